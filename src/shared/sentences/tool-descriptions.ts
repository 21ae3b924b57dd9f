/**
 * What tools do and what they take, as the editor shows it beside their names. A tool that came from elsewhere
 * (a plug-in, an MCP server) says it in its own words.
 */
export const toolDescriptions = {
  // Boards and Modbus
  'Read a GPIO pin': 'GPIO 핀을 읽습니다',
  'Set a GPIO pin': 'GPIO 핀의 값을 바꿉니다',
  'Read an analog input: what a sensor measures, from 0 to the full scale':
    '아날로그 입력을 읽습니다: 센서가 잰 값, 0부터 최대값까지',
  'List the boards, their state and pins': '보드와 그 상태, 핀을 보여 줍니다',
  'Board name; may be left out when there is one board': '보드 이름. 보드가 하나이면 쓰지 않아도 됩니다',
  'Read a signal of a Modbus device': 'Modbus 장치의 신호를 읽습니다',
  'Write a signal of a Modbus device': 'Modbus 장치의 신호를 씁니다',
  'Device name; may be left out when there is one device': '장치 이름. 장치가 하나이면 쓰지 않아도 됩니다',
  'Name of the signal': '신호의 이름',

  // Messages
  'Show a notification on this computer': '이 컴퓨터에 알림을 보여 줍니다',
  'Send a message to people': '사람에게 메시지를 보냅니다',
  'Recipient on that channel; not needed for the desktop':
    '그 채널에서 받는 사람. 데스크톱이면 필요 없습니다',
  'Send a push message through Pushover': 'Pushover로 푸시 메시지를 보냅니다',
  'Publish an MQTT message': 'MQTT 메시지를 발행합니다',
  'Put a message into a queue of the AMQP broker': 'AMQP 브로커의 대기열에 메시지를 넣습니다',
  'the name of the queue, where no exchange is given': 'exchange를 쓰지 않으면 대기열의 이름',
  'Send an HTTP request': 'HTTP 요청을 보냅니다',
  'GET unless given': '쓰지 않으면 GET',

  // Procedures and what is planned
  'List the procedures': '절차를 보여 줍니다',
  'Start a procedure': '절차를 시작합니다',
  'What happened, as text or JSON': '일어난 일. 글 또는 JSON',
  'Say how a run stands, or all active runs': '실행 하나 또는 진행 중인 모든 실행의 상태를 알려 줍니다',
  'Cancel a run': '실행을 취소합니다',
  'Plan a prompt, a message or the start of a procedure for later':
    '나중에 할 질문, 메시지, 절차 시작을 예약합니다',
  'Cron text such as "0 9 * * 1-5", or one moment such as 2026-12-24T18:00':
    '"0 9 * * 1-5" 같은 cron 글, 또는 2026-12-24T18:00 같은 한 시각',
  'The prompt, the message, or the name of the procedure': '질문, 메시지, 또는 절차의 이름',
  'IANA name': 'Asia/Seoul 같은 IANA 이름',
  'Where the message or the answer goes; the desktop unless given':
    '메시지나 답을 보낼 곳. 쓰지 않으면 데스크톱',
  'List what is planned': '예약한 것을 보여 줍니다',
  'Remove what is planned, by its id': '예약한 것을 id로 지웁니다',

  // Notes, files and programs
  'Store a note under a key': '키 하나에 기억을 저장합니다',
  'Search the notes': '기억을 찾습니다',
  '"{category}" searches the records of runs': '"{category}"이면 실행 기록에서 찾습니다',
  'Delete a note by its key': '키로 기억을 지웁니다',
  'Read a text file': '텍스트 파일을 읽습니다',
  'Write a text file': '텍스트 파일을 씁니다',
  'Add to the end': '끝에 덧붙입니다',
  'List a folder': '폴더 안을 보여 줍니다',
  'Find files by name or text': '이름이나 글로 파일을 찾습니다',
  'Path inside the workspace': '작업 폴더 안의 경로',
  'Run one program in the workspace, without a shell. Allowed: {programs}':
    '작업 폴더에서 셸 없이 프로그램 하나를 실행합니다. 허용: {programs}',
  'Program and arguments': '프로그램과 인자',
} as const;
