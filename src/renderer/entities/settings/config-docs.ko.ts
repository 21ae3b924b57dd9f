const people = (who: string): readonly [string, string] => [
  '허용한 사람',
  `${who} 비어 있으면 아직 아무도 없으며, 모르는 사람은 연결 코드를 받습니다. "*": 누구나 대화할 수 있으며, 그 옆에 적은 사람만 결정합니다.`,
];
const interrupts = ['새 메시지가 답을 멈춤', '새 메시지가 오면 앞의 답을 멈춥니다.'] as const;
const reacts = ['반응으로 표시', '메시지를 보았고 끝냈음을 반응으로 표시합니다.'] as const;
const streams = ['쓰는 동안 보이기', '답을 쓰는 동안 보여 줍니다.'] as const;
const mentions = (where: string): readonly [string, string] => [
  '부를 때만 읽기',
  `${where} 봇의 이름을 부르거나 봇에게 답한 메시지만 읽습니다.`,
];
const root = (what: string): readonly [string, string] => [
  '서비스 주소',
  `${what}, 또는 같은 방식으로 말하는 서버.`,
];
const plugin = 'plugins/ 안의 파일 이름(.mjs 없이). 그 코드는 ZeroClaw 안에서 실행됩니다.';
const options = ['자신의 설정', '그대로 플러그인에 건네집니다.'] as const;

/**
 * Title and sentence of every key, by its place; names of one's own are `*`. The English ones are in the
 * schema.
 */
