import type { Scene } from '../../scene';

/** Switches, directions, choices and what may be left out, in Korean, part 4: abbreviations, units, modes. */
export const options4: readonly Scene[] = [
  // 온실 제어반: 수동/자동
  {
    language: 'ko',
    event: 'mqtt panel/{p} {"제어반": "{p}", "모드": "{md}", "온도": {c}, "동": {h}}',
    slots: { p: '=CP-1, CP-6, 남쪽반', md: '=AUTO, 자동 / MAN, 수동', c: '8..34', h: '1..7', k: '8..15', n: '=4, 12, 25', w: '=알아서 돌게, 자동으로 / 손으로 돌리게, 수동으로', f: '=섭씨로, 도씨로 / 화씨로', u: '=앞으로, 정회전 / 거꾸로, 역회전' },
    tools: ['jeseo_mode(panel, mode: AUTO|MAN, minutes?: int): 제어반 모드', 'jeseo_unit(panel, unit: C|F): 온도 단위', 'jeseo_motor(house: int, rot: FWD|REV|STOP, seconds?: int): 모터', 'jeseo_limit(house: int, kind: HI|LO, degrees: int): 한계 온도'],
    steps: `
      @w jeseo_mode panel={p} mode=AUTO // jeseo_mode panel={p} mode=MAN | 모드 | 보고한 제어반을 {w} 둔다.
      @md failed "이미 자동" // jeseo_mode panel={p} mode=AUTO | 자동 복귀 | 손으로 돌리는 중이면 자동으로 되돌린다. 이미 자동이면 실패로 적는다.
      jeseo_mode panel={p} mode=MAN minutes={n} | 잠시 수동 | {n}분만 수동으로 둘게요.
      @f jeseo_unit panel={p} unit=C // jeseo_unit panel={p} unit=F | 단위 | 그 반의 화면 단위를 {f} 바꿔 주세요.
      @u jeseo_motor house={k} rot=FWD // jeseo_motor house={k} rot=REV | 모터 | {k}동 모터 {u}. 몇 초인지는 눈으로 봄.
      jeseo_motor house={h} rot=REV seconds={n} | 역회전 | 이벤트의 동, 모터를 거꾸로 {n}초.
      jeseo_motor house={h} rot=STOP | 정지 | 그 동 모터 세운다.
      jeseo_limit house={k} kind=HI degrees=33 | 윗한계 | {k}동 높은 쪽 한계를 33도로.
      jeseo_limit house={k} kind=LO degrees=9 | 아랫한계 | {k}동은 낮은 쪽 한계가 9도입니다.
    `,
  },
  // 라즈베리파이 접점
  {
    language: 'ko',
    slots: { r: '1..8', r2: '9..16', k: '=평소 열린 것, 평상시 떨어진 것 / 평소 닫힌 것, 평상시 붙은 것', ms: '=50, 200, 750', e: '=올라갈 때, 0에서 1로 갈 때 / 내려갈 때, 1에서 0으로 갈 때 / 바뀔 때마다, 오르내릴 때 다', nm: '도어2, 유량계, tank-hi', p: '=위로 당겨, 플러스 쪽으로 당겨 / 아래로 당겨, 땅 쪽으로 당겨', bd: 'pi-hall, 함체3, edge-b' },
    tools: ['jeopjeom_kind(relay: int, contact: NO|NC, label?): 접점 종류', 'jeopjeom_pulse(relay: int, ms: int, times?: int): 잠깐 붙인다', 'jeopjeom_edge(input: int, edge: rising|falling|both, debounce_ms?: int): 무엇에 반응할지', 'jeopjeom_pull(input: int, pull: up|down|none): 풀 저항', 'jeopjeom_link(input: int, relay: int, invert?: bool): 입력과 릴레이를 잇는다'],
    steps: `
      @k jeopjeom_kind relay={r} contact=NO // jeopjeom_kind relay={r} contact=NC | 접점 | {r}번 릴레이는 {k:로} 등록.
      jeopjeom_kind relay={r2} contact=NC label="{nm}" | 이름표 | {r2}번, b접점(평소 붙음), 이름표 {nm}.
      jeopjeom_kind relay={r2} contact=NO | a접점 | {r2}번은 a접점. 이름표는 달지 않는다.
      jeopjeom_pulse relay={r} ms={ms} | 펄스 | {r}번 {ms}밀리초.
      jeopjeom_pulse relay={r2} ms={ms} times=3 | 세 번 | {ms}ms씩 세 번, {r2}번 릴레이.
      @e jeopjeom_edge input={r} edge=rising // jeopjeom_edge input={r} edge=falling // jeopjeom_edge input={r} edge=both | 반응 | {r}번 입력은 {e} 반응한다. 떨림 시간은 안 정함.
      jeopjeom_edge input={r2} edge=falling debounce_ms={ms} | 떨림 | 입력 {r2}, 신호가 떨어질 때, 떨림 {ms}ms.
      @p jeopjeom_pull input={r} pull=up // jeopjeom_pull input={r} pull=down | 풀 저항 | {r}번 입력을 {p} 둔다.
      jeopjeom_pull input={r2} pull=none | 띄움 | {r2}번은 아무 데도 당기지 않고 띄워 둔다.
      jeopjeom_link input={r} relay={r2} invert=true | 뒤집어 | 입력 {r:을} 릴레이 {r2}에 뒤집어서 잇는다.
      jeopjeom_link input={r2} relay={r} invert=false | 그대로 | 릴레이 {r}에 입력 {r2:을} 잇는다. 뒤집지는 않는다.
    `,
  },
  // 라디오 방송국 송출
  {
    language: 'ko',
    slots: { f: '=89.7, 95.1, 104.5', w: '=100, 500, 1000', t: '=06:00, 13:00, 23:30', p: '아침창, 국악한마당, 별밤', s: '=본 장비, 주장비 / 예비 장비, 부장비', m: '=오전, 아침 / 오후, 낮부터', x: '=입체로, 스테레오로 / 한 소리로, 모노로', db: '=-6, -3, 2', id: 'J-14, SPOT7, ID-2' },
    tools: ['jeonpa_tx(unit: PRI|SEC, watts?: int, on: bool): 송신기', 'jeonpa_tune(mhz: num, sound: ST|MO): 주파수', 'jeonpa_slot(show, half: AM|PM, start?): 편성', 'jeonpa_spot(clip, before, gain_db?: int): 광고를 끼운다'],
    steps: `
      @s jeonpa_tx unit=PRI on=true // jeonpa_tx unit=SEC on=true | 송신 | {s:로} 내보낸다. 출력은 손대지 않음.
      @s jeonpa_tx unit=PRI on=false // jeonpa_tx unit=SEC on=false | 정파 | {s} 쪽 송신을 내립니다.
      jeonpa_tx unit=SEC watts={w} on=true | 예비 출력 | 예비 송신기를 {w}와트로 켠다.
      jeonpa_tx unit=PRI watts={w} on=true | 본 출력 | 주 송신기 {w}W로 켜기.
      @x jeonpa_tune mhz={f} sound=ST // jeonpa_tune mhz={f} sound=MO | 주파수 | {f}메가헤르츠, {x}.
      @m jeonpa_slot show="{p}" half=AM // jeonpa_slot show="{p}" half=PM | 편성 | {p}, {m}. 시각은 아직.
      jeonpa_slot show="{p}" half=PM start={t} | 오후 편성 | {t} 시작, 오후 편성, {p}.
      jeonpa_spot clip="{id}" before="{p}" gain_db={db} | 광고 | {p} 앞에 {id:을} {db}데시벨로.
      jeonpa_spot clip="{id}" before="{p}" | 앞에 넣기 | {id:을} {p} 앞에 넣어 주세요.
    `,
  },
  // 식자재 저울
  {
    language: 'ko',
    event: 'peripheral scale/{no} {"저울": {no}, "값": {v}, "단위": "{u}", "품목": "{it}"}',
    slots: { no: '1..9', v: '=12.5, 480, 3.75', u: '=킬로그램, 킬로 / 그램, 그람', it: '=돼지앞다리, 양파, 밀가루', tare: '=0.2, 1.5, 40', won: '=980, 4200, 12800', q: '11..40', k: '=매운 것, 맵게 / 안 매운 것, 순하게', d: '=2026-05-19, 2026-09-09, 2026-12-21' },
    tools: ['jeoul_save(item, value: num, unit: kg|g, tare?: num): 무게를 적는다', 'jeoul_zero(scale: int, hold?: bool): 영점', 'jeoul_price(item, won: int, per: kg|g|ea): 값', 'jeoul_lot(item, expires, count: int, spicy?: bool): 묶음'],
    steps: `
      @u jeoul_save item={it} value={v} unit=kg // jeoul_save item={it} value={v} unit=g | 기록 | 저울에서 온 품목과 값을 온 단위로 적는다.
      @u jeoul_save item={it} value={v} unit=kg tare={tare} // jeoul_save item={it} value={v} unit=g tare={tare} | 그릇 빼고 | 그릇 무게 {tare:을} 같이 적는다. 나머지는 온 대로.
      jeoul_zero scale={no} | 영점 | 보낸 저울 영점 잡기.
      jeoul_zero scale={q} hold=true | 고정 | {q}번 저울은 영점 잡고 붙들어 둔다.
      jeoul_price item={it} won={won} per=kg | 킬로 값 | 킬로당 {won}원, 같은 품목.
      jeoul_price item={it} won={won} per=g | 그램 값 | 그 품목은 1그램에 {won}원 받는다.
      jeoul_price item={it} won={won} per=ea | 낱개 값 | 하나에 {won}원.
      @k jeoul_lot item={it} expires={d} count={q} spicy=true // jeoul_lot item={it} expires={d} count={q} spicy=false | 묶음 | {d}까지, {q}개, {k}. 품목은 이벤트.
      jeoul_lot item={it} expires={d} count={q} | 묶음 {q} | 그 품목 {q}개, {d}까지.
    `,
  },
  // 전기차 충전
  {
    language: 'ko',
    event: 'webhook /ev/{st} {"충전기": "{st}", "커넥터": {cn}, "회원": "{u}", "잔량": {soc}}',
    slots: { st: '=CH-07, 지하3, EV12', cn: '1..2', u: '=U-20417, U-88310, 법인44', soc: '5..28 / 81..99', kw: '=7, 50, 100', pct: '=60, 80, 90', k: '=느린 쪽, 완속 / 빠른 쪽, 급속', won: '=5000, 12000, 30000', m: '3..20' },
    tools: ['chungjeon_go(station, connector: int, type: AC|DC, limit_kw?: int, until_percent?: int): 충전을 건다', 'chungjeon_end(station, connector: int, unlock?: bool): 충전을 끝낸다', 'chungjeon_pay(user, won: int, by: member|card|qr): 결제', 'chungjeon_keep(station, user, minutes?: int): 자리를 잡아 둔다'],
    steps: `
      @k chungjeon_go station={st} connector={cn} type=AC // chungjeon_go station={st} connector={cn} type=DC | 충전 | 연락 온 자리, {k:로}. 제한은 두지 않는다.
      chungjeon_go station={st} connector={cn} type=DC limit_kw={kw} until_percent={pct} | 제한 | 급속, {pct}%까지, {kw}kW 넘지 않게.
      chungjeon_go station={st} connector={cn} type=AC until_percent={pct} | {pct}까지 | 완속으로 {pct}퍼센트까지. 킬로와트 제한 없음.
      chungjeon_go station={st} connector={cn} type=DC limit_kw={kw} | 출력만 | 급속 {kw}킬로와트. 몇 %까지인지는 안 정함.
      @soc failed "잔량 {soc}%" // chungjeon_end station={st} connector={cn} unlock=true | 종료 | 80%를 넘은 차만 끝내고 고리도 푼다. 아니면 실패.
      chungjeon_end station={st} connector={cn} unlock=false | 고리는 그대로 | 충전은 끝내는데 커넥터 고리는 풀지 않는다.
      chungjeon_pay user={u} won={won} by=card | 카드 | 그 회원 {won}원, 카드 결제.
      chungjeon_pay user={u} won={won} by=member | 회원 결제 | {won}원은 회원 결제로 해 주십시오.
      chungjeon_keep station={st} user={u} minutes={m} | 자리 | 그 회원에게 그 충전기를 {m}분 잡아 준다.
      chungjeon_keep station={st} user={u} | 자리 잡기 | 그 회원에게 자리를 잡아 둔다. 시간은 미정.
    `,
  },
  // 실내 스마트팜 선반 / 방·층
  {
    language: 'ko',
    slots: { rm: '1..5', fl: '6..9', rm2: '10..14', h: '=6, 14, 18', c: '=상추, 바질, 루꼴라', q: '20..90', par: '=120, 250, 400', k: '=씨 뿌린 것, 발아 / 모종, 육묘 / 다 큰 것, 수확', w: '=물을 대, 흘려 / 물을 끊어, 막아', t: '=05:00, 21:00, 23:30' },
    tools: ['sikmul_rack(room: int, shelf: int, crop, stage: germ|seedling|harvest, trays?: int): 선반에 놓는다', 'sikmul_light(room: int, shelf: int, par: int, hours?: int): 빛', 'sikmul_flow(room: int, shelf: int, flow: bool, at?): 물길', 'sikmul_door(room: int, sealed: bool): 방문'],
    steps: `
      @k sikmul_rack room={rm} shelf={fl} crop={c} stage=germ // sikmul_rack room={rm} shelf={fl} crop={c} stage=seedling // sikmul_rack room={rm} shelf={fl} crop={c} stage=harvest | 놓기 | {rm}번 방 {fl}단에 {c}, {k}.
      sikmul_rack room={rm2} shelf={fl} crop={c} stage=seedling trays={q} | 모종 | {fl}단, 방은 {rm2}번. {c} 모종 {q}판.
      sikmul_light room={rm} shelf={fl} par={par} hours={h} | 빛 | {rm}번 방 {fl}단, {par}, 하루 {h}시간.
      sikmul_light room={fl} shelf={rm} par={par} | 밝기 | {fl}번 방 {rm}단을 PAR {par:로}. 몇 시간인지는 정하지 않는다.
      @w sikmul_flow room={rm2} shelf={fl} flow=true // sikmul_flow room={rm2} shelf={fl} flow=false | 물길 | {rm2}번 방 {fl}단, {w} 주세요.
      sikmul_flow room={rm} shelf={fl} flow=false at={t} | 단수 | {t}에 {fl}단 물을 끊는다. 방은 {rm}번.
      sikmul_door room={rm2} sealed=true | 밀폐 | {rm2}번 방문은 바람 안 새게 막는다.
      sikmul_door room={rm} sealed=false | 트기 | {rm}번 방 밀폐는 풀어 둘 것.
    `,
  },
  // 양조장
  {
    language: 'ko',
    event: 'mqtt brew/{t} {"탱크": "{t}", "당도": {bx}, "온도": {c}, "압력": {bar}}',
    slots: { t: '=FV-1, FV-6, 옹기3', bx: '4.5..6.0 / 11.2..16.5', c: '14..24', bar: '=0.4, 1.2, 2.0', sp: '=1.5, 3, 6', h: '=18.5, 4, 0.5', k: '=위로, 위 꼭지로 / 아래로, 밑 꼭지로', y: '=위에 뜨는, 상면 발효 / 가라앉는, 하면 발효', q: '=20, 33, 50', hop: 'Cascade, 사츠, 누룩2', m: '15..60' },
    tools: ['suljip_yeast(tank, kind: ALE|LAGER, grams?: int): 효모, ALE 상면, LAGER 하면', 'suljip_temp(tank, celsius: num, ramp_h?: num): 온도', 'suljip_hop(tank, hop, grams: int, minute?: int): 홉이나 누룩', 'suljip_draw(tank, port: TOP|BOT, litres: num): 뽑는다', 'suljip_vent(tank, closed: bool): 가스 밸브'],
    steps: `
      @y suljip_yeast tank={t} kind=ALE // suljip_yeast tank={t} kind=LAGER | 효모 | 올라온 탱크에 {y} 효모를 넣는다. 양은 봉지대로니 적지 않음.
      suljip_yeast tank={t} kind=ALE grams={q} | 에일 | 위에 뜨는 효모로 {q}g.
      suljip_temp tank={t} celsius={h} | 온도 | {h}도로. 얼마 동안은 정하지 않는다.
      suljip_temp tank={t} celsius={h} ramp_h={sp} | 서서히 | {sp}시간에 걸쳐 {h}℃까지 내린다.
      suljip_hop tank={t} hop="{hop}" grams={q} minute={m} | 넣기 | {m}분에 {hop:을} {q}그램.
      suljip_hop tank={t} hop="{hop}" grams={q} | {hop} | 그 탱크에 {q}g. 언제인지는 미정.
      @k suljip_draw tank={t} port=TOP litres={sp} // suljip_draw tank={t} port=BOT litres={sp} | 뽑기 | {k} {sp}리터.
      @bx suljip_vent tank={t} closed=true // failed "당도 {bx}" | 가스 잠금 | 당도가 8 밑으로 내려왔으면 가스 밸브를 닫고, 더 높으면 실패.
      suljip_vent tank={t} closed=false | 가스 빼기 | 가스 밸브를 열어 가스를 뺀다.
    `,
  },
  // 외국인 학당, 시험
  {
    language: 'ko',
    slots: { st: 'Nguyen An, 박도하, Aisha', st2: 'Tom Roe, 심하율, Linh', r: '=101, 204, 307', n: '1..30', lv: '=처음 배우는 반, 초급 / 가운데 반, 중급 / 제일 높은 반, 고급', d: '=2026-06-06, 2026-09-19, 2026-11-28', t: '=09:30, 13:00, 18:30', sc: '40..100', w: '=듣기, 귀로 푸는 것 / 쓰기, 손으로 쓰는 것 / 말하기, 입으로 하는 것', p: '=합격, 붙음 / 불합격, 떨어짐' },
    tools: ['hakdang_class(student, level: BEG|INT|ADV, start?): 반을 정한다', 'hakdang_seat(student, room: int, seat: int): 자리', 'hakdang_exam(student, part: listen|write|speak, score: int, pass?: bool): 점수', 'hakdang_swap(student_a, student_b, room?: int): 자리를 맞바꾼다'],
    steps: `
      @lv hakdang_class student="{st}" level=BEG // hakdang_class student="{st}" level=INT // hakdang_class student="{st}" level=ADV | 반 | {st} 학생을 {lv}에 넣는다. 시작일은 적지 않음.
      hakdang_class student="{st2}" level=INT start={d} | 중급 | {st2}, 중급, {d}부터.
      hakdang_seat student="{st}" room={r} seat={n} | 자리 | {st}: {r}호 {n}번.
      hakdang_seat student="{st2}" room={r} seat={n} | 자리 배정 | {n}번 자리, 방은 {r}호, {st2}.
      @w hakdang_exam student="{st}" part=listen score={sc} // hakdang_exam student="{st}" part=write score={sc} // hakdang_exam student="{st}" part=speak score={sc} | 점수 | {st} {w} {sc}점. 붙고 떨어진 건 나중에.
      @p hakdang_exam student="{st2}" part=write score={sc} pass=true // hakdang_exam student="{st2}" part=write score={sc} pass=false | 결과 | {st2} 쓰기 {sc}점, {p}.
      hakdang_swap student_a="{st}" student_b="{st2}" | 맞바꾸기 | {st}, {st2} 차례로 적어 자리를 바꾼다.
      hakdang_swap student_a="{st2}" student_b="{st}" room={r} | {r}호에서 | 먼저 {st2}, 다음 {st}. {r}호에서 맞바꾼다.
    `,
  },
  // 농기계 임대
  {
    language: 'ko',
    event: 'webhook /rent {"기계": "{m}", "번호": "{no}", "농가": "{f}", "나가는날": "{d1}", "들어오는날": "{d2}"}',
    slots: { m: '=트랙터, 이앙기, 관리기', no: '=T-22, R-105, 관-7', f: '조무현, 남도농원, 오이작목반', d1: '=2026-05-02, 2026-05-07, 2026-05-11', d2: '=2026-05-18, 2026-05-20, 2026-05-29', l: '=5.5, 20, 42.5', g: '=앞으로, 전진 / 뒤로, 후진', s: '1..4', won: '=40000, 90000, 160000', q: '=휘발유, 가솔린 / 경유, 디젤', h: '120..900' },
    tools: ['nonggi_lend(machine, number, farmer, out_date, in_date?): 빌려준다', 'nonggi_back(number, hours?: int, damage: bool): 돌려받는다', 'nonggi_fuel(number, litres: num, fuel: GAS|DSL): 기름', 'nonggi_gear(number, dir: FWD|REV, step: int): 변속', 'nonggi_fee(farmer, won: int, paid?: bool): 값'],
    steps: `
      nonggi_lend machine={m} number={no} farmer="{f}" out_date={d1} in_date={d2} | 대여 | 들어온 대로 빌려준다.
      nonggi_lend machine={m} number={no} farmer="{f}" out_date={d1} | 반납일 없이 | 빌려주되 들어오는 날은 정하지 않는다.
      nonggi_back number={no} damage=false | 반납 | 흠 없이 돌아왔다. 몇 시간 썼는지는 못 봄.
      nonggi_back number={no} hours={h} damage=true | 깨져서 | {h}시간 타고 깨져서 돌아왔음.
      nonggi_back number={no} hours={h} damage=false | 멀쩡 | 계기판 {h}시간, 멀쩡하게 돌아왔습니다.
      @q nonggi_fuel number={no} litres={l} fuel=GAS // nonggi_fuel number={no} litres={l} fuel=DSL | 급유 | 그 기계에 {q} {l}리터.
      @g nonggi_gear number={no} dir=FWD step={s} // nonggi_gear number={no} dir=REV step={s} | 변속 | {g} {s}단.
      nonggi_fee farmer="{f}" won={won} paid=false | 미수 | {won}원인데 아직 못 받았다.
      nonggi_fee farmer="{f}" won={won} | 임대료 | 그 농가 {won}원.
    `,
  },
  // 아파트 관리 검침
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['검침 | meter_scan → {b} {u}호, 전기 {e}, 수도 {w}, 가스 {g}', '세대 확인 | unit_look → 세대주 {o}, 입주 {day}'],
    slots: { b: '=101동, 203동, 나동', u: '201..1504', e: '180..390', w: '8..29', g: '31..90', o: '엄채현, 진석주, 태가람', day: '=2024-02-11, 2025-08-30', won: '24000..98000', k: '=물, 수도 / 전기, 전력 / 불 때는 가스, 가스', v: '=잠가, 막아 / 열어, 터', m: '=2026-01, 2026-06, 2026-12' },
    tools: ['geomchim_put(building, unit: int, meter: WTR|ELE|GAS, value: int, month?): 검침값', 'geomchim_bill(building, unit: int, won: int, month, split?: bool): 관리비', 'geomchim_valve(building, unit: int, line: WTR|GAS, open: bool): 밸브', 'geomchim_move(owner, from_unit: int, to_unit: int): 이사'],
    steps: `
      geomchim_put building={b} unit={u} meter=WTR value={w} | 수도 | 검침된 세대의 수도 값을 넣는다. 달은 적지 않음.
      geomchim_put building={b} unit={u} meter=ELE value={e} month={m} | 전기 | {m}분으로 그 세대 전기 값.
      geomchim_put building={b} unit={u} meter=GAS value={g} | 가스 | 가스 값도 넣어 주세요.
      geomchim_bill building={b} unit={u} won={won} month={m} | 관리비 | {m} 관리비 {won}원, 그 세대.
      geomchim_bill building={b} unit={u} won={won} month={m} split=true | 나눠 내기 | {won}원, {m}. 나눠 내시게 한다.
      geomchim_bill building={b} unit={u} won={won} month={m} split=false | 한 번에 | {m}분 {won}원을 나누지 말고 한 번에.
      @v geomchim_valve building={b} unit={u} line=GAS open=false // geomchim_valve building={b} unit={u} line=GAS open=true | 가스 밸브 | 그 세대 가스 밸브를 {v} 주십시오.
      @v geomchim_valve building={b} unit={u} line=WTR open=false // geomchim_valve building={b} unit={u} line=WTR open=true | 수도 밸브 | 수도 쪽을 {v}. 가스는 그냥 둔다.
      geomchim_move owner="{o}" from_unit={u} to_unit=1702 | 이사 | 세대주가 그 호에서 1702호로 이사.
      geomchim_move owner="{o}" from_unit=1702 to_unit={u} | 돌아옴 | 1702호에 살던 세대주가 검침된 호로 들어온다.
    `,
  },
  // 스마트 양돈
  {
    language: 'ko',
    slots: { s: '=S-1, S-9, 분만2', n: '1..40', id: '=1188, 2045, 7713', c: '=18, 26.5, 32', pct: '=10, 45, 80', x: '=수퇘지, 수컷 / 암퇘지, 암컷', p: '=젖 떼기, 이유 / 새끼 낳기, 분만 / 살찌우기, 비육', d: '=2026-03-23, 2026-10-14', kg: '=6.5, 25, 110', w: '=들이는, 들어오는 / 내보내는, 나가는' },
    tools: ['dwaeji_fan(house, flow: IN|OUT, percent: int, delay?: int): 환기', 'dwaeji_tag(ear: int, sex: M|F, kg?: num): 귀표', 'dwaeji_phase(house, phase: WEAN|FARROW|FATTEN, since?): 단계', 'dwaeji_lamp(house, celsius: num, night?: bool): 보온등'],
    steps: `
      @w dwaeji_fan house={s} flow=IN percent={pct} // dwaeji_fan house={s} flow=OUT percent={pct} | 환기 | {s}, 공기 {w} 쪽을 {pct}%.
      dwaeji_fan house={s} flow=OUT percent={pct} delay={n} | 뒤늦게 | {n}초 뒤에 {s} 배기를 {pct}퍼센트로.
      @x dwaeji_tag ear={id} sex=M // dwaeji_tag ear={id} sex=F | 귀표 | 귀표 {id}, {x}. 몸무게 안 달았음.
      dwaeji_tag ear={id} sex=F kg={kg} | 암컷 | {kg}킬로 나가는 암컷, 귀표 {id}.
      @p dwaeji_phase house={s} phase=WEAN // dwaeji_phase house={s} phase=FARROW // dwaeji_phase house={s} phase=FATTEN | 단계 | {s}는 {p} 단계로. 언제부터인지는 비움.
      dwaeji_phase house={s} phase=FATTEN since={d} | 비육 | {d}부터 {s} 비육.
      dwaeji_lamp house={s} celsius={c} night=true | 밤 보온 | {s} 보온등을 밤용으로 {c}도.
      dwaeji_lamp house={s} celsius={c} night=false | 낮 보온 | 밤용 아님. {s} {c}도.
    `,
  },
  // 네트워크실
  {
    language: 'ko',
    event: 'webhook /net/port {"스위치": "{sw}", "포트": {po}, "속도": {mb}, "상태": "{st}"}',
    slots: { sw: '=core-1, sw-3f, 교무실sw', po: '1..48', mb: '=100, 1000', st: '=down, 끊김 / up, 연결됨', vl: '=10, 30, 200', po2: '49..60', d: '=반이중으로, 한 번에 한쪽만 주고받게 / 전이중으로, 한꺼번에 주고받게', mac: '=3c:52:82:11:0a:4f, a4:bb:6d:7e:10:02', in: '=들어오는 쪽, 받는 쪽 / 나가는 쪽, 보내는 쪽', n: '3..30' },
    tools: ['hub_port(switch, port: int, admin: EN|DIS): 포트를 살리거나 막는다', 'hub_vlan(switch, port: int, vlan: int, tagged?: bool): VLAN', 'hub_duplex(switch, port: int, duplex: HALF|FULL): 이중', 'hub_mirror(switch, from_port: int, to_port: int, dir?: RX|TX): 포트를 베낀다', 'hub_cap(switch, port: int, dir: RX|TX, mbps: int): 속도를 묶는다'],
    steps: `
      @st hub_port switch={sw} port={po} admin=DIS // failed "포트가 {st}" | 막기 | 링크가 끊겨 있는 포트라면 아예 막아 두고, 붙어 있으면 실패로.
      hub_port switch={sw} port={po} admin=EN | 살리기 | 그 포트를 살린다.
      hub_vlan switch={sw} port={po} vlan={vl} tagged=true | 태그 | VLAN {vl}, 태그 붙여서.
      hub_vlan switch={sw} port={po} vlan={vl} tagged=false | 태그 없이 | VLAN {vl:을} 태그 없이 그 포트에.
      hub_vlan switch={sw} port={po2} vlan={vl} | 다른 포트 | 같은 스위치 {po2}번 포트를 {vl}번 VLAN으로.
      @d hub_duplex switch={sw} port={po} duplex=HALF // hub_duplex switch={sw} port={po} duplex=FULL | 이중 | {d} 바꾼다. 올라온 포트.
      hub_mirror switch={sw} from_port={po} to_port={po2} | 베끼기 | 올라온 포트를 {po2}번으로 베낀다.
      @in hub_mirror switch={sw} from_port={po2} to_port={po} dir=RX // hub_mirror switch={sw} from_port={po2} to_port={po} dir=TX | 거꾸로 베끼기 | {po2}번의 {in} 것만 올라온 포트로 베낀다.
      @in hub_cap switch={sw} port={po} dir=RX mbps={vl} // hub_cap switch={sw} port={po} dir=TX mbps={vl} | 속도 | {in:을} {vl}Mbps로 묶는다.
    `,
  },
  // 극장
  {
    language: 'ko',
    slots: { q: '1..80', b: '1..14', m: '=1.5, 4, 7.25', s: '=2, 3.5, 12', pct: '5..100', x: '=객석에서 보아 왼쪽, 객석 왼편 / 객석에서 보아 오른쪽, 객석 오른편', d: '=올려, 위로 / 내려, 아래로', c: '=빠르게, 급히 / 느리게, 살며시', t: '갈매기 2막, 아리아3, 커튼콜' },
    tools: ['mudan_bar(bar: int, way: UP|DN, metres: num, speed?: FAST|SLOW): 배튼', 'mudan_light(cue: int, percent: int, fade_s?: num): 조명 큐', 'mudan_curtain(side: HL|HR|ALL, open: bool): 막, HL 객석 왼쪽, HR 객석 오른쪽', 'mudan_note(cue: int, scene, warn?: bool): 큐 메모'],
    steps: `
      @d mudan_bar bar={b} way=UP metres={m} // mudan_bar bar={b} way=DN metres={m} | 배튼 | {b}번 배튼을 {m}미터 {d}. 빠르기는 안 정함.
      @c mudan_bar bar={b} way=DN metres={m} speed=FAST // mudan_bar bar={b} way=DN metres={m} speed=SLOW | 내리기 | {c} {m}m 내린다. {b}번.
      mudan_bar bar={b} way=UP metres={m} speed=SLOW | 올리기 | {b}번을 천천히 {m}미터 들어 올려요.
      mudan_light cue={q} percent={pct} fade_s={s} | 큐 | 큐 {q}, {s}초에 {pct}%.
      mudan_light cue={q} percent={pct} | 바로 | 큐 {q}: {pct}%. 페이드 시간은 적지 않는다.
      @x mudan_curtain side=HL open=true // mudan_curtain side=HR open=true | 막 열기 | {x} 막을 연다.
      mudan_curtain side=ALL open=false | 막 닫기 | 양쪽 막 다 닫습니다.
      mudan_note cue={q} scene="{t}" warn=true | 메모 | 큐 {q}에 {t}, 주의 표시 달아서.
      mudan_note cue={q} scene="{t}" warn=false | 메모 {q} | 주의 표시는 달지 말고 큐 {q}에 {t}.
    `,
  },
  // 용접 로봇
  {
    language: 'ko',
    event: 'mqtt robot/{r} {"로봇": "{r}", "작업": "{j}", "전류": {a}, "상태": "{st}"}',
    slots: { r: '=R-3, 용접2, ABB-11', j: '=JOB-118, JOB-204, 브라켓7', j2: '=JOB-330, JOB-417, 프레임2', a: '120..240', st: '=정상, OK / 충돌, 이상', pct: '=10, 25, 100', mm: '=0.5, 2.5, 12', ax: '=가로축, 좌우 / 앞뒤축, 앞뒤 / 높이축, 위아래', k: '=탄산가스 CO2, CO2 / 아르곤, 아르곤가스', n: '1..9' },
    tools: ['rowel_jog(robot, axis: X|Y|Z, mm: num, sign: plus|minus): 축을 옮긴다', 'rowel_job(robot, job, speed?: int, dry?: bool): 작업을 돌린다', 'rowel_gas(robot, gas: CO2|AR, flow?: int): 가스', 'rowel_copy(from_job, to_job, slot?: int): 작업을 베낀다', 'rowel_servo(robot, on: bool): 서보'],
    steps: `
      @ax rowel_jog robot={r} axis=X mm={mm} sign=plus // rowel_jog robot={r} axis=Y mm={mm} sign=plus // rowel_jog robot={r} axis=Z mm={mm} sign=plus | 이동 | X 가로, Y 앞뒤, Z 높이. {ax:로} {mm}mm 더하기 쪽.
      rowel_jog robot={r} axis=Z mm={mm} sign=minus | 내리기 | Z축을 마이너스로 {mm}밀리.
      @st rowel_job robot={r} job={j} // failed "상태 {st}" | 작업 | 상태가 정상일 때만 올라온 작업을 돌린다. 속도는 그대로니 적지 않음.
      rowel_job robot={r} job={j2} speed={pct} dry=true | 빈 돌림 | {j2:을} 불 안 붙이고 빈 돌림으로 {pct}%.
      rowel_job robot={r} job={j2} speed={pct} | 속도 | {j2}, {pct}퍼센트 속도.
      rowel_job robot={r} job={j} dry=false | 실제 | 빈 돌림 아니고 실제로, 올라온 작업.
      @k rowel_gas robot={r} gas=CO2 // rowel_gas robot={r} gas=AR | 가스 | {k:로} 바꾼다. 유량은 손대지 않는다.
      rowel_copy from_job={j} to_job={j2} | 베끼기 | 올라온 작업을 {j2}에 베낀다.
      rowel_copy from_job={j2} to_job={j} slot={n} | 도로 베끼기 | {j2:을} 올라온 작업에 덮어 베끼고 자리는 {n}번.
      rowel_servo robot={r} on=false | 서보 | 서보 내려.
    `,
  },
  // 어린이 과학관
  {
    language: 'ko',
    slots: { z: '=공룡관, 우주관, 물놀이관', z2: '=빛 놀이관, 로봇관', n: '5..60', t: '=10:00, 11:30, 15:00', t2: '=12:20, 16:00, 17:30', k: '=아이, 어린이 / 어른, 성인 / 단체, 여러 분', c: '=밖으로, 나가는 쪽으로 / 안으로, 들어오는 쪽으로', vol: '10..80', won: '=3000, 5000, 7000', f: '고래의 노래, 번개 쇼, 중력 이야기' },
    tools: ['gwahak_show(hall, title, start, end?, captions?: bool): 공연', 'gwahak_turn(hall, wheel: IN|OUT, free: bool): 회전문', 'gwahak_ticket(kind: CH|AD|GRP, count: int, won?: int): 표', 'gwahak_sound(hall, volume: int, mute?: bool): 소리', 'gwahak_lead(group, from_hall, to_hall): 안내'],
    steps: `
      gwahak_show hall="{z}" title="{f}" start={t} captions=true | 자막 | {z}에서 {t}에 {f}, 자막 넣고.
      gwahak_show hall="{z}" title="{f}" start={t} end={t2} | 공연 | {f}: {t}부터 {t2}까지 {z}에서.
      gwahak_show hall="{z2}" title="{f}" start={t} end={t2} captions=false | 자막 없이 | {t2}에 끝나고 {t}에 시작. {z2}, {f}. 자막은 넣지 않습니다.
      @c gwahak_turn hall="{z}" wheel=OUT free=true // gwahak_turn hall="{z}" wheel=IN free=true | 회전문 | {z} 회전문이 {c} 자유로이 돌게 한다.
      @c gwahak_turn hall="{z2}" wheel=OUT free=false // gwahak_turn hall="{z2}" wheel=IN free=false | 묶기 | {z2} 회전문이 {c} 돌지 못하게.
      @k gwahak_ticket kind=CH count={n} // gwahak_ticket kind=AD count={n} // gwahak_ticket kind=GRP count={n} | 표 | {k} 표 {n}장. 값은 적지 않는다.
      gwahak_ticket kind=AD count={n} won={won} | 값까지 | 어른 {n}장, {won}원.
      gwahak_sound hall="{z}" volume={vol} mute=false | 소리 | {z} 소리 {vol}. 음소거는 아님.
      gwahak_lead group="새싹반" from_hall="{z}" to_hall="{z2}" | 안내 | "새싹반"을 {z}에서 {z2}으로.
      gwahak_lead group="새싹반" from_hall="{z2}" to_hall="{z}" | 안내(거꾸로) | {z}으로 "새싹반"을 데려간다. 지금은 {z2}.
    `,
  },
  // 보일러 기계실
  {
    language: 'ko',
    event: 'mqtt boiler/{b} {"보일러": "{b}", "압력": {p}, "물높이": {w}, "버너": "{bn}"}',
    slots: { b: '=BL-1, BL-4, 노통2', p: '=0.6, 0.9, 1.3', w: '18..35 / 60..88', bn: '=점화, 연소 / 소화, 꺼짐', n: '3..25', c: '=60, 75, 88', f: '=도시가스, LNG / 등유, 기름', d: '=공급 쪽, 나가는 물 / 환수 쪽, 돌아오는 물', v: '=조여, 잠가 / 풀어, 열어', pct: '5..60' },
    tools: ['jeungi_burner(boiler, fire: bool, fuel?: LNG|OIL): 버너', 'jeungi_valve(boiler, line: SUP|RET, action: open|close, percent?: int): 배관 밸브', 'jeungi_blow(boiler, seconds: int, from: TOP|BOT): 블로다운', 'jeungi_set(boiler, celsius: int, hold_min?: int): 설정'],
    steps: `
      @bn failed "버너가 {bn} 상태" // jeungi_burner boiler={b} fire=true | 점화 | 버너가 꺼져 있을 때만 불을 붙인다. 연료는 적지 않음. 타고 있으면 실패.
      @f jeungi_burner boiler={b} fire=true fuel=LNG // jeungi_burner boiler={b} fire=true fuel=OIL | 연료 | {f:로} 불을 댄다.
      jeungi_burner boiler={b} fire=false | 소화 | 보고된 보일러 불을 끈다.
      @d jeungi_valve boiler={b} line=SUP action=close // jeungi_valve boiler={b} line=RET action=close | 밸브 | {d} 배관을 잠근다.
      @v jeungi_valve boiler={b} line=RET action=close percent={pct} // jeungi_valve boiler={b} line=RET action=open percent={pct} | 환수 | 환수 밸브를 {pct}% {v}.
      jeungi_blow boiler={b} seconds={n} from=BOT | 밑 블로 | 바닥 물을 {n}초 빼요.
      jeungi_blow boiler={b} seconds={n} from=TOP | 윗 블로 | 물 위쪽에서 {n}초.
      jeungi_set boiler={b} celsius={c} | 설정 | {c}도. 유지 시간은 정하지 않는다.
      jeungi_set boiler={b} celsius={c} hold_min={n} | 유지 | {c}도에서 {n}분 붙든다.
    `,
  },
];
