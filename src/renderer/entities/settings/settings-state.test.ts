import { expect, test, describe } from 'vitest';
import { configTree, type ConfigNode } from '../../../shared/config-keys';
import { docs as korean, tables } from './config-docs.ko';
import {
  blocksOf,
  fieldText,
  groupOf,
  groups,
  isPart,
  readField,
  readFree,
  askedKeys,
  titleOf,
  unitOf,
  variantsOf,
  wordKey,
  type Block,
  type Group,
} from './settings-state';

const view = (values: Parameters<typeof blocksOf>[1]['values'], lines = {}) => ({ values, lines });
const told = ({ head, kind, rows }: Block): readonly [string, string, string] => [
  head,
  kind,
  rows.map(({ name }) => name).join(' '),
];
const block = (blocks: readonly Block[], head: string): Block | undefined =>
  blocks.find((each) => each.head === head);

test('every key of config.toml is on one page of the form', () => {
  const places = Object.keys(groups).flatMap((group) =>
    blocksOf(group as Group, view({})).map(({ place }) => place[0] ?? ''),
  );
  const tables = Object.keys(configTree().properties ?? {}).filter((key) =>
    blocksOf('general', view({})).every(({ rows }) => rows.every(({ name }) => name !== key)),
  );
  expect([...new Set(places)].sort()).toEqual(['', ...tables].sort());
});

test('a key says what is written and where, else nothing', () => {
  const [sop] = blocksOf(
    'procedures',
    view({ sop: { max_active_runs: 4 } }, { '["sop","max_active_runs"]': 9 }),
  );
  expect(
    sop?.rows
      .filter(({ name }) => ['max_active_runs', 'enabled'].includes(name))
      .map(({ name, written, line }) => [name, written, line]),
  ).toEqual([
    ['enabled', undefined, null],
    ['max_active_runs', 4, 9],
  ]);
});

test('what can be several has a place to add to, and each one its own block', () => {
  expect(
    blocksOf(
      'models',
      view({
        providers: { shop: { type: 'openai', base_url: 'http://a' } },
        model_routes: [{ hint: 'fast' }],
      }),
    ).map(told),
  ).toEqual(
    expect.arrayContaining([
      ['[providers.NAME]', 'several', ''],
      ['[providers.shop]', 'entry', 'type base_url api_key vision weight max_parallel'],
      ['[[model_routes]]', 'several', ''],
      ['[[model_routes]]', 'entry', 'hint provider model'],
    ]),
  );
});

test('a table that needs something waits to be set up; one that is written can be removed', () => {
  expect(block(blocksOf('channels', view({})), '[channels_config.telegram]')?.kind).toBe('absent');
  expect(
    block(
      blocksOf('channels', view({ channels_config: { telegram: { bot_token: '••••••••' } } })),
      '[channels_config.telegram]',
    )?.kind,
  ).toBe('entry');
  expect(
    block(blocksOf('agent', view({ mcp: { servers: { a: { command: 'x' } } } })), '[mcp.servers.a.env]')
      ?.kind,
  ).toBe('free');
});

test('names of one’s own are rows: secrets as such, all else of the kind that it is', () => {
  const values = {
    mcp: { servers: { a: { command: 'x', env: { TOKEN: 'keychain:a' } } } },
    providers: {
      p: { type: 'plugin', plugin: 'p', options: { level: 3, near: true, where: 'hall', more: { a: 1 } } },
    },
  };
  const kinds = (group: Group, head: string): unknown =>
    block(blocksOf(group, view(values)), head)?.rows.map(({ name, free, node }) => [
      name,
      free,
      node.secret === true ? 'secret' : node.type,
    ]);
  expect(kinds('agent', '[mcp.servers.a.env]')).toEqual([['TOKEN', true, 'secret']]);
  expect(kinds('models', '[providers.p.options]')).toEqual([
    ['level', true, 'number'],
    ['near', true, 'boolean'],
    ['where', true, 'string'],
    ['more', true, 'object'],
  ]);
  expect(['true', '5', '-0.5', '007', 'hall', ''].map(readFree)).toEqual([true, 5, -0.5, '007', 'hall', '']);
});

test('a new table asks for what it cannot do without, and a short entry of a list for all that it can say', () => {
  const keysOf = (...place: readonly string[]): readonly string[] =>
    askedKeys(
      place.reduce<ConfigNode>((node, key) => node.properties?.[key] ?? {}, configTree()),
      null,
    ).map(([name]) => name);
  expect(keysOf('duty', 'quiet')).toEqual(['days', 'from', 'to']);
  expect(keysOf('duty', 'shifts')).toEqual(['group', 'name', 'days', 'from', 'to']);
  expect(keysOf('escalation')).toEqual(['after_secs', 'notify', 'repeat_secs', 'priority']);
  const providers = configTree().properties?.['providers'] ?? {};
  expect(variantsOf(providers)).toContain('openai');
  expect(askedKeys(providers, 'openai').map(([name]) => name)).toEqual(['base_url']);
  expect(askedKeys(configTree().properties?.['model_routes'] ?? {}, null).map(([name]) => name)).toEqual([
    'hint',
    'provider',
    'model',
  ]);
  expect(
    askedKeys(configTree().properties?.['channels_config']?.properties?.['telegram'] ?? {}, null).map(
      ([name]) => name,
    ),
  ).toEqual(['bot_token']);
});

