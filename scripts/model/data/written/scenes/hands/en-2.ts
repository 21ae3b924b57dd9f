import type { Scene } from '../../scene';

/** Plain steps of many people, part 2. */
export const hands2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt canal/lock4 {"boat": "{boat}", "direction": "{dir}", "chamber_cm": {cm}, "helmsman": "{h}", "radio_ch": {ch}}',
    slots: { boat: 'Marigold, Three Brothers, Otter', dir: '=up, down', cm: '40..90 / 210..290', h: 'Mr Penrose, Edda, Tam', ch: '=12, 14, 71 / null', n: '5..60' },
    tools: ['sluis_gate(side: upper|lower, open: bool): Move a lock gate', 'sluis_fill(fill: bool, minutes?: int): Fill or empty the chamber', 'sluis_radio(channel: int, text): Speak on the radio', 'sluis_enter(boat, toll?: int): Enter a boat in the register'],
    steps: `
      sluis_gate side=upper open=true | Top gate | Open the top gate.
      sluis_gate side=lower open=false | Bottom gate | Bottom gate shut, please.
      sluis_fill fill=true | Water in | Let the water in.
      sluis_fill fill=false minutes={n} | Water out | Let the water out, {n} minutes.
      @ch sluis_radio channel={ch} text="Lock is ready" // failed "no radio channel is given" | Call | Say "Lock is ready" on the boat's channel. She gave none? Fail.
      sluis_enter boat="{boat}" | Register | Put the boat in the register.
      sluis_enter boat="{boat}" toll={n} | Toll | Put the boat in the register, toll {n}.
      @cm failed "only {cm} cm in the chamber" // sluis_gate side=upper open=true | Level? | With more than 200 cm in the chamber the upper gate opens. Otherwise fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lift/chair6 {"wind_ms": {w}, "chairs_out": {c}, "operator": "{op}", "station": "{st}"}',
    slots: { w: '2..9 / 18..31', c: '20..80', op: 'Gustl, Vreni, Marco', st: 'valley, middle, top', p: '3..14', p2: '15..31', b: 'lift-a, sps2' },
    steps: `
      gpio_write pin={p} value=0 | Stop the rope | Drive contactor {p}: off.
      gpio_write pin={p} value=1 | Go | Drive contactor {p}: on again.
      gpio_read pin={p2} board={b} | Slack rope | Check input {p2} on {b}.
      gpio_read pin={p2} | Gate switch {p2} | What does it read?
      @w failed "the wind is only {w} m/s" // pushover message="Chair 6 stops, wind" | Wind | From 15 m/s push "Chair 6 stops, wind". Less wind: no push, fail.
      mqtt_publish topic=lift/duty payload="{op}" | Duty | Publish who is operating to lift/duty.
      mqtt_publish topic=lift/where payload="{st}" | Where | To lift/where goes the station.
      notify message="Please keep the tips up" title="Top station" | Tips | Titled Top station, show: Please keep the tips up
    `,
  },
  {
    language: 'en',
    event: 'webhook /print/order {"order": "{o}", "client": "{cl}", "copies": {n}, "paper": "{pa}", "proof_ok": {ok}}',
    slots: { o: 'PO-771, 2026-88, D4410', cl: 'Hartmann KG, Opera House, Lou', n: '50..900', pa: '=silk, offset, kraft', ok: '=true / false', o2: 'PO-802, 2026-91', s: '=A3, A4, A5' },
    tools: ['inky_run(order, copies: int, paper?): Print an order', 'inky_hold(order, hold: bool): Put an order on hold or let it go', 'inky_cut(order, size: A3|A4|A5): Cut an order', 'inky_note(order, text): Note on the job ticket'],
    steps: `
      @ok inky_run order={o} copies={n} // failed "the proof is not approved" | Run | Run the order in the number of copies it says. The proof must be OK'd, else fail.
      inky_run order={o2} copies={n} paper={pa} | {o2} too | Also {o2}: as many copies, and on the paper from the message.
      inky_hold order={o} hold=true | Wait | The client called. Nothing happens with this order for now.
      inky_hold order={o2} hold=false | Go on | {o2} needn't wait any longer.
      inky_cut order={o} size={s} | Cut to {s} | Cut the order that came in.
      inky_note order={o} text="fold before cutting" | Ticket | On its ticket: "fold before cutting"
      inky_note order={o2} text="{cl} collects" | Collect | On the ticket of {o2}: "{cl} collects"
    `,
  },
  {
    language: 'en',
    event: 'peripheral washer-3/pin_7 1',
    earlier: ['Whose wash is it? | wash_lookup → ticket {tk}, owner {own}, locker {lk}', 'Weigh it | scale → {kg} kg'],
    slots: { tk: 'T-441, T-902, T-117', own: 'Ms Mora, Flat 3B, Anton', lk: '1..30', kg: '2.1..8.9', p: '8..20', p2: '21..35', f: 'wash/log.txt, wash/book.csv' },
    steps: `
      gpio_write pin={p} value=0 | Water off | Close the water valve. It is {p}.
      gpio_write pin={p2} value=1 | Dryer | Dryer {p2} on.
      file_write path={f} content="{tk}" append=true | Log | Add the ticket to {f}.
      file_write path=wash/last.txt content="{own}" | Last | wash/last.txt holds just the owner.
      send_message channel=whatsapp to="{own}" text="Your laundry is clean" | Tell them | WhatsApp the owner: "Your laundry is clean"
      send_message channel=whatsapp text="Dryer 2 is free" | Tell all | WhatsApp, no particular person: "Dryer 2 is free"
      mqtt_publish topic=wash/weight payload={kg} | Weight | Only the number of kilos to wash/weight.
      failed "the price is not known" | Price | Publish the price that was found for this ticket to wash/price.
    `,
  },
  {
    language: 'en',
    event: 'webhook /camp/arrival {"guest": "{g}", "pitch": "{p}", "nights": {n}, "dog": {dog}, "car": "{car}"}',
    slots: { g: 'Family Bos, Mr Hurley, Inez', p: 'P14, Lake 3, W-7', n: '1..14', dog: '=true / false', car: '=GR 118-X, 4KLM22, BK-77-TT / ∅', p2: 'P31, Hill 9', a: '6..16' },
    tools: ['campo_assign(guest, pitch, nights?: int): Give a guest a pitch', 'campo_power(pitch, on: bool, amps?: int): Switch the power of a pitch', 'campo_barrier(plate): Let a car pass the barrier', 'campo_fee(guest, kind: dog|late|wood): Charge a fee'],
    steps: `
      campo_assign guest="{g}" pitch="{p2}" | Other pitch | They would rather have {p2}. Open end.
      campo_assign guest="{g}" pitch="{p}" nights={n} | Check in | The guest gets the pitch and nights he booked.
      campo_power pitch="{p}" on=true amps={a} | Power | Power for their pitch, {a} A.
      campo_power pitch="{p2}" on=true | Power | {p2} should have electricity.
      campo_power pitch="{p2}" on=false | Gone | {p2} left; no more electricity there.
      @car campo_barrier plate="{car}" // failed "no car was given" | Barrier | Let their car through. No car given: fail.
      @dog campo_fee guest="{g}" kind=dog // failed "there is no dog" | Dog | Charge them the dog fee if one came along, else fail.
      campo_fee guest="{g}" kind=wood | Firewood | They took wood.
    `,
  },
  {
    language: 'en',
    event: 'webhook /flowers/order {"bouquet": "{b}", "recipient": "{r}", "card_text": "{ct}", "deliver_at": "{t}", "street": "{st}"}',
    slots: { b: 'Peony Large, Wild Meadow, White 20', r: 'Aunt Clara, Mr Singh, Reception', ct: '=Get well soon, Happy birthday, With love / ∅', t: '=09:30, 13:00, 16:45', st: 'Mill Lane 4, Oak Row 11, Quay 2', p: '3..13', p2: '14..28' },
    steps: `
      @ct file_write path=cards/next.txt content="{ct}" // failed "there is no text for the card" | Card | Write what the card shall say into cards/next.txt. No text, no card: fail.
      file_write path=cards/today.txt content="{r}" append=true | Names | Add who gets the flowers to cards/today.txt.
      memory_store key=next-drop content="{st}" | Where to | Remember the street as next-drop, dear.
      notify message="{b} at {t}" title="Van" | Van | With the title Van: the bouquet, "at", the time.
      notify message="{b} at {t}" | Binding table | Show the bouquet, "at", the time. No title.
      gpio_write pin={p} value=1 | Cold room | Cooling on, pin {p}.
      gpio_write pin={p2} value=0 | Window lamps | Lamps in the window off; {p2}.
      memory_recall query="{r}" limit=2 | Have we been there? | Find up to 2 notes on the recipient.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vet/kennel {"animal": "{an}", "box": {box}, "temp_c": {t}, "owner": "{ow}", "owner_tel": "{tel}"}',
    slots: { an: 'Rex, Mimi, Bruno', box: '1..9', t: '37.8..38.9 / 39.9..41.2', ow: 'Frau Ott, Mr Bell, Ines', tel: '=0171 2200, 0174 9313, 0160 5588', box2: '10..18', h: '2..12' },
    tools: ['pfote_heat(box: int, mode: warm|cool): Warm or cool a box', 'pfote_light(box: int, on: bool): Light in a box', 'pfote_ring(number, text): Call a number and speak', 'pfote_check(animal, in_hours: int, by?): Plan a check'],
    steps: `
      @t failed "{t} degrees is no fever" // pfote_heat box={box} mode=cool | Fever | Above 39.5 cool the box. No fever: fail.
      pfote_heat box={box2} mode=warm | Box {box2} | Make it cosy in there.
      pfote_light box={box} on=false | Sleep | Let the animal sleep, light out in its box.
      pfote_light box={box2} on=true | Light on in box {box2}
      pfote_ring number="{tel}" text="All is well" | Call | Ring up the owner, say "All is well".
      pfote_check animal="{an}" in_hours={h} | Check | Look at the animal in {h} h.
      pfote_check animal="{an}" in_hours={h} by="Dr Lau" | Check by the doctor | In {h} h, by Dr Lau, look at the animal.
      failed "the weight is not in the message" | Weight | Call the owner and say how many kilos it weighs, as in the message.
    `,
  },
  {
    language: 'en',
    event: 'manual - walk-in: {name}, wants {motif} on the {place}, deposit {dep} paid, consent form {cf}',
    slots: { name: 'Ruby, Konrad, Jo-Ann', motif: 'a swallow, an anchor, two koi', place: '=forearm, calf, shoulder', dep: '30..90', cf: '=signed / missing, unsigned', p: '4..18', t: '=14:00, 16:30', id: 'c2, j14' },
    steps: `
      @cf memory_store key=today content="{name}" // failed "the consent form is {cf}" | Book in | Form signed? Then store the name under today. If not: fail, no discussion.
      memory_store key=place content="{place}" | Where | Under place: which part of the body.
      gpio_write pin={p} value=1 | UV lamp | Steriliser's UV: {p}, on.
      gpio_write pin={p} value=0 | UV lamp | Steriliser's UV: {p}, off.
      cron_add schedule="0 9 * * *" action=message text="Cream, thin layer" | Aftercare | Every morning (0 9 * * *) a message: "Cream, thin layer"
      cron_add schedule="0 9 * * *" action=message text="Cream, thin layer" timezone=Europe/Oslo | Aftercare Oslo | Oslo client: 0 9 * * *, message "Cream, thin layer", zone Europe/Oslo.
      cron_remove id={id} | Healed | Remove plan {id}.
      cron_list | What's planned? | Show me every planned thing.
      pushover message="Next at {t}" | Chair | Push "Next at {t}".
    `,
  },
  {
    language: 'en',
    event: 'mqtt escape/room2 {"team": "{team}", "puzzle": "{pz}", "minutes_left": {m}, "hints_used": {h}}',
    slots: { team: 'The Foxes, Table 9, Zed Crew', pz: 'clock, safe, mirror', m: '21..50 / 1..4', h: '=0, 1, 2 / 3', d: '1..6', n: '2..10' },
    tools: ['esc_door(door: int, locked: bool): Lock or unlock a door', 'esc_hint(puzzle, text?): Give a hint', 'esc_sound(track, loop?: bool): Play a sound', 'esc_time(minutes: int, way: add|take): Change the time'],
    steps: `
      @h esc_hint puzzle="{pz}" // failed "{h} hints are used" | Hint | Hint on the puzzle they are at. Three used already? Nope, fail.
      esc_hint puzzle="{pz}" text="Look behind you" | Hint in words | For the same puzzle: "Look behind you"
      esc_door door={d} locked=false | Let them out | Door {d}, unlock.
      esc_door door={d} locked=true | Door {d} | It must not open yet.
      esc_sound track=heartbeat loop=true | Heart | heartbeat, over and over.
      esc_sound track=thunder | Thunder | thunder
      esc_time minutes={n} way=add | Bonus | They get {n} minutes more.
      esc_time minutes={n} way=take | Penalty | That costs them {n} minutes.
      @m failed "there are {m} minutes left" // esc_sound track=alarm | Alarm | Under 5 minutes left, play alarm. More than that: fail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /gym/turnstile {"member": "{mem}", "card": "{card}", "plan": "{plan}", "trainer": "{tr}"}',
    slots: { mem: 'Kofi, L. Berger, Ana Ruiz', card: 'G-2201, G-7718, 90114', plan: '=gold, silver / expired, cancelled', tr: 'Nico, Fatou, Bela', p: '2..12', p2: '13..26', n: '5..40' },
    steps: `
      @plan gpio_write pin={p} value=1 // failed "the plan is {plan}" | Turnstile | Release it (pin {p}) for a running plan. Expired or cancelled: fail.
      gpio_write pin={p2} value=0 | Music off | Kill the speakers, {p2}
      gpio_write pin={p2} value=1 | Music on | Speakers back, {p2}
      mqtt_publish topic=gym/inside payload="{card}" | Inside | Publish the card to gym/inside, no name please.
      send_message channel=slack to="{tr}" text="{mem} is here" | Trainer | Slack the trainer: the member's name plus "is here".
      send_message channel=slack text="Hall 2 needs towels" | Towels | Slack: "Hall 2 needs towels"
      file_read path=plans/{n}.txt | Plan {n} | Read plans/{n}.txt
      file_read path=plans/{n}.txt lines=3 | Plan {n}, top | Just the top 3 lines of plans/{n}.txt
    `,
  },
  {
    language: 'en',
    event: 'mqtt radio/studio {"host": "{h}", "track": "{tr}", "next": "{nx}", "level_db": {db}}',
    slots: { h: 'Debbie, Old Tom, Yves', tr: 'Blue Train, Roadrunner, Take 5', nx: 'Harvest, Lowdown, Mercy', db: '-18..-9 / -60..-48', n: '2..15', f: '1..6' },
    tools: ['wav_play(track, fade_s?: int): Play a track', 'wav_mic(fader: int, live: bool): Mic on or off', 'wav_sign(state: onair|off): The red sign', 'wav_chat(host, text): Text on the host screen'],
    steps: `
      wav_play track="{nx}" | Next one | Play what comes next.
      wav_play track="{tr}" fade_s={n} | Again | The running one again, fade in {n} s.
      wav_mic fader={f} live=true | Mic {f} up | They may talk.
      wav_mic fader={f} live=false | Mic {f} | Mute it.
      wav_sign state=onair | Red light | We're on. Sign too.
      wav_sign state=off | Red light | Show's over, sign out.
      wav_chat host="{h}" text="News in one minute" | Tell the host | On the host's screen: "News in one minute"
      @db failed "the level is {db} dB" // wav_play track="{nx}" | Dead air | Below -40 dB is silence: play the next track. Otherwise fail.
    `,
  },
  {
    language: 'en',
    event: 'manual - parish office: service at {t}, organist {org}, hymn {hy}, bell {bell}',
    slots: { t: '=09:00, 10:30, 18:00', org: 'Mrs Thorne, Cyril', hy: '12..480', bell: '=great, small / none', p: '5..15', p2: '16..25', run: 'r-31, r-77' },
    steps: `
      @bell sop_execute name=ring payload="{bell}" // failed "no bell is wanted" | Bells | Start the procedure ring, payload: which bell. If it says none, the step fails.
      sop_execute name=ring | Ring them all | Start ring, without a payload.
      gpio_write pin={p} value=1 | Heating | Warm the church. (pin {p})
      gpio_write pin={p} value=0 | Heating | The congregation has gone; no more heating. (pin {p})
      mqtt_publish topic=church/board payload={hy} | Hymn board | The hymn's number to church/board.
      send_message channel=email to="{org}" text="Please play softly" | Organist | By email to the organist: "Please play softly"
      sop_status run_id={run} | {run} | How does it stand?
      gpio_read pin={p2} | Vestry door | Contact on {p2}; read it.
      memory_store key=service content="{t}" | Time | Note the time as service.
    `,
  },
  {
    language: 'en',
    event: 'mqtt fungi/rack {"rack": "{r}", "co2": {co}, "strain": "{s}", "picker": "{pk}"}',
    slots: { r: 'R1, R9, upper left', co: '500..900 / 1600..2900', s: 'shiitake, enoki, lions mane', pk: 'Dao, Wim', r2: 'R14, lower right', n: '3..25', kg: '1.5..9.5' },
    tools: ['funga_mist(rack, seconds?: int): Mist a rack', 'funga_fan(rack, state: run|rest): Fan of a rack', 'funga_yield(rack, kg: num): Enter the yield', 'funga_label(strain, text?): Print a label'],
    steps: `
      funga_mist rack="{r}" | Mist | Mist, this rack.
      funga_mist rack="{r2}" seconds={n} | Mist {r2} | {n} s
      @co failed "CO2 is at {co}" // funga_fan rack="{r}" state=run | Air | CO2 above 1500: fan on at this rack. Under it: fail.
      funga_fan rack="{r2}" state=rest | Fan | {r2}: let the fan rest.
      funga_yield rack="{r}" kg={kg} | Yield | {kg} kg from the reporting rack.
      funga_label strain="{s}" | Label | One label for the kind growing there.
      funga_label strain="{s}" text="do not stack" | Label with text | Same kind, and on the label "do not stack"
      failed "the temperature is not in the message" | Too warm? | Label text shall be the temperature of the rack as reported.
    `,
  },
  {
    language: 'en',
    event: 'peripheral saw/pin_2 0',
    earlier: ['Last log on the saw | log_read → {sp}, {len} cm, for {cust}', 'Blade | blade_state → {bl}'],
    slots: { sp: '=oak, larch, spruce', len: '210..490', cust: 'Roofer Hein, Bauer, Yard 2', bl: '=sharp / dull, cracked', p: '3..13', p2: '14..29' },
    steps: `
      @bl gpio_write pin={p} value=1 // failed "the blade is {bl}" | Saw on | Motor pin {p} on, but only with a sharp blade. Else fail.
      gpio_write pin={p} value=0 | Saw off | Motor pin {p} off.
      gpio_read pin={p2} | Guard | Guard closed? Pin {p2}.
      memory_store key=wood content={sp} | Wood | Note wood = what kind it was
      notify message="Cut for {cust}" | Whose | Show: Cut for, then the customer.
      notify message="Cut for {cust}" title="Saw" | Whose, titled | Same text (Cut for, customer), title Saw.
      file_write path=saw/list.txt content="{len}" append=true | List | Length, bare number, on the end of saw/list.txt.
      failed "the log number is not known" | Log number | Put the number of the log from step {step1} in the note log-no.
    `,
  },
  {
    language: 'en',
    event: 'mqtt fish/pond {"pond": "{p}", "o2": {o}, "feeder_id": "{f}", "warden": "{w}"}',
    slots: { p: 'North 1, Trout 4, Pond B', o: '2.1..4.6 / 8.0..11.5', f: 'FD-3, FD-8, auto-12', w: 'Signe, Ray', p2: 'South 2, Fry 1', g: '100..900', m: '5..50' },
    tools: ['pisco_air(pond, on: bool, minutes?: int): Aerator', 'pisco_feed(feeder, grams: int): Feed', 'pisco_sluice(pond, position: open|half|shut): Set the sluice', 'pisco_tell(warden, text): Message to the warden'],
    steps: `
      pisco_air pond="{p}" on=true | Air | The pond that reported needs the aerator.
      pisco_air pond="{p2}" on=true minutes={m} | Air {p2} | {m} minutes of aerator for {p2}.
      pisco_air pond="{p2}" on=false | Quiet | Aerator in {p2}: enough.
      @o failed "oxygen is at {o}" // pisco_feed feeder={f} grams={g} | Feed | Feed {g} g with the feeder of the message. Not under 6 mg of oxygen: then fail.
      pisco_sluice pond="{p}" position=half | Sluice | Halfway open at this pond.
      pisco_sluice pond="{p2}" position=shut | Sluice {p2} | No water through.
      pisco_tell warden="{w}" text="Heron at the net" | Heron | Let the warden know: "Heron at the net"
    `,
  },
  {
    language: 'en',
    event: 'webhook /rink/plan {"slot": "{sl}", "group": "{gr}", "ice_c": {ic}, "music": "{mu}"}',
    slots: { sl: '=16:00, 17:30, 19:00', gr: 'Under 12, Figure B, Old Stars', ic: '-7.5..-4.0 / -1.9..-0.5', mu: '=waltz, pop / ∅', p: '4..14', p2: '15..30' },
    steps: `
      @ic gpio_write pin={p} value=1 // failed "the ice has {ic} degrees" | Let them on | Gate relay {p} on if the ice is colder than -3. Softer ice: fail.
      gpio_write pin={p} value=0 | Close the gate | Gate relay {p}, off.
      gpio_write pin={p2} value=1 | Floodlight {p2} on
      @mu mqtt_publish topic=rink/music payload={mu} // failed "no music was chosen" | Music | Publish the music they chose to rink/music; if they chose nothing, fail.
      mqtt_publish topic=rink/board payload="{gr}" | Board | Name of the group on rink/board.
      pushover message="Zamboni in five minutes" title="Rink" | Warn | Push, title Rink: "Zamboni in five minutes"
      pushover message="Ice is free" | Free | Push: "Ice is free"
      memory_store key=slot content="{sl}" | Slot | Keep the time of the slot, key slot.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pizza/order {"no": {no}, "pizza": "{pz}", "name": "{nm}", "address": "{ad}", "paid": {pd}}',
    slots: { no: '101..399', pz: 'Diavola, Quattro, Marinara', nm: 'Schulz, Bea, Big Mike', ad: '=Ringstr. 4, Hafen 12, Am Tor 9 / ∅', pd: '=true / false', no2: '401..499', m: '8..40', d: 'Enzo, Ali' },
    tools: ['pz_oven(no: int, crisp?: bool): Put an order into the oven', 'pz_eta(no: int, minutes: int): Tell how long it takes', 'pz_ride(driver, address): Send a driver', 'pz_status(no: int, status: ready|late): Set an order status', 'pz_receipt(no: int, line?): Print a receipt'],
    steps: `
      pz_oven no={no} | In the oven | Order in, oven.
      pz_oven no={no2} crisp=true | {no2} | In the oven, extra crunchy.
      pz_eta no={no} minutes={m} | How long | {m} min for the new one.
      @ad pz_ride driver={d} address="{ad}" // failed "the order has no address" | Go | {d} drives to the address. No address? Fail, they pick up.
      pz_status no={no} status=ready | Ready | New order is done.
      pz_status no={no2} status=late | Late | {no2} takes longer, say so in the status.
      @pd pz_receipt no={no} // failed "it is not paid" | Receipt | Receipt for the one in the message once it is paid; not paid, fail.
      pz_receipt no={no2} line="Grazie e a presto" | Receipt {no2} | Print it with the line "Grazie e a presto"
    `,
  },
  {
    language: 'en',
    event: 'manual - {mum} brings back {toy}, borrowed by {kid}, parts missing: {mis}',
    slots: { mum: 'Mrs Vogt, Aisha, Mr Nilsen', toy: 'Marble Run, Train Set B, Giant Chess', kid: 'Timo, Salma, Oskar', mis: '=none / 2 wheels, the king', n: '2..9', f: 'toys/out.txt, toys/summer.txt' },
    steps: `
      @mis memory_store key=complete content="{toy}" // failed "missing: {mis}" | Complete | If nothing is missing, store the toy under complete. If something is, fail please.
      memory_forget key=loan-{n} | Loan {n} is over | Forget the note loan-{n}.
      memory_store key=loan-{n} content="{kid}" | Loan {n} | Under loan-{n} comes the child's name.
      file_search query="{toy}" path={f} | In {f}? | Search {f} for the toy.
      file_search query="{kid}" | Any file | Where does the child's name occur?
      send_message channel=telegram to="{mum}" text="Thank you, it is all there" | Thanks | Telegram to who brought it: "Thank you, it is all there"
      file_write path={f} content="{kid}" append=true | Out | Add the child at the end of {f}.
      file_write path=toys/desk.txt content="{mum}" | Desk | Who was here? Name into toys/desk.txt, instead of what it says now.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wind/t7 {"turbine": "{t}", "rpm": {rpm}, "gearbox_c": {c}, "tech": "{te}", "fault": "{fa}"}',
    slots: { t: 'T7, WEA-3, Nord 12', rpm: '4..14', c: '41..62 / 83..99', te: 'Hauke, Bridget', fa: 'E-17, 4402, yaw-3 / ∅', t2: 'T9, WEA-8', d: '0..88', h: '2..24' },
    tools: ['rotor_pitch(turbine, degrees: int): Pitch the blades', 'rotor_brake(turbine, set: bool): Set or release the brake', 'rotor_service(turbine, on: bool, hours?: int): Service mode', 'rotor_fault(code, action: clear|keep): Deal with a fault'],
    steps: `
      rotor_pitch turbine="{t}" degrees={d} | Pitch | Blades of the reporting one to {d}°.
      rotor_brake turbine="{t2}" set=true | Brake | {t2}: brake on.
      rotor_brake turbine="{t2}" set=false | Brake | {t2}: brake off.
      rotor_service turbine="{t}" on=true hours={h} | Service | Service mode for this turbine, {h} h.
      rotor_service turbine="{t2}" on=true | Service | Service mode for {t2}, till I am down again.
      @fa rotor_fault code={fa} action=clear // failed "there is no fault code" | Clear | Wipe out the reported fault. Nothing reported, then fail.
      @c failed "the gearbox has {c} degrees" // rotor_brake turbine="{t}" set=true | Hot gearbox | Above 80 °C brake it. At less, fail.
      send_message channel=sms to="{te}" text="Climb only after noon" | Tech | SMS the tech: "Climb only after noon"
    `,
  },
  {
    language: 'en',
    event: 'cron - dome check',
    earlier: ['Sky | sky_cam → clouds {cl} %, humidity {hu} %', 'Target list | file_read → first {o1}, then {o2}, observer {ob}'],
    slots: { cl: '0..20 / 70..100', hu: '30..95', o1: 'M31, NGC 891, Vega', o2: 'M57, Saturn, IC 405', ob: 'Rosalind, Per', p: '4..14', p2: '15..31', b: 'dome-pi, pier2' },
    steps: `
      @cl gpio_write pin={p} value=1 // failed "{cl} % clouds" | Open the slit | Slit motor, pin {p}, on. Over 50 % clouds it stays shut and the step fails.
      gpio_write pin={p} value=0 | Stop the slit motor | Pin {p} off.
      gpio_read pin={p2} board={b} | Rain sensor | Read {p2} of board {b}.
      gpio_read pin={p2} | Rain sensor | Read {p2}.
      mqtt_publish topic=dome/target payload="{o1}" | Slew | Publish the first target to dome/target.
      mqtt_publish topic=dome/target payload="{o2}" | Slew | Publish the second target to dome/target.
      memory_store key=observer content="{ob}" | Who | Store who observes, under observer.
      notify message="Lights out please" | Dark | Show "Lights out please".
      failed "the wind was not measured" | Wind | Publish the wind speed from step {step1} to dome/wind.
    `,
  },
];
