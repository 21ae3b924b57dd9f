import type { Json } from '../../../src/shared/json';
import type { Dice } from '../dice';
import { described, objectOf, type Skill } from '../family';
import { fill, say, type Language } from '../language/template';
import { address, code, device, email, englishWord, identifier, inventedWord, koreanWord, name, phrase } from '../language/words';

/** One parameter: its name, its schema, and a value for it. */
interface Part {
  readonly name: string;
  readonly schema: Json;
  readonly value: (dice: Dice, language: Language) => string | number | boolean;
  /** A text that stands between quotation marks in the instruction. */
  readonly quoted?: boolean;
}

/** A job of two or three values, and how people ask for it: `{0}` is the first value. Several verbs and orders, so that what belongs where has to be understood. */
interface Order {
  readonly tools: readonly string[];
  readonly about: string;
  readonly parts: (dice: Dice) => readonly Part[];
  readonly en: readonly string[];
  readonly ko: readonly string[];
}

const whole = (parameter: string, from: number, to: number): Part => ({ name: parameter, schema: { type: 'integer' }, value: (dice) => dice.int(from, to) });
const decimal = (parameter: string, most: number): Part => ({ name: parameter, schema: { type: 'number' }, value: (dice) => (dice.chance(0.5) ? dice.int(0, most) : dice.int(0, most * 10) / 10) });
const oneOf = (parameter: string, ...words: readonly string[]): Part => ({ name: parameter, schema: { type: 'string', enum: [...words] }, value: (dice) => dice.pick(words) });
const named = (parameter: string): Part => ({ name: parameter, schema: { type: 'string' }, value: (dice, language) => name(dice, language).replaceAll(' ', '-') });
const coded = (parameter: string): Part => ({ name: parameter, schema: { type: 'string' }, value: (dice) => (dice.chance(0.6) ? code(dice) : identifier(dice)) });
const worded = (parameter: string): Part => ({ name: parameter, schema: { type: 'string' }, value: (dice, language) => (language === 'ko' && dice.chance(0.5) ? koreanWord(dice) : englishWord(dice)) });

const text = (parameter: string): Part => ({ name: parameter, schema: { type: 'string' }, value: phrase, quoted: true });
const reached = (parameter: string): Part => ({ name: parameter, schema: { type: 'string' }, value: (dice) => address(dice) });
const mailed = (parameter: string): Part => ({ name: parameter, schema: { type: 'string' }, value: (dice) => email(dice) });
const dialled = (parameter: string): Part => ({ name: parameter, schema: { type: 'string' }, value: (dice) => dice.pick([`+${String(dice.int(1, 99))} ${String(dice.int(10, 999))} ${String(dice.int(1000, 9_999_999))}`, `0${String(dice.int(10, 99))}-${String(dice.int(1000, 9999))}-${String(dice.int(1000, 9999))}`, `+${String(dice.int(10_000_000, 99_999_999))}`, `${String(dice.int(100, 999))} ${String(dice.int(1000, 9999))}`]) });

