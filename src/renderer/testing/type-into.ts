import { act } from 'react';

/** Types into a field as a person does: the whole of it is this text then. */
export async function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const kind =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  await act(() => {
    field.focus();
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return Promise.resolve();
  });
}
