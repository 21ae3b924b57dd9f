import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: texts that are put together, part 1. */
export const plainTexts1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt house/lifts {"lift": "{lift}", "floor": {floor}, "code": "{code}", "since": "{since}"}',
    slots: { lift: 'north lift, goods lift, lift B, bed lift', floor: '1..9', code: 'E14, F07, D22, E31', since: '=06:40, 09:15, 11:02, 17:48' },
    tools: ['desk_line(text): Show a line on the screen of the front desk', 'firm_mail(subject, text): Write to the lift company'],
    steps: `
      desk_line text="{lift} is out of order" | Tell the desk | Tell the front desk on its screen which lift is out of order, so that they can send visitors to another one.
      notify message="{lift} is out of order since {since}" | Notification | Show a notification on this computer that says which lift is out of order and since when.
      ^ | Say it here | The person at this computer should read in a notification which lift is out of order, and since what time.
      pushover message="{lift} stands at floor {floor}" | Push | Send a push message saying which lift stands, and at which floor.
      firm_mail subject="{lift}" text="Fault {code} at floor {floor}" | Write to the company | Write to the lift company. The subject is the lift, and the text says which fault it has and at what floor.
      memory_store key=last-lift-fault content="{lift}, fault {code}" | Keep the fault | Write down under last-lift-fault which lift it was and what fault it had, with a comma between.
      mqtt_publish topic=desk/sign payload="Please use the stairs, the lift is being repaired." | Sign in the hall | Publish this sentence to desk/sign, word for word: "Please use the stairs, the lift is being repaired."
      send_message channel=telegram text="{lift}: {code}" | Telegram | Send the technicians on the channel telegram the name of the lift, then a colon and the fault code.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /apt/complaint {"동": {dong}, "호": {ho}, "민원": "{what}", "접수": "{time}"}',
    slots: { dong: '101..118', ho: '201..1904', what: '=층간소음, 누수, 주차, 담배 연기, 승강기 소음', time: '=08:20, 10:45, 13:30, 19:05, 21:50' },
    tools: ['방송_문구(동: int, 문구): 한 동에 안내 방송을 한다', '담당_쪽지(이름, 내용): 직원에게 쪽지를 보낸다'],
    steps: `
      memory_store key=complaint-last content="{dong}동 {ho}호 {what}" | 민원 적기 | 메모 complaint-last 에 어느 동 몇 호에서 무슨 민원이 왔는지 적는다.
      ^ | 민원 메모 | 나중에 찾아볼 수 있게 동, 호, 민원 내용을 이 순서로 complaint-last 라는 메모에 남겨 주세요.
      notify message="{dong}동 {ho}호에서 {what} 민원" | 알림 | 이 컴퓨터에 몇 동 몇 호에서 어떤 민원이 왔는지 알림으로 띄운다.
      pushover message="{what} 민원 {time} 접수" | 푸시 | 소장에게 무슨 민원이 몇 시에 접수되었는지 푸시로 알려 준다.
      담당_쪽지 이름=박정수 내용="{dong}동 {ho}호 방문" | 방문 지시 | 박정수 씨에게 쪽지를 보낸다. 몇 동 몇 호에 방문해야 하는지만 적으면 된다.
      방송_문구 동={dong} 문구="밤 10시 이후에는 세탁기 사용을 삼가 주세요." | 안내 방송 | 민원이 온 동에 다음 문구를 그대로 방송한다: 밤 10시 이후에는 세탁기 사용을 삼가 주세요.
      file_write path=logs/complaints.txt content="{time} {what}" append=true | 대장에 추가 | logs/complaints.txt 끝에 접수 시각과 민원 내용을 한 줄로 덧붙인다.
      send_message channel=kakao to=관리소장 text="{what}" | 내용만 전달 | kakao 채널로 관리소장에게 민원 내용만 보낸다. 동과 호는 쓰지 않는다.
    `,
  },
  {
    language: 'en',
    event: 'mqtt nursery/soil {"bed": "{bed}", "moisture": {wet}, "t_c": {temp}, "battery": {bat}}',
    slots: { bed: 'bed 3, bed 7, roses west, herb table', wet: '8..19', temp: '12.0..27.5', bat: '52..98' },
    tools: ['panel_say(text): Put a text on the screen in the glasshouse'],
    steps: `
      panel_say text="{bed} is too dry: {wet} %" | On the screen | Say on the screen in the glasshouse that the soil of the reported bed is too dry, and after a colon how many percent it has.
      ^ | Too dry | The gardeners look at the screen in the glasshouse. It should say which bed is too dry, then a colon and the moisture in percent.
      notify title="Watering" message="{bed} has {wet} % moisture" | Notification with a title | Show a notification titled Watering that says how much moisture the bed has, naming the bed first.
      pushover message="Battery of {bed} at {bat} %" | Battery | Send a push that says at how many percent the battery of the bed is.
      memory_store key=soil-last content="{bed}: {wet} %, {temp} °C" | Remember | Store under soil-last the bed, and after a colon its moisture in % and its temperature in °C, with a comma between the two.
      mqtt_publish topic=nursery/soil/last payload="{wet}" | Pass on the number | Publish the bare moisture value to nursery/soil/last, without any unit, because the display adds one.
      file_write path=beds.csv content="{bed},{wet}" append=true | Row for the table | Add a row to beds.csv with the bed and its moisture, a comma between them and no blanks.
      send_message channel=slack text="Please water by hand today, the pump is away for repair." | Ask the team | Send the team this sentence on the channel slack: Please water by hand today, the pump is away for repair.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 창고/냉동 {"실": "{room}", "온도": {temp}, "최고": {peak}, "문": "닫힘"}',
    slots: { room: '=1호실, 2호실, 어패류실, 육류실, 아이스크림실', temp: '-14.5..-9.0', peak: '-8.5..-2.0' },
    tools: ['전광판_쓰기(글): 전광판에 글을 띄운다'],
    steps: `
      notify message="{room} {temp}도" | 온도 알림 | 어느 실이 지금 몇 도인지 이 컴퓨터에 알림을 띄운다.
      ^ | 알림 | 이 컴퓨터 알림으로 냉동실 이름과 현재 온도를 알려 주세요. 온도 뒤에는 "도"를 붙입니다.
      pushover message="{room} {peak}도까지 올랐다" | 푸시 | 몇 도까지 올랐는지 푸시로 알려 준다. 어느 실인지 먼저 말한다.
      전광판_쓰기 글="{room} 문을 닫아 두세요" | 전광판 | 신고된 실의 이름을 쓰고 문을 닫아 두세요 라고 전광판에 띄운다.
      memory_store key=냉동-최고 content="{room} 최고 {peak}도" | 최고 온도 기록 | 냉동-최고 라는 메모에 어느 실의 최고 온도가 몇 도였는지 적는다. 예: 3호실 최고 -5도
      mqtt_publish topic=창고/냉동/현재 payload="{temp}" | 값 전달 | 현재 온도 값만 창고/냉동/현재 에 발행한다.
      send_message channel=telegram to=당직 text="기사가 7시 30분에 옵니다, 열쇠를 준비해 주세요." | 당직에게 | telegram 채널로 당직에게 "기사가 7시 30분에 옵니다, 열쇠를 준비해 주세요."라고 보낸다.
      file_write path=logs/freezer.csv content="{room},{temp},{peak}" append=true | 표에 추가 | logs/freezer.csv 에 실, 온도, 최고 온도를 쉼표로 이어 한 줄 추가한다.
    `,
  },
  {
    language: 'en',
    event: 'mqtt school/doors door {door} open since {since}',
    slots: { door: '2..19', since: '=06:12, 07:45, 18:20, 21:05, 22:31' },
    tools: ['janitor_pager(text): Page the caretaker', 'hall_speaker(text, volume?: int): Say something in the hall'],
    steps: `
      janitor_pager text="door {door} open since {since}" | Page the caretaker | Pass the message that came in on to the pager of the caretaker, unchanged.
      ^ | Which door | The caretaker should learn which door is open and since when. Page him what the event says, as it is.
      notify message="door {door} open since {since}" | Show it here | Show the payload as a notification on this computer, exactly as it came.
      mqtt_publish topic=school/doors/last payload="door {door} open since {since}" | Pass it on | Publish what came in to school/doors/last without changing anything.
      memory_store key=open-door content="door {door}" | Keep the door | Note under open-door only which door it is, not the time.
      pushover message="Please close door {door}" title="School" | Push with title | Send a push with the title School that says please close, and then the door that was left open.
      hall_speaker text="The building closes in 15 minutes, please go to the main exit." | Announcement | Have the speaker in the hall say: The building closes in 15 minutes, please go to the main exit.
      file_write path=doors/today.txt content="door {door} open since {since}" append=true | Log | Append the message of the event as it is to doors/today.txt.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 교실/공기 PM10 {pm} {grade}',
    slots: { pm: '31..155', grade: '=나쁨, 보통, 매우나쁨' },
    tools: ['창문_표시(글): 복도 표시판에 글을 쓴다'],
    steps: `
      창문_표시 글="PM10 {pm} {grade}" | 표시판 | 들어온 내용을 바꾸지 말고 그대로 복도 표시판에 쓴다.
      mqtt_publish topic=학교/공기 payload="PM10 {pm} {grade}" | 그대로 발행 | 센서가 보낸 값을 학교/공기 에 그대로 발행해 주세요.
      notify message="PM10 {pm} {grade}" | 알림 | 이 컴퓨터에 이벤트 내용을 그대로 알림으로 보여 준다.
      memory_store key=공기-마지막 content="{grade}" | 등급만 | 등급만 공기-마지막 메모에 적어 둔다. 숫자는 필요 없다.
      pushover title="공기질" message="미세먼지 {pm}" | 푸시 | 제목은 공기질로 하고, 미세먼지가 얼마인지 숫자까지 푸시로 보낸다. 예: 미세먼지 80
      send_message channel=kakao text="오늘 체육은 강당에서 하고, 4교시는 교실에서 합니다." | 학부모 안내 | kakao 채널로 다음 글을 그대로 보낸다: 오늘 체육은 강당에서 하고, 4교시는 교실에서 합니다.
      file_write path=air.txt content="PM10 {pm} {grade}" append=true | 기록 추가 | air.txt 맨 뒤에 받은 값을 그대로 덧붙인다.
      file_write path=air-now.txt content="{pm}" | 숫자만 저장 | air-now.txt 에는 숫자만 쓴다. 예전 내용은 지워져도 된다.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/sample {"sample": "{sample}", "ph": {ph}, "by": "{who}", "bench": {bench}}',
    earlier: ['Start the rinse | sop_execute → run {run} started', 'Weigh the sample | scale_get → {grams} g'],
    slots: { sample: 'W-204, K-17, R-88, S-310', ph: '4.1..9.4', who: 'Amara, Tobias, Nadia, Piotr', bench: '1..8', run: 'r-4471, r-2093, r-8810', grams: '12.5..98.4' },
    tools: ['sticker_out(text, copies: int): Print a label'],
    steps: `
      memory_store key=lab-last content="pH {ph} measured by {who}" | Write it down | Write down under lab-last which pH was measured and by whom.
      ^ | Note for later | We want to know tomorrow what pH was measured, and who it was measured by. Keep both in the note lab-last.
      notify message="{sample} has pH {ph}" | Tell them here | Show on this computer, as a notification, which pH the sample has, naming the sample.
      sticker_out text="{sample} {grams} g" copies=2 | Labels | Print two labels with the name of the sample and its weight in g, as the scale found it.
      sop_cancel run_id={run} reason="pH is {ph}" | Cancel the rinse | Cancel the rinse that was started in step {step1}. The reason to give is what the pH is.
      sop_cancel run_id={run} reason="bench {bench} is needed" | Stop the rinse | The rinse of step {step1} must be cancelled. Give as the reason that the bench of the message is needed.
      file_write path=lab/weights.txt content="{sample}: {grams} g" append=true | Weight into the list | Add a line to lab/weights.txt: the sample, a colon, and the weight that step {step2} found, with its unit.
      send_message channel=matrix to={who} text="{sample} is finished" | Tell the person | Send a message on matrix to whoever measured the sample. It should say that the sample is finished, naming it.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /bakery/oven {"오븐": {oven}, "빵": "{bread}", "개수": {count}, "담당": "{who}"}',
    earlier: ['예열 시작 | sop_execute → 실행 {run} 시작됨', '재고 확인 | 재고_보기 → 밀가루 {flour} kg'],
    slots: { oven: '1..6', bread: '=식빵, 바게트, 단팥빵, 크루아상, 소금빵', count: '12..90', who: '=김하늘, 이도윤, 최서연, 정민호', run: 'k-301, k-822, k-517', flour: '91..180' },
    tools: ['재고_보기(품목): 재고를 본다', '매장_안내(글): 매장 화면에 글을 띄운다'],
    steps: `
      매장_안내 글="{bread} {count}개 나왔습니다" | 매장 화면 | 매장 화면에 어떤 빵이 몇 개 나왔는지 알린다. 끝은 "나왔습니다"로 한다.
      notify message="{oven}번 오븐 {bread} 완료" | 완료 알림 | 이 컴퓨터에 몇 번 오븐의 무슨 빵이 완료인지 알림을 띄운다. 예: 7번 오븐 호밀빵 완료
      memory_store key=bake-last content="{bread} {count}개, {who}" | 생산 메모 | bake-last 메모에 무슨 빵을 몇 개 구웠는지, 그리고 쉼표 뒤에 담당이 누구인지 적는다.
      ^ | 누가 구웠나 | 빵 이름과 개수, 담당자 이름을 bake-last 에 적어 주세요. 담당자 앞에는 쉼표를 둡니다.
      sop_cancel run_id={run} reason="{oven}번 오븐 고장" | 예열 취소 | {step1}단계에서 시작한 실행을 취소한다. 사유에는 몇 번 오븐이 고장인지 적는다.
      pushover message="밀가루 {flour} kg 남았다" | 밀가루 | 밀가루가 몇 kg 남았는지 푸시로 알린다. 값은 {step2}단계에 있다.
      send_message channel=telegram to={who} text="내일은 4시 출근, 반죽은 30분 먼저 꺼낸다." | 담당에게 | telegram 으로 담당에게 "내일은 4시 출근, 반죽은 30분 먼저 꺼낸다."를 그대로 보낸다.
      file_write path=bake/log.txt content="{bread} {count}개" append=true | 일지 | bake/log.txt 에 빵과 개수를 덧붙인다. 담당은 적지 않는다.
    `,
  },
  {
    language: 'en',
    event: 'mqtt print/room {"printer": "{printer}", "toner": {toner}, "pages": {pages}, "job": "{job}"}',
    slots: { printer: 'Kyo-2, office-laser, plotter, room-14', toner: '1..9', pages: '1200..9800', job: 'J881, J204, J573' },
    tools: ['open_case(queue, text): Open a ticket', 'close_case(number: int, text): Close a ticket'],
    steps: `
      notify message="{printer}: toner is low" | Toner | Show a notification that names the printer and, after a colon, says that toner is low.
      open_case queue=office text="{printer} has {toner} % toner" | Ticket | Open a ticket in the queue office that says how much toner the printer has, in percent.
      ^ | Have it ordered | The people of the queue office order toner. Open a ticket for them which says which printer has how many % toner.
      pushover message="{printer} printed {pages} pages" | Pages | Push to my phone how many pages the printer printed, with its name.
      memory_store key=last-job content="{job} on {printer}" | Job | Note under last-job which job ran on which printer.
      mqtt_publish topic=print/toner payload="{toner}" | Toner number | Publish only the number for the toner to print/toner.
      cron_add schedule="0 8 * * 1" action=message text="Check the toner of {printer}" | Monday reminder | Plan a message for every Monday at 8:00 (0 8 * * 1) that says "Check the toner of" and then the printer.
      send_message channel=email to=office@example.org text="Please order two cartridges, black and cyan, before Friday." | Order | Send an email to office@example.org with exactly this text: Please order two cartridges, black and cyan, before Friday.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /parcel {"택배사": "{firm}", "호": {ho}, "상자": {boxes}, "보관함": {locker}}',
    slots: { firm: '=한빛택배, 새벽물류, 두리택배, 우체국', ho: '101..1502', boxes: '2..7', locker: '11..48' },
    tools: ['인터폰_말(호: int, 말): 한 세대 인터폰으로 말한다'],
    steps: `
      인터폰_말 호={ho} 말="택배 {boxes}상자가 {locker}번 보관함에 있습니다" | 세대에 알리기 | 택배가 온 세대의 인터폰으로 택배 몇 상자가 몇 번 보관함에 있는지 말해 준다. 문장은 "있습니다"로 끝낸다.
      인터폰_말 호={ho} 말="{firm}에서 택배가 왔습니다" | 인터폰 | 해당 세대 인터폰에 어느 택배사에서 택배가 왔는지 알린다. "왔습니다"로 끝낸다.
      notify message="{ho}호 택배 {boxes}상자" | 경비실 알림 | 이 컴퓨터에 몇 호에 택배 몇 상자가 왔는지 짧게 알림을 띄운다. 예: 305호 택배 9상자
      memory_store key=parcel-{ho} content="{locker}번 보관함" | 보관함 메모 | parcel-{ho} 라는 메모에 몇 번 보관함인지 적는다.
      ^ | 어디에 두었나 | 나중에 물어볼 때 답할 수 있도록 parcel-{ho} 에 보관함이 몇 번인지 남겨 주세요.
      pushover title="택배" message="{firm} {boxes}상자" | 푸시 | 택배라는 제목으로 택배사와 상자 수를 푸시한다.
      mqtt_publish topic=lobby/parcel payload="{ho}" | 호수 전달 | 호수만 lobby/parcel 에 발행한다. 다른 말은 붙이지 않는다.
      file_write path=parcel.csv content="{ho},{firm},{boxes}" append=true | 장부 | parcel.csv 에 호, 택배사, 상자 수를 쉼표로 이어 덧붙인다.
    `,
  },
];
