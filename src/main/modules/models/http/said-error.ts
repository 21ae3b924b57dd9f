import { z } from 'zod';

/** A JSON object from a server, of which nothing is known. */
type Document = Readonly<Record<string, unknown>>;

/**
 * The failure that a document tells beside or instead of an answer, as what the server sent; null: it tells
 * none. Servers, relays and frameworks each have a form of their own, under any status.
 */
export function saidError(document: unknown): unknown {
  // Gemini gives a list with one error where a stream was asked for.
  const first: unknown = Array.isArray(document) ? document[0] : document;
  if (!isDocument(first)) return null;
  if (isTold(first['error'])) return first;
  const inChoice = listIn(first['choices']).find((choice) => isDocument(choice) && isTold(choice['error']));
  if (inChoice !== undefined) return inChoice;
  const isNamedSo =
    first['object'] === 'error' ||
    first['type'] === 'error' ||
    first['success'] === false ||
    errorKeys.some((key) => isTold(first[key])) ||
    (isDocument(first['base_resp']) && Number(first['base_resp']['status_code'] ?? 0) !== 0);
  return isNamedSo || (statusIn(first) !== null && wordsIn(first) !== null) ? first : null;
}

/** Keys that nobody uses but for an error. */
const errorKeys = ['errors', 'error_message', 'errorMessage', 'error_msg', 'fault'];

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Some servers say an empty error, `false` or a code of 0 where there is none. */
function isTold(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isTold);
  if (isDocument(value)) return wordsIn(value) !== null || nameIn(value) !== null;
  return value === true || (typeof value === 'string' && value.trim() !== '');
}

/** Where the words stand, the most telling first. */
const wordKeys = [
  'error',
  'message',
  'detail',
  'msg',
  'errors',
  'error_message',
  'errorMessage',
  'error_msg',
  'status_msg',
  'base_resp',
  'fault',
  'faultstring',
  'description',
  'title',
  'reason',
];

const deepest = 6;

/** What a document says to people; null: nothing. */
export function wordsIn(value: unknown, depth = 0): string | null {
  if (depth > deepest) return null;
  if (typeof value === 'string') return inText(value, depth);
  if (Array.isArray(value)) {
    const told = value.slice(0, 5).flatMap((each) => wordsIn(each, depth + 1) ?? []);
    return told.length === 0 ? null : told.join('; ');
  }
  if (!isDocument(value)) return null;
  const at = Place.safeParse(value);
  if (at.success) return `${at.data.loc.join('.')}: ${at.data.msg}`;
  for (const key of wordKeys) {
    const told = wordsIn(value[key], depth + 1);
    if (told !== null) return withRefused(told, value);
  }
  return null;
}

/** Of an error without words, how it is called. */
export function nameIn(value: unknown, depth = 0): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (depth > deepest || !isDocument(first)) return null;
  const names = [first['type'], first['code'], first['status']].flatMap((each) => {
    if (typeof each === 'string' && each !== '') return [each];
    return typeof each === 'number' && each !== 0 ? [String(each)] : [];
  });
  return nameIn(first['error'], depth + 1) ?? names[0] ?? null;
}

/** One mistake of a request, as FastAPI lists them. */
const Place = z.object({ loc: z.array(z.union([z.string(), z.number()])).min(1), msg: z.string() });

/** Groq shows what its model wrote; without it nobody knows what was wrong. */
function withRefused(told: string, { failed_generation: refused }: Document): string {
  return typeof refused === 'string' && refused.trim() !== '' ? `${told} (${refused.trim()})` : told;
}

/** Relays pass the document of another server on as a text. */
function inText(text: string, depth: number): string | null {
  const plain = text.trim();
  if (plain === '') return null;
  if (plain.startsWith('{') || plain.startsWith('[')) {
    try {
      return wordsIn(JSON.parse(plain), depth + 1) ?? plain;
    } catch {
      return plain;
    }
  }
  return plain;
}

/** The HTTP status that a document names, as a number or by the name of an error; null: none. */
export function statusIn(value: unknown, depth = 0): number | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (depth > deepest || !isDocument(first)) return null;
  for (const key of [
    'status_code',
    'statusCode',
    'http_status',
    'status',
    'code',
    'error_code',
    'http_code',
  ]) {
    const number = Number(first[key] ?? NaN);
    if (Number.isInteger(number) && number >= 400 && number < 600) return number;
  }
  for (const key of ['code', 'type', 'status', 'error_type', 'error_code', 'name']) {
    const name = first[key];
    const known = typeof name === 'string' ? statuses[plainName(name)] : undefined;
    if (known !== undefined) return known;
  }
  return statusIn(first['error'], depth + 1) ?? statusIn(first['fault'], depth + 1);
}

/** `rate_limit_error`, `RateLimitError` and `RATE_LIMIT` are one name. */
const plainName = (name: string): string =>
  name
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z]/gu, '')
    .replace(/(?:error|exception)$/u, '')
    .replace(/exceeded$/u, '');

const statuses: Readonly<Record<string, number>> = {
  badrequest: 400,
  contentfilter: 400,
  contentpolicyviolation: 400,
  contextlength: 400,
  contextwindow: 400,
  failedprecondition: 400,
  invalidargument: 400,
  invalidparameter: 400,
  invalidrequest: 400,
  authentication: 401,
  invalidapikey: 401,
  unauthenticated: 401,
  unauthorized: 401,
  accessdenied: 403,
  forbidden: 403,
  permission: 403,
  permissiondenied: 403,
  modelnotfound: 404,
  notfound: 404,
  requesttoolarge: 413,
  unprocessableentity: 422,
  validation: 422,
  insufficientquota: 429,
  ratelimit: 429,
  resourceexhausted: 429,
  throttling: 429,
  toomanyrequests: 429,
  api: 500,
  internal: 500,
  internalserver: 500,
  server: 500,
  serviceunavailable: 503,
  unavailable: 503,
  deadline: 504,
  timeout: 504,
  overloaded: 529,
};
