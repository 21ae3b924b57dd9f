import type { Scene } from '../../scene';

/** Everyday steps with the product's own tools that have to be understood, in Korean, part 5. */
export const errandsKo5: readonly Scene[] = [
  // 두부 공장
  {
    language: 'ko',
    event: 'mqtt tofu/line {"라인": "{l}", "콩kg": {k}, "두유온도": {t}, "간수L": {s}, "모": {q}, "반장": "{b}", "응고핀": {cp}}',
    slots: { l: '1라인, 순두부, line-C', k: '40..280', t: '71..98', s: '2..9', ml: '{s} * 1000', q: '300..900', b: '=계 반장, 문소리, Trung', cp: '10..15', press: '16..22', wash: '23..28', hh: '3..6', mm: '10..39', no: '=대성마트, 군부대, 반찬나라' },
    steps: `
      gpio_write pin={cp} value=1 | 응고 | 두유를 굳힐 차례라 응고 쪽에 전기를 준다.
      gpio_write pin={press} value=1 | 누름틀 {press}, 세척 {wash} | 물기를 눌러 짜 주십시오.
      gpio_write pin={wash} value=0 | 누름틀 {press}, 세척 {wash} | 헹굼은 충분함. 세척 밸브 잠금(0).
      mqtt_publish topic=tofu/brine payload="{ml} ml" | 간수 | 간수통은 밀리리터만 안다. 이번 간수 양을 고쳐 tofu/brine 으로, "○ ml".
      send_message channel=kakao to="{b}" text="{l} 두유 {t}도, {q}모" | 반장님 | 반장께 kakao를 보냅시다. "라인 두유 몇도, 몇모" 하는 식이에요.
      file_write path="생산/{l}.csv" content="{k},{q}" append=true | 생산표 | 생산/라인.csv 로, 들어간 콩과 나온 모 수를 쉼표 하나로 이어 한 줄 보탬.
      cron_add schedule="{mm} {hh} * * 1-5" action=message text="{no} 납품" | 납품 알림 | {no}에는 평일 새벽 {hh}시 {mm}분에 나간다. 그때마다 "어디 납품"이라는 메시지를 받도록.
      memory_store key=납품-{no} content={q} | 납품 수량 | 납품-거래처(거래처는 {no}) 키로 모 수만 기억.
      notify message="{l} {t}도" title=두유 | 두유 온도 | 두유 라는 제목 아래 라인과 온도("몇도")를 한 칸 띄워 알린다.
    `,
  },
  // 아쿠아리움
  {
    language: 'ko',
    event: 'mqtt aqua/{tk}/probe {"tank": "{tk}", "sal": {sa}, "nh3": {n}, "t": {t}, "keeper": "{ke}", "feeder_pin": {fd}, "skim_pin": {sk}}',
    slots: { tk: '해파리관, T12, coral-2', sa: '28..36', n: '0.02..0.85', t: '15.5..26.5', ke: '=길 사육사, 전보람, Nadia', fd: '2..8', sk: '9..16', wave: '17..23', g: '=정어리, 크릴, 오징어', kg: '2..9', gr: '{kg} * 1000', run: 'r-55, r-308', li: '3..9' },
    steps: `
      gpio_write pin={fd} value=1 | 먹이 | 배고플 시간. 먹이통을 돌린다.
      gpio_write pin={sk} value=0 | 거품 걷이 | 스키머가 넘치고 있어요, 얼른 끄세요.
      gpio_write pin={wave} value=1 | 물결 | 조파기는 따로 {wave}번에 달아 놓았다. 파도를 일으킬 것.
      mqtt_publish topic="aqua/{tk}/target" payload="sal={sa}" | 염도 목표 | 온 토픽의 probe 를 target 으로 바꾼 곳에 sal=지금 염도 를 발행한다.
      mqtt_publish topic=aqua/food payload="{g} {gr} g" | 먹이 주문 | {g} {kg}킬로가 든다. aqua/food 로 "먹이 ○ g"이라고 보내되 무게는 그램이어야 한다.
      send_message channel=discord to="{ke}" text="{tk} NH3 {n}" | 사육사 | discord로 그 수조 사육사를 찾아, 수조 한 칸 NH3 한 칸 암모니아 값.
      memory_recall query="{g}" limit={li} category=먹이 | 먹이 기록 | 분류 먹이에서 {g:을} 찾아 {li}건 이내로 보여 주십시오.
      memory_store key="수온-{tk}" content={t} | 수온 | 수온-수조 를 키로 하여(수조는 이름) 온도 숫자를 적어 놓음.
      sop_execute name=환수 payload="{tk}" | 물 갈기 | 환수 절차를 불러 수조 이름을 건넨다.
      sop_cancel run_id={run} reason="{ke} 지시" | 그만 | 사육사가 말렸다. {run} 실행을 거두고 사유에 "누구 지시"(누구=사육사).
    `,
  },
  // 무인 편의점
  {
    language: 'ko',
    event: 'webhook /store24 {"shop": "{sh}", "sku": "{sku}", "nm": "{nm}", "qty": {q}, "exp": "{ex}", "fridge": {fr}, "mgr_tel": "{tel}"}',
    slots: { sh: '역전점, 기숙사점, S-19', sku: '=8801-22, 8809-47, 8803-15', nm: '=삼각김밥, 우유 500, 도시락 B', q: '2..30', ex: '=2026-11-29, 2026-12-02', fr: '31..48', tel: '=010-2906-4418, 010-7053-1192', door: '2..9', lamp: '10..18', cam: '19..28', a: '4..9', p: '12 - {a}', p24: '24 - {a}', u: '=http://hq.local/order, http://bon.kr/req' },
    steps: `
      send_message channel=sms to={tel} text="{sh} {nm} {q}개 {ex}까지" | 점장 문자 | 점장 번호에 sms. 점포, 상품, 몇개, 날짜까지 — 이 차례로 한 칸씩 띄우면 된다.
      http_request url={u} method=POST body="{sku} x {q}" | 발주 | 본사 주소 {u} 에 발주(POST). 본문은 "상품번호 x 개수", 소문자 x 양옆을 띄움.
      http_request url={u}/{sku} | 발주 조회 | {u}/상품번호 를 열어서 발주 상태만 본다.
      gpio_write pin={door} value=0 | 출입문 {door}(1 열림) 간판 {lamp} 카메라 {cam} | 청소하는 동안 손님을 못 들어오게 해 주세요.
      gpio_write pin={lamp} value=1 | 출입문 {door} 간판 {lamp}(1 켜짐) 카메라 {cam} | 해 졌다, 간판.
      gpio_read pin={cam} | 출입문 {door} 간판 {lamp} 카메라 {cam} | 카메라에 전기가 오는지 그 핀 값을 확인하시오.
      memory_store key=유통-{sku} content={ex} | 유통기한 | 유통기한은 유통-상품번호 에 날짜만 저장한다.
      mqtt_publish topic="store/{sh}/fridge/{fr}" payload="{nm}" | 냉장고 표시 | store/점포/fridge/냉장고번호 토픽으로 상품 이름을 띄워 줍니다.
      cron_add schedule="0 {p24} * * *" action=prompt text="유통기한을 확인해 줘" name=폐기 | 폐기 확인 | 폐기 라는 이름으로, 매일 오후 {p}시에 "유통기한을 확인해 줘"를 프롬프트로 예약.
      file_write path="폐기/{ex}.txt" content="{nm} {q}" append=true | 폐기 목록 | 폐기/날짜.txt 끝에 상품 개수(빈칸 하나)를 더 적는다. 날짜는 기한.
    `,
  },
  // 동계 배추 저온 창고
  {
    language: 'ko',
    earlier: ['창고 온도 읽기 | http_request → A={ta} B={tb} C={tc}', '재고 찾기 | file_search → 배추 {q}망 (창고 {w}), 무 {q2}상자', '트럭 기사 | memory_recall → {dr} {tel}'],
    slots: { ta: '0.5..1.4', tb: '2.1..3.4', tc: '4.1..5.9', q: '200..900', q2: '31..190', w: '=A / B / C', dr: '=예 기사, 봉만수', tel: '=010-8804-3317, 010-2219-5560', fa: '2..8', fb: '9..15', fc: '16..22', hr: '24..29' },
    steps: `
      @w gpio_write pin={fa} value=1 // gpio_write pin={fb} value=1 // gpio_write pin={fc} value=1 | 팬 A {fa}, B {fb}, C {fc} | 배추가 들어 있는 창고의 팬을 돌린다.
      @w notify message="배추 {ta}도" // notify message="배추 {tb}도" // notify message="배추 {tc}도" | 배추 온도 | 배추 창고의 온도를 알려 주세요. 글은 "배추 ○도" 하나면 됩니다.
      @w mqtt_publish topic=store/A/lock payload=on // mqtt_publish topic=store/B/lock payload=on // mqtt_publish topic=store/C/lock payload=on | 잠금 | 배추 있는 데를 잠근다. store/창고글자/lock 에 on.
      send_message channel=sms to={tel} text="배추 {q}망, 창고 {w}" | 기사 문자 | 기사 전화번호로 sms, "배추 몇망, 창고 어디"라고.
      memory_store key=무 content="{q2}상자 남음" | 무 재고 | 무 를 키로 "몇상자 남음"이라 기억해 두시게.
      pushover message="A {ta} / B {tb} / C {tc}" | 세 창고 | 세 곳 온도를 푸시 하나에 담습니다. "A 값 / B 값 / C 값", 제목 없이.
      file_write path=창고/{w}.txt content="{dr} {q}" append=true | 출고 장부 | 창고/글자.txt (배추 창고 글자)에 기사와 망 수를 한 칸 띄워 이어 쓴다.
      gpio_write pin={hr} value=0 | 서리 제거 히터 | 서리 다 녹음. {hr}번 히터 내림.
    `,
  },
  // 태권도장
  {
    language: 'ko',
    event: 'manual - 출석: {ki} ({bt}띠) / 보호자 {pa} {tel} / 승급심사 {ex} / 차량 {bus}호',
    slots: { ki: '=하율, 준서, Mia, 도윤', bt: '=노란, 초록, 빨간', pa: '=어머니, 할아버지, 고모', tel: '=010-6417-2280, 010-9035-7741', ex: '=12월 12일, 1월 23일', bus: '1..6', fan: '7..12', lt: '13..19', br: '20..28', d: '=화요일과 목요일 / 토요일', mi: '20..55', s: '{mi} * 60', f: '=명단/초등.txt, 명단/유치.txt', ln: '2..19' },
    steps: `
      send_message channel=sms to={tel} text="{ki} 도착했습니다" | 도착 문자 | 보호자 번호로 sms 부탁해요. "아이이름 도착했습니다"라고요.
      send_message channel=kakao text="{bus}호차: {ki}" | 차량방 | 차량방 kakao에 "몇호차: 아이" 올리기. 수신인 없음.
      memory_store key="{ki}" content="{bt}띠 {ex}" | 띠와 심사일 | 아이 이름에다 "무슨띠 심사날짜"를 외워 둔다.
      @d cron_add schedule="0 17 * * 2,4" action=message text="겨루기반" // cron_add schedule="0 17 * * 6" action=message text="겨루기반" | 겨루기반 | {d} 오후 5시 정각마다 "겨루기반"을 메시지로.
      mqtt_publish topic=gym/timer payload="{s} s" | 타이머 | 수련 {mi}분. gym/timer 는 초를 원하니 "○ s"로 고쳐 발행.
      gpio_write pin={lt} value=1 | 환풍 {fan}, 조명 {lt}, 공기청정 {br} | 아이들이 들어오기 전에 매트 위를 밝힌다.
      gpio_write pin={br} value=0 | 환풍 {fan}, 조명 {lt}, 공기청정 {br} | 공기청정기 소리가 시끄럽답니다. 꺼 주시지요.
      file_search query="{ki}" path=명단 | 명단에서 | 이 아이가 명단 폴더 어느 파일에 있나 찾아야 함.
      file_read path={f} from_line={ln} lines=2 | 두 줄만 | {f}, {ln}번째 줄부터 두 줄.
      notify message="{ki}, {ex}" title="{bt}띠" | 심사 안내 | "무슨띠"를 제목으로, 아이와 심사날을 쉼표로(쉼표 뒤 한 칸) 이은 알림을 낸다.
    `,
  },
];
