import { useState } from 'react';
import type { FoundModel } from '../../../shared/models';
import { Button } from '../../kit/button';
import { useTold } from '../../i18n/use-told';
import { Fit } from './model-row';
import { bytesText } from '../../entities/model/models-state';
import { answerInPlace, useFound } from '../../entities/model/models-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './models.module.css';

/** Models of other programs of this computer: whose they are, whether they fit, and a way to use them in place. */
export function FoundModels() {
  const { say } = useSay('models');
  const found = useFound((state) => state.found);
  if (found === null || found.models.length === 0) return null;
  return (
    <>
      <h2 className={styles.part}>
        {say('foundHere')}
        <span className="note">{say('foundHereNote')}</span>
      </h2>
      <ul className={styles.list} aria-label={say('foundHere')}>
        {found.models.map((model) => (
          <Row key={`${model.owner} ${model.called} ${model.file.path}`} model={model} />
        ))}
      </ul>
      {found.cut.map((folder) => (
        <p key={folder} className={classes(styles.remark, 'note')}>
          {say('foundCut', { folder })}
        </p>
      ))}
    </>
  );
}

function Row({ model }: { readonly model: FoundModel }) {
  const { say } = useSay('models');
  const told = useTold();
  const { file, owner, called, problem } = model;
  const [busy, setBusy] = useState(false);
  const facts = [
    say('ofProgram', { program: owner }),
    ...(file.quantisation === null ? [] : [file.quantisation]),
    ...(file.bytes === 0 ? [] : [bytesText(file.bytes)]),
    ...(file.embeds === true ? [say('embedsOnly')] : []),
    ...(file.base === true ? [say('baseModel')] : []),
  ];
  const begin = async (): Promise<void> => {
    setBusy(true);
    await answerInPlace(model);
    setBusy(false);
  };
  return (
    <li>
      <div>
        <b title={file.path}>{called}</b>
        <small>{facts.join(' · ')}</small>
      </div>
      <div>{problem === null ? <Fit file={file} /> : <small className="warn">{told(problem)}</small>}</div>
      {problem !== null || file.fit === 'will_not_load' ? (
        <span />
      ) : (
        <Button
          size="sm"
          aria-label={say(file.embeds === true ? 'addFoundOf' : 'useFoundOf', { name: called })}
          busy={busy ? say('adding') : null}
          onClick={() => void begin()}
        >
          {say(file.embeds === true ? 'addFound' : 'makeDefault')}
        </Button>
      )}
    </li>
  );
}
