import type { Scene } from '../../scene';

/** What is done only under a condition, and what is refused, part 3. */
export const refusedEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'manual switch pin {pin} of board {board}, asked by {who} at {time}',
    slots: { pin: '14..39 / 0..3', board: 'b2, rack-a, pico1', who: '=Thea, Ludo, Marek / nobody, guest, unknown', time: '=08:10, 09:55, 14:20, 16:30 / 00:15, 02:40, 04:05', lamp: '44..59' },
    tools: ['plantgate_allow(name: text): Let a person into the control room', 'plantgate_deny(name: text): Keep a person out', 'siren_test(seconds: int): Sound the siren'],
    steps: `
      @pin gpio_write pin={pin} value=1 board={board} // failed "pin {pin} is in the safety chain" | Set it high | High, please, for the pin on the board of the order. The safety chain is wired to pins 0 to 3: refuse those.
      ^ | Switch on | On the named board, switch on the named pin, apart from 0, 1, 2 and 3.
      @pin gpio_write pin={pin} value=0 board={board} // failed "pin {pin} is in the safety chain" | And low again | Set this pin of this board to 0 again. Once more: nothing below 4 is ours to switch, low or high.
      gpio_read pin={pin} board={board} | Look first | Every pin of the board may be looked at, the safety chain included. Read the one in the order.
      @who plantgate_allow name={who} // failed "{who} is no known person" | Let them in | Let the person who asked into the control room. Orders signed by nobody, by a guest or by someone unknown do not count, and the step fails.
      @time siren_test seconds=3 // failed "{time} is at night" | Siren | A three second test of the siren is fine by day, say from 8:00 to 18:00. At night the neighbours sleep, so fail.
      @time notify message="Order at {time}" // failed "{time} is at night" | Day shift | Show "Order at {time}" on this computer, for orders given from 8:00 to 18:00 only.
      gpio_write pin={lamp} value=1 | Lamp | The signal lamp hangs on pin {lamp}, not on the board of the order (do not name that one). On with it, it is far away from the safety chain.
      failed "bridging the light curtain is not allowed" | Bridge it | Bridge the light curtain with a wire on pin 2. This is strictly forbidden since March and must be refused.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mushroom/tent/{tent} {"tent": "{tent}", "co2": {co2}, "rh": {rh}, "flush": {flush}, "contam": "{contam}", "mister_pin": {pin}, "kg": {kg}}',
    slots: { tent: 'T1, T6, south, blue', co2: '500..950 / 1600..3200', most: '1000..1500', rh: '62..81 / 92..98', flush: '1..3 / 5..7', contam: '=none, no, clean / green, cobweb, yes', pin: '5..28', kg: '0.4..6.5' },
    tools: ['spora_pick(tent: text): Put a tent on the list for picking', 'spora_burn(tent: text): Put a tent on the list for disposal', 'spora_vent(tent: text, minutes: int): Air a tent', 'spora_soak(tent: text, hours: int): Soak the blocks of a tent'],
    steps: `
      @rh gpio_write pin={pin} value=1 // failed "{rh} % is wet enough" | Mist | The mister (pin in the message) comes on in air that is drier than 85 %. Wet enough already? Then fail instead.
      @contam spora_pick tent={tent} // failed "there is contamination: {contam}" | Pick | A clean tent goes onto the picking list. Clean means none, no or clean in the field contam; everything else is refused.
      @flush spora_soak tent={tent} hours=12 // failed "flush {flush} is the last" | Soak | Soak the blocks of this tent for half a day (12 hours). After the fourth flush they are exhausted, so from 5 on it is a failure.
      @co2 mqtt_publish topic=mushroom/ok payload={tent} // failed "{co2} ppm of CO2 is too much" | Fine air | Publish the name of the tent on mushroom/ok when there are no more than {most} ppm of CO2 in it. When there are more, you must not.
      @contam spora_pick tent={tent} // spora_burn tent={tent} | Which list? | Contaminated tents are put on the list for disposal, the clean ones (none, no, clean) on the one for picking.
      @flush memory_store key=flush-{tent} content="{flush}" // failed "flush {flush} is the last" | Count | Under flush-{tent}, store which flush it is, up to the fourth. For anything later the step fails.
      spora_vent tent={tent} minutes=8 | Air | Air this tent for eight minutes because someone is going to sweep in there.
      notify message="{tent}: {kg} kg" | Harvest | Notification in the form "T3: 2 kg" for the tent of the message; it is shown for clean and for dirty tents.
      failed "no tool can cut the mushrooms" | Cut | Cut the clusters off at the base with a knife and lay them in the crate.
    `,
  },
  {
    language: 'en',
    event: 'mqtt snow/gun/{gun} {"gun": "{gun}", "wet_bulb": {wb}, "water_bar": {bar}, "wind_to": "{dir}", "pond_m3": {pond}, "pump_pin": {pin}}',
    slots: { gun: 'G4, G17, lower, N2', wb: '-12..-4 / 0..5', bar: '16..38 / 3..9', minb: '11..15', dir: '=forest, slope, valley / road, hotel, village', pond: '900..5200 / 20..180', pin: '10..29' },
    tools: ['nivex_fire(gun: text, level: int): Make snow with a gun', 'nivex_cease(gun: text): Stop a gun', 'nivex_turn(gun: text, degrees: int): Turn a gun', 'nivex_heat(gun: text): Heat the nozzles of a gun'],
    steps: `
      @wb nivex_fire gun={gun} level=4 // failed "the wet bulb is at {wb} degrees" | Make snow | Level 4 for the gun that reported, as soon as the wet bulb is at -3 or colder. Warmer air only makes rain: fail then.
      @bar nivex_fire gun={gun} level=2 // failed "the water has only {bar} bar" | Gently | At least {minb} bar of water are needed before this gun starts on level 2. Is the pressure lower, the step fails.
      @dir nivex_turn gun={gun} degrees=45 // failed "the wind blows towards the {dir}" | Turn | Turn it by 45 degrees. This is not done in a wind that blows towards the road, the hotel or the village.
      @pond gpio_write pin={pin} value=1 // failed "only {pond} m³ are in the pond" | Pump | Pump on via its pin. There must be 300 m³ in the pond or the fish die; in that case leave it and fail.
      @pond sop_execute name=night-snow // failed "only {pond} m³ are in the pond" | Whole night | Begin the procedure night-snow if the pond holds 300 m³ and more. Do not begin it otherwise.
      @dir pushover message="Gun {gun} is running" // failed "the wind blows towards the {dir}" | Tell the piste crew | Push "Gun {gun} is running" to the crew, except when the wind blows to the road, the hotel or the village.
      nivex_heat gun={gun} | Nozzles | The nozzles are iced up. Heat them, in any wind.
      gpio_write pin={pin} value=0 | Pump off | The electricity is dear now, so switch the pump pin of the message off; from eleven on it is cheaper.
      failed "no tool can drag the hose" | Hose | Drag the red hose up to the next hydrant.
    `,
  },
  {
    language: 'en',
    event: 'webhook /still/run {"still": "{still}", "abv": {abv}, "head_c": {t}, "seal": "{seal}", "customs": "{cus}", "heater": {pin}, "cut": "{cut}"}',
    slots: { still: 'Anna, copper, S2', abv: '62..79 / 18..38', t: '77..83 / 95..99', seal: '=intact, whole, ok / broken, torn, gone', cus: '=Z-4471, Z-902, Z-3815 / ∅, n/a, pending', pin: '6..26', cut: 'heart, head, tail', min: '45..55' },
    tools: ['spirito_collect(still: text, tank: int): Lead the spirit into a tank', 'spirito_drain(still: text): Lead the spirit into the drain', 'spirito_declare(still: text, number: text): Declare a run to the customs', 'spirito_cool(still: text, percent: int): Cooling water'],
    steps: `
      @abv spirito_collect still={still} tank=3 // failed "only {abv} % of alcohol" | Into tank 3 | Lead the spirit of this still into tank 3. It has to be no weaker than {min} %; if it is, fail.
      @cus spirito_declare still={still} number={cus} // failed "there is no customs number" | Declare | Declare the run to the customs with the number from the request. Without a proper number (it begins with Z) this fails.
      @seal gpio_write pin={pin} value=1 // failed "the seal is {seal}" | Fire | No heating with a damaged seal! If it is intact, whole or ok, heater pin from the request to 1.
      @t spirito_collect still={still} tank=1 // spirito_drain still={still} | Heart or tail | Below 90 degrees at the head the spirit goes into tank 1. At 90 and above it goes into the drain.
      @t gpio_write pin=33 value=1 // failed "the head has {t} degrees" | Collecting lamp | Pin 33 is the lamp "collecting". Put it on if the head is cooler than 90 degrees, and let the step fail if it is not.
      @seal file_write path=still/book.txt content="{still} {cut}" append=true // failed "the seal is {seal}" | Book | The name of the still, a blank and the cut are added to still/book.txt. This is for sealed stills: with a seal that is not intact, whole or ok, fail.
      @cus memory_store key=customs content="{cus}" // failed "there is no customs number" | Keep the number | Keep the customs number as the note customs, provided that one was given that begins with Z.
      spirito_cool still={still} percent=30 | 30 % now | Set the cooling water of this still to 30 % now; 80 % comes in an hour.
      failed "no tool can taste the spirit" | Taste | Let a drop fall on the back of your hand, and smell and taste it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dam/gate/{g} {"gate": "{g}", "head_m": {head}, "downstream": "{down}", "permit": "{per}", "opening_pct": {op}, "hydraulic_bar": {bar}, "horn_pin": {pin}}',
    slots: { g: 'G1, G2, west sluice, bottom', head: '3.1..6.8 / 9.2..11.9', top: '7.5..8.9', down: '=empty, clear, free / kayaks, anglers, bathers', per: '=WA-77, WA-204, WA-9 / ∅, none, expired', op: '10..70', bar: '150..210 / 20..80', pin: '3..18' },
    tools: ['sluicer_open(gate: text, percent: int): Open a gate so far', 'sluicer_close(gate: text): Close a gate', 'sluicer_log(gate: text, permit: text): Enter a permit', 'sluicer_oil(gate: text): Start the oil pump of a gate'],
    steps: `
      @down sluicer_open gate="{g}" percent=25 // failed "downstream there are {down}" | A quarter | Open this gate to 25 %. The river below has to be empty, clear or free; people in or at the water make the step fail.
      @head sluicer_open gate="{g}" percent={op} // failed "the head is {head} m" | Same opening | Open the gate as far as the message says, with a head of up to {top} m. Above that only the engineer decides, so refuse.
      @per sluicer_log gate="{g}" permit={per} // failed "there is no valid permit" | Permit | Enter the permit for the gate. Permits start with WA; if there is none of that kind, fail.
      @bar gpio_write pin={pin} value=1 // failed "the oil has only {bar} bar" | Horn | Before a gate moves, the horn sounds: pin of the message to 1. But if the oil has less than 120 bar, no gate is going to move and this is a failure.
      @down gpio_write pin={pin} value=0 // failed "downstream there are {down}" | Horn off | Horn pin to 0, unless the message still reports people down there (not empty, clear or free).
      @bar notify message="{g} can move" // failed "the oil has only {bar} bar" | Ready | Notification "{g} can move". It needs 120 bar of oil pressure or more to be true; when it is not, fail.
      sluicer_close gate="{g}" | Close | Close the gate. No permit is asked for, and it does not matter who is in the water.
      memory_recall query="{g} seal" limit=3 | What about the seal? | Search the notes for "{g} seal", three results at most.
      failed "no tool can grease the chain" | Chain | Grease the chain of the gate from the service bridge.
    `,
  },
  {
    language: 'en',
    event: 'mqtt laser/table/{tab} {"table": "{tab}", "interlock": "{il}", "goggles": {gog}, "people": {n}, "mw": {mw}, "shutter_pin": {pin}, "user": "{user}"}',
    slots: { tab: 'OT1, OT3, fs-lab, red', il: '=closed, good / open, bypassed, error', gog: '=3, 4, 5 / 0', n: '=1, 2', mw: '5..180 / 720..2400', cap: '250..600', pin: '12..31 / 8..9', user: '=yilmaz, okafor, stein / ∅, guest, unknown' },
    tools: ['lumino_emit(table: text, mw: int): Emit with a power', 'lumino_safe(table: text): Make a table safe', 'lumino_align(table: text, axis: x|y): Align a beam', 'lumino_log(user: text, table: text): Log a user in at a table'],
    steps: `
      @il lumino_align table={tab} axis=x // failed "the interlock is {il}" | Align x | Align the beam of the table in x. The interlock needs to be closed or good for it; do not align with any other.
      @mw lumino_emit table={tab} mw={mw} // failed "{mw} mW is above {cap} mW" | Emit | Emit at the reported table with the milliwatts that are asked for. The class of this lab ends at {cap} mW, beyond that refuse.
      @gog lumino_emit table={tab} mw=50 // failed "nobody wears goggles" | Fifty | If at least one pair of goggles is in use, emit 50 mW there; with 0 goggles the step fails.
      @pin gpio_write pin={pin} value=1 // failed "pin {pin} is the door interlock" | Shutter open | Shutter pin of the message to 1. Somebody always mistypes it: pins 8 and 9 are the interlock of the door and are off limits.
      @user lumino_log user={user} table={tab} // failed "no proper user is given" | Log in | Log the user in at the table. Guests and unknown people cannot be logged in, nor can a message without a user: fail.
      @il http_request url=http://labdoor.lan/lamp/red method=PUT // failed "the interlock is {il}" | Red lamp | PUT to http://labdoor.lan/lamp/red (no body) once the interlock says closed or good, and only then.
      @user memory_store key=laser-user content="{user}" // failed "no proper user is given" | Who works here | Under laser-user the name of the user is kept. A guest, an unknown or no user at all is not worth a note, so fail.
      lumino_safe table={tab} | Safe | Make this table safe. It works with every interlock and every number of people.
      failed "no tool can clean the lens" | Lens | Clean the lens with a folded tissue and a drop of methanol.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tyres/order {"car": "{car}", "size": "{size}", "tread_mm": {mm}, "torque_nm": {nm}, "bay": {bay}, "deposit": {dep}, "lift_pin": {pin}}',
    slots: { car: 'MZ-K 81, LB 4410, XT-77', size: '=205/55R16, 225/45R17, 195/65R15 / ∅, unknown, n/a', mm: '3.1..7.9 / 0.4..1.4', nm: '90..140', bay: '1..6', dep: '=true / false', pin: '8..27', stock: '5..14 / 0..3' },
    earlier: ['Look into the stock | rimstock → {stock} tyres on the shelf'],
    tools: ['gummi_mount(bay: int, size: text): Mount a set', 'gummi_reserve(size: text, pieces: int): Reserve tyres', 'gummi_bill(car: text, eur: num): Write a bill', 'gummi_store(car: text): Store wheels for the summer'],
    steps: `
      @size gummi_reserve size={size} pieces=4 // failed "the size is missing" | Reserve four | Reserve four of the size that was ordered. Not every order says the size; such an order ends here as failed.
      @size memory_store key=size-of-{car} content="{size}" // failed "the size is missing" | Size for later | For next year, store the size under size-of-{car}. Nothing is stored where the size is not known.
      @mm notify message="{car} may drive home" // failed "only {mm} mm of tread" | Fit to drive? | Show "{car} may drive home" if the tread has 1.6 mm at the very least. With less the police would be right to stop it, so fail.
      @stock gpio_write pin={pin} value=1 // failed "only {stock} tyres are on the shelf" | Lift up | Lift up by a 1 on pin {pin}; but only if there are four tyres or more on the shelf, or the car would be up there for nothing.
      @dep gummi_bill car="{car}" eur=320 // failed "there is no deposit" | Bill | Bill the car 320 euros, given that a deposit was paid. If it was not, fail.
      @dep gpio_write pin={pin} value=0 // failed "there is no deposit" | Let it down | The lift comes down (pin {pin} to 0) for those who have left a deposit. Everybody else has to see the boss; the step fails.
      gummi_store car="{car}" | Keep the old ones | The customer wants to have the old wheels stored, deposit or not.
      file_write path=tyres/torque.txt content="{car}: {nm}" append=true | Torque | Add a line with the car, a colon, a blank and the torque to tyres/torque.txt.
      failed "no tool can unscrew the wheel nuts" | Nuts | Unscrew the wheel nuts crosswise with the long key.
    `,
  },
  {
    language: 'en',
    event: 'mqtt darkroom/bath {"bath": "{bath}", "t_c": {t}, "age_days": {age}, "safelight": "{sl}", "door": "{door}", "pump_pin": {pin}, "film": "{film}"}',
    slots: { bath: 'dev, stop, fix, rinse', t: '19.4..20.6 / 23.5..27.5', age: '1..13 / 29..60', days: '15..26', sl: '=red, amber, dim / white, off, flicker', door: '=shut, locked / open', pin: '5..27', film: '=HP5, FP4, Tri-X / ∅, unknown, n/a' },
    tools: ['devtank_agitate(bath: text, seconds: int): Agitate a bath', 'devtank_drain(bath: text): Empty a bath', 'devtank_time(film: text): Look up the time of a film', 'devtank_chill(bath: text, to: num): Cool a bath'],
    steps: `
      @t devtank_agitate bath={bath} seconds=30 // failed "the bath has {t} degrees" | Agitate | Half a minute of agitation (30 seconds) for this bath. It may have 21 degrees and not more, otherwise the step fails.
      @age failed "it is only {age} days old" // devtank_drain bath={bath} | Pour away | A bath that is older than {days} days is drained. A fresh one is kept; then fail, so that nobody thinks it was emptied.
      @film devtank_time film={film} // failed "the film is missing" | How long? | Look up the time for the film of the message. No film named, no time: fail.
      @sl gpio_write pin={pin} value=1 // failed "the light is {sl}" | Pump | The pump runs in red, amber or dim light. Is the light something else, keep away from its pin, else set it high.
      @door mqtt_publish topic=darkroom/sign payload=working // failed "the door is open" | Sign at the door | Publish working on darkroom/sign if the door is shut or locked. With an open door nobody is working in the dark, so fail.
      @sl memory_store key=safelight content="{sl}" // failed "the light is {sl}" | Good light | Keep the colour of the light as safelight, if it is one of red, amber and dim.
      devtank_chill bath={bath} to=20 | Cool | Cool the bath of the message to 20; the fine setting to 19.5 is made by hand later.
      gpio_write pin={pin} value=0 | Pump off | The pump rattles, so take its pin low in any light.
      failed "no tool can hang up the film" | Hang it up | Hang the wet film up with two clips and wipe it down.
    `,
  },
  {
    language: 'en',
    event: 'webhook /boats/rent {"boat": "{boat}", "age": {age}, "licence": "{lic}", "wind_bft": {bft}, "vests": {vests}, "return": "{ret}", "chain_pin": {pin}}',
    slots: { boat: 'Gull, Otter, B4, Nixe', age: '19..77 / 11..15', minage: '16..18', lic: '=A-221, S-908, A-17 / ∅, none, lost', bft: '0..3 / 6..9', vests: '4..8 / 0..1', ret: '=14:00, 16:30, 17:45 / 21:15, 22:30', pin: '7..25' },
    tools: ['marinalog_hire(boat: text, until: text): Hire a boat out', 'marinalog_motor(boat: text, licence: text): Unlock the motor', 'marinalog_storm(boat: text): Call a boat back', 'marinalog_vests(boat: text, pieces: int): Give out life vests'],
    steps: `
      @ret marinalog_hire boat={boat} until={ret} // failed "{ret} is after 19:00" | Hire out | Hire the boat out until the time of return in the request. After 19:00 it gets dark and we do not hire out that long, so refuse a later return.
      @lic marinalog_motor boat={boat} licence={lic} // failed "there is no licence" | Motor | Unlock the motor with the number of the licence. Whoever has none, or lost it, has to row: fail.
      @age gpio_write pin={pin} value=0 // failed "{age} is under {minage}" | Chain | Loosen the chain by taking its pin low, for people aged {minage} and over. A younger customer gets a friendly no.
      @vests marinalog_vests boat={boat} pieces=2 // failed "only {vests} vests are left" | Two vests | Two life vests come along with every boat. There have to be two of them or more on the hook, of course; else fail.
      @bft send_message channel=radio to=Harbour text="{boat} goes out" // failed "the wind is {bft} Beaufort" | Announce | By radio to Harbour: {boat} goes out. From 5 Beaufort on nobody does, and this step fails.
      @bft mqtt_publish topic=pier/flag payload=green // failed "the wind is {bft} Beaufort" | Green flag | Publish green on pier/flag, unless the wind has reached 5 Beaufort.
      marinalog_storm boat={boat} | Come back | The lake police have ordered all boats back. Call this one back regardless of wind and licence.
      gpio_read pin={pin} | Chained? | Read the pin of the chain, we only want to know.
      failed "no tool can bail out the boat" | Bail | There is rain in the boat. Bail it out with the bucket.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cellar/barrel/{b} {"barrel": {b}, "so2": {so}, "fill_pct": {fill}, "taster": "{taste}", "t_c": {t}, "bung": "{bung}", "valve": {pin}}',
    slots: { b: '100..480', so: '8..19 / 38..60', goal: '25..33', fill: '96..99 / 71..88', taste: '=clean, fruity, fine / corky, vinegar, mousy', t: '11..16', bung: '=in, tight / out, loose', pin: '4..27', cask: '500..700' },
    tools: ['cuvee_sulphur(barrel: int, mg: int): Add sulphur', 'cuvee_bottle(barrel: int, bottles: int): Bottle wine from a barrel', 'cuvee_top(barrel: int, from: int): Top a barrel up from another', 'cuvee_mark(barrel: int, colour: red|green): Mark a barrel'],
    steps: `
      @so cuvee_sulphur barrel={b} mg=20 // failed "there are {so} mg already" | Sulphur | Add 20 mg of sulphur to the barrel if it has fallen below {goal}. It must not be given to a wine that still has more; fail in that case.
      @taste cuvee_bottle barrel={b} bottles=60 // failed "the wine is {taste}" | Sixty bottles | Bottle sixty from this barrel. Our taster's word counts: clean, fruity or fine is good enough, all else is turned down.
      @fill cuvee_top barrel={b} from={cask} // failed "it is only {fill} % full" | Top up | Top this barrel up from barrel {cask}. That makes sense down to 95 %; an emptier one has a leak, so let the step fail.
      @taste cuvee_mark barrel={b} colour=green // cuvee_mark barrel={b} colour=red | Chalk mark | A green mark for a good taste (clean, fruity, fine) and a red one for a bad taste.
      @bung gpio_write pin={pin} value=1 // failed "the bung is {bung}" | Argon | Open the argon valve on the pin of the message. With the bung out or loose the gas would only fill the cellar: then no.
      @bung file_write path=cellar/{b}.txt content="tight at {t} °C" // failed "the bung is {bung}" | Note | Write "tight at {t} °C" into cellar/{b}.txt, replacing what it says. It may be written only of a barrel with its bung in or tight.
      gpio_write pin={pin} value=0 | Argon off | Argon valve low. The bottle of gas is going to be exchanged this afternoon.
      notify message="Barrel {b}: {taste}" | Taste | Show what the taster says, as in "Barrel 12: sweet".
      failed "no tool can roll the barrel" | Roll | Roll the barrel to the back wall and put wedges under it.
    `,
  },
  {
    language: 'en',
    earlier: ['Look for the member | gymbase → {mem}', 'Read the turnstile | gpio_read → {ts}', 'How full is it | counter → {n} people'],
    slots: { mem: '=M-204, M-9911, M-37 / nobody found, no match, error 404', ts: '=0 / 1', n: '3..58 / 121..180', max: '70..110', dept: 'sauna, hall 2, climbing wall', hours: '2..9' },
    tools: ['gympass_enter(member: text): Let a member in', 'gympass_freeze(member: text, weeks: int): Pause a membership', 'gympass_locker(member: text, hours: int): Give a locker', 'gympass_music(area: text, volume: int): Music'],
    steps: `
      @mem gympass_enter member={mem} // failed "no member was found" | Enter | Let in the member that came out of step {step1}. Was it nobody, or an error? Then the door stays shut and the step fails.
      @mem gympass_locker member={mem} hours={hours} // failed "no member was found" | Locker | For {hours} hours, a locker for the member that was found; it cannot be given to no one.
      @mem memory_store key=last-visitor content="{mem}" // failed "no member was found" | Last visitor | Remember the member's number as last-visitor. If the search has brought up no number, there is nothing to remember: fail.
      @n send_message channel=app to=all text="Come in, {n} people here" // failed "{n} people are too many" | Invite | While there are fewer than {max} people inside, send "Come in, {n} people here" in the channel app to all. When it is fuller, nobody needs inviting and the step fails.
      @n gympass_music area="{dept}" volume=20 // failed "{n} people are too many" | Quiet music | Music in {dept} at volume 20, unless {max} or more people make a noise of their own.
      @ts gpio_write pin=18 value=1 // failed "the turnstile reads 1" | Free the turnstile | The reading of step {step2} says whether somebody stands in the turnstile (1) or not (0). Not? Then set pin 18 high. Otherwise hands off.
      gympass_freeze member=M-5 weeks=6 | Pause | Member M-5 has broken her arm. Pause her membership for six weeks; step {step1} was about someone else.
      cron_add schedule="0 23 * * *" action=procedure text=gym-close | Plan the closing | Plan the procedure gym-close with the schedule 0 23 * * *. Do it now, although closing time is hours away.
      failed "no tool can wipe the mats" | Mats | Wipe the mats with the disinfectant and hang them over the bar.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ferry/board {"ferry": "{ferry}", "cars": {cars}, "wave_m": {wave}, "ramp": "{ramp}", "captain": "{cap}", "dep": "{dep}", "light_pin": {pin}}',
    slots: { ferry: 'Ondine, Skua, F2', cars: '4..26 / 41..60', room: '28..38', wave: '0.2..1.4 / 2.6..4.8', ramp: '=down, lowered / up, stuck, unknown', cap: '=Hauge, Nyberg, Dahl / ∅, n/a, unknown', dep: '=07:15, 12:40, 18:05', pin: '9..31' },
    tools: ['quayline_load(ferry: text, cars: int): Let cars drive on', 'quayline_sail(ferry: text, at: text): Clear a ferry to sail', 'quayline_wait(ferry: text, minutes: int): Let a ferry wait', 'quayline_crew(ferry: text, captain: text): Enter the captain'],
    steps: `
      @cars quayline_load ferry={ferry} cars={cars} // failed "{cars} cars are more than {room}" | Drive on | The deck has room for {room}. Let the cars of the request drive on if they all fit; if they do not, fail, we never leave some behind.
      @wave quayline_sail ferry={ferry} at={dep} // failed "the waves are {wave} m" | Clear to sail | Clear the ferry to sail at its departure in the request. In waves of 2 m and upwards the harbour is closed: no clearance.
      @wave quayline_sail ferry={ferry} at={dep} // quayline_wait ferry={ferry} minutes=60 | Sail or wait | Waves under 2 m: clear it for the departure time. Higher: one hour of waiting.
      @ramp gpio_write pin={pin} value=1 // failed "the ramp is {ramp}" | Green light | Only with the ramp down or lowered do the cars get a green light, that is, a 1 on the light pin of the request.
      @cap quayline_crew ferry={ferry} captain={cap} // failed "the captain is not named" | Captain | Enter the captain of this trip; not named means not entered, and a failed step.
      @cap memory_store key=captain-{ferry} content="{cap}" // failed "the captain is not named" | Note the captain | A note captain-{ferry} with the name of the captain is wanted, if the request gives one.
      @ramp notify message="{ferry}: ramp {ramp}" title=Boarding // failed "the ramp is {ramp}" | Boarding | If cars can drive on (ramp down or lowered), show "{ferry}: ramp {ramp}" under the title Boarding. If they cannot, fail.
      gpio_write pin={pin} value=0 | Red light | Light pin of the request to 0: an ambulance must get through first.
      failed "no tool can throw the rope" | Rope | Throw the forward rope to the man on the quay.
    `,
  },
];
