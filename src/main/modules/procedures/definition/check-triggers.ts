import { channelOf } from '../../../../shared/analog';
import type { Trigger } from '../../../../shared/sop';
import { misplacedSecret } from '../../../../shared/secret-reference';
import { windowFigures } from '../../../../domain/procedure/triggers/window';
import { nearest } from '../../../platform/base/nearest';
import { readPath } from '../../../../domain/procedure/expression/path';
import { parseCondition } from '../../../../domain/procedure/expression/parse';
import { nextFireAt, parseCron } from '../../../platform/base/cron';
import { doubtsOf } from '../../../../domain/procedure/expression/doubts';
import type { ManifestFindings } from './manifest-table';
import {
  filePatternMistake,
  isAbsolutePattern,
  patternLiesIn,
  type FilePatternMistake,
} from '../../../../domain/procedure/file-pattern';
import { longestQueueName, queueNameMistake } from '../../../../domain/procedure/queue-name';
import { isShared, topicFilterMistake } from '../../../../domain/procedure/topics';
import type { ValidationContext } from './validation-context';

/** The triggers that can fire. What is wrong with the others, and what is doubtful, goes to `findings`. */
export function usableTriggers(
  triggers: readonly (Trigger | null)[],
  findings: ManifestFindings,
  context: ValidationContext,
  toml: string,
): Trigger[] {
  const lines = toml.replace(/^\uFEFF/u, '').split('\n');
  return triggers.filter(
    (trigger, index): trigger is Trigger =>
      trigger !== null &&
      new TriggerCheck(trigger, `triggers[${String(index)}]`, findings, context, lines).usable(),
  );
}

type Conditions = Pick<
  Extract<Trigger, { type: 'mqtt' | 'webhook' | 'peripheral' }>,
  'condition' | 'for_secs' | 'clear_condition'
>;

const fileMistakes: Readonly<
  Record<FilePatternMistake, { readonly message: string; readonly remedy: string }>
> = {
  empty: { message: 'it is empty', remedy: 'Write for example "inbox/*.csv".' },
  folder: { message: 'it ends in "/"', remedy: 'Write "*" behind it for every file in this folder.' },
  backslash: { message: 'it has a backslash', remedy: 'Write "/" between folders, on Windows too.' },
  climbs: {
    message: 'it has a part that is empty, "." or ".."',
    remedy: 'Write the names of the folders alone.',
  },
  stars: {
    message: '"**" stands beside other characters',
    remedy: 'Write "**" alone between two "/" for any folders, or one "*".',
  },
};

class TriggerCheck {
  constructor(
    private readonly trigger: Trigger,
    private readonly path: string,
    private readonly findings: ManifestFindings,
    private readonly context: ValidationContext,
    private readonly lines: readonly string[],
  ) {}

