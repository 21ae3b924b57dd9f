import type { Diagnostic, Step } from '../../../../shared/sop';
import { misplacedSecret } from '../../../../shared/secret-reference';
import { isCarriedOut } from '../../../../shared/step-facts';
import { shownNumber, shownStep } from '../../../../shared/step-numbers';
import { nearest } from '../../../platform/base/nearest';
import { parseCondition } from '../../../../domain/procedure/expression/parse';
import { writtenAs } from '../../../../domain/procedure/expression/conditions';
import { doubtsOf } from '../../../../domain/procedure/expression/doubts';
import { pathNodesOf, type PathNode } from '../../../../domain/procedure/expression/syntax';
import { isDoneByAnswer, stepsBefore, stepsReached } from '../../../../domain/procedure/flow';
import { groupFrom } from '../../../../domain/run/lanes';
import { guardKeys } from '../../../../domain/procedure/guards';
import { stepKeys } from '../../../../domain/procedure/step-values';
import type { RoutingKey } from './step-routing';
import type { ParsedSteps, StepReference } from './steps';

export interface CheckedFlow {
  readonly diagnostics: readonly Diagnostic[];
  /** False: some step would run or not run otherwise than it is written. */
  readonly runnable: boolean;
}

/** Whether the ways between the steps lead somewhere, and whether what guards look at can be there. */
export function checkFlow(parsed: ParsedSteps): CheckedFlow {
  const check = new FlowCheck(parsed);
  check.targets();
  check.waits();
  // Ways cannot be followed while some lead nowhere.
  if (check.runnable) {
    check.guards();
    check.groups();
    check.circles();
  }
  return { diagnostics: check.diagnostics, runnable: check.runnable };
}

/** More side by side nobody keeps in sight. */
const mostBeside = 20;

/** What makes every number name one step. */
const numberThem = 'Number the steps 1, 2, 3 and so on, and name the one that is meant.';

class FlowCheck {
  readonly diagnostics: Diagnostic[] = [];
  runnable = true;
  readonly #steps: readonly Step[];

  constructor(private readonly parsed: ParsedSteps) {
    this.#steps = parsed.steps;
  }

  targets(): void {
    for (const reference of this.parsed.references) this.#target(reference);
  }

  #target({ step, key, number }: StepReference): void {
    const { numbers } = this.parsed;
    if (numbers.named(number) !== null) return;
    const unclear = numbers.unclear(number, `"${key === 'next' ? 'next: ' : 'goto:'}${String(number)}"`);
    if (unclear !== null) {
      this.#error(step, key, unclear, numberThem);
      return;
    }
    const end = key === 'next' ? ', or "next: end"' : '';
    const shown = this.#steps.map(shownNumber);
    this.#error(
      step,
      key,
      `Step ${String(shownNumber(step))} goes on to step ${String(number)}, which does not exist; there ${this.#steps.length === 1 ? 'is 1 step' : `are ${String(this.#steps.length)} steps`}`,
      `Name one from ${String(Math.min(...shown))} to ${String(Math.max(...shown))}${end}.`,
    );
  }

