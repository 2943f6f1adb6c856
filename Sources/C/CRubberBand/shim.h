// Rubber Band stretches time and keeps the pitch.
#include <rubberband/rubberband-c.h>
