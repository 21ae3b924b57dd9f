export const words = {
  fromSop: 'SOP text',
  fromPayload: 'from the event',
  fromModel: 'chosen by model',
  fromPerson: 'you',
} as const;
