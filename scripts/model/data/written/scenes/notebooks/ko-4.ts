import type { Scene } from '../../scene';

/** The product’s own tools as the operators of very different sites note them down, in Korean, part 4: values that are named by other words. */
export const notebooks4: readonly Scene[] = [
  // 파프리카 유리온실
  {
    language: 'ko',
    event: 'mqtt glass/zone {"zone": "{z}", "air_t": {t}, "leaf_t": {lt}, "par": {par}, "vent_pin": {vp}, "screen_pin": {sp}, "io": "{io}"}',
    slots: { z: 'Z1, Z4, north-bay', t: '18.0..26.9', lt: '27.1..33.0', par: '120..980', vp: '2..9', sp: '10..18', io: 'priva-2, glass-io, esp-roof', q: '19..27' },
    steps: `
      gpio_write pin={vp} value=1 board="{io}" | 창 올리기 | 메시지에 실린 입출력 보드에서 창문 쪽 핀을 올린다.
      gpio_write pin={sp} value=0 board="{io}" | 커튼 걷기 | 메시지에 실린 입출력 보드에서 스크린 쪽 핀을 0으로 떨군다.
      gpio_write pin={vp} value=0 | 창 내리기 | 창문 핀(메시지)을 내린다.
      gpio_read pin={sp} | 커튼 읽기 | 스크린 핀(메시지)은 지금 몇인지 읽기만.
      memory_store key={z} content="잎 {lt}도, 공기 {t}도" | 온도 둘 다 | 구역 이름으로 적는다. 잎 온도가 먼저: "잎 ○도, 공기 ○도".
      mqtt_publish topic=glass/light payload="{par}" | 광량 | glass/light 에 빛의 세기만 보낸다.
      notify message="{z} 잎 {lt}도" title="온실" | 알림 | 제목은 온실. 구역과 잎 온도를 "○ 잎 ○도"로 알린다.
      gpio_write pin={q} value=1 | CO2 | 탄산가스 발생기는 {q}번. 피운다(1).
    `,
  },
  // 뱀장어 순환여과 양식
  {
    language: 'ko',
    earlier: ['순찰 기록 열기 | file_read → 06시 수조 1 정상 / 수조 4 먹이 남음 / 수조 6 거품 많음\n담당 {who}, 차단기 {br}', '약품 창고 | http_request → 소금 {a}kg, 중조 {b}kg, 과산화수소 {c}L'],
    slots: { who: '=어 반장, 만석 씨, 오전조', br: 'NFB-6, QF2, 메인3', a: '100..480', b: '30..90', c: '3..19', p: '2..6', q: '7..12', r: '13..19', s: '20..27' },
    steps: `
      send_message channel=walkie to="{who}" text="6번 수조 거품 많음" | 담당 부르기 | 순찰 기록에 적힌 담당을 walkie로 불러라. 할 말: "6번 수조 거품 많음"
      send_message channel=walkie text="4번 수조 먹이 줄이기" | 모두에게 | walkie에 대고 모두에게 "4번 수조 먹이 줄이기".
      memory_store key=중조 content="{b}kg" | 중조 남은 것 | 메모 "중조"에 창고에 남은 중조를 적어라. 단위 붙여서.
      memory_store key=salt content="소금 {a}kg" | 소금 남은 것 | 메모 salt 에 "소금 ○kg".
      pushover message="과산화수소 {c}L" title="발주" | 모자란 것 | 셋 중 물약만 리터다. 그거 발주하게 푸시. 제목 "발주", 내용은 창고에 적힌 대로 이름 띄고 양.
      gpio_write pin={p} value=0 | 드럼필터 | 드럼필터 {p}, 스키머 {q}, 산소 {r}, 자외선 {s}. 드럼필터 역세 끝났으면 내려라. 끝났다.
      gpio_write pin={q} value=1 | 스키머 | 드럼필터 {p}, 스키머 {q}, 산소 {r}, 자외선 {s}. 거품 걷는 놈(스키머) 돌려라.
      gpio_write pin={s} value=0 | 살균등 | 드럼필터 {p}, 스키머 {q}, 산소 {r}, 자외선 {s}. 약 칠 거니까 자외선 꺼라.
      file_write path=eel/차단기.txt content="{br}" | 차단기 이름 | eel/차단기.txt 에 순찰 기록에 나온 차단기 이름만 남겨라(새로 쓰기).
    `,
  },
  // 종자 연구소
  {
    language: 'ko',
    event: 'webhook /seed/germ {"batch": "{bt}", "variety": "{var}", "germ_pct": {g}, "chamber": "{ch}", "technician": "{who}", "next_count": "{day}"}',
    slots: { bt: 'S26-081, GB-144, K-0093', var: '=새청무, 백옥찰, 다향', g: '31..64 / 88..99', ch: 'GC-2, 배양기 5, phyto-1', who: '석하림, 권도윤, 봉선영', day: '=2026-10-08, 2026-10-29, 2026-11-16', p: '2..13', q: '14..26' },
    steps: `
      @g send_message channel=slack to="{who}" text="{bt} 발아율 {g}%" // failed "발아율 {g}%라 알릴 것이 없다" | 발아 불량 통보 | 발아율이 70%에 못 미치는 배치에 한해 slack으로 담당 기사에게 "(배치) 발아율 ○%"라고 통보함. 그 외에는 통보 안 함.
      cron_add schedule="{day}T10:00" action=message text="{bt} 계수" | 다음 계수일 | 다음에 세는 날 10:00에 한 번 "(배치) 계수" 메시지.
      cron_add schedule="{day}T10:00" action=procedure text=germ-count name={bt} | 계수 절차 | 다음에 세는 날 10:00에 germ-count 절차. 예약 이름에는 배치 번호.
      sop_execute name=germ-count payload={"variety":"{var}"} | 지금 세기 | germ-count 절차를 바로 시작. variety라는 이름으로 품종을 넘김.
      file_write path=germ/{bt}.csv content="{var},{g}" append=true | 결과 추가 | germ/배치.csv 에 품종과 발아율을 쉼표로 이어 덧붙임.
      file_write path=germ/latest.txt content="{bt} {g}" | 최신 결과 | germ/latest.txt 를 배치와 발아율(빈칸 하나)로 새로 씀.
      memory_store key="{ch}" content="{var}" | 배양기에 뭐가 | 어느 배양기인지를 키로, 품종을 내용으로 저장.
      gpio_write pin={p} value=0 | 배양기 문등 | 내부등 {p}번 소등, 가온({q})은 유지.
    `,
  },
  // 편의점 본부 서버
  {
    language: 'ko',
    event: 'webhook /mon/alert {"labels": {"instance": "{host}", "job": "{job}", "severity": "{sev}"}, "value": {v}, "runbook": "{rb}", "silence_url": "{url}"}',
    slots: { host: 'pos-db-01, api-gw3, kafka2', job: 'mysqld, nginx, broker', sev: '=warning, critical, page', v: '71..99', rb: 'runbooks/db-cpu.md, runbooks/lag.md, docs/gw.md', url: '=http://am.local/silence/31, http://am.local/silence/77, http://am.local/s/9a', tok: 'am-1f2, Bearer-77, zz901' },
    steps: `
      file_read path={rb} | 대응서 열기 | 경보에 붙은 대응 문서(runbook) 열어 봄.
      file_read path={rb} lines=40 | 대응서 머리 | 경보에 붙은 대응 문서 40줄만.
      http_request url={url} method=POST | 조용히 | 경보에 붙은 침묵 주소에 POST. 본문 없음.
      http_request url={url} method=POST headers={"Authorization":"{tok}"} | 인증 달고 조용히 | 경보에 붙은 침묵 주소에 POST. Authorization: {tok} 헤더. 본문 없음.
      http_request url={url} method=DELETE | 침묵 해제 | 경보에 붙은 침묵 주소를 DELETE.
      send_message channel=oncall text="{host} {job} {v}" | 당직방 | oncall 채널: 서버 작업 값. 빈칸 구분.
      send_message channel=oncall to="{job}" text="{host} {sev}" | 작업 담당에게 | oncall 채널. 받는 이는 작업 이름. 내용은 서버, 빈칸, 심각도.
      mqtt_publish topic=mon/{host} payload="{sev}" | 상태등 | mon/서버이름 으로 심각도 발행.
      memory_store key={host} content="{rb}" | 문서 위치 | 서버 이름 키에 대응 문서 경로 저장.
    `,
  },
  // 젓갈 숙성굴
  {
    language: 'ko',
    event: 'mqtt cave/jeot tunnel={tn} temp={t} barrel={br} salt={s}',
    slots: { tn: '=동굴A, 동굴B, 윗굴', t: '9..16', br: '101..380', s: '18..28', p: '2..8', q: '29..34', fan: '35..39', w: '=새우젓, 멸치젓, 황석어젓' },
    steps: `
      notify message="tunnel={tn} temp={t} barrel={br} salt={s}" | 그대로 띄우기 | 올라온 줄을 한 글자도 안 고치고 이 컴퓨터에 알림으로 띄움.
      mqtt_publish topic=cave/copy payload="tunnel={tn} temp={t} barrel={br} salt={s}" | 그대로 넘기기 | 올라온 줄 그대로 cave/copy 로 넘김.
      file_write path=jeot/{tn}.log content="{br} {s}" append=true | 통 기록 | jeot/굴이름.log 에 통 번호, 빈칸, 염도를 덧붙임.
      memory_store key="통 {br}" content="{w} 염도 {s}" | 통 메모 | 메모 이름은 "통" 띄고 통 번호. 내용은 "{w} 염도 (숫자)".
      memory_recall query="통 {br}" | 통 내력 | "통" 띄고 통 번호, 이 말로 메모를 찾음.
      pushover message="{tn} {t}도" | 굴 온도 | 어느 굴이 몇 도인지(도 붙임) 푸시. 빈칸 하나.
      gpio_write pin={p} value=1 | 배기 | 굴 배기팬 {p}번. 습하다. 돌림.
      gpio_write pin={p} value=0 | 배기 그만 | 굴 배기팬 {p}번. 다 빠졌다. 세움.
    `,
  },
  // 물류 자동창고
  {
    language: 'ko',
    event: 'mqtt asrs/crane {"crane": {cr}, "fault": "{fc}", "pos": "{pos}", "load": "{sku}", "qty": {n}, "operator": "{op}"}',
    slots: { cr: '1..8', fc: 'F-201, F-118, LIM-X', pos: '=12열 4단, 3열 9단, 27열 1단', sku: 'SKU-88120, PLT-0441, BX7731', n: '12..480', op: '지안, 민 대리, 우람', p: '9..14', q: '15..20', r: '21..27', run: 'run-8080, r-c41, sop-517' },
    steps: `
      notify message="{pos} {fc}" title="크레인 {cr}" | 화면 | 제목은 "크레인" 띄고 번호, 내용은 멈춘 자리와 고장 코드를 한 칸 띄워서.
      send_message channel=teams to="{op}" text="{sku} {n}개 대기" | 작업자에게 | teams로 크레인 보는 사람에게 "(물건 코드) ○개 대기".
      sop_cancel run_id={run} reason="{fc}" | 출고 취소 | 출고 실행 {run} 취소, 이유는 고장 코드.
      sop_execute name=crane-reset payload={"crane":{cr},"fault":"{fc}"} | 리셋 절차 | crane-reset 시작. crane과 fault를 넘긴다.
      sop_execute name=crane-reset payload={"crane":{cr}} | 리셋 절차(호기만) | crane-reset 시작. crane만 넘긴다. fault는 넘기지 않는다.
      file_write path=asrs/fault.csv content="{cr},{fc},{pos}" append=true | 고장 대장 | asrs/fault.csv 에 호기, 코드, 자리를 쉼표로만 이어 추가.
      gpio_write pin={p} value=0 | 주행 차단 | 크레인 전원 주행 {p}, 승강 {q}, 포크 {r}. 주행만 끊는다.
      gpio_write pin={q} value=1 | 승강 통전 | 크레인 전원 주행 {p}, 승강 {q}, 포크 {r}. 승강에 전기를 준다.
    `,
  },
  // 시골 마을회관
  {
    language: 'ko',
    slots: { say: '=아아 이장입니다, 내일 마을 청소합니다, 독감 주사 맞으러 오세요, 멧돼지 조심하십시오, 분리수거차가 늦는답니다', who: '=이장님, 부녀회장님, 노인회 총무', p: '2..7', q: '8..12', r: '13..18', s: '19..27', hh: '=6, 7, 18', tel: '=010-3382-0071, 010-7710-4429', f: '=마을/공지.txt, 회관/장부.txt, village/todo.txt' },
    steps: `
      cron_add schedule="0 {hh} * * *" action=message text="{say}" | 날마다 방송 글 | 날마다 {hh}시 정각에 "{say}"라고 메시지가 나오게 하자.
      cron_add schedule="0 {hh} * * 6" action=message text="{say}" | 토요일만 | 토요일마다 {hh}시 정각에 "{say}"라고 메시지가 나오게 하자.
      send_message channel=sms to={tel} text="{say}" | 문자 | sms로 {tel}에 "{say}"라고 보내자.
      send_message channel=band to="{who}" text="{say}" | 밴드 쪽지 | band에서 {who}께만 "{say}"라고 전하자.
      file_write path={f} content="{who}: {say}" append=true | 장부 | {f}에 이어서 "{who}: {say}"라고 적자.
      gpio_write pin={p} value=1 | 앰프 | 방송하려면 앰프({p})부터 켜야지.
      gpio_write pin={q} value=0 | 보일러 | 회관 보일러 {q}번, 정자 등 {r}번. 사람 없으니 보일러 내리자.
      gpio_write pin={r} value=1 | 정자 등 | 회관 보일러 {q}번, 정자 등 {r}번. 어두우니 정자에 불 넣자.
      gpio_read pin={s} | 우물 수위 | 우물 수위 {s}번을 읽자.
    `,
  },
  // 도자기 체험관
  {
    language: 'ko',
    event: 'webhook /clay/book {"단체명": "{grp}", "인원": {n}, "체험": "{kind}", "인솔자": "{who}", "연락처": "{tel}", "일시": "{day}T{tm}"}',
    slots: { grp: '=해솔초 3학년, 효도관광단, 청람어린이집', n: '8..45', kind: '=물레, 핸드페인팅, 흙놀이', who: '마은정, 구자현, 피터 한', tel: '=010-2219-7743, 010-6650-1188', day: '=2026-10-20, 2026-11-05, 2027-03-12', tm: '=09:30, 11:00, 14:00', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      send_message channel=sms to={tel} text="{kind} 체험 {n}명 예약되었습니다" | 예약 확인 문자 | 인솔하시는 분 번호로 sms를 보내 주세요. "(체험) 체험 ○명 예약되었습니다"라고요.
      cron_add schedule="{day}T08:00" action=message text="{grp} {n}명" | 당일 아침 | 오시는 날 08:00에 한 번, 단체와 인원을 "○○ ○명"으로 알려 주는 메시지를 예약해 주세요.
      cron_add schedule="{day}T{tm}" action=procedure text=체험시작 name="{grp}" | 시작 절차 | 오시는 시각에 맞춰 한 번 체험시작 절차가 돌도록, 예약 이름에는 단체를 넣어 주세요.
      file_write path=clay/{day}.txt content="{who} {tel}" append=true | 연락처 | clay/날짜.txt 에 인솔자와 번호를 한 칸 띄워 이어 적어 주세요.
      memory_store key="{grp}" content="{kind} {n}명" | 단체 메모 | 단체 이름으로 무슨 체험에 몇 명인지 "○○ ○명"으로 메모해 주세요.
      memory_recall query="{grp}" limit=1 | 전에 오셨나 | 이 단체 메모가 있는지 하나만 찾아 주세요.
      gpio_write pin={p} value=1 | 물레 전원 | 물레({p}) 전원을 올려 주세요. 가마({q})는 저녁에요.
      gpio_write pin={q} value=0 | 가마 | 물레({p})는 그대로, 가마({q})는 전원을 내려 주세요.
    `,
  },
  // 도시가스 정압기실
  {
    language: 'ko',
    event: 'mqtt gas/gov/{gov} {"gov": "{gov}", "p_in": {a}, "p_out": {b}, "lel": {l}, "patrol": "{who}"}',
    slots: { gov: '=G-17, G-52, 역전1', a: '0.51..0.79', b: '2.1..2.9', l: '0..4 / 21..48', who: '=순찰 1조, 순찰 3조, 긴급출동', p: '5..9', q: '10..15', r: '16..21', s: '22..27', b1: 'gov-rtu, 정압io, rtu-17' },
    steps: `
      @l failed "가스 농도 {l}%LEL" // gpio_write pin={p} value=1 board="{b1}" | 방폭 환풍 | 누출 농도가 20%LEL 초과면 {b1} 보드 {p}번 방폭팬을 켤 것. 이하일 땐 실패 처리할 것.
      send_message channel=dispatch to="{who}" text="{gov} {l}%LEL" | 순찰조 | dispatch로 메시지의 순찰조에 "(정압기) ○%LEL" 전달할 것.
      gpio_write pin={q} value=0 board="{b1}" | 긴급차단변 | {b1} 보드 {q}번 긴급차단변: 0=닫힘. 닫을 것.
      gpio_write pin={q} value=1 board="{b1}" | 차단변 복귀 | {b1} 보드 {q}번 긴급차단변: 0=닫힘, 1=열림. 조치 끝, 열 것.
      gpio_read pin={r} board="{b1}" | 문 열림 | {b1} 보드 {r}번 출입문 접점 읽을 것.
      gpio_read pin={s} | 침수 | {s}번 침수 접점 읽을 것.
      mqtt_publish topic=gas/gov/{gov}/out payload="{b}" | 출구 압력 | gas/gov/정압기/out 에 출구 쪽 압력값만 발행할 것.
      file_write path=gas/{gov}.csv content="{a},{b}" append=true | 압력 기록 | gas/정압기.csv 에 입구, 출구 압력을 쉼표로 붙여 추가할 것.
      memory_store key={gov} content="입구 {a}" | 입구 압력 | 정압기 이름을 키로 "입구 ○" 저장할 것.
    `,
  },
  // 문구 공방 (레이저)
  {
    language: 'ko',
    event: 'mqtt laser/job {"file": "{f}", "material": "{m}", "power": {pw}, "passes": {ps}, "client": "{cl}"}',
    slots: { f: 'jobs/stamp-31.svg, art/이름표7.dxf, jobs/box.svg', m: '=자작 3T, 아크릴 5T, 펠트, MDF 6T', pw: '15..95', ps: '1..4', cl: '문방구 봄, 소담, studio K', p: '5..9', q: '10..15', r: '16..21', s: '22..27' },
    steps: `
      file_search query="{f}" | 도면 어디에 | 작업에 적힌 도면 경로로 파일을 찾아본다.
      file_read path={f} lines=5 | 도면 앞머리 | 그 도면의 다섯 줄만 읽는다.
      memory_store key="{m}" content="출력 {pw}, {ps}회" | 재료 값 | 재료를 키로 "출력 ○, ○회"라 적는다.
      memory_recall query="{m}" | 전에 쓴 값 | 그 재료로 적어 둔 값이 있나 찾는다.
      send_message channel=insta to="{cl}" text="{m} 가공 끝" | 맡긴 사람에게 | insta로 맡긴 사람에게 "(재료) 가공 끝".
      gpio_write pin={p} value=1 | 에어 | 에어 어시스트 {p}, 집진 {q}, 냉각수 {r}, 조명 {s}. 불꽃 튄다, 에어 분다.
      gpio_write pin={r} value=1 | 냉각수 | 에어 어시스트 {p}, 집진 {q}, 냉각수 {r}, 조명 {s}. 레이저 쏘기 전에 물부터 돌린다.
      gpio_write pin={q} value=0 | 집진 | 에어 어시스트 {p}, 집진 {q}, 냉각수 {r}, 조명 {s}. 연기 다 빠졌다. 집진 세운다.
      http_request url=http://laser.local/job method=POST body="{f}" | 걸기 | http://laser.local/job 에 도면 경로를 본문으로 POST.
    `,
  },
  // 무인 서점
  {
    language: 'ko',
    event: 'webhook /book/door {"카드": "{card}", "입장": "{tm}", "인원": {n}, "문핀": {dp}, "등핀": {lp}, "보드": "{bd}"}',
    slots: { card: 'C-9921, 0447-1182, T-money 31', tm: '=06:50, 13:15, 22:40, 23:55', n: '1..6', dp: '2..9', lp: '10..20', bd: 'shop-esp, 입구보드, pi-door', f: '=방명/오늘.txt, visit.log', book: '=시집 코너 정리, 그림책 두 권 입고, 커피 캡슐 보충' },
    steps: `
      gpio_write pin={lp} value=1 board="{bd}" | 불 밝히기 | 들어온 손님을 위해 알림의 보드에서 등 쪽 핀을 켜요.
      gpio_write pin={lp} value=0 board="{bd}" | 불 낮추기 | 손님이 나가셨어요. 알림의 보드에서 등 쪽 핀을 꺼요.
      gpio_write pin={dp} value=1 | 문 | 알림의 문 쪽 핀에 1을 줘요. 1이면 열려요.
      gpio_read pin={dp} board="{bd}" | 문 확인 | 알림의 보드에서 문 쪽 핀을 읽어만 봐요.
      file_write path={f} content="{tm} {n}명" append=true | 방명록 | {f} 뒤에 들어온 시각과 "○명"을 한 칸 띄워 적어요.
      memory_store key="{card}" content="{tm}" | 카드 메모 | 카드 번호로 들어온 시각만 메모해요.
      notify message="{n}명 입장" | 알림 | 제 컴퓨터에 "○명 입장"이라고 띄워요.
      notify message="{book}" title="할 일" | 할 일 | 제 컴퓨터에 제목을 "할 일"로 하고 "{book}"라고 띄워요.
    `,
  },
  // 지하철 역무실
  {
    language: 'ko',
    event: 'mqtt metro/es {"설비": "{eq}", "상태": "{st}", "계전기": {rl}, "표시등": {lp}, "역무원": "{who}", "접수": "{tm}"}',
    slots: { eq: '=에스컬레이터 3호, 승강장 스크린 7, 냉방기 2호, 개표구 5', st: '=정지, 이상음, 과열, 통신두절', rl: '2..12', lp: '13..26', who: '나 역장, 조은찬, 야간 근무', tm: '=05:38, 08:12, 18:47, 23:20' },
    steps: `
      gpio_write pin={rl} value=0 | 동력 차단 | 접수된 설비의 계전기를 떼어 동력을 끊으시오.
      gpio_write pin={rl} value=1 | 동력 투입 | 수리가 끝났으니 접수된 설비의 계전기를 다시 붙이시오.
      gpio_write pin={lp} value=1 | 고장 표시 | 표시등을 켜서 승객이 돌아가게 하시오. 계전기는 그대로 두시오.
      gpio_write pin={lp} value=0 | 표시 해제 | 표시등만 끄시오.
      gpio_read pin={rl} | 계전기 확인 | 계전기가 지금 어떤지 읽으시오.
      send_message channel=teams to="{who}" text="{eq} {st}" | 역무원 | 접수에 적힌 역무원에게 teams로 설비와 상태를 한 칸 띄워 보내시오.
      file_write path=metro/고장.txt content="{tm} {eq} {st}" append=true | 고장 대장 | metro/고장.txt 끝에 접수 시각, 설비, 상태를 한 칸씩 띄워 넣으시오.
      mqtt_publish topic=metro/pids payload="{eq} 이용 불가" | 안내판 | metro/pids 로 설비 이름과 "이용 불가"를 한 칸 띄워 발행하시오.
    `,
  },
  // 반려견 호텔
  {
    language: 'ko',
    event: 'webhook /dog/in {"이름": "{dog}", "견종": "{br}", "방": {rm}, "밥": "{feed}", "보호자": "{own}", "픽업": "{day}"}',
    slots: { dog: '=콩이, 바둑이, 라떼, 몽실', br: '=푸들, 진도믹스, 웰시코기', rm: '1..20', feed: '=아침만, 하루 두 번, 물에 불려서, 약 섞어서', own: '엄소희, 배재윤, 진 엄마', day: '=2026-09-29, 2026-10-06, 2026-12-26', p: '21..24', q: '25..27', hh: '=7, 12, 18' },
    steps: `
      memory_store key="{dog}" content="{feed}" | 밥 메모 | 아이 이름으로 밥 주는 법을 메모해 주세요.
      memory_store key="방 {rm}" content="{dog} {br}" | 방 메모 | "방" 띄고 방 번호, 그 이름의 메모에 아이 이름과 견종을 한 칸 띄워 적어 주세요.
      cron_add schedule="{day}T10:00" action=message text="{dog} 목욕" | 집에 가는 날 목욕 | 집에 가는 날 10:00에 "(아이 이름) 목욕"이라는 메시지를 한 번 예약해 주세요.
      cron_add schedule="0 {hh} * * *" action=message text="{dog} 밥 {feed}" name="{dog}" | 밥때 | 매일 {hh}시 정각에 "(이름) 밥 (주는 법)" 메시지가 나오게, 예약 이름은 아이 이름으로요.
      send_message channel=kakao to="{own}" text="{dog} 잘 놀고 있어요" | 보호자께 | 보호자께 kakao로 "(이름) 잘 놀고 있어요"라고 보내 주세요.
      file_write path=dog/{day}.txt content="{dog} {rm}번방" append=true | 나가는 명단 | dog/픽업날짜.txt 에 이름과 "○번방"을 한 칸 띄워 이어 적어 주세요.
      gpio_write pin={p} value=1 | 놀이터 분수 | 놀이터 분수({p})를 틀어 주세요. 드라이룸({q})은 아니에요.
      gpio_write pin={q} value=0 | 드라이룸 | 놀이터 분수({p})는 두고 드라이룸({q})을 멈춰 주세요.
    `,
  },
  // 발전소 취수구
  {
    language: 'ko',
    earlier: ['회전체 점검 | http_request → 스크린1: rly {r1} / 스크린2: rly {r2} / 스크린3: rly {r3} / 세정수: rly {r4}', '해파리 예보 | http_request → 밀도 {d}, 예보관 {who}, 전화 {tel}'],
    slots: { r1: '2..6', r2: '7..11', r3: '12..16', r4: '17..26', d: '3..90', who: '채송이, 안 주무관, 방 예보관', tel: '=051-720-3311, 054-776-0902', run: 'run-90, sop-4d2, r-771' },
    steps: `
      gpio_write pin={r3} value=1 | 셋째 스크린 | rly가 릴레이 핀이다. 셋째 스크린을 돌릴 것.
      gpio_write pin={r1} value=0 | 첫째 스크린 | rly가 릴레이 핀이다. 첫째 스크린을 세울 것.
      gpio_write pin={r4} value=1 | 세정수 | 점검 결과에 나온 세정수 릴레이를 붙일 것.
      gpio_write pin={r4} value=0 | 세정수 차단 | 점검 결과에 나온 세정수 릴레이를 뗄 것.
      gpio_read pin={r2} | 둘째 스크린 | 둘째 스크린 릴레이가 붙어 있는지 읽을 것.
      send_message channel=sms to={tel} text="해파리 밀도 {d}" | 예보관 문자 | 예보관 전화로 sms. "해파리 밀도 ○".
      memory_store key=해파리 content="{d} {who}" | 예보 메모 | 메모 "해파리"에 밀도, 빈칸, 예보관 이름.
      sop_cancel run_id={run} reason="해파리 밀도 {d}" | 청소 취소 | {run} 실행을 취소하고 사유에 "해파리 밀도 ○".
      sop_execute name=취수감발 payload={"밀도":{d}} | 감발 | 취수감발 절차 시작. '밀도'라는 값으로 예보된 밀도를 넘길 것.
    `,
  },
  // 플리마켓 운영팀
  {
    language: 'ko',
    slots: { team: '=손뜨개 모임, 우리밀 쿠키, 헌책 형제, 비누공방 솔', spot: 'A-03, B-11, 입구 2', p: '2..8', q: '9..15', r: '16..21', s: '22..27', say: '=네 시에 비 예보 있어요, 현금만 받는 곳은 표시해 주세요, 폐장은 여섯 시, 주차는 초등학교 운동장에', f: '=market/list.txt, 마켓/자리.csv, memo/flea.md' },
    steps: `
      memory_store key={spot} content="{team}" | 자리 | {spot} 자리 = {team}. 메모해 두기.
      memory_forget key={spot} | 자리 빼기 | {spot} 자리 비었음. 메모 빼기.
      file_write path={f} content="{spot} {team}" append=true | 명단 추가 | {f}에 한 줄 더: {spot} {team}
      file_write path={f} content="{spot} {team}" | 명단 새로 | {f} 처음부터 다시 씀. "{spot} {team}" 한 줄로 시작.
      send_message channel=kakao to="{team}" text="자리는 {spot}입니다" | 자리 안내 | kakao로 {team}에 "자리는 {spot}입니다"라고 안내.
      send_message channel=kakao text="{say}" | 전체 안내 | kakao 전체방에 "{say}" 안내. 받는 사람 없음.
      gpio_write pin={p} value=1 | 조명줄 | 전구 줄 {p}, 무대 {q}, 푸드트럭 콘센트 {r}. 전구 줄 밝히기.
      gpio_write pin={r} value=0 | 트럭 콘센트 | 전구 줄 {p}, 무대 {q}, 푸드트럭 콘센트 {r}. 트럭 콘센트 내리기.
      gpio_read pin={s} | 누전 | 누전 감지 {s}번 읽기.
    `,
  },
  // 해양 연구선 실험실
  {
    language: 'ko',
    event: 'mqtt rv/ctd {"cast": "{c}", "depth_m": {d}, "sal_psu": {s}, "temp_c": {t}, "winch_relay": {w}, "io_board": "{b}"}',
    slots: { c: 'C014, ST-7, CTD-31', d: '120..980', s: '33.1..34.9', t: '2.1..16.8', w: '2..20', b: 'aft-io, wet-lab, 갑판보드', sc: 'watch-2, 과학반, 갑판반' },
    steps: `
      gpio_write pin={w} value=0 board="{b}" | 윈치 정지 | 메시지에 있는 윈치 릴레이를 내림. 보드도 메시지.
      gpio_write pin={w} value=1 board="{b}" | 윈치 가동 | 메시지에 있는 윈치 릴레이를 올림. 보드도 메시지.
      gpio_read pin={w} board="{b}" | 윈치 릴레이 | 메시지의 보드에서 윈치 릴레이 상태 읽음.
      board_info board="{b}" | 보드 | 메시지의 보드 상태 조회.
      file_write path=ctd/{c}.csv content="{d},{t},{s}" append=true | 관측값 | ctd/캐스트.csv 에 수심,수온,염분 추가.
      file_write path=ctd/{c}.txt content="{d}m" | 수심 파일 | ctd/캐스트.txt 새로. 수심 뒤에 m 붙임. 예: {d}m
      send_message channel=deck to="{sc}" text="{c} 수심 {d}" | 반 호출 | deck으로 {sc}에 "(캐스트) 수심 ○".
      memory_store key={c} content="{s}" | 염분 | 캐스트 이름에 염분만 저장.
    `,
  },
  // 떡방앗간
  {
    language: 'ko',
    slots: { cust: '은혜교회, 부녀회, 최 씨네', item: '=가래떡 한 말, 절편 두 되, 꿀떡 세 판, 송편 5킬로', day: '=2026-09-24, 2026-12-31, 2027-02-06', tm: '=06:00, 07:30, 11:00', p: '2..8', q: '9..15', r: '16..22', tel: '=010-4471-0098, 010-8834-2201' },
    steps: `
      cron_add schedule="{day}T{tm}" action=message text="{cust} {item}" | 맞춤 떡 | {day} {tm}에 한 번, 메시지 "{cust} {item}".
      cron_add schedule="{day}T{tm}" action=message text="{cust} {item}" name="{cust}" | 맞춤 떡, 이름도 | {day} {tm}에 한 번, 메시지 "{cust} {item}". 예약 이름도 달 것: {cust}
      memory_store key="{cust}" content="{item}" | 단골 메모 | {cust}네는 {item}. 기억해 둬.
      memory_recall query="{cust}" | 뭘 맞췄더라 | {cust}네가 뭘 맞췄는지 메모에서 찾아 줘.
      send_message channel=sms to={tel} text="{item} 다 됐어요" | 찾아가라고 | {tel}에 sms. "{item} 다 됐어요"
      gpio_write pin={p} value=1 | 빻는 기계 | 빻는 기계 {p}, 찜기 {q}, 뽑는 기계 {r}. 쌀 불었다. 빻는 거 돌려.
      gpio_write pin={q} value=1 | 찜기 | 빻는 기계 {p}, 찜기 {q}, 뽑는 기계 {r}. 찜기 김 올려.
      gpio_write pin={r} value=0 | 뽑는 기계 | 빻는 기계 {p}, 찜기 {q}, 뽑는 기계 {r}. 다 뽑았다. 뽑는 거 세워.
    `,
  },
  // 수영장
  {
    language: 'ko',
    event: 'mqtt pool/chem {"pool": "{pl}", "free_cl": {cl}, "ph": {ph}, "turb": {tb}, "life_guard": "{lg}"}',
    slots: { pl: '=성인풀, 유아풀, 다이빙풀', cl: '0.1..0.3 / 0.6..1.4', ph: '6.9..7.9', tb: '1.6..2.9', lg: '=강사 위, 노 팀장, 오전 안전요원', p: '3..8', q: '9..15', r: '16..21', s: '22..27', tok: 'pool-k2, PL881, 33-key' },
    steps: `
      @cl gpio_write pin={p} value=1 // failed "유리염소 {cl}" | 염소 투입 | 유리잔류염소가 0.4보다 낮을 때만 염소 펌프({p})를 돌립니다. 그 이상이면 돌리지 않습니다.
      send_message channel=teams to="{lg}" text="{pl} pH {ph}" | 안전요원께 | 메시지에 나온 안전요원에게 teams로 "(풀) pH ○" 형태로 보냅니다.
      file_write path=pool/{pl}.csv content="{cl},{ph},{tb}" append=true | 수질 기록 | pool/풀이름.csv 에 염소, pH, 탁도를 쉼표로만 이어 추가합니다.
      http_request url=https://health.go.kr/pool method=POST headers={"X-Pool":"{tok}"} body="{pl},{tb}" | 보건소 | https://health.go.kr/pool 에 POST합니다. X-Pool 헤더에 {tok}, 본문은 풀 이름과 탁도를 쉼표로 잇습니다.
      http_request url=https://health.go.kr/pool method=POST body="{pl}" | 보건소(이름만) | https://health.go.kr/pool 에 풀 이름만 본문으로 POST합니다.
      gpio_write pin={q} value=0 | 순환펌프 | 역세를 위해 순환펌프({q})를 세웁니다. 히터({r})는 앞서 세웠습니다.
      gpio_write pin={r} value=1 | 히터 | 순환펌프({q})는 두고 히터({r})를 살립니다.
      gpio_read pin={s} | 집수정 | 집수정 부표({s})를 읽습니다.
      memory_store key="{pl}" content="탁도 {tb}" | 탁도 | 풀 이름 메모에 "탁도 ○"을 남깁니다.
    `,
  },
  // 관광 케이블카
  {
    language: 'ko',
    event: 'mqtt cable/car {"wind_ms": {w}, "cabin": {cb}, "guests": {n}, "station": "{st}", "chief": "{who}"}',
    slots: { w: '2.1..8.8 / 16.2..23.5', cb: '1..36', n: '1..8', st: '=상부역, 하부역, 중간역', who: '도 소장, 안나라, 운행팀', p: '37..40', q: '41..44', r: '45..48', hh: '=9, 18' },
    steps: `
      @w failed "풍속 {w}" // send_message channel=radio to="{who}" text="풍속 {w} 운행 중단" | 강풍 | 풍속이 15를 넘으면 radio로 책임자에게 "풍속 ○ 운행 중단". 안 넘으면 보내지 않음.
      notify message="{cb}번 {n}명" title="{st}" | 관제 화면 | 제목에 역, 내용에 "○번 ○명" (객차 번호, 탄 손님 수).
      mqtt_publish topic=cable/{st}/sign payload="{w} m/s" | 역 표시판 | cable/역이름/sign 에 풍속 뒤 한 칸 띄고 m/s 를 붙여 발행.
      mqtt_publish topic=cable/drive payload="{\\"speed\\": 0}" | 구동 정지 | cable/drive 에 {"speed": 0} 발행.
      mqtt_publish topic=cable/drive payload="{\\"speed\\": 3, \\"mode\\": \\"slow\\"}" | 저속 | cable/drive 에 {"speed": 3, "mode": "slow"} 를 그대로 발행.
      gpio_write pin={p} value=1 | 경적 | 경적 {p}번 울림.
      gpio_write pin={q} value=0 | 승강장 문 | 승강장 문 {q}번, 0이면 닫힘. 닫음.
      gpio_write pin={q} value=1 | 승강장 문 열기 | 승강장 문 {q}번, 0이면 닫힘, 1이면 열림. 엶.
      cron_add schedule="30 {hh} * * *" action=procedure text=일일점검 | 점검 예약 | 매일 {hh}시 30분 일일점검 절차.
    `,
  },
  // 한옥 스테이 관리
  {
    language: 'ko',
    slots: { rm: '=사랑채, 안채, 별채, 행랑', b: 'hanok-pi, 마루esp, 뒤뜰보드', p: '2..8', q: '9..15', r: '16..21', s: '22..27', say: '=아궁이에 불 지폈습니다, 장독대는 만지지 마세요, 아침상은 여덟 시에 올립니다, 마루가 미끄러워요', guest: '도로시, 함께여행, 권소정' },
    steps: `
      gpio_write pin={p} value=1 board="{b}" | 구들 보조난방 | {rm}에 손님이 드십니다. {b} 보드의 {p}번으로 구들 보조난방을 넣어 둡니다.
      gpio_write pin={q} value=0 board="{b}" | 처마등 | 손님이 주무십니다. {b} 보드 {q}번 처마등을 거둡니다(끔).
      gpio_write pin={r} value=1 | 연못 펌프 | 연못 펌프는 {r}번, 담장 등은 {s}번입니다. 연못 물을 돌립니다.
      gpio_write pin={s} value=0 | 담장 등 | 연못 펌프는 {r}번, 담장 등은 {s}번입니다. 담장 등을 재웁니다.
      gpio_read pin={q} board="{b}" | 처마등 상태 | {b} 보드 {q}번이 지금 켜져 있는지 읽습니다.
      send_message channel=kakao to="{guest}" text="{say}" | 손님께 | {guest} 님께 kakao로 "{say}"라고 말씀드립니다.
      memory_store key="{rm}" content="{guest}" | 누가 드시나 | {rm}에 누가 드시는지 메모해 둡니다. {rm} → {guest}
      notify message="{say}" title="{rm}" | 안내 화면 | 현관 컴퓨터에 "{say}"라는 알림을 띄웁니다. 제목은 {rm}입니다.
      notify message="{say}" | 안내 화면(제목 없이) | 현관 컴퓨터에 "{say}"라는 알림을 띄웁니다.
    `,
  },
];
