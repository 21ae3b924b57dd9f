let kept: Promise<unknown> = Promise.resolve();

/** A name is being written down; what is signed waits for it. */
export const keepingSigner = (writing: Promise<unknown>): void => {
  kept = writing;
};

/** Resolves once the last name that was written is the one that signs. */
export const signerKept = (): Promise<unknown> => kept;
