import { Findings, PrintedSop, SourceTexts } from '../sops/printed-sop';
import { useEditor } from './editor-store';

/** The procedure as its sheet. */
export function StepsTab() {
  const document = useEditor((state) => state.document);
  const entry = document?.present.checked?.entry;
  if (document === null || entry === undefined) return null;
  const source = { entry, ...document.present.texts };
  return (
    <article className="sheet sop-doc" aria-label={document.name} tabIndex={0}>
      <PrintedSop source={source} />
      <Findings source={source} />
      <SourceTexts source={source} />
    </article>
  );
}
