/*
 * Feeds the core with what no host should send. `fuzz SEED ROUNDS [print]` mutates the examples below, the same way for the
 * same seed; `print` writes down every line that the firmware sends, for a second opinion. With clang,
 * -fsanitize=fuzzer -DLIBFUZZER uses the same target.
 *
 * An input is bytes from the host; some control characters stand for what else may happen in between.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host-board.h"

#define INPUT_LONGEST 2000u

enum { STEP = 1, LOSE = 2, TOGGLE = 3, PASS = 4, LISTEN = 5 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct firmware firmware;
static bool print;
static uint32_t last_seq;

static void die(const char *why, const char *text) {
  fprintf(stderr, "%s: %s\n", why, text);
  abort();
}

static void check_line(char *line) {
  size_t length = strlen(line);
  if (print) puts(line);
  if (length + 1u > ANSWER_LONGEST) die("too long", line);
  for (size_t i = 0; i < length; i += 1) {
    if (line[i] < 0x20 || line[i] > 0x7e) die("not printable", line);
  }
  if (line[length - 1u] != '}') die("not ended", line);
  if (strncmp(line, "{\"id\":\"", 7) == 0) return;
  if (strncmp(line, "{\"event\":\"gpio\",", 16) != 0) die("neither answer nor event", line);
  char *seq = strstr(line, "\"seq\":");
  if (seq == NULL) die("no seq", line);
  uint32_t number = (uint32_t)strtoul(seq + 6, NULL, 10);
  if (number <= last_seq) die("seq went back", line);
  last_seq = number;
}

static void listen(void) {
  char sent[OUTPUT_SIZE + 1u];
  strcpy(sent, host_sent(&firmware));
  if (sent[0] != '\0' && sent[strlen(sent) - 1u] != '\n') die("half a line", sent);
  for (char *line = strtok(sent, "\n"); line != NULL; line = strtok(NULL, "\n")) check_line(line);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  uint32_t now_us = 4294000000u;
  host_start(&firmware);
  last_seq = 0;
  for (size_t i = 0; i < size; i += 1) {
    uint8_t argument = i + 1u < size ? data[i + 1u] : 0;
    switch (data[i]) {
      case STEP: firmware_step(&firmware, now_us); break;
      case LOSE: byte_queue_lose(&firmware.received, argument); break;
      case TOGGLE: host_board.levels[PIN_FIRST + argument % PIN_COUNT] ^= true; firmware_step(&firmware, now_us); break;
      case PASS: now_us += 250u * (argument + 1u); firmware_step(&firmware, now_us); break;
      case LISTEN: listen(); break;
      default: byte_queue_put(&firmware.received, data[i]);
    }
  }
  for (int i = 0; i < 200; i += 1) {
    firmware_step(&firmware, now_us);
    listen();
  }
  // Whatever came before: after a line end, the next request is answered, and by its own id.
  host_receive(&firmware, "\n{\"id\":\"last\",\"cmd\":\"ping\"}\n", 29);
  for (int i = 0; i < 4; i += 1) firmware_step(&firmware, now_us);
  if (strstr(host_sent(&firmware), "{\"id\":\"last\",\"ok\":true,\"result\":\"pong\",\"seq\":") == NULL) die("no answer in the end", "");
  return 0;
}

#ifndef LIBFUZZER

static const char *const examples[] = {
  "{\"id\":\"a1\",\"cmd\":\"ping\",\"args\":{}}\n\1\5",
  "{\"id\":\"a2\",\"cmd\":\"capabilities\",\"args\":{}}\n\1",
  "{\"id\":\"a3\",\"cmd\":\"gpio_read\",\"args\":{\"pin\":3}}\n\1",
  "{\"id\":\"a4\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":13,\"value\":1}}\n\1",
  "{\"id\":\"a5\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":4,\"edge\":3,\"debounce_ms\":20}}\n\1\3\2\4\3\3\2\4\200",
  "{\"id\":\"a6\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":2}}\n{\"id\":\"a7\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":13}}\n\1\1\3\14\3\15",
  "{\"id\":\"a9\",\"cmd\":\"adc_read\",\"args\":{\"channel\":5}}\n\1",
  "{ \"id\" : \"\\u0041\\n\" , \"x\" : [ -1.5e+3 , { \"y\" : null } , true ] , \"cmd\" : \"ping\" }\r\n\1",
  "{\"id\":\"a8\",\"cmd\":\"ping\",\"x\":\"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"
    "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\"}\n\1",
  "\2\7\n\1\n\r\n\1",
};

static uint32_t random_state;

static uint32_t random_below(uint32_t limit) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 17;
  random_state ^= random_state << 5;
  return random_state % limit;
}

static const char *any_example(void) {
  return examples[random_below(sizeof examples / sizeof examples[0])];
}

static size_t compose(uint8_t *input) {
  size_t length = 0;
  for (uint32_t left = 1u + random_below(6); left > 0; left -= 1) {
    const char *example = any_example();
    size_t count = strlen(example);
    size_t from = random_below(8) == 0 ? random_below((uint32_t)count) : 0;
    size_t to = random_below(8) == 0 ? from + random_below((uint32_t)(count - from) + 1u) : count;
    memcpy(input + length, example + from, to - from);
    length += to - from;
  }
  return length;
}

static size_t mutate(uint8_t *input, size_t length) {
  static const char telling[] = "{}[]\":,\\\n\r019-+.eEutfn \1\2\3\4\5";
  for (uint32_t left = random_below(8); left > 0 && length > 0; left -= 1) {
    size_t at = random_below((uint32_t)length);
    size_t run = 1u + random_below(random_below(10) == 0 ? 300 : 4);
    switch (random_below(5)) {
      case 0: input[at] = (uint8_t)random_below(256); break;
      case 1: input[at] = (uint8_t)telling[random_below(sizeof telling - 1u)]; break;
      case 2: input[at] ^= (uint8_t)(1u << random_below(8)); break;
      case 3: // take some away
        if (run > length - at) run = length - at;
        memmove(input + at, input + at + run, length - at - run);
        length -= run;
        break;
      default: // repeat some
        if (run > length - at) run = length - at;
        memmove(input + at + run, input + at, length - at);
        length += run;
    }
  }
  return length < INPUT_LONGEST ? length : INPUT_LONGEST;
}

int main(int count, char **arguments) {
  static uint8_t input[8u * INPUT_LONGEST];
  if (count < 3) {
    fprintf(stderr, "fuzz SEED ROUNDS [print]\n");
    return 2;
  }
  random_state = (uint32_t)strtoul(arguments[1], NULL, 10) | 1u;
  print = count > 3;
  unsigned long rounds = strtoul(arguments[2], NULL, 10);
  for (unsigned long round = 0; round < rounds; round += 1) LLVMFuzzerTestOneInput(input, mutate(input, compose(input)));
  return 0;
}

#endif
