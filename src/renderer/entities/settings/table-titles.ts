import type { ConfigPath } from '../../../shared/config-keys';
import type { Language } from '../../../shared/language';

/** What the tables of config.toml are called: their keys stand small beside it. */
const titles: Readonly<Record<string, readonly [english: string, korean: string]>> = {
  providers: ['Servers of models', '모델 서버'],
  'providers.servers': ['Further server', '다른 서버'],
  model_settings: ['Settings of single models', '모델별 설정'],
  reliability: ['When a server does not answer', '서버가 응답하지 않을 때'],
  response_cache: ['Kept answers', '보관한 답'],
  model_routes: ['Routes', '경로'],
  query_classification: ['Which route answers', '어느 경로가 답할지'],
  'query_classification.rules': ['Rules', '규칙'],
  agent: ['The model at work', '일하는 모델'],
  tools: ['Tools', '도구'],
  models: ['Model files', '모델 파일'],
  memory: ['Memory', '기억'],
  sop: ['Procedures', '절차'],
  escalation: ['When nobody decides', '아무도 결정하지 않을 때'],
  duty: ['On duty', '당번'],
  'duty.people': ['Person', '사람'],
  'duty.shifts': ['Shift', '근무'],
  'duty.quiet': ['Quiet hours', '조용한 시간'],
  retention: ['How long records are kept', '기록 보존 기간'],
  mqtt: ['MQTT broker', 'MQTT 브로커'],
  amqp: ['AMQP broker (RabbitMQ)', 'AMQP 브로커 (RabbitMQ)'],
  storage: ['Database of the fleet', '플릿의 데이터베이스'],
  fleet: ['This engine in the fleet', '플릿 안의 이 엔진'],
  gateway: ['Gateway', '게이트웨이'],
  peripherals: ['Boards', '보드'],
  'peripherals.boards': ['Board', '보드'],
  modbus: ['Modbus', 'Modbus'],
  'modbus.devices': ['Modbus device', 'Modbus 장치'],
  'modbus.devices.signals': ['Signal', '신호'],
  channels_config: ['Channels', '채널'],
  'channels_config.telegram': ['Telegram', '텔레그램'],
  'channels_config.transcriber': ['Voice messages', '음성 메시지'],
  'channels_config.discord': ['Discord', '디스코드'],
  'channels_config.slack': ['Slack', '슬랙'],
  'channels_config.webhook': ['Messages of programs', '프로그램의 메시지'],
  'channels_config.mqtt': ['Messages over MQTT', 'MQTT 메시지'],
  'channels_config.email': ['Mail', '메일'],
  'channels_config.plugins': ['Channels of plugins', '플러그인의 채널'],
  network: ['Proxy and certificates', '프록시와 인증서'],
  pushover: ['Pushover', 'Pushover'],
  mcp: ['MCP', 'MCP'],
  'mcp.servers': ['MCP servers', 'MCP 서버'],
  'mcp.env': ['Environment variables', '환경 변수'],
  'mcp.headers': ['Headers', '헤더'],
  secrets: ['Secrets of calls', '호출의 비밀 값'],
};

/**
 * Whether the parts of a title stand in the place, in this order, from its first to its last; between them, and
 * behind them, stand the names that a person gave.
 */
function isNameOf(parts: readonly string[], names: readonly string[]): boolean {
  const [first, ...rest] = parts;
  if (first !== names[0]) return false;
  const ends = rest.reduce((at, part) => (at === -1 ? -1 : names.indexOf(part, at + 1)), 0);
  return ends !== -1 && ends >= names.length - 2;
}

/** A table that a later version brings has its key as words. */
export function tableTitle(place: ConfigPath, language: Language): string {
  const names = place.filter((part) => typeof part === 'string');
  const last = names.at(-1) ?? '';
  const [known] = Object.keys(titles)
    .filter((key) => isNameOf(key.split('.'), names))
    .toSorted((one, other) => other.length - one.length)
    .map((key) => titles[key]);
  if (known !== undefined) return known[language === 'ko' ? 1 : 0];
  const words = last.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words for the choices of a key; a choice without any stands as it is written. */
const choices: Readonly<
  Record<string, Readonly<Record<string, readonly [english: string, korean: string]>>>
> = {
  'providers.type': {
    llama: ['GGUF files on this machine', '이 컴퓨터의 GGUF 파일'],
    openai: ['OpenAI-compatible server', 'OpenAI 호환 서버'],
    anthropic: ['Anthropic', 'Anthropic'],
    gemini: ['Google Gemini', 'Google Gemini'],
  },
  'sop.default_execution_mode': {
    auto: ['ask only where a step says so', '단계가 요구할 때만 묻기'],
    supervised: ['ask once, at the start', '시작할 때 한 번 묻기'],
    step_by_step: ['ask before every step', '단계마다 묻기'],
    priority_based: ['ask unless it is urgent', '급하지 않으면 묻기'],
  },
  'agent.tool_dispatcher': {
    auto: ['as the model writes them', '모델이 쓰는 대로'],
    native: ["the server's own form", '서버의 형식'],
    xml: ['as text', '텍스트로'],
  },
  'memory.backend': {
    sqlite: ['in a database', '데이터베이스'],
    markdown: ['in text files', '텍스트 파일'],
    none: ['nowhere', '쓰지 않음'],
  },
  'fleet.offline': {
    own: ['go on with its own', '자기 것으로 계속'],
    hold: ['hold everything', '모두 보류'],
  },
  'mqtt.version': {
    '5': ['MQTT 5', 'MQTT 5'],
    '3.1.1': ['MQTT 3.1.1', 'MQTT 3.1.1'],
  },
  'escalation.priority': {
    high: ['high', '높음'],
    critical: ['critical', '위급'],
  },
  days: {
    mon: ['Mon', '월'],
    tue: ['Tue', '화'],
    wed: ['Wed', '수'],
    thu: ['Thu', '목'],
    fri: ['Fri', '금'],
    sat: ['Sat', '토'],
    sun: ['Sun', '일'],
  },
  table: {
    coil: ['coil', '코일'],
    discrete_input: ['discrete input', '이산 입력'],
    holding_register: ['holding register', '보유 레지스터'],
    input_register: ['input register', '입력 레지스터'],
  },
  word_order: {
    big: ['upper 16 bits first', '위쪽 16비트 먼저'],
    little: ['lower 16 bits first', '아래쪽 16비트 먼저'],
  },
  'channels_config.language': {
    app: ['as the app', '앱과 같게'],
    en: ['English', '영어'],
    ko: ['Korean', '한국어'],
  },
  stream_mode: {
    off: ['when it is complete', '다 쓴 뒤'],
    partial: ['while it is written', '쓰는 동안'],
  },
  tls: {
    always: ['always', '항상'],
    starttls: ['after connecting', '연결한 뒤'],
    never: ['never', '쓰지 않음'],
  },
};

/** `key` as in config.toml, without the numbers of lists. */
export function choiceText(key: string, value: string, language: Language): string {
  const words = choices[key] ?? choices[key.split('.').at(-1) ?? ''];
  return words?.[value]?.[language === 'ko' ? 1 : 0] ?? value;
}
