import { choice, flag, maybe, names, span, tenths, whole, type Written } from '../table';
import { figure } from './plant-slots';

const boiler = names('boiler 1, boiler 3, Viessmann left, steam drum B, condensing unit', '보일러 1호, 보일러 3호, 좌측 비스만, 증기드럼 B, 콘덴싱');
const circuit = names('HK2, radiators north, floor heating, air handler loop, school wing, HC-5', 'HK2, 북측 라디에이터, 바닥난방, 공조 루프, 교사동, HC-5');

export const boilerHouse: readonly Written[] = [
  {
    tool: 'burner_fire', about: ['Fire the burner of a boiler or shut it off', '보일러 버너를 점화하거나 소화한다'],
    takes: { boiler, fire: flag(['fired|lit', '점화'], ['out|shut off', '소화']) },
    beside: { figure },
    en: `
      burner of {boiler}: {fire}
      [fire=true] light {boiler}
      [fire=false] put the flame of {boiler} out
      [fire=true] {boiler} shall burn from {clock} on
      [fire=false] no flame in {boiler} while the {who} is at the gas train
      [fire=true] The louvres are open and the pump runs. Fire up {boiler}.
      [fire=false] {boiler} has burnt {any} hours in one go, let it go cold
      [fire=true] it is getting cold in the wing, heat up {boiler}
      [fire=false] kill the burner of {boiler}, {not_boiler} burns on
      the burner in {boiler} should be {fire}
      [fire=true] {not_boiler} stays dark; ignite {boiler}
      [fire=false] smell of gas near {boiler}: flame off
      [fire=true] let {boiler} ignite
      [fire=false] {boiler} is to stand without fire over the weekend
      [fire=true] {any} °C in the flow is not enough for the {who}: let {boiler} burn
      [fire=false] chimney sweep at {clock}, so {boiler} must be without flame by then
      [fire=true] <{boiler} heats block {figure}|, | and >. Block {figure} is cold, light its boiler.
      [fire=false] <block {figure} has {boiler}|, >. Block {figure} stands empty, let its boiler go out.`,
    ko: `
      {boiler} 버너 {fire}
      [fire=true] {boiler}에 불을 붙이#
      [fire=false] {boiler} 불을 끄#
      [fire=true] {clock}부터 {boiler:이} 타고 있어야 한다
      [fire=false] {who:이} 가스 트레인 작업 중. {boiler} 불꽃 없게 하#
      [fire=true] 루버 열렸고 펌프 돈다. {boiler} 점화
      [fire=false] {boiler:이} {any}시간째 탄다. 이제 식히#
      [fire=true] 교실이 춥다. {boiler:을} 때#
      [fire=false] {not_boiler:은} 계속 때고 {boiler} 버너만 끄#
      [fire=true] {not_boiler:은} 쉬고 {boiler:을} 점화하#
      [fire=false] {boiler} 근처에서 가스 냄새. 버너 꺼 둘 것
      [fire=false] 주말 동안 {boiler:은} 불 없이 세워 두#
      {boiler} 연소 상태: {fire}
      [fire=true] 공급이 {any}도뿐이다. {boiler:을} 태우#
      [fire=false] {clock}에 굴뚝 청소. 그때까지 {boiler} 불을 없애 두#
      {boiler} 버너를 {fire} 상태로 하#
      [fire=true] <{boiler:은} {figure}동|, > 난방. {figure}동이 춥다. 그 보일러에 불을 붙이#
      [fire=false] <{figure}동은 {boiler}|, >. {figure}동이 비었다. 그 보일러 불을 끄#`,
    titles: ['Burner; Fire or shut off', '버너 점화·소화; 보일러 점화'],
  },
  {
    tool: 'boiler_unlock', about: ['Reset the lockout of a burner', '버너 잠김(로크아웃)을 복귀시킨다'],
    takes: { boiler },
    en: `
      reset the lockout of {boiler}
      {boiler} has tripped, reset it
      unlock the burner of {boiler}
      clear the fault at {boiler} so that it can try again
      {boiler}: burner lockout, reset
      The flame guard of {boiler} is clean now. Reset it.
      press the reset of {boiler} once, from here
      {boiler} locked out at {clock}, fault {any}; reset
      {boiler} wants its reset, {not_boiler} is fine
      get {boiler} out of lockout for the {who}
      take {boiler} out of its fault, do not light anything yourself
      error {any} stands on the display of {boiler} since {day}; try a reset
      The {who} cleaned the nozzle of {boiler}: free it from the fault
      the lamp on {boiler} is red, give it its reset
      {boiler}: fault away
      let {boiler} out of its lockout`,
    ko: `
      {boiler} 로크아웃을 복귀시키#
      {boiler} 버너 잠김 리셋
      {boiler:이} 트립됐다. 복귀시키#
      {boiler} 고장을 지우고 다시 시도할 수 있게 하#
      화염감지기를 닦았다. {boiler} 리셋하#
      {clock}에 고장 {any}번으로 잠겼다. {boiler} 리셋
      {not_boiler:은} 정상. {boiler}만 리셋하#
      {who} 요청, {boiler} 버너 복귀 바람
      {boiler} 리셋 버튼을 원격으로 한 번
      {boiler} 인터록 복귀 요망
      {day}부터 {boiler}에 에러 {any}번. 리셋해 보고 안 되면 연락, 우선 리셋하#
      {who:이} {boiler} 노즐을 닦았다. 고장 해제
      {boiler} 적색등. 복귀시키#
      {boiler} 고장 지우#`,
    titles: ['Burner reset; Out of lockout', '버너 리셋; 로크아웃 복귀'],
  },
  {
    tool: 'hc_curve', about: ['Set slope and parallel shift of a heating circuit', '난방회로의 기울기와 평행이동을 정한다'],
    takes: { circuit, slope: tenths(0.3, 2.8), shift: maybe(whole(-9, 9)) },
    en: `
      {circuit}: slope {slope}
      slope of {circuit} to {slope}, shift {shift}
      heating curve of {circuit}, slope {slope}, parallel shift {shift}
      shift {shift}, slope {slope}, circuit {circuit}
      {circuit} gets a curve of {slope}
      [shift=-3] {circuit}: slope {slope}, and three down in parallel
      [shift=2] {circuit}: slope {slope}, and two up in parallel
      It is too warm at plus {any} outside. Make {circuit} flatter: {slope}.
      The {who} wants the curve on {circuit} at {slope} and moved by {shift}
      steepness {slope} on {circuit}, {not_circuit} keeps its own
      change {circuit} from 1.{any} to a slope of {slope}
      {circuit} curve {slope} from {day}
      {any} complaints of cold feet: {circuit} becomes steeper, {slope}
      [shift=4] {circuit}: slope {slope}, the whole line four higher
      no shift is wanted on {circuit}, just slope {slope}
      {not_circuit} has {not_slope} and is fine. {circuit} gets {slope} with a shift of {shift}.`,
    ko: `
      {circuit} 기울기 {slope}
      {circuit} 난방곡선 {slope}, 평행이동 {shift}
      {circuit:을} 기울기 {slope}, 시프트 {shift:로} 하#
      시프트 {shift}, 기울기 {slope}, 회로 {circuit}
      [shift=-3] {circuit} 기울기 {slope}, 전체를 3 내리#
      [shift=2] {circuit} 기울기 {slope}, 전체를 2 올리#
      바깥이 {any}도인데 너무 덥다. {circuit} 곡선을 {slope:로} 눕히#
      {not_circuit:은} 두고 {circuit} 기울기만 {slope:로} 바꾸#
      {who} 요청: {circuit} 곡선 {slope}, 이동 {shift}
      {day}부터 {circuit} 곡선 {slope}
      {circuit} 난방커브 기울기 {slope} 설정 바람
      발 시리다는 민원 {any}건. {circuit} 기울기를 {slope:로} 세우#
      [shift=4] {circuit} 기울기 {slope}, 전체 4 올리#
      평행이동은 말고 {circuit} 기울기만 {slope}
      {not_circuit:은} {not_slope:로} 맞다. {circuit:은} 기울기 {slope}, 시프트 {shift:로} 하#`,
    titles: ['Heating curve; Slope', '난방곡선; 기울기 설정'],
  },
  {
    tool: 'hc_program', about: ['Choose what a heating circuit does', '난방회로 운전 방식을 고른다'],
    takes: { circuit, program: choice({ day: ['day|comfort', '주간|쾌적'], night: ['night|setback', '야간|절감'], frost: ['frost protection', '동파방지'] }), until: maybe(whole(6, 23)) },
    beside: { figure },
    en: `
      {circuit}: {program}
      {circuit} on {program} until {until} o'clock
      set {circuit} to {program}
      [program=day] warm in {circuit}, till {until}:00
      [program=day] there is a party in {circuit} tonight, heat as by day until {until} o'clock
      [program=night] {circuit} may be cooler now
      [program=night] nobody sits in {circuit}; lower it as after hours
      [program=frost] holidays: {circuit} just must not freeze
      [program=frost] {circuit} stands empty from {day}, keep the pipes from freezing and no more
      until {until}:00 {circuit} runs as {program}
      program {program} for {circuit}, {not_circuit} stays as it is
      [program=night] {any} people have gone home, {circuit} goes into lowering
      put {circuit} over to {program} for the {who}
      [program=frost] The {who} shuts the wing for {any} weeks; {circuit} has to survive the winter, no comfort
      [program=day] guests in {circuit} tonight: full warmth until {until}:00
      [program=night] <{circuit} heats house {figure}|, | and >. All have left house {figure}, so lower it.
      [program=frost] <house {figure}: {circuit}|, >. House {figure} stands empty all winter and must not freeze.`,
    ko: `
      {circuit} {program}
      {circuit:을} {until}시까지 {program} 모드로 하#
      {circuit} 운전: {program}
      [program=day] {until}시까지 {circuit:을} 따뜻하게 하#
      [program=day] 오늘 {circuit}에 행사가 있다. {until}시까지 낮처럼 때#
      [program=night] {circuit:은} 이제 낮춰도 된다. 내리#
      [program=night] {any}명이 다 퇴근했다. {circuit} 온도를 줄여 두#
      [program=frost] 방학이다. {circuit:은} 얼지만 않게 하#
      [program=frost] {day}부터 {circuit:이} 빈다. 배관만 안 얼게 하#
      {not_circuit:은} 두고 {circuit}만 {program} 전환
      {until}시까지 {circuit} {program} 운전 요망
      [program=frost] {who:이} {any}주 동안 건물을 닫는다. {circuit:은} 얼어 터지지만 않게 하#
      [program=day] 오늘 밤 손님. {circuit:은} {until}시까지 제대로 난방하#
      {circuit} 난방을 {program:로} 바꾸#
      [program=night] <{circuit:은} {figure}동|, >. {figure}동은 다 나갔다. 온도를 내리#
      [program=frost] <{figure}동 {circuit}|, >. {figure}동은 겨우내 비니 얼지만 않게 하#`,
    titles: ['Circuit program; Day, night or frost', '회로 운전; 난방 방식'],
  },
  {
    tool: 'blowdown', about: ['Blow down a boiler for some seconds', '보일러를 몇 초 블로다운한다'],
    takes: { boiler, sec: span('s', 3, 90), from: maybe(choice({ bottom: ['bottom', '하부'], surface: ['surface', '수면'] })) },
    en: `
      blow down {boiler} for {sec}
      {boiler}: {sec} of blowdown from the {from}
      {sec} on the blowdown of {boiler}
      [from=bottom] get the mud out from under {boiler}, {sec}
      [from=surface] foam on the water in {boiler}: blow it off for {sec}
      conductivity is {any} too high; {boiler}, {sec}
      open the {from} blowdown of {boiler}, {sec}
      let {boiler} blow for {sec} before {clock}
      once a shift: {boiler}, blowdown, {sec}
      {sec}, {from} valve, {boiler}
      {boiler} only, {not_boiler} was blown at {clock}: {sec}
      [from=bottom] {sec} through the lowest valve of {boiler}
      {any} µS too many in {boiler}: {sec} of blowdown
      [from=surface] skim {boiler} for {sec}
      [sec=5] five seconds of blowdown on {boiler}
      {not_boiler} had {not_sec} at {clock}. It is the turn of {boiler}: {sec}, {from}.`,
    ko: `
      {boiler} {sec} 블로다운하#
      {boiler} {from} 블로 {sec}
      {sec} 동안 {boiler} {from} 블로다운 열#
      [from=bottom] {boiler} 밑 슬러지를 {sec} 빼내#
      [from=surface] {boiler} 물 위에 거품이 뜬다. {sec} 걷어 내게 블로하#
      전도도가 {any} 높다. {boiler} {sec} 블로다운
      조당 1회: {boiler} 블로다운 {sec}
      {not_boiler:은} {clock}에 했다. {boiler:을} {sec} 블로하#
      {clock} 전에 {boiler} 블로 {sec} 요망
      [from=bottom] {boiler} 맨 아래 밸브로 {sec}
      {boiler} 전도도가 {any} 초과. {sec} 블로하#
      [from=surface] {boiler} 수면 블로 {sec}
      [sec=5] {boiler} 5초 블로다운
      {boiler} 블로 밸브 {sec} 열어 두#
      {who:이} 수질을 쟀다. {boiler} {sec} 블로다운 필요, 실시하#
      {not_boiler:은} {clock}에 {not_sec} 했다. 이번은 {boiler} {from} 블로 {sec}`,
    titles: ['Blowdown; Blow the boiler down', '블로다운; 보일러 블로'],
  },
  {
    tool: 'circ_pump_stage', about: ['Set the circulation pump of a heating circuit to a stage', '난방 순환펌프 단수를 정한다'],
    takes: { circuit, stage: whole(0, 3) },
    en: `
      pump of {circuit} to stage {stage}
      {circuit}: pump stage {stage}
      circulation {circuit}, stage {stage}
      [stage=0] pump of {circuit} off
      [stage=3] pump of {circuit} as strong as it can
      [stage=1] smallest stage on the pump of {circuit}
      The far rooms of {circuit} are cold. Stage {stage}.
      stage {stage} is enough for {circuit}'s pump
      [stage=0] nothing has to circulate in {circuit} until {day}
      {circuit} pump hums at night, {stage} instead of what it has
      [stage=2] middle stage for {circuit}, {any} radiators hang on it
      pump on {circuit} goes to step {stage}, {not_circuit} remains
      {any} metres of head are too much for {circuit}: stage {stage}
      [stage=1] {circuit} whistles, let its pump crawl
      [stage=3] The {who} freezes at the end of {circuit}, all the pump has
      stage {stage}: {circuit}
      {not_circuit} runs on stage {not_stage} and stays there, {circuit} gets stage {stage}.`,
    ko: `
      {circuit} 순환펌프 {stage}단
      {circuit} 펌프를 {stage}단으로 하#
      [stage=0] {circuit} 펌프를 끄#
      [stage=3] {circuit} 펌프 최대로
      [stage=1] {circuit} 펌프를 제일 약하게 하#
      {circuit} 끝방이 춥다. {stage}단으로 맞추#
      [stage=0] {day}까지 {circuit:은} 돌릴 필요 없다. 펌프 정지
      [stage=2] {circuit} 펌프 중간 단. 라디에이터 {any}개가 걸려 있다
      {not_circuit:은} 두고 {circuit} 펌프만 {stage}단
      밤에 {circuit} 펌프가 운다. {stage}단으로 바꾸#
      {circuit} 순환 {stage}단 요망
      양정 {any}m는 과하다. {circuit} {stage}단
      [stage=1] {circuit} 배관이 운다. 펌프를 최저로 내리#
      [stage=3] {who:이} {circuit} 끝에서 춥다고 한다. 펌프를 끝까지 올리#
      {circuit} 펌프 단수 {stage:로} 바꾸#
      {not_circuit:은} {not_stage}단 유지, {circuit:은} {stage}단으로 하#`,
    titles: ['Circulation pump; Pump stage', '순환펌프; 펌프 단수'],
  },
  {
    tool: 'boiler_bar', about: ['Read the pressure of a boiler', '보일러 압력을 읽는다'],
    takes: { boiler }, reads: true, result: '8.{any} bar',
    en: `
      pressure of {boiler}?
      what does the gauge of {boiler} show
      read the pressure on {boiler}
      {boiler}: bar?
      is {boiler} up to pressure, look
      after firing at {clock}: pressure {boiler}
      The {who} hears the safety valve; pressure on {boiler}
      how many bar has {boiler} now, at noon it was {any}
      check the pressure of {boiler}, touch nothing
      gauge {boiler}, not {not_boiler}
      {any} litres were fed into {boiler}; pressure now?
      {boiler} pressure before the siren test at {clock}
      what pressure does {boiler} hold
      look at {boiler}: bar
      tell me the steam pressure in {boiler}`,
    ko: `
      {boiler} 압력을 읽#
      {boiler} 압력 확인
      {boiler} 지금 몇 바인지 보#
      {clock} 점화 후 {boiler} 압력 조회
      {who:이} 안전밸브 소리를 들었다. {boiler} 압력을 확인하#
      낮에는 {any}바였다. {boiler} 현재 압력 읽기
      건드리지 말고 {boiler} 압력계만 보#
      {not_boiler} 말고 {boiler} 압력 조회 바람
      {boiler:이} 압력에 도달했는지 확인하#
      {boiler}에 {any}리터 급수했다. 지금 압력을 보#
      {clock} 전에 {boiler} 압력 조회
      {boiler:이} 몇 바를 유지하는지 읽#
      {boiler} 증기압 확인하#
      {boiler} 압력값`,
    titles: ['Boiler pressure; Gauge', '보일러 압력; 압력 확인'],
  },
];
