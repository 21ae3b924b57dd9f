import { afterEach, expect, test } from 'vitest';
import type { Input, Output } from '../../../shared/procedures';
import { ok, refuse, type Result } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { RecordingBridge } from '../../testing/recording-bridge';
import {
  closeDocument,
  moveStep,
  openDocument,
  putText,
  selectStep,
  typeText,
  undo,
  useEditor,
} from './editor-store';
import { sampleEntries, shownAs } from '../../testing/samples/sample-world';

afterEach(closeDocument);

const showSample = ({ name }: Input<'sops.show'>): Result<Output<'sops.show'>> => {
  const entry = sampleEntries().find((each) => each.name === name);
  return entry === undefined
    ? refuse({ code: 'not_found', message: `There is no procedure "${name}"`, remedy: '' })
    : ok(shownAs(entry));
};

test('the slower answer about an earlier procedure does not take the place of the later one', async () => {
  const [first = '', second = ''] = sampleEntries().map(({ name }) => name);
  const sample = new RecordingBridge({ 'sops.show': showSample });
  let answerFirst = (): void => {};
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  connectBridge({
    ask: async (procedure, input) => {
      if (procedure === 'sops.show' && (input as { name: string }).name === first) await held;
      return sample.ask(procedure, input);
    },
    onNotice: () => () => {},
  });
  const earlier = openDocument(first);
  await openDocument(second);
  answerFirst();
  await earlier;
  expect(useEditor.getState().document?.name).toBe(second);
});

test('what a press puts in is a step back of its own, however soon after typing it comes', async () => {
  connectBridge(new RecordingBridge({ 'sops.show': showSample }));
  await openDocument(sampleEntries()[0]?.name ?? '');
  const written = (): string | undefined => useEditor.getState().document?.present.texts.toml;
  const before = written();
  typeText('toml', 'cooldwn_secs = 600');
  putText('toml', 'cooldown_secs = 600');
  await undo();
  expect(written()).toBe('cooldwn_secs = 600');
  await undo();
  expect(written()).toBe(before);
});

test.each<{ name: string; isMade: boolean; shown: readonly (readonly [moves: number, first: string])[] }>([
  {
    name: 'a step that is put elsewhere is shown there once, by its move and then by the document',
    isMade: true,
    shown: [
      [1, 'Look'],
      [0, 'Tell'],
    ],
  },
  {
    name: 'a step that may not be put elsewhere is shown where it was',
    isMade: false,
    shown: [
      [1, 'Look'],
      [0, 'Look'],
    ],
  },
])('$name', async ({ isMade, shown }) => {
  const [entry] = sampleEntries();
  const [step] = entry?.sop?.steps ?? [];
  if (entry === undefined || step === undefined) throw new Error('There is no sample.');
  const outline = (titles: readonly string[]) => ({
    head: null,
    triggers: null,
    steps: titles.map((title, index) => ({ ...step, number: index + 1, title })),
  });
  connectBridge(
    new RecordingBridge({
      'sops.show': showSample,
      'sops.draft': ({ edits = [], toml, markdown }) => {
        if (edits.length === 0) return ok({ toml, markdown, entry, outline: outline(['Look', 'Tell']) });
        return isMade
          ? ok({ toml, markdown: 'put elsewhere', entry, outline: outline(['Tell', 'Look']) })
          : refuse({ code: 'no', message: 'No', remedy: 'None.' });
      },
    }),
  );
  await openDocument(entry.name);
  selectStep(2);
  const seen: (readonly [number, string | undefined])[] = [];
  const end = useEditor.subscribe(({ moves, document }) => {
    seen.push([moves.length, document?.cards.steps[0]?.title]);
  });
  expect(await moveStep(2, 1)).toBe(isMade);
  end();
  expect(seen.filter((each, index) => String(each) !== String(seen[index - 1]))).toEqual(shown);
  expect(useEditor.getState().selected).toBe(isMade ? 1 : 2);
});
