import { setTimeout as wait } from 'node:timers/promises';
import { isRabbitThere, leave, startRabbit, type Rabbit } from '../fixtures/rabbitmq';
import { startTcpRelay, type TcpRelay } from '../fixtures/tcp-relay';
import { queueName } from './procedures';
import type { Outcome } from './publisher';

type Owner = Awaited<ReturnType<Rabbit['owner']>>;

/** A real RabbitMQ behind a relay, with one durable queue, and the device that fills it. */
export class Queues {
  static readonly areThere = isRabbitThere;
  readonly kills: number[] = [];
  #sender: Promise<Owner | null> | null = null;
  readonly #open = new Set<(outcome: Outcome) => void>();

  private constructor(
    private readonly broker: Rabbit,
    private readonly relay: TcpRelay,
  ) {}

  static async start(): Promise<Queues> {
    const broker = await startRabbit();
    const owner = await broker.owner();
    await owner.assertQueue(queueName, { durable: true });
    await leave(owner.model);
    return new Queues(broker, await startTcpRelay(broker.port));
  }

  get port(): number {
    return this.relay.port;
  }

  /** Sent once, whatever comes of it. `id`: of the sender; null: it gives none. */
  async send(text: string, id: string | null): Promise<Outcome> {
    this.#sender ??= this.#connect();
    const sender = await this.#sender;
    if (sender === null) {
      this.#sender = null;
      return 'refused';
    }
    return new Promise((resolve) => {
      const done = (outcome: Outcome): void => {
        this.#open.delete(done);
        resolve(outcome);
      };
      this.#open.add(done);
      const options = { persistent: true, ...(id === null ? {} : { messageId: id }) };
      try {
        sender.sendToQueue(queueName, Buffer.from(text), options, (failure) => {
          done(failure === null ? 'acknowledged' : 'unknown');
        });
      } catch {
        done('unknown');
      }
    });
  }

  async kill(forMs: number): Promise<void> {
    this.kills.push(Date.now());
    await this.broker.kill();
    await wait(forMs);
    await this.broker.start();
  }

  /** The line to the engine alone. */
  cut(): void {
    this.relay.cut();
  }

  async close(): Promise<void> {
    await this.relay.close();
    await this.broker.close();
  }

  async #connect(): Promise<Owner | null> {
    const sender = await this.broker.owner().catch(() => null);
    sender?.model.once('close', () => {
      this.#sender = null;
      for (const done of this.#open) done('unknown');
    });
    return sender;
  }
}
