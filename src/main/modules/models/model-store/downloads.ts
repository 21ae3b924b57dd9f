import { mkdirSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { AppError, messageOf } from '../../../../shared/errors';
import type { ModelDownload, PullRequest } from '../../../../shared/models';
import { ok, refuse, type Result } from '../../../../shared/result';
import type { Clock } from '../../../platform/base/clock';
import { download } from './download';
import { modelFile, readModelName } from './model-name';
import { readModelUri, withoutLogin } from './model-uri';
import { PartFile, type Wanted } from './part-file';

/** Where `hf:` addresses are, and the key for it. */
export interface Hub {
  readonly url: string;
  readonly token: string | null;
}

interface DownloadsPorts {
  /** `models/` of the home. */
  readonly folder: string;
  readonly clock: Clock;
  readonly hub: () => Promise<Hub>;
  /** A download has changed, a few times a second at most. */
  readonly changed: (download: ModelDownload) => void;
  /** A model is there that is to answer from now on. */
  readonly use?: (name: string) => void;
  readonly freeBytes?: (folder: string) => Promise<number>;
}

interface Flight {
  readonly controller: AbortController;
  readonly finished: Promise<void>;
}

const tellEveryMs = 250;

/**
 * The models that are being fetched, each in the background, and those that were begun and left. Invariant: a
 * name has at most one download under way.
 */
export class ModelDownloads {
  readonly #flights = new Map<string, Flight>();
  readonly #known = new Map<string, ModelDownload>();

  constructor(private readonly ports: DownloadsPorts) {}

  /** By name; what an earlier program left is `paused`. */
  list(): readonly ModelDownload[] {
    const left = this.#parts()
      .filter((name) => !this.#known.has(name))
      .flatMap((name) => {
        const download = this.#left(name);
        return download === null ? [] : [download];
      });
    return [...this.#known.values(), ...left].sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Begins, or goes on with what is there of it. */
  async pull({
    uri,
    name: given,
    sha256,
    replace,
    thenUse = false,
  }: PullRequest): Promise<Result<ModelDownload>> {
    const hub = await this.ports.hub();
    const source = readModelUri(uri, hub.url);
    if (!source.ok) return source;
    if (given === undefined && !/\.gguf$/iu.test(source.value.fileName))
      return refuse({
        code: 'models.name',
        message: `"${source.value.fileName}" is no name of a GGUF file`,
        remedy: 'Give the model a name with --name.',
      });
    const name = readModelName(given ?? source.value.fileName);
    if (!name.ok) return name;
    return this.#begin(name.value, {
      url: source.value.url,
      sha256: sha256?.toLowerCase() ?? null,
      replace,
      thenUse,
    });
  }

  /** Resolves when it has come to rest; what is there is kept. */
  async pause(name: string): Promise<Result<ModelDownload>> {
    const flight = this.#flights.get(name);
    flight?.controller.abort(new Error('paused'));
    await flight?.finished;
    return this.#shown(name);
  }

  resume(name: string): Result<ModelDownload> {
    const part = this.#part(name);
    const origin = part.origin();
    if (origin === null) return unknown(name);
    return this.#begin(name, origin);
  }

  /** Ends it and deletes what is there of it. */
  async discard(name: string): Promise<Result<null>> {
    const isKnown = (await this.pause(name)).ok;
    this.#part(name).discard();
    this.#known.delete(name);
    return isKnown ? ok(null) : unknown(name);
  }

  /** Resolves when it has come to rest. */
  async settled(name: string): Promise<Result<ModelDownload>> {
    await this.#flights.get(name)?.finished;
    return this.#shown(name);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#flights.keys()].map((name) => this.pause(name)));
  }

  #begin(name: string, wanted: Wanted): Result<ModelDownload> {
    if (this.#flights.has(name)) return this.#shown(name);
    mkdirSync(this.ports.folder, { recursive: true, mode: 0o700 });
    const part = this.#part(name);
    const begun: ModelDownload = {
      name,
      url: withoutLogin(wanted.url),
      bytes: part.origin()?.url === wanted.url ? part.bytes : 0,
      total: part.origin()?.total ?? null,
      state: 'downloading',
      pace: null,
      problem: null,
      ...(wanted.thenUse ? { thenUse: true } : {}),
    };
    this.#set(begun);
    const controller = new AbortController();
    const finished = this.#fetch(part, wanted, begun, controller.signal).finally(() => {
      this.#flights.delete(name);
    });
    this.#flights.set(name, { controller, finished });
    return ok(begun);
  }

  async #fetch(part: PartFile, wanted: Wanted, begun: ModelDownload, signal: AbortSignal): Promise<void> {
    let current = begun;
    let told = { at: this.ports.clock.now(), bytes: begun.bytes };
    try {
      const { token, url } = await this.ports.hub();
      const login =
        token !== null && URL.canParse(url) && new URL(url).origin === new URL(wanted.url).origin
          ? { authorization: `Bearer ${token}` }
          : {};
      const done = await download(
        part,
        wanted,
        {
          clock: this.ports.clock,
          login,
          ...(this.ports.freeBytes === undefined ? {} : { freeBytes: this.ports.freeBytes }),
        },
        ({ phase, bytes, total }) => {
          const news = phase !== current.state || total !== current.total;
          current = { ...current, state: phase, bytes, total };
          const now = this.ports.clock.now();
          // A clock that was put back is no reason to be silent.
          if (!news && now >= told.at && now - told.at < tellEveryMs) return;
          current = {
            ...current,
            pace:
              phase === 'downloading' && bytes > told.bytes && now > told.at
                ? (1000 * (bytes - told.bytes)) / (now - told.at)
                : null,
          };
          told = { at: now, bytes };
          this.#set(current);
        },
        signal,
      );
      this.#set({ ...current, state: 'done', bytes: done.bytes, total: done.bytes, pace: null });
      if (wanted.thenUse) this.ports.use?.(begun.name);
    } catch (failure) {
      const there = { ...current, bytes: part.bytes, pace: null };
      if (signal.aborted) this.#set({ ...there, state: 'paused' });
      else
        this.#set({
          ...there,
          state: 'failed',
          problem: {
            message: messageOf(failure),
            remedy:
              failure instanceof AppError ? (failure.remedy ?? '') : 'This is a defect; the log has more.',
          },
        });
    }
  }

  #set(download: ModelDownload): void {
    this.#known.set(download.name, download);
    this.ports.changed(download);
  }

  #shown(name: string): Result<ModelDownload> {
    const download = this.#known.get(name) ?? this.#left(name);
    return download === null ? unknown(name) : ok(download);
  }

  #part(name: string): PartFile {
    return new PartFile(modelFile(this.ports.folder, name));
  }

  #parts(): readonly string[] {
    try {
      return readdirSync(this.ports.folder)
        .filter((file) => file.endsWith('.gguf.part'))
        .map((file) => basename(file, '.gguf.part'));
    } catch {
      return [];
    }
  }

  #left(name: string): ModelDownload | null {
    const part = this.#part(name);
    const origin = part.origin();
    return origin === null
      ? null
      : {
          name,
          url: withoutLogin(origin.url),
          bytes: part.bytes,
          total: origin.total,
          state: 'paused',
          pace: null,
          problem: null,
          ...(origin.thenUse ? { thenUse: true } : {}),
        };
  }
}

const unknown = (name: string): Result<never> =>
  refuse({
    code: 'models.no-download',
    message: `Nothing of a model "${name}" is being fetched`,
    remedy: '`zeroclaw models` lists what is there, and what was begun.',
  });
