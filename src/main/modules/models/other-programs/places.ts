import { posix, win32 } from 'node:path';
import type { ModelOwner } from '../../../../shared/models';

/** Where a program keeps its models, and how they lie there. */
export interface Place {
  readonly owner: ModelOwner;
  readonly folder: string;
  /** `files`: GGUF files anywhere below. `manifests`: files named by their hash, and manifests that know their names. */
  readonly layout: 'files' | 'manifests';
}

export interface Machine {
  readonly platform: 'linux' | 'darwin' | 'win32';
  /** Of the person. */
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where LM Studio says that it lives, and where it was told to keep models; null: as it is from the start. */
  readonly lmStudio?: { readonly home: string | null; readonly models: string | null };
}

/** The folders that other programs use on this machine, whether they are there or not. Later ones are older. */
export function placesOf({ platform, home, env, lmStudio }: Machine): readonly Place[] {
  const paths = platform === 'win32' ? win32 : posix;
  const join = (...parts: readonly string[]): string => paths.join(...parts);
  const appData = env['APPDATA'] ?? join(home, 'AppData', 'Roaming');
  const localAppData = env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local');
  const support = join(home, 'Library', 'Application Support');
  const dataHome = env['XDG_DATA_HOME'] ?? join(home, '.local', 'share');
  const cacheHome = env['XDG_CACHE_HOME'] ?? join(home, '.cache');
  const onThis = <T>(choices: Readonly<Record<Machine['platform'], T>>): T => choices[platform];
  const files = (owner: ModelOwner, ...folders: readonly string[]): Place[] =>
    folders.map((folder) => ({ owner, folder, layout: 'files' }));
  const jan = onThis({
    linux: [
      join(dataHome, 'Jan', 'data'),
      join(env['XDG_CONFIG_HOME'] ?? join(home, '.config'), 'Jan', 'data'),
    ],
    darwin: [join(support, 'Jan', 'data')],
    win32: [join(appData, 'Jan', 'data')],
  });
  return [
    ...files(
      'LM Studio',
      ...(lmStudio?.models == null ? [] : [lmStudio.models]),
      join(lmStudio?.home ?? join(home, '.lmstudio'), 'models'),
      join(home, '.cache', 'lm-studio', 'models'),
    ),
    // Which engine runs them stands in the path since its version 0.6.
    ...files('Jan', ...jan.flatMap((data) => [join(data, 'llamacpp', 'models'), join(data, 'models')])),
    ...[
      ...(env['OLLAMA_MODELS'] === undefined ? [] : [env['OLLAMA_MODELS']]),
      join(home, '.ollama', 'models'),
      // As a service of the system.
      ...(platform === 'linux' ? ['/usr/share/ollama/.ollama/models', '/var/lib/ollama'] : []),
    ].map((folder): Place => ({ owner: 'Ollama', folder, layout: 'manifests' })),
    ...files(
      'GPT4All',
      onThis({
        linux: join(dataHome, 'nomic.ai', 'GPT4All'),
        darwin: join(support, 'nomic.ai', 'GPT4All'),
        win32: join(localAppData, 'nomic.ai', 'GPT4All'),
      }),
    ),
    ...files(
      'llama.cpp',
      ...(env['LLAMA_CACHE'] === undefined ? [] : [env['LLAMA_CACHE']]),
      onThis({
        linux: join(cacheHome, 'llama.cpp'),
        darwin: join(home, 'Library', 'Caches', 'llama.cpp'),
        win32: join(localAppData, 'llama.cpp'),
      }),
    ),
    ...files(
      'Hugging Face',
      env['HF_HUB_CACHE'] ??
        (env['HF_HOME'] === undefined ? join(cacheHome, 'huggingface', 'hub') : join(env['HF_HOME'], 'hub')),
    ),
  ];
}

/** Other systems lay their folders out as Linux does. */
export const systemOf = (platform: NodeJS.Platform): Machine['platform'] =>
  platform === 'darwin' || platform === 'win32' ? platform : 'linux';
