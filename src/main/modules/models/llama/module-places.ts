import { register } from 'node:module';
import { z } from 'zod';

/** Of the inference process: addresses of modules, by name, as JSON. */
export const placesVariable = 'ZEROCLAW_LLAMA_MODULES';

const Places = z.record(z.string(), z.string().startsWith('file:'));

/**
 * Lets `import` find these modules in other places than beside the program, whose folder may be read-only.
 * Returns their names.
 */
export function useModulePlaces(text: string | undefined): readonly string[] {
  const places = Places.parse(JSON.parse(text ?? '{}'));
  const names = Object.keys(places);
  if (names.length > 0) register(`data:text/javascript,${encodeURIComponent(hook(JSON.stringify(places)))}`);
  return names;
}

const hook = (places: string): string => `
const places = new Map(Object.entries(${places}));
export const resolve = (specifier, context, next) =>
  places.has(specifier) ? { url: places.get(specifier), shortCircuit: true } : next(specifier, context);
`;
