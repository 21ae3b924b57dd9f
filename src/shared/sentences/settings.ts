/** What is wrong in config.toml, with its remedies. */
export const settingSentences = {
  'There is no key "{key}" {place!}; it is ignored':
    '{place!} "{key}"[이라는/라는] 키는 없습니다. 무시합니다',
  'at the top of the file': '파일 맨 위에',
  'in {table}': '{table}에',
  'Write it at the top of the file, above the first line that begins with "[".':
    '파일 맨 위, "["로 시작하는 첫 줄보다 위에 쓰세요.',
  'Did you mean "{suggestion}"? {remedy!}': '"{suggestion}"[을/를] 쓰려고 했습니까? {remedy!}',
  'Write {key} = …; it must be {allowed?}.': '{key} = …[을/를] 쓰세요. {allowed?}[이어야/여야] 합니다.',
  '{key} must be {allowed?}': '{key}의 값은 {allowed?}[이어야/여야] 합니다',
  '{key} must be {allowed?}, not {given?}': '{key}의 값은 {allowed?}[이어야/여야] 하는데 {given?}입니다',
  'Correct this value, or clear the field to use the default.':
    '이 값을 고치거나, 기본값을 쓰려면 줄을 지우세요.',
  'Correct this table, or delete it.': '이 테이블을 고치거나 지우세요.',
  'a whole number from {least} to {most}': '{least}부터 {most}까지의 정수',
  'a number from {least} to {most}': '{least}부터 {most}까지의 숫자',
  'a text in quotes that is not empty': '비어 있지 않은 따옴표 안의 텍스트',
  'a text in quotes': '따옴표 안의 텍스트',
  '"{choices}" or "{last}"': '"{choices}" 또는 "{last}"',
  'a list, each item {item?}': '목록이며 항목마다 {item?}',
  'a list of tables': '테이블 목록',
  'a number': '숫자',
  'a table': '테이블',
  'any value': '아무 값',
  anything: '아무 값',
  'a name without spaces and slashes': '빈칸과 빗금이 없는 이름',
  'an address such as http://localhost:8080/v1; http:// or https:// may be left out where it is clear which of them is meant':
    'http://localhost:8080/v1 같은 주소. http://와 https:// 가운데 어느 쪽인지 분명하면 빼도 됩니다',
  'a host such as mail.example.com, without a scheme and without a port':
    'mail.example.com 같은 호스트. 앞의 방식(imaps:// 따위)과 포트는 쓰지 않습니다',
  'the line of the device: HOST, HOST:PORT or tcp://HOST:PORT, or serial:PATH?baud=9600&parity=even&stop_bits=1':
    '장치의 선. HOST, HOST:PORT, tcp://HOST:PORT 또는 serial:PATH?baud=9600&parity=even&stop_bits=1',
  'a host, HOST:PORT, or an address with amqp:// or amqps:// and no name or password in it, which are "username" and "password"':
    '호스트, HOST:PORT, 또는 amqp://나 amqps:// 주소. 이름과 비밀번호는 주소가 아니라 "username"과 "password"에 씁니다',
  'an address such as postgres://zeroclaw@192.168.0.10:5432/plant, without a password in it':
    'postgres://zeroclaw@192.168.0.10:5432/plant 같은 주소. 비밀번호는 넣지 않습니다',
  'ENGINE:KEY, as `zeroclaw fleet key` shows it at that engine':
    '엔진:키. 그 엔진에서 `zeroclaw fleet key`가 보여 주는 대로',
  'at most 64 characters without spaces and "/"': '빈칸과 "/" 없이 최대 64자',
  'a host, HOST:PORT, or an address with mqtt://, mqtts://, ws:// or wss://':
    '호스트, HOST:PORT, 또는 mqtt://, mqtts://, ws://, wss://로 시작하는 주소',
  'a path that starts with /': '/로 시작하는 경로',
  'a number above 0, up to 1': '0보다 크고 1 이하인 수',
  '"desktop", "CHANNEL:RECIPIENT" such as "telegram:12345678", or "@GROUP" for who is on duty':
    '"desktop", "telegram:12345678" 같은 "CHANNEL:RECIPIENT", 또는 당번을 뜻하는 "@GROUP"',
  'an IANA name such as "Asia/Seoul", or "" for that of [sop]':
    '"Asia/Seoul" 같은 IANA 이름, 또는 [sop]의 시간대를 뜻하는 ""',
  'a name without spaces, ":" and "@"': '빈칸, ":", "@"가 없는 이름',
  'a time of day such as "22:00"': '"22:00" 같은 시각',
  'Two servers of the provider "{name}" have the address {address}':
    '"{name}" 제공자의 서버 둘이 같은 주소 {address}[을/를] 씁니다',
  'Delete one of them: it would count twice.': '하나를 지우세요. 두 번 세게 됩니다.',
  'a topic without + and #': '+와 #이 없는 토픽',
  '"env:NAME", "keychain:NAME", or the secret itself': '"env:NAME", "keychain:NAME" 또는 비밀 값 자체',
  'an IANA name such as "Asia/Seoul", or "" for the machine\'s zone':
    '"Asia/Seoul" 같은 IANA 이름, 또는 컴퓨터의 시간대를 뜻하는 ""',
  '{key} names the provider "{name}", which is not defined':
    '{key}[이/가] 가리키는 "{name}" 제공자가 정의되어 있지 않습니다',
  'Defined: {names}. Add a table [providers.{name}], or name one of these.':
    '정의된 것: {names}. [providers.{name}] 테이블을 추가하거나 이 중에서 고르세요.',
  'Two boards have the name "{board}"': '"{board}"[이라는/라는] 이름의 보드가 둘입니다',
  'Give each board a name of its own.': '보드마다 다른 이름을 지으세요.',
  'The board "{board}" is virtual: nothing that is plugged in is driven':
    '"{board}" 보드는 가상 보드입니다. 꽂혀 있는 보드는 움직이지 않습니다',
  'Write the type of the board that is plugged in, or delete {place}.':
    '꽂혀 있는 보드의 종류를 쓰거나, {place}[을/를] 지우세요.',
  'A virtual board is plugged in nowhere': '가상 보드는 꽂히는 곳이 없습니다',
  'Give the type of the board that is plugged in, or leave its port and serial number out.':
    '꽂혀 있는 보드의 종류를 고르거나, 포트와 시리얼 번호를 비워 두세요.',
  'Nothing says where the board "{board}" is plugged in':
    '"{board}" 보드가 어디에 꽂혀 있는지 알 수 없습니다',
  'Write serial_number = "…" or path = "…" below it, or type = "virtual" for a board inside this program.':
    '그 아래에 serial_number = "…"나 path = "…"를 쓰세요. 이 프로그램 안의 보드라면 type = "virtual"을 쓰세요.',
  'config.toml was changed on the disk since you opened it': '연 뒤에 디스크의 config.toml이 바뀌었습니다',
  'Look at what is there now, then save again.': '지금 내용을 보고 다시 저장하세요.',
  'Line {line}, column {column}: {message?}': '{line}번째 줄 {column}번째 칸: {message?}',
  'Check that it is a file that you may read.': '읽을 수 있는 파일인지 확인하세요.',
  'config.toml is not there': 'config.toml이 없습니다',
  'Save it again, or restart ZeroClaw: a new one with all defaults is written.':
    '다시 저장하거나 ZeroClaw를 다시 시작하세요. 다시 시작하면 모두 기본값인 새 파일을 씁니다.',
  'Copy data/config-in-force.toml, which holds now, to config.toml. A restart without that writes a new one with all defaults, and puts what holds now aside as data/config-before-defaults.toml.':
    '지금 쓰는 설정인 data/config-in-force.toml을 config.toml로 복사하세요. 그러지 않고 다시 시작하면 모두 기본값인 새 파일을 쓰고, 지금 쓰는 설정은 data/config-before-defaults.toml로 옮겨 둡니다.',
  'config.toml was not there: a new one with all defaults was written. What held before is in {file}':
    'config.toml이 없어 모두 기본값인 새 파일을 썼습니다. 이전에 쓰던 설정은 {file}에 있습니다',
  'If the defaults were not meant, copy it to config.toml.':
    '기본값을 쓰려던 것이 아니라면 그 파일을 config.toml로 복사하세요.',
  'config.toml is empty': 'config.toml이 비어 있습니다',
  'Save it again. If all defaults are to hold, write a line that begins with # into it.':
    '다시 저장하세요. 모두 기본값으로 하려면 #으로 시작하는 줄을 쓰세요.',
  'config.toml cannot be read: {reason?}': 'config.toml을 읽을 수 없습니다: {reason?}',
  '{message?} (and {count} more: see zeroclaw doctor)':
    '{message?} (그 밖에 {count}개: zeroclaw doctor를 보세요)',
  '{message?}. Until this is fixed, the last good configuration holds':
    '{message?}. 고칠 때까지 마지막으로 올바르던 설정을 씁니다',
  '{message?}. No configuration was in force here before, so all triggers were paused, and until this is fixed no old runs are deleted':
    '{message?}. 여기에는 이전에 쓰던 설정이 없어 모든 트리거를 멈췄고, 고칠 때까지 오래된 실행을 지우지 않습니다',
  '{message?}. What was in force before cannot be used: {file}: {reason?}. So all triggers were paused, and until this is fixed no old runs are deleted':
    '{message?}. 이전에 쓰던 설정도 쓸 수 없습니다: {file}: {reason?}. 그래서 모든 트리거를 멈췄고, 고칠 때까지 오래된 실행을 지우지 않습니다',
  '{remedy?} Or fix {file}, such as who may read it, and restart ZeroClaw. Then resume the triggers.':
    '{remedy?} 또는 {file}[을/를] 읽을 수 있게 하는 등 고친 뒤 ZeroClaw를 다시 시작하세요. 그런 다음 트리거를 다시 켜세요.',
  '{remedy?} Then resume the triggers.': '{remedy?} 그런 다음 트리거를 다시 켜세요.',
  'The folder {folder} cannot be watched: {reason?}': '{folder} 폴더를 지켜볼 수 없습니다: {reason?}',
  'Check its permissions.': '폴더의 권한을 확인하세요.',
  'config.toml is in force, but it could not be kept for a start that cannot read it: {reason?}':
    'config.toml을 쓰고 있지만, 읽지 못하는 시작에 대비해 보관하지 못했습니다: {reason?}',
  'Free some space on the disk that holds the home folder, then save config.toml again.':
    '홈 폴더가 있는 디스크의 공간을 확보한 뒤 config.toml을 다시 저장하세요.',
  '{key} was changed on the disk in the meantime: {now!}':
    '그사이 디스크에서 {key}[이/가] 바뀌었습니다: {now!}',
  'it is not written any more': '이제 쓰여 있지 않습니다',
  'it says {value} now': '지금 값은 {value}입니다',
  'Keep that, or write yours over it.': '그대로 두거나 덮어쓰세요.',
  'config.toml cannot take a board in the form it has now':
    '지금 형식의 config.toml에는 보드를 넣을 수 없습니다',
  'The board does not fit config.toml': '보드가 config.toml에 맞지 않습니다',
  'Choose other values.': '다른 값을 고르세요.',
  'This is not valid TOML: {reason?}': '올바른 TOML이 아닙니다: {reason?}',
  'Correct this line. Texts stand in quotes, a key may be written once, and every bracket is closed.':
    '이 줄을 고치세요. 텍스트는 따옴표 안에 쓰고, 키는 한 번만 쓰며, 괄호는 모두 닫습니다.',
  'Put the keys that stand below it under line {line}, and delete this line.':
    '그 아래의 키를 {line}번째 줄 아래로 옮기고 이 줄은 지우세요.',
  '{key}: write either "command" or "url"': '{key}: "command"와 "url" 중 하나만 쓰세요',
  '{key}: the name of a device has at most 40 letters, digits, _ and -':
    '{key}: 장치 이름은 영문자, 숫자, _, -로 40자까지입니다',
  '{key}: the name of a signal begins with a letter and has at most 40 letters, digits and _':
    '{key}: 신호 이름은 영문자로 시작하고 영문자, 숫자, _로 40자까지입니다',
  '{key}: the name of a server has at most 20 letters, digits and -':
    '{key}: 서버 이름은 영문자, 숫자, -로 20자까지입니다',
  '"", "off", or the address of a proxy such as "http://proxy.example:3128"':
    '"", "off", 또는 "http://proxy.example:3128" 같은 프록시 주소',
  'the name of a program, or its absolute path': '프로그램 이름 또는 절대 경로',
  'an absolute path': '절대 경로',
  'a host name, "*.NAME" or an address, with ":PORT" for another port than the usual one':
    '호스트 이름, "*.NAME" 또는 주소. 기본 포트가 아니면 ":PORT"를 붙입니다',
  '{key}: the name of a secret begins with a letter and has at most 64 letters, digits, _ and -':
    '{key}: 비밀 값의 이름은 영문자로 시작하고 영문자, 숫자, _, -로 64자까지입니다',
  'a host name, "*.NAME", an address, or a network such as "192.168.1.0/24"':
    '호스트 이름, "*.NAME", 주소, 또는 "192.168.1.0/24" 같은 네트워크',
  'a name of small letters, digits, "-" and "_" that no channel of ZeroClaw has':
    'ZeroClaw의 다른 채널이 쓰지 않는, 소문자와 숫자와 "-"와 "_"로 된 이름',
  'No [[model_routes]] entry has the hint "{hint}"; there is no model':
    '힌트가 "{hint}"인 [[model_routes]] 항목이 없어 모델이 없습니다',
  'Add such an entry, or name a model.': '그런 항목을 추가하거나 모델 이름을 쓰세요.',
  'Another [[model_routes]] entry above has the hint "{hint}"; this one has no effect':
    '위의 [[model_routes]] 항목에 이미 힌트 "{hint}"[이/가] 있습니다. 이 항목은 아무 일도 하지 않습니다',
  'Give it a name of its own, or delete it.': '다른 이름을 짓거나 지우세요.',
  'No [[model_routes]] entry names a model of the fallback "{name}"; it would be asked for "{model}"':
    '대체 제공자 "{name}"의 모델을 적은 [[model_routes]] 항목이 없어 "{model}"[을/를] 요청하게 됩니다',
  'Add an entry with provider = "{name}" and the model that is to answer.':
    'provider = "{name}"[과/와] 대답할 모델을 적은 항목을 추가하세요.',
  'No [[model_routes]] entry has the hint "{hint}"; the rule has no effect':
    '힌트가 "{hint}"인 [[model_routes]] 항목이 없어 이 규칙은 아무 일도 하지 않습니다',
  'Add such an entry, or delete the rule.': '그런 항목을 추가하거나 규칙을 지우세요.',
  'A rule without keywords and patterns fits no message':
    'keywords도 patterns도 없는 규칙에는 맞는 메시지가 없습니다',
  'Add keywords = ["…"] or patterns = ["…"], or delete the rule.':
    'keywords = ["…"]나 patterns = ["…"]를 추가하거나 규칙을 지우세요.',
  'The address of the broker holds no password': '브로커 주소에 비밀번호가 없습니다',
  'There is nothing to move.': '옮길 것이 없습니다.',
  '{key} holds only the dots that stand for a secret, and none is known there':
    '{key}에는 비밀을 가리는 점만 있고, 그 자리에 알려진 비밀이 없습니다',
  'Write the secret once more, or env:NAME or keychain:NAME.':
    '비밀을 다시 쓰거나 env:NAME 또는 keychain:NAME을 쓰세요.',
  'This passphrase does not open the secrets of the backup': '이 암호 문구로는 백업의 비밀을 열 수 없습니다',
  'Try again; capital letters and spaces count. Without it, restore the rest and enter the secrets again.':
    '다시 해 보세요. 대소문자와 빈칸도 구별합니다. 암호 문구가 없으면 나머지만 복원하고 비밀은 다시 입력하세요.',
  'The passphrase has fewer than {count} letters': '암호 문구가 {count}자보다 짧습니다',
  'Take four words that do not belong together: whoever has the file can try as often as they like.':
    '서로 관계없는 낱말 네 개를 쓰세요. 파일을 가진 사람은 몇 번이든 시도할 수 있습니다.',
  'This backup is not the one that was looked through last': '마지막으로 확인한 백업이 아닙니다',
  'Choose it again.': '다시 고르세요.',
  '{file} is not a backup of ZeroClaw': '{file}[은/는] ZeroClaw 백업이 아닙니다',
  'Choose a file that "Make a backup" or `zeroclaw backup` has written.':
    '"백업 만들기"나 `zeroclaw backup`으로 만든 파일을 고르세요.',
  'The backup {file} is damaged: {why?}': '백업 {file}[이/가] 손상되었습니다: {why?}',
  'Copy it again from where it came, or choose another one. Nothing was changed.':
    '원래 있던 곳에서 다시 복사하거나 다른 백업을 고르세요. 바뀐 것은 없습니다.',
  'The backup {file} was made by a newer version of ZeroClaw':
    '백업 {file}[은/는] 더 새로운 ZeroClaw가 만들었습니다',
  'Update ZeroClaw, then restore it. Nothing was changed.':
    'ZeroClaw를 업데이트한 뒤 복원하세요. 바뀐 것은 없습니다.',
  'The backup {file} holds "{name}", a name that no file can have on this system':
    '백업 {file}에 이 시스템에서 쓸 수 없는 파일 이름 "{name}"[이/가] 들어 있습니다',
  'Rename that file where the backup was made, and make another one. Nothing was changed.':
    '백업을 만든 곳에서 그 파일의 이름을 바꾼 뒤 백업을 다시 만드세요. 바뀐 것은 없습니다.',
  'The backup {file} cannot be read: {why?}': '백업 {file}[을/를] 읽을 수 없습니다: {why?}',
  'there is no such file': '그런 파일이 없습니다',
  'it is a folder': '폴더입니다',
  'this user may not read it': '이 사용자는 읽을 수 없습니다',
  'Check that the file is there, that you may read it, and that the disk has room for what it holds.':
    '파일이 있는지, 읽을 수 있는지, 디스크에 자리가 있는지 확인하세요.',
  'No backup was made, because {file} cannot be read: {why?}':
    '{file}[을/를] 읽을 수 없어 백업을 만들지 않았습니다: {why?}',
  'Check that you may read this file, or move it elsewhere, and try again.':
    '이 파일을 읽을 수 있는지 확인하거나 다른 곳으로 옮긴 뒤 다시 하세요.',
  'Free some space on the disk that holds {folder}: until the backup is written a copy of the database lies there.':
    '{folder}[이/가] 있는 디스크를 비우세요. 백업을 다 쓸 때까지 데이터베이스 사본이 그곳에 놓입니다.',
  'The backup {file} could not be written: {why?}': '백업 {file}[을/를] 쓸 수 없었습니다: {why?}',
  'sops_dir was changed; that counts from the next start':
    'sops_dir을 바꾸었습니다. 다음 시작부터 적용됩니다',
  'Restart ZeroClaw, or take the change back.': 'ZeroClaw를 다시 시작하거나 바꾼 것을 되돌리세요.',
  '{change}: the text is not TOML, so nothing in it can be changed safely: {reason?}':
    '텍스트가 TOML이 아니라 안전하게 바꿀 수 없습니다: {reason?} ({change})',
  'Fix the text first; validation says where it breaks.':
    '먼저 텍스트를 고치세요. 잘못된 곳은 찾은 문제에 나옵니다.',
  '{change}: the text is written in a way in which this cannot be changed without touching the rest':
    '텍스트가 다른 곳을 건드리지 않고는 바꿀 수 없는 모양으로 쓰여 있습니다 ({change})',
  'Change it in the text itself.': '텍스트에서 직접 바꾸세요.',
  '{file} could not be saved: {reason?}': '{file}[을/를] 저장하지 못했습니다: {reason?}',
  'The file is as it was. Check that you may write to {folder} and that the disk is not full, then save again.':
    '파일은 그대로입니다. {folder}에 쓸 권한이 있는지, 디스크가 가득 차지 않았는지 확인한 뒤 다시 저장하세요.',
  'its database has no tables': '데이터베이스에 테이블이 없습니다',
  '"{name}" is missing from it': '"{name}"[이/가] 빠져 있습니다',
  'it holds "{name}", which no backup has': '백업에 있을 수 없는 "{name}"[이/가] 들어 있습니다',
  'files are missing from it, or are there twice': '빠진 파일이나 두 번 들어 있는 파일이 있습니다',
  '"{name}" has another length than it should': '"{name}"의 길이가 다릅니다',
  'it holds more than {count} files': '파일이 {count}개보다 많습니다',
  '"{name}" has {bytes} bytes, and at most {most} are unpacked':
    '"{name}"[은/는] {bytes}바이트인데 최대 {most}바이트까지만 풉니다',
  '"{name}" becomes more than {count} times as large as it is':
    '"{name}"[을/를] 풀면 {count}배 넘게 커집니다',
  'it has {bytes} bytes, unpacked, and at most {most} are unpacked':
    '풀면 {bytes}바이트인데 최대 {most}바이트까지만 풉니다',
  '"{name}" lies in another file of it': '"{name}"[이/가] 다른 파일 안에 있습니다',
  'it is cut off': '끝이 잘려 있습니다',
  '"{name}" is a name that leads elsewhere, or to a device, on some system':
    '"{name}"[은/는] 어떤 시스템에서 다른 곳이나 장치를 가리키는 이름입니다',
  '"{name}" is there twice, or differs from another in nothing but its spelling':
    '"{name}"[이/가] 두 번 있거나 다른 이름과 표기만 다릅니다',
  '"{name}" is a link or a device': '"{name}"[은/는] 링크이거나 장치입니다',
  '"{name}" is packed in a way that is not read': '"{name}"[은/는] 읽지 않는 방식으로 압축되어 있습니다',
  '"{name}" is there twice on this system': '"{name}"[이/가] 이 시스템에서 두 번 있습니다',
  'it needs {bytes} bytes, and there are {free}': '{bytes}바이트가 필요한데 {free}바이트가 있습니다',
  '"{name}" is not what it was': '"{name}"의 내용이 달라졌습니다',
  'its database is damaged: {reason}': '데이터베이스가 손상되었습니다: {reason}',
  'its database cannot be used: {reason?}': '데이터베이스를 쓸 수 없습니다: {reason?}',
  'Check that you may write there and that the disk is not full.':
    '그곳에 쓸 권한이 있는지, 디스크가 가득 차지 않았는지 확인하세요.',
  'A backup that was to be restored could not be put in its place: {reason?}':
    '복원하려던 백업을 제자리에 놓지 못했습니다: {reason?}',
  'Fix that and start again: it goes on where it stopped. What was there before is in {folder}.':
    '그것을 고치고 다시 시작하면 멈춘 곳부터 이어집니다. 전에 있던 것은 {folder}에 있습니다.',
  'The folder {folder} could not be shown: {reason}': '{folder} 폴더를 열지 못했습니다: {reason}',
  'Copy its path and open it yourself; this desktop names no program for folders.':
    '경로를 복사해 직접 여세요. 이 데스크톱에는 폴더를 여는 프로그램이 정해져 있지 않습니다.',
} as const satisfies Readonly<Record<string, string>>;
