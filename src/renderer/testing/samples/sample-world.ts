import type { KeptNotification } from '../../../shared/notifications';
import type { Conversation } from '../../../shared/chat';
import type { Output } from '../../../shared/procedures';
import { startsHeld, type Sop, type SopEntry } from '../../../shared/sop';
import type { EngineStatus } from '../../../shared/status';
import { sampleBackup, sampleLog, samplePump, sampleReport, sampleVent } from './sample-runs';
import { sampleColdRoom, sampleColdRoomToml } from './sample-sops';

const minute = 60_000;

export const sampleStatus = (now: number): EngineStatus => ({
  version: '0.1.0',
  home: 'sample data',
  sopsFolder: 'sample data/workspace/sops',
  gateway: 'http://127.0.0.1:42617',
  model: { health: 'on', label: 'Qwen2.5 3B Instruct', detail: 'ready · 14 tok/s', remedy: null },
  broker: { health: 'on', label: '127.0.0.1:1883', detail: 'connected, 3 topics', remedy: null },
  boards: [
    {
      name: 'nucleo-f401re-0',
      type: 'nucleo-f401re',
      path: '/dev/ttyACM0',
      state: 'connected',
      detail: 'Answers in 2 ms',
      remedy: null,
      pins: [0, 5, 13],
      firmware: null,
      tells: null,
      surePulseMs: null,
      virtual: false,
    },
    {
      name: 'virtual-1',
      type: 'virtual',
      path: 'virtual',
      state: 'connected',
      detail: 'Part of the app',
      remedy: null,
      pins: [0, 9],
      firmware: null,
      tells: null,
      surePulseMs: null,
      virtual: false,
    },
    {
      name: 'nucleo-f401re-1',
      type: 'nucleo-f401re',
      path: '/dev/ttyACM1',
      state: 'lost',
      detail: 'Last answer 2 h ago',
      remedy: 'Check the cable. The app tries again by itself every 30 s.',
      pins: [],
      firmware: null,
      tells: null,
      surePulseMs: null,
      virtual: false,
    },
  ],
  proceduresEnabled: true,
  triggersPaused: false,
  stopped: false,
  problems: [
    {
      id: 'board:nucleo-f401re-1',
      at: now - 124 * minute,
      where: 'board nucleo-f401re-1',
      message: 'The board does not answer on /dev/ttyACM1',
      remedy: 'Check the cable. The app tries again by itself every 30 s.',
    },
  ],
});

const entryOf = (sop: Sop): SopEntry => ({
  folder: sop.name,
  name: sop.name,
  state: 'valid',
  diagnostics: [],
  sop,
  hash: `${sop.name}-hash`,
});

export const sampleEntries = (): SopEntry[] => [
  entryOf(samplePump),
  sampleColdRoom,
  entryOf(sampleBackup),
  entryOf(sampleVent),
  {
    ...entryOf(sampleLog),
    state: 'warnings',
    diagnostics: [
      {
        severity: 'warning',
        file: 'SOP.toml',
        line: 7,
        column: 1,
        key: 'cooldwn_secs',
        message: 'The key "cooldwn_secs" is not known',
        remedy: 'Did you mean "cooldown_secs"? It is ignored until then.',
      },
    ],
  },
  { ...entryOf({ ...sampleReport, enabled: false }), state: 'disabled' },
  {
    folder: 'valve-test',
    name: 'valve-test',
    state: 'errors',
    sop: null,
    hash: 'valve-test-hash',
    diagnostics: [
      {
        severity: 'error',
        file: 'SOP.toml',
        line: 12,
        column: 14,
        key: 'condition',
        message: 'The condition "$.value >" has no value after ">"',
        remedy: 'Write what it is compared with, for example $.value > 85.',
      },
    ],
  },
];

const sampleToml = (sop: Sop | null): string =>
  sop === null
    ? '[sop]\nname = "valve-test"\ndescription = "Moves every valve once."\nversion = "0.1.0"\n\n[[triggers]]\ntype = "manual"\n\n[[triggers]]\ntype = "mqtt"\ntopic = "facility/valve"\ncondition = "$.value >"\n'
    : sop.name === sampleColdRoom.name
      ? sampleColdRoomToml
      : `[sop]\nname = "${sop.name}"\ndescription = "${sop.description}"\nversion = "${sop.version}"\npriority = "${sop.priority}"\nexecution_mode = "${sop.executionMode}"\ncooldown_secs = ${String(sop.cooldownSecs)}\n${sop.triggers
          .map(
            (trigger) =>
              `\n[[triggers]]\n${Object.entries(trigger)
                .map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
                .join('\n')}\n`,
          )
          .join('')}`;

const sampleMarkdown = (sop: Sop | null): string =>
  sop === null
    ? '## Steps\n\n1. **Open the valve**\n'
    : `# ${sop.name}\n\n${sop.description}\n\n## Steps\n\n${sop.steps
        .map(
          (step) =>
            `${String(step.number)}. **${step.title}** — ${step.body}\n   - tools: ${step.suggestedTools.join(', ')}\n${step.requiresConfirmation ? '   - requires_confirmation: true\n' : ''}`,
        )
        .join('\n')}`;

export const sampleConversations = (now: number): Conversation[] => [
  { id: 'c1', title: 'Greenhouse plan', channel: 'desktop', updatedAt: now - 4 * minute, messages: 2 },
  {
    id: 'c2',
    title: 'Why did the pump trip twice?',
    channel: 'desktop',
    updatedAt: now - 190 * minute,
    messages: 4,
  },
  { id: 'c3', title: '백업 절차 고치기', channel: 'desktop', updatedAt: now - 1500 * minute, messages: 2 },
  { id: 'c4', title: 'shift-a', channel: 'cli', updatedAt: now - 2900 * minute, messages: 2 },
];

export const sampleNotifications = (now: number): KeptNotification[] => [
  {
    id: 3,
    at: now - 60_000,
    title: 'pump-overpressure',
    body: 'Step 4 waits: Open the relief valve',
    place: { page: 'approvals', id: '8f31c2' },
    readAt: null,
    shown: true,
    why: null,
  },
  {
    id: 2,
    at: now - 3_600_000,
    title: 'Cold room',
    body: 'The cold room is at 9.4 °C.',
    place: { page: 'runs', id: '71a0d4' },
    readAt: null,
    shown: false,
    why: 'no program here can show it',
  },
  {
    id: 1,
    at: now - 90_000_000,
    title: 'Outputs of nucleo-f401re-0',
    body: 'Pin 5 is not driven any more.',
    place: null,
    readAt: now - 80_000_000,
    shown: true,
    why: null,
  },
];

/** What the engine shows of a procedure: how it is listed, and its two texts. */
export const shownAs = (entry: SopEntry): Output<'sops.show'> => ({
  entry,
  toml: sampleToml(entry.sop),
  markdown: sampleMarkdown(entry.sop),
});

/** How the list of procedures has it, where triggers are paused and where they are not. */
export const listed = (entry: SopEntry, triggersPaused = false): Output<'sops.list'>[number] => {
  const held = startsHeld(entry, { proceduresEnabled: true, triggersPaused });
  const byClock = entry.sop?.triggers.some(({ type }) => type === 'cron') === true;
  return { ...entry, held, nextFireAt: held === null && byClock ? 3_000_000 : null, lastRun: null };
};
