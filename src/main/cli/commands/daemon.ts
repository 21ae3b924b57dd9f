import type { Engine, EngineOptions } from '../../ports/engine';
import { appFilesIn } from '../../platform/base/app-files';
import { useFrugalHeap } from '../../platform/frugal-heap';
import { DeadlinePassed, within } from '../../platform/base/within';
import type { Notifier } from '../../ports/notifier';
import type { CommandLine } from '../command-line';
import { printableLine } from '../render/printable';

const longestCloseMs = 5_000;

/** Runs the engine without windows until the signal; its first stdout line tells that it is ready. */
export async function runDaemon(
  cli: CommandLine,
  composeEngine: (options: EngineOptions) => Promise<Engine>,
): Promise<void> {
  const hasStarted = useFrugalHeap();
  const engine = await composeEngine({
    home: cli.home,
    ...appFilesIn(cli.root),
    version: cli.version,
    // What `Intl.DateTimeFormat` says too, after 20 ms in which it reads how dates are written.
    languages: [navigator.language],
    notifier: linesNotifier(cli),
    secrets: null,
    logToStderr: true,
  });
  hasStarted();
  cli.print(JSON.stringify({ ready: true, gateway: engine.gatewayUrl(), pid: process.pid }));
  await new Promise<void>((resolve) => {
    if (cli.signal.aborted) resolve();
    else
      cli.signal.addEventListener(
        'abort',
        () => {
          resolve();
        },
        { once: true },
      );
  });
  await close(cli, engine);
  // Nobody has to read the ready line.
  cli.exitWith(0);
}

async function close(cli: CommandLine, engine: Engine): Promise<void> {
  try {
    await within(cli.clock, longestCloseMs, new AbortController().signal, () => engine.close());
  } catch (failure) {
    if (!(failure instanceof DeadlinePassed)) throw failure;
    cli.say(
      'Not everything closed within 5 s; ending all the same. Runs go on from the record at the next start.',
    );
  }
}

/** Nobody sits at a server: what would be a notification becomes a line. */
const linesNotifier = (cli: CommandLine): Notifier => ({
  notify({ title, body, approval }, became) {
    cli.say(
      `${printableLine(title)}: ${printableLine(body)}${approval === undefined ? '' : ` (zeroclaw runs show ${approval.runId})`}`,
    );
    became?.({ shown: false, why: 'ZeroClaw runs here without a desktop' });
  },
  withdraw() {},
});
