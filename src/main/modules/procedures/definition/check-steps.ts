import type { Json, JsonObject } from '../../../../shared/json';
import { misplacedSecret, secretsIn } from '../../../../shared/secret-reference';
import { whyNotCarried } from '../../../../shared/secret-use';
import type { Diagnostic, PlannedCall, Sop, Step } from '../../../../shared/sop';
import { hasNoTools } from '../../../../shared/step-facts';
import { shownNumber } from '../../../../shared/step-numbers';
import { checkArguments } from '../../../platform/base/json-schema';
import { nearest } from '../../../platform/base/nearest';
import { checkEngine } from './check-engines';
import { mayHaveRun } from './check-flow';
import { contradictions } from '../../../../domain/procedure/contradictions';
import {
  hasTemplate,
  keepsType,
  namesItem,
  templateDoubts,
  templateMistakes,
  templatesIn,
  workedOutType,
} from '../../../../domain/procedure/templates';
import type { ResultType } from '../../../../domain/procedure/template-expression';
import { listTemplate } from '../../../../domain/procedure/templates';
import { startCall } from '../../../../domain/procedure/start-call';
import { stateNamesRead, stateNamesSet } from '../../../../domain/run/remembered';
import { wantsAct } from '../../../../domain/procedure/wants-act';
import type { ParsedSteps } from './steps';
import { mayBeText } from './text-arguments';
import type { ValidationContext } from './validation-context';

/** What the steps ask for that is not there or does not fit. */
export function checkSteps(
  { steps, places, numbers }: ParsedSteps,
  context: ValidationContext,
  /** `[sop] tools`: with 'any' a step has tools without naming them. */
  offered: Sop['tools'],
): readonly Diagnostic[] {
  const hasRun = mayHaveRun(steps);
  const meant = suggestions(context.toolNames);
  const remembered = new Set(steps.flatMap(stateNamesSet));
  return steps.flatMap((step) => {
    const { tools = [], calls = [] } = places.get(step.number) ?? {};
    const own = { line: step.line, column: 1 };
    const earlier: Earlier = {
      wrong: (written, template) => {
        const named = numbers.named(written);
        if (named !== null && hasRun(named, step.number)) return null;
        return numbers.unclear(written, template) ?? `${template} refers to a step that has not run by then`;
      },
      isOneCall: (written) => {
        const named = steps[(numbers.named(written) ?? 0) - 1];
        return named?.calls.length === 1 || named?.kind === 'input' || named?.output !== undefined;
      },
    };
    return [
      ...misplaced(step, own),
      ...templatesIn(`${step.title}\n${step.body}`)
        .filter((template) => secretsIn(template).length === 0)
        .slice(0, 1)
        .map((template): Diagnostic => ({
          severity: 'warning',
          file: 'SOP.md',
          ...own,
          message: `${template} stands in the text of step ${String(shownNumber(step))}, where nothing is filled in`,
          remedy:
            'Values are filled in in a call alone. Say it in words: whoever carries out the step, or decides about it, has the event.',
        })),
      ...(offered === 'any' ? [] : onlyWords(step)),
      ...step.suggestedTools.flatMap((tool, index) =>
        unknownTool(tool, 'tools', tools[index] ?? own, step, context, meant),
      ),
      ...step.calls.flatMap((call, index) =>
        checkCall(call, step, calls[index] ?? own, context, meant, earlier),
      ),
      ...expressionDoubts(step, calls, own),
      ...topicMistakes(step, own, earlier.wrong),
      ...loopMistakes(step, own, earlier.wrong),
      ...modelOnly(step, own),
      ...neverSet(step, own, remembered),
      ...setMistakes(step, own, (written, template) =>
        numbers.named(written) === step.number ? null : earlier.wrong(written, template),
      ),
      ...modelDoubt(step, own, context),
      ...checkEngine(step, own, context),
      ...startMistakes(step, own, context, earlier.wrong),
    ];
  });
}

/** Of the condition and of what a step waits for it is told there. */
function misplaced(step: Step, place: Place): readonly Diagnostic[] {
  const { title, body, calls: _calls, when: _when, wait: _wait, ...bullets } = step;
  const wrong =
    misplacedSecret(
      `${title}\n${body}`,
      (name) =>
        `The secret "${name}" is named in the text of step ${String(shownNumber(step))}, where no secret is put in`,
    ) ??
    misplacedSecret(
      JSON.stringify(bullets),
      (name) =>
        `The secret "${name}" is named in a bullet of step ${String(shownNumber(step))} that is no call, where no secret is put in`,
    );
  return wrong === null ? [] : [{ severity: 'error', file: 'SOP.md', ...place, ...wrong }];
}

