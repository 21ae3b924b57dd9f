import type { Scene } from '../../scene';

/** Switches, directions, choices and what may be left out, in Korean, part 8: ids with and without the word of their kind, units, dates as they stand. */
export const options8: readonly Scene[] = [
  // 연어 부화장
  {
    language: 'ko',
    slots: { t: '=S5, S8, R2', t2: '=S11, S14, R7', n: '1..9', n2: '10..18', lx: '=5, 40, 120', c: '=4.5, 8, 12.5', pct: '=15, 30, 70', w: '=열고, 틀고 / 잠그고, 막고', k: '=죽은 것, 하얗게 된 것 / 산 것, 눈 생긴 것', d: '=2026-01-22, 2026-02-09, 2026-11-27' },
    tools: ['yeoneo_tank(tank, celsius: num, aerate?: bool): 수조 온도', 'yeoneo_tray(tray: int, lux?: int, cover: bool): 알판', 'yeoneo_pick(tray: int, kind: dead|eyed, count: int, date?): 골라낸다', 'yeoneo_valve(valve: int, open: bool, percent?: int): 밸브', 'yeoneo_shift(from_tank, to_tank, percent: int): 옮긴다'],
    steps: `
      yeoneo_tank tank={t} celsius={c} | 수온 | {t} 수조를 {c}도로.
      yeoneo_tank tank={t2} celsius={c} aerate=true | 공기까지 | 수조 {t2}: {c}℃, 공기도 불어 넣는다.
      yeoneo_tank tank={t2} celsius={c} aerate=false | 공기 없이 | {t2}는 {c}도, 공기는 넣지 않는다.
      yeoneo_tray tray={n} lux={lx} cover=false | 알판 | {n}번 알판 덮개 벗기고 {lx}럭스.
      yeoneo_tray tray={n2} cover=true | 덮기 | 알판 {n2} 덮는다. 빛은 정하지 않음.
      @k yeoneo_pick tray={n} kind=dead count={pct} // yeoneo_pick tray={n} kind=eyed count={pct} | 고르기 | {n}번 알판에서 {k} {pct}개.
      yeoneo_pick tray={n2} kind=dead count={lx} date={d} | 날짜까지 | {d}, 알판 {n2}, 죽은 알 {lx}개.
      @w yeoneo_valve valve={n} open=true // yeoneo_valve valve={n} open=false | 밸브 | 밸브 {n:을} {w} 온다. 몇 %인지는 눈대중.
      yeoneo_valve valve={n2} open=true percent={pct} | {pct}% | No.{n2} 밸브 {pct}% 열기.
      yeoneo_shift from_tank={t} to_tank={t2} percent={pct} | 나누기 | {t} 수조의 {pct}%를 {t2} 수조로 나눈다.
      yeoneo_shift from_tank={t2} to_tank={t} percent={pct} | 합치기 | {t}로 {pct}%를 옮긴다. 나오는 데는 {t2}.
    `,
  },
  // 콩나물 공장
  {
    language: 'ko',
    event: 'mqtt sprout/room {"방": "{r}", "통": "{b}", "물": {l}, "온도": {c}}',
    slots: { r: '=2번방, 5번방, 끝방', b: '=가통, 4번통, B-9', l: '3..8 / 22..40', c: '=18.5, 21, 24.5', k: '=쉬게, 물을 끊고 쉬게 / 다시 물 받게, 쉼을 끝내게', m: '=4, 6, 8', g: '=350, 500', q: '40..200', s: '=긴 것, 길쭉한 것 / 짧은 것, 짤막한 것', u: '=그늘, 깜깜 / 빛 조금, 흐릿' },
    tools: ['kongnamul_spray(room, tub, litres: num, every_h?: int): 물 준다', 'kongnamul_rest(room, resting: bool): 물 쉼', 'kongnamul_pack(length: long|short, grams: int, bags: int, room?): 담는다', 'kongnamul_dark(room, dark: bool, lux?: int): 어둡기'],
    steps: `
      kongnamul_spray room={r} tub={b} litres=4.5 | 물 | 올라온 방, 올라온 통에 4.5리터.
      kongnamul_spray room={r} tub={b} litres=6 every_h={m} | 간격 | 그 통에 6L를 {m}시간마다.
      @l kongnamul_spray room={r} tub={b} litres={l} // failed "물 {l}L" | 적을 때 | 물이 10리터 아래로 남았으면 올라온 만큼만 통에 준다. 넉넉하면 실패.
      @k kongnamul_rest room={r} resting=true // kongnamul_rest room={r} resting=false | 물 쉼 | 그 방은 {k} 한다.
      @s kongnamul_pack length=long grams={g} bags={q} // kongnamul_pack length=short grams={g} bags={q} | 담기 | {s:로} {g}그램짜리 {q}봉. 어느 방 것인지는 적지 않는다.
      kongnamul_pack length=short grams={g} bags={q} room={r} | 방까지 | 짧은 것 {q}봉, {g}g, 올라온 방 것.
      kongnamul_dark room={r} dark=true | 어둡게 | 방을 깜깜하게 한다. 밝기는 안 적는다.
      kongnamul_dark room={r} dark=false lux=15 | 조금 밝게 | 방 어둠을 풀고 15럭스로.
    `,
  },
  // 옷 수선
  {
    language: 'ko',
    slots: { no: 'S-221, 수선 0412, A77', cm: '=1.5, 3, 6', mm: '=2.5, 12.5, 20', k: '=늘여, 길게 해 / 줄여, 짧게 해', l: '=왼쪽 다리, 왼다리 / 오른쪽 다리, 오른다리 / 양쪽 다리, 두 다리', won: '=5000, 12000, 28000', t: '=2026-04-20, 2026-06-02, 2026-10-13', w: '=박음질로, 기계로 / 손으로, 감침질로', c: '여인옥, 봉씨, 공무원 하' },
    tools: ['sujeon_length(ticket, change: longer|shorter, cm: num, leg?: left|right|both): 기장', 'sujeon_hem(ticket, method: machine|hand, mm?: num): 밑단', 'sujeon_pay(ticket, won: int, paid: bool): 값', 'sujeon_due(ticket, date, customer?): 찾는 날', 'sujeon_zip(ticket, keep_old: bool): 지퍼'],
    steps: `
      @k sujeon_length ticket="{no}" change=longer cm={cm} // sujeon_length ticket="{no}" change=shorter cm={cm} | 기장 | {no} 바지를 {cm}센티 {k} 주세요. 어느 다리인지 말은 없었어요.
      @l sujeon_length ticket="{no}" change=shorter cm={cm} leg=left // sujeon_length ticket="{no}" change=shorter cm={cm} leg=right // sujeon_length ticket="{no}" change=shorter cm={cm} leg=both | 다리 | {no}: {l} {cm}cm 줄임.
      @w sujeon_hem ticket="{no}" method=machine // sujeon_hem ticket="{no}" method=hand | 밑단 | {no} 밑단은 {w}. 폭은 원래대로니 적지 않음.
      sujeon_hem ticket="{no}" method=hand mm={mm} | 손으로 | {no} 밑단을 손으로 {mm}밀리.
      sujeon_pay ticket="{no}" won={won} paid=true | 받음 | {won}원, {no}, 받았음.
      sujeon_pay ticket="{no}" won={won} paid=false | 안 받음 | {no} {won}원. 아직 안 주셨음.
      sujeon_due ticket="{no}" date={t} customer="{c}" | 찾는 날 | {c:이} {t}에 {no} 찾으심.
      sujeon_due ticket="{no}" date={t} | 날짜만 | {no}: {t}
      sujeon_zip ticket="{no}" keep_old=true | 지퍼 | {no} 지퍼는 헌 것을 다시 단다.
      sujeon_zip ticket="{no}" keep_old=false | 새 지퍼 | {no}, 헌 지퍼는 쓰지 않고 새것으로.
    `,
  },
  // 전통 찻집·발효차
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['차밭 점검 | field_walk → {p1}, {p2}, {p3}', '제다 기록 | tea_log → {k} {kg}kg, {d} 따옴'],
    slots: { p1: '=아랫밭, 개울밭, 1밭', p2: '=윗밭, 대숲밭, 2밭', p3: '=새밭, 바위밭, 3밭', k: '=우전, 세작, 중작', kg: '=1.2, 3.5, 12', d: '=2026-04-19, 2026-05-02, 2026-05-30', s: '=덖어, 솥에 볶아 / 쪄, 김에 익혀 / 말려, 햇볕에 말려', m: '=5, 12, 40', c: '=180, 240, 320', q: '2..40', w: '=씌워, 가려 / 벗겨, 열어' },
    tools: ['jeda_process(leaf, method: pan|steam|sun, kg: num, minutes?: int): 제다', 'jeda_shade(field, shaded: bool, days?: int): 차광', 'jeda_pick(field, leaf, date?): 딴다', 'jeda_store(leaf, date, jars: int, sealed?: bool): 저장', 'jeda_pan(celsius: int, flip?: bool): 솥'],
    steps: `
      @s jeda_process leaf={k} method=pan kg={kg} // jeda_process leaf={k} method=steam kg={kg} // jeda_process leaf={k} method=sun kg={kg} | 제다 | 기록된 잎을 그 무게대로 {s} 주세요. 시간은 손에 맡깁니다.
      jeda_process leaf={k} method=steam kg={kg} minutes={m} | 찌기 | 기록된 잎과 무게로 {m}분 찐다.
      @w jeda_shade field={p2} shaded=true // jeda_shade field={p2} shaded=false | 가리개 | 점검 목록의 둘째 밭을 {w} 둔다.
      jeda_shade field={p3} shaded=true days={q} | 차광 | 셋째 밭을 {q}일 가린다.
      jeda_pick field={p1} leaf={k} date={d} | 따기 | 첫째 밭에서 기록된 잎을, 기록된 날짜로.
      jeda_pick field={p3} leaf={k} | 따기(날 없이) | 마지막 밭에서 같은 잎을 딴다. 날짜는 아직.
      jeda_store leaf={k} date={d} jars={q} sealed=true | 저장 | 그 날짜, 그 잎, {q}단지, 봉해서.
      jeda_store leaf={k} date={d} jars={q} sealed=false | 봉하지 않고 | {q}단지에 기록된 잎과 날짜로 넣되 봉하지는 않는다.
      jeda_pan celsius={c} flip=true | 솥 | 솥은 {c}도, 뒤집기를 켠다.
      jeda_pan celsius={c} | 솥 온도 | 솥 {c}도.
    `,
  },
  // 원격 검진 버스
  {
    language: 'ko',
    event: 'webhook /checkup {"수검자": "{n}", "생년": "{y}", "혈압": "{bp}", "체중": {kg}, "차량": "{v}"}',
    slots: { n: '맹기쁨, 어진수, 탁보람', y: '=1958-03-11, 1971-10-02, 1990-06-25', bp: '=118/76, 142/91, 128/84', kg: '=48.5, 63, 81.2', v: '=검진1호, B-2', a: '=왼팔에서, 왼쪽에서 / 오른팔에서, 오른쪽에서', f: '=굶고 옴, 공복 / 먹고 옴, 식후', k: '=가슴, 흉부 / 배, 복부 / 다리, 하지', t: '=08:30, 09:45, 11:20', q: '1..40', ml: '=3, 5, 8.5' },
    tools: ['geomjin_blood(person, arm: left|right, ml: num, fasting?: bool): 채혈', 'geomjin_scan(person, part: chest|belly|leg, contrast?: bool): 촬영', 'geomjin_vital(person, pressure, kg?: num): 활력', 'geomjin_queue(person, number: int, time?, vehicle?): 순번'],
    steps: `
      @a geomjin_blood person="{n}" arm=left ml={ml} // geomjin_blood person="{n}" arm=right ml={ml} | 채혈 | 온 분 {a} {ml}cc 뽑는다. 굶었는지는 안 적음.
      @f geomjin_blood person="{n}" arm=right ml={ml} fasting=true // geomjin_blood person="{n}" arm=right ml={ml} fasting=false | 공복 여부 | 오른팔, {ml}밀리리터. {f}.
      @k geomjin_scan person="{n}" part=chest // geomjin_scan person="{n}" part=belly // geomjin_scan person="{n}" part=leg | 촬영 | {k} 사진. 조영제 얘기는 없음.
      geomjin_scan person="{n}" part=belly contrast=false | 배 | 조영제 쓰지 않고 복부 찍습니다.
      geomjin_scan person="{n}" part=leg contrast=true | 다리 | 다리는 조영제를 넣고 찍는다.
      geomjin_vital person="{n}" pressure={bp} kg={kg} | 활력 | 이벤트의 혈압과 체중을 적어 주세요.
      geomjin_vital person="{n}" pressure={bp} | 혈압만 | 혈압만 적는다. 체중은 적지 않는다.
      geomjin_queue person="{n}" number={q} time={t} vehicle={v} | 순번 | 순번 {q}, {t}, 올라온 차량으로.
      geomjin_queue person="{n}" number={q} | 번호만 | {q}번. 시간과 차는 빼고.
    `,
  },
  // 벽돌·미장 현장
  {
    language: 'ko',
    slots: { w: '=북벽, 남벽, 계단실', n: '40..900', mm: '=10, 12.5, 18', r: '=1:3, 1:4, 1:5', h: '=6, 24, 48', k: '=겉에, 바깥 면에 / 속에, 안쪽 면에', c: '=붉은 벽돌, 시멘트 벽돌, 고벽돌', s: '=가로로 눕혀, 뉘어 / 세로로 세워, 길게 세워', b: '1..9', t: '=07:20, 13:00, 16:40' },
    tools: ['beokdol_lay(wall, brick, count: int, orient: flat|upright): 쌓는다', 'beokdol_plaster(wall, face: inner|outer, mm: num, ratio?): 바른다', 'beokdol_cure(wall, hours: int, wet?: bool): 굳힌다', 'beokdol_lift(floor_from: int, floor_to: int, pallets: int): 올린다', 'beokdol_mix(ratio, bags: int, at?): 비빈다'],
    steps: `
      @s beokdol_lay wall={w} brick="{c}" count={n} orient=flat // beokdol_lay wall={w} brick="{c}" count={n} orient=upright | 쌓기 | {w}에 {c} {n}장을 {s} 쌓는다.
      @k beokdol_plaster wall={w} face=outer mm={mm} // beokdol_plaster wall={w} face=inner mm={mm} | 미장 | {w} {k} {mm}밀리. 배합은 정하지 않는다.
      beokdol_plaster wall={w} face=inner mm={mm} ratio={r} | 배합 | {r} 배합으로 {w} 안쪽 면 {mm}mm.
      beokdol_cure wall={w} hours={h} wet=true | 양생 | {w} {h}시간, 물 뿌려 가며.
      beokdol_cure wall={w} hours={h} wet=false | 마른 양생 | 물은 뿌리지 말고 {w:을} {h}시간 굳힘.
      beokdol_cure wall={w} hours={h} | 굳히기 | {h}시간. {w}.
      beokdol_lift floor_from=1 floor_to=6 pallets={b} | 올리기 | 1층에서 6층으로 {b}파레트 올린다.
      beokdol_lift floor_from=6 floor_to=1 pallets={b} | 내리기 | 6층에 남은 {b}파레트를 1층으로 내린다.
      beokdol_mix ratio={r} bags={b} at={t} | 비비기 | {t}에 {r}로 {b}포.
      beokdol_mix ratio={r} bags={b} | 반죽 | {b}포를 {r} 비율로. 시간은 말 안 함.
    `,
  },
  // 자동 급이 강아지 호텔
  {
    language: 'ko',
    event: 'mqtt dog/{d} {"이름": "{d}", "방": {r}, "체온": {t}, "보호자": "{o}"}',
    slots: { d: '초코, 몽이, 두부', r: '1..12', t: '38.1..38.9 / 39.8..41.0', o: '차미주, 고영훈, 은비네', g: '=40, 85, 160', q: '13..24', m: '=10, 20, 45', w: '=같이, 다른 애들과 / 따로, 혼자', k: '=물에 불려, 부드럽게 / 마른 채로, 그냥 건사료로', x: '=켜, 틀어 / 꺼, 내려', e: '=09:00, 13:30, 20:10' },
    tools: ['meong_meal(dog, grams: int, form: soaked|dry, at?): 밥', 'meong_room(dog, from_room: int, to_room: int): 방을 옮긴다', 'meong_play(dog, alone: bool, minutes?: int): 놀이', 'meong_fan(room: int, on: bool): 선풍기', 'meong_call(dog, owner, urgent?: bool): 보호자께 알린다'],
    steps: `
      @k meong_meal dog="{d}" grams={g} form=soaked // meong_meal dog="{d}" grams={g} form=dry | 밥 | 올라온 아이에게 {k} {g}그램. 시간은 정하지 않아요.
      meong_meal dog="{d}" grams={g} form=dry at={e} | 시간 밥 | {e}에 건사료 {g}g.
      meong_room dog="{d}" from_room={r} to_room={q} | 방 | 지금 방에서 {q}번 방으로 옮겨요.
      meong_room dog="{d}" from_room={q} to_room={r} | 방 되돌림 | {q}번에 가 있는 아이를 이벤트의 방으로 되돌린다.
      @w meong_play dog="{d}" alone=false // meong_play dog="{d}" alone=true | 놀이 | {w} 놀게 해 주세요. 몇 분인지는 상관없어요.
      meong_play dog="{d}" alone=true minutes={m} | 혼자 | {m}분 혼자 놀린다.
      @x meong_fan room={r} on=true // meong_fan room={r} on=false | 선풍기 | 그 방 선풍기를 {x} 둡니다.
      @t failed "체온 {t}" // meong_call dog="{d}" owner="{o}" urgent=true | 열 | 39.5도 넘으면 보호자께 급하다고 알린다. 넘지 않으면 실패.
      meong_call dog="{d}" owner="{o}" urgent=false | 소식 | 급한 건 아니고 보호자께 소식만.
      meong_call dog="{d}" owner="{o}" | 알림 | 보호자께 이 아이 일로 알려 드린다.
    `,
  },
  // 기상 관측소
  {
    language: 'ko',
    slots: { s: '=AWS-21, 대관령, 섬1', u: '=초속, m/s / 시속, km/h / 노트, 배 쓰는 단위', m: '=1, 10, 60', e: '=2026-03-01, 2026-06-15, 2026-12-20', h: '=2, 10, 50', k: '=바람, 풍속 / 비, 강수 / 눈, 적설', p: '=올려, 높여 / 내려, 낮춰', w: '=소수점까지, 소수 한 자리 / 정수로, 소수 빼고', q: '3..30', v: '=깨워, 켜 / 재워, 꺼' },
    tools: ['gisang_unit(station, unit: mps|kmh|knot): 바람 단위', 'gisang_send(station, what: wind|rain|snow, every_min?: int, decimals?: bool): 보낸다', 'gisang_mast(station, metres: num, move: raise|lower): 관측대', 'gisang_power(station, awake: bool, until?): 전원', 'gisang_fix(station, from_date, to_date, note?): 결측'],
    steps: `
      @u gisang_unit station={s} unit=mps // gisang_unit station={s} unit=kmh // gisang_unit station={s} unit=knot | 단위 | {s} 바람 단위는 {u}.
      @k gisang_send station={s} what=wind // gisang_send station={s} what=rain // gisang_send station={s} what=snow | 보내기 | {s}에서 {k} 값을 보낸다. 간격은 기본대로니 적지 않음.
      gisang_send station={s} what=rain every_min={m} | 비 | {m}분마다 {s}의 비.
      @w gisang_send station={s} what=wind decimals=true // gisang_send station={s} what=wind decimals=false | 소수 | {s} 바람 값은 {w}. 간격은 손대지 않는다.
      @p gisang_mast station={s} metres={h} move=raise // gisang_mast station={s} metres={h} move=lower | 관측대 | {s} 관측대를 {h}미터 {p} 주세요.
      @v gisang_power station={s} awake=true // gisang_power station={s} awake=false | 전원 | {s:을} {v} 놓는다. 언제까지인지는 없다.
      gisang_power station={s} awake=false until={e} | 재우기 | {e}까지 {s:을} 재운다.
      gisang_fix station={s} from_date={e} to_date=2027-01-31 | 결측 | {s}: {e}부터 2027-01-31까지 결측. 메모 남기지 말 것.
      gisang_fix station={s} from_date=2025-12-01 to_date={e} note="센서 교체" | 결측 메모 | {e:로} 끝나고 2025-12-01에 시작. {s}. 메모 "센서 교체".
    `,
  },
  // 마을 공동 세탁·건조
  {
    language: 'ko',
    event: 'peripheral laundry/panel {"기계": {m}, "카드": "{c}", "무게": {kg}, "문": "{d}"}',
    slots: { m: '1..8', c: '=C-118, C-207, 손님카드', kg: '=3.5, 6, 9.2', d: '=닫힘 / 열림', k: '=찬물, 차가운 물 / 미지근한 물, 따뜻한 물 / 삶기, 팔팔 끓는 물', n: '=1, 2, 3', q: '11..30', w: '=약하게, 살살 / 세게, 꽉', won: '=1500, 4000', x: '=왼쪽 통, 왼편 / 오른쪽 통, 오른편' },
    tools: ['ppalrae_wash(machine: int, water: cold|warm|boil, rinse?: int, softener?: bool): 빤다', 'ppalrae_spin(machine: int, strength: soft|hard, minutes?: int): 짠다', 'ppalrae_dry(drum: left|right, minutes: int, card?): 말린다', 'ppalrae_fee(card, won: int, machine?: int): 값'],
    steps: `
      @d ppalrae_wash machine={m} water=cold // failed "문이 열려 있습니다" | 돌리기 | 문이 닫혀 있을 때만 올라온 기계를 찬물로 돌립니다. 열려 있으면 실패.
      @k ppalrae_wash machine={m} water=cold rinse={n} // ppalrae_wash machine={m} water=warm rinse={n} // ppalrae_wash machine={m} water=boil rinse={n} | 물 | {k:로}, 헹굼 {n}번.
      ppalrae_wash machine={q} water=warm softener=false | 유연제 없이 | {q}번 기계 미지근한 물. 유연제는 넣지 말아요. 헹굼 횟수는 상관없고요.
      ppalrae_wash machine={q} water=warm softener=true | 유연제 | {q}번 기계, 따뜻한 물에 유연제 넣어서.
      @w ppalrae_spin machine={m} strength=soft // ppalrae_spin machine={m} strength=hard | 짜기 | 그 기계 {w} 짠다.
      ppalrae_spin machine={m} strength=hard minutes={n} | 탈수 | 세게 {n}분.
      @x ppalrae_dry drum=left minutes={q} // ppalrae_dry drum=right minutes={q} | 건조 | {x:로} {q}분 말린다. 카드 번호는 적지 않는다.
      ppalrae_dry drum=left minutes={q} card={c} | 카드 건조 | 왼쪽 통 {q}분, 찍힌 카드로.
      ppalrae_fee card={c} won={won} machine={m} | 값 | 찍힌 카드에서 {won}원, 기계 번호도 적어서.
      ppalrae_fee card={c} won={won} | 값만 | 그 카드 {won}원. 기계는 적지 않음.
    `,
  },
  // 도로 표지 전광판
  {
    language: 'ko',
    slots: { b: '=VMS-3, VMS-18, 터널앞', t: '=서행하세요, 안개 주의, 전방 공사', km: '=0.8, 2.5, 6', l: '1..4', l2: '5..8', k: '=빨간 글씨, 빨강 / 노란 글씨, 노랑 / 초록 글씨, 초록', d: '=부산 방향, 내려가는 쪽 / 서울 방향, 올라가는 쪽', v: '=30, 50, 80', w: '=막고, 닫고 / 트고, 열고', m: '=10, 45, 90', s: '=06:30, 21:00, 23:20' },
    tools: ['jeongwang_text(board, text, colour?: red|yellow|green): 글', 'jeongwang_limit(board, kmh: int, way?: seoul|busan): 속도', 'jeongwang_lane(board, lane: int, closed: bool, from_km?: num): 차로', 'jeongwang_blank(board, minutes?: int): 비운다', 'jeongwang_shift(from_lane: int, to_lane: int, at?): 차를 돌린다'],
    steps: `
      jeongwang_text board={b} text="{t}" | 글 | {b}에 "{t}". 색은 아무거나.
      @k jeongwang_text board={b} text="{t}" colour=red // jeongwang_text board={b} text="{t}" colour=yellow // jeongwang_text board={b} text="{t}" colour=green | 색 글 | {k:로} "{t}", {b}.
      @d jeongwang_limit board={b} kmh={v} way=busan // jeongwang_limit board={b} kmh={v} way=seoul | 속도 | {b}, {d}, 시속 {v}.
      jeongwang_limit board={b} kmh={v} | 속도(방향 없음) | {b} {v}km/h. 어느 쪽인지는 안 적는다.
      @w jeongwang_lane board={b} lane={l} closed=true // jeongwang_lane board={b} lane={l} closed=false | 차로 | {b} 표시에서 {l}차로를 {w} 갈 것.
      jeongwang_lane board={b} lane={l} closed=true from_km={km} | 막힌 곳 | {km}km 지점부터 {l}차로 막힘, {b}.
      jeongwang_blank board={b} minutes={m} | 비움 | {m}분 비운다, {b}.
      jeongwang_blank board={b} | 지움 | {b:을} 비운다. 시간은 안 적음.
      jeongwang_shift from_lane={l} to_lane={l2} at={s} | 돌리기 | {s}부터 {l}차로 차를 {l2}차로로 돌린다.
      jeongwang_shift from_lane={l2} to_lane={l} | 되돌리기 | {l2}차로에서 {l}차로로 되돌린다. 시각은 미정.
    `,
  },
  // 손님 예약 미용실
  {
    language: 'ko',
    event: 'webhook /hair/{id} {"예약": "{id}", "손님": "{g}", "시각": "{t}", "머리": "{k}"}',
    slots: { id: '=H-20, H-77, 0522', g: '배소이, 태린, 안사장', t: '=10:30, 14:00, 17:20', k: '=짧게, 숏 / 단발, 보브 / 길게, 긴머리', c: '=12, 25, 38', s: '=굵은 것, 크게 / 가는 것, 자잘하게', m: '=15, 30, 70', ml: '=12.5, 40, 60', w: '=앉히고, 안으로 모시고 / 기다리게 하고, 대기', d: '=2026-05-17, 2026-09-01', n: '1..6' },
    tools: ['meori_cut(booking, length: short|bob|long, layers?: int): 자른다', 'meori_perm(booking, curl: tight|loose, minutes?: int): 파마', 'meori_dye(booking, ml: num, patch_test?: bool): 염색', 'meori_seat(guest, seat: int, waiting: bool): 자리', 'meori_next(guest, date, reminder?: bool): 다음 예약'],
    steps: `
      @k meori_cut booking={id} length=short // meori_cut booking={id} length=bob // meori_cut booking={id} length=long | 커트 | 예약에 적힌 머리로 자릅니다. 층은 말씀 없으셨어요.
      meori_cut booking={id} length=long layers={n} | 층 | 긴머리, 층 {n}개.
      @s meori_perm booking={id} curl=loose // meori_perm booking={id} curl=tight | 파마 | 컬은 {s:로}. 시간은 봐 가며.
      meori_perm booking={id} curl=tight minutes={m} | 빠글 | 자잘하게 {m}분.
      meori_dye booking={id} ml={ml} patch_test=true | 염색 | 염색약 {ml}밀리. 피부 시험을 먼저 한다.
      meori_dye booking={id} ml={ml} patch_test=false | 시험 없이 | {ml}ml, 피부 시험은 하지 않기로 했습니다.
      meori_seat guest="{g}" seat={n} waiting=true | 대기 | {n}번에 앉아 기다리시게, 예약하신 분.
      meori_seat guest="{g}" seat={n} waiting=false | 바로 | {n}번 자리로 바로 모십니다. 기다리지 않으심.
      meori_next guest="{g}" date={d} reminder=false | 다음 | {d}에 다시. 알림은 보내지 말아 달라셨음.
      meori_next guest="{g}" date={d} reminder=true | 다음(알림) | 다음은 {d}이고 알림도 보낸다.
    `,
  },
];
