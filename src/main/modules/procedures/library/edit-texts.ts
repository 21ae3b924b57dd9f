import { ok, type Result } from '../../../../shared/result';
import { ManifestEdit, type SopEdit, type StepEdit } from '../../../../shared/sop-edit';
import type { SopFolder } from '../../../ports/sop-files';
import { checkedName } from '../definition/sop-name';
import { editManifest } from './edit-manifest';
import { editSteps } from './edit-steps';

/** Both texts with all edits, one after the other, or the reason why one cannot be made. */
export const editTexts = (texts: SopFolder, edits: readonly SopEdit[]): Result<SopFolder> =>
  edits.reduce<Result<SopFolder>>(
    (result, edit) => (result.ok ? withEdit(result.value, edit) : result),
    ok(texts),
  );

function withEdit(texts: SopFolder, edit: SopEdit): Result<SopFolder> {
  if (isManifestEdit(edit)) {
    const named = withName(edit);
    if (!named.ok) return named;
    const toml = editManifest(texts.toml, named.value);
    return toml.ok ? ok({ ...texts, toml: toml.value }) : toml;
  }
  const markdown = editSteps(texts.markdown ?? '', edit);
  return markdown.ok ? ok({ ...texts, markdown: markdown.value }) : markdown;
}

/** A name that is given here is one that a new procedure could have. */
function withName(edit: ManifestEdit): Result<ManifestEdit> {
  if (edit.type !== 'set-key' || edit.key !== 'name' || typeof edit.value !== 'string') return ok(edit);
  const name = checkedName(edit.value);
  return name.ok ? ok({ ...edit, value: name.value }) : name;
}

const manifestEdits: ReadonlySet<string> = new Set(ManifestEdit.options.map(({ shape }) => shape.type.value));
const isManifestEdit = (edit: ManifestEdit | StepEdit): edit is ManifestEdit => manifestEdits.has(edit.type);
