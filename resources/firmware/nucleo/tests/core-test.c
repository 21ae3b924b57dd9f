/* Tests of the portable core, on the machine that builds it. Prints one line a test; ends with 1 when one fails. */
#include <stdio.h>
#include <string.h>

#include "../core/request.h"
#include "../core/text.h"
#include "host-board.h"

static struct firmware firmware;
static unsigned failures;
static uint32_t now_us;

static void same_text(int line, const char *actual, const char *expected) {
  if (strcmp(actual, expected) == 0) return;
  failures += 1;
  printf("# line %d\n#   expected %s\n#   but was  %s\n", line, expected, actual);
}

static void is_true(int line, bool condition, const char *what) {
  if (condition) return;
  failures += 1;
  printf("# line %d: not true: %s\n", line, what);
}

#define SAME(actual, expected) same_text(__LINE__, actual, expected)
#define TRUE(condition) is_true(__LINE__, condition, #condition)

static void start(void) {
  host_start(&firmware);
  now_us = 0;
}

static void receive(const char *text) {
  host_receive(&firmware, text, strlen(text));
}

static void step(void) {
  firmware_step(&firmware, now_us);
}

static void pass(uint32_t us) {
  for (uint32_t passed = 0; passed < us; passed += 250u) {
    now_us += 250u;
    step();
  }
}

/** What is sent after `text` was received and carried out. */
static const char *after(const char *text) {
  receive(text);
  do step(); while (!byte_queue_is_empty(&firmware.received));
  return host_sent(&firmware);
}

static void set_pin(uint8_t pin, bool level) {
  host_board.levels[pin] = level;
}

static void protocol_commands(void) {
  start();
  SAME(after("{\"id\":\"a1\",\"cmd\":\"ping\",\"args\":{}}\n"), "{\"id\":\"a1\",\"ok\":true,\"result\":\"pong\",\"seq\":0}\n");
  SAME(after("{\"id\":\"a2\",\"cmd\":\"capabilities\",\"args\":{}}\n"),
    "{\"id\":\"a2\",\"ok\":true,\"result\":\"{\\\"gpio\\\":[2,3,4,5,6,7,8,9,10,11,12,13],\\\"led_pin\\\":13,\\\"watch\\\":1,\\\"outputs\\\":[],\\\"adc\\\":[0,1,2,3,4,5],\\\"adc_bits\\\":12,"
    "\\\"firmware\\\":\\\"" FIRMWARE_NAME "\\\",\\\"version\\\":\\\"" FIRMWARE_VERSION "\\\",\\\"board\\\":\\\"nucleo-f401re\\\"}\"}\n");
  SAME(after("{\"id\":\"a3\",\"cmd\":\"gpio_read\",\"args\":{\"pin\":3}}\n"), "{\"id\":\"a3\",\"ok\":true,\"result\":\"1\"}\n");
  SAME(after("{\"id\":\"a4\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":13,\"value\":1}}\n"), "{\"id\":\"a4\",\"ok\":true,\"result\":\"done\"}\n");
  TRUE(host_board.levels[13]);
  SAME(after("{\"id\":\"a5\",\"cmd\":\"gpio_write\",\"args\":{\"value\":0,\"pin\":13}}\n"), "{\"id\":\"a5\",\"ok\":true,\"result\":\"done\"}\n");
  TRUE(!host_board.levels[13]);
  SAME(after("{\"id\":\"a6\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":4,\"value\":-7}}\n"), "{\"id\":\"a6\",\"ok\":true,\"result\":\"done\"}\n");
  TRUE(host_board.levels[4]);
  SAME(after("{\"id\":\"a7\",\"cmd\":\"reboot\"}\n"), "{\"id\":\"a7\",\"ok\":false,\"result\":\"\",\"error\":\"Unknown command\"}\n");
}

