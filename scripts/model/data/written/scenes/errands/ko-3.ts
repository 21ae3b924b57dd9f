import type { Scene } from '../../scene';

/** Everyday steps with the product's own tools that have to be understood, in Korean, part 3. */
export const errandsKo3: readonly Scene[] = [
  // 수영장 기계실
  {
    language: 'ko',
    event: 'mqtt pool/{z} {"zone": "{z}", "Cl": {cl}, "pH": {ph}, "T": {t}, "turb": {tb}, "resp": "{who}"}',
    slots: { z: '=성인풀 / 유아풀', cl: '0.2..1.4', ph: '6.6..8.3', t: '25.5..31.5', tb: '0.1..1.9', who: '=명 주임, 어 기사, Carlos', a: '2..12', b: '13..26', L: '2..9', ml: '{L} * 1000', k: '수질-최근, pool_last, 오전값' },
    steps: `
      @z gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | 순환 펌프 | 성인풀 펌프는 {a}번, 유아풀 펌프는 {b}번에 물렸다. 이 측정이 온 쪽 펌프를 가동.
      @z gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | 반대쪽 | 측정을 보내지 않은 풀은 오늘 쉽니다. 그쪽 펌프를 꺼 주세요. ({a} 성인풀, {b} 유아풀)
      memory_store key={k} content="Cl {cl}, pH {ph}" | 잔류염소와 산도 | {k} 이름으로 "Cl 값, pH 값"을 저장함.
      send_message channel=telegram to="{who}" text="탁도 {tb}" | 탁하다 | 책임자에게 telegram. 흐린 정도를 "탁도 ○"로 적어 보냄.
      mqtt_publish topic=pool/dose payload="{ml} ml" | 약품 | 차아염소산 {L}리터를 넣는데, pool/dose 는 밀리리터로 "숫자 ml"을 받습니다.
      file_write path=수질/{z}.csv content="{t},{cl},{ph}" append=true | 수질표 | 수질/풀이름.csv 마지막에 수온, 염소, 산도 차례. 구분은 쉼표, 띄지 않음.
      notify message="수온 {t}" title="{z}" | 수온 표시 | 물 온도는 "수온 ○"로, 풀 이름은 제목으로. 알림 창 하나면 됩니다.
      pushover message="{z} pH {ph}" | 산도만 | 풀 이름, 한 칸, pH, 한 칸, 산도. 푸시로 보내고 제목은 달지 말 것.
      cron_add schedule="0 6 * * 1-5" action=procedure text=역세척 | 역세척 예약 | 주말 빼고 월요일부터 금요일까지 아침 6시 정각에 절차 역세척.
    `,
  },
  // 엘리베이터 관리
  {
    language: 'ko',
    event: 'webhook /elev/fault {"bldg": "{bd}", "car": {c}, "floor": {fl}, "err": "{e}", "pax": {n}, "intercom_ip": "{ip}"}',
    slots: { bd: '별관, 101동, 오피스 B', c: '1..6', fl: '7..29', e: '=D12, OV-3, BR7', n: '1..6', ip: '=10.2.0.44, 10.2.1.17, 172.16.5.9', co: '=한들승강기, 정 기사, Otto', pin: '2..28', id: 'c-90, c-14, job-3' },
    steps: `
      send_message channel=sms to="{co}" text="{bd} {c}호기 {fl}층 {e}" | 업체 호출 | {co} 쪽에 sms 발송: 건물, 몇호기, 몇층, 오류 순서로 한 칸씩 띈다. (신관 0호기 99층 X1)
      pushover message="{n}명 갇힘" title="{bd}" | 갇힘 | 안에 몇 사람 있나가 급하다. "몇명 갇힘", 제목은 건물. 푸시!
      http_request url=http://{ip}/call method=POST | 비상 통화 | 인터컴에 말을 걸겠습니다. http://인터컴주소/call 로 POST, 본문 없음.
      http_request url=http://{ip}/call method=DELETE | 통화 종료 | 통화가 끝나면 같은 http://인터컴주소/call 을 DELETE.
      mqtt_publish topic="elev/{bd}/{c}" payload=stop | 운행 정지 | elev/건물/호기번호 에 stop 을 던져 세웁니다.
      file_search query={e} path=매뉴얼/승강기 | 오류 풀이 | 매뉴얼/승강기 에서 그 오류를 설명한 데를 찾을 것.
      memory_store key=고장-{e} content="{bd}" | 어디서 | "고장-오류" 키에 건물 이름을 적어 두면 나중에 찾기 쉽다.
      gpio_read pin={pin} | 문 접점 {pin} | 문이 닫혔는지 알고 싶습니다. 값을 읽어 주세요.
      cron_remove id={id} | 정기 운행 | 고치는 동안 예약 {id:은} 빼 두어야 한다.
      failed "사람을 끌어 올리는 도구가 없다" | 구출 | 승강기 천장을 뜯고 갇힌 분을 손으로 끌어 올린다.
    `,
  },
  // 꽃 도매
  {
    language: 'ko',
    earlier: ['오늘 경매 결과 | http_request → {fl} {q}단, 단가 {pr}원, 낙찰 {by}', '냉장고 온도 | gpio_read → 핀 {tp}: {t}', '배송 기사 | memory_recall → {dr} ({ca})'],
    slots: { fl: '=거베라, 리시안셔스, 장미 레드, Tulip', q: '12..90', pr: '=3200, 4800, 7500', by: '=들꽃상회, 플로라, 은방울', tp: '2..7', t: '4..11', dr: '=편 기사, 맹호', ca: '=8821, 3304, 1157', cool: '8..15', door: '16..22', lamp: '23..28', a: '4..9', p: '12 - {a}', p24: '24 - {a}', pw: '{p} in words' },
    steps: `
      send_message channel=kakao to="{by}" text="{fl} {q}단, 단가 {pr}원" | 낙찰 알림 | 낙찰받은 집에 kakao를 넣는다. 본문: "꽃이름 몇단, 단가 얼마원"
      send_message channel=sms to="{dr}" text="{by} {q}단" | 기사에게 | 기사에게는 sms, 어느 집에 몇 단인지만. 모양은 "아무상회 0단".
      memory_store key={fl} content={pr} | 시세 | 꽃 이름을 키 삼아 단가 숫자만 기억해 주시면 됩니다.
      gpio_read pin={tp} | 온도 핀 | 아까 냉장고 온도를 읽은 핀, 그걸 또 읽는다.
      gpio_write pin={cool} value=1 | 압축기는 {cool}, 문 잠금은 {door}, 조명은 {lamp} | 덜 차갑네. 압축기 돌려.
      gpio_write pin={door} value=1 | 압축기는 {cool}, 문 잠금은 {door}, 조명은 {lamp} | 잠그고 퇴근합시다(1이 잠금).
      mqtt_publish topic=flower/{ca} payload="{by}" | 차로 보내기 | flower/차번호 토픽에 갈 집 이름. 차번호는 기사 뒤 괄호 안.
      cron_add schedule="0 {p24} * * 1,3,5" action=message text="경매 준비" | 경매일 | 월·수·금 오후 {pw} 시에 메시지 경매 준비.
      file_write path=경매.txt content="{fl}/{q}/{pr}" | 새로 쓰기 | 경매.txt 의 지난 내용은 버리고 꽃/단/단가로 새로 적음.
      file_write path=경매-전체.txt content="{by} {fl}" append=true | 이어 쓰기 | 경매-전체.txt 는 지우면 안 되고, 밑에다 낙찰자와 꽃을 한 칸 띄워 잇는다.
    `,
  },
  // 태양광 마을발전소
  {
    language: 'ko',
    event: 'mqtt solar/inv/{i} {"id": "{i}", "pac_w": {w}, "udc": {u}, "tmp": {t}, "st": "{st}", "relay": {r}}',
    slots: { i: 'inv3, INV-07, 마을회관', w: '1500..48000', kw: '{w} / 1000', u: '310..690', t: '22..69', st: '=RUN, DERATE, FAULT', r: '2..14', fan: '15..28', bx: '접속반, solar-box, b2', n: '3..12', run: 'r-24, r-510' },
    steps: `
      memory_store key=출력-{i} content="{kw} kW" | 출력 | 보내온 출력은 와트입니다. 킬로와트로 나누어 "숫자 kW"를 출력-이름 키에(이름은 인버터 것) 넣어 주세요.
      gpio_write pin={r} value=0 board={bx} | 차단 | {bx} 보드다. 이 인버터의 릴레이를 내린다.
      gpio_write pin={r} value=0 | 릴레이 내림 | 알려 온 릴레이를 0으로 두어야 작업자가 만진다.
      gpio_write pin={fan} value=1 | 냉각 팬 | 열을 받으니 {fan}번 핀을 올려 팬이 돌게 함.
      notify message="{i} {st} {t}℃" | 상태 한 줄 | 이름 상태 온도℃, 칸 하나씩 두고 알림으로 보여 준다.
      mqtt_publish topic=solar/inv/{i}/ack payload={st} | 응답 | 들어온 토픽 뒤에 /ack 를 더 붙인 토픽으로, 상태 글자를 돌려보낸다.
      file_read path=inv/{i}.log lines={n} | 처음 몇 줄 | inv/이름.log 를 {n}줄만 보자.
      sop_execute name=인버터-재기동 payload="{i}" | 재기동 | 절차 인버터-재기동 에 인버터 이름을 넘겨 시작시킵니다.
      sop_cancel run_id={run} reason="{st}" | 중지 | 실행 {run:을} 중지하시오. 사유란에는 보고된 상태를 그대로.
      http_request url=http://kepco.local/feed method=PUT body="P={w}" | 계통 보고 | 와트 값 앞에 P= 를 붙여 본문으로 삼고 http://kepco.local/feed 로 PUT.
    `,
  },
  // 초등학교 방송실
  {
    language: 'ko',
    event: 'manual - {who}: {gr}학년 {cl}반 {ev}, {pl}, {hh}시 {mm}분',
    slots: { who: '=교감, 탁지연 선생님, 체육부장', gr: '1..6', cl: '7..12', ev: '=소풍, 과학의 날, 합창 연습, 독감 접종', pl: '=강당, 운동장, 3층 음악실', hh: '13..15', mm: '20..55', mic: '2..7', spk: '8..13', tv: '14..19', bell: '20..28' },
    steps: `
      cron_add schedule="{mm} {hh} * * *" action=message text="{ev}" | 그 시각 알림 | 신청서에 적힌 시각에 날마다, 행사 이름을 메시지로 알리게 예약해 주세요.
      cron_add schedule="50 8 * * 1-5" action=procedure text=조회방송 name=조회 | 조회 | 평일 8시 50분(오전), 절차는 조회방송이고 예약 이름은 조회.
      send_message channel=teams text="{gr}-{cl} {ev} ({pl})" | 교무실 | teams 에 올린다, 받는 사람 없이. "학년-반 행사 (장소)"
      send_message channel=teams to="{who}" text="{pl} 준비됐습니다" | 신청하신 분 | 신청한 분께 teams로 "○○ 준비됐습니다"라고 답하기. ○○은 장소.
      gpio_write pin={spk} value=1 | 마이크 {mic}, 스피커 {spk}, 모니터 {tv}, 종 {bell} | 소리가 교실에 나가도록 스피커를 켬.
      gpio_write pin={mic} value=0 | 마이크 {mic}, 스피커 {spk}, 모니터 {tv}, 종 {bell} | 잡담이 나가면 안 되지. 마이크 끄기.
      gpio_write pin={bell} value=1 | 마이크 {mic}, 스피커 {spk}, 모니터 {tv}, 종 {bell} | 수업 시작입니다, 종을 쳐 주십시오.
      mqtt_publish topic=school/{gr}/{cl} payload="{pl}로" | 교실 화면 | 그 반 화면 토픽은 school/학년/반. 장소에 "로"를 붙인 말을 띄운다.
      file_write path=방송/{ev}.txt content="{gr}학년 {cl}반, {pl}" | 대본 | 방송/행사이름.txt 파일을 만들어 "몇학년 몇반, 장소"를 쓴다.
      memory_recall query="{ev}" limit=2 category=방송 | 지난번 | 행사 이름으로 두 건만, 분류가 방송인 기억 중에서 찾아봄.
    `,
  },
  // 컨테이너 딸기 농장
  {
    language: 'ko',
    event: 'webhook /berry/rack {"랙": "{r}", "EC": {ec}, "산도": {ph}, "수위cm": {cm}, "급액핀": {in}, "배액핀": {out}, "LED핀": {led}}',
    slots: { r: 'R-04, 설향 2, 안쪽', ec: '0.7..2.1', ph: '5.1..6.9', cm: '4..38', mm: '{cm} * 10', in: '2..9', out: '10..18', led: '19..28', m: '2..9', s: '{m} * 60', who: '=지 대표, Yuna', a: '3..8', p24: '24 - {a}', p: '12 - {a}' },
    steps: `
      gpio_write pin={in} value=1 | 물 주기 | 양액이 들어가게 한다.
      gpio_write pin={out} value=1 | 물 빼기 | 배액 쪽을 열 것(1).
      gpio_write pin={led} value=0 | 재우기 | 딸기도 자야지요. 불 꺼 주세요.
      gpio_read pin={out} | 배액 상태 | 빠지는 쪽 핀이 지금 1인지 0인지 읽어 온다.
      mqtt_publish topic="berry/{r}/level" payload="{mm} mm" | 수위 | berry/랙/level 에 수위를 발행. 센티로 왔지만 밀리로 바꾼 뒤 단위 mm를 한 칸 띄워 붙인다.
      mqtt_publish topic="berry/{r}/feed" payload="sec={s}" | 급액 시간 | 이 랙에 {m}분간 급액하라고 berry/랙/feed 로 알립니다. sec=초.
      send_message channel=kakao to="{who}" text="{r}: EC {ec} / pH {ph}" | 대표에게 | {who} 앞 kakao 한 통. "랙: EC 값 / pH 값"의 틀을 쓴다.
      file_write path="랙/{r}.csv" content="{ec};{ph};{cm}" append=true | 랙 장부 | 랙/랙이름.csv 로 EC;산도;수위를 잇는다. 갈라 주는 건 쌍반점이고 수위는 센티 그대로.
      cron_add schedule="30 {p24} * * *" action=procedure text=소등 | 소등 예약 | 하루 한 번 저녁 {p}시 30분에 소등 절차를 걸어 주기 바람.
      memory_forget key="{r}-경고" | 경고 지움 | 이 랙의 경고(랙이름-경고 라는 메모)는 해결됐다. 잊어도 좋다.
    `,
  },
  // 여객선 터미널
  {
    language: 'ko',
    earlier: ['운항 정보 받기 | http_request → {sh} {dep} 출항, 목적지 {to}, 승객 {n}명, 선석 {b}', '파고 확인 | mqtt → 먼바다 {w}m', '당직 찾기 | file_read → 당직 {du} / 방송 {an}'],
    slots: { sh: '=초록바다호, 섬사랑 5호, Queen Ara', dep: '=07:20, 09:50, 13:40', to: '=추자, 홍도, 욕지', n: '24..310', b: '2..8', w: '0.4..3.9', du: '=갈 과장, 묵현수', an: '=사공 씨, 아나운서 제갈', g1: '9..15', g2: '16..22', lp: '23..28' },
    steps: `
      send_message channel=slack to="{an}" text="{dep} {to}행 {sh}, {b}번 선석" | 방송 문안 | 방송하는 사람에게 slack으로 문안을: "00:00 어디행 무슨호, 몇번 선석"
      send_message channel=slack to="{du}" text="파고 {w}m" | 당직에게 | 당직한테는 slack으로 "파고 몇m"만 전한다.
      notify message="{sh} {n}명" title="{to}" | 전광판 | 목적지가 제목, 배 이름과 승객 "몇명"이 본문인 알림. 배와 인원은 한 칸 띄운다.
      mqtt_publish topic=pier/{b}/ship payload="{sh}" | 선석 표시 | pier/선석번호/ship 에다 댈 배 이름을 발행한다.
      gpio_write pin={g1} value=1 | 개찰구 {g1}, 트랩 {g2}, 부두등 {lp} | 손님을 안으로 모십니다. 개찰구를 열어 주세요(1).
      gpio_write pin={g2} value=0 | 개찰구 {g1}, 트랩 {g2}, 부두등 {lp} | 출항이다! 트랩 걷어(0).
      gpio_write pin={lp} value=1 | 개찰구 {g1}, 트랩 {g2}, 부두등 {lp} | 부두가 깜깜하니 등을 밝힐 것.
      memory_store key="{sh}" content="{dep}, {n}명" | 운항 기록 | 배 이름에 "시각, 몇명"을 기억시킴.
      file_write path=운항.log content="{dep} {sh} {to}" append=true | 운항 일지 | 운항.log 에 한 줄 추가 부탁드립니다. 시각 배 목적지 순, 사이는 빈칸.
      cron_add schedule="20 6 * * *" action=prompt text="오늘 파고를 확인해" | 아침 파고 | 매일 아침 6시 20분에 AI에게 "오늘 파고를 확인해"라고 시키는 예약(prompt)을 넣습니다.
    `,
  },
  // 인쇄소
  {
    language: 'ko',
    event: 'manual - 작업 {jb} | {cu} | {pp} {q}부 | {ma} | 마감 {du}',
    slots: { jb: '=P-0881, P-1204, 작업77', cu: '=은하출판, 시청 홍보과, 독립잡지 결', pp: '=모조 100g, 아트지, 크라프트', q: '120..900', ma: '=하이델 2호, 리소기, 디지털 A', du: '=12월 2일, 12월 19일, 1월 6일', press: '2..9', cut: '10..18', fan: '19..28', mm: '5..40', cm: '3..9', w: '{cm} * 10', n: '2..6', id: 'job-5, c-61' },
    steps: `
      memory_store key={jb} content="{cu} / {du}" | 작업 메모 | 작업 번호 밑에 거래처와 마감을 " / "로 이어 저장한다.
      send_message channel=email to="{cu}" text="{pp} {q}부, {du}까지 드리겠습니다" | 거래처 | 맡긴 곳에 email 보냄. 내용은 "종이 몇부, 날짜까지 드리겠습니다"로 채워서.
      mqtt_publish topic="press/{ma}/job" payload="{jb}" | 기계로 | 작업 번호를 press/기계/job 으로 내려 준다. 기계는 의뢰에 있음.
      mqtt_publish topic=press/margin payload="{w} mm" | 여백 | 여백을 {cm}센티 두기로 했어요. 재단기는 press/margin 에서 밀리미터("○ mm")를 듣습니다.
      gpio_write pin={cut} value=1 | 인쇄 {press}, 재단 {cut}, 환기 {fan} | 자를 시간이에요. 재단기에 전원을 넣어 주세요.
      gpio_write pin={press} value=0 | 인쇄 {press}, 재단 {cut}, 환기 {fan} | 종이 걸림. 인쇄기를 꺼야 손을 넣는다.
      file_list path=원고/{jb} | 원고 | 원고 폴더 안, 작업 번호 폴더에 든 것을 나열.
      file_search query="{pp}" path=재고 | 종이 재고 | 재고 밑에서 그 종이를 찾는다.
      pushover message="{jb} {q}부" title="{ma}" | 기계 담당 | 푸시. 제목=기계, 내용=작업번호 한 칸 몇부.
      cron_remove id={id} | 예열 해제 | 내일은 쉽니다. {id} 예약을 지워 주시겠습니까?
    `,
  },
];