export const docs: Readonly<Record<string, readonly [title: string, text: string]>> = {
  default_provider: ['제공자', '사용할 제공자: [providers] 아래의 이름.'],
  default_model: [
    '모델',
    '사용할 모델: models/ 안의 파일 이름(.gguf 없이), 제공자가 부르는 모델 이름, 또는 [[model_routes]] 항목의 "hint:NAME".',
  ],
  default_temperature: [
    '온도',
    '[model_settings]와 대화에 정한 값이 없을 때 모델이 답을 얼마나 자유롭게 쓰는지. 0이면 매번 같습니다. 비우면 모델 제작사의 값, 없으면 0.2.',
  ],
  'model_settings.*.context_size': [
    '문맥 크기',
    '모델이 한 번에 볼 수 있는 토큰 수. 비우면 제공자에 정한 대로. 0: 들어가는 만큼.',
  ],
  'model_settings.*.gpu': [
    '실행하는 곳',
    '"auto": 있는 그래픽 카드, 없으면 프로세서. "off": 프로세서. 비우면 제공자에 정한 대로.',
  ],
  'model_settings.*.gpu_layers': [
    '카드에 올릴 층',
    '그래픽 카드에 올릴 모델의 층. 비우면 카드 메모리에 들어가는 만큼.',
  ],
  'model_settings.*.main_gpu': ['카드 번호', '쓸 그래픽 카드 하나(0부터). 비우면 모두.'],
  'model_settings.*.kv_cache': [
    '문맥이 쓰는 메모리',
    '문맥을 기억하는 데 쓰는 메모리를 절반(q8_0)이나 4분의 1(q4_0)로 줄이며, 덜 정확히 기억합니다. 비우면 f16.',
  ],
  'model_settings.*.flash_attention': [
    '플래시 어텐션',
    '메모리를 덜 쓰는 계산 방식. 비우면 카드와 모델이 할 수 있을 때.',
  ],
  'model_settings.*.temperature': ['온도', '모델이 답을 얼마나 자유롭게 쓰는지. 0이면 매번 같습니다.'],
  'model_settings.*.top_p': [
    'Top P',
    '가장 그럴듯한 낱말 가운데 확률의 합이 이만큼인 것까지만 고릅니다. 1: 모두.',
  ],
  'model_settings.*.top_k': ['Top K', '가장 그럴듯한 낱말 이만큼 가운데서만 고릅니다. 0: 모두.'],
  'model_settings.*.min_p': ['Min P', '가장 그럴듯한 낱말 확률의 이 비율보다 낮은 낱말은 뺍니다.'],
  'model_settings.*.repeat_penalty': ['반복 벌점', '이미 쓴 낱말의 확률을 얼마나 낮추는지. 1: 낮추지 않음.'],
  'model_settings.*.presence_penalty': [
    '출현 벌점',
    '한 번이라도 쓴 낱말의 점수에서 빼는 값. 몇 번 썼는지는 따지지 않습니다.',
  ],
  'model_settings.*.seed': [
    '시드',
    '같은 수이면 같은 요청에 같은 답을 합니다. 비우면 대화에서는 매번 다르고, 단계에서는 늘 같습니다.',
  ],
  'model_settings.*.max_tokens': [
    '가장 긴 답',
    '답 하나가 쓸 수 있는 토큰(생각은 빼고). 비우면 [agent]의 max_answer_tokens.',
  ],
  'model_settings.*.thinking': [
    '생각하기',
    '생각할 수 있는 모델이 답하기 전에 생각하는지. "auto": 대화에서는 제작사가 정한 대로, 단계에서는 하지 않습니다.',
  ],
  'model_settings.*.thinking_budget': [
    '가장 긴 생각',
    '생각 하나가 쓸 수 있는 토큰. 다 쓰면 생각을 마치고 답을 시작합니다. 비우면 1024, 단계에서는 256.',
  ],
  'providers.*.type': [
    '종류',
    'llama: 이 기기에서 실행하는 models 폴더의 GGUF 모델. openai: OpenAI 방식으로 말하는 모든 서버(llama.cpp, Ollama, LM Studio, vLLM, OpenAI). anthropic: Anthropic의 모델. gemini: Google의 모델. plugin: plugins 폴더의 파일인 자신의 제공자. 그 코드는 ZeroClaw 안에서 실행됩니다.',
  ],
  'providers.*.context_size': ['문맥 크기', '모델이 한 번에 볼 수 있는 토큰 수. 0: 메모리에 들어가는 만큼.'],
  'providers.*.gpu': [
    '실행하는 곳',
    '그 모델들을 실행하는 곳. "auto": 있는 그래픽 카드, 없으면 프로세서. "off": 프로세서.',
  ],
  'providers.*.unload_after_secs': [
    '쉬면 내리기',
    '일이 없는 채로 이만큼 지나면 모델을 메모리에서 내립니다. 0: 내리지 않음.',
  ],
  'providers.*.base_url': [
    '주소',
    '서버의 주소. 종류가 openai이면 /v1까지 적고, anthropic과 gemini이면 서비스나 중계 서버의 주소를 적습니다.',
  ],
  'providers.*.api_key': [
    'API 키',
    '서버가 요구하는 키, 또는 계정의 키. 종류가 plugin이면 플러그인에 건네집니다.',
  ],
  'providers.*.vision': ['그림을 봄', '모델이 그림을 볼 수 있는지. 서버에 물어볼 수 없습니다.'],
  'providers.*.weight': ['비중', '다른 서버와 나누는 일의 몫. 비중이 2이면 두 배를 받습니다.'],
  'providers.*.max_parallel': [
    '동시 요청',
    '서버가 한 번에 받는 요청의 수. 나머지는 기다리거나 다른 서버로 갑니다. 0: 제한 없음.',
  ],
  'providers.*.servers.*.base_url': ['주소', '서버의 주소. /v1까지 적습니다.'],
  'providers.*.servers.*.weight': ['비중', '다른 서버와 나누는 일의 몫. 비중이 2이면 두 배를 받습니다.'],
  'providers.*.servers.*.max_parallel': [
    '동시 요청',
    '서버가 한 번에 받는 요청의 수. 나머지는 기다리거나 다른 서버로 갑니다. 0: 제한 없음.',
  ],
  'providers.*.plugin': ['플러그인', plugin],
  'providers.*.options': options,
  'reliability.fallbacks': ['대신할 제공자', '고른 제공자가 답하지 못할 때 이 순서로 시도할 제공자.'],
  'reliability.retries': ['다시 시도', '저절로 지나갈 수 있는 실패 뒤에 더 시도할 횟수.'],
  'reliability.backoff_ms': ['기다림', '첫 재시도 전에 기다리는 시간. 다음부터는 두 배로 늘어납니다.'],
  'response_cache.enabled': [
    '답 다시 쓰기',
    '앞의 대화까지 모두 같은 메시지에 전에 한 답을 다시 줍니다. 온도가 0일 때만이며, 절차에서는 결코 쓰지 않고, 도구를 쓴 뒤에도 쓰지 않습니다. 날짜와 시각이 다른 것은 따지지 않습니다. 끄면 보관한 답을 지웁니다.',
  ],
  'response_cache.max_age_secs': ['보관 시간', '이 시간이 지나면 답을 새로 합니다.'],
  'response_cache.max_entries': ['최대 개수', '보관하는 답의 수. 가장 오래 쓰이지 않은 것부터 사라집니다.'],
  'model_routes.*.hint': ['이름', '분류 규칙이 부르는 이름.'],
  'model_routes.*.provider': ['제공자', '사용할 제공자.'],
  'model_routes.*.model': ['모델', '사용할 모델.'],
  'query_classification.enabled': ['메시지로 모델 고르기', '메시지가 말하는 것에 따라 모델을 고릅니다.'],
  'query_classification.rules.*.hint': ['이름', '고를 [[model_routes]] 항목의 이름.'],
  'query_classification.rules.*.keywords': [
    '낱말',
    '메시지에 하나라도 있어야 하는 낱말. 대소문자는 가리지 않습니다.',
  ],
  'query_classification.rules.*.patterns': ['글', '메시지에 하나라도 그대로 있어야 하는 글.'],
  'query_classification.rules.*.min_length': ['최소 길이', '메시지의 가장 적은 글자 수.'],
  'query_classification.rules.*.max_length': ['최대 길이', '메시지의 가장 많은 글자 수.'],
  'query_classification.rules.*.priority': ['우선순위', '맞는 규칙이 여럿이면 가장 높은 것을 씁니다.'],
  'agent.max_tool_iterations': [
    '도구 호출 라운드',
    '한 차례에서 에이전트가 멈춰야 하기 전까지 도구를 부르는 라운드의 수.',
  ],
  'agent.max_answer_tokens': [
    '가장 긴 답',
    '대화와 단계에서 모델의 답 하나가 쓸 수 있는 토큰(생각 포함). 더 길면 잘리고, 그 단계는 실패합니다.',
  ],
  'agent.parallel_tools': ['여러 호출을 함께', '한 답의 여러 호출을 동시에 실행합니다.'],
  'agent.tool_dispatcher': [
    '호출을 쓰는 방식',
    '제공자 자신의 방식, XML, 또는 되는 쪽. 이 기기의 모델은 언제나 자신의 방식을 씁니다.',
  ],
  'agent.max_history_messages': ['모델이 보는 메시지', '대화에서 모델이 보는 메시지의 수.'],
  'agent.hooks': [
    '자신의 훅',
    '에이전트가 하는 일을 지켜보거나 바꾸는 자신의 훅: plugins 폴더의 파일(.mjs 없이). 그 코드는 ZeroClaw 안에서 실행됩니다.',
  ],
  'tools.auto_approve': [
    '대화에서 묻지 않는 도구',
    '누가 썼는지 확인된 대화에서는 결코 묻지 않는 동작 도구. 절차에서는 단계가 정합니다.',
  ],
  'tools.shell_allow': [
    '셸이 시작할 수 있는 프로그램',
    '셸 도구가 시작할 수 있는 프로그램, 예: "ls". 비어 있으면 셸 도구가 없습니다. 다른 것을 시작하는 프로그램(인터프리터, env, xargs, make, git)은 그것들에게도 문을 엽니다.',
  ],
  'tools.http_allow': [
    '이 네트워크의 호스트',
    'http_request가 닿을 수 있는 이 기기와 네트워크의 호스트. 요청마다 묻습니다. 네트워크는 주소에만 해당하며 이름은 따로 적어야 합니다.',
  ],
  'tools.plugins': [
    '자신의 도구',
    '자신의 도구: plugins 폴더의 파일(.mjs 없이). 그 코드는 ZeroClaw 안에서 실행됩니다.',
  ],
  'models.hub_url': [
    '모델 허브',
    '`zeroclaw models pull`의 `hf:` 주소가 가리키고, 사람이 원할 때 모델을 찾는 곳. 그 밖에는 아무것도 묻지 않습니다.',
  ],
  'models.folders': [
    '다른 모델 폴더',
    '그 자리에서 GGUF 파일을 쓸 수 있는 다른 폴더, 예: 다른 프로그램의 폴더. 그 안의 폴더는 보지 않습니다. 상대 경로는 홈 폴더에서 시작합니다.',
  ],
  'models.hub_token': ['허브 키', '누구에게나 열려 있지 않은 모델을 위한 키. hub_url에만 보냅니다.'],
  'models.package_registry': [
    'CUDA 팩을 받을 곳',
    '사람이 원할 때 CUDA 팩을 받아 오는 패키지 저장소. 없으면 이 기기의 npm에 설정된 저장소.',
  ],
  'memory.backend': [
    '기억을 두는 곳',
    '데이터베이스, workspace/memory의 Markdown 파일, 또는 없음. 다른 것을 골라도 있던 것은 그대로 남으며, 내보내기와 가져오기로 옮깁니다.',
  ],
  'memory.auto_save': [
    '저절로 기억하기',
    '사람이 쓴 것과 대화의 짧은 메모를 나중에 떠올릴 수 있게 둡니다. 비밀번호나 키로 보이는 것은 두지 않습니다.',
  ],
  'memory.min_relevance_score': ['얼마나 맞아야 하나', '기억이 메시지에 이만큼 맞아야 모델에게 보입니다.'],
  'memory.embedding_model': [
    '뜻으로 찾는 모델',
    '낱말뿐 아니라 뜻으로도 기억을 찾는 models/ 안의 GGUF 파일(.gguf 없이)이나 서버(type "openai")의 PROVIDER/MODEL. 비어 있으면 낱말로만 찾습니다. backend = "sqlite"일 때 적용됩니다.',
  ],
  'sop.enabled': ['절차 실행', '끄면 무엇이 오든 시작하지 않으며, 직접 시작할 수도 없습니다.'],
  'sop.sops_dir': [
    '절차 폴더',
    '비어 있으면 workspace/sops. 상대 경로는 홈 폴더에서 시작합니다. 다음 시작부터 적용됩니다.',
  ],
  'sop.default_execution_mode': ['기본으로 묻는 방식', '방식을 적지 않은 절차에 적용됩니다.'],
  'sop.approval_timeout_secs': [
    '서명 기다림',
    '이 시간이 지나면 실행을 취소합니다. 시간이 지났다고 승인되는 일은 없습니다. 0: 제한 없음.',
  ],
  'sop.step_timeout_secs': ['단계의 최대 시간', '이보다 오래 걸리는 단계는 실패합니다. 0: 제한 없음.'],
  'sop.connect_timeout_secs': [
    '연결을 기다리는 시간',
    '설정되어 있으나 연결되지 않은 것(브로커, 보드, MCP 서버, 채널, 모델 서버)을 단계가 기다리는 초. step_timeout_secs와 따로 셉니다. 0: 바로 실패합니다.',
  ],
  'sop.max_active_runs': [
    '동시 실행 수',
    '모든 절차를 통틀어 함께 진행할 수 있는 실행의 수. 모두 진행 중일 때 온 이벤트는 자리를 기다립니다. 사람을 기다리는 실행은 자리를 차지하지 않습니다.',
  ],
  'sop.max_waiting_runs': [
    '사람을 기다리는 실행 수',
    '함께 사람을 기다릴 수 있는 실행의 수. 그 이상이면 승인을 묻는 절차의 이벤트는 자리를 기다립니다. 우선순위가 high나 critical인 절차는 자기 실행만 셉니다.',
  ],
  'sop.max_event_age_secs': [
    '이벤트의 최대 대기 시간',
    '이벤트가 자리를 기다릴 수 있는 초. 지나면 그 이유와 함께 건너뜁니다.',
  ],
  'sop.watch_folders': [
    '지켜볼 폴더',
    '작업 폴더 외에 그 안의 파일이 절차를 시작할 수 있는 폴더의 절대 경로. 그 안의 링크는 따라가지 않습니다.',
  ],
  'sop.timezone': [
    '시간대',
    '시간대를 적지 않은 예약과 채널로 보내는 시각에 적용됩니다. 비어 있으면 이 기기의 시간대.',
  ],
  'sop.approval_routes': [
    '승인을 묻는 곳',
    '없으면 이 데스크톱과, 그곳에서 이야기할 수 있고 ID로 알려진 모든 사람의 Telegram, Slack, Discord.',
  ],
  'escalation.*.after_secs': ['언제', '물은 뒤 지난 초.'],
  'escalation.*.notify': ['누구에게', '알림을 받는 사람. 알림을 받는다고 결정할 수 있게 되지는 않습니다.'],
  'escalation.*.repeat_secs': [
    '다시 알리는 간격',
    '다음 항목의 때가 되거나 누가 결정할 때까지 이 초마다 다시 알립니다. 없으면 한 번.',
  ],
  'escalation.*.priority': [
    '그때부터의 우선순위',
    '전보다 높으면 그때부터 이만큼 급하게 다룹니다. 없으면 전과 같음.',
  ],
  'duty.timezone': ['당번표의 시간대', '아래 시각의 시간대. 비어 있으면 [sop]의 timezone.'],
  'duty.calendar': [
    '달력 파일',
    '근무표와 함께 당번을 알려 주는 달력 파일(.ics). 일정의 이름은 [[duty.people]]의 사람을 따라 "NAME" 또는 "GROUP: NAME". 상대 경로는 홈 폴더에서 시작합니다. 비어 있으면 없음.',
  ],
  'duty.people.*.name': ['이름', '사람의 이름.'],
  'duty.people.*.routes': ['연락할 곳', '이 사람에게 닿는 곳.'],
  'duty.shifts.*.group': ['그룹', '경로의 "@GROUP"이 가리키는 그룹.'],
  'duty.shifts.*.name': ['당번', '[[duty.people]]에 있는 이름.'],
  'duty.shifts.*.days': ['요일', '시작하는 요일.'],
  'duty.shifts.*.from': ['시작', '시작하는 시각.'],
  'duty.shifts.*.to': ['끝', '끝나는 시각. 시작보다 늦지 않으면 다음 날입니다.'],
  'duty.quiet.*.days': ['요일', '시작하는 요일.'],
  'duty.quiet.*.from': ['시작', '시작하는 시각.'],
  'duty.quiet.*.to': ['끝', '끝나는 시각. 시작보다 늦지 않으면 다음 날입니다.'],
  'retention.runs_days': ['동작한 실행 보관', '동작했거나 승인된 실행을 끝난 뒤 보관하는 기간. 0: 영원히.'],
  'retention.important_runs_days': [
    '실패하거나 거절된 실행 보관',
    '실패, 중단, 거절, 시간 초과된 실행을 보관하는 기간. 0: 영원히.',
  ],
  'retention.dull_runs_days': [
    '읽기만 한 실행 보관',
    '읽기만 하고 아무에게도 묻지 않았거나 모의였던 실행을 보관하는 기간. 0: 영원히.',
  ],
  'mqtt.url': [
    '브로커',
    '브로커 주소. 예: 192.168.0.10 또는 mqtt://192.168.0.10:1883, TLS는 mqtts:// 또는 포트 8883. 비워 두면 MQTT를 쓰지 않습니다.',
  ],
  'mqtt.username': ['사용자 이름', '브로커가 요구하는 이름.'],
  'mqtt.password': ['비밀번호', '브로커가 요구하는 비밀번호.'],
  'mqtt.ca_file': [
    '믿을 인증서',
    'TLS에서 믿을 기관의 인증서(PEM) 파일. 상대 경로는 홈 폴더에서 시작합니다. 없으면 이 기기가 믿는 것.',
  ],
  'mqtt.client_id': ['클라이언트 이름', '브로커가 세션을 보관하는 이름. 없으면 이 홈을 위해 한 번 만듭니다.'],
  'mqtt.version': [
    '프로토콜 버전',
    '5이면 공유 구독($share/GROUP/topic)이 절차를 시작하고, 메시지의 본문 밖에 적힌 것을 단계에서 쓸 수 있으며, 보내는 메시지에 내용 형식, 응답 토픽, 만료를 적을 수 있습니다. 브로커가 모르면 3.1.1로 연결하고 알려 줍니다.',
  ],
  'mqtt.session_expiry_secs': [
    '세션 보관',
    'MQTT 5에서, ZeroClaw 없이 이 시간이 지나면 브로커가 세션과 보관하던 것을 잊습니다. 0: 잊지 않음.',
  ],
  'mqtt.receive_maximum': [
    '한꺼번에 받는 수',
    'MQTT 5에서, 첫 확인을 받기 전에 브로커가 보내는 메시지의 수.',
  ],
  'mqtt.home_assistant': [
    'Home Assistant에 보이기',
    '절차, 실행, 승인 요청, 핀을 Home Assistant에 보입니다. Home Assistant는 모든 절차를 시작하고 핀을 바꿔 달라고 할 수 있습니다. 이 브로커에 보낼 수 있는 사람이면 누구나 그럴 수 있습니다.',
  ],
  'mqtt.home_assistant_prefix': ['Home Assistant의 토픽', 'Home Assistant가 알려진 것을 찾는 곳.'],
  'mqtt.qos': [
    '전달 방식',
    '0: 많아야 한 번, 1: 적어도 한 번. 2는 1로 칩니다. 다시 전달된 것은 새로 시작하지 않습니다. ZeroClaw가 꺼져 있는 동안 0으로 보낸 것은, 브로커가 보관하도록 설정하지 않으면 사라집니다.',
  ],
  'amqp.url': [
    '브로커',
    'RabbitMQ 같은 AMQP 0-9-1 브로커의 주소. 예: 192.168.0.10 또는 amqp://192.168.0.10:5672/plant. plant는 가상 호스트입니다. TLS는 amqps:// 또는 포트 5671. 비워 두면 AMQP를 쓰지 않습니다.',
  ],
  'amqp.username': ['사용자 이름', '브로커가 요구하는 이름. 없으면 guest.'],
  'amqp.password': ['비밀번호', '브로커가 요구하는 비밀번호. 없으면 guest.'],
  'amqp.ca_file': [
    '믿을 인증서',
    'TLS에서 믿을 기관의 인증서(PEM) 파일. 상대 경로는 홈 폴더에서 시작합니다. 없으면 이 기기가 믿는 것.',
  ],
  'storage.url': [
    '데이터베이스',
    '플릿의 엔진들이 함께 쓰는 PostgreSQL 데이터베이스. 예: postgres://zeroclaw@192.168.0.10:5432/plant. TLS는 끝의 sslmode가 정합니다: verify-full(이 기기가 아니면 기본), require(확인 안 함), disable. 비워 두면 혼자 쓰는 엔진입니다.',
  ],
  'storage.password': ['비밀번호', '데이터베이스가 요구하는 비밀번호.'],
  'storage.ca_file': [
    '믿을 인증서',
    'TLS에서 믿을 기관의 인증서(PEM) 파일. 상대 경로는 홈 폴더에서 시작합니다. 없으면 이 기기가 믿는 것.',
  ],
  'fleet.name': [
    '이름',
    '플릿에서 이 엔진을 부르는 이름. 다른 엔진이 같은 이름을 쓸 수 없습니다. 없으면 기기의 이름.',
  ],
  'fleet.tags': ['태그', '어디에 있는지, 무엇을 하는지 말하는 낱말. 엔진 옆에 보입니다.'],
  'fleet.offline': [
    '끊겼을 때',
    '플릿 데이터베이스가 없는 동안 이 엔진이 할 일. own: 스스로 듣고 닿는 것으로 계속합니다. hold: 아무것도 시작하지 않고 동작하지 않습니다. 이벤트는 디스크에서, 실행은 다음 동작 호출 앞에서 데이터베이스가 돌아올 때까지 기다립니다.',
  ],
  'fleet.accept': [
    '대신 하는 도구',
    '다른 엔진의 절차를 위해("on"이 있는 단계) 이 엔진이 실행할 도구, 예: ["gpio_write", "gpio_read"]. 비우면 없음.',
  ],
  'fleet.approvals_from': [
    '결정을 받는 엔진',
    '여기서 기다리는 것을 사람들이 승인하고 거절해도 되는 다른 엔진들. 저마다 그 엔진에서 `zeroclaw fleet key`가 보여 주는 키와 함께. 비우면 없음: 여기서 기다리는 것은 여기서 결정합니다.',
  ],
  'gateway.host': ['듣는 주소', '웹훅을 듣는 주소. 127.0.0.1: 이 기기만.'],
  'gateway.port': ['포트', '듣는 포트. 0: 빈 포트 아무거나.'],
  'gateway.token': ['웹훅 토큰', '웹훅이 지녀야 하는 Bearer 토큰. 처음 시작할 때 만들어집니다.'],
  'peripherals.enabled': ['보드 사용', '아래의 보드를 사용합니다.'],
  'peripherals.boards.*.board': ['이름', '트리거와 도구에서 쓰는 이 보드의 이름.'],
  'peripherals.boards.*.type': [
    '종류',
    '사람이 읽는 보드의 종류, 예: nucleo-f401re. 어떤 핀이 있는지는 보드가 스스로 말합니다. "virtual": 시험해 보기 위한, 이 프로그램 안의 보드.',
  ],
  'peripherals.boards.*.path': [
    '포트',
    '직렬 포트, 예: /dev/ttyACM0 또는 COM3. 꽂을 때마다 바뀔 수 있으니 serial_number가 낫습니다.',
  ],
  'peripherals.boards.*.serial_number': ['일련번호', 'USB 일련번호. 어디에 꽂아도 보드를 찾습니다.'],
  'peripherals.boards.*.baud': ['속도', '직렬 선의 속도.'],
  'peripherals.boards.*.debounce_ms': ['떨림 거르기', '핀이 바뀐 뒤 이 시간 동안의 변화는 알리지 않습니다.'],
  'peripherals.boards.*.adc_poll_ms': [
    '아날로그 읽는 간격',
    '절차가 듣는 아날로그 입력을 다시 읽을 때까지의 시간(밀리초).',
  ],
  'peripherals.boards.*.adc_deadband': [
    '아날로그 변화 폭',
    '아날로그 입력 값이 이만큼 바뀌거나 조건이 참 또는 거짓으로 바뀌어야 절차에 알립니다. 0: 조금만 바뀌어도.',
  ],
  'peripherals.boards.*.approve_pin': [
    '승인 단추 핀',
    '1초 동안 누르면 기다리는 하나의 절차를 승인하는 단추. 위급한 절차는 결코 승인하지 않습니다.',
  ],
  'peripherals.boards.*.reject_pin': ['거절 단추 핀', '기다리는 하나의 절차를 거절하는 단추.'],
  'peripherals.boards.*.stop_pin': ['비상 정지 핀', '모든 실행을 취소하고 모든 트리거를 일시 중지하는 단추.'],
  'peripherals.boards.*.pressed_level': [
    '눌린 레벨',
    '단추를 누르는 동안 핀의 레벨. 0: 단추가 접지로 이어짐.',
  ],
  'peripherals.boards.*.waiting_led_pin': ['대기 표시등 핀', '사람을 기다리는 것이 있는 동안 켜지는 표시등.'],
  'modbus.devices.*.url': [
    '주소',
    '장치가 있는 선: "tcp://192.168.0.10:502", 또는 직렬 선 "serial:/dev/ttyUSB0?baud=9600&parity=even". 여러 장치가 한 선을 나누어 쓸 수 있습니다.',
  ],
  'modbus.devices.*.unit': ['번호', '선에서 이 장치의 번호.'],
  'modbus.devices.*.timeout_ms': ['응답 시간', '응답을 기다리는 시간.'],
  'modbus.devices.*.enabled': ['사용', '이 장치를 사용합니다.'],
  'modbus.devices.*.signals.*.table': [
    '표',
    '신호가 있는 곳: 코일과 보유 레지스터는 쓸 수 있고, 나머지는 읽기만 합니다.',
  ],
  'modbus.devices.*.signals.*.address': [
    '주소',
    '표 안의 주소, 0부터 셉니다. 설명서는 흔히 1부터 세거나 보유 레지스터 0을 40001로 씁니다.',
  ],
  'modbus.devices.*.signals.*.type': [
    '종류',
    '레지스터에 든 것. 32비트는 레지스터 둘을 씁니다. 없으면 uint16. 코일은 한 비트입니다.',
  ],
  'modbus.devices.*.signals.*.word_order': [
    '순서',
    '두 레지스터 가운데 앞에 오는 것. "big": 위쪽 16비트가 든 것이 앞.',
  ],
  'modbus.devices.*.signals.*.scale': ['배율', '레지스터에 든 수에 곱합니다.'],
  'modbus.devices.*.signals.*.offset': ['더하기', '그다음에 더합니다.'],
  'modbus.devices.*.signals.*.unit': ['단위', '사람이 읽는 단위: "°C", "bar".'],
  'modbus.devices.*.signals.*.minimum': ['최솟값', '쓸 수 있는 가장 작은 값.'],
  'modbus.devices.*.signals.*.maximum': ['최댓값', '쓸 수 있는 가장 큰 값.'],
  'modbus.devices.*.signals.*.writable': [
    '쓰기 허용',
    '절차와 에이전트가 쓸 수 있습니다. 핀에 쓸 때와 같은 물음을 먼저 묻습니다.',
  ],
  'modbus.devices.*.signals.*.poll_secs': [
    '읽는 간격',
    '두 번 읽는 사이의 시간. 0: 단계가 물을 때만 읽습니다.',
  ],
  'modbus.devices.*.signals.*.deadband': ['변화 폭', '이만큼 바뀌어야 절차에 알립니다. 0: 조금만 바뀌어도.'],
  'channels_config.show_tool_calls': ['도구 호출 알리기', '어떤 도구를 쓰는지 대화에서 알립니다.'],
  'channels_config.message_timeout_secs': [
    '답의 최대 시간',
    '메시지 하나에 답하는 시간. 도구를 쓸 수 있으면 네 배까지. 사람을 기다리는 시간은 치지 않습니다.',
  ],
  'channels_config.language': [
    '채널의 언어',
    '제품이 채널에서 하는 말의 언어. "app"은 앱에서 고른 언어, 고르지 않았으면 이 기기의 언어.',
  ],
  'channels_config.session_persistence': ['대화 보관', '채널의 대화를 다시 시작한 뒤에도 보관합니다.'],
  'channels_config.telegram.bot_token': ['봇 토큰', '봇의 토큰.'],
  'channels_config.telegram.allowed_users': people(
    '봇과 이야기할 수 있는 사용자의 번호, 또는 @ 없는 사용자 이름(username). 사용자 이름은 그 이름으로 처음 온 계정에만 통하므로 번호가 낫습니다. 화면에 보이는 이름은 인정되지 않습니다.',
  ),
  'channels_config.telegram.stream_mode': streams,
  'channels_config.telegram.interrupt_on_new_message': interrupts,
  'channels_config.telegram.ack_reactions': reacts,
  'channels_config.telegram.mention_only': mentions('그룹에서는'),
  'channels_config.telegram.api_root': ['서비스 주소', 'Telegram, 또는 자신의 Bot API 서버.'],
  'channels_config.transcriber.base_url': [
    '주소',
    'OpenAI 방식으로 말하는 서버, 예: whisper.cpp. /v1까지 적습니다.',
  ],
  'channels_config.transcriber.api_key': ['API 키', '서버가 요구하는 키.'],
  'channels_config.transcriber.model': ['모델', '서버가 아는 모델.'],
  'channels_config.discord.bot_token': ['봇 토큰', '봇의 토큰.'],
  'channels_config.discord.allowed_users': people(
    '봇과 이야기할 수 있는 사용자의 ID. 버려진 이름은 다른 사람이 가질 수 있으므로 이름은 통하지 않습니다.',
  ),
  'channels_config.discord.stream_mode': streams,
  'channels_config.discord.interrupt_on_new_message': interrupts,
  'channels_config.discord.ack_reactions': reacts,
  'channels_config.discord.mention_only': mentions('서버에서는'),
  'channels_config.discord.api_root': root('Discord'),
  'channels_config.slack.bot_token': ['봇 토큰', '앱의 봇 토큰. xoxb-로 시작합니다.'],
  'channels_config.slack.app_token': ['앱 토큰', '소켓 모드를 위한 앱의 토큰. xapp-로 시작합니다.'],
  'channels_config.slack.allowed_users': people(
    '앱과 이야기할 수 있는 구성원의 ID(U…). 사람들이 바꿀 수 있으므로 이름은 통하지 않습니다.',
  ),
  'channels_config.slack.stream_mode': streams,
  'channels_config.slack.interrupt_on_new_message': interrupts,
  'channels_config.slack.ack_reactions': reacts,
  'channels_config.slack.mention_only': mentions('채널에서는'),
  'channels_config.slack.api_root': root('Slack'),
  'channels_config.webhook.secret': ['비밀', '들어오고 나가는 메시지에 서명합니다(HMAC-SHA256).'],
  'channels_config.webhook.path': ['경로', '게이트웨이가 메시지를 받는 곳.'],
  'channels_config.webhook.send_url': ['답을 보내는 곳', '답을 보낼 주소.'],
  'channels_config.webhook.allowed_users': [
    '허용한 사람',
    '메시지에 적힌 이름으로, 말을 들어 줄 보낸 사람. "*": 비밀을 가진 쪽이면 누구나 대화할 수 있으며, 그 옆에 적은 사람만 결정합니다.',
  ],
  'channels_config.webhook.interrupt_on_new_message': interrupts,
  'channels_config.mqtt.topic_in': ['받는 토픽', '[mqtt] 브로커에서 메시지가 들어오는 곳.'],
  'channels_config.mqtt.topic_out': ['보내는 토픽', '답이 나가는 곳.'],
  'channels_config.mqtt.secret': [
    '비밀',
    '오가는 메시지에 서명합니다(HMAC-SHA256). 없으면 누가 쓰는지 알 수 없으므로 여기에서는 아무것도 승인할 수 없습니다.',
  ],
  'channels_config.mqtt.allowed_users': [
    '허용한 사람',
    '메시지에 적힌 이름으로, 말을 들어 줄 보낸 사람. "*": 토픽에 보낼 수 있으면 누구나 대화할 수 있으며, 그 옆에 적은 사람만 결정합니다.',
  ],
  'channels_config.mqtt.interrupt_on_new_message': interrupts,
  'channels_config.email.authserv_id': [
    '메일 서비스의 확인 이름',
    '메일이 진짜인지 메일 서비스가 적을 때 쓰는 이름. 받은 메일 원문의 Authentication-Results 첫 단어입니다(예: mx.google.com). 없으면 누가 썼는지 확신할 수 없어, 무언가를 바꾸는 도구는 매번 묻고 모르는 사람에게는 코드를 보내지 않습니다.',
  ],
  'channels_config.email.imap_host': ['받는 서버', '메일을 읽는 서버.'],
  'channels_config.email.imap_port': ['받는 포트', '그 포트.'],
  'channels_config.email.smtp_host': ['보내는 서버', '메일을 보내는 서버.'],
  'channels_config.email.smtp_port': ['보내는 포트', '그 포트.'],
  'channels_config.email.tls': [
    '암호화',
    'always: 처음부터 TLS. starttls: 평문으로 시작해 TLS로. never: 이 기기의 서버를 위해.',
  ],
  'channels_config.email.username': ['계정', '두 서버의 계정 이름.'],
  'channels_config.email.password': ['비밀번호', '계정의 비밀번호.'],
  'channels_config.email.from': ['보내는 주소', '답이 나가는 주소. 없으면 계정의 이름.'],
  'channels_config.email.folder': ['메일함', '읽는 메일함.'],
  'channels_config.email.allowed_users': people('쓸 수 있는 주소.'),
  'channels_config.plugins.*.plugin': ['플러그인', plugin],
  'channels_config.plugins.*.allowed_users': people('플러그인이 부르는 이름으로 적은, 말을 들어 줄 사람.'),
  'channels_config.plugins.*.options': options,
  'network.proxy': [
    '프록시',
    '서버의 모델, 내려받기, 메시지, 도구의 요청이 나가는 프록시. 비어 있으면 환경 변수 HTTPS_PROXY와 HTTP_PROXY를 따릅니다. "off"면 쓰지 않습니다. 이 컴퓨터에 있는 것에는 프록시를 거치지 않습니다.',
  ],
  'network.no_proxy': [
    '프록시 없이 갈 곳',
    '프록시 없이 닿는 호스트. "plant.lan"은 그 아래 이름까지, "10.0.0.0/8"은 그 네트워크. 환경 변수 NO_PROXY에 더합니다.',
  ],
  'pushover.token': ['앱 토큰', 'Pushover 애플리케이션의 토큰.'],
  'pushover.user': ['받는 사람', '닿을 사람이나 그룹의 키.'],
  'pushover.api_url': ['주소', '서비스나 중계 서버의 주소.'],
  'mcp.servers.*.command': ['프로그램', '시작해서 표준 입출력으로 이야기할 프로그램.'],
  'mcp.servers.*.args': ['인자', '프로그램의 인자.'],
  'mcp.servers.*.env': [
    '환경 변수',
    '보통의 것에 더해 받는 환경 변수. 값은 env:NAME이나 keychain:NAME이어도 됩니다.',
  ],
  'mcp.servers.*.cwd': ['폴더', '실행하는 폴더. 상대 경로는 홈 폴더에서 시작합니다. 없으면 workspace.'],
  'mcp.servers.*.url': ['주소', '프로그램 대신, 이미 실행 중인 서버의 주소(스트리밍 HTTP).'],
  'mcp.servers.*.headers': [
    '헤더',
    '그 주소로 가는 모든 요청의 헤더. 값은 env:NAME이나 keychain:NAME이어도 됩니다.',
  ],
  'mcp.servers.*.enabled': ['사용', '이 서버를 사용합니다.'],
  'mcp.servers.*.allow': ['내놓을 도구', '서버가 부르는 이름 그대로. 비어 있으면 모두.'],
  'mcp.servers.*.deny': ['내놓지 않을 도구', '내놓지 않을 도구.'],
  'mcp.servers.*.reads': [
    '읽기만 하는 도구',
    '당신이 읽기만 한다고 말한 도구. 결코 묻지 않습니다. 서버가 하는 말은 치지 않습니다.',
  ],
  'mcp.servers.*.timeout_secs': ['호출의 최대 시간', '호출 하나가 걸릴 수 있는 시간.'],
  'secrets.*.value': ['비밀 값', '비밀 값이 있는 곳.'],
  'secrets.*.tools': [
    '쓸 수 있는 도구',
    '호출에 이 값을 담을 수 있는 도구의 이름. "http_request", 플러그인의 도구, "mcp_SERVER_TOOL". 비어 있으면 없음.',
  ],
  'secrets.*.hosts': [
    '보낼 수 있는 호스트',
    'http_request가 이 값을 보낼 수 있는 호스트. 포트를 적지 않으면 http나 https의 기본 포트만. 비어 있으면 없음.',
  ],
};

