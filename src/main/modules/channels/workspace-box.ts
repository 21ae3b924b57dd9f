import { mkdirSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { messageOf } from '../../../shared/errors';
import { ok, refuse, type Result } from '../../../shared/result';
import { WorkspaceFiles } from '../agent/tools/workspace-files';
import type { Platform } from '../../platform/platform';

const longestStem = 60;

/** Files that people send and are sent; both lie in the workspace. */
export class WorkspaceBox {
  readonly #files: WorkspaceFiles;

  /** `readOnlyFolders`: where no model may write. */
  constructor(
    private readonly ground: Pick<Platform, 'paths' | 'newId'>,
    readOnlyFolders: () => readonly string[],
  ) {
    this.#files = new WorkspaceFiles({
      workspace: ground.paths.workspace,
      readOnlyFolders,
      newId: ground.newId,
    });
  }

  /**
   * Files of strangers get names of ours; only the ending of theirs is kept. `named`: the person at the
   * desktop knows it by its name, which stands before ours.
   */
  save(channel: string, name: string, content: Uint8Array, named = false): string {
    const ending = /\.[A-Za-z0-9]{1,8}$/u.exec(name)?.[0].toLowerCase() ?? '';
    const folder = posix.join('inbox', channel);
    mkdirSync(join(this.ground.paths.workspace, folder), { recursive: true });
    const stem = named
      ? name
          .slice(0, name.length - ending.length)
          .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
          .slice(0, longestStem)
      : '';
    const path = posix.join(folder, `${stem === '' ? '' : `${stem}-`}${this.ground.newId()}${ending}`);
    writeFileSync(join(this.ground.paths.workspace, path), content, { flag: 'wx', mode: 0o600 });
    return path;
  }

  async read(
    path: string,
    signal: AbortSignal,
  ): Promise<Result<{ readonly name: string; readonly content: Uint8Array }>> {
    try {
      return ok({
        name: posix.basename(path.replaceAll('\\', '/')),
        content: await this.#files.read(path, signal),
      });
    } catch (failure) {
      signal.throwIfAborted();
      return refuse({
        code: 'channel.file',
        message: messageOf(failure),
        remedy: 'Only files of the workspace can be sent.',
      });
    }
  }
}
