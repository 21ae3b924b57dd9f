import type { Scene } from '../../scene';

/** A pin and a level that have to be worked out from the wiring a person tells, part 3. */
export const wiredEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt mushrooms/room {"room": "{rm}", "co2_ppm": {co}, "t_c": {t}}',
    slots: { rm: '=oyster / shiitake', co: '600..1100 / 2400..5200', t: '14..19', oy: '2..29', sh: '2..29', fog: '2..29', uvp: '2..29', sp: '2..29', fg: '=rests while the pin has 3.3 V and fogs at 0 V / fogs while the pin has 3.3 V and rests at 0 V', hp: '2..29' },
    steps: `
      @rm gpio_write pin={oy} value=1 // gpio_write pin={sh} value=1 | Fresh air | fan oyster: {oy}, fan shiitake: {sh} – the room in the message needs air
      @co gpio_write pin={hp} value=0 // gpio_write pin={hp} value=1 | Stale? | Blower {hp}. Above 1800 ppm it blows, beneath that it doesn't.
      @fg gpio_write pin={fog} value=0 // gpio_write pin={fog} value=1 | Make it misty | Ultrasonic fogger, pin {fog}. It {fg}. We want fog.
      @fg gpio_write pin={fog} value=1 // gpio_write pin={fog} value=0 | I can't see my hand | Fog away. The fogger at {fog} {fg}.
      gpio_write pin={uvp} value=0 | Somebody goes in | UV burns eyes. Before anybody goes in, {uvp} must be without juice.
      gpio_write pin={uvp} value=1 | Nobody inside | The room is empty and locked, so {uvp}, the UV tube, can get its juice.
      @rm gpio_write pin={sh} value=0 // gpio_write pin={oy} value=0 | Not in the other one | In the room that did not report the fan may rest. Numbers: shiitake {sh}, oyster {oy}.
      gpio_read pin={sp} | Spare input | There is a door contact on {sp}. Its level, please; the rest is none of your business.
    `,
  },
  {
    language: 'en',
    event: 'webhook /harbour/lock {"ship": "{ship}", "side": "{side}", "draught_m": {m}}',
    slots: { ship: 'Alte Liebe, Meg, Tern, barge 12', side: '=river / canal', m: '0.8..1.4 / 2.4..3.3', ri: '2..29', ca: '2..29', grn: '2..29', red: '2..29', pad: '2..29', pd: '=A paddle drops shut by its own weight and current lifts it / A paddle is pushed open by the water and current forces it shut', gr: '=wired to plus on its other leg and thus on when the output is low / wired to minus on its other leg and thus on when the output is high' },
    steps: `
      @side gpio_write pin={ri} value=1 // gpio_write pin={ca} value=1 | Open for {ship} | The gates part under power, at the river side by {ri} and at the canal side by {ca}. Part the gates where {ship} waits.
      @side gpio_write pin={ca} value=0 // gpio_write pin={ri} value=0 | The opposite gates | Never both. So the gates on the side where nobody waits lose their power (river {ri}, canal {ca}).
      @pd gpio_write pin={pad} value=1 // gpio_write pin={pad} value=0 | Fill the chamber | {pd}. Paddle output: {pad}. Open the paddle.
      @pd gpio_write pin={pad} value=0 // gpio_write pin={pad} value=1 | Chamber full | {pd}. With the chamber full, the paddle ({pad}) gets shut.
      @gr gpio_write pin={grn} value=0 // gpio_write pin={grn} value=1 | Show green | The green lamp is {gr} – it's {grn}. {ship} may enter: show it.
      @gr gpio_write pin={grn} value=1 // gpio_write pin={grn} value=0 | Hide green | {grn} is the green lamp, {gr}. Nobody enters any more, green out.
      @m gpio_write pin={red} value=0 // failed "the draught is {m} m" | Draught | Ships drawing over 2 m cannot pass: fail. For others the red lamp ({red}, normal sense) goes out.
      gpio_read pin={pad} | Paddle | Any current on {pad}? Look it up.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the fitter | chat_reply → dryer = {dr}; spreader = {sp}; iron = {ir}; the red button comes in on {bt}. {rule}'],
    slots: { dr: '2..29', sp: '2..29', ir: '2..29', bt: '2..29', rule: '=On this old board everything is upside down: 0 runs and 1 rests / On this new board everything is as in the book: 1 runs and 0 rests', towels: '20..90' },
    steps: `
      @rule gpio_write pin={dr} value=0 // gpio_write pin={dr} value=1 | {towels} wet towels | Get the dryer going. What the fitter said counts.
      @rule gpio_write pin={dr} value=1 // gpio_write pin={dr} value=0 | Dry as a bone | Dryer may rest; mind the fitter's rule.
      @rule gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | Spreader | Would you let the spreader run, in the way step {step1} explains?
      @rule gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | Sheet jammed | STOP the spreader. The fitter told us which level that is.
      @rule gpio_write pin={ir} value=0 // gpio_write pin={ir} value=1 | Iron | Heat up the iron, according to what step {step1} has.
      @rule gpio_write pin={ir} value=1 // gpio_write pin={ir} value=0 | Smell of burning | The iron has to go off right now. As the fitter explained.
      gpio_read pin={bt} | Red button | Fetch the level of the red button.
      ^ | Did someone hit the button? | The fitter told where the red one comes in: read there.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tower/bells {"hour": {h}, "bell": "{bell}"}',
    slots: { h: '6..10 / 22..23', bell: '=Maria / Gabriel / Toby', ma: '2..29', ga: '2..29', to: '2..29', jal: '2..29', light: '2..29', jl: '=louvres gape when the coil is fed / louvres close when the coil is fed', pig: 'pigeons, jackdaws, bats' },
    steps: `
      @bell gpio_write pin={ma} value=1 // gpio_write pin={ga} value=1 // gpio_write pin={to} value=1 | Swing | Motor pins, heaviest first: Maria {ma}, Gabriel {ga}, Toby {to}. The bell asked for is to swing.
      @bell gpio_write pin={ma} value=0 // gpio_write pin={ga} value=0 // gpio_write pin={to} value=0 | Let it swing out | Take the motor power off the bell in question. Toby: {to}; Maria: {ma}; Gabriel: {ga}.
      @h gpio_write pin={to} value=1 // gpio_write pin={to} value=0 | Not at night | Toby ({to}) rings at six to ten in the morning. At twenty-two or later he has to be mute.
      @jl gpio_write pin={jal} value=1 // gpio_write pin={jal} value=0 | So that the town hears it | Those {jl}. Open them, coil {jal}.
      @jl gpio_write pin={jal} value=0 // gpio_write pin={jal} value=1 | Keep the {pig} out | Close up the louvres. Coil {jal}; the {jl}.
      gpio_write pin={light} value=1 | Illumination | Illuminate the tower by {light}, despite the {pig}.
      gpio_write pin={light} value=0 | Dark tower | Nature lovers complained. Tower dark: {light}.
      gpio_read pin={ga} | Gabriel | Does Gabriel get power? His is {ga}; the other two are {ma} and {to}.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', e: '2..29', home: '=A is what you get at rest, B when the relay has pulled in / B is what you get at rest, A when the relay has pulled in', dir: '=high spools in and low pays out / high pays out and low spools in', half: '=clockwise for 1, anticlockwise for 0 / anticlockwise for 1, clockwise for 0' },
    steps: `
      @home gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Antenna A | A changeover relay on {a}: {home}. Choose antenna A.
      @home gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Antenna B | A changeover relay on {a}: {home}. Choose antenna B.
      @dir gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Winch in | Direction wire {b}, {dir}. We haul the rope in.
      @dir gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Winch out | Give rope. Direction wire {b}, {dir}.
      @half gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Turn right | The rotator's direction input {c} is {half}. Prepare it for clockwise.
      @half gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Turn left | Prepare the rotator for anticlockwise. Input {c}, {half}.
      gpio_write pin={d} value=1 | PTT | Key the transmitter: {d} transmits while it is up.
      gpio_write pin={d} value=0 | Over | "Over." Release {d}, back to receiving; it transmits while it is up.
      gpio_read pin={e} | Read the limit switch of the mast | {e}
    `,
  },
  {
    language: 'en',
    event: 'mqtt barn/milk {"stall": {st}, "cow": "{cow}", "conductivity": {mc}, "cluster_pin": {cp}, "pulsator_pin": {pp}}',
    slots: { st: '1..24', cow: 'Berta, Olga, Nr. 4471, Snowdrop', mc: '4.1..5.4 / 7.6..9.9', cp: '2..29', pp: '2..29', div: '2..29', gate: '2..29', dw: '=energised it sends the milk to the drain and at rest to the tank / energised it sends the milk to the tank and at rest to the drain', gg: '=A spring opens it; the cylinder shuts it when its valve has current / A spring shuts it; the cylinder opens it when its valve has current' },
    steps: `
      gpio_write pin={cp} value=0 | Let go of the udder | {cow} is done. Vacuum at the cluster gone, by taking its valve off power (pin from the stall).
      gpio_write pin={pp} value=1 | Pulse | Pulsator on for this stall.
      gpio_write pin={pp} value=0 | Pulsator, no more | Cow in stall {st} kicks. End the pulsing.
      @dw gpio_write pin={div} value=1 // gpio_write pin={div} value=0 | Antibiotics! | Diverter {div}: {dw}. The milk of {cow} has to go to the drain.
      @dw gpio_write pin={div} value=0 // gpio_write pin={div} value=1 | Good milk | Diverter {div}: {dw}. Now it's milk for the tank.
      @gg gpio_write pin={gate} value=0 // gpio_write pin={gate} value=1 | Exit gate open | Gate valve {gate}. {gg}. {cow} may leave.
      @gg gpio_write pin={gate} value=1 // gpio_write pin={gate} value=0 | Exit gate shut | Gate valve {gate}. {gg}. Nobody leaves yet.
      @mc gpio_write pin={cp} value=1 // failed "the conductivity is {mc}" | Healthy? | At a conductivity below 6.5 the cluster of the message gets power. At more: fail, the vet comes first.
      gpio_read pin={cp} | Cluster | Cluster pin of this stall – high or low?
    `,
  },
  {
    language: 'en',
    earlier: ['Find the aviary pins | file_search → aviary.txt: 1st row heat {h1}, 2nd row heat {h2}, hatch {ha}, sprinkler {sp}', 'Who is outside? | bird_count → {n} birds outside'],
    slots: { h1: '2..29', h2: '2..29', ha: '2..29', sp: '2..29', n: '=0 / 3, 7, 12', hm: '=shuts under current, is let open by gravity / opens under current, is let shut by gravity', bird: 'macaw, lory, hoopoe' },
    steps: `
      gpio_write pin={h1} value=1 | First row | The {bird} shivers. Heat, first row.
      gpio_write pin={h2} value=0 | Second row | No heat in the second row, the file says where.
      @hm gpio_write pin={ha} value=0 // gpio_write pin={ha} value=1 | Hatch open | The hatch {hm}. Birds want to go out.
      @hm gpio_write pin={ha} value=1 // gpio_write pin={ha} value=0 | Hatch shut | A hawk! The hatch, which {hm}, has to be shut.
      @n gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | Sprinkle the lawn | If nobody is outside the sprinkler starts; if a single bird is, it stays off.
      @n gpio_write pin={h1} value=0 // failed "{n} birds are outside" | Night setting | Only when all birds are in (0 outside): first-row heat off. Otherwise fail.
      gpio_read pin={ha} | Hatch line | Query the hatch; the {bird} watches.
      gpio_write pin={sp} value=0 | Dry feathers | Cut the water to the sprinkler found in step {step1}, it opens by current.
    `,
  },
  {
    language: 'en',
    event: 'webhook /print/shop {"press": "{pr}", "job": "{job}", "sheets": {n}, "air_bar": {bar}}',
    slots: { pr: 'Heidelberg, GTO, press 2', job: 'menu, poster, ballot', n: '250..9000', bar: '2.1..4.2 / 6.1..7.4', vac: '2..29', pow: '2..29', blan: '2..29', inh: '2..29', fb: '2..29', ih: '=an inhibit input; while it is true the press is blocked and true is high / an inhibit input; while it is true the press is blocked and true is low', pn: '=PNP output card – a 1 puts 24 V on the load / NPN card with a pulled-down load – a 1 takes the voltage off the load' },
    steps: `
      @ih gpio_write pin={inh} value=1 // gpio_write pin={inh} value=0 | Block the press | Wire {inh}: {ih}. My hand is in the rollers. Block.
      @ih gpio_write pin={inh} value=0 // gpio_write pin={inh} value=1 | Free the press | Hand's out. Unblock. Wire {inh}: {ih}.
      @pn gpio_write pin={vac} value=1 // gpio_write pin={vac} value=0 | Suckers | The suckers pull when they have voltage. {pn}, channel {vac}. Pull.
      @pn gpio_write pin={vac} value=0 // gpio_write pin={vac} value=1 | Suckers off | {pn}, channel {vac}. No voltage on the suckers, please.
      gpio_write pin={pow} value=1 | Powder | Wet ink on {job}. Powder sprayer at {pow}, make it spray.
      gpio_write pin={pow} value=0 | Dust allergy | {pow} sprays powder when it is fed. None of it today.
      @bar failed "the air is at {bar} bar" // gpio_write pin={blan} value=1 | Blanket wash | 5 bar of air at least, then power to the blanket washer at {blan}. With less, fail.
      gpio_read pin={fb} | Did the guard answer? | {inh} is what we send to the guard, {fb} is what the guard answers. Get the answer.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cave/gate {"gate": {g}, "bats": {bats}, "radon_bq": {bq}}',
    slots: { g: '=1 / 2', bats: '12..900', bq: '120..780', g1: '2..29', g2: '2..29', fan: '2..29', path: '2..29', drop: '2..29', ml: '=A magnet shuts the gates; powered means shut / A motor opens the gates; powered means open' },
    steps: `
      @g gpio_write pin={g1} value=1 // gpio_write pin={g2} value=1 | Feed the gate that calls | Gate one is wired to {g1} and gate two to {g2}; put current on the one in the message.
      @g gpio_write pin={g1} value=0 // gpio_write pin={g2} value=0 | And take it off | The gate of the message no longer gets current. ({g1}: gate 1, {g2}: gate 2.)
      @ml gpio_write pin={g2} value=1 // gpio_write pin={g2} value=0 | Second gate shut | {ml}. Gate two, {g2}, must be shut because {bats} bats hang there.
      @ml gpio_write pin={g1} value=0 // gpio_write pin={g1} value=1 | First gate open | Visitors. {ml}. Open gate one ({g1}).
      gpio_write pin={fan} value=1 | Radon | {bq} Bq. Let fan {fan} blow.
      gpio_write pin={fan} value=0 | Bats hate it | fan {fan} → silent
      gpio_write pin={path} value=0 | Lamps of the path | No light on the path, pin {path}. Drop counter {drop} is not concerned.
      gpio_read pin={drop} | Stalactite | Drop counter on {drop}: what does it show?
    `,
  },
  {
    language: 'en',
    event: 'peripheral shop/estop_{es} {lvl}',
    slots: { es: '2..29', lvl: '=0 / 1', press: '2..29', lathe: '2..29', stack: '2..29', clutch: '2..29', cl: '=engaged by a spring, disengaged by current / disengaged by a spring, engaged by current' },
    steps: `
      @lvl gpio_write pin={press} value=0 // gpio_write pin={press} value=1 | Press follows the mushroom | The mushroom button breaks its loop when it is hit, so then the line falls to 0. Hit: press contactor {press} off. Intact loop: press on.
      @lvl gpio_write pin={stack} value=1 // gpio_write pin={stack} value=0 | Red stack light | Loop broken (0) = red light {stack} burns. Loop intact (1) = red light out.
      @lvl failed "the loop is broken" // gpio_write pin={lathe} value=1 | Lathe only with an intact loop | Intact is 1 in the event. Then lathe {lathe} may get power. Broken, 0: fail.
      @cl gpio_write pin={clutch} value=1 // gpio_write pin={clutch} value=0 | Declutch | The clutch on {clutch} is {cl}. Disengage it.
      @cl gpio_write pin={clutch} value=0 // gpio_write pin={clutch} value=1 | Clutch in | Engage the clutch at {clutch}: {cl}.
      gpio_read pin={es} | Mushroom | read the emergency line the event is about
      gpio_write pin={press} value=0 | Lunch | Everything that cuts fingers gets no power in the break. Press {press}, please.
      gpio_write pin={stack} value=0 | Light | extinguish {stack}
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the caretaker | chat_reply → gym heating {gh}, gym lights {gl}, pool heating {ph}, pool lights {pl}. All but the pool lights go on with a 1; the pool lights go on with a 0.', 'Today | calendar_next → {what} in the {where}'],
    slots: { gh: '2..29', gl: '2..29', ph: '2..29', pl: '2..29', what: 'exam, judo, choir rehearsal', where: '=gym / pool', deg: '14..27' },
    steps: `
      @where gpio_write pin={gl} value=1 // gpio_write pin={pl} value=0 | Lights for {what} | Lights on where it takes place today.
      @where gpio_write pin={gl} value=0 // gpio_write pin={pl} value=1 | After the {what} | Lights out in the place of step {step2}. The caretaker's message tells the pins, and the odd one.
      @where gpio_write pin={gh} value=1 // gpio_write pin={ph} value=1 | Heat for {what} | {deg} degrees. Heat the place where people will be.
      @where gpio_write pin={ph} value=0 // gpio_write pin={gh} value=0 | Nobody goes there | The other place (where nothing is on) is not to be heated.
      gpio_write pin={pl} value=0 | Divers need light | Pool lights on.
      gpio_write pin={pl} value=1 | Energy saving in the pool | Pool lights off, and mind which way round they are.
      gpio_write pin={gl} value=0 | Film evening | Gym: dark, please.
      gpio_read pin={ph} | Pool heating | The caretaker asks how the pin of the pool heating stands.
    `,
  },
  {
    language: 'en',
    event: 'mqtt elevator/cab {"floor": {fl}, "door": "{dr}", "load_kg": {kg}}',
    slots: { fl: '=0 / 1 / 2', dr: 'closed, open', kg: '80..410 / 680..940', b0: '2..29', b1: '2..29', b2: '2..29', fan: '2..29', brake: '2..29', fb: '2..29', bk: '=opens on current and bites without it / bites on current and opens without it' },
    steps: `
      @fl gpio_write pin={b0} value=1 // gpio_write pin={b1} value=1 // gpio_write pin={b2} value=1 | Floor lamp | Lamps: ground floor (0) {b0}, first {b1}, second {b2}. Light the one where the cab is.
      @fl gpio_write pin={b0} value=0 // gpio_write pin={b1} value=0 // gpio_write pin={b2} value=0 | Lamp out when it leaves | The cab leaves the floor of the message; that floor's lamp goes out. {b0} is floor 0, {b1} floor 1, {b2} floor 2.
      @bk gpio_write pin={brake} value=0 // gpio_write pin={brake} value=1 | Brake bites | {brake}, the brake, {bk}. For maintenance it must bite.
      @bk gpio_write pin={brake} value=1 // gpio_write pin={brake} value=0 | Brake open | Off we go. The brake at {brake} {bk}. It has to be open.
      @kg gpio_write pin={brake} value=1 // failed "{kg} kg is too much" | Not overloaded | 600 kg is what the ropes carry. If there are less in the cab, give the brake coil, {brake}, a 1. If there are more, fail.
      gpio_write pin={fan} value=0 | Cab fan | the cab fan ({fan}) rattles – let it be
      gpio_read pin={fb} | Brake answer | Coil {brake}, answer contact {fb}. I want the contact.
      gpio_read pin={brake} | Brake order | Coil {brake}, answer contact {fb}. I want to know what we put out.
    `,
  },
  {
    language: 'en',
    event: 'webhook /zoo/otter {"pen": "{pen}", "otter": "{ot}", "water_c": {t}}',
    slots: { pen: '=inner / outer', ot: 'Minnow, Captain, Elsie', t: '3..9 / 21..27', inn: '2..29', out: '2..29', slide: '2..29', jet: '2..29', ch: '2..29', sl: '=up when its coil is dead / down when its coil is dead' },
    steps: `
      @pen gpio_write pin={inn} value=1 // gpio_write pin={out} value=1 | Fresh water for {ot} | Inlets: inner pen {inn}, outer pen {out}; water comes while they are high. Fresh water in {ot}'s pen.
      @pen gpio_write pin={inn} value=0 // gpio_write pin={out} value=0 | Water off | Pen full: turn off its inlet (outer {out}, inner {inn}).
      @sl gpio_write pin={slide} value=0 // gpio_write pin={slide} value=1 | Slider up | The slider between the pens, {slide}, is {sl}. Up with it, {ot} wants to change.
      @sl gpio_write pin={slide} value=1 // gpio_write pin={slide} value=0 | Slider down | Separate the otters: slider down. Coil {slide}; it is {sl}.
      gpio_write pin={jet} value=1 | Toy | {ot} is bored; massage jet {jet} on.
      gpio_write pin={jet} value=0 | Visitors gone | Jet {jet} may stop.
      @t gpio_write pin={ch} value=0 // gpio_write pin={ch} value=1 | Chiller | From 18 °C the chiller at {ch} cools. Colder water is left alone, chiller off.
      gpio_read pin={slide} | Slider coil | Level at the slider coil, that's {slide}?
    `,
  },
  {
    language: 'en',
    event: 'mqtt smokehouse/unit {"fish": "{fish}", "smoke_pct": {s}, "core_c": {c}}',
    slots: { fish: 'eel, trout, char', s: '20..90', c: '31..52 / 66..74', glow: '2..29', flap: '2..29', blow: '2..29', alarm: '2..29', fl: '=a 24 V motor closes it, lacking voltage it opens / a 24 V motor opens it, lacking voltage it closes', al: '=goes off when its loop is cut (at 0) / goes off when its loop is fed (at 1)' },
    steps: `
      gpio_write pin={glow} value=1 | Light the chips | Glow rod = {glow}. Beech chips are in. Light them.
      gpio_write pin={glow} value=0 | Chips glow by themselves | Rod not needed now ({glow}).
      @fl gpio_write pin={flap} value=1 // gpio_write pin={flap} value=0 | Thick smoke | Keep the smoke in by closing the flap at {flap}. About it: {fl}.
      @fl gpio_write pin={flap} value=0 // gpio_write pin={flap} value=1 | Thin smoke | {s} % is biting. Flap {flap} open; {fl}.
      @al gpio_write pin={alarm} value=1 // gpio_write pin={alarm} value=0 | Keep the siren silent | The siren on {alarm} {al}. It must not go off while we smoke {fish}.
      @al gpio_write pin={alarm} value=0 // gpio_write pin={alarm} value=1 | Sound the siren | Test of the siren on {alarm}, which {al}. Set it off.
      @c failed "the core is at {c} °C" // gpio_write pin={blow} value=1 | Cool down | If the {fish} has more than 60 °C in its core, run blower {blow}; if not, fail.
      gpio_read pin={flap} | Flap voltage | No change, I'd just like to see what {flap} puts out.
    `,
  },
  {
    language: 'en',
    earlier: ['Relays in the planetarium | file_read → K1 = {k1} projector, K2 = {k2} dome lights, K3 = {k3} doors, K4 = {k4} fog', 'Seats | seat_count → {n} people'],
    slots: { k1: '2..29', k2: '2..29', k3: '2..29', k4: '2..29', n: '0..9 / 40..95', k: '=the NC side / the NO side', dm: '=magnets that hold while fed / bolts that draw back while fed' },
    steps: `
      gpio_write pin={k1} value=1 | K1 in | K1 shall pull in.
      gpio_write pin={k1} value=0 | K1 out | Let K1 drop.
      @k gpio_write pin={k2} value=1 // gpio_write pin={k2} value=0 | Night falls | Dome lights sit on {k} of K2. Dark!
      @k gpio_write pin={k2} value=0 // gpio_write pin={k2} value=1 | Sunrise | Dome lights sit on {k} of K2. Bright!
      @dm gpio_write pin={k3} value=1 // gpio_write pin={k3} value=0 | Doors locked | K3 feeds {dm}. Lock all doors during the show.
      @dm gpio_write pin={k3} value=0 // gpio_write pin={k3} value=1 | Doors free | K3 feeds {dm}. Show over, let the people out.
      @n failed "only {n} people came" // gpio_write pin={k4} value=1 | Fog for a full house | Over 20 people: K4 on. With fewer it is not worth it, fail.
      gpio_read pin={k3} | K3? | State of K3's pin
    `,
  },
];
