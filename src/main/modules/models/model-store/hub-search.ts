import { z } from 'zod';
import type { HubFile, HubRepository } from '../../../../shared/models';
import { AppError, messageOf } from '../../../../shared/errors';
import { ok, refuse, type Result } from '../../../../shared/result';
import { fetchThere } from '../../../platform/base/fetch-there';
import { readText } from '../../../platform/base/limited-body';
import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';
import type { Clock } from '../../../platform/base/clock';
import { DeadlinePassed, within } from '../../../platform/base/within';
import { isModelFile } from '../gguf/model-file-name';

export interface Hub {
  readonly url: string;
  readonly token: string | null;
}

interface Parts {
  readonly hub: () => Promise<Hub>;
  readonly clock: Clock;
  /** The engine ends. */
  readonly signal: AbortSignal;
}

const mostRepositories = 20;
const mostFiles = 200;
const patienceMs = 15_000;
/** Bytes. */
const longestAnswer = 8 * 2 ** 20;

/** Lenient: what a hub does not say is left open. */
const Repositories = z.array(
  z.object({
    id: z.string().regex(/^[\w.-]+\/[\w.-]+$/u),
    downloads: z.number().optional(),
    gated: z.union([z.boolean(), z.string()]).optional(),
    tags: z.array(z.string()).optional(),
  }),
);
const Tree = z.array(
  z.object({
    type: z.string(),
    path: z.string(),
    size: z.number().optional(),
    lfs: z.object({ oid: z.string(), size: z.number() }).optional(),
  }),
);

/** Asks the hub of config.toml for models, when a person wants it to. */
export class HubSearch {
  constructor(private readonly parts: Parts) {}

  /** Repositories with GGUF files, the ones that most people fetch first. */
  repositories(query: string): Promise<Result<HubRepository[]>> {
    const asked = new URLSearchParams({
      search: query.trim(),
      filter: 'gguf',
      sort: 'downloads',
      direction: '-1',
      limit: String(mostRepositories),
    });
    return this.#ask(`api/models?${asked.toString()}`, (body) =>
      Repositories.parse(body).map(({ id, downloads, gated, tags = [] }) => ({
        repository: id,
        downloads: downloads ?? null,
        asksForLicence: gated !== undefined && gated !== false,
        licence: tags.find((tag) => tag.startsWith('license:'))?.slice('license:'.length) ?? null,
      })),
    );
  }

  /** The models of a repository, without what lies beside them. Files that were split are left out: each is fetched alone. */
  files(repository: string): Promise<Result<HubFile[]>> {
    return this.#ask(`api/models/${repository}/tree/main?recursive=true`, (body) =>
      Tree.parse(body)
        .filter(({ type, path }) => type === 'file' && isModelFile(path.split('/').at(-1) ?? ''))
        .filter(({ path }) => !/-\d{5}-of-\d{5}\.gguf$/iu.test(path))
        .map(({ path, size, lfs }) => ({
          path,
          bytes: lfs?.size ?? size ?? null,
          sha256: lfs !== undefined && /^[0-9a-f]{64}$/iu.test(lfs.oid) ? lfs.oid : null,
          uri: `hf:${repository}/${path}`,
        }))
        .slice(0, mostFiles),
    );
  }

  async #ask<T>(path: string, read: (body: unknown) => T): Promise<Result<T>> {
    const { hub, clock, signal } = this.parts;
    const { url, token } = await hub();
    const address = `${withoutEndSlashes(url)}/${path}`;
    const { host } = new URL(address);
    try {
      return ok(
        await within(clock, patienceMs, signal, async (deadline) => {
          const response = await fetchThere(address, {
            headers: token === null ? {} : { authorization: `Bearer ${token}` },
            signal: deadline,
          });
          if (!response.ok)
            throw new AppError(
              'models.hub',
              `${host} answers the search with HTTP ${String(response.status)}`,
              {
                remedy: 'Try again later, or enter the address of a file.',
              },
            );
          return read(JSON.parse(await readText(response, longestAnswer)));
        }),
      );
    } catch (failure) {
      if (signal.aborted) throw failure;
      return refuse(toRefusal(failure, host));
    }
  }
}

function toRefusal(failure: unknown, host: string): { code: string; message: string; remedy: string } {
  const offline =
    'Check that this computer has internet, or enter the address of a file that can be reached.';
  if (failure instanceof AppError)
    return { code: failure.code, message: failure.message, remedy: failure.remedy ?? offline };
  if (failure instanceof z.ZodError || failure instanceof SyntaxError)
    return {
      code: 'models.hub',
      message: `${host} does not answer as a hub of models does`,
      remedy: 'Check hub_url under [models] in config.toml.',
    };
  return {
    code: 'models.hub',
    message:
      failure instanceof DeadlinePassed
        ? `${host} did not answer within ${String(failure.ms / 1000)} s`
        : `${host} cannot be reached: ${messageOf(failure)}`,
    remedy: offline,
  };
}
