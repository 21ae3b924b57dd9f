import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { defaultConfigText } from './default-config-text';
import { parseConfig } from './parse-config';

const defaults = Config.parse({});

const complete = `default_provider = "local"
default_model = "built-in"
default_temperature = 0.2
[providers.local]
type = "llama"
[providers.shop]
type = "openai"
base_url = "http://127.0.0.1:8080/v1"
api_key = "env:SHOP_KEY"
[reliability]
fallbacks = ["shop"]
retries = 2
backoff_ms = 500
[[model_routes]]
hint = "fast"
provider = "local"
model = "small"
[[model_routes]]
hint = "shop"
provider = "shop"
model = "large"
[query_classification]
enabled = true
[[query_classification.rules]]
hint = "fast"
keywords = ["quick", "brief", "tldr"]
priority = 10
[agent]
max_tool_iterations = 10
parallel_tools = false
tool_dispatcher = "auto"
max_history_messages = 50
[tools]
auto_approve = []
shell_allow = ["ls"]
[memory]
backend = "sqlite"
auto_save = true
min_relevance_score = 0.4
[sop]
enabled = true
sops_dir = ""
default_execution_mode = "supervised"
approval_timeout_secs = 3600
step_timeout_secs = 600
max_active_runs = 10
timezone = "Asia/Seoul"
approval_routes = ["desktop", "telegram:12345678"]
[mqtt]
url = "mqtt://127.0.0.1:1883"
username = "plant"
password = "keychain:broker"
client_id = "cabinet"
qos = 1
[gateway]
host = "127.0.0.1"
port = 42617
token = "keychain:gateway"
[peripherals]
enabled = true
[[peripherals.boards]]
board = "nucleo-f401re-0"
type = "nucleo-f401re"
path = "/dev/ttyACM0"
baud = 115200
[channels_config]
show_tool_calls = true
message_timeout_secs = 300
session_persistence = true
[channels_config.telegram]
bot_token = "keychain:telegram"
allowed_users = ["12345678"]
stream_mode = "off"
interrupt_on_new_message = true
ack_reactions = true
api_root = "https://api.telegram.org"
[pushover]
token = "keychain:pushover"
user = "env:PUSHOVER_USER"
`;

test('a file with every key that is documented has no findings but what is not used yet', () => {
  const { config, diagnostics } = parseConfig(complete);
  expect(
    diagnostics.filter(
      ({ message }) => !message.endsWith('is not used yet: it changes nothing in this version'),
    ),
  ).toEqual([]);
  expect(config?.providers['shop']).toEqual({
    type: 'openai',
    base_url: 'http://127.0.0.1:8080/v1',
    api_key: 'env:SHOP_KEY',
    vision: false,
    max_parallel: 0,
    servers: [],
    weight: 1,
  });
});

test.each([
  { name: 'an empty file', text: '' },
  { name: 'comments alone', text: '# sop.enabled = false\n' },
  { name: 'a byte order mark and Windows line ends', text: '\uFEFF[sop]\r\nenabled = true\r\n' },
])('$name gives the defaults', ({ text }) => {
  expect(parseConfig(text)).toEqual({ config: defaults, diagnostics: [] });
});

test('"local" stays there when only other providers are written', () => {
  expect(
    Object.keys(
      parseConfig('[providers.shop]\ntype = "openai"\nbase_url = "http://x/v1"\n').config?.providers ?? {},
    ),
  ).toEqual(['local', 'shop']);
});

