import type { Scene } from '../../scene';

/** Optional arguments that are given, and arguments of one type in another order: Korean, part 2. */
export const givenKo2: readonly Scene[] = [
  {
    language: 'ko',
    slots: { pond: '1..14', fish: '광어, 넙치 치어, 우럭, 흰다리새우', kg: '4..60', feed: '=EP-3, EP-7, 부상사료 2호, 미립 11', o2: '5.5..8.5', sal: '24..33', who: '좌경민, 부혜원, 양기찬', pump: '4..12', bd: '=양식보드, pond-io, aqua-2', rpm: '300..900', tel: '=064-744-1144, 010-3388-8833', hb: '=HB-0220, HB-7117, HB-9400' },
    tools: ['feed_cast(pond: int, kg: num, feed, splits?: int): 사료를 뿌린다', 'aerator_on(pond: int, rpm?: int, minutes?: int): 폭기기를 돌린다', 'o2_alarm(pond: int, low: num, high?: num, phone?): 산소 경보를 정한다', 'fish_move(from: int, to: int, species, kg?: num): 물고기를 옮긴다'],
    steps: `
      feed_cast pond={pond} kg={kg} feed="{feed}" splits=4 | 사료 | {pond}번 수조에 {feed} {kg} kg. 네 번에 나누어 뿌려 주세요.
      feed_cast pond={pond} kg={kg} feed="{feed}" | 한꺼번에 주기 | 오늘 먹이는 {feed:이}고 {kg} kg이다. {pond}번 수조에 준다.
      aerator_on pond={pond} minutes=30 | 반 시간 폭기 | {pond}번 폭기기를 30분만 켜#
      o2_alarm pond={pond} low={o2} phone={tel} | 산소 경보 | {pond}번의 산소가 {o2} 밑으로 떨어지면 {tel:로} 전화하도록 정해 놓습니다.
      o2_alarm pond={pond} low={o2} high=11.5 | 위아래 경보 | 낮은 쪽 {o2}, 높은 쪽 11.5. 수조는 {pond}번
      fish_move from={pond} to={pump} species="{fish}" kg={kg} | 옮기기 | {fish} {kg} kg을 {pump}번 수조로. 지금은 {pond}번에 있다.
      gpio_write pin={pump} value=1 board="{bd}" | 순환 펌프 | 순환 펌프는 {bd}, {pump}번 핀. 1을 내보내 돌린다.
      send_message channel=aqua to={who} text="염도 {sal}" | 염도 | {who}에게 aqua 채널로 "염도 {sal}" 한 줄만 보내 주십시오
      file_read path=logs/{hb}.txt from_line=1 lines=20 | 부화 기록 | logs/{hb}.txt 의 첫 줄부터 스무 줄을 읽는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /rental/bike {"자전거": "{bike}", "거치대": "{rack}", "이용자": "{user}", "전화": "{tel}", "배터리": {bat}}',
    slots: { bike: '=SPB-30033, SPB-41214, SPB-77070', rack: '=여의나루 2번, 뚝섬 11번, 강변 6번', user: '민트초코, 라이더77, 한강이', tel: '=010-5005-0550, 010-2442-1991', bat: '=6, 9, 12 / 55, 71, 88', dst: '=잠실 4번, 반포 1번, 망원 7번', mech: '추성민, 어효린, 단우재', won: '=500, 1500, 3000', hrs: '=2, 3, 5' },
    tools: ['bike_state(bike, state: open|locked|repair, note?): 자전거 상태를 바꾼다', 'bike_truck(bike, to_rack, from_rack, before?): 거치대 사이로 나른다', 'ride_extend(user, minutes: int, bike?): 이용 시간을 늘린다', 'refund_do(user, won: int, reason?, phone?): 돈을 돌려준다'],
    steps: `
      bike_state bike={bike} state=locked note="방전" | 잠그기 | 배터리가 없답니다. 이 자전거를 잠가 두고 비고에 "방전"을 남겨 주세요.
      @bat bike_state bike={bike} state=repair // bike_state bike={bike} state=open | 수리냐 대여냐 | 배터리가 20 미만이면 수리로, 그 이상이면 열린 상태로 바꾼다.
      bike_truck bike={bike} to_rack="{rack}" from_rack="{dst}" | 제자리로 | 누가 {dst}에 세워 놓은 그 자전거를 웹훅에 나온 거치대로 되가져가#
      ride_extend user="{user}" minutes=60 bike={bike} | 한 시간 더 | 고장으로 늦은 이용자입니다. 그 자전거 이용을 한 시간 늘립니다.
      ride_extend user="{user}" minutes=15 | 15분 | 이용자에게 15분을 덤으로 줄 것.
      refund_do user="{user}" won={won} reason="고장" phone={tel} | 환불 | {won}원을 이용자에게 돌려준다. 사유는 "고장", 연락처는 신고에 적힌 번호.
      send_message channel=bike to={mech} text="{bike} {rack}" | 정비사에게 | {mech:이} 볼 수 있게 bike 채널로 자전거와 거치대를 띄어 적어 보낸다.
      http_request url=https://bike.hangang.kr/b/{bike} method=PATCH body="{dst}" | 거치대 고치기 | https://bike.hangang.kr/b/ 뒤에 자전거 번호를 붙여 PATCH하고 본문에는 {dst}만 넣는다.
      memory_recall query={bike} limit=5 category=repairs | 수리 이력 | repairs 분류에서 이 자전거 번호로, 최근 것 다섯 개만
    `,
  },
  {
    language: 'ko',
    slots: { zone: '=1학년동, 체육관, 급식실, 본관', file: 'bell-a, chime3, anthem, lunch-song', vol: '20..80', cls: '1..9', gr: '1..6', who: '오세인, 채윤서, 제갈민', tm: '=08:20, 12:10, 15:40', lines: '10..40', n: '=24, 26, 28' },
    tools: ['pa_play(zone, file, volume?: int, repeat?: int): 방송을 튼다', 'pa_say(zone, text, voice?: male|female): 말로 방송한다', 'bell_plan(time, file, zone?, days?: text[]): 종을 예약한다', 'room_swap(grade: int, class: int, room: int, teacher?): 교실을 바꾼다'],
    steps: `
      pa_play zone={zone} file={file} volume={vol} repeat=2 | 방송 | {zone}에 {file:을} 두 번 튼다. 소리는 {vol}.
      pa_play zone={zone} file={file} | {file} 틀기 | {zone} 스피커로 틀어 주세요.
      pa_say zone={zone} text="청소 시간입니다" | 청소 | "청소 시간입니다"를 {zone}에 방송하#
      bell_plan time={tm} file={file} zone={zone} days=["mon", "wed", "fri"] | 종 예약 | {tm}에 {file}. 월, 수, 금(mon, wed, fri)만이고 구역은 {zone}.
      bell_plan time={tm} file={file} days=["tue", "thu"] | 화목 종 | 화요일과 목요일 {tm}에는 {file:이} 울려야 한다. 요일은 tue, thu로 적는다.
      room_swap grade={gr} class={cls} room=3{n} teacher={who} | 교실 바꾸기 | 3{n}호를 {gr}학년 {cls}반이 쓴다. 담임은 {who}.
      file_read path=school/notice.txt lines={lines} | 공지 | school/notice.txt 를 {lines}줄만 읽어 보자
      notify message="{gr}학년 {cls}반 3{n}호" title="교실" | 교무실 화면 | "교실"이라는 제목 아래 "{gr}학년 {cls}반 3{n}호"라고 띄운다.
      cron_add schedule="30 8 * * 1" action=message text="조회 시작" name=assembly timezone=Asia/Seoul | 월요 조회 | 월요일 8시 30분마다 "조회 시작"이라는 메시지가 나가게. 이름 assembly, 시간대 Asia/Seoul.
    `,
  },
  {
    language: 'ko',
    event: 'manual',
    slots: { tool: '=T05, T12, T21, T33', len: '41.5..119.5', dia: '=6, 8, 10, 16', rpm: '800..4500', feed: '60..900', prog: '=O1001, O2240, O3311, O7007', mc: '=MC-1, MC-2, 선반3, VM-6', op: '육성재, 빈가온, 동방우', qty: '3..80', off: '0.02..0.48', serial: '=SN-440044, 8881-182, 20022-B' },
    tools: ['tool_set(machine, tool, length_mm: num, diameter_mm?: num): 공구 값을 넣는다', 'wear_off(tool, x_mm?: num, z_mm?: num, machine): 마모 보정을 넣는다', 'spindle_go(machine, rpm: int, minutes?: int, direction?: cw|ccw): 주축을 돌린다', 'prog_start(machine, program, count?: int, operator?, dry?: bool): 프로그램을 돌린다', 'coolant(machine, flow: low|normal|high, minutes?: int): 절삭유를 튼다'],
    steps: `
      tool_set machine={mc} tool={tool} length_mm={len} diameter_mm={dia} | 공구 길이 | {mc}의 {tool} 공구: 지름 {dia}, 길이 {len} mm.
      wear_off tool={tool} z_mm=-{off} machine={mc} | Z 보정 | {mc}, {tool}, Z만 마이너스 {off} mm.
      spindle_go machine={mc} rpm={rpm} minutes=20 direction=ccw | 예열 | 주축을 반시계로(ccw) {rpm} rpm, 20분. 기계 {mc}.
      spindle_go machine={mc} rpm={rpm} | 돌려 보기 | {mc} 주축을 분당 {rpm}회전으로 돌려 보#
      prog_start machine={mc} program={prog} dry=true | 공회전 | 쇠는 물리지 말고 {prog:을} {mc}에서 공운전(dry)으로 돌린다
      coolant machine={mc} flow=low minutes=10 | 절삭유 | 절삭유를 약하게 틀어 주세요. {mc}, 10분이면 됩니다.
      memory_recall query={tool} limit=3 category=tools | 공구 메모 | tools 분류에 {tool} 메모가 있는지 세 건까지 보여 주십시오.
      file_write path=cnc/{serial}.log content="{prog} {op}" append=true | 작업 기록 | cnc/{serial}.log 에 이어 쓸 것: 프로그램 {prog}, 빈칸, 작업자 {op}
      gpio_write pin=12 value=1 board="{mc}" | 경광등 | 가공이 끝나면 켜는 경광등이다. 보드 {mc}, 12번, 1.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /laundry/bag {"주머니": "{bag}", "무게": {kg}, "종류": "{kind}", "병동": "{ward}", "급함": {urgent}}',
    slots: { bag: '=LB-1001, LB-2323, LB-7277', kg: '5..24', kind: '시트, 환자복, 수술포, 수건', ward: '=3병동, 5병동, 응급실, 8병동', urgent: '=true / false', wash: '1..8', dry: '11..18', deg: '=60, 70, 80', who: '갈민주, 기태윤, 황보산', n: '20..90', shelf: '=가-1, 나-5, 다-12' },
    tools: ['wash_go(machine: int, celsius: int, kg?: int, prewash?: bool): 빨래를 돌린다', 'dryer_go(machine: int, minutes: int, heat?: low|normal|high): 말린다', 'fold_note(kind, pieces: int, shelf?, person?): 갠 것을 적는다', 'cart_send(ward, bag, fast?: bool): 수레를 보낸다'],
    steps: `
      wash_go machine={wash} celsius={deg} kg={kg} prewash=true | 빨기 | {wash}번에 넣고 {deg}도. 무게는 알려 온 대로, 애벌빨래도 한다.
      wash_go machine={wash} celsius={deg} | 그냥 빨기 | {wash}번 세탁기 {deg}도로 돌려 줘. 다른 건 필요 없어
      dryer_go machine={dry} minutes=90 heat=high | 말리기 | {dry}번 건조기로 한 시간 반, 열은 높음.
      fold_note kind="{kind}" pieces={n} shelf={shelf} person={who} | 갠 것 | {who:이} 이 종류를 {n}장 개어 {shelf} 선반에 놓았으니 적는다.
      fold_note kind="{kind}" pieces={n} person={who} | 장수만 | 온 종류, {n}장, 갠 사람 {who}. 선반은 아직이다.
      notify message="{ward} {kind}" title="{bag}" | 세탁실 화면 | 주머니 번호가 제목, 병동과 종류가 내용입니다. 띄어서 이 컴퓨터에.
      @urgent cart_send ward={ward} bag={bag} fast=true // failed "급한 주머니가 아니다" | 급한 수레 | 급한 것일 때만 그 병동에 그 주머니를 빠른 수레로 보낸다. 급하지 않으면 실패.
      send_message channel=laundry to={who} text="{bag} {kg}kg" | 담당에게 | laundry 채널로 {who}에게 주머니 번호와 무게를 "LB-1 3kg" 꼴로 알려 주세요.
      http_request url=https://linen.hosp.kr/bags/{bag} method=PATCH body="{ward}" | 병동 고치기 | https://linen.hosp.kr/bags/ 뒤에 주머니 번호를 붙인 주소로 병동을 본문 삼아 PATCH하#
    `,
  },
  {
    language: 'ko',
    slots: { rec: '에티오피아 예가, 브라질 산토스, 하우스 3호, 디카페인 콜롬비아', g: '200..900', drum: '1..4', end: '201..224', lvl: '=low, normal, high', grind: '2..9', cup: '=24, 36, 48', tag: '=R-1122, R-3003, R-5150', who: '안단테, 홍나래, 빙그레', shelf: '=B-2, C-7, D-11' },
    tools: ['roast_go(drum: int, bean, grams: int, end_c?: int, air?: low|normal|high): 볶는다', 'grind_go(bean, grams: int, step?: int): 간다', 'bag_print(bean, tag, roaster?, copies?: int): 봉투 라벨을 찍는다', 'brew_timer(cups: int, seconds: num, name?): 내리는 시간을 잰다'],
    steps: `
      roast_go drum={drum} bean="{rec}" grams={g} end_c={end} air=high | 볶기 | {drum}번 드럼에서 {rec} {g} g을 볶는다. {end}도에서 끝내고 바람은 높게.
      roast_go drum={drum} bean="{rec}" grams={g} air=low | 바람 약하게 | 바람 낮음으로 {rec}, {g} g, 드럼 {drum}. 끝 온도는 기계에 맡긴다.
      grind_go bean="{rec}" grams={g} step={grind} | 갈기 | {rec} {g} g을 굵기 {grind:로} 갈아 주세요.
      grind_go bean="{rec}" grams=18 | 한 잔분 | {rec:을} 18그램만 간다.
      bag_print bean="{rec}" tag={tag} roaster={who} copies={cup} | 봉투 라벨 | 라벨 {cup}장. 원두 {rec}, 표식 {tag}, 볶은 이 {who}.
      file_write path=roast/{tag}.csv content="{rec};{end}" append=true | 볶음 장부 | roast/{tag}.csv 에 "{rec};{end}" 한 줄을 이어 적어 둔다.
      brew_timer cups={drum} seconds=2.5 name="{who}" | 뜸 | {drum}잔, 이 초 반. 타이머 이름은 {who:로} 붙이#
      memory_recall query="{rec}" limit=4 | 예전 볶음 | {rec:을} 볶은 메모를 네 개까지 찾아볼 것
      pushover message="{rec} {g}g" title="{tag}" | 다 볶음 | 제목 {tag}, 내용 "{rec} {g}g"으로 푸시를 날려 주십시오.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt sign/{board}/req {"문구": "{text}", "글자색": "{color}", "밝기": {bright}, "초": {sec}, "쪽": {page}}',
    slots: { board: 'gate-led, hall2, busstop7, lobby-w', text: '오늘은 쉽니다, 3층 공사 중, 주차장 만차, 환영합니다', color: '=red, green, amber', bright: '20..90', sec: '3..18', page: '1..6', other: '승강기 점검, 소독 중, 단체 입장', tm: '=18:00, 21:30, 23:45', pin: '5..26', io: 'sign-io, 간판보드, led-pi' },
    tools: ['led_show(board, text, color?: red|green|amber, page?: int): 전광판에 쓴다', 'led_dim(board, percent: int, from?, until?): 밝기를 바꾼다', 'led_loop(board, pages: int[], seconds?: int): 쪽을 돌려 보인다', 'led_wipe(board, page?: int): 지운다'],
    steps: `
      led_show board={board} text="{text}" color={color} page={page} | 문구 띄우기 | 요청한 전광판에 요청한 문구를 그 색, 그 쪽에 띄운다.
      led_show board={board} text="{other}" color=red | 빨간 글씨 | 같은 전광판인데 문구는 "{other}", 색은 빨강으로 해 주세요.
      led_dim board={board} percent={bright} until={tm} | 밝기 | 이 전광판을 요청한 밝기로, {tm}까지만.
      led_dim board={board} percent=15 from=22:00 until=06:00 | 밤 밝기 | 밤 10시(22:00)부터 아침 6시(06:00)까지는 15퍼센트. 온 전광판에.
      led_loop board={board} pages=[2, 5] | 두 쪽 | 2쪽과 5쪽만 번갈아 보이#. 간격은 기계가 정한다
      led_wipe board={board} page={page} | 한 쪽 지우기 | 그 전광판에서 요청에 적힌 쪽만 비울 것.
      gpio_write pin={pin} value=0 board="{io}" | 전원 내림 | 전광판 전원은 {io} {pin}번. 0으로 내려 주십시오
      http_request url=https://sign.haru.kr/{board} method=PUT body="{text}" | 서버에도 | https://sign.haru.kr/ 뒤에 전광판 이름을 붙인 곳에 요청한 문구를 본문으로 PUT.
      notify message="{text}" title="{board}" | 화면에도 | 전광판 이름을 제목으로 달아 그 문구를 이 컴퓨터에도 보여 준다.
    `,
  },
  {
    language: 'ko',
    slots: { vm: '=web-11, erp-2, build-77, test-303', host: '=kvm1, kvm4, hv-b, node22', dst: '=kvm7, hv-z, node31', snap: '=before-patch, clean-1, v2-ok', gb: '=4, 8, 16, 32', cpu: '=2, 6, 12', who: '설민재, 여운, 독고현', n: '2..9', tag: '=daily, weekly, keep', from: '50..400' },
    tools: ['vmctl.snap(vm, label, memory?: bool, keep_days?: int): 스냅숏을 찍는다', 'vmctl.move(vm, dest, source, live?: bool): 가상 머신을 옮긴다', 'vmctl.size(vm, cpus?: int, ram_gb?: int): 크기를 바꾼다', 'vmctl.prune(host, tag?, older_than: int): 오래된 스냅숏을 지운다', 'vmctl.console(vm, lines: int, grep?): 콘솔을 읽는다'],
    steps: `
      vmctl.snap vm={vm} label={snap} memory=false | 디스크만 | 이름 {snap}, 대상 {vm}, 메모리는 빼고.
      vmctl.move vm={vm} dest={dst} source={host} live=true | 켠 채 옮기기 | {host}에 있는 {vm:을} 끄지 말고 {dst:로} 옮겨 주세요.
      vmctl.move vm={vm} dest={host} source={dst} | 되돌리기 | {vm:이} {dst:로} 잘못 갔습니다. {host:로} 되돌립니다.
      vmctl.size vm={vm} cpus={cpu} ram_gb=64 | 둘 다 | 램은 64 GB로, CPU는 {cpu}개로 {vm:을} 키우#
      vmctl.prune host={host} tag={tag} older_than=14 | 청소 | {tag} 표가 붙은 것 중 2주(14일)가 넘은 스냅숏을 {host}에서 지운다.
      vmctl.console vm={vm} lines=80 grep=panic | 콘솔 | {vm} 콘솔 80줄에서 panic이 든 줄만 보고 싶다.
      file_read path=/var/log/libvirt/{vm}.log from_line={from} lines=60 | 로그 | /var/log/libvirt/{vm}.log, {from}번째 줄부터 예순 줄 읽을 것.
      send_message channel=infra to={who} text="{vm} → {dst}" | 이전 알림 | infra 채널의 {who}에게 "{vm} → {dst}" 한 줄.
      notify message="{vm} {gb} GB" title="{host}" | 작업 화면 | 이 컴퓨터에 "{vm} {gb} GB"를 띄운다. 제목 자리에는 {host:을} 넣을 것.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /hotel/checkin {"객실": {room}, "손님": "{guest}", "박수": {nights}, "인원": {pax}, "도착": "{at}", "차량": "{plate}"}',
    slots: { room: '=301, 505, 808, 1212, 1404', guest: '마리아 곤살레스, 천상욱, 이토 유키, 풍경민', nights: '2..7', pax: '=1, 8, 9', at: '=15:20, 18:45, 22:10', plate: '=19하 1991, 55더 5050, 303오 7337', deg: '20..25', vip: '=606, 909, 1501', who: '하우스키핑 정, 벨 김, 프런트 오', n: '=2, 3, 4', code: '=2024, 7117, 9339', won: '=15000, 22000, 38000' },
    tools: ['room_ready(room: int, celsius?: int, curtains?: open|closed, beds?: int): 객실을 준비한다', 'card_cut(guest, room: int, nights?: int, cards?: int): 카드 키를 만든다', 'wake_call(room: int, time, message?): 모닝콜을 건다', 'room_shift(guest, to_room: int, from_room: int, bags?: int): 방을 바꾼다', 'bill_add(won: int, room: int, item?): 방에 요금을 단다'],
    steps: `
      room_ready room={room} celsius={deg} curtains=open | 객실 준비 | 손님이 들 방을 {deg}도로 하고 커튼은 걷어 둔다.
      card_cut guest="{guest}" room={room} nights={nights} cards={n} | 카드 키 | 묵는 밤 수만큼 되는 카드를 {n}장 만든다. 방과 이름은 웹훅.
      wake_call room={room} time=06:30 message="좋은 아침입니다" | 모닝콜 | 이 손님 방으로 06:30에 걸고 "좋은 아침입니다"라고 말합니다.
      room_shift guest="{guest}" to_room={vip} from_room={room} bags={n} | 방 바꾸기 | 물이 샌대요. 손님을 {vip}호로 옮겨 드리세요. 가방은 {n}개.
      bill_add won={won} room={room} item="미니바" | 미니바 | 그 방 앞으로 {won}원, 항목은 "미니바".
      bill_add won={won} room={vip} | {vip}호 요금 | {won}원을 달아 둔다. 항목 이름은 안 적는다.
      send_message channel=hotel to="{who}" text="{room}호 {at} 도착" | 도착 알림 | hotel 채널로 {who}에게 몇 호에 몇 시 도착인지. "101호 12:00 도착"처럼 쓰#
      cron_add schedule="0 11 * * *" action=message text="{vip}호 청소" name=room-{vip} | 청소 예약 | 매일 11시, "{vip}호 청소"라는 메시지를 room-{vip:이}라는 이름으로 예약하#
      memory_store key=car-{room} content="{plate}" | 차 번호 | car-{room} 키에 손님의 차 번호만 적어 두십시오.
    `,
  },
  {
    language: 'ko',
    slots: { coop: '1..9', lux: '=5, 10, 30, 60', birds: '=육계 1군, 토종닭, 산란계 나군', t: '21..33', minus: '1..9', kg: '20..180', vent: '1..4', who: '우상일, 계보람, 조 응웬', hr: '=14, 16, 18', board: '계사보드, coop-rtu, barn-5', pin: '6..27', egg: '120..4800', tel: '=010-9119-9191, 063-553-3355' },
    tools: ['coop_light(coop: int, lux: int, hours?: int, fade?: bool): 불을 맞춘다', 'coop_vent(coop: int, speed: low|normal|high, inlet?: int): 환기한다', 'coop_heat(coop: int, celsius: num, night_drop?: num): 난방한다', 'egg_count(coop: int, eggs: int, broken?: int, person?): 달걀 수를 적는다', 'cull_note(flock, dead: int, cause?): 폐사를 적는다'],
    steps: `
      coop_light coop={coop} lux={lux} | 조도만 | 계사 {coop}동은 {lux}럭스로.
      coop_vent coop={coop} speed=low | 약한 환기 | 밤이니까 {coop}동은 환기를 약하게 하#
      coop_heat coop={coop} celsius=-{minus}.5 | 빈 동 | 비어 있는 {coop}동은 영하 {minus}.5도까지 그냥 둔다. 난방값을 그렇게 넣을 것.
      egg_count coop={coop} eggs={egg} broken={vent} person="{who}" | 달걀 | {who:이} 세었다: {coop}동 {egg}개, 그중 깨진 것 {vent}개.
      cull_note flock="{birds}" dead={vent} cause="압사" | 폐사 | {birds}에서 {vent}마리가 죽었고 원인은 "압사"입니다.
      memory_recall query="{birds}" limit=7 | 군 메모 | {birds} 메모를 일곱 개까지만 불러 주세요
      gpio_write pin={pin} value=1 board="{board}" | 급수 | 급수 밸브({board}, {pin}번)를 1로 연다.
      send_message channel=sms to={tel} text="{coop}동 정전" | 정전 문자 | sms로 {tel}에 "{coop}동 정전"이라고.
      file_write path=coop/{coop}.csv content="{egg},{vent}" append=true | 산란 장부 | coop/{coop}.csv 끝줄 뒤에 "{egg},{vent}" 한 줄을 붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /ev/session {"충전기": "{cp}", "커넥터": {con}, "차량": "{car}", "회원": "{mem}", "한도kWh": {kwh}, "남은분": {left}}',
    slots: { cp: '=CP-0101, CP-2112, CP-3303, CP-6006', con: '1..4', car: '=65소 6565, 29부 0029, 170마 4141', mem: 'EV-77812, EV-10010, EV-40404', kwh: '8..45', left: '=0 / 12, 18, 25', amp: '=16, 24, 32, 50', old: '=CP-0909, CP-8118', won: '=292, 324, 347', who: '최 알렉세이, 함보라, 연제훈' },
    tools: ['ocpp_start(charger, connector: int, member, limit_kwh?: int): 충전을 시작한다', 'ocpp_limit(connector: int, amps: int, charger, minutes?: int): 전류를 제한한다', 'ocpp_reset(charger, kind: soft|hard, connector?: int): 충전기를 되돌린다', 'tariff_put(charger, won: num, from?, until?): 단가를 정한다', 'idle_fee(plate, minutes: int, member?): 점거 요금을 매긴다'],
    steps: `
      ocpp_start charger={old} connector={con} member={mem} | 다른 충전기 | 이 회원을 {old:로} 보냈다. 커넥터 번호는 같다. 한도 없이 시작하#
      ocpp_limit connector={con} amps={amp} charger={cp} minutes=90 | 전류 제한 | 한 시간 반 동안 그 커넥터를 {amp} A로 묶어 주세요.
      ocpp_limit connector=2 amps={amp} charger={old} | {old} 제한 | 2번 커넥터, {amp}암페어. 시간 제한은 없다.
      ocpp_reset charger={old} kind=hard | 껐다 켜기 | {old:이} 먹통이니 통째로 hard 리셋을 할 것.
      tariff_put charger={cp} won={won} from=23:00 until=09:00 | 심야 단가 | 충전이 걸린 기기의 단가를 23:00부터 09:00까지 {won}원으로 합니다.
      send_message channel=ev to="{who}" text="{cp} 점검" | 현장에 | ev 채널로 {who}에게 충전기 번호와 "점검"을 띄어 보낸다.
      @left idle_fee plate="{car}" minutes=30 member={mem} // failed "아직 {left}분 남았다" | 점거 요금 | 남은 시간이 0이면 그 차에 30분 치 점거 요금을, 회원 번호까지 넣어 매긴다. 남았으면 실패.
      http_request url=https://ev.mirae.kr/sessions method=POST body="{mem},{kwh}" | 세션 올리기 | https://ev.mirae.kr/sessions 에 회원과 한도를 쉼표로 이은 본문을 POST해 주십시오
      notify message="{car} {con}번" title="{cp}" | 관리실 화면 | 충전기를 제목으로, 내용에는 차량과 커넥터("1번" 꼴).
    `,
  },
  {
    language: 'ko',
    earlier: ['측정기 목록 | gauge_list → {g1}: {s1} 버니어, {g2}: {s2} 마이크로미터', '교정 담당 확인 | memory_recall → {g1} 담당 {p1}, {g2} 담당 {p2}'],
    slots: { g1: '=Q-101, Q-110, Q-122', g2: '=Q-201, Q-220, Q-233', s1: '=00211-7, 33-0033, M1221', s2: '=554-455, 7-70070, V9009', p1: '=제현우, 마은하', p2: '=감소윤, 호리나', lab: '한국계측원, 대전교정센터, 정밀기술소', date: '=2026-10-01, 2026-12-20, 2027-03-03', mon: '=6, 12, 24', dev: '0.01..0.09', shelf: '=계-1, 계-4' },
    tools: ['cal_send(gauge, lab, serial, due?): 교정을 보낸다', 'cal_done(gauge, months: int, deviation?: num, person?): 교정 결과를 적는다', 'gauge_lend(to, gauge, by?, until?): 측정기를 빌려준다', 'gauge_mark(gauge, state: ok|limited|blocked, note?): 상태표를 단다'],
    steps: `
      cal_send gauge={g1} lab="{lab}" serial={s1} due={date} | 버니어 보내기 | {step1}단계의 버니어를 {lab:로} 보낸다. 일련번호도 넣고 기한은 {date}.
      cal_send gauge={g2} lab="{lab}" serial={s2} | 마이크로미터 보내기 | 마이크로미터는 기한 없이 {lab}에 보내 주세요. 일련번호는 목록에 있어요.
      cal_done gauge={g2} months={mon} | {g2} 결과 | 마이크로미터 교정이 끝났고 {mon}달 유효합니다.
      gauge_lend to={p1} gauge={g2} by={p2} until={date} | 빌려주기 | {g2:을} 버니어 담당에게 {date}까지. 빌려주는 사람은 그 측정기 담당이다.
      gauge_lend to={p2} gauge={g1} | 반대로 | 버니어를 마이크로미터 담당에게 빌려주#
      gauge_mark gauge={g2} state=ok | 정상 표 | {g2}, 상태 정상.
      send_message channel=qa to={p2} text="{s2} 교정" | 담당에게 | qa 채널에서 마이크로미터 담당에게 그 일련번호와 "교정"을 띄어 써 보낸다.
      file_write path=cal/{g2}.txt content="{s2} {lab}" append=true | 교정 대장 | cal/{g2}.txt 에 마이크로미터 일련번호와 {lab:을} 띄어 덧붙이십시오.
      cron_add schedule="0 9 1 * *" action=message text="교정 확인" name={g1} | 매달 알림 | 매달 1일 9시에 "교정 확인" 메시지가 나가도록 예약해 주십시오. 이름은 {g1:로} 합니다.
    `,
  },
];
