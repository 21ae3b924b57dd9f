import type { Scene } from '../../scene';

/** Short steps with several values, many for the product's own tools: Korean, part 7. */
export const denseKo7: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /truck/dock {"차": "{car2}", "도크": {d2}, "화물": "{cargo}"}',
    slots: { car: '=81바4410, 92사7703, 87아1126', car2: '=80자9091, 97배3320', d: '1..9', d2: '10..18', cargo: '냉동 새우, 타이어, 종이컵', t: '-22..-12', mm: '반 시간 / 한 시간 / 한 시간 반', pin: '2..13', pin2: '14..26', bd: '도크보드, dock-io', who: '상차 반장, 하역 길, 지게차 모', tel: '=010-2204-9917, 032-880-4416', key: '=dock-last, 냉동기준, ramp-note', lev: '들어 올린다, 높인다 / 내려놓는다, 낮춘다' },
    tools: ['laderampe_wait(truck, minutes: int): Let a truck wait', 'laderampe_lip(dock: int, move: up|down): Move the steel plate of a dock', 'laderampe_cold(truck, celsius: int): Cold of a trailer'],
    steps: `
      @mm laderampe_wait truck={car} minutes=30 // laderampe_wait truck={car} minutes=60 // laderampe_wait truck={car} minutes=90 | 기다리게 | {car}, {mm} 기다리시라고 한다.
      @lev laderampe_lip dock={d} move=up // laderampe_lip dock={d} move=down | 발판 | {d}번 도크 발판을 {lev}.
      laderampe_cold truck={car2} celsius={t} | 짐칸 | 도크에 들어왔다고 온 차의 짐칸을 {t}도로.
      gpio_write pin={pin} value=1 board="{bd}" | 녹색등 | {bd} 보드, 녹색등 {pin}번, 적색등 {pin2}번. 녹색만 켠다. 값은 1이 켜짐이다.
      gpio_write pin={pin2} value=0 board="{bd}" | 적색등 끄기 | 보드는 {bd}. 적색등이 {pin2}번에 있다. 끈다.
      gpio_read pin={pin} | 바퀴굄 | {pin}번에 바퀴굄 스위치가 물려 있다. 눌렸는지 본다. 보드는 하나뿐이다.
      memory_store key={key} content="{car} {d}번" | 메모 | 키 {key}, 내용 "{car} {d}번".
      send_message channel=sms to={tel} text="{d}번 도크로 오세요" | 기사에게 | sms. 받는 번호 {tel}. 글 "{d}번 도크로 오세요"
      mqtt_publish topic=dock/{d} payload="{car}" | 내보내기 | 토픽 dock/{d}, 값 {car}. {who} 확인은 나중에 받는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['예약 훑기 | cron_list → {c1} 아침 인사, {c2} 야간 점검', '도는 절차 | sop_status → {r1} 출고 검사, {r2} 재고 세기'],
    slots: { c1: '=cr-210, cr-377', c2: '=cr-508, cr-641', r1: '=run-31, run-58', r2: '=run-402, run-930', why: '=담당 교체, 정전 예고, 요청 취소', sop: '개점 준비, 냉장고 점검, 마감', arg: '=2층, A구역, B-7', day: '월요일부터 금요일까지 / 토요일과 일요일에만', nm: '=open-7, 아침점검, wk1', kw: '누수, 환불, 열쇠', n: '2..9', won: '=1900, 3900, 6500', ch: 'slack, kakao, teams', who: '점장 지, 매니저 율' },
    tools: ['ladenhof_till(till: int, state: open|shut): Open or shut a till', 'ladenhof_shelf(shelf, price: int, half_price?: bool): Price on a shelf', 'ladenhof_sign(sentence): Sign at the door'],
    steps: `
      cron_remove id={c2} | 밤 것 걷기 | 앞에서 본 것 가운데 야간 점검 예약을 거둔다.
      sop_cancel run_id={r2} reason="{why}" | 그만두기 | 재고 세는 실행을 접는다. 사유 "{why}".
      sop_status run_id={r1} | 어디쯤 | 출고 검사가 지금 어디쯤인지.
      sop_execute name="{sop}" payload="{arg}" | 시작 | "{sop}" 절차를 연다. 넘길 값은 {arg}.
      sop_execute name="{sop}" | 값 없이 | "{sop}" 절차를 시작하되 아무 값도 넘기지 않는다.
      @day cron_add schedule="0 7 * * 1-5" action=procedure text="{sop}" name={nm} // cron_add schedule="0 7 * * 6,0" action=procedure text="{sop}" name={nm} | 일곱 시마다 | {day} 아침 7시, 절차 "{sop}", 이름은 {nm}입니다.
      memory_recall query={kw} limit={n} | 메모 | "{kw}"에 대한 메모를 {n}건까지.
      send_message channel={ch} to="{who}" text="{sop} 시작" | 알리기 | {ch:로} {who}에게 "{sop} 시작"
      ladenhof_shelf shelf={arg} price={won} half_price=true | 반값 | {arg} 진열대, {won}원, 거기서 또 반값 표시를 단다.
      ladenhof_till till={n} state=shut | 계산대 | {n}번 계산대는 이제 손님을 안 받는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 공방/집진 {"라인": "{l2}", "차압": {pa}}',
    slots: { l2: '=라인 9, 톱밥8', pa: '410..990', ln: '=라인 2, 샌딩3, 대패', pow: '반만 / 다', spd: '=900, 1400, 2200', cut: '비스듬히 / 똑바로', deg: '=15, 30, 45', len: '120..940', n: '네 장 / 여덟 장 / 열여섯 장', wood: '오동, 자작합판, 삼나무', path: '=shop/cut.txt, 작업/오늘.txt, log/wood.md', line: '5..60', url: '=http://10.8.0.4/dust, http://shop.local/api', body: '=off, night, 필터교체', who: '목수 견, 조교 다래', glue: '두껍게 / 얇게' },
    tools: ['holzstaub_suck(line, power: half|full): Dust extraction', 'holzstaub_saw(length_mm: int, pieces: int, wood?): Saw pieces', 'holzstaub_mitre(kind: slanted|straight, degrees?: int): Set the saw blade', 'holzstaub_glue(wood, coat: thick|thin): Spread glue'],
    steps: `
      @pow holzstaub_suck line="{ln}" power=half // holzstaub_suck line="{ln}" power=full | 먼지 | {ln} 먼지를 힘 {pow} 써서 빨아들인다.
      @n holzstaub_saw length_mm={len} pieces=4 // holzstaub_saw length_mm={len} pieces=8 // holzstaub_saw length_mm={len} pieces=16 | 켜기 | {len}밀리로 {n} 켠다. 나무는 남은 것 아무거나.
      holzstaub_saw length_mm={len} pieces=2 wood={wood} | 두 장 | {wood} 두 장, 길이 {len}mm.
      holzstaub_mitre kind=slanted degrees={deg} | 기울여 | 톱날을 비스듬히 {deg}도
      @glue holzstaub_glue wood={wood} coat=thick // holzstaub_glue wood={wood} coat=thin | 풀 | {wood}에 풀을 {glue} 먹인다.
      file_write path={path} content="{wood} {len}" append=true | 뒤에 붙이기 | {path} 맨 뒤에 "{wood} {len}" 한 줄을 붙인다.
      file_write path={path} content="{wood}" | 새로 쓰기 | {path}에 있던 것은 버리고 {wood:이}라고만 쓴다.
      file_read path={path} from_line={line} lines=3 | 세 줄 | {path}, {line}번째 줄부터 석 줄.
      http_request url={url} method=POST body="{body}" | 보내기 | 주소 {url}, 방식 POST, 본문 {body}.
      notify title="{ln}" message="{who} 부르세요" | 알림 | 이 컴퓨터에 제목 {ln}, 글 "{who} 부르세요"
    `,
  },
  {
    language: 'ko',
    slots: { st: '바닷가방송, 2스튜, 새벽라디오', mic: '1..8', song: '=봄밤, 느린 기차, 파도 소리', fade: '2..12', who: '디제이 안나, 조연출 묵', line: '=신호등 앞입니다, 두 시 뉴스입니다, 비가 그쳤어요', cut: '앞부분 / 뒷부분', sec: '5..90', pod: '=ep-071, ep-112, 특집2', tag: '여행, 책, 부엌', when: '=2026-07-04T06:00, 2026-09-01T21:30', half: '절반 빠르기로 / 제 빠르기로 / 두 배 빠르기로', ch: 'onair, 편성, 기술', tp: '=air/now, radio/title, 방송/곡' },
    tools: ['wellenfunk_fade(track, seconds: int, way: in|out): Fade music', 'wellenfunk_trim(episode, end: head|tail, seconds: int): Cut a piece off', 'wellenfunk_tempo(episode, tempo: half|normal|double): How fast an episode is played', 'wellenfunk_release(episode, at?, tag?): Bring an episode out', 'wellenfunk_mic(mic: int, live: bool): Microphone'],
    steps: `
      wellenfunk_fade track="{song}" seconds={fade} way=out | 스러지게 | {song:은} {fade}초에 걸쳐 스러진다.
      wellenfunk_fade track="{song}" seconds={fade} way=in | 떠오르게 | {fade}초 동안 {song:을} 서서히 떠오르게 한다.
      @cut wellenfunk_trim episode={pod} end=head seconds={sec} // wellenfunk_trim episode={pod} end=tail seconds={sec} | 잘라 내기 | {pod} {cut} {sec}초를 잘라 버린다
      @half wellenfunk_tempo episode={pod} tempo=half // wellenfunk_tempo episode={pod} tempo=normal // wellenfunk_tempo episode={pod} tempo=double | 빠르기 | {pod:은} {half} 들려준다.
      wellenfunk_release episode={pod} | 내보내기 | {pod:을} 세상에 내놓는다. 때도 꼬리표도 없음.
      wellenfunk_release episode={pod} tag={tag} | 꼬리표 | 꼬리표 {tag:을} 달아 {pod:을} 낸다. 때는 정하지 않았다.
      wellenfunk_release episode={pod} at={when} | 때를 정해 | {pod}, {when}에 낸다. 꼬리표는 안 단다.
      mqtt_publish topic={tp} payload="{song}" | 곡 이름 | 토픽 {tp}에 곡 이름 {song}만.
      send_message channel={ch} text="{line}" | 채널에 | {ch} 채널에 "{line}". 받는 사람은 따로 없음.
      send_message channel={ch} to="{who}" text="{line}" | 한 사람에게 | 채널 {ch}, 받는 이 {who}, 글 "{line}"
    `,
  },
  {
    language: 'ko',
    event: 'peripheral gpio/{p0} {"pin": {p0}, "level": 1}',
    slots: { p0: '2..5', p1: '6..11', p2: '12..18', p3: '19..26', bd: '=온실앞, gh-2, 육묘판', bd2: '=창고뒤, pump-io', fan: '환풍기, 흡기팬', kk: '=seed-3, 모종메모, 물표', crop: '상추, 바질, 고추모', tray: '2..40', k: '반 판 / 한 판 / 세 판', side: '남쪽 창 / 북쪽 창', lux: '=4000, 9000, 15000', h: '6..16', who: '육묘사 담희, 농장주' },
    tools: ['setzlinghaus_sow(tray: int, crop, plates: half|one|three): Sow seeds', 'setzlinghaus_window(side: south|north, move: open|close): Move a window', 'setzlinghaus_daylight(lux: int, hours: int, crop?): Light in a day'],
    steps: `
      gpio_write pin={p1} value=1 board={bd} | 팬 돌리기 | {fan:은} {bd} 보드 {p1}번. 1이면 돈다. 돌려.
      gpio_write pin={p1} value=0 board={bd} | 팬 재우기 | {bd} 보드의 {p1}번({fan})을 재운다. 1이 도는 것이다.
      gpio_write pin={p2} value=0 board={bd2} | 펌프 | 펌프는 {bd2} 보드에, 전등은 {bd} 보드에 있다. {p2}번 펌프를 세운다.
      gpio_read pin={p3} board={bd2} | 물높이 | {bd2}, 핀 {p3}. 물높이 스위치가 어떤지만 읽고 아무것도 바꾸지 않는다.
      board_info board={bd} | 보드 | {bd} 보드가 붙어 있는지, 핀이 어떤지.
      @k setzlinghaus_sow tray={tray} crop={crop} plates=half // setzlinghaus_sow tray={tray} crop={crop} plates=one // setzlinghaus_sow tray={tray} crop={crop} plates=three | 씨 | {tray}번 자리에 {crop} {k} 뿌린다.
      @side setzlinghaus_window side=south move=close // setzlinghaus_window side=north move=close | 바람 막기 | {side:을} 막아 바람이 못 들게 하세요.
      setzlinghaus_daylight lux={lux} hours={h} | 해 | 하루 {h}시간, {lux}럭스. 작물은 따지지 않음.
      setzlinghaus_daylight lux={lux} hours={h} crop={crop} | 작물 따로 | {crop}에게만 {lux}럭스를 {h}시간 쬔다
      memory_store key={kk} content="{crop} {tray}" | 적기 | {kk}: {crop} {tray}. 이렇게 메모에. {who:이} 볼 것이다.
    `,
  },
  {
    language: 'ko',
    slots: { site: '=본사 누리집, 예약창, 회원관', k: '=TIMEOUT, 첫화면문구, MAX_UP', v: '=30, 120, 접속 폭주, 봄 단장', u: '=jin.k, 하윤, root2', role: '보기만 하는 사람 / 고치는 사람 / 다 하는 사람', ip: '=10.1.1.9, 192.0.2.77', h: '3..40', kind: '어두운 / 밝은', w: '=0.5, 0.8', path: '=conf/site.ini, 설정/누리집.txt', url: '=http://127.0.0.1:8080/reload, http://web.in/ping', who: '웹팀 두레, cs', q: '로그인 오류, 인증서, 결제창' },
    tools: ['netzgarderobe_put(site, setting, value): Change a setting', 'netzgarderobe_invite(user, site, level: viewer|editor|owner): Let somebody work on a site', 'netzgarderobe_bar(user, hours?: int): Let somebody work no more', 'netzgarderobe_look(site, theme: dark|light, user?): Look of a site'],
    steps: `
      netzgarderobe_put site="{site}" setting={k} value="{v}" | 값 바꾸기 | {site}의 {k} 값은 이제 {v}.
      @role netzgarderobe_invite user={u} site="{site}" level=viewer // netzgarderobe_invite user={u} site="{site}" level=editor // netzgarderobe_invite user={u} site="{site}" level=owner | 들이기 | {u:을} {site}에 {role:로} 들인다.
      netzgarderobe_bar user={u} | 내보내기 | {u:은} 그만두었다. 더는 못 쓰게 막는다. 몇 시간인지는 없다.
      netzgarderobe_bar user={u} hours={h} | 잠시 막기 | {h}시간 동안 {u:이} 못 들어오게.
      @kind netzgarderobe_look site="{site}" theme=dark // netzgarderobe_look site="{site}" theme=light | 얼굴 | {site:을} {kind} 옷으로 갈아입힌다. 사람은 가리지 않아요.
      @kind netzgarderobe_look site="{site}" theme=dark user={u} // netzgarderobe_look site="{site}" theme=light user={u} | 한 사람만 | {u}에게만 {site:이} {kind} 쪽으로 보이게
      http_request url={url} method=HEAD | 머리만 | {url:을} HEAD로 찔러 본다.
      http_request url={url} | 그냥 불러 | {url:을} 한번 불러 볼 것. 방식도 본문도 없음.
      file_search query="{q}" path=web | 찾기 | web 폴더에서 "{q}" 나오는 파일.
      memory_recall query="{q}" category=sop | 지난 실행 | 지난 실행 기록(sop)에서 "{q}" 이야기를 찾는다. 건수는 상관없다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /moving/job {"접수": "{job}", "출발지": "{a2}", "도착지": "{b2}"}',
    slots: { job: '=J-4471, J-8093', a2: '햇살빌 302, 서문동 8', b2: '강변맨션 1104, 언덕집', car: '=5톤 3호, 2.5톤, 탑차7', n: '두 사람 / 세 사람 / 다섯 사람', box: '=예순 개, 육십 개 / =백 개 / =백스무 개', d: '=2026-06-13, 2026-10-24', hr: '=07:00, 08:30', item: '피아노, 돌침대, 장독', fl: '2..24', way: '사다리로 / 계단으로 / 승강기로', tel: '=010-6093-4417, 010-2288-7153', who: '팀장 웅, 접수 미르', pay: '=절반 먼저 / =다 먼저' },
    tools: ['umzugsknecht_crew(job, people: int, van?): Send people', 'umzugsknecht_boxes(job, boxes: int): Bring boxes', 'umzugsknecht_piece(item, floor: int, route: ladder|stairs|lift): How a heavy thing is carried', 'umzugsknecht_day(job, date, start?): Day of a job', 'umzugsknecht_deposit(job, part: half|all): How much is paid before'],
    steps: `
      @n umzugsknecht_crew job={job} people=2 // umzugsknecht_crew job={job} people=3 // umzugsknecht_crew job={job} people=5 | 일손 | 온 접수에 {n} 붙인다. 차는 아직 모름.
      @n umzugsknecht_crew job={job} people=2 van="{car}" // umzugsknecht_crew job={job} people=3 van="{car}" // umzugsknecht_crew job={job} people=5 van="{car}" | 차까지 | {car}에 {n:을} 태워 이 접수로 보낸다.
      @box umzugsknecht_boxes job={job} boxes=60 // umzugsknecht_boxes job={job} boxes=100 // umzugsknecht_boxes job={job} boxes=120 | 상자 | 이 접수 댁에 상자 {box}.
      @way umzugsknecht_piece item={item} floor={fl} route=ladder // umzugsknecht_piece item={item} floor={fl} route=stairs // umzugsknecht_piece item={item} floor={fl} route=lift | 무거운 것 | {item:은} {fl}층까지 {way} 올린다.
      umzugsknecht_day job={job} date={d} | 날짜만 | 접수 온 것은 {d}에 한다. 몇 시인지는 정하지 않는다
      umzugsknecht_day job={job} date={d} start={hr} | 때까지 | {d} {hr}, 이 접수.
      @pay umzugsknecht_deposit job={job} part=half // umzugsknecht_deposit job={job} part=all | 돈 | 이 댁은 값을 {pay} 받는다.
      send_message channel=sms to={tel} text="{d} {hr}에 갑니다" | 알려 드리기 | {tel:로} sms: "{d} {hr}에 갑니다"
      memory_store key={job} content="{b2}" | 어디로 | 접수 번호를 키로 도착지만 남긴다. 출발지는 말고.
      file_write path=jobs/{d}.txt content="{car} {who}" append=true | 날짜 파일 | jobs/{d}.txt에 "{car} {who}"라고 덧붙인다.
    `,
  },
  {
    language: 'ko',
    slots: { gate: '물류문, 급식문, 옆문', gid: '=g-load, kit2, side-w', gate2: '당직실 문, 약품고 문', gid2: '=duty1, chem-d', card: '=0417-22, 8830-05, 2296-71', who: '용역 반장, 실습생 초롱, 박사 엘레니', min: '2..15', t1: '=06:00, 07:20', t2: '=19:40, 23:00', lvl: '잠근다, 채운다 / 푼다, 끄른다', bell: '한 번 / 두 번 / 세 번', code: '=5093, 7716, 2288', pin: '3..24', bd: 'entry-io, 출입판', key: '=gate-code, 비상번호' },
    tools: ['pfoertner_latch(door, latched: bool, minutes?: int): Latch of a door', 'pfoertner_person(card, name, door?): Name behind a card', 'pfoertner_span(door, from, until): When a door may be used', 'pfoertner_chime(door, times: int): Chime at a door', 'pfoertner_digits(door, digits): Digits that unlatch a door'],
    steps: `
      @lvl pfoertner_latch door={gid} latched=true // pfoertner_latch door={gid} latched=false | 빗장 | {gate}({gid}) 빗장을 {lvl}. 얼마 동안인지는 없음.
      pfoertner_latch door={gid2} latched=false minutes={min} | 잠시 | {gate2}({gid2}), {min}분만 끌러 놓는다.
      pfoertner_person card={card} name="{who}" | 누구 것 | 카드 {card:은} {who} 것이다. 문은 가리지 않는다.
      pfoertner_person card={card} name="{who}" door={gid} | 한 문만 | {who} 씨 카드 {card}, {gate}({gid})만 드나드신다.
      pfoertner_span door={gid} from={t1} until={t2} | 드나드는 때 | {gate}, 식별자 {gid}. {t1}부터 {t2}까지 드나든다.
      @bell pfoertner_chime door={gid2} times=1 // pfoertner_chime door={gid2} times=2 // pfoertner_chime door={gid2} times=3 | 딩동 | {gate2}({gid2})에서 {bell} 딩동 한다
      pfoertner_digits door={gid2} digits={code} | 번호 | {gate2}의 비밀 코드를 {code:로}. 식별자는 {gid2}입니다.
      memory_store key={key} content={code} | 번호 메모 | {key} 키에 코드 {code}만 적어.
      memory_forget key={key} | 메모 지우기 | {key:이}라는 메모는 이제 없앤다.
      gpio_write pin={pin} value=1 board="{bd}" | 초인종 등 | 보드 {bd}, 핀 {pin}. 초인종 등을 밝힌다. 1이 밝음이다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 전력/시간 {"계량기": "{m2}", "kW": {kw}}',
    slots: { m2: '=WH-90, 전등8', kw: '41..380', m: '=WH-12, 동력3, 전등1', cap: '=50, 75, 100', prio: '맨 먼저 / 맨 나중에', bat: '축전지2, ESS-4', pct: '20..90', dir: '채운다, 담는다 / 쓴다, 꺼내 쓴다', hr: '1..6', tariff: '=밤값, 낮값, 여름2', from: '=23:00, 01:30', to: '=05:00, 06:40', ac: '1호 냉동기, 공조 B', half: '반으로 줄여 / 다시 다 살려', who: '전기 반장, 한전 동부', tp: '=power/cap, 전력/상한', n: '2..15' },
    tools: ['stromhueter_ceiling(meter, kilowatt: int, from?, until?): Most power that may be used', 'stromhueter_shed(load, order: first|last): What is switched off at a shortage', 'stromhueter_store(battery, work: charge|discharge, hours: int): Work of a battery', 'stromhueter_floor(battery, percent: int): What must stay in a battery', 'stromhueter_load(load, share: half|full): How much a load may use'],
    steps: `
      stromhueter_ceiling meter={m} kilowatt={cap} | 윗선 | {m:은} {cap}킬로와트를 못 넘는다. 시간은 정하지 않는다.
      stromhueter_ceiling meter={m} kilowatt={cap} from={from} until={to} | 밤에만 | {from}에서 {to}까지, {m}, {cap}kW까지만.
      @prio stromhueter_shed load="{ac}" order=first // stromhueter_shed load="{ac}" order=last | 먼저 놓을 것 | 전기가 모자라면 {ac:을} {prio} 놓는다.
      @dir stromhueter_store battery={bat} work=charge hours={hr} // stromhueter_store battery={bat} work=discharge hours={hr} | 축전지 | {bat:을} {hr}시간 동안 {dir}.
      stromhueter_floor battery={bat} percent={pct} | 남겨 두기 | {bat}에는 언제나 {pct}퍼센트가 남아 있어야 한다
      @half stromhueter_load load="{ac}" share=half // stromhueter_load load="{ac}" share=full | 덜 쓰기 | {ac:을} {half} 주세요.
      mqtt_publish topic={tp} payload="{cap}" | 알리기 | {tp} 토픽에 숫자 {cap}만 띄운다.
      pushover title="{m2}" message="{kw} kW" | 많이 쓰는 곳 | 푸시: 제목은 보고한 계량기, 글은 값과 kW. 예) 12 kW
      file_read path=power/{m}.csv lines={n} | 앞줄 | power/{m}.csv에서 처음 {n}줄.
      send_message channel=energy to="{who}" text="{m} {cap}kW 제한" | 통보 | energy 채널 {who} 앞 "{m} {cap}kW 제한"
    `,
  },
  {
    language: 'ko',
    slots: { cls: '해님반, 고래반, 바람반', kid: '이레, 단비, 오름', par: '이레 어머니, 단비 아버지, 오름 할머니', tel: '=010-8817-2204, 010-5590-7736', t: '=10:40, 15:10, 16:30', med: '해열제, 콧물약, 기침약', ml: '=3, 5, 7', nap: '재운다, 눕힌다 / 깨운다, 일으킨다', snack: '바나나, 치즈, 고구마', k: '반 개 / 한 개 / 두 개', bus: '노랑 1호, 노랑 4호', stop: '약국 앞, 솔숲 정문', say: '=오늘 물놀이를 했어요, 여벌 옷을 보내 주세요, 열이 조금 있어요', tpl: '=출석, day-note, 투약3', n: '3..21' },
    tools: ['kitahof_nap(group, state: asleep|awake): Sleeping time', 'kitahof_medicine(child, medicine, millilitre: int, at?): Give medicine', 'kitahof_snack(child, food, amount: half|one|two): Give a snack', 'kitahof_bus(child, bus, stop?): Which bus a child takes', 'kitahof_letter(parent, template, sentence?): Write to parents'],
    steps: `
      @nap kitahof_nap group={cls} state=asleep // kitahof_nap group={cls} state=awake | 낮잠 | {cls} 아이들을 {nap}.
      kitahof_medicine child={kid} medicine={med} millilitre={ml} | 약 | {kid}, {med} {ml}ml. 때는 적혀 있지 않다.
      kitahof_medicine child={kid} medicine={med} millilitre={ml} at={t} | 때맞춰 약 | {t}에 {kid}에게 {med:을} {ml}밀리 먹인다.
      @k kitahof_snack child={kid} food={snack} amount=half // kitahof_snack child={kid} food={snack} amount=one // kitahof_snack child={kid} food={snack} amount=two | 간식 | {kid}, {snack} {k}.
      kitahof_bus child={kid} bus="{bus}" stop="{stop}" | 집에 가기 | {kid:은} {bus:을} 타고 {stop}에서 내려요.
      kitahof_bus child={kid} bus="{bus}" | 차만 | {bus}에 {kid:을} 태워 보낸다. 내릴 곳은 어머니가 말한다고 했다
      kitahof_letter parent="{par}" template={tpl} | 알림장 | {par}께 {tpl} 템플릿만. 덧붙일 말은 없음.
      kitahof_letter parent="{par}" template={tpl} sentence="{say}" | 한마디 보태 | {tpl} 템플릿에 "{say}" 한마디를 보태 {par}께 드린다.
      send_message channel=sms to={tel} text="{say}" | 문자로 | {tel}, sms, "{say}"
      memory_recall query={kid} limit=4 | 지난 메모 | {kid}에 대해 적어 둔 것 네 건까지.
      notify title="{cls}" message="{n}명 등원" | 몇 명 | 이 컴퓨터에 알림. 위에는 {cls}, 글은 "{n}명 등원". 제목이 반 이름이다.
    `,
  },
];
