import type { ConversationModels, ModelName } from '../../shared/model-choice';
import type { Result } from '../../shared/result';
import type { Decider, RunStatus } from '../../shared/run';
import type { Command } from './commands';

interface WaitingRun {
  readonly runId: string;
  readonly sop: string;
  readonly step: number;
  readonly title: string;
}

export interface CommandPorts {
  /** Which model a conversation uses, and the others that could. */
  readonly models: (conversation: string) => Result<ConversationModels>;
  /** `default` goes back to the one of config.toml. */
  readonly chooseModel: (conversation: string, wanted: string) => Promise<Result<ModelName>>;
  readonly startOver: (conversation: string) => void;
  readonly waiting: () => readonly WaitingRun[];
  readonly runs: () => readonly { readonly runId: string; readonly sop: string; readonly status: RunStatus; readonly stepTitle: string }[];
  readonly approve: (runId: string, by: Decider) => Result<null>;
  readonly deny: (runId: string, reason: string, by: Decider) => Result<null>;
}

const runsShown = 10;

const help = [
  '**What you can say here**',
  '`/runs` shows what is going on.',
  '`/approve RUN` and `/deny RUN reason` answer a procedure that waits; without RUN the only one that does.',
  '`/stop` ends the answer that is being written.',
  '`/new` starts a new conversation.',
  '`/model` shows the model, `/model NAME` changes it for this conversation; `/models` lists them.',
  'Anything else goes to the assistant.',
].join('\n');

/** The answer to a command, as Markdown. */
export async function carryOut(command: Exclude<Command, { type: 'stop' }>, conversation: string, by: Decider, ports: CommandPorts): Promise<string> {
  switch (command.type) {
    case 'help':
      return help;
    case 'new-session':
      ports.startOver(conversation);
      return 'A new conversation. What was said before is kept in the app and not used any more.';
    case 'show-model':
      return toText(ports.models(conversation), ({ inUse, chosen }) => `This conversation uses \`${nameOf(inUse)}\`${chosen ? ', which was chosen for it; \`/model default\` goes back' : ''}. \`/models\` lists what there is.`);
    case 'show-providers':
      return toText(ports.models(conversation), toModelList);
    case 'set-model':
      return toText(await ports.chooseModel(conversation, command.model), (model) => `From now on this conversation uses \`${nameOf(model)}\`. What was said so far is kept.`);
    case 'set-provider':
      return toText(await ports.chooseModel(conversation, command.provider), (model) => `From now on this conversation uses \`${nameOf(model)}\`. What was said so far is kept.`);
    case 'show-runs':
      return toRunList(ports);
    case 'approve':
    case 'deny':
      return decide(command, by, ports);
  }
}

const nameOf = ({ provider, model }: ModelName): string => `${provider}/${model}`;

function toModelList({ inUse, routes, providers }: ConversationModels): string {
  return [
    `In use: \`${nameOf(inUse)}\``,
    routes.length === 0 ? '' : `Routes: ${routes.map((route) => `\`${route.hint}\` (${nameOf(route)})`).join(', ')}`,
    `Providers: ${providers.map((name) => `\`${name}\``).join(', ')}`,
    'Choose with `/model NAME`, where NAME is a route, a provider, or PROVIDER/MODEL.',
  ].filter((line) => line !== '').join('\n');
}

function toRunList({ waiting, runs }: CommandPorts): string {
  const asks = waiting().map(({ runId, sop, step, title }) => `⏳ \`${runId}\` **${sop}** waits for you at step ${String(step)}: ${title}`);
  const waits = new Set(waiting().map(({ runId }) => runId));
  const others = runs().filter(({ runId }) => !waits.has(runId)).slice(0, runsShown).map(({ runId, sop, status, stepTitle }) => `\`${runId}\` **${sop}** ${status}${stepTitle === '' ? '' : `: ${stepTitle}`}`);
  return asks.length + others.length === 0 ? 'There are no runs yet.' : [...asks, ...others].join('\n');
}

function decide(command: Extract<Command, { type: 'approve' | 'deny' }>, by: Decider, ports: CommandPorts): string {
  const waiting = ports.waiting();
  const [only] = waiting;
  // A short beginning of an id is enough when it means one run.
  const meant = command.runId === null ? (waiting.length === 1 ? only : undefined) : (waiting.find(({ runId }) => runId === command.runId) ?? oneOf(waiting.filter(({ runId }) => runId.startsWith(command.runId ?? ''))));
  if (meant === undefined) {
    if (waiting.length === 0) return 'Nothing waits for an answer.';
    return [`${command.runId === null ? 'More than one waits' : `No waiting run is called ${command.runId}`}. Say which one:`, ...waiting.map(({ runId, sop, step, title }) => `\`/${command.type} ${runId}\` **${sop}**, step ${String(step)}: ${title}`)].join('\n');
  }
  const decided = command.type === 'approve' ? ports.approve(meant.runId, by) : ports.deny(meant.runId, command.reason, by);
  return toText(decided, () => `${command.type === 'approve' ? 'Approved' : 'Denied'}: **${meant.sop}**, step ${String(meant.step)}: ${meant.title}`);
}

const oneOf = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const toText = <T>(result: Result<T>, say: (value: T) => string): string => (result.ok ? say(result.value) : `⚠️ ${result.error.message}. ${result.error.mend ?? ''}`.trim());
