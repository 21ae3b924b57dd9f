import { useEffect, useState } from 'react';
import type { ShownPrompt } from '../../../shared/chat';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

interface PromptDialogProps {
  readonly conversationId: string;
  /** The answer. */
  readonly messageId: string;
  readonly onClose: () => void;
}

/** What the model read for an answer, with what was said told from the words of its template. */
export function PromptDialog({ conversationId, messageId, onClose }: PromptDialogProps) {
  const { say } = useSay('chat');
  const [prompt, setPrompt] = useState<ShownPrompt | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    let isShown = true;
    void ask('chat.prompt', { conversationId, messageId }).then((answer) => {
      if (!isShown) return;
      if (answer.ok) setPrompt(answer.value);
      else setRefusal(answer.error);
    });
    return () => {
      isShown = false;
    };
  }, [conversationId, messageId]);
  return (
    <Dialog open onClose={onClose} title={say('promptTitle')} wide>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      {prompt === null ? (
        <p className={classes(styles.note, 'note')} role="status">
          {refusal === null ? say('promptComes') : ''}
        </p>
      ) : (
        <>
          <p className={classes(styles.note, 'note')}>
            {say(prompt.laidOutBy === 'model' ? 'promptLegend' : 'promptByServer')}
          </p>
          {prompt.isCertain ? null : <p className={classes(styles.note, 'note')}>{say('promptUncertain')}</p>}
          {/* It scrolls, so the keyboard must reach it. */}
          <pre className={styles.prompt} tabIndex={0} aria-label={say('promptTitle')}>
            {prompt.parts.map(({ text, outside }, index) =>
              outside ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
            )}
          </pre>
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{say('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
