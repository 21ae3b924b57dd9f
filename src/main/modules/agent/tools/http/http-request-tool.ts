import type { JsonObject } from '../../../../../shared/json';
import { DeadlinePassed, within } from '../../../../platform/base/within';
import type { Clock } from '../../../../platform/base/clock';
import {
  done,
  failed,
  textArgument,
  unconfirmed,
  type OwnTool,
  type ToolResult,
} from '../../../../ports/tool';
import {
  checkedFetch,
  NotSent,
  whyFailed,
  type HttpAnswer,
  type HttpPorts,
  type HttpRequest,
} from './checked-fetch';
import { checkAddress, type AllowedHosts } from './reachable';
import { metaOf, shownResponse, valueOf } from './shown-response';

export interface HttpToolOptions {
  /** Hosts of one's own that may be reached, as they are now. */
  readonly allowed: () => AllowedHosts;
  readonly resolve: HttpPorts['resolve'];
  readonly clock: Clock;
}

const answerWithinMs = 30_000;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Headers that the connection sets itself. */
const ownHeaders =
  /^(?:host|connection|content-length|transfer-encoding|upgrade|te|trailer|keep-alive|expect|proxy-.*)$/iu;

/**
 * `http_request`. Every request acts: a plain GET may switch a relay, and carries out of the house whatever
 * its address says.
 */
export function httpRequestTool({ allowed, resolve, clock }: HttpToolOptions): OwnTool {
  return {
    name: 'http_request',
    description: 'Send an HTTP request',
    effect: 'acts',
    brings: 'a page of the web',
    addresses: ['url'],
    sentTo: (args) =>
      URL.canParse(textArgument(args, 'url')) ? new URL(textArgument(args, 'url')).host : undefined,
    parameters: {
      type: 'object',
      properties: {
        url: { type: 'string', minLength: 1, maxLength: 8_000 },
        method: { type: 'string', enum: methods, description: 'GET unless given' },
        headers: { type: 'object', additionalProperties: { type: 'string', maxLength: 8_000 } },
        body: { type: 'string', maxLength: 200_000 },
      },
      required: ['url'],
      additionalProperties: false,
    },
    check: (args) => {
      const request = toRequest(args, allowed());
      return 'success' in request ? [request.output] : [];
    },
    async execute(args, { carriesSecret }, signal) {
      const request = toRequest(args, allowed());
      if ('success' in request) return request;
      try {
        const answer = await within(clock, answerWithinMs, signal, (limit) =>
          checkedFetch(request, { allowed: allowed(), resolve, forOnePlace: carriesSecret === true }, limit),
        );
        const shown = shownResponse(answer);
        return {
          ...(answer.status < 400 ? done(shown) : failed(`${refusalOf(request.url.host, answer)}\n${shown}`)),
          value: valueOf(answer),
          meta: metaOf(answer),
        };
      } catch (failure) {
        signal.throwIfAborted();
        const why =
          failure instanceof DeadlinePassed
            ? `It took longer than ${String(answerWithinMs / 1_000)} s.`
            : whyFailed(failure);
        const harmless = onlyFetches(args) || failure instanceof NotSent;
        return harmless
          ? failed(`${request.url.host} gave no answer: ${why}`)
          : unconfirmed(
              `${request.url.host} gave no answer: ${why} Whether the request was carried out is not known.`,
            );
      }
    },
  };
}

/** What a status of 400 or above means, for a person: first of all it is one of them who reads why a step failed. */
function refusalOf(host: string, { status, statusText }: Pick<HttpAnswer, 'status' | 'statusText'>): string {
  const said = `${String(status)} ${statusText}`.trimEnd();
  if (status === 401)
    return `${host} does not let this request in (${said}): the token or password in it is wrong or missing.`;
  if (status === 403)
    return `${host} forbids this (${said}): whoever the token or password belongs to may not do it.`;
  if (status === 404) return `${host} has nothing at this address (${said}).`;
  if (status === 429) return `${host} wants fewer requests (${said}).`;
  if (status >= 500) return `${host} has a fault of its own (${said}).`;
  return `${host} does not take this request (${said}): something in it is not as it wants it.`;
}

const onlyFetches = (args: JsonObject): boolean => methodOf(args) === 'GET' || methodOf(args) === 'HEAD';

function toRequest(args: JsonObject, allowed: AllowedHosts): HttpRequest | ToolResult {
  const address = checkAddress(textArgument(args, 'url'), allowed);
  if (!address.ok) return failed(`${address.error.message}.`);
  const method = methodOf(args);
  const body = typeof args['body'] === 'string' && args['body'] !== '' ? args['body'] : null;
  if (body !== null && (method === 'GET' || method === 'HEAD'))
    return failed(`${method} carries no body. Leave "body" out, or choose another method.`);
  const headers = headersOf(args);
  const wrong = Object.entries(headers).find(
    ([name, value]) =>
      ownHeaders.test(name) || !/^[\w!#$%&'*+.^`|~-]+$/u.test(name) || /[^\t\x20-\x7e\x80-\xff]/u.test(value),
  );
  if (wrong !== undefined)
    return failed(
      `The header "${wrong[0]}" cannot be set like this. Leave it out, or write it without line breaks and in plain letters.`,
    );
  return { method, url: address.value, headers, body };
}

const methodOf = (args: JsonObject): string => textArgument(args, 'method') || 'GET';

function headersOf({ headers }: JsonObject): Readonly<Record<string, string>> {
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return {};
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
