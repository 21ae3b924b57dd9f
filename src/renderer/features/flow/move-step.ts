import { edit, selectStep } from '../editor/editor-store';

/** Puts a step in another place of the list; what names it goes on naming it. Resolves with whether it was. */
export async function moveStep(step: number, to: number): Promise<boolean> {
  if (step === to || (await edit([{ type: 'move-step', step, to }])) !== null) return false;
  selectStep(to);
  return true;
}
