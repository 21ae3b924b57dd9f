import { createHash } from 'node:crypto';
import type { Trigger } from '../../../shared/sop';
import { heardBoardOf } from '../../../shared/trigger-facts';
import type { SopEntry } from '../../../shared/sop';

/** A pin that Home Assistant shows, or may ask to be set. */
export interface HomePin {
  readonly board: string;
  readonly pin: number;
  /** `switch`: a procedure sets it. `binary_sensor`: one only looks at it. */
  readonly kind: 'switch' | 'binary_sensor';
}

/** What is announced. */
export interface Home {
  /** Of this installation. */
  readonly id: string;
  readonly version: string;
  /** Where Home Assistant looks for what is announced. */
  readonly prefix: string;
  readonly procedures: readonly string[];
  readonly pins: readonly HomePin[];
}

export interface Announcement {
  readonly topic: string;
  readonly payload: string;
}

export const approvalEvents = ['asked', 'approved', 'rejected', 'timed_out'] as const;

/** What a button sends. Clearing a topic, and what others write to it, is no press. */
export const pressed = 'START';

const baseOf = (id: string): string => `zeroclaw/${id}`;

/** Where this installation publishes, and where it is asked for something. */
export const topicsOf = (id: string) => ({
  availability: `${baseOf(id)}/availability`,
  approvals: `${baseOf(id)}/approvals`,
  stateOf: (procedure: string) => `${baseOf(id)}/procedure/${keyOf(procedure)}/state`,
  startOf: (procedure: string) => `${baseOf(id)}/procedure/${keyOf(procedure)}/start`,
  boardOf: (board: string) => `${baseOf(id)}/board/${encodeURIComponent(board)}/availability`,
  levelOf: ({ board, pin }: Pick<HomePin, 'board' | 'pin'>) =>
    `${baseOf(id)}/board/${encodeURIComponent(board)}/pin_${String(pin)}/state`,
  setOf: ({ board, pin }: Pick<HomePin, 'board' | 'pin'>) =>
    `${baseOf(id)}/board/${encodeURIComponent(board)}/pin_${String(pin)}/set`,
  /** Filters of all that may be asked for. */
  commands: [`${baseOf(id)}/procedure/+/start`, `${baseOf(id)}/board/+/+/set`],
});

/** A name may hold what no topic can: its hash tells procedures apart. */
const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 12);

/**
 * Part of the id by which people write automations: readable where the name has Latin letters and digits alone.
 * Several names may have the same.
 */
function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_|_$/gu, '');
  return /^[\w .-]+$/u.test(name) && slug !== '' ? slug : keyOf(name);
}

/** A topic is emptied as its entity goes, which may still listen to it. */
const isTold = 'value_json is defined';

/** One message for each entity, as Home Assistant 2024.3 and later read them. */
export function announcementsOf(home: Home): readonly Announcement[] {
  const topics = topicsOf(home.id);
  /** `id` is of this entity alone, and stays whatever else there is; `word` is for people. */
  const announce = (
    kind: string,
    { id, word = id }: { readonly id: string; readonly word?: string },
    config: object,
    more: readonly string[] = [],
  ): Announcement => ({
    topic: `${home.prefix}/${kind}/${home.id}/${id}/config`,
    payload: JSON.stringify({
      ...config,
      unique_id: `${home.id}_${id}`,
      object_id: `zeroclaw_${word}`,
      availability: [topics.availability, ...more].map((topic) => ({ topic })),
      availability_mode: 'all',
      device: {
        identifiers: [home.id],
        name: 'ZeroClaw',
        manufacturer: 'ZeroClaw',
        model: 'ZeroClaw Desktop',
        sw_version: home.version,
      },
      origin: { name: 'ZeroClaw Desktop', sw: home.version },
    }),
  });
  return [
    announce(
      'event',
      { id: 'approvals' },
      {
        name: 'Approvals',
        state_topic: topics.approvals,
        event_types: approvalEvents,
        icon: 'mdi:account-question',
      },
    ),
    ...home.procedures.flatMap((name) => [
      announce(
        'button',
        { id: `start_${keyOf(name)}`, word: `start_${slugOf(name)}` },
        {
          name,
          command_topic: topics.startOf(name),
          payload_press: pressed,
          icon: 'mdi:play',
        },
      ),
      announce(
        'sensor',
        { id: `run_${keyOf(name)}`, word: `run_${slugOf(name)}` },
        {
          name: `${name} run`,
          state_topic: topics.stateOf(name),
          value_template: `{{ value_json.state if ${isTold} else '' }}`,
          json_attributes_topic: topics.stateOf(name),
          json_attributes_template: `{{ value if ${isTold} else '{}' }}`,
          icon: 'mdi:clipboard-play-outline',
        },
      ),
    ]),
    ...home.pins.map((pin) =>
      announce(
        pin.kind,
        {
          id: `${keyOf(pin.board)}_pin_${String(pin.pin)}`,
          word: `${slugOf(pin.board)}_pin_${String(pin.pin)}`,
        },
        {
          name: `${pin.board} pin ${String(pin.pin)}`,
          state_topic: topics.levelOf(pin),
          ...(pin.kind === 'switch' ? { command_topic: topics.setOf(pin) } : {}),
        },
        [topics.boardOf(pin.board)],
      ),
    ),
  ];
}

/** The pins that procedures name in fixed calls or listen to. */
export function pinsIn(entries: readonly Pick<SopEntry, 'sop'>[]): readonly HomePin[] {
  const pins = new Map<string, HomePin>();
  const add = (board: unknown, pin: unknown, kind: HomePin['kind']): void => {
    if (typeof board !== 'string' || typeof pin !== 'number') return;
    const key = JSON.stringify([board, pin]);
    if (pins.get(key)?.kind !== 'switch') pins.set(key, { board, pin, kind });
  };
  for (const { sop } of entries) {
    for (const trigger of sop?.triggers ?? []) {
      const heard = heardPin(trigger);
      if (heard !== null) add(heard.board, heard.pin, 'binary_sensor');
    }
    for (const { tool, arguments: args } of (sop?.steps ?? []).flatMap(({ calls }) => calls))
      if (tool === 'gpio_write' || tool === 'gpio_read')
        add(args['board'], args['pin'], tool === 'gpio_write' ? 'switch' : 'binary_sensor');
  }
  return [...pins.values()];
}

function heardPin(trigger: Trigger): { readonly board: string; readonly pin: number } | null {
  const heard = heardBoardOf(trigger);
  const pin = heard === null ? undefined : /^pin_(\d{1,3})$/u.exec(heard.signal)?.[1];
  return heard === null || pin === undefined ? null : { board: heard.board, pin: Number(pin) };
}
