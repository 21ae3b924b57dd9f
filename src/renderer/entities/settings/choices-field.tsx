import { classes } from '../../kit/classes';
import styles from './settings.module.css';
/** A list of a few that may be in it, each pressed in or out, in the order of the choices. */
export function ChoicesField({
  label,
  describedBy,
  choices,
  chosen,
  nameOf,
  onChange,
}: {
  readonly label: string;
  readonly describedBy: string;
  readonly choices: readonly string[];
  readonly chosen: readonly string[];
  readonly nameOf: (choice: string) => string;
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  return (
    <div className={styles.choices} role="group" aria-label={label} aria-describedby={describedBy}>
      {choices.map((choice) => {
        const isIn = chosen.includes(choice);
        return (
          <button
            key={choice}
            type="button"
            className={classes(styles.choice, 'btn sm choice')}
            data-look="plain"
            data-size="sm"
            aria-pressed={isIn}
            onClick={() => {
              onChange(choices.filter((each) => (each === choice ? !isIn : chosen.includes(each))));
            }}
          >
            {nameOf(choice)}
          </button>
        );
      })}
    </div>
  );
}
