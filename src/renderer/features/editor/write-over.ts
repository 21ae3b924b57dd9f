/** The field with its text selected, so that the first key replaces what only stands for it. */
export function writeOver(field: Element | null | undefined): void {
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.select();
}
