import { choice, maybe, names, tenths, whole, type Written } from '../table';

export const livestock: readonly Written[] = [
  {
    tool: 'feed_auger', about: ['Convey feed into a pen', '사료를 이송한다'],
    takes: { pen: whole(1, 48), kg: whole(5, 400, 'kg'), mix: maybe(choice({ starter: ['starter', '자돈|초기'], grower: ['grower', '육성'], finisher: ['finisher', '비육'] })) },
    en: `
      {kg} into pen {pen}
      feed pen {pen} with {kg}
      auger {kg} of {mix} feed to pen {pen}
      The {any} pigs in pen {pen} get {kg} of {mix}.
      pen {pen}: {kg}, {mix}
      troughs are empty in pen {pen}, run in {kg}
      give {kg} to pen {pen}, pen {not_pen} moves out at {clock}
      {mix} for pen {pen}, {kg}`,
    ko: `
      {pen}번 돈방에 사료 {kg} 보내#
      {pen}번 칸 급이 {kg}
      {pen}번에 {mix} 사료 {kg} 이송하#
      {pen}번의 {any}두에게 {mix} 사료를 {kg} 주#
      {not_pen}번은 {clock} 출하. {pen}번에만 {kg} 주#
      {pen}번 급이통이 비었다. 사료 {kg:을} 채우#
      급이: {pen}번 {kg}
      {pen}번 돈방에 {mix} {kg}`,
    titles: ['Feed; Feed the pen', '급이; 사료 이송'],
  },
  {
    tool: 'barnCurtain', about: ['Side curtain of a barn', '축사 윈치 커튼'],
    takes: { barn: names('calf, broiler, dry cow, sow', '송아지, 육계, 건유우, 모돈'), side: choice({ east: ['east', '동쪽|동측'], west: ['west', '서쪽|서측'], both: ['both sides|either side', '양쪽|양측'] }), percent: whole(0, 100, 'pct') },
    en: `
      {barn} barn, {side}, curtain {percent}
      curtain of the {barn} barn ({side}) to {percent}
      [side=west] wind from the west: {barn} barn, close that side to {percent}
      [side=both] It has {any} degrees in the {barn} barn. Both curtains at {percent}.
      [side=east] morning sun, the east curtain of the {barn} barn {percent}
      [percent=0,side=both] shut the {barn} barn, both curtains
      open {side} in the {barn} barn by {percent}, not in the {not_barn} barn
      {barn} barn: {side}, {percent}`,
    ko: `
      {barn} 축사 {side} 커튼 {percent}
      {barn}사 {side} 윈치를 {percent:로} 하#
      [side=west] 서풍이 분다. {barn}사 서쪽 커튼을 {percent}까지 내리#
      [side=both] {barn}사 {any}도. 양쪽 커튼을 {percent:로} 열#
      [percent=0,side=both] {barn}사 양쪽 커튼을 모두 닫#
      {not_barn}사가 아니라 {barn}사 {side} 커튼 {percent:로} 조정하#
      {barn}사: {side} {percent}
      비가 들이친다. {barn}사 {side} 커튼을 {percent:로} 하#`,
    titles: ['Curtain; Barn air', '윈치 커튼; 축사 환기'],
  },
  {
    tool: 'milk_tank_cool', about: ['Cooling of a milk tank', '집유 탱크 냉각'],
    takes: { tank: whole(1, 4), celsius: tenths(2, 8, 'C') },
    en: `
      milk tank {tank} to {celsius}
      cool the milk in tank {tank} down to {celsius}
      The lorry comes at {clock}; tank {tank} has to be at {celsius}.
      tank {tank} {celsius}, {any} cows are still to be milked
      bring tank {tank} to {celsius}, tank {not_tank} is being washed
      tank {tank} reads {any}, far too warm: {celsius}
      keep the milk at {celsius} in tank {tank}
      {celsius} for milk tank {tank}, thanks`,
    ko: `
      {tank}번 집유 탱크 {celsius}
      {tank}번 탱크 우유를 {celsius}까지 식히#
      집유차가 {clock}에 온다. {tank}번을 {celsius:로} 하#
      {not_tank}번은 세척 중. {tank}번 냉각 {celsius:로} 설정하#
      착유 {any}두 남음. {tank}번 탱크 {celsius} 유지
      {tank}번 우유가 따뜻하다. {celsius}까지 내리#
      집유 {tank}번: {celsius}
      {tank}번 탱크는 {celsius}에 두#`,
    titles: ['Milk cooling; Milk tank', '집유 냉각; 우유 냉각'],
  },
  {
    tool: 'sort_gate_set', about: ['Sort an animal by its ear tag', '선별 게이트'],
    takes: { ear_tag: whole(1000, 9999), pen: choice({ vet: ['vet|treatment', '치료|수의사'], herd: ['herd|group', '무리|우군'], dry: ['dry-off|dry', '건유'] }) },
    en: `
      cow {ear_tag} to the {pen} pen
      sort {ear_tag} out: {pen}
      {ear_tag} -> {pen}
      [pen=vet] {ear_tag} limps, the vet should see her
      [pen=herd] {ear_tag} is healthy again, let her back to the others
      [pen=dry] day {any} for {ear_tag}: she goes dry
      when {ear_tag} comes through the gate, send her to {pen}, not {not_ear_tag}
      gate: {ear_tag} to {pen}`,
    ko: `
      {ear_tag}번 소를 {pen} 칸으로 보내#
      이표 {ear_tag} 선별: {pen}
      [pen=vet] {ear_tag}번이 다리를 전다. 치료 칸으로 빼#
      [pen=herd] {ear_tag}번은 나았다. 무리로 돌려보내#
      [pen=dry] {ear_tag}번 건유 예정. 건유 칸으로 분리하#
      {not_ear_tag}번 말고 {ear_tag}번이 오면 {pen:로} 보내#
      {ear_tag}: {pen}
      {any}두 중 {ear_tag}번만 {pen:로} 보내#`,
    titles: ['Sort gate; Sort the cow', '선별; 선별 게이트'],
  },
  {
    tool: 'eggs_collect_row', about: ['Run the egg belt of a row', '집란 벨트'],
    takes: { row: whole(1, 12), minutes: whole(2, 45, 'min') },
    en: `
      egg belt row {row}, {minutes}
      collect row {row} for {minutes}
      run the belt under row {row} {minutes}
      About {any} eggs lie in row {row}; let the belt go {minutes}.
      row {row} eggs in, {minutes}, then the {clock} walk
      eggs from row {row}, not {not_row}: {minutes} of belt
      {minutes}, row {row}, the trays are ready
      make the belt of row {row} go {minutes}`,
    ko: `
      {row}열 집란 벨트 {minutes}
      {row}열 벨트를 {minutes} 동안 돌리#
      {row}열에 알이 {any}개쯤 있다. 벨트를 {minutes} 가동하#
      {not_row}열 말고 {row}열 집란 {minutes} 하#
      {clock} 순회 전에 {row}열 집란 {minutes}
      트레이 준비 완료. {row}열 {minutes}
      {row}열 알을 {minutes} 동안 수거하#
      집란: {row}열, {minutes}`,
    titles: ['Eggs; Egg belt', '집란; 집란 벨트'],
  },
  {
    tool: 'check_ammonia', about: ['Ammonia in a barn', '암모니아 농도'],
    takes: { barn: names('calf, broiler, dry cow, sow', '송아지, 육계, 건유우, 모돈') }, reads: true, result: '{any} ppm',
    en: `
      ammonia in the {barn} barn
      does it stink in the {barn} barn? read the ammonia
      NH3, {barn} barn, not {not_barn}
      The {who} coughed in the {barn} barn; check ammonia.
      look at the ammonia of the {barn} barn before {clock}
      eyes water in the {barn} barn, ammonia?
      gas reading for the {barn} barn
      see whether the {barn} barn needs air: NH3`,
    ko: `
      {barn}사 암모니아를 확인하#
      {barn}사 암모니아 농도는?
      냄새가 심하다. {barn}사 NH3를 읽#
      {not_barn}사 말고 {barn}사 암모니아 측정하#
      {clock} 전에 {barn}사 가스 확인
      {barn}사에서 눈이 맵다. 암모니아를 보#
      {any}번 팬이 멈췄다. {barn}사 암모니아 수치를 읽#
      NH3: {barn}사`,
    titles: ['Ammonia; Bad air', '암모니아; 가스 확인'],
  },
];