static void analog_inputs_are_read(void) {
  static const char *const channels[] = {"-1", "6", "4294967296", "1.0", "\"1\"", "null", "[1]"};
  char line[128];
  start();
  host_board.readings[0] = 0;
  host_board.readings[5] = 4095;
  SAME(after("{\"id\":\"n1\",\"cmd\":\"adc_read\",\"args\":{\"channel\":0}}\n"), "{\"id\":\"n1\",\"ok\":true,\"result\":\"0\"}\n");
  SAME(after("{\"id\":\"n2\",\"cmd\":\"adc_read\",\"args\":{\"channel\":5}}\n"), "{\"id\":\"n2\",\"ok\":true,\"result\":\"4095\"}\n");
  for (size_t i = 0; i < sizeof channels / sizeof channels[0]; i += 1) {
    (void)snprintf(line, sizeof line, "{\"id\":\"n3\",\"cmd\":\"adc_read\",\"args\":{\"channel\":%s}}\n", channels[i]);
    SAME(after(line), "{\"id\":\"n3\",\"ok\":false,\"result\":\"\",\"error\":\"Invalid channel\"}\n");
  }
  SAME(after("{\"id\":\"n4\",\"cmd\":\"adc_read\",\"args\":{\"pin\":1}}\n"), "{\"id\":\"n4\",\"ok\":false,\"result\":\"\",\"error\":\"Invalid channel\"}\n");
  host_board.converter_stuck = true;
  SAME(after("{\"id\":\"n5\",\"cmd\":\"adc_read\",\"args\":{\"channel\":0}}\n"), "{\"id\":\"n5\",\"ok\":false,\"result\":\"\",\"error\":\"The converter gave no reading\"}\n");
}

static void outputs_are_told_until_the_board_starts_again(void) {
  start();
  after("{\"id\":\"o1\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":13,\"value\":1}}\n");
  after("{\"id\":\"o2\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":1}}\n");
  after("{\"id\":\"o3\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":0}}\n");
  after("{\"id\":\"o4\",\"cmd\":\"gpio_read\",\"args\":{\"pin\":4}}\n");
  after("{\"id\":\"o5\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":1,\"value\":1}}\n");
  after("{\"id\":\"o6\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":6}}\n");
  // What was written, also where something else holds the pin.
  set_pin(5, true);
  TRUE(strstr(after("{\"id\":\"o7\",\"cmd\":\"capabilities\"}\n"), "\\\"outputs\\\":[[5,0],[13,1]],") != NULL);
  start();
  TRUE(strstr(after("{\"id\":\"o8\",\"cmd\":\"capabilities\"}\n"), "\\\"outputs\\\":[],") != NULL);
}

static void the_longest_lines_fit(void) {
  start();
  for (int pin = (int)PIN_FIRST; pin <= (int)PIN_LAST; pin += 1) {
    char line[80];
    snprintf(line, sizeof line, "{\"id\":\"w\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":%d,\"value\":0}}\n", pin);
    after(line);
  }
  const char *sent = after("{\"id\":\"abcdefghijklmno\",\"cmd\":\"capabilities\"}\n");
  TRUE(strlen(sent) > 0 && strlen(sent) <= ANSWER_LONGEST);
  after("{\"id\":\"a\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":13}}\n");
  firmware.watches.seq = UINT32_MAX - 1u;
  now_us = UINT32_MAX;
  set_pin(13, true);
  step();
  SAME(host_sent(&firmware), "{\"event\":\"gpio\",\"pin\":13,\"value\":1,\"t_us\":4294967295,\"seq\":4294967295}\n");
}

