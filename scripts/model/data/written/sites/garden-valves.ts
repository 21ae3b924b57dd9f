import { choice, date, maybe, names, span, whole, type Written } from '../table';
import { degrees } from '../industry/slots';

const zone = names('zone 4, zone 12, rose bed, lawn south, hedge, Z7, front border, kitchen garden, line B', '4구역, 12구역, 장미 화단, 남쪽 잔디, 울타리, Z7, 앞 화단, 텃밭, B라인');

/** One controller with many zones: open, shut, hold and skip. */
export const gardenValves: readonly Written[] = [
  {
    tool: 'zone_valve.open', about: ['Open the valve of a zone, for some minutes if given', '구역 밸브를 연다. 시간을 주면 그만큼만'],
    takes: { zone, minutes: maybe(span('min', 2, 90)) },
    en: `
      open {zone}
      water on in {zone}
      {zone}: {minutes} of water
      let {zone} run for {minutes}
      {zone} looks yellow. Turn its water on, I will close it myself.
      Zone {any} has had enough; now {zone}, {minutes}.
      {minutes} for {zone}, please, the soil is like stone
      open the valve of {zone} and leave it open
      The hose of the neighbours gives {any} litres a minute. Ours: {zone} on.
      no time limit: {zone} open
      {clock}, {zone} starts, it ends after {minutes}
      give {zone} a drink of {minutes}
      {not_zone} stays shut, {zone} opens
      sprinklers of {zone} up for {minutes}
      we planted {any} shrubs in {zone}; water them in, {minutes}
      The meter shows 412 and the pump 3.{any} bar, all is well: {zone} open, {minutes}.
      {zone} was left out yesterday. Water it now, {minutes}, and {not_zone} tomorrow.
      the new turf in {zone} has to be wet when the wedding guests come at {clock}; {minutes}
      do not skip {zone}, give it {minutes}
      {zone} feeds the roses, {not_zone} the herbs. The roses hang their heads: {minutes}.
      Herbs are on {not_zone}, roses on {zone}. Open the roses.`,
    ko: `
      {zone} 밸브를 열#
      {zone}에 물을 {minutes} 주#
      {zone} 급수 {minutes}
      {zone} 누렇게 떴다. 물을 틀어 두면 내가 잠근다. 열#
      {any}번 구역은 충분하다. 이제 {zone} {minutes}
      흙이 돌처럼 굳었다. {zone:을} {minutes} 동안 적시게 물을 틀어 주#
      시간 제한 없이 {zone} 개방
      {not_zone:은} 잠긴 채로 두고 {zone:을} 열#
      {clock} {zone} 관수 시작, {minutes} 뒤 종료
      {zone}에 관목 {any}그루 심음. {minutes} 물 주기
      {zone} 스프링클러를 {minutes} 올리#
      {zone} 물 틀 것
      {zone:이} 마르다. 밸브 개방 요망
      계량기 412, 펌프 3.{any}bar, 이상 없다. {zone} {minutes} 열#
      어제 {zone:을} 빠뜨렸다. 지금 {minutes} 주고 {not_zone:은} 내일 한다
      {clock} 하객이 오기 전에 {zone} 새 잔디가 젖어 있어야 한다. {minutes} 물을 틀#
      거르지 말고 {zone} {minutes} 급수
      {zone:은} 장미, {not_zone:은} 허브. 장미에 물을 {minutes} 틀#
      허브는 {not_zone}, 장미는 {zone}. 장미 쪽을 열#`,
    titles: ['Water a zone; Open a zone; Watering', '관수; 구역 열기; 물 주기'],
  },
  {
    tool: 'zone_valve.close', about: ['Close the valve of a zone', '구역 밸브를 닫는다'],
    takes: { zone },
    en: `
      close {zone}
      water off in {zone}
      {zone} is under water since {clock}, shut it
      stop watering {zone}
      Enough for {zone}.
      {any} millimetres have fallen; end {zone}, the others may go on
      the valve of {zone} must be shut before the mower comes at {clock}
      {not_zone} may run on, {zone} may not
      turn the tap of {zone} off
      A sprinkler head in {zone} is broken and sprays {any} metres high. No more water there.
      {zone}: valve shut
      finish with {zone}
      puddles in {zone}, cut its water
      do not open {zone}, close it
      Flow 46 l/min with nothing planned: {zone} did not shut by itself, shut it.
      Two zones run, {zone} and {not_zone}. The first one has to end.
      the programme may go on with its next zone, but {zone} gets no more water today
      On the plan: {not_zone} = pond, {zone} = croquet lawn. The croquet lawn has enough, shut it.`,
    ko: `
      {zone} 밸브를 닫#
      {zone} 물을 끄#
      {clock}부터 {zone:이} 물에 잠겼다. 잠그#
      {zone} 관수 끝
      {zone:은} 이제 충분하다. 물을 잠그#
      비가 {any}mm 왔다. {zone}만 끝내고 나머지는 그대로 둔다
      {clock}에 잔디깎이가 온다. 그 전에 {zone} 차단
      {not_zone:은} 계속 두고 {zone:은} 멈추게 밸브를 닫#
      {zone} 헤드가 부러져 {any}m 솟는다. 그쪽 물을 끊#
      {zone} 밸브 폐쇄
      {zone}에 물 고임, 급수를 끊#
      열지 말고 {zone:을} 잠그#
      계획도 없는데 46L/min이 흐른다. {zone:이} 안 닫혔다. 잠그#
      {zone:과} {not_zone:이} 돌고 있다. 앞의 것만 닫#
      프로그램은 다음 구역으로 가도 되지만 {zone:은} 오늘 물 끝, 밸브를 닫#
      도면상 {not_zone:은} 연못, {zone:은} 크로켓 잔디. 크로켓 잔디 쪽을 잠그#`,
    titles: ['Close a zone; Water off', '구역 닫기; 물 끄기; 밸브 폐쇄'],
  },
  {
    tool: 'programme_pause', about: ['Interrupt a running programme; it goes on after resume', '도는 프로그램을 잠시 멈춘다. 재개하면 이어진다'],
    takes: { programme: names('A, B, night, lawns, drip, P3', 'A, B, 야간, 잔디, 점적, P3'), max_min: maybe(span('min', 5, 240)) },
    en: `
      hold programme {programme}
      pause {programme}, at most {max_min}
      programme {programme}: wait {max_min}
      The photographer is on the grass until {clock}. Let programme {programme} rest and keep its place.
      interrupt the programme {programme}, it shall go on later where it was
      {programme} programme on hold for {max_min}
      do not end programme {programme}, only hold it
      a child ran into zone {any}; stop programme {programme} for the moment
      {max_min} of break for programme {programme}
      freeze {programme} at zone {any}
      somebody crosses with {any} chairs, so programme {programme} pauses for {max_min}
      leave programme {programme} where it stands, without water
      The mower needs 25 minutes for 600 m² and starts at {clock}. Programme {programme} waits meanwhile, {max_min} at most.
      hold programme {programme}, not {not_programme}; it has done {any} of 14 zones
      tell programme {programme} to stay where it is until we say go on`,
    ko: `
      프로그램 {programme} 일시정지
      {programme} 프로그램을 {max_min}까지만 멈추#
      {clock}까지 잔디에서 촬영. {programme} 프로그램을 잠깐 세우고 순서는 남겨 두#
      나중에 이어서 돌 수 있게 {programme} 프로그램을 잠시 멈추#
      {programme} 프로그램 {max_min} 대기
      끝내지 말고 {programme} 프로그램을 잠깐만 세우#
      아이가 {any}번 구역에 들어왔다. {programme} 프로그램 일단 멈춤
      {programme} 프로그램에 {max_min} 휴식을 주#
      {any}번에서 {programme} 프로그램을 그대로 붙들어 두#
      의자 {any}개가 지나간다. {programme} 프로그램 {max_min} 보류
      {programme} 관수 보류 요망, 취소 아님
      잔디깎이가 {clock}부터 600㎡를 깎는다. 그동안 {programme} 프로그램은 {max_min}까지만 기다리게 하고 붙들어 두#
      {not_programme} 말고 {programme} 프로그램 보류, 14구역 중 {any}까지 돌았음
      말할 때까지 {programme} 프로그램을 지금 자리에 세워 두#`,
    titles: ['Pause watering; Hold the programme', '관수 일시정지; 프로그램 보류'],
  },
  {
    tool: 'programme_resume', about: ['Let a paused programme go on', '멈춘 프로그램을 이어서 돌린다'],
    takes: { programme: names('A, B, night, lawns, drip, P3', 'A, B, 야간, 잔디, 점적, P3') },
    en: `
      go on with programme {programme}
      resume {programme}
      the grass is free again, let programme {programme} continue
      The break of programme {programme} is over, {any} zones are still dry.
      programme {programme} may carry on from where it stopped
      lift the hold on programme {programme}
      pick programme {programme} up again at {clock}, that is now
      unpause {programme}; do not start it from the beginning
      {who} has gone with his camera, so programme {programme} goes on
      end of the pause for programme {programme}
      programme {not_programme} stays on hold, {programme} continues
      the rest of programme {programme} shall run
      The mower is back in its shed, 600 m² done by {clock}. Programme {programme} can go on.
      of 14 zones {any} are done in programme {programme}; now the rest
      programme {programme} has paused long enough`,
    ko: `
      프로그램 {programme} 재개
      {programme} 프로그램을 이어서 돌리#
      잔디가 비었다. {programme} 프로그램 계속
      아직 {any}개 구역이 말라 있다. {programme} 프로그램의 정지를 풀#
      멈춘 데서부터 {programme} 프로그램을 다시 돌리#
      처음부터 말고 {programme} 프로그램을 이어 가게 하#
      {programme} 프로그램 보류 해제
      촬영 끝남. {programme} 프로그램을 마저 돌리#
      {not_programme:은} 그대로 멈춰 두고 {programme:은} 계속하게 하#
      {clock} 휴식 끝, {programme} 프로그램 속행
      {programme} 관수 나머지 진행할 것
      잔디깎이 {clock} 철수, 600㎡ 끝. {programme} 프로그램 이어 가#
      14구역 중 {any}까지 돌았다. {programme} 프로그램 나머지를 재개하#
      {programme} 프로그램 쉴 만큼 쉬었다. 다시 돌리#`,
    titles: ['Go on watering; Resume the programme', '관수 재개; 프로그램 계속'],
  },
  {
    tool: 'skip_watering', about: ['Leave out the watering of a zone on a date', '어느 날 구역의 관수를 거른다'],
    takes: { zone, on: date(), reason: maybe(choice({ rain: ['rain', '비'], event: ['an event', '행사'], works: ['works', '공사'] })) },
    en: `
      no water for {zone} on {on}
      skip {zone} on {on} because of {reason}
      {on}: {zone} is left out
      {zone} gets nothing on {on}, {reason}
      [reason=event] A wedding with {any} guests stands on {zone} on {on}. It has to stay dry that day.
      [reason=works] the digger opens {zone} on {on}, so no watering there
      [reason=rain] {any} mm are announced for {on}; leave {zone} out
      take {zone} off the plan for {on} only
      one day without: {zone}, {on}
      let the watering of {zone} fall out on {on}
      {on} is dry day for {zone}; all other days as usual
      omit {zone}, date {on}, reason {reason}
      [reason=rain] The radar promises 18 to {any} mm. {zone} needs no irrigation on {on}.
      [reason=works] pipe repair near {zone}, team of {any}, date {on}: leave that zone dry then
      {zone} on {on}: nothing, {not_zone} as planned`,
    ko: `
      {on} {zone} 관수 생략
      {on}에는 {zone}에 물을 주지 않게 거르#
      {zone} {on} 건너뜀, 사유 {reason}
      [reason=event] {on} {zone}에서 하객 {any}명 예식. 그날은 말라 있게 관수를 빼#
      [reason=works] {on}에 굴착기가 {zone:을} 판다. 그날 물은 빼#
      [reason=rain] {on} 예상 강수 {any}mm. {zone:은} 빼#
      {on} 하루만 {zone:을} 계획에서 빼#
      {zone}, {on}, {reason} 때문에 쉼
      {on}은 {zone} 쉬는 날로 하#
      다른 날은 그대로, {on}만 {zone} 관수 없음
      {reason} 관계로 {on} {zone} 물 주기 제외 바람
      [reason=rain] 레이더 예상 18~{any}mm. {on} {zone} 관수 필요 없음
      [reason=works] {zone} 근처 배관 수리, 인원 {any}명, {on}. 그날은 거르#
      {on} {zone:은} 없음, {not_zone:은} 계획대로`,
    titles: ['Leave out a day; Skip watering', '관수 거르기; 하루 건너뛰기'],
  },
  {
    tool: 'seasonal_adjust', about: ['Make all watering longer or shorter, in percent against the plan', '전체 관수량을 계획 대비 몇 퍼센트 늘리거나 줄인다'],
    takes: { pct: { ...whole(-60, 60), passable: 'whole' } },
    en: `
      seasonal adjustment {pct} percent
      change all run times by {pct} %
      set the season correction to {pct} %
      The plan is from {day}. Correct it by {pct} percent, for all {any} zones.
      adjust watering: {pct} %
      {pct} % against the plan, whole garden
      The days get shorter and evaporation was {any} last week. Correction {pct} %.
      the season factor is {pct} percent from now on
      [pct=-20] a fifth less water everywhere
      [pct=-50] halve the watering of the whole garden
      [pct=50] half as much again for everything, it is thirty-five degrees
      [pct=-10] ten percent less everywhere, leave the days as they are
      [pct=20] everything runs twenty percent longer
      [pct=0] back to the plan, no correction in either direction
      [pct=-30] Autumn. Take thirty percent off all run times.
      [pct=-25] a quarter off all watering times, the evenings are cool now
      [pct=10] ten percent on top for all zones
      [pct=-40] The well sank by 3 metres. Forty percent less everywhere.
      correction {pct} % instead of {any}`,
    ko: `
      계절 보정 {pct}%
      전체 관수 시간을 {pct}% 보정하#
      계절 보정값을 {pct}퍼센트로 하#
      {day}에 짠 계획이다. {any}개 구역 모두 {pct}% 보정
      계획 대비 {pct}%, 정원 전체
      증발량 {any}. 보정 {pct}%로 바꾸#
      [pct=-20] 전 구역 물을 5분의 1 줄이#
      [pct=-50] 정원 전체 관수를 절반으로 줄이#
      [pct=50] 35도다. 전부 절반만큼 더 주#
      [pct=-10] 요일은 그대로, 전체를 10% 줄이#
      [pct=20] 모든 구역 관수를 20퍼센트 늘리#
      [pct=0] 보정 없이 계획대로 하#
      [pct=-30] 가을이다. 모든 시간을 30% 줄이#
      [pct=-25] 저녁이 선선하다. 전체 관수 시간을 4분의 1 줄이#
      [pct=10] 전 구역 10% 더 주게 하#
      [pct=-40] 우물이 3m 내려갔다. 전부 40% 줄이#
      보정을 {any}에서 {pct}%로 바꾸#`,
    titles: ['Season correction; More or less water', '계절 보정; 관수량 조정'],
  },
  {
    tool: 'frostDrain', about: ['Blow the pipes empty before frost, and below which temperature it is done by itself', '동파 방지로 배관을 비우고 자동 배수 온도를 정한다'],
    takes: { circuit: names('north, terrace, courtyard, C2, C5', '북쪽, 테라스, 안마당, C2, C5'), below_c: degrees(-12, 4) },
    en: `
      circuit {circuit}: drain by itself below {below_c}
      blow {circuit} empty, and from now on always under {below_c}
      winter setting for circuit {circuit}, {below_c}
      {below_c} is the limit at which circuit {circuit} empties itself
      A pipe burst at minus {any} last year. Drain circuit {circuit} and let it drain at {below_c}.
      frost protection {circuit}: {below_c}
      let the air compressor clear circuit {circuit}; automatic from {below_c} on
      no water may stand in circuit {circuit} when it is colder than {below_c}
      {circuit}, not {not_circuit}: empty the pipes, threshold {below_c}
      draining temperature {below_c} for circuit {circuit}
      {who} heard of {any} frost nights. Circuit {circuit} empties at {below_c}.
      Last night it was 2 below at {clock}. Circuit {circuit} has to empty itself from {below_c} downwards.
      the compressor gives 6 bar, {any} litres a second; blow {circuit} through and set its limit to {below_c}`,
    ko: `
      {circuit} 회로 자동 배수 {below_c}
      {circuit} 배관을 비우고 앞으로 {below_c} 아래면 저절로 비우게 하#
      동파 방지: {circuit}, {below_c}
      작년에 관이 터졌다. {circuit} 회로는 {below_c}에서 배수되게 하#
      {circuit} 회로 겨울 설정 {below_c}
      {below_c}보다 추우면 {circuit} 회로에 물이 남지 않게 하#
      {not_circuit} 말고 {circuit} 배관 비우기, 기준 {below_c}
      {circuit} 회로를 공기로 불어 내#. 자동은 {below_c}부터
      서리 예보 {any}일. {circuit} 배수 온도 {below_c}
      {circuit} 배관 퇴수, 기준 온도 {below_c}로 둘 것
      어젯밤 {clock}에 영하로 내려갔다. {circuit} 회로는 {below_c} 밑에서 저절로 비우게 하#
      컴프레서 6bar, 초당 {any}L. {circuit:을} 불어 내고 기준을 {below_c:로} 두#`,
    titles: ['Frost protection; Drain the pipes', '동파 방지; 배관 비우기'],
  },
];
