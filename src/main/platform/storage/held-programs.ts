import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../../../shared/parse-json';
import { inFileTurn } from '../base/file-turn';
import { writeFileAtomically } from '../base/atomic-file';

const Places = z.array(z.string());

/** Another process says yes only rarely: the file is looked at so often, and whenever this one changes it. */
const lookEveryMs = 100;

/**
 * Places of config.toml and of the plugins folder that came with a backup and that nobody has allowed on this
 * machine. The file is part of no backup. One that cannot be read holds everything.
 */
export class HeldPrograms {
  #seen: { readonly at: number; readonly version: string | null } | null = null;

  /** `now`: in milliseconds, of a clock that nobody sets. */
  constructor(
    private readonly file: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  isHeld(place: string): boolean {
    const places = this.#read();
    return places === 'all' || places.includes(place);
  }

  /**
   * What changes when something is held or allowed, at once when this one does it, else within a tenth of a
   * second; null: nothing is held.
   */
  version(): string | null {
    const now = this.now();
    if (this.#seen === null || now - this.#seen.at >= lookEveryMs)
      this.#seen = { at: now, version: this.#look() };
    return this.#seen.version;
  }

  #look(): string | null {
    if (!existsSync(this.file)) return null;
    try {
      return readFileSync(this.file, 'utf8');
    } catch {
      return 'all';
    }
  }

  /** What is held already stays held: nobody has said yes to it. */
  hold(places: readonly string[]): void {
    inFileTurn(this.file, () => {
      const before = this.#read();
      if (before === 'all' || places.every((place) => before.includes(place))) return;
      this.#write([...new Set([...before, ...places])]);
    });
  }

  /** `others`: what is held still, where the file does not say. */
  allow(place: string, others: readonly string[]): void {
    inFileTurn(this.file, () => {
      const before = this.#read();
      this.#write((before === 'all' ? others : before).filter((each) => each !== place));
    });
  }

  #write(places: readonly string[]): void {
    this.#seen = null;
    if (places.length === 0) rmSync(this.file, { force: true });
    else writeFileAtomically(this.file, JSON.stringify(places));
  }

  #read(): readonly string[] | 'all' {
    if (!existsSync(this.file)) return [];
    try {
      const places = Places.safeParse(parseJson(readFileSync(this.file, 'utf8')));
      return places.success ? places.data : 'all';
    } catch {
      return 'all';
    }
  }
}
