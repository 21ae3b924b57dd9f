// Uses nothing but what any Node has: the sentence has to be said on those that are too old.

/**
 * Why this machine or program cannot set the project up, in one sentence; null: it can.
 * @param {{ node: string, userAgent: string | undefined, platform: string, isMusl: boolean }} machine `node`:
 *   its version, e.g. 20.11.1. `userAgent`: the package manager that started this, e.g. `npm/10.2.4 …`.
 * @returns {string | null}
 */
export function refusal({ node, userAgent, platform, isMusl }) {
  if (Number(node.split('.')[0]) < 20)
    return `ZeroClaw Desktop needs Node 20 or newer, and this is Node ${node}: install a newer one, then run the command again.`;
  const manager = /^(pnpm|yarn|bun)\//.exec(userAgent || '');
  if (manager !== null)
    return `ZeroClaw Desktop is set up by npm alone, whose lock file names what is installed, and this is ${manager[1]}: run \`npm start\` or \`npm test\`.`;
  if (platform === 'linux' && isMusl)
    return 'ZeroClaw Desktop needs a Linux with glibc, for which alone Electron is made, and this one has musl (Alpine does): use Debian, Ubuntu, Fedora, Arch or openSUSE.';
  return null;
}

/** The machine that this runs on. */
export function thisMachine() {
  return {
    node: process.versions.node,
    userAgent: process.env['npm_config_user_agent'],
    platform: process.platform,
    isMusl: process.platform === 'linux' && !hasGlibc(),
  };
}

function hasGlibc() {
  try {
    const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
      process.report.getReport()
    );
    return header.glibcVersionRuntime !== undefined;
  } catch {
    return true;
  }
}
