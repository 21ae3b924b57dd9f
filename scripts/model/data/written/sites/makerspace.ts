import { choice, flag, made, maybe, names, tenths, whole, type Written } from '../table';

const printer = names('Prusa 2, printer 5, Ender left, MK4-3, resin printer, big printer, Voron B', '프루사 2, 5번 프린터, 왼쪽 엔더, MK4-3, 레진 프린터, 대형 프린터, 보론 B');
const file = made((dice) => `${dice.pick(['bracket', 'gear', 'cover', 'vase', 'clip', 'case', 'hinge', 'foot'])}_${dice.pick(['v', 'rev', ''])}${String(dice.int(1, 40))}${dice.pick(['.gcode', '.3mf', '.stl'])}`);
const cut = made((dice) => `${dice.pick(['panel', 'sign', 'box', 'inlay', 'badge', 'gasket'])}-${String(dice.int(2, 90))}${dice.pick(['.svg', '.dxf', '.lbrn'])}`);
const laser = names('laser 1, laser B, CO2 cutter, diode laser, Trotec', '1번 레이저, B 레이저, CO2 커터, 다이오드 레이저, 트로텍');

/** 3D printers and laser cutters of a shared workshop. */
export const makerspace: readonly Written[] = [
  {
    tool: 'print_begin', about: ['Print a file on a printer', '파일을 프린터에서 출력한다'],
    takes: { printer, file, copies: maybe(whole(2, 20)) },
    en: `
      print {file} on {printer}
      {printer}: {file}
      {file}, {copies} copies, {printer}
      start {file} on {printer}
      send {file} to {printer}, {copies} pieces
      The spool on {printer} has {any} m left, that is enough for {file}. Begin.
      {copies} of {file} from {printer}
      let {printer} make {file}, one is enough
      {who} ordered {file} until {clock}; {printer} is free, go
      not on {not_printer}, on {printer}: {file}
      we need {copies} times {file}, use {printer}
      {printer} is to begin with {file}
      0.2 mm layers, 3 walls, {any} grams, all sliced: {file} to {printer}.
      {printer} is warm and the plate is clean, {file} can go, {copies} pieces`,
    ko: `
      {printer}에서 {file} 출력
      {file:을} {printer:로} 출력하#
      {file} {copies}개, {printer}
      {printer}에 {file} 작업을 걸#
      {printer} 스풀 {any}m 남음. {file} 찍기엔 충분하니 시작하#
      {printer:로} {file:을} {copies}개 만들#
      {not_printer} 말고 {printer}에서 {file:을} 찍#
      {clock}까지 필요. {printer} 비었음, {file} 출력 시작
      하나면 된다. {printer}, {file}
      {file} 출력 개시, 프린터는 {printer}, 수량 {copies}
      레이어 0.2mm, 벽 3줄, {any}g, 슬라이싱 완료. {file:을} {printer}에서 출력하#
      {printer} 예열 끝, 판 청소 끝. {file} {copies}개 뽑게 시작하#`,
    titles: ['Print a part; Start a print', '출력 시작; 부품 출력'],
  },
  {
    tool: 'print_hold', about: ['Pause the running print; the nozzle parks', '출력을 일시정지한다'],
    takes: { printer },
    en: `
      pause {printer}
      hold the print on {printer}
      {printer} must wait, the filament is changed at layer {any}
      park the nozzle of {printer}, the print goes on later
      interrupt {printer}, do not cancel
      {printer}: hold
      I want to put a nut into the part on {printer}, so let it stop for the moment
      {printer} rests while {who} looks at layer {any}
      the plate of {printer} is coming loose. Halt it, the print may be saved.
      keep the job of {printer} and let it stand
      break for {printer} at {clock}, {not_printer} goes on
      Layer 88 of 240 and the colour has to change. {printer} waits, nothing is thrown away.
      one moment, {printer}
      the first layer of {printer} looks odd, pause it until {who} decides
      On {printer} the green hinge, on {not_printer} the vase. Hold the hinge.`,
    ko: `
      {printer} 일시정지
      {printer} 출력을 잠시 멈추#
      {any}층에서 필라멘트 교체. {printer} 대기
      취소하지 말고 {printer:을} 잠깐 세우#
      {printer} 노즐을 옆으로 빼 두고 나중에 잇게 하#
      {printer} 부품에 너트를 넣어야 한다. 일단 멈춤
      {not_printer:은} 계속, {printer:은} 보류
      {printer} 판이 들뜬다. 살릴 수 있으니 멈춰만 두#
      작업은 남기고 {printer:을} 세워 두#
      {printer} 잠시 정지 바람
      240층 중 88층, 색을 바꾼다. 버리지 말고 {printer:을} 대기시키#
      {printer} 잠깐
      {printer} 첫 층이 이상하다. 판단할 때까지 멈춰 두#
      {printer:을} 대기 상태로 두#
      {printer:은} 초록 경첩, {not_printer:은} 꽃병. 경첩 쪽을 잠시 멈추#`,
    titles: ['Pause a print; Hold the printer', '출력 일시정지; 프린터 보류'],
  },
  {
    tool: 'print_continue', about: ['Go on with a paused print', '멈춘 출력을 잇는다'],
    takes: { printer, from_layer: maybe(whole(2, 900)) },
    en: `
      go on with {printer}
      resume {printer} from layer {from_layer}
      {printer} may print further
      the nut is in; {printer} carries on
      continue {printer} at layer {from_layer}
      The new spool weighs {any} g. {printer} can go on where it stopped.
      layer {from_layer} is where {printer} picks up again
      let {printer} finish what it began
      {printer} out of its pause
      {not_printer} still waits, {printer} prints on
      since {clock} {printer} has been standing; unpause it
      {printer}, layer {from_layer}, continue
      Colour changed, nozzle wiped, 152 layers left: {printer} on, please
      {who} has decided: {printer} may proceed
      green light for {printer}
      vase on {not_printer}, hinge on {printer}: the hinge may go on, the vase not yet`,
    ko: `
      {printer} 출력 재개
      {printer:을} 이어서 돌리#
      {printer:을} {from_layer}층부터 잇게 재개하#
      너트 넣음. {printer} 계속
      새 스풀 {any}g. {printer} 멈춘 데서부터 다시 찍게 하#
      {printer} {from_layer}층에서 속행
      {printer} 일시정지 풀기
      {not_printer:은} 아직, {printer:은} 마저 찍게 하#
      {clock}부터 서 있던 {printer:을} 다시 돌리#
      {printer} 하던 출력을 마치게 하#
      색 교체 완료, 노즐 닦음, 152층 남음. {printer} 다시 가게 하#
      판단 끝, {printer} 진행하게 하#
      {printer} 다시 출발
      {printer:을} {from_layer}층에서 이어 찍게 하#
      꽃병 {not_printer}, 경첩 {printer}. 경첩은 계속, 꽃병은 아직`,
    titles: ['Continue a print; Go on printing', '출력 재개; 이어서 출력'],
  },
  {
    tool: 'print_abort', about: ['Cancel the running print for good, with or without cooling the bed', '출력을 취소한다'],
    takes: { printer, cool_bed: flag(['bed cold', '베드 냉각'], ['bed stays hot', '베드 유지']) },
    en: `
      cancel {printer}, {cool_bed}
      [cool_bed=true] spaghetti on {printer}! Throw the print away and let the plate get cold
      [cool_bed=false] give up the print on {printer}; the next one starts in {any} minutes, so keep the plate warm
      [cool_bed=true] end the job on {printer} and everything off
      [cool_bed=false] abort {printer}, heating of the bed remains on
      {printer}: abort, {cool_bed}
      [cool_bed=true] The part on {printer} cannot be saved. Cancel, heater of the table off as well.
      [cool_bed=false] wrong file on {printer}, drop it, do not let the table cool
      [cool_bed=true] not a pause: {printer} is done for today, let it cool down
      [cool_bed=false] stop the print on {printer} for good but leave the bed as hot as it is
      [cool_bed=true] the layer shifted at {any} mm on {printer}, kill the job and cool the bed
      [cool_bed=true] 9 hours for nothing, layer {any} has come off. Kill it on {printer} and let all heaters go.
      [cool_bed=false] {printer}: away with this job; hot plate for the next
      [cool_bed=true] {not_printer} makes the lid and is fine, {printer} makes the base and failed. Away with the base, bed cold.`,
    ko: `
      {printer} 취소, {cool_bed}
      [cool_bed=true] {printer} 실타래가 됐다. 출력을 버리고 베드도 식히#
      [cool_bed=false] {printer} 출력 취소, {any}분 뒤 다음 출력이니 베드는 뜨겁게 두#
      [cool_bed=true] {printer} 작업을 끝내고 히터도 다 끄#
      [cool_bed=false] {printer} 출력 중단, 베드 가열은 유지
      {printer} 작업 폐기, {cool_bed}
      [cool_bed=true] 일시정지가 아니다. {printer} 오늘은 끝, 식게 하#
      [cool_bed=false] 파일이 틀렸다. {printer} 작업만 버리고 판은 식히지 않게 하#
      [cool_bed=true] {any}mm에서 층이 밀렸다. {printer} 취소하고 베드를 식히#
      [cool_bed=false] {printer:을} 취소하되 베드는 그대로 두#
      [cool_bed=true] 9시간이 헛수고, {any}층이 떨어졌다. {printer} 취소하고 열도 다 끄#
      [cool_bed=false] {printer} 이 작업은 버리고 판은 다음 것을 위해 뜨겁게 두#
      [cool_bed=true] {not_printer} 뚜껑은 잘 되고 {printer} 받침은 망쳤다. 받침 출력을 버리고 베드를 식히#`,
    titles: ['Cancel a print; Abort the print', '출력 취소; 작업 중단'],
  },
  {
    tool: 'printerTemps', about: ['Nozzle and bed temperature of a printer', '노즐과 베드 온도'],
    takes: { printer, nozzle_c: whole(180, 290, 'C'), bed_c: maybe(whole(40, 110, 'C')) },
    en: `
      {printer}: nozzle {nozzle_c}, bed {bed_c}
      bed {bed_c}, nozzle {nozzle_c}, {printer}
      heat the nozzle of {printer} to {nozzle_c}
      PETG on {printer} wants {nozzle_c} above and {bed_c} below
      the plate of {printer} at {bed_c}, the hot end at {nozzle_c}
      Layer {any} does not stick. Bring {printer} to {bed_c} at the table and {nozzle_c} at the tip.
      only the tip of {printer} changes: {nozzle_c}
      {printer} strings; {nozzle_c} for the nozzle, the bed is fine
      warm {printer} up before {clock}, {nozzle_c} / {bed_c} (nozzle / bed)
      nozzle of {printer} {nozzle_c}, {not_printer} is off
      The spool says 230 to 250, the room has {any}. On {printer} take {nozzle_c} for the nozzle and {bed_c} for the bed.
      {nozzle_c}, {printer}, nozzle
      TPU on {printer}: {bed_c} on the plate, {nozzle_c} in the head
      do not begin the print, only warm {printer}: nozzle {nozzle_c}, bed {bed_c}
      {printer} prints nylon, {not_printer} PLA. For the nylon: nozzle {nozzle_c}, bed {bed_c}.`,
    ko: `
      {printer} 노즐 {nozzle_c}, 베드 {bed_c}
      {printer} 베드는 {bed_c}, 노즐은 {nozzle_c:로} 맞추#
      {printer} 노즐을 {nozzle_c:로} 데우#
      PETG다. {printer} 위는 {nozzle_c}, 아래는 {bed_c}
      {any}층이 안 붙는다. {printer} 판 {bed_c}, 노즐 {nozzle_c:로} 하#
      베드는 그대로, {printer} 노즐만 {nozzle_c}
      {printer} 실이 늘어진다. 노즐 {nozzle_c:로} 바꾸#
      {clock} 전에 {printer} 예열: 노즐 {nozzle_c} / 베드 {bed_c}
      {not_printer:은} 꺼 두고 {printer} 노즐 {nozzle_c}
      스풀 표기 230~250, 실온 {any}도. {printer} 노즐 {nozzle_c}, 베드 {bed_c:로} 하#
      {nozzle_c}, {printer}, 노즐
      TPU다. {printer} 판은 {bed_c}, 헤드는 {nozzle_c:로} 하#
      출력은 아직, {printer} 노즐 {nozzle_c}에 베드 {bed_c:로} 데우기만 하#
      {printer} 토출부 {nozzle_c:로} 올리#
      {printer:은} 나일론, {not_printer:은} PLA. 나일론 쪽 노즐 {nozzle_c}, 베드 {bed_c}`,
    titles: ['Temperatures of the printer; Heat up', '프린터 온도; 예열'],
  },
  {
    tool: 'laser.run', about: ['Cut or engrave a file with a laser', '레이저로 자르거나 새긴다'],
    takes: { laser, file: cut, power_pct: whole(5, 100, 'pct'), mm_s: whole(2, 400) },
    en: `
      {laser}: {file}, power {power_pct}, {mm_s} mm/s
      {file} on {laser} with {power_pct} at {mm_s} mm/s
      run {file} on {laser}, speed {mm_s} mm/s, power {power_pct}
      at {mm_s} mm a second and {power_pct} let {laser} do {file}
      plywood {any} mm: {laser}, {file}, {power_pct}, {mm_s} mm/s
      {mm_s} mm/s are slow enough for {file} on {laser}; give it {power_pct}
      the exhaust runs since {clock}. Start {file}, {laser}, {power_pct} of power, {mm_s} mm/s.
      {power_pct} / {mm_s} mm/s, {laser}, file {file}
      {who} paid for {file}; cut it on {laser}, {mm_s} mm/s at {power_pct}
      let {laser} go over {file} with {power_pct} and {mm_s} mm/s
      3 mm birch, 600 x {any} sheet, exhaust on. {laser} does {file}, {mm_s} mm/s with {power_pct}.
      slowly, {mm_s} mm/s, but strong, {power_pct}: {file} on {laser}
      {laser} engraves {file}; {power_pct}; {mm_s} mm/s
      the lens is focused and the lid shut; {laser}, {file}, {mm_s} mm/s, {power_pct}`,
    ko: `
      {laser} {file}, 출력 {power_pct}, 속도 {mm_s}mm/s
      {file:을} {laser}에서 {power_pct}, {mm_s}mm/s로 돌리#
      {laser} 속도 {mm_s}mm/s, 파워 {power_pct}, 파일 {file}
      합판 {any}mm. {laser:로} {file} 가공, {power_pct}, {mm_s}mm/s
      초당 {mm_s}mm에 {power_pct:로} {laser}에 {file:을} 걸#
      {clock}부터 배기 중. {file} 시작, {laser}, {mm_s}mm/s, {power_pct}
      {laser}에서 {file:을} {mm_s}mm/s로 자르되 출력은 {power_pct:로} 하#
      {file} / {laser} / {power_pct} / {mm_s}mm/s
      자작 3mm, 600×{any} 판, 배기 켬. {laser:로} {file}, {mm_s}mm/s, {power_pct}
      느리게 {mm_s}mm/s, 세게 {power_pct}: {laser}에서 {file}
      {power_pct}, {mm_s}mm/s로 {laser}에서 {file:을} 새기#
      초점 맞춤, 뚜껑 닫힘. {laser}, {file}, {mm_s}mm/s, {power_pct}
      {file} 재단 {laser} 출력 {power_pct} 속도 {mm_s}mm/s 시작 요망`,
    titles: ['Laser; Cut a file; Engrave', '레이저 가공; 레이저 절단'],
  },
  {
    tool: 'laser.focus', about: ['Move the focus of a laser from the surface, in mm; below is negative', '레이저 초점을 표면에서 옮긴다. 아래는 음수'],
    takes: { laser, mm: { ...tenths(-6, 6), passable: 'number' } },
    en: `
      focus of {laser}: {mm} mm
      set the focus of {laser} to {mm} mm
      {laser} focus offset {mm} mm
      The board is {any} mm thick. Focus {mm} mm, {laser}.
      {mm} mm for the lens of {laser}
      [mm=-2] two millimetres into the wood, that is where the focus of {laser} belongs
      [mm=-1] {laser}: focus one millimetre below the surface
      [mm=3] blur the engraving a little: lens of {laser} three millimetres above the surface
      [mm=0] focus of {laser} exactly on the surface
      [mm=-0.5] half a millimetre under the surface, {laser}
      shift the focal point of {laser} to {mm} mm before the cut at {clock}
      [mm=-3] focus of {laser} three below the surface, it is 6 mm plywood
      [mm=1] one millimetre up with the focus of {laser}`,
    ko: `
      {laser} 초점 {mm}mm
      {laser} 초점을 {mm}mm로 맞추#
      판 두께 {any}mm. {laser} 초점 {mm}mm
      {laser} 렌즈 오프셋 {mm}mm
      [mm=-2] {laser} 초점을 나무 속 2밀리에 두#
      [mm=-1] {laser} 초점을 표면에서 1mm 아래로 내리#
      [mm=3] 흐릿하게 새긴다. {laser} 렌즈를 표면 위 3mm에 두#
      [mm=0] {laser} 초점을 표면에 딱 맞추#
      [mm=-0.5] {laser} 초점 표면 아래 0.5밀리
      {clock} 절단 전 {laser} 초점 위치 {mm}mm로 둘 것
      [mm=-3] 합판 6mm다. {laser} 초점을 표면 밑 3mm에 두#
      [mm=1] {laser} 초점을 1밀리 위로 두#`,
    titles: ['Focus of the laser; Focus', '레이저 초점; 초점'],
  },
  {
    tool: 'spoolLoad', about: ['Note which filament is loaded on a printer', '어느 필라멘트가 걸렸는지 적는다'],
    takes: { printer, material: choice({ PLA: ['PLA', 'PLA'], PETG: ['PETG', 'PETG'], TPU: ['TPU|rubber', 'TPU|고무 같은 것'], ABS: ['ABS', 'ABS'] }), colour: names('black, sky blue, grey, neon green, clear, wood', '검정, 하늘색, 회색, 형광 초록, 투명, 나무색'), grams: maybe(whole(50, 1000, 'g')) },
    en: `
      {printer} has {colour} {material} now
      loaded on {printer}: {material}, {colour}, {grams}
      note {grams} of {colour} {material} on {printer}
      spool of {printer}: {material} {colour}
      {colour} {material} went on {printer}, it was {not_colour} before
      the new roll on {printer} is {colour}, {material}, it weighs {grams}
      enter for {printer} {material} in {colour}
      {who} changed the roll at {clock}: {printer}, {colour} {material}, {grams} left
      on {printer} hangs {material}, colour {colour}, after {any} hours of printing
      1 kg roll, opened on {day}, dried for {any} hours: {colour} {material} is what {printer} runs on. Note it.
      {printer}: {material} / {colour}
      was {not_colour}, is {colour}: {printer}, {material}, {grams} on the scale
      what hangs on {printer} is called {colour} and is {material}`,
    ko: `
      {printer}에 {colour} {material} 걸림
      {printer} 필라멘트 {material}, {colour}, {grams}
      {printer} 스풀을 {colour} {material:로} 기록하#
      {clock}에 롤 교체: {printer}, {colour} {material}, {grams} 남음
      {not_colour}에서 {colour:로} 바뀜. {printer}, {material}
      {printer}에 단 새 롤은 {material}, 색은 {colour}, 무게 {grams}
      {printer:은} 이제 {colour} {material:을} 쓴다고 적#
      {printer} 장착 재료 {material} / {colour} 기록 요망
      {day}에 뜯은 1kg 롤, {any}시간 건조. {printer}에 {colour} {material} 걸었다고 적#
      {printer}: {material} / {colour}
      {not_colour} 빼고 {colour} 끼움: {printer}, {material}, 저울 {grams}
      {printer}에 지금 걸린 건 {colour} {material}. 적어 두#
      {printer} 롤 {grams}, {colour}, {material} 기록`,
    titles: ['Filament loaded; Note the spool', '필라멘트 기록; 스풀 교체'],
  },
];
