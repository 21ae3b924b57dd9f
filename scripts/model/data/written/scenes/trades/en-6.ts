import type { Scene } from '../../scene';

/** A school kitchen whose cook explains to the new helper, and a marina with the harbourmaster's standing orders. */
export const tradesEn6: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt kitchen/kettle/{k} {"kettle": "{k}", "c": {c}, "litres": {l}, "steam_pin": {s}, "stir_pin": {st}, "lid": "{lid}", "dish": "{d}", "cook": "{who}"}',
    slots: { k: 'k1, k3, big', c: '24..58 / 76..97', l: '12..140', s: '2..14', st: '15..27', lid: '=shut / open, half open', d: 'lentil soup, porridge, tomato sauce', who: 'Marjorie, Deb, Anton', h: '28..39' },
    tools: ['kettle_hold(kettle, celsius: int, minutes?: int): Keep a kettle warm', 'kettle_tip(kettle, degrees: int): Tip a kettle', 'dish_count(dish, portions: int, diet?: veg|halal|none): Say how many portions there are'],
    steps: `
      @c gpio_write pin={s} value=1 // gpio_write pin={s} value=0 | Steam on the kettle | You open the steam (1) as long as the kettle hasn't reached 70 degrees, and you close it when it has.
      @lid gpio_write pin={st} value=1 // failed "the lid is {lid}" | Stirrer | Never stir with the lid open or half open, it splashes: fail then. With the lid shut, start the stirrer.
      @c failed "it has only {c} degrees" // kettle_hold kettle="{k}" celsius=72 minutes=90 | Keep it warm | Once it's over 70 we keep that kettle at 72 for an hour and a half. If it isn't there yet, this step fails.
      kettle_tip kettle="{k}" degrees=35 | Pour | Tip the kettle that called by 35 degrees, slowly does it.
      dish_count dish="{d}" portions={l} | Portions | One litre is one portion here, so count as many portions of the dish as there are litres. Diet we leave out.
      send_message channel=walkie to="{who}" text="The {d}'s ready, bring the ladles" | Call the cook | On the walkie, to the cook in the message: "The {d}'s ready, bring the ladles"
      gpio_read pin={st} | Is it stirring? | Have a look at the stirrer's pin in the message, just a look.
      mqtt_publish topic=kitchen/hatch payload="Today: {d}" | Sign at the hatch | The sign reads from kitchen/hatch: Today, colon, the dish.
      gpio_write pin={h} value=0 | Hood | The hood has its own pin, {h}, nothing to do with the kettle. It's too loud, turn it off.
    `,
  },
  {
    language: 'en',
    event: 'webhook /canteen/order {"class": "{cl}", "eaters": {n}, "veg": {v}, "allergy": "{al}", "at": "{t}", "teacher": "{te}", "paid": {pd}, "trolley": "{tr}"}',
    slots: { cl: '3b, 5a, Y10', n: '18..31', v: '2..9', al: '=∅ / nuts, celery, egg', t: '=11:40, 12:15, 12:50', te: 'Ms Pell, Mr Nkemi, Ms Ito', pd: '=true / false', tr: 'TR-2, TR-7, blue', x: '32..39' },
    tools: ['trolley_load(trolley, portions: int, veg?: int): Load a trolley', 'trolley_send(trolley, class, at?): Send a trolley', 'allergen_card(class, allergen): Print a card about an allergen'],
    steps: `
      @pd trolley_load trolley="{tr}" portions={n} veg={v} // failed "the class has not paid" | Load up | If they have paid, their trolley gets as many portions as there are eaters, and the vegetarian ones told separately. If they haven't, fail, the office will see to it.
      trolley_load trolley="{tr}" portions={v} | Second trip | We forgot some: load the trolley with as many portions as there are vegetarians, and say nothing about veg.
      @al failed "no allergy is reported" // allergen_card class="{cl}" allergen={al} | Card | An allergy in the order means a card for that class. No allergy, no card: fail.
      trolley_send trolley="{tr}" class="{cl}" at={t} | Off it goes | Their trolley, their class, at their time.
      trolley_send trolley="{tr}" class=staffroom | Staff first | Change of plan, the trolley goes to "staffroom", and right now, so no time.
      memory_store key=eaters-{cl} content="{n} ({v} veg)" | Keep the count | eaters- and the class: the eaters, and in round brackets the vegetarians and "veg".
      send_message channel=teams to="{te}" text="{cl} eats at {t}; please don't send them early" | Teacher | Teams, the teacher: "{cl} eats at {t}; please don't send them early"
      gpio_write pin={x} value=1 | Plate warmer | The plate warmer is on {x}. Let it warm.
      notify message="{n} for {cl} at {t}" | Our screen | Eaters, "for", class, "at", time.
    `,
  },
  {
    language: 'en',
    earlier: ['Hotplate up | plate_set → plate {p}: from {was} to {now} °C', 'Dishwasher door | gpio_write → pin {dl} set to 1', 'Fan off for the fire drill | gpio_write → pin {f} set to 0', 'Fridge check | fridge_read → F1 {f1} °C, F2 {f2} °C'],
    slots: { p: '1..6', was: '60..95', now: '120..180', dl: '7..20', f: '21..39', f1: '2.1..4.4', f2: '5.1..5.9 / 9.2..12.8' },
    tools: ['plate_set(plate: int, celsius: int): Set a hotplate', 'fridge_read(fridge?): Read the fridges', 'food_bin(fridge, reason): Throw away what is in a fridge', 'washer_run(programme: short|long|hot, racks?: int): Run the dishwasher'],
    steps: `
      plate_set plate={p} celsius={was} | Turn it back down | The soup's boiled. Put that hotplate back to what it was.
      plate_set plate=9 celsius={now} | Another one | Plate 9 as hot as the one in step {step1} is now.
      gpio_write pin={dl} value=0 | Unlock the washer | In step {step2} we locked its door with a 1. Unlock it again.
      gpio_write pin={f} value=1 | Fan again | The drill's over, so the fan from step {step3} comes back.
      @f2 failed "F2 has {f2} °C" // food_bin fridge=F2 reason="{f2} °C" | Bin it? | When F2 is warmer than 8 degrees, everything in F2 goes; the reason is its temperature with °C. When it's colder, fail.
      fridge_read fridge=F1 | The colder one | Read F1 once more, only that one.
      washer_run programme=hot | Plates | Hot programme. I don't count racks.
      washer_run programme=short racks=3 | Glasses | Three racks, short programme.
      file_write path=haccp/fridges.csv content="{f1},{f2}" append=true | Fridge list | Add F1, then F2, to haccp/fridges.csv; a comma, no units.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', min: '4..55', kg: '2..30', t: '160..240', k: '=gas valve that closes when it gets current / gas valve that opens when it gets current' },
    tools: ['oven_bake(oven, celsius: int, minutes: int, steam?: bool): Bake', 'mixer_go(speed: int, minutes: int): Run the mixer', 'peeler_run(kg: num, minutes?: int): Peel potatoes', 'fryer_lift(basket: left|right): Lift a basket'],
    steps: `
      gpio_write pin={c} value=1 | Steamer | Along the wall from the window: fryer {a}, grill {b}, steamer {c}, toaster {d}. Steamer on, dear.
      gpio_read pin={b} | Grill | Along the wall from the window: fryer {a}, grill {b}, steamer {c}, toaster {d}. Is the grill on? Read it, don't touch it.
      gpio_write pin={d} value=0 | Furthest from the window | Fryer {a}, grill {b}, steamer {c}, toaster {d}: the fryer's at the window, the rest follows. The last one off; the others we need.
      @k gpio_write pin={e} value=1 // gpio_write pin={e} value=0 | No gas | On {e} sits a {k}. I smell something: no gas, please.
      @k gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | Gas for the range | On {e} sits a {k}. The fitter says it's fine: gas, please.
      oven_bake oven=upper celsius={t} minutes={min} steam=true | Rolls | Upper oven, {min} minutes at {t}, and steam for the crust.
      oven_bake oven=lower celsius=165 minutes={min} | Crumble | The lower one at 165, {min} minutes. I've never used steam for crumble and I'm not telling it anything.
      mixer_go speed=2 minutes={min} | Dough | {min} minutes on speed two.
      peeler_run kg={kg} | Potatoes | {kg} kilos. It knows when they're done.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kitchen/cold {"store": "{s}", "c": {c}, "door_min": {m}, "fan": {f}, "lamp": {l}, "lock": {lk}, "batch": "{bt}", "holds": "{h}"}',
    slots: { s: 'larder, fish, dairy', c: '1.5..4.5 / 9.2..13.5', m: '=0, 1 / 8, 12, 19', f: '2..13', l: '14..26', lk: '27..39', bt: 'L-0914, B2207, 44-C', h: 'yoghurt, cod, minced beef' },
    tools: ['batch_block(batch, reason?): Block a batch', 'batch_use(batch, dish): Use up a batch', 'cold_target(store, celsius: int): Set a cold store'],
    steps: `
      @m gpio_write pin={l} value=0 // gpio_write pin={l} value=1 | Red lamp over the door | Door open for more than five minutes, red lamp on; otherwise out.
      @c failed "it has {c} degrees" // batch_block batch={bt} reason="{c} °C in {s}" | Block the batch | Above 8 degrees the batch in there is blocked, and you write why: heat with °C, "in", store. Below 8, this fails.
      @c batch_use batch={bt} dish=lunch // failed "it was at {c} degrees" | Use it | Only if it stayed under 8 degrees is the batch used up for "lunch". If not, fail.
      gpio_write pin={f} value=1 | Cold store fan | Round with the fan.
      gpio_write pin={lk} value=0 | Door | The lock lets go at 0. Deb's hands are full: let go.
      cold_target store={s} celsius=2 | Colder | Two degrees in the store that complains.
      batch_block batch={bt} | Just block it | Block that batch; I'm not obliged to say why.
      pushover message="{h} in {s}: {c} °C" title="Cold store" | On my phone | Headed Cold store: what it holds, "in", store, colon, heat with °C.
      gpio_read pin={lk} | Locked? | Of fan, lamp and lock in the message look at the lock.
    `,
  },
  {
    language: 'en',
    event: 'peripheral hatch/pin_{p} {lv}',
    slots: { p: '2..9', lv: '=0 / 1', sh: '10..18', bell: '19..27', lt: '28..39', n: '2..20', z: 'green, hall, year 7' },
    tools: ['queue_call(group): Call a group to the hatch', 'ticket_print(count: int, from_number?: int): Print queue tickets', 'menu_strike(dish, reason?): Strike a dish off the menu'],
    steps: `
      @lv gpio_write pin={lt} value=0 // gpio_write pin={lt} value=1 | Light in the hatch | When a tray lies on the switch (1) the hatch is lit ({lt}); when there's none it is dark.
      @lv failed "no tray is there" // gpio_write pin={bell} value=1 | Ring | A tray (1) means ring the bell, {bell}. No tray (0), no bell: fail.
      gpio_write pin={sh} value=1 | Shutter down | The hatch shutter on {sh} is one of those that come down on 1. It's two o'clock: down.
      gpio_write pin={sh} value=0 | Shutter up | The hatch shutter on {sh} is one of those that come down on 1. Lunch! Up.
      gpio_read pin={p} | Tray? | Look at the switch in the event again.
      queue_call group="{z}" | Next | Call {z}.
      ticket_print count={n} from_number=101 | Tickets | {n} tickets, the first being 101.
      ticket_print count={n} | More tickets | Another {n}; the numbers carry on.
      menu_strike dish="fish pie" reason="no fish, only pie" | Fish pie | Strike "fish pie". Reason: "no fish, only pie"
    `,
  },
  {
    language: 'en',
    event: 'webhook /delivery {"supplier": "{su}", "note_no": "{no}", "crates": {n}, "short": {sh}, "temp_c": {t}, "driver": "{dr}", "door": {d}, "light": {l}, "best_before": "{bb}"}',
    slots: { su: 'Greenfield, Moray Fish, Tilly\'s Eggs', no: 'DN-4471, 88/206, LS7719', n: '2..40', sh: '=0 / 1, 3, 6', t: '2..5 / 9..15', dr: 'Kev, Mr Osei, Bea', d: '2..19', l: '20..39', bb: '=2026-05-04, 2026-06-11' },
    tools: ['stock_in(supplier, crates: int, best_before?): Book goods in', 'stock_back(note_number, reason): Send goods back', 'invoice_short(note_number, crates: int): Claim missing crates'],
    steps: `
      @t stock_in supplier="{su}" crates={n} best_before={bb} // failed "it came at {t} degrees" | Take it in | We take nothing over 7 degrees; then fail. Colder: book it in with crates and best-before date.
      @t failed "it came at {t} degrees, which is fine" // stock_back note_number={no} reason="{t} °C" | Send it back | Over 7 degrees the delivery note goes back, reason: heat with °C. Under 7 there's nothing to send back and it fails.
      @sh failed "nothing is short" // invoice_short note_number={no} crates={sh} | Missing crates | Something short? Claim that many on their note. Nothing short: fail.
      gpio_write pin={d} value=1 | Back door | The back door's strike frees on 1. Let {dr} in.
      gpio_write pin={d} value=0 | Back door locked | {dr} has gone. Same strike, lock it: frees on 1.
      gpio_write pin={l} value=0 | Ramp light | The sun is up, so no light on the ramp.
      gpio_read pin={d} | Door state | What does the pin of the back door say?
      send_message channel=email to=bursar@school.example text="{su} brought {n} crates, note {no}; someone's got to sign" | The bursar | E-mail to bursar@school.example: "{su} brought {n} crates, note {no}; someone's got to sign"
      file_write path=stock/notes.txt content="{no} {n}" append=true | Note book | Add the note's number, a blank and the crates to stock/notes.txt.
    `,
  },
  {
    language: 'en',
    slots: { n: '3..19', k: 'oil-change, custard-trick, egg-man', w: 'coeliac, fish supplier, broken scale', u: '=http://bell.school/ring?secs=4, http://10.1.1.7/menu/today.json', p: '2..20', p2: '21..39', b: 'kitchen-io, hatch, cellar-b' },
    tools: ['swap_rota(off, on, date?): Swap two helpers', 'oil_change(fryer: int, litres: num): Change the oil'],
    steps: `
      swap_rota off=Deb on=Anton | Swap | Anton comes in, Deb has the dentist.
      oil_change fryer={n} litres=8.5 | Oil | Eight and a half litres for fryer {n}.
      memory_store key={k} content="Don't boil it: 82 °C, stir in eights, and \\"slowly\\" means slowly" | The trick | Write under {k}: "Don't boil it: 82 °C, stir in eights, and "slowly" means slowly"
      memory_recall query="{w}" limit={n} | Anything about it? | See what we've got on "{w}", {n} notes at most.
      memory_forget key={k} | Throw the note {k} away
      cron_add schedule="0 7 * * 1-5" action=message text="Porridge on, Marjorie!" | Porridge | Weekdays at seven (0 7 * * 1-5) a message: "Porridge on, Marjorie!"
      sop_execute name=deep-clean | Deep clean | Start deep-clean. It needs nothing else.
      http_request url={u} | Fetch | Just fetch {u}
      gpio_read pin={p} board={b} | Grease trap | On the board {b} read the grease trap, {p}. The pump there is {p2}; hands off.
    `,
  },
  {
    language: 'en',
    event: 'mqtt marina/berth/{b} {"berth": "{b}", "boat": "{bo}", "skipper": "{sk}", "amps": {a}, "power_pin": {pp}, "water_pin": {wp}, "light_pin": {lp}, "draft_m": {d}}',
    slots: { b: 'A12, C4, F30', bo: 'Kittiwake, Sea Fever, Old Moll', sk: 'Haugen, Mrs Quill, Lt Bray', a: '2..11 / 18..31', pp: '2..13', wp: '14..26', lp: '27..39', d: '0.9..1.8 / 2.6..3.9' },
    tools: ['berth.assign(boat, berth, nights?: int): Give a boat a berth', 'berth.vacate(berth): Free a berth', 'buoy.light(buoy, pattern: fixed|flash|off): Set the light of a buoy', 'vhf.say(channel: int, text): Speak on the VHF'],
    steps: `
      @a gpio_write pin={pp} value=1 // gpio_write pin={pp} value=0 | Shore power | Shore power stands while she draws under 16 A. Over 16 A: cut her off.
      @a failed "she draws only {a} A" // vhf.say channel=12 text="{bo}, {bo}: your shore power is cut" | Hail her | Over 16 A, on channel 12: "{bo}, {bo}: your shore power is cut". Under 16 A: fail.
      @d berth.assign boat="{bo}" berth={b} nights=3 // failed "she draws {d} m" | Stay here | Drawing less than 2.2 m she may keep the reported berth, three nights. Deeper than that: fail.
      gpio_write pin={wp} value=0 | Water | Belay the water at that berth (0 = shut).
      gpio_write pin={lp} value=1 | Berth light | Show a light at the berth. Water and power stay as they are.
      berth.vacate berth={b} | Cast off | She's sailed. Free her berth.
      send_message channel=sms to="{sk}" text="{bo} at {b} draws {a} A; please find the kettle" | Skipper | Sms, the skipper: "{bo} at {b} draws {a} A; please find the kettle"
      gpio_read pin={wp} | Water? | Read the water at her berth.
      mqtt_publish topic=marina/plan/{b} payload="{d} m" | Plan | marina/plan/BERTH: her draught, blank, m.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tide {"gauge": "{g}", "level_m": {lv}, "trend": "{tr}", "wind_bft": {bf}, "dir": "{di}", "high_at": "{hw}", "sill_pin": {sp}, "lamp_pin": {la}}',
    slots: { g: 'sill, outer, G2', lv: '0.6..1.7 / 2.9..5.1', tr: '=rising, falling', bf: '=2, 3, 4 / 8, 9, 10', di: '=SW, NNE, W', hw: '=03:42, 11:18, 16:07', sp: '2..19', la: '20..39' },
    tools: ['gate.sill(position: up|down): Move the sill gate', 'ball.hoist(cone: north|south|none): Hoist the storm cone', 'ferry.hold(minutes: int, reason?): Hold the launch'],
    steps: `
      @lv gpio_write pin={la} value=0 // gpio_write pin={la} value=1 | Entry light | Over 2.3 m at the gauge: entry light lit. Under: dark.
      @lv failed "the level is {lv} m" // gate.sill position=down | Lower the sill | With more than 2.3 m the sill gate goes down. With less, keep the water in: fail.
      @bf failed "it blows only {bf}" // ball.hoist cone=south | Storm cone | Force 7 and up: south cone. Below 7: fail.
      @bf gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | Sill pump | From force 7 the sill pump runs, below that it stands by at 0.
      ferry.hold minutes=25 | Launch | Hold the launch for 25 minutes. No reason over the air.
      ferry.hold minutes=40 reason="{di} {bf}" | Launch, longer | Hold her for 40, reason: direction, blank, force.
      gpio_read pin={sp} | Pump state | Two pins are reported. Read the pump's.
      notify message="{lv} m {tr}, {di} {bf}" title="{g}" | Bulletin | Title: gauge. Level with m, blank, trend, comma, direction, blank, force.
      file_write path=tide/log.csv content="{hw};{lv};{di}" append=true | Log | Append to tide/log.csv: high water, level, direction; semicolons.
    `,
  },
  {
    language: 'en',
    earlier: ['Swing the bridge | gpio_write → pin {br} set to 1', 'Sound the horn | gpio_write → pin {ho} set to 1', 'Shift Kittiwake | berth.move → from {b0} to {b1}', 'Pump station | pump_stat → tank {pct} %, last emptied {day}', 'Stop the traffic | gpio_write → pin {tl} set to 0'],
    slots: { br: '2..13', ho: '14..26', tl: '27..39', b0: 'A3, C17, D8', b1: 'F22, G1, H14', pct: '11..38 / 81..98', day: '=on Tuesday, in March, on 3 April' },
    tools: ['berth.move(boat, from_berth, to_berth): Shift a boat', 'pump_out(minutes: int, berth?): Empty a tank', 'crane.swing(degrees: int): Swing the crane', 'crane.lift(boat, metres: num): Lift a boat'],
    steps: `
      gpio_write pin={br} value=0 | Bridge shut | She's through. Swing it back (undo step {step1}).
      gpio_write pin={ho} value=0 | Horn | One blast was enough: silence the horn of step {step2}.
      gpio_write pin={tl} value=1 | Traffic | Let the road go again; 0 in step {step5} had stopped it.
      berth.move boat=Kittiwake from_berth={b1} to_berth={b0} | Back she goes | Kittiwake goes back to where she lay before.
      berth.move boat=Petrel from_berth=X9 to_berth={b1} | Petrel | Petrel, from X9, takes the berth into which Kittiwake had been shifted.
      @pct failed "the tank is at {pct} %" // pump_out minutes=35 | Pump out | Over 60 %: pump for 35 minutes. Under: fail. No berth concerned.
      gpio_read pin={br} | Bridge? | Read the bridge's pin.
      memory_store key=tank content="{pct} %, emptied {day}" | Tank | Note tank: per cent with %, comma, "emptied", when.
      crane.lift boat=Petrel metres=2.5 | Petrel up | Two and a half metres, Petrel.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', ch: '6..16', n: '17..60', bo: 'Fulmar, Grey Lady, No. 4', bu: 'B7, fairway, wreck', w: '=fails dark and is lit by current / fails lit and is put out by current' },
    tools: ['buoy.light(buoy, pattern: fixed|flash|off): Set the light of a buoy', 'vhf.watch(channel: int, until?): Listen on a channel', 'fuel.sell(boat, litres: num, kind: diesel|petrol): Sell fuel', 'lift.book(boat, date, time?): Book the boat lift'],
    steps: `
      gpio_write pin={a} value=1 | Red lantern | Pierhead, top to bottom: red {a}, white {b}, green {c}. Show red.
      gpio_write pin={c} value=0 | Green lantern | Pierhead, top to bottom: red {a}, white {b}, green {c}. Douse the lowest.
      gpio_write pin={b} value=1 | White lantern | Pierhead lanterns are red {a}, white {b}, green {c}. White burns, red and green are none of your business.
      @w gpio_write pin={e} value=1 // gpio_write pin={e} value=0 | Beacon lit | The beacon ({e}) {w}. Light it.
      @w gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | Beacon dark | The beacon ({e}) {w}. Put it out.
      gpio_read pin={d} | Slipway | Slipway chain, contact {d}: read.
      buoy.light buoy={bu} pattern=flash | Flash | Buoy {bu} flashes instead of burning fixed.
      fuel.sell boat="{bo}" litres={n} kind=diesel | Diesel | {n} litres to {bo}, and it's diesel. Tap {ch}.
      vhf.watch channel={ch} | Watch | Keep watch on {ch}. Till when I'll tell you.
    `,
  },
  {
    language: 'en',
    event: 'peripheral pier/pin_{p} {lv}',
    earlier: ['Who is on watch | memory_recall → on watch till {t}: {who}', 'Pier wiring | file_read → pier: {p} man-overboard button, {se} searchlight, {si} siren, {la} ladder lamp, {gt} gate (locks on 1)'],
    slots: { p: '2..8', lv: '=1 / 0', t: '=20:00, 02:00, 08:00', who: 'Bray, Solveig, Old Tam', se: '9..16', si: '17..24', la: '25..32', gt: '33..39' },
    tools: ['rib.launch(crew: int, towards?): Launch the rescue boat', 'vhf.say(channel: int, text): Speak on the VHF'],
    steps: `
      @lv gpio_write pin={se} value=1 // gpio_write pin={se} value=0 | Searchlight | Button 1: searchlight on. Button 0: off.
      @lv rib.launch crew=2 // failed "the button is not pressed" | Rescue boat | Button 1: launch, crew of two, anywhere. Button 0: fail.
      @lv vhf.say channel=16 text="Mayday relay: person in the water at the pier" // failed "the button is not pressed" | Mayday | Button 1, on channel 16: "Mayday relay: person in the water at the pier". Button 0: fail.
      gpio_write pin={gt} value=0 | Gate | Unlock the gate for the ambulance.
      gpio_write pin={gt} value=1 | Gate again | The ambulance has left. Lock it.
      gpio_write pin={la} value=1 | Ladder | Light the ladder.
      gpio_write pin={si} value=0 | Siren | Siren off, we need to hear.
      gpio_read pin={p} | Button | Read the button.
      send_message channel=radio to="{who}" text="You've the watch till {t}: pier, now" | Watch | Radio, whoever's on watch: "You've the watch till {t}: pier, now"
    `,
  },
  {
    language: 'en',
    event: 'webhook /visitor {"boat": "{bo}", "flag": "{fl}", "loa_m": {lo}, "beam_m": {be}, "nights": {n}, "crew": {cr}, "dog": {dg}, "insured": "{ins}", "mail": "{ml}", "eta": "{t}"}',
    slots: { bo: 'Zeevonk, Tyrsday, L\'Espoir', fl: 'NL, DK, FR', lo: '7.5..11.8 / 16.2..24.5', be: '2.4..4.4', n: '2..9', cr: '10..14', dg: '=true / false', ins: '=valid / expired, none', ml: 'zee@vonk.example, hej@tyr.example', t: '=14:40, 18:25, 21:10', pin: '15..39' },
    tools: ['berth.assign(boat, berth, nights?: int): Give a boat a berth', 'fee.charge(boat, metres: num, nights: int): Charge harbour dues', 'customs.tell(boat, flag, crew: int): Tell the customs'],
    steps: `
      @ins fee.charge boat="{bo}" metres={lo} nights={n} // failed "the insurance is {ins}" | Dues | Valid insurance: charge her for her length and her nights. None or expired: fail.
      @lo berth.assign boat="{bo}" berth=A20 nights={n} // berth.assign boat="{bo}" berth=T1 nights={n} | Berth by length | Under 14 m she lies at A20, over 14 m at T1. For the nights she asks.
      berth.assign boat="{bo}" berth=V5 | Waiting berth | First to V5; for how long nobody knows.
      customs.tell boat="{bo}" flag={fl} crew={cr} | Customs | Boat, flag and crew to the customs.
      @dg send_message channel=email to={ml} text="Dogs on a lead, please" // failed "there is no dog" | Dog | A dog aboard: mail them "Dogs on a lead, please". No dog: fail.
      gpio_write pin={pin} value=1 | Leading light | Leading light, {pin}, plain lamp. Show it.
      mqtt_publish topic=marina/eta payload="{bo} {t}" | ETA | marina/eta: boat, blank, time of arrival.
      memory_store key=visitor content="{bo} ({fl}), beam {be}" | Note | Key visitor: boat, flag in round brackets, comma, "beam", beam.
      file_write path=visitors/2026.txt content="{t} {bo} {lo} m" append=true | Register | visitors/2026.txt: add ETA, boat, length, m, all parted by blanks.
    `,
  },
  {
    language: 'en',
    event: 'mqtt marina/fuel {"tank": "{tk}", "litres": {l}, "water_mm": {w}, "pump": {p}, "valve": {v}, "estop": {es}, "sold": {so}, "hand": "{ha}"}',
    slots: { tk: 'T1, T2, petrol', l: '120..780 / 3100..9400', w: '=0, 2, 3 / 18, 25, 41', p: '2..13', v: '14..26', es: '27..39', so: '40..99', ha: 'Solveig, Kit, Bray' },
    tools: ['fuel.order(tank, litres: int, date?): Order fuel', 'fuel.price(kind: diesel|petrol, euro: num): Set the price', 'fuel.drain(tank, litres: num): Drain water from a tank'],
    steps: `
      @w gpio_write pin={p} value=1 // failed "there are {w} mm of water in it" | Pump | 10 mm of water or more in the tank: no selling, fail. Less: pump on.
      @w failed "there are only {w} mm of water" // fuel.drain tank="{tk}" litres=15 | Drain | 10 mm of water or more: drain 15 litres from that tank. Less: fail.
      @l fuel.order tank="{tk}" litres=5000 // failed "there are {l} l in it" | Order | Under 1500 l in it: order 5000 for that tank, no date. Over: fail.
      gpio_write pin={v} value=0 | Valve | Tank valve, opens with current. Shut it for the night.
      gpio_read pin={es} | Stop button | Read the emergency stop.
      fuel.price kind=petrol euro=2.05 | Price | Petrol 2.05. Diesel stays.
      memory_store key=sold content="{so} l by {ha}" | Sold | Key sold: litres sold, l, "by", the hand.
      send_message channel=sms to="{ha}" text="{tk}: {w} mm of water. Dip it again at eight bells" | Hand | Sms to the hand: "{tk}: {w} mm of water. Dip it again at eight bells"
      mqtt_publish topic=marina/fuel/price payload="2.05" | Board | marina/fuel/price: 2.05, nothing with it.
    `,
  },
  {
    language: 'en',
    event: 'manual - spring tides, 88 boats, 2 hands sick',
    slots: { f: 'orders/standing.md, berths/a.csv, tide/2026.txt', n: '4..18', k: 'crane-sling, buoy-7, dues-2026', w: 'adrift, Kittiwake, bilge alarm', run: 'lift-5, r-12, dredge', u: '=http://gauge.marina/v1/level, http://10.3.0.4/bridge?cmd=status', p: '2..20', p2: '21..39', b: 'pier-b, fuel-io, crane' },
    tools: ['dredge.ask(metres: num, berth): Ask for dredging', 'pilot.call(boat, time): Call the pilot'],
    steps: `
      dredge.ask metres=1.5 berth=F30 | Dredge | F30, by a metre and a half.
      pilot.call boat="Grey Lady" time=05:20 | Pilot | For Grey Lady, at twenty past five in the morning.
      gpio_write pin={p2} value=0 board={b} | {b}, {p2} | Low. ({p} isn't meant.)
      gpio_read pin={p} board={b} | {b}, {p} | Read.
      memory_store key={k} content="Port side first; she's 14 t dry, 17 t wet: don't trust the plate" | {k} | Enter: "Port side first; she's 14 t dry, 17 t wet: don't trust the plate"
      memory_recall query="{w}" limit={n} | Look up | Notes, "{w}", {n} hits.
      file_read path={f} from_line={n} lines=40 | Orders | Forty lines of {f}, from line {n}.
      sop_cancel run_id={run} reason="wind over 8" | Cancel {run} | Reason: "wind over 8".
      http_request url={u} | Ask {u} | Plain GET.
    `,
  },
];
