import { expect, test } from 'vitest';
import { notificationContent } from './notification-content';
import { wordsFor } from './words';

const approval = { runId: 'r1', gate: 'g1', critical: false, shown: 'no calls' };

test.each([
  { language: 'en', body: 'Step 2 waits: Open the valve' },
  { language: 'ko', body: '2단계 승인 대기: Open the valve' },
] as const)('what waits is told in the language of the person ($language)', ({ language, body }) => {
  expect(
    notificationContent(
      { title: 'pump', body: 'Step 2 waits: Open the valve', approval },
      wordsFor(language, ['en']),
      'linux',
    ),
  ).toMatchObject({ title: 'pump', body, buttons: [] });
});

test('a tool call that waits is told until it is decided, and answered on its card', () => {
  expect(
    notificationContent(
      {
        title: 'Greenhouse',
        body: 'A tool call waits: gpio_write',
        question: { conversationId: 'talk', id: 'q1' },
      },
      wordsFor('ko', ['ko']),
      'darwin',
    ),
  ).toMatchObject({ body: '도구 호출 승인 대기: gpio_write', buttons: [], timeoutType: 'never' });
});

test.each([
  { name: 'a critical approval', change: { critical: true } },
  { name: 'an approval whose calls it does not show', change: { shown: null } },
])('$name has no button that approves', ({ change }) => {
  expect(
    notificationContent(
      { title: 'pump', body: 'x', approval: { ...approval, ...change } },
      wordsFor('en', ['en']),
      'darwin',
    ).buttons.map(({ does }) => does),
  ).toEqual(['open', 'open']);
});