static void pins_the_board_does_not_have(void) {
  static const char *const pins[] = {"-1", "14", "4294967299", "99999999999999999999", "3.0", "3e0", "\"3\"", "true", "null", "[3]", "{\"pin\":3}"};
  char line[128];
  for (size_t i = 0; i < sizeof pins / sizeof pins[0]; i += 1) {
    start();
    (void)snprintf(line, sizeof line, "{\"id\":\"b\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":%s,\"value\":1}}\n", pins[i]);
    SAME(after(line), "{\"id\":\"b\",\"ok\":false,\"result\":\"\",\"error\":\"Invalid pin\"}\n");
    TRUE(host_board.writes == 0);
  }
  SAME(after("{\"id\":\"b\",\"cmd\":\"gpio_read\"}\n"), "{\"id\":\"b\",\"ok\":false,\"result\":\"\",\"error\":\"Invalid pin\"}\n");
  SAME(after("{\"id\":\"b\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":1,\"value\":1}}\n"), "{\"id\":\"b\",\"ok\":false,\"result\":\"\",\"error\":\"Invalid pin 1: it is the serial line\"}\n");
  SAME(after("{\"id\":\"b\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":0}}\n"), "{\"id\":\"b\",\"ok\":false,\"result\":\"\",\"error\":\"Invalid pin 0: it is the serial line\"}\n");
}

static void a_write_without_a_plain_value_moves_nothing(void) {
  static const char *const rests[] = {"", ",\"value\":true", ",\"value\":\"1\"", ",\"value\":1.5", ",\"value\":null"};
  char line[128];
  for (size_t i = 0; i < sizeof rests / sizeof rests[0]; i += 1) {
    start();
    (void)snprintf(line, sizeof line, "{\"id\":\"c\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5%s}}\n", rests[i]);
    SAME(after(line), "{\"id\":\"c\",\"ok\":false,\"result\":\"\",\"error\":\"Invalid value\"}\n");
    TRUE(host_board.writes == 0);
  }
}

static void ids(void) {
  static const struct { const char *sent; const char *answered; } cases[] = {
    {"\"abcdefghijklmnopqrs\"", "abcdefghijklmno"},
    {"\"a-b_c d\"", "a-b_c d"},
    {"7", "0"},
    {"null", "0"},
    {"\"\"", "0"},
    {"\"a\\\"b\"", "0"},
    {"\"\\u0041\"", "0"},
    {"\"\xc3\xa9\"", "0"},
    {"{\"id\":\"x\"}", "0"},
  };
  char line[128];
  char answer[128];
  start();
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i += 1) {
    (void)snprintf(line, sizeof line, "{\"id\":%s,\"cmd\":\"ping\"}\n", cases[i].sent);
    (void)snprintf(answer, sizeof answer, "{\"id\":\"%s\",\"ok\":true,\"result\":\"pong\",\"seq\":0}\n", cases[i].answered);
    SAME(after(line), answer);
  }
  SAME(after("{\"cmd\":\"ping\"}\n"), "{\"id\":\"0\",\"ok\":true,\"result\":\"pong\",\"seq\":0}\n");
}

static void lines_as_hosts_write_them(void) {
  start();
  SAME(after("\r\n\n\r{ \"id\" : \"d1\" ,\t\"cmd\" : \"ping\" , \"args\" : { } }\r\n"), "{\"id\":\"d1\",\"ok\":true,\"result\":\"pong\",\"seq\":0}\n");
  SAME(after("{\"x\":[1,{\"cmd\":\"reboot\",\"y\":[[]]},\"}\"],\"cmd\":\"ping\",\"z\":-0.5e+3,\"id\":\"d2\"}\r"), "{\"id\":\"d2\",\"ok\":true,\"result\":\"pong\",\"seq\":0}\n");
  SAME(after("{\"id\":\"d3\",\"cmd\":\"gpio_read\",\"args\":{\"note\":{\"pin\":99},\"pin\":13}}\n"), "{\"id\":\"d3\",\"ok\":true,\"result\":\"0\"}\n");
}

