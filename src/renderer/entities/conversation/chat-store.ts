import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { signerKept } from '../approval/signer';
import { ask, onNotice } from '../../bridge/bridge';
import { draftStorage } from '../../bridge/lasting-storage';
import type { Conversation, ToolCard, ToolDecision } from '../../../shared/chat';
import type { JsonObject } from '../../../shared/json';
import type { Result } from '../../../shared/result';
import { go, routeOf } from '../window/route';
import { createFrameBatch, paced } from './frame-batch';
import { readDrafts, writeDrafts } from './drafts';
import { isDocument, withDocuments } from './documents';
import { toBase64, withMarkers } from './pictures';
import {
  conversationFor,
  emptied,
  isBusy,
  noChat,
  unansweredOf,
  withConversations,
  withDeltas,
  withDraft,
  withMessage,
  withMessages,
  withProgress,
  withoutMessage,
  withPictures,
  withTool,
  type ChatDelta,
  type ChatState,
  withHeldDocuments,
} from './chat-state';

export const useChat = create<ChatState>(() => noChat);

const frameMs = 33;

/** A hidden window has no frames; deltas must still arrive. */
const nextFrame = (work: () => void): void => {
  if (document.hidden) setTimeout(work, frameMs);
  else requestAnimationFrame(work);
};

/** Parts of the window that show conversations now. */
let watchers = 0;
/** Something changed since the list was asked for. */
let isStale = true;
let asking: Promise<void> | null = null;

/** One question at a time, for there may be thousands; what changes in the meantime is asked for after it. */
function loadConversations(): Promise<void> {
  isStale = true;
  asking ??= askUntilFresh();
  return asking;
}

async function askUntilFresh(): Promise<void> {
  while (isStale) {
    isStale = false;
    const answer = await ask('chat.conversations', {});
    useChat.setState((state) =>
      answer.ok
        ? withConversations(state, answer.value)
        : { ...state, loaded: true, refusal: { conversationId: null, refusal: answer.error } },
    );
    if (!answer.ok) {
      isStale = true;
      break;
    }
  }
  asking = null;
}

function refreshConversations(): void {
  if (isStale && asking === null) void loadConversations();
}

/** The list of conversations, kept up to date for as long as somebody shows it. */
export function useConversations(): readonly Conversation[] {
  useEffect(() => {
    watchers += 1;
    refreshConversations();
    return () => {
      watchers -= 1;
    };
  }, []);
  return useChat((state) => state.conversations);
}

/**
 * Whether a conversation that the list does not have is gone: one that began a moment ago may not be in it
 * yet, so the list is asked for again before that is said.
 */
export function useIsGone(id: string | null): boolean {
  const isKnown = useChat((state) => id === null || state.conversations.some((each) => each.id === id));
  const [lookedFor, setLookedFor] = useState<string | null>(null);
  useEffect(() => {
    if (isKnown) return undefined;
    let isCurrent = true;
    void loadConversations().then(() => {
      if (isCurrent) setLookedFor(id);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, isKnown]);
  return !isKnown && lookedFor === id;
}

const keptMs = 250;

/** Keeps what is being written across a restart of the window. */
function keepDrafts(): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(later);
    later = undefined;
    writeDrafts(draftStorage, useChat.getState().drafts);
  };
  const stop = useChat.subscribe((state, before) => {
    if (state.drafts !== before.drafts) later ??= setTimeout(write, keptMs);
  });
  window.addEventListener('pagehide', write);
  return () => {
    stop();
    window.removeEventListener('pagehide', write);
    write();
  };
}

export function followChat(): () => void {
  useChat.setState({ drafts: readDrafts(draftStorage) });
  const stopKeeping = keepDrafts();
  const deltas = createFrameBatch<ChatDelta>(
    paced(nextFrame, setTimeout, () => performance.now()),
    (items) => {
      useChat.setState((state) => withDeltas(state, items));
    },
  );
  refreshConversations();
  const stopListening = onNotice((notice) => {
    if (notice.type === 'chat-delta') {
      deltas.add(notice);
      return;
    }
    // Order matters: what was written before a whole message or a tool call is appended first.
    deltas.flush();
    if (notice.type === 'chat-message')
      useChat.setState((state) => withMessage(state, notice.conversationId, notice.message));
    else if (notice.type === 'chat-message-gone')
      useChat.setState((state) => withoutMessage(state, notice.conversationId, notice.messageId));
    else if (notice.type === 'chat-emptied')
      useChat.setState((state) => emptied(state, notice.conversationId));
    else if (notice.type === 'chat-progress')
      useChat.setState((state) => withProgress(state, notice.messageId, notice.progress));
    else if (notice.type === 'chat-tool')
      useChat.setState((state) => withTool(state, notice.conversationId, notice.messageId, notice.tool));
    else if (notice.type === 'chat-branch') {
      // One that was never opened here is read when it is.
      if (useChat.getState().messages[notice.conversationId] !== undefined)
        void openConversation(notice.conversationId);
    } else if (notice.type === 'conversations-changed') {
      isStale = true;
      if (watchers > 0) void loadConversations();
    }
  });
  return () => {
    stopListening();
    stopKeeping();
    isStale = true;
  };
}

