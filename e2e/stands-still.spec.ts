import { expect, test } from './fixtures/app';

test('while the engine stands still the status line says so, and afterwards that it stood still, until somebody has seen that', async ({
  app,
  page,
}) => {
  await page.evaluate(() => {
    window.location.hash = '#/runs';
  });
  await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible();
  // A page whose drawing process is still being started waits for the main process as well.
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
  const seen = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_changes, observer) => {
          const said =
            document.querySelector('[data-part~="status-line"] [data-part~="silent"]')?.textContent ?? '';
          if (said === '') return;
          observer.disconnect();
          resolve(said);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  // The engine lives in the main process: held up there, nobody answers. It waits rather than counts, which
  // would take a core from the other worker. On a busy machine the page may be held up with it, and knows
  // nothing of that time: then it is held up again.
  let said: string | null = null;
  while (said === null) {
    await app.evaluate(() => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 12_000);
    });
    said = await Promise.race([seen, page.evaluate(() => null)]);
  }
  expect(said).toMatch(
    /^The engine has not answered since \d\d:\d\d:\d\d: triggers, approvals and the emergency stop are not working/u,
  );
  await expect(page.locator('[data-part~="status-line"] [data-part~="silent"]')).toHaveCount(0);
  await page.getByRole('button', { name: '1 problem' }).click();
  const problems = page.getByRole('dialog', { name: 'Problems' });
  await expect(problems).toContainText(/The engine stood still for \d+ s/u);

  await problems.getByRole('button', { name: /^Seen/u }).press('Enter');
  await expect(problems).toContainText('No known problems.');
  await expect(problems).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'problem' })).toHaveCount(0);
});
