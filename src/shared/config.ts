import { z } from 'zod';
import { Modbus, Peripherals } from './config-boards';
import { Amqp, Mqtt } from './config-brokers';
import { Duty, EscalationConfig, route } from './config-duty';
import { Fleet, Storage } from './config-fleet';
import { count, name, secret, topic } from './config-values';
import { HostName, WebAddress } from './web-address';
import { isTimeZone } from './time-zone';
import { GpuChoice, loadingKeys } from './graphics';
import { samplingKeys } from './sampling';
import { ExecutionMode } from './sop';

/**
 * config.toml: every key, its default, what is allowed, and its documentation. The settings page,
 * docs/configuration.md and the comments of a first config.toml are made from this.
 */

const LlamaProvider = z.strictObject({
  type: z.literal('llama').describe('A GGUF model of the models folder, run on this machine.'),
  context_size: count(0, 1_048_576)
    .default(0)
    .describe('Tokens the model can see at once. 0: as many as fit into the memory at hand.'),
  gpu: GpuChoice.default('auto').describe(
    'Where its models are computed. "auto": on the graphics card that is there, else on the processor. "off": on the processor.',
  ),
  unload_after_secs: count(0, 86_400)
    .default(900)
    .describe('Seconds without work after which the model leaves the memory. 0: never.'),
});
const weight = () =>
  count(1, 100)
    .default(1)
    .describe('Share of the work, beside the other servers: one of weight 2 gets twice as much.');
const maxParallel = () =>
  count(0, 1_000)
    .default(0)
    .describe('Requests that the server gets at once; others wait or go to another server. 0: no limit.');

const PoolServer = z.strictObject({
  base_url: WebAddress.describe('Address of the server, up to and including /v1.'),
  weight: weight(),
  max_parallel: maxParallel(),
});

const OpenAiProvider = z.strictObject({
  type: z
    .literal('openai')
    .describe('Every server that speaks the OpenAI protocol: llama.cpp, Ollama, LM Studio, vLLM, OpenAI.'),
  base_url: WebAddress.describe('Address of the server, up to and including /v1.'),
  api_key: secret().optional().describe('Key that the server asks for, if it does.'),
  vision: z
    .boolean()
    .default(false)
    .describe('Whether the model can see pictures; a server cannot be asked.'),
  weight: weight(),
  max_parallel: maxParallel(),
  servers: z
    .array(PoolServer)
    .default([])
    .describe(
      'Further servers with the same models, beside the one of base_url: a conversation stays with one as long as it answers, a new one goes to the least busy, and what one does not answer another does.',
    ),
});
const AnthropicProvider = z.strictObject({
  type: z.literal('anthropic').describe('Models of Anthropic.'),
  api_key: secret().describe('Key of the account.'),
  base_url: WebAddress.default('https://api.anthropic.com').describe('Address of the service or of a relay.'),
});
const GeminiProvider = z.strictObject({
  type: z.literal('gemini').describe('Models of Google.'),
  api_key: secret().describe('Key of the account.'),
  base_url: WebAddress.default('https://generativelanguage.googleapis.com').describe(
    'Address of the service or of a relay.',
  ),
});

const PluginProvider = z.strictObject({
  type: z
    .literal('plugin')
    .describe('A provider of your own: a file of the plugins folder. Its code runs inside ZeroClaw.'),
  plugin: name().describe('File in plugins/ without .mjs.'),
  api_key: secret().optional().describe('Handed to the plugin.'),
  options: z.record(z.string(), z.json()).default({}).describe('Handed to the plugin as they are.'),
});

export const ProviderConfig = z.discriminatedUnion('type', [
  LlamaProvider,
  OpenAiProvider,
  AnthropicProvider,
  GeminiProvider,
  PluginProvider,
]);
export type ProviderConfig = z.infer<typeof ProviderConfig>;

const ModelSettings = z.strictObject({ ...loadingKeys, ...samplingKeys });

