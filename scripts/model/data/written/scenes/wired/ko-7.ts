import type { Scene } from '../../scene';

/** Levels and pins that follow from wiring told in the step, beside everyday calls of other tools: Korean, part 7. */
export const wiredKo7: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 새우/{tk} {"수조": "{tk}", "DO": {dox}, "기준": {ref}, "수심cm": {dep}, "산소핀": {op}, "배수핀": {dp}}',
    slots: { tk: '흰다리3, S-11, 친새우', dox: '2.1..3.6 / 6.2..8.8', ref: '4.2..5.5', dep: '60..140', op: '3..9', dp: '10..16', lp: '17..24', a: '핀이 숨을 죽이면 산소가 나오고 핀이 살면 끊긴다 / 핀이 숨을 죽이면 산소가 끊기고 핀이 살면 나온다', b: '배수 플러그는 스프링이 뽑아 두고 전기가 눌러 막는 꼴 / 배수 플러그는 스프링이 눌러 막고 전기가 뽑는 꼴', g: '=80, 160, 240', mm: '=0.8, 1.2, 1.6', who: '새우 이 대표, 신안 만복' },
    tools: ['daeha_feed(tank, pellet_mm: num, grams: int, times: int): Feed shrimp', 'daeha_lime(tank, kg: int, split: bool, target_ph: num): Lime'],
    steps: `
      @a gpio_write pin={op} value=0 // gpio_write pin={op} value=1 | 산소 나오게 | 산소핀 쪽은 {a}(산 것=1). 새우가 뜬다, 산소 나오게!
      @a gpio_write pin={op} value=1 // gpio_write pin={op} value=0 | 산소 끊기 | 이제 산소는 끊어도 됨. 산소핀: {a}. 살았다는 게 1.
      @b gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | 물 가두기 | {b}. 배수핀으로 막아 물을 가둔다.
      @b gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | 물 빼기 | 수심이 {dep}cm니 좀 빼자. 배수핀, {b}.
      @dox gpio_write pin={lp} value=1 // gpio_write pin={lp} value=0 | 경광 판단 | DO가 기준보다 낮으면 {lp}번 경광등을 켜고(1) 높으면 끈다(0).
      @dox failed "DO {dox}가 기준 {ref}보다 낮다" // daeha_feed tank="{tk}" pellet_mm={mm} grams={g} times=4 | 먹이 | 기준보다 높을 때만 {mm}mm 사료를 네 번에 {g}g. 낮으면 먹이지 말고 실패.
      daeha_lime tank="{tk}" kg=12 split=true target_ph=8.1 | 석회 | 석회 12kg을 나눠 뿌려 pH 8.1까지. 보고한 수조.
      send_message channel=kakao to="{who}" text="{tk} DO {dox}" | 대표께 | kakao, {who}: "{tk} DO {dox}"
    `,
  },
  {
    language: 'ko',
    slots: { p: '=2, 3, 4', q: '=7, 8, 9', r: '=14, 15, 16', s: '=20, 21, 22', u: '23..27', na: '부정 출력(Q바)에 / 긍정 출력(Q)에', sh: '검정 띠가 그어진 쪽(캐소드)이 / 띠가 없는 쪽(애노드)이', co: '공통(C)과 5번(쉴 때 붙는 것)에 / 공통(C)과 3번(일할 때 붙는 것)에', bd: '실습대, edu-6, 메카2', n: '1..30', w: '=10, 47, 220', f: '=실습/보고서.txt, lab/ohm.csv', who: '조교 무진, 3조 조장' },
    tools: ['silseup_measure(channel: int, range_v: int, samples: int, ac: bool): Measure', 'silseup_kit(kit: int, borrower, days: int, damaged?: bool): Lend a kit'],
    steps: `
      @na gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 모터 돌리기 | 우리 핀 IO{p} → 래치 입력, 모터는 래치의 {na} 물려 있다(1에서 돎). 모터를 돌려라.
      @na gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 모터 세우기 | IO{p:이} 래치로 들어가고 모터(1에서 돎)는 래치의 {na} 물렸다. 세울 것.
      @sh gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | LED 점등 | LED의 {sh} D{q}에 이어졌고 나머지 다리는 제 극성에 맞게 물렸다. 점등.
      @sh gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | LED 소등 | D{q}에 LED의 {sh} 물렸음. 소등하시오.
      @co gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 부하 끊기 | 릴레이(1=여자) {r}번, 부하는 {co} 걸었다. 부하를 끊어 보자.
      @co gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | 부하 잇기 | 부하가 이어지게 해 주세요. {r}번, 1을 쓰면 여자, 부하는 {co} 걸림.
      gpio_read pin={u} board="{bd}" | 스위치 | {bd} 보드, 핀 {u} 스위치 값. IO{s:은} 보지 않음.
      silseup_measure channel=2 range_v={w} samples=500 ac=false | 측정 | 2번 채널 직류, {w}V 범위, 표본 500개.
      silseup_kit kit={n} borrower="{who}" days=7 | 빌려주기 | {n}번 꾸러미를 {who}에게 이레. 부서졌다는 말은 없음.
      silseup_kit kit={n} borrower="{who}" days=1 damaged=true | 고장난 것 | 고장났다고 표시해서 하루만, {n}번 꾸러미, {who}.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /golf/{hole} {"홀": {hole}, "토양%": {so}, "목표%": {tg}, "밸브핀": {vp}, "펌프핀": {pp}}',
    slots: { hole: '1..18', so: '9..15 / 31..44', tg: '19..27', vp: '3..9', pp: '10..16', fp: '17..24', hy: '파일럿 솔레노이드를 당기면 위쪽 물이 빠져 밸브가 열린다 / 파일럿 솔레노이드를 당기면 위쪽에 물이 차서 밸브가 막힌다', pk: '펌프 허가 접점은 끊어져 있어야 허가 / 펌프 허가 접점은 이어져 있어야 허가', mm: '=4, 6, 9', mow: '=3.2, 4.5, 12', gs: '=그린, 페어웨이, 러프', who: '코스팀 마, 캐디 마스터 유' },
    tools: ['jandi_mow(area, hole: int, mm: num, stripes: bool): Mow', 'jandi_water(hole: int, mm: int, start, passes?: int): Water', 'jandi_pin(hole: int, front_m: int, left_m: int): Hole position'],
    steps: `
      @hy gpio_write pin={vp} value=1 // gpio_write pin={vp} value=0 | 물 주기 | {hy}(당김=1). 그 홀 밸브핀, 물이 나오게.
      @hy gpio_write pin={vp} value=0 // gpio_write pin={vp} value=1 | 물 그치기 | 손님 온다. 물 그치게. {hy}. 당김이 1, 번호는 밸브핀.
      @pk gpio_write pin={pp} value=0 // gpio_write pin={pp} value=1 | 펌프 허가 | {pk}이고 1=이어짐. 펌프핀으로 허가를 내려라.
      @pk gpio_write pin={pp} value=1 // gpio_write pin={pp} value=0 | 허가 거둠 | 벼락 온다, 펌프 허가를 거두십시오. 펌프핀(1=이어짐). {pk}.
      @so jandi_water hole={hole} mm={mm} start=04:00 // failed "토양 {so}%로 목표 {tg}%보다 젖어 있다" | 새벽 관수 | 목표보다 마른 홀이면 04:00에 {mm}mm. 몇 번에 나눌지는 두지 않음. 젖었으면 실패.
      gpio_write pin={fp} value=1 | 분수 {fp}번 | 연못 분수를 솟게. 1에서 솟음.
      jandi_mow area={gs} hole={hole} mm={mow} stripes=true | 깎기 | 그 홀 {gs}를 {mow}mm로, 줄무늬 나게.
      jandi_mow area=티 hole={hole} mm=10 stripes=false | 티 깎기 | 티는 10mm, 줄무늬 없이. 같은 홀.
      jandi_pin hole={hole} front_m=12 left_m=5 | 핀 위치 | 왼쪽에서 5m, 앞에서 12m. 이벤트의 홀.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 가습/{rm} {"실": "{rm}", "습도": {h}, "하한": {lo}, "상한": {hi}, "분무핀": {sp}, "배기핀": {ep}}',
    slots: { rm: '악기고, 시가실, 종이창고', h: '21..34 / 66..85', lo: '40..45', hi: '52..60', sp: '3..9', ep: '10..16', ap: '17..25', x: '분무기는 마른접점이 떨어지면 뿜고 붙으면 쉰다 / 분무기는 마른접점이 붙으면 뿜고 떨어지면 쉰다', y: '출력이 켜지면 배기가 역풍(들숨)으로 돈다 / 출력이 켜지면 배기가 순풍(날숨)으로 돈다', who: '악기 장 선생, 관리 보람', cc: '=200, 450, 900', obj: '=첼로, 거문고, 피아노' },
    tools: ['seupdo_fill(tank: int, cc: int, distilled: bool): Fill a humidifier', 'seupdo_limits(room, lower: int, upper: int): Humidity limits', 'seupdo_tune(object, hz: num, tuner, date?): Tuning'],
    steps: `
      @x gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | 뿜기 | 분무핀이 1이면 마른접점이 붙는다. {x}. 뿜게 하자.
      @x gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | 뿜기 그만 | {x}. 분무핀 1=붙음. 눅눅하니 쉬게 할 것.
      @y gpio_write pin={ep} value=0 // gpio_write pin={ep} value=1 | 날숨으로 | 배기핀: {y}. 꺼지면 반대 방향. 안 공기를 내보내는 날숨으로 돌린다.
      @y gpio_write pin={ep} value=1 // gpio_write pin={ep} value=0 | 들숨으로 | 바깥 공기를 들이는 들숨 쪽으로. 배기핀은 {y}. 꺼지면 반대.
      @h gpio_write pin={ap} value=1 // gpio_write pin={ap} value=0 | 보조 가습 | 하한에도 못 미치면 보조 가습({ap}번)에 1, 상한을 넘었으면 0.
      @h notify message="{rm} 건조 {h}%" // notify message="{rm} 다습 {h}%" | 알림 | 하한 아래면 "{rm} 건조 {h}%", 상한 위면 "{rm} 다습 {h}%"을 화면에.
      seupdo_fill tank=2 cc={cc} distilled=true | 물 보충 | 2번 통에 증류수로 {cc}cc.
      seupdo_limits room="{rm}" lower={lo} upper={hi} | 한계 | 메시지의 하한과 상한을 그 실에 그대로.
      seupdo_tune object={obj} hz=442.0 tuner="{who}" | 조율 | {obj}, 442.0Hz, {who}. 날짜는 아직.
    `,
  },
  {
    language: 'ko',
    earlier: ['현장 확인 | voice_note → 왼쪽 문 핀 {l}, 오른쪽 문 핀 {r}, 가운데 신호 핀 {m}. 왼쪽은 {lw}, 오른쪽은 {rw}', '대기 차량 | cam → {n}대'],
    slots: { l: '3..8', r: '9..15', m: '16..24', lw: '1이면 올라감 / 0이면 올라감', rw: '1이면 잠김 / 0이면 잠김', n: '0..2 / 6..15', plate: '=71모2290, 128바4402, 90러1117', car: '=지게차 3호, 카고 5톤, 탱크로리', mn: '=15, 30, 45', ch: '=무전1, kakao', who: '정문 조 반장, 야적장 하늘' },
    tools: ['yajeok_queue(gate: left|right, truck, minutes: int, weigh: bool): Put a truck into the queue', 'yajeok_pass(plate, gate: left|right, times: int, until?): Pass'],
    steps: `
      @lw gpio_write pin={l} value=1 // gpio_write pin={l} value=0 | 왼문 올리기 | 왼쪽 문 올려요. 값은 {step1}단계 말대로.
      @lw gpio_write pin={l} value=0 // gpio_write pin={l} value=1 | 왼문 내리기 | 왼쪽 문을 도로 내린다. 현장에서 불러 준 값이 있다.
      @rw gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 오른문 잠그기 | 오른쪽은 잠가 두시게.
      @rw gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | 오른문 풀기 | 오른쪽 문 잠금을 푼다(현장 확인 내용 참조).
      @n gpio_write pin={m} value=0 // gpio_write pin={m} value=1 | 신호 | 가운데 신호는 1=정지, 0=진행. 네 대 넘게 밀렸으면 정지, 안 밀렸으면 진행.
      yajeok_queue gate=left truck="{car}" minutes={mn} weigh=true | 줄 세우기 | {car:을} 왼쪽에 {mn}분 대기시키고 무게도 단다.
      yajeok_queue gate=right truck="{car}" minutes={mn} weigh=false | 오른줄 | 계근 없이 오른쪽 {mn}분, {car}.
      yajeok_pass plate={plate} gate=right times=3 | 통행증 | {plate} 오른문으로 세 번까지. 기한 없음.
      yajeok_pass plate={plate} gate=left times=10 until=2026-12-31 | 연말까지 | 왼문 열 번, 2026-12-31까지: {plate}
      send_message channel={ch} to="{who}" text="대기 {n}대" | 전달 | {ch} 채널 {who}에게 "대기 {n}대".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 유리온실/스크린 {"베이": {bay}, "광량": {par}, "전동": "{mtr}", "권취핀": {wp}, "펼침핀": {up}, "잠금핀": {kp}}',
    slots: { bay: '1..20', par: '60..180 / 820..1400', mtr: 'M-7, 리드모터, 좌측', wp: '3..9', up: '10..16', kp: '17..24', kk: '멈춤쇠는 힘을 주면 이빨에서 빠진다 / 멈춤쇠는 힘을 주면 이빨에 물린다', dly: '=2, 5, 8', perc: '15..90', seed: '=로메인, 바질, 케일', cel: '=128, 200, 288' },
    tools: ['yurion_sow(seed, trays: int, cells: int, vermiculite: bool): Sow', 'yurion_light(bay: int, micromol: int, on, off): Light', 'yurion_move(bay: int, to: int, trays: int): Move trays'],
    steps: `
      @par gpio_write pin={up} value=0 // gpio_write pin={up} value=1 | 펼치기 판단 | 광량이 600을 넘으면 펼침핀 1, 400도 안 되면 0.
      gpio_write pin={wp} value=1 | 감기 시작 | 권취핀 살려. 펼침핀은 손대지 마.
      gpio_write pin={wp} value=0 | 감기 끝 | 다 감겼다, 권취핀 죽여.
      @kk gpio_write pin={kp} value=0 // gpio_write pin={kp} value=1 | 멈춤쇠 걸기 | 바람 분다. {kk}. 잠금핀으로 물려 둘 것.
      @kk gpio_write pin={kp} value=1 // gpio_write pin={kp} value=0 | 멈춤쇠 빼기 | 스크린을 움직여야 하니 멈춤쇠를 뺍니다. {kk}. 번호는 잠금핀.
      yurion_sow seed={seed} trays=14 cells={cel} vermiculite=true | 파종 | {cel}구 판 열네 장에 {seed}, 질석 덮어서.
      yurion_light bay={bay} micromol=180 on=04:30 off=20:00 | 보광 | 그 베이 180마이크로몰, 20:00에 끄고 04:30에 켠다.
      yurion_move bay={bay} to=21 trays=6 | 자리 옮김 | 보고한 베이에서 여섯 판을 21번 베이로.
      yurion_move bay=21 to={bay} trays=9 | 데려오기 | 21번에서 그 베이로 아홉 판.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /dock/{ln} {"라인": "{ln}", "박스": {n}, "중량": {kg}, "표준": {std}, "벨트핀": {bp}, "스토퍼핀": {sp}, "다이버터핀": {dp}}',
    slots: { ln: '분류3, L-08, 출고A', n: '40..900', kg: '3.1..6.9 / 13.2..19.5', std: '8..11', bp: '3..9', sp: '10..16', dp: '17..24', st: '스토퍼는 공기를 넣으면 꺼지고 빼면 솟는다 / 스토퍼는 공기를 넣으면 솟고 빼면 꺼진다', hub: '=대전허브, 곤지암, 옥천', zip: '=06236, 48058, 63122', lab: '=파손주의, 냉동, 상온' },
    tools: ['bunryu_lane(hub, lane: int, from, until): Lane plan', 'bunryu_label(parcel: int, text, copies: int, zip): Label', 'bunryu_reject(line, max_kg: num, min_kg: num): Weight limits'],
    steps: `
      @st gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | 스토퍼 솟게 | {st}(공기 넣음=1). 상자를 막아야 하니 솟게 해라. 스토퍼핀.
      @st gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | 스토퍼 꺼지게 | 길을 터야 하니 스토퍼가 내려앉게. 스토퍼핀, {st}. 1이 공기 넣음.
      gpio_write pin={bp} value=0 | 벨트 정지 | 상자 꼈다. 벨트핀으로 정지.
      gpio_write pin={bp} value=1 | 벨트 기동 | 뺐음. 벨트핀으로 다시 기동 바람.
      @kg gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | 무거우면 옆으로 | 표준보다 무거우면 다이버터핀 1(옆길), 가벼우면 0(곧장).
      bunryu_lane hub={hub} lane=6 from=21:00 until=02:00 | 배정 | {hub:은} 6번 줄. 밤 21:00에서 02:00까지.
      bunryu_label parcel={n} text="{lab}" copies=2 zip={zip} | 라벨 | "{lab}" 두 장, 우편번호 {zip}. 상자 번호는 박스 값.
      bunryu_reject line="{ln}" max_kg=22.5 min_kg=0.3 | 무게 한계 | 그 라인에서 0.3kg 못 되거나 22.5kg 넘으면 튕긴다.
      file_write path=sort/{n}.txt content="{lab}" | 표시 | sort/{n}.txt 에 "{lab}"라고만 새로.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..7', q: '8..13', r: '14..19', s: '20..26', z1: '물이 오는 건 0일 때다 / 물이 오는 건 1일 때다', z2: '코일을 재우면 화로가 깨고 코일을 깨우면 화로가 잔다 / 코일을 깨우면 화로가 깨고 코일을 재우면 화로가 잔다', z3: '핀이 오르면 뚜껑도 오른다 / 핀이 오르면 뚜껑은 내린다', al: '=청동, 황동, 주철', c: '=680, 1120, 1380', kg: '15..240', mold: '=종-대, 불상-2, 밸브몸통', lot: '=H-204, H-318' },
    tools: ['jumul_pour(mold, alloy, kg: int, celsius: int): Pour', 'jumul_cool(mold, hours: int, blower: bool, shake_at_c?: int): Cool', 'jumul_sample(lot, position: top|middle|bottom, pieces: int): Sample'],
    steps: `
      @z1 gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 냉각수 보내기 | 자켓 냉각수 {p}번. {z1}. 보내라.
      @z1 gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 냉각수 끊기 | 물 끊어. {p}번, {z1}.
      @z2 gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 화로 깨우기 | {q}번(1=코일 깨움): {z2}. 화로를 깨워 녹인다.
      @z2 gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 화로 재우기 | 쇳물 다 썼음. 화로를 재울 것. {q}번에 1을 쓰면 코일이 깬다. {z2}.
      @z3 gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 뚜껑 올리기 | {z3}({r}번). 뚜껑을 올려 주십시오.
      @z3 gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | 뚜껑 덮기 | 열 샌다, 덮어라. {r}번인데 {z3}.
      gpio_read pin={s} | 열전대 릴레이 | {s}번을 읽고 값만 보고.
      jumul_pour mold="{mold}" alloy={al} kg={kg} celsius={c} | 주입 | {al} {kg}kg을 {c}도에서 {mold} 틀에.
      jumul_cool mold="{mold}" hours=18 blower=false | 식히기 | {mold}, 열여덟 시간, 바람 없이. 털어 내는 온도는 안 정함.
      jumul_sample lot={lot} position=bottom pieces=3 | 시편 | {lot}에서 밑바닥 쪽 시편 셋.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 해수욕장/{twr} {"망루": "{twr}", "파고m": {wv}, "수온": {t}, "깃발": "{fl}", "사이렌핀": {sp}, "조명핀": {lp}}',
    slots: { twr: '3망루, 동편, 해양구조1', wv: '0.3..0.9 / 1.8..3.1', t: '17..27', fl: '=초록, 노랑', sp: '3..10', lp: '11..18', hp: '19..26', cc: '사이렌은 회로가 끊기는 순간부터 운다(감시 회로) / 사이렌은 회로가 이어지는 순간부터 운다', n: '1..9', txt: '=수영 한계선 밖으로 나가지 마세요, 잠시 뒤 입수를 마칩니다, 아이 손을 꼭 잡으세요', who: '구조대 문 팀장, 해경 파출소', hr: '=10, 11' },
    tools: ['haesu_flag(tower, colour: green|yellow|red, minutes?: int): Flag', 'haesu_boat(boat: int, tower, crew: int, lights: bool): Rescue boat', 'haesu_speak(tower, sentence, times: int): Loudspeaker'],
    steps: `
      @cc gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | 사이렌 울리기 | {cc}. 1이 이어짐, 0이 끊김. 사이렌핀으로 울릴 것.
      @cc gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | 사이렌 그치기 | {cc}(1=이어짐). 사이렌핀, 이제 그치게 해 주세요.
      @wv failed "파고 {wv}m" // haesu_flag tower="{twr}" colour=red | 붉은 기 | 파고가 1.5m 넘으면 그 망루에 붉은 기. 시간은 정하지 않는다. 넘지 않으면 실패.
      haesu_flag tower="{twr}" colour=yellow minutes=40 | 노란 기 | 40분만 노란 기로 둔다. 보고한 망루.
      haesu_boat boat={n} tower="{twr}" crew=3 lights=true | 구조정 | {n}호정을 세 사람 태워 그 망루로, 불 켜고.
      haesu_speak tower="{twr}" sentence="{txt}" times=2 | 방송 | 그 망루에서 두 번: {txt}
      gpio_write pin={lp} value=1 | 투광 | 조명핀에 불을 넣는다.
      gpio_read pin={hp} | 호출 단추 | {hp}번 단추가 눌렸는지 값을 본다.
      memory_store key=wave-{twr} content="{wv}m {t}도" | 기록 | wave-{twr} 키에 "{wv}m {t}도"를 적어 두기.
    `,
  },
  {
    language: 'ko',
    earlier: ['게시판 사진 | photo_text → 가동: {on}번 / 예비: {sp}번 / 폐쇄: {cl}번', '모듈 종류 | memory_recall → 릴레이 {ty}'],
    slots: { on: '3..9', sp: '10..17', cl: '18..26', ty: '0에서 붙고 1에서 떨어짐 / 1에서 붙고 0에서 떨어짐', bd: '정수실, ro-2, 물탱크', l: '=120, 350, 800', us: '8..60', m: '=역삼투막, 카본필터, UV램프', dt: '=2026-12-18, 2027-03-01', who: '정수 기사 남, 급수팀' },
    tools: ['malgunsaem_flush(stage: int, litres: int, minutes: int): Flush', 'malgunsaem_part(part, replaced, next?, cost_won: int): Part replaced', 'malgunsaem_limit(upper_us: int, lower_us: int, stop: bool): Conductivity limits'],
    steps: `
      @ty gpio_write pin={on} value=1 // gpio_write pin={on} value=0 | 가동분 떼기 | 가동 중인 쪽 릴레이를 뗀다. 폐쇄한 것은 절대 건드리지 않음.
      @ty gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | 예비 붙이기 | 예비 쪽 릴레이를 붙여 주세요. 모듈 종류를 볼 것.
      @ty gpio_write pin={sp} value=1 board="{bd}" // gpio_write pin={sp} value=0 board="{bd}" | 예비 쉬게 | 보드 {bd}: 예비 릴레이를 도로 떨어뜨려라.
      @ty gpio_write pin={on} value=0 // gpio_write pin={on} value=1 | 가동분 다시 | 원래 가동하던 것을 다시 붙인다.
      gpio_read pin={cl} | 폐쇄분 확인 | 폐쇄라고 적힌 핀을 읽기만.
      malgunsaem_flush stage=2 litres={l} minutes=12 | 세정 | 2단을 12분, {l}L로 씻는다.
      malgunsaem_part part="{m}" replaced={dt} cost_won=85000 | 교체 기록 | {m} 갈았음: {dt}, 85000원. 다음 날짜는 비운다.
      malgunsaem_part part="{m}" replaced=2026-11-02 next={dt} cost_won=40000 | 다음 날짜까지 | {m}, 2026-11-02에 갈았고 다음은 {dt}, 값 40000원.
      malgunsaem_limit upper_us={us} lower_us=2 stop=true | 전도도 | 2 아래거나 {us} 위면 서게 한다.
      send_message channel=teams to="{who}" text="예비로 바꿈" | 알림 | {who} teams: "예비로 바꿈"
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 만화방/{st} {"지점": "{st}", "방": {rm}, "남은분": {left}, "연장": {ext}, "등핀": {lp}, "문핀": {dp}}',
    slots: { st: '혜화, 코믹24, 해운대', rm: '1..24', left: '=0 / 5, 18, 40', ext: '=30, 60, 120', lp: '3..9', dp: '10..17', vp: '18..26', book: '=열혈강호 12, 슬램덩크 3, 궁 7', won: '=2000, 3500, 9000', mn: '=라면, 쥐포, 아이스티' },
    tools: ['manhwa_extend(room: int, minutes: int, won: int, member?: bool): Extend', 'manhwa_find(title, floor: int, shelf): Where a book stands', 'manhwa_order(room: int, item, count: int, spicy: bool): Order'],
    steps: `
      @left gpio_write pin={lp} value=0 // gpio_write pin={lp} value=1 | 방 등 | 남은 시간이 0이면 등핀을 내려 끄고, 남았으면 올려 둔다.
      gpio_write pin={dp} value=0 | 문 열림 | 문핀이 1이면 문이 붙들려 있는 거라, 손님 나가게 놓아 줘.
      gpio_write pin={dp} value=1 | 문 붙들기 | 문핀을 살려 문을 붙들어 놓을 것(1=붙듦).
      gpio_write pin={vp} value=1 | 공기청정 | {vp}번 청정기 돌려 주세요, 라면 냄새요.
      @left manhwa_extend room={rm} minutes={ext} won={won} // failed "{left}분 남았다" | 연장 | 시간이 다 된 방만 메시지의 분만큼 {won}원에 연장. 회원인지는 안 넣음. 남았으면 실패.
      manhwa_extend room={rm} minutes=45 won={won} member=true | 회원 연장 | 회원이래요. 45분, {won}원, 그 방.
      manhwa_find title="{book}" floor=2 shelf=B-14 | 책 자리 | "{book}" 찾는 곳은 2층 B-14.
      manhwa_order room={rm} item={mn} count=2 spicy=false | 주문 | 그 방에 {mn} 둘, 맵지 않게.
      notify message="{st} {rm}번 {left}분" | 카운터 화면 | "{st} {rm}번 {left}분"이라고 이 컴퓨터에.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /tunnel/{tn} {"터널": "{tn}", "CO": {co}, "허용": {lim}, "차량": {n}, "제트팬핀": {jp}, "차단봉핀": {bp}, "신호핀": {sp}}',
    slots: { tn: '죽령, 보령T, 금정2', co: '41..90 / 4..15', lim: '20..35', n: '3..120', jp: '3..9', bp: '10..16', sp: '17..24', br: '봉은 무게추가 올리고 모터 전류(1)가 내린다 / 봉은 무게추가 내리고 모터 전류(1)가 올린다', lane: '=1차로, 2차로, 갓길', kph: '=60, 80', who: '도로공사 상황실, 순찰 12호' },
    tools: ['teoneol_sign(tunnel, sentence, kph: int, lane): Sign', 'teoneol_fan(tunnel, fans: int, percent: int, minutes: int): Fans', 'teoneol_tow(tunnel, lane, km: num, heavy?: bool): Tow truck'],
    steps: `
      @br gpio_write pin={bp} value=1 // gpio_write pin={bp} value=0 | 봉 내려 막기 | {br}. 차단봉핀, 터널에 못 들어오게 내려라.
      @br gpio_write pin={bp} value=0 // gpio_write pin={bp} value=1 | 봉 올려 트기 | 통행 재개. 차단봉핀으로 봉을 올린다. {br}.
      @co gpio_write pin={jp} value=1 // gpio_write pin={jp} value=0 | 제트팬 | CO가 허용을 넘으면 제트팬핀을 1로 돌리고 아니면 0으로 쉬게.
      @co teoneol_fan tunnel="{tn}" fans=6 percent=80 minutes=25 // failed "CO {co}로 허용 {lim} 아래" | 팬 여섯 대 | 허용치를 넘었을 때 여섯 대를 80%로 25분. 안 넘으면 실패.
      gpio_read pin={sp} | 신호 상태 | 신호핀이 몇인지 조회만.
      teoneol_sign tunnel="{tn}" sentence="서행" kph={kph} lane={lane} | 표지 | 그 터널 {lane}에 "서행", {kph}km/h.
      teoneol_tow tunnel="{tn}" lane={lane} km=1.4 | 견인 | 1.4km 지점 {lane}. 큰 차인지는 안 밝혀졌음. 그 터널.
      teoneol_tow tunnel="{tn}" lane={lane} km=0.7 heavy=true | 대형 견인 | {lane} 0.7km에 트레일러(대형), 그 터널.
      send_message channel=radio to="{who}" text="{tn} CO {co}" | 무전 전달 | radio 채널, {who}에게 "{tn} CO {co}".
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    slots: { p: '3..8', q: '9..14', r: '15..20', s: '21..27', ab: '전기가 나가면 잠기는 / 전기가 나가면 풀리는', cd: '불이 나간다 / 불이 들어온다', ef: '쉬면 걷히는 / 쉬면 쳐지는', cls: '=3학년 2반, 과학실, 도서실', n: '8..32', ex: '=중간고사, 모의평가, 소방훈련', at: '=09:00, 10:50, 13:30', tc: '=담임 변, 교무 실장, 체육 강', milk: '=흰우유, 두유, 요구르트' },
    tools: ['hakgyo_bell(at, seconds: int, tune: normal|exam|drill): Bell', 'hakgyo_meal(class, count: int, drink, no_nuts?: bool): Meal', 'hakgyo_room(class, exam, from, to): Room plan'],
    steps: `
      @ab gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 옥상문 잠금 | 옥상문은 {ab} 자물쇠, {p}번. 잠글 것.
      @ab gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 옥상문 풀기 | 훈련이라 대피한다. {ab} 자물쇠({p}번)를 풀어 주세요.
      @cd gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 복도등 켜기 | {q}번에 1을 쓰면 복도 {cd}. 복도를 밝혀라.
      @cd gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 복도등 끄기 | 하교 완료. 복도 소등. {q}번은 1일 때 {cd}.
      @ef gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 암막 치기 | 암막은 모터가 {ef} 방식이고 전기가 오면 반대다. {r}번. 영화 보게 쳐 주세요.
      @ef gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | 암막 걷기 | 영화 끝. 암막을 걷는다. {r}번, 모터가 {ef} 방식이고 전기가 오면 반대.
      gpio_read pin={s} | 화재 수신 | {s}번만 읽자.
      hakgyo_bell at={at} seconds=12 tune=exam | 시험 종 | {at}에 시험용 가락으로 12초.
      hakgyo_meal class="{cls}" count={n} drink={milk} no_nuts=true | 급식 | {cls} {n}명, {milk}, 견과류는 뺀다고 표시.
      hakgyo_room class="{cls}" exam="{ex}" from={at} to=15:20 | 교실 계획 | {cls}에서 {ex}, {at}부터 15:20까지.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 염색/{vat} {"염조": "{vat}", "욕비": {lr}, "온도": {t}, "도달": {goal}, "증기핀": {sp}, "순환핀": {cp}, "배액핀": {dp}}',
    slots: { vat: '지거2, 오버플로3, D-05', lr: '6..14', t: '41..69 / 111..130', goal: '80..98', sp: '3..9', cp: '10..16', dp: '17..24', po: '포지셔너가 거꾸로 달려 공기가 차면 닫힌다. 1이 공기를 채운다 / 포지셔너가 바로 달려 공기가 차면 열린다. 1이 공기를 채운다', dn: '배액변은 빈 핀(0)에서 새어 나가고 찬 핀(1)에서 막힌다 / 배액변은 찬 핀(1)에서 새어 나가고 빈 핀(0)에서 막힌다', dye: '=반응성 청, 분산 적, 산성 흑', g: '=120, 450, 900', min: '=20, 35, 60' },
    tools: ['yeomsaek_dye(vat, dye, grams: int, salt_g: int): Dye', 'yeomsaek_ramp(vat, degrees_min: num, target_c: int, hold_min: int): Ramp', 'yeomsaek_rinse(vat, times: int, celsius: int, softener?: bool): Rinse'],
    steps: `
      @po gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | 증기 열기 | 증기변 {po}. 증기핀을 써서 연다.
      @po gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | 증기 닫기 | 끓어 넘친다. 증기를 닫아라. 증기핀. 증기변 {po}.
      @dn gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | 물 버리기 | 염액을 버리겠습니다. 배액핀. {dn}.
      @dn gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | 물 붙들기 | 배액변을 막고 물을 받는다. 배액핀. {dn}.
      @t gpio_write pin={cp} value=1 // failed "{t}도로 도달 {goal}도를 넘었다" | 순환 | 도달 온도에 못 미쳤을 때만 순환핀(1=돎)을 돌린다. 넘었으면 실패.
      yeomsaek_dye vat="{vat}" dye="{dye}" grams={g} salt_g=2500 | 염료 | {dye} {g}g에 소금 2500g, 그 염조.
      yeomsaek_ramp vat="{vat}" degrees_min=1.5 target_c={goal} hold_min={min} | 승온 | 분당 1.5도로 메시지의 도달 온도까지, {min}분 머문다. 그 염조.
      yeomsaek_rinse vat="{vat}" times=3 celsius=40 | 헹굼 | 40도 물로 세 번. 유연제 얘기 없음.
      yeomsaek_rinse vat="{vat}" times=1 celsius=30 softener=true | 유연제 헹굼 | 30도 한 번, 유연제 넣고. 그 염조.
    `,
  },
  {
    language: 'ko',
    slots: { a: '4..9', b: '10..15', c: '16..21', d: '22..27', o2: '쌓아 둔다 / 내보낸다', o3: '발전기 기동선은 땅에 닿아야(0) 건다 / 발전기 기동선은 24V가 실려야(1) 건다', kw: '=20, 55, 110', lt: '=200, 600', hr: '=2, 5, 8', site: '=본관, 생활관, 취사장', fuel: '=경유, LPG', who: '시설 배 중사, 영선반' },
    tools: ['baljeon_load(site, kw: int, phase: single|three, hours: int): Load plan', 'baljeon_fuel(fuel, litres: int, tank: int, receipt?): Fuel', 'baljeon_test(minutes: int, load_percent: int, transfer: bool): Test run'],
    steps: `
      @o3 gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 발전기 걸기 | 정전. {o3}. {a}번으로 발전기를 걸어라.
      @o3 gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 기동선 놓기 | 한전 들어옴. 기동선을 걸지 않은 상태로. {a}번, {o3}.
      @o2 gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 오수 내보내기 | 오수 펌프 제어선은 {b}번이고 1이면 {o2}, 0이면 반대. 지금은 내보낸다.
      @o2 gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 오수 쌓아 두기 | 하류 막혔다니 쌓아 둬라. 제어선 {b}번은 1이면 {o2}, 0이면 반대.
      gpio_write pin={c} value=1 | {c}번 방송 앰프 | 켜서 예열.
      gpio_read pin={d} | 유류 수위 | {d}번 접점 읽기.
      baljeon_load site={site} kw={kw} phase=three hours={hr} | 부하 계획 | {site}, 3상, {kw}kW, {hr}시간.
      baljeon_fuel fuel={fuel} litres={lt} tank=2 | 급유 | 2번 탱크에 {fuel} {lt}L. 전표 번호는 없음.
      baljeon_fuel fuel={fuel} litres={lt} tank=1 receipt=F-3301 | 전표 급유 | 전표 F-3301, 1번 탱크, {fuel} {lt}리터.
      baljeon_test minutes=15 load_percent=40 transfer=false | 시험 운전 | 절체는 하지 말고 40% 부하로 15분.
      send_message channel=sms to="{who}" text="{site} 발전기 시험" | 알림 | sms {who}: "{site} 발전기 시험"
    `,
  },
];
