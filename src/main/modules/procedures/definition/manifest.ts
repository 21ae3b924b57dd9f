import { parse, TomlError } from 'smol-toml';
import { messageOf } from '../../../../shared/errors';
import { notifyRoute, type Escalation } from '../../../../shared/escalation';
import {
  Admission,
  EventSource,
  ExecutionMode,
  FileChange,
  OnInterrupt,
  Priority,
  Recheck,
  RunOutcome,
  Trigger,
  type Sop,
} from '../../../../shared/sop';
import { escalationKeys, sopKeys, triggerKinds } from '../../../../shared/sop-keys';
import { tomlPositions } from '../../../platform/base/toml-positions';
import { parseConcurrencyKey } from '../../../../domain/procedure/concurrency-key';
import { hasUnseen, longestName } from './sop-name';
import { ManifestFindings, TableReader, typeName } from './manifest-table';
import { isTable, type TomlTable } from './settings-that-ask';
import type { ManifestProblem } from './manifest-problem';
import { explainToml } from './toml-mistake';

/**
 * What SOP.toml says. `triggers` holds all that are written, also those whose condition or cron text does not
 * parse.
 */
export type Manifest = Omit<Sop, 'steps'>;

export interface ParsedManifest {
  /** Null when a mistake keeps the SOP from running. */
  readonly manifest: Manifest | null;
  /** `[sop]` with defaults in place of wrong values; null = there is none. */
  readonly head: Omit<Manifest, 'triggers'> | null;
  /** The name as far as it can be read. */
  readonly name: string | null;
  /** By index in the file; null = cannot be read. */
  readonly triggers: readonly (Trigger | null)[];
  /** By index in the file: where it listens, as far as that can be read, whatever else is wrong with it. */
  readonly places: readonly (Trigger | null)[];
  /** Whether no trigger that may stand in the file is left out or null. */
  readonly readsAllTriggers: boolean;
  readonly findings: ManifestFindings;
}

const topKeys = ['sop', 'triggers', 'escalation'];
const namesOfEscalation = escalationKeys.map(({ name }) => name);
const namesUnderSop = sopKeys.map(({ name }) => name);
const triggerKeys = (type: Trigger['type']): readonly string[] =>
  triggerKinds[type].keys.map(({ name }) => name);
const mostConcurrent = 2 ** 32 - 1;
const mostQueued = 100_000;
/** A hundred years. */
const mostSecs = 36_500 * 86_400;

/**
 * Reads SOP.toml. Unknown keys are warnings; a wrong key or value is an error with its place. Never throws.
 */
export function parseManifest(text: string, defaultExecutionMode: ExecutionMode): ParsedManifest {
  const findings = new ManifestFindings(tomlPositions(text));
  const root = parseToml(text, findings);
  if (root === null)
    return {
      manifest: null,
      head: null,
      name: null,
      triggers: [],
      places: [],
      readsAllTriggers: false,
      findings,
    };
  findings.unknownKeys(root, '', topKeys, (key) =>
    namesUnderSop.includes(key) ? 'It belongs under [sop].' : null,
  );
  const sop = readSop(root['sop'], defaultExecutionMode, findings);
  const triggers = readTriggers(root['triggers'], findings);
  const escalation = readEscalation(root['escalation'], findings);
  const readsAllTriggers =
    sop !== null &&
    (root['triggers'] === undefined || Array.isArray(root['triggers'])) &&
    !triggers.includes(null);
  const name = sop?.name.trim() === '' ? null : (sop?.name ?? null);
  return {
    manifest:
      sop === null || findings.errors > 0
        ? null
        : { ...sop, ...escalation, triggers: triggers.filter((trigger) => trigger !== null) },
    head: sop === null ? null : { ...sop, ...escalation },
    name,
    triggers,
    places: Array.isArray(root['triggers']) ? root['triggers'].map(placeIn) : [],
    readsAllTriggers,
    findings,
  };
}

