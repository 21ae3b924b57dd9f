/** Equal for texts that say the same in the same words. */
export const comparable = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