  usable(): boolean {
    const { trigger } = this;
    for (const [key, value] of Object.entries(trigger)) {
      const misplaced =
        typeof value === 'string'
          ? misplacedSecret(
              value,
              (name) => `The secret "${name}" is named in "${key}" of a trigger, where no secret is put in`,
            )
          : null;
      if (misplaced === null) continue;
      this.#broken(key, misplaced.message, misplaced.remedy);
      return false;
    }
    switch (trigger.type) {
      case 'mqtt':
        return [this.#topic(trigger.topic), this.#group(trigger), this.#conditions(trigger)].every(Boolean);
      case 'webhook':
        this.#path(trigger.path);
        return this.#conditions(trigger);
      case 'cron':
        return this.#cron(trigger.expression, trigger.timezone);
      case 'peripheral':
        this.#place(trigger.board, trigger.signal);
        return this.#conditions(trigger);
      case 'absence':
        return [this.#onePlace(trigger), this.#condition('condition', trigger.condition)].every(Boolean);
      case 'window':
        return [
          this.#onePlace(trigger),
          this.#valuePath(trigger.value),
          this.#figures(trigger.condition),
          this.#condition('condition', trigger.condition),
        ].every(Boolean);
      case 'procedure':
        this.#procedure(trigger.name);
        return this.#condition('condition', trigger.condition);
      case 'file':
        return [this.#file(trigger.path), this.#condition('condition', trigger.condition)].every(Boolean);
      case 'message':
        this.#channel(trigger.channel);
        return this.#condition('condition', trigger.condition);
      case 'amqp':
        return [this.#queue(trigger.queue), this.#condition('condition', trigger.condition)].every(Boolean);
      case 'manual':
        return true;
    }
  }

  /** It listens at one place: a topic, a path or a signal of a board. */
  #onePlace({ topic, path, board, signal }: Extract<Trigger, { type: 'absence' | 'window' }>): boolean {
    const places = [topic, path, board ?? signal].filter((place) => place !== undefined);
    if (places.length !== 1 || (board === undefined) !== (signal === undefined)) {
      this.#broken(
        'type',
        places.length > 1
          ? 'It listens at one place, and several are named'
          : 'It needs the place that is to be heard',
        'Write one of topic = "…", path = "/…", or board = "…" with signal = "pin_…"; the trigger does not fire until then.',
      );
      return false;
    }
    if (path !== undefined) this.#path(path);
    if (board !== undefined && signal !== undefined) this.#place(board, signal);
    return topic === undefined || (this.#topic(topic) && this.#wholeTopic(topic));
  }

  #figures(condition: string): boolean {
    const strange = [...condition.matchAll(/\$\.(\w+)/gu)]
      .map(([, name = '']) => name)
      .find((name) => !windowFigures.includes(name));
    if (strange === undefined) return true;
    const suggestion = nearest(strange, windowFigures);
    this.#doubt(
      'condition',
      `There is no figure "${strange}"`,
      suggestion === null ? `Known are ${windowFigures.join(', ')}.` : `Did you mean "${suggestion}"?`,
    );
    return true;
  }

  #valuePath(value: string | undefined): boolean {
    if (value === undefined) return true;
    const read = value.startsWith('$') ? readPath(value, 1) : { at: 0, message: 'it must begin with "$."' };
    if (!('message' in read) && read.end === value.length) return true;
    this.#broken(
      'value',
      `value is "${value}", which is not a path into the payload${'message' in read ? `: ${read.message}` : ''}`,
      'Write for example value = "$.ppm", or leave it out for the payload itself; the trigger does not fire until then.',
    );
    return false;
  }

  #path(path: string): void {
    const remedy = !path.startsWith('/')
      ? 'Let it begin with "/", for example "/sop/start".'
      : path.includes('?')
        ? 'Leave out the "?" and what follows it, which is no part of the path.'
        : null;
    if (remedy !== null) this.#doubt('path', `No request can have the path "${path}"`, remedy);
  }

  #topic(topic: string): boolean {
    const mistake = topicFilterMistake(topic);
    if (mistake !== null)
      this.#broken(
        'topic',
        `The topic "${topic}" is not a valid MQTT filter: ${mistake.message}`,
        'Correct the topic; the trigger does not fire until then.',
        mistake.column,
      );
    return mistake === null;
  }

  /** Of a shared subscription this engine hears a part. */
  #group(trigger: Extract<Trigger, { type: 'mqtt' }>): true {
    if (!isShared(trigger.topic)) return true;
    if (this.context.hasSharedTopics === false)
      this.#doubt(
        'topic',
        `"${trigger.topic}" is a shared subscription, which needs MQTT 5; the trigger never fires`,
        'Write version = "5" under [mqtt] in config.toml, or the topic without "$share/" and the name of the group.',
      );
    const key = (['for_secs', 'clear_condition', 'debounce_secs'] as const).find(
      (each) => trigger[each] !== undefined,
    );
    if (key !== undefined)
      this.#doubt(
        key,
        `Of a shared subscription each engine of the group hears a part, so ${key} goes by that part alone`,
        'Write the topic without "$share/" and the name of the group where every message counts.',
      );
    return true;
  }

  #wholeTopic(topic: string): boolean {
    if (!isShared(topic)) return true;
    this.#broken(
      'topic',
      `"${topic}" is a shared subscription, of which each engine of the group hears a part alone`,
      'Write the topic without "$share/" and the name of the group; the trigger does not fire until then.',
    );
    return false;
  }

  #conditions({ condition, for_secs, clear_condition }: Conditions): boolean {
    if (condition !== undefined && condition.trim() === clear_condition?.trim())
      this.#doubt(
        'clear_condition',
        'clear_condition is the same as the condition, so it holds nothing back',
        'Write what has to be true before it may start again, for example $.value < 80.',
      );
    return [
      condition !== undefined ||
        (this.#needsCondition('for_secs', for_secs) &&
          this.#needsCondition('clear_condition', clear_condition)),
      this.#condition('condition', condition),
      this.#condition('clear_condition', clear_condition),
    ].every(Boolean);
  }

  #needsCondition(key: 'for_secs' | 'clear_condition', value: unknown): boolean {
    if (value === undefined) return true;
    this.#broken(
      key,
      `${key} stands without a condition, so nothing could be false in between`,
      `Write condition = "…" beside it, or leave ${key} out; the trigger does not fire until then.`,
    );
    return false;
  }

  #condition(key: 'condition' | 'clear_condition', condition: string | undefined): boolean {
    if (condition === undefined) return true;
    if (condition.trim() === '')
      this.#doubt(
        key,
        `${key} is empty, so it always holds`,
        'Write for example $.value > 85, or leave it out if that is meant.',
      );
    const parsed = parseCondition(condition);
    if (!parsed.ok) {
      const { column, message } = parsed.mistake;
      this.#broken(
        key,
        `The condition ${condition} breaks at its column ${String(column)}: ${message}`,
        'Write for example $.value > 85; the trigger does not fire until then.',
        column,
      );
      return false;
    }
    for (const { kind, at, message, remedy } of doubtsOf(condition, parsed.condition, 'trigger', {
      // The condition of a window is for its figures, not for what came.
      payloads: this.trigger.type === 'window' ? [] : (this.context.recorded?.(this.trigger) ?? []),
      nearest,
    }))
      if (kind === 'slip') this.#add('warning', 'doubtful', key, message, remedy, at);
      else this.#doubt(key, message, remedy);
    return true;
  }

  #cron(expression: string, timezone: string | undefined): boolean {
    const zone = timezone ?? this.context.timezone;
    const parsed = parseCron(expression, zone === '' && timezone === undefined ? undefined : zone);
    if (!parsed.ok) {
      const key = parsed.error.code === 'cron.timezone' && timezone !== undefined ? 'timezone' : 'expression';
      this.#broken(
        key,
        parsed.error.message,
        `${parsed.error.remedy ?? ''} The trigger does not fire until then.`,
      );
      return false;
    }
    if (nextFireAt(parsed.value, this.context.now) === null)
      this.#doubt(
        'expression',
        `"${expression}" never fires`,
        'Check day, month and year: no such date is to come.',
      );
    return true;
  }

  #place(board: string, signal: string): void {
    const signals = this.context.deviceSignals?.get(board);
    if (signals === undefined) {
      this.#board(board);
      this.#signal(signal);
    } else if (!signals.has(signal)) {
      const suggestion = nearest(signal, signals);
      this.#doubt(
        'signal',
        `The device "${board}" tells of no signal "${signal}"; the trigger never fires`,
        suggestion === null
          ? `Add it under [modbus.devices.${board}.signals] in config.toml, with poll_secs above 0.`
          : `Did you mean "${suggestion}"?`,
      );
    }
  }

  #board(board: string): void {
    if (this.context.boardNames.has(board)) return;
    const suggestion = nearest(
      board,
      new Set([...this.context.boardNames, ...(this.context.deviceSignals?.keys() ?? [])]),
    );
    this.#doubt(
      'board',
      `There is no board "${board}" in config.toml`,
      suggestion === null ? 'Add it as [[peripherals.boards]].' : `Did you mean "${suggestion}"?`,
    );
  }

  #procedure(name: string): void {
    const known = this.context.procedureNames?.();
    if (known === undefined || known.has(name)) return;
    const suggestion = nearest(name, known);
    this.#doubt(
      'name',
      `There is no procedure "${name}", so no run of it can end`,
      suggestion === null ? 'Correct the name, or write the procedure.' : `Did you mean "${suggestion}"?`,
    );
  }

  #file(path: string): boolean {
    const mistake = filePatternMistake(path);
    if (mistake !== null) {
      const { message, remedy } = fileMistakes[mistake];
      this.#broken(
        'path',
        `No file can have the path "${path}": ${message}`,
        `${remedy} The trigger does not fire until then.`,
      );
      return false;
    }
    const { watchFolders } = this.context;
    if (
      !isAbsolutePattern(path) ||
      watchFolders === undefined ||
      watchFolders.some((folder) => patternLiesIn(path, folder))
    )
      return true;
    this.#broken(
      'path',
      `The path "${path}" lies in no folder that config.toml allows`,
      'Write it from the workspace on, as in "inbox/*.csv", or name its folder in watch_folders under [sop]; the trigger does not fire until then.',
    );
    return false;
  }

  #channel(channel: string): void {
    const known = this.context.channelNames;
    if (known === undefined || known.has(channel)) return;
    const suggestion = nearest(channel, known);
    this.#doubt(
      'channel',
      `There is no channel "${channel}" in config.toml`,
      suggestion === null ? 'Add it under [channels_config].' : `Did you mean "${suggestion}"?`,
    );
  }

  #queue(queue: string): boolean {
    const mistake = queueNameMistake(queue);
    if (mistake !== null) {
      this.#broken(
        'queue',
        mistake === 'empty'
          ? 'The name of the queue is empty'
          : `No queue can have this name: it is longer than ${String(longestQueueName)} bytes`,
        'Write the name that the queue has at the broker, for example queue = "alarms"; the trigger does not fire until then.',
      );
      return false;
    }
    if (/[*#]/u.test(queue))
      this.#doubt(
        'queue',
        `"${queue}" is read as the name of one queue: there are no wildcards here`,
        'Bind a queue to the routing keys at the broker, and write the name of that queue.',
      );
    else if (this.context.hasQueues === false)
      this.#doubt(
        'queue',
        'config.toml names no broker with queues, so the trigger never fires',
        'Write url = "amqp://…" under [amqp] in config.toml.',
      );
    return true;
  }

  #signal(signal: string): void {
    if (/^pin_(?:0|[1-9]\d{0,2})$/u.test(signal)) return;
    if (channelOf(signal) !== null) {
      this.#ofReadings();
      return;
    }
    const input = /^(?:a|ai|adc|analog)[\s_-]*0*(\d{1,3})$/iu.exec(signal)?.[1];
    const pin = /^\D*0*(\d{1,3})$/u.exec(signal)?.[1];
    this.#doubt(
      'signal',
      `No board tells of a signal "${signal}"; the trigger never fires`,
      input !== undefined
        ? `Write it as adc_${String(Number(input))}.`
        : pin === undefined
          ? 'Write pin_ and the number of a pin, for example pin_3.'
          : `Write it as pin_${pin}.`,
    );
  }

  /** What an analog input tells is an object, in which the number has a name. */
  #ofReadings(): void {
    const { trigger } = this;
    if (trigger.type === 'window' && (trigger.value ?? '$') === '$')
      this.#doubt(
        'value',
        'What an analog input tells is no number but {"value": …, "full_scale": …}, so nothing is counted',
        'Write value = "$.value".',
      );
    if (trigger.type !== 'peripheral' && trigger.type !== 'absence') return;
    for (const key of ['condition', 'clear_condition'] as const) {
      const written = key in trigger ? (trigger as Conditions)[key]?.trim() : undefined;
      if (written !== undefined && /^(?:[<>]=?|[!=]=)\s*-?[\d.]+$/u.test(written))
        this.#doubt(
          key,
          `What an analog input tells is no number but {"value": …, "full_scale": …}, so ${written} never holds`,
          `Write $.value ${written}.`,
        );
    }
  }

  #broken(key: string, message: string, remedy: string, column = 1): void {
    this.#add('error', 'broken_trigger', key, message, remedy, column - 1);
  }

  /** At a character of the value, counted from 0. */
  #add(
    severity: 'error' | 'warning',
    kind: 'broken_trigger' | 'doubtful',
    key: string,
    message: string,
    remedy: string,
    offset: number,
  ): void {
    const field = `${this.path}.${key}`;
    const { line, column } = this.findings.valueOf(field);
    const written = (this.lines[line - 1] ?? '').slice(column - 1);
    this.findings.add(severity, kind, field, message, remedy, {
      at: { line, column: column + columnsBefore(written, offset) },
    });
  }

  #doubt(key: string, message: string, remedy: string): void {
    this.findings.add('warning', 'doubtful', `${this.path}.${key}`, message, remedy);
  }
}

const escape = /\\(?:u[\da-f]{4}|U[\da-f]{8}|[^uU])/iuy;

/**
 * How many columns stand before a character of a TOML text of one line, its quote among them; 0: the text has
 * several lines.
 */
function columnsBefore(written: string, offset: number): number {
  const [quote = ''] = written;
  if (!/["']/u.test(quote) || written.startsWith(quote.repeat(3))) return 0;
  let at = 1;
  for (let passed = 0; passed < offset && at < written.length && written[at] !== quote; passed += 1) {
    escape.lastIndex = at;
    at += quote === '"' ? (escape.exec(written)?.[0].length ?? 1) : 1;
  }
  return at;
}
