import type { Scene } from '../../scene';

/** Switches, directions, choices and what may be left out, in Korean, part 9: what may be left out depends on whether the event has it. */
export const options9: readonly Scene[] = [
  // 방문 수리 접수
  {
    language: 'ko',
    event: 'webhook /as/new {"접수": "{no}", "고객": "{c}", "제품": "{m}", "희망시간": "{t}", "층": {f}, "주차": "{pk}"}',
    slots: { no: '=AS-3311, AS-4077, 0519-12', c: '노은비, 지상혁, 푸른의원', m: '=정수기, 세탁기, 에어컨', t: '=10:30, 14:00, 16:20 / ∅', f: '2..15', pk: '=가능, 됨 / 불가, 안 됨', d: '=2026-05-20, 2026-07-31, 2026-12-07', k: '=급한 것, 당장 가야 하는 것 / 보통, 급하지 않은 것', who: '기사 도, 북부팀, 차 기사' },
    tools: ['surigi_book(ticket, date, time?, floor?: int): 방문을 잡는다', 'surigi_rank(ticket, rank: urgent|normal): 급한 정도', 'surigi_send(ticket, engineer, van: bool): 기사를 보낸다', 'surigi_close(ticket, result: fixed|swapped|gaveup, note?): 끝낸다'],
    steps: `
      @t surigi_book ticket={no} date={d} time={t} // surigi_book ticket={no} date={d} | 방문 | {d}로 잡는다. 희망시간이 왔으면 그 시간도 넣고, 안 왔으면 시간은 비운다. 층은 적지 않는다.
      surigi_book ticket={no} date={d} floor={f} | 층까지 | {d}, 층은 들어온 대로. 시간은 정하지 않는다.
      surigi_book ticket={no} date={d} | 날짜만 | {d}. 시간이랑 층은 나중에 채워요.
      @k surigi_rank ticket={no} rank=urgent // surigi_rank ticket={no} rank=normal | 급한 정도 | 이 접수는 {k:로} 둔다.
      @pk surigi_send ticket={no} engineer="{who}" van=true // surigi_send ticket={no} engineer="{who}" van=false | 기사 | {who:을} 보낸다. 주차가 되면 승합차로 가고, 안 되면 승합차는 두고 간다.
      surigi_close ticket={no} result=fixed | 수리 끝 | 고쳤다. 메모는 남기지 말고 끝낸다.
      surigi_close ticket={no} result=swapped note="새 제품" | 교환 | 물건을 바꿔 드렸다. 메모는 "새 제품".
      surigi_close ticket={no} result=gaveup | 포기 | 못 고치고 손 뗐습니다. 적을 말은 없습니다.
    `,
  },
  // 농산물 직거래 주문
  {
    language: 'ko',
    event: 'webhook /farm/order {"주문": "{no}", "품목": "{it}", "상자": {q}, "메모": "{memo}", "포장": "{wr}"}',
    slots: { no: '=O-1190, O-2204, 0918-3', it: '=햇감자, 홍로사과, 대추', q: '2..30', memo: '=문 앞에 두세요, 경비실에 맡겨 주세요 / ∅', wr: '=선물용, 보자기 / 집에서 먹음, 그냥', won: '=18000, 35000, 62000', d: '=2026-09-17, 2026-10-06', g: '=알 굵은 것, 대과 / 자잘한 것, 소과' },
    tools: ['jikgeo_ship(order, item, boxes: int, memo?, gift?: bool): 부친다', 'jikgeo_size(order, size: large|small): 크기', 'jikgeo_price(order, won: int, shipping?: int): 값', 'jikgeo_delay(order, until, tell?: bool): 미룬다'],
    steps: `
      @memo jikgeo_ship order={no} item={it} boxes={q} memo="{memo}" // jikgeo_ship order={no} item={it} boxes={q} | 발송 | 주문대로 부친다. 메모가 있으면 그대로 옮기고, 없으면 넣지 않는다. 선물인지는 따지지 않는다.
      @wr jikgeo_ship order={no} item={it} boxes={q} gift=true // jikgeo_ship order={no} item={it} boxes={q} gift=false | 포장 | 포장 칸을 보고 선물인지 아닌지 적어 부친다. 메모는 옮기지 말 것.
      jikgeo_ship order={no} item={it} boxes={q} | 그냥 발송 | 품목이랑 상자 수만 가지고 부친다.
      @g jikgeo_size order={no} size=large // jikgeo_size order={no} size=small | 크기 | {g:로} 골라 담는다.
      jikgeo_price order={no} won={won} shipping=4000 | 값 | {won}원에 배송비 4000원.
      jikgeo_price order={no} won={won} | 배송비 없음 | 값은 {won}원. 배송비는 받지 않는다.
      jikgeo_delay order={no} until={d} tell=true | 미룸 | 비가 와서 {d}까지 미룬다. 손님께 알린다.
      jikgeo_delay order={no} until={d} tell=false | 말없이 | {d}까지 미루되 손님께는 아직 알리지 않는다.
    `,
  },
  // 장애 처리 데스크
  {
    language: 'ko',
    event: 'webhook /ops/incident {"번호": "{id}", "서버": "{h}", "등급": {lv}, "포트": {po}, "담당": "{who}"}',
    slots: { id: '=INC-4410, INC-5127, INC-6003', h: '=web-3, db-main, 메일2', lv: '=1, 2 / 3, 4', po: '=443, 5432, 993 / ∅', who: '송대근, oncall-2, 인프라팀', h2: '=web-9, db-sub, 메일7', m: '=5, 15, 40', k: '=살려, 켜 / 죽여, 꺼', v: '=묶음에서 빼, 묶음에서 떼어 / 묶음에 넣어, 묶음에 붙여' },
    tools: ['janghae_probe(host, port?: int, tries?: int): 찔러 본다', 'janghae_pool(host, member: in|out): 묶음에 넣고 뺀다', 'janghae_svc(host, service, state: up|down): 서비스', 'janghae_hand(incident, from_host, to_host, drain?: bool): 넘긴다', 'janghae_page(incident, person, sms?: bool): 부른다'],
    steps: `
      @po janghae_probe host={h} port={po} // janghae_probe host={h} | 찌르기 | 그 서버를 찔러 본다. 포트가 왔으면 그 포트로, 없으면 포트 없이.
      janghae_probe host={h} tries={m} | 여러 번 | 포트 없이 {m}번 찔러 보기.
      @v janghae_pool host={h} member=out // janghae_pool host={h} member=in | 묶음 | 그 서버를 {v} 주세요.
      @k janghae_svc host={h} service="nginx" state=up // janghae_svc host={h} service="nginx" state=down | 서비스 | 올라온 서버의 nginx를 {k} 둔다.
      janghae_hand incident={id} from_host={h} to_host={h2} | 넘기기 | 올라온 서버에서 {h2:로} 넘긴다.
      janghae_hand incident={id} from_host={h2} to_host={h} drain=true | 되돌리기 | {h2}에서 올라온 서버로, 남은 연결은 다 비우고.
      janghae_hand incident={id} from_host={h} to_host={h2} drain=false | 바로 넘김 | 연결을 비우지 말고 바로 {h2:로}.
      @lv janghae_page incident={id} person="{who}" sms=true // janghae_page incident={id} person="{who}" sms=false | 호출 | 담당을 부른다. 1, 2등급이면 문자도 보내고 3등급부터는 문자는 안 보낸다.
      janghae_page incident={id} person="{who}" | 부르기 | 담당만 부르면 된다.
    `,
  },
  // 공방 예약 도예 체험
  {
    language: 'ko',
    event: 'webhook /clay/book {"예약자": "{g}", "인원": {n}, "아이": {ch}, "색": "{col}", "날짜": "{d}"}',
    slots: { g: '피라온, 윤슬기, 가람초', n: '2..18', ch: '1..6 / ∅', col: '=흰 흙, 백자토 / 붉은 흙, 옹기토', d: '=2026-04-25, 2026-06-13, 2026-11-08', k: '=손으로 빚기, 손 / 물레 돌리기, 물레', w: '=유약을 바르고, 유약 칠해 / 유약 없이, 맨 흙으로', c: '=900, 1230', h: '=8, 14', z: '1..9' },
    tools: ['dogong_seat(guest, date, people: int, kids?: int): 자리를 잡는다', 'dogong_clay(guest, clay: white|red, kg?: num): 흙', 'dogong_way(guest, method: hand|wheel, table?: int): 만드는 법', 'dogong_fire(celsius: int, glaze: bool, hours?: int): 굽는다'],
    steps: `
      @ch dogong_seat guest="{g}" date={d} people={n} kids={ch} // dogong_seat guest="{g}" date={d} people={n} | 자리 | 예약대로 자리를 잡는다. 아이 수는 적혀 있을 때만 넣는다.
      dogong_seat guest="{g}" date={d} people={n} | 인원만 | 예약자, 날짜, 인원만 넣고 아이 수는 넣지 않는다.
      @col dogong_clay guest="{g}" clay=white // dogong_clay guest="{g}" clay=red | 흙 | 적힌 흙으로 준비해 주세요. 무게는 정하지 않습니다.
      @col dogong_clay guest="{g}" clay=white kg=1.5 // dogong_clay guest="{g}" clay=red kg=1.5 | 흙 무게 | 적힌 흙 1.5킬로.
      @k dogong_way guest="{g}" method=hand // dogong_way guest="{g}" method=wheel | 방법 | 이분은 {k:로} 한다. 자리 번호는 아직.
      dogong_way guest="{g}" method=wheel table={z} | 물레 | {z}번 탁자에서 물레.
      dogong_way guest="{g}" method=hand table={z} | 손 | 손으로 빚으시고, 탁자는 {z}번.
      @w dogong_fire celsius={c} glaze=true // dogong_fire celsius={c} glaze=false | 굽기 | {c}도, {w} 굽는다. 시간은 적지 않는다.
      dogong_fire celsius={c} glaze=false hours={h} | 초벌 | 유약 안 바르고 {h}시간, {c}도.
    `,
  },
  // 통근 선박 예약
  {
    language: 'ko',
    event: 'webhook /ferry {"승객": "{p}", "출발": "{a}", "도착": "{b}", "차": "{car}", "인원": {n}}',
    slots: { p: '남궁설, 양태오, 섬마을회', a: '=완도, 청산, 여서', b: '=거문도, 초도, 손죽', car: '=18가7702, 44너1180 / ∅', n: '1..9', t: '=06:50, 11:10, 16:30', k: '=아랫칸, 선실 / 위칸, 갑판', w: '=가는 것만, 편도 / 갔다 오는 것, 왕복', s: '=뱃멀미약 드림, 약 있음 / 약 없음, 안 드림', d: '=2026-05-04, 2026-08-16' },
    tools: ['yeogaek_book(passenger, from_port, to_port, plate?, return?: bool): 표', 'yeogaek_seat(passenger, deck: cabin|open, seats: int): 자리', 'yeogaek_pill(passenger, given: bool, note?): 멀미약', 'yeogaek_change(passenger, date, time?): 바꾼다'],
    steps: `
      @car yeogaek_book passenger="{p}" from_port={a} to_port={b} plate={car} // yeogaek_book passenger="{p}" from_port={a} to_port={b} | 표 | 들어온 출발지에서 도착지로 끊는다. 차 번호가 있으면 싣고, 없으면 사람만.
      @w yeogaek_book passenger="{p}" from_port={a} to_port={b} return=false // yeogaek_book passenger="{p}" from_port={a} to_port={b} return=true | 편도/왕복 | {w:로}, 차는 싣지 않고 사람만.
      yeogaek_book passenger="{p}" from_port={b} to_port={a} | 오는 표 | 이번에는 거꾸로, 도착지에서 출발지로 오는 표 한 장. 차는 안 싣는다.
      @k yeogaek_seat passenger="{p}" deck=cabin seats={n} // yeogaek_seat passenger="{p}" deck=open seats={n} | 자리 | {k}에 인원수만큼.
      @s yeogaek_pill passenger="{p}" given=true // yeogaek_pill passenger="{p}" given=false | 멀미약 | 기록: {s}. 메모는 쓰지 않는다.
      yeogaek_pill passenger="{p}" given=true note="어린이" | 어린이 약 | 약을 드렸고 메모는 "어린이".
      yeogaek_change passenger="{p}" date={d} time={t} | 변경 | {d} {t} 배로 바꿔 주세요.
      yeogaek_change passenger="{p}" date={d} | 날짜만 | {d}로 바꾸는데 시간은 정하지 않는다.
    `,
  },
  // 조경 관수
  {
    language: 'ko',
    event: 'mqtt jogyeong/{z} {"구역": "{z}", "토양수분": {m}, "비": {r}, "나무": "{tr}"}',
    slots: { z: '=Z-03, Z-11, 정문화단', m: '8..22 / 45..70', r: '=0, 1.5, 6', tr: '=소나무, 느티나무, 회양목', n: '2..40', k: '=안개처럼, 미세하게 / 방울방울, 방울로 / 뿌려서, 흩뿌려', d: '=그늘, 그늘진 쪽 / 볕, 볕 드는 쪽', t: '=05:00, 20:30', w: '=더 주고, 늘리고 / 덜 주고, 줄이고', kg: '=0.5, 1.8, 4' },
    tools: ['jogyeong_water(zone, method: mist|drip|spray, minutes: int, start?): 물', 'jogyeong_side(zone, side: shade|sun, litres?: num): 한쪽만', 'jogyeong_feed(tree, kg: num, organic?: bool): 거름', 'jogyeong_adjust(zone, change: more|less, percent?: int): 양 조절'],
    steps: `
      @k jogyeong_water zone={z} method=mist minutes={n} // jogyeong_water zone={z} method=drip minutes={n} // jogyeong_water zone={z} method=spray minutes={n} | 물 | 이벤트의 구역을 {n}분, {k}. 언제인지는 적지 않는다.
      jogyeong_water zone={z} method=drip minutes={n} start={t} | 밤물 | {t}에 시작해 {n}분 방울로.
      @m jogyeong_water zone={z} method=spray minutes={n} // failed "토양수분 {m}%" | 마름 | 흙 수분이 30% 밑이면 {n}분 흩뿌린다. 아니면 실패.
      @d jogyeong_side zone={z} side=shade // jogyeong_side zone={z} side=sun | 한쪽 | {d}만 준다. 몇 리터인지는 안 정한다.
      jogyeong_side zone={z} side=sun litres={kg} | 볕 쪽 | 볕 드는 쪽에 {kg}리터.
      jogyeong_feed tree={tr} kg={kg} organic=true | 거름 | 올라온 나무에 유기질 {kg}킬로.
      jogyeong_feed tree={tr} kg={kg} organic=false | 비료 | 유기질 아닌 것으로 {kg}kg, 그 나무.
      @w jogyeong_adjust zone={z} change=more // jogyeong_adjust zone={z} change=less | 양 | 그 구역은 이제 {w} 갑니다. 몇 퍼센트인지 숫자는 없다.
      jogyeong_adjust zone={z} change=less percent={n} | 줄이기 | {n}% 줄인다.
      jogyeong_adjust zone={z} change=more percent={n} | 늘리기 | {n}퍼센트 늘린다.
    `,
  },
  // 창고형 렌탈 박스
  {
    language: 'ko',
    event: 'webhook /box/call {"이름": "{p}", "칸": "{b}", "층": {f}, "종료": "{e}", "온도": {c}}',
    slots: { p: '변지우, 가은상사, 라여진', b: '=A-14, 창고22, C07', b2: '=B-31, 창고40, D18', f: '1..4', e: '=2026-06-30, 2026-12-31 / ∅', c: '=15, 18, 21', k: '=제습, 뽀송하게 / 환기, 바람 통하게 / 냉방, 시원하게', w: '=사다리차로, 사다리로 / 승강기로, 엘리베이터로 / 손으로, 손수', pin: '=0417, 2208, 9051', n: '2..25' },
    tools: ['daebak_lease(name, box, floor: int, until?): 빌려준다', 'daebak_air(box, mode: dry|vent|cool, celsius?: int): 공기', 'daebak_move(name, from_box, to_box, by?: ladder|lift|hand): 옮긴다', 'daebak_pin(box, pin, once: bool): 문 번호'],
    steps: `
      @e daebak_lease name="{p}" box={b} floor={f} until={e} // daebak_lease name="{p}" box={b} floor={f} | 임대 | 들어온 대로 빌려준다. 종료일이 있으면 그 날까지, 없으면 날짜 없이.
      daebak_lease name="{p}" box={b2} floor={f} | 다른 칸 | 칸만 {b2:로} 하고 층은 들어온 대로. 끝나는 날은 정하지 않는다.
      @k daebak_air box={b} mode=dry // daebak_air box={b} mode=vent // daebak_air box={b} mode=cool | 공기 | 그 칸 공기는 {k}. 온도는 건드리지 않는다.
      daebak_air box={b2} mode=cool celsius={c} | 냉방 | {b2}, 냉방, 온도는 들어온 대로.
      @w daebak_move name="{p}" from_box={b} to_box={b2} by=ladder // daebak_move name="{p}" from_box={b} to_box={b2} by=lift // daebak_move name="{p}" from_box={b} to_box={b2} by=hand | 짐 옮기기 | {w} 그분 짐을 쓰던 칸에서 {b2:로}.
      daebak_move name="{p}" from_box={b2} to_box={b} | 짐 되돌리기 | {b2}에서 들어온 칸으로. 무엇으로 옮길지는 안 정함.
      daebak_pin box={b} pin={pin} once=true | 번호 | 그 칸 번호 {pin}, 한 번만 쓰는 걸로.
      daebak_pin box={b} pin={pin} once=false | 번호(계속) | {pin}, 계속 쓸 수 있게. 들어온 칸.
    `,
  },
  // 산후조리·아기 체중
  {
    language: 'ko',
    event: 'mqtt aga/{r} {"아기": "{a}", "방": "{r}", "몸무게": {kg}, "수유": "{f}", "체온": {t}}',
    slots: { a: '튼튼이, 하람 아기, 보리', r: '=201호, 305호, 햇살방', kg: '=2.85, 3.12, 3.7', f: '=모유, 엄마 젖 / 분유, 탄 것 / ∅', t: '36.4..37.3 / 37.9..38.8', ml: '=40, 60, 80', tm: '=03:10, 06:30, 14:20', k: '=엎어, 엎드리게 / 눕혀, 바로 눕혀', w: '=어둡게, 침침하게 / 밝게, 훤하게', n: '1..6', c: '=22, 24, 26' },
    tools: ['ongi_feed(baby, kind: breast|formula, ml?: int, at?): 먹인다', 'ongi_weigh(baby, kg: num, gain?: bool): 잰다', 'ongi_lay(baby, pose: prone|supine): 눕힌다', 'ongi_room(room, light: dim|bright, celsius?: int): 방', 'ongi_call(baby, fever: bool): 소아과'],
    steps: `
      @f ongi_feed baby="{a}" kind=breast // ongi_feed baby="{a}" kind=formula // failed "수유가 적혀 있지 않음" | 먹임 | 적힌 대로 먹인다. 양은 정하지 않는다. 수유가 적혀 있지 않으면 먹이지 말고 실패로.
      ongi_feed baby="{a}" kind=formula ml={ml} at={tm} | 분유 | {tm}에 분유 {ml}cc.
      ongi_feed baby="{a}" kind=formula ml={ml} | 분유 양 | 분유 {ml}밀리. 시간은 적지 않음.
      ongi_feed baby="{a}" kind=breast at={tm} | 모유 | 모유, {tm}. 몇 밀리인지는 모름.
      ongi_weigh baby="{a}" kg={kg} | 몸무게 | 올라온 몸무게를 적는다. 늘었는지 표시는 하지 않는다.
      ongi_weigh baby="{a}" kg={kg} gain=true | 늘었음 | 올라온 몸무게에, 늘었다고 표시.
      ongi_weigh baby="{a}" kg={kg} gain=false | 안 늘었음 | 올라온 몸무게를 적되 안 늘었다고 합니다.
      @k ongi_lay baby="{a}" pose=prone // ongi_lay baby="{a}" pose=supine | 눕힘 | 아기를 {k} 놓는다.
      @w ongi_room room={r} light=dim // ongi_room room={r} light=bright | 방 | 그 방을 {w}. 온도는 그대로.
      @t failed "체온 {t}도" // ongi_call baby="{a}" fever=true | 열 | 37.5도 넘으면 열이 있다고 소아과에 알린다. 아니면 실패.
    `,
  },
  // 야외 행사 음향
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['무대 점검 | stage_walk → 왼쪽 스피커 {a}, 오른쪽 스피커 {b}, 모니터 {c}', '출연 순서 | line_up → 첫째 {p1}, 둘째 {p2}'],
    slots: { a: '1..4', b: '5..8', c: '9..12', p1: '풍물패, 소리꾼 하, 밴드 온', p2: '합창단, 무용 반, 어린이극', db: '=-9, -4, 2', ms: '=12, 35, 60', k: '=늘려, 길게 / 줄여, 짧게', t: '=18:30, 19:15, 20:40', n: '=3, 5, 10', w: '=죽여, 꺼 / 살려, 켜', m: '=노래, 목소리 / 악기, 반주' },
    tools: ['madang_level(channel: int, db: num, delay_ms?: int): 소리 크기', 'madang_mute(channel: int, on: bool): 소리 끊기', 'madang_mic(who, kind: voice|inst, channel?: int): 마이크', 'madang_order(first, second, start?): 순서', 'madang_time(who, change: longer|shorter, minutes: int): 시간'],
    steps: `
      madang_level channel={a} db={db} | 왼쪽 | 왼쪽 스피커 {db}dB. 늦춤은 없음.
      madang_level channel={b} db={db} delay_ms={ms} | 오른쪽 | 오른쪽 스피커를 {db}데시벨로, {ms}밀리초 늦춰서.
      @w madang_mute channel={c} on=true // madang_mute channel={c} on=false | 모니터 | 모니터 소리를 {w} 주세요.
      @m madang_mic who="{p1}" kind=voice // madang_mic who="{p1}" kind=inst | 마이크 | 첫째 출연자에게 {m} 마이크. 몇 번인지는 안 정함.
      madang_mic who="{p2}" kind=inst channel={c} | 악기 | 둘째 출연자는 악기 마이크, 모니터 번호를 같이 쓴다.
      madang_order first="{p1}" second="{p2}" start={t} | 순서 | 순서대로, {t} 시작.
      madang_order first="{p2}" second="{p1}" | 바꿈 | 둘의 순서를 서로 바꾼다. 시각은 적지 말 것.
      @k madang_time who="{p2}" change=longer minutes={n} // madang_time who="{p2}" change=shorter minutes={n} | 시간 | 둘째 순서를 {n}분 {k} 준다.
    `,
  },
];
