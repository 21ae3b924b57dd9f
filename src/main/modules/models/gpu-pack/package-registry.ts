import { execFile } from 'node:child_process';
import { refuse, ok, type Result } from '../../../../shared/result';

/**
 * Where packages are fetched from: what config.toml says, else what npm of this machine is set to, so that a
 * company's mirror and what it holds count here too.
 */
export async function packageRegistry(
  configured: string | undefined,
  signal: AbortSignal,
): Promise<Result<string>> {
  const address = configured ?? (await addressOfNpm(signal));
  return address !== null && URL.canParse(address) && /^https?:$/u.test(new URL(address).protocol)
    ? ok(address.endsWith('/') ? address.slice(0, -1) : address)
    : refuse({
        code: 'models.no-registry',
        message: 'No registry of packages is known here: npm is not installed, or says none',
        remedy:
          'Set package_registry under [models] in config.toml, or give a folder with the files: `zeroclaw models gpu-pack install FOLDER`.',
      });
}

const longestMs = 10_000;

const addressOfNpm = (signal: AbortSignal): Promise<string | null> =>
  new Promise((resolve) => {
    execFile('npm', ['config', 'get', 'registry'], { timeout: longestMs, signal }, (failure, out) => {
      resolve(failure === null ? out.trim() : null);
    });
  });
