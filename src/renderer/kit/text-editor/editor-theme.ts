import { monaco } from './monaco';

const name = 'sheet';
const contrastful = (root: HTMLElement): boolean => root.dataset['contrast'] === 'more';

/** Colours of the page, as they are now. */
function define(): void {
  const root = document.documentElement;
  if (window.matchMedia('(forced-colors: active)').matches) {
    // The page's colours are names then, which Monaco does not read.
    monaco.editor.setTheme(
      window.matchMedia('(prefers-color-scheme: dark)').matches ? 'hc-black' : 'hc-light',
    );
    return;
  }
  const style = getComputedStyle(root);
  const color = (token: string): string => style.getPropertyValue(`--${token}`).trim();
  const rule = (token: string, foreground: string, fontStyle = ''): monaco.editor.ITokenThemeRule => ({
    token,
    foreground: color(foreground).replace('#', ''),
    fontStyle,
  });
  const dark = root.dataset['theme'] === 'dark';
  monaco.editor.defineTheme(name, {
    base: contrastful(root) ? (dark ? 'hc-black' : 'hc-light') : dark ? 'vs-dark' : 'vs',
    inherit: false,
    rules: [
      rule('', 'print'),
      rule('comment', 'syn-com'),
      rule('key', 'syn-key'),
      rule('string', 'syn-str'),
      rule('number', 'syn-num'),
      rule('delimiter', 'print-2'),
      rule('heading', 'print', 'bold'),
    ],
    colors: {
      foreground: color('print'),
      focusBorder: color('ink'),
      'editor.background': color('sheet'),
      'editor.foreground': color('print'),
      'editor.lineHighlightBackground': color('sheet-2'),
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': color(dark ? 'ink-wash' : 'desk-2'),
      'editor.inactiveSelectionBackground': color('desk-2'),
      'editorCursor.foreground': color('print'),
      'editorLineNumber.foreground': color('print-3'),
      'editorLineNumber.activeForeground': color('print'),
      'editorLineNumber.dimmedForeground': color('print-3'),
      // Colour means state, and how deep a bracket stands is none.
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((level) => [
          `editorBracketHighlight.foreground${String(level)}`,
          color('print-2'),
        ]),
      ),
      'editorBracketHighlight.unexpectedBracket.foreground': color('print-2'),
      'editorBracketMatch.background': '#00000000',
      'editorBracketMatch.border': color('rule-2'),
      'editorWidget.background': color('sheet'),
      'editorWidget.foreground': color('print'),
      'editorWidget.border': color('rule'),
      // Found words are marked as read, not as wrong: an outline, and the one that is looked at filled.
      'editor.findMatchBackground': color(dark ? 'ink-wash' : 'desk-2'),
      'editor.findMatchBorder': color('ink'),
      'editor.findMatchHighlightBackground': '#00000000',
      'editor.findMatchHighlightBorder': color('rule-2'),
      'editor.findRangeHighlightBackground': '#00000000',
      'editor.rangeHighlightBackground': color('sheet-2'),
      'input.background': color('sheet'),
      'input.foreground': color('print'),
      'input.border': color('rule-2'),
      'inputOption.activeBackground': color('desk-2'),
      'inputOption.activeForeground': color('print'),
      'inputOption.activeBorder': color('rule-2'),
      'icon.foreground': color('print-2'),
      'editorHoverWidget.background': color('sheet'),
      'editorHoverWidget.foreground': color('print'),
      'editorHoverWidget.border': color('rule'),
      'editorSuggestWidget.background': color('sheet'),
      'editorSuggestWidget.foreground': color('print'),
      'editorSuggestWidget.border': color('rule'),
      'editorSuggestWidget.highlightForeground': color('ink'),
      'editorSuggestWidget.focusHighlightForeground': color('ink'),
      'editorSuggestWidget.selectedBackground': color('desk-2'),
      'editorSuggestWidget.selectedForeground': color('print'),
      'textLink.foreground': color('ink'),
      'textLink.activeForeground': color('ink'),
      'scrollbar.shadow': '#00000000',
      'scrollbarSlider.background': `${color('rule-2')}66`,
      'scrollbarSlider.hoverBackground': `${color('rule-2')}99`,
      'scrollbarSlider.activeBackground': `${color('rule-2')}cc`,
    },
  });
  monaco.editor.setTheme(name);
}

let following = false;

/** One theme for every box, made again when the page's theme or contrast changes. */
export function followTheme(): void {
  if (following) return;
  following = true;
  define();
  new MutationObserver(define).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-contrast'],
  });
}
