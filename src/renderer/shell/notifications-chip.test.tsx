import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectBridge } from '../bridge/bridge';
import { sampleNotifications } from '../testing/samples/sample-world';
import { startTranslation } from '../i18n/i18n';
import { draw, press, type Drawn } from '../testing/draw';
import { RecordingBridge } from '../testing/recording-bridge';
import { NotificationsChip } from './notifications-chip';
import { useNotifications } from './notifications-store';

let page: Drawn;
beforeEach(async () => {
  await startTranslation('en');
  connectBridge(new RecordingBridge());
});
afterEach(async () => {
  await page.end();
  useNotifications.setState({ list: null });
});

test('the bell counts what is new, and lists where it came from and what nobody saw', async () => {
  useNotifications.setState({ list: { notifications: sampleNotifications(100_000_000), unread: 2 } });
  page = await draw(<NotificationsChip />);
  const bell = document.querySelector<HTMLElement>('[aria-label="Notifications, 2 new"]');
  expect(bell?.textContent).toBe('2');
  await press('Notifications, 2 new');
  const list = document.querySelector('[data-part~="popover"][data-part~="notifications"]');
  expect(list?.textContent).toContain('Not shown on this computer: no program here can show it.');
  expect([...(list?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Open the approval',
    'Open the run',
  ]);
  expect(list?.querySelectorAll('[data-part~="unread"]')).toHaveLength(2);
});
