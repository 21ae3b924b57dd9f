import { callBeginnings } from './sections';
import { escaped } from './template';

/** What tells that a call was meant where no row of the table reads one. */

/** A mark of a call that no row of the table knows. */
export const unknownMark =
  /<(?!\/)[\w:▁|｜-]{0,24}(?:tool|func|invoke|action|plugin)[\w:▁|｜ -]{0,24}(?:\s[^<>]{0,200})?[|｜]?>|\[TOOL_[A-Z_]{1,20}\]/iuy;
/** The first part of a mark of the table, up to a name. */
export const callHead = new RegExp(
  `(?:${callBeginnings
    .filter((each) => each.length > 3 || each === '>>>')
    .map(escaped)
    .join('|')})(?:[\\s="':]|name\\b){0,8}(?:functions\\.)?(?<name>[\\p{L}_][\\w.:/-]{0,127})`,
  'iuy',
);
/** A line that begins with a name and a bracket, in another call or behind a sign or not. */
export const bracketed =
  /(?:(?:await|return|const|let|var) )?(?:\w{1,64} ?= ?)?(?:await )?(?:\[|[@/$!]|(?:[\w.]{1,64}[.(]){1,2})?[ \t]*(?<name>[\p{L}_][\w-]{0,127})[ \t]*\(/uy;
/** A name before an object, at the end of what stands before it. */
export const nameBefore = /(?<![\p{L}\p{N}_."'`])[\p{L}_][\w.:/-]{0,127}$/u;
