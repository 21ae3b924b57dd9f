/** What the serial bridge says of boards and of what was asked of them. */
export const boardSentences = {
  'looking for the board': '보드를 찾는 중',
  'rejected with the button': '버튼으로 거절함',
  'Changes of pins could not be recorded: {reason?}': '핀의 변화를 기록하지 못했습니다: {reason?}',
  'They are kept and tried again until ZeroClaw ends. Check that the disk of the data folder has room and can be written.':
    '기록하지 못한 변화는 보관하며 ZeroClaw가 끝날 때까지 다시 시도합니다. 데이터 폴더가 있는 디스크에 여유가 있고 쓸 수 있는지 확인하세요.',
  'boards are switched off in config.toml': 'config.toml에서 보드를 꺼 두었습니다',
  'Set enabled = true under [peripherals] in config.toml.':
    'config.toml의 [peripherals] 아래에 enabled = true를 쓰세요.',
  'Changes of pins could not be recorded, and {count} of them are lost: {reason?}':
    '핀의 변화를 기록하지 못했고, 그중 {count}개를 잃었습니다: {reason?}',
  'The last {count} are kept and tried again until ZeroClaw ends. Check that the disk of the data folder has room and can be written.':
    '마지막 {count}개는 보관하며 ZeroClaw가 끝날 때까지 다시 시도합니다. 데이터 폴더가 있는 디스크에 여유가 있고 쓸 수 있는지 확인하세요.',
  'A change of a pin was lost, because it could not be recorded': '핀의 변화 하나를 기록하지 못해 잃었습니다',
  '{count} changes of pins were lost, because they could not be recorded':
    '핀의 변화 {count}개를 기록하지 못해 잃었습니다',
  'They started nothing. Look at what the pins tell of that procedures listen to, and start by hand what has to be done.':
    '잃은 변화는 아무것도 시작하지 않았습니다. 절차가 듣는 핀이 알리는 것을 확인하고, 해야 할 일은 직접 시작하세요.',
  'tells changes by itself': '변화를 스스로 알림',
  polled: '주기적으로 읽음',
  'it may have the published firmware, which drives only pin 13 and reads 0 everywhere':
    '공개된 펌웨어일 수 있으며, 그 펌웨어는 13번 핀만 구동하고 어디서나 0을 읽습니다',
  'Put our firmware on it (`zeroclaw boards flash`), or let its own say its name as "firmware" among its capabilities.':
    '펌웨어를 올리거나(`zeroclaw boards flash`), 보드의 펌웨어가 capabilities에서 "firmware"로 제 이름을 말하게 하세요.',
  'Check the cable; it is connected again by itself.': '케이블을 확인하세요. 다시 꽂으면 저절로 연결됩니다.',
  'Another board than before answers as {board} at {path}: {now?}. Before it was: {before?}':
    '{path}의 {board} 자리에서 전과 다른 보드가 응답합니다: {now?}. 전에는: {before?}',
  'What was known of {board} was changed outside of ZeroClaw, so nobody knows whether it is the same board that answers at {path}: {now?}':
    '{board}에 대해 알던 것이 ZeroClaw 밖에서 바뀌어, {path}에서 응답하는 것이 같은 보드인지 알 수 없습니다: {now?}',
  'It is read and not written to. Say that it is the right one, on the Boards page or with `zeroclaw boards accept {board}`, or look at the record with `zeroclaw runs verify`.':
    '읽기만 하고 쓰지 않습니다. 맞는 보드라면 보드 페이지나 `zeroclaw boards accept {board}`로 알려 주고, 아니면 `zeroclaw runs verify`로 기록을 확인하세요.',
  'It is read and not written to. Plug the right board in, or say that this is the right one: on the Boards page, or with `zeroclaw boards accept {board}`.':
    '읽기만 하고 쓰지 않습니다. 맞는 보드를 꽂거나, 이 보드가 맞다고 보드 페이지나 `zeroclaw boards accept {board}`로 알려 주세요.',
  'a virtual board': '가상 보드',
  'a board without a name': '이름을 말하지 않는 보드',
  'board "{name}" ({board?})': '보드 "{name}"({board?})',
  'board "{name}"': '보드 "{name}"',
  'no serial number': '시리얼 번호 없음',
  'serial number {serial}': '시리얼 번호 {serial}',
  '{board?}, no serial number': '{board?}, 시리얼 번호 없음',
  '{board?}, serial number {serial}': '{board?}, 시리얼 번호 {serial}',
  'The board {board} is not written to: another board than before answers there. Say on the Boards page or with `zeroclaw boards accept {board}` that it is the right one, or plug the right one in.':
    '{board} 보드에 쓰지 않습니다. 그 자리에서 전과 다른 보드가 응답합니다. 맞는 보드라면 보드 페이지나 `zeroclaw boards accept {board}`로 알려 주고, 아니면 맞는 보드를 꽂으세요.',
  'What answers as {board} now is not what was shown: {now?}':
    '{board} 자리에서 지금 응답하는 것은 화면에 보인 보드가 아닙니다: {now?}',
  'Nothing was accepted. Look at which board it is, and say it again if that is the right one.':
    '아무 보드도 받아들이지 않았습니다. 어느 보드인지 확인하고, 맞는 보드라면 다시 알려 주세요.',
  'No other board than before answers as {board}': '{board} 자리에서 응답하는 것은 전과 같은 보드입니다',
  'Approve did nothing: the button could not be read again at the end of its second. Press it again, or decide in the app.':
    '승인하지 않았습니다. 누른 지 1초가 지났을 때 버튼을 다시 읽지 못했습니다. 다시 누르거나 앱에서 결정하세요.',
  Stop: '정지',
  Approve: '승인',
  Reject: '거절',
  '{button!} did nothing: {reason?}. {remedy?}':
    '{button!} 버튼이 아무 일도 하지 않았습니다: {reason?}. {remedy?}',
  '{button!} did nothing: {reason?}.': '{button!} 버튼이 아무 일도 하지 않았습니다: {reason?}.',
  '{button!} failed: {reason?}': '{button!} 버튼을 실행하지 못했습니다: {reason?}',
  'Approve did nothing: another board than before answers there. Say on the Boards page that it is the right one, or decide in the app.':
    '승인하지 않았습니다. 그 자리에서 전과 다른 보드가 응답합니다. 맞는 보드라면 보드 페이지에서 알려 주거나, 앱에서 결정하세요.',
  'Check the cable.': '케이블을 확인하세요.',
  'Procedures listen to pins that {board} does not have: {pins}':
    '절차가 {board}에 없는 핀을 듣습니다: {pins}',
  'Procedures listen to pin {pin} of {board}, which is not read: it was set, and with this firmware a read makes a pin an input and ends what it drives':
    '절차가 {board}의 {pin}번 핀을 듣지만 이 핀은 읽지 않습니다. 설정한 핀이고, 이 펌웨어는 읽을 때 핀을 입력으로 바꿔 출력이 끊깁니다',
  'Procedures listen to pins of {board} that are not read: they were set, and with this firmware a read makes a pin an input and ends what it drives: {pins}':
    '절차가 듣는 {board}의 핀 가운데 읽지 않는 핀이 있습니다. 설정한 핀이고, 이 펌웨어는 읽을 때 핀을 입력으로 바꿔 출력이 끊깁니다: {pins}',
  'If it is to be an input, say so: on the Boards page, or with `zeroclaw boards input {board} {pin}`. Our firmware lets outputs be read.':
    '입력으로 쓸 핀이면 보드 페이지나 `zeroclaw boards input {board} {pin}` 명령으로 알려 주세요. 우리 펌웨어는 출력인 핀도 읽을 수 있습니다.',
  'Say which of them are to be inputs, one by one: on the Boards page, or with `zeroclaw boards input {board} PIN`. Our firmware lets outputs be read.':
    '입력으로 쓸 핀을 하나씩 보드 페이지나 `zeroclaw boards input {board} PIN` 명령으로 알려 주세요. 우리 펌웨어는 출력인 핀도 읽을 수 있습니다.',
  '{board} is not in config.toml any more. Its pin {pin} may go on being driven (it was {value})':
    'config.toml에 {board}[이/가] 더 없습니다. 이 보드의 {pin}번 핀은 계속 출력하고 있을 수 있습니다(전에는 {value})',
  '{board} is not in config.toml any more. Its pins {pins} may go on being driven (they were {values})':
    'config.toml에 {board}[이/가] 더 없습니다. 이 보드의 다음 핀은 계속 출력하고 있을 수 있습니다: {pins} (전에는 {values})',
  'Nobody watches over it any more: look at what it controls.':
    '이제 아무도 지켜보지 않습니다. 무엇을 제어하는지 확인하세요.',
  'Outputs of {board}': '{board}의 출력',
  '{board} started again: pin {pin} is not driven any more (it was {value})':
    '{board}[이/가] 다시 시작되어 {pin}번 핀은 이제 출력이 아닙니다(전에는 {value})',
  '{board} started again: pins {pins} are not driven any more (they were {values})':
    '{board}[이/가] 다시 시작되어 다음 핀은 이제 출력이 아닙니다: {pins} (전에는 {values})',
  '{board} says that it does not drive pin {pin} any more (it was {value})':
    '{board}에 따르면 {pin}번 핀은 이제 출력이 아닙니다(전에는 {value})',
  '{board} says that it does not drive pins {pins} any more (they were {values})':
    '{board}에 따르면 다음 핀은 이제 출력이 아닙니다: {pins} (전에는 {values})',
  '{board} was away: pin {pin} may not be driven any more (it was {value})':
    '{board}의 연결이 끊겼다가 돌아왔습니다. {pin}번 핀은 이제 출력이 아닐 수 있습니다(전에는 {value})',
  '{board} was away: pins {pins} may not be driven any more (they were {values})':
    '{board}의 연결이 끊겼다가 돌아왔습니다. 다음 핀은 이제 출력이 아닐 수 있습니다: {pins} (전에는 {values})',
  'ZeroClaw did not see {board} for a while: pin {pin} may not be driven any more (it was {value})':
    'ZeroClaw가 한동안 {board}[을/를] 보지 못했습니다. {pin}번 핀은 이제 출력이 아닐 수 있습니다(전에는 {value})',
  'ZeroClaw did not see {board} for a while: pins {pins} may not be driven any more (they were {values})':
    'ZeroClaw가 한동안 {board}[을/를] 보지 못했습니다. 다음 핀은 이제 출력이 아닐 수 있습니다: {pins} (전에는 {values})',
  'Look at what they control. To have them driven again, set them at their board or with `zeroclaw boards write`; that also takes this notice away. One that is to be an input: say so there as well, or with `zeroclaw boards input {board} PIN`.':
    '이 핀이 제어하는 것을 확인하세요. 계속 출력해야 하면 해당 보드에서 또는 `zeroclaw boards write`로 다시 설정하세요. 그러면 이 알림도 사라집니다. 입력으로 쓸 핀은 같은 곳이나 `zeroclaw boards input {board} PIN` 명령으로 알려 주세요.',
  '{pin!} is not known as an output': '{pin!}은 출력으로 알려진 핀이 아닙니다',
  'Look at the pins with `zeroclaw boards show {board}`.':
    '`zeroclaw boards show {board}` 명령으로 핀을 보세요.',
  '{pin!} was set since {board} started, and is an output':
    '{pin!}은 {board}[이/가] 시작된 뒤 설정되어 출력입니다',
  'That {pin!} is an input could not be kept, so it still counts as an output':
    '{pin!}이 입력이라는 것을 저장하지 못해 아직 출력으로 봅니다',
  'Free some space on the disk that holds the home folder, then say it again. The log says why it was not kept.':
    '홈 폴더가 있는 디스크에 공간을 비운 뒤 다시 알려 주세요. 저장하지 못한 이유는 로그에 있습니다.',
  "Use one of {pins} in the trigger's signal.": '트리거의 signal에는 {pins} 중 하나를 쓰세요.',
  '{board} has no pin {pin}, so its emergency stop does not work':
    '{board}에 {pin}번 핀이 없어 비상 정지가 작동하지 않습니다',
  '{board} has no pin {pin}, so its approve button does not work':
    '{board}에 {pin}번 핀이 없어 승인 버튼이 작동하지 않습니다',
  '{board} has no pin {pin}, so its reject button does not work':
    '{board}에 {pin}번 핀이 없어 거절 버튼이 작동하지 않습니다',
  '{board} has no pin {pin}, so its light does not say that something waits':
    '{board}에 {pin}번 핀이 없어 대기 표시등이 켜지지 않습니다',
  'The emergency stop': '비상 정지',
  'The approve button': '승인 버튼',
  'The reject button': '거절 버튼',
  '{button!} on pin {pin} of {board} does not listen while the pin is driven':
    '{board}의 {pin}번 핀이 출력인 동안에는 {button!}[이/가] 듣지 않습니다',
  '{button!} on pin {pin} of {board} may not listen: the pin was set, and may still be driven':
    '{board}의 {button!}[이/가] 듣지 않을 수 있습니다. {pin}번 핀을 설정했고, 아직 출력일 수 있습니다',
  'Start {board} again: press its reset button, or pull its cable and put it in. That makes the pin an input.':
    '{board}[을/를] 다시 시작하세요. 리셋 버튼을 누르거나 케이블을 뽑았다가 꽂으면 핀이 입력으로 돌아갑니다.',
  'Press the reset button of {board}, or the button itself once: this notice goes when it is heard.':
    '{board}의 리셋 버튼을 누르거나, 이 버튼을 한 번 눌러 보세요. 눌린 것이 들리면 이 알림은 사라집니다.',
  'Pin {pin} of {board} is its {key}, so {keys} on the same pin does nothing':
    '{board}의 {pin}번 핀은 {key}이므로, 같은 핀을 쓰는 {keys}[은/는] 아무 일도 하지 않습니다',
  'Write another pin as {keys} in config.toml.': 'config.toml의 {keys}에 다른 핀을 쓰세요.',
  'Correct {key} in config.toml: {board} has the pins {pins}.':
    'config.toml의 {key}[을/를] 고치세요. {board}에 있는 핀: {pins}.',
  'The board {board} was lost: {reason?}': '{board} 보드의 연결이 끊겼습니다: {reason?}',
  'the port went away': '포트가 사라졌습니다',
  'the port went away ({reason})': '포트가 사라졌습니다 ({reason})',
  'the port was closed': '포트가 닫혔습니다',
  'the port is closed': '포트가 닫혀 있습니다',
  'the board stopped answering': '보드가 응답하지 않습니다',
  'the board started with other firmware': '보드가 다른 펌웨어로 시작했습니다',
  'the board did not answer in time': '보드가 제때 응답하지 않았습니다',
  'This machine cannot list its serial ports': '이 컴퓨터에서는 시리얼 포트 목록을 얻을 수 없습니다',
  'Install udev (on Debian "apt-get install udev"), or type the path of the port.':
    'udev를 설치하거나(Debian에서는 "apt-get install udev") 포트 경로를 직접 쓰세요.',
  '{path} belongs to the board {board} already': '{path}[은/는] 이미 {board} 보드의 것입니다',
  'Look at {board} instead, or take it out of config.toml first.':
    '{board}[을/를] 보거나, 먼저 config.toml에서 지우세요.',
  'The board on {path} went away while connecting: {reason?}':
    '{path}의 보드가 연결하는 동안 사라졌습니다: {reason?}',
  '{path} can be opened, but nothing answers': '{path}[은/는] 열리지만 응답이 없습니다',
  'Press the reset button of the board. If that does not help, put our firmware on it (`zeroclaw boards flash`) and check its speed.':
    '보드의 리셋 버튼을 누르세요. 그래도 안 되면 펌웨어를 올리고(`zeroclaw boards flash`) 통신 속도를 확인하세요.',
  'What is connected to {path} does not speak the board protocol':
    '{path}에 연결된 것은 보드 프로토콜로 말하지 않습니다',
  'Put our firmware on the board (`zeroclaw boards flash`), or check that path and speed are those of the board.':
    '보드에 펌웨어를 올리거나(`zeroclaw boards flash`), 경로와 통신 속도가 그 보드의 것인지 확인하세요.',
  'The board {board} has neither "path" nor "serial_number"':
    '{board} 보드에 "path"도 "serial_number"도 없습니다',
  'Add one of them under [[peripherals.boards]] in config.toml.':
    'config.toml의 [[peripherals.boards]] 아래에 둘 중 하나를 추가하세요.',
  'This machine cannot list its serial ports, so {board} cannot be found by its serial number':
    '이 컴퓨터에서는 시리얼 포트 목록을 얻을 수 없어 {board}[을/를] 시리얼 번호로 찾지 못합니다',
  'Install udev (on Debian "apt-get install udev"), or add "path" for this board in config.toml.':
    'udev를 설치하거나(Debian에서는 "apt-get install udev") config.toml에서 이 보드에 "path"를 추가하세요.',
  'No port has a board with the serial number {serial}':
    '시리얼 번호가 {serial}인 보드가 어느 포트에도 없습니다',
  'Plug the board in, or correct "serial_number" in config.toml.':
    '보드를 꽂거나, config.toml의 "serial_number"를 고치세요.',
  '{count} ports have a board with the serial number {serial}: {paths}':
    '시리얼 번호가 {serial}인 보드가 포트 {count}개에 있습니다: {paths}',
  'Unplug all but the one that is meant, or give its "path" as well. Nothing is sent to any of them until then.':
    '쓸 것 하나만 남기고 뽑거나, 그 보드의 "path"도 쓰세요. 그때까지 어느 보드에도 보내지 않습니다.',
  'Cannot open {path}: {reason?}': '{path}[을/를] 열 수 없습니다: {reason?}',
  'another program uses it': '다른 프로그램이 쓰고 있습니다',
  'Close the other program that has this port open.': '이 포트를 연 다른 프로그램을 닫으세요.',
  'this user may not open it': '이 사용자에게 열 권한이 없습니다',
  'Add your user to the group that owns the port ("sudo usermod -aG dialout $USER"), then log in again.':
    '포트를 소유한 그룹에 사용자를 추가하고("sudo usermod -aG dialout $USER") 다시 로그인하세요.',
  'there is no such port': '그런 포트가 없습니다',
  'Plug the board in, or give the path that it has now.': '보드를 꽂거나, 지금의 경로를 쓰세요.',
  'it is not a serial port': '시리얼 포트가 아닙니다',
  'Give the path of a serial port, on Linux mostly /dev/ttyACM0 or /dev/ttyUSB0.':
    '시리얼 포트의 경로를 쓰세요. Linux에서는 대개 /dev/ttyACM0이나 /dev/ttyUSB0입니다.',
  'Unplug the board, plug it in again, and check its path.': '보드를 뽑았다가 다시 꽂고, 경로를 확인하세요.',
  'the virtual board is pulled out': '가상 보드의 케이블이 뽑혀 있습니다',
  'Plug it in again on the Boards page, or with `zeroclaw boards plug`.':
    '보드 페이지나 `zeroclaw boards plug`로 다시 꽂으세요.',
  'somebody else has it open': '다른 곳에서 열어 두었습니다',
  'Wait a moment.': '잠시 기다리세요.',
  'Write this below the other boards yourself: board = {board}, type = {type}.':
    '다른 보드 아래에 직접 쓰세요: board = {board}, type = {type}.',
  '{board} is no virtual board': '{board}[은/는] 가상 보드가 아닙니다',
  'Add one with type = "virtual" under [[peripherals.boards]] in config.toml.':
    'config.toml의 [[peripherals.boards]] 아래에 type = "virtual"인 보드를 추가하세요.',
  'Virtual boards: {boards}.': '가상 보드: {boards}.',

  // What came of a read or a write
  'pin {pin} of {board}': '{board}의 {pin}번 핀',
  '{pin!} could not be read: {reason?}.': '{pin!}을 읽지 못했습니다: {reason?}.',
  '{pin!} was not written: {reason?}.': '{pin!}에 쓰지 않았습니다: {reason?}.',
  'Whether {pin!} was set to {value} is not known: {reason?}. {read!}':
    '{pin!}이 {value}[으로/로] 바뀌었는지 알 수 없습니다: {reason?}. {read!}',
  '{pin!} was set and is not read: with this firmware a read makes a pin an input and ends what it drives. Once it is an input again, e.g. because the board was restarted, say so: `zeroclaw boards input {board} {number}`. Our firmware lets outputs be read.':
    '{pin!}은 설정한 핀이라 읽지 않습니다. 이 펌웨어는 읽을 때 핀을 입력으로 바꿔 출력이 끊깁니다. 보드를 다시 시작하는 등으로 다시 입력이 되었다면 `zeroclaw boards input {board} {number}` 명령으로 알려 주세요. 우리 펌웨어는 출력인 핀도 읽을 수 있습니다.',
  'It is not read back, because with this firmware a read makes a pin an input and ends what it drives.':
    '이 펌웨어는 읽을 때 핀을 입력으로 바꿔 출력이 끊기므로 다시 읽지 않습니다.',
  'It cannot be read back, because the board is away.': '보드가 연결되어 있지 않아 다시 읽을 수 없습니다.',
  'It could not be read back either; the board may still carry it out.':
    '다시 읽지도 못했습니다. 보드가 나중에 실행할 수도 있습니다.',
  'Read back, the pin is {value}, as asked.': '다시 읽으니 핀은 {value}이며, 요청한 대로입니다.',
  'Read back, the pin is {value}, not as asked.': '다시 읽으니 핀은 {value}이며, 요청과 다릅니다.',
  'The board {board} is not connected: {reason?}.': '{board} 보드가 연결되어 있지 않습니다: {reason?}.',
  'The board {board} is not connected: {reason?}. {remedy!}':
    '{board} 보드가 연결되어 있지 않습니다: {reason?}. {remedy!}',
  'The board {board} has no pin {pin}. It has {pins}.':
    '{board} 보드에는 {pin}번 핀이 없습니다. 있는 핀: {pins}.',
  'The board {board} has no analog inputs: its firmware does not offer them.':
    '{board} 보드에는 아날로그 입력이 없습니다. 펌웨어가 제공하지 않습니다.',
  'The board {board} has no analog input {channel}. It has {channels}.':
    '{board} 보드에는 아날로그 입력 {channel}번이 없습니다. 있는 입력: {channels}.',
  'Procedures listen to an analog input that cannot be read: {reason?}':
    '절차가 듣는 아날로그 입력을 읽을 수 없습니다: {reason?}',
  'Correct the signal of the trigger, or put firmware on {board} that measures.':
    '트리거의 신호를 고치거나, 값을 재는 펌웨어를 {board} 보드에 올리세요.',
  'The board {board} has no analog input {channel}': '{board} 보드에는 아날로그 입력 {channel}번이 없습니다',
  'analog input {channel} of {board} could not be read: {reason?}.':
    '{board} 보드의 아날로그 입력 {channel}번을 읽지 못했습니다: {reason?}.',
  'The board refused analog input {channel} of {board}: {reason?}.':
    '보드가 {board}의 아날로그 입력 {channel}번을 거절했습니다: {reason?}.',
  '{board} measures nothing above {greatest}': '{board}[은/는] {greatest}보다 큰 값을 재지 못합니다',
  'The board {board} has no pin {pin}': '{board} 보드에는 {pin}번 핀이 없습니다',
  'It has {pins}.': '있는 핀: {pins}.',
  'The board refused {pin!}: {reason?}.': '보드가 {pin!}을 거절했습니다: {reason?}.',
  'its answer was not understood': '응답을 이해하지 못했습니다',
  'There is no board "{board}". No board is configured.':
    '"{board}" 보드가 없습니다. 설정된 보드가 없습니다.',
  'There is no board "{board}". Configured: {boards}.': '"{board}" 보드가 없습니다. 설정된 보드: {boards}.',

  'Look at the board on the Boards page, or with `zeroclaw boards`.':
    '보드 페이지나 `zeroclaw boards`에서 보드를 보세요.',
  'Look at what the pin controls before you try again.': '다시 하기 전에 핀이 무엇을 움직이는지 보세요.',

  // Pins that config.toml uses itself
  '{pin!} is the emergency stop (stop_pin in config.toml), and is not set: a pin that is set hears no button':
    '{pin!}은 비상 정지(config.toml의 stop_pin)이므로 설정하지 않습니다. 설정한 핀은 버튼을 듣지 못합니다',
  '{pin!} is the approve button (approve_pin in config.toml), and is not set: a pin that is set hears no button':
    '{pin!}은 승인 버튼(config.toml의 approve_pin)이므로 설정하지 않습니다. 설정한 핀은 버튼을 듣지 못합니다',
  '{pin!} is the reject button (reject_pin in config.toml), and is not set: a pin that is set hears no button':
    '{pin!}은 거절 버튼(config.toml의 reject_pin)이므로 설정하지 않습니다. 설정한 핀은 버튼을 듣지 못합니다',
  '{pin!} is the light that says that something waits (waiting_led_pin in config.toml), and is not set: it follows what waits':
    '{pin!}은 대기 표시등(config.toml의 waiting_led_pin)이므로 설정하지 않습니다. 기다리는 것이 있는지에 따라 저절로 켜지고 꺼집니다',
  'Use another pin, or take {key} out of config.toml.':
    '다른 핀을 쓰거나 config.toml에서 {key}[을/를] 빼세요.',
  '{why!}. Use another pin, or take {key} out of config.toml.':
    '{why!}. 다른 핀을 쓰거나 config.toml에서 {key}[을/를] 빼세요.',
  'Use another pin. If you know what hangs on it: `zeroclaw boards write --insist`.':
    '다른 핀을 쓰세요. 무엇이 연결되어 있는지 안다면 `zeroclaw boards write --insist`를 쓰세요.',

  // Pulses
  '{set!} The pulse was ended: {pin!} is {level}.': '{set!} 펄스는 끝났습니다. {pin!}은 {level}입니다.',
  'Everything was stopped: the pulse was ended before its time, and {pin!} is {level}.':
    '모두 멈췄습니다. 펄스를 예정보다 일찍 끝냈고 {pin!}은 {level}입니다.',
  'The pulse was not ended, and {pin!} may stay {level}: {reason!}':
    '펄스를 끝내지 못해 {pin!}이 {level}인 채로 남아 있을 수 있습니다. {reason!}',
  '{set!} The pulse was not ended, and {pin!} may stay {level}: {reason!}':
    '{set!} 펄스를 끝내지 못해 {pin!}이 {level}인 채로 남아 있을 수 있습니다. {reason!}',
  'Whether the pulse ended is not known. {reason!}': '펄스가 끝났는지 알 수 없습니다. {reason!}',
  '{set!} Whether the pulse ended is not known. {reason!}':
    '{set!} 펄스가 끝났는지 알 수 없습니다. {reason!}',
  'config.toml names no board any more where it was.':
    '그 보드가 있던 자리를 가리키는 보드가 이제 config.toml에 없습니다.',
  'Look at what the pin controls, and set it to {level}, on the Boards page or with `zeroclaw boards write`.':
    '핀이 무엇을 움직이는지 보고, 보드 페이지나 `zeroclaw boards write`로 {level}[으로/로] 설정하세요.',

  // What is behind a port
  'ST-LINK/V2-1: a Nucleo board, which one the ids do not say':
    'ST-LINK/V2-1: Nucleo 보드. 어느 것인지는 ID로 알 수 없음',
  'ST-LINK/V2-1 without its drive: a Nucleo board': '드라이브 없는 ST-LINK/V2-1: Nucleo 보드',
  'ST-LINK/V3: a Nucleo board': 'ST-LINK/V3: Nucleo 보드',
  'ST-LINK/V3 with two ports: a Nucleo board': '포트가 둘인 ST-LINK/V3: Nucleo 보드',
  'ST-LINK/V2 programmer, which has no serial line': 'ST-LINK/V2 프로그래머. 시리얼 통신 없음',
  'ST-LINK/V3 in its loader': '로더 상태의 ST-LINK/V3',
  'a board of Arduino': 'Arduino 보드',
  'CP2102 converter, often on an ESP32': 'CP2102 변환기. ESP32에 흔함',
  'CP2105 converter, often on an ESP32': 'CP2105 변환기. ESP32에 흔함',
  'CH340 converter: an ESP32 or an Arduino clone': 'CH340 변환기: ESP32 또는 Arduino 호환 보드',
  'CH9102 converter: mostly an ESP32': 'CH9102 변환기: 대개 ESP32',
  'ESP32 with a USB port of its own': '자체 USB 포트가 있는 ESP32',
  'a board with a Raspberry Pi chip, e.g. the Pico': 'Raspberry Pi 칩 보드. 예: Pico',
  'FTDI cable; what hangs on it the ids do not say': 'FTDI 케이블. 무엇이 연결되어 있는지는 ID로 알 수 없음',
  // Asked of the engine
  'There is no board "{board}"': '"{board}" 보드가 없습니다',
  'Add one under [[peripherals.boards]] in config.toml.':
    'config.toml의 [[peripherals.boards]] 아래에 하나를 추가하세요.',

  // The demo
  'All triggers are paused, so the demo’s event would start nothing':
    '모든 트리거가 멈춰 있어 데모의 이벤트가 아무것도 시작하지 못합니다',
  'Resume the triggers, then start the demo again.': '트리거를 다시 켠 뒤 데모를 다시 시작하세요.',
  'Procedures are switched off in config.toml': 'config.toml에서 절차를 꺼 두었습니다',
  'Set enabled = true under [sop], then start the demo again.':
    '[sop] 아래에 enabled = true를 쓴 뒤 데모를 다시 시작하세요.',
  'Boards are switched off in config.toml': 'config.toml에서 보드를 꺼 두었습니다',
  'Set enabled = true under [peripherals], then start the demo again.':
    '[peripherals] 아래에 enabled = true를 쓴 뒤 데모를 다시 시작하세요.',
  'The demo’s board does not answer: {reason?}': '데모 보드가 응답하지 않습니다: {reason?}',
  'Look at {board} on the page Boards.': '보드 페이지에서 {board}[을/를] 확인하세요.',
  'the demo was removed': '데모를 지움',
  'A name has a line break, or characters that cannot be seen or turn the reading direction':
    '이름에 줄바꿈이나, 보이지 않거나 읽는 방향을 바꾸는 글자가 있습니다',
  'Type it again. It is shown on cards, where people have to see all of it.':
    '직접 다시 입력하세요. 사람이 모두 볼 수 있어야 하는 카드에 보입니다.',
} as const satisfies Readonly<Record<string, string>>;
