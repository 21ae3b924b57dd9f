import { z } from 'zod';
import { Sampling } from './sampling';
import { Escalation } from './escalation';
import { JsonObject } from './json';
import {
  ForEach,
  NextStep,
  OnFailure,
  PlannedCall,
  Sop,
  SopEntry,
  StartedProcedure,
  Step,
  StepKind,
  StepSet,
  StepWait,
  Trigger,
} from './sop';

/**
 * Triggers and items of lists count from 0, as in SOP.toml's own messages (`triggers[0]`); steps from 1, as
 * people see them.
 */
const TriggerIndex = z.number().int().min(0);
const StepNumber = z.number().int().min(1);
const Line = z.string().regex(/^[^\r\n]*$/u, 'must be one line');

/** A value of SOP.toml; null takes the key out, so that its default holds. */
export const SopValue = z.union([z.string(), z.number().int(), z.boolean(), z.array(z.string()), z.null()]);
export type SopValue = z.infer<typeof SopValue>;

const KeyName = z.string().regex(/^[A-Za-z0-9_-]+$/u, 'must be a plain key');

const StepContent = z.object({
  title: Line,
  /** Lines outside code fences are trimmed and blank ones have no meaning. */
  body: z.string(),
  tools: z.array(Line),
  requiresConfirmation: z.boolean(),
  calls: z.array(PlannedCall),
  /** Of these, null takes the bullet out, so that the default holds. */
  kind: StepKind.nullable(),
  next: NextStep.nullable(),
  when: Line.nullable(),
  onFailure: OnFailure.nullable(),
  wait: StepWait.nullable(),
  ask: JsonObject.nullable(),
  run: StartedProcedure.nullable(),
  forEach: ForEach.nullable(),
  group: z.string().nullable(),
  on: Line.nullable(),
  output: JsonObject.nullable(),
  model: Line.nullable(),
  sampling: Sampling.nullable(),
  set: z.array(StepSet).nullable(),
});

/** What a step is changed to; a key that is absent stays as it is. */
export const StepChanges = StepContent.partial();
export type StepChanges = z.infer<typeof StepChanges>;

export const NewStep = StepContent.partial().required({ title: true });
export type NewStep = z.infer<typeof NewStep>;

/** Counted from 0, as in SOP.toml's own messages (`escalation[0]`). */
const StageIndex = z.number().int().min(0);

export const ManifestEdit = z.discriminatedUnion('type', [
  z.object({ type: z.literal('set-escalation-key'), stage: StageIndex, key: KeyName, value: SopValue }),
  /** After those that are there. */
  z.object({ type: z.literal('add-escalation'), stage: Escalation }),
  z.object({ type: z.literal('remove-escalation'), stage: StageIndex }),
  z.object({ type: z.literal('set-key'), key: KeyName, value: SopValue }),
  z.object({ type: z.literal('set-trigger-key'), trigger: TriggerIndex, key: KeyName, value: SopValue }),
  /** `at`: the place it will have; absent = the last. */
  z.object({ type: z.literal('add-trigger'), trigger: Trigger, at: TriggerIndex.optional() }),
  z.object({ type: z.literal('remove-trigger'), trigger: TriggerIndex }),
  z.object({ type: z.literal('move-trigger'), trigger: TriggerIndex, to: TriggerIndex }),
]);
export type ManifestEdit = z.infer<typeof ManifestEdit>;

export const StepEdit = z.discriminatedUnion('type', [
  z.object({ type: z.literal('set-step'), step: StepNumber, changes: StepChanges }),
  /** `at`: the number it will have; absent = the last. */
  z.object({ type: z.literal('add-step'), step: NewStep, at: StepNumber.optional() }),
  z.object({ type: z.literal('remove-step'), step: StepNumber }),
  z.object({ type: z.literal('move-step'), step: StepNumber, to: StepNumber }),
  /** The copy comes right after. */
  z.object({ type: z.literal('duplicate-step'), step: StepNumber }),
]);
export type StepEdit = z.infer<typeof StepEdit>;

/** A change of SOP.toml or SOP.md that leaves everything else of the text as it is. */
export const SopEdit = z.union([ManifestEdit, StepEdit]);
export type SopEdit = z.infer<typeof SopEdit>;

/** One saved state of a procedure. */
export const SopVersion = z.object({
  /** From 1 in each folder. */
  version: z.number().int().positive(),
  at: z.number(),
  /** Who saved it; `file`: it was saved outside the product. */
  by: z.string(),
  via: z.string(),
  /** What was done, in a few words. */
  note: z.string(),
  hash: z.string(),
});
export type SopVersion = z.infer<typeof SopVersion>;

/** A procedure right after it was saved. */
export const SavedSop = z.object({
  entry: SopEntry,
  toml: z.string(),
  markdown: z.string(),
  version: z.number().int().positive(),
});
export type SavedSop = z.infer<typeof SavedSop>;

/** What both texts say as far as they can be read, whether it could run or not. */
export const SopOutline = z.object({
  /** Wrong values are left out for their defaults; null: SOP.toml cannot be read. */
  head: Sop.omit({ triggers: true, steps: true }).nullable(),
  /**
   * By index in the file, those that cannot fire too; an item is null when it cannot be read, all are when
   * SOP.toml cannot.
   */
  triggers: z.array(Trigger.nullable()).nullable(),
  /** Null: SOP.md has a code fence or a comment that is never closed. */
  steps: z
    .array(
      Step.extend({
        /** Of the step in SOP.md, from 1; blank lines behind it are none of it. */ lastLine: z
          .number()
          .int()
          .positive()
          .optional(),
      }),
    )
    .nullable(),
});
export type SopOutline = z.infer<typeof SopOutline>;

/** Texts that are not saved, and what they would be as a procedure. */
export const DraftedSop = z.object({
  toml: z.string(),
  markdown: z.string(),
  entry: SopEntry,
  outline: SopOutline,
});
export type DraftedSop = z.infer<typeof DraftedSop>;