/** A step that has neither tools nor calls is answered in words, whatever its text wants. */
function onlyWords(step: Step): readonly Diagnostic[] {
  const act = hasNoTools(step) ? wantsAct(`${step.title}.\n${step.body}`) : null;
  return act === null
    ? []
    : [
        {
          severity: 'warning',
          file: 'SOP.md',
          line: step.line,
          column: 1,
          message: `Step ${String(shownNumber(step))} has no tools, so it is answered in words and nothing is carried out; its text reads as if something were to be done: "${act}"`,
          remedy:
            'Name its tools ("- tools: gpio_write"), write its call, or let a person do it with "kind: checkpoint".',
        },
      ];
}

/** What can be read in the templates of a step and is hardly meant. */
function expressionDoubts(step: Step, calls: readonly Place[], own: Place): readonly Diagnostic[] {
  const values: readonly (readonly [Json, Place, string])[] = [
    ...step.calls.map((call, index) => [call.arguments, calls[index] ?? own, 'call'] as const),
    ...(step.set ?? []).map(({ value }) => [value, own, 'set'] as const),
    [step.run?.payload ?? null, own, 'run'],
    [step.wait?.until.type === 'message' ? step.wait.until.topic : null, own, 'until'],
  ];
  return values.flatMap(([value, place, key]) =>
    templateDoubts(value).map(({ template, message, remedy }): Diagnostic => ({
      severity: 'warning',
      file: 'SOP.md',
      ...place,
      key,
      message: `Step ${String(shownNumber(step))}: ${template}: ${message}`,
      remedy,
    })),
  );
}

/** What is wrong with the templates of the topic that a step waits for. */
const topicMistakes = (step: Step, place: Place, wrong: Earlier['wrong']): readonly Diagnostic[] =>
  step.wait?.until.type !== 'message'
    ? []
    : templateMistakes(step.wait.until.topic, wrong).map((mistake) => ({
        severity: 'error',
        file: 'SOP.md',
        ...place,
        key: 'until',
        message: `Step ${String(shownNumber(step))}, topic that it waits for: ${mistake}`,
        remedy: 'Correct the topic; the step would fail.',
      }));

/** A fixed call gives what its tool gives: no model is there who could give something else. */
const modelOnly = (step: Step, place: Place): readonly Diagnostic[] =>
  step.calls.length === 0
    ? []
    : (['output', 'model', 'sampling'] as const)
        .filter((key) => step[key] !== undefined)
        .map((key) => ({
          severity: 'error',
          file: 'SOP.md',
          ...place,
          key,
          message: `Step ${String(shownNumber(step))} has calls, and "${key}" is for a step that a model carries out`,
          remedy: 'Remove one of them, or judge what the calls give in a step below.',
        }));

/** A person may let the procedure remember it by hand: that is a doubt and no mistake. */
const neverSet = (step: Step, place: Place, set: ReadonlySet<string>): readonly Diagnostic[] =>
  [...new Set(stateNamesRead(step))]
    .filter((name) => !set.has(name))
    .map((name) => {
      const suggestion = nearest(name, set);
      return {
        severity: 'warning',
        file: 'SOP.md',
        ...place,
        message: `Step ${String(shownNumber(step))} looks for state.${name}, which no step sets`,
        remedy:
          suggestion === null
            ? `Write "- set: ${name} = …" in a step, unless a person sets it.`
            : `Did you mean state.${suggestion}?`,
      };
    });

/** What is wrong with what the step lets the procedure remember; the result of the step itself is there by then. */
const setMistakes = (step: Step, place: Place, wrong: Earlier['wrong']): readonly Diagnostic[] =>
  (step.set ?? []).flatMap(({ name, value }) =>
    templateMistakes(value, wrong).map((mistake) => ({
      severity: 'error',
      file: 'SOP.md',
      ...place,
      key: 'set',
      message: `Step ${String(shownNumber(step))}, value of ${name} that it remembers: ${mistake}`,
      remedy: 'Correct the value; nothing would be remembered.',
    })),
  );

/** Config.toml may name the model later: only the step would fail. */
function modelDoubt(
  step: Step,
  place: Place,
  { modelDoubt: doubtOf }: ValidationContext,
): readonly Diagnostic[] {
  const doubt = step.model === undefined ? null : (doubtOf?.(step.model) ?? null);
  return doubt === null
    ? []
    : [
        {
          severity: 'warning',
          file: 'SOP.md',
          ...place,
          key: 'model',
          message: `Step ${String(shownNumber(step))}, model: ${doubt.message}`,
          remedy: doubt.remedy,
        },
      ];
}

