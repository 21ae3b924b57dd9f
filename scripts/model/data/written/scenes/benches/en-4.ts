import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in English, part 4. */
export const benchesEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt lab/water/{st} {"us_cm": {us}, "toc_ppb": {toc}, "litres": {l}, "cartridge_days": {cd}, "out": {out}, "uv": {uv}}',
    slots: { st: 'mq-1, elix-2, RO-B, still3', us: '0.05..0.9 / 1.1..4.8', toc: '2..30', l: '40..900', cd: '3..29 / 31..300', out: '3..13', uv: '14..27', lvl: '=1 / 0' },
    tools: ['purewater_rinse(station, litres: int): Rinse a station', 'purewater_stop(station): Stop making water', 'cartridge_order(station, kind: resin|carbon|membrane, count: int): Order cartridges', 'cartridge_count(station, days: int): Set the day counter'],
    steps: `
      @us failed "the conductivity is {us} µS" // purewater_stop station={st} | Stop bad water | The balance room got water of 3 µS last week and nobody noticed for two days. Therefore: as soon as the conductivity is above 1 µS the station that reports is stopped. While it is not, this step fails.
      @us purewater_rinse station={st} litres=15 // purewater_rinse station={st} litres=40 | Rinse | A station with less than 1 µS is rinsed with 15 litres, one with more than that with 40; the 60 litres from the manual are too much.
      @cd cartridge_order station={st} kind=resin count=2 // failed "the cartridge has {cd} days left" | Order resin | The supplier needs 30 days. If the cartridge has fewer days than that left, order two resin cartridges for the station.
      cartridge_count station={st} days=180 | Counter | A new cartridge was put in this morning, so the counter of this station goes to 180 days, no matter what it shows.
      @lvl gpio_write pin={out} value=1 // gpio_write pin={out} value=0 | Draw off | Water comes out as long as the outlet pin is {lvl}; the UV lamp, on the other pin, has nothing to do with it. Let water come out.
      @lvl gpio_write pin={uv} value=0 // gpio_write pin={uv} value=1 | UV off for the fitter | The fitter must not look into the lamp, so it has to be dark. It burns at {lvl}. The outlet stays as it is.
      notify message="{st}: {us} µS, {toc} ppb TOC" | Show the quality | People ask for two figures every morning: conductivity in µS and TOC in ppb. Show them here behind the station's name and a colon, the second one as "N ppb TOC".
      file_write path=lab/water-{st}.txt content="{l} litres" append=true | Litres | For the bill we need how many litres, nothing more, added as a line to lab/water-{st}.txt.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/chem/empty {"bottle": "{b}", "chemical": "{ch}", "cas": "{cas}", "left_ml": {ml}, "cabinet": "{cab}", "class": "{cl}", "from": "{who}"}',
    slots: { b: 'CH-0041, CH-2208, K-771, 5510', ch: 'acetone, methanol, toluene, nitric acid', cas: '67-64-1, 67-56-1, 108-88-3', ml: '0..90 / 110..900', cab: 'C1, fire-2, acid-A, K9', cl: '=flammable, solvent / acid, oxidiser', who: 'Renate, Ulf, Maja, Sanjay' },
    tools: ['chemreg_out(bottle, person): Take a bottle out of the register', 'chemreg_in(bottle, cabinet): Put a bottle into the register', 'chem_buy(cas, bottles: int): Order a chemical', 'waste_slot(bottle, drum: halogen|solvent|acid): Send a bottle to a waste drum'],
    steps: `
      @cl waste_slot bottle={b} drum=solvent // waste_slot bottle={b} drum=acid | Which drum | Flammables and solvents belong in the drum for solvent, acids and oxidisers in the one for acid. Mixing them has cost us a fume hood already. Send the bottle to the right one by its class.
      @ml chem_buy cas={cas} bottles=6 // failed "there are {ml} ml left" | Order in time | Six bottles by the CAS number of the message if less than 100 ml are left. If more are left nothing is bought and the step fails.
      ^ | Six more? | There must be a reason to buy: under 100 ml left. Then order half a dozen of it by CAS.
      chemreg_out bottle={b} person={who} | Out of the register | Whoever sent the message took the bottle out.
      chemreg_in bottle={b} cabinet={cab} | Back in | The bottle goes back into the register and its own cabinet.
      chemreg_in bottle={b} cabinet=K40 | Into another cabinet | K40 has room since Monday, the cabinet of the message is full. Register the bottle there.
      notify message="{ch}: {ml} ml left in {cab}" | Show | Name the chemical, and after a colon say how many ml are left in which cabinet. Notification here.
      send_message channel=email to={who} text="Bottle {b} ({ch}) is empty" | Tell the sender | Email to whoever sent it, saying that the bottle, by its number and with the chemical in brackets, is empty: "Bottle X (Y) is empty".
      memory_store key={cas} content="{ch}, {cab}" | Where it stands | Under the CAS number: the chemical, a comma, the cabinet.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brew/cip/{circuit} {"step": "{step}", "ms_cm": {ms}, "t_c": {t}, "flow_hl": {fl}, "tank_caustic": {tc}, "tank_acid": {ta}, "ret_pin": {rp}, "sup_pin": {sp}}',
    slots: { circuit: 'C1, ferm-2, bright, fill-3', step: '=rinse, caustic, acid', ms: '0.2..1.9 / 2.1..80', t: '14..68 / 72..86', fl: '80..240', tc: '3..60', ta: '61..100', rp: '3..14', sp: '15..27', lvl: '=high / low' },
    tools: ['cipx_phase(circuit, phase: rinse|caustic|acid|steam, minutes: int): Run a phase', 'cipx_abort(circuit): Abort a cleaning', 'cipx_strength(caustic_pct: num, acid_pct: num): Set the strengths', 'cipx_refill(tank: caustic|acid, litres: int): Refill a tank'],
    steps: `
      @ms cipx_phase circuit={circuit} phase=steam minutes=20 // cipx_phase circuit={circuit} phase=rinse minutes=5 | Clear of lye? | When the water that comes back is under 2 mS the circuit is clear and gets 20 minutes of steam. When it is over 2 mS there is still lye in it: another five minutes of rinse.
      @t failed "the lye has {t} °C" // cipx_phase circuit={circuit} phase=caustic minutes=15 | Caustic | Lye below 70 °C does not clean, so the phase only starts above that: caustic, a quarter of an hour, on this circuit.
      cipx_strength caustic_pct=2 acid_pct=1.2 | Strengths | After the trial in March we settled on 1.2 percent acid and 2 percent caustic; the 2.5 of before is no longer right.
      cipx_refill tank=acid litres=80 | Acid tank | Eighty litres, acid. The caustic tank will last until Friday.
      cipx_abort circuit={circuit} | A hose came off | Abort the cleaning that reports. Floor is wet.
      @lvl gpio_write pin={rp} value=1 // gpio_write pin={rp} value=0 | Return valve | Return opens while its pin is {lvl}, supply by itself. Open the return; the supply is none of our business.
      @lvl gpio_write pin={sp} value=0 // gpio_write pin={sp} value=1 | Shut the supply | Both valves open at {lvl}. Only the supply valve shall be shut.
      notify message="{circuit}: {step}, {ms} mS, {t} °C" | Show | In this order after the circuit and a colon: step, conductivity in mS, temperature in °C. Commas between.
      pushover message="Caustic {tc} %, acid {ta} %" | Tank levels | Push both tank levels in %, the caustic first, each with its name.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dairy/truck/{t} {"driver": "{dr}", "stop": {st}, "farm": "{fa}", "litres": {l}, "sample": "{sa}", "cell_k": {ce}, "eta": "{eta}"}',
    slots: { t: 'M1, M4, tour-9, NB7', dr: 'Heike, Lorenz, Boris, Ana', st: '1..22', fa: 'Moorhof, Brook End, Vallis, Tannegg', l: '180..3900', sa: 'P-118, P-907, 44-2', ce: '90..390 / 410..900', eta: '=05:40, 07:15, 09:50, 12:05' },
    tools: ['farm_credit(farm, litres: int): Credit milk to a farm', 'farm_warn(farm, cells: int): Warn a farm about cells', 'dock_plan(truck, dock: int, time): Give a lorry a dock', 'dock_clear(truck, dock: int): Clear a dock', 'sample_send(sample, lab): Send a sample to a laboratory'],
    steps: `
      @ce farm_credit farm="{fa}" litres={l} // farm_warn farm="{fa}" cells={ce} | Credit or warn | Cells up to 400: credit the litres to the farm. Above it: warn the farm, and give the number of the message.
      farm_credit farm="{fa}" litres={l} | Credit | Everything that was collected here belongs to the farm of this stop, even though the driver is new.
      farm_credit farm="{fa}" litres=250 | Missing from yesterday | Yesterday 250 litres of this farm were not booked; book these, not today's.
      dock_plan truck={t} dock=2 time={eta} | Dock two | The lorry of the topic, for the hour at which it will come.
      dock_clear truck={t} dock=5 | Clear dock five
      sample_send sample={sa} lab=Kiel | Sample to Kiel | The usual laboratory is closed for stocktaking until the 20th. Send the sample of this stop to Kiel.
      notify message="{t}: {l} litres from {fa}, at {eta}" | Show | Which lorry, a colon, how many litres from which farm, a comma, at what time. Notification here.
      send_message channel=sms to={dr} text="Please come to dock 2 at {eta}" | Driver | By sms to the driver: Please come to dock 2 at, and the hour of the message.
      file_write path=dairy/{t}.csv content="{st},{fa},{l}" append=true | Tour list | Stop, farm, litres: commas without blanks, added to dairy/{t}.csv.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bakery/branch {"branch": "{br}", "sold_out": "{so}", "left": {left}, "closes": "{cl}", "van": "{van}", "baskets": {ba}, "phone": "{ph}"}',
    slots: { br: 'Harbour, Station, Mill Lane, Eastgate', so: '=rye bread, pretzels, cheesecake, rolls', left: '0 / 3..40', cl: '=13:00, 18:30, 20:00', van: 'V2, V7, VAN-3', ba: '2..30', ph: '0171 4420, 0152 8871, 0160 335' },
    tools: ['van_route(van, branch, baskets: int): Send a van to a branch', 'van_home(van): Call a van home', 'shop_price(branch, article, percent_off: int): Lower a price', 'shop_list(branch, article, count: int): Set how many a branch gets tomorrow'],
    steps: `
      @left van_route van={van} branch="{br}" baskets={ba} // failed "{left} are left" | Send more | A branch gets a delivery during the day only when nothing at all is left. Then send its van with the baskets of the message.
      van_home van={van} | Home | The tyres are to be changed at four: call the van of the message home.
      shop_price branch="{br}" article="day-old bread" percent_off=50 | Half price | Day-old bread at half the price in the branch that wrote.
      shop_price branch="{br}" article="{so}" percent_off=25 | A quarter off | The article that they report, a quarter cheaper there.
      shop_list branch="{br}" article="{so}" count=60 | More tomorrow | Five dozen of what was sold out for this branch tomorrow.
      notify message="{br}: no more {so}, closes at {cl}" | Show | Here: the branch, a colon, no more and what they have run out of, a comma, at what time it closes, with the word closes.
      send_message channel=sms to="{ph}" text="{van} brings {ba} baskets" | Text them | By sms to the number of the message: which van brings how many baskets.
      memory_store key="{br}" content="{so} sold out, {left} left" | Note | Under the branch: what, then sold out, a comma, how many are left.
      failed "no tool can bake" | Bake more | Twenty more of them must be baked at once.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kitchen/dish/{m} {"wash_c": {w}, "rinse_c": {r}, "racks": {n}, "salt_pct": {sa}, "soap_pct": {so}, "door": "{d}", "drain": {dp}, "booster": {bp}}',
    slots: { m: 'hobart, W2, GS-5, tunnel', w: '48..58', r: '70..79 / 82..91', n: '5..400', sa: '2..18', so: '20..95', d: '=closed / open', dp: '3..12', bp: '13..27', lvl: '=high / low' },
    tools: ['rackwash_cycle(machine, kind: short|normal|pots): Start a cycle', 'rackwash_temp(machine, wash_c: int, rinse_c: int): Set the temperatures', 'rackwash_dose(machine, soap_ml: int, rinse_ml: int): Set the doses'],
    steps: `
      @d rackwash_cycle machine={m} kind=pots // failed "the door is open" | Pots | The roasting pans need the program for pots. Start it on the machine that reports if its door is closed; a start with the door open has flooded the passage.
      @r gpio_write pin={bp} value=1 // gpio_write pin={bp} value=0 | Booster | Hygiene asks for 80 °C in the rinse. When it is below that, the booster has to heat (1), when it is above, rest (0).
      rackwash_temp machine={m} wash_c=60 rinse_c=84 | Hotter | Rinse with 84 and wash with 60 degrees from now on.
      rackwash_dose machine={m} soap_ml=30 rinse_ml=5 | Doses | The hard water here wants thirty millilitres of soap, but five of rinse are enough.
      @lvl gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | Let the water go | {lvl} on the drain's pin opens the drain. It has been eight hours; let the water go.
      @lvl gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | Keep the water | The drain opens with {lvl}. No, it has to stay shut.
      notify message="{m}: rinse {r} °C, the minimum is 80 °C" | Rinse | Show here: the machine, a colon, the word rinse with its °C, a comma, and that the minimum is 80 °C.
      pushover message="{m}: salt is low, {sa} %" | Salt | Push a text that names the machine and says that salt is low, and after a comma how many %.
      file_write path=haccp/dish.csv content="{m},{w},{r}" append=true | For the inspector | haccp/dish.csv gets another line: machine, wash, rinse; commas, no blanks.
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/tool/worn {"magazine": {mag}, "pocket": {poc}, "tool": "{tool}", "wear_um": {we}, "life_min": {li}, "twin": {twin}, "holder": "{ho}"}',
    slots: { mag: '1..3', poc: '4..60', tool: 'EM12, drill 8.5, T-slot 20, reamer 6', we: '20..148 / 152..400', li: '1..240', twin: '61..99', ho: '=HSK63, BT40, SK50' },
    tools: ['toolcrib_out(tool, holder): Hand a tool out', 'toolcrib_back(tool, holder): Take a tool back', 'mag_swap(magazine: int, pocket: int, twin: int): Let a twin tool take over', 'mag_lock(magazine: int, pocket: int): Lock a pocket', 'mag_offset(pocket: int, length_um: int, radius_um: int): Correct a tool'],
    steps: `
      @we mag_offset pocket={poc} length_um=0 radius_um={we} // mag_swap magazine={mag} pocket={poc} twin={twin} | Correct or replace | Wear up to 150 µm is put into the radius of the pocket, with the length staying at 0. Beyond 150 the twin takes over in its magazine.
      mag_swap magazine={mag} pocket={poc} twin={twin} | Twin | Pocket, magazine and twin are in the message, careful with which is which.
      mag_lock magazine={mag} pocket={poc} | Lock the worn one
      mag_lock magazine={mag} pocket={twin} | Lock the twin | The twin itself is chipped. Lock its pocket in the same magazine.
      toolcrib_out tool="{tool}" holder={ho} | New one | The store hands out the same tool in the same holder.
      toolcrib_back tool="{tool}" holder={ho} | Bring it back
      notify message="{tool} in pocket {poc}: {we} µm" | Show | Here: which tool in which pocket, a colon, and how many µm.
      memory_store key=pocket-{poc} content="{tool}, {li} minutes" | Life | For pocket-{poc} note the tool, a comma and how many minutes of life it has.
      send_message channel=teams to=setting text="Please set {tool} in {ho}" | Setting room | On teams to setting: Please set, the tool, in, the holder.
    `,
  },
  {
    language: 'en',
    earlier: ['Measure the part | cmm_run → bore {b} mm, width {w} mm, flatness {f} µm', 'Ask quality | ask → {yn}', 'Read the order | file_read → part {part}, lot {lot}, {pcs} pieces, customer {cu}'],
    slots: { b: '19.91..19.99 / 20.02..20.09', w: '40.1..40.8', f: '4..24 / 26..60', yn: '=yes, release it / no, not yet', part: 'P-7741, flange 3, K118, housing', lot: 'L22, L-403, 2604', pcs: '20..900', cu: 'Sorrel, Vanek AG, Tidewell' },
    tools: ['qa_release(part, lot): Release a lot', 'qa_scrap(part, pieces: int, reason: bore|width|flatness): Scrap parts', 'qa_rework(part, pieces: int): Send parts to rework', 'ship_book(customer, lot, parcels: int): Book a shipment'],
    steps: `
      @yn qa_release part="{part}" lot={lot} // failed "quality said no" | Release | The lot of the order in step {step3} may only go out if quality agreed in step {step2}.
      @b qa_rework part="{part}" pieces={pcs} // qa_scrap part="{part}" pieces={pcs} reason=bore | Bore | Nominal is 20 mm. A bore that is smaller can be reworked, all pieces of the order. One that is larger is scrap because of the bore, likewise all of them.
      @f qa_release part="{part}" lot={lot} // qa_scrap part="{part}" pieces=1 reason=flatness | Flatness | Up to 25 µm release the lot. Above that scrap the one measured part for its flatness.
      ship_book customer="{cu}" lot={lot} parcels=3 | Three parcels | For the customer of the order, its lot.
      qa_rework part="{part}" pieces=5 | Rework five of them
      notify message="{part}: bore {b} mm, width {w} mm" | Show | Part, colon, then bore and width, each with its name and mm, a comma between. On this computer.
      file_write path=qa/{lot}.txt content="flatness {f} µm" | Flatness | Write to qa/{lot}.txt the word flatness and what was measured for it in µm; overwrite what is there.
      pushover message="{pcs} pieces for {cu}" | Push | How many pieces for which customer.
      memory_store key=bore content="{b}" | Bore only | Under bore, the measured bore as a bare number.
    `,
  },
  {
    language: 'en',
    event: 'mqtt paint/powder/{l} {"kv": {kv}, "ua": {ua}, "hopper_kg": {kg}, "colour": "{co}", "oven_c": {ov}, "hook": {hk}, "chain": "{ch}", "chain_pin": {cp}, "gun_pin": {gp}}',
    slots: { l: '1..4', kv: '40..98', ua: '10..39', kg: '1..7 / 9..60', co: 'RAL 9016, RAL 5010, DB 703', ov: '140..178 / 182..215', hk: '1..320', ch: '=running / stopped', cp: '3..14', gp: '15..27', lvl: '=1 / 0' },
    tools: ['powder_gun(line: int, kv: int, ua: int): Set voltage and current of the gun', 'powder_fill(line: int, colour, kg: int): Fill the hopper', 'powder_flush(line: int, seconds: int): Flush the gun', 'chain_pace(line: int, cm_min: int): Set the speed of the chain', 'hook_skip(line: int, hook: int): Leave a hook uncoated'],
    steps: `
      powder_gun line={l} kv=70 ua=25 | Softer | Voltage 70, current 25. The corners came out thin with the old 90.
      powder_gun line=5 kv={kv} ua={ua} | Same on line five | Line 5 gets the voltage and the current that this line reports.
      @kg powder_fill line={l} colour="{co}" kg=20 // failed "there are {kg} kg in the hopper" | Fill | A bag of 20 kg of the running colour as soon as fewer than 8 kg are in the hopper. With more than that in it a bag does not fit.
      powder_flush line={l} seconds=90 | Flush before the next colour | A minute and a half.
      @ov chain_pace line={l} cm_min=80 // chain_pace line={l} cm_min=120 | Chain by oven | If the oven is under 180 °C the parts need longer: 80 centimetres a minute. Over 180: 120.
      hook_skip line={l} hook={hk} | Leave this hook out | The part on the hook of the message fell off.
      @ch gpio_write pin={cp} value=0 // failed "the chain is stopped" | Stop the chain | It runs at 1. If it is stopped already the step fails.
      @lvl gpio_write pin={gp} value=0 // gpio_write pin={gp} value=1 | Gun off | Powder flies at {lvl}. The gun's pin, not the chain's.
      notify message="Line {l}: {co}, {kg} kg, oven {ov} °C" | Show | Line and its number, a colon; then colour, kg, and the word oven with its °C.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/event {"hall": "{hall}", "host": "{host}", "people": {p}, "start": "{s}", "end": "{e}", "coffee": "{c}", "chairs": {ch}, "date": "{d}"}',
    slots: { hall: 'Linden, Salon B, Atrium, Terrace', host: 'Rotary, Nordbank, Dr Quist, Alumni Club', p: '12..118 / 122..260', s: '=08:30, 10:00, 13:00', e: '=12:30, 16:45, 21:00', c: '=yes / no', ch: '261..400', d: '=2026-03-11, 2026-04-28, 2026-09-16' },
    tools: ['banquet_hold(hall, date, start, end): Hold a hall', 'banquet_free(hall, date): Free a hall', 'banquet_chairs(hall, chairs: int, rows: int): Put up chairs', 'coffee_break(hall, cups: int, time): Order coffee', 'airwall_move(hall, open: bool): Open or close the partition'],
    steps: `
      banquet_hold hall="{hall}" date={d} start={s} end={e} | Hold it | For the whole time that the host asks for, on the day in the form.
      banquet_hold hall="{hall}" date={d} start={e} end=23:00 | For the cleaners too | Hold the same hall on the same day from the end of the event until eleven at night, so that the cleaners can get in.
      banquet_free hall="{hall}" date={d} | The host has cancelled
      @p airwall_move hall="{hall}" open=false // airwall_move hall="{hall}" open=true | Partition | The fire inspector allows 120 people in the half hall. More than 120: open the partition. Up to that: close it.
      @c coffee_break hall="{hall}" cups={p} time={s} // failed "coffee is not wanted" | Coffee | One cup for each person at the start, if the host wants coffee.
      banquet_chairs hall="{hall}" chairs={p} rows=8 | Chairs | As many chairs as people, in eight rows. The chairs that the hall has are another number.
      notify message="{host} in {hall}: {p} people, {s} to {e}" | Show | Here: who in which hall, a colon, how many people, a comma, from when to when, with the word to.
      send_message channel=email to="{host}" text="{hall} is reserved on {d}" | Confirm | Email to the host saying that the hall, by name, is reserved on the day.
      file_write path=hotel/halls.txt content="{d} / {hall} / {host}" append=true | Plan of halls | One more line for hotel/halls.txt: date / hall / host.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/lift/{n} {"floor": {fl}, "people": {p}, "kg": {kg}, "motor_c": {mc}, "mode": "{mode}", "brake": {br}, "cabin_light": {cl}, "last_service": "{ls}"}',
    slots: { n: '1..3', fl: '4..9', p: '0 / 2..8', kg: '40..890', mc: '30..74 / 76..110', mode: '=normal / fire, service', br: '10..18', cl: '19..27', ls: '=2025-08-12, 2025-11-03, 2026-01-20', lvl: '=high / low' },
    tools: ['hoistway_call(lift: int, floor: int): Call a lift to a floor', 'hoistway_hold(lift: int, minutes: int): Keep a lift where it is', 'hoistway_skip(lift: int, floor: int): Do not stop at a floor', 'visitor_voice(lift: int, text): Say something in a lift'],
    steps: `
      @mode hoistway_call lift={n} floor=0 // failed "the mode is {mode}" | Down | The school class waits on the ground floor (0). Call the lift that reports down there if it is in normal mode, otherwise leave it alone and fail.
      @p hoistway_hold lift={n} minutes=45 // failed "{p} people are in the lift" | Hold | The movers need it for three quarters of an hour where it stands. Only when nobody is in it.
      hoistway_skip lift={n} floor={fl} | Do not stop here again | The floor at which it stands now is being waxed.
      hoistway_skip lift={n} floor=3 | Leave out the third
      @mc failed "the motor is at {mc} °C" // hoistway_hold lift={n} minutes=20 | Let it cool | Over 75 °C at the motor the lift is kept where it is for 20 minutes.
      @lvl gpio_write pin={br} value=0 // gpio_write pin={br} value=1 | Brake on | The brake is held open by {lvl} and falls in otherwise. Have it fall in.
      @lvl gpio_write pin={cl} value=1 // gpio_write pin={cl} value=0 | Cabin light | Bright at {lvl}. It has to be bright in there, the pin is the cabin light's.
      visitor_voice lift={n} text="Please step out" | Ask them out | In the lift of the topic say: "Please step out".
      notify message="Lift {n}: {p} people, {kg} kg, floor {fl}" | Show | Which lift, a colon, then how many people, how many kg, which floor.
      memory_store key=lift-{n} content="service {ls}" | Last service | Under lift-{n} the word service and the day of the last one.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pool/class {"course": "{co}", "coach": "{ch}", "lane": {la}, "kids": {k}, "start": "{st}", "minutes": {mi}, "depth_cm": {de}, "floor_pin": {fp}}',
    slots: { co: 'Otters, Sharks, Aqua Fit, Divers 2', ch: 'Milo, Astrid, Pavel, Gwen', la: '1..8', k: '4..11 / 13..20', st: '=08:15, 15:30, 17:45', mi: '30..90', de: '60..118 / 122..190', fp: '9..27', lvl: '=0 / 1' },
    tools: ['lane_block(lane: int, start, minutes: int): Block a lane', 'lane_open(lane: int): Open a lane', 'liftfloor_to(cm: int): Bring the movable floor to a depth', 'coach_add(course, coach): Add a coach to a course', 'coach_drop(course, coach): Remove a coach from a course'],
    steps: `
      lane_block lane={la} start={st} minutes={mi} | Block | The lane for the whole course.
      lane_block lane={la} start={st} minutes=120 | Block it for two hours | The coach wants to set things up, so the minutes of the message do not count: two hours from the start.
      lane_open lane={la} | Open again
      @de failed "the floor is at {de} cm" // liftfloor_to cm=90 | Raise the floor | If it is deeper than 120 cm bring the floor to ninety. If it is not, fail.
      @k failed "{k} kids need one coach" // coach_add course="{co}" coach=Rhea | A second coach | Up to twelve children one coach is enough. With more, add Rhea to the course.
      coach_drop course="{co}" coach={ch} | Ill | The coach of the message is ill and has to be removed from the course.
      @lvl gpio_write pin={fp} value=1 // gpio_write pin={fp} value=0 | Lock the floor | The floor can move while its pin is {lvl}. It must not move.
      notify message="{co}, lane {la}: {k} kids with {ch}" | Show | Course, comma, lane, colon, how many kids with whom: here.
      send_message channel=signal to={ch} text="{co} starts at {st}" | Coach | Signal to the coach: which course starts at what time.
      file_write path=pool/courses.csv content="{co};{k};{mi}" append=true | Statistics | Onto pool/courses.csv: course;kids;minutes.
    `,
  },
  {
    language: 'en',
    event: 'mqtt clinic/o2 {"bank": "{bk}", "bar_left": {bl}, "bar_right": {br}, "flow_lm": {fl}, "using": "{us}", "solenoid_left": {sl}, "solenoid_right": {sr}}',
    slots: { bk: 'north, B2, tower-1, annex', bl: '12..38 / 42..160', br: '161..200', fl: '20..400', us: '=left / right', sl: '3..13', sr: '14..27', tel: '4410, 7713, 2209' },
    tools: ['medgas_side(bank, side: left|right): Change the side of a bank', 'medgas_order(bank, cylinders: int): Order cylinders', 'medgas_alarm(bank, low_bar: int, high_bar: int): Set the limits', 'ring_phone(extension, rings: int): Let a phone ring'],
    steps: `
      @us medgas_side bank={bk} side=right // medgas_side bank={bk} side=left | The other side | Change to the side that is not in use now.
      @bl medgas_side bank={bk} side=right // failed "the left side has {bl} bar" | Left nearly empty | If the left side has less than 40 bar change to the right one. The right side's bar does not matter for this.
      medgas_order bank={bk} cylinders=8 | Order eight cylinders
      medgas_alarm bank={bk} low_bar=40 high_bar=190 | Limits | High at 190, low at 40.
      gpio_write pin={sr} value=1 | Open the right one | Both solenoids open at 1. The right one shall be open.
      gpio_write pin={sl} value=0 | Close the left one | Low closes. The left one.
      @us gpio_write pin={sl} value=1 // gpio_write pin={sr} value=1 | Solenoid of the side in use | Open it with a 1.
      ring_phone extension={tel} rings=5 | Ring | Let {tel} ring five times.
      notify message="{bk}: left {bl} bar, right {br} bar" | Show | The bank and a colon, left and right with their bar, a comma between. Here.
      pushover message="{fl} litres a minute from the {us} side" | Push | How many litres a minute from the side in use, as in "5 litres a minute from the left side".
    `,
  },
  {
    language: 'en',
    event: 'webhook /pharmacy/delivery {"supplier": "{su}", "slip": "{sl}", "boxes": {bx}, "missing": {mi}, "cold": {cold}, "temp_c": {t}, "driver": "{dr}", "ramp": {ra}}',
    slots: { su: 'Phoenix South, Galen, Medwin, Apotex', sl: 'LS-8802, LS-1175, 60441', bx: '3..60', mi: '0 / 1..5', cold: '=true / false', t: '2.4..7.6 / 8.4..14.9', dr: 'Hassan, Irma, Lech', ra: '1..4' },
    tools: ['goods_accept(slip, boxes: int): Accept a delivery', 'goods_refuse(slip, reason: warm|damaged|missing): Refuse a delivery', 'goods_claim(supplier, slip, boxes: int): Claim boxes from a supplier', 'ramp_door(ramp: int, up: bool): Move a ramp door'],
    steps: `
      @t goods_accept slip={sl} boxes={bx} // goods_refuse slip={sl} reason=warm | Cold chain | It must have come at 8 °C or less. Then accept all its boxes, otherwise refuse it as warm.
      @mi failed "nothing is missing" // goods_claim supplier="{su}" slip={sl} boxes={mi} | Claim | Whatever is missing is claimed from the supplier. When nothing is missing the step fails.
      @mi goods_accept slip={sl} boxes={bx} // goods_refuse slip={sl} reason=missing | Complete? | Accept a complete delivery; refuse one in which boxes are missing for that reason.
      ramp_door ramp={ra} up=true | Open the ramp | The door of the ramp at which the driver stands goes up.
      ramp_door ramp={ra} up=false | Let it down
      @cold notify message="{su}: cold goods at ramp {ra}" // notify message="{su}: goods at ramp {ra}" | Show | Here: the supplier, a colon, then "goods at ramp" with the number of the ramp, or "cold goods at ramp" with the number if the message says that they are cold.
      send_message channel=whatsapp to={dr} text="Please go to ramp {ra}" | Driver | By whatsapp to the driver: Please go to ramp, and which.
      file_write path=pharmacy/in.csv content="{sl},{su},{bx},{mi}" append=true | List | Slip, supplier, boxes, missing: commas without blanks, at the end of pharmacy/in.csv.
      memory_store key={sl} content="{bx} boxes from {su}" | Note | Under the number of the slip: how many boxes from whom.
    `,
  },
];
