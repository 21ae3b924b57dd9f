import { messageOf } from '../../../../shared/errors';
import { corrected } from './corrections';

export interface ChosenTemplate {
  /** Null: there is none. */
  readonly template: string | null;
  /** In words, where it is not the file's own as it is, or is known to be an older one; null: neither. */
  readonly note: string | null;
}

/** The template that a model's conversations are laid out by: what a person put beside the file, else the file's own. */
export function chooseTemplate(own: string | null, beside: () => string | null): ChosenTemplate {
  const ofFile = own === null ? { template: null, note: null } : corrected(own);
  try {
    const template = beside();
    if (template === null) return ofFile;
    return { template, note: "The chat template beside the model's file is used in the place of its own." };
  } catch (failure) {
    return {
      ...ofFile,
      note: `The chat template beside the model's file cannot be read (${messageOf(failure)}), so the file's own is used.`,
    };
  }
}
