/** A tool's name in mono. */
export function ToolChip({ name }: { readonly name: string }) {
  return <span className="chip">{name}</span>;
}
