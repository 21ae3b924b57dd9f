/** Tokens of context when config.toml does not say: what a machine with this much memory (bytes) can spare. */
export const defaultContextSize = (totalMemory: number): number => (totalMemory < 12 * 2 ** 30 ? 4096 : 8192);
