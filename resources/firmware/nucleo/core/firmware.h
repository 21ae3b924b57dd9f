#ifndef FIRMWARE_H
#define FIRMWARE_H

#include "byte-queue.h"
#include "line-reader.h"
#include "output.h"
#include "watches.h"

#define FIRMWARE_NAME "zeroclaw-nucleo"
#define FIRMWARE_VERSION "1.3.0"

/** The longest line that is ever sent, with its end. */
#define ANSWER_LONGEST 360u
/** The longest line that tells an edge, with its end. */
#define EVENT_LONGEST 80u

/** The whole state, in one place of fixed size. All bytes zero is a good beginning. */
struct firmware {
  /** Filled by the receiving interrupt. */
  struct byte_queue received;
  struct line_reader reader;
  struct output output;
  struct watches watches;
  const char *board;
  /** One bit a pin: those that were written since the start, and are outputs, and those of them that were written high. */
  uint16_t outputs;
  uint16_t high;
  /** Lost bytes that the host has been told of. */
  uint32_t lost_told;
};

/** Says on the line that the board has started, and why: a host then knows that its watches are gone. */
void firmware_start(struct firmware *firmware, const char *board, const char *reset_cause);
/**
 * Looks at the watched pins and carries out at most one line. Call it often; it never waits. A line is only taken up when
 * its answer has room, so a host that does not read loses requests, and is told so, but never an answer.
 */
void firmware_step(struct firmware *firmware, uint32_t now_us);

#endif
