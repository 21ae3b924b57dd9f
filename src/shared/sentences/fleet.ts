/** What is told of the fleet and its database. */
export const fleetSentences = {
  'The schedule of {procedure} for {time} waits, because nobody can say which engine starts it: {why?}':
    '{procedure}의 {time} 예약이 기다립니다. 어느 엔진이 시작할지 아무도 말할 수 없습니다: {why?}',
  'the database of the fleet is away': '플릿 데이터베이스가 없습니다',
  'It starts once, at one engine, when the database is back. If it must not wait, start the procedure by hand.':
    '데이터베이스가 돌아오면 한 엔진에서 한 번 시작합니다. 기다릴 수 없으면 절차를 직접 시작하세요.',
  'The database of the fleet at {address} is away since {since}: {why?}. Procedures go on here; events not handed in yet: {count}':
    '{address}의 플릿 데이터베이스가 {since}부터 없습니다: {why?}. 절차는 여기서 계속됩니다. 아직 넘기지 않은 이벤트: {count}',
  '{why?}. Procedures go on here; events not handed in yet: {count}':
    '{why?}. 절차는 여기서 계속됩니다. 아직 넘기지 않은 이벤트: {count}',
  'The database of the fleet at {address} is away since {since}: {why?}. Nothing starts and nothing acts here until it is back ([fleet] offline = "hold"); events not handed in yet: {count}':
    '{address}의 플릿 데이터베이스가 {since}부터 없습니다: {why?}. 돌아올 때까지 여기서는 아무것도 시작하지 않고 동작하지 않습니다([fleet] offline = "hold"). 아직 넘기지 않은 이벤트: {count}',
  '{why?}. Nothing starts and nothing acts here until that is put right ([fleet] offline = "hold"); events not handed in yet: {count}':
    '{why?}. 바로잡을 때까지 여기서는 아무것도 시작하지 않고 동작하지 않습니다([fleet] offline = "hold"). 아직 넘기지 않은 이벤트: {count}',
  'the fleet': '플릿',
  'cut off from the fleet, and [fleet] offline = "hold"': '플릿과 끊겼고, [fleet] offline = "hold"입니다',
  'it is being connected to': '연결하는 중입니다',
  'The database of the fleet is away since {time}, and until it is back nothing starts here ([fleet] offline = "hold").':
    '플릿 데이터베이스가 {time}부터 없고, 돌아올 때까지 여기서는 아무것도 시작하지 않습니다([fleet] offline = "hold").',
  'Another engine has joined the fleet as {name}, on {host}':
    '다른 엔진이 {host}에서 {name}[이라는/라는] 이름으로 플릿에 들어왔습니다',
  'The other one was started later from a copy of this home. Stop one of them, or give this one another "name" under [fleet] in config.toml.':
    '그 엔진은 이 홈의 사본에서 나중에 시작되었습니다. 둘 중 하나를 멈추거나, config.toml [fleet]의 "name"에 다른 이름을 쓰세요.',
  'Another home has the name {name} in the fleet, on {host}':
    '{host}에 있는 다른 홈이 플릿에서 {name}[이라는/라는] 이름을 쓰고 있습니다',
  'Give this engine another "name" under [fleet] in config.toml.':
    'config.toml [fleet]의 "name"에 다른 이름을 쓰세요.',
  'The record of this home does not go on from what {name} has handed in to the fleet':
    '이 홈의 기록이 {name}[이/가] 플릿에 넘긴 것에서 이어지지 않습니다',
  'This home was restored from a backup, or is a copy of another. What was handed in stays as it is: give this engine another "name" under [fleet] in config.toml, and it hands in its record from the beginning.':
    '이 홈은 백업에서 복원했거나 다른 홈의 사본입니다. 이미 넘긴 것은 그대로 남습니다. config.toml [fleet]의 "name"에 다른 이름을 쓰면 기록을 처음부터 넘깁니다.',
  'Rows of Events that were deleted here before the fleet had them: {count}':
    '플릿에 넘기기 전에 여기서 지워진 이벤트 줄: {count}',
  'The page Events keeps its newest rows alone, and the database was away for longer. The record of runs is whole.':
    '이벤트 페이지는 가장 새로운 줄만 보관하는데, 데이터베이스가 그보다 오래 없었습니다. 실행 기록은 온전합니다.',
  'It is tried again by itself. Look at the log of the database.':
    '저절로 다시 시도합니다. 데이터베이스의 로그를 보세요.',
  'Start PostgreSQL, or correct "url" under [storage] in config.toml.':
    'PostgreSQL을 시작하거나 config.toml [storage]의 "url"을 고치세요.',
  'Correct the host in "url" under [storage], or check the network.':
    '[storage]의 "url"에서 호스트를 고치거나 네트워크를 확인하세요.',
  'Check the network, the address and the firewall between here and the database.':
    '네트워크, 주소, 그리고 여기와 데이터베이스 사이의 방화벽을 확인하세요.',
  'Correct the user in "url" and "password" under [storage] in config.toml, or let pg_hba.conf of the database admit this machine.':
    'config.toml [storage]의 "url"에서 사용자와 "password"를 고치거나, 데이터베이스의 pg_hba.conf가 이 기기를 받아들이게 하세요.',
  'it has no such database': '그런 데이터베이스가 없습니다',
  'Make the database, or correct its name behind the "/" of "url" under [storage].':
    '데이터베이스를 만들거나, [storage]의 "url"에서 "/" 뒤의 이름을 고치세요.',
  'its user may not do that there': '그 사용자에게 그럴 권한이 없습니다',
  'Let the user of [storage] make a schema in the database: GRANT CREATE ON DATABASE.':
    '[storage]의 사용자가 데이터베이스에 스키마를 만들 수 있게 하세요: GRANT CREATE ON DATABASE.',
  'it does not speak TLS': 'TLS를 쓰지 않습니다',
  'Switch TLS on at the database. Where the line is yours alone, write ?sslmode=disable behind "url" under [storage].':
    '데이터베이스에서 TLS를 켜세요. 혼자 쓰는 회선이라면 [storage]의 "url" 뒤에 ?sslmode=disable을 쓰세요.',
  'Put the certificate of the authority that issued it into a file and name that as "ca_file" under [storage] in config.toml.':
    '인증서를 발급한 기관의 인증서를 파일에 넣고, config.toml [storage]의 "ca_file"에 그 파일을 쓰세요.',
  'Use the name in the certificate in "url" under [storage], or issue one for this address.':
    '[storage]의 "url"에 인증서의 이름을 쓰거나, 이 주소의 인증서를 발급하세요.',
  'it has no room left': '남은 공간이 없습니다',
  'Give the database room; what waits here is handed in by itself.':
    '데이터베이스에 공간을 주세요. 여기서 기다리는 것은 저절로 넘깁니다.',
  'It is connected again by itself. Look at the log of the database.':
    '저절로 다시 연결합니다. 데이터베이스의 로그를 보세요.',
  'Check that PostgreSQL runs, and "url" under [storage] in config.toml.':
    'PostgreSQL이 실행 중인지, config.toml [storage]의 "url"이 맞는지 확인하세요.',
  'its encoding is {encoding}, which does not hold every text':
    '인코딩이 {encoding}[이라/라] 모든 글자를 담지 못합니다',
  'Make the database with ENCODING UTF8, and name it in "url" under [storage].':
    'ENCODING UTF8로 데이터베이스를 만들고, [storage]의 "url"에 그 이름을 쓰세요.',
  'a newer version of ZeroClaw has made its tables': '더 새로운 ZeroClaw가 표를 만들었습니다',
  'Update ZeroClaw on this machine. What happens here is kept, and handed in then.':
    '이 기기의 ZeroClaw를 업데이트하세요. 여기서 일어난 일은 보관했다가 그때 넘깁니다.',
  '"sslmode={mode}" in "url" under [storage] is not understood':
    '[storage]의 "url"에 있는 "sslmode={mode}"를 알 수 없습니다',
  "The clock of this machine is ahead of the one of the fleet's database by {seconds} s":
    '이 기기의 시계가 플릿 데이터베이스의 시계보다 {seconds}초 빠릅니다',
  "The clock of this machine is behind the one of the fleet's database by {seconds} s":
    '이 기기의 시계가 플릿 데이터베이스의 시계보다 {seconds}초 느립니다',
  'Let a time server set both clocks. Until then times of different engines cannot be compared.':
    '두 시계를 시간 서버에 맞추세요. 그때까지는 서로 다른 엔진의 시각을 견줄 수 없습니다.',
  'The engine {name} of the fleet, on {host}, has not been heard of since {since}':
    '{host}에 있는 플릿의 엔진 {name}[이/가] {since}부터 소식이 없습니다',
  'Look whether it runs, and whether it reaches the database. Nobody takes over its runs. If it will not come back, say so with `zeroclaw fleet forget {name}`.':
    '실행 중인지, 데이터베이스에 닿는지 살펴보세요. 그 실행은 아무도 넘겨받지 않습니다. 돌아오지 않을 엔진이면 `zeroclaw fleet forget {name}`로 알려 주세요.',
  'This engine is in no fleet': '이 엔진은 어느 플릿에도 없습니다',
  'Name the database of the fleet as "url" under [storage] in config.toml.':
    'config.toml [storage]의 "url"에 플릿의 데이터베이스를 쓰세요.',
  'The database of the fleet is away, so nothing is known of the other engines':
    '플릿의 데이터베이스가 없어서 다른 엔진에 대해 알 수 없습니다',
  'See why with `zeroclaw problems`. `zeroclaw runs` and `zeroclaw approvals` show what is this engine’s own.':
    '까닭은 `zeroclaw problems`로 보세요. `zeroclaw runs`와 `zeroclaw approvals`가 이 엔진의 것을 보여 줍니다.',
  'There is no engine {name} in the fleet that is away': '플릿에 없어진 엔진 {name}[이/가] 없습니다',
  'See them with `zeroclaw fleet`. An engine that runs leaves when "url" under [storage] is removed from its config.toml.':
    '`zeroclaw fleet`으로 보세요. 실행 중인 엔진은 config.toml [storage]의 "url"을 지우면 떠납니다.',
  'Write verify-full, require, or disable.': 'verify-full, require, disable 가운데 하나를 쓰세요.',
  'The engine {name} has taken the call, and nobody knows whether it was carried out.':
    '엔진 {name}[이/가] 호출을 맡았고, 실행되었는지 아무도 모릅니다.',
  'The database of the fleet was away, and nobody knows whether another engine has carried the call out.':
    '플릿 데이터베이스가 없었고, 다른 엔진이 호출을 실행했는지 아무도 모릅니다.',
  'The call is carried out at another engine of the fleet: {on}.':
    '호출은 플릿의 다른 엔진에서 실행합니다: {on}.',
  'the step is for another engine (on: {on}), and this one is in no fleet: [storage] url in config.toml is not set':
    '다른 엔진이 할 단계인데(on: {on}), 이 엔진은 어느 플릿에도 없습니다. config.toml에 [storage] url이 없습니다',
  'an engine of the fleet for {on}': '플릿에서 {on}[을/를] 맡을 엔진',
  'no engine of the fleet has this name or tag: {on}': '플릿에 이런 이름이나 태그의 엔진이 없습니다: {on}',
  'See them with `zeroclaw fleet`; name and tags stand under [fleet] in its config.toml.':
    '`zeroclaw fleet`으로 봅니다. 이름과 태그는 그 엔진 config.toml의 [fleet]에 있습니다.',
  'See them with `zeroclaw fleet`.': '`zeroclaw fleet`으로 봅니다.',
  'See why with `zeroclaw problems`.': '까닭은 `zeroclaw problems`로 봅니다.',
  'it is not there': '없습니다',
  'it was stopped': '멈춰 있습니다',
  'its triggers are paused': '트리거가 일시 정지되어 있습니다',
  'it carries out no {tool} for others ([fleet] accept)':
    '다른 엔진을 위해 {tool}[을/를] 하지 않습니다([fleet] accept)',
  'nobody took the call within {seconds} s ([sop] connect_timeout_secs), and it was withdrawn: nothing was done':
    '{seconds}초 안에 아무도 호출을 맡지 않아 거두었고([sop] connect_timeout_secs), 아무것도 하지 않았습니다',
  'another engine is to carry it out, and it has not exactly one call, no tools and no list':
    '다른 엔진이 할 단계인데, 호출이 정확히 하나이고 도구와 목록이 없는 단계가 아닙니다',
  'another engine is to carry it out, and its call names a secret, which stays here':
    '다른 엔진이 할 단계인데, 호출에 비밀 값이 있습니다. 비밀 값은 여기를 떠나지 않습니다',
  'Write the call in a procedure of that engine, and start it with a message.':
    '그 엔진의 절차에 호출을 쓰고 메시지로 시작하세요.',
  'another engine is to carry it out, and this one is in no fleet':
    '다른 엔진이 할 단계인데, 이 엔진은 어느 플릿에도 없습니다',
  'Name the database of the fleet as "url" under [storage] in config.toml, or remove "on".':
    'config.toml [storage]의 "url"에 플릿의 데이터베이스를 쓰거나 "on"을 지우세요.',
  'no engine of the fleet has the name or the tag "{on}"': '플릿에 이름이나 태그가 "{on}"인 엔진이 없습니다',
  'Names and tags of the fleet: {names}.': '플릿의 이름과 태그: {names}.',
  'this engine was away from the fleet for too long, or has ended in between, and acts for another one no more':
    '이 엔진이 플릿에서 너무 오래 떨어져 있었거나 그 사이에 끝나서, 다른 엔진을 위해 더는 하지 않습니다',
  'A decision came over the fleet as of {by} at {engine} for the run {run}, and was not carried out: {why?}':
    '플릿을 거쳐 {engine}의 {by} 이름으로 실행 {run}에 대한 결정이 왔지만 실행하지 않았습니다: {why?}',
  'its signature does not fit what it says, so it was changed or made up':
    '서명이 내용과 맞지 않습니다. 바뀌었거나 지어낸 것입니다',
  'it was signed for another engine or another question, and copied':
    '다른 엔진이나 다른 질문을 위해 서명된 것을 베낀 것입니다',
  'Nothing was done. Whoever knows the password of the database can write there: if this was nobody of yours, change it.':
    '아무것도 하지 않았습니다. 데이터베이스의 비밀번호를 아는 사람은 거기에 쓸 수 있습니다. 아는 사람이 한 일이 아니면 비밀번호를 바꾸세요.',
  'this engine takes no decisions with that key': '이 엔진은 그 키의 결정을 받지 않습니다',
  'If they may decide here, add "{entry}" to approvals_from under [fleet] in its config.toml. Compare the key with `zeroclaw fleet key` there first.':
    '거기서 결정해도 되면 그 엔진 config.toml [fleet]의 approvals_from에 "{entry}"를 넣으세요. 먼저 결정한 엔진에서 `zeroclaw fleet key`로 키를 견주세요.',
  'the clock where it was given is ahead of the one here by {seconds} s or more':
    '결정한 곳의 시계가 여기보다 {seconds}초 이상 빠릅니다',
  'it was given {seconds} s ago by the clock here, which is too long':
    '여기 시계로 {seconds}초 전에 내린 결정이라 너무 늦었습니다',
  'Let a time server set both clocks, and decide again.': '두 시계를 시간 서버에 맞추고 다시 결정하세요.',
  'it was taken, and nothing of it was carried out before the engine ended or lost its connection':
    '맡았지만, 엔진이 끝나거나 연결을 잃기 전에 아무것도 하지 않았습니다',
  'the run waits for nobody any more': '그 실행은 이제 아무도 기다리지 않습니다',
  'the run asks something else by now than the card that was seen':
    '그 실행은 이제 본 카드와 다른 것을 묻습니다',
  'The engine {engine} is not there, so nothing was asked of it':
    '엔진 {engine}[이/가] 없어서 아무것도 묻지 않았습니다',
  '{engine} did not carry it out: {why?}': '{engine}[이/가] 실행하지 않았습니다: {why?}',
  '{engine} does not say what the run asks': '{engine}[이/가] 그 실행이 무엇을 묻는지 말하지 않습니다',
  'An older version says it only there. Look with `zeroclaw fleet` whether it is there, or decide it at that engine.':
    '이전 버전은 그 엔진에서만 말합니다. 있는지 `zeroclaw fleet`으로 보거나, 그 엔진에서 결정하세요.',
  'The run {run} at {engine} waits for nobody': '{engine}의 실행 {run}[은/는] 아무도 기다리지 않습니다',
  'See what waits with `zeroclaw fleet --approvals`.':
    '무엇이 기다리는지 `zeroclaw fleet --approvals`로 보세요.',
  'What {engine} answered cannot be read': '{engine}[이/가] 답한 것을 읽을 수 없습니다',
  'It has another version, or somebody else has written the answer. Look at the run there.':
    '버전이 다르거나 다른 누군가가 답을 썼습니다. 그 엔진에서 실행을 보세요.',
  '{engine} did not take it within {seconds} s, and it was withdrawn: nothing was done':
    '{engine}[이/가] {seconds}초 안에 맡지 않아 거두었습니다. 아무것도 하지 않았습니다',
  'Look with `zeroclaw fleet` whether it is there, or decide it at that engine.':
    '있는지 `zeroclaw fleet`으로 보거나, 그 엔진에서 결정하세요.',
  '{engine} has taken it and has not answered within {seconds} s: it may have been carried out':
    '{engine}[이/가] 맡고 {seconds}초 안에 답하지 않았습니다. 실행되었을 수 있습니다',
  'Look at the run there. What came of it is shown under Fleet, Approvals, once it is known.':
    '그 엔진에서 실행을 보세요. 어떻게 되었는지 알게 되면 플릿의 승인에 보입니다.',
  'The database of the fleet does not answer, so nobody knows whether {engine} has it: it may have been carried out':
    '플릿의 데이터베이스가 답하지 않아 {engine}[이/가] 맡았는지 아무도 모릅니다. 실행되었을 수 있습니다',
  'Look at the run there. Nothing of it is carried out from now on. What came of it is shown under Fleet, Approvals, once it is known.':
    '그 엔진에서 실행을 보세요. 이제부터는 실행되지 않습니다. 어떻게 되었는지 알게 되면 플릿의 승인에 보입니다.',
  'That is this engine': '바로 이 엔진입니다',
  'Decide it under Approvals, or with `zeroclaw approve` and `zeroclaw deny`.':
    '승인 페이지에서, 또는 `zeroclaw approve`와 `zeroclaw deny`로 결정하세요.',
  'called off by the engine {name}': '엔진 {name}[이/가] 취소함',
} as const satisfies Readonly<Record<string, string>>;
