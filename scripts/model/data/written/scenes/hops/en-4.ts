import type { Scene } from '../../scene';

/** Two things that have to be put together, the relation told in the step itself, in English, part 4. */
export const hopsEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt ferry/ramp {code}',
    slots: { code: '=S0 / S1', s: '2..29', h: '2..29', l: '2..29', f: '2..29', e: '=1.0, 0.0', up: '{e} * 1', dn: '1 - {e}', g: '=1.00, 0.00', r: '{g} * 1', gr: '1 - {g}', who: 'mate, Solveig, car deck' },
    steps: `
      @code gpio_write pin={s} value={dn} // gpio_write pin={s} value={up} | Ramp | S1 is "raise", S0 is "lower". The ramp rises with {up} on pin {s} and sinks with {dn}.
      @code gpio_write pin={l} value={gr} // gpio_write pin={l} value={r} | Lights for cars | Cars may drive when the ramp is lowered (S0), so green then; red after S1. Pin {l}; {r} red; {gr} green.
      @code mqtt_publish topic=ferry/say payload="ramp down" // mqtt_publish topic=ferry/say payload="ramp up" | Loudspeaker | ferry/say gets the text ramp down for S0 and ramp up for S1.
      @code send_message channel=deck to="{who}" text="S0 received" // send_message channel=deck to="{who}" text="S1 received" | Receipt | To {who} on the deck channel: the code as it came, a space, and received.
      gpio_write pin={s} value={dn} | Emergency | Passengers are stuck. Lower it whatever the code was! {dn} lowers, {up} raises, {s} is the pin.
      gpio_write pin={h} value=1 | Horn | Not pin {s} and not pin {l}. The horn is pin {h} and wants a 1.
      gpio_read pin={f} | End position | The end position of the ramp comes in on {f}. What's there at the moment?
      @code failed "S0 only lowers it" // sop_execute name=cast-off | Cast off | With S1 start cast-off, no payload. With S0 nobody casts off: fail.
    `,
  },
  {
    language: 'en',
    earlier: ['Which machine is it? | ticket_look → {m}, {fault}', 'Terminals | file_read → lathe at X{ta}, mill at X{tb}, drill at X{tc}', 'Terminals to pins | file_read → X{ta}: {pa}, X{tb}: {pb}, X{tc}: {pc}'],
    slots: { m: '=lathe / mill / drill', fault: '=too hot, too loud', ta: '40..49', tb: '50..59', tc: '60..69', pa: '2..29', pb: '2..29', pc: '2..29', e: '=1.0, 0.0', run: '{e} * 1', stop: '1 - {e}', who: 'Gert, Pilar, fitter 2' },
    steps: `
      @m gpio_write pin={pa} value={stop} // gpio_write pin={pb} value={stop} // gpio_write pin={pc} value={stop} | Stop it | Stop the machine of the ticket. A {stop} stops, a {run} runs; its terminal and the pin of that terminal were read.
      @m gpio_write pin={pa} value={run} // gpio_write pin={pb} value={run} // gpio_write pin={pc} value={run} | Run it | It is mended. Let that machine run: {run}, not {stop}. See steps {step2} and {step3} for the pin.
      @m gpio_read pin={pa} // gpio_read pin={pb} // gpio_read pin={pc} | Look | read the pin of the machine from step {step1}
      gpio_write pin={pb} value={stop} | Mill | Whichever machine has the ticket, the mill must stand: {stop} on its pin.
      @m notify message="lathe: {fault}" // notify message="mill: {fault}" // notify message="drill: {fault}" | Show | Show the machine, a colon, a space and what is wrong with it.
      @m memory_store key=terminal content=X{ta} // memory_store key=terminal content=X{tb} // memory_store key=terminal content=X{tc} | Terminal | Under terminal keep the terminal of the machine in the ticket, X and number.
      @m send_message channel=sms to="{who}" text="check X{ta}" // send_message channel=sms to="{who}" text="check X{tb}" // send_message channel=sms to="{who}" text="check X{tc}" | Send {who} | {who} gets an sms "check" and then the terminal of that machine.
      gpio_write pin={pc} value={run} | Terminal X{tc} | What is at terminal X{tc} may run. Level {run}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /museum/case {"case": "{c}", "lux": {x}, "rh": "{h}", "keeper": "{k}"}',
    slots: { c: '=Inca / Celts / Vikings', x: '20..44 / 66..120', h: '=damp / dry', k: 'Orla, Dr. Weiss, Benoit', a: '=lamp 4, lamp 8, lamp 11', b: '=lamp 4, lamp 8, lamp 11', d: '=lamp 4, lamp 8, lamp 11', t: '45..58', n: '2..9', p: '10..29', e: '=1.0, 0.0', on: '{e} * 1', off: '1 - {e}' },
    tools: ['vitrinor_dim(lamp, percent: int): Dim a lamp', 'vitrinor_gel(showcase, kind: drying|wetting, bags?: int): Put silica bags in a case', 'vitrinor_cloth(showcase, cover: bool): Cover a case', 'vitrinor_entry(text, signed?): Entry in the climate book'],
    steps: `
      @c vitrinor_dim lamp="{a}" percent={t} // vitrinor_dim lamp="{b}" percent={t} // vitrinor_dim lamp="{d}" percent={t} | Dim | Inca = {a}, Celts = {b}, Vikings = {d}. The lamp of the case in the message goes to {t} percent.
      @c vitrinor_dim lamp="{b}" percent={n} // vitrinor_dim lamp="{d}" percent={n} // vitrinor_dim lamp="{a}" percent={n} | Next case | The cases stand in a ring: Inca ({a}), Celts ({b}), Vikings ({d}), then Inca again. Dim the lamp of the case that follows the reported one, to {n}.
      @h vitrinor_gel showcase={c} kind=drying // vitrinor_gel showcase={c} kind=wetting | Silica | Damp wants drying, dry wants wetting. In that case. Bags: not counted, so leave them out.
      @h vitrinor_gel showcase={c} kind=drying bags={n} // failed "the case is dry" | Only if damp | {n} drying bags into the case if it's damp; when it's dry the step fails.
      @x vitrinor_cloth showcase={c} cover=false // vitrinor_cloth showcase={c} cover=true | Cloth | More than 50 lux: cover the case (true). Less: uncover it (false).
      vitrinor_entry text="{c}: {x} lx" | Climate book | Entry: the case, colon, space, the lux value, space, lx. It is not signed, though {k} stood beside it.
      @h vitrinor_entry text="{c} damp" signed="{k}" // vitrinor_entry text="{c} dry" signed="{k}" | Signed | An entry with the case and how the air is in it, signed by the keeper.
      @h gpio_write pin={p} value={on} // gpio_write pin={p} value={off} | Dryer | The dehumidifier ({p}) runs in damp air and rests in dry air. Rests: {off}. Runs: {on}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt apiary/weather {"rain": "{r}", "wind": "{w}", "sun": "{s}"}',
    slots: { r: '=none / heavy', w: '=calm, breeze', s: '=out, hidden', a: '2..29', b: '2..29', c: '2..29', d: '2..29', pol: '=Relay card: active-low / Relay card: active-high', k: '=Niko, Aunt Fay' },
    steps: `
      @pol gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Feeder heater on | {pol}. Pin {a} on it is the feeder's heater. On, please.
      @pol gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Fan off | The fan on pin {b} can be switched off. {pol}.
      @r gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Lid | No rain: lid pin {c} to 1. Heavy rain: 0.
      @r failed "there is no rain" // gpio_write pin={d} value=1 | Gutter | When it rains heavily pin {d} gets a 1. Without rain the step fails.
      mqtt_publish topic=apiary/line payload="{r}/{w}/{s}" | One line | On apiary/line: rain, wind and sun in this order, slashes between, no spaces.
      mqtt_publish topic=apiary/rev payload="{s} {w} {r}" | Backwards | apiary/rev: the three the other way round, that is sun, wind, rain, with spaces.
      @r notify message="Bees fly" // notify message="Bees stay in" | Notice | A line on the screen: "Bees fly" if the rain is none, "Bees stay in" if it is heavy.
      send_message channel=sms to="{k}" text="wind {w}" | Wind | To {k}, sms, the word wind and what the wind is. Rain and sun are left out.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tailor/job {"piece": "{p}", "for": "{c}", "fabric": "{f}", "waist": {w}, "chest": {ch}, "length": {l}}',
    slots: { p: '=coat, vest, skirt', c: 'Ms. Arden, Leopold, Y. Sato', f: '=silk / wool / denim', w: '61..79', ch: '85..104', l: '110..138', n1: '=60/8, 80/12, 100/16', n2: '=60/8, 80/12, 100/16', n3: '=60/8, 80/12, 100/16', q: '2..9', z: '=red, grey, natural' },
    tools: ['schnippa_needle(size, hold?: bool): Fit a needle', 'schnippa_thread(colour, spools?: int): Thread the machine', 'schnippa_cut(cm: int, from?): Cut cloth', 'schnippa_tag(wording): Sew a name tag', 'schnippa_press(cloth, steam: bool): Press'],
    steps: `
      @f schnippa_needle size={n1} // schnippa_needle size={n2} // schnippa_needle size={n3} | Needle | Needles: silk {n1}, wool {n2}, denim {n3}. Fit the one for the fabric. Nothing about hold.
      @f schnippa_needle size={n2} hold=true // schnippa_needle size={n2} hold=true // schnippa_needle size={n3} hold=true | No fine needles left | {n1} is sold out. Silk and wool both take {n2}, denim {n3}. Fit it with hold true.
      schnippa_cut cm={l} | Longest | Cut as many cm as the biggest of the three measures.
      schnippa_cut cm={w} from={f} | Shortest | Cut the smallest of the three measures, from the fabric of the job.
      schnippa_cut cm={ch} | Middle | The measure in the middle, neither biggest nor smallest, is to be cut; from is not said.
      schnippa_tag wording="{c} {ch}/{w}" | Tag | Name tag: whom it is for, a space, then chest/waist.
      schnippa_tag wording="{p}" | Plain tag | a tag with just the piece on it, neither name nor fabric
      @f schnippa_press cloth={f} steam=false // schnippa_press cloth={f} steam=true // schnippa_press cloth={f} steam=true | Press | Press it. Steam ruins silk, so false there; any other fabric true.
      schnippa_thread colour={z} | Thread | {z} thread. {q} spools lie there, but how many to take was not settled.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the level switch | gpio_read → pin {lp} = {v}', 'Start the pump | gpio_write → pin {pp} set to {pv}', 'Open the bypass | gpio_write → pin {bp} set to {bv}'],
    slots: { lp: '2..29', v: '=1 / 0', pp: '2..29', e: '=1.0, 0.0', pv: '{e} * 1', ps: '1 - {e}', bp: '2..29', g: '=1.00, 0.00', bv: '{g} * 1', bs: '1 - {g}', x: '2..29' },
    steps: `
      gpio_write pin={pp} value={ps} | Stop the pump | Take back step {step2}: same pin, other level.
      gpio_write pin={bp} value={bs} | Close the bypass | The pin of step {step3} back to what it is not now.
      @v gpio_write pin={x} value=1 // gpio_write pin={x} value=0 | Pass on | Pin {x} gets what step {step1} read.
      @v gpio_write pin={x} value=0 // gpio_write pin={x} value=1 | Pass on inverted | Pin {x} gets the contrary of what step {step1} read.
      gpio_write pin={x} value={pv} | Like the pump | Put {x} on the level the pump was given.
      gpio_write pin={x} value={bs} | Unlike the bypass | Put {x} on the level that the bypass was not given.
      @v failed "the level switch reads 1" // gpio_write pin={pp} value={pv} | Again, if 0 | If the switch of step {step1} read 0, do step {step2} once more; if it read 1, fail.
      gpio_read pin={bp} | Bypass? | Read the same pin that step {step3} wrote.
      @v memory_store key=level content="pin {lp} is 1" // memory_store key=level content="pin {lp} is 0" | Keep | Key level. Content like "pin 99 is 7", with what step {step1} found.
    `,
  },
  {
    language: 'en',
    event: 'mqtt theatre/mic {"mic": "{m}", "mute": {x}, "battery": "{b}", "actor": "{a}"}',
    slots: { m: '=M1 / M2 / M3', x: '=true / false', b: '=full, half', a: 'Iris, Denholm, Mr. Pratt', p1: '10..29', p2: '10..29', p3: '10..29', t: '10..29', e: '=1.0, 0.0', mu: '{e} * 1', li: '1 - {e}' },
    steps: `
      @m gpio_write pin={p1} value={mu} // gpio_write pin={p2} value={mu} // gpio_write pin={p3} value={mu} | Mute | {mu} mutes, {li} makes it live. M1 is on {p1}, M2 on {p2}, M3 on {p3}. Mute the microphone in question.
      @m gpio_write pin={p1} value={li} // gpio_write pin={p2} value={li} // gpio_write pin={p3} value={li} | Live | It's the actor's cue! Microphone live. M3: {p3}, M1: {p1}, M2: {p2}; live = {li}, mute = {mu}.
      @x gpio_write pin={t} value={mu} // gpio_write pin={t} value={li} | Talkback copies | Talkback pin {t} does as the field mute says: true mutes ({mu}), false is live ({li}).
      @x gpio_write pin={t} value={li} // gpio_write pin={t} value={mu} | Talkback against | Exactly one of the two may be heard: when mute is true the talkback on {t} goes live, when false it goes mute. Live {li}, mute {mu}.
      @x notify message="{a} is muted" // notify message="{a} is live" | Desk | "<actor> is muted" or "<actor> is live" on the screen, as the message has it.
      @x mqtt_publish topic=theatre/ask payload="unmute {m}" // mqtt_publish topic=theatre/ask payload="mute {m}" | Toggle | Ask on theatre/ask for the opposite of the present state: "mute" or "unmute", a space, the microphone.
      memory_store key=battery-{m} content="{b}" | Battery | The key is "battery-" and the microphone without a gap; keep the state of the battery.
      @m failed "M1 belongs to the director" // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | Not M1 | M1 is the director's, fail there. M2 means pin {p2} to 1 and M3 means pin {p3} to 1.
    `,
  },
  {
    language: 'en',
    event: 'webhook /recycling/bin {"bin": "{b}", "fill": {f}, "stream": "{s}", "street": "{st}", "lids": {n}}',
    slots: { b: 'R-118, kerb 4, BIN77', f: '20..74 / 82..99', s: '=glass / paper / metal', st: 'Mill Lane, Ostweg, Pier 3', n: '2..6', t1: '=truck 3, truck 7, truck 12', t2: '=truck 3, truck 7, truck 12', t3: '=truck 3, truck 7, truck 12', d: '=Mon, Wed, Fri' },
    tools: ['tonnwerk_route(vehicle, stop, weekday?): Put a stop on a route', 'tonnwerk_latch(bin, shut: bool): Latch a bin', 'tonnwerk_sticker(text, colour?): Print a sticker', 'tonnwerk_rate(bin, stars: int): Rate how clean it is', 'tonnwerk_gone(bin): A bin was emptied'],
    steps: `
      @s tonnwerk_route vehicle="{t1}" stop="{st}" // tonnwerk_route vehicle="{t2}" stop="{st}" // tonnwerk_route vehicle="{t3}" stop="{st}" | Route | Glass goes with {t1}, metal with {t3}, paper with {t2}. Put the street as a stop on the right one; a weekday was not agreed.
      @s tonnwerk_route vehicle="{t2}" stop="{st}" weekday={d} // tonnwerk_route vehicle="{t3}" stop="{st}" weekday={d} // tonnwerk_route vehicle="{t1}" stop="{st}" weekday={d} | Holiday plan | On {d} the trucks swap: {t1} takes metal, {t2} takes glass, {t3} takes paper. Street of the message as stop, that weekday.
      @f tonnwerk_latch bin="{b}" shut=false // tonnwerk_latch bin="{b}" shut=true | Latch | Shut the latch above 78 percent, else unlatch it (shut=false).
      @s tonnwerk_sticker text=glass colour=green // tonnwerk_sticker text=paper colour=blue // tonnwerk_sticker text=metal colour=yellow | Sticker | A sticker with the stream on it, in its colour: paper blue, glass green, metal yellow.
      tonnwerk_sticker text="{st} {b}" | Place sticker | sticker: street then bin, a space between. colour? any, so leave it
      tonnwerk_rate bin="{b}" stars={n} | Stars | As many stars as lids were counted.
      tonnwerk_gone bin="{b}" | Gone | It was emptied by hand at {f} percent; just enter that the bin was emptied.
      @f failed "it is only {f} percent full" // pushover message="{b} is full" | Push | Push "<bin> is full" above 78 percent, otherwise this fails. No title.
    `,
  },
  {
    language: 'en',
    event: 'mqtt trout/ponds {"oxygen": {"upper": {a}, "middle": {b}, "lower": {c}}, "pins": {"lower": {pc}, "upper": {pa}, "middle": {pb}}}',
    slots: { a: '7.1..7.9', b: '5.5..6.4', c: '8.5..10.9 / 2.1..4.4', pa: '12..29', pb: '12..29', pc: '12..29', e: '=01, 00', on: '{e} * 1', off: '1 - {e}', w: 'Runa, fish warden, Pete' },
    steps: `
      @c gpio_write pin={pb} value={on} // gpio_write pin={pc} value={on} | Worst pond | Aerate the pond with the least oxygen. The pins came along. {on} aerates, {off} doesn't.
      @c gpio_write pin={pc} value={off} // gpio_write pin={pa} value={off} | Best pond | The pond that has the most oxygen can do without its aerator ({off}; {on} would start it).
      @c mqtt_publish topic=trout/worst payload=middle // mqtt_publish topic=trout/worst payload=lower | Name it | Publish on trout/worst what the pond with the lowest oxygen is called.
      @c notify message="best: lower" // notify message="best: upper" | Best on the screen | "best: " and the name of the pond with the most oxygen, on this screen.
      gpio_write pin={pa} value={on} | Upper | The upper pond is stocked today. Its aerator on ({on}), oxygen is not the question.
      gpio_read pin={pb} | Middle | Read the pin of the middle pond.
      memory_store key=upper-o2 content="{a} mg/l" | Upper value | upper-o2: value of the upper pond, space, mg/l.
      @c send_message channel=sms to="{w}" text="lower pond: {c}" // send_message channel=sms to="{w}" text="lower pond: {c}" | {w} | {w} gets by sms "lower pond: " and its oxygen.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} wants {what}',
    slots: { who: 'Ben, Dr. Roy, the choir, Lina', what: '=heat / cold / air', v1: '2..29', v2: '2..29', v3: '2..29', k1: '=valve opens on power / valve shuts on power', z: '2..29', bd: 'east-io, pico2' },
    steps: `
      @what gpio_write pin={v1} value=1 // gpio_write pin={v2} value=1 // gpio_write pin={v3} value=1 | Give it | cold is {v2}; air is {v3}; heat is {v1}. What is wanted gets a 1.
      @what gpio_write pin={v2} value=0 // gpio_write pin={v1} value=0 // gpio_write pin={v2} value=0 | Take the contrary away | Heat and air both need the cold off (pin {v2} low). Cold needs the heat off (pin {v1} low).
      @k1 gpio_write pin={z} value=1 // gpio_write pin={z} value=0 | Zone open | Zone {z} to be open. Its {k1}; a 1 is power.
      @k1 gpio_write pin={z} value=0 board={bd} // gpio_write pin={z} value=1 board={bd} | Zone shut | On board {bd} the zone {z} is to be shut; 1 = power, and the {k1}.
      @what notify message="{who}: heat" // notify message="{who}: cold" // notify message="{who}: air" | Wish | A notification without a title: who, colon, space, what.
      @what sop_execute name=warm-up // failed "cold is not on offer" // sop_execute name=air-out | Procedure | heat starts warm-up, air starts air-out, each without a payload. Cold isn't on offer, so fail.
      memory_store key=wish content="{who} wants {what}" | Word for word | Store under wish exactly what was typed in.
      gpio_read pin={v3} | Air pin | Don't give anybody anything. Only read the pin {v3}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bottling/reject {"bottle": "{n}", "cause": "{c}", "line": {l}, "next_bottle": "{m}"}',
    slots: { n: 'B-40021, B-77310', m: 'B-40022, B-77311', c: '=cap / label / level', l: '=1 / 2', g1: '=chute A, chute B, tray', g2: '=chute A, chute B, tray', g3: '=chute A, chute B, tray', p: '10..29', q: '10..29', w: '3..9' },
    tools: ['flaskomat_eject(bottle, into, softly?: bool): Eject a bottle', 'flaskomat_slow(line: int, percent: int): Slow a line', 'flaskomat_count(cause, add?: int): Count a cause', 'flaskomat_print(words): Print a reject slip', 'flaskomat_pass(bottle): Let a bottle pass'],
    steps: `
      @c flaskomat_eject bottle={n} into="{g1}" // flaskomat_eject bottle={n} into="{g2}" // flaskomat_eject bottle={n} into="{g3}" | Eject | Cap faults go into {g1}, label faults into {g2}, level faults into {g3}. Eject the bottle. Softly or not wasn't said.
      @c flaskomat_eject bottle={n} into="{g2}" softly=true // flaskomat_eject bottle={n} into="{g3}" softly=true // flaskomat_eject bottle={n} into="{g1}" softly=true | Today otherwise | Today: level to {g1}, cap to {g2}, label to {g3}. Eject the rejected bottle there, softly.
      flaskomat_pass bottle={m} | Let pass | Not the rejected one: the bottle after it may pass.
      @c flaskomat_count cause=cap // flaskomat_count cause=label // flaskomat_count cause=level | Count | count the cause. by how many is left out
      @c flaskomat_print words="{n}: cap" // flaskomat_print words="{n}: label" // flaskomat_print words="{n}: level" | Slip | Slip: bottle, colon, space, cause.
      flaskomat_print words="line {l}" | Line slip | A slip "line" and the number of the line, nothing on the bottle.
      @l gpio_write pin={p} value=0 // gpio_write pin={q} value=0 | Belt | Line 1 has its belt on {p}, line 2 on {q}. The line that reported stands still: 0.
      @l flaskomat_slow line=2 percent={w} // flaskomat_slow line=1 percent={w} | The neighbour | Slow the other one of lines 1 and 2 by {w} percent.
    `,
  },
  {
    language: 'en',
    earlier: ['Hen house plan of 2021 | file_read → {a} = north fan, {b} = south fan', 'New plan, the old one no longer holds | file_read → {c} = north fan, {d} = south fan', 'Temperature | coop_temp → north {n}, south {s}'],
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', n: '27.0..34.5 / 12.0..18.9', s: '20.0..25.9', e: '=01, 00', on: '{e} * 1', off: '1 - {e}' },
    steps: `
      gpio_write pin={c} value={on} | North fan | Start the north fan: {on} is start, {off} is stop. Use the plan that holds.
      gpio_write pin={d} value={off} | South fan | Stop the south fan ({off}), by the new plan.
      @n gpio_write pin={c} value={on} // gpio_write pin={d} value={on} | Warmer side | Start the fan on the side that is warmer. Plan of step {step2}. {off} = stop, {on} = start.
      @n gpio_write pin={d} value={off} // gpio_write pin={c} value={off} | Colder side | On the colder side the fan stops. Pins of step {step2}; start {on}; stop {off}.
      @n notify message="warmer: north" // notify message="warmer: south" | Show | Show "warmer: " and north or south, as measured.
      memory_store key=north content="{n} degrees" | Keep | Under north keep its temperature and the word degrees.
      gpio_read pin={d} | Read | Read the pin of the south fan as it is now wired.
      gpio_write pin={a} value=0 | Old wire | The old wire of the north fan, the one in step {step1}, must be dead: 0.
    `,
  },
  {
    language: 'en',
    event: 'webhook /choir/rehearsal {"piece": "{p}", "voice": "{v}", "bar": {b}, "hall": "{h}"}',
    slots: { p: 'Locus iste, Kyrie, Sanctus 2', v: '=soprano / alto / bass', b: '12..140', h: '=chapel, loft', r1: '=room 2, room 6, gallery', r2: '=room 2, room 6, gallery', r3: '=room 2, room 6, gallery', t: '60..132', n: 'Elke, Jonah, Cantor Pew' },
    tools: ['probenkorr_split(section, place): Send a section to a place', 'probenkorr_beat(bpm: int, start_bar?: int): Start the metronome', 'probenkorr_sheet(title, copies?: int): Copy a sheet', 'probenkorr_note(text, to_whom?): Leave a note'],
    steps: `
      @v probenkorr_split section=soprano place="{r1}" // probenkorr_split section=alto place="{r2}" // probenkorr_split section=bass place="{r3}" | Split | The alto rehearses in {r2}, the bass in {r3}, the soprano in {r1}. Send the voice of the message where it belongs.
      @v probenkorr_split section=soprano place="{r3}" // probenkorr_split section=alto place="{r3}" // probenkorr_split section=bass place="{r1}" | Heating broken | {r2} is cold. High voices (soprano, alto) go to {r3}, the bass goes to {r1}. Only the voice in the message.
      probenkorr_beat bpm={t} start_bar={b} | From there | metronome at {t}, from the bar in the message
      probenkorr_beat bpm={t} | Metronome | {t} beats; from which bar the singers decide, don't send one.
      probenkorr_sheet title="{p}" | Copy | Copy the piece. {n} takes care of how many.
      @v probenkorr_note text="{p}, soprano, bar {b}" // probenkorr_note text="{p}, alto, bar {b}" // probenkorr_note text="{p}, bass, bar {b}" | Note | A note for nobody in particular: "<piece>, <voice>, bar <bar>".
      probenkorr_note text="{h}" to_whom="{n}" | Where | To {n} a note that consists of the hall only.
      @v probenkorr_sheet title="{p} high" // probenkorr_sheet title="{p} high" // probenkorr_sheet title="{p} low" | Edition | The title to copy is the piece followed by "high" for soprano and alto, by "low" for bass.
    `,
  },
];
