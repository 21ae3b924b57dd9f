import { thoughtTags } from './turn-format';

/** Names of elements that pages are made of: no model has a mark of such a name. */
const pageElements = new Set(
  'a abbr address area article aside b base bdi bdo blockquote body br button canvas caption center cite code col colgroup dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe input ins kbd label legend li link main map mark menu meta meter nav ol optgroup option p picture pre progress q rp rt ruby samp script section select small span strong style sub summary sup svg table tbody td textarea tfoot th thead time title tr track tt u ul var wbr path g circle rect line polyline polygon'.split(
    ' ',
  ),
);

/** The frames that the product puts around what a model is told: they need no end to count. */
const frames = [
  'event',
  'tool_result',
  'tool_call',
  'tool_calls',
  'toolcall',
  'tool-call',
  'function_calls?',
  'invoke',
  'FunctionCall',
  ...thoughtTags,
];

/**
 * Whatever has the shape of a mark, of known families and of others: a word between brackets of their own
 * kinds. Log levels and the elements of a page are none.
 */
const marks = new RegExp(
  [
    // <|word|>, <｜word｜>, <|word>
    '<(?=\\/?[|｜])',
    // <word|>, <word|word>
    '<(?=[^<>\\s|｜]{1,64}[|｜][^<>\\s]{0,64}>)',
    `<(?=\\/?(?:${frames.join('|')})\\b)`,
    // <word …>
    '<(?=\\/?(?<name>[\\p{L}_][\\w.:▁-]{0,63})(?:[\\s=/][^<>]*)?>)',
    // <word, <function=word without its end
    '<(?=[a-z_]{1,32}[:=][\\w"\'])',
    '<(?=<\\/?SYS>>)',
    // [WORD], [/WORD]
    '\\[(?=\\/?(?<word>[A-Z][A-Z_]{2,40}(?: [A-Z]{2,20}){0,3})\\])',
    '\\[(?=Tool results\\])',
    // [|word|], [gMASK], [UNUSED_TOKEN_146], [control_8]
    '\\[(?=\\/?[|｜][^\\s\\[\\]|｜]{1,32}[|｜]\\])',
    '\\[(?=[gs]MASK\\]|(?:[A-Z]{1,20}_){1,3}\\d{1,4}\\]|control_\\d{1,4}\\])',
    '\\](?=~!?\\w{1,8}\\[?\\])',
    '\\](?=<\\]\\w{1,32}\\[>\\[)',
    '\\[(?=[a-z]~\\[)',
    '◁(?=\\/?\\w{1,32}▷)',
    '✿(?=\\w{1,32}✿)',
    '```(?=[^\\S\\n]*(?:(?:tool_calls?|toolcall|tool-call|invoke|tool_code|function_call)\\b|tool\\s))',
    '(?<arrow>\\[?TOOL_CALL\\]?\\s*\\{)',
  ].join('|'),
  'gu',
);
const letterCase = new RegExp(`<(?=\\/?(?:${frames.join('|')})\\b)`, 'giu');

const logLevels = new Set(
  'INFO WARN WARNING ERROR ERR DEBUG TRACE FATAL CRITICAL CRIT NOTICE ALERT EMERG FAIL FAILED PASS PASSED DONE SKIP SKIPPED TODO NOTE OPEN CLOSED HIGH LOW OFF TEST'.split(
    ' ',
  ),
);

/**
 * Text from outside (an event, a result) carries no mark of any family to a model: it cannot close the frame
 * that it stands in, nor open a message, a thought or a call. It stays readable.
 */
export const harmless = (text: string): string =>
  text.replace(letterCase, withInertMarks).replace(marks, (found: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const { name, word, arrow } = groups;
    if (arrow !== undefined) return withInertMarks(found);
    if (name !== undefined && pageElements.has(name)) return found;
    if (word !== undefined && logLevels.has(word)) return found;
    return withInertMarks(found);
  });

const lookalikes: Readonly<Record<string, string>> = {
  '<': '‹',
  '`': 'ˋ',
  '{': '｛',
  '[': '［',
  ']': '］',
  '◁': '‹',
  '✿': '❀',
};

/**
 * With the signs that only look like those of marks; the same for a text and for what `harmless` made of it.
 */
export const withInertMarks = (text: string): string =>
  text.replace(/[<`{[\]◁✿]/gu, (sign) => lookalikes[sign] ?? sign);
