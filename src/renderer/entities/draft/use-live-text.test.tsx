import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refuse } from '../../../shared/result';
import type { SopEntry } from '../../../shared/sop';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import {
  closeDocument,
  keepMine,
  openDocument,
  save,
  selectStep,
  takeTheirs,
  useEditor,
} from './editor-store';
import { SheetText } from '../../features/editor/live-field';
import { writeStep } from './write-step';

// A plot of one of the tabs asks for it when it is read.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
});

let disk: string;
let bridge: RecordingBridge;
let page: Drawn;

const entry = (): SopEntry => ({
  folder: 'hall',
  name: 'hall',
  state: 'valid',
  diagnostics: [],
  sop: null,
  hash: `hash of ${disk}`,
});
/** A line of `markdown` is a step with this title. */
const stepsOf = (markdown: string) =>
  markdown.split('\n').map((title, index) => ({
    number: index + 1,
    title,
    body: '',
    suggestedTools: [],
    requiresConfirmation: false,
    calls: [],
    line: index + 1,
  }));

beforeEach(async () => {
  await startTranslation('en');
  disk = 'warn\nover';
  bridge = new RecordingBridge({
    'sops.show': () => ok({ entry: entry(), toml: '', markdown: disk }),
    'sops.draft': ({ markdown, edits = [] }) => {
      const lines = markdown.split('\n');
      if (edits.some((edit) => edit.type === 'set-step' && edit.changes.title?.includes('**') === true))
        return refuse({ code: 'steps.unusual', message: 'It cannot be written', remedy: 'Use other words.' });
      for (const edit of edits) if (edit.type === 'set-step') lines[edit.step - 1] = edit.changes.title ?? '';
      return ok({
        toml: '',
        markdown: lines.join('\n'),
        entry: entry(),
        outline: { head: null, triggers: [], steps: stepsOf(lines.join('\n')) },
      });
    },
    'sops.save': ({ markdown, expectedHash }) => {
      if (expectedHash !== entry().hash) throw new Error('It was changed.');
      disk = markdown;
      return ok({ entry: entry(), toml: '', markdown, version: 2 });
    },
  });
  connectBridge(bridge);
  await openDocument('hall');
  page = await draw(<Titles />);
});
afterEach(async () => {
  await page.end();
  closeDocument();
});

/** What the sheet is of it: the title of each step. */
function Titles() {
  const steps = useEditor((state) => state.document?.cards.steps) ?? [];
  return steps.map(({ number, title }) => (
    <SheetText
      key={number}
      label={`Title of step ${String(number)}`}
      className=""
      value={title}
      write={writeStep(number, 'title', (text) => ({ title: text }))}
    />
  ));
}

const field = (step: number): HTMLTextAreaElement =>
  document.querySelector(`[aria-label="Title of step ${String(step)}"]`) ?? expect.fail('no such field');
const shown = (): string[] => [...document.querySelectorAll('textarea')].map(({ value }) => value);
/** As keys do, which reach the document after a pause. */
function type(step: number, text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  set?.call(field(step), text);
  field(step).dispatchEvent(new Event('input', { bubbles: true }));
}
const look = (): Promise<void> => openDocument('hall');
const inDocument = (): string | undefined => useEditor.getState().document?.present.texts.markdown;

test('keys that are not written yet are unsaved work when somebody else saves the files', async () => {
  await act(() => {
    type(2, 'over, you may go in');
    return Promise.resolve();
  });
  disk = 'over\nwarn: get out of the hall';
  await act(look);
  expect(useEditor.getState().document?.theirs?.texts.markdown).toBe('over\nwarn: get out of the hall');
  expect(inDocument()).toBe('warn\nover, you may go in');
});

test('keys that come while the files are compared are unsaved work as well', async () => {
  await act(async () => {
    const compared = look();
    disk = 'over\nwarn: get out of the hall';
    await Promise.resolve();
    type(2, 'over, you may go in');
    await compared;
    await look();
  });
  expect([useEditor.getState().document?.theirs?.texts.markdown, inDocument()]).toEqual([
    'over\nwarn: get out of the hall',
    'warn\nover, you may go in',
  ]);
});

