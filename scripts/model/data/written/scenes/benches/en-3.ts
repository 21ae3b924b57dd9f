import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in English, part 3. */
export const benchesEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /brewery/lab {"sample": "{s}", "tank": "{tank}", "abv": {abv}, "ibu": {ibu}, "o2_ppb": {o2}, "taster": "{ta}", "verdict": "{v}"}',
    slots: { s: 'Q-118, Q-240, LAB7, 30-4', tank: 'BBT1, BBT3, S9, bright-2', abv: '4.2..7.9', ibu: '12..65', o2: '8..48 / 52..190', ta: 'Mirko, Hanne, Oisin', v: '=good, clean / sour, buttery' },
    tools: ['bbt_carbonate(tank, grams_l: num): Carbonate', 'bbt_release(tank, to: kegs|bottles|cans): Release a tank for filling', 'bbt_block(tank, reason): Block a tank', 'bbt_purge(tank, litres_co2: int): Purge with CO2'],
    steps: `
      @v bbt_release tank={tank} to=bottles // bbt_block tank={tank} reason={v} | Fill or block | A good or clean verdict: release the tank for bottles. Any other verdict: block the tank with the verdict as the reason.
      @v bbt_release tank={tank} to=kegs // failed "the verdict is {v}" | Into kegs | Only a beer that was judged good or clean; else fail.
      @o2 failed "it has {o2} ppb oxygen" // bbt_purge tank={tank} litres_co2=300 | Oxygen | Over 50 ppb of oxygen purge the tank with 300 litres.
      bbt_carbonate tank={tank} grams_l=5.2 | Carbonate | Five point two grams.
      notify message="{s}: {abv} % alcohol, {ibu} IBU" | Show | Here: the sample, a colon, how many % alcohol, a comma, how many IBU.
      send_message channel=email to={ta} text="Thank you, {s} is {v}" | Thank the taster | Email to the taster: Thank you, a comma, and that the sample is as judged, e.g. "Thank you, X9 is flat".
      file_write path=lab/beer.csv content="{tank};{abv};{o2}" append=true | Table | Tank, alcohol and oxygen onto the end of lab/beer.csv, semicolons, no blanks.
      memory_store key={tank} content="{abv} %, {v}" | Note | Under the tank: alcohol with %, a comma, the verdict.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dairy/icecream/{m} {"flavour": "{f}", "mix_l": {mix}, "t_c": {t}, "overrun_pct": {ov}, "dasher": {da}, "comp": {co}}',
    slots: { m: '1..6', f: '=vanilla, pistachio, lemon, hazelnut', mix: '3..19 / 21..90', t: '-9.5..-4.5', ov: '20..80', da: '3..13', co: '14..27', lvl: '=low / high' },
    tools: ['gelato_beat(machine: int, rpm: int, minutes: int): Beat', 'gelato_chill(machine: int, celsius: num): Chill', 'gelato_fill(machine: int, flavour: vanilla|pistachio|lemon|hazelnut, litres: int): Fill mix', 'gelato_out(machine: int, tubs: int): Draw tubs'],
    steps: `
      gelato_chill machine={m} celsius=-7.5 | Colder | Seven and a half degrees below zero.
      gelato_beat machine={m} rpm=220 minutes=9 | Beat | Nine minutes at two hundred twenty.
      @mix gelato_fill machine={m} flavour={f} litres=40 // failed "{mix} litres are in it" | Fill up | Forty litres of its own flavour, when it has less than twenty litres of mix.
      gelato_fill machine={m} flavour=lemon litres=15 | Lemon | Fifteen litres of lemon, whatever is in now.
      gelato_out machine={m} tubs=8 | Draw eight tubs
      @lvl gpio_write pin={da} value=1 // gpio_write pin={da} value=0 | Stop the dasher | It turns while its pin is {lvl}. Stop it, the pin is in the message.
      @lvl gpio_write pin={co} value=0 // gpio_write pin={co} value=1 | Compressor on | The compressor's output is active at {lvl}. On.
      notify message="{f}: {t} °C, overrun {ov} %" | Show | Here: flavour, colon, temperature in °C, comma, the word overrun and how many %.
      pushover message="Machine {m}: {mix} litres of mix" | Push | Which machine, a colon, and how many litres of mix.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bakery/flour/{silo} {kg} kg',
    slots: { silo: 'wheat-1, rye, T550, spelt2', kg: '120..780 / 820..6400', fan: '4..12', shake: '13..27', lvl: '=0 / 1' },
    tools: ['mill_order(silo, tonnes: num, mill): Order flour', 'mill_cancel(silo, mill): Cancel an order', 'sieve_clean(silo, minutes: int): Clean a sieve', 'auger_move(from, to, kilos: int): Move flour'],
    steps: `
      @kg mill_order silo={silo} tonnes=4.5 mill=Weber // failed "there are {kg} kg" | Order | Four and a half tonnes from the mill Weber if the silo holds less than 800 kg.
      mill_cancel silo={silo} mill=Weber | Cancel | The order at Weber for this silo is cancelled.
      auger_move from={silo} to=day-bin kilos=150 | Day bin | 150 kilos from the silo of the topic to day-bin.
      auger_move from=day-bin to={silo} kilos=60 | Sixty back | Sixty kilos go back into that silo.
      sieve_clean silo={silo} minutes=3 | Sieve | Three minutes.
      mqtt_publish topic=bakery/screen payload="{kg} kg" | Screen | What was measured, as it came with its unit, to bakery/screen.
      notify message="Silo {silo}: {kg} kg" | Show | Show here: the silo, by name, a colon, what came in.
      memory_store key=flour-{silo} content="{kg} kg" | Note it | The reading as it is, under flour- and the silo's name.
      @lvl gpio_write pin={shake} value=1 // gpio_write pin={shake} value=0 | Shaker still | Fan on {fan}, shaker on {shake}; both go with a {lvl}. The shaker has to be still.
      @lvl gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Fan on | {shake} shakes, {fan} blows, both at {lvl}. Blow.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cafe/machine {"group": {g}, "bar": {bar}, "boiler_c": {t}, "shots": {sh}, "grind": {gr}, "water": "{wa}", "barista": "{ba}"}',
    slots: { g: '1..4', bar: '6.1..8.4 / 8.6..11.5', t: '88..97', sh: '10..990', gr: '3..18', wa: '=ok, fresh / empty, low', ba: 'Enzo, Lily, Goran, Tess' },
    tools: ['espr_grind(group: int, step: int): Set the grind', 'espr_pull(group: int, ms: int): Pull a shot', 'espr_rinse(group: int, seconds: int): Rinse a group', 'espr_boiler(group: int, celsius: num): Set the boiler'],
    steps: `
      @bar espr_grind group={g} step=6 // espr_grind group={g} step=9 | Grind | Pressure under 8.5 bar: step 6. Over 8.5 bar: step 9.
      @wa espr_rinse group={g} seconds=8 // failed "the water is {wa}" | Rinse | Eight seconds, unless the water is low or empty.
      espr_pull group={g} ms=2500 | Pull a shot | Two and a half seconds, the group of the message.
      espr_boiler group={g} celsius=93.5 | Boiler | Ninety-three and a half.
      espr_grind group={g} step={gr} | Grind as it was | The grind of the message for the group of the message.
      notify message="Group {g}: {bar} bar at {t} °C" | Show | Here: the group, a colon, how many bar at how many °C.
      send_message channel=slack to={ba} text="{sh} shots since the last cleaning" | Cleaning | On slack to the barista: how many shots since the last cleaning.
      file_write path=cafe/{ba}.txt content="{gr}, {bar} bar" append=true | Keep | Append grind and pressure with bar to the barista's file cafe/{ba}.txt.
      failed "no tool can change the seal" | Seal | Replace the seal of the group.
    `,
  },
  {
    language: 'en',
    earlier: ['Oven temperatures | oven_all → oven 1: {t1} °C, oven 2: {t2} °C, oven 3: off', 'Trays waiting | trays → {tr} croissants, {rt} rolls', 'Ask the baker | ask → {yn}'],
    slots: { t1: '150..199 / 205..260', t2: '140..149', tr: '2..9', rt: '10..30', yn: '=yes / no', l1: '3..9', l2: '10..18', l3: '19..27' },
    tools: ['backer_load(oven: int, trays: int, goods: croissants|rolls): Load an oven', 'backer_heat(oven: int, celsius: int): Heat an oven', 'backer_off(oven: int): Switch an oven off'],
    steps: `
      @t1 failed "oven 1 is at {t1} °C" // backer_load oven=1 trays={tr} goods=croissants | Croissants | All waiting croissant trays into oven 1, provided step {step1} found it above 200 °C.
      backer_load oven=2 trays={rt} goods=rolls | Rolls | The trays of rolls that wait go into oven 2.
      backer_heat oven=3 celsius=230 | Heat the one that is off | To 230 degrees.
      @yn backer_off oven=2 // failed "the baker said no" | Off | If the baker said yes in step {step3} switch off oven 2.
      gpio_write pin={l3} value=1 | Lamp of the cold oven | Lamps: oven 1 on {l1}, oven 2 on {l2}, oven 3 on {l3}. Light that of the oven that is off, with a 1.
      gpio_write pin={l2} value=0 | Lamp of oven 2 out | {l1}, {l2} and {l3} are the lamps of 1, 2 and 3. They burn at 1.
      notify message="Oven 1: {t1} °C, oven 2: {t2} °C" | Show | Here the first two ovens, each with a colon and its °C, a comma between.
      pushover message="{tr} trays of croissants, {rt} trays of rolls" | Push | Push how many trays of croissants, a comma, how many trays of rolls.
      memory_store key=rolls content="{rt} trays" | Rolls | Under rolls how many trays of them wait.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mill/knit/{m} {"needle_breaks": {nb}, "yarn_g": {yg}, "pattern": "{pt}", "courses": {co}, "lint_pin": {li}, "oil_pin": {oi}, "shift": "{shf}"}',
    slots: { m: '1..40', nb: '0 / 1..6', yg: '20..190 / 210..1800', pt: 'rib-2, jersey, PK44, cable', co: '200..5200', li: '3..14', oi: '15..27', shf: '=night / morning' },
    tools: ['knit_needle(machine: int, needles: int): Order a needle change', 'knit_pattern(machine: int, pattern, courses: int): Set a pattern', 'knit_oil(machine: int, drops: int): Oil', 'crew_note(shift: night|morning|late, text): Leave a note for a shift', 'yarn_bring(machine: int, grams: int): Have yarn brought'],
    steps: `
      @nb failed "no needle is broken" // knit_needle machine={m} needles={nb} | Needles | Order a change of as many needles as broke. If none broke the step fails.
      @yg yarn_bring machine={m} grams=2000 // failed "there are {yg} g" | Yarn | Two kilos if less than 200 g are on the machine.
      knit_pattern machine={m} pattern={pt} courses={co} | Pattern again | The pattern and the courses of the message.
      knit_pattern machine={m} pattern=moss-3 courses=640 | Moss | Now moss-3 with 640 courses.
      knit_oil machine={m} drops=4 | Four drops of oil
      @shf crew_note shift=morning text="oil machine {m}" // crew_note shift=late text="oil machine {m}" | To the next shift | If the message comes from the night shift leave the note "oil machine {m}" for the morning, if it comes from the morning shift for the late one.
      gpio_write pin={li} value=1 | Suction | The lint suction's output to 1.
      gpio_write pin={oi} value=0 | Oiler off | The oiler drips while its output is high. No more dripping.
      notify message="Machine {m}: {nb} needles, {yg} g yarn" | Show | Here: which machine, a colon, how many needles, a comma, how many g yarn.
    `,
  },
  {
    language: 'en',
    event: 'webhook /print/quote {"customer": "{cu}", "item": "{it}", "pieces": {p}, "colours": {c}, "eur": {eur}, "days": {d}, "proof": "{pr}"}',
    slots: { cu: 'Rowan & Sons, Bistro Azur, Orel Club, Mayfield', it: '=business cards, flyers, posters, labels', p: '100..980 / 1010..9000', c: '1..4', eur: '20..900', d: '2..12', pr: '=approved, ok / open, rejected' },
    tools: ['quote_send(customer, euros: int, days: int): Send a quote', 'quote_drop(customer): Withdraw a quote', 'proof_make(customer, colours: int): Make a proof', 'job_slot(customer, pieces: int, press: digital|offset): Put a job on a press'],
    steps: `
      quote_send customer="{cu}" euros={eur} days={d} | Send the quote | With the amount and the days of the message.
      quote_send customer="{cu}" euros=250 days={d} | For 250 | The amount becomes 250 euros, the days stay.
      quote_drop customer="{cu}" | Withdraw
      @pr proof_make customer="{cu}" colours={c} // proof_make customer="{cu}" colours=4 | Proof | An approved proof is made once more with the colours of the message; for any other always with four.
      @p job_slot customer="{cu}" pieces={p} press=digital // job_slot customer="{cu}" pieces={p} press=offset | Which press | Up to 1000 pieces digital, more than that offset.
      @pr job_slot customer="{cu}" pieces={p} press=offset // failed "the proof is {pr}" | Print | On the offset press, all pieces, but only once the proof is approved.
      notify message="{cu}: {p} {it}, {eur} euros" | Show | Here: the customer, a colon, how many of what, a comma, how many euros.
      send_message channel=email to="{cu}" text="Your {it} will be ready in {d} days" | Mail | Email to the customer: Your, what it is, "will be ready in" and how many days.
      file_write path=print/quotes.csv content="{cu},{eur},{d}" append=true | Table | Append customer, euros and days to print/quotes.csv, commas, no blanks.
    `,
  },
  {
    language: 'en',
    event: 'mqtt print/press/{p}/ink {"cyan": {c}, "magenta": {m}, "yellow": {y}, "black": {k}, "fount_ph": {ph}, "dryer_c": {d}}',
    slots: { p: 'KBA-1, Roland, web-2, HD4', c: '12..99', m: '12..99', y: '12..99', k: '2..9 / 11..99', ph: '4.1..4.7 / 5.3..6.2', d: '90..165' },
    tools: ['inkpump(press, colour: cyan|magenta|yellow|black, grams: int): Pump ink', 'fount_mix(press, percent: num): Set the additive of the fountain water', 'press_dryer(press, celsius: int): Set the dryer'],
    steps: `
      @k inkpump press={p} colour=black grams=800 // failed "black is at {k} %" | Black | 800 grams if black is under ten percent.
      inkpump press={p} colour=yellow grams=250 | A quarter of a kilo of yellow
      @ph fount_mix press={p} percent=2 // fount_mix press={p} percent=3.5 | Fountain water | Under pH 5 two percent of additive, over pH 5 three and a half.
      press_dryer press={p} celsius=130 | Dryer | To 130, whatever it has now.
      notify message="{p}: cyan {c} %, magenta {m} %" | Show | Here the press, a colon, then cyan and magenta, each with its name and its %, with a comma between.
      pushover message="Yellow {y} %, black {k} %" | Push two | Push yellow and black, each with its %.
      memory_store key=dryer-{p} content="{d} °C" | Dryer | Under dryer-{p} how warm it is.
      mqtt_publish topic=print/{p}/black payload="{k}" | Black alone | Only the value of black, to print/{p}/black.
      file_write path=print/ph.txt content="{p}: pH {ph}" append=true | pH | Append to print/ph.txt the press, a colon and the pH with its name.
    `,
  },
  {
    language: 'en',
    event: 'webhook /theatre/costume {"actor": "{ac}", "costume": "{co}", "rail": "{ra}", "act": {act}, "repair": "{re}", "size": {si}, "dresser": "{dr}"}',
    slots: { ac: 'Fenella, Otis, Magda, Ilya', co: 'red cloak, uniform, ball gown, beggar', ra: 'R4, K2, left-7, B11', act: '1..5', re: '=none, done / torn, missing button', si: '36..56', dr: 'Mabel, Stan, Ottilie' },
    tools: ['wardrobe_hang(costume, rail): Hang a costume on a rail', 'wardrobe_lend(costume, actor): Give a costume to an actor', 'wardrobe_mend(costume, dresser): Have a costume mended', 'wardrobe_fit(actor, date, time): Plan a fitting'],
    steps: `
      @re wardrobe_lend costume="{co}" actor={ac} // wardrobe_mend costume="{co}" dresser={dr} | Lend or mend | Without anything to repair the actor gets it; otherwise the dresser mends it.
      @re wardrobe_hang costume="{co}" rail={ra} // failed "repair: {re}" | Hang up | On its rail, if no repair is open.
      wardrobe_hang costume="{co}" rail=stage-left | To stage left | Hang it on the rail stage-left and not where it belongs.
      wardrobe_mend costume="{co}" dresser=Bertram | Bertram mends it
      wardrobe_fit actor={ac} date=2026-03-19 time=10:15 | Fitting | On 2026-03-19 at a quarter past ten, for the actor.
      notify message="{ac}, act {act}: {co}" | Show | Here: the actor, a comma, the act, a colon, the costume.
      send_message channel=whatsapp to={dr} text="{co} on rail {ra}: {re}" | Dresser | By whatsapp to the dresser: which costume on which rail, a colon, what is to repair.
      memory_store key=size-{ac} content="{si}" | Size | Only the size, under size- and the actor's name.
      failed "no tool can sew" | Sew | Sew the button on.
    `,
  },
  {
    language: 'en',
    event: 'mqtt theatre/foyer {"co2_ppm": {co2}, "people": {n}, "bell": {bell}, "light": {li}, "vent": {ve}, "next": "{nx}", "minutes_left": {min}}',
    slots: { co2: '450..990 / 1010..1900', n: '20..480', bell: '3..9', li: '10..17', ve: '18..27', nx: '=act 2, act 3, the finale', min: '1..14' },
    tools: ['foyer_bar(open: bool): Open or close the bar', 'foyer_call(rings: int, seconds: int): Ring the bell some times with a pause', 'foyer_sign(text, minutes: int): Show a text'],
    steps: `
      @co2 gpio_write pin={ve} value=0 // gpio_write pin={ve} value=1 | Air | Ventilation at 1. Above 1000 ppm of CO2 it runs, under that it stands. The output called vent.
      foyer_bar open=false | The bar closes
      foyer_bar open=true | Open the bar | The interval begins.
      foyer_call rings=3 seconds=2 | Ring | Three times with two seconds between.
      foyer_sign text="Please take your seats" minutes={min} | Sign | Show "Please take your seats" for the minutes that are left.
      gpio_write pin={li} value=0 | Light down | Foyer light out; it burns at 1. Its output is in the message.
      gpio_write pin={bell} value=1 | Bell on | Bell output high.
      notify message="{nx} in {min} minutes" | Show | Here: what comes next in how many minutes.
      pushover message="{n} people, {co2} ppm CO2" | Push | How many people, a comma, how many ppm CO2.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/scan {"order": "{o}", "device": "{dev}", "region": "{reg}", "kg": {kg}, "implant": "{im}", "nurse": "{nu}", "slot": "{sl}", "date": "{da}"}',
    slots: { o: 'MR-2201, CT-118, R-40771, 9-3320', dev: 'MR1, MR2, CT-A, XR3', reg: '=knee, spine, head, shoulder', kg: '48..148 / 152..190', im: '=none, no / pacemaker, clip, unknown', nu: 'Sister Joan, Karim, Lieke', sl: '=07:50, 11:20, 16:05', da: '=2026-02-24, 2026-03-30, 2026-06-02' },
    tools: ['radio_book(order, device, date, time): Book a scan', 'radio_cancel(order, device): Cancel a scan', 'radio_table(device, height_cm: int): Move the table', 'radio_protocol(order, region: knee|spine|head|shoulder, contrast: bool): Set the protocol'],
    steps: `
      @im radio_book order={o} device={dev} date={da} time={sl} // failed "implant: {im}" | Book | At the date and hour of the order, on its device. With an implant, or if that is unknown, nothing is booked.
      @im radio_book order={o} device={dev} date={da} time={sl} // radio_cancel order={o} device={dev} | Book or cancel | No implant: book as ordered. Any implant or an unknown one: cancel the order on its device.
      @kg radio_table device={dev} height_cm=60 // failed "{kg} kg are too much for the table" | Table | Down to sixty centimetres for patients of up to 150 kg.
      radio_protocol order={o} region={reg} contrast=true | With contrast | The region of the order.
      radio_protocol order={o} region=spine contrast=false | Spine | Spine without contrast, whatever the order says.
      notify message="{o}: {reg} on {dev} at {sl}" | Show | Here: the order, a colon, which region on which device at what time.
      send_message channel=teams to="{nu}" text="{o} weighs {kg} kg" | To the nurse | By teams to the nurse of the order: which order weighs how many kg.
      file_write path=radio/list.txt content="{da} {sl} {dev}" append=true | List | Append date, time and device to radio/list.txt, blanks between.
    `,
  },
  {
    language: 'en',
    event: 'webhook /mail/ticket {"from": "{from}", "subject": "{sub}", "asset": "{as}", "floor": {fl}, "urgent": {ur}}',
    slots: { from: 'k.olsen@fjordhotel.test, ward3@stann.test, pool@aquadome.test, stage@kronos.test', sub: 'Lift stuck, Tap drips, Heating cold, Lamp broken', as: 'LF-2, TP-118, HZ-7, LM-40', fl: '0..9', ur: '=true / false' },
    tools: ['fixit_new(asset, title, urgent: bool): Open a ticket', 'fixit_assign(asset, team: water|electric|lifts): Give a ticket to a team', 'fixit_done(asset): Close a ticket', 'visit_plan(asset, floor: int, date): Plan a visit'],
    steps: `
      fixit_new asset={as} title="{sub}" urgent={ur} | Open | Subject as the title, and as urgent as the mail says.
      fixit_new asset={as} title="{sub}" urgent=false | Not urgent | Open it with the subject; no matter what the sender writes, it is not urgent.
      fixit_assign asset={as} team=electric | To the electricians
      fixit_done asset={as} | Close the ticket of the mail
      visit_plan asset={as} floor={fl} date=2026-04-15 | Visit | On 2026-04-15, on the floor of the mail.
      @ur pushover message="Urgent: {sub}, floor {fl}" // failed "it is not urgent" | Push if urgent | Push "Urgent:", the subject, a comma and the floor, but only if it is urgent.
      send_message channel=email to={from} text="We have received: {sub}" | Answer | Email to the sender: "We have received:" and the subject.
      notify message="{as}: {sub}" title="New ticket" | Show | Title "New ticket"; the asset, a colon, the subject. Here.
      memory_recall query={as} limit=5 | Earlier trouble | Look for notes about the asset, five at most.
    `,
  },
  {
    language: 'en',
    earlier: ['Search the folder | file_search → menus/{a}.txt, menus/{b}.txt, old/{c}.txt', 'List what is planned | cron_list → {j1}: order fish; {j2}: defrost; {j3}: inventory', 'Runs that are active | sop_status → {r1} clean-hoods waits, {r2} stock-count runs'],
    slots: { a: 'spring, monday, brunch', b: 'autumn, friday, dinner', c: 'winter, 2019, xmas', j1: 'job-12, job-31', j2: 'job-44, job-58', j3: 'job-60, job-77', r1: 'run-801, run-833', r2: 'run-902, run-977' },
    steps: `
      file_read path=menus/{a}.txt | The first hit | Read the first file that was found.
      file_read path=menus/{b}.txt from_line=1 lines=10 | Ten lines | Lines 1 to 10 of the second file in the list.
      file_read path=old/{c}.txt | The old one | Read the file that lies in the folder old.
      cron_remove id={j2} | No more defrosting | Take the plan for defrosting away. Its id is in step {step2}.
      cron_remove id={j3} | Inventory | The inventory is planned no longer.
      sop_cancel run_id={r1} reason="hoods are new" | Cancel what waits | Cancel the run that is waiting; the reason is: hoods are new.
      sop_cancel run_id={r2} reason="counted twice" | Cancel the count | The run of stock-count ends with the reason "counted twice".
      sop_status run_id={r2} | How is the count? | Ask for the run of stock-count alone.
      notify message="{j1}: order fish" | Show | Here the id under which the fish is ordered, a colon, and order fish.
      file_list path=menus | What is in menus | List the folder menus.
    `,
  },
  {
    language: 'en',
    event: 'cron - 2026-05-14',
    earlier: ['Weigh the drum | drum_scale → {kg} kg', 'Water meters | meter_read → cold {cold} m³, hot {hot} m³'],
    slots: { kg: '4..59 / 61..120', cold: '120..380', hot: '20..99', host: 'panel.laundry.test, hub.linen.test, desk.wash.test' },
    tools: ['drumload_bill(customer, kilos: int): Bill a load', 'meter_post(meter: cold|hot, cubic: int): Post a meter', 'meter_zero(meter: cold|hot): Set a meter to zero'],
    steps: `
      file_write path=laundry/kg.csv content="2026-05-14,{kg}" append=true | Daily line | Append to laundry/kg.csv one line: date, comma, kilos, as in 2026-03-02,71. The date is that of the event.
      file_write path=laundry/water.csv content="2026-05-14;{cold};{hot}" append=true | Water line | Append to laundry/water.csv: the date of the event, cold, hot, with semicolons and without blanks.
      meter_post meter=hot cubic={hot} | Post the hot one | As step {step2} read it.
      meter_post meter=cold cubic={cold} | Post the cold one
      meter_zero meter=hot | Hot meter to zero
      @kg drumload_bill customer="St Anne" kilos={kg} // failed "{kg} kg are too much" | Bill | Bill St Anne for what step {step1} weighed; loads of more than 60 kg are not billed here, the step fails.
      http_request url=https://{host}/load method=POST body="{kg}" | Post the weight | POST to https://{host}/load; the body is the weight alone.
      http_request url=https://{host}/state | Ask the panel | Fetch https://{host}/state.
      notify message="{kg} kg, hot {hot} m³" | Show | Here the weight in kg, a comma, the word hot and its m³.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/plant/{id} {state}',
    slots: { id: 'UV-2, heater, blower, filter3', state: '=running / stopped / fault', a: '3..9', b: '10..18', c: '19..27' },
    tools: ['plant_start(unit): Start a unit', 'plant_stop(unit): Stop a unit', 'plant_reset(unit, wait_s: int): Reset a unit', 'tower_light(green: bool, red: bool): Set the signal tower'],
    steps: `
      @state plant_stop unit={id} // plant_start unit={id} // plant_reset unit={id} wait_s=10 | By state | What runs is stopped, what is stopped is started, what has a fault is reset with a wait of ten seconds.
      @state tower_light green=true red=false // tower_light green=false red=false // tower_light green=false red=true | Tower | Running: only green. Stopped: neither. Fault: only red.
      @state gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Lamp by state | running on {a}, stopped on {b}, fault on {c}: light the lamp of the state that came in.
      @state failed "it is running" // failed "it is stopped" // plant_reset unit={id} wait_s=30 | Reset a fault | Only in the state fault: reset the unit and wait half a minute.
      @state failed "it is running" // plant_start unit={id} // failed "it has a fault" | Start what is stopped | Anything else fails.
      notify message="{id}: {state}" | Show | Here the unit, a colon and its state.
      mqtt_publish topic=pool/display payload="{state}" | Pass on | What came in goes to pool/display unchanged.
      memory_store key={id} content="{state}" | Note | Under the unit's name, its state.
    `,
  },
];
