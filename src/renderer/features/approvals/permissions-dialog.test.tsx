import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../../shared/result';
import type { ToolPermission } from '../../../shared/chat';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { PermissionsDialog } from './permissions-dialog';

let page: Drawn;
const told = (): string => document.querySelector('[data-part~="dialog"]')?.textContent ?? '';

beforeEach(() => startTranslation('en'));
afterEach(() => page.end());

test.each<{ name: string; rows: readonly ToolPermission[]; says: string; not: string }>([
  {
    name: 'what is allowed says what that means',
    rows: [
      {
        tool: 'notify',
        by: 'ana',
        via: 'app',
        at: 1_800_000_000_000,
        range: { calls: [{ pin: 5 }, { pin: 6 }] },
        uses: 3,
        failed: false,
      },
    ],
    says: 'Calls within these ranges run without asking: of a tool in conversations, of a step where only its mode would ask.',
    not: 'No tool is always allowed.',
  },
  {
    name: 'a step is named by its procedure and its number',
    rows: [
      {
        tool: 'hall-lamp/1',
        by: 'ana',
        via: 'app',
        at: 1_800_000_000_000,
        range: { calls: [{ 'gpio_write.pin': 5 }] },
        uses: 0,
        failed: false,
      },
    ],
    says: 'hall-lamp, step 1',
    not: 'hall-lamp/1',
  },
  {
    name: 'where nothing is allowed, nothing acts without asking',
    rows: [],
    says: 'No tool is always allowed.',
    not: 'Calls within these ranges',
  },
])('$name', async ({ rows, says, not }) => {
  connectBridge(new RecordingBridge({ 'permissions.list': () => ok([...rows]) }));
  page = await draw(<PermissionsDialog onClose={() => {}} />);
  await vi.waitFor(() => {
    expect(told()).toContain(says);
  });
  expect(told()).not.toContain(not);
});
