import { expect, test } from 'vitest';
import { configTree, isTable, type ConfigNode } from '../../../shared/config-keys';
import { choiceText, tableTitle } from './table-titles';

/** Every table below a node, and every key of a few choices. */
function* below(
  node: ConfigNode,
  place: readonly string[],
): Generator<readonly [readonly string[], ConfigNode]> {
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    yield [[...place, key], child];
    yield* below(child.items ?? child, [...place, key]);
  }
}
const all = [...below(configTree(), [])];

test('every table has a name in words, in both languages', () => {
  const tables = all.filter(([, node]) => isTable(node)).map(([place]) => place);
  expect(tables.length).toBeGreaterThan(20);
  for (const place of tables) {
    const key = place.at(-1)?.replaceAll('_', ' ') ?? '';
    expect.soft(tableTitle(place, 'en'), place.join('.')).toMatch(/^[A-Z]/u);
    expect
      .soft([tableTitle(place, 'ko'), key.toUpperCase()].includes(tableTitle(place, 'ko')), place.join('.'))
      .toBe(true);
  }
  expect([
    tableTitle(['channels_config', 'telegram'], 'en'),
    tableTitle(['peripherals', 'boards', 0], 'ko'),
    tableTitle(['modbus', 'devices', 'oven'], 'ko'),
    tableTitle(['modbus', 'devices', 'oven', 'signals'], 'ko'),
    tableTitle(['modbus', 'devices', 'oven', 'signals', 'temperature'], 'ko'),
    tableTitle(['modbus', 'devices', 'oven', 'signals', 'temperature'], 'en'),
  ]).toEqual(['Telegram', '보드', 'Modbus 장치', '신호', '신호', 'Signal']);
});

test('every choice has words', () => {
  const bare = all.flatMap(([place, { enum: values = [] }]) =>
    values
      .map(String)
      .filter((value) => choiceText(place.join('.'), value, 'ko') === value)
      .map((value) => `${place.join('.')}: ${value}`),
  );
  expect(bare).toEqual([]);
});
