import { monaco } from './monaco';
import type { Completion, HoverText, TextEditorProps, TextMarker } from './text-editor-props';
import { underlineEnd } from './underline';

interface Help {
  readonly complete: TextEditorProps['complete'];
  readonly hover: TextEditorProps['hover'];
  readonly markers: TextEditorProps['markers'];
}

/** What each open text knows about itself. */
export const helpers = new WeakMap<monaco.editor.ITextModel, () => Help>();

const kinds: Readonly<Record<Completion['kind'], monaco.languages.CompletionItemKind>> = {
  table: monaco.languages.CompletionItemKind.Struct,
  key: monaco.languages.CompletionItemKind.Property,
  value: monaco.languages.CompletionItemKind.EnumMember,
  tool: monaco.languages.CompletionItemKind.Function,
};

for (const language of ['toml', 'steps']) {
  monaco.languages.registerCompletionItemProvider(language, {
    triggerCharacters: ['"', '[', ' ', ':', ',', '.', '='],
    provideCompletionItems: (model, { lineNumber, column }) => {
      const found =
        helpers.get(model)?.().complete?.(model.getLinesContent(), { line: lineNumber, column }) ?? null;
      if (found === null) return { suggestions: [] };
      const range = new monaco.Range(lineNumber, found.start, lineNumber, found.end);
      return {
        suggestions: found.items.map(({ label, insert, kind, detail, doc }, index) => ({
          label: { label, ...(detail === undefined ? {} : { description: detail }) },
          insertText: insert,
          filterText: model.getValueInRange(range).startsWith('"') ? `"${label}` : label,
          kind: kinds[kind],
          range,
          sortText: String(index).padStart(4, '0'),
          ...(doc === undefined ? {} : { documentation: doc }),
        })),
      };
    },
  });
  monaco.languages.registerHoverProvider(language, {
    provideHover: (model, { lineNumber, column }) => {
      const help = helpers.get(model)?.();
      if (help === undefined) return null;
      const line = model.getLineContent(lineNumber);
      const wrong = help.markers.filter(
        (marker) => marker.line === lineNumber && covers(line, marker, column),
      );
      const about = help.hover?.(model.getLinesContent(), { line: lineNumber, column }) ?? null;
      const contents = [...wrong.map(toProblem), ...(about === null ? [] : [toMarkdown(about)])];
      return contents.length === 0 ? null : { contents };
    },
  });
}

function covers(line: string, marker: TextMarker, column: number): boolean {
  const { start, end } = underlineEnd(line, marker.column);
  return column >= start && column <= end;
}

const toProblem = ({ message, remedy }: TextMarker): monaco.IMarkdownString => ({
  value: `**${plain(message)}**\n\n${plain(remedy)}`,
});

const toMarkdown = ({ title, detail, doc }: HoverText): monaco.IMarkdownString => ({
  value: `**${plain(title)}**${detail === undefined ? '' : ` — ${plain(detail)}`}\n\n${plain(doc)}`,
});

/** Shown as it is written: what comes from files is text, never markup. */
const plain = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]()#+\-.!|<>~&]/gu, '\\$&').replaceAll('\n', '\n\n');
