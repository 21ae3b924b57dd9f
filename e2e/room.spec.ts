import { expect, test } from './fixtures/app';
import { keepPicture } from './fixtures/pictures';
import { setLook, setSize, sizes } from './fixtures/views';

/** Large screens and large letters: text keeps its notes beside it, and everything in the rail can be reached. */

test.use({ trace: 'off', config: 'default_model = "none-at-all"\n[gateway]\nport = 0\n' });

const pages = [
  'approvals',
  'chat',
  'sops',
  'runs',
  'events',
  'boards',
  'memory',
  'models',
  'settings',
  'help',
] as const;

test('on a wide screen no sheet is wider than a page is read', async ({ page, running }) => {
  await setLook(page, ['en', 'light']);
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ]) {
    await setSize(running, size);
    for (const name of pages) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, `#/${name}`);
      await page.locator('main h1').waitFor();
      await keepPicture(page, `room-${name}-${String(size.width)}`);
      const widest = await page
        .locator('main .sheet')
        .evaluateAll((sheets) => Math.max(0, ...sheets.map((sheet) => sheet.getBoundingClientRect().width)));
      expect.soft(widest, `${name} at ${String(size.width)}`).toBeLessThanOrEqual(1480);
    }
  }
});

test('at one and a half and at twice the size everything in the rail is in view', async ({
  page,
  running,
}) => {
  for (const look of [
    ['en', 'light'],
    ['ko', 'dark'],
  ] as const) {
    await setLook(page, look);
    await setSize(running, sizes[0]);
    for (const zoom of [1.5, 2]) {
      await running.app.evaluate(({ BrowserWindow }, factor) => {
        BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(factor);
      }, zoom);
      await page.waitForFunction((width) => innerWidth <= width, Math.ceil(sizes[0].width / zoom));
      await keepPicture(page, `rail-${look[0]}-${String(zoom)}`);
      const hidden = await page.locator('nav.rail :is(a, button)').evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { left, top, width, height } = control.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            return width < 24 || height < 24 || there === null || !control.contains(there);
          })
          .map((control) => control.getAttribute('aria-label') ?? control.textContent),
      );
      expect.soft(hidden, `at ${String(zoom)}`).toEqual([]);
    }
    await running.app.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(1);
    });
  }
});
