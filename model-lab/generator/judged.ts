import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labFolder } from './data-files';
import type { Example } from './steps';
import type { Stage } from './world';

interface JudgedCase {
  readonly kind: string;
  readonly body: string;
  readonly expect: { readonly name: string };
}

/** Says whether an example would show what models are judged by: a tool of theirs that nobody has seen, or a sentence of theirs. */
export function readJudged(folder = join(labFolder, 'cases')): (world: Stage, steps: readonly Example[]) => boolean {
  const cases = readdirSync(folder).filter((file) => file.endsWith('.json')).flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as JudgedCase[]);
  const tools = new Set(cases.filter(({ kind }) => kind === 'unseen').map(({ expect }) => expect.name));
  const sentences = new Set(cases.map(({ body }) => body).filter((body) => body !== ''));
  return (world, steps) => world.tools.some(({ name }) => tools.has(name)) || steps.some(({ body }) => sentences.has(body));
}
