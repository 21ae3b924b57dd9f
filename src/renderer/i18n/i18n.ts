import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../shared/language';
import { wordsByLanguage } from './words';

/** Starts translation; keys are flat, values are inserted as text (React escapes them). */
export async function startTranslation(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: wordsByLanguage(),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = next;
  });
  document.documentElement.lang = language;
}

export async function speak(language: Language): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

/** The language on screen now, for what is not a component. */
export const languageNow = (): Language => (i18next.language === 'ko' ? 'ko' : 'en');
