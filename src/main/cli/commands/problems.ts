import { AppError } from '../../../shared/errors';
import type { Problem } from '../../../shared/status';
import type { CommandLine } from '../command-line';
import { iso, localTime } from '../render/figures';
import { printableLine } from '../render/printable';

/**
 * What the engine knows to be wrong, and what happened that nobody has seen yet. Without an engine the latter
 * alone.
 */
export async function listProblems(cli: CommandLine): Promise<void> {
  const problems = await cli.read('problems.list', {});
  if (cli.json) {
    cli.printJson(
      problems.map(({ at, where, message, remedy, incident }) => ({
        number: incident?.number ?? null,
        at: iso(at),
        since: incident === undefined ? null : iso(incident.since),
        times: incident?.times ?? null,
        where,
        message,
        remedy,
      })),
    );
    return;
  }
  if (problems.length === 0) cli.print('No problem is known.');
  for (const { at, where, message, remedy, incident } of problems) {
    const times =
      incident === undefined || incident.times === 1
        ? ''
        : `, ${String(incident.times)} times since ${localTime(incident.since)}`;
    cli.print(
      `${cli.paint('bad', incident === undefined ? '✗' : `✗ ${String(incident.number)}`)}  ${localTime(at)}${times}  ${printableLine(where)}: ${printableLine(message)}`,
      `   ${cli.paint('quiet', `→ ${printableLine(remedy)}`)}`,
    );
  }
  if (problems.some(({ incident }) => incident !== undefined))
    cli.print(
      '',
      'What has a number happened and is over; it stays until `zeroclaw problems seen NUMBER`, or `zeroclaw problems seen --all`.',
    );
}

/** Of those that are there now. A number that is not there is refused before any of them goes. */
export async function seeProblems(cli: CommandLine, numbers: readonly number[], all: boolean): Promise<void> {
  const incidents = (await cli.ask('problems.list', {})).flatMap(({ incident }: Problem) =>
    incident === undefined ? [] : [incident],
  );
  if (numbers.length === 0 && !all)
    throw new AppError('problems.none-named', 'It is not said which problems were seen', {
      remedy: 'Give their numbers, or --all: `zeroclaw problems` lists them.',
    });
  const missing = numbers.find((number) => !incidents.some((incident) => incident.number === number));
  if (missing !== undefined)
    throw new AppError('problems.unknown', `There is no problem ${String(missing)}`, {
      remedy: '`zeroclaw problems` lists them; what is so now has no number, and goes when it is fixed.',
    });
  const { gone } = await cli.ask('problems.seen', {
    incidents: incidents
      .filter(({ number }) => all || numbers.includes(number))
      .map(({ number, at }) => ({ number, at })),
  });
  if (cli.json) cli.printJson({ gone });
  else
    cli.print(
      gone === 1 ? '1 problem was seen, and is gone.' : `${String(gone)} problems were seen, and are gone.`,
    );
}
