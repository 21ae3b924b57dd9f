import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Config } from '../../shared/config';
import type { HeldProgram } from '../../shared/held-program';
import type { JsonObject } from '../../shared/json';
import { canonicalJson } from '../../shared/canonical-json';
import { valuesOf } from './config/hide-secrets';
import { ok, refuse } from '../../shared/result';
import type { HeldPrograms } from './storage/held-programs';
import type { Handlers } from './router';
import { inToml, settingsOf } from './held-settings';
import { pluginUses } from './plugin-uses';

/**
 * What config.toml and the plugins folder would run, and whom and what it would open to others, each with the
 * hash of exactly that.
 */
export function programsOf(config: Config, plugins: string): readonly HeldProgram[] {
  const folder = hashOfFolder(plugins);
  const uses = pluginUses(config);
  const names = new Set([...pluginNames(plugins), ...uses.map(({ name }) => name)]);
  return [
    ...[...names].sort().map((name): HeldProgram => {
      const usedAs = uses.filter((use) => use.name === name).map(({ kind, where }) => `${kind} in ${where}`);
      return {
        place: `plugin:${name}`,
        runs: `${join(plugins, `${name}.mjs`)} (${usedAs.length === 0 ? 'config.toml does not name it' : usedAs.join(', ')})`,
        // A plugin may read every file beside it.
        hash: hashOf([name, folder, usedAs]),
      };
    }),
    ...Object.entries(config.mcp.servers).map(
      ([name, { enabled, command, args, cwd, env, url, headers }]): HeldProgram => ({
        place: `mcp:${name}`,
        runs:
          url === undefined
            ? [command ?? '', ...args].map(quoted).join(' ') + (cwd === undefined ? '' : ` (in ${cwd})`)
            : `a connection to ${url}`,
        hash: hashOf([name, enabled, command ?? null, args, cwd ?? null, env, url ?? null, headers]),
      }),
    ),
    ...settingsOf(config).map(({ place, says }): HeldProgram => ({
      place,
      runs: inToml(says),
      hash: hashOf([place, says]),
    })),
  ];
}

/**
 * Places of what a backup would run and this machine would not: others than here, or not here at all. A
 * config.toml that cannot be used runs nothing.
 */
export function comingPrograms(
  present: { readonly config: string; readonly plugins: string },
  coming: { readonly config: string; readonly plugins: string },
): readonly string[] {
  const here = new Map(programsIn(present).map(({ place, hash }) => [place, hash]));
  return programsIn(coming).flatMap(({ place, hash }) => (here.get(place) === hash ? [] : [place]));
}

function programsIn({ config, plugins }: { readonly config: string; readonly plugins: string }) {
  const parsed = Config.safeParse(valuesOf(config) ?? {});
  return programsOf(parsed.success ? parsed.data : Config.parse(runnable(valuesOf(config))), plugins);
}

/** What is wrong elsewhere in config.toml may be fixed later: what it would run counts now. */
function runnable(values: JsonObject | null): JsonObject {
  const alone = (part: JsonObject): JsonObject => (Config.safeParse(part).success ? part : {});
  return Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([key, value]) => Object.entries(alone({ [key]: value }))),
  );
}

const quoted = (word: string): string => (/^[\w./:@=-]+$/u.test(word) ? word : JSON.stringify(word));

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(canonicalJson(JSON.parse(JSON.stringify(value))))
    .digest('hex')
    .slice(0, 16);

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();
  } catch {
    // A folder that is not there has no plugins.
    return [];
  }
};

const hashOfFolder = (folder: string): string =>
  hashOf(
    filesIn(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );

const pluginNames = (folder: string): readonly string[] =>
  filesIn(folder).flatMap((file) => /^([\w-]+)\.mjs$/u.exec(file)?.[1] ?? []);

interface HeldPorts {
  readonly held: HeldPrograms;
  /** As config.toml says, with what is held. */
  readonly config: () => Config;
  readonly plugins: string;
  /** Runs what may run now. */
  readonly apply: () => Promise<void>;
}

/** What of a restored backup waits for a person's word, and that word. */
export function programHandlers({
  held,
  config,
  plugins,
  apply,
}: HeldPorts): Pick<Handlers, 'programs.held' | 'programs.allow'> {
  const waiting = (): readonly HeldProgram[] =>
    programsOf(config(), plugins).filter(({ place }) => held.isHeld(place));
  return {
    'programs.held': () => ok([...waiting()]),
    'programs.allow': async ({ place, hash }) => {
      const all = waiting();
      const program = all.find((each) => each.place === place);
      if (program === undefined)
        return refuse({
          code: 'programs.not-held',
          message: `Nothing is held back under "${place}"`,
          remedy: '`zeroclaw allow` lists what is.',
        });
      if (program.hash !== hash)
        return refuse({
          code: 'programs.changed',
          message: `What ${place} runs was changed since it was shown`,
          remedy: 'Look at it as it is now. Nothing was run.',
        });
      held.allow(
        place,
        all.map((each) => each.place),
      );
      await apply();
      return ok(null);
    },
  };
}
