export const words = {
  fromSop: 'SOP text',
  fromPayload: 'from the event',
  fromModel: 'chosen by model',
  fromResult: 'earlier result',
  fromPerson: 'you',
} as const;
