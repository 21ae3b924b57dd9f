import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant } from './fixtures/plant';
import { cutOff, looks, setLook, setSize } from './fixtures/views';

/** The list of notifications in the real window; nothing on a test's display shows notifications. */

let running: RunningApp;
let page: Page;
usePlant(
  {
    settings: noModel,
    procedures: {
      tell: [
        '[sop]\nname = "cold-room"\ndescription = "Tells the shift"\nexecution_mode = "auto"\n\n[[triggers]]\ntype = "manual"\n',
        '## Steps\n1. **Tell** — Tell the shift.\n   - call: notify {"title": "Cold room", "message": "It is 9.4 °C in the cold room. The compressor has stopped, and the door is closed."}\n',
      ],
    },
  },
  (opened) => {
    ({ running, page } = opened);
  },
);

test('what a step tells is on the list with its run, whether the system has shown it or not', async () => {
  const { runId } = await ask(page, 'sops.start', { name: 'cold-room', payload: null });
  const output = async (): Promise<string | null> =>
    (await ask(page, 'runs.show', { runId })).run.steps[0]?.output ?? null;
  await expect.poll(output).not.toBeNull();
  const shown = (await ask(page, 'notifications.list', {})).notifications[0]?.shown;
  // What the step says is what the system said.
  expect(await output()).toMatch(
    shown === true
      ? /^shown$/u
      : shown === false
        ? /^not shown: .+$/u
        : /^This computer did not say whether it was shown\./u,
  );
  for (const look of looks) {
    await setLook(page, look);
    for (const width of [1024, 1440] as const) {
      await setSize(running, { width, height: 700 });
      await page.locator('[data-part~="status-line"] [data-part~="bell"]').click();
      const list = page.locator('[data-part~="popover"][data-part~="notifications"]');
      await expect(list).toContainText('Cold room');
      await keepPicture(page, `notifications-${look.join('-')}-${String(width)}`);
      expect.soft([await cutOff(page), await axeFindings(page)]).toEqual([[], []]);
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
    }
  }
  await setLook(page, ['en', 'light']);
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('new', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the run' }).click();
  await expect(page).toHaveURL(new RegExp(runId, 'u'));
  await expect(page.locator('[data-part~="status-line"] [data-part~="bell"]')).toHaveAccessibleName(
    'Notifications',
  );
});
