import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { parseConfig } from './parse-config';

/** The example of the product's description, every key of it. */
const example = `default_provider = "local"
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
timezone = ""
approval_routes = ["desktop"]

[mqtt]
url = "mqtt://127.0.0.1:1883"

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
language = "ko"
session_persistence = true
[channels_config.telegram]
bot_token = "keychain:telegram"
allowed_users = ["12345678"]
stream_mode = "off"
interrupt_on_new_message = true
ack_reactions = true
api_root = "https://api.telegram.org"
`;

const lines = example.split('\n');
const keys = lines.flatMap((line, index) => {
  const name = /^(\w+) = /u.exec(line)?.[1];
  return name === undefined ? [] : [{ name, line: index + 1 }];
});

test('the example is understood as it stands', () => {
  expect(parseConfig(example).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(
    parseConfig(example).diagnostics.filter(({ message }) => message.startsWith('There is no key')),
  ).toEqual([]);
});

test.each(keys)(
  'line $line: $name with a value of another kind is an error at its place that says what is allowed',
  ({ name, line }) => {
    const text = lines.map((old, index) => (index + 1 === line ? `${name} = 1979-05-27` : old)).join('\n');
    const { config, diagnostics } = parseConfig(text);
    expect(config).toBeNull();
    const found = diagnostics.find((finding) => finding.severity === 'error' && finding.line === line);
    expect(found).toMatchObject({
      file: 'config.toml',
      column: name.length + 4,
      key: expect.stringMatching(new RegExp(`(?:^|\\.)${name}$`, 'u')) as string,
      message: expect.stringMatching(/must be /u) as string,
    });
  },
);

test.each(keys)(
  'line $line: $name mistyped is a warning at its place, and the nearest name is told',
  ({ name, line }) => {
    const mistyped = `${name}x`;
    const text = lines
      .map((old, index) => (index + 1 === line ? old.replace(name, mistyped) : old))
      .join('\n');
    expect(() => parse(text)).not.toThrow();
    const found = parseConfig(text).diagnostics.find(
      (finding) => finding.line === line && finding.column === 1,
    );
    // A key that must be there, or that tells which kind of table this is, is missing then: that is what is
    // said.
    if (found?.severity === 'warning')
      expect(found).toMatchObject({
        message: expect.stringContaining(`There is no key "${mistyped}"`) as string,
        remedy: expect.stringContaining(`Did you mean "${name}"?`) as string,
      });
    else
      expect(
        parseConfig(text).diagnostics.some(
          ({ severity, message }) => severity === 'error' && message.includes(name),
        ),
      ).toBe(true);
  },
);
