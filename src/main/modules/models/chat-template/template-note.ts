/** That the template of a model's file is not used, for people; `why` null: there is none. */
export const noteOf = (why: string | null, used: string): string =>
  why === null
    ? `The model's file has no chat template, so that of ${used} is used.`
    : `The model's chat template cannot be used (${why}), so that of ${used} is used.`;

/** That a template lays out less than was said, for people; null: it lays out all of it. */
export const noteOfTalk = (earlier: 'all' | 'part' | 'refused', otherwise: string): string | null =>
  ({
    all: null,
    part: "The model's chat template leaves out some of what was said before: the model does not read the whole conversation.",
    refused: `The model's chat template takes one question alone, so longer conversations are laid out with that of ${otherwise}.`,
  })[earlier];
