import type { Scene } from '../../scene';

/** 파일, 메모, 예약, 절차, 메시지에 붙은 조건과 그 쌍둥이, 9부. */
export const bounds9: readonly Scene[] = [
  // 회계 사무소
  {
    language: 'ko',
    earlier: ['파일 찾기 | file_search → {path}', '줄 수 | {n}줄', '마감일까지 | {d}일'],
    slots: { path: '=tax/jan.csv, tax/feb.csv, vat/q1.csv / 0건, 없음, 찾지 못함', n: '51..79', lo: '10..50', hi: '80..200', d: '4..6', dlo: '1..3', dhi: '7..12', txt: '=검토 끝, 재확인, 보류' },
    steps: `
      @path file_read path={path} // failed "파일을 찾지 못했습니다" | 읽기 | 찾은 파일을 읽습니다. 찾지 못했으면 다른 파일을 열지 마십시오.
      @path file_write path={path} content="{txt}" append=true // failed "찾은 파일이 없습니다" | 덧붙이기 | 찾은 파일 끝에 "{txt}" 한 줄을 덧붙입니다. 파일이 나왔을 때만입니다.
      notify message="줄이 많음" | 줄 수 | {lo}줄보다 많으면 "줄이 많음"을 띄웁니다.
      failed "{n}줄입니다" | 줄 수 | {hi}줄보다 많으면 "줄이 많음"을 띄웁니다. 아니면 띄우지 않습니다.
      pushover message="신고 서두르기" | 마감 | 마감이 {dhi}일도 안 남았으면 "신고 서두르기" 푸시입니다.
      failed "마감까지 {d}일 남았습니다" | 마감 | 마감이 {dlo}일도 안 남았으면 "신고 서두르기" 푸시입니다. 여유가 있으면 보내지 않습니다.
      file_write path=tax/note.txt content="{txt}" | 새 메모 | tax/note.txt 를 "{txt}" 이 내용으로 새로 씁니다. 앞에서 파일을 못 찾았어도 씁니다.
      file_list path=tax | 목록 | tax 폴더를 봅니다. 마감이 며칠 남았는지는 상관없습니다.
    `,
  },
  // 절차 관리
  {
    language: 'ko',
    earlier: ['진행 중 | sop_status → {run}', '대기 절차 | {n}개', '예약 | cron_list → {id}'],
    slots: { run: '=run-218, run-90, run-771 / 없음, 0건', n: '4..6', lo: '1..3', hi: '7..9', id: '=cr-11, cr-208, cr-45 / 없음, 비어 있음', sop: '야간 점검, 물 갈기, 문 잠그기', x: '=초기화, 전체정지' },
    steps: `
      @run sop_cancel run_id={run} reason=중복 // failed "도는 절차가 없다" | 취소 | 돌고 있는 것을 "중복"이라는 이유로 취소. 없으면 실패.
      @run sop_status run_id={run} // failed "진행 중인 것이 없다" | 상태 | 진행 중인 실행의 상태 보기. 없으면 못 본다고 할 것.
      sop_execute name="{sop}" | 시작 | 대기 절차가 {hi}개보다 적으면 "{sop}" 시작.
      failed "대기 절차가 {n}개다" | 시작 | 대기 절차가 {lo}개보다 적으면 "{sop}" 시작. 많으면 밀리니까 금지.
      @id cron_remove id={id} // failed "예약이 없다" | 예약 지우기 | 나온 예약 지우기. 없는데 지어내지 말 것.
      sop_execute name="{sop}" | {sop} | "{sop}" 시작. {x} 절차는 절대 시작하지 말 것.
      failed "{x} 절차는 시작하지 말라고 한다" | {x} | "{x}" 시작. {x} 절차는 절대 시작하지 말 것.
      sop_list | 목록 | 절차 목록. 시작은 하지 말고 보기만.
    `,
  },
  // 웹 가게 사장
  {
    language: 'ko',
    event: 'webhook /shop/review {"별점": {star}, "글": "{txt}", "주문": "{no}", "작성자": "{who}", "사진": {pic}}',
    slots: { star: '4..5 / 1..3', txt: '=향이 좋아요, 포장이 찢어졌어요, 또 살게요', no: '=OR-118, OR-2207, OR-90 / ∅, null, 비회원', who: '하늘빛, 두더지, 은하', pic: '0..0 / 1..6', tel: '=010-2207-1180, 010-9031-4472' },
    steps: `
      @star send_message channel=sms to={tel} text="좋은 후기 감사합니다" // failed "별점이 {star}점이에요" | 감사 | 별 네 개 이상일 때만 sms로 {tel}에 "좋은 후기 감사합니다".
      @star failed "별점이 {star}점이에요" // send_message channel=sms to={tel} text="불편을 드려 죄송합니다" | 사과 | 별이 네 개가 안 되면 sms로 {tel}에 "불편을 드려 죄송합니다". 되면 보내지 마세요.
      @star notify message="좋은 후기" // notify message="나쁜 후기" | 알림 | 별 3개 이하면 "나쁜 후기", 아니면 "좋은 후기"라고 띄워요.
      @no memory_store key={no} content="{txt}" // failed "주문 번호가 없어요" | 메모 | 주문 번호 메모에 글을 그대로 적어요. 번호가 없으면 적지 마요.
      @pic failed "사진이 없어요" // pushover message="사진 후기" | 사진 | 사진이 한 장이라도 있을 때만 "사진 후기" 푸시해요.
      file_write path=review/all.txt content="{txt}" append=true | 모으기 | review/all.txt 끝에 글을 덧붙여요. 주문 번호가 없어도 돼요.
      memory_store key=last-reviewer content="{who}" | 작성자 | last-reviewer 에 작성자만 적어요. 별점은 안 봐요.
      failed "답글을 손으로 쓸 수 없어요" | 손 편지 | 예쁜 종이에 손 편지를 써서 봉투에 넣어요.
    `,
  },
  // 농협 창고 담당
  {
    language: 'ko',
    event: 'mqtt coop/silo {"창고": "{s}", "온도": {t}, "가스": {g}, "열쇠": "{key}", "IP": "{ip}"}',
    slots: { s: '=양곡1, 양곡2', s2: '=비료1, 농약2', t: '21..24', lo: '10..20', hi: '25..35', g: '0..19 / 20..90', key: '=반납 / 미반납', ip: '=10.9.0.4, 10.9.0.7 / null, ∅' },
    steps: `
      http_request url=http://10.9.0.1/fan method=POST | 송풍 | {lo}도를 넘으면 http://10.9.0.1/fan 으로 POST.
      failed "온도가 {t}도" | 송풍 | {hi}도를 넘으면 http://10.9.0.1/fan 으로 POST. 안 넘으면 보내지 말 것.
      @ip http_request url=http://{ip}/state // failed "IP가 없음" | 상태 | 온 IP의 /state 를 불러 봄(http). IP 없으면 실패.
      @g notify message="훈증 끝" // failed "가스가 {g}ppm" | 훈증 | 가스 20ppm 미만이면 "훈증 끝" 알림. 이상이면 절대 띄우지 말 것. 사람이 들어감.
      @g mqtt_publish topic=coop/door payload=open // mqtt_publish topic=coop/door payload=lock | 문 | 가스 20ppm 이상이면 coop/door 에 lock, 아니면 open.
      @key failed "열쇠는 반납됐음" // send_message channel=kakao text="열쇠 반납해 주세요" | 열쇠 | 열쇠 미반납일 때만 kakao 로 "열쇠 반납해 주세요".
      memory_store key={s} content="{t}도 {g}ppm" | {s} | {s} 값이면 그 이름 메모에 "1도 2ppm" 꼴로 적음.
      failed "{s} 값임" | {s2} | {s2} 값이면 그 이름 메모에 온도를 적음. 다른 창고 값이면 적지 말 것.
    `,
  },
  // 동물병원 입원실
  {
    language: 'ko',
    event: 'mqtt vet/icu {"칸": {c}, "산소": {o}, "체온": {t}, "수액": "{iv}", "보호자": "{g}"}',
    slots: { c: '1..6', c2: '7..12', o: '34..38', olo: '25..33', ohi: '39..50', t: '38.1..38.9', tlo: '36.0..38.0', thi: '39.0..41.0', iv: '=정상 / 막힘, 끝남', g: '=010-3318-2207, 010-7740-1195 / ∅, null, 미등록' },
    tools: ['ic_oxy(cage: int, percent: int): 산소 농도를 정한다', 'ic_warm(cage: int, on: bool): 보온판', 'ic_drip(cage: int, mlh: int): 수액 속도', 'ic_owner(phone, text): 보호자에게 문자'],
    steps: `
      ic_oxy cage={c} percent=40 | 산소 | 산소가 {ohi}%에 못 미치면 40으로 올려 주세요.
      failed "산소가 {o}%예요" | 산소 | 산소가 {olo}%에 못 미치면 40으로 올려 주세요. 충분하면 올리지 마세요.
      ic_warm cage={c} on=false | 보온 | 체온이 {tlo}도를 넘으면 보온판을 꺼 주세요.
      failed "체온이 {t}도예요" | 보온 | 체온이 {thi}도를 넘으면 보온판을 꺼 주세요. 아니면 끄지 마세요.
      ic_warm cage={c} on=true | 따뜻하게 | 체온이 {thi}도 미만이면 보온판을 켜고, 아니면 끕니다.
      @iv ic_drip cage={c} mlh=15 // failed "수액이 {iv} 상태예요" | 수액 | 수액이 정상일 때만 15로 맞춰 주세요.
      @g ic_owner phone={g} text="잘 있어요" // failed "보호자 번호가 없어요" | 보호자 | 등록된 번호로 "잘 있어요" 문자를 보내요. 번호가 없으면 실패예요.
      failed "{c}번 칸이에요" | 다른 칸 | {c2}번 칸 신호면 산소를 21로 낮춰요. 다른 칸이면 그대로 두세요.
      ic_oxy cage={c} percent=21 | 이 칸 | {c}번 칸 신호면 산소를 21로 낮춰요. 다른 칸이면 그대로 두세요.
    `,
  },
  // 아마추어 무선국
  {
    language: 'ko',
    earlier: ['SWR 재기 | {swr}', '배터리 | {v}V', '면허 | {lic}', '시각 | {time}'],
    slots: { swr: '1.5..1.7', slo: '1.1..1.4', shi: '1.8..2.5', v: '12.1..12.6', vlo: '11.0..12.0', vhi: '12.7..13.8', lic: '=유효 / 만료, 조회 실패', time: '=20:10, 20:40, 21:00', e: '=18:00, 19:30', l: '=22:00, 23:30', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      gpio_write pin={p} value=1 | 송신 | SWR이 {shi} 미만이면 {p}번 송신.
      failed "SWR이 {swr}" | 송신 | SWR이 {slo} 미만이면 {p}번 송신. 아니면 종단 나가니까 금지.
      gpio_write pin={q} value=1 | 충전 | 배터리 {vhi}V 미만이면 {q}번 충전.
      failed "배터리 {v}V" | 충전 | 배터리 {vlo}V 미만이면 {q}번 충전. 이상이면 과충전이라 안 됨.
      @lic gpio_write pin={p} value=1 // failed "면허가 {lic}로 나옴" | 면허 | 면허가 유효할 때만 {p}번 송신.
      gpio_write pin={r} value=1 | 야간 안테나 | {e:이} 지났으면 {r}번 야간 안테나로.
      failed "지금 {time}" | 야간 안테나 | {l:이} 지났으면 {r}번 야간 안테나로. 아직이면 안 바꿈.
      gpio_write pin={p} value=0 | 송신 끔 | {p}번 끔. 면허가 만료여도 끄는 건 됨.
    `,
  },
  // 놀이공원 기구
  {
    language: 'ko',
    event: 'webhook /ride/ready {"기구": "{ride}", "키": {cm}, "안전바": "{bar}", "탑승": {n}, "비": "{rain}"}',
    slots: { ride: '=바이킹, 회전그네', ride2: '=범퍼카, 유령집', cm: '121..129', lo: '100..120', hi: '130..150', bar: '=잠김 / 풀림, 신호 없음', n: '0..0 / 4..24', rain: '=안 옴 / 옴' },
    tools: ['pk_go(ride): 출발시킨다', 'pk_stop(ride): 세운다', 'pk_admit(ride): 손님을 태운다', 'pk_tell(ride, text): 안내한다'],
    steps: `
      pk_admit ride={ride} | 키 | 키 {lo}cm 이상만 태워 주세요.
      failed "키가 {cm}cm다" | 키 | 키 {hi}cm 이상만 태워 주세요. 작으면 절대 안 됩니다.
      @bar pk_go ride={ride} // failed "안전바가 {bar} 상태다" | 출발 | 안전바가 잠겼다고 나올 때만 출발시켜 주세요.
      @n failed "탄 사람이 없다" // pk_go ride={ride} | 빈 기구 | 아무도 안 탔으면 출발시키지 마세요. 탔으면 출발이요.
      @rain pk_tell ride={ride} text="즐거운 시간 되세요" // pk_tell ride={ride} text="비가 와서 쉽니다" | 안내 | 비가 오면 "비가 와서 쉽니다", 아니면 "즐거운 시간 되세요"라고 안내해요.
      @rain pk_go ride={ride} // failed "비가 온다" | 비 | 비가 올 때는 돌리지 않아요. 안 오면 출발이요.
      pk_stop ride={ride} | 정지 | {ride}에서 온 신호면 세워요.
      failed "{ride}에서 온 신호다" | 정지 | {ride2}에서 온 신호면 세워요. 다른 기구는 세우지 마세요.
    `,
  },
  // 지하수 관정
  {
    language: 'ko',
    event: 'mqtt well/{w} {"관정": "{w}", "수위m": {lv}, "전류": {a}, "허가량": {max}, "사용량": {use}}',
    slots: { w: 'W-11, W-4, K-208', lv: '-29.0..-21.0', deep: '-45..-30', shal: '-20..-10', a: '8..30', max: '300..320', use: '120..299 / 321..480', p: '31..35', q: '36..40' },
    steps: `
      gpio_write pin={p} value=1 | 양수 | 수위가 {deep}m보다 높으면 {p}번 펌프를 돌린다.
      failed "수위가 {lv}m다" | 양수 | 수위가 {shal}m보다 높으면 {p}번 펌프를 돌린다. 낮으면 돌리지 않는다.
      failed "수위가 {lv}m다" | 정지 | 수위가 {deep}m 아래로 내려갔을 때만 {p}번 펌프를 세운다.
      gpio_write pin={p} value=0 | 정지 | 수위가 {shal}m 아래로 내려갔을 때만 {p}번 펌프를 세운다.
      @use gpio_write pin={q} value=1 // failed "사용량이 {use}톤이다" | 더 쓰기 | 쓴 물이 허가량보다 적으면 {q}번 밸브를 연다. 많으면 열지 않는다.
      @use failed "사용량이 {use}톤이다" // pushover message="허가량 초과" | 초과 | 사용량이 허가량을 넘었을 때만 "허가량 초과" 푸시.
      @use gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 밸브 | 사용량이 허가량을 넘으면 {q}번 0, 아니면 1.
      memory_store key={w} content="{a}" | 전류 | 관정 이름 메모에 전류 숫자. 허가량을 넘겼어도 적는다.
    `,
  },
  // 배달 로봇 아파트
  {
    language: 'ko',
    event: 'webhook /bot/arrive {"동": {d}, "호": {h}, "무게": {kg}, "받는이": "{who}", "문열림": "{door}"}',
    slots: { d: '101..109', d2: '201..209', h: '301..1504', kg: '0.5..5.0 / 5.1..14.5', who: '=신예나, 오태우, 고만석 / ∅, null, 미상', door: '=열림 / 닫힘', p: '2..9', q: '10..27' },
    steps: `
      @kg gpio_write pin={p} value=1 // failed "무게가 {kg}킬로예요" | 팔 들기 | 5킬로까지만 {p}번 팔로 들어요. 넘으면 팔이 부러져요.
      @kg failed "무게가 {kg}킬로예요" // notify message="무거운 짐" | 무거운 짐 | 5킬로를 넘으면 "무거운 짐" 하고 띄워요. 아니면 안 띄워요.
      @door gpio_write pin={q} value=1 // failed "문이 닫혀 있어요" | 들어가기 | 문이 열려 있을 때만 {q}번 바퀴를 돌려요.
      @who send_message channel=apt to="{who}" text="짐이 왔어요" // failed "받는 사람을 몰라요" | 알리기 | apt 채널로 받는 분께 "짐이 왔어요". 누군지 모르면 보내지 마요.
      memory_store key=bot content="{d}동 {h}호" | 위치 | {d}동이면 bot 메모에 "1동 2호"처럼 적어요.
      failed "{d}동이에요" | 위치 | {d2}동이면 bot 메모에 "1동 2호"처럼 적어요. 다른 동이면 적지 마요.
      gpio_write pin={q} value=0 | 멈추기 | {q}번을 멈춰요. 문이 열려 있든 닫혀 있든요.
      failed "초인종을 누를 손이 없어요" | 초인종 | 초인종을 손가락으로 두 번 눌러요.
    `,
  },
  // 사무 자동화
  {
    language: 'ko',
    event: 'webhook - {co} 견적 요청: {item} {n}개, 납기 {d}일, 예산 {won}원',
    slots: { co: '대건상사, 미르테크, 온누리', item: '=브래킷, 샤프트, 커플링', item2: '=베어링, 볼트', n: '210..290', nlo: '50..200', nhi: '300..900', d: '8..12', dlo: '3..7', dhi: '14..30', won: '400000..900000' },
    tools: ['qt_make(company, item, qty: int): 견적을 낸다', 'qt_rush(company): 급한 건으로 올린다', 'qt_no(company, why): 정중히 거절한다', 'qt_desk(text): 담당자에게 남긴다'],
    steps: `
      qt_make company="{co}" item={item} qty={n} | 견적 | {nlo}개 이상 주문만 받습니다. 맞으면 요청한 물건과 개수로 견적을 냅니다.
      failed "{n}개 주문입니다" | 견적 | {nhi}개 이상 주문만 받습니다. 맞으면 요청한 물건과 개수로 견적을 냅니다.
      qt_rush company="{co}" | 급한 건 | 납기가 {dhi}일 미만이면 급한 건으로 올립니다.
      failed "납기가 {d}일입니다" | 급한 건 | 납기가 {dlo}일 미만이면 급한 건으로 올립니다. 넉넉하면 올리지 않습니다.
      qt_no company="{co}" why=수량 | 거절 | 수량이 {nhi}개가 안 되면 "수량"을 이유로 거절합니다.
      failed "{n}개면 거절하지 않습니다" | 거절 | 수량이 {nlo}개가 안 되면 "수량"을 이유로 거절합니다.
      qt_desk text="{item} 문의" | 담당 | {item2} 말고 다른 물건이면 "(물건) 문의"라고 담당자에게 남깁니다.
      failed "{item} 요청입니다" | 담당 | {item2} 요청일 때만 "(물건) 문의"라고 담당자에게 남깁니다.
    `,
  },
  // 취미 천체 사진
  {
    language: 'ko',
    slots: { p: '2..6', q: '7..11', r: '12..16', key: '=노출, 필터, 장소', key2: '=비밀번호, 계좌', dir: '=astro, moon', dir2: '=system, boot', f: '=list.txt, log.md', txt: '=맑음, 달 밝음, 바람 약함', url: '=http://cam.local/shot, http://10.0.4.2/shot', url2: '=http://bank.local/pay, http://10.0.9.9/wipe' },
    steps: `
      memory_store key={key} content="{txt}" | 메모 | {key} 메모에 "{txt}"라고 적기. {key2} 메모는 절대 손대지 말 것.
      failed "{key2} 메모는 손대지 말라고 한다" | 메모 | {key2} 메모에 "{txt}"라고 적기. {key2} 메모는 절대 손대지 말 것.
      file_write path={dir}/{f} content="{txt}" | 쓰기 | {dir}/{f} 에 "{txt}"라고 새로 쓰기. {dir2} 폴더에는 쓰지 말 것.
      failed "{dir} 폴더에는 쓰지 말라고 한다" | 쓰기 | {dir}/{f} 에 "{txt}"라고 새로 쓰기. {dir} 폴더에는 쓰지 말 것.
      http_request url={url} method=POST | 찍기 | {url} 로 POST. {url2} 는 부르지 말 것.
      failed "{url:은} 부르지 말라고 한다" | 찍기 | {url} 로 POST. {url:은} 부르지 말 것.
      gpio_write pin={p} value=1 | 열선 | {p}번 열선 켜기, {q}번은 켜지 않기.
      failed "{q}번을 켜면서 켜지 말라고 한다" | 열선 | {q}번 열선 켜기, {q}번은 켜지 않기.
      gpio_write pin={r} value=0 | 등 | {r}번만 끄기. {p}번과 {q}번은 그대로 두기.
    `,
  },
  // 냉면집 제빙기
  {
    language: 'ko',
    event: 'mqtt ice/maker {"얼음": {ice}, "물온도": {t}, "필터일": {f}, "문": "{door}"}',
    slots: { ice: '35..45', lo: '10..34', hi: '46..90', t: '6..9', tlo: '1..5', thi: '10..18', f: '81..99', flo: '30..80', fhi: '100..200', door: '=닫힘 / 열림', p: '2..5', q: '19..23', r: '24..27' },
    steps: `
      gpio_write pin={p} value=1 | 얼음 | 얼음이 {hi}%가 안 되면 {p}번 돌려.
      failed "얼음이 {ice}% 있다" | 얼음 | 얼음이 {lo}%가 안 되면 {p}번 돌려. 되면 돌리지 마.
      gpio_write pin={q} value=1 | 냉각 | 물이 {tlo}도 넘으면 {q}번 냉각.
      failed "물이 {t}도다" | 냉각 | 물이 {thi}도 넘으면 {q}번 냉각. 안 넘으면 얼어붙는다.
      notify message="필터 교체" | 필터 | 필터 쓴 지 {flo}일 넘었으면 "필터 교체".
      failed "필터는 {f}일째다" | 필터 | 필터 쓴 지 {fhi}일 넘었으면 "필터 교체". 안 넘었으면 띄우지 마.
      @door gpio_write pin={p} value=1 // failed "문이 열려 있다" | 문 | 문 열린 채로는 절대 {p}번 돌리지 마. 닫혔으면 돌려.
      gpio_write pin={r} value=0 | 등 | {r}번 꺼. 문이 열려 있어도 꺼.
    `,
  },
  // 유치원 통학 버스
  {
    language: 'ko',
    event: 'webhook /bus/{no} {"버스": {no}, "남은아이": {n}, "속도": {v}, "문": "{door}", "도착": "{at}"}',
    slots: { no: '1..5', no2: '6..9', n: '0..0 / 1..8', v: '31..39', vlo: '15..30', vhi: '40..60', door: '=닫힘 / 열림', at: '=08:40, 08:52, 09:05' },
    tools: ['kb_off(bus: int): 버스 시동을 끈다', 'kb_bell(bus: int): 벨을 울린다', 'kb_slow(bus: int): 속도를 줄이라고 알린다', 'kb_parent(bus: int, text): 부모님께 알린다'],
    steps: `
      @n kb_off bus={no} // failed "아이가 {n}명 남아 있어요" | 시동 | 아이가 한 명이라도 남아 있으면 시동을 끄면 안 돼요. 없으면 꺼요.
      @n failed "남은 아이가 없어요" // kb_bell bus={no} | 벨 | 아이가 남아 있을 때만 벨을 울려요.
      kb_slow bus={no} | 속도 | {vlo}킬로를 넘으면 속도를 줄이라고 알려요.
      failed "속도가 {v}킬로예요" | 속도 | {vhi}킬로를 넘으면 속도를 줄이라고 알려요. 안 넘으면 알리지 않아요.
      @door kb_parent bus={no} text="출발합니다" // failed "문이 열려 있어요" | 출발 | 문이 닫힌 뒤에만 "출발합니다"라고 부모님께 알려요.
      kb_parent bus={no} text="도착했어요" | 도착 | {no}호차면 부모님께 "도착했어요"라고 알려요.
      failed "{no}호차예요" | 도착 | {no2}호차면 부모님께 "도착했어요"라고 알려요. 다른 차면 알리지 않아요.
      kb_bell bus={no} | 시험 | 벨 시험이에요. 아이가 없어도 울려 봐요.
    `,
  },
  // 데이터 입력 아르바이트
  {
    language: 'ko',
    earlier: ['표 읽기 | 3행: {name}, {age}세, 점수 {sc}', '중복 검사 | {dup}', '저장 공간 | {mb}MB'],
    slots: { name: '=구본하, 채린, 심우석 / 빈칸, null, N/A', age: '18..64', sc: '71..79', lo: '40..70', hi: '80..95', dup: '=중복 없음 / 중복 2건, 검사 실패', mb: '0..99 / 100..900' },
    steps: `
      @name memory_store key=row3 content="{name}" // failed "3행에 이름이 없다" | 이름 | 3행 이름을 row3 메모에. 빈칸이면 실패로.
      @name file_write path=names.txt content="{name}" append=true // failed "이름 칸이 비어 있다" | 이름 추가 | names.txt 끝에 3행 이름 추가. 이름이 없으면 추가하지 말 것.
      @dup file_write path=done.txt content=ok // failed "중복 검사가 {dup}이다" | 완료 | 중복 없음으로 나왔으면 done.txt 에 ok 라고 새로 씀. 아니면 쓰지 말 것.
      @mb failed "공간이 {mb}MB다" // file_write path=copy.csv content={sc} | 복사 | 공간이 100MB 이상일 때만 copy.csv 에 점수를 새로 씀.
      notify message="합격" | 합격 | 점수가 {lo}점 이상이면 "합격" 알림.
      failed "점수가 {sc}점이다" | 합격 | 점수가 {hi}점 이상이면 "합격" 알림. 아니면 띄우지 말 것.
      memory_store key=age3 content="{age}" | 나이 | age3 메모에 나이 숫자. 이름은 비어 있어도 됨.
      file_read path=names.txt | 다시 보기 | names.txt 읽기만. 쓰지 말 것.
    `,
  },
  // 섬 보건진료소
  {
    language: 'ko',
    event: 'webhook /island/patient {"환자": "{who}", "혈당": {g}, "맥박": {hr}, "배편": "{ship}", "헬기": "{heli}"}',
    slots: { who: '문옥자, 방태식, 하순임', g: '151..189', glo: '90..150', ghi: '190..320', hr: '84..96', hlo: '60..83', hhi: '97..140', ship: '=운항 / 결항, 미정', heli: '=가능 / 불가, 응답 없음', p: '2..27' },
    tools: ['is_ship(patient): 배편을 잡는다', 'is_heli(patient): 헬기를 부른다', 'is_insulin(patient, units: int): 인슐린을 준다', 'is_doc(text): 본원 의사에게 알린다'],
    steps: `
      is_insulin patient="{who}" units=4 | 인슐린 | 혈당이 {glo:을} 넘으면 인슐린 4단위입니다.
      failed "혈당이 {g}입니다" | 인슐린 | 혈당이 {ghi:을} 넘으면 인슐린 4단위입니다. 넘지 않으면 절대 놓지 않습니다.
      is_doc text="맥박 빠름" | 맥박 | 맥박이 {hlo}회보다 빠르면 "맥박 빠름"이라고 알립니다.
      failed "맥박이 {hr}회입니다" | 맥박 | 맥박이 {hhi}회보다 빠르면 "맥박 빠름"이라고 알립니다. 아니면 알리지 않습니다.
      @ship is_ship patient="{who}" // failed "배편이 {ship} 상태입니다" | 배 | 배가 운항하는 경우에만 배편을 잡습니다.
      @heli is_heli patient="{who}" // failed "헬기가 {heli} 상태입니다" | 헬기 | 헬기가 가능하다고 왔을 때만 부릅니다.
      is_doc text="환자 안정" | 안정 | "환자 안정"이라고 본원에 알립니다. 배도 헬기도 보지 않습니다.
      gpio_write pin={p} value=1 | 착륙등 | {p}번 착륙등을 켭니다. 헬기가 응답하지 않아도 켜 둡니다.
    `,
  },
  // 밤 농장 저온고 짧은 메모
  {
    language: 'ko',
    event: 'mqtt nut/cool {t}',
    slots: { t: '-1.9..1.9', lo: '-8.0..-2.0', hi: '2.0..8.0', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      gpio_write pin={p} value=1 | 냉각 | {lo} 초과 → {p}번 1.
      failed "온도가 {t}도" | 냉각 | {hi} 초과 → {p}번 1. 이하 → 하지 않음.
      gpio_write pin={q} value=1 | 히터 | {hi} 미만 → {q}번 1.
      failed "온도가 {t}도" | 히터 | {lo} 미만 → {q}번 1. 이상 → 금지.
      gpio_write pin={r} value=0 | 팬 | {lo} 이하면 {r}번 1, 아니면 {r}번 0.
      gpio_write pin={r} value=1 | 팬 | {hi} 이하면 {r}번 1, 아니면 {r}번 0.
      memory_store key=nut content="{t}" | 적기 | nut 메모에 온 값. {hi:은} 여름 기준.
    `,
  },
  // 서버 경보 짧은 메모
  {
    language: 'ko',
    event: 'mqtt srv/load {"host": "{host}", "cpu": {cpu}, "mem": {mem}, "disk": {disk}}',
    slots: { host: '=db1, db2', host2: '=web8, web9', cpu: '71..79', clo: '40..70', chi: '80..95', mem: '8..11', mlo: '2..7', mhi: '12..31', disk: '50..90 / null, ∅' },
    tools: ['sv_restart(host, service): 서비스를 다시 시작', 'sv_scale(host, copies: int): 복제 수', 'sv_drain(host): 요청을 비운다', 'sv_log(host, text): 기록'],
    steps: `
      sv_restart host={host} service=api | cpu | cpu {clo} 초과 시 api 재시작
      failed "cpu가 {cpu}" | cpu | cpu {chi} 초과 시 api 재시작. 이하 금지
      sv_scale host={host} copies=3 | mem | mem {mhi} 미만이면 복제 3
      failed "mem이 {mem}" | mem | mem {mlo} 미만일 때만 복제 3
      @disk sv_log host={host} text="disk {disk}" // failed "disk 값이 없음" | disk | "disk n" 기록. 값 없으면 실패
      sv_drain host={host} | 비우기 | {host} 면 비우기
      failed "{host} 신호" | 비우기 | {host2} 면 비우기. 아니면 놔둘 것
      sv_scale host={host} copies=1 | 줄이기 | 복제 1. disk 몰라도 됨
      sv_restart host={host} service=cron | 조건 둘 | cpu {chi} 넘으면 하지 말고, 아니면 cron 재시작
    `,
  },
];
