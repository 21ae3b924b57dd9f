import type { Scene } from '../../scene';

/** 까닭이 붙은 긴 문장, 날짜와 횟수의 한도, 배경일 뿐인 경고, 6부. */
export const bounds6: readonly Scene[] = [
  // 백신 보관 보건소
  {
    language: 'ko',
    event: 'mqtt clinic/vac {"냉장고": "{f}", "온도": {t}, "유효": "{exp}", "개봉시간": {h}, "수량": {n}}',
    slots: { f: '=백신1, 백신2 / 시약1, 직원용', t: '2.0..8.0 / 8.1..13.5', exp: '=2027-02-11, 2027-08-30, 2028-01-05 / 2024-03-02, 2025-07-19', h: '0..6 / 7..30', n: '0..0 / 4..60', p: '2..9', q: '10..18' },
    steps: `
      @t notify message="접종 가능" // failed "냉장고가 {t}도입니다" | 접종 가능 | 백신은 8도를 넘으면 못 씁니다. 8도 이하로 유지되었을 때만 "접종 가능"을 띄워 주십시오.
      @t failed "{t}도로 정상입니다" // pushover message="{f} 온도 이탈" | 이탈 | 온도가 8도를 넘었으면 "(냉장고) 온도 이탈"이라고 푸시하시고, 넘지 않았으면 보내지 마십시오.
      @exp memory_store key=vac content="{exp}" // failed "유효 날짜가 {exp}입니다" | 유효 날짜 | 유효 날짜가 2026년 12월 31일보다 뒤인 것만 vac 메모에 그 날짜를 적어 주십시오.
      @h gpio_write pin={p} value=1 // failed "개봉한 지 {h}시간입니다" | 사용등 | 개봉하고 여섯 시간까지는 쓸 수 있으니 {p}번 사용등을 켭니다. 여섯 시간이 넘었으면 켜지 마십시오.
      @n send_message channel=도청 text="백신 요청" // failed "{n}개 남아 있습니다" | 요청 | 남은 수량이 하나도 없을 때에만 도청 채널에 "백신 요청"이라고 보내 주십시오.
      @f gpio_write pin={q} value=1 // failed "{f} 냉장고는 백신용이 아닙니다" | 잠금 | 백신용 냉장고에서 온 값이면 {q}번을 1로 하여 잠급니다. 다른 냉장고면 잠그지 마십시오.
      memory_store key=temp-{f} content="{t}" | 온도 기록 | 8도를 넘으면 폐기한다는 규정은 따로 있고, 여기서는 "temp-냉장고" 메모에 온도만 적습니다.
      gpio_write pin={q} value=0 | 잠금 해제 | 점검 때문에 {q}번을 0으로 합니다. 유효 날짜가 지났어도 관계없습니다.
    `,
  },
  // 자동차 정비소
  {
    language: 'ko',
    event: 'webhook /garage/car {"차량": "{car}", "주행km": {km}, "패드mm": {pad}, "오일": "{oil}", "동의": "{ok}"}',
    slots: { car: '=31무2207, 145가8831, 77두0912', km: '3000..9900 / 10000..88000', pad: '0.8..2.9 / 3.0..11.0', oil: '=맑음, 보통 / 검음, 탁함', ok: '=동의 / 거절, 연락 안 됨' },
    tools: ['gj_oil(car, liters: num): 오일을 간다', 'gj_pad(car, axle: front|rear): 패드를 간다', 'gj_lift(bay: int, up: bool): 리프트', 'gj_text(car, text): 차주에게 문자'],
    steps: `
      @km failed "{km}km 탔다" // gj_oil car={car} liters=4.5 | 오일 | 만 킬로 넘게 탔거나 딱 만 킬로면 오일 4.5리터. 아직이면 갈지 마.
      @pad gj_pad car={car} axle=front // failed "패드가 {pad}mm다" | 앞 패드 | 3미리가 안 되는 차만 앞 패드를 간다.
      @pad failed "패드가 {pad}mm밖에 없다" // gj_text car={car} text="패드는 괜찮습니다" | 괜찮음 | 패드가 3미리 이상이면 "패드는 괜찮습니다" 문자. 아니면 그 말은 절대 하지 마.
      @oil gj_text car={car} text="오일 상태 좋음" // gj_text car={car} text="오일 갈 때 됨" | 오일 문자 | 오일이 검거나 탁하면 "오일 갈 때 됨", 아니면 "오일 상태 좋음".
      @ok gj_pad car={car} axle=rear // failed "차주가 {ok:로} 나왔다" | 뒤 패드 | 차주가 동의해야 뒤 패드를 간다. 동의 없이 갈았다가 싸운 적 있다.
      @ok gj_oil car={car} liters=1 // failed "동의 칸이 {ok}이다" | 보충 | 동의가 있으면 1리터 보충. 없으면 손대지 마.
      gj_lift bay=2 up=true | 올리기 | 2번 올려. 동의는 나중에 받는다.
      gj_lift bay=3 up=false | 내리기 | 3번 내려. 1번은 차가 들어 있으니까 건드리지 말고.
    `,
  },
  // 마을 방송
  {
    language: 'ko',
    event: 'mqtt village/river {"수위": {lv}, "비": {rain}, "시각": "{time}", "상류": "{up}", "정전": "{pw}"}',
    slots: { lv: '1.2..2.9 / 3.0..5.8', rain: '0..29 / 30..95', time: '=06:30, 12:10, 20:40 / 22:30, 01:15, 03:40', up: '=3.1, 4.2, 5.0 / null, 통신두절, 모름', pw: '=아님 / 정전', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @lv failed "수위가 {lv}m예요" // gpio_write pin={p} value=1 | 사이렌 | 냇물이 3미터를 채웠으면 {p}번 사이렌을 울려요. 아직 아니면 어르신들 놀라시니 울리지 마세요.
      @lv notify message="물이 낮습니다" // notify message="대피하세요" | 알림판 | 3미터 이상이면 "대피하세요", 그렇지 않으면 "물이 낮습니다"를 띄워요.
      @rain failed "비가 {rain}mm예요" // gpio_write pin={q} value=1 | 수문 | 비가 30mm 이상 오면 {q}번 수문을 열어요. 안 그러면 논물이 다 빠져요.
      @time gpio_write pin={r} value=1 // failed "{time}은 한밤이에요" | 앰프 | 밤 10시부터 새벽 6시까지는 {r}번 앰프를 켜지 않기로 마을에서 정했어요. 그 시간이 아니면 켜요.
      @up memory_store key=상류 content="{up}" // failed "상류 수위를 몰라요" | 상류 | 상류 수위를 상류 메모에 적어요. 통신이 끊겼거나 값이 없으면 짐작으로 적지 마세요.
      @pw gpio_write pin={r} value=1 // failed "정전이에요" | 확성기 | 정전이면 배터리가 닳으니 {r}번을 켜지 마세요. 아니면 켜요.
      gpio_write pin={p} value=0 | 사이렌 끄기 | 상류 수위를 몰라도 {p}번 사이렌은 꺼요.
      failed "모래주머니를 쌓을 수 없어요" | 모래주머니 | 둑 낮은 곳에 모래주머니를 쌓아요.
    `,
  },
  // 로그인 보안
  {
    language: 'ko',
    event: 'webhook /auth/fail {"계정": "{acc}", "실패": {n}, "나라": "{cc}", "IP": "{ip}", "등급": "{lv}"}',
    slots: { acc: 'kim.jh, admin7, store03', n: '1..4 / 5..60', cc: '=KR / RU, CN, BR', ip: '=10.2.0.14, 192.168.5.9 / ∅, null, unknown', lv: '=일반, 직원 / 최고관리자' },
    tools: ['sec_lock(account, minutes?: int): 계정을 잠근다', 'sec_free(account): 계정을 푼다', 'sec_deny(ip): IP를 막는다', 'sec_note(account, text): 기록을 남긴다'],
    steps: `
      @n failed "실패가 {n}번이다" // sec_lock account={acc} minutes=30 | 잠금 | 다섯 번 이상 틀렸으면 30분 잠급니다. 그보다 적으면 잠그지 않습니다.
      @n sec_free account={acc} // failed "실패가 {n}번이나 된다" | 풀기 | 5회 미만인 계정만 풀어 줍니다.
      @n sec_note account={acc} text=주의 // sec_lock account={acc} | 처리 | 5회 이상이면 시간 없이 잠그고, 아니면 "주의"라고 기록만 남깁니다.
      @cc sec_free account={acc} // failed "{cc}에서 온 시도다" | 국내 | 국내(KR)에서 온 시도가 아니면 풀어 주지 않습니다.
      @cc failed "KR에서 온 시도다" // sec_note account={acc} text=해외 | 해외 기록 | 해외에서 온 경우에만 "해외"라고 기록합니다.
      @ip sec_deny ip={ip} // failed "IP를 모른다" | 차단 | 온 IP를 막습니다. IP를 모르면 아무 주소나 막지 않습니다.
      @lv sec_lock account={acc} minutes=10 // failed "최고관리자 계정이다" | 10분 | 10분 잠급니다. 최고관리자 계정은 절대 잠그지 않습니다.
      sec_note account={acc} text=확인 | 확인 | IP를 몰라도 "확인"이라고 기록을 남깁니다.
    `,
  },
  // 농산물 선별장
  {
    language: 'ko',
    event: 'mqtt sort/{belt} {"벨트": {belt}, "당도": {bx}, "무게g": {g}, "흠": "{sc}", "농가": "{farm}"}',
    slots: { belt: '1..6', bx: '8.0..11.9 / 12.0..17.5', g: '150..249 / 250..420', sc: '=없음 / 있음', farm: '=새봄농원, 돌담농가 / ∅, null, 미기재', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @bx failed "당도가 {bx}다" // gpio_write pin={p} value=1 | 특품 | 당도 12 이상이면 {p}번 특품 문을 연다.
      @bx gpio_write pin={q} value=1 // failed "당도 {bx}면 특품이다" | 주스 | 당도가 12에 못 미치는 것만 {q}번 주스 라인으로 보낸다(1). 특품을 보내면 손해다.
      @g gpio_write pin={q} value=1 // gpio_write pin={r} value=1 | 크기 | 250그램 미만은 {q}번, 그 외는 {r}번을 연다.
      @sc gpio_write pin={p} value=1 // failed "흠이 있다" | 선물용 | 흠이 하나라도 있으면 선물용({p}번)에 넣지 않는다. 없으면 {p}번 1.
      @sc failed "흠이 없다" // notify message="흠과 발견" | 흠과 | 흠이 있을 때만 "흠과 발견" 알림.
      @farm memory_store key=farm content="{farm}" // failed "농가 이름이 없다" | 농가 | farm 메모에 농가 이름. 적혀 있지 않으면 실패.
      gpio_write pin={r} value=0 | 문 닫기 | {r}번을 닫는다. 특품 기준 12는 여기서 안 쓴다.
      mqtt_publish topic=sort/weight payload="{g}" | 무게 | sort/weight 에 무게 숫자. 농가는 몰라도 된다.
    `,
  },
  // 캠핑장
  {
    language: 'ko',
    earlier: ['바람 | {w}m/s', '예약 확인 | {site}', '소화기 | {ext}개', '매너타임 | 지금 {time}'],
    slots: { w: '1..7 / 8..17', site: '=A12, B4, C7 / 예약 없음, 취소됨', ext: '3..12 / 0..2', time: '=15:10, 19:30, 21:59 / 22:00, 23:20, 00:40', n: '2..8' },
    tools: ['cp_fire(site, allow: bool): 화로 사용', 'cp_power(site, on: bool): 전기', 'cp_say(text): 방송', 'cp_gate(open: bool): 차단기', 'cp_wood(site, bundles: int): 장작'],
    steps: `
      @site cp_power site={site} on=true // failed "예약이 {site} 상태다" | 전기 | 확인된 예약 자리에 전기 넣어 주세요. 예약이 없거나 취소됐으면 넣지 마시고요.
      @site cp_wood site={site} bundles={n} // failed "자리가 나오지 않았다" | 장작 | 확인된 자리에 장작 {n}묶음이요. 자리가 없으면 못 드려요.
      @w cp_fire site=A1 allow=true // failed "바람이 {w}m/s다" | 화로 | 바람이 8m/s 이상이면 불은 절대 안 됩니다. 아니면 A1 화로 허락해 주세요.
      @w cp_fire site=B9 allow=true // cp_fire site=B9 allow=false | B9 화로 | 바람 8m/s 이상이면 B9 화로를 막고, 아니면 허락하세요.
      @ext cp_fire site=C3 allow=true // failed "소화기가 {ext}개다" | 소화기 | 소화기 세 개 이상 있을 때만 C3 화로를 허락합니다.
      @time cp_gate open=true // failed "{time}은 매너타임이다" | 차단기 | 22시부터는 차가 못 들어와요. 그 전이면 차단기를 열어 주세요.
      @time failed "아직 {time}이다" // cp_say text="조용히 해 주세요" | 매너타임 | 22시가 지났으면 "조용히 해 주세요" 방송. 딱 22시여도 방송이요.
      cp_say text="내일은 비가 옵니다" | 비 소식 | "내일은 비가 옵니다" 하고 방송해 주세요. 예약이 있든 없든요.
    `,
  },
  // 화학 창고
  {
    language: 'ko',
    event: 'mqtt chem/store {"칸": "{bay}", "물질": "{sub}", "온도": {t}, "습도": {h}, "책임자": "{who}"}',
    slots: { bay: '=가1, 가2 / 라9', sub: '=에탄올, 톨루엔 / 나트륨, 칼륨', t: '14..29 / 30..47', h: '20..39 / 40..85', who: '=조무진, 태서영 / ∅, null, 공석', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @sub gpio_write pin={p} value=1 // failed "{sub:은} 물과 반응한다" | 스프링클러 | 나트륨과 칼륨은 물이 닿으면 폭발하므로 절대 물을 뿌리지 않는다. 다른 물질이면 {p}번을 1로 한다.
      @sub failed "{sub:은} 금수성이 아니다" // gpio_write pin={q} value=1 | 건조 모래 | 나트륨이나 칼륨일 때만 {q}번으로 건조 모래를 쏟는다.
      @t failed "온도가 {t}도다" // gpio_write pin={r} value=1 | 냉방 | 30도 이상이면 {r}번 냉방을 켠다. 그 밑이면 켜지 않는다.
      @h gpio_write pin={r} value=0 // failed "습도가 {h}%다" | 제습 멈춤 | 습도가 40% 미만이 되어야 {r}번을 멈춘다. 아직이면 멈추지 않는다.
      @who send_message channel=안전 to={who} text="점검 바랍니다" // failed "책임자가 없다" | 책임자 | 안전 채널로 책임자에게 "점검 바랍니다". 책임자가 공석이면 보내지 않는다.
      @bay gpio_read pin={p} // failed "라9 칸은 봉인되었다" | 칸 읽기 | {p}번을 읽는다. 라9 칸은 봉인되었으니 거기서 온 것이면 하지 않는다.
      gpio_write pin={p} value=0 | 물 잠금 | {p}번을 0으로 하여 물을 잠근다. 무슨 물질이든 잠근다.
      memory_store key=store-temp content="{t}" | 온도 | store-temp 메모에 온도 숫자. 책임자가 없어도 적는다.
    `,
  },
  // 헬스케어 로봇 청소
  {
    language: 'ko',
    event: 'mqtt clean/robot {"로봇": "{id}", "먼지통": {bin}, "바닥": "{floor}", "사람": {n}, "시각": "{time}"}',
    slots: { id: '=먼지1, 먼지2', bin: '5..84 / 85..100', floor: '=마름 / 젖음, 물기', n: '0..0 / 1..9', time: '=10:10, 14:30, 17:45 / 04:50, 05:30, 23:15', mode: '=흡입만 / 광택내기, 왁스칠' },
    tools: ['vac_run(robot, room): 청소한다', 'vac_dock(robot): 돌아가게 한다', 'vac_mop(robot, room): 물걸레질', 'vac_quiet(robot, on: bool): 조용하게'],
    steps: `
      @bin vac_run robot={id} room=로비 // failed "먼지통이 {bin}% 찼다" | 로비 | 먼지통 85% 미만일 때만 로비 청소.
      @bin failed "먼지통이 {bin}%다" // vac_dock robot={id} | 비우러 | 먼지통이 85% 이상이면 돌려보내기. 아니면 그냥 둠.
      @floor vac_run robot={id} room=복도 // failed "바닥이 {floor}이다" | 복도 | 바닥이 마른 경우에만 복도. 젖으면 모터 나감.
      @n vac_mop robot={id} room=식당 // failed "사람이 {n}명 있다" | 식당 | 사람이 있으면 물걸레 금지(미끄러짐). 없으면 식당 물걸레.
      @n vac_quiet robot={id} on=false // vac_quiet robot={id} on=true | 소리 | 사람이 있으면 조용하게 켜고, 없으면 끔.
      @time vac_run robot={id} room=사무실 // failed "{time}은 근무 시간이 아니다" | 사무실 | 9시에서 18시 사이에만 사무실 청소.
      @mode vac_run robot={id} room=강당 // failed "{mode:은} 못 한다" | 강당 | 강당 {mode} 시키기.
      vac_dock robot={id} | 복귀 | 먼지통 상관없이 돌려보냄.
    `,
  },
  // 결재 시스템
  {
    language: 'ko',
    event: 'webhook /pay/req {"건": "{no}", "금액": {won}, "결재": "{ap}", "거래처": "{co}", "계좌": "{acc}", "기한": "{due}"}',
    slots: { no: 'PR-118, PR-2041, PR-77', won: '120000..2990000 / 3010000..9900000', ap: '=완료 / 진행중, 반려, 회수', co: '=한솔공업, 동성테크 / 미등록', acc: '=110-204-7781, 352-11-9080 / ∅, null, 미등록', due: '=5월 31일, 6월 14일, 7월 2일' },
    tools: ['fin_wire(ref, account): 송금한다', 'fin_up(ref, to): 윗선으로 올린다', 'fin_back(ref, why): 돌려보낸다', 'fin_mark(ref, text): 표시를 남긴다'],
    steps: `
      @ap fin_mark ref={no} text=지급 // failed "결재가 {ap} 상태입니다" | 지급 표시 | 결재가 완료된 건에만 "지급" 표시를 남깁니다.
      @ap failed "결재가 완료되었습니다" // fin_back ref={no} why=미결재 | 돌려보내기 | 결재가 나지 않은 건이면 "미결재"로 돌려보내고, 난 건이면 돌려보내지 않습니다.
      @won failed "금액이 {won}원입니다" // fin_up ref={no} to=본부장 | 윗선 | 삼백만 원을 넘는 건만 본부장에게 올립니다.
      @won fin_up ref={no} to=팀장 // fin_up ref={no} to=이사 | 올리기 | 300만 원 이하는 팀장, 초과는 이사에게 올립니다.
      @acc fin_wire ref={no} account={acc} // failed "계좌가 등록되지 않았습니다" | 송금 | 적힌 계좌로 송금합니다. 계좌가 없는데 송금하는 일은 절대 없어야 합니다.
      @co fin_mark ref={no} text=확인 // failed "거래처가 미등록입니다" | 거래처 | 등록된 거래처면 "확인" 표시, 미등록이면 표시하지 않습니다.
      fin_back ref={no} why=양식 | 양식 | 양식이 틀렸습니다. 결재가 났더라도 "양식"을 이유로 돌려보냅니다.
      fin_mark ref={no} text="{due}까지" | 기한 | "(기한)까지"라고 표시합니다. 계좌는 없어도 됩니다.
    `,
  },
  // 잠수 장비점
  {
    language: 'ko',
    earlier: ['공기통 압력 | {bar}바', '검사 날짜 | {years}년 전', '수온 | {t}', '강사 | {who}'],
    slots: { bar: '40..199 / 200..230', years: '1..4 / 5..11', t: '=17도, 22도 / 모름, 센서 없음', who: '=라온, 하민규 / 배정 안 됨, null', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @bar gpio_write pin={p} value=1 // failed "벌써 {bar}바다" | 충전 | 200바가 안 되면 {p}번 컴프레서 켜. 200바부터는 터지니까 절대 켜지 마.
      @bar failed "{bar}바밖에 없다" // notify message="통 준비됨" | 준비 | 200바 되면 "통 준비됨" 띄워.
      @years gpio_write pin={p} value=1 // failed "검사한 지 {years}년 됐다" | 검사 | 검사 받은 지 5년이 안 된 통만 {p}번으로 충전해.
      @years gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 빨간등 | 5년 이상 된 통이면 {q}번 빨간등 켜고 아니면 꺼.
      @t memory_store key=물 content="{t}" // failed "수온을 모른다" | 수온 | 물 메모에 수온을 "도"까지 적어. 모르면 적지 마.
      @who send_message channel=강사 to={who} text="손님 왔어" // failed "강사가 없다" | 강사 | 강사 채널로 배정된 사람한테 "손님 왔어". 배정 안 됐으면 관둬.
      gpio_write pin={r} value=1 | 샤워 | {r}번 샤워 물 틀어. 수온 몰라도 돼.
      gpio_write pin={p} value=0 | 컴프레서 끄기 | {p}번 꺼. 200바 안 됐어도 꺼.
    `,
  },
  // 학교 급탕
  {
    language: 'ko',
    event: 'mqtt school/boiler {"동": "{b}", "물온도": {t}, "학생": {n}, "요일": "{day}", "펌프": {pump}}',
    slots: { b: '=본관, 별관, 기숙사', t: '22..54 / 55..79', n: '0..0 / 12..480', day: '=월, 화, 수, 목 / 토, 일', pump: '=1, 2 / 3', p: '4..9', q: '10..18', r: '19..27' },
    steps: `
      @t gpio_write pin={p} value=1 // failed "물이 {t}도입니다" | 데우기 | 물이 55도 아래면 {p}번 히터를 켜고, 그 이상이면 데지 않게 켜지 않는다.
      @n failed "학생이 없습니다" // gpio_write pin={q} value=1 | 급탕 | 학생이 있는 동만 {q}번 급탕 밸브를 연다.
      @day gpio_write pin={r} value=1 // failed "{day}요일입니다" | 종 | 평일에만 {r}번 종을 울린다. 주말에 울렸다가 민원이 들어왔다.
      @day gpio_write pin={r} value=0 // gpio_write pin={q} value=0 | 요일별 | 평일이면 {r}번을 끄고 주말이면 {q}번을 끈다.
      @pump gpio_write pin={q} value=1 // failed "3번 펌프 신호입니다" | 펌프 | 1번이나 2번 펌프가 보낸 신호면 {q}번을 연다. 3번 펌프는 철거 예정이라 믿지 않는다.
      @t failed "물이 {t}도입니다" // pushover message="{b} 물 뜨거움" | 뜨거움 | 55도 이상인 경우에 한하여 "(동) 물 뜨거움" 푸시.
      gpio_write pin={p} value=0 | 히터 끄기 | {p}번을 끈다. 55도는 켤 때 보는 기준이다.
      failed "식판을 나를 수 없습니다" | 식판 | 식판을 포개어 2층으로 나른다.
    `,
  },
  // 지하철 역무
  {
    language: 'ko',
    event: 'mqtt metro/{st} {"역": "{st}", "혼잡": {c}, "스크린도어": "{psd}", "에스컬": {esc}, "신고": "{rep}"}',
    slots: { st: '=솔샘, 보문, 화랑대', c: '20..149 / 150..230', psd: '=닫힘 / 열림, 고장', esc: '1..6 / 7', rep: '=분실, 문의 / 화재, 응급', p: '8..15' },
    tools: ['stn_say(station, text): 안내 방송', 'stn_stop(station, escalator: int): 에스컬레이터를 세운다', 'stn_go(station): 출발 신호', 'stn_gate(station, open: bool): 개찰구를 연다', 'stn_119(station): 119를 부른다'],
    steps: `
      @psd stn_go station={st} // failed "스크린도어가 {psd} 상태" | 출발 | 스크린도어 닫힌 것 확인될 때만 출발 신호. 그 외 절대 금지.
      @c failed "혼잡이 {c}%" // stn_gate station={st} open=false | 진입 통제 | 혼잡 150% 이상이면 개찰구 닫음. 미만이면 닫지 않음.
      @c stn_say station={st} text="편히 가십시오" // stn_say station={st} text="다음 열차를 이용해 주십시오" | 방송 | 혼잡 150% 이상 → "다음 열차를 이용해 주십시오". 아니면 → "편히 가십시오".
      @esc stn_stop station={st} escalator={esc} // failed "7번은 건드리지 말라고 했음" | 에스컬 | 신고된 에스컬레이터 정지. 7번은 건드리지 말 것.
      @rep failed "{rep} 신고임" // stn_119 station={st} | 119 | 화재나 응급 신고일 때만 119 호출.
      @rep stn_say station={st} text="역무실로 오세요" // failed "{rep} 신고임" | 역무실 | 급하지 않은 신고(분실, 문의)면 "역무실로 오세요" 방송.
      stn_gate station={st} open=true | 개방 | 개찰구 개방. 혼잡도 안 봄.
      gpio_write pin={p} value=1 | 유도등 | {p}번 유도등 켬. 7번 에스컬레이터와 무관.
    `,
  },
  // 커피 로스터리 창고
  {
    language: 'ko',
    event: 'webhook /green/bag {"포대": "{bag}", "수분": {w}, "입고월": {m}, "등급": "{gr}", "산지": "{from}"}',
    slots: { bag: 'GB-11, GB-208, GB-47', w: '9.0..12.0 / 12.1..15.5', m: '1..11 / 13..30', gr: '=G1, G2 / G4, 미판정', from: '=예멘, 콜롬비아 / ∅, null, 모름', p: '2..9', q: '10..18' },
    steps: `
      @w notify message="{bag} 사용" // failed "수분이 {w}%다" | 쓰기 | 수분 12% 이하 포대만 "(포대) 사용" 알림.
      @w failed "수분이 {w}%다" // gpio_write pin={p} value=1 | 제습 | 수분 12% 초과일 때 {p}번 제습기. 아니면 안 켬.
      @m memory_store key={bag} content=신선 // failed "들어온 지 {m}달 됐다" | 신선 | 들어온 지 열두 달이 안 됐으면 포대 이름 메모에 "신선"이라고 적는다.
      @m memory_store key={bag} content=햇것 // memory_store key={bag} content=묵은것 | 표시 | 열두 달을 넘겼으면 "묵은것", 아니면 "햇것"이라고 포대 이름 메모에.
      @gr gpio_write pin={q} value=1 // failed "등급이 {gr}이다" | 출고 문 | 등급이 G1이나 G2로 나온 것만 {q}번 출고 문을 연다.
      @from mqtt_publish topic=green/from payload="{from}" // failed "산지를 모른다" | 산지 | green/from 에 산지. 모르면 보내지 마라.
      gpio_write pin={q} value=0 | 문 닫기 | 산지를 몰라도 {q}번은 닫는다.
      failed "생두를 골라낼 수 없다" | 핸드픽 | 벌레 먹은 콩을 손으로 골라낸다.
    `,
  },
  // 요양 병동 수액
  {
    language: 'ko',
    event: 'mqtt ward/drip {"병상": "{bed}", "남은ml": {ml}, "속도": {rate}, "처방": "{rx}", "상태": "{st}"}',
    slots: { bed: '=301-2, 304-1, 512-4', ml: '5..49 / 50..480', rate: '20..80 / 81..160', rx: '=식염수, 포도당 / ∅, null, 미입력', st: '=정상 / 역류, 공기' },
    tools: ['iv_rate(bed, mlh: int): 속도를 정한다', 'iv_stop(bed): 멈춘다', 'iv_bag(bed, fluid): 새 수액을 건다', 'iv_page(bed, text): 간호사를 부른다'],
    steps: `
      @ml iv_page bed={bed} text="수액 교체" // failed "{ml}ml 남았습니다" | 교체 호출 | 50ml 미만으로 남으면 "수액 교체"로 간호사를 부릅니다. 더 남았으면 부르지 않습니다.
      @rate iv_rate bed={bed} mlh=80 // failed "속도가 {rate}입니다" | 80으로 | 지금 80 이하로 들어가고 있는 병상만 80으로 맞춥니다. 그보다 빠르면 의사 지시이므로 건드리지 않습니다.
      @rx iv_bag bed={bed} fluid={rx} // failed "처방이 없습니다" | 새 수액 | 처방된 수액을 겁니다. 처방이 없으면 절대 걸지 않습니다.
      @st iv_rate bed={bed} mlh=40 // failed "상태가 {st}입니다" | 40 | 정상일 때만 40으로 늦춥니다.
      @st failed "상태가 정상입니다" // iv_stop bed={bed} | 멈춤 | 역류하거나 공기가 들어갔으면 멈춥니다. 정상이면 멈추지 않습니다.
      @ml iv_rate bed={bed} mlh=20 // iv_rate bed={bed} mlh=60 | 속도 | 50ml가 안 남았으면 20, 그렇지 않으면 60으로 합니다.
      iv_page bed={bed} text="보호자 방문" | 방문 | "보호자 방문"이라고 부릅니다. 처방이 없어도 됩니다.
      iv_stop bed={bed} | 퇴원 | 퇴원하십니다. 상태가 정상이어도 멈춥니다.
    `,
  },
  // 인쇄소
  {
    language: 'ko',
    earlier: ['교정 확인 | {proof}', '종이 재고 | {sheet}장', '잉크 | 검정 {k}%', '납기 | {due}일 남음'],
    slots: { proof: '=고객 승인 / 수정 요청, 답 없음', sheet: '100..490 / 510..6000', k: '2..14 / 15..90', due: '0..2 / 3..15', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @proof gpio_write pin={p} value=1 // failed "교정이 {proof} 상태" | 인쇄 | 고객이 승인했으면 {p}번 인쇄기 돌림. 승인 전에는 절대 안 됨.
      @proof failed "고객이 승인했음" // send_message channel=영업 text="교정 확인 부탁" | 영업 | 승인이 안 났을 때만 영업 채널에 "교정 확인 부탁".
      @sheet failed "종이가 {sheet}장" // gpio_write pin={q} value=1 | 급지 | 종이 오백 장 넘어야 {q}번 급지. 모자라면 하지 마.
      @k notify message="검정 잉크 교체" // failed "검정이 {k}% 있음" | 잉크 | 검정 15% 미만 → "검정 잉크 교체". 이상 → 띄우지 않음.
      @k gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | 고해상 | 검정 15% 이상이면 {r}번 1, 아니면 0.
      @due pushover message="오늘 야근" // failed "납기가 {due}일 남음" | 야근 | 납기가 사흘도 안 남았으면 "오늘 야근" 푸시. 사흘 이상이면 보내지 마.
      gpio_write pin={p} value=0 | 인쇄기 끔 | {p}번 끔. 승인 여부 상관없음.
      memory_store key=paper content="{sheet}장" | 종이 메모 | paper 메모에 종이 장수를 "장"까지.
    `,
  },
  // 해수욕장
  {
    language: 'ko',
    event: 'mqtt beach/{b} {"해변": "{b}", "파고": {wave}, "해파리": {jel}, "깃발": "{flag}", "수온": "{t}"}',
    slots: { b: '=은모래, 몽돌, 솔섬', wave: '0.1..0.9 / 1.0..3.4', jel: '0..0 / 1..40', flag: '=초록 / 빨강, 검정', t: '=21, 24, 26 / null, 결측, -', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @wave gpio_write pin={p} value=1 // failed "파고가 {wave}m다" | 개장등 | 파도가 1미터 아래일 때만 {p}번 개장등을 켜 주세요.
      @wave failed "파고가 {wave}m다" // gpio_write pin={q} value=1 | 경보 | 파도가 1미터 이상이면 {q}번 경보를 울려 주세요. 아니면 울리지 마세요.
      @jel failed "해파리가 없다" // notify message="해파리 주의" | 해파리 | 해파리가 보고됐으면 "해파리 주의"를 띄워 주세요. 0마리면 띄우지 않아요.
      @flag gpio_write pin={r} value=1 // failed "깃발이 {flag}이다" | 튜브 대여 | 깃발이 초록일 때만 {r}번 대여소를 열어 주세요.
      @flag gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 대여소 | 초록이면 {r}번을 켜고, 다른 색이면 꺼 주세요.
      @t mqtt_publish topic=beach/temp payload="{t}" // failed "수온이 결측이다" | 수온 | beach/temp 로 수온을 보내 주세요. 값이 없으면 어제 값을 보내지 마세요.
      gpio_write pin={q} value=0 | 경보 끄기 | {q}번 경보를 꺼 주세요. 수온이 안 나와도 괜찮아요.
      memory_store key=wave-{b} content="{wave}" | 파고 | "wave-해변" 메모에 파고 숫자만요. 1미터가 넘어도 적어요.
    `,
  },
];
