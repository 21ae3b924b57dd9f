/** What is told of the broker and the gateway. */
export const serviceSentences = {
  // The broker
  'connecting to {address}': '{address}에 연결하는 중',
  'the connection was closed': '연결이 닫혔습니다',
  'the broker did not answer': '브로커가 응답하지 않습니다',
  'the connection broke': '연결이 끊어졌습니다',
  'Cannot connect to the MQTT broker at {address}: {reason?}': '{address}의 MQTT 브로커에 연결할 수 없습니다: {reason?}',
  'Check that the broker runs, and "url" under [mqtt] in config.toml.': '브로커가 실행 중인지, config.toml [mqtt]의 "url"이 맞는지 확인하세요.',
  'nothing listens there': '그곳에서 듣는 것이 없습니다',
  'Start the broker, or correct "url" under [mqtt] in config.toml.': '브로커를 시작하거나 config.toml [mqtt]의 "url"을 고치세요.',
  'the name is not known': '알려지지 않은 이름입니다',
  'Correct the host in "url" under [mqtt], or check the network.': '[mqtt]의 "url"에서 호스트를 고치거나 네트워크를 확인하세요.',
  'it does not answer': '응답하지 않습니다',
  'Check the network, the address and the firewall between here and the broker.': '네트워크, 주소, 브로커까지의 방화벽을 확인하세요.',
  'it refuses the user name or password': '사용자 이름이나 비밀번호를 거부합니다',
  'Correct "username" and "password" under [mqtt] in config.toml.': 'config.toml [mqtt]의 "username"과 "password"를 고치세요.',
  'The MQTT broker at {address} closes the connection again and again, most likely because another client uses the same client id, {client}': '{address}의 MQTT 브로커가 연결을 거듭 닫습니다. 다른 클라이언트가 같은 클라이언트 ID({client})를 쓰는 것 같습니다',
  'Give one of the two a name of its own: "client_id" under [mqtt] in config.toml.': '둘 중 하나에 다른 이름을 주세요. config.toml [mqtt]의 "client_id"입니다.',
  'it refuses the client id': '클라이언트 ID를 거부합니다',
  'Choose another "client_id" under [mqtt] in config.toml.': 'config.toml [mqtt]에서 다른 "client_id"를 고르세요.',
  'There is no connection to the MQTT broker: {reason?}': 'MQTT 브로커와 연결되어 있지 않습니다: {reason?}',
  'There is no connection to the MQTT broker': 'MQTT 브로커와 연결되어 있지 않습니다',
  'Set "url" under [mqtt] in config.toml.': 'config.toml [mqtt]에 "url"을 쓰세요.',
  'Whether the message on {topic} was delivered is not known: {reason?}': '{topic} 메시지가 전달되었는지 알 수 없습니다: {reason?}',
  'Check at the receiver before publishing again.': '다시 보내기 전에 받는 쪽을 확인하세요.',

  // The gateway
  'The gateway cannot listen on {place}: {reason?}': '게이트웨이가 {place}에서 들을 수 없습니다: {reason?}',
  'Close that program, or choose another "port" under [gateway] in config.toml (0 = any free one).': '그 프로그램을 닫거나 config.toml [gateway]에서 다른 "port"를 고르세요(0 = 빈 포트).',
  'this user may not use it': '이 사용자는 쓸 수 없습니다',
  'Choose a "port" above 1023 under [gateway] in config.toml.': 'config.toml [gateway]에서 1023보다 큰 "port"를 고르세요.',
  'this machine does not have that address': '이 컴퓨터에 그런 주소가 없습니다',
} as const satisfies Readonly<Record<string, string>>;
