/** One choice of a few, side by side: a group of radio buttons. */
export function Segments<T extends string>({ name, labelledBy, value, options, onChange }: { readonly name: string; readonly labelledBy: string; readonly value: T; readonly options: readonly { readonly value: T; readonly label: string }[]; readonly onChange: (value: T) => void }) {
  return (
    <div className="segs" role="radiogroup" aria-labelledby={labelledBy}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