/** The sentence of every table, by its place. The English ones are in the schema. */
export const tables: Readonly<Record<string, string>> = {
  providers: '자신이 정한 이름의 언어 모델. "local"(종류 llama)은 적지 않아도 있습니다.',
  'providers.*.servers':
    'base_url의 서버와 같은 모델을 가진 다른 서버. 대화는 서버가 응답하는 동안 한 서버에 머물고, 새 대화는 가장 한가한 서버로 가며, 한 서버가 답하지 못하면 다른 서버가 답합니다.',
  model_settings:
    '모델 하나가 답하는 방식. 이름은 default_model과 같습니다. 비운 것은 모델 제작사가 정한 값이 있으면 그 값입니다.',
  reliability: '모델이 답하지 못할 때 하는 일.',
  response_cache: '다시 주는 답.',
  model_routes:
    '[query_classification], /model, default_model = "hint:NAME"에서 쓰는, 자신이 이름을 정한 모델. reliability.fallbacks의 제공자가 답할 때 쓰는 모델이기도 합니다.',
  query_classification: '어떤 메시지가 어떤 경로로 가는지. 사람이 대화를 위해 고른 모델이 앞섭니다.',
  'query_classification.rules': '[[model_routes]] 항목을 가리키는 규칙.',
  agent: '모델과 도구의 되풀이.',
  tools: '도구가 묻지 않고 해도 되는 것.',
  models: '모델을 가져오는 곳.',
  memory: '에이전트가 기억하는 것.',
  sop: '표준 작업 절차.',
  escalation: '스스로 정하지 않은 절차에서, 아무도 결정하지 않을 때 더 알릴 사람.',
  duty: '누가 당번이고 언제 조용히 하는지.',
  'duty.people': '당번이 될 수 있는 사람과 연락할 곳.',
  'duty.shifts': '누가 언제 당번인지.',
  'duty.quiet':
    '우선순위가 낮음(low)과 보통(normal)인 승인 요청은 이때 아무에게도 알리지 않고, 끝나면 보냅니다. 앱에는 그대로 보입니다. 높음(high)과 긴급(critical)은 언제나 보냅니다.',
  retention:
    '끝난 실행을 보관하는 기간. 지워진 것도 수치에는 계속 들어갑니다. 진행 중인 실행은 결코 지우지 않습니다.',
  mqtt: '트리거와 도구가 쓰는 MQTT 브로커.',
  amqp: '대기열이 절차를 시작하고, 단계가 대기열에 발행하는 AMQP 브로커.',
  storage: '플릿의 엔진들이 함께 쓰는 데이터베이스. 저마다 자기 기록을 갖고, 그것을 여기에 넘깁니다.',
  fleet: '플릿의 다른 엔진들 사이의 이 엔진. [storage] url이 있어야 합니다.',
  gateway: '웹훅.',
  peripherals: '보드.',
  'peripherals.boards': 'USB로 연결한 마이크로컨트롤러 보드.',
  modbus: 'Modbus로 말하는 장치.',
  'modbus.devices': 'Modbus로 말하는 제어기, 인버터, 계량기. 신호는 핀처럼 절차를 시작합니다.',
  'modbus.devices.*.signals': '읽고 쓰는 것, 정한 이름으로.',
  channels_config: '메시지 채널.',
  'channels_config.telegram': 'Telegram 봇.',
  'channels_config.transcriber': '음성 메시지에서 하는 말을 받아 적습니다. 없으면 아무도 적지 않습니다.',
  'channels_config.discord': 'Discord 봇.',
  'channels_config.slack': '소켓 모드의 Slack 앱.',
  'channels_config.webhook': '서명한 메시지를 게이트웨이에 보내고 서명된 답을 받는 프로그램.',
  'channels_config.mqtt': '[mqtt] 브로커의 토픽 한 쌍으로 오가는 메시지.',
  'channels_config.email': 'IMAP과 SMTP로 쓰는 메일함.',
  'channels_config.plugins': '이름을 정해 쓰는 자신의 채널.',
  network: '이 컴퓨터에서 밖으로 나가는 길.',
  pushover: 'Pushover를 통한 푸시 메시지.',
  mcp: '다른 프로그램의 도구.',
  secrets:
    '도구 호출에 쓰는, 이름을 정한 비밀 값. 호출에 쓴 {{secret.NAME}} 자리에 보낼 때 값을 넣으며, 다른 누구도 그 값을 보지 못합니다.',
  'mcp.servers': '도구를 더 내놓는 Model Context Protocol 서버. 그 도구의 이름은 mcp_SERVER_TOOL입니다.',
};
