import type { Scene } from '../../scene';

/** Switches, directions, choices and what may be left out, in Korean, part 10: very short notes, and reasons that are beside the point. */
export const options10: readonly Scene[] = [
  // 기숙사
  {
    language: 'ko',
    slots: { r: '=301, 412, 508', r2: '=615, 722, 803', s: '고은결, 반태양, Minh', t: '=22:30, 23:00, 23:40', k: '=들어옴, 귀사 / 나감, 외출', w: '=찬 바람, 냉방 / 더운 바람, 난방 / 바람만, 송풍', c: '=18, 24, 27', d: '=2026-03-02, 2026-09-01', f: '2..8', n: '1..20' },
    tools: ['saenghwal_pass(student, way: in|out, at?): 출입', 'saenghwal_air(room: int, mode: cool|heat|fan, celsius?: int): 냉난방', 'saenghwal_move(student, from_room: int, to_room: int, date?): 방 옮김', 'saenghwal_point(student, points: int, merit: bool, why?): 점수', 'saenghwal_lights(floor: int, out: bool): 소등'],
    steps: `
      @k saenghwal_pass student="{s}" way=in // saenghwal_pass student="{s}" way=out | 출입 | {s} {k}. 시각 안 적음.
      saenghwal_pass student="{s}" way=out at={t} | 외출 | {t} {s} 나감.
      saenghwal_pass student="{s}" way=in at={t} | 귀사 | {s} {t} 들어옴.
      @w saenghwal_air room={r} mode=cool // saenghwal_air room={r} mode=heat // saenghwal_air room={r} mode=fan | 방 공기 | {r}호 {w}. 온도는 학생 마음.
      saenghwal_air room={r2} mode=heat celsius={c} | 난방 | {r2}호 난방 {c}.
      saenghwal_move student="{s}" from_room={r} to_room={r2} | 방 | {s} {r} → {r2}. 날짜 미정.
      saenghwal_move student="{s}" from_room={r2} to_room={r} date={d} | 방 되돌림 | {d} {s}, {r}호로. 쓰던 방 {r2}.
      saenghwal_point student="{s}" points={n} merit=false why="소음" | 벌점 | 벌점 {n}, {s}, 까닭 "소음".
      saenghwal_point student="{s}" points={n} merit=true | 상점 | {s}에게 상점 {n}. 까닭은 안 씀.
      saenghwal_lights floor={f} out=true | 소등 | {f}층 소등.
      saenghwal_lights floor={f} out=false | 점등 | 불났나 확인하느라 다들 깼다. {f}층 불 켠다.
    `,
  },
  // 조선소 도크
  {
    language: 'ko',
    event: 'mqtt dockyard/{d} {"도크": "{d}", "수위": {m}, "선박": "{v}", "수문": "{g}"}',
    slots: { d: '=DK-1, DK-4, 부유2', m: '0.2..1.5 / 6.5..9.8', v: '=새벽별, H-2207, 태평양7', g: '=열림, 개방 / 닫힘, 폐쇄', t: '=40, 120, 300', n: '1..9', k: '=물을 들이고, 채우고 / 물을 퍼내고, 비우고', s: '=뱃머리 쪽, 선수 / 배꼬리 쪽, 선미', x: '=당기고, 감고 / 늦추고, 풀고', mm: '=6, 12.5, 20' },
    tools: ['joseon_flood(dock, water: fill|drain, pumps?: int): 도크 물', 'joseon_gate(dock, open: bool): 수문', 'joseon_line(ship, end: bow|stern, move: haul|slack, metres?: int): 줄', 'joseon_plate(ship, mm: num, count: int, cut?: bool): 철판', 'joseon_crane(crane: int, tonnes: int, swing?: left|right): 크레인'],
    steps: `
      @k joseon_flood dock={d} water=fill // joseon_flood dock={d} water=drain | 도크 물 | 보고한 도크에 {k} 있게. 펌프 대수는 반장이.
      joseon_flood dock={d} water=drain pumps={n} | 배수 | 펌프 {n}대로 비운다.
      @g failed "수문이 이미 {g}" // joseon_gate dock={d} open=true | 수문 | 수문이 닫혀 있으면 연다. 열려 있으면 실패.
      joseon_gate dock={d} open=false | 수문 닫기 | 그 도크 수문 닫기.
      @s joseon_line ship="{v}" end=bow move=haul // joseon_line ship="{v}" end=stern move=haul | 줄 당김 | {s} 줄을 당긴다. 몇 미터인지는 눈으로.
      @x joseon_line ship="{v}" end=stern move=haul metres={n} // joseon_line ship="{v}" end=stern move=slack metres={n} | 선미 줄 | 선미 줄을 {n}미터 {x} 선다.
      joseon_plate ship="{v}" mm={mm} count={n} cut=true | 철판 | {mm}밀리 {n}장, 잘라서.
      joseon_plate ship="{v}" mm={mm} count={n} cut=false | 통짜 | {mm}mm {n}장. 자르지 말 것.
      joseon_crane crane={n} tonnes={t} swing=left | 크레인 | {n}번 크레인 {t}톤, 왼쪽으로 돌린다.
      joseon_crane crane={n} tonnes={t} | 들기만 | {n}번, {t}t. 돌리지는 않으니 방향은 안 적음.
    `,
  },
  // 반려식물 구독
  {
    language: 'ko',
    slots: { p: '=몬스테라, 스투키, 올리브', c: '변가온, 하늘채 2동, 카페 모루', pot: '=흙 화분, 토분 / 물에 담가, 수경', n: '1..6', d: '=2026-03-15, 2026-07-01, 2026-10-20', ml: '=80, 150, 400', s: '=창가, 볕 드는 자리 / 안쪽, 그늘 자리', w: '=분갈이 해서, 화분 갈아 / 그대로, 분갈이 없이', e: '=2, 7, 14' },
    tools: ['chorok_send(customer, plant, count: int, repot?: bool, date?): 보낸다', 'chorok_place(plant, spot: sunny|shady, customer?): 자리', 'chorok_water(plant, ml: int, every_days?: int): 물', 'chorok_base(plant, base: soil|hydro): 심는 법', 'chorok_pause(customer, until?): 쉰다'],
    steps: `
      @w chorok_send customer="{c}" plant={p} count={n} repot=true // chorok_send customer="{c}" plant={p} count={n} repot=false | 발송 | {c}, {p} {n}그루, {w} 보냄. 날짜 안 잡음.
      chorok_send customer="{c}" plant={p} count={n} date={d} | 날짜 | {d}에 {p} {n}개를 {c}께.
      chorok_send customer="{c}" plant={p} count={n} repot=true date={d} | 분갈이 발송 | {d}, {c}, {p} {n}그루, 분갈이해서.
      @s chorok_place plant={p} spot=sunny // chorok_place plant={p} spot=shady | 자리 | {p:은} {s}. 손님은 안 적음.
      chorok_place plant={p} spot=shady customer="{c}" | 손님 자리 | {c}네 {p:은} 그늘에.
      chorok_water plant={p} ml={ml} every_days={e} | 물 | {p:은} {e}일마다 {ml}ml.
      chorok_water plant={p} ml={ml} | 한 번 | {p} {ml}밀리 한 번. 간격은 정하지 않는다.
      @pot chorok_base plant={p} base=soil // chorok_base plant={p} base=hydro | 심기 | {p}: {pot}.
      chorok_pause customer="{c}" until={d} | 쉼 | {c:은} {d}까지 쉼.
      chorok_pause customer="{c}" | 쉼(무기한) | {c:은} 쉽니다. 언제까지인지 안 정하심.
    `,
  },
  // 소형 데이터 수집기 (직렬)
  {
    language: 'ko',
    event: 'peripheral logger/port {"장치": "{id}", "속도": {bd}, "채널": {ch}, "단위": "{u}", "값": {v}}',
    slots: { id: '=LG-4, LG-17, 기록계2', bd: '=9600, 19200, 115200', ch: '1..8', u: '=볼트, V / 밀리암페어, mA', v: '=4.2, 12.5, 0.8', p: '=짝수로, 짝수 패리티로 / 홀수로, 홀수 패리티로 / 없이, 패리티 빼고', ch2: '9..16', s: '=1, 5, 60', b: '=9600, 38400', k: '=늘 재게, 계속 / 한 번만, 딱 한 번', x: '=0.98, 1.02, 2' },
    tools: ['girok_port(device, baud: int, parity: even|odd|none): 통신', 'girok_scan(device, channel: int, mode: loop|once, seconds?: num): 재기', 'girok_store(device, channel: int, value: num, unit: V|mA): 적기', 'girok_scale(device, channel: int, factor: num, offset?: num): 눈금', 'girok_copy(from_channel: int, to_channel: int, wipe?: bool): 설정 베끼기'],
    steps: `
      @p girok_port device={id} baud={bd} parity=even // girok_port device={id} baud={bd} parity=odd // girok_port device={id} baud={bd} parity=none | 통신 | 올라온 속도 그대로, 패리티는 {p}.
      girok_port device={id} baud=57600 parity=none | 속도 | 57600에 패리티 없음. 그 장치.
      @k girok_scan device={id} channel={ch} mode=loop // girok_scan device={id} channel={ch} mode=once | 재기 | 올라온 채널을 {k} 잰다. 몇 초인지는 안 정함.
      girok_scan device={id} channel={ch2} mode=loop seconds={s} | 간격 | 채널 {ch2}, {s}초마다 계속.
      @u girok_store device={id} channel={ch} value={v} unit=V // girok_store device={id} channel={ch} value={v} unit=mA | 적기 | 온 값과 단위를 온 채널에 적는다.
      girok_scale device={id} channel={ch2} factor={x} | 눈금 | {ch2}번 채널 배율 {x}. 더하는 값은 없음.
      girok_scale device={id} channel={ch2} factor={x} offset=-0.5 | 보정 | {ch2}번, 배율 {x}, 더하기 -0.5.
      girok_copy from_channel={ch} to_channel={ch2} | 베끼기 | 올라온 채널 설정을 {ch2}번에 베낀다.
      girok_copy from_channel={ch2} to_channel={ch} wipe=true | 도로 | {ch2}번 것을 올라온 채널로. 있던 건 지우고.
      girok_copy from_channel={ch2} to_channel={ch} wipe=false | 지우지 않고 | {ch2}번을 올라온 채널로 베끼되 있던 건 지우지 않는다.
    `,
  },
  // 전시 조명·영상 대여업
  {
    language: 'ko',
    slots: { l: 'LED-30, 스폿7, 무빙2', l2: 'LED-44, 스폿9', w: '=150, 300, 1000', d1: '=2026-05-03, 2026-05-09', d2: '=2026-05-15, 2026-05-22', c: '소극장 물빛, 이벤트하나, 양 감독', k: '=켜서 시험, 불 넣어 보기 / 닦기만, 먼지 털기 / 렌즈 갈기, 알 바꾸기', n: '1..12', s: '=무대 앞, 앞쪽 / 무대 뒤, 뒤쪽 / 무대 옆, 옆쪽', x: '=새것처럼, 말짱 / 금 감, 깨짐', won: '=20000, 55000, 130000' },
    tools: ['bichna_rent(item, customer, out, back?, insured?: bool): 빌려준다', 'bichna_care(item, job: test|clean|lens): 손질', 'bichna_hang(item, place: front|rear|side, watts?: int): 건다', 'bichna_return(item, broken: bool, charge?: int): 돌려받는다', 'bichna_swap(item_out, item_in, customer?): 바꿔 준다'],
    steps: `
      bichna_rent item="{l}" customer="{c}" out={d1} back={d2} insured=true | 대여 | {c}, {l}, {d1}에 나가 {d2}에 옴. 보험 듦.
      bichna_rent item="{l}" customer="{c}" out={d1} back={d2} insured=false | 보험 없이 | {c}에 {l}. {d2} 반납, {d1} 출고. 보험은 안 든다.
      bichna_rent item="{l2}" customer="{c}" out={d1} | 반납 미정 | {l2}, {c}, {d1} 출고. 언제 돌아오는지는 안 정했고 보험 말도 없음.
      @k bichna_care item="{l}" job=test // bichna_care item="{l}" job=clean // bichna_care item="{l}" job=lens | 손질 | {l}: {k}.
      @s bichna_hang item="{l2}" place=front // bichna_hang item="{l2}" place=rear // bichna_hang item="{l2}" place=side | 걸기 | {l2:을} {s}에 건다. 와트 수는 표에 있으니 안 적음.
      bichna_hang item="{l}" place=rear watts={w} | 뒤에 걸기 | 무대 뒤 {l} {w}W.
      @x bichna_return item="{l}" broken=false // bichna_return item="{l}" broken=true | 반납 | {l} 돌아옴, {x}. 물릴 돈은 적지 않음.
      bichna_return item="{l2}" broken=true charge={won} | 변상 | {l2} 깨져서 돌아왔고 {won}원 물린다.
      bichna_swap item_out="{l}" item_in="{l2}" customer="{c}" | 교환 | {l:이} 나가고 {l2:이} 들어온다. 손님 {c}.
      bichna_swap item_out="{l2}" item_in="{l}" | 거꾸로 | 들어오는 건 {l}, 나가는 건 {l2}. 손님은 적지 않는다.
    `,
  },
  // 정비 공구실
  {
    language: 'ko',
    event: 'webhook /tool/desk {"공구": "{t}", "작업자": "{w}", "칸": "{b}", "반납예정": "{d}"}',
    slots: { t: '토크렌치 40, 임팩2, 버니어3', w: '기 반장, 소한별, 외주 2팀', b: '=R-3, R-8, 아래칸', b2: '=R-12, R-15, 위칸', d: '=2026-04-03, 2026-04-17 / ∅', nm: '=12.5, 40, 110', k: '=조이는 쪽, 시계방향 / 푸는 쪽, 반시계', s: '=멀쩡, 이상 없음 / 망가짐, 고장 / 잃어버림, 분실', n: '1..9', v: '=충전해, 꽂아 / 뽑아, 빼' },
    tools: ['gonggusil_out(tool, worker, due?, bin?): 내준다', 'gonggusil_back(tool, state: ok|broken|lost, bin?): 받는다', 'gonggusil_set(tool, nm: num, turn?: cw|ccw): 조임값', 'gonggusil_bin(tool, from_bin, to_bin): 칸을 옮긴다', 'gonggusil_charge(tool, plug: bool): 충전'],
    steps: `
      @d gonggusil_out tool="{t}" worker="{w}" due={d} // gonggusil_out tool="{t}" worker="{w}" | 불출 | 이 작업자에게 이 공구를 내준다. 반납예정이 적혔으면 그대로, 없으면 날짜 없이. 칸은 적지 말고.
      gonggusil_out tool="{t}" worker="{w}" bin={b} | 칸까지 | 내주고 칸을 적는다. 날짜는 비운다.
      @s gonggusil_back tool="{t}" state=ok // gonggusil_back tool="{t}" state=broken // gonggusil_back tool="{t}" state=lost | 반납 | 그 공구: {s}. 칸은 쓰지 않음.
      gonggusil_back tool="{t}" state=ok bin={b2} | 다른 칸 | 멀쩡하게 받아 {b2}에.
      @k gonggusil_set tool="{t}" nm={nm} turn=cw // gonggusil_set tool="{t}" nm={nm} turn=ccw | 방향 | {k} {nm}Nm.
      gonggusil_set tool="{t}" nm={nm} | 값 | {nm}뉴턴미터. 방향은 그대로 두니 적지 않는다.
      gonggusil_bin tool="{t}" from_bin={b} to_bin={b2} | 칸 | 올라온 칸에서 {b2:로}.
      gonggusil_bin tool="{t}" from_bin={b2} to_bin={b} | 칸 되돌림 | {b2}에서 꺼내 올라온 칸에.
      @v gonggusil_charge tool="{t}" plug=true // gonggusil_charge tool="{t}" plug=false | 충전 | 그 공구 {v} 둔다.
    `,
  },
];
