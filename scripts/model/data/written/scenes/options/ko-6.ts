import type { Scene } from '../../scene';

/** Switches, directions, choices and what may be left out, in Korean, part 6. */
export const options6: readonly Scene[] = [
  // 새우 양식 수조: 번호
  {
    language: 'ko',
    slots: { t: '1..12', t2: '13..24', ml: '=12.5, 40, 150', pct: '=10, 30, 55', n: '2..9', w: '=갈색, 먹이 좋은 물 / 맑은, 새 물', g: '=아침 몫, 오전 것 / 저녁 몫, 밤 것', k: '=돌려, 틀어 / 세워, 꺼', d: '=2026-05-13, 2026-08-02' },
    tools: ['saeu_paddle(tank: int, on: bool, rpm?: int): 수차', 'saeu_meal(tank: int, meal: am|pm, grams: int, tray?: bool): 사료', 'saeu_probio(tank: int, ml: num, foam?: bool): 미생물제', 'saeu_transfer(from_tank: int, to_tank: int, percent?: int): 옮긴다'],
    steps: `
      @k saeu_paddle tank={t} on=true // saeu_paddle tank={t} on=false | 수차 | {t}번 수조 수차를 {k} 주세요.
      saeu_paddle tank={t2} on=true rpm=90 | 수차 빠르기 | 수조 {t2}, 분당 90바퀴로 튼다.
      @g saeu_meal tank={t} meal=am grams=450 // saeu_meal tank={t} meal=pm grams=450 | 사료 | {t}번에 {g:로} 450그램. 쟁반은 말이 없다.
      saeu_meal tank={t2} meal=pm grams=320 tray=true | 저녁 쟁반 | {t2}번 수조 저녁 320g, 쟁반에 올려서.
      saeu_meal tank={t2} meal=am grams=320 tray=false | 뿌리기 | 쟁반 쓰지 말고 아침 320g, {t2}번.
      saeu_probio tank={t} ml={ml} | 미생물 | {t}번, {ml}밀리리터.
      saeu_probio tank={t2} ml={ml} foam=false | 거품 없이 | {ml}ml를 수조 {t2}에, 거품 나지 않게.
      saeu_transfer from_tank={t} to_tank={t2} percent={pct} | 옮기기 | {t}번 새우의 {pct}%를 {t2}번으로.
      saeu_transfer from_tank={t2} to_tank={t} | 다 옮기나 | {t2}번에서 {t}번으로. 몇 퍼센트인지는 안 정했음.
    `,
  },
  // 공유 주방
  {
    language: 'ko',
    event: 'webhook /kitchen/slot {"칸": "{k}", "이용자": "{u}", "시작": "{s}", "끝": "{e}"}',
    slots: { k: '=K1, K4, 제과칸', k2: '=K7, K9, 튀김칸', u: '오은별, 담소네, 빵순이', s: '=08:00, 09:30, 11:00', e: '=13:30, 15:00, 20:30', f: '=약불, 작은 불 / 중불, 가운데 불 / 센 불, 큰 불', n: '2..45', b: '1..4', w: '=빨아들이게, 흡기로 / 내보내게, 배기로', c: '=3, 5, -18' },
    tools: ['gongju_slot(bay, user, start, end, deposit?: int): 자리를 준다', 'gongju_swap(bay_from, bay_to, user): 자리를 바꾼다', 'gongju_fire(bay, burner: int, flame: low|mid|high|off, minutes?: int): 화구', 'gongju_hood(bay, flow: in|out, on: bool): 후드', 'gongju_fridge(bay, celsius: int, locked?: bool): 냉장고'],
    steps: `
      gongju_slot bay={k} user="{u}" start={s} end={e} | 배정 | 신청대로. 보증금은 받지 않는다.
      gongju_slot bay={k2} user="{u}" start={s} end={e} deposit=20000 | 다른 칸 | {k2} 칸을 같은 사람, 같은 시간으로. 보증금 20000원.
      gongju_swap bay_from={k} bay_to={k2} user="{u}" | 자리 바꿈 | {u}님을 {k}에서 {k2:로}.
      gongju_swap bay_from={k2} bay_to={k} user="{u}" | 되돌림 | {k2}에 가 있는 그분을 신청한 칸으로 되돌린다.
      @f gongju_fire bay={k} burner={b} flame=low // gongju_fire bay={k} burner={b} flame=mid // gongju_fire bay={k} burner={b} flame=high | 불 | 그 칸 {b}번 화구를 {f:로}.
      gongju_fire bay={k} burner={b} flame=high minutes={n} | 센 불 | {b}번 화구 센 불 {n}분.
      gongju_fire bay={k} burner={b} flame=off | 불 끄기 | {b}번 화구 불 끔. 그 칸.
      @w gongju_hood bay={k} flow=in on=true // gongju_hood bay={k} flow=out on=true | 후드 | 후드를 {w} 켠다.
      gongju_fridge bay={k} celsius={c} locked=true | 냉장고 | {c}도, 자물쇠까지.
      gongju_fridge bay={k2} celsius={c} locked=false | {k2} 냉장고 | {k2}는 {c}도로 하고 잠그지는 않습니다.
    `,
  },
  // 인공호흡·장비 대여 창고
  {
    language: 'ko',
    slots: { e: 'VENT-3, 펌프77, 초음파2', w: '5E, 수술실2, 응급', w2: '7W, 회복실, 신생아', n: '1..9', bat: '=꽂아, 충전해 / 빼, 뽑아', k: '=깨끗한 것, 소독 끝난 것 / 더러운 것, 쓰던 것 / 고칠 것, 고장 난 것', d: '=2026-04-09, 2026-10-22', u: '마석훈, 봉채아', t: '=07:30, 19:00', x: '=소아용, 아이 것 / 성인용, 어른 것' },
    tools: ['jangbi_lend(item, from_ward, to_ward, back_by?): 병동끼리 빌린다', 'jangbi_state(item, state: clean|used|broken, note?): 상태', 'jangbi_charge(item, plugged: bool): 충전', 'jangbi_kit(ward, size: child|adult, count: int, urgent?: bool): 부속', 'jangbi_check(item, date, by?): 점검'],
    steps: `
      jangbi_lend item="{e}" from_ward="{w}" to_ward="{w2}" | 대여 | {w}의 {e:을} {w2:로} 빌려준다.
      jangbi_lend item="{e}" from_ward="{w2}" to_ward="{w}" back_by={d} | 기한 대여 | {w} 병동이 {w2}에서 {e:을} {d}까지 빌린다.
      @k jangbi_state item="{e}" state=clean // jangbi_state item="{e}" state=used // jangbi_state item="{e}" state=broken | 상태 | {e:은} {k:로} 표시. 메모 없음.
      jangbi_state item="{e}" state=broken note="소리 큼" | 고장 메모 | 고장으로 놓고 "소리 큼"을 적는다. {e}.
      @bat jangbi_charge item="{e}" plugged=true // jangbi_charge item="{e}" plugged=false | 충전 | {e} 충전선을 {bat} 둔다.
      @x jangbi_kit ward="{w}" size=child count={n} // jangbi_kit ward="{w}" size=adult count={n} | 부속 | {w}에 {x} {n}벌. 급한지 아닌지는 모름.
      jangbi_kit ward="{w2}" size=child count={n} urgent=true | 급한 부속 | 급합니다. {w2:로} 소아용 {n}벌.
      jangbi_check item="{e}" date={d} by="{u}" | 점검 | {u:이} {d}에 {e:을} 점검.
      jangbi_check item="{e}" date={d} | 점검일 | {e}, {d}. 누가 하는지는 나중에.
    `,
  },
  // 제빙 / 어시장
  {
    language: 'ko',
    event: 'mqtt ice/{m} {"제빙기": "{m}", "얼음": {kg}, "수온": {c}, "주문": "{o}"}',
    slots: { m: '=ICE-2, ICE-8, 포구1', kg: '0..90 / 350..800', c: '4..19', o: '만복호, 해동수산, 용궁횟집', k: '=알갱이로, 부수어 / 통째로, 덩어리로', q: '=40, 120, 500', s: '=차에, 트럭에 / 배에, 배로', w: '=빼, 흘려보내 / 채워, 받아', t: '=03:40, 04:20, 05:10' },
    tools: ['eoreum_make(machine, form: block|flake, kg?: int): 얼린다', 'eoreum_load(customer, kg: int, onto: truck|boat, at?): 싣는다', 'eoreum_water(machine, action: fill|drain): 물', 'eoreum_stop(machine, defrost: bool, reason?): 멈춘다'],
    steps: `
      @k eoreum_make machine={m} form=flake // eoreum_make machine={m} form=block | 얼리기 | 그 기계로 {k} 얼린다. 몇 킬로인지는 정하지 않는다.
      eoreum_make machine={m} form=flake kg={q} | 부순 얼음 | 부순 얼음 {q}킬로.
      eoreum_make machine={m} form=block kg={q} | 덩어리 | {q}kg, 덩어리째로.
      @s eoreum_load customer="{o}" kg={q} onto=truck // eoreum_load customer="{o}" kg={q} onto=boat | 싣기 | 주문한 집에 {q}킬로를 {s} 실어 줘라. 시각은 상관없다.
      eoreum_load customer="{o}" kg={q} onto=boat at={t} | 새벽 | {t}에 주문한 데로 {q}kg, 배에.
      @w eoreum_water machine={m} action=drain // eoreum_water machine={m} action=fill | 물 | 제빙기 물을 {w} 주세요.
      @kg failed "얼음 {kg}kg" // eoreum_load customer="{o}" kg={q} onto=truck | 재고 | 얼음이 200kg 넘게 있을 때만 {q}킬로를 주문자 트럭에. 모자라면 실패로.
      eoreum_stop machine={m} defrost=true reason="성에" | 제상 | "성에"를 까닭으로 멈추고 녹인다.
      eoreum_stop machine={m} defrost=false | 멈춤 | 멈추되 녹이지는 않는다. 이유도 적지 않는다.
    `,
  },
  // 3D 프린터방
  {
    language: 'ko',
    slots: { p: 'Ender-2, 프린터5, K1C', f: 'gear_v2.stl, 손잡이.3mf, cap 7.gcode', c: '195..260', bed: '45..90', l: '=0.12, 0.2, 0.28', pct: '=10, 15, 40', k: '=가운데 속을 비우고, 속 비움 / 꽉 채우고, 속 꽉', s: '=왼쪽 노즐, 왼편 노즐 / 오른쪽 노즐, 오른편 노즐', w: '=받침을 달고, 서포트 넣고 / 받침 없이, 서포트 빼고', m: '=PLA, PETG, ASA', n: '2..12' },
    tools: ['sagak_print(printer, file, layer?: num, support?: bool): 찍는다', 'sagak_heat(printer, nozzle: int, bed: int): 데운다', 'sagak_feed(printer, head: left|right, action: load|unload, material?): 필라멘트', 'sagak_fill(printer, percent: int): 속 채움', 'sagak_pause(printer, minutes?: int): 멈춤'],
    steps: `
      sagak_print printer="{p}" file="{f}" layer={l} | 출력 | {p}에서 {f:을} {l}밀리 층으로.
      @w sagak_print printer="{p}" file="{f}" support=true // sagak_print printer="{p}" file="{f}" support=false | 받침 | {f}, {p}, {w}. 층 두께는 적지 않는다.
      sagak_print printer="{p}" file="{f}" | 그냥 출력 | {p}로 {f}
      sagak_heat printer="{p}" nozzle={c} bed={bed} | 예열 | {p} 노즐 {c}도 베드 {bed}도.
      sagak_heat printer="{p}" nozzle={c} bed={bed} | 데우기 | 베드는 {bed}, 노즐은 {c}. {p}.
      @s sagak_feed printer="{p}" head=left action=load material={m} // sagak_feed printer="{p}" head=right action=load material={m} | 필라멘트 | {p} {s}에 {m:을} 건다.
      @s sagak_feed printer="{p}" head=left action=unload // sagak_feed printer="{p}" head=right action=unload | 빼기 | {p} {s} 것을 뺀다. 재질은 안 적음.
      sagak_fill printer="{p}" percent={pct} | 속 | {p} 속을 {pct}%만 채운다.
      sagak_pause printer="{p}" minutes={n} | 잠깐 | {p} {n}분 멈춤.
      sagak_pause printer="{p}" | 멈춤 | {p} 멈추기. 얼마나인지는 정하지 않는다.
    `,
  },
  // 상수도 누수반
  {
    language: 'ko',
    event: 'webhook /leak {"구역": "{z}", "밸브": "{v}", "유량": {q}, "압력": {p}, "신고": "{who}"}',
    slots: { z: '=북구 3, 서구 11, 남문동', v: '=V-118, V-204, 제수7', v2: '=V-330, V-415, 제수9', q: '3..12 / 40..95', p: '=1.8, 2.4, 3.9', who: '양희수, 익명, 동사무소', w: '=잠그고, 조이고 / 열고, 풀고', t: '=90, 180, 360', k: '=길 밖, 바깥 / 집 안, 안쪽', mm: '=20, 50, 100', d: '=2026-01-14, 2026-11-30', r: '=급한, 당장 할 / 보통, 나중에 해도 될' },
    tools: ['nusu_valve(valve, turn: shut|open, degrees?: int): 제수 밸브', 'nusu_job(zone, urgency: high|normal, side?: indoor|outdoor): 일을 올린다', 'nusu_pipe(zone, diameter_mm: int, date?): 관을 간다', 'nusu_feed(from_valve, to_valve, zone?): 물길을 돌린다'],
    steps: `
      @w nusu_valve valve={v} turn=shut // nusu_valve valve={v} turn=open | 밸브 | 신고된 밸브를 {w} 갑니다. 몇 도인지는 손으로.
      nusu_valve valve={v2} turn=shut degrees={t} | 조이기 | {v2:을} {t}도 조여 잠근다.
      nusu_valve valve={v2} turn=open degrees={t} | 풀기 | {t}도 열기. 밸브는 {v2}.
      @r nusu_job zone="{z}" urgency=high // nusu_job zone="{z}" urgency=normal | 접수 | 그 구역으로 {r} 일을 올린다. 안인지 밖인지는 모른다.
      @k nusu_job zone="{z}" urgency=high side=outdoor // nusu_job zone="{z}" urgency=high side=indoor | 급한 일 | 급하게, {k}에서 새는 걸로 올려 주세요.
      @q failed "유량 {q}" // nusu_valve valve={v} turn=shut | 잠금 | 유량이 20을 넘었으면 그 밸브를 잠근다. 안 넘었으면 실패.
      nusu_pipe zone="{z}" diameter_mm={mm} date={d} | 관 | {d}에 그 구역 {mm}밀리 관으로 간다.
      nusu_pipe zone="{z}" diameter_mm={mm} | 관만 | {mm}mm 관으로 갈기. 날짜는 정하지 않음.
      nusu_feed from_valve={v} to_valve={v2} zone="{z}" | 돌리기 | 물을 신고된 밸브에서 {v2} 쪽으로, 구역도 적어서.
      nusu_feed from_valve={v2} to_valve={v} | 도로 | {v2}에서 신고된 밸브로 되돌린다. 구역은 적지 말 것.
    `,
  },
  // 실험동 시약장
  {
    language: 'ko',
    slots: { r: '=에탄올, 아세톤, 1N NaOH', l: 'LOT-7712, 0419-B, SK88', sh: '1..6', c: '=장 A, 산성장, 냉장2', ml: '=12.5, 100, 2500', d: '=2026-12-31, 2027-06-30', u: '설다현, 연구2, Kim', k: '=불붙는 것, 인화성 / 삭는 것, 부식성 / 독한 것, 독성', q: '1..9', s: '=잠가, 채워 / 열어, 따' },
    tools: ['siyak_put(chemical, lot, cabinet, shelf: int, expires?): 넣는다', 'siyak_use(chemical, ml: num, user, returned?: bool): 쓴다', 'siyak_label(chemical, hazard: flammable|corrosive|toxic, pictogram?: bool): 표지', 'siyak_lock(cabinet, locked: bool): 자물쇠', 'siyak_waste(chemical, ml: num, halogen: bool): 폐액'],
    steps: `
      siyak_put chemical="{r}" lot={l} cabinet="{c}" shelf={sh} expires={d} | 입고 | {r}, 로트 {l}, {c} {sh}단, {d}까지.
      siyak_put chemical="{r}" lot={l} cabinet="{c}" shelf={sh} | 넣기 | {c} {sh}단에 {r}. 로트는 {l}. 기한은 적지 않는다.
      siyak_use chemical="{r}" ml={ml} user="{u}" returned=true | 사용 | {u:이} {r} {ml}밀리 쓰고 도로 갖다 놓음.
      siyak_use chemical="{r}" ml={ml} user="{u}" returned=false | 안 돌려줌 | {r} {ml}mL, {u}. 병은 아직 돌려놓지 않았다.
      siyak_use chemical="{r}" ml={ml} user="{u}" | 쓰기 | {u} {ml}ml, {r}.
      @k siyak_label chemical="{r}" hazard=flammable // siyak_label chemical="{r}" hazard=corrosive // siyak_label chemical="{r}" hazard=toxic | 표지 | {r}에 {k} 표지를 붙인다. 그림 이야기는 없음.
      siyak_label chemical="{r}" hazard=toxic pictogram=false | 글만 | 독성 표지를 {r}에 붙이되 그림은 넣지 않는다.
      @s siyak_lock cabinet="{c}" locked=true // siyak_lock cabinet="{c}" locked=false | 자물쇠 | {c:을} {s} 주세요.
      siyak_waste chemical="{r}" ml={ml} halogen=true | 폐액 | {r} {ml}mL 폐액, 할로겐 든 것으로.
      siyak_waste chemical="{r}" ml={ml} halogen=false | 비할로겐 | {ml}밀리리터 버린다. {r}, 할로겐 없음.
    `,
  },
  // 자동차 검사소
  {
    language: 'ko',
    event: 'peripheral lane/in {"차량": "{c}", "레인": {l}, "주행": {km}, "연료": "{f}"}',
    slots: { c: '=19더4401, 55수7702, 230오1188', l: '1..4', km: '12000..180000', f: '=휘발유, 가솔린 / 경유, 디젤 / 전기, 배터리', d: '=2026-09-18, 2027-03-05, 2028-01-11', n: '=3, 8, 20', lx: '=앞 불빛, 전조등 / 뒤 불빛, 후미등', p: '=붙음, 합격 / 다시 봐야 함, 재검 / 떨어짐, 불합격', w: '=2.4, 0.8, 3.1' },
    tools: ['geomsa_brake(plate, axle: front|rear, kn: num): 제동력', 'geomsa_gas(plate, fuel: petrol|diesel|ev, ppm?: int): 배기', 'geomsa_lamp(plate, lamp: head|tail, ok: bool): 등', 'geomsa_end(plate, result: pass|retest|fail, next?): 끝', 'geomsa_lane(plate, from_lane: int, to_lane: int): 레인을 바꾼다'],
    steps: `
      geomsa_brake plate={c} axle=front kn={w} | 제동 | 앞바퀴 축 {w}kN.
      geomsa_brake plate={c} axle=rear kn={w} | 뒤 제동 | 뒤쪽 축은 {w}킬로뉴턴이었다.
      @f geomsa_gas plate={c} fuel=petrol // geomsa_gas plate={c} fuel=diesel // geomsa_gas plate={c} fuel=ev | 연료 | 들어온 차를 적힌 연료로. 수치는 적지 않는다.
      geomsa_gas plate={c} fuel=diesel ppm={n} | 배기 | 경유차로 {n}ppm.
      @lx geomsa_lamp plate={c} lamp=head ok=true // geomsa_lamp plate={c} lamp=tail ok=true | 등 | {lx} 이상 없음.
      @lx geomsa_lamp plate={c} lamp=head ok=false // geomsa_lamp plate={c} lamp=tail ok=false | 등 불량 | {lx:이} 나갔음. 그렇게 적는다.
      @p geomsa_end plate={c} result=pass // geomsa_end plate={c} result=retest // geomsa_end plate={c} result=fail | 끝 | 결과: {p}. 다음 날짜는 비움.
      geomsa_end plate={c} result=pass next={d} | 다음 검사 | 합격이고 다음은 {d}.
      geomsa_lane plate={c} from_lane={l} to_lane=7 | 레인 | 그 차를 지금 레인에서 7번으로.
      geomsa_lane plate={c} from_lane=7 to_lane={l} | 레인 되돌림 | 7번에 가 있는 그 차, 들어온 레인으로 되돌린다.
    `,
  },
  // 시립 체육관
  {
    language: 'ko',
    slots: { c: '=1코트, 2코트, 5코트', c2: '=3코트, 4코트', g: '이글스, 배드민턴 새벽, 김 코치반', tm: '=06:00, 12:30, 19:00', tm2: '=08:00, 14:00, 21:30', cm: '=155, 224, 243', lx: '=300, 750, 1200', w: '=걸고, 치고 / 걷고, 내리고', k: '=배구, 배구 시합용 / 배드민턴, 셔틀콕 치는', n: '2..30', s: '=반코트, 절반 / 전체, 다 쓰게' },
    tools: ['cheyuk_net(court, sport: volley|badminton, cm?: int, up: bool): 네트', 'cheyuk_book(court, group, start, end?, half?: bool): 잡는다', 'cheyuk_light(court, lux: int, delay_min?: int): 조명', 'cheyuk_move(group, from_court, to_court): 옮긴다'],
    steps: `
      @k cheyuk_net court={c} sport=volley up=true // cheyuk_net court={c} sport=badminton up=true | 네트 | {c}에 {k} 네트를 친다. 높이는 안 적음.
      cheyuk_net court={c} sport=volley cm={cm} up=true | 배구 | {c}, 배구 네트를 {cm}센티로 건다.
      @w cheyuk_net court={c2} sport=badminton up=true // cheyuk_net court={c2} sport=badminton up=false | 배드민턴 | {c2} 배드민턴 네트를 {w} 갈 것.
      cheyuk_book court={c} group="{g}" start={tm} end={tm2} | 예약 | {g}, {c}, {tm}부터 {tm2}까지.
      @s cheyuk_book court={c2} group="{g}" start={tm} half=true // cheyuk_book court={c2} group="{g}" start={tm} half=false | 반/전체 | {c2} {tm} {g}. {s}. 끝나는 시각은 모른다.
      cheyuk_book court={c2} group="{g}" start={tm} | 시작만 | {g:이} {tm}에 {c2:을} 쓴다. 끝은 안 정함. 반인지 전부인지도 말 없음.
      cheyuk_light court={c} lux={lx} | 조명 | {c} {lx}럭스.
      cheyuk_light court={c2} lux={lx} delay_min={n} | 늦춰서 | {n}분 있다 {c2:을} {lx}lx로.
      cheyuk_move group="{g}" from_court={c} to_court={c2} | 옮김 | {g:을} {c}에서 {c2:로}.
      cheyuk_move group="{g}" from_court={c2} to_court={c} | 옮김(반대) | {c:로} {g:을} 옮긴다. 지금 {c2}에 있다.
    `,
  },
  // 커피 로스팅
  {
    language: 'ko',
    event: 'mqtt roast/{r} {"로스터": "{r}", "콩": "{b}", "온도": {c}, "시간": {s}}',
    slots: { r: '=RX-1, 드럼2, 로스터가', b: '=Yirga, 케냐AA, 브라질', c: '150..198 / 205..226', s: '=240, 420, 560', kg: '=0.8, 2.5, 12', k: '=연하게, 밝게 / 중간으로, 보통으로 / 진하게, 까맣게', g: '=굵게, 프렌치프레스용으로 / 곱게, 에스프레소용으로', n: '5..30', w: '=열어, 터 / 닫아, 막아', d: '=2026-06-03, 2026-11-12', bag: '=봉투에, 봉지로 / 통에, 깡통으로' },
    tools: ['kongbak_roast(roaster, bean, degree: light|medium|dark, kg?: num): 볶는다', 'kongbak_damper(roaster, open: bool, percent?: int): 댐퍼', 'kongbak_dump(roaster, cool: bool): 쏟는다', 'kongbak_grind(bean, size: coarse|fine, kg: num): 간다', 'kongbak_pack(bean, into: bag|tin, count: int, date?): 담는다'],
    steps: `
      @k kongbak_roast roaster={r} bean="{b}" degree=light // kongbak_roast roaster={r} bean="{b}" degree=medium // kongbak_roast roaster={r} bean="{b}" degree=dark | 볶기 | 올라온 콩을 {k} 볶는다. 몇 킬로인지는 적지 않는다.
      kongbak_roast roaster={r} bean="{b}" degree=dark kg={kg} | 진하게 | {kg}킬로, 까맣게.
      @w kongbak_damper roaster={r} open=true // kongbak_damper roaster={r} open=false | 댐퍼 | 댐퍼 {w} 둘 것.
      kongbak_damper roaster={r} open=true percent={n} | {n}% | {n}퍼센트만 연다.
      @c failed "{c}도" // kongbak_dump roaster={r} cool=true | 쏟기 | 200도 넘으면 쏟고 식힌다. 아니면 실패로.
      kongbak_dump roaster={r} cool=false | 식히지 않음 | 쏟되 식히지는 마세요.
      @g kongbak_grind bean="{b}" size=coarse kg={kg} // kongbak_grind bean="{b}" size=fine kg={kg} | 갈기 | 그 콩 {kg}kg을 {g} 갈아 주세요.
      @bag kongbak_pack bean="{b}" into=bag count={n} // kongbak_pack bean="{b}" into=tin count={n} | 담기 | {n}개, {bag}. 날짜 안 찍음.
      kongbak_pack bean="{b}" into=bag count={n} date={d} | 날짜 | {d} 찍어서 봉투 {n}개.
    `,
  },
  // 비행장 활주로 장비
  {
    language: 'ko',
    slots: { r: '=09L, 27R, 18', g: '1..12', pct: '=10, 30, 100', w: '=바람 부는 쪽으로, 맞바람으로 / 등바람으로, 바람을 등지고', m: '=4, 9, 20', k: '=눈, 쌓인 눈 / 얼음, 언 곳 / 물, 고인 물', a: 'HL7712, 경비행기3, K-09', b: '=6, 12.5, 18', s: '=왼쪽 등, 좌측 등 / 오른쪽 등, 우측 등 / 가운데 등, 중심선 등' },
    tools: ['hwalju_lamp(runway, row: left|right|centre, percent: int): 등 밝기', 'hwalju_clear(runway, what: snow|ice|water, width_m?: num): 치운다', 'hwalju_use(runway, wind: headwind|tailwind, aircraft?): 쓸 방향', 'hwalju_gate(aircraft, from_gate: int, to_gate: int): 주기장', 'hwalju_siren(on: bool, minutes?: int): 새 쫓기'],
    steps: `
      @s hwalju_lamp runway={r} row=left percent={pct} // hwalju_lamp runway={r} row=right percent={pct} // hwalju_lamp runway={r} row=centre percent={pct} | 등 | 활주로 {r} {s} {pct}%.
      @k hwalju_clear runway={r} what=snow // hwalju_clear runway={r} what=ice // hwalju_clear runway={r} what=water | 치우기 | {r}에서 {k:을} 치운다. 폭은 안 정함.
      hwalju_clear runway={r} what=snow width_m={b} | 폭 | {r} 눈을 {b}미터 폭으로.
      @w hwalju_use runway={r} wind=headwind // hwalju_use runway={r} wind=tailwind | 방향 | {r:을} {w} 쓴다. 기체는 적지 않는다.
      hwalju_use runway={r} wind=headwind aircraft="{a}" | 이륙 | {a:은} {r}에서 맞바람으로.
      hwalju_gate aircraft="{a}" from_gate={g} to_gate=14 | 주기장 | {a:을} {g}번에서 14번으로 옮긴다.
      hwalju_gate aircraft="{a}" from_gate=14 to_gate={g} | 주기장 되돌림 | {a:이} 14번에 있다. {g}번으로.
      hwalju_siren on=true minutes={m} | 새 | 새 쫓는 소리를 {m}분 낸다.
      hwalju_siren on=false | 새 그만 | 새 쫓는 소리 그만 낸다.
      hwalju_siren on=true | 새 쫓기 | 새 쫓는 소리를 낸다. 시간은 정하지 않는다.
    `,
  },
  // 마트 무인 계산대
  {
    language: 'ko',
    event: 'webhook /self/pay {"계산대": {n}, "금액": {won}, "회원": "{m}", "상태": "{st}"}',
    slots: { n: '1..8', won: '=4800, 21500, 67300', m: '=M-7781, 모름, G-220', st: '=정상, 완료 / 막힘, 걸림', q: '9..20', k: '=그릇, 접시 / 술, 주류 / 채소, 야채', v: '=빨갛게, 붉게 / 파랗게, 푸르게 / 꺼, 끈 채로', d: '=2026-02-20, 2026-08-11', c: '=현금, 돈으로 / 카드, 카드로', pct: '=5, 10, 30' },
    tools: ['muincal_lamp(till: int, colour: red|blue|off): 등', 'muincal_pay(till: int, won: int, by: cash|card, receipt?: bool): 받는다', 'muincal_open(till: int, drawer: bool, note?): 계산대를 연다', 'muincal_off(group: dish|alcohol|veg, percent: int, until?): 할인', 'muincal_move(from_till: int, to_till: int): 손님을 옮긴다'],
    steps: `
      @v muincal_lamp till={n} colour=red // muincal_lamp till={n} colour=blue // muincal_lamp till={n} colour=off | 등 | 그 계산대 등을 {v} 둔다.
      @st failed "계산대 {st}" // muincal_lamp till={n} colour=red | 막힌 계산대 | 걸리거나 막힌 계산대만 붉게 켠다. 잘 돌아가면 실패.
      @c muincal_pay till={n} won={won} by=cash // muincal_pay till={n} won={won} by=card | 받기 | 올라온 금액을 {c} 받는다. 영수증은 묻지 않았다.
      muincal_pay till={n} won={won} by=card receipt=true | 영수증 | 그 금액 카드로 받고 영수증 뽑아 드린다.
      muincal_pay till={n} won={won} by=card receipt=false | 영수증 없이 | 카드, 그 금액, 영수증 뽑지 않기.
      muincal_open till={n} drawer=true note="거스름돈 부족" | 서랍 | 돈통을 열고 "거스름돈 부족"이라 적는다.
      muincal_open till={q} drawer=false | 서랍 빼고 | {q}번을 열되 돈통은 열지 않는다. 메모도 없음.
      @k muincal_off group=dish percent={pct} // muincal_off group=alcohol percent={pct} // muincal_off group=veg percent={pct} | 할인 | {k:을} {pct}% 깎아 준다. 언제까지인지는 안 정함.
      muincal_off group=veg percent={pct} until={d} | 채소 할인 | 채소 {pct}% 할인, {d}까지.
      muincal_move from_till={n} to_till={q} | 옮기기 | 그 계산대 손님을 {q}번으로.
      muincal_move from_till={q} to_till={n} | 반대 | {q}번 줄의 손님을 이벤트의 계산대로 보낸다.
    `,
  },
];
