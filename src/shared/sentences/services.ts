/** What is told of the broker, the gateway and the engine itself. */
export const serviceSentences = {
  '{name} cannot be put into the conversation: {why?}': '{name}[을/를] 대화에 넣을 수 없습니다: {why?}',
  '{name} does not fit into the message beside the files that are in it':
    '{name}[은/는] 이미 붙인 파일들과 함께 메시지에 들어가지 않습니다',
  'Send the message first, or choose a model with a larger context.':
    '먼저 메시지를 보내거나 컨텍스트가 더 큰 모델을 고르세요.',
  'it is larger than 10 MB': '10 MB보다 큽니다',
  'Put it into the workspace folder, and name it in your message.':
    '작업 공간 폴더에 넣고 메시지에서 이름을 말하세요.',
  'it is encrypted': '암호로 잠겨 있습니다',
  'Save it without a password first.': '먼저 암호 없이 저장하세요.',
  'its pages are pictures, or do not say which letters they show':
    '페이지가 그림이거나 어떤 글자인지 밝히지 않습니다',
  'Copy its text into a text file, or send its pages as pictures to a model that can see.':
    '글을 텍스트 파일로 옮기거나, 그림을 볼 수 있는 모델에 페이지를 그림으로 보내세요.',
  'it takes too long, or too much memory, to read': '읽는 데 시간이나 메모리가 너무 많이 듭니다',
  'it is no PDF that can be read': '읽을 수 있는 PDF가 아닙니다',
  'Copy its text into a text file.': '글을 텍스트 파일로 옮기세요.',
  'Save it again, or copy its text into a text file.': '다시 저장하거나 글을 텍스트 파일로 옮기세요.',
  'it is neither text nor a PDF': '텍스트도 PDF도 아닙니다',
  'Save it as text (UTF-8) or as a PDF.': '텍스트(UTF-8)나 PDF로 저장하세요.',
  'the proxy {host} wants a name and a password': '프록시 {host}[이/가] 이름과 암호를 요구합니다',
  'the proxy {host} does not let it through and answers {status}':
    '프록시 {host}[이/가] 보내 주지 않고 {status}[으로/로] 답합니다',
  'the proxy {host} cannot be reached ({code})': '프록시 {host}에 닿을 수 없습니다 ({code})',
  // The broker
  'connecting to {address}': '{address}에 연결하는 중',
  'the connection was closed': '연결이 닫혔습니다',
  'the broker did not answer': '브로커가 응답하지 않습니다',
  'the connection broke': '연결이 끊어졌습니다',
  'Cannot connect to the MQTT broker at {address}: {reason?}':
    '{address}의 MQTT 브로커에 연결할 수 없습니다: {reason?}',
  'Check that the broker runs, and "url" under [mqtt] in config.toml.':
    '브로커가 실행 중인지, config.toml [mqtt]의 "url"이 맞는지 확인하세요.',
  'it closed the connection': '연결을 닫았습니다',
  'Check that the broker runs, and that "url" under [mqtt] begins with mqtts:// where it speaks TLS on that port, and with mqtt:// where it does not. Its log says why it closed the connection.':
    '브로커가 실행 중인지, 그 포트에서 TLS를 쓰면 [mqtt]의 "url"이 mqtts://로, 쓰지 않으면 mqtt://로 시작하는지 확인하세요. 연결을 닫은 까닭은 브로커의 로그에 있습니다.',
  'nothing listens there': '그 주소에서 응답하는 프로그램이 없습니다',
  'Start the broker, or correct "url" under [mqtt] in config.toml.':
    '브로커를 시작하거나 config.toml [mqtt]의 "url"을 고치세요.',
  'the name is not known': '알려지지 않은 이름입니다',
  'Correct the host in "url" under [mqtt], or check the network.':
    '[mqtt]의 "url"에서 호스트를 고치거나 네트워크를 확인하세요.',
  'it does not answer': '응답하지 않습니다',
  'Check the network, the address and the firewall between here and the broker.':
    '네트워크, 주소, 브로커까지의 방화벽을 확인하세요.',
  'it refuses the user name or password': '사용자 이름이나 비밀번호를 거부합니다',
  'Correct "username" and "password" under [mqtt] in config.toml.':
    'config.toml [mqtt]의 "username"과 "password"를 고치세요.',
  'The MQTT broker at {address} closes the connection again and again, most likely because another client uses the same client id, {client}':
    '{address}의 MQTT 브로커가 연결을 거듭 닫습니다. 다른 클라이언트가 같은 클라이언트 ID({client})를 쓰는 것 같습니다',
  'Give one of the two a name of its own: "client_id" under [mqtt] in config.toml.':
    '둘 중 하나에 다른 이름을 주세요. config.toml [mqtt]의 "client_id"입니다.',
  'it refuses the client id': '클라이언트 ID를 거부합니다',
  'Choose another "client_id" under [mqtt] in config.toml.':
    'config.toml [mqtt]에서 다른 "client_id"를 고르세요.',
  'nobody this machine trusts vouches for its certificate':
    '이 컴퓨터가 신뢰하는 어느 기관도 그 인증서를 보증하지 않습니다',
  'Put the certificate of the authority that issued it into a file and name that as "ca_file" under [mqtt] in config.toml.':
    '인증서를 발급한 기관의 인증서를 파일에 넣고, config.toml [mqtt]의 "ca_file"에 그 파일을 쓰세요.',
  'The certificates of [{section}] cannot be read: {reason?}':
    '[{section}]의 인증서를 읽을 수 없습니다: {reason?}',
  'Correct "ca_file" under [{section}] in config.toml: a file that holds one or more certificates as PEM text.':
    'config.toml [{section}]의 "ca_file"을 고치세요. 인증서가 하나 이상 PEM 텍스트로 들어 있는 파일이어야 합니다.',
  'There is no certificate in {file}': '{file}에 인증서가 없습니다',
  'its certificate is for another name': '인증서가 다른 이름의 것입니다',
  'Use the name in the certificate in "url" under [mqtt], or issue one for this address.':
    '[mqtt]의 "url"에 인증서의 이름을 쓰거나, 이 주소의 인증서를 발급하세요.',
  'the secure connection failed': '보안 연결에 실패했습니다',
  "Check that the broker's certificate is valid for this address, and use mqtts:// only with a broker that speaks TLS.":
    '브로커의 인증서가 이 주소에 유효한지 확인하고, mqtts://는 TLS를 쓰는 브로커에만 쓰세요.',
  'the address is not understood': '주소를 이해할 수 없습니다',
  'Write "url" under [mqtt] like mqtt://127.0.0.1:1883.':
    '[mqtt]의 "url"을 mqtt://127.0.0.1:1883처럼 쓰세요.',
  '{address}: not connected, next try in {seconds} s': '{address}: 연결되지 않음, {seconds}초 뒤 다시 시도',
  'The broker refuses to deliver {topics}': '브로커가 {topics} 토픽을 전달하지 않겠다고 합니다',
  '{filter} is no topic to listen to: {reason}': '{filter}[은/는] 들을 수 있는 토픽이 아닙니다: {reason}',
  'Write a topic such as yard/tanks/+/level, or # for all.':
    'yard/tanks/+/level 같은 토픽을 쓰거나, 모두 들으려면 #을 쓰세요.',
  "Allow the user of [mqtt] to read these topics in the broker's access list.":
    '브로커의 접근 목록에서 [mqtt]의 사용자가 이 토픽들을 읽을 수 있게 하세요.',
  'It is not certain that the broker delivers {topics}: {reason?}':
    '브로커가 {topics} 토픽을 전달하는지 확실하지 않습니다: {reason?}',
  'It is asked again every minute. Look at the log of the broker.':
    '1분마다 다시 요청합니다. 브로커의 로그를 확인하세요.',
  "Allow the user of [mqtt] to read these topics in the broker's access list; it is asked again every minute.":
    '브로커의 접근 목록에서 [mqtt]의 사용자가 이 토픽들을 읽을 수 있게 하세요. 1분마다 다시 요청합니다.',
  "Allow the user of [mqtt] to read this topic in the broker's access list.":
    '브로커의 접근 목록에서 [mqtt]의 사용자가 이 토픽을 읽을 수 있게 하세요.',
  '{address}, over MQTT 3.1.1': '{address}, MQTT 3.1.1로',
  'The broker does not speak MQTT 5, so it is spoken to over 3.1.1: shared subscriptions start nothing, and only the text of a message is known':
    '브로커가 MQTT 5를 쓰지 않아 3.1.1로 연결합니다. 공유 구독은 아무것도 시작하지 않고, 메시지는 본문만 알 수 있습니다',
  'Let the broker speak MQTT 5, or write version = "3.1.1" under [mqtt] in config.toml and topics without "$share/".':
    '브로커가 MQTT 5를 쓰게 하거나, config.toml의 [mqtt]에 version = "3.1.1"을 쓰고 토픽에서 "$share/"를 빼세요.',
  'Shared subscriptions start nothing here: {topics}':
    '여기서는 공유 구독이 아무것도 시작하지 않습니다: {topics}',
  'The broker does not offer them: allow them there, or write the topics without "$share/" and the name of the group.':
    '브로커가 제공하지 않습니다. 브로커에서 허용하거나, "$share/"와 그룹 이름 없이 토픽을 쓰세요.',
  'Write version = "5" under [mqtt] in config.toml.': 'config.toml의 [mqtt]에 version = "5"를 쓰세요.',
  '{filter} takes messages from its group, so nobody only listens there':
    '{filter}[은/는] 그룹에서 메시지를 가져가므로 그냥 들을 수 없습니다',
  'Listen to the topic without "$share/" and the name of the group.':
    '"$share/"와 그룹 이름 없이 토픽을 들으세요.',
  'Topics that no broker accepts: {topics}': '어느 브로커도 받지 않는 토픽: {topics}',
  'Correct the topic in the trigger: + and # stand for whole levels, # only at the end.':
    '트리거의 토픽을 고치세요. +와 #은 한 단계 전체를 뜻하고, #은 끝에만 씁니다.',
  '"{topic}" is not a topic that can be published to': '"{topic}"[은/는] 보낼 수 있는 토픽이 아닙니다',
  'Use a topic without + and #.': '+와 #이 없는 토픽을 쓰세요.',
  'A message on {topic} could not be recorded: {reason?}': '{topic} 메시지를 기록하지 못했습니다: {reason?}',
  'The broker keeps it and sends it again. Check that the disk of the data folder has room and can be written.':
    '브로커가 보관했다가 다시 보냅니다. 데이터 폴더가 있는 디스크에 여유가 있고 쓸 수 있는지 확인하세요.',
  'A message on {topic} could not be handled, and started nothing: {reason?}':
    '{topic} 메시지를 처리하지 못해 아무것도 시작하지 않았습니다: {reason?}',
  'A change of {topic} could not be handled, and started nothing: {reason?}':
    '{topic}의 변화를 처리하지 못해 아무것도 시작하지 않았습니다: {reason?}',
  'Look at what this pin tells of, and start by hand, with its level as the payload, what has to be done.':
    '이 핀이 알려 주는 것을 살펴보고, 해야 할 일은 핀의 레벨을 입력 값으로 넣어 직접 시작하세요.',
  'The page Events has what it said; start by hand, with that as the payload, what has to be done. It does not come again.':
    '메시지 내용은 이벤트 페이지에 있습니다. 해야 할 일은 그 내용을 입력 값으로 넣어 직접 시작하세요. 이 메시지는 다시 오지 않습니다.',
  'MQTT topic {topic}': 'MQTT 토픽 {topic}',
  'MQTT broker {address}': 'MQTT 브로커 {address}',
  'A message of {bytes} bytes was not read, and started nothing: 1 MiB is the limit':
    '{bytes}바이트 메시지를 읽지 않았고 아무것도 시작하지 않았습니다. 한도는 1 MiB입니다',
  'The broker has lost what it kept for ZeroClaw: messages from {from} to {to} may be missing':
    '브로커가 ZeroClaw를 위해 보관하던 것을 잃었습니다. {from}부터 {to}까지의 메시지가 빠졌을 수 있습니다',
  'The broker has lost what it kept for ZeroClaw: messages until {to} may be missing':
    '브로커가 ZeroClaw를 위해 보관하던 것을 잃었습니다. {to}까지의 메시지가 빠졌을 수 있습니다',
  'Look at what the topics of your procedures tell of, and start by hand, with what they would have said as the payload, what has to be done. Let the broker keep its sessions on disk, with mosquitto "persistence true".':
    '절차의 토픽이 알려 주는 상태를 살펴보고, 해야 할 일은 메시지에 있었을 내용을 입력 값으로 넣어 직접 시작하세요. 브로커가 세션을 디스크에 보관하게 하세요(mosquitto는 "persistence true").',
  'If action is still needed, start the procedure by hand with the relevant part of the message. Let the sender send less, or a link to the data.':
    '해야 할 일은 메시지에서 절차가 보는 부분을 입력 값으로 넣어 직접 시작하세요. 보내는 쪽에서 더 작게 보내거나, 데이터가 있는 곳을 보내게 하세요.',
  'See the status of the broker.': '브로커의 상태를 보세요.',
  'Check at the receiver.': '받는 쪽을 확인하세요.',
  'There is no connection to the MQTT broker: {reason?}': 'MQTT 브로커와 연결되어 있지 않습니다: {reason?}',
  'There is no connection to the MQTT broker': 'MQTT 브로커와 연결되어 있지 않습니다',
  'Set "url" under [mqtt] in config.toml.': 'config.toml [mqtt]에 "url"을 쓰세요.',
  'Whether the message on {topic} was delivered is not known: {reason?}':
    '{topic} 메시지가 전달되었는지 알 수 없습니다: {reason?}',
  'Check at the receiver before publishing again.': '다시 보내기 전에 받는 쪽을 확인하세요.',

  // Queues
  'AMQP broker {address}': 'AMQP 브로커 {address}',
  'AMQP queue {queue}': 'AMQP 대기열 {queue}',
  'Cannot connect to the AMQP broker at {address}: {reason?}':
    '{address}의 AMQP 브로커에 연결할 수 없습니다: {reason?}',
  'Start the broker, or correct "url" under [amqp] in config.toml.':
    '브로커를 시작하거나 config.toml [amqp]의 "url"을 고치세요.',
  'Correct the host in "url" under [amqp], or check the network.':
    '[amqp]의 "url"에서 호스트를 고치거나 네트워크를 확인하세요.',
  'Correct "username" and "password" under [amqp] in config.toml. RabbitMQ lets "guest" in from its own machine alone.':
    'config.toml [amqp]의 "username"과 "password"를 고치세요. RabbitMQ는 "guest"를 같은 컴퓨터에서만 받아들입니다.',
  'it has no such virtual host, or refuses it to this user':
    '그런 가상 호스트가 없거나 이 사용자에게 허용하지 않습니다',
  'Correct the virtual host, which stands behind the "/" of "url" under [amqp], or let the broker allow it to the user.':
    '[amqp]의 "url"에서 "/" 뒤에 있는 가상 호스트를 고치거나, 브로커에서 그 사용자에게 허용하세요.',
  'Put the certificate of the authority that issued it into a file and name that as "ca_file" under [amqp] in config.toml.':
    '인증서를 발급한 기관의 인증서를 파일에 넣고, config.toml [amqp]의 "ca_file"에 그 파일을 쓰세요.',
  'Use the name in the certificate in "url" under [amqp], or issue one for this address.':
    '[amqp]의 "url"에 인증서의 이름을 쓰거나, 이 주소의 인증서를 발급하세요.',
  "Check that the broker's certificate is valid for this address, and use amqps:// only with a broker that speaks TLS.":
    '브로커의 인증서가 이 주소에 유효한지 확인하고, amqps://는 TLS를 쓰는 브로커에만 쓰세요.',
  'Check that the broker runs, and that "url" under [amqp] begins with amqps:// where it speaks TLS on that port, and with amqp:// where it does not. Its log says why it closed the connection.':
    '브로커가 실행 중인지, 그 포트에서 TLS를 쓰면 [amqp]의 "url"이 amqps://로, 쓰지 않으면 amqp://로 시작하는지 확인하세요. 연결을 닫은 까닭은 브로커의 로그에 있습니다.',
  'Check that the broker runs, and "url" under [amqp] in config.toml.':
    '브로커가 실행 중인지, config.toml [amqp]의 "url"이 맞는지 확인하세요.',
  'Nothing is heard of the queue {queue}: {reason?}': '{queue} 대기열에서 아무것도 오지 않습니다: {reason?}',
  'It is tried again. Look at the log of the broker.': '다시 시도합니다. 브로커의 로그를 확인하세요.',
  'The broker refuses the messages of the queue {queue}':
    '브로커가 {queue} 대기열의 메시지를 주지 않겠다고 합니다',
  'Allow the user of [amqp] to read this queue at the broker; it is tried again by itself.':
    '브로커에서 [amqp]의 사용자가 이 대기열을 읽을 수 있게 하세요. 저절로 다시 시도합니다.',
  'The broker has no queue {queue}': '브로커에 {queue} 대기열이 없습니다',
  'Make it at the broker, or correct the name in the trigger. ZeroClaw makes no queue, for whoever sends decides how it keeps messages; it is tried again by itself.':
    '브로커에서 만들거나 트리거의 이름을 고치세요. 메시지를 어떻게 보관할지는 보내는 쪽이 정하므로 ZeroClaw는 대기열을 만들지 않습니다. 저절로 다시 시도합니다.',
  'Another connection has the queue {queue} for itself alone':
    '다른 연결이 {queue} 대기열을 혼자 쓰고 있습니다',
  'Let that program end, or use a queue that is not exclusive; it is tried again by itself.':
    '그 프로그램을 끝내거나 독점하지 않는 대기열을 쓰세요. 저절로 다시 시도합니다.',
  'A message of the queue {queue} could not be recorded: {reason?}':
    '{queue} 대기열의 메시지를 기록하지 못했습니다: {reason?}',
  'A message of the queue {queue} could not be handled, and started nothing: {reason?}':
    '{queue} 대기열의 메시지를 처리하지 못해 아무것도 시작하지 않았습니다: {reason?}',

  // The gateway
  'The gateway cannot listen on {place}: {reason?}': '게이트웨이가 {place}에서 들을 수 없습니다: {reason?}',
  'Close that program, or choose another "port" under [gateway] in config.toml (0 = any free one).':
    '그 프로그램을 닫거나 config.toml [gateway]에서 다른 "port"를 고르세요(0 = 빈 포트).',
  'this user may not use it': '이 사용자는 쓸 수 없습니다',
  'Choose a "port" above 1023 under [gateway] in config.toml.':
    'config.toml [gateway]에서 1023보다 큰 "port"를 고르세요.',
  'this machine does not have that address': '이 컴퓨터에 그런 주소가 없습니다',

  // The engine itself
  'The plugin {file} came with a restored backup and is not allowed yet, so none of it was run':
    '플러그인 {file}[은/는] 복원한 백업에서 왔고 아직 허용되지 않아 아무것도 실행하지 않았습니다',
  '`zeroclaw allow {place}` shows what it is, and asks.':
    '`zeroclaw allow {place}` 명령이 무엇인지 보여 주고 묻습니다.',
  'It came with a restored backup, is not allowed yet and not in force: {says}':
    '복원한 백업에서 왔고 아직 허용되지 않아 적용되지 않습니다: {says}',
  'It came with a restored backup and is not allowed yet. It would run: {runs?}':
    '복원한 백업에서 왔고 아직 허용되지 않았습니다. 실행할 것: {runs?}',
  'a connection to {url}': '{url}[으로/로] 연결',
  'Nothing is held back under "{place}"': '"{place}"[으로/로] 막아 둔 것이 없습니다',
  '`zeroclaw allow` lists what is.': '`zeroclaw allow` 명령이 무엇이 있는지 보여 줍니다.',
  'What {place} runs was changed since it was shown':
    '{place}[이/가] 실행하는 것이 보여 준 뒤에 바뀌었습니다',
  'Look at it as it is now. Nothing was run.': '지금 내용을 확인하세요. 아무것도 실행하지 않았습니다.',
  'A backup was restored. There was nothing here before':
    '백업을 복원했습니다. 전에는 여기에 아무것도 없었습니다',
  'A backup was restored. What was here before is in {file}':
    '백업을 복원했습니다. 전에 있던 것은 {file}에 있습니다',
  'A backup was restored. What was here before is in {file}; what went and is in no backup is in {folder}':
    '백업을 복원했습니다. 전에 있던 것은 {file}에, 없어졌지만 어느 백업에도 없는 것은 {folder}에 있습니다',
  'A backup was restored. What went and is in no backup is in {folder}':
    '백업을 복원했습니다. 없어졌지만 어느 백업에도 없는 것은 {folder}에 있습니다',
  'Look whether everything is as it should be, then switch the triggers on again.':
    '모든 것이 제대로인지 확인한 다음 트리거를 다시 켜세요.',
  'Look at what the pins of the boards drive: what was here before could not be read, so what was set since the backup is not known. Look whether everything is as it should be, then switch the triggers on again.':
    '보드의 핀이 무엇을 출력하는지 확인하세요. 전에 있던 것을 읽지 못해, 백업한 뒤에 설정한 핀은 알 수 없습니다. 모든 것이 제대로인지 확인한 다음 트리거를 다시 켜세요.',
  'The engine stood still for {seconds} s from {from} on; what was due in the meantime was done late':
    '엔진이 {from}부터 {seconds}초 동안 멈춰 있었습니다. 그동안 할 일은 늦게 처리되었습니다',
  'The engine stood still for {seconds} s from {from} on, in {place}; what was due in the meantime was done late':
    '엔진이 {from}부터 {seconds}초 동안 {place}에서 멈춰 있었습니다. 그동안 할 일은 늦게 처리되었습니다',
  'Look on the pages Runs and Events at what was due then. If it comes again, a disk that hangs or a plugin is the likely reason, and the log says more.':
    '실행과 이벤트 페이지에서 그때 처리되어야 했던 일을 확인하세요. 다시 일어나면 멈춘 디스크나 플러그인 때문일 수 있으며, 자세한 내용은 로그에 있습니다.',
  // The gateway seen from outside
  'Other machines can reach the gateway at {address}; only the token keeps them out':
    '다른 컴퓨터가 {address}의 게이트웨이에 닿을 수 있으며, 막는 것은 토큰뿐입니다',
  'Write host = "127.0.0.1" unless they are meant to; then let a firewall allow the senders alone.':
    '그럴 뜻이 아니라면 host = "127.0.0.1"을 쓰세요. 그럴 뜻이라면 방화벽에서 보내는 쪽만 허용하세요.',
  'Correct "host" under [gateway] in config.toml; 127.0.0.1 is this machine alone.':
    'config.toml [gateway]의 "host"를 고치세요. 127.0.0.1은 이 컴퓨터만을 뜻합니다.',
  'Check "host" and "port" under [gateway] in config.toml.':
    'config.toml [gateway]의 "host"와 "port"를 확인하세요.',
  'Two channels want the path {path} of the gateway':
    '두 채널이 게이트웨이의 같은 경로 {path}[을/를] 쓰려고 합니다',
  'Choose another "path" for one of them in config.toml.':
    'config.toml에서 둘 중 하나에 다른 "path"를 고르세요.',
  // The page of an app that cannot do its work
  'ZeroClaw could not start': 'ZeroClaw를 시작할 수 없습니다',
  'Close this window to quit.': '이 창을 닫으면 종료됩니다.',
  'Start the app again. If this comes back, the log in the home folder tells more.':
    '앱을 다시 시작하세요. 또 일어나면 홈 폴더의 로그에 더 적혀 있습니다.',
  'Check that you may write to {folder}, or choose another home with --home DIR.':
    '{folder}에 쓸 권한이 있는지 확인하거나 --home DIR로 다른 홈 폴더를 고르세요.',
  "The window's page is missing: {file}": '창에 보일 페이지가 없습니다: {file}',
  'Build the app with `npm run build`, or install it again.':
    '`npm run build`로 앱을 빌드하거나 다시 설치하세요.',
  'The window crashed three times in a minute': '창이 1분 동안 세 번 멈췄습니다',
  'Procedures go on: what waits for a person can be decided with `zeroclaw approvals` and `zeroclaw approve RUN`.':
    '절차는 계속됩니다. 사람을 기다리는 것은 `zeroclaw approvals`와 `zeroclaw approve RUN`으로 결정할 수 있습니다.',
  'When nothing is under way, close this window and start the app again. If this comes back, update the graphics driver. The log is {file}.':
    '진행 중인 일이 없을 때 이 창을 닫고 앱을 다시 시작하세요. 또 일어나면 그래픽 드라이버를 업데이트하세요. 로그 파일: {file}.',
  // The database
  Database: '데이터베이스',
  'The database {file} is not there any more. Nothing starts and nothing is acknowledged':
    '데이터베이스 {file}[이/가] 없어졌습니다. 아무것도 시작하지 않고 아무것도 확인해 주지 않습니다',
  'Put the file back in its place; it goes on by itself then. If it cannot be found, quit ZeroClaw and restore your newest backup with `zeroclaw restore FILE`.':
    '파일을 제자리에 되돌려 놓으면 저절로 이어 갑니다. 찾을 수 없으면 ZeroClaw를 끝내고 가장 최근 백업을 `zeroclaw restore FILE`로 복원하세요.',
  'Another file lies in the place of the database {file}. Nothing starts and nothing is acknowledged':
    '데이터베이스 {file}[이/가] 있던 자리에 다른 파일이 있습니다. 아무것도 시작하지 않고 아무것도 확인해 주지 않습니다',
  'Put the file that was there back in its place; it goes on by itself then. If the other one is meant, start ZeroClaw again.':
    '원래 있던 파일을 제자리에 되돌려 놓으면 저절로 이어 갑니다. 다른 파일을 쓰려는 것이면 ZeroClaw를 다시 시작하세요.',
  'The database {file} was removed. Nothing starts and nothing is acknowledged':
    '데이터베이스 {file}[이/가] 지워졌습니다. 아무것도 시작하지 않고 아무것도 확인해 주지 않습니다',
  'The database {file} was removed, and another file lies in its place. Nothing starts and nothing is acknowledged':
    '데이터베이스 {file}[이/가] 지워지고 그 자리에 다른 파일이 있습니다. 아무것도 시작하지 않고 아무것도 확인해 주지 않습니다',
  'Do not end ZeroClaw yet: what was in it is being written to {copy}.':
    'ZeroClaw를 아직 끝내지 마세요. 들어 있던 것을 {copy}에 쓰고 있습니다.',
  'What was in it is in {copy}: quit ZeroClaw and bring it back with `zeroclaw restore {copy}`. If the other one is meant, start ZeroClaw again.':
    '들어 있던 것은 {copy}에 있습니다. ZeroClaw를 끝내고 `zeroclaw restore {copy}`로 되살리세요. 다른 파일을 쓰려는 것이면 ZeroClaw를 다시 시작하세요.',
  'What was in it was written to {file} once more. Start ZeroClaw again: it goes on with that.':
    '들어 있던 것을 {file}에 다시 썼습니다. ZeroClaw를 다시 시작하면 그것으로 이어 갑니다.',
  'What was in it could not be written to {copy}: {reason?}. Restore your newest backup with `zeroclaw restore FILE`.':
    '들어 있던 것을 {copy}에 쓰지 못했습니다: {reason?}. 가장 최근 백업을 `zeroclaw restore FILE`로 복원하세요.',
  'The database {file} was written over by another program. Nothing starts and nothing is acknowledged':
    '다른 프로그램이 데이터베이스 {file}[을/를] 덮어썼습니다. 아무것도 시작하지 않고 아무것도 확인해 주지 않습니다',
  'Quit ZeroClaw and restore your newest backup with `zeroclaw restore FILE`.':
    'ZeroClaw를 끝내고 가장 최근 백업을 `zeroclaw restore FILE`로 복원하세요.',
  '{path} may not be written any more. Nothing starts and nothing is acknowledged':
    '{path}[을/를] 더는 쓸 수 없습니다. 아무것도 시작하지 않고 아무것도 확인해 주지 않습니다',
  'Allow it to be written, and check that its disk is not read-only. It goes on by itself then.':
    '쓸 수 있게 하고, 그 디스크가 읽기 전용이 아닌지 확인하세요. 그러면 저절로 이어 갑니다.',
  '{remedy?} It goes on by itself then.': '{remedy?} 그러면 저절로 이어 갑니다.',
  'The write-ahead log of the database {file} was removed. Nothing starts and nothing is acknowledged':
    '데이터베이스 {file}의 로그 파일(-wal)이 지워졌습니다. 아무것도 시작하지 않고 아무것도 확인해 주지 않습니다',
  'End other programs that have the database open; what is in the log is then folded into it, and it goes on by itself.':
    '데이터베이스를 열어 둔 다른 프로그램을 끝내세요. 그러면 로그에 있는 것을 데이터베이스에 합치고 저절로 이어 갑니다.',
  'The database {file} is not there, though it was when the engine ended: its disk is waited for, up to 5 s':
    '데이터베이스 {file}[이/가] 엔진이 끝날 때는 있었는데 지금은 없습니다. 디스크가 연결되기를 최대 5초 동안 기다립니다',
  'It goes on as soon as the file is there. Otherwise an empty one is begun.':
    '파일이 보이면 바로 이어 갑니다. 그렇지 않으면 빈 데이터베이스로 시작합니다.',
  'The database that was here is gone, and an empty one was begun: what was recorded until {to} is not known any more':
    '여기 있던 데이터베이스가 없어져 빈 데이터베이스로 시작했습니다. {to}까지 기록한 것은 이제 알 수 없습니다',
  'What was recorded from {from} to {to} is missing from the database, most likely because its write-ahead log was removed':
    '{from}부터 {to}까지 기록한 것이 데이터베이스에 없습니다. 로그 파일(-wal)이 지워졌기 때문일 것입니다',
  'Events, runs and approvals of that time are not known: look at what they were about, and do by hand what has to be done. Runs that were under way may begin once more, and what was allowed for longer was taken back. If you have a newer copy or a backup, restore it with `zeroclaw restore FILE`.':
    '그때의 이벤트, 실행, 승인을 알 수 없습니다. 무엇에 관한 것이었는지 살펴보고 해야 할 일을 손으로 하세요. 진행 중이던 실행은 다시 시작할 수도 있고, 앞으로 묻지 않기로 한 것은 모두 철회했습니다. 더 새로운 사본이나 백업이 있으면 `zeroclaw restore FILE`로 복원하세요.',
  'What is said of the message beside its text needs MQTT 5':
    '메시지의 본문 밖에 적은 것은 MQTT 5가 필요합니다',
  'Write version = "5" under [mqtt] in config.toml, or leave those arguments out.':
    'config.toml의 [mqtt]에 version = "5"를 쓰거나 그 인수를 빼세요.',
} as const satisfies Readonly<Record<string, string>>;
