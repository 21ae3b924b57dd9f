import { dirname } from 'node:path';
import type { RunEvent } from '../../src/shared/run';
import { openEngine, type EngineFixture } from '../../tests/fixtures/engine';
import { startMosquitto } from '../../tests/fixtures/mosquitto';
import { homePaths } from '../../src/main/platform/storage/home-paths';
import { startClient } from './client-process';
import { configText, procedureFiles, subscribed, topic } from './home';
import { openPlainInserts } from './plain-inserts';
import { placeProbes, type Span } from './probes';

/** Of one message; all in nanoseconds. */
export interface Sample {
  readonly broker: bigint;
  readonly match: bigint;
  /** Of the start of the run, which holds that its first step begins. */
  readonly write: bigint;
  readonly notice: bigint;
  readonly total: bigint;
  readonly bareClient: bigint;
  readonly plainInserts: bigint;
}

export interface MeasureOptions {
  readonly messages: number;
  readonly warmUp: number;
  /** Definitions in the home, one of which the message starts. */
  readonly procedures: number;
}

/** One message at a time: the next is published when the run that the last one started has ended. */
export async function measure({ messages, warmUp, procedures }: MeasureOptions): Promise<readonly Sample[]> {
  const probes = placeProbes();
  const cleanUps: (() => unknown)[] = [];
  const own = <T>(value: T, close: (value: T) => unknown): T => {
    cleanUps.unshift(() => close(value));
    return value;
  };
  try {
    const broker = own(await startMosquitto(), (it) => it.close());
    // Subscribed before the engine, so that the broker serves it first.
    const receiver = own(await startClient('receiver', broker.url, topic), (it) => it.close());
    const fixture = own(
      await openEngine({ config: configText(broker.url), sops: procedureFiles(procedures) }),
      (it) => it.close(),
    );
    const plain = own(openPlainInserts(dirname(homePaths(fixture.home).database)), (it) => {
      it.close();
    });
    await subscribed(broker, fixture);
    const publisher = own(await startClient('publisher', broker.url, topic), (it) => it.close());
    const samples: Sample[] = [];
    for (let number = 1; number <= warmUp + messages; number += 1) {
      const run = nextRun(fixture);
      const [published, received, events] = await Promise.all([
        publisher.publish(number),
        receiver.received(number),
        run,
      ]);
      const { dispatched, appends } = probes.take();
      const write = spanOf(appends, 'run-started');
      if (spanOf(appends, 'step-started') !== write)
        throw new Error('That the first step begins was not written together with the start of its run');
      const plainInserts = plain.writeTogether(
        [events.runStarted, events.stepStarted].map((event) => JSON.stringify(event)),
      );
      if (number <= warmUp) continue;
      samples.push({
        broker: dispatched - published,
        match: write.began - dispatched,
        write: write.ended - write.began,
        notice: events.seenAt - write.ended,
        total: events.seenAt - published,
        bareClient: received - published,
        plainInserts,
      });
    }
    return samples;
  } finally {
    for (const close of cleanUps) await close();
  }
}

interface SeenRun {
  readonly runStarted: RunEvent;
  readonly stepStarted: RunEvent;
  /** When a listener of the engine's notices heard that the first step had started, in nanoseconds. */
  readonly seenAt: bigint;
}

/** Listens at once; resolves when the run has ended and the engine has nothing more to do at once. */
function nextRun({ engine }: EngineFixture): Promise<SeenRun> {
  return new Promise((resolve, reject) => {
    let runStarted: RunEvent | null = null;
    let stepStarted: RunEvent | null = null;
    let seenAt = 0n;
    const stop = engine.notices.on((notice) => {
      if (notice.type !== 'run-changed') return;
      const { event } = notice;
      if (event.type === 'step-started') {
        seenAt = process.hrtime.bigint();
        stepStarted = event;
      } else if (event.type === 'run-started') runStarted = event;
      else if (event.type === 'run-completed' && runStarted !== null && stepStarted !== null) {
        stop();
        setImmediate(resolve, { runStarted, stepStarted, seenAt });
      } else if (event.type === 'run-failed' || event.type === 'run-cancelled')
        reject(new Error(`The run ended otherwise: ${event.reason}`));
    });
  });
}

function spanOf(appends: ReadonlyMap<string, Span>, event: string): Span {
  const span = appends.get(event);
  if (span === undefined)
    throw new Error(
      `No write of ${event} was observed: the record of runs is written in another way than these probes know`,
    );
  return span;
}
