import { describe, expect, test } from 'vitest';
import type { ConfigChange } from '../../../shared/config-desk';
import { configTree } from '../../../shared/config-keys';
import { changeConfig } from './change-config';
import { defaultConfigText } from './default-config-text';
import { parseConfig } from './parse-config';

const set = (
  place: ConfigChange['place'],
  value: Extract<ConfigChange, { kind: 'set' }>['value'],
): ConfigChange => ({ kind: 'set', place, value });

const board = (side: string): string =>
  `# ${side} cabinet\n[[peripherals.boards]]\n# inside\nboard = "${side}" # by the door\n# below\n\n`;

describe('a change of config.toml leaves every other byte', () => {
  test.each<[name: string, text: string, change: ConfigChange, after: string]>([
    [
      'a value',
      '[sop] # mine\nmax_active_runs = 5 # few\r\n',
      set(['sop', 'max_active_runs'], 7),
      '[sop] # mine\nmax_active_runs = 7 # few\r\n',
    ],
    [
      'a fraction',
      'default_temperature = 1\n',
      set(['default_temperature'], 0.35),
      'default_temperature = 0.35\n',
    ],
    [
      'a list',
      '[tools]\nshell_allow = ["ls"]\n',
      set(['tools', 'shell_allow'], ['ls', 'cat']),
      '[tools]\nshell_allow = ["ls", "cat"]\n',
    ],
    [
      'a key that waits in a comment',
      '[sop]\n# enabled = true  # Let them start.\n# max_active_runs = 10  # Runs.\n\n[mqtt]\n# enabled = 1\n',
      set(['sop', 'max_active_runs'], 3),
      '[sop]\n# enabled = true  # Let them start.\nmax_active_runs = 3  # Runs.\n\n[mqtt]\n# enabled = 1\n',
    ],
    [
      'a key of a table that is not there',
      'default_model = "a"\n',
      set(['sop', 'enabled'], false),
      'default_model = "a"\n\n[sop]\nenabled = false\n',
    ],
    [
      'a key at the top',
      '# hello\n[sop]\nenabled = true\n',
      set(['default_model'], 'a'),
      'default_model = "a"\n# hello\n[sop]\nenabled = true\n',
    ],
    [
      'a key in a table of a list',
      '[[peripherals.boards]]\nboard = "a"\n\n[[peripherals.boards]]\nboard = "b"\n',
      set(['peripherals', 'boards', 1, 'baud'], 9600),
      '[[peripherals.boards]]\nboard = "a"\n\n[[peripherals.boards]]\nboard = "b"\nbaud = 9600\n',
    ],
    [
      'back to the default',
      '[sop]\nenabled = false\nmax_active_runs = 5\n',
      set(['sop', 'enabled'], null),
      '[sop]\nmax_active_runs = 5\n',
    ],
    [
      'a further table of a list',
      '[sop]\nenabled = true\n',
      {
        kind: 'add',
        place: ['model_routes'],
        list: true,
        values: { hint: 'fast', provider: 'local', model: 'small' },
      },
      '[sop]\nenabled = true\n\n[[model_routes]]\nhint = "fast"\nprovider = "local"\nmodel = "small"\n',
    ],
    [
      'a table with a name',
      '',
      { kind: 'add', place: ['providers', 'my shop'], list: false, values: { type: 'llama' } },
      '[providers."my shop"]\ntype = "llama"\n',
    ],
    [
      'one table of a list away',
      '[[model_routes]]\nhint = "a"\n\n[[model_routes]]\nhint = "b"\n',
      { kind: 'remove', place: ['model_routes', 0] },
      '[[model_routes]]\nhint = "b"\n',
    ],
    [
      'the last of them away',
      '[[model_routes]]\nhint = "a"\n\n[sop]\n',
      { kind: 'remove', place: ['model_routes', 0] },
      '[sop]\n',
    ],
    [
      'the only one of a table that was there because of it',
      'a = 1\n\n[[peripherals.boards]]\nboard = "a"\n',
      { kind: 'remove', place: ['peripherals', 'boards', 0] },
      'a = 1\n',
    ],
    [
      'the only one of a table with a head of its own',
      '[peripherals]\n\n[[peripherals.boards]]\nboard = "a"\n',
      { kind: 'remove', place: ['peripherals', 'boards', 0] },
      '[peripherals]\n',
    ],
    [
      'a table with those below it away',
      '[mcp.servers.a]\ncommand = "x"\n\n[mcp.servers.a.env]\nK = "v"\n\n[sop]\nenabled = true\n',
      { kind: 'remove', place: ['mcp', 'servers', 'a'] },
      '[sop]\nenabled = true\n',
    ],
    [
      'one of a list of several lines more',
      '[channels_config.telegram]\nallowed_users = [\n  "1", # Kim\n  # Lee is on leave\n  "2", # Park\n]\n',
      set(['channels_config', 'telegram', 'allowed_users'], ['1', '2', '3']),
      '[channels_config.telegram]\nallowed_users = [\n  "1", # Kim\n  # Lee is on leave\n  "2", # Park\n  "3",\n]\n',
    ],
    [
      'back to the default, with what somebody wrote behind it',
      '[sop]\n# how many\nmax_active_runs = 4  # four pumps share one breaker\nenabled = true\n',
      set(['sop', 'max_active_runs'], null),
      '[sop]\n# how many\n# max_active_runs = 4  # four pumps share one breaker\nenabled = true\n',
    ],
    [
      'set again, in its place',
      '[sop]\n# max_active_runs = 4 # four pumps share one breaker\nenabled = true\n',
      set(['sop', 'max_active_runs'], 3),
      '[sop]\nmax_active_runs = 3 # four pumps share one breaker\nenabled = true\n',
    ],
    [
      'back to the default, with its documentation',
      `[sop]\nmax_active_runs = 4  # ${configTree().properties?.['sop']?.properties?.['max_active_runs']?.description ?? ''}\n`,
      set(['sop', 'max_active_runs'], null),
      `[sop]\n# max_active_runs = 10  # ${configTree().properties?.['sop']?.properties?.['max_active_runs']?.description ?? ''}\n`,
    ],
    [
      'a list with remarks back to the default',
      '[sop]\r\napproval_routes = [\r\n  "desktop", # the office\r\n]\r\n',
      set(['sop', 'approval_routes'], null),
      '[sop]\r\n# approval_routes = [\r\n#   "desktop", # the office\r\n# ]\r\n',
    ],
    [
      'a secret away, with what somebody wrote behind it',
      '[mqtt]\npassword = "geheim" # ask Kim\nurl = "mqtt://ana:geheim@a" # the cabinet\n',
      set(['mqtt', 'password'], null),
      '[mqtt]\n# password = "" # ask Kim\nurl = "mqtt://ana:geheim@a" # the cabinet\n',
    ],
    [
      'an address with a password away',
      '[mqtt]\nurl = "mqtt://ana:geheim@a" # the cabinet\n',
      set(['mqtt', 'url'], null),
      '[mqtt]\n# url = "" # the cabinet\n',
    ],
    [
      'a value with a # in it',
      '[sop]\n# timezone = "a # b" # where we are\n',
      set(['sop', 'timezone'], 'Asia/Seoul'),
      '[sop]\ntimezone = "Asia/Seoul" # where we are\n',
    ],
    [
      'a table away, with what is written over it, in it and right below',
      `[sop]\n\n${board('left')}${board('right')}# broker\n[mqtt]\n`,
      { kind: 'remove', place: ['peripherals', 'boards', 1] },
      `[sop]\n\n${board('left')}# broker\n[mqtt]\n`,
    ],
    [
      'a table away, and the start of the file stays',
      `# pumps\n[[model_routes]]\nhint = "a"\n\n# b\n[[model_routes]]\nhint = "b"\n`,
      { kind: 'remove', place: ['model_routes', 0] },
      '# pumps\n\n# b\n[[model_routes]]\nhint = "b"\n',
    ],
    [
      'a table away with what is written over those below it',
      '[sop]\n\n[mcp.servers.a]\ncommand = "x"\n# its world\n[mcp.servers.a.env]\nK = "v"\n',
      { kind: 'remove', place: ['mcp', 'servers', 'a'] },
      '[sop]\n',
    ],
    [
      'a key at the top behind a byte order mark',
      '\uFEFF# mine\r\n[sop]\r\n',
      set(['default_model'], 'a'),
      '\uFEFFdefault_model = "a"\r\n# mine\r\n[sop]\r\n',
    ],
    [
      'a further table of a list in brackets',
      'peripherals.boards = [{ board = "a" }] # x\n',
      { kind: 'add', place: ['peripherals', 'boards'], list: true, values: { board: 'b', baud: 9600 } },
      'peripherals.boards = [{ board = "a" }, { board = "b", baud = 9600 }] # x\n',
    ],
    [
      'a further table of a list in brackets, on lines',
      '[peripherals]\nboards = [\n  { board = "a" }, # left\n]\n',
      { kind: 'add', place: ['peripherals', 'boards'], list: true, values: { board: 'b' } },
      '[peripherals]\nboards = [\n  { board = "a" }, # left\n  { board = "b" },\n]\n',
    ],
    [
      'the first table of an empty list',
      'model_routes = []\n[sop]\n',
      { kind: 'add', place: ['model_routes'], list: true, values: { hint: 'fast' } },
      'model_routes = [{ hint = "fast" }]\n[sop]\n',
    ],
  ])('%s', (_name, text, change, after) => {
    expect(changeConfig(text, change)).toEqual({ ok: true, value: after });
  });

  test('a broken text is not changed', () => {
    expect(changeConfig('[sop\n', set(['sop', 'enabled'], true))).toMatchObject({
      ok: false,
      error: { code: 'toml.broken' },
    });
  });

  test('every key of a new file can be set where it stands', () => {
    const text = defaultConfigText();
    const changed = changeConfig(text, set(['gateway', 'port'], 0));
    expect(changed.ok && changed.value.split('\n').length).toBe(text.split('\n').length);
    expect(changed.ok && parseConfig(changed.value).config?.gateway.port).toBe(0);
  });
});
