import { afterEach, expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { told } from '../../i18n/told';
import { draw, type Drawn } from '../../testing/draw';
import { Calls } from './calls';
import { sampleApproval } from '../../testing/samples/sample-approval';

let page: Drawn;
afterEach(() => page.end());

test('why a call is not known is told in the language of the window', async () => {
  const note = 'There is no run run-0';
  await startTranslation('ko');
  expect(told(note, 'ko')).not.toBe(note);
  page = await draw(<Calls approval={sampleApproval({}, { calls: null, note })} run={null} />);
  expect(page.place.textContent).toContain(told(note, 'ko'));
  expect(page.place.textContent).not.toContain(note);
});
