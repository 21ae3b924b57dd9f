#ifndef PINS_H
#define PINS_H

/**
 * Arduino header numbers D2 to D13. D0 and D1 are the serial line itself. D13 also carries the LED, which pulls an open
 * pin low; every other open pin reads 1.
 */
#define PIN_FIRST 2u
#define PIN_LAST 13u
#define PIN_LED 13u
#define PIN_COUNT (PIN_LAST - PIN_FIRST + 1u)

/** Analog inputs A0 to A5, measured with so many bits. */
#define ANALOG_COUNT 6u
#define ANALOG_BITS 12u

#endif
