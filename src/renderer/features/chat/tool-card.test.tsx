import { afterEach, expect, test } from 'vitest';
import type { ToolCard as Tool } from '../../../shared/chat';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { ToolCard } from './tool-card';

let page: Drawn;
afterEach(() => page.end());

const asks: Tool = {
  call: 'c1',
  name: 'mqtt_publish',
  arguments: { topic: 'valve/\u202eesolc' },
  state: 'asks',
  output: null,
  hash: 'h',
  here: { calls: [{ topic: 'valve' }] },
};
const here = 'In this conversation without asking, while topic = valve';
const buttons = (): readonly string[] =>
  [...page.place.querySelectorAll('[data-part~="sign"] button')].map(({ textContent }) => textContent);

test.each<{ name: string; tool: Tool; longer: readonly string[]; says: boolean }>([
  { name: 'may be allowed for longer', tool: asks, longer: [here], says: false },
  {
    name: 'may be allowed from now on where a range is offered',
    tool: { ...asks, offer: { calls: [{ pin: 5 }, { pin: 6 }] } },
    longer: [here, 'From now on without asking, while pin = 5 | 6'],
    says: false,
  },
  {
    name: 'is allowed once where the sender is not verified, which is said',
    tool: { ...asks, here: undefined, unproved: true },
    longer: [],
    says: true,
  },
])('a call that waits $name, and shows what is sent', async ({ tool, longer, says }) => {
  await startTranslation('en');
  page = await draw(<ToolCard conversationId="c" tool={tool} readOnly={false} />);
  expect(buttons().filter((text) => /^(?:In this|From now on)/u.test(text))).toEqual(longer);
  expect(page.place.textContent.includes('We cannot verify who sent this')).toBe(says);
  expect(page.place.textContent).toContain('valve/\\u202eesolc');
});
