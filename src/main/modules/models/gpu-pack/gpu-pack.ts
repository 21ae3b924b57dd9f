import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { AppError, messageOf } from '../../../../shared/errors';
import type { GpuPack } from '../../../../shared/gpu-pack';
import { ok, refuse, type Refusal, type Result } from '../../../../shared/result';
import type { Clock } from '../../../platform/base/clock';
import { downloadFile } from '../model-store/download';
import { freeBytesOf, inMebibytes, spareBytes } from '../model-store/disk-errors';
import { sha256Of } from '../model-store/checksum-file';
import { PartFile } from '../model-store/part-file';
import { fileOf, type PackPart } from './offered-parts';
import { unpackPackage } from './unpack';

export interface GpuPackPorts {
  /** Where the pack lies; it need not be there yet. */
  readonly folder: string;
  /** Empty: none is made for this system. */
  readonly parts: readonly PackPart[];
  readonly version: string;
  readonly clock: Clock;
  /** Address of the registry that packages come from, without a slash at its end. */
  readonly registry: (signal: AbortSignal) => Promise<Result<string>>;
  /** A driver is here, or a setting asks for one. */
  readonly isOfUse: () => boolean;
  /** A few times a second at most while something goes on. */
  readonly changed: (pack: GpuPack) => void;
}

const tellEveryMs = 250;

/** Fetches, unpacks and removes the pack, one thing at a time. What is half there never counts. */
export class GpuPackService {
  #now: GpuPack['state'] | null = null;
  #problem: GpuPack['problem'] = null;
  #work: { readonly controller: AbortController; readonly finished: Promise<void> } | null = null;

  constructor(private readonly ports: GpuPackPorts) {}

  state(): GpuPack {
    const { parts, isOfUse } = this.ports;
    return {
      offered:
        parts.length === 0
          ? null
          : {
              fetched: sum(parts.map(({ bytes }) => bytes)),
              onDisk: sum(parts.map(({ onDisk }) => onDisk)),
            },
      isOfUse: isOfUse(),
      problem: this.#problem,
      state: this.#now ?? (this.places() === null ? 'absent' : 'installed'),
      bytes: this.#fetched(),
    };
  }

