import { expect, test } from 'vitest';
import type { ModelMessage } from '../../../ports/provider';
import { compactBeforeNewest } from './compact-history';

const said = (text: string): ModelMessage => ({ role: 'user', text });
const result = (output: string): ModelMessage => ({
  role: 'tool',
  callId: 'c',
  name: 'file_read',
  status: 'ok',
  output,
});

test('a result that does not fit is cut at a whole word, with a note, also in a conversation of one message', () => {
  const shorter = compactBeforeNewest([said('what is in it?'), result('pin 17 '.repeat(3000))]);
  const [question, cut] = shorter ?? [];
  expect(question).toEqual(said('what is in it?'));
  expect(cut).toMatchObject({
    role: 'tool',
    output: expect.stringMatching(/^(pin 17 )+pin( 17)?… \(cut: 21000 bytes in all\)$/u) as string,
  });
});

test('where nothing gets shorter there is nothing to try', () => {
  expect(compactBeforeNewest([said('x'.repeat(9000)), result('short')])).toBeNull();
});

test('a message that waits for its answer stays whole, also when the model was corrected since', () => {
  const waiting = said(`Set all of these: ${'pin 17 '.repeat(200)}`);
  const corrected: readonly ModelMessage[] = [
    { role: 'assistant', text: '(no answer)', toolCalls: [] },
    said('Your answer was empty.'),
  ];
  const shorter = compactBeforeNewest(
    [said('old '.repeat(400)), { role: 'assistant', text: 'Yes.', toolCalls: [] }, waiting, ...corrected],
    waiting,
  );
  expect(shorter?.slice(-3)).toEqual([waiting, ...corrected]);
  expect(shorter?.[0]).toMatchObject({ text: expect.stringMatching(/\.\.\.$/u) as string });
});
