import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../kit/button';
import { CallTable } from '../../entities/approval/call-table';
import { Consequences } from '../../entities/approval/consequences';
import { Sheet } from '../../kit/sheet';
import { clockTime } from '../../kit/time-format';
import { TitleBlock } from '../../kit/title-block';
import type { ToolDecision, ToolQuestion } from '../../../shared/chat';
import { visible } from '../../../shared/visible';
import { hrefOf } from '../../entities/window/route';
import { capitalised, fillSentence, sentenceOf } from '../../entities/approval/action-sentence';
import type { Settled } from '../../entities/approval/approvals-state';
import { answer, useApprovals } from '../../entities/approval/approvals-store';
import { rangeText } from '../../../shared/range-text';
import { AllowAlways } from './allow-always';
import { ChangedSince } from './changed-since';
import { RejectButton } from './reject-button';
import { MustFail } from '../../entities/approval/must-fail';
import { NotTaken } from '../../entities/approval/not-taken';
import { Sentence, WritesPin } from './sentence';
import { SettledBlock } from './settled-block';
import { keyOf } from '../../entities/approval/waiting';
import { useTold } from '../../i18n/use-told';
import { useNamedPins } from '../../entities/evidence/pin-names';
import { SignsAs } from '../../entities/approval/signs-as';
import { useOpenPhrase, useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

interface QuestionCardProps {
  readonly question: ToolQuestion;
  readonly settled: Settled | null;
  readonly approveRef: Ref<HTMLButtonElement>;
  readonly onReject: () => void;
  /** Null: the call has no values. */
  readonly onEdit: (() => void) | null;
}

/**
 * A tool call of a conversation as a sheet: what would happen, the exact call, what was said before, and the
 * place to sign.
 */
export function QuestionCard({ question, settled, approveRef, onReject, onEdit }: QuestionCardProps) {
  const { say, language } = useSay('approvals');
  const openPhrase = useOpenPhrase('approvals');
  const { edited } = question;
  const sentence = sentenceOf(question, useNamedPins());
  return (
    <Sheet as="article" className={styles.card} label={say('questionName', { tool: question.tool })}>
      <TitleBlock
        cells={[
          {
            label: say('conversation'),
            value: (
              <a href={hrefOf('chat', question.conversationId)}>
                {question.title === '' ? say('chat') : question.title}
              </a>
            ),
            look: 'strong',
          },
          { label: say('channel'), value: question.channel === 'desktop' ? say('viaApp') : question.channel },
          { label: say('asked'), value: clockTime(question.askedAt, language) },
        ]}
      />
      <div className={styles.body} tabIndex={0} role="region" aria-label={say('action')}>
        <ChangedSince changes={question.changed ?? []} />
        <div className={styles.row}>
          <div className={classes(styles.label, styles.one)}>{say('action')}</div>
          <h2 className={styles.what}>
            <Sentence parts={capitalised(fillSentence(openPhrase(sentence.key), sentence.values))} />
          </h2>
        </div>
        <div className={classes(styles.row, styles.tight)}>
          <div className={classes(styles.label, styles.one)}>{say('theCall')}</div>
          <div>
            <CallTable
              name={question.tool}
              args={question.arguments}
              provenance={question.provenance}
              was={question.was}
            />
            {edited === undefined ? null : (
              <p className={classes(styles.note, 'note mt-2 ink')}>
                {say('editedBy', { by: edited.by, time: clockTime(edited.at, language) })}
              </p>
            )}
          </div>
          <div className={styles.margin}>
            <WritesPin calls={[question]} settled={settled !== null} />
          </div>
        </div>
        <div className={styles.row}>
          <div className={styles.label}>{say('whyNow')}</div>
          <div className={classes(styles.wide, styles.why)}>
            <div>{say('modelAsks')}</div>
            {question.said === null ? null : (
              <>
                <div className="m">{say('youSaid')}</div>
                <blockquote className={styles.said}>{question.said}</blockquote>
              </>
            )}
          </div>
        </div>
      </div>
      {settled === null ? (
        <QuestionSignature question={question} approveRef={approveRef} onReject={onReject} onEdit={onEdit} />
      ) : (
        <SettledBlock settled={settled} />
      )}
    </Sheet>
  );
}

function QuestionSignature({ question, approveRef, onReject, onEdit }: Omit<QuestionCardProps, 'settled'>) {
  const { say } = useSay('approvals');
  const told = useTold();
  const key = keyOf(question);
  const sending = useApprovals((state) => (state.sending?.key === key ? state.sending.verdict : null));
  const decide = (decision: ToolDecision) => (): void => {
    void answer(question, decision);
  };
  return (
    <footer className={classes(styles.sign, 'sign')} data-part="sign">
      <div className={styles.signMark}>{say('sign')}</div>
      <div>
        <NotTaken of={key} />
        <MustFail fails={question.fails} />
        <SignsAs />
        <div className={styles.actions} data-part="actions">
          <Button
            ref={approveRef}
            look="key"
            size="lg"
            icon={Check}
            shortcut="A Enter"
            busy={sending === 'approve' ? say('approving') : null}
            disabled={sending === 'deny' || sending === 'edit'}
            onClick={decide('once')}
          >
            {say('approve')}
          </Button>
          <RejectButton sending={sending} onReject={onReject} />
          {onEdit === null ? null : (
            <Button
              look="bare"
              size="lg"
              shortcut="E"
              busy={sending === 'edit' ? say('editing') : null}
              disabled={sending !== null}
              onClick={onEdit}
            >
              {say('edit')}
            </Button>
          )}
        </div>
        {question.unproved === true ? (
          <p className={classes(styles.note, 'note mt-2')}>{say('onlyOnce')}</p>
        ) : (
          <div className={classes(styles.actions, styles.more)} data-part="actions">
            {question.here === undefined ? null : (
              <Button disabled={sending !== null} onClick={decide('conversation')}>
                {rangeText(question.here, told) === ''
                  ? say('hereAlways')
                  : say('hereWhile', { range: rangeText(question.here, told) })}
              </Button>
            )}
            {question.offer === undefined ? null : (
              <AllowAlways
                offer={question.offer}
                disabled={sending !== null}
                onAllow={(range) => void answer(question, 'always', { range })}
              />
            )}
          </div>
        )}
        <Consequences
          rows={[
            [say('consApprove'), say('questionApproves')],
            [say('consReject'), say('questionRejects')],
            ...(onEdit === null
              ? []
              : [
                  [
                    say('edit'),
                    say('editChanges', { open: visible(Object.keys(question.arguments).join(', ')) }),
                  ] as const,
                ]),
          ]}
        />
      </div>
      <div className={styles.clock}>
        <b className={styles.none}>{say('noLimit')}</b>
        <small>{say('questionWaits')}</small>
      </div>
    </footer>
  );
}