function parseToml(text: string, findings: ManifestFindings): TomlTable | null {
  try {
    return parse(text.replace(/^\uFEFF/u, ''), { integersAsBigInt: true });
  } catch (failure) {
    const [reason = ''] = messageOf(failure)
      .replace(/^Invalid TOML document: /u, '')
      .split('\n');
    const at =
      failure instanceof TomlError ? { line: failure.line, column: failure.column } : { line: 1, column: 1 };
    const problem: ManifestProblem = {
      kind: 'syntax',
      field: null,
      diagnostic: {
        severity: 'error',
        file: 'SOP.toml',
        ...explainToml(text.replace(/^\uFEFF/u, ''), at, reason),
      },
    };
    findings.problems.push(problem);
    return null;
  }
}

function readSop(
  value: unknown,
  defaultExecutionMode: ExecutionMode,
  findings: ManifestFindings,
): Omit<Manifest, 'triggers'> | null {
  if (value === undefined) {
    findings.add(
      'error',
      'missing_field',
      'sop',
      'The table [sop] is missing',
      'Add [sop] with name and description.',
    );
    return null;
  }
  if (!isTable(value)) {
    findings.add(
      'error',
      'wrong_type',
      'sop',
      `sop is ${typeName(value)}, but must be a table`,
      'Write [sop] and the keys below it.',
    );
    return null;
  }
  findings.unknownKeys(value, 'sop', namesUnderSop, (key) =>
    key === 'triggers' || key === 'escalation'
      ? `What stands below [sop] belongs to it: write ${key} above [sop], or each one as [[${key}]].`
      : ofTriggers(key),
  );
  const read = new TableReader(value, 'sop', findings);
  return {
    name: readName(read, findings),
    description: read.text('description'),
    version: read.text('version', '0.1.0'),
    priority: read.choice('priority', Priority.options, 'normal'),
    executionMode: read.choice('execution_mode', ExecutionMode.options, defaultExecutionMode),
    cooldownSecs: read.whole('cooldown_secs', mostSecs, 0),
    maxConcurrent: read.whole('max_concurrent', mostConcurrent, 1),
    ...readAdmission(read),
    ...readConcurrencyKey(read, findings),
    enabled: read.flag('enabled', true),
    tools: read.choice('tools', ['listed', 'any'], 'listed'),
    onInterrupt: read.choice('on_interrupt', OnInterrupt.options, 'ask'),
    ...(read.choice('recheck', Recheck.options, 'ask') === 'off' ? { recheck: 'off' as const } : {}),
    approvalTimeoutSecs: read.whole('approval_timeout_secs', mostSecs, null),
  };
}

/**
 * What create and import refuse may stand in a file for a reason, but not what nobody can read or give again.
 */
function readName(read: TableReader, findings: ManifestFindings): string {
  const name = read.text('name');
  if (hasUnseen(name))
    findings.add(
      'error',
      'malformed',
      'sop.name',
      'The name has characters that cannot be seen',
      'Write it again, by hand.',
    );
  if (name.length > longestName)
    findings.add(
      'error',
      'malformed',
      'sop.name',
      `The name has more than ${String(longestName)} characters`,
      'Shorten it.',
    );
  return name;
}

function readAdmission(read: TableReader): Pick<Sop, 'admission' | 'queueLimit'> {
  const admission = read.choice('admission', Admission.options, 'skip');
  const queueLimit = read.counted('queue_limit', mostQueued);
  return {
    ...(admission === 'skip' ? {} : { admission }),
    ...(queueLimit === null ? {} : { queueLimit }),
  };
}

function readConcurrencyKey(read: TableReader, findings: ManifestFindings): Pick<Sop, 'concurrencyKey'> {
  const concurrencyKey = read.optionalText('concurrency_key');
  if (concurrencyKey === undefined) return {};
  const parsed = parseConcurrencyKey(concurrencyKey);
  if ('message' in parsed)
    findings.add(
      'error',
      'malformed',
      'sop.concurrency_key',
      `concurrency_key is "${concurrencyKey}", which is not a path into the payload: ${parsed.message} (its column ${String(parsed.column)})`,
      'Write for example concurrency_key = "$.pump_id".',
    );
  return { concurrencyKey };
}

