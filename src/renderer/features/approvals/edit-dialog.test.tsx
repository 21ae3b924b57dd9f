import { afterEach, expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { EditCallsDialog } from './edit-dialog';

let page: Drawn;
afterEach(() => page.end());

test('a value in a field that would be read otherwise is written out below it', async () => {
  await startTranslation('en');
  page = await draw(<EditCallsDialog title="Edit" calls={[{ tool: 'mqtt_publish', arguments: { topic: 'valve/\u202eesolc', payload: 'on' }, provenance: {} }]} onSave={() => {}} onClose={() => {}} />);
  expect([...document.querySelectorAll('[role=note]')].map(({ textContent }) => textContent)).toEqual([expect.stringContaining('valve/\\u202eesolc')]);
});
