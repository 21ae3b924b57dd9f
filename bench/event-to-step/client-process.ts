import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endProcess } from '../../tests/fixtures/child-process';
import { ClientReport, type ClientOrder } from './messages';

export interface ClientProcess {
  /**
   * Publisher only. Resolves once the broker has acknowledged, with the time just before the publish, in
   * nanoseconds.
   */
  publish(number: number): Promise<bigint>;
  /**
   * Publisher only. Sends so many messages from `first` on, one every `everyMs`, whatever else goes on; see
   * `published`.
   */
  publishSeries(first: number, count: number, everyMs: number): void;
  /** Publisher only. As `publish`, for a message of a series. */
  published(number: number): Promise<bigint>;
  /** Receiver only. Resolves with the time of its message callback, in nanoseconds. */
  received(number: number): Promise<bigint>;
  close(): Promise<void>;
}

/** Resolves when it is connected and, as a receiver, subscribed. */
export async function startClient(
  role: 'publisher' | 'receiver',
  url: string,
  topic: string,
): Promise<ClientProcess> {
  const child = fork(fileURLToPath(new URL('./client.ts', import.meta.url)), [role, url, topic], {
    execArgv: ['--import', 'tsx'],
  });
  const times = new Awaited<bigint>();
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => {
      reject(new Error(`The ${role} ended with code ${String(code)}`));
    });
    child.on('message', (message) => {
      const report = ClientReport.parse(message);
      if (report.type === 'ready') resolve();
      else times.settle(report.number, BigInt(report.at));
    });
  });
  await ready;
  return {
    publish(number) {
      child.send({ number } satisfies ClientOrder);
      return times.of(number);
    },
    publishSeries(first, count, everyMs) {
      child.send({ first, count, everyMs } satisfies ClientOrder);
    },
    published: (number) => times.of(number),
    received: (number) => times.of(number),
    close: () => endProcess(child),
  };
}

/** Values that arrive before or after they are asked for. */
class Awaited<T> {
  readonly #values = new Map<number, PromiseWithResolvers<T>>();

  settle(number: number, value: T): void {
    this.#entry(number).resolve(value);
  }

  async of(number: number): Promise<T> {
    const value = await this.#entry(number).promise;
    this.#values.delete(number);
    return value;
  }

  #entry(number: number): PromiseWithResolvers<T> {
    const entry = this.#values.get(number) ?? Promise.withResolvers<T>();
    this.#values.set(number, entry);
    return entry;
  }
}
