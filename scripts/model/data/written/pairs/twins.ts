import { phrase } from '../../language/words';
import { flag, made, maybe, names, span, tenths, whole, type Written } from '../table';
import { nth } from './counts';

const zone = names('Z1, Z4, nave, gallery, east hall, proofing room, cabin 6', 'Z1, Z4, 본당, 회랑, 동쪽 홀, 발효실, 6번 객실');
const vat = names('vat 2, vat 9, K3, dye bath, rinse bath, basin north', '2번 조, 9번 조, K3, 염색조, 헹굼조, 북쪽 수조');
const pump = names('P1, P-07, sump pump, well 3, booster B, PU-12', 'P1, P-07, 집수정 펌프, 3번 우물, 가압 B, PU-12');
const asset = names('AHU-2, crane 5, freezer F9, weighbridge, mill 3, compressor K1', '공조기-2, 5번 크레인, 냉동고 F9, 계근대, 3번 분쇄기, 압축기 K1');

export const twins: readonly Written[] = [
  {
    tool: 'zone_warm_to', about: ['Heat a zone up to a temperature', '구역을 난방한다'],
    takes: { zone, celsius: tenths(15, 45, 'C'), for_min: maybe(span('min', 10, 240)) },
    en: `
      heat {zone} to {celsius}
      warm {zone} up, {celsius}
      {zone} is cold; bring it up to {celsius}
      heating {zone}: {celsius} for {for_min}
      for {for_min} let {zone} be heated to {celsius}
      The choir sings in {zone} at {clock}. Warm it to {celsius}.
      the people in {zone} freeze, give them {celsius} over {for_min}
      heat on in {zone}, target {celsius}
      {celsius} of warmth for {zone}
      {zone} heats to {celsius}, {not_zone} stays as it is`,
    ko: `
      {zone} 난방 {celsius}
      {zone:을} {celsius}까지 데우#
      {zone:이} 춥다. {celsius}까지 올리#
      {zone} 난방 {celsius}, {for_min} 동안
      {for_min} 동안 {zone:을} {celsius:로} 난방하#
      {clock}에 {zone}에서 합창이 있다. {celsius}까지 따뜻하게 하#
      {zone} 사람들이 떨고 있다. {for_min}간 {celsius:로} 데워 주#
      {not_zone:은} 그대로 두고 {zone}만 {celsius} 난방하#
      {zone} 온기 {celsius}`,
    titles: ['Warm the zone; Zone', '난방; 구역'],
  },
  {
    tool: 'zone_cool_to', about: ['Cool a zone down to a temperature', '구역을 냉방한다'],
    takes: { zone, celsius: tenths(2, 28, 'C'), for_min: maybe(span('min', 10, 240)) },
    en: `
      cool {zone} to {celsius}
      chill {zone} down, {celsius}
      {zone} is hot; bring it down to {celsius}
      cooling {zone}: {celsius} for {for_min}
      for {for_min} let {zone} be cooled to {celsius}
      The flowers for {day} stand in {zone}. Cool it to {celsius}.
      the people in {zone} sweat, give them {celsius} over {for_min}
      cold air into {zone}, target {celsius}
      {zone} must get cooler: {celsius}
      {zone} cools to {celsius}, {not_zone} stays as it is`,
    ko: `
      {zone} 냉방 {celsius}
      {zone:을} {celsius}까지 식히#
      {zone:이} 덥다. {celsius}까지 내리#
      {zone} 냉방 {celsius}, {for_min} 동안
      {for_min} 동안 {zone:을} {celsius:로} 냉방하#
      {day}에 쓸 꽃이 {zone}에 있다. {celsius}까지 시원하게 하#
      {zone} 사람들이 땀을 흘린다. {for_min}간 {celsius:로} 식혀 주#
      {not_zone:은} 그대로 두고 {zone}만 {celsius} 냉방하#
      {zone} 찬 바람, 목표 {celsius}`,
    titles: ['Cool the zone; Zone', '냉방; 구역'],
  },
  {
    tool: 'acidIn', about: ['Dose acid into a bath', '산을 투입한다'],
    takes: { vat, ml: whole(5, 900, 'ml') },
    en: `
      {ml} of acid into {vat}
      acid, {vat}, {ml}
      {vat} is too alkaline: {ml} of acid
      give {vat} {ml} of the acid
      bring the pH of {vat} down with {ml}
      The strip turned blue at {clock}. Acid for {vat}, {ml}.
      {vat} wants {ml} acid, no lye
      sour {vat} with {ml}
      dose {ml} from the acid can to {vat}`,
    ko: `
      {vat}에 산 {ml} 투입
      산, {vat}, {ml}
      {vat} pH가 높다. 산을 {ml} 넣#
      {vat}에 산을 {ml} 주#
      {ml:로} {vat}의 pH를 낮추#
      {clock}에 시험지가 파랗게 변했다. {vat}에 산 {ml:을} 넣#
      {vat}에는 알칼리 말고 산 {ml}
      산통에서 {ml:을} {vat:로} 보내#
      {vat} 산 보충 {ml}`,
    titles: ['Acid; pH down; Bath', '산 투입; pH 내리기'],
  },
  {
    tool: 'lyeIn', about: ['Dose lye into a bath', '알칼리를 투입한다'],
    takes: { vat, ml: whole(5, 900, 'ml') },
    en: `
      {ml} of lye into {vat}
      lye, {vat}, {ml}
      {vat} is too sour: {ml} of lye
      give {vat} {ml} of the lye
      bring the pH of {vat} up with {ml}
      The strip turned red at {clock}. Lye for {vat}, {ml}.
      {vat} wants {ml} lye, no acid
      caustic for {vat}: {ml}
      dose {ml} from the lye can to {vat}`,
    ko: `
      {vat}에 알칼리 {ml} 투입
      가성소다, {vat}, {ml}
      {vat} pH가 낮다. 가성소다를 {ml} 넣#
      {vat}에 알칼리를 {ml} 주#
      {ml:로} {vat}의 pH를 올리#
      {clock}에 시험지가 붉게 변했다. {vat}에 가성소다 {ml:을} 넣#
      {vat}에는 산 말고 알칼리 {ml}
      가성소다 통에서 {ml:을} {vat:로} 보내#
      {vat} 알칼리 보충 {ml}`,
    titles: ['Lye; pH up; Bath', '알칼리 투입; pH 올리기'],
  },
  {
    tool: 'pump.go', about: ['Start a pump', '펌프를 켠다'],
    takes: { pump, minutes: maybe(span('min', 1, 180)) },
    en: `
      start {pump}
      {pump} on for {minutes}
      let {pump} run
      set {pump} going, {minutes} long
      {pump} has to run before {not_pump} is opened
      water stands {any} cm deep; {pump} must pump
      for {minutes} {pump} may work
      get {pump} going and leave {not_pump} at rest
      {pump}: run, {minutes}
      Wake {pump} up.`,
    ko: `
      {pump} 가동
      {pump:을} {minutes} 동안 돌리#
      {pump:을} 켜#
      물이 {any}cm 찼다. {pump:을} 돌리#
      {minutes}간 {pump:을} 가동하#
      {not_pump:은} 쉬게 두고 {pump:을} 켜 두#
      {pump}, {minutes} 운전
      {clock} 전까지 {pump:이} 돌고 있어야 한다
      {pump} 기동 요망`,
    titles: ['Start the pump; Pump', '펌프 가동; 펌프'],
  },
  {
    tool: 'pump.rest', about: ['Stop a pump', '펌프를 세운다'],
    takes: { pump, minutes: maybe(span('min', 1, 180)) },
    en: `
      stop {pump}
      {pump} off for {minutes}
      let {pump} stand still
      halt {pump}, {minutes} long
      {pump} has to stand before {not_pump} is opened
      the pit is dry; {pump} must not run on
      for {minutes} {pump} may rest
      put {pump} to rest and leave {not_pump} going
      {pump}: stop, {minutes}
      {pump} screams since {clock}. Stop it.`,
    ko: `
      {pump} 정지
      {pump:을} {minutes} 동안 세우#
      {pump:을} 끄#
      집수정이 말랐다. {pump:을} 멈추#
      {minutes}간 {pump:을} 쉬게 하#
      {not_pump:은} 돌게 두고 {pump:을} 꺼 두#
      {pump}, {minutes} 휴지
      {clock} 전까지 {pump:이} 서 있어야 한다
      {pump}에서 쇳소리가 난다. 세울 것`,
    titles: ['Stop the pump; Pump', '펌프 정지; 펌프'],
  },
  {
    tool: 'asset_remark', about: ['Add a remark to the file of an asset', '장비 이력에 메모를 단다'],
    takes: { asset, text: made(phrase), author: maybe(names('Okafor, Marta, Lindqvist, Bo, Priya', '김민수, 박서연, 이준호, 최영자')) },
    en: `
      remark for {asset}: "{text}"
      add "{text}" to the file of {asset}
      {asset}, remark "{text}", written by {author}
      {author} wants "{text}" kept in the file of {asset}
      in the history of {asset} one should read "{text}"
      put "{text}" down in the file on {asset}
      the file of {asset} lacks one thing: "{text}"
      "{text}" as a remark of {author} on {asset}
      Nobody needs to be called. Just a remark about {asset}: "{text}".`,
    ko: `
      {asset} 이력에 "{text}"라고 적#
      {asset} 메모: "{text}"
      {asset} 이력 메모 "{text}", 작성자 {author}
      {author:이} {asset} 이력에 "{text}"를 남기라고 한다. 적어 두#
      "{text}" 내용을 {asset} 장비 이력에 더하#
      부를 사람은 없다. {asset} 이력에 "{text}"만 남기#
      {asset} 이력란: "{text}"
      작성자 {author}, 장비 {asset}, "{text}" 이력 추가
      {asset} 장비 이력에 "{text}" 기입`,
    titles: ['Remark; Asset file', '장비 이력; 이력 메모'],
  },
  {
    tool: 'asset_alarm', about: ['Call the technicians to an asset', '장비로 기술자를 부른다'],
    takes: { asset, text: made(phrase), author: maybe(names('Okafor, Marta, Lindqvist, Bo, Priya', '김민수, 박서연, 이준호, 최영자')) },
    en: `
      call the technicians to {asset}: "{text}"
      technicians to {asset}, tell them "{text}"
      {asset} needs a technician at once, message "{text}", caller {author}
      {author} calls for help at {asset}: "{text}"
      somebody with tools must come to {asset}; say "{text}"
      send for the fitters, {asset}, "{text}"
      A remark is not enough. Fitters to {asset}: "{text}".
      with the words "{text}" call technicians out to {asset} (caller {author})
      get people to {asset} now, "{text}"`,
    ko: `
      {asset:로} 기술자를 호출하#: "{text}"
      기술자 호출, {asset}, "{text}"
      {asset}에 당장 기술자가 필요하다. "{text}"라고 전하#
      {author:이} {asset}에서 기술자를 부른다. 내용 "{text}"
      메모로는 부족하다. {asset}에 정비팀을 부르도록 "{text}" 호출하#
      공구 든 사람을 {asset:로} 오게 하#. 전할 말은 "{text}"
      호출자 {author}, 장비 {asset}, "{text}" 기술자 호출
      {asset} 긴급 호출 "{text}"
      정비팀을 {asset:로} 부를 것. "{text}"`,
    titles: ['Call the technicians; Fitters', '기술자 호출; 정비 호출'],
  },
  {
    tool: 'cage_latch', about: ['Latch of a cage', '우리의 빗장'],
    takes: { cage: nth(1, 20), latched: flag(['latched|bolted', '잠가'], ['unlatched|unbolted', '열어']) },
    en: `
      [latched=false] open the {cage} cage while the {not_cage} stays as it is
      [latched=true] close the {cage} cage while the {not_cage} stays as it is
      the {cage} cage must be {latched}
      [latched=true] bolt across the {cage} cage
      [latched=false] bolt back on the {cage} cage
      [latched=false] let the animals of the {cage} cage come out
      [latched=true] nobody gets out of the {cage} cage tonight
      [latched=true] The {not_cage} cage is open for the vet; see that the {cage} one is shut.
      [latched=false] The {not_cage} cage is shut for the vet; see that the {cage} one is open.
      [latched=false] {who} carries the hay in at {clock}: {cage} cage free
      {cage} cage: {latched}`,
    ko: `
      [latched=false] {not_cage} 우리는 그대로 두고 {cage} 우리를 열#
      [latched=true] {not_cage} 우리는 그대로 두고 {cage} 우리를 닫#
      [latched=true] {cage} 우리 빗장을 걸#
      [latched=false] {cage} 우리 빗장을 풀#
      [latched=false] {cage} 우리 동물이 나올 수 있게 하#
      [latched=true] 오늘 밤 {cage} 우리에서는 아무도 못 나오게 하#
      [latched=true] 수의사가 와서 {not_cage} 우리가 열려 있다. {cage} 우리는 잠그#
      [latched=false] {not_cage} 우리는 잠겨 있다. {cage} 우리는 열어 두#
      [latched=false] {clock}에 건초가 들어간다. {cage} 우리 빗장 뺌
      [latched=true] {cage} 우리 빗장 채움`,
    titles: ['Cage; Latch; Bolt the cage', '우리 빗장; 빗장'],
  },
];
