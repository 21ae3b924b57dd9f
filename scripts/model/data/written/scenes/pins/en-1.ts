import type { Scene } from '../../scene';

/** Pins and levels that follow from how a device is wired: which pin of several, and a 0 or a 1 by the sense, part 1. */
export const pinsEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt brewhouse/glycol {"fermenter": {tank}, "beer_c": {t}, "asked_by": "{who}"}',
    slots: { tank: '=1 / 2', t: '9..17', who: 'Anselm, Birte, Okko, Ruth', f1: '18..22', f2: '23..29', agit: '3..9', kind: '=closed / open', ch: '10..14' },
    tools: ['fassl_coil(channel: int, coil: energised|dropped): Drive a channel of the relay card', 'fassl_glycol(loop: int, flow: yes|no): Let glycol flow through a loop by the cold plant'],
    steps: `
      @tank gpio_write pin={f1} value=1 // gpio_write pin={f2} value=1 | Cold for the one that asks | Glycol valves: fermenter 1 = pin {f1}, fermenter 2 = pin {f2}. Both are shut until they get current. Let the glycol into the fermenter of the message.
      @tank gpio_write pin={f1} value=0 // gpio_write pin={f2} value=0 | Cold enough | {t} °C will do. Shut the glycol valve of that fermenter again (1 is on pin {f1}, 2 on pin {f2}; high = open).
      @kind gpio_write pin={f2} value=0 // gpio_write pin={f2} value=1 | Nothing for number 2 | No glycol may get into the second fermenter. Its valve, pin {f2}, is normally {kind}.
      @kind gpio_write pin={f2} value=1 // gpio_write pin={f2} value=0 | Number 2 gets glycol | Glycol is wanted in the second fermenter; the valve there ({f2}) is a normally {kind} one.
      gpio_write pin={agit} value=1 | Stir | Pin {agit} feeds the agitator, and without it the yeast lies on the ground. Have it stir.
      gpio_write pin={agit} value=0 | Let it settle | The yeast should lie down now, so the agitator fed by pin {agit} stands still.
      @kind fassl_coil channel={ch} coil=dropped // fassl_coil channel={ch} coil=energised | CIP pump runs | The CIP pump gets its current through a contact of channel {ch} that is normally {kind}. The pump has to run.
      @tank fassl_glycol loop=1 flow=no // fassl_glycol loop=2 flow=no | By the plant | Let the cold plant stop the flow in the loop of the same number as the reporting fermenter.
    `,
  },
  {
    language: 'en',
    earlier: ['Wiring of the orchard | file_read → Sprinkler valves, all {k}: upper rows pin {up}, lower rows pin {low}. Wind machine: relay on pin {wm}, runs when the relay pulls in.', 'Frost station | frost_probe → {t} °C at grass height'],
    slots: { k: '=normally closed, shut by a spring, fail-closed / normally open, opened by a spring, fail-open', up: '4..9', low: '10..16', wm: '17..26', t: '-6..1', bd: 'orchard, row-end, hut-2' },
    tools: ['appleward_drip(rows: upper|lower, open: bool): Drip lines', 'appleward_diverter(way: ditch|pond): Where the overflow goes'],
    steps: `
      @k gpio_write pin={up} value=1 // gpio_write pin={up} value=0 | Water on the upper rows | The blossom freezes. Sprinkle the upper rows; what kind of valves these are was read in step {step1}.
      @k gpio_write pin={up} value=0 // gpio_write pin={up} value=1 | Upper rows dry | Stop sprinkling above, think of the kind of valve in the wiring.
      @k gpio_write pin={low} value=0 // gpio_write pin={low} value=1 | Keep the lower rows shut | Pickers are down there. The valve of the lower rows has to be shut, and how that is done follows from the wiring.
      @k gpio_write pin={low} value=1 board={bd} // gpio_write pin={low} value=0 board={bd} | Lower rows too | By board {bd}, open the valve for the lower rows as well. See step {step1} for what a 1 does to it.
      gpio_write pin={wm} value=1 | Wind machine | Let the wind machine mix the air, now that it is {t} degrees.
      gpio_write pin={wm} value=0 | Still air | The neighbours sleep; the wind machine has to be still. Its relay should drop.
      gpio_read pin={low} | Lower valve line | What is the level on the line of the lower rows? Change nothing.
      appleward_drip rows=lower open=false | Drip lines | The drip lines below need not run while we sprinkle.
      appleward_diverter way=pond | Overflow | What runs over is worth keeping: send it to the pond and not to the ditch.
    `,
  },
  {
    language: 'en',
    event: 'webhook /practice/plant {"room": {room}, "air_bar": {bar}, "ordered": "{st}", "by": "{who}"}',
    slots: { room: '2..7', bar: '4.1..6.8', st: '=run, start, in use / halt, stop, idle', who: 'Dr. Falk, Dr. Imani, Sr. Petra', comp: '8..12', suc: '13..18', amal: '19..27', nc: '=NC / NO' },
    tools: ['odonta_dryer(purge: bool): Purge the air dryer', 'odonta_contactor(name, contact: made|broken): Switch a contactor'],
    steps: `
      @st gpio_write pin={comp} value=1 // gpio_write pin={comp} value=0 | Compressor as ordered | Compressor on pin {comp}, a 1 starts it. Do what the message orders.
      @st gpio_write pin={suc} value=0 // gpio_write pin={suc} value=1 | Suction as ordered | The suction follows the order of the message too, but it is active low: 0 on pin {suc} lets it suck, 1 silences it.
      @nc gpio_write pin={amal} value=1 // gpio_write pin={amal} value=0 | Cut the separator off | The amalgam separator is fed by the {nc} contact of the relay on {amal}. Take its power away.
      @nc gpio_write pin={amal} value=0 // gpio_write pin={amal} value=1 | Separator back | Relay {amal}, {nc} contact: the separator should get power again.
      gpio_write pin={comp} value=0 | No more air tonight | At {bar} bar there is air enough for the evening. Stop what hangs on {comp}, leave {suc} alone.
      gpio_write pin={suc} value=1 | Silence in the room | {who} is on the phone. The suction, pin {suc}, is low-active; it must not be heard.
      gpio_read pin={amal} | Separator relay | See whether the relay of the separator is up. It is the one on {amal}, not {comp}.
      odonta_contactor name="autoclave" contact=broken | Autoclave without current | Before the seal is changed, the autoclave must be cut off by its contactor.
      odonta_dryer purge=true | Dryer | Let the air dryer blow itself free.
    `,
  },
  {
    language: 'en',
    event: 'mqtt stage/cues {"cue": {cue}, "trap": "{trap}", "actor": "{who}"}',
    slots: { cue: '30..240', trap: '=left, stage left / right, stage right', who: 'Ophelia, Marek, Yusra, the ghost', tl: '3..7', tr: '8..12', bar: '13..18', smk: '19..27', lk: '=fail-safe (unlocked without power) / fail-secure (locked without power)', how: '=only pours while its output is high / is kept from pouring by a high output' },
    tools: ['proscen_latch(door: text, power: on|off): Power a door latch', 'proscen_cloth(bar: int, move: in|out): Fly a cloth in or out'],
    steps: `
      @trap gpio_write pin={tl} value=0 // gpio_write pin={tr} value=0 | Drop the trap | A magnet holds each trap: the left one is {tl}, the right one {tr}, and both hold as long as they are high. Let go the one in the cue.
      @trap gpio_write pin={tl} value=1 // gpio_write pin={tr} value=1 | Hold the trap | They are through. The magnet of that trap (left: {tl}, right: {tr}) has to hold again, for which it needs current.
      @trap gpio_write pin={tr} value=1 // gpio_write pin={tl} value=1 | The other one is to hold | Somebody stands on the trap that is not in the cue. Energise its magnet: {tl} is left, {tr} right.
      @lk gpio_write pin={bar} value=1 // gpio_write pin={bar} value=0 | Lock the understage | The door below, output {bar}, has a lock that is {lk}. Nobody may come in during this cue: lock it.
      @lk gpio_write pin={bar} value=0 // gpio_write pin={bar} value=1 | Free the understage | The lock of output {bar} is {lk}. Unlock it, for {who} has to come out.
      @how gpio_write pin={smk} value=1 // gpio_write pin={smk} value=0 | Fog | We want fog. The machine {how}; the output is {smk}.
      @how gpio_write pin={smk} value=0 // gpio_write pin={smk} value=1 | Clear the air | No fog after cue {cue}! Output {smk}. The machine {how}.
      @lk proscen_latch door="dock" power=on // proscen_latch door="dock" power=off | Dock door | The latch of the dock is {lk}. It has to be locked for the rest of the act.
      proscen_cloth bar=14 move=out | Sky | Fly the cloth on bar 14 out.
    `,
  },
  {
    language: 'en',
    event: 'peripheral crossing/pin_{det} {lvl}',
    slots: { det: '2..6', lvl: '=0 / 1', gate: '7..12', bell: '13..18', sig: '19..27', dir: '=keeps the arms down, pulls the arms down / keeps the arms up, pushes the arms up', bd: 'crossing, h0-east, module-4' },
    tools: ['gleisfix_point(number: int, road: straight|branch): Throw a point', 'gleisfix_block(block: text, current: on|off): Current of a block'],
    steps: `
      @lvl gpio_write pin={gate} value=1 // gpio_write pin={gate} value=0 | Arms follow the train | The detector in the event reads 0 while a train stands on it. With a train the arms go down, which is a 1 on {gate}; without one they go up.
      @lvl gpio_write pin={bell} value=0 // gpio_write pin={bell} value=1 | Bell | The bell transistor on {bell} inverts, so 0 rings. Ring while the detector has a train (reads 0), otherwise be silent.
      @dir gpio_write pin={gate} value=1 // gpio_write pin={gate} value=0 | Close the road | Close the road to the cars. A high level on {gate} {dir}.
      @dir gpio_write pin={gate} value=0 // gpio_write pin={gate} value=1 | Cars may pass | Cars may pass again. For {gate} it is so that a 1 {dir}.
      gpio_write pin={sig} value=0 | Signal at danger | Pin {sig} is the semaphore: current pulls the arm to clear, a weight drops it to danger. Set it to danger.
      gpio_write pin={sig} value=1 board={bd} | Signal clear | Semaphore {sig} on {bd} falls to danger by its weight when it has no current. The line is free, pull it off.
      gpio_read pin={det} | Detector once more | Read the detector that caused this, by the number in the event.
      gleisfix_point number=3 road=branch | Into the siding | The goods train waits in the siding, so point 3 has to lead to the branch.
      gleisfix_block block=B2 current=off | Stop in B2 | Nothing may move in block B2.
    `,
  },
  {
    language: 'en',
    earlier: ['Label under the tank | camera_text → pump = {pump}, CO2 = {co}, heater = {heat}, skimmer = {skim}', 'Water | reef_probe → pH {ph}, {t} °C'],
    slots: { pump: '4..9', co: '10..14', heat: '15..20', skim: '21..27', ph: '7.8..8.6', t: '21..29', act: '=low / high', v: '=opens, lets gas through / shuts, blocks the gas' },
    tools: ['coralys_strip(socket: int, live: bool): Socket of the power strip', 'coralys_lid(position: raised|lowered): Lid of the tank'],
    steps: `
      @act gpio_write pin={pump} value=0 // gpio_write pin={pump} value=1 | Return pump | The relay of the return pump is active {act}. Make the pump run; its pin stands on the label.
      @act gpio_write pin={pump} value=1 // gpio_write pin={pump} value=0 | Feeding time | No flow for ten minutes: stop the return pump (pin as on the label, relay active {act}).
      @v gpio_write pin={co} value=1 // gpio_write pin={co} value=0 | Gas | pH {ph} is too high, the calcium reactor needs its gas. The solenoid {v} when it is energised. Label: CO2.
      @v gpio_write pin={co} value=0 // gpio_write pin={co} value=1 | No gas | Stop the CO2. Take the pin from step {step1}; as soon as it has current the solenoid {v}.
      gpio_write pin={heat} value=0 | Cooler | {t} degrees are plenty. The heater on the label is plain, on with a 1; it should not heat.
      @act gpio_write pin={skim} value=0 // gpio_write pin={skim} value=1 | Skimmer | Switch the skimmer on. It hangs on the same kind of relay as the rest, active {act}.
      gpio_read pin={heat} | Heater? | Read the heater's pin from the label, neither pump nor skimmer.
      coralys_strip socket=4 live=false | Socket 4 dead | I clean the lamp in a minute. Socket 4 has to be dead.
      coralys_lid position=lowered | Jumpers | The wrasse jumps at night; put the lid down.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lift-station/alarm {"station": "{st}", "well_cm": {cm}, "pump_out": {out}, "feedback_in": {fb}, "flap_out": {flap}}',
    slots: { st: 'Mill Road, LS-4, Harbour East', cm: '180..320', out: '4..9', fb: '10..15', flap: '16..21', horn: '22..29', sp: '=opens / closes', bd: 'pit-4, ls-io, wet-well' },
    tools: ['dranox_grinder(forward: bool): Direction of the grinder', 'dranox_breaker(label, handle: up|down): Breaker, up is live'],
    steps: `
      gpio_read pin={fb} | Does it turn? | The output of the pump and its feedback contact both stand in the alarm. Query the feedback.
      gpio_read pin={out} | What do we command? | I doubt that we command anything. Read back the output itself, not the contact that answers it.
      gpio_write pin={out} value=1 | Pump it down | The well stands at {cm} cm. Run the pump by its output in the message; the feedback contact is an input and is not written.
      gpio_write pin={out} value=0 | Pump stops | The pump's output in the message goes off, for without water it burns its seal.
      @sp gpio_write pin={flap} value=0 // gpio_write pin={flap} value=1 | Flap open | A spring {sp} the flap and current does the opposite. The flap of the message has to be open, as without it the pump works against a closed line.
      @sp gpio_write pin={flap} value=1 // gpio_write pin={flap} value=0 | Flap shut | Shut the reported flap, whose spring {sp} it when the current is gone.
      gpio_write pin={horn} value=0 board={bd} | Quiet | {st} has been heard. Horn {horn} of {bd} sounds while it is high; quiet, please.
      dranox_breaker label=F6 handle=down | Make F6 dead | The electrician is on the way. Breaker F6 must be dead.
      dranox_grinder forward=false | Spit out the rag | Something is in the grinder. Let it turn backwards.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bakery/oven {"oven": {oven}, "bread": "{bread}", "core_c": {core}}',
    slots: { oven: '1..4', bread: 'rye, pretzel, ciabatta, spelt loaf', core: '91..98', steam: '4..7', brine: '8..13', damp: '14..19', prove: '20..27', sense: '=normally open / normally closed', low: '=a low / a high', high: '=a high / a low' },
    tools: ['kruste_light(deck: int, lamp: 0|1): Lamp of a deck', 'kruste_belt(motion: run|hold): Infeed belt'],
    steps: `
      gpio_write pin={steam} value=1 | Steam in | Steam valve D{steam}, brine valve D{brine} stays untouched. Let steam into the oven (shut while it has no power).
      gpio_write pin={steam} value=0 | Steam off | That was enough steam. D{steam} is shut when low, so that it stays shut if the board loses power.
      gpio_write pin={brine} value=1 | Brine for the pretzels | D{brine} and D{steam} are twins that open by current. It is the brine on D{brine} that has to flow.
      @sense gpio_write pin={damp} value=1 // gpio_write pin={damp} value=0 | Close the flue | The flue damper on D{damp} is {sense}. Close it, so the crust stays soft.
      @sense gpio_write pin={damp} value=0 // gpio_write pin={damp} value=1 | Let the vapour out | Core {core} °C: open the flue damper, a {sense} one on D{damp}.
      @low gpio_write pin={prove} value=0 // gpio_write pin={prove} value=1 | Warm the prover | The prover's element is live with {low} level on D{prove}. It should get warm in there.
      @high gpio_write pin={prove} value=0 // gpio_write pin={prove} value=1 | Prover cold | Whenever there is {high} level on D{prove} the prover gets warm. The {bread} is through, no more warmth.
      kruste_belt motion=hold | Belt waits | Nothing else may go in; the infeed belt stays where it is.
      kruste_light deck={oven} lamp=1 | Look in | The baker wants to see the crust on the deck with the number of the oven.
    `,
  },
  {
    language: 'en',
    earlier: ['Sky | cloud_watch → {sky}', 'Read the dome card | file_read → shutter {sh} (1 drives it open, 0 drives it shut), dew heater {dew} (sinks: 0 = warm), flat lamp {flat}, mount power {mnt} through the resting contact of its relay'],
    slots: { sky: '=clear, stars / clouded, rain, fog', sh: '3..8', dew: '9..14', flat: '15..20', mnt: '21..27', bd: 'dome, obs-1, pier' },
    tools: ['zenitho_park(telescope: text, parked: yes|no): Park or unpark a telescope', 'zenitho_cap(cap: on|off): Mirror cap'],
    steps: `
      @sky gpio_write pin={sh} value=1 // gpio_write pin={sh} value=0 | Shutter by the sky | A clear sky or stars: shutter open. Anything wet or grey: shutter shut. The card tells what drives it where.
      gpio_write pin={sh} value=0 | Shut the roof | Dawn is near, so shut the dome whatever the sky is like.
      gpio_write pin={dew} value=0 | Against the dew | The corrector fogs up. Warm it; the card says how the dew heater is driven.
      gpio_write pin={dew} value=1 | Dew heater cold | Warm air spoils the picture. Let the dew heater cool down, thinking of how it is wired.
      gpio_write pin={mnt} value=1 board={bd} | Mount dead | I put a hand into the gears: take the power from the mount on {bd}. A resting contact opens when its relay pulls in.
      gpio_write pin={mnt} value=0 board={bd} | Mount alive | On {bd}, give the mount power again; remember the kind of contact on the card.
      gpio_read pin={flat} | Flat lamp | Does the flat lamp burn? Ask its pin.
      @sky zenitho_cap cap=off // zenitho_cap cap=on | Cap | Under a clear or starry sky the mirror is bare, otherwise it wears its cap.
      zenitho_park telescope="east" parked=yes | Park | Put the east telescope into its parking position.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rack/power {"host": "{host}", "relay_pin": {pin}, "feed": "{nc}", "reason": "{why}"}',
    slots: { host: 'nas-2, mars, build07, cam-server', pin: '4..15', nc: '=NC, normally closed / NO, normally open', why: 'hangs, no ping, firmware', fan: '16..21', crow: '22..27', ch: '1..8' },
    tools: ['ampelio_outlet(outlet: int, relay: pulled|released): Relay of an outlet, fed over its normally closed contact', 'ampelio_wol(host): Wake a host over the network'],
    steps: `
      @nc gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Power off | The host of the message is fed over the contact that is named there. Cut its power at the relay pin.
      @nc gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | Power on | Ten seconds have passed: let the host have its power back. Relay pin and contact are in the message.
      gpio_write pin={fan} value=1 | Interrupt the fan feed | The relay {fan} is normally closed, so writing 1 interrupts the supply of the rack fan. Take the current from the fan.
      gpio_write pin={fan} value=0 | Fan blows again | The fan's relay at {fan} is a closed contact while at rest and a 1 opens it. The fan should blow.
      ampelio_outlet outlet={ch} relay=pulled | Outlet {ch} off | Use the outlet tool for number {ch}: what is plugged in there has to go dead.
      ampelio_outlet outlet={ch} relay=released | Outlet {ch} alive | Whatever is in outlet {ch} should be powered. It is the outlet tool, with the contact it speaks of.
      gpio_write pin={crow} value=1 | Reset line | Line {crow} is an inverted reset, 0 holds the controller in reset. Let the controller come out of it.
      gpio_write pin={crow} value=0 | Hold in reset | Keep the controller in reset while {host} is down; its reset on {crow} is active at low.
      memory_store key=last-cut content="{host}: {why}" | Remember | Under last-cut keep the host and, after a colon, the reason.
    `,
  },
  {
    language: 'en',
    event: 'mqtt yard/hoist {"hoist": "{h}", "load_kg": {kg}, "brake": {br}, "motor": {mo}, "hook_light": {li}}',
    slots: { h: 'H2, north gantry, bay hoist', kg: '200..1900', br: '3..9', mo: '10..17', li: '18..26', kind: '=spring-applied, power-off / power-on, current-applied', mag: '27..31', who: 'Lasse, Bogdan, Edda' },
    tools: ['kranwerk_slew(lock: engaged|free): Slewing lock', 'kranwerk_pilot(lamp: text, lit: bool): Pilot lamps'],
    steps: `
      @kind gpio_write pin={br} value=0 // gpio_write pin={br} value=1 | Brake on | {kg} kg hang there and must not sink. The brake of the message is a {kind} brake. Let it hold.
      @kind gpio_write pin={br} value=1 // gpio_write pin={br} value=0 | Brake off | Lower now: the hoist has a {kind} brake, its pin stands in the message, and it has to be free.
      gpio_write pin={mo} value=0 | Motor rests | The motor pin of the message runs the hoist at 1. No more lifting.
      gpio_write pin={mo} value=1 | Lift | {who} gives the sign. Let the motor of the message lift; brake and light are not your business.
      gpio_write pin={mag} value=0 | Drop the scrap | The lifting magnet on {mag} carries the scrap while the pin is high. Let go.
      gpio_write pin={mag} value=1 | Grip | Magnet {mag}: take hold of the next plate, it grips when it has current.
      gpio_read pin={li} | Hook light | How does the pin of the hook light stand?
      kranwerk_slew lock=engaged | No turning | The jib may not turn in the wind.
      send_message channel=radio to={who} text="{h}: {kg} kg" | Weight by radio | Over the channel radio, give {who} the hoist, a colon and the load with unit, like "H9: 450 kg".
    `,
  },
];
