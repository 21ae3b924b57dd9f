import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

export const irrigation: readonly Written[] = [
  {
    tool: 'irrigate_block', about: ['Water a block for some time', '구획에 물을 준다'],
    takes: { block: whole(1, 32), minutes: whole(2, 120, 'min') },
    en: `
      water block {block} for {minutes}
      block {block} {minutes}
      {minutes} of water on block {block}
      No rain for {any} days. Block {block} gets {minutes}.
      irrigate block {block}, {minutes}, not block {not_block}
      To bring the apples through, water block {block} {minutes}.
      before the sun is up at {clock}: block {block}, {minutes}
      let block no. {block} drink for {minutes}
      drip on {block}, {minutes}, rest off`,
    ko: `
      {block}구획에 {minutes} 관수하#
      {block}번 구획 관수 {minutes}
      비가 {any}일째 없다. {block}번 구획에 {minutes} 물을 주#
      {not_block}번 말고 {block}번 구획에 {minutes} 물 주#
      해 뜨기 전({clock})에 {block}번 구획 {minutes} 관수
      사과가 마르지 않게 {block}번에 {minutes} 점적하#
      물: {block}번 / {minutes}
      {block}구획이 말랐다. {minutes} 관수 바람`,
    titles: ['Water; Irrigation', '관수; 물 주기'],
  },
  {
    tool: 'fertigation.ratio', about: ['Fertiliser ratio of the injector', '관비 비율'],
    takes: { injector: names('north, south, nursery', '북쪽, 남쪽, 묘포'), percent: tenths(0, 4, 'pct') },
    en: `
      injector {injector} {percent}
      mix {percent} fertiliser at the {injector} injector
      {injector} line: {percent} in the water
      The leaves yellow after {any} days; {injector} injector to {percent}.
      [percent=0] only clear water from the {injector} injector
      feed the {injector} side at {percent}, the {not_injector} not
      {injector}: fertiliser share {percent}
      strength of the {injector} injector down to {percent}, tips burn`,
    ko: `
      {injector} 관비기 {percent}
      {injector} 라인 비료를 {percent:로} 섞#
      잎이 {any}일째 노랗다. {injector} 관비 비율을 {percent:로} 올리#
      [percent=0] {injector} 라인은 맑은 물만 보내#
      {not_injector}은 그대로, {injector} 비율 {percent:로} 하#
      잎끝이 탄다. {injector} 비율 {percent:로} 낮추#
      {injector}: {percent}
      {injector} 쪽 비료 농도 {percent:로} 조절하#`,
    titles: ['Fertiliser; Injector', '관비; 비료 비율'],
  },
  {
    tool: 'sprinklerArc', about: ['Arc of a gun sprinkler', '스프링클러 각도'],
    takes: { gun: whole(1, 9), from_deg: whole(0, 90), to_deg: whole(120, 350) },
    en: `
      gun {gun} from {from_deg} to {to_deg} degrees
      sprinkler {gun}: arc {from_deg}-{to_deg}
      let gun {gun} sweep from {from_deg}° up to {to_deg}°
      The road gets wet. Gun {gun} turns only between {from_deg} and {to_deg}.
      gun {gun} ends at {to_deg} and begins at {from_deg}
      spray arc for gun {gun}: start {from_deg}, end {to_deg}, leave gun {not_gun}
      {gun} waters the road: {from_deg} to {to_deg} only
      half circle for gun {gun}, {from_deg}° through {to_deg}°`,
    ko: `
      {gun}번 살수기 {from_deg}도에서 {to_deg}도
      {gun}번 건 각도 {from_deg}~{to_deg}
      길이 젖는다. {gun}번은 {from_deg}도부터 {to_deg}도까지만 돌게 하#
      {gun}번 시작 {from_deg}도, 끝 {to_deg}도로 맞추#
      {not_gun}번은 두고 {gun}번 살수각을 {from_deg}도에서 {to_deg}도로 하#
      살수기 {gun}: {from_deg}도~{to_deg}도
      {gun}번은 {from_deg}도에서 시작해 {to_deg}도에서 끝나게 하#
      반원 살수, {gun}번, {from_deg}~{to_deg}`,
    titles: ['Sprinkler arc; Arc', '살수각; 살수 각도'],
  },
  {
    tool: 'flush_line', about: ['Flush a drip line', '점적 라인을 세척한다'],
    takes: { line: names('D1, D2, D5, orchard-w, orchard-e'), seconds: whole(15, 600, 's'), acid: maybe(flag()) },
    en: `
      flush {line} for {seconds}
      {line}: flush, {seconds}
      [acid=true] flush {line} with acid, {seconds}
      [acid=false] rinse {line} {seconds}, plain water, no acid
      {any} emitters on {line} are blocked; wash the line out for {seconds}.
      clean line {line}, {seconds}, not line {not_line}
      [acid=true] lime in {line}: {seconds} of acid flush
      {line} first, {seconds}, then the filter by hand`,
    ko: `
      {line} 라인 {seconds} 세척하#
      {line} 플러싱 {seconds}
      [acid=true] {line} 라인을 산으로 {seconds} 세척하#
      [acid=false] 산 없이 맑은 물로 {line:을} {seconds} 씻어 내#
      {line}의 점적기 {any}개가 막혔다. {seconds} 플러싱하#
      {not_line} 말고 {line:을} {seconds} 세척
      {line:이} 막혔다. {seconds} 씻#
      세척: {line} / {seconds}`,
    titles: ['Flush; Clean the line', '플러싱; 라인 세척'],
  },
  {
    tool: 'rain_delay_set', about: ['Suspend irrigation for some days', '관수를 쉬게 한다'],
    takes: { days: whole(1, 14, 'days'), block: maybe(whole(1, 32)) },
    en: `
      rain delay {days}
      no watering for {days}
      suspend block {block} for {days}
      {any} mm are coming on {day}; pause the programme {days}.
      block {block} skips {days}
      let the whole garden rest {days}
      hold off irrigation {days}, in block {block} only
      enough rain: nothing for {days}`,
    ko: `
      {days} 동안 관수를 쉬게 하#
      우천 지연 {days}
      {block}번 구획만 {days} 중단하#
      {day}에 {any}mm 예보. {days}간 관수를 멈추#
      {block}번 구획은 {days} 건너뛰게 하#
      정원 전체 관수 {days} 정지
      비가 충분하다. {days} 쉬#
      {days}간 물 주지 않기`,
    titles: ['Rain delay; No watering', '우천 지연; 관수 중지'],
  },
  {
    tool: 'soil_moisture_get', about: ['Soil moisture at a depth', '토양 수분'],
    takes: { block: whole(1, 32), depth_cm: maybe(choice({ '10': ['10 cm|10cm', '10cm|10센티'], '30': ['30 cm|30cm', '30cm|30센티'], '60': ['60 cm|60cm', '60cm|60센티'] })) }, reads: true, result: '{any} %',
    en: `
      how wet is the soil in block {block}?
      soil moisture of block {block}
      moisture in block {block}, {depth_cm} deep
      Does block {block} need water at {clock}? Read the soil.
      block {block}, soil at {depth_cm}, not block {not_block}
      check the ground of block {block} in {depth_cm}
      {block}: dry or wet?
      finger test is not enough, read block {block}`,
    ko: `
      {block}번 구획 토양 수분을 읽#
      {block}번 구획 {depth_cm} 깊이 수분 확인
      {clock}에 물이 필요한지 {block}번 구획 흙을 확인하#
      {not_block}번 말고 {block}번 {depth_cm} 수분을 조회하#
      {block}번 구획은 얼마나 젖었는가
      {block}번 흙이 말랐는지 보#
      수분값: {block}번 구획
      {any}일 만에 {block}번 구획 수분을 재#`,
    titles: ['Soil moisture; Dry?', '토양 수분; 수분 확인'],
  },
];
