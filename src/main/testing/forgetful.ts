import type { ChatPorts } from '../agent/chat/chat-ports';

/** Nothing remains of a turn. */
export const forgetful: ChatPorts['remember'] = { turnEnded() {}, forget() {}, stop() {} };
