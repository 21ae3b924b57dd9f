import type { Language } from '../../../shared/language';
import { toMinute } from '../base/local-time';
import type { ChannelWords } from './channel-words';
import { english } from './english';
import { korean } from './korean';

/** `timeZone` undefined: the machine's. */
export const channelWords = (language: Language, timeZone?: string): ChannelWords => ({
  ...(language === 'ko' ? korean : english),
  at: (at) => toMinute(at, timeZone),
});
