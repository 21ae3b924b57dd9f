import { ok, refuse, type Result } from '../../../shared/result';
import type { Sketch, WrittenSketch } from '../../../shared/sketch';
import { channelNamesIn } from '../../../shared/channel-names';
import type { TopicsHeard } from '../../../shared/topics';
import { oneLine } from '../../../domain/procedure/sketch/plain-words';
import { unknownHere, type KnownHere, type KnownTopic } from '../../../domain/procedure/sketch/unknown-here';
import type { EffectOf } from '../../../domain/procedure/sketch/to-step';
import { DeadlinePassed, within } from '../../platform/base/within';
import type { Handlers } from '../../platform/router';
import type { Platform } from '../../platform/platform';
import { turnRunner } from '../agent/turn-runner';
import { toTold, toldWithChoices } from '../../ports/told-tool';
import { messageOf, AppError } from '../../../shared/errors';
import type { Broker } from '../broker/module';
import type { Models } from '../models/module';
import type { PluginParts } from '../plugins/module';
import type { RunRecord } from '../record/module';
import type { Registries } from '../registries';
import { LeasedWork } from './drafting/leased-work';
import { marked } from './drafting/marked';
import { askForSketch, otherwise } from './drafting/sketch-turn';
import type { Procedures } from './module';
import { writeSketch } from './library/write-sketch';

interface Needs {
  readonly procedures: Pick<Procedures, 'library' | 'editor' | 'catalog' | 'queueNames'>;
  readonly broker: Pick<Broker, 'handlers'>;
  readonly models: Pick<Models, 'model'>;
  readonly plugins: Pick<PluginParts, 'hooks'>;
  readonly record: Pick<RunRecord, 'past'>;
}

export interface Sketches {
  readonly handlers: Pick<Handlers, 'sops.sketch' | 'sops.write-sketch'>;
}

/** Longer nobody waits for a draft. */
const mostMs = 300_000;
/** A broker that is there is connected to within this time, also by a machine that has a lot to do. */
const connectMs = 10_000;
const lookAgainMs = 50;
/** What the broker keeps comes at once, after that; what comes rarely is in the record. */
const listenMs = 1_500;
/** A model is told of. */
const mostProcedures = 50;
const lateMs = 30 * 24 * 3_600_000;

/** What tools of the sketch have steps of their own, and what would plan or steer the work of the program. */
const notOffered = /^(?:notify|send_message|sop_\w+|memory_forget)$/u;

