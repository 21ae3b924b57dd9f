#include "firmware.h"

#include "board.h"
#include "request.h"
#include "text.h"

#define DEBOUNCE_LONGEST_MS 600000

static uint16_t bit_of(uint8_t pin) {
  return (uint16_t)(1u << pin);
}

static void send(struct firmware *firmware, struct text *line) {
  text_add(line, "\n");
  // The buffers are sized for the longest line; half a line must never be sent.
  if (!line->cut) output_add(&firmware->output, line->bytes, line->length);
}

static struct text begin_answer(char *bytes, const char *id, const char *rest) {
  struct text line = text_in(bytes, ANSWER_LONGEST);
  text_add(&line, "{\"id\":\"");
  text_add_quoted(&line, id);
  text_add(&line, rest);
  return line;
}

/** An edge whose line was lost shows at the next ping: all that were told before are in front of it on the wire. */
static void answer_ping(struct firmware *firmware, const char *id) {
  char bytes[ANSWER_LONGEST];
  struct text line = begin_answer(bytes, id, "\",\"ok\":true,\"result\":\"pong\",\"seq\":");
  text_add_number(&line, firmware->watches.seq);
  text_add(&line, "}");
  send(firmware, &line);
}

static void succeed(struct firmware *firmware, const char *id, const char *result) {
  char bytes[ANSWER_LONGEST];
  struct text line = begin_answer(bytes, id, "\",\"ok\":true,\"result\":\"");
  text_add_quoted(&line, result);
  text_add(&line, "\"}");
  send(firmware, &line);
}

/** `number` is left out when negative. */
static void fail(struct firmware *firmware, const char *id, const char *error, int64_t number, const char *after) {
  char bytes[ANSWER_LONGEST];
  struct text line = begin_answer(bytes, id, "\",\"ok\":false,\"result\":\"\",\"error\":\"");
  text_add(&line, error);
  if (number >= 0) text_add_number(&line, (uint32_t)number);
  text_add(&line, after);
  text_add(&line, "\"}");
  send(firmware, &line);
}

/** A host that was away learns from it what is still driven: no reset leaves one of them. */
static void add_outputs(struct text *list, const struct firmware *firmware) {
  const char *before = "[";
  for (uint8_t pin = PIN_FIRST; pin <= PIN_LAST; pin += 1) {
    if ((firmware->outputs & bit_of(pin)) == 0) continue;
    text_add(list, before);
    text_add_number(list, pin);
    text_add(list, (firmware->high & bit_of(pin)) != 0 ? ",1]" : ",0]");
    before = ",[";
  }
}

static void answer_capabilities(struct firmware *firmware, const char *id) {
  char bytes[ANSWER_LONGEST];
  struct text list = text_in(bytes, sizeof bytes - 1u);
  text_add(&list, "{\"gpio\":[");
  for (uint8_t pin = PIN_FIRST; pin <= PIN_LAST; pin += 1) {
    if (pin > PIN_FIRST) text_add(&list, ",");
    text_add_number(&list, pin);
  }
  text_add(&list, "],\"led_pin\":");
  text_add_number(&list, PIN_LED);
  text_add(&list, ",\"watch\":1,\"outputs\":[");
  add_outputs(&list, firmware);
  text_add(&list, "],\"adc\":[");
  for (uint8_t channel = 0; channel < ANALOG_COUNT; channel += 1) {
    if (channel > 0) text_add(&list, ",");
    text_add_number(&list, channel);
  }
  text_add(&list, "],\"adc_bits\":");
  text_add_number(&list, ANALOG_BITS);
  text_add(&list, ",\"firmware\":\"" FIRMWARE_NAME "\",\"version\":\"" FIRMWARE_VERSION "\",\"board\":\"");
  text_add(&list, firmware->board);
  text_add(&list, "\"}");
  bytes[list.length] = '\0';
  succeed(firmware, id, bytes);
}

/** Answers and returns false when the board has no such pin. */
static bool has_pin(struct firmware *firmware, const struct request *request) {
  const struct argument *pin = &request->pin;
  if (pin->kind == ARGUMENT_INTEGER && pin->value >= (int32_t)PIN_FIRST && pin->value <= (int32_t)PIN_LAST) return true;
  if (pin->kind != ARGUMENT_INTEGER) fail(firmware, request->id, "Invalid pin", -1, "");
  else if (pin->value == 0 || pin->value == 1) fail(firmware, request->id, "Invalid pin ", pin->value, ": it is the serial line");
  else fail(firmware, request->id, "Invalid pin", -1, "");
  return false;
}

static void write_pin(struct firmware *firmware, const struct request *request, uint32_t now_us) {
  if (request->value.kind != ARGUMENT_INTEGER) {
    fail(firmware, request->id, "Invalid value", -1, "");
    return;
  }
  uint8_t pin = (uint8_t)request->pin.value;
  bool level = request->value.value != 0;
  board_write_pin(pin, level);
  firmware->outputs |= bit_of(pin);
  if (level) firmware->high |= bit_of(pin);
  else firmware->high &= (uint16_t)~bit_of(pin);
  watches_wrote(&firmware->watches, pin, level, now_us);
  succeed(firmware, request->id, "done");
}

