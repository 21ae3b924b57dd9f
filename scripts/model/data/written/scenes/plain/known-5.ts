import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: the product's own tools, part 5. */
export const plainKnown5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt carwash/box {"box": {box}, "program": "{program}", "pump_out": {pump}, "brush_out": {brush}, "euro": {euro}}',
    slots: { box: '1..6', program: '=foam, rinse, wax', pump: '7..15', brush: '16..27', euro: '2.5..9.5', light: '28..39' },
    steps: `
      gpio_write pin={brush} value=1 | Brush | Brush output from the message: on.
      ^ | Start the brush | The customer has paid for the brush. Switch on the output of the brush, which the message gives beside that of the pump.
      gpio_write pin={pump} value=0 | Pump | Pump output from the message: off.
      ^ | Stop the pump | The time of the customer is over. Please switch off the output that the message gives for the pump.
      gpio_write pin={light} value=1 | Light of the box | The light of the box is on GPIO {light}, whatever else the message says. It has to be lit.
      notify message="Box {box}: {program}, {euro} euro" | Show the wash | Show a notification on this computer: the word Box with its number, a colon, the program, a comma and how many euro were paid.
      file_write path=carwash.csv content="{box},{program},{euro}" append=true | Cash book | Append to carwash.csv: box, program, euro, with commas and without blanks, as in 9,dry,3.5
      failed "no tool can refill the wax" | Wax | Refill the wax in the cupboard behind the box.
    `,
  },
  {
    language: 'en',
    event: 'mqtt solar/roof {"string": "{string}", "watts": {w}, "volts": {v}, "breaker": {br}, "meter": {meter}}',
    slots: { string: 'S1, S3, south-2, west', w: '40..290 / 310..2900', v: '320..610', br: '4..16', meter: '17..27', board: 'pico-r, esp-2, nano-7' },
    steps: `
      gpio_write pin={br} value=0 board={board} | Breaker open | The breaker of the string conducts at 1 and is open at 0. Open it; the pin is in the message and the board is {board}.
      gpio_write pin={br} value=1 board={board} | Breaker closed | Let the string feed in again: set its breaker in the message to 1, on the board {board}.
      gpio_read pin={meter} board={board} | Read the meter input | Read the pin of the meter on the board {board}.
      @w gpio_write pin=32 value=0 // gpio_write pin=32 value=1 | Water heater | The water heater on pin 32 may run when the roof gives at least 300 watts. With less it is switched off.
      @w failed "the roof gives {w} watts" // mqtt_publish topic=house/surplus payload="{w}" | Surplus | Publish the watts to house/surplus, but only when there are 300 or more. Below that the step fails.
      pushover message="{string}: {w} W, {v} V" | Push | Push: string, colon, watts in W, comma, volts in V.
      memory_store key=best-string content="{string}" | Best string | Remember the name of the string under best-string.
      notify message="{string} gives {w} watts" | Say what it gives | Notification on this computer that says which string gives how many watts.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the scale | http_request → gross {g} kg, tare {ta} kg, net {n} kg', 'Find the silo | memory_recall → wheat: slide {s1}; barley: slide {s2}; oats: slide {s3}'],
    slots: { g: '900..1400', ta: '120..280', n: '600..749 / 751..890', s1: '4..12', s2: '13..21', s3: '22..30' },
    steps: `
      gpio_write pin={s2} value=1 | Barley | Open the barley slide.
      ^ | Fill with barley | The lorry gets barley. The slides of the three silos were found in step {step2}; open the one that belongs to the barley.
      gpio_write pin={s1} value=0 | Wheat | Wheat slide shut.
      ^ | Enough wheat | There is enough wheat on the lorry. Close the slide of the wheat, whose pin was found before.
      @n gpio_write pin={s3} value=1 // gpio_write pin={s3} value=0 | Oats up to 750 | As long as the net weight is below 750 kg the slide of the oats stays open; with more it has to be closed.
      @n failed "the net weight is {n} kg" // notify message="{n} kg loaded, please stop" | Loaded | If more than 750 kg net are loaded, show a notification on this computer: the net weight in kg and the words loaded, please stop. With less the step fails.
      file_write path=scale.csv content="2026-08-21;{g};{ta};{n}" append=true | Weighing list | Append to scale.csv the date 2026-08-21, gross, tare and net, separated by semicolons.
      memory_store key=last-net content="{n} kg" | Net weight | Keep the net weight in kg under last-net. Neither gross nor tare is wanted.
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/return {"title": "{title}", "reader": "{reader}", "shelf": "{shelf}", "days_late": {late}}',
    slots: { title: '=Winter Garden, The Third Key, Small Boats, A Long Road', reader: 'Ines, Mr Kaya, Ottilie, Ben', shelf: '=K / L / M', late: '=0 / 3, 8, 12, 20', k: '4..11', l: '12..19', m: '20..28', door: '29..39' },
    steps: `
      @shelf gpio_write pin={k} value=1 // gpio_write pin={l} value=1 // gpio_write pin={m} value=1 | Light of the shelf | Light up the shelf on which the returned book belongs. Shelf K is on pin {k}, L on pin {l} and M on pin {m}.
      @shelf gpio_write pin={k} value=0 // gpio_write pin={l} value=0 // gpio_write pin={m} value=0 | Shelf dark | K {k}, L {l}, M {m}: turn off the lamp of the shelf in the message.
      gpio_write pin={door} value=1 | Return flap | The flap for books on pin {door} is locked at 0 and free at 1. Free it.
      @late failed "the book is not late" // send_message channel=email to="{reader}" text="{title} was {late} days late" | Late? | If the book came back late, send the reader an e-mail (channel email): the title, was, the number of days, days late. If it is not late, the step fails.
      @late notify message="{title} is on time" // notify message="{title} is late" | On time? | Show a notification on this computer: the title and is on time if it is 0 days late, else the title and is late.
      memory_store key=returns content="{title} from {reader}" | Who brought what | Store under returns which title came from whom, with the word from between the two.
      file_search query="{reader}" path=readers | Card of the reader | Search the folder readers for the name of the reader.
      failed "no tool can put the book on the shelf" | Put it back | Put the book back on its shelf, in the right place.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ice/rink {"ice_c": {ice}, "hall_c": {hall}, "humidity": {hum}, "compressor": {comp}, "dryer": {dry}}',
    slots: { ice: '-7.5..-5.5 / -4.5..-1.5', hall: '4..14', hum: '41..64 / 66..92', comp: '15..23', dry: '24..39' },
    steps: `
      @ice gpio_write pin={comp} value=0 // gpio_write pin={comp} value=1 | Keep the ice cold | If the ice is warmer than -5 °C, the compressor has to run. If it is colder, the compressor is switched off. Its pin is in the message.
      @hum gpio_write pin={dry} value=0 // gpio_write pin={dry} value=1 | Dryer | Dryer on above 65 percent humidity, off below.
      @hum failed "the humidity is {hum}%" // pushover message="Fog: humidity {hum}%" | Fog | Above 65 percent the hall fills with fog: push the word Fog, a colon, humidity and the percentage. Below that the step fails.
      gpio_write pin={comp} value=0 | Compressor off | The ice is renewed tonight, so the compressor in the message must stand still. Switch it off, however warm the ice is.
      gpio_write pin={dry} value=1 | Dryer on | Switch on the dryer of the message, even though the air seems dry.
      notify message="Ice {ice} °C, hall {hall} °C" title="Rink" | Both temperatures | Show a notification with the title Rink: Ice and its temperature in °C, a comma, hall and its temperature in °C.
      mqtt_publish topic=rink/ice payload="{ice}" | Ice temperature | Publish the temperature of the ice to rink/ice, only the number.
      memory_store key=rink content="{hum}% at {hall} °C" | Humidity note | Keep under rink the humidity in %, the word at, and the temperature of the hall in °C.
    `,
  },
  {
    language: 'en',
    event: 'mqtt door/bell Somebody rang at {time}',
    slots: { time: '=07:40, 12:15, 16:55, 20:30', opener: '4..14', lamp: '15..26', chime: '27..39' },
    steps: `
      notify message="Somebody rang at {time}" | Pass it on | Show what came in as a notification on this computer, word for word.
      file_write path=bell.txt content="Somebody rang at {time}" append=true | Book | Append the sentence that came in to bell.txt, unchanged.
      memory_store key=last-bell content={time} | Time | Keep only the time under last-bell.
      gpio_write pin={opener} value=1 | Opener | The door opens while the opener on pin {opener} has current. Please open the door.
      gpio_write pin={opener} value=0 | Door shut | Take the current away from the opener on pin {opener}, so that the door stays shut.
      gpio_write pin={lamp} value=1 | Porch | Porch lamp, D{lamp}: on.
      gpio_write pin={chime} value=0 | Quiet | The baby sleeps. Silence the chime on output {chime}.
      send_message channel=telegram to=Ada text="Please open the door" | Ask Ada | Write to Ada through the channel telegram: Please open the door
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 세차장/칸 {"칸": {box}, "과정": "{program}", "펌프출력": {pump}, "솔출력": {brush}, "금액": {won}}',
    slots: { box: '1..6', program: '=거품, 헹굼, 왁스', pump: '7..15', brush: '16..27', won: '=3000, 4500, 6000, 8000', light: '28..39' },
    steps: `
      gpio_write pin={brush} value=1 | 솔 | 메시지의 솔 출력 켬.
      ^ | 솔 돌리기 | 손님이 솔 요금을 냈다. 메시지에 펌프 출력과 나란히 적힌 솔 출력을 켠다.
      gpio_write pin={pump} value=0 | 펌프 | 메시지의 펌프 출력 끔.
      ^ | 펌프 세우기 | 이용 시간이 끝났으니 메시지에 펌프용으로 적힌 출력을 꺼 주세요.
      gpio_write pin={light} value=1 | 칸 조명 | 메시지 내용과 상관없이 칸 조명은 GPIO {light}에 있다. 조명을 켠다.
      notify message="{box}번 칸 {program}, {won}원" | 세차 알림 | 이 컴퓨터에 몇 번 칸이 무슨 과정이고 몇 원인지 알림을 띄운다. 예: 9번 칸 건조, 5000원
      file_write path=세차.csv content="{box},{program},{won}" append=true | 장부 | 세차.csv 에 칸, 과정, 금액을 빈칸 없이 쉼표로 이어 덧붙인다. 예: 9,건조,5000
      failed "왁스를 채울 도구가 없다" | 왁스 보충 | 칸 뒤 보관함에 왁스를 채워 넣는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 태양광/지붕 {"스트링": "{string}", "와트": {w}, "볼트": {v}, "차단기": {br}, "계측": {meter}}',
    slots: { string: 'S1, S3, 남쪽2, 서쪽', w: '40..290 / 310..2900', v: '320..610', br: '4..16', meter: '17..27', board: 'pico-r, esp-2, nano-7' },
    steps: `
      gpio_write pin={br} value=0 board={board} | 차단 | 스트링 차단기는 1이면 통하고 0이면 끊어진다. {board} 보드에서 메시지에 나온 차단기를 끊는다.
      gpio_write pin={br} value=1 board={board} | 투입 | 다시 발전하도록 메시지의 차단기를 1로 투입한다. 보드는 {board:이}다.
      gpio_read pin={meter} board={board} | 계측 입력 읽기 | {board} 보드에서 계측 핀을 읽는다.
      @w gpio_write pin=32 value=0 // gpio_write pin=32 value=1 | 온수기 | 지붕에서 300와트 이상 나오면 32번 핀의 온수기를 켜고, 모자라면 끈다.
      @w failed "{w}와트뿐이다" // mqtt_publish topic=집/잉여 payload="{w}" | 잉여 전력 | 300와트 이상일 때만 와트 숫자를 집/잉여 토픽에 발행한다. 모자라면 실패로 둔다.
      pushover message="{string}: {w}W, {v}V" | 푸시 | 푸시: 스트링, 쌍점, 와트(W), 쉼표, 볼트(V) 순.
      memory_store key=좋은스트링 content="{string}" | 스트링 메모 | 스트링 이름을 '좋은스트링' 키에 적어 둔다.
      notify message="{string} {w}와트 발전 중" | 발전 알림 | 어느 스트링이 몇 와트 발전 중인지 이 컴퓨터에 알림을 띄운다. 예: 동쪽 50와트 발전 중
    `,
  },
  {
    language: 'ko',
    earlier: ['계량대 읽기 | http_request → 총중량 {g}kg, 공차 {ta}kg, 순중량 {n}kg', '사일로 찾기 | memory_recall → 밀: 게이트 {s1}, 보리: 게이트 {s2}, 귀리: 게이트 {s3}'],
    slots: { g: '900..1400', ta: '120..280', n: '600..749 / 751..890', s1: '4..12', s2: '13..21', s3: '22..30' },
    steps: `
      gpio_write pin={s2} value=1 | 보리 | 보리 게이트 열 것.
      ^ | 보리 싣기 | 이번 트럭에는 보리를 싣는다. 세 사일로의 게이트는 {step2}단계에서 찾았으니 보리에 해당하는 것을 연다.
      gpio_write pin={s1} value=0 | 밀 | 밀 게이트 닫을 것.
      ^ | 밀은 충분 | 트럭에 밀은 충분히 실었다. 앞에서 찾은 밀 게이트를 닫아 주세요.
      @n gpio_write pin={s3} value=1 // gpio_write pin={s3} value=0 | 귀리는 750kg까지 | 순중량이 750kg 미만이면 귀리 게이트를 열어 두고, 넘으면 닫는다.
      @n failed "순중량이 {n}kg이다" // notify message="{n}kg 적재, 중지 바람" | 적재 완료 | 순중량이 750kg을 넘으면 순중량(kg) 뒤에 '적재, 중지 바람'을 붙여 이 컴퓨터에 알림을 띄운다. 모자라면 실패로 둔다.
      file_write path=계량.csv content="2026-08-21;{g};{ta};{n}" append=true | 계량 장부 | 계량.csv 에 날짜 2026-08-21, 총중량, 공차, 순중량을 쌍반점(;)으로 이어 덧붙인다. 단위는 적지 않는다.
      memory_store key=마지막순중량 content="순중량 {n}kg" | 순중량 메모 | '마지막순중량' 키에 순중량이 몇 kg인지 적는다. 예: 순중량 500kg
    `,
  },
  {
    language: 'ko',
    event: 'webhook /도서관/반납 {"책": "{title}", "이용자": "{reader}", "서가": "{shelf}", "연체일": {late}}',
    slots: { title: '=겨울 정원, 세 번째 열쇠, 작은 배, 먼 길', reader: '구본석, 마은지, 표정훈, 탁서연', shelf: '=가 / 나 / 다', late: '=0 / 3, 8, 12, 20', k: '4..11', l: '13..19', m: '21..28', door: '29..39' },
    steps: `
      @shelf gpio_write pin={k} value=1 // gpio_write pin={l} value=1 // gpio_write pin={m} value=1 | 서가 등 | 반납된 책이 꽂힐 서가의 등을 켠다. 가 서가는 {k}번, 나 서가는 {l}번, 다 서가는 {m}번 핀이다.
      @shelf gpio_write pin={k} value=0 // gpio_write pin={l} value=0 // gpio_write pin={m} value=0 | 서가 등 끄기 | 가 {k}, 나 {l}, 다 {m}. 메시지에 나온 서가의 등 끔.
      gpio_write pin={door} value=1 | 반납구 | {door}번 반납구는 0이면 잠기고 1이면 풀린다. 책을 넣을 수 있게 푼다.
      @late failed "연체가 아니다" // send_message channel=email to="{reader}" text="{title} {late}일 연체" | 연체 안내 | 연체된 책이면 이용자에게 email 채널로 책 이름과 며칠 연체인지 보낸다. 예: 푸른 산 5일 연체. 연체가 아니면 실패로 둔다.
      @late notify message="{title} 정상 반납" // notify message="{title} 연체 반납" | 반납 알림 | 이 컴퓨터에 책 이름 뒤에, 연체일이 0이면 '정상 반납', 아니면 '연체 반납'이라고 알림을 띄운다.
      memory_store key=반납 content="{reader}: {title}" | 반납 메모 | '반납' 키에 이용자, 쌍점, 책 이름 순으로 저장한다.
      file_search query="{reader}" path=이용자 | 이용자 카드 | '이용자' 폴더에서 그 이용자의 이름을 찾는다.
      failed "책을 서가에 꽂을 도구가 없다" | 책 꽂기 | 책을 서가의 제자리에 꽂는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 빙상장/상태 {"빙온": {ice}, "실온": {hall}, "습도": {hum}, "압축기": {comp}, "제습기": {dry}}',
    slots: { ice: '-7.5..-5.5 / -4.5..-1.5', hall: '4..14', hum: '41..64 / 66..92', comp: '15..23', dry: '24..39' },
    steps: `
      @ice gpio_write pin={comp} value=0 // gpio_write pin={comp} value=1 | 얼음 유지 | 빙온이 영하 5도보다 높으면 압축기를 돌리고, 그보다 낮으면 끈다. 핀은 메시지에 있다.
      @hum gpio_write pin={dry} value=0 // gpio_write pin={dry} value=1 | 제습기 | 습도 65% 초과면 제습기 켬, 이하면 끔.
      @hum failed "습도가 {hum}%이다" // pushover message="안개 주의, 습도 {hum}%" | 안개 | 습도가 65%를 넘으면 안개가 낀다. 그때만 '안개 주의', 쉼표, 습도가 몇 %인지를 푸시로 보내고, 아니면 실패로 둔다.
      gpio_write pin={comp} value=0 | 압축기 정지 | 오늘 밤 얼음을 새로 깐다. 빙온과 상관없이 메시지의 압축기를 꺼 주세요.
      gpio_write pin={dry} value=1 | 제습기 가동 | 공기가 말라 보여도 메시지의 제습기를 켠다.
      notify message="빙온 {ice}도, 실온 {hall}도" title=빙상장 | 두 온도 | 제목은 빙상장, 내용은 빙온과 실온이 각각 몇 도인지 쉼표로 이어 이 컴퓨터에 알림을 띄운다.
      mqtt_publish topic=빙상장/빙온 payload="{ice}" | 빙온 발행 | 빙온을 숫자만 빙상장/빙온 토픽에 발행한다.
      memory_store key=빙상장 content="습도 {hum}%, 실온 {hall}도" | 습도 메모 | '빙상장' 키에 습도가 몇 %인지와 실온이 몇 도인지 쉼표로 이어 저장한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 현관/초인종 {time}에 초인종이 울림',
    slots: { time: '=07:40, 12:15, 16:55, 20:30', opener: '4..11', lamp: '21..26', chime: '27..39' },
    steps: `
      notify message="{time}에 초인종이 울림" | 그대로 알림 | 들어온 문장을 그대로 이 컴퓨터에 알림으로 띄운다.
      file_write path=초인종.txt content="{time}에 초인종이 울림" append=true | 기록 | 들어온 문장을 바꾸지 말고 초인종.txt 끝에 덧붙인다.
      memory_store key=마지막초인종 content={time} | 시각 메모 | 시각만 '마지막초인종' 키에 저장한다.
      gpio_write pin={opener} value=1 | 문 열림 장치 | {opener}번 열림 장치에 전기가 가는 동안 문이 열린다. 문을 열어 주세요.
      gpio_write pin={opener} value=0 | 문 닫힘 유지 | 문이 열리지 않도록 {opener}번 열림 장치의 전기를 끊는다.
      gpio_write pin={lamp} value=1 | 현관등 | 현관등 D{lamp}, 켬.
      gpio_write pin={chime} value=0 | 조용히 | 아기가 자고 있다. {chime}번 출력의 차임벨을 끈다.
      send_message channel=telegram to=유나 text="문 좀 열어 주세요" | 유나에게 부탁 | telegram 채널로 유나에게 '문 좀 열어 주세요'라고 보낸다.
    `,
  },
];
