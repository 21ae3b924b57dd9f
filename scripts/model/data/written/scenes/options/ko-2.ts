import type { Scene } from '../../scene';

/** Switches, directions, choices and what may be left out, in Korean, part 2. */
export const options2: readonly Scene[] = [
  // 마을회관과 방송
  {
    language: 'ko',
    event: 'mqtt village/{v} {"마을": "{v}", "적설": {cm}, "담당": "{who}"}',
    slots: { v: '=동회, 서원, 북촌, 남창', cm: '0..4 / 12..38', who: '이장 배, 총무 순자, 청년회', vol: '10..90', ln: '=통로만, 길만 / 마당까지, 전부', msg: '=수도를 틀어 두세요, 회관에 떡이 있습니다, 길이 미끄럽습니다', n: '1..5', b: '=아침에, 오전 중 / 저녁에, 해 지고' },
    tools: ['maeul_speak(village, sentence, volume?: int, repeat?: int): 마을 방송', 'maeul_melt(village, area: path|all, on: bool): 열선', 'maeul_spread(village, side: east|west|north|south, sacks?: int): 제설제를 뿌린다', 'maeul_door(village, hall: main|back, open: bool): 회관 문'],
    steps: `
      maeul_speak village="{v}" sentence="{msg}" volume={vol} | 방송 | 보고한 마을에 "{msg}" 방송, 소리 {vol:로}.
      maeul_speak village="{v}" sentence="{msg}" repeat={n} | 되풀이 | "{msg}" {n}번 되풀이. 소리 크기는 손대지 않는다.
      maeul_speak village="{v}" sentence="{msg}" | 한마디 | 그 마을에 "{msg}"라고만 알려 주세요.
      @ln maeul_melt village="{v}" area=path on=true // maeul_melt village="{v}" area=all on=true | 열선 | 얼지 않게 {ln} 열선을 넣는다.
      maeul_melt village="{v}" area=path on=false | 열선 끄기 | 녹았다. 통로 열선은 끊어라.
      @cm failed "적설 {cm}cm" // maeul_spread village="{v}" side=north sacks={n} | 제설제 | 눈이 10센티 넘게 왔으면 북쪽 비탈에 {n}포대. 덜 왔으면 실패.
      maeul_spread village="{v}" side=east | 동쪽 | 이 마을 동쪽 길에 제설제를 뿌려요. 몇 포대인지는 안 정했어요.
      maeul_door village="{v}" hall=back open=true | 뒷문 | 회관 뒷문을 열어 둡니다.
      maeul_door village="{v}" hall=main open=false | 앞문 | 회관 정문은 잠가요.
    `,
  },
  // 정미소
  {
    language: 'ko',
    slots: { f: '만석이네, 들녘농장, 윗말 차씨', f2: '강터영농, 새벽들, 아랫말 표씨', kg: '=40, 120, 800', w: '=12.5, 14, 15.5', g: '=제일 좋은 것, 특등 / 그다음 것, 상등 / 보통 것, 막쌀', d: '=백미로, 하얗게 / 현미로, 겉껍질만 벗겨 / 오분도로, 반만 깎아', n: '1..30' },
    tools: ['jeongmi_mill(owner, kg: int, degree: brown|half|white, dust?: bool): 쌀을 찧는다', 'jeongmi_grade(owner, grade: 특|상|보통): 등급을 매긴다', 'jeongmi_dry(owner, percent: num, warm?: bool): 벼를 말린다', 'jeongmi_hand(sender, receiver, sacks: int): 가마를 넘긴다'],
    steps: `
      @d jeongmi_mill owner="{f}" kg={kg} degree=white // jeongmi_mill owner="{f}" kg={kg} degree=brown // jeongmi_mill owner="{f}" kg={kg} degree=half | 도정 | {f} 벼 {kg}킬로를 {d} 주세요.
      jeongmi_mill owner="{f2}" kg={kg} degree=brown dust=false | 겨는 빼고 | {f2}, {kg}kg, 현미. 쌀겨는 안 담아 감.
      jeongmi_mill owner="{f2}" kg={kg} degree=white dust=true | 겨까지 | {f2} 것 {kg}킬로 하얗게 찧고 쌀겨도 담아 드린다.
      @g jeongmi_grade owner="{f}" grade=특 // jeongmi_grade owner="{f}" grade=상 // jeongmi_grade owner="{f}" grade=보통 | 등급 | {f} 쌀은 {g:로} 매긴다.
      jeongmi_dry owner="{f}" percent={w} warm=true | 열풍 | {f}네 벼를 더운 바람으로 {w}%까지.
      jeongmi_dry owner="{f2}" percent={w} warm=false | 찬바람 | {f2}는 더운 바람 말고, {w}%까지.
      jeongmi_dry owner="{f2}" percent={w} | 건조 | 수분 {w}프로까지 말릴 것, {f2} 벼.
      jeongmi_hand sender="{f}" receiver="{f2}" sacks={n} | 넘기기 | {f}에서 {f2:로} {n}가마 넘긴다.
      jeongmi_hand sender="{f2}" receiver="{f}" sacks={n} | 갚기 | {f}가 {n}가마 받는다. 내주는 쪽은 {f2}.
    `,
  },
  // 세탁소
  {
    language: 'ko',
    event: 'webhook /wash {"표": "{tk}", "손님": "{c}", "옷": "{cl}", "벌": {n}}',
    slots: { tk: '=T-118, 0442, 붉은31', c: '여은숙, 마동현, 채리나', cl: '=코트, 와이셔츠, 이불', n: '1..6', st: '=약하게, 살살 / 보통으로 / 세게, 빡빡', day: '=2026-04-11, 2026-09-02, 2026-12-19', won: '=4000, 9500, 18000', k: '=물빨래, 물세탁 / 드라이, 기름 세탁' },
    tools: ['otbang_clean(ticket, how: wet|dry, care?: gentle|normal|heavy): 빨래', 'otbang_iron(ticket, crease: bool, starch?: bool): 다림질', 'otbang_bill(ticket, won: int, paid: bool): 값', 'otbang_ready(ticket, date, call?: bool): 찾아갈 날'],
    steps: `
      @k otbang_clean ticket={tk} how=wet // otbang_clean ticket={tk} how=dry | 빨래 | 이 표는 {k}.
      @st otbang_clean ticket={tk} how=wet care=gentle // otbang_clean ticket={tk} how=wet care=normal // otbang_clean ticket={tk} how=wet care=heavy | 물세탁 | 들어온 옷 물빨래, {st}.
      otbang_iron ticket={tk} crease=true starch=false | 다림질 | 줄 잡아 다립니다. 풀은 먹이지 말고요.
      otbang_iron ticket={tk} crease=false | 줄 없이 | 줄은 세우지 말고 다림질만.
      otbang_iron ticket={tk} crease=true starch=true | 풀 먹여서 | 풀 먹이고 주름선도 세워 다린다.
      otbang_bill ticket={tk} won={won} paid=true | 선불 | {won}원, 벌써 내셨음.
      otbang_bill ticket={tk} won={won} paid=false | 외상 | 값은 {won}원. 아직 안 받았어요.
      otbang_ready ticket={tk} date={day} call=true | 찾는 날 | {day}에 찾아가시게 하고 전화도 드립니다.
      otbang_ready ticket={tk} date={day} call=false | 연락 없이 | {day}로 적고 연락은 하지 않는다.
    `,
  },
  // 병원 주차와 병동 문
  {
    language: 'ko',
    slots: { w: '=3W, 5E, ICU, 응급', h: '201..899', k: '=면회객, 면회 오신 분 / 직원, 일하는 사람 / 배송, 물건 나르는 분', tm: '=10:00, 13:30, 18:00', tm2: '=11:00, 15:00, 20:00', d: '=들어오는 쪽, 들어가는 / 나가는 쪽, 나가는', fl: '1..12', who: '구미현, 방재호, 옥정' },
    tools: ['byeongdong_door(ward, way: entry|exit, open: bool): 병동 문', 'byeongdong_card(name, role: visitor|staff|courier, ward?): 출입증', 'byeongdong_hours(ward, from, until): 면회 시간', 'byeongdong_lift(floor: int, bed?: bool): 승강기를 부른다', 'byeongdong_shift(patient, from_room: int, to_room: int): 병실을 옮긴다'],
    steps: `
      @d byeongdong_door ward={w} way=entry open=true // byeongdong_door ward={w} way=exit open=true | 문 | {w} 병동, {d} 문을 연다.
      @d byeongdong_door ward={w} way=entry open=false // byeongdong_door ward={w} way=exit open=false | 폐쇄 | {w} {d} 문은 닫아 두십시오.
      @k byeongdong_card name="{who}" role=visitor // byeongdong_card name="{who}" role=staff // byeongdong_card name="{who}" role=courier | 출입증 | {who}, {k}. 출입증 한 장. 병동은 적지 않음.
      byeongdong_card name="{who}" role=visitor ward={w} | 면회증 | {w} 병동만 드나드는 면회객 출입증을 {who}님께.
      byeongdong_hours ward={w} from={tm} until={tm2} | 면회 시간 | {w} 면회는 {tm}부터 {tm2}까지.
      byeongdong_hours ward={w} from={tm} until={tm2} | 시간 변경 | {tm2}에 끝내고 {tm}에 시작합니다. 병동은 {w}.
      byeongdong_lift floor={fl} bed=true | 침대 | {fl}층으로 침대 들어가는 승강기.
      byeongdong_lift floor={fl} | 승강기 | {fl}층 승강기요.
      byeongdong_shift patient="{who}" from_room={h} to_room=904 | 전실 | {who}님을 {h}호에서 904호로.
      byeongdong_shift patient="{who}" from_room=904 to_room={h} | 되돌리기 | 904호 계시던 {who}님, {h}호로 가십니다.
    `,
  },
  // 물류 창고
  {
    language: 'ko',
    event: 'mqtt dock/{d} {"도크": "{d}", "품번": "{it}", "상자": {n}, "구역": "{z}"}',
    slots: { d: '=D4, D11, 북2', it: '=SKU-8801, P0032, 한과세트', n: '4..60', z: '=A-12, C-03, 냉장2', z2: '=B-07, D-30, 상온5', q: '61..99', k: '=깨질 것, 깨지는 물건 / 얼린 것, 냉동품 / 보통 짐', pr: '=급하게, 서둘러 / 급하지 않게, 서두르지 말고', dr: '=올려, 들어 / 내려, 바닥에' },
    tools: ['changgo_put(item, zone, boxes: int, care?: fragile|frozen|plain): 넣는다', 'changgo_take(item, zone, boxes: int, rush?: bool): 꺼낸다', 'changgo_shift(item, from_zone, to_zone, boxes?: int): 옮긴다', 'changgo_leveller(dock, to: raise|lower): 도크 발판', 'changgo_seal(dock, inflate: bool): 도크 실'],
    steps: `
      changgo_put item={it} zone={z} boxes={n} | 입고 | 온 것을 온 수대로 적힌 구역에 넣는다. 취급은 적지 않는다.
      @k changgo_put item={it} zone={z2} boxes={n} care=fragile // changgo_put item={it} zone={z2} boxes={n} care=frozen // changgo_put item={it} zone={z2} boxes={n} care=plain | 다른 구역 | 이번에 온 건 {k}. 수량 그대로 {z2}에.
      @pr changgo_take item={it} zone={z} boxes={q} rush=true // changgo_take item={it} zone={z} boxes={q} rush=false | 출고 | 그 품번 {q}상자를 {pr} 꺼내 주세요. 구역은 이벤트의 것.
      changgo_take item={it} zone={z2} boxes={q} | 꺼내기 | {z2}에서 {q}상자, 같은 품번.
      changgo_shift item={it} from_zone={z} to_zone={z2} boxes={n} | 이동 | 보고된 구역에서 {z2}로 보고된 수만큼.
      changgo_shift item={it} from_zone={z2} to_zone={z} | 되돌리기 | {z2} 것을 도로 제 구역(이벤트)으로. 몇 상자인지 정하지 않음.
      @dr changgo_leveller dock={d} to=raise // changgo_leveller dock={d} to=lower | 발판 | 그 도크 발판 {dr} 놓는다.
      changgo_seal dock={d} inflate=true | 실 부풀리기 | 트럭 댔다. 그 도크 실에 바람 넣어.
      changgo_seal dock={d} inflate=false | 실 빼기 | 그 도크 실 바람을 뺀다.
    `,
  },
  // 실내 수영장
  {
    language: 'ko',
    slots: { l: '1..8', c: '=27.5, 29, 30.5', ppm: '=0.6, 0.8, 1.0', n: '=3, 6, 12', s: '=깊은 쪽, 다이빙대 쪽 / 얕은 쪽, 아이들 쪽', r: '=자유형, 접영, 평영', who: '강사 조은, 마스터즈반, 새벽반', u: '=열어, 터 / 막아, 닫아' },
    tools: ['pul_lane(lane: int, open: bool, group?): 레인을 열거나 막는다', 'pul_heat(basin: deep|shallow, celsius: num): 물 온도', 'pul_dose(basin: deep|shallow, chem: chlorine|acid, ppm: num): 약품', 'pul_filter(mode: run|backwash|rest, minutes?: int): 여과기'],
    steps: `
      @u pul_lane lane={l} open=true // pul_lane lane={l} open=false | 레인 | {l}번 레인 {u} 둘 것. 누가 쓰는지는 안 적음.
      pul_lane lane={l} open=true group="{who}" | 레인 배정 | {l}레인을 {who}에게 열어 준다.
      @s pul_heat basin=deep celsius={c} // pul_heat basin=shallow celsius={c} | 수온 | {s:을} {c}도로 맞춘다.
      @s pul_dose basin=deep chem=chlorine ppm={ppm} // pul_dose basin=shallow chem=chlorine ppm={ppm} | 소독 | 염소 {ppm}ppm, {s}.
      pul_dose basin=deep chem=acid ppm={ppm} | 산 | 깊은 풀에 산을 {ppm}ppm 넣습니다. 염소 아닙니다.
      pul_filter mode=backwash minutes={n} | 역세 | 여과기를 {n}분 거꾸로 씻는다.
      pul_filter mode=run | 여과 | 여과기를 평소대로 돌린다.
      pul_filter mode=rest | 쉼 | 여과기는 쉬게 둡니다. 언제까지인지는 미정.
    `,
  },
  // 소방 훈련
  {
    language: 'ko',
    event: 'peripheral panel/zone {"층": {fl}, "회로": {lp}, "연기": {sm}, "상태": "{st}"}',
    slots: { fl: '=1, 2, 3, 7', lp: '11..64', sm: '0..3 / 12..40', st: '=감지, 화재 / 정상, 평상', n: '2..15', k: '=내려, 떨어뜨려 / 말아 올려, 걷어', lang: '=한국어로, 우리말로 / 영어로 / 일본어로', v: '=끄고, 멈추고 / 울리고, 켜고' },
    tools: ['sobang_bell(floor: int, ring: bool): 경종', 'sobang_shutter(floor: int, move: drop|lift): 방화 셔터', 'sobang_voice(floor: int, lang: ko|en|ja, loops?: int): 대피 방송', 'sobang_loop(loop: int, state: normal|isolate|test, minutes?: int): 회로 상태', 'sobang_fan(floor: int, smoke: exhaust|supply): 제연 팬'],
    steps: `
      @st sobang_bell floor={fl} ring=true // sobang_bell floor={fl} ring=false | 경종 | 그 층 상태가 감지나 화재면 경종을 울리고, 정상이거나 평상이면 멈춘다.
      @k sobang_shutter floor={fl} move=drop // sobang_shutter floor={fl} move=lift | 셔터 | 보고한 층의 방화 셔터를 {k} 주십시오.
      @lang sobang_voice floor={fl} lang=ko // sobang_voice floor={fl} lang=en // sobang_voice floor={fl} lang=ja | 방송 | 그 층에 {lang} 대피 방송. 횟수는 정하지 않음.
      sobang_voice floor={fl} lang=en loops={n} | 영어 방송 | 해당 층, 영어, {n}번.
      sobang_loop loop={lp} state=isolate minutes={n} | 차단 | 올라온 회로는 {n}분 동안 떼어 놓는다.
      sobang_loop loop={lp} state=test | 시험 | 그 회로를 시험 상태로. 시간은 미정.
      sobang_loop loop={lp} state=normal | 복구 | 회로를 평소대로 되돌린다.
      sobang_fan floor={fl} smoke=exhaust | 배연 | 이 층 연기를 빼냅니다.
      @sm failed "연기 {sm}%" // sobang_fan floor={fl} smoke=supply | 급기 | 연기가 10%를 넘으면 그 층 팬으로 새 공기를 불어 넣고, 그렇지 않으면 실패로.
    `,
  },
  // 한우 축사
  {
    language: 'ko',
    slots: { p: '1..9', p2: '11..19', kg: '=8, 12.5, 30', id: 'KR-3391, 0027-B, 꽃님', w: '=암소 칸, 암소 쪽 / 송아지 칸, 어린것 쪽 / 거세 칸, 살찌는 쪽', d: '=왼쪽, 왼편 / 오른쪽, 오른편', day: '=2026-01-29, 2026-07-07, 2026-10-30', f: '=젖은 것, 담근먹이 / 마른 것, 건초', tm: '=06:20, 17:00, 18:40' },
    tools: ['chuksa_feed(pen: int, kg: num, feed: hay|silage, at?): 먹이를 준다', 'chuksa_gate(pen: int, swing: left|right, open: bool): 칸막이 문', 'chuksa_move(animal, from_pen: int, to_pen: int): 소를 옮긴다', 'chuksa_group(animal, group: cow|calf|steer, since?): 무리를 적는다', 'chuksa_wind(side: left|right, speed: 0|1|2|3): 송풍'],
    steps: `
      @f chuksa_feed pen={p} kg={kg} feed=silage // chuksa_feed pen={p} kg={kg} feed=hay | 먹이 | {p}번 칸에 {f:로} {kg}킬로.
      chuksa_feed pen={p2} kg={kg} feed=hay at={tm} | {tm} 먹이 | {tm}에 {p2}번 칸 건초 {kg}kg.
      chuksa_feed pen={p2} kg={kg} feed=silage | 담근먹이 | 담근먹이 {kg}kg을 {p2}번에. 시간은 정하지 않는다.
      @d chuksa_gate pen={p} swing=left open=true // chuksa_gate pen={p} swing=right open=true | 문 열기 | {p}번 칸 문을 {d:로} 연다.
      chuksa_gate pen={p2} swing=right open=false | 닫기 | {p2}번 칸 오른쪽 문 닫음.
      chuksa_move animal="{id}" from_pen={p} to_pen={p2} | 옮기기 | {id:을} {p}번에서 {p2}번으로.
      chuksa_move animal="{id}" from_pen={p2} to_pen={p} | 도로 | {p}번 칸으로 {id:을} 보낸다. 지금 {p2}번에 있다.
      @w chuksa_group animal="{id}" group=cow // chuksa_group animal="{id}" group=calf // chuksa_group animal="{id}" group=steer | 무리 | {id}, {w:로} 적는다. 언제부터인지는 비움.
      chuksa_wind side=left speed=3 | 송풍 | 왼편 송풍을 제일 세게(3).
      chuksa_wind side=right speed=0 | 송풍 정지 | 오른쪽 송풍은 0으로 멈춘다.
    `,
  },
  // 스튜디오 녹음
  {
    language: 'ko',
    slots: { ch: '1..16', ch2: '17..32', db: '=-12, -6, 3', m: 'SM7, U87, 리본2', f: '/take/a1.wav, /rec/choir 2.wav, D:/mix/v3.wav', bpm: '70..168', s: '=왼쪽, 왼쪽 끝 / 오른쪽, 오른쪽 끝 / 가운데, 한가운데', k: '=죽여, 꺼 / 살려, 켜', n: '2..8' },
    tools: ['nogeum.gain(channel: int, db: num): 게인', 'nogeum.mute(channel: int, muted: bool): 소리를 막거나 연다', 'nogeum.pan(channel: int, to: l|c|r): 좌우 자리', 'nogeum.route(input: int, output: int, mic?): 입력을 출력에 잇는다', 'nogeum.take(file, bpm?: int, click?: bool): 녹음을 시작한다'],
    steps: `
      nogeum.gain channel={ch} db={db} | 게인 | {ch}번 {db}dB.
      @k nogeum.mute channel={ch} muted=true // nogeum.mute channel={ch} muted=false | 채널 | {ch}채널을 {k} 줘.
      @s nogeum.pan channel={ch2} to=l // nogeum.pan channel={ch2} to=r // nogeum.pan channel={ch2} to=c | 좌우 | {ch2}번은 {s:로} 보낸다.
      nogeum.route input={ch} output={ch2} | 연결 | 입력 {ch:을} 출력 {ch2}에. 마이크 이름은 적지 않음.
      nogeum.route input={ch2} output={ch} mic="{m}" | 마이크 | {m}, 출력은 {ch}, 입력은 {ch2}.
      nogeum.take file="{f}" bpm={bpm} click=true | 녹음 | {f}, {bpm} 템포로 클릭 넣어서.
      nogeum.take file="{f}" bpm={bpm} click=false | 클릭 없이 | {bpm}인데 클릭은 듣지 않겠대요. 파일은 {f}
      nogeum.take file="{f}" | 자유 박자 | {f:로} 녹음 시작. 템포 안 정함.
    `,
  },
  // 요트 계류장
  {
    language: 'ko',
    event: 'webhook /berth {"선석": "{b}", "선명": "{v}", "전장": {m}, "도착": "{day}"}',
    slots: { b: '=P-04, 동3, W11', b2: '=P-09, 서8, W20', v: '윤슬, Blue Kite, 남풍2', m: '=8.4, 11.5, 16', day: '=2026-05-22, 2026-06-30, 2026-09-15', day2: '=2026-07-03, 2026-10-02', k: '=하루만, 오늘 밤만 / 한 달 내내, 한 달짜리로 / 일 년 묶어, 연간으로', a: '=16, 32', n: '1..5' },
    tools: ['mudae_berth(vessel, berth, term: day|month|year, until?): 자리를 준다', 'mudae_shift(vessel, from_berth, to_berth): 자리를 바꾼다', 'mudae_power(berth, amp: 16|32, on: bool): 육상 전기', 'mudae_water(berth, on: bool, litres?: int): 물', 'mudae_crane(vessel, action: haul|launch, date): 크레인'],
    steps: `
      @k mudae_berth vessel="{v}" berth={b} term=day // mudae_berth vessel="{v}" berth={b} term=month // mudae_berth vessel="{v}" berth={b} term=year | 자리 | 이 배, 이 선석, {k}.
      mudae_berth vessel="{v}" berth={b} term=month until={day2} | 월 계약 | 월 단위로 {day2}까지. 배와 선석은 들어온 대로.
      mudae_shift vessel="{v}" from_berth={b} to_berth={b2} | 이동 | 온 배를 {b2:로} 옮겨 주세요.
      mudae_shift vessel="{v}" from_berth={b2} to_berth={b} | 원위치 | {b2}에 있던 그 배를 이벤트의 선석으로 되돌린다.
      mudae_power berth={b} amp={a} on=true | 전기 | 그 선석에 {a}A 넣음.
      mudae_power berth={b2} amp=32 on=false | 전기 끊기 | {b2}의 32암페어를 끊는다.
      mudae_water berth={b} on=true | 물 | 그 자리에 물 틀어 준다. 양은 재지 않는다.
      mudae_water berth={b} on=true litres=300 | 급수 | 물 300리터, 같은 선석.
      mudae_crane vessel="{v}" action=haul date={day2} | 상가 | {day2}에 이 배를 뭍으로 올린다.
      mudae_crane vessel="{v}" action=launch date={day} | 진수 | 도착일에 이 배를 물에 내립니다.
    `,
  },
  // 약국 조제
  {
    language: 'ko',
    slots: { rx: 'RX-5510, 처방 88, 12-가', dr: '게보정, 소론도, 아목시', n: '1..3', d: '=3, 5, 7, 14', mg: '=12.5, 250, 500', k: '=밥 먹기 전, 식전 / 밥 먹고 나서, 식후 / 자기 전, 잠들 때', p: '=가루로, 갈아서 / 알약 그대로, 통째로 / 물약으로, 시럽으로', who: '권소율, 봉태진, 안복희' },
    tools: ['yakguk_fill(rx, drug, mg: num, days: int, form?: tablet|powder|syrup): 조제한다', 'yakguk_label(rx, when: before|after|bedtime, times?: int): 복용 표', 'yakguk_give(rx, person, bag?: bool): 내준다', 'yakguk_hold(rx, reason?): 보류한다'],
    steps: `
      @p yakguk_fill rx="{rx}" drug="{dr}" mg={mg} days={d} form=powder // yakguk_fill rx="{rx}" drug="{dr}" mg={mg} days={d} form=tablet // yakguk_fill rx="{rx}" drug="{dr}" mg={mg} days={d} form=syrup | 조제 | {rx}, {dr} {mg}mg, {d}일치, {p}.
      yakguk_fill rx="{rx}" drug="{dr}" mg={mg} days={d} | {d}일치 | {d}일 분량으로 {dr} {mg}밀리그램. 처방은 {rx}. 모양은 말이 없어요.
      @k yakguk_label rx="{rx}" when=before // yakguk_label rx="{rx}" when=after // yakguk_label rx="{rx}" when=bedtime | 복용 표 | {rx} 봉투에 적는다: {k}.
      yakguk_label rx="{rx}" when=after times={n} | 횟수까지 | {rx}: 식후, 하루 {n}번.
      yakguk_give rx="{rx}" person="{who}" bag=true | 전달 | {who}님께 {rx:을} 드리고 봉투도 드립니다.
      yakguk_give rx="{rx}" person="{who}" bag=false | 봉투 없이 | 봉투는 필요 없으시대요. {rx:을} {who}님께.
      yakguk_give rx="{rx}" person="{who}" | 드리기 | {rx}, {who}.
      yakguk_hold rx="{rx}" reason="용량 확인" | 보류 | {rx:은} "용량 확인"을 까닭으로 잡아 둔다.
      yakguk_hold rx="{rx}" | 멈춤 | {rx:을} 보류해요. 이유는 남기지 않습니다.
    `,
  },
  // 3교대 공장
  {
    language: 'ko',
    event: 'mqtt line/{ln} {"라인": "{ln}", "속도": {sp}, "불량": {ng}, "반장": "{who}"}',
    slots: { ln: '=L2, L7, 포장3', sp: '20..60', ng: '0..3 / 9..25', who: '기명수, 문보라, 소 반장', pct: '=60, 85, 110', sh: '=낮조, 주간 / 저녁조, 오후조 / 밤조, 야간', n: '2..40', d: '=빠르게, 올려서 / 느리게, 낮춰서', c: '=빨간 불, 적색 / 노란 불, 황색 / 초록 불, 녹색' },
    tools: ['gongjang_speed(line, change: up|down, percent?: int): 라인 속도', 'gongjang_tower(line, colour: r|y|g, blink?: bool): 경광등', 'gongjang_shift(line, shift: day|swing|night, people: int): 조를 짠다', 'gongjang_stop(line, lockout: bool, why?): 라인을 세운다'],
    steps: `
      @d gongjang_speed line={ln} change=up // gongjang_speed line={ln} change=down | 속도 | 그 라인을 지금보다 {d}. 몇 퍼센트인지는 반장이 정함.
      gongjang_speed line={ln} change=down percent=15 | 15% 늦추기 | 15% 늦춘다.
      gongjang_speed line={ln} change=up percent=15 | 15% 더 | 15퍼센트 더 빠르게, 보고한 라인.
      @c gongjang_tower line={ln} colour=r // gongjang_tower line={ln} colour=y // gongjang_tower line={ln} colour=g | 경광등 | {c} 켜기. 그 라인.
      gongjang_tower line={ln} colour=y blink=true | 깜빡 | 노란 등을 깜빡이게.
      gongjang_tower line={ln} colour=y blink=false | 안 깜빡 | 노란 등, 깜빡이지 않게.
      @sh gongjang_shift line={ln} shift=day people={n} // gongjang_shift line={ln} shift=swing people={n} // gongjang_shift line={ln} shift=night people={n} | 조 편성 | {sh}에 {n}명, 그 라인.
      @ng failed "불량 {ng}개" // gongjang_stop line={ln} lockout=false why="불량" | 세우기 | 불량이 5개를 넘으면 이유를 "불량"이라 적고 세우되 잠그지는 않는다. 5개 이하면 실패.
      gongjang_stop line={ln} lockout=true | 정비 | 정비한다. 라인을 세우고 자물쇠 건다. 이유는 적지 말고.
    `,
  },
  // 향교 / 문화재 상자
  {
    language: 'ko',
    slots: { it: '청자 17, MS-204, 족보함', r: '1수장고, 전시 2실, B동', r2: '3수장고, 전시 5실, C동', lx: '=50, 80, 150', rh: '45..60', k: '=종이, 책 / 쇠, 금속 / 나무, 목재', d: '=2026-03-18, 2026-11-05, 2027-04-01', w: '=가려, 덮어 / 걷어, 열어' },
    tools: ['yumul_move(piece, from_room, to_room, insured?: bool): 유물을 옮긴다', 'yumul_air(room, material: paper|metal|wood, humidity?: int): 재질에 맞는 공기', 'yumul_lux(room, lux: int, blind?: up|down): 밝기', 'yumul_check(piece, due, photo?: bool): 점검을 잡는다', 'yumul_cover(piece, cover: bool): 덮개'],
    steps: `
      yumul_move piece="{it}" from_room="{r}" to_room="{r2}" | 이동 | {it:을} {r}에서 {r2:로} 옮긴다.
      yumul_move piece="{it}" from_room="{r2}" to_room="{r}" insured=true | 보험 들고 | 보험을 들어 {r:로} 보냅니다. {it}, 지금 {r2}에 있음.
      yumul_move piece="{it}" from_room="{r}" to_room="{r2}" insured=false | 보험 없이 | 건물 안이라 보험은 들지 않는다. {it}, {r} → {r2}.
      @k yumul_air room="{r}" material=paper // yumul_air room="{r}" material=metal // yumul_air room="{r}" material=wood | 공기 | {r} 공기는 {k}에 맞춘다.
      yumul_air room="{r2}" material=paper humidity={rh} | 습도 | {r2}, 종이류, 습도 {rh}%.
      yumul_lux room="{r}" lux={lx} | 밝기 | {r} {lx}럭스로. 블라인드는 손대지 않는다.
      yumul_lux room="{r2}" lux={lx} blind=down | 블라인드 | {r2:은} 블라인드 내리고 {lx}lx.
      yumul_check piece="{it}" due={d} photo=true | 점검 | {d}까지 {it} 점검, 사진도 찍는다.
      @w yumul_cover piece="{it}" cover=true // yumul_cover piece="{it}" cover=false | 덮개 | {it} 덮개를 {w} 둡니다.
    `,
  },
  // 버스 회사
  {
    language: 'ko',
    event: 'mqtt bus/{b} {"차량": "{b}", "노선": "{rt}", "정류장": "{st}", "기온": {c}}',
    slots: { b: '=1147호, 2208호, 마을6', rt: '=상행7, 하행12, 순환3', st: '시청앞, 동문시장, 새터', c: '-9..2 / 24..33', pct: '=20, 60, 90', d: '=앞문, 타는 문 / 뒷문, 내리는 문 / 두 문 다, 앞뒤 다', w: '=데워, 따뜻하게 해 / 식혀, 시원하게 해', n: '3..30', tm: '=06:15, 12:40, 21:05' },
    tools: ['beoseu_door(bus, door: front|rear|both, open: bool): 문', 'beoseu_climate(bus, mode: heat|cool|vent, strength?: int): 냉난방', 'beoseu_send(bus, route, depart?): 노선에 보낸다', 'beoseu_sign(bus, text, side?: front|rear): 행선판'],
    steps: `
      @d beoseu_door bus={b} door=front open=true // beoseu_door bus={b} door=rear open=true // beoseu_door bus={b} door=both open=true | 문 열기 | 그 차 {d} 엽니다.
      @d beoseu_door bus={b} door=front open=false // beoseu_door bus={b} door=rear open=false // beoseu_door bus={b} door=both open=false | 문 닫기 | {d} 닫을 것. 보고한 차.
      @w beoseu_climate bus={b} mode=heat // beoseu_climate bus={b} mode=cool | 온도 | 차 안을 {w} 주세요.
      @c beoseu_climate bus={b} mode=heat strength={pct} // beoseu_climate bus={b} mode=cool strength={pct} | 냉난방 | 10도 아래면 난방, 위면 냉방. 세기는 {pct}%.
      beoseu_climate bus={b} mode=vent | 환기 | 바람만 통하게. 세기 얘기 없음.
      beoseu_send bus={b} route={rt} depart={tm} | 배차 | 이 차를 제 노선에 {tm} 출발로 넣는다.
      beoseu_send bus={b} route={rt} | 배차(시각 미정) | 제 노선에 넣되 시각은 정하지 않는다.
      beoseu_sign bus={b} text="{st}" side=front | 앞 행선판 | 앞 행선판에 방금 보고된 정류장 이름을 띄운다.
      beoseu_sign bus={b} text="회차" | 행선판 | 행선판에 "회차"라고. 앞뒤는 안 가림.
    `,
  },
  // 가정집 스마트홈
  {
    language: 'ko',
    slots: { r: '=안방, 서재, 아이방', r2: '=거실, 부엌, 현관', k: '2700..6500', pct: '5..95', c: '18..26', n: '=10, 30, 90', w: '=노랗게, 따뜻한 빛으로 / 하얗게, 차가운 빛으로', d: '=쳐, 닫아 / 걷어, 열어', v: '=외출, 나가 있는 동안 / 취침, 자는 동안 / 손님, 손님 오신 동안' },
    tools: ['uri_lamp(room, tone?: warm|cold, bright?: int): 조명을 켠다', 'uri_dark(room, delay?: int): 조명을 끈다', 'uri_curtain(room, pull: open|close, percent?: int): 커튼', 'uri_floor(room, celsius: int, boost?: bool): 바닥 난방', 'uri_scene(scene: away|sleep|guest): 집 상태'],
    steps: `
      @w uri_lamp room={r} tone=warm // uri_lamp room={r} tone=cold | 조명 | {r} 불을 {w} 켜 줘. 밝기는 상관없어.
      uri_lamp room={r2} bright={pct} | 밝기만 | {r2} {pct}%로 켠다.
      uri_lamp room={r2} tone=warm bright={pct} | 저녁 | {r2:은} {pct}퍼센트, 노란빛.
      uri_lamp room={r} | 켜기 | {r} 불 켜요. 그게 다예요.
      uri_dark room={r} delay={n} | 나중에 끄기 | {n}초 있다가 {r} 불을 끈다.
      uri_dark room={r2} | 끄기 | {r2} 소등.
      @d uri_curtain room={r} pull=close // uri_curtain room={r} pull=open | 커튼 | {r} 커튼 {d} 줘요.
      uri_curtain room={r2} pull=open percent={pct} | 조금만 | {r2} 커튼을 {pct}%만 연다.
      uri_floor room={r} celsius={c} boost=false | 바닥 | 급속 말고, {r} 바닥 {c}도.
      @v uri_scene scene=away // uri_scene scene=sleep // uri_scene scene=guest | 집 상태 | 집 상태: {v}.
    `,
  },
  // 두부 공장
  {
    language: 'ko',
    slots: { t: '1..6', kg: '=20, 45.5, 90', c: '=72, 78, 85', b: '=12.5, 14, 16', k: '=단단하게, 부침용으로 / 부드럽게, 찌개용으로 / 몽글몽글, 순두부로', n: '6..120', s: '=간수, 소금 간수 / 식초, 산으로', g: '=300, 420, 550', u: '=돌려, 켜 / 멈춰, 세워' },
    tools: ['dubu_soak(tank: int, kg: num, hours?: int): 콩을 불린다', 'dubu_set(tank: int, celsius: int, curd: brine|acid): 굳힌다', 'dubu_press(tank: int, style: firm|soft|curd, bar?: num): 누른다', 'dubu_cut(grams: int, pieces: int, vacuum?: bool): 자른다', 'dubu_stir(tank: int, on: bool): 교반기'],
    steps: `
      dubu_soak tank={t} kg={kg} hours=8 | 불리기 | {t}번 통 콩 {kg}킬로, 여덟 시간.
      dubu_soak tank={t} kg={kg} | 콩 | {kg}kg을 {t}번 통에. 몇 시간인지는 날씨 보고.
      @s dubu_set tank={t} celsius={c} curd=brine // dubu_set tank={t} celsius={c} curd=acid | 응고 | {t}번 통, {c}도, {s}.
      @k dubu_press tank={t} style=firm // dubu_press tank={t} style=soft // dubu_press tank={t} style=curd | 누르기 | {t}번은 {k}. 압력은 안 적음.
      dubu_press tank={t} style=soft bar={b} | 압력 | {b}바로 누른다. {t}번 통, 부드럽게.
      dubu_cut grams={g} pieces={n} | 자르기 | {g}그램짜리 {n}모.
      dubu_cut grams={g} pieces={n} vacuum=true | 진공 | {n}모, 한 모에 {g}g, 진공 포장해서.
      dubu_cut grams={g} pieces={n} vacuum=false | 판두부 | {g}g {n}모로 자르되 진공은 하지 않는다.
      @u dubu_stir tank={t} on=true // dubu_stir tank={t} on=false | 교반 | {t}번 통 교반기 {u}.
    `,
  },
];
