import type { RunStarter } from '../../../shared/run-starter';
import type { AskedValue } from '../../../domain/approval/answer-text';
import type { Unread } from '../../ports/channel';
import type { Origin } from '../../../domain/approval/origins';
import type { Decision, RunStatus } from '../../../shared/run';

/** A step as people name it. */
export interface NamedStep {
  readonly sop: string;
  readonly step: number;
  readonly title: string;
}

/**
 * What the product itself says to people on channels, as Markdown. What models, procedures and people wrote
 * is not among it.
 */
export interface ChannelWords {
  /** A moment in milliseconds since 1970, to the minute, in the plant's time zone and with its name. */
  readonly at: (at: number) => string;
  /** A sentence of the engine, where it is known. */
  readonly told: (text: string) => string;
  readonly help: string;
  readonly newConversation: string;
  readonly usesModel: (model: string, chosen: boolean) => string;
  readonly modelInUse: (model: string) => string;
  readonly modelRoutes: (routes: string) => string;
  /** `more`: so many are not named. */
  readonly modelsOfServer: (provider: string, models: string, more: number) => string;
  readonly modelProviders: (providers: string) => string;
  readonly modelHint: string;
  readonly modelChosen: (model: string) => string;
  readonly waitsForYou: (runId: string, step: NamedStep) => string;
  readonly status: Readonly<Record<RunStatus, string>>;
  readonly noRuns: string;
  readonly nothingWaits: string;
  readonly moreThanOneWaits: string;
  readonly noWaitingRun: (runId: string) => string;
  readonly step: (step: NamedStep) => string;
  readonly approved: (step: NamedStep) => string;
  readonly denied: (step: NamedStep) => string;
  /** To who approves without the code of a card; the card follows. */
  readonly codeWanted: (step: NamedStep) => string;
  /** To who writes the code of another card; the card follows. */
  readonly otherCode: (step: NamedStep) => string;
  /** To who approves and says more, as a condition; the card follows. */
  readonly noPlainYes: (step: NamedStep) => string;
  /** Answers a message that a procedure waited for. */
  readonly procedureStarted: (sop: string, run: string) => string;
  readonly procedureQueued: (sop: string) => string;
  readonly procedureNotStarted: (sop: string, reason: string, detail: string) => string;
  /** To who says yes to a step that asks for a value, and the other way round; the card follows. */
  readonly answerWanted: (step: NamedStep) => string;
  readonly noAnswerWanted: (step: NamedStep) => string;
  readonly answered: (step: NamedStep) => string;
  /** To who answers a critical procedure on a channel. */
  readonly answerElsewhere: (step: NamedStep) => string;
  /** On the card of such a step; `title`, `limits` and `length` may be ''. */
  readonly asksFor: (value: AskedValue) => string;
  readonly answerValueWith: (card: string) => string;
  readonly stopped: string;
  readonly nothingIsAnswered: string;
  /** Said where nobody can be sure who writes. */
  readonly decidedElsewhere: string;
  /** Said to who may talk and is not named; `sender`: how config.toml would name them. */
  readonly notNamed: (channel: string, sender: string) => string;
  /** Answers a message of which nothing can be read. */
  readonly cannotRead: (what: readonly Unread[]) => string;

