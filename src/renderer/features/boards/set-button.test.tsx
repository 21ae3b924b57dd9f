import { afterEach, expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { SetButton } from './set-button';

let page: Drawn;
afterEach(() => page.end());

test.each([
  { name: 'can be set', away: false, unconfirmed: false, why: '' },
  { name: 'cannot be set while its board is away', away: true, unconfirmed: false, why: /\w/u },
  {
    name: 'cannot be set while a different board answers, which would be refused',
    away: false,
    unconfirmed: true,
    why: /until someone confirms that it is the right board/u,
  },
] as const)('a pin $name', async ({ away, unconfirmed, why }) => {
  await startTranslation('en');
  page = await draw(<SetButton pin={5} away={away} unconfirmed={unconfirmed} onSet={() => {}} />);
  const button = page.place.querySelector('button');
  expect([button?.disabled, button?.title]).toEqual([
    why !== '',
    why === '' ? '' : expect.stringMatching(why),
  ]);
});
