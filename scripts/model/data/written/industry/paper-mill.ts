import { flag, names, span, tenths, whole, type Written } from '../table';

const machine = names('PM1, PM2, PM3, tissue 1, board line', 'PM1, PM2, PM3, 위생지 1호, 판지 라인');

export const paperMill: readonly Written[] = [
  {
    tool: 'basis_weight_sp', about: ['Basis weight of a paper machine', '초지기 평량 목표'],
    takes: { machine, gsm: tenths(16, 300) },
    en: `
      {machine}: {gsm} g/m²
      {machine} makes {gsm} gsm from now on
      basis weight of {machine} to {gsm} g/m2
      Grade change at {clock}, {machine} goes to {gsm} gsm.
      the sheet on {machine} is too heavy, {gsm} g/m² please
      {gsm} grams per square metre on {machine}, {any} reels
      bring {machine} to {gsm} gsm without a break
      customer wants {gsm} g/m², run it on {machine} and leave {not_machine}
      {machine} weight target {gsm}
      After the break {machine} came back {any} grams off. Let it aim at {gsm} gsm.`,
    ko: `
      {machine} 평량 {gsm}
      {machine} 평량을 {gsm}g/㎡로 하#
      {clock} 지종 교체. {machine} {gsm}g
      {machine} 지가 무겁다. 평량 {gsm}g/㎡로 맞추#
      {any}릴은 {machine}에서 평량 {gsm}그램으로 뜨게 하#
      {not_machine:은} 두고 {machine} 평량만 {gsm}g/㎡로 바꾸#
      고객 주문 {gsm}g/㎡, {machine} 설정 바람
      평량 목표({machine}): {gsm}
      지절 후 {any}g 벗어났다. {machine} 평량 목표를 {gsm:로} 다시 잡아 두#
      {machine}, 새 지종 {gsm}g/㎡ 투입 준비`,
    titles: ['Basis weight; Grade change', '평량; 지종 교체'],
  },
  {
    tool: 'moisture_sp', about: ['Final moisture of a paper machine', '초지기 수분 목표'],
    takes: { machine, pct: tenths(3, 11, 'pct') },
    en: `
      {machine}: moisture {pct}
      leave {pct} of water in the sheet on {machine}
      reel moisture on {machine} to {pct}
      The edges curl. {machine} should end at {pct}.
      dry {machine} to {pct}, no further
      {pct} at the scanner of {machine}
      {machine} is bone dry since {clock}, aim for {pct} instead
      {any} complaints about cracking: moisture {pct} on {machine}
      water target {machine} {pct}, weight unchanged
      The printers want it dry, the winder wants it soft. Compromise for {machine}: {pct}.`,
    ko: `
      {machine} 수분 {pct}
      {machine} 지필 수분을 {pct:로} 하#
      가장자리가 말린다. {machine} 수분은 {pct:로} 맞추#
      {clock}부터 너무 마른다. {machine} 릴 수분을 {pct:로} 올리#
      {machine} 건조는 {pct}까지만. 수분 목표 변경하#
      터짐 클레임 {any}건. {machine} 수분 {pct:로} 조정 바람
      평량은 그대로, {machine} 수분만 {pct:로} 바꾸#
      수분 목표: {machine} → {pct}
      인쇄소는 마른 종이를 원한다. {machine} 수분을 {pct:로} 하#
      {not_machine:은} 정상. {machine}만 수분 {pct}`,
    titles: ['Moisture; Drying target', '수분; 수분 목표'],
  },
  {
    tool: 'steamGroup', about: ['Steam pressure of a drying group', '건조 그룹 증기압'],
    takes: { machine, group: whole(1, 7), bar: tenths(-0.5, 6, 'bar') },
    en: `
      {machine} group {group}: {bar}
      steam group {group} on {machine} at {bar}
      drying group {group}, {machine}, {bar}
      The sheet sticks to the first cans. Bring group {group} of {machine} to {bar}.
      {bar} in group {group} of {machine}
      {machine}: take steam group {group} to {bar}, group {not_group} is fine
      condensate knocks in group {group} since {clock}, so {bar} there ({machine})
      before the {any} t order starts, {machine} needs {bar} in group {group}
      set {bar} on {machine}, cylinders of group {group}
      Group {not_group} pulls a vacuum already. {machine} group {group} shall have {bar}, then we look again at {clock}.`,
    ko: `
      {machine} {group}군 증기압 {bar}
      {machine} {group}번 건조군을 {bar:로} 하#
      건조 그룹 {group}({machine}) {bar}
      첫 실린더에 지가 붙는다. {machine} {group}군 증기를 {bar:로} 맞추#
      {clock}부터 응축수 소리가 난다. {machine} {group}군 {bar:로} 조정
      {not_group}군은 정상, {machine} {group}군만 {bar:로} 바꾸#
      {any}톤 오더 전에 {machine} {group}군 {bar} 확보
      증기압: {machine} / {group}군 / {bar}
      {not_group}군은 이미 진공이다. {machine} {group}군을 {bar:로} 하고 {clock}에 다시 본다
      {machine}, 건조 {group}군에 {bar} 걸어 두#`,
    titles: ['Steam group; Drying steam', '증기압; 건조군'],
  },
  {
    tool: 'refiner.gap', about: ['Load or back off a refiner', '고해기를 조이거나 물린다'],
    takes: { refiner: whole(1, 6), engaged: flag(['loaded|engaged', '가압'], ['backed off|idle', '후퇴']) },
    en: `
      refiner {refiner} {engaged}
      [engaged=true] bring the plates of refiner {refiner} together
      [engaged=true] the stock is too free, {any} ml; let refiner {refiner} bite
      [engaged=true] load refiner {refiner} at {clock}
      [engaged=true] refiner {refiner} has fibre again, it may work
      [engaged=false] plates of refiner {refiner} apart
      [engaged=false] pulp has run out before refiner {refiner}, metal on metal threatens
      [engaged=false] let refiner {refiner} spin empty, number {not_refiner} does the work
      [engaged=false] {who} hears it scream: back refiner {refiner} off
      have refiner {refiner} {engaged} when the grade changes`,
    ko: `
      {refiner}번 고해기 {engaged}
      [engaged=true] {refiner}번 고해기 플레이트를 붙이#
      [engaged=true] 여수도가 {any}ml로 높다. {refiner}번 고해기를 조이#
      [engaged=true] {clock}, {refiner}번 리파이너 부하 투입
      [engaged=true] 원료가 다시 온다. {refiner}번 고해기를 일하게 하#
      [engaged=false] {refiner}번 고해기 플레이트를 벌리#
      [engaged=false] 원료가 끊겼다. {refiner}번 고해기를 뒤로 물리#
      [engaged=false] {not_refiner}번이 대신하니 {refiner}번은 공회전시키#
      [engaged=false] {who:이} 쇳소리를 들었다. {refiner}번 리파이너 부하를 빼#`,
    titles: ['Refiner; Plates', '고해기; 리파이너'],
  },
  {
    tool: 'headbox_flush', about: ['Flush the headbox of a paper machine', '헤드박스를 씻어 낸다'],
    takes: { machine, duration: span('s', 10, 300) },
    en: `
      flush the headbox of {machine} for {duration}
      {machine}: headbox, {duration} of water
      {duration} through the headbox of {machine}
      Slime spots, {any} on the last reel. Rinse the headbox on {machine}, {duration}.
      clear the slice of {machine}; water, {duration}
      after the break at {clock} give the headbox of {machine} {duration}
      headbox {machine} washed {duration}, {not_machine} not
      let clean water run {duration} through {machine}'s headbox
      Before the grade change we want no old fibre in {machine}: headbox, {duration}.
      It has been {any} days; {machine} gets its headbox cleaned, {duration} should do.`,
    ko: `
      {machine} 헤드박스를 {duration} 씻어 내#
      {machine} 헤드박스 플러싱 {duration}
      마지막 릴에 슬라임 {any}개. {machine} 헤드박스를 {duration} 동안 씻#
      {clock} 지절 후 {machine} 헤드박스에 물을 {duration} 흘려 보내#
      {not_machine} 말고 {machine} 헤드박스 {duration} 세척하#
      {machine} 슬라이스가 막혔다. {duration} 물로 헹궈 내#
      맑은 물로 {machine} 헤드박스 {duration} 세정
      헤드박스: {machine} / {duration}
      지종 교체 전 {machine} 헤드박스에 남은 섬유를 {duration} 동안 씻어 내보내#
      {any}일 만이다. {machine} 헤드박스 청소 {duration}`,
    titles: ['Headbox; Rinse the headbox', '헤드박스; 헤드박스 세척'],
  },
];
