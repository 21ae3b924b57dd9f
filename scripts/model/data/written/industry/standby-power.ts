import { choice, flag, maybe, names, span, whole, type Written } from '../table';
import { code } from '../industry/slots';
import { figure, letter } from './plant-slots';

const gen = names('GEN-1, GEN-2, diesel west, MTU 4, container set', 'GEN-1, GEN-2, 서측 디젤, MTU 4호, 컨테이너 발전기');
const ups = names('UPS-A, UPS-B, lab ups, telecom rectifier, ups 3', 'UPS-A, UPS-B, 실험동 UPS, 통신 정류기, UPS 3호');

export const standbyPower: readonly Written[] = [
  {
    tool: 'gs_crank', about: ['Start a generator set', '발전기를 시동한다'],
    takes: { gen, load: maybe(flag(['with load|on load', '부하 투입|부하 걸고'], ['without load|off load', '무부하|부하 없이'])) },
    beside: { figure },
    en: `
      start {gen}
      crank {gen}
      {gen}: start {load}
      run {gen} {load}
      {gen} to start before {clock}
      [load=true] {gen} shall start and take over the hall
      [load=false] let {gen} turn, but nothing may hang on it
      [load=false] Just warm the oil in {gen}; start it and leave the breaker open.
      [load=true] The mains go at {clock}. {gen} up, and it carries the building.
      get {gen} going, {not_gen} has {any} hours too many
      start up {gen}, {any} litres are in its tank
      {gen} has to come up for the {who}
      diesel on: {gen}
      the fitter is done with {gen}, turn it over
      {any} people are in the lift hall; {gen} has to start {load}
      [load=false] trial run of {gen} with nothing on it
      <{gen} feeds block {figure}|, | and >. Block {figure} is dark, start its set.`,
    ko: `
      {gen} 시동하#
      {gen:을} 돌리#
      {gen} {load} 시동
      {gen:을} {load} 기동하#
      [load=true] {gen:을} 돌려서 A동 부하를 받게 하#
      [load=false] {gen:을} 돌리되 아무것도 걸지 않게 하#
      [load=false] {gen} 오일만 데운다. 차단기는 열어 둔 채 시동하#
      [load=true] {clock}에 한전이 끊긴다. {gen} 기동, 건물 부하까지
      {not_gen:은} {any}시간 초과. {gen:을} 시동하#
      탱크에 {any}리터 있다. {gen} 시동
      {who} 요청으로 {gen} 기동 바람
      정비가 끝났다. {gen:을} 돌려 보#
      승강기에 {any}명 있다. {gen} {load} 시동
      [load=false] {gen} 시험 운전, 부하는 걸지 말고 돌리#
      {gen} 스타트
      디젤 {gen} 기동하#
      <{gen:은} {figure}동|, > 담당. {figure}동이 캄캄하다. 그 발전기를 시동하#`,
    titles: ['Start the generator; Crank the diesel', '발전기 시동; 발전기 기동'],
  },
  {
    tool: 'gs_cool_stop', about: ['Stop a generator set after it has cooled', '발전기를 식힌 뒤 정지한다'],
    takes: { gen, cool_s: maybe(span('s', 30, 900)) },
    beside: { figure },
    en: `
      stop {gen}
      {gen}: stop after {cool_s} of cooling
      let {gen} cool for {cool_s} and stop it
      shut {gen} down
      {cool_s} idle for {gen}, then off
      the mains are back since {clock}, {gen} may stop
      no longer needed: {gen}
      stop {gen}, cooling time {cool_s}
      {gen} comes to rest; {not_gen} stays on the bars
      The turbo of {gen} is hot. Stop it, but only after {cool_s}.
      bring {gen} down, {any} kW are left on it
      end the run of {gen} for the {who}
      diesel {gen} off
      {gen} has burnt {any} litres for nothing; down with it
      [cool_s=300] {gen} off after five minutes of cooling
      not to auto, simply stop {gen}
      <{gen} feeds block {figure}|, | and >. Block {figure} has mains again; stop its set after {cool_s} of cooling.
      {not_gen} carries {any} kW and stays. {gen} has {cool_s} to cool and then stops.`,
    ko: `
      {gen} 정지하#
      {gen:을} 세우#
      {gen:을} {cool_s} 냉각한 뒤 정지하#
      {gen}: 냉각 {cool_s} 후 정지
      {clock}에 복전. {gen} 정지해도 됨, 정지하#
      {gen} 터보가 뜨겁다. {cool_s} 돌린 다음 세우#
      {not_gen:은} 계속, {gen}만 내리#
      {any}kW 남아 있다. {gen} 정지 요망
      이제 필요 없다: {gen} 끄#
      {cool_s} 아이들 후 {gen} 스톱
      {who} 지시로 {gen} 운전 종료
      {gen:이} 쓸데없이 {any}리터를 태웠다. 정지
      [cool_s=300] {gen} 5분 냉각 후 정지하#
      선택 스위치는 두고 {gen}만 세우#
      {gen} 운전 끝, {cool_s} 식히고
      <{gen:은} {figure}동|, > 담당. {figure}동은 복전됐다. 그것을 {cool_s} 식힌 뒤 세우#
      {not_gen:은} {any}kW 물고 있어 그대로 둔다. {gen:은} {cool_s} 냉각 후 정지하#`,
    titles: ['Stop the generator; Cool and stop', '발전기 정지; 냉각 정지'],
  },
  {
    tool: 'gs_mode', about: ['Put a generator set into auto, manual or off', '발전기 선택 스위치를 바꾼다'],
    takes: { gen, sel: choice({ 자동: ['auto|automatic', '자동'], 수동: ['manual|hand', '수동'], 차단: ['off|blocked', '차단'] }) },
    en: `
      selector of {gen} to {sel}
      {gen} in {sel}
      {sel} for {gen}
      put {gen} to {sel}, do not start it
      [sel=자동] {gen} has to come by itself when the mains fail
      [sel=자동] leave {gen} so that it starts on its own at night
      [sel=차단] The {who} has hands in {gen}: nothing may start it
      [sel=차단] block {gen}
      [sel=수동] only the button at {gen} may start it today
      [sel=수동] {gen} must not react to the mains, but we want to start it by button
      [sel=자동] The oil is changed, {gen} goes back to standby.
      [sel=차단] {gen} must not start, whatever happens, until {clock}; {not_gen} watches the mains
      the mode of {gen} is {sel} from {day} on
      [sel=수동] The {who} tests {gen} {any} times from the panel, it must obey the button only
      [sel=자동] {gen} on watch for the weekend
      [sel=차단] no start of {gen} by anyone`,
    ko: `
      {gen} 선택 {sel}
      {gen:을} {sel} 위치로 두#
      {gen} {sel}. 시동은 걸지 말 것
      [sel=자동] 정전되면 {gen:이} 스스로 돌게 하#
      [sel=자동] 오일 교환 끝. {gen} 대기 상태로 되돌리#
      [sel=차단] {who:이} {gen}에 손을 넣고 있다. 절대 시동되지 않게 하#
      [sel=차단] {clock}까지 {gen} 기동 금지로 하#
      [sel=수동] {gen:은} 오늘 버튼으로만 돌게 하#
      [sel=수동] {gen:이} 정전에 반응하지 않게, 버튼 기동만 되게 하#
      {not_gen:은} 두고 {gen}만 {sel}
      {day}부터 {gen} 모드 {sel}
      [sel=자동] 밤에 혼자 기동할 수 있게 {gen:을} 맞추#
      [sel=수동] {who:이} 판넬에서 {any}번 시험한다. {gen:은} 버튼만 듣게 하#
      [sel=자동] 주말 동안 {gen} 자동 감시
      [sel=차단] 누구도 {gen:을} 못 돌리게 막#`,
    titles: ['Generator selector; Auto, hand or off', '발전기 선택 스위치; 발전기 모드'],
  },
  {
    tool: 'ats_transfer', about: ['Move a transfer switch to mains or generator', '절체 스위치를 상용 또는 발전기로 넘긴다'],
    takes: { ats: code('ATS-#, ATS-#@, TS##'), source: choice({ mains: ['mains|grid', '상용|한전'], generator: ['generator|diesel', '발전기|비상'] }) },
    en: `
      {ats} to {source}
      {ats} on {source}
      transfer {ats} to {source}
      the load of {ats} shall come from the {source}
      [source=mains] {ats} back to the utility
      [source=mains] the storm is over, feed {ats} from outside again
      [source=generator] let our own machine feed {ats}
      [source=generator] the power company works at {clock}, {ats} must hang on our set before
      [source=generator] {ats} away from the grid
      [source=mains] take {ats} off the diesel, {any} minutes are enough
      {not_ats} stays, {ats} goes over to {source}
      throw {ats} over to the {source}
      [source=mains] The {who} has seen {any} V on all three phases, so {ats} can go home to the utility
      [source=generator] voltage outside has sagged to {any} % three times; {ats} over to the set
      [source=mains] The {who} wants the diesel free by {clock}: {ats} takes its power from the street
      [source=generator] {any} V on phase two: the load of {ats} is to be on our own engine before {clock}`,
    ko: `
      {ats} {source} 쪽으로 넘기#
      {ats}: {source}
      {ats} 부하를 {source}에서 받게 하#
      [source=mains] {ats:을} 한국전력 쪽으로 돌려놓#
      [source=mains] 태풍이 지났다. {ats:을} 다시 외부 전원으로 하#
      [source=generator] {ats:은} 우리 기계로 먹이게 하#
      [source=generator] {clock}에 한전 작업. 그전에 {ats:을} 자가 전원으로 옮기#
      [source=generator] {ats:을} 외부 전원에서 떼어 내#
      [source=mains] {any}분이면 충분하다. {ats:을} 디젤에서 떼고 외선으로 복귀시키#
      {not_ats:은} 두고 {ats}만 {source:로} 절체하#
      {ats} 절체: {source}
      [source=mains] {who:이} 세 상 전압을 확인했다. {ats} 복귀시키#
      [source=generator] 외부 전압이 세 번이나 {any}% 떨어졌다. {ats:을} 자가발전 쪽으로 넘기#
      [source=mains] {clock}까지 디젤을 비워야 한다. {ats:은} 길에서 받게 하#
      {ats} 전원을 {source} 쪽으로 하#
      [source=generator] 2상이 {any}V다. {clock} 전에 {ats} 부하를 우리 엔진에 물리게 하#`,
    titles: ['Transfer switch; Change the source', '전원 절체; 절체 스위치'],
  },
  {
    tool: 'ups_bypass', about: ['Put a UPS on bypass or back on the inverter', 'UPS를 바이패스로 보내거나 인버터로 되돌린다'],
    takes: { ups, bypass: flag(['bypass', '바이패스'], ['inverter', '인버터']) },
    en: `
      {ups} on {bypass}
      {ups} shall be on {bypass}
      [bypass=true] lead the current around {ups}
      [bypass=false] let {ups} carry the load itself again
      [bypass=true] The {who} changes capacitors in {ups}; the load must go past it
      [bypass=false] The capacitors are in. {ups} takes the racks back.
      [bypass=true] pass the load by {ups} before {clock}
      [bypass=false] no more going around {ups}
      put {ups} over to {bypass}
      [bypass=true] {any} kVA hang on {ups}, send them straight through from the mains
      [bypass=false] {ups} protects again, {not_ups} is still bypassed
      move {ups} to {bypass} and log it
      [bypass=false] end the detour at {ups}
      [bypass=true] detour around {ups} for the fan swap on {day}
      [bypass=true] the fans of {ups} howl at {any} degrees; route everything past it
      [bypass=false] The {who} has finished in {ups}: normal operation`,
    ko: `
      {ups} {bypass:로} 전환하#
      {ups}: {bypass}
      [bypass=true] {ups:을} 거치지 않고 전기가 가게 하#
      [bypass=false] {ups:이} 다시 부하를 맡게 하#
      [bypass=true] {who:이} {ups} 콘덴서를 간다. 부하를 우회시키#
      [bypass=false] 콘덴서 교체 끝. {ups:이} 랙 부하를 다시 받게 하#
      [bypass=true] {clock} 전에 {ups} 우회
      [bypass=false] {ups} 우회를 끝내#
      [bypass=true] {ups}에 {any}kVA 걸려 있다. 상용에서 바로 먹이게 하#
      [bypass=false] {not_ups:은} 아직 우회 중. {ups:은} 정상 보호로 되돌리#
      {ups:을} {bypass:로} 옮기#
      [bypass=true] {day} 팬 교체 때문에 {ups:을} 돌려서 우회시키#
      [bypass=true] {ups} 팬이 {any}도에서 운다. 부하를 돌려 보내#
      [bypass=false] {who:이} {ups} 작업을 끝냈다. 정상 운전으로 하#
      {ups} 상태 {bypass:로} 바꾸#`,
    titles: ['UPS bypass; Around the UPS', 'UPS 바이패스; UPS 절체'],
  },
  {
    tool: 'ups_autonomy', about: ['Read how long the batteries of a UPS would last', 'UPS 배터리가 얼마나 버티는지 읽는다'],
    takes: { ups }, reads: true, result: '{any} min',
    beside: { letter },
    en: `
      how long would {ups} last?
      runtime of {ups}
      read the autonomy of {ups}
      {ups}: minutes left on battery
      before the switching at {clock}: how many minutes has {ups}
      look how long the batteries of {ups} hold
      no test, only the estimate: {ups}
      The {who} needs {any} minutes; does {ups} have them
      estimated time on battery for {ups}, {not_ups} is known
      what does {ups} say about its reserve
      {any} servers hang on {ups}: how long without mains
      {ups}, remaining minutes?
      would {ups} survive the change of the meter at {clock}? its estimate
      leave {ups} as it is, only tell how long it could carry
      battery minutes on {ups}
      <row {letter} hangs on {ups}|, >. How long would row {letter} live without mains?`,
    ko: `
      {ups} 잔여 시간 확인하#
      {ups:이} 얼마나 버티는지 읽#
      {ups} 백업 시간 조회
      {clock} 절체 전에 {ups} 버틸 시간을 보#
      시험 말고 {ups} 예상 시간만 읽#
      {who:이} {any}분 필요하다. {ups:이} 되는지 확인하#
      {not_ups:은} 안다. {ups} 배터리 시간 조회 바람
      {ups} 예비 시간 확인 요망
      {ups} 배터리로 몇 분 가는지 보#
      {ups}에 서버 {any}대가 있다. 정전 때 얼마나 가는지 보#
      {ups} 남은 분
      {clock} 계량기 교체를 {ups:이} 버틸지 예상 시간 조회
      {ups:은} 건드리지 말고 버틸 시간만 읽#
      {ups} 축전지 몇 분
      <{letter}열은 {ups}|, >. {letter}열이 정전에 얼마나 버티는지 보#`,
    titles: ['Battery time; How long would it last?', 'UPS 잔여 시간; 백업 시간'],
  },
  {
    tool: 'day_tank_fill', about: ['Fill the day tank of a generator set with litres of diesel', '발전기 일일탱크에 경유를 채운다'],
    takes: { gen, litres: whole(20, 950, 'l') },
    beside: { figure },
    en: `
      {litres} into the day tank of {gen}
      fill the day tank of {gen} with {litres}
      {gen} gets {litres} of diesel
      pump {litres} over to {gen}
      day tank {gen}: {litres}
      {gen} burns {any} litres an hour and shall run all night; give it {litres}
      refuel {gen}, {litres}
      {litres} for {gen}, nothing for {not_gen}
      The tank of {gen} is at {any} percent. {litres} go in.
      send {litres} up to the tank beside {gen} before {clock}
      The {who} dipped it: {gen} needs {litres}
      {gen} ran {any} hours last night: top up {litres}
      the pump goes up to {gen}, {litres}, then stop
      {not_gen} is full. What {gen} still takes is {litres}.
      <{gen} feeds block {figure}|, | and >. The one for block {figure} takes {litres} of diesel.
      {not_gen} got {not_litres} on {day}. This time {gen} is dry: {litres}.`,
    ko: `
      {gen} 일일탱크에 {litres} 채우#
      {gen} 경유 {litres} 보충하#
      {gen} 데이탱크: {litres}
      {litres:을} {gen} 쪽으로 보내#
      {gen:은} 시간당 {any}리터를 쓴다. 밤새 돌게 {litres} 넣#
      {gen} 탱크가 {any}%다. {litres} 보충
      {not_gen} 말고 {gen}에 {litres} 급유
      {who:이} 재 봤다. {gen}에 {litres} 필요하니 채우#
      {clock} 전까지 {gen} 연료 {litres} 보충 요망
      {gen} 급유량 {litres}
      어젯밤 {gen:이} {any}시간 돌았다. {litres} 보충하#
      {not_gen:은} 찼다. {gen}에 {litres:을} 넣#
      경유 {litres}, 받는 곳 {gen}
      {gen} 쪽으로 {litres} 올리#
      <{gen:은} {figure}동|, > 담당. {figure}동 발전기에 경유 {litres} 채우#
      {day}에 {not_gen:은} {not_litres} 넣었다. 이번에는 {gen:이} 말랐다. {litres} 채우#`,
    titles: ['Fill the day tank; Refuel the generator', '일일탱크 급유; 연료 보충'],
  },
];
