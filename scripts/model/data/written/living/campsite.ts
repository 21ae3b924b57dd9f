import { date, flag, made, many, maybe, moment, whole, type Written } from '../table';

export const campsite: readonly Written[] = [
  {
    tool: 'pitch_power', about: ['Switch the current at camping pitches', '사이트 전기를 넣고 끊는다'],
    takes: { pitches: many(whole(1, 120)), on: flag(['on', '투입'], ['off', '차단']) },
    en: `
      [on=true] current for pitches {pitches}
      [on=false] cut {pitches} off, they have left
      [on=false] A tree came down over the cable. Kill the sockets at {pitches} before anybody touches them.
      [on=true] guests at {pitches} have paid for electricity
      power {on}: {pitches}
      [on=true] {pitches} may boil their kettles again
      [on=false] no current at {pitches} before the {who} could dry the boxes
      [on=true] {any} vans arrive at {clock}; make {pitches} live
      [on=false] pitches {pitches} are let without electricity from {day}
      [on=true] They have returned the keys for {any}, that is another matter. {pitches} want light tonight.
      [on=false] {pitches} stand under water since {clock}; no voltage there.`,
    ko: `
      [on=true] {pitches}번 사이트 전기 투입
      [on=false] {pitches}번 퇴실. 전기를 끊#
      [on=false] 나무가 전선 위로 쓰러졌다. 누가 만지기 전에 {pitches}번 콘센트를 죽이#
      [on=true] {pitches}번은 전기료를 냈음. 쓸 수 있게 하#
      {pitches}번 전원 {on}
      [on=true] {clock}에 캠핑카 {any}대 도착, {pitches}번에 전기를 넣#
      [on=false] {who:이} 배전함을 말릴 때까지 {pitches}번은 무전원
      [on=true] {pitches}번 차단기 올림
      [on=false] {pitches}번 차단기 내림
      [on=true] {pitches}번 손님들이 오늘 밤 전기를 쓰겠다고 함
      [on=false] {clock}부터 {pitches}번이 물에 잠겼다. 전압이 없어야 한다`,
    titles: ['Pitch power; Electricity for the pitches', '사이트 전기; 전기 투입; 배전'],
  },
  {
    tool: 'pitch_book', about: ['Book a camping pitch', '사이트를 예약한다'],
    takes: { pitch: whole(1, 120), arrive: date(), nights: whole(1, 14), plate: maybe(made((dice, language) => (language === 'ko' ? `${String(dice.int(10, 99))}${dice.pick(['가', '나', '모', '허', '호'])}${String(dice.int(1000, 9999))}` : `${dice.pick(['HX', 'KL', 'BN', 'WR'])}-${dice.pick(['AT', 'MS', 'P'])} ${String(dice.int(10, 999))}`))) },
    en: `
      pitch {pitch}: arrival {arrive}, {nights} nights
      {nights} nights from {arrive} on pitch {pitch}
      the car {plate} gets pitch {pitch}, {arrive}, {nights} nights
      They asked for shade and want to stay {nights} nights, first one {arrive}. Give them {pitch}.
      book {pitch} for {plate}, coming {arrive} and sleeping {nights} times
      {arrive}, {nights} nights, no. {pitch}
      {pitch} is let from {arrive} ({nights} nights), {not_pitch} stays free
      put {plate} on {pitch}: {nights} nights beginning {arrive}
      family of {any} on {pitch}, they arrive {arrive} and leave after {nights} nights`,
    ko: `
      {pitch}번 사이트 {arrive} 입실 {nights}박
      {arrive}부터 {nights}박, {pitch}번 예약하#
      차량 {plate}, {pitch}번, {arrive}, {nights}박
      그늘 자리를 원한다. {pitch}번에 {arrive} 도착, {nights}박으로 잡아 두#
      {nights}박 / {pitch}번 / {arrive}
      {not_pitch}번은 비워 두고 {pitch}번을 {arrive}부터 {nights}박 예약 바람
      가족 {any}명, 입실일 {arrive}, {nights}박, 자리는 {pitch}번
      {plate} 차주에게 {pitch}번을 {nights}박 배정하#. 입실 {arrive}
      {pitch}번 예약: 도착 {arrive}, 숙박 {nights}박, 차 {plate}`,
    titles: ['Book a pitch; New guests; Reservation', '사이트 예약; 예약 등록; 캠핑 예약'],
  },
  {
    tool: 'gate_code_until', about: ['Let a number code open the gate until a moment', '출입 코드를 기한까지 허용한다'],
    takes: { code: made((dice) => `${String(dice.int(1000, 9999))}${dice.pick(['#', '*', ''])}`), until: moment() },
    en: `
      code {code} valid until {until}
      let {code} open the gate up to {until}
      {until} is when {code} dies
      guests on pitch {any} get {code}; it works till {until}
      enter {code} at the gate, expiry {until}
      accept {code}, not {not_code}, until {until}
      They are leaving late because of the ferry at {clock}. Their number {code} should still open for them at {until} and not after.
      gate: {code} ({until})`,
    ko: `
      출입 코드 {code}, {until}까지
      {code:을} {until}까지 쓸 수 있게 하#
      {until}에 만료되는 코드 {code} 등록하#
      {any}번 사이트 손님 코드는 {code}, 유효 {until}까지
      {not_code} 말고 {code:을} {until}까지 허용하#
      {clock} 배편 때문에 늦게 나간다. {code} 코드가 {until}까지는 먹게 하#
      게이트 {code} / 만료 {until}
      {until} 이후에는 {code:로} 못 들어오게 등록 바람`,
    titles: ['Gate code; Late leaving; Number for the gate', '출입 코드; 게이트 번호; 코드 등록'],
  },
  {
    tool: 'quiet_hours_now', about: ['Begin the quiet hours at once, all over the site', '캠핑장 전체 정숙 시간을 바로 시작한다'],
    takes: {},
    en: `
      begin the quiet hours
      It is {clock} and they still sing at pitch {any}. Quiet for the whole site, now.
      night rest from this moment
      music off, lamps low: start the quiet time
      Small children cry in row {any}. Time for silence everywhere.
      call the night's rest, whatever the plan says
      the {who} got {any} complaints; quiet hours early today
      silence the site`,
    ko: `
      정숙 시간 시작
      {clock}인데 {any}번에서 아직 노래한다. 전체 정숙으로 바꾸#
      지금부터 매너타임
      캠핑장 전체를 조용한 시간으로 바꾸#
      민원 {any}건. 오늘은 일찍 정숙 시간을 시작하#
      음악 끄고 등 낮추는 매너타임을 바로 켜#
      {who} 요청. 예정과 관계없이 정숙 시간 개시
      아이들이 잔다. 매너타임 요망`,
    titles: ['Quiet hours; Night rest', '정숙 시간; 매너타임'],
  },
];
