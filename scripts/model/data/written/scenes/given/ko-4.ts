import type { Scene } from '../../scene';

/** Optional arguments that are given, and arguments of one type in another order: Korean, part 4. */
export const givenKo4: readonly Scene[] = [
  {
    language: 'ko',
    slots: { cue: '=12, 27, 41, 63', fix: '=LED-07, PAR-11, MH-3, 스팟2', pct: '=25, 60, 75, 100', sec: '=6, 8, 15', color: '=amber, blue, lavender', play: '갈매기, 세 자매, 봄의 왈츠, 시집가는 날', who: '조감독 유, 음향 표, 막내 설', hall: '=대극장, 소극장, 블랙박스', pin: '4..24', bd: 'stage-io, 무대보드, fly-pi', track: '=rain.wav, bell2.wav, storm.wav', db: '3..18', row: '=가, 나, 다', seat: '1..40' },
    tools: ['lx_cue(cue: int, hall, fade_s?: num, follow_s?: num): 조명 큐를 부른다', 'lx_level(fixture, percent: int, color?: amber|blue|lavender): 등기구를 켠다', 'snd_play(track, gain_db?: int, loop?: bool, hall): 소리를 낸다', 'fly_bar(bar: int, position: up|down|mid, speed?: low|normal|high): 막대를 움직인다', 'seat_hold(row, seat: int, name?, play): 자리를 잡아 둔다'],
    steps: `
      lx_cue cue={cue} hall={hall} | 큐 부르기 | {hall} {cue}번 큐, 고.
      lx_level fixture={fix} percent={pct} | 밝기만 | 등기구 {fix:은} {pct}퍼센트면 됩니다. 색은 지금 그대로예요.
      snd_play track={track} gain_db=-{db} loop=true hall={hall} | 깔리는 소리 | {track:을} {hall}에 되풀이해서 튼다. 음량은 -{db} dB.
      snd_play track={track} hall={hall} | 효과음 | {hall}에서 {track:을} 틀어 주십시오
      fly_bar bar={cue} position=down speed=low | 막대 내리기 | {cue}번 막대를 느리게(낮은 속도) 내린다.
      memory_recall query="{play}" category=cues limit=9 | 큐 메모 | "{play}" 큐 메모를 cues 분류에서 아홉 건까지.
      seat_hold row={row} seat={seat} name="{who}" play="{play}" | 자리 | "{play}" 공연, {row}열 {seat}번. {who} 이름으로 잡아 둘 것.
      gpio_write pin={pin} value=0 board="{bd}" | 객석등 끔 | 객석등은 {bd} {pin}번이고 0이 꺼짐이다. 끈다.
      send_message channel=stage to="{who}" text="{cue}번 큐 준비" | 준비 신호 | stage 채널의 {who}에게 "{cue}번 큐 준비"라고 귀띔해 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /pet/stay {"이름": "{pet}", "보호자": "{owner}", "연락처": "{tel}", "방": "{room}", "몸무게": {kg}, "입실": "{inn}", "퇴실": "{out}"}',
    slots: { pet: '보리, 초코, 나비, 두부, 감자', owner: '맹서현, 루이스 강, 팽진솔', tel: '=010-7227-7272, 010-1001-1100, 010-4664-9009', room: '=소형 2, 중형 5, 고양이방 1', kg: '2.5..18.5', inn: '=2026-07-01, 2026-09-24, 2026-12-23', out: '=2026-07-05, 2026-09-28, 2026-12-27', food: '=저알러지 사료, 연어캔, 처방식 i/d', g: '=35, 60, 90, 120', vet: '동물병원 솔, 수의사 구', nroom: '=중형 8, 대형 1, 고양이방 4', chip: '=410097800112233, 410160011440044' },
    tools: ['stay_put(check_out, check_in, pet, owner, room?): 숙박을 넣는다', 'meal_set(pet, food, grams: int, times?: int): 밥을 정한다', 'walk_book(pet, minutes: int, leader?, at?): 산책을 잡는다', 'chip_bind(pet, chip, phone?): 칩을 올린다', 'cage_temp(room, celsius: num, fan?: low|normal|high): 방 온도를 맞춘다'],
    steps: `
      stay_put check_out={out} check_in={inn} pet={pet} owner="{owner}" room="{room}" | 숙박 넣기 | 온 예약을 방까지 넣어 숙박으로 올린다.
      meal_set pet={pet} food="{food}" grams={g} times=2 | 밥 | 맡긴 아이에게 {food} {g} g, 하루 두 번.
      meal_set pet={pet} food="{food}" grams={g} | 한 끼 | 이 아이 밥은 {food:이}고 {g}그램이다. 횟수는 정하지 않는다
      walk_book pet={pet} minutes=20 | 짧은 산책 | 이름이 온 강아지를 20분 산책에 넣#
      chip_bind pet={pet} chip={chip} phone={tel} | 칩 | 칩 번호 {chip:을} 이 동물에 올리되 보호자 연락처도 함께 적습니다.
      cage_temp room="{room}" celsius=24.5 fan=low | 방 온도 | 예약된 방을 24.5도, 팬은 약하게 할 것
      send_message channel=sms to={tel} text="{pet} 잘 있어요" | 안부 문자 | 보호자 번호로 sms를 보낸다: 아이 이름, 빈칸, "잘 있어요".
      notify message="{room} {kg} kg" title="{pet}" | 접수 화면 | 동물 이름을 제목으로 두고 방과 몸무게(kg)를 "소형 1 3 kg" 꼴로 보이게 한다.
      memory_recall query="{owner}" category=customers limit=3 | 지난번 | 보호자를 customers 분류에서 찾아 세 건만 보여 주십시오.
    `,
  },
  {
    language: 'ko',
    slots: { seat: '1..120', who: '수험생 강, 오르한, 별무리', min: '=150, 210, 270', room: '=집중실 A, 스터디룸 3, 카페존', n: '=3, 5, 6', pay: '=card, cash, point', won: '=6000, 9500, 14000', tel: '=010-9494-4949, 010-3003-1333', lock: '121..240', pin: '=1144, 5656, 8080', t: '21..26', days: '=30, 60', qr: '=QR-00117, QR-22020, QR-80800' },
    tools: ['seat_take(seat: int, name, minutes?: int, pay?: card|cash|point): 자리를 준다', 'seat_hop(to: int, from: int, name?): 자리를 옮긴다', 'room_take(room, people: int, minutes: int, host?): 방을 빌린다', 'locker_rent(locker: int, name, days?: int, pin?): 사물함을 빌려준다', 'pass_qr(code, phone, uses?: int): 출입 QR을 보낸다'],
    steps: `
      seat_take seat={seat} name="{who}" minutes=240 pay=card | 네 시간 | {seat}번 자리, {who}, 카드로 결제. 시간은 제목에 있다.
      seat_take seat={seat} name="{who}" pay=cash | 현금 손님 | {who} 손님이 현금을 내셨어요. {seat}번을 드리되 시간은 정하지 않습니다.
      seat_hop to={seat} from={lock} name="{who}" | 자리 옮기기 | {lock}번에 있던 {who:을} {seat}번으로 옮겨 준다.
      room_take room="{room}" people={n} minutes=90 host="{who}" | 방 빌리기 | 대표 {who}, {n}명, 한 시간 반. {room}.
      memory_recall query="{who}" limit=5 category=seats | 자리 이력 | seats 분류, {who}, 다섯 건.
      locker_rent locker={lock} name="{who}" days={days} pin={pin} | 사물함 | {who} 님께 {lock}번을 {days}일간 빌려드리고 비밀번호는 {pin:로} 해 주세요
      pass_qr code={qr} phone={tel} uses=10 | QR | {tel:로} {qr:을} 보낸다. 열 번 쓸 수 있다.
      send_message channel=study to="{who}" text="{room} {min}분" | 이용 안내 | study 채널로 {who}에게 "{room} {min}분"이라고 알려 주세요.
      http_request url=https://study.byul.kr/seats/{seat} method=DELETE | 퇴실 | https://study.byul.kr/seats/{seat} 에 DELETE를 날려 자리를 비운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /crib/lend {"공구": "{tool}", "자산번호": "{asset}", "빌리는이": "{who}", "빌려주는이": "{by}", "기한": "{due}", "현장": "{site}"}',
    slots: { tool: '임팩트 렌치, 레이저 레벨기, 토크 렌치 300, 코어 드릴', asset: '=A-00220, A-11711, A-50050, A-90099', who: '노가온, 압둘 하킴, 탁현중', by: '창고 민, 주임 여진구, 반장 도', due: '=2026-06-06, 2026-10-22, 2027-02-02', site: '12공구, 세교 현장, 북항 3부두', nm: '=80, 110, 220', shelf: '=R1-3, R2-22, R7-1', days: '=3, 4, 8', won: '=12000, 35000', part: '=카본 브러시 6, 배터리 18V, 비트 세트 10' },
    tools: ['crib_out(lender, borrower, asset, due?): 공구를 내준다', 'crib_back(asset, shelf?, worn?: bool): 공구를 돌려받는다', 'crib_fix(asset, part, cost?: int, days?: int): 수리를 올린다', 'torque.set(asset, nm: int, tolerance?: num): 토크를 맞춘다', 'site_ship(asset, to_site, from_site, carrier?): 현장으로 보낸다'],
    steps: `
      crib_out lender="{by}" borrower="{who}" asset={asset} due={due} | 내주기 | 신청된 공구를 기한까지 내준다. 빌리는 사람과 빌려주는 사람을 바꾸어 쓰지 말 것.
      crib_out lender="{who}" borrower="{by}" asset={asset} | 거꾸로 | 이번엔 반대입니다. 신청서의 빌리는이가 가지고 있던 그 공구를 빌려주는이에게 내줍니다. 기한은 안 씁니다.
      crib_back asset={asset} shelf={shelf} worn=true | 돌려받기 | 그 자산이 돌아왔다. {shelf} 선반에 두고 닳았음을 표시한다.
      crib_fix asset={asset} part="{part}" days={days} | 기간만 | 같은 자산, 부품 {part}, {days}일. 값은 모른다.
      torque.set asset={asset} nm={nm} tolerance=2.5 | 토크 | 빌려 갈 것을 {nm} Nm에 허용 오차 2.5로 맞추#
      site_ship asset={asset} to_site="{site}" from_site=본창고 carrier="화물 24" | 보내기 | 본창고에서 신청 현장으로, 화물 24 편에 실어 보냅니다.
      notify message="{asset} {due}" title="{tool}" | 창고 화면 | 공구 이름이 제목이고 내용은 자산번호, 빈칸, 기한이다.
      cron_add schedule="0 17 * * 5" action=message text="{asset} 반납" name={asset} timezone=Asia/Seoul | 반납 재촉 | 금요일마다 17시(Asia/Seoul)에 자산번호와 "반납"을 띄어 쓴 메시지. 예약 이름은 자산번호만이다.
      file_write path=crib/{asset}.txt content="{who}, {site}" append=true | 이력 | crib/{asset}.txt 에 빌리는이와 현장을 쉼표와 빈칸으로 이어 덧붙여 둘 것.
    `,
  },
  {
    language: 'ko',
    slots: { shed: '=재배1동, 재배4동, 균상 2, 균상 7', t: '12..18', h: '=82, 88, 92', co2: '=800, 1100, 1500', fog: '=3, 4, 6', every: '=20, 45, 50', strain: '새송이 K2, 표고 산조, 느타리 수한, 백령', bags: '100..900', who: '버섯아재, 문다래, 솜바트', pin: '5..25', bd: 'mush-1, spawn-io, fog-pi', tel: '=043-221-1122, 010-6464-0640', from: '2..60' },
    tools: ['shed_air(shed, celsius: num, humidity?: int, co2_ppm?: int): 공기를 맞춘다', 'fog_run(shed, seconds: int, every_min?: int): 안개를 뿜는다', 'bag_in(strain, shed, bags: int, row?): 배지를 들인다', 'shed_dial(shed, phone, min_c?: num, max_c?: num): 전화 경보를 건다', 'fan_step(shed, step: low|normal|high, minutes?: int): 팬 단계를 바꾼다'],
    steps: `
      shed_air shed="{shed}" celsius={t} co2_ppm={co2} | 온도와 CO2 | {shed:은} {t}도에 CO2 {co2:로} 부탁합니다. 습도는 안 바꿔요.
      fog_run shed="{shed}" seconds=60 | 1분 안개 | {shed}에 일 분 동안 안개를 뿌려 줘. 되풀이는 없이.
      bag_in strain="{strain}" shed="{shed}" bags={bags} row=나열 | 배지 들이기 | {bags}봉, {strain}. {shed}의 "나열"에 들인다.
      bag_in strain="{strain}" shed="{shed}" bags={bags} | 들이기 | {shed}에 {strain} {bags}봉을 들였다고 적#
      shed_dial shed="{shed}" phone={tel} min_c=-2.5 max_c=30 | 전화 경보 | {shed:이} 영하 2.5도 아래거나 30도 위면 {tel:로} 건다.
      fan_step shed="{shed}" step=normal | 보통 | {shed} 팬은 보통 단계에 두십시오
      notify message="{strain} {bags}봉" title="{shed}" | 재배 화면 | 제목 {shed}, 내용 "{strain} {bags}봉".
      file_read path=mush/diary.txt from_line={from} lines=14 | 재배 일지 | mush/diary.txt 를 {from}번째 줄에서부터 열네 줄 읽는다.
      gpio_write pin={pin} value=1 board="{bd}" | 가습 밸브 | 가습 밸브는 {bd} 보드의 {pin}번 핀이다. 1로 연다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt lift/{car} {"층": {fl}, "오류": "{err}", "문": "{door}", "하중": {load}, "건물": "{bd}", "기사": "{who}"}',
    slots: { car: '=E1, E2, 화물기, 비상기', fl: '2..24', err: '=DR-11, OS-22, BK-03, LV-70', door: '=열림, 반열림 / 닫힘', load: '120..980', bd: '한빛타워, 남문상가, 별관', who: '기사 동, 소진우, 팀장 예', go: '=26, 27, 31', tel: '=1588-0110, 02-868-8866, 031-505-0055', min: '=8, 35, 55', ser: '=EL-2200220, 0707-EL-11' },
    tools: ['lift_park(car, floor: int, doors?: open|closed): 세워 둔다', 'lift_off(car, minutes?: int, reason?): 운행을 끊는다', 'lift_case(building, car, code, engineer?, phone?): 고장을 접수한다', 'lift_skip(car, floors: int[], until?): 층을 건너뛴다', 'lift_say(car, text, volume?: low|normal|high): 안에 방송한다'],
    steps: `
      lift_park car={car} floor=1 doors=open | 1층에 | 이 승강기를 1층에 문을 연 채 세워 둡니다.
      lift_park car={car} floor={go} doors=closed | {go}층에 | 문은 닫고, 메시지의 승강기를 {go}층에 세운다.
      @door lift_off car={car} minutes={min} reason={err} // failed "문이 닫혀 있다" | 문 고장이면 | 문이 열려 있거나 덜 닫혔으면 오류 코드를 사유로 {min}분 동안 그 승강기를 끊는다. 닫혀 있으면 실패.
      lift_case building="{bd}" car={car} code={err} | 간단 접수 | 사람이나 번호 없이 오류만 접수하#
      lift_skip car={car} floors=[{fl}] | 그 층만 | 멈췄던 층 하나만 건너뛴다. 언제까지인지는 없다.
      lift_say car={car} text="곧 움직입니다" volume=high | 방송 | 안에 갇힌 분들께 크게(높음) "곧 움직입니다"라고 알리십시오.
      send_message channel=lift to="{who}" text="{bd} {car} {err}" | 기사에게 | 온 기사에게 lift 채널로 건물, 호기, 오류를 띄어서 보낸다.
      memory_store key=lift-{car} content="{err} {fl}층" | 고장 메모 | lift-{car} 키에 오류 코드와 몇 층인지("1층" 꼴)를 띄어 적는다.
      http_request url=https://lift.anjeon.kr/cases method=POST body="{car},{err}" | 신고 올리기 | 호기와 오류를 쉼표로 이어 https://lift.anjeon.kr/cases 에 POST로 올려 주십시오.
    `,
  },
  {
    language: 'ko',
    slots: { tank: '=1, 2, 3, 4', chem: '=PAC, 차아염소, 소석회, 고분자', ppm: '0.4..3.9', min: '=15, 25, 45', rpm: '40..160', v: '=V-11, V-22, V-101, V-110', pct: '=30, 55, 70', who: '정수반 임, 수질 여, 맹꽁이', ntu: '0.1..0.9', io: '=wtp-1, 정수보드, rtu-77', pin: '5..27', smp: '=W-0011, W-2202, W-3133' },
    tools: ['wt_dose(ppm: num, tank: int, chemical, minutes?: int): 약품을 넣는다', 'wt_mix(tank: int, minutes: int, rpm?: int, reverse?: bool): 젓는다', 'wt_valve(valve, action: open|close, percent?: int): 밸브를 움직인다', 'wt_backwash(tank: int, air?: low|normal|high, minutes?: int): 역세한다', 'wt_sample(sample, tank: int, ntu?: num, taker?): 시료를 적는다'],
    steps: `
      wt_dose ppm={ppm} tank={tank} chemical={chem} minutes={min} | 약품 | 탱크 {tank}에 {chem}, {ppm} ppm으로 {min}분.
      wt_dose ppm={ppm} tank={tank} chemical={chem} | 계속 넣기 | {chem:을} {ppm} ppm 농도로 {tank}번 탱크에 넣되 끝나는 시간은 두지 않습니다.
      wt_mix tank={tank} minutes={min} reverse=true | 거꾸로 젓기 | 이번에는 역방향이다. 탱크는 {tank}번, {min}분이면 된다
      wt_valve valve={v} action=close | 닫기 | {v:을} 잠그#
      wt_backwash tank={tank} air=high minutes=12 | 역세 | 공기는 세게(높음), 시간은 열두 분으로 {tank}번 탱크 역세.
      wt_sample sample={smp} tank={tank} ntu={ntu} taker="{who}" | 시료 | {who:이} {tank}번 탱크에서 뜬 물, 번호 {smp}, 탁도 {ntu}. 적어 둘 것.
      gpio_write pin={pin} value=0 board="{io}" | 약품 펌프 멈춤 | 약품 펌프는 {io}의 {pin}번입니다. 0으로 멈추십시오
      file_write path=wtp/tank{tank}.csv content="{chem},{ppm}" append=true | 투입 장부 | "{chem},{ppm}" 한 줄을 wtp/tank{tank}.csv 에 덧붙여 적는다.
      memory_recall query="{chem}" limit=6 category=dosing | 투입 이력 | dosing 분류에 적힌 {chem} 메모를 여섯 건까지 불러온다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /eatery/table {"테이블": {tb}, "메뉴": "{menu}", "수량": {qty}, "맵기": "{hot}", "빼기": "{no}", "직원": "{who}"}',
    slots: { tb: '10..32', menu: '김치전골, 고등어구이, 해물파전, 들깨 수제비', qty: '=5, 6, 7', hot: '=순하게 / 보통으로 / 맵게', no: '=고수, 땅콩, 오이, 우유', who: '이모 심, 홀 나래, 알리', tb2: '34..48', won: '=1000, 2500, 5000', name: '동창회 구, 백 사장님, 산악회', ppl: '=8, 9', tm: '=18:10, 19:40, 20:20', prn: '=kitchen1, bar-prn, grill' },
    tools: ['kot_fire(table: int, menu, count?: int, spice?: low|normal|high, without?): 주방에 넣는다', 'table_join(into: int, from: int, server?): 자리를 합친다', 'table_hold(time, people: int, name, table?: int): 예약을 잡는다', 'bill_cut(table: int, won: int, reason?): 깎아 준다', 'slip_print(printer, text, copies?: int, beep?: bool): 전표를 찍는다'],
    steps: `
      @hot kot_fire table={tb} menu="{menu}" count={qty} spice=low // kot_fire table={tb} menu="{menu}" count={qty} spice=normal // kot_fire table={tb} menu="{menu}" count={qty} spice=high | 주방에 | 주문을 그 테이블 것으로 넣는다. 수량과 맵기는 들어온 대로이고 빼기는 무시한다.
      table_join into={tb2} from={tb} server="{who}" | 합치기 | 주문한 테이블을 {tb2}번에 합치고 서빙은 그 직원이 맡는다
      table_join into={tb} from={tb2} | 이쪽으로 합치기 | {tb2}번 손님들이 주문한 테이블로 건너온다. 합치#
      table_hold time={tm} people={ppl} name="{name}" table={tb2} | 예약 | {name} 이름으로 {ppl}분, {tm}, {tb2}번 자리입니다.
      bill_cut table={tb} won={won} reason="늦음" | 깎기 | 음식이 늦었으니 이 테이블에서 {won}원을 빼 준다. 사유 "늦음".
      slip_print printer={prn} text="{menu}" copies=2 beep=true | 전표 | {prn}에 메뉴 이름만 적힌 전표를 두 장, 삑 소리까지 내면서.
      send_message channel=hall to="{who}" text="{tb}번 {menu}" | 홀에 | 직원에게 hall 채널로 몇 번 테이블에 무슨 메뉴인지 "1번 냉면" 꼴로 알릴 것.
      memory_recall query="{name}" category=guests limit=2 | 단골 메모 | {name} 메모를 guests 분류에서 두 건만 봅니다.
      pushover message="{tb2}번 {name}" title="{tm}" | 예약 푸시 | 푸시로 "{tb2}번 {name}", 제목은 {tm:로} 해서.
    `,
  },
  {
    language: 'ko',
    earlier: ['혼합 의뢰서 읽기 | file_read → 의뢰 {job}: {car}, 색번호 {code}, 양 {g} g, 희석 {thin}%', '도장 부스 확인 | booth_list → 비어 있음: {b1}, 사용 중: {b2}'],
    slots: { job: '=P-1010, P-2332, P-4404', car: '=흰 트럭 44로 4040, 택시 31바 1331, 은색 밴 70저 7007', code: '=NH-731P, UYH, 3R3, SWP', g: '150..900', thin: '=5, 10, 15, 20', b1: '=부스1, 부스2', b2: '=부스3, 부스4', who: '도장반 왕, 채움, 파벨', deg: '=60, 65, 70', min: '=25, 35, 45', bar: '1.5..3.5', cpn: '=2, 3, 4' },
    tools: ['mix_paint(code, grams: int, thinner_pct?: int, job?): 도료를 섞는다', 'booth_bake(celsius: int, booth, minutes?: int): 굽는다', 'gun_set(booth, bar: num, fan?: low|normal|high): 분사압을 맞춘다', 'booth_give(booth, painter, job?): 부스를 준다', 'tag_make(text, copies?: int, color?: red|green|yellow): 꼬리표를 뽑는다'],
    steps: `
      mix_paint code={code} grams={g} thinner_pct={thin} job={job} | 섞기 | 의뢰서의 색과 양, 희석률로 도료를 섞고 의뢰 번호도 남긴다.
      mix_paint code={code} grams=50 | 견본 | 같은 색번호로 50그램만 견본을 만들어 주세요. 희석률은 적지 않습니다.
      booth_bake celsius={deg} booth={b2} | 온도만 | 쓰고 있는 부스는 {deg}도를 걸어 두#
      gun_set booth={b2} bar={bar} | 사용 중인 곳 | 사용 중인 부스의 분사압을 {bar} bar로 바꿀 것
      booth_give booth={b1} painter={who} job={job} | 부스 배정 | {who:이} {step1}단계의 의뢰를 {step2}단계에서 비었다고 나온 부스에서 칠합니다.
      tag_make text="{car}" copies={cpn} color=yellow | 꼬리표 | 의뢰한 차를 그대로 적은 노란 꼬리표, {cpn}장이 필요합니다.
      cron_add schedule="0 16 * * *" action=procedure text=booth-clean name={b1} timezone=Asia/Seoul | 부스 청소 | 빈 부스를 이름으로, 매일 16시(시간대 Asia/Seoul)에 booth-clean 절차를 잡아 둘 것.
      notify message="{code} {g} g" title="{job}" | 작업대에 | 의뢰 번호를 제목으로 하고 색번호와 양(g)을 띄어서 보여 주십시오.
      file_write path=paint/{job}.txt content="{code};{thin}" append=true | 배합 기록 | paint/의뢰번호.txt 에 색번호;희석률(숫자만)을 덧붙인다.
    `,
  },
  {
    language: 'ko',
    slots: { mat: '=아크릴 3T, 자작 5T, 가죽 2T, MDF 6T', file: 'sign-a.svg, gear12.svg, coaster.svg, mask7.dxf', pw: '15..85', spd: '5..40', pass: '=2, 3, 4', who: '새봄, 목공 변, 이반 추', bed: '=A, B', x: '12..95', y: '110..280', jobid: '=LJ-0077, LJ-1212, LJ-9091', n: '=6, 10, 24', tel: '=010-2112-1221, 010-9080-8090', min: '=10, 18, 50' },
    tools: ['laser_cut(file, speed: int, power: int, passes?: int, air?: low|normal|high): 자른다', 'laser_origin(bed, y: int, x: int, z?: num): 원점을 옮긴다', 'laser_queue(job, file, copies?: int, owner?): 줄에 세운다', 'fume_fan(minutes: int, level?: low|normal|high): 집진기를 돌린다', 'sheet_use(material, sheets: int, owner?, waste?: bool): 쓴 판을 적는다'],
    steps: `
      laser_cut file={file} speed={spd} power={pw} passes={pass} air=high | 자르기 | 출력 {pw}, 속도 {spd}, {pass}번 지나간다. 공기는 높음. 파일은 {file}.
      laser_cut file={file} speed={spd} power={pw} | 그냥 자르기 | {file:을} 속도 {spd}, 출력 {pw:로} 잘라 주세요.
      laser_origin bed={bed} y={y} x={x} | 원점 옮기기 | 원점을 가로(x) {x}, 세로(y) {y:로} 옮기#. 베드는 {bed}
      laser_queue job={jobid} file={file} copies={n} owner="{who}" | 줄 세우기 | {who} 것이고 {n}개다. 작업 번호 {jobid}, 파일 {file}.
      send_message channel=sms to={tel} text="{jobid} 다 됐어요" | 손님 문자 | {tel} 번호에 sms로 "{jobid} 다 됐어요"를.
      fume_fan minutes={min} level=high | 집진 | 연기가 심하다. 집진기를 '높음'으로 {min}분 돌릴 것.
      file_read path=laser/{jobid}.log lines=30 | 작업 로그 | laser/{jobid}.log 서른 줄만 읽자
      sheet_use material="{mat}" sheets={pass} owner="{who}" waste=true | 판 쓴 것 | {mat} {pass}장을 {who:이} 썼고 못 쓰게 되었습니다(버림). 적어 주십시오
      pushover message="{file} 끝" title="{jobid}" | 끝 푸시 | 제목 {jobid:로} "{file} 끝"을 푸시한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /acct/request {"아이디": "{id}", "이름": "{name}", "부서": "{dept}", "승인자": "{boss}", "만료": "{exp}", "구분": "{kind}"}',
    slots: { id: 'sjpark2, mkim77, t.nguyen, yoon.a', name: '박선재, 김 마르타, 윤아람', dept: '구매2팀, 연구지원, 물류기획', boss: '상무 기, 팀장 좌하윤, 실장 단', exp: '=2026-08-31, 2026-12-31, 2027-06-30', kind: '=신규, 입사 / 퇴사, 휴직', grp: '=vpn-users, erp-read, git-dev', grp2: '=nas-share, print-all', gb: '=15, 40, 75', days: '=10, 20', host: '=ldap1, ad-2, idm7' },
    tools: ['acct_make(login, full_name, team?, expires?): 계정을 만든다', 'acct_lock(login, locked: bool, note?): 계정을 잠근다', 'grp_join(login, groups: text[], approver?, days?: int): 그룹에 넣는다', 'mail_quota(login, gb: int, warn?: bool): 메일 용량을 정한다', 'acct_hand(to, from, login?, keep_mail?: bool): 자료를 넘긴다'],
    steps: `
      @kind acct_make login={id} full_name="{name}" team="{dept}" expires={exp} // acct_lock login={id} locked=true note="{kind}" | 계정 처리 | 신규나 입사면 부서와 만료를 넣어 계정을 만들고, 퇴사나 휴직이면 구분을 비고로 남기며 잠근다.
      acct_make login={id} full_name="{name}" | 아이디만 | 아이디와 이름뿐인 계정을 만들어 주세요. 나머지는 인사팀이 채운답니다.
      grp_join login={id} groups=["{grp}"] days={days} | 잠시 그룹 | {days}일만 이 아이디를 {grp}에.
      mail_quota login={id} gb={gb} warn=true | 메일 용량 | 이 사람 메일을 {gb} GB로, 경고 메일은 받게 한다
      mail_quota login={id} gb={gb} | 용량만 | 메일 {gb}기가면 된다고 합니다. 신청한 아이디에 맞춰 주십시오.
      acct_hand to="{boss}" from="{name}" keep_mail=true | 넘기기 | 이름이 온 사람의 자료를 승인자에게 넘긴다. 메일은 남기고, 아이디는 쓰지 않는다.
      send_message channel=it to="{boss}" text="{id} {kind}" | 승인자에게 | it 채널로 승인자에게 아이디와 구분을 띄어 알린다.
      http_request url=http://{host}/users/{id} method=PATCH body="{exp}" | 만료 바꾸기 | http://{host}/users/ 뒤에 아이디를 붙여 PATCH. 본문은 만료 날짜만.
      memory_recall query={id} category=accounts | 계정 메모 | accounts 분류에서 아이디로 찾아볼 것.
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    slots: { boat: '해동7호, 만선호, 은성 2호, 파랑새', berth: '=1안벽 3, 2안벽 11, 물양장 7', b2: '=동방파제 2, 어선부두 5', m: '=8, 12, 18', kn: '=3, 6, 9', crew: '선장 문, 갑판장 어진, 오마르', ice: '=2, 4, 7', tel: '=061-555-0505, 010-4110-1140', ch: '=14, 16, 72', t: '1..4', fuel: '=600, 1500, 2200', lamp: '4..26', bd: '=부두보드, pier-2, dock-rtu' },
    tools: ['berth_give(vessel, berth, length_m?: int, pilot?): 자리를 준다', 'berth_shift(to, from, vessel, by?): 자리를 옮긴다', 'ice_load(vessel, tons: num, hold?: int, celsius?: num): 얼음을 싣는다', 'vhf_say(channel: int, text, vessel?, repeat?: int): 무전한다', 'fuel_out(liters: int, vessel, receiver?, phone?): 기름을 내준다'],
    steps: `
      berth_give vessel="{boat}" berth="{berth}" | 자리 | {berth:을} {boat}에 내주십시오.
      berth_shift to="{berth}" from="{b2}" vessel="{boat}" | {berth:로} | {b2}에서 나온 {boat}, 제목의 자리로 갑니다.
      ice_load vessel="{boat}" tons={ice} hold={t} celsius=-{t}.5 | 얼음 | 영하 {t}.5도짜리 얼음 {ice}톤을 {boat} {t}번 어창에 싣는다
      ice_load vessel="{boat}" tons=0.5 | 얼음 조금 | {boat}에 얼음 반 톤만 실어 주세요.
      vhf_say channel={ch} text="입항 대기" vessel="{boat}" repeat=3 | 무전 | {ch}번 채널에서 {boat}에 "입항 대기"를 세 번 부른다.
      fuel_out liters={fuel} vessel="{boat}" receiver="{crew}" phone={tel} | 기름 | 받는 이 {crew}({tel}), 배 {boat}, {fuel}리터를 내준다고 적을 것.
      gpio_write pin={lamp} value=1 board="{bd}" | 부두등 | {bd} {lamp}번 부두등을 켤 때는 1이다. 켠다.
      cron_add schedule="0 5 * * *" action=message text="조업 나갑니다" name="{boat}" timezone=Asia/Seoul | 새벽 알림 | 매일 5시 정각, 시간대 Asia/Seoul. "조업 나갑니다"라는 메시지이고 예약 이름은 {boat}.
      memory_recall query="{boat}" limit=11 category=boats | 배 메모 | boats 분류에 적힌 {boat} 메모를 열한 건까지.
    `,
  },
];
