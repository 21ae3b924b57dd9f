import type { languages } from 'monaco-editor/editor';

export const stepsConfiguration: languages.LanguageConfiguration = {
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}' },
    { open: '[', close: ']' },
    { open: '`', close: '`' },
  ],
  surroundingPairs: [
    { open: '*', close: '*' },
    { open: '`', close: '`' },
    { open: '"', close: '"' },
  ],
};

/** SOP.md: what the reader of steps looks at stands out, the rest is prose. */
export const stepsGrammar: languages.IMonarchLanguage = {
  defaultToken: '',
  ignoreCase: true,
  tokenizer: {
    root: [
      [/^\s*```.*$/, 'string', '@fence'],
      [/^\s*~~~.*$/, 'string', '@tildes'],
      [/^\s{0,3}#{1,6}\s.*$/, 'heading'],
      [/^(\s*)(\d+\.)(?=\s)/, ['', 'number']],
      [
        /^(\s*[-*+]\s+)(call)(\s*[:：]\s*)([\w.-]+)?/,
        ['delimiter', 'key', 'delimiter', { token: 'heading', next: '@call' }],
      ],
      [
        /^(\s*[-*+]\s+)(tools|requires[_ ]confirmation|kind|when|next|on_failure)(\s*[:：])/,
        ['delimiter', 'key', { token: 'delimiter', next: '@value' }],
      ],
      [/^\s*[-*+](?=\s)/, 'delimiter'],
      [/\*\*[^*]+\*\*/, 'heading'],
      [/`[^`]*`/, 'string'],
    ],
    call: [
      [/$/, '', '@pop'],
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'key'],
      [/"(?:[^"\\]|\\.)*"/, 'string'],
      [/-?\d[\d.]*|true|false|null/, 'number'],
      [/./, ''],
    ],
    value: [
      [/$/, '', '@pop'],
      [/"[^"]*"|'[^']*'/, 'string'],
      [/.$/, '', '@pop'],
      [/./, ''],
    ],
    fence: [
      [/^\s*```\s*$/, 'string', '@pop'],
      [/.*$/, 'string'],
    ],
    tildes: [
      [/^\s*~~~\s*$/, 'string', '@pop'],
      [/.*$/, 'string'],
    ],
  },
};
