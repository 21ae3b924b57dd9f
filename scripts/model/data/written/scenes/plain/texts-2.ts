import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: texts that are put together, part 2. */
export const plainTexts2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt marina/bilge {"boat": "{boat}", "berth": {berth}, "water_cm": {cm}, "pump": "off"}',
    slots: { boat: 'Gannet, Marie-Lou, Petrel, Silver Dart', berth: '2..48', cm: '9..31' },
    tools: ['harbour_call(boat, text): Send a text to the owner of a boat', 'harbour_board(text): Write on the board at the pier'],
    steps: `
      harbour_call boat="{boat}" text="{cm} cm of water in the bilge" | Tell the owner | Send the owner of the boat a text that says how many cm of water are in the bilge.
      ^ | Water on board | The owner has to know how much water there is. Write to the owner of the reported boat, giving the cm of water in the bilge.
      notify message="{boat} at berth {berth} takes water" | Harbour office | Show a notification here that says which boat takes water, and at which berth.
      harbour_board text="Berth {berth} is closed" | Board | Write on the board at the pier that the berth of the message is closed.
      memory_store key=bilge-{berth} content="{boat}: {cm} cm" | Keep it | Note under bilge-{berth} the boat, and after a colon how many cm of water it had.
      pushover message="{cm} cm of water in {boat}" | Push | Push how many cm of water there are, and in which boat.
      mqtt_publish topic=marina/lamp/text payload="Storm from 18:00, please double your lines." | Storm text | Publish to marina/lamp/text exactly: Storm from 18:00, please double your lines.
      file_write path=bilge.txt content="{boat}" | Name only | Overwrite bilge.txt with the name of the boat and nothing else.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /pool/test {"수조": "{pool}", "염소": {cl}, "수온": {temp}, "측정": "{who}"}',
    slots: { pool: '=유아풀, 대형풀, 온탕, 다이빙풀', cl: '0.2..2.9', temp: '24.0..39.5', who: '=한지우, 오세훈, 문가영, 배성민' },
    tools: ['안내판(글): 입구 안내판에 글을 띄운다', '점검_기록(수조, 내용): 수조 점검 기록을 남긴다'],
    steps: `
      점검_기록 수조={pool} 내용="염소 {cl}, 수온 {temp}도" | 점검 기록 | 측정한 수조의 점검 기록에 염소가 얼마인지, 수온이 몇 도인지 쉼표로 나누어 남긴다.
      안내판 글="{pool} 수온 {temp}도" | 입구 안내 | 손님이 볼 수 있게 안내판에 어느 수조의 수온이 몇 도인지 띄워 주세요.
      notify message="{pool} 염소 {cl}" | 알림 | 이 컴퓨터 알림으로 수조 이름과 염소 값을 알려 준다. 예: 아동풀 염소 0.1
      memory_store key=pool-last content="{who} 측정, 염소 {cl}" | 누가 쟀나 | pool-last 메모에 누가 측정했는지, 쉼표 뒤에 염소가 얼마인지 적는다. 예: 김철수 측정, 염소 3.5
      pushover message="{pool}은 오늘 쉽니다" title="수영장" | 푸시 | 제목은 수영장, 내용은 신고된 수조 이름 바로 뒤에 "은 오늘 쉽니다"를 붙여 푸시한다.
      mqtt_publish topic=pool/cl payload="{cl}" | 값만 | 염소 값만 pool/cl 로 발행한다.
      안내판 글="7월 1일부터 아침 6시에 문을 엽니다, 모자를 꼭 써 주세요." | 안내 문구 | 안내판에 이 글을 그대로 쓴다: 7월 1일부터 아침 6시에 문을 엽니다, 모자를 꼭 써 주세요.
      file_write path=pool.csv content="{pool},{cl},{temp}" append=true | 표 | pool.csv 에 수조, 염소, 수온을 쉼표로 이어 덧붙인다.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cellar/temp {temp} °C',
    earlier: ['Which cask is fermenting | cask_list → cask {cask}: cider, day {day}', 'Start the cooling | sop_execute → run {run} started'],
    slots: { temp: '14.1..27.9', cask: '30..58', day: '3..12', run: 'r-71, r-208, r-934' },
    tools: ['cask_list(): List the casks', 'cask_note(cask: int, text): Write a note on a cask'],
    steps: `
      cask_note cask={cask} text="{temp} °C" | Note on the cask | Write the temperature that came in, with its unit, as a note on the cask that the list in step {step1} names.
      notify message="{temp} °C" | Show what came | Show the payload as it came as a notification on this computer.
      mqtt_publish topic=cellar/display payload="{temp} °C" | Display | Pass the reading on to cellar/display unchanged, unit and all.
      pushover message="Cask {cask} is on day {day}" | Day of the cider | Push a message that says which cask is on which day, as step {step1} found it.
      sop_cancel run_id={run} reason="the cellar is cold enough" | Cancel the cooling | Cancel the run from step {step2}. The reason is "the cellar is cold enough".
      sop_cancel run_id={run} reason="the cellar has {temp} °C" | Stop cooling | Cancel the run that step {step2} started, and give as the reason how many °C the cellar has.
      memory_store key=cellar-last content="{temp} °C" | Keep the reading | Store the reading under cellar-last just as it came.
      file_write path=cellar.txt content="day {day}: {temp} °C" append=true | Diary | Add a line to cellar.txt with the day of the cider, a colon, and the temperature that came in.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 주차장/만차 {"층": "{floor}", "남은자리": {free}, "차량": {cars}}',
    slots: { floor: '=지하1층, 지하2층, 지하3층, 옥상', free: '1..9', cars: '80..240' },
    tools: ['입구_전광(줄1, 줄2?): 입구 전광판에 한두 줄을 쓴다'],
    steps: `
      입구_전광 줄1="{floor} {free}자리 남음" | 입구 전광판 | 입구 전광판 첫 줄에 어느 층에 몇 자리가 남았는지 쓴다. 끝은 "남음"으로 한다.
      입구_전광 줄1={floor} 줄2={free} | 두 줄 | 입구 전광판 첫 줄에는 층, 둘째 줄에는 남은 자리 수를 숫자로만 쓴다.
      notify message="{floor}에 차량 {cars}대" | 알림 | 이 컴퓨터에 어느 층에 차량이 몇 대 있는지 알림으로 보여 준다. 예: 지하5층에 차량 20대
      pushover message="{floor} 거의 만차" | 푸시 | 층 이름을 말하고 거의 만차라고 푸시한다.
      mqtt_publish topic=주차장/자리 payload="{free}" | 자리 수 | 남은 자리 수만 주차장/자리 에 발행한다.
      memory_store key=주차-최근 content="차량 {cars}대, {free}자리" | 메모 | 주차-최근 메모에 차량이 몇 대인지, 그다음 몇 자리 남았는지 적는다. 예: 차량 50대, 12자리
      send_message channel=kakao to=주차반장 text="내일 9시부터 12시까지 물청소, 지하1층은 비웁니다." | 반장에게 | kakao 로 주차반장에게 그대로 전한다: 내일 9시부터 12시까지 물청소, 지하1층은 비웁니다.
      cron_add schedule="0 7 * * *" action=message text="{floor} 차량을 센다" | 아침 안내 | 매일 아침 7시(0 7 * * *)에 메시지를 예약한다. 글은 이벤트의 층 이름을 쓰고 이어서 "차량을 센다"라고 한다.
    `,
  },
];
