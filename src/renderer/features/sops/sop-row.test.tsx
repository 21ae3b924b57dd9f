import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleEntries, sampleStatus } from '../../testing/samples/sample-world';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import type { SopListRow } from '../../entities/procedure/sop-row-data';
import { useApp } from '../../entities/engine/app-store';
import { SopRow } from './sop-row';

let page: Drawn;
beforeEach(() => startTranslation('en'));
afterEach(() => page.end());

const now = 1_800_000_000_000;
const nightly = (change: Partial<SopListRow>): SopListRow => {
  const entry = sampleEntries().find(({ sop }) => sop?.triggers[0]?.type === 'cron');
  if (entry === undefined) throw new Error('no sample has a clock');
  return { ...entry, nextFireAt: null, held: null, lastRun: null, ...change };
};

test.each<{ readonly name: string; readonly change: Partial<SopListRow>; readonly says: RegExp }>([
  { name: 'that a clock starts says when', change: { nextFireAt: now + 5000 }, says: /in 5 s$/u },
  {
    name: 'whose triggers are paused says so',
    change: { held: 'triggers-paused' },
    says: /^triggers are paused$/u,
  },
  {
    name: 'that is switched off with all others says so',
    change: { held: 'procedures-off' },
    says: /^procedures are off$/u,
  },
])('a procedure $name', async ({ change, says }) => {
  page = await draw(<SopRow row={nightly(change)} last={null} now={now} />);
  expect(page.place.querySelector('[data-part~="next"]')?.textContent).toMatch(says);
});

test.each([
  {
    name: 'without a broker it cannot start, and where one is named',
    health: 'off',
    says: /^no broker is set up$/u,
  },
  { name: 'with one it waits for a message', health: 'on', says: /^on event/u },
] as const)('of a procedure that only messages start: $name', async ({ health, says }) => {
  const status = sampleStatus(now);
  useApp.setState({ status: { ...status, broker: { ...status.broker, health } } });
  const entry = sampleEntries().find(({ sop }) => sop?.triggers[0]?.type === 'mqtt');
  if (entry?.sop == null) throw new Error('no sample has a message');
  const sop = { ...entry.sop, triggers: entry.sop.triggers.filter(({ type }) => type === 'mqtt') };
  page = await draw(
    <SopRow
      row={{ ...entry, sop, state: 'valid', nextFireAt: null, held: null, lastRun: null, underWay: [] }}
      last={null}
      now={now}
    />,
  );
  expect(page.place.querySelector('[data-part~="next"]')?.textContent).toMatch(says);
});
