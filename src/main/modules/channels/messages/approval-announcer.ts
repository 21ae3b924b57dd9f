import { afterWeakModel } from '../../../../shared/weak-model';
import { shownNumber, shownStep } from '../../../../shared/step-numbers';
import { messageOf } from '../../../../shared/errors';
import type { AskedOn } from '../../../../shared/procedures';
import type { Range } from '../../../../shared/range';
import { rangeText } from '../../../../shared/range-text';
import type { Result } from '../../../../shared/result';
import type { Decider, OpenGate, Run, RunEvent, StepState, SureFailure } from '../../../../shared/run';
import { answeredInWords, isFinished } from '../../../../shared/run-facts';
import { shortened } from '../../../../shared/shortened';
import { shownHash, type Signature } from '../../../../domain/approval/approval-request';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import type { Press } from '../../../ports/channel';
import type { AskedQuestion } from '../../../ports/outbox';
import type { OpenQuestion } from '../../../ports/question-store';
import { namedCard, toApprovalCard, toCardElsewhere } from './approval-card';
import { trendOf, type CardWorld } from './card-lines';
import { sinceOf } from '../../../../domain/approval/escalation';
import { leftSet, leftText } from '../../../../domain/run/left-set';
import { toRoute } from '../approval-routes';
import { asCode, callsFile } from './call-text';
import type { CardPlace } from './channel-commands';
import type { ChannelQuestions, QuestionRoute } from './channel-questions';
import { toProblem, type ChannelWords } from '../../../platform/words/channel-words';

/** A reminder comes when this part of the time is left, and no more than ten minutes before the end. */
const remindAtPart = 1 / 4;
const remindBeforeMs = 10 * 60_000;
/** A disk that did not take a question may do so again. */
const afterDiskFailureMs = 10_000;
const lookEveryMs = 60_000;
/** How much of a step's text is on its card where the whole is more than one message. */
const shorterBodies = [1_000, 300, 0];
/** Of the reason why a step failed, below its card. */
const longestReason = 500;

export interface AnnouncerPorts {
  readonly questions: ChannelQuestions;
  /** Everything that stands on channels; see QuestionStore. */
  readonly open: (subject?: string) => readonly OpenQuestion[];
  /** Where gates of the run are announced now, the desktop left out: people come on duty, and are let in. */
  readonly routes: (run: Run) => readonly QuestionRoute[];
  /** Until when nobody is told that the run waits; null: they are told at once. */
  readonly hold: (run: Run) => number | null;
  readonly run: (runId: string) => Run | null;
  /** Those that wait at a gate. */
  readonly waiting: () => readonly Run[];
  readonly approve: (runId: string, signature: Signature, by: Decider) => Result<null>;
  /** What would make the step that waits fail for sure. */
  readonly sureFailures: (run: Run) => readonly SureFailure[];
  readonly deny: (runId: string, gate: string, reason: string, by: Decider) => Result<null>;
  /** What can be allowed for longer with the card that waits; null: nothing. */
  readonly offer: (run: Run) => Range | null;
  readonly approveAlways: (run: Run, signature: Signature, range: Range, by: Decider) => Result<null>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly words: () => ChannelWords;
  /** What is known of pins and of the signal that started the run. */
  readonly world: (run: Run) => CardWorld;
}

/**
 * Gates of runs on channels: announced, kept up to date, reminded of, decided with a button, and followed to
 * the run's end.
 */
export class ApprovalAnnouncer {
  readonly #reminders = new Map<string, AbortController>();
  /** By subject: until it is looked again whom it is to be asked. */
  readonly #looks = new Map<string, AbortController>();
  readonly #closed = new AbortController();
  /** By subject: what would make what waits fail, as cards say it. */
  readonly #outlooks = new Map<string, string>();

  constructor(private readonly ports: AnnouncerPorts) {}