function readEscalation(value: unknown, findings: ManifestFindings): Pick<Sop, 'escalation'> {
  if (value === undefined) return {};
  if (!Array.isArray(value)) {
    findings.add(
      'error',
      'wrong_type',
      'escalation',
      `escalation is ${typeName(value)}, but must be a list of tables`,
      'Write [[escalation]] with two brackets for each of them.',
    );
    return {};
  }
  return {
    escalation: value.flatMap((item: unknown, index) => {
      const path = `escalation[${String(index)}]`;
      if (isTable(item)) return [readStage(item, path, findings)];
      findings.add(
        'error',
        'wrong_type',
        path,
        `An escalation is ${typeName(item)}, but must be a table`,
        'Write [[escalation]] and the keys below it.',
      );
      return [];
    }),
  };
}

function readStage(table: TomlTable, path: string, findings: ManifestFindings): Escalation {
  findings.unknownKeys(table, path, namesOfEscalation, (key) =>
    namesUnderSop.includes(key) ? 'It belongs under [sop], above the escalations.' : null,
  );
  const read = new TableReader(table, path, findings);
  const repeatSecs = read.counted('repeat_secs', mostSecs);
  const priority =
    table['priority'] === undefined ? null : read.choice('priority', ['high', 'critical'] as const, 'high');
  if (repeatSecs !== null && repeatSecs < leastRepeatSecs)
    findings.add(
      'error',
      'out_of_range',
      `${path}.repeat_secs`,
      `repeat_secs is ${String(repeatSecs)}, which is below ${String(leastRepeatSecs)}`,
      `Write a whole number from ${String(leastRepeatSecs)}: people need a moment to look.`,
    );
  return {
    afterSecs: read.neededSeconds('after_secs', mostSecs),
    notify: [...read.texts('notify', notifyRoute, whoIsTold)],
    ...(repeatSecs === null ? {} : { repeatSecs }),
    ...(priority === null ? {} : { priority }),
  };
}

const leastRepeatSecs = 10;
const whoIsTold =
  'Write a list such as ["desktop", "telegram:12345678", "telegram:@shift"]: the desktop, a recipient of a channel, or who is on duty.';

function readTriggers(value: unknown, findings: ManifestFindings): readonly (Trigger | null)[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    findings.add(
      'error',
      'wrong_type',
      'triggers',
      `triggers is ${typeName(value)}, but must be a list of tables`,
      'Write [[triggers]] with two brackets for each trigger.',
    );
    return [];
  }
  return value.map((item: unknown, index) => readTrigger(item, `triggers[${String(index)}]`, findings));
}

function readTrigger(value: unknown, path: string, findings: ManifestFindings): Trigger | null {
  if (!isTable(value)) {
    findings.add(
      'error',
      'wrong_type',
      path,
      `A trigger is ${typeName(value)}, but must be a table`,
      'Write [[triggers]] and the keys below it.',
    );
    return null;
  }
  const type = readType(value, path, findings);
  if (type === null) return null;
  findings.unknownKeys(
    value,
    path,
    triggerKeys(type),
    (key) =>
      otherTriggers(key, type) ??
      (namesUnderSop.includes(key) ? 'It belongs under [sop], above the triggers.' : null),
  );
  const errors = findings.errors;
  const trigger = triggerReaders[type](new TableReader(value, path, findings));
  return findings.errors === errors ? trigger : null;
}

/**
 * The trigger without everything that is not text. Of one whose type is missing or none, its other keys tell
 * where it listens.
 */
function placeIn(table: unknown): Trigger | null {
  if (!isTable(table)) return null;
  const texts = Object.fromEntries(Object.entries(table).filter(([, value]) => typeof value === 'string'));
  const isKnown = EventSource.options.some((type) => type === texts['type']);
  const types = isKnown ? [texts['type']] : EventSource.options.filter((type) => type !== 'manual');
  return (
    types.map((type) => Trigger.safeParse({ ...texts, type }).data ?? null).find((place) => place !== null) ??
    null
  );
}

