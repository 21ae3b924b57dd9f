#ifndef HOST_BOARD_H
#define HOST_BOARD_H

#include <stdbool.h>
#include <stdint.h>
#include "../core/firmware.h"

/** A board in memory: the levels of its pins, and what was written. */
struct host_board {
  bool levels[PIN_LAST + 1u];
  unsigned writes;
  uint16_t readings[ANALOG_COUNT];
  /** The converter never finishes. */
  bool converter_stuck;
};

extern struct host_board host_board;

/** A firmware that has started, with its boot line taken away. All inputs are open: 1, the LED 0. */
void host_start(struct firmware *firmware);
/** As the receiving interrupt does. */
void host_receive(struct firmware *firmware, const char *bytes, size_t count);
/** Everything that waits to be sent, ended by a NUL. Overwritten by the next call. */
const char *host_sent(struct firmware *firmware);

#endif
