import type { Scene } from '../../scene';

/** Short steps with several values, words that stand for a setting, counts in words: Korean, part 1. */
export const denseKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /podwell/alert {"노드": "{far}", "경고": "메모리 {pct}%"}',
    slots: { h: 'node7, 서버3, atlas, db-east', far: 'node91, zeta, 서버44', c: 'web-front, 결제, mailer, cron-box', c2: 'redis2, 검색기, thumbs', n: '15..200', s: '5..45', pct: '71..97', k: '하나만 / 두 개 / 세 개 / 다섯 개', key: '=LOG_LEVEL, CACHE_MB, REGION, TZ_NAME', val: '=debug, 512, seoul, quiet', img: '=nginx:1.27, pg:16, worker:edge' },
    tools: ['podwell_tail(host, unit, lines?: int): Show the end of what a unit wrote', 'podwell_bounce(host, unit, grace_s?: int): Restart a unit', 'podwell_copies(unit, count: int): Set how many copies run', 'podwell_setenv(unit, name, value): Set an environment variable', 'podwell_spawn(host, image, env?): Start a new unit from an image'],
    steps: `
      podwell_tail host={h} unit={c} lines={n} | 끝부분 보기 | {h}에서 도는 {c:이} 뭐라고 남겼는지 맨 뒤 {n}줄만 뽑는다.
      podwell_tail host={h} unit={c2} | 기록 훑기 | 기계는 {h}, 유닛은 {c2}. 줄 수는 정하지 않고 로그를 본다.
      podwell_bounce host={h} unit={c} grace_s={s} | 껐다 켜기 | {c:을} {h}에서 껐다 켠다. 정리할 틈은 {s}초.
      podwell_bounce host={h} unit={c2} | 새로 띄우기 | {h} / {c2}: 내렸다가 다시 올릴 것. 기다리는 초는 넣지 않음.
      @k podwell_copies unit={c} count=1 // podwell_copies unit={c} count=2 // podwell_copies unit={c} count=3 // podwell_copies unit={c} count=5 | 몇 벌 | 지금부터 {c:은} {k} 돌린다
      podwell_setenv unit={c2} name={key} value={val} | 변수 | {c2}의 {key:을} {val:로} 둔다.
      podwell_spawn host={h} image={img} | 이미지로 시작 | 이미지 {img:을} {h}에 하나 올린다. 변수는 없음.
      podwell_spawn host={h} image={img} env="{key}={val}" | 변수까지 | {h}, 이미지 {img}, 변수 {key}={val}. 이대로 하나 더 세운다
      file_read path=logs/{c}.log from_line={n} lines=10 | 파일로 보기 | logs/{c}.log를 {n}번째 줄부터 열 줄.
    `,
  },
  {
    language: 'ko',
    slots: { d: '매-2, 솔개1, HX-4, 제비', m: '논두렁, 능선순찰, M-17, 과수원동편', a: '15..60', v: '3..9', n: '2..6', pad: '북쪽 패드, P2, 창고앞', who: '강도윤, 서래, 문가람', tel: '=010-7741-2206, 010-3390-1875, 010-2058-9914', l: '4..16', dir: '시계 방향으로, 오른쪽으로 / 시계 반대 방향으로, 왼쪽으로' },
    tools: ['skywarden_upload(craft, mission, alt_m?: int): Give a mission to a craft', 'skywarden_recall(craft, pad?): Bring a craft home', 'skywarden_orbit(craft, turn: cw|ccw, speed: int): Fly a circle', 'skywarden_hold(craft, on: bool): Keep a craft in its place', 'skywarden_tank(craft, litres: int): Enter what was filled in'],
    steps: `
      skywarden_upload craft="{d}" mission="{m}" alt_m={a} | 비행 싣기 | 기체 {d}에 "{m}" 비행을 심는다. {a}m 높이로 난다.
      skywarden_upload craft="{d}" mission="{m}" | 높이는 비움 | {m:을} {d}에게 맡길 것. 고도는 비워 둔다.
      skywarden_recall craft="{d}" | 불러들이기 | 바람이 세니 {d:을} 불러들인다. 내릴 자리는 저희가 고르지 않아요.
      skywarden_recall craft="{d}" pad="{pad}" | 내릴 자리 | {d:은} 돌아와서 {pad}에 앉는다.
      @dir skywarden_orbit craft="{d}" turn=cw speed={v} // skywarden_orbit craft="{d}" turn=ccw speed={v} | 맴돌기 | {d}, {dir} 맴돈다. 빠르기 {v}.
      skywarden_hold craft="{d}" on=true | 떠 있기 | {who} 씨가 사진을 찍는 동안 {d:은} 그 자리에 떠 있어야 합니다.
      skywarden_hold craft="{d}" on=false | 풀어 주기 | 사진은 끝났다. {d:이} 다시 움직여도 된다. 배터리는 {n}개 남아 있다.
      skywarden_tank craft="{d}" litres={l} | 약제 | {who:이} {d}에 약을 {l}리터 채웠습니다. 올려 두세요.
      send_message channel=sms to={tel} text="{d} 이륙합니다" | 이웃 농가 | sms로 {tel}에 "{d} 이륙합니다"라고 알려 드리세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 숙성/순회 {"담당": "{who}", "문열림": {open}}',
    slots: { r: '가, 나, 동쪽, 훈연', r2: '다, 라, 지하', t: '9..17', h: '71..93', who: '국다희, 염주봉, 빈나래', open: '1..7', k: '한 번만 / 두 번 / 네 번', wheel: '11..140', day: '3..21', side: '윗면, 위쪽 / 밑면, 아래쪽', bd: 'cave-io, 숙성반, 치즈보드', pin: '3..25' },
    tools: ['affinage_climate(room, celsius: int, humidity: int): Climate of a ripening room', 'affinage_turn(wheel: int, times: int): Turn a wheel', 'affinage_brush(wheel: int, face: top|bottom, brine?: light|strong): Brush a wheel', 'affinage_rest(room, days: int): Let a room alone'],
    steps: `
      affinage_climate room={r} celsius={t} humidity={h} | 기후 | {r}실은 {t}도, 습도 {h}퍼센트.
      affinage_climate room={r2} celsius={t} humidity={h} | 아래층 기후 | {r2}실로 간다. 물기는 {h}%, 온도는 {t}℃. {r}실은 손대지 않는다.
      @k affinage_turn wheel={wheel} times=1 // affinage_turn wheel={wheel} times=2 // affinage_turn wheel={wheel} times=4 | 뒤집기 | {wheel}번 덩이를 {k} 뒤집는다.
      @side affinage_brush wheel={wheel} face=top // affinage_brush wheel={wheel} face=bottom | 솔질 | {wheel}번 {side:을} 솔로 문지른다. 소금물 세기는 적지 않음.
      @side affinage_brush wheel={wheel} face=top brine=strong // affinage_brush wheel={wheel} face=bottom brine=strong | 진한 소금물로 | 진한 소금물을 묻혀 {side:을} 문지르세요, {wheel}번입니다.
      affinage_rest room={r} days={day} | 건드리지 않기 | {r}실은 {day}일 동안 아무도 손대지 않게 해 둔다.
      gpio_write pin={pin} value=1 board="{bd}" | 가습기 | {bd} 보드 {pin}번을 올려 {r2}실에 안개를 뿜는다.
      memory_store key=cave-{r2} content="{t}도 {h}%" | 적어 두기 | cave-{r2}라는 키로 "{t}도 {h}%"를 남겨 둔다.
    `,
  },
  {
    language: 'ko',
    slots: { f: '안내문.pdf, 회의록.hwp, poster-3.pdf', p: '복합기2, lobby-prn, Canon-7', cnt: '한 장만 / 두 장 / 세 장 / 열 장 / 스무 장', duo: '앞뒤로, 양면에 / 한 면에만, 뒷면은 비우고', size: '절반 크기로, 반으로 줄여서 / 두 배로 키워서, 두 배 크기로', from: '2..19', to: '21..58', code: '=7718, 4402, 9035', tray: '위 칸 / 가운데 칸 / 맨 아래 칸', who: '총무 조, 인턴 마, 방유리' },
    tools: ['printorium_copy(file, copies: int, sides?: one|two): Print a file', 'printorium_pages(file, first: int, last: int): Print part of a file', 'printorium_zoom(file, scale: half|double): Print larger or smaller', 'printorium_paper(printer, tray: upper|middle|lower): Choose where paper comes from', 'printorium_pin(printer, code): Release what waits behind a code'],
    steps: `
      @cnt printorium_copy file="{f}" copies=1 // printorium_copy file="{f}" copies=2 // printorium_copy file="{f}" copies=3 // printorium_copy file="{f}" copies=10 // printorium_copy file="{f}" copies=20 | 뽑기 | {f:을} {cnt} 뽑아 주세요.
      @duo printorium_copy file="{f}" copies=6 sides=two // printorium_copy file="{f}" copies=6 sides=one | 여섯 부 | {f}, {duo} 여섯 부.
      printorium_pages file="{f}" first={from} last={to} | 쪽 골라 | {f}에서 {from}쪽부터 {to}쪽까지만.
      @size printorium_zoom file="{f}" scale=half // printorium_zoom file="{f}" scale=double | 크기 바꿔 | 게시판에 붙일 {f:을} {size} 낸다.
      @tray printorium_paper printer="{p}" tray=upper // printorium_paper printer="{p}" tray=middle // printorium_paper printer="{p}" tray=lower | 종이 | {p:은} {tray} 종이를 쓴다.
      printorium_pin printer="{p}" code={code} | 걸린 것 내보내기 | {p} 앞에 서서 코드 {code:을} 눌렀다 치고, 걸려 있는 인쇄물을 내보낸다.
      file_list path=print/{from} | 폴더 | print/{from} 폴더에 뭐가 있나 본다.
      send_message channel=kakao to="{who}" text="복사물 찾아가세요" | 찾아가게 | kakao로 {who}에게: 복사물 찾아가세요
    `,
  },
  {
    language: 'ko',
    slots: { name: '민소정, 라온, 곽순례', tel: '=010-4482-7719, 010-6627-3051, 02-553-8290', tpl: '=remind2, 첫방문, aftercare', tpl2: '=fasting, 주차안내, clean6', chair: '1..6', time: '=09:20, 11:40, 14:10, 16:50', who: '=윤, 표, 심', mins: '=20, 30, 40, 60', tooth: '11..48', side: '윗니, 위턱 / 아랫니, 아래턱' },
    tools: ['molarly_text(phone, template, name?): Send a prepared text to a patient', 'molarly_slot(chair: int, at, minutes?: int): Reserve a chair', 'molarly_xray(patient, tooth: int): Take a picture of one tooth', 'molarly_scan(patient, jaw: upper|lower): Scan a jaw', 'molarly_ring(phone, doctor): Have the doctor call somebody'],
    steps: `
      molarly_text phone={tel} template={tpl} | 틀로 보내기 | {tel} 번호로 {tpl} 템플릿을 보낸다. 이름은 넣지 않는다.
      molarly_text phone={tel} template={tpl2} name="{name}" | 이름 넣어서 | 템플릿은 {tpl2}, 받는 번호 {tel}, 부르는 이름 {name}. 이렇게 문자를 띄우세요.
      molarly_slot chair={chair} at={time} minutes={mins} | 의자 잡기 | {chair}번 의자를 {time}부터 {mins}분 잡아 둔다.
      molarly_slot chair={chair} at={time} | 끝은 모름 | {time}, {chair}번 의자. 얼마나 걸릴지는 아직 모르지만 비워 놓아 줘.
      molarly_xray patient="{name}" tooth={tooth} | 사진 | {name} 님 {tooth}번 치아를 찍는다.
      @side molarly_scan patient="{name}" jaw=upper // molarly_scan patient="{name}" jaw=lower | 본뜨기 | {name} 님은 {side}만 본을 뜬다. 사진은 지난주에 찍었음.
      molarly_ring phone={tel} doctor={who} | 원장이 전화 | {who} 원장님이 {tel:로} 직접 거시도록 해 주세요.
      cron_add schedule="0 18 * * 1-5" action=message text="기구 멸균" | 저녁마다 | 평일 저녁 6시(0 18 * * 1-5)에 "기구 멸균"이라는 메시지가 뜨게 한다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral - {"버튼": "{btn}"}',
    slots: { btn: 'front-2, bar, 복도', room: '3..18', song: '=70412, 18833, 96120', k: '한 곡 / 두 곡 / 세 곡', min: '=10, 15, 20, 40', how: '키워라, 크게 해라 / 줄여라, 작게 해라 / 아예 죽여라, 안 나게 해라', drink: '식혜, 사이다, 매실차', cups: '=한 잔 / =두 잔 / =네 잔', tel: '=010-2281-6630, 010-5547-1198' },
    tools: ['norae_extend(room: int, minutes: int): Give a room more time', 'norae_queue(room: int, song, first?: bool): Put a song into the list', 'norae_volume(room: int, change: up|down|mute): Change how loud a room is', 'norae_gift(room: int, songs: int): Give songs for free', 'norae_bring(room: int, drink, glasses: int): Have drinks brought'],
    steps: `
      norae_extend room={room} minutes={min} | 시간 더 | {room}번 방에 {min}분 얹어 준다.
      norae_queue room={room} song={song} | 곡 넣기 | {room}번 방 다음 노래들 뒤에 {song:을} 건다.
      norae_queue room={room} song={song} first=true | 맨 앞으로 | 생일인 손님이 기다린다. {song:을} {room}호실 맨 앞에.
      @how norae_volume room={room} change=up // norae_volume room={room} change=down // norae_volume room={room} change=mute | 소리 | {room}번 방 소리를 {how}.
      @k norae_gift room={room} songs=1 // norae_gift room={room} songs=2 // norae_gift room={room} songs=3 | 덤 | {room}번 방은 단골이다. {k} 거저 부르게 한다.
      @cups norae_bring room={room} drink={drink} glasses=1 // norae_bring room={room} drink={drink} glasses=2 // norae_bring room={room} drink={drink} glasses=4 | 마실 것 | {room}번에 {drink} {cups}.
      notify message="{room}번 방 {min}분 남음" | 카운터 | "{room}번 방 {min}분 남음" 이 글을 이 컴퓨터에 띄운다. 소리는 내지 않는다.
      send_message channel=sms to={tel} text="마이크를 두고 가셨어요" | 두고 간 것 | {tel} 손님께 sms: "마이크를 두고 가셨어요"
    `,
  },
  {
    language: 'ko',
    slots: { no: '2..24', kind: '뽀얀 흰빨래, 수건 / 울, 니트 / 청바지, 색 있는 옷', temp: '=30, 40, 60, 90', spin: '=400, 800, 1200', k: '한 번 / 두 번 / 세 번', soap: '반만, 절반만 / 가득, 꽉 채워', cust: '정말분, 구본재, 아닐라', bag: 'B-31, B-77, 망 6', min: '10..55', won: '=3500, 6000, 12000' },
    tools: ['bubblehof_wash(machine: int, program: white|wool|colour, celsius?: int): Start a washing machine', 'bubblehof_rinse(machine: int, times: int): Rinse once more', 'bubblehof_spin(machine: int, rpm: int): Spin', 'bubblehof_soap(machine: int, amount: half|full): Fill in soap', 'bubblehof_bag(customer, bag, price?: int): Book a bag for a customer'],
    steps: `
      @kind bubblehof_wash machine={no} program=white // bubblehof_wash machine={no} program=wool // bubblehof_wash machine={no} program=colour | 종류만 | {no}호기에 {kind:이} 들어 있다. 거기에 맞게 돌리고 물 온도는 기계에 맡긴다.
      @kind bubblehof_wash machine={no} program=white celsius={temp} // bubblehof_wash machine={no} program=wool celsius={temp} // bubblehof_wash machine={no} program=colour celsius={temp} | 온도까지 | {kind}, {no}호기, {temp}도.
      @k bubblehof_rinse machine={no} times=1 // bubblehof_rinse machine={no} times=2 // bubblehof_rinse machine={no} times=3 | 헹굼 | {no}번 기계, 맑은 물로 {k} 더.
      bubblehof_spin machine={no} rpm={spin} | 물 짜기 | {no:은} {spin}회전으로 물기를 짜 주세요. 헹구지는 않습니다.
      @soap bubblehof_soap machine={no} amount=half // bubblehof_soap machine={no} amount=full | 세제 | {no}호기 세제통을 {soap}.
      bubblehof_bag customer="{cust}" bag="{bag}" price={won} | 맡긴 자루 | {cust} 손님 자루 {bag}, {won}원.
      bubblehof_bag customer="{cust}" bag="{bag}" | 값은 나중에 | {bag:을} {cust} 앞으로 달아 두되 값은 나중에 매긴다.
      memory_recall query="{cust}" | 지난번 얼룩 | {cust} 님 옷에 대해 적어 둔 게 있는지 찾아봐.
      file_write path=wash/{no}.txt content="{min}분 남음" | 남은 시간 | wash/{no}.txt 를 "{min}분 남음"으로 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양조장/관 {"탱크": "{other}", "압력": {bar}}',
    slots: { tk: 'BT-3, 숙성조2, FV9', other: 'BT-70, 발효조8, FV33', chem: '염기성 세제, 잿물 / 산성 세제, 구연산 / 맹물, 그냥 물', t: '45..82', min: '10..50', bar: '0.2..1.9', how: '활짝 열어 / 반쯤 열어 / 꽉 닫아', way: '위에서 아래로 / 아래에서 위로', hop: '시트라, 사츠, 캐스케이드', g: '120..900' },
    tools: ['braukreis_clean(vessel, agent: caustic|acid|water, minutes: int, celsius?: int): Clean a vessel', 'braukreis_valve(vessel, position: open|half|shut): Move the valve of a vessel', 'braukreis_flow(vessel, way: down|up): Direction in which a vessel is flushed', 'braukreis_hops(vessel, sort, grams: int): Dry hop a vessel'],
    steps: `
      @chem braukreis_clean vessel="{tk}" agent=caustic minutes={min} celsius={t} // braukreis_clean vessel="{tk}" agent=acid minutes={min} celsius={t} // braukreis_clean vessel="{tk}" agent=water minutes={min} celsius={t} | 속 닦기 | {tk}, {chem:로} {min}분. {t}도로 데워서.
      @chem braukreis_clean vessel="{tk}" agent=caustic minutes={min} // braukreis_clean vessel="{tk}" agent=acid minutes={min} // braukreis_clean vessel="{tk}" agent=water minutes={min} | 데우지 않고 | {chem:로} {tk} 속을 {min}분 돌린다. 온도는 따로 안 정함. 약품 주문은 금요일에만 한다.
      @how braukreis_valve vessel="{tk}" position=open // braukreis_valve vessel="{tk}" position=half // braukreis_valve vessel="{tk}" position=shut | 밸브 | {tk} 밸브를 {how} 두세요.
      @way braukreis_flow vessel="{tk}" way=down // braukreis_flow vessel="{tk}" way=up | 흐르는 쪽 | {tk:은} {way} 흘려보낸다.
      braukreis_hops vessel="{tk}" sort={hop} grams={g} | 홉 | {hop} {g}그램을 {tk}에 띄운다.
      braukreis_valve vessel="{other}" position=shut | 센 탱크 | 압력을 알려 온 탱크는 잠가 둘 것.
      memory_store key="{tk}" content="{hop} {g}g" | 홉 메모 | {tk} 이름으로 메모 하나: {hop} {g}g
      mqtt_publish topic=brew/next payload="{tk}" | 다음 차례 | brew/next 토픽에 {tk}만 실어 보낸다.
    `,
  },
];
