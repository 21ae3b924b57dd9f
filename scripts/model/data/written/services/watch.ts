import { code, texts } from '../industry/slots';
import { choice, maybe, moment, names, span, whole, type Written } from '../table';

const host = names('mon-1, sw-hall, nas-b, plc-gw, till-07, cam-srv, ups-cellar, freezer-log, web-02, db-reports');
const alert = code('A-###, ALM-####, al##, EV-####, #####');

export const watch: readonly Written[] = [
  {
    tool: 'alert_ack', about: ['Acknowledge an alert: somebody has seen it', '경보를 확인 처리한다'],
    takes: { alert, by: maybe(names('Rosa, Henrik, Dae-ho, night desk, M. Adler, on-call 2', '김대호, 박소라, 야간 당직, 이현수, 관제 2조, 정 반장')) },
    en: `
      acknowledge {alert}
      {alert} has been seen by {by}, mark that
      ack {alert}
      {alert}: seen, in the name of {by}
      {by} knows about {alert}; acknowledge it
      somebody is on {alert}, note that it was seen
      {alert} blinks since {clock} and nobody has confirmed. Confirm it, do not silence it.
      confirm {alert} on behalf of {by}
      take note of {alert}, {not_alert} stays unacknowledged
      {any} alerts wait. Only {alert} is acknowledged now.
      let the list show that {alert} was noticed by {by}
      the cause is still there, but {alert} has been read: acknowledge
      acknowledge the alarm {alert}, no name
      Two lights on the board: {alert} and {not_alert}. The first is known, take note of it; the second is nobody's yet.
      {by} drives out at {clock} because of {alert}. So others know, mark it as seen.
      The temperature behind {alert} still climbs, {any} degrees. It has been seen by {by}, no more than that.
      not closed, not muted, merely acknowledged: {alert}`,
    ko: `
      {alert:을} 확인 처리하#
      {by} 이름으로 {alert} 확인
      {alert}: {by:이} 봤음을 표시하#
      {alert} 확인. 무음으로 하지는 말 것
      {by:이} {alert:을} 알고 있다. 확인으로 바꾸#
      {clock}부터 깜빡이는 {alert}, 아직 아무도 확인하지 않았다. 확인 처리 바람
      {not_alert:은} 미확인으로 두고 {alert}만 확인하#
      경보 {any}건 가운데 {alert}만 확인 처리
      원인은 그대로지만 {alert:을} 보긴 했다. 확인으로 표시하#
      {alert} 인지함({by})
      경보 {alert} 접수 확인. 이름은 적지 말 것
      불이 둘 들어왔다. {alert:과} {not_alert}. 앞엣것은 아는 일이니 확인만 해 두#
      {by:이} {clock}에 {alert} 때문에 출동한다. 봤다고 표시하#
      {alert} 온도는 아직 {any}도. {by:이} 확인했다는 것까지만
      닫지도 막지도 말고 {alert:을} 확인만 하#`,
    titles: ['Acknowledge the alert; Seen', '경보 확인; 알람 확인'],
  },
  {
    tool: 'alert_hush', about: ['Keep an alert from making noise for some minutes', '경보 소리를 몇 분 동안 막는다'],
    takes: { alert, minutes: span('min', 5, 480) },
    en: `
      silence {alert} for {minutes}
      {alert} quiet for {minutes}
      no noise from {alert} for {minutes}
      {minutes} of silence for {alert}, it is not acknowledged with that
      {alert} rings every {any} seconds while the {who} solders. Mute it {minutes}.
      hush {alert}, {minutes}
      let {alert} sleep {minutes} and ring again afterwards
      mute {alert} until the works are over, they last {minutes}
      for {minutes} we do not want to hear {alert}
      {alert}: snooze {minutes}; leave {not_alert} loud
      the door test takes {minutes}, in that time {alert} keeps its mouth shut
      snooze {alert} {minutes}
      {alert} is right, the pump does stand still, but the noise helps nobody for the next {minutes}.
      Whoever acknowledges {alert} does so later; for {minutes} only the sound goes.
      baby asleep next door, {alert} mute, {minutes}
      {any} alarms, one of them shrill: {alert}. Let it be quiet {minutes}.`,
    ko: `
      {alert:을} {minutes} 동안 무음으로 하#
      {alert} {minutes} 조용히
      {minutes} 동안 {alert} 소리를 막#
      확인 처리는 하지 말고 {alert} 소리만 {minutes} 끄#
      {who:이} 납땜하는 동안 {alert:이} {any}초마다 울린다. {minutes} 무음
      {alert:을} {minutes} 재웠다가 다시 울리게 하#
      문 시험이 {minutes} 걸린다. 그동안 {alert:은} 입 다물게 하#
      {not_alert:은} 울리게 두고 {alert}만 {minutes} 음소거
      {alert} 알림 {minutes} 보류
      {minutes}만 {alert} 다시 알림 끄기
      {alert:은} 맞는 말이다. 펌프가 서 있다. 그래도 {minutes} 동안은 소리를 끄#
      확인은 나중에 한다. {alert} 소리만 {minutes} 막아 두#
      알람 {any}건 중 유난히 시끄러운 {alert:을} {minutes} 조용히 시키#
      {minutes} 동안 {alert} 벨 끄기`,
    titles: ['Silence the alert; Quiet for a while', '경보 무음; 잠시 조용히'],
  },
  {
    tool: 'alert_close', about: ['Close an alert as solved, with what was done', '조치 내용을 적고 경보를 종결한다'],
    takes: { alert, fix: texts(`
      fuse F# replaced, unit runs since 0#:40
      cable 1# was loose, reseated and tied
      false alarm, cleaner opened the door at 2#:15
      filter changed, pressure back at #.2 bar
      disk # swapped, rebuild took 9#0 minutes
      firmware 2.# installed, no further drops
      fan was blocked by a leaf, removed
      water in the sensor, dried, new gasket #x2, read 2#.# again
      operator pressed the wrong key, shown how, nothing broken
      moved probe # away from the door, 1# degrees as it should be
      could not find anything in # hours, comes back on its own
      battery pack new, test passed with 9# %`, `
      퓨즈 F# 교체, 0#:40부터 정상 가동
      1#번 케이블이 헐거워 다시 꽂고 묶음
      오경보, 미화원이 2#:15에 문을 엶
      필터 교체 후 압력 #.2bar로 복귀
      #번 디스크 교체, 재구성 9#0분 걸림
      펌웨어 2.# 설치, 이후 끊김 없음
      팬에 낀 낙엽 제거
      센서에 물, 말리고 패킹 #개 교체, 다시 2#.# 표시
      작업자가 잘못 누름, 알려 줌, 고장 없음
      #번 탐침을 문에서 옮김, 1#도로 정상
      #시간 봤지만 원인 없음, 저절로 회복
      배터리 새것, 시험 결과 9#%`) },
    en: `
      close {alert}: {fix}
      {alert} is solved, {fix}
      {alert} done, what was wrong: "{fix}"
      end {alert} with the remark "{fix}"
      close the alert {alert} and write: {fix}
      "{fix}" was the end of {alert}, close it
      not just acknowledged: {alert} is over. Reason: {fix}
      {alert} has been open since {day}. Close it with "{fix}"
      solved, {alert}: {fix}
      resolve {alert}, note "{fix}"; {not_alert} remains open
      strike {alert} from the open ones, "{fix}"
      {not_alert} goes on. {alert} however is settled: {fix}
      The {who} has been there, {any} minutes. What came out for {alert}: "{fix}". Close.
      end of {alert}; in the remark stands {fix}`,
    ko: `
      {alert} 종결: {fix}
      {alert:을} "{fix}" 내용으로 종결하#
      {alert} 해결됨. {fix}
      "{fix}"라고 적고 {alert:을} 닫#
      확인만 하지 말고 {alert:을} 종결하#. 조치: {fix}
      {day}부터 열려 있던 {alert:을} "{fix}"로 마무리하#
      {not_alert:은} 열어 두고 {alert}만 닫을 것, 내용 "{fix}"
      경보 {alert} 종료 처리, 조치 내용: {fix}
      {alert} 해소. "{fix}" 기록하고 닫#
      {not_alert:은} 계속이고 {alert:은} 끝났다. 조치: {fix}
      {who:이} {any}분 다녀왔다. {alert} 결과는 "{fix}". 종결하#
      {alert} 종결, 비고: {fix}
      {alert} 원인과 조치 "{fix}", 닫을 것`,
    titles: ['Close the alert; Solved', '경보 종결; 조치 완료'],
  },
  {
    tool: 'alert_again', about: ['Open a closed alert again', '종결한 경보를 다시 연다'],
    takes: { alert },
    en: `
      open {alert} again
      {alert} was closed too early, reopen
      {alert} came back, put it among the open ones
      reopen {alert}
      closing {alert} was a mistake, undo it
      The fault of {alert} returned after {any} minutes, so it is not over.
      {alert}: not solved after all
      let {alert} be open once more, {not_alert} stays closed
      back to open with {alert}
      whoever closed {alert} at {clock} was wrong; open
      {alert} was closed with a new fuse at {clock} and here it is again. Among the open ones with it.
      not {not_alert}, that one is really done; {alert} has to come back on the board
      {any} degrees again in the same cabinet: {alert} is not over, reopen`,
    ko: `
      {alert:을} 다시 열#
      {alert:을} 너무 일찍 닫았다. 재개
      {alert} 재발. 열린 경보로 되돌리#
      {alert} 종결은 실수였다. 취소하#
      {any}분 만에 {alert} 고장이 다시 났다. 끝난 게 아니니 다시 열 것
      {not_alert:은} 닫힌 대로, {alert}만 재개하#
      {clock}에 닫은 {alert:을} 미해결로 돌리#
      {alert}: 해결 안 됨, 재오픈
      {clock}에 퓨즈를 갈고 닫은 {alert:이} 또 났다. 다시 열어 두#
      {not_alert:은} 정말 끝났다. {alert:을} 목록에 되살리#
      같은 함이 또 {any}도다. {alert} 안 끝났다. 재개할 것
      {alert:을} 열린 것으로
      {alert} 재현됨, 다시 미결
      끝난 줄 안 {alert}, 목록에 다시 올리#`,
    titles: ['Reopen the alert; Not solved', '경보 재개; 다시 열기'],
  },
  {
    tool: 'downtime_plan', about: ['Expect a host to be down between two moments', '두 시각 사이에 서버가 꺼질 것으로 등록한다'],
    takes: { host, begin: moment(), finish: moment() },
    en: `
      downtime of {host} from {begin} to {finish}
      {host} will be down between {begin} and {finish}
      {host}: {begin} – {finish} planned work
      expect no answer from {host} after {begin}; it is back at {finish}
      until {finish} nobody is to be called about {host}, starting {begin}
      back at {finish}, gone at {begin}: that is {host}
      The power in row {any} is switched off. So for {host} a downtime begins {begin} and ends {finish}.
      enter works on {host}, end {finish}, start {begin}
      {begin} until {finish} no alarms for {host}, it is being moved
      plan an outage: host {host}, {begin}, {finish}
      from {begin} on let {host} be dark in peace, up to {finish}
      The electrician comes {begin} and promises to be gone at {finish}. In between {host} has no current.
      Of {any} machines in the rack only {host} is touched: from {begin}, at the latest until {finish}.
      {finish} is when {host} must be watched again; it goes off at {begin}`,
    ko: `
      {host:이} {begin}부터 {finish}까지 꺼진다고 등록하#
      {host} 중단 예정: {begin} ~ {finish}
      {begin} 이후 {host} 응답이 없다. 복귀는 {finish}
      {finish}까지 {host} 일로 부르지 말 것. 시작은 {begin}
      종료 {finish}, 시작 {begin}, 대상 {host}: 계획 정지
      {any}열 전원을 내린다. {host} 중단 시간을 {begin}에서 {finish}까지로 넣#
      {host} 이전 작업, {begin} → {finish} 동안 경보 없이
      계획 중단 등록: 서버 {host}, 시작 {begin}, 끝 {finish}
      {begin}에 끄고 {finish}에 켠다. {host} 예고해 두#
      전기 기사가 {begin}에 와서 {finish}에 간다고 한다. 그 사이 {host}에 전기가 없다. 등록해 두#
      랙 {any}대 중 {host}만 건드린다. {begin}부터 늦어도 {finish}까지 중단
      {finish}부터 {host:을} 다시 지켜본다. 꺼지는 때는 {begin}
      {host} 정전 작업: 끝 {finish}, 시작 {begin}`,
    titles: ['Planned downtime; Works on the host', '계획 정지; 중단 예고'],
  },
  {
    tool: 'limit_pair', about: ['At which values a host warns and when it alarms', '주의와 경보 기준값을 정한다'],
    takes: { host, metric: choice({ cpu: ['processor|CPU', 'CPU|프로세서'], disk: ['disk', '디스크'], mem: ['memory', '메모리'], temp: ['temperature', '온도'] }), warn: whole(30, 79), crit: whole(80, 99) },
    en: `
      {host}, {metric}: warn at {warn}, alarm at {crit}
      {metric} of {host} is critical at {crit} and worth a warning at {warn}
      yellow from {warn}, red from {crit} for the {metric} of {host}
      alarm {crit}, warning {warn}: {metric}, host {host}
      the {who} wants to hear at {warn} and be called at {crit} about the {metric} on {host}
      set the {metric} limits of {host} to {warn} / {crit}
      on {host} the {metric} may reach {crit} before it gets serious; a hint comes at {warn}
      {host} stood at {any} last night. New limits for {metric}: {warn} gives a warning, {crit} an alarm.
      red line {crit}, yellow line {warn}, that is for {metric} at {host}
      raise a warning once {metric} on {host} passes {warn}, ring the bell past {crit}
      Last year {not_warn} and {not_crit}; for the {metric} of {host} it is now {warn} and {crit}, hint and alarm
      The {who} wants an hour to react. So {host}, {metric}: a hint already at {warn}, the siren at {crit}.
      {crit} means run, {warn} means look, for {metric} on {host}`,
    ko: `
      {host} {metric}: 주의 {warn}, 경보 {crit}
      {host} {metric:은} {crit}에서 경보, {warn}에서 주의
      {metric} 노랑 {warn}, 빨강 {crit}. 서버 {host}
      경보 {crit} / 주의 {warn} / {metric} / {host}
      {who:은} {host} {metric:이} {warn}일 때 알고 싶고 {crit}이면 불러 달라고 한다. 기준을 그렇게 하#
      {host}의 {metric} 기준을 {warn}·{crit:로} 바꾸#
      어젯밤 {host:이} {any}까지 갔다. {metric} 주의는 {warn}, 경보는 {crit:로} 설정하#
      빨간 선 {crit}, 노란 선 {warn}, 항목 {metric}, 대상 {host}
      작년에는 {not_warn:과} {not_crit:이}었다. 이제 {host} {metric:은} 주의 {warn}, 경보 {crit}
      {crit:이}면 뛰고 {warn:이}면 본다. {host}의 {metric} 기준으로 하#
      {who:은} 한 시간 여유를 원한다. {host} {metric} 주의를 {warn}, 경보를 {crit:로} 정하#
      {metric} 두 단계: 먼저 {warn} 주의, 다음 {crit} 경보. 장비 {host}
      {host} {metric} 임계값 변경, 경보 {crit}, 주의 {warn}`,
    titles: ['Limits of the host; Warning and alarm', '기준값; 주의와 경보'],
  },
  {
    tool: 'metric_now', about: ['Read a value of a host', '서버의 현재 값을 읽는다'],
    takes: { host, metric: choice({ cpu: ['processor load|CPU load', 'CPU 부하'], disk: ['disk use', '디스크 사용률'], mem: ['memory use', '메모리 사용률'], temp: ['temperature', '온도'] }) }, reads: true, result: '{any}',
    en: `
      {metric} of {host}
      what is the {metric} of {host} right now
      read the {metric} on {host}
      look at {host}: {metric}
      check the {metric} at {host} before anyone changes a limit
      [metric=temp] how hot is {host}
      [metric=disk] see how full {host} is
      [metric=mem] how much of its RAM does {host} use
      [metric=cpu] is {host} working hard?
      Alarm at {clock}, limit {any}. What does {host} really have as {metric}?
      [metric=disk] The copy needs room on {host}; look how much is taken.
      fetch me the {metric} from {host}, not from {not_host}
      {not_host} is fine, {host} I do not trust. What does it show for {metric}?
      Limits are 80 and 95, that is known. Unknown is the present {metric} of {host}.
      [metric=temp] feel {host}'s forehead`,
    ko: `
      {host} {metric} 조회
      {host}의 지금 {metric:을} 읽#
      {metric} 확인: {host}
      [metric=temp] {host:이} 얼마나 뜨거운지 보#
      [metric=disk] {host:이} 얼마나 찼는지 보#
      [metric=mem] {host} 램을 얼마나 쓰는지 확인하#
      [metric=cpu] {host:이} 바쁜지 알아보#
      {clock}에 기준 {any:을} 넘었다고 한다. {host}의 실제 {metric:을} 확인하#
      {not_host} 말고 {host}의 {metric} 값
      기준을 바꾸기 전에 {host} {metric}부터 보#
      {not_host:은} 괜찮은데 {host:은} 못 믿겠다. {metric:을} 읽어 보기
      기준이 80과 95인 건 안다. 지금 {host} {metric:을} 알아보#
      [metric=temp] {host} 열이 나는지 확인
      [metric=disk] {any}GB를 넣을 자리가 {host}에 있는지 디스크를 보#`,
    titles: ['Value of the host; How full, how hot', '서버 값; 상태 조회'],
  },
  {
    tool: 'host_diary', about: ['Write a line into the diary of a host', '서버 일지에 한 줄 적는다'],
    takes: { host, line: texts(`
      backup finished, 21# GB in 4# minutes
      fan # replaced, noise is gone
      slow since 0#:30, cause unknown, 1# users called
      door of rack # left open, closed it
      patched to 5.1#, rebooted, all services up
      moved from port 1# to port 2#, cable is blue
      replaced disk #, serial ends in 4#, rebuild will take until noon
      two users locked out, time was off by #0 minutes, synced and unlocked
      cleaned the filter, temperature fell from 4# to 3#, check again in a week
      no change made, only looked, all # lights green
      cable 1# to the switch was chewed, mice, trap is set
      UPS test passed, 3# minutes on battery`, `
      백업 완료, 21#GB에 4#분 걸림
      #번 팬 교체, 소음 없음
      0#:30부터 느림, 원인 모름, 사용자 1#명 전화
      #번 랙 문이 열려 있어 닫음
      5.1#로 패치, 재부팅, 서비스 모두 정상
      1#번 포트에서 2#번 포트로 옮김, 파란 케이블
      #번 디스크 교체, 일련번호 끝 4#, 재구성은 정오까지
      사용자 두 명 잠김, 시각이 #0분 어긋남, 맞추고 풀어 줌
      필터 청소, 온도 4#도에서 3#도로, 일주일 뒤 재확인
      바꾼 것 없음, 보기만 함, 표시등 #개 모두 초록
      1#번 케이블을 쥐가 갉음, 덫 놓음
      UPS 시험 통과, 배터리로 3#분`) },
    en: `
      write into the diary of {host}: {line}
      diary {host}: {line}
      note on {host}: {line}
      "{line}" belongs into the log book of {host}
      {host}, entry "{line}"
      log for {host} that we did this: {line}
      put down under {host}: "{line}"
      The {who} finished at {clock}. For the diary of {host}: {line}
      leave a line for {host}, "{line}"
      record at {host}, not at {not_host}: {line}
      {day}, {clock}. This happened at {host}: {line}
      nobody reads mail, so into the diary of {host} with it: "{line}"
      for whoever comes after us at {host}: {line}
      {host} gets one more line today, {line}
      at {host} we changed something; the diary shall say {line}`,
    ko: `
      {host} 일지에 적#: {line}
      {host} 일지: {line}
      {host} 기록 "{line}"
      "{line}"라고 {host} 일지에 남기#
      {host}에 대해 이렇게 적어 두#: {line}
      {clock}에 {who:이} 끝냈다. {host} 일지 내용: {line}
      {not_host:이} 아니라 {host} 일지에 "{line}" 기입하#
      서버 {host}, 한 줄 메모: {line}
      {day} {clock}, {host}에서 있었던 일: {line}
      메일은 아무도 안 읽는다. {host} 일지에 "{line}"라고 적어 두#
      {host:을} 다음에 맡을 사람을 위해: {line}
      오늘 {host} 일지에 한 줄 더: {line}
      {host} 작업 내용 기록하#: {line}
      {who} 구술, {host} 일지에 그대로 옮기#: {line}`,
    titles: ['Diary of the host; Log entry', '서버 일지; 작업 기록'],
  },
];