  /** Where the library finds each part, as addresses of its modules; null: not all of them are there. */
  places(): Readonly<Record<string, string>> | null {
    const { parts } = this.ports;
    const places = parts.map((part) => [part.name, join(this.#home(part), 'dist', 'index.js')] as const);
    return parts.length === 0 || !places.every(([, file]) => existsSync(file))
      ? null
      : Object.fromEntries(places.map(([name, file]) => [name, pathToFileURL(file).href]));
  }

  /** Begins; `changed` tells the rest. `from`: a folder with the files, in place of the network. */
  install(from: string | null): Result<GpuPack> {
    if (this.ports.parts.length === 0) return refuse(notOffered);
    if (this.#work !== null || this.places() !== null) return ok(this.state());
    const controller = new AbortController();
    this.#problem = null;
    this.#set('downloading');
    const finished = this.#install(from, controller.signal)
      .catch((failure: unknown) => {
        if (controller.signal.aborted) return;
        this.#problem = {
          message: messageOf(failure),
          remedy: (failure instanceof AppError ? failure.remedy : null) ?? 'Try it again; the log has more.',
        };
      })
      .finally(() => {
        this.#work = null;
        this.#set(null);
      });
    this.#work = { controller, finished };
    return ok(this.state());
  }

  /** Resolves when it has come to rest; what was fetched is kept. */
  async stop(): Promise<Result<GpuPack>> {
    this.#work?.controller.abort(new Error('stopped'));
    await this.#work?.finished;
    return ok(this.state());
  }

  async settled(): Promise<GpuPack> {
    await this.#work?.finished;
    return this.state();
  }

  /** With what was fetched of it. A model that is in memory keeps what it has loaded. */
  async remove(): Promise<Result<GpuPack>> {
    await this.stop();
    try {
      await rm(this.ports.folder, { recursive: true, force: true });
    } catch (failure) {
      return refuse({
        code: 'models.pack',
        message: `${this.ports.folder} cannot be deleted: ${messageOf(failure)}`,
        remedy: 'Delete the folder by hand.',
      });
    }
    this.#problem = null;
    this.#set(null);
    return ok(this.state());
  }

  async close(): Promise<void> {
    await this.stop();
  }

  async #install(from: string | null, signal: AbortSignal): Promise<void> {
    const { folder, parts, version, registry } = this.ports;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await this.#refuseFullDisk();
    const address = from === null ? await registry(signal) : null;
    if (address?.ok === false) throw refused(address.error);
    const checked = new Set<PackPart>();
    for (const part of parts) {
      if (existsSync(this.#packed(part))) continue;
      if (from !== null) await this.#bring(part, from, signal);
      else if (address?.ok === true) {
        await this.#fetch(part, `${address.value}/${part.name}/-/${fileOf(part, version)}`, signal);
        checked.add(part);
      }
    }
    for (const part of parts) {
      if (!checked.has(part)) await this.#check(part, signal);
      this.#set('unpacking');
      await unpackPackage(this.#packed(part), this.#home(part), { name: part.name, version }, signal);
    }
    // What is left: packed files, and what belongs to another version of the library.
    const others = readdirSync(folder).filter((name) => name !== version);
    await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  }

  async #refuseFullDisk(): Promise<void> {
    const { folder, parts } = this.ports;
    const wanted = sum(parts.map(({ bytes, onDisk }) => bytes + onDisk)) - this.#fetched() + spareBytes;
    const free = await freeBytesOf(folder);
    if (free < wanted)
      throw new AppError(
        'models.disk-full',
        `The pack needs ${inMebibytes(wanted)} on the way, and the disk has ${inMebibytes(free)} left`,
        { remedy: `Free some space on the disk of ${folder}.` },
      );
  }

  /** There, and compared with its sum. */
  async #fetch(part: PackPart, url: string, signal: AbortSignal): Promise<void> {
    let toldAt = -Infinity;
    await downloadFile(
      this.#part(part),
      {
        url,
        sha256: part.sha256,
        replace: true,
        thenUse: false,
        packed: { goesOn: 'zeroclaw models gpu-pack install' },
      },
      { clock: this.ports.clock, login: {} },
      ({ phase }) => {
        const now = this.ports.clock.now();
        if (phase === this.#now && now >= toldAt && now - toldAt < tellEveryMs) return;
        toldAt = now;
        this.#set(phase);
      },
      signal,
    );
  }

  /** There as a whole or not at all, and nothing waits for it: a folder may be on a slow stick. */
  async #bring(part: PackPart, from: string, signal: AbortSignal): Promise<void> {
    // As the registry names it, or as `npm pack` writes it.
    const names = [fileOf(part, this.ports.version), `node-llama-cpp-${fileOf(part, this.ports.version)}`];
    const found = names.map((name) => join(from, name)).find((file) => existsSync(file));
    if (found === undefined)
      throw new AppError('models.pack', `There is no ${names.join(' or ')} in ${from}`, {
        remedy: `Fetch it on another machine with \`npm pack ${part.name}@${this.ports.version}\`, and put it there.`,
      });
    const half = `${this.#packed(part)}.half`;
    try {
      await pipeline(createReadStream(found), createWriteStream(half, { mode: 0o600 }), { signal });
      await rename(half, this.#packed(part));
    } finally {
      await rm(half, { force: true });
    }
  }

  /** Of files that were brought, or lay there already: they may be of somebody else. */
  async #check(part: PackPart, signal: AbortSignal): Promise<void> {
    this.#set('checking');
    const file = this.#packed(part);
    if ((await sha256Of(file, () => {}, signal)) === part.sha256) return;
    await rm(file, { force: true });
    throw new AppError(
      'models.checksum',
      `${fileOf(part, this.ports.version)} is not the file that was meant`,
      {
        remedy: 'It was deleted. Fetch it again; if it stays so, the source is damaged or was changed.',
      },
    );
  }

  /** Bytes that are there of the packed files. */
  #fetched(): number {
    return sum(this.ports.parts.map((part) => sizeOf(this.#packed(part)) ?? this.#part(part).bytes));
  }

  #home(part: PackPart): string {
    return join(this.ports.folder, this.ports.version, part.name.slice(part.name.indexOf('/') + 1));
  }

  #packed(part: PackPart): string {
    return join(this.ports.folder, fileOf(part, this.ports.version));
  }

  #part(part: PackPart): PartFile {
    return new PartFile(this.#packed(part));
  }

  #set(now: GpuPack['state'] | null): void {
    this.#now = now;
    this.ports.changed(this.state());
  }
}

const notOffered: Refusal = {
  code: 'models.pack',
  message: 'No CUDA pack is made for this system',
  remedy:
    'It is for Linux on 64-bit Intel and AMD processors. `gpu = "vulkan"` computes on NVIDIA cards as well.',
};

const refused = ({ code, message, remedy }: Refusal): AppError =>
  new AppError(code, message, remedy === undefined ? {} : { remedy });
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;
