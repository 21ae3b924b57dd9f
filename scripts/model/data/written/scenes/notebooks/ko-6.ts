import type { Scene } from '../../scene';

/** The product’s own tools as the operators of very different sites note them down, in Korean, part 6: texts of every length, copied to the syllable. */
export const notebooks6: readonly Scene[] = [
  // 요양병원 원무과
  {
    language: 'ko',
    slots: { a: '=금일 면회는 오후 네 시에 마감합니다. 협조 부탁드립니다., 승강기 2호기를 점검합니다. 계단을 이용해 주십시오., 독감 예방 접종은 3층에서 받으실 수 있습니다.', b: '=면회 마감, 점검 중, 접종 안내', ch: '=teams, kakao, slack', who: '원무과장, 3병동, 보호자 대표', f: '=공지/이번 주.txt, 원무/안내문.txt, notice/ward3.txt', p: '2..13', q: '14..26' },
    steps: `
      send_message channel={ch} to="{who}" text="{a}" | 안내문 발송 | {ch} 채널로 {who} 앞에 다음 문구를 그대로 보내 주시기 바랍니다. "{a}"
      send_message channel={ch} to="{who}" text="{b}" | 짧은 안내 | {ch} 채널로 {who} 앞에 "{b}"라고만 보내 주시기 바랍니다.
      send_message channel={ch} text="{a}" | 받는 이 없이 | {ch} 채널에 다음 문구를 그대로 올려 주시기 바랍니다. "{a}"
      notify message="{a}" title="{b}" | 원무과 화면 | 원무과 컴퓨터에 제목 "{b}", 내용 "{a}"의 알림을 띄워 주시기 바랍니다.
      notify message="{a}" | 원무과 화면(내용만) | 원무과 컴퓨터에 "{a}"라는 알림을 띄워 주시기 바랍니다.
      file_write path="{f}" content="{a}" | 안내문 저장 | {f} 파일의 내용을 "{a}"로 바꾸어 주시기 바랍니다.
      file_write path="{f}" content="{b}" append=true | 제목만 덧붙임 | {f} 파일 끝에 "{b}"만 덧붙여 주시기 바랍니다.
      gpio_write pin={p} value=0 | 대기실 TV | 면회 시간이 끝나 대기실 TV({p})를 끄고자 합니다. 안내등({q})은 켜 두시기 바랍니다.
    `,
  },
  // 동네 헬스장
  {
    language: 'ko',
    slots: { t: '=오늘 샤워실 온수 안 나옵니다ㅠㅠ, 7시 스피닝 휴강!, 락커 열쇠 꼭 반납해 주세요~, 런닝머신 5번 수리 끝, 기구는 쓰고 제자리에!!', m: '신우진, PT 하늘쌤, 김관장', p: '2..6', q: '7..11', r: '12..17', s: '18..26', hh: '=6, 9, 21' },
    steps: `
      send_message channel=kakao text="{t}" | 단톡 | kakao 단톡에 "{t}" 올려줘. 토씨 하나 바꾸지 말고.
      send_message channel=kakao to="{m}" text="{t}" | 개인톡 | kakao로 {m}한테만 "{t}" 보내줘.
      pushover message="{t}" | 관장 폰 | 관장 폰에 푸시로 "{t}"
      pushover message="{t}" title="헬스장" | 관장 폰(제목) | 관장 폰에 푸시, 제목은 헬스장, 내용은 "{t}"
      cron_add schedule="0 {hh} * * *" action=message text="{t}" | 매일 띄우기 | 매일 {hh}시 정각 메시지로 "{t}"
      gpio_write pin={p} value=1 | 사우나 | 사우나 히터 {p}번 돌려줘.
      gpio_write pin={q} value=0 | 음악 | 사우나({p})는 두고 음악 앰프({q}) 내려줘.
      gpio_write pin={r} value=0 | 거울등 | 거울등 {r}번, 천장등 {s}번. 거울등만 꺼줘.
      gpio_write pin={s} value=1 | 천장등 | 거울등 {r}번, 천장등 {s}번. 천장등만 켜줘.
    `,
  },
  // 원예 치료 농장
  {
    language: 'ko',
    event: 'webhook /garden/visit {"참여자": "{who}", "기관": "{org}", "식물": "{pl}", "자리": "{seat}", "돌봄이": "{care}"}',
    slots: { who: '순이 님, 박덕배, 미카엘', org: '=햇살주간보호, 보건소, 나눔학교', pl: '=로즈메리, 다육이, 강낭콩, 제라늄', seat: '=창가, 온실 안쪽, 평상 옆', care: '유 선생님, 도우미 가온, 복지사 천', p: '2..13', q: '14..26' },
    steps: `
      send_message channel=kakao to="{care}" text="{who}, {seat}에서 {pl} 심기" | 돌봄이께 | 돌봄이께 kakao를 보내요. 문장은 "(참여자), (자리)에서 (식물) 심기"로 맞춰 주세요.
      send_message channel=kakao to="{org}" text="{who} 도착" | 기관에 | 어느 기관에서 오셨는지 보고 그 기관에 kakao로 "(참여자) 도착"이라고 보내요.
      memory_store key="{who}" content="{pl}, {seat}" | 참여자 메모 | 참여자 이름으로 식물과 자리를 쉼표와 한 칸을 두고 적어요.
      memory_store key="{pl}" content="{who}" | 화분 주인 | 식물 이름으로 참여자만 적어요.
      notify message="{seat}: {pl}" | 작업장 화면 | 작업장 컴퓨터에 "(자리): (식물)"로 알림을 띄워요.
      file_write path=garden/{org}.txt content="{who} {pl}" append=true | 기관별 기록 | garden/기관.txt 아래에 참여자와 식물을 한 칸 띄워 이어 써요.
      gpio_write pin={p} value=1 | 안개 분무 | 잎이 말랐네요. 안개 분무({p})를 틀어요.
      gpio_write pin={q} value=0 | 난방 | 분무({p})는 놔두고 난방({q})을 쉬게 해요.
    `,
  },
  // 화력발전 계측
  {
    language: 'ko',
    event: 'mqtt power/unit{u}/cems {"호기": {u}, "태그": "{tag}", "값": {v}, "상한": {hi}, "단위": "{un}", "교대": "{sh}"}',
    slots: { u: '1..8', tag: 'PT-1102, FT-0417, AT-33', v: '41.0..59.9', hi: '61..75', un: '=ppm, kPa, mm/s', sh: '=갑조, 을조, 병조', p: '9..14', q: '15..20', r: '21..27', b: 'dcs-gw, io-u3, 계측반' },
    steps: `
      send_message channel=shift to="{sh}" text="{tag} {v}{un}" | 교대조 통보 | shift 채널, 메시지의 교대조 앞, 태그 뒤 한 칸 띄고 값과 단위를 붙여 통보.
      send_message channel=shift to="{sh}" text="{tag} 상한 {hi}" | 상한 통보 | shift 채널, 메시지의 교대조 앞, "(태그) 상한 ○" 통보. 현재값은 쓰지 않음.
      memory_store key={tag} content="{v}/{hi}" | 값과 상한 | 태그 키에 값/상한 저장(빗금, 빈칸 없음).
      file_write path=cems/{tag}.csv content="{u},{v}" append=true | 추가 기록 | cems/태그.csv 에 호기,값 추가.
      file_write path=cems/{tag}.txt content="{v} {un}" | 덮어쓰기 | cems/태그.txt 를 값 한 칸 단위로 덮어씀.
      mqtt_publish topic=power/unit{u}/ack payload="{tag}" | 확인 | power/unit호기/ack 에 태그 발행. 예: power/unit{u}/ack
      gpio_write pin={p} value=0 board="{b}" | 샘플펌프 | {b} 보드 {p}번 샘플펌프 정지.
      gpio_write pin={q} value=1 board="{b}" | 교정가스 | {b} 보드 {q}번 교정가스 밸브 개방(1=열림).
      gpio_read pin={r} board="{b}" | 유량 | {b} 보드 {r}번 유량 스위치 판독.
    `,
  },
  // 아이스크림 할인점
  {
    language: 'ko',
    slots: { t: '=얼음컵 다 떨어짐, 문 꼭 닫아 주세요, 1인당 열 개까지, 신상 들어옴, 카드기 고장 현금만', f: '=가게/알림.txt, shop/memo.txt', p: '2..6', q: '7..11', r: '12..16', s: '17..21', v: '22..27', url: '=http://10.0.3.8/sign, http://sign.shop/text' },
    steps: `
      http_request url={url} method=POST body="{t}" | 전광판 글 | {url} 에 POST. 본문 "{t}"
      http_request url={url} method=PUT body="{t}" | 전광판 바꾸기 | {url} 에 PUT. 본문 "{t}"
      http_request url={url} | 전광판 지금 글 | {url} 열어서 지금 뭐라고 떠 있나 봄.
      mqtt_publish topic=shop/voice payload="{t}" | 음성 안내 | shop/voice 에 "{t}" 그대로.
      file_write path={f} content="{t}" append=true | 메모 | {f} 끝에 "{t}"
      gpio_write pin={q} value=0 | 2번 냉동고 | 냉동고 1번 {p}, 2번 {q}, 3번 {r}, 4번 {s}. 2번 성에 녹이게 내림.
      gpio_write pin={s} value=1 | 4번 냉동고 | 냉동고 1번 {p}, 2번 {q}, 3번 {r}, 4번 {s}. 4번 다시 올림.
      gpio_write pin={p} value=1 | 1번 냉동고 | 냉동고 1번 {p}, 2번 {q}, 3번 {r}, 4번 {s}. 1번 통전.
      gpio_read pin={v} | 문 | 출입문 접점 {v} 읽음.
    `,
  },
  // 국악원 무대 감독
  {
    language: 'ko',
    event: 'manual - {"공연": "{show}", "날짜": "{day}", "시작": "{tm}", "단체": "{grp}", "감독": "{who}"}',
    slots: { show: '=춘향가 완창, 정재의 밤, 산조 다섯 바탕', day: '=2026-10-24, 2026-11-28, 2027-04-17', tm: '=15:00, 17:30, 19:30', grp: '소리터, 가람국악단, 한뫼', who: '방 감독, 무대팀, 이음', p: '2..9', q: '10..18', r: '19..27', c: '=객석을 비워 주십시오. 조율합니다., 막이 오르기 십 분 전입니다., 중간에 들어오실 수 없습니다. 휴식 때 모시겠습니다.' },
    steps: `
      cron_add schedule="{day}T{tm}" action=procedure text=개막 name="{show}" | 개막 예약 | 공연 시작에 맞추어 개막 절차를 한 번 예약하고, 예약 이름은 공연 이름으로 하시오.
      cron_add schedule="{day}T{tm}" action=message text="{show} 시작" | 시작 메시지 | 공연 시작에 맞추어 "(공연) 시작" 메시지를 한 번 예약하시오.
      send_message channel=intercom to="{who}" text="{c}" | 감독에게 | 적힌 감독에게 intercom으로 "{c}"라고 전하시오.
      send_message channel=intercom text="{c}" | 모두에게 | intercom에 "{c}"라고 알리시오. 받는 이는 정하지 않소.
      mqtt_publish topic=hall/sign payload="{show}" | 현관 전광판 | hall/sign 에 공연 이름만 발행하시오.
      memory_store key="{grp}" content="{show} {day}" | 단체 메모 | 단체를 키로 공연과 날짜를 한 칸 띄워 적으시오.
      gpio_write pin={p} value=1 | 무대막 | 막 모터 {p}, 조명 {q}, 환풍 {r}. 막 모터를 돌리시오.
      gpio_write pin={q} value=0 | 암전 | 막 모터 {p}, 조명 {q}, 환풍 {r}. 조명을 모두 죽이시오.
      gpio_write pin={r} value=0 | 환풍 | 막 모터 {p}, 조명 {q}, 환풍 {r}. 소리 나니 환풍을 멈추시오.
    `,
  },
  // 택배 대리점
  {
    language: 'ko',
    event: 'webhook /parcel/miss {"송장": "{no}", "받는분": "{who}", "주소": "{ad}", "기사": "{dr}", "사유": "{why}", "시각": "{tm}"}',
    slots: { no: '4410-2278-9931, 6601-7745-0028, 3098-1120-5567', who: '김은결, 서동하, 문지아', ad: '=느티나무길 12, 3단지 104동, 상가 2층, 초원빌 302', dr: '기사 최, 우람 형, 7호차', why: '=부재, 주소 틀림, 수취 거절, 비 와서 못 둠', tm: '=11:20, 14:05, 18:40' },
    steps: `
      send_message channel=sms to="{who}" text="부재로 문 앞에 두었습니다" | 받는 분께 | 받는 분께 sms: 부재로 문 앞에 두었습니다
      send_message channel=sms to="{dr}" text="{ad} 다시 방문" | 기사에게 | 배달한 기사에게 sms. "(주소) 다시 방문".
      send_message channel=kakao to="{dr}" text="{no} {why}" | 기사에게 사유 | 배달한 기사에게 kakao. 송장, 빈칸, 사유.
      file_write path=parcel/미배달.csv content="{no},{who},{why}" append=true | 미배달 대장 | parcel/미배달.csv 밑에 송장,받는분,사유 붙여 넣음.
      file_write path=parcel/{no}.txt content="{tm} {why}" | 송장 파일 | parcel/송장.txt 새로. 시각 빈칸 사유.
      memory_store key={no} content="{why}" | 송장 메모 | 송장 번호에 사유.
      memory_forget key={no} | 송장 메모 지움 | 배달 끝. 송장 번호 메모 지움.
      notify message="{ad}" title="{who}" | 사무실 화면 | 제목 받는분, 내용 주소.
      notify message="{dr} {tm}" | 사무실 화면 2 | 기사, 빈칸, 시각. 제목 없이.
    `,
  },
  // 사찰 템플스테이
  {
    language: 'ko',
    slots: { t: '=새벽 예불은 네 시입니다, 발우공양 때는 말씀을 삼가 주십시오, 산문은 아홉 시에 닫습니다, 차담은 다실에서 합니다', who: '보살님, 원주 스님, 팀장 혜안', hh: '=3, 4, 5', mm: '=10, 30, 50', p: '2..7', q: '8..13', r: '14..20', s: '21..27' },
    steps: `
      cron_add schedule="{mm} {hh} * * *" action=message text="{t}" | 날마다 알림 | 날마다 {hh}시 {mm}분에 "{t}"라고 알리는 메시지를 걸어 두십시오.
      cron_add schedule="{mm} {hh} * * 0" action=message text="{t}" | 일요일 알림 | 일요일마다 {hh}시 {mm}분에 "{t}"라고 알리는 메시지를 걸어 두십시오.
      cron_add schedule="{mm} {hh} * * *" action=procedure text=도량석 | 도량석 절차 | 날마다 {hh}시 {mm}분에 도량석 절차가 시작되게 걸어 두십시오.
      send_message channel=kakao to="{who}" text="{t}" | 전갈 | {who}께 kakao로 "{t}"라고 여쭈어 주십시오.
      gpio_write pin={p} value=1 | 일주문 등 | 일주문 등은 {p}번, 석등은 {q}번입니다. 일주문 등을 밝히십시오.
      gpio_write pin={q} value=0 | 석등 | 일주문 등은 {p}번, 석등은 {q}번입니다. 석등을 거두십시오(끔).
      gpio_write pin={r} value=1 | 약수 펌프 | 약수 펌프({r})를 돌리십시오. 보일러({s})는 때가 아닙니다.
      gpio_write pin={s} value=1 | 보일러 | 약수 펌프({r})는 두고 보일러({s})를 때십시오(1).
    `,
  },
  // 전기차 충전소 운영사
  {
    language: 'ko',
    event: 'mqtt ev/{cp}/status {"cp": "{cp}", "connector": {cn}, "status": "{st}", "kwh": {kwh}, "idTag": "{tag}", "errorCode": "{ec}"}',
    slots: { cp: 'CP-0031, EVC-77, 주차타워3', cn: '=1, 2', st: '=Charging, Preparing / Faulted, Unavailable', kwh: '4.1..58.8', tag: 'TAG8812, 0411AA, M-3307', ec: '=GroundFailure, OverCurrent, NoError', tok: 'ev-1k, Bearer.x9, op-443' },
    steps: `
      @st failed "상태가 {st}라 재시동하지 않는다" // mqtt_publish topic=ev/{cp}/cmd payload="{\\"reset\\": \\"Soft\\"}" | 소프트 리셋 | 고장이거나 쓸 수 없는 상태일 때만 ev/충전기/cmd 에 {"reset": "Soft"} 발행. 충전 중이거나 준비 중이면 건드리지 않음.
      mqtt_publish topic=ev/{cp}/cmd payload="{\\"unlock\\": {cn}}" | 잠금 풀기 | ev/충전기/cmd 에 {"unlock": 커넥터번호} 발행. 콜론 뒤 한 칸.
      mqtt_publish topic=ev/{cp}/limit payload="32" | 전류 제한 | ev/충전기/limit 에 32 라고만 발행.
      http_request url=https://ev.op.kr/cp/{cp} method=PATCH headers={"X-Op":"{tok}"} body="{ec}" | 서버 상태 변경 | https://ev.op.kr/cp/충전기 에 PATCH. X-Op 헤더 {tok}. 본문은 오류 코드.
      http_request url=https://ev.op.kr/cp/{cp} headers={"X-Op":"{tok}"} | 서버 상태 조회 | https://ev.op.kr/cp/충전기 를 X-Op 헤더 {tok}로 조회.
      http_request url=https://ev.op.kr/cp/{cp} | 그냥 조회 | https://ev.op.kr/cp/충전기 를 조회. 헤더 없음.
      sop_execute name=정산 payload={"tag":"{tag}","kwh":{kwh}} | 정산 | 정산 절차 시작. tag에 회원 태그, kwh에 충전량을 넘김.
      sop_execute name=정산 payload={"tag":"{tag}"} | 정산(태그만) | 정산 절차 시작. tag에 회원 태그만 넘김.
      memory_store key={cp} content="{ec}" | 오류 메모 | 충전기 이름에 오류 코드.
    `,
  },
  // 목공 교실
  {
    language: 'ko',
    slots: { b: '목공1, wood-io, saw-esp', p: '2..6', q: '7..11', r: '12..16', s: '17..21', v: '22..27', wood: '=삼나무 판재 12장, 자작합판 4x8 세 장, 오크 각재 두 단', st: '김목수, 수강생 여울, 3조', rule: '=장갑 끼고 테이블쏘 금지, 귀마개 착용, 톱밥은 퇴근 전에 비운다' },
    steps: `
      gpio_write pin={p} value=0 board="{b}" | 테이블쏘 잠금 | {b} 보드에서 테이블쏘는 {p}번. 쉬는 시간엔 전기를 뺍니다.
      gpio_write pin={p} value=1 board="{b}" | 테이블쏘 허가 | {b} 보드에서 테이블쏘는 {p}번. 수업 시작, 전기를 넣습니다.
      gpio_write pin={q} value=1 | 집진 | 대패 {r}, 집진 {q}. 톱밥 날리니 집진을 돌립니다.
      gpio_write pin={r} value=0 | 대패 | 대패 {r}, 집진 {q}. 대패는 세웁니다.
      gpio_write pin={s} value=0 | 밴드쏘 | 밴드쏘({s})를 로우로.
      gpio_read pin={v} board="{b}" | 비상정지 | {b} 보드 {v}번 비상정지 단추를 읽습니다.
      memory_store key=목재 content="{wood}" | 목재 재고 | 메모 "목재"에 "{wood}"라고 남깁니다.
      notify message="{rule}" title="안전" | 교실 화면 | 교실 컴퓨터에 제목 안전, 내용 "{rule}".
      send_message channel=band to="{st}" text="{rule}" | 수강생에게 | band로 {st}에게 "{rule}"라고 알립니다.
    `,
  },
  // 하수처리장 실험실
  {
    language: 'ko',
    event: 'webhook /wwtp/lab {"시료": "{smp}", "BOD": {bod}, "SS": {ss}, "T-N": {tn}, "채수": "{tm}", "분석": "{who}"}',
    slots: { smp: '=유입, 1차 침전, 포기조 3, 방류', bod: '3.1..9.9', ss: '11..29', tn: '31.2..58.7', tm: '=07:30, 10:15, 14:50', who: '변 연구사, 실험실 다인, 교대 분석원', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      file_write path=lab/{smp}.csv content="{tm},{bod},{ss},{tn}" append=true | 전부 기록 | lab/시료.csv 에 채수 시각, BOD, SS, T-N 네 가지를 쉼표로 붙여 추가함.
      file_write path=lab/{smp}.csv content="{tm},{ss}" append=true | SS만 기록 | lab/시료.csv 에 채수 시각과 SS 두 가지만 쉼표로 붙여 추가함.
      file_write path=lab/latest.txt content="{smp} {bod}" | 최신값 | lab/latest.txt 를 시료와 BOD(한 칸)로 새로 작성함.
      memory_store key="{smp}" content="T-N {tn}" | 질소 메모 | 시료 이름에 "T-N ○" 저장함.
      send_message channel=teams to="{who}" text="{smp} 재분석" | 재분석 요청 | teams로 분석한 이에게 "(시료) 재분석" 요청함.
      pushover message="{smp} SS {ss}" title="수질" | 푸시 | 제목 수질. "(시료) SS ○".
      gpio_write pin={p} value=1 | 포기 송풍 | 송풍기({p}) 가동, 반송펌프({q})는 현 상태 유지.
      gpio_write pin={q} value=0 | 반송펌프 | 송풍기({p}) 현 상태 유지, 반송펌프({q}) 정지.
      gpio_read pin={r} | 채수기 문 | 자동채수기 문({r}) 판독.
    `,
  },
  // 캠핑장
  {
    language: 'ko',
    event: 'webhook /camp/site {"사이트": "{st}", "이름": "{who}", "전기핀": {p}, "보드": "{bd}", "퇴실": "{day}", "번호": "{tel}"}',
    slots: { st: 'A3, 숲속 7, D-12', who: '노은호, 캠핑가족, 황보름', p: '2..26', bd: 'camp-io1, 관리동esp, d구역', day: '=2026-09-27, 2026-10-11, 2027-05-02', tel: '=010-3340-1827, 010-9915-2208', t: '=밤 열한 시부터 조용히 해 주세요, 장작은 매점에 있습니다, 개수대 물이 얼었습니다' },
    steps: `
      gpio_write pin={p} value=1 board="{bd}" | 전기 | 그 사이트 전기 넣어 주기. 핀이랑 보드는 알림에.
      gpio_write pin={p} value=0 board="{bd}" | 전기 끊기 | 퇴실했음. 그 사이트 전기 끊기. 핀이랑 보드는 알림에.
      gpio_read pin={p} board="{bd}" | 전기 확인 | 그 사이트에 전기가 들어가 있는지 알림의 보드에서 읽기만.
      send_message channel=sms to={tel} text="{t}" | 손님 문자 | 손님 번호로 sms "{t}"
      send_message channel=kakao to="{who}" text="{t}" | 손님 톡 | 손님 이름으로 kakao "{t}"
      cron_add schedule="{day}T11:00" action=message text="{st} 퇴실" | 퇴실 알림 | 퇴실 날 11:00 한 번 "(사이트) 퇴실" 메시지.
      cron_add schedule="{day}T11:00" action=message text="{st} 퇴실" name="{who}" | 퇴실 알림(이름) | 퇴실 날 11:00 한 번 "(사이트) 퇴실" 메시지. 예약 이름은 손님 이름.
      memory_store key="{st}" content="{who} {tel}" | 사이트 메모 | 사이트에 손님, 빈칸, 번호.
    `,
  },
  // 약국
  {
    language: 'ko',
    slots: { drug: '=타이레놀 500mg, 아목시실린 시럽, 판콜에스, 인슐린 펜', n: '2..60', t: '=유통기한 확인 바람, 반품 상자에 넣을 것, 냉장 보관, 처방전 보관함 정리', who: '도매 한울, 약사 편, 실습생', f: '=약국/주문.txt, pharm/return.csv, memo/inventory.txt', p: '2..13', q: '14..26', k: '=주문할 것, 반품, 냉장고' },
    steps: `
      memory_store key="{k}" content="{drug} {n}개" | 메모 | "{k}" 메모에 {drug} {n}개라고.
      memory_recall query="{drug}" | 메모 찾기 | {drug} 적어 둔 메모 찾기.
      file_write path={f} content="{drug} {n}" append=true | 줄 추가 | {f} 다음 줄에 {drug} {n} 이라고.
      file_write path={f} content="{drug}: {t}" | 새로 쓰기 | {f} 비우고 "{drug}: {t}" 한 줄만.
      send_message channel=fax to="{who}" text="{drug} {n}개 주문합니다" | 도매에 | fax 채널로 {who}에 "{drug} {n}개 주문합니다".
      notify message="{drug} {t}" | 조제실 화면 | 조제실 컴퓨터(여기)에 "{drug} {t}" 알림.
      notify message="{t}" title="{drug}" | 조제실 화면 2 | 조제실 컴퓨터(여기)에 알림. 제목에 {drug}, 내용에 {t}.
      gpio_write pin={p} value=1 | 십자등 | 밖 십자등({p}) 켬. 자동문({q})은 아님.
      gpio_write pin={q} value=0 | 자동문 | 자동문({q}) 전원 내림. 십자등({p})은 켜 둠.
    `,
  },
  // 댐 관리
  {
    language: 'ko',
    event: 'mqtt dam/{dam}/hydro dam={dam} wl={wl} in={qi} out={qo}',
    slots: { dam: '=청람, 소백, 운암', wl: '71.2..79.8', qi: '120..480', qo: '20..99', g1: '2..7', g2: '8..13', g3: '14..20', s: '21..27', tel: '=033-441-7700, 063-222-1908', a: '=하류 주민께서는 하천에 들어가지 마시기 바랍니다, 수문을 열어 물을 흘려보내고 있습니다, 낚시하시는 분은 밖으로 나오십시오' },
    steps: `
      mqtt_publish topic=dam/siren/{dam} payload="{a}" | 경보 방송 | dam/siren/댐 토픽으로 "{a}"를 그대로 발행하여 방송되게 한다.
      mqtt_publish topic=dam/hq payload="dam={dam} wl={wl} in={qi} out={qo}" | 본부 전달 | 수신한 문자열을 손대지 않고 dam/hq 로 발행한다.
      mqtt_publish topic=dam/hq/wl payload="{wl}" | 수위만 | dam/hq/wl 로 수위(wl) 값만 발행한다.
      send_message channel=sms to={tel} text="{dam} 방류 {qo}" | 지자체 문자 | {tel}에 sms로 "(댐) 방류 ○"(out 값)이라 알린다.
      file_write path=dam/{dam}.csv content="{wl},{qi},{qo}" append=true | 수문 기록 | dam/댐.csv 에 수위, 유입, 방류를 쉼표로 붙여 추가한다.
      gpio_write pin={g2} value=1 | 2번 수문 | 수문 구동 1번 {g1}, 2번 {g2}, 3번 {g3}. 1이면 올라간다. 2번 수문을 올린다.
      gpio_write pin={g3} value=0 | 3번 수문 | 수문 구동 1번 {g1}, 2번 {g2}, 3번 {g3}. 1이면 올라가고 0이면 내려간다. 3번 수문을 내린다.
      gpio_read pin={s} | 부유물 | 부유물 감지 {s}번을 읽는다.
    `,
  },
  // 사진관
  {
    language: 'ko',
    event: 'webhook /photo/reserve {"손님": "{who}", "촬영": "{kind}", "날": "{day}", "시": "{tm}", "장수": {n}, "액자": "{fr}"}',
    slots: { who: '지유네, 탁민호, 졸업반 3반', kind: '=증명사진, 가족사진, 돌사진, 우정사진', day: '=2026-10-03, 2026-12-19, 2027-02-20', tm: '=10:30, 13:00, 16:20', n: '2..48', fr: '=원목 11R, 검정 8R, 없음', p: '2..6', q: '7..11', r: '12..18' },
    steps: `
      cron_add schedule="{day}T{tm}" action=message text="{who} {kind}" | 촬영 알림 | 예약하신 날, 예약하신 시에 "(손님) (촬영)" 메시지가 한 번 뜨게요.
      send_message channel=kakao to="{who}" text="{kind} {n}장 나왔습니다" | 다 됐어요 | 손님께 kakao로 "(촬영) ○장 나왔습니다"라고요.
      file_list path=raw/{day} | 원본 보기 | raw 폴더의 날짜 폴더 안을 봐요.
      file_search query="{who}" path=raw | 원본 찾기 | raw 아래에서 손님 이름이 들어간 걸 찾아요.
      file_write path=orders/{who}.txt content="{fr} {n}장" | 인화 지시 | orders/손님.txt 를 "(액자) ○장"으로 새로 써요.
      memory_store key="{who}" content="{kind}, {fr}" | 손님 메모 | 손님 이름으로 "(촬영), (액자)"를 적어요(쉼표 뒤 한 칸).
      gpio_write pin={p} value=1 | 주조명 | 주조명 {p}, 보조 {q}, 배경 {r}. 주조명만 터지게 켜요.
      gpio_write pin={q} value=0 | 보조광 | 주조명 {p}, 보조 {q}, 배경 {r}. 보조는 빼요(끔).
      gpio_write pin={r} value=1 | 배경지 모터 | 주조명 {p}, 보조 {q}, 배경 {r}. 배경 쪽을 올려요.
    `,
  },
  // 원자력 연구소 방사선 관리
  {
    language: 'ko',
    event: 'mqtt rad/area {"구역": "{ar}", "선량": {ds}, "단위": "{un}", "검출기": "{id}", "당직": "{who}", "경보핀": {ap}, "문핀": {dp}}',
    slots: { ar: '=핫셀 2, 저장조, 반출구', ds: '0.11..0.19 / 2.40..8.80', un: '=uSv/h', id: 'GM-07, ION-3, NaI-12', who: '당직 표, 방호팀 온유, 안전관리실', ap: '2..13', dp: '14..26' },
    steps: `
      @ds failed "선량 {ds}" // gpio_write pin={ap} value=1 | 경보 발령 | 선량이 1을 넘은 경우에 경보핀을 1로 하여 경보를 울린다. 넘지 않은 경우 울리지 아니한다.
      gpio_write pin={ap} value=0 | 경보 해제 | 상황이 끝났으므로 경보핀을 0으로 하여 경보를 거둔다.
      gpio_write pin={dp} value=0 | 출입문 | 문핀은 0이면 잠긴다. 출입문을 잠근다.
      gpio_read pin={dp} | 출입문 상태 | 문핀을 읽어 잠겼는지 확인한다. 조작하지 아니한다.
      send_message channel=radiation to="{who}" text="{ar} {ds} {un}" | 당직 보고 | radiation 채널로 당직에게 구역, 선량, 단위를 한 칸씩 띄워 보고한다.
      file_write path=rad/{id}.log content="{ds}" append=true | 검출기 기록 | rad/검출기.log 에 선량만 추가한다.
      memory_store key={id} content="{ar}" | 검출기 위치 | 검출기 이름으로 어느 구역인지 저장한다.
      notify message="{ds} {un}" title="{ar}" | 감시반 화면 | 제목은 구역, 내용은 선량과 단위(한 칸)로 알림을 띄운다.
    `,
  },
  // 중고 서버 재활용 업체
  {
    language: 'ko',
    earlier: ['입고 스캔 | http_request → sn={sn}, model={md}, disk={dk}, slot={sl}', '소거 시작 | sop_execute → {run}'],
    slots: { sn: 'CZ2044A1, MX-77120, J9K3L2', md: 'R640, DL380 G9, SYS-6029', dk: '2..8', sl: 'S-14, 3-B-2, 선반7', run: 'run-5, wipe-212, sop-e4', p: '9..14', q: '15..20', r: '21..27' },
    steps: `
      sop_status run_id={run} | 소거 진행 | 조금 전에 건 소거가 얼마나 됐나 조회.
      sop_cancel run_id={run} reason="{sn} 보류" | 소거 취소 | 조금 전에 건 소거 취소. 사유 "(시리얼) 보류".
      sop_execute name=분해 payload={"sn":"{sn}","disk":{dk}} | 분해 | 분해 절차 시작. sn과 disk를 스캔값대로 넘김.
      sop_execute name=분해 payload={"sn":"{sn}"} | 분해(시리얼만) | 분해 절차 시작. sn만 넘김.
      memory_store key={sn} content="{md}" | 모델 메모 | 시리얼에 모델.
      memory_store key={sl} content="{sn}" | 자리 메모 | 자리(slot)에 시리얼.
      file_write path=scrap/{sn}.txt content="{md} 디스크 {dk}" | 카드 | scrap/시리얼.txt 새로. "(모델) 디스크 ○".
      gpio_write pin={p} value=1 | 소거기 전원 | 소거기 {p}, 컨베이어 {q}, 파쇄기 {r}. 소거기 통전.
      gpio_write pin={r} value=0 | 파쇄기 | 소거기 {p}, 컨베이어 {q}, 파쇄기 {r}. 파쇄기 차단.
    `,
  },
  // 어린이 천문 동아리
  {
    language: 'ko',
    slots: { obj: '=토성, 플레이아데스, 안드로메다 은하, 국제우주정거장', kid: '보라, 채운, 이안', t: '=붉은 손전등만 써요, 따뜻하게 입고 오세요, 망원경은 두 명씩 봐요, 구름이 많아서 다음 주에 만나요', p: '2..9', q: '10..18', r: '19..27', d: '=2026-11-17, 2026-12-13, 2027-01-03', f: '=별/일기.txt, star/log.md' },
    steps: `
      send_message channel=band text="{t}" | 밴드 알림 | band에 "{t}"라고 올려요!
      send_message channel=band to="{kid}" text="{obj} 봤어?" | 친구에게 | band로 {kid}에게 "{obj} 봤어?"라고 물어봐요.
      memory_store key="{kid}" content="{obj}" | 누가 뭘 봤나 | {kid}의 메모에 {obj}라고만 써요.
      file_write path={f} content="{d} {obj}" append=true | 관측 일기 | {f} 뒤에 "{d} {obj}"라고 이어 써요.
      cron_add schedule="{d}T20:00" action=message text="{obj} 보는 날" | 보는 날 | {d} 저녁 8시(20:00)에 한 번 "{obj} 보는 날"이라는 메시지요.
      cron_add schedule="{d}T20:00" action=prompt text="오늘 {obj} 잘 보일까?" | 물어보는 날 | {d} 저녁 8시(20:00)에 한 번 "오늘 {obj} 잘 보일까?"라고 묻는 prompt요.
      gpio_write pin={p} value=0 | 마당 등 | 별이 잘 보이게 마당 등({p})을 꺼요. 붉은 등({q})은 켜 놓고요.
      gpio_write pin={q} value=1 | 붉은 등 | 마당 등({p})은 끄고 왔어요. 이번엔 붉은 등({q})을 켜요.
      gpio_read pin={r} | 지붕 | 지붕이 열렸는지 {r}번을 읽어요.
    `,
  },
  // 김 가공 공장
  {
    language: 'ko',
    event: 'mqtt gim/line {"라인": {ln}, "수분": {w}, "건조온도": {t}, "매수": {n}, "조": "{crew}", "고장": "{er}"}',
    slots: { ln: '1..6', w: '7.1..9.9', t: '41..58', n: '1200..9800', crew: '=갯벌조, 물결조, 새벽조', er: '=컨베이어 끊김, 버너 불꺼짐, 절단기 막힘', p: '10..15', q: '16..21', r: '22..27' },
    steps: `
      send_message channel=walkie to="{crew}" text="{er}" | 조에 알림 | walkie로 지금 조에 고장 내용만 알려라.
      send_message channel=walkie to="{crew}" text="라인 {ln}, {er}" | 라인까지 | walkie로 지금 조에 "라인 ○, (고장)"을 알려라.
      file_write path=gim/{crew}.txt content="{n}매" append=true | 매수 | gim/조이름.txt 끝에 "○매" 한 줄. 예: {n}매
      memory_store key=gim-{ln} content="수분 {w}, {t}도" | 라인 메모 | gim-라인번호 에 "수분 ○, ○도"라고 적어라.
      mqtt_publish topic=gim/{ln}/dry payload="{\\"temp\\": 45}" | 건조 온도 | gim/라인번호/dry 에 {"temp": 45} 보내라.
      mqtt_publish topic=gim/{ln}/dry payload="{t}" | 지금 온도 | gim/라인번호/dry 에 지금 건조 온도 숫자를 보내라.
      gpio_write pin={p} value=0 | 버너 | 버너 {p}, 송풍 {q}, 절단기 {r}. 버너 꺼라.
      gpio_write pin={q} value=1 | 송풍 | 버너 {p}, 송풍 {q}, 절단기 {r}. 송풍은 계속 돌려라(1).
      gpio_write pin={r} value=0 | 절단기 | 버너 {p}, 송풍 {q}, 절단기 {r}. 절단기 세워라.
    `,
  },
  // 지역 아동센터 컴퓨터실
  {
    language: 'ko',
    event: 'webhook /pcroom/use {"자리": {seat}, "이름": "{kid}", "시작": "{tm}", "분": {min}, "과제": "{hw}", "선생님": "{t}"}',
    slots: { seat: '1..12', kid: '다온, 승현, 예지', tm: '=15:10, 16:05, 17:30', min: '20..90', hw: '=엔트리 게임, 독서록, 수학 인강, 타자 연습', t: '=미소 샘, 하늘 샘, 센터장님', p: '13..19', q: '20..27' },
    steps: `
      send_message channel=kakao to="{t}" text="{kid} {hw} 시작" | 선생님께 | 적힌 선생님께 kakao로 "(이름) (과제) 시작"이라고 보내 드려요.
      notify message="{kid}, {min}분 남았어요" title="{hw}" | 남은 시간 | 이 컴퓨터에 제목은 과제, 내용은 "(이름), ○분 남았어요"로 알려요.
      notify message="{kid}, {min}분 남았어요" | 남은 시간(제목 없이) | 이 컴퓨터에 "(이름), ○분 남았어요"라고 알려요.
      file_write path=pcroom/today.csv content="{seat},{kid},{min}" append=true | 사용 기록 | pcroom/today.csv 에 자리,이름,분 순으로 쉼표만 써서 이어 적어요.
      memory_store key="{kid}" content="{hw}" | 과제 메모 | 아이 이름으로 과제를 적어 둬요.
      memory_recall query="{kid}" limit=5 | 지난 과제 | 아이 이름으로 적힌 메모를 다섯 개까지 찾아요.
      sop_execute name=자리정리 payload={"자리":{seat}} | 자리 정리 | 자리정리 절차를 시작해요. '자리'에 자리 번호를 넘겨요.
      gpio_write pin={p} value=0 | 멀티탭 | 멀티탭({p})을 내리고 환기({q})는 그대로 둬요.
      gpio_write pin={q} value=1 | 환기 | 멀티탭({p})은 그대로, 환기({q})를 돌려요.
    `,
  },
];
