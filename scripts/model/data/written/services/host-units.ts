import { choice, flag, maybe, names, span, type Written } from '../table';

const unit = names('grafana, caddy, smbd, dnsmasq, zigbee2mqtt, node-red, influxdb, label-spooler, fail2ban, chronyd');
const host = names('pi-attic, gw-2, srv-lab, till-03, nas-cellar, hv-4, kiosk-gate, erp-b, frontdesk');

export const hostUnits: readonly Written[] = [
  {
    tool: 'unit_start', about: ['Start a service that is not running', '멈춰 있는 서비스를 시작한다'],
    takes: { host, unit },
    en: `
      start {unit} on {host}
      {host}: start {unit}
      get {unit} going on {host}
      On {host} the unit {unit} lies dead; it has to run before {clock}.
      {unit} is needed on {host} again, start it
      The update on {host} took {any} minutes and is through. {unit} may come up now.
      with {not_unit} already up, start {unit} too, machine {host}
      bring {unit} to life ({host})
      {unit} / {host}: start, do not enable anything
      Nobody started {unit} after the power cut on {day}. Do it, host {host}.
      let {unit} run on {host}; on {not_host} it stays off
      fire up {unit}, that is on {host}
      Disks are mounted again, all {any}. Next: {unit} on {host} up.
      {host} has no running {unit} and the sensors pile up. Start that service there.
      wake {unit} on the machine {host}
      Two machines were rebooted last night, {not_host} and {host}. The first came back whole; on the second {unit} did not. Start it.
      {unit} has been down on {host} for {any} minutes and 40 messages wait. Up with it, but leave its autostart as it is.
      At {clock} the {who} wants to see figures, and {unit} on {host} is still off. Switch it on.
      On {host}: first the clock, then {unit}. The clock is right, so {unit} is next to be started.
      {unit} was stopped on {host} for the copy, the copy has ended`,
    ko: `
      {host}에서 {unit:을} 시작하#
      {host}: {unit} 기동
      {unit} 시작. 서버는 {host}
      {host}에 {unit:이} 꺼져 있다. 살리#
      정전 뒤로 {unit:을} 아무도 안 켰다. {host}에서 시작시키#
      {host} 업데이트가 {any}분 만에 끝났다. 이제 {unit:을} 띄우#
      {not_host:은} 그대로 두고 {host}에서만 {unit:을} 켜#
      {unit} 서비스 올리기, 장비 {host}
      {clock} 전에 {host}의 {unit:이} 돌고 있어야 한다
      {not_unit:은} 이미 떠 있다. {host}에서 {unit}도 시작하#
      디스크 {any}개 마운트 끝. 다음은 {host} {unit} 기동할 것
      {host}, {unit} 시작 바람
      {unit:이} 안 떠서 자료가 밀린다. {host}에서 시작하#
      {host} 서버 {unit} 가동 요망
      어젯밤 {not_host:과} {host:을} 재부팅했다. 앞엣것은 멀쩡한데 {host}에는 {unit:이} 안 떴다. 시작하#
      {host}의 {unit:이} {any}분째 내려가 있고 메시지 40건이 밀렸다. 자동 시작 설정은 두고 지금만 올리#
      복사 때문에 {host}에서 멈췄던 {unit}, 복사가 끝났으니 시작
      {clock}에 {who:이} 수치를 본다는데 {host} {unit:이} 아직 꺼져 있다. 켤 것`,
    titles: ['Start the service; Service up; Get it going; Services on the host', '서비스 시작; 서비스 기동; 서버 서비스'],
  },
  {
    tool: 'unit_halt', about: ['Stop a running service', '도는 서비스를 멈춘다'],
    takes: { host, unit, wait_s: maybe(span('s', 5, 300)) },
    en: `
      stop {unit} on {host}
      {host}: {unit} down, give it {wait_s} to finish
      take {unit} on {host} down and leave it down
      Stop, do not restart, {unit} on {host}.
      {unit} has to be quiet on {host} while the {who} copies {any} GB
      on {host} put an end to {unit}, but allow {wait_s}
      {unit} fills the disk of {host}, {any} MB a minute. Halt it.
      no more {unit} on {host} for today; {not_unit} keeps running
      shut down the service {unit} (host {host}), {wait_s} grace
      Up to {wait_s} may pass until {unit} on {host} has written everything. Then it must be stopped.
      We move the cabinet at {clock}: {unit} of {host} off first.
      {unit} on {host} must not answer until the cable is in
      let {unit} rest on {host}
      {host} runs too hot, {any} degrees. Drop {unit} there, nothing else.
      end {unit}, machine {host}, patience {wait_s}
      {unit} on {host} and on {not_host} write to the same file. One has to end: the one on {host}.
      Neither restart nor reload: {unit} on {host} goes down and stays down until {clock}.
      {host} gets 16 GB more memory at {clock}; {unit}, which holds {any} GB of the old, must be stopped first, after {wait_s} at the latest.
      let {unit} on {host} finish its last job, {wait_s} at most, then it is over for today`,
    ko: `
      {host}에서 {unit:을} 멈추#
      {host}: {unit} 정지, {wait_s} 기다려 줄 것
      {unit} 내리고 내린 채로 두기, 서버 {host}
      재시작 말고 정지. {host} {unit}
      {any}GB 복사하는 동안 {host}의 {unit:이} 조용해야 한다
      {unit:이} {host} 디스크를 채우고 있다. 세우#
      {not_unit:은} 계속 돌리고 {host}에서 {unit}만 멈추#
      {wait_s} 여유를 주고 {host} {unit:을} 종료하#
      {clock}에 랙을 옮긴다. 먼저 {host}의 {unit:을} 끄#
      {host} 온도 {any}도. {unit} 하나만 내리#
      {unit} 정지 요망 ({host}), 대기 {wait_s}
      케이블 꽂기 전까지 {host}에서 {unit} 응답이 없어야 함
      오늘은 {host}의 {unit:을} 쉬게 하#
      {host}, {unit} 중지. 마무리에 {wait_s}까지 허용
      {host:과} {not_host}의 {unit:이} 같은 파일에 쓴다. {host} 쪽을 멈추#
      재시작도 리로드도 아니다. {host}의 {unit:을} 내리고 {clock}까지 그대로 둘 것
      {clock}에 {host} 메모리를 16GB 늘린다. 그 전에 {unit:을} 멈추되 {wait_s}까지는 기다려 주#
      {unit} 마지막 작업만 마치게 {wait_s} 주고 {host}에서 종료시키#`,
    titles: ['Stop the service; Service down; Quiet on the host', '서비스 정지; 서비스 내리기'],
  },
  {
    tool: 'unit_cycle', about: ['Restart a service', '서비스를 다시 시작한다'],
    takes: { host, unit },
    en: `
      restart {unit} on {host}
      {host}: bring {unit} back up from scratch
      {unit} on {host} hangs, off and on again
      Give {unit} on {host} a fresh start.
      A plain reload did not help. {unit} of {host} needs a real restart.
      {unit} once down and up, host {host}
      {host} itself stays up, only {unit} there is to be restarted
      The memory of {unit} grew to {any} GB since {day}. Restart it on {host}.
      on {host}, turn {unit} off and right back on
      bounce {unit}, it is the one on {host}, not that on {not_host}
      {unit} ({host}) lost its database at {clock} and does not reconnect by itself: restart
      not {not_unit} this time, {unit} on {host} is due for a restart
      after the {any} updates {host} wants {unit} restarted
      stop-start for {unit} at {host}
      {not_unit} answers in 20 ms, {unit} in {any} seconds. Both run on {host}. The slow one gets a restart.
      Stopping alone will not do, {unit} has to be there again at once; {host} is the machine.
      The new settings of {unit} on {host} only count after it has been off and on, a reload ignores them.
      Since the {who} changed the clock of {host} by {any} minutes, {unit} stamps wrong times. Restart that service.`,
    ko: `
      {host}의 {unit:을} 재시작하#
      {host}: {unit} 재기동
      {unit:이} 멈칫거린다. {host}에서 껐다 켜#
      설정만 다시 읽혀서는 안 됐다. {host} {unit} 재시작할 것
      {unit} 한 번 내렸다 올리기, 서버 {host}
      {host} 장비는 두고 {unit} 서비스만 다시 시작하#
      {day}부터 {unit} 메모리가 {any}GB까지 늘었다. {host}에서 재시작 요망
      {not_host} 말고 {host:이}다. {unit} 껐다 켤 것
      {clock}에 DB 연결이 끊긴 뒤 {unit:이} 못 붙는다. {host}에서 재기동하#
      이번에는 {not_unit:이} 아니라 {unit}, {host} 재시작
      업데이트 {any}건 적용. {host}에서 {unit:을} 새로 띄우#
      {unit} 재시작 바람 / {host}
      {host}에 있는 {unit:을} 처음부터 다시 올리#
      {host}에서 {not_unit:은} 빠른데 {unit:은} {any}초나 걸린다. 느린 쪽을 재시작하#
      멈추기만 해서는 안 된다. {host}의 {unit:이} 바로 다시 떠 있어야 한다
      {host} 시계를 {any}분 고친 뒤 {unit:이} 엉뚱한 시각을 찍는다. 껐다 켤 것
      새 설정은 리로드로는 안 먹는다. {host} {unit} 재시작할 것`,
    titles: ['Restart; Service hangs; Off and on; Services on the host', '서비스 재시작; 재기동; 껐다 켜기'],
  },
  {
    tool: 'unit_reload', about: ['Let a service read its settings again without stopping', '서비스를 멈추지 않고 설정을 다시 읽힌다'],
    takes: { host, unit },
    en: `
      reload {unit} on {host}
      {host}: {unit} rereads its settings, no interruption
      have {unit} on {host} pick up the new file without going down
      {unit} has {any} open calls on {host}. New settings yes, restart no.
      The certificate for {unit} lies in place on {host} since {clock}; let the service take it up while it runs.
      no restart for {unit}, a reload on {host} is enough
      {unit} on {host} shall read its configuration once more
      make the changed rules count: {unit}, {host}, without dropping anybody
      tell {unit} at {host} that its settings changed
      The {who} edited {any} lines for {unit}. Reload, host {host}.
      settings of {unit} anew on {host}, {not_unit} is not touched
      re-read config: {unit} @ {host}
      Guests sit on the link behind {host}. So {unit} there only reloads.
      40 users hang on {unit} at {host}, none of them may notice; only the changed settings have to be taken in.
      The rule file for {unit} was replaced at {clock} on {host} and on {not_host}. The latter was restarted anyway. On the former a reload does it.
      Not off, not on: {unit} on {host} just has to read its file anew.
      hand {unit} on {host} its new settings while it works`,
    ko: `
      {host}의 {unit} 설정을 다시 읽히#
      {host}: {unit} 리로드, 끊김 없이
      {unit:을} 내리지 말고 새 설정만 반영하#. 서버 {host}
      {host} {unit}에 연결이 {any}개 있다. 재시작 말고 설정만 다시 읽게 하#
      {clock}에 인증서를 넣어 두었다. {host}의 {unit:이} 돌면서 가져가게 하#
      {unit} 재시작 불필요. {host}에서 리로드만
      {host}에서 {unit} 설정 재적용 바람
      바뀐 규칙이 먹히게 {host} {unit} 리로드하#
      {who:이} {unit} 설정 {any}줄을 고쳤다. {host}에서 다시 읽힐 것
      {not_unit:은} 두고 {unit} 설정만 새로 읽히#, 장비는 {host}
      손님이 쓰는 중이라 {host} {unit:은} 리로드까지만
      {unit} 설정 변경 알림 → {host}
      {host} {unit}에 40명이 붙어 있다. 아무도 모르게 바뀐 설정만 읽히#
      끄지도 켜지도 말고 {host}의 {unit:이} 설정 파일만 새로 읽게 하#
      {clock}에 {host} {unit} 규칙 파일을 바꿨다. 서비스는 도는 채로 반영할 것
      {unit} 무중단 설정 반영, {host}`,
    titles: ['Reload the settings; New configuration', '설정 다시 읽기; 리로드'],
  },
  {
    tool: 'unit_at_boot', about: ['Whether a service comes up when its host boots', '부팅 때 서비스를 자동으로 띄울지 정한다'],
    takes: { host, unit, enabled: flag(['enabled|on', '켬'], ['disabled|off', '끔']) },
    en: `
      autostart of {unit} on {host}: {enabled}
      [enabled=true] after every boot of {host}, {unit} should be there by itself
      [enabled=false] {unit} must not come back on its own when {host} boots
      [enabled=true] Twice this month {host} rebooted and {unit} was missing. Have it start along.
      [enabled=false] {unit} on {host} is started by hand from now on
      [enabled=true] {host} → {unit} at boot, please
      [enabled=false] next reboot of {host} without {unit}
      at boot, {unit}, {host}: {enabled}
      [enabled=true] let {unit} belong to what {host} starts with
      [enabled=false] strike {unit} from the boot list of {host}
      [enabled=true] The {who} never again wants to start {unit} by hand on {host}.
      [enabled=false] {unit} costs {any} seconds whenever {host} comes up and nobody uses it. Off the autostart.
      [enabled=true] {host} gets its power cut at {clock}. Make sure {unit} is back afterwards by itself.
      [enabled=false] leave {unit} running today, only do not let it start with {host} any more
      [enabled=true] {host} is switched off every evening. {unit} has to be there each morning without anybody typing.
      [enabled=false] {unit} on {host} was only for the test of {day}. It runs now and may go on running, but not after the next boot.
      [enabled=true] After {any} power cuts this year: {unit} belongs to the things {host} brings up alone.
      [enabled=false] The second copy on {not_host} has taken over. {host} comes up without {unit} in future.`,
    ko: `
      {host} 부팅 때 {unit} 자동 시작 {enabled}
      [enabled=true] {host:이} 켜질 때마다 {unit}도 저절로 뜨게 하#
      [enabled=false] {host:을} 부팅해도 {unit:은} 저절로 뜨지 않게 하#
      [enabled=true] 이번 달에 두 번이나 재부팅 뒤 {unit:이} 없었다. {host}에서 같이 시작되게 하#
      [enabled=false] 앞으로 {host} {unit:은} 손으로 켠다. 부팅 목록에서 빼#
      [enabled=true] {host} 부팅 목록에 {unit} 추가
      [enabled=false] 다음 재부팅부터 {host}에 {unit} 없이
      {unit} 자동 기동: {enabled} ({host})
      [enabled=true] {clock} 정전 예정. {host:이} 다시 켜지면 {unit}도 스스로 올라오게 해 둘 것
      [enabled=false] {unit} 때문에 {host} 부팅이 {any}초 늦다. 자동 시작에서 제외하#
      [enabled=true] {who:이} 매번 {host}에서 {unit:을} 켜기 싫어한다. 부팅 때 올라오게
      [enabled=false] 지금 도는 {unit:은} 두고, {host} 부팅 때만 안 뜨게 하#
      [enabled=true] {host:은} 저녁마다 끈다. 아침에 아무도 손대지 않아도 {unit:이} 떠 있어야 한다
      [enabled=false] {unit:은} {day} 시험용이었다. 지금 도는 건 두되 다음 부팅부터 {host}에서 안 뜨게 하#
      [enabled=true] 올해 정전이 {any}번. {host:이} 켜지면 {unit}도 혼자 올라오게 해 두#
      [enabled=false] {not_host}에서 이어받았다. 앞으로 {host:은} {unit} 없이 부팅`,
    titles: ['Autostart; What starts at boot', '자동 시작; 부팅 설정'],
  },
  {
    tool: 'unit_verbosity', about: ['How much a service writes to its log', '서비스가 로그에 적는 양을 정한다'],
    takes: { unit, level: choice({ error: ['errors only|error', '오류만|오류'], info: ['normal|info', '보통|정보'], debug: ['everything|debug', '전부|디버그'] }), host: maybe(host) },
    en: `
      log level of {unit}: {level}
      {unit} writes {level} from now on
      on {host}, {unit} shall log {level}
      [level=debug] we hunt a bug in {unit}, let it talk about every step
      [level=error] {unit} chatters {any} lines a second; only what breaks, please
      [level=info] the hunt is over, {unit} back to the ordinary amount of log
      [level=debug] {unit} on {host}: as chatty as it gets until {clock}
      [level=error] hush {unit} of {host}, faults still count
      {level} is what {unit} should write, host {host}
      [level=info] {unit} ({host}): neither mute nor gossipy, the usual
      [level=error] The log of {unit} on {host} holds {any} GB of nothing. Failures alone will do.
      [level=debug] The supplier asks for a full trace of {unit}.
      set {unit} to {level} in its log, {not_unit} stays
      [level=debug] Once an hour {unit} on {host} drops {any} records and nobody sees why. Every detail into the log, please.
      [level=error] {host} writes 3 GB a day, {any} % of that from {unit}. It should only open its mouth when something breaks.
      [level=info] {unit} was on full trace since {day}; that is enough, normal again`,
    ko: `
      {unit} 로그 수준 {level}
      {host}의 {unit} 로그를 {level:로} 바꾸#
      [level=debug] {unit} 버그를 쫓는다. 한 단계도 빠짐없이 적게 하#
      [level=error] {unit:이} 초당 {any}줄씩 쏟아낸다. 고장 난 것만 적게 하#
      [level=info] 원인을 찾았다. {unit} 로그를 평소 수준으로 되돌리#
      [level=debug] {clock}까지 {host} {unit} 로그를 최대한 자세히
      [level=error] {host}에서 {unit} 로그를 조용히 시키되 장애는 남길 것
      {unit} 로그는 {level}. 서버 {host}
      [level=info] {unit} 로그, 많지도 적지도 않게 기본으로
      [level=error] {host} 로그가 {any}GB. {unit:은} 에러 말고는 적지 말 것
      [level=debug] 공급사가 {unit} 상세 추적을 요청. 로그를 끝까지 풀어 두#
      {not_unit:은} 두고 {unit} 로그만 {level:로}
      [level=debug] {host}의 {unit:이} 한 시간에 한 번 {any}건을 빠뜨린다. 하나도 빼지 말고 다 적게 하#
      [level=error] {host} 로그 하루 3GB 중 {any}%가 {unit} 몫이다. 문제 생길 때만 적게 하#
      [level=info] {day}부터 상세 추적이던 {unit}, 이제 평상시 수준으로`,
    titles: ['Log level; How much is logged', '로그 수준; 로그 양'],
  },
  {
    tool: 'unit_since', about: ['How long a service has been running', '서비스가 언제부터 돌고 있는지 읽는다'],
    takes: { host, unit }, reads: true, result: 'active for {any} h',
    en: `
      how long has {unit} been up on {host}?
      {host}: uptime of {unit}
      look whether {unit} is running on {host}, and since when
      check {unit} at {host}, touch nothing
      is {unit} alive on {host}
      Before anybody restarts it: what is the state of {unit} on {host}?
      The {who} says {unit} on {host} died at {clock}. See if that is so.
      state of {unit} ({host}), just look
      find out since when {unit} runs, machine {host}, not {not_host}
      show me {unit} on {host}
      {any} crashes last week. Read off how long {unit} has lasted on {host} this time.
      Nothing is to be started or stopped yet; only see on {host} how {unit} is doing.
      {not_unit} is fine on {host}, of {unit} I am not sure. Look.
      {host} was booted {any} hours ago. Did {unit} come up with it?`,
    ko: `
      {host}의 {unit:이} 얼마나 돌고 있는지 확인하#
      {host}: {unit} 가동 시간 조회
      {host}에서 {unit:이} 살아 있는지 보#
      손대지 말고 {unit} 상태만 확인하# ({host})
      {who} 말로는 {clock}에 {host} {unit:이} 죽었다고 한다. 정말인지 보#
      {unit} 상태, 서버 {host}. 확인만
      재시작하기 전에 {host} {unit:이} 언제부터 도는지 알아보#
      지난주 {any}번 죽었다. {host}의 {unit:이} 이번엔 얼마나 버텼는지 조회하#
      {not_host} 말고 {host}, {unit} 동작 여부 확인
      {host} {unit} 가동 여부
      아직 켜지도 끄지도 말 것. {host}에서 {unit:이} 어떤지만 보#
      {host}의 {not_unit:은} 괜찮은데 {unit:은} 잘 모르겠다. 확인하#
      {host} 부팅 {any}시간 경과. {unit}도 같이 떴는지 알아보#
      {host} {unit} 언제 시작됐는지 확인 바람`,
    titles: ['Is it running?; State of the service', '서비스 상태; 가동 확인'],
  },
];
