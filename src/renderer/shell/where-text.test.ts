import { expect, test } from 'vitest';
import type { Say } from '../i18n/use-say';
import { words as ko } from '../words/shell.ko';
import { whereText } from './where-text';

const t = ((key: keyof typeof ko, values: { readonly name?: string; readonly key?: string } = {}) =>
  ko[key].replace('{{name}}', values.name ?? '').replace('{{key}}', values.key ?? '')) as Say<'shell'>;

test.each([
  ['MQTT topic tank/a b', 'MQTT 토픽 tank/a b'],
  ['MQTT broker plant:1883', 'MQTT 브로커 plant:1883'],
  ['MQTT broker', '브로커'],
  ['Procedure leak ($.id = "A")', '절차 leak ($.id = "A")'],
  ['board pump', '보드 pump'],
  ['Boards', '보드'],
  ['Old runs', '오래된 실행'],
  ['Run r1', '실행 r1'],
  ['[mqtt] in config.toml', 'config.toml의 [mqtt]'],
  ['constructor', 'constructor'],
])('%s is %s in a Korean window', (where, korean) => {
  expect(whereText(where, t)).toBe(korean);
});
