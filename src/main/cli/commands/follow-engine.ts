import type { Notice } from '../../../shared/notices';
import { stillRemedy, stillText } from '../../platform/socket/errors';
import type { CommandLine } from '../command-line';

/**
 * What happens in the engine, for a command that waits on purpose: an engine that is busy says nothing for
 * long, so one that stands still is told apart.
 */
export async function followEngine(cli: CommandLine, signal: AbortSignal): Promise<AsyncIterable<Notice>> {
  return watched(cli, await cli.engine.notices(signal), signal);
}

async function* watched(
  cli: CommandLine,
  notices: AsyncIterable<Notice>,
  signal: AbortSignal,
): AsyncGenerator<Notice> {
  const ended = new AbortController();
  void tellStillness(cli, AbortSignal.any([signal, ended.signal])).catch(() => {});
  try {
    yield* notices;
  } finally {
    ended.abort(new Error('nobody waits any more'));
  }
}

async function tellStillness(cli: CommandLine, signal: AbortSignal): Promise<void> {
  for await (const still of cli.engine.stillness(signal)) {
    if (still === null) cli.say('The engine goes on.');
    else
      cli.say(
        `${stillText(still)}. This waits until it goes on; Ctrl+C ends the waiting.`,
        `  ${stillRemedy(still)}`,
      );
  }
}
