import { expect, test } from './fixtures/app';
import { openFullPlant } from './fixtures/full-plant';
import { keepPicture } from './fixtures/pictures';
import { setLook, setSize, show, sizes } from './fixtures/views';

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

test('on a wide screen no sheet is wider than a page is read, and notes stay beside their text', async () => {
  test.slow();
  const full = await openFullPlant();
  try {
    const { page } = full.running;
    const { runs, conversations } = full;
    const things = [
      `approvals/${runs.waiting}`,
      `chat/${conversations.answered}`,
      'sops/pump-overpressure',
      `runs/${runs.completed}`,
      'settings/mqtt',
    ];
    await setLook(page, ['en', 'light']);
    for (const size of [
      { width: 1920, height: 1080 },
      { width: 2560, height: 1440 },
    ]) {
      await setSize(full.running, size);
      for (const name of [...pages, ...things]) {
        await show(page, { name, hash: `#/${name}` });
        await keepPicture(page, `room-${name.replace(/\/.*/u, '-one')}-${String(size.width)}`);
        const where = `${name} at ${String(size.width)}`;
        const widest = await page
          .locator('main [data-part~="sheet"]')
          .evaluateAll((sheets) =>
            Math.max(0, ...sheets.map((sheet) => sheet.getBoundingClientRect().width)),
          );
        expect.soft(widest, where).toBeLessThanOrEqual(1120);
      }
      await show(page, { name: 'chat', hash: `#/chat/${conversations.answered}` });
      // The measure ends where its widest block does.
      const farthest = await page
        .locator('main [data-part~="turn"]:has(> [data-part~="margin-note"])')
        .evaluateAll((turns) =>
          turns.map((turn) => {
            const [text, note] = [
              turn.querySelector('[data-part~="words"]'),
              turn.querySelector(':scope > [data-part~="margin-note"]'),
            ];
            if (text === null || note === null) return Infinity;
            return note.getBoundingClientRect().left - text.getBoundingClientRect().right;
          }),
        );
      expect.soft(farthest.length, 'messages with notes').toBeGreaterThan(0);
      expect
        .soft(Math.max(...farthest), `notes of a message at ${String(size.width)}`)
        .toBeLessThanOrEqual(60);
    }
  } finally {
    await full.close();
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
      const hidden = await page.locator('nav[data-part~="rail"] :is(a, button)').evaluateAll((controls) =>
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
