import { afterEach, expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { WorkNote, workLines } from './work-note';

let page: Drawn;
afterEach(() => page.end());

test.each(['en', 'ko'] as const)(
  'a step says what its result has to be beside its model and what it remembers, a line each, in %s',
  async (language) => {
    await startTranslation(language);
    const step = {
      model: 'hint:reason',
      output: { type: 'object', properties: { urgent: { type: 'boolean' }, why: { type: 'string' } } },
      set: [{ name: 'last', value: '{{steps.1.output.why}}' }],
    };
    page = await draw(<WorkNote step={step} />);
    const lines = [...page.place.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toHaveLength(workLines(step));
    for (const [index, text] of ['hint:reason', 'object: urgent, why', 'last = '].entries())
      expect(lines[index]).toContain(text);
  },
);

test('a step that says none of it has no line', async () => {
  page = await draw(<WorkNote step={{}} />);
  expect([page.place.querySelector('p'), workLines({})]).toEqual([null, 0]);
});
