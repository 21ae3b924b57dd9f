import { knownChannels } from '../../../shared/channel-names';
import type { ChannelStatus } from '../../../shared/status';
import type { DotState } from '../../kit/status-dot';

export type KnownChannel = (typeof knownChannels)[number];

export const isKnown = (name: string): name is KnownChannel =>
  (knownChannels as readonly string[]).includes(name);

export const dotOf: Readonly<Record<ChannelStatus['state'], DotState>> = {
  connected: 'on',
  connecting: 'half',
  doubtful: 'half',
  waiting: 'broken',
  broken: 'broken',
};

export const worksOf = ({ state }: Pick<ChannelStatus, 'state'>): boolean =>
  state === 'connected' || state === 'doubtful';

export function channelCount(channels: readonly ChannelStatus[]): {
  readonly connected: number;
  readonly all: number;
} {
  return { connected: channels.filter(worksOf).length, all: channels.length };
}

export const notSetUp = (channels: readonly ChannelStatus[]): readonly KnownChannel[] =>
  knownChannels.filter((known) => channels.every(({ name }) => name !== known));

/** One who may talk. `at` null: named in config.toml. */
export interface AllowedPerson {
  readonly sender: string;
  readonly name: string;
  readonly allowedBy: string | null;
  readonly at: number | null;
}

/** Everybody who may talk, those of config.toml first. */
export const peopleOf = ({
  allowed,
  people,
  names,
}: Pick<ChannelStatus, 'allowed' | 'people' | 'names'>): readonly AllowedPerson[] => [
  ...allowed.map((sender) => ({ sender, name: names[sender] ?? '', allowedBy: null, at: null })),
  ...people,
];

/** Where a test may go: chats that are asked, and people. The first is offered. */
export const recipientsOf = ({
  approvers,
  people,
  allowed,
}: Pick<ChannelStatus, 'approvers' | 'people' | 'allowed'>): readonly string[] => [
  ...new Set([
    ...approvers,
    ...people.map(({ sender }) => sender),
    ...allowed.filter((sender) => sender !== '*'),
  ]),
];

/** With their name beside the id where it is known. */
export const recipientText = (
  id: string,
  { names, people }: Pick<ChannelStatus, 'names' | 'people'>,
): string => {
  const name = names[id] ?? people.find(({ sender }) => sender === id)?.name;
  return name === undefined || name === '' ? id : `${name} (${id})`;
};

/** A code is six digits, however it was read out. */
export const codeOf = (typed: string): string => typed.replaceAll(/\D/gu, '');
