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
/** What a person measures there. */
export const analogInput = 0;
export const usualActiveRuns = 6;
export const coolSecs = 3;
export const narrowRuns = 2;
export const heldSecs = 2;
export const silentSecs = 2;
export const gaugeSecs = 2;
/** What a person answers where a value is asked for. */
export const answered = 7;
export const itemsOfList = [0, 1, 2, 3] as const;
/** Where a message ends the wait of the run with this number. */
export const goTopic = (n: string): string => `go/${n}`;
/** A file with this number, in the workspace. */
export const dropName = (n: string): string => `in/${n}.csv`;
export const orderText = (n: string): string => `order ${n}`;
/** The procedure whose runs are heard to end, and the one that is started by that. */
export const endsHeardOf = 'hand';
/** It is started by a step of another one. */
export const childName = 'child';
/** Whom nobody has answered is told again: after so long, and as urgent after so much longer. */
export const nagging = 'nag';
export const nagSecs = [1, 3] as const;
/** Its messages start runs. */
export const queueName = 'plant';
/** It remembers the last number. */
export const counting = 'count';

interface Written {
  readonly toml: string;
  readonly steps: readonly string[];
}

const mqtt = (topic: Topic | 'mark', more = ''): string =>
  `[[triggers]]\ntype = "mqtt"\ntopic = "${topicOf(topic)}"\n${more}`;
const append = (file: string, what = 'payload.n'): string =>
  `   - call: file_write {"path": "${file}", "content": "{{${what}}}\\n", "append": true}`;
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
  // So many values came in so long.
  gauge: {
    toml: `[[triggers]]\ntype = "window"\ntopic = "${topicOf('gauge')}"\nvalue = "$.weight"\nover_secs = ${String(gaugeSecs)}\ncondition = "$.count >= 3"\n`,
    steps: [`   - call: mqtt_publish {"topic": "gauged", "payload": "{{payload.count}}"}`],
  },
  pause: { toml: mqtt('pause'), steps: ['   - kind: wait\n   - for: 1s', append('pause.txt')] },
  until: {
    toml: mqtt('until'),
    steps: [
      `   - kind: wait\n   - until: $.go == true on ${goTopic('{{payload.n}}')}\n   - timeout: 4s\n   - on_failure: goto:2`,
      append('until.txt'),
    ],
  },
  input: {
    toml: mqtt('input'),
    steps: [
      '   - kind: input\n   - ask: {"type": "integer", "minimum": 0, "maximum": 9}',
      append('input.txt'),
    ],
  },
  parent: {
    toml: mqtt('parent'),
    steps: [`   - kind: procedure\n   - run: ${childName} {"n": "{{payload.n}}"}`, append('parent.txt')],
  },
  [childName]: { toml: '[[triggers]]\ntype = "manual"\n', steps: [append('child.txt')] },
  each: {
    toml: mqtt('each'),
    steps: [
      `   - for_each: $.payload.items\n   - parallel: 3\n   - call: file_write {"path": "each-{{item}}.txt", "content": "{{payload.n}}\\n", "append": true}`,
    ],
  },
  // Two side by side, and one that follows when both have ended.
  beside: {
    toml: mqtt('beside'),
    steps: [
      `${append('left.txt')}\n   - group: both`,
      `   - kind: wait\n   - for: 1s\n   - group: both`,
      append('beside.txt'),
    ],
  },
  [counting]: {
    toml: `max_concurrent = 1\nadmission = "queue"\nqueue_limit = 5000\n${mqtt('count')}`,
    steps: [`${append('count.txt')}\n   - set: last = {{payload.n}}`],
  },
  weigh: {
    toml: mqtt('weigh'),
    steps: [
      'Say the number of the payload.\n   - output: {"type": "object", "properties": {"n": {"type": "string"}}, "required": ["n"]}',
      append('weigh.txt', 'steps.1.output.n'),
    ],
  },
  line: {
    toml: `max_concurrent = 1\nadmission = "queue"\nqueue_limit = 5000\n${mqtt('line')}`,
    steps: [append('line.txt')],
  },
  newest: {
    toml: `max_concurrent = 1\nadmission = "latest"\n${mqtt('newest')}`,
    steps: [append('newest.txt')],
  },
  instead: {
    toml: `max_concurrent = 1\nadmission = "replace"\n${mqtt('instead')}`,
    steps: ['   - kind: wait\n   - for: 1s', append('instead.txt')],
  },
  after: {
    toml: `[[triggers]]\ntype = "procedure"\nname = "${endsHeardOf}"\n`,
    steps: [`   - call: mqtt_publish {"topic": "ended", "payload": "{{payload.run}}"}`],
  },
  drop: {
    toml: `[[triggers]]\ntype = "file"\npath = "${dropName('*')}"\non = ["created"]\n`,
    steps: [append('drop.txt', 'payload.path')],
  },
  order: {
    toml: `[[triggers]]\ntype = "message"\nchannel = "telegram"\ncondition = "$.text matches '^order '"\n`,
    steps: [append('order.txt', 'payload.text')],
  },
  [nagging]: {
    toml: `${mqtt('nag')}${nagSecs
      .map(
        (secs, index) =>
          `[[escalation]]\nafter_secs = ${String(secs)}\nnotify = ["telegram:USER"]\n${index > 0 ? 'priority = "high"\nrepeat_secs = 10\n' : ''}`,
      )
      .join('\n')}`,
    steps: [`${append('nag.txt')}\n   - requires_confirmation: true`],
  },
  queue: { toml: `[[triggers]]\ntype = "amqp"\nqueue = "${queueName}"\n`, steps: [append('queue.txt')] },
  // Beyond a limit, and not again before it was well below.
  reading: {
    toml: `[[triggers]]\ntype = "peripheral"\nboard = "nucleo"\nsignal = "adc_${String(analogInput)}"\ncondition = "$.value > 3000"\nclear_condition = "$.value < 2000"\n`,
    steps: [`   - call: mqtt_publish {"topic": "read", "payload": "{{payload.value}}"}`],
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
    private readonly user: string,
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
      `[sop]\nname = "${name}"\ndescription = "Version ${String((this.#edits += 1))}"\nexecution_mode = "auto"\n${own}${toml.replaceAll('USER', this.user)}`,
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
  /** Of the AMQP broker; null: there is none. */
  readonly queuesPort: number | null;
  readonly isQuiet: boolean;
  readonly telegram: { readonly token: string; readonly apiRoot: string; readonly user: string };
  readonly token: string;
}

export const configText = ({
  maxActiveRuns,
  brokerPort,
  board,
  modelPort,
  queuesPort,
  isQuiet,
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
adc_poll_ms = 200
[channels_config.telegram]
bot_token = "${telegram.token}"
api_root = "${telegram.apiRoot}"
allowed_users = ["${telegram.user}"]
interrupt_on_new_message = false
${queuesPort === null ? '' : `[amqp]\nurl = "amqp://127.0.0.1:${String(queuesPort)}"\n`}${isQuiet ? quietNow() : ''}`;

/** Hours that never end are none. */
function quietNow(): string {
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  const other = days[(new Date().getDay() + 3) % 7];
  return `[[duty.quiet]]\ndays = ${JSON.stringify(days.filter((day) => day !== other))}\n`;
}
