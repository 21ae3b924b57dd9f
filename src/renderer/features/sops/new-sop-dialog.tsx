import { MessageSquareText } from 'lucide-react';
import { useId, useState } from 'react';
import { sopTemplates } from '../../../shared/sop-templates';
import { trades, type Trade } from '../../../shared/sop-templates/template';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { useApp } from '../../entities/engine/app-store';
import { go } from '../../entities/window/route';
import { begin } from '../../entities/draft/begun';
import { useSay, type Word } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './sops.module.css';

const tradeWord: Readonly<Record<Trade, Word<'sops'>>> = {
  general: 'tradeGeneral',
  plant: 'tradePlant',
  growing: 'tradeGrowing',
  lab: 'tradeLab',
  server: 'tradeServer',
  home: 'tradeHome',
};

/** Asks for a name and what to begin with, writes it, and opens it. */
export function NewSopDialog({ onClose }: { readonly onClose: () => void }) {
  const { say, language } = useSay('sops');
  const { say: sayDraft } = useSay('draft');
  const board = useApp((state) => state.status?.boards[0]?.name ?? null);
  const [name, setName] = useState('');
  const [template, setTemplate] = useState('blank');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const create = async (): Promise<void> => {
    const answer = await ask('sops.create', { name, template, language, board });
    if (!answer.ok) {
      setRefusal(answer.error);
      return;
    }
    onClose();
    begin(answer.value.entry.name);
    go('sops', answer.value.entry.name);
  };
  return (
    <Dialog open onClose={onClose} title={say('newTitle')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <div className={styles.fromSentence}>
          <Button
            icon={MessageSquareText}
            onClick={() => {
              onClose();
              go('sops', null, 'draft');
            }}
          >
            {sayDraft('fromSentence')}
          </Button>
          <small>{sayDraft('fromSentenceNote')}</small>
        </div>
        <div className={classes(styles.field, 'field')}>
          <label htmlFor={id}>{say('newName')}</label>
          <input
            id={id}
            className={classes(styles.input, 'in')}
            value={name}
            placeholder={say('newNameExample')}
            spellCheck={false}
            aria-invalid={refusal !== null}
            onChange={(event) => {
              setName(event.target.value);
              setRefusal(null);
            }}
          />
          {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
        </div>
        <fieldset className={styles.templates}>
          <legend>{say('beginWith')}</legend>
          <div className={styles.templateList}>
            {trades.map((trade) => (
              <div key={trade} role="group" aria-label={say(tradeWord[trade])}>
                <p className={styles.trade} aria-hidden="true">
                  {say(tradeWord[trade])}
                </p>
                {sopTemplates
                  .filter((each) => each.trade === trade)
                  .map((each) => (
                    <label key={each.id}>
                      <input
                        type="radio"
                        name="template"
                        value={each.id}
                        checked={template === each.id}
                        onChange={() => {
                          setTemplate(each.id);
                        }}
                      />
                      <span>
                        <b>{each[language].title}</b>
                        <small>{each[language].about}</small>
                      </span>
                    </label>
                  ))}
              </div>
            ))}
          </div>
          <p className={styles.templateNote}>{say(template === 'blank' ? 'templateOn' : 'templateOff')}</p>
        </fieldset>
        <DialogActions>
          <Button look="key" type="submit" disabled={name.trim() === ''}>
            {say('create')}
          </Button>
          <Button onClick={onClose}>{say('back')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
