import type { Json } from '../../../shared/json';
import { pinNameOf } from '../../../shared/pin-names';
import type { PinName } from '../../../shared/pin-names';
import type { Sketch, SketchStep, SketchTrigger } from '../../../shared/sketch';
import { topicMatches } from '../topics';
import { oneLine } from './plain-words';

/** A topic that was heard, or that a procedure names. */
export interface KnownTopic {
  readonly topic: string;
  /** What a device is called that publishes it. */
  readonly name?: string | undefined;
  /** Nothing was heard there of late, and a procedure names it. */
  readonly isOnlyNamed?: boolean | undefined;
  /** What came last. */
  readonly payload?: string | undefined;
}

export interface KnownBoard {
  readonly name: string;
  readonly pins: readonly number[];
  readonly pinNames?: readonly PinName[] | undefined;
}

/** What a sentence can be about. */
export interface KnownHere {
  readonly topics: readonly KnownTopic[];
  readonly boards: readonly KnownBoard[];
  /** `desktop`, or `CHANNEL:RECIPIENT`. */
  readonly recipients: readonly string[];
  /** Those that messages came from, or that a procedure names; null: there is no broker of queues. */
  readonly queues: readonly string[] | null;
}

export interface Unknown {
  /** From 0. */
  readonly at: { readonly trigger: number } | { readonly step: number };
  readonly message: string;
  readonly remedy: string;
}

/**
 * What was made up: places that nobody here has heard of, in the order of the texts. `said`: what the person wrote
 * themselves; what stands there is theirs.
 */
export function unknownHere(sketch: Sketch, here: KnownHere, said: string): readonly Unknown[] {
  return [
    ...sketch.when.flatMap((trigger, index) =>
      ofTrigger(trigger, here).map((each) => ({ at: { trigger: index }, ...each })),
    ),
    ...sketch.steps.flatMap((step, index) =>
      ofStep(step, here, said).map((each) => ({ at: { step: index }, ...each })),
    ),
  ];
}

type Doubt = Omit<Unknown, 'at'>;

function ofTrigger(trigger: SketchTrigger, here: KnownHere): readonly Doubt[] {
  switch (trigger.kind) {
    case 'mqtt':
    case 'silence':
    case 'window':
      return ofTopic(trigger.topic, here);
    case 'pin':
      return ofPin(here, trigger.board, trigger.pin);
    case 'queue':
      return ofQueue(trigger.queue, here);
    default:
      return [];
  }
}

function ofStep(step: SketchStep, here: KnownHere, said: string): readonly Doubt[] {
  switch (step.do) {
    case 'call':
      return Object.entries(step.arguments).flatMap(([key, value]) =>
        ofArgument(key, value, step.arguments['board'], here, said),
      );
    case 'tell':
      return here.recipients.includes(step.to) || step.to === '' ? [] : [nobody(step.to)];
    case 'wait-message':
      return ofTopic(step.topic, here);
    default:
      return [];
  }
}

/** Arguments that say where a call reaches, by the names that all tools give them. */
function ofArgument(
  key: string,
  value: Json,
  board: Json | undefined,
  here: KnownHere,
  said: string,
): readonly Doubt[] {
  if (key === 'pin' && typeof value === 'number') return ofPin(here, board, value);
  if (typeof value !== 'string' || value.includes('{{') || said.includes(value)) return [];
  if (key === 'topic') return ofTopic(value, here);
  if (key === 'to') return here.recipients.some((each) => each.endsWith(`:${value}`)) ? [] : [nobody(value)];
  return key === 'url' || key === 'path' || key === 'command' || key === 'script'
    ? [
        {
          message: `Not known here: ${oneLine(value, 200)}`,
          remedy: 'It is not in the sentence either. Check it before you enable the procedure.',
        },
      ]
    : [];
}

const ofTopic = (written: string, { topics }: KnownHere): readonly Doubt[] => {
  const filter = oneLine(written);
  return topics.some(
    ({ topic, isOnlyNamed }) => isOnlyNamed !== true && (topic === filter || topicMatches(filter, topic)),
  )
    ? []
    : [
        {
          message: `Not known here: the topic ${filter}`,
          remedy:
            'Nothing was heard there. Check it with "Listen now" in the editor, and choose the topic that is meant.',
        },
      ];
};

function ofQueue(written: string, { queues }: KnownHere): readonly Doubt[] {
  const queue = oneLine(written);
  // Validation says it where there is no broker.
  return queues === null || queues.includes(queue)
    ? []
    : [
        {
          message: `Not known here: the queue ${queue}`,
          remedy:
            'Nothing was heard there. Check its name at the broker: ZeroClaw makes no queue, and a wrong one is a problem once the procedure is enabled.',
        },
      ];
}

function ofPin({ boards }: KnownHere, board: Json | undefined, pin: number): readonly Doubt[] {
  const named =
    board === undefined
      ? boards.length === 1
        ? boards[0]
        : undefined
      : boards.find(({ name }) => name === board);
  // Validation says it of a board that is not configured.
  if (named === undefined) return [];
  if (!named.pins.includes(pin) && named.pins.length > 0)
    return [
      {
        message: `Not known here: pin ${String(pin)} of ${named.name}`,
        remedy: `It has the pins ${named.pins.join(', ')}. Choose the one that is meant.`,
      },
    ];
  return pinNameOf([named], named.name, pin) === null
    ? [
        {
          message: `Not known here: what pin ${String(pin)} of ${named.name} is`,
          remedy: 'It has no name. Check that it is the one that is meant, and name it on the page Boards.',
        },
      ]
    : [];
}

const nobody = (to: string): Doubt => ({
  message: `Not known here: the recipient ${oneLine(to, 200)}`,
  remedy: 'Check who is meant: a recipient is written as CHANNEL:RECIPIENT.',
});
