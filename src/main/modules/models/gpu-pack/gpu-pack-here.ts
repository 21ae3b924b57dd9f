import { existsSync } from 'node:fs';
import type { Config } from '../../../../shared/config';
import type { GpuPack } from '../../../../shared/gpu-pack';
import { ok } from '../../../../shared/result';
import type { Platform } from '../../../platform/platform';
import type { Handlers } from '../../../platform/router';
import { GpuPackService } from './gpu-pack';
import { packVersion, partsFor } from './offered-parts';
import { packageRegistry } from './package-registry';

/** The pack of this machine. */
export const gpuPackOf = (
  {
    paths,
    clock,
    config,
  }: Pick<Platform, 'clock' | 'config'> & { readonly paths: Pick<Platform['paths'], 'gpuPack'> },
  changed: (pack: GpuPack) => void,
): GpuPackService =>
  new GpuPackService({
    folder: paths.gpuPack,
    parts: partsFor(process.platform, process.arch),
    version: packVersion,
    clock,
    registry: (signal) => packageRegistry(config().models.package_registry, signal),
    isOfUse: () => hasDriver() || asksForIt(config()),
    changed,
  });

/** NVIDIA's driver for Linux, or the one of Windows for the Linux inside it. */
const hasDriver = (): boolean =>
  ['/proc/driver/nvidia/version', '/dev/nvidiactl', '/dev/dxg'].some(existsSync);

const asksForIt = ({ providers, model_settings: settings }: Config): boolean =>
  [...Object.values(providers), ...Object.values(settings)].some(
    (each) => 'gpu' in each && each.gpu === 'cuda',
  );

export const gpuPackHandlers = (
  pack: GpuPackService,
): Pick<
  Handlers,
  'models.gpu-pack' | 'models.install-gpu-pack' | 'models.stop-gpu-pack' | 'models.remove-gpu-pack'
> => ({
  'models.gpu-pack': () => ok(pack.state()),
  'models.install-gpu-pack': ({ folder }) => pack.install(folder),
  'models.stop-gpu-pack': () => pack.stop(),
  'models.remove-gpu-pack': () => pack.remove(),
});
