import type { Json, JsonObject } from '../../../../shared/json';
import { SketchComparison, SketchFigure } from '../../../../shared/sketch';
import { FileChange, RunOutcome } from '../../../../shared/sop';
import type { KnownHere } from '../../../../domain/procedure/sketch/unknown-here';
import type { ToolSpec } from '../../../ports/provider';

const text = (maxLength: number, description?: string): JsonObject => ({
  type: 'string',
  minLength: 1,
  maxLength,
  ...(description === undefined ? {} : { description }),
});
const secs: JsonObject = { type: 'integer', minimum: 1, maximum: 31_536_000 };
const oneOf = (values: readonly Json[], description?: string): JsonObject => ({
  enum: [...values],
  ...(description === undefined ? {} : { description }),
});
/** `kind` first: whoever writes it from left to right has chosen before the rest. */
const record = (
  required: Readonly<Record<string, Json>>,
  optional: Readonly<Record<string, Json>> = {},
): JsonObject => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

const condition = record({
  field: {
    type: 'string',
    maxLength: 100,
    description: 'path in the JSON payload, "" for the payload itself',
  },
  is: oneOf(SketchComparison.options),
  value: { anyOf: [{ type: 'number' }, { type: 'boolean' }, text(100)] },
});
const topic = text(190, 'an MQTT topic that is known here');

/**
 * What a model may answer: the four questions, with the tools, boards, people and channels that there are. A topic
 * or a path may be any text; what nobody here knows is marked.
 */
export function sketchSchema(
  here: KnownHere,
  tools: readonly ToolSpec[],
  channels: readonly string[],
  procedures: readonly string[],
): JsonObject {
  const boards = here.boards.map(({ name }) => name);
  const words = { title: text(80), text: text(300, 'one sentence: what is done') };
  const beside = { type: 'boolean', description: 'at the same time as the step before' };
  return record({
    name: text(50, 'a short name of the procedure'),
    when: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: { anyOf: triggers(boards, here.queues, channels, procedures) },
    },
    steps: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: {
        anyOf: [
          ...tools.map(({ name, parameters }) =>
            record(
              { do: oneOf(['call']), tool: oneOf([name]), arguments: parameters, ...words },
              { for_each: text(100, 'a list, e.g. $.payload.pumps: once for each item'), beside },
            ),
          ),
          record(
            {
              do: oneOf(['tell']),
              to: oneOf(here.recipients),
              words: text(300, 'may hold {{payload.FIELD}} and {{topic}}'),
              title: text(80),
            },
            { beside },
          ),
          record({ do: oneOf(['check'], 'a person looks and confirms'), ...words }),
          record({ do: oneOf(['wait']), secs, title: text(80) }, { beside }),
          record({ do: oneOf(['wait-time']), time: text(8, 'HH:MM'), title: text(80) }),
          record(
            { do: oneOf(['wait-message']), topic, condition, title: text(80) },
            { timeout_secs: secs, beside },
          ),
          record({
            do: oneOf(['ask'], 'a person gives a value'),
            answer: oneOf(['number', 'text', 'yes-no']),
            ...words,
          }),
          ...(procedures.length === 0
            ? []
            : [
                record({
                  do: oneOf(['procedure'], 'starts another procedure'),
                  name: oneOf(procedures),
                  title: text(80),
                }),
              ]),
          ...(tools.length === 0
            ? []
            : [
                record({
                  do: oneOf(['judge'], 'only where a model has to judge'),
                  tools: { type: 'array', maxItems: 4, items: oneOf(tools.map(({ name }) => name)) },
                  ...words,
                }),
              ]),
        ],
      },
    },
    ask: oneOf(['acting', 'everything']),
  });
}

const triggers = (
  boards: readonly string[],
  queues: readonly string[] | null,
  channels: readonly string[],
  procedures: readonly string[],
): JsonObject[] => [
  record({ kind: oneOf(['mqtt']), topic }, { condition, for_secs: secs }),
  ...(boards.length === 0
    ? []
    : [
        record(
          { kind: oneOf(['pin']), board: oneOf(boards), pin: { type: 'integer', minimum: 0, maximum: 999 } },
          { level: oneOf([0, 1]), for_secs: secs },
        ),
      ]),
  record(
    { kind: oneOf(['cron']), expression: text(60, 'minute hour day month weekday') },
    { timezone: text(40) },
  ),
  record({ kind: oneOf(['silence'], 'nothing is heard for so long'), topic, after_secs: secs }),
  record({
    kind: oneOf(['window'], 'a figure over some time'),
    topic,
    field: { type: 'string', maxLength: 100 },
    over_secs: secs,
    figure: oneOf(SketchFigure.options),
    is: oneOf(SketchComparison.options),
    value: { type: 'number' },
  }),
  record({ kind: oneOf(['webhook']), path: text(100, 'begins with /') }, { condition }),
  ...(queues === null
    ? []
    : [
        record(
          { kind: oneOf(['queue'], 'a message in a queue of RabbitMQ'), queue: text(190) },
          { condition },
        ),
      ]),
  record(
    { kind: oneOf(['file']), path: text(190, 'e.g. inbox/*.csv') },
    { on: { type: 'array', maxItems: 3, items: oneOf(FileChange.options) } },
  ),
  ...(channels.length === 0
    ? []
    : [record({ kind: oneOf(['message']), channel: oneOf(channels) }, { contains: text(100) })]),
  ...(procedures.length === 0
    ? []
    : [
        record(
          { kind: oneOf(['procedure'], 'another procedure ended'), name: oneOf(procedures) },
          { outcome: oneOf(RunOutcome.options) },
        ),
      ]),
  record({ kind: oneOf(['manual'], 'a person starts it') }),
];
