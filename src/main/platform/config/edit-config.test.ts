import { expect, test } from 'vitest';
import { defaultConfigText } from './default-config-text';
import { setTopKeys } from './edit-config';
import { parseConfig } from './parse-config';

test.each([
  {
    name: 'a key that is there',
    text: '# mine\ndefault_model = "a" # small\n[sop]\nenabled = true\n',
    after: '# mine\ndefault_model = "b" # small\n[sop]\nenabled = true\n',
  },
  {
    name: 'a key that is new beside others',
    text: 'default_temperature = 0.1\n[sop]\n',
    after: 'default_temperature = 0.1\ndefault_model = "b"\n[sop]\n',
  },
  {
    name: 'a key that stands in a comment',
    text: '# Hello.\n# default_model = "built-in"  # Model to use.\n\n[sop]\n',
    after: '# Hello.\ndefault_model = "b"  # Model to use.\n\n[sop]\n',
  },
  {
    name: 'a key of a file that begins with a byte order mark',
    text: '\uFEFF# mine\n[sop]\n',
    after: '\uFEFFdefault_model = "b"\n# mine\n[sop]\n',
  },
  {
    name: 'a key at the top of a file that has none',
    text: '[sop]\nenabled = true\n',
    after: 'default_model = "b"\n[sop]\nenabled = true\n',
  },
  { name: 'a key in an empty file', text: '', after: 'default_model = "b"\n' },
])('sets $name, and nothing else', ({ text, after }) => {
  expect(setTopKeys(text, { default_model: 'b' })).toEqual({ ok: true, value: after });
});

test('sets a key in the file that a first start writes', () => {
  const set = setTopKeys(defaultConfigText(), { default_provider: 'local', default_model: 'qwen' });
  expect(set.ok && parseConfig(set.value).config?.default_model).toBe('qwen');
});

test.each([
  { name: 'not TOML', text: 'default_model = \n', code: 'toml.broken' },
  { name: 'TOML with a wrong value', text: '[sop]\nmax_active_runs = 0\n', code: 'config.broken' },
])('refuses to touch a text that is $name', ({ text, code }) => {
  expect(setTopKeys(text, { default_model: 'b' })).toMatchObject({ ok: false, error: { code } });
});
