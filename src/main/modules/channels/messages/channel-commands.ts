import {
  isCode,
  isCodeOf,
  shownHash,
  type ApprovalRequest,
  type Signature,
} from '../../../../domain/approval/approval-request';
import { readAnswer } from '../../../../domain/approval/answer-text';
import type { Json, JsonObject } from '../../../../shared/json';
import type { ConversationModels, ModelName } from '../../../../shared/model-choice';
import type { Result } from '../../../../shared/result';
import type { Decider, RunStatus } from '../../../../shared/run';
import type { Command } from '../../../ports/commands';
import { toProblem, type ChannelWords, type NamedStep } from '../../../platform/words/channel-words';

export interface WaitingRun extends NamedStep {
  readonly runId: string;
  readonly request: ApprovalRequest;
  readonly critical: boolean;
  /** The JSON Schema of the answer; absent: it asks for a yes or a no. */
  readonly ask?: JsonObject | undefined;
}

/** Where a card is shown: a chat on a channel. */
export interface CardPlace {
  readonly channel: string;
  readonly recipient: string;
  readonly thread: string | null;
}

/** Who says a command. `overChannel`: not in the app or on the command line; then `place` is where. */
type Speaker = Decider & { readonly overChannel?: boolean; readonly place?: CardPlace | null };

export interface CommandPorts {
  /** Which model a conversation uses, and the others that could. */
  readonly models: (conversation: string) => Result<ConversationModels>;
  /** What a server has, asked now; none of a provider that is no server. */
  readonly serverModels: (provider: string) => Promise<Result<readonly string[]>>;
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
  /** Anything else than what the run asks now is refused. */
  readonly approve: (runId: string, signature: Signature, by: Decider, answer?: Json) => Result<null>;
  readonly deny: (runId: string, gate: string, reason: string, by: Decider) => Result<null>;
  /** Shows the card of a gate there, or gives back what it says, to stand in the answer. */
  readonly showCard: (runId: string, gate: string, place: CardPlace | null) => string;
}

const runsShown = 10;

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
      return await toModelList(ports, conversation, words);
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
    case 'answer':
    case 'deny':
      return decide(command, by, ports, words);
  }
}

const nameOf = ({ provider, model }: ModelName): string => `${provider}/${model}`;

/** A hub has hundreds; the window lists them all. */
const modelsOfAServer = 20;

async function toModelList(
  { models, serverModels }: CommandPorts,
  conversation: string,
  words: ChannelWords,
): Promise<string> {
  const known = models(conversation);
  if (!known.ok) return toText(known, words, () => '');
  const { inUse, routes, providers } = known.value;
  const servers = await Promise.all(
    providers.map(async (provider) => {
      const listed = await serverModels(provider);
      // A hub that is not asked, or that does not answer now, can still be chosen.
      if (!listed.ok || listed.value.length === 0) return '';
      const shown = listed.value.slice(0, modelsOfAServer).map((name) => `\`${provider}/${name}\``);
      return words.modelsOfServer(provider, shown.join(', '), listed.value.length - shown.length);
    }),
  );
  return [
    words.modelInUse(nameOf(inUse)),
    routes.length === 0
      ? ''
      : words.modelRoutes(routes.map((route) => `\`${route.hint}\` (${nameOf(route)})`).join(', ')),
    words.modelProviders(providers.map((name) => `\`${name}\``).join(', ')),
    ...servers,
    words.modelHint,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function toRunList({ waiting, runs }: CommandPorts, words: ChannelWords): string {
  const asks = waiting().map((run) => words.waitsForYou(run.runId, run));
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
  command: Extract<Command, { type: 'approve' | 'deny' | 'answer' }>,
  { overChannel = false, place = null, ...by }: Speaker,
  ports: CommandPorts,
  words: ChannelWords,
): string {
  const waiting = ports.waiting();
  const { meant, code, reason } = whichIsMeant(command, waiting);
  if (meant === undefined) {
    if (waiting.length === 0) return words.nothingWaits;
    return [
      command.runId === null ? words.moreThanOneWaits : words.noWaitingRun(command.runId),
      ...waiting.map((run) => `\`/${command.type} ${run.runId}\` ${words.step(run)}`),
    ].join('\n');
  }
  const { runId, request } = meant;
  const shownAgain = (why: string): string =>
    [why, ports.showCard(runId, request.id, place)].filter((part) => part !== '').join('\n\n');
  if (code !== null && !isCodeOf(code, request)) return shownAgain(words.otherCode(meant));
  if (command.type === 'deny')
    return toText(ports.deny(runId, request.id, reason, by), words, () => words.denied(meant));
  if (code === null) return shownAgain(words.codeWanted(meant));
  if (command.type === 'answer')
    return overChannel && meant.critical
      ? words.answerElsewhere(meant)
      : answer(command.value, meant, by, ports, words);
  if (meant.ask !== undefined) return shownAgain(words.answerWanted(meant));
  if (command.besides !== '') return shownAgain(words.noPlainYes(meant));
  if (overChannel && meant.critical && !command.confirmed)
    return words.confirmCritical(`${runId} ${code.toUpperCase()}`, meant);
  return toText(ports.approve(runId, { id: request.id, shown: shownHash(request.calls) }, by), words, () =>
    words.approved(meant),
  );
}

/** A step that asks for a value; whether it fits, the engine says. */
function answer(
  text: string,
  { ask, ...meant }: WaitingRun,
  by: Decider,
  ports: CommandPorts,
  words: ChannelWords,
): string {
  if (ask === undefined || text === '')
    return [
      ask === undefined ? words.noAnswerWanted(meant) : words.answerWanted(meant),
      ports.showCard(meant.runId, meant.request.id, null),
    ].join('\n\n');
  const signature = { id: meant.request.id, shown: shownHash(meant.request.calls) };
  return toText(ports.approve(meant.runId, signature, by, readAnswer(text, ask)), words, () =>
    words.answered(meant),
  );
}

interface Meant {
  readonly meant: WaitingRun | undefined;
  /** Null: none was written. */
  readonly code: string | null;
  /** Of a no. */
  readonly reason: string;
}

/**
 * The run that is named, by its id or a beginning of it that means no other; by the code of its card alone;
 * or, named by nothing, the only one that waits.
 */
function whichIsMeant(
  command: Extract<Command, { type: 'approve' | 'deny' | 'answer' }>,
  waiting: readonly WaitingRun[],
): Meant {
  const { runId, code } = command;
  const reason = command.type === 'deny' ? command.reason : '';
  if (runId === null) return { meant: oneOf(waiting), code, reason };
  const named =
    waiting.find((run) => run.runId === runId) ?? oneOf(waiting.filter((run) => run.runId.startsWith(runId)));
  if (named !== undefined || !isCode(runId)) return { meant: named, code, reason };
  const byCode = oneOf(waiting.filter(({ request }) => isCodeOf(runId, request)));
  return { meant: byCode, code: runId, reason: code === null ? reason : `${code} ${reason}`.trim() };
}

const oneOf = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const toText = <T>(result: Result<T>, words: ChannelWords, say: (value: T) => string): string =>
  result.ok ? say(result.value) : `⚠️ ${toProblem(result.error, words)}`;
