/**
 * An ink rule with a person's name in italics; beside it where, when, after how long. A gate that timed out
 * has no name.
 */
export function SignedLine({ name, detail }: { readonly name: string; readonly detail: string }) {
  return (
    <div className="signed" data-part="signed">
      <span>{name}</span>
      <small>{detail}</small>
    </div>
  );
}
