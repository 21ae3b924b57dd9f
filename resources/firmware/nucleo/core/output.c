#include "output.h"

size_t output_room(const struct output *output) {
  return OUTPUT_SIZE - output->length;
}

void output_add(struct output *output, const char *line, size_t length) {
  if (length > output_room(output)) return;
  for (size_t i = 0; i < length; i += 1) output->bytes[(output->first + output->length + i) % OUTPUT_SIZE] = (uint8_t)line[i];
  output->length += length;
}

bool output_take(struct output *output, uint8_t *byte) {
  if (output->length == 0) return false;
  *byte = output->bytes[output->first];
  output->first = (output->first + 1u) % OUTPUT_SIZE;
  output->length -= 1;
  return true;
}
