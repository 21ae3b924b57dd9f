import { describe, expect, test } from 'vitest';
import { AnswerWatch, type AnswerPart, type Watched } from './answer-watch';

const usual: Watched = { trigger: '<tool_call>', anywhere: false, stops: ['<|im_end|>'], inThought: false };

/** The same in one piece and sign by sign. */
function watched(text: string, own: Partial<Watched> = {}) {
  const run = (pieces: readonly string[]) => {
    const watch = new AnswerWatch({ ...usual, ...own });
    const parts: AnswerPart[] = pieces.flatMap((piece) => watch.push(piece));
    parts.push(...watch.end());
    const of = (type: AnswerPart['type']): string =>
      parts.flatMap((part) => (part.type === type ? [part.text] : [])).join('');
    return { text: of('text'), thought: of('thought'), found: watch.found };
  };
  const whole = run([text]);
  expect(run([...text])).toEqual(whole);
  return whole;
}

describe('calls', () => {
  test.each([
    { name: 'at the start', text: '<tool_call>{', before: '', at: 0 },
    { name: 'on a line of their own', text: 'I open it.\n<tool_call>{', before: 'I open it.\n', at: 11 },
    { name: 'behind a thought', text: '<think>hm</think><tool_call>{', before: '', at: 17 },
  ])('begin $name', ({ text, before, at }) => {
    expect(watched(text)).toMatchObject({ text: before, found: { kind: 'call', at, end: at + 11 } });
  });

  test('in the middle of a line they only begin where the mark means nothing else', () => {
    expect(watched('Write <tool_call> for it').found).toBeNull();
    expect(watched('Write <tool_call> for it').text).toBe('Write <tool_call> for it');
    expect(watched('Write <tool_call>', { anywhere: true }).found).toMatchObject({ kind: 'call', at: 6 });
  });

  test('in a thought they are none', () => {
    expect(watched('<think>\n<tool_call>{}</think>Done.')).toEqual({
      text: 'Done.',
      thought: '\n<tool_call>{}',
      found: null,
    });
  });
});

test.each([
  { text: 'x < y and <b>', own: {}, then: { text: 'x < y and <b>', thought: '' } },
  { text: 'All is well.<|im_end|> more', own: {}, then: { text: 'All is well.', thought: '' } },
  { text: '<think>why</think>\n\nSo.', own: {}, then: { text: 'So.', thought: 'why' } },
  { text: 'because</think>So.', own: { inThought: true }, then: { text: 'So.', thought: 'because' } },
  { text: '[THINK]why[/THINK]So.', own: {}, then: { text: 'So.', thought: 'why' } },
  { text: 'never closed', own: { inThought: true }, then: { text: 'never closed', thought: '' } },
])('$text', ({ text, own, then }) => {
  expect(watched(text, own)).toMatchObject(then);
});
