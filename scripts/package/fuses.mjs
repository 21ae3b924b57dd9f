import { FuseV1Options, FuseVersion } from '@electron/fuses';

/**
 * What the packaged Electron cannot be talked into. RunAsNode stays on: the command line, the daemon and the
 * process with the model are the same program told to be Node (docs/decisions/0089-packaging.md).
 */
export const fuses = /** @type {const} */ ({
  RunAsNode: true,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  // Electron has it for macOS and Windows
  EnableEmbeddedAsarIntegrityValidation: process.platform !== 'linux',
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
});

/** For @electron/fuses. @returns {import('@electron/fuses').FuseConfig} */
export const fuseConfig = () => ({
  version: FuseVersion.V1,
  ...Object.fromEntries(
    Object.entries(fuses).map(([name, value]) => [
      FuseV1Options[/** @type {keyof typeof FuseV1Options} */ (name)],
      value,
    ]),
  ),
});
