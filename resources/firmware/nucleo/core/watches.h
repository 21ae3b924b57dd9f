#ifndef WATCHES_H
#define WATCHES_H

#include <stdbool.h>
#include <stdint.h>
#include "pins.h"

#define EDGE_RISING 1u
#define EDGE_FALLING 2u

/** After the host's own write a pin is not looked at for so long, so that a slow rise is no edge. */
#define SETTLE_US 1000u

struct watch {
  bool armed;
  /** Which edges are told: EDGE_RISING, EDGE_FALLING or both. */
  uint8_t edges;
  bool level;
  /** An edge could not be told; the level is told as soon as there is room. */
  bool owed;
  uint32_t debounce_us;
  /** While quiet nothing is noticed; afterwards the settled level is compared with the one before. */
  bool quiet;
  uint32_t quiet_from;
  uint32_t quiet_us;
};

struct watches {
  struct watch pins[PIN_COUNT];
  /** Of the last edge; an edge that was not told has its number too, so that the gap shows. */
  uint32_t seq;
};

struct pin_event {
  uint8_t pin;
  bool level;
  uint32_t at_us;
  uint32_t seq;
};

void watches_arm(struct watches *watches, uint8_t pin, uint8_t edges, uint32_t debounce_us, bool level);
void watches_disarm(struct watches *watches, uint8_t pin);
bool watches_is_armed(const struct watches *watches, uint8_t pin);
/** The host set the pin itself: that is no edge. */
void watches_wrote(struct watches *watches, uint8_t pin, bool level, uint32_t now_us);
/** Call often. True when `event` is to be sent, which only happens when there is room for it. */
bool watches_look(struct watches *watches, uint8_t pin, bool level, uint32_t now_us, bool room, struct pin_event *event);

#endif
