import { choice, flag, maybe, names, span, tenths, whole, type Written } from '../table';
import { code, texts } from '../industry/slots';
import { figure, letter } from './plant-slots';

const head = code('GD-##, H2S-0#, CH4-#@, O2-1#, GD-@#');
const area = names('cellar 2, pump room, tank pit, battery hall, north gallery, boiler house', '지하 2, 펌프실, 탱크 피트, 축전지실, 북측 갤러리, 보일러동');

export const gasDetection: readonly Written[] = [
  {
    tool: 'gd_ack', about: ['Acknowledge the alarm of a gas head; the horn goes on', '가스 경보를 확인 처리한다, 경적은 계속 울린다'],
    takes: { head, by: maybe(names('Ekström, Baptiste, Oduya, Halloran, Kim J', '조현우, 배서진, 남도윤, 오세라, 문태경')) },
    beside: { figure },
    en: `
      acknowledge {head}
      ack the alarm of {head}
      {head} has been seen by {by}, acknowledge it in that name
      take note of {head}'s alarm, but leave the horn
      acknowledge {head}, name of {by}
      The panel blinks for {head}: confirm that we know.
      {by} is on the way to {head}; put the acknowledgement under {by}
      {head}: ack. Do not silence it, people in there must hear it.
      Confirm the alarm at {head}. It read {any} % at {clock}.
      mark {head} as known; {not_head} stays unacknowledged
      We are aware of {head} - say so to the panel.
      {by} acknowledges {head}
      alarm {head} accepted, signed {by}
      The alarm of {head} from {day} is still open, somebody must own up to it: acknowledge.
      ack {head} only, {any} others wait for the gas engineer
      {any} ppm at {head} was the welder's gas. Acknowledge it for {by}.
      {head} blinks, {not_head} blinks too; confirm only the first one named, {head}
      the panel asks who has seen {head}: nobody in particular, just acknowledge
      <{head} hangs at column {figure}|, | and >. The one at column {figure} may be acknowledged, no other.
      Heads: <column {figure} {head}|, >. Ack column {figure}.
      Of {head} and {not_head} only {head} has been visited by {by}: acknowledge that one, in the name of {by}.`,
    ko: `
      {head} 경보를 확인 처리하#
      {head} 경보 확인
      {by} 이름으로 {head} 경보 확인 처리하#
      {head} 인지함. 경적은 그대로 두고 확인만 하#
      {by:이} {head:로} 가는 중이다. {by} 이름으로 확인 처리
      소리는 끄지 말 것. 안에 사람이 들어야 한다. {head} 확인만 하#
      {clock}에 {any}%까지 올랐던 {head} 경보를 확인 처리
      {head:은} 확인, {not_head:은} 미확인으로 두#
      {head} 경보 ACK 바람
      판넬에서 {head:이} 깜박인다. 알고 있다고 확인해 두#
      {head} 경보 확인자 {by}
      {day}부터 {head} 경보가 미확인이다. 확인 처리할 것
      나머지 {any}개는 가스 담당이 본다. {head}만 확인하#
      {head} {any}ppm은 용접 가스였다. {by} 이름으로 확인 처리
      {head:은} 확인하고 {not_head:은} 그대로 두#
      판넬이 {head:을} 누가 봤는지 묻는다. 이름 없이 확인만 하#
      <{head:은} {figure}번 기둥|, >에 있다. {figure}번 기둥 것만 확인 처리
      검지기: <{figure}번 기둥 {head}|, >. {figure}번 기둥 경보를 확인하#
      {not_head}에는 아직 아무도 안 갔다. {by:이} 본 {head}만 {by} 이름으로 확인 처리`,
    titles: ['Acknowledge the gas alarm; We know', '가스 경보 확인; 경보 인지'],
  },
  {
    tool: 'gd_horn_mute', about: ['Silence the horn of an area for some seconds; alarms stay open', '구역 경적을 몇 초 동안 끈다'],
    takes: { area, sec: span('s', 20, 900) },
    en: `
      silence the horn in {area} for {sec}
      horn {area}: quiet for {sec}
      {sec} of silence in {area}
      I cannot hear the radio. No horn in {area} for {sec}.
      mute {area}, {sec}
      for {sec} the siren of {area} keeps still
      do not acknowledge anything, only give {area} {sec} without the horn
      hush the siren in {area} {sec} long while the {who} phones the fire brigade
      {area} may be silent for {sec}, {not_area} goes on howling
      The test of {clock} is loud enough: {area}, horn off, {sec}.
      keep the horn of {area} down, it comes back after {sec}
      It has howled for {any} minutes. Quiet in {area}, {sec}, the alarm itself stays open.
      stop that noise in {area} for {sec}
      mute for {sec}: {area}
      The siren in {area} has gone {any} times today and it was dust each time; {sec} of rest from it, please.
      horn {area} off for {sec}, no acknowledgement
      {not_area} was silenced at {clock} for {any} minutes. Now {area}, for {sec}.`,
    ko: `
      {area} 경적을 {sec} 동안 끄#
      {area} 경적 {sec} 정지
      {sec} 동안 {area} 사이렌을 멈추#
      무전이 안 들린다. {area} 경적을 {sec}만 끄#
      확인 처리는 하지 말고 {area} 소리만 {sec} 줄이#
      {not_area:은} 계속 울리게 두고 {area}만 {sec} 조용히 시키#
      {who:이} 소방서에 전화한다. {sec} 동안 {area} 경적 음소거
      {area}: {sec} 음소거
      {any}분째 울린다. 경보는 열어 두고 {area} 경적만 {sec} 내리#
      {clock} 시험이 너무 시끄럽다. {area} 사이렌 {sec} 꺼 두#
      {sec} 뒤 다시 울려도 된다. {area} 경적을 지금은 끄#
      {area} 소음 {sec} 중지 요망
      {area} 사이렌이 오늘 {any}번 울렸는데 다 먼지였다. {sec} 쉬게 하#
      확인 처리 없이 {area} 경적 {sec} 정지
      {who:이} {area}에서 통화한다. {sec}만 경적 꺼 두#
      {not_area:은} {clock}에 {any}분 껐다. 이번에는 {area} 경적을 {sec} 끄#`,
    titles: ['Silence the horn; Mute the siren', '경적 정지; 사이렌 음소거'],
  },
  {
    tool: 'gd_inhibit', about: ['Inhibit a gas head, so that it raises nothing, or take the inhibit away', '가스 검지기 출력을 억제하거나 억제를 푼다'],
    takes: { head, inhibited: flag(['inhibited|blocked', '억제|차단'], ['active|in service', '정상|사용']) },
    beside: { figure },
    en: `
      {head}, please: {inhibited}
      [inhibited=true] block {head} during the welding
      [inhibited=false] {head} may trip again
      [inhibited=true] {head} must not trip the plant while the {who} is at it with test gas
      [inhibited=false] Welding is over. Let {head} raise alarms as usual.
      [inhibited=true] hang an inhibit on {head}
      [inhibited=false] lift the inhibit from {head}
      [inhibited=true] I will spray paint next to {head} from {clock}, it had better be blind till then
      [inhibited=false] {head} has been blind for {any} hours, it has to watch again
      put {head} to {inhibited}
      [inhibited=true] take {head} out of the shutdown logic, {not_head} stays in
      [inhibited=false] {head} back into the shutdown logic
      [inhibited=true] no alarms out of {head} for the calibration of {day}
      [inhibited=false] calibration done, {head} is armed once more
      make sure that {head} is {inhibited}
      [inhibited=false] Nobody may leave before {head} is live again.
      [inhibited=true] Steam will reach {head} from {clock}; keep it from raising anything.
      [inhibited=false] the steam is off since {clock}, {head} shall protect us again
      [inhibited=true] <{head} watches tank {figure}|, | and >. We weld on tank {figure}: blind that one.
      [inhibited=false] <tank {figure} has {head}|, >. Tank {figure} is welded, let its head work.`,
    ko: `
      {head} {inhibited} 상태로 하#
      [inhibited=true] 용접하는 동안 {head:을} 막아 두#
      [inhibited=false] 용접이 끝났다. {head} 억제를 풀#
      [inhibited=true] {who:이} 시험 가스를 쓴다. {head} 때문에 설비가 서지 않게 하#
      [inhibited=false] {head:이} 다시 경보를 낼 수 있게 하#
      [inhibited=true] {head}에 인히비트를 걸#
      [inhibited=false] {head} 인히비트를 걷어 내#
      [inhibited=true] {clock}부터 {head} 옆에서 도장한다. 검지 출력 막아 둘 것
      [inhibited=false] {any}시간째 {head:이} 죽어 있다. 다시 감시하게 하#
      [inhibited=true] {not_head:은} 두고 {head}만 정지 로직에서 빼#
      [inhibited=false] {head:을} 정지 로직에 다시 넣#
      [inhibited=true] {day} 교정 중 {head} 경보 없게 하#
      [inhibited=false] 교정 완료, {head} 감시 복귀
      {head}: {inhibited}
      [inhibited=true] {clock}부터 {head}에 증기가 닿는다. 아무 경보도 못 내게 하#
      [inhibited=false] {clock}에 증기를 끊었다. {head:이} 다시 지키게 하#
      [inhibited=true] <{head:은} {figure}번 탱크|, > 감시. {figure}번 탱크에서 용접한다. 그 검지기를 막#
      [inhibited=false] <{figure}번 탱크는 {head}|, >. {figure}번 탱크 용접 끝. 그 검지기를 살리#`,
    titles: ['Inhibit a head; Block or arm; Gas head for hot work', '검지기 억제; 인히비트; 화기 작업 전 조치'],
  },
  {
    tool: 'gd_setpoints', about: ['Set the two alarm points of a gas head', '가스 검지기 1차·2차 경보점을 정한다'],
    takes: { head, a1: tenths(5, 20), a2: tenths(21, 60) },
    en: `
      {head}: first alarm {a1}, second alarm {a2}
      set A1 {a1} and A2 {a2} on {head}
      {head} warns at {a1} and trips at {a2}
      second stage of {head} at {a2}, first at {a1}
      let {head} shut the plant at {a2}; the lamp may come at {a1} already
      The insurance wants {a2} for the trip. The warning at {head} is {a1}.
      alarm points of {head}: low {a1}, high {a2}
      high point {a2}, low point {a1}, head {head}
      {head} was at {any} and 70 up to now; make the pre-alarm {a1} and the main alarm {a2}
      from {a1} on {head} shall blink, from {a2} on it shall howl
      {a1}/{a2} for {head}, {not_head} as it was
      At {a2} everything stops, at {a1} we only hear of it. Write that into {head}.
      on {head} change the upper threshold to {a2} and the lower one to {a1}
      The {who} brought the new sheet: lamp at {a1}, shutdown at {a2}, for {head}.
      {head} has {any} m of cable and reads well; only its points move, to {a1} for stage one and {a2} for stage two
      the high one of {head} is {a2}, the low one {a1}
      The old points {not_a1} and {not_a2} are history: from {day} {head} has {a1} and {a2}, small and big stage.`,
    ko: `
      {head} 1차 {a1}, 2차 {a2}
      {head} 경보점: 1단 {a1}, 2단 {a2:로} 설정하#
      {head} 2차 경보는 {a2}, 1차는 {a1}
      {head:이} {a1}에서 예고하고 {a2}에서 차단하게 하#
      보험사가 차단점 {a2:을} 요구한다. {head} 예고는 {a1}
      {a1}부터 깜박이고 {a2}부터 울리게 {head:을} 맞추#
      지금까지 {any}/70이었다. {head} 예비경보 {a1}, 본경보 {a2:로} 바꾸#
      {head} 상한 {a2}, 하한 {a1}
      {not_head:은} 그대로. {head}만 {a1}/{a2:로} 하#
      {head} 저경보 {a1} 고경보 {a2} 변경 요망
      {a2}에서는 다 서고 {a1}에서는 알리기만 한다. {head}에 그렇게 설정하#
      {who:이} 새 표를 가져왔다. {head} 램프 {a1}, 정지 {a2}
      {head} 1단계 {a1}, 2단계 {a2}. 케이블 {any}m는 관계없음
      {head} 높은 쪽 {a2}, 낮은 쪽 {a1:로} 하#
      차단 {a2}, 예고 {a1}, 검지기 {head}
      예전 값 {not_a1}/{not_a2:은} 쓰지 않는다. {day}부터 {head:은} 1차 {a1}, 2차 {a2}`,
    titles: ['Alarm points; Thresholds of the gas head', '경보점 설정; 가스 경보 기준'],
  },
  {
    tool: 'gd_span_cal', about: ['Calibrate a gas head with span gas', '가스 검지기를 표준가스로 교정한다'],
    takes: { head, ppm: whole(10, 500, 'ppm'), flow: maybe(tenths(0.2, 1.5)) },
    en: `
      calibrate {head} with {ppm}
      span of {head} on {ppm}
      {head}: bottle of {ppm}, {flow} l/min
      run a span calibration at {head}; the gas has {ppm}
      the bottle says {ppm}, so does the certificate; {head}, flow {flow} litres a minute
      {head} reads {any} % too low, span it on {ppm}
      at {flow} l/min give {head} its {ppm} and calibrate
      {ppm} span gas on head {head}
      The {who} holds the cup on {head}: start the span, {ppm}
      {head} is due on {day}. Test gas {ppm}, regulator {flow} l/min.
      do the span of {head} on {ppm}, the zero is all right
      teach {head} what {ppm} is
      {head} hangs {any} m up; the hose is on, calibrate it with {ppm} at {flow} litres a minute
      span {head}: {ppm}
      the cylinder of {ppm} is for {head}, begin`,
    ko: `
      {head:을} {ppm:로} 교정하#
      {head} 스팬 교정, 표준가스 {ppm}
      {head} {ppm}, 유량 {flow}
      병에 {ppm:이}라고 적혀 있다. {head:을} 분당 {flow}리터로 교정하#
      {head:이} {any}% 낮게 읽는다. {ppm:로} 스팬을 잡아 두#
      {who:이} 컵을 대고 있다. {head} 스팬 시작, {ppm}
      {day} 교정 대상 {head}. 시험가스 {ppm}, 조정기 {flow} L/min
      영점은 괜찮고 {head} 스팬만 {ppm:로} 맞추#
      {head} 표준가스 교정 바람: {ppm}
      유량 {flow:로} {head}에 {ppm:을} 흘려 교정하#
      {ppm} 가스로 {head} 감도 교정
      {head:은} {any}m 위에 있다. 호스를 물렸으니 {ppm}, 유량 {flow:로} 교정하#
      {head} 스팬 {ppm}
      {ppm} 병은 {head} 것이다. 교정 시작하#`,
    titles: ['Span calibration; Calibrate the gas head', '스팬 교정; 검지기 교정'],
  },
  {
    tool: 'gd_value', about: ['Read what a gas head measures', '가스 검지기 측정값을 읽는다'],
    takes: { head }, reads: true, result: '{any} ppm',
    beside: { figure },
    en: `
      what does {head} read?
      concentration at {head}
      read {head}, nothing else
      Before anyone goes down: gas at {head}?
      let me see the value of {head}
      how much gas is there at {head} now
      The {who} smells something. Check {head}.
      At {clock} it was {any} ppm. What is it now at {head}?
      look at head {head}, do not reset it
      take a reading from {head}, {not_head} is inhibited anyway
      get the present value of {head} for the permit
      is the air clean at {head}? Look.
      the lamp at {head} flickered at {clock} with {any} people inside; how many ppm does it show
      {head}, actual value
      just the number from {head}
      <{head} is in pit {figure}|, | and >. The {who} climbs into pit {figure}: how is the air there
      air in pit {figure}? Heads: <pit {figure} {head}|, >.`,
    ko: `
      {head} 측정값을 읽#
      {head} 농도 확인
      {head} 지금 몇 ppm인지 보#
      내려가기 전에 {head} 가스 농도를 확인하#
      {who:이} 냄새가 난다고 한다. {head} 값을 확인하#
      {clock}에는 {any}ppm이었다. {head} 현재값 조회
      {not_head:은} 억제 중이니 {head} 값을 읽#
      리셋하지 말고 {head} 지시값만 보#
      허가서에 적을 {head} 현재 농도 조회
      {head} 지시값 확인 요망
      {head} 쪽 공기가 깨끗한지 보#
      {clock}에 {head} 램프가 깜박였고 안에 {any}명 있다. 지금 값을 읽#
      {head} 실측값
      {head} 숫자만 알려 달라고 {who:이} 부탁함. 조회
      <{head:은} {figure}번 피트|, >. {who:이} {figure}번 피트에 들어간다. 거기 값을 읽#
      {figure}번 피트 공기 확인. 검지기: <{figure}번 {head}|, >`,
    titles: ['Gas reading; Is the air clean?', '가스 농도 확인; 검지기 값'],
  },
  {
    tool: 'pa_evac', about: ['Speak a text over the loudspeakers of an area', '구역 확성기로 문구를 방송한다'],
    takes: { area, text: texts(`
      leave by the east stairs, do not use the lift
      gas alarm, #0 ppm at the pump, everyone out and to assembly point #
      the test of the horns begins now, it lasts # minutes, stay at work
      all clear, you may go back, masks off
      hot work stops at once, tools down, wait for the shift lead and two fitters
      valve room is closed until further notice, and keep the doors shut
      wind from the north-west, assemble at gate #, not at gate 1`, `
      동쪽 계단으로 나가고 승강기는 타지 마세요
      가스 경보, 펌프 쪽 #0ppm, 전원 #번 집결지로 이동
      지금부터 #분간 경적 시험, 작업은 계속
      상황 해제, 마스크 벗고 복귀해도 됩니다
      화기 작업 즉시 중지, 공구 내려놓고 반장과 정비원 두 명을 기다릴 것
      밸브실은 별도 안내 때까지 폐쇄, 문은 닫아 둘 것
      북서풍이니 1번 문 말고 #번 문에 모이세요`) },
    en: `
      announce in {area}: {text}
      say over the speakers of {area}: {text}
      {area} must hear this: {text}
      speakers {area}: "{text}"
      broadcast "{text}" in {area}
      Tell everyone in {area}: {text}
      to all in {area}: {text}
      read this out in {area}, word for word: {text}
      The lamps are not enough. Loudspeakers in {area}: {text}
      call out in {area}, not in {not_area}: {text}
      over the PA, {area} - {text}
      "{text}" - that over the loudspeakers in {area}
      The crew in {area} has no radio. Say it aloud there: {text}
      {area}, spoken, once: {text}
      The {who} wants this heard in {area}: {text}`,
    ko: `
      {area}에 방송하#: {text}
      {area} 방송 문구: {text}
      {area} 확성기로 다음을 알리#: {text}
      "{text}"라고 {area}에 방송하#
      {area}에 있는 사람 모두에게: {text}
      {not_area} 말고 {area}에 방송할 것: {text}
      {area} 스피커로 "{text}" 안내
      램프로는 부족하다. {area}에 말로 알리#: {text}
      그대로 읽어 방송 — {area} — {text}
      {area} 방송: "{text}"
      {area} 조는 무전기가 없다. 방송하#: {text}
      {who} 지시, {area} 방송 — {text}
      {area}에 한 번 방송: {text}
      {who:이} 뛰어 내려가는 중이다. {area}에 방송하#: {text}`,
    titles: ['Announce; Loudspeakers; Tell the people', '안내 방송; 대피 방송'],
  },
  {
    tool: 'purge_fan', about: ['Set the purge fan of an area', '구역 배기팬을 정한다'],
    takes: { area, stage: choice({ off: ['off', '정지'], low: ['low|stage one', '약|1단'], high: ['high|full', '강|최대'] }) },
    beside: { letter },
    en: `
      purge fan {area}: {stage}
      fan in {area} to {stage}
      set the purge of {area} to {stage}
      [stage=high] blow {area} out as hard as it goes
      [stage=high] There are {any} % LEL in {area}. Everything the fan has.
      [stage=low] a gentle draught in {area} is enough
      [stage=low] {area}: keep a little air moving, the painters complain about the noise
      [stage=off] no more purging in {area}
      [stage=off] The air in {area} has been clean since {clock}, stop the fan.
      [stage=off] {area} fan to rest, {not_area} blows on
      [stage=high] get the gas out of {area} quickly
      {area}, ventilation on {stage} please
      [stage=low] down to the small stage in {area} now that the peak is over
      [stage=off] The {who} cannot speak in {area} for the noise and the gas is gone: fan out
      [stage=high] {area} must be free of it before {clock}, so all the air the fan has
      [stage=low] Between {any} and 20 ppm a breath of air is enough for {area}.
      [stage=high] <door {letter} leads to the {area}|, >. It smells behind door {letter}, all the air there is.
      [stage=off] <{area} lies behind door {letter}|, >. It is clean behind door {letter}, so no fan.`,
    ko: `
      {area} 배기팬 {stage}
      {area} 퍼지 팬을 {stage:로} 하#
      {area} 환기 {stage}
      [stage=high] {area:을} 최대한 세게 불어 내보내#
      [stage=high] {area} LEL {any}%. 팬을 있는 대로 다 돌리#
      [stage=low] {area:은} 살살만 돌려 두#
      [stage=low] 도장반이 시끄럽다고 한다. {area} 팬을 작은 단으로 내리#
      [stage=off] {area} 퍼지는 이제 그만
      [stage=off] {clock}부터 공기가 깨끗하다. {area} 팬을 세우#
      [stage=off] {not_area:은} 계속 돌리고 {area} 팬은 끄#
      [stage=high] {area} 가스를 빨리 빼내#
      {area} 팬 {stage} 단으로 변경 요망
      [stage=off] {area} 소음 때문에 {who:이} 통화를 못 한다. 가스는 빠졌으니 팬을 끄#
      [stage=high] {clock} 전에 {area:을} 비워야 한다. 팬을 끝까지 올리#
      [stage=low] {area:은} 바람이 조금만 있으면 된다
      [stage=high] <{letter}문 안은 {area}|, >. {letter}문 안에서 냄새가 난다. 팬을 최대로 올리#
      [stage=off] <{area:은} {letter}문|, >. {letter}문 안은 깨끗하다. 팬을 끄#`,
    titles: ['Purge fan; Ventilate the area', '배기팬; 구역 환기'],
  },
];
