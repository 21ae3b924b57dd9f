import type { Scene } from '../../scene';

/** The product’s own tools as the operators of very different sites note them down, in Korean, part 2. */
export const notebooks2: readonly Scene[] = [
  // 난 화훼 농가
  {
    language: 'ko',
    event: 'webhook /orchid/alarm {"실": "{rm}", "조도": {lux}, "온도": {t}, "차광": "{sh}", "핀": {"차광막": {p}, "보광등": {q}, "순환팬": {r}}}',
    slots: { rm: '=개화실, 순화실, 모종실', lux: '3000..28000', t: '17.1..31.9', sh: '=열림, 닫힘, 반쯤', p: '2..8', q: '9..16', r: '17..26', txt: '=꽃대 올라온 화분은 건드리지 않는다, 물은 오전에만 준다, 택배 상자 40개 접어 둘 것' },
    steps: `
      gpio_write pin={p} value=1 | 차광막 치기 | 볕이 세다. 차광막 핀을 1로 올려 막을 친다. 번호는 알림에.
      gpio_write pin={q} value=0 | 보광 그만 | 알림에 적힌 보광등을 끈다.
      gpio_write pin={r} value=1 | 바람 | 알림에 적힌 셋 가운데 순환팬만 돌린다.
      gpio_read pin={q} | 보광등 상태 | 보광등이 들어와 있나 그 핀을 읽는다.
      memory_store key=난-{rm} content="{t}도 {lux}" | 기록 | 메모 "난-(실)"에 온도(도)와 조도 숫자를 한 칸 띄워 남긴다.
      file_write path=orchid/할일.txt content="{txt}" append=true | 할 일 보태기 | orchid/할일.txt 에 이 말을 보탠다. "{txt}"
      send_message channel=band text="{txt}" | 밴드에 | 밴드(band) 채널에 "{txt}"라고 올린다.
      notify message="{rm} 차광 {sh}" | 화면 | 이 컴퓨터 화면에 실 이름, '차광', 지금 차광 상태를 한 칸씩 띄워 띄운다.
    `,
  },
  // 반도체 장비 유틸리티
  {
    language: 'ko',
    event: 'mqtt fab/util {"설비": "{eq}", "압력": {kpa}, "유량": {lpm}, "알람": "{al}"}',
    slots: { eq: 'PCW-02, CDA-1, N2-07', kpa: '310..690', lpm: '12..88', al: 'AL-4410, AL-0092, W7-03', b: 'util-gw, fab-io2, 드라이펌프실', p: '2..8', q: '9..17', r: '18..26', tok: 'fab.9921, e7-kk, mes-key-3', run: 'run-7741, sop-2e0, r-660' },
    steps: `
      gpio_write pin={p} value=0 board="{b}" | PCW 밸브 차단 | {b} 보드 {p}번(PCW 밸브) Low. 차단.
      gpio_write pin={q} value=1 board="{b}" | 예비 펌프 기동 | {b} 보드 {q}번(예비 펌프) High. 기동.
      gpio_read pin={r} board="{b}" | 리크 센서 | {b} 보드 {r}번 리크 센서 Read.
      http_request url=http://mes.fab/alarm/{al} method=POST headers={"X-Mes":"{tok}"} body="{eq}" | MES 등록 | http://mes.fab/alarm/알람코드 에 POST. 헤더 X-Mes={tok}, 본문은 설비명.
      http_request url=http://mes.fab/alarm/{al} method=POST body="{eq}" | MES 등록(무인증) | http://mes.fab/alarm/알람코드 에 POST, 본문 설비명. 헤더 불필요.
      mqtt_publish topic=fab/ack/{eq} payload="{al}" | ACK | fab/ack/설비명 으로 알람코드 Publish.
      sop_cancel run_id={run} reason="{al}" | 진행 취소 | {run} 취소. 사유 칸에는 알람코드만.
      sop_execute name=util-check payload={"eq":"{eq}","kpa":{kpa}} | 점검 실행 | util-check 실행. Payload: eq, kpa 두 개.
    `,
  },
  // 수족관 가게
  {
    language: 'ko',
    slots: { p: '2..6', q: '7..11', r: '12..16', s: '17..21', u: '22..27', fish: '=구피 밥은 조금만, 디스커스 환수 30%, 새우 어항 약 금지, 산호 어항 염도 1.025', k: '=어항메모, fish-note, 3번어항', cust: '김 사장님, 코랄샵, 물생활카페' },
    steps: `
      gpio_write pin={p} value=0 | 히터 | 히터 {p}번, 여과기 {q}번, 조명 {r}번, CO2 {s}번. 물갈이 중엔 히터부터 꺼야 해요.
      gpio_write pin={s} value=1 | 이탄 | 히터 {p}번, 여과기 {q}번, 조명 {r}번, CO2 {s}번. CO2 밸브 열어 주세요.
      gpio_write pin={q} value=1 | 여과기 | 물갈이 끝! 여과기({q}) 다시 돌려요. 히터({p})는 좀 이따가요.
      gpio_write pin={r} value=0 | 조명 | 밤이에요, 조명({r}) 소등. CO2({s})는 타이머가 알아서 합니다.
      gpio_read pin={u} | 누수 | 바닥 누수 센서가 {u}번이에요. 값만 봐 주세요.
      memory_store key={k} content="{fish}" | 적기 | {k}에 "{fish}"라고 적어 둬요.
      memory_forget key={k} | 지우기 | {k} 메모는 이제 필요 없어요. 지워요.
      send_message channel=kakao to="{cust}" text="{fish}" | 손님께 | kakao로 {cust}께 "{fish}"라고 보내 드려요.
      send_message channel=kakao text="{fish}" | 공지 | kakao에 그냥 공지로 "{fish}".
    `,
  },
  // 상수도 가압장 순찰
  {
    language: 'ko',
    event: 'mqtt water/boost/{st} st={st} p1={a} p2={b} lvl={lv}',
    slots: { st: '=매봉, 고개, 산정, 남촌', a: '3.1..5.9', b: '0.2..1.1', lv: '22..88', p: '2..9', q: '10..17', r: '18..26', f: '=순찰/가압장.txt, patrol/boost.log, 일지/물.csv' },
    steps: `
      gpio_write pin={p} value=0 | 1호 펌프 | 1호 {p}, 2호 {q}. 1호 내리고 2호는 다음 단계에서 올린다.
      gpio_write pin={q} value=1 | 2호 펌프 | 1호 {p}, 2호 {q}. 1호는 이미 내렸다. 2호를 올린다.
      mqtt_publish topic=water/center payload="st={st} p1={a} p2={b} lvl={lv}" | 센터로 전달 | 들어온 문구를 손대지 말고 water/center 로 넘긴다.
      file_write path={f} content="st={st} p1={a} p2={b} lvl={lv}" append=true | 일지 | 들어온 문구 그대로 {f} 끝에 붙인다.
      notify message="{st} 수위 {lv}" | 수위 알림 | 어느 가압장 수위(lvl)가 얼마인지 알림. "○○ 수위 ○○".
      pushover message="{b}" title="{st} 2호 압력" | 푸시 | 제목 "{st} 2호 압력", 내용은 p2 값만.
      memory_store key=boost-{st} content="{a}/{b}" | 압력 메모 | boost-가압장이름 에 p1, p2를 빗금(/)으로 이어 적는다.
      gpio_read pin={r} | 침수 감지 | {r}번 침수 감지봉을 읽는다.
    `,
  },
  // 게스트하우스
  {
    language: 'ko',
    event: 'webhook /stay/checkin {"guest": "{g}", "room": "{rm}", "until": "{day}", "lang": "{lang}", "code": "{code}"}',
    slots: { g: 'Mina Sato, 구본철, L. Weber', rm: '=바다방, 귤방, 돌담방, 2F-1', day: '=2026-10-03, 2026-11-21, 2027-05-05', lang: '=ja, ko, de', code: '4021..9877', p: '2..9', q: '10..18', r: '19..27', ment: '=체크아웃은 11시입니다, 분리수거 부탁드려요, 바비큐는 아홉 시까지예요' },
    steps: `
      cron_add schedule="{day}T09:00" action=message text="{ment}" | 나가는 날 아침 | 손님이 나가시는 날 아침 9시(09:00)에 한 번 "{ment}"라는 메시지가 뜨게 해요.
      cron_add schedule="{day}T11:00" action=procedure text=방청소 name="{rm}" | 청소 절차 | 나가는 날 11시(11:00)에 방청소 절차를 한 번. 예약 이름은 방 이름으로 해요.
      cron_add schedule="{day}T11:00" action=procedure text=방청소 | 청소 절차만 | 나가는 날 11시(11:00)에 방청소 절차 한 번이요. 이름은 없어도 돼요.
      memory_store key="{rm}" content="{g} {code}" | 방 메모 | 방 이름으로 메모해요. 손님 이름, 띄고, 현관 코드.
      memory_recall query="{g}" | 단골인가 | 손님 이름으로 메모를 뒤져 봐요.
      gpio_write pin={p} value=1 | 마당 등 | 마당 등({p}) 켜 두세요. 대문은 {q}번이라 아니에요.
      file_write path=guest/{rm}.txt content="{g}, {day}까지" | 방 쪽지 | guest/방이름.txt 를 새로 써요. "(손님), (날짜)까지" 이렇게요.
      sop_execute name=welcome payload={"lang":"{lang}"} | 환영 절차 | welcome 절차를 시작하면서 lang에 손님 언어를 넣어 넘겨요.
    `,
  },
  // 도금 공장
  {
    language: 'ko',
    event: 'peripheral plating/pin_{fl} 1',
    slots: { fl: '22..27', p: '2..5', q: '6..9', r: '10..13', s: '14..17', u: '18..21', amp: '120..480', note: '=니켈조 액 보충, 크롬조 덮개 파손, 수세조 넘침, 정류기 소음', f: '=plating/사고.txt, 안전/누액.log, 작업/교대.md' },
    steps: `
      gpio_write pin={p} value=0 | 정류기 개별 차단 | 정류기: 니켈 {p}, 크롬 {q}, 아연 {r}. 니켈 정류기만 떨어뜨린다.
      gpio_write pin={r} value=0 | 아연만 | 정류기: 니켈 {p}, 크롬 {q}, 아연 {r}. 아연만 떨어뜨린다. 나머지 둘은 통전 유지.
      gpio_write pin={q} value=1 | 크롬 투입 | 정류기: 니켈 {p}, 크롬 {q}, 아연 {r}. 크롬 투입.
      gpio_write pin={s} value=1 | 배기 | 흄 배기팬 {s}번 가동.
      gpio_write pin={u} value=1 | 경광등 | 배기팬은 {s}번이고 경광등은 {u}번이다. 경광등을 돌린다.
      gpio_read pin={fl} | 누액 재확인 | 신호가 올라온 입력을 다시 읽어 본다.
      file_write path={f} content="{note}" append=true | 기록 | {f}에 "{note}" 한 줄 추가.
      http_request url=http://rect.local/amp method=PUT body="{amp}" | 전류 지령 | http://rect.local/amp 에 PUT으로 {amp:을} 보낸다.
      sop_list | 절차 목록 | 어떤 절차들이 있나 본다.
    `,
  },
  // 유치원
  {
    language: 'ko',
    slots: { cls: '=햇님반, 달님반, 별님반, 새싹반', n: '2..19', food: '=우유, 땅콩, 달걀, 복숭아', kid: '서아, 도윤, 하린, 이준', p: '2..10', q: '11..18', r: '19..26', hh: '=9, 10, 13, 15', say: '=현관에서 기다려 주세요, 오늘은 바깥놀이를 쉽니다, 여벌 옷을 보내 주세요' },
    steps: `
      memory_store key="{kid}" content="{food} 알레르기" | 알레르기 | {kid} 친구 이름으로 "{food} 알레르기"라고 기억해 주세요.
      memory_recall query="{food}" limit={n} | 누가 못 먹나 | {food:이} 들어간 메모를 {n}개까지 찾아 주세요.
      memory_recall query="{food}" category=급식 | 급식 메모만 | 급식 분류에서만 {food:을} 찾아 주세요. 몇 개든 좋아요.
      cron_add schedule="30 {hh} * * *" action=message text="{cls} 손 씻기" | 손 씻기 | 매일 {hh}시 30분이 되면 "{cls} 손 씻기"라고 띄워 주는 메시지를 예약해 주세요.
      send_message channel=kidsnote to="{cls}" text="{say}" | 알림장 | kidsnote 채널로 {cls} 앞으로 보내 주세요. 내용은 "{say}"입니다.
      pushover message="{say}" title="{cls}" | 원장님 | 원장님 휴대폰으로 푸시해요. 제목은 {cls}, 내용은 "{say}"예요.
      pushover message="{say}" | 원장님께 내용만 | 원장님 휴대폰으로 "{say}"라고만 푸시해요.
      gpio_write pin={p} value=1 | 공기청정기 | 아이들이 오기 전에 {p}번 공기청정기를 틀어 놓아요.
      gpio_write pin={q} value=0 | 에어컨 | 낮잠 시간이 끝났으니 {q}번 에어컨은 꺼 주세요. {r}번 가습기는 그대로요.
    `,
  },
  // 레미콘 공장
  {
    language: 'ko',
    event: 'mqtt remicon/batch {"차량": "{car}", "호칭": "{mix}", "물량": {m3}, "현장": "{site}", "슬럼프": {sl}}',
    slots: { car: '경기98바3301, 86루1120, 92사7745', mix: '=25-24-150, 25-18-80, 25-30-180', m3: '3.0..6.5', site: '호평지구, 물류센터B, 3공구', sl: '80..210', p: '2..9', q: '10..17', r: '18..26' },
    steps: `
      send_message channel=sms to="{site}" text="{car} 출발" | 현장 통보 | sms로 현장(메시지에 있음)에 "(차량) 출발".
      send_message channel=dispatch text="{car} {mix} {m3}" | 배차방 | dispatch 채널에 차량 호칭 물량, 빈칸 하나씩.
      file_write path=batch/{mix}.csv content="{car},{m3},{sl}" append=true | 출하 대장 | batch/호칭.csv 에 차량,물량,슬럼프 붙여 넣기.
      mqtt_publish topic=remicon/site payload="{\\"car\\": \\"{car}\\"}" | 현장 단말 | remicon/site 로 {"car": "{car}"} 를 쏜다.
      gpio_write pin={p} value=1 | 골재 컨베이어 | 컨베이어 {p}, 믹서 {q}, 살수 {r}. 컨베이어 돌려.
      gpio_write pin={q} value=0 | 믹서 | 컨베이어 {p}, 믹서 {q}, 살수 {r}. 믹서 세워.
      gpio_write pin={r} value=1 | 살수 | 컨베이어 {p}, 믹서 {q}, 살수 {r}. 먼지 난다, 살수 틀어.
      http_request url=http://remicon.local/ticket/{car} method=POST body="{m3}" | 송장 | http://remicon.local/ticket/차량번호 에 POST. 본문 물량.
    `,
  },
  // 천문대
  {
    language: 'ko',
    event: 'webhook /obs/weather {"운량": {cl}, "풍속": {w}, "습도": {h}, "이슬점차": {dp}}',
    slots: { cl: '0..90', w: '1.2..7.9 / 12.5..19.8', h: '31..79', dp: '0.4..9.1', p: '2..8', q: '9..15', r: '16..21', s: '22..27', b: 'dome-pi, 슬릿io, mount-a', tgt: '=M31, M42, NGC 7000, 목성' },
    steps: `
      @w failed "풍속 {w}" // gpio_write pin={p} value=0 board="{b}" | 슬릿 닫기 | 바람이 초속 10미터를 넘으면 {b} 보드 {p}번(슬릿)을 0으로 내려 닫는다. 넘지 않으면 닫지 않는다.
      @w gpio_write pin={p} value=1 board="{b}" // failed "풍속 {w}" | 슬릿 열기 | 바람이 초속 10미터 이하일 때만 {b} 보드 {p}번을 1로 올려 슬릿을 연다.
      gpio_write pin={q} value=1 | 이슬 히터 | 경통 이슬 히터 {q}번에 통전한다.
      gpio_write pin={r} value=0 | 적색등 | 돔 안의 붉은 등({r})을 끈다. 이슬 히터({q})는 켜진 채 둔다.
      gpio_read pin={s} board="{b}" | 리밋 | {b} 보드 {s}번의 리밋 스위치를 읽는다.
      file_write path=obs/log.txt content="{tgt} 운량 {cl}" append=true | 관측일지 | obs/log.txt 에 "{tgt} 운량 (숫자)"를 이어 쓴다. 숫자는 날씨 알림의 것.
      memory_store key="{tgt}" content="이슬점차 {dp}" | 대상 메모 | "{tgt}" 메모에 '이슬점차'와 그 값을 한 칸 띄워 적는다.
      sop_execute name=flat-field | 플랫 촬영 | flat-field 절차를 아무것도 넘기지 않고 시작한다.
    `,
  },
  // 한의원 탕전실
  {
    language: 'ko',
    earlier: ['처방 확인 | file_read → {rx}, {pk}첩, 환자 {pt}', '탕전기 현황 | http_request → 1호 {s1}분, 2호 {s2}분 남음'],
    slots: { rx: '=십전대보탕, 갈근탕, 쌍화탕, 보중익기탕', pk: '5..30', pt: '노경애, 석주원, 변금자', s1: '31..60', s2: '3..29', p: '2..7', q: '8..13', r: '14..20', s: '21..27' },
    steps: `
      memory_store key="{pt}" content="{rx} {pk}첩" | 처방 메모 | 환자분 성함으로 메모합니다. "(처방) ○첩"이라고 적어 주십시오.
      send_message channel=kakao to="{pt}" text="{rx} 탕전을 시작했습니다" | 환자께 | kakao로 환자분께 "(처방) 탕전을 시작했습니다"라고 보내 주십시오.
      notify message="2호 {s2}분 남음" | 2호 남은 시간 | 이 컴퓨터에 "2호 ○분 남음"이라고 알려 주십시오.
      notify message="1호 {s1}분 남음" title="탕전" | 1호 남은 시간 | 이 컴퓨터에 제목 "탕전"으로 "1호 ○분 남음"이라고 알려 주십시오.
      gpio_write pin={p} value=1 | 1호 탕전기 | 1호는 {p}번, 2호는 {q}번입니다. 1호에 전원을 넣어 주십시오.
      gpio_write pin={q} value=0 | 2호 탕전기 | 1호는 {p}번, 2호는 {q}번입니다. 2호 전원을 내려 주십시오.
      gpio_write pin={r} value=1 | 후드 | 김이 많이 납니다. 후드({r})를 돌려 주십시오. 포장기({s})는 아직입니다.
      file_write path=탕전/{pt}.txt content="{rx}" | 라벨 파일 | 탕전 폴더의 (환자 성함).txt 를 처방 이름만 넣어 새로 만들어 주십시오.
    `,
  },
  // 스키장 제설
  {
    language: 'ko',
    event: 'mqtt ski/wx {"슬로프": "{sl}", "기온": {t}, "습구": {wb}, "풍향": "{wd}"}',
    slots: { sl: '=알파, 브라보, 챌린지, 초급2', t: '-14.5..1.9', wb: '-12..-4 / -1..2', wd: '=북서, 남, 동북동', p: '2..8', q: '9..14', r: '15..20', s: '21..27', hh: '=20, 21, 22, 23' },
    steps: `
      @wb gpio_write pin={p} value=1 // failed "습구 {wb}도" | 제설 펌프 | 습구 -3도 밑으로 내려갔을 때만 제설 펌프({p}) 돌린다.
      gpio_write pin={q} value=0 | 팬건 | 팬건({q}) 세움. 펌프({p})는 계속.
      gpio_write pin={r} value=1 | 드레인 | 배관 언다. 드레인 밸브({r}) 개방.
      gpio_write pin={s} value=0 | 야간 조명 | 야간 조명({s}) 내림. 드레인({r})은 그대로.
      cron_add schedule="0 {hh} * * *" action=procedure text=야간제설 timezone=Asia/Seoul | 야간 제설 | 매일 {hh}시 정각 야간제설 절차. 시간대 Asia/Seoul.
      cron_add schedule="0 {hh} * * *" action=procedure text=야간제설 | 야간 제설(시간대 무) | 매일 {hh}시 정각 야간제설 절차. 그 밖엔 없음.
      cron_add schedule="0 {hh} * * *" action=message text="제설 인원 확인" delivery={"channel":"radio"} | 무전으로 | 매일 {hh}시 정각 "제설 인원 확인" 메시지가 radio 채널로 나가게 예약.
      mqtt_publish topic=ski/{sl}/wb payload="{wb}" | 습구 전달 | ski/슬로프이름/wb 로 습구 숫자 발행.
    `,
  },
  // 양봉장
  {
    language: 'ko',
    slots: { hive: '3..48', kg: '11.5..38.5', q1: '2..8', q2: '9..16', q3: '17..27', note: '=여왕 안 보임, 소비 두 장 추가, 응애 약 넣음, 분봉열 있음, 사양액 2리터', w: '여왕, 응애, 분봉' },
    steps: `
      memory_store key=벌통{hive} content="{note}" | 벌통 기록 | 벌통{hive} 메모에 "{note}"라고 적는다.
      memory_recall query=벌통{hive} | 기록 보기 | "벌통{hive}"에 대해 적어 둔 걸 찾는다.
      memory_forget key=벌통{hive} | 합봉함 | 합봉했다. 벌통{hive} 메모는 없앤다.
      file_search query="{w}" path=bee | 일지 뒤지기 | bee 폴더 안에서 "{w}" 나오는 일지를 찾는다.
      file_write path=bee/{hive}.txt content="{kg}kg" append=true | 무게 | bee/{hive}.txt 뒤에 {kg}kg 이라고 덧댄다.
      gpio_write pin={q1} value=1 | 전기 울타리 | 멧돼지 온다. 울타리({q1})에 전기 흘린다.
      gpio_write pin={q1} value=0 | 울타리 끊기 | 풀 베러 들어간다. 울타리({q1}) 전기 끊는다.
      gpio_write pin={q2} value=1 | 채밀기 | 채밀기({q2}) 돌린다. 울타리({q1})는 놔둔다.
      gpio_read pin={q3} | 저울 | {q3}번 저울 접점 읽기.
    `,
  },
  // 통신사 기지국
  {
    language: 'ko',
    event: 'mqtt cell/{site} {"site": "{site}", "batt": {v}, "door": {d}, "rectifier": "{rc}"}',
    slots: { site: 'KN-0412, SEJ-77, 무갑산2', v: '43.1..47.0 / 51.2..54.8', d: '=0, 1', rc: '=ok, fault', b: 'rms-3, cell-gw, 함체보드', p: '2..9', q: '10..18', r: '19..27', id: 'plan-8, j41, cr-206' },
    steps: `
      @v gpio_write pin={p} value=1 board="{b}" // failed "{v}V" | 발전기 기동 | 배터리 48V 미만이면 {b} 보드 {p}번으로 비상발전기 기동. 이상이면 기동 금지.
      gpio_write pin={q} value=0 board="{b}" | 에어컨 오프 | {b} 보드, {q}번 에어컨 OFF.
      gpio_write pin={q} value=0 | 에어컨 오프(기본) | {q}번 에어컨 OFF.
      gpio_read pin={r} board="{b}" | 도어 | {b} 보드, {r}번 도어 접점.
      board_info board="{b}" | RMS 확인 | {b} 연결 여부 조회.
      cron_remove id={id} | 점검 예약 해제 | {id} 해제.
      cron_add schedule="*/30 * * * *" action=prompt text="{site} 배터리 전압은?" | 30분마다 | 30분 간격으로 "{site} 배터리 전압은?" 이라고 묻는 prompt 등록.
      send_message channel=noc text="{site} {rc}" | NOC | noc 채널: 사이트명 정류기상태 (빈칸 하나)
      http_request url=http://noc.local/v2/{site} method=PUT headers={"X-From":"rms"} body="{v}" | NOC API | http://noc.local/v2/사이트명 PUT. X-From: rms 헤더. 본문 배터리 전압.
    `,
  },
  // 미술관 수장고
  {
    language: 'ko',
    event: 'mqtt museum/{room}/rh {"실": "{room}", "상대습도": {rh}, "온도": {t}, "작품": "{art}"}',
    slots: { room: '=1수장고, 2수장고, 특별실', rh: '44..56', t: '18.0..22.9', art: '=달항아리, 인왕제색도, 청동 좌상', p: '2..8', q: '9..15', r: '16..22', ch: '=teams, slack, mattermost', who: '학예사 임, 보존과학팀, 등록담당' },
    steps: `
      send_message channel={ch} to="{who}" text="{room} 습도 {rh}%" | 습도 보고 | {ch} 채널로 {who} 앞에 "(실) 습도 (값)%"로 보고하여 주시기 바랍니다.
      send_message channel={ch} to="{who}" text="{art} 이상 없음" | 작품 보고 | {ch} 채널로 {who} 앞에 작품 이름과 "이상 없음"을 한 칸 띄워 보고하여 주시기 바랍니다.
      file_write path=conservation/{art}.txt content="{rh}%, {t}도" append=true | 상태 기록 | conservation/작품이름.txt 뒤에 "○%, ○도"(습도가 먼저) 형식으로 추가하여 주십시오. 예: 50%, 20.5도
      file_read path=conservation/{art}.txt lines=8 | 앞의 여덟 줄 | 같은 작품 파일(conservation/작품이름.txt)에서 여덟 줄만 읽어 주십시오. 시작 줄은 지정하지 않습니다.
      gpio_write pin={p} value=1 | 제습기 | 제습기 {p}번, 가습기 {q}번, 조명 {r}번입니다. 제습기를 가동하여 주십시오.
      gpio_write pin={q} value=0 | 가습 정지 | 제습기 {p}번, 가습기 {q}번, 조명 {r}번입니다. 가습기를 정지하여 주십시오.
      gpio_write pin={r} value=0 | 소등 | 작품 보호를 위하여 {r}번 조명을 끕니다.
      memory_store key="{art}" content="{room}" | 위치 기록 | 작품 이름으로 지금 어느 실에 있는지 기억해 두십시오.
    `,
  },
  // 자동차 정비소
  {
    language: 'ko',
    slots: { car: '12가3456, 77허1029, 301머8842', code: 'P0301, P0420, C1201, U0100', p: '2..7', q: '8..13', r: '14..19', s: '20..27', won: '45000..620000', work: '=엔진오일 교환, 브레이크 패드 앞쪽, 점화코일 3번, 타이밍벨트 세트' },
    steps: `
      memory_store key={car} content="{work}" | 작업 메모 | {car} : {work}
      memory_store key={car} content="{code}" | 코드 메모 | {car} 메모에 고장코드 {code} 써 놔.
      send_message channel=sms to={car} text="{work} {won}원" | 견적 문자 | sms, 받는 이는 차번호 {car}로 등록돼 있어. "{work} {won}원"
      gpio_write pin={p} value=1 | 1번 리프트 | 리프트 전원 {p}, {q}, {r} 차례로 1번 2번 3번. 1번 켜.
      gpio_write pin={r} value=0 | 3번 리프트 | 리프트 전원 {p}, {q}, {r} 차례로 1번 2번 3번. 마지막 거 내려.
      gpio_write pin={q} value=1 | 가운데 리프트 | 리프트 전원 {p}, {q}, {r} 차례로 1번 2번 3번. 가운데 거 올려.
      gpio_write pin={s} value=0 | 콤프 | 콤프레샤 {s}번. 시끄럽다, 재워.
      file_write path=work/{car}.txt content="{work}" append=true | 이력 | work/{car}.txt 에 이어 붙여. {work}
      file_search query={code} | 코드 찾기 | {code} 나오는 파일 찾아봐. 폴더는 몰라.
    `,
  },
  // 양조장
  {
    language: 'ko',
    earlier: ['발효조 조회 | http_request → {"T1": {"brix": {x1}, "temp": {t1}}, "T2": {"brix": {x2}, "temp": {t2}}}', '점검표 위치 | file_search → {f}'],
    slots: { x1: '4.1..7.9', x2: '9.2..13.9', t1: '19..23', t2: '25..29', f: 'brew/check-7.txt, 양조/점검.md, tank/list.csv', p: '2..8', q: '9..15', r: '16..22', b: '=지게미 거르기 전, 2차 담금 완료, 효모 재투입' },
    steps: `
      file_read path={f} | 점검표 읽기 | 찾은 점검표를 읽는다.
      file_read path={f} from_line=10 lines=5 | 점검표 일부 | 찾은 점검표에서 열째 줄부터 다섯 줄.
      file_write path={f} content="{b}" append=true | 점검표에 한 줄 | 찾은 점검표 끝에 "{b}" 추가.
      memory_store key=T2 content="{x2}" | 둘째 조 당도 | T2 메모에 그 발효조 당도(brix) 숫자.
      memory_store key=T1 content="온도 {t1}" | 첫째 조 온도 | T1 메모에 "온도" 쓰고 한 칸 띄워 그 발효조 온도 숫자.
      mqtt_publish topic=brew/T1/brix payload="{x1}" | 첫째 조 당도 | brew/T1/brix 로 T1 당도 발행.
      gpio_write pin={q} value=1 | T2 냉각 | 냉각 밸브 T1은 {p}, T2는 {q}. T2가 덥다, 냉각 연다.
      gpio_write pin={p} value=0 | T1 냉각 | 냉각 밸브 T1은 {p}, T2는 {q}. T1은 냉각을 잠근다.
      pushover message="T1 {x1}, T2 {x2}" title="당도" | 푸시 | 제목 당도. "T1 ○, T2 ○"로 두 조의 당도.
    `,
  },
  // 폐기물 소각장
  {
    language: 'ko',
    event: 'mqtt incin/cems {"라인": {ln}, "CO": {co}, "NOx": {nox}, "온도": {t}, "시각": "{tm}"}',
    slots: { ln: '1..3', co: '4..29', nox: '31..68', t: '851..962', tm: '=03:10, 08:40, 15:55, 22:05', p: '2..8', q: '9..15', r: '16..21', s: '22..27', run: 'run-901, sop-7c1, r-2288', nm: '=활성탄투입, 요소수증량, 비상정지' },
    steps: `
      file_write path=cems/{ln}.csv content="{tm},{co},{nox}" append=true | 측정 기록 | cems/라인번호.csv 에 시각, CO, NOx를 쉼표로 붙여 추가 바람.
      http_request url=https://cems.env.kr/line/{ln} method=POST body="{nox}" | 관제 전송 | https://cems.env.kr/line/라인번호 로 NOx값만 POST 바람.
      sop_execute name={nm} payload={"라인":{ln},"온도":{t}} | 절차 개시 | {nm} 절차 개시. 라인과 온도를 동명의 값으로 전달할 것.
      sop_execute name={nm} payload={"라인":{ln}} | 라인만 전달 | {nm} 절차 개시. 라인만 동명의 값으로 전달할 것.
      sop_cancel run_id={run} reason="NOx {nox}" | 실행 중단 | {run} 취소. 사유는 "NOx"와 그 값(한 칸 띄움).
      gpio_write pin={p} value=1 | 요소수 펌프 | 요소수 펌프 {p}, 활성탄 피더 {q}, 재순환팬 {r}. 요소수 펌프 기동.
      gpio_write pin={r} value=0 | 재순환팬 | 요소수 펌프 {p}, 활성탄 피더 {q}, 재순환팬 {r}. 재순환팬 정지.
      gpio_read pin={s} | 투입문 | {s}번 투입문 접점값 확인 바람.
    `,
  },
  // 게임방
  {
    language: 'ko',
    event: 'webhook /pc/seat {"자리": {seat}, "회원": "{id}", "남은분": {min}, "주문": "{food}"}',
    slots: { seat: '1..96', id: 'hawk77, 배고픈곰, zx_moon', min: '0..8 / 30..240', food: '=제육덮밥, 라면+만두, 아아 곱배기, 핫도그', p: '2..9', q: '10..18', r: '19..27', tok: 'pcb-11, key-4Z, 9931-a' },
    steps: `
      @min http_request url=http://pc.local/seat/{seat}/warn method=POST body="{min}" // failed "{min}분 남았다" | 시간 경고 | 10분 밑으로 남은 자리만 http://pc.local/seat/자리번호/warn 에 POST. 본문은 남은 분. 넉넉하면 하지 마.
      http_request url=http://pc.local/seat/{seat} method=DELETE headers={"X-Pcb":"{tok}"} | 자리 빼기 | http://pc.local/seat/자리번호 DELETE. X-Pcb 헤더 {tok}.
      http_request url=http://pc.local/seat/{seat} headers={"X-Pcb":"{tok}"} | 자리 조회 | http://pc.local/seat/자리번호 조회. X-Pcb 헤더 {tok}.
      notify message="{seat}번 {food}" title="주방" | 주방 모니터 | 이 컴이 주방 컴. 제목 주방, "○번 (메뉴)" 알림.
      notify message="{seat}번 {food}" | 주방 모니터 | 이 컴이 주방 컴. "○번 (메뉴)" 알림.
      send_message channel=discord to="{id}" text="음식 나왔습니다" | 디코 | discord로 그 회원한테 "음식 나왔습니다"
      gpio_write pin={p} value=1 | 흡연실 환풍 | 흡연실 환풍기 {p}번 돌려. 간판은 {q}.
      gpio_write pin={q} value=0 | 간판 | 흡연실 환풍기 {p}번, 간판 {q}번. 간판 꺼.
    `,
  },
  // 낚시터
  {
    language: 'ko',
    slots: { p: '2..7', q: '8..13', r: '14..20', s: '21..27', msg: '=오늘은 붕어 방류합니다, 밤낚시는 열한 시까지, 2번 좌대 수리 중, 캔은 한데 모아 주세요', f: '=낚시터/방류.txt, pond/money.csv, memo.txt', n: '3..25', day: '=2026-10-31, 2026-11-14, 2027-03-01' },
    steps: `
      gpio_write pin={p} value=1 | 물레방아 | 물레방아(수차)가 {p}번이여. 돌려 놔.
      gpio_write pin={q} value=0 | 좌대 불 | 좌대 불은 {q}번, 길 불은 {r}번이여. 좌대 불만 꺼.
      gpio_write pin={r} value=1 | 길 불 | 좌대 불은 {q}번, 길 불은 {r}번. 길 불 켜.
      gpio_write pin={s} value=1 | 수문 | 물 넘치겄다. 수문 {s}번, 1 주면 열려. 열어.
      gpio_write pin={s} value=0 | 수문 닫기 | 물 다 빠졌다. 수문 {s}번, 1 주면 열리고 0 주면 닫혀. 닫아.
      send_message channel=band text="{msg}" | 밴드 글 | band에 글 하나. "{msg}"
      file_write path={f} content="{msg}" append=true | 장부 | {f} 끄트머리에 "{msg}" 적어 놔.
      file_read path={f} from_line={n} lines=3 | 장부 보기 | {f} {n}번째 줄부터 세 줄만 봐.
      cron_add schedule="{day}T05:00" action=message text="{msg}" | 그날 새벽 | {day} 새벽 다섯 시(05:00)에 한 번, 메시지 "{msg}"
    `,
  },
  // 열차 차량기지
  {
    language: 'ko',
    event: 'mqtt depot/{trk} {"선로": "{trk}", "편성": "{set}", "가압": "{hv}", "작업": "{job}"}',
    slots: { trk: '=유치3, 검수1, 전삭, 세척선', set: 'KTX-118, 3207편성, D-44', hv: '=무가압, 단전 / 가압, 활선', job: '=팬터 교환, 대차 점검, 유리 세척', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      @hv gpio_write pin={p} value=1 // failed "전차선이 {hv} 상태다" | 작업등 점등 | 전차선에 전기가 없을 때에 한하여 작업등 {p}번 점등. 전기가 살아 있으면 점등 금지.
      notify message="{set} {job}" title="{trk}" | 관제 화면 | 제목: 선로명. 내용: 편성, 작업 순(한 칸).
      file_write path=depot/{trk}.txt content="{set} {job}" | 현황판 | depot/선로명.txt 를 "(편성) (작업)"으로 갱신(전체 새로 씀).
      file_write path=depot/all.log content="{trk} {set} {hv}" append=true | 누적 기록 | depot/all.log 말미에 선로 편성 가압상태를 추가.
      gpio_write pin={q} value=0 | 출발표시 소등 | 출발표시등 {q}번 소등. 작업등({p})은 유지.
      gpio_read pin={r} | 차막이 | 차막이 접점 {r}번 읽음.
      mqtt_publish topic=depot/radio payload="{trk} 접근 금지" | 방송 단말 | depot/radio 로 "(선로명) 접근 금지" 발행.
      memory_store key="{set}" content="{job}" | 편성 이력 | 편성명 키에 작업 내용 저장.
    `,
  },
];
