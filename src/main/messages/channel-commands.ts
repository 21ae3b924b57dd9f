import type { ConversationModels, ModelName } from '../../shared/model-choice';
import type { Result } from '../../shared/result';
import type { Decider, RunStatus } from '../../shared/run';
import { nameOfGate, numberOfGate, type Command } from '../ports/commands';
import { toProblem, type ChannelWords, type NamedStep } from './words/channel-words';

export interface WaitingRun extends NamedStep {
  readonly runId: string;
  /** The id of the gate at which it waits. */
  readonly gate: string;
  readonly critical: boolean;
  /** Since when it asks what it asks now, milliseconds since 1970. */
  readonly askedAt: number;
  /**
   * When what it asked before was decided or corrected, milliseconds since 1970; null: it asked nothing
   * before.
   */
  readonly askedBefore: number | null;
  /** When its calls became known, where that was after it asked. */
  readonly knownSince?: number;
}

/**
 * Who says a command. `at`: when it was written, milliseconds since 1970; absent: just now. `overChannel`:
 * not in the app or on the command line.
 */
type Speaker = Decider & { readonly at?: number; readonly overChannel?: boolean };

export interface CommandPorts {
  /** Which model a conversation uses, and the others that could. */
  readonly models: (conversation: string) => Result<ConversationModels>;
  /** `default` goes back to the one of config.toml. */
  readonly chooseModel: (conversation: string, wanted: string) => Promise<Result<ModelName>>;
  readonly startOver: (conversation: string) => void;
  readonly waiting: () => readonly WaitingRun[];
  readonly runs: () => readonly {
    readonly runId: string;
    readonly sop: string;
    readonly status: RunStatus;
    readonly stepTitle: string;
  }[];
  /** Another gate than the one at which the run waits is refused. */
  readonly approve: (runId: string, gate: string, by: Decider) => Result<null>;
  readonly deny: (runId: string, gate: string, reason: string, by: Decider) => Result<null>;
}

const runsShown = 10;
/** The clocks of services and of this machine may differ by as much. */
const clocksDifferMs = 60_000;
/** Some services say only the second in which a message was written. */
const secondMs = 1000;

/** The answer to a command, as Markdown. */
export async function carryOut(
  command: Exclude<Command, { type: 'stop' }>,
  conversation: string,
  by: Speaker,
  ports: CommandPorts,
  words: ChannelWords,
): Promise<string> {
  switch (command.type) {
    case 'help':
      return words.help;
    case 'new-session':
      ports.startOver(conversation);
      return words.newConversation;
    case 'show-model':
      return toText(ports.models(conversation), words, ({ inUse, chosen }) =>
        words.usesModel(nameOf(inUse), chosen),
      );
    case 'show-providers':
      return toText(ports.models(conversation), words, (models) => toModelList(models, words));
    case 'set-model':
      return toText(await ports.chooseModel(conversation, command.model), words, (model) =>
        words.modelChosen(nameOf(model)),
      );
    case 'set-provider':
      return toText(await ports.chooseModel(conversation, command.provider), words, (model) =>
        words.modelChosen(nameOf(model)),
      );
    case 'show-runs':
      return toRunList(ports, words);
    case 'approve':
    case 'deny':
      return decide(command, by, ports, words);
  }
}

const nameOf = ({ provider, model }: ModelName): string => `${provider}/${model}`;

function toModelList({ inUse, routes, providers }: ConversationModels, words: ChannelWords): string {
  return [
    words.modelInUse(nameOf(inUse)),
    routes.length === 0
      ? ''
      : words.modelRoutes(routes.map((route) => `\`${route.hint}\` (${nameOf(route)})`).join(', ')),
    words.modelProviders(providers.map((name) => `\`${name}\``).join(', ')),
    words.modelHint,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function toRunList({ waiting, runs }: CommandPorts, words: ChannelWords): string {
  const asks = waiting().map((run) => words.waitsForYou(nameOfGate(run.runId, run.gate), run));
  const waits = new Set(waiting().map(({ runId }) => runId));
  const others = runs()
    .filter(({ runId }) => !waits.has(runId))
    .slice(0, runsShown)
    .map(
      ({ runId, sop, status, stepTitle }) =>
        `\`${runId}\` **${sop}** ${words.status[status]}${stepTitle === '' ? '' : `: ${stepTitle}`}`,
    );
  return asks.length + others.length === 0 ? words.noRuns : [...asks, ...others].join('\n');
}

function decide(
  command: Extract<Command, { type: 'approve' | 'deny' }>,
  { at, overChannel = false, ...by }: Speaker,
  ports: CommandPorts,
  words: ChannelWords,
): string {
  const waiting = ports.waiting();
  const [only] = waiting;
  // A short beginning of an id is enough when it means one run.
  const meant =
    command.runId === null
      ? waiting.length === 1
        ? only
        : undefined
      : (waiting.find(({ runId }) => runId === command.runId) ??
        oneOf(waiting.filter(({ runId }) => runId.startsWith(command.runId ?? ''))));
  if (meant === undefined) {
    if (waiting.length === 0) return words.nothingWaits;
    return [
      command.runId === null ? words.moreThanOneWaits : words.noWaitingRun(command.runId),
      ...waiting.map((run) => `\`/${command.type} ${nameOfGate(run.runId, run.gate)}\` ${words.step(run)}`),
    ].join('\n');
  }
  if (command.type === 'approve' && at !== undefined && wasWrittenBefore(meant, at, command))
    return words.writtenBefore(meant);
  // A second yes names the gate that the first one was answered with.
  if (
    command.type === 'approve' &&
    overChannel &&
    meant.critical &&
    !(command.confirmed && command.gate !== null)
  )
    return words.confirmCritical(nameOfGate(meant.runId, meant.gate), meant);
  // Another number is the id of no gate.
  const gate = command.gate === null || command.gate === numberOfGate(meant.gate) ? meant.gate : command.gate;
  const decided =
    command.type === 'approve'
      ? ports.approve(meant.runId, gate, by)
      : ports.deny(meant.runId, gate, command.reason, by);
  return toText(decided, words, () =>
    command.type === 'approve' ? words.approved(meant) : words.denied(meant),
  );
}

/**
 * Services keep messages while nobody is there to read them: such a yes was for something else. One that
 * names the gate can be for nothing else, once its calls are known. For the others clocks get the benefit of
 * the doubt only where the whole id of the run, and nothing that it asked shortly before, leave no other
 * meaning.
 */
function wasWrittenBefore(
  { runId, askedAt, askedBefore, knownSince = 0 }: WaitingRun,
  at: number,
  named: { readonly runId: string | null; readonly gate: string | null },
): boolean {
  if (at < knownSince) return true;
  const namesTheRun = named.runId === runId;
  if (namesTheRun && named.gate !== null) return false;
  const meansNothingElse = namesTheRun && (askedBefore === null || at > askedBefore + clocksDifferMs);
  const grace = meansNothingElse ? clocksDifferMs : askedBefore === null ? secondMs : 0;
  return at + grace < askedAt;
}

const oneOf = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const toText = <T>(result: Result<T>, words: ChannelWords, say: (value: T) => string): string =>
  result.ok ? say(result.value) : `⚠️ ${toProblem(result.error, words)}`;