const orders: readonly Order[] = [
  { tools: ['dispense', 'hopper_release', 'batch_add'], about: 'Dispense a material', parts: (d) => [worded(d.pick(['material', 'powder', 'ingredient'])), whole(d.pick(['grams', 'amount', 'kilos']), 1, 900)], en: ['dispense {1} g of {0}', 'release {1} kg of {0}', '{1} g {0} into the batch', 'the batch needs {1} kg of {0}', 'weigh out {0}, {1} g', 'put in {1} g of {0}', 'we take {0}: {1} kg'], ko: ['{0} {1}g을 투입하#', '{0:을} {1}kg 계량하#', '배치에 {0} {1}g을 더하#', '{0} {1}kg 투입', '{1}g의 {0:을} 넣#'] },
  { tools: ['move_axis', 'stage_jog', 'axis_travel'], about: 'Move an axis', parts: (d) => [oneOf('axis', 'x', 'y', 'z'), decimal(d.pick(['millimetres', 'distance', 'mm']), 400)], en: ['move the {0} axis by {1} mm', 'travel {1} mm along {0}', 'axis {0}: {1} mm', 'jog {0} {1} mm', 'the {0} axis has to travel {1} mm', 'shift {0} by {1}'], ko: ['{0}축을 {1}mm 이동하#', '{0} 방향으로 {1}mm 움직이#', '{0}축 {1}mm 이송', '{0}축은 {1}mm 옮기#'] },
  { tools: ['irrigate', 'bed_water', 'sprinkle'], about: 'Water a bed', parts: (d) => [whole('bed', 1, 40), whole(d.pick(['litres', 'amount', 'minutes']), 1, 90)], en: ['water bed {0} with {1} l', 'bed {0} gets {1} litres', 'give {1} litres to bed {0}', 'let {1} l run onto bed {0}', 'irrigate bed {0}: {1}'], ko: ['{0}번 화단에 {1}리터를 주#', '{0}번 화단에 물 {1}L를 공급하#', '화단 {0}: {1}리터', '{1}리터를 {0}번 화단에 뿌리#'] },
  { tools: ['spin_rotor', 'centrifuge', 'drum_turn'], about: 'Spin a rotor', parts: () => [whole('rotor', 1, 12), whole('rpm', 50, 9000), whole('seconds', 1, 600)], en: ['spin rotor {0} at {1} rpm for {2} seconds', 'rotor {0} turns with {1} rpm, {2} s long', 'for {2} s, run rotor {0} at {1} rpm', '{1} rpm on rotor {0} during {2} seconds'], ko: ['{0}번 로터를 {1}rpm으로 {2}초 돌리#', '로터 {0:을} {2}초 동안 {1}rpm으로 회전시키#', '{2}초간 {0}번 로터 {1}rpm 운전'] },
  { tools: ['charge_bay', 'charger_current', 'bay_amps'], about: 'Charge at a bay', parts: () => [whole('bay', 1, 30), whole('amps', 1, 64)], en: ['charge bay {0} with {1} A', 'bay {0} may draw {1} amps', 'limit bay {0} to {1} A', '{1} A at bay {0}', 'let bay {0} have {1} amps'], ko: ['{0}번 충전기를 {1}A로 제한하#', '{0}번 베이에 {1}A를 주#', '베이 {0} 전류 {1}A', '{0}번 충전기 전류를 {1}암페어로 맞추#'] },
  { tools: ['assign_job', 'job_give', 'task_assign'], about: 'Give a job to somebody', parts: (d) => [coded(d.pick(['job', 'task'])), worded(d.pick(['worker', 'person', 'to']))], en: ['give job {0} to {1}', 'assign {0} to {1}', '{1} takes over {0}', 'let {1} do {0}', '{1} gets the job {0}', 'hand {0} to {1}'], ko: ['{0} 작업을 {1}에게 맡기#', '{1}에게 {0:을} 배정하#', '{0}의 담당을 {1:로} 하#', '{1} 담당: {0}'] },
  { tools: ['transfer', 'pump_over', 'tank_move'], about: 'Transfer between tanks', parts: () => [named('from'), named('to'), whole('litres', 1, 5000)], en: ['pump {2} l from {0} to {1}', 'transfer {2} litres out of {0} into {1}', '{2} litres go from {0} into {1}', 'from {0} into {1}: {2} l', 'fill {1} with {2} l taken from {0}'], ko: ['{0}에서 {1:로} {2}리터를 옮기#', '{2}리터를 {0}에서 {1:로} 이송하#', '{1:로} {0}의 {2}L를 보내#', '{0} → {1} {2}리터 이송'] },
  { tools: ['spray', 'nozzle_colour', 'paint'], about: 'Spray with a colour', parts: (d) => [whole('nozzle', 1, 16), oneOf(d.pick(['colour', 'paint']), 'black', 'white', 'grey', 'silver')], en: ['spray {1} with nozzle {0}', 'nozzle {0} sprays {1}', 'use {1} on nozzle {0}', 'load nozzle {0} with {1}', 'nozzle {0}: {1}'], ko: ['{0}번 노즐로 {1:을} 분사하#', '{0}번 노즐에 {1:을} 쓰#', '노즐 {0:은} {1:로} 하#', '{1} 도료를 {0}번 노즐에 채우#'] },
  { tools: ['queue_job', 'job_enqueue', 'work_order'], about: 'Queue a job', parts: (d) => [coded('job'), oneOf(d.pick(['urgency', 'rank', 'class']), 'normal', 'urgent', 'background')], en: ['queue {0} as {1}', 'put {0} into the queue, {1}', 'line up job {0} with class {1}', '{0} is {1}, queue it', 'enqueue {0} ({1})'], ko: ['{0:을} {1:로} 대기열에 넣#', '{0} 작업을 {1} 등급으로 등록하#', '대기열에 {0} 추가, {1}', '{0:은} {1:이}다. 대기열에 올리#'] },
  { tools: ['pack_box', 'crate_fill', 'carton'], about: 'Pack items', parts: () => [oneOf('size', 'S', 'M', 'L', 'XL'), whole('items', 1, 60)], en: ['pack {1} items in size {0}', 'a box {0} with {1} pieces', 'fill a {0} carton with {1} items', '{1} pieces per box, size {0}', 'box size {0}, {1} items'], ko: ['{0} 상자에 {1}개를 포장하#', '{1}개를 {0} 크기로 담#', '상자 {0}, {1}개 포장', '{0} 사이즈에 {1}개 넣#'] },
  { tools: ['blend', 'recipe_start', 'mix_batch'], about: 'Start a recipe', parts: (d) => [worded('recipe'), whole(d.pick(['batch', 'run', 'vessel']), 1, 300)], en: ['start recipe {0} as batch {1}', 'batch {1} uses the recipe {0}', 'make {0} in batch {1}', 'blend {0}, batch {1}', 'for batch {1} take {0}'], ko: ['{1}번 배치를 {0} 레시피로 시작하#', '{0} 레시피로 {1}번 배치를 만들#', '배치 {1}에는 {0:을} 쓰#', '{0} 배합, 배치 {1}'] },
  { tools: ['table_rotate', 'turn_plate', 'swivel'], about: 'Rotate the table', parts: () => [whole('degrees', 1, 360), { name: 'clockwise', schema: { type: 'boolean' }, value: (d) => d.chance(0.5) }], en: ['rotate {0} degrees {c}', 'turn the table {c} by {0} degrees', 'swing it {0}° {c}', '{c}, {0} degrees'], ko: ['{c}으로 {0}도 돌리#', '테이블을 {0}도 {c}으로 회전하#', '{c} {0}도 회전'] },
  { tools: ['cell_store', 'variable_set', 'word_poke'], about: 'Write a number to an address', parts: (d) => [whole(d.pick(['address', 'cell', 'slot']), 1, 9999), whole(d.pick(['value', 'number', 'data']), 0, 4000)], en: ['address {0} gets {1}', 'put {1} at address {0}', 'load {1} to location {0}', 'place the number {1} in {0}', 'poke {1} at {0}', 'at address {0} there must be {1}'], ko: ['{0}번지에 {1:을} 넣#', '주소 {0}의 값을 {1:로} 하#', '{0}번지 값 {1}', '{1:을} {0}번지에 기록하#'] },
  { tools: ['blink', 'light_flash', 'beacon_flash'], about: 'Flash a light', parts: (d) => [whole('light', 1, 20), whole(d.pick(['times', 'count', 'repeats']), 1, 20)], en: ['flash light {0} {1} times', 'light {0} flashes {1} times', '{1} flashes of light {0}', 'make light {0} flash, {1} times', 'let {0} flash {1} times'], ko: ['{0}번 등을 {1}번 깜박이#', '{0}번 등을 {1}회 점멸하#', '등 {0} {1}회 점멸'] },
  { tools: ['reserve', 'dock_book', 'slot_book'], about: 'Reserve a place', parts: (d) => [coded(d.pick(['dock', 'berth', 'stand'])), whole('minutes', 5, 240)], en: ['reserve {0} for {1} minutes', 'book {0}, {1} min', 'keep {0} free for {1} minutes', 'hold the place {0} during {1} min'], ko: ['{0:을} {1}분 예약하#', '{0} 자리를 {1}분간 비워 두#', '{0} 예약 {1}분'] },
  { tools: ['pallet_grade', 'lot_mark', 'stamp'], about: 'Grade a lot', parts: (d) => [coded(d.pick(['pallet', 'lot', 'coil'])), oneOf('grade', 'accept', 'reject', 'rework')], en: ['mark {0} as {1}', 'grade {0} {1}', 'lot {0}: {1}', 'stamp {1} on {0}', '{0} is a case for {1}'], ko: ['{0:을} {1:로} 판정하#', '{0}에 {1} 도장을 찍#', '{0} 판정 {1}', '{0:은} {1} 처리하#'] },
  { tools: ['play_tone', 'siren_tone', 'gong'], about: 'Play a tone', parts: () => [worded('tone'), whole('seconds', 1, 60)], en: ['play {0} for {1} seconds', 'sound the tone {0}, {1} s', '{1} seconds of {0}', 'let {0} sound for {1} s'], ko: ['{0} 소리를 {1}초 내#', '{0} 음을 {1}초 울리#', '{1}초간 {0} 재생'] },
  { tools: ['heat_vessel', 'kettle_heat', 'bath_heat'], about: 'Heat a vessel', parts: (d) => [named(d.pick(['vessel', 'bath', 'kettle'])), decimal(d.pick(['celsius', 'degrees', 'target']), 300)], en: ['heat {0} to {1} degrees', 'warm {0} up to {1} °C', '{0} should reach {1} °C', 'get {0} to {1} degrees', '{1} °C for {0}'], ko: ['{0:을} {1}도까지 가열하#', '{0:이} {1}°C가 되게 하#', '{0} 목표 {1}도', '{0:을} {1}℃로 데우#'] },
  { tools: ['filter_swap', 'cartridge_use', 'tool_pick'], about: 'Use a tool at a station', parts: () => [whole('station', 1, 30), coded('cartridge')], en: ['station {0} uses cartridge {1}', 'put cartridge {1} into station {0}', 'fit {1} at station {0}', 'mount {1} on station {0}', 'for station {0} it is {1}'], ko: ['{0}번 스테이션에 {1:을} 장착하#', '{1:을} {0}번 스테이션에 끼우#', '스테이션 {0}: {1} 사용'] },
  { tools: ['case_file', 'incident_add', 'defect_report'], about: 'File a defect', parts: (d) => [text(d.pick(['title', 'description', 'what'])), oneOf(d.pick(['urgency', 'class', 'rank']), 'minor', 'major', 'grave')], en: ['file {0} as a {1} defect', 'report the {1} defect {0}', '{0} is {1}, file it', 'a {1} defect: {0}', 'enter {0} with the class {1}', 'we have a {1} case, {0}'], ko: ['{0:을} {1} 결함으로 등록하#', '{1} 등급 결함 {0:을} 접수하#', '결함 {0}, 등급은 {1}', '{0} 접수, {1}'] },
  { tools: ['phone_text', 'mobile_note', 'short_text'], about: 'Text a phone', parts: (d) => d.chance(0.5) ? [dialled(d.pick(['number', 'phone', 'mobile'])), text(d.pick(['text', 'body', 'message']))] : [dialled(d.pick(['number', 'to', 'receiver'])), text(d.pick(['words', 'note', 'text']))], en: ['text {1} to {0}', 'send {0} the text {1}', '{0} gets a message: {1}', 'write {0} a short text that says {1}', 'to {0}: {1}', 'let the phone {0} show {1}', 'a text for {0}, {1}'], ko: ['{0:로} {1:을} 문자로 보내#', '{0}에 {1} 문자를 보내#', '{1} 문자를 {0:로} 발송하#', '{0} 번호에 {1:이}라고 문자하#'] },
  { tools: ['letter_send', 'post_letter', 'mailer'], about: 'Send a letter', parts: (d) => [mailed(d.pick(['to', 'receiver', 'recipient'])), text(d.pick(['subject', 'heading'])), text(d.pick(['text', 'body']))], en: ['write to {0}, subject {1}, text {2}', 'send {0} a letter with the heading {1} that says {2}', 'a letter for {0}: {2}, headed {1}', 'mail {2} to {0} with the subject {1}'], ko: ['{0}에게 제목 {1}, 본문 {2:로} 편지를 보내#', '{0} 앞으로 {2:을} 보내#. 제목은 {1}', '제목 {1}, 내용 {2:로} {0}에게 메일하#'] },
  { tools: ['drawer', 'hatch', 'flap_move'], about: 'Move a hatch', parts: (d) => [named(d.pick(['hatch', 'flap', 'drawer'])), oneOf(d.pick(['position', 'to', 'way']), 'up', 'down')], en: ['move {0} {1}', '{0} goes {1}', 'bring {0} {1}', 'let {0} go {1}', 'send {0} {1}', '{0} has to be {1}'], ko: ['{0:을} {1:로} 움직이#', '{0:을} {1} 위치로 옮기#', '{0} 위치는 {1}', '{0}: {1}'] },
  { tools: ['belt_way', 'roller_way', 'track_dir'], about: 'Direction of a track', parts: (d) => [whole(d.pick(['track', 'roller', 'lane']), 1, 60), oneOf('direction', 'left', 'right')], en: ['track {0} runs {1}', 'turn lane {0} to the {1}', 'let {0} run to the {1}', '{0} must go {1}', 'send everything on {0} {1}', 'lane {0}: {1}'], ko: ['{0}번 레인을 {1} 방향으로 돌리#', '{0}번은 {1:로} 보내#', '레인 {0} 방향 {1}', '{0}번 트랙을 {1:로} 하#'] },
  { tools: ['tower_light', 'signal_lamp', 'stack_light'], about: 'Colour of a signal', parts: (d) => [worded(d.pick(['tower', 'where', 'spot'])), oneOf(d.pick(['light', 'lamp', 'shade']), 'amber', 'purple', 'pink', 'cyan', 'orange')], en: ['{1} light at the {0}', 'the signal at the {0} turns {1}', 'make the {0} tower {1}', 'put {1} on at the {0}', 'at the {0} we need {1}', 'let the {0} glow {1}', 'the {0} lamp becomes {1}'], ko: ['{0} 신호를 {1}색으로 하#', '{0}에 {1} 불을 켜#', '{0} 타워를 {1:로} 바꾸#', '{0}: {1}색', '{0} 쪽은 {1:로}'] },
  { tools: ['point_write', 'param_write', 'tag_write'], about: 'Write a value to a point', parts: (d) => [whole(d.pick(['point', 'object', 'word']), 100, 60_000), whole(d.pick(['value', 'data', 'to']), 0, 9000)], en: ['write {1} into point {0}', 'write {1} to {0}', 'point {0} takes {1}', 'the value of {0} becomes {1}', 'set {0} to {1}', '{0} must hold {1}', 'give {0} the number {1}', 'enter {1} in {0}', 'point {0}: {1}', 'over to {0} with {1}'], ko: ['{0}번 포인트에 {1:을} 쓰#', '{0}에 {1:을} 기입하#', '{0}의 값을 {1:로} 하#', '{1:을} {0}번에 쓰#', '{0}번 포인트 = {1}', '{0}번 값은 {1}'] },
  { tools: ['point_fetch', 'words_read', 'block_read'], about: 'Read several words', parts: (d) => [whole(d.pick(['start', 'first', 'from']), 0, 60_000), whole(d.pick(['count', 'length', 'words']), 1, 64)], en: ['read {1} words from {0}', 'fetch {1} words beginning at {0}', 'from {0} on, read {1} words', 'get {0} and the rest, {1} in all', '{1} words starting at {0}'], ko: ['{0}번부터 {1}개를 읽#', '{0}에서 시작해 {1}워드를 읽#', '{1}개를 {0}번지부터 가져오#', '{0}번부터 {1}워드 조회'] },
  { tools: ['gripper', 'clamp_force', 'vice'], about: 'Clamp a part', parts: (d) => [coded(d.pick(['part', 'piece', 'workpiece'])), whole(d.pick(['force', 'newtons']), 1, 2000)], en: ['clamp {0} with {1} N', 'hold {0} at {1} newtons', '{0} is held with {1} N', 'grip {0}: {1} N', 'apply {1} N to {0}'], ko: ['{0:을} {1}N으로 물#', '{0:을} {1}뉴턴으로 고정하#', '{0} 고정력 {1}N', '{0}에 {1}N을 가하#'] },
  { tools: ['arm_go', 'manipulator', 'arm_preset'], about: 'Move the arm to a preset', parts: (d) => [worded(d.pick(['preset', 'place', 'station'])), whole(d.pick(['pace', 'speed', 'percent']), 1, 100)], en: ['send the arm to {0} at {1}', 'the arm goes to {0}, pace {1}', 'with pace {1}, take the arm to {0}', 'arm to {0} ({1} %)', 'move over to {0} with {1} percent', 'at {1} % the arm moves to {0}'], ko: ['팔을 {0} 위치로 {1} 속력으로 보내#', '{0:로} {1}% 빠르기로 옮기#', '팔 위치 {0}, 속력 {1}', '속력 {1:로} {0}까지 이동하#'] },
  { tools: ['snapshot', 'frame_grab', 'still'], about: 'Take a still', parts: (d) => [coded(d.pick(['lens', 'view', 'source']))], en: ['take a still with {0}', 'grab a frame from {0}', 'a still of what {0} sees', 'we need a still from {0}', 'let {0} take a still', 'save what {0} sees'], ko: ['{0:로} 정지 영상을 찍#', '{0}의 화면을 저장하#', '{0} 화면 캡처', '{0} 장면을 담#'] },
  { tools: ['reach_test', 'alive_check', 'probe_host'], about: 'See whether a host answers', parts: (d) => [reached(d.pick(['target', 'where', 'endpoint']))], en: ['check whether {0} answers', 'does {0} answer?', 'find out if {0} is alive', 'test {0}', 'see if anybody is at {0}', 'try to reach {0}', 'knock at {0}'], ko: ['{0:이} 응답하는지 보#', '{0} 연결을 시험하#', '{0}에 접속되는지 확인하#', '{0} 응답 확인'] },
  { tools: ['climate', 'room_climate', 'hvac_set'], about: 'Climate of a room', parts: (d) => [named(d.pick(['room', 'zone', 'space'])), oneOf('mode', 'heating', 'cooling', 'ventilating'), decimal(d.pick(['target', 'degrees']), 40)], en: ['{0}: {1} to {2} degrees', 'set {0} to {1} with {2} °C', 'run {1} in {0} until {2} degrees', '{1} for {0}, target {2}', '{0} wants {1} at {2}'], ko: ['{0:을} {1}, {2}도로 맞추#', '{0}에 {1} 모드 {2}도를 설정하#', '{0}: {1} {2}도', '{0:은} {1:로} {2}°C까지 하#'] },
  { tools: ['booking', 'visitor_add', 'guest_enter'], about: 'Register a visitor', parts: (d) => [worded(d.pick(['guest', 'visitor', 'person'])), whole(d.pick(['badge', 'pass']), 1, 999)], en: ['register {0} with badge {1}', '{0} gets badge {1}', 'badge {1} goes to {0}', 'hand {1} to {0}', 'visitor {0}, badge {1}'], ko: ['{0:을} 출입증 {1}번으로 등록하#', '{0}에게 {1}번 출입증을 주#', '방문자 {0}, 출입증 {1}', '{1}번을 {0}에게 내주#'] },
  { tools: ['meter_limit', 'alarm_limit', 'threshold'], about: 'Limit of an alarm', parts: (d) => [named(d.pick(['signal', 'quantity', 'alarm'])), decimal(d.pick(['above', 'upper', 'max']), 900)], en: ['alarm when {0} is above {1}', 'the limit of {0} is {1}', 'let {0} not exceed {1}', 'warn at {1} for {0}', '{0} has the upper limit {1}', 'cap {0} at {1}'], ko: ['{0:이} {1:을} 넘으면 경보하도록 하#', '{0} 상한을 {1:로} 두#', '{0} 한계 {1}', '{0:은} {1:을} 넘지 않게 하#'] },
  { tools: ['power_plan', 'night_plan', 'eco_plan'], about: 'Switch a plan of a part of the building', parts: (d) => [worded(d.pick(['part', 'wing', 'floor'])), { name: d.pick(['active', 'use', 'enabled']), schema: { type: 'boolean' }, value: (each) => each.chance(0.5) }], en: ['{e} the saving plan in the {0}', '{e} the plan for the {0}', 'for the {0}, {e} the plan', '{e} saving in the part {0}'], ko: ['{0}의 절약 계획을 {e}', '{0} 쪽 계획을 {e}', '{0}에서 절약 모드를 {e}'] },
  { tools: ['barrier', 'boom', 'bollard'], about: 'Let traffic through or not', parts: (d) => [worded(d.pick(['boom', 'entry', 'lane'])), { name: d.pick(['passable', 'clear', 'unblocked']), schema: { type: 'boolean' }, value: (each) => each.chance(0.5) }], en: ['{b} the entry {0}', '{b} {0}', 'at {0}, {b} the way', '{b} the {0} boom', '{b} the lane at {0}'], ko: ['{0} 통로를 {b}', '{0} 차단봉을 {b}', '{0:을} {b}', '{0} 쪽을 {b}'] },
];

