import type { ConversationModels } from '../../../shared/model-choice';
import type { ModelsOverview } from '../../../shared/models';
import type { ModelFile } from '../../../shared/status';

/** A model that a person can choose for a conversation. */
export interface ModelChoice {
  /** What the engine is asked for; empty: what config.toml says. */
  readonly value: string;
  readonly kind: 'default' | 'file' | 'built-in' | 'route' | 'server' | 'other';
  /** Of a route its hint, of the rest the model. */
  readonly name: string;
  /** What is asked of it leaves this machine. */
  readonly remote: boolean;
}

/** A model that a server says it has. */
export interface ListedModel {
  readonly provider: string;
  readonly model: string;
}

/** The model of config.toml, the files that can be loaded, the routes, and what was chosen by other means. */
export function modelChoices(
  files: readonly ModelFile[],
  overview: ModelsOverview,
  current: ConversationModels,
  listed: readonly ListedModel[] = [],
): readonly ModelChoice[] {
  const isRemote = (id: string): boolean => {
    const provider = overview.providers.find((each) => each.id === id);
    return provider?.leaves ?? provider?.remote ?? false;
  };
  const local =
    overview.providers.find(({ type, isDefault }) => type === 'llama' && isDefault) ??
    overview.providers.find(({ type }) => type === 'llama');
  const known: readonly ModelChoice[] = [
    { value: '', kind: 'default', name: overview.default.model, remote: isRemote(overview.default.provider) },
    ...(local === undefined
      ? []
      : files
          .filter(({ fit, state }) => fit !== 'will_not_load' || state === 'ready')
          // Chosen twice, it would be the same: it comes with the program and has no other name.
          .filter(
            ({ builtIn }) =>
              !builtIn || overview.default.provider !== local.id || overview.default.model !== 'built-in',
          )
          .map((file): ModelChoice => ({
            value: `${local.id}/${file.builtIn ? 'built-in' : file.name}`,
            kind: file.builtIn ? 'built-in' : 'file',
            name: file.name,
            remote: false,
          }))),
    ...overview.routes.map(({ hint, provider }): ModelChoice => ({
      value: `hint:${hint}`,
      kind: 'route',
      name: hint,
      remote: isRemote(provider),
    })),
    ...listed
      .filter(
        ({ provider, model }) =>
          !overview.routes.some((route) => route.provider === provider && route.model === model),
      )
      .map(({ provider, model }): ModelChoice => ({
        value: `${provider}/${model}`,
        kind: 'server',
        name: model,
        remote: isRemote(provider),
      })),
  ];
  const chosen = chosenValue(current);
  return known.some(({ value }) => value === chosen)
    ? known
    : [
        ...known,
        { value: chosen, kind: 'other', name: current.inUse.model, remote: isRemote(current.inUse.provider) },
      ];
}

/** A file of this machine by its own name, also where a route leads to it. */
export function chosenValue({ chosen, inUse, routes }: ConversationModels): string {
  if (!chosen) return '';
  const route = routes.find(({ provider, model }) => provider === inUse.provider && model === inUse.model);
  return route === undefined ? `${inUse.provider}/${inUse.model}` : `hint:${route.hint}`;
}
