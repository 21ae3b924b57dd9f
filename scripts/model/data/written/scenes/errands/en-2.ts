import type { Scene } from '../../scene';

/** Everyday steps with the product's own tools that have to be understood, in English, part 2. */
export const errandsEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt museum/case/{case} {"rh": {rh}, "lux": {lux}, "object": "{obj}", "reported_by": "{who}", "hall": "{hall}"}',
    slots: { case: '=c4, c17, c22', rh: '31..44 / 61..78', lux: '20..190', obj: '=blue vase, lute, mask', who: 'Dr. Ames, Lucio, night guard', hall: '=east, west, attic', hum: '4..12', dry: '13..21', lamp: '22..30', h: '1..6', hw: '{h} in words' },
    steps: `
      @rh gpio_write pin={hum} value=1 // gpio_write pin={dry} value=1 | Humidifier {hum}, dryer {dry} | Set the right one of the two running (1): below 50 % it is too dry, over 50 % too damp.
      @rh notify message="{obj}: too dry" title="{hall}" // notify message="{obj}: too damp" title="{hall}" | Show | The hall for a title. In the text the object, a colon, and "too dry" under 50 %, "too damp" over 50 %.
      send_message channel=matrix to="{who}" text="{obj} ({case}): {lux} lux" | Back to the reporter | Whoever reported it is to read on matrix "spoon (c9): 50 lux", with what we have instead of spoon, c9 and 50.
      cron_add schedule="0 {h} * * *" action=procedure text=read-cases name={hall} | Every night | Plan the procedure read-cases for {hw} o'clock each night; the plan bears the name of the hall.
      mqtt_publish topic=museum/{hall}/{case}/lux payload={lux} | Light | museum, then the hall, then the case, then lux: that's the topic, slashes between. The number alone goes there.
      file_read path=objects/{case}.md lines=5 | Card of the object | Its card is objects/CASE.md. Read five lines.
      file_read path=halls/{hall}.md | Hall sheet | There's a sheet for each hall: halls/HALL.md. Read it in full.
      gpio_write pin={lamp} value=0 | Humidifier {hum}, dryer {dry}, spot {lamp} | The spot fades the paint. Out with it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vet/clinic {"animal": "{an}", "kind": "{kind}", "grams": {g}, "owner": {"name": "{own}", "mail": "{mail}"}, "cage": {cage}}',
    slots: { an: 'Mimi, Rocco, Pepper', kind: '=cat / dog', g: '2100..9700', kg: '{g} / 1000', own: '=Jana Roth, Abel, Mrs. Kwon', mail: '=jroth@post.example, abel@home.example, kwon@mail.example', cage: '2..19', pc: '4..13', pd: '14..23', id: '=P-112, P-340, P-77' },
    steps: `
      send_message channel=email to={mail} text="{an} weighs {kg} kg" | Tell the owner | To the owner's address by email: "Rex weighs 4.2 kg", but with the patient and the weight that came in. Grams are not for owners.
      @kind gpio_write pin={pc} value=1 // gpio_write pin={pd} value=1 | Heating in the ward | The cats' ward is heated by {pc}, the dogs' ward by {pd}. Heat (1) where this animal belongs.
      @kind sop_execute name=quiet-ward payload="{an}" // sop_execute name=yard-walk payload="{an}" | What follows | Cats: procedure quiet-ward. Dogs: procedure yard-walk. The animal's name is the payload.
      @kind mqtt_publish topic=ward/cats/{cage} payload="{an}" // mqtt_publish topic=ward/dogs/{cage} payload="{an}" | Door plate | ward/cats/N or ward/dogs/N, as it fits, N being the cage. Name of the patient as payload.
      memory_store key=cage-of-{an} content={cage} | Where is it | Under cage-of- with the animal's name right behind, keep the number of the cage.
      pushover message="{own} is here" | At the door | Push "NAME is here" about the person, not the animal. It has no title.
      pushover message="cage {cage} please" title="{an}" | For the helper | A push entitled with the animal: the word cage, its number, please.
      cron_add schedule="0 9 * * 1,4" action=message text="Dressing of {an}" | Dressing | Mondays and Thursdays at nine in the morning the message "Dressing of" with the animal. The schedule lists the two days with a comma.
    `,
  },
  {
    language: 'en',
    earlier: ['Note by the boiler | file_read → {p1} burner; {p2} hot water pump; {p3} floor pump; {p4} flue sensor', 'Look at both buffers | memory_recall → upper {a} °C, lower {b} °C', 'Start the heating run | sop_execute → {run} started'],
    slots: { p1: '4..11', p2: '12..19', p3: '20..27', p4: '28..35', a: '71..88 / 24..35', b: '41..58', run: '=run-18, run-204, r-63', h: '4..7', eve: '19..22', who: 'Gitte, Mr. Zane, Pavel' },
    steps: `
      gpio_write pin={p3} value=1 | Cold feet | Everyone upstairs has cold feet, so the pump for the floor goes to 1.
      gpio_write pin={p2} value=0 | Nobody showers | The pump that brings hot water to the taps can rest (0); its pin was on the note.
      gpio_read pin={p4} | Flue | What does the flue sensor say? See step {step1} for where it's connected.
      @a send_message channel=signal to="{who}" text="upper {a} °C" // send_message channel=signal to="{who}" text="lower {b} °C" | Warmest | Signal to {who}: the warmer buffer and its degrees, e.g. "middle 50 °C".
      @a gpio_write pin={p1} value=0 // gpio_write pin={p1} value=1 | Burner | Burner to 0 if the upper buffer has more than 60 °C, to 1 if it has less.
      @a memory_store key=weak-buffer content=lower // memory_store key=weak-buffer content=upper | Which lags | Write into weak-buffer which of both is colder, just upper or lower.
      sop_cancel run_id={run} reason="oil is out" | Stop it | The run that was started has to be called off. Reason: "oil is out".
      sop_status run_id={run} | And? | How far has that heating run got?
      cron_add schedule="15 {h} * * 1-5" action=procedure text=warm-up | Workdays | Monday to Friday at a quarter past {h} in the morning: procedure warm-up.
      cron_add schedule="0 {eve} * * 6,0" action=message text="Check the oil" | Weekend | Saturdays and Sundays, {eve}:00, message "Check the oil". Days in this order, Saturday first, with a comma.
    `,
  },
  {
    language: 'en',
    event: 'mqtt {site}/well/level {"cm": {cm}, "pump": "{pump}", "seen_by": "{who}", "batt_mv": {mv}}',
    slots: { site: '=upfield, chapel, orchard', cm: '20..70 / 140..260', pump: '=running / stopped', who: 'Abdul, Sister Irma, Colm', mv: '3100..4190', v: '{mv} / 1000', pp: '4..14', val: '15..25', h: '13..23' },
    steps: `
      mqtt_publish topic={site}/well/ack payload="{cm} cm" | Acknowledge | Same topic as it came on, only "ack" in place of "level". Payload: the level with its unit, like "99 cm".
      mqtt_publish topic={site}/siren payload=off | Siren | The site is the first word of the topic. Put a slash and "siren" behind it and send off there.
      notify message="{site}: {v} V" | Battery | Show me site, colon, and the battery in volts (it's sent in thousandths of a volt), such as "farm: 3.5 V".
      @cm gpio_write pin={pp} value=0 // gpio_write pin={pp} value=1 | Pump at {pp} | Under a metre of water the pump must be low, with more than a metre it goes high.
      @pump sop_execute name=watch-pump // sop_execute name=start-pump | Follow up | If the pump is running go on with watch-pump; if it stands still, with start-pump. Nothing to hand over.
      @pump send_message channel=sms to="{who}" text="It runs" // send_message channel=sms to="{who}" text="It stands" | Answer | The one who saw it gets an sms: "It runs" for a running pump, "It stands" for a stopped one.
      file_write path=wells/{site}.csv content="{cm},{mv}" append=true | Table | wells/SITE.csv gets a further line: centimetres, comma, millivolts, no blanks.
      cron_add schedule="*/10 * * * *" action=procedure text=read-well name={site} | Often | Every ten minutes the procedure read-well (in the schedule: */10). The plan is named after the site.
      cron_add schedule="0 {h} 1 * *" action=message text="Read the meter of {site}" | Monthly | On the first of each month, at {h}:00, "Read the meter of" and the site.
    `,
  },
  {
    language: 'en',
    event: 'webhook /brew/done {"vessel": "{ves}", "beer": "{beer}", "og": {og}, "fg": {fg}, "brewer": "{who}", "litres": {l}, "next": "{nx}"}',
    slots: { ves: '=FV1, FV3, cone', beer: '=Amber, Stout, Wheat', og: '1.045..1.079', fg: '1.006..1.017', who: 'Jonna, T. Abara, Xaver', l: '40..480', nx: '=FV7, FV9, bright', g1: '4..12', g2: '13..21', g3: '22..30', h: '6..10', hw: '{h} in words' },
    steps: `
      file_write path=beers/{beer}.txt content="{og} -> {fg}" append=true | Beer book | Add both gravities, the original one first, to beers/BEER.txt with an arrow between: "1.050 -> 1.010"
      memory_store key=in-{nx} content="{beer}, {l} l" | What is where | Remember under in- plus the NEXT vessel what will be in it: beer, comma, litres with a blank and l.
      memory_forget key=in-{ves} | Emptied | The vessel that is done is empty now. Its note is in- plus its name; delete that.
      gpio_write pin={g1} value=1 | Cooling {g1}, bottling {g2}, fan {g3} | The beer has to get cold, so start that, high.
      gpio_write pin={g3} value=1 | Cooling {g1}, bottling {g2}, fan {g3} | CO2 in the cellar, blow it out! High.
      gpio_write pin={g2} value=0 | Cooling {g1}, bottling {g2}, fan {g3} | No more bottles today; that line to low.
      send_message channel=slack to="{who}" text="{beer}: {ves} to {nx}" | Move | On slack, to the person who brewed, as "BEER: OLD to NEW" with the vessel it's in and the one it goes to.
      send_message channel=slack text="{beer} {fg}" | For all | On slack again, this time to no one in particular: the beer, a blank, the final gravity.
      cron_add schedule="0 {h} * * 2" action=message text="Taste {beer}" name=tasting | Tuesdays | Each Tuesday morning at {hw} sharp a message, "Taste" and the beer. Name of the plan: tasting.
      http_request url="http://cellar.example/vessels/{nx}" method=DELETE | Old entry | DELETE http://cellar.example/vessels/ followed by the vessel it goes to next.
    `,
  },
  {
    language: 'en',
    event: 'peripheral stable/box_{box} temp={a} water={w}l horse={horse} groom={who}',
    slots: { box: '2..18', a: '2..9 / 24..33', w: '=0 / 12, 25, 40', horse: '=Juno, Falk, Odin', who: 'Pia, Mr. Holt, Zuzana', lamp: '4..12', fan: '13..21', tap: '22..30', h: '1..5' },
    steps: `
      @a gpio_write pin={lamp} value=1 // gpio_write pin={fan} value=1 | Warm or cool | Heat lamp is {lamp}, fan is {fan}. Under 15 degrees the lamp goes high, over 15 the fan. Only that one.
      @w gpio_write pin={tap} value=1 // failed "there are {w} litres of water" | Water | Tap of the box at {tap}: high, provided there's no water left (0). With water in it the step fails.
      send_message channel=whatsapp to="{who}" text="{horse} in box {box}" | To the groom | The groom gets it by whatsapp: horse, "in box", number. The number is in the topic.
      mqtt_publish topic=stable/{box}/horse payload={horse} | Name plate | To stable/N/horse, N for the box, goes who lives there.
      cron_add schedule="0 {h} * * *" action=message text="Hay for {horse}" | Night hay | {h}:00 at night, every day: the message "Hay for" with the horse's name.
      memory_recall query={horse} limit=1 | One thing | Search the notes for the horse, a single hit is enough.
      file_search query={horse} | Anywhere | Find the horse in the files; it doesn't matter in which folder, so don't give one.
      pushover message="{horse}: {w} l" title="Box {box}" | Push | Title "Box" with its number. Text: horse, colon, litres of water with a blank before the l.
    `,
  },
];
