#include "request.h"

/** Deeper values than this are refused; bounds the stack. */
#define DEEPEST 8

struct cursor {
  const char *at;
  const char *end;
};

struct slice {
  const char *bytes;
  size_t length;
  bool escaped;
};

static char peek(const struct cursor *cursor) {
  return cursor->at < cursor->end ? *cursor->at : '\0';
}

static bool accept(struct cursor *cursor, char wanted) {
  if (cursor->at >= cursor->end || *cursor->at != wanted) return false;
  cursor->at += 1;
  return true;
}

static void skip_space(struct cursor *cursor) {
  while (cursor->at < cursor->end && (*cursor->at == ' ' || *cursor->at == '\t')) cursor->at += 1;
}

static bool is_digit(char character) {
  return character >= '0' && character <= '9';
}

static bool is_hex_digit(char character) {
  return is_digit(character) || (character >= 'a' && character <= 'f') || (character >= 'A' && character <= 'F');
}

static bool slice_is(const struct slice *slice, const char *text) {
  if (slice->escaped) return false;
  size_t i = 0;
  while (i < slice->length && text[i] != '\0' && slice->bytes[i] == text[i]) i += 1;
  return i == slice->length && text[i] == '\0';
}

static bool read_escape(struct cursor *cursor) {
  char kind = peek(cursor);
  if (kind == '\0') return false;
  cursor->at += 1;
  if (kind == 'u') {
    for (int i = 0; i < 4; i += 1) {
      if (!is_hex_digit(peek(cursor))) return false;
      cursor->at += 1;
    }
    return true;
  }
  return kind == '"' || kind == '\\' || kind == '/' || kind == 'b' || kind == 'f' || kind == 'n' || kind == 'r' || kind == 't';
}

static bool read_string(struct cursor *cursor, struct slice *slice) {
  if (!accept(cursor, '"')) return false;
  *slice = (struct slice){.bytes = cursor->at, .length = 0, .escaped = false};
  while (cursor->at < cursor->end) {
    char character = *cursor->at;
    cursor->at += 1;
    if (character == '"') {
      slice->length = (size_t)(cursor->at - 1 - slice->bytes);
      return true;
    }
    if ((unsigned char)character < 0x20) return false;
    if (character == '\\') {
      slice->escaped = true;
      if (!read_escape(cursor)) return false;
    }
  }
  return false;
}

static bool skip_digits(struct cursor *cursor) {
  if (!is_digit(peek(cursor))) return false;
  while (is_digit(peek(cursor))) cursor->at += 1;
  return true;
}

static bool read_number(struct cursor *cursor, struct argument *argument) {
  bool negative = accept(cursor, '-');
  const char *digits = cursor->at;
  if (!skip_digits(cursor)) return false;
  if (*digits == '0' && cursor->at - digits > 1) return false;
  int64_t magnitude = 0;
  for (const char *digit = digits; digit < cursor->at && magnitude <= INT32_MAX; digit += 1) magnitude = magnitude * 10 + (*digit - '0');
  bool whole = true;
  if (accept(cursor, '.')) {
    whole = false;
    if (!skip_digits(cursor)) return false;
  }
  if (accept(cursor, 'e') || accept(cursor, 'E')) {
    whole = false;
    if (!accept(cursor, '+')) (void)accept(cursor, '-');
    if (!skip_digits(cursor)) return false;
  }
  if (whole && magnitude <= INT32_MAX) *argument = (struct argument){ARGUMENT_INTEGER, (int32_t)(negative ? -magnitude : magnitude)};
  else *argument = (struct argument){ARGUMENT_OTHER, 0};
  return true;
}

static bool accept_word(struct cursor *cursor, const char *word) {
  for (; *word != '\0'; word += 1) {
    if (!accept(cursor, *word)) return false;
  }
  return true;
}

static bool skip_value(struct cursor *cursor, int depth);

static bool skip_members(struct cursor *cursor, char close, int depth) {
  skip_space(cursor);
  if (accept(cursor, close)) return true;
  do {
    skip_space(cursor);
    if (close == '}') {
      struct slice key;
      if (!read_string(cursor, &key)) return false;
      skip_space(cursor);
      if (!accept(cursor, ':')) return false;
      skip_space(cursor);
    }
    if (!skip_value(cursor, depth)) return false;
    skip_space(cursor);
  } while (accept(cursor, ','));
  return accept(cursor, close);
}

static bool skip_value(struct cursor *cursor, int depth) {
  struct slice string;
  struct argument number;
  if (depth >= DEEPEST) return false;
  switch (peek(cursor)) {
    case '"': return read_string(cursor, &string);
    case '{': cursor->at += 1; return skip_members(cursor, '}', depth + 1);
    case '[': cursor->at += 1; return skip_members(cursor, ']', depth + 1);
    case 't': return accept_word(cursor, "true");
    case 'f': return accept_word(cursor, "false");
    case 'n': return accept_word(cursor, "null");
    default: return read_number(cursor, &number);
  }
}