/** None of these may move a pin, whatever an eager reader could find in them. */
static void lines_that_are_not_whole(void) {
  static const char *const lines[] = {
    "{\"id\":\"e\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":0}",
    "{\"id\":\"e\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":0",
    "{\"id\":\"e\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":0}}}",
    "{\"id\":\"e\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":0}}{\"id\":\"f\"}",
    "{\"id\":\"e\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"pin\":6,\"value\":0}}",
    "{\"id\":\"e\",\"cmd\":\"gpio_write\",\"cmd\":\"ping\",\"args\":{\"pin\":5,\"value\":0}}",
    "{\"id\":\"e\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":05,\"value\":0}}",
    "{\"id\":\"e\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":0,}}",
    "{\"id\":\"e\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5 \"value\":0}}",
    "{\"id\":\"e\",\"x\":[[[[[[[[1]]]]]]]],\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":0}}",
    "{\"id\":\"e\",\"x\":\"\\q\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":0}}",
    "{\"id\":\"e\",\"x\":tru,\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":0}}",
  };
  char line[200];
  for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i += 1) {
    start();
    (void)snprintf(line, sizeof line, "%s\n", lines[i]);
    SAME(after(line), "{\"id\":\"e\",\"ok\":false,\"result\":\"\",\"error\":\"Not carried out, the line is not a JSON object\"}\n");
    TRUE(host_board.writes == 0);
  }
  SAME(after("not json\n"), "{\"id\":\"0\",\"ok\":false,\"result\":\"\",\"error\":\"Not carried out, the line is not a JSON object\"}\n");
  SAME(after("[]\n"), "{\"id\":\"0\",\"ok\":false,\"result\":\"\",\"error\":\"Not carried out, the line is not a JSON object\"}\n");
}

/** A ping of so many bytes, without its end. */
static const char *ping_of(size_t bytes) {
  static char line[1000];
  static const char head[] = "{\"id\":\"L\",\"cmd\":\"ping\",\"x\":\"";
  memset(line, 'y', sizeof line);
  memcpy(line, head, sizeof head - 1u);
  memcpy(line + bytes - 2, "\"}", 3);
  return line;
}

static void oversize_lines(void) {
  start();
  receive(ping_of(256));
  SAME(after("\n"), "{\"id\":\"L\",\"ok\":true,\"result\":\"pong\",\"seq\":0}\n");
  for (size_t bytes = 257; bytes <= 900; bytes += 643) {
    receive(ping_of(bytes));
    SAME(after("\n"), "{\"id\":\"L\",\"ok\":false,\"result\":\"\",\"error\":\"Not carried out, the line is longer than 256 bytes\"}\n");
  }
  // What is hidden behind the 256th byte is not a line of its own.
  receive(ping_of(300));
  SAME(after("{\"id\":\"m\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":0}}\n"), "{\"id\":\"L\",\"ok\":false,\"result\":\"\",\"error\":\"Not carried out, the line is longer than 256 bytes\"}\n");
  TRUE(host_board.writes == 0);
  SAME(after("{\"id\":\"n\",\"cmd\":\"ping\"}\n"), "{\"id\":\"n\",\"ok\":true,\"result\":\"pong\",\"seq\":0}\n");
}

