#include "text.h"

struct text text_in(char *bytes, size_t capacity) {
  return (struct text){.bytes = bytes, .capacity = capacity, .length = 0, .cut = false};
}

static void add_bytes(struct text *text, const char *bytes, size_t count) {
  if (text->cut || count > text->capacity - text->length) {
    text->cut = true;
    return;
  }
  for (size_t i = 0; i < count; i += 1) text->bytes[text->length + i] = bytes[i];
  text->length += count;
}

void text_add(struct text *text, const char *part) {
  size_t count = 0;
  while (part[count] != '\0') count += 1;
  add_bytes(text, part, count);
}

void text_add_number(struct text *text, uint32_t number) {
  char digits[10];
  size_t at = sizeof digits;
  do {
    at -= 1;
    digits[at] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  add_bytes(text, digits + at, sizeof digits - at);
}

void text_add_quoted(struct text *text, const char *part) {
  for (; *part != '\0'; part += 1) {
    if (*part == '"' || *part == '\\') add_bytes(text, "\\", 1);
    add_bytes(text, part, 1);
  }
}
