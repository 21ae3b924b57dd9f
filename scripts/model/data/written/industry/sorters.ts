import { flag, maybe, names, tenths, whole, type Written } from '../table';
import { code, texts } from '../industry/slots';
import { figure, town } from './plant-slots';

const conv = names('CV-3, CV-11, infeed east, spiral 2, merge belt, chute line', 'CV-3, CV-11, 동측 투입, 스파이럴 2호, 합류 벨트, 슈트 라인');

export const sorters: readonly Written[] = [
  {
    tool: 'cv_jog', about: ['Move a conveyor a bit, forwards or backwards, in centimetres', '컨베이어를 센티미터 단위로 조금 움직인다'],
    takes: { conv, cm: whole(-120, 200) },
    beside: { figure },
    en: `
      jog {conv} by {cm} cm
      {conv}: {cm} cm
      move {conv} {cm} cm
      [cm=30] {conv} thirty centimetres forward
      [cm=-30] {conv} thirty centimetres back
      [cm=-15] reverse {conv} by 15 cm, a bag is pinched
      [cm=80] let {conv} creep on by 80 cm
      [cm=-100] take {conv} back one metre
      [cm=100] one metre onwards with {conv}
      [cm=-40] A box lies across. Pull {conv} 40 cm back, the {who} takes it out.
      jog of {cm} cm on {conv}, do not start it
      {cm} cm, belt {conv}, {not_conv} stands still
      [cm=50] half a metre ahead on {conv}, the eye is {any} cm away
      [cm=-50] half a metre backwards on {conv}
      [cm=20] The {who} needs {conv} twenty centimetres further to reach bolt {any}
      [cm=-60] pull {conv} back by sixty centimetres
      [cm=-20] <gate {figure} has {conv}|, >. Take the belt of gate {figure} back by 20 cm.
      [cm=20] <gate {figure} has {conv}|, >. Move the belt of gate {figure} on by 20 cm.`,
    ko: `
      {conv:을} {cm}cm 움직이#
      {conv}: {cm}cm
      [cm=30] {conv:을} 앞으로 30cm 보내#
      [cm=-30] {conv:을} 뒤로 30cm 보내#
      [cm=-15] 봉지가 끼었다. {conv:을} 15cm 후진시키#
      [cm=80] {conv:을} 80cm 살살 전진시키#
      [cm=-100] {conv} 1미터 뒤로
      [cm=100] {conv} 1미터 앞으로
      [cm=-40] 상자가 걸렸다. {conv:을} 40cm 되돌리#. {who:이} 꺼낸다
      기동 말고 {conv} {cm}cm 조그
      [cm=50] {conv} 50센티 앞으로, 센서까지 {any}cm 남음
      [cm=-50] {conv} 반 미터 후진
      {not_conv:은} 세워 두고 {conv} 조그 {cm}cm
      [cm=20] {who:이} 볼트 {any}번에 손이 닿게 {conv:을} 20cm 앞으로 움직이#
      [cm=-60] {conv} 60cm 거꾸로
      [cm=-20] <{figure}번 문은 {conv}|, >. {figure}번 문 벨트를 20cm 되돌리#
      [cm=20] <{figure}번 문은 {conv}|, >. {figure}번 문 벨트를 20cm 더 보내#`,
    titles: ['Jog the belt; Move it a little', '조그 이동; 벨트 조금 움직이기'],
  },
  {
    tool: 'cv_run', about: ['Start a conveyor', '컨베이어를 기동한다'],
    takes: { conv, mps: maybe(tenths(0.1, 2.5)) },
    beside: { figure },
    en: `
      start {conv}
      {conv}: run
      {conv} on, {mps} m/s
      run {conv} at {mps} metres a second
      let {conv} go again
      The jam on {conv} is out. Start it.
      {conv} runs with {mps} m/s from {clock}
      get {conv} moving at {mps} m/s
      start belt {conv}, {any} parcels wait
      {conv} into operation, {not_conv} follows by itself
      The {who} is clear of {conv}, it may run
      start {conv} slowly, {mps} m/s
      {any} pallets of letters came at {clock}: set {conv} in motion at {mps} m/s
      no jog, {conv} runs for good
      {conv} may go, {not_conv} must not
      {conv} at {mps} metres per second
      <{conv} leads to gate {figure}|, | and >. A lorry waits at gate {figure}: get that one going.
      {not_conv} does {not_mps} m/s already; start {conv} with {mps} m/s.`,
    ko: `
      {conv} 기동하#
      {conv:을} 돌리#
      {conv} 초속 {mps}m로 기동하#
      {conv}: 운전, {mps} m/s
      걸린 것 제거했다. {conv:을} 다시 돌리#
      {clock}부터 {conv} {mps} m/s로 운전
      {any}개가 밀려 있다. {conv} 기동
      {not_conv:은} 따라 돈다. {conv}만 기동하#
      {who:이} {conv}에서 나왔다. 돌리#
      {conv} 천천히 기동, {mps} m/s
      {conv} 운전 개시 요망
      {clock}에 파렛트 {any}개가 왔다. {conv} {mps} m/s로 돌리#
      조그 말고 {conv} 연속 운전
      {conv:은} 돌려도 되고 {not_conv:은} 안 된다. 기동하#
      {conv} 초속 {mps}m
      <{conv:은} {figure}번 문|, >으로 간다. {figure}번 문에 차가 섰다. 그 벨트를 돌리#
      {not_conv:은} 이미 {not_mps} m/s로 돈다. {conv:을} {mps} m/s로 기동하#`,
    titles: ['Start the belt; Run the conveyor', '벨트 기동; 컨베이어 운전'],
  },
  {
    tool: 'cv_halt', about: ['Halt a conveyor', '컨베이어를 세운다'],
    takes: { conv, emptied: maybe(flag(['empty|run empty first', '비운 뒤|빈 상태로'], ['at once|loaded', '즉시|실은 채'])) },
    beside: { figure },
    en: `
      halt {conv}
      {conv}: stop
      stop {conv}, {emptied}
      [emptied=true] let everything run off {conv}, then it stops
      [emptied=true] {conv} may stop when nothing lies on it any more
      [emptied=false] freeze {conv} with all that is on it
      [emptied=false] A sleeve is caught! {conv} stands, now, whatever lies on it.
      {conv} stays still from {clock}
      no more movement on {conv}
      stop {conv}; {not_conv} goes on
      {any} parcels too many on the chute, bring {conv} to a stop
      [emptied=true] end of shift, clear {conv} and stop it
      hold up {conv} for the {who}
      {any} letters stick under {conv}; it has to stand
      [emptied=true] take the goods off {conv} by its own travel, stop it after that
      [emptied=false] The {who} pulled the cord: {conv} stays as it is, load and all
      <{conv} leads to gate {figure}|, | and >. The lorry at gate {figure} is full, so that belt stands.`,
    ko: `
      {conv} 세우#
      {conv:을} 정지하#
      {conv} {emptied} 정지
      [emptied=true] {conv} 위의 것을 다 흘려보낸 뒤 세우#
      [emptied=true] 퇴근 전이다. {conv:을} 비우고 정지하#
      [emptied=false] 소매가 끼었다! {conv:을} 실린 그대로 당장 세우#
      [emptied=false] 물건이 있어도 {conv:을} 그 자리에서 멈추#
      {clock}부터 {conv} 정지
      슈트에 {any}개가 넘쳤다. {conv} 정지
      {not_conv:은} 계속 돌리고 {conv}만 멈추#
      {conv} 운전 정지 요망
      {who} 작업 때문에 {conv} 세우기
      {conv} 밑에 {any}통이 꼈다. 세우#
      [emptied=true] {conv} 물건이 다 빠지면 멈추게 하#
      [emptied=false] {who:이} 줄을 당겼다. {conv:은} 실린 채로 정지
      {conv} {emptied} 멈춤
      <{conv:은} {figure}번 문|, >으로 간다. {figure}번 문 차가 찼다. 그 벨트를 세우#`,
    titles: ['Halt the belt; Stop the conveyor', '벨트 정지; 컨베이어 세우기'],
  },
  {
    tool: 'sort_rule', about: ['Send what has a code to a chute', '코드가 붙은 물건을 슈트로 보낸다'],
    takes: { prefix: code('@#, ZK#, @@-##, 8##@'), chute: whole(1, 64) },
    beside: { town },
    en: `
      {prefix} to chute {chute}
      chute {chute} gets {prefix}
      everything with {prefix} goes down chute {chute}
      from {clock} on {prefix} falls into {chute}
      parcels beginning with {prefix}: chute {chute}
      sort {prefix} into chute {chute}
      change the plan: {prefix} -> {chute}
      chute {chute} is for {prefix} today, {not_prefix} stays where it is
      Lorry {any} stands at chute {chute}. It takes {prefix}.
      chute number {chute}, code {prefix}
      let the sorter throw {prefix} off at {chute}
      {prefix} was on chute {not_chute} till {day}, it is {chute} now
      The {who} changed the plan at {clock}: parcels with {prefix} fall at chute {chute}
      {any} bags of {prefix} are coming, chute {chute} takes them all
      {chute} is the chute, {prefix} the code
      no more {prefix} on {not_chute}, chute {chute} from now
      Labels: <{town} is {prefix}|, | and >. {town} goes down chute {chute} today.
      <{prefix} stands for {town}|, | and >. Chute {chute} takes {town}.
      {not_prefix} goes to {not_chute} as ever, {prefix} from today to chute {chute}.`,
    ko: `
      {prefix:은} {chute}번 슈트
      {chute}번 슈트에 {prefix:을} 배정하#
      {prefix} 붙은 것은 모두 {chute}번으로 보내#
      {clock}부터 {prefix} → {chute}번
      {chute}번 슈트에 {any}호차가 서 있다. {prefix:을} 거기로 보내#
      분류 변경: {prefix}, 슈트 {chute}
      {not_prefix:은} 그대로 두고 {prefix}만 {chute}번 슈트로 바꾸#
      {day}까지 {not_chute}번이던 {prefix:을} {chute}번으로 옮기#
      슈트 {chute} / 코드 {prefix}
      {prefix:로} 시작하는 소포는 {chute}번 슈트에 떨어지게 하#
      {who:이} {clock}에 계획을 바꿨다. {prefix} 소포는 {chute}번 슈트
      {prefix} 자루가 {any}개 온다. 전부 {chute}번 슈트로 보내#
      슈트는 {chute}번, 코드는 {prefix}
      {prefix:은} 이제 {not_chute}번이 아니라 {chute}번
      {prefix} 배정 슈트를 {chute}번으로
      라벨: <{town} {prefix}|, >. {town:은} 오늘 {chute}번 슈트로 보내#
      <{prefix:은} {town}|, >. {chute}번 슈트에 {town} 배정하#
      {not_prefix:은} 늘 그렇듯 {not_chute}번, {prefix:은} 오늘부터 {chute}번 슈트로 보내#`,
    titles: ['Sort rule; Which chute', '분류 규칙; 슈트 배정'],
  },
  {
    tool: 'chute_close', about: ['Close a chute or open it again', '슈트를 닫거나 다시 연다'],
    takes: { chute: whole(1, 64), closed: flag(['closed', '폐쇄'], ['open', '개방']) },
    beside: { town },
    en: `
      chute {chute}: {closed}
      [closed=true] close chute {chute}
      [closed=false] open chute {chute} again
      [closed=true] nothing more into chute {chute}, it is full
      [closed=false] the cage is changed, chute {chute} may receive
      [closed=true] The {who} stands in chute {chute}, so keep it shut
      [closed=false] let parcels fall into {chute} from {clock} on
      [closed=true] {any} pieces lie in chute {chute} already, bar it
      [closed=false] chute {chute} takes goods again, {not_chute} stays barred
      chute number {chute} should be {closed}
      [closed=true] lock out chute {chute} for the cleaners
      [closed=false] the cleaners are through with {chute}, free the chute
      [closed=true] lorry {any} has left, nothing may drop into {chute} meanwhile
      [closed=false] lorry {any} is docked, parcels may drop into {chute}
      [closed=true] The {who} repairs the slide of {chute}; bar the chute
      [closed=true] <chute {chute} is {town}|, >. The lorry to {town} is full: shut it.
      [closed=false] <chute {chute} is {town}|, >. The lorry to {town} is back, its chute may receive.`,
    ko: `
      {chute}번 슈트 {closed}
      [closed=true] {chute}번 슈트를 닫#
      [closed=false] {chute}번 슈트를 다시 열#
      [closed=true] {chute}번이 꽉 찼다. 더 떨어지지 않게 슈트를 막#
      [closed=false] 카트를 갈았다. {chute}번 슈트가 받게 하#
      [closed=true] {who:이} {chute}번 슈트 안에 있다. 닫아 둘 것
      [closed=false] {clock}부터 {chute}번 슈트로 떨어지게 하#
      [closed=true] 이미 {any}개 있다. {chute}번 슈트를 막#
      [closed=false] {not_chute}번은 막아 두고 {chute}번 슈트는 풀#
      [closed=true] 청소한다. {chute}번 슈트 사용 금지
      [closed=false] 청소 끝. {chute}번 슈트 사용 재개
      [closed=true] {any}호차가 나갔다. {chute}번 슈트에 떨어지면 안 된다. 막#
      [closed=false] {any}호차가 붙었다. {chute}번 슈트에 떨어져도 된다. 풀#
      [closed=true] {who:이} {chute}번 미끄럼판을 고친다. 슈트 폐쇄
      {chute}번 슈트는 {closed}
      [closed=true] <{chute}번은 {town}|, >. {town} 차가 찼다. 그 슈트를 막#
      [closed=false] <{chute}번은 {town}|, >. {town} 차가 다시 왔다. 그 슈트를 풀#`,
    titles: ['Chute; Close or open a chute', '슈트 개폐; 슈트 막기'],
  },
  {
    tool: 'zone_sign', about: ['Show a text on the sign of a conveyor', '컨베이어 표시판에 문구를 띄운다'],
    takes: { conv, text: texts(`
      jam at metre 1#, wait for the green lamp
      next lorry 1#:30, gate # and then gate 4
      heavy parcels, two people, no exceptions
      break # minutes, belt stays on
      wrong labels today, ask before you throw
      scanner # blind, key in the last four digits`, `
      1#미터 지점 걸림, 녹색등까지 대기
      다음 차 1#:30, #번 문 다음 4번 문
      중량물, 반드시 두 명이서
      휴식 #분, 벨트는 계속 돈다
      오늘 라벨 오류, 던지기 전에 물어볼 것
      #번 스캐너 불량, 끝 네 자리 직접 입력`) },
    en: `
      sign at {conv}: {text}
      on the sign of {conv}: {text}
      show at {conv}: {text}
      the people at {conv} should read: {text}
      put "{text}" on the board over {conv}
      {conv}, sign text: "{text}"
      write this on the display at {conv}: {text}
      display {conv} - {text}
      let the sign above {conv}, not that of {not_conv}, say: {text}
      For everyone at {conv}, in letters on the sign: {text}
      text for the sign of {conv}: {text}
      Radio does not reach {conv}. Its sign: {text}
      The {who} wants them at {conv} to see: {text}
      change the board at {conv} to "{text}"`,
    ko: `
      {conv} 표시판: {text}
      {conv} 전광판에 띄우#: {text}
      {conv} 표시판에 "{text}"라고 쓰#
      {conv} 작업자에게 보이게 표시: {text}
      "{text}" — {conv} 표시판에 표시
      {not_conv} 말고 {conv} 표시판에: {text}
      {conv} 위 안내판 문구를 바꾸#: {text}
      안내 문구, {conv}: "{text}"
      {conv} 표시: {text}
      {conv}에는 무전이 안 닿는다. 표시판에: {text}
      {who} 부탁, {conv} 표시판: {text}
      {conv} 표시판 내용을 "{text}"로 바꾸#
      {conv} 안내판에 올릴 글: {text}
      {clock}까지 {conv} 표시판에 띄울 것: {text}`,
    titles: ['Sign at the belt; Text on the board', '표시판 문구; 안내판'],
  },
  {
    tool: 'scan_rate', about: ['Read the share of unread codes at a scanner', '스캐너의 미인식 비율을 읽는다'],
    takes: { scanner: code('SC-#, SCN##, TB-#@') }, reads: true, result: '{any} %',
    en: `
      no-reads at {scanner}?
      how many codes does {scanner} miss
      share of unread codes, {scanner}
      read the miss rate of {scanner}
      {scanner}: no-read rate since {clock}
      is {scanner} dirty? see how much it does not read
      The {who} keys in {any} labels an hour; what does {scanner} miss
      look up {scanner}, not {not_scanner}, for unread codes
      miss rate on {scanner} please
      {scanner} was cleaned at {clock}; how many does it miss now
      {any} of a hundred? look what {scanner} really misses
      no-read share of {scanner} for the {who}
      {scanner}: unread codes in percent
      how blind is {scanner}`,
    ko: `
      {scanner} 미인식률 확인하#
      {scanner:이} 못 읽는 비율을 보#
      {scanner} 노리드 조회
      {clock} 이후 {scanner} 미인식률 조회
      {who:이} 시간당 {any}장을 손으로 친다. {scanner} 미인식률을 읽#
      {not_scanner} 말고 {scanner} 미인식 비율
      {scanner:이} 더러운지, 얼마나 놓치는지 확인하#
      {scanner} 판독 실패율 확인 요망
      {scanner:을} {clock}에 닦았다. 이제 얼마나 놓치는지 보#
      백에 {any}개라는데 {scanner} 실제 미인식률을 읽#
      {who} 보고용 {scanner} 미판독률
      {scanner} 못 읽은 코드 몇 퍼센트인지 조회하#
      {scanner} 인식 실패 비율
      {scanner:이} 몇 퍼센트나 못 읽는지 보#`,
    titles: ['No-read rate; How much does it miss?', '미인식률; 스캐너 확인'],
  },
];
