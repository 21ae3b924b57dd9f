import { afterEach, expect, test } from 'vitest';
import type { ChannelStatus } from '../../../shared/status';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { PairingRow } from './pairing-row';
import { TestRow } from './test-row';

let page: Drawn;
afterEach(() => page.end());

const nobody = { name: 'telegram', allowed: [], people: [], strangers: [], approvers: [], names: {} };
const channelOf = (change: Partial<ChannelStatus>): ChannelStatus =>
  ({ ...nobody, ...change }) as unknown as ChannelStatus;
const ben = { sender: '222', name: 'Ben', allowedBy: 'root', at: 0 };

test.each([
  { name: 'nobody was let in yet', change: {}, says: 'write anything there' },
  { name: 'somebody was let in', change: { people: [ben] }, says: 'Nobody is waiting to be paired.' },
  { name: 'somebody is named', change: { allowed: ['7'] }, says: 'Nobody is waiting to be paired.' },
])('where $name it says what to do', async ({ change, says }) => {
  await startTranslation('en');
  page = await draw(<PairingRow channel={channelOf(change)} />);
  expect(page.place.textContent).toContain(says);
});

test('a test goes to who was let in meanwhile', async () => {
  await startTranslation('en');
  page = await draw(<TestRow channel={channelOf({})} />);
  expect(page.place.querySelector('input')?.value).toBe('');
  await page.again(<TestRow channel={channelOf({ people: [ben], approvers: ['222'] })} />);
  expect(page.place.querySelector('input')?.value).toBe('222');
});
