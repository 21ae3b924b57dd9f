import { choice, maybe, names, span, tenths, whole, type Written } from '../table';

export const dyeHouse: readonly Written[] = [
  {
    tool: 'jet_ramp', about: ['Heat or cool the bath of a dyeing machine', '염색기 욕 온도를 올리거나 내린다'],
    takes: { jet: whole(1, 20), target: whole(30, 135, 'C'), rate: tenths(0.5, 4) },
    en: `
      jet {jet} to {target}, {rate} degrees a minute
      bring the bath of jet {jet} to {target} at {rate} °C/min
      jet {jet}: {rate} °C per minute until {target}
      polyester in jet {jet}, so climb with {rate} degrees a minute and stop at {target}
      {rate} a minute on jet {jet}, end {target}
      Creases show when it goes too fast. Jet {jet} may move {rate} °C/min towards {target}.
      dyebath {jet}, target {target}, gradient {rate}
      take machine {jet} to {target}; gently, {rate} °C a minute, it holds {any} pieces
      not jet {not_jet}, jet {jet} goes to {target}, {rate} °C/min
      The lab dip was done at {any} degrees, production differs: jet {jet}, {rate} °C/min, end point {target}.`,
    ko: `
      {jet}호 염색기 {target}, 분당 {rate}도
      {jet}호기 욕을 분당 {rate}도로 {target}까지 보내#
      {jet}호기: {rate}도/분, 목표 {target}
      폴리에스터다. {jet}호기를 분당 {rate}도씩 {target}까지 가게 하#
      빨리 올리면 주름이 간다. {jet}호기 구배 {rate}, 종점 {target}
      {not_jet}호 말고 {jet}호 염색기 목표 {target}, 구배 {rate}도/분
      {any}절 들어 있는 {jet}호기, {target}까지 분당 {rate}도로 진행하#
      승강온: {jet}호 / {target} / {rate}
      실험실은 {any}도였지만 현장은 다르다. {jet}호기 분당 {rate}도, {target}까지
      {jet}호 염색기를 {target:로} 맞추되 분당 {rate}도를 지키게 하#`,
    titles: ['Bath temperature; Heat the dyebath', '승온; 욕 온도'],
  },
  {
    tool: 'dose_chem', about: ['Dose a chemical into a dyeing machine', '염색기에 조제를 넣는다'],
    takes: { jet: whole(1, 20), chem: names('soda ash, acetic acid, caustic, leveller, salt, peroxide', '소다회, 초산, 가성소다, 균염제, 망초, 과산화수소'), l: tenths(0.5, 60, 'l'), over: maybe(span('min', 1, 60)) },
    en: `
      {l} of {chem} into jet {jet}
      jet {jet}: {chem} {l} over {over}
      let {l} of {chem} run into jet {jet} in {over}
      dose {chem} to machine {jet}, {l}
      Shade is uneven. Jet {jet} gets {l} of {chem}, spread over {over}.
      {chem}, {l}, jet {jet}, {over}
      The pH in jet {jet} was {any} tenths off at {clock}; {l} of {chem}.
      spend {over} on it: {l} {chem}, jet {jet}
      no {not_chem} today, jet {jet} has {chem} instead: {l}
      Jet {not_jet} has had its share. Now {jet}: {chem}, {l} slowly, {over}.`,
    ko: `
      {jet}호기에 {chem} {l} 투입하#
      {jet}호 염색기 {chem} {l}, {over} 동안
      {chem} {l:을} {jet}호기에 {over}에 걸쳐 넣#
      얼룩이 진다. {jet}호기 {chem} {l:을} {over} 동안 나눠 주입하#
      {clock} pH가 벗어났다. {jet}호에 {chem} {l} 보충하#
      {not_chem} 말고 {chem:을} {jet}호기에 {l} 넣#
      조제: {jet}호 / {chem} / {l}
      {jet}호기 {over} 정량 주입, {chem} {l}
      {not_jet}호는 끝났다. 이번에는 {jet}호, {chem} {l:을} {over} 동안 천천히 넣#
      {jet}호기 욕이 약하다. {chem} {l} 추가`,
    titles: ['Dose; Chemical; Add to the bath', '조제 투입; 약품 주입'],
  },
  {
    tool: 'drainBath', about: ['Drain a dyeing machine to a channel', '염색기 욕을 배수한다'],
    takes: { jet: whole(1, 20), to: choice({ recovery: ['heat recovery|recovery', '열회수'], sewer: ['sewer|drain', '하수'], reuse: ['reuse tank', '재이용조'] }) },
    en: `
      jet {jet}: bath to the {to}
      drain jet {jet} into the {to}
      let the bath of jet {jet} go to the {to}
      [to=recovery] the liquor in jet {jet} is still hot, do not waste the warmth when you empty it
      [to=sewer] black bath in jet {jet}, nobody wants it back; down the pipe
      [to=reuse] the last rinse in jet {jet} is nearly clear, keep the water for the next lot
      empty machine {jet} at {clock}, {to}
      {any} minutes of rinsing are over, jet {jet} runs off to the {to}
      out with the bath of jet {jet} ({to}), jet {not_jet} keeps its own
      Lot {any} is rinsed. Before the operator opens jet {jet}, its liquor has to be in the {to}.`,
    ko: `
      {jet}호기 욕을 {to} 쪽으로 배수하#
      {jet}호 염색기 배수, {to}
      {clock}, {jet}호기 물을 {to:로} 빼#
      [to=recovery] {jet}호기 물이 아직 뜨겁다. 열을 버리지 않게 빼#
      [to=sewer] {jet}호기는 검정 폐액이다. 그냥 버린다. 배수하#
      [to=reuse] {jet}호기 마지막 헹굼물은 맑다. 다음 로트에 쓰게 모아 두#
      {any}분 수세 끝. {jet}호기 배액 → {to}
      {not_jet}호는 두고 {jet}호기만 {to:로} 비우#
      {any}번 로트 수세 완료. {jet}호기 뚜껑을 열기 전에 물을 {to:로} 내보내#
      {jet}호 배수 밸브는 {to} 방향`,
    titles: ['Drain the bath; Empty the jet', '배수; 욕 배액'],
  },
  {
    tool: 'stenter_width', about: ['Width and speed of the stenter', '텐터 폭과 속도'],
    takes: { cm: tenths(90, 240, 'cm'), mpm: whole(8, 70), overfeed: maybe(whole(-5, 30, 'pct')) },
    en: `
      stenter {cm} wide, {mpm} m/min
      run {mpm} m/min at {cm}, overfeed {overfeed}
      frame: width {cm}, speed {mpm} metres a minute
      pins out to {cm}, cloth at {mpm} m/min
      The knit shrinks, so overfeed {overfeed}, {cm}, {mpm} m/min.
      {mpm} m/min through the stenter; width {cm}
      customer asked on {day} for {cm} finished; go {mpm} m/min with {overfeed} of overfeed
      set the rails {cm} apart and pull {mpm} m per minute
      speed {mpm} m/min, rails {cm}, {any} rolls to do
      Yesterday it was 20 narrower. Today the frame gets {cm}, and the cloth walks at {mpm} m/min.`,
    ko: `
      텐터 폭 {cm}, 분속 {mpm}m
      텐터를 폭 {cm}, 속도 {mpm}m/min으로 하#
      분속 {mpm}미터, 폭 {cm}, 오버피드 {overfeed}
      니트가 준다. 텐터 오버피드 {overfeed:로} 하고 폭 {cm}, {mpm}m/min으로 돌리#
      {day} 고객 요청 폭은 {cm}. 속도 {mpm}m/min으로 맞추#
      레일 간격 {cm}, 원단 속도 분당 {mpm}m
      {any}롤 가공: 폭 {cm}, {mpm}m/min
      텐터 설정: {mpm}m/min / {cm} / 오버피드 {overfeed}
      어제보다 넓다. 텐터 레일을 {cm:로} 벌리고 분당 {mpm}m로 가게 하#
      오버피드 {overfeed}, 텐터 폭은 {cm}, 속도는 {mpm}m/min`,
    titles: ['Stenter; Width and speed', '텐터; 폭과 속도'],
  },
];
