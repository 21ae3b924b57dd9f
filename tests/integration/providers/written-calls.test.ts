import { expect, test } from 'vitest';
import { ModelLanguage } from '../../../src/main/modules/models/chat-template/model-language';
import {
  markedTexts,
  plainTurns,
  templatesWithTools,
} from '../../../src/main/modules/models/chat-template/sample-templates';
import { randomTools, withPlainNames } from '../../fixtures/random-tools';
import { randomFrom, writtenCalls } from '../../fixtures/written-calls';

/*
 * What a grammar lets through and its reader must read, for schemas at random: without a model, so that it is
 * thousands. learnt-calls.test.ts has the same with llama.cpp and random weights.
 */

const templates = {
  ...templatesWithTools,
  'texts between marks of their own': markedTexts,
  'no tools in the template': plainTurns,
};
const each = Math.ceil(2_000 / Object.keys(templates).length);

test.each(Object.entries(templates))(
  'with %s, whatever the grammar lets through is read back as calls that fit their schemas',
  (name, template) => {
    const language = new ModelLanguage({ template, bos: '<s>', eos: '</s>', hasToken: () => false });
    const random = randomFrom(name.length);
    let calls = 0;
    for (let seed = 1; calls < each; seed += 1)
      for (const tools of randomTools('enforced', 25, seed).map(withPlainNames)) {
        const written = writtenCalls(language, tools, random);
        calls += written.calls;
        expect({ ...written, tools: written.malformed.length === 0 ? [] : tools }).toMatchObject({
          malformed: [],
          tools: [],
        });
      }
    expect(calls).toBeGreaterThanOrEqual(each);
  },
);

test('an object of any members can be written, in every form', () => {
  const parameters = {
    type: 'object',
    properties: { headers: { type: 'object', additionalProperties: { type: 'string' } } },
    required: ['headers'],
  };
  const language = new ModelLanguage({ template: markedTexts, bos: '', eos: '', hasToken: () => false });
  const random = randomFrom(7);
  const written = Array.from({ length: 50 }, () =>
    writtenCalls(language, [{ name: 'ask', description: '', parameters }], random),
  );
  // Which names it chooses no grammar knows: one that stands twice is refused.
  expect(written.flatMap(({ malformed }) => malformed).filter((why) => !/stands twice/u.test(why))).toEqual(
    [],
  );
  expect(written.some(({ text }) => /headers:\{[^}]/u.test(text))).toBe(true);
});
