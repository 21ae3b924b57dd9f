import { useId, useRef, useState } from 'react';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { clockTime, countdownText } from '../../kit/time-format';
import { useKeptText } from '../../kit/use-kept-text';
import { useNow } from '../../kit/use-now';
import { useLanguage } from '../../i18n/use-language';
import type { Approval } from '../../../shared/procedures';
import { deny } from './approvals-store';
import { keyOf } from './waiting';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approval.module.css';

/** Asks for the reason to reject a step. The countdown stays in view. */
export function RejectDialog({
  approval,
  onReject = (reason) => void deny(approval, reason),
  onClose,
}: {
  readonly approval: Approval;
  /** Where the card is not of this engine. */ readonly onReject?: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const { say } = useSay('approvals');
  const language = useLanguage();
  const now = useNow(500);
  const { expiresAt } = approval.gate;
  const used = [
    ...new Set(
      approval.lastRuns.flatMap(({ decision }) =>
        decision?.decision === 'denied' && decision.reason !== null ? [decision.reason] : [],
      ),
    ),
  ];
  return (
    <ReasonDialog
      about={keyOf(approval)}
      title={say('rejectTitle', { step: approval.step, title: approval.title })}
      aside={expiresAt === null ? undefined : countdownText(expiresAt - now)}
      used={used}
      effects={[
        say('rejectRecord'),
        approval.gate.reason === 'interrupted'
          ? say('rejectsInterrupted')
          : say('rejectEnds', { step: approval.step }),
      ]}
      note={expiresAt === null ? undefined : say('cancelledAt', { time: clockTime(expiresAt, language) })}
      onReject={onReject}
      onClose={onClose}
    />
  );
}

/** Asks for the reason to reject a tool call of a conversation, which its model reads. */
export function RejectCallDialog({
  about,
  tool,
  onReject,
  onClose,
}: {
  /** The call: a reason that was not sent is kept by it. */ readonly about: string;
  readonly tool: string;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const { say } = useSay('approvals');
  return (
    <ReasonDialog
      about={about}
      title={say('rejectCall', { tool })}
      used={[]}
      effects={[say('rejectCallTold'), say('rejectCallGoesOn')]}
      onReject={onReject}
      onClose={onClose}
    />
  );
}

interface ReasonProps {
  /** What a reason that was not sent is kept by. */
  readonly about: string;
  readonly title: string;
  readonly aside?: string | undefined;
  readonly used: readonly string[];
  /** What a rejection leads to, in sentences. */
  readonly effects: readonly string[];
  readonly note?: string | undefined;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

/** Without a reason nothing is rejected. */
function ReasonDialog({ about, title, aside, used, effects, note, onReject, onClose }: ReasonProps) {
  const { say } = useSay('approvals');
  // One that the engine did not take is still there, too.
  const [reason, setReason] = useKeptText(`reason ${about}`);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const reject = (): void => {
    if (reason.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    onClose();
    onReject(reason.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      aside={aside}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        field.current?.focus();
      }}
    >
      <div className="field" data-part="field">
        <label htmlFor={id}>{say('why')}</label>
        <textarea
          ref={field}
          id={id}
          className="in"
          rows={2}
          maxLength={2000}
          value={reason}
          aria-required="true"
          aria-invalid={missing}
          aria-describedby={missing ? `${id}-missing` : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
              reject();
          }}
        />
        {missing ? (
          <span className="fe" id={`${id}-missing`} role="alert">
            {say('whyNeeded')}
          </span>
        ) : null}
      </div>
      {used.length === 0 ? null : (
        <div className={styles.chips} role="group" aria-label={say('reasonsUsed')}>
          {used.map((text) => (
            <button
              key={text}
              type="button"
              className={classes(styles.chip, 'chip')}
              onClick={() => {
                setReason(text);
                setMissing(false);
                field.current?.focus();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      <div className="cons mt-3" data-part="consequence">
        {effects.map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
      </div>
      <DialogActions note={note}>
        <Button look="key" onClick={reject}>
          {say('rejectNow')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