static void lost_bytes_poison_their_line(void) {
  start();
  receive("{\"id\":\"g\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":1");
  byte_queue_lose(&firmware.received, 1); // the 2 of pin 12
  SAME(after(",\"value\":0}}\n"), "{\"id\":\"0\",\"ok\":false,\"result\":\"\",\"error\":\"Not carried out, bytes were lost: 1\"}\n");
  TRUE(host_board.writes == 0);
  SAME(after("{\"id\":\"h\",\"cmd\":\"ping\"}\n"), "{\"id\":\"h\",\"ok\":true,\"result\":\"pong\",\"seq\":0}\n");
  // Lost together with its line end: what follows is taken for the rest of the line, and not obeyed either.
  receive("{\"id\":\"i\",\"cmd\":\"gpio_wr");
  byte_queue_lose(&firmware.received, 30);
  SAME(after("{\"id\":\"j\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":5,\"value\":0}}\n"), "{\"id\":\"0\",\"ok\":false,\"result\":\"\",\"error\":\"Not carried out, bytes were lost: 30\"}\n");
  byte_queue_lose(&firmware.received, 2);
  SAME(after("\n"), "{\"id\":\"0\",\"ok\":false,\"result\":\"\",\"error\":\"Not carried out, bytes were lost: 2\"}\n");
  SAME(after("\n"), "");
}

static unsigned count_of(const char *text, const char *part) {
  unsigned count = 0;
  for (const char *at = text; (at = strstr(at, part)) != NULL; at += 1) count += 1;
  return count;
}

static void a_host_that_does_not_stop_talking(void) {
  static const char ping[] = "{\"id\":\"k\",\"cmd\":\"ping\"}\n";
  start();
  for (int i = 0; i < 100; i += 1) receive(ping);
  TRUE(byte_queue_lost(&firmware.received) == 100u * strlen(ping) - BYTE_QUEUE_SIZE);
  unsigned answers = 0;
  while (!byte_queue_is_empty(&firmware.received)) {
    step();
    answers += count_of(host_sent(&firmware), "pong");
  }
  TRUE(answers == BYTE_QUEUE_SIZE / strlen(ping));
  SAME(after("\n"), "{\"id\":\"0\",\"ok\":false,\"result\":\"\",\"error\":\"Not carried out, bytes were lost: 1376\"}\n");
  SAME(after(ping), "{\"id\":\"k\",\"ok\":true,\"result\":\"pong\",\"seq\":0}\n");
}

static void a_host_that_does_not_listen(void) {
  start();
  for (int i = 0; i < 30; i += 1) {
    receive("{\"id\":\"l\",\"cmd\":\"capabilities\"}\n");
    step();
  }
  TRUE(!byte_queue_is_empty(&firmware.received)); // requests wait for room
  unsigned answers = 0;
  for (int i = 0; i < 30; i += 1) {
    answers += count_of(host_sent(&firmware), "\"}\"}\n");
    step();
  }
  TRUE(answers == 30);
  TRUE(byte_queue_lost(&firmware.received) == 0);
}

static void watching(void) {
  start();
  SAME(after("{\"id\":\"w1\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":3}}\n"), "{\"id\":\"w1\",\"ok\":true,\"result\":\"1\"}\n");
  pass(1000);
  SAME(host_sent(&firmware), "");
  set_pin(3, false);
  pass(250);
  SAME(host_sent(&firmware), "{\"event\":\"gpio\",\"pin\":3,\"value\":0,\"t_us\":1250,\"seq\":1}\n");
  set_pin(3, true);
  pass(250);
  SAME(host_sent(&firmware), "{\"event\":\"gpio\",\"pin\":3,\"value\":1,\"t_us\":1500,\"seq\":2}\n");
  SAME(after("{\"id\":\"w2\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":3,\"edge\":1}}\n"), "{\"id\":\"w2\",\"ok\":true,\"result\":\"1\"}\n");
  set_pin(3, false);
  pass(250);
  SAME(host_sent(&firmware), "");
  set_pin(3, true);
  pass(250);
  SAME(host_sent(&firmware), "{\"event\":\"gpio\",\"pin\":3,\"value\":1,\"t_us\":2000,\"seq\":3}\n");
  SAME(after("{\"id\":\"w3\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":3,\"edge\":0}}\n"), "{\"id\":\"w3\",\"ok\":true,\"result\":\"1\"}\n");
  set_pin(3, false);
  pass(1000);
  SAME(host_sent(&firmware), "");
}

static void watching_with_wrong_arguments(void) {
  start();
  SAME(after("{\"id\":\"w\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":3,\"edge\":4}}\n"), "{\"id\":\"w\",\"ok\":false,\"result\":\"\",\"error\":\"Invalid edge\"}\n");
  SAME(after("{\"id\":\"w\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":3,\"edge\":\"3\"}}\n"), "{\"id\":\"w\",\"ok\":false,\"result\":\"\",\"error\":\"Invalid edge\"}\n");
  SAME(after("{\"id\":\"w\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":3,\"debounce_ms\":600001}}\n"), "{\"id\":\"w\",\"ok\":false,\"result\":\"\",\"error\":\"Invalid debounce_ms\"}\n");
  SAME(after("{\"id\":\"w\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":3,\"debounce_ms\":0.5}}\n"), "{\"id\":\"w\",\"ok\":false,\"result\":\"\",\"error\":\"Invalid debounce_ms\"}\n");
  TRUE(!watches_is_armed(&firmware.watches, 3));
}

static void debouncing(void) {
  start();
  after("{\"id\":\"w\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":2,\"debounce_ms\":20}}\n");
  // The first edge is told at once, the bouncing is not, the settled level is the one told: no second event.
  for (int i = 0; i < 9; i += 1) {
    set_pin(2, i % 2 == 1);
    pass(250);
  }
  SAME(host_sent(&firmware), "{\"event\":\"gpio\",\"pin\":2,\"value\":0,\"t_us\":250,\"seq\":1}\n");
  pass(30000);
  SAME(host_sent(&firmware), "");
  // A pulse shorter than the window: its end is told when the window ends.
  set_pin(2, true);
  pass(1000);
  set_pin(2, false);
  pass(30000);
  SAME(host_sent(&firmware), "{\"event\":\"gpio\",\"pin\":2,\"value\":1,\"t_us\":32500,\"seq\":2}\n{\"event\":\"gpio\",\"pin\":2,\"value\":0,\"t_us\":52500,\"seq\":3}\n");
}

static void the_clock_wraps(void) {
  start();
  now_us = UINT32_MAX - 9999u;
  after("{\"id\":\"w\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":2,\"debounce_ms\":20}}\n");
  set_pin(2, false);
  pass(250);
  set_pin(2, true);
  pass(19750);
  SAME(host_sent(&firmware), "{\"event\":\"gpio\",\"pin\":2,\"value\":0,\"t_us\":4294957546,\"seq\":1}\n");
  pass(500);
  SAME(host_sent(&firmware), "{\"event\":\"gpio\",\"pin\":2,\"value\":1,\"t_us\":10250,\"seq\":2}\n");
}

static void own_writes_are_no_edges(void) {
  start();
  after("{\"id\":\"w\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":6}}\n");
  SAME(after("{\"id\":\"x\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":6,\"value\":0}}\n"), "{\"id\":\"x\",\"ok\":true,\"result\":\"done\"}\n");
  pass(5000);
  SAME(host_sent(&firmware), "");
  // A load that is slow to follow is not an edge, one that never follows is.
  after("{\"id\":\"y\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":6,\"value\":1}}\n");
  set_pin(6, false);
  pass(500);
  set_pin(6, true);
  pass(5000);
  SAME(host_sent(&firmware), "");
  after("{\"id\":\"z\",\"cmd\":\"gpio_write\",\"args\":{\"pin\":6,\"value\":0}}\n");
  set_pin(6, true);
  pass(1000);
  SAME(host_sent(&firmware), "{\"event\":\"gpio\",\"pin\":6,\"value\":1,\"t_us\":11500,\"seq\":1}\n");
}

