import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { followTheme } from './editor-theme';
import { boxLanguage } from './box-language';
import { monaco } from './monaco';
import { helpers } from './text-help';
import { carryOver, changeBetween, lineEndOf, plainLines } from './text-change';
import type { TextEditorProps } from './text-editor-props';
import { underlineEnd } from './underline';
import { useSay } from '../../i18n/use-say';
import styles from './text-editor.module.css';

const options: monaco.editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  contextmenu: false,
  cursorWidth: 2,
  fixedOverflowWidgets: true,
  folding: false,
  fontSize: 13,
  glyphMargin: false,
  guides: { indentation: false },
  hideCursorInOverviewRuler: true,
  hover: { delay: 300, above: false },
  inlayHints: { enabled: 'off' },
  lineDecorationsWidth: 20,
  lineHeight: 20,
  lineNumbersMinChars: 5,
  links: false,
  minimap: { enabled: false },
  occurrencesHighlight: 'off',
  overviewRulerBorder: false,
  overviewRulerLanes: 0,
  padding: { top: 12, bottom: 12 },
  quickSuggestions: { comments: false, strings: true, other: true },
  renderFinalNewline: 'on',
  renderLineHighlight: 'line',
  renderLineHighlightOnlyWhenFocus: true,
  roundedSelection: false,
  scrollBeyondLastLine: false,
  selectionHighlight: false,
  stickyScroll: { enabled: false },
  suggest: { showWords: false, preview: false, showStatusBar: false },
  suggestOnTriggerCharacters: true,
  // A box that keeps Tab to itself would be a trap for whoever has no mouse.
  tabFocusMode: true,
  tabSize: 2,
  unusualLineTerminators: 'off',
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
  wordBasedSuggestions: 'off',
};

export function MonacoBox({
  value,
  language,
  label,
  markers,
  complete,
  hover,
  jump = null,
  readOnly = false,
  onChange,
  onSave,
  sharedSteps = false,
}: TextEditorProps) {
  const { say } = useSay('kit');
  const hint = useId();
  const ownLanguage = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<monaco.editor.IStandaloneCodeEditor | null>(null);
  const marks = useRef<monaco.editor.IEditorDecorationsCollection | null>(null);
  /** Texts that were told and have not come back as `value` yet. */
  const told = useRef<string[]>([]);
  /** Of a text that was emptied, to be written again, as it was before. */
  const lineEnd = useRef<'\r\n' | '\n'>('\n');
  const changed = useEffectEvent((written: string) => {
    const raw = told.current.at(-1) ?? value;
    lineEnd.current = lineEndOf(raw) ?? lineEnd.current;
    const text = carryOver(raw, written, lineEnd.current);
    told.current.push(text);
    onChange?.(text);
  });
  const save = useEffectEvent((event: KeyboardEvent) => {
    if (
      onSave === undefined ||
      event.isComposing ||
      event.altKey ||
      event.shiftKey ||
      !(event.ctrlKey || event.metaKey) ||
      event.code !== 'KeyS'
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    onSave();
  });
  const started = useEffectEvent(() => ({ value, language, label, readOnly }));
  const help = useEffectEvent(() => ({ complete, hover, markers }));

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    followTheme();
    const { value: text, language: id, ...first } = started();
    const model = monaco.editor.createModel(plainLines(text), id);
    model.setEOL(monaco.editor.EndOfLineSequence.LF);
    const editor = monaco.editor.create(element, {
      ...options,
      model,
      ariaLabel: first.label,
      readOnly: first.readOnly,
      fontFamily: getComputedStyle(element).fontFamily,
    });
    helpers.set(model, () => help());
    box.current = editor;
    marks.current = editor.createDecorationsCollection();
    const listener = model.onDidChangeContent(({ isFlush }) => {
      if (!isFlush && !applying.has(model)) changed(model.getValue());
    });
    const onKey = (event: KeyboardEvent): void => {
      save(event);
    };
    element.addEventListener('keydown', onKey, { capture: true });
    return () => {
      element.removeEventListener('keydown', onKey, { capture: true });
      listener.dispose();
      editor.dispose();
      model.dispose();
      box.current = null;
      marks.current = null;
    };
  }, []);

  useEffect(() => {
    const at = told.current.indexOf(value);
    told.current = at < 0 ? [] : told.current.slice(at + 1);
    if (at < 0 && box.current !== null) takeOver(box.current, plainLines(value), !sharedSteps);
  }, [value, sharedSteps]);

  useEffect(() => {
    const model = box.current?.getModel();
    if (model === null || model === undefined) return;
    marks.current?.set(
      markers.map(({ severity, line, column }) => {
        const at = Math.min(line, model.getLineCount());
        const text = model.getLineContent(at);
        const { start, end } = underlineEnd(text, column);
        return {
          range: new monaco.Range(at, start, at, end),
          options: {
            inlineClassName: (severity === 'error' ? styles.wrong : styles.doubtful) ?? null,
            stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
          },
        };
      }),
    );
  }, [markers, value]);

  useEffect(() => {
    const editor = box.current;
    if (editor === null || jump === null) return;
    const position = editor.getModel()?.validatePosition({ lineNumber: jump.line, column: jump.column });
    if (position === undefined) return;
    editor.setPosition(position);
    editor.revealPositionInCenterIfOutsideViewport(position);
    editor.focus();
  }, [jump]);

  useEffect(() => {
    box.current?.updateOptions({ ariaLabel: label, readOnly });
  }, [label, readOnly]);

  return (
    <div className={styles.editor} data-part="text-editor">
      <div className={styles.box} ref={place} aria-describedby={hint} />
      <p className={styles.hint} id={hint}>
        {say('textKeys')}
        {boxLanguage() === ownLanguage ? null : ` · ${say('searchSpeaksNext')}`}
      </p>
    </div>
  );
}

/** Models that are being brought in line with a text from outside. */
const applying = new WeakSet<monaco.editor.ITextModel>();

/** Only what differs is replaced, so that the caret and the scroll stay where they are. */
function takeOver(editor: monaco.editor.IStandaloneCodeEditor, text: string, asStep: boolean): void {
  const model = editor.getModel();
  if (model === null) return;
  const change = changeBetween(model.getValue(), text);
  if (change === null) return;
  const start = model.getPositionAt(change.start);
  const edit = {
    range: monaco.Range.fromPositions(start, model.getPositionAt(change.end)),
    text: change.text,
  };
  applying.add(model);
  if (asStep) {
    // Without its own place on the stack it would be one step with the typing before it.
    model.pushStackElement();
    model.pushEditOperations(editor.getSelections(), [edit], () => null);
    model.pushStackElement();
  } else model.applyEdits([edit]);
  applying.delete(model);
  if (editor.hasTextFocus()) {
    const behind = model.getPositionAt(change.start + change.text.length);
    editor.setPosition(behind);
    editor.revealPositionInCenterIfOutsideViewport(behind);
  }
}
