import { fitArguments } from '../../shared/fit-arguments';
import type { JsonObject } from '../../shared/json';
import { isJsonObject } from '../../shared/json-object';
import type { ToolNames, WrittenCall } from './forms/reading';
import { offeredName, plain } from './offered-name';
import { scan, type Scanned } from './scan';
import { knownTool } from './tool-names';

/** A tool that the model was offered. */
export interface OfferedTool {
  readonly name: string;
  /** A JSON Schema of type object; `{}` says nothing. */
  readonly parameters: JsonObject;
}

export interface ReadCall {
  readonly name: string;
  readonly arguments: JsonObject;
  readonly id?: string;
}

export interface ReadText extends Omit<Scanned, 'calls'> {
  /** In the order they were written; none when anything is unread. */
  readonly calls: readonly ReadCall[];
}

/**
 * Reads what a model wrote: once, from left to right, by one grammar for each form of calls. What was read
 * as a value is data, whatever it looks like; once something is unread, nothing of the answer is carried out.
 * `isQuotation` says of a passage whether the model only repeats it.
 */
export function readAnswerText(
  text: string,
  tools: readonly OfferedTool[],
  isQuotation?: (passage: string) => boolean,
): ReadText {
  const scanned = scan(text, {
    names: namesOf(tools),
    ...(isQuotation === undefined ? {} : { isQuotation }),
  });
  const calls: ReadCall[] = [];
  for (const call of scanned.calls) {
    const fitted = fitCall(call, tools);
    if (typeof fitted === 'string') return { ...scanned, calls: [], unread: scanned.unread ?? fitted };
    calls.push(fitted);
  }
  return { ...scanned, calls };
}

function fitCall(
  { name, arguments: written, id }: WrittenCall,
  tools: readonly OfferedTool[],
): ReadCall | string {
  const meant = meantBy(name, tools);
  const schema = tools.find((tool) => tool.name === meant)?.parameters ?? {};
  const fitted = fitArguments(written, schema, 'are-refused');
  if (!fitted.ok) return fitted.error;
  return { name: meant, arguments: fitted.value, ...(id === undefined ? {} : { id }) };
}

function meantBy(name: string, tools: readonly OfferedTool[]): string {
  return offeredName(
    name.trim(),
    tools.map((tool) => tool.name),
  );
}

export function namesOf(tools: readonly (Pick<OfferedTool, 'name'> & Partial<OfferedTool>)[]): ToolNames {
  const known = new Set(tools.map((tool) => tool.name));
  const argumentsOf = new Map(
    tools.map(({ name, parameters }) => {
      const properties = parameters?.['properties'];
      return [name, new Set(isJsonObject(properties) ? Object.keys(properties) : [])];
    }),
  );
  // As `offeredName` finds them, at once: every word of an answer is looked up.
  const byPlain = Map.groupBy(known, plain);
  const meant = (name: string): string => {
    const [only = name, ...others] = known.has(name) ? [] : (byPlain.get(plain(name)) ?? []);
    return others.length === 0 ? only : name;
  };
  return {
    meant,
    isOffered: (name) => known.has(name) || known.has(meant(name)),
    loose: (name) => knownTool(name, known),
    takes: (name, argument) => argumentsOf.get(meant(name))?.has(argument) === true,
  };
}
