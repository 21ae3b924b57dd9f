import { askedValue, breaksLimit, readAnswer, type AskedValue } from '../../../domain/approval/answer-text';
import { isJsonObject } from '../../../shared/json-object';
import type { Json, JsonObject } from '../../../shared/json';

/** One field of the form in which a person answers. */
export interface AnswerField {
  /** '' : the answer as a whole. */
  readonly key: string;
  readonly schema: JsonObject;
  readonly asked: AskedValue;
  readonly isRequired: boolean;
}

/** An object of plain values has a field for each; everything else is one field. */
export function fieldsOf(schema: JsonObject): readonly AnswerField[] {
  const { properties, required } = schema;
  const parts = isJsonObject(properties) ? Object.entries(properties) : [];
  const wanted = Array.isArray(required) ? required : [];
  const areObjects = parts.every(([, part]) => isJsonObject(part));
  if (schema['type'] !== 'object' || parts.length === 0 || !areObjects)
    return [{ key: '', schema, asked: askedValue(schema), isRequired: true }];
  return parts.flatMap(([key, part]) =>
    isJsonObject(part)
      ? [{ key, schema: part, asked: askedValue(part), isRequired: wanted.includes(key) }]
      : [],
  );
}

/** What the form says; null: something that has to be there is not. */
export function answerOf(
  fields: readonly AnswerField[],
  texts: Readonly<Record<string, string>>,
): { readonly answer: Json } | null {
  const isEmpty = ({ key }: AnswerField): boolean => (texts[key] ?? '').trim() === '';
  if (fields.some((field) => field.isRequired && isEmpty(field))) return null;
  const read = (field: AnswerField): Json => readAnswer(texts[field.key] ?? '', field.schema);
  const [only] = fields;
  if (only?.key === '') return { answer: read(only) };
  return {
    answer: Object.fromEntries(
      fields.filter((field) => !isEmpty(field)).map((field) => [field.key, read(field)]),
    ),
  };
}

/** What can be chosen, as it is written; null: it is typed. */
export const choicesOf = ({ schema, asked }: AnswerField): readonly string[] | null => {
  const { enum: choices } = schema;
  if (Array.isArray(choices))
    return choices.map((choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice)));
  return asked.type === 'boolean' ? ['true', 'false'] : null;
};

/** Whether what is typed breaks a limit that stands beside the field; empty is not wrong yet. */
export const isOffLimits = ({ schema }: AnswerField, text: string): boolean =>
  text.trim() !== '' && breaksLimit(readAnswer(text, schema), schema);