  /** `steps`: null where the numbers of the steps do not count them. */
  readonly cardTitle: (step: NamedStep, steps: number | null, critical: boolean) => string;
  readonly cardInterrupted: string;
  readonly callsNotKnown: string;
  /** Of a card that cannot be approved yet. */
  readonly rejectWith: (card: string) => string;
  /** Who put a value of a call there; of the model's, where it stands as well. */
  readonly valueFrom: (origin: Origin) => string;
  /** Of a step that broke off, by lines of calls. */
  readonly carriedOut: (calls: string) => string;
  readonly outcomeNotKnown: (calls: string) => string;
  /** What would fail for sure, and why. */
  readonly mustFail: (why: string) => string;
  readonly callsInFile: (file: string, tools: string) => string;
  /** Of a step before the one that waits. */
  readonly stepFailedBefore: (step: number, title: string, why: string) => string;
  /** Below the card of a step that a person let begin. */
  readonly stepFailed: (why: string) => string;
  /** Instead of what a yes would be for, where it cannot be shown. */
  readonly tooLongHere: string;
  /** In the place of the event's source, where the agent started it. */
  readonly handedBy: (starter: RunStarter | null) => string;
  /** What a pin was when it was asked, null: not known; and what a yes makes it. */
  readonly pinGoes: (pin: {
    readonly board: string;
    readonly pin: number;
    readonly name: string | null;
    readonly was: string | null;
    readonly becomes: string;
  }) => string;
  /** The value that started the run; `name` null: the payload itself, `limit` null: it had none. */
  readonly measured: (name: string | null, value: string, limit: string | null) => string;
  /** What a yes and a no lead to; null: no step follows. */
  readonly follows: (next: { readonly step: number; readonly title: string } | null) => string;
  readonly setOffBy: (source: string, topic: string | null, payload: string | null) => string;
  readonly askedAt: (time: string) => string;
  readonly deniedAt: (time: string) => string;
  readonly run: (runId: string) => string;
  readonly outcome: (decision: Pick<Decision, 'decision' | 'by' | 'via' | 'reason' | 'answered'>) => string;
  readonly changedBy: (by: string | null, via: string | null) => string;
  /** Below a question that was asked again because what it was based on has changed. */
  readonly changedSince: string;
  /** Above a card: what has changed since it was asked before. */
  readonly hasChanged: (change: string) => string;
  /** Below a question that was asked again because more is known. */
  readonly askedAnew: string;
  /** Below one that is shown once more. */
  readonly shownAgain: string;
  readonly notAsked: string;
  /** To who answers a question that does not stand any more. */
  readonly answeredTooLate: string;
  readonly notAskedRunIs: (status: RunStatus | null) => string;
  readonly approveButton: string;
  readonly rejectButton: string;
  /** `card`: a run and the code of its card. */
  readonly answerWith: (card: string) => string;
  /** The same where there are buttons as well. */
  readonly orAnswerWith: (card: string) => string;
  readonly pressedApprove: string;
  /** The first yes to a critical procedure. */
  readonly pressedOnce: string;
  /** How the second question begins. */
  readonly askedTwice: string;
  readonly confirmCritical: (card: string, step: NamedStep) => string;
  readonly pressedReject: string;
  readonly stillWaits: (sop: string, step: number, minutes: number, runId: string) => string;
  /** Of a question that waits for as long as it takes. */
  readonly waitsFor: (sop: string, step: number, minutes: number, runId: string) => string;
  /** `inWords`: the steps whose text alone says that something was done, by the numbers that are shown. */
  readonly runEnded: (
    sop: string,
    status: RunStatus,
    reason: string | null,
    inWords: readonly number[],
  ) => string;

  readonly nothingToShow: string;
  /** Below what was being sent when the engine ended. */
  readonly perhapsTwice: string;
  /** Stands above what is sent long after it was written. */
  readonly writtenAt: (time: string) => string;
  /** Stands below what a job says or asks long after it was due. */
  readonly plannedFor: (time: string) => string;
  readonly givenUp: (count: number, from: string, until: string) => string;
  readonly wasRestarted: string;
  /** A decision that was being carried out when the engine ended. */
  readonly decisionInterrupted: string;
  readonly askAgain: string;
  readonly fileNotSent: (file: string, why: string) => string;
  readonly mayIUse: (tool: string) => string;
  readonly once: string;
  readonly inThisChat: string;
  readonly always: string;
  /** What the button for longer allows. */
  readonly alwaysWhile: (range: string) => string;
  /** With what that button allows. */
  readonly hereWhile: (range: string) => string;
  readonly no: string;
  /** Instead of a call that cannot be shown. */
  readonly callTooLong: string;
  readonly answerInTheApp: string;
  readonly allowed: string;
  /** A call that a person allowed, and why it failed. */
  readonly allowedFailed: (why: string) => string;
  readonly notAllowed: string;
  /** A hook kept the call from running after a person had allowed it with other values. */
  readonly allowedNotSent: string;
  /** To somebody who was let in with a code. */
  readonly letIn: string;
  readonly test: string;
}

/** Why something was not done, and how to fix it. */
export const toProblem = (
  { message, remedy }: { readonly message: string; readonly remedy?: string | null | undefined },
  { told }: ChannelWords,
): string => `${ended(told(message))} ${told(remedy ?? '')}`.trim();

const ended = (text: string): string => (/[.!?。…]["”)]?$/u.test(text) ? text : `${text}.`);
