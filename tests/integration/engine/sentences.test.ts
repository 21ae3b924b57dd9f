import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/setup/paths.mjs';
import { sentences } from '../../../src/shared/sentences/in-korean';

/** Every file of these folders is covered, whether it is named below or not. */
const wholeFolders = ['api', 'channels', 'composition', 'messages', 'plugins'];

/** Words and texts in both languages. */
const ownWords = ['messages/words/', 'composition/procedures/demo-procedure.ts'];

/** Files whose every sentence is in the tables. Named with them: what nobody reads on a page, and parts of sentences. */
const covered: Readonly<Record<string, readonly string[]>> = {
  'agent/chat/tool-questions.ts': [],
  'agent/models/choose-model.ts': [],
  'agent/chat/channel-conversations.ts': [],
  'agent/chat/chat-turn.ts': ["You are ZeroClaw, an assistant on the user's own computer. Answer shortly and truthfully. Use tools when they help; say so when you do not know."],
  'agent/chat/chat.ts': ['stopped by the person', 'everything was stopped', 'a newer message took its place'],
  'agent/history/pictures.ts': ['[The picture X cannot be shown: X]'],
  'agent/jobs/job-list.ts': ['The jobs could not be looked at', 'left out: all triggers are paused', 'left out: the time before is still under way', 'A job was due', 'stopped with the engine', 'What became of a job could not be recorded'],
  'agent/jobs/job-schedule.ts': [],
  'agent/memory/memory-book.ts': [],
  'agent/memory/memory-file.ts': ['# Memories, X'],
  'agent/tools/workspace-pictures.ts': [],
  'agent/tools/file-tools.ts': ['Path inside the workspace', 'Read a text file', 'Write a text file', 'Add to the end', 'X is X', 'List a folder', 'Find files by name or text', 'XXX', 'X\n[X more]'],
  'agent/tools/http/checked-fetch.ts': [],
  'agent/tools/http/http-request-tool.ts': ['Send an HTTP request', 'GET unless given'],
  'agent/tools/http/reachable.ts': [],
  'agent/tools/memory-tools.ts': ['Store a note under a key', 'Search the notes', '"X" searches the records of runs', 'Delete a note by its key'],
  'agent/tools/pushover-tool.ts': ['Send a push message through Pushover'],
  'agent/tools/send-message-tool.ts': ['Send a message to people', 'Recipient on that channel; not needed for the desktop', ', which has no recipients: "to" was left out'],
  'agent/tools/shell/command-line.ts': [],
  'agent/tools/shell/shell-tool.ts': ['Run one program in the workspace, without a shell. Allowed: X', 'Program and arguments'],
  'agent/tools/workspace-files.ts': [],
  'agent/turn/loop.ts': [],
  'ports/edited-calls.ts': [],
  'ports/files-refused.ts': [],
  'ports/hooked-tool.ts': [],
  'mcp/limited-fetch.ts': [],
  'mcp/mcp-servers.ts': ['A listener of MCP servers failed', 'MCP server X'],
  'mcp/mcp-server.ts': ['the MCP server is closed', 'the connection has ended', 'An MCP server did something unexpected', ' Windows starts npx through cmd /c.', 'The changed tools of an MCP server could not be read', 'A tool of an MCP server is left out: its schema is not one of an object, or too large', 'gave no answer within X s and was told to stop', 'failed in the middle of it (X)'],
  'api/handlers/boards.ts': ['A person says that another board is the right one', 'A person says that a pin is an input', 'A person sets a pin', 'A pulse was cut short'],
  'api/router.ts': ['A procedure failed'],
  'api/pulse.ts': ['The pulse was ended: X is X.', 'everything was stopped', 'the engine closes'],
  'config/check-references.ts': [],
  'config/config-desk.ts': [],
  'config/config-file.ts': ['A change of config.toml could not be applied', 'A saved config.toml could not be applied', 'A new config.toml could not be told', 'Watching config.toml failed'],
  'config/config-in-force.ts': [],
  'config/config-findings.ts': [', not X'],
  'config/hide-secrets.ts': [],
  'config/key-text.ts': [],
  'config/parse-config.ts': [],
  'sop/library/edit-step.ts': [],
  'sop/library/edit-texts.ts': [],
  'sop/library/step-references.ts': [],
  'sop/library/edit-steps.ts': [],
  'sop/library/edit-manifest.ts': [],
  'sop/definition/sop-name.ts': [],
  'sop/library/sop-editor.ts': ['Saved procedures could not be kept as versions; it is tried again at the next change', 'The name "X" is used in X/SOP.toml', 'edited as text', 'restored version X', 'saved outside the product', 'X X X'],
  'sop/library/sop-file.ts': [],
  'sop/definition/check-flow.ts': [', or "next: end"', 'Did you mean X?', 'Did you mean $.steps.X.X?'],
  'sop/definition/check-event-values.ts': [],
  'sop/definition/check-steps.ts': [],
  'sop/definition/check-triggers.ts': [],
  'sop/language/concurrency-key.ts': ['X… X'],
  'sop/language/condition-syntax.ts': [],
  'sop/language/conditions.ts': [],
  'sop/definition/definition.ts': [],
  'sop/engine.ts': ['A listener of the SOP engine failed', 'That a procedure did not start could not be told', 'nothing to start', 'The clock was ahead when a run of this procedure ended: that end counts for no cooldown', 'A run came out of nothing', 'A run started, and could not be told of'],
  'sop/language/templates.ts': ['X, argument "X": X', 'is not known', 'has no value: that step has no output', 'has no value: the event has no topic', 'has no value: the event has no payload', 'has no value: the payload is not JSON', 'has no value: the payload has no such key'],
  'sop/library/readable.ts': ['X/X cannot be read: X'],
  'sop/library/sop-shelf.ts': ['new, from the template X', 'version X of', 'copied from XX', 'imported over it'],
  'sop/runs/audit.ts': [],
  'sop/runs/run.ts': [],
  'sop/definition/duplicates.ts': [],
  'sop/language/json-path.ts': [],
  'sop/triggers/limits.ts': [' without X', ' with X = X'],
  'sop/definition/manifest.ts': ['sop is X, but must be a table', 'triggers is X, but must be a list of tables', '"type" is missing'],
  'sop/definition/manifest-table.ts': [],
  'sop/definition/step-routing.ts': [', from 1 to X', '; the number goesX'],
  'sop/definition/item-slips.ts': [],
  'sop/definition/markdown-lines.ts': [],
  'sop/definition/step-slips.ts': ['Did you mean requires_confirmation?'],
  'sop/definition/steps.ts': [],
  'sop/definition/toml-mistake.ts': [],
  'sop/language/topics.ts': [],
  'sop/triggers/back-test.ts': [],
  'sop/triggers/triggers.ts': [],
  'sop/definition/unreadable.ts': [],
  'sop/definition/why-no-steps.ts': [],
  'base/atomic-file.ts': [],
  'base/json-schema.ts': ['X, … (X in all)', 'a multiple of', 'X must be X X, not X', 'X must have at least X', 'X must have at most X, not X', "new RegExp(pattern, 'u').test(text)", 'X must have at most X', 'there are no arguments'],
  'base/toml-edit.ts': ['Take out X', 'X = X', 'X{ X }X'],
  'base/cron.ts': ['0 0 X * * *'],
  'base/cron-mistake.ts': [],
  'base/input-mistake.ts': ['X X'],
  'base/json-mistake.ts': [],
  'base/toml-reason.ts': ['trying to redefine', 'each key-value declaration', 'expected end of table array', 'invalid unicode escape', 'illegal character in key', 'illegal quoted key', 'unexpected end of key', 'illegal empty bare key', 'illegal leading zero', 'illegal character in numeric', 'integer value cannot', 'document contains an unsafe'],
  '../shared/pin-roles.ts': [],
  '../shared/utf8-text.ts': [],
  '../renderer/components/chosen-file.ts': [],
  'serial/board.ts': ['Which board answers could not be kept', 'The board was closed', 'The port is opened anew', 'Changes of pins may have been missed', 'A board is connected', 'What the pins drive could not be kept'],
  'serial/bridge.ts': ['A listener of the boards failed', 'No board is configured.'],
  'serial/connection.ts': ['a line of X bytes'],
  'serial/find-port.ts': [],
  'serial/identity.ts': ['The ports were not listed in time, and were asked for once more'],
  'composition/boards/level-events.ts': ['the engine closes', 'A change of a pin is given up: too many could not be recorded'],
  'serial/gpio-requests.ts': ['not as asked'],
  'serial/node-serial-port.ts': [],
  'serial/open-error.ts': [],
  'serial/usb-guess.ts': ['Arduino Uno Q'],
  'serial/virtual/virtual-boards.ts': [],
  'mqtt/acknowledgements.ts': [],
  'mqtt/broker-config.ts': [],
  'mqtt/broker-failure.ts': [],
  'mqtt/chat-topic.ts': ['A retained message is the last known one, not news, and is not taken', 'A message over 1 MiB is not taken', 'X X chat'],
  'mqtt/client.ts': ['That the broker has lost our session could not be kept', 'When the broker was last connected could not be kept', 'A listener of the broker failed', 'The MQTT client was closed', 'MQTT broker X', 'Connected to the MQTT broker', 'X X X'],
  'mqtt/deliveries.ts': [],
  'mqtt/session.ts': [],
  'mqtt/topics.ts': [],
  'serial/board-config.ts': [],
  'serial/framing.ts': [],
  'serial/levels.ts': [],
  'serial/linux-ports.ts': [],
  'serial/outputs.ts': [],
  'serial/pin-watch.ts': [],
  'serial/poll-pace.ts': [],
  'serial/port-test.ts': [],
  'serial/protocol.ts': [],
  'serial/wait-for-port.ts': [],
  'serial/wire-log.ts': [],
  'serial/virtual/virtual-board.ts': [],
  'serial/virtual/virtual-path.ts': [],
  'composition/boards/board-panel.ts': ['the button was released', 'A light on a board could not be set', 'the engine closes', 'A stop was found pressed', 'A button was pressed that did nothing', 'Which lights are on could not be kept', 'Which buttons may not listen could not be kept', 'The light that says that something waits could not be set', 'button on X', 'button on X, found pressed'],
  'composition/procedures/crowded-out.ts': ['X (X, X)', 'X (X = X)'],
  'composition/after-restore.ts': ['A restore could not be ended; it is tried again'],
  'composition/boards/removed-boards.ts': ['What a board drove is forgotten: config.toml does not name it any more', 'What removed boards drove could not be forgotten'],
  'composition/crash-log.ts': ['A defect ends the program'],
  'composition/foundation.ts': ['A secret that is locked could not be waited for', 'A listener of notices failed'],
  'composition/jobs.ts': ['not started: X', 'handed to X, which has not taken it yet: X', 'not sent, for X refuses it: X', 'not sent: too much waits for X', 'not to be sent to X any more: X', 'answered, and X', 'handed to X, which gets it as soon as it takes it'],
  'composition/mcp.ts': ['A tool that was always allowed is another one now, by its server or by config.toml, and asks again', 'Which tool was always allowed under this name was not kept; it asks once more'],
  'composition/metrics-text.ts': ['Finished runs by outcome, deleted ones included.', 'Time from start to end of finished runs, waits for people included.', 'Shortest finished run.', 'Longest finished run.', 'When the finished run that started last had started, in seconds since 1970.', 'Steps of finished runs by how they ended.', '# HELP X X', '# TYPE X X'],
  'composition/models/embedder-in-use.ts': ['[memory] embedding_model in config.toml'],
  'composition/models/model-downloads.ts': ['A model that was fetched cannot answer'],
  'composition/models/model-in-use.ts': ['[reliability] fallbacks in config.toml', '[[model_routes]] in config.toml'],
  'composition/models/model-pool.ts': ['X, tools as text', 'The model gets its tools as text'],
  'composition/procedures/procedures.ts': ['the engine closes'],
  'composition/procedures/wire-triggers.ts': ['An event could not be handled'],
  'composition/webhooks.ts': ['the gateway closes', '[gateway] in config.toml', 'A refused webhook could not be recorded'],
  'composition/incidents.ts': ['X+', 'What happened could not be kept for the next start; it is tried again', 'A person has seen a problem, and it is gone', 'the engine closes'],
  'composition/stood-still.ts': ['Nobody watches whether the engine stands still'],
  'composition/boards/add-board.ts': ['X = X', 'XX\n[[peripherals.boards]]\nX'],
  'config/resolve-secret.ts': [],
  'config/secret-desk.ts': [],
  'storage/secrets-file.ts': [],
  'storage/backup/read-backup.ts': ['SQLite format 3\u0000', 'SELECT count(*) FROM runs'],
  'storage/backup/staged-restore.ts': ['journal_mode = DELETE'],
  'storage/backup/write-backup.ts': ['SELECT count(*) FROM runs'],
  'storage/database.ts': ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', "SELECT name FROM sqlite_schema WHERE type = 'table'"],
  'storage/engine-lock.ts': [],
  'storage/home.ts': [],
  'storage/memory/markdown-memory.ts': [],
  'storage/memory/memory-meaning.ts': ['Making vectors of memories ended', 'the engine closes', '[memory] embedding_model in config.toml'],
  'storage/migrate.ts': ['application_id = X', 'user_version = X', 'VACUUM INTO ?'],
  'storage/retention.ts': ['old runs deleted'],
  'storage/sop-files.ts': [],
  'gateway/path-table.ts': [],
  'base/named-texts-file.ts': [],
  'desktop/desktop-port.ts': [],
  'desktop/serve-app.ts': [],
  'desktop/shell.ts': ['This system has no keychain that protects secrets: they are kept in a file that only you can read.', 'ZeroClaw could not start: X\nX', 'A defect: X'],
  'desktop/start-app.ts': ['ZeroClaw is open already for X; its window comes to the front.', 'ZeroClaw could not start: X'],
  'desktop/keychain.ts': [],
  'providers/create-provider.ts': ['A listener of the model chip failed'],
  'providers/model-files.ts': [],
  'providers/suitability.ts': [],
  'providers/gguf/examine.ts': [],
  'providers/gguf/examined.ts': ['X X X'],
  'providers/gguf/header.ts': [],
  'providers/gguf/types.ts': [],
  'providers/http/event-stream.ts': [],
  'providers/http/failures.ts': ['could not be reached: X'],
  'providers/http/server-sent-events.ts': [],
  'providers/llama/failures.ts': [],
  'providers/llama/inference-failure.ts': [],
  'providers/llama/load-plan.ts': [' for each of X conversations'],
  'providers/llama/plan-from-file.ts': [],
  'providers/llama/model-process.ts': ['The inference process hangs and is ended', 'The inference process ended'],
  'providers/llama/provider.ts': [],
  'providers/llama/host.ts': ['A listener of the model state failed', 'The inference process could not be prepared', 'The reader of the answer went away'],
  'providers/llama/worker-process.ts': [],
  'providers/llama/whole-context.ts': [],
  'providers/llama/answering-model.ts': ['The model was loaded without a sequence'],
  'providers/model-store/checksum-file.ts': [],
  'providers/model-store/disk-errors.ts': [],
  'providers/model-store/download.ts': [],
  'providers/model-store/downloads.ts': [],
  'providers/model-store/fetch-rest.ts': [],
  'providers/model-store/http-source.ts': [],
  'providers/model-store/model-files-on-disk.ts': [],
  'providers/model-store/model-name.ts': [],
  'providers/model-store/model-uri.ts': [],
  'providers/model-store/model-uses.ts': [],
  'providers/model-store/part-file.ts': [],
  'providers/model-store/watchdog.ts': ['the work has ended', 'nothing was heard'],
  'providers/openai/errors.ts': [],
  'providers/openai/dialect.ts': [],
  'providers/openai/list-models.ts': [],
  'providers/openai/provider.ts': [],
  'providers/openai/from-stream.ts': [],
  'providers/anthropic/errors.ts': [],
  'providers/anthropic/provider.ts': [],
  'providers/anthropic/from-stream.ts': [],
  'providers/gemini/errors.ts': [],
  'providers/gemini/from-stream.ts': [],
  'providers/gemini/provider.ts': [],
  'providers/reliable/classify-failure.ts': [],
  'providers/reliable/provider.ts': ['A model is given up', 'The prompt was too long; older messages are left out', 'A model is asked again', 'Every provider was given up'],
  'channels/discord/channel.ts': ['You write on Discord. Use short paragraphs and simple Markdown without tables. To send a file of the workspace, write [IMAGE:path], [DOCUMENT:path], [VIDEO:path] or [AUDIO:path] on a line of its own.', 'Discord is connected anew', 'A press could not be answered', 'the session is over', 'What was said meanwhile could not be fetched', 'A stranger could not be answered', 'The commands could not be offered'],
  'channels/discord/commands.ts': ['What is going on', 'Approve a procedure that waits', 'Which one; may be left out when one waits', 'Reject a procedure that waits', 'End the answer that is being written', 'Start a new conversation', 'Show or change the model of this conversation', 'List the models', 'What you can say here'],
  'channels/discord/errors.ts': ['Discord answered 401'],
  'channels/discord/to-discord-markdown.ts': ['```\nX\n```'],
  'channels/email/answer-code.ts': ['- `/X X` — X'],
  'channels/email/channel.ts': ['You write a mail. Answer in full, in Markdown. To attach a file of the workspace, write [IMAGE:path] or [DOCUMENT:path] on a line of its own.', 'A mail was left in the folder: it is too large', 'A mail was not answered', 'A mail was not read: the domain of its sender disowns it', 'its head cannot be read', 'A mail was not read: its body cannot be taken apart', 'its sender is not on the list', 'A mail could not be answered', 'Content-Type: text/html; charset=utf-8\r\n\r\nX'],
  'channels/email/parse-mail.ts': ['Content-Type: text/html; charset=utf-8\r\n\r\nX'],
  'channels/email/sender-proof.ts': ['^X ?= ?X\\b'],
  'channels/email/to-message.ts': ['it does not say whom it is from', 'it is our own', 'X\nX\nX\nX', 'a program answered', 'it went to a list', 'it takes no answers'],
  'channels/mqtt/channel.ts': ['You write to a program or a small display. Answer shortly, in plain text.', 'A message on a topic was not taken', 'A stranger could not be answered'],
  'channels/slack/channel.ts': ['You write on Slack. Use short paragraphs and simple Markdown. To send a file of the workspace, write [IMAGE:path], [DOCUMENT:path], [VIDEO:path] or [AUDIO:path] on a line of its own.', 'A message could not be taken; Slack sends it again', 'An event could not be acknowledged', 'A press could not be answered', 'A stranger could not be answered', 'What was said meanwhile could not be fetched'],
  'channels/take-files.ts': ['[The file "X" was not taken: it is larger than 20 MB.]', 'A file could not be taken', '[The file "X" could not be taken.]'],
  'channels/telegram/channel.ts': ['You write on Telegram. Use short paragraphs and simple Markdown without tables. To send a file of the workspace, write [IMAGE:path], [DOCUMENT:path], [VIDEO:path], [AUDIO:path] or [VOICE:path] on a line of its own.', 'A press could not be answered', 'A stranger could not be answered'],
  'channels/telegram/errors.ts': ['message is not modified'],
  'composition/config-follower.ts': ['A change of config.toml could not be applied', 'The file of secrets is not watched; a change of it counts when config.toml is saved', 'A change of the secrets could not be applied', 'A secret that can be read again could not be applied', 'the engine closes', '[mqtt] in config.toml'],
  'composition/models/provider-tests.ts': ['You answer with one word.', 'the engine closes'],
  'composition/channels/channels.ts': ['A chat has another id now', 'a backup was restored', 'its channel is not in config.toml any more', 'the engine closes'],
  'messages/answer-display.ts': ['open a draft', 'remove the draft', 'update the draft', 'the answer is there', 'The channel could not X'],
  'messages/approval-announcer.ts': ['the engine closes', 'A gate could not be asked about on channels; it is tried again', 'it is decided', 'it is announced anew'],
  'messages/call-text.ts': ['▸ X X'],
  'messages/channel-commands.ts': ['`X` **X** XX', '`/X X` X'],
  'messages/channel-hub.ts': ['A channel cannot be used', 'the channel ends'],
  'messages/channel-questions.ts': ['A channel does not take the outcome of a question'],
  'messages/deliver-owed.ts': ['A draft could not become the answer, which is sent anew', 'remove the draft', 'The channel could not X'],
  'messages/listen-always.ts': ['A channel stopped listening', 'the listener ended', 'A channel did not answer a check'],
  'messages/message-dispatch.ts': ['stopped by the person', 'a newer message came', 'a backup was restored', 'the engine closes', 'A message could not be dealt with', 'A stopped message could not be noted as done'],
  'messages/message-pipeline.ts': ['💬 [X] from X: X', 'A message was dropped by a hook', 'A message that waited is not answered', 'A message waits until its channel is there', 'A message is not answered: its channel is not configured any more', '[Document: X] X', '[Voice message that nobody could write down: X. No transcriber is configured.]', 'A voice message could not be written down', '[Voice message that could not be written down: X]', 'Channel context: channel=X, reply target=X. To have a job answer here, give cron_add delivery={"channel":"X","to":"X"}.', '🔧 `X`: `X`', 'the answer is there'],
  'messages/outbox.ts': ['the engine closes', 'What is owed to channels could not be read', 'something else came first', 'What is owed to a channel could not be taken up', 'What was owed to a channel is not sent any more', 'What was owed to a channel is given up: too much waits for it', 'What became of a message to a channel could not be noted', 'A channel refuses a message for good', 'A message could not be sent and is tried again'],
  'messages/pairing.ts': ['This assistant does not know you yet. Your code is X. The person who runs it can let you in within an hour: in the app on the page Channels, or with `zeroclaw channels allow X X`.', '아직 등록되지 않은 사용자입니다. 코드는 X 입니다. 이 도우미를 운영하는 분이 한 시간 안에 앱의 채널 페이지나 위 명령으로 등록할 수 있습니다.'],
  'ports/tool.ts': [],
  'plugins/as-channel.ts': ['must be a function'],
  'plugins/as-hook.ts': ['must be a function'],
  'plugins/as-provider.ts': ['must be a function', 'must have stream(request, signal) or answer(request, signal)'],
  'plugins/as-tool.ts': ['must be 1 to 64 letters, digits, "-" or "_"', 'must say what the tool is for', 'must be a JSON Schema of type "object"', 'must be a function', 'The default export of X is no X: X'],
};

