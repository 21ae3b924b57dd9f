import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { startQemuBoard, type RegisterAccess } from '../../fixtures/qemu-board';
import { openWire } from '../../fixtures/wire';

/** Where a Nucleo-64 has its Arduino header, from D2 on. */
const header = ['PA10', 'PB3', 'PB5', 'PB4', 'PB10', 'PA8', 'PA9', 'PC7', 'PB6', 'PA7', 'PA6', 'PA5'];
const pins = header.map((name, index) => ({
  pin: index + 2,
  part: `GPIO${name.slice(1, 2)}`,
  bit: Number(name.slice(2)),
}));
const [moder, pupdr, idr, bsrr, afrl] = [0x00, 0x0c, 0x10, 0x18, 0x20];
const [pullUp, pullDown, output, analog] = [1, 2, 1, 3];
const [apb2enr, adc1Clock] = [0x44, 0x100];

/**
 * The image as it is shipped. QEMU answers 0 to every read of a part that it does not know, so a field shows
 * alone in what is written.
 */
async function traced() {
  const board = await startQemuBoard('nucleo-f401re', { trace: true });
  onTestFinished(() => board.stop());
  const wire = await openWire(board.path);
  expect(await wire.ask('there', 'ping')).toMatchObject({ ok: true });
  const writes = (): RegisterAccess[] =>
    gpioAccesses(board.accesses()).filter(({ written }) => written !== null);
  return { board, wire, writes };
}

const gpioAccesses = (accesses: readonly RegisterAccess[]): readonly RegisterAccess[] =>
  accesses.filter(({ part }) => part.startsWith('GPIO'));

/** QEMU may show the watchdog under its neighbour's name. */
const isWatchdog = ({ part }: RegisterAccess): boolean => part === 'IWDG' || part === 'I2S2ext';

test('at the start every pin is an input that pulls nowhere, and nothing is driven', async () => {
  const { writes } = await traced();
  const inputs = pins.flatMap(({ part }) => [
    { part, offset: pupdr, written: 0 },
    { part, offset: moder, written: 0 },
  ]);
  const serialLine = [
    { part: 'GPIOA', offset: afrl, written: 0x7700 },
    { part: 'GPIOA', offset: pupdr, written: pullUp * 4 ** 3 },
    { part: 'GPIOA', offset: moder, written: 0xa0 },
  ];
  expect(writes()).toEqual([...inputs, ...serialLine]);
});

test('a write sets the level first and then makes the pin an output, a read looks at the right port', async () => {
  const { board, wire, writes } = await traced();
  for (const { pin, part, bit } of pins) {
    for (const value of [1, 0]) {
      const before = writes().length;
      await wire.ask(`w${String(pin)}-${String(value)}`, 'gpio_write', { pin, value });
      expect(writes().slice(before)).toEqual([
        { part, offset: bsrr, written: 2 ** (value === 1 ? bit : bit + 16) },
        { part, offset: moder, written: output * 4 ** bit },
      ]);
    }
    const before = board.accesses().length;
    await wire.ask(`r${String(pin)}`, 'gpio_read', { pin });
    expect(gpioAccesses(board.accesses().slice(before))).toEqual([{ part, offset: idr, written: null }]);
  }
});

test('the first look at a pin that is no output gives it its pull', async () => {
  const { board, wire } = await traced();
  for (const { pin, part, bit } of pins) {
    const look = { part, offset: idr, written: null };
    const before = board.accesses().length;
    await wire.ask(`a${String(pin)}`, 'gpio_read', { pin });
    await wire.ask(`b${String(pin)}`, 'gpio_read', { pin });
    const pull = [
      { part, offset: pupdr, written: null },
      { part, offset: pupdr, written: (pin === 13 ? pullDown : pullUp) * 4 ** bit },
    ];
    expect(gpioAccesses(board.accesses().slice(before))).toEqual([...pull, look, look]);
  }
});

test('an analog input becomes one at its first reading, pulls nowhere, and the converter gets its clock', async () => {
  const { board, wire } = await traced();
  const inputs = ['PA0', 'PA1', 'PA4', 'PB0', 'PC1', 'PC0'];
  const clockIsOn = (): boolean =>
    board
      .accesses()
      .some(({ part, offset, written }) => part === 'RCC' && offset === apb2enr && written === adc1Clock);
  expect(clockIsOn()).toBe(false);
  for (const [channel, name] of inputs.entries()) {
    const part = `GPIO${name.slice(1, 2)}`;
    const bit = Number(name.slice(2));
    const before = board.accesses().length;
    await wire.ask(`n${String(channel)}`, 'adc_read', { channel });
    expect(gpioAccesses(board.accesses().slice(before))).toEqual([
      { part, offset: pupdr, written: null },
      { part, offset: pupdr, written: 0 },
      { part, offset: moder, written: null },
      { part, offset: moder, written: analog * 4 ** bit },
    ]);
  }
  expect(clockIsOn()).toBe(true);
});

test('the watchdog runs before anything else is set up, and is fed again and again', async () => {
  const { board } = await traced();
  const accesses = board.accesses();
  expect(
    accesses
      .filter(isWatchdog)
      .slice(0, 5)
      .map(({ offset, written }) => [offset, written]),
  ).toEqual([
    [0, 0xcccc],
    [0, 0x5555],
    [4, 3],
    [8, 999],
    [0, 0xaaaa],
  ]);
  expect(accesses.findIndex(isWatchdog)).toBeLessThan(
    accesses.findIndex(({ part }) => part.startsWith('GPIO')),
  );
  await eventually(
    'the watchdog to be fed three times more',
    () => board.accesses().filter((access) => isWatchdog(access) && access.written === 0xaaaa).length > 3,
  );
});

test('a clock that never starts is done without', async () => {
  const { board } = await traced();
  const rcc = board.accesses().filter(({ part }) => part === 'RCC');
  const looks = rcc.filter(({ offset, written }) => offset === 0 && written === null).length;
  expect(looks).toBeGreaterThan(100);
  expect(looks).toBeLessThan(300);
  // never switched to the PLL
  expect(rcc.some(({ offset, written }) => offset === 0x08 && written === 2)).toBe(false);
});
