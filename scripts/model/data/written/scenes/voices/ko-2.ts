import type { Scene } from '../../scene';

/** Plain steps of many people, each in a manner of their own, Korean, part 2. */
export const voices2: readonly Scene[] = [
  // 버섯 재배사
  {
    language: 'ko',
    event: 'mqtt mush/room/{room} {"재배사": "{room}", "CO2": {co}, "습도": {rh}, "균주": "{st}", "작업": "{who}"}',
    slots: { room: '2호, 동편4, 신축1', co: '700..1400 / 2300..4800', rh: '71..95', st: '=새송이 큰느타리2호, 춘추느타리, 흑타리', who: '감태식, 쑤언, 왕 여사', m: '=4, 9, 15', lx: '=50, 120, 300' },
    tools: ['beoseot_mist(room, minutes: int, fine?: bool): 가습 분무', 'beoseot_fan(room, direction: in|out): 환기팬 방향', 'beoseot_lux(room, lux: int): 조도', 'beoseot_ask(worker, text): 작업자에게 묻는다'],
    steps: `
      beoseot_mist room="{room}" minutes={m} | 분무 {m}분 | 보고된 재배사
      beoseot_mist room="{room}" minutes={m} fine=true | 곱게 분무 | 갓이 상하니까 고운 안개로 {m}분간, 보고된 재배사에요.
      beoseot_fan room="{room}" direction=out | 팬을 밖으로 | 안 공기 빼낸다.
      beoseot_fan room="{room}" direction=in | 팬을 안으로 | 바깥 공기 들여온다, {room}.
      @co failed "CO2가 {co}ppm" // beoseot_fan room="{room}" direction=out | 가스 높으면 배기 | CO2 2000 넘었을 때만 팬을 바깥 방향으로. 안 넘었으면 실패.
      @co beoseot_lux room="{room}" lux={lx} // failed "CO2가 {co}ppm" | 불 {lx}럭스 | CO2가 2000 아래로 잡혔으면 조도를 맞춰. 아직 높으면 하지 마.
      beoseot_ask worker="{who}" text="배지 뒤집었어요?" | 물어보기 | 일하는 사람한테 "배지 뒤집었어요?" 하고 물어봐.
      memory_store key="{room}" content="{st}" | 균주 적기 | 재배사 이름을 키로 해서 뭐 키우는지 저장.
    `,
  },
  // 등대 관리원
  {
    language: 'ko',
    event: 'peripheral light-{n}/state {"등명기": "{lamp}", "시정km": {vis}, "무신호핀": {fp}, "교대": "{who}"}',
    slots: { n: '1..9', lamp: '=소리도, 간여암, 백도', vis: '0.2..1.6 / 5.5..18.0', fp: '3..12', who: '주 등대장, 현무길, 석표', p: '13..20', q: '21..27', bd: '등탑함, light-io, 북쪽판', txt: '=안개 짙음, 발전기 교체함, 보급선 지연' },
    steps: `
      @vis gpio_write pin={fp} value=1 // failed "시정이 {vis}km" | 무신호 울림 | 시정 2km 미만이면 무신호핀을 넣는다. 그 이상이면 울리지 않고 실패로 적는다.
      @vis failed "시정이 {vis}km" // gpio_write pin={fp} value=0 | 무신호 멈춤 | 2km 넘게 트였으면 무신호핀을 뺀다. 아직 안개면 실패.
      gpio_write pin={p} value=1 | {p}번 점등
      gpio_write pin={p} value=0 | {p}번 소등
      gpio_read pin={q} | 회전 감지 | {q}번 값을 본다.
      gpio_read pin={q} board="{bd}" | 회전 감지(보드) | {bd} 보드 {q}번 값을 본다.
      send_message channel=radio to="{who}" text="{txt}" | 교대자에게 | radio로 교대자를 불러 "{txt}"라 전한다.
      memory_store key={lamp} content="{vis}" | 시정 적기 | 등명기 이름 아래 시정 숫자만 남긴다.
    `,
  },
  // 편의점 야간 알바
  {
    language: 'ko',
    event: 'webhook /cvs/deliv {"점포": "{st}", "물류기사": "{drv}", "박스": {n}, "누락": "{miss}", "도착": "{time}"}',
    slots: { st: '역삼2호점, 수유역점, 한밭대점', drv: '맹기훈, 최루다, 노 기사님', n: '4..38', miss: '=없음, 0 / 삼각김밥, 바나나우유, 컵얼음', time: '=01:20, 03:45, 05:10', c: '=2, 3, 5', txt: '=냉동부터 넣어 주세요, 뒷문 벨 눌러 주세요, 박스 젖었어요' },
    tools: ['cvsx_accept(store, boxes: int, remark?): 입고를 받는다', 'cvsx_claim(store, item): 안 온 물건을 신고한다', 'cvsx_sign(lit: bool): 간판 불', 'cvsx_fridge(case: int, alarm: mute|sound): 냉장고 경보', 'cvsx_text(driver, text): 기사님께 문자'],
    steps: `
      cvsx_accept store="{st}" boxes={n} | 입고 받기 | 온 박스 수 그대로요. 비고는 안 써요.
      cvsx_accept store="{st}" boxes={n} remark="{txt}" | 비고 써서 받기 | 박스 수대로 받고 비고에 "{txt}"라고 써 주세요.
      @miss failed "빠진 물건이 없어요" // cvsx_claim store="{st}" item="{miss}" | 누락 신고 | 빠진 게 적혀 있으면 그거 신고요. 없으면 신고할 거 없으니까 실패.
      cvsx_sign lit=true | 간판 켜기 | 어두워졌어요
      cvsx_sign lit=false | 간판 | 해 떴으니까 불 내려요.
      cvsx_fridge case={c} alarm=mute | {c}번 냉장고 조용히 | 문 닫았는데 계속 울려서요. 소리 안 나게 해 줘요.
      cvsx_fridge case={c} alarm=sound | {c}번 다시 울리게 | 점검 끝났으니 경보음 나게 돌려놔요.
      cvsx_text driver="{drv}" text="{txt}" | 기사님께 | 물류 기사님한테 "{txt}" 보내요.
    `,
  },
  // 제재소
  {
    language: 'ko',
    earlier: ['원목 재기 | log_scan → 지름 {d}cm, 수종 {wood}', '오늘 작업반 | crew_get → {who}'],
    slots: { d: '22..48 / 61..88', wood: '=낙엽송, 잣나무, 편백', who: '염씨, 탁 반장, 보얀', mm: '=15, 24, 45', c: '=3, 6, 10', txt: '=톱날 갈고 시작, 못 박힌 나무 조심, 점심 뒤에 마저' },
    tools: ['jejae_cut(species, thickness_mm: int, count?: int): Saw boards', 'jejae_blade(turning: bool): Band saw', 'jejae_gate(side: left|right): Where the board falls', 'jejae_shout(worker, text): Speak on the yard'],
    steps: `
      jejae_cut species={wood} thickness_mm={mm} | {mm}미리로 켜라 | 잰 나무다. 장수는 나오는 대로.
      jejae_cut species={wood} thickness_mm={mm} count={c} | {c}장 켜라 | 두께 {mm}미리. 나무는 잰 그거.
      jejae_blade turning=true | 톱 돌려라
      jejae_blade turning=false | 톱 세워라
      jejae_gate side=left | 왼편으로 | 판이 왼쪽에 떨어지게.
      jejae_gate side=right | 바꿔 | 오른쪽에 떨어지게 하란 말이다.
      @d jejae_cut species={wood} thickness_mm=30 // failed "지름 {d}cm라 너무 굵다" | 한 치 | 지름 50 넘는 건 못 문다. 안 넘으면 30미리로 켜고, 넘으면 실패.
      jejae_shout worker="{who}" text="{txt}" | 한마디 | 오늘 나온 사람한테 "{txt}".
    `,
  },
  // 동물보호소 봉사자
  {
    language: 'ko',
    event: 'webhook /shelter/adopt {"아이": "{pet}", "번호": "{no}", "희망자": "{who}", "연락처": "{tel}", "산책": "{walk}"}',
    slots: { pet: '=감자, 별이, 까망, 보리', no: 'D-118, C-042, D-207', who: '송다휘, 민소영, 하인준', tel: '=010-2244-8180, 010-7165-3302 / ∅, 미기재', walk: '=오전, 오후', txt: '=상담 예약이 잡혔습니다, 서류를 보내 주세요, 다음 주에 만나러 오세요', q: '=중성화, 심장사상충, 임시보호' },
    steps: `
      @tel send_message channel=sms to={tel} text="{txt}" // failed "연락처가 없습니다" | 입양 희망자께 문자 | sms로 적어 주신 번호에 "{txt}". 번호를 안 적으셨으면 보낼 수 없습니다.
      @tel memory_store key={no} content={tel} // failed "연락처가 없습니다" | 번호 보관 | 아이 번호를 키로 해서 연락처를 보관해 주세요. 연락처가 없으면 실패로 해 주세요.
      file_write path=adopt/{no}.txt content="{who}" | 새 상담지 | adopt 폴더에 아이번호.txt를 새로 만들고 입양하고 싶어 하시는 분 성함을 씁니다.
      file_write path=adopt/{no}.txt content="{who}" append=true | 대기자 더하기 | 이미 있는 adopt/아이번호.txt 밑에 희망하시는 분 성함을 이어 씁니다.
      memory_recall query={q} | {q} 메모 찾기
      memory_recall query={q} limit=2 | 메모 두 건 | {q} 이야기가 든 메모를 두 건만 찾아 주세요.
      notify message="{pet} 산책" title={walk} | 산책 알림 | 제목에 언제인지(오전인지 오후인지), 내용은 아이 이름 뒤에 " 산책"이에요.
    `,
  },
  // 세차장 사장
  {
    language: 'ko',
    event: 'mqtt wash/bay{b} {"베이": {b}, "차번호": "{car}", "차주": "{who}", "코스": "{c}", "결제": "{pay}"}',
    slots: { b: '1..6', car: '=12가 3391, 348나 7702, 61더 1180', who: '곽두팔, 유채린, 성호', c: '=기본, 왁스, 프리미엄', pay: '=완료, 승인 / 취소, 거절', m: '=5, 7, 12', txt: '=사이드미러 접어 주세요, 창문 닫아 주세요, 기어 중립이요' },
    tools: ['foamup_start(bay: int, course, brush?: bool): 세차 시작', 'foamup_dry(bay: int, minutes: int): 건조', 'foamup_gate(bay: int, position: up|down): 입구 차단봉', 'foamup_lcd(bay: int, text): 베이 화면 글', 'foamup_sms(owner, text): 차주 문자'],
    steps: `
      @pay foamup_start bay={b} course={c} // failed "결제 {pay}" | 세차 시작 | 결제 된 차면 고른 코스로 돌려. 안 됐으면 돌리지 마.
      @pay foamup_start bay={b} course={c} brush=false // failed "결제 {pay}" | 노브러시 | 결제됐으면 고른 코스로 돌리되 솔은 쓰지 마. 결제 안 됐으면 실패.
      foamup_gate bay={b} position=up | 차단봉 올려 | 들어간다
      foamup_gate bay={b} position=down | 차단봉 내려 | 뒤차 막아, {b}번.
      foamup_dry bay={b} minutes={m} | 바람 {m}분 | 그 베이.
      foamup_lcd bay={b} text="{txt}" | 화면에 | "{txt}"라고 그 베이 화면에.
      foamup_sms owner="{who}" text="{car} 세차 끝났습니다" | 차 주인 | 주인한테 차번호 쓰고 띄우고 "세차 끝났습니다".
    `,
  },
  // 학교 시설 주무관
  {
    language: 'ko',
    slots: { a: '2..7', b: '8..13', c: '14..20', bd: '본관io, gym-1, 급식동함', time: '=07:30, 16:50, 20:10', who: '당직 석 주사, 행정실, 체육부장', np: '21..27 / ∅, null', room: '=과학실, 시청각실, 3학년 연구실', txt: '=창문 꼭 잠그세요, 물청소 예정입니다, 오후에 단수됩니다' },
    event: 'webhook /school/req {"교실": "{room}", "신청": "{who}", "냉방핀": {np}, "희망시각": "{time}"}',
    steps: `
      @np gpio_write pin={np} value=1 // failed "냉방핀이 기재되지 않음" | 냉방 공급 | 신청서상 냉방핀에 1 출력. 미기재 시 실패 처리 바람.
      @np gpio_write pin={np} value=0 // failed "냉방핀이 기재되지 않음" | 냉방 차단 | 신청서상 냉방핀을 0으로. 미기재 시 실패 처리 바람.
      gpio_write pin={a} value=1 | 복도 소등 해제 | 복도등은 {a}번이며 1일 때 점등됨. 점등 요망.
      gpio_write pin={a} value=0 | 복도 소등 | 복도등({a}번, 1일 때 점등)을 소등할 것.
      gpio_write pin={b} value=1 board="{bd}" | 창고 환기 | {bd} 보드 {b}번 가동.
      gpio_write pin={b} value=1 | {b}번 가동
      send_message channel=messenger to="{who}" text="{room} 처리 완료" | 결과 통보 | messenger 채널로 신청자에게 "{room} 처리 완료" 통보.
      pushover message="{txt}" | 공지 | 다음을 그대로 푸시: "{txt}"
    `,
  },
  // 산후조리원
  {
    language: 'ko',
    event: 'webhook /joriwon/room {"방": {room}, "산모": "{mom}", "아기": "{baby}", "면회자": "{vis}", "체온": {t}, "수유": "{time}"}',
    slots: { room: '201..318', mom: '설주은, 편아라, 국세미', baby: '=햇살이, 튼튼이, 콩콩이', vis: '=남편, 친정어머니 / 친구, 직장 동료', t: '36.2..36.9', time: '=02:30, 09:00, 15:30', m: '=20, 30, 40', txt: '=아기가 잘 잤어요, 분유 60 먹었어요, 목욕했어요' },
    tools: ['mobo_cradle(baby, place: nursery|room): 아기 자리를 옮긴다', 'mobo_visit(room: int, minutes?: int): 면회를 연다', 'mobo_calm(room: int, quiet: bool): 방해 금지를 켜고 끈다', 'mobo_say(mother, text): 산모에게 보낸다'],
    steps: `
      mobo_cradle baby={baby} place=room | 모자동실 | 아기를 어머니 방으로 데려다 드려요.
      mobo_cradle baby={baby} place=nursery | 신생아실로 | {baby} 아기는 이제 신생아실로 와요.
      @vis mobo_visit room={room} // failed "{vis:은} 면회가 안 됩니다" | 면회 열기 | 가족 면회만 받아요. 가족이면 그 방 면회를 열고 시간은 적지 마세요. 가족이 아니면 실패예요.
      @vis mobo_visit room={room} minutes={m} // failed "{vis:은} 면회가 안 됩니다" | 면회 {m}분 | 오신 분이 가족일 때만 그 방에 열어 드려요.
      mobo_calm room={room} quiet=true | 조용히 | 산모님 주무세요. 방해하지 않게 해 주세요.
      mobo_calm room={room} quiet=false | 깨셨어요 | 방해 금지는 풀어 주세요.
      mobo_say mother="{mom}" text="{txt}" | 소식 | 아기 엄마께 "{txt}" 보내 드려요.
    `,
  },
  // 동네 서버 돌리는 개발자
  {
    language: 'ko',
    event: 'webhook /ci/deploy {"repo": "{repo}", "tag": "{tag}", "by": "{who}", "status": "{st}", "url": "{url}"}',
    slots: { repo: 'shop-front, pay-api, tinyblog', tag: '=v2.4.1, v0.9.0, v11.3.2', who: 'jiho, soram, 동백', st: '=success, passed / failed, error', url: '=http://10.0.4.8:8080/health, https://stage.local/ping', run: 'run-4471, r-09ae, sop-77', why: '=중복 실행, 태그 오타, 점검 시간' },
    steps: `
      http_request url={url} | 헬스 체크 | 알림에 있는 url로 요청 한 번. 메서드는 지정 X.
      http_request url={url} method=HEAD | HEAD로 체크 | 같은 주소에 HEAD.
      @st file_write path=deploy/current.txt content={tag} // failed "배포 상태가 {st}" | 현재 버전 갱신 | 배포 성공 시 deploy/current.txt 내용을 태그로 갈아치움. 실패한 배포면 step 실패.
      @st failed "배포는 {st}" // send_message channel=slack to="{who}" text="{repo} 배포 깨짐" | 깨졌을 때 | 배포가 실패했으면 slack으로 돌린 사람한테 "{repo} 배포 깨짐". 성공이면 실패로 끝.
      file_write path=deploy/history.txt content="{repo} {tag}" append=true | 이력 한 줄 | deploy/history.txt 끝에 repo랑 tag를 한 칸 띄워서 append.
      sop_status | 지금 도는 거 전부 | 진행 중인 절차 상태 다 보기. id 없음.
      sop_status run_id={run} | {run} 상태
      sop_cancel run_id={run} reason="{why}" | 실행 취소 | {run} 취소. 이유는 "{why}".
    `,
  },
  // 배추 절임 공장
  {
    language: 'ko',
    event: 'mqtt 절임/{line} {"라인": "{line}", "염도": {s}, "포기": {n}, "납품처": "{to}", "조장": "{who}"}',
    slots: { line: '=가라인, 나라인, 다라인', s: '=8, 9, 10 / 15, 17, 19', n: '300..2400', to: '=청솔김치, 학교급식센터, 무안농협', who: '배 조장, 마리셀, 윤갑순', h: '=2, 3, 5', txt: '=겉잎 두 장 더 떼세요, 물이 탁합니다, 장갑 바꿔 끼세요' },
    tools: ['jeolim_rinse(line, times: int, warm?: bool): 헹군다', 'jeolim_belt(line, direction: forward|reverse): 벨트 방향', 'jeolim_ship(customer, heads: int): 출하한다', 'jeolim_mic(leader, text): 조장 무전'],
    steps: `
      jeolim_rinse line={line} times={h} | {h}번 헹굼 | 올라온 라인
      jeolim_rinse line={line} times={h} warm=true | 미지근한 물로 | 올라온 라인, {h}번, 손 시리니 따뜻한 물로 헹군다.
      jeolim_belt line={line} direction=forward | 벨트 앞으로
      jeolim_belt line={line} direction=reverse | 벨트 뒤로 | 끼었다. 그 라인 거꾸로 돌려서 빼자.
      @s jeolim_ship customer={to} heads={n} // failed "염도가 {s}로 짜다" | 출하 | 염도 12 이하면 보낼 곳으로 포기 수 그대로 출하. 짜면 출하 안 함, 실패.
      @s failed "염도가 {s}" // jeolim_rinse line={line} times=1 | 짜면 한 번 더 | 염도가 12보다 높은 경우 한 번 더 헹굴 것. 아니면 안 해도 됨(실패로 표시).
      jeolim_mic leader="{who}" text="{txt}" | 무전 | 라인 책임자에게 "{txt}".
    `,
  },
  // 스터디카페 점주
  {
    language: 'ko',
    event: 'webhook /study/seat {"좌석": "{seat}", "닉네임": "{nick}", "이용권": "{pass}", "조명핀": {lp}, "문의": "{say}"}',
    slots: { seat: 'A12, C03, 창가7', nick: '=합격가자, 올빼미, 토익900', pass: '=사용 중, 유효 / 만료, 정지', lp: '2..27', say: '=옆자리가 시끄러워요, 프린터가 안 돼요, 너무 더워요', ch: '=kakao, app' },
    steps: `
      notify message="{say}" title="{seat}" | 문의 띄우기 | 좌석을 제목으로, 들어온 문의를 그대로 띄워 주세요.
      notify message="{say}" | 문의만 | 제목은 달지 말고 문의 글만 알림으로요.
      @pass gpio_write pin={lp} value=1 // failed "이용권이 {pass}입니다" | 자리 불 켜기 | 이용권이 살아 있는 분이면 그 조명핀을 켜 드려요. 아니면 켜지 마세요.
      @pass failed "이용권이 {pass}입니다" // gpio_write pin={lp} value=0 | 자리 불 끄기 | 이용권이 끝난 자리만 조명핀을 꺼 주세요. 아직 쓰는 분이면 그냥 두고 실패예요.
      send_message channel={ch} to="{nick}" text="확인 후 조치하겠습니다" | 답변 | {ch} 채널, 문의하신 분께 "확인 후 조치하겠습니다".
      memory_store key="{seat}" content="{nick}" | 누가 앉았나 | 좌석을 키로 앉은 분 닉네임을 적어 둬요.
      memory_forget key="{seat}" | 퇴실 | 그 좌석 메모는 지워 주세요.
    `,
  },
  // 배관공
  {
    language: 'ko',
    earlier: ['현장 확인 | site_look → 주소 {addr}, 집주인 {who}', '압력 시험 | press_hold → {bar}bar'],
    slots: { addr: '=솔샘로 22, 갈마길 7-1, 온천로 140', who: '두진표, 강말례, 서 사장', bar: '=0.5, 1, 2 / 7, 8, 9.5', part: '=15A 엘보, 볼밸브, 니플', n: '=2, 4, 8', h: '=14:00, 16:30, 17:10', txt: '=내일 오전에 다시 갑니다, 물 잠가 두세요, 자재비 별도입니다' },
    tools: ['baegwan_van(part, pieces: int, van?: int): 차에 부속을 싣게 한다', 'baegwan_main(address, water: on|off): 계량기 앞 밸브', 'baegwan_visit(address, time): 방문을 잡는다', 'baegwan_sms(customer, text): 손님 문자'],
    steps: `
      baegwan_van part="{part}" pieces={n} | {part} {n}개 | 싣기만 하면 됨. 어느 차든.
      baegwan_van part="{part}" pieces={n} van=2 | 2호차에 싣기 | {part:을} {n}개.
      baegwan_main address="{addr}" water=off | 물 잠금 | 확인한 집.
      baegwan_main address="{addr}" water=on | 물 틀기 | 공사 끝. 확인한 집 물 다시.
      @bar failed "{bar}bar밖에 안 됨" // baegwan_sms customer="{who}" text="누수 없습니다" | 합격 문자 | 5bar 이상 버텼으면 주인한테 "누수 없습니다". 못 버텼으면 보내면 안 됨.
      @bar baegwan_visit address="{addr}" time={h} // failed "{bar}bar면 합격" | 재방문 {h} | 압력이 5bar 안 나온 집만 다시 간다. 나왔으면 실패.
      baegwan_sms customer="{who}" text="{txt}" | 집주인 문자 | "{txt}" 이대로.
    `,
  },
  // 사과 공판장
  {
    language: 'ko',
    event: 'webhook /auction/lot {"출하자": "{who}", "품종": "{kind}", "상자": {n}, "등급": "{g}", "중도매인": "{buy}", "단가": {won}}',
    slots: { who: '=민경탁, 옥분이, 조생농원', kind: '=홍로, 부사, 감홍', n: '12..240', g: '=특, 상, 보통', buy: '38번, 112번, 7번', won: '=18000, 26500, 41000 / ∅, null', t: '=05:30, 07:00', ch: '=band, sms' },
    steps: `
      @won memory_store key="{who}" content="{won}" // failed "단가가 없음" | 값 적어 두기 | 내놓은 사람 이름으로 단가만 저장. 단가 안 나왔으면 못 적음.
      @won send_message channel={ch} to="{who}" text="{kind} {won}원" // failed "단가가 없음" | 출하자 통보 | {ch}로 낸 사람한테 "품종 단가원" 꼴로 보냄. 예: 양광 30000원. 값이 없으면 실패.
      send_message channel={ch} text="경매 {t} 시작" | 전체 공지 | {ch}에 "경매 {t} 시작". 받는 사람은 안 씀.
      file_write path=lot/{kind}.csv content="{who},{n}" append=true | 출하 대장 | lot 폴더 품종.csv 끝에 출하자와 상자 수를 쉼표로.
      file_write path=lot/{kind}.csv content="{who},{n}" | 대장 새로 | lot 폴더의 품종.csv를 비우고 출하자와 상자 수(쉼표로)부터 다시 씀.
      gpio_write pin=6 value=1 | 경매종 | 종은 6번, 1에서 울림. 울려.
      gpio_write pin=6 value=0 | 종 그만 | 6번 종, 1에서 울리는 것. 멈춰.
      notify message="{buy} 낙찰" | 낙찰 | 사 간 중도매인 번호 뒤에 " 낙찰"을 붙여 알림.
    `,
  },
  // 스키장 리프트
  {
    language: 'ko',
    event: 'mqtt lift/{l} {"리프트": "{l}", "풍속": {w}, "대기": {q}, "감독": "{who}", "하단근무": "{low}"}',
    slots: { l: '=브라보, 델타, 골드 곤돌라', w: '2..9 / 17..26', q: '5..140', who: '호 감독, 길하람, 명 팀장', low: '=알바 재이, 조연수, 스티브', v: '=1, 2, 3', txt: '=아이 먼저 태워 주세요, 안전바 내려 주세요, 스틱 조심하세요' },
    tools: ['seolwon_speed(lift, metres: num, ramp_s?: int): 속도를 정한다', 'seolwon_run(lift, moving: bool): 돌리거나 세운다', 'seolwon_pa(lift, text, loud?: bool): 방송', 'seolwon_page(person, text): 무전 호출'],
    steps: `
      seolwon_run lift="{l}" moving=false | 리프트 정지 | 넘어진 손님 있음. 해당 리프트.
      seolwon_run lift="{l}" moving=true | 재가동 | 다 비켰음. 해당 리프트 돌릴 것.
      seolwon_speed lift="{l}" metres={v} | 초속 {v}m | 해당 리프트.
      seolwon_speed lift="{l}" metres={v} ramp_s=20 | 천천히 초속 {v}m까지 | 해당 리프트, 20초에 걸쳐서.
      seolwon_pa lift="{l}" text="{txt}" | 승강장 방송 | 그 리프트에 "{txt}".
      @w seolwon_run lift="{l}" moving=true // failed "풍속 {w}m/s" | 바람 보고 가동 | 풍속 15 미만일 때 가동. 이상이면 가동하지 말고 실패.
      @w failed "풍속 {w}m/s" // seolwon_page person="{who}" text="강풍 정지 요청" | 감독 호출 | 15 이상 불면 감독자를 "강풍 정지 요청"이라고 호출. 미만이면 실패.
      seolwon_page person="{low}" text="교대하세요" | 아래쪽 교대 | 하단에 있는 근무자에게 "교대하세요".
    `,
  },
  // 마을 이장
  {
    language: 'ko',
    slots: { a: '4..11', b: '12..19', who: '=새댁, 부녀회장, 최 노인', txt: '=오늘 저녁 회관에서 모입니다, 농약 살포합니다, 수도 공사로 단수입니다', h: '=6, 12, 18', id: 'cron-4, t-19, job-88', wp: '20..27 / ∅', bd: '회관함, maeul-1, 정자io' },
    event: 'webhook /maeul/ask {"집": "{who}네", "연락받을이": "{who}", "하고픈말": "{txt}", "수문핀": "{wp}"}',
    steps: `
      mqtt_publish topic=마을/방송 payload="{txt}" | 마을 방송 | 마을/방송에다 하고픈 말을 토씨 하나 안 바꾸고 낸다.
      send_message channel=sms to="{who}" text="알겠습니다" | 답 | 연락받을 이한테 sms로 "알겠습니다" 해 줘.
      @wp gpio_write pin={wp} value=1 // failed "수문 핀을 안 적어 냈다" | 수문 열기 | 적어 낸 수문핀을 1로 해서 열어. 안 적었으면 못 연다고 해.
      @wp gpio_write pin={wp} value=0 // failed "수문 핀을 안 적어 냈다" | 수문 닫기 | 수문핀 0이면 닫혀. 닫아 주게. 번호를 안 적어 냈으면 실패고.
      gpio_write pin={a} value=1 | 가로등 {a}번 켜
      gpio_write pin={a} value=0 | 가로등 {a}번 꺼
      gpio_read pin={b} | 저수지 | 물 찼나 {b}번을 읽어 봐라.
      gpio_read pin={b} board="{bd}" | 저수지(딴 보드) | {bd} 보드 거 {b}번 읽어 봐라.
      cron_remove id={id} | 방송 예약 빼기 | 이제 필요 없는 {id} 예약을 없애.
    `,
  },
  // 치과 위생사
  {
    language: 'ko',
    event: 'webhook /dent/visit {"차트": "{no}", "성함": "{who}", "의자": {ch}, "원장": "{dr}", "처치": "{tx}", "혈압": {bp}}',
    slots: { no: 'C20418, C31775, C09962', who: '봉하진, 초이선, 간재호', ch: '1..6', dr: '=유 원장, 제 원장', tx: '=발치, 신경치료, 스케일링', bp: '108..138 / 168..195', m: '=10, 15, 25', txt: '=두 시간 뒤에 식사하세요, 얼음찜질 하세요, 빨대 쓰지 마세요' },
    tools: ['chiga_seat(chair: int, posture: sit|recline): 체어 자세', 'chiga_numb(chair: int, minutes?: int): 마취 타이머', 'chiga_ready(doctor, text): 원장실 화면', 'chiga_after(patient, text): 주의사항을 보낸다', 'chiga_light(chair: int, on: bool): 무영등'],
    steps: `
      chiga_seat chair={ch} posture=recline | 눕혀 드리기 | 환자분 체어를 눕혀 드릴게요.
      chiga_seat chair={ch} posture=sit | 앉혀 드리기 | 양치하시게 {ch}번 체어를 세웁니다.
      chiga_numb chair={ch} | 마취 타이머 | 그 체어 마취 타이머를 시작합니다. 시간은 기본대로요.
      chiga_numb chair={ch} minutes={m} | 마취 {m}분 | 그 체어에 걸어 주세요.
      chiga_light chair={ch} on=false | 눈부셔하세요 | 체어 조명 꺼 드리세요.
      chiga_light chair={ch} on=true | 조명 | 입안 보이게 그 체어 조명 켭니다.
      @bp chiga_ready doctor="{dr}" text="{tx} 준비됐습니다" // failed "혈압이 {bp}입니다" | 원장님 화면 | 혈압 150 밑이면 담당 원장님 화면에 무슨 처치인지 쓰고 띄우고 "준비됐습니다". 150 넘으면 하지 않습니다(실패).
      chiga_after patient="{who}" text="{txt}" | 주의사항 | 환자분께 "{txt}" 보내 드리세요.
    `,
  },
  // 태양광 유지보수
  {
    language: 'ko',
    event: 'mqtt pv/{inv} {"인버터": "{inv}", "출력kW": {kw}, "고장코드": "{err}", "발전소": "{site}", "위탁": "{who}", "팬핀": {fp}}',
    slots: { inv: 'INV-03, INV-11, SG50-2', kw: '0..4 / 21..49', err: '=E031, F12, ISO-LOW', site: '=해남1호, 영암솔라, 나주창고지붕', who: '한울전력, 문 기사, 태은', fp: '2..27', n: '=3, 10', q: '=절연, 퓨즈, 제초' },
    steps: `
      gpio_write pin={fp} value=1 | 팬 ON
      gpio_write pin={fp} value=0 | 팬 OFF | 팬핀 내림
      @kw send_message channel=telegram to="{who}" text="{inv} {err}" // failed "출력이 {kw}kW로 정상" | 출동 요청 | 10kW 미만이면 telegram으로 위탁받은 쪽에 "인버터 코드" 순으로 (한 칸 띄움). 그 이상이면 실패.
      @kw failed "출력이 {kw}kW" // memory_store key={inv} content=정상 | 정상 표시 | 출력 10kW 넘을 때만 인버터 이름에 "정상" 저장. 아니면 실패.
      memory_recall query={q} | '{q}' 메모 조회
      memory_recall query={q} limit={n} | '{q}' 메모 {n}건만 조회
      file_write path=pv/{site}.log content="{err}" append=true | 로그 | pv 아래 발전소이름.log 끝에 고장코드 추가
      pushover message="{site}" title="{err}" | 푸시 | 제목=고장코드, 내용=발전소.
    `,
  },
  // 떡집
  {
    language: 'ko',
    event: 'webhook /tteok/order {"주문자": "{who}", "떡": "{kind}", "되": {n}, "찾는날": "{day}", "배달지": "{to}", "글귀": "{say}"}',
    slots: { who: '=엄채령, 우덕만, 기은재', kind: '=꿀떡, 백설기, 수수팥떡', n: '1..12', day: '=2026-02-16, 2026-09-24, 2026-11-03', to: '=은행나무집, 시청 민원실, 명륜교회 / ∅, 없음', say: '=백일을 축하해요, 개업 대박 나세요, 고맙습니다', f: '=강, 약' },
    tools: ['sirutt_steam(kind, doe: int, salt?: less|none): 떡을 찐다', 'sirutt_card(text, pieces?: int): 카드를 찍는다', 'sirutt_ride(place, date): 배달을 넣는다', 'sirutt_flame(high: bool): 시루 불을 키우고 줄인다', 'sirutt_tell(customer, text): 주문자에게 알린다'],
    steps: `
      sirutt_steam kind={kind} doe={n} | 찌기 | 주문받은 떡을 주문받은 되만큼 쪄. 간은 늘 하던 대로.
      sirutt_steam kind={kind} doe={n} salt=none | 소금 빼고 찌기 | 아기 먹을 거래. 소금 하나도 넣지 말고 주문대로.
      sirutt_steam kind={kind} doe={n} salt=less | 싱겁게 | 주문대로 찌되 소금은 덜.
      @to sirutt_ride place="{to}" date={day} // failed "배달할 곳이 없다" | 배달 | 찾는 날에 배달지로 보내. 배달지를 안 적었으면 못 넣지.
      sirutt_flame high=true | 불 올려 | 김이 약해.
      sirutt_flame high=false | 불 줄여 | 다 익었어.
      sirutt_card text="{say}" | 카드 | 손님이 써 달라는 글귀 그대로 찍어. 몇 장인지는 안 정해.
      sirutt_card text="{say}" pieces=3 | 카드 세 장 | 그 글귀로 세 장.
      sirutt_tell customer="{who}" text="{kind} 다 됐습니다" | 다 됐다고 | 시킨 사람한테 떡 이름 쓰고 띄고 "다 됐습니다" 해 줘.
    `,
  },
  // 소방서 행정
  {
    language: 'ko',
    event: 'webhook /119/gear {"장비": "{gear}", "관리번호": "{no}", "사용대원": "{who}", "압력": {bar}, "반납칸": "{slot}"}',
    slots: { gear: '=공기호흡기, 유압스프레더, 열화상카메라', no: 'SC-0412, SP-0093, TC-0027', who: '소방교 금재, 소방사 여진, 소방장 봉수', bar: '40..140 / 270..300', slot: '=2열 3칸, 1열 7칸, 4열 1칸', q: '=충전, 점검 주기, 교체', ch: '=team, radio' },
    steps: `
      @bar failed "압력 {bar}bar" // memory_store key={no} content="사용 가능" | 사용 가능 처리 | 압력이 250bar 이상인 용기만 관리번호에 "사용 가능"으로 기록하시오. 부족하면 실패 처리하시오.
      @bar send_message channel={ch} to="{who}" text="충전 바랍니다" // failed "압력 {bar}bar로 충분" | 충전 요청 | 250bar에 못 미치면 {ch} 채널로 쓴 대원에게 "충전 바랍니다". 충분하면 보내지 마시오.
      notify message="{slot}" title="{gear}" | 반납 위치 | 장비명을 제목으로, 반납할 칸을 내용으로 알리시오.
      notify message="{slot}" | 칸만 표시 | 제목 없이 반납할 칸만 알리시오.
      gpio_write pin=11 value=1 | 차고 셔터 개방 | 11번이 셔터이며 1에 열림. 개방하시오.
      gpio_write pin=11 value=0 | 차고 셔터 폐쇄 | 11번 셔터(1에 열림)를 닫으시오.
      file_search query="{q}" path=지침 | 지침 검색 | 지침 폴더 안에서 "{q}" 검색.
      file_search query="{q}" | "{q}" 전체 검색
      file_write path=gear/return.txt content="{no} {who}" append=true | 반납부 | gear/return.txt 끝에 관리번호, 사용한 대원을 띄어서 한 줄.
    `,
  },
  // 꽃집
  {
    language: 'ko',
    event: 'webhook /flower/order {"보내는분": "{from}", "받는분": "{to}", "꽃": "{fl}", "카드문구": "{say}", "송이": {n}, "배달시각": "{time}"}',
    slots: { from: '=견우진, 도나영, 팽수민', to: '=이영롱, 김사장님, 하윤 엄마', fl: '=라넌큘러스, 튤립, 수국', say: '=늘 고마워, 합격 축하해, 생일 축하드려요', n: '5..60', time: '=11:00, 13:30, 18:00 / ∅, 미정', c: '=분홍, 크림, 하늘' },
    tools: ['kkot_wrap(flower, stems: int, ribbon?): 다발을 묶는다', 'kkot_card(text, to): 카드를 쓴다', 'kkot_send(receiver, time): 배달을 보낸다', 'kkot_window(shade: open|closed): 진열창 차양', 'kkot_reply(sender, text): 주문한 분께 답한다'],
    steps: `
      kkot_wrap flower={fl} stems={n} | 다발 묶기 | 주문하신 꽃을 송이 수대로 묶어요. 리본은 없이요.
      kkot_wrap flower={fl} stems={n} ribbon={c} | {c} 리본으로 묶기 | 주문하신 꽃, 송이 수대로.
      kkot_card text="{say}" to="{to}" | 카드 | 카드 문구를 그대로 쓰고, 받으실 분 이름을 넣어요.
      kkot_card text="사랑해" to="{to}" | 급히 바꾼 카드 | 문구가 바뀌었대요. "사랑해"로, 받는 분은 그대로요.
      @time kkot_send receiver="{to}" time={time} // failed "배달 시각이 정해지지 않았어요" | 배달 출발 | 받는 분께 적힌 시각으로 보내요. 시각이 없으면 못 보내요.
      kkot_window shade=closed | 햇빛 가리기 | 꽃 시들어요. 차양 쳐 주세요.
      kkot_window shade=open | 차양 걷기 | 흐리네요. 차양 걷어요.
      kkot_reply sender="{from}" text="잘 받으셨어요" | 주문한 분께 | 보내는 분에게 "잘 받으셨어요"라고 답장해요.
    `,
  },
];
