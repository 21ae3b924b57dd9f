import { choice, flag, maybe, names, span, tenths, whole, type Written } from '../table';

const shaker = names('shaker 2, shaker C, orbital 5, ISF-4, platform left, rocker 1, Inno 3', '2번 진탕기, C 진탕기, 5번 오비탈, ISF-4, 왼쪽 플랫폼, 1번 로커, 이노 3');
const chamber = names('incubator 1, incubator 9, CO2-B, chamber 4, hatch room, growth cabinet 2', '1번 배양기, 9번 배양기, CO2-B, 4번 챔버, 발아실, 생장상 2');

/** Shakers and incubators of a laboratory. */
export const shakers: readonly Written[] = [
  {
    tool: 'shaker_start', about: ['Start a shaker with speed and temperature', '진탕기를 속도와 온도를 정해 돌린다'],
    takes: { shaker, rpm: whole(30, 350, 'rpm'), celsius: maybe(tenths(16, 45, 'C')) },
    en: `
      {shaker} on, {rpm}
      start {shaker} with {rpm} at {celsius}
      shake at {rpm} in {shaker}
      {celsius} and {rpm} on {shaker}
      {any} flasks stand in {shaker}. Let them shake with {rpm}, no heating.
      {shaker}: {rpm}, {celsius}
      get {shaker} moving, {rpm}, the temperature stays as it is
      at {clock} the culture was put in; {shaker} runs {rpm} from now
      {shaker} shall turn with {rpm} and hold {celsius}
      warm {shaker} to {celsius} and shake it, {rpm}
      {who} wants his yeast on {shaker}, {rpm} are enough
      begin shaking, {shaker}, {rpm}; {not_shaker} is not ready
      6 flasks of 250 ml, inoculated at {clock}: {shaker}, {rpm}, {celsius}.
      {shaker} was held, its run is lost; begin anew with {rpm}
      25 mm throw on {shaker}, therefore only {rpm}
      Yeast on {not_shaker}, algae on {shaker}. Algae: {rpm}, go.`,
    ko: `
      {shaker} {rpm} 시작
      {shaker:을} {rpm:로} 돌리#
      {shaker} {rpm}, {celsius:로} 시작하#
      {celsius}, {rpm}, {shaker} 가동
      {shaker}에 플라스크 {any}개. 가열 없이 {rpm:로} 흔들#
      온도는 그대로 두고 {shaker} {rpm:로} 흔들기 시작하#
      {clock} 접종 완료. {shaker} {rpm} 진탕
      {shaker:을} {celsius:로} 데우면서 {rpm:로} 돌리#
      {not_shaker:은} 아직. {shaker} {rpm} 기동
      {who} 효모, {shaker} {rpm:이}면 충분. 시작할 것
      250ml 플라스크 6개, {clock} 접종. {shaker} {rpm}, {celsius:로} 시작하#
      {shaker} 하던 것은 버렸다. {rpm:로} 새로 돌리#
      진폭 25mm다. {shaker:은} {rpm:로}만 돌리#
      효모는 {not_shaker}, 조류는 {shaker}. 조류 쪽을 {rpm:로} 돌리#`,
    titles: ['Start the shaker; Shake', '진탕기 시작; 진탕'],
  },
  {
    tool: 'shaker_hold', about: ['Pause a shaker so that somebody can reach in; it starts again after the time', '잠시 멈추고 시간이 지나면 다시 돈다'],
    takes: { shaker, secs: span('s', 10, 300) },
    en: `
      hold {shaker} for {secs}
      {shaker} still for {secs}
      I take a sample out of {shaker}: {secs} of standstill, then it goes on
      pause {shaker}, {secs}
      {secs} without movement in {shaker}, no longer
      let {shaker} stand {secs} while {who} changes flask {any}
      do not stop {shaker}, just interrupt it for {secs}
      {shaker} has to wait {secs}
      somebody reaches into {shaker} at {clock}, it shall rest {secs} and carry on by itself
      a break of {secs} for {shaker}, none for {not_shaker}
      I need 5 ml out of flask {any}; {shaker} at rest for {secs}, the programme remains
      neither end nor restart: {shaker} waits {secs}
      {secs}, {shaker}, then on
      wait {secs} with {shaker}, the foam has to settle
      Yeast {shaker}, algae {not_shaker}; {secs} of stillness for the yeast.`,
    ko: `
      {shaker} {secs} 멈춤
      {shaker:을} {secs}만 세우#
      {shaker}에서 시료를 꺼낸다. {secs} 멈췄다 다시 돌게 하#
      {secs} 동안 {shaker:을} 쉬게 하#
      끄지 말고 {shaker:을} {secs} 일시정지
      {any}번 플라스크 교체. {shaker} {secs} 대기
      {shaker} {secs} 정지 후 자동 재개
      {not_shaker:은} 두고 {shaker:을} {secs} 붙들어 두#
      {clock}에 손을 넣는다. {shaker} {secs} 중단 요망
      {any}번 플라스크에서 5ml 뽑는다. {shaker} {secs} 세웠다 이어 가게 하#
      종료도 재시작도 아니다. {shaker} {secs} 대기
      {secs}, {shaker}, 그 뒤 계속
      거품이 가라앉게 {shaker:을} {secs} 쉬게 하#
      {shaker} {secs} 잠깐 세움
      효모 {shaker}, 조류 {not_shaker}. 효모를 {secs} 멈추#`,
    titles: ['Hold the shaker; Pause shaking', '진탕 일시정지; 잠시 멈춤'],
  },
  {
    tool: 'shaker_end', about: ['End shaking, with or without cooling down', '진탕을 끝낸다. 식히거나 그대로'],
    takes: { shaker, cool: flag(['with cooling|and cool it', '식히고'], ['without cooling|do not cool it', '식히지 않고']) },
    en: `
      end {shaker} {cool}
      [cool=true] the run in {shaker} is over, bring it to cold as well
      [cool=false] stop {shaker} for good and let it stay warm
      [cool=true] harvest at {clock}: {shaker} off, the broth must be chilled
      [cool=false] {shaker} is finished; the next batch comes in {any} minutes and wants it warm
      {shaker}: end of run, {cool}
      [cool=true] switch {shaker} off and down to fridge temperature
      [cool=false] no more shaking in {shaker}, heating untouched
      finish {shaker} {cool}, {not_shaker} keeps going
      [cool=true] we are done with {shaker}, chill what is in it
      [cool=false] turn {shaker} off, nothing is to be cooled
      [cool=true] OD 4.2 after {any} hours, time to harvest: {shaker} off and cold
      [cool=false] OD 0.9, contaminated, throw away; {shaker} off, it need not be cold
      Of {not_shaker} and {shaker} the second is ripe: end it {cool}.`,
    ko: `
      {shaker} 종료, {cool}
      {shaker:을} {cool} 끝내#
      [cool=true] {shaker} 배양 끝. 끄고 식히#
      [cool=false] {shaker:을} 완전히 멈추되 따뜻하게 두#
      [cool=true] {clock} 수확. {shaker:을} 끄고 배양액을 차게 하#
      [cool=false] {any}분 뒤 다음 배치. {shaker} 진탕만 끝내고 온기는 남기#
      [cool=true] {shaker} 종료 후 냉각할 것
      [cool=false] {shaker} 흔들기는 끝, 온도는 손대지 않음
      {not_shaker:은} 계속, {shaker:은} {cool} 끄#
      [cool=false] {shaker} 끄기, 냉각 불필요
      [cool=true] {any}시간 만에 OD 4.2, 수확이다. {shaker:을} 끄고 차게 하#
      [cool=false] 오염됐다. {shaker} 끄기만 하고 식힐 필요는 없다
      {not_shaker:과} {shaker} 중 뒤엣것이 익었다. {cool} 끝내#`,
    titles: ['End of shaking; Stop the shaker', '진탕 종료; 진탕기 끄기'],
  },
  {
    tool: 'incu_climate', about: ['CO2 and humidity of an incubator, in percent', '배양기의 이산화탄소와 습도'],
    takes: { chamber, co2_pct: tenths(0, 12, 'pct'), rh_pct: whole(60, 98, 'pct') },
    en: `
      {chamber}: CO2 {co2_pct}, humidity {rh_pct}
      humidity {rh_pct} and CO2 {co2_pct} in {chamber}
      set {chamber} to {co2_pct} CO2 with {rh_pct} moisture in the air
      {rh_pct} wet, {co2_pct} gas, {chamber}
      The stem cells in {chamber} came at {clock}. They want {co2_pct} carbon dioxide and {rh_pct} humidity.
      {chamber} dries out the plates; raise the moisture to {rh_pct}, the CO2 to {co2_pct}
      in {chamber} the gas goes to {co2_pct} and the water vapour to {rh_pct}
      {any} dishes in {chamber}: {rh_pct} humidity, {co2_pct} of CO2
      CO2 setpoint {co2_pct}, RH setpoint {rh_pct}, {chamber}
      carbon dioxide {co2_pct} for {chamber}, relative humidity {rh_pct}, temperature untouched
      The bottle has 40 bar, the water pan is full, {any} plates are in. {chamber}: {co2_pct} CO2 at {rh_pct} humidity.
      {co2_pct} CO2 / {rh_pct} RH, {chamber}
      dry air out, gas in: {chamber} at {rh_pct} humidity and {co2_pct} CO2`,
    ko: `
      {chamber} CO2 {co2_pct}, 습도 {rh_pct}
      {chamber} 습도 {rh_pct}, 이산화탄소 {co2_pct:로} 맞추#
      {chamber}의 CO2를 {co2_pct}, 가습을 {rh_pct:로} 하#
      {clock} 줄기세포 입고. {chamber} 이산화탄소 {co2_pct}, 습도 {rh_pct} 유지
      {chamber} 플레이트가 마른다. 습도는 {rh_pct}, 가스는 {co2_pct:로} 올리#
      디시 {any}장. {chamber} 습도 {rh_pct} / CO2 {co2_pct}
      온도는 그대로, {chamber} CO2 {co2_pct}·RH {rh_pct}
      {chamber:은} 탄산가스 {co2_pct}, 상대습도 {rh_pct:로} 설정하#
      가스 40bar, 물받이 가득, 플레이트 {any}장. {chamber} CO2 {co2_pct}, 습도 {rh_pct} 설정
      {chamber}: 가습 {rh_pct}, 탄산 {co2_pct}
      {co2_pct} CO2 / {rh_pct} 습도, {chamber}
      {chamber} 습기 {rh_pct}, 가스 {co2_pct} 유지하게 하#`,
    titles: ['Climate of the incubator; CO2 and humidity', '배양기 환경; CO2와 습도'],
  },
  {
    tool: 'incu_heat_ramp', about: ['Bring an incubator from its temperature to another within some hours', '몇 시간에 걸쳐 온도를 옮긴다'],
    takes: { chamber, to_c: tenths(4, 50, 'C'), over_h: whole(1, 24, 'h') },
    en: `
      {chamber} to {to_c} over {over_h}
      within {over_h} {chamber} shall reach {to_c}
      ramp {chamber}: {to_c}, {over_h}
      take {over_h} to bring {chamber} to {to_c}
      The seeds in {chamber} must not be shocked. {to_c}, but only after {over_h}.
      slowly to {to_c} in {chamber}, {over_h} for it
      {over_h} of gentle change in {chamber} until {to_c}
      {any} trays in {chamber}: move to {to_c} in the course of {over_h}
      {chamber} stands at {any} now and should arrive at {to_c} in {over_h}
      spread the way to {to_c} over {over_h} ({chamber})
      No shock for the {any} eggs: {chamber} gets to {to_c}, and takes {over_h} for that
      {chamber}, {over_h}, {to_c}
      no jump in {chamber}: reach {to_c} after {over_h}`,
    ko: `
      {chamber} {over_h}에 걸쳐 {to_c}
      {chamber:을} {over_h} 동안 서서히 {to_c}까지 옮기#
      {over_h} 안에 {chamber:이} {to_c}에 닿게 하#
      램프: {chamber}, {to_c}, {over_h}
      씨앗이 놀라면 안 된다. {chamber} {over_h} 걸려 {to_c:로} 가게 하#
      트레이 {any}판. {chamber} 목표 {to_c}, 소요 {over_h}
      지금 {any}도인 {chamber:을} {over_h} 뒤 {to_c:이} 되게 하#
      {chamber} 온도를 천천히 {to_c:로}, {over_h} 잡을 것
      알 {any}개가 놀라지 않게 {chamber:을} {over_h} 들여 {to_c}까지 올리#
      {chamber} {to_c}, 급하지 않게 {over_h}
      {chamber}, {over_h}, {to_c}
      갑자기 말고 {chamber:을} {over_h} 뒤에 {to_c:이} 되게 하#
      {over_h} 램프로 {chamber} {to_c}`,
    titles: ['Ramp; Change slowly', '온도 램프; 서서히 변경'],
  },
  {
    tool: 'incu_light', about: ['Light in a growth chamber', '생장 챔버의 조명'],
    takes: { chamber, mode: choice({ 주간: ['day', '주간'], 야간: ['night', '야간'], 교대: ['alternating', '교대'] }) },
    en: `
      light of {chamber}: {mode}
      [mode=야간] {chamber} dark
      [mode=주간] the seedlings in {chamber} shall have light round the clock
      [mode=교대] {chamber}: light and darkness by turns
      [mode=야간] no light in {chamber} until the spores are out
      [mode=주간] lamps in {chamber} on and left on
      [mode=교대] sixteen hours bright, eight dark in {chamber}, as usual
      [mode=야간] Roots are photographed in {chamber} at {clock}, black it out.
      put the lamps of {chamber} on {mode}
      [mode=주간] nothing germinates in the dark in {chamber}; {any} pots need lamps without a break
      [mode=교대] let {chamber} have its sunrise and sunset again
      [mode=교대] 16 on, 8 off, that is what the lettuce in {chamber} is used to
      [mode=야간] film in {chamber}; not a single lamp
      [mode=주간] 24 hours of lamp for {chamber}`,
    ko: `
      {chamber} 조명 {mode}
      [mode=야간] {chamber:을} 캄캄하게 하#
      [mode=주간] {chamber} 모종에 하루 종일 빛을 주#
      [mode=교대] {chamber} 낮밤이 번갈아 오게 하#
      [mode=야간] 포자가 나올 때까지 {chamber}에 빛 없음
      [mode=주간] {chamber} 등을 켠 채로 두#
      [mode=교대] {chamber} 16시간 밝고 8시간 어둡게 하#
      [mode=야간] {clock} 뿌리 촬영. {chamber} 등을 모두 끄#
      {chamber} 등을 {mode} 모드로 하#
      [mode=주간] 화분 {any}개, 어두우면 싹이 안 튼다. {chamber} 계속 점등
      [mode=교대] {chamber}에 해 뜨고 지는 주기를 되살리#
      [mode=교대] 상추는 16시간 켜고 8시간 끄는 데 익숙하다. {chamber:을} 그렇게 하#
      [mode=야간] {chamber}에서 필름 작업, 등 하나도 없게 하#
      [mode=주간] {chamber} 24시간 불 켜 두#`,
    titles: ['Light in the chamber; Lamps', '챔버 조명; 명암'],
  },
];
