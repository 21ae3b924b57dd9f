import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
// The parts of the editor that the product uses; each brings its commands and keys.
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/comment/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
// The part 'suggest' brings the inline ones alone; the list is this.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';
import 'monaco-editor/features/wordOperations/register';
import * as monaco from 'monaco-editor/editor';
import { stepsConfiguration, stepsGrammar } from './steps-grammar';
import { tomlConfiguration, tomlGrammar } from './toml-grammar';

// From the program's own files: the policy of the page allows no other.
globalThis.MonacoEnvironment = { getWorker: () => new EditorWorker() };

const noEvent = () => ({ dispose: () => {} });

/**
 * What Monaco remembers of its windows: nothing but that the sentence beside an offered word is shown at
 * once.
 */
const storageService = {
  get: () => undefined,
  getBoolean: (key: string) => key === 'expandSuggestionDocs',
  getNumber: () => undefined,
  getObject: () => undefined,
  store: () => {},
  storeAll: () => {},
  remove: () => {},
  keys: () => [],
  onWillSaveState: noEvent,
  onDidChangeTarget: noEvent,
  onDidChangeValue: () => noEvent,
};

// Its services are made with the first box, and those that are given then stay.
monaco.editor.create(document.createElement('div'), {}, { storageService }).dispose();

for (const [id, grammar, configuration] of [
  ['toml', tomlGrammar, tomlConfiguration],
  ['steps', stepsGrammar, stepsConfiguration],
] as const) {
  monaco.languages.register({ id });
  monaco.languages.setMonarchTokensProvider(id, grammar);
  monaco.languages.setLanguageConfiguration(id, configuration);
}

export { monaco };
