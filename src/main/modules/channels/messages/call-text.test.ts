import { expect, test } from 'vitest';
import { originLine } from './call-text';
import { english } from '../../../platform/words/english';
import { korean } from '../../../platform/words/korean';

const call = {
  arguments: { board: 'b', pin: 5, value: 1, note: 'x' },
  provenance: { board: 'config', pin: 'model', value: 'model', note: 'model' },
  same: {
    pin: [{ in: 'procedure' }],
    value: [{ in: 'event' }, { in: 'result', step: 1 }],
    note: [],
  },
} satisfies Parameters<typeof originLine>[0];

test.each([
  {
    words: english,
    line: "`board`: config.toml · `pin`: in the procedure's text · `value`: same as in the event, same as in step 1's result · `note`: only the model",
  },
  {
    words: korean,
    line: '`board`: config.toml · `pin`: 절차 글에 있음 · `value`: 이벤트에 있는 값과 같음, 1단계 결과와 같음 · `note`: 모델만의 값',
  },
])('a card on a channel says where each value comes from', ({ words, line }) => {
  expect(originLine(call, words)).toBe(line);
});