/** What is wrong with going through a list, or with naming an item where none is gone through. */
function loopMistakes(step: Step, place: Place, wrong: Earlier['wrong']): readonly Diagnostic[] {
  const told = (mistake: string, remedy: string): Diagnostic => ({
    severity: 'error',
    file: 'SOP.md',
    ...place,
    key: 'for_each',
    message: `Step ${String(shownNumber(step))}: ${mistake}`,
    remedy,
  });
  const { forEach, calls, suggestedTools } = step;
  if (forEach === undefined)
    return calls.some((call) => namesItem(call.arguments))
      ? [
          told(
            'its call names an item, and the step goes through no list',
            'Write "- for_each: $.payload.list" in the step, or name what is meant.',
          ),
        ]
      : [];
  return [
    ...(calls.length === 1 && suggestedTools.length === 0
      ? []
      : [
          told(
            'it goes through a list, and has not exactly one call for each item and no tools',
            'Write one "- call: …" in the step, and the rest in steps of their own.',
          ),
        ]),
    ...templateMistakes(listTemplate(forEach.list), wrong).map((mistake) =>
      told(`the list that it goes through: ${mistake}`, 'Name a list of the event or of an earlier step.'),
    ),
    ...(['number', 'string', 'boolean'].includes(workedOutType(listTemplate(forEach.list)) ?? '')
      ? [told('what it goes through is no list', `Work out a list, such as ${workedOutList}, or name one.`)]
      : []),
  ];
}

const workedOutList = '{{lines(steps.1.output)}}';

/** What is wrong with the procedure that a step starts, and with what it is given. */
function startMistakes(
  step: Step,
  place: Place,
  context: ValidationContext,
  wrong: Earlier['wrong'],
): readonly Diagnostic[] {
  const call = startCall(step);
  if (call === null) return [];
  const told = (severity: Diagnostic['severity'], mistake: string, remedy: string): Diagnostic => ({
    severity,
    file: 'SOP.md',
    ...place,
    key: 'run',
    message: `Step ${String(shownNumber(step))}, procedure that it starts: ${mistake}`,
    remedy,
  });
  const doubt = procedureDoubt(call, context);
  return [
    ...templateMistakes(call.arguments, wrong).map((mistake) =>
      told('error', mistake, 'Correct the arguments; the step would fail.'),
    ),
    ...secretMistakes(call, context).map(({ mistake, remedy }) => told('error', mistake, remedy)),
    ...(doubt === null ? [] : [told('warning', doubt.message, doubt.remedy)]),
  ];
}

type Place = Pick<Diagnostic, 'line' | 'column'>;
/** What a call may know of the steps before it. */
interface Earlier {
  /** What is wrong with naming a step by this number in a template; null: nothing. */
  readonly wrong: (written: number, template: string) => string | null;
  /** What such a step gives keeps its type. */
  readonly isOneCall: (step: number) => boolean;
}
type Suggest = (word: string) => string | null;

/** Further words that nobody knows are no slips, and each is held against every known one. */
const mostSuggestions = 200;

function suggestions(known: ReadonlySet<string>): Suggest {
  const found = new Map<string, string | null>();
  return (word) => {
    if (!found.has(word) && found.size < mostSuggestions) found.set(word, nearest(word, known));
    return found.get(word) ?? null;
  };
}

function checkCall(
  call: PlannedCall,
  step: Step,
  place: Place,
  context: ValidationContext,
  meant: Suggest,
  earlier: Earlier,
): readonly Diagnostic[] {
  const unknown = unknownTool(call.tool, 'call', place, step, context, meant);
  if (unknown.length > 0) return unknown;
  const parameters = context.toolParameters?.(call.tool);
  const doubts = [
    // Its boards are those of the other engine.
    step.on === undefined ? boardDoubt(call, context) : null,
    procedureDoubt(call, context),
    ...contradictions(step, call),
  ];
  const correct = 'Correct the arguments; the step would fail.';
  const misfit = hasTemplate(call.arguments)
    ? 'Correct the arguments; the step would fail. Only a template that stands alone keeps the type of its value, where that is one of the payload, of the data of a step, or worked out; what is filled in for every other one is text.'
    : correct;
  const mistakes = [
    ...templateMistakes(call.arguments, earlier.wrong).map((mistake) => ({ mistake, remedy: correct })),
    ...secretMistakes(call, context),
    ...(parameters === undefined
      ? []
      : checkArguments(parameters, call.arguments, mayComeToFit(earlier))
    ).map((mistake) => ({ mistake, remedy: misfit })),
  ];
  const refusal =
    mistakes.length > 0 || step.on !== undefined
      ? null
      : (context.refusal?.(call.tool, call.arguments) ?? null);
  return [
    ...mistakes.map(({ mistake, remedy }): Diagnostic => ({
      severity: 'error',
      file: 'SOP.md',
      ...place,
      key: 'call',
      message: `Step ${String(shownNumber(step))}, call to ${call.tool}: ${mistake}`,
      remedy,
    })),
    ...[...doubts, refusal].flatMap((doubt): readonly Diagnostic[] =>
      doubt === null
        ? []
        : [
            {
              severity: 'warning',
              file: 'SOP.md',
              ...place,
              key: 'call',
              message: `Step ${String(shownNumber(step))}, call to ${call.tool}: ${doubt.message}`,
              remedy: doubt.remedy,
            },
          ],
    ),
  ];
}

