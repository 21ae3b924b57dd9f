/** That the template of a model's file is not used, for people; `why` null: there is none. */
export const noteOf = (why: string | null, used: string): string =>
  why === null
    ? `The model's file has no chat template, so that of ${used} is used.`
    : `The model's chat template cannot be used (${why}), so that of ${used} is used.`;
