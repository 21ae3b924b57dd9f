import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Input, Output } from '../../../../shared/procedures';
import { ok, refuse, type Result } from '../../../../shared/result';
import { connectBridge } from '../../../bridge/bridge';
import { startTranslation } from '../../../i18n/i18n';
import { draw, press, type Drawn } from '../../../testing/draw';
import { RecordingBridge } from '../../../testing/recording-bridge';
import { typeInto } from '../../../testing/type-into';
import { DraftSheet } from './draft-sheet';

type Answer = Result<Output<'sops.sketch'>>;
const goesOn: Answer = ok({ sketch: null, model: 'qwen3' });

let page: Drawn | null = null;
afterEach(async () => {
  await page?.end();
  page = null;
});

/** The sheet, with an engine that answers when the test says so. */
async function begun() {
  const answers: ((answer: Answer) => void)[] = [];
  const bridge = new RecordingBridge({
    'sops.sketch': () => new Promise<Answer>((resolve) => answers.push(resolve)),
    'topics.listen': () =>
      ok({ state: 'no-broker', broker: '', problem: null, topics: [], more: 0, named: [], commands: [] }),
    'tools.list': () => ok([]),
    'channels.list': () => ok([]),
    'sops.next-times': () => ok({ timezone: 'UTC', times: [] }),
  });
  connectBridge(bridge);
  await startTranslation('en');
  page = await draw(<DraftSheet />);
  const box = document.querySelector('textarea');
  if (box === null) throw new Error('no box');
  await typeInto(box, 'Close valve 5');
  await press('Write the draft');
  return {
    asked: () => bridge.inputsOf('sops.sketch').length,
    ids: () =>
      new Set(bridge.inputsOf('sops.sketch').map((input) => (input as Input<'sops.sketch'>).id)).size,
    answer: (answer: Answer) =>
      act(async () => {
        answers.shift()?.(answer);
        await Promise.resolve();
      }),
  };
}

test('a draft that is being written is asked for again, and who writes it is said', async () => {
  const { asked, ids, answer } = await begun();
  await answer(goesOn);
  expect([asked(), ids()]).toEqual([2, 1]);
  expect(document.querySelector('[role=status]')?.textContent).toContain('qwen3 is writing the draft');
});

test('nobody asks for it any more once it is stopped, or the page is left', async () => {
  const stopped = await begun();
  await press('Stop');
  await stopped.answer(goesOn);
  expect(stopped.asked()).toBe(1);
  await page?.end();
  const left = await begun();
  await page?.end();
  page = null;
  await left.answer(goesOn);
  expect(left.asked()).toBe(1);
});

test('why there is no draft is said, above the four questions', async () => {
  const { answer } = await begun();
  await answer(refuse({ code: 'draft.no-model', message: 'No model is configured.', remedy: 'Choose one.' }));
  expect(document.querySelector('[role=alert]')?.textContent).toContain('No model is configured.');
  expect(document.querySelectorAll('fieldset').length).toBe(5);
});
