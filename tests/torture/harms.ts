import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../fixtures/eventually';
import type { Mosquitto } from '../fixtures/mosquitto';
import type { HarmedRelay } from './harmed-relay';
import type { SupervisedProcess } from './supervised-process';
import type { WatchedRelay } from './watched-relay';

/** What is done to a plant, each part in its turn. */
export class Harms<Fault extends string, Part extends string> {
  readonly counts = new Map<Fault, number>();
  /** What was harmed when. */
  readonly done: { readonly fault: Fault; readonly from: number; to: number | null }[] = [];
  readonly #parts = new Map<Part, Promise<void>>();

  constructor(private readonly progress: (line: string) => void) {}

  /** What harms the same part waits its turn. */
  add(part: Part, fault: Fault, work: () => Promise<void>): void {
    const before = this.#parts.get(part) ?? Promise.resolve();
    this.#parts.set(
      part,
      before
        .then(async () => {
          this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1);
          const harm = { fault, from: Date.now(), to: null as number | null };
          this.done.push(harm);
          await work();
          harm.to = Date.now();
        })
        .catch((failure: unknown) => {
          this.progress(`${fault} could not be done: ${String(failure)}`);
        }),
    );
  }

  /** Resolves when nothing is harmed any more. */
  async over(): Promise<void> {
    await Promise.all(this.#parts.values());
  }
}

export async function held(signal: (name: NodeJS.Signals) => void, forMs: number): Promise<void> {
  signal('SIGSTOP');
  await wait(forMs);
  signal('SIGCONT');
}

/** `promising`: right when it acknowledges a message, if it does within a few seconds. */
export async function killEngine(
  engine: SupervisedProcess,
  relay: Pick<WatchedRelay, 'atNextAcknowledgement'>,
  downMs: number,
  promising: boolean,
): Promise<void> {
  if (promising) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const callOff = relay.atNextAcknowledgement(() => {
      engine.strike();
      resolve();
    });
    await Promise.race([promise, wait(3_000)]);
    callOff();
  }
  await engine.end('SIGKILL', downMs);
}

/** `saved`: it has written its sessions down right before. */
export async function killBroker(
  broker: Mosquitto,
  kills: number[],
  forMs: number,
  saved: boolean,
): Promise<void> {
  if (saved) {
    const saves = (): number => broker.log().split('Saving in-memory database').length;
    const before = saves();
    broker.signal('SIGUSR1');
    await eventually('the broker to save its sessions', () => saves() > before, 10_000);
  }
  kills.push(Date.now());
  await broker.kill();
  await wait(forMs);
  await broker.start();
}

export async function stopBroker(broker: Mosquitto, forMs: number): Promise<void> {
  await broker.stop();
  await wait(forMs);
  await broker.start();
}

/** What is done to a line. */
export type LineFault = 'cut' | 'refuse' | 'slow' | 'hush';

export async function harmLine(
  relay: HarmedRelay,
  fault: LineFault,
  forMs: number,
  amount: number,
): Promise<void> {
  switch (fault) {
    case 'cut':
      relay.cut();
      return;
    case 'refuse':
      relay.refuse(true);
      relay.cut();
      await wait(forMs);
      relay.refuse(false);
      return;
    case 'slow':
      relay.delay(20 + (amount % 200));
      await wait(forMs);
      relay.delay(0);
      return;
    case 'hush':
      relay.hush(true);
      await wait(forMs);
      relay.cut();
      relay.hush(false);
  }
}
