import type { Scene } from '../../scene';

/** Short steps with several values, words that stand for a setting, counts in words: Korean, part 3. */
export const denseKo3: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 천문대/하늘 {"구름": {cloud}, "달": "{moon}"}',
    slots: { cloud: '0..8', moon: '상현, 하현, 보름', deg: '5..170', turn: '시계 방향으로 / 반시계 방향으로', obj: 'M31, NGC 891, 금성, 베가', filt: '붉은 필터, 빨강 / 푸른 필터, 파랑 / 투명 필터', sec: '=15, 60, 120, 300', cnt: '세 장 / 여덟 장 / 스무 장 / 쉰 장', slit: '반만 / 끝까지', who: '관측자 주, 온유, 하길', note: '=초점 다시, 바람 셈, 시상 좋음' },
    tools: ['uranodome_rotate(degrees: int, sense: cw|ccw): 지붕을 돌린다', 'uranodome_slit(opening: half|full): 틈을 연다', 'uranodome_point(target, rate?: sidereal|lunar): 망원경을 향한다', 'uranodome_expose(filter: red|blue|clear, seconds: int, frames: int): 사진을 찍는다'],
    steps: `
      @turn uranodome_rotate degrees={deg} sense=cw // uranodome_rotate degrees={deg} sense=ccw | 돔 | 지붕을 {turn} {deg}도.
      @slit uranodome_slit opening=half // uranodome_slit opening=full | 틈 | 바람이 있으니 틈은 {slit} 벌린다.
      uranodome_point target="{obj}" | 겨누기 | {obj:을} 겨눈다. 따라가는 빠르기는 적지 않는다
      uranodome_point target="{obj}" rate=lunar | 달 빠르기 | {obj}, 달의 빠르기로 쫓아가세요.
      @filt uranodome_expose filter=red seconds={sec} frames=6 // uranodome_expose filter=blue seconds={sec} frames=6 // uranodome_expose filter=clear seconds={sec} frames=6 | 여섯 장 | {filt}, {sec}초짜리 여섯 장.
      @cnt uranodome_expose filter=clear seconds={sec} frames=3 // uranodome_expose filter=clear seconds={sec} frames=8 // uranodome_expose filter=clear seconds={sec} frames=20 // uranodome_expose filter=clear seconds={sec} frames=50 | 투명으로 | 투명한 것을 끼우고 {cnt}, 한 장에 {sec}초. 달은 {moon}이다.
      file_write path=sky/{deg}.txt content="{note}" | 한 줄 남기기 | sky/{deg}.txt 파일에 "{note}"라고만 쓴다.
      send_message channel=dome to="{who}" text="{obj} 시작" | 관측자에게 | {who} 앞, dome 채널: "{obj} 시작"
      memory_recall query="{obj}" limit=3 | 지난 관측 | {obj}에 대한 메모를 세 건까지만 찾는다.
    `,
  },
  {
    language: 'ko',
    slots: { line: '=오늘은 정상 운행합니다, 눈길 조심, 임시 휴무입니다, 다음 배는 세 시에 뜹니다', bd: '선착장판, 북문, LED-4', col: '빨갛게, 빨간 글씨로 / 노랗게, 노란 글씨로 / 파랗게, 파란 글씨로', row: '맨 윗줄 / 둘째 줄 / 맨 아랫줄', move: '왼쪽으로 흐르게 / 위로 밀려 올라가게 / 가만히 서 있게', pct: '20..95', sec: '4..30', from: '=06:00, 07:30', to: '=19:00, 22:30', url: '=http://10.3.0.5/led, http://board.local/now', n: '2..9' },
    tools: ['leuchtsatz_line(board, row: 1|2|3, sentence, colour?: red|yellow|blue): Show a sentence', 'leuchtsatz_motion(board, style: left|up|still, seconds?: int): How a sentence moves', 'leuchtsatz_bright(board, percent: int): Brightness', 'leuchtsatz_hours(board, from, until): When a board shines', 'leuchtsatz_blank(board): Show nothing'],
    steps: `
      @row leuchtsatz_line board="{bd}" row=1 sentence="{line}" // leuchtsatz_line board="{bd}" row=2 sentence="{line}" // leuchtsatz_line board="{bd}" row=3 sentence="{line}" | 한 줄 | {bd} {row}에 "{line}".
      @col leuchtsatz_line board="{bd}" row=2 sentence="{line}" colour=red // leuchtsatz_line board="{bd}" row=2 sentence="{line}" colour=yellow // leuchtsatz_line board="{bd}" row=2 sentence="{line}" colour=blue | 빛깔 | "{line}" 이 문장을 {bd}의 2번 줄에 {col} 띄운다.
      @move leuchtsatz_motion board="{bd}" style=left // leuchtsatz_motion board="{bd}" style=up // leuchtsatz_motion board="{bd}" style=still | 움직임 | {bd} 글이 {move} 하세요. 초는 안 정해요.
      @move leuchtsatz_motion board="{bd}" style=left seconds={sec} // leuchtsatz_motion board="{bd}" style=up seconds={sec} // leuchtsatz_motion board="{bd}" style=still seconds={sec} | 초까지 | {sec}초 동안 {move}. 판은 {bd}.
      leuchtsatz_bright board="{bd}" percent={pct} | 눈부심 | {bd:이} 눈부시다는 말이 {n}번 있었다. {pct}퍼센트로 낮춘다.
      leuchtsatz_hours board="{bd}" from={from} until={to} | 켜 두는 때 | {bd:은} {from}에 깨어나 {to}에 잔다.
      leuchtsatz_blank board="{bd}" | 비우기 | {bd}에 떠 있는 글을 싹 거둔다
      http_request url={url} method=PUT body="{line}" | 다른 판 | {url}에 PUT으로 "{line}"라는 글만 보낸다.
      notify title="{bd}" message="{line}" | 여기도 | 이 컴퓨터에도. 제목은 {bd}, 글은 "{line}".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /school/notice {"반": "{cls2}", "교시": {per}}',
    slots: { cls: '2학년 1반, 3학년 4반, 도서실', cls2: '6학년 9반, 급식실', per: '1..6', say: '=실내화로 갈아 신으세요, 운동장은 오늘 쓰지 않습니다, 우산을 챙기세요', ring: '한 번 / 두 번 / 세 번', tune: '=엘리제, 종소리2, morning', vol: '10..60', who: '방송부 하, 교무 임, 4반 담임', lang: '우리말로, 한국어로 / 영어로', d: '=월수금 / 화목', min: '5..20' },
    tools: ['pausenglocke_talk(room, sentence, language?: ko|en): 말을 내보낸다', 'pausenglocke_ring(tune, times: int): 종을 친다', 'pausenglocke_gain(room, percent: int): 한 곳의 소리 크기', 'pausenglocke_cut(room, minutes?: int): 한 곳의 스피커를 끊는다'],
    steps: `
      pausenglocke_talk room="{cls}" sentence="{say}" | 말하기 | {cls}에 "{say}"라고 내보낸다.
      @lang pausenglocke_talk room="{cls}" sentence="{say}" language=ko // pausenglocke_talk room="{cls}" sentence="{say}" language=en | 어느 말로 | "{say}" 이 문장을 {cls}에 {lang} 읽어 주세요. 옮기는 것은 기계가 한다.
      @ring pausenglocke_ring tune={tune} times=1 // pausenglocke_ring tune={tune} times=2 // pausenglocke_ring tune={tune} times=3 | 종 | {tune:을} {ring} 울린다
      pausenglocke_gain room="{cls}" percent={vol} | 크기 | {cls:은} {vol}%까지만 들리게.
      pausenglocke_cut room="{cls}" minutes={min} | 잠깐 조용히 | 듣기 평가가 있다. {cls} 스피커를 {min}분 동안 죽여 둔다.
      pausenglocke_cut room="{cls}" | 내내 조용히 | {cls}, 이제부터 아무 소리도 안 나게. 몇 분인지는 모른다.
      send_message channel=staff to="{who}" text="{per}교시 방송 나갑니다" | 미리 귀띔 | staff 채널, {who}: "{per}교시 방송 나갑니다"
      @d cron_add schedule="40 8 * * 1,3,5" action=message text="조회 방송" // cron_add schedule="40 8 * * 2,4" action=message text="조회 방송" | 조회 | {d} 아침 8시 40분마다 "조회 방송"이라는 메시지가 뜨게 한다.
      memory_store key=bell-tune content="{tune}" | 종 이름 | bell-tune에 {tune:을} 적는다. 음량은 {vol}이었다.
    `,
  },
  {
    language: 'ko',
    slots: { ch: '1..24', ch2: '25..48', bus: '모니터2, AUX-3, 녹음', db: '1..9', hz: '=80, 120, 250, 3200', way: '올려 / 내려', mute: '=죽여, 안 들리게 해 / 살려, 다시 들리게 해', pan: '왼쪽 끝으로 / 한가운데로 / 오른쪽 끝으로', who: '드럼 서, 보컬 이음, 베이스 곽', snap: '=2막, 앵콜, soundcheck', k: '절반 / 전부', mic: '=SM58-3, 무선2, 핀7' },
    tools: ['pultmeister_fader(channel: int, move: raise|drop, db: int): Move a fader', 'pultmeister_mute(channel: int, muted: bool): Mute a channel', 'pultmeister_pan(channel: int, side: left|centre|right): Place a channel', 'pultmeister_send(channel: int, bus, share?: half|all): Send a channel to a bus', 'pultmeister_cut(channel: int, hz: int): Cut low tones', 'pultmeister_load(snapshot): Load a snapshot'],
    steps: `
      @way pultmeister_fader channel={ch} move=raise db={db} // pultmeister_fader channel={ch} move=drop db={db} | 밀기 | {ch}번 채널을 {db}데시벨 {way}.
      @mute pultmeister_mute channel={ch2} muted=true // pultmeister_mute channel={ch2} muted=false | 들리나 | {ch2}번을 {mute} 줘. 거기엔 {mic:이} 물려 있어.
      @pan pultmeister_pan channel={ch} side=left // pultmeister_pan channel={ch} side=centre // pultmeister_pan channel={ch} side=right | 자리 | {ch:은} {pan} 보낸다.
      pultmeister_send channel={ch} bus="{bus}" | 보내기 | {ch}번을 {bus:로}도 흘린다. 얼마나인지는 정하지 않음.
      @k pultmeister_send channel={ch2} bus="{bus}" share=half // pultmeister_send channel={ch2} bus="{bus}" share=all | 얼마나 | {bus}에 {ch2}번 소리의 {k:을} 보낸다.
      pultmeister_cut channel={ch} hz={hz} | 밑을 자르기 | {ch}번, {hz}헤르츠 아래는 깎는다.
      pultmeister_load snapshot={snap} | 장면 | {snap} 때 쓰던 설정을 불러온다.
      send_message channel=crew to="{who}" text="{ch}번 확인해 주세요" | 연주자에게 | crew로 {who}에게 "{ch}번 확인해 주세요"
      file_write path=mix/{ch}.txt content="{mic}" append=true | 마이크 적기 | mix/{ch}.txt 뒤에 {mic:을} 덧붙인다.
    `,
  },
  {
    language: 'ko',
    slots: { zone: '=shop.kr, lab.io, 바다책.com', name: '=www, mail, api, cdn2', ip: '=203.0.113.40, 198.51.100.8, 10.20.0.3', target: '=edge.host.net, mx1.post.io', ttl: '=60, 300, 3600', who: '호스팅 감, ops', h: '6..48', id: '=rec-771, rec-204, rec-938', kind: '=A / AAAA / TXT' },
    tools: ['namenwart_point(zone, name, address, ttl?: int): Let a name point to an address', 'namenwart_alias(zone, name, target): Let a name point to another name', 'namenwart_drop(zone, record): Delete a record by its id', 'namenwart_park(zone, hours?: int): Take a zone off the air', 'namenwart_show(zone, type: A|AAAA|TXT): List records'],
    steps: `
      namenwart_point zone={zone} name={name} address={ip} ttl={ttl} | 주소 | {zone}의 {name:은} {ip}, 수명 {ttl}초.
      namenwart_point zone={zone} name={name} address={ip} | 수명 없이 | 도메인 {zone}, 이름 {name}, 주소 {ip}. TTL은 안 적음.
      namenwart_alias zone={zone} name={name} target={target} | 별명 | {zone}에서 {name:을} 찾으면 {target:로} 가게 한다.
      namenwart_drop zone={zone} record={id} | 떼기 | {zone}에 붙은 {id:을} 떼어 버린다.
      namenwart_park zone={zone} | 재우기 | {zone} 도메인을 재운다. 언제까지인지는 두고 본다.
      namenwart_park zone={zone} hours={h} | 몇 시간만 | {zone:을} {h}시간만 쉬게 해 주세요. 파일은 남겨 둔 채로요.
      @kind namenwart_show zone={zone} type=A // namenwart_show zone={zone} type=AAAA // namenwart_show zone={zone} type=TXT | 보기 | {zone}에 {kind} 레코드가 뭐가 있지?
      http_request url=http://{ip}/health | 살아 있나 | http://{ip}/health 를 불러 본다. 방식은 정하지 않는다.
      send_message channel=slack to="{who}" text="{name}.{zone} 바꿨습니다" | 알리기 | slack의 {who}에게 "{name}.{zone} 바꿨습니다".
      cron_remove id={id} | 예약 걷기 | 예약 {id:을} 거둔다. 레코드는 그대로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 승강기/알림 {"호기": "{car2}", "층": {fl2}, "내용": "문 열림 지연"}',
    slots: { car: '=1호기, 3호기, 화물2', car2: '=9호기, 화물8', fl: '2..19', fl2: '20..33', cab: '점검하러, 기사가 타고 / 이삿짐 때문에, 짐을 실으려고', min: '15..90', who: '기사 도, 관리과 염', msg: '=잠시 멈춥니다, 문에서 물러서 주세요, 옆 칸을 이용해 주세요', fan: '약하게 / 세게', door: '열어 둔 채로 / 닫아 둔 채로', kg: '450..1600' },
    tools: ['aufzugwart_send(car, floor: int): Send a car to a floor', 'aufzugwart_skip(floor: int, minutes?: int): Let no car stop at a floor', 'aufzugwart_mode(car, mode: service|moving): Special operation of a car', 'aufzugwart_voice(car, sentence): Speak in a car', 'aufzugwart_doors(car, keep: open|shut): Keep the doors of a car'],
    steps: `
      aufzugwart_send car={car} floor={fl} | 올려 보내기 | {car:을} {fl}층에 세워 둔다.
      aufzugwart_skip floor={fl} minutes={min} | 지나치기 | {fl}층은 {min}분 동안 그냥 지나간다.
      aufzugwart_skip floor={fl} | 안 서기 | 공사가 끝날 때까지 {fl}층에는 아무것도 서지 않는다. 몇 분인지는 알 수 없다.
      @cab aufzugwart_mode car={car} mode=service // aufzugwart_mode car={car} mode=moving | 따로 쓰기 | {car:은} {cab} 따로 쓴다.
      aufzugwart_voice car={car} sentence="{msg}" | 말하기 | {car} 안에 "{msg}" 한마디. 정원은 {kg}킬로다.
      @door aufzugwart_doors car={car} keep=open // aufzugwart_doors car={car} keep=shut | 문 | {car} 문은 {door} 붙잡는다.
      aufzugwart_send car={car2} floor=1 | 말썽난 것 | 문이 늦게 닫힌다고 알려 온 호기를 1층으로 내려보낸다.
      notify message="{car2} {fl2}층" title="승강기" | 어디인가 | 이 컴퓨터에 알림. 제목 "승강기", 글은 알려 온 호기와 층. 예) 4호기 2층
      memory_store key={car} content="{who}" | 맡은 사람 | {car} 키에 {who:을} 적는다.
    `,
  },
  {
    language: 'ko',
    slots: { st: '=E-04, E-11, 급속2, 완속7', kw: '=7, 11, 50, 100', pct: '55..95', card: '=T-90112, T-33871, M-5540', plug: '빼지 못하게, 꽉 물고 있게 / 뺄 수 있게, 놓아주게', won: '=210, 290, 345', min: '20..110', tel: '=010-3127-4480, 010-8850-6671', car: '하얀 트럭, 택시, 렌터카', pin: '3..25', brd: 'ev-io, 충전보드' },
    tools: ['stromzapf_begin(point, card, until_percent?: int): 충전을 시작한다', 'stromzapf_end(point): 충전을 끝낸다', 'stromzapf_cap(point, kilowatt: int): 출력을 제한한다', 'stromzapf_grip(point, locked: bool): 플러그를 잠근다', 'stromzapf_tariff(point, won_per_kwh: int, from?): 값을 정한다'],
    steps: `
      stromzapf_begin point={st} card={card} until_percent={pct} | 채우기 | {st}, 카드 {card}, {pct}퍼센트까지.
      stromzapf_begin point={st} card={card} | 얼마까지든 | {card} 카드로 {st:을} 켠다. 몇 퍼센트까지인지는 손님이 말하지 않았다.
      stromzapf_end point={st} | 그만 | {st}에 선 {car}, 이제 전기를 그만 준다.
      stromzapf_cap point={st} kilowatt={kw} | 힘 낮추기 | {st}에서는 {kw}kW를 넘지 않게 해 주세요.
      @plug stromzapf_grip point={st} locked=true // stromzapf_grip point={st} locked=false | 플러그 | {st} 플러그를 {plug} 한다.
      stromzapf_tariff point={st} won_per_kwh={won} from=23:00 | 밤 값 | {st:은} 23:00부터 1kWh에 {won}원
      stromzapf_tariff point={st} won_per_kwh={won} | 값 | {st}, {won}원. 언제부터인지는 비움.
      send_message channel=sms to={tel} text="{min}분 남았습니다" | 손님께 | {tel:로} sms: "{min}분 남았습니다"
      gpio_read pin={pin} board="{brd}" | 비상 버튼 | {brd} 보드 {pin}번에 걸린 비상 버튼이 눌렸나 본다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 빵집/반죽 {"반죽": "{dough}", "온도": {dt}}',
    slots: { ov: '1단, 2단, 돌오븐', dough: '바타르, 식빵, 치아바타', dt: '22..29', up: '=190, 210, 230, 245', low: '=170, 180, 205', min: '12..48', spray: '한 번 / 두 번 / 세 번', flap: '열고 / 닫고', cnt: '스무 개 / 서른 개 / 마흔 개 / 예순 개', size: '반 덩이씩, 반쪽만 / 통째로', name: '단팥빵, 소금빵, 호두파이', who: '막내 은, 새벽조 공', price: '=2500, 3800, 5200' },
    tools: ['backglut_heat(deck, top: int, bottom: int): Heat of a deck above and below', 'backglut_steam(deck, puffs: int): Blow steam', 'backglut_timer(deck, minutes: int, damper?: open|shut): Start baking', 'backglut_batch(bread, pieces: int): Enter how many were baked', 'backglut_sell(bread, price: int, portion?: half|whole): Offer bread in the shop'],
    steps: `
      backglut_heat deck="{ov}" top={up} bottom={low} | 불 | {ov}, 윗불 {up}, 아랫불 {low}.
      backglut_heat deck="{ov}" top={low} bottom={up} | 밑을 세게 | {ov:은} 밑에서 {up}도, 위에서는 {low}도로 굽는다.
      @spray backglut_steam deck="{ov}" puffs=1 // backglut_steam deck="{ov}" puffs=2 // backglut_steam deck="{ov}" puffs=3 | 김 | {ov}에 김을 {spray} 뿜는다. 반죽은 {dt}도다.
      backglut_timer deck="{ov}" minutes={min} | 굽기 | {ov}, {min}분. 댐퍼는 말 없음.
      @flap backglut_timer deck="{ov}" minutes={min} damper=open // backglut_timer deck="{ov}" minutes={min} damper=shut | 댐퍼까지 | 댐퍼를 {flap} {ov}에서 {min}분 굽는다.
      @cnt backglut_batch bread={name} pieces=20 // backglut_batch bread={name} pieces=30 // backglut_batch bread={name} pieces=40 // backglut_batch bread={name} pieces=60 | 몇 개 | {name} {cnt} 나왔다고 올려 주세요.
      @size backglut_sell bread={dough} price={price} portion=half // backglut_sell bread={dough} price={price} portion=whole | 내놓기 | {dough:을} {size} {price}원에 낸다.
      backglut_sell bread={name} price={price} | 진열 | {name}, {price}원. 자르는 얘기는 없음.
      send_message channel=bakery to="{who}" text="{ov} 비었어요" | 다음 사람 | bakery 채널로 {who}에게 "{ov} 비었어요"
    `,
  },
  {
    language: 'ko',
    slots: { vat: '염조3, D-8, 작은통', dye: '쪽, 홍화, 치자, 반응성 청', g: '40..900', t: '38..92', min: '15..70', fix: '식초물, 산성 물 / 잿물, 염기성 물 / 아무것도 안 탄 물, 중성 물', k: '한 차례 / 두 차례 / 세 차례', cloth: '무명, 명주, 모시', dir: '앞으로 / 거꾸로', rpm: '4..20', lot: '=D-1107, D-0934', m: '12..80', tint: '옅게 / 짙게' },
    tools: ['faerberei_dose(vat, dye, grams: int): Dose dye', 'faerberei_bath(vat, ph: acidic|neutral|basic, celsius?: int): Prepare the bath', 'faerberei_dip(cloth, vat, times: int): Dip cloth', 'faerberei_reel(vat, way: forward|reverse, rpm: int): Turn the reel', 'faerberei_shade(lot, shade: pale|deep): Enter how dark a lot became'],
    steps: `
      faerberei_dose vat="{vat}" dye="{dye}" grams={g} | 물감 | {vat}에 {dye} {g}그램을 푼다.
      @fix faerberei_bath vat="{vat}" ph=acidic // faerberei_bath vat="{vat}" ph=basic // faerberei_bath vat="{vat}" ph=neutral | 욕 만들기 | {vat:은} {fix:로} 채운다. 온도는 나중에 정한다.
      @fix faerberei_bath vat="{vat}" ph=acidic celsius={t} // faerberei_bath vat="{vat}" ph=basic celsius={t} // faerberei_bath vat="{vat}" ph=neutral celsius={t} | 데운 욕 | {fix}, {t}도, {vat}.
      @k faerberei_dip cloth={cloth} vat="{vat}" times=1 // faerberei_dip cloth={cloth} vat="{vat}" times=2 // faerberei_dip cloth={cloth} vat="{vat}" times=3 | 담그기 | {cloth:을} {vat}에 {k} 적신다. 길이는 {m}미터다.
      @dir faerberei_reel vat="{vat}" way=forward rpm={rpm} // faerberei_reel vat="{vat}" way=reverse rpm={rpm} | 감개 | {vat} 감개를 {dir}, 1분에 {rpm}바퀴.
      @tint faerberei_shade lot={lot} shade=pale // faerberei_shade lot={lot} shade=deep | 빛깔 | {lot:은} {tint} 나왔다. 그렇게 적어 둔다.
      memory_store key={lot} content="{dye} {g}g, {min}분" | 배합 | {lot} 키로 "{dye} {g}g, {min}분"을 남겨라.
      file_read path=dye/{lot}.txt from_line=1 lines=5 | 지난 배합 | dye/{lot}.txt의 첫 줄부터 다섯 줄을 본다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /garden/round {"순찰": "{who}", "습한곳": "{wet}"}',
    slots: { who: '원예사 담, 소율', wet: '78구역, 온천밭', z: '4구역, 장미원, 잔디 B', z2: '습지원, 9구역, 약초밭', min: '6..40', k: '절반만, 반만 / 두 배로, 곱절로', mow: '바싹 / 조금 길게', h: '=06:10, 20:40, 22:15', rob: '깎돌이, mow-2, 초록이', kg: '2..15', n: '한 포대 / 두 포대 / 네 포대', pin: '4..25', bd: 'yard-pi, 관수보드', cm: '3..8' },
    tools: ['gruenhof_drench(area, minutes: int, at?): Water an area', 'gruenhof_ration(area, portion: half|double): Change how much water an area gets', 'gruenhof_mower(robot, area, cut: short|long): Send a mower', 'gruenhof_recall(robot): Send a mower home', 'gruenhof_compost(area, bags: int): Bring compost'],
    steps: `
      gruenhof_drench area="{z}" minutes={min} | 지금 물 | {z}에 {min}분. 시각은 정하지 않는다.
      gruenhof_drench area="{z}" minutes={min} at={h} | 때를 정해 | {h}부터 {min}분 동안 {z:을} 적신다.
      @k gruenhof_ration area="{z2}" portion=half // gruenhof_ration area="{z2}" portion=double | 물의 양 | {z2:은} 물을 {k} 준다.
      @mow gruenhof_mower robot="{rob}" area="{z}" cut=short // gruenhof_mower robot="{rob}" area="{z}" cut=long | 깎기 | {rob:이} {z} 풀을 {mow} 깎는다. 지금 풀은 {cm}cm다.
      gruenhof_recall robot="{rob}" | 거두기 | 비가 온다. {rob:을} 거두어들인다.
      @n gruenhof_compost area="{z2}" bags=1 // gruenhof_compost area="{z2}" bags=2 // gruenhof_compost area="{z2}" bags=4 | 거름 | {z2}에 거름 {n}. 한 포대는 {kg}킬로다.
      gruenhof_ration area="{wet}" portion=half | 질퍽한 곳 | 순찰에서 너무 젖었다고 한 곳은 물을 반으로 줄여 주세요.
      gpio_write pin={pin} value=0 board="{bd}" | 주 밸브 | {bd} {pin}번을 0으로 내린다. 그러면 온 밭의 물이 멎는다.
      mqtt_publish topic=garden/{pin} payload="{z} {min}" | 보내 두기 | garden/{pin} 토픽에 "{z} {min}"
    `,
  },
];