  /** Steps that only wait. */
  waits(): void {
    for (const step of this.#steps) {
      if (isCarriedOut(step)) continue;
      const kind = step.kind ?? 'execute';
      const [calls, tools] = [step.calls.length > 0, step.suggestedTools.length > 0];
      const useless = calls && tools ? 'its calls and its tools' : calls ? 'its calls' : 'its tools';
      if (calls || tools)
        this.#error(
          step,
          'kind',
          `Step ${String(shownNumber(step))} is a ${kind}, which carries nothing out: ${useless} would never be used`,
          kind === 'checkpoint'
            ? 'Move them to a step of their own, or remove "kind: checkpoint" and write requires_confirmation: true.'
            : `Move them to a step of their own, or remove "kind: ${kind}".`,
        );
      if (isDoneByAnswer(step) && step.onFailure !== undefined && step.onFailure.action !== 'fail')
        this.#warning(
          step,
          'on_failure',
          `Step ${String(shownNumber(step))} is a ${kind}, which cannot fail; a rejection always cancels the run`,
          'Remove on_failure.',
        );
      if (step.wait?.until.type === 'message') this.#heard(step, step.wait.until);
    }
  }

  /** What a message has to meet. */
  #heard(
    step: Step,
    { condition, topic }: Extract<NonNullable<Step['wait']>['until'], { type: 'message' }>,
  ): void {
    const misplaced = misplacedSecret(
      `${condition} ${topic}`,
      (name) =>
        `The secret "${name}" is named in what step ${String(shownNumber(step))} waits for, where no secret is put in`,
    );
    const parsed = parseCondition(condition);
    if (misplaced !== null) this.#error(step, 'kind', misplaced.message, misplaced.remedy);
    else if (parsed.ok)
      for (const { kind, message, remedy } of doubtsOf(condition, parsed.condition, 'trigger'))
        this.#warning(
          step,
          'kind',
          kind === 'impossible'
            ? `The condition ${condition} can never be true, so step ${String(shownNumber(step))} waits for nothing`
            : message,
          remedy,
        );
  }

  guards(): void {
    const before = mayHaveRun(this.#steps);
    for (const step of this.#steps) {
      const parsed = step.when === undefined ? null : parseCondition(step.when);
      if (parsed === null || !parsed.ok) continue;
      const misplaced = misplacedSecret(
        step.when ?? '',
        (name) =>
          `The secret "${name}" is named in the condition of step ${String(shownNumber(step))}, where no secret is put in`,
      );
      if (misplaced !== null) {
        this.#error(step, 'when', misplaced.message, misplaced.remedy);
        continue;
      }
      for (const node of pathNodesOf(parsed.condition)) this.#lookedAt(step, node, before);
      for (const { kind, at, message, remedy } of doubtsOf(step.when ?? '', parsed.condition, 'step'))
        this.#warning(
          step,
          'when',
          kind === 'impossible'
            ? `The condition ${step.when ?? ''} can never be true, so step ${String(shownNumber(step))} is always skipped`
            : message,
          remedy,
          at,
        );
    }
  }

  /** A path that can never lead to a value makes the step one that is always skipped. */
  #lookedAt(step: Step, node: PathNode, before: (earlier: number, step: number) => boolean): void {
    const { path, span } = node;
    const subject = writtenAs(step.when ?? '', node);
    const [first, number, field] = path;
    const fail = (message: string, remedy: string): void => {
      this.#error(step, 'when', message, remedy, span.start);
    };
    if (first === undefined) {
      fail(
        `A comparison in "when" of step ${String(shownNumber(step))} does not say what is compared`,
        `Begin with $.payload, $.topic or $.steps.1.output.`,
      );
    } else if (!guardKeys.some((key) => key === first)) {
      const suggestion = nearest(first, guardKeys);
      fail(
        `${subject} is not there: a step sees $.payload, $.topic, $.meta, $.steps and $.state`,
        `Did you mean ${suggestion === null ? `$.payload${subject.slice(1)}` : subject.replace(first, suggestion)}?`,
      );
    } else if (first === 'steps') {
      this.#stepLookedAt(step, subject, number, field, before, fail);
    }
  }

  #stepLookedAt(
    step: Step,
    subject: string,
    number: string | undefined,
    field: string | undefined,
    before: (earlier: number, step: number) => boolean,
    fail: (message: string, remedy: string) => void,
  ): void {
    const { numbers } = this.parsed;
    const named = /^(?:0|[1-9]\d{0,8})$/u.test(number ?? '') ? Number(number) : null;
    const unclear = named === null ? null : numbers.unclear(named, subject);
    const known = named === null ? undefined : this.#steps[(numbers.named(named) ?? 0) - 1];
    if (unclear !== null) {
      fail(unclear, numberThem);
    } else if (known === undefined) {
      fail(
        `${subject} names no step that exists`,
        `Write for example $.steps.${String(shownStep(this.#steps, 1))}.output; there ${this.#steps.length === 1 ? 'is 1 step' : `are ${String(this.#steps.length)} steps`}.`,
      );
    } else if (!stepKeys.some((key) => key === field)) {
      const suggestion = nearest(field ?? '', stepKeys) ?? 'output';
      fail(
        `${subject} is not there: a step has output, meta and status`,
        `Did you mean $.steps.${String(shownNumber(known))}.${suggestion}?`,
      );
    } else if (!before(known.number, step.number)) {
      fail(`${subject} is of a step that cannot have run by then`, 'Look at an earlier step.');
    }
  }

  /** Steps side by side. */
  groups(): void {
    const seen = new Set<string>();
    for (const step of this.#steps) {
      const { number, group } = step;
      if (group === undefined || this.#steps[number - 2]?.group === group) continue;
      const members = groupFrom(this.#steps, number);
      const shown = String(shownNumber(step));
      if (members === null)
        this.#groupWarning(
          step,
          `Step ${shown} is alone in its group "${group}", so it is carried out like every other step`,
          'Write the same group under a step above or below it, or remove it.',
        );
      else if (members.length > mostBeside)
        this.#error(
          step,
          'kind',
          `The group "${group}" has ${String(members.length)} steps, and ${String(mostBeside)} at most are carried out side by side`,
          'Make two groups of it, or go through a list with for_each and parallel.',
        );
      if (members !== null && seen.has(group))
        this.#groupWarning(
          step,
          `The group "${group}" stands in two places, and each is carried out by itself`,
          'Give one of them another name, or move its steps beside the others.',
        );
      seen.add(group);
      for (const member of members?.slice(0, -1) ?? []) this.#nextWithin(member, group);
    }
  }

  #nextWithin(member: number, group: string): void {
    const step = this.#steps[member - 1];
    if (step?.next === undefined) return;
    this.#error(
      step,
      'next',
      `Step ${String(shownNumber(step))} says what follows, and is not the last of its group "${group}"`,
      'Write next under the last step of the group: it follows when all have ended.',
    );
  }

  #groupWarning(step: Step, message: string, remedy: string): void {
    this.diagnostics.push({
      severity: 'warning',
      file: 'SOP.md',
      line: step.line,
      column: 1,
      key: 'group',
      message,
      remedy,
    });
  }

  circles(): void {
    const reached = stepsReached(this.#steps);
    const isBeforeEnd = stepsBefore(this.#steps)('end');
    const endless = this.#steps.filter(({ number }) => reached.has(number) && !isBeforeEnd(number));
    const back = endless.find((step) => step.next !== undefined) ?? endless[0];
    if (back !== undefined)
      this.#warning(
        back,
        back.next === undefined ? 'on_failure' : 'next',
        `${endless.length === 1 ? 'Step' : 'Steps'} ${endless.map((step) => String(shownNumber(step))).join(', ')} lead to no end: they go in a circle without a way out, so a run ends only by a failure`,
        'Let one of them go on elsewhere, or give the one that goes back a "when".',
      );
    for (const step of this.#steps.filter(({ number }) => !reached.has(number))) {
      this.diagnostics.push({
        severity: 'warning',
        file: 'SOP.md',
        line: step.line,
        column: 1,
        message: `Step ${String(shownNumber(step))} is never reached`,
        remedy: this.#remedyUnreached(step),
      });
    }
  }

  #remedyUnreached(step: Step): string {
    const above = this.#steps[step.number - 2];
    return above?.next === undefined
      ? 'Let a step go on with it, or remove it.'
      : `Step ${String(shownNumber(above))} goes elsewhere. Let a step go on with it, give step ${String(shownNumber(above))} a "when", or remove it.`;
  }

  #error(step: Step, key: RoutingKey, message: string, remedy: string, offset = 0): void {
    this.runnable = false;
    this.#add('error', step, key, message, remedy, offset);
  }

  #warning(step: Step, key: RoutingKey, message: string, remedy: string, offset = 0): void {
    this.#add('warning', step, key, message, remedy, offset);
  }

  #add(
    severity: Diagnostic['severity'],
    step: Step,
    key: RoutingKey,
    message: string,
    remedy: string,
    offset: number,
  ): void {
    const place = this.parsed.places.get(step.number)?.routing[key] ?? { line: step.line, column: 1 };
    this.diagnostics.push({
      severity,
      file: 'SOP.md',
      line: place.line,
      column: place.column + Math.max(0, offset),
      key,
      message,
      remedy,
    });
  }
}

