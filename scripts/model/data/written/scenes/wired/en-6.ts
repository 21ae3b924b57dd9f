import type { Scene } from '../../scene';

/** A pin and a level that have to be worked out from the wiring a person tells, part 6: in the tones of many people. */
export const wiredEn6: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt distillery/still {"still": "{st}", "head_c": {t}, "cut": "{cut}"}',
    slots: { st: 'Agnes, pot 2, column', t: '74..99', cut: '=heads, tails / hearts, middle run', dv: '2..29', cw: '2..29', el: '2..29', al: '2..29', dk: '=1 swings the spout to the barrel and 0 swings it to the waste can / 1 swings the spout to the waste can and 0 swings it to the barrel', ck: '=a stop valve that water pressure opens and the coil closes / a stop valve that water pressure closes and the coil opens' },
    steps: `
      @dk gpio_write pin={dv} value=1 // gpio_write pin={dv} value=0 | Hearts! | After this step every drop should land in the barrel. On {dv}, {dk}.
      @dk gpio_write pin={dv} value=0 // gpio_write pin={dv} value=1 | Foul stuff | After this step no drop may land in the barrel any more, it is all waste. On {dv}, {dk}.
      @cut gpio_write pin={dv} value=0 // gpio_write pin={dv} value=1 | Spout by the cut | Spout {dv}: heads and tails get a 0, hearts and middle run a 1. The still says where we are.
      @ck gpio_write pin={cw} value=0 // gpio_write pin={cw} value=1 | Does the condenser have water? | It should. {cw} works {ck}.
      @ck gpio_write pin={cw} value=1 // gpio_write pin={cw} value=0 | Condenser dry | Distilling is over and I'd rather not pay for water that runs down the drain. {cw} works {ck}.
      gpio_write pin={el} value=0 | {t} °C at the head | Too hot by half. Take the fire away from {st}: element {el}.
      gpio_write pin={el} value=1 | Fire under {st} | element {el}, full steam ahead
      gpio_read pin={al} | Customs seal | The seal contact comes in on {al}. Let the officer see its level.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', e: '2..29', hh: '6..22', nc: '=NC / NO' },
    steps: `
      gpio_write pin={a} value=1 | pin[{a}] := 1
      gpio_write pin={b} value=0 | relay on {b} := released
      gpio_write pin={b} value=1 | relay on {b} := attracted
      @nc gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | load({c}) := off | load sits on the {nc} contact; coil true = 1
      @nc gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | load({c}) := on | load sits on the {nc} contact; coil true = 1
      gpio_write pin={d} value=0 | [{hh}:20] lamp {d} – extinguished | Logged as to be done, not as done.
      gpio_write pin={d} value=1 | [{hh}:40] lamp {d} – lit | Logged as to be done, not as done.
      gpio_read pin={e} | ? {e} | What level is there.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ship/engine {"order": "{o}", "rpm": {rpm}, "watch": "{who}"}',
    slots: { o: '=stop, all stop, finished with engines / ahead, slow ahead, dead slow ahead', rpm: '40..190', who: 'Bosun, Mr Hale, Second', fu: '2..29', lub: '2..29', bil: '2..29', hn: '2..29', rud: '2..29', fk: '=FUEL RACK SOLENOID IS ENERGISE TO STOP / FUEL RACK SOLENOID IS ENERGISE TO RUN' },
    steps: `
      @fk gpio_write pin={fu} value=1 // gpio_write pin={fu} value=0 | STOP MAIN ENGINE | {fk} STOP LINE {fu} STOP MAIN ENGINE TO BE STOPPED STOP
      @fk gpio_write pin={fu} value=0 // gpio_write pin={fu} value=1 | MAIN ENGINE TO RUN | {fk}. LINE {fu}. MAIN ENGINE SHALL BE ABLE TO RUN.
      @o gpio_write pin={lub} value=0 // gpio_write pin={lub} value=1 | Priming pump by the telegraph | An order to stop (finished with engines counts too) lets priming pump {lub} off. Any kind of ahead lets it on.
      @o failed "the order is {o}" // gpio_write pin={rud} value=1 | Steering gear | Steering gear {rud} is powered up if the ship goes ahead, whatever the speed. For a stop this fails.
      gpio_write pin={hn} value=1 | One long blast | Aye, sound the horn, {hn}. {who} has the watch.
      gpio_write pin={hn} value=0 | Belay that horn | Belay it: {hn} falls silent.
      gpio_write pin={bil} value=0 | Inside the twelve-mile line | Not a drop of bilge water goes overboard here, so bilge pump {bil} must not pump.
      gpio_read pin={fu} | Stop line | {who} asks after line {fu}. No orders given.
    `,
  },
  {
    language: 'en',
    earlier: ['Read what the electrician left | file_read → Output {a}: skylight. Output {b}: window. Output {c}: fan. Input {i}: rain. Both skylight and window {m}.', 'Forecast | weather_now → {w}'],
    slots: { a: '2..29', b: '2..29', c: '2..29', i: '2..29', m: '=swing open on 1 and shut on 0 / swing shut on 1 and open on 0', w: '=hail, storm / sunshine, calm', who: 'Mia, the tenant, grandpa' },
    steps: `
      @m gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Could we have some air up there? | The skylight, not the window.
      @m gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | It drips on my desk | {who} wishes the skylight shut.
      @m gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Window wide open | {who} burnt the toast.
      @m gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | The cat must not get out | Hence the window should be found closed.
      @w gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Fan by the forecast | In bad weather (hail or storm) the fan is off, in good weather on; usual sense.
      gpio_read pin={i} | Is it raining? | The electrician noted an input for that.
      gpio_write pin={c} value=1 | Smoke | Smoke from the kitchen! The fan has to work.
      gpio_write pin={c} value=0 | Noise | {who} takes a nap, so the fan had better not hum.
    `,
  },
  {
    language: 'en',
    event: 'mqtt quarry/belt {"belt": "{be}", "tph": {tph}, "guard": "{g}"}',
    slots: { be: '=B1 / B2 / B3', tph: '90..640', g: 'in place, off', p1: '11..16', p2: '17..22', p3: '23..29', fb1: '30..34', fb2: '35..38', fb3: '39..45', dust: '2..9' },
    steps: `
      @be gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | Start belt {be} | Outputs: B1 {p1}, B2 {p2}, B3 {p3}. Feedbacks: B1 {fb1}, B2 {fb2}, B3 {fb3}.
      @be gpio_write pin={p1} value=0 // gpio_write pin={p2} value=0 // gpio_write pin={p3} value=0 | Stop belt {be} | Feedbacks B1/B2/B3: {fb1}/{fb2}/{fb3}. Outputs B1/B2/B3: {p1}/{p2}/{p3}.
      @be gpio_read pin={fb1} // gpio_read pin={fb2} // gpio_read pin={fb3} | Does belt {be} turn? | A feedback contact tells. Out: {p1}, {p2}, {p3}; back: {fb1}, {fb2}, {fb3}; in the order B1, B2, B3.
      @be gpio_read pin={p1} // gpio_read pin={p2} // gpio_read pin={p3} | Is belt {be} ordered to turn? | Ask the output itself. B1: out {p1}, back {fb1}. B2: out {p2}, back {fb2}. B3: out {p3}, back {fb3}.
      gpio_write pin={dust} value=1 | {tph} tonnes an hour make dust | Spray bar {dust} shall bind it (sprays when high).
      gpio_write pin={dust} value=0 | Mud | The spray bar on {dust} has turned everything to mud. Dry now.
      gpio_write pin={p2} value=0 | Only B2 | B2 ({p2}, its feedback being {fb2}) is to be brought to a standstill, whichever belt reported.
      gpio_read pin={fb3} | Only B3 | Feedback of B3, it's {fb3}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /smarthome/scene {"scene": "{s}", "room": "{room}", "by": "{who}"}',
    slots: { s: '=movie, siesta / cleaning, party', room: 'lounge, den, loft', who: 'Lea, Opa, Sven', lamp: '2..29', blind: '2..29', tv: '2..29', plug: '2..29', bk: '=The blind motor is reversed: 0 lowers and 1 lifts / The blind motor is right: 1 lowers and 0 lifts', lk: '=lamp shines when the wire has nothing on it and goes dark when fed / lamp shines when the wire is fed and goes dark with nothing on it' },
    steps: `
      @s gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | Lamp to suit the scene | movie or siesta = no lamp, cleaning or party = lamp. Lamp's on {lamp}.
      @bk gpio_write pin={blind} value=0 // gpio_write pin={blind} value=1 | Blinds down, love | {bk}. {blind}. Sun's in {who}'s eyes.
      @bk gpio_write pin={blind} value=1 // gpio_write pin={blind} value=0 | Blinds up, love | {bk}. {blind}. {who} wants to see the snow.
      @lk gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | Hey, make it dark | dude, the {lk}, wire's {lamp}, make it dark in the {room}
      @lk gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | Hey, make it bright | dude, the {lk}, wire's {lamp}, can't see a thing in the {room}
      gpio_write pin={tv} value=0 | Bedtime | telly's on {tv}. OFF. no discussion
      gpio_write pin={plug} value=1 | Coffee, coffee, coffee | The machine hangs on {plug}; {who} can't speak before the first cup.
      gpio_read pin={tv} | Is the telly still on?? | {tv}
    `,
  },
  {
    language: 'en',
    earlier: ['Fetch the customs tariff of pins | file_read → § 1 Output {a} shall command the boom. § 2 Output {b} shall command the spike strip. § 3 Output {c} shall command the floodlight. § 4 {law}.'],
    slots: { a: '2..29', b: '2..29', c: '2..29', law: '=The boom and the strip descend upon 1 and ascend upon 0 / The boom and the strip ascend upon 1 and descend upon 0', pl: 'HH-AZ 12, WX 5512, 4-KLM-9' },
    steps: `
      @law gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Passage is granted to {pl} | The boom is to ascend (cf. § 4).
      @law gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Passage is denied to {pl} | The boom is to descend (cf. § 4).
      @law gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | {pl} breaks through | Pursuant to §§ 2 and 4 the spikes are to be raised.
      @law gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | The pursuit has ended | The spikes are to be lowered into the ground, §§ 2 and 4 applying.
      gpio_write pin={c} value=1 | Illumination | At nightfall the floodlight of § 3 shall be lit.
      gpio_write pin={c} value=0 | Illumination, end | At daybreak it shall be extinguished (§ 3).
      gpio_read pin={b} | Enquiry | The level at the output of § 2 is to be ascertained, and nothing to be altered.
      gpio_read pin={a} | Enquiry | The same for § 1: ascertain, do not alter.
    `,
  },
  {
    language: 'en',
    event: 'mqtt farm/robot {"cow": {cow}, "gate": "{g}", "milk_l": {l}, "heat_alert": {ha}}',
    slots: { cow: '101..480', g: '=left / right', l: '4..38', ha: '=true / false', le: '2..29', ri: '2..29', scr: '2..29', feed: '2..29', gk: '=swings out when blown by air and the air needs a 1 / swings out when the air is let off and the air needs a 1' },
    steps: `
      @g gpio_write pin={le} value=1 // gpio_write pin={ri} value=1 | Send cow {cow} on | {le} l.h. gate; {ri} r.h. gate; 1 opens. Open on the side given.
      @g gpio_write pin={le} value=0 // gpio_write pin={ri} value=0 | Behind cow {cow} | Shut the gate on the side given (0 on it). l.h. {le}, r.h. {ri}.
      @ha gpio_write pin={ri} value=1 // gpio_write pin={le} value=1 | Separate her? | A cow with a heat alert leaves by the right gate ({ri}), any other by the left one ({le}). Give that gate a 1.
      @gk gpio_write pin={scr} value=1 // gpio_write pin={scr} value=0 | Scraper out | The scraper arm on {scr} {gk}. I want it out.
      @gk gpio_write pin={scr} value=0 // gpio_write pin={scr} value=1 | Scraper in | The scraper arm on {scr} {gk}. I want it in, not out.
      gpio_write pin={feed} value=1 | Reward | {l} litres! Let the feed auger, {feed}, trickle.
      gpio_write pin={feed} value=0 | Greedy | she has had enough, auger {feed} no more
      gpio_read pin={le} | Left gate | level left, {le}; leave right, {ri}
    `,
  },
  {
    language: 'en',
    event: 'webhook /prison/museum {"cell": {c}, "visitors": {n}, "drill": {d}}',
    slots: { c: '=7 / 8', n: '0..25', d: '=true / false', l7: '2..29', l8: '2..29', main: '2..29', bell: '2..29', lk: '=electric strike, fail-safe / electric strike, fail-secure', tk: '=Ticket gate: power = free to turn / Ticket gate: power = blocked', tg: '2..29' },
    steps: `
      @c gpio_write pin={l7} value=0 // gpio_write pin={l8} value=0 | Let them out of the cell | Cells have magnets, {l7} on cell 7 and {l8} on cell 8, that hold as long as they're powered. Free the visitors of the cell in the message.
      @c gpio_write pin={l7} value=1 // gpio_write pin={l8} value=1 | Lock them in for the photo | Same magnets (7: {l7}, 8: {l8}), power means held. Hold the cell of the message.
      @d gpio_write pin={bell} value=1 // gpio_write pin={bell} value=0 | Bell on a drill | In a drill bell {bell} rings; if there's none it does not.
      @lk gpio_write pin={main} value=1 // gpio_write pin={main} value=0 | Main door locked | Model at the main door ({main}): {lk}. Museum closed – lock.
      @lk gpio_write pin={main} value=0 // gpio_write pin={main} value=1 | Main door unlocked | Model at the main door ({main}): {lk}. Museum open – unlock.
      @tk gpio_write pin={tg} value=1 // gpio_write pin={tg} value=0 | Free entry today | {tk}. (IO{tg}) {n} visitors, none of them pays.
      @tk gpio_write pin={tg} value=0 // gpio_write pin={tg} value=1 | Nobody enters without a ticket | {tk}. (IO{tg}) Block it.
      gpio_read pin={main} | Main door | Measure {main}.
    `,
  },
  {
    language: 'en',
    earlier: ['Photo of the sticky notes | camera_text → yellow: GPIO{y} glue pot. pink: GPIO{p} press. green: GPIO{g} guillotine lock. blue: GPIO{b} NOT YOURS.', 'Glue | glue_probe → {c} °C'],
    slots: { y: '2..29', p: '2..29', g: '2..29', b: '2..29', c: '21..48 / 66..80', gk: '=locks the blade as long as it is powered / releases the blade as long as it is powered', book: 'atlas, psalter, cookbook' },
    steps: `
      gpio_write pin={y} value=1 | Yellow on | the {book} needs hot glue
      gpio_write pin={y} value=0 | Yellow off | glue stinks
      @gk gpio_write pin={g} value=1 // gpio_write pin={g} value=0 | Green: safe | What's on the green note {gk}. Blade locked, please, I change it.
      @gk gpio_write pin={g} value=0 // gpio_write pin={g} value=1 | Green: cut | What's on the green note {gk}. Blade released, the {book} gets trimmed.
      @c failed "the glue has {c} °C" // gpio_write pin={p} value=1 | Pink, if the glue is hot | From 60 °C the press (pink) may close, that's a 1. Cooler: fail.
      gpio_write pin={p} value=0 | Pink: let go of the {book} | The press grips with power and lets go without.
      gpio_read pin={g} | Green? | how does green stand
      gpio_read pin={p} | Pink? | how does pink stand; hands off blue
    `,
  },
  {
    language: 'en',
    event: 'mqtt mine/shaft {"level": {lv}, "ch4_pct": {ch}, "cage": "{cage}"}',
    slots: { lv: '120..780', ch: '0.1..0.6 / 1.6..2.9', cage: '=top / bottom', fan: '2..29', pwr: '2..29', sig: '2..29', gate: '2..29', sump: '2..29', pk: '=Undervoltage coil: live it lets the breaker stay in / Shunt coil: live it throws the breaker out' },
    steps: `
      @ch gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Booster fan by methane | Above 1 % CH4 booster {fan} is on, beneath it is off.
      @pk gpio_write pin={pwr} value=0 // gpio_write pin={pwr} value=1 | Trip the feeder | {pk}. The coil is {pwr}. Trip the feeder of level {lv}.
      @pk gpio_write pin={pwr} value=1 // gpio_write pin={pwr} value=0 | Don't let it trip | {pk}. The coil is {pwr}. The feeder of level {lv} has to stay in.
      @cage gpio_write pin={gate} value=1 // gpio_write pin={gate} value=0 | Shaft gate at the top | Gate {gate} opens (1) if the cage is at the top; if it is at the bottom the gate is shut (0).
      @cage gpio_write pin={sig} value=0 // gpio_write pin={sig} value=1 | "Cage away" lamp | The lamp at {sig} burns while the cage is at the bottom and is out while it's on top.
      @ch gpio_write pin={sump} value=1 // failed "methane is at {ch} %" | Sump pump | No motor starts at more than 1 % methane, fail then. Below 1 %: pump {sump} runs.
      gpio_write pin={sump} value=0 | Dry sump | let pump {sump} drop out
      gpio_read pin={pwr} | Trip coil | See whether {pwr} is live.
    `,
  },
  {
    language: 'en',
    event: 'webhook /church/organ {"stop": "{st}", "organist": "{who}", "wind_mm": {mm}}',
    slots: { st: '=Bourdon / Trumpet / Vox humana', who: 'Clara, Herr Buxton, Noor', mm: '60..95', a: '2..29', b: '2..29', c: '2..29', blow: '2..29', heat: '2..29', sk: '=closed by the magnet, opened by the spring / opened by the magnet, closed by the spring', sh: '2..29' },
    steps: `
      @st gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Draw the stop | Slider magnets: Bourdon {a}, Trumpet {b}, Vox humana {c}. {who} draws the stop in the message; magnet live means drawn.
      @st gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Push the stop in | {who} pushes that stop in again, so its magnet dies. (Vox humana {c}; Trumpet {b}; Bourdon {a})
      @sk gpio_write pin={sh} value=0 // gpio_write pin={sh} value=1 | Louder | Swell shutters are {sk}; line {sh}. Open them for the finale.
      @sk gpio_write pin={sh} value=1 // gpio_write pin={sh} value=0 | Softer | Swell shutters are {sk}; line {sh}. Close them for the prayer.
      gpio_write pin={blow} value=1 | Wind | Without wind no music. Blower {blow}.
      gpio_write pin={blow} value=0 | Sermon | The blower on {blow} hisses. It shouldn't, during the sermon.
      gpio_write pin={heat} value=0 | Organ out of tune | {mm} mm of wind are right, the warmth is not: no current for the pew heating, {heat}.
      gpio_read pin={b} | Trumpet | Is the trumpet's magnet ({b}) live?
    `,
  },
  {
    language: 'en',
    event: 'mqtt cheese/cave {"cave": "{cv}", "nh3_ppm": {nh}, "rh": {rh}, "relay_logic": "{rl}"}',
    slots: { cv: 'Comte, east, level 2', nh: '2..12 / 28..45', rh: '82..97', rl: '=0 pulls in, pulls in at 0 / 1 pulls in, pulls in at 1', fan: '2..29', wash: '2..29', lamp: '2..29', door: '2..29' },
    steps: `
      @rl gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Fan relay in | Relay {fan}; which level pulls in is part of the message.
      @rl gpio_write pin={fan} value=1 // gpio_write pin={fan} value=0 | Fan relay out | Relay {fan}; derive from the message what makes it drop.
      @rl gpio_write pin={wash} value=0 // gpio_write pin={wash} value=1 | Washing robot starts | It starts when its relay ({wash}) pulls in. Relay logic as reported.
      @rl gpio_write pin={wash} value=1 // gpio_write pin={wash} value=0 | Washing robot stops | It stops when its relay ({wash}) falls off. Relay logic as reported.
      @rl gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | Light in the cave | Lamp on the working contact of relay {lamp}, logic as in the message. I want to see the rinds.
      @nh failed "ammonia is at {nh} ppm" // gpio_read pin={fan} | Stinks? | Above 20 ppm of ammonia read back {fan}. Under that, fail.
      gpio_read pin={door} | Door contact | {cv}: {door}
      @nh gpio_read pin={lamp} // gpio_read pin={door} | One or the other | Under 20 ppm have a look at {lamp}, over 20 ppm at {door}.
    `,
  },
  {
    language: 'en',
    earlier: ['Where is it leaking? | leak_locator → {w}', 'Shut-off list | file_read → kitchen {k} (1 = shut), bathroom {b} (0 = shut), cellar {c} (1 = shut). Heating pump {h} (1 = runs)'],
    slots: { w: '=kitchen / bathroom / cellar', k: '2..29', b: '2..29', c: '2..29', h: '2..29', l: '3..60' },
    steps: `
      @w gpio_write pin={k} value=1 // gpio_write pin={b} value=0 // gpio_write pin={c} value=1 | Seal it off | {l} litres so far. Shut the water where it leaks, with the level the list gives for that room.
      @w gpio_write pin={k} value=0 // gpio_write pin={b} value=1 // gpio_write pin={c} value=0 | Mended | Water back on in the place where it leaked. The list has only the shut level, so take the other one.
      gpio_write pin={b} value=1 | Shower | Bathroom: let the water run.
      gpio_write pin={b} value=0 | Off on holiday | Bathroom: no water.
      gpio_write pin={k} value=0 | Dishes | Kitchen: let the water run.
      gpio_write pin={c} value=1 | Frost in the cellar | Cellar: seal off.
      gpio_write pin={h} value=0 | Airlock | Heating pump, stop for a while
      @w gpio_read pin={k} // gpio_read pin={b} // gpio_read pin={c} | How does the shut-off stand there? | Read the shut-off of the leaky place.
    `,
  },
  {
    language: 'en',
    event: 'webhook /radio/mast {"mast": {m}, "beacon": "{bc}", "wind": {w}}',
    slots: { m: '=1 / 2', bc: '=dark, failed / burning, fine', w: '4..35', b1: '2..29', b2: '2..29', res: '2..29', ice: '2..29', tx: '2..29', bd: 'mast-io, hilltop, tx-2', tk: '=An interlock that kills the transmitter while it is low / An interlock that kills the transmitter while it is high' },
    steps: `
      @m gpio_write pin={b1} value=1 // gpio_write pin={b2} value=1 | Beacon of the mast | Obstruction lights – mast 1: {b1}; mast 2: {b2}. It is dusk at the mast that reports.
      @bc gpio_write pin={res} value=1 // gpio_write pin={res} value=0 | Reserve lamp | A dark or failed beacon is replaced by reserve lamp {res}; as long as the beacon is burning the reserve is out.
      @tk gpio_write pin={tx} value=1 // gpio_write pin={tx} value=0 | On air | {tk} is connected to {tx}. We want to transmit.
      @tk gpio_write pin={tx} value=0 // gpio_write pin={tx} value=1 | A rigger climbs up | {tk} is connected to {tx}. He would be cooked. No transmission!
      gpio_write pin={ice} value=1 board={bd} | De-icing | Board {bd}, line {ice}: heat the dish. Not line {res}.
      gpio_write pin={ice} value=0 board={bd} | Thaw | Line {ice} of board {bd}: the dish needs no heat.
      gpio_read pin={tx} board={bd} | Interlock | On {bd}, which level has the interlock {tx}?
      @bc failed "the beacon is {bc}" // gpio_write pin={b2} value=0 | Daylight | If the beacon is burning, mast 2's light ({b2}) goes out. If it is dark or failed, don't, and fail.
    `,
  },
];
