import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { z } from 'zod';
import type { ModelOwner } from '../../../../shared/models';
import { isModelFile } from '../gguf/model-file-name';
import { ollamaModels, type Named } from './ollama';
import { placesOf, type Machine, type Place } from './places';
import { filesBelow } from './walk';

/** A model file of another program. */
export interface Found extends Named {
  readonly owner: ModelOwner;
}

export interface FoundFiles {
  readonly models: readonly Found[];
  /** Folders that hold more than is ever looked at. */
  readonly cut: readonly string[];
}

/** Looks where the other programs of this machine keep their models. Nothing there is changed. */
export async function findModels(machine: Omit<Machine, 'lmStudio'>): Promise<FoundFiles> {
  const places = placesOf({ ...machine, lmStudio: await lmStudioOf(machine) });
  const looked = await Promise.all(
    places.map(async (place) => ({
      place,
      ...(place.layout === 'manifests' ? await ollamaModels(place.folder) : await modelFilesIn(place)),
    })),
  );
  const models: Found[] = [];
  const seen = new Set<string>();
  for (const { place, models: named } of looked)
    for (const model of named) {
      const real = await realpath(model.path).catch(() => model.path);
      if (seen.has(`${real} ${model.problem ?? ''}`)) continue;
      seen.add(`${real} ${model.problem ?? ''}`);
      models.push({ ...model, owner: place.owner });
    }
  return { models, cut: looked.filter(({ cut }) => cut).map(({ place }) => place.folder) };
}

async function modelFilesIn({ owner, folder }: Place): Promise<{ models: readonly Named[]; cut: boolean }> {
  const { files, cut } = await filesBelow(folder, (name) => isModelFile(name) || name === janFile);
  const named = files.filter((file) => basename(file) !== janFile);
  const elsewhere =
    owner === 'Jan'
      ? await Promise.all(files.filter((file) => basename(file) === janFile).map((file) => pathInJan(file)))
      : [];
  return {
    models: [...named, ...elsewhere.filter((path) => path !== null)].map((path) => ({
      name: nameOf(path),
      path,
    })),
    cut,
  };
}

/** Jan names every file `model.gguf`, and its folder after the model. */
const nameOf = (path: string): string => {
  const name = basename(path).replace(/\.gguf$/iu, '');
  return name === 'model' ? basename(dirname(path)) : name;
};

const janFile = 'model.yml';

/** A file that a person gave Jan stays where it was, and Jan notes its path. Null: it lies beside the note. */
async function pathInJan(note: string): Promise<string | null> {
  const text = await readFile(note, 'utf8').catch(() => '');
  const line = text.split('\n').find((each) => each.startsWith(janPath));
  const path = line
    ?.slice(janPath.length)
    .trim()
    .replaceAll(/^["']|["']$/gu, '');
  return path !== undefined && isAbsolute(path) && /\.gguf$/iu.test(path) ? path : null;
}

const janPath = 'model_path:';

const LmStudioSettings = z.object({ downloadsFolder: z.string().min(1) });

/** LM Studio can be moved, and its models apart from it. */
async function lmStudioOf({ home }: Pick<Machine, 'home'>): Promise<NonNullable<Machine['lmStudio']>> {
  const pointer = await readFile(join(home, '.lmstudio-home-pointer'), 'utf8').catch(() => '');
  const own = pointer.trim();
  const settings = await readFile(join(own === '' ? join(home, '.lmstudio') : own, 'settings.json'), 'utf8')
    .then((text) => LmStudioSettings.safeParse(JSON.parse(text)))
    .catch(() => null);
  return { home: isAbsolute(own) ? own : null, models: settings?.data?.downloadsFolder ?? null };
}
