#include "watches.h"

static void keep_quiet(struct watch *watch, uint32_t now_us, uint32_t for_us) {
  watch->quiet = for_us > 0;
  watch->quiet_from = now_us;
  watch->quiet_us = for_us;
}

void watches_arm(struct watches *watches, uint8_t pin, uint8_t edges, uint32_t debounce_us, bool level) {
  watches->pins[pin - PIN_FIRST] = (struct watch){.armed = true, .edges = edges, .level = level, .debounce_us = debounce_us};
}

void watches_disarm(struct watches *watches, uint8_t pin) {
  watches->pins[pin - PIN_FIRST] = (struct watch){.armed = false};
}

bool watches_is_armed(const struct watches *watches, uint8_t pin) {
  return watches->pins[pin - PIN_FIRST].armed;
}

void watches_wrote(struct watches *watches, uint8_t pin, bool level, uint32_t now_us) {
  struct watch *watch = &watches->pins[pin - PIN_FIRST];
  watch->level = level;
  keep_quiet(watch, now_us, watch->debounce_us > SETTLE_US ? watch->debounce_us : SETTLE_US);
}

bool watches_look(struct watches *watches, uint8_t pin, bool level, uint32_t now_us, bool room, struct pin_event *event) {
  struct watch *watch = &watches->pins[pin - PIN_FIRST];
  if (!watch->armed) return false;
  // Subtraction outlives the wrap of the clock.
  if (watch->quiet && now_us - watch->quiet_from < watch->quiet_us) return false;
  watch->quiet = false;

  bool wanted = (watch->edges & (level ? EDGE_RISING : EDGE_FALLING)) != 0;
  bool changed = level != watch->level;
  if (changed) {
    watch->level = level;
    keep_quiet(watch, now_us, watch->debounce_us);
  }
  if (!wanted || (!changed && !(watch->owed && room))) return false;
  watches->seq += 1;
  watch->owed = !room;
  *event = (struct pin_event){.pin = pin, .level = level, .at_us = now_us, .seq = watches->seq};
  return room;
}