test.each([
  {
    name: 'at the top',
    text: '\ndefualt_model = "x"',
    line: 2,
    column: 1,
    key: 'defualt_model',
    meant: 'default_model',
  },
  {
    name: 'in a table',
    text: '[sop]\nmax_active_run = 3',
    line: 2,
    column: 1,
    key: 'sop.max_active_run',
    meant: 'max_active_runs',
  },
  {
    name: 'a table',
    text: '[agents]\nmax_tool_iterations = 3',
    line: 1,
    column: 2,
    key: 'agents',
    meant: 'agent',
  },
  {
    name: 'in a list of tables',
    text: '[[peripherals.boards]]\nboard = "b"\ntype = "t"\npath = "p"\n  baudd = 9600',
    line: 5,
    column: 3,
    key: 'peripherals.boards[0].baudd',
    meant: 'baud',
  },
  {
    name: 'in an inline table',
    text: 'mqtt = { url = "mqtt://x", qos = 1, usrname = "u" }',
    line: 1,
    column: 37,
    key: 'mqtt.usrname',
    meant: 'username',
  },
  {
    name: 'in a variant',
    text: '[providers.shop]\ntype = "openai"\nbase_url = "http://x"\napi-key = "k"',
    line: 4,
    column: 1,
    key: 'providers.shop.api-key',
    meant: 'api_key',
  },
])('an unknown key $name is a warning that names the nearest one', ({ text, line, column, key, meant }) => {
  const { config, diagnostics } = parseConfig(text);
  expect(diagnostics).toMatchObject([{ severity: 'warning', file: 'config.toml', line, column, key }]);
  expect(diagnostics[0]?.remedy).toContain(`Did you mean "${meant}"?`);
  expect(config).not.toBeNull();
});

test('a key that is unlike every other gets the list of those there are', () => {
  expect(parseConfig('[reliability]\nzzz = 1').diagnostics[0]?.remedy).toBe(
    'Known here: fallbacks, retries, backoff_ms.',
  );
});

test('a key of the top that stands below a table is a warning that says where it belongs', () => {
  const { config, diagnostics } = parseConfig(`${defaultConfigText()}\ndefault_model = "qwen3"\n`);
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      key: expect.stringMatching(/\.default_model$/u) as string,
      remedy: 'Write it at the top of the file, above the first line that begins with "[".',
    },
  ]);
  expect(config?.default_model).toBe('built-in');
});

test('a table that is added to the file as it is at first is told with the line in which that table begins', () => {
  const text = defaultConfigText();
  const begins = text.split('\n').indexOf('[mqtt]') + 1;
  expect(parseConfig(`${text}\n[mqtt]\nurl = "mqtt://127.0.0.1:1883"\n`).diagnostics).toMatchObject([
    {
      severity: 'error',
      line: text.split('\n').length + 1,
      message: `This is not valid TOML: [mqtt] is written twice, first in line ${String(begins)}`,
      remedy: `Put the keys that stand below it under line ${String(begins)}, and delete this line.`,
    },
  ]);
});

