// What the machine itself has to offer, and what the package managers of Linux call it. Each need is judged by
// what is there, not by package names, so that nobody is told to install what they have under another name.

/** @typedef {'apt' | 'dnf' | 'pacman' | 'zypper'} Manager */

/**
 * @typedef {{
 *   name: string,
 *   purpose: 'start' | 'test',
 *   wanted?: true,
 *   library?: string,
 *   program?: string,
 *   font?: RegExp,
 *   unlessDisplay?: true,
 *   packages: Readonly<Record<Manager, string>>,
 * }} Need `name`: in words. `wanted`: everything starts without it. One of `library`, `program` and `font` says
 *   how it is found.
 */

/** @type {readonly Need[]} */
export const needs = [
  // What Electron is linked with; the rest comes along as what these need themselves.
  {
    name: 'GTK 3',
    purpose: 'start',
    library: 'libgtk-3.so.0',
    packages: { apt: 'libgtk-3-0', dnf: 'gtk3', pacman: 'gtk3', zypper: 'libgtk-3-0' },
  },
  {
    name: 'NSS',
    purpose: 'start',
    library: 'libnss3.so',
    packages: { apt: 'libnss3', dnf: 'nss', pacman: 'nss', zypper: 'mozilla-nss' },
  },
  {
    name: 'ALSA',
    purpose: 'start',
    library: 'libasound.so.2',
    packages: { apt: 'libasound2', dnf: 'alsa-lib', pacman: 'alsa-lib', zypper: 'libasound2' },
  },
  {
    name: 'GBM',
    purpose: 'start',
    library: 'libgbm.so.1',
    packages: { apt: 'libgbm1', dnf: 'mesa-libgbm', pacman: 'mesa', zypper: 'libgbm1' },
  },
  // Loaded when they are used: notifications, and the keychain.
  {
    name: 'libnotify',
    purpose: 'start',
    wanted: true,
    library: 'libnotify.so.4',
    packages: { apt: 'libnotify4', dnf: 'libnotify', pacman: 'libnotify', zypper: 'libnotify4' },
  },
  {
    name: 'libsecret',
    purpose: 'start',
    wanted: true,
    library: 'libsecret-1.so.0',
    packages: { apt: 'libsecret-1-0', dnf: 'libsecret', pacman: 'libsecret', zypper: 'libsecret-1-0' },
  },
  {
    name: 'Xvfb',
    purpose: 'start',
    program: 'Xvfb',
    unlessDisplay: true,
    packages: {
      apt: 'xvfb',
      dnf: 'xorg-x11-server-Xvfb',
      pacman: 'xorg-server-xvfb',
      zypper: 'xorg-x11-server-Xvfb',
    },
  },
  {
    name: 'a font for Latin letters',
    purpose: 'start',
    wanted: true,
    font: /liberation/i,
    packages: {
      apt: 'fonts-liberation',
      dnf: 'liberation-fonts',
      pacman: 'ttf-liberation',
      zypper: 'liberation-fonts',
    },
  },
  {
    name: 'a font for Korean',
    purpose: 'start',
    wanted: true,
    font: /noto.*cjk|cjk.*noto|nanum|baekmuk/i,
    packages: {
      apt: 'fonts-noto-cjk',
      dnf: 'google-noto-sans-cjk-fonts',
      pacman: 'noto-fonts-cjk',
      zypper: 'google-noto-sans-cjk-fonts',
    },
  },
  {
    name: 'udev, which lists serial ports',
    purpose: 'start',
    wanted: true,
    program: 'udevadm',
    packages: { apt: 'udev', dnf: 'systemd-udev', pacman: 'systemd', zypper: 'udev' },
  },
  {
    name: 'a C++ compiler, which only the fallback Electron needs',
    purpose: 'start',
    wanted: true,
    program: 'g++',
    packages: { apt: 'g++', dnf: 'gcc-c++', pacman: 'gcc', zypper: 'gcc-c++' },
  },
  {
    name: 'mosquitto',
    purpose: 'test',
    program: 'mosquitto',
    packages: { apt: 'mosquitto', dnf: 'mosquitto', pacman: 'mosquitto', zypper: 'mosquitto' },
  },
  {
    name: 'the clients of mosquitto',
    purpose: 'test',
    program: 'mosquitto_pub',
    packages: {
      apt: 'mosquitto-clients',
      dnf: 'mosquitto',
      pacman: 'mosquitto',
      zypper: 'mosquitto-clients',
    },
  },
  {
    name: 'socat',
    purpose: 'test',
    program: 'socat',
    packages: { apt: 'socat', dnf: 'socat', pacman: 'socat', zypper: 'socat' },
  },
  {
    name: 'a C compiler, which the core of the firmware is tested with',
    purpose: 'test',
    program: 'gcc',
    packages: { apt: 'g++', dnf: 'gcc-c++', pacman: 'gcc', zypper: 'gcc-c++' },
  },
  {
    name: 'QEMU for ARM, which runs the firmware',
    purpose: 'test',
    program: 'qemu-system-arm',
    packages: {
      apt: 'qemu-system-arm',
      dnf: 'qemu-system-arm-core',
      pacman: 'qemu-system-arm',
      zypper: 'qemu-arm',
    },
  },
];

/** @type {Readonly<Record<Manager, { program: string, install: string }>>} */
export const managers = {
  apt: { program: 'apt-get', install: 'apt-get install -y --no-install-recommends' },
  dnf: { program: 'dnf', install: 'dnf install -y' },
  pacman: { program: 'pacman', install: 'pacman -S --needed' },
  zypper: { program: 'zypper', install: 'zypper install -y' },
};

/**
 * What is missing on a machine. macOS and Windows bring all of it with them.
 * @param {{ platform: string, hasLibrary: (name: string) => boolean, hasProgram: (name: string) => boolean,
 *   hasFont: (name: RegExp) => boolean, hasDisplay: boolean }} machine
 * @param {'start' | 'test'} purpose
 * @returns {readonly Need[]}
 */
export function missing({ platform, hasLibrary, hasProgram, hasFont, hasDisplay }, purpose) {
  if (platform !== 'linux') return [];
  return needs.filter(
    ({ purpose: its, library, program, font, unlessDisplay }) =>
      (purpose === 'test' || its === 'start') &&
      !(unlessDisplay === true && hasDisplay) &&
      !(
        (library !== undefined && hasLibrary(library)) ||
        (program !== undefined && hasProgram(program)) ||
        (font !== undefined && hasFont(font))
      ),
  );
}

/**
 * How somebody installs these.
 * @param {readonly Need[]} wanted
 * @param {Manager | null} manager null: one that is not known here
 * @param {(name: string) => string} named the name of an apt package on this very system
 */
export function howToInstall(wanted, manager, named = (name) => name) {
  if (manager === null)
    return `install what your system calls these: ${wanted.map(({ name }) => name).join('; ')}`;
  const packages = packagesOf(wanted, manager).map((name) => (manager === 'apt' ? named(name) : name));
  return `sudo ${managers[manager].install} ${packages.join(' ')}`;
}

/**
 * @param {readonly Need[]} wanted
 * @param {Manager} manager
 */
export const packagesOf = (wanted, manager) => [...new Set(wanted.map(({ packages }) => packages[manager]))];
