import { name as anyName } from '../../language/words';
import { object } from '../values/values';
import type { Slot } from '../table';

export const delivery: Slot = object((dice, language) => {
  const channel = dice.pick(['telegram', 'discord', 'slack', 'mail', 'matrix', 'sms', 'pushover', 'desktop', 'teams', 'signal']);
  const to = dice.chance(0.55) ? anyName(dice, 'en') : null;
  const value = { channel, ...(to === null ? {} : { to }) };
  if (language === 'ko') return { value, words: dice.pick(to === null ? [`${channel} 채널로`, `채널 ${channel}에`] : [`${channel} 채널로 ${to}에게`, `${channel} 채널의 ${to} 앞으로`]) };
  return { value, words: dice.pick(to === null ? [`over the channel ${channel}`, `on the channel ${channel}`] : [`over the channel ${channel} to ${to}`, `to ${to} on the channel ${channel}`]) };
});
export const action: Slot = { schema: { type: 'string' }, draw: (dice) => ({ value: dice.pick(['prompt', 'message', 'procedure']), words: '' }) };
export const procedure: Slot = { schema: { type: 'string' }, draw: () => ({ value: 'procedure', words: '' }) };
export const message: Slot = { schema: { type: 'string' }, draw: () => ({ value: 'message', words: '' }) };