const files: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(wholeFolders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: join(projectRoot, 'src/main') })).filter((file) => !file.endsWith('.test.ts') && !ownWords.some((own) => file.startsWith(own))).map((file) => [file, []])),
  ...covered,
};

/** Everything that may say further sentences of the tables. */
const engine = [...globSync('**/*.ts', { cwd: join(projectRoot, 'src/main') }).filter((file) => !file.endsWith('.test.ts')), '../shared/config.ts', '../shared/pin-roles.ts', '../shared/config-keys.ts', '../shared/utf8-text.ts', '../renderer/components/chosen-file.ts'];

/** Put together from parts in a way that cannot be read off the source. */
const composed = ['"X" is not an address that starts with http:// or https://.', 'An address may not hold a name or a password. Send them in a header.', '"X" is on this computer or in its own network, which http_request does not reach unless a person writes "X" under tools.http_allow in config.toml.', ...['at least', 'at most', 'more than', 'less than', 'a multiple of'].map((words) => `X must be ${words} X, not X`), 'X must have at most X characters, not X', 'X must have at most 1 character, not X', ...['1 character', '1 entry', '1 member', 'X members'].map((count) => `X must have at least ${count}`), ...['1 entry', '1 member', 'X members'].map((count) => `X must have at most ${count}`), ...['is not known', 'has no value: that step has no output', 'has no value: the event has no topic', 'has no value: the event has no payload', 'has no value: the payload is not JSON', 'has no value: the payload has no such key'].map((why) => `X, argument "X": X ${why}`), 'It is not running: X; it is tried again', 'ready, tools as text', '"X" or "X"', 'X. Use another pin, or take X out of config.toml.', 'X The pulse was ended: X is X.', 'X The pulse was not ended, and X may stay X: X', 'X Whether the pulse ended is not known. X', 'The file was changed: event X (line X) cannot be read.', 'The file was changed: event X (line X), X, is the first that does not fit its hash and what stands before it.', 'The file was changed: event X (line X) is the first that does not fit its hash and what stands before it.', 'There is more than the X events that the header names, from event X (line X) on.', 'X is created', 'X is replaced', 'X is extended', 'a whole number from X to X', 'a number from X to X', 'Did you mean "X"? X', 'a list of tables', 'Name one from 1 to X, or "next: end".', 'X is followed by "X", which is not X, from 1 to X', 'Write for example "on_failure: X:2"; the number goes, from 1 to X.', '1 run', 'X runs', 'The last run with X = X ended at X; X may start again at X.', 'The last run without X ended at X; X may start again at X.', 'X: write either "command" or "url"', 'X: the name of a server has at most 20 letters, digits and -', ...['tool', 'hook', 'provider', 'channel'].map((kind) => `The default export of X is no ${kind}: X`), 'X: must be a function', 'X: must be 1 to 64 letters, digits, "-" or "_"', 'X: must say what the tool is for', 'X: must be a JSON Schema of type "object"', 'X: must have stream(request, signal) or answer(request, signal)', 'X: Invalid input: expected X, received X', 'X; X'];

