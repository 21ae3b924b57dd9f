import { unreachable } from '../../../shared/errors';
import type { Json, JsonObject } from '../../../shared/json';
import type { SketchStep } from '../../../shared/sketch';
import type { NewStep } from '../../../shared/sop-edit';
import { conditionText } from './to-trigger';
import { asData, oneLine } from './plain-words';

/** What is known of a tool: whether it changes the world, or tells it something. Undefined: there is no such tool. */
export type EffectOf = (tool: string) => 'reads' | 'acts' | undefined;

/** Shows something to the person at this computer, and nothing else. */
const tellsHere = 'notify';

/** Whether somebody has to be asked before: a tool that nobody knows may do anything. */
const isAsked = (tools: readonly string[], effectOf: EffectOf): boolean =>
  tools.some((tool) => tool !== tellsHere && effectOf(tool) !== 'reads');

type Work = Omit<NewStep, 'title' | 'body'>;

/** Of the steps that are carried out side by side, by their place from 0; undefined: of none. */
export function groupOf(steps: readonly SketchStep[], index: number): string | undefined {
  const isBeside = (at: number): boolean => at > 0 && steps[at]?.beside === true;
  if (!isBeside(index) && !isBeside(index + 1)) return undefined;
  const first = isBeside(index) ? steps.findLastIndex((_, at) => at < index && !isBeside(at)) : index;
  return `beside-${String(first + 1)}`;
}

/** The step without its words: what it does, and whether it asks. */
export function toWork(sketch: SketchStep, effectOf: EffectOf): Work {
  switch (sketch.do) {
    case 'call':
      return {
        ...asCall(oneLine(sketch.tool), sketch.arguments, effectOf),
        ...(sketch.for_each === undefined || sketch.for_each.trim() === ''
          ? {}
          : { forEach: { list: oneLine(sketch.for_each) } }),
      };
    case 'judge': {
      const tools = (sketch.tools ?? []).map((tool) => oneLine(tool)).filter((tool) => tool !== '');
      return { tools, requiresConfirmation: isAsked(tools, effectOf) };
    }
    case 'tell': {
      const [channel = '', ...recipient] = oneLine(sketch.to).split(':');
      if (channel === 'desktop' || channel === '')
        return asCall(tellsHere, { message: sketch.words }, effectOf);
      return asCall(
        'send_message',
        {
          channel,
          ...(recipient.length === 0 ? {} : { to: recipient.join(':') }),
          text: sketch.words,
        },
        effectOf,
      );
    }
    case 'check':
      return { kind: 'checkpoint' };
    case 'wait':
      return { kind: 'wait', wait: { until: { type: 'duration', secs: sketch.secs } } };
    case 'wait-time':
      return { kind: 'wait', wait: { until: { type: 'time', time: oneLine(sketch.time) } } };
    case 'wait-message':
      return {
        kind: 'wait',
        wait: {
          until: {
            type: 'message',
            condition: conditionText(sketch.condition),
            topic: oneLine(sketch.topic),
          },
          ...(sketch.timeout_secs === undefined ? {} : { timeoutSecs: sketch.timeout_secs }),
        },
      };
    case 'ask':
      return { kind: 'input', ask: { ...answers[sketch.answer], title: oneLine(sketch.title) } };
    case 'procedure':
      return { kind: 'procedure', run: { name: oneLine(sketch.name) }, requiresConfirmation: true };
    default:
      return unreachable(sketch);
  }
}

const answers = {
  number: { type: 'number' },
  text: { type: 'string' },
  'yes-no': { type: 'boolean' },
} as const;

const asCall = (tool: string, args: JsonObject, effectOf: EffectOf): Work => ({
  calls: [{ tool, arguments: asWritten(args) }],
  requiresConfirmation: isAsked([tool], effectOf),
});

/** As it is read back, with no place for a value but those of events and steps. */
const asWritten = (args: JsonObject): JsonObject =>
  JSON.parse(JSON.stringify(args), (_key, value: Json) =>
    typeof value === 'string' ? asData(value) : value,
  ) as JsonObject;
