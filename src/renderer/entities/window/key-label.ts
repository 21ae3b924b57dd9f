/** How the platform writes the command key with another: `Ctrl K`, `⌘ K`. */
export const keyLabel = (key: string): string => (isMac() ? `⌘ ${key}` : `Ctrl ${key}`);

export const isMac = (): boolean => navigator.platform.startsWith('Mac');
