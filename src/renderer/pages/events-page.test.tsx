import { afterEach, expect, test, vi } from 'vitest';
import { connectBridge } from '../bridge/bridge';
import { startTranslation } from '../i18n/i18n';
import { told } from '../i18n/told';
import { draw, type Drawn } from '../testing/draw';
import { RecordingBridge } from '../testing/recording-bridge';
import { EventDetails } from '../features/events/event-details';
import { EventsPage } from './events-page';

let page: Drawn;
afterEach(() => page.end());

test('why the events could not be read is told in the language of the window', async () => {
  const message = 'There is no run run-0';
  // There is no layout to measure.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  connectBridge(new RecordingBridge({ 'events.list': () => ({ ok: false, error: { code: 'x', message } }) }));
  await startTranslation('ko');
  page = await draw(<EventsPage id={null} />);
  const problem = page.place.querySelector('[role="alert"]')?.textContent ?? '';
  expect(problem).toContain(told(message, 'ko'));
  expect(problem).not.toContain(message);
});

test('a message that could not be handled says why, and what to do', async () => {
  await startTranslation('en');
  page = await draw(
    <EventDetails
      row={{
        id: 1,
        at: 7,
        source: 'mqtt',
        topic: 'pump',
        payload: null,
        count: 1,
        rows: [],
        refused: 500,
        refusedBecause: 'Maximum call stack size exceeded',
      }}
      onTest={() => {}}
    />,
  );
  expect(page.place.querySelector('[data-part~="verdict-rest"]')?.textContent).toBe(
    'not handled: internal error (Maximum call stack size exceeded). Nothing was started. Send it again after the cause is fixed. The log in the data folder has the details.',
  );
});
