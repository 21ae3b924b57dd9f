import { create } from 'zustand';
import type { Refusal } from '../../../shared/result';
import type { ChannelStatus } from '../../../shared/status';
import { ask, onNotice } from '../../bridge/bridge';

interface ChannelsState {
  /** Null while they are asked for. */
  readonly channels: readonly ChannelStatus[] | null;
  readonly refusal: Refusal | null;
}

export const useChannels = create<ChannelsState>(() => ({ channels: null, refusal: null }));

async function load(): Promise<void> {
  const answer = await ask('channels.list', {});
  useChannels.setState(answer.ok ? { channels: answer.value, refusal: null } : { refusal: answer.error });
}

/** Loads the channels and follows what happens to them, until the returned function is called. */
export function followChannels(): () => void {
  void load();
  return onNotice((notice) => {
    if (notice.type === 'channels-changed') void load();
  });
}

/** Null: it is done. */
async function done(
  asked: Promise<{ readonly ok: true } | { readonly ok: false; readonly error: Refusal }>,
): Promise<Refusal | null> {
  const answer = await asked;
  return answer.ok ? null : answer.error;
}

export const forget = (channel: string, sender: string): Promise<Refusal | null> =>
  done(ask('channels.forget', { channel, sender }));
export const retry = (channel: string): Promise<Refusal | null> => done(ask('channels.retry', { channel }));
