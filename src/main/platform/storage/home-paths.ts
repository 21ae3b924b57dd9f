import { join } from 'node:path';

/** Where things are in a home folder. */
export interface HomePaths {
  readonly home: string;
  readonly configFile: string;
  /** The text of config.toml that was in force last. */
  readonly keptConfigFile: string;
  /** The only place that file and shell tools may touch. */
  readonly workspace: string;
  readonly sops: string;
  readonly memory: string;
  readonly data: string;
  readonly database: string;
  readonly secretsFile: string;
  /** Of the app, where the system has a keychain: names, and secrets that only the keychain opens. */
  readonly keychainFile: string;
  /** The private key that signs the record of runs. */
  readonly recordKeyFile: string;
  /** How far the record was signed, beside the database. */
  readonly recordHeadFile: string;
  readonly mqttClientIdFile: string;
  readonly sessions: string;
  readonly models: string;
  /** The part of llama.cpp for NVIDIA's cards, when somebody fetched it. */
  readonly gpuPack: string;
  readonly plugins: string;
  /** What of a restored backup may not run yet. */
  readonly heldPrograms: string;
  /** What file tools were writing. */
  readonly unfinishedWrites: string;
  readonly logs: string;
  readonly backups: string;
  readonly logFile: string;
}

export function homePaths(home: string): HomePaths {
  const workspace = join(home, 'workspace');
  const data = join(home, 'data');
  const logs = join(home, 'logs');
  return {
    home,
    configFile: join(home, 'config.toml'),
    keptConfigFile: join(data, 'config-in-force.toml'),
    workspace,
    sops: join(workspace, 'sops'),
    memory: join(workspace, 'memory'),
    data,
    database: join(data, 'zeroclaw.db'),
    secretsFile: join(data, 'secrets.json'),
    keychainFile: join(data, 'keychain.json'),
    recordKeyFile: join(data, 'record-key.pem'),
    recordHeadFile: join(data, 'record-head.json'),
    mqttClientIdFile: join(data, 'mqtt-client-id'),
    sessions: join(home, 'sessions'),
    models: join(home, 'models'),
    gpuPack: join(home, 'gpu-pack'),
    plugins: join(home, 'plugins'),
    heldPrograms: join(data, 'held-programs.json'),
    unfinishedWrites: join(data, 'unfinished-writes'),
    logs,
    backups: join(home, 'backups'),
    logFile: join(logs, 'zeroclaw.log'),
  };
}
