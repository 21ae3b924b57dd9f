import type { Scene } from '../../scene';

/** The product’s own tools as the operators of very different sites note them down, in Korean, part 7: either this or that, and what is not known. */
export const notebooks7: readonly Scene[] = [
  // 토마토 육묘장
  {
    language: 'ko',
    event: 'mqtt nursery/t{no} {"베드": {no}, "토양수분": {m}, "지온": {t}, "작업자": "{who}"}',
    slots: { no: '1..30', m: '8..19 / 61..78', t: '11.0..24.5', who: '감초롱, 엄 기사, 나린', p: '2..7', q: '8..13', r: '14..20', s: '21..27' },
    steps: `
      @m gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 점적 밸브 | 점적 밸브는 {p}번. 흙이 30 밑으로 말랐으면 열고, 50 위로 젖어 있으면 잠근다.
      @m gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 송풍 | 송풍기 {q}번은 흙이 50 넘게 젖었을 때 돌리고, 30도 안 되게 말랐을 때는 세운다.
      @m send_message channel=band to="{who}" text="물 주기" // send_message channel=band to="{who}" text="물 끊기" | 작업자에게 | 작업자에게 band로 보낸다. 수분이 30 미만이면 "물 주기", 50을 넘으면 "물 끊기".
      @m pushover message="{no}번 베드 마름" // failed "토양수분 {m}" | 마른 베드만 | 30 미만일 때만 푸시로 "○번 베드 마름". 젖어 있으면 보내지 않는다.
      memory_store key="베드 {no}" content="{m}, {t}도" | 베드 메모 | 메모 이름은 "베드" 띄고 번호. 내용은 "(수분), ○도" 모양(예: 30, 20.5도).
      gpio_write pin={r} value=1 | 전열선 | 전열선 {r}번에 통전한다. 조명 {s}번은 통전하지 않는다.
      gpio_write pin={s} value=0 | 조명 | 조명 {s}번을 차단한다. 전열선 {r}번은 차단하지 않는다.
      gpio_read pin={s} | 조명 읽기 | 조명 {s}번을 읽어만 본다.
    `,
  },
  // 동물병원
  {
    language: 'ko',
    event: 'webhook /vet/lab {"환자": "{pet}", "보호자": "{own}", "전화": "{tel}", "BUN": {bun}, "체중": {kg}}',
    slots: { pet: '=나비, 또치, 짜장, 구름', own: '임보경, 채도훈, 윤슬', tel: '=010-6612-0938, 010-2204-5517 / ∅, -', bun: '8..29', kg: '2.1..7.9', p: '9..16', q: '17..26' },
    steps: `
      @tel send_message channel=sms to={tel} text="{pet} 결과 나왔습니다" // failed "보호자 전화번호가 없다" | 보호자 문자 | 보호자 번호로 sms를 보내요. "(환자) 결과 나왔습니다"라고요. 번호가 없으면 보내지 못해요.
      send_message channel=kakao to="{own}" text="{pet} 결과 나왔습니다" | 보호자 카톡 | 보호자 이름 앞으로 kakao를 보내요. "(환자) 결과 나왔습니다"라고요.
      memory_store key="{pet}" content="BUN {bun}, {kg}kg" | 환자 메모 | 환자 이름에 "BUN ○, ○kg"이라고 적어요.
      memory_store key="{own}" content="{pet}" | 보호자 메모 | 보호자 이름에 환자 이름만 적어요.
      file_write path=vet/{pet}.csv content="{bun},{kg}" append=true | 수치 추가 | vet/환자.csv 뒤에 BUN과 체중을 쉼표로 붙여 이어 적어요.
      file_read path=vet/{pet}.csv lines=6 | 지난 수치 | vet/환자.csv 에서 여섯 줄만 읽어요.
      gpio_write pin={p} value=1 | 입원장 산소 | 입원장 산소({p})를 틀어요. 인큐베이터({q})는 안 써요.
      gpio_write pin={q} value=0 | 인큐베이터 | 입원장 산소({p})는 계속 두고, 인큐베이터({q})를 꺼요.
    `,
  },
  // 연안 등대
  {
    language: 'ko',
    event: 'mqtt light/{lh} {"등대": "{lh}", "조도": {lux}, "시정": {km}, "전원": "{pw}", "예비보드": "{bd}"}',
    slots: { lh: '=소청, 어룡, 호미끝, 당사도', lux: '0..40 / 900..9000', km: '0.2..0.8 / 6.1..18.5', pw: '=상용, 발전기, 축전지', bd: 'lamp-io, 등명기2, esp-spare / ∅, 없음', p: '2..7', q: '8..13', r: '14..20', s: '21..27' },
    steps: `
      @lux gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 등명기 | 등명기 {p}번. 조도 100 아래(어두움)면 점등, 500 위(밝음)면 소등.
      @km gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 무신호 | 안개나팔 {q}번. 시정 1km가 안 되면 울리고 5km가 넘으면 멈춤.
      @km mqtt_publish topic=light/{lh}/fog payload="on" // mqtt_publish topic=light/{lh}/fog payload="off" | 무신호 통보 | light/등대/fog 토픽에, 시정이 1km가 안 되면 on, 5km가 넘으면 off 발행.
      @bd board_info board="{bd}" // failed "예비 보드가 적혀 있지 않다" | 예비 보드 | 메시지에 예비 보드가 있으면 그 보드를 조회. 없으면 조회 못 함.
      @bd gpio_write pin={r} value=1 board="{bd}" // failed "예비 보드가 적혀 있지 않다" | 예비등 | 예비 보드의 {r}번을 켬. 예비 보드가 안 적혀 있으면 하지 않음.
      memory_store key=light-{lh} content="{pw}" | 전원 메모 | light-등대 에 지금 어느 전원인지.
      notify message="{lh} {pw}" title="등대" | 알림 | 제목 등대. 등대 이름 빈칸 전원.
      gpio_read pin={s} | 문 | {s}번 문 접점 읽음.
    `,
  },
  // 물리 실험실 조교
  {
    language: 'ko',
    earlier: ['진공 게이지 | http_request → {pa} Pa', '냉각수 온도 | http_request → {t}', '알림방 설정 | file_read → 평일 {c1}, 주말 {c2}, 교수님 {prof}'],
    slots: { pa: '0.1..0.9 / 120..900', t: '17.1..21.9 / =null, 응답 없음', c1: 'lab-week, slack-a, 평일방', c2: 'lab-end, slack-b, 주말방', prof: '차교수님, 유 교수님, prof.kim', p: '2..7', q: '8..13', r: '14..20', s: '21..27', run: 'run-42, exp-7, sop-199' },
    steps: `
      @pa gpio_write pin={p} value=1 // failed "진공이 {pa} Pa라 아직 덜 빠졌다" | 이온 펌프 | 압력이 10 Pa보다 낮아야 이온 펌프({p})에 전기를 넣을 수 있음. 높으면 넣지 말 것.
      @pa gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 러핑 펌프 | 러핑 펌프({q}): 압력이 10 Pa 밑이면 세우고, 100 Pa 위면 돌릴 것.
      @t memory_store key=냉각수 content="온도 {t}" // failed "냉각수 온도를 모른다" | 냉각수 기록 | 메모 "냉각수"에 "온도 ○"라고 적을 것. 온도를 못 읽었으면 적지 말 것.
      @t mqtt_publish topic=lab/cool payload="{t}" // failed "냉각수 온도가 없다" | 냉각수 발행 | 앞에서 읽은 냉각수 온도를 lab/cool 에 발행. 읽힌 값이 없으면 실패.
      send_message channel="{c1}" to="{prof}" text="측정 시작합니다" | 교수님께(평일) | 오늘은 화요일. 설정에 적힌 평일 채널로 교수님께 "측정 시작합니다".
      send_message channel="{c2}" text="장비 예약 비었음" | 주말방 | 설정에 적힌 주말 채널에 "장비 예약 비었음". 받는 사람 없음.
      sop_cancel run_id={run} reason="진공 {pa} Pa" | 측정 취소 | {run} 취소. 사유는 "진공 ○ Pa".
      gpio_write pin={r} value=0 | 히터 | 시료 히터 {r}, 자석 전원 {s}. 히터 차단.
      gpio_write pin={s} value=1 | 자석 | 시료 히터 {r}, 자석 전원 {s}. 자석 통전.
    `,
  },
  // 시내버스 차고지
  {
    language: 'ko',
    event: 'webhook /bus/return {"노선": "{rt}", "차번": "{car}", "기사": "{dr}", "연료": {fu}, "고장": "{er}"}',
    slots: { rt: '=720, 마을03, 급행9', car: '74사1182, 70자4420, 1931호', dr: '공 기사, 선우현, 맹 기사', fu: '4..19 / 55..96', er: '=앞문 안 닫힘, 냉방 약함, 하차벨 고장 / ∅, 없음', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @er send_message channel=repair text="{car} {er}" // failed "고장 신고가 없다" | 정비반 | 고장이 적혀 왔으면 repair 채널에 차번과 고장을 한 칸 띄워 올립니다. 적힌 게 없으면 올리지 않습니다.
      @er file_write path=bus/{car}.txt content="{er}" append=true // failed "고장 신고가 없다" | 차량 이력 | 고장이 있으면 bus/차번.txt 끝에 고장 내용만 덧붙이고, 없으면 덧붙이지 않습니다.
      @fu mqtt_publish topic=bus/fuel payload="{car}" // failed "연료 {fu}%" | 주유 줄 | 연료가 25% 아래인 차만 bus/fuel 에 차번을 발행합니다.
      send_message channel=sms to="{dr}" text="{rt} 수고하셨습니다" | 기사님께 | 기사님께 sms로 "(노선) 수고하셨습니다"라고 보냅니다.
      memory_store key={car} content="연료 {fu}%" | 연료 메모 | 차번으로 "연료 ○%"를 적습니다.
      gpio_write pin={p} value=1 | 차단봉 | 차단봉 {p}번은 1에 올라갑니다. 차가 들어오게 올립니다.
      gpio_write pin={p} value=0 | 차단봉 닫기 | 차단봉 {p}번은 1에 올라가고 0에 내려옵니다. 이제 내립니다.
      gpio_write pin={q} value=1 | 세차기 | 차단봉 {p}, 세차기 {q}, 주유등 {r}. 세차기를 돌립니다.
    `,
  },
  // 홈서버 운영하는 개인
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['백업 결과 | file_read → {res}', 'NAS 상태 | http_request → 볼륨1 {v1}%, 볼륨2 {v2}%', '바깥 주소 | http_request → {ip}'],
    slots: { res: '=성공, OK / 실패, ERROR', v1: '21..49', v2: '51..94', ip: '=203.0.113.7, 198.51.100.24, 192.0.2.61', tok: 'dns-kk, ddns.9, t0k3n', h: '=2, 3, 4', f: '=/home/me/backup.log, /mnt/nas/log.txt, ~/bak/오늘.log', n: '5..50' },
    steps: `
      @res failed "백업이 {res}했다" // pushover message="백업 실패" | 실패면 푸시 | 백업이 실패했을 때만 "백업 실패"라고 폰에 푸시. 잘 됐으면 안 보냄.
      @res sop_execute name=백업정리 // sop_execute name=재백업 | 다음 절차 | 백업이 잘 끝났으면 백업정리, 실패했으면 재백업 절차 시작. 넘길 값 없음.
      http_request url=https://ddns.example/update?ip={ip} method=POST headers={"X-Token":"{tok}"} | 주소 갱신 | https://ddns.example/update?ip= 뒤에 바깥 주소를 붙여 POST. X-Token 헤더는 {tok}. 본문 없음.
      http_request url=https://ddns.example/update?ip={ip} | 주소 갱신(GET) | https://ddns.example/update?ip= 뒤에 바깥 주소를 붙여 그냥 부름. 헤더도 본문도 방식도 안 정함.
      memory_store key=nas content="볼륨2 {v2}%" | 용량 메모 | nas 메모에 둘째 볼륨 용량을 "볼륨2 ○%"로.
      notify message="볼륨1 {v1}%, 볼륨2 {v2}%" | 용량 알림 | 이 컴에 "볼륨1 ○%, 볼륨2 ○%" 알림.
      file_read path={f} lines={n} | 로그 앞 | {f} {n}줄만.
      cron_add schedule="0 {h} * * *" action=procedure text=재백업 name=bak | 새벽 백업 | 매일 {h}시 정각 재백업 절차. 이름 bak.
      cron_add schedule="0 {h} * * *" action=procedure text=재백업 | 새벽 백업 2 | 매일 {h}시 정각 재백업 절차.
    `,
  },
  // 시립 동물원
  {
    language: 'ko',
    event: 'mqtt zoo/house {"우리": "{h}", "동물": "{an}", "문": "{door}", "실온": {t}, "사육사": "{kp}"}',
    slots: { h: '=맹금사, 열대관, 해수관, 큰물새장', an: '=수달, 표범, 펠리컨, 이구아나', door: '=닫힘, 잠김 / 열림, 반열림', t: '9..16 / 27..34', kp: '은 사육사, 정다래, 오후 담당', p: '2..7', q: '8..13', r: '14..20', s: '21..26' },
    steps: `
      @door failed "문이 {door} 상태라 안전하다" // gpio_write pin={s} value=1 | 탈출 경보 | 우리 문이 닫혀 있지 않을 때에 한하여 {s}번 경보를 울린다.
      @door gpio_write pin={p} value=1 // failed "문이 {door}이다" | 먹이 투입 | 문이 꼭 닫혀 있으면 먹이 투입기({p})를 돌린다. 조금이라도 열려 있으면 돌리지 않는다.
      @t gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 난방등 | 실온이 20도보다 낮으면 난방등({q})을 켜고 25도보다 높으면 끈다.
      @t gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | 환기창 | 환기창({r}): 실온 20도 미만이면 닫고(0) 25도 초과면 연다(1).
      send_message channel=radio to="{kp}" text="{h} 문 {door}" | 사육사에게 | radio로 사육사에게 "(우리) 문 (상태)"를 차례로 한 칸씩 띄워 보낸다. 예: 사슴사 문 닫힘
      memory_store key="{an}" content="{h}" | 어디 있나 | 동물 이름으로 우리를 적는다.
      file_write path=zoo/{h}.log content="{an} {t}도" append=true | 우리 기록 | zoo/우리.log 끝에 "(동물) ○도"를 덧붙인다.
      notify message="{h} {t}도" title="{an}" | 사무실 화면 | 제목은 동물, 내용은 "(우리) ○도".
    `,
  },
  // 냉동 물류 트럭 회사
  {
    language: 'ko',
    event: 'mqtt truck/{no} {"차": "{no}", "적재온도": {t}, "문": "{d}", "기사": "{dr}", "화주": "{own}", "위치": "{loc}"}',
    slots: { no: '88바1204, 91아7730, T-05', t: '-24.5..-18.1 / -11.9..-4.0', d: '=닫힘, 열림', dr: '기 기사, 송라온, 변 기사', own: '=바른축산, 북항수산, 온누리빙과', loc: '=여주휴게소, 김천IC, 감천항, 대소면' },
    steps: `
      @t failed "{t}도라 괜찮다" // send_message channel=sms to="{own}" text="{no} {t}도" | 화주 통보 | 적재 온도가 -15도보다 올라갔을 때만 화주한테 sms로 "(차) ○도". 그 아래면 안 함.
      @t mqtt_publish topic=truck/{no}/unit payload="normal" // mqtt_publish topic=truck/{no}/unit payload="boost" | 냉동기 | truck/차/unit 에: -15도보다 차면 normal, 그보다 덜 차면 boost.
      send_message channel=kakao to="{dr}" text="{loc}에서 문 확인" | 기사한테 | 기사한테 kakao "(위치)에서 문 확인".
      file_write path=truck/{no}.csv content="{loc},{t},{d}" append=true | 운행 기록 | truck/차.csv 뒤에 위치,온도,문.
      memory_store key={no} content="{own}" | 누구 짐 | 차번호에 화주.
      memory_store key="{own}" content="{no} {loc}" | 짐 어디 | 화주에 차번호 빈칸 위치.
      pushover message="{no} 문 {d}" | 배차 푸시 | "(차) 문 (상태)" 순으로 푸시.
      http_request url=http://fleet.local/t/{no} method=PUT body="{loc}" | 관제 위치 | http://fleet.local/t/차번호 PUT, 본문 위치.
    `,
  },
  // 제지 공장
  {
    language: 'ko',
    earlier: ['배선도 | file_read → 펄퍼: 보드 {b1} 핀 {p1}\n와인더: 보드 {b2} 핀 {p2}\n드라이어: 보드 {b1} 핀 {p3}\n집진: 핀 {p4}'],
    slots: { b1: 'pm1-io, 초지1, wet-gw', b2: 'pm2-io, 권취반, dry-gw', p1: '2..6', p2: '7..11', p3: '12..17', p4: '18..27', w: '=지절, 구멍, 주름' },
    steps: `
      gpio_write pin={p1} value=1 board="{b1}" | 펄퍼 가동 | 배선도를 보고 펄퍼를 돌려라.
      gpio_write pin={p2} value=0 board="{b2}" | 와인더 정지 | 배선도를 보고 와인더를 세워라.
      gpio_write pin={p3} value=0 board="{b1}" | 드라이어 정지 | 배선도를 보고 드라이어를 세워라.
      gpio_write pin={p4} value=1 | 집진 가동 | 배선도를 보고 집진을 돌려라. 보드는 배선도에 안 적혔으니 빼고.
      gpio_read pin={p2} board="{b2}" | 와인더 확인 | 와인더가 섰는지 배선도의 핀을 읽어라.
      board_info board="{b2}" | 권취 쪽 보드 | 와인더가 달린 보드를 조회해라.
      board_info board="{b1}" | 초지 쪽 보드 | 펄퍼가 달린 보드를 조회해라.
      memory_store key=와인더 content="{b2}" | 보드 메모 | 메모 "와인더"에 그 보드 이름만.
      file_search query="{w}" path=pm | 원인 찾기 | pm 폴더에서 "{w}" 찾아라.
    `,
  },
  // 지방 병원 응급실 물품
  {
    language: 'ko',
    event: 'webhook /er/stock {"물품": "{it}", "재고": {n}, "최소": {mn}, "담당": "{who}", "업체": "{co}", "대체": "{alt}"}',
    slots: { it: '=수액세트, 기관튜브 7.5, 드레싱폼, 채혈침', n: '3..9', mn: '10..20', who: '수간호사 명, 물품 담당 로운, 야간 책임', co: '메디원, 한빛의료기, 늘푸른상사', alt: '=구형 세트, 7.0 튜브, 거즈 / ∅, 없음', p: '21..27', day: '=2026-10-05, 2026-11-19' },
    steps: `
      @alt notify message="{it} 대신 {alt}" // failed "대체 물품이 없다" | 대체 안내 | 대체할 물품이 적혀 있으면 이 컴퓨터에 "(물품) 대신 (대체)"라고 알려 주시고, 없으면 알리지 말아 주세요.
      @alt memory_store key="{it}" content="{alt}" // failed "대체 물품이 없다" | 대체 메모 | 물품을 키로 대체 물품을 메모해 주세요. 대체가 없으면 메모할 것이 없습니다.
      send_message channel=fax to="{co}" text="{it} {mn}개 주문" | 업체 팩스 | 업체에 fax 채널로 "(물품) ○개 주문"을 보내 주세요. 개수는 최소 수량만큼입니다.
      send_message channel=teams to="{who}" text="{it} {n}개 남음" | 담당자 | 담당자에게 teams로 "(물품) ○개 남음"을 보내 주세요.
      cron_add schedule="{day}T09:00" action=message text="{it} 입고 확인" | 입고 확인 | {day} 09:00에 한 번 "(물품) 입고 확인" 메시지를 예약해 주세요.
      cron_add schedule="{day}T09:00" action=message text="{it} 입고 확인" name="{co}" | 입고 확인(업체 이름) | {day} 09:00에 한 번 "(물품) 입고 확인" 메시지를 예약하고 예약 이름은 업체로 해 주세요.
      file_write path=er/order.csv content="{it},{mn},{co}" append=true | 주문 대장 | er/order.csv 끝에 물품,최소수량,업체를 이어 주세요.
      gpio_write pin={p} value=0 | 물품장 등 | 물품장 안쪽 등({p})을 꺼 주세요.
    `,
  },
  // 조경 회사
  {
    language: 'ko',
    slots: { z: '=정문 화단, 옥상 정원, 연못가, 잔디광장', tr: '=느티나무 두 그루, 회양목 40주, 수국 12분, 맥문동 한 판', who: '정원사 구, 2팀, 현장 소라', p: '2..6', q: '7..11', r: '12..16', s: '17..21', v: '22..27', w: '=켜, 틀어 / 꺼, 잠가', day: '=2026-10-16, 2026-11-06' },
    steps: `
      @w gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 스프링클러 | {z} 스프링클러({p})를 {w} 놓으세요.
      @w gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 안개 | 안개 노즐 {q}번이에요. {w} 주세요. 옆의 {r}번은 손대지 마시고요.
      gpio_write pin={r} value=1 | 분수 | 스프링클러 {p}, 안개 {q}, 분수 {r}, 경관등 {s}. 손님 오시니 분수를 올려 주세요.
      gpio_write pin={s} value=0 | 경관등 | 스프링클러 {p}, 안개 {q}, 분수 {r}, 경관등 {s}. 벌레 꾀니 경관등을 내려 주세요.
      gpio_read pin={v} | 비 센서 | 비 센서({v})를 읽어 주세요.
      memory_store key="{z}" content="{tr}" | 심은 것 | {z}에 심은 것을 메모해요. "{tr}"
      memory_forget key="{z}" | 메모 비우기 | {z} 메모는 지워 주세요. 다 뽑았어요.
      send_message channel=band to="{who}" text="{z}: {tr}" | 지시 | band로 {who}에게 "{z}: {tr}"
      cron_add schedule="{day}T07:00" action=message text="{z} 전정" | 전정 날 | {day} 07:00 한 번, "{z} 전정"이라는 메시지요.
    `,
  },
  // 부품 도금 검사 연구원, 로그
  {
    language: 'ko',
    event: 'webhook /xrf/result {"file": "{f}", "line": {a}, "count": {n}, "pin": "{pin}", "message": "{m}"}',
    slots: { f: 'xrf/0412.log, result/판정7.txt, data/run22.csv', a: '5..80', n: '3..40', pin: '=2, 5, 9, 13 / ∅, -', m: '=두께 미달, 재측정 필요, 판정 보류' },
    steps: `
      file_read path={f} from_line={a} lines={n} | 그 부분 | 알려 온 파일의, 알려 온 줄부터, 알려 온 줄 수만큼 읽으시오.
      file_read path={f} from_line={a} | 그 줄부터 | 알려 온 파일을 알려 온 줄부터 읽으시오. 줄 수(count)는 쓰지 마시오.
      file_read path={f} lines={n} | 그만큼만 | 알려 온 파일을 알려 온 줄 수만큼 읽으시오. 시작 줄은 쓰지 마시오.
      file_read path={f} | 전부 | 알려 온 파일을 전부 읽으시오.
      file_write path={f} content="{m}" append=true | 덧붙임 | 알려 온 파일 끝에 알려 온 문구를 덧붙이시오.
      file_write path={f} content="{m}" | 바꿈 | 알려 온 파일을 알려 온 문구만 남게 새로 쓰시오.
      @pin gpio_read pin={pin} // failed "핀이 적혀 있지 않다" | 핀 읽기 | 알려 온 핀을 읽으시오. 적혀 있지 않으면 실패로 하시오.
      @pin gpio_write pin={pin} value=1 // failed "핀이 적혀 있지 않다" | 핀 올리기 | 알려 온 핀을 1로 올리시오. 핀이 없으면 올릴 수 없소.
      notify message="{m}" title="{f}" | 알림 | 제목에 파일, 내용에 문구를 넣어 알리시오.
    `,
  },
  // 해수욕장 안전센터
  {
    language: 'ko',
    event: 'mqtt beach/tower {"망루": "{tw}", "파고": {wv}, "이안류": "{rip}", "요원": "{lg}", "깃발": "{fl}"}',
    slots: { tw: '=1망루, 3망루, 방파제, 중앙', wv: '0.2..0.7 / 1.6..2.8', rip: '=없음, 약함 / 강함, 매우 강함', lg: '요원 단우, 구조팀 가람, 해경 파견', fl: '=초록, 노랑, 빨강', p: '3..9', q: '10..18', r: '19..27', say: '=부표 밖으로 나가지 마세요, 해파리가 나타났습니다, 여섯 시부터 입수 금지입니다' },
    steps: `
      @wv failed "파고 {wv}m" // gpio_write pin={p} value=1 | 사이렌 | 파도가 1.2미터보다 높으면 사이렌({p})을 울리세요. 낮으면 울리지 마세요.
      @rip mqtt_publish topic=beach/{tw}/flag payload="노랑" // mqtt_publish topic=beach/{tw}/flag payload="빨강" | 깃발 지시 | beach/망루/flag 에 발행하세요. 이안류가 없거나 약하면 "노랑", 강하면 "빨강"이에요.
      send_message channel=radio to="{lg}" text="{tw} 이안류 {rip}" | 요원에게 | radio로 그 요원에게 망루, "이안류", 세기를 한 칸씩 띄워 전하세요.
      mqtt_publish topic=beach/speaker payload="{say}" | 방송 | beach/speaker 에 "{say}" 그대로 내보내세요.
      memory_store key="{tw}" content="파고 {wv}, 깃발 {fl}" | 망루 메모 | 망루에 "파고 ○, 깃발 ○"라고 남기세요.
      file_write path=beach/오늘.csv content="{tw},{wv},{fl}" append=true | 일지 | beach/오늘.csv 에 망루,파고,깃발을 이어 적으세요.
      gpio_write pin={q} value=0 | 샤워장 | 샤워장 펌프({q})를 세우세요. 야간등({r})은 켜 두세요.
      gpio_write pin={r} value=1 | 야간등 | 샤워장 펌프({q})는 두고 야간등({r})을 밝히세요.
    `,
  },
  // 자동차 극장
  {
    language: 'ko',
    slots: { mv: '=여름밤, 기차는 여덟 시에, 달의 뒷면', fm: '=88.5, 91.7, 106.3', p: '2..7', q: '8..13', r: '14..19', s: '20..27', url: '=http://proj.local/play, http://10.9.0.3/stop, http://proj.local/dim', st: '=15, 30, 45', t: '=전조등을 꺼 주세요, 매점은 뒤쪽입니다, 차 시동은 잠시 꺼 두세요' },
    steps: `
      http_request url={url} method=POST | 영사기 | {url} 로 POST만. 본문은 없고 헤더도 없다.
      http_request url={url} method=POST body="{mv}" | 영사기에 제목 | {url} 로 POST, 본문 "{mv}".
      gpio_write pin={p} value=1 | FM 송신 | FM {fm} 송신기는 {p}번. 전파 내보내게 켠다.
      gpio_write pin={p} value=0 | FM 끊기 | 끝났다. FM {fm} 송신기({p}) 내린다.
      gpio_write pin={q} value=0 | 진입로 등 | 영화 시작. 진입로 등({q}) 끈다. 화장실 등({r})은 못 끈다.
      gpio_write pin={s} value=1 | 히터 | 매점 히터({s}) 돌린다.
      mqtt_publish topic=drive/board payload="{t}" | 전광판 | drive/board 에 "{t}"
      mqtt_publish topic=drive/board payload="FM {fm}" | 주파수 안내 | drive/board 에 "FM {fm}"
      memory_store key=상영 content="{mv}" | 상영작 | 메모 "상영"에 {mv} 적어 둔다.
    `,
  },
  // 농업기술센터 토양 검정실
  {
    language: 'ko',
    event: 'webhook /soil/req {"접수": "{no}", "농가": "{who}", "필지": "{lot}", "작물": "{cr}", "pH": {ph}, "전화": "{tel}"}',
    slots: { no: 'SO-0881, 26-토-114, R7702', who: '강두식, 표미숙, 해오름농장', lot: '=산정리 44, 윗골 밭, 하우스 3동', cr: '=고추, 마늘, 사과, 인삼', ph: '4.4..5.4 / 6.2..7.0', tel: '=010-7731-2290, 010-5510-8846 / ∅, -', p: '8..16', q: '17..26' },
    steps: `
      @ph send_message channel=kakao to="{who}" text="{lot} 석회를 넣으세요" // failed "pH {ph}라 석회가 필요 없다" | 석회 처방 | 산도가 5.8보다 낮은 밭에 한하여 농가에 kakao로 "(필지) 석회를 넣으세요"라고 안내합니다.
      @tel send_message channel=sms to={tel} text="{no} 검정이 끝났습니다" // failed "농가 전화가 없다" | 완료 문자 | 농가 전화로 sms "(접수번호) 검정이 끝났습니다"를 보냅니다. 전화가 없으면 못 보냅니다.
      file_write path=soil/{no}.txt content="{lot} {cr} pH {ph}" | 결과지 | soil/접수번호.txt 를 "(필지) (작물) pH ○"로 새로 만듭니다.
      file_write path=soil/{cr}.csv content="{no},{ph}" append=true | 작물별 표 | soil/작물.csv 끝에 접수번호와 pH를 쉼표로 붙여 더합니다.
      memory_store key={no} content="{who} {cr}" | 접수 메모 | 접수번호로 농가와 작물을 한 칸 띄워 남깁니다.
      memory_recall query="{lot}" category=soil | 전 결과 | 필지 이름으로 soil 분류의 메모를 찾습니다.
      gpio_write pin={p} value=1 | 건조기 | 시료 건조기({p})를 돌립니다. 분쇄기({q})는 다 마른 뒤입니다.
      gpio_write pin={q} value=1 | 분쇄기 | 시료 건조기({p})는 세웠습니다. 이제 분쇄기({q})를 돌립니다.
    `,
  },
  // 공항 수하물
  {
    language: 'ko',
    event: 'mqtt apt/bhs {"라인": "{ln}", "태그": "{tag}", "편명": "{fl}", "판독": "{rd}", "모터핀": {mp}, "분기핀": {dp}, "보드": "{bd}"}',
    slots: { ln: 'CL-4, 환승2, ARR-7', tag: '0180-662211, 0988-410027, 0131-775540', fl: 'KE123, OZ7742, 7C1105', rd: '=정상, 양호 / 미판독, 의심', mp: '2..13', dp: '14..26', bd: 'bhs-io3, 분류2, sort-plc' },
    steps: `
      @rd failed "판독이 {rd}이다" // gpio_write pin={dp} value=1 board="{bd}" | 분기 | 판독이 정상이 아닌 가방만, 메시지의 보드에서 분기 쪽 핀을 1로 함.
      gpio_write pin={mp} value=0 board="{bd}" | 모터 정지 | 메시지의 보드에서 모터 쪽 핀을 떨어뜨림.
      gpio_write pin={mp} value=1 board="{bd}" | 모터 재기동 | 메시지의 보드에서 모터 쪽 핀을 붙임.
      gpio_read pin={dp} board="{bd}" | 분기 위치 | 메시지의 보드에서 분기 쪽 핀을 읽음.
      gpio_write pin={dp} value=0 | 분기 복귀 | 분기 쪽 핀을 0으로 함.
      notify message="{tag} {rd}" title="{fl}" | 검색대 화면 | 제목에 편명, 내용에 태그와 판독(한 칸)을 띄움.
      file_write path=bhs/{fl}.csv content="{tag},{rd}" append=true | 편별 기록 | bhs/편명.csv 끝에 태그,판독 추가.
      sop_execute name=수하물재검 payload={"tag":"{tag}"} | 재검 | 수하물재검 절차 개시. tag에 태그를 넘김.
      sop_execute name=수하물재검 payload={"tag":"{tag}","flight":"{fl}"} | 재검(편명 포함) | 수하물재검 절차 개시. tag와 flight(편명)를 넘김.
    `,
  },
  // 꽃집
  {
    language: 'ko',
    slots: { fl: '=장미 스무 송이, 동양란, 근조 화환, 작약 한 단', to: '=3층 회의실, 성심장례식장, 별빛유치원', tel: '=010-8820-1143, 010-3357-6602', d: '=2026-10-09, 2026-11-11, 2027-02-14', tm: '=09:00, 11:30, 15:00', drv: '=퀵 사장님, 배달 찬, 오토바이 형', p: '2..9', q: '10..18' },
    steps: `
      cron_add schedule="{d}T{tm}" action=message text="{fl} {to}" | 배달 알림 | {d} {tm}에 한 번 뜨게. 메시지: {fl} {to}
      cron_add schedule="{d}T{tm}" action=message text="{fl}" name="{to}" | 배달 알림(곳 이름) | {d} {tm}에 한 번 "{fl}" 메시지, 예약 이름은 {to:로}.
      send_message channel=sms to={tel} text="{fl} 도착했습니다" | 주문한 분 | {tel}로 sms. "{fl} 도착했습니다"
      send_message channel=kakao to="{drv}" text="{to}, {fl}" | 배달 부탁 | kakao로 {drv}에게 "{to}, {fl}"
      memory_store key="{to}" content="{fl}" | 거래처 메모 | {to}에는 늘 {fl}. 메모해 두기.
      file_write path=flower/{d}.txt content="{tm} {fl}" append=true | 그날 장부 | flower/{d}.txt 밑에 "{tm} {fl}" 잇기.
      gpio_write pin={p} value=1 | 쇼케이스 | 쇼케이스 냉장({p}) 돌려 두기.
      gpio_write pin={q} value=0 | 쇼윈도 등 | 문 닫음. 쇼윈도 등({q}) 내리기. 쇼케이스({p})는 밤새 둠.
    `,
  },
  // 철도 변전소
  {
    language: 'ko',
    event: 'mqtt sub/{ss}/feeder {"변전소": "{ss}", "급전": "{fd}", "전류": {a}, "차단기핀": {cb}, "단로기핀": {ds}, "사령": "{who}"}',
    slots: { ss: '=매곡, 오송, 신평', fd: 'F1, F2, T-3', a: '0..4 / 180..640', cb: '2..13', ds: '14..26', who: '사령 1좌석, 사령 견, 전철사령' },
    steps: `
      @a gpio_write pin={ds} value=0 // failed "전류 {a}A가 흐르고 있다" | 단로기 차단 | 전류가 10A 아래로 떨어진 것이 확인되면 단로기핀을 0으로 한다. 부하 전류가 흐르면 조작 불가.
      gpio_write pin={cb} value=0 | 차단기 트립 | 차단기핀을 0으로 하여 차단기를 내린다. 단로기는 조작하지 않는다.
      gpio_write pin={cb} value=1 | 차단기 투입 | 차단기핀을 1로 하여 차단기를 투입한다.
      gpio_read pin={ds} | 단로기 확인 | 단로기핀을 읽는다.
      send_message channel=scada to="{who}" text="{fd} 차단 완료" | 사령 보고 | scada 채널로 사령에게 "(급전) 차단 완료"라고 보고한다.
      send_message channel=scada to="{who}" text="{fd} 투입 완료" | 사령 보고 2 | scada 채널로 사령에게 "(급전) 투입 완료"라고 보고한다.
      file_write path=sub/{ss}.log content="{fd} {a}A" append=true | 조작 기록 | sub/변전소.log 끝에 "(급전) ○A"를 추가한다.
      memory_store key={ss}-{fd} content="{a}" | 전류 저장 | 변전소-급전 을 키로 전류 숫자를 저장한다.
    `,
  },
  // 공동주방 관리자
  {
    language: 'ko',
    event: 'webhook /kitchen/use {"칸": "{bay}", "팀": "{team}", "가스핀": {gp}, "후드핀": {hp}, "끝": "{end}", "날": "{day}"}',
    slots: { bay: '=가 칸, 나 칸, 베이킹존', team: '그래놀라 연구소, 반찬가게 솔, 비건요', gp: '2..13', hp: '14..26', end: '=13:00, 18:30, 21:00', day: '=2026-10-02, 2026-11-14, 2027-01-22' },
    steps: `
      gpio_write pin={gp} value=1 | 가스 열기 | 그 칸 가스를 열어 줘요. 1이 열림이에요.
      gpio_write pin={gp} value=0 | 가스 잠그기 | 그 칸 가스를 잠가요. 1이 열림이니까 반대로요.
      gpio_write pin={hp} value=1 | 후드 돌리기 | 그 칸 후드를 돌려요.
      gpio_write pin={hp} value=0 | 후드 멈추기 | 그 칸 후드만 멈춰요. 가스는 앞 단계에서 잠갔어요.
      gpio_read pin={gp} | 가스 확인 | 그 칸 가스 핀을 읽어서 잠겼나 봐요.
      cron_add schedule="{day}T{end}" action=message text="{bay} 마감" | 끝날 때 | 그날 끝나는 시각에 한 번 "(칸) 마감"이라는 메시지요.
      cron_add schedule="{day}T{end}" action=procedure text=주방마감 name="{team}" | 마감 절차 | 그날 끝나는 시각에 한 번 주방마감 절차요. 예약 이름은 팀 이름이에요.
      send_message channel=kakao to="{team}" text="{bay} {end}까지입니다" | 팀에게 | 팀에 kakao로 "(칸) (끝)까지입니다"라고 알려요.
      memory_store key="{bay}" content="{team}" | 누가 쓰나 | 칸 이름에 팀 이름을 적어 둬요.
    `,
  },
  // 산림 감시 초소
  {
    language: 'ko',
    event: 'peripheral tower/pin_{sm} 1',
    earlier: ['풍향 | http_request → {wd}풍 {ws}m/s', '연락처 | file_read → 산림과 {t1}\n소방 {t2}\n이장 {t3}'],
    slots: { sm: '22..27', wd: '=북서, 동, 남서', ws: '2..14', t1: '=041-330-7712, 061-550-2203', t2: '=041-339-0119, 061-551-0119', t3: '=010-2277-4410, 010-6655-9012', p: '2..8', q: '9..15', r: '16..21' },
    steps: `
      send_message channel=sms to={t2} text="연기 보임, {wd}풍 {ws}m/s" | 소방에 문자 | 소방 번호로 sms. "연기 보임, ○풍 ○m/s"
      send_message channel=sms to={t3} text="주민 대피 준비" | 이장님 문자 | 이장 번호로 sms. "주민 대피 준비"
      send_message channel=sms to={t1} text="초소 연기 감지" | 산림과 문자 | 산림과 번호로 sms. "초소 연기 감지"
      gpio_read pin={sm} board=tower | 감지기 재확인 | 울린 감지기를 tower 보드에서 다시 읽음.
      gpio_write pin={p} value=1 | 사이렌 | 사이렌 {p}, 서치라이트 {q}, 살수포 {r}. 사이렌 울림.
      gpio_write pin={q} value=1 | 서치라이트 | 사이렌 {p}, 서치라이트 {q}, 살수포 {r}. 서치라이트 비춤.
      gpio_write pin={p} value=0 | 사이렌 멈춤 | 오인이었음. 사이렌 {p}, 서치라이트 {q}, 살수포 {r}. 사이렌만 멈춤.
      memory_store key=바람 content="{wd} {ws}" | 바람 메모 | 메모 "바람"에 풍향(풍 빼고)과 숫자를 한 칸 띄워.
      file_write path=forest/log.txt content="{wd}풍 {ws}m/s" append=true | 초소 일지 | forest/log.txt 끝에 "○풍 ○m/s".
    `,
  },
];
