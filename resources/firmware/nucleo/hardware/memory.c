/* The compiler calls these for larger copies; there is no C library here. Built so that it does not see them in themselves. */
#include <stddef.h>

void *memset(void *to, int value, size_t count);
void *memcpy(void *restrict to, const void *restrict from, size_t count);

void *memset(void *to, int value, size_t count) {
  unsigned char *bytes = to;
  for (size_t i = 0; i < count; i += 1) bytes[i] = (unsigned char)value;
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *bytes = to;
  const unsigned char *source = from;
  for (size_t i = 0; i < count; i += 1) bytes[i] = source[i];
  return to;
}
