import type { Scene } from '../../scene';
import { messagesEn1 } from './en-1';
import { messagesEn2 } from './en-2';
import { messagesEn3 } from './en-3';
import { messagesEn4 } from './en-4';
import { messagesEn5 } from './en-5';
import { messagesKo1 } from './ko-1';
import { messagesKo2 } from './ko-2';
import { messagesKo3 } from './ko-3';
import { messagesKo4 } from './ko-4';
import { messagesKo5 } from './ko-5';

/** Texts that are put together from the event and from earlier results, in both languages. */
export const messages: readonly Scene[] = [...messagesEn1, ...messagesEn2, ...messagesEn3, ...messagesEn4, ...messagesEn5, ...messagesKo1, ...messagesKo2, ...messagesKo3, ...messagesKo4, ...messagesKo5];
