/*
 * What an HTML mail holds and shows to nobody: the line for previews above a newsletter, a text in the color of
 * nothing. Who sent the mail has not seen it either, so it is nobody's words. Neither is what its writer struck
 * out.
 */

/** Longer tags are none that a program writes; the limit keeps the time to read them linear. */
const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]{0,4000}"|'[^']{0,4000}'|[^'"<>]){0,400})>/giu;
const neverShown = /^(?:head|title|style|script|template|noembed|noframes|datalist|object|svg|math)$/iu;
const struckOut = /^(?:s|strike|del)$/iu;
const holdsNothing = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/iu;
const attribute = (name: string): RegExp =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'iu');
const styleOf = attribute('style');
const classOf = attribute('class');
const idOf = attribute('id');

const nothing = String.raw`0(?:\.0*)?(?:px|pt|em|rem|ex|%|vh|vw)?\s*(?:!important\s*)?(?:;|$)`;
const hides: readonly RegExp[] = [
  /(?:^|[;\s])display\s*:\s*none/iu,
  /(?:^|[;\s])visibility\s*:\s*(?:hidden|collapse)/iu,
  /(?:^|[;\s])text-decoration(?:-line)?\s*:[^;]*line-through/iu,
  /(?:^|[;\s])mso-hide\s*:\s*all/iu,
  new RegExp(String.raw`(?:^|[;\s])(?:font-size|opacity|max-height|max-width|zoom)\s*:\s*${nothing}`, 'iu'),
  /(?:^|[;\s])color\s*:\s*(?:transparent|rgba\([^)]*,\s*0(?:\.0*)?\s*\)|#[0-9a-f]{6}00\b)/iu,
  /(?:^|[;\s])(?:text-indent|left|top|margin-left|margin-top)\s*:\s*-\d{3,}/iu,
  /(?:^|[;\s])clip\s*:\s*rect\(\s*0|(?:^|[;\s])clip-path\s*:\s*inset\(\s*(?:50|100)%/iu,
];
/** Nothing of it shows only if what runs over is cut off. */
const isSmall = new RegExp(String.raw`(?:^|[;\s])(?:height|width|line-height)\s*:\s*${nothing}`, 'iu');
const isCut = /(?:^|[;\s])overflow\s*:\s*hidden/iu;

const isHiding = (style: string): boolean =>
  hides.some((pattern) => pattern.test(style)) ||
  (isSmall.test(style) && isCut.test(style)) ||
  isInOneColor(style);

/** White on white, or any color on itself. */
function isInOneColor(style: string): boolean {
  const [, color] = /(?:^|[;\s])color\s*:\s*([^;]+)/iu.exec(style) ?? [];
  const [, below] = /(?:^|[;\s])background(?:-color)?\s*:\s*([^;]+)/iu.exec(style) ?? [];
  return color !== undefined && below !== undefined && plainColor(color) === plainColor(below);
}

const plainColor = (color: string): string => {
  const bare = color.trim().toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/u.exec(bare);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return bare === 'white' ? '#ffffff' : bare === 'black' ? '#000000' : bare;
};

/** Classes and ids that the mail's own style sheet hides, on every screen. */
function hiddenNames(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, sheet = ''] of html.matchAll(/<style\b[^>]{0,400}>([\s\S]{0,100000}?)<\/style/giu)) {
    const always = sheet.replaceAll(
      /@media[^{}]{0,400}\{(?:[^{}]{0,4000}\{[^{}]{0,4000}\}){0,400}[^{}]{0,4000}\}/giu,
      '',
    );
    for (const [, selectors = '', rules = ''] of always.matchAll(/([^{}]{1,1000})\{([^{}]{0,4000})\}/gu))
      if (isHiding(rules))
        for (const [, name = ''] of selectors.matchAll(/([.#][\w-]+)\s*(?:,|$)/gu)) found.add(name);
  }
  return found;
}

const valueOf = (pattern: RegExp, attributes: string): string => {
  const [, double, single, bare] = pattern.exec(attributes) ?? [];
  return double ?? single ?? bare ?? '';
};

/** `hidden` is HTML too. What is opened within something hidden and not closed ends with it. */
export function partHidden(html: string): { readonly visible: string; readonly hidden: string } {
  const names = hiddenNames(html);
  const isHidden = (name: string, attributes: string): boolean =>
    neverShown.test(name) ||
    struckOut.test(name) ||
    /(?:^|\s)hidden(?:\s|=|$)/iu.test(attributes.replaceAll(/"[^"]*"|'[^']*'/gu, '""')) ||
    isHiding(valueOf(styleOf, attributes)) ||
    valueOf(classOf, attributes)
      .split(/\s+/u)
      .some((each) => names.has(`.${each}`)) ||
    names.has(`#${valueOf(idOf, attributes).trim()}`);
  const [visible, hidden]: [string[], string[]] = [[], []];
  let within: { readonly name: string; depth: number } | null = null;
  let from = 0;
  for (const { 0: whole, 1: closing, 2: name = '', 3: attributes = '', index } of html.matchAll(tag)) {
    if (name === '' || holdsNothing.test(name) || attributes.endsWith('/')) continue;
    if (within === null) {
      if (closing === '/' || !isHidden(name, attributes)) continue;
      visible.push(html.slice(from, index));
      within = { name: name.toLowerCase(), depth: 1 };
      from = index;
    } else if (name.toLowerCase() === within.name) {
      within.depth += closing === '/' ? -1 : 1;
      if (within.depth > 0) continue;
      hidden.push(html.slice(from, index + whole.length));
      from = index + whole.length;
      within = null;
    }
  }
  (within === null ? visible : hidden).push(html.slice(from));
  return { visible: visible.join(' '), hidden: hidden.join(' ') };
}
