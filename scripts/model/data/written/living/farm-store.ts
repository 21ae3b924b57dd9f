import { date, maybe, names, tenths, whole, type Written } from '../table';

const room = names('garlic 1, apple 2, ginseng, pear north, CA-3', '마늘 1실, 사과 2실, 인삼실, 배 북실, CA-3');

export const farmStore: readonly Written[] = [
  {
    tool: 'store_temp', about: ['Set the temperature of a farm cold store', '저온저장고 온도를 정한다'],
    takes: { room, deg: tenths(-3, 6, 'C') },
    en: `
      {room} {deg}
      store {room} at {deg}
      hold the fruit in {room} at {deg}
      The garlic has begun to sprout. Bring {room} to {deg}.
      {deg} in {room}, door shut by {clock}
      pears freeze easily: {room} {deg}, not a tenth colder
      cool {room} down to {deg} a little each day, {any} pallets came in warm
      temperature for {room} = {deg}, oxygen unchanged
      set {deg} in {room}, {not_room} is empty
      The oxygen of {room} is as low as it should be. It is the cold that is missing: {deg}.`,
    ko: `
      {room} {deg}
      {room} 온도를 {deg:로} 맞추#
      마늘 싹이 튼다. {room:을} {deg:로} 하#
      {clock} 문 닫고 {room} {deg} 유지
      배는 잘 언다. {room:은} {deg}보다 내려가지 않게 설정하#
      팔레트 {any}개 더운 채로 입고. {room} {deg}까지 식히#
      산소는 그대로, {room} 온도만 {deg}
      {not_room:은} 비었고 {room}에 {deg} 설정 바람
      저장 온도 {room} → {deg}
      {room} 산소는 맞다. 모자란 것은 냉기이니 {deg:로} 하#`,
    titles: ['Cold store; Store temperature', '저온저장고; 저장 온도'],
  },
  {
    tool: 'store_oxygen', about: ['Set the oxygen of a farm cold store', '저장고 산소를 정한다'],
    takes: { room, o2: tenths(0.8, 5, 'pct') },
    en: `
      {room} oxygen {o2}
      oxygen in {room} down to {o2}
      scald on the skins in {room}; thinner air please, {o2}
      {o2} O2 for {room}, temperature as it is
      Store {room} was opened on {day} and smells of outside. Pull it back to {o2}.
      hold {o2} in the air of {room}
      set point {room}: {o2} of oxygen, carbon dioxide {any}
      with {o2} the apples in {room} sleep till spring, {not_room} keeps normal air
      Do not make {room} any colder; the apples breathe too much, so {o2} of oxygen.`,
    ko: `
      {room} 산소 {o2}
      {room} 산소를 {o2}까지 낮추#
      껍질 갈변. {room} 산소 농도를 {o2:로} 하#
      온도는 두고 {room} O2 {o2}
      {day}에 문을 열었다. {room:을} 다시 {o2:로} 내리#
      사과가 봄까지 자도록 {room} 산소 {o2}
      {not_room:은} 일반 공기, {room:은} 산소 {o2} 유지
      {room} 공기 산소 설정: {o2}
      더 춥게 하지 말고, {room} 사과가 숨을 덜 쉬게 산소를 {o2:로} 하#`,
    titles: ['Oxygen; Controlled atmosphere', '산소 설정; CA 저장'],
  },
  {
    tool: 'crate_out', about: ['Book crates out of a farm cold store', '저장고에서 상자를 출고한다'],
    takes: { room, crates: whole(2, 480), buyer: names('Agrofresh, Hofladen, Rungis, school kitchens, Marrow & Co', '농협, 가락시장, 한살림, 학교 급식, 로컬푸드'), on: maybe(date()) },
    en: `
      {crates} crates from {room} to {buyer}
      {buyer} collects {crates} from {room} on {on}
      book {crates} out of {room} for {buyer}
      {room}: minus {crates}, buyer {buyer}, {on}
      The lorry can take {any} pallets, but {buyer} has only ordered {crates} crates; they come out of {room}.
      {on}: {buyer} {crates}, store {room}
      give {buyer} {crates} of what is in {room}
      out of {room} go {crates} crates; {buyer} and not {not_buyer} pays
      sold to {buyer} for {on}, {crates} crates, room {room}`,
    ko: `
      {room}에서 {buyer:로} {crates}상자 출고
      {buyer} {crates}상자, {room}
      {on} {buyer} 출고 {crates}상자({room})
      {room} 재고에서 {crates}상자를 빼 {buyer} 앞으로 잡아 두#
      차에는 팔레트 {any}개가 실리지만 {buyer} 주문은 {crates}상자. {room}에서 내보내#
      {not_buyer} 말고 {buyer:로} {crates}상자, {room}
      {buyer}에 {on}자로 {room} {crates}상자 출고 처리하#
      출고: {room} / {buyer} / {crates}
      {crates}상자, {room} 물건, 받는 곳 {buyer}`,
    titles: ['Crates out; Ship from the store', '출고; 상자 출고; 저장고 출고'],
  },
  {
    tool: 'store_o2_read', about: ['Read the oxygen in a farm cold store', '저장고 산소를 읽는다'],
    takes: { room }, reads: true, result: '{any}',
    en: `
      oxygen in {room}
      what is there to breathe in {room}
      read the analyser of {room}
      Nobody opens {room} before its oxygen is known.
      {room}, air value, {clock}
      Somebody wants to fetch {any} crates from {room}. Measure first whether a man can breathe there.
      {room} only to be read, the set point is right
      look at the oxygen of {room}, {not_room} is open anyway
      note the {room} value for {day}`,
    ko: `
      {room} 산소 확인
      {room} 산소 농도를 읽#
      산소를 모르고 {room} 문을 열면 안 된다. 먼저 값을 보#
      {clock} {room} 산소 몇 %
      상자 {any}개 꺼내러 들어가야 한다. {room}에서 숨 쉴 수 있는지 재#
      설정은 그대로, {room} 현재 산소만 조회하#
      {not_room:은} 열려 있고 {room} 산소를 확인하#
      {day} 기록용 {room} 산소값
      {room} 분석기 읽기 바람`,
    titles: ['Oxygen reading; Can one go in?', '산소 확인; 저장고 공기 확인'],
  },
];