export async function openConversation(conversationId: string): Promise<void> {
  const answer = await ask('chat.open', { conversationId });
  useChat.setState((state) =>
    answer.ok
      ? withMessages({ ...state, refusal: null }, conversationId, answer.value)
      : { ...state, refusal: { conversationId, refusal: answer.error } },
  );
}

/** Makes a conversation and goes to it; its box takes the cursor, and what may be said first. */
export async function startConversation(draft = ''): Promise<void> {
  const answer = await ask('chat.new', {});
  if (!answer.ok) {
    useChat.setState({ refusal: { conversationId: null, refusal: answer.error } });
    go('chat');
    return;
  }
  await loadConversations();
  useChat.setState((state) => ({
    ...withDraft(withMessages(state, answer.value.id, []), answer.value.id, draft),
    wantsCursor: answer.value.id,
  }));
  go('chat', answer.value.id);
}

export function focusComposer(): void {
  document.querySelector<HTMLTextAreaElement>('[data-part~="composer"] textarea')?.focus();
}

export const setDraft = (conversationId: string, text: string): void => {
  useChat.setState((state) => withDraft(state, conversationId, text));
};

/**
 * Empties the box at once; when the engine refuses, the text comes back, above what was written in the meantime.
 */
export async function send(conversationId: string, text: string): Promise<void> {
  const pictures = useChat.getState().pictures[conversationId] ?? [];
  const documents = useChat.getState().documents[conversationId] ?? [];
  useChat.setState((state) => ({
    ...withHeldDocuments(
      withPictures(withDraft(state, conversationId, ''), conversationId, []),
      conversationId,
      [],
    ),
    followed: conversationId,
    refusal: null,
  }));
  const answer = await ask('chat.send', {
    conversationId,
    text: withMarkers(withDocuments(text, documents), pictures),
  });
  if (answer.ok) return;
  useChat.setState((state) =>
    withHeldDocuments(
      withPictures(state, conversationId, [...pictures, ...(state.pictures[conversationId] ?? [])]),
      conversationId,
      [...documents, ...(state.documents[conversationId] ?? [])],
    ),
  );
  useChat.setState((state) => ({
    ...withDraft(
      state,
      conversationId,
      [text, state.drafts[conversationId] ?? ''].filter((part) => part.trim() !== '').join('\n\n'),
    ),
    refusal: { conversationId, refusal: answer.error },
  }));
}

/** More is not shown to a model. */
const largestPicture = 5 * 1024 * 1024;

/** More is not read. */
const largestDocument = 10 * 1024 * 1024;

/** Keeps pictures and the text of files for the next message; what is neither is said. */
export async function attach(conversationId: string, files: readonly File[]): Promise<void> {
  for (const file of files) {
    if (isDocument(file)) {
      if (!(await readDocument(conversationId, file))) return;
      continue;
    }
    // The engine says why something is no picture for a model: of a larger file that comes with one byte too
    // many, of a folder, which cannot be read, with none.
    const answer = await ask('chat.attach', {
      name: file.name,
      base64: await toBase64(file.slice(0, largestPicture + 1)).catch(() => ''),
    });
    if (!told(conversationId, answer) || !answer.ok) return;
    const { path } = answer.value;
    useChat.setState((state) =>
      withPictures(state, conversationId, [
        ...(state.pictures[conversationId] ?? []),
        { path, name: file.name },
      ]),
    );
  }
}

/** False: it cannot be read, and the page says why. */
async function readDocument(conversationId: string, file: File): Promise<boolean> {
  const answer = await ask('chat.read-document', {
    conversationId,
    name: file.name,
    base64: await toBase64(file.slice(0, largestDocument + 1)).catch(() => ''),
    held: (useChat.getState().documents[conversationId] ?? []).reduce((sum, { shown }) => sum + shown, 0),
  });
  if (!told(conversationId, answer) || !answer.ok) return false;
  const { block, shown, total } = answer.value;
  useChat.setState((state) =>
    withHeldDocuments(state, conversationId, [
      ...(state.documents[conversationId] ?? []),
      { name: file.name, block, shown, total },
    ]),
  );
  return true;
}