test.each([
  {
    text: '[sop]\nmax_active_runs = "ten"',
    line: 2,
    column: 19,
    message: 'sop.max_active_runs must be a whole number from 1 to 1000, not "ten"',
  },
  {
    text: '[sop]\nmax_active_runs = 0',
    line: 2,
    column: 19,
    message: 'sop.max_active_runs must be a whole number from 1 to 1000, not 0',
  },
  {
    text: '[sop]\nmax_active_runs = 1.5',
    line: 2,
    column: 19,
    message: 'sop.max_active_runs must be a whole number from 1 to 1000, not 1.5',
  },
  {
    text: '[sop]\ndefault_execution_mode = "supervized"',
    line: 2,
    column: 26,
    message:
      'sop.default_execution_mode must be "auto", "supervised", "step_by_step" or "priority_based", not "supervized"',
  },
  {
    text: '[sop]\ntimezone = "Asia/Soul"',
    line: 2,
    column: 12,
    message:
      'sop.timezone must be an IANA name such as "Asia/Seoul", or "" for the machine\'s zone, not "Asia/Soul"',
  },
  {
    text: '[sop]\napproval_routes = ["desktop",\n  "phone"]',
    line: 3,
    column: 3,
    message:
      'sop.approval_routes[1] must be "desktop", "CHANNEL:RECIPIENT" such as "telegram:12345678", or "@GROUP" for who is on duty, not "phone"',
  },
  { text: 'sop = true', line: 1, column: 7, message: 'sop must be a table, not true' },
  { text: '[[mqtt]]\nurl = "mqtt://x"', line: 1, column: 1, message: 'mqtt must be a table, not a list' },
  {
    text: '[mqtt]\nurl = "http://127.0.0.1"',
    line: 2,
    column: 7,
    message:
      'mqtt.url must be a host, HOST:PORT, or an address with mqtt://, mqtts://, ws:// or wss://, not "http://127.0.0.1"',
  },
  {
    text: '[mqtt]\npassword = 12345',
    line: 2,
    column: 12,
    message: 'mqtt.password must be "env:NAME", "keychain:NAME", or the secret itself',
  },
  {
    text: '[agent]\nparallel_tools = "no"',
    line: 2,
    column: 18,
    message: 'agent.parallel_tools must be true or false, not "no"',
  },
  {
    text: '[providers.x]\ntype = "lama"',
    line: 2,
    column: 8,
    message: 'providers.x.type must be "llama", "openai", "anthropic", "gemini" or "plugin", not "lama"',
  },
  { text: '[providers.x]\ntype = "openai"', line: 1, column: 12, message: 'providers.x.base_url is missing' },
  {
    text: 'default_provider = "shop"',
    line: 1,
    column: 20,
    message: 'default_provider names the provider "shop", which is not defined',
  },
  {
    text: '[reliability]\nfallbacks = ["lokal"]',
    line: 2,
    column: 14,
    message: 'reliability.fallbacks[0] names the provider "lokal", which is not defined',
  },
  {
    text: '[[peripherals.boards]]\nboard = "b"\ntype = "t"',
    line: 1,
    column: 15,
    message: 'Nothing says where the board "b" is plugged in',
  },
  {
    text: '[peripherals]\nboards = [{ board = "b", type = "t", path = "1" }, { board = "b", type = "t", path = "2" }]',
    line: 2,
    column: 62,
    message: 'Two boards have the name "b"',
  },
  {
    text: '[modbus.devices.meter]\nurl = "serial:/dev/ttyUSB0?baud=9600"\n[modbus.devices.drive]\nurl = "serial:/dev/ttyUSB0?baud=19200"',
    line: 4,
    column: 7,
    message:
      'meter and drive use the serial port /dev/ttyUSB0 in different ways; it can be opened in one way alone',
  },
  {
    text: '[[peripherals.boards]]\nboard = "b"\ntype = "t"\npath = "/dev/ttyUSB0"\n[modbus.devices.drive]\nurl = "serial:/dev/ttyUSB0"',
    line: 6,
    column: 7,
    message:
      'b and drive use the serial port /dev/ttyUSB0 in different ways; it can be opened in one way alone',
  },
  {
    text: 'a = 1\na = 2',
    line: 2,
    column: 1,
    message: 'This is not valid TOML: a is written twice, first in line 1',
  },
  {
    text: 'mqtt = {}\n[mqtt.x]',
    line: 2,
    column: 2,
    message: 'This is not valid TOML: this is defined already',
  },
  {
    text: '[sop\nenabled = true',
    line: 1,
    column: 5,
    message: expect.stringContaining('This is not valid TOML') as string,
  },
  {
    text: '__proto__ = 1',
    line: 1,
    column: 1,
    message: expect.stringContaining('This is not valid TOML') as string,
  },
])('$text: $message', ({ text, line, column, message }) => {
  const { config, diagnostics } = parseConfig(text);
  expect(config).toBeNull();
  expect(diagnostics).toMatchObject([{ severity: 'error', file: 'config.toml', line, column, message }]);
  expect(diagnostics[0]?.remedy).not.toBe('');
});

test.each([
  {
    name: 'a server of the same kind knows the default model too',
    fallback: '[providers.spare]\ntype = "openai"\nbase_url = "http://b/v1"',
    then: [],
  },
  {
    name: 'a model of this machine is the built-in one',
    fallback: '[providers.spare]\ntype = "llama"',
    then: [],
  },
  {
    name: 'a route names its model',
    fallback:
      '[providers.spare]\ntype = "anthropic"\napi_key = "env:KEY"\n[[model_routes]]\nhint = "c"\nprovider = "spare"\nmodel = "claude"',
    then: [],
  },
  {
    name: 'another service does not know the default model',
    fallback: '[providers.spare]\ntype = "anthropic"\napi_key = "env:KEY"',
    then: ['No [[model_routes]] entry names a model of the fallback "spare"; it would be asked for "qwen3"'],
  },
])('of a fallback: $name', ({ fallback, then }) => {
  const { diagnostics } = parseConfig(
    `default_provider = "shop"\ndefault_model = "qwen3"\n[providers.shop]\ntype = "openai"\nbase_url = "http://a/v1"\n${fallback}\n[reliability]\nfallbacks = ["spare"]\n`,
  );
  expect(diagnostics.map(({ message }) => message)).toEqual(then);
});

