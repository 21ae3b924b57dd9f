import { expect, test } from 'vitest';
import { askedCall, meantTools } from './asked-call';

test.each([
  { said: '/do Set pin 5 HIGH', then: 'Set pin 5 HIGH' },
  { said: ' /DO@valve_bot\nClose the valve. \n', then: 'Close the valve.' },
  { said: '/do', then: null },
  { said: '/document it', then: null },
  { said: 'Please /do it', then: null },
  { said: 'Do it', then: null },
])('"$said" asks for $then', ({ said, then }) => {
  expect(askedCall(said)).toBe(then);
});

const tools = [{ name: 'gpio_read' }, { name: 'gpio_write' }];

test.each([
  { asked: 'gpio_write pin 5 to 1', then: ['gpio_write'] },
  { asked: 'GPIO_WRITE: pin 5', then: ['gpio_write'] },
  { asked: 'use gpio_write', then: ['gpio_read', 'gpio_write'] },
  { asked: 'gpio_writes', then: ['gpio_read', 'gpio_write'] },
])('"$asked" means $then', ({ asked, then }) => {
  expect(meantTools(asked, tools).map(({ name }) => name)).toEqual(then);
});
