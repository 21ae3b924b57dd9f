import type { Scene } from '../../scene';

/** A pin and a level that have to be worked out from the wiring a person tells, part 8: among reasons, other numbers and other pins. */
export const wiredEn8: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /brew/kettle {"kettle": "{k}", "boil_min": {m}, "hops_g": {g}}',
    slots: { k: 'HLT, copper, kettle 2', m: '5..90', g: '40..900', el: '2..29', wh: '2..29', cool: '2..29', lid: '2..29', ins: '=The fitter put it in upside down and now power blocks the line and no power clears it / The fitter put it in by the book and now power clears the line and no power blocks it' },
    steps: `
      @ins gpio_write pin={cool} value=0 // gpio_write pin={cool} value=1 | Start chilling | The wort has boiled for {m} minutes and {g} g of hops are in. Cold water enters by the solenoid on pin {cool}. That solenoid has a story. {ins}. We need the line clear.
      @ins gpio_write pin={cool} value=1 // gpio_write pin={cool} value=0 | End of chilling | At 20 degrees the cold water must be blocked. It is the solenoid on pin {cool}; pin {el} is the element, which has been off for an hour. {ins}.
      gpio_write pin={el} value=1 | Boil | Although the price of power doubles at 17:00, we boil now: element {el}, 9 kW, three phases, 1 pulls the contactor in.
      gpio_write pin={el} value=0 | Boil over | It boils over. There are two contactors with {wh} and {el} written on them; the first is the whirlpool pump, which may run on, the second the element, which may not.
      gpio_write pin={wh} value=1 | Whirlpool | A calm cone of hops forms after 12 minutes of whirlpool. Get the pump on {wh} going, {el} stays as it was.
      gpio_write pin={wh} value=0 | Whirlpool rests | 12 minutes are over, so is the work of pump {wh}.
      gpio_read pin={lid} | Lid | Was the lid forgotten? The reed contact under it is on {lid}, 30 cm to the left of the drain.
      gpio_write pin={lid} value=0 board=lid-2 | Lid magnet | The magnet that carries the lid is on another board, lid-2, but has the same number, {lid}. It carries as long as it is powered. The lid should sink.
    `,
  },
  {
    language: 'en',
    event: 'mqtt greenhouse/7/co2 {"ppm": {ppm}, "lux": {lx}, "vents_open": {vo}}',
    slots: { ppm: '310..480 / 1300..1900', lx: '900..48000', vo: '=false / true', gas: '2..29', burn: '2..29', scr: '2..29', horn: '2..29', gk: '=If the board ever lost power the gas would be cut because the valve needs current to pass gas / If the board ever lost power the gas would flow because the valve needs current to stop gas' },
    steps: `
      @gk gpio_write pin={gas} value=1 // gpio_write pin={gas} value=0 | Dose CO2 | {gk}. It hangs on {gas}. At {lx} lux the cucumbers can use it: let gas pass.
      @gk gpio_write pin={gas} value=0 // gpio_write pin={gas} value=1 | No gas over lunch | {gk}. It hangs on {gas}. Two people pick cucumbers there till 13:30, so no gas.
      @ppm gpio_write pin={burn} value=1 // gpio_write pin={burn} value=0 | Burner | We keep about 900 ppm. Less than that: burner {burn} on. More: off. The lux and the vents are of no interest.
      @vo gpio_write pin={burn} value=1 // failed "the vents are open" | Don't heat the street | Burner {burn} may be started only while the vents are not open. With open vents the step fails.
      gpio_write pin={scr} value=0 | Energy screen back | The screen hangs from 40 wires and is pulled over the crop by motor {scr} (1); a 0 makes it spring back. The plants should see the sky.
      gpio_write pin={scr} value=1 | Energy screen over the crop | The night gets cold, -3 they say. The screen is pulled over the crop by motor {scr} with a 1. Do that.
      gpio_write pin={horn} value=1 | Everybody out | CO2 kills. The horn is {horn}, the beacon beside it has its own battery. Horn on.
      gpio_read pin={gas} | What does the gas valve get? | {gas}, in box 3, behind 2 screws.
    `,
  },
  {
    language: 'en',
    earlier: ['Open the maintenance log | file_read → 3 May: swapped pump A to pin {a}. 9 May: swapped pump B to pin {b}. 1 June: replaced relay of A, new one is {k}. Pin {old} is no longer used.', 'Flow | flow_probe → {q} l/min'],
    slots: { a: '2..29', b: '2..29', old: '2..29', k: '=active low, low-level trigger / active high, high-level trigger', q: '0..3 / 20..44' },
    steps: `
      @k gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Run A | Where pump A sits now and how its relay reacts was noted in the log.
      @k gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Stop A | Mind the relay that came in June.
      gpio_write pin={b} value=1 | Run B | The relay of B has always been an ordinary one, where 1 is on.
      gpio_write pin={b} value=0 | Stop B | Ordinary relay, 1 is on.
      gpio_read pin={a} | Level of A | The pin of May 3, not the one before.
      gpio_read pin={old} | Dead pin | I want to be sure about the pin which is no longer used. Level?
      @q gpio_write pin={b} value=1 // failed "{q} l/min are flowing" | Help | When the flow is below 10 l/min, B helps (1 = on). When it's more, fail.
      gpio_write pin={old} value=0 | Leave it clean | The unused pin is to be put low for good.
    `,
  },
  {
    language: 'en',
    event: 'mqtt aquarium/night {"tank": "{t}", "tds": {tds}, "sharks": {n}}',
    slots: { t: 'reef wall, sharks, nursery', tds: '180..410', n: '1..9', moon: '2..29', pump: '2..29', skim: '2..29', feed: '2..29', mk: '=a string of LEDs whose minus goes to the pin and whose plus goes to 12 V / a string of LEDs whose plus goes to the pin and whose minus goes to ground', pk: '=it is on standby while somebody holds its line up / it is on standby while nobody holds its line up' },
    steps: `
      @mk gpio_write pin={moon} value=0 // gpio_write pin={moon} value=1 | Moonlight | Over the {t} there is {mk}; the pin is {moon}. {n} sharks expect moonlight from 22:00 to 05:00. Give it.
      @mk gpio_write pin={moon} value=1 // gpio_write pin={moon} value=0 | New moon | Over the {t} there is {mk}; the pin is {moon}. There should be no moonlight today.
      @pk gpio_write pin={pump} value=0 // gpio_write pin={pump} value=1 | Current for the tang | Pump maker's manual, page 31: {pk}. Its line is our {pump}. No standby, please, the tang likes to swim.
      @pk gpio_write pin={pump} value=1 // gpio_write pin={pump} value=0 | Standby | Pump maker's manual, page 31: {pk}. Its line is our {pump}. Feeding takes 10 minutes: standby.
      gpio_write pin={skim} value=0 | Skimmer pause | After the medicine (5 ml per 100 l) nothing may be skimmed for 24 hours; the skimmer's socket is {skim}, live with a 1.
      gpio_write pin={skim} value=1 | Skim | The 24 hours are over. Socket {skim} live.
      gpio_write pin={feed} value=1 | Shrimp for {n} sharks | The feeder turns while {feed} is high. One turn is 4 s, and somebody else stops it.
      gpio_read pin={pump} | Up or not? | Is the pump's line {pump} held up? TDS {tds} is normal.
    `,
  },
  {
    language: 'en',
    event: 'peripheral barn/smoke_{sm} {lvl}',
    slots: { sm: '2..29', lvl: '=0 / 1', door: '2..29', spr: '2..29', light: '2..29', sir: '2..29', dk: '=magnets that keep the doors open on current / magnets that keep the doors shut on current', yr: '1987..2021' },
    steps: `
      @lvl gpio_write pin={sir} value=1 // gpio_write pin={sir} value=0 | Siren | Since {yr} the smoke detectors here are of the fail-safe sort: the loop carries 1 in peace and falls to 0 in smoke, or if a mouse bites the cable. Siren {sir} wails for the latter and is silent in peace.
      @lvl failed "there is smoke" // gpio_write pin={light} value=0 | Lamps for the night | In peace (1) the lamps on {light} go off. In smoke (0) they're needed; then fail.
      @dk gpio_write pin={door} value=0 // gpio_write pin={door} value=1 | Fire doors shut | In {yr} they fitted {dk}, output {door}. Fire doors have to be shut.
      @dk gpio_write pin={door} value=1 // gpio_write pin={door} value=0 | Fire doors open | In {yr} they fitted {dk}, output {door}. False alarm, fire doors open again.
      gpio_write pin={spr} value=0 | Hay gets wet | Sprinkler valve {spr} lets water out on current. The fire brigade says: water off.
      gpio_write pin={spr} value=1 | Water | Sprinkler valve {spr} lets water out on current. The hay burns.
      gpio_read pin={sm} | The same detector | Read the loop of the detector that called.
      gpio_write pin={light} value=1 | Firemen need light | All lamps hang together on {light}, 4 kW, and shine on a 1.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { p: '2..29', q: '2..29', r: '2..29', s: '2..29', v: '3..24', amp: '1..9', rk: '=has its jumper out and therefore takes 1 for stop and 0 for go / has its jumper in and therefore takes 1 for go and 0 for stop' },
    steps: `
      @rk gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Pump go | The pump's control unit ({v} V, {amp} A) {rk}. Pin {p}. Let it go.
      @rk gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | Pump stop | The pump's control unit ({v} V, {amp} A) {rk}. Pin {p}. It should stop.
      gpio_write pin={q} value=1 | Precharge | 1. Close the precharge relay {q} (a make contact). 2. Wait, by hand. 3. The main relay {r} is for my colleague. So here it is only point 1.
      gpio_write pin={q} value=0 | Precharge open | Open the precharge relay {q} (a make contact), main relay {r} holds.
      gpio_write pin={r} value=0 | Main relay open | {amp} A flow through main relay {r}, a make contact. Open it, {q} is open already.
      gpio_write pin={r} value=1 | Main relay made | Main relay {r}, a make contact: make it.
      gpio_read pin={s} | Welded? | If the contact were welded, {s} would still be high. Don't guess, read.
      gpio_write pin={s} value=0 board=bms-2 | Balancer | Not on this board but on bms-2: pin {s} burns {amp} A into a resistor while high. It gets too hot, end it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/spa {"room": "{r}", "guest": "{g}", "minutes": {m}}',
    slots: { r: '=steam / salt / ice', g: 'Ms Lindqvist, the Ortegas, suite 12', m: '10..90', a: '2..29', b: '2..29', c: '2..29', mus: '2..29', shower: '2..29', sk: '=closed by default and opened by a 1 / open by default and closed by a 1' },
    steps: `
      @r gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | {g}, {m} minutes | Dear colleague, be so kind as to switch on the generator of the room booked. The steam room has it on {a}, the salt room on {b} and the ice room on {c}.
      @r gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | {g} has left | Dear colleague, would you mind switching the generator of that room off again? (Ice {c}, steam {a}, salt {b}.)
      @sk gpio_write pin={shower} value=1 // gpio_write pin={shower} value=0 | Cold shower | A valve which is {sk} serves the bucket shower, {shower}. {g} would like it to flow.
      @sk gpio_write pin={shower} value=0 // gpio_write pin={shower} value=1 | Brr | A valve which is {sk} serves the bucket shower, {shower}. {g} would like it to stop.
      gpio_write pin={mus} value=0 | {g} wants to hear nothing | The amplifier is fed by {mus}, volume 3 of 10.
      gpio_write pin={mus} value=1 | {g} wants whale songs | The amplifier is fed by {mus}, volume 3 of 10.
      gpio_read pin={shower} | Shower | What is the valve of the shower given at present ({shower})?
      gpio_write pin={b} value=0 | Salt | Salt room under repair until Friday; cut the feed of {b}, not of {a}, not of {c}.
    `,
  },
  {
    language: 'en',
    earlier: ['Inspect the ventilation drawing | file_read → supply fan {s}, exhaust fan {e}, bypass flap {f}, frost sensor {x}. The flap {fk}.', 'Outdoor air | meteo_read → {t} °C'],
    slots: { s: '2..29', e: '2..29', f: '2..29', x: '2..29', fk: '=has a spring to open it and a drive to close it / has a spring to close it and a drive to open it', t: '-14..-6 / 19..27' },
    steps: `
      @fk gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | Bypass open | So that the summer night cools the house, the flap is wanted open. 1 runs its drive.
      @fk gpio_write pin={f} value=1 // gpio_write pin={f} value=0 | Bypass closed | So that the heat is recovered, the flap is wanted closed. 1 runs its drive.
      @t gpio_write pin={s} value=0 // gpio_write pin={s} value=1 | Supply fan by frost | Below zero degrees the supply fan halts, above zero it runs.
      @t gpio_read pin={x} // failed "it is {t} °C" | Frost sensor only in frost | Minus degrees outdoors: read the frost sensor. Plus degrees: fail.
      gpio_write pin={e} value=1 | Onions | Someone fries 3 kg of onions. Exhaust fan on.
      gpio_write pin={e} value=0 | Fireplace | The fire in the open hearth must not be sucked into the room. Exhaust fan still.
      gpio_read pin={e} | Exhaust | The exhaust fan's pin, as drawn. Supply is another.
      gpio_write pin={s} value=0 | Filter change | While F7 filters are changed (2 pieces, 592 mm) the supply fan stands still.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sewage/basin {"basin": {b}, "o2": {o}, "nh4": {n}}',
    slots: { b: '=1 / 2', o: '0.2..0.9 / 3.1..5.5', n: '1..14', a1: '2..29', a2: '2..29', mix: '2..29', weir: '2..29', wk: '=a 1 lets the weir down (water flows over) and a 0 winds it up (water stays) / a 1 winds the weir up (water stays) and a 0 lets it down (water flows over)' },
    steps: `
      @b gpio_write pin={a1} value=1 // gpio_write pin={a2} value=1 | Aerate | There are two blowers of 22 kW. Number {a1} belongs to basin 1, number {a2} to basin 2. Aerate the one in the message.
      @b gpio_write pin={a1} value=0 // gpio_write pin={a2} value=0 | Anoxic phase | NH4 is {n}. In the basin of the message no more air for 45 minutes (1: {a1}; 2: {a2}).
      @wk gpio_write pin={weir} value=1 // gpio_write pin={weir} value=0 | Let it flow over | About weir {weir}: {wk}. The clear water should flow over.
      @wk gpio_write pin={weir} value=0 // gpio_write pin={weir} value=1 | Keep it in | About weir {weir}: {wk}. Sludge is floating, so the water stays.
      @o gpio_write pin={mix} value=0 // gpio_write pin={mix} value=1 | Mixer | When the oxygen is below 2 mg/l, air has to do the work and mixer {mix} is off; above 2 the mixer is on.
      @o gpio_write pin={a2} value=1 // failed "the oxygen is at {o} mg/l" | More air in two | For oxygen under 2 mg/l start blower {a2}. Over it: fail.
      gpio_write pin={mix} value=0 | A rag in the mixer | mixer {mix} – kill
      gpio_read pin={weir} | Weir | Read {weir} and not {mix}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /workshop/welder {"booth": {b}, "gas": "{gas}", "amps": {a}}',
    slots: { b: '1..9', gas: 'argon, corgon, CO2', a: '40..210', ext: '2..29', gv: '2..29', cur: '2..29', lamp: '2..29', inter: '2..29', ik: '=The welder is blocked for as long as its interlock input sees a high / The welder is blocked for as long as its interlock input sees a low', ck: '=pulled shut by the motor and opened by springs when it lets go / pulled open by the motor and shut by springs when it lets go' },
    steps: `
      @ik gpio_write pin={inter} value=1 // gpio_write pin={inter} value=0 | Block it | Visitors without masks are near booth {b}. {ik}; our pin is {inter}. Nobody may weld.
      @ik gpio_write pin={inter} value=0 // gpio_write pin={inter} value=1 | Unblock it | The visitors are gone. {ik}; our pin is {inter}. Welding is all right again.
      @ck gpio_write pin={cur} value=1 // gpio_write pin={cur} value=0 | Strip curtain shut | The strip curtain on {cur} is {ck}. With {a} A the arc blinds people: shut.
      @ck gpio_write pin={cur} value=0 // gpio_write pin={cur} value=1 | Strip curtain open | The strip curtain on {cur} is {ck}. The forklift comes through: open.
      gpio_write pin={gv} value=1 | {gas} flows | 12 litres a minute. Solenoid {gv}, tight without current.
      gpio_write pin={gv} value=0 | Save {gas} | 12 litres a minute for nothing! Solenoid {gv}, tight without current, so seal it off.
      gpio_write pin={ext} value=1 | Fumes | arm number 2 of the extractor, {ext}: suck
      gpio_read pin={lamp} | Arc sensor | The photodiode on {lamp} says whether an arc burns. Ask it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt laundry/boiler {"boiler": "{b}", "bar": {bar}, "level": "{l}"}',
    slots: { b: 'Zirkel, boiler 1, steam gen', bar: '0.5..3.5 / 7.6..9.8', l: '=low / normal', feed: '2..29', burn: '2..29', blow: '2..29', saf: '2..29', bk: '=A blow-down valve of the air-to-open sort; the pilot passes air at 1 / A blow-down valve of the air-to-close sort; the pilot passes air at 1' },
    steps: `
      @l gpio_write pin={feed} value=1 // gpio_write pin={feed} value=0 | Feed water | low level → feed pump {feed} on; normal level → feed pump off. The pressure is somebody else's worry.
      @l failed "the water is low" // gpio_write pin={burn} value=1 | Burner | Firing at low water ruins the tubes: fail. At a normal level burner {burn} fires.
      @bar gpio_write pin={burn} value=1 // gpio_write pin={burn} value=0 | Burner by pressure | Set-point 6 bar. Below it {burn} fires, above it {burn} pauses.
      @bk gpio_write pin={blow} value=1 // gpio_write pin={blow} value=0 | Blow down | {bk}. Pilot {blow}. Let the mud out of {b}.
      @bk gpio_write pin={blow} value=0 // gpio_write pin={blow} value=1 | Blow-down ended | {bk}. Pilot {blow}. Shut it, steam is precious.
      gpio_read pin={saf} | Did the safety valve lift? | Its microswitch is on {saf}. Reading is enough.
      gpio_write pin={burn} value=0 | Shift over | No fire overnight; the burner is {burn}, the pump ({feed}) is fine.
      gpio_write pin={feed} value=0 | Foam | water foams – feed pump {feed} to rest
    `,
  },
  {
    language: 'en',
    event: 'webhook /observatory/dome {"shutter": "{s}", "target": "{tg}", "rain": {rain}}',
    slots: { s: 'closed, opened', tg: 'M31, Saturn, NGC 891', rain: '=false / true', up: '2..29', dn: '2..29', dew: '2..29', flat: '2..29', fan: '2..29', fk: '=burns unless the pin is high / burns if the pin is high', mk: '=1 drives it west and 0 drives it east / 1 drives it east and 0 drives it west' },
    steps: `
      @rain gpio_write pin={up} value=1 // failed "it is raining" | Open the dome | Two motors: {up} opens, {dn} closes, each on a 1. Open for {tg}, unless it rains; then fail.
      gpio_write pin={dn} value=1 | Close the dome | Two motors: {up} opens, {dn} closes, each on a 1. Close.
      gpio_write pin={up} value=0 | End switch reached | Stop the motor that opens; {up} opens, {dn} closes.
      @fk gpio_write pin={flat} value=0 // gpio_write pin={flat} value=1 | Flat field | The flat-field lamp {fk}, which is {flat}. 20 exposures of 4 s: make it burn.
      @fk gpio_write pin={flat} value=1 // gpio_write pin={flat} value=0 | Dark again | The flat-field lamp {fk}, which is {flat}. 20 flats are taken; it must not burn.
      @mk gpio_write pin={dew} value=1 // gpio_write pin={dew} value=0 | West | Direction of the dome: {mk}. Line {dew}. {tg} wanders west.
      @mk gpio_write pin={dew} value=0 // gpio_write pin={dew} value=1 | East | Direction of the dome: {mk}. Line {dew}. The next target stands in the east.
      gpio_write pin={fan} value=0 | Trembling stars | Cooling fan {fan} shakes the mirror. Still, please.
    `,
  },
  {
    language: 'en',
    earlier: ['Search the mill archive | file_search → gates.md: "pin {a}: hopper gate. pin {b}: mill gate. pin {c}: bin gate. After the flood all three got new cylinders: {n}."'],
    slots: { a: '2..29', b: '2..29', c: '2..29', n: '=air lifts the gate / air lowers the gate', kg: '50..900', who: 'Jasper, Oma, the miller' },
    steps: `
      @n gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Hopper gate up | 1 gives air. {kg} kg want to fall.
      @n gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Hopper gate down | 1 gives air. {who} says it's enough.
      @n gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Mill gate up | Air is a 1 here too; the archive knows the cylinder.
      @n gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Mill gate down | Down with it before {who} touches the rollers. (1 = air)
      @n gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Bin gate up | Raise, 1 = air.
      @n gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Bin gate down | Lower, 1 = air.
      gpio_write pin={b} value=1 | Air on the mill gate | Whatever it does: air (1).
      gpio_read pin={c} | Bin gate | level, please
    `,
  },
  {
    language: 'en',
    event: 'mqtt taxidermy/freezer {"freezer": {f}, "c": {c}, "content": "{w}"}',
    slots: { f: '1..6', c: '-31..-24 / -9..-2', w: 'badger, heron, two foxes', comp: '2..29', def: '2..29', al: '2..29', lt: '2..29', ck: '=a latching cut-out that must see a 0 to let the compressor work / a latching cut-out that must see a 1 to let the compressor work' },
    steps: `
      @ck gpio_write pin={comp} value=0 // gpio_write pin={comp} value=1 | Cool the {w} | In the compressor's line there is {ck}. That is {comp}. Cooling is wanted.
      @ck gpio_write pin={comp} value=1 // gpio_write pin={comp} value=0 | Let the {w} thaw | In the compressor's line there is {ck}. That is {comp}. The compressor shouldn't work.
      @c gpio_write pin={al} value=0 // gpio_write pin={al} value=1 | Alarm lamp | It is lit (1 on {al}) when the freezer is warmer than -15 °C and dark when colder.
      @c failed "it is at {c} °C" // gpio_write pin={def} value=0 | Defroster | Warmer than -15 °C: take the defroster {def} off the mains. Colder: fail.
      gpio_write pin={def} value=1 | Ice on the coil | One centimetre of ice. Defroster {def}: let it warm up.
      gpio_write pin={lt} value=1 | Find the heron | Inner light {lt} on.
      gpio_write pin={lt} value=0 | Found it | Inner light {lt} out, {def} and {al} as they were.
      gpio_read pin={comp} | Cut-out | What does cut-out {comp} see?
    `,
  },
  {
    language: 'en',
    event: 'webhook /theatre/flies {"bar": {bar}, "cue": "{cue}", "load_kg": {kg}}',
    slots: { bar: '3..28', cue: 'Q14, Q88, blackout', kg: '20..180 / 420..560', brk: '2..29', up: '2..29', work: '2..29', rain: '2..29', con: '2..29', bk: '=Two spring brakes that are released electrically / Two electric brakes that are released by springs', rk: '=the NC sort and waters the stage at 1 / the NO sort and waters the stage at 0' },
    steps: `
      @bk gpio_write pin={brk} value=1 // gpio_write pin={brk} value=0 | Release bar {bar} | {bk}, line {brk}. The bar has to move, release.
      @bk gpio_write pin={brk} value=0 // gpio_write pin={brk} value=1 | Hold bar {bar} | {bk}, line {brk}. {kg} kg above heads, hold.
      @kg gpio_write pin={up} value=1 // failed "{kg} kg are on the bar" | Fly out | Motor {up}, up to 300 kg. With a heavier load, fail.
      gpio_write pin={work} value=0 | {cue}: blackout | Work lights, all on {work}, go out.
      gpio_write pin={work} value=1 | Get-out | House is empty, the crew wants work lights: {work}.
      gpio_read pin={con} | Slack rope? | Slack-rope contact {con} at the winch {up}: read.
      gpio_write pin={up} value=0 | Stop flying | {up}: motor off.
      @rk gpio_write pin={rain} value=0 // gpio_write pin={rain} value=1 | It stops raining | King Lear has suffered enough. Rain valve {rain} is {rk}.
      @rk gpio_write pin={rain} value=1 // gpio_write pin={rain} value=0 | Blow, winds | King Lear, act three: rain! Valve {rain} is {rk}.
    `,
  },
];
