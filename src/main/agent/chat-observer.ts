import type { ChatMessage, ToolCard } from '../../shared/chat';
import type { ModelAnswer, ModelDelta, ModelToolCall } from '../ports/provider';
import type { Tool, ToolResult } from '../ports/tool';
import type { TurnObserver } from '../ports/turn';
import type { ChatPorts } from './chat-ports';
import type { ToolQuestions } from './tool-questions';

/** Gathers one answer of the model and tells the page about it as it grows. */
export class ChatObserver implements TurnObserver {
  #message: ChatMessage;
  /** Calls the person said no to. */
  readonly #denied = new Set<string>();

  constructor(private readonly conversationId: string, private readonly ports: ChatPorts, private readonly questions: ToolQuestions) {
    this.#message = { id: ports.newId(), role: 'assistant', text: '', thought: '', tools: [], state: 'queued', problem: null, at: ports.clock.now(), usage: null };
    this.#tell();
  }

  get message(): ChatMessage {
    return this.#message;
  }

  complete(): void {
    this.#change({ state: 'complete', text: this.#message.text.trim() });
  }

  stopped(): void {
    this.#change({ state: 'stopped', tools: this.#message.tools.map((tool) => (isOpen(tool) ? { ...tool, state: 'failed', output: 'stopped before an answer came' } : tool)) });
  }

  fail(message: string, mend: string | null): void {
    this.#change({ state: 'failed', problem: { message, mend } });
  }

  modelRequested(): string {
    return this.ports.newId();
  }

  modelAnswered(_id: string, answer: ModelAnswer): void {
    this.#message = { ...this.#message, usage: answer.usage };
  }

  modelFailed(): void {
    // The turn rejects with the same failure, which `fail` shows.
  }

  delta(delta: ModelDelta): void {
    if (delta.type !== 'text' && delta.type !== 'thought') return;
    if (this.#message.state === 'queued') this.#change({ state: 'streaming' });
    const text = delta.type === 'text' ? delta.text : '';
    const thought = delta.type === 'thought' ? delta.text : '';
    this.#message = { ...this.#message, text: this.#message.text + text, thought: this.#message.thought + thought };
    this.ports.notify({ type: 'chat-delta', conversationId: this.conversationId, messageId: this.#message.id, text, thought });
  }

  async permit(call: ModelToolCall, tool: Tool, signal: AbortSignal): Promise<true | string> {
    if (tool.effect === 'reads' || this.ports.settings().autoApprove.includes(tool.name)) return true;
    if (this.questions.isAllowed(this.conversationId, tool.name)) return true;
    this.#card({ call: call.id, name: call.name, arguments: call.arguments, state: 'asks', output: null });
    const decision = await this.questions.ask(this.conversationId, call.id, tool.name, signal);
    if (decision !== 'no') return true;
    this.#denied.add(call.id);
    return 'The person said no. Do not try it again; ask what they want instead.';
  }

  toolSent(call: ModelToolCall): void {
    this.#card({ call: call.id, name: call.name, arguments: call.arguments, state: 'running', output: null });
  }

  toolAnswered(call: ModelToolCall, result: ToolResult): void {
    const failure = this.#denied.has(call.id) ? 'denied' : 'failed';
    this.#card({ call: call.id, name: call.name, arguments: call.arguments, state: result.success ? 'done' : failure, output: result.output });
  }

  verdict(): null {
    return null;
  }

  #card(tool: ToolCard): void {
    const others = this.#message.tools.filter((known) => known.call !== tool.call);
    this.#message = { ...this.#message, tools: [...others, tool] };
    this.ports.notify({ type: 'chat-tool', conversationId: this.conversationId, messageId: this.#message.id, tool });
  }

  #change(part: Partial<ChatMessage>): void {
    this.#message = { ...this.#message, ...part };
    this.#tell();
  }

  #tell(): void {
    this.ports.notify({ type: 'chat-message', conversationId: this.conversationId, message: this.#message });
  }
}

const isOpen = (tool: ToolCard): boolean => tool.state === 'asks' || tool.state === 'running';
