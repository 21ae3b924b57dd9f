import type { Scene } from '../../scene';

/** Two things that have to be put together, told in the step itself: Korean, part 6. */
export const hopsKo6: readonly Scene[] = [
  // 조별 당번과 밸브 (두 번 건너기)
  {
    language: 'ko',
    event: 'mqtt park/duty {"조": "{t}", "조장": "{who}", "물": "{w}"}',
    slots: { hi: '=1, 0', lo: '=0, 1', t: '=개나리 / 진달래 / 민들레', w: '=줌 / 안 줌', who: '경 조장, 필순, 공원 마 씨', a: '2..9', b: '10..18', c: '19..27', f: 'duty.txt, 당번.csv' },
    steps: `
      @t gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} | 조 밭에 물 | 개나리조는 장미원을, 진달래조는 연못을, 민들레조는 잔디를 맡는다. 장미원 {a}번, 연못 {b}번, 잔디 {c}번. 오늘 조가 맡은 데를 열 것({hi} 열림, {lo} 닫힘).
      @t gpio_write pin={c} value={lo} // gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} | 조 밭 잠그기 | 이번 주부터 맡은 곳이 바뀌었어요 — 진달래: 장미원, 민들레: 연못, 개나리: 잔디. 핀은 그대로 장미원 {a}, 연못 {b}, 잔디 {c}. 오늘 조가 맡은 곳을 잠가 주세요. {hi:이}면 열리고 {lo:이}면 잠기는 밸브예요.
      @w gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} | 장미원 | 물을 준다고 하면 장미원({a})에 {hi}, 안 준다고 하면 {lo}.
      @w failed "물 주는 날이다" // gpio_write pin={b} value=0 | 연못 | 물 주는 날엔 연못을 못 건드린다. '줌'이면 실패, '안 줌'이면 {b}번 0
      @t gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} | 조 핀 | ① 개나리 {a} ② 진달래 {b} ③ 민들레 {c} — 오늘 조 핀을 읽는다.
      file_write path={f} content="{t}조 {who}" append=true | 적기 | {f} 끝에 조 이름에 "조", 띄고, 조장.
      @w notify message="{t}조: 물 줌" // notify message="{t}조: 물 안 줌" | 알림 | 알림 글은 조 이름에 "조: 물 "을 붙이고 물 칸의 말을 그대로 이은 것. 제목은 없다.
      gpio_write pin={c} value={lo} | 잔디만 | 장미원 {a}, 연못 {b}, 잔디 {c} 가운데 손댈 것은 잔디 하나. {lo:로}.
    `,
  },
  // 오락실
  {
    language: 'ko',
    earlier: ['1번 기계 동전 | coin_one → {x}개', '2번 기계 동전 | coin_two → {y}개', '문 {p}번 읽기 | gpio_read → {v}'],
    slots: { v: '=1 / 0', x: '30..44', y: '5..20 / 60..90', p: '2..9', a: '10..18', b: '19..27', who: '오락실 여 사장, 알바 찬, 동전집' },
    steps: `
      @y gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | 동전 많은 쪽 | 1번 기계가 {a}번, 2번 기계가 {b}번 핀. 동전이 더 많이 든 기계를 끈다(0).
      @y gpio_write pin={b} value=1 // gpio_write pin={a} value=1 | 동전 적은 쪽 | 동전이 적은 기계를 켜서 손님을 그쪽으로 보냅시다. 2번 기계는 {b}, 1번 기계는 {a}. 켜는 건 high.
      @v gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 문 반대 | {step3}단계 값이 1이면 {a}번에 0, 0이면 1.
      @v notify message="문 닫힘" // notify message="문 열림" | 문 | 문 스위치는 닫혀 있을 때 1이다. 읽은 값을 "문 열림"이나 "문 닫힘"으로 바꿔 알린다. 제목은 안 넣는다.
      @v mqtt_publish topic=arcade/door payload=open // mqtt_publish topic=arcade/door payload=closed | 새 스위치 | 새 스위치는 1이 open, 0이 closed예요. arcade/door에 그 말로 내 주세요.
      @v gpio_write pin={b} value=1 // failed "문 값이 0이다" | 문이 1일 때 | 읽은 게 0이면 실패로 하고, 1이면 {b}번을 올린다.
      send_message channel=sms to="{who}" text="2번: {y}개" | 문자 | {who}에게 sms. "2번: " 쓰고 그 기계 동전 수와 "개".
      gpio_read pin={p} | 다시 읽기 | {step3}단계 핀을 한 번 더.
    `,
  },
  // 조선소 도장 부스
  {
    language: 'ko',
    event: 'mqtt paint/booth {"부스": "{b}", "색": "{c}", "습도판정": "{j}", "작업자": "{who}", "블록": "{bl}"}',
    slots: { c: '=회색 / 빨강 / 흰색', j: '=상 / 중 / 하', b: '동부스, P-3, 2도장', who: '도장 설 반장, 은 기사, 국 프로', bl: 'B12-P, 블록 407, S31', bar: '=3.5, 4.2', bar2: '=5.1, 5.8', m: '5..40' },
    tools: ['chilhae_spray(booth, line: int, bar?: num): Spray', 'chilhae_flush(booth, line: int): Flush a line', 'chilhae_vent(booth, gear: int): Ventilate', 'chilhae_lock(booth, why?): Lock a booth', 'geonjo_bake(booth, minutes: int): Dry', 'gyeonjeok_log(block, line): Write into the log of a block'],
    steps: `
      @c chilhae_spray booth="{b}" line=1 // chilhae_spray booth="{b}" line=2 // chilhae_spray booth="{b}" line=3 | 뿌리기 | 1번 라인 회색, 2번 라인 빨강, 3번 라인 흰색. 알려 온 색을 그 부스에서 뿌린다. 압력은 건드리지 않는다.
      @c chilhae_flush booth="{b}" line=3 // chilhae_flush booth="{b}" line=1 // chilhae_flush booth="{b}" line=2 | 씻기 | 야간 라인표는 다름: 빨강 1, 흰색 2, 회색 3. 야간 표로 이 색의 라인을 씻어 낼 것.
      @j chilhae_vent booth="{b}" gear=3 // chilhae_vent booth="{b}" gear=2 // chilhae_vent booth="{b}" gear=1 | 환기 | 습도 판정이 상이면 3단, 중이면 2단, 하면 1단으로 환기해 주세요.
      @j failed "습도 판정이 상이다" // chilhae_spray booth="{b}" line=2 bar={bar} // chilhae_spray booth="{b}" line=2 bar={bar2} | 압력 | 2번 라인, 판정 중은 {bar}바, 하는 {bar2}바. 상이면 뿌리지 않고 실패로 넘깁니다.
      @c failed "회색은 굽지 않는다" // geonjo_bake booth="{b}" minutes={m} // geonjo_bake booth="{b}" minutes={m} | 건조 | 회색은 자연 건조라 굽지 않음(실패 처리). 딴 색이면 {m}분 구움.
      gyeonjeok_log block="{bl}" line="작업자: {who}" | 기록 | 그 블록 기록에 "작업자: ○○○". 적힌 사람 이름.
      gyeonjeok_log block="{bl}" line="{c}/{j}" | 기록 둘 | 블록 기록 한 줄, 색/판정.
      chilhae_lock booth="{b}" | 잠금 | 문에 '수리'라 써 놨지만 시스템 사유 칸은 비운다. 그 부스를 잠근다.
    `,
  },
  // 실내 암벽장
  {
    language: 'ko',
    event: 'webhook /climb/{w} {"벽": "{z}", "무엇": "{w}", "회원": "{who}", "분": {m}}',
    slots: { hi: '=1, 0', lo: '=0, 1', w: '=시작 / 끝', z: '=왼벽 / 큰벽 / 아이벽', who: '왕도진, 라희, 벽타기 모임', m: '10..90', a: '2..27', b: '2..27', c: '2..27', key: '벽-기록, climb-last' },
    steps: `
      @w gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} | 음악 | 음악은 {a}번. 시작이라 하면 {hi} 주고 끝이라 하면 {lo} 주면 됨.
      @z gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} // gpio_write pin={a} value={hi} | 벽 조명 | 벽마다 조명이 있는데 왼벽이 {b}번이고 큰벽이 {c}번, 아이벽이 {a}번이에요. 메시지에 적힌 벽을 밝혀 주세요. 참, {lo:이} 어둡고 {hi:이} 밝습니다.
      @z gpio_write pin={c} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={a} value={lo} | 어둡게 | 그 벽을 어둡게 — 밝음 {hi} / 어두움 {lo}; 아이벽 {a} / 큰벽 {b} / 왼벽 {c}
      @w failed "이제 시작이다" // gpio_write pin={c} value=0 | 청소등 | 끝이라고 왔으면 {c}번 0, 시작이면 아직이니 실패.
      @z notify message="왼쪽으로 가세요" // notify message="가운데로 가세요" // notify message="오른쪽으로 가세요" | 길 안내 | 큰벽은 가운데, 왼벽은 왼쪽, 아이벽은 오른쪽. 그 벽이 있는 쪽을 넣어 "○○로 가세요"라고 알린다(왼쪽·오른쪽이면 "○○으로 가세요"). 제목은 생략.
      memory_store key={key} content="회원: {who}" | 기억 | {key}에 "회원: " 그리고 온 사람.
      file_write path=climb.csv content="{z},{m}" append=true | 표 | climb.csv 마지막에 벽과 분을 쉼표로, 빈칸 없이 한 줄 보탠다.
      @z gpio_write pin={a} value=1 // gpio_write pin={a} value=1 // failed "아이벽은 로프를 쓰지 않는다" | 로프 | {a}번을 high로 올려 로프를 풀어 주세요. 단, 아이벽이라면 하지 말고 실패로 남겨 주세요.
    `,
  },
  // 제약 창고 저온고
  {
    language: 'ko',
    earlier: ['냉장고 등급 매기기 | cool_grade → {n1} A; {n2}, {n3} 각각 {gg}', '출고 줄 보기 | out_queue → {q}'],
    slots: { n1: 'R-01, 왼냉, 백신고', n2: 'R-02, 중냉, 시약고', n3: 'R-03, 우냉, 혈장고', gg: '=C·B / B·C', q: '=없음, 비었음 / 2건, 9건', c: '=2.5, 3.5, 4.5', k: '3..40', who: '약사 빈, 큐에이 조, 창고 함' },
    tools: ['seoneul_set(unit, celsius: num): Set the temperature of a unit', 'seoneul_quarantine(unit, note?): Quarantine a unit', 'seoneul_release(unit): Release a unit', 'naeom_ship(unit, boxes: int, rider?): Ship boxes', 'naeom_hold(tag): Hold a shipment under a tag', 'gamsi_mail(person, text): Mail'],
    steps: `
      @gg seoneul_quarantine unit="{n2}" // seoneul_quarantine unit="{n3}" | 나쁜 것 격리 | 등급은 A가 제일 좋고 C가 제일 나쁘다. 제일 나쁜 냉장고를 격리. 덧붙일 말 없음.
      @gg seoneul_set unit="{n3}" celsius={c} // seoneul_set unit="{n2}" celsius={c} | B등급 | B를 받은 냉장고를 {c}도에 맞춰 주세요.
      seoneul_release unit="{n1}" | 좋은 것 | A 받은 것은 풀어 준다.
      seoneul_set unit="{n3}" celsius={c} | 셋째 | {step1}단계에서 세 번째로 나온 것, {c}도. 등급은 볼 것 없다.
      @q failed "출고 줄이 비었다" // naeom_ship unit="{n1}" boxes={k} | 출고 | 줄에 아무것도 없으면 실패, 한 건이라도 있으면 첫 냉장고에서 {k}상자 내보냄. 기사는 안 정함.
      @q naeom_hold tag="hold-{n2}" // failed "출고가 {q} 밀려 있다" | 붙들기 | 출고할 게 없을 때만 "hold-"에 둘째 냉장고 이름을 이은 꼬리표로 붙들어 둡니다. 있으면 실패로 처리합니다.
      gamsi_mail person="{who}" text="{n1} A등급" | 메일 | 첫 냉장고 이름, 한 칸, 그 등급 글자에 "등급"을 붙인 글로 {who}에게 메일.
      @gg gamsi_mail person="{who}" text="{n2}" // gamsi_mail person="{who}" text="{n3}" | C 알리기 | C등급 나온 냉장고 이름만 {who} 앞으로 메일.
    `,
  },
  // 목장 착유실
  {
    language: 'ko',
    event: 'peripheral milk/{st} {"칸": {st}, "소": "{cow}", "유방염": "{m}", "젖": {l}}',
    slots: { st: '2..8', cow: '누렁이, K-118, 점박', m: '=음성 / 양성 / 의심', l: '=9.5, 12.4, 17.8', hi: '=1, 0', lo: '=0, 1', a: '9..14', b: '15..20', c: '21..27' },
    steps: `
      @m gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} | 젖 보내기 | 젖은 음성이면 탱크, 양성이면 버림, 의심이면 따로통으로 간다. 밸브는 탱크 {a}, 버림 {b}, 따로통 {c}. 갈 데 밸브를 열어라. {lo} 닫힘, {hi} 열림.
      @m failed "음성이라 버릴 것이 없다" // gpio_write pin={b} value=1 // failed "아직 의심일 뿐이다" | 버리기 | 양성이 확실할 때만 {b}번을 1로 올려 버린다. 음성이든 의심이든 다른 말이면 실패.
      @m gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} // gpio_write pin={a} value={lo} | 탱크 밸브 | 음성 → 탱크({a}) 열림, 나머지 → 탱크 닫힘. {hi:이} 열림이고 {lo:이} 닫힘이에요.
      mqtt_publish topic=milk/{st}/l payload="{l} L" | 젖 양 | 토픽은 milk/칸번호/l 이고 내용은 젖 양, 한 칸, L.
      memory_store key=cow-{st} content="{cow} {m}" | 소 | 키 "cow-" 뒤에 칸 번호. 내용은 소 이름 한 칸 유방염 결과.
      @m notify message="{cow} 통과" // notify message="{cow} 격리" // notify message="{cow} 재검" | 알림 | 소 이름 다음에 한 칸 띄우고 음성 "통과", 의심 "재검", 양성 "격리". 제목은 쓰지 않음.
      gpio_write pin={c} value={lo} | {c}번 | {a}, {b}는 젖 나가는 중. 절대 만지지 말고 {c}번만 {lo:로} 두십시오.
      gpio_read pin={b} | 가운데 밸브 | {a}/{b}/{c} 중 가운데 적힌 것의 값을 보자.
    `,
  },
  // 지역 라디오 송신소
  {
    language: 'ko',
    event: 'mqtt tx/alarm {zc}',
    slots: { zc: '=주송신 이상 / 주송신 복구 / 예비송신 이상 / 예비송신 복구', hi: '=1, 0', lo: '=0, 1', a: '2..9', b: '10..18', c: '19..27', who: '송신소 옥 차장, 기술국, 당직 림', tp: 'tx/echo, 송신/답' },
    steps: `
      @zc gpio_write pin={a} value={lo} // gpio_write pin={a} value={hi} // gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} | 그 송신기 | 주송신 {a}, 예비송신 {b}. 이상이 난 송신기는 내리고({lo}) 복구된 송신기는 올린다({hi}).
      @zc gpio_write pin={b} value={hi} // gpio_write pin={b} value={lo} // gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} | 맞은편 송신기 | 한쪽에 이상이 나면 다른 쪽을 올리고, 한쪽이 복구되면 다른 쪽을 내립니다. 예비송신이 {b}번, 주송신이 {a}번이며 올림이 {hi}, 내림이 {lo}입니다. 다른 쪽만 만지십시오.
      @zc gpio_write pin={c} value=1 // gpio_write pin={c} value=0 // gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | 벨 | {c}번 벨: 이상이면 1, 복구면 0. 어느 송신기든.
      @zc send_message channel=sms to="{who}" text="주송신 이상" // failed "복구 알림이다" // failed "예비송신 일이다" // failed "예비송신 일이다" | 문자 | 주송신에 이상이 났을 때만 {who} 앞으로 sms, 받은 글 그대로. 그 밖에는 실패.
      mqtt_publish topic={tp} payload={zc} | 그대로 | payload 통째로 {tp}에 다시 낸다.
      notify message="경보: {zc}" title="송신소" | 알림 | "송신소"라는 제목, 본문은 "경보: "에 받은 글.
      @zc gpio_read pin={a} // gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={b} | 읽기 | 말이 나온 송신기의 핀을 읽어 주겠어? 주 {a}, 예비 {b}.
      @zc failed "이상이 났다" // gpio_write pin={c} value={lo} // failed "이상이 났다" // gpio_write pin={c} value={lo} | 복구만 | 복구 소식에만 {c}번을 {lo:로}. 이상 소식이면 실패로 끝낸다.
    `,
  },
  // 가구 공방 주문
  {
    language: 'ko',
    event: 'webhook /wood/order {"주문": "{o}", "손님": "{who}", "나무": "{w}", "마감": "{f}", "치수": ["{d1}", "{d2}", "{d3}"]}',
    slots: { w: '=참나무 / 호두 / 소나무', f: '=오일 / 무도장', o: 'W-71, 책상 12, 서랍장 하', who: '도하림, 추 교수, 찻집 온', d1: '=720, 740', d2: '=1180, 1210', d3: '=560, 590', n: '2..9', k: '=첫 / 두 / 세' },
    tools: ['namugyeol_plane(order, passes: int, grit?: int): Plane', 'namugyeol_oil(order, coats?: int): Oil', 'namugyeol_stack(order, rack: int): Stack wood on a rack', 'jasuro_cut(order, mm: int, edge?: straight|bevel): Cut', 'maemjit_slip(text): Print a slip', 'maemjit_call(name, text, later?: bool): Call a customer'],
    steps: `
      @k jasuro_cut order="{o}" mm={d1} // jasuro_cut order="{o}" mm={d2} // jasuro_cut order="{o}" mm={d3} | {k} 번째 치수 | 치수 목록의 {k} 번째 길이로 자른다. 모서리 모양은 얘기 없음.
      jasuro_cut order="{o}" mm={d2} edge=bevel | 긴 것 | 치수 셋 중 제일 긴 것으로, 모서리를 비스듬히 잘라요.
      jasuro_cut order="{o}" mm={d3} edge=straight | 짧은 것 | 가장 짧은 치수. 모서리는 반듯하게.
      @w namugyeol_stack order="{o}" rack=4 // namugyeol_stack order="{o}" rack=2 // namugyeol_stack order="{o}" rack=7 | 선반 | 호두 2, 참나무 4, 소나무 7. 그 나무 선반에 쌓을 것.
      @w namugyeol_plane order="{o}" passes={n} // namugyeol_plane order="{o}" passes={n} // failed "소나무는 대패질하지 않는다" | 대패 | {n}번 민다. 소나무라면 하지 않고 실패. 사포 번호는 비워 둔다.
      @f namugyeol_oil order="{o}" // failed "무도장 주문이다" | 오일 | 마감이 오일이면 바르고(횟수 없이), 무도장이면 실패로 해 주세요.
      maemjit_slip text="{w} {f}" | 쪽지 | 나무와 마감을 한 칸 띄운 쪽지.
      maemjit_slip text="주문자: {who}" | 이름표 | "주문자: ○○"를 찍습니다. 손님 이름을 넣어요.
      maemjit_call name="{who}" text="{d1}mm 맞습니까" | 확인 전화 | 손님한테 목록 맨 앞 치수에 "mm 맞습니까"를 붙여 물어본다. 나중에 걸지 여부는 안 적음.
    `,
  },
  // 기상대 백엽상
  {
    language: 'ko',
    earlier: ['상자 핀 적어 둔 것 | memory_recall → 팬 {a}, 히터 {b}, 등 {c}', '{a}번 읽기 | gpio_read → {v}', '{c}번에 {u} 쓰기 | gpio_write → ok'],
    slots: { v: '=1, 0', o: '1 - {v}', u: '=0, 1', r: '1 - {u}', a: '2..9', b: '10..18', c: '19..27', key: '백엽상, met-box', lg: '낮은 신호에서 도는 / 높은 신호에서 도는' },
    steps: `
      gpio_write pin={a} value={o} | 팬 뒤집기 | 팬을 지금과 반대 상태로. 지금 값은 {step2}단계.
      gpio_write pin={c} value={r} | 등 뒤집기 | {step3}단계에서 등에 쓴 값의 반대를 등에 쓴다.
      gpio_write pin={b} value={v} | 히터를 팬처럼 | 히터에 팬에서 읽은 값 그대로.
      gpio_write pin={b} value={o} | 히터를 팬과 거꾸로 | 히터하고 팬은 서로 반대여야 해요. 팬은 두고 히터만 맞춰 주세요.
      @lg gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 팬 돌림 | 알고 보니 팬은 {lg} 물건이었다. 읽은 값은 잊고 팬을 돌려라.
      @lg gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 히터 세움 | 히터도 {lg} 것으로 갈았습니다. 히터를 세우십시오.
      gpio_read pin={c} | 셋째 것 | 적어 둔 것 중 세 번째 핀을 읽기.
      memory_store key={key} content="팬 {a} = {v}" | 메모 | {key:로} 기억: "팬 ○ = △". ○는 팬 핀, △는 읽은 값.
    `,
  },
  // 꽃 도매시장
  {
    language: 'ko',
    event: 'mqtt flower/lot {"상자": "{bx}", "꽃": "{fl}", "등급": "{g}", "단": {n}, "농가": "{who}"}',
    slots: { fl: '=장미 / 국화 / 백합', g: '=특 / 상 / 보통', bx: 'F-2207, 상자 88, 경매-5', n: '5..60', who: '고양 탁 농원, 김해 라온, 봉화 언덕', p: '1200..8900' },
    tools: ['hwahwe_bid(box, won: int, cap?: int): Bid for a box', 'hwahwe_pass(box): Let a box go', 'hwahwe_cooler(box, room: int, days?: int): Put a box into a cooler', 'dandan_split(box, bunches: int): Split a box', 'ipkkot_label(box, text): Label a box', 'ipkkot_farm(farm, text): Message to a farm'],
    steps: `
      @fl hwahwe_cooler box="{bx}" room=6 // hwahwe_cooler box="{bx}" room=9 // hwahwe_cooler box="{bx}" room=3 | 냉장 | 방 번호: 백합 3 / 장미 6 / 국화 9. 며칠 둘지는 모른다.
      @g hwahwe_bid box="{bx}" won={p} // hwahwe_bid box="{bx}" won={p} // hwahwe_pass box="{bx}" | 살까 말까 | 보통이면 보내고, 그보다 좋으면 {p}원에 부른다. 상한은 쓰지 않음.
      @g hwahwe_bid box="{bx}" won={p} // failed "특이 아니라 상이다" // failed "특이 아니라 보통이다" | 특만 | 특 등급만 {p}원. 다른 등급이면 실패로 하고 넘어갑시다. 상한 얘기는 없어요.
      @fl failed "장미는 나누지 않는다" // dandan_split box="{bx}" bunches={n} // dandan_split box="{bx}" bunches={n} | 나누기 | 적힌 단 수대로 나눈다. 장미 상자라면 나누면 안 되므로 실패.
      ipkkot_label box="{bx}" text="{g}-{fl}" | 라벨 | 등급, 붙임표, 꽃 이름을 이어 붙인 라벨을 그 상자에.
      ipkkot_label box="{bx}" text="농가: {who}" | 농가 라벨 | 상자에 "농가: ○○○"라고 붙여 주세요. 보낸 농가예요.
      ipkkot_farm farm="{who}" text="{fl} {n}단 받았습니다" | 농가에 | 농가에 알림: 꽃 이름, 한 칸, 단 수 뒤에 "단 받았습니다".
      @g ipkkot_farm farm="{who}" text="최고입니다" // ipkkot_farm farm="{who}" text="좋습니다" // ipkkot_farm farm="{who}" text="아쉽습니다" | 한마디 | 특·상·보통 차례로 "최고입니다", "좋습니다", "아쉽습니다". 등급에 맞는 말만 농가로.
    `,
  },
  // 체육관 전광판
  {
    language: 'ko',
    event: 'manual - {h} {x}, {aw} {y}, {q}쿼터',
    slots: { h: '청룡, 하늘팀, 북고', aw: '백마, 바다팀, 남고', x: '30..48', y: '12..27 / 55..79', q: '=2, 3, 4', t: '=8, 10, 12', m: '81..99' },
    tools: ['jeomsu_show(left: int, right: int): Show a score', 'jeomsu_win(team, by?: int): Show a winner', 'jeomsu_foul(team, player: int, kind?): Foul', 'sigye_set(minutes: int, quarter?: int): Set the clock', 'hamseong_horn(times: int): Horn', 'hamseong_text(line): Show a line'],
    steps: `
      @y jeomsu_win team="{h}" // jeomsu_win team="{aw}" | 앞선 팀 | 점수가 높은 팀을 이긴 팀으로 띄운다. 몇 점 차인지는 안 쓴다.
      @y hamseong_text line="{aw} 힘내라" // hamseong_text line="{h} 힘내라" | 진 팀 | 지고 있는 팀 이름에 한 칸 띄우고 "힘내라".
      jeomsu_show left={x} right={y} | 점수 | 먼저 적힌 팀을 왼쪽, 나중 팀을 오른쪽 점수로.
      jeomsu_show left={y} right={x} | 자리 바꿈 | 후반이라 코트를 바꿨어요. 나중에 적힌 팀이 왼쪽이에요. 점수를 띄워 주세요.
      sigye_set minutes={t} | 시계 | 시계 {t}분. 쿼터는 손으로 돌리니 넣지 않는다.
      sigye_set minutes={t} quarter={q} | 쿼터까지 | {t}분에다 이번엔 알려 온 쿼터까지 맞춘다.
      jeomsu_foul team="{aw}" player={m} | 파울 | 둘째로 적힌 팀 {m}번 파울. '고의'라고들 하지만 종류는 기록하지 않음.
      hamseong_text line="{q}쿼터 {x}:{y}" | 한 줄 | 쿼터 수에 "쿼터", 한 칸, 두 점수를 적힌 차례로 쌍점으로 이은 줄
      @y jeomsu_foul team="{h}" player={m} // jeomsu_foul team="{aw}" player={m} | 이기는 쪽 파울 | 점수가 앞선 팀 {m}번 파울이요. 종류는 빼고요.
    `,
  },
  // 공동 작업실 사물함
  {
    language: 'ko',
    event: 'webhook /locker/press {"칸": "{z}", "단추": "{bt}", "회원": "{who}"}',
    slots: { hi: '=1, 0', lo: '=0, 1', z: '=가 / 나 / 다 / 라, 마', bt: '=초록 / 빨강', who: '설우, 목공 계, 재봉 은하', a: '2..27', b: '2..27', c: '2..27', d: '2..27', nm: '두레방, 3층 공방, 손터' },
    steps: `
      @z gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} // failed "{z}칸은 핀이 없다" | 칸 열기 | 전자 자물쇠는 {hi:을} 주면 잠기고 {lo:을} 주면 풀린다. 가칸 {a}, 나칸 {b}, 다칸 {c}. 누른 칸을 풀어라. 핀이 없는 칸이면 실패.
      @z gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} // gpio_write pin={a} value={hi} // failed "{z}칸은 표에 없다" | 칸 잠금 | 새 표 (다={a}, 가={b}, 나={c}). 누른 칸 잠금 부탁. 잠금={hi}, 풀림={lo}. 표에 없으면 실패 부탁.
      @bt gpio_write pin={d} value={hi} // gpio_write pin={d} value={lo} | 복도등 | 초록 단추는 복도등을 켜는 것, 빨강 단추는 끄는 것. 복도등은 {d}번이고 {hi:이} 켜짐, {lo:이} 꺼짐.
      @bt gpio_write pin={d} value={lo} // gpio_write pin={d} value={hi} | 환풍기 | 단추 하나로 둘을 씁니다. 환풍기({d}번)는 빨강일 때 {hi}, 초록일 때 {lo}로 해 주세요.
      @bt failed "초록 단추다" // notify message="{who} 비상" | 비상 | 빨강을 눌렀으면 "{who} 비상"이라고 알린다. 초록을 눌렀으면 알리지 말고 실패. 제목 없음.
      memory_store key=last-locker content="{z}칸" | 기억 | last-locker 이름으로 누른 칸 글자에 "칸"을 붙여 기억하기.
      notify message="회원: {who}" title="{nm}" | 알림 | 제목 {nm}. 본문은 "회원: ○○", 누른 회원.
      gpio_write pin={b} value={hi} | {b}번만 잠금 | {a}, {c}, {d}번은 그대로. {b}번만 {hi:로}.
    `,
  },
  // 곤충 사육실
  {
    language: 'ko',
    earlier: ['상자 온도 | bug_temps → {n1} {x}도, {n2} {y}도, {n3} {z}도', '먹이통 보기 | feed_eye → {f}'],
    slots: { n1: '장수, 갑-1, 위칸', n2: '사슴, 갑-2, 중칸', n3: '꽃무지, 갑-3, 밑칸', x: '=24.1, 24.6', y: '=25.3, 25.9', z: '=23.2, 23.7 / 27.1, 27.8', f: '=가득, 절반 / 빔, 곰팡이', w: '5..40', j: '2..9' },
    tools: ['ggumteul_warm(box, watts: int): Warm a box', 'ggumteul_shade(box, hours?: int): Shade a box', 'ggumteul_jelly(box, cups: int, kind?): Feed jelly', 'toptbap_change(box): Change the sawdust', 'toptbap_wet(box, ml: int): Wet the sawdust', 'beolle_diary(box, text): Diary of a box'],
    steps: `
      @z ggumteul_warm box="{n3}" watts={w} // ggumteul_warm box="{n1}" watts={w} | 추운 상자 | 온도가 제일 낮은 상자를 {w}와트로 데운다.
      @z ggumteul_shade box="{n2}" // ggumteul_shade box="{n3}" | 더운 상자 | 셋 중 가장 더운 데에 그늘막. 시간은 정해 두지 않았어요.
      @z toptbap_wet box="{n1}" ml={w} // toptbap_wet box="{n2}" ml={w} | 중간 상자 | 제일 덥지도 제일 춥지도 않은 상자에 물 {w}ml.
      @f ggumteul_jelly box="{n1}" cups={j} // toptbap_change box="{n1}" | 먹이통 | 먹이통이 비었거나 곰팡이면 첫 상자 톱밥을 갈고, 가득이나 절반이면 첫 상자에 젤리 {j}컵. 종류는 따로 없음.
      @f failed "먹이통이 {f} 상태다" // beolle_diary box="{n2}" text="먹이통: {f}" | 탈 났을 때 | 빔·곰팡이일 때만 둘째 상자 일지에 "먹이통: ○○". 아니면 실패.
      toptbap_change box="{n3}" | 마지막 상자 | 온도 목록 마지막 상자 톱밥을 간다.
      beolle_diary box="{n1}" text="온도 {x}도" | 일지 | 첫 상자 일지에 "온도 {x}도"라고 쓰기
      ggumteul_jelly box="{n2}" cups={j} | 둘째 젤리 | 젤리 {j}컵을 둘째 상자에. '바나나맛' 통이 앞에 있어도 종류 칸에는 아무것도 쓰지 말 것.
    `,
  },
];