static void edges_that_cannot_be_told_leave_a_gap(void) {
  start();
  after("{\"id\":\"w\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":6}}\n");
  for (int i = 0; i < 101; i += 1) {
    set_pin(6, i % 2 == 1);
    pass(250);
  }
  const char *sent = host_sent(&firmware);
  TRUE(count_of(sent, "\"event\":\"gpio\"") == count_of(sent, "\n") && count_of(sent, "\n") > 20);
  // A place for an answer was kept.
  TRUE(OUTPUT_SIZE - strlen(sent) >= ANSWER_LONGEST);
  // As soon as there is room the level is told again, with a number that shows the gap.
  pass(250);
  SAME(host_sent(&firmware), "{\"event\":\"gpio\",\"pin\":6,\"value\":0,\"t_us\":25500,\"seq\":102}\n");
  pass(5000);
  SAME(host_sent(&firmware), "");
}

static void a_ping_tells_the_number_of_the_last_edge(void) {
  static const char ping[] = "{\"id\":\"p\",\"cmd\":\"ping\"}\n";
  start();
  SAME(after(ping), "{\"id\":\"p\",\"ok\":true,\"result\":\"pong\",\"seq\":0}\n");
  after("{\"id\":\"w\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":6}}\n");
  set_pin(6, false);
  pass(250);
  SAME(after(ping), "{\"event\":\"gpio\",\"pin\":6,\"value\":0,\"t_us\":250,\"seq\":1}\n{\"id\":\"p\",\"ok\":true,\"result\":\"pong\",\"seq\":1}\n");
  // Arming the watch again forgets no number, and neither does an edge that nobody asked for use one up.
  after("{\"id\":\"w\",\"cmd\":\"gpio_watch\",\"args\":{\"pin\":6,\"edge\":2}}\n");
  set_pin(6, true);
  pass(250);
  SAME(after(ping), "{\"id\":\"p\",\"ok\":true,\"result\":\"pong\",\"seq\":1}\n");
  // The number of an edge that could not be told is spent, and the level that is told in its place has the next.
  for (int i = 0; i < 101; i += 1) {
    set_pin(6, i % 2 == 1);
    pass(250);
  }
  TRUE(count_of(host_sent(&firmware), "\n") < 51);
  TRUE(strstr(after(ping), "\"result\":\"pong\",\"seq\":53}\n") != NULL);
  firmware.watches.seq = UINT32_MAX;
  SAME(after(ping), "{\"id\":\"p\",\"ok\":true,\"result\":\"pong\",\"seq\":4294967295}\n");
}

