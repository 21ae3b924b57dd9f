#ifndef LINE_READER_H
#define LINE_READER_H

#include <stddef.h>
#include "byte-queue.h"

/** Without the line's end. */
#define LINE_LONGEST 256u

enum line_kind {
  /** Nothing to do yet. */
  LINE_NONE,
  LINE_COMPLETE,
  /** `bytes` has its beginning. */
  LINE_TOO_LONG,
  /** Bytes are missing in it, so what is left may say something else than what was sent. */
  LINE_DAMAGED,
};

/**
 * Cuts received bytes into lines at LF or CR; empty lines are ignored. A line that is too long or damaged is told once,
 * at its end; the next line is read normally and nothing of the bad one is ever taken for a line of its own.
 */
struct line_reader {
  char bytes[LINE_LONGEST];
  size_t length;
  bool too_long;
  bool damaged;
  bool finished;
};

/** After anything but LINE_NONE, `bytes` and `length` are valid until the next call. */
enum line_kind line_reader_take(struct line_reader *reader, struct received received);

#endif
