import { messageOf } from '../../../../shared/errors';
import { corrected } from './corrections';

/** What a model's file has of templates. */
export interface OwnTemplates {
  /** Null: there is none. */
  readonly plain: string | null;
  /** Some makers put one of its own for conversations with tools into the file. */
  readonly withTools: string | null;
}

export interface ChosenTemplate {
  /** Null: there is none. */
  readonly template: string | null;
  /** For conversations with tools; null: the same. */
  readonly withTools: string | null;
  /** In words, where it is not the file's own as it is, or is known to be an older one; null: neither. */
  readonly note: string | null;
}

/**
 * The templates that a model's conversations are laid out by: what a person put beside the file, for all of them, else
 * the file's own.
 */
export function chooseTemplate(own: OwnTemplates, beside: () => string | null): ChosenTemplate {
  const plain = own.plain === null ? { template: null, note: null } : corrected(own.plain);
  const ofFile = {
    ...plain,
    withTools: own.withTools === null ? null : corrected(own.withTools).template,
  };
  try {
    const template = beside();
    if (template === null) return ofFile;
    return {
      template,
      withTools: null,
      note: "The chat template beside the model's file is used in the place of its own.",
    };
  } catch (failure) {
    return {
      ...ofFile,
      note: `The chat template beside the model's file cannot be read (${messageOf(failure)}), so the file's own is used.`,
    };
  }
}
