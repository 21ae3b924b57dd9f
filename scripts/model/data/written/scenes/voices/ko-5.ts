import type { Scene } from '../../scene';

/** Plain steps of many people, each in a manner of their own, Korean, part 5. */
export const voices5: readonly Scene[] = [
  // 한우 축산농
  {
    language: 'ko',
    event: 'mqtt 우사/{pen} {"우방": "{pen}", "귀표": "{tag}", "체온": {t}, "수정사": "{who}", "사료통": "{bin}"}',
    slots: { pen: '=동1, 동4, 분만방', tag: '=0821-4, 1190-7, 0455-2', t: '38.2..39.0 / 40.1..41.3', who: '=심 수정사, 변 원장, 축협 조', bin: '=가득함, 절반 / 비었음, 바닥남', kg: '=2, 3, 5', txt: '=새벽에 와 주세요, 예정일 지났습니다, 내일로 미룹시다' },
    tools: ['hanu_grain(pen, kilos: int, supplement?: bool): 사료를 내린다', 'hanu_gate(pen, latched: bool): 칸막이 문 걸쇠', 'hanu_mat(pen, heat: low|high): 바닥 보온', 'hanu_vet(person, text): 연락한다', 'hanu_mark(tag, text): 개체 기록'],
    steps: `
      @bin hanu_grain pen={pen} kilos={kg} // failed "사료통이 {bin}" | 사료 {kg}키로 | 사료통에 남은 게 있거든 그 방에 내려. 없으면 실패여.
      @bin hanu_grain pen={pen} kilos={kg} supplement=true // failed "사료통이 {bin}" | 첨가제 넣고 {kg}키로 | 사료통이 안 비었으면 그 방에 첨가제 섞어서 내려. 비었으면 못 혀.
      hanu_gate pen={pen} latched=true | 걸쇠 걸어 | 소 나온다.
      hanu_gate pen={pen} latched=false | 걸쇠 빼 | 거기 청소허게.
      hanu_mat pen={pen} heat=high | 바닥 뜨시게
      hanu_mat pen={pen} heat=low | 바닥 불 줄여 | 송아지가 헐떡인다.
      @t failed "체온이 {t}도" // hanu_mark tag={tag} text="고열" | 고열 표시 | 39.5도 넘는 놈만 그 귀표에 "고열"이라 적어. 멀쩡하면 적지 말어.
      hanu_vet person="{who}" text="{txt}" | 수정사 부르기 | 수정허는 양반한테 "{txt}" 보내.
    `,
  },
  // 공연장 음향 감독
  {
    language: 'ko',
    event: 'mqtt stage/cue/{cue} {"cue": "{cue}", "곡": "{song}", "배우": "{act}", "무대감독": "{sm}", "앰프핀": {amp}, "잔향": "{say}"}',
    slots: { cue: 'Q12, Q47, LX9', song: '=서곡, 2막 왈츠, 커튼콜', act: '=도윤, 세라, 마당쇠 역', sm: '=윤 SM, 조연출 봄', amp: '2..15 / ∅, null', say: '=객석 뒤가 울림, 좌측 하울링, 이상 없음', p: '16..27', bd: '=amp-rack, 무대함' },
    steps: `
      @amp gpio_write pin={amp} value=1 // failed "앰프핀이 안 왔음" | 앰프 on | 큐에 실려 온 앰프핀. 안 실려 왔으면 fail.
      @amp gpio_write pin={amp} value=0 // failed "앰프핀이 안 왔음" | 앰프 off | 공연 끝, 큐의 앰프핀 내려. 없으면 fail.
      gpio_write pin={p} value=1 board={bd} | 대기등 | {bd} 보드 {p}번 올림
      gpio_write pin={p} value=1 | 대기등 {p}번 올림
      send_message channel=intercom to="{act}" text="등장 준비" | 배우 콜 | intercom으로 이 큐 배우한테 "등장 준비"
      send_message channel=intercom to="{sm}" text="{cue} 완료" | SM 콜 | intercom, 무대 총괄하는 분께 큐 번호 쓰고 띄고 "완료"
      file_write path=show/report.txt content="{say}" append=true | 리포트 | show/report.txt 맨 끝에 잔향 칸 내용 그대로
      memory_store key={cue} content="{song}" | 큐 메모 | 큐 번호에 곡 이름
    `,
  },
  // 분식집 이모
  {
    language: 'ko',
    event: 'webhook /bunsik/order {"테이블": {tb}, "메뉴": "{menu}", "인분": {n}, "손님": "{who}", "맵기": "{hot}", "말": "{say}"}',
    slots: { tb: '1..12', menu: '=떡볶이, 순대, 쫄면', n: '1..5 / ∅, null', who: '=교복 학생, 택배 아저씨, 은지 엄마', hot: '=순한맛, 보통', say: '=단무지 많이, 파 빼 주세요, 국물 자작하게', m: '=3, 6, 9' },
    tools: ['이모냄비(메뉴, 인분: int, 치즈?: bool): 끓인다', '이모불(세기: 약불|중불|센불): 불', '이모벨(테이블: int, 울림: bool): 벨', '이모표(테이블: int, 글): 주문표에 쓴다', '이모타이머(분: int): 시간을 잰다'],
    steps: `
      @n 이모냄비 메뉴={menu} 인분={n} // failed "몇 인분인지 없다" | 끓이자 | 시킨 거 시킨 만큼~ 몇 인분인지 안 썼으면 못 해.
      @n 이모냄비 메뉴={menu} 인분={n} 치즈=true // failed "몇 인분인지 없다" | 치즈 올려서 끓이자 | 시킨 거 시킨 만큼. 몇 인분인지 안 썼으면 못 해.
      이모불 세기=센불 | 불 확 올려
      이모불 세기=약불 | 불 살살 | 넘친다 넘쳐.
      이모불 세기=중불 | 불 중간
      이모벨 테이블={tb} 울림=true | 벨 울려 | 그 테이블 가져가래.
      이모벨 테이블={tb} 울림=false | 벨 그만 | {tb}번 가져갔어.
      이모표 테이블={tb} 글="{say}" | 표에 쓰기 | 손님 말 그대로 써 놔.
      이모타이머 분={m} | {m}분 재 줘
    `,
  },
  // 무인 매장 운영자
  {
    language: 'ko',
    event: 'webhook /muin/cam {"매장": "{st}", "카메라": "{cam}", "감지": "{det}", "고객": "{who}", "시각": "{time}", "점주": "{own}"}',
    slots: { st: '=정왕점, 신림점, 하단점', cam: 'cam-3, cam-8, ent-1', det: '=사람 / 고양이, 그림자', who: '=비회원, vip-221, 회원 주하', time: '=02:14, 03:50, 23:41', own: '=원 점주, 제이, 홍 사장', s: '=15, 30, 60', txt: '=계산 후 이용해 주세요, 문을 닫아 주세요, 곧 마감합니다' },
    tools: ['eyebox_clip(camera, seconds: int, cloud?: bool): 영상을 남긴다', 'eyebox_speaker(store, text, volume?: int): 매장 스피커', 'eyebox_door(store, locked: bool): 출입문', 'eyebox_fridge(store, lamp: on|off): 쇼케이스 불', 'eyebox_push(owner, text): 점주 앱'],
    steps: `
      eyebox_clip camera={cam} seconds={s} | {s}초 저장 | 감지된 카메라
      eyebox_clip camera={cam} seconds={s} cloud=true | 클라우드에도 | 감지된 카메라 영상 {s}초, 클라우드에 올려서 남김
      eyebox_speaker store={st} text="{txt}" | 매장 방송 | "{txt}"
      eyebox_speaker store={st} text="{txt}" volume=8 | 크게 방송 | 음량 8로 "{txt}"
      eyebox_door store={st} locked=true | 문 잠금 | 그 매장
      eyebox_door store={st} locked=false | 문 열림 | 손님이 갇혔다고 함. 그 매장
      eyebox_fridge store={st} lamp=off | 쇼케이스 소등
      eyebox_fridge store={st} lamp=on | 쇼케이스 점등 | {st}
      @det eyebox_push owner="{own}" text="{time} 사람 감지" // failed "{det:이}라 알리지 않음" | 점주 알림 | 사람일 때만 매장 주인 앱에 시각 쓰고 띄고 "사람 감지". 다른 거면 실패
    `,
  },
  // 초등 돌봄교실
  {
    language: 'ko',
    event: 'webhook /care/pick {"아동": "{kid}", "데리러오는분": "{who}", "관계": "{rel}", "간식": "{snack}", "전달": "{say}", "교사": "{tch}"}',
    slots: { kid: '=윤슬, 이안, 하진', who: '=박지선, 외할아버지, 태권도 관장님', rel: '=등록됨, 확인됨 / 미등록, 확인 안 됨', snack: '=우유, 귤, 약과', say: '=학원 가방 챙겨 주세요, 약은 먹었어요, 5시에 갈게요', tch: '=온쌤, 단비쌤', h: '=14, 16, 17' },
    steps: `
      @rel gpio_write pin=6 value=1 // failed "{rel} 상태예요" | 현관 열기 | 등록된 분이 오셨을 때만 6번을 켜서 현관을 열어요. 아니면 열지 않아요.
      gpio_write pin=6 value=0 | 현관 닫기 | 현관은 6번이고 1이 열림이에요. 닫아요.
      @rel send_message channel=class to="{tch}" text="{kid} 하원" // failed "{rel} 상태예요" | 하원 보고 | 등록된 보호자일 때 class 채널로 선생님께 아이 이름 띄고 "하원". 미등록이면 실패.
      memory_store key={kid} content="{say}" | 전달 사항 | 아이 이름에 전달 내용을 그대로 적어요.
      notify message="{snack}" title="{kid}" | 간식 알림 | 제목은 아이, 내용은 간식.
      notify message="{snack}" | 간식만 알림
      cron_add schedule="30 {h} * * 1-5" action=message text="간식 시간" | 평일 {h}시 30분 | 월요일부터 금요일까지 그 시각에 "간식 시간" 메시지가 나와요.
      cron_add schedule="30 {h} * * 1-5" action=message text="간식 시간" name=snack | 평일 {h}시 반 알림(이름 snack) | 평일마다 "간식 시간" 메시지, 이름은 snack.
    `,
  },
  // 골프장 코스 관리
  {
    language: 'ko',
    event: 'mqtt golf/hole{h} {"홀": {h}, "그린수분": {w}, "스프링클러": "{sp}", "키퍼": "{who}", "캐디마스터": "{cm}", "풍속": {v}}',
    slots: { h: '1..18', w: '8..14 / 27..38', sp: 'SP-3, SP-11, FW-6', who: '=은 키퍼, 루디, 마 과장', cm: '=하 마스터, 연 실장', v: '1..9', m: '=6, 12, 18', mm: '=3, 4, 5', txt: '=카트는 길로만, 핀 뒤로 옮김, 벙커 정리 중' },
    tools: ['fairway_spray(head, minutes: int, fan?: narrow|wide): 물을 뿌린다', 'fairway_mow(hole: int, mm: int): 깎을 높이', 'fairway_flag(hole: int, shown: bool): 공사 깃발', 'fairway_cart(hole: int, path: only|free): 카트 길', 'fairway_radio(name, text): 무전'],
    steps: `
      @w fairway_spray head={sp} minutes={m} // failed "수분 {w}%" | 관수 {m}분 | 그린 수분 20% 미만이면 보고된 헤드로. 이상이면 실패.
      fairway_spray head={sp} minutes={m} | 페어웨이 물 {m}분 | 보고된 헤드, 수분은 보지 말 것.
      fairway_spray head={sp} minutes={m} fan=wide | 넓게 {m}분 | 보고된 헤드, 넓게 퍼지도록.
      fairway_mow hole={h} mm={mm} | {mm}mm로 | 그 홀.
      fairway_flag hole={h} shown=true | 깃발 꽂기 | 잔디 보수.
      fairway_flag hole={h} shown=false | 깃발 거두기 | 보수 끝난 {h}번 홀.
      fairway_cart hole={h} path=only | 카트 길로만 | 땅이 질다. 그 홀.
      fairway_cart hole={h} path=free | 카트 자유 | 말랐다. 그 홀 아무 데나 다니게.
      fairway_radio name="{cm}" text="{txt}" | 캐디 쪽 무전 | 캐디 총괄에게 "{txt}".
      fairway_radio name="{who}" text="{h}번 홀 물 부족" | 키퍼 무전 | 그린 보는 사람에게 "n번 홀 물 부족". 예: 19번 홀 물 부족
    `,
  },
  // 수제 비누 온라인 판매
  {
    language: 'ko',
    event: 'webhook /soap/order {"주문": "{no}", "구매자": "{who}", "받는곳": "{addr}", "향": "{sc}", "개": {n}, "선물메시지": "{say}", "결제": "{pay}"}',
    slots: { no: 'S-1180, S-2045, S-3391', who: '=김라벤더, 지오, 모카엄마', addr: '=청주 오송, 군산 나운동, 제주 애월', sc: '=어성초, 로즈, 유칼립투스', n: '1..12', say: '=항상 건강해, 이사 축하해요, 사랑하는 언니에게', pay: '=입금완료, 승인됨 / 대기, 취소됨', q: '=환불, 알레르기, 재구매' },
    steps: `
      @pay file_write path=soap/출고.csv content="{no},{sc},{n}" append=true // failed "결제가 {pay}" | 출고 줄 추가 | 돈 들어온 주문만 soap/출고.csv 끝에 주문, 향, 개수를 쉼표로 이어요. 안 들어왔으면 안 돼요!
      @pay failed "결제가 {pay}" // send_message channel=kakao to="{who}" text="입금 확인이 안 돼요" | 입금 안내 | 아직 결제가 안 끝난 분께만 kakao로 "입금 확인이 안 돼요". 끝난 분이면 실패.
      memory_store key={no} content="{say}" | 선물 카드 | 주문번호에 선물 메시지를 그대로요.
      notify message="{addr}" | 받는 곳 띄우기
      notify message="{addr}" title="{no}" | 주문번호 제목으로 | 내용은 받는 곳이에요.
      memory_recall query={q} | {q} 찾아보기
      memory_recall query={q} category=손님 | 손님 메모에서만 | 분류가 '손님'인 메모에서 찾아요. 찾을 말은 "{q}".
      gpio_write pin=4 value=1 | 건조기 ON | 4번
      gpio_write pin=4 value=0 | 건조기 OFF | 4번
    `,
  },
  // 해녀회 총무
  {
    language: 'ko',
    event: 'webhook /haenyeo/sea {"바당": "{sea}", "물때": "{tide}", "파고": {w}, "해녀": "{who}", "잡은것": "{cat}", "kg": {kg}, "어촌계장": "{boss}"}',
    slots: { sea: '=큰여, 검은돌, 성세기', tide: '=두물, 여섯물, 조금', w: '0.3..1.0 / 1.9..3.2', who: '=고순옥, 양정화, 막내 지은', cat: '=소라, 성게, 톳', kg: '3..28', boss: '=문 계장, 부 계장', t: '=08:30, 10:00, 12:40' },
    tools: ['바당사이렌(바당, 길게?: bool): 사이렌을 울린다', '망사리저울(사람, kg: int, 무엇): 무게를 적는다', '부표등(켬: bool): 부표 불', '탈의장(난방: 켬|끔): 탈의장 난방', '계장전화(사람, 말): 전화로 말한다'],
    steps: `
      바당사이렌 바당="{sea}" | 사이렌 | 그 바당에 한 번.
      바당사이렌 바당="{sea}" 길게=true | 긴 사이렌 | 그 바당, 다들 나오게 길게.
      망사리저울 사람="{who}" kg={kg} 무엇={cat} | 무게 적기 | 그 해녀가 잡은 것, 올라온 킬로 그대로.
      부표등 켬=true | 부표 불 켜기
      부표등 켬=false | 부표 불 끄기 | 다 나왔수다.
      탈의장 난방=켬 | 탈의장 따숩게
      탈의장 난방=끔 | 탈의장 난방 그만
      @w 계장전화 사람="{boss}" 말="{sea} 들어갑니다" // failed "파고가 {w}미터" | 들어간다고 | 파도 1.5m 밑이면 계장한테 바당 이름 쓰고 "들어갑니다". 예: 범섬 들어갑니다. 높으면 실패.
      @w failed "파고가 {w}미터" // 계장전화 사람="{boss}" 말="오늘은 쉽니다" | 쉰다고 | 파도가 1.5m를 넘으면 계장한테 "오늘은 쉽니다". 잔잔하면 실패.
    `,
  },
  // 은행 지점 청경
  {
    language: 'ko',
    event: 'webhook /bank/guard {"창구": {w}, "고객": "{who}", "금액": {won}, "상황": "{st}", "책임자": "{mgr}", "셔터핀": {sh}}',
    slots: { w: '1..9', who: '=노신사, 가영 고객, 외국인 고객', won: '300..900 / 3000..9500', st: '=전화 통화하며 인출, 큰 소리, 대기 길어짐', mgr: '=도 차장, 명 팀장', sh: '3..27', bd: '=금고io, bank-pi' },
    steps: `
      @won failed "금액이 {won}만 원" // send_message channel=team to="{mgr}" text="{w}번 창구 확인" | 고액 확인 | 금액(만 원)이 1000을 넘는 경우 team 채널로 책임자에게 "n번 창구 확인". 예: 12번 창구 확인. 넘지 않으면 실패 처리.
      @won memory_store key=소액 content={won} // failed "금액이 {won}만 원" | 소액 기록 | 금액이 1000 이하인 경우에만 소액이라는 키에 금액을 남긴다.
      gpio_write pin={sh} value=1 | 셔터 내림 | 셔터핀 1이 내려감이다. 영업 종료.
      gpio_write pin={sh} value=0 | 셔터 올림 | 셔터핀 1이 내려감, 0이 올라감이다. 개점.
      gpio_read pin=2 | 비상벨 2번 확인
      gpio_read pin=2 board={bd} | 비상벨 확인 | {bd} 보드의 2번이다.
      pushover message="{st}" | 상황 푸시 | 보고된 상황을 그대로.
      pushover message="{st}" title="{who}" | 상황 푸시(고객) | 고객을 제목으로 달고 상황 그대로.
    `,
  },
  // 화훼 경매 온실 스마트팜
  {
    language: 'ko',
    earlier: ['양액 측정 | ec_get → 베드 {bed}, EC {ec}, pH {ph}', '재배 일지 | diary → 품종 {kind}, 담당 {who}'],
    slots: { bed: 'BED-4, BED-9, N12', ec: '=0.8, 1.1 / 2.6, 3.1', ph: '=5.2, 5.8, 6.4', kind: '=프리지아, 거베라, 리시안셔스', who: '=이끼, 방 농장장, 시은', ml: '=50, 120, 300', h: '=2, 4, 8', txt: '=총채 보임, 곁순 제거함, 수확 늦춤' },
    tools: ['sapDose(bed, ml: int, tank?: A|B): Feed nutrient', 'sapFlush(bed, hours: int): Rinse with clear water', 'sapLamp(bed, colour: red|blue): Grow light colour', 'sapRoof(shade: bool): Roof shade', 'sapTell(grower, note): Message a grower'],
    steps: `
      sapDose bed={bed} ml={ml} | 양액 {ml}ml | 측정한 베드에요. 어느 통인지는 안 정해요.
      sapDose bed={bed} ml={ml} tank=B | B통에서 {ml}ml | 측정한 베드에.
      sapLamp bed={bed} colour=red | 빨간빛 | 꽃눈 오게 그 베드.
      sapLamp bed={bed} colour=blue | 파란빛 | 키가 너무 크네요, 그 베드.
      sapRoof shade=true | 지붕 차광 치기
      sapRoof shade=false | 지붕 차광 걷기 | 흐려요.
      @ec failed "EC가 {ec:이}라 괜찮다" // sapFlush bed={bed} hours={h} | 맹물로 {h}시간 씻기 | EC가 2를 넘었을 때만 측정한 베드를 씻어 줘요. 안 넘었으면 실패.
      @ec sapDose bed={bed} ml=200 // failed "EC가 {ec}" | 배고픈 베드 | EC 2 밑이면 200ml 더 줘요. 넘었으면 주지 않아요.
      sapTell grower="{who}" note="{txt}" | 담당에게 | 일지에 나온 담당한테 "{txt}" 남겨요.
    `,
  },
  // 지역 신문 기자
  {
    language: 'ko',
    event: 'webhook /news/tip {"제보자": "{tip}", "장소": "{place}", "내용": "{say}", "데스크": "{desk}", "연락": "{tel}", "기사번호": "{id}"}',
    slots: { tip: '=익명, 시장 상인, 구도심 주민', place: '=역전시장, 하수처리장, 구 법원', say: '=악취가 심합니다, 보도블록이 꺼졌어요, 버스가 끊겼습니다', desk: '=탁 데스크, 사회부 라', tel: '=010-6612-0094, 031-884-2210 / ∅, 비공개', id: 'N-3307, N-4419, N-5120' },
    steps: `
      @tel send_message channel=sms to={tel} text="제보 감사합니다" // failed "연락처가 공개되지 않음" | 제보자에게 | sms, 남긴 연락처로 "제보 감사합니다". 연락처 없음/비공개면 실패.
      @tel memory_store key={id} content={tel} // failed "연락처가 공개되지 않음" | 연락처 보관 | 기사번호에 연락처. 없으면 보관 불가.
      send_message channel=slack to="{desk}" text="{place}: {say}" | 데스크 보고 | slack, 데스크에게 "장소: 내용" 형식. 내용은 제보 그대로.
      file_write path=tips/{id}.txt content="{say}" | 제보 원문 저장 | tips 폴더 기사번호.txt, 새로. 제보 내용 원문.
      file_write path=tips/{id}.txt content="{place}" append=true | 장소 덧붙이기 | tips/기사번호.txt 끝에 장소만.
      file_read path=tips/{id}.txt | 제보 다시 읽기 | tips 폴더의 기사번호.txt.
      file_read path=tips/{id}.txt lines=2 | 앞 두 줄만 | tips 폴더의 기사번호.txt에서.
      file_search query="{place}" | 장소 이름으로 파일 찾기
    `,
  },
  // 요양병원 물리치료사
  {
    language: 'ko',
    event: 'webhook /rehab/slot {"치료실": "{room}", "환자분": "{who}", "치료사": "{pt}", "부위": "{part}", "심박": {hr}, "시간": "{time}"}',
    slots: { room: '=운동치료실, 수치료실, 온열실', who: '=강봉수, 추말자, 여진구', pt: '=소 치료사, 가람, 임 실장', part: '=왼쪽 무릎, 오른 어깨, 허리', hr: '62..98 / 124..151', time: '=09:40, 11:00, 15:20', m: '=5, 10, 15', txt: '=내일은 쉬세요, 집에서 얼음찜질 하세요, 편한 바지 입고 오세요' },
    tools: ['물치_찜질(환자, 부위, 분: int, 얼음?: bool): 찜질을 한다', '물치_러닝(속도: 느림|빠름): 보행기 속도', '물치_침대(방, 눕힘: bool): 치료대를 눕히거나 세운다', '물치_호출(치료사, 글): 치료사 호출', '물치_쪽지(환자, 글): 환자 쪽지'],
    steps: `
      물치_찜질 환자="{who}" 부위="{part}" 분={m} | 찜질 {m}분 | 적힌 부위요. 뭐로 할지는 안 정했어요.
      물치_찜질 환자="{who}" 부위="{part}" 분={m} 얼음=true | 얼음찜질 {m}분 | 적힌 부위에 차갑게 해 드려요.
      물치_침대 방={room} 눕힘=true | 치료대 눕히기
      물치_침대 방={room} 눕힘=false | 치료대 세우기 | {room} 어르신 앉으세요.
      물치_러닝 속도=느림 | 보행기 천천히
      물치_러닝 속도=빠름 | 보행기 조금 빠르게
      @hr 물치_호출 치료사="{pt}" 글="운동 시작" // failed "심박이 {hr:이}라 높다" | 운동 시작 | 심박 110 아래일 때만 담당 치료사에게 "운동 시작". 그보다 높으면 쉬셔야 해요, 실패.
      @hr failed "심박이 {hr}" // 물치_쪽지 환자="{who}" 글="잠시 쉬세요" | 쉬시라고 | 심박이 110을 넘으면 환자분께 "잠시 쉬세요". 안 넘으면 실패.
      물치_쪽지 환자="{who}" 글="{txt}" | 당부 | "{txt}"라고 쪽지를 드려요.
    `,
  },
  // 산장지기
  {
    language: 'ko',
    slots: { hiker: '=홀로산행, 부부 등산객, 대학 산악부', dest: '=세석, 벽소령, 로터리', t: '-18..-3', p: '2..8', q: '9..17', bd: '=대피소함, hut-1', rk: '=구조대 표, 공단 상황실', ok: '=예약됨, 확정 / 없음, 취소됨', say: '=발목을 삐었어요, 물이 떨어졌어요, 길을 잘못 들었어요', r: '18..27' },
    event: 'webhook /hut/radio {"등산객": "{hiker}", "목적지": "{dest}", "예약": "{ok}", "구조": "{rk}", "무전": "{say}", "기온": {t}}',
    steps: `
      send_message channel=radio to="{rk}" text="{say}" | 구조 쪽에 | 구조하는 쪽에 무전 내용을 한 자도 고치지 말고 radio로 넘긴다.
      send_message channel=radio text="{dest} 통제" | 전체 무전 | radio에 "{dest} 통제". 받는 이 없이.
      @ok gpio_write pin={p} value=1 // failed "예약이 {ok}" | 침실 난방 | 예약한 사람이면 {p}번을 넣는다. 안 했으면 넣지 않고 실패로 둔다.
      gpio_write pin={p} value=0 | 난방 내리기 | {p}번, 손님 떠났다.
      gpio_write pin={q} value=1 | {q}번 길잡이등 켜기
      gpio_write pin={q} value=1 board={bd} | 길잡이등 | {bd} 보드 {q}번을 켠다.
      gpio_read pin={r} | 물탱크 얼었나 | {r}번을 읽어 본다.
      @ok memory_store key="{hiker}" content="{dest}" // failed "예약이 {ok}" | 어디 가는지 | 예약된 사람은 이름에 가는 곳을 적어 둔다. 아니면 실패.
    `,
  },
  // 세탁소
  {
    language: 'ko',
    event: 'webhook /laundry/item {"번호표": "{no}", "손님": "{who}", "옷": "{cl}", "얼룩": "{st}", "찾는날": "{day}", "배달기사": "{drv}"}',
    slots: { no: '=가-112, 나-208, 다-077', who: '=명품수선집, 독고영, 302호 신혼', cl: '=트렌치코트, 실크 블라우스, 교복 바지', st: '=커피, 기름, 볼펜 / 없음, ∅', day: '=2026-04-11, 2026-05-02', drv: '=경수, 아버지', c: '=30, 40', n: '=1, 2', txt: '=단추 하나 없어요, 주머니에 돈 있었어요, 얼룩이 남았어요' },
    tools: ['seta_wash(tag, celsius: int, softener?: bool): 물빨래', 'seta_spot(tag, stain): 얼룩을 뺀다', 'seta_steam(on: bool): 스팀 다리미', 'seta_rail(direction: in|out): 옷걸이 레일', 'seta_text(customer, text): 손님 문자', 'seta_drop(driver, tag): 배달을 맡긴다'],
    steps: `
      seta_wash tag={no} celsius={c} | {c}도 빨래 | 들어온 표
      seta_wash tag={no} celsius={c} softener=false | 유연제 빼고 {c}도 | 들어온 표. 아토피래.
      @st seta_spot tag={no} stain={st} // failed "얼룩이 적혀 있지 않다" | 얼룩 빼기 | 적힌 얼룩을 빼 준다. 안 적혔으면 할 게 없으니 실패.
      seta_steam on=true | 스팀 올려
      seta_steam on=false | 스팀 내려 | 퇴근.
      seta_rail direction=out | 레일 밖으로 | 손님 오셨다.
      seta_rail direction=in | 레일 안으로
      seta_text customer="{who}" text="{txt}" | 손님 문자 | 옷 맡긴 분께 "{txt}"
      seta_drop driver="{drv}" tag={no} | 배달 | 배달하는 사람한테 이 표 맡겨
    `,
  },
  // 어학원 데스크
  {
    language: 'ko',
    event: 'webhook /academy/ask {"name": "{who}", "class": "{cls}", "teacher": "{tch}", "phone": "{tel}", "level": "{lv}", "message": "{say}"}',
    slots: { who: '=Minh Anh, 서가인, Daniel K', cls: '=토픽4, 회화B, 비즈니스1', tch: '=최은 선생님, Amy, 문 강사', tel: '=010-7301-5528, 010-2219-9047 / ∅, none', lv: '=초급, 중급', say: '=교재는 어디서 사요?, 한 주 쉬고 싶어요, 수료증 주세요', id: 'cron-8, task-14', q: '=환불 규정, 비자, 결석' },
    steps: `
      @tel send_message channel=sms to={tel} text="곧 연락드리겠습니다" // failed "전화번호가 없습니다" | 문의 회신 | sms로 phone에 "곧 연락드리겠습니다"를 보내 주세요. 번호가 없으면 실패 처리해 주세요.
      @tel memory_store key="{who}" content={tel} // failed "전화번호가 없습니다" | 번호 등록 | 학생 이름에 번호를 저장해 주세요. 번호가 없으면 못 합니다.
      send_message channel=line to="{tch}" text="{say}" | 선생님께 | line으로 담당 강사에게 학생 메시지를 그대로 전달.
      memory_recall query="{q}" | '{q}' 메모 찾기
      memory_recall query="{q}" limit=1 | '{q}' 메모 하나만 찾기
      file_list path=class/{cls} | 반 폴더 보기 | class 폴더 안, 문의한 반 이름의 폴더입니다.
      cron_remove id={id} | 예약 {id} 삭제
      notify message="{cls} {lv}" title="{who}" | 상담 알림 | 제목 학생, 내용은 반과 레벨을 띄어서.
    `,
  },
  // 김 양식 가공
  {
    language: 'ko',
    event: 'mqtt gim/line {"건조기": "{dr}", "속": {n}, "수분": {w}, "등급": "{g}", "공장장": "{who}", "거래처": "{to}"}',
    slots: { dr: '=1호 건조기, 2호 건조기, 신형', n: '100..900', w: '=4, 5, 6 / 11, 13', g: '=특, 상, 중', who: '=남 공장장, 카말, 김 반장', to: '=완도상회, 이마트 물류, 도쿄식품', rpm: '=6, 9, 14', c: '=41, 44, 48', txt: '=이물 나왔습니다, 발장 갈아 주세요, 전기 끊겼습니다' },
    tools: ['gimDry(dryer, celsius: int, rpm?: int): Dry sheets', 'gimFan(dryer, blowing: bool): Dryer fan', 'gimCut(size: full|half): Cut size', 'gimOut(buyer, bundles: int): Ship', 'gimWalkie(person, words): Walkie-talkie'],
    steps: `
      gimDry dryer="{dr}" celsius={c} | {c}도 건조 | 그 건조기
      gimDry dryer="{dr}" celsius={c} rpm={rpm} | {c}도에 {rpm}회전 | 그 건조기
      gimFan dryer="{dr}" blowing=true | 바람 넣어
      gimFan dryer="{dr}" blowing=false | 바람 빼 | 김 날린다.
      gimCut size=half | 반절로 | 도시락김이여.
      gimCut size=full | 온장으로
      @w gimOut buyer="{to}" bundles={n} // failed "수분 {w}%" | 출하 | 수분 7% 아래면 거래처로 나온 속 수만큼 다 보내. 축축하면 안 보낸다.
      @w failed "수분 {w}%면 말랐다" // gimDry dryer="{dr}" celsius=43 | 덜 마른 것 | 수분 7 넘으면 43도로 다시. 아니면 말어, 실패.
      gimWalkie person="{who}" words="{txt}" | 무전 | 공장 책임자한테 "{txt}"
    `,
  },
  // 도시철도 역무원
  {
    language: 'ko',
    event: 'webhook /metro/help {"역": "{st}", "출구": {ex}, "승객": "{who}", "역무원": "{man}", "도착역": "{to}", "엘리베이터": "{el}", "등핀": {lp}}',
    slots: { st: '=반석, 서대전네거리, 판암', ex: '1..9', who: '=휠체어 승객, 유모차 승객, 시각장애 승객', man: '=지 주임, 국 대리, 사회복무 윤', to: '=정부청사, 중앙로, 유성온천', el: '=정상, 운행 중 / 고장, 점검 중', lp: '2..24', t: '=08:12, 13:44, 18:27' },
    steps: `
      @el send_message channel=radio to="{man}" text="{ex}번 출구로 가세요" // failed "승강기가 {el}" | 안내 배치 | 승강기가 움직이면 radio로 역무원에게 "n번 출구로 가세요"(예: 11번 출구로 가세요). 멈췄으면 실패.
      @el failed "승강기는 {el}" // notify message="승강기 고장" title="{st}" | 고장 알림 | 승강기를 못 쓰면 역 이름을 제목으로 "승강기 고장" 알림. 쓸 수 있으면 실패.
      mqtt_publish topic=metro/next payload="{to}" | 도착역 전달 | metro/next 토픽에 내릴 역 이름만.
      gpio_write pin={lp} value=1 | 유도등 점등 | 등핀에 1.
      gpio_write pin={lp} value=0 | 유도등 소등 | 등핀에 0.
      gpio_write pin=25 value=0 | 25번 게이트 닫기
      gpio_write pin=25 value=1 | 25번 게이트 열기
      memory_store key="{who}" content="{t}" | 시각 {t} 저장 | 승객을 키로, 제목에 있는 시각.
      file_write path=metro/{st}.txt content="{who}" append=true | 기록 | metro 폴더의 역이름.txt에 승객을 이어 적음.
    `,
  },
  // 마을 카페 사장
  {
    language: 'ko',
    event: 'webhook /cafe/order {"진동벨": {bell}, "음료": "{drk}", "사이즈": "{sz}", "닉네임": "{nick}", "적립": "{pt}", "요청": "{say}"}',
    slots: { bell: '1..30', drk: '=콜드브루, 자몽티, 라떼', sz: '=톨, 그란데', nick: '=졸린곰, 한강뷰, 오늘도야근', pt: '=회원 / 비회원, 미가입', say: '=얼음 적게, 빨대 빼고, 시럽 한 번만', n: '=1, 2, 3', song: '=재즈, 보사노바, 캐럴' },
    tools: ['cuppa_make(drink, size, shots?: int): 음료를 만든다', 'cuppa_buzz(bell: int, on: bool): 진동벨', 'cuppa_point(nickname, stamps: int): 적립', 'cuppa_music(list, volume: quiet|loud): 음악', 'cuppa_note(drink, text): 컵에 적는다'],
    steps: `
      cuppa_make drink="{drk}" size="{sz}" | 음료 제조 | 들어온 주문 그대로요
      cuppa_make drink="{drk}" size="{sz}" shots={n} | 샷 {n}개 넣어서 | 들어온 주문에 샷을 그만큼이요
      cuppa_buzz bell={bell} on=true | 진동벨 울리기
      cuppa_buzz bell={bell} on=false | 진동벨 멈추기 | 손님 오셨어요
      cuppa_music list={song} volume=quiet | {song} 조용히
      cuppa_music list={song} volume=loud | {song} 크게 | 청소할 때요
      cuppa_note drink="{drk}" text="{say}" | 컵에 요청 | 손님 요청을 컵에 똑같이
      @pt cuppa_point nickname="{nick}" stamps={n} // failed "회원이 아니다" | 도장 {n}개 | 회원일 때만 닉네임으로 적립. 아니면 실패요
    `,
  },
  // 위성 지상국 운용
  {
    language: 'ko',
    event: 'mqtt gs/pass/{sat} {"위성": "{sat}", "고도각": {el}, "운용자": "{who}", "안테나핀": {ap}, "로그": "{lg}", "다음패스": "{nx}"}',
    slots: { sat: '=NEON-2, KITS-7, 누리-B', el: '12..28 / 1..4', who: '=운용 소, 채은, 당직 B', ap: '2..25', lg: '=신호 약함, 동기 실패, 정상 수신', nx: '=03:41, 14:08, 22:55 / ∅, 미산출', bd: '=안테나함, rf-pi', run: 'run-120, sop-4471' },
    steps: `
      @el gpio_write pin={ap} value=1 // failed "고도각 {el}도" | 송신 허용 | 고도각 10도 이상 시 안테나핀 1. 미만이면 송신 금지, 실패.
      gpio_write pin={ap} value=0 | 송신 차단 | 안테나핀 0. 고도각 무관.
      @nx memory_store key={sat} content={nx} // failed "다음 패스가 산출되지 않음" | 다음 패스 저장 | 위성명에 다음 패스 시각 저장. 산출 전이면 실패.
      @nx send_message channel=ops to="{who}" text="다음 패스 {nx}" // failed "다음 패스가 산출되지 않음" | 운용자 통보 | ops 채널로 이번 운용자에게 "다음 패스" 한 칸 시각. 시각이 없으면 실패.
      file_write path=gs/{sat}.log content="{lg}" append=true | 로그 추가 | gs 밑 위성명.log 끝에 로그 문구 그대로.
      file_write path=gs/{sat}.log content="{lg}" | 로그 새로 쓰기 | gs 밑 위성명.log를 로그 문구만 남도록 덮어씀.
      gpio_read pin=26 | 26번 판독
      gpio_read pin=26 board={bd} | 도파관 압력 | {bd} 보드 26번 판독.
      sop_cancel run_id={run} reason="{lg}" | {run} 취소 | 사유는 이벤트의 로그 문구.
    `,
  },
];
