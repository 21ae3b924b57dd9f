import type { Scene } from '../../scene';

/** Everyday steps with the product's own tools that have to be understood, in English, part 4. */
export const errandsEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt cave/cheese {"shelf": "{sh}", "cheese": "{ch}", "days": {d}, "board": "{bd}", "front": {a}, "back": {b}, "turned_by": "{who}"}',
    slots: { sh: '=A4, C9, D2', ch: '=Gouda, Comte, Tilsit', d: '3..20 / 60..190', bd: '=cave-1, cave-2, esp-b', a: '15..19 / 5..8', b: '10..13', who: 'Marthe, Odile, Mr. Kerr', fog: '4..12', fan: '13..21', door: '22..30', h: '6..11', hw: '{h} in words' },
    steps: `
      gpio_write pin={fog} value=1 board={bd} | fogger {fog}, fan {fan}, door contact {door} | The fogger has to go on, on the board that the message names.
      gpio_write pin={fan} value=0 | fogger {fog}, fan {fan}, door contact {door} | Quiet in the cave, so the fan off. It's on our own board, which needs no name.
      gpio_read pin={door} board={bd} | fogger {fog}, fan {fan}, door contact {door} | Ask the contact, with the name of the board in the message.
      board_info board={bd} | Which board | I'd like the details of the board that reported.
      @d memory_store key={ch} content=young // memory_store key={ch} content=old | Young or old | Up to thirty days a cheese is young, after that it's old. Keep this one word under the name of the cheese.
      @a notify message="front {a} °C" // notify message="back {b} °C" | Warmer end | Show which end of the cave is warmer and how warm: "middle 30 °C" would be the manner.
      send_message channel=sms to="{who}" text="Turn {ch} on {sh} again" | Again | Whoever turned it last gets by sms: "Turn CHEESE on SHELF again"
      cron_add schedule="15 {h} * * 2,5" action=message text="Turn {ch}" | Tuesday and Friday | On Tuesdays and Fridays, quarter past {hw} in the morning: "Turn" and the cheese, as a message. Days with a comma between.
      file_read path=cheese/{ch}/{sh}.txt from_line={d} lines=1 | One line | Of cheese/CHEESE/SHELF.txt read a single line, the one whose number is the days it has lain.
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/return {"book": "{bk}", "reader": {"name": "{rd}", "card": "{card}"}, "desk": "{desk}", "late_days": {late}, "next_reader": "{nx}"}',
    slots: { bk: '=Heidi, Emma, Ulysses', rd: 'Tim Vale, Asha, Mr. Doll', card: '=L-204, L-877, K-31', desk: '=east, kids, main', late: '=0 / 4, 11, 23', nx: 'Rosa Lim, Ferdi, Mrs. Hay', bell: '4..14', belt: '15..25', h: '16..20', lim: '2..9', lw: '{lim} in words' },
    steps: `
      send_message channel=email to="{nx}" text="{bk} is here" | The one who waits | Email the person whose turn it is after this reader: the title of the book and "is here".
      @late send_message channel=email to="{rd}" text="Thank you" // send_message channel=email to="{rd}" text="{late} days late" | The one who had it | Email for the person who brought it back. In time (0): "Thank you". Otherwise "N days late" with the real number.
      @late failed "the book is not late" // file_write path=late/{card}.txt content="{bk}: {late}" append=true | Late list | Only for late books: a further entry "BOOK: DAYS" in late/CARD.txt. If the book came in time, fail.
      memory_recall query="{rd}" limit={lim} | Reader | Recall what's known of the person who brought it back, {lw} hits at most.
      memory_recall query="{nx}" category=readers | Next reader | Recall the one who gets it next, only in the category readers, however many hits.
      mqtt_publish topic=library/{desk}/bell payload=ring | Bell at the desk | Say "ring" to library/DESK/bell for the desk of this return.
      gpio_write pin={belt} value=1 | Bell {bell}, belt {belt} | Books are piling up, let it roll (high).
      cron_add schedule="0 {h} * * 1-5" action=message text="Close {desk} desk" | Closing time | Working days at {h}:00: "Close … desk", the desk of the return in the gap. As a message.
      pushover message="{card} returned {bk}" title="{desk}" | Push | Desk on top as the title; below the card, "returned", the book.
    `,
  },
  {
    language: 'en',
    earlier: ['Terminal strip | file_read → 1 = pin {p1} feeder, 2 = pin {p2} skimmer, 3 = pin {p3} moonlight, 4 = pin {p4} leak sensor', 'Test the water | memory_recall → salt {a} g/l on {day}, tested by {who}', 'List the plans | cron_list → {i1} feed morning, {i2} feed evening, {i3} moonlight'],
    slots: { p1: '4..10', p2: '11..17', p3: '18..24', p4: '25..31', a: '28..31 / 37..40', day: '=Tuesday, Thursday, Sunday', who: '=Lio, Greta, Hamid', i1: '=c1, c4, c7', i2: '=c11, c14, c17', i3: '=c21, c24, c27', ml: '1200..9500', l: '{ml} / 1000', h: '18..22' },
    steps: `
      gpio_write pin={p1} value=1 | Hungry | Terminal 1 to high, they're hungry. The strip was read in step {step1}.
      gpio_write pin={p3} value=0 | Too bright at night | Terminal 3 goes low.
      gpio_write pin={p2} value=1 | Foam | There is a lot of dirt to be skimmed; run what's meant for that (1).
      gpio_read pin={p4} | Wet carpet? | Ask the last terminal of the strip.
      cron_remove id={i2} | Once a day will do | They get too fat. The feeding in the evening is to be taken out of the plans.
      cron_remove id={i3} | Moon | Take the moonlight out of the plans altogether.
      @a send_message channel=telegram to={who} text="Add salt" // send_message channel=telegram to={who} text="Add water" | The tester | Telegram to whoever tested it. Below 34 g/l "Add salt", above it "Add water".
      file_write path=reef/{day}.txt content="{a} g/l ({who})" | Page of the day | In reef each weekday has its page, reef/DAY.txt. Rewrite the page of the day of the test: "20 g/l (NAME)", real figure, real tester.
      mqtt_publish topic=reef/refill payload="{l} l" | Refill | {ml} ml have to be refilled. reef/refill takes litres, in the form "0.5 l".
      cron_add schedule="45 {h} * * *" action=procedure text=moon | New moon plan | Daily at {h}:45, procedure moon.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ski/lift/{lift}/state {"wind": {w}, "chairs": {n}, "valley": "{v}", "summit": "{s}", "open": {op}}',
    slots: { lift: '=alm, gipfel, nord', w: '4..30 / 61..95', n: '12..88', v: 'Resi, Tonio, K. Maier', s: 'Bert, Oksana, Jules', op: '=true / false', horn: '4..12', lamp: '13..21', heat: '22..30', h: '5..8', hw: '{h} in words', run: '=run-31, run-48, r-9' },
    steps: `
      send_message channel=radio to="{s}" text="{n} chairs on {lift}" | To the top | Radio for the one who sits at the top: how many chairs, "chairs on", which lift (second last part of the topic).
      @op send_message channel=radio to="{v}" text="let them in" // send_message channel=radio to="{v}" text="nobody in" | To the bottom | Radio for the one down in the valley. Open: "let them in". Not open: "nobody in".
      @w sop_execute name=lift-normal payload="{lift}" // sop_execute name=lift-storm payload="{lift}" | Procedure by the wind | Over 50 km/h it's lift-storm, below it's lift-normal. What it gets as payload is the lift.
      @op gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | horn on {horn}, green lamp on {lamp}, seat heating on {heat} | Green while the lift is open and dark while it isn't.
      gpio_write pin={heat} value=1 | horn on {horn}, green lamp on {lamp}, seat heating on {heat} | Nobody likes a cold seat. Set it high.
      gpio_write pin={horn} value=0 | horn on {horn}, green lamp on {lamp}, seat heating on {heat} | It has blown long enough!
      cron_add schedule="30 {h} * * *" action=procedure text=grease name={lift} timezone=Europe/Vienna | Grease | Each day half past {hw} in the morning, Vienna time (Europe/Vienna), procedure grease. The plan is named like the lift.
      sop_cancel run_id={run} reason="wind {w}" | Break off | Break off {run}. The reason is the word wind and how much it is.
      http_request url="http://slopes.example/{lift}/wind" method=PUT body={w} | Weather page | The wind, a bare number, is PUT to http://slopes.example/LIFT/wind.
    `,
  },
  {
    language: 'en',
    event: 'webhook /laundry/machine {"machine": "{m}", "room": "{room}", "programme": {pr}, "left_s": {ls}, "kwh": {kwh}, "state": "{st}"}',
    slots: { m: '=M2, M6, dryer', room: '204, 311, 118', pr: '=30, 40, 60', ls: '=120, 420, 660, 900', lm: '{ls} / 60', kwh: '0.4..2.9', st: '=done, finished / running, spinning', valve: '4..14', light: '15..25', h: '7..9', late: '20..23' },
    steps: `
      @st send_message channel=sms to="room {room}" text="{m} is free" // send_message channel=sms to="room {room}" text="{m} needs {lm} min" | Message to the room | To "room N" by sms. Done or finished: machine and "is free". Still at work: "M9 needs 3 min", with the seconds left turned into minutes.
      @st gpio_write pin={valve} value=0 // gpio_write pin={valve} value=1 | Water valve {valve}, light {light} | Water is needed (1) as long as the machine works and not (0) when it's through.
      gpio_write pin={light} value=1 | Water valve {valve}, light {light} | It's pitch dark among the machines.
      file_write path=laundry/{m}.csv content="{room};{pr};{kwh}" append=true | Costs | laundry/MACHINE.csv is continued: room, programme, kWh, semicolons between, no blanks.
      mqtt_publish topic=laundry/{m}/kwh payload={kwh} | Power used | How much power it took, to laundry/MACHINE/kwh without a unit.
      cron_add schedule="0 {late} * * *" action=message text="No more washing" | House rule | From {late}:00 nobody washes. At that hour, day after day, the message "No more washing".
      cron_add schedule="0 {h} * * 0" action=procedure text=open-laundry | Sundays later | On Sundays open-laundry (procedure) is due at {h}:00.
      memory_store key=last-{m} content="room {room}" | Who had it | Under last- and the machine: "room" and the number.
    `,
  },
];
