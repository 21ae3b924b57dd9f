import { expect, test } from 'vitest';
import { guessOf } from './usb-guess';

test.each([
  {
    ids: ['0483', '374b'],
    guess: { what: expect.stringContaining('Nucleo') as string, type: 'nucleo-f401re', sure: false },
  },
  {
    ids: ['0483', '3748'],
    guess: { what: expect.stringContaining('no serial line') as string, type: null, sure: true },
  },
  { ids: ['2341', '0043'], guess: { what: 'Arduino Uno', type: 'arduino-uno', sure: true } },
  { ids: ['2341', '9999'], guess: { what: 'a board of Arduino', type: 'arduino-uno', sure: false } },
  {
    ids: ['2e8a', '0005'],
    guess: { what: expect.stringContaining('Pico') as string, type: 'pico', sure: false },
  },
  {
    ids: ['0403', '6001'],
    guess: { what: expect.stringContaining('FTDI') as string, type: null, sure: false },
  },
  { ids: ['0483', '5740'], guess: null },
  { ids: ['beef', '0001'], guess: null },
  { ids: [null, null], guess: null },
])('$ids', ({ ids: [vendorId = null, productId = null], guess }) => {
  expect(guessOf({ vendorId, productId })).toEqual(guess);
});
