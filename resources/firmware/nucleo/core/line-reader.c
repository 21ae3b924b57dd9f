#include "line-reader.h"

static enum line_kind end_line(struct line_reader *reader) {
  reader->finished = true;
  if (reader->damaged) return LINE_DAMAGED;
  if (reader->too_long) return LINE_TOO_LONG;
  return reader->length > 0 ? LINE_COMPLETE : LINE_NONE;
}

enum line_kind line_reader_take(struct line_reader *reader, struct received received) {
  if (reader->finished) {
    reader->length = 0;
    reader->too_long = reader->damaged = reader->finished = false;
  }
  if (received.after_loss) reader->damaged = true;
  if (received.byte == '\n' || received.byte == '\r') return end_line(reader);
  if (reader->length < LINE_LONGEST) {
    reader->bytes[reader->length] = (char)received.byte;
    reader->length += 1;
  } else {
    reader->too_long = true;
  }
  return LINE_NONE;
}
