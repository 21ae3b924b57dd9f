import type { Config } from '../../../../shared/config';

/** The keys of config.toml that name the model. */
export function usesOfModel(
  { default_model: chosen, model_routes: routes, memory }: Config,
  name: string,
): readonly string[] {
  const is = (model: string): boolean => model.replace(/\.gguf$/iu, '') === name;
  return [
    ...(is(chosen) ? ['default_model'] : []),
    ...routes.flatMap(({ model, hint }) => (is(model) ? [`the route "${hint}" under [[model_routes]]`] : [])),
    ...(is(memory.embedding_model) ? ['memory.embedding_model'] : []),
  ];
}
