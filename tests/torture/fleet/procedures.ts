import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outTopic } from '../procedures';

export const memberNames = ['a', 'b', 'c'] as const;
export type MemberName = (typeof memberNames)[number];
/** It has the board. */
export const boardMember: MemberName = 'c';
/** Each has this tag, so one of all three carries it out. */
export const tag = 'plant';
/** The procedure that the clock starts. */
export const ticking = 'tick';
export const ticksFile = 'ticks.txt';
const tickEverySecs = 5;

/** Topics that all engines share, with how often they are chosen. */
export const fleetTopics = {
  share: 10,
  say: 5,
  /** A call that one of all carries out. */
  far: 7,
  shout: 4,
  /** A pin of the board at another engine. */
  valve: 4,
  /** At another engine, then here. */
  both: 5,
  /** A person is asked before. */
  sure: 2,
} as const;
export type FleetTopic = keyof typeof fleetTopics;
export const topicOfFleet = (topic: FleetTopic): string => `t/${topic}`;

const append = (file: string): string =>
  `   - call: file_write {"path": "${file}.txt", "content": "{{payload.n}}\\n", "append": true}`;
const say = `   - call: mqtt_publish {"topic": "${outTopic}", "payload": "{{payload.n}}"}`;
const elsewhere = `   - on: ${tag}`;

const stepsOf: Readonly<Record<FleetTopic, readonly string[]>> = {
  share: [append('share')],
  say: [say],
  far: [`${append('far')}\n${elsewhere}`],
  shout: [`${say}\n${elsewhere}`],
  valve: [
    `   - call: gpio_write {"board": "pump", "pin": 5, "value": "{{payload.level}}"}\n   - on: ${boardMember}`,
  ],
  both: [`${append('there')}\n${elsewhere}`, append('here')],
  sure: [`${append('sure')}\n${elsewhere}\n   - requires_confirmation: true`],
};

export function writeFleetProcedures(home: string): void {
  const put = (name: string, trigger: string, steps: readonly string[]): void => {
    const folder = join(home, 'workspace', 'sops', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'SOP.toml'),
      `[sop]\nname = "${name}"\ndescription = "Of the torture"\nexecution_mode = "auto"\nmax_concurrent = 1000\n[[triggers]]\n${trigger}`,
    );
    writeFileSync(
      join(folder, 'SOP.md'),
      `## Steps\n\n${steps.map((step, index) => `${String(index + 1)}. **Step ${String(index + 1)}** — As it says.\n${step}\n`).join('\n')}`,
    );
  };
  for (const [topic, steps] of Object.entries(stepsOf) as [FleetTopic, readonly string[]][])
    put(topic, `type = "mqtt"\ntopic = "$share/torture/${topicOfFleet(topic)}"\n`, steps);
  put(ticking, `type = "cron"\nexpression = "*/${String(tickEverySecs)} * * * * *"\nfleet = true\n`, [
    `   - call: file_write {"path": "${ticksFile}", "content": "tick\\n", "append": true}`,
  ]);
}

export interface MemberPlaces {
  readonly name: MemberName;
  readonly database: string;
  readonly brokerPort: number;
  /** Null: it has none. */
  readonly board: string | null;
}

export const memberConfig = ({ name, database, brokerPort, board }: MemberPlaces): string => `
[gateway]
port = 0
[storage]
url = "${database}"
[fleet]
name = "${name}"
tags = ["${tag}"]
accept = ["file_write", "mqtt_publish", "gpio_write"]
[mqtt]
url = "mqtt://127.0.0.1:${String(brokerPort)}"
client_id = "torture-${name}"
version = "5"
[sop]
max_active_runs = 12
step_timeout_secs = 120
connect_timeout_secs = 60
[memory]
auto_save = false
${board === null ? '' : `[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "${board}"\n`}`;
