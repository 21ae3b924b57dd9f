import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Topic } from './plan';
import { webhookPaths } from './plan';

/** What the engine of the torture is told to listen to and to do. */
export const topicOf = (topic: Topic | 'mark'): string => `t/${topic}`;
export const outTopic = 'out';
/** The pin that a person's finger is on, and those that procedures write. */
export const edgePin = 3;
export const writtenPins = [5, 6] as const;
export const usualActiveRuns = 6;
export const coolSecs = 3;
export const narrowRuns = 2;
export const heldSecs = 2;
export const silentSecs = 2;

interface Written {
  readonly toml: string;
  readonly steps: readonly string[];
}

const mqtt = (topic: Topic | 'mark', more = ''): string =>
  `[[triggers]]\ntype = "mqtt"\ntopic = "${topicOf(topic)}"\n${more}`;
const append = (file: string): string =>
  `   - call: file_write {"path": "${file}", "content": "{{payload.n}}\\n", "append": true}`;
const keep = '   - call: memory_store {"key": "note-{{payload.n}}", "content": "{{payload.n}}"}';
const say = `   - call: mqtt_publish {"topic": "${outTopic}", "payload": "{{payload.n}}"}`;

const written: Readonly<Record<string, Written>> = {
  append: { toml: mqtt('append'), steps: [append('append.txt')] },
  publish: { toml: mqtt('publish'), steps: [say] },
  pin: {
    toml: mqtt('pin'),
    steps: [
      `   - call: gpio_write {"board": "nucleo", "pin": "{{payload.pin}}", "value": "{{payload.level}}"}`,
    ],
  },
  note: { toml: mqtt('note'), steps: [keep] },
  request: {
    toml: mqtt('request'),
    steps: ['   - call: http_request {"url": "RECEIVER", "method": "POST", "body": "{{payload.n}}"}'],
  },
  chain: {
    toml: `priority = "high"\n${mqtt('chain')}`,
    steps: [say, `${append('chain.txt')}\n   - on_failure: retry:3`],
  },
  ask: {
    toml: mqtt('ask'),
    steps: [`${append('ask.txt')}\n   - requires_confirmation: true`],
  },
  model: {
    toml: mqtt('model'),
    steps: ['Write the number of the payload into model.txt.\n   - tools: file_write'],
  },
  cool: { toml: `cooldown_secs = ${String(coolSecs)}\n${mqtt('cool')}`, steps: [say] },
  narrow: {
    toml: `max_concurrent = ${String(narrowRuns)}\n${mqtt('narrow')}`,
    steps: [append('narrow.txt')],
  },
  condition: {
    toml: mqtt('condition', 'condition = "$.level > 0"\n'),
    steps: [keep],
  },
  // It has held for so long.
  hold: {
    toml: mqtt('hold', `condition = "$.level > 0"\nfor_secs = ${String(heldSecs)}\n`),
    steps: [append('hold.txt')],
  },
  // Nothing was heard for so long.
  silence: {
    toml: `[[triggers]]\ntype = "absence"\ntopic = "${topicOf('beat')}"\nafter_secs = ${String(silentSecs)}\n`,
    steps: [`   - call: mqtt_publish {"topic": "quiet", "payload": "{{payload.last_heard}}"}`],
  },
  mark: { toml: mqtt('mark'), steps: [append('mark.txt')] },
  hook: {
    toml: `priority = "critical"\n${Array.from({ length: webhookPaths }, (_, path) => `[[triggers]]\ntype = "webhook"\npath = "/hook/${String(path)}"\n`).join('\n')}`,
    steps: [keep],
  },
  hand: { toml: '[[triggers]]\ntype = "manual"\n', steps: [append('hand.txt')] },
  edge: {
    toml: `[[triggers]]\ntype = "peripheral"\nboard = "nucleo"\nsignal = "pin_${String(edgePin)}"\n`,
    steps: [`   - call: gpio_read {"board": "nucleo", "pin": ${String(edgePin)}}`],
  },
};

export const procedureNames = Object.keys(written);

export class ProcedureFolder {
  #edits = 0;

  constructor(
    private readonly folder: string,
    private readonly receiver: string,
  ) {
    for (const name of procedureNames) this.write(name);
  }

  /** As it is meant; every time with another description, so that it is another version. */
  write(name: string): void {
    const procedure = written[name];
    if (procedure === undefined) throw new Error(`There is no procedure ${name}`);
    const { toml, steps } = procedure;
    const own = /^max_concurrent/mu.test(toml) ? '' : 'max_concurrent = 1000\n';
    this.#put(
      name,
      'SOP.toml',
      `[sop]\nname = "${name}"\ndescription = "Version ${String((this.#edits += 1))}"\nexecution_mode = "auto"\n${own}${toml}`,
    );
    const lines = steps.map((step, index) => {
      const [text, bullets] = step.startsWith('   - ') ? ['As it says.', step] : firstLine(step);
      return `${String(index + 1)}. **Step ${String(index + 1)}** — ${text}\n${bullets}\n`;
    });
    this.#put(name, 'SOP.md', `## Steps\n\n${lines.join('\n').replaceAll('RECEIVER', this.receiver)}`);
  }

  /** With an error that keeps it from running; its triggers are as they were. */
  breakSteps(name: string): void {
    this.#put(
      name,
      'SOP.md',
      '## Steps\n\n1. **Step 1** — As it says.\n   - kind: nothing-known\n   - kind: checkpoint\n',
    );
  }

  /** In one piece, as editors save. */
  #put(name: string, file: string, text: string): void {
    const folder = join(this.folder, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `.${file}.new`), text);
    renameSync(join(folder, `.${file}.new`), join(folder, file));
  }
}

function firstLine(step: string): [string, string] {
  const [text = '', ...bullets] = step.split('\n');
  return [text, bullets.join('\n')];
}

/** What a person changes in config.toml while everything goes on. */
export interface Places {
  readonly maxActiveRuns: number;
  readonly brokerPort: number;
  readonly board: string;
  readonly modelPort: number;
  readonly telegram: { readonly token: string; readonly apiRoot: string; readonly user: string };
  readonly token: string;
}

export const configText = ({
  maxActiveRuns,
  brokerPort,
  board,
  modelPort,
  telegram,
  token,
}: Places): string => `
default_provider = "stand-in"
default_model = "stand-in"
[providers.stand-in]
type = "openai"
base_url = "http://127.0.0.1:${String(modelPort)}/v1"
[gateway]
port = 0
token = "${token}"
[mqtt]
url = "mqtt://127.0.0.1:${String(brokerPort)}"
client_id = "torture"
[sop]
max_active_runs = ${String(maxActiveRuns)}
step_timeout_secs = 60
[tools]
http_allow = ["127.0.0.1"]
[memory]
auto_save = false
[[peripherals.boards]]
board = "nucleo"
type = "nucleo-f401re"
path = "${board}"
debounce_ms = 0
[channels_config.telegram]
bot_token = "${telegram.token}"
api_root = "${telegram.apiRoot}"
allowed_users = ["${telegram.user}"]
interrupt_on_new_message = false
`;
