#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

// gdk_pixbuf_save_to_bufferv takes parallel arrays of names and values; Meadow only ever gives a
// JPEG its quality, and nothing else that could end up in the file.
static inline gboolean meadow_pixbuf_save_jpeg(GdkPixbuf *pixbuf, const char *quality,
                                               gchar **bytes, gsize *count) {
  char *keys[] = {"quality", NULL};
  char *values[] = {(char *)quality, NULL};
  return gdk_pixbuf_save_to_bufferv(pixbuf, bytes, count, "jpeg", keys, values, NULL);
}

static inline gboolean meadow_pixbuf_save_png(GdkPixbuf *pixbuf, gchar **bytes, gsize *count) {
  return gdk_pixbuf_save_to_bufferv(pixbuf, bytes, count, "png", NULL, NULL, NULL);
}
