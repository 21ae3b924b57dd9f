import { choice, made, maybe, whole, type Written } from '../table';

const tank = made((dice) => dice.pick([`T${String(dice.int(1, 30))}`, `K-${String(dice.int(1, 12))}`, `cuve-${String(dice.int(1, 20))}`]));

export const vineyard: readonly Written[] = [
  {
    tool: 'rack_over', about: ['Pump wine from one tank into another', '와인을 옮겨 담는다'],
    takes: { from: tank, to: tank, hl: whole(2, 80) },
    en: `
      rack {hl} hl from {from} to {to}
      {from} → {to}, {hl} hl
      into {to} go {hl} hectolitres out of {from}
      {to} takes {hl} hl off the lees of {from}
      {from} has thrown its sediment since {day}. Draw {hl} hl off and put them in {to}.
      fill {to} with {hl} hl; the wine is in {from}
      empty {from} by {hl} hl, receiver is {to}
      the {any} barrels stay. {hl} hl move to {to}, source {from}
      get {hl} hl across, {from} being the giver and {to} the receiver
      In {to} there is room; pump {hl} hl over, {from} is full
      There are {any} barrels in the way, so use the long hose: what is in {from} goes into {to}, {hl} hl of it.
      {to} was steamed on {day} and is clean. Draw on {from}, {hl} hl.
      {hl} hl out of {from}; {to} has to be full by {clock}`,
    ko: `
      {from}에서 {to:로} {hl}hl 이송
      {to}에 {from} 와인 {hl}헥토리터를 옮기#
      {from} → {to}, {hl} hl
      {day}부터 가라앉은 {from:을} {hl}hl 따서 {to}에 담#
      받는 탱크 {to}, 보내는 탱크 {from}, 양 {hl}hl
      {to:이} 비었으니 {from}에 있는 {hl}hl를 받아 두#
      {from} 앙금 위 {hl}hl만 {to:로} 보내#
      오크통 {any}개는 그대로, {hl}hl를 {from}에서 빼서 {to:로} 이송하#
      래킹: {to} ← {from}, {hl}hl
      {hl}hl, {from}에 있는 것을 {to}에 채우#
      {day}에 {to:을} 쪘다. {from:을} {hl}hl 빼서 넣#
      {to:을} {clock}까지 채워야 한다. {from}에서 {hl}hl를 끌어오게 하#
      오크통 {any}개가 막고 있으니 긴 호스로 {from} 것을 {to:로} {hl}hl 넘기#`,
    titles: ['Racking; Rack the wine; From tank to tank', '래킹; 와인 이송; 탱크 옮기기'],
  },
  {
    tool: 'pump_over', about: ['Pump the must of a tank over its own cap', '펌핑오버를 한다'],
    takes: { tank, minutes: whole(5, 60, 'min'), air: maybe(choice({ open: ['with air|in the open', '공기 접촉|개방식'], closed: ['without air|closed', '공기 차단|밀폐식'] })) },
    en: `
      pump {tank} over, {minutes}
      wet the cap of {tank} for {minutes}, {air}
      {tank} {minutes} {air}
      The skins in {tank} float dry. Bring juice up over them for {minutes}.
      [air=open] yeast in {tank} gasps, give it oxygen while you pump over, {minutes}
      [air=closed] no oxygen for {tank} any more; {minutes} over the cap under seal
      {minutes} pump-over on {tank} at {clock}, {not_tank} later
      sugar in {tank} down to {any}: only {minutes}, {air}
      turn the must in {tank} round on itself for {minutes}`,
    ko: `
      {tank} 펌핑오버 {minutes}
      {tank} 껍질층을 {minutes} 동안 적셔 주#
      {tank} {minutes} {air}
      {tank} 캡이 마른다. 아래 즙을 끌어 올려 {minutes} 뿌리#
      [air=open] {tank} 효모에 산소가 필요하다. {minutes} 펌핑오버하면서 공기를 쐬게 하#
      [air=closed] {tank:은} 이제 산소를 먹이지 말 것. {minutes} 펌핑오버
      {clock} {tank} 펌핑오버 {minutes}, {not_tank:은} 나중에
      당도 {any}까지 떨어졌다. {tank:은} {minutes}, {air}
      {tank} 즙을 위로 돌리#, {minutes}`,
    titles: ['Pump over; Wet the cap', '펌핑오버; 캡 적시기'],
  },
  {
    tool: 'sulphite_add', about: ['Add sulphite to a tank', '아황산을 넣는다'],
    takes: { tank, mg_l: whole(5, 60) },
    en: `
      {mg_l} mg/l sulphite into {tank}
      sulphur {tank} with {mg_l} mg per litre
      {tank}: SO2 plus {mg_l}
      The wine in {tank} browns. {mg_l} mg/l will hold it.
      protect {tank} from the air, {mg_l} mg/l
      free SO2 of {tank} was {any} on {day}; add {mg_l}
      before bottling {tank} gets {mg_l} mg/l, {not_tank} none
      add {mg_l} of sulphite (mg/l) to the wine in {tank}
      malolactic is through in {tank}, so now {mg_l} mg/l`,
    ko: `
      {tank} 아황산 {mg_l}mg/L
      {tank}에 아황산 {mg_l} mg/L 첨가하#
      {tank} 갈변 시작. {mg_l}mg/L 넣#
      {day} 유리 SO2 {any}. {tank}에 {mg_l} 더하#
      병입 전 {tank}에만 {mg_l}mg/L, {not_tank:은} 넣지 않음
      산화 방지: {tank} / {mg_l} mg/L
      젖산발효 끝난 {tank}에 SO2 {mg_l:을} 투입하#
      메타중아황산 {mg_l}mg/L 상당량을 {tank}에 넣#
      {tank} SO2 +{mg_l}`,
    titles: ['Sulphite; SO2; Protect the wine', '아황산 첨가; SO2; 산화 방지'],
  },
  {
    tool: 'must_sugar', about: ['Read how much sugar is left in a tank', '탱크에 남은 당도를 읽는다'],
    takes: { tank }, reads: true, result: '{any}',
    en: `
      sugar in {tank}
      how far has {tank} fermented
      read the density of {tank}
      Is {tank} dry yet? The spindle says.
      {tank} at {clock}: degrees of sugar
      nothing is pumped before we know the sugar of {tank}
      take the value of {tank} and leave {not_tank}
      yesterday {tank} still had {any}, and today?
      for the cellar book: what {tank} shows on {day}`,
    ko: `
      {tank} 당도
      {tank} 발효가 어디까지 왔는지 보#
      {tank} 비중을 읽#
      {tank:이} 다 발효됐는지 당도로 확인하#
      {clock} {tank} 당도 측정
      펌핑 전에 {tank} 당도부터 조회하#
      {not_tank:은} 두고 {tank} 값만 읽#
      어제 {any}였던 {tank}, 오늘 당도 확인 요망
      {day} 양조 일지용 {tank} 당도 조회`,
    titles: ['Sugar; How far is it?', '당도 확인; 발효 확인'],
  },
];
