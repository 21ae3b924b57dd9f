import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatMessage } from '../../../shared/chat';
import { notOrders } from '../../../shared/attached-documents';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { MessageView } from './message-view';

let page: Drawn;
beforeEach(() => startTranslation('en'));
afterEach(() => page.end());

test('a file that was sent is its name, to be opened, and not what the model was told about it', async () => {
  const message: ChatMessage = {
    id: 'm1',
    role: 'user',
    text: `[File "note.txt". ${notOrders}]\n> Torque 40 Nm.\n\nWhich torque?`,
    thought: '',
    tools: [],
    at: 1_800_000_000_000,
    state: 'complete',
    problem: null,
    usage: null,
  };
  page = await draw(<MessageView conversationId="c1" message={message} readOnly busy={false} />);
  const file = page.place.querySelector('details');
  expect(file?.querySelector('summary')?.textContent).toBe('note.txt13 characters');
  expect(file?.querySelector('pre')?.textContent).toBe('Torque 40 Nm.');
  expect(page.place.querySelector('[data-part~="mine"]')?.textContent).toBe('Which torque?');
  expect(page.place.textContent).not.toContain('shown as data');
});
