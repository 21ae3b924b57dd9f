import { SendHorizontal, Square } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Icon } from '../../components/icons';
import { isBusy } from './chat-state';
import { send, setDraft, stop, useChat } from './chat-store';
import { ContextMeter } from './context-meter';
import { ModelPicker } from './model-picker';
import { useEnter } from './use-enter';

const noMessages: readonly never[] = [];

/** The box named Message. Enter sends, Shift+Enter breaks the line; while an answer is written, Send gives way to Stop. */
export function Composer({ conversationId }: { readonly conversationId: string }) {
  const { t } = useTranslation('chat');
  const draft = useChat((state) => state.drafts[conversationId] ?? '');
  const busy = useChat((state) => isBusy(state.messages[conversationId] ?? noMessages));
  const stopping = useChat((state) => state.stopping === conversationId);
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = box.current;
    if (field === null) return;
    field.style.height = 'auto';
    field.style.height = `${String(field.scrollHeight)}px`;
  }, [draft]);
  // A new conversation starts with writing.
  const wantsCursor = useChat((state) => state.wantsCursor === conversationId);
  useEffect(() => {
    if (!wantsCursor) return;
    box.current?.focus();
    useChat.setState({ wantsCursor: null });
  }, [wantsCursor]);
  const submit = (): void => {
    const text = box.current?.value ?? '';
    if (text.trim() === '' || busy) return;
    void send(conversationId, text);
    box.current?.focus();
  };
  useEnter(box, submit);
  return (
    <div className="cmp">
      <div className="bx">
        <textarea
          ref={box}
          aria-label={t('message')}
          placeholder={t('message')}
          rows={1}
          value={draft}
          onChange={(event) => { setDraft(conversationId, event.target.value); }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && busy && !event.nativeEvent.isComposing && !event.shiftKey) void stop(conversationId);
          }}
        />
        <div className="rw">
          <ModelPicker conversationId={conversationId} />
          <span className="sp" />
          <ContextMeter conversationId={conversationId} />
          {busy ? (
            <Button shortcut="Esc" busy={stopping ? t('stopping') : null} onClick={() => void stop(conversationId)}>
              <Icon of={Square} />
              {t('stop')}
            </Button>
          ) : (
            <Button look="key" icon={SendHorizontal} disabled={draft.trim() === ''} onClick={submit}>
              {t('send')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
