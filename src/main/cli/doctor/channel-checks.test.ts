import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import type { CommandLine } from '../command-line';
import { channelChecks } from './channel-checks';

const telegram = { bot_token: 'env:T' };

test.each([
  { name: 'who is named', channels: { telegram: { ...telegram, allowed_users: ['7'] } }, said: [] },
  {
    name: 'everybody',
    channels: { telegram: { ...telegram, allowed_users: ['*'] } },
    said: ['telegram: everybody may talk ("*"), and nobody decides there'],
  },
  {
    name: 'everybody, and somebody named',
    channels: { plugins: { pager: { plugin: 'pager', allowed_users: ['*', 'ana'] } } },
    said: ['pager: everybody may talk ("*"), and only who is named beside it decides there'],
  },
  {
    name: 'a channel for programs as it is set up first',
    channels: { webhook: { secret: 'env:S', send_url: 'http://127.0.0.1:1/' } },
    said: ['webhook: everybody may talk ("*"), and nobody decides there'],
  },
])('doctor says where everybody may talk: $name', async ({ channels, said }) => {
  const checks = await channelChecks({} as CommandLine, Config.parse({ channels_config: channels }), false);
  expect(checks.filter(({ state }) => state === 'warning').map(({ message }) => message)).toEqual(said);
});
