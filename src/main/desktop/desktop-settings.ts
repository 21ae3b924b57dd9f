import { z } from 'zod';
import { readJsonFile, writeJsonFile } from './json-file';

const Settings = z.object({
  closeToTray: z.boolean(),
  /** The machine does not fall asleep while a run or a download is under way. */ keepAwake: z
    .boolean()
    .default(true),
  /** Somebody was told where the app is when its window is closed. */ toldOfTray: z.boolean().default(false),
});
export type DesktopSettings = z.infer<typeof Settings>;

/** Switches that concern this machine's desktop only; all off at first. Kept in data/desktop.json. */
export interface DesktopSettingsStore {
  get(): DesktopSettings;
  set(change: Partial<DesktopSettings>): void;
}

export function openDesktopSettings(file: string): DesktopSettingsStore {
  let current = readJsonFile(file, Settings) ?? { closeToTray: false, keepAwake: true, toldOfTray: false };
  return {
    get: () => current,
    set(change) {
      current = { ...current, ...change };
      writeJsonFile(file, current);
    },
  };
}
