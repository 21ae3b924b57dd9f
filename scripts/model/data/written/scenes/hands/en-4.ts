import type { Scene } from '../../scene';

/** Plain steps of many people, part 4. */
export const hands4: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /fire/call {"keyword": "{kw}", "street": "{st}", "engine": "{en}", "commander": "{co}", "hydrant": "{hy}"}',
    slots: { kw: '=B2, TH1, smoke', st: 'Kirchgasse 8, Dock Rd 14, Am Bach 2', en: 'LF 10, Engine 3, TLF', co: 'Brandt, Siobhan, Okoye', hy: '=H-118, H-204, H-9 / ∅, unknown', g: '1..4', en2: 'Ladder 1, RW 2' },
    tools: ['brnd_gate(gate: int, open: bool): Move a hall gate', 'brnd_crew(engine, crew: int, driver?): Crew an engine', 'brnd_alarm(loop: day|night): Page a crew loop', 'brnd_map(point): Show a point on the map', 'brnd_radio(to, text): Radio message'],
    steps: `
      brnd_gate gate={g} open=true | Gate {g} open
      brnd_gate gate={g} open=false | Gate {g} shut | They are out, keep the warmth in.
      brnd_crew engine="{en}" crew=6 | Crew | The alarmed engine goes with a crew of 6.
      brnd_crew engine="{en2}" crew=3 driver="{co}" | Second vehicle | {en2}, crew of 3, driven by today's commander.
      brnd_alarm loop=night | Loop | Page the ones who sleep: the night loop.
      brnd_alarm loop=day | Loop | It is a weekday noon, so the day loop is paged.
      @hy brnd_map point={hy} // failed "no hydrant is known" | Hydrant | Put the hydrant on the map. If none is known the step has failed.
      brnd_radio to="{en}" text="Mind the gas bottles" | Radio | Radio the engine on its way: "Mind the gas bottles"
    `,
  },
  {
    language: 'en',
    event: 'manual - hut radio: {n} guests from {grp}, guide {gu}, arriving {t}, snow {sn} cm',
    slots: { n: '3..18', grp: 'Ski Club Aarau, Team Nord, the Hofers', gu: 'Sepp, Nives, Toni', t: '=15:00, 17:20, 18:45', sn: '5..30 / 80..160', p: '4..15', p2: '16..30' },
    steps: `
      gpio_write pin={p} value=1 | Beacon | It is foggy up here. Beacon on, pin {p}.
      gpio_write pin={p} value=0 | Beacon | Fog is gone. Beacon off, pin {p}.
      memory_store key=guide content="{gu}" | Guide | Keep who leads them, as guide.
      @sn mqtt_publish topic=hut/path payload=open // failed "{sn} cm of snow" | Path | With less than 50 cm of snow, publish open to hut/path. With more: fail.
      notify message="Soup for {n}" title="Kitchen" | Soup | For the kitchen, title Kitchen: "Soup for {n}"
      notify message="Soup for {n}" | Soup | "Soup for {n}" on the screen, without a title.
      gpio_read pin={p2} | Water tank | Float at {p2}; look.
      file_write path=hut/guests.txt content="{grp}" append=true | Guest book | Write who is coming at the bottom of hut/guests.txt.
      failed "the valley station did not say a price" | Price | Put the price per night from the radio message into the note price.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ferry/load {"sailing": "{s}", "cars": {c}, "ramp": {r}, "master": "{m}", "hazmat": "{hz}"}',
    slots: { s: 'S-0700, Noon boat, 18B', c: '3..60', r: '1..4', m: 'Capt. Vik, Roisin', hz: '=no, none / gas, fuel', r2: '5..8', min: '5..45', lane: '1..9' },
    tools: ['ferja_ramp(ramp: int, position: up|down): Move a ramp', 'ferja_lane(lane: int, open: bool): Open or close a lane', 'ferja_delay(sailing, minutes: int, why?): Delay a sailing', 'ferja_board(sailing): Let people on board', 'ferja_memo(to, text): Memo'],
    steps: `
      ferja_ramp ramp={r} position=down | Down | Lower the ramp that is named in the message.
      ferja_ramp ramp={r2} position=up | Ramp {r2} | Lift it.
      ferja_lane lane={lane} open=true | Lane {lane} | Cars may queue in it now.
      ferja_lane lane={lane} open=false | Lane {lane} | No cars in it any more.
      ferja_delay sailing="{s}" minutes={min} | Late | She sails {min} minutes late.
      ferja_delay sailing="{s}" minutes={min} why="fog on the sound" | Late because | She sails {min} minutes late; give "fog on the sound" as the reason.
      @hz ferja_board sailing="{s}" // failed "there is {hz} on board a car" | Board | Let them on if no hazardous goods are among the cars, otherwise fail.
      ferja_memo to="{m}" text="Two bicycles extra" | Memo | To the master: "Two bicycles extra"
    `,
  },
  {
    language: 'en',
    event: 'peripheral COM4 SCALE {w} G ART {art} CUST {cust}',
    slots: { w: '120..2400', art: '4101..4190', cust: 'Huber, Lang, Mori', p: '3..14', n: '2..8' },
    steps: `
      mqtt_publish topic=meat/weight payload={w} | Weight | What the scale says, in grams but no unit, goes to meat/weight.
      mqtt_publish topic=meat/article payload={art} | Article | And the article number goes to meat/article.
      memory_store key=at-counter content="{cust}" | Customer | Who's at the counter? Save as at-counter.
      gpio_write pin={p} value=1 | Slicer | Slicer gets power, {p}.
      gpio_write pin={p} value=0 | Slicer | Take the power off the slicer, {p}. I clean it now.
      file_read path=prices.txt lines={n} | Prices | First {n} lines of prices.txt
      file_read path=prices.txt | Prices | All of prices.txt
      notify message="Liver is sold out" | Liver | Put on the screen: Liver is sold out
      failed "the scale gives no price" | Price | Save the price per kilo that the scale sent, as price.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tailor/fitting {"client": "{c}", "garment": "{g}", "waist_cm": {w}, "seamstress": "{s}", "due": "{d}"}',
    slots: { c: 'Mr Whitlock, Signora Neri, Abdul', g: 'grey suit, Tweed coat, wedding dress', w: '64..110', s: 'Agnes, Mei-Lin', d: '=2026-12-10, 2027-01-15 / ∅', g2: 'velvet jacket, Loden cape', cm: '1..6', rk: '1..30' },
    tools: ['nadel_alter(garment, cm: int, way: in|out): Take a garment in or let it out', 'nadel_rack(garment, rack: int): Hang a garment', 'nadel_due(garment, date, rush?: bool): Set the due date', 'nadel_steam(on: bool): Steam iron', 'nadel_say(who, text): Tell someone'],
    steps: `
      nadel_alter garment="{g}" cm={cm} way=in | Tighter | Kindly take what was fitted in by {cm} cm.
      nadel_alter garment="{g2}" cm={cm} way=out | Wider | The {g2} is tight on him; {cm} cm more room.
      nadel_rack garment="{g}" rack={rk} | Rack {rk} | Hang the fitted garment there.
      @d nadel_due garment="{g}" date={d} // failed "no date was agreed" | Date | Set the due date that was agreed. Was none agreed, then fail.
      @d nadel_due garment="{g}" date={d} rush=true // failed "no date was agreed" | Rush | Set the agreed due date as a rush job; no date, fail.
      nadel_steam on=true | Iron | Heat the steam iron.
      nadel_steam on=false | Iron | The steam iron may cool.
      nadel_say who="{s}" text="Use the silk thread" | Thread | The seamstress should be told: "Use the silk thread"
    `,
  },
  {
    language: 'en',
    event: 'webhook /optic/job {"job": "{j}", "wearer": "{w}", "left": {l}, "right": {r}, "frame": "{f}", "phone": "{tel}"}',
    slots: { j: 'J-3301, J-4420', w: 'Ms Adler, Ivo, Mrs Chan', l: '-4.5..-1.0', r: '0.5..3.5', f: 'Lindb. 21, Round Gold, ProKid', tel: '=0171 40 22, 0152 90 31, 0176 11 80 / none, unknown', p: '4..18' },
    steps: `
      mqtt_publish topic=optic/left payload={l} | Left | Left value to optic/left.
      mqtt_publish topic=optic/right payload={r} | Right | Right value to optic/right.
      @tel send_message channel=sms to="{tel}" text="Your glasses are ready" // failed "the phone is {tel}" | Text | SMS the phone "Your glasses are ready". No phone, no sms: the step fails.
      memory_store key=frame content="{f}" | Frame | The frame they chose, under frame.
      gpio_write pin={p} value=1 | Grinder | Grinder relay {p} on
      gpio_write pin={p} value=0 | Grinder | Grinder relay {p} off
      pushover message="Job {j} done" title="Lab" | Done | A push titled Lab: Job, the job's number, done.
      pushover message="Lenses are late" | Late | A push, "Lenses are late".
    `,
  },
  {
    language: 'en',
    event: 'mqtt hens/coop2 {"coop": {co}, "eggs": {eg}, "door": "{d}", "feed_kg": {fk}, "boy": "{b}"}',
    slots: { co: '1..4', eg: '20..190', d: '=open, ajar / shut', fk: '1..6', b: 'Jimmy, Pete, Amos', co2: '5..9', h: '=06:40, 07:05', lx: '10..60' },
    tools: ['gack_hatch(coop: int, shut: bool): Move the hatch', 'gack_lamp(coop: int, lux: int, until?): Light', 'gack_feed(coop: int, kg: int): Fill the feeder', 'gack_sold(eggs: int, to?): Eggs sold', 'gack_yell(boy, text): Tell the boy'],
    steps: `
      @d gack_hatch coop={co} shut=true // failed "it is shut already" | Fox about | Shut that coop if it's still open or ajar. Shut already? Fail, then I know.
      gack_hatch coop={co2} shut=true | Coop {co2} | Shut it.
      gack_hatch coop={co2} shut=false | Coop {co2} | Let 'em out.
      gack_lamp coop={co} lux={lx} | Light | {lx} lux in this coop.
      gack_lamp coop={co2} lux={lx} until={h} | Light in {co2} | {lx} lux till {h}.
      gack_feed coop={co2} kg={fk} | Feed | Coop {co2} gets as many kilos as the message says.
      gack_sold eggs={eg} | Sold | All eggs counted are sold.
      gack_sold eggs=30 to="the widow Barnes" | A tray | 30 eggs to "the widow Barnes".
      gack_yell boy="{b}" text="Fetch the straw" | Straw | Tell the boy: Fetch the straw
    `,
  },
  {
    language: 'en',
    event: 'mqtt cellar/casks {"cask": "{c}", "abv": {a}, "fill_year": {y}, "warehouse": "{w}", "cooper": "{co}"}',
    slots: { c: 'C-1180, Sherry 4, HHD 77', a: '38.0..39.9 / 55.0..63.0', y: '2009..2021', w: 'Dunnage 1, W3, Old Mill', co: 'Hamish, Una', p: '5..20', f: 'casks/leaks.txt, casks/todo.txt' },
    steps: `
      @a failed "the strength is {a} %" // memory_store key=bottle content="{c}" | Bottle? | Note the cask under bottle if it has 40 per cent or more. If it hasn't, give up.
      memory_store key=year content="{y}" | Year | When was it filled? Keep the year as year.
      file_write path={f} content="{c}" append=true | Add it | Put the cask at the end of {f}.
      file_write path={f} content="{w}" | New list | Throw out what is in {f}; write the warehouse there.
      gpio_write pin={p} value=1 | Transfer pump | Start the pump on {p}.
      gpio_write pin={p} value=0 | Transfer pump | Stop the pump on {p}.
      send_message channel=email to="{co}" text="New hoops for Monday" | Cooper | Drop the cooper a mail: "New hoops for Monday"
      notify message="No naked lights" title="{w}" | Notice | Display "No naked lights", with the warehouse as its title.
      notify message="No naked lights" | Notice | Display "No naked lights".
    `,
  },
  {
    language: 'en',
    event: 'webhook /hostel/bed {"bed": "{b}", "guest": "{g}", "nationality": "{na}", "late_arrival": {la}, "passport": "{pp}"}',
    slots: { b: '4A, 12C, Dorm 2-6', g: 'Matilda, Enrique, Sun-hee', na: '=Chile, Ghana, Norway', la: '=true / false', pp: '=X4410Z, P99012, K7731L / ∅', b2: '7B, 9D', pin: '1100..9800', h: '=23:30, 00:45' },
    tools: ['bunk_code(bed, code: int, expires?): Set the code of a bed locker', 'bunk_state(bed, made: bool): Say if a bed is made', 'bunk_pass(guest, number): Enter a passport', 'bunk_noise(level: quiet|party): Set the house mode', 'bunk_hello(guest, text): Message to a guest'],
    steps: `
      bunk_code bed="{b}" code={pin} | Locker | New guest's bed: locker code {pin}
      bunk_code bed="{b2}" code={pin} expires={h} | Locker {b2} | Code {pin}, it dies at {h}.
      bunk_state bed="{b2}" made=true | {b2} | Fresh sheets are on it.
      bunk_state bed="{b2}" made=false | {b2} | Nobody has made this bed yet, say so.
      @pp bunk_pass guest="{g}" number={pp} // failed "no passport was shown" | Passport | Enter the guest's passport. Never shown? Fail.
      bunk_noise level=quiet | Sleep | It's late, house goes quiet.
      bunk_noise level=party | Saturday | Party mode, why not.
      @la bunk_hello guest="{g}" text="Key is under the frog" // failed "they do not arrive late" | Late | For late arrivals only, message the guest "Key is under the frog". If they come on time, fail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /desk/book {"member": "{m}", "desk": "{d}", "from": "{f}", "to": "{t}", "invoice_to": "{inv}"}',
    slots: { m: 'Aylin, Bram, J. Stone', d: 'D4, Window 2, Phone box', f: '=08:00, 09:30', t: '=12:00, 17:30', inv: 'Kiwi GmbH, Studio Ost / ∅', p: '3..12', id: 'c7, desk-1' },
    steps: `
      memory_store key=from content="{f}" | Start | When does the booking begin? That goes under from.
      memory_store key=to content="{t}" | End | When does it end? That goes under to.
      @inv mqtt_publish topic=desk/invoice payload="{inv}" // failed "no one to send an invoice to" | Invoice | Publish who gets the invoice to desk/invoice. Nobody named → fail.
      mqtt_publish topic=desk/taken payload="{d}" | Taken | Publish the desk to desk/taken.
      gpio_write pin={p} value=1 | Coffee machine | Wake the coffee machine on pin {p}.
      gpio_write pin={p} value=0 | Coffee machine | Put the coffee machine on pin {p} to sleep.
      cron_add schedule="0 18 * * 5" action=message text="Empty the fridge" | Fridge | Fridays at six (0 18 * * 5), a message: Empty the fridge
      cron_add schedule="0 18 * * 5" action=message text="Empty the fridge" name=fridge | Fridge, with a name | 0 18 * * 5, message "Empty the fridge", named fridge.
      cron_remove id={id} | Unplan {id}
    `,
  },
  {
    language: 'en',
    event: 'mqtt maker/laser {"machine": "{m}", "user": "{u}", "minutes": {mi}, "exhaust": "{ex}", "material": "{ma}"}',
    slots: { m: 'Epilog, Big Laser, K40', u: 'Noor, Felix W., Dot', mi: '3..90', ex: '=on, running / off', ma: 'plywood, acrylic, felt', m2: 'Lathe, Mill 2', e: '2..30' },
    tools: ['shpx_enable(machine, user?): Enable a machine', 'shpx_disable(machine): Disable a machine', 'shpx_air(strength: weak|strong): Set the extraction', 'shpx_bill(user, euro: int, for_what?): Bill a user', 'shpx_sticky(machine, text): Note at a machine'],
    steps: `
      @ex shpx_enable machine="{m}" // failed "the exhaust is off" | Enable | Enable the machine when its exhaust is on. If the exhaust is off: fail.
      shpx_enable machine="{m2}" user="{u}" | {m2} | Enable it for the user in the message.
      shpx_disable machine="{m2}" | {m2} | Nobody may use it.
      shpx_air strength=strong | Smells | Suck harder!
      shpx_air strength=weak | Too loud | A little suction will do.
      shpx_bill user="{u}" euro={e} | Bill | {e} euros for this user.
      shpx_bill user="{u}" euro={e} for_what="{ma}" | Material | {e} euros for this user. What for: the material used.
      shpx_sticky machine="{m}" text="Lens is dirty" | Sticky | At the reported machine: "Lens is dirty"
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} returns {tool}, {st}, case {cs}, deposit {dep} EUR',
    slots: { who: 'Lene, Mr Patel, Gus', tool: 'hammer drill, Tile cutter, jigsaw', st: '=working, fine / broken, no plug', cs: 'K-12, K-30, red 4', dep: '10..60', n: '2..14' },
    steps: `
      @st memory_store key=free content="{tool}" // failed "it is {st}" | Back in the pool | A tool that works goes under free. One that doesn't: fail.
      memory_store key=case content="{cs}" | Case | Its case, under case.
      memory_recall query="{tool}" | History | What do the notes say about the tool?
      memory_recall query="{tool}" limit={n} | History, short | What do the notes say about the tool? {n} at most.
      send_message channel=signal to="{who}" text="Deposit is on the table" | Deposit | By signal, to the one who returns it: Deposit is on the table
      file_write path=tools/repair.txt content="{tool}" append=true | Repair list | Add the tool to tools/repair.txt.
      file_write path=tools/repair.txt content="{tool}" | Start over | New tools/repair.txt, in it the tool and nothing from before.
      failed "no hours were given" | Hours | Put the running hours from the return note into hours.
    `,
  },
  {
    language: 'en',
    event: 'mqtt uni/lab4 {"centrifuge": "{ce}", "rotor": "{ro}", "student": "{st}", "supervisor": "{su}", "imbalance": {im}}',
    slots: { ce: 'CF-2, Hettich, big spin', ro: 'R-12, F45', st: 'Anouk, Hiroshi', su: 'Prof. Eck, Dr Banu', im: '=false / true', rpm: '1200..9000', m: '2..40', ce2: 'CF-9, mini' },
    tools: ['zf_spin(centrifuge, rpm: int, minutes?: int): Start spinning', 'zf_lid(centrifuge, locked: bool): Lock the lid', 'zf_brake(centrifuge, strength: soft|hard): Brake', 'zf_grant(person, machine): Let a person use a machine', 'zf_mail(person, text): Mail a person'],
    steps: `
      @im zf_spin centrifuge="{ce}" rpm={rpm} // failed "there is an imbalance" | Spin | {rpm} rpm on this one unless it reports an imbalance, in which case fail.
      zf_spin centrifuge="{ce2}" rpm={rpm} minutes={m} | Spin the other | {ce2}, {m} min at {rpm} rpm
      zf_lid centrifuge="{ce2}" locked=true | Lid | Lock the lid of {ce2}.
      zf_lid centrifuge="{ce2}" locked=false | Lid | Unlock the lid of {ce2}.
      zf_brake centrifuge="{ce}" strength=soft | Gradient | Gently! The reported centrifuge brakes soft.
      zf_brake centrifuge="{ce2}" strength=hard | Quick | {ce2} may brake hard.
      zf_grant person="{st}" machine="{ce2}" | Grant | From today the student may use {ce2}.
      zf_mail person="{su}" text="Rotor is in the cold room" | Mail | Mail whoever supervises: "Rotor is in the cold room"
    `,
  },
  {
    language: 'en',
    event: 'cron - family show',
    earlier: ['Tickets | tickets_count → sold {s}, free {f}', 'Show plan | file_read → show {sh}, presenter {pr}, lamp hours {lh}'],
    slots: { s: '5..19 / 40..120', f: '20..39', sh: 'Moons, Star Bear, Deep Sky', pr: 'Edgar, Nilufar', lh: '200..1900', p: '3..15', p2: '16..29' },
    steps: `
      gpio_write pin={p} value=1 | Dome lights | Bring the dome lights up ({p}).
      gpio_write pin={p} value=0 | Dome lights | Take the dome lights down ({p}).
      mqtt_publish topic=dome/show payload="{sh}" | Show | Which show does the plan name? To dome/show.
      mqtt_publish topic=dome/free payload={f} | Free seats | How many are free? To dome/free.
      @s failed "only {s} tickets are sold" // sop_execute name=family-show | Start | If 20 tickets or more are sold, run family-show. If fewer, fail.
      sop_execute name=lamp-check payload="{lh}" | Lamp | Run lamp-check. Its payload is the hours of the lamp.
      sop_execute name=lamp-check | Lamp | Run lamp-check, it needs no payload.
      memory_store key=presenter content="{pr}" | Presenter | Keep the one who presents, as presenter.
      notify message="Please switch off your phones" | Phones | Show: "Please switch off your phones"
    `,
  },
  {
    language: 'en',
    event: 'mqtt zoo/elephants {"animal": "{a}", "gate": {g}, "keeper": "{k}", "backup_keeper": "{k2}", "indoors": {i}}',
    slots: { a: 'Tika, Bongo, Old Rani', g: '1..6', k: 'Marlies, Chidi', k2: 'Owen, Rut', i: '=true / false', g2: '7..12', l: '20..200', kg: '5..60' },
    tools: ['zoop_gate(gate: int, state: bolted|free): Bolt or free a gate', 'zoop_shower(animal, litres: int, warm?: bool): Shower an animal', 'zoop_hay(animal, kg: int): Give hay', 'zoop_heat(on: bool): House heating', 'zoop_pager(keeper, text): Page a keeper'],
    steps: `
      @i zoop_gate gate={g} state=bolted // failed "the animal is still outside" | Bolt | Bolt the gate in the message once the animal is indoors. Outside? Fail.
      zoop_gate gate={g2} state=free | Gate {g2} | Draw the bolt, they may pass.
      zoop_gate gate={g2} state=bolted | Gate {g2} | Bolt it.
      zoop_shower animal="{a}" litres={l} | Shower | {l} l for the animal.
      zoop_shower animal="{a}" litres={l} warm=true | Warm shower | {l} l for the animal, nice and warm.
      zoop_hay animal="{a}" kg={kg} | Hay | {kg} kg for this animal.
      zoop_heat on=true | Cold night | The house should be heated.
      zoop_heat on=false | Mild night | The house needs no heating.
      zoop_pager keeper="{k2}" text="Please bring apples" | Apples | Not the keeper, the backup: page "Please bring apples".
      zoop_pager keeper="{k}" text="Vet is at the gate" | Vet | Page the keeper, not the backup: "Vet is at the gate"
    `,
  },
  {
    language: 'en',
    event: 'mqtt reptiles/viv3 {"viv": {v}, "species": "{s}", "hot_c": {h}, "heater_pin": {hp}, "mister_pin": {mp}, "fed": "{fd}"}',
    slots: { v: '1..12', s: 'corn snake, leopard gecko, iguana', h: '24..28 / 38..44', hp: '3..12', mp: '13..22', fd: '=2026-11-20, 2026-11-24 / never, null', p: '23..34' },
    steps: `
      @h gpio_write pin={hp} value=1 // failed "{h} degrees is too warm" | Heat | Heater of this viv on when it is under 30. When it's 30 or over: fail.
      gpio_write pin={mp} value=1 | Mist | Mister of this viv on.
      gpio_write pin={mp} value=0 | Mist | Mister of this viv off.
      gpio_read pin={p} | Lid switch | Read {p}, please.
      @fd memory_store key=last-fed content="{fd}" // failed "it was {fd} fed" | Fed | Date of the last meal into last-fed. If there was no meal yet, fail.
      mqtt_publish topic=reptiles/sign payload="{s}" | Sign | Species to reptiles/sign.
      pushover message="Viv {v} is open" title="Reptiles" | Open lid | Push: Viv, its number, is open. Title Reptiles.
      pushover message="Viv {v} is open" | Open lid | Push: Viv, its number, is open.
      send_message channel=sms to=curator text="Order more crickets" | Crickets | SMS curator: Order more crickets
    `,
  },
  {
    language: 'en',
    event: 'mqtt golf/greens {"hole": {h}, "moisture": {m}, "greenkeeper": "{g}", "flag": "{fl}"}',
    slots: { h: '1..9', m: '8..16 / 34..50', g: 'Angus, Pilar', fl: '=red, white, blue', h2: '10..18', mi: '3..20', mm: '3..9', t: '=05:30, 06:10' },
    tools: ['gren_water(hole: int, minutes: int, at?): Water a green', 'gren_mow(hole: int, mm: int): Mow a green', 'gren_open(hole: int, playable: bool): Open or close a hole', 'gren_pin(hole: int, place: front|back): Place the pin', 'gren_note(person, text): Note to a person'],
    steps: `
      @m gren_water hole={h} minutes={mi} // failed "moisture is {m} %" | Water | {mi} minutes on the measured green if it's below 20 %. If not, fail.
      gren_water hole={h2} minutes={mi} at={t} | Hole {h2} | {mi} minutes, at {t}.
      gren_water hole={h2} minutes={mi} | Hole {h2} | {mi} minutes of water.
      gren_mow hole={h2} mm={mm} | Mow | {mm} mm on {h2}
      gren_open hole={h} playable=false | Puddles | Nobody plays this hole today.
      gren_open hole={h2} playable=true | {h2} again | {h2} may be played again.
      gren_pin hole={h} place=back | Pin | Pin to the back of this green.
      gren_pin hole={h2} place=front | Pin | Pin to the front on {h2}.
      gren_note person="{g}" text="Rake the bunkers" | Bunkers | Give the greenkeeper this: "Rake the bunkers"
    `,
  },
  {
    language: 'en',
    event: 'webhook /club/match {"team": "{t}", "opponent": "{o}", "pitch": {p}, "kickoff": "{k}", "referee": "{r}"}',
    slots: { t: 'U15 girls, First XI, Old Boys', o: 'SV Rot, Hill Rovers, FC Ost', p: '1..3', k: '=14:00, 15:30, 18:15', r: 'Mr Sato, E. Blum / ∅, tbd', q: '4..18' },
    steps: `
      @r send_message channel=email to="{r}" text="Dressing room 5 is yours" // failed "there is no referee" | Referee | Mail the referee "Dressing room 5 is yours". Nobody appointed: fail.
      mqtt_publish topic=club/score payload="0:0" | Score | Publish 0:0 to club/score.
      mqtt_publish topic=club/guests payload="{o}" | Guests | Whom do we play? Publish them to club/guests.
      gpio_write pin={q} value=1 | Floodlights on. {q}.
      gpio_write pin={q} value=0 | Floodlights off. {q}.
      file_write path=club/matches.txt content="{o}" append=true | Matches | A new line with the opponent in club/matches.txt, old lines stay.
      file_write path=club/next.txt content="{t}" | Next | club/next.txt now says just our team.
      notify message="Kick-off {k}" title="Pitch {p}" | Poster | Show "Kick-off" and the time; the title is Pitch and its number.
      notify message="Kick-off {k}" | Poster | Show "Kick-off" and the time. Title not needed.
    `,
  },
  {
    language: 'en',
    event: 'webhook /boats/hire {"boat": "{b}", "renter": "{r}", "hours": {h}, "vests": {v}, "licence": "{l}"}',
    slots: { b: 'Swan 2, Elektra, Pedalo 9', r: 'Herr Nagel, Lucy, Ahmed', h: '1..4', v: '1..6', l: '=A-3301, SBF 77 / ∅, none', b2: 'Heron, Canoe 5', j: '1..8' },
    tools: ['bootje_start(boat, hours: int, jetty?: int): Start a hire', 'bootje_lock(boat, chained: bool): Chain up or free a boat', 'bootje_key(boat, licence): Hand out a motor key', 'bootje_flag(colour: green|red): Hoist the flag', 'bootje_tell(renter, text): Text a renter'],
    steps: `
      bootje_start boat="{b}" hours={h} | Start | Start the hire as it was booked.
      bootje_start boat="{b}" hours={h} jetty={j} | Start at {j} | Start the hire as booked, from jetty {j}.
      bootje_lock boat="{b2}" chained=true | {b2} | On the chain with it.
      bootje_lock boat="{b2}" chained=false | {b2} | Off the chain.
      @l bootje_key boat="{b}" licence="{l}" // failed "there is no licence" | Motor key | Hand out the key on the licence shown. Without one, fail.
      bootje_flag colour=red | Squall | Squall coming, stop flag up: red.
      bootje_flag colour=green | Calm | All calm again, green flag.
      bootje_tell renter="{r}" text="Keep left of the buoy" | Buoy | Text who hired it: Keep left of the buoy
    `,
  },
  {
    language: 'en',
    event: 'peripheral ttyUSB0 PUMP {p} {fuel} {l} L CARD {c}',
    slots: { p: '1..8', fuel: '=E10, DIESEL, LPG', l: '8..90', c: '=4471, 9028, 5510 / NONE', q: '9..20', q2: '21..33' },
    steps: `
      gpio_write pin={q} value=1 | Canopy | Canopy lights, {q}: make it bright.
      gpio_write pin={q} value=0 | Canopy | Canopy lights, {q}: make it dark.
      @c memory_store key=card content="{c}" // failed "no card was read" | Card | Which card was it? Under card. No card means fail.
      mqtt_publish topic=fuel/kind payload={fuel} | Fuel | What did they tank? To fuel/kind, in capitals as it came.
      mqtt_publish topic=fuel/litres payload={l} | Litres | Litres, number only, to fuel/litres.
      gpio_read pin={q2} | Leak sensor {q2} | Wet or dry?
      notify message="Pump {p} is paid" title="Till" | Paid | Show with title Till: Pump, its number, "is paid".
      notify message="Pump {p} is paid" | Paid | Show: Pump, its number, "is paid". Nothing else.
      send_message channel=sms to=boss text="Diesel is running low" | Boss | SMS to boss, word for word: Diesel is running low
    `,
  },
];
