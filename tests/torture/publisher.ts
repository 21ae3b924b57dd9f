import { connect, type MqttClient } from 'mqtt';

/**
 * What became of something sent, as its sender knows it. `acknowledged`: it was promised that it is handled.
 * `unknown`: the answer never came.
 */
export type Outcome = 'open' | 'acknowledged' | 'refused' | 'unknown';

interface Waiting {
  readonly topic: string;
  readonly payload: string;
  readonly qos: 0 | 1 | 2;
  readonly done: (outcome: Outcome) => void;
}

/** mosquitto 2.0.11 acknowledges what goes beyond its 20 at QoS 2, and delivers it to nobody. */
const mostInFlight = 10;

/**
 * A device that publishes each message once: what is open when its connection breaks is not sent again, so
 * that two that arrive are never its own doing.
 */
export class Publisher {
  #client: MqttClient | null = null;
  #closed = false;
  #isHeld = false;
  readonly #waiting: Waiting[] = [];
  readonly #open = new Set<Waiting>();

  constructor(private readonly url: string) {
    this.#connect();
  }

  publish(topic: string, payload: string, qos: 0 | 1 | 2): Promise<Outcome> {
    return new Promise((done) => {
      this.#waiting.push({ topic, payload, qos, done });
      this.#flush();
    });
  }

  /** While it is true nothing is sent. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) this.#flush();
  }

  close(): void {
    this.#closed = true;
    this.#client?.end(true);
  }

  #connect(): void {
    if (this.#closed) return;
    const client = connect(this.url, { reconnectPeriod: 0, connectTimeout: 5_000 });
    client.on('error', () => {});
    client.on('connect', () => {
      this.#client = client;
      this.#flush();
    });
    client.once('close', () => {
      this.#client = null;
      for (const { done } of this.#open) done('unknown');
      this.#open.clear();
      client.end(true);
      setTimeout(() => {
        this.#connect();
      }, 200);
    });
  }

  #flush(): void {
    const client = this.#client;
    if (client === null || this.#isHeld) return;
    for (const waiting of this.#waiting.splice(0, mostInFlight - this.#open.size)) {
      this.#open.add(waiting);
      const { topic, payload, qos, done } = waiting;
      client.publish(topic, payload, { qos }, (failure) => {
        if (!this.#open.delete(waiting)) return;
        done(failure === undefined || failure === null ? 'acknowledged' : 'unknown');
        this.#flush();
      });
    }
  }
}
