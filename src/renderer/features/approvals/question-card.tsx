import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { CallTable } from '../../components/call-table';
import { Consequences } from '../../components/consequences';
import { Sheet } from '../../components/sheet';
import { clockTime } from '../../components/time-format';
import { TitleBlock } from '../../components/title-block';
import { useLanguage } from '../../i18n/use-language';
import type { ToolDecision, ToolQuestion } from '../../../shared/chat';
import { visible } from '../../../shared/visible';
import { hrefOf } from '../app/route';
import { capitalised, fillSentence, sentenceOf } from './action-sentence';
import type { Settled } from './approvals-state';
import { answer, useApprovals } from './approvals-store';
import { rangeText } from '../../../shared/range';
import { AllowAlways } from './allow-always';
import { MustFail } from './must-fail';
import { NotTaken } from './not-taken';
import { Sentence, WritesPin } from './sentence';
import { SettledBlock } from './settled-block';
import { keyOf } from './waiting';

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
  const { t, i18n } = useTranslation('approvals');
  const language = useLanguage();
  const { edited } = question;
  const sentence = sentenceOf(question);
  return (
    <Sheet as="article" className="card" label={t('questionName', { tool: question.tool })}>
      <TitleBlock
        cells={[
          {
            label: t('conversation'),
            value: (
              <a href={hrefOf('chat', question.conversationId)}>
                {question.title === '' ? t('chat') : question.title}
              </a>
            ),
            look: 'strong',
          },
          { label: t('channel'), value: question.channel === 'desktop' ? t('viaApp') : question.channel },
          { label: t('asked'), value: clockTime(question.askedAt, language) },
        ]}
      />
      <div className="body" tabIndex={0} role="region" aria-label={t('action')}>
        <div className="row">
          <div className="lb one">{t('action')}</div>
          <h2 className="what">
            <Sentence
              parts={capitalised(
                fillSentence(
                  i18n.t(sentence.key, { ns: 'approvals', skipInterpolation: true }),
                  sentence.values,
                ),
              )}
            />
          </h2>
        </div>
        <div className="row tight">
          <div className="lb one">{t('theCall')}</div>
          <div>
            <CallTable
              name={question.tool}
              args={question.arguments}
              provenance={question.provenance}
              was={question.was}
            />
            {edited === undefined ? null : (
              <p className="note mt-2 ink">
                {t('editedBy', { by: edited.by, time: clockTime(edited.at, language) })}
              </p>
            )}
          </div>
          <div className="mr">
            <WritesPin calls={[question]} settled={settled !== null} />
          </div>
        </div>
        <div className="row last">
          <div className="lb">{t('whyNow')}</div>
          <div className="wide why">
            <div>{t('modelAsks')}</div>
            {question.said === null ? null : (
              <>
                <div className="m">{t('youSaid')}</div>
                <blockquote className="said">{question.said}</blockquote>
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
  const { t } = useTranslation('approvals');
  const key = keyOf(question);
  const sending = useApprovals((state) => (state.sending?.key === key ? state.sending.verdict : null));
  const decide = (decision: ToolDecision) => (): void => {
    void answer(question, decision);
  };
  return (
    <footer className="sign">
      <div className="x">{t('sign')}</div>
      <div>
        <NotTaken of={key} />
        <MustFail fails={question.fails} />
        <div className="acts">
          <Button
            ref={approveRef}
            look="key"
            size="lg"
            icon={Check}
            shortcut="A Enter"
            busy={sending === 'approve' ? t('approving') : null}
            disabled={sending === 'deny' || sending === 'edit'}
            onClick={decide('once')}
          >
            {t('approve')}
          </Button>
          <Button
            size="lg"
            shortcut="R"
            busy={sending === 'deny' ? t('rejecting') : null}
            disabled={sending === 'approve'}
            onClick={onReject}
          >
            {t('reject')}
          </Button>
          {onEdit === null ? null : (
            <Button
              look="bare"
              size="lg"
              shortcut="E"
              busy={sending === 'edit' ? t('editing') : null}
              disabled={sending !== null}
              onClick={onEdit}
            >
              {t('edit')}
            </Button>
          )}
        </div>
        {question.unproved === true ? (
          <p className="note mt-2">{t('onlyOnce')}</p>
        ) : (
          <div className="acts more">
            {question.here === undefined ? null : (
              <Button disabled={sending !== null} onClick={decide('conversation')}>
                {Object.keys(question.here).length === 0
                  ? t('hereAlways')
                  : t('hereWhile', { range: rangeText(question.here) })}
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
            [t('consApprove'), t('questionApproves')],
            [t('consReject'), t('questionRejects')],
            ...(onEdit === null
              ? []
              : [
                  [
                    t('edit'),
                    t('editChanges', { open: visible(Object.keys(question.arguments).join(', ')) }),
                  ] as const,
                ]),
          ]}
        />
      </div>
      <div className="clock">
        <b className="none">{t('noLimit')}</b>
        <small>{t('questionWaits')}</small>
      </div>
    </footer>
  );
}
