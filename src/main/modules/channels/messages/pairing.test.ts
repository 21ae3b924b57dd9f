import { expect, test } from 'vitest';
import { FakeClock } from '../../../testing/fake-clock';
import { isAllowed, isListed, letsEverybodyTalk, listedName, namesIn, Pairing } from './pairing';

function setUp(): { readonly pairing: Pairing; readonly clock: FakeClock } {
  const clock = new FakeClock(0);
  let codes = 100_000;
  return { pairing: new Pairing(clock, () => String((codes += 1))), clock };
}

test('a stranger gets a code with which the person at the machine lets them in, once', () => {
  const { pairing } = setUp();
  expect(pairing.greet('telegram', '666', 'mallory')).toContain('zeroclaw channels allow telegram 100001');
  expect(pairing.waiting()).toMatchObject([{ sender: '666', code: '100001' }]);
  expect(pairing.redeem('slack', '100001').ok).toBe(false);
  expect(pairing.redeem('telegram', ' 100001 ')).toMatchObject({ ok: true, value: { sender: '666' } });
  expect(pairing.redeem('telegram', '100001').ok).toBe(false);
});

test('a stranger who writes on is answered again only after a while, with the same code', async () => {
  const { pairing, clock } = setUp();
  pairing.greet('telegram', '666', 'mallory');
  expect(pairing.greet('telegram', '666', 'mallory')).toBeNull();
  await clock.advance(10 * 60_000);
  expect(pairing.greet('telegram', '666', 'mallory')).toContain('100001');
});

test('a code is good for an hour', async () => {
  const { pairing, clock } = setUp();
  pairing.greet('telegram', '666', 'mallory');
  await clock.advance(60 * 60_000);
  expect([pairing.waiting(), pairing.redeem('telegram', '100001').ok]).toEqual([[], false]);
});

test('a code ends when the clock is set back by more than a minute, for it would be good for longer', () => {
  const { pairing, clock } = setUp();
  clock.set(3_600_000);
  pairing.greet('telegram', '666', 'mallory');
  clock.set(3_540_000);
  expect(pairing.waiting()).toHaveLength(1);
  clock.set(3_539_999);
  expect([pairing.waiting(), pairing.redeem('telegram', '100001').ok]).toEqual([[], false]);
  expect(pairing.greet('telegram', '666', 'mallory')).toContain('100002');
});

test('a code whose person wrote again before the clock was set back ends as well', async () => {
  const { pairing, clock } = setUp();
  pairing.greet('telegram', '666', 'mallory');
  await clock.advance(30 * 60_000);
  pairing.greet('telegram', '666', 'mallory');
  clock.set(20 * 60_000);
  expect(pairing.redeem('telegram', '100001').ok).toBe(false);
});

test('a crowd does not fill the list', () => {
  const { pairing } = setUp();
  const greetings = Array.from({ length: 25 }, (_, index) => pairing.greet('telegram', String(index), ''));
  expect(greetings.filter((greeting) => greeting !== null)).toHaveLength(20);
});

test.each([
  [['111'], '111', 'ana', true],
  [['@Ana'], '111', 'ana', true],
  [['*'], '9', '', true],
  [[], '111', 'ana', false],
  [['11'], '111', 'ana', false],
  [['222'], '111', '222', false],
  [[''], '111', '', false],
])('a list %j allows %s (%s): %s', (allowed, sender, name, yes) => {
  expect(isAllowed(allowed, sender, name)).toBe(yes);
});

test('a list names people by id and by name; everybody is nobody', () => {
  expect([
    isListed(['*', '111'], '111'),
    isListed(['*'], '9'),
    isListed(['*'], '*'),
    listedName(['@Ana', '111', '*'], 'ANA'),
    listedName(['111', '*'], '111'),
    listedName(['ana'], ''),
    namesIn(['@Ana', '-100', '*', 'bo']),
    letsEverybodyTalk(['*']),
  ]).toEqual([true, false, false, 'ana', null, null, ['ana', 'bo'], true]);
});
