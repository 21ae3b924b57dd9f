import type { languages } from 'monaco-editor/editor';

export const tomlConfiguration: languages.LanguageConfiguration = {
  comments: { lineComment: '#' },
  brackets: [
    ['[', ']'],
    ['{', '}'],
  ],
  autoClosingPairs: [
    { open: '"', close: '"', notIn: ['string', 'comment'] },
    { open: '[', close: ']', notIn: ['string', 'comment'] },
    { open: '{', close: '}', notIn: ['string', 'comment'] },
  ],
  surroundingPairs: [
    { open: '"', close: '"' },
    { open: "'", close: "'" },
  ],
};

export const tomlGrammar: languages.IMonarchLanguage = {
  defaultToken: '',
  tokenizer: {
    root: [
      [/^\s*\[\[?[^\]#]*\]\]?/, 'heading'],
      [/#.*$/, 'comment'],
      [/([\w-]+|"[^"\n]*"|'[^'\n]*')(?=\s*[.=])/, 'key'],
      [/"""/, 'string', '@longText'],
      [/'''/, 'string', '@longLiteral'],
      [/"(?:[^"\\]|\\.)*"?/, 'string'],
      [/'[^']*'?/, 'string'],
      [/\b(?:true|false|inf|nan)\b/, 'number'],
      [/[+-]?\d[\w:.+-]*/, 'number'],
      [/[=.,[\]{}]/, 'delimiter'],
    ],
    longText: [
      [/"""/, 'string', '@pop'],
      [/\\./, 'string'],
      [/[^"\\]+|"/, 'string'],
    ],
    longLiteral: [
      [/'''/, 'string', '@pop'],
      [/[^']+|'/, 'string'],
    ],
  },
};
