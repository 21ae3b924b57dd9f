import type { Config } from '../../../../shared/config';
import type { ModelName } from '../../../../shared/model-choice';
import { refuse, ok, type Result } from '../../../../shared/result';
import { classifyQuery, type ClassificationRule } from './classify-query';

/** What config.toml says about which model answers. */
export interface ModelSettings {
  readonly default: ModelName;
  readonly routes: readonly (ModelName & { readonly hint: string })[];
  readonly classification: { readonly enabled: boolean; readonly rules: readonly ClassificationRule[] };
  /** Names under [providers]. */
  readonly providers: readonly string[];
}

const hintPrefix = 'hint:';

/** The default model; `hint:NAME` stands for a route. */
export function defaultModel(settings: ModelSettings): Result<ModelName> {
  const { model } = settings.default;
  return model.startsWith(hintPrefix)
    ? routeNamed(model.slice(hintPrefix.length), settings)
    : ok(settings.default);
}

/**
 * The model that a person means by a name: a route by its hint (also `hint:NAME`) or model, `PROVIDER/MODEL`,
 * a provider alone, or a model of the provider in use. Letter case does not count for names of ours.
 */
export function modelNamed(name: string, inUse: ModelName, settings: ModelSettings): Result<ModelName> {
  if (name.startsWith(hintPrefix)) return routeNamed(name.slice(hintPrefix.length), settings);
  const route = settings.routes.find(({ hint, model }) => same(hint, name) || same(model, name));
  if (route !== undefined) return ok({ provider: route.provider, model: route.model });
  const provider = settings.providers.find((id) => same(id, name));
  if (provider !== undefined) return modelOf(provider, settings);
  const { provider: owner, model } = inParts(name, settings.providers);
  return ok(owner === undefined ? { provider: inUse.provider, model: name } : { provider: owner, model });
}

/** `PROVIDER/MODEL`, with the provider as config.toml writes it; undefined: it has no such one. */
function inParts(
  name: string,
  providers: readonly string[],
): { readonly id: string; readonly provider: string | undefined; readonly model: string } {
  const [, id = '', model = ''] = /^([^/]+)\/(.+)$/u.exec(name) ?? [];
  return { id, provider: providers.find((candidate) => same(candidate, id)), model };
}

/**
 * The model that a step of a procedure names, `hint:NAME` or `PROVIDER/MODEL`: nothing is guessed, for what it does is
 * carried out.
 */
export function stepModel(
  name: string,
  settings: Pick<ModelSettings, 'routes' | 'providers'>,
): Result<ModelName> {
  if (name.startsWith(hintPrefix)) return routeNamed(name.slice(hintPrefix.length), settings);
  const { id, provider, model } = inParts(name, settings.providers);
  return provider === undefined
    ? refuse({
        code: 'provider.unknown',
        message: `There is no [providers.${id}] in config.toml`,
        remedy: `There are: ${settings.providers.join(', ')}.`,
      })
    : ok({ provider, model });
}

/** Why no model answers to that name in a step, as far as config.toml says; null: one does. */
export function stepModelDoubt(
  name: string,
  { model_routes: routes, providers }: Pick<Config, 'model_routes' | 'providers'>,
): { readonly message: string; readonly remedy: string } | null {
  const found = stepModel(name, { routes, providers: Object.keys(providers) });
  return found.ok
    ? null
    : { message: found.error.message, remedy: found.error.remedy ?? 'Correct the name, or config.toml.' };
}

/** What a provider alone means. The default model's name means nothing to another provider. */
function modelOf(provider: string, { routes, default: usual }: ModelSettings): Result<ModelName> {
  const model =
    routes.find((route) => route.provider === provider)?.model ??
    (provider === usual.provider ? usual.model : undefined);
  if (model !== undefined) return ok({ provider, model });
  return refuse({
    code: 'model.unnamed',
    message: `${provider} is a provider, and no [[model_routes]] entry says which of its models is meant`,
    remedy: `Write ${provider}/MODEL.`,
  });
}

/** The route that the message is classified for, if there is one; a hint without a route changes nothing. */
export function classifiedModel(message: string, settings: ModelSettings): ModelName | null {
  const hint = classifyQuery(message, settings.classification);
  const route = hint === null ? undefined : settings.routes.find((candidate) => same(candidate.hint, hint));
  return route === undefined ? null : { provider: route.provider, model: route.model };
}

function routeNamed(hint: string, { routes }: Pick<ModelSettings, 'routes'>): Result<ModelName> {
  const route = routes.find((candidate) => same(candidate.hint, hint));
  if (route !== undefined) return ok({ provider: route.provider, model: route.model });
  return refuse({
    code: 'model.unknown-hint',
    message: `No [[model_routes]] entry has the hint "${hint}"`,
    remedy:
      routes.length === 0
        ? 'Add one to config.toml.'
        : `There are: ${routes.map((known) => known.hint).join(', ')}.`,
  });
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
