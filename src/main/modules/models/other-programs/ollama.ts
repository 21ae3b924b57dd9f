import { open } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { filesBelow, type Walked } from './walk';

/** A model by the name that its program gives it; `problem`: why there is no file for it, in words. */
export interface Named {
  readonly name: string;
  readonly path: string;
  readonly problem?: string;
}

const Manifest = z.object({ layers: z.array(z.object({ mediaType: z.string(), digest: z.string() })) });
const weights = 'application/vnd.ollama.image.model';
const digest = /^sha256[:-][0-9a-f]{64}$/u;
/** Bytes; they are a few hundred. */
const longestManifest = 2 ** 20;

/** Names are in manifests, `manifests/HOST/OWNER/MODEL/TAG`, and files in `blobs/`, by their hash. */
export async function ollamaModels(
  folder: string,
): Promise<{ readonly models: readonly Named[]; readonly cut: boolean }> {
  const manifests = join(folder, 'manifests');
  const { files, cut }: Walked = await filesBelow(manifests, (name) => !name.startsWith('.'));
  const models = await Promise.all(files.map((file) => readManifest(file, manifests, join(folder, 'blobs'))));
  return { models: models.filter((model) => model !== null), cut };
}

async function readManifest(file: string, manifests: string, blobs: string): Promise<Named | null> {
  const name = nameOf(relative(manifests, file).split(sep));
  if (name === null) return null;
  const manifest = Manifest.safeParse(await readJson(file));
  if (!manifest.success)
    return { name, path: file, problem: 'Its manifest is damaged: pull it again in Ollama.' };
  const layers = manifest.data.layers.filter(({ mediaType }) => mediaType === weights);
  const [layer] = layers;
  // A name for a model of somebody's server has no weights here.
  if (layer === undefined) return null;
  if (!digest.test(layer.digest))
    return { name, path: file, problem: 'Its manifest is damaged: pull it again in Ollama.' };
  const path = join(blobs, layer.digest.replace(':', '-'));
  return layers.length === 1
    ? { name, path }
    : { name, path, problem: 'Its weights lie in several files, which only Ollama can put together.' };
}

/** As Ollama shows it: its own library has no owner, and its own host is not named. */
function nameOf(parts: readonly string[]): string | null {
  const [host, owner, model, tag, ...more] = parts;
  if (
    host === undefined ||
    owner === undefined ||
    model === undefined ||
    tag === undefined ||
    more.length > 0
  )
    return null;
  const place = host === 'registry.ollama.ai' ? (owner === 'library' ? [] : [owner]) : [host, owner];
  return `${[...place, model].join('/')}:${tag}`;
}

async function readJson(file: string): Promise<unknown> {
  try {
    const handle = await open(file, 'r');
    try {
      const { size } = await handle.stat();
      return size > longestManifest ? null : JSON.parse(await handle.readFile('utf8'));
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}
