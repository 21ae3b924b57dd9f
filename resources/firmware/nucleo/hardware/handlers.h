#ifndef HANDLERS_H
#define HANDLERS_H

/** What the vector table calls. */
void on_reset(void);
void on_tick(void);
void on_serial(void);

#endif
