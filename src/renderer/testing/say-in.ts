import type { i18n } from 'i18next';
import { phrase } from '../i18n/phrase';
import type { Part, Say } from '../i18n/use-say';

/** Says the phrases of a part outside of a component. */
export const sayIn =
  <P extends Part>(instance: i18n, part: P): Say<P> =>
  (word, values = {}) =>
    phrase(
      instance.t(String(word), { ns: part, ...values, skipInterpolation: true }),
      values,
      instance.language === 'ko' ? 'ko' : 'en',
    );
