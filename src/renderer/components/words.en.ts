export const words = {
  fromSop: 'SOP text',
  fromPayload: 'from the event',
  fromModel: 'chosen by model',
  fromResult: 'earlier result',
  fromPerson: 'you',
  openingText: 'Opening the text …',
  textKeys: 'Tab leaves the text · Ctrl+Space offers what fits · Ctrl+] and Ctrl+[ indent',
} as const;
