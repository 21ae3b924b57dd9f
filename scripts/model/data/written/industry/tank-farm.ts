import { flag, maybe, tenths, whole, type Written } from '../table';
import { code } from './slots';

const tank = code('TK-1##, T##, D-4##');

export const tankFarm: readonly Written[] = [
  {
    tool: 'xfer_start', about: ['Pump product from one tank into another', '탱크 사이 이송을 시작한다'],
    takes: { src: tank, dst: tank, m3: whole(10, 4000) },
    en: `
      {m3} m³ from {src} to {dst}
      pump {m3} cubes out of {src} into {dst}
      transfer {src} -> {dst}, {m3} m3
      {dst} receives {m3} m³, {src} delivers
      {src} has to give {m3} m³ to {dst} before the ship comes at {clock}
      fill {dst} with {m3} cubic metres, drawn from {src}
      {dst} is low. {src} is nearly full. Shift {m3} m³.
      we want {m3} m³ less in {src} and that much more in {dst}
      of the diesel in {src}, {m3} m³ go over to {dst}, blend {any}
      into {dst}: {m3} m³ ({src})`,
    ko: `
      {src}에서 {dst:로} {m3}루베 이송하#
      {src} → {dst} {m3}㎥
      {dst} 입고 {m3}루베, 출고는 {src}
      {clock} 선박 접안 전에 {src} 제품 {m3}루베를 {dst:로} 옮기#
      {dst:이} 비어 간다. {src}에서 {m3}㎥ 넘겨 주#
      {dst:을} {m3}루베 채우#. 보내는 쪽은 {src}
      경유 {m3}㎥, {src} 출발 {dst} 도착
      {src}에서 {m3}루베 빼서 {dst}에 넣#
      이송 지시 {any}호: 받는 탱크 {dst}, 주는 탱크 {src}, {m3}루베`,
    titles: ['Transfer; Tank to tank; Pump over', '이송; 탱크 이송; 제품 이송'],
  },
  {
    tool: 'mov_inlet', about: ['Motor valve on the inlet of a tank', '탱크 입구 전동 밸브'],
    takes: { tank, open: flag(['open', '열림'], ['shut|closed', '닫힘']) },
    en: `
      inlet of {tank}: {open}
      [open=true] {tank} shall be able to receive, valve on the filling side
      [open=true] open the inlet valve of {tank}
      [open=true] let product come into {tank}
      [open=true] the ship pumps at {clock}, so make way into {tank} at its inlet
      [open=false] close the inlet valve of {tank}
      [open=false] {tank} is at {any} decimetres below the roof: nothing more in
      [open=false] stop anything from entering {tank}
      [open=false] inlet {tank} tight, that of {not_tank} remains
      the filling valve at {tank} must be {open}`,
    ko: `
      {tank} 입구 밸브 {open}
      [open=true] {tank} 입고 밸브를 열#
      [open=true] {clock} 선박 하역. {tank} 받는 쪽 밸브를 열어 두#
      [open=true] {tank:로} 제품이 들어오게 하#
      [open=true] {tank} 입구 개방 요망
      [open=false] {tank} 입구 밸브를 잠그#
      [open=false] {tank} 여유 {any}cm. 더 받지 않게 입구를 닫#
      [open=false] {not_tank:은} 두고 {tank} 입고 쪽만 막#
      {tank} 입고 밸브는 {open} 상태로 하#`,
    titles: ['Inlet valve; Filling side', '입구 밸브; 입고 밸브'],
  },
  {
    tool: 'mov_outlet', about: ['Motor valve on the outlet of a tank', '탱크 출구 전동 밸브'],
    takes: { tank, open: flag(['open', '열림'], ['shut|closed', '닫힘']) },
    en: `
      outlet of {tank}: {open}
      [open=true] {tank} shall deliver, valve on the suction side
      [open=true] open the outlet valve of {tank}
      [open=true] the loading pumps want product out of {tank}
      [open=true] {any} trucks are queuing, let {tank} run to the rack through its outlet
      [open=false] close the outlet valve of {tank}
      [open=false] nothing may leave {tank}, customs sealed it on {day}
      [open=false] {tank} is below the pump suction, bolt its outlet
      [open=false] outlet {tank} tight before {clock}, {not_tank} delivers instead
      the delivery valve at {tank} must be {open}`,
    ko: `
      {tank} 출구 밸브 {open}
      [open=true] {tank} 출고 밸브를 열#
      [open=true] 차량 {any}대 대기. {tank} 나가는 쪽 밸브를 열어 두#
      [open=true] {tank} 제품을 펌프가 빨 수 있게 출구를 열#
      [open=true] {tank} 출구 개방 요망
      [open=false] {tank} 출구 밸브를 잠그#
      [open=false] {day} 세관 봉인. {tank}에서 나가지 못하게 막#
      [open=false] {clock}부터 {not_tank:이} 대신 보낸다. {tank} 출고 쪽을 닫#
      {tank} 출고 밸브는 {open} 상태로 하#`,
    titles: ['Outlet valve; Suction side', '출구 밸브; 출고 밸브'],
  },
  {
    tool: 'getInnage', about: ['Read the level in a tank', '탱크 액위를 읽는다'],
    takes: { tank }, reads: true, result: '{any}.4 m',
    en: `
      level in {tank}?
      how full is {tank}
      gauge {tank} before the transfer
      I do not trust the paper of {day}; read {tank}.
      what height does the product stand at in {tank}
      take the innage of {tank}, {not_tank} was taken
      Is there room in {tank}? Look at its gauge.
      radar of {tank}, one reading
      dip {tank} for {who}
      {not_tank} receives at {clock}, and we fear it is {tank} that overflows. What is in {tank}?`,
    ko: `
      {tank} 액위 확인하#
      {tank:은} 얼마나 찼는지 읽#
      이송 전에 {tank} 레벨을 보#
      {day} 장부는 못 믿겠다. {tank} 액위 조회
      {not_tank:은} 이미 쟀다. {tank} 높이를 재#
      {tank}에 여유가 있는지 게이지로 확인하#
      {who} 요청: {tank} 액위값
      {tank} 레이더 레벨 1회 조회
      {clock}에 {not_tank:로} 받는다. 그런데 {tank:이} 넘칠까 걱정이다. {tank} 액위를 읽#
      {tank} 현재 높이 확인 요망`,
    titles: ['Gauge the tank; Level', '액위 확인; 탱크 레벨'],
  },
  {
    tool: 'drain_water', about: ['Drain water from the bottom of a tank', '탱크 바닥 물을 뺀다'],
    takes: { tank, cm: maybe(tenths(1, 40, 'cm')) },
    en: `
      drain the water under {tank}
      let {cm} of water off the bottom of {tank}
      {tank}: bottom water, {cm}
      The paste showed {cm} of water in {tank}, get it out.
      {tank} has stood {any} days, so dewater it
      water off {tank} before the sample at {clock}
      take the sump of {tank} dry
      remove {cm} from below the product in {tank}
      {not_tank} is dry as a bone, {tank} is not; open its drain for {cm} of water.
      Customers found water in their diesel, all of it out of {tank}. Get rid of what lies at the bottom.`,
    ko: `
      {tank} 바닥 물을 빼#
      {tank} 저부수 {cm} 배출하#
      페이스트 검사에서 물이 {cm} 나왔다. {tank}에서 제거하#
      {any}일 정치했다. {tank} 물빼기
      {clock} 시료 채취 전 {tank} 수분 배출
      {tank} 섬프를 비우#
      제품 밑의 물 {cm:을} {tank}에서 내보내#
      {tank} 드레인 {cm}
      {not_tank:은} 물이 없고 {tank}에는 있다. {cm} 빼#
      고객 경유에서 물이 나왔다. {tank} 바닥에 고인 것을 빼 두#`,
    titles: ['Bottom water; Dewater the tank', '물빼기; 탱크 드레인'],
  },
];
