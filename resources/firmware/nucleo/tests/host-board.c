#include "host-board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../core/board.h"

struct host_board host_board;

static void must_exist(uint8_t pin) {
  if (pin >= PIN_FIRST && pin <= PIN_LAST) return;
  fprintf(stderr, "the core touched pin %u\n", pin);
  abort();
}

bool board_read_pin(uint8_t pin) {
  must_exist(pin);
  return host_board.levels[pin];
}

void board_write_pin(uint8_t pin, bool level) {
  must_exist(pin);
  host_board.levels[pin] = level;
  host_board.writes += 1;
}

bool board_read_analog(uint8_t channel, uint16_t *reading) {
  if (channel >= ANALOG_COUNT) {
    fprintf(stderr, "the core touched analog input %u\n", channel);
    abort();
  }
  *reading = host_board.readings[channel];
  return !host_board.converter_stuck;
}

void host_start(struct firmware *firmware) {
  memset(firmware, 0, sizeof *firmware);
  host_board.writes = 0;
  host_board.converter_stuck = false;
  for (unsigned channel = 0; channel < ANALOG_COUNT; channel += 1) host_board.readings[channel] = 0;
  for (unsigned pin = 0; pin <= PIN_LAST; pin += 1) host_board.levels[pin] = pin != PIN_LED;
  firmware_start(firmware, "nucleo-f401re", "power");
  (void)host_sent(firmware);
}

void host_receive(struct firmware *firmware, const char *bytes, size_t count) {
  for (size_t i = 0; i < count; i += 1) byte_queue_put(&firmware->received, (uint8_t)bytes[i]);
}

const char *host_sent(struct firmware *firmware) {
  static char sent[OUTPUT_SIZE + 1u];
  size_t length = 0;
  uint8_t byte;
  while (output_take(&firmware->output, &byte)) {
    sent[length] = (char)byte;
    length += 1;
  }
  sent[length] = '\0';
  return sent;
}
