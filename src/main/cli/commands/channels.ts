import type { ChannelStatus } from '../../../shared/status';
import type { CommandLine } from '../command-line';
import { localTime } from '../render/figures';
import { printableLine } from '../render/printable';
import { table } from '../render/table';
import { toChannelRow } from '../rows/connections';

export async function listChannels(cli: CommandLine): Promise<void> {
  const channels = await cli.ask('channels.list', {});
  if (cli.json) {
    cli.printJson(channels.map(toChannelRow));
    return;
  }
  if (channels.length === 0) {
    cli.print(
      'No channel is configured.',
      'Add one to config.toml, e.g. [channels_config.telegram] with bot_token. People decide in the app and on this command line as well.',
    );
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'CHANNEL', cell: ({ name }) => name },
        {
          title: 'STATE',
          cell: ({ state }) => ({
            text: state,
            tone: state === 'connected' ? 'good' : state === 'broken' ? 'bad' : 'warn',
          }),
        },
        { title: 'CHECKED', cell: ({ checkedAt }) => (checkedAt === null ? '–' : localTime(checkedAt)) },
        { title: '', cell: (channel) => troubleOf(channel) },
      ],
      channels,
      cli.paint,
    ),
  );
  for (const {
    name,
    problem,
    lastProblem,
    undelivered,
    unanswered,
    refused,
    people,
    strangers,
  } of channels) {
    if (problem === null && lastProblem !== null)
      cli.print(
        `${name}: the last problem was at ${localTime(lastProblem.at)}: ${printableLine(lastProblem.message)}.`,
      );
    if (undelivered !== null)
      cli.print(
        `${name}: ${undelivered.count === 1 ? 'a message that could not be delivered yet is' : `${String(undelivered.count)} messages that could not be delivered yet are`} tried again. ${sentencesOf(undelivered.problem)}`,
      );
    if (unanswered > 0)
      cli.print(
        `${name}: ${unanswered === 1 ? 'a message waits' : `${String(unanswered)} messages wait`} for the channel to work, and ${unanswered === 1 ? 'is' : 'are'} answered then.`,
      );
    if (refused !== null)
      cli.print(
        `${name}: a message was refused at ${localTime(refused.at)} and is not sent again; an answer is in the app. ${sentencesOf(refused)}`,
      );
    for (const person of people)
      cli.print(
        `${name}: ${printableLine(person.name)} (${printableLine(person.sender)}) was let in by ${printableLine(person.allowedBy)}`,
      );
    for (const stranger of strangers)
      cli.print(
        `${name}: ${printableLine(stranger.name)} (${printableLine(stranger.sender)}) waits to be let in: zeroclaw channels allow ${name} ${stranger.code}`,
      );
  }
}

export async function allowOnChannel(cli: CommandLine, channel: string, code: string): Promise<void> {
  const { sender, name } = await cli.ask('channels.allow', { channel, code });
  if (cli.json) cli.printJson({ channel, sender, name });
  else
    cli.print(
      `${printableLine(name)} (${printableLine(sender)}) may now talk to ZeroClaw on ${channel}, and decide there.`,
    );
}

export async function forgetOnChannel(cli: CommandLine, channel: string, sender: string): Promise<void> {
  await cli.ask('channels.forget', { channel, sender });
  if (cli.json) cli.printJson({ channel, sender });
  else cli.print(`${printableLine(sender)} is a stranger on ${channel} again.`);
}

export async function testChannel(cli: CommandLine, channel: string, recipient: string): Promise<void> {
  await cli.ask('channels.test', { channel, recipient });
  if (cli.json) cli.printJson({ channel, recipient, sent: true });
  else cli.print(`A test was sent to ${printableLine(recipient)} on ${channel}.`);
}

function troubleOf({ problem, nextTryAt }: ChannelStatus): string {
  if (problem === null) return '';
  return [
    problem.message,
    problem.remedy ?? '',
    nextTryAt === null ? '' : `Next try at ${localTime(nextTryAt)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const sentencesOf = ({ message, remedy }: NonNullable<ChannelStatus['problem']>): string =>
  [`${printableLine(message)}.`, remedy ?? ''].filter((part) => part !== '').join(' ');
