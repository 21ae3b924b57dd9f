import type { z } from 'zod';

/** Every time in a sample is this one; no other number of a sample comes near it. */
export const sampleTime = 1_772_338_000_000;

/**
 * A value that a schema allows, with everything in it that may be there; a list has one item of each kind.
 */
export const sampleOf = (schema: z.ZodType): unknown => samplesOf(schema, '')[0];

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}

function samplesOf(schema: z.ZodType, key: string): readonly unknown[] {
  const definition = schema.def as unknown as Definition;
  const inner = definition.innerType ?? definition.in;
  switch (definition.type) {
    case 'object':
      return objectsOf(definition.shape ?? {});
    case 'array':
      return [definition.element === undefined ? [] : samplesOf(definition.element, key)];
    case 'tuple':
      return [(definition.items ?? []).map((item) => samplesOf(item, key)[0])];
    case 'union':
      return (definition.options ?? []).flatMap((option) => samplesOf(option, key));
    case 'record':
      return [
        definition.valueType === undefined ? {} : { 'free key': samplesOf(definition.valueType, key)[0] },
      ];
    case 'enum':
      return [Object.values(definition.entries ?? {})[0]];
    case 'literal':
      return definition.values ?? [];
    case 'number':
      return [/^at$|At$|Since$|^from$|^to$/u.test(key) ? sampleTime : 7];
    case 'boolean':
      return [true];
    case 'null':
      return [null];
    default:
      // A value of any shape, and everything that ends in a text.
      return inner === undefined ? ['text'] : samplesOf(inner, key);
  }
}

/** As many as it takes to show every kind of every field. */
function objectsOf(shape: Readonly<Record<string, z.ZodType>>): readonly object[] {
  const fields = Object.entries(shape).map(([name, field]) => [name, samplesOf(field, name)] as const);
  const count = Math.max(1, ...fields.map(([, samples]) => samples.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(fields.map(([name, samples]) => [name, samples[index % samples.length]])),
  );
}
