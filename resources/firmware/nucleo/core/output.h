#ifndef OUTPUT_H
#define OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** About 180 ms at 115200 baud. */
#define OUTPUT_SIZE 2048u

/** Lines waiting to be sent. Of the main loop alone. */
struct output {
  uint8_t bytes[OUTPUT_SIZE];
  size_t first;
  size_t length;
};

size_t output_room(const struct output *output);
/** A whole line or nothing of it. */
void output_add(struct output *output, const char *line, size_t length);
/** False when everything has been sent. */
bool output_take(struct output *output, uint8_t *byte);

#endif
