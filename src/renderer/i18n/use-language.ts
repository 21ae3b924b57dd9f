import { useTranslation } from 'react-i18next';
import type { Language } from '../../shared/language';

/** The language on screen now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'ko' ? 'ko' : 'en';
}
