import { useId, useState } from 'react';
import { setPreferences, useApp } from '../engine/app-store';
import { useWhenGone } from '../../kit/use-when-gone';
import { useSay } from '../../i18n/use-say';
import { keepingSigner } from './signer';
import styles from './approval.module.css';

/** Who signs, filled in with the name of last time; it can be written over where it stands. */
export function SignsAs() {
  const { say } = useSay('approvals');
  const person = useApp((state) => state.preferences.person);
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const keep = (): void => {
    const name = typed?.trim() ?? '';
    // A blank one changes nothing.
    if (name !== '' && name !== person) keepingSigner(setPreferences({ person: name }));
    setTyped(null);
  };
  useWhenGone(keep);
  return (
    <div className={styles.signsAs} data-part="signs-as">
      <label htmlFor={id}>{say('signsAs')}</label>
      <input
        id={id}
        value={typed ?? person}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        }}
      />
    </div>
  );
}
