import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Approval } from '../../src/shared/procedures';
import type { Surface, Topic } from './plan';
import type { Plant } from './plant';
import type { FleetTopic } from './fleet/procedures';
import { Publisher, type Outcome } from './publisher';
import {
  answered,
  dropName,
  goTopic,
  itemsOfList,
  nagging,
  nagSecs,
  orderText,
  queueName,
  topicOf,
  writtenPins,
} from './procedures';

export interface Sent {
  readonly n: string;
  readonly by: 'mqtt' | 'webhook' | 'control' | 'cli' | 'telegram' | 'file' | 'order' | 'amqp';
  readonly topic: Topic | 'mark' | 'hook' | 'hand' | 'talk' | 'drop' | 'order' | 'queue' | FleetTopic;
  readonly qos: 0 | 1 | 2;
  readonly level: number;
  /** Of a message in a queue: its sender gave it an id. */
  readonly named?: boolean;
  readonly at: number;
  outcome: Outcome;
  /** The run that a start by hand was answered with. */
  runId: string | null;
}

/** A decision that somebody tried to make. */
export interface Decided {
  readonly runId: string;
  readonly gate: string;
  readonly yes: boolean;
  readonly via: Surface;
  outcome: Outcome;
}

/** Everybody who talks to the engine, with what they know of it. */
export class Senders {
  readonly sent = new Map<string, Sent>();
  readonly decided: Decided[] = [];
  presses = 0;
  /** Runs that nobody decides about for now. */
  leftOpen: ReadonlySet<string> = new Set();
  edges = 0;
  readonly #publishers: readonly Publisher[];
  readonly #open = new Set<Promise<void>>();
  readonly #pressed = new Set<string>();
  readonly #told = new Set<string>();

  constructor(private readonly plant: Plant) {
    this.#publishers = [new Publisher(plant.broker.url), new Publisher(plant.broker.url)];
  }

  /** How many have no answer yet. */
  get open(): number {
    return this.#open.size;
  }

