#ifndef REQUEST_H
#define REQUEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Longer ids are cut. */
#define REQUEST_ID_LONGEST 15u

enum command {
  COMMAND_UNKNOWN,
  COMMAND_PING,
  COMMAND_CAPABILITIES,
  COMMAND_GPIO_READ,
  COMMAND_GPIO_WRITE,
  COMMAND_GPIO_WATCH,
  COMMAND_ADC_READ,
};

struct argument {
  enum { ARGUMENT_ABSENT, ARGUMENT_INTEGER, ARGUMENT_OTHER } kind;
  /** Of an integer that fits. */
  int32_t value;
};

struct request {
  /** "0" when the line has none that can be repeated as it is. */
  char id[REQUEST_ID_LONGEST + 1u];
  enum command command;
  struct argument pin;
  struct argument value;
  struct argument edge;
  struct argument debounce_ms;
  struct argument channel;
};

/**
 * False unless the line is one whole JSON object that gives none of our keys twice: a line that was cut off or run
 * together with another must not move a valve. The id is set as far as it could be read, in either case.
 */
bool read_request(const char *line, size_t length, struct request *request);

#endif
