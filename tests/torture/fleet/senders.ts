import type { Approval } from '../../../src/shared/procedures';
import type { Decided, Sent } from '../senders';
import type { Member } from './member';
import type { FleetPlant } from './plant';
import { topicOfFleet, type FleetTopic } from './procedures';

/** The device that sends to all engines, and the people who decide at each of them. */
export class FleetSenders {
  readonly sent = new Map<string, Sent>();
  readonly decided: Decided[] = [];
  readonly #open = new Set<Promise<void>>();

  constructor(private readonly plant: FleetPlant) {}

  /** How many have no answer yet. */
  get open(): number {
    return this.#open.size;
  }

  publish(topic: FleetTopic, n: string, level: 0 | 1): void {
    const sent: Sent = {
      n,
      by: 'mqtt',
      topic,
      qos: 1,
      level,
      at: Date.now(),
      outcome: 'open',
      runId: null,
    };
    this.sent.set(n, sent);
    this.#follow(
      this.plant.publisher.publish(topicOfFleet(topic), JSON.stringify({ n, level }), 1).then((outcome) => {
        sent.outcome = outcome;
      }),
    );
  }

  decide(index: number, yes: boolean, which: number): void {
    const member = this.plant.member(index);
    this.#follow(
      (async () => {
        const waiting = await member.ask('approvals.list', {});
        if (waiting?.ok !== true) return;
        const card = waiting.value[which % Math.max(1, waiting.value.length)];
        if (card !== undefined) await this.#tell(member, yes, card);
      })(),
    );
  }

  /** About all that wait there. Returns how many there were. */
  async decideAll(member: Member): Promise<number> {
    const waiting = await member.ask('approvals.list', {});
    if (waiting?.ok !== true) return 0;
    for (const [index, card] of waiting.value.entries()) await this.#tell(member, index % 3 > 0, card);
    return waiting.value.length;
  }

  async #tell(member: Member, yes: boolean, { runId, shown, gate: { gate } }: Approval): Promise<void> {
    const decided: Decided = { runId, gate, yes, via: 'control', outcome: 'open' };
    this.decided.push(decided);
    const answer = yes
      ? await member.ask('approvals.approve', { runId, gate, shown })
      : await member.ask('approvals.deny', { runId, gate, reason: 'the torture says no' });
    decided.outcome = answer === null ? 'unknown' : answer.ok ? 'acknowledged' : 'refused';
  }

  #follow(work: Promise<void>): void {
    const followed = work
      .catch(() => {})
      .finally(() => {
        this.#open.delete(followed);
      });
    this.#open.add(followed);
  }
}
