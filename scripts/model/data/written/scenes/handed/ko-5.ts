import type { Scene } from '../../scene';

/** Values that earlier steps found, and those of the event beside them; Korean, part 5. */
export const handed9: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 산불/{t} {"탑": "{t}", "연기": true, "방위": {a1}, "감시원": "{w}"}',
    earlier: ['쌍안경 방위 | ask_operator → {a2}도, {far}', '바람 | baram → 북서 {ws} m/s', '헬기 물음 | heli_q → {h}'],
    slots: { t: '=용마탑, 3호탑, 매봉', a1: '40..119', a2: '140..310', far: '=고개 너머, 저수지 쪽, 절 뒤', ws: '=2, 4 / 11, 14, 17', h: '=출동 가능, 20분 뒤 도착 / 정비 중, 안개로 불가', w: '=목진규, 순이 할머니' },
    tools: ['sanbul_cam(탑, 방위: int): 카메라를 돌린다', 'sanbul_bang(글, 크게?: bool): 마을에 방송한다', 'sanbul_heli(방위: int): 헬기를 부른다'],
    steps: `
      sanbul_cam 탑="{t}" 방위={a2} | 카메라 | 탑의 카메라를 쌍안경으로 본 방위로 돌린다.
      sanbul_cam 탑="{t}" 방위={a1} | 알려 온 쪽 | 우선 탑이 알려 온 방위를 카메라로 보게 해 주세요.
      @h sanbul_heli 방위={a2} // failed "헬기가 올 수 없다" | 헬기 | 헬기가 올 수 있으면 쌍안경 방위로 부르고, 못 온다면 실패로 보고할 것.
      @ws sanbul_bang 글="{far} 연기" // sanbul_bang 글="{far} 연기" 크게=true | 방송 | 쌍안경으로 본 곳 뒤에 "연기"를 붙여 방송. 바람이 10 m/s를 넘으면 크게, 아니면 크기는 정하지 않는다.
      @ws failed "바람이 {ws} m/s이다" // send_message channel=무전 to="{w}" text="내려오세요" | 철수 | 초속 10미터 넘는 바람이면 감시원에게 무전으로 "내려오세요". 그보다 약하면 실패.
      mqtt_publish topic=산불/방위 payload="{a2}" | 방위 | 사람이 본 방위만 숫자로 산불/방위에.
      memory_store key="{t}" content="{a1} / {a2}" | 두 방위 | 탑을 키로, 알려 온 것과 본 것을 "A / B"로 적어 둡니다.
      notify message="{h}" | 헬기 답 | 헬기 쪽 답을 그대로 띄워라.
    `,
  },
  {
    language: 'ko',
    earlier: ['세차 순번 | secha_q → 1. {c1} 거품 단계\n2. {c2} 건조 단계\n3. {c3} 대기', '왁스 통 | wax → {x} L', '물값 | http_request → {"톤당": {won}}'],
    slots: { c1: '=흰 모닝, 11더 9021, 법인 스타리아', c2: '=검정 제네시스, 77루 3140, 소나타 택시', c3: '=파란 봉고, 50머 2288, 캐스퍼', x: '1.5..8.5', won: '1100..2900' },
    tools: ['secha_next(차): 다음 단계로 보낸다', 'secha_hold(차, 분?: int): 잠깐 세운다', 'secha_pan(글): 대기실 화면에 쓴다'],
    steps: `
      secha_next 차="{c3}" | 들여보내기 | 기다리는 차를 다음 단계로 보낸다.
      secha_next 차="{c1}" | 거품 끝 | 거품 바르던 차를 다음으로 넘겨 주세요.
      secha_hold 차="{c2}" 분=3 | 건조 멈춤 | 말리는 차를 3분 세워 둘 것.
      secha_hold 차="{c1}" | 세우기 | 순번 1번을 세운다. 얼마나일지는 모름.
      secha_pan 글="{c2} 곧 나옵니다" | 대기실 | 말리고 있는 차 이름 뒤 한 칸, "곧 나옵니다"를 대기실 화면에.
      mqtt_publish topic=세차/왁스 payload="{x}" | 왁스 | 왁스가 얼마나 남았나 숫자만 세차/왁스로.
      memory_store key=왁스 content="{x} L" | 왁스 메모 | 왁스를 단위까지 왁스에 적어 둔다
      notify message="톤당 {won}" | 물값 | '톤당' 하고 물값 숫자를 한 칸 띄워 알림.
      file_write path=세차/대기.txt content="{c3}" | 대기 | 세차/대기.txt를 대기 차 이름으로 새로 씁니다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /어린이집/식단 {"날": "{d}", "국": "{g1}", "반찬": "{b}", "인원": {n1}}',
    earlier: ['출석 | chulseok → {n2}명', '알레르기 | memory_recall → {kid}: {al}', '대신할 국 | menu_q → {g2}'],
    slots: { d: '=월요일, 수요일, 12월 3일', g1: '=새우뭇국, 콩나물국, 어묵탕', g2: '=맑은 감잣국, 북엇국, 배추 된장국', b: '=계란말이, 두부조림, 멸치볶음', n1: '31..39', n2: '18..29', kid: '=하람이, 로아, 준이', al: '=새우, 콩, 계란' },
    tools: ['geupsik_jeok(국, 인원: int): 급식을 정한다', 'geupsik_ttaro(아이, 국, 까닭?): 한 아이만 따로 준다', 'geupsik_pan(글): 식단판에 쓴다'],
    steps: `
      geupsik_jeok 국="{g1}" 인원={n2} | 온 아이만큼 | 식단의 국을 오늘 온 아이 수만큼 정한다.
      geupsik_jeok 국="{g1}" 인원={n1} | 식단대로 | 출석은 보지 말고 식단에 적힌 국과 인원으로 해 주세요.
      geupsik_jeok 국="{g2}" 인원={n2} | 국 바꿈 | 국을 대신할 것으로 바꾸고 인원은 출석대로.
      geupsik_ttaro 아이="{kid}" 국="{g2}" | 따로 | 알레르기 있는 아이에게는 대신할 국을 따로 준다.
      geupsik_ttaro 아이="{kid}" 국="{g2}" 까닭="{al}" | 까닭까지 | 알레르기 있는 아이에게 대신할 국을 따로 주고 까닭에는 무엇이 안 맞는지 적을 것.
      geupsik_pan 글="{g1} → {g2}" | 식단판 | 원래 국과 바뀐 국을 "A → B"로 식단판에.
      memory_store key="{d}" content="{n2}명" | 출석 | 식단의 날을 키로 {step1}단계 답을 그대로 저장합니다
      notify message="{kid} {al}" | 주의 | 어느 아이가 무엇을 못 먹는지 한 칸 띄워 띄운다.
      mqtt_publish topic=급식/인원 payload="{n2}" | 인원 | 온 아이 수, 숫자만 급식/인원으로.
    `,
  },
  {
    language: 'ko',
    earlier: ['송출 상태 | songchul → {s}', '다음 곡 | gok_q → {t} - {ar} ({mm}분)', '청취자 문자 | munja → {k1}: {x1}\n{k2}: {x2}'],
    slots: { s: '=정상, 이상 없음 / 무음 12초, 반송파 끊김', t: '=늦은 버스, 봄비에게, 파도 연습', ar: '=정밀아씨, 밴드 소금, 유월', mm: '3..6', k1: '=0412, 7788', k2: '=9031, 5520', x1: '=신청곡 있어요, 오늘 생일이에요', x2: '=소리가 작아요, 잘 듣고 있어요', eng: '=기술부 왕 차장, 엔지니어 도솔' },
    tools: ['gok_teul(제목, 가수?): 곡을 튼다', 'jamak_on(글): 보이는 라디오에 자막을 넣는다', 'gisul_hochul(사람, 글): 기술자를 부른다'],
    steps: `
      gok_teul 제목="{t}" | 제목만 | 다음 곡을 제목으로만 튼다.
      gok_teul 제목="{t}" 가수="{ar}" | 가수까지 | 다음 곡을 제목과 가수를 다 넣어 틀어 주세요.
      @s failed "송출은 정상이다" // gisul_hochul 사람="{eng}" 글="{s}" | 기술자 | 송출이 정상이 아니면 {eng:을} 불러 상태를 그대로 말한다. 정상이면 실패.
      @s gpio_write pin=8 value=1 // gpio_write pin=8 value=0 | 온에어등 | 8번 온에어등: 송출이 멀쩡하면 1, 탈이 났으면 0으로.
      jamak_on 글="{k2}님: {x2}" | 둘째 문자 | 두 번째 문자를 "번호님: 내용" 꼴로 자막에 넣을 것.
      jamak_on 글="{x1}" | 첫 문자 | 첫 문자의 내용만 자막으로.
      memory_store key=다음곡 content="{t} - {ar}" | 다음 곡 | 길이는 빼고 {step2}단계에 나온 꼴대로 다음곡에 적기
      mqtt_publish topic=라디오/길이 payload="{mm}" | 길이 | 다음 곡이 몇 분인지 숫자만 라디오/길이에 보냅니다.
      @s notify message="{s}" // notify message="{s}" | 상태 | 송출 상태를 그대로 알려라.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /자전거/고장 {"자전거": "{b1}", "대여소": "{p1}", "증상": "{s1}", "신고": "{who}"}',
    earlier: ['점검 | jeomgeom → {"증상": "{s2}", "등급": "{lv}"}', '가까운 대여소 | daeyeoso → {p2} 빈 거치대 {n}', '부품 | bupum → {q}'],
    slots: { b1: 'SPB-1180, 따릉 77, B20931', p1: '=강변역 2번, 시립 도서관', p2: '=둑길 입구, 체육공원, 버스 종점', s1: '=브레이크가 이상함, 소리 남', s2: '=체인 늘어남, 뒷바퀴 펑크, 안장 헐거움', lv: '=나, 다', n: '2..14', q: '=있음, 3개 있음 / 없음, 입고 예정', who: '=이용자 8821, 공익 신우' },
    tools: ['bike_suri(자전거, 증상): 수리에 넣는다', 'bike_omgim(자전거, 대여소): 자전거를 옮긴다', 'bike_mak(대여소, 까닭?): 대여소를 닫는다'],
    steps: `
      bike_suri 자전거="{b1}" 증상="{s2}" | 수리 | 점검에서 밝혀진 증상으로 수리에 넣는다.
      bike_suri 자전거="{b1}" 증상="{s1}" | 신고대로 | 점검이 잘못됐다고 해요. 신고된 증상 그대로 수리에 넣어 주세요.
      @q bike_suri 자전거="{b1}" 증상="{s2}" // bike_omgim 자전거="{b1}" 대여소="{p2}" | 부품 따라 | 부품이 있으면 점검 증상으로 수리, 없으면 가까운 대여소로 옮겨 둔다.
      bike_omgim 자전거="{b1}" 대여소="{p1}" | 제자리 | 고친 자전거를 신고된 대여소로 도로 옮길 것.
      bike_mak 대여소="{p1}" | 닫기 | 신고가 온 대여소를 닫는다. 까닭은 비움.
      bike_mak 대여소="{p2}" 까닭="거치대 공사" | 공사 | {step2}단계에서 찾은 대여소를 "거치대 공사"로 닫습니다.
      @q failed "부품이 있다" // notify message="부품 {q}" | 부품 | 부품이 없을 때만 '부품'과 {step3}단계 답을 띄운다. 있으면 실패 처리.
      memory_store key="{b1}" content="{s1} → {s2}" | 증상 둘 | 자전거에 신고 증상과 점검 증상을 "A → B"로
      mqtt_publish topic=자전거/거치대 payload="{n}" | 거치대 | 빈 거치대 수만 자전거/거치대로 보낸다.
    `,
  },
  {
    language: 'ko',
    earlier: ['인삼밭 차광막 | gpio_read → pin {p1} = {v1}', '흙 물기 | heuk → 윗두둑 {w1}%, 아랫두둑 {w2}%', '약 친 기록 | file_read → {d} {dr} {l}L'],
    slots: { p1: '2..10', v1: '=0 / 1', w1: '11..19', w2: '31..58', d: '=2026-06-02, 2026-07-15', dr: '=석회 보르도, 미생물제, 유황', l: '20..90', p2: '11..26' },
    tools: ['insam_mul(두둑: 위|아래, 분: int, 약?): 물을 준다', 'insam_il(글): 밭 일지를 쓴다'],
    steps: `
      insam_mul 두둑=위 분=15 | 마른 쪽 | 물기가 적은 두둑에 15분 물을 준다.
      insam_mul 두둑=아래 분=2 약="{dr}" | 젖은 쪽에 약 | 물기 많은 두둑에는 2분만, 지난번에 친 약을 타서 준다.
      @v1 gpio_write pin={p1} value=1 // failed "차광막이 이미 1이다" | 차광막 | 차광막 핀이 0으로 읽혔으면 그 핀을 1로 바꾼다. 벌써 1이면 실패로 해 주세요.
      @v1 insam_il 글="차광막 0" // insam_il 글="차광막 1" | 일지 | 밭 일지에 "차광막"과 읽은 값을 한 칸 띄워 적을 것.
      gpio_write pin={p2} value={v1} | 표시등 | 표시등 {p2}번에 차광막 핀과 똑같은 값을 준다.
      insam_il 글="{d} {dr} {l}L" | 약 기록 | {step3}단계에서 읽은 줄을 그대로 일지에 옮깁니다.
      memory_store key=약날짜 content="{d}" | 날짜 | 약을 언제 쳤는지 날짜만 약날짜에 저장
      mqtt_publish topic=인삼/물기 payload="{w1}/{w2}" | 물기 | 위와 아래 물기를 % 없이 빗금으로 붙여 인삼/물기에 발행한다.
      notify message="아랫두둑 {w2}%" | 아랫두둑 | 아랫두둑이 몇 %인지 {step2}단계에 쓰인 꼴로 띄워 주십시오.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 서버실/pin_{pe} {lv}',
    earlier: ['누수 띠 | nusu → {ns}', '에어컨 | aircon_q → 1호 {t1}도, 2호 {t2}', '당직 | memory_recall → 서버실 당직 {w1}, 대직 {w2}'],
    slots: { pe: '2..8', lv: '=1, 0', ns: '=마름, 물기 없음 / 3m 지점 젖음, 문 앞 젖음', t1: '19..27', t2: '=22도, 24도 / 꺼짐, 오류 E5', w1: '=견우진, 방 대리', w2: '=은 사원, 최가온', p: '9..24' },
    tools: ['nusu_pump(초: int): 배수 펌프를 돌린다', 'aircon_on(호: 1|2, 도?: int): 에어컨을 켠다', 'dangjik(사람, 글): 당직을 부른다'],
    steps: `
      @ns failed "물이 없다" // nusu_pump 초=40 | 배수 | 젖은 데가 있으면 배수 펌프를 40초 돌리고, 말랐으면 실패로 한다.
      @ns dangjik 사람="{w2}" 글="이상 없음" // dangjik 사람="{w1}" 글="{ns}" | 누구에게 | 젖었으면 당직에게 {step1}단계 답을 그대로, 말랐으면 대직에게 "이상 없음"이라고 알려 주세요.
      @t2 failed "2호는 돌고 있다" // aircon_on 호=2 도={t1} | 2호 | 2호가 온도를 내지 못했다면 1호와 같은 온도로 2호를 켠다. 온도가 나왔으면 실패.
      aircon_on 호=1 | 1호 | 1호를 켠다. 온도는 그냥 둔다.
      @t2 gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 예비 팬 | 예비 팬 {p}번: 2호 온도가 나왔으면 0, 안 나왔으면 1.
      memory_store key=1호 content="{t1}도" | 1호 온도 | 1호라는 메모에 1호 온도를 '도'까지 남길 것.
      mqtt_publish topic=서버실/신호 payload="{lv}" | 신호 | 들어온 신호의 값을 서버실/신호로 보낸다.
      notify message="{w1}({w2})" | 당직 | 당직을 쓰고 괄호 안에 대직을 붙여 알림
    `,
  },
];