/** The id is sent back as it came, so nothing may be in it that would end or bend the answer's JSON. */
static void read_id(const struct slice *string, char id[REQUEST_ID_LONGEST + 1u]) {
  size_t length = string->length < REQUEST_ID_LONGEST ? string->length : REQUEST_ID_LONGEST;
  if (string->escaped || length == 0) return;
  for (size_t i = 0; i < length; i += 1) {
    if (string->bytes[i] < 0x20 || string->bytes[i] > 0x7e) return;
  }
  for (size_t i = 0; i < length; i += 1) id[i] = string->bytes[i];
  id[length] = '\0';
}

static enum command to_command(const struct slice *name) {
  static const struct { const char *name; enum command command; } known[] = {
    {"ping", COMMAND_PING},
    {"capabilities", COMMAND_CAPABILITIES},
    {"gpio_read", COMMAND_GPIO_READ},
    {"gpio_write", COMMAND_GPIO_WRITE},
    {"gpio_watch", COMMAND_GPIO_WATCH},
    {"adc_read", COMMAND_ADC_READ},
  };
  for (size_t i = 0; i < sizeof known / sizeof known[0]; i += 1) {
    if (slice_is(name, known[i].name)) return known[i].command;
  }
  return COMMAND_UNKNOWN;
}

static struct argument *argument_named(struct request *request, const struct slice *key) {
  if (slice_is(key, "pin")) return &request->pin;
  if (slice_is(key, "value")) return &request->value;
  if (slice_is(key, "edge")) return &request->edge;
  if (slice_is(key, "debounce_ms")) return &request->debounce_ms;
  if (slice_is(key, "channel")) return &request->channel;
  return NULL;
}

static bool read_argument(struct cursor *cursor, struct argument *argument) {
  if (argument->kind != ARGUMENT_ABSENT) return false; // given twice
  argument->kind = ARGUMENT_OTHER;
  char first = peek(cursor);
  return first == '-' || is_digit(first) ? read_number(cursor, argument) : skip_value(cursor, 2);
}

static bool read_arguments(struct cursor *cursor, struct request *request) {
  if (!accept(cursor, '{')) return false;
  skip_space(cursor);
  if (accept(cursor, '}')) return true;
  do {
    struct slice key;
    skip_space(cursor);
    if (!read_string(cursor, &key)) return false;
    skip_space(cursor);
    if (!accept(cursor, ':')) return false;
    skip_space(cursor);
    struct argument *argument = argument_named(request, &key);
    if (argument == NULL ? !skip_value(cursor, 2) : !read_argument(cursor, argument)) return false;
    skip_space(cursor);
  } while (accept(cursor, ','));
  return accept(cursor, '}');
}

struct seen {
  bool id;
  bool command;
  bool arguments;
};

/** True the first time. */
static bool once(bool *seen) {
  bool first = !*seen;
  *seen = true;
  return first;
}

static bool read_member(struct cursor *cursor, struct request *request, struct seen *seen) {
  struct slice key;
  struct slice string;
  if (!read_string(cursor, &key)) return false;
  skip_space(cursor);
  if (!accept(cursor, ':')) return false;
  skip_space(cursor);
  if (slice_is(&key, "id")) {
    if (!once(&seen->id)) return false;
    if (peek(cursor) != '"') return skip_value(cursor, 1);
    if (!read_string(cursor, &string)) return false;
    read_id(&string, request->id);
    return true;
  }
  if (slice_is(&key, "cmd")) {
    if (!once(&seen->command)) return false;
    if (peek(cursor) != '"') return skip_value(cursor, 1);
    if (!read_string(cursor, &string)) return false;
    request->command = to_command(&string);
    return true;
  }
  if (slice_is(&key, "args")) {
    if (!once(&seen->arguments)) return false;
    return peek(cursor) == '{' ? read_arguments(cursor, request) : skip_value(cursor, 1);
  }
  return skip_value(cursor, 1);
}

bool read_request(const char *line, size_t length, struct request *request) {
  struct cursor cursor = {.at = line, .end = line + length};
  struct seen seen = {false, false, false};
  *request = (struct request){.id = "0", .command = COMMAND_UNKNOWN};
  skip_space(&cursor);
  if (!accept(&cursor, '{')) return false;
  skip_space(&cursor);
  if (!accept(&cursor, '}')) {
    do {
      skip_space(&cursor);
      if (!read_member(&cursor, request, &seen)) return false;
      skip_space(&cursor);
    } while (accept(&cursor, ','));
    if (!accept(&cursor, '}')) return false;
  }
  skip_space(&cursor);
  return cursor.at == cursor.end;
}
