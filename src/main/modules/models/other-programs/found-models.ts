import { basename } from 'node:path';
import type { FoundModel } from '../../../../shared/models';
import type { ModelFile } from '../../../../shared/status';
import type { Found, FoundFiles } from './find-models';

/** What a file is as a model of this app would be. */
export type Describe = (path: string, name: string) => Promise<ModelFile>;

/**
 * Models of other programs as people are shown them. What is among our models already, by a link or a folder of
 * config.toml, is left out; two of one name get that of their program beside it.
 */
export async function foundModels(
  { models }: FoundFiles,
  ours: { readonly paths: ReadonlySet<string>; readonly names: ReadonlySet<string> },
  describe: Describe,
  realPath: (path: string) => string,
): Promise<readonly FoundModel[]> {
  const names = new Set(ours.names);
  const rows: { readonly model: Found; readonly name: string }[] = [];
  for (const model of models) {
    if (ours.paths.has(realPath(model.path))) continue;
    const name = freeName(nameHere(model.name), model.owner, names);
    names.add(name);
    rows.push({ model, name });
  }
  return Promise.all(
    rows.map(async ({ model, name }) => {
      if (model.problem !== undefined)
        return { owner: model.owner, called: model.name, problem: model.problem, file: broken(model, name) };
      const file = await describe(model.path, name);
      return {
        owner: model.owner,
        called: model.name,
        problem: file.state === 'failed' ? file.detail : null,
        file: { ...file, elsewhere: true },
      };
    }),
  );
}

/** A name that config.toml and a file of ours can have. */
const nameHere = (called: string): string =>
  called
    .replace(/[^\p{L}\p{N} ._+()-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 100) || 'model';

function freeName(name: string, owner: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const beside = `${name} (${owner})`;
  for (let number = 2, free = beside; ; number += 1, free = `${beside} ${String(number)}`)
    if (!taken.has(free)) return free;
}

const broken = ({ path, problem }: Found, name: string): ModelFile => ({
  name: name === '' ? basename(path) : name,
  path,
  builtIn: false,
  bytes: 0,
  contextLength: null,
  quantisation: null,
  fit: 'will_not_load',
  state: 'failed',
  detail: problem ?? '',
  elsewhere: true,
});
