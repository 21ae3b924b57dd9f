import type { Scene } from '../../scene';

/** Two things that have to be put together, told in the step itself: Korean, part 5. */
export const hopsKo5: readonly Scene[] = [
  // 드론 이착륙장
  {
    language: 'ko',
    event: 'mqtt drone/pad/{no} {"패드": {no}, "요청": "{w}", "바람": "{wd}"}',
    slots: { hi: '=1, 0', lo: '=0, 1', no: '=2, 3 / 5, 6', w: '=이륙 / 착륙', wd: '=약함, 잔잔 / 강함, 돌풍', a: '8..14', b: '15..20', c: '21..27', tp: 'drone/ack, 드론/답' },
    steps: `
      @no gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} | 패드등 켜기 | 2·3번 패드는 {a}번 선, 5·6번 패드는 {b}번 선에 물려 있다. 요청 온 패드 쪽 선을 켠다. 켬은 {hi:이}고 끔은 {lo}.
      @no gpio_write pin={b} value={lo} // gpio_write pin={a} value={lo} | 딴 쪽 끄기 | 요청이 오지 않은 쪽 선을 꺼 주세요. {a}번 선에는 패드 2와 3, {b}번 선에는 패드 5와 6이 있어요. 끌 때는 {lo}.
      @w gpio_write pin={c} value={hi} // gpio_write pin={c} value={lo} | 경광등 | 이륙 요청 → {c}번 {hi}, 착륙 요청 → 같은 핀 {lo}
      @w gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 그물 | 착륙한다고 하면 그물({c}번)을 high로 펴고, 이륙한다고 하면 low로 접는다.
      @wd gpio_write pin={c} value=1 // failed "바람이 {wd}이다" | 허가 | 바람이 강하거나 돌풍이라고 왔으면 허가하지 말고 실패로. 아니면 {c}번을 1로 허가.
      mqtt_publish topic={tp} payload="{no}번 {w}" | 답신 | {tp}에 패드 번호+"번", 띄고, 요청.
      @wd mqtt_publish topic={tp} payload=go // mqtt_publish topic={tp} payload=wait | 한 낱말 | {tp}로 go 또는 wait. 강함·돌풍이면 wait, 약함·잔잔이면 go.
      memory_store key=pad content="패드 {no}" | 기억 | pad라는 이름, "패드 "에 번호를 이어서. 바람 얘기는 안 적어도 됨.
    `,
  },
  // 신호등 모형 (기술 교실)
  {
    language: 'ko',
    event: 'manual - {w}',
    slots: { w: '=빨강 / 노랑 / 초록', hi: '=1, 0', lo: '=0, 1', a: '2..27', b: '2..27', c: '2..27', who: '기술 탁 선생님, 6반 이랑, 반장 호', bd: 'class-pi, 교실2, 모형함' },
    steps: `
      @w gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} | 말한 색 | 색은 빨강·노랑·초록 순이고 핀은 차례로 {a}, {b}, {c}. 말한 색을 켜자. {hi:이}면 켜지고 {lo:이}면 꺼진다.
      @w gpio_write pin={c} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={a} value={lo} | 거꾸로 꽂음 | 애들이 빨강과 초록 선을 바꿔 꽂았어요. 원래 빨강 {a}, 노랑 {b}, 초록 {c}였는데 빨강하고 초록이 서로 바뀐 거예요. 말한 색을 꺼 주세요. 끄는 값은 {lo}.
      @w gpio_read pin={a} board={bd} // gpio_read pin={b} board={bd} // gpio_read pin={c} board={bd} | 읽기 | {bd} 보드. 초록 {c} / 노랑 {b} / 빨강 {a}. 부른 색 핀을 읽는다.
      @w notify message="멈춰" // notify message="기다려" // notify message="가" | 뜻 | 초록 "가", 노랑 "기다려", 빨강 "멈춰". 색의 뜻만 알림으로, 제목은 달지 않고.
      @w gpio_write pin={c} value=1 // failed "노랑 다음은 정하지 않았다" // gpio_write pin={a} value=1 | 반대 색 | 빨강이 오면 초록을, 초록이 오면 빨강을 켠다(1). 빨강 {a}번, 초록 {c}번. 노랑이 오면 실패.
      gpio_write pin={b} value={lo} | 노랑 | 부른 색이 무엇이든 노랑만 꺼라. {a}=빨강, {b}=노랑, {c}=초록, {hi}=켜짐, {lo}=꺼짐.
      send_message channel=talk to="{who}" text="오늘 색: {w}" | 보내기 | talk으로 {who}한테 "오늘 색: " 하고 부른 색.
      @w failed "빨강일 때는 움직이지 않는다" // gpio_write pin={c} value=0 // gpio_write pin={c} value=0 | 차단 | 빨강이면 실패로 두고, 노랑이나 초록이면 {c}번을 0으로.
    `,
  },
  // 요가원 예약
  {
    language: 'ko',
    event: 'webhook /yoga/{k} {"회원": "{who}", "반": "{cl}", "구분": "{k}", "남은횟수": {n}, "강사": "{tr}"}',
    slots: { k: '=예약 / 취소 / 연장', cl: '새벽반, 화목 저녁, 임산부반', who: '탁수연, 옥 회원, 리안', n: '2..30', tr: '솔 선생님, 지니, 마야', d: '7..60', m: '3..20' },
    tools: ['sumgyeol_join(member, group): Put a member into a class', 'sumgyeol_leave(member, group, cause?): Take a member out of a class', 'sumgyeol_extend(member, days?: int): Extend a ticket', 'maet_lay(group, mats: int, colour?): Lay mats', 'ssinging_note(text, to?): Leave a note', 'ssinging_bell(times: int): Ring the singing bowl'],
    steps: `
      @k sumgyeol_join member="{who}" group="{cl}" // sumgyeol_leave member="{who}" group="{cl}" // sumgyeol_extend member="{who}" | 구분대로 | 예약: 반에 넣기 / 취소: 반에서 빼기(까닭 없이) / 연장: 이용권 늘리기(날수 없이).
      @k failed "취소가 아니라 예약이다" // sumgyeol_leave member="{who}" group="{cl}" // failed "취소가 아니라 연장이다" | 빼기 | 구분이 취소로 온 경우만 반에서 뺍니다. 사유는 적지 않아요. 다른 경우는 실패로.
      sumgyeol_extend member="{who}" days={d} | 늘리기 | 어떤 구분이든 이번 회원은 {d}일 늘려 드림.
      maet_lay group="{cl}" mats={m} | 매트 | 온 반에 매트 {m}장. '보라'라고 쪽지가 있지만 색은 아무거나.
      @k ssinging_bell times=1 // ssinging_bell times=2 // ssinging_bell times=3 | 종 | 연장이면 세 번, 취소면 두 번, 예약이면 한 번 울림
      ssinging_note text="담당: {tr}" to="{who}" | 쪽지 | 회원 앞으로 "담당: ○○". 강사 이름을 그대로.
      ssinging_note text="{cl} {k}" | 게시 | 누구 앞이라고 쓰지 말고 반 이름 한 칸 구분.
      ssinging_note text="남은 횟수 {n}회" to="{who}" | 횟수 | "남은 횟수 ○회"를 그 회원에게 남겨 주시겠어요?
    `,
  },
  // 김 공장 건조기
  {
    language: 'ko',
    earlier: ['줄 표 찾기 | memory_recall → 왼줄={a}, 가운뎃줄={b}, 오른줄={c}', '습기 재기 | damp_all → 왼줄 {x}, 가운뎃줄 {y}, 오른줄 {z}', '{b}번에 {v} 쓰기 | gpio_write → ok'],
    slots: { v: '=1, 0', o: '1 - {v}', a: '2..9', b: '10..18', c: '19..27', x: '=0.31, 0.34', y: '=0.42, 0.45', z: '=0.22, 0.25 / 0.57, 0.61' },
    steps: `
      @z gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 젖은 줄 | 습기가 가장 높은 줄의 송풍을 켠다. 핀은 줄 표, 1이 켜짐.
      @z gpio_write pin={c} value=0 // gpio_write pin={a} value=0 | 마른 줄 | 제일 마른(습기 값이 작은) 줄은 쉬게 해 줘요. 0이 꺼짐이에요.
      gpio_write pin={b} value={o} | 되돌리기 | {step3}단계 핀에, 거기서 쓴 값의 반대.
      gpio_write pin={c} value={v} | 옮기기 | {step3}단계에서 쓴 것과 같은 값을 오른줄에.
      gpio_write pin={a} value={o} | 왼줄 | 왼줄은 가운뎃줄하고 늘 반대라야 한다. 가운뎃줄에 쓴 값을 보고 왼줄에 쓸 것.
      gpio_read pin={c} | 표의 끝 | 줄 표 맨 끝 핀을 조회.
      @z gpio_read pin={b} // gpio_read pin={c} | 젖은 줄 읽기 | 가장 젖은 줄의 핀 상태만 읽는다. 쓰지는 말 것.
      @z notify message="가운뎃줄 {y}" // notify message="오른줄 {z}" | 알림 | 습기가 제일 높은 줄 이름과 그 값을 한 칸 띄워 알림. 제목 없음.
    `,
  },
  // 사진 현상소
  {
    language: 'ko',
    event: 'mqtt film/drop {"봉투": "{e}", "필름": "{f}", "컷": {n}, "맡긴이": "{who}", "급행": "{x}"}',
    slots: { f: '=흑백 / 컬러 / 슬라이드', x: '=Y / N', e: 'F-318, 봉투 41, 파랑-7', n: '12..37', who: '방우리, 지오, 민 작가', t: '=20, 24', t2: '=38, 39' },
    tools: ['hyeonsang_bw(bag, celsius: int): Develop black and white', 'hyeonsang_c41(bag, celsius: int, push?: int): Develop colour', 'hyeonsang_send(bag, lab?): Send a bag to another lab', 'inhwaji_ppop(bag, size: s|m|l, copies?: int): Print', 'bongtu_mark(bag, text): Mark a bag', 'bongtu_ring(name, text): Call a customer'],
    steps: `
      @f hyeonsang_bw bag="{e}" celsius={t} // hyeonsang_c41 bag="{e}" celsius={t2} // hyeonsang_send bag="{e}" | 현상 | 흑백은 {t}도, 컬러는 {t2}도로 여기서 하고 슬라이드는 다른 데 보낸다(어디인지는 비움).
      @f failed "흑백은 증감하지 않는다" // hyeonsang_c41 bag="{e}" celsius={t2} push=1 // failed "슬라이드는 여기서 못 한다" | 증감 | 컬러면 {t2}도에 한 스톱(1) 증감. 컬러가 아니면 실패로 적는다.
      @x bongtu_mark bag="{e}" text="급행-{e}" // bongtu_mark bag="{e}" text="보통-{e}" | 표시 | 급행이 Y면 "급행-", N이면 "보통-". 뒤에 봉투 이름을 붙여 그 봉투에.
      @x inhwaji_ppop bag="{e}" size=s // inhwaji_ppop bag="{e}" size=l | 인화 | 급행은 작게, 급행 아니면 크게 뽑아 주세요. 장수는 손님이 정해요.
      bongtu_mark bag="{e}" text="{f} {n}컷" | 종류 | 봉투에 필름 종류, 한 칸, 컷 수와 "컷".
      bongtu_ring name="{who}" text="맡기신 분: {who}" | 전화 | 맡긴 분께 "맡기신 분: ○○"라고 이름을 확인한다.
      @x bongtu_ring name="{who}" text="오늘 됩니다" // bongtu_ring name="{who}" text="모레 됩니다" | 언제 | Y → "오늘 됩니다" / N → "모레 됩니다". 맡긴 분에게.
      hyeonsang_send bag="{e}" lab=충무로 | 보내기 | 필름이 뭐든 이건 충무로로 보낸다.
    `,
  },
  // 변전실 - 접점
  {
    language: 'ko',
    event: 'peripheral sub/{z} {"반": "{z}", "사건": "{ev}"}',
    slots: { z: '=A반 / B반 / C반 / D반, 예비반', ev: '=과전류 / 복귀', hi: '=1, 0', lo: '=0, 1', a: '2..27', b: '2..27', c: '2..27', d: '2..27' },
    steps: `
      @z gpio_write pin={c} value={hi} // gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // failed "{z:은} 표에 없다" | 트립 | 트립선: B반은 {a}, C반은 {b}, A반은 {c}. {lo} = 평상, {hi} = 트립. 사건이 난 반을 트립. 표 밖이면 실패.
      @z gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} // gpio_write pin={a} value={lo} // failed "{z}의 복귀선을 모른다" | 평상 복귀 | 이번 표는 A반-{b} B반-{c} C반-{a} 순이오. 사건 난 반을 평상으로 돌리시오. 트립이 {hi}, 평상이 {lo}. 표에 없는 반이라면 실패로 남기시오.
      @ev gpio_write pin={d} value={hi} // gpio_write pin={d} value={lo} | 부저 | {d}번 부저. 과전류가 왔으면 울리고 복귀가 왔으면 그친다. 울림 {hi}, 그침 {lo}.
      @ev gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | 초록등 | 초록등은 {d}번인데 복귀일 때 high, 과전류일 때 low예요.
      @ev failed "복귀가 아니라 과전류다" // gpio_write pin={a} value=0 | 복귀만 | 사건이 복귀인 것을 보고 {a}번에 0을 쓴다. 과전류였으면 실패.
      @z gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} // gpio_read pin={d} | 접점 확인 | A는 {a}, B는 {b}, C는 {c}, 그 밖은 모두 {d}. 해당 접점 읽음.
      notify message="{z} {ev}" title=변전실 | 알림 | 제목 변전실 / 본문 반 이름, 한 칸, 사건
      gpio_write pin={b} value={lo} | 가운데 선 | {a}, {b}, {c} 세 선 중 두 번째만 평상({lo})으로. 앞뒤는 건드리면 안 됨.
    `,
  },
  // 축구장 잔디
  {
    language: 'ko',
    earlier: ['흙 물기 재기 | soil_four → {n1} {x}%, {n2} {y}%, {n3} {z}%, {n4} {k}%', '예보 | rain_ask → {r}'],
    slots: { n1: '북골대, 1면, 가면', n2: '센터, 2면, 나면', n3: '남골대, 3면, 다면', n4: '벤치쪽, 4면, 라면', x: '30..36', y: '22..28', z: '37..44', k: '10..18 / 50..62', r: '=비, 소나기 / 맑음, 흐림', m: '3..25', h: '20..45', who: '잔디 위 팀장, 구단 총무, 원정팀' },
    tools: ['padeut_sprinkle(field, minutes: int): Water a field', 'padeut_mow(field, mm?: int): Mow a field', 'padeut_cover(field, on: bool): Cover a field', 'padeut_close(field, until?): Close a field', 'jandi_mail(to, text): Mail'],
    steps: `
      @k padeut_sprinkle field="{n4}" minutes={m} // padeut_sprinkle field="{n2}" minutes={m} | 물 주기 | 넷 가운데 제일 마른 면에 {m}분.
      @k padeut_close field="{n3}" // padeut_close field="{n4}" | 닫기 | 가장 젖은 면은 닫아 둔다. 언제까지인지는 말 못 함.
      padeut_mow field="{n2}" | 깎기 | 결과에 두 번째로 적힌 면을 깎아 주시기 바랍니다. 높이는 기계에 맞춰진 대로.
      padeut_mow field="{n4}" mm={h} | 끝 면 | 마지막 면, {h}mm.
      @r padeut_cover field="{n1}" on=true // padeut_cover field="{n1}" on=false | 덮개 | 비나 소나기 예보면 첫 면을 덮고, 맑음이나 흐림이면 첫 면 덮개를 걷는다.
      @r failed "{r} 예보다" // padeut_sprinkle field="{n3}" minutes={m} | 셋째 면 | 비 소식(소나기 포함)이 있으면 물 주지 말고 실패. 없으면 셋째 면에 {m}분 줘.
      jandi_mail to="{who}" text="예보: {r}" | 메일 | {who}한테 "예보: "에 {step2}단계 말을 붙여 메일.
      jandi_mail to="{who}" text="{n3} {z}%" | 한 면 | {n3} 물기를 "{n3} ○%" 모양으로 {who} 앞.
    `,
  },
  // 카페 원두
  {
    language: 'ko',
    event: 'webhook /roast/ask {"주문자": "{who}", "콩": "{b}", "볶음": "{r}", "g": {g}, "분쇄": "{gr}"}',
    slots: { r: '=약 / 중 / 강', gr: '=홀빈 / 핸드드립, 모카포트', b: '예가체프, 안티구아, 수마트라-2', who: '서점 옆집, 초록문, 단골 우진', g: '200..950', t1: '=196, 199', t2: '=208, 211', t3: '=222, 226' },
    tools: ['tongdol_heat(drum_c: int): Heat the drum', 'tongdol_roast(bean, grams: int, end_c: int, minutes?: int): Roast', 'tongdol_spill(): Empty the drum', 'maetdol_grind(bean, grams: int, for_what?): Grind', 'jaru_label(text): Label a bag', 'jaru_shelf(bean, tag): Put a bag on the shelf'],
    steps: `
      @r tongdol_roast bean="{b}" grams={g} end_c={t1} // tongdol_roast bean="{b}" grams={g} end_c={t2} // tongdol_roast bean="{b}" grams={g} end_c={t3} | 볶기 | 약볶음은 {t1}도, 중볶음은 {t2}도, 강볶음은 {t3}도에서 끝낸다. 콩과 무게는 주문대로. 시간은 안 건다.
      @r tongdol_heat drum_c={t2} // tongdol_heat drum_c={t3} // tongdol_heat drum_c={t1} | 예열 | 드럼 예열 — 강 {t1}, 약 {t2}, 중 {t3}. 주문 볶음에 맞춰.
      @r failed "약볶음은 오래 두지 않는다" // tongdol_spill // tongdol_spill | 쏟기 | 중이나 강이면 드럼을 비우고, 약이면 아직이라 실패로 하세요.
      @gr failed "홀빈 주문이다" // maetdol_grind bean="{b}" grams={g} for_what="{gr}" | 갈기 | 주문에 적힌 분쇄로 간다. 홀빈이면 갈지 않으니 실패.
      jaru_label text="주문자: {who}" | 라벨 | "주문자: ○○○" 라벨. 이름은 주문한 데.
      jaru_label text="{b}/{r}볶음" | 라벨 둘 | 콩 이름, 빗금, 볶음 글자에 "볶음". 안 띄움.
      jaru_shelf bean="{b}" tag="hold-{who}" | 선반 | 그 콩을 선반에. 꼬리표는 hold- 뒤에 주문자.
      maetdol_grind bean="{b}" grams={g} | 그냥 갈기 | 주문한 콩을 주문한 무게만큼 갈아 줘. 용도는 '모카포트'라는 말도 있었지만 확실치 않아서 안 쓸래.
    `,
  },
  // 지하상가 셔터
  {
    language: 'ko',
    event: 'mqtt mall/shutter {zc}',
    slots: { hi: '=1, 0', lo: '=0, 1', zc: '=동 올림 / 동 내림 / 서 올림 / 서 내림 / 북 올림, 북 내림', a: '2..14', b: '15..27', tp: 'mall/ack, 상가/답', key: '=셔터-명령, shutter-last' },
    steps: `
      @zc gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} // gpio_write pin={a} value={lo} // gpio_write pin={a} value={hi} // failed "북쪽 셔터는 표에 없다" | 셔터 | 서={a} 동={b}. 올림 {lo}, 내림 {hi}. 받은 글에 맞게. 표에 없는 쪽이면 실패.
      @zc gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} // gpio_write pin={b} value={hi} // gpio_write pin={b} value={lo} // failed "북쪽 핀을 모른다" | 임시 배선 | 오늘 하루는 임시 배선이라 동쪽 셔터가 {a}번, 서쪽 셔터가 {b}번입니다. 올릴 때 {hi:을}, 내릴 때 {lo:을} 써 주십시오. 메시지를 따르되 다른 쪽이면 못 한다고 하십시오.
      @zc gpio_write pin={a} value=1 // failed "내림 명령이다" // gpio_write pin={a} value=1 // failed "내림 명령이다" // failed "북쪽 명령이다" | 올림등 | {a}번 올림등은 동이나 서의 올림 명령에만 켠다(1). 내림이거나 북쪽이면 실패.
      @zc gpio_read pin={b} // gpio_read pin={b} // gpio_read pin={a} // gpio_read pin={a} // failed "북쪽 핀은 없다" | 읽기 | 명령에 나온 쪽을 읽는다 (동 {b}, 서 {a}, 북은 없음 — 북이면 실패).
      mqtt_publish topic={tp} payload="받음/{zc}" | 답 | {tp}에 "받음/"을 앞에 붙여 받은 글 전체를 돌려준다.
      memory_store key={key} content={zc} | 기억 | 받은 글을 통째로 {key}에.
      gpio_write pin={a} value={hi} | {a}번 | {b}번은 고치는 중이에요. {a}번만 {hi:로} 해 주세요.
    `,
  },
  // 한옥 스테이
  {
    language: 'ko',
    event: 'webhook /stay/msg {"방": "{rm}", "손님": "{who}", "요청": "{q}", "박": {n}}',
    slots: { q: '=군불 / 이불 / 아침상', rm: '매화방, 사랑채, 3호 온돌', who: '이든, 제갈현, 하루카', n: '2..9', k: '=2, 3, 4', tm: '=07:30, 08:10' },
    tools: ['ondolbang_fire(room, hours?: int): Heat the floor', 'ondolbang_cool(room): Let the floor cool down', 'ibulbo_carry(room, sets: int, warm?: bool): Bring bedding', 'sotdae_meal(room, at?): Bring a meal', 'daecheong_note(room, text): Note at the door', 'daecheong_key(room, tag): Tag a key'],
    steps: `
      @q ondolbang_fire room="{rm}" // ibulbo_carry room="{rm}" sets={k} // sotdae_meal room="{rm}" | 요청대로 | 군불이면 방을 데우고(시간 없이), 이불이면 {k}채 가져가고, 아침상이면 상을 올린다(시각은 없이). 요청한 방.
      @q failed "아침상이 아니라 군불이다" // failed "아침상이 아니라 이불이다" // sotdae_meal room="{rm}" at={tm} | 상 | 아침상 요청에만 {tm}에 올려 드린다. 다른 요청이면 실패로.
      @q ondolbang_fire room="{rm}" hours={n} // ondolbang_cool room="{rm}" // ondolbang_cool room="{rm}" | 바닥 | 군불 때 달라는 방은 {n}시간 때고, 아니라면 식혀 둡니다.
      daecheong_note room="{rm}" text="{who}님 {n}박" | 문패 | 그 방 문에 손님 이름에 "님"을 붙이고 한 칸, 박 수에 "박".
      daecheong_note room="{rm}" text="요청: {q}" | 쪽지 | 그 방에 "요청: " 뒤로 요청을 적어 둘 것
      daecheong_key room="{rm}" tag="key-{rm}" | 열쇠 | 열쇠 꼬리표는 "key-" 뒤에 방 이름.
      ibulbo_carry room="{rm}" sets={k} warm=true | 데운 이불 | 무슨 요청이든 그 방에 데워서 {k}채.
      @q daecheong_note room="{rm}" text="불 조심" // daecheong_note room="{rm}" text="편히 쉬세요" // daecheong_note room="{rm}" text="맛있게 드세요" | 한마디 | 아침상 "맛있게 드세요", 군불 "불 조심", 이불 "편히 쉬세요". 그 방 문에 알맞은 한마디.
    `,
  },
  // 온천 배관 - 상시 열림
  {
    language: 'ko',
    earlier: ['밸브 종류 보기 | valve_book → 냉수 {ka}, 온수 {kb}', '배관 번호 | file_read → 냉수 {a}, 온수 {b}, 배수 {c}'],
    slots: { ka: '상시 열림형, NO형 / 상시 닫힘형, NC형', kb: '평소 열림, 노말오픈 / 평소 닫힘, 노말클로즈', a: '2..9', b: '10..18', c: '19..27' },
    steps: `
      @ka gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 냉수 잠금 | 냉수를 잠가라. 1을 쓰면 밸브에 전기가 간다. 종류는 {step1}단계, 번호는 {step2}단계.
      @ka gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 냉수 열기 | 냉수가 나오도록 밸브를 여시면 됩니다. 전기 넣기 1, 끊기 0입니다.
      @kb gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 온수 막음 | 온수 막음. 1 = 통전. 밸브가 어떤 형인지 책 보고.
      @kb gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 온수 나오게 | 손님들이 춥대. 온수 나오게 해. 통전하려면 핀이 1이야.
      @ka gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 반전 릴레이 냉수 | 냉수 쪽은 반전 릴레이로 바뀌어서 0을 써야 밸브에 전기가 가고 1이면 안 간다. 냉수를 잠글 것.
      gpio_write pin={c} value=1 | 배수 | 세 번째 관만 1로. 냉수, 온수는 건드리지 말고.
      gpio_read pin={b} | 온수 읽기 | 번호 목록에서 온수 핀을 찾아 읽기만 한다.
      @kb failed "온수 밸브는 전기 없이 열린다" // gpio_write pin={b} value=0 | 정전 대비 | 온수가 열림형(NO)이면 실패, 닫힘형(NC)이면 온수 핀을 0으로.
    `,
  },
  // 방송국 주조정실
  {
    language: 'ko',
    event: 'mqtt studio/tally {"스튜디오": "{s}", "상태": "{st}", "프로": "{pg}", "PD": "{pd}"}',
    slots: { st: '=생방 / 녹화 / 대기', s: '2스튜디오, 가온홀, S-5', pg: '아침마당길, 정오뉴스, 별밤지기', pd: '기 PD, 노수아, 선우', m: '3..30' },
    tools: ['bulbit_tally(studio, colour: red|amber|off): Tally lamp', 'bulbit_door(studio, locked: bool): Door of a studio', 'nokhwa_start(studio, minutes?: int): Record', 'nokhwa_stop(studio): Stop recording', 'jamak_line(text, studio?): Show a line of text', 'jeonhwagi_dial(person, text): Call somebody'],
    steps: `
      @st bulbit_tally studio="{s}" colour=red // bulbit_tally studio="{s}" colour=amber // bulbit_tally studio="{s}" colour=off | 탈리 | 생방 빨강, 녹화 호박색, 대기 꺼짐. 그 스튜디오에.
      @st bulbit_door studio="{s}" locked=true // bulbit_door studio="{s}" locked=true // bulbit_door studio="{s}" locked=false | 문 | 대기 상태에서만 문을 풀어 두고, 방송이든 녹화든 하는 중이면 잠근다.
      @st failed "생방이라 따로 녹화하지 않는다" // nokhwa_start studio="{s}" // failed "대기 중이다" | 녹화 | 녹화 상태면 녹화를 걸어 주세요, 길이는 빼고요. 그게 아니면 실패예요.
      @st nokhwa_start studio="{s}" minutes={m} // nokhwa_start studio="{s}" minutes={m} // nokhwa_stop studio="{s}" | {m}분 | 생방이나 녹화면 {m}분 녹화, 대기면 녹화를 멈춤.
      jamak_line text="{pg} ({pd})" | 자막 | 프로 이름, 한 칸, 괄호 안에 PD. 스튜디오는 지정하지 않는다.
      jamak_line text="지금은 {st}" studio="{s}" | 상태 자막 | 그 스튜디오 화면에만 "지금은 ○○". ○○는 상태.
      jeonhwagi_dial person="{pd}" text="{s} 확인 바랍니다" | 전화 | PD에게 "{s} 확인 바랍니다".
      @st jeonhwagi_dial person="{pd}" text="큐" // jeonhwagi_dial person="{pd}" text="롤" // failed "대기 중에는 부르지 않는다" | 신호 | PD한테 신호를 준다 — 생방 "큐", 녹화 "롤". 대기면 전화하지 말고 실패로.
    `,
  },
  // 마을 방송과 관정
  {
    language: 'ko',
    event: 'webhook /village/ask {"관정": "{w}", "집": "{who}", "뜻": "{m}", "톤": {t}}',
    slots: { hi: '=1, 0', lo: '=0, 1', m: '=틀어 / 꺼', w: '=윗샘 / 아랫샘', who: '이장 추, 방앗간집, 파란대문', t: '2..30', a: '2..9', b: '10..18', c: '19..27', tp: 'village/well, 마을/샘' },
    steps: `
      @m gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} | 윗샘 | 윗샘은 {a}번이여. '틀어'라고 왔으면 {hi}, '꺼'라고 왔으면 {lo}로 혀.
      @m gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} | 밸브 | {b}번 되돌림 밸브는 펌프와 반대다. 틀어 달라면 {lo}, 꺼 달라면 {hi}.
      @w gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} | 샘 고르기 | 윗샘 {a}, 아랫샘 {b}. 말한 샘을 튼다. 트는 값은 {hi}, 끄는 값은 {lo}. 뜻 칸은 볼 것 없음.
      @w gpio_write pin={b} value={lo} // gpio_write pin={a} value={lo} | 딴 샘 | 말한 샘 말고 남은 샘을 끕니다. 아랫샘이 {b}번, 윗샘이 {a}번, 끄는 값이 {lo}입니다.
      @w failed "윗샘은 말랐다" // gpio_write pin={c} value=1 | 윗샘 마름 | 윗샘이면 물이 없어 실패. 아랫샘이면 {c}번 1.
      mqtt_publish topic={tp} payload="쓰는 집: {who}" | 알리기 | {tp}에 "쓰는 집: ○○○". 연락 온 집을 넣는다.
      memory_store key=well-{t} content="{w} {t}톤" | 적기 | 이름은 "well-"에 톤 수를 붙이고, 내용은 샘 이름 한 칸 톤 수 그리고 "톤".
      @m notify message="물 나갑니다" // notify message="물 끊습니다" | 방송 | 끄라는 뜻이면 "물 끊습니다", 틀라는 뜻이면 "물 나갑니다" 하고 알림. 제목 말고.
    `,
  },
];
