import { beforeEach, expect, test } from 'vitest';
import type { ConfigView } from '../../../shared/config-desk';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { RecordingBridge } from '../../testing/recording-bridge';
import { SampleConfig } from '../../testing/samples/sample-config';

const place = 'draft of config.toml';
const left = { base: { text: '# mine\n', hash: 'then' }, text: '# an hour of work\n' };
window.localStorage.setItem(place, JSON.stringify(left));
// The window begins with what the one before it left.
const { loadConfig, saveText, useSettings, writeText } = await import('./settings-store');
const atStart = useSettings.getState().draft;

const kept = (): unknown => JSON.parse(window.localStorage.getItem(place) ?? 'null');
let onDisk: ConfigView;

beforeEach(async () => {
  onDisk = { ...new SampleConfig().view(), text: '# mine\n', hash: 'then' };
  connectBridge(
    new RecordingBridge({
      'config.show': () => ok(onDisk),
      'config.save': ({ text }) => ok({ ...onDisk, text, hash: 'saved' }),
    }),
  );
  await loadConfig();
});

test('a text that the window before did not save is there again', () => {
  expect(atStart).toEqual(left);
});

test('a text that is not saved is kept while it is written, and gone with its last change', () => {
  writeText(onDisk, '# an hour');
  expect(kept()).toEqual({ base: left.base, text: '# an hour' });
  writeText(onDisk, onDisk.text);
  expect([useSettings.getState().draft, kept()]).toEqual([null, null]);
});

test('a text that is saved is kept no longer, also when the window ended before it heard so', async () => {
  writeText(onDisk, '# an hour');
  await saveText('# an hour', onDisk.hash, false);
  expect(kept()).toBeNull();
  writeText(onDisk, '# two hours');
  onDisk = { ...onDisk, text: '# two hours', hash: 'saved' };
  await loadConfig();
  expect([useSettings.getState().draft, kept()]).toEqual([null, null]);
});

test('what the file says otherwise leaves the text as it is, on what it was made of', async () => {
  writeText(onDisk, '# an hour');
  onDisk = { ...onDisk, text: '# in the meantime\n', hash: 'now' };
  await loadConfig();
  expect(useSettings.getState()).toMatchObject({
    view: { hash: 'now' },
    draft: { base: { hash: 'then' }, text: '# an hour' },
  });
});
