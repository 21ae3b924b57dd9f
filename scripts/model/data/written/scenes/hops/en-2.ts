import type { Scene } from '../../scene';

/** Two things that have to be put together, the relation told in the step itself, in English, part 2. */
export const hopsEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt dairy/tank {"tank": "{t}", "order": "{o}", "litres": {l}}',
    slots: { t: '=north / south / old', o: '=fill / empty', l: '120..900', an: '2..29', bs: '2..29', co: '2..29', ag: '2..29', e: '=1.0, 0.0', op: '{e} * 1', sh: '1 - {e}', g: '=1.00, 0.00', run: '{g} * 1', stop: '1 - {g}' },
    steps: `
      @t gpio_write pin={an} value={op} // gpio_write pin={bs} value={op} // gpio_write pin={co} value={op} | Open its valve | North: {an}. South: {bs}. Old: {co}. {op} opens, {sh} closes. Open the valve of the tank that wrote.
      @t gpio_write pin={an} value={sh} // gpio_write pin={bs} value={sh} // gpio_write pin={co} value={sh} | Shut it again | And shut again. Valve pins: {co} old tank, {an} north tank, {bs} south tank. A valve is open at {op}, closed at {sh}.
      @o gpio_write pin={ag} value={stop} // gpio_write pin={ag} value={run} | Agitator | While a tank fills, the agitator on {ag} stands; while it empties, it turns. Level {run} turns it, level {stop} stops it. The order field tells which.
      @o gpio_write pin={an} value={op} // gpio_write pin={co} value={sh} | Two valves, one order | fill: inlet {an} gets {op}. empty: outlet {co} gets {sh}. Only one of the two, as ordered.
      @o mqtt_publish topic=dairy/pump payload=forward // mqtt_publish topic=dairy/pump payload=reverse | Pump | Publish on dairy/pump: "forward" to fill, "reverse" to empty.
      @o notify message="filling {l} l" // notify message="emptying {l} l" | On the screen | Show "filling <litres> l" or "emptying <litres> l", whichever the order is.
      @t failed "the north tank must not be touched" // gpio_write pin={bs} value=0 // gpio_write pin={co} value=0 | Repair in the north | The north tank is being welded; if the message is about it, fail. Otherwise the pin of the tank to 0 (south {bs}, old {co}).
      gpio_write pin={an} value={op} | Always north | Never mind which tank wrote. North tank, pin {an}, open: {op}. Do not touch {bs} and {co}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /yard/scale {"truck": "{tr}", "gross": {g}, "tare": {ta}, "driver": "{d}", "goods": "{go}"}',
    slots: { tr: 'B-KL 204, 7-TRX-3, green Scania', g: '18.5..38.9', ta: '9.1..14.8', d: 'Ferhat, J. Novak, Milly', go: '=gravel / sand / topsoil', y1: '=box 1, box 4, box 6', y2: '=box 1, box 4, box 6', y3: '=box 1, box 4, box 6', p: '2..29', q: '2..29', n: '2..9', hi: '=1, 0', lo: '1 - {hi}' },
    tools: ['waagmeld_ticket(text, copies?: int): Print a weighing ticket', 'waagmeld_send(truck, box): Send a truck to a box', 'waagmeld_store(truck, tonnes: num, kind?: gross|tare): Store a weight', 'waagmeld_sign(lines): Show text on the big sign'],
    steps: `
      @go waagmeld_send truck="{tr}" box="{y1}" // waagmeld_send truck="{tr}" box="{y2}" // waagmeld_send truck="{tr}" box="{y3}" | Where to tip | Sand lies in {y2}, topsoil in {y3}, gravel in {y1}. Send the truck where its goods lie.
      waagmeld_ticket text="{g} t gross, {ta} t tare" | Ticket | Ticket with both weights like this: "<gross> t gross, <tare> t tare". Copies aren't ordered.
      waagmeld_ticket text="{tr}" copies={n} | {n} tickets | {n} copies with only the truck on them.
      waagmeld_store truck="{tr}" tonnes={ta} kind=tare | Empty weight | Store the lower one of the two weights for the truck, kind tare.
      waagmeld_store truck="{tr}" tonnes={g} | Full weight | Store the higher of the two weights. No kind is entered here.
      @go waagmeld_sign lines="{d}: gravel" // waagmeld_sign lines="{d}: sand" // waagmeld_sign lines="{d}: topsoil" | Sign | On the big sign: who drives, a colon, a space, what is on the truck.
      @go gpio_write pin={p} value={hi} // gpio_write pin={p} value={lo} // gpio_write pin={p} value={lo} | Dust spray | The dust spray ({p}) runs for gravel and for nothing else. It runs on {hi} and rests on {lo}.
      @go waagmeld_send truck="{tr}" box=gate // waagmeld_send truck="{tr}" box=gate // failed "topsoil goes out over the field" | Out | Back to the box called gate with it, unless it carries topsoil; then fail.
      gpio_write pin={q} value={lo} | Barrier | Barrier on {q}: {lo} lowers, {hi} lifts. Lower it. The spray on {p} is another matter.
    `,
  },
  {
    language: 'en',
    earlier: ['Wire list, copied from the lid | file_read → 1 {n1} = {a}; 2 {n2} = {b}; 3 {n3} = {c}; 4 spare = {d}', 'Ask the inspector | {verdict}'],
    slots: { n1: '=siren, gong', n2: '=strobe, beacon', n3: '=door strike, shutter', a: '10..29', b: '10..29', c: '10..29', d: '10..29', verdict: '=passed / failed', e: '=1.0, 0.0', on: '{e} * 1', off: '1 - {e}' },
    steps: `
      gpio_write pin={b} value={on} | Second on the list | The second entry of the lid gets switched on. On = {on}, off = {off}.
      gpio_write pin={d} value={off} | Last on the list | the last one on the list: off, i.e. {off}
      gpio_write pin={a} value={off} | The {n1} | Silence the {n1}! With {on} it makes noise, with {off} it doesn't.
      gpio_write pin={c} value={on} | Between 2 and 4 | What stands on the lid between number 2 and number 4 is to be on; that is a {on} on these outputs, not a {off}.
      @verdict gpio_write pin={b} value=1 // gpio_write pin={a} value=1 | Light or noise | Passed: number 2 high. Failed: number 1 high.
      @verdict gpio_write pin={d} value={on} // failed "the inspector did not pass it" | Spare | If it passed in step {step2} put the spare on ({on}). If not, this step fails.
      gpio_read pin={c} | Look only | Read number 3.
      @verdict memory_store key=inspection content="passed by hand" // memory_store key=inspection content="failed by hand" | Keep the word | Under inspection keep the one word of step {step2} followed by "by hand".
    `,
  },
  {
    language: 'en',
    event: 'manual - {w}: {who} at door {n}',
    slots: { w: '=let in / keep out', who: 'Mr. Abel, the baker, Ines K.', n: '2..9', lk: '10..29', lt: '10..29', bz: '10..29', type: '=holds without power and lets go under power / holds under power and lets go without power', hi: '=1, 0', lo: '1 - {hi}' },
    steps: `
      @w gpio_write pin={lk} value={hi} // gpio_write pin={lk} value={lo} | Lock | "let in" sets pin {lk} to {hi}, "keep out" sets it to {lo}.
      @type gpio_write pin={lk} value=1 // gpio_write pin={lk} value=0 | Unlock | Whatever was called: unlock. The lock, {lk}, {type}, and 1 is power.
      @type gpio_write pin={lk} value=0 // gpio_write pin={lk} value=1 | Lock up | Lock up, the shop is shut. Our lock {type}. Power comes with a 1 on {lk}.
      @w gpio_write pin={lt} value=1 // gpio_write pin={bz} value=1 | Lamp or buzzer | When somebody is let in the lamp ({lt}) goes high, when somebody is kept out the buzzer ({bz}) does. Not both.
      @w gpio_write pin={bz} value=0 // gpio_write pin={lt} value=0 | And the other | The one that isn't used goes low: for "let in" that is buzzer {bz}, for "keep out" lamp {lt}.
      @w notify title="Door {n}" message="{who} comes in" // notify title="Door {n}" message="{who} stays out" | Tell the porter | Title: Door, a space, its number. Text: the person, then "comes in" or "stays out" as was called.
      @w memory_store key="last-guest" content="{who}" // failed "{who} was kept out" | Guest list | Let in: keep who it was as last-guest. Kept out: nothing is kept, the step fails.
      mqtt_publish topic=door/{n} payload="{who}" | Publish | On door/ with the number of the door behind it, publish who it is.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bees/scale {"hives": [{"hive": "{h1}", "kg": {k1}}, {"hive": "{h2}", "kg": {k2}}, {"hive": "{h3}", "kg": {k3}}]}',
    slots: { h1: '=lime, H1', h2: '=acacia, H2', h3: '=meadow, H3', k1: '31.5..38.9', k2: '51.0..59.9 / 21.5..27.9', k3: '41.2..48.8', n: '2..9', who: 'Jutta, Sam, beekeeper Lo' },
    tools: ['immekron_feed(colony, litres: int, syrup?: thin|thick): Feed a colony', 'immekron_super(colony, boxes?: int): Add honey boxes', 'immekron_flag(colony, words): Put a remark on a hive', 'immekron_visit(person, colony): Plan a visit'],
    steps: `
      @k2 immekron_super colony={h2} // immekron_super colony={h3} | Full one | The heaviest hive gets a honey box. How many is left open.
      @k2 immekron_feed colony={h1} litres={n} syrup=thick // immekron_feed colony={h2} litres={n} syrup=thick | Feed the light one | {n} litres of thick syrup for the hive with the least weight.
      @k2 immekron_visit person="{who}" colony={h3} // immekron_visit person="{who}" colony={h1} | Middle one | {who} shall look at the hive that is neither heaviest nor lightest.
      @k2 immekron_flag colony={h2} words="{k2} kg" // immekron_flag colony={h3} words="{k3} kg" | Remark | Remark for the heaviest: its own weight with " kg" behind.
      immekron_feed colony={h1} litres={n} | First in the list | The first of the list, {n} litres. Kind of syrup open.
      immekron_visit person="{who}" colony={h3} | Last in the list | A visit to the last hive of the list, {who} goes. Weight doesn't count.
      immekron_super colony={h2} boxes={n} | Second | {n} boxes on the second of the three.
      immekron_flag colony={h2} words="not {h1}" | Mixed up | People mix them up. On the second hive goes the remark "not" and the name of the first.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/sample {"id": "{id}", "ph": {ph}, "class": "{cl}", "rack": "{rk}", "tech": "{te}"}',
    slots: { id: 'S-0193, BL77, W/204', ph: '4.1..6.7 / 7.3..9.8', cl: '=blood / urine / saliva', rk: 'R2, cold-4, tray 9', te: 'Ana, H. Lund, Miko', c1: '=gold, lilac, green', c2: '=gold, lilac, green', c3: '=gold, lilac, green', ac: '2..29', al: '2..29', s: '2..40' },
    tools: ['pipetron_cap(tube, colour): Cap a tube', 'pipetron_spin(tube, minutes: int, chilled?: bool): Spin a tube', 'pipetron_shelve(tube, place): Put a tube away', 'pipetron_label(tube, text): Label a tube', 'pipetron_void(tube, because?): Void a tube'],
    steps: `
      @cl pipetron_cap tube={id} colour={c1} // pipetron_cap tube={id} colour={c2} // pipetron_cap tube={id} colour={c3} | Cap | Caps in this house: blood {c1}, urine {c2}, saliva {c3}. Cap the tube.
      @cl pipetron_cap tube={id} colour={c2} // pipetron_cap tube={id} colour={c3} // pipetron_cap tube={id} colour={c1} | Trial week | During the trial everything moves on by one: blood takes the cap of urine, urine takes that of saliva, saliva takes that of blood. ({c1} blood, {c2} urine, {c3} saliva normally)
      pipetron_label tube={id} text="{id} / {te}" | Label | Label: the id, space, slash, space, the technician.
      pipetron_label tube={id} text="pH {ph}" | pH label | put pH and the measured value on the label, one space between, nothing else
      @cl pipetron_spin tube={id} minutes={s} // failed "urine is not spun" // pipetron_spin tube={id} minutes={s} | Spin | {s} minutes, but not for urine, there it is an error. Chilling is not mentioned, leave it.
      @cl pipetron_spin tube={id} minutes={s} chilled=true // pipetron_spin tube={id} minutes={s} chilled=false // pipetron_spin tube={id} minutes={s} chilled=false | Chilled or not | Spin for {s} minutes: blood chilled (true), the other two explicitly not (false).
      pipetron_shelve tube={id} place="{rk}" | Away | Back where it came from, to its rack.
      pipetron_void tube={id} | Void | The tube broke. Void it; because may stay empty.
      @ph gpio_write pin={ac} value=1 // gpio_write pin={al} value=1 | Acid or alkaline | Under 7 the lamp for acid on pin {ac} goes to 1, over 7 the lamp for alkaline on pin {al}.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the vane | http_request → wind from the {dir}', 'Read the rain pin | gpio_read → pin {rp} = {rain}', 'Last time | memory_recall → roof motor was on pin {rm}, awning on pin {aw}'],
    slots: { dir: '=west / east', rp: '2..29', rain: '=0 / 1', rm: '2..29', aw: '2..29', wl: '2..29', el: '2..29', e: '=1.0, 0.0', out: '{e} * 1', inn: '1 - {e}' },
    steps: `
      @dir gpio_write pin={wl} value=1 // gpio_write pin={el} value=1 | Wind side | Louvre west {wl}, louvre east {el}. The louvre on the side the wind comes from goes to 1.
      @dir gpio_write pin={el} value=0 // gpio_write pin={wl} value=0 | Lee side | The louvre on the other side, away from the wind, goes to 0. West is {wl} and east is {el}.
      @rain gpio_write pin={rm} value=1 // gpio_write pin={rm} value=0 | Roof | The rain sensor pulls its pin to 0 when it is wet. Wet: roof motor 1. Dry: roof motor 0. The motor's pin was remembered in step {step3}.
      @rain gpio_write pin={aw} value={inn} // gpio_write pin={aw} value={out} | Awning | Awning in when it is wet (sensor 0), out when it is dry (sensor 1). {out} is out, {inn} is in; pin as it was last time.
      gpio_write pin={aw} value={out} | For the guests | Rain or no rain, the awning goes out. Out is {out}, in is {inn}.
      gpio_read pin={rp} | Still raining? | ask the rain sensor once more
      @rain send_message channel=team text="roof closes" // failed "it is dry" | Team | To the channel team: "roof closes", if the sensor read 0. With a 1 there is nothing to say: fail.
      memory_store key=roof-motor content="pin {rm}" | Keep | Keep under roof-motor the word pin and the number of the roof motor.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hotel/room {"room": {r}, "sign": "{s}", "window": "{w}", "guest": "{g}"}',
    slots: { r: '101..399', s: '=do not disturb / please clean', w: '=open / shut', g: 'Ms. Farrow, Tanaka, Mr. O. Bell', v: '2..29', l: '2..29', np: '2..29', f: '2..29', e: '=1.0, 0.0', warm: '{e} * 1', cold: '1 - {e}', m: '=a high pin is dark and a low one is lit / a high pin is lit and a low one is dark' },
    steps: `
      @w gpio_write pin={v} value={cold} // gpio_write pin={v} value={warm} | Heating valve | Window open: no heating. Window shut: heating. Valve {v}; {warm} heats, {cold} doesn't.
      @s gpio_write pin={l} value=1 // gpio_write pin={l} value=0 | Door lamp | Disturb forbidden: lamp {l} to 1. Cleaning wanted: lamp {l} to 0.
      @s send_message channel=floor text="{r}: later" // send_message channel=floor text="{r}: now" | Floor | Message on the channel floor: room, colon, space, and "later" for do not disturb or "now" for please clean.
      @s failed "the guest does not want to be disturbed" // sop_execute name=clean-room payload="room {r}" | Clean | Start clean-room with the payload "room <number>". With "do not disturb" at the door, fail instead.
      notify message="{g}, room {r}" | Who | Screen: the guest, a comma, a space, the word room, a space, the number. It needs no title.
      @m gpio_write pin={np} value=0 // gpio_write pin={np} value=1 | Number plate | The number over the door hangs on {np}, where {m}. It ought to be lit.
      @m gpio_write pin={np} value=1 // gpio_write pin={np} value=0 | Plate dark | Number plate on {np} dark, please. Remember, {m}.
      @w gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | Fan | Leave {v} and {l} alone. Fan on {f}: window open 0, window shut 1.
      mqtt_publish topic=hotel/sign payload="{r} {s}" | Sign | hotel/sign: the room number, a space, and the sign exactly as it reads.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bakery/oven {"oven": "{o}", "bread": "{b}", "crumb_c": {c}, "loaves": {n}}',
    slots: { o: 'O1, deck 2, stone oven', b: '=rye / spelt / toast', c: '88..92 / 95..98', n: '12..90', t1: '20..29', t2: '31..45', t3: '50..70', v: '2..19', p: '2..19', hi: '=1, 0', lo: '1 - {hi}', k: '=Ewa, Paolo, night shift' },
    tools: ['ofenmaat_bake(oven, minutes: int, steam?: bool): Bake on', 'ofenmaat_pull(oven, loaves?: int): Take loaves out', 'ofenmaat_tag(text): Print a shelf tag', 'ofenmaat_tell(baker, text): Tell a baker something'],
    steps: `
      @b ofenmaat_bake oven="{o}" minutes={t3} // ofenmaat_bake oven="{o}" minutes={t2} // ofenmaat_bake oven="{o}" minutes={t1} | How long | Toast gets {t1} minutes, spelt {t2}, rye {t3}. Bake what is in the oven for as long as it needs; about steam nothing was said.
      @b ofenmaat_bake oven="{o}" minutes={t1} steam=true // ofenmaat_bake oven="{o}" minutes={t1} steam=true // ofenmaat_bake oven="{o}" minutes={t1} steam=false | Steam | {t1} minutes for every bread. Steam true, only toast gets steam false.
      @c failed "the crumb has only {c} °C" // ofenmaat_pull oven="{o}" | Pull | At 94 °C or hotter inside, take them out, all, so no number. Less: fail.
      ofenmaat_pull oven="{o}" loaves={n} | Pull and count | Take out as many loaves as the message says.
      @b ofenmaat_tag text="{n} x rye" // ofenmaat_tag text="{n} x spelt" // ofenmaat_tag text="{n} x toast" | Tag | Tag: number of loaves, " x ", the kind of bread.
      ofenmaat_tell baker="{k}" text="{c} °C" | Tell | Tell {k} how hot the crumb is: the number, a space, °C.
      @b gpio_write pin={v} value={hi} // gpio_write pin={v} value={lo} // gpio_write pin={v} value={lo} | Vent | The vent on {v} is to be open for rye ({hi}), and closed for the others ({lo}).
      gpio_write pin={p} value={lo} | Light | Pin {v} is the vent, don't touch. Pin {p} is the light: {hi} on, {lo} off. Light off.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rail/crossing {"state": "{s}", "train": "{t}", "track": {k}}',
    slots: { s: '=approaching / passed', t: 'RE 4, S7, goods 4410', k: '=1 / 2 / 3', b: '10..29', a1: '10..29', a2: '10..29', a3: '10..29', e: '=1.0, 0.0', dn: '{e} * 1', up: '1 - {e}', g: '=1.00, 0.00', red: '{g} * 1', grn: '1 - {g}' },
    steps: `
      @s gpio_write pin={b} value={dn} // gpio_write pin={b} value={up} | Barrier | A train that approaches: barrier down. A train that has passed: barrier up. Pin {b}, down = {dn}, up = {up}.
      @k gpio_write pin={a1} value={red} // gpio_write pin={a2} value={red} // gpio_write pin={a3} value={red} | Signal red | Signals by track (1/2/3): {a1}/{a2}/{a3}. The signal of the train's track to red, which is {red}; green would be {grn}.
      @k gpio_write pin={a1} value={grn} // gpio_write pin={a2} value={grn} // gpio_write pin={a3} value={grn} | Signal green | Track 3 has signal {a3}, track 2 has {a2}, track 1 has {a1}. Give the track of the message green. {red} red, {grn} green.
      @s mqtt_publish topic=rail/bell payload=ring // mqtt_publish topic=rail/bell payload=quiet | Bell | Bell on rail/bell: ring while approaching, quiet once passed.
      @s failed "the train has not passed yet" // gpio_write pin={b} value={up} | Up, carefully | Raise the barrier ({b} to {up}), but while the train is still approaching fail.
      @k notify message="{t} on track 1" // notify message="{t} on track 2" // notify message="{t} on track 3" | Display | Show "<train> on track <track>" here. Title omitted.
      gpio_write pin={b} value={dn} | Test at night | No train counts tonight: barrier down for the test. {up} lifts, {dn} lowers, pin {b}.
      memory_store key=last-train content="{t}" | Remember | last-train is the train as it is named in the message.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/chem {"ph": "{p}", "chlorine": "{c}", "pool": "{n}"}',
    slots: { p: '=high / low / fine', c: '=low / good', n: 'lap, kids, whirl', ac: '2..29', ba: '2..29', cl: '2..29', f: '2..29', s: '5..60', hi: '=1, 0', lo: '1 - {hi}' },
    tools: ['badwacht_dose(pool, agent: acid|soda|chlorine, seconds?: int): Dose a pool', 'badwacht_close(pool, notice?): Close a pool', 'badwacht_open(pool): Open a pool', 'badwacht_board(text): Write on the board at the entrance'],
    steps: `
      @p badwacht_dose pool={n} agent=acid // badwacht_dose pool={n} agent=soda // failed "the pH is fine" | Dose | Acid when the pH is high, soda when it is low. Fine: nothing to dose, fail. Don't give seconds.
      @p badwacht_dose pool={n} agent=acid seconds={s} // badwacht_dose pool={n} agent=soda seconds={s} // badwacht_dose pool={n} agent=chlorine seconds={s} | Always something | {s} seconds of: soda (pH low), acid (pH high), chlorine (pH fine).
      @c badwacht_close pool={n} // badwacht_open pool={n} | Open or closed | Chlorine low: close the pool, without a notice. Chlorine good: open it.
      @c badwacht_close pool={n} notice="chlorine" // failed "the chlorine is good" | Notice | With low chlorine close it, notice "chlorine". With good chlorine fail.
      badwacht_board text="pool: {n}" | Board | "pool", colon, space, its name, that is all that should stand at the entrance.
      @p gpio_write pin={ac} value=1 // gpio_write pin={ba} value=1 // gpio_write pin={f} value=1 | Lamps | Three lamps: {ba} says pH low, {ac} says pH high, {f} says fine. The right one high.
      @c gpio_write pin={cl} value={hi} // gpio_write pin={cl} value={lo} | Chlorine pump | Pump {cl}: {hi} pumps, {lo} rests. Low chlorine pumps, good chlorine rests.
      badwacht_open pool={n} | Open anyway | The inspector allows it. Open the pool; low or high doesn't come into it.
    `,
  },
  {
    language: 'en',
    earlier: ['Clinic pin plan | file_read → nurse light {a}; {b} door opener; bed motor {c}; {d} oxygen valve', 'Who called | desk_ask → {who}, bed {bed}'],
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', who: 'Mrs. Kern, Yusuf, Mr. Tate', bed: '31..49', e: '=1.0, 0.0', on: '{e} * 1', off: '1 - {e}', act: '=active-low / active-high', bd: 'ward-b, io-3, clinic2' },
    steps: `
      gpio_write pin={a} value={on} | Light | Nurse light: lit at {on}, dark at {off}. Light it. The number is in the plan of step {step1}.
      gpio_write pin={d} value={off} | Oxygen | Oxygen off. {on} lets it flow, {off} stops it. No board is given.
      @act gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Let them in | The door opener has an {act} input; make it open.
      @act gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Bed stops | The bed motor must stop. Its driver is {act}.
      gpio_write pin={c} value={on} board={bd} | Bed on {bd} | Bed motor runs with {on}. Run it, on board {bd}.
      notify message="{who} calls from bed {bed}" | Show | "<who> calls from bed <number>", taken from step {step2}.
      send_message channel=pager text="{bed}" | Pager | To the pager only the number of the bed.
      gpio_read pin={d} | Oxygen line | Is the oxygen line up? Don't switch, read.
    `,
  },
];