/**
 * Whether a step may have run, and its output be there, before another begins; for lists whose ways all lead
 * somewhere.
 */
export function mayHaveRun(steps: readonly Step[]): (earlier: number, step: number) => boolean {
  const hasRun = mayHaveBegun(steps);
  return (earlier, step) => hasRun(earlier, step) && !areBeside(steps, earlier, step);
}

/** Steps of one group, none of which has a result of another. */
function areBeside(steps: readonly Step[], a: number, b: number): boolean {
  const group = steps[a - 1]?.group;
  return (
    group !== undefined &&
    steps.slice(Math.min(a, b) - 1, Math.max(a, b)).every((between) => between.group === group)
  );
}

function mayHaveBegun(steps: readonly Step[]): (earlier: number, step: number) => boolean {
  const valid = steps.every((step) =>
    [step.next, step.onFailure?.action === 'goto' ? step.onFailure.step : undefined].every(
      (target) => target === undefined || target === 'end' || target <= steps.length,
    ),
  );
  if (!valid || steps.every((step) => step.next === undefined && step.onFailure === undefined))
    return (earlier, step) => earlier < step;
  const beforeOf = stepsBefore(steps);
  // Who asks goes from step to step.
  let last: { readonly step: number; readonly isBefore: (earlier: number) => boolean } | null = null;
  return (earlier, step) => {
    if (last?.step !== step) last = { step, isBefore: beforeOf(step) };
    return earlier !== step && last.isBefore(earlier);
  };
}
