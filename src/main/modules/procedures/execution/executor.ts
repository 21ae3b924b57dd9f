import { messageOf } from '../../../../shared/errors';
import type { JsonObject } from '../../../../shared/json';
import { ok } from '../../../../shared/result';
import type { DraftedCall, Run, SureFailure } from '../../../../shared/run';
import { secretPlaces, secretsIn } from '../../../../shared/secret-reference';
import type { ForEach, HandedOver, PlannedCall, Step } from '../../../../shared/sop';
import { isCarriedOut } from '../../../../shared/step-facts';
import type { Clock } from '../../../platform/base/clock';
import type { NewId } from '../../../platform/base/ids';
import { checkArguments } from '../../../platform/base/json-schema';
import {
  capabilitiesOf,
  isUnsure,
  type CurrentModel,
  type ModelMessage,
  type ModelRequest,
  type ModelToolCall,
  type Provider,
} from '../../../ports/provider';
import type { HandingOver } from '../../../ports/handed-calls';
import { callThroughHooks, resultThroughHooks } from '../../../ports/hooked-tool';
import type { Hooks } from '../../../ports/hooks';
import type { Part } from '../../../ports/parts';
import { whyNotSigned, whyOther } from '../../../ports/signed-call';
import { sureFailuresOf } from '../../../ports/sure-failures';
import {
  definedAs,
  execute,
  failed,
  isActing,
  markOf,
  recordOf,
  textArgument,
  type Tool,
  type ToolContext,
  type ToolRegistry,
} from '../../../ports/tool';
import type { TouchedPin, TouchedSignal } from '../../../ports/live-world';
import { toldWithChoices } from '../../../ports/told-tool';
import type { RunTurn, Turn, TurnOutcome } from '../../../ports/turn';
import {
  shortSystemPrompt,
  stepAgain,
  stepMessages,
  stepSystemPrompt,
  withLessData,
  type StepVoice,
} from './prompt';
import { outsideIn } from '../../agent/history/outside-of';
import { givenTo, knownFrom, toDrafted } from './provenance';
import { callMark, Card, isBoundToCard } from '../../../../domain/run/card';
import { DraftObserver, draftTool, noDraft } from './draft-observer';
import { dryTool, wouldHave } from './dry-tool';
import { afterHooks, approvedCalls, hasTemplateText, noFleet, secretsAt, wasShown } from './calls-of-step';
import { awaitParts } from './part-wait';
import { patientProvider } from './patient-provider';
import { asOutput, flawed, giveResult, noResult, reminder, toStepResult } from './step-answers';
import { brokenItem, callsLeft, ofItem, unfilledItems } from './item-results';
import { noted, type StepResult } from './step-result';
import { Recording, replayingHooks, replayingProvider, replayingTool } from './recording';
import type { StepJournal } from './step-journal';
import { measuredBehind, pinsBehind, signalsBehind, type MeasuredStep } from './world-behind';
import { forSteps, priorityOf, whyNone, type Answering } from './step-model';
import { StepObserver } from './step-observer';
import { stepFailedName, stepFailedTool } from './step-failed-tool';
import { givenIn, stepOutputTool, writtenIn } from './step-output-tool';
import { fillsInRemembered } from '../../../../domain/run/remembered';
import { itemsOf, type Item } from '../../../../domain/procedure/items';
import { atStep, fillTemplates } from '../../../../domain/procedure/templates';

export interface ExecutorPorts {
  readonly tools: ToolRegistry;
  /** The model in use. */
  readonly model: () => CurrentModel;
  /** The one that a step names, and no other in its place. */
  readonly modelNamed: (name: string) => Promise<CurrentModel>;
  /** Why none answers to that name; null: one does. */
  readonly modelDoubt: (name: string) => { readonly message: string; readonly remedy: string } | null;
  readonly runTurn: RunTurn;
  readonly hooks: Hooks;
  readonly newId: NewId;
  readonly clock: Clock;
  /** `[sop] connect_timeout_secs`. */
  readonly connectTimeoutSecs: () => number;
  readonly maxIterations: () => number;
  /** Tokens that one answer may have, thoughts included. */
  readonly maxAnswerTokens: () => number;
  readonly parallelTools: () => boolean;
  /** Absent: nothing is handed over, and nothing is carried out for others. */
  readonly handing?: Pick<HandingOver, 'part' | 'whyNotSent'>;
}

