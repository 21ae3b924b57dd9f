import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type APIApplicationCommandStringOption,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from '@discordjs/core';

const word = (name: string, description: string, required = false): APIApplicationCommandStringOption => ({
  type: ApplicationCommandOptionType.String,
  name,
  description,
  required,
});
const command = (
  name: string,
  description: string,
  ...options: APIApplicationCommandStringOption[]
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.ChatInput,
  name,
  description,
  options,
});

/** What Discord completes while it is typed. */
export const commands: RESTPostAPIChatInputApplicationCommandsJSONBody[] = [
  command('runs', 'What is going on'),
  command(
    'approve',
    'Approve a procedure that waits',
    word('run', 'Which one; may be left out when one waits'),
    word('code', 'The code on its card'),
    word('sure', 'yes, where it is asked a second time'),
  ),
  command(
    'answer',
    'Answer a procedure that asks for a value',
    word('run', 'Which one', true),
    word('code', 'The code on its card', true),
    word('value', 'The answer', true),
  ),
  command(
    'deny',
    'Reject a procedure that waits',
    word('run', 'Which one', true),
    word('code', 'The code on its card'),
    word('reason', 'Why'),
  ),
  command('stop', 'End the answer that is being written'),
  command('new', 'Start a new conversation'),
  command('model', 'Show or change the model of this conversation', word('name', 'Which one')),
  command('models', 'List the models'),
  command('help', 'What you can say here'),
];
