import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What keeps Chromium's sandbox from starting for an ordinary user; null: nothing that is known.
 * @param {{ platform: string, isRoot: boolean, helperIsSetuid: boolean, namespaces: { max: number | null,
 *   clone: number | null, apparmor: number | null } }} machine `namespaces`: what the kernel says of user
 *   namespaces (`user.max_user_namespaces`, `kernel.unprivileged_userns_clone`,
 *   `kernel.apparmor_restrict_unprivileged_userns`); null: it says nothing.
 * @returns {'apparmor' | 'none' | null}
 */
export function sandboxHindrance({ platform, isRoot, helperIsSetuid, namespaces }) {
  if (platform !== 'linux' || isRoot || helperIsSetuid) return null;
  if (namespaces.max === 0 || namespaces.clone === 0) return 'none';
  return namespaces.apparmor === 1 ? 'apparmor' : null;
}

/**
 * What to do about it, once, as somebody who may be root. The sandbox is what keeps a page from the machine:
 * nothing here switches it off.
 * @param {'apparmor' | 'none'} hindrance
 * @param {string} electron path of its program
 */
export function sandboxAdvice(hindrance, electron) {
  const helper = join(dirname(electron), 'chrome-sandbox');
  const setuid = `  sudo chown root:root "${helper}" && sudo chmod 4755 "${helper}"`;
  const why =
    hindrance === 'apparmor'
      ? 'This system keeps user namespaces from programs without an AppArmor profile (Ubuntu 24.04 and later do).'
      : 'This system gives ordinary users no user namespaces.';
  return [
    `The app ended because its sandbox could not start. ${why}`,
    ...(hindrance === 'apparmor'
      ? [
          'Give this Electron a profile of its own, once:',
          `  printf 'abi <abi/4.0>,\\ninclude <tunables/global>\\nprofile zeroclaw-electron "${electron}" flags=(unconfined) {\\n  userns,\\n}\\n' | sudo tee /etc/apparmor.d/zeroclaw-electron && sudo apparmor_parser -r /etc/apparmor.d/zeroclaw-electron`,
          'or use the helper that comes with it, once:',
        ]
      : ['Use the helper that comes with it, once:']),
    setuid,
    'Then run the command again.',
  ].join('\n');
}

/**
 * This machine, for an Electron.
 * @param {string} electron path of its program
 */
export function sandboxOf(electron) {
  const helper = join(dirname(electron), 'chrome-sandbox');
  const stat = statSync(helper, { throwIfNoEntry: false });
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    helperIsSetuid: stat !== undefined && stat.uid === 0 && (stat.mode & 0o4000) !== 0,
    namespaces: {
      max: kernelSays('/proc/sys/user/max_user_namespaces'),
      clone: kernelSays('/proc/sys/kernel/unprivileged_userns_clone'),
      apparmor: kernelSays('/proc/sys/kernel/apparmor_restrict_unprivileged_userns'),
    },
  };
}

/** @param {string} file */
function kernelSays(file) {
  if (!existsSync(file)) return null;
  const value = Number(readFileSync(file, 'utf8'));
  return Number.isNaN(value) ? null : value;
}
