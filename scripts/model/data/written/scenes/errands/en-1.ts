import type { Scene } from '../../scene';

/** Everyday steps with the product's own tools that have to be understood, in English, part 1. */
export const errandsEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt ferry/landing/{side} {"boat": "{boat}", "port_c": {a}, "starboard_c": {b}, "skipper": "{who}", "cars": {n}, "wait_min": {min}}',
    slots: { side: '=north, south, island', boat: '=Lise, Marit, Tern', a: '81..97 / 41..59', b: '62..78', who: 'Henning, Mrs. Falk, Oddvar', n: '2..38', min: '3..55', sec: '{min} * 60', h: '5..9', hw: '{h} in words', horn: '4..15', ramp: '16..27' },
    steps: `
      @a notify message="{boat}: port {a} °C" // notify message="{boat}: starboard {b} °C" | The hotter engine | Of the two engines only the hotter one interests me. Show it here as boat, colon, side, degrees: "Gull: port 70 °C" is how it should look.
      @a memory_store key=cool-engine content=starboard // memory_store key=cool-engine content=port | Run on that one | Under cool-engine goes one word, port or starboard, whichever of them is the cooler.
      mqtt_publish topic=ferry/{side}/cars payload={n} | How many wait | The landing is the last part of the topic the message came in on. Number of cars to ferry/LANDING/cars, please.
      mqtt_publish topic=ferry/board payload="{sec} s" | Board counts in seconds | ferry/board shows the waiting time but wants seconds, sixty to the minute, with a space and an s behind: "240 s".
      send_message channel=radio to="{who}" text="{n} cars at {side}" | Whoever steers | By radio, to the person who steers the boat: the number, "cars at", the landing.
      cron_add schedule="30 {h} * * 1-5" action=message text="First crossing" | Timetable | Weekdays at half past {hw} in the morning I want the message "First crossing".
      http_request url="http://harbour.example/boats/{boat}" | Ask the harbour | Fetch http://harbour.example/boats/ with the boat's name hung on behind. Just GET, so don't say a method.
      gpio_write pin={horn} value=1 | Horn on {horn}, ramp on {ramp} | Sound it. High makes the noise.
      gpio_read pin={ramp} | Horn on {horn}, ramp on {ramp} | Is the ramp down? Only ask it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bakery/oven {"oven": "{oven}", "deck_top": {a}, "deck_bottom": {b}, "flour_g": {g}, "baker": "{who}", "batch": "{batch}"}',
    slots: { oven: '=O1, O2, stone', a: '241..268 / 171..188', b: '196..228', g: '1200..9800', kg: '{g} / 1000', who: 'Agathe, Yusuf, old Benno', batch: '=rye-7, bun-12, brioche-3', h: '2..5', hw: '{h} in words', fan: '4..12', lamp: '13..21', steam: '22..30' },
    steps: `
      file_write path=bakes/{batch}.txt content="{kg} kg flour" append=true | Baking book | Each batch has its page bakes/BATCH.txt. Add to it how much flour, in kilos, so: "2.5 kg flour".
      @a pushover message="{oven}: top is hotter" // pushover message="{oven}: bottom is hotter" | Top or bottom | Push the oven, a colon, and then "top is hotter" or "bottom is hotter". You can see it from the two decks.
      @a mqtt_publish topic=bakery/{oven}/max payload={a} // mqtt_publish topic=bakery/{oven}/max payload={b} | Highest figure | The larger of the two deck temperatures, bare, belongs on bakery/OVEN/max with OVEN replaced.
      cron_add schedule="0 {h} * * 6" action=prompt text="Is the dough up?" | Saturdays | Saturdays, {hw} in the morning on the dot. A prompt that asks "Is the dough up?"
      gpio_write pin={steam} value=0 | Fan {fan}, lamp {lamp}, steam {steam} | Enough of the steam, off with it.
      gpio_write pin={lamp} value=1 | Fan {fan}, lamp {lamp}, steam {steam} | I can't see the loaves in there! Make light.
      send_message channel=sms to="{who}" text="{batch} out of {oven}" | Who is baking | The one who bakes gets an sms made like this: "cake-1 out of O9". Batch and oven are the reported ones.
      memory_recall query="{batch}" limit=3 | Earlier bakes | What do the notes have about this batch? Three hits will do.
      memory_recall query="{oven}" | Oven notes | Look in the notes for the oven that reported; however many there are.
    `,
  },
  {
    language: 'en',
    earlier: ['Wiring of the turtle house | file_read → heat mat {mat}, UV lamp {uv}, mister {mist}, float {fl}', 'Weigh Sheldon | memory_recall → {g} g on {day}', 'Plans | cron_list → {id1} 0 8 * * * lamp on, {id2} 0 20 * * * lamp off'],
    slots: { mat: '4..10', uv: '11..17', mist: '18..24', fl: '25..31', g: '410..990', kg: '{g} / 1000', day: '=Monday, Friday, Sunday', id1: 'c2, c14, c31', id2: 'c5, c18, c40', h: '7..9', m: '11..54', keeper: 'Noor, Mr. Pell, Anneke' },
    steps: `
      gpio_write pin={mat} value=1 | Cold belly | She needs warmth from below. The plan of step {step1} says which pin; high heats.
      gpio_write pin={uv} value=0 | Siesta | No ultraviolet for an hour, so its pin goes low.
      gpio_read pin={fl} | Water in the dish | Ask the float whether there's water. Its number was in the wiring.
      gpio_write pin={mist} value=1 | Dry air | Too dry in there; let it mist (1).
      cron_remove id={id2} | Lamp stays on | Take out the plan that puts the lamp off in the evening. The morning one may stay.
      cron_remove id={id1} | No more mornings | Of the two plans found, the one for switching on is no longer wanted.
      cron_add schedule="{m} {h} * * *" action=procedure text=feed-turtle | Feeding | Run the procedure feed-turtle every day at {h}:{m}. No name for the plan.
      cron_add schedule="{m} {h} * * 0" action=message text="Scrub the dish" name=dish | Sunday job | Sundays only, at {h}:{m}: message "Scrub the dish". Call the plan dish.
      send_message channel=email to="{keeper}" text="Sheldon: {kg} kg ({day})" | Weight for {keeper} | Mail (channel email) to {keeper} in this form: "Sheldon: 0.5 kg (Tuesday)". What we have is in grams.
    `,
  },
  {
    language: 'en',
    event: 'peripheral lift/{car} floor={f} door={door} load={kg}kg err={err}',
    slots: { car: '=A, B, goods', f: '1..14', door: '=open / closed', kg: '0..60 / 480..790', err: '=E12, E31, F4 / none', fan: '4..13', light: '14..23', bell: '24..33', tech: 'Lutz, Samira, K. Obi' },
    steps: `
      notify message="{car} on {f}, {door}" title=Lift | Where it stands | With the title Lift: car, the word on, floor, comma, what the door is. E.g. "C on 3, open"
      @err send_message channel=sms to="{tech}" text="Lift {car}: {err}" // failed "there is no error" | Call {tech} | If an error code came along, sms to {tech}: "Lift", the car, a colon, the code. Fail where err is none.
      http_request url="http://lifts.local/{car}/reset" method=POST | Reset | POST without anything in it to http://lifts.local/CAR/reset, for the car this came from.
      http_request url="http://lifts.local/{car}/go" method=PUT body={f} | Hold it there | The floor it is on is to be PUT to http://lifts.local/CAR/go, the bare number as body.
      @door gpio_write pin={light} value=1 // gpio_write pin={light} value=0 | Fan = {fan}, light = {light}, bell = {bell} | As long as the door is open the light burns, with a closed one it doesn't.
      gpio_write pin={bell} value=1 | Fan = {fan}, light = {light}, bell = {bell} | Somebody pressed for help, so ring (high).
      @kg mqtt_publish topic=lift/{car}/state payload=empty // mqtt_publish topic=lift/{car}/state payload=loaded | Loaded? | Under 100 kg we call a car empty, above that loaded. One of these words to lift/CAR/state.
      memory_store key=lift-{car}-floor content={f} | Last floor | Note lift-CAR-floor, where CAR is the one that reported: the floor.
      file_search query="{err}" path=manuals/lift | Manual | Whatever stands behind err=, look for it in the folder manuals/lift.
    `,
  },
  {
    language: 'en',
    event: 'mqtt apiary/scales {"hive": "{hive}", "yesterday_kg": {a}, "today_kg": {b}, "noticed_by": "{who}", "note": "{note}"}',
    slots: { hive: '=H3, H8, linden', a: '31.2..38.9 / 51.4..58.8', b: '41.3..48.7', g: '{b} * 1000', who: 'Ewa, Brother Paul, Tilda', note: '=bees at the door, wasps about, lid shifted', d: '2..28', p: '5..27', h: '17..21' },
    steps: `
      @a notify message="{hive} gains" // notify message="{hive} loses" | Which way | Compare the two days. Heavier today: show the hive and "gains". Lighter today: the hive and "loses".
      @a send_message channel=telegram text="{hive} is up to {b} kg" // failed "the hive has lost weight" | Good news only | Telegram, to nobody by name, "HIVE is up to N kg" with today's figure, but only if it became heavier. Else fail.
      file_write path=hives/{hive}/{who}.txt content="{note}" append=false | Note of the finder | Folder hives, in it the hive, in it a file named after whoever noticed it plus .txt. Write the note there; say expressly that nothing is appended.
      file_list path=hives/{hive} | What's in its folder | Which files are there for this hive? They lie under hives/ and then its name.
      mqtt_publish topic=apiary/{hive}/grams payload="{g} g" | Grams | The scale of the club speaks grams. Today's weight, converted, to apiary/HIVE/grams, written like "5000 g".
      cron_add schedule="0 {h} {d} * *" action=message text="Check {hive}" | Once a month | On day {d} of every month at {h}:00 say "Check" and the hive that reported.
      pushover message="{who}: {note}" title="{hive}" | Push it | Title is the hive; the text, who saw it, colon, what was seen.
      gpio_write pin={p} value=0 | Wasps | Close the small entrance, {p} it is. Low closes.
      memory_forget key=weight-{hive} | Old weight | The note named weight, hyphen, and then the hive that reported is out of date and can go.
    `,
  },
  {
    language: 'en',
    event: 'webhook /school/room {"room": "{room}", "co2": {co}, "class": "{cl}", "teacher": "{who}", "lesson_min": {min}, "window": "{win}"}',
    slots: { room: '=R11, R204, lab2', co: '420..780 / 1450..2300', cl: '=4b, 7a, 9c', who: 'Ms. Adler, Mr. Quist, Ines', min: '20..55', s: '{min} * 60', win: '=open / shut', p1: '4..12', p2: '13..21', p3: '22..30', h: '8..11', hw: '{h} in words' },
    steps: `
      @co failed "the air is good, {co} ppm" // send_message channel=intercom to="{who}" text="Please air {room}" | Stale air | Over 1000 ppm, ask the teacher on the intercom: "Please air", then the room. If there is less, this step fails.
      @win gpio_write pin={p2} value=0 // gpio_write pin={p2} value=1 | Heater against window | red wire pin {p1} bell, blue wire pin {p2} heater, grey wire pin {p3} projector. Heater off with the window open, on with it shut.
      gpio_write pin={p3} value=0 | Nobody watches | red wire pin {p1} bell, blue wire pin {p2} heater, grey wire pin {p3} projector. The thing on the grey wire off.
      gpio_write pin={p1} value=1 | Break! | The red wire to one. (red {p1}, blue {p2}, grey {p3})
      mqtt_publish topic=school/{room}/timer payload="{s} s" | Timer | How long the lesson lasts, in seconds, for school/ROOM/timer. The form has it in minutes; write it with the unit, as in "600 s".
      cron_add schedule="15 {h} * * 1" action=message text="Assembly, class {cl}" timezone=Europe/Oslo | Mondays | At a quarter past {hw} before noon on Mondays: "Assembly, class" and which class. Timezone Europe/Oslo.
      cron_add schedule="45 {h} * * 5" action=procedure text=close-week | Fridays | {h}:45, each Friday and no other day: procedure close-week.
      memory_store key=class-{room} content="{cl} with {who}" | Who sits where | Key: the word class, a hyphen, the room. Content: "2d with Mr. X", only with the class and teacher in question.
      http_request url="http://air.example/{room}" method=POST body="{\\"co2\\": {co}}" | Air register | POST to http://air.example/ROOM this small JSON, with the reading in it: {"co2": 500}
    `,
  },
];
