import { expect, test } from 'vitest';
import { copiedAs, underName } from './copied-texts';
import { parseManifest } from '../definition/manifest';

const whole =
  '# ours\r\n[sop] # head\r\nname = "pump" # who\r\ndescription = "d"\r\n\r\n[[triggers]]\r\ntype = "webhook"\r\npath = "/pump"\r\n';
const broken = whole.replace('"/pump"', '/pump"');

test('a text that can be read is changed at its two keys', () => {
  const wanted = {
    ok: true,
    value: {
      toml: whole.replace('"pump" #', '"fan" #').replace('"d"\r\n', '"d"\r\nenabled = false\r\n'),
      markdown: '# x',
    },
  };
  expect([underName, copiedAs].map((copy) => copy({ toml: whole, markdown: '# x' }, 'fan'))).toEqual([
    wanted,
    wanted,
  ]);
});

test('one that cannot be read is changed by its lines, and is disabled under the new name once it is fixed', () => {
  const copied = copiedAs({ toml: broken, markdown: null }, '밸브 "2"');
  expect(copied).toEqual({
    ok: true,
    value: {
      markdown: null,
      toml: broken.replace('name = "pump" # who\r\n', 'name = "밸브 \\"2\\""\r\nenabled = false\r\n'),
    },
  });
  const fixed = parseManifest((copied.ok ? copied.value.toml : '').replace('= /pump"', '= "/pump"'), 'auto');
  expect([fixed.findings.problems, fixed.head?.name, fixed.head?.enabled]).toEqual([[], '밸브 "2"', false]);
});

test.each([
  [
    'a switch that stood further down is taken out',
    '[sop]\nenabled = true\nname = "a"\ndescription = "d\n',
    '[sop]\nname = "b"\nenabled = false\ndescription = "d\n',
  ],
  ['the last line may be the head', 'x = \n[sop]', 'x = \n[sop]\nname = "b"\nenabled = false\n'],
  [
    'keys of other tables stay',
    '[sop]\n[other]\nname = "x\n',
    '[sop]\nname = "b"\nenabled = false\n[other]\nname = "x\n',
  ],
])('%s', (_name, toml, after) => {
  expect(copiedAs({ toml, markdown: null }, 'b')).toEqual({
    ok: true,
    value: { toml: after, markdown: null },
  });
});

test('a text without the head that the switch stands under is not copied, and nothing that comes from elsewhere is changed by its lines', () => {
  expect([
    copiedAs({ toml: 'sop = {', markdown: null }, 'b').ok,
    underName({ toml: broken, markdown: null }, 'b').ok,
  ]).toEqual([false, false]);
});
