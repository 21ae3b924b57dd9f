import type { ChatPorts } from '../modules/chat/chat-ports';

/** Nothing remains of a turn. */
export const forgetful: ChatPorts['remember'] = { turnEnded() {}, forget() {}, stop() {} };
