import { useId, useState } from 'react';
import { templateIds, type TemplateId } from '../../../shared/sop-templates';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { ProblemNote } from '../../components/problem-note';
import { useApp } from '../app/app-store';
import { go } from '../app/route';
import { begin } from '../editor/begun';
import { useSay, type SopWord } from './use-say';

const titleWord: Readonly<Record<TemplateId, SopWord>> = { blank: 'templateBlank', 'mqtt-limit': 'templateMqtt', schedule: 'templateSchedule', webhook: 'templateWebhook', 'board-pin': 'templateBoard' };
const textWord: Readonly<Record<TemplateId, SopWord>> = { blank: 'templateBlankText', 'mqtt-limit': 'templateMqttText', schedule: 'templateScheduleText', webhook: 'templateWebhookText', 'board-pin': 'templateBoardText' };

/** Asks for a name and what to begin with, writes it, and opens it. */
export function NewSopDialog({ onClose }: { readonly onClose: () => void }) {
  const { say, language } = useSay();
  const board = useApp((state) => state.status?.boards[0]?.name ?? null);
  const [name, setName] = useState('');
  const [template, setTemplate] = useState<TemplateId>('blank');
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
        <div className="field">
          <label htmlFor={id}>{say('newName')}</label>
          <input id={id} className="in" value={name} placeholder={say('newNameExample')} spellCheck={false} onChange={(event) => { setName(event.target.value); }} />
        </div>
        <fieldset className="templates">
          <legend>{say('beginWith')}</legend>
          {templateIds.map((each) => (
            <label key={each}>
              <input type="radio" name="template" value={each} checked={template === each} onChange={() => { setTemplate(each); }} />
              <span>
                <b>{say(titleWord[each])}</b>
                <small>{say(textWord[each])}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {refusal === null ? null : <ProblemNote message={refusal.message} mend={refusal.mend} />}
        <DialogActions>
          <Button look="key" type="submit" disabled={name.trim() === ''}>{say('create')}</Button>
          <Button onClick={onClose}>{say('back')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
