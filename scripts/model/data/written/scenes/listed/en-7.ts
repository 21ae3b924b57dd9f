import type { Scene } from '../../scene';

/** Pins, places and people out of lists that the step brings, in English, part 7. */
export const listedEn7: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt plant/valve_request {"valve": "{v}", "state": "{s}"}',
    slots: { v: '=XV1 / XV2 / XV3 / XV7, XV9', s: '=open / close', a: '2..39', b: '2..39', c: '2..39', bx: 'rtu-1, north-io, cab-a', by: 'rtu-2, south-io, cab-b' },
    steps: `
      @v gpio_write pin={a} value=1 board={bx} // gpio_write pin={b} value=0 board={bx} // gpio_write pin={c} value=1 board={by} // failed "{v} is not in the table" | Open | tag/board/pin/opens at: XV1/{bx}/{a}/1, XV2/{bx}/{b}/0, XV3/{by}/{c}/1. Open the valve of the request; a tag that isn't in the table fails.
      @v gpio_write pin={a} value=0 board={bx} // gpio_write pin={b} value=1 board={bx} // gpio_write pin={c} value=0 board={by} // failed "{v} is not in the table" | Close | tag/board/pin/closes at: XV1/{bx}/{a}/0, XV2/{bx}/{b}/1, XV3/{by}/{c}/0. Close the valve of the request; a tag that isn't in the table fails.
      @s gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | XV2 | Pins: XV3 {a}, XV2 {b}. "open" is a 1 and "close" a 0. Do with XV2 what the request says.
      @s gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | XV3 | Pins: XV3 {a}, XV2 {b}. XV3 is normally open: 0 opens, 1 closes. Do with XV3 what the request says.
      @v gpio_read pin={b} board={by} // gpio_read pin={c} board={by} // gpio_read pin={a} board={by} // failed "{v} has no feedback" | Feedback | Feedbacks (board {by}): XV3 {a}; XV1 {b}; XV2 {c}. Read the requested valve's. No feedback, no reading: fail.
      gpio_write pin={c} value=1 board={by} | XV3 by hand | XV1 {bx}.{a}; XV2 {bx}.{b}; XV3 {by}.{c} (board.pin, 1 opens). Open XV3.
      gpio_write pin={a} value=0 board={bx} | XV1 by hand | XV1 {bx}.{a}; XV2 {bx}.{b}; XV3 {by}.{c} (board.pin, 1 opens). Close XV1.
    `,
  },
  {
    language: 'en',
    event: 'webhook /wash/car {"programme": "{p}", "plate": "{pl}"}',
    slots: { p: '=basic, B / shine, S / deluxe, D / gold', pl: 'EF-12, K 9 TT, ZZ-404', a: '2..39', b: '2..39', c: '2..39', d: '2..39' },
    tools: ['schaumo_wax(grams: int): Wax', 'schaumo_gate(gate: text, up: bool): Gate', 'schaumo_run(code: int, plate: text): Run a programme'],
    steps: `
      @p schaumo_run code=101 plate="{pl}" // schaumo_run code=205 plate="{pl}" // schaumo_run code=309 plate="{pl}" // failed "gold is no programme" | Run | B is 101, S is 205, D is 309 (basic, shine, deluxe). Run the ordered one for the plate. Nothing else exists: fail.
      @p failed "basic has no wax" // schaumo_wax grams=30 // schaumo_wax grams=55 // failed "gold is no programme" | Wax | shine (S): 30 g, deluxe (D): 55 g. Basic has no wax and unknown programmes have none, so fail.
      @p gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "gold has no lamp" | Lamp | Programme lamps (B/S/D): {a}/{b}/{c}. Light the one that was ordered; fail if it isn't there.
      @p gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={a} value=0 // failed "gold has no pump" | Pump off | pumps basic (B) = {b}, shine (S) = {c}, deluxe (D) = {a}. The car is clean, stop the pump of its programme. No such pump: fail.
      schaumo_gate gate=exit up=true | Exit | Gates are entry, middle, exit. The car is done, raise the last one.
      schaumo_gate gate=entry up=false | Entry | Gates are entry, middle, exit. Nobody else now, lower the first one.
      gpio_read pin={d} | Car in there? | {a} {b} {c} are pumps. {d} is the light barrier, read it.
    `,
  },
  {
    language: 'en',
    event: 'cron dusk',
    slots: { a: '2..39', b: '2..39', c: '2..39', d: '2..39', bd: 'path-io, garden7, yard-x' },
    steps: `
      gpio_write pin={b} value=1 | Path | Outside we have gate ({a}), path ({b}), pond ({c}) and terrace ({d}). At dusk only the path is lit.
      gpio_write pin={c} value=0 | Pond | gate={a}, path={b}, pond={c}, terrace={d} :: pond off because of the frogs
      gpio_write pin={d} value=1 board={bd} | Guests | On {bd}: gate={a}, path={b}, pond={c}, terrace={d}. We sit on the terrace tonight, so light it.
      gpio_write pin={a} value=1 board={bd} | Visitors | Board {bd}, gate {a} / terrace {d}: visitors have to find the gate. Lamp on.
      gpio_write pin={a} value=0 | Gate lamp is inverted | gate {a} (0 = lit), path {b} (1 = lit). Light the gate.
      gpio_write pin={b} value=0 | Path lamp isn't | gate {a} (0 = lit), path {b} (1 = lit). No light on the path.
      gpio_read pin={d} | Terrace door | Contacts: gate {b}, terrace door {d}, shed {c}. Is the terrace door shut?
      gpio_read pin={c} board={bd} | Shed | Contacts on {bd}: gate {b}, terrace door {d}, shed {c}. And the shed?
      gpio_write pin={a} value=1 | One is left | {b}, {c} and {d} are lit already. Of {a}, {b}, {c} and {d} light the one that is still dark.
    `,
  },
  {
    language: 'en',
    earlier: ['Measure | sensorhub → cellar {h1} %, attic {h2} %, bath {h3} %', 'Which devices? | file_read → {x}: cellar, {y}: attic, {z}: bath'],
    slots: { h1: '41..48 / 81..88', h2: '30..38', h3: '62..75', x: 'dry-a, fan7, vx1', y: 'dry-b, fan8, vx2', z: 'dry-c, fan9, vx3', p: '2..29', q: '2..29', r: '2..29' },
    tools: ['trockna_start(device: text, hours: int): Start a dryer', 'trockna_stop(device: text): Stop a dryer', 'trockna_mode(device: text, mode: eco|turbo): Mode of a dryer'],
    steps: `
      @h1 trockna_start device={z} hours=4 // trockna_start device={x} hours=4 | Dampest | 4 hours for the device of the dampest room.
      trockna_stop device={y} | Driest | Stop the device of the driest room.
      trockna_mode device={z} mode=eco | Bath | The bath's device in eco.
      trockna_mode device={y} mode=turbo | Second | Second device in the list of step {step2}: turbo.
      @h1 gpio_write pin={r} value=1 // gpio_write pin={p} value=1 | Window of the dampest | Window motors: cellar {p}, attic {q}, bath {r}. Open the window where it is dampest.
      gpio_write pin={q} value=0 | Window of the driest | Window motors: cellar {p}, attic {q}, bath {r}. Close the window where it is driest.
      @h1 failed "the cellar has {h1} %" // gpio_write pin={p} value=1 | Cellar | Cellar {p}, attic {q}. The cellar window opens above 60 % in the cellar. Below, fail.
      @h1 memory_store key=damp content="bath" // memory_store key=damp content="cellar" | Note | Note damp: the name of the dampest room (cellar, attic or bath).
      @h1 mqtt_publish topic=house/max payload="{h3}" // mqtt_publish topic=house/max payload="{h1}" | Max | Publish the largest number to house/max.
    `,
  },
  {
    language: 'en',
    event: 'webhook /theatre/seat {"row": "{r}", "seat": {s}, "what": "{w}"}',
    slots: { r: '=A, B, C / D, E, F / G, H / Z', s: '1..30', w: '=cold / dark / noise', u1: 'Anneli, Bork, Cosmo', u2: 'Dagny, Elio, Faye', u3: 'Gwen, Hasan, Iker', a: '31..39', b: '25..30', c: '20..24' },
    tools: ['logista_send(usher: text, seat: int): Send an usher', 'logista_heat(circle: int, level: int): Heating', 'logista_hush(tone: text): Play a tone'],
    steps: `
      @r logista_send usher={u1} seat={s} // logista_send usher={u2} seat={s} // logista_send usher={u3} seat={s} // failed "there is no row {r}" | Usher | {u1} has rows A to C, {u2} D to F, {u3} G and H. Send the right one to the seat. Other rows don't exist: fail.
      @r logista_heat circle=1 level=3 // logista_heat circle=2 level=3 // logista_heat circle=2 level=3 // failed "there is no row {r}" | Heating | Circle 1 heats A-C, circle 2 heats D-H. Level 3 for the row in the message. A row outside of these: fail.
      @w gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "noise has no device" | Device | cold: heater {a} - dark: step light {b} - switch on what helps; for noise there's nothing (fail)
      @w failed "it is no noise" // failed "it is no noise" // logista_hush tone=gong2 | Hush | Tones gong1 (start), gong2 (quiet please), gong3 (end). If it is about noise: the quiet-please tone. If not, fail.
      logista_hush tone=gong3 | End | Tones gong1 (start), gong2 (quiet please), gong3 (end). The play has ended.
      logista_hush tone=gong1 | Start | Tones gong1 (start), gong2 (quiet please), gong3 (end). The play is about to start.
      logista_send usher={u2} seat=1 | Second usher | {u1}, {u2}, {u3}: send the second to seat 1, whatever was reported.
      gpio_write pin={c} value=0 | Aisle | heater {a}, step light {b}, aisle {c}. curtain goes up, aisle dark
    `,
  },
  {
    language: 'en',
    event: 'mqtt mill/stone {"stone": "{st}", "rpm": {n}, "grain": "{g}"}',
    slots: { st: '=upper / lower / spare', n: '40..140', g: '=wheat, spelt / rye / oats / rice', a: '2..39', b: '2..39', c: '2..39', gd: '0.2..1.9' },
    tools: ['muehlo_gap(stone: text, mm: num): Gap of a stone', 'muehlo_sieve(mesh: int): Choose a sieve', 'muehlo_sack(print: text, count?: int): Print sacks'],
    steps: `
      @g muehlo_sieve mesh=40 // muehlo_sieve mesh=25 // muehlo_sieve mesh=16 // failed "there is no sieve for rice" | Sieve | wheat & spelt: 40, rye: 25, oats: 16. Choose the mesh for the grain; fail if it has none
      @g muehlo_sack print=WEI // muehlo_sack print=ROG // muehlo_sack print=HAF // failed "there are no sacks for rice" | Sacks | Prints: WEI (wheat and spelt), ROG (rye), HAF (oats). Print sacks for this grain, the number doesn't matter; no print for it, fail.
      muehlo_sack print=ROG count=12 | Rye | WEI wheat, ROG rye, HAF oats: 12 for rye
      @st gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "the spare has no motor" | Motor | upper stone {a}, lower stone {b}; the spare one has no motor. Start the one that is reported, or fail for the spare.
      @st muehlo_gap stone=U1 mm={gd} // muehlo_gap stone=L1 mm={gd} // muehlo_gap stone=X9 mm={gd} | Gap | U1 = upper, L1 = lower, X9 = spare: {gd} mm for the reported one
      gpio_write pin={b} value=0 | Lower | upper {a}, lower {b}, sieve {c}. stop the lower one
      gpio_write pin={c} value=1 | Sieve motor | upper {a}, lower {b}, sieve {c}. let the sieve shake
    `,
  },
  {
    language: 'en',
    event: 'manual - {q}',
    slots: { q: '=red wine / white wine / beer / water', a: '2..39', b: '2..39', c: '2..39', bd: 'bar-io, tap4, cellar2' },
    tools: ['schanki_pour(tap: int, ml: int): Pour', 'schanki_cool(box: text, celsius: int): Cool a box', 'schanki_order(barrel: text): Order a barrel'],
    steps: `
      @q schanki_pour tap=1 ml=200 // schanki_pour tap=2 ml=200 // schanki_pour tap=5 ml=500 // failed "water has no tap" | Pour | Tap 1: red, 0.2 l. Tap 2: white, 0.2 l. Tap 5: beer, 0.5 l. Pour what was asked for (the tool wants ml: 200 or 500). No tap, fail.
      @q schanki_cool box=K2 celsius=16 // schanki_cool box=K3 celsius=8 // schanki_cool box=K3 celsius=5 // failed "water is not cooled" | Cool | red in K2 at 16, white in K3 at 8, beer in K3 at 5 °C. Cool for what was asked. Water isn't cooled (fail).
      @q gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} // failed "water has no pump" | Pump | Pumps on {bd} - red wine {a}, white wine {b}, beer {c}. On for the drink; no pump: fail.
      schanki_cool box=K2 celsius=16 | Red | red in K2 at 16, white in K3 at 8. Cool for the red.
      schanki_order barrel=F-lager | Barrel | F-ale, F-lager, F-stout. The one in the middle has run out, order.
      schanki_order barrel=F-stout | Barrel | F-ale, F-lager, F-stout. Patrick's Day is near: order the last.
      gpio_write pin={c} value=0 | Beer pump | red {a} white {b} beer {c}... it's eleven, no more beer
      gpio_read pin={b} board={bd} | White | On {bd} red {a}, white {b}. Any pressure on white?
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/robot {"plate": "{p}", "step": "{s}", "tips": {t}}',
    slots: { p: 'PL-7, MTP 4, Q12', p2: 'PL-9, MTP 6, Q15', s: '=wash / read / incubate / done', t: '0..12 / 40..96', d1: '=deck 1, deck A', d2: '=deck 2, deck B', a: '2..39', b: '2..39', c: '2..39' },
    tools: ['pipetron_move(plate: text, deck: text): Move a plate', 'pipetron_tips(rack: int): Take tips from a rack', 'pipetron_wave(nm: int): Wavelength'],
    steps: `
      @s gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "nothing runs for {s}" | Device | wash {a}, read {b}, incubate {c}: start the device for the step in the message. nothing listed = fail
      pipetron_move plate="{p}" deck="{d2}" | Move | {p2} belongs on {d1}, {p} on {d2}. Move the plate of the message to where it belongs.
      pipetron_move plate="{p2}" deck="{d1}" | Move the other | {p2} belongs on {d1}, {p} on {d2}. Now the other one, not that of the message.
      @t pipetron_tips rack=8 // pipetron_tips rack=7 | Tips | Rack 7 is in use, rack 8 is full. Fewer than 20 tips left: take them from the full rack. Otherwise from the one in use.
      pipetron_wave nm=450 | Wave | ELISA 450, protein 280, DNA 260 nm. It's an ELISA.
      pipetron_wave nm=260 | Wave | ELISA 450, protein 280, DNA 260 nm. It's DNA.
      @s sop_execute name=wash-3x // failed "{s} starts nothing" // sop_execute name=warm-37 // failed "{s} starts nothing" | Procedure | wash → wash-3x; incubate → warm-37; the others start nothing and fail.
      gpio_write pin={b} value=0 | Reader | washer {a} / reader {b} / incubator {c}. reader lamp gets hot, off
    `,
  },
  {
    language: 'en',
    event: 'webhook /harbor/berth {"boat": "{bt}", "berth": "{be}", "wants": "{w}"}',
    slots: { bt: 'Seute Deern, Elan 31, Tuuli', be: '=12, 14 / 21, 23 / 30', w: '=shore power / water / fuel', a: '2..11', b: '2..11', c: '2..11', d: '15..20', bd: 'pier-io, dock5, jetty' },
    tools: ['marinaro_meter(pedestal: text, on: bool): Switch a pedestal', 'marinaro_toll(boat: text, kind: text): Charge a toll', 'marinaro_flag(colour: text): Hoist a flag'],
    steps: `
      @w gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // failed "fuel is sold at the mole" | What it wants | On the jetty board ({bd}): shore power {a}, water {b}. Give the boat what it wants. Fuel is sold at the mole, not here, so fail.
      @be marinaro_meter pedestal=P-A on=true // marinaro_meter pedestal=P-B on=true // failed "berth {be} has no pedestal" | Pedestal | Pedestal P-A: berths 12 and 14. Pedestal P-B: berths 21 and 23. Switch on the one at the berth, and fail where there is none.
      marinaro_meter pedestal=P-B on=false | P-B | P-A, P-B: the second off, it is being painted
      @w marinaro_toll boat="{bt}" kind=E // marinaro_toll boat="{bt}" kind=W // marinaro_toll boat="{bt}" kind=F | Toll | Kinds: E for electricity (shore power), W for water, F for fuel. Charge the boat what it wants.
      @be gpio_write pin={d} value=1 // gpio_write pin={c} value=1 // failed "berth {be} has no light" | Light | lights: 21+23 {c}; 12+14 {d}. light the boat's berth. fail if it's another
      marinaro_flag colour=yellow | Flag | green = free, yellow = wait, red = full. They have to wait.
      marinaro_flag colour=red | Flag | green = free, yellow = wait, red = full. We are full.
      gpio_read pin={a} board={bd} | Power | {a} power, {b} water, {c} light on {bd}: is the power on?
    `,
  },
  {
    language: 'en',
    slots: { j1: '=c11, weekly-a, plan-2', j2: '=c12, weekly-b, plan-4', j3: '=c13, weekly-c, plan-6', k1: '=code-alarm, pin-safe', k2: '=code-gate, pin-shed', f1: '=/srv/a.log, logs/left.txt', f2: '=/srv/b.log, logs/right.txt', t1: '=home/attic/set, ha/1', t2: '=home/cellar/set, ha/2' },
    steps: `
      cron_remove id={j2} | Tuesday | Plans: {j1} Monday, {j2} Tuesday, {j3} Friday. Nothing happens on Tuesdays any more.
      cron_remove id={j3} | Friday | Plans: {j1} Monday, {j2} Tuesday, {j3} Friday. Nothing happens on Fridays any more.
      memory_forget key={k2} | Second code | There are the notes {k1} and {k2}. Delete the second.
      memory_recall query={k1} limit=1 | First code | There are the notes {k1} and {k2}. Search for the first, one result.
      file_read path={f2} | Right | left {f1}; right {f2}. read right
      file_write path={f1} content="checked" append=true | Left | left {f1}; right {f2}. Append "checked" to left.
      mqtt_publish topic={t2} payload="19" | Cellar | Topics - attic {t1}, cellar {t2}. 19 to the cellar.
      mqtt_publish topic={t1} payload="21" | Attic | Topics - attic {t1}, cellar {t2}. 21 to the attic.
      failed "there is no topic for the bath" | Bath | Topics - attic {t1}, cellar {t2}. 22 to the bath; if it isn't listed, fail instead.
    `,
  },
  {
    language: 'en',
    event: 'mqtt gym/machine {"machine": "{m}", "user": "{u}", "level": {l}}',
    slots: { m: '=bike, spinner / treadmill / rower / bench', u: 'Uli, Vic, Wen', l: '1..10', a: '11..39', b: '11..39', c: '11..39' },
    tools: ['fitnesso_tv(screen: int, film: text): Show a film', 'fitnesso_resist(motor: text, level: int): Resistance', 'fitnesso_coach(coach: text, user: text): Call a coach'],
    steps: `
      @m fitnesso_resist motor=MB level={l} // failed "a treadmill has no resistance" // fitnesso_resist motor=MR level={l} // failed "a bench has no resistance" | Resistance | MB is the motor of the bikes and spinners, MR the rower's. Level from the message. Other machines have no resistance and fail.
      @m fitnesso_tv screen=1 film=alps // fitnesso_tv screen=2 film=forest // fitnesso_tv screen=3 film=river // failed "no screen at the bench" | Film | Screen 1 (bikes, spinners): alps. Screen 2 (treadmill): forest. Screen 3 (rower): river. Show the film that belongs to the machine. None there? Fail.
      @m gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "the rower has no fan" // failed "the bench has no fan" | Fan | Fans blow at the bikes and spinners ({a}) and at the treadmill ({b}). On for the machine in use, and fail if it has none.
      @m fitnesso_coach coach=Aron user={u} // fitnesso_coach coach=Aron user={u} // fitnesso_coach coach=Bess user={u} // fitnesso_coach coach=Bess user={u} | Coach | Aron coaches bikes, spinners and treadmills; Bess coaches all the rest. Call the right one for the user.
      fitnesso_tv screen=2 film=river | River on 2 | alps, forest, river: the last on screen 2
      gpio_write pin={c} value=0 | Sauna | {a} fan of the bikes, {b} fan of the treadmill, {c} sauna. Sauna off, it's ten.
      gpio_write pin={b} value=0 | Treadmill fan | {a} fan of the bikes, {b} fan of the treadmill, {c} sauna. It's cold on the treadmill, fan off.
    `,
  },
  {
    language: 'en',
    event: 'peripheral hall/beacon {"id": "{i}", "battery": {b}}',
    slots: { i: '7F-A1, 3C-09, B2-44', i2: '7F-B6, 3C-17, B2-58', i3: '7F-C8, 3C-25, B2-61', b: '5..19 / 50..98', p: '2..4', q: '20..39', r: '20..39', s: '20..39', w1: 'forklift 2, pallet jack, crane', w2: 'forklift 5, tug, lift table', w3: 'sweeper, ladder, drone' },
    tools: ['funko_alias(beacon: text, thing: text): Name what a beacon is on', 'funko_battery(beacon: text, order: bool): Note a battery'],
    steps: `
      funko_alias beacon={i} thing="{w2}" | Name | {i2} is on the {w1}, {i} on the {w2}, {i3} on the {w3}. Name the one heard.
      funko_alias beacon={i3} thing="{w3}" | Name | {i2} is on the {w1}, {i} on the {w2}, {i3} on the {w3}. Name the last in the list.
      gpio_write pin={r} value=1 | Charger | Chargers: {w3} {q}, {w1} {r}, {w2} {s}. Beacons: {i} {w1}, {i2} {w2}, {i3} {w3}. Charger on for the thing with the beacon in the message.
      gpio_write pin={q} value=0 | Charger off | Chargers: {w3} {q}, {w1} {r}, {w2} {s}. The {w3} is full.
      gpio_write pin={s} value=1 | Charger on | Chargers: {w3} {q}, {w1} {r}, {w2} {s}. The {w2} is empty.
      @b funko_battery beacon={i} order=true // funko_battery beacon={i} order=false | Battery | Below 20: order a battery for this beacon. Above: note it without an order.
      mqtt_publish topic=hall/zone/{p} payload="{i}" | Zone | {i3} is in zone 8, {i} in zone {p}, {i2} in zone 6. Publish the id from the message to hall/zone/N, N being its zone.
      gpio_read pin={s} | Mat | mats: {i} {s} / {i2} {q} / {i3} {r}; read for the one heard
    `,
  },
  {
    language: 'en',
    event: 'webhook /hall/light {"scene": "{s}", "by": "{by}"}',
    slots: { s: '=party / sport / cinema / exam', by: 'caretaker, Jo, coach', a: '2..39', b: '2..39', c: '2..39', d: '2..39', bx: 'dmx-1, light-a, ceil', by2: 'dmx-2, light-b, wall' },
    steps: `
      @s gpio_write pin={a} value=1 board={bx} // gpio_write pin={b} value=1 board={bx} // gpio_write pin={c} value=1 board={by2} // failed "there is no light for an exam" | Light | party: {a} on {bx}; sport: {b} on {bx}; cinema: {c} on {by2}. Switch on the light of the scene. No entry → fail.
      @s gpio_write pin={d} value=0 // gpio_write pin={d} value=1 // gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | Daylight blinds | Blinds on {d}: up (1) for sport and exams, down (0) for parties and films (cinema).
      @s gpio_read pin={c} board={bx} // gpio_read pin={c} board={bx} // gpio_read pin={d} board={by2} // failed "there is no sensor for an exam" | Sensor | Sensors: {bx}/{c} for party and sport, {by2}/{d} for cinema, nothing for others (fail). board/pin. Read the one of the scene.
      gpio_write pin={b} value=0 board={bx} | Sport off | party: {a} on {bx}; sport: {b} on {bx}; cinema: {c} on {by2}. The match is over, sport light off.
      gpio_write pin={c} value=1 board={by2} | Film | party: {a} on {bx}; sport: {b} on {bx}; cinema: {c} on {by2}. A film begins.
      @s memory_store key=hall content="loud" // memory_store key=hall content="loud" // memory_store key=hall content="quiet" // memory_store key=hall content="quiet" | Loud or quiet | Note hall: "loud" for party and sport, "quiet" for cinema and exam.
      @s pushover message="Open the bar" // failed "there is no bar today" // pushover message="Open the kiosk" // failed "there is no bar today" | Bar | Push "Open the bar" for a party or "Open the kiosk" for the cinema. On other occasions fail.
    `,
  },
  {
    language: 'en',
    earlier: ['Nightly jobs | joblist → backup ok, mirror {m}, index ok', 'Disk use | dusage → /a {x} GB, /b {y} GB, /c {z} GB'],
    slots: { m: '=failed, error / ok, done', x: '10..40', y: '41..90', z: '91..400 / 1..9', h: '=https://ci.example/run/mirror, http://jobs.lan/mirror', p: '5..39', q: '5..39', r: '5..39' },
    tools: ['diskonaut_clean(volume: text, days?: int): Clean a volume', 'diskonaut_grow(volume: text, gb: int): Make a volume larger', 'diskonaut_mark(job: text, colour: green|red): Mark a job'],
    steps: `
      @z diskonaut_clean volume=/c // diskonaut_clean volume=/b | Fullest | Clean the volume that holds the most.
      @z diskonaut_grow volume=/a gb=50 // diskonaut_grow volume=/c gb=50 | Emptiest | The volume that holds the least gets 50 GB more.
      diskonaut_clean volume=/a days=30 | First | The first volume of the list: clean what's older than 30 days.
      @m diskonaut_mark job=mirror colour=red // diskonaut_mark job=mirror colour=green | Mark | Mark the second job of step {step1}: red if it failed or had an error, green if it is ok or done.
      @m http_request url={h} method=POST // failed "the mirror is {m}" | Again | If the mirror didn't work, start it by a POST (no body) to {h}. If it did, fail.
      @z gpio_write pin={r} value=1 // gpio_write pin={q} value=1 | LED | LEDs: /a {p}, /b {q}, /c {r}. The LED of the fullest volume on.
      gpio_write pin={p} value=0 | LED of /a | LEDs: /a {p}, /b {q}, /c {r}. That of /a out.
      @m notify message="Mirror broken" // notify message="All good" | Say | "Mirror broken" or "All good" (the other jobs are ok), as a notification.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hospital/gas {"gas": "{g}", "ward": "{w}", "bar": {b}}',
    slots: { g: '=O2, oxygen / air / vac, vacuum / N2O', w: '=ICU / ER / OR', b: '2.1..4.9', a: '6..39', c: '6..39', d: '6..39', bd: 'gas-io, medpipe, plant3' },
    tools: ['medgaso_switch(bank: text): Switch to another bank', 'medgaso_phone(ext: int): Ring an extension', 'medgaso_alarm(ward: text, silent: bool): Alarm of a ward'],
    steps: `
      @g medgaso_switch bank=B-OX // medgaso_switch bank=B-AIR // failed "vacuum has no bank" // failed "N2O has no bank" | Bank | Spare banks are B-OX (oxygen, O2) and B-AIR (air). Please switch to the one for the gas. No bank: fail.
      @g gpio_write pin={a} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} // gpio_write pin={d} value=1 board={bd} // failed "N2O has no lamp" | Lamp | Lamps on {bd}: white {a} = oxygen (O2), black {c} = air, yellow {d} = vacuum (vac). Please light the one for the gas, and fail if there is none.
      @w medgaso_phone ext=3100 // medgaso_phone ext=3200 // medgaso_phone ext=3305 | Phone | Extensions: ICU 3100 / ER 3200 / OR 3305. Please ring the ward in question.
      @w medgaso_phone ext=3305 // medgaso_phone ext=3305 // failed "it is the OR itself" | And the OR | Extensions: ICU 3100 / ER 3200 / OR 3305. The OR always wants to know as well. Ring it, unless the message is about the OR itself: then fail.
      gpio_read pin={c} board={bd} | Air | Pressure switches on {bd}: O2 {a}, air {c}, vac {d}. Please read the one for air.
      gpio_write pin={d} value=0 | Vacuum pump | vacuum pump {d}, compressor {c}, dryer {a}. Service is here: vacuum pump off.
      gpio_write pin={c} value=1 | Compressor | vacuum pump {d}, compressor {c}, dryer {a}. Service is gone: compressor on.
      @w medgaso_alarm ward=intensive silent=true // medgaso_alarm ward=emergency silent=true // medgaso_alarm ward=theatre silent=true | Silence | In this system ICU is called intensive, ER emergency and OR theatre. Make the ward's alarm silent.
    `,
  },
  {
    language: 'en',
    event: 'mqtt boat/tank {"tank": "{t}", "pct": {p}}',
    slots: { t: '=fresh / grey / black / diesel', p: '2..12 / 85..98', a: '15..39', b: '15..39', c: '15..39', d: '15..39' },
    steps: `
      @t gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "diesel is not pumped" | Pump | tanks & pumps: fresh {a} · grey {b} · black {c}. Start the pump of the reported tank. Diesel isn't pumped: fail.
      @t gpio_write pin={d} value=0 // gpio_write pin={d} value=1 // gpio_write pin={d} value=1 // failed "diesel has nothing to do with it" | Overboard valve | Valve {d} leads overboard. It's open (1) for grey and black, shut (0) for fresh water. Diesel has nothing to do with it, fail.
      @p notify message="Nearly empty" // notify message="Nearly full" | Say | under 15 %: "Nearly empty", over 80 %: "Nearly full" (notification)
      gpio_write pin={b} value=0 | Grey | fresh {a} · grey {b} · black {c} → grey off
      gpio_write pin={c} value=0 | Black | fresh {a} · grey {b} · black {c} → black off
      gpio_write pin={a} value=1 | Shower | fresh {a} · grey {b} · black {c} → I want a shower, fresh on
      @t file_write path=tanks/f.txt content="{p}" append=true // file_write path=tanks/g.txt content="{p}" append=true // file_write path=tanks/b.txt content="{p}" append=true // file_write path=tanks/d.txt content="{p}" append=true | Log | tanks/f.txt fresh, tanks/g.txt grey, tanks/b.txt black, tanks/d.txt diesel: append the percentage, bare
      @t gpio_read pin={c} // gpio_read pin={a} // gpio_read pin={b} // failed "diesel has no float" | Float | Floats, in the order black, fresh, grey: {b}, {c}, {a}. Read the float of the reported tank. (Diesel: none, fail.)
    `,
  },
];
