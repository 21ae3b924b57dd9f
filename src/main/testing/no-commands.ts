import type { ChatPorts } from '../modules/chat/chat-ports';

/** Every text is a message. */
export const noCommands: ChatPorts['command'] = () => Promise.resolve(null);
