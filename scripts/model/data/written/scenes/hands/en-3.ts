import type { Scene } from '../../scene';

/** Plain steps of many people, part 3. */
export const hands3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /port/request {"vessel": "{v}", "draught_m": {dr}, "berth": "{be}", "agent": "{ag}", "pilot": "{pi}"}',
    slots: { v: 'Anna Marie, Stella Nova, Kestrel', dr: '2.1..5.5 / 9.2..12.0', be: 'Quay 4, East 2, B-11', ag: 'Lund & Co, Mr Farouk, Seatrade', pi: 'Capt. Ross, Meyer / none', be2: 'Quay 9, West 1', h: '2..48' },
    tools: ['havn_berth(vessel, berth, hours?: int): Give a ship a berth', 'havn_pilot(vessel, pilot): Send a pilot', 'havn_signal(berth, colour: green|red): Set the berth light', 'havn_wire(agent, text): Message to an agent'],
    steps: `
      @dr havn_berth vessel="{v}" berth="{be}" // failed "she draws {dr} m" | Berth | Give her the berth she asks for. Anything that draws over 8 m is refused.
      havn_berth vessel="{v}" berth="{be2}" hours={h} | Other berth | She goes to {be2}, for {h} hours.
      @pi havn_pilot vessel="{v}" pilot="{pi}" // failed "no pilot is wanted" | Pilot | Send the pilot who is named. If it says none, fail.
      havn_signal berth="{be2}" colour=red | Stop | Nobody may come alongside at {be2}: set its light.
      havn_signal berth="{be2}" colour=green | Clear | {be2} is clear for the next ship. Set its light.
      havn_wire agent="{ag}" text="Crane is booked for noon" | Agent | Wire the agent: Crane is booked for noon
      failed "the request has no flag" | Flag | Wire the agent the flag state of the vessel as it stands in the request.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rx/ready {"rx": "{rx}", "customer": "{cu}", "drug": "{dr}", "shelf": "{sh}", "allergy_note": "{al}"}',
    slots: { rx: 'RX-2210, RX-4807, 77-120', cu: 'Mrs Novotna, Mr Diaz, Kim L.', dr: '=ibuprofen, ramipril, codeine', sh: 'A4, C-11, fridge 2', al: '=penicillin, nuts, latex / ∅', p: '3..16' },
    steps: `
      gpio_write pin={p} value=1 | Counter lamp | Lamp over the counter on: {p}
      gpio_write pin={p} value=0 | Counter lamp | Lamp over the counter off: {p}
      mqtt_publish topic=rx/pick payload="{sh}" | Pick | Publish where it lies to rx/pick.
      mqtt_publish topic=rx/done payload={rx} | Done | Publish the prescription's number to rx/done.
      @al pushover message="{al}" title="Allergy" // failed "no allergy is noted" | Allergy | Push the allergy that was noted, title Allergy. None noted: fail.
      pushover message="Delivery at four" | Delivery | Push: Delivery at four
      send_message channel=sms to="{cu}" text="Ready for you" | Customer | By sms to the customer: Ready for you
      memory_recall query={dr} category=stock | Stock note | Look for the drug among the notes of category stock.
      memory_recall query={dr} | Any note | Look for the drug in the notes.
    `,
  },
  {
    language: 'en',
    event: 'webhook /calls/missed {"caller": "{tel}", "queue": "{q}", "waited_s": {w}, "last_agent": "{ag}"}',
    slots: { tel: '=+44 20 7946, +49 30 9018, +34 91 122 / anonymous, withheld', q: 'billing, returns, tech', w: '5..200', ag: 'Priya, Colm, Danuta', n: '2..12', q2: 'sales, vip' },
    tools: ['kall_back(number, agent?): Call a number back', 'kall_queue(queue, open: bool): Open or close a queue', 'kall_staff(queue, agents: int): How many agents a queue has', 'kall_say(queue, text): Announcement in a queue'],
    steps: `
      @tel kall_back number="{tel}" // failed "the caller is {tel}" | Call back | Ring the missed caller. Hidden number means fail.
      @tel kall_back number="{tel}" agent="{ag}" // failed "the caller is {tel}" | Same agent | Have whoever spoke to them last ring the missed caller. If the number is hidden, fail.
      kall_queue queue={q2} open=false | {q2} | No more calls into {q2} today.
      kall_queue queue={q2} open=true | {q2} | Calls may go into {q2} again.
      kall_staff queue={q} agents={n} | More people | {n} agents for the queue where it happened.
      kall_say queue={q} text="We are sorry, please hold." | Sorry | In that queue say: "We are sorry, please hold."
      kall_say queue={q2} text="Our office is closed." | Closed | In {q2} say: "Our office is closed."
    `,
  },
  {
    language: 'en',
    event: 'mqtt wh/pick {"picker": "{pk}", "item": "{it}", "bin": "{bin}", "qty": {q}, "in_stock": {st}}',
    slots: { pk: 'Jarek, Moana, Dee', it: 'SKU-4471, bolt M8, LED strip', bin: '=A-03-2, C-17-1, F-22-4', q: '1..12', st: '=0 / 20, 45, 130', bin2: '=B-09-3, D-01-1', n: '13..60' },
    tools: ['lagr_move(item, from_bin, to_bin, qty?: int): Move stock', 'lagr_blink(bin, colour: green|red): Light a bin', 'lagr_order(item, qty: int, rush?: bool): Reorder an item', 'lagr_voice(picker, text): Speak in a headset', 'lagr_bin(bin, locked: bool): Lock or free a bin'],
    steps: `
      lagr_move item="{it}" from_bin={bin} to_bin={bin2} | All of it | Take this item out of its bin, put it in {bin2}.
      lagr_move item="{it}" from_bin={bin2} to_bin={bin} qty={n} | Refill | {n} of this item from {bin2} into its own bin.
      lagr_blink bin={bin2} colour=green | {bin2} | Green light there.
      lagr_order item="{it}" qty={n} | Reorder | Order {n} more of what is picked.
      lagr_order item="{it}" qty={n} rush=true | Reorder, rush | {n} more of the item, express.
      lagr_voice picker={pk} text="Take the small trolley" | Headset | Say in the picker's ear "Take the small trolley"
      lagr_bin bin={bin2} locked=true | Count | We count {bin2}. Nobody picks there.
      lagr_bin bin={bin2} locked=false | Counted | {bin2} is counted and may be picked from.
      @st failed "there is none in stock" // lagr_blink bin={bin} colour=green | Show it | Green for its bin if any is in stock. None? Fail.
    `,
  },
  {
    language: 'en',
    event: 'manual - donation from {don}: {kg} kg of {food}, best before {bb}, contact {tel}',
    slots: { don: 'Bakery Lux, Spar Nord, Mr Ito', kg: '4..60', food: 'bread, rice, apples', bb: '=2026-12-04, 2027-02-18 / unknown', tel: '=0151 330, 0172 881, 0160 409', f: 'bank/in.csv, bank/week.txt', p: '2..14' },
    steps: `
      file_write path={f} content="{kg} kg {food}" append=true | List | Add how much of what ("5 kg pears") at the end of {f}.
      file_write path=bank/today.txt content="{food}" | Today | bank/today.txt: only the kind of food. Replace what's there.
      @bb memory_store key=use-by content="{bb}" // failed "the date is unknown" | Use by | Note best-before as use-by. Date unknown? Then this fails.
      memory_store key=call-back content="{tel}" | Contact | Their number goes under call-back.
      send_message channel=email to="{don}" text="Thank you so much!" | Thank them | E-mail the giver "Thank you so much!"
      send_message channel=email text="Bring boxes tomorrow" | Volunteers | E-mail, no name: "Bring boxes tomorrow"
      gpio_write pin={p} value=1 | Fridge {p} on
      gpio_write pin={p} value=0 | Fridge {p} off | It's empty.
    `,
  },
  {
    language: 'en',
    event: 'webhook /climb/checkin {"climber": "{cl}", "belay_test": "{bt}", "partner": "{pa}", "locker": {lo}}',
    slots: { cl: 'Juno, Mika T., Alba', bt: '=passed / open, failed', pa: 'Gil, Freya, Tomasz', lo: '1..60', r: 'R3, Overhang, Slab 2', r2: 'R8, Kids 1', g: '=5c, 6a+, 7b' },
    tools: ['wand_rope(route, state: free|closed): Free or close a route', 'wand_grade(route, grade, setter?): Grade a route', 'wand_admit(climber, area?): Let a climber in', 'wand_locker(number: int, open: bool): Open or lock a locker', 'wand_call(text): Say it in the hall'],
    steps: `
      @bt wand_admit climber="{cl}" // failed "the belay test is {bt}" | Admit | In they go if the belay test is passed; if it isn't, fail.
      wand_admit climber="{pa}" area=boulder | Partner | Admit the partner to boulder only, area boulder.
      wand_rope route="{r}" state=closed | Spinner | A hold spins in {r}. Nobody on it.
      wand_rope route="{r}" state=free | Fixed | {r} may be climbed again.
      wand_grade route="{r2}" grade={g} setter="{pa}" | Grade | {r2} is a {g}; set by the climber's partner.
      wand_grade route="{r2}" grade={g} | Grade | {r2} is a {g}.
      wand_locker number={lo} open=true | Lost key | Open the locker of the one who checked in.
      wand_locker number={lo} open=false | Lock it | Lock that locker again.
      wand_call text="We close in half an hour" | Call | Say in the hall: We close in half an hour
    `,
  },
  {
    language: 'en',
    event: 'mqtt dogs/run {"dog": "{d}", "run": {r}, "keeper": "{k}", "chip": "{ch}", "food": "{fo}"}',
    slots: { d: 'Luna, Bandit, Old Fritz', r: '1..8', k: 'Wanda, Lee', ch: '=2760981, 5281144 / null, unknown', fo: 'puppy mix, lamb, light', p: '3..13', p2: '14..30' },
    steps: `
      @ch http_request url=https://chip.example/{ch} // failed "the chip is {ch}" | Look up | Get https://chip.example/ plus the chip. If the chip is null or unknown, fail.
      http_request url=https://chip.example/ping | Is it up? | Get https://chip.example/ping
      http_request url=https://chip.example/seen method=POST body="{d}" | Seen | POST the dog's name to https://chip.example/seen
      gpio_write pin={p} value=1 | Flap | Flap open is 1, flap shut is 0. Pin {p}: open it.
      gpio_write pin={p} value=0 | Flap | Flap open is 1, flap shut is 0. Pin {p}: shut it.
      mqtt_publish topic=dogs/feed payload="{fo}" | Dinner | What does it eat? Publish that to dogs/feed.
      notify message="Walk at six" title="{k}" | Walk | Show "Walk at six", title: the keeper's name.
      notify message="Walk at six" | Walk | Show "Walk at six". Needs no title.
      gpio_read pin={p2} | Water bowl | Float switch {p2}, is there water?
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/main {"basin": "{b}", "chlorine": {cl}, "temp_c": {t}, "lifeguard": "{lg}", "lanes_free": {lf}}',
    slots: { b: 'Sport, Kids, Lane pool', cl: '0.05..0.20 / 0.40..0.60', t: '22.0..31.0', lg: 'Bojan, Steffi, Ravi', lf: '0..6', b2: 'Dive, Spa', m: '5..90', ml: '50..900' },
    tools: ['poolo_dose(basin, ml: int): Dose chlorine', 'poolo_slide(running: bool): Start or stop the slide', 'poolo_cover(basin, pos: on|off): Move the cover', 'poolo_say(text, times?: int): Loudspeaker', 'poolo_rinse(basin, minutes?: int): Rinse the filter'],
    steps: `
      @cl poolo_dose basin="{b}" ml={ml} // failed "chlorine is at {cl}" | Dose | {ml} ml into the basin that was measured if chlorine is under 0.3. Otherwise fail.
      poolo_rinse basin="{b2}" | Rinse {b2}
      poolo_rinse basin="{b}" minutes={m} | Rinse | {m} min for the basin of the reading.
      poolo_slide running=true | Slide | Kids may slide now.
      poolo_slide running=false | Slide | Storm is coming. Slide off.
      poolo_cover basin="{b2}" pos=on | Night | {b2}: cover goes on.
      poolo_cover basin="{b2}" pos=off | Morning | {b2}: cover goes off.
      poolo_say text="Lane 2 is for training" | Speak | Over the speakers: Lane 2 is for training
      poolo_say text="Please leave the water" times=3 | Speak thrice | Over the speakers, 3 times: Please leave the water
    `,
  },
  {
    language: 'en',
    event: 'mqtt nursery/house2 {"bench": "{b}", "plant": "{pl}", "soil": {so}, "valve_pin": {vp}, "grower": "{gr}"}',
    slots: { b: 'B4, north 2, Bench L', pl: 'cyclamen, basil, hosta', so: '8..19 / 55..80', vp: '3..15', gr: 'Hamid, Lotta', p2: '16..30', id: 'c3, p11' },
    steps: `
      @so gpio_write pin={vp} value=1 // failed "soil is at {so}" | Water | Soil under 30: valve on, its pin is in the message. Else fail.
      gpio_write pin={vp} value=0 | Enough | The valve of this bench: off.
      gpio_write pin={p2} value=0 | Lamp {p2} off
      memory_store key=watered content="{b}" | Note | Which bench? Keep it under watered.
      cron_add schedule="0 6 * * *" action=procedure text=morning-round | Mornings | Procedure morning-round, daily, 0 6 * * *.
      cron_add schedule="0 6 * * *" action=procedure text=morning-round name=mr | Mornings, named | Procedure morning-round, 0 6 * * *, call the plan mr.
      cron_remove id={id} | No {id} | Drop the plan {id}.
      send_message channel=signal to="{gr}" text="Pot up the seedlings" | Grower | To the grower on signal: "Pot up the seedlings"
      mqtt_publish topic=nursery/label payload="{pl}" | Label | Publish what grows there to nursery/label.
    `,
  },
  {
    language: 'en',
    event: 'webhook /depot/in {"tram": {tr}, "track": {tk}, "defect": "{de}", "driver": "{dv}", "km": {km}}',
    slots: { tr: '2001..2099', tk: '1..9', de: 'door 3 slow, squeaking brake, dark display / ∅', dv: 'Krause, Nowak, Ms Bailey', km: '12000..98000', tk2: '10..19', tr2: '2101..2199' },
    tools: ['tramm_switch(track: int, way: left|right): Set a point', 'tramm_wash(tram: int, inside?: bool): Wash a tram', 'tramm_power(track: int, on: bool): Overhead wire', 'tramm_defect(tram: int, text): Report a defect', 'tramm_roster(driver, text): Message a driver'],
    steps: `
      tramm_switch track={tk} way=left | Points | Points on the track where it came in: left.
      tramm_switch track={tk2} way=right | Points {tk2} | To the right.
      tramm_wash tram={tr} | Wash | Wash this one.
      tramm_wash tram={tr2} inside=true | Wash {tr2} | Including inside.
      tramm_power track={tk2} on=false | Dead | Track {tk2} must be dead, men on the roof.
      tramm_power track={tk2} on=true | Live | Track {tk2} live again.
      @de tramm_defect tram={tr} text="{de}" // failed "no defect was reported" | Defect | Report what is wrong with it. Nothing wrong: fail.
      tramm_defect tram={tr2} text="seat torn at door 2" | Seat | For {tr2} report: "seat torn at door 2"
      tramm_roster driver="{dv}" text="Please sign the book" | Book | Whoever drove it in gets "Please sign the book".
    `,
  },
  {
    language: 'en',
    event: 'manual - session: {band}, engineer {eng}, reel {reel}, take {tk} is the best',
    slots: { band: 'The Owls, Nina K., Brass Four', eng: 'Ludo, Jasmin', reel: 'R-12, R-40, side B', tk: '2..19', p: '4..13', p2: '14..29', f: 'tape/notes.txt, tape/old.txt' },
    steps: `
      gpio_write pin={p} value=1 | Recording lamp | Red lamp on: {p}.
      gpio_write pin={p} value=0 | Recording lamp | Red lamp out: {p}.
      memory_store key=best-take content="{tk}" | Best | Note best-take: the number of the best one.
      memory_recall query="{band}" | Last time? | What do we know of the band?
      file_read path={f} | Notes | Read {f}.
      file_read path={f} from_line={p2} | Notes from line {p2} | Read {f} from there.
      send_message channel=telegram to="{eng}" text="Coffee is ready" | Coffee | Telegram the engineer: Coffee is ready
      mqtt_publish topic=studio/reel payload="{reel}" | Reel | Which reel? Onto studio/reel.
      failed "no tempo was given" | Tempo | Keep the tempo (bpm) from the note as tempo.
    `,
  },
  {
    language: 'en',
    event: 'mqtt stage/cue {"cue": "{c}", "actor": "{a}", "trap": {t}, "fly_bar": {fb}, "safety": "{s}"}',
    slots: { c: 'Q14, Q33, Storm', a: 'Hedda, Mr Lyle, Ophelia', t: '1..4', fb: '5..22', s: '=clear / blocked, person', c2: 'Q40, Finale', n: '1..9' },
    tools: ['bnd_cue(cue, delay_s?: int): Fire a cue', 'bnd_bar(bar: int, move: up|down): Move a fly bar', 'bnd_trap(trap: int, open: bool): Trap door', 'bnd_call(actor, text?): Call an actor to the stage'],
    steps: `
      bnd_cue cue="{c}" | Go | Fire the reported cue.
      bnd_cue cue="{c2}" delay_s={n} | {c2} | In {n} s.
      @s bnd_trap trap={t} open=true // failed "the trap is {s}" | Trap | Open this trap when it is clear; if not, fail.
      bnd_trap trap={t} open=false | Trap | Close this trap.
      bnd_bar bar={fb} move=up | Fly out | This bar flies out.
      bnd_bar bar={fb} move=down | Fly in | This bar comes in to the floor.
      bnd_call actor="{a}" | Call | Call the actor.
      bnd_call actor="{a}" text="Bring the lantern" | Call with text | Call the actor: "Bring the lantern"
    `,
  },
  {
    language: 'en',
    event: 'mqtt dairy/cave {"wheel": "{w}", "cheese": "{ch}", "age_d": {age}, "shelf": {sh}, "turner": "{tu}"}',
    slots: { w: 'W-118, W-402, B77', ch: 'Gruyere, Tomme, Bergkas', age: '10..40 / 95..300', sh: '1..30', tu: 'Reto, Ines', p: '3..15', rh: '80..96' },
    steps: `
      @age failed "it is only {age} days old" // mqtt_publish topic=dairy/sell payload={w} | Sell | Publish the wheel to dairy/sell when it is 90 days or older. Younger: fail.
      mqtt_publish topic=dairy/turn payload={w} | Turn | The wheel's number, to dairy/turn.
      mqtt_publish topic=dairy/rh payload={rh} | Humidity | Publish {rh} to dairy/rh
      gpio_write pin={p} value=1 | Fan | The cave fan ({p}) may blow.
      gpio_write pin={p} value=0 | Fan | The cave fan ({p}) must rest.
      memory_store key=turner content="{tu}" | Turner | Keep the one who turns, as turner.
      file_write path=cave/book.txt content="{ch}" append=true | Book | The kind of cheese comes at the end of cave/book.txt.
      file_write path=cave/now.txt content="{ch}" | Now | The kind of cheese, and nothing more, makes up cave/now.txt.
      notify message="Brush with salt water" | Brush | Show: Brush with salt water
    `,
  },
  {
    language: 'en',
    event: 'webhook /roast/order {"bean": "{b}", "kg": {kg}, "degree": "{dg}", "client": "{cl}", "grind": "{gr}"}',
    slots: { b: 'Yirgacheffe, Huila, Sidamo', kg: '2..14', dg: '=light, dark', cl: 'Cafe Noir, Lena, Hotel Sol', gr: '=fine, coarse / ∅', b2: 'Mocha, Kona', t: '190..230' },
    tools: ['torra_load(bean, kg: int, drum?: int): Load the drum', 'torra_end(degree: light|dark): Set how dark it gets', 'torra_flame(on: bool, celsius?: int): Burner', 'torra_bag(client, text?): Print a bag label', 'torra_grind(bean, grind: fine|coarse): Grind beans'],
    steps: `
      torra_load bean="{b}" kg={kg} | Load | What was ordered, as much as was ordered.
      torra_load bean="{b2}" kg={kg} drum=2 | Second drum | {b2} in drum 2, the ordered weight.
      torra_end degree=light | Lighter | Not dark this time.
      torra_end degree=dark | Darker | Nearly black, as they like it in Naples.
      torra_flame on=true celsius={t} | Fire | Light the burner, {t} °C.
      torra_flame on=false | Fire | Burner out.
      torra_bag client="{cl}" | Bag | Label for the one who ordered.
      torra_bag client="{cl}" text="Roasted today" | Bag | Label for the one who ordered, saying "Roasted today".
      @gr torra_grind bean="{b}" grind={gr} // failed "no grind was asked for" | Grind | Grind the ordered beans as they wish. No wish: fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/bench {"flask": "{f}", "ph": {ph}, "chemist": "{ch}", "stirrer_pin": {sp}, "batch": "{ba}"}',
    slots: { f: 'F-3, Flask 12, A/2', ph: '2.0..4.5 / 7.5..10.0', ch: 'Dr. Vega, Ulrika, Sam', sp: '3..14', ba: '26-041, 26-118', p: '15..31', n: '2..9' },
    steps: `
      gpio_write pin={sp} value=1 | Stir | Start the stirrer. Pin as in the message.
      gpio_write pin={sp} value=0 | Stop stirring | Stirrer of the message off.
      gpio_read pin={p} | Hood | Read the sash switch, {p}
      @ph failed "pH is {ph}" // memory_store key=neutral content="{f}" | Neutral | pH above 7? Store the flask under neutral. pH below, fail.
      file_search query={ba} path=records | Records | Find the batch in records.
      file_search query={ba} | Anywhere | Find the batch in any file.
      send_message channel=slack to="{ch}" text="Label your flasks" | Label | On slack to the chemist: "Label your flasks"
      failed "there is no volume in the message" | Volume | Store the volume of the flask, from the message, as volume.
      sop_execute name=titrate-{n} | Titrate | Run titrate-{n}.
    `,
  },
  {
    language: 'en',
    event: 'manual - plot {pl} of {ow} is overgrown, seen by {by}, {vi} visit',
    slots: { pl: '2..60', ow: 'Mrs Grady, Olek, the Bauers', by: 'Colin, Mrs Aziz', vi: '=first / third', eur: '5..40', d: '7..28', pl2: '61..99' },
    tools: ['allo_letter(plot: int, text, days?: int): Write to a plot holder', 'allo_water(plot: int, on: bool): Water of a plot', 'allo_fee(plot: int, euro: int): Charge a plot', 'allo_state(plot: int, state: let|vacant): State of a plot', 'allo_thank(name, text): Thank somebody'],
    steps: `
      allo_letter plot={pl} text="Please cut the hedge" | Letter | Write to the plot in question: "Please cut the hedge"
      allo_letter plot={pl2} text="Please clear the path" days={d} | Letter to {pl2} | "Please clear the path", within {d} days.
      allo_water plot={pl2} on=false | Frost | Plot {pl2}: water off.
      allo_water plot={pl2} on=true | Spring | Plot {pl2}: water on.
      @vi failed "it is the {vi} visit" // allo_fee plot={pl} euro={eur} | Fee | Third visit: charge the plot {eur} euro. First visit costs nothing, fail.
      allo_state plot={pl2} state=vacant | Gone | {pl2} gave up. Nobody has it now.
      allo_state plot={pl2} state=let | Taken | {pl2} has a new holder.
      allo_thank name="{by}" text="Thanks for looking" | Thanks | Say "Thanks for looking" to the one who saw it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /camper/return {"van": "{v}", "renter": "{r}", "fuel_pct": {fu}, "damage": "{da}", "keybox": {kb}}',
    slots: { v: 'Sunny, VW-4, Big Blue', r: 'Mr Abel, Ksenia, Family Roux', fu: '5..60 / 96..100', da: 'scratch left, lost cap, cracked mirror / ∅', kb: '1..12', p: '3..20' },
    steps: `
      @fu failed "the tank is at {fu} %" // send_message channel=email to="{r}" text="Deposit comes back" | Deposit | Full tank (over 95 %): e-mail the renter "Deposit comes back". Not full: fail.
      @da file_write path=vans/damage.txt content="{da}" append=true // failed "no damage was found" | Damage | Damage goes at the end of vans/damage.txt. No damage, fail.
      file_write path=vans/free.txt content="{v}" | Free van | Only this van's name in vans/free.txt, no matter what was in it.
      gpio_write pin={p} value=1 | Wash bay {p}: on
      gpio_write pin={p} value=0 | Wash bay {p}: off
      mqtt_publish topic=vans/keybox payload={kb} | Key | Publish the box with the key to vans/keybox.
      notify message="{v} is back" title="Yard" | Back | Title Yard: the van, "is back".
      notify message="{v} is back" | Back | The van, "is back". No title.
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/stock {"article": "{a}", "left": {l}, "supplier": "{s}", "aisle": {ai}}',
    slots: { a: 'hinge 40, Dowel 8mm, wood glue', l: '0..3 / 40..90', s: 'Wuerth, Hiller, Metallum', ai: '1..14', n: '10..200', c: '1..90', a2: 'Screw 4x30, tape B' },
    tools: ['eisen_order(article, count: int, supplier?): Order goods', 'eisen_price(article, euro: int, tag?: bool): Change a price', 'eisen_show(article, visible: bool): Show an article in the web shop', 'eisen_fetch(aisle: int, text): Send somebody to an aisle'],
    steps: `
      @l eisen_order article="{a}" count={n} // failed "there are {l} left" | Order | Fewer than 10 left: order {n}. More left: fail.
      eisen_order article="{a2}" count={n} supplier="{s}" | Order {a2} | {n} pieces, from the supplier in the message.
      eisen_price article="{a2}" euro={c} | Price | {a2}: {c} euro
      eisen_price article="{a}" euro={c} tag=true | Price and tag | {c} euro for the reported article, and print the tag.
      eisen_show article="{a}" visible=false | Hide | Take the article off the web shop.
      eisen_show article="{a2}" visible=true | Show | {a2} can be seen in the web shop again.
      eisen_fetch aisle={ai} text="Customer needs a ladder" | Help | Send someone to the aisle of this article: "Customer needs a ladder"
    `,
  },
  {
    language: 'en',
    event: 'webhook /forms/new {"form": "{f}", "applicant": "{a}", "birth": "{b}", "ref": "{r}", "clerk": "{c}"}',
    slots: { f: 'F-12, parking permit, B7', a: 'Odette Blanc, M. Haddad, Jan Kos', b: '=1988-02-11, 1971-09-30, 2001-06-05', r: '=2026/441, 2026/902 / ∅, pending', c: 'Ms Wirth, Tariq', n: '3..30' },
    steps: `
      @r memory_store key=last-ref content="{r}" // failed "there is no reference" | Reference | Store the reference under last-ref. Pending or absent: fail.
      memory_store key=last-applicant content="{a}" | Applicant | Store who applied under last-applicant.
      file_write path=forms/index.txt content="{a}" append=true | Index | Append the applicant to forms/index.txt.
      file_write path=forms/current.txt content="{f}" | Current | Overwrite forms/current.txt with the form.
      send_message channel=teams to="{c}" text="A form is waiting" | Clerk | Teams message to the clerk: "A form is waiting"
      http_request url=https://forms.example/list | Fetch list | Fetch https://forms.example/list
      http_request url=https://forms.example/list method=DELETE | Delete list | Send a DELETE to https://forms.example/list
      pushover message="{n} forms today" | Count | Push "{n} forms today"
      pushover message="{n} forms today" title="Counter" | Count | Push "{n} forms today", title Counter.
    `,
  },
  {
    language: 'en',
    event: 'mqtt water/tower {"tank": "{t}", "level_pct": {lv}, "pump": "{p}", "standby_pump": "{p2}", "fitter": "{fi}"}',
    slots: { t: 'Hill tank, T2, Mill Rd', lv: '8..25 / 88..99', p: 'P1, P4, Main', p2: 'P7, Reserve', fi: 'Dougie, Svetlana', hz: '25..50', m: '5..60' },
    tools: ['aqv_pump(pump, run: bool, hertz?: int): Run or stop a pump', 'aqv_valve(tank, side: inlet|outlet, open: bool): Move a valve', 'aqv_flush(tank, minutes: int): Flush a tank', 'aqv_job(fitter, text): Job for a fitter'],
    steps: `
      @lv aqv_pump pump={p} run=true // failed "the tank is at {lv} %" | Fill | Below 30 % run its pump. Otherwise fail.
      aqv_pump pump={p2} run=true hertz={hz} | Standby | The standby one: run at {hz} Hz.
      aqv_pump pump={p2} run=false | Standby | Stop the standby one.
      aqv_pump pump={p2} run=true | Standby | Run the standby one.
      aqv_valve tank="{t}" side=inlet open=true | Inlet | Open the tank's inlet.
      aqv_valve tank="{t}" side=outlet open=false | Outlet | Close the tank's outlet.
      aqv_flush tank="{t}" minutes={m} | Flush | Flush for {m} minutes, same tank.
      aqv_job fitter="{fi}" text="Check the float" | Job | The fitter gets: "Check the float"
    `,
  },
];
