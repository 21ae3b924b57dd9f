/** Text from outside (an event, a result) cannot close the frame that it stands in, or open a message or a call of its own. */
export const harmless = (text: string): string => text.replace(/<(?=\/?(?:event|tool_call|tool_result)\b|\|)/giu, '‹');