const Reliability = z.strictObject({
  fallbacks: z
    .array(name())
    .default([])
    .describe('Providers to try, in this order, when the chosen one cannot answer.'),
  retries: count(0, 10).default(2).describe('Further tries after a failure that may pass by itself.'),
  backoff_ms: count(0, 60_000)
    .default(500)
    .describe('Milliseconds before the first retry; doubled for each further one.'),
});

const ResponseCache = z.strictObject({
  enabled: z
    .boolean()
    .default(false)
    .describe(
      'Reuse an earlier answer when the whole conversation is identical. Only at temperature 0, never in procedures, and never after a tool was used. What day and hour it is does not count. false: what was kept is deleted.',
    ),
  max_age_secs: count(1, 31_536_000).default(3_600).describe('Seconds after which an answer is given again.'),
  max_entries: count(1, 1_000_000)
    .default(5_000)
    .describe('Answers that are kept; those that were not needed for longest go first.'),
});

const ModelRoute = z.strictObject({
  hint: name().describe('Name that a classification rule gives.'),
  provider: name().describe('Provider to use.'),
  model: name().describe('Model to use.'),
});

const ClassificationRule = z.strictObject({
  hint: name().describe('Name of the [[model_routes]] entry to take.'),
  keywords: z
    .array(name())
    .default([])
    .describe('Words of which one must be in the message; letter case does not count.'),
  patterns: z.array(name()).default([]).describe('Texts of which one must be in the message exactly.'),
  min_length: count(0, 10_000_000).optional().describe('Fewest characters of the message.'),
  max_length: count(0, 10_000_000).optional().describe('Most characters of the message.'),
  priority: count(-1_000, 1_000).default(0).describe('Of several rules that fit, the highest wins.'),
});

const QueryClassification = z.strictObject({
  enabled: z.boolean().default(false).describe('Choose the model by what a message says.'),
  rules: z.array(ClassificationRule).default([]).describe('Rules that point to a [[model_routes]] entry.'),
});

const Agent = z.strictObject({
  max_tool_iterations: count(1, 100)
    .default(10)
    .describe('Rounds of tool calls in one turn before the agent must stop.'),
  max_answer_tokens: count(64, 1_000_000)
    .default(2048)
    .describe(
      'Tokens that one answer of a model may have, thoughts included, in chat and in a step. What is longer is cut off, and the step fails.',
    ),
  parallel_tools: z
    .boolean()
    .default(false)
    .describe('Carry out several calls of one answer at the same time.'),
  tool_dispatcher: z
    .enum(['auto', 'native', 'xml'])
    .default('auto')
    .describe(
      "How tool calls are written: by the provider's own means, as XML, or whichever works. A model on this machine always has its own.",
    ),
  max_history_messages: count(2, 1_000)
    .default(50)
    .describe('Messages of a conversation that the model sees.'),
  hooks: z
    .array(name())
    .default([])
    .describe(
      'Hooks of your own, which watch or change what the agent does: files of the plugins folder without .mjs. Their code runs inside ZeroClaw.',
    ),
});

const Tools = z.strictObject({
  auto_approve: z
    .array(name())
    .default([])
    .describe(
      'Acting tools that never ask in chat, where it is proved who wrote. In procedures the step decides.',
    ),
  shell_allow: z
    .array(
      z
        .string()
        .regex(/^[^\s*]+$/)
        .meta({ allowed: 'the name of a program, or its absolute path' }),
    )
    .default([])
    .describe(
      'Programs that the shell tool may start, e.g. "ls". Empty: none, and there is no shell tool. One that starts others (an interpreter, env, xargs, make, git) opens the door to them.',
    ),
  http_allow: z
    .array(
      z
        .string()
        .regex(/^[^\s/]+(\/\d{1,3})?$/)
        .meta({ allowed: 'a host name, "*.NAME", an address, or a network such as "192.168.1.0/24"' }),
    )
    .default([])
    .describe(
      'Hosts of this machine and its networks that http_request may reach; every request to them asks. A network counts for addresses, names must be named.',
    ),
  plugins: z
    .array(name())
    .default([])
    .describe(
      'Tools of your own: files of the plugins folder without .mjs. Their code runs inside ZeroClaw.',
    ),
});

