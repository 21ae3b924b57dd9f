import { resolve } from 'node:path';
import type { GpuPack } from '../../../shared/gpu-pack';
import { gpuPackOf } from '../../modules/models/gpu-pack/gpu-pack-here';
import type { GpuPackService } from '../../modules/models/gpu-pack/gpu-pack';
import { useProxies } from '../../platform/base/outbound/outbound';
import { proxiesOf } from '../../platform/base/outbound/proxy-for';
import { homeConfig } from '../../platform/home-config';
import { homePaths } from '../../platform/storage/home-paths';
import type { CommandLine } from '../command-line';
import { RefusedError, valueOf } from '../refused';
import { bytes } from '../render/figures';
import { printableLine } from '../render/printable';
import { throughEngine } from '../through-engine';

const lookEveryMs = 250;

export async function showGpuPack(cli: CommandLine): Promise<void> {
  tell(
    cli,
    await throughEngine(
      () => cli.ask('models.gpu-pack', {}),
      () => alone(cli).state(),
    ),
  );
}

/** By the engine when one runs, else by this program. Ctrl+C keeps what was fetched. */
export async function installGpuPack(cli: CommandLine, folder: string | undefined): Promise<void> {
  const from = folder === undefined ? null : resolve(folder);
  const pack = await throughEngine(
    async () =>
      follow(
        cli,
        await cli.ask('models.install-gpu-pack', { folder: from }),
        () => cli.ask('models.gpu-pack', {}),
        () => cli.engine.ask('models.stop-gpu-pack', {}, new AbortController().signal),
      ),
    async () => {
      const { network } = homeConfig(homePaths(cli.home)).config;
      useProxies(() => proxiesOf(network, process.env));
      const own = alone(cli);
      return follow(
        cli,
        valueOf(own.install(from)),
        () => Promise.resolve(own.state()),
        () => own.stop(),
      );
    },
  );
  if (pack.state !== 'installed')
    throw new RefusedError({
      code: 'models.pack',
      message: pack.problem?.message ?? 'The CUDA pack was not installed: it was stopped',
      remedy: pack.problem?.remedy ?? 'The same command goes on with it.',
    });
  tell(cli, pack);
}

export async function removeGpuPack(cli: CommandLine): Promise<void> {
  tell(
    cli,
    await throughEngine(
      () => cli.ask('models.remove-gpu-pack', {}),
      async () => valueOf(await alone(cli).remove()),
    ),
  );
}

function alone(cli: CommandLine): GpuPackService {
  const paths = homePaths(cli.home);
  return gpuPackOf({ paths, clock: cli.clock, config: () => homeConfig(paths).config }, () => {});
}

async function follow(
  cli: CommandLine,
  begun: GpuPack,
  look: () => Promise<GpuPack>,
  stop: () => Promise<unknown>,
): Promise<GpuPack> {
  let pack = begun;
  let told = '';
  try {
    while (pack.state !== 'absent' && pack.state !== 'installed') {
      const text = progressText(pack);
      if (!cli.status(text) && pack.state !== told) cli.say(text);
      told = pack.state;
      await cli.clock.sleep(lookEveryMs, cli.signal);
      pack = await look();
    }
  } catch (failure) {
    if (cli.signal.aborted) await stop();
    throw failure;
  } finally {
    cli.status(null);
  }
  return pack;
}

const progressText = ({ state, bytes: there, offered }: GpuPack): string =>
  state === 'downloading'
    ? `CUDA pack: ${bytes(there)} of ${bytes(offered?.fetched ?? there)}`
    : state === 'checking'
      ? 'CUDA pack: compared with its checksum'
      : 'CUDA pack: unpacked';

function tell(cli: CommandLine, { state, offered, bytes: there, isOfUse, problem }: GpuPack): void {
  if (cli.json) {
    cli.printJson({
      state,
      offered: offered === null ? null : { fetched_bytes: offered.fetched, disk_bytes: offered.onDisk },
      fetched_bytes: there,
      of_use: isOfUse,
      problem,
    });
    return;
  }
  if (offered === null) {
    cli.print('No CUDA pack is made for this system.');
    return;
  }
  cli.print(
    state === 'installed'
      ? 'The CUDA pack is installed. It counts from when a model is loaded next, with gpu = "auto" or "cuda".'
      : state === 'absent'
        ? `The CUDA pack is not installed${there === 0 ? '' : `; ${bytes(there)} of it are here`}. \`zeroclaw models gpu-pack install\` fetches ${bytes(offered.fetched)}, which take ${bytes(offered.onDisk)} on the disk.`
        : progressText({ state, offered, bytes: there, isOfUse, problem }),
  );
  if (!isOfUse) cli.print(cli.paint('quiet', 'No driver of an NVIDIA card is here.'));
  if (problem !== null)
    cli.print(printableLine(problem.message), cli.paint('quiet', `  ${printableLine(problem.remedy)}`));
}
