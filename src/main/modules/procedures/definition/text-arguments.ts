import type { Json, JsonObject } from '../../../../shared/json';
import type { PlannedCall } from '../../../../shared/sop';
import { isWholeTemplate, placeName } from '../../../../domain/procedure/templates';

/**
 * Where in a planned call a template stands alone for an argument that the tool wants as text: `["content"]`,
 * `["headers", "x"]` as `content`, `headers/x`. What is filled in there becomes text, so `{"value": 92}`
 * arrives as `{"value":92}` and 92 as `92`.
 */
export function textArguments(call: PlannedCall, parameters: JsonObject): readonly string[] {
  return placesIn(call.arguments, parameters, []).map(placeName);
}

function placesIn(value: Json, schema: JsonObject, path: readonly string[]): readonly (readonly string[])[] {
  if (typeof value === 'string') return isWholeTemplate(value) && wantsText(schema) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner, schemaOf(schema, key, Array.isArray(value)), [...path, key]),
  );
}

function schemaOf(schema: JsonObject, key: string, inList: boolean): JsonObject {
  if (inList) return asSchema(schema['items']);
  const properties = asSchema(schema['properties']);
  return asSchema(Object.hasOwn(properties, key) ? properties[key] : schema['additionalProperties']);
}

/** Text is allowed and, apart from null, nothing else. */
function wantsText({ type }: JsonObject): boolean {
  const types = Array.isArray(type) ? type : [type];
  return types.includes('string') && types.every((one) => one === 'string' || one === 'null');
}

/** Whether some text may fit, whatever else the schema wants of it. */
export function mayBeText({ type, enum: choices, const: only, anyOf, oneOf }: JsonObject): boolean {
  if (type !== undefined && type !== 'string' && !(Array.isArray(type) && type.includes('string')))
    return false;
  if (only !== undefined && typeof only !== 'string') return false;
  if (Array.isArray(choices) && !choices.some((choice) => typeof choice === 'string')) return false;
  return [anyOf, oneOf].every(
    (forms) => !Array.isArray(forms) || forms.some((form) => form !== false && mayBeText(asSchema(form))),
  );
}

const asSchema = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