  /** `weight`: what a window counts. */
  publish(topic: Topic | 'mark', qos: 0 | 1 | 2, n: string, level: number, weight = 1): void {
    const sent = this.#begin({ n, by: 'mqtt', topic, qos, level });
    const pin = writtenPins[n.length % writtenPins.length];
    const publisher = this.#publishers[n.charCodeAt(n.length - 1) % this.#publishers.length];
    if (publisher === undefined) return;
    this.#follow(
      publisher
        .publish(
          topicOf(topic),
          JSON.stringify({
            n,
            level,
            pin,
            ...(topic === 'gauge' ? { weight } : {}),
            ...(topic === 'each' ? { items: itemsOfList } : {}),
          }),
          qos,
        )
        .then((outcome) => {
          sent.outcome = outcome;
        }),
    );
  }

  /** What ends the wait of a run; whether it does nobody promises. */
  go(n: string): void {
    void this.#publishers[0]?.publish(goTopic(n), JSON.stringify({ go: true, for: n }), 1);
  }

  /** In one piece, as programs do that others wait for. */
  drop(n: string): void {
    const sent = this.#begin({ n, by: 'file', topic: 'drop', qos: 1, level: 1 });
    const path = join(this.plant.home, 'workspace', dropName(n));
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.part`, n);
      renameSync(`${path}.part`, path);
      sent.outcome = 'acknowledged';
    } catch {
      sent.outcome = 'unknown';
    }
  }

  enqueue(n: string, named: boolean): void {
    const { queues } = this.plant;
    if (queues === null) return;
    const sent = this.#begin({ n, by: 'amqp', topic: 'queue', qos: 1, level: 1, named });
    this.#follow(
      queues.send(JSON.stringify({ n }), named ? n : null).then((outcome) => {
        sent.outcome = outcome;
      }),
    );
  }

  /** How many files and messages of the queue nothing is known of yet. */
  async untold(): Promise<number> {
    const open = [...this.sent.values()].filter(
      ({ by, n, outcome }) =>
        (by === 'file' || by === 'amqp') && outcome === 'acknowledged' && !this.#told.has(n),
    );
    for (const source of ['file', 'amqp'] as const) {
      if (!open.some(({ by }) => by === source)) continue;
      const events = await this.plant.ask('events.list', { source, limit: 1_000 });
      const told = new Set(
        events?.ok === true
          ? events.value.map(({ topic, payload }) => `${topic ?? ''} ${payload ?? ''}`)
          : [],
      );
      for (const { n, by } of open)
        if (by !== source) continue;
        else if (by === 'amqp' && told.has(`${queueName} ${JSON.stringify({ n })}`)) this.#told.add(n);
        else if (by === 'file' && [...told].some((each) => each.startsWith(`${dropName(n)} `)))
          this.#told.add(n);
    }
    return open.filter(({ n }) => !this.#told.has(n)).length;
  }

  order(n: string): void {
    const sent = this.#begin({ n, by: 'order', topic: 'order', qos: 1, level: 1 });
    sent.outcome = 'acknowledged';
    this.plant.telegram.updates.say(orderText(n));
  }

  /** `repeats`: it sends again, under the same key, until it is answered. */
  webhook(path: number, n: string, repeats: boolean): void {
    const sent = this.#begin({ n, by: 'webhook', topic: 'hook', qos: 1, level: 1 });
    const body = JSON.stringify({ n, level: 1 });
    const post = async (): Promise<Outcome> => {
      try {
        const response = await fetch(`${this.plant.gateway ?? 'http://127.0.0.1:9'}/hook/${String(path)}`, {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${this.plant.token}`, 'idempotency-key': n },
          signal: AbortSignal.timeout(30_000),
        });
        await response.text();
        return response.status === 202 ? 'acknowledged' : 'refused';
      } catch {
        return 'unknown';
      }
    };
    this.#follow(
      (async () => {
        let unknown = false;
        for (let tries = repeats ? 100 : 1; tries > 0; tries -= 1) {
          const outcome = await post();
          unknown ||= outcome === 'unknown';
          sent.outcome = outcome === 'refused' && unknown ? 'unknown' : outcome;
          if (outcome === 'acknowledged') return;
          if (tries > 1) await wait(500);
        }
      })(),
    );
  }

  start(via: 'control' | 'cli', n: string): void {
    const sent = this.#begin({ n, by: via, topic: 'hand', qos: 1, level: 1 });
    const payload = JSON.stringify({ n });
    this.#follow(
      via === 'control'
        ? this.plant.ask('sops.start', { name: 'hand', payload }).then((answer) => {
            sent.outcome = answer === null ? 'unknown' : answer.ok ? 'acknowledged' : 'refused';
            if (answer?.ok === true) sent.runId = answer.value.runId;
          })
        : this.#command('sop', 'run', 'hand', '--payload', payload, '--json').then((output) => {
            // A refusal and an end in the middle look alike from here.
            sent.outcome = output === null ? 'unknown' : 'acknowledged';
            if (output !== null) sent.runId = (JSON.parse(output) as { readonly run_id: string }).run_id;
          }),
    );
  }

  say(n: string): void {
    const sent = this.#begin({ n, by: 'telegram', topic: 'talk', qos: 1, level: 1 });
    sent.outcome = 'acknowledged';
    this.plant.telegram.updates.say(`What about ${n}?`);
  }

  measure(value: number): void {
    this.plant.measure(value);
  }

  edge(level: 0 | 1): void {
    this.edges += 1;
    this.plant.edge(level);
  }

  /** About one of those that wait, if there is one. */
  decide(via: Surface, yes: boolean, which: number): void {
    this.#follow(via === 'telegram' ? this.#press(yes, which) : this.#decide(via, yes, which));
  }

  /** Several people about the same one at the same moment, who do not agree. */
  quarrel(which: number): void {
    this.#follow(
      (async () => {
        const waiting = await this.plant.ask('approvals.list', {});
        if (waiting?.ok !== true) return;
        const card = waiting.value[which % Math.max(1, waiting.value.length)];
        if (card === undefined) return;
        await Promise.all([true, false, true, false].map((yes) => this.#tell('control', yes, card)));
      })(),
    );
  }

  /**
   * About all that wait, but for those of whom somebody is still to be told, and those of these numbers. Returns how
   * many there were, without the latter.
   */
  async decideAll(undecided: readonly string[]): Promise<number> {
    const waiting = await this.plant.ask('approvals.list', {});
    if (waiting?.ok !== true) return 0;
    this.leftOpen = new Set(
      waiting.value
        .filter(({ trigger }) => undecided.some((n) => trigger.payload?.includes(`"${n}"`) === true))
        .map(({ runId }) => runId),
    );
    const open = waiting.value.filter(({ runId }) => !this.leftOpen.has(runId));
    for (const [index, approval] of open.entries()) {
      if (approval.sop === nagging && !this.#isToldWhole(approval)) continue;
      await this.#tell('control', index % 5 > 0, approval);
    }
    return open.length;
  }

  /** Everybody is told, and has it: what is decided before it was sent is sent to nobody. */
  #isToldWhole({ runId, telling }: Approval): boolean {
    const { messages } = this.plant.telegram.chats;
    return (
      telling === undefined ||
      (telling.told.length === nagSecs.length && messages.some(({ text }) => text.includes(runId)))
    );
  }

  close(): void {
    for (const publisher of this.#publishers) publisher.close();
  }

  #begin(sent: Pick<Sent, 'n' | 'by' | 'topic' | 'qos' | 'level' | 'named'>): Sent {
    const begun: Sent = { ...sent, at: Date.now(), outcome: 'open', runId: null };
    this.sent.set(sent.n, begun);
    return begun;
  }

  #follow(work: Promise<void>): void {
    const followed = work
      .catch(() => {})
      .finally(() => {
        this.#open.delete(followed);
      });
    this.#open.add(followed);
  }

  async #decide(via: 'control' | 'cli', yes: boolean, which: number): Promise<void> {
    const waiting = await this.plant.ask('approvals.list', {});
    if (waiting?.ok !== true || waiting.value.length === 0) return;
    const card = waiting.value[which % waiting.value.length];
    if (card !== undefined) await this.#tell(via, yes, card);
  }

  async #tell(via: 'control' | 'cli', yes: boolean, approval: Approval): Promise<void> {
    const { runId, shown, code, ask } = approval;
    const { gate } = approval.gate;
    const decided: Decided = { runId, gate, yes, via, outcome: 'open' };
    this.decided.push(decided);
    const reason = 'the torture says no';
    if (via === 'cli') {
      const output = await (yes
        ? ask === undefined
          ? this.#command('approve', runId, '--gate', `${gate}.${code}`)
          : this.#command('answer', runId, '--value', String(answered))
        : this.#command('deny', runId, '--reason', reason));
      decided.outcome = output === null ? 'unknown' : 'acknowledged';
      return;
    }
    const answer = yes
      ? await this.plant.ask('approvals.approve', {
          runId,
          gate,
          shown,
          ...(ask === undefined ? {} : { answer: answered }),
        })
      : await this.plant.ask('approvals.deny', { runId, gate, reason });
    decided.outcome = answer === null ? 'unknown' : answer.ok ? 'acknowledged' : 'refused';
  }

  async #press(yes: boolean, which: number): Promise<void> {
    const cards = this.plant.telegram.chats.messages.filter(
      ({ number, buttons }) => buttons.length > 0 && !this.#pressed.has(String(number)),
    );
    const card = cards[which % Math.max(1, cards.length)];
    const button = card?.buttons[yes ? 0 : 1];
    if (card === undefined || button === undefined) return;
    this.#pressed.add(String(card.number));
    this.presses += 1;
    this.plant.telegram.updates.press(button.callback_data);
    return Promise.resolve();
  }

  /** What it has printed; null: it ended badly. */
  #command(...args: readonly string[]): Promise<string | null> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [this.plant.program, ...args],
        { env: { ...process.env, ZEROCLAW_HOME: this.plant.home }, timeout: 60_000 },
        (failure, stdout) => {
          resolve(failure === null ? stdout : null);
        },
      );
    });
  }
}
