import type { Page } from '@playwright/test';
import { test } from './fixtures/app';
import { openFullPlant, type FullPlant } from './fixtures/full-plant';
import { inspect, looks, type View } from './fixtures/views';

/**
 * Every page and dialog with real data, in both themes and languages. The longest of all: its name puts it first, so that the other worker
 * has something to do until the end.
 */

// A trace takes a picture of every step; these tests keep their own.
test.use({ trace: 'off' });

const press = (...keys: readonly string[]) => async (page: Page): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
  await page.locator('[role="dialog"], [role="alertdialog"]').waitFor();
};
const click = (selector: string) => async (page: Page): Promise<void> => {
  await page.locator(selector).first().click();
  await page.locator('[role="dialog"], [role="alertdialog"]').waitFor();
};

test.describe('with something of everything', () => {
  let full: FullPlant;
  let views: readonly View[];
  test.beforeAll(async () => {
    full = await openFullPlant();
    const { runs, conversations } = full;
    views = [
      { name: 'approvals-interrupted', hash: `#/approvals/${runs.interrupted}` },
      { name: 'approvals-korean-sop', hash: `#/approvals/${runs.waiting}` },
      { name: 'approvals-drafting', hash: `#/approvals/${runs.drafting}` },
      { name: 'approvals-reject', hash: `#/approvals/${runs.waiting}`, over: press('r') },
      { name: 'chat-answered', hash: `#/chat/${conversations.answered}` },
      { name: 'chat-asks', hash: `#/chat/${conversations.asks}` },
      { name: 'chat-empty', hash: `#/chat/${conversations.empty}` },
      { name: 'chat-delete', hash: `#/chat/${conversations.answered}`, over: click('.head .btn.ic') },
      { name: 'sops', hash: '#/sops' },
      { name: 'sop', hash: '#/sops/pump-overpressure' },
      { name: 'sop-korean', hash: `#/sops/${encodeURIComponent('냉각수-순환-점검')}` },
      { name: 'sop-broken', hash: '#/sops/vent-greenhouse' },
      { name: 'sop-start', hash: '#/sops', over: click('.sop-item:not(.broken) .row-end button') },
      { name: 'runs', hash: '#/runs' },
      { name: 'run-completed', hash: `#/runs/${runs.completed}` },
      { name: 'run-rejected', hash: `#/runs/${runs.rejected}` },
      { name: 'run-failed', hash: `#/runs/${runs.failed}` },
      { name: 'run-interrupted', hash: `#/runs/${runs.interrupted}` },
      { name: 'run-waiting', hash: `#/runs/${runs.waiting}` },
      { name: 'run-cancel', hash: `#/runs/${runs.waiting}`, over: click('.head .btn:not(.bare)') },
      { name: 'events', hash: '#/events' },
      { name: 'boards', hash: '#/boards' },
      { name: 'models', hash: '#/models' },
      { name: 'models-download', hash: '#/models', over: click('.head .btn.key') },
      { name: 'settings', hash: '#/settings/procedures' },
      { name: 'settings-text', hash: '#/settings/config.toml' },
      { name: 'palette', hash: '#/runs', over: press('Control+k') },
      { name: 'preferences', hash: '#/runs', over: press('Control+,') },
      { name: 'shortcuts', hash: '#/runs', over: press('Control+/') },
      { name: 'stop', hash: '#/runs', over: press('Control+Shift+Period') },
      { name: 'status-board', hash: '#/runs', over: click('.status button:nth-of-type(3)') },
    ];
  });
  test.afterAll(async () => { await full.close(); });

  for (const look of looks) test(`every page and dialog, ${look.join(' ')}`, async () => { await inspect(full.running, views, look); });
});
