import { choice, flag, whole, type Written } from '../table';
import { code, texts } from './slots';

const bay = code('E0#, E1#, K-##, J0#, Q#');

export const substation: readonly Written[] = [
  {
    tool: 'breaker_cmd', about: ['Open or close the circuit breaker of a bay', '베이 차단기를 개방하거나 투입한다'],
    takes: { bay, position: choice({ open: ['open', '개방'], closed: ['closed', '투입'] }) },
    en: `
      breaker {bay}: {position}
      [position=open] open the breaker in bay {bay}
      [position=open] Take the load off bay {bay} before {who} goes near the cable.
      [position=open] the breaker of {bay} must come out, {not_bay} carries on
      [position=open] interrupt {bay} at {clock}, the farmer fells trees under the line
      [position=closed] close the breaker in bay {bay}
      [position=closed] The earths are off; put {bay} back on load.
      [position=closed] breaker {bay} in again, all {any} villages wait
      [position=closed] bring the feeder at bay {bay} back in through its breaker
      after the test the breaker in {bay} has to stand {position}
      Check order on {day}: circuit breaker {bay} {position}.`,
    ko: `
      {bay} 차단기 {position}
      [position=open] {bay} 베이 차단기를 개방하#
      [position=open] {who:이} 케이블에 접근하기 전에 {bay} 차단기를 끊#
      [position=open] {clock} 벌목 작업. {bay} 차단기 트립시킬 것
      [position=open] {not_bay:은} 유지하고 {bay} 차단기만 내리#
      [position=closed] {bay} 베이 차단기를 투입하#
      [position=closed] 접지를 모두 제거했다. {bay} 차단기를 올리#
      [position=closed] {any}개 마을 정전 중, {bay} 차단기 재투입 바람
      [position=closed] {bay} 피더 차단기를 다시 넣#
      시험 후 {bay} 차단기는 {position} 상태여야 한다`,
    titles: ['Breaker; Switch the bay; Circuit breaker', '차단기 조작; 베이 차단기'],
  },
  {
    tool: 'earthSwitch', about: ['Apply or remove the earth switch of a bay', '베이 접지 개폐기를 조작한다'],
    takes: { bay, applied: flag(['applied|in', '투입'], ['removed|out', '개방']) },
    en: `
      earth switch {bay}: {applied}
      [applied=true] earth bay {bay}
      [applied=true] ground {bay}, it was tested dead at {clock}
      [applied=true] {who} works on the line from {bay}; bring that side to earth
      [applied=true] put the earthing knife into {bay}, not into {not_bay}
      [applied=false] take the earth off {bay}
      [applied=false] Work on {bay} is over, {any} people signed out. Unearth it.
      [applied=false] unground bay {bay} before anybody thinks of the breaker
      [applied=false] lift the earthing knife of {bay}
      the earth of bay {bay} has to be {applied}`,
    ko: `
      {bay} 접지 개폐기 {applied}
      [applied=true] {bay} 베이를 접지하#
      [applied=true] {clock} 무전압 확인. {bay} 접지 걸 것
      [applied=true] {who:이} {bay} 선로에서 작업한다. 접지를 걸#
      [applied=true] {not_bay} 말고 {bay}에 접지 나이프를 넣#
      [applied=false] {bay} 접지를 풀#
      [applied=false] {bay} 작업 종료, {any}명 퇴장 확인. 접지 해제하#
      [applied=false] 차단기 투입 전에 {bay} 접지부터 떼#
      [applied=false] {bay} 접지 나이프를 빼#
      {bay} 접지는 {applied} 상태로 하#`,
    titles: ['Earth; Earthing; Earth the bay', '접지; 접지 조작'],
  },
  {
    tool: 'tap_changer.goto', about: ['Move the tap changer of a transformer to a position', '변압기 탭을 옮긴다'],
    takes: { trafo: code('T#, TR-##, AT#'), tap: { ...whole(-12, 12), passable: 'whole' } },
    en: `
      {trafo} to tap {tap}
      tap changer of {trafo}: {tap}
      move {trafo} to position {tap}
      Voltage at the sawmill is down by {any} V. Run {trafo} to tap {tap}.
      {trafo} should sit on {tap} before the {clock} peak
      tap {tap}, {trafo}
      bring {trafo} round to {tap}; {not_trafo} remains on automatic
      the paper mill comes off at {clock}, so put transformer {trafo} on tap {tap}
      in parallel running {trafo} must have tap {tap}
      Transformer {not_trafo} was done on {day}. Now {trafo}; the pointer has to end on {tap}.`,
    ko: `
      {trafo} 탭 {tap}
      {trafo} 탭을 {tap:로} 옮기#
      제재소 전압이 {any}V 낮다. {trafo} 탭 위치를 {tap:로} 하#
      {clock} 피크 전에 {trafo}, 탭 {tap}
      {not_trafo:은} 자동으로 두고 {trafo} 탭만 {tap:로} 바꾸#
      변압기 {trafo} → 탭 {tap}
      병렬 운전이므로 {trafo} 탭은 {tap:이}어야 한다
      {trafo} OLTC {tap}번 위치로 돌리#
      {not_trafo:은} {day}에 끝냈다. 이번에는 {trafo} 지침을 탭 {tap}에 두#
      전압 민원 {any}건, {trafo} 탭을 {tap:로} 조정 요망`,
    titles: ['Tap changer; Transformer tap', '탭 조정; 변압기 탭'],
  },
  {
    tool: 'bay_tag', about: ['Hang a note on a bay of the single-line diagram', '단선도 베이에 표찰을 단다'],
    takes: { bay, text: texts('Men at work, do not close\nCT replaced, polarity not yet tested\nGas at # bar, refill\nOnly with two persons, see order ##\nLent to the railway until ##:00', '작업 중, 투입 금지\nCT 교체, 극성 미확인\n가스 #bar, 보충 필요\n2인 1조 필수, 작업표 ##호\n##시까지 철도에 대여') },
    en: `
      hang a tag on {bay}: "{text}"
      {bay} gets the tag "{text}"
      tag bay {bay} with "{text}"
      On the diagram "{text}" has to show at {bay}.
      "{text}" on {bay}, please
      so that the night shift knows, note at bay {bay} "{text}"
      {who} asked at {clock} for a tag on {bay}, wording: "{text}"
      put "{text}" to bay {bay} and leave its breaker alone
      the note for {bay} reads "{text}"
      Anyone who looks at {bay} tonight must read "{text}".`,
    ko: `
      {bay}에 표찰 "{text}"를 달아 두#
      {bay} 표찰: "{text}"
      "{text}" 표찰을 {bay}에 걸#
      단선도 {bay} 위치에 "{text}" 표시할 것
      야간조가 알 수 있게 {bay}에 "{text}" 메모 부착
      {who} 요청({clock}). {bay} 베이 표찰 문구는 "{text}"
      차단기는 건드리지 말고 {bay}에 "{text}"만 붙이#
      {bay} 베이에 "{text}" 태그 바람
      오늘 밤 {bay:을} 보는 사람은 "{text}"를 읽어야 한다
      {not_bay} 표찰은 두고 {bay} 베이에만 "{text}"를 걸#`,
    titles: ['Tag; Note on the diagram; Hang a tag', '표찰; 단선도 메모'],
  },
  {
    tool: 'oil_fan_threshold', about: ['Oil temperatures at which the fans of a transformer start and stop', '변압기 냉각팬이 돌고 멈추는 유온'],
    takes: { trafo: code('T#, TR-##, AT#'), start_at: whole(55, 85, 'C'), stop_at: whole(30, 50, 'C') },
    en: `
      fans of {trafo}: in at {start_at}, out at {stop_at}
      {trafo} fans should stop at {stop_at} and start at {start_at}
      cooling of {trafo} from {start_at} on, until the oil is back at {stop_at}
      {trafo}: off {stop_at}, on {start_at}
      The neighbours hear {trafo} all night. Let its fans begin at {start_at} and give up at {stop_at}.
      when the oil of {trafo} falls to {stop_at} the fans rest; they come at {start_at}
      Start {start_at} / stop {stop_at} for the blowers of transformer {trafo}
      oil in {trafo} reached {any} on {day}; so fans on from {start_at}, off below {stop_at}
      It is silly that the fans of {trafo} toggle every {any} minutes; give them room, {stop_at} to {start_at}.
      fans on {trafo} not before {start_at}, and not longer than down to {stop_at}`,
    ko: `
      {trafo} 팬 기동 {start_at}, 정지 {stop_at}
      {trafo} 냉각팬을 유온 {start_at}에서 켜고 {stop_at}에서 끄도록 설정하#
      {trafo} 팬 정지 {stop_at} / 기동 {start_at}
      밤에 시끄럽다는 민원. {trafo} 팬은 {start_at}부터 돌고 {stop_at:이}면 서게 하#
      유온이 {stop_at}까지 내려가면 멈추고 {start_at}에 다시 도는 것으로 {trafo} 팬을 맞추#
      {day}에 {any}도까지 올랐다. {trafo} 팬: {start_at} 켜짐, {stop_at} 꺼짐
      변압기 {trafo} 송풍기 {start_at} 시작, {stop_at} 종료로 바꾸#
      {trafo} 유온 설정: 상 {start_at}, 하 {stop_at}
      팬이 {any}분마다 켜졌다 꺼진다. {trafo} 간격을 {stop_at}에서 {start_at}까지로 넓혀 두#
      {trafo} 송풍: {stop_at:이}면 꺼지고 {start_at:이}면 켜지게 하#`,
    titles: ['Transformer fans; Oil temperature limits', '변압기 팬; 냉각팬 설정'],
  },
];
