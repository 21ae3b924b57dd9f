declare const builtFrom: string | undefined;

/** The hash of the sources of this build; null: it runs from the sources themselves. */
export const buildId: string | null = typeof builtFrom === 'undefined' ? null : builtFrom;
/** Of the engine, in each of its answers over the control socket. */
export const buildHeader = 'zeroclaw-build';
