import type { Scene } from '../../scene';

/** Switches, directions, choices and what may be left out, in Korean, part 3. */
export const options3: readonly Scene[] = [
  // 저수지 수문
  {
    language: 'ko',
    event: 'mqtt sumun/{g} {"수문": "{g}", "수위": {m}, "유입": {q}, "위치": "{p}"}',
    slots: { g: '=G2, G7, 하리1', m: '1.1..2.4 / 4.2..5.8', q: '3..90', p: '=상류, 하류', pct: '5..95', d: '=열어, 들어 / 닫아, 내려', f: '=물고기길, 어도 / 여수로, 넘치는 물길 / 도수로, 논물길', n: '10..50', tm: '=05:30, 13:00, 20:20' },
    tools: ['mulmun_gate(gate, motion: open|close|hold, percent?: int): 수문', 'mulmun_path(path: fish|spill|canal, open: bool): 물길', 'mulmun_siren(zone: upstream|downstream, seconds: int, voice?: bool): 경보', 'mulmun_log(gate, at?, value: num): 수위를 적는다'],
    steps: `
      @d mulmun_gate gate={g} motion=open // mulmun_gate gate={g} motion=close | 수문 | 보고 들어온 수문을 {d} 둔다. 몇 퍼센트인지는 현장에서.
      mulmun_gate gate={g} motion=open percent={pct} | 열기 | {pct}% 연다.
      mulmun_gate gate={g} motion=close percent={pct} | 닫기 | {pct}%만큼 닫는다. 그 수문.
      mulmun_gate gate={g} motion=hold | 고정 | 움직이지 말고 지금 자리에 잡아 둘 것.
      @f mulmun_path path=fish open=true // mulmun_path path=spill open=true // mulmun_path path=canal open=true | 물길 | {f:을} 튼다.
      @f mulmun_path path=fish open=false // mulmun_path path=spill open=false // mulmun_path path=canal open=false | 막기 | {f:은} 이제 막습니다.
      @m failed "수위 {m}m" // mulmun_siren zone=downstream seconds={n} | 하류 경보 | 수위가 3미터를 넘었을 때만 아래쪽에 {n}초 사이렌. 아니면 실패.
      mulmun_siren zone=upstream seconds={n} voice=false | 상류 | 위쪽에 {n}초, 말소리 없이 사이렌만.
      mulmun_siren zone=downstream seconds={n} voice=true | 말로도 | 하류에 {n}초 울리고 말로도 알린다.
      mulmun_log gate={g} value={m} | 기록 | 올라온 수위를 적는다. 시각은 비운다.
      mulmun_log gate={g} at={tm} value={m} | 시각까지 | {tm}의 값으로 올라온 수위를 적어 주세요.
    `,
  },
  // 카페
  {
    language: 'ko',
    slots: { n: '1..24', d: '=아메리카노, 라떼, 유자차', c: '1..9', s: '=작은 잔, 톨 / 중간 잔, 그란데 / 큰 잔, 벤티', t: '=차갑게, 얼음 넣어 / 뜨겁게, 김 나게', who: '강다온, 위하준, 손님 표', won: '=4500, 5200, 6800', o: '=먹고 감, 매장 / 가져감, 포장' },
    tools: ['kapi_drink(table: int, drink, count: int, temp: hot|ice, size?: s|m|l, decaf?: bool): 음료를 넣는다', 'kapi_pay(table: int, won: int, method: card|cash, receipt?: bool): 계산', 'kapi_seat(table: int, people: int, name?): 자리', 'kapi_pack(table: int, togo: bool): 포장인지'],
    steps: `
      @t kapi_drink table={n} drink={d} count={c} temp=ice // kapi_drink table={n} drink={d} count={c} temp=hot | 주문 | {n}번 {d} {c}잔, {t}.
      @s kapi_drink table={n} drink={d} count={c} temp=hot size=s // kapi_drink table={n} drink={d} count={c} temp=hot size=m // kapi_drink table={n} drink={d} count={c} temp=hot size=l | 잔 크기 | {n}번 테이블, 뜨거운 {d:을} {c}잔. {s:로}.
      kapi_drink table={n} drink={d} count={c} temp=ice decaf=true | 디카페인 | 얼음 넣은 {d} {c}잔. 카페인은 뺀다. {n}번.
      kapi_drink table={n} drink={d} count={c} temp=hot decaf=false | 일반 | 따뜻한 {d} {c}잔, {n}번, 디카페인 아님.
      kapi_pay table={n} won={won} method=cash receipt=true | 현금 | {n}번 {won}원 현금, 영수증 끊음.
      kapi_pay table={n} won={won} method=card | 카드 | {won}원 카드 결제, {n}번. 영수증 말씀은 없었어요.
      kapi_pay table={n} won={won} method=card receipt=false | 영수증 안 받음 | 카드 {won}원. {n}번, 영수증은 필요 없다심.
      kapi_seat table={n} people={c} name="{who}" | 자리 | {n}번에 {c}명, {who} 이름으로.
      kapi_seat table={n} people={c} | 이름 없이 | {c}명이 {n}번 자리에 앉는다. 성함은 안 물음.
      @o kapi_pack table={n} togo=false // kapi_pack table={n} togo=true | 포장 여부 | {n}번: {o}.
    `,
  },
  // 발전기
  {
    language: 'ko',
    event: 'mqtt gen/{id} {"호기": "{id}", "전압": {v}, "연료": {fu}, "상태": "{st}"}',
    slots: { id: '=GEN-2, 2호기, B동', v: '=378, 381, 402', fu: '3..12 / 45..90', st: '=정지, 대기 / 운전, 가동', kw: '=60, 120, 250', n: '2..15', s: '=한전 쪽, 바깥 전기 / 발전기 쪽, 자체 전기', c: '=여유 있게, 천천히 / 급하게, 바로' },
    tools: ['balden_start(unit, load_kw?: int, warmup?: bool): 발전기를 건다', 'balden_stop(unit, cool_min?: int, emergency?: bool): 발전기를 끈다', 'balden_source(source: grid|genset, hold?: bool): 전원을 바꾼다', 'balden_fuel(unit, litres: int, tank: day|main): 기름을 넣는다'],
    steps: `
      @st balden_start unit={id} // balden_stop unit={id} | 엇바꾸기 | 서 있으면 걸고, 돌고 있으면 끈다.
      balden_start unit={id} load_kw={kw} warmup=true | 시동 | 예열하고 {kw}kW 걸어 준다.
      balden_start unit={id} load_kw={kw} warmup=false | 급시동 | 예열 없이 바로 {kw}킬로와트.
      balden_stop unit={id} cool_min={n} | 식히고 정지 | {n}분 식힌 뒤 끈다.
      balden_stop unit={id} emergency=true | 비상 정지 | 비상으로 정지! 식힐 틈 없음.
      @s balden_source source=grid // balden_source source=genset | 전환 | 부하를 {s:로} 넘깁니다.
      balden_source source=genset hold=true | 붙잡기 | 발전기로 넘기고 그대로 붙들어 둔다.
      @fu balden_fuel unit={id} litres={kw} tank=day // failed "연료 {fu}%" | 급유 | 연료가 30% 밑일 때만 그날 쓰는 탱크에 {kw}리터.
      balden_fuel unit={id} litres={kw} tank=main | 큰 탱크 | 큰 탱크에 {kw}L 넣음.
    `,
  },
  // 수의원
  {
    language: 'ko',
    event: 'webhook /vet/{pet} {"이름": "{pet}", "보호자": "{own}", "몸무게": {kg}, "종": "{sp}"}',
    slots: { pet: '콩떡, 루나, 밤이', own: '임소연, 태경호, 하나래', kg: '2.1..4.9 / 18.2..34.6', sp: '=강아지, 고양이', mg: '=12.5, 25, 60', d: '3..14', day: '=2026-03-09, 2026-07-21, 2026-12-02', dose: '=주사로, 바늘로 / 먹는 걸로, 알약으로 / 바르는 걸로, 연고로', ear: '=왼쪽 귀, 왼귀 / 오른쪽 귀, 오른귀' },
    tools: ['naeui_dose(pet, drug, mg: num, route: inject|oral|topical): 약을 준다', 'naeui_cage(pet, cage: int, side?: left|right): 입원장', 'naeui_ear(pet, side: left|right, clean: bool): 귀', 'naeui_revisit(pet, owner, date, vaccine?: bool): 다시 오는 날', 'naeui_band(pet, on: bool, days?: int): 깔때기'],
    steps: `
      @dose naeui_dose pet="{pet}" drug="멜록시캄" mg={mg} route=inject // naeui_dose pet="{pet}" drug="멜록시캄" mg={mg} route=oral // naeui_dose pet="{pet}" drug="멜록시캄" mg={mg} route=topical | 투약 | 멜록시캄 {mg}밀리그램을 {dose}. 들어온 아이에게.
      @kg naeui_cage pet="{pet}" cage=3 // failed "{kg}kg" | 작은 장 | 10kg 밑이면 3번 장에 넣는다. 크면 넣지 않고 실패. 왼쪽, 오른쪽은 안 가림.
      naeui_cage pet="{pet}" cage=6 side=right | 6번 장 | 6번 오른편 칸에 입원.
      naeui_cage pet="{pet}" cage=8 side=left | 왼편 | 8번 장 왼쪽 칸이요.
      @ear naeui_ear pet="{pet}" side=left clean=true // naeui_ear pet="{pet}" side=right clean=true | 귀 청소 | {ear:을} 닦아 준다.
      @ear naeui_ear pet="{pet}" side=left clean=false // naeui_ear pet="{pet}" side=right clean=false | 귀는 보기만 | {ear}는 닦지 말고 보기만 하는 것으로 적습니다.
      naeui_revisit pet="{pet}" owner="{own}" date={day} vaccine=true | 재진 | {day}에 다시 오시고 예방주사도 맞힙니다. 보호자는 적힌 분.
      naeui_revisit pet="{pet}" owner="{own}" date={day} vaccine=false | 재진만 | {day} 재진, 주사는 안 맞음.
      naeui_band pet="{pet}" on=true days={d} | 깔때기 | {d}일 동안 깔때기를 씌운다.
      naeui_band pet="{pet}" on=false | 벗기기 | 깔때기 벗겨도 됨.
    `,
  },
  // 유치원 버스와 교실
  {
    language: 'ko',
    slots: { c: '=햇님반, 별님반, 숲속반', c2: '=달님반, 바다반', k: '=권우빈, 나은율, 서도담', n: '1..24', t: '=10:30, 12:10, 15:20', m: '=5, 10, 20', b: '=낮잠, 자는 시간 / 바깥놀이, 마당 나가는 시간 / 간식, 먹는 시간', f: '=우유, 요구르트, 바나나', q: '2..30' },
    tools: ['yuchi_move(child, from_class, to_class, until?): 반을 옮긴다', 'yuchi_time(class, period: nap|outdoor|snack, start, minutes?: int): 시간표', 'yuchi_snack(class, item, count: int, allergy_checked?: bool): 간식', 'yuchi_pick(child, who, early: bool): 데려가는 사람'],
    steps: `
      yuchi_move child={k} from_class={c} to_class={c2} | 반 이동 | {k} 어린이를 {c}에서 {c2}으로.
      yuchi_move child={k} from_class={c2} to_class={c} | 반대로 | {c}으로 옮겨요, {k}. 원래 {c2}이에요.
      yuchi_move child={k} from_class={c} to_class={c2} until={t} | 잠깐 | {t}까지만 {k:을} {c}에서 {c2}으로 보내요.
      @b yuchi_time class={c} period=nap start={t} // yuchi_time class={c} period=outdoor start={t} // yuchi_time class={c} period=snack start={t} | 시간표 | {c} {b}: {t}부터. 얼마나인지는 그날 봐서.
      yuchi_time class={c2} period=outdoor start={t} minutes={m} | 마당 | {c2}은 {t}에 {m}분 바깥놀이.
      yuchi_snack class={c} item={f} count={q} allergy_checked=true | 간식 | {c}에 {f} {q}개. 알레르기는 확인했음.
      yuchi_snack class={c2} item={f} count={q} | 간식 {q} | {f} {q}개를 {c2}으로.
      yuchi_pick child={k} who="할머니" early=true | 조퇴 | {k}: "할머니"가 오늘 일찍 데려가심.
      yuchi_pick child={k} who="고모" early=false | 하원 | {k:은} 제시간에 "고모"가 데려갑니다.
    `,
  },
  // 도장 부스
  {
    language: 'ko',
    slots: { b: '1..5', g: '1..6', um: '=35, 60, 80', bar: '=1.8, 2.5, 3.2', cl: '=흰색12, RAL7016, 은회색', c: '=60, 80, 140', m: '=15, 25, 40', k: '=밑칠, 하도 / 중간칠, 중도 / 마지막 칠, 상도', w: '=빨아들이게, 뽑게 / 불어넣게, 밀어 넣게', v: '=세로로, 위아래로 / 가로로, 옆으로' },
    tools: ['dojang_coat(booth: int, layer: primer|mid|top, microns: int, colour?): 칠한다', 'dojang_air(booth: int, flow: supply|extract, on: bool): 공기', 'dojang_bake(booth: int, celsius: int, minutes?: int): 굽는다', 'dojang_gun(gun: int, bar: num, fan?: vertical|horizontal): 스프레이건'],
    steps: `
      @k dojang_coat booth={b} layer=primer microns={um} // dojang_coat booth={b} layer=mid microns={um} // dojang_coat booth={b} layer=top microns={um} | 칠 | {b}번 부스, {k}, {um}미크론.
      dojang_coat booth={b} layer=top microns={um} colour="{cl}" | 상도 | {b}번 부스 마지막 칠, {cl}, {um}마이크론.
      @w dojang_air booth={b} flow=extract on=true // dojang_air booth={b} flow=supply on=true | 공기 | {b}번 부스 공기를 {w} 켠다.
      dojang_air booth={b} flow=supply on=false | 급기 끄기 | {b}번 새 공기 불어 넣는 팬은 끈다. 뽑는 쪽은 그대로.
      dojang_bake booth={b} celsius={c} minutes={m} | 굽기 | {m}분간 {c}도, {b}번.
      dojang_bake booth={b} celsius={c} | 온도만 | {b}번을 {c}도로. 몇 분인지는 말하지 않음.
      @v dojang_gun gun={g} bar={bar} fan=vertical // dojang_gun gun={g} bar={bar} fan=horizontal | 건 | {g}번 건 {bar}바, 부채꼴은 {v}.
      dojang_gun gun={g} bar={bar} | 압력 | {g}번 건을 {bar}bar로.
    `,
  },
  // 시장 상인회
  {
    language: 'ko',
    event: 'webhook /stall/{s} {"점포": "{s}", "주인": "{o}", "품목": "{it}", "민원": "{cp}"}',
    slots: { s: '=가-12, 나-03, 생선7', o: '피순례, 강필구, 연이모', it: '=고등어, 참기름, 이불', cp: '=소음, 통행, 악취', won: '=30000, 45000, 80000', row: '1..9', n: '1..6', w: '=큰길 문, 큰길 쪽 문 / 골목 문, 골목 쪽 문', d: '=2026-02-10, 2026-06-01, 2026-10-28', a: '=치워, 걷어 / 쳐, 펼쳐' },
    tools: ['sijang_awning(stall, deployed: bool): 차양', 'sijang_rent(stall, owner, won: int, month?): 자릿세를 적는다', 'sijang_warn(stall, kind: noise|smell|aisle, fine?: int): 경고', 'sijang_gate(gate: street|alley, locked: bool): 시장 문', 'sijang_swap(stall_a, stall_b): 자리를 맞바꾼다'],
    steps: `
      @a sijang_awning stall={s} deployed=false // sijang_awning stall={s} deployed=true | 차양 | 그 점포 차양을 {a} 주세요.
      sijang_rent stall={s} owner="{o}" won={won} month=2026-08 | 자릿세 | 2026-08 자릿세 {won}원. 점포와 주인은 위와 같음.
      sijang_rent stall={s} owner="{o}" won={won} | 자릿세(달 없이) | 이 점포 이 주인 {won}원. 몇 월치인지는 적지 않는다.
      sijang_warn stall={s} kind=noise | 소음 | 시끄럽다는 이유로 경고한다. 벌금은 없다.
      sijang_warn stall={s} kind=aisle fine={won} | 통로 | 물건을 길에 내놓았음. 통로 막은 경고에 벌금 {won}원.
      sijang_warn stall={s} kind=smell | 냄새 | 냄새 때문에 경고. 벌금은 매기지 말 것.
      @w sijang_gate gate=street locked=true // sijang_gate gate=alley locked=true | 잠그기 | {w:을} 잠급니다.
      @w sijang_gate gate=street locked=false // sijang_gate gate=alley locked=false | 열기 | {w:은} 열어 두고.
      sijang_swap stall_a={s} stall_b=다-21 | 자리 교환 | 이 점포와 다-21의 자리를 맞바꾼다. 이 점포가 첫째.
      sijang_swap stall_a=다-21 stall_b={s} | 교환 | 첫째로 다-21, 둘째로 이 점포를 적어 자리를 바꾼다.
    `,
  },
  // 골프 연습장
  {
    language: 'ko',
    slots: { b: '1..60', m: '=30, 60, 90', c: '=드라이버, 7번 아이언, 퍼터', q: '=20, 50, 100', fl: '1..3', h: '=높게, 길게 / 낮게, 짧게 / 보통으로, 중간으로', k: '=오른손, 오른쪽 치기 / 왼손, 왼쪽 치기', o: '=서창민, 원보배, 남궁율', t: '=07:00, 14:30, 20:45' },
    tools: ['geulbae_bay(bay: int, minutes: int, hand: right|left, name?): 타석을 연다', 'geulbae_tee(bay: int, height: low|mid|high): 티 높이', 'geulbae_ball(bay: int, balls: int, free?: bool): 공을 넣는다', 'geulbae_net(floor: int, raised: bool): 망', 'geulbae_book(bay: int, start, end): 예약'],
    steps: `
      @k geulbae_bay bay={b} minutes={m} hand=right // geulbae_bay bay={b} minutes={m} hand=left | 타석 | {b}번 타석 {m}분, {k}. 이름은 안 받음.
      geulbae_bay bay={b} minutes={m} hand=left name={o} | 이름까지 | {o}님, {b}번, 왼손잡이, {m}분.
      @h geulbae_tee bay={b} height=high // geulbae_tee bay={b} height=low // geulbae_tee bay={b} height=mid | 티 | {b}번 타석 티를 {h}.
      geulbae_ball bay={b} balls={q} free=true | 서비스 | {b}번에 공 {q}개, 공짜로.
      geulbae_ball bay={b} balls={q} free=false | 유료 | {q}개를 {b}번에, 돈 받고 넣는다.
      geulbae_ball bay={b} balls={q} | 공 | {q}알, {b}번 타석.
      geulbae_net floor={fl} raised=true | 망 올리기 | {fl}층 망을 걷어 올린다.
      geulbae_net floor={fl} raised=false | 망 내리기 | 바람 분다. {fl}층 망 내려라.
      geulbae_book bay={b} start=07:30 end=08:20 | 예약 | {b}번, 07:30에 시작해 08:20에 끝.
      geulbae_book bay={b} start=19:00 end=20:30 | 저녁 | 20:30까지, {b}번. 시작은 19:00입니다.
    `,
  },
  // 연구실 원심분리
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['시료 목록 | sample_list → {s1}, {s2}, {s3} ({n}개)', '장비 확인 | rotor_check → 로터 {ro}, 균형 {bal}'],
    slots: { s1: 'AX-1, plasma7, 토양3', s2: 'AX-2, plasma8, 토양4', s3: 'AX-3, plasma9, 토양5', n: '3..24', ro: '=FA-45, SW-32, JA-10', bal: '=양호, 정상 / 불량, 어긋남', g: '=800, 3000, 12000', m: '=5, 10, 30', c: '=4, 20, 25', k: '=부드럽게, 서서히 / 빠르게, 급히', u: '=윗물, 상층액 / 가라앉은 것, 침전물', ul: '=12.5, 50, 200' },
    tools: ['sigryo_spin(rotor, rcf: int, minutes: int, brake?: soft|hard, celsius?: int): 원심분리', 'sigryo_keep(sample, part: pellet|supernatant, volume_ul?: num): 남긴다', 'sigryo_pair(sample_a, sample_b): 맞은편에 꽂는다', 'sigryo_bin(sample, hazard: bool): 버린다'],
    steps: `
      @bal sigryo_spin rotor={ro} rcf={g} minutes={m} // failed "균형 {bal}" | 돌리기 | 균형이 맞을 때만 확인된 로터로 {g}g {m}분. 어긋났으면 실패.
      @k sigryo_spin rotor={ro} rcf={g} minutes={m} brake=soft // sigryo_spin rotor={ro} rcf={g} minutes={m} brake=hard | 제동 | {m}분, {g} g. 멈출 때 {k}. 온도는 그대로 두니 적지 않는다.
      sigryo_spin rotor={ro} rcf={g} minutes={m} celsius={c} | 저온 | {c}도에서 {g}g로 {m}분 돌린다. 제동 이야기는 없다.
      @u sigryo_keep sample={s2} part=supernatant // sigryo_keep sample={s2} part=pellet | 남기기 | 목록 둘째 시료에서 {u:을} 남긴다. 부피는 잴 때 봄.
      sigryo_keep sample={s1} part=pellet volume_ul={ul} | 침전 | 첫째 시료 침전물 {ul}마이크로리터.
      sigryo_keep sample={s3} part=supernatant volume_ul={ul} | 상층 | 셋째 시료는 상층액으로 {ul}µL.
      sigryo_pair sample_a={s1} sample_b={s3} | 짝 | 첫째를 a 자리, 셋째를 b 자리에.
      sigryo_pair sample_a={s3} sample_b={s2} | 다른 짝 | b 자리에 둘째, a 자리에 셋째 시료.
      sigryo_bin sample={s2} hazard=true | 폐기 | 가운데 시료를 위험물로 버린다.
      sigryo_bin sample={s1} hazard=false | 일반 폐기 | 첫째는 위험하지 않은 쓰레기로 버려 주세요.
    `,
  },
  // 택배 무인함
  {
    language: 'ko',
    slots: { no: '1..60', tel: '=010-3321-8870, 010-9004-2215, 010-4467-0031', cr: '=한빛택배, 새벽로지스, 두레', d: '=2026-04-02, 2026-08-19, 2026-11-23', k: '=작은 칸, 소형 / 큰 칸, 대형 / 차가운 칸, 냉장', w: '=앞을, 앞쪽을 / 뒤를, 뒤쪽을', rf: '=반송, 돌려보낼 / 보관, 더 두었다 줄' },
    tools: ['muin_open(box: int, phone?, once?: bool): 칸을 연다', 'muin_put(size: small|large|cold, courier, keep_until?): 짐을 넣는다', 'muin_end(box: int, result: returned|kept, reason?): 처리를 마친다', 'muin_panel(facing: front|back, on: bool): 화면'],
    steps: `
      muin_open box={no} phone={tel} | 열기 | {no}번 칸, 받는 분 {tel}.
      muin_open box={no} once=true | 한 번만 | {no}번을 이번 한 번만 연다. 전화번호는 필요 없음.
      muin_open box={no} phone={tel} once=false | 여러 번 | {tel} 번호로 {no}번 칸을 여러 번 열 수 있게. 한 번짜리 아님.
      @k muin_put size=small courier={cr} // muin_put size=large courier={cr} // muin_put size=cold courier={cr} | 넣기 | {cr} 짐은 {k}. 언제까지인지는 안 정함.
      muin_put size=large courier={cr} keep_until={d} | 기한 | {cr}, 대형, {d}까지 보관.
      @rf muin_end box={no} result=returned // muin_end box={no} result=kept | 처리 | {no}번은 {rf} 것으로 마칩니다. 이유는 쓰지 않음.
      muin_end box={no} result=returned reason="주소 틀림" | 반송 | {no}번 반송. 이유는 "주소 틀림"
      @w muin_panel facing=front on=true // muin_panel facing=back on=true | 화면 켜기 | {w} 향한 화면을 켭니다.
      @w muin_panel facing=front on=false // muin_panel facing=back on=false | 화면 끄기 | {w} 향한 화면 꺼 놓는다.
    `,
  },
  // 방앗간 포장기 / 떡집
  {
    language: 'ko',
    slots: { t: '=송편, 인절미, 시루떡', n: '10..400', g: '=45, 80, 250', c: '=12.5, 30, 50', k: '=깨, 깨 넣은 것 / 콩, 콩 넣은 것 / 팥, 팥 넣은 것', who: '배 사장, 희선네, 목요장', d: '=2026-09-24, 2026-02-16, 2026-05-30', p: '=상자로, 종이 상자에 / 봉지로, 비닐에', s: '=동쪽 창구, 해 뜨는 창 / 서쪽 창구, 해 지는 창' },
    tools: ['tteok_make(kind, grams: int, count: int, filling?: sesame|bean|redbean): 떡을 만든다', 'tteok_pack(count: int, wrap: box|bag, ice?: bool): 싼다', 'tteok_order(buyer, kind, count: int, due?, prepaid?: bool): 주문을 받는다', 'tteok_window(window: east|west, open: bool): 창구'],
    steps: `
      @k tteok_make kind={t} grams={g} count={n} filling=sesame // tteok_make kind={t} grams={g} count={n} filling=bean // tteok_make kind={t} grams={g} count={n} filling=redbean | 소 넣기 | {t} {g}그램짜리 {n}개, {k:로}.
      tteok_make kind={t} grams={g} count={n} | 만들기 | {t} {n}개, 하나에 {g}g. 소는 정하지 않는다.
      @p tteok_pack count={n} wrap=box // tteok_pack count={n} wrap=bag | 포장 | {n}개 {p} 담기.
      tteok_pack count={n} wrap=box ice=true | 얼음 | 아이스팩 넣어 상자에 {n}개.
      tteok_pack count={n} wrap=bag ice=false | 얼음 없이 | 비닐 봉지, {n}개, 얼음은 빼고.
      tteok_order buyer="{who}" kind={t} count={n} due={d} prepaid=true | 주문 | {who}, {t} {n}개, {d}까지, 돈은 먼저 받았음.
      tteok_order buyer="{who}" kind={t} count={n} due={d} prepaid=false | 후불 | {d} 찾으러 오심. {who:은} {t} {n}개, 후불입니다.
      tteok_order buyer="{who}" kind={t} count={n} | 주문만 | {t} {n}개, {who}. 날짜랑 돈 얘기는 안 함.
      @s tteok_window window=east open=true // tteok_window window=west open=true | 창구 열기 | {s} 열고 손님 받습니다.
      @s tteok_window window=east open=false // tteok_window window=west open=false | 창구 닫기 | {s} 닫는다.
    `,
  },
  // 자전거 대여
  {
    language: 'ko',
    event: 'mqtt bike/{st} {"대여소": "{st}", "자전거": "{bk}", "배터리": {b}, "거치": {n}}',
    slots: { st: '=ST-21, 강변3, 역앞', st2: '=ST-40, 공원1, 다리목', bk: '=B0117, 전기22, K-905', b: '4..14 / 60..98', n: '0..20', c: '2..9', f: '=앞바퀴, 앞쪽 바퀴 / 뒷바퀴, 뒤쪽 바퀴', l: '=잠가, 채워 / 풀어, 따', psi: '=45, 60, 80' },
    tools: ['dallim_lock(bike, locked: bool, beep?: bool): 자물쇠', 'dallim_move(bike, from_station, to_station): 옮겨 놓는다', 'dallim_truck(station, action: bring|collect, bikes?: int): 트럭을 보낸다', 'dallim_tyre(bike, wheel: front|rear, psi: int): 바퀴 공기', 'dallim_fix(bike, part, urgent?: bool): 수리를 맡긴다'],
    steps: `
      @l dallim_lock bike={bk} locked=true // dallim_lock bike={bk} locked=false | 자물쇠 | 올라온 자전거를 {l} 둔다.
      dallim_lock bike={bk} locked=true beep=false | 조용히 | 소리 내지 말고 잠근다.
      dallim_move bike={bk} from_station={st} to_station={st2} | 재배치 | 그 자전거를 {st2:로} 옮긴다. 지금은 이벤트의 대여소.
      dallim_move bike={bk} from_station={st2} to_station={st} | 돌려놓기 | 그 자전거가 {st2}에 가 있다. 보고한 대여소로 되돌린다.
      dallim_truck station={st} action=bring bikes={c} | 채우기 | 그 대여소에 {c}대 가져다 놓는다.
      dallim_truck station={st2} action=collect bikes={c} | 실어 오기 | {st2}에서 {c}대 실어 온다.
      dallim_truck station={st2} action=bring | 보내기 | {st2}에 더 놓아 주세요. 대수는 기사님이 정합니다.
      @f dallim_tyre bike={bk} wheel=front psi={psi} // dallim_tyre bike={bk} wheel=rear psi={psi} | 공기 | {f:을} {psi}psi로.
      @b dallim_fix bike={bk} part="배터리" urgent=true // failed "배터리 {b}%" | 배터리 | 20%도 안 남았으면 "배터리" 수리를 급하게 맡긴다. 남았으면 실패.
      dallim_fix bike={bk} part="체인" urgent=false | 체인 | "체인" 수리 맡김. 급하지 않음.
    `,
  },
  // 유리 온실 꽃
  {
    language: 'ko',
    slots: { b: '=B3, C11, 난실', b2: '=B9, C20, 국화동', ec: '=1.2, 1.8, 2.4', ph: '=5.5, 5.8, 6.2', lx: '=8000, 15000, 40000', n: '5..60', r: '=지붕 창, 천창 / 옆 창, 측창', d: '=바람 부는 쪽, 바람받이 / 바람 등진 쪽, 바람막이 쪽', c: '=빨간빛, 붉은 등 / 파란빛, 푸른 등 / 하얀빛, 흰 등' },
    tools: ['kkot_vent(bench, window: roof|side, facing?: windward|leeward, percent: int): 창', 'kkot_led(bench, colour: red|blue|white, hours?: num): 보광', 'kkot_mix(ec: num, ph?: num, tank?): 양액을 섞는다', 'kkot_shift(pots: int, from_bench, to_bench): 화분을 옮긴다', 'kkot_mist(bench, on: bool): 안개'],
    steps: `
      @r kkot_vent bench={b} window=roof percent={n} // kkot_vent bench={b} window=side percent={n} | 창 | {b} {r:을} {n}%. 어느 쪽인지는 안 가린다.
      @d kkot_vent bench={b2} window=roof facing=windward percent={n} // kkot_vent bench={b2} window=roof facing=leeward percent={n} | 천창 | {b2} 천창, {d}, {n}퍼센트.
      @c kkot_led bench={b} colour=red // kkot_led bench={b} colour=blue // kkot_led bench={b} colour=white | 보광 | {b}에 {c:을} 켜 주세요. 시간은 정하지 않아요.
      kkot_led bench={b2} colour=red hours=3.5 | 야간 | {b2}은 빨간 등으로 3.5시간.
      kkot_mix ec={ec} ph={ph} | 양액 | pH {ph}, EC {ec}.
      kkot_mix ec={ec} ph={ph} tank=A통 | A통 | A통에 EC {ec}, 산도 {ph:로} 섞는다.
      kkot_mix ec={ec} | EC만 | EC {ec}만 맞춘다. pH는 건드리지 않는다.
      kkot_shift pots={n} from_bench={b} to_bench={b2} | 화분 | {b}의 화분 {n}개를 {b2:로}.
      kkot_shift pots={n} from_bench={b2} to_bench={b} | 되돌림 | {b}에 화분 {n}개를 놓는다. {b2}에서 가져온다.
      kkot_mist bench={b} on=false | 안개 | {b} 안개 그만.
    `,
  },
  // 콜센터
  {
    language: 'ko',
    event: 'webhook /call/{id} {"통화": "{id}", "고객": "{c}", "번호": "{tel}", "대기": {w}, "언어": "{lg}"}',
    slots: { id: '=C-8801, C-9122, C-7750', c: '유시온, Anna Lee, 봉만기', tel: '=02-555-0187, 051-730-4420, 010-8123-0055', w: '0..30 / 180..420', lg: '=우리말, 한국어 / 영어, English', q: '=기술, 수리 / 요금, 돈 문제 / 해지, 그만두겠다는 분', t: '=10:20, 14:50, 17:30', who: '팀장 류, 상담사 곽, 야간조', n: '3..15' },
    tools: ['sangdam_route(call, queue: tech|billing|cancel, priority?: bool): 넘긴다', 'sangdam_back(phone, at?, agent?): 다시 전화한다', 'sangdam_tongue(call, lang: ko|en): 상담 언어', 'sangdam_hold(call, music: bool, minutes?: int): 대기'],
    steps: `
      @q sangdam_route call={id} queue=tech // sangdam_route call={id} queue=billing // sangdam_route call={id} queue=cancel | 넘기기 | {q} 쪽으로 넘겨 주세요.
      @w sangdam_route call={id} queue=tech // sangdam_route call={id} queue=tech priority=true | 기술 | 기술 쪽으로 넘기되, 100초 넘게 기다린 분은 먼저 받게 한다. 아니면 순서 얘기는 안 한다.
      sangdam_route call={id} queue=billing priority=false | 차례대로 | 요금 쪽으로, 먼저 받게 하지는 말고.
      sangdam_back phone={tel} at={t} | 다시 걸기 | {t}에 고객 번호로 다시 건다. 누가 거는지는 미정.
      sangdam_back phone={tel} agent="{who}" | 담당 | {who:이} 고객께 다시 전화. 시각은 정하지 않는다.
      sangdam_back phone={tel} at={t} agent="{who}" | 예약 | {t}에 {who:이} 이 번호로.
      @lg sangdam_tongue call={id} lang=ko // sangdam_tongue call={id} lang=en | 언어 | 이벤트에 적힌 말로 상담하게 한다.
      sangdam_hold call={id} music=true minutes={n} | 음악 | {n}분까지 음악 들려주며 기다리게.
      sangdam_hold call={id} music=false | 음악 없이 | 음악 없이 기다리시게. 몇 분인지는 안 적음.
    `,
  },
  // 치과
  {
    language: 'ko',
    slots: { c: '1..6', t: '11..48', k: '=윗니, 위턱 / 아랫니, 아래턱', p: '=고영채, 민다해, 추성일', mg: '=0.9, 1.8, 3.6', lean: '=눕혀, 뒤로 젖혀 / 세워, 일으켜', d: '=2026-04-06, 2026-08-25, 2026-12-11', w: '=세게, 강하게 / 약하게, 살짝', ml: '=12.5, 20, 30' },
    tools: ['chika_chair(chair: int, tilt: recline|upright, degrees?: int): 의자', 'chika_xray(patient, arch: upper|lower, tooth?: int): 사진', 'chika_numb(patient, ml: num, adrenaline: bool): 마취', 'chika_suction(chair: int, power: low|high): 석션', 'chika_next(patient, date, minutes?: int): 예약'],
    steps: `
      @lean chika_chair chair={c} tilt=recline // chika_chair chair={c} tilt=upright | 의자 | {c}번 의자를 {lean} 주세요.
      chika_chair chair={c} tilt=recline degrees=35 | 35도 | {c}번을 35도 뒤로.
      @k chika_xray patient={p} arch=upper // chika_xray patient={p} arch=lower | 촬영 | {p}님 {k} 사진. 몇 번 이인지는 적지 않음.
      chika_xray patient={p} arch=lower tooth={t} | 한 개 | {p}, 아래턱, {t}번 치아.
      chika_xray patient={p} arch=upper tooth={t} | 윗니 한 개 | {t}번 치아 찍습니다. 위쪽이고 {p}님.
      chika_numb patient={p} ml={mg} adrenaline=true | 마취 | {p}님 {mg}밀리리터, 아드레날린 든 걸로.
      chika_numb patient={p} ml={mg} adrenaline=false | 무첨가 | {p} {mg}cc. 아드레날린 없는 것.
      @w chika_suction chair={c} power=high // chika_suction chair={c} power=low | 석션 | {c}번 석션 {w}.
      chika_next patient={p} date={d} minutes=40 | 예약 | {p}님 {d}, 40분.
      chika_next patient={p} date={d} | 다음 날짜 | {d}에 {p}님 오시게. 얼마나 걸릴지는 그날 봄.
    `,
  },
  // 방송 중계차
  {
    language: 'ko',
    event: 'mqtt ob/{cam} {"카메라": "{cam}", "신호": {db}, "배터리": {b}, "위치": "{pos}"}',
    slots: { cam: '=CAM2, 지미집, 드론A', db: '-78..-40', b: '3..9 / 40..95', pos: '1루, 중앙, 관중석', ch: '1..12', ch2: '13..24', z: '=당겨, 가까이 / 빼, 멀리', l: '=왼쪽, 좌로 / 오른쪽, 우로', deg: '=5, 15, 40', m: '=내보내, 방송에 / 대기에, 미리보기에', sec: '=1.5, 3, 10' },
    tools: ['junggye_pan(camera, turn: left|right, degrees: int): 좌우', 'junggye_zoom(camera, way: in|out, seconds?: num): 줌', 'junggye_bus(camera, bus: pgm|pvw): 어디에 올릴지', 'junggye_audio(source: int, target: int, delay_ms?: int): 소리를 잇는다', 'junggye_batt(camera, swap: bool): 배터리'],
    steps: `
      @l junggye_pan camera={cam} turn=left degrees={deg} // junggye_pan camera={cam} turn=right degrees={deg} | 팬 | 그 카메라 {l} {deg}도.
      @z junggye_zoom camera={cam} way=in // junggye_zoom camera={cam} way=out | 줌 | {z}. 그 카메라. 초는 상관없음.
      junggye_zoom camera={cam} way=in seconds={sec} | 천천히 | {sec}초에 걸쳐 당긴다.
      @m junggye_bus camera={cam} bus=pgm // junggye_bus camera={cam} bus=pvw | 버스 | 보고한 카메라를 {m} 올립니다.
      junggye_audio source={ch} target={ch2} | 소리 | {ch}번 소리를 {ch2}번으로 보낸다.
      junggye_audio source={ch2} target={ch} delay_ms=40 | 늦추기 | {ch}번에 {ch2}번 소리를, 40밀리초 늦춰서.
      @b junggye_batt camera={cam} swap=true // failed "배터리 {b}%" | 배터리 | 15% 밑이면 배터리를 간다. 아니면 갈지 말고 실패.
      junggye_batt camera={cam} swap=false | 안 바꿈 | 배터리는 바꾸지 않는 것으로 표시.
    `,
  },
];