/** Why the call may not carry the secrets that it names. */
function secretMistakes(
  { tool, arguments: args }: PlannedCall,
  { secretUses }: ValidationContext,
): readonly { readonly mistake: string; readonly remedy: string }[] {
  const why = secretUses === undefined ? null : whyNotCarried(tool, args, secretUses());
  return why === null ? [] : [{ mistake: why.message, remedy: why.remedy }];
}

/** What is filled in fits if it may; all but a value alone is text. */
const mayComeToFit =
  ({ isOneCall }: Earlier) =>
  (value: Json, schema: JsonObject): boolean =>
    typeof value === 'string' &&
    hasTemplate(value) &&
    (mayBeText(schema) || (keepsType(value, isOneCall) && mayBeOf(workedOutType(value), schema)));

/** Whether a value of this type may fit, whatever else the schema wants of it. */
const mayBeOf = (type: ResultType | null, { type: wanted }: JsonObject): boolean =>
  type === null ||
  wanted === undefined ||
  [wanted].flat().some((one) => one === type || (one === 'integer' && type === 'number'));

/** The tools whose argument `board` is one of config.toml, and whether they need one. */
const boardTools: ReadonlyMap<string, 'needed' | 'any'> = new Map([
  ['gpio_read', 'needed'],
  ['gpio_write', 'needed'],
  ['adc_read', 'needed'],
  ['board_info', 'any'],
]);

/** What is wrong with the board of a call; one that is filled in is known when the step begins. */
function boardDoubt(
  { tool, arguments: { board } }: PlannedCall,
  { boardNames }: ValidationContext,
): Pick<Diagnostic, 'message' | 'remedy'> | null {
  const use = boardTools.get(tool);
  if (
    use === undefined ||
    (board !== undefined && (typeof board !== 'string' || hasTemplate(board) || boardNames.has(board)))
  )
    return null;
  if (board === undefined) {
    return use === 'any' || boardNames.size < 2
      ? null
      : {
          message: 'it does not say which board is meant, and there are several',
          remedy: `Add "board" with one of these names: ${[...boardNames].join(', ')}.`,
        };
  }
  const suggestion = nearest(board, boardNames);
  return {
    message: `there is no board "${board}" in config.toml`,
    remedy: suggestion === null ? 'Add it as [[peripherals.boards]].' : `Did you mean "${suggestion}"?`,
  };
}

/** What is wrong with the procedure that a call starts. */
function procedureDoubt(
  { tool, arguments: { name } }: PlannedCall,
  { procedureNames }: ValidationContext,
): Pick<Diagnostic, 'message' | 'remedy'> | null {
  if (tool !== 'sop_execute' || typeof name !== 'string' || hasTemplate(name)) return null;
  const known = procedureNames?.();
  if (known === undefined || known.has(name)) return null;
  const suggestion = nearest(name, known);
  return {
    message: `there is no procedure "${name}"`,
    remedy:
      suggestion === null ? 'Correct the name, or write the procedure.' : `Did you mean "${suggestion}"?`,
  };
}

function unknownTool(
  tool: string,
  key: 'tools' | 'call',
  place: Place,
  step: Step,
  context: ValidationContext,
  meant: Suggest,
): readonly Diagnostic[] {
  if (context.toolNames.has(tool) || context.mayBeThere?.(tool) === true) return [];
  const suggestion = meant(tool);
  const remedy =
    suggestion === null ? 'Correct the name, or set up what brings the tool.' : `Did you mean ${suggestion}?`;
  return [
    {
      severity: 'warning',
      file: 'SOP.md',
      ...place,
      key,
      message: `Step ${String(shownNumber(step))} names the tool "${tool}", which does not exist`,
      remedy,
      slip: { word: tool, meant: suggestion },
    },
  ];
}
