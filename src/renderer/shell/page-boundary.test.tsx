import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTranslation } from '../i18n/i18n';
import { later, type Later } from '../kit/later';
import { draw, press, type Drawn } from '../testing/draw';
import { useOverlay } from '../entities/window/overlay-store';
import { PageBoundary } from './page-boundary';

let page: Drawn;
/** Whether the code is there. */
let there: boolean;
let part: Later<object>;

beforeEach(async () => {
  await startTranslation('en');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  there = false;
  part = later(() =>
    there ? Promise.resolve(() => <p>Runs</p>) : Promise.reject(new Error('the file is gone')),
  );
});

afterEach(async () => {
  await page.end();
  vi.restoreAllMocks();
});

const shown = (over: boolean) => (
  <PageBoundary ready={part.ready} over={over}>
    <Suspense fallback={null}>
      <part.Part />
    </Suspense>
  </PageBoundary>
);

test('a page whose code is not there says so with a remedy, and is there once it can be read', async () => {
  page = await draw(shown(false));
  expect(page.place.querySelector('main')?.textContent).toContain(
    'This page could not be shown: the file is gone',
  );
  expect(page.place.textContent).toContain('Runs and approvals are not affected');
  await press('Try again');
  expect(page.place.textContent).toContain('the file is gone');
  there = true;
  await press('Try again');
  expect(page.place.textContent).toBe('Runs');
});

test('what lies over the page says so beside it, and can be put away', async () => {
  useOverlay.getState().open({ kind: 'stop' });
  page = await draw(shown(true));
  expect(page.place.querySelector('main')).toBeNull();
  expect(page.place.textContent).toContain('This could not be opened: the file is gone');
  await press('Dismiss');
  expect(useOverlay.getState().overlay).toBeNull();
});
