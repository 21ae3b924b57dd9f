import { unreachable } from '../../../shared/errors';
import type { SketchComparison, SketchCondition, SketchTrigger } from '../../../shared/sketch';
import type { Trigger } from '../../../shared/sop';
import { writeComparison, type FormOperator } from '../expression/one-comparison';
import { printPath, readPath, type JsonPath } from '../expression/path';
import { oneLine } from './plain-words';

const operators: Readonly<Record<SketchComparison, FormOperator>> = {
  above: '>',
  'at-least': '>=',
  below: '<',
  'at-most': '<=',
  equals: '==',
  differs: '!=',
  contains: 'contains',
};

/** The trigger that is meant, as SOP.toml has it. */
export function toTrigger(sketch: SketchTrigger): Trigger {
  switch (sketch.kind) {
    case 'mqtt':
      return { type: 'mqtt', topic: oneLine(sketch.topic), ...when(sketch.condition), ...lasting(sketch) };
    case 'webhook':
      return { type: 'webhook', path: oneLine(sketch.path), ...when(sketch.condition) };
    case 'queue':
      return { type: 'amqp', queue: oneLine(sketch.queue), ...when(sketch.condition) };
    case 'cron':
      return {
        type: 'cron',
        expression: oneLine(sketch.expression),
        ...(sketch.timezone === undefined ? {} : { timezone: oneLine(sketch.timezone) }),
      };
    case 'pin':
      return {
        type: 'peripheral',
        board: oneLine(sketch.board),
        signal: `pin_${String(sketch.pin)}`,
        ...(sketch.level === undefined ? {} : { condition: `== ${String(sketch.level)}` }),
        ...lasting(sketch),
      };
    case 'silence':
      return { type: 'absence', topic: oneLine(sketch.topic), after_secs: sketch.after_secs };
    case 'window': {
      const path = pathOf(sketch.field);
      return {
        type: 'window',
        topic: oneLine(sketch.topic),
        ...(path.length === 0 ? {} : { value: printPath(path) }),
        over_secs: sketch.over_secs,
        condition: conditionText({ field: sketch.figure, is: sketch.is, value: sketch.value }),
      };
    }
    case 'file':
      return {
        type: 'file',
        path: oneLine(sketch.path),
        ...(sketch.on === undefined || sketch.on.length === 0 ? {} : { on: [...new Set(sketch.on)] }),
      };
    case 'message':
      return {
        type: 'message',
        channel: oneLine(sketch.channel),
        ...(sketch.contains === undefined || sketch.contains.trim() === ''
          ? {}
          : when({ field: 'text', is: 'contains', value: sketch.contains })),
      };
    case 'procedure':
      return {
        type: 'procedure',
        name: oneLine(sketch.name),
        ...(sketch.outcome === undefined ? {} : { outcome: sketch.outcome }),
      };
    case 'manual':
      return { type: 'manual' };
    default:
      return unreachable(sketch);
  }
}

const when = (condition: SketchCondition | undefined): { condition?: string } =>
  condition === undefined ? {} : { condition: conditionText(condition) };

/** Without a condition there is nothing that could last. */
const lasting = (sketch: {
  readonly for_secs?: number | undefined;
  readonly condition?: unknown;
  readonly level?: unknown;
}): {
  for_secs?: number;
} =>
  sketch.for_secs === undefined || (sketch.condition === undefined && sketch.level === undefined)
    ? {}
    : { for_secs: sketch.for_secs };

/** One comparison, whatever its words are: they stand in quotes where they could be more than one. */
export const conditionText = ({ field, is, value }: SketchCondition): string =>
  writeComparison({ path: pathOf(field), operator: operators[is], value: oneLine(String(value)) });

/** `level`, `tank.level`, `$.tank.level` or `readings[0]`; what is none of them is one key. */
function pathOf(field: string): JsonPath {
  const text = oneLine(field).replace(/^\$/u, '');
  if (text === '') return [];
  const written = text.startsWith('.') || text.startsWith('[') ? text : `.${text}`;
  const read = readPath(written, 0);
  return 'path' in read && read.end === written.length ? read.path : [text.replace(/^\./u, '')];
}
