import type { ReactNode } from 'react';

/** A label, what it is about, and a remark in the margin. */
export function ChannelRow({
  label,
  children,
  note,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
}) {
  return (
    <section className="row" aria-label={label}>
      <h2 className="lb">{label}</h2>
      <div className="w">{children}</div>
      <div className="mr">{note}</div>
    </section>
  );
}