/** By its place among the documents. */
export const putAside = (conversationId: string, index: number): void => {
  useChat.setState((state) =>
    withHeldDocuments(
      state,
      conversationId,
      (state.documents[conversationId] ?? []).filter((_, at) => at !== index),
    ),
  );
};

export const detach = (conversationId: string, path: string): void => {
  useChat.setState((state) =>
    withPictures(
      state,
      conversationId,
      (state.pictures[conversationId] ?? []).filter((picture) => picture.path !== path),
    ),
  );
};

/** Says something else instead of an earlier message. False: it was refused, and the page says why. */
export async function edit(conversationId: string, messageId: string, text: string): Promise<boolean> {
  return told(conversationId, await ask('chat.send', { conversationId, text, instead: messageId }));
}

/** Another answer beside the one that is there. */
export async function regenerate(conversationId: string, messageId: string): Promise<void> {
  told(conversationId, await ask('chat.regenerate', { conversationId, messageId }));
}

/**
 * Another answer beside the newest one on show, or one to what has none. False: no conversation is on show,
 * or it has none that could be written again.
 */
export function answerAgain(): boolean {
  const { page, id } = routeOf(window.location.hash);
  const { conversations, messages } = useChat.getState();
  const current = conversationFor(conversations, id);
  if (page !== 'chat' || current?.channel !== 'desktop') return false;
  const shown = messages[current.id] ?? [];
  const lost = unansweredOf(shown);
  if (lost !== null) {
    void regenerate(current.id, lost);
    return true;
  }
  const newest = shown.findLast(({ role }) => role === 'assistant');
  if (newest?.answers === undefined || newest.aside !== undefined || isBusy(shown)) return false;
  void regenerate(current.id, newest.id);
  return true;
}

/** Shows another version of a message, and what followed it. */
export async function chooseVersion(conversationId: string, messageId: string): Promise<void> {
  told(conversationId, await ask('chat.choose', { conversationId, messageId }));
}

/** Goes to a message, on whatever branch it is. */
export async function lookAt(conversationId: string, messageId: string | null): Promise<void> {
  await openConversation(conversationId);
  const shown = useChat.getState().messages[conversationId] ?? [];
  if (messageId !== null && !shown.some(({ id }) => id === messageId)) {
    await chooseVersion(conversationId, messageId);
    await openConversation(conversationId);
  }
  useChat.setState({ wanted: messageId === null ? null : { conversationId, messageId } });
  go('chat', conversationId);
}

/** Resolves to where it was saved; null: nowhere, and the page says why if it was not the person's wish. */
export async function exportConversation(
  conversationId: string,
  format: 'markdown' | 'json',
): Promise<string | null> {
  const answer = await ask('chat.export', { conversationId, format });
  told(conversationId, answer);
  return answer.ok ? answer.value.file : null;
}

function told(conversationId: string, answer: Result<unknown>): boolean {
  useChat.setState({ refusal: answer.ok ? null : { conversationId, refusal: answer.error } });
  return answer.ok;
}

export async function stop(conversationId: string): Promise<void> {
  useChat.setState({ stopping: conversationId });
  const answer = await ask('chat.stop', { conversationId });
  if (!answer.ok) useChat.setState({ stopping: null, refusal: { conversationId, refusal: answer.error } });
}

/** Answers the question of a call, as it was shown. */
export async function decideTool(
  conversationId: string,
  { call, hash }: ToolCard,
  decision: ToolDecision,
  reason = '',
): Promise<void> {
  // The name that is being written signs, not the one before.
  await signerKept();
  told(conversationId, await ask('chat.decide-tool', { conversationId, call, hash, decision, reason }));
}

/**
 * Writes other values on a call that waits. Nothing is sent; its card comes back to be signed. False: it was
 * refused, and the page says why.
 */
export async function editTool(
  conversationId: string,
  { call, hash = '' }: ToolCard,
  values: JsonObject,
): Promise<boolean> {
  return told(conversationId, await ask('chat.edit-tool', { conversationId, call, hash, arguments: values }));
}

export async function pinConversation(conversationId: string, pinned: boolean): Promise<void> {
  told(conversationId, await ask('chat.pin', { conversationId, pinned }));
}

export async function deleteConversation(conversationId: string): Promise<void> {
  const answer = await ask('chat.delete', { conversationId });
  if (!answer.ok) {
    useChat.setState({ refusal: { conversationId, refusal: answer.error } });
    return;
  }
  go('chat');
  await loadConversations();
}
