/** Whom a question is told that nobody decides, who is on duty, and when it is quiet. */
export const escalationSentences = {
  'escalation is {type}, but must be a list of tables': 'escalation은 테이블 목록이어야 하는데 {type}입니다',
  'Write [[escalation]] with two brackets for each of them.':
    '하나마다 대괄호 두 개로 [[escalation]]이라고 쓰세요.',
  'An escalation is {type}, but must be a table': 'escalation 항목은 테이블이어야 하는데 {type}입니다',
  'Write [[escalation]] and the keys below it.': '[[escalation]]과 그 아래에 키를 쓰세요.',
  'It belongs under [sop], above the escalations.': '[sop] 아래, [[escalation]]보다 위에 쓰세요.',
  'repeat_secs is {given}, which is below {least}': 'repeat_secs의 값 {given}[은/는] {least}보다 작습니다',
  'Write a whole number from {least}: people need a moment to look.':
    '{least} 이상의 정수를 쓰세요. 사람이 볼 시간이 필요합니다.',
  '{key} has {value}, which is not what it wants': '{key}에 쓸 수 없는 {value}[이/가] 있습니다',
  'Add {key} = […] under {table}.': '{table} 아래에 {key} = […][을/를] 추가하세요.',
  'a list of texts': '텍스트 목록',
  'Write a list such as ["desktop", "telegram:12345678", "telegram:@shift"]: the desktop, a recipient of a channel, or who is on duty.':
    '["desktop", "telegram:12345678", "telegram:@shift"] 같은 목록을 쓰세요. 데스크톱, 채널의 받는 사람, 또는 당번입니다.',
  'The run is cancelled after {limit} without an answer, so nobody is told after {amount}':
    '답이 없으면 {limit} 뒤에 실행이 취소되므로 {amount} 뒤에는 아무에게도 알리지 않습니다',
  'Write fewer seconds, or a longer approval_timeout_secs under [sop].':
    '초를 줄이거나 [sop]에 더 긴 approval_timeout_secs를 쓰세요.',
  'The next escalation is due before they are told again, so repeat_secs has no effect':
    '다시 알리기 전에 다음 escalation의 때가 되므로 repeat_secs는 아무 효과가 없습니다',
  'Write fewer seconds, or leave repeat_secs out.': '초를 줄이거나 repeat_secs를 빼세요.',
  'The procedure\'s own priority is "{own}", so priority = "{raised}" changes nothing':
    '절차의 우선순위가 "{own}"이므로 priority = "{raised}"[은/는] 아무것도 바꾸지 않습니다',
  'Leave it out, or write a higher one.': '빼거나 더 높은 것을 쓰세요.',
  'No shift of [duty] is of the group "{group}", so "{route}" tells nobody':
    '[duty]에 "{group}" 그룹의 근무가 없으므로 "{route}"[은/는] 아무에게도 알리지 않습니다',
  'Add [[duty.shifts]] with that group.': '그 그룹으로 [[duty.shifts]]를 추가하세요.',
  'Did you mean "@{suggestion}"?': '"@{suggestion}"[을/를] 쓰려고 했습니까?',
  'Nobody of the group "{group}" is reached with "{route}"':
    '"{group}" 그룹에 "{route}"[으로/로] 닿는 사람이 없습니다',
  'Write a route that begins with "{channel}:" for them under [[duty.people]].':
    '[[duty.people]]에서 그 사람에게 "{channel}:"[으로/로] 시작하는 경로를 쓰세요.',
  'There is no channel "{channel}" in config.toml, so "{route}" tells nobody':
    'config.toml에 "{channel}" 채널이 없으므로 "{route}"[은/는] 아무에게도 알리지 않습니다',
  '{recipient} is told on {channel}, and may not decide there':
    '{recipient}[은/는] {channel}에서 알림을 받지만 그곳에서 결정할 수 없습니다',
  'Write "{recipient}" into allowed_users under [channels_config.{table}] if they may, or name somebody who may decide: being told changes nothing about that.':
    '결정해도 되는 사람이면 [channels_config.{table}]의 allowed_users에 "{recipient}"[을/를] 쓰고, 아니면 결정할 수 있는 사람을 쓰세요. 알림을 받는 것으로는 달라지지 않습니다.',
  'There is no escalation {stage}; there are {count}, counted from 0':
    'escalation {stage}[이/가] 없습니다. 0부터 세어 {count}개입니다',
  'Two people of [duty] have the name "{name}"': '[duty]에 이름이 "{name}"인 사람이 둘입니다',
  'Write all routes of one person into one entry, or tell them apart by their names.':
    '한 사람의 경로를 한 항목에 모두 쓰거나 이름을 다르게 하세요.',
  '"{route}" would be whoever is on duty, but a person is reached in one place; {name} is not told there':
    '"{route}"[은/는] 당번을 뜻하지만 사람에게는 닿는 곳이 필요합니다. {name}에게는 그곳으로 알리지 않습니다',
  'Write where the person is reached, for example "telegram:12345678".':
    '그 사람에게 닿는 곳을 쓰세요. 예: "telegram:12345678"',
  'No [[duty.people]] entry has the name "{name}", so nobody is told in this shift':
    '[[duty.people]]에 이름이 "{name}"인 항목이 없으므로 이 근무에는 아무에게도 알리지 않습니다',
  '{suggestion!}Add an entry with that name and where the person is reached.':
    '{suggestion!}그 이름과 닿는 곳으로 항목을 추가하세요.',
  'The quiet hours never end, so they hold nothing back':
    '조용한 시간이 끝나지 않으므로 아무것도 막지 않습니다',
  'Leave some time of the week out of them.': '일주일 가운데 얼마는 빼 두세요.',
  'The calendar {path} cannot be read, so it names nobody who is on duty: {reason?}':
    '달력 {path}[을/를] 읽을 수 없어 당번을 알 수 없습니다: {reason?}',
  'Save it as an iCalendar file (.ics), or change [duty] calendar in config.toml.':
    'iCalendar 파일(.ics)로 저장하거나 config.toml의 [duty] calendar를 바꾸세요.',
  'Events of the calendar {path} cannot be read, so they name nobody who is on duty: {reasons?}':
    '달력 {path}의 일정 가운데 읽을 수 없는 것이 있어 그 일정으로는 당번을 알 수 없습니다: {reasons?}',
  'Correct these events in the calendar program and save the file again. The other events count.':
    '달력 프로그램에서 그 일정을 고치고 파일을 다시 저장하세요. 다른 일정은 그대로 쓰입니다.',
  'it takes too long to find out when it is': '언제인지 알아내는 데 너무 오래 걸립니다',
  'it has no DTSTART': 'DTSTART가 없습니다',
  'it has more than 4 MiB': '4 MiB보다 큽니다',
} as const satisfies Readonly<Record<string, string>>;
