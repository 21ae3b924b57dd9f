/** What is wrong with a channel, and what its service says. */
export const channelSentences = {
  // All channels
  'Only the first {sent} of {all} parts of an answer could be sent: {reason?}':
    '답의 {all}개 부분 중 처음 {sent}개만 보낼 수 있었습니다: {reason?}',
  'The whole answer is in the conversation in the app.': '답 전체는 앱의 대화에 있습니다.',
  'What was to be sent cannot be read': '보낼 것을 읽을 수 없습니다',
  'An answer is in the conversation in the app.': '답이라면 앱의 대화에 있습니다.',
  'There is no channel "{channel}" now': '지금은 "{channel}" 채널이 없습니다',
  'There is no channel "{channel}"': '"{channel}" 채널이 없습니다',
  'There is no channel "{channel}" that works': '동작하는 "{channel}" 채널이 없습니다',
  '`zeroclaw channels` lists those that are configured.':
    '`zeroclaw channels`로 설정된 채널을 볼 수 있습니다.',
  'Check [channels_config.{channel}] in config.toml.':
    'config.toml의 [channels_config.{channel}]을 확인하세요.',
  'The channel {channel} failed without saying why': '{channel} 채널이 이유를 알리지 않고 실패했습니다',
  'The service ended the connection.': '서비스가 연결을 끊었습니다.',
  'It is being connected to': '연결하는 중입니다',
  'It is connected to again by itself.': '저절로 다시 연결합니다.',
  'The channel {channel} is not in config.toml any more, so this was not answered.':
    '{channel} 채널이 이제 config.toml에 없어서 답하지 않았습니다.',
  'The chat {from} on {channel} has another id now: {to}':
    '{channel}의 대화방 {from}의 번호가 {to}[으로/로] 바뀌었습니다',
  'Write "{channel}:{to}" instead of "{channel}:{from}" into [sop] approval_routes in config.toml.':
    'config.toml의 [sop] approval_routes에 "{channel}:{from}" 대신 "{channel}:{to}"[을/를] 쓰세요.',
  'More than {most} messages wait for the channel "{channel}": the oldest are given up, and each chat hears how many once it takes something':
    '"{channel}" 채널로 보낼 메시지가 {most}개 넘게 기다립니다. 가장 오래된 것부터 보내지 않으며, 대화마다 다시 받을 때 몇 개였는지 알립니다',
  'The page Channels says why they wait. If nobody is to get them, take [channels_config.{channel}] out of config.toml. Answers are in the app.':
    '기다리는 까닭은 채널 페이지에 있습니다. 받을 사람이 없으면 config.toml에서 [channels_config.{channel}][을/를] 지우세요. 답은 앱에 있습니다.',
  'The channels are off: what was owed on them in the backup could not be taken out: {reason?}':
    '채널을 껐습니다. 백업에서 채널로 보내려던 것을 없애지 못했습니다: {reason?}',
  'A reminder could not be sent on channels; it is tried again':
    '채널로 알림을 보내지 못했습니다. 다시 시도합니다',
  '{remedy?} It is tried again until it is done; then they come.':
    '{remedy?} 될 때까지 다시 시도하고, 되면 채널이 켜집니다.',
  'A backup was restored in which this was not answered yet. Whether it was answered since is not known, so it was not worked on again.':
    '복원한 백업에는 이 메시지가 아직 답하지 않은 것으로 되어 있습니다. 그 뒤에 답했는지 알 수 없어 다시 처리하지 않았습니다.',
  'This was stopped before it was answered.': '답하기 전에 멈췄습니다.',
  'A newer message came before this was answered.': '답하기 전에 새 메시지가 왔습니다.',
  'ZeroClaw was restarted while it worked on this.': '이것을 처리하는 중에 ZeroClaw가 다시 시작했습니다.',
  'Anybody could have written this under that name, so it cannot be allowed for longer than this one call.':
    '누구든 그 이름으로 쓸 수 있었으므로 이 호출 한 번보다 오래 허용할 수 없습니다.',
  'Calls of this step cannot be allowed for longer.': '이 단계의 호출은 더 오래 허용할 수 없습니다.',
  'Approve this card. After five approvals of one step, which only the mode asks about, a range of calls is offered.':
    '이 카드를 승인하세요. 실행 방식 때문에만 묻는 단계를 다섯 번 승인하면 호출의 범위를 제안합니다.',
  'Calls of this tool cannot be allowed for longer yet.': '이 도구의 호출은 아직 더 오래 허용할 수 없습니다.',
  'Approve this call. After five approvals a range of calls like them is offered.':
    '이 호출을 승인하세요. 다섯 번 승인하면 그런 호출의 범위를 제안합니다.',
  'The range allows more than what was offered.': '범위가 제안한 것보다 넓습니다.',
  'Nothing was allowed. A range can only be narrowed: show the question again.':
    '아무것도 허용하지 않았습니다. 범위는 좁힐 수만 있습니다. 질문을 다시 여세요.',
  'Approve this call, or reject it.': '이 호출을 승인하거나 거절하세요.',
  'rejected with a button on {channel}': '{channel}의 버튼으로 거절함',
  'Nobody waits on {channel} with the code {code}':
    '{channel}에서 코드 {code}[으로/로] 기다리는 사람이 없습니다',
  'A code is good for an hour and until the app is closed. Ask them to write again; they get a new one.':
    '코드는 한 시간 동안, 앱을 닫을 때까지 쓸 수 있습니다. 다시 메시지를 보내 달라고 하세요. 새 코드를 받게 됩니다.',
  '{sender} was not let in on {channel} with a code':
    '{sender}[은/는] {channel}에 코드로 등록된 사람이 아닙니다',
  'Who stands in config.toml is taken out there.': 'config.toml에 적힌 사람은 그 파일에서 빼세요.',
  'Only files of the workspace can be sent.': '작업 폴더의 파일만 보낼 수 있습니다.',
  'The transcriber at {address} did not write down a voice message: {reason?}':
    '{address}의 받아쓰기 서버가 음성 메시지를 받아쓰지 못했습니다: {reason?}',
  'it answered {status}': '상태 {status}[으로/로] 답했습니다',
  'Check [channels_config.transcriber] in config.toml, and that its server runs.':
    'config.toml의 [channels_config.transcriber]와 그 서버가 실행 중인지 확인하세요.',

  // Telegram
  'Telegram answered "{said}" ({code}) to {method}':
    'Telegram이 {method}에 "{said}"({code})[으로/로] 답했습니다',
  'Telegram answered {status} to the download of a file':
    'Telegram이 파일 내려받기에 상태 {status}[으로/로] 답했습니다',
  'Telegram cannot be reached': 'Telegram에 연결할 수 없습니다',
  'Check the network, and channels_config.telegram.api_root.':
    '네트워크와 channels_config.telegram.api_root를 확인하세요.',
  'Check channels_config.telegram.bot_token: BotFather shows the token of the bot.':
    'channels_config.telegram.bot_token을 확인하세요. 봇의 토큰은 BotFather에서 볼 수 있습니다.',
  'Another program reads the messages of this bot. Stop it, or give this one a bot of its own.':
    '다른 프로그램이 이 봇의 메시지를 읽고 있습니다. 그 프로그램을 멈추거나 여기에 다른 봇을 쓰세요.',
  'A bot may write only where it is wanted: the person writes to it first, or lets it into the group, and has not blocked it.':
    '봇은 허락된 곳에만 쓸 수 있습니다. 상대가 먼저 말을 걸거나 그룹에 들여야 하고, 봇을 차단하지 않아야 합니다.',
  'The group is a supergroup now. Write {id} for its number, in config.toml and in jobs.':
    '그룹이 슈퍼그룹이 되었습니다. config.toml과 작업에 그 번호를 {id}[으로/로] 쓰세요.',
  'Check the number of the chat. The bot knows only chats in which it was written to, or that it was let into.':
    '대화방 번호를 확인하세요. 봇은 메시지를 받았거나 초대된 대화방만 압니다.',

  // Discord
  'Discord answered "{said}" ({code})': 'Discord가 "{said}"({code})[으로/로] 답했습니다',
  'Discord answered {status}': 'Discord가 상태 {status}[으로/로] 답했습니다',
  'Discord answered {status} to the download of a file':
    'Discord가 파일 내려받기에 상태 {status}[으로/로] 답했습니다',
  'Discord asks to wait {seconds} s': 'Discord가 {seconds}초 기다리라고 합니다',
  'Discord cannot be reached': 'Discord에 연결할 수 없습니다',
  'Discord ended the connection ({code})': 'Discord가 연결을 끊었습니다({code})',
  'Discord does not know the token of the bot': 'Discord가 봇의 토큰을 알지 못합니다',
  'Discord does not let the bot read messages that do not name it':
    'Discord가 봇을 부르지 않은 메시지를 읽게 하지 않습니다',
  'Check the network, and channels_config.discord.api_root.':
    '네트워크와 channels_config.discord.api_root를 확인하세요.',
  'Check channels_config.discord.bot_token: the page Bot of the application shows it once, and makes a new one.':
    'channels_config.discord.bot_token을 확인하세요. 토큰은 애플리케이션의 Bot 페이지에서 한 번만 보이며, 거기서 새로 만들 수 있습니다.',
  'Switch on "Message Content Intent" on the page Bot of the application, or set mention_only = true.':
    '애플리케이션의 Bot 페이지에서 "Message Content Intent"를 켜거나 mention_only = true로 두세요.',
  'Check the id: with developer mode on, a right click on a channel copies it. A person is written as @ID.':
    'ID를 확인하세요. 개발자 모드를 켜고 채널을 오른쪽 클릭하면 복사할 수 있습니다. 사람은 @ID로 씁니다.',
  'Check the id of the person: with developer mode on, a right click copies it.':
    '사람의 ID를 확인하세요. 개발자 모드를 켜고 오른쪽 클릭하면 복사할 수 있습니다.',
  'The file is too large for Discord.': '파일이 Discord에 너무 큽니다.',
  'Invite the bot to the server, and let it see the channel.':
    '봇을 서버에 초대하고 그 채널을 볼 수 있게 하세요.',
  'The person has to share a server with the bot and take direct messages from its members.':
    '상대가 봇과 같은 서버에 있고, 그 서버 구성원의 DM을 받아야 합니다.',
  'Give the bot the permissions Send Messages, Attach Files and Add Reactions in that channel.':
    '그 채널에서 봇에 Send Messages, Attach Files, Add Reactions 권한을 주세요.',

  // Slack
  'Slack answered "{said}"': 'Slack이 "{said}"[으로/로] 답했습니다',
  'Slack answered {status}': 'Slack이 상태 {status}[으로/로] 답했습니다',
  'Slack asks to wait {seconds} s': 'Slack이 {seconds}초 기다리라고 합니다',
  'Slack cannot be reached': 'Slack에 연결할 수 없습니다',
  'Slack ended the connection before it said hello': 'Slack이 인사도 하기 전에 연결을 끊었습니다',
  'Slack names no room to write to {recipient}': 'Slack에 {recipient}에게 쓸 대화방이 없습니다',
  'Slack did not hand out a file ({status})': 'Slack이 파일을 내주지 않았습니다({status})',
  'A file lies at {host}, which is not Slack': '파일이 Slack이 아닌 {host}에 있습니다',
  'Check the network, and channels_config.slack.api_root.':
    '네트워크와 channels_config.slack.api_root를 확인하세요.',
  'Check channels_config.slack.bot_token (begins with xoxb-) and app_token (begins with xapp-): the pages "OAuth & Permissions" and "Basic Information" of the app show them.':
    'channels_config.slack.bot_token(xoxb-로 시작)과 app_token(xapp-로 시작)을 확인하세요. 앱의 "OAuth & Permissions"와 "Basic Information" 페이지에서 볼 수 있습니다.',
  'Give the bot the scope {scope?} on the page "OAuth & Permissions" of the app, then install the app again.':
    '앱의 "OAuth & Permissions" 페이지에서 봇에 {scope?} 권한(scope)을 주고 앱을 다시 설치하세요.',
  'that is missing': '빠진',
  'Give the bot the scope files:read, then install the app again.':
    '봇에 files:read 권한(scope)을 주고 앱을 다시 설치하세요.',
  'Check the id of the channel or person, and invite the app to the channel: /invite @NAME.':
    '채널이나 사람의 ID를 확인하고 앱을 채널에 초대하세요: /invite @NAME.',

  // Mail
  '{server} does not let the account in: {said?}': '{server}[이/가] 계정을 받아들이지 않습니다: {said?}',
  'Check channels_config.email.username and password. Many services want a password made for apps.':
    'channels_config.email.username과 password를 확인하세요. 앱 전용 비밀번호가 있어야 하는 서비스가 많습니다.',
  '{server} has no such folder: {said?}': '{server}에 그런 폴더가 없습니다: {said?}',
  'Check channels_config.email.folder.': 'channels_config.email.folder를 확인하세요.',
  'No safe connection to {server} came about: {said?}': '{server}에 안전하게 연결할 수 없었습니다: {said?}',
  'Check channels_config.email.tls ("always" or "starttls"), the port, and the certificate of the server.':
    'channels_config.email.tls("always" 또는 "starttls"), 포트, 서버의 인증서를 확인하세요.',
  '{server} answered {status}: {said?}': '{server}[이/가] {status}[으로/로] 답했습니다: {said?}',
  '{server} cannot be reached ({code})': '{server}에 연결할 수 없습니다({code})',
  'Check the network, and the hosts and ports under channels_config.email.':
    '네트워크와 channels_config.email의 호스트와 포트를 확인하세요.',
  '{server} could not be used: {said?}': '{server}[을/를] 쓸 수 없었습니다: {said?}',
  'the server ended the connection': '서버가 연결을 끊었습니다',
  'there is no connection': '연결되어 있지 않습니다',
  '"{recipient}" is no address of one person': '"{recipient}"[은/는] 한 사람의 주소가 아닙니다',
  'Write it as ana@plant.example.': 'ana@plant.example처럼 쓰세요.',

  // Programs: webhook and topics
  'The gateway, where messages come in, is not open': '메시지가 들어오는 게이트웨이가 열려 있지 않습니다',
  'See [gateway] in config.toml, and the page Problems.': 'config.toml의 [gateway]와 문제 목록을 보세요.',
  'An answer could not be posted to {address}: {reason?}':
    '답을 {address}[으로/로] 보낼 수 없었습니다: {reason?}',
  'Check "send_url" under [channels_config.webhook] in config.toml, and that its server runs.':
    'config.toml [channels_config.webhook]의 "send_url"과 그 서버가 실행 중인지 확인하세요.',
  '{address} answered {status} to an answer': '{address}[이/가] 답에 상태 {status}[으로/로] 답했습니다',
  'Any status from 200 to 299 says that it was taken.': '200에서 299 사이의 상태라야 받은 것으로 칩니다.',
  'Check that its server runs, and "send_url" under [channels_config.webhook] in config.toml. Any status from 200 to 299 says that it was taken.':
    '그 서버가 실행 중인지, config.toml [channels_config.webhook]의 "send_url"이 맞는지 확인하세요. 200에서 299 사이의 상태라야 받은 것으로 칩니다.',
  'The receiver does not accept the signature: check that it knows "secret" under [channels_config.webhook] in config.toml, and the clocks of the two machines.':
    '받는 쪽이 서명을 받아들이지 않습니다. config.toml [channels_config.webhook]의 "secret"을 알고 있는지, 두 컴퓨터의 시계가 맞는지 확인하세요.',
  'This sender is not known here.': '여기서 알지 못하는 보낸 사람입니다.',
  'See allowed_users of the channel in config.toml.': 'config.toml에서 그 채널의 allowed_users를 보세요.',
  'The message could not be taken now': '지금은 메시지를 받을 수 없었습니다',
  'Send it again in a moment, with the same id.': '잠시 뒤에 같은 id로 다시 보내세요.',
  'The message is not signed': '메시지에 서명이 없습니다',
  'The signature is missing or wrong': '서명이 없거나 틀립니다',
  'Sign TIMESTAMP.BODY with HMAC-SHA256 and the secret of the channel.':
    'TIMESTAMP.BODY를 채널의 비밀로 HMAC-SHA256 서명하세요.',
  'The message was signed too long ago, or in the future':
    '메시지의 서명 시각이 너무 오래되었거나 미래입니다',
  'The timestamp is in seconds since 1970; compare the clocks of the two machines.':
    '시각은 1970년부터의 초입니다. 두 컴퓨터의 시계를 비교하세요.',
  'The message cannot be read: {reason}': '메시지를 읽을 수 없습니다: {reason}',
  'A message is JSON: {"sender": "ana", "content": "…", "id": "…", "thread_id": "…"}; the last two may be left out.':
    '메시지는 JSON입니다: {"sender": "ana", "content": "…", "id": "…", "thread_id": "…"}. 뒤의 둘은 뺄 수 있습니다.',
  'The channel mqtt needs a broker': 'mqtt 채널에는 브로커가 있어야 합니다',
  'Name one with "url" under [mqtt] in config.toml.': 'config.toml [mqtt]의 "url"에 브로커를 적으세요.',

  // What channels say themselves
  'Only people who are allowed to talk to this bot can do that.':
    '이 봇과 이야기하도록 허용된 사람만 할 수 있습니다.',
  'Only people who are allowed to talk to this bot can decide.':
    '이 봇과 이야기하도록 허용된 사람만 결정할 수 있습니다.',
  'Only people who are allowed to talk to this app can decide.':
    '이 앱과 이야기하도록 허용된 사람만 결정할 수 있습니다.',
  'Only people who are allowed to talk here can decide.':
    '여기서 이야기하도록 허용된 사람만 결정할 수 있습니다.',
  'This is known now:': '지금 알려진 것:',
  'Answer this mail, and begin with one of these lines:':
    '이 메일에 답하면서 다음 가운데 한 줄로 시작하세요:',
  'Your mail came, and its text could not be read. Write it again as plain text.':
    '메일은 왔지만 내용을 읽을 수 없었습니다. 일반 텍스트로 다시 써 주세요.',
  'Nothing was approved: the line says more than a yes, and a yes is for everything that the mail shows. To approve it, answer that mail with the line it names alone.':
    '승인하지 않았습니다. 그 줄에 승인 말고 다른 말이 있는데, 승인은 메일에 보이는 전체에 대한 것입니다. 승인하려면 그 메일에 답하면서 적힌 줄만 쓰세요.',
  'Nothing was decided. The address of a mail can be forged, so a decision by mail needs the code of the mail that asks for it: answer that mail, and begin with the line it names. In the app and on the command line no code is needed.':
    '아무것도 결정하지 않았습니다. 메일 주소는 위조할 수 있으므로, 메일로 결정하려면 물어본 메일의 코드가 있어야 합니다. 그 메일에 답하면서 거기 적힌 줄로 시작하세요. 앱과 명령줄에서는 코드가 필요 없습니다.',
} as const satisfies Readonly<Record<string, string>>;
