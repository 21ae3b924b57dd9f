import type { Scene } from '../../scene';

/** A pin and a level that have to be worked out from the wiring a person tells, part 2. */
export const wiredEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt foundry/furnace {"furnace": "{f}", "melt_c": {t}, "shift": "{sh}"}',
    slots: { f: 'F1, cupola, induction 2', t: '1180..1320 / 1440..1560', sh: 'early, late, night', tilt: '2..29', cool: '2..29', bell: '2..29', lid: '2..29', gas: '2..29', hy: '=Hydraulics: pressure lowers the furnace and a dead coil lets it rise / Hydraulics: pressure raises the furnace and a dead coil lets it sink', cv: '=a normally open solenoid / a normally closed solenoid' },
    steps: `
      @hy gpio_write pin={tilt} value=0 // gpio_write pin={tilt} value=1 | TILT UP | {hy}. Coil: {tilt}. Wanted: furnace up.
      @hy gpio_write pin={tilt} value=1 // gpio_write pin={tilt} value=0 | TILT DOWN | {hy}. Coil: {tilt}. Wanted: furnace down, ladle is full.
      @cv gpio_write pin={cool} value=0 // gpio_write pin={cool} value=1 | Coil cooling | Cooling water passes {cv} on output {cool}. Water must run before any melting, see page 4 of the furnace book.
      @cv gpio_write pin={cool} value=1 // gpio_write pin={cool} value=0 | Hose burst | Stop the cooling water. It comes through {cv}; its output is {cool}.
      gpio_write pin={bell} value=1 | Ring | Bell {bell} rings on current. {sh} shift has to hear that we pour.
      gpio_write pin={bell} value=0 | Enough of that | they heard it. stop ringing, {bell}
      @t failed "the melt has {t} °C" // gpio_write pin={lid} value=1 | Lid swings away | Lid motor {lid} gets power once the melt is above 1400 °C. Colder: not possible, fail.
      gpio_write pin={gas} value=0 | Preheater | {gas} feeds the gas train of the preheater. Close the gas, i.e. take the feed off. Lid ({lid}) remains as is.
    `,
  },
  {
    language: 'en',
    earlier: ['Labels in the fuse box | camera_text → D{a} = north vents, D{b} = south vents, D{c} = shade screen, D{d} = boiler', 'Sky | sky_probe → {lux} klx, wind {w} m/s'],
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', lux: '3..15 / 70..99', w: '2..11', vm: '=open the vents when they get current / close the vents when they get current', sc: '=rolled out at 1, spread at high / rolled up at 1, gathered at high' },
    steps: `
      @vm gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | North vents open | All vent motors in this house {vm}; a weight moves them the other way. Open north.
      @vm gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | South vents shut | Rain from the south. Close the vents there (label!). Remember, the motors {vm} and weights do the rest.
      @vm gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Shut the north too | With {w} m/s of wind no vent stays open. North: shut. For these motors it holds that they {vm}.
      @sc gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Shade | The screen is {sc}. The lettuces want shade.
      @sc gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Light | No shade now; the screen is {sc}, otherwise the reverse.
      gpio_write pin={d} value=1 | Frost tonight | Boiler on by its label.
      @lux gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | Boiler after the sun | Under 40 klx the boiler of the labels works, over that it is put to sleep.
      gpio_read pin={c} | Screen | Read D-number of the screen only.
    `,
  },
  {
    language: 'en',
    event: 'webhook /apiary/hive {"hive": "{hv}", "kg": {kg}, "sound_hz": {hz}}',
    slots: { hv: '=linden / heather / orchard', kg: '19..31 / 47..63', hz: '180..420', l: '2..29', h: '2..29', o: '2..29', fan: '2..29', fence: '2..29', gate: '2..29', fly: '=blocks the way while powered / clears the way while powered' },
    steps: `
      @hv gpio_write pin={l} value=1 // gpio_write pin={h} value=1 // gpio_write pin={o} value=1 | Warm the brood | heat mats: linden {l} · heather {h} · orchard {o}. the hive in the message gets heat
      @hv gpio_write pin={l} value=0 // gpio_write pin={h} value=0 // gpio_write pin={o} value=0 | Mat cold | No heat for that hive any more. (orchard: {o}; heather: {h}; linden: {l})
      @fly gpio_write pin={gate} value=1 // gpio_write pin={gate} value=0 | Robbers about | A slider at the entrance, pin {gate}, {fly}. Keep the entrance blocked.
      @fly gpio_write pin={gate} value=0 // gpio_write pin={gate} value=1 | First flight | The bees want out: entrance clear. Slider {gate} {fly}.
      gpio_write pin={fence} value=1 | Bear fence | There was a bear. Arm the fence, output {fence}.
      gpio_write pin={fence} value=0 | I am coming to the hives | Disarm the bear fence on output {fence} before I touch it.
      @kg failed "the hive weighs {kg} kg" // gpio_write pin={fan} value=1 | Ripe honey | Fan {fan} dries the honey. It may start when the hive is heavier than 40 kg; if it is lighter, fail.
      gpio_read pin={fence} | Is the fence live? | Only look at {fence}. Do not arm or disarm.
    `,
  },
  {
    language: 'en',
    event: 'peripheral reef/leak_{lk} {lvl}',
    slots: { lk: '2..29', lvl: '=1 / 0', ret: '2..29', rodi: '2..29', dos: '2..29', ch: '2..29', sal: '33..36', k: '=fail-closed / fail-open', am: '=active-low / active-high' },
    steps: `
      @lvl gpio_write pin={ret} value=0 // gpio_write pin={ret} value=1 | Leak rule | The leak sensor says 1 when its feet are wet. Wet: the return pump, {ret}, has to drop out. Dry: it runs.
      @lvl gpio_write pin={rodi} value=1 // gpio_write pin={rodi} value=0 | Leak rule for the top-up | Top-up valve {rodi} is shut by a 1. Wet sensor (1) → shut it. Dry sensor (0) → open it.
      @k gpio_write pin={dos} value=1 // gpio_write pin={dos} value=0 | Dose calcium | The dosing valve, pin {dos}, is a {k} one. Let it dose; salinity {sal} ppt is fine.
      @k gpio_write pin={dos} value=0 // gpio_write pin={dos} value=1 | Stop dosing | Valve at {dos}: {k}. Nothing more may drip.
      @am gpio_write pin={ch} value=0 // gpio_write pin={ch} value=1 | Chiller on | The chiller takes an {am} enable from {ch}. Cool the tank.
      @am gpio_write pin={ch} value=1 // gpio_write pin={ch} value=0 | Chiller off | Enough cooling. Remember the {am} enable ({ch}).
      gpio_read pin={lk} | Feet still wet? | Poll the leak sensor of this event again.
      gpio_write pin={ret} value=0 | Feeding | Pump {ret} off for ten minutes, so the shrimp can eat.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { rst: '2..29', en: '2..29', led: '2..29', pwr: '2..29', btn: '2..29', r: '=held in reset by a low level / held in reset by a high level', e: '=EN with a bar over it / EN without any bar', w: '=from 3.3 V over a resistor to the pin / from the pin over a resistor to ground', pm: '=P-channel MOSFET (a low gate conducts) / N-channel MOSFET (a high gate conducts)', bd: 'proto-2, bench, uno-left' },
    steps: `
      @r gpio_write pin={rst} value=0 // gpio_write pin={rst} value=1 | Hold the radio in reset | Reset line of the radio: {rst}. The chip is {r}. It must not come up yet.
      @r gpio_write pin={rst} value=1 // gpio_write pin={rst} value=0 | Let the radio out of reset | It may boot now. ({rst}; the chip is {r}.)
      @e gpio_write pin={en} value=0 // gpio_write pin={en} value=1 | Enable the stepper driver | The data sheet writes {e}; our wire to it is {en}. Enable.
      @e gpio_write pin={en} value=1 // gpio_write pin={en} value=0 | Disable the stepper driver | Motor gets hot, so disable the chip. Its enable is {en}, printed as {e}.
      @w gpio_write pin={led} value=0 // gpio_write pin={led} value=1 | LED on | The LED is wired {w}, which is {led}. Make it shine.
      @w gpio_write pin={led} value=1 // gpio_write pin={led} value=0 | LED off | Same LED, wired {w} ({led}): dark.
      @pm gpio_write pin={pwr} value=0 // gpio_write pin={pwr} value=1 | Give the display power | What switches the display: {pm}, gate driven by {pwr}. Power on.
      @pm gpio_write pin={pwr} value=1 // gpio_write pin={pwr} value=0 | Take the display's power | Gate {pwr}, {pm}. No power for the display.
      gpio_read pin={btn} board={bd} | Button | Button {btn} on board {bd}: level?
    `,
  },
  {
    language: 'en',
    event: 'mqtt kiln/status {"kiln": "{kn}", "cone": "{cone}", "door": "{door}", "c": {c}}',
    slots: { kn: 'Big Bertha, raku, kiln 3', cone: '06, 6, 10', door: '=closed / open', c: '620..1240', el: '2..29', vent: '2..29', lock: '2..29', buzz: '2..29', lt: '=A 1 draws the bolt back / A 1 shoots the bolt', vt: '=needs power to stay shut / needs power to stay open' },
    steps: `
      @door gpio_write pin={el} value=1 // failed "the door is open" | Fire up | If the door is closed: elements, pin {el}, on. An open door is a reason to fail.
      @lt gpio_write pin={lock} value=0 // gpio_write pin={lock} value=1 | Bolt the door | {lt}. Pin {lock}. At {c} degrees nobody should be able to open it.
      @lt gpio_write pin={lock} value=1 // gpio_write pin={lock} value=0 | Unbolt | {lt} (pin {lock}). Cooled down; let them unload.
      @vt gpio_write pin={vent} value=0 // gpio_write pin={vent} value=1 | Vent open | Lovely glaze, nasty fumes. The vent, {vent}, {vt}. Have it open.
      @vt gpio_write pin={vent} value=1 // gpio_write pin={vent} value=0 | Vent shut | For reduction the vent is to be shut. It is {vent} and {vt}.
      gpio_write pin={el} value=0 | Cone {cone} has bent | Kill the elements at {el}.
      gpio_write pin={buzz} value=1 | Wake the potter | A buzzer hangs on {buzz}, buzzing when fed. Wake him.
      gpio_write pin={buzz} value=0 | He is awake | Shut the buzzer up ({buzz}).
    `,
  },
  {
    language: 'en',
    earlier: ['Which lift is free? | lift_census → lift {free} is free, the other of the two carries a car', 'Lift wiring | file_read → Pump contactors: lift 1 on {p1}, lift 2 on {p2}. Lowering valves: lift 1 on {v1}, lift 2 on {v2}. All of them need a 1.'],
    slots: { free: '=1 / 2', p1: '3..29', p2: '3..29', v1: '3..29', v2: '3..29', lamp: '3..29', inl: '=ground to run and open to stop / 5 V to run and 0 V to stop', comp: '3..29' },
    steps: `
      @free gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 | Raise the free one | Let the free lift go up: its pump needs power.
      @free gpio_write pin={v1} value=1 // gpio_write pin={v2} value=1 | Sink the free one | The free lift shall come down. Energise its lowering valve.
      @free gpio_write pin={v2} value=0 // gpio_write pin={v1} value=0 | The car stays up | Whatever happens, the lift with the car must not sink: its lowering valve without current.
      @free gpio_write pin={p1} value=0 // gpio_write pin={p2} value=0 | High enough | Pump of the free lift drops out.
      @inl gpio_write pin={comp} value=0 // gpio_write pin={comp} value=1 | Compressor | The compressor listens to pin {comp}: {inl}. Let it run, tyres are waiting.
      @inl gpio_write pin={comp} value=1 // gpio_write pin={comp} value=0 | Compressor still | I cannot hear the customer. Pin {comp} ({inl}) – compressor still, please.
      gpio_write pin={lamp} value=1 | Pit lamp | Light in the pit, {lamp}
      gpio_read pin={p1} | Lift 1, pump | Check the pump output of lift 1 as listed.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/or {"or": {room}, "surgeon": "{doc}", "gas": "{gas}"}',
    slots: { room: '=1 / 2', doc: 'Dr. Vass, Dr. Okoye, Prof. Lind', gas: 'N2O, CO2, air', s1: '2..29', s2: '2..29', shut: '2..29', lam: '2..29', dl: '=normally closed, closed at rest / normally open, open at rest', bd: 'or-west, theatre-io, med-3', busy: '2..29', lx: '=extinguishes it / lights it' },
    steps: `
      @room gpio_write pin={s1} value=1 // gpio_write pin={s2} value=1 | Suction | Suction of the theatre in the message: start. Theatre 1: line {s1}. Theatre 2: line {s2}.
      @room gpio_write pin={s2} value=0 // gpio_write pin={s1} value=0 | The neighbouring theatre | There is nobody in the other theatre, its suction is to be stopped (theatre 1: {s1}, theatre 2: {s2}).
      @dl gpio_write pin={shut} value=0 // gpio_write pin={shut} value=1 | Shut off {gas} | Valve for {gas} – pin {shut} – {dl}. Shut off.
      @dl gpio_write pin={shut} value=1 // gpio_write pin={shut} value=0 | {gas} for {doc} | {doc} asks for {gas}. The valve, on {shut}, is {dl}. Let it flow.
      @lx gpio_write pin={busy} value=0 // gpio_write pin={busy} value=1 | Sign over the door | "Operation in progress", that sign is at {busy} and a 1 {lx}. It should be lit.
      @lx gpio_write pin={busy} value=1 // gpio_write pin={busy} value=0 | Operation over | Extinguish the sign at {busy}; a 1 {lx}.
      gpio_write pin={lam} value=1 board={bd} | Laminar flow | On board {bd} the laminar-flow fan hangs on {lam}. Blow.
      gpio_read pin={lam} board={bd} | Laminar flow? | Is pin {lam} of {bd} high?
    `,
  },
  {
    language: 'en',
    event: 'mqtt ice/rink {"ice_c": {t}, "skaters": {n}, "mode": "{mode}"}',
    slots: { t: '-7..-2', n: '0..40', mode: '=hockey, public / resurface, closed', comp: '2..29', brine: '2..29', disco: '2..29', gate: '2..29', horn: '2..29', b: '=starts when its line is pulled to ground, runs on a 0 / starts when its line is lifted to 24 V, runs on a 1' },
    steps: `
      @mode gpio_write pin={gate} value=1 // gpio_write pin={gate} value=0 | Gate to the ice | Hockey or public skating → gate {gate} open (1). Resurfacing or closed → gate shut (0).
      @mode gpio_write pin={disco} value=1 // gpio_write pin={disco} value=0 | Lights for people only | Floodlight {disco}: burning in hockey and public mode, dark in the others.
      @b gpio_write pin={brine} value=0 // gpio_write pin={brine} value=1 | Brine runs | {t} °C ice is soft. The brine pump ({brine}) {b}. Let it run.
      @b gpio_write pin={brine} value=1 // gpio_write pin={brine} value=0 | Brine stands | Leak! Brine pump to a standstill. It is {brine}, and {b}.
      gpio_write pin={comp} value=1 | Compressor pulls in | Contactor {comp} should pull in.
      gpio_write pin={comp} value=0 | Compressor drops | The night tariff is over. Let contactor {comp} drop.
      gpio_write pin={horn} value=0 | End of the buzzer | Game horn stuck. De-energise {horn}, not {gate}.
      gpio_read pin={gate} | Gate | State of the gate line, {gate}, for the {n} skaters on the bench.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the tank sheet | file_read → ports 4/5/6 = inlet/outlet/agitator; 7 = level switch; {how}', 'Weigh | hopper_scale → {kg} kg'],
    slots: { how: '=every port closes its device at 1 and frees it at 0 / every port frees its device at 1 and closes it at 0', kg: '40..180 / 420..890', hl: '8..29', ht: '8..29', hv: '=is dead when the pin is high / is alive when the pin is high', col: 'treacle, syrup, molasses' },
    steps: `
      @how gpio_write pin=4 value=0 // gpio_write pin=4 value=1 | Let the {col} in | Inlet free. See the sheet for port and sense.
      @how gpio_write pin=4 value=1 // gpio_write pin=4 value=0 | No more {col} | Inlet closed, as of the sheet in step {step1}.
      @how gpio_write pin=5 value=0 // gpio_write pin=5 value=1 | Out with it | Outlet must be free. Port, level: the sheet.
      @how gpio_write pin=5 value=1 // gpio_write pin=5 value=0 | Keep it inside | The outlet must be closed, the tanker is not connected yet.
      gpio_read pin=7 | Full? | Read the level switch.
      @hv gpio_write pin={hl} value=0 // gpio_write pin={hl} value=1 | Trace heating | Cold {col} does not flow. The trace heating (pin {hl}, not on the sheet) {hv}. Switch it on.
      @hv gpio_write pin={hl} value=1 // gpio_write pin={hl} value=0 | Trace heating off | It {hv}: the trace heating on {hl}. Off now.
      @kg gpio_write pin={ht} value=1 // failed "the hopper holds {kg} kg" | Refill | With less than 300 kg in the hopper, run the screw on {ht}. If there is more, fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vineyard/press {"press": "{pr}", "must_l": {l}, "bar": {bar}}',
    slots: { pr: 'Bucher, basket press, P-2', l: '120..1900', bar: '0.2..0.8 / 1.7..2.4', inf: '2..29', def: '2..29', so: '2..29', dr: '2..29', dv: '=The drum door is held shut by air and the air comes with a 1 / The drum door is held shut by a spring and a 1 brings the air that opens it' },
    steps: `
      gpio_write pin={inf} value=1 | Inflate | {inf} inflates the bladder, {def} vents it. Inflate; the vent is not to be touched.
      gpio_write pin={def} value=1 | Vent | {inf} inflates the bladder, {def} vents it. Vent; the other one is not to be touched.
      gpio_write pin={def} value=0 | Stop venting | Stop letting air out of the bladder (vent valve {def}, blows while it has current).
      @dv gpio_write pin={dr} value=0 // gpio_write pin={dr} value=1 | Empty the pomace | {dv}. ({dr}) We need the drum open.
      @dv gpio_write pin={dr} value=1 // gpio_write pin={dr} value=0 | Close the drum | {dv}. Valve pin {dr}. Shut the drum before the next load.
      @bar gpio_write pin={inf} value=1 // gpio_write pin={inf} value=0 | Up to pressure | Keep inflating ({inf} = 1) below 1.2 bar. Above 1.2 bar stop the inflation.
      @bar failed "the bladder has {bar} bar" // gpio_write pin={so} value=1 | Juice pump | Run the juice pump, {so}, if the bladder has over 1.2 bar. Else fail.
      gpio_write pin={so} value=0 | {l} litres are enough | Put juice pump {so} to sleep.
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/climate {"room": "{room}", "rh": {rh}, "visitor": "{who}"}',
    slots: { room: '=map room / manuscript vault / reading room', rh: '28..39 / 58..71', who: 'Ms Aberg, a school class, the curator', a: '2..29', b: '2..29', c: '2..29', hu: '2..29', door: '2..29', fk: '=without current it is unlocked, it locks by current / without current it is locked, it unlocks by current' },
    steps: `
      @room gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Darkness protects paper | Put the lights out in the room concerned. GPIO{a} serves the map room, GPIO{b} the manuscript vault and GPIO{c} the reading room.
      @room gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | {who} wants to see something | There should be light in the room named by the sensor (map room GPIO{a}; manuscript vault GPIO{b}; reading room GPIO{c}).
      @rh gpio_write pin={hu} value=1 // gpio_write pin={hu} value=0 | Humidifier | Under 45 % the humidifier on GPIO{hu} moistens the air; over 45 % it is not allowed to.
      @fk gpio_write pin={door} value=1 // gpio_write pin={door} value=0 | Lock up | The gallery door has a lock on {door}: {fk}. Lock it for the night.
      @fk gpio_write pin={door} value=0 // gpio_write pin={door} value=1 | Unlock | About the lock at {door}: {fk}. {who} is authorised; unlock.
      gpio_read pin={door} | Lock? | Tell me the level at the lock, {door}.
      @rh failed "the air has {rh} %" // gpio_write pin={hu} value=0 | Too damp? | With more than 50 % switch the humidifier ({hu}) off; with less this is to fail.
      gpio_write pin={hu} value=1 | For the parchment | Parchment likes moisture. GPIO{hu}, the humidifier: on. The lamps on GPIO{a}, GPIO{b} and GPIO{c} remain.
    `,
  },
  {
    language: 'en',
    event: 'mqtt crane/hall {"crane": "{cr}", "load_t": {ld}, "hook": "{hk}"}',
    slots: { cr: 'K1, hall crane, gantry', ld: '0.4..2.9 / 7.1..11.8', hk: 'lowered, raised', mag: '2..29', brk: '2..29', hoot: '2..29', lamp: '2..29', mg: '=lifts scrap when excited, sticks when it has current / is a permanent magnet that current neutralises, sticks unless it has current', bk: '=grips without voltage / grips with voltage' },
    steps: `
      @mg gpio_write pin={mag} value=1 // gpio_write pin={mag} value=0 | Pick up | Magnet {mag} {mg}. Pick the scrap up.
      @mg gpio_write pin={mag} value=0 // gpio_write pin={mag} value=1 | Drop | Over the skip now. Magnet {mag} {mg}. Drop the scrap.
      @bk gpio_write pin={brk} value=1 // gpio_write pin={brk} value=0 | Release the hoist brake | The hoist brake at output {brk} {bk}. To be released.
      @bk gpio_write pin={brk} value=0 // gpio_write pin={brk} value=1 | Set the hoist brake | The hoist brake at output {brk} {bk}. To be set – the crane driver goes for lunch.
      @ld gpio_write pin={hoot} value=0 // gpio_write pin={hoot} value=1 | Overload | 5 tonnes is the limit. A heavier load sounds the hooter ({hoot}, 1 = sound), a lighter one silences it.
      @ld gpio_write pin={lamp} value=1 // failed "the load is {ld} t" | Green lamp | Up to 5 tonnes: light the green lamp, {lamp}. More than that: fail.
      gpio_write pin={lamp} value=0 | Lamp | green lamp {lamp} dark – hooter {hoot} no change
      gpio_read pin={brk} | Brake | Has the brake line, {brk}, voltage?
    `,
  },
  {
    language: 'en',
    event: 'peripheral door/btn_{btn} {lvl}',
    slots: { btn: '2..29', lvl: '=0 / 1', strike: '2..29', chime: '2..29', lamp: '2..29', st: '=locks when it has no current, is a fail-secure model / unlocks when it has no current, is a fail-safe model', cam: '2..29', mins: '2..15', bd: 'porch, entry-1, lobby' },
    steps: `
      @lvl gpio_write pin={chime} value=1 // gpio_write pin={chime} value=0 | Chime while somebody presses | The bell push has a pull-up and shorts to ground when pressed. Pressed → chime {chime} on, released → chime off.
      @lvl gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | Lamp while somebody presses | Porch lamp {lamp} burns at 0. Pressed (event 0): burn. Released (event 1): dark.
      @st gpio_write pin={strike} value=1 // gpio_write pin={strike} value=0 | Open for the postman | Strike {strike} {st}. Unlock.
      @st gpio_write pin={strike} value=0 // gpio_write pin={strike} value=1 | Lock behind him | Strike {strike} {st}. Lock.
      gpio_read pin={btn} | Still pressed? | Read the bell push from the event.
      gpio_write pin={cam} value=1 board={bd} | Camera | Feed the camera: {cam} of board {bd}, for about {mins} minutes.
      gpio_write pin={chime} value=0 | The baby sleeps | Quiet, please! Chime {chime}.
      @lvl gpio_write pin={cam} value=1 // failed "nobody presses" | Picture | If someone is pressing the push (it is active low), power the camera on {cam}. If no one is, fail.
    `,
  },
  {
    language: 'en',
    earlier: ['Zones of the drip system | memory_recall → strawberries = {s}, beans = {b}, herbs = {h}; master valve = {m}; rain sensor = {r}', 'Soil | soil_probe → {z} at {pct} %'],
    slots: { s: '2..29', b: '2..29', h: '2..29', m: '2..29', r: '2..29', z: '=strawberries / beans / herbs', pct: '8..21', mv: '=lets water through when it is fed / holds water back when it is fed', pmp: '2..29', ps: '=0 wakes it and 1 puts it to sleep / 1 wakes it and 0 puts it to sleep' },
    steps: `
      @z gpio_write pin={s} value=1 // gpio_write pin={b} value=1 // gpio_write pin={h} value=1 | Thirsty | Water the zone that was measured. Zone valves open with a 1.
      @z gpio_write pin={s} value=0 // gpio_write pin={b} value=0 // gpio_write pin={h} value=0 | Drunk enough | Whatever zone the probe was in, shut it off; zone valves are shut at 0.
      @mv gpio_write pin={m} value=1 // gpio_write pin={m} value=0 | Main water | The master valve {mv}. There must be water on the pipes.
      @mv gpio_write pin={m} value=0 // gpio_write pin={m} value=1 | Holidays | No water on the pipes for two weeks. The master valve {mv}.
      @ps gpio_write pin={pmp} value=0 // gpio_write pin={pmp} value=1 | Well pump, good morning | Pump on {pmp}; {ps}. Wake it.
      @ps gpio_write pin={pmp} value=1 // gpio_write pin={pmp} value=0 | Well pump, good night | Pump on {pmp}; {ps}. It can sleep.
      gpio_read pin={r} | Rain? | Read the rain sensor that memory knows.
      gpio_write pin={h} value=0 | Not the herbs | {pct} % or not, herbs hate wet feet. Keep their valve shut.
    `,
  },
];
