export type DotState = 'on' | 'half' | 'off' | 'broken' | 'ink' | 'signal';

const classOf: Record<DotState, string> = {
  on: 'dot',
  half: 'dot half',
  off: 'dot off',
  broken: 'dot broken',
  ink: 'dot ink',
  signal: 'dot sig',
};

/** Differs in shape as well as colour: full, half, ring, square. A word always stands beside it. */
export function StatusDot({ state }: { readonly state: DotState }) {
  return <i className={classOf[state]} data-part="dot" aria-hidden="true" />;
}