const Memory = z.strictObject({
  backend: z
    .enum(['sqlite', 'markdown', 'none'])
    .default('sqlite')
    .describe(
      'Where memories are kept: the database, Markdown files in workspace/memory, or nowhere. What one holds stays there when another is chosen; export and import carry it over.',
    ),
  auto_save: z
    .boolean()
    .default(true)
    .describe(
      'Keep what people write, and short notes of the talks, so that it can be recalled later. Nothing is kept that looks like a password or a key.',
    ),
  min_relevance_score: z
    .number()
    .min(0)
    .max(1)
    .default(0.4)
    .describe('How much of a message a memory must fit to be shown to the model.'),
  embedding_model: z
    .string()
    .default('')
    .describe(
      'GGUF file in models/, without .gguf, or PROVIDER/MODEL of a server (type "openai"), that finds memories by their meaning as well as by their words. Empty: by words alone. Counts for backend = "sqlite".',
    ),
});

const Models = z.strictObject({
  hub_url: WebAddress.default('https://huggingface.co').describe(
    'Where `hf:` addresses lead, and a person’s search for models. Nothing else is asked of it.',
  ),
  folders: z
    .array(name())
    .default([])
    .describe(
      'Further folders whose GGUF files can be used where they are, e.g. those of another program. Folders in them are not looked into. A relative path starts at the home folder.',
    ),
  hub_token: secret()
    .optional()
    .describe('Key for models that are not open to everybody. It is sent to hub_url alone.'),
  package_registry: WebAddress.optional().describe(
    'Where the CUDA pack comes from, when a person asks for it. Absent: the registry that npm of this machine is set to.',
  ),
});

const Sop = z.strictObject({
  enabled: z.boolean().default(true).describe('When off, no procedure starts, not even by hand.'),
  sops_dir: z
    .string()
    .default('')
    .describe(
      'Folder of the procedures. Empty: workspace/sops. A relative path starts at the home folder. Takes effect after a restart.',
    ),
  default_execution_mode: ExecutionMode.default('supervised').describe('For procedures that name no mode.'),
  approval_timeout_secs: count(0, 31_536_000)
    .default(3_600)
    .describe(
      'Seconds an approval waits for a person; then the run is cancelled, never approved. 0: forever.',
    ),
  step_timeout_secs: count(0, 31_536_000)
    .default(600)
    .describe('Seconds a step may take before it fails. 0: no limit.'),
  connect_timeout_secs: count(0, 86_400)
    .default(120)
    .describe(
      'Seconds a step waits for what is configured and not connected: the broker, a board, an MCP server, a channel, a model server. It counts apart from step_timeout_secs. 0: it fails at once.',
    ),
  max_active_runs: count(1, 1_000)
    .default(10)
    .describe(
      'Runs that may be at work at the same time, over all procedures. An event that finds them all at work waits for a place. A run that waits for a person takes none.',
    ),
  max_waiting_runs: count(1, 10_000)
    .default(200)
    .describe(
      'Runs that may wait for a person at the same time. Beyond that, events of procedures that ask wait for a place; for one of priority high or critical its own runs count alone.',
    ),
  max_event_age_secs: count(1, 31_536_000)
    .default(3600)
    .describe('Seconds that an event may wait for a place before it is skipped, with that reason.'),
  watch_folders: z
    .array(
      z
        .string()
        .regex(/^(?:\/|[A-Za-z]:[/\\]).*[^/\\]/)
        .meta({ allowed: 'an absolute path' }),
    )
    .default([])
    .describe(
      'Folders beside the workspace whose files may start procedures, with absolute paths. Links in them are not followed.',
    ),
  timezone: z
    .string()
    .refine((zone) => zone === '' || isTimeZone(zone))
    .meta({ allowed: 'an IANA name such as "Asia/Seoul", or "" for the machine\'s zone' })
    .default('')
    .describe('Time zone of clock triggers that name none, and of times in messages to channels.'),
  approval_routes: z
    .array(route())
    .optional()
    .describe(
      'Where approvals are asked for. Absent: at the desktop, and on Telegram, Slack and Discord of everybody who may talk there and is known by id.',
    ),
});

