import { expect, test } from 'vitest';
import { isStopCommand, parseCommand } from './commands';

test.each([
  ['/model', { type: 'show-model' }],
  ['/model `qwen3 8b`', { type: 'set-model', model: 'qwen3 8b' }],
  ['/MODELS', { type: 'show-providers' }],
  ['/models shop please', { type: 'set-provider', provider: 'shop' }],
  [' /new@nari_bot ', { type: 'new-session' }],
  ['/stop\nnow', { type: 'stop' }],
  ['/help', { type: 'help' }],
  ['/runs', { type: 'show-runs' }],
  ['/approve', { type: 'approve', runId: null, code: null, confirmed: false, besides: '' }],
  ['/approve ab12', { type: 'approve', runId: 'ab12', code: null, confirmed: false, besides: '' }],
  ['/approve ab12 7F3A', { type: 'approve', runId: 'ab12', code: '7F3A', confirmed: false, besides: '' }],
  ['/approve `ab12 7f3a`', { type: 'approve', runId: 'ab12', code: '7F3A', confirmed: false, besides: '' }],
  [
    '/approve `ab12` `7f3a` yes',
    { type: 'approve', runId: 'ab12', code: '7F3A', confirmed: true, besides: '' },
  ],
  ['/approve ab12 7F3A 예', { type: 'approve', runId: 'ab12', code: '7F3A', confirmed: true, besides: '' }],
  [
    '`/approve ab12 7F3A yes`'.slice(1),
    { type: 'approve', runId: 'ab12', code: '7F3A', confirmed: true, besides: '' },
  ],
  [
    '/approve ab12 7F3A not yes',
    { type: 'approve', runId: 'ab12', code: '7F3A', confirmed: false, besides: 'not yes' },
  ],
  ['/approve ab12 7F3A!', { type: 'approve', runId: 'ab12', code: null, confirmed: false, besides: '7F3A!' }],
  ['/approve ab12 7F3A !', { type: 'approve', runId: 'ab12', code: '7F3A', confirmed: false, besides: '' }],
  ['/approve 7F3A no', { type: 'approve', runId: '7F3A', code: null, confirmed: false, besides: 'no' }],
  ['/approve ab12 yes', { type: 'approve', runId: 'ab12', code: null, confirmed: true, besides: '' }],
  ['/approve ab12 7F3O', { type: 'approve', runId: 'ab12', code: null, confirmed: false, besides: '7F3O' }],
  [
    '/deny ab12 the pump is\nbeing serviced',
    { type: 'deny', runId: 'ab12', code: null, reason: 'the pump is\nbeing serviced' },
  ],
  ['/deny ab12 7f3a too hot', { type: 'deny', runId: 'ab12', code: '7F3A', reason: 'too hot' }],
  ['/deny ab12 heat is too high', { type: 'deny', runId: 'ab12', code: null, reason: 'heat is too high' }],
  ['/deny', { type: 'deny', runId: null, code: null, reason: '' }],
])('%j is a command', (content, command) => {
  expect(parseCommand(content)).toEqual(command);
});

test.each(['', '/', '/@bot', '/models2', 'try /new', '/ new', '/constructor', 'model', '/etc/hosts'])(
  '%j is for the model',
  (content) => {
    expect(parseCommand(content)).toBeNull();
  },
);

test('stop is known whatever follows it, and nothing that only begins like it', () => {
  expect(['/STOP', '/Stop@bot now', '/stopwatch', '/new', 'stop'].map(isStopCommand)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each(
  ['/approve ', '/approve x ', '/model a', '/models ', '/deny '].flatMap((command) =>
    ['`', ' ', '` ', '\n'].map((sign) => ({ command, sign })),
  ),
)('$command and 500 kB of $sign are read at once', ({ command, sign }) => {
  expect(parseCommand(`${command}${sign.repeat(500_000 / sign.length)}x`)?.type).toBe(
    parseCommand(`${command}${sign}x`)?.type,
  );
});
