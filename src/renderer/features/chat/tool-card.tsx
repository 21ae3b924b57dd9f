import { Ban, Check, ChevronDown, ChevronRight, LoaderCircle, Signature, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button';
import { ArgumentMeaning, argumentText } from '../../entities/approval/call-table';
import { ChangedList } from '../../entities/approval/changed-list';
import { Consequences } from '../../entities/approval/consequences';
import { Icon } from '../../kit/icons';
import { durationText } from '../../kit/time-format';
import { useLanguage } from '../../i18n/use-language';
import { useTold } from '../../i18n/use-told';
import { ProvenanceMark, ProvenanceWord, WasWord } from '../../entities/approval/provenance';
import { rangeText } from '../../../shared/range-text';
import type { ToolCard as Tool, ToolDecision } from '../../../shared/chat';
import type { DraftedCall, Provenance } from '../../../shared/run';
import { visible } from '../../../shared/visible';
import { EditCallsDialog } from '../../entities/approval/edit-dialog';
import { hasValues } from '../../entities/approval/edit-state';
import { MustFail } from '../../entities/approval/must-fail';
import { SignsAs } from '../../entities/approval/signs-as';
import { RejectCallDialog } from '../../entities/approval/reject-dialog';
import { CallSignatures } from './call-signatures';
import { decideTool, editTool } from '../../entities/conversation/chat-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

const icons: Record<Tool['state'], LucideIcon> = {
  asks: Signature,
  running: LoaderCircle,
  done: Check,
  failed: X,
  denied: Ban,
};
const firstArgument = 60;

/**
 * A tool call in a conversation: name, exact arguments, state, result; and the question, when it waits for a
 * person.
 */
export function ToolCard({
  conversationId,
  tool,
  readOnly,
}: {
  readonly conversationId: string;
  readonly tool: Tool;
  readonly readOnly: boolean;
}) {
  const { say } = useSay('chat');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const asks = tool.state === 'asks';
  const shown = open || asks;
  const words: Record<Tool['state'], string> = {
    asks: say('toolAsks'),
    running: say('toolRunning'),
    done: say('toolDone'),
    failed: say('toolFailed'),
    denied: say('toolDenied'),
  };
  const tone = asks ? 'sig' : tool.state === 'failed' ? 'bad' : tool.state === 'running' ? 'ink' : 'm';
  const [first] = Object.values(tool.arguments);
  const hint = first === undefined ? '' : argumentText(first).slice(0, firstArgument);
  return (
    <section
      className={styles.toolCall}
      data-part="call"
      role="group"
      aria-label={say('toolName', { name: tool.name })}
    >
      <button
        type="button"
        className={styles.head}
        aria-expanded={shown}
        disabled={asks}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Icon of={icons[tool.state]} size={14} />
        <span className={classes(styles.mono, 'code')}>{visible(tool.name)}</span>
        {shown ? null : <span className={classes(styles.hint, 'm')}>{hint}</span>}
        <span className={classes(styles.state, asks && styles.signal, 'st', tone)}>
          {tool.tookMs === undefined
            ? words[tool.state]
            : say('toolTook', { state: words[tool.state], time: durationText(tool.tookMs, language) })}
          {asks ? null : <Icon of={open ? ChevronDown : ChevronRight} size={14} />}
        </span>
      </button>
      {shown ? <ToolBody tool={tool} /> : null}
      {asks && !readOnly ? <ToolQuestion conversationId={conversationId} tool={tool} /> : null}
    </section>
  );
}

function ToolBody({ tool }: { readonly tool: Tool }) {
  const { say } = useSay('chat');
  const told = useTold();
  return (
    <div className={styles.body} data-part="call-body">
      <dl className={styles.arguments}>
        {Object.entries(tool.arguments).map(([name, value]) => {
          const was = tool.was?.[name];
          const text = typeof value === 'string' ? visible(value) : argumentText(value);
          return (
            <div key={name}>
              <dt>{visible(name)}</dt>
              <dd>
                {text.includes('\n') || text.length > 100 ? (
                  <pre tabIndex={0}>{text}</pre>
                ) : (
                  <ProvenanceMark from={provenanceIn(tool, name)}>{text}</ProvenanceMark>
                )}
                <ArgumentMeaning tool={tool.name} args={tool.arguments} name={name} />
              </dd>
              <dd>
                {was === undefined ? (
                  <ProvenanceWord origin={{ from: 'model', same: null }} />
                ) : (
                  <WasWord value={was.value} from={was.from} />
                )}
              </dd>
            </div>
          );
        })}
        {tool.sentTo === undefined || Object.values(tool.arguments).includes(tool.sentTo) ? null : (
          <div>
            <dt>{say(tool.state === 'asks' || tool.state === 'denied' ? 'wouldGoTo' : 'sentTo')}</dt>
            <dd>{visible(tool.sentTo)}</dd>
          </div>
        )}
        {tool.output === null ? null : (
          <div>
            <dt>{say('result')}</dt>
            <dd>
              <pre className="ink" tabIndex={0}>
                {told(tool.output)}
              </pre>
            </dd>
          </div>
        )}
      </dl>
      <CallSignatures tool={tool} />
    </div>
  );
}

/** Where a person signs for a call: the answers, and what each leads to. */
function ToolQuestion({ conversationId, tool }: { readonly conversationId: string; readonly tool: Tool }) {
  const { say } = useSay('approvals');
  const told = useTold();
  const { say: sayChat } = useSay('chat');
  const [sent, setSent] = useState(false);
  const [asking, setAsking] = useState<'reason' | 'values' | null>(null);
  const close = (): void => {
    setAsking(null);
  };
  const about = `${conversationId} ${tool.call} ${tool.hash ?? ''}`;
  const send = async <Outcome,>(work: Promise<Outcome>): Promise<Outcome> => {
    setSent(true);
    const outcome = await work;
    setSent(false);
    return outcome;
  };
  const decide = (decision: ToolDecision, reason?: string): Promise<void> =>
    send(decideTool(conversationId, tool, decision, reason));
  return (
    <div className={classes(styles.sign, 'sign')} data-part="sign">
      {tool.changed === undefined ? null : <ChangedList changes={tool.changed} />}
      <MustFail fails={tool.fails ?? []} />
      <div className={styles.whoSigns}>
        <b>{sayChat('sign')}</b>
        <SignsAs />
      </div>
      <Button look="key" disabled={sent} onClick={() => void decide('once')}>
        {sayChat('once')}
      </Button>
      <Button
        disabled={sent}
        onClick={() => {
          setAsking('reason');
        }}
      >
        {say('reject')}
      </Button>
      {hasValues(tool) ? (
        <Button
          look="bare"
          disabled={sent}
          onClick={() => {
            setAsking('values');
          }}
        >
          {say('edit')}
        </Button>
      ) : null}
      {tool.unproved === true ? (
        <p className={classes(styles.note, 'note')}>{say('onlyOnce')}</p>
      ) : (
        <div className={styles.more}>
          {tool.here === undefined ? null : (
            <Button
              disabled={sent}
              title={rangeText(tool.here, told)}
              onClick={() => void decide('conversation')}
            >
              {rangeText(tool.here, told) === ''
                ? say('hereAlways')
                : say('hereWhile', { range: rangeText(tool.here, told) })}
            </Button>
          )}
          {tool.offer === undefined ? null : (
            <Button disabled={sent} title={rangeText(tool.offer, told)} onClick={() => void decide('always')}>
              {say('alwaysWhile', { range: rangeText(tool.offer, told) })}
            </Button>
          )}
        </div>
      )}
      <Consequences
        rows={[
          [say('consApprove'), say('questionApproves')],
          [say('consReject'), say('questionRejects')],
          [say('noAnswer'), say('questionWaits')],
        ]}
      />
      {asking === 'reason' ? (
        <RejectCallDialog
          about={about}
          tool={tool.name}
          onReject={(reason) => void decide('no', reason)}
          onClose={close}
        />
      ) : null}
      {asking === 'values' ? (
        <EditCallsDialog
          about={about}
          title={say('editCall', { tool: tool.name })}
          calls={[toDrafted(tool)]}
          onSave={([edit]) => send(editTool(conversationId, tool, edit?.arguments ?? {}))}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

const provenanceIn = ({ was }: Tool, name: string): Provenance =>
  was?.[name] === undefined ? 'model' : 'person';

const toDrafted = (tool: Tool): DraftedCall => ({
  tool: tool.name,
  arguments: tool.arguments,
  provenance: Object.fromEntries(Object.keys(tool.arguments).map((name) => [name, provenanceIn(tool, name)])),
  was: tool.was,
});