/** What a boolean says when it is no word of its own: [false, true]. */
const verbsOfState: Readonly<Record<string, Readonly<Record<Language, readonly [readonly string[], readonly string[]]>>>> = {
  e: { en: [['disable', 'switch off', 'stop', 'end', 'suspend', 'deactivate'], ['enable', 'switch on', 'start', 'begin', 'use', 'activate']], ko: [['끄#', '해제하#', '중지하#', '멈추#'], ['켜#', '활성화하#', '시작하#', '적용하#']] },
  b: { en: [['block', 'close', 'bar', 'shut', 'lock'], ['free', 'open', 'clear', 'unblock', 'release']], ko: [['막#', '차단하#', '닫#', '잠그#'], ['열#', '개방하#', '풀#', '트#']] },
};

const turns: Readonly<Record<Language, readonly [readonly string[], readonly string[]]>> = { en: [['counterclockwise', 'anticlockwise', 'to the left'], ['clockwise', 'to the right']], ko: [['반시계 방향', '왼쪽'], ['시계 방향', '오른쪽']] };

/** A tool of somebody else with two or three values of different kinds. */
export function inventedOrder(dice: Dice): Skill {
  const order = dice.pick(orders);
  const parts = order.parts(dice);
  const toolName = dice.among([[4, dice.pick(order.tools)], [1, `${inventedWord(dice)}_${dice.pick(order.tools)}`], [1, `${inventedWord(dice)}_${inventedWord(dice)}`]]);
  const listed = dice.chance(0.75) ? parts : [...parts].reverse();
  const tool = { name: toolName, description: dice.chance(0.5) ? order.about : described(dice, [`${order.about} of the ${device(dice, 'en')}`, toolName.replaceAll('_', ' '), `${order.about} (${englishWord(dice)})`], ['작업을 지시한다', '값을 정한다']), parameters: objectOf(Object.fromEntries(listed.map((part): [string, Json] => [part.name, part.schema])), listed.map((part) => part.name)) };
  return {
    tool,
    reads: false,
    ask(d, language) {
      const values = parts.map((part) => part.value(d, language));
      const written = values.map((value, index): [string, string] => [String(index), typeof value === 'string' && (parts[index]?.quoted === true || d.chance(0.15)) ? `"${value}"` : String(value)]);
      const turn = values.find((value): value is boolean => typeof value === 'boolean');
      const words = { ...Object.fromEntries(written), c: turn === undefined ? '' : d.pick(turns[language][turn ? 1 : 0]), ...Object.fromEntries(Object.entries(verbsOfState).map(([letter, verbs]): [string, string] => [letter, d.pick(verbs[language][turn === true ? 1 : 0])])) };
      return {
        arguments: Object.fromEntries(listed.map((part): [string, Json] => [part.name, values[parts.indexOf(part)] as Json])),
        body: say(d, order[language], words),
        titles: language === 'ko' ? [`${koreanWord(d)} 작업`, `${device(d, 'ko')} 준비`, koreanWord(d), `${koreanWord(d)} 진행`] : [order.about, fill('Work on the {d}', { d: device(d, 'en') }), englishWord(d), `Next: ${englishWord(d)}`],
        result: d.pick(['ok', 'done', `${identifier(d)} ok`]),
        reading: null,
      };
    },
  };
}