const Retention = z.strictObject({
  runs_days: count(0, 36_500)
    .default(365)
    .describe('Days that a run which acted or was approved is kept after its end. 0: forever.'),
  important_runs_days: count(0, 36_500)
    .default(1_095)
    .describe(
      'Days that a run is kept which failed, was interrupted, denied, or not answered in time. 0: forever.',
    ),
  dull_runs_days: count(0, 36_500)
    .default(90)
    .describe('Days that a run is kept which only read and asked nobody, or was a dry run. 0: forever.'),
});

const Gateway = z.strictObject({
  host: name()
    .default('127.0.0.1')
    .describe('Address to listen on for webhooks. 127.0.0.1: this machine only.'),
  port: count(0, 65_535).default(42_617).describe('Port to listen on. 0: any free port.'),
  token: secret()
    .prefault('keychain:gateway')
    .describe('Bearer token that webhooks must carry; made on the first start.'),
});

const people = (who: string) =>
  z
    .array(name())
    .default([])
    .describe(
      `${who} Empty: nobody yet; unknown senders get a pairing code. "*": everybody may talk; only those who are named beside it decide.`,
    );
const interrupts = () =>
  z.boolean().default(true).describe('A new message stops the answer to the one before.');
const reacts = () => z.boolean().default(true).describe('Mark messages as seen and done with a reaction.');
const streams = () =>
  z.enum(['off', 'partial']).default('off').describe('Show an answer while it is being written.');
const mentions = (where: string) =>
  z.boolean().default(true).describe(`${where} only messages that name the bot, or answer it, are read.`);

const Telegram = z.strictObject({
  bot_token: secret().describe('Token of the bot.'),
  allowed_users: people(
    'User ids, or usernames without @, that may talk to the bot. Ids are better: a username counts for the account that comes with it first. The name that people show does not count.',
  ),
  stream_mode: streams(),
  interrupt_on_new_message: interrupts(),
  ack_reactions: reacts(),
  mention_only: mentions('In groups'),
  api_root: WebAddress.default('https://api.telegram.org').describe(
    'Telegram, or a Bot API server of your own.',
  ),
});

const Discord = z.strictObject({
  bot_token: secret().describe('Token of the bot.'),
  allowed_users: people(
    'User ids that may talk to the bot; names do not count, for one that was given up can be taken by another.',
  ),
  stream_mode: streams(),
  interrupt_on_new_message: interrupts(),
  ack_reactions: reacts(),
  mention_only: mentions('On servers'),
  api_root: WebAddress.default('https://discord.com/api').describe(
    'Discord, or a server that speaks the same.',
  ),
});

const Slack = z.strictObject({
  bot_token: secret().describe("Token of the app's bot; begins with xoxb-."),
  app_token: secret().describe('Token of the app for socket mode; begins with xapp-.'),
  allowed_users: people(
    'Member ids (U…) that may talk to the app; names do not count, for people can change theirs.',
  ),
  stream_mode: streams(),
  interrupt_on_new_message: interrupts(),
  ack_reactions: reacts(),
  mention_only: mentions('In channels'),
  api_root: WebAddress.default('https://slack.com/api/').describe('Slack, or a server that speaks the same.'),
});