/** Tokens that an answer of a model for procedures alone may have: a call or a sentence. */
const shortAnswerTokens = 256;
/**
 * Answers of the model that a draft may take: the first one, and one more when its call could not be read.
 */
const draftIterations = 2;

/** Tokens that the words may take with which a model ends a step whose tools do what is to be done. */
const closingWords = 160;

/** Carries out single steps. It keeps nothing between steps: everything it needs is in the run. */
export class StepExecutor {
  constructor(private readonly ports: ExecutorPorts) {}

  /** Rejects only with the signal's reason, or with what `journal.record` threw. */
  async carryOut(run: Run, step: Step, journal: StepJournal, signal: AbortSignal): Promise<StepResult> {
    return step.calls.length > 0
      ? this.#plannedCalls(run, step, journal, signal)
      : this.#withModel(run, step, journal, signal);
  }

  /** Why arguments do not fit a tool, as sentences. */
  mistakesIn(tool: string, args: JsonObject): readonly string[] {
    const known = this.ports.tools.get(tool);
    return known === undefined ? [`there is no tool "${tool}"`] : checkArguments(known.parameters, args);
  }

  /** What would make the step that waits fail for sure, were it carried out now; `call`: of the card's. */
  sureFailures(run: Run): readonly SureFailure[] {
    const { gate } = run;
    const step = gate === null ? undefined : run.sop.steps[gate.step - 1];
    if (gate === null || step === undefined || !isCarriedOut(step)) return [];
    const calls = gate.calls ?? [];
    const ofCalls = calls.flatMap((call, index) =>
      (call.on === undefined
        ? sureFailuresOf(this.ports.tools, call, secretsAt(step, step.forEach === undefined ? index : 0))
        : this.#noFleetFor(call.on, call.tool)
      ).map((why) => ({ call: index, why })),
    );
    const ofStep = step.calls.length > 0 ? this.#unfilled(run, step, calls.length) : this.#noModelFor(step);
    return [...ofCalls, ...ofStep.map((why) => ({ call: null, why }))];
  }

  /** The pins that the card which waits was based on, with the levels that earlier steps were told. */
  pinsBehind(run: Run): readonly TouchedPin[] {
    return pinsBehind(run, this.ports.tools);
  }

  /** The same of the signals that it was based on. */
  signalsBehind(run: Run): readonly TouchedSignal[] {
    return signalsBehind(run, this.ports.tools);
  }

  /** What other steps have measured that the `when:` of this one looks at. */
  measuredBehind(run: Run, step: Step): readonly MeasuredStep[] {
    return measuredBehind(run, step, this.ports.tools);
  }

