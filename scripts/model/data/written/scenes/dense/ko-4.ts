import type { Scene } from '../../scene';

/** Short steps with several values, ids behind spoken names, words that stand for a setting: Korean, part 4. */
export const denseKo4: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /cam/motion {"카메라": "{ev}", "점수": {score}}',
    slots: { ev: '=cam-lift, cam-roof', score: '41..98', nm: '뒤뜰 카메라, 자재 창고 카메라, 옥상 계단 카메라, 하역장 카메라', id: '=yd2, stock-n, stair9, ramp-c', nm2: '로비 카메라, 정원 카메라', id2: '=lob1, gdn-4', sec: '10..90', deg: '5..60', way: '왼쪽으로, 왼편으로 / 오른쪽으로, 오른편으로', cnt: '한 장 / 세 장 / 다섯 장', see: '=밤눈으로, 적외선으로 / 보통 눈으로, 색이 보이게', who: '경비 배, 관제 린' },
    tools: ['augenpost_clip(camera, seconds: int, tag?): Keep a piece of video', 'augenpost_swing(camera, side: left|right, degrees: int): Turn a camera', 'augenpost_stills(camera, pictures: int): Take pictures', 'augenpost_vision(camera, mode: ir|colour): How a camera sees', 'augenpost_cover(camera, on: bool): Cover the lens'],
    steps: `
      augenpost_clip camera={id} seconds={sec} | 남기기 | {nm}({id}), 앞뒤 {sec}초를 남겨 둔다. 이름표는 안 붙인다.
      augenpost_clip camera={id} seconds={sec} tag=gate | 이름표까지 | {nm}({id}) 영상 {sec}초에 gate라는 이름표를 붙여 둔다.
      @way augenpost_swing camera={id2} side=left degrees={deg} // augenpost_swing camera={id2} side=right degrees={deg} | 고개 돌리기 | {nm2}({id2}) 고개를 {way} {deg}도.
      @cnt augenpost_stills camera={id} pictures=1 // augenpost_stills camera={id} pictures=3 // augenpost_stills camera={id} pictures=5 | 찍기 | {nm}, 식별자 {id}. {cnt} 찍어 주세요.
      @see augenpost_vision camera={id2} mode=ir // augenpost_vision camera={id2} mode=colour | 눈 | {nm2}({id2}), 이제부터 {see} 본다.
      augenpost_cover camera={id2} on=true | 가리기 | 탈의실 공사를 하니 {nm2}({id2}) 눈을 가린다
      augenpost_cover camera={ev} on=false | 움직임 본 것 | 알려 온 카메라는 가리지 말고 다시 보게 해 줘라.
      send_message channel=guard to="{who}" text="{nm} 확인" | 경비에게 | guard 채널 {who}에게 "{nm} 확인". 점수는 {score}이었다.
      memory_store key=cam-{id} content="{sec}초" | 길이 | cam-{id} 키에 "{sec}초".
    `,
  },
  {
    language: 'ko',
    slots: { b: '포구 3번, 북항 7, 여객 B', ship: '동백호, 갈매기2, 세종스타', ton: '2..38', from: '1..20', to: '21..60', box: '=TGHU-4410, MSKU-0937, CAIU-2218', box2: '=OOLU-7765, HLXU-3302', deck: '위에 / 아래에', knots: '2..9', k: '반만 / 다', line: '한 줄 / 두 줄 / 네 줄', time: '=04:40, 13:15, 21:50', who: '도선사 탁, 예인 팀장' },
    tools: ['hafenkran_lift(box, tons: int, berth?): 컨테이너를 든다', 'hafenkran_stack(box, on: top|bottom, of): 컨테이너를 다른 것의 위나 아래에 놓는다', 'hafenkran_count(ship, first: int, last: int): 번호대로 센다', 'hafenkran_moor(ship, lines: int): 배를 묶는다', 'hafenkran_ballast(ship, fill: half|all): 평형수를 채운다'],
    steps: `
      hafenkran_lift box={box} tons={ton} | 들기 | {box}, {ton}톤. 어느 선석인지는 적지 않음.
      hafenkran_lift box={box} tons={ton} berth="{b}" | 선석까지 | {b}에서 {ton}톤짜리 {box:을} 들어 올린다.
      @deck hafenkran_stack box={box2} on=top of={box} // hafenkran_stack box={box2} on=bottom of={box} | 포개기 | {box2:을} {box} {deck} 놓는다.
      hafenkran_count ship="{ship}" first={from} last={to} | 세기 | {ship}, {from}번부터 {to}번까지 확인하세요.
      @line hafenkran_moor ship="{ship}" lines=1 // hafenkran_moor ship="{ship}" lines=2 // hafenkran_moor ship="{ship}" lines=4 | 붙들기 | 바람이 {knots}노트다. {ship:을} 밧줄 {line:로} 붙들어 맨다.
      @k hafenkran_ballast ship="{ship}" fill=half // hafenkran_ballast ship="{ship}" fill=all | 물 채우기 | {ship} 평형수는 {k} 채운다.
      pushover title="{ship}" message="{time} 접안" | 푸시 | 제목 {ship}, 내용 "{time} 접안"으로 푸시.
      send_message channel=vhf to="{who}" text="{b} 비었음" | 알리기 | vhf 채널로 {who}에게 "{b} 비었음"
      file_write path=port/{box}.txt content="{ton}t" | 무게 | port/{box}.txt 에 "{ton}t"만 적는다.
    `,
  },
  {
    language: 'ko',
    slots: { app: '=ticket-web, 지도서버, auth, 알림톡', ver: '=3.4.1, 2.0.9, 5.12.0', ver2: '=3.4.0, 1.8.7', pct: '=5, 10, 25', half: '절반, 반 / 전부, 모두', env: '연습 서버(stage) / 진짜 서버(prod) / 놀이터(play)', key: '=NEW_CART, DARK_UI, FAST_PAY', on: '켠다, 살린다 / 끈다, 죽인다', min: '10..50', why: '=결제 오류, 로그 폭주, 요청 취소', sched: '=0 3 * * 0, 30 2 * * 6' },
    tools: ['schiffslift_ship(app, version, target: stage|prod|play, percent?: int): Bring out a version', 'schiffslift_back(app, version): Go back to a version', 'schiffslift_share(app, part: half|all): How many people get the new version', 'schiffslift_flag(app, flag, state: on|off): Switch a feature', 'schiffslift_freeze(app, minutes?: int, reason?): Allow no new versions'],
    steps: `
      @env schiffslift_ship app={app} version={ver} target=stage // schiffslift_ship app={app} version={ver} target=prod // schiffslift_ship app={app} version={ver} target=play | 올리기 | {app} {ver:을} {env}에. 비율은 없음.
      @env schiffslift_ship app={app} version={ver} target=stage percent={pct} // schiffslift_ship app={app} version={ver} target=prod percent={pct} // schiffslift_ship app={app} version={ver} target=play percent={pct} | 조금만 | {env}, {app}, {ver}, 먼저 {pct}퍼센트에게만.
      schiffslift_back app={app} version={ver2} | 물리기 | {app:이} 이상하다. {ver:은} 물리고 {ver2:을} 다시 쓴다.
      @half schiffslift_share app={app} part=half // schiffslift_share app={app} part=all | 얼마나 | {app} 새 버전은 손님 {half}에게 보인다.
      @on schiffslift_flag app={app} flag={key} state=on // schiffslift_flag app={app} flag={key} state=off | 기능 | {app}의 {key} 기능을 {on}.
      schiffslift_freeze app={app} | 막아 두기 | {app}에는 이제 아무도 새로 올리지 못한다. 몇 분인지도 왜인지도 말하지 않는다
      schiffslift_freeze app={app} minutes={min} reason="{why}" | 잠시 막기 | {min}분 동안 {app} 배포를 막는다. 까닭 "{why}".
      cron_add schedule="{sched}" action=procedure text="정기 배포" name=rel | 정기 | 예약을 하나: 때 "{sched}", 절차 "정기 배포", 예약 이름 rel.
      notify message="{app} {ver}" title="배포" | 화면에 | "배포"라는 제목 아래 "{app} {ver}" 이 글을 이 컴퓨터에 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 수조/경보 {"수조": "{bad}", "암모니아": {nh}}',
    slots: { bad: 'T-88, 넙치관', nh: '0.3..2.4', tk: '광어2, T-14, 치어장', tk2: '우럭5, T-31', g: '50..900', feed: '부상사료, 크릴, 침강 3호', k: '하루 두 번 / 하루 세 번 / 하루 네 번', air: '세게 / 약하게', flow: '반으로 / 두 배로', med: '옥시, 메틸렌블루, 소금', ppm: '5..60', h: '2..24', fish: '열 마리 / 스무 마리 / 서른 마리', who: '양식반 모, 수산 질병관리사', lux: '10..200' },
    tools: ['wasserwirt_ration(basin, feed, grams: int, per_day?: int): Food of a basin', 'wasserwirt_bubble(basin, force: strong|weak): Air of a basin', 'wasserwirt_exchange(basin, change: half|double): Change how much fresh water comes in', 'wasserwirt_bathe(basin, medicine, ppm: int, hours: int): Treat the fish', 'wasserwirt_shift(from, to, fish: int): Move fish'],
    steps: `
      wasserwirt_ration basin="{tk}" feed="{feed}" grams={g} | 먹이 | {tk}에 {feed} {g}그램. 몇 번에 나눌지는 없음.
      @k wasserwirt_ration basin="{tk2}" feed="{feed}" grams={g} per_day=2 // wasserwirt_ration basin="{tk2}" feed="{feed}" grams={g} per_day=3 // wasserwirt_ration basin="{tk2}" feed="{feed}" grams={g} per_day=4 | 나눠서 | {feed} {g}g을 {tk2}에 {k} 나눠 먹인다.
      @air wasserwirt_bubble basin="{tk}" force=strong // wasserwirt_bubble basin="{tk}" force=weak | 공기 | {tk} 공기방울을 {air}. 불빛은 {lux}럭스다.
      @flow wasserwirt_exchange basin="{tk2}" change=half // wasserwirt_exchange basin="{tk2}" change=double | 새 물 | {tk2:로} 들어오는 새 물을 {flow}.
      wasserwirt_bathe basin="{tk}" medicine="{med}" ppm={ppm} hours={h} | 약욕 | {tk}, {med} {ppm}ppm으로 {h}시간 약욕.
      @fish wasserwirt_shift from="{tk}" to="{tk2}" fish=10 // wasserwirt_shift from="{tk}" to="{tk2}" fish=20 // wasserwirt_shift from="{tk}" to="{tk2}" fish=30 | 옮기기 | {tk}에서 건진 {fish:을} {tk2}에 풀어 준다.
      wasserwirt_bubble basin="{bad}" force=strong | 급한 곳 | 경보를 보낸 수조의 공기를 있는 대로 세게.
      send_message channel=fish to="{who}" text="{bad} 암모니아 {nh}" | 사람 부르기 | fish 채널로 {who}에게 경보가 온 수조와 값을 "수조 암모니아 값" 꼴로 보낸다. 예) T-1 암모니아 0.7
      memory_store key=feed-{g} content="{feed}" | 먹이 이름 | feed-{g}에 {feed:을} 적어 둘 것.
    `,
  },
  {
    language: 'ko',
    slots: { ride: '회전그네, 바이킹, 급류통', gate: '서문 매표(w-kiosk) / 동문 매표(e-kiosk) / 본관 매표(m-kiosk)', lap: '한 바퀴 / 두 바퀴 / 세 바퀴', child: '키 작은 아이 / 어른', cm: '90..140', min: '5..55', n: '6..32', band: '=BL-114, BL-802, YE-330', sp: '느리게 / 보통 빠르기로 / 빠르게', why: '=낙뢰 예보, 안전띠 교체, 강풍', who: '운행 조장 엄, 매표 담' },
    tools: ['karussella_run(ride, laps: int, pace?: slow|normal|fast): Run a ride', 'karussella_halt(ride, reason?): Stop a ride for the public', 'karussella_height(ride, cm: int): Smallest height of guests', 'karussella_kiosk(kiosk: w-kiosk|e-kiosk|m-kiosk, state: staffed|empty): Say whether somebody sits at a ticket desk', 'karussella_band(band, rides: int): Rides that are left on a wristband'],
    steps: `
      @lap karussella_run ride={ride} laps=1 // karussella_run ride={ride} laps=2 // karussella_run ride={ride} laps=3 | 돌리기 | {ride:을} {lap}. 빠르기는 적지 않는다.
      @sp karussella_run ride={ride} laps=4 pace=slow // karussella_run ride={ride} laps=4 pace=normal // karussella_run ride={ride} laps=4 pace=fast | 네 바퀴 | {ride}, {sp} 네 바퀴
      karussella_halt ride={ride} | 세우기 | {ride:은} 손님을 더 받지 않고 세운다. 까닭 없음.
      karussella_halt ride={ride} reason="{why}" | 까닭과 함께 | {why}. 이 때문에 {ride:을} 멈춘다. 사유 칸도 채울 것.
      karussella_height ride={ride} cm={cm} | 키 | {ride:은} {cm}cm부터 탄다. 줄은 {min}분이다.
      @gate karussella_kiosk kiosk=w-kiosk state=empty // karussella_kiosk kiosk=e-kiosk state=empty // karussella_kiosk kiosk=m-kiosk state=empty | 자리 비움 | {gate} 사람이 점심 먹으러 갔다. 아무도 없다고 보이게.
      @gate karussella_kiosk kiosk=w-kiosk state=staffed // karussella_kiosk kiosk=e-kiosk state=staffed // karussella_kiosk kiosk=m-kiosk state=staffed | 자리에 있음 | {gate}에 다시 사람이 앉았습니다.
      karussella_band band={band} rides={n} | 팔찌 | {band} 팔찌로 {n}번 더 탈 수 있다.
      send_message channel=park to="{who}" text="{ride} {min}분 대기" | 대기 | park 채널 {who}에게: "{ride} {min}분 대기"
    `,
  },
  {
    language: 'ko',
    event: 'webhook /pharm/in {"처방": "{rxid}", "과": "{dept}"}',
    slots: { rxid: '=RX-5510, RX-7093', dept: '내과, 이비인후과', drug: '타이레놀 500, 아목시실린, 지르텍', k: '아침저녁으로, 하루 두 번 / 아침 점심 저녁, 하루 세 번 / 자기 전에만, 하루 한 번', days: '2..14', when: '밥 먹기 전에 / 밥 먹고 나서', half: '반 알씩 / 한 알씩 / 두 알씩', name: '차은별, 나이슬, 장보고', tel: '=010-6612-9034, 010-2750-4418, 031-772-1109', shelf: '=A3, F11, 냉장2', n: '5..60', note: '=우유와 함께 먹지 마세요, 졸릴 수 있습니다, 냉장고에 두세요' },
    tools: ['apotheka_fill(drug, per_day: int, days: int, moment?: before_meal|after_meal): Pack a drug', 'apotheka_tablet(drug, each: half|one|two): How much is taken at a time', 'apotheka_sticker(drug, sentence): Print a sticker for a bag', 'apotheka_call(name, phone): Tell a patient to come', 'apotheka_stock(drug, shelf, boxes: int): Enter boxes on a shelf'],
    steps: `
      @k apotheka_fill drug="{drug}" per_day=2 days={days} // apotheka_fill drug="{drug}" per_day=3 days={days} // apotheka_fill drug="{drug}" per_day=1 days={days} | 싸기 | {drug}, {k}, {days}일 치. 먹는 때는 안 적혔다.
      @when apotheka_fill drug="{drug}" per_day=3 days={days} moment=before_meal // apotheka_fill drug="{drug}" per_day=3 days={days} moment=after_meal | 때까지 | {drug:을} {when} 먹게 하루 세 차례 {days}일분 싼다
      @half apotheka_tablet drug="{drug}" each=half // apotheka_tablet drug="{drug}" each=one // apotheka_tablet drug="{drug}" each=two | 한 번에 | {drug:은} {half}.
      apotheka_sticker drug="{drug}" sentence="{note}" | 붙임 글 | {drug} 봉투에 "{note}"라고 붙여 주세요. 글자 하나 바꾸지 말고.
      apotheka_call name={name} phone={tel} | 찾아가시라고 | {name} 님, {tel}. 약이 다 됐습니다.
      apotheka_stock drug="{drug}" shelf={shelf} boxes={n} | 들여놓기 | {shelf} 칸에 {drug} {n}상자.
      memory_recall query={name} limit=5 | 전에 탄 약 | {name} 님에 대한 메모를 다섯 건까지.
      memory_forget key={rxid} | 처방 메모 | 들어온 처방 번호로 남긴 메모를 지운다.
      mqtt_publish topic=pharm/next payload="{name}" | 부르기 | pharm/next 로 {name}만 보낸다. 전화번호는 보내지 않는다.
    `,
  },
  {
    language: 'ko',
    slots: { cnc: '선반4, MX-2, 밀링', prog: '=O1207, O0450, FLANGE3', tool: '1..24', rpm: '=800, 1500, 3200', feed: '50..420', mm: '0.1..0.9', cool: '뿜어 준다, 흘린다 / 끊는다, 안 나오게 한다', spin: '바로 / 거꾸로', part: '플랜지, 부싱, 축받이', k: '한 개만 / 열 개 / 스무 개 / 마흔 개', dir: '위로 / 아래로', pin: '5..25', bd: 'shop-io, 절삭보드', who: '가공 변, 조장 어' },
    tools: ['zerspana_call(machine, program, pieces?: int): Run a program', 'zerspana_spindle(machine, rpm: int, turn: normal|inverse): Set the spindle', 'zerspana_feed(machine, mm_min: int): Set the feed', 'zerspana_offset(machine, tool: int, axis: up|down, mm: num): Correct a tool', 'zerspana_coolant(machine, on: bool): Coolant'],
    steps: `
      @k zerspana_call machine={cnc} program={prog} pieces=1 // zerspana_call machine={cnc} program={prog} pieces=10 // zerspana_call machine={cnc} program={prog} pieces=20 // zerspana_call machine={cnc} program={prog} pieces=40 | 깎기 | {cnc}에서 {prog:로} {part:을} {k} 깎는다.
      zerspana_call machine={cnc} program={prog} | 개수 없이 | {cnc}, {prog} 프로그램. 몇 개인지는 정하지 않았어요.
      @spin zerspana_spindle machine={cnc} rpm={rpm} turn=normal // zerspana_spindle machine={cnc} rpm={rpm} turn=inverse | 주축 | {cnc} 주축을 {spin} {rpm}회전.
      zerspana_feed machine={cnc} mm_min={feed} | 이송 | 1분에 {feed}밀리씩, {cnc}. 회전은 {rpm} 그대로 둔다.
      @dir zerspana_offset machine={cnc} tool={tool} axis=up mm={mm} // zerspana_offset machine={cnc} tool={tool} axis=down mm={mm} | 보정 | {cnc} {tool}번 공구를 {mm}mm {dir} 옮긴다.
      @cool zerspana_coolant machine={cnc} on=true // zerspana_coolant machine={cnc} on=false | 절삭유 | {cnc} 절삭유를 {cool}.
      gpio_write pin={pin} value=1 board="{bd}" | 칩 컨베이어 | {bd:이} {pin}번에 물린 칩 컨베이어를 돌린다. 1에서 돈다.
      send_message channel=shop to="{who}" text="{cnc} {tool}번 교체" | 공구 | {who}에게 shop 채널: {cnc} {tool}번 교체
      file_read path=nc/{prog}.txt from_line={tool} lines=20 | 코드 보기 | nc/{prog}.txt를 {tool}번째 줄부터 스무 줄.
    `,
  },
  {
    language: 'ko',
    slots: { rm: '=301, 508, 1204, 717', rm2: '=210, 915', t: '=05:50, 06:30, 07:15', lang: '우리말로 / 일본말로 / 중국말로', towel: '두 장 / 네 장 / 여섯 장', pil: '딱딱한 것 / 푹신한 것', who: '벨보이 최, 하우스 권', tel: '=010-9417-3306, 02-777-5540', msg: '=택시가 왔습니다, 짐이 도착했습니다, 조식은 열 시까지입니다', hold: '하루 / 이틀 / 사흘', card: '=K-3307, K-9121', dnd: '깨우지 말라고, 아무도 들이지 말라고 / 치워 달라고, 청소해 달라고' },
    tools: ['herberga_wake(room: int, at, language?: ko|ja|zh): Wake a guest', 'herberga_linen(room: int, towels: int): Bring towels', 'herberga_pillow(room: int, kind: firm|soft): Bring a pillow', 'herberga_sign(room: int, sign: quiet|clean): Sign at a door', 'herberga_pass(room: int, card, days: int): Let a card open a door', 'herberga_tell(room: int, sentence): Say something on the telephone of a room'],
    steps: `
      herberga_wake room={rm} at={t} | 모닝콜 | {rm}호, {t}. 말은 정하지 않음.
      @lang herberga_wake room={rm2} at={t} language=ko // herberga_wake room={rm2} at={t} language=ja // herberga_wake room={rm2} at={t} language=zh | 깨우기 | {t}에 {rm2}호 손님을 {lang} 깨워 드린다.
      @towel herberga_linen room={rm} towels=2 // herberga_linen room={rm} towels=4 // herberga_linen room={rm} towels=6 | 수건 | {rm}호에 수건 {towel} 더요.
      @pil herberga_pillow room={rm2} kind=firm // herberga_pillow room={rm2} kind=soft | 베개 | {rm2}호 베개를 {pil:로}. {rm}호는 그대로.
      @dnd herberga_sign room={rm} sign=quiet // herberga_sign room={rm} sign=clean | 문 표시 | {rm}호 손님이 {dnd} 한다. 문에 그 표시를 건다.
      @hold herberga_pass room={rm} card={card} days=1 // herberga_pass room={rm} card={card} days=2 // herberga_pass room={rm} card={card} days=3 | 카드 | 카드 {card:로} {rm}호를 {hold} 동안 드나든다.
      herberga_tell room={rm2} sentence="{msg}" | 전하기 | {rm2}호 전화로 "{msg}" 그대로.
      send_message channel=sms to={tel} text="{msg}" | 밖에 있는 손님 | 손님이 나가 있다. {tel:로} sms "{msg}"
      memory_store key=room-{rm} content="{t}" | 시각 남기기 | room-{rm} 에 {t}.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 사거리/검지 {"교차로": "{x2}", "대기차": {cars}}',
    slots: { x: '역앞, 시장길, 7-3', x2: '대교남단, 9-8', cars: '12..70', sec: '=15, 25, 40, 60', arm: '북쪽으로 가는 길, 북쪽 / 남쪽으로 가는 길, 남쪽 / 동쪽으로 가는 길, 동쪽', col: '빨간불 / 파란불 / 노란불 깜빡임', amt: '짧게, 줄여서 / 길게, 늘려서', plan: '=아침2, 축제, NIGHT-1', who: '교통센터 반, 순찰 12', day: '평일에만 / 주말에만' },
    tools: ['kreuzwart_green(crossing, direction: n|s|e, seconds: int): How long a direction may drive', 'kreuzwart_show(crossing, light: red|green|flash): Hold one light', 'kreuzwart_walk(crossing, change: shorter|longer): Time for people on foot', 'kreuzwart_plan(crossing, plan, days?: workdays|weekend): Choose a plan'],
    steps: `
      @arm kreuzwart_green crossing="{x}" direction=n seconds={sec} // kreuzwart_green crossing="{x}" direction=s seconds={sec} // kreuzwart_green crossing="{x}" direction=e seconds={sec} | 직진 | {x} 교차로, {arm:을} {sec}초 틔운다.
      @col kreuzwart_show crossing="{x}" light=red // kreuzwart_show crossing="{x}" light=green // kreuzwart_show crossing="{x}" light=flash | 한 불로 | {x:은} 사람이 갈 때까지 {col:로} 붙들어 둔다.
      @amt kreuzwart_walk crossing="{x}" change=shorter // kreuzwart_walk crossing="{x}" change=longer | 건널목 | {x} 건널목은 지금보다 {amt} 준다.
      kreuzwart_plan crossing="{x}" plan={plan} | 신호표 | {x}에 {plan} 신호표. 요일은 안 가림.
      @day kreuzwart_plan crossing="{x}" plan={plan} days=workdays // kreuzwart_plan crossing="{x}" plan={plan} days=weekend | 요일 가려서 | {plan:을} {x}에, {day}.
      kreuzwart_show crossing="{x2}" light=green | 막힌 곳 | 차가 {cars}대 늘어섰다고 한 교차로는 파란불로 잡아 둬라.
      send_message channel=traffic to="{who}" text="{x} {sec}초로 바꿈" | 알림 | traffic 채널, {who} 앞: "{x} {sec}초로 바꿈"
      http_request url=http://center.local/plan method=POST body={plan} | 센터로 | http://center.local/plan 에 신호표 이름 {plan}만 POST.
      file_write path=cross/log.txt content="{x} {plan}" append=true | 일지 | cross/log.txt에 이어서 "{x} {plan}"라고 쓴다.
    `,
  },
  {
    language: 'ko',
    slots: { seat: '나열 12, B-7, 이층 3', show: '흥부전, 달빛 음악회, 인형극 토끼', curt: '올린다, 걷는다 / 내린다, 친다', cue: '1..60', lamp: '호박색 / 새파란 색 / 흰색', pct: '10..95', fog: '조금 / 자욱하게', bow: '한 번 / 두 번 / 세 번', rev: '시계 방향으로 / 시계 반대 방향으로', deg: '=45, 90, 180', sec: '3..25', name: '객석 안내 심, 무대 감독 옥', say: '=곧 시작합니다, 사진은 찍지 마세요, 쉬는 시간은 십오 분입니다' },
    tools: ['rampenlicht_drape(move: raise|lower, seconds?: int): Move the drape', 'rampenlicht_wash(colour: amber|blue|white, percent: int): Light the stage', 'rampenlicht_haze(amount: little|thick): Make haze', 'rampenlicht_turntable(turn: cw|ccw, degrees: int): Turn the floor', 'rampenlicht_encore(show, calls: int): How often the drape opens again at the end', 'rampenlicht_foyer(sentence, chime?: bool): Speak in the foyer'],
    steps: `
      @curt rampenlicht_drape move=raise // rampenlicht_drape move=lower | 막 | 막을 {curt}. 몇 초인지는 무대가 정한다.
      @curt rampenlicht_drape move=raise seconds={sec} // rampenlicht_drape move=lower seconds={sec} | 천천히 | {sec}초에 걸쳐 막을 {curt}. 큐는 {cue}번.
      @lamp rampenlicht_wash colour=amber percent={pct} // rampenlicht_wash colour=blue percent={pct} // rampenlicht_wash colour=white percent={pct} | 빛 | {lamp}, {pct}퍼센트.
      @fog rampenlicht_haze amount=little // rampenlicht_haze amount=thick | 안개 | 바닥에 안개를 {fog} 깐다.
      @rev rampenlicht_turntable turn=cw degrees={deg} // rampenlicht_turntable turn=ccw degrees={deg} | 바닥 | 바닥을 {rev} {deg}도
      @bow rampenlicht_encore show="{show}" calls=1 // rampenlicht_encore show="{show}" calls=2 // rampenlicht_encore show="{show}" calls=3 | 인사 | {show:은} 끝나고 {bow} 더 막을 연다고 적어 둔다.
      rampenlicht_foyer sentence="{say}" | 로비에 | 로비에 "{say}". 종소리는 말 없음.
      rampenlicht_foyer sentence="{say}" chime=true | 딩동 먼저 | 딩동 소리를 먼저 내고 로비에 "{say}"라고 하세요.
      send_message channel=stage to="{name}" text="{seat} 손님 늦음" | 늦는 손님 | stage 채널의 {name}에게 "{seat} 손님 늦음"
    `,
  },
];
