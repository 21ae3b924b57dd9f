import { expect, test } from 'vitest';
import type { LedgerRow } from '../../../shared/status';
import { startTranslation } from '../../i18n/i18n';
import { draw } from '../../testing/draw';
import { EventPicker } from './event-picker';

const byHand: LedgerRow = { id: 1, at: 7, source: 'manual', topic: null, payload: null, count: 1, rows: [] };
const message: LedgerRow = { ...byHand, id: 2, source: 'mqtt', topic: 'tank', payload: '90' };

test.each([
  { name: 'nothing but starts by hand', rows: [byHand], listed: [], says: true },
  { name: 'a start by hand and a message', rows: [byHand, message], listed: ['90'], says: false },
])(
  'of $name, what can be tried is listed; where nothing can, that is said',
  async ({ rows, listed, says }) => {
    await startTranslation('en');
    const page = await draw(
      <EventPicker
        tried={{
          event: { source: 'mqtt', place: 'tank', payload: '', recorded: null },
          rows,
          choose: () => {},
          write: () => {},
        }}
        below={null}
      />,
    );
    expect([
      [...page.place.querySelectorAll('[data-part~="events"] [data-part~="mono"]')].map(
        ({ textContent }) => textContent,
      ),
      page.place.textContent.includes('No events from its triggers yet'),
    ]).toEqual([listed, says]);
    await page.end();
  },
);
