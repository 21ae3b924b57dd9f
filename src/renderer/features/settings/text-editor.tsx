import { useEffect, useRef } from 'react';
import type { ConfigDiagnostic } from '../../../shared/config';
import type { KeyboardEvent } from 'react';

interface TextEditorProps {
  readonly value: string;
  readonly label: string;
  readonly findings: readonly ConfigDiagnostic[];
  /** Brought into view and marked. */
  readonly line: number | null;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
}

const lineHeight = 20;

/** A text with numbered lines; lines with a finding are marked beside their number. Tab leaves it. */
export function TextEditor({ value, label, findings, line, onChange, onSave }: TextEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const count = value.split('\n').length;
  const worst = new Map<number, ConfigDiagnostic>();
  for (const finding of findings) if (worst.get(finding.line)?.severity !== 'error') worst.set(finding.line, finding);
  useEffect(() => {
    const element = area.current;
    if (element === null || line === null) return;
    const lines = element.value.split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    element.focus();
    element.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    element.scrollTop = Math.max(0, (line - 6) * lineHeight);
  }, [line]);
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSave();
  };
  return (
    <div className="editor">
      <div className="editor-gutter t" ref={gutter} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => {
          const found = worst.get(index + 1);
          return <div key={index} className={found === undefined ? undefined : found.severity === 'error' ? 'bad' : 'warn'} title={found?.message}>{found === undefined ? index + 1 : `${found.severity === 'error' ? '✕' : '!'} ${String(index + 1)}`}</div>;
        })}
      </div>
      <textarea
        ref={area}
        className="editor-text"
        aria-label={label}
        aria-invalid={findings.some(({ severity }) => severity === 'error')}
        spellCheck={false}
        autoComplete="off"
        wrap="off"
        value={value}
        onChange={(event) => { onChange(event.target.value); }}
        onKeyDown={keys}
        onScroll={(event) => { if (gutter.current !== null) gutter.current.scrollTop = event.currentTarget.scrollTop; }}
      />
    </div>
  );
}
