import type { ChatPorts } from '../agent/chat-ports';

/** Every text is a message. */
export const noCommands: ChatPorts['command'] = () => Promise.resolve(null);