test('all findings are given, by line', () => {
  const { diagnostics } = parseConfig('[sop]\nenabled = 1\nfoo = 1\n[agent]\ntool_dispatcher = "natve"\n');
  expect(diagnostics.map(({ line, severity }) => [line, severity])).toEqual([
    [2, 'error'],
    [3, 'warning'],
    [5, 'error'],
  ]);
  expect(diagnostics[2]?.remedy).toContain('Did you mean "native"?');
});

test('a password in an address that is refused is not shown', () => {
  const { diagnostics } = parseConfig('[mqtt]\nurl = "mqt://plant:hunter2@broker"');
  expect(diagnostics[0]?.message).toMatch(/not "mqt:\/\/…@broker"$/u);
});

test.each(['path', 'serial_number'])(
  'a virtual board with a %s drives nothing that is plugged in, which is a warning',
  (place) => {
    const { config, diagnostics } = parseConfig(
      `[[peripherals.boards]]\nboard = "relief"\ntype = "virtual"\n${place} = "1"`,
    );
    expect(config?.peripherals.boards).toHaveLength(1);
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        line: 4,
        message: 'The board "relief" is virtual: nothing that is plugged in is driven',
        remedy: `Write the type of the board that is plugged in, or delete ${place}.`,
      },
    ]);
  },
);

test('a rule that points to no route is a warning', () => {
  const { config, diagnostics } = parseConfig(
    '[[query_classification.rules]]\nhint = "fast"\nkeywords = ["quick"]',
  );
  expect([config === null, diagnostics.at(-1)?.severity, diagnostics.at(-1)?.line]).toEqual([
    false,
    'warning',
    2,
  ]);
});

test('a pin with two roles is a warning at each key that does nothing', () => {
  const { config, diagnostics } = parseConfig(
    '[[peripherals.boards]]\nboard = "b"\ntype = "virtual"\napprove_pin = 4\nstop_pin = 4\nreject_pin = 5\nwaiting_led_pin = 4\n',
  );
  expect(config).not.toBeNull();
  expect(
    diagnostics.map(({ severity, line, key, message, remedy }) => [
      severity,
      line,
      key,
      `${message}. ${remedy}`,
    ]),
  ).toEqual([
    [
      'warning',
      4,
      'peripherals.boards[0].approve_pin',
      'Pin 4 of b is its stop_pin, so approve_pin on the same pin does nothing. Write another pin as approve_pin in config.toml.',
    ],
    [
      'warning',
      7,
      'peripherals.boards[0].waiting_led_pin',
      'Pin 4 of b is its stop_pin, so waiting_led_pin on the same pin does nothing. Write another pin as waiting_led_pin in config.toml.',
    ],
  ]);
});

test.each([
  {
    name: 'a server that is both',
    text: '[mcp.servers.plant]\ncommand = "x"\nurl = "http://127.0.0.1/mcp"\n',
    says: 'mcp.servers.plant: write either "command" or "url"',
  },
  {
    name: 'a server that is nothing',
    text: '[mcp.servers.plant]\nargs = ["x"]\n',
    says: 'mcp.servers.plant: write either "command" or "url"',
  },
  {
    name: 'a server whose name no tool can bear',
    text: '[mcp.servers."a b"]\ncommand = "x"\n',
    says: 'mcp.servers."a b": the name of a server has at most 20 letters, digits and -',
  },
])('$name is an error of the whole table', ({ text, says }) => {
  expect(parseConfig(text)).toMatchObject({
    config: null,
    diagnostics: [{ severity: 'error', line: 1, message: says }],
  });
});
