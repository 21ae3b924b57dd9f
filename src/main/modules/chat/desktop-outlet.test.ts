import { expect, test } from 'vitest';
import type { Chat } from './chat';
import { desktopOutlet } from './desktop-outlet';

test('a message on the desktop goes to its own conversation, whoever an earlier plan names', async () => {
  const told: string[] = [];
  const chat = {
    tell: (conversation: string, text: string) => {
      told.push(`${conversation}: ${text}`);
    },
  } as unknown as Chat;
  const desktop = desktopOutlet(chat, { notify: () => {} });
  await desktop.send('Look', 'telegram_1', new AbortController().signal);
  expect(told).toEqual(['messages: Look']);
});
