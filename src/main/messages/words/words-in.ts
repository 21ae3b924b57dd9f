import type { Language } from '../../../shared/language';
import type { ChannelWords } from './channel-words';
import { english } from './english';
import { korean } from './korean';

export const channelWords = (language: Language): ChannelWords => (language === 'ko' ? korean : english);