static void watch_pin(struct firmware *firmware, const struct request *request) {
  const struct argument *edge = &request->edge;
  const struct argument *debounce = &request->debounce_ms;
  if (edge->kind == ARGUMENT_OTHER || edge->value < 0 || edge->value > (int32_t)(EDGE_RISING | EDGE_FALLING)) {
    fail(firmware, request->id, "Invalid edge", -1, "");
    return;
  }
  if (debounce->kind == ARGUMENT_OTHER || debounce->value > DEBOUNCE_LONGEST_MS) {
    fail(firmware, request->id, "Invalid debounce_ms", -1, "");
    return;
  }
  uint8_t pin = (uint8_t)request->pin.value;
  bool level = board_read_pin(pin);
  uint8_t edges = edge->kind == ARGUMENT_ABSENT ? (uint8_t)(EDGE_RISING | EDGE_FALLING) : (uint8_t)edge->value;
  uint32_t debounce_us = debounce->value > 0 ? (uint32_t)debounce->value * 1000u : 0u;
  if (edges == 0) watches_disarm(&firmware->watches, pin);
  else watches_arm(&firmware->watches, pin, edges, debounce_us, level);
  succeed(firmware, request->id, level ? "1" : "0");
}

static void read_analog(struct firmware *firmware, const struct request *request) {
  const struct argument *channel = &request->channel;
  uint16_t reading;
  if (channel->kind != ARGUMENT_INTEGER || channel->value < 0 || channel->value >= (int32_t)ANALOG_COUNT) {
    fail(firmware, request->id, "Invalid channel", -1, "");
    return;
  }
  if (!board_read_analog((uint8_t)channel->value, &reading)) {
    fail(firmware, request->id, "The converter gave no reading", -1, "");
    return;
  }
  char bytes[8];
  struct text digits = text_in(bytes, sizeof bytes - 1u);
  text_add_number(&digits, reading);
  bytes[digits.length] = '\0';
  succeed(firmware, request->id, bytes);
}

static void carry_out(struct firmware *firmware, const struct request *request, uint32_t now_us) {
  switch (request->command) {
    case COMMAND_PING: answer_ping(firmware, request->id); return;
    case COMMAND_CAPABILITIES: answer_capabilities(firmware, request->id); return;
    case COMMAND_GPIO_READ:
      if (has_pin(firmware, request)) succeed(firmware, request->id, board_read_pin((uint8_t)request->pin.value) ? "1" : "0");
      return;
    case COMMAND_GPIO_WRITE:
      if (has_pin(firmware, request)) write_pin(firmware, request, now_us);
      return;
    case COMMAND_GPIO_WATCH:
      if (has_pin(firmware, request)) watch_pin(firmware, request);
      return;
    case COMMAND_ADC_READ: read_analog(firmware, request); return;
    case COMMAND_UNKNOWN: fail(firmware, request->id, "Unknown command", -1, ""); return;
  }
}

static void handle_line(struct firmware *firmware, enum line_kind kind, uint32_t now_us) {
  struct request request;
  uint32_t lost;
  // `reader` keeps the line until the next byte is taken.
  bool whole = read_request(firmware->reader.bytes, firmware->reader.length, &request);
  switch (kind) {
    case LINE_NONE: return;
    case LINE_DAMAGED:
      // Its id may be damaged too.
      lost = byte_queue_lost(&firmware->received);
      fail(firmware, "0", "Not carried out, bytes were lost: ", (int64_t)(uint32_t)(lost - firmware->lost_told), "");
      firmware->lost_told = lost;
      return;
    case LINE_TOO_LONG: fail(firmware, request.id, "Not carried out, the line is longer than ", LINE_LONGEST, " bytes"); return;
    case LINE_COMPLETE:
      if (whole) carry_out(firmware, &request, now_us);
      else fail(firmware, request.id, "Not carried out, the line is not a JSON object", -1, "");
      return;
  }
}

static void tell_edge(struct firmware *firmware, const struct pin_event *event) {
  char bytes[EVENT_LONGEST];
  struct text line = text_in(bytes, sizeof bytes);
  text_add(&line, "{\"event\":\"gpio\",\"pin\":");
  text_add_number(&line, event->pin);
  text_add(&line, event->level ? ",\"value\":1,\"t_us\":" : ",\"value\":0,\"t_us\":");
  text_add_number(&line, event->at_us);
  text_add(&line, ",\"seq\":");
  text_add_number(&line, event->seq);
  text_add(&line, "}");
  send(firmware, &line);
}

void firmware_start(struct firmware *firmware, const char *board, const char *reset_cause) {
  char bytes[ANSWER_LONGEST];
  struct text line = text_in(bytes, sizeof bytes);
  firmware->board = board;
  // A line may have been cut off by the reset.
  text_add(&line, "\n{\"event\":\"boot\",\"firmware\":\"" FIRMWARE_NAME "\",\"version\":\"" FIRMWARE_VERSION "\",\"board\":\"");
  text_add(&line, board);
  text_add(&line, "\",\"reset\":\"");
  text_add(&line, reset_cause);
  text_add(&line, "\"}");
  send(firmware, &line);
}

void firmware_step(struct firmware *firmware, uint32_t now_us) {
  for (uint8_t pin = PIN_FIRST; pin <= PIN_LAST; pin += 1) {
    struct pin_event event;
    if (!watches_is_armed(&firmware->watches, pin)) continue;
    // Answers keep a place of their own.
    bool room = output_room(&firmware->output) >= ANSWER_LONGEST + EVENT_LONGEST;
    if (watches_look(&firmware->watches, pin, board_read_pin(pin), now_us, room, &event)) tell_edge(firmware, &event);
  }
  if (output_room(&firmware->output) < ANSWER_LONGEST) return;
  struct received received;
  while (byte_queue_take(&firmware->received, &received)) {
    enum line_kind kind = line_reader_take(&firmware->reader, received);
    if (kind == LINE_NONE) continue;
    handle_line(firmware, kind, now_us);
    return;
  }
}