  /** Why the next planned call could not be put on the card. */
  #unfilled(run: Run, step: Step, known: number): readonly string[] {
    if (step.forEach !== undefined) return unfilledItems(run, step);
    const next = step.calls[known];
    if (next === undefined) return [];
    const filled = fillTemplates(next, atStep(run, step.number));
    if (!filled.ok) return [filled.error.message];
    return this.ports.tools.get(next.tool) === undefined ? [`there is no tool "${next.tool}"`] : [];
  }

  #noFleetFor(on: string, tool: string): readonly string[] {
    return this.ports.handing?.part(on, tool) == null ? [noFleet(on)] : [];
  }

  #noModelFor({ suggestedTools, model: named }: Step): readonly string[] {
    const why = named === undefined ? whyNone(this.ports.model()) : this.ports.modelDoubt(named)?.message;
    if (why !== undefined) return [why];
    return suggestedTools.length > 0 &&
      suggestedTools.every((name) => this.ports.tools.get(name) === undefined)
      ? [`none of the step's tools exists: ${suggestedTools.join(', ')}`]
      : [];
  }

  /** The call as a card has it: with what goes without saying written out, and of the tool as it is now. */
  asShown(call: DraftedCall): DraftedCall {
    const tool = this.ports.tools.get(call.tool);
    if (tool === undefined) return call;
    // What goes without saying here goes without saying there, where other boards are.
    if (call.on !== undefined) return { ...call, ...definedAs(tool) };
    const args = tool.writtenOut?.(call.arguments) ?? call.arguments;
    const added = Object.keys(args).filter((name) => call.provenance[name] === undefined);
    return {
      ...call,
      arguments: args,
      provenance: {
        ...call.provenance,
        ...Object.fromEntries(added.map((name) => [name, 'config' as const])),
      },
      ...definedAs(tool),
    };
  }

  /**
   * The calls that the model would make first in this step, for the card of its gate. Nothing is carried out.
   * Rejects only with the signal's reason.
   */
  async draft(
    run: Run,
    step: Step,
    journal: WaitJournal,
    signal: AbortSignal,
  ): Promise<{ readonly calls: readonly DraftedCall[]; readonly note: string }> {
    const current = await this.#modelOf(step);
    if (current.provider === null) return { calls: [], note: current.why };
    await this.#toolsThere(step, journal, signal);
    const model = { ...current, provider: this.#patient(current.provider, step, journal) };
    const { provider } = model;
    const rounds =
      provider.oneToolPerRequest === true && step.suggestedTools.length > 1
        ? step.suggestedTools.map((name) => [name])
        : [step.suggestedTools];
    try {
      const drafts: Draft[] = [];
      for (const tools of rounds)
        drafts.push(await this.#draftRound(model, run, { ...step, suggestedTools: tools }, journal, signal));
      return {
        calls: drafts.flatMap((draft) => draft.calls),
        note: drafts
          .map((draft) => draft.note)
          .filter((note) => note !== '')
          .join(' '),
      };
    } catch (failure) {
      signal.throwIfAborted();
      return { calls: [], note: noDraft(messageOf(failure)) };
    }
  }

  /**
   * One turn with tools that do nothing: whatever a turn understands as a call is on the card, and no more
   * than that happens.
   */
  async #draftRound(
    model: Answering,
    run: Run,
    step: Step,
    journal: WaitJournal,
    signal: AbortSignal,
  ): Promise<Draft> {
    const { provider } = model;
    const draft = new DraftObserver(() => journal.standStill());
    const tools = this.#toolsFor(run, step.suggestedTools).map(draftTool);
    const outcome = await this.ports.runTurn(
      {
        provider,
        request: this.#request(model, run, step),
        messages: stepMessages(run, step, voiceFor(provider)),
        tools,
        ...this.#told(provider, run),
        context: this.#contextOf(run, step),
        carriesOut: true,
        ...(isHeldTo(provider, step) ? { mustCall: true as const } : {}),
        maxIterations: draftIterations,
        parallelTools: () => false,
        firstCalls: [],
        hooks: this.ports.hooks,
        shorten: (said) => withLessData(run, step, voiceFor(provider), said),
      },
      draft,
      signal,
    );
    if (!draft.asked && outcome.kind === 'ended')
      return { calls: [], note: `The model was not asked: ${outcome.reason}` };
    const refusal = draft.calls.find((call) => call.name === stepFailedName);
    const given = givenTo(run, step);
    const calls = draft.calls.filter((call) => call !== refusal).map((call) => toDrafted(call, given));
    if (refusal !== undefined)
      return {
        calls,
        note: `The model would report that the step cannot be done: ${textArgument(refusal.arguments, 'reason')}`,
      };
    const unsure = draft.calls.some((call) => isUnsure(provider, call))
      ? ['The model is not sure of this call.']
      : [];
    const cut = draft.cut ? ['The model saw the event cut short; all of it did not fit.'] : [];
    const proposes =
      calls.length > 0 || draft.refusals.length > 0
        ? []
        : [
            outcome.kind === 'cut'
              ? `The model proposes no call: ${outcome.reason}.`
              : `The model proposes no call. It says: ${draft.text}`,
          ];
    return { calls, note: [...cut, ...unsure, ...draft.refusals, ...proposes].join(' ') };
  }

  async #plannedCalls(run: Run, step: Step, journal: StepJournal, signal: AbortSignal): Promise<StepResult> {
    const outputs: string[] = [];
    // What is done of a list is known item by item.
    const recording = step.forEach === undefined ? recordingOf(run, step, journal) : null;
    // As the card had them that let the step begin: that is what a person said yes to, whatever goes without
    // saying by now.
    const shown = recording?.firstCalls ?? approvedCalls(run, step);
    const attempt: PlannedAttempt = {
      run,
      step,
      journal,
      card: new Card(run, step, recording?.firstCalls),
      recording,
    };
    if (step.forEach !== undefined) return this.#eachItem(attempt, step.forEach, shown, signal);
    for (const [index, planned] of step.calls.entries()) {
      const result = await this.#plannedCall(attempt, { planned, shown: shown[index] ?? null }, signal);
      if (result.status === 'failed') return result;
      outputs.push(result.output);
      // With the end of the step, where it is the last.
      if (index === step.calls.length - 1) return { ...result, output: outputs.join('\n') };
      await noted(journal, result);
    }
    return { status: 'completed', output: outputs.join('\n') };
  }

  /**
   * The call once for each item that is not done yet. Of those that are made side by side each is looked at
   * before any is sent, so that none is under way when the step is parked.
   */
  async #eachItem(
    attempt: PlannedAttempt,
    { parallel = 1 }: ForEach,
    shown: readonly DraftedCall[],
    signal: AbortSignal,
  ): Promise<StepResult> {
    const { run, step, journal } = attempt;
    const [planned] = step.calls;
    const found = itemsOf(step, run);
    if (!found.ok) return { status: 'failed', output: found.error.message };
    if (planned === undefined || found.value === undefined)
      return {
        status: 'completed',
        output: 'would have gone through a list that only a run that acts knows',
        would: true,
      };
    const gave = new Map(run.steps[step.number - 1]?.items?.map((done) => [done.item, done.gave]));
    const left = found.value.filter((item) => item !== null && !gave.has(item.index));
    // Before the first is sent: half of a list is none.
    const broken = brokenItem(
      run,
      step,
      left.filter((item) => !shown.some((call) => call.item === item?.index)),
    );
    if (broken !== null) return broken;
    for (let next = 0; next < left.length; next += parallel) {
      const wave: (readonly [number, () => Promise<StepResult>])[] = [];
      for (const item of left.slice(next, next + parallel)) {
        if (item === null) continue;
        const known = shown.find((call) => call.item === item.index) ?? null;
        const call = await this.#preparedCall(attempt, { planned, shown: known, item }, signal);
        if (typeof call === 'function') wave.push([item.index, call]);
        else return ofItem(item.index, call);
      }
      const results = await Promise.all(
        wave.map(async ([index, call]) => [index, await noted(journal, await call())] as const),
      );
      const bad = results.find(([, { status }]) => status === 'failed');
      if (bad !== undefined) return ofItem(...bad);
    }
    for (const { item, gave: each } of journal.itemsDone()) gave.set(item, each);
    const list = `[${found.value.map((_, index) => gave.get(index) ?? 'null').join(',')}]`;
    return { status: 'completed', output: list, gave: { value: list, whole: true } };
  }

  async #plannedCall(attempt: PlannedAttempt, call: CallToMake, signal: AbortSignal): Promise<StepResult> {
    const prepared = await this.#preparedCall(attempt, call, signal);
    return typeof prepared === 'function' ? prepared() : prepared;
  }

  /** What sends the call, which has been looked at; or what came of it without. */
  async #preparedCall(
    { run, step, journal, card, recording }: PlannedAttempt,
    { planned, shown, item = null }: CallToMake,
    signal: AbortSignal,
  ): Promise<StepResult | (() => Promise<StepResult>)> {
    const toCome = this.#toCome([planned.tool]);
    const late = await this.#ready(toCome, step, journal, signal);
    if (late !== null) return { status: 'failed', output: late };
    const tool = this.#tool(run, planned.tool);
    if (tool === undefined) return { status: 'failed', output: `there is no tool "${planned.tool}"` };
    const filled = shown === null ? fillTemplates(planned, { ...atStep(run, step.number), item }) : ok(shown);
    if (!filled.ok) return { status: 'failed', output: filled.error.message };
    const handed = step.on === undefined ? {} : { on: step.on };
    const written = this.asShown({ tool: tool.name, ...filled.value, ...handed });
    const context = { ...this.#contextOf(run, step), secretsAt: secretPlaces(planned.arguments) };
    const hooks = recording === null ? this.ports.hooks : replayingHooks(this.ports.hooks, recording);
    const hooked = await callThroughHooks(hooks, tool, written.arguments, context, signal);
    if (hooked.kind === 'cancel') return { status: 'failed', output: `${tool.name}: ${hooked.reason}` };
    const args = hooked.value;
    const unknown = 'unknown' in filled.value && filled.value.unknown === true;
    const mistakes = checkArguments(tool.parameters, args, unknown ? hasTemplateText : undefined);
    if (mistakes.length > 0)
      return { status: 'failed', output: `the arguments do not fit ${tool.name}: ${mistakes.join('; ')}` };
    const other =
      recording === null && run.approved?.edited === true && shown !== null
        ? whyOther(tool, shown.arguments, args)
        : null;
    if (other !== null) return { status: 'failed', output: other };
    signal.throwIfAborted();
    const drafted = {
      tool: tool.name,
      arguments: args,
      provenance: afterHooks(written, args),
      ...(written.same === undefined ? {} : { same: written.same }),
      ...definedAs(tool),
      ...(item === null ? {} : { item: item.index }),
      ...handed,
    };
    const left = (call: DraftedCall): readonly DraftedCall[] =>
      callsLeft(approvedCalls(run, step), journal.itemsDone(), call);
    // An item that is done is not made again, and two may be alike.
    const earlier = item === null ? (recording?.takeCall(drafted) ?? null) : null;
    if (earlier !== null) return toStepResult(tool, earlier);
    // Before the card is looked at: what it stands on may have changed while the call waited.
    const needs = this.#neededBy(tool, args, step.on);
    if (needs === null) return { status: 'failed', output: noFleet(step.on ?? '') };
    const isUntold = unknown || (step.on !== undefined && run.dry === true);
    const away = isUntold ? null : await this.#ready(needs, step, journal, signal);
    if (away !== null) return { status: 'failed', output: away };
    const now = this.#tool(run, planned.tool);
    if (now === undefined) return { status: 'failed', output: `there is no tool "${planned.tool}" any more` };
    if (now.definition !== tool.definition)
      return journal.hold(left({ ...drafted, ...definedAs(now) }), 'redefined');
    const acts = isActing(tool);
    const changes = acts ? await journal.changes(signal) : [];
    if (changes.length > 0) {
      const onCard = item === null ? approvedCalls(run, step) : left(drafted);
      return journal.hold(onCard.length > 0 ? onCard : [drafted], 'changed', changes);
    }
    const allowed = acts
      ? card.take(drafted, wasShown(run, step) && callMark(drafted) !== callMark(shown ?? written))
      : drafted;
    if (allowed === null)
      return journal.hold(left(drafted), card.showsOtherTool(drafted) ? 'redefined' : 'confirmation');
    const signed = allowed.arguments;
    const refusal = allowed === drafted ? null : await whyNotSigned(hooks, tool, signed, context, signal);
    if (refusal !== null) return { status: 'failed', output: refusal };
    signal.throwIfAborted();
    return async () => {
      const call = this.ports.newId();
      await journal.recordSoon({
        type: 'tool-call-sent',
        step: step.number,
        call,
        ...drafted,
        arguments: signed,
        ...((allowed === drafted ? null : card.sourcesOf(allowed)) ?? { provenance: drafted.provenance }),
        ...markOf(tool),
      });
      // The record says by now that another engine is to carry it out, so this step is called off here.
      if (step.on !== undefined && run.dry !== true) throw new Error('the call was handed over');
      const refused = this.ports.handing?.whyNotSent(run) ?? null;
      const result = await resultThroughHooks(
        hooks,
        tool,
        signed,
        context,
        // What rests on something unknown is not even read.
        await (isUntold
          ? wouldHave(tool.name, signed)
          : refused === null
            ? execute(tool, signed, context, signal)
            : failed(refused)),
      );
      return {
        ...toStepResult(tool, result),
        answered: { type: 'tool-call-answered', step: step.number, call, ...recordOf(result) },
      };
    };
  }

  async #withModel(run: Run, step: Step, journal: StepJournal, signal: AbortSignal): Promise<StepResult> {
    const model = await this.#modelOf(step);
    if (model.provider === null) return { status: 'failed', output: model.why };
    const late = await this.#toolsThere(step, journal, signal);
    if (late !== null) return { status: 'failed', output: late };
    const missing = step.suggestedTools.filter((name) => this.ports.tools.get(name) === undefined);
    if (missing.length > 0 && missing.length === step.suggestedTools.length)
      return { status: 'failed', output: `none of the step's tools exists: ${missing.join(', ')}` };
    const recording = recordingOf(run, step, journal);
    const live = this.#patient(model.provider, step, journal);
    const provider = recording === null ? live : replayingProvider(live, recording);
    const firstCalls = this.#toFirstCalls(recording?.firstCalls ?? approvedCalls(run, step));
    const observer = new StepObserver({
      run,
      step,
      journal,
      newId: this.ports.newId,
      provider,
      recording,
      firstCalls,
      ready: (tool, args, limited) => this.#ready(() => tool.needs?.(args) ?? [], step, journal, limited),
      acts: (call) => this.#acts(call),
      actsOnce: (call) => this.#acts(call) && this.ports.tools.get(call.name)?.repeatable !== true,
    });
    try {
      return await this.#turns(
        { ...model, provider },
        run,
        step,
        { observer, recording, firstCalls },
        signal,
      );
    } catch (failure) {
      signal.throwIfAborted();
      if (observer.modelFailure === null) throw failure;
      return { status: 'failed', output: observer.modelFailure };
    }
  }

  /**
   * Asks until the model has answered and the step's tools have been used as its kind of model needs it; once
   * more when none succeeded.
   */
  async #turns(
    model: Answering,
    run: Run,
    step: Step,
    { observer, recording, firstCalls }: ModelAttempt,
    signal: AbortSignal,
  ): Promise<StepResult> {
    const { provider } = model;
    // One after the other where a call may park the step, for none is then left half done; and where one ends
    // it.
    const parallelTools =
      this.ports.parallelTools() &&
      !isBoundToCard(step) &&
      provider.unsureBelow === undefined &&
      recording === null;
    const hooks = recording === null ? this.ports.hooks : replayingHooks(this.ports.hooks, recording);
    const { output } = step;
    const missing = (): readonly string[] =>
      step.suggestedTools.length === 0 || observer.usedATool ? [] : step.suggestedTools;
    const giving = output === undefined ? [] : [stepOutputTool(output, missing)];
    const toolsFor = (tools: readonly string[]): readonly Tool[] =>
      [...this.#toolsFor(run, tools), ...giving].map((tool) =>
        recording === null ? tool : replayingTool(tool, recording),
      );
    const turn = (
      tools: readonly string[],
      messages: readonly ModelMessage[],
      first: readonly ModelToolCall[] = [],
      again = false,
    ): Promise<TurnOutcome> =>
      this.ports.runTurn(
        {
          provider,
          request: this.#request(model, run, step),
          messages,
          tools: toolsFor(tools),
          ...this.#told(provider, run, giving),
          context: { ...this.#contextOf(run, step), secretsAt: 'any' },
          carriesOut: true,
          // A step that ended without a call fails with the next one: step_failed is a call as well.
          ...(isHeldTo(provider, step) ||
          (giving.length > 0 && capabilitiesOf(provider).steerable) ||
          (again && capabilitiesOf(provider).forcesCalls)
            ? { mustCall: true as const }
            : {}),
          maxIterations: this.ports.maxIterations(),
          parallelTools: (calls) =>
            parallelTools &&
            first.length === 0 &&
            !observer.sawLess &&
            !calls.some((call) => secretsIn(call.arguments).length > 0) &&
            !calls.some(({ name }) => name === stepFailedName),
          firstCalls: first,
          hooks,
          shorten: (said) => withLessData(run, step, voiceFor(provider), said),
        },
        observer,
        signal,
      );
    const unused = (): readonly string[] =>
      step.suggestedTools.filter((name) => !observer.succeeded.has(name));

    let outcome = await turn(step.suggestedTools, stepMessages(run, step, voiceFor(provider)), firstCalls);
    const texts: string[] = [];
    let asked = false;
    for (let round = 0; outcome.kind === 'answered'; round += 1) {
      texts.push(outcome.text);
      if (output !== undefined && missing().length === 0) {
        const written = writtenIn(output, outcome.text);
        if (written !== undefined) return asOutput(written);
        if (asked) return { status: 'failed', output: noResult(outcome.text) };
        asked = true;
        outcome = await turn([], [...outcome.messages, giveResult], [], true);
        continue;
      }
      const left = unused();
      const enough =
        step.suggestedTools.length === 0 ||
        (provider.oneToolPerRequest === true ? left.length === 0 : observer.usedATool);
      if (enough && outcome.flaw === null) return { status: 'completed', output: texts.join('\n') };
      // It adds nothing to what the tools said came of it.
      if (enough && outcome.flaw === 'blank' && left.length === 0 && observer.allSucceeded)
        return { status: 'completed', output: observer.outputs.join('\n') };
      if (enough && outcome.flaw !== null)
        return { status: 'failed', output: flawed(outcome.flaw, outcome.text) };
      if (round === (provider.oneToolPerRequest === true ? step.suggestedTools.length : 1))
        return {
          status: 'failed',
          output: `the model ended the step without carrying out ${left.join(' and ')}. It says: ${outcome.text}`,
        };
      const again: readonly ModelMessage[] =
        provider.oneToolPerRequest === true ? [stepAgain(run, step, left)] : [reminder(step)];
      outcome = await turn(left, [...outcome.messages, ...again], [], true);
    }
    if (output !== undefined && observer.given !== null) return asOutput(givenIn(output, observer.given));
    const isOver = outcome.kind === 'stuck' || (outcome.kind === 'cut' && outcome.flaw === null);
    const isDone =
      isOver &&
      observer.allSucceeded &&
      unused().length === 0 &&
      (outcome.kind === 'cut' || isHeldTo(provider, step));
    // Its closing words were cut off, or it asks for the same once more; what was to be done is done, and the
    // tools said what came of it.
    return isDone && output === undefined
      ? { status: 'completed', output: observer.outputs.join('\n') }
      : { status: 'failed', output: outcome.reason };
  }

  /** Temperature 0, unless the step says another: the same step under the same circumstances gets the same calls. */
  #request(model: Answering, run: Run, step: Step): Omit<ModelRequest, 'messages' | 'tools'> {
    const { provider } = model;
    const sampling = forSteps(model, step);
    return {
      system: voiceFor(provider) === 'short' ? shortSystemPrompt : stepSystemPrompt,
      temperature: sampling.temperature ?? 0,
      ...(Object.keys(sampling).length === 0 ? {} : { sampling }),
      maxTokens:
        provider.oneToolPerRequest === true
          ? shortAnswerTokens
          : (sampling.max_tokens ?? this.ports.maxAnswerTokens()),
      ...(isHeldTo(provider, step) ? { mostWords: closingWords } : {}),
      conversation: `run:${run.runId}`,
      whole: true,
      priority: priorityOf[run.sop.priority],
      since: run.startedAt,
    };
  }

  /** What the person saw on the card runs as it was shown; the model is not asked again for it. */
  #toFirstCalls(calls: readonly DraftedCall[]): readonly ModelToolCall[] {
    return calls.map((call) => ({
      id: this.ports.newId(),
      name: call.tool,
      arguments: call.arguments,
      ...knownFrom(call),
    }));
  }

  /** Whose words a call may come from, and whether a person has anything to do with it. */
  #contextOf(run: Run, step: Step): ToolContext {
    const outside = this.#outsideOf(run);
    const isAlone = this.#isAlone(run, step.number);
    return {
      origin: `run:${run.runId}`,
      ...(outside.length === 0 ? {} : { outside }),
      ...(isAlone ? { byJob: 'alone' } : {}),
    };
  }

  /** Whether a job was due, and no person had anything to do with the step. Whoever repeats a run is a person. */
  #isAlone({ trigger, again, approved }: Run, step: number): boolean {
    return trigger.handed?.byJob === true && again === undefined && approved?.step !== step;
  }

  /** What is known of words that the run hands over to another. */
  handedBy(run: Run): Omit<HandedOver, 'by'> {
    const outside = this.#outsideOf(run);
    return {
      ...(outside.length === 0 ? {} : { outside: [...outside] }),
      ...(this.#isAlone(run, run.currentStep) ? { byJob: true } : {}),
    };
  }

  /** Where words in the run come from that nobody here has said. */
  #outsideOf({ sop, trigger: { source, topic, payload, handed }, steps }: Run): readonly string[] {
    const event = topic === null ? `an event (${source})` : `an event (${source} ${topic.slice(0, 100)})`;
    const brought = steps
      .flatMap(({ toolCalls }) => toolCalls)
      .flatMap(({ name, output }) => outsideIn(this.ports.tools.get(name) ?? { name }, output ?? ''));
    const heard = steps.flatMap(({ number, status }) => {
      const { wait, run: started } = sop.steps[number - 1] ?? {};
      const until = wait?.until;
      return until?.type === 'message' && status === 'completed'
        ? [`an event (mqtt ${until.topic.slice(0, 100)})`]
        : started !== undefined && (status === 'completed' || status === 'failed')
          ? ['the result of a run']
          : [];
    });
    return [
      ...new Set([
        ...(payload === null || source === 'manual' ? [] : [event]),
        ...(handed?.outside ?? []),
        ...(fillsInRemembered(sop) ? ['what the procedure remembers'] : []),
        ...heard,
        ...brought,
      ]),
    ];
  }

  #toolsFor(run: Run, suggested: readonly string[]): readonly Tool[] {
    const names =
      run.sop.tools === 'any'
        ? this.ports.tools.list().map((tool) => tool.name)
        : [...suggested, 'memory_recall'];
    const offered = [...new Set(names)]
      .map((name) => this.#tool(run, name))
      .filter((tool) => tool !== undefined);
    return [...offered, stepFailedTool];
  }

  /**
   * The tools of all steps, the same from the first to the last, so that a local model reads them and the
   * event once in a run. A small model is told of those that it is to use and no other.
   */
  #told(provider: Provider, run: Run, more: readonly Tool[] = []): Pick<Turn, 'told'> {
    if (provider.oneToolPerRequest === true) return {};
    return {
      told: [
        ...this.#toolsFor(
          run,
          run.sop.steps.flatMap((step) => step.suggestedTools),
        ),
        ...more,
      ].map(toldWithChoices),
    };
  }

  /** Why the parts are not there, after the time that they have; null: they are. */
  #ready(
    parts: () => readonly Part[],
    step: Step,
    journal: WaitJournal,
    signal: AbortSignal,
  ): Promise<string | null> {
    const { clock, connectTimeoutSecs } = this.ports;
    return awaitParts(parts, { step: step.number, journal, clock, limitSecs: connectTimeoutSecs() }, signal);
  }

  /** Null: another engine is to carry it out, and this one is in no fleet. */
  #neededBy(tool: Tool, args: JsonObject, on: string | undefined): (() => readonly Part[]) | null {
    if (on === undefined) return () => tool.needs?.(args) ?? [];
    const part = this.ports.handing?.part(on, tool.name) ?? null;
    return part === null ? null : () => [part];
  }

  /** Who offers tools comes and goes; where some of a step's are not known, they may be on their way. */
  #toolsThere(step: Step, journal: WaitJournal, signal: AbortSignal): Promise<string | null> {
    return this.#ready(this.#toCome(step.suggestedTools), step, journal, signal);
  }

  #toCome(names: readonly string[]): () => readonly Part[] {
    const { tools } = this.ports;
    return () => names.flatMap((name) => (tools.get(name) === undefined ? (tools.toCome?.(name) ?? []) : []));
  }

  async #modelOf({ model: named }: Step): Promise<CurrentModel> {
    return named === undefined ? this.ports.model() : this.ports.modelNamed(named);
  }

  /** The model, waited for where its server is not there. */
  #patient(provider: Provider, step: Step, journal: WaitJournal): Provider {
    const { clock, connectTimeoutSecs } = this.ports;
    return patientProvider(provider, { step: step.number, journal, clock, limitSecs: connectTimeoutSecs() });
  }

  #acts({ name }: ModelToolCall): boolean {
    const tool = this.ports.tools.get(name);
    return tool !== undefined && isActing(tool);
  }

  #tool(run: Run, name: string): Tool | undefined {
    const tool = this.ports.tools.get(name);
    return tool !== undefined && run.dry === true ? dryTool(tool) : tool;
  }
}

