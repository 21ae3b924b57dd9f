import type { Language } from '../../../shared/language';
import { cronWords, type CronWords } from '../../../domain/procedure/triggers/cron-words';
import type { Say } from '../../i18n/use-say';

/** The text of a clock in words; null: it says more than a few words can. */
export function cronPhrase(expression: string, say: Say<'sops'>, language: Language): string | null {
  const words = cronWords(expression);
  return words === null ? null : phraseOf(words, say, language);
}

function phraseOf(words: CronWords, say: Say<'sops'>, language: Language): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  switch (words.every) {
    case 'minute':
      return say('everyMinute');
    case 'minutes':
      return say('everyMinutes', { count: words.count });
    case 'hour':
      return say('everyHour', { minute: words.minute });
    case 'hours':
      return say('everyHours', { count: words.count, minute: words.minute });
    case 'day':
      return say('everyDay', { times: list.format(words.times) });
    case 'week':
      return say('everyWeek', { days: daysText(words.days, say, language), times: list.format(words.times) });
    case 'month':
      return say('everyMonth', { day: words.day, times: list.format(words.times) });
    case 'year':
      return say('everyYear', {
        date: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2024, words.month - 1, words.day),
        ),
        times: list.format(words.times),
      });
  }
}

function daysText(days: readonly number[], say: Say<'sops'>, language: Language): string {
  if (days.join() === '1,2,3,4,5') return say('workingDays');
  // The first day of 2023 was a Sunday.
  const name = new Intl.DateTimeFormat(language, {
    weekday: days.length > 2 ? 'short' : 'long',
    timeZone: 'UTC',
  });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(
    days.map((day) => name.format(Date.UTC(2023, 0, 1 + day))),
  );
}
