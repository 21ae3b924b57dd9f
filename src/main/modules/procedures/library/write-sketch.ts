import { isDeepStrictEqual } from 'node:util';
import { toTrigger } from '../../../../domain/procedure/sketch/to-trigger';
import { groupOf, toWork, type EffectOf } from '../../../../domain/procedure/sketch/to-step';
import { oneLine, plainWords } from '../../../../domain/procedure/sketch/plain-words';
import { ok, refuse, type Result } from '../../../../shared/result';
import type { Sketch, SketchStep } from '../../../../shared/sketch';
import type { ManifestEdit, NewStep } from '../../../../shared/sop-edit';
import type { SopFolder } from '../../../ports/sop-files';
import { parseManifest } from '../definition/manifest';
import { parseSteps } from '../definition/steps';
import { editTexts } from './edit-texts';

export interface SketchedTexts {
  readonly toml: string;
  readonly markdown: string;
  /** Steps, from 1, whose words could not stand as they were given. */
  readonly reworded: readonly number[];
}

/**
 * Both texts of a sketch, disabled. What a model or a form gives is data: the texts are made by the edits of the
 * editor and read again, and they say exactly the triggers and calls of the sketch, or it is refused.
 */
export function writeSketch(sketch: Sketch, name: string, effectOf: EffectOf): Result<SketchedTexts> {
  const head = editTexts(
    { folder: '', toml: '[sop]\n', markdown: `# ${name}\n\n## Steps\n` },
    headEdits(sketch, name),
  );
  if (!head.ok) return head;
  const { triggers } = parseManifest(head.value.toml, 'supervised');
  if (!isDeepStrictEqual(triggers, sketch.when.map(toTrigger)))
    return unwritable('What starts it cannot be written so that it is read as meant');
  let texts = head.value;
  const reworded: number[] = [];
  for (const [index, step] of sketch.steps.entries()) {
    const group = groupOf(sketch.steps, index);
    const work = { ...toWork(step, effectOf), ...(group === undefined ? {} : { group }) };
    const written = withStep(texts, step, index + 1, work);
    if (written === null)
      return unwritable(`Step ${String(index + 1)} cannot be written so that it is read as meant`);
    texts = written.texts;
    if (written.reworded) reworded.push(index + 1);
  }
  return ok({ toml: texts.toml, markdown: texts.markdown ?? '', reworded });
}

const headEdits = ({ description, when, ask }: Sketch, name: string): readonly ManifestEdit[] => [
  { type: 'set-key', key: 'name', value: name },
  { type: 'set-key', key: 'description', value: oneLine(description, 2000) || name },
  { type: 'set-key', key: 'enabled', value: false },
  // Steps that matter ask by themselves; being asked for a reading as well teaches people to say yes.
  { type: 'set-key', key: 'execution_mode', value: ask === 'everything' ? 'step_by_step' : 'auto' },
  ...when.map((trigger): ManifestEdit => ({ type: 'add-trigger', trigger: toTrigger(trigger) })),
];

interface Words {
  readonly title: string;
  readonly body: string;
}

/** With the words as they were given where they are read as words, else with plainer ones. Null: not even so. */
function withStep(
  texts: SopFolder,
  sketch: SketchStep,
  number: number,
  work: Omit<NewStep, 'title' | 'body'>,
): { readonly texts: SopFolder; readonly reworded: boolean } | null {
  const given = wordsOf(sketch, oneLine);
  const bare = { title: `Step ${String(number)}`, body: '' };
  const choices = [given, wordsOf(sketch, plainWords), bare].map((words): Words => ({
    title: words.title === '' ? bare.title : words.title,
    body: words.body,
  }));
  for (const [index, words] of choices.entries())
    for (const step of asking({ ...work, title: words.title, body: words.body })) {
      const edited = editTexts(texts, [{ type: 'add-step', step }]);
      if (edited.ok && isReadAsMeant(edited.value, number, work.group))
        return { texts: edited.value, reworded: index > 0 && given.title + given.body !== '' };
    }
  return null;
}

const wordsOf = ({ title, text = '' }: SketchStep, how: (text: string, most?: number) => string): Words => ({
  title: how(title),
  body: how(text, 2000),
});

/** Words of approval make the step ask; whoever wrote them meant it. */
const asking = (step: NewStep): readonly NewStep[] =>
  step.requiresConfirmation === true ? [step] : [step, { ...step, requiresConfirmation: true }];

/** Its words are none that keep the procedure from running: whether the rest fits is for validation to say. */
const isReadAsMeant = ({ markdown }: SopFolder, count: number, group: string | null = null): boolean => {
  const { steps, runnable } = parseSteps(markdown ?? '');
  return runnable && steps.length === count && (steps.at(-1)?.group ?? null) === group;
};

const unwritable = (message: string): Result<never> =>
  refuse({
    code: 'sketch.unwritable',
    message,
    remedy: 'Say it in other words, or write it into SOP.toml and SOP.md yourself.',
  });