static void the_boot_line(void) {
  memset(&firmware, 0, sizeof firmware);
  firmware_start(&firmware, "nucleo-f411re", "watchdog");
  SAME(host_sent(&firmware), "\n{\"event\":\"boot\",\"firmware\":\"" FIRMWARE_NAME "\",\"version\":\"" FIRMWARE_VERSION "\",\"board\":\"nucleo-f411re\",\"reset\":\"watchdog\"}\n");
}

static void text_that_does_not_fit_is_left_out_whole(void) {
  char bytes[4];
  struct text text = text_in(bytes, sizeof bytes);
  text_add(&text, "ab");
  text_add(&text, "cde");
  TRUE(text.cut && text.length == 2);
  text_add(&text, "c");
  TRUE(text.length == 2);
}

int main(void) {
  static const struct { const char *name; void (*run)(void); } tests[] = {
    {"the commands of the protocol are answered", protocol_commands},
    {"analog inputs are read", analog_inputs_are_read},
    {"outputs are told until the board starts again", outputs_are_told_until_the_board_starts_again},
    {"the longest lines fit", the_longest_lines_fit},
    {"pins the board does not have are refused", pins_the_board_does_not_have},
    {"a write without a plain value moves nothing", a_write_without_a_plain_value_moves_nothing},
    {"ids come back as they can", ids},
    {"lines are understood as hosts write them", lines_as_hosts_write_them},
    {"lines that are not whole move nothing", lines_that_are_not_whole},
    {"oversize lines are told once and not obeyed", oversize_lines},
    {"lost bytes poison their line", lost_bytes_poison_their_line},
    {"a host that does not stop talking is told of its losses", a_host_that_does_not_stop_talking},
    {"a host that does not listen loses no answer", a_host_that_does_not_listen},
    {"watched edges are told", watching},
    {"wrong arguments of a watch are refused", watching_with_wrong_arguments},
    {"bouncing gives the first edge and the settled level", debouncing},
    {"the clock wraps", the_clock_wraps},
    {"own writes are no edges", own_writes_are_no_edges},
    {"edges that cannot be told leave a gap", edges_that_cannot_be_told_leave_a_gap},
    {"a ping tells the number of the last edge", a_ping_tells_the_number_of_the_last_edge},
    {"the boot line says why", the_boot_line},
    {"text that does not fit is left out whole", text_that_does_not_fit_is_left_out_whole},
  };
  unsigned failed = 0;
  for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i += 1) {
    failures = 0;
    tests[i].run();
    printf("%s - %s\n", failures == 0 ? "ok" : "not ok", tests[i].name);
    if (failures > 0) failed += 1;
  }
  return failed == 0 ? 0 : 1;
}
