#ifndef TEXT_H
#define TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Text being put together in a buffer of fixed size. What does not fit sets `cut` and is left out whole. */
struct text {
  char *bytes;
  size_t capacity;
  size_t length;
  bool cut;
};

struct text text_in(char *bytes, size_t capacity);
void text_add(struct text *text, const char *part);
void text_add_number(struct text *text, uint32_t number);
/** As part of a JSON string: quotes and backslashes are escaped. Control characters must not occur. */
void text_add_quoted(struct text *text, const char *part);

#endif