test.each<[text: string, node: ConfigNode, value: unknown]>([
  ['600', { type: 'integer', minimum: 0, maximum: 1000 }, 600],
  ['3,600', { type: 'integer' }, 3600],
  ['soon', { type: 'integer' }, null],
  ['1.5', { type: 'integer' }, null],
  ['1.000', { type: 'integer' }, null],
  ['0x10', { type: 'integer' }, null],
  ['36,00', { type: 'integer' }, null],
  ['-5', { type: 'integer' }, -5],
  ['1_000.5', { type: 'number' }, 1000.5],
  ['0,35', { type: 'number' }, 0.35],
  ['1.234,5', { type: 'number' }, null],
  ['0.35', { type: 'number', minimum: 0, maximum: 2 }, 0.35],
  ['3', { type: 'number', minimum: 0, maximum: 2 }, null],
  ['', { type: 'integer' }, null],
  [' ls \n\ncat', { type: 'array' }, ['ls', 'cat']],
  ['', { type: 'string' }, ''],
])('a field that says %j', (text, node, value) => {
  expect(readField(text, node)?.value ?? null).toEqual(value);
});

test('fields, units, titles and pages are made of values and names', () => {
  expect([fieldText(['a', 'b']), fieldText(undefined), fieldText(5)]).toEqual(['a\nb', '', '5']);
  expect([unitOf('step_timeout_secs'), unitOf('backoff_ms'), unitOf('port')]).toEqual([
    'seconds',
    'milliseconds',
    null,
  ]);
  expect([titleOf('api_key'), titleOf('step_timeout_secs')]).toEqual(['API key', 'Step timeout']);
  expect([
    groupOf('sop.enabled'),
    groupOf('peripherals.boards[0].baud'),
    groupOf('default_model'),
    groupOf('unknown.key'),
  ]).toEqual(['procedures', 'boards', 'general', 'general']);
  expect([isPart('logs'), isPart('sop'), isPart('toString')]).toEqual([true, false, false]);
  expect([
    wordKey(['providers', 'shop', 'base_url'], { providers: { shop: { type: 'openai' } } }),
    wordKey(['model_routes', 0, 'hint'], null),
  ]).toEqual(['providers.*.base_url', 'model_routes.*.hint']);
});

describe('Korean', () => {
  const below = (node: ConfigNode, path: string): readonly string[] => {
    if (node.oneOf !== undefined) return [...new Set(node.oneOf.flatMap((variant) => below(variant, path)))];
    if (node.type === 'array' && node.items?.type === 'object') return below(node.items, `${path}.*`);
    if (node.properties === undefined && typeof node.additionalProperties === 'object')
      return below(node.additionalProperties, `${path}.*`);
    if (node.properties === undefined) return [];
    return Object.entries(node.properties).flatMap(([key, child]) => {
      const own = path === '' ? key : `${path}.${key}`;
      const inside = below(child, own);
      return inside.length > 0 ? inside : [own];
    });
  };

  test('tells every key', () => {
    expect(below(configTree(), '').filter((key) => korean[key] === undefined)).toEqual([]);
  });

  /** With those whose names are the person's own. */
  const told = (node: ConfigNode, path: string): readonly (readonly [path: string, text: string])[] => {
    const child =
      node.items ?? (typeof node.additionalProperties === 'object' ? node.additionalProperties : null);
    const inside = node.oneOf ?? (node.properties === undefined && child !== null ? [child] : []);
    const own = inside.flatMap((each) =>
      told(
        { ...each, ...(node.oneOf === undefined ? {} : { description: '' }) },
        node.oneOf === undefined ? `${path}.*` : path,
      ),
    );
    const keys = Object.entries(node.properties ?? {}).flatMap(([key, each]) =>
      told(each, path === '' ? key : `${path}.${key}`),
    );
    return [
      ...(path === '' || (node.description ?? '') === '' ? [] : [[path, node.description ?? ''] as const]),
      ...own,
      ...keys,
    ];
  };

  test('tells every table', () => {
    const all = told(configTree(), '').map(([path]) => path);
    expect(all.filter((path) => korean[path] === undefined && tables[path] === undefined)).toEqual([]);
    expect(Object.keys(tables).filter((path) => !all.includes(path))).toEqual([]);
  });

  test('says what is to be written, and the names of programs, as the English does', () => {
    const exact =
      /"[^"]+"|\[\[?\w+\]?\]|\w+:NAME|[\w/]*\/v1|\.mjs|\b(?:ZeroClaw|Telegram|Slack|Discord|Bearer|Markdown|GGUF|TLS|PEM|USB|IMAP|SMTP)\b|\b\d[\d.]*\b/gu;
    const missing = told(configTree(), '').flatMap(([path, text]) =>
      (text.match(exact) ?? [])
        .filter((word) => !(tables[path] ?? korean[path]?.[1] ?? '').includes(word))
        .map((word) => `${path}: ${word}`),
    );
    expect(missing).toEqual([]);
  });

  test('tells no key that is not there', () => {
    const known = new Set(below(configTree(), ''));
    expect(Object.keys(korean).filter((key) => !known.has(key))).toEqual([]);
  });
});
