/** What each answer to a question does, beside its name. */
export function Consequences({
  rows,
}: {
  readonly rows: readonly (readonly [answer: string, effect: string])[];
}) {
  return (
    <dl className="cons" data-part="consequence">
      {rows.map(([answer, effect]) => (
        <div key={answer}>
          <dt>{answer}</dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
