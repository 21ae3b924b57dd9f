import type { ChatPorts } from '../agent/chat/chat-ports';

/** Every text is a message. */
export const noCommands: ChatPorts['command'] = () => Promise.resolve(null);
