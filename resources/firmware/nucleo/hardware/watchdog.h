#ifndef WATCHDOG_H
#define WATCHDOG_H

/** From now on the board restarts when it is not fed for about a second (0.7 to 1.9 s: its oscillator is coarse). */
void watchdog_start(void);
void watchdog_feed(void);
/** Why the board started: "power", "pin" (the button), "software", "watchdog" or "unknown". Clears what it has read. */
const char *watchdog_reset_cause(void);

#endif
