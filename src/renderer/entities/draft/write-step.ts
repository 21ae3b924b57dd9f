import { typedSecs } from '../../../domain/procedure/duration';
import type { Refusal } from '../../../shared/result';
import type { ManifestEdit, StepChanges } from '../../../shared/sop-edit';
import { languageNow } from '../../i18n/i18n';
import { toldWhole } from '../../i18n/told';
import { edit } from './editor-store';
import type { WriteText } from './use-live-text';

/** Changes a step of the document at once. */
export const changeStep = (step: number, changes: StepChanges): void =>
  void edit([{ type: 'set-step', step, changes }]);

/** For a field in which something of a step is typed. */
export const writeStep =
  (step: number, what: string, changes: (text: string) => StepChanges): WriteText =>
  async (text) =>
    tellRefusal(
      await edit([{ type: 'set-step', step, changes: changes(text) }], `step ${String(step)} ${what}`),
    );

/** Changes a key of `[sop]` at once; null takes it out. */
export const changeKey = (key: string, value: string | number | boolean | null): void =>
  void edit([{ type: 'set-key', key, value }]);

/** Changes a key of a trigger at once; null takes it out. */
export const changeTriggerKey = (
  trigger: number,
  key: string,
  value: Extract<ManifestEdit, { type: 'set-trigger-key' }>['value'],
): void => void edit([{ type: 'set-trigger-key', trigger, key, value }]);

/**
 * For a field in which a text of `[sop]` is typed. An empty one takes the key out when it may be left out.
 */
export const writeKey =
  (key: string, mayBeLeftOut: boolean): WriteText =>
  async (text) =>
    tellRefusal(
      await edit(
        [{ type: 'set-key', key, value: text.trim() === '' && mayBeLeftOut ? null : text.trim() }],
        `key ${key}`,
      ),
    );

/** For a field in which a whole number of `[sop]` is typed; `wrong` says what is expected. */
export const writeNumber =
  (key: string, wrong: (text: string) => string, read = typedNumber): WriteText =>
  async (text) => {
    const trimmed = text.trim();
    const value = read(trimmed);
    if (trimmed !== '' && value === null) return wrong(trimmed);
    return tellRefusal(await edit([{ type: 'set-key', key, value }], `key ${key}`));
  };

/** The same for seconds, which may be typed as a time such as 5m. */
export const writeSecsOf = (key: string, wrong: (text: string) => string): WriteText =>
  writeNumber(key, wrong, typedSecs);

const typedNumber = (text: string): number | null => (/^\d{1,15}$/u.test(text) ? Number(text) : null);

/**
 * For a field in which seconds are typed. `put` has null for an empty one, if it may be left out; `wrong` says
 * what is expected.
 */
export const writeSecs =
  (
    put: (secs: number | null) => Promise<Refusal | null>,
    mayBeLeftOut: boolean,
    wrong: (text: string) => string,
  ): WriteText =>
  async (text) => {
    const trimmed = text.trim();
    const secs = typedSecs(trimmed);
    if (trimmed === '' ? !mayBeLeftOut : secs === null || secs === 0) return wrong(trimmed);
    return tellRefusal(await put(secs));
  };

/** For a field in which seconds of a trigger are typed; an empty one takes the key out. */
export const writeTriggerSecs = (trigger: number, key: string, wrong: (text: string) => string): WriteText =>
  writeSecs(
    (value) => edit([{ type: 'set-trigger-key', trigger, key, value }], `trigger ${String(trigger)} ${key}`),
    true,
    wrong,
  );

/** For a field in which a key of a trigger is typed. */
export const writeTrigger =
  (trigger: number, key: string, mayBeLeftOut: boolean): WriteText =>
  async (text) =>
    tellRefusal(
      await edit(
        [
          {
            type: 'set-trigger-key',
            trigger,
            key,
            value: text.trim() === '' && mayBeLeftOut ? null : text.trim(),
          },
        ],
        `trigger ${String(trigger)} ${key}`,
      ),
    );

/** What a field says of it; null: nothing is wrong. */
const tellRefusal = (refusal: Refusal | null): string | null =>
  refusal === null ? null : toldWhole(refusal, languageNow());
