import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChatFound } from '../../../shared/chat';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { typeInto } from '../../testing/type-into';
import { ConversationSearch } from './conversation-search';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  {
    language: 'en' as const,
    reading: 'Still searching 3 conversations: there may be more',
    searching: 'Searching',
  },
  {
    language: 'ko' as const,
    reading: '대화 3개를 아직 읽는 중이며, 더 나올 수 있습니다',
    searching: '찾는 중',
  },
])(
  'while conversations are still being read it says so and asks again ($language)',
  async ({ language, reading, searching }) => {
    vi.useFakeTimers();
    await startTranslation(language);
    const hit = { conversationId: 'c', messageId: 'm', role: 'user', text: 'the pump', at: 0 } as const;
    const answers: ChatFound[] = [
      { hits: [], unread: 3 },
      { hits: [hit], unread: 3 },
      { hits: [hit], unread: 0 },
    ];
    const bridge = new RecordingBridge({
      'chat.search': () => ok(answers.shift() ?? { hits: [], unread: 0 }),
    });
    connectBridge(bridge);
    const page = await draw(
      <ConversationSearch>
        <p>all</p>
      </ConversationSearch>,
    );
    const field = page.place.querySelector('input');
    if (field === null) throw new Error('There is nothing to type into.');
    await typeInto(field, 'pump');
    const after = async (ms: number): Promise<readonly [readonly (string | null)[], number]> => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return [
        [...page.place.querySelectorAll('[role=status]')].map(({ textContent }) => textContent),
        page.place.querySelectorAll('[data-part~="search-hit"]').length,
      ];
    };
    expect([
      await after(150),
      await after(1_000),
      (await after(1_000))[0].length,
      await after(10_000),
    ]).toMatchObject([[[searching, reading], 0], [[{}, reading], 1], 1, [[{}], 1]]);
    expect(bridge.inputsOf('chat.search')).toHaveLength(3);
    await page.end();
  },
);
