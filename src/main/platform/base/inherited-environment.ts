type Environment = Readonly<Record<string, string | undefined>>;

/** What every program needs to find itself a place: no more of ours is anybody's business. */
const everywhere = [
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
];

/** Of whose programs the user's own settings count too. */
const users = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'APPDATA',
  'LOCALAPPDATA',
  'USERPROFILE',
  'ProgramFiles',
];

/** Where drivers of graphics cards and their loaders are, and what tells them and llama.cpp how to compute. */
const computing = [
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'SystemDrive',
  'windir',
  'ProgramData',
  'ProgramFiles(x86)',
  'ProgramW6432',
  'NUMBER_OF_PROCESSORS',
  'PROCESSOR_ARCHITECTURE',
  'XDG_RUNTIME_DIR',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_DIRS',
  'XDG_DATA_DIRS',
  'DRI_PRIME',
];
const computingFamilies =
  /^(?:ZEROCLAW_LLAMA|GGML|LLAMA|CUDA|NVIDIA|HIP|ROCR|ROCM|HSA|AMD|VK|VULKAN|MESA|LP|OMP|GOMP|KMP|MKL|OPENBLAS|ONEAPI|SYCL|ZE|MTL|METAL)_/u;
const soundsSecret = /key|token|secret|passw|credential|auth/iu;

/** For a program that the model may start: nothing but what every program needs. */
export const environmentOfShell = (own: Environment): Record<string, string> => named(own, everywhere);

/** For a program that config.toml names. What else it needs stands there. */
export const environmentOfProgram = (own: Environment): Record<string, string> =>
  named(own, [...everywhere, ...users]);

/** For the process that computes what a model answers: it reads files of others, and needs no secret. */
export const environmentOfInference = (own: Environment): Record<string, string> =>
  named(own, [
    ...everywhere,
    ...users,
    ...computing,
    ...Object.keys(own).filter((name) => computingFamilies.test(name) && !soundsSecret.test(name)),
  ]);

/** Windows tells no upper case from lower in a name. */
function named(own: Environment, names: readonly string[]): Record<string, string> {
  const wanted = new Set(process.platform === 'win32' ? names.map((name) => name.toUpperCase()) : names);
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) =>
      value !== undefined && wanted.has(process.platform === 'win32' ? name.toUpperCase() : name)
        ? [[name, value]]
        : [],
    ),
  );
}