/** Drafts of procedures: from a sentence by the model in use, and from the answers in a form. Nothing is kept or carried out. */
export function configureSketches(
  platform: Pick<Platform, 'clock' | 'closing' | 'config' | 'foreground'>,
  { outlets, status, tellings, tools }: Pick<Registries, 'outlets' | 'status' | 'tellings' | 'tools'>,
  { procedures, broker, models, plugins, record }: Needs,
): Sketches {
  const { clock, closing, config } = platform;
  const { library, editor, catalog } = procedures;
  const work = new LeasedWork<Result<Sketch>>(clock, closing.signal);
  const effectOf: EffectOf = (name) => tools.get(name)?.effect;

  const heardNow = async (signal: AbortSignal): Promise<TopicsHeard | null> => {
    if (config().mqtt.url === undefined) return null;
    const listen = () =>
      broker.handlers['topics.listen']({ filter: '#', find: '' }, { by: 'engine', via: 'engine' });
    const patience = clock.steady() + connectMs;
    let heard = await listen();
    while (heard.ok && heard.value.state === 'connecting' && clock.steady() < patience) {
      await clock.sleep(lookAgainMs, signal);
      heard = await listen();
    }
    if (heard.ok && heard.value.state === 'listening' && heard.value.topics.length === 0) {
      await clock.sleep(listenMs, signal);
      heard = await listen();
    }
    return heard.ok ? heard.value : null;
  };
  const recorded = (wanted: 'mqtt' | 'amqp'): readonly string[] =>
    record.past
      .places(clock.now() - lateMs)
      .flatMap(({ source, topic }) => (source === wanted && topic !== null ? [topic] : []));
  const namedTopics = (): readonly string[] =>
    library
      .entries()
      .flatMap(
        ({ sop }) =>
          sop?.triggers.flatMap((trigger) =>
            'topic' in trigger && trigger.topic !== undefined ? [trigger.topic] : [],
          ) ?? [],
      );
  const knownHere = async (signal: AbortSignal): Promise<KnownHere> => ({
    topics: knownTopics(await heardNow(signal), recorded('mqtt'), namedTopics()),
    boards: status.current().boards,
    recipients: recipientsIn(config(), outlets.list(), (channel) => tellings.letIn(channel) ?? []),
    queues:
      config().amqp.url === undefined
        ? null
        : [...new Set([...recorded('amqp'), ...procedures.queueNames()])],
  });

  const write = (sketch: Sketch, wanted: string | null) => {
    const name = catalog.freeNameFor(wanted ?? sketch.name);
    const texts = writeSketch(sketch, name, effectOf);
    return texts.ok ? ok({ name, ...texts.value }) : texts;
  };

  const whyNot = (sketch: Sketch): string | null => {
    const texts = write(sketch, null);
    if (!texts.ok) return texts.error.message;
    const drafted = editor.draft(texts.value.name, texts.value, []);
    const error = drafted.ok
      ? drafted.value.entry.diagnostics.find(({ severity }) => severity === 'error')
      : drafted.error;
    return error === undefined ? null : `${error.message}. ${error.remedy ?? ''}`.trim();
  };

  /** Never rejects: what breaks is a refusal. */
  const sketchOf = async (
    current: Parameters<typeof askForSketch>[0],
    id: string,
    sentence: string,
    given: AbortSignal,
  ): Promise<Result<Sketch>> => {
    try {
      return await within(clock, mostMs, given, async (signal) =>
        askForSketch(
          current,
          {
            id,
            sentence,
            here: await knownHere(signal),
            tools: tools
              .list()
              .filter((tool) => tool.plans !== true && !notOffered.test(tool.name))
              .map((tool) => toTold(toldWithChoices(tool))),
            channels: channelNamesIn(config()),
            procedures: library
              .entries()
              .slice(0, mostProcedures)
              .map((entry) => entry.name),
            whyNot,
          },
          {
            runTurn: turnRunner(platform),
            hooks: plugins.hooks,
            maxAnswerTokens: config().agent.max_answer_tokens,
          },
          signal,
        ),
      );
    } catch (failure) {
      return refuse({
        code: 'draft.failed',
        message:
          failure instanceof DeadlinePassed
            ? `The model ${current.provider.model} gave no draft within ${String(mostMs / 60_000)} minutes`
            : `The model could not answer: ${messageOf(failure)}`,
        remedy: (failure instanceof AppError ? failure.remedy : undefined) ?? otherwise,
      });
    }
  };

  return {
    handlers: {
      'sops.sketch': async ({ id, sentence }) => {
        const current = models.model.current();
        if (current.provider === null)
          return refuse({ code: 'draft.no-model', message: current.why, remedy: current.remedy });
        if (current.provider.oneToolPerRequest === true) return builtIn;
        const { model } = current.provider;
        const sketch = await work.ask(id, (signal) => sketchOf(current, id, sentence, signal));
        return sketch === null
          ? ok({ sketch: null, model })
          : sketch.ok
            ? ok({ sketch: sketch.value, model })
            : sketch;
      },
      'sops.write-sketch': async ({ sketch, name }): Promise<Result<WrittenSketch>> => {
        const texts = write(sketch, name);
        if (!texts.ok) return texts;
        const { toml, markdown, reworded } = texts.value;
        const drafted = editor.draft(texts.value.name, { toml, markdown }, []);
        if (!drafted.ok) return drafted;
        const here = await knownHere(closing.signal);
        const unknown = [
          ...unknownHere(sketch, here, sketch.description),
          ...reworded.map((number) => ({
            at: { step: number - 1 },
            message: `The words of step ${String(number)} would have been read as more than words, and stand here in plainer ones`,
            remedy: 'Read them, and change them in the editor.',
          })),
        ];
        return ok({
          ...drafted.value,
          name: texts.value.name,
          unknown: [...marked(unknown, { toml, markdown })],
        });
      },
    },
  };
}

const builtIn = refuse({
  code: 'draft.no-model',
  message: 'The built-in model carries out steps and cannot write drafts',
  remedy: 'Answer the four questions, or download or connect another model on the page Models.',
});

/** Those that arrive now first, each once, with what their devices call them. */
function knownTopics(
  heard: TopicsHeard | null,
  recorded: readonly string[],
  named: readonly string[],
): readonly KnownTopic[] {
  const names = new Map<string, string[]>();
  for (const { topic, name, path, unit } of heard?.named ?? []) {
    const field = path === null || path.length === 0 ? [] : [`field ${path.join('.')}`];
    const told = [name, ...field, ...(unit === null ? [] : [unit])].join(', ');
    names.set(topic, [...(names.get(topic) ?? []), told]);
  }
  const last = new Map((heard?.topics ?? []).map(({ topic, payload }) => [topic, payload]));
  const known = new Set([...last.keys(), ...names.keys(), ...recorded]);
  return [...new Set([...known, ...named])].map((topic) => ({
    topic,
    name: names.get(topic)?.join('; '),
    payload: last.get(topic),
    ...(known.has(topic) ? {} : { isOnlyNamed: true }),
  }));
}

/** The person at this computer, those whom approvals go to, and who may write on a channel, also on one of a plugin. */
function recipientsIn(
  { sop, channels_config: channels }: ReturnType<Platform['config']>,
  outlets: ReturnType<Registries['outlets']['list']>,
  letIn: (channel: string) => readonly string[],
): readonly string[] {
  const named = outlets.flatMap(({ name, needsRecipient }) => {
    if (!needsRecipient) return [name];
    return [...allowedOn(channels, name), ...letIn(name)]
      .filter((user) => user !== '*')
      .map((user) => `${name}:${user}`);
  });
  return [...new Set(['desktop', ...(sop.approval_routes ?? []), ...named].map((each) => oneLine(each)))];
}

/** Whom config.toml lets write on the channel of this name. */
function allowedOn(
  channels: ReturnType<Platform['config']>['channels_config'],
  name: string,
): readonly string[] {
  const table: unknown = channels.plugins[name] ?? (channels as Readonly<Record<string, unknown>>)[name];
  const users =
    typeof table === 'object' && table !== null && 'allowed_users' in table ? table.allowed_users : [];
  return Array.isArray(users) ? users.filter((user): user is string => typeof user === 'string') : [];
}
