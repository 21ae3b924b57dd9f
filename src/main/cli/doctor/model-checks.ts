import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import type { Config } from '../../../shared/config';
import type { ModelFile } from '../../../shared/status';
import { checksumFinding } from '../../modules/models/model-store/checksum-file';
import type { CommandLine } from '../command-line';
import { bytes } from '../render/figures';
import { error, ok, skipped, warning, type Check } from './check';
import { hostOf, isListening } from './listening';

/** The models and servers that config.toml makes use of. */
export async function modelChecks(cli: CommandLine, config: Config): Promise<readonly Check[]> {
  const models = await cli.read('models.list', {});
  const used = new Map<string, string>();
  const use = (provider: string, model: string): void => {
    used.set(`${provider} ${model}`, model);
  };
  use(config.default_provider, config.default_model);
  for (const { provider, model } of config.model_routes) use(provider, model);
  for (const id of config.reliability.fallbacks)
    use(id, config.model_routes.find((route) => route.provider === id)?.model ?? config.default_model);
  const checks: Check[] = [];
  for (const [key, model] of used) {
    const id = key.slice(0, key.length - model.length - 1);
    const provider = config.providers[id];
    // The checks of plugins tell about those.
    if (provider === undefined || provider.type === 'plugin') continue;
    checks.push(
      ...(provider.type === 'llama'
        ? await fileChecks(cli, models, model)
        : await Promise.all(
            [
              provider.base_url,
              ...(provider.type === 'openai' ? provider.servers.map(({ base_url: each }) => each) : []),
            ].map((address) => serverCheck(id, model, address, cli.signal)),
          )),
    );
  }
  return checks;
}

async function fileChecks(
  cli: CommandLine,
  models: readonly ModelFile[],
  wanted: string,
): Promise<readonly Check[]> {
  const model = models.find(({ name, builtIn }) =>
    wanted === 'built-in' ? builtIn : !builtIn && name === wanted.replace(/\.gguf$/u, ''),
  );
  if (model === undefined)
    return [
      error(
        'model',
        `the model ${wanted} is not there`,
        `Add it with \`zeroclaw models add FILE\` or \`zeroclaw models pull URI\`, or choose another with \`zeroclaw models use NAME\`.`,
      ),
    ];
  const facts = [
    bytes(model.bytes),
    model.quantisation,
    model.contextLength === null ? null : `context ${String(model.contextLength)}`,
    model.fit.replaceAll('_', ' '),
    model.memory ?? null,
    model.state === 'failed' ? model.detail : null,
  ];
  const state =
    model.fit === 'will_not_load' || model.state === 'failed' ? error : model.fit === 'tight' ? warning : ok;
  const finding = state === error ? null : await checksumFinding(model.path, cli.signal);
  return [
    state(
      'model',
      `${model.name}: ${facts.filter((fact) => fact !== null && fact !== '').join(', ')}`,
      state === ok ? null : 'Choose a smaller or an undamaged model.',
    ),
    ...(finding === null
      ? []
      : [
          finding.isRight
            ? ok('model', `${model.name}: its checksum is right`)
            : error(
                'model',
                `${model.name}: its checksum is not the one it came with`,
                'The file was changed or damaged. Fetch it again with --replace.',
              ),
        ]),
  ];
}

async function serverCheck(id: string, model: string, address: string, signal: AbortSignal): Promise<Check> {
  const { host, port } = hostOf(address);
  return (await isListening(host, port, signal))
    ? ok(
        'model',
        `${model} of provider ${id}: ${host} accepts connections (whether it has the model shows when it is asked)`,
      )
    : error(
        'model',
        `${model} of provider ${id}: nothing answers at ${host}:${String(port)}`,
        `Start that server, or correct base_url under [providers.${id}] in config.toml.`,
      );
}

/** Programs and addresses of the servers that offer further tools. */
export async function mcpChecks({ mcp }: Config, signal: AbortSignal): Promise<readonly Check[]> {
  const servers = Object.entries(mcp.servers);
  if (servers.length === 0) return [skipped('mcp', 'no server is configured')];
  return Promise.all(
    servers.map(async ([name, { command, url, enabled }]): Promise<Check> => {
      if (!enabled) return skipped('mcp', `${name} is switched off`);
      if (command !== undefined)
        return isProgram(command)
          ? ok('mcp', `${name}: ${command} is there`)
          : error(
              'mcp',
              `${name}: there is no program ${command}`,
              'Install it, or write its whole path in config.toml.',
            );
      if (url === undefined)
        return error(
          'mcp',
          `${name} has neither a command nor a url`,
          `Write one of them under [mcp.servers.${name}] in config.toml.`,
        );
      const { host, port } = hostOf(url);
      return (await isListening(host, port, signal))
        ? ok('mcp', `${name}: ${host} accepts connections`)
        : error(
            'mcp',
            `${name}: nothing answers at ${host}:${String(port)}`,
            'Start that server, or correct its url in config.toml.',
          );
    }),
  );
}

const endings = process.platform === 'win32' ? ['', '.exe', '.cmd', '.bat'] : [''];

const isProgram = (command: string): boolean =>
  isAbsolute(command) || command.includes('/')
    ? existsSync(command)
    : (process.env['PATH'] ?? '')
        .split(delimiter)
        .some((folder) => endings.some((ending) => existsSync(join(folder, command + ending))));
