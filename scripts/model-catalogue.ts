/*
 * Holds the catalogue of suggested models (src/shared/model-catalogue.json) against the hub of config.toml:
 *   npm run model:catalogue [-- --hub ADDRESS]
 * Of each file: whether it is there at its revision, with the size and the SHA-256 that the catalogue says. A hub that
 * does not answer is told as such; whatever else differs ends with code 1.
 */
import { parseArgs } from 'node:util';
import { readModelUri } from '../src/main/modules/models/model-store/model-uri';
import { suggestedModels, type SuggestedModel } from '../src/renderer/entities/model/suggested-models';
import { Config } from '../src/shared/config';
import { messageOf } from '../src/shared/errors';

const longestWaitMs = 20_000;
const { values } = parseArgs({ options: { hub: { type: 'string' } } });
const hub = values.hub ?? Config.parse({}).models.hub_url;

type Finding = { readonly state: 'same' | 'other' | 'unknown'; readonly words: string };

/** The hub redirects to where the bytes are, and says beside that what they come to. */
async function held({ uri, bytes, sha256 }: SuggestedModel): Promise<Finding> {
  const source = readModelUri(uri, hub);
  if (!source.ok) return { state: 'other', words: source.error.message };
  try {
    const { status, headers } = await fetch(source.value.url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWaitMs),
    });
    if (status >= 400) return { state: 'other', words: `the hub answers ${String(status)}` };
    const size = headers.get('x-linked-size') ?? headers.get('content-length');
    const hash = headers.get('x-linked-etag')?.replaceAll('"', '') ?? null;
    if (size !== null && Number(size) !== bytes)
      return { state: 'other', words: `it has ${size} bytes there` };
    if (hash !== null && hash !== sha256) return { state: 'other', words: `its SHA-256 is ${hash} there` };
    return hash === null
      ? { state: 'unknown', words: 'it is there; the hub says no SHA-256' }
      : { state: 'same', words: 'as in the catalogue' };
  } catch (failure) {
    return { state: 'unknown', words: `the hub does not answer: ${messageOf(failure)}` };
  }
}

const counts = { same: 0, other: 0, unknown: 0 };
for (const model of suggestedModels) {
  const { state, words } = await held(model);
  counts[state] += 1;
  const size = `${(model.bytes / 1e9).toFixed(1)} GB`;
  console.log(`${model.title.padEnd(24)}${size.padStart(8)}  ${model.licence.padEnd(20)}  ${words}`);
}
console.log(
  `\n${String(counts.same)} as in the catalogue, ${String(counts.other)} differ, ${String(counts.unknown)} not known`,
);
process.exitCode = counts.other === 0 ? 0 : 1;
