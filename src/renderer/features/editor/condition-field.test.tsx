import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../../shared/result';
import type { SopEntry, Trigger } from '../../../shared/sop';
import type { SopEdit } from '../../../shared/sop-edit';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { typeInto } from '../../testing/type-into';
import { closeDocument, openDocument, useEditor } from '../../entities/draft/editor-store';
import { ConditionField } from './condition-field';
import { suggestField } from './suggested-field';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
});

const entry: SopEntry = {
  folder: 'hall',
  name: 'hall',
  state: 'valid',
  diagnostics: [],
  sop: null,
  hash: 'h',
};

let page: Drawn;
afterEach(async () => {
  await page.end();
  suggestField(null);
  closeDocument();
});

/** The field as the document has it, on a broker where this was heard. */
function Live() {
  const trigger = useEditor((state) => state.document?.cards.triggers[0]);
  return trigger == null ? null : <ConditionField trigger={trigger} index={0} note="" problem={undefined} />;
}

async function shown(condition: string | undefined, payload: string | null, kept = false) {
  let trigger: Trigger = { type: 'mqtt', topic: 'yard', ...(condition === undefined ? {} : { condition }) };
  const bridge = new RecordingBridge({
    'sops.show': () => ok({ entry, toml: '', markdown: '' }),
    'sops.draft': ({ toml, markdown, edits = [] }) => {
      for (const each of edits)
        if (each.type === 'set-trigger-key') {
          const { condition: _before, ...rest } = trigger as Extract<Trigger, { type: 'mqtt' }>;
          trigger = { ...rest, ...(each.value === null ? {} : { condition: String(each.value) }) };
        }
      return ok({
        toml: `${toml}${String(edits.length === 0 ? '' : '#')}`,
        markdown,
        entry,
        outline: { head: null, triggers: [trigger], steps: null },
      });
    },
    'events.list': () => ok([]),
    'topics.listen': () =>
      ok({
        state: 'listening',
        broker: '127.0.0.1:1883',
        problem: null,
        more: 0,
        named: [],
        commands: [],
        topics: payload === null ? [] : [{ topic: 'yard', payload, cut: false, at: 1, kept, count: 1 }],
      }),
  });
  connectBridge(bridge);
  await startTranslation('en');
  await openDocument('hall');
  page = await draw(<Live />);
  await act(() => Promise.resolve());
  return {
    edits: (): readonly SopEdit[] =>
      bridge
        .inputsOf('sops.draft')
        .flatMap((input) => (input as { readonly edits?: readonly SopEdit[] }).edits ?? []),
    text: () => document.body.textContent ?? '',
  };
}

const choose = (label: string, value: string): Promise<void> =>
  act(async () => {
    const select = labelled(label);
    if (!(select instanceof HTMLSelectElement)) throw new Error(`${label} is no choice`);
    const option = [...select.options].find(({ textContent }) => textContent === value);
    if (option === undefined)
      throw new Error(
        `${value} is none of ${[...select.options].map(({ textContent }) => textContent).join(', ')}`,
      );
    select.value = option.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.resolve();
  });

const labelled = (text: string): HTMLElement | null => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === text);
  return document.getElementById(label?.htmlFor ?? '');
};

test('one comparison is shown as field, word and value, and tells whether the last message meets it', async () => {
  const { text, edits } = await shown('$.level > 85', '{"level": 91.2, "unit": "cm"}');
  expect(
    [labelled('Field'), labelled('Comparison'), labelled('Value')].map(
      (each) => (each as HTMLInputElement | null)?.value,
    ),
  ).toEqual(['at ["level"]', '>', '85']);
  expect(text()).toContain('True for the last one: 91.2');
  await choose('Comparison', 'is below');
  expect(edits().at(-1)).toEqual({
    type: 'set-trigger-key',
    trigger: 0,
    key: 'condition',
    value: '$.level < 85',
  });
  expect(text()).toContain('Not true for the last one: 91.2');
  await choose('Field', 'every message starts it');
  expect(edits().at(-1)).toEqual({ type: 'set-trigger-key', trigger: 0, key: 'condition', value: null });
});

test('right after a message was chosen only a number is typed', async () => {
  suggestField({ procedure: 'hall', trigger: 0, path: ['level'] });
  const { text, edits } = await shown(undefined, '{"level": 91.2}');
  expect(document.activeElement).toBe(labelled('Value'));
  expect(text()).toContain('Write a value; until then every message starts it.');
  await typeInto(labelled('Value') as HTMLInputElement, '85');
  await act(async () => {
    (labelled('Value') as HTMLInputElement).blur();
    await Promise.resolve();
  });
  expect(edits().at(-1)).toEqual({
    type: 'set-trigger-key',
    trigger: 0,
    key: 'condition',
    value: '$.level > 85',
  });
});

test('what says more than one comparison is a text, in which a field gets its sign', async () => {
  const { text, edits } = await shown('$.level > 85 && $.on == true', '{"level": 91.2, "on": true}');
  expect(labelled('Value')).toBeNull();
  expect(text()).toContain('More than one comparison');
  const field = labelled('Only when') as HTMLInputElement;
  await typeInto(field, 'level > 85 && on == true');
  await act(async () => {
    field.blur();
    await Promise.resolve();
  });
  expect(edits().at(-1)).toMatchObject({ value: '$.level > 85 && $.on == true' });
});

test('of a value that the broker had kept nobody claims to know when it was sent', async () => {
  const { text } = await shown('$.level > 85', '{"level": 91.2}', true);
  expect(text()).toContain('True for the last known value: 91.2, from before');
  expect(text()).not.toMatch(/\d\d:\d\d/u);
});
