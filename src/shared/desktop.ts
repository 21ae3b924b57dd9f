import { z } from 'zod';

/** Folders that a person may have opened; where each is, the main process knows. */
export const NamedFolder = z.enum(['data', 'sops', 'models', 'logs', 'backups']);
export type NamedFolder = z.infer<typeof NamedFolder>;

/** What concerns this machine's desktop only. All but `keepAwake` are off at first. */
export const DesktopSwitches = z.object({
  /** The window's close button leaves the app in the tray. */
  closeToTray: z.boolean(),
  /** The machine does not fall asleep while a run or a download is under way. */
  keepAwake: z.boolean(),
  startAtLogin: z.boolean(),
});
export type DesktopSwitches = z.infer<typeof DesktopSwitches>;

export const DesktopView = z.object({
  switches: DesktopSwitches,
  /** Whether this desktop has a tray at all. */
  tray: z.boolean(),
  /** Bytes that are free where the data lie; null: the system does not say. */
  freeBytes: z.number().nullable(),
});
export type DesktopView = z.infer<typeof DesktopView>;