  /**
   * After a start: what was decided in the meantime is settled, what still waits is asked where it was not, and
   * reminded of.
   */
  resume(): void {
    for (const subject of new Set(this.ports.open().map((question) => question.subject))) {
      const place = placeOf(subject);
      if (place === null) continue;
      const run = this.ports.run(place.runId);
      if (run?.gate?.gate !== place.gate)
        this.ports.questions.settle(subject, this.#outcome(run, place.gate));
    }
    for (const subject of this.ports.questions.settled()) {
      const place = placeOf(subject);
      const run = place === null ? null : this.ports.run(place.runId);
      if (place !== null && run !== null)
        this.ports.questions.settle(subject, this.#outcome(run, place.gate), isBeingDone(run, place.gate));
    }
    // A crash may have come between a gate and its question.
    for (const run of this.ports.waiting()) this.#announce(run);
    this.ports.questions.resume((subject) => {
      const run = this.#waitingAt(subject);
      return run === null ? null : this.#card(run, run.gate);
    });
  }

  /** To be told of every change of a run. */
  changed(run: Run, event: RunEvent): void {
    switch (event.type) {
      case 'approval-requested':
        this.#announce(run);
        return;
      case 'approval-extended':
        this.#remind(run);
        if (run.gate !== null) this.ports.questions.revise(this.#card(run, run.gate));
        return;
      case 'calls-drafted':
        if (run.gate !== null) this.ports.questions.revise(this.#card(run, run.gate));
        return;
      case 'calls-edited':
        this.#settle(run, event.gate, this.ports.words().changedBy(event.by, event.via));
        this.#announce(run);
        return;
      case 'basis-changed':
        this.#settle(run, event.gate, this.ports.words().changedSince);
        this.#announce(run);
        return;
      case 'approval-granted':
        this.#settle(run, event.gate);
        // A question of a step beside it stood behind this one.
        this.#announce(run);
        return;
      case 'approval-denied':
      case 'approval-timed-out':
        this.#settle(run, event.gate);
        return;
      case 'step-completed':
      case 'step-failed':
        this.#cameOf(run, event.step);
        return;
      case 'run-cancelled':
      case 'run-failed':
      case 'run-completed':
        this.#end(run);
        return;
      default: // what happens within a step changes no card
    }
  }

  /** What a reminder of a gate says now; null: it is decided. */
  reminder(subject: string): string | null {
    const run = this.#waitingAt(subject);
    if (run === null) return null;
    const { expiresAt } = run.gate;
    const [words, now] = [this.ports.words(), this.ports.clock.now()];
    const step = shownStep(run.sop.steps, run.gate.step);
    if (expiresAt !== null)
      return words.stillWaits(run.sop.name, step, wholeMinutes(expiresAt - now), run.runId);
    return words.waitsFor(run.sop.name, step, wholeMinutes(now - sinceOf(run.gate)), run.runId);
  }

  /**
   * Nobody has decided yet: whoever is told with the event gets the card, and where it stands already a line below it.
   * Writes what is owed to them, and throws what the disk says.
   */
  tell(run: Run, { to }: Extract<RunEvent, { type: 'approval-told' }>): void {
    if (run.gate === null) return;
    const subject = subjectOf(run.runId, run.gate.gate);
    const asked = new Set(this.ports.open(subject).map(placeName));
    for (const route of to.flatMap(({ route: each }) => toRoute(each)))
      if (asked.has(placeName(route))) this.ports.questions.remind(subject, route);
      else this.ports.questions.ask(route, this.#card(run, run.gate));
  }

  /** Something that makes calls fail may have come or gone: cards say what is so now. */
  outlookChanged(): boolean {
    let changed = false;
    const waiting = this.ports.waiting();
    for (const run of waiting) {
      if (run.gate === null) continue;
      const subject = subjectOf(run.runId, run.gate.gate);
      const fails = JSON.stringify(this.ports.sureFailures(run));
      const before = this.#outlooks.get(subject);
      this.#outlooks.set(subject, fails);
      if (before === undefined || before === fails) continue;
      changed = true;
      this.ports.questions.revise(this.#card(run, run.gate));
    }
    for (const subject of this.#outlooks.keys())
      if (this.#waitingAt(subject) === null) this.#outlooks.delete(subject);
    return changed;
  }

  /** Shows the card of a gate in a chat once more. */
  showAgain(runId: string, gate: string, place: CardPlace): void {
    const run = this.#waitingAt(subjectOf(runId, gate));
    if (run !== null) this.ports.questions.askAgain(place, this.#card(run, run.gate));
  }

  /** The card as a text, and how it is answered. */
  cardText(runId: string, gate: string): string {
    return cardText(this.ports.run(runId), gate, this.ports);
  }

  /** What became of a press, to be shown to who pressed; null: the button is not about a gate. */
  press(press: Press): string | null {
    const pressed = this.ports.questions.pressed(press);
    const place = pressed === null ? null : placeOf(pressed.question.subject);
    if (pressed === null || place === null) return null;
    const { question, decider } = pressed;
    const words = this.ports.words();
    const asked = this.ports.run(place.runId);
    if (
      press.choice === 'approve' &&
      asked?.sop.priority === 'critical' &&
      asked.gate?.gate === place.gate &&
      !question.text.startsWith(words.askedTwice)
    ) {
      this.ports.questions.revise(secondCardOf(this.#card(asked, asked.gate), words), question);
      return words.pressedOnce;
    }
    // What others approved since the card was shown would be allowed without having been read.
    const offer = press.choice === 'always' && asked !== null ? this.ports.offer(asked) : null;
    if (
      offer !== null &&
      asked?.gate?.gate === place.gate &&
      !`${question.text}\n`.includes(`${offerText(offer, words)}\n`)
    ) {
      this.ports.questions.revise(this.#card(asked, asked.gate), question);
      return words.shownAgain;
    }
    const isYes = press.choice === 'approve' || press.choice === 'always';
    const decided = isYes
      ? this.#approve(place.runId, { id: place.gate, shown: question.shown ?? '' }, press.choice, decider)
      : this.ports.deny(
          place.runId,
          place.gate,
          press.reason ?? `rejected with a button on ${press.channel}`,
          decider,
        );
    if (decided.ok) return isYes ? words.pressedApprove : words.pressedReject;
    const run = this.ports.run(place.runId);
    if (run?.gate?.gate === place.gate) this.ports.questions.revise(this.#card(run, run.gate));
    return toProblem(decided.error, words);
  }

  #approve(runId: string, signature: Signature, choice: string, by: Decider): Result<null> {
    const run = choice === 'always' ? this.ports.run(runId) : null;
    return run === null
      ? this.ports.approve(runId, signature, by)
      : this.ports.approveAlways(run, signature, this.ports.offer(run) ?? { calls: [] }, by);
  }

  /** Where else than at the desktop a gate was asked. */
  askedOn(runId: string, gate: string): readonly AskedOn[] {
    const places = new Map<string, AskedOn>();
    for (const { channel, state, why } of this.ports.questions.whereabouts(subjectOf(runId, gate))) {
      const place = places.get(channel) ?? { channel, reached: 0, sending: 0, failed: 0, why: null };
      places.set(channel, { ...place, [state]: place[state] + 1, why: why ?? place.why });
    }
    return [...places.values()];
  }

  close(): void {
    this.#closed.abort(new Error('the engine closes'));
    for (const reminder of this.#reminders.values()) reminder.abort(new Error('the engine closes'));
    this.#reminders.clear();
  }

  #announce(run: Run): void {
    if (run.gate === null) return;
    const subject = subjectOf(run.runId, run.gate.gate);
    this.#outlooks.set(subject, JSON.stringify(this.ports.sureFailures(run)));
    this.#ask(run, run.gate);
    this.#remind(run);
  }

  /**
   * Asks wherever this gate is to be asked and is not yet: once it is quiet no more, and of whoever comes on duty
   * while it waits.
   */
  #ask(run: Run, gate: OpenGate): void {
    const subject = subjectOf(run.runId, gate.gate);
    const held = this.ports.hold(run);
    if (held !== null) {
      // It may become urgent before, and the clock may be set.
      this.#askLater(subject, Math.min(held - this.ports.clock.now(), lookEveryMs));
      return;
    }
    try {
      const asked = new Set(this.ports.open(subject).map(placeName));
      for (const route of [...this.ports.routes(run), ...toldRoutes(gate)])
        if (!asked.has(placeName(route))) {
          asked.add(placeName(route));
          this.ports.questions.ask(route, this.#card(run, gate));
        }
      this.#askLater(subject, lookEveryMs);
    } catch (failure) {
      this.ports.logger.error('A gate could not be asked about on channels; it is tried again', {
        runId: run.runId,
        gate: gate.gate,
        failure: messageOf(failure),
      });
      this.#askLater(subject, afterDiskFailureMs);
    }
  }

  #askLater(subject: string, ms: number): void {
    const look = new AbortController();
    this.#looks.get(subject)?.abort(new Error('it is announced again'));
    this.#looks.set(subject, look);
    this.ports.clock.sleep(Math.max(1, ms), AbortSignal.any([look.signal, this.#closed.signal])).then(
      () => {
        const run = this.#waitingAt(subject);
        if (run === null) this.#looks.delete(subject);
        else this.#ask(run, run.gate);
      },
      () => {},
    );
  }

  /** The run whose gate this is, while it waits there. */
  #waitingAt(subject: string): (Run & { readonly gate: OpenGate }) | null {
    const place = placeOf(subject);
    const run = place === null ? null : this.ports.run(place.runId);
    return run?.gate != null && run.gate.gate === place?.gate ? { ...run, gate: run.gate } : null;
  }

  #settle(run: Run, gate: string, outcome = this.#outcome(run, gate)): void {
    const subject = subjectOf(run.runId, gate);
    this.#reminders.get(subject)?.abort(new Error('it is decided'));
    this.#reminders.delete(subject);
    this.#looks.get(subject)?.abort(new Error('it is decided'));
    this.#looks.delete(subject);
    this.ports.questions.settle(subject, outcome, isBeingDone(run, gate));
  }

  /** What a person said yes to is over: their card says how it went. */
  #cameOf(run: Run, step: number): void {
    const visit = run.steps[step - 1]?.visits ?? 1;
    for (const decision of run.decisions)
      if (decision.step === step && decision.decision === 'approved' && (decision.visit ?? 1) === visit)
        this.ports.questions.settle(
          subjectOf(run.runId, decision.gate),
          this.#outcome(run, decision.gate),
          isBeingDone(run, decision.gate),
        );
  }

  #card(run: Run, gate: OpenGate): AskedQuestion {
    return offeredCard(run, gate, this.ports);
  }

  #outcome(run: Run | null, gate: string): string {
    const decision = run?.decisions.find((candidate) => candidate.gate === gate);
    const words = this.ports.words();
    if (decision !== undefined && run !== null) {
      const failure = decision.decision === 'approved' ? failureOf(run, decision) : null;
      const signed = words.outcome(decision);
      return failure === null
        ? signed
        : `${signed}\n${words.stepFailed(asCode(shortened(words.told(failure), longestReason)))}`;
    }
    return run === null || isFinished(run.status) ? words.notAskedRunIs(run?.status ?? null) : words.notAsked;
  }

  #remind(run: Run): void {
    const { gate } = run;
    if (gate?.expiresAt == null) return;
    const { expiresAt, requestedAt } = gate;
    const subject = subjectOf(run.runId, gate.gate);
    const controller = new AbortController();
    this.#reminders.get(subject)?.abort(new Error('it is announced again'));
    this.#reminders.set(subject, controller);
    const at = expiresAt - Math.min(remindBeforeMs, (expiresAt - requestedAt) * remindAtPart);
    const remind = (): void => {
      const now = this.ports.run(run.runId);
      const held = now === null ? null : this.ports.hold(now);
      if (held !== null) {
        const ms = Math.min(held - this.ports.clock.now(), lookEveryMs);
        this.ports.clock.sleep(Math.max(1, ms), controller.signal).then(remind, () => {});
        return;
      }
      try {
        this.ports.questions.remind(subject);
      } catch (failure) {
        this.ports.logger.error('A reminder could not be sent on channels; it is tried again', {
          runId: run.runId,
          gate: gate.gate,
          failure: messageOf(failure),
        });
        this.ports.clock.sleep(afterDiskFailureMs, controller.signal).then(remind, () => {});
      }
    };
    this.ports.clock.sleep(at - this.ports.clock.now(), controller.signal).then(remind, () => {});
  }

  /** Whoever is asked about runs hears how one ended that asked something. */
  #end(run: Run): void {
    const open = this.ports
      .open()
      .flatMap(({ subject }) => placeOf(subject) ?? [])
      .filter(({ runId }) => runId === run.runId);
    for (const { gate } of open) this.#settle(run, gate);
    for (const subject of this.ports.questions.settled()) {
      const place = placeOf(subject);
      if (place?.runId === run.runId) this.ports.questions.settle(subject, this.#outcome(run, place.gate));
    }
    if (open.length === 0 && run.decisions.length === 0) return;
    const inWords = run.steps.filter((step) => answeredInWords(run.sop, step)).map(shownNumber);
    const advice = run.status === 'failed' ? afterWeakModel(run.reason) : null;
    const mark =
      run.status === 'failed' ? '🔴' : run.status !== 'completed' ? '⚠️' : inWords.length > 0 ? 'ℹ️' : '✅';
    for (const route of this.ports.routes(run))
      this.ports.questions.tell(
        route,
        `end:${run.runId}`,
        [
          `${mark} ${this.ports.words().runEnded(run.sop.name, run.status, run.reason, inWords)}`,
          ...(advice === null ? [] : [this.ports.words().told(advice)]),
          ...(run.status === 'completed' ? [] : leftLines(run, this.ports.words())),
        ].join('\n'),
      );
  }
}

/** Nothing puts these back. */
const leftLines = (run: Run, words: ChannelWords): readonly string[] =>
  leftSet(run).map((set) => asCode(words.told(leftText(set))));

const wholeMinutes = (ms: number): number => Math.max(1, Math.round(ms / 60_000));

const placeName = ({ channel, recipient }: Pick<QuestionRoute, 'channel' | 'recipient'>): string =>
  `${channel}:${recipient}`;

/** Whom the gate was told since, as nobody decided. */
const toldRoutes = ({ told = [] }: OpenGate): readonly QuestionRoute[] =>
  told.flatMap(({ to }) => to.flatMap(({ route }) => toRoute(route)));

type CardPorts = Pick<AnnouncerPorts, 'sureFailures' | 'offer' | 'words' | 'world'>;

/** The card of a gate as a text, and how it is answered; empty: the run does not wait there. */
export function cardText(run: Run | null, gate: string, ports: CardPorts): string {
  if (run?.gate?.gate !== gate) return '';
  const { text, withoutButtons } = offeredCard(run, run.gate, ports);
  return `${text}\n\n${withoutButtons}`;
}

const offeredCard = (
  run: Run,
  gate: OpenGate,
  { sureFailures, offer, words, world }: CardPorts,
): AskedQuestion =>
  withOffer(cardOf(run, gate, sureFailures(run), words(), world(run)), offer({ ...run, gate }), words());

function cardOf(
  run: Run,
  gate: OpenGate,
  fails: readonly SureFailure[],
  words: ChannelWords,
  world: CardWorld,
): AskedQuestion {
  const named = namedCard(run, gate);
  const file = `${run.runId}-step-${String(gate.step)}.txt`;
  const texts = (callsIn?: string): { text: string; shorter: string[] } => ({
    text: toApprovalCard(run, gate, fails, words, world, { ...(callsIn === undefined ? {} : { callsIn }) }),
    shorter: shorterBodies.map((longestBody) =>
      toApprovalCard(run, gate, fails, words, world, {
        longestBody,
        ...(callsIn === undefined ? {} : { callsIn }),
      }),
    ),
  });
  const trend = trendOf(world.evidence);
  return {
    subject: subjectOf(run.runId, gate.gate),
    ...(trend === null ? {} : { trend }),
    ...texts(),
    inFile:
      gate.calls === null || gate.calls.length === 0
        ? null
        : { name: file, content: callsFile(gate.calls), ...texts(file) },
    tooLong: toCardElsewhere(run, gate, words),
    // A value is written; no button has it. Nothing is approved before its calls are known.
    choices: [
      ...(gate.reason === 'input' || gate.calls === null
        ? []
        : [{ id: 'approve', label: words.approveButton, style: 'approve' } as const]),
      { id: 'deny', label: words.rejectButton, style: 'deny' },
    ],
    ...answeredBy(gate, named, words),
    shown: shownHash(gate.calls),
  };
}

/** What to write. */
function answeredBy(
  { reason, calls }: OpenGate,
  named: string,
  words: ChannelWords,
): Pick<AskedQuestion, 'withoutButtons' | 'withButtons'> {
  if (reason === 'input') return both(words.answerValueWith(named));
  if (calls === null) return both(words.rejectWith(named));
  return { withoutButtons: words.answerWith(named), withButtons: words.orAnswerWith(named) };
}

const both = (text: string): Pick<AskedQuestion, 'withoutButtons' | 'withButtons'> => ({
  withoutButtons: text,
  withButtons: text,
});

const offerText = (range: Range, words: ChannelWords): string =>
  words.alwaysWhile(asCode(rangeText(range, words.told)));

/** The card with a button that allows such calls from now on as well. */
function withOffer(card: AskedQuestion, range: Range | null, words: ChannelWords): AskedQuestion {
  if (range === null) return card;
  const offered = (text: string): string => `${text}\n\n${offerText(range, words)}`;
  const [approve, ...rest] = card.choices;
  return {
    ...withTexts(card, offered),
    choices: [
      ...(approve === undefined ? [] : [approve]),
      { id: 'always', label: words.always, style: 'approve' },
      ...rest,
    ],
  };
}

/** A critical procedure is approved on a channel after a second question. */
function secondCardOf(card: AskedQuestion, words: ChannelWords): AskedQuestion {
  return withTexts(card, (text) => `${words.askedTwice}\n\n${text}`);
}

function withTexts(card: AskedQuestion, change: (text: string) => string): AskedQuestion {
  const { inFile } = card;
  return {
    ...card,
    text: change(card.text),
    shorter: card.shorter.map(change),
    inFile:
      inFile === null ? null : { ...inFile, text: change(inFile.text), shorter: inFile.shorter.map(change) },
  };
}

/** The step that a yes was for, while it is the same visit of it. */
function stepOf(run: Run, gate: string): StepState | null {
  const decision = run.decisions.find((candidate) => candidate.gate === gate);
  const step = decision?.decision === 'approved' ? run.steps[decision.step - 1] : undefined;
  return step !== undefined && (step.visits ?? 1) === (decision?.visit ?? 1) ? step : null;
}

/** Whether what a person said yes to is not over yet. */
function isBeingDone(run: Run, gate: string): boolean {
  const step = stepOf(run, gate);
  return (
    step !== null &&
    !isFinished(run.status) &&
    step.number === run.currentStep &&
    step.status !== 'completed' &&
    step.status !== 'failed' &&
    step.status !== 'skipped'
  );
}

/** Why what a person said yes to was not carried out; null: nothing is known to have failed. */
function failureOf(run: Run, { gate }: { readonly gate: string }): string | null {
  const step = stepOf(run, gate);
  if (step === null || step.status === 'completed' || step.status === 'skipped') return null;
  if (step.status === 'failed' || step.retryAt !== undefined) return step.output ?? '';
  return isFinished(run.status) && run.status !== 'completed' ? (run.reason ?? '') : null;
}

const subjectOf = (runId: string, gate: string): string => `gate:${runId}/${gate}`;

function placeOf(subject: string): { readonly runId: string; readonly gate: string } | null {
  const [, runId, gate] = /^gate:([^/]+)\/(.+)$/u.exec(subject) ?? [];
  return runId === undefined || gate === undefined ? null : { runId, gate };
}
