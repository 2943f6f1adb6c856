// Stands before glibc's allocator in the test program and counts what the counting thread asks for.
#include "allocation_count.h"
#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static __thread long count;
static __thread int counting;

void allocation_count_begin(void) { count = 0; counting = 1; }
long allocation_count_end(void) { counting = 0; return count; }

void *malloc(size_t size) { count += counting; return __libc_malloc(size); }
void *calloc(size_t n, size_t size) { count += counting; return __libc_calloc(n, size); }
void *realloc(void *p, size_t size) { count += counting; return __libc_realloc(p, size); }
void *memalign(size_t a, size_t size) { count += counting; return __libc_memalign(a, size); }
void *aligned_alloc(size_t a, size_t size) { count += counting; return __libc_memalign(a, size); }
int posix_memalign(void **out, size_t a, size_t size) {
  count += counting;
  *out = __libc_memalign(a, size);
  return *out ? 0 : ENOMEM;
}
