import type { DesktopSwitches } from '../../shared/desktop';

/** The desktop that an app sits on. Absent where nobody sits in front of the engine. */
export interface Desktop {
  switches(): DesktopSwitches;
  readonly hasTray: boolean;
  /** Rejects with an AppError when the system does not take it; then nothing has changed. */
  setSwitches(change: Partial<DesktopSwitches>): void;
  /** Writes what the window's pages keep to the disk now, so that it outlives a crash of the app. */
  keepStorage(): void;
  /** Shows a folder in the system's file manager. Rejects with an AppError. */
  openFolder(path: string): Promise<void>;
  /** Where a backup of this name is to be written; null: nowhere. */
  chooseBackupTarget(name: string): Promise<string | null>;
  chooseBackup(): Promise<string | null>;
  /** Closes the engine and starts another one on the same home; returns at once. */
  restartEngine(): void;
}