test('a document that follows the files shows their steps at once, and what is typed from then on is written into those', async () => {
  disk = 'over\nwarn: get out of the hall';
  await act(async () => {
    await look();
    await Promise.resolve();
  });
  expect(shown()).toEqual(['over', 'warn: get out of the hall']);
  await act(async () => {
    type(2, 'warn: get out of both halls');
    await save();
  });
  expect(disk).toBe('over\nwarn: get out of both halls');
});

test('the step that is looked at is the same one in a text from elsewhere, or none', async () => {
  selectStep(2);
  disk = 'over\nwarn';
  await act(look);
  expect(useEditor.getState().selected).toBe(1);
  disk = 'calm\nwarn';
  await act(look);
  expect(useEditor.getState().selected).toBeNull();
});

test('last keys go into the own text when theirs is taken, and are one step back', async () => {
  await act(async () => {
    type(2, 'over, you may go in');
    await Promise.resolve();
  });
  disk = 'over\nwarn: get out of the hall';
  await act(look);
  await act(async () => {
    type(2, 'over, you may go in now');
    await takeTheirs();
  });
  const state = useEditor.getState().document;
  expect([shown(), state?.past.at(-1)?.texts.markdown, state?.theirs]).toEqual([
    ['over', 'warn: get out of the hall'],
    'warn\nover, you may go in now',
    null,
  ]);
});

test("what was read before an own save is not taken for somebody else's", async () => {
  await act(async () => {
    type(1, 'warn all');
    await save();
    type(1, 'warn everybody');
    const compared = look();
    await save();
    await compared;
  });
  expect([disk, useEditor.getState().document?.theirs]).toEqual(['warn everybody\nover', null]);
});

test('the own text is kept where the person says so', async () => {
  await act(() => {
    type(2, 'over, you may go in');
    return Promise.resolve();
  });
  disk = 'over\nwarn: get out of the hall';
  await act(async () => {
    await look();
    keepMine();
    await save();
  });
  expect(disk).toBe('warn\nover, you may go in');
});

/** Leaves the field, with time for what is written then. */
async function leave(step: number): Promise<void> {
  await act(async () => {
    field(step).focus();
    field(step).blur();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
}

test('a text that cannot be written stays with its reason when the field is left, and is written once it can be', async () => {
  await act(() => {
    type(2, 'over **there');
    return Promise.resolve();
  });
  await leave(2);
  expect([shown(), field(2).getAttribute('aria-invalid'), page.place.textContent, inDocument()]).toEqual([
    ['warn', 'over **there'],
    'true',
    expect.stringContaining('It cannot be written'),
    'warn\nover',
  ]);
  await act(() => {
    type(2, 'over there');
    return Promise.resolve();
  });
  await leave(2);
  expect([shown(), field(2).getAttribute('aria-invalid'), inDocument()]).toEqual([
    ['warn', 'over there'],
    'false',
    'warn\nover there',
  ]);
});

test('a text that cannot be written gives way when the document says something else in its place', async () => {
  await act(() => {
    type(2, 'over **there');
    return Promise.resolve();
  });
  await leave(2);
  disk = 'warn\nout';
  await act(look);
  expect([shown(), field(2).getAttribute('aria-invalid')]).toEqual([['warn', 'out'], 'false']);
});

test('of a text that cannot be written the page says so when its field goes, with the text and the reason', async () => {
  await act(() => {
    type(2, 'over **there');
    return Promise.resolve();
  });
  await act(() => page.again(null));
  expect(useEditor.getState().refusal).toEqual({
    code: 'editor.not_written',
    message: 'Not in the procedure: “over **there”',
    remedy: 'It cannot be written. Use other words.',
  });
});

test('of a text that gave way, or was written, nothing is said when its field goes', async () => {
  await act(() => {
    type(2, 'over **there');
    return Promise.resolve();
  });
  await leave(2);
  disk = 'warn\nout';
  await act(look);
  await act(() => {
    type(1, 'warn all');
    return Promise.resolve();
  });
  await act(() => page.again(null));
  expect(inDocument()).toBe('warn all\nout');
  expect(useEditor.getState().refusal).toBeNull();
});
