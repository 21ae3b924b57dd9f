import type { SopVersions } from '../../../ports/sop-versions';
import { parseManifest } from '../definition/manifest';

/**
 * The newest: a name that nobody has used for so many saves holds no cooldown, and reading them holds nothing
 * up.
 */
const mostVersions = 200;

/** Under which names a folder's definition was in force, as its versions tell. */
export class FormerNames {
  readonly #names = new Map<string, { readonly latest: string; readonly names: readonly string[] }>();
  /** By hash: a text has one name forever. */
  readonly #nameOf = new Map<string, string>();

  constructor(private readonly versions: SopVersions) {}

  /** Without the present one. */
  of(folder: string, name: string): readonly string[] {
    return this.#all(folder).filter((other) => other !== name);
  }

  #all(folder: string): readonly string[] {
    const latest = this.versions.latestHash(folder);
    if (latest === null) return [];
    const known = this.#names.get(folder);
    if (known?.latest === latest) return known.names;
    const names = [
      ...new Set(
        this.versions
          .list(folder, mostVersions)
          .map(({ version, hash }) => this.#name(folder, version, hash)),
      ),
    ];
    this.#names.set(folder, { latest, names });
    return names;
  }

  #name(folder: string, version: number, hash: string): string {
    const known = this.#nameOf.get(hash);
    if (known !== undefined) return known;
    const name = parseManifest(this.versions.read(folder, version)?.toml ?? '', 'supervised').name ?? folder;
    this.#nameOf.set(hash, name);
    return name;
  }
}