function ofTriggers(key: string): string | null {
  const types = EventSource.options.filter((type) => triggerKeys(type).includes(key));
  return types.length === 0
    ? null
    : `It belongs to ${types.join(', ')} triggers: write it below [[triggers]].`;
}

function otherTriggers(key: string, type: Trigger['type']): string | null {
  const others = EventSource.options.filter((other) => other !== type && triggerKeys(other).includes(key));
  return others.length === 0
    ? null
    : `It belongs to ${others.join(', ')} triggers; of ${type} ones known are ${triggerKeys(type).join(', ')}.`;
}

function readType(table: TomlTable, path: string, findings: ManifestFindings): Trigger['type'] | null {
  const errors = findings.errors;
  const read = new TableReader(table, path, findings);
  if (table['type'] === undefined)
    findings.add(
      'error',
      'missing_field',
      `${path}.type`,
      '"type" is missing',
      `Add type = "…" under its [[triggers]], one of ${EventSource.options.map((option) => `"${option}"`).join(', ')}.`,
    );
  const type = read.choice('type', EventSource.options, 'manual');
  return findings.errors === errors ? type : null;
}

const triggerReaders: Readonly<Record<Trigger['type'], (read: TableReader) => Trigger>> = {
  mqtt: (read) => ({ type: 'mqtt', topic: read.text('topic'), ...readTiming(read) }),
  webhook: (read) => ({ type: 'webhook', path: read.text('path'), ...readTiming(read) }),
  cron: (read) => ({
    type: 'cron',
    expression: read.text('expression'),
    ...optional('timezone', read),
    ...(read.flag('fleet', false) ? { fleet: true as const } : {}),
  }),
  peripheral: (read) => ({
    type: 'peripheral',
    board: read.text('board'),
    signal: read.text('signal'),
    ...readTiming(read),
  }),
  absence: (read) => ({
    type: 'absence',
    ...optional('topic', read),
    ...optional('path', read),
    ...optional('board', read),
    ...optional('signal', read),
    ...optional('condition', read),
    after_secs: read.neededSeconds('after_secs', mostSecs),
  }),
  window: (read) => ({
    type: 'window',
    ...optional('topic', read),
    ...optional('path', read),
    ...optional('board', read),
    ...optional('signal', read),
    ...optional('value', read),
    over_secs: read.neededSeconds('over_secs', mostSecs),
    condition: read.text('condition'),
  }),
  procedure: (read) => {
    const outcome = read.choice('outcome', [...RunOutcome.options, 'any'] as const, 'any');
    return {
      type: 'procedure',
      name: read.text('name'),
      ...(outcome === 'any' ? {} : { outcome }),
      ...optional('condition', read),
    };
  },
  file: (read) => {
    const on = read.choices('on', FileChange.options);
    return {
      type: 'file',
      path: read.text('path'),
      ...(on === undefined ? {} : { on: [...on] }),
      ...optional('condition', read),
    };
  },
  message: (read) => ({
    type: 'message',
    channel: read.text('channel'),
    ...optional('condition', read),
  }),
  amqp: (read) => ({ type: 'amqp', queue: read.text('queue'), ...optional('condition', read) }),
  manual: () => ({ type: 'manual' }),
};

type OptionalText =
  | 'value'
  | 'topic'
  | 'path'
  | 'board'
  | 'signal'
  | 'condition'
  | 'clear_condition'
  | 'timezone';

function optional<K extends OptionalText>(key: K, read: TableReader): { [key in K]?: string } {
  const value = read.optionalText(key);
  return (value === undefined ? {} : { [key]: value }) as { [key in K]?: string };
}

function optionalSecs<K extends 'for_secs' | 'debounce_secs'>(
  key: K,
  read: TableReader,
): { [key in K]?: number } {
  const value = read.counted(key, mostSecs);
  return (value === null ? {} : { [key]: value }) as { [key in K]?: number };
}

const readTiming = (read: TableReader) => ({
  ...optional('condition', read),
  ...optionalSecs('for_secs', read),
  ...optional('clear_condition', read),
  ...optionalSecs('debounce_secs', read),
});