/** Every text of a source, each in every way in which it can read. */
function textsIn(file: string): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (isText(node)) found.push(readings(node).map((text) => text.trimEnd()));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(projectRoot, 'src/main', file), 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** A text with more values than this is a page, not a sentence. */
const mostValues = 7;

/** A value stands as X or is left out, unless the source says what it can be. */
function readings(node: ts.Expression): readonly string[] {
  if (ts.isTemplateExpression(node) && node.templateSpans.length > mostValues) return [];
  if (ts.isTemplateExpression(node)) return node.templateSpans.reduce<readonly string[]>((texts, span) => texts.flatMap((text) => ['X', '', ...readings(span.expression)].map((piece) => `${text}${piece}${span.literal.text}`)), [node.head.text]);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...readings(node.whenTrue), ...readings(node.whenFalse)];
  return ts.isBinaryExpression(node) ? readings(node.right) : [];
}

const read = (english: string): string => english.replaceAll(/\{\w+[?!]?\}/gu, 'X');
const known = new Set(Object.keys(sentences).map(read));

describe.each(Object.entries(files))('%s', (file, unread) => {
  test('says nothing to people that has no Korean', () => {
    const missing = textsIn(file).filter((texts) => texts.some((text) => /\S\s\S+\s\S/u.test(text)) && !texts.some((text) => known.has(text) || unread.includes(text)));
    expect(missing.map(([text]) => text)).toEqual([]);
  });
});

test('every sentence of the tables is one that the engine says', () => {
  const said = new Set(engine.flatMap((file) => textsIn(file).flat()));
  expect([...known].filter((sentence) => !said.has(sentence) && !composed.includes(sentence))).toEqual([]);
});
