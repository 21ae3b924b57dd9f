import type { ChatPorts } from './chat-ports';
import { carryOut, type CommandPorts } from '../channels/messages/channel-commands';
import { parseCommand } from '../../ports/commands';
import type { ChannelWords } from '../../platform/words/channel-words';

/** The commands of the channels, said in the window or on the command line. */
export function desktopCommands(ports: CommandPorts, words: () => ChannelWords): ChatPorts['command'] {
  return async (text, conversationId, by) => {
    const command = parseCommand(text);
    if (command === null) return null;
    if (command.type === 'stop') return { text: words().stopped, startsOver: false, stops: true };
    return {
      text: await carryOut(command, conversationId, by, ports, words()),
      startsOver: command.type === 'new-session',
      stops: false,
    };
  };
}
