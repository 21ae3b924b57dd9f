import type { Scene } from '../../scene';

/** What cannot be done and what can, side by side, part 3. */
export const unableEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /stables/morning {"horse": "{horse}", "box": {box}, "mode": "{mode}", "temp_c": {t}, "farrier": "{far}", "hay_kg": {hay}}',
    slots: { horse: '=Pepper, Juno, Old Tom, Saffron, Bramble', box: '1..14', mode: '=walk, trot / gallop, swim, jump, backwards', t: '37.4..38.2 / 38.6..40.9', far: '=Ben Arkle, Rita Voss, O. Dunne / ∅, none, n/a', hay: '3..11', move: '=lower, let down, drop / raise, pull up, lift' },
    tools: ['walkercarousel_run(horse, gait: walk|trot, minutes: int): Exercise a horse in the walker', 'stableboard_write(box: int, line): Write on the board of a box', 'haydrop_portion(box: int, kilos: int): Drop hay into a box', 'stablecurtain_down(box: int): Let the curtain of a box down'],
    steps: `
      @mode walkercarousel_run horse="{horse}" gait={mode} minutes=20 // failed "the walker has no gait {mode}" | Walker | Twenty minutes in the walker for this horse, in the gait that was asked for.
      @t walkercarousel_run horse="{horse}" gait=walk minutes=10 // failed "{t} degrees is a fever" | Ten minutes | Ten minutes of walk in the walker. A horse with 38.5 degrees or more has a fever and stays where it is; report that as a failure.
      @far stableboard_write box={box} line="{far}" // failed "no farrier is named" | Board | Write on the board of the box who the farrier is.
      @far memory_store key=farrier content="{far}" // failed "no farrier is named" | Farrier | Keep the name of the farrier as farrier.
      @move stablecurtain_down box={box} // failed "no tool can {move} a curtain" | Curtain | In the reported box, {move} the curtain.
      haydrop_portion box={box} kilos={hay} | Feed | Give the horse in this box its breakfast, as much hay as the message says.
      notify message="{horse}: {t}" | Temperature | Show the horse, a colon and its temperature, fever or no fever.
      failed "no tool can saddle a horse" | Saddle | Put the saddle on and tighten the girth.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ferry/ramp {"wave_m": {w}, "cars": {cars}, "trucks": {tr}, "skipper": "{sk}", "lane": "{lane}", "fuel_pct": {f}}',
    slots: { w: '0.2..1.7 / 1.9..4.6', cars: '3..38', tr: '0..4 / 5..12', sk: '=Aune, Brodie, Castellan / unknown, ∅, ?', lane: '=red / green / blue / white, yellow, striped', f: '25..96 / 3..24', p: '10..30' },
    tools: ['ferrydeck_ramp(position: up|down): Move the ramp', 'ferrydeck_count(cars: int, trucks: int): Enter what is on board', 'ferrydeck_lane(lane: int): Open a lane', 'ferrydeck_hail(person, text): Call somebody by radio'],
    steps: `
      @w ferrydeck_ramp position=down // failed "waves of {w} m are too high" | Ramp | Ramp down. With waves of 1.8 m and more this is not done.
      @tr ferrydeck_count cars={cars} trucks={tr} // failed "{tr} trucks are too many" | Count | Enter cars and trucks as reported; the deck carries four trucks at the most, with a fifth one the step has failed.
      @lane ferrydeck_lane lane=1 // ferrydeck_lane lane=2 // ferrydeck_lane lane=3 // failed "there is no {lane} lane" | Lane | red = 1, green = 2, blue = 3. Open the lane whose colour came with the message, and if the colour does not stand here, none.
      @lane mqtt_publish topic=ferry/lane payload=R // mqtt_publish topic=ferry/lane payload=G // mqtt_publish topic=ferry/lane payload=B // failed "{lane} has no letter" | Letter | On ferry/lane publish R for red, G for green or B for blue, according to the message. Any other colour is a mistake and this step fails.
      @sk ferrydeck_hail person={sk} text="ready to sail" // failed "the skipper is not known" | Skipper | Call the skipper by radio: ready to sail
      @f gpio_write pin={p} value=1 // failed "only {f} % of fuel" | Engine | The engine starts when pin {p} goes to 1. It takes at least 25 % of fuel, or this step fails.
      ferrydeck_ramp position=up | Up | Ramp up. Waves do not matter, a ramp may always go up.
      pushover message="{cars} cars waiting" | Waiting | Push how many cars there are, in the form "7 cars waiting".
      failed "no tool can wave a flag" | Flag | Wave the first car in with the green flag.
    `,
  },
  {
    language: 'en',
    earlier: ['Get the exchange rate | ratefeed → {rate}', 'Load the invoice | {inv}', 'Match the order | matcher → {ord}', 'Second pair of eyes | {eyes}'],
    slots: { rate: '1.05..1.39 / no data, timed out, error 504', inv: '20410..29870 / failed: file is empty, failed: timed out, skipped: no invoice today', ord: 'PO-881, PO-1207, PO-93 / no match, not found, 0 results', eyes: '=approved, approved by Runa, seen and approved / rejected, failed: no answer, still open', acct: '4100..4900', mon: 'May, June, March' },
    tools: ['ledgerly_post(invoice: int, account: int): Post an invoice to an account', 'ledgerly_pay(invoice: int, on?): Pay an invoice', 'ledgerly_close(month): Close a month', 'ledgerly_link(order, account: int): Link an order to an account', 'ratefeed_set(value: num): Use an exchange rate'],
    steps: `
      @inv ledgerly_post invoice={inv} account={acct} // failed "step {step2} loaded no invoice" | Post | Post the invoice of step {step2} to account {acct}.
      @inv ledgerly_pay invoice={inv} on=Friday // failed "there is no invoice number" | Pay | Pay that invoice on Friday. We cannot pay what was not loaded.
      @rate ratefeed_set value={rate} // failed "step {step1} gave no rate" | Rate | Use the rate of step {step1}. Yesterday's rate must not be used instead, so fail when there is none.
      @rate file_write path=fx/today.txt content="{rate}" // failed "there is no rate" | Rate file | Overwrite fx/today.txt with the rate.
      @ord ledgerly_link order={ord} account={acct} // failed "no order was matched" | Link | Link the matched order to {acct}.
      @eyes ledgerly_close month={mon} // failed "it was not approved" | Close {mon} | {mon} may be closed after the second pair of eyes has approved it. Otherwise not.
      @eyes send_message channel=books text="{mon} approved" // failed "it was not approved" | Books | Tell the channel books "{mon} approved", which would be a lie if step {step4} said anything else.
      memory_store key=month content="{mon}" | Month | Keep {mon} under month, with or without an approval.
      ratefeed_set value=1.0 | Parity | Set the rate to 1.0 for the test. What step {step1} gave is not used.
    `,
  },
  {
    language: 'en',
    event: 'webhook /museum/loan {"object": "{obj}", "lux": {lux}, "value_k": {val}, "courier": "{c}", "crate": "{cr}", "until": "{until}"}',
    slots: { obj: 'vase 12, mask B, tapestry, lute', lux: '10..49 / 51..300', val: '2..99 / 100..900', c: '=Artis, Fenwick Art, Moveo, Paz & Sons / ∅, none yet, tbd', cr: '=S / M / L / XXL, flat, round', until: '=2026-12-01, 2027-02-14, 2026-10-30 / ∅, open, null', touch: '=in the catalogue, in the records, on paper / with white gloves, with both hands, with the lifting belt' },
    tools: ['vitrine_dim(object, lux: int): Dim the light on an object', 'loandesk_send(object, courier): Hand an object over to a courier', 'loandesk_return_by(object, date): Set the day of return', 'loandesk_shelve(object, shelf: int): Change the shelf of an object in the catalogue', 'loandesk_crate(object, litres: int): Order a crate'],
    steps: `
      @lux notify message="{obj} is safe" // failed "{lux} lux is more than 50" | Safe light | Show "… is safe" with the object if it gets at most 50 lux. More light than that means a failure.
      @lux failed "{lux} lux is dark enough" // vitrine_dim object="{obj}" lux=50 | Dim | An object that gets more than 50 lux is dimmed to 50. One that gets less needs nothing; report it as a failure.
      @val loandesk_send object="{obj}" courier=house-van // failed "{val} thousand needs the director" | House van | The courier house-van takes the object. At a value of 100 (thousand) or above the director must agree first, so this step fails.
      @c loandesk_send object="{obj}" courier="{c}" // failed "no courier is named" | Courier | Hand the object over to the courier in the request.
      @until loandesk_return_by object="{obj}" date={until} // failed "there is no date of return" | Back by | The day of return is set to the date of the request. A loan without one is not a loan.
      @cr loandesk_crate object="{obj}" litres=60 // loandesk_crate object="{obj}" litres=140 // loandesk_crate object="{obj}" litres=320 // failed "there is no crate {cr}" | Crate | Crates: S holds 60 litres, M 140, L 320. Order one for the object. We have no other crates.
      @touch loandesk_shelve object="{obj}" shelf=9 // failed "no tool can carry it" | To shelf 9 | The object changes to shelf 9, {touch}.
      memory_store key="loan" content="{obj}" | Loan | Under loan: what is lent.
      vitrine_dim object="{obj}" lux=5 | Night | At night the light on it goes down to 5, whatever it is now.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wind/t{n} {"turbine": {n}, "wind_ms": {w}, "oil_c": {oil}, "technician_up": {up}, "ice": "{ice}", "grid": "{grid}"}',
    slots: { n: '1..24', w: '3.2..24.8 / 25.1..38.5', oil: '21..79 / 81..118', up: '=false / true', ice: '=none, clear / on the blades, some, heavy', grid: '=stable, ok / lost, unstable, island', y: '5..40' },
    tools: ['gondola_swing(turbine: int, degrees: int): Turn a nacelle', 'nacelle_brake(turbine: int, on: bool): Rotor brake', 'nacelle_spin(turbine: int): Let the rotor run', 'nacelle_heat(turbine: int): Heat the blades'],
    steps: `
      @up nacelle_spin turbine={n} // failed "a technician is up there" | Run | Let the rotor run. Never with a technician up in the tower.
      @up nacelle_brake turbine={n} on=false // failed "a technician is up there" | Brake off | Release the brake of the turbine, unless somebody is up there.
      @w gondola_swing turbine={n} degrees={y} // failed "{w} m/s is over 25" | Turn | {y} degrees for the nacelle, in wind of no more than 25 m/s. Over that, fail.
      @oil mqtt_publish topic=wind/oil payload=ok // failed "the oil has {oil} degrees" | Oil | Publish ok on wind/oil when the oil is below 80 degrees. At 80 it is not ok any more, and the step fails.
      @ice failed "there is no ice" // nacelle_heat turbine={n} | Heat | If there is ice on the blades, heat them. No ice, no heat: then fail.
      @grid http_request url=http://scada.local/start method=POST body="{n}" // failed "the grid is {grid}" | Start | POST the number of the turbine to http://scada.local/start. This requires a stable grid.
      nacelle_brake turbine={n} on=true | Brake on | Brake this turbine, technician or not, storm or not.
      file_write path=wind/log.csv content="{n},{w}" append=true | Log | Add turbine and wind with a comma between to wind/log.csv.
      failed "only the technician may take the lock out" | Rotor lock | The rotor lock is taken out by the technician in person and by nobody and nothing else.
      failed "no tool can climb" | Tower | Climb the ladder and look at the blades from above.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vet/visit {"animal": "{an}", "species": "{sp}", "kg": {kg}, "chip": {chip}, "owner_mail": "{mail}", "fasting_h": {fh}}',
    slots: { an: 'Biscuit, Luna, Fritz, Mo', sp: '=dog / cat / rabbit / gecko, parrot, goat', kg: '2.5..48.0', chip: '276001..276990 / ∅, null, "none"', mail: '=a.lind@post.org, kay@hill.net, ivo@meadow.eu / ∅, -', fh: '13..20 / 0..11', room: '1..5' },
    tools: ['chipbook_query(chip: int): Look up an animal by its chip', 'pawplan_operate(animal, room: int): Plan an operation', 'pawplan_dose(animal, ml: num): Plan a dose', 'pawplan_scale(animal, kilos: num): Enter the weight of an animal', 'pawpost(address, text): Write to an owner'],
    steps: `
      @chip chipbook_query chip={chip} // failed "there is no chip number" | Chip | Who is it? Look it up by the chip of the visit. An animal without a chip number cannot be looked up.
      @chip memory_store key=chip content="{chip}" // failed "there is no chip number" | Chip number | The chip number goes under chip.
      @fh pawplan_operate animal={an} room={room} // failed "only {fh} hours of fasting" | Operate | Plan the operation in room {room}. Twelve hours without food are the minimum, otherwise this step must fail.
      @sp pawplan_dose animal={an} ml=2.0 // pawplan_dose animal={an} ml=0.8 // pawplan_dose animal={an} ml=0.3 // failed "there is no dose for a {sp}" | Dose | A dog gets 2.0 ml, a cat 0.8 and a rabbit 0.3. Plan the dose by the species of the visit; for one that is not listed the vet decides herself and this step fails.
      @mail pawpost address={mail} text="{an} is fine" // failed "there is no mail address" | Owner | Tell the owner by mail: "… is fine" (the animal).
      @fh pushover message="{an} may be operated on" // failed "it ate {fh} hours ago" | Go | Push "… may be operated on" unless it has eaten within the last 12 hours.
      pawplan_scale animal={an} kilos={kg} | Weight | Enter the weight of the visit for this animal. This is done for every species.
      file_write path=vet/today.txt content="{an} ({sp})" append=true | Today | A line more in vet/today.txt: the animal, and its species in brackets.
      failed "no tool can hold an animal" | Hold | Hold its head still while the vet looks into the ear.
    `,
  },
  {
    language: 'en',
    event: 'manual - {msg}',
    slots: { msg: '=INC-40217, INC-38866, INC-51904, INC-47350 / the printer is broken again, nobody can log in since lunch, mail is slow on my side', tech: 'Noor, Ulf, Bettina', prio: '=low, normal, high / super urgent, yesterday, top', way: '=restart, reboot / polish, unplug, shake', host: 'print02, mailgw, ts-9' },
    tools: ['deskflow_assign(ticket, person): Assign a ticket', 'deskflow_priority(ticket, level: low|normal|high): Priority of a ticket', 'deskflow_new(text, by?): Open a ticket', 'hostctl_cycle(host): Start a host anew'],
    steps: `
      @msg deskflow_assign ticket={msg} person={tech} // failed "the message has no ticket number" | Assign | {tech} gets the ticket whose number came in. Without a ticket number nothing can be assigned.
      @msg deskflow_priority ticket={msg} level=high // failed "the message has no ticket number" | High | Priority high for the ticket in the message. Do not guess one.
      @msg memory_recall query={msg} // failed "there is no ticket number" | Seen before | Search the notes for the ticket number of the message.
      @msg failed "it is a ticket number, not a text" // deskflow_new text="{msg}" | New ticket | If the message describes a trouble in words, open a ticket with these very words. If it is only a number, the ticket exists and this step fails.
      @way hostctl_cycle host={host} // failed "no tool can {way} a host" | {host} | Please {way} {host}.
      @prio deskflow_priority ticket=INC-9 level={prio} // failed "there is no level {prio}" | INC-9 | Priority of INC-9: {prio}.
      hostctl_cycle host={host} | Power off and on | {host} hangs. Turn it off and on again.
      notify message="Desk: {msg}" | Desk | On this computer: "Desk: " and then the message as it came, number or words.
      send_message channel=it to={tech} text="please look at {host}" | Look at it | Ask {tech} on the channel it: please look at {host}
    `,
  },
  {
    language: 'en',
    event: 'mqtt bakery/oven/{o} {"oven": {o}, "dough": "{d}", "trays": {n}, "core_c": {t}, "baker": "{bk}", "clock": "{ck}"}',
    slots: { o: '1..6', d: '=rye / wheat / spelt / brownie, brioche, pizza', n: '1..12 / 13..30', t: '94..99 / 61..93', bk: '=Marit, Sölve, Dina / ∅, ?, none', ck: '=03:10, 04:25, 05:40, 06:15 / 09:30, 12:05, 15:50, 19:20' },
    tools: ['crustline_bake(oven: int, minutes: int): Start baking', 'crustline_steam(oven: int, seconds: int): Let steam in', 'crustline_eject(oven: int): Drive the trays out', 'crustline_tray(oven: int, trays: int): Load trays'],
    steps: `
      @d crustline_bake oven={o} minutes=55 // crustline_bake oven={o} minutes=30 // crustline_bake oven={o} minutes=42 // failed "{d} is not in the list" | Bake | Bake in the reported oven: rye 55 minutes, wheat 30 minutes, spelt 42 minutes. Anything not in the list must not be baked here, fail.
      @d crustline_steam oven={o} seconds=12 // crustline_steam oven={o} seconds=8 // crustline_steam oven={o} seconds=10 // failed "there is no steam for {d}" | Steam | Seconds of steam: 12 (rye), 8 (wheat), 10 (spelt). Give this oven what its dough wants. What is not named gets none and is a failure.
      @t crustline_eject oven={o} // failed "the core has only {t} degrees" | Out | Drive the trays out as soon as the core has 94 degrees. Not there yet? Then fail.
      @n crustline_tray oven={o} trays={n} // failed "{n} trays are more than 12" | Load | Load the trays of the message. An oven takes a dozen; one more and the door jams, so refuse.
      @bk memory_store key=baker content="{bk}" // failed "no baker is named" | Baker | The baker goes under baker.
      @ck gpio_write pin=18 value=1 // failed "{ck} is too late" | Shop lamp | Before 7 in the morning pin 18 goes to 1. The lamp is not switched on at 7 or later; this step fails then.
      crustline_eject oven={o} | Fire | Smoke! Get the trays of that oven out at once, done or not.
      notify message="Oven {o}: {t} degrees" | Core | "Oven …: … degrees" on this screen, hot enough or not.
      failed "no tool can knock on bread" | Knock | Knock on the crust and listen if it sounds hollow.
    `,
  },
  {
    language: 'en',
    earlier: ['Look up the key holder | keybook → {kh}', 'Camera at the gate | {cam}', 'Read the float | gpio_read → {fl}', 'Hours since the last run | {h}'],
    slots: { kh: '=0151 4471, 0172 9036, 0160 2285 / no entry, nobody found, timed out', cam: '=nobody in view, empty, clear / two people, a child, failed: camera offline', fl: '=1 / 0', h: '24..90 / 1..23', gate: 'G2, weir gate, G7', by: '=from here, from this computer, by remote / with the hand crank, by hand, with a crowbar' },
    tools: ['weirworks_move(gate, percent: int): Move a gate', 'weirworks_exercise(gate): Run a gate up and down once', 'weirworks_stop(): Stop all gates', 'phonebox_say(number, text): Call a number and say something'],
    steps: `
      @kh phonebox_say number="{kh}" text="the gate moves" // failed "step {step1} found no number" | Key holder | Call the number from step {step1} and say: the gate moves. Without a number nobody can be called.
      @cam weirworks_move gate="{gate}" percent=30 // failed "the view is not clear" | Open | {gate} to 30 percent, on the condition that the camera saw nobody. A camera that failed saw nothing at all, that is no clear view.
      @fl gpio_write pin=5 value=1 // failed "the float reads 0" | Pump | Pin 5 on when the float reads 1. It reads 0 when the sump is dry, and then the pump may not run: fail.
      @h weirworks_exercise gate="{gate}" // failed "only {h} hours since the last run" | Exercise | Run the gate {gate} up and down once, but not if the last run is less than 24 hours ago.
      @by weirworks_move gate="{gate}" percent=55 // failed "no tool can turn a crank" | To 55 | {gate} to 55 percent {by}.
      @kh file_write path=weir/holder.txt content="{kh}" // failed "step {step1} found no number" | Holder | weir/holder.txt gets the number of the key holder and nothing else.
      weirworks_stop | Stop | All gates stop. People, floats and hours play no part.
      pushover message="{gate} was moved" | Moved | Push "{gate} was moved" to the water board.
      failed "the system must not cut the seal" | Seal | Only the water bailiff cuts the seal. The system must not do it and says so.
    `,
  },
];
