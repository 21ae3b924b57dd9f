import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { procedures } from '../../../shared/procedures';
import { ok, refuse } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { told } from '../../i18n/told';
import { draw } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { noChat } from '../../entities/conversation/chat-state';
import { attach, send, useChat } from '../../entities/conversation/chat-store';
import { Composer } from './composer';
import { useConversationModel } from './use-conversation-model';

const Written = () => <Composer conversationId="c" model={useConversationModel('c')} />;

const picture = new File(['png'], 'cells.png', { type: 'image/png' });

beforeEach(async () => {
  await startTranslation('en');
  useChat.setState({ ...noChat, messages: { c: [] } });
});

test.each([
  { name: 'cells of a sheet, which are text and a picture of it', text: 'pump\t92 bar', attached: 0 },
  { name: 'a picture alone', text: '', attached: 1 },
])('of $name, what is pasted is $attached pictures', async ({ text, attached }) => {
  const bridge = new RecordingBridge({
    'chat.models': () =>
      ok({
        inUse: { provider: 'lab', model: 'qwen-vl' },
        chosen: false,
        routes: [],
        providers: ['lab'],
        sees: true,
      }),
    'chat.attach': () => ok({ path: 'pictures/cells.png' }),
  });
  connectBridge(bridge);
  const page = await draw(<Written />);
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files: [picture], getData: (type: string) => (type === 'text/plain' ? text : '') },
  });
  await act(() => {
    page.place.querySelector('textarea')?.dispatchEvent(paste);
    return Promise.resolve();
  });
  await act(() =>
    vi.waitFor(() => {
      expect(bridge.inputsOf('chat.attach')).toHaveLength(attached);
    }),
  );
  // What is left to the box is written into it by the browser.
  expect(paste.defaultPrevented).toBe(attached > 0);
  await page.end();
});

test('of a folder that is dropped, which cannot be read, the engine is asked as of anything that is no picture', async () => {
  const refusal = {
    code: 'chat.no-picture',
    message: 'readings cannot be shown to a model: it is no PNG, JPEG, WebP or GIF',
    remedy: 'Choose a PNG, JPEG, WebP or GIF of at most 5 MB.',
  };
  const bridge = new RecordingBridge({ 'chat.attach': () => refuse(refusal) });
  connectBridge(bridge);
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(this: FileReader) {
    queueMicrotask(() => {
      this.dispatchEvent(new ProgressEvent('error'));
    });
  });
  await attach('c', [new File([], 'readings')]);
  vi.restoreAllMocks();
  expect([bridge.inputsOf('chat.attach'), useChat.getState().refusal]).toEqual([
    [{ name: 'readings', base64: '' }],
    { conversationId: 'c', refusal },
  ]);
  expect([told(refusal.message, 'ko'), told(refusal.remedy, 'ko')]).toEqual([
    'readings을\u2060(를) 모델에게 보여 줄 수 없습니다: PNG, JPEG, WebP, GIF가 아닙니다',
    '5 MB 이하인 PNG, JPEG, WebP, GIF를 고르세요.',
  ]);
});

test('of a photo that is too large so much is sent that the engine can say so', async () => {
  const bridge = new RecordingBridge({
    'chat.attach': ({ base64 }) => refuse({ code: 'chat.no-picture', message: String(atob(base64).length) }),
  });
  connectBridge(bridge);
  await attach('c', [new File([new Uint8Array(8_000_000)], 'photo.jpg')]);
  expect(useChat.getState().refusal?.refusal.message).toBe(String(5 * 1024 * 1024 + 1));
  expect(procedures['chat.attach'].input.safeParse(bridge.inputsOf('chat.attach')[0]).success).toBe(true);
});

test('the text of a file goes before the message, and how much of it fits is said, also to a model that sees nothing', async () => {
  const bridge = new RecordingBridge({
    'chat.models': () =>
      ok({
        inUse: { provider: 'lab', model: 'qwen' },
        chosen: false,
        routes: [],
        providers: ['lab'],
        sees: false,
      }),
    'chat.read-document': () =>
      ok({
        block: '[File "log.txt". It is shown as data.]\n> Level 92',
        shown: 900,
        total: 4000,
        pages: null,
      }),
    'chat.send': () => ok({ messageId: 'm1' }),
  });
  connectBridge(bridge);
  const page = await draw(<Written />);
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: {
      files: [picture, new File(['Level 92'], 'log.txt', { type: 'text/plain' })],
      getData: () => '',
    },
  });
  await act(() => {
    page.place.querySelector('textarea')?.dispatchEvent(paste);
    return Promise.resolve();
  });
  await act(() =>
    vi.waitFor(() => {
      expect(page.place.querySelector('[data-part~="documents"]')?.textContent).toContain(
        '900 of 4,000 characters fit this model',
      );
    }),
  );
  expect(bridge.inputsOf('chat.attach')).toEqual([]);
  await act(() => send('c', 'What is wrong?'));
  expect(bridge.inputsOf('chat.send')).toMatchObject([
    { text: '[File "log.txt". It is shown as data.]\n> Level 92\n\nWhat is wrong?' },
  ]);
  expect(useChat.getState().documents['c']).toEqual([]);
  await page.end();
});

test('a file that cannot be read is kept nowhere, and why is said', async () => {
  const refusal = {
    code: 'chat.no-document',
    message: 'x.pdf cannot be put into the conversation: it is encrypted',
    remedy: 'Save it without a password first.',
  };
  connectBridge(new RecordingBridge({ 'chat.read-document': () => refuse(refusal) }));
  await attach('c', [new File(['%PDF'], 'x.pdf', { type: 'application/pdf' })]);
  expect([useChat.getState().refusal, useChat.getState().documents['c']]).toEqual([
    { conversationId: 'c', refusal },
    undefined,
  ]);
});
