import { useModels } from '../../entities/model/models-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './models.module.css';

/** The routes of config.toml: a name, and the model it leads to. */
export function Routes() {
  const { say } = useSay('models');
  const overview = useModels((state) => state.overview);
  if (overview === null || overview.routes.length === 0) return null;
  return (
    <>
      <h2 className={styles.part}>
        {say('routes')}
        <span className="note">{say(overview.rules === 0 ? 'routesNoRules' : 'routesNote')}</span>
      </h2>
      <ul className={classes(styles.list, styles.routes)} data-part="routes" aria-label={say('routes')}>
        {overview.routes.map(({ hint, provider, model }) => (
          <li key={`${hint} ${provider} ${model}`}>
            <b>{hint}</b>
            <span className="code">
              {provider}/{model}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