const Mailbox = z.strictObject({
  imap_host: HostName.describe('Server that mail is read from.'),
  imap_port: count(1, 65_535).default(993).describe('Its port.'),
  smtp_host: HostName.describe('Server that mail is sent through.'),
  smtp_port: count(1, 65_535).default(465).describe('Its port.'),
  tls: z
    .enum(['always', 'starttls', 'never'])
    .default('always')
    .describe(
      'always: TLS from the first byte. starttls: begun in plain text, then TLS. never: for a server on this machine.',
    ),
  username: name().describe('Name of the account, for both servers.'),
  password: secret().describe('Password of the account.'),
  from: name().optional().describe('Address that answers come from. Absent: the name of the account.'),
  folder: name().default('INBOX').describe('Folder that is read.'),
  authserv_id: name()
    .optional()
    .describe(
      'Name under which your mail service writes whether a mail is genuine: the first word of Authentication-Results in the source of a mail you got, for example mx.google.com. Absent: nobody can be sure who wrote, so tools that act ask each time, and strangers get no code.',
    ),
  allowed_users: people('Addresses that may write.'),
});

const WebhookChannel = z.strictObject({
  secret: secret().describe('Signs the messages that come in and those that go out (HMAC-SHA256).'),
  path: z
    .string()
    .regex(/^\/[^\s?#]*$/)
    .meta({ allowed: 'a path that starts with /' })
    .default('/channels/webhook')
    .describe('Where the gateway takes messages.'),
  send_url: WebAddress.describe('Where answers are posted to.'),
  allowed_users: z
    .array(name())
    .default(['*'])
    .describe(
      'Senders that are heard, as the messages name them. "*": every one may talk, as far as they have the secret; only those who are named beside it decide.',
    ),
  interrupt_on_new_message: z
    .boolean()
    .default(false)
    .describe('A new message stops the answer to the one before.'),
});

const MqttChannel = z.strictObject({
  topic_in: topic().describe('Where messages come in, on the broker of [mqtt].'),
  topic_out: topic().describe('Where answers go out.'),
  secret: secret()
    .optional()
    .describe(
      'Signs the messages that come in and those that go out (HMAC-SHA256). Absent: nobody can be sure who writes, so nothing can be approved from here.',
    ),
  allowed_users: z
    .array(name())
    .default(['*'])
    .describe(
      'Senders that are heard, as the messages name them. "*": whoever may publish on the topic may talk; only those who are named beside it decide.',
    ),
  interrupt_on_new_message: z
    .boolean()
    .default(false)
    .describe('A new message stops the answer to the one before.'),
});

const Transcriber = z.strictObject({
  base_url: WebAddress.describe(
    'Server that speaks the OpenAI protocol, e.g. one of whisper.cpp, up to and with /v1.',
  ),
  api_key: secret().optional().describe('Key that the server asks for.'),
  model: name().default('whisper-1').describe('Model that the server knows.'),
});

const ownChannels = ['desktop', 'cli', 'telegram', 'discord', 'slack', 'email', 'webhook', 'mqtt'];

const PluginChannel = z.strictObject({
  plugin: name().describe('File in plugins/ without .mjs. Its code runs inside ZeroClaw.'),
  allowed_users: people('Senders that are heard, as the plugin names them.'),
  options: z.record(z.string(), z.json()).default({}).describe('Handed to the plugin as they are.'),
});
const channelName = z
  .string()
  .regex(/^[a-z][a-z0-9_-]*$/)
  .refine((given) => !ownChannels.includes(given))
  .meta({ allowed: 'a name of small letters, digits, "-" and "_" that no channel of ZeroClaw has' });

const Channels = z.strictObject({
  show_tool_calls: z.boolean().default(true).describe('Tell in the conversation which tools are used.'),
  message_timeout_secs: count(1, 86_400)
    .default(300)
    .describe(
      'Seconds an answer to one message may take; up to four times that when it may use tools. Waiting for a person does not count.',
    ),
  language: z
    .enum(['app', 'en', 'ko'])
    .default('app')
    .describe(
      'Language of what the product itself says on channels: "app" is the one chosen in the app, else the one of this machine.',
    ),
  session_persistence: z.boolean().default(true).describe('Keep conversations of channels over a restart.'),
  telegram: Telegram.optional().describe('Telegram bot.'),
  transcriber: Transcriber.optional().describe(
    'Writes down what is said in voice messages. Absent: nobody does.',
  ),
  discord: Discord.optional().describe('Discord bot.'),
  slack: Slack.optional().describe('Slack app, in socket mode.'),
  webhook: WebhookChannel.optional().describe(
    'Programs that post signed messages to the gateway and get signed answers posted back.',
  ),
  mqtt: MqttChannel.optional().describe('Messages over a pair of topics of the broker of [mqtt].'),
  email: Mailbox.optional().describe('A mailbox, over IMAP and SMTP.'),
  plugins: z.record(channelName, PluginChannel).default({}).describe('Channels of your own, by name.'),
});

const Network = z.strictObject({
  proxy: z
    .string()
    .regex(/^(?:|off|(?:https?:\/\/)?[^\s/]+\/?)$/)
    .meta({ allowed: '"", "off", or the address of a proxy such as "http://proxy.example:3128"' })
    .default('')
    .describe(
      'Proxy that requests leave through: of models on servers, downloads, messages and tools. Empty: what HTTPS_PROXY and HTTP_PROXY of the environment say. "off": none. What is on this machine is never asked through one.',
    ),
  no_proxy: z
    .array(name())
    .default([])
    .describe(
      'Hosts that are reached without the proxy, e.g. "plant.lan" with all names below it, or "10.0.0.0/8", beside those of NO_PROXY of the environment.',
    ),
});

const Pushover = z.strictObject({
  token: secret().optional().describe('Token of the Pushover application.'),
  user: secret().optional().describe('Key of the person or group to reach.'),
  api_url: WebAddress.default('https://api.pushover.net').describe('Address of the service or of a relay.'),
});

const McpServer = z
  .strictObject({
    command: name().optional().describe('Program to start, spoken to over its standard input and output.'),
    args: z.array(z.string()).default([]).describe('Its arguments.'),
    env: z
      .record(z.string(), secret())
      .default({})
      .describe(
        'Environment variables it gets besides the usual ones; values may be env:NAME or keychain:NAME.',
      ),
    cwd: name()
      .optional()
      .describe('Folder it runs in. A relative path starts at the home folder. Absent: the workspace.'),
    url: WebAddress.optional().describe(
      'Address of a server that is already running (streamable HTTP), instead of a command.',
    ),
    headers: z
      .record(z.string(), secret())
      .default({})
      .describe('Headers of every request to that address; values may be env:NAME or keychain:NAME.'),
    enabled: z.boolean().default(true).describe('Use this server.'),
    allow: z
      .array(name())
      .default([])
      .describe('Its tools that are offered, by the names it gives them. Empty: all.'),
    deny: z.array(name()).default([]).describe('Its tools that are not offered.'),
    reads: z
      .array(name())
      .default([])
      .describe(
        'Its tools that only read, by your word: they never ask. What the server says about that does not count.',
      ),
    timeout_secs: count(1, 3_600).default(60).describe('Seconds a call may take.'),
  })
  .refine(({ command, url }) => (command === undefined) !== (url === undefined), {
    error: 'write either "command" or "url"',
  });

const Mcp = z.strictObject({
  servers: z
    .record(
      z.string().regex(/^[A-Za-z0-9-]{1,20}$/, 'the name of a server has at most 20 letters, digits and -'),
      McpServer,
    )
    .default({})
    .describe('Servers of the Model Context Protocol that offer further tools, named mcp_SERVER_TOOL.'),
});

const CallSecret = z.strictObject({
  value: secret().describe('Where the secret is.'),
  tools: z
    .array(name())
    .default([])
    .describe(
      'Tools whose calls may carry it, by their names: "http_request", one of a plugin, "mcp_SERVER_TOOL". Empty: none.',
    ),
  hosts: z
    .array(
      z
        .string()
        .regex(/^(\*\.)?[^\s/*@]+$/)
        .meta({
          allowed: 'a host name, "*.NAME" or an address, with ":PORT" for another port than the usual one',
        }),
    )
    .default([])
    .describe(
      'Hosts that http_request may send it to, without a port only at the usual one of http or https. Empty: none.',
    ),
});

export const Config = z.strictObject({
  default_provider: name().default('local').describe('Provider to use: a name under [providers].'),
  default_model: name()
    .default('built-in')
    .describe(
      'Model to use: a file name in models/ without .gguf, the provider\'s own id, or "hint:NAME" for a [[model_routes]] entry.',
    ),
  default_temperature: z
    .number()
    .min(0)
    .max(2)
    .optional()
    .describe(
      'How freely a model words its answers, where neither [model_settings] nor the conversation says it: 0 is the same every time. Absent: as the makers of the model have it, else 0.2.',
    ),
  providers: z
    .record(name(), ProviderConfig)
    .prefault({ local: { type: 'llama' } })
    .describe(
      'Language models, by a name of your own. "local" (type llama) is there even when it is not written.',
    ),
  model_settings: z
    .record(name(), ModelSettings)
    .default({})
    .describe(
      'How one model is loaded and answers, by its name as in default_model. What is left out is as its makers say, where they say it.',
    ),
  reliability: Reliability.prefault({}).describe('What happens when a model cannot answer.'),
  response_cache: ResponseCache.prefault({}).describe('Answers that are given again.'),
  model_routes: z
    .array(ModelRoute)
    .default([])
    .describe(
      'Models by a name of your own, for [query_classification], /model and default_model = "hint:NAME"; also the model that a provider under reliability.fallbacks answers with.',
    ),
  query_classification: QueryClassification.prefault({}).describe(
    'Which messages go to which route. A model that a person chose for a conversation goes before it.',
  ),
  agent: Agent.prefault({}).describe('The loop of model and tools.'),
  tools: Tools.prefault({}).describe('What tools may do without asking.'),
  models: Models.prefault({}).describe('Where models are fetched from.'),
  memory: Memory.prefault({}).describe('What the agent remembers.'),
  sop: Sop.prefault({}).describe('Standard operating procedures.'),
  escalation: z
    .array(EscalationConfig)
    .default([])
    .describe(
      'Who else is told when nobody decides a question, for procedures that do not say it themselves.',
    ),
  duty: Duty.prefault({}).describe('Who is on duty, and when it is quiet.'),
  retention: Retention.prefault({}).describe(
    'How long finished runs are kept. Figures go on counting what is deleted; active runs are never deleted.',
  ),
  mqtt: Mqtt.prefault({}).describe('The MQTT broker that triggers and tools use.'),
  amqp: Amqp.prefault({}).describe(
    'The AMQP broker whose queues start procedures, and to whose queues steps publish.',
  ),
  storage: Storage.prefault({}).describe(
    'The database that the engines of a fleet share. Each keeps its own record, and hands it in there.',
  ),
  fleet: Fleet.prefault({}).describe('This engine among the others of the fleet. Needs [storage] url.'),
  gateway: Gateway.prefault({}).describe('Webhooks.'),
  peripherals: Peripherals.prefault({}).describe('Boards.'),
  modbus: Modbus.prefault({}).describe('Devices that speak Modbus.'),
  channels_config: Channels.prefault({}).describe('Messaging.'),
  network: Network.prefault({}).describe('The way out of this machine.'),
  pushover: Pushover.prefault({}).describe('Push messages through Pushover.'),
  mcp: Mcp.prefault({}).describe('Tools of other programs.'),
  secrets: z
    .record(
      z
        .string()
        .regex(
          /^[A-Za-z][\w-]{0,63}$/,
          'the name of a secret begins with a letter and has at most 64 letters, digits, _ and -',
        ),
      CallSecret,
    )
    .default({})
    .describe(
      'Secrets for calls of tools, by a name of your own: {{secret.NAME}} in a call is put in when it leaves, and nobody else sees it.',
    ),
});
export type Config = z.infer<typeof Config>;
