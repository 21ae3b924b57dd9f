import { flag, maybe, names, tenths, whole, type Written } from '../table';
import { code } from './slots';

export const mine: readonly Written[] = [
  {
    tool: 'crusher_gap', about: ['Closed side setting of a crusher', '크러셔 배출구 간극'],
    takes: { crusher: names('jaw 1, cone 2, cone 3, impactor, gyratory', '조 1호, 콘 2호, 콘 3호, 임팩트, 자이러토리'), css: whole(6, 180, 'mm') },
    en: `
      {crusher}: gap {css}
      Closed-side setting of the {crusher} to {css}
      set the {crusher} to {css}
      Too many lumps on the {any} mm screen. Tighten the {crusher} to {css}.
      open the {crusher} up to {css}, it stalls since {clock}
      customer wants ballast, therefore {crusher} at {css}
      {css} on the {crusher}, the {not_crusher} stays
      with the {crusher} at {css} the belt can cope
      the jaws or mantle of the {crusher} should stand {css} apart
      CSS {css}, {crusher}`,
    ko: `
      {crusher} 간극 {css}
      {crusher} 배출구를 {css:로} 맞추#
      {any}mm 망에 덩어리가 많다. {crusher:을} {css:로} 좁힌다. 조정하#
      {clock}부터 막힌다. {crusher} 간극을 {css}까지 열#
      도상 자갈 주문이므로 {crusher:은} {css:로} 하#
      {not_crusher:은} 두고 {crusher}만 {css:로} 바꾸#
      CSS {css}, {crusher}
      {crusher} 출구 {css}, 벨트 용량에 맞춤
      {crusher} 세팅값을 {css:로} 바꾸#`,
    titles: ['Crusher gap; Closed side setting', '크러셔 간극; 배출구 조정'],
  },
  {
    tool: 'belt.interlock', about: ['Bypass or restore the interlock of a belt', '벨트 인터록을 바이패스하거나 복구한다'],
    takes: { belt: code('CV-##, BC#, TB-10#'), bypassed: flag() },
    en: `
      [bypassed=true] bypass the interlock of {belt}
      [bypassed=true] {belt} has to run on its own for the test, take it out of the chain
      [bypassed=true] bridge {belt}'s interlock, {who} stands at the pull cord
      [bypassed=true] splice inspection at {clock}: let {belt} turn without the belts after it
      [bypassed=true] {belt} without interlocking, {any} minutes of inching
      [bypassed=false] put {belt} back into the sequence
      [bypassed=false] restore the interlock on {belt}
      [bypassed=false] The test is over; {belt} must stop again when the next one stops.
      [bypassed=false] take the bridge off {belt}
      [bypassed=false] no shift begins with a bridged belt: {belt} back to normal`,
    ko: `
      [bypassed=true] {belt} 인터록을 바이패스하#
      [bypassed=true] 시험 운전이다. {belt} 단독으로 돌 수 있게 연동을 풀#
      [bypassed=true] {clock} 이음부 점검, {belt} 연동 해제
      [bypassed=true] {who:이} 당김줄 옆에 있다. {belt} 인터록을 우회시키#
      [bypassed=true] 인칭 {any}분 예정이니 {belt} 연동을 끊#
      [bypassed=false] {belt} 인터록을 복구하#
      [bypassed=false] 시험 끝. {belt:을} 다시 연동에 넣#
      [bypassed=false] {belt} 바이패스를 빼#
      [bypassed=false] 교대 전 {belt} 연동 정상화할 것
      [bypassed=false] 다음 벨트가 서면 {belt}도 서야 한다. 우회를 지우#`,
    titles: ['Belt interlock; Interlock', '벨트 인터록; 연동'],
  },
  {
    tool: 'beltSpeed', about: ['Speed of a belt', '벨트 속도'],
    takes: { belt: code('CV-##, BC#, TB-10#'), mps: tenths(0.3, 5) },
    en: `
      {belt} at {mps} m/s
      run belt {belt} with {mps} m/s
      {mps} metres a second on {belt}
      Spillage under the head drum, so {belt} down to {mps} m/s.
      {belt} may go {mps} m/s now that the skirt is new
      take {belt} to {mps} m/s, crew of {any} is clear of it
      the feeder gives more since {clock}; belt {belt} follows with {mps} m/s
      {belt}: {mps} m/s, not {not_belt}
      speed of {belt} → {mps} m/s`,
    ko: `
      {belt} 초속 {mps}미터
      {belt} 벨트 속도를 {mps} m/s로 하#
      {belt}: {mps}m/s
      헤드 풀리 밑에 낙광이 있다. {belt:을} {mps}m/s로 늦추#
      {clock}부터 공급이 늘었다. {belt:을} 초속 {mps}m로 올리#
      {not_belt} 말고 {belt} 속도 {mps}m/s
      작업자 {any}명 대피 완료. {belt:을} {mps} m/s로 돌리#
      스커트를 갈았으니 {belt:은} {mps}m/s까지 가능하다. 그렇게 설정하#
      벨트 속도({belt}) {mps}`,
    titles: ['Belt speed; Conveyor', '벨트 속도; 컨베이어'],
  },
  {
    tool: 'drift_fan', about: ['Auxiliary fan of a drift', '갱도 국부 선풍기'],
    takes: { drift: names('L3-West, L3-East, L5-North, Ramp 2, Sublevel 410', '3편 서갱, 3편 동갱, 5편 북갱, 사갱 2호, 410 중단'), hz: whole(15, 60, 'Hz'), minutes: maybe(whole(5, 180, 'min')) },
    en: `
      {drift}: fan at {hz}
      blow {drift} out with {hz} for {minutes}
      ventilate {drift}, {hz}, {minutes}
      They shot the face in {drift} at {clock}. Fan on {hz} for {minutes}.
      {hz} on the fan of {drift}, men come back afterwards
      diesel fumes in {drift}, bring its fan to {hz}
      {minutes} of {hz} in {drift}, {not_drift} has no one
      the duct in {drift} is {any} m long, it needs {hz}
      fan {drift} {hz}
      Nobody goes into {drift} before it was aired {minutes} at {hz}.`,
    ko: `
      {drift} 선풍기 {hz}
      {drift} 국부 선풍기를 {hz:로} {minutes} 돌리#
      {clock}에 발파했다. {drift} 통기 {hz}, {minutes}
      디젤 매연이 있다. {drift} 선풍기를 {hz:로} 올리#
      {drift} 환기: {hz} / {minutes}
      {not_drift}에는 사람이 없으니 {drift} 선풍기만 {hz:로} 하#
      풍관 {any}m, {drift}에는 {hz} 필요
      {drift:은} {minutes} 동안 {hz:로} 환기한 뒤에 들어간다. 먼저 돌리#
      막장 발파 후 {drift} 선풍기 {hz}, {minutes} 가동 요망`,
    titles: ['Drift fan; Clear the fumes; Ventilation', '갱내 통기; 국부 선풍기'],
  },
];
