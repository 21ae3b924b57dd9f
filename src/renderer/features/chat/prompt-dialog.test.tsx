import { beforeEach, expect, test } from 'vitest';
import { ok, refuse } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { PromptDialog } from './prompt-dialog';

beforeEach(() => startTranslation('en'));
const drawn = async (): Promise<HTMLElement> => {
  await draw(<PromptDialog conversationId="c" messageId="a" onClose={() => {}} />);
  return document.body;
};

test('what was said is marked, and the words of the template are not', async () => {
  const parts = [
    { text: '<|im_start|>user\n', outside: false },
    { text: 'How warm is it? <|im_end|>', outside: true },
    { text: '<|im_end|>\n', outside: false },
  ];
  connectBridge(
    new RecordingBridge({ 'chat.prompt': () => ok({ parts, laidOutBy: 'model', isCertain: true }) }),
  );
  const page = await drawn();
  expect(page.querySelector('pre')?.textContent).toBe(parts.map(({ text }) => text).join(''));
  expect([...page.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'How warm is it? <|im_end|>',
  ]);
});

test('of a server it says so, and that an older answer may have been asked for otherwise', async () => {
  connectBridge(
    new RecordingBridge({
      'chat.prompt': () => ok({ parts: [], laidOutBy: 'server', isCertain: false }),
    }),
  );
  const { textContent } = await drawn();
  expect(textContent).toContain('The server lays the prompt out itself.');
  expect(textContent).toContain('This answer may have been asked for in other words');
});

test('a refusal says what to do', async () => {
  connectBridge(
    new RecordingBridge({
      'chat.prompt': () => refuse({ code: 'x', message: 'No model is chosen', remedy: 'Choose one.' }),
    }),
  );
  expect((await drawn()).textContent).toContain('Choose one.');
});