const voiceFor = ({ oneToolPerRequest }: Provider): StepVoice =>
  oneToolPerRequest === true ? 'short' : 'full';

/** The model can be made to call one of the step's tools first, and to end with few words. */
const isHeldTo = (provider: Provider, { suggestedTools }: Pick<Step, 'suggestedTools'>): boolean =>
  suggestedTools.length > 0 && voiceFor(provider) === 'full' && capabilitiesOf(provider).steerable;

interface Draft {
  readonly calls: readonly DraftedCall[];
  readonly note: string;
}

/** What a wait is written to. */
type WaitJournal = Pick<StepJournal, 'record' | 'standStill'>;

interface PlannedAttempt {
  readonly run: Run;
  readonly step: Step;
  readonly journal: StepJournal;
  readonly card: Card;
  readonly recording: Recording | null;
}

interface CallToMake {
  readonly planned: PlannedCall;
  /** As a card had it. */
  readonly shown: DraftedCall | null;
  /** Which it is for, of a list. */
  readonly item?: Item | null;
}

interface ModelAttempt {
  readonly observer: StepObserver;
  readonly recording: Recording | null;
  readonly firstCalls: readonly ModelToolCall[];
}

/** Null unless the step was parked and goes on. */
const recordingOf = (run: Run, step: Step, journal: StepJournal): Recording | null =>
  run.approved?.step === step.number && run.approved.resumes === true
    ? new Recording(journal.history(), step.number)
    : null;
