import type { ModelDownload } from '../../../shared/models';
import { answerWith, inUse } from '../../modules/models/handlers';
import { homeConfig } from '../../platform/home-config';
import { setTopKeysInFile } from '../../platform/config/edit-config';
import { addModel, removeModel } from '../../modules/models/model-store/model-files-on-disk';
import { usesOfModel } from '../../modules/models/model-store/model-uses';
import { homePaths } from '../../platform/storage/home-paths';
import type { CommandLine } from '../command-line';
import { RefusedError, UsageError, valueOf } from '../refused';
import { bytes, duration } from '../render/figures';
import { printableLine } from '../render/printable';
import { toModelRow } from '../rows/rest';
import { throughEngine } from '../through-engine';
import { amountText, asWord } from './list-models';
import { choosePuller, type Puller } from './model-puller';
import { words } from './run-text';

export interface AddOptions {
  readonly name?: string;
  readonly link?: boolean;
  readonly replace?: boolean;
}

/** The file is copied by this program, engine or not: the engine sees what the folder holds. */
export async function addModelFile(
  cli: CommandLine,
  file: string,
  { name, link, replace }: AddOptions,
): Promise<void> {
  const added = valueOf(
    await addModel(
      { file, name: name ?? null, how: link === true ? 'link' : 'copy', replace: replace === true },
      homePaths(cli.home).models,
    ),
  );
  await tellModel(cli, added.name, 'added');
}

export interface PullOptions {
  readonly name?: string;
  readonly sha256?: string;
  readonly replace?: boolean;
}

const lookEveryMs = 250;

/** By the engine when one runs, else by this program. Ctrl+C keeps what is there. */
export async function pullModel(
  cli: CommandLine,
  uri: string,
  { name, sha256, replace }: PullOptions,
): Promise<void> {
  const puller = await choosePuller(cli);
  try {
    const download = await follow(
      cli,
      puller,
      await puller.begin({ uri, name, sha256, replace: replace === true }),
    );
    if (download.state !== 'done')
      throw new RefusedError({
        code: 'models.download',
        message: download.problem?.message ?? `${download.name} was ${download.state}`,
        remedy: download.problem?.remedy ?? 'The same command goes on with it.',
      });
    await tellModel(cli, download.name, 'fetched');
  } finally {
    await puller.close();
  }
}

async function follow(cli: CommandLine, puller: Puller, begun: ModelDownload): Promise<ModelDownload> {
  let download = begun;
  let told = -1;
  try {
    while (download.state === 'downloading' || download.state === 'checking') {
      const tenth = Math.floor(10 * shareOf(download));
      if (!cli.status(progressText(download)) && tenth > told) cli.say(progressText(download));
      told = Math.max(told, tenth);
      await cli.clock.sleep(lookEveryMs, cli.signal);
      download = await puller.look(download.name);
    }
  } catch (failure) {
    if (!cli.signal.aborted) throw failure;
    const paused = await puller.pause(download.name);
    cli.status(null);
    cli.say(`Stopped: ${amountText(paused)} are kept. The same command goes on with them.`);
    throw failure;
  }
  cli.status(null);
  return download;
}

const shareOf = ({ bytes: there, total }: ModelDownload): number =>
  total === null || total === 0 ? 0 : there / total;

function progressText(download: ModelDownload): string {
  const { name, bytes: there, total, pace, state } = download;
  const percent = total === null ? '' : ` ${String(Math.floor(100 * shareOf(download)))} %`;
  const left =
    pace === null || total === null
      ? ''
      : `, ${bytes(Math.round(pace))}/s, ${duration((1000 * (total - there)) / pace)} left`;
  return `${printableLine(name)}:${percent} ${state === 'checking' ? 'compared with its checksum' : amountText(download)}${left}`;
}

/** Refuses one that config.toml names or the engine has in memory. */
export async function removeModelFile(cli: CommandLine, name: string, force: boolean): Promise<void> {
  requireName(name);
  const removed = await throughEngine(
    () => cli.ask('models.remove', { name, force }),
    () => {
      const paths = homePaths(cli.home);
      const uses = usesOfModel(homeConfig(paths).config, name.replace(/\.gguf$/iu, ''));
      return valueOf(!force && uses.length > 0 ? inUse(name, uses) : removeModel(name, paths.models));
    },
  );
  if (cli.json) cli.printJson({ name: removed.name, path: removed.path, removed: true });
  else cli.print(`${printableLine(removed.name)} is deleted.`);
}

/** An empty one is a variable of a script that was never set. */
function requireName(name: string): void {
  if (name.trim() === '')
    throw new UsageError('The name of the model is empty', '`zeroclaw models` lists them.');
}

export async function chooseModel(cli: CommandLine, name: string): Promise<void> {
  requireName(name);
  await throughEngine(
    () => cli.ask('models.use', { name }),
    async () => {
      const paths = homePaths(cli.home);
      return valueOf(
        await answerWith(
          {
            list: () => cli.read('models.list', {}),
            config: () => homeConfig(paths).config,
            configure: (keys) => setTopKeysInFile(paths.configFile, keys),
          },
          name,
        ),
      );
    },
  );
  if (cli.json) cli.printJson({ default_model: name });
  else cli.print(`${printableLine(name)} is the default_model of config.toml now.`);
}

async function tellModel(cli: CommandLine, name: string, what: string): Promise<void> {
  const model = (await cli.read('models.list', {})).find((known) => !known.builtIn && known.name === name);
  if (cli.json) {
    cli.printJson(model === undefined ? { name } : toModelRow(model));
    return;
  }
  const facts =
    model === undefined
      ? []
      : [
          bytes(model.bytes),
          model.quantisation,
          model.contextLength === null ? null : `context ${String(model.contextLength)}`,
          words(model.fit),
        ].filter((fact) => fact !== null);
  cli.print(
    `${printableLine(name)} is ${what}: ${facts.join(', ')}.`,
    cli.paint('quiet', `zeroclaw models use ${asWord(name)} makes it the model that answers`),
  );
}
