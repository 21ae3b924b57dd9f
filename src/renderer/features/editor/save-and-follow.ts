import { go, routeOf } from '../../entities/window/route';
import { save, useEditor } from '../../entities/draft/editor-store';

/** Saves; a procedure that has another name then is shown under that. Resolves with whether it was saved. */
export async function saveAndFollow(part: string): Promise<boolean> {
  const before = useEditor.getState().document?.name;
  const name = await save();
  if (name !== null && name !== before && routeOf(window.location.hash).id === before) go('sops', name, part);
  return name !== null;
}
