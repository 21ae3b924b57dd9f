import type { Scene } from '../../scene';

/** Pins, places and people out of lists that the step brings, in English, part 1. */
export const listedEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt orchard/irrigation {"zone": "{z}", "litres": {l}, "asked_by": "{who}"}',
    slots: { z: '=A / B / C, D', l: '40..900', who: 'Pia, Goran, Lucas', a: '2..39', b: '2..39', d: '2..39', ba: 'shed, pico-2, row-io', bb: 'well, tank-io, esp5' },
    tools: ['dripwerk_dose(line: text, litres: int): Give a line so much water', 'dripwerk_hold(line: text, reason?: text): Keep a line closed'],
    steps: `
      @z gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "zone {z} is not in the list" | Open the zone | Zone A is pin {a}, zone B is pin {b}. Open the zone named in the event.
      @z gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // failed "zone {z} has no pin" | Close the zone | B: {b} - A: {a}. Close the zone that the event names. Any other zone has no valve here, so fail then.
      @z gpio_write pin={a} value=1 board={ba} // gpio_write pin={a} value=1 board={bb} // failed "no board belongs to zone {z}" | Valve by board | Same pin {a} on two boards: zone A hangs on {ba}, zone B on {bb}. Valve of the reported zone on.
      @z gpio_read pin={d} board={ba} // gpio_read pin={d} board={bb} // failed "zone {z} has no flow meter" | Flow | Is water flowing? Flow input {d}, board {bb} for B and {ba} for A. Read the one of the zone in the message.
      @z dripwerk_dose line=peach litres={l} // dripwerk_dose line=plum litres={l} // failed "zone {z} has no line" | Dose | (A = peach, B = plum) The ordered litres on the line of this zone.
      dripwerk_hold line=plum | Hold B | A is the line peach, B is the line plum. Keep B closed whatever the message says.
      @z send_message channel=signal to=Olek text="Walk the rows" // send_message channel=signal to=Irma text="Walk the rows" // failed "nobody is in charge of zone {z}" | Who walks | Zones and people: A Olek; B Irma. Signal to the one for this zone, text "Walk the rows".
      gpio_write pin={d} value=1 | Lamp | A {a}, B {b}, lamp of the shed {d}. Only the lamp, on.
    `,
  },
  {
    language: 'en',
    event: 'webhook /site/leak {"valve": "{v}", "bar": {bar}}',
    slots: { v: '=north / south / east', bar: '1.1..6.8', n: '2..39', s: '2..39', e: '2..39', door: '2..39' },
    tools: ['pipetto_mark(section: text, colour: red|amber|green): Mark a section on the plan', 'pipetto_crew(name: text, bring?: text): Send a fitter'],
    steps: `
      @v gpio_write pin={n} value=0 // gpio_write pin={s} value=0 // gpio_write pin={e} value=0 | Shut the leaking one | north valve {n}, south {s}, east {e}: shut the one that leaks
      @v gpio_write pin={s} value=0 // gpio_write pin={n} value=0 // failed "the east has no partner" | Shut its partner | North ({n}) and south ({s}) are partners: when one leaks, the OTHER is shut. East has no partner; for east the step fails.
      @v gpio_read pin={n} // gpio_read pin={s} // gpio_read pin={e} | Pressure switch | Pressure switches. East: {e}. South: {s}. North: {n}. What does the switch at the leak say?
      gpio_write pin={s} value=1 | Open the south | valves: {n} north / {s} south / {e} east. south open, we need it for the hydrant
      @v pipetto_mark section=K1 colour=red // pipetto_mark section=K4 colour=red // pipetto_mark section=K9 colour=red | On the plan | On the plan north is K1, south K4 and east K9. The leak is to be marked red.
      @v pipetto_crew name=Dunja // pipetto_crew name=Dunja // pipetto_crew name=Amos | Fitter | Dunja does north and south, Amos does east. Send whoever is right for this leak.
      @v mqtt_publish topic=site/n/stop payload="1" // mqtt_publish topic=site/s/stop payload="1" // mqtt_publish topic=site/e/stop payload="1" | Stop topic | The topics are site/n/stop, site/s/stop and site/e/stop for the three valves. A 1 to that of the leaking one.
      gpio_write pin={e} value=1 | Not {door} | East valve {e}, south {s}. Leave {door} alone, that is the door lamp. Open the east.
    `,
  },
  {
    language: 'en',
    slots: { h: '2..39', f: '2..39', l: '2..39', p: '2..39', b: 'k1, brew-io, cellar' },
    tools: ['malzbox_stir(rpm: int, minutes?: int): Stir the mash', 'malzbox_bell(times: int): Ring the bell'],
    steps: `
      gpio_write pin={f} value=1 | Fan | pins: heater {h} / fan {f} / lamp {l}. fan on
      gpio_write pin={h} value=0 | Heater | pins: heater {h} / fan {f} / lamp {l}. heater off
      gpio_write pin={l} value=1 board={b} | Light for the cellar | On {b} we have: lamp {l}, pump {p}, fan {f}. Light, please.
      gpio_write pin={p} value=0 board={b} | Pump stands | Heater {h}, pump {p}, both on the board {b}. The pump must not run dry, so stop it; the heater stays as it is.
      gpio_read pin={f} | Is the fan running? | lamp {l}; pump {p}; fan {f}. Only look whether the fan has been switched on.
      gpio_write pin={f} value=0 | All but | The heater is {h} and the fan is {f}. The first of the two goes on boiling, the second goes off.
      gpio_write pin={h} value=1 | The first | In this order: heater {h}, lamp {l}, pump {p}. Switch on the first of them.
      gpio_write pin={p} value=1 | The last | In this order: heater {h}, lamp {l}, pump {p}. Switch on the last of them.
      failed "there is no pin for the chiller" | Chiller | heater {h}, fan {f}, pump {p}. Switch on the chiller; if it isn't in this list, fail.
    `,
  },
  {
    language: 'en',
    event: 'cron night-check',
    earlier: ['What time of day? | shiftclock → {sh} shift, began {t}'],
    slots: { sh: '=night / day / weekend', t: '=06:00, 14:00, 22:00', n: 'Ola, Marit, Henk', d: 'Sven, Bea, Tomasz', x: '=+46705551, +46702210, +46709984', y: '=+46731188, +46736620', g: '2..39', k: '2..39' },
    tools: ['ringmaster_dial(number: text, tries?: int): Ring a number', 'ringmaster_page(person: text, words: text): Page somebody'],
    steps: `
      @sh ringmaster_page person="{n}" words="Please check the boiler" // ringmaster_page person="{d}" words="Please check the boiler" // failed "nobody is on duty in the {sh} shift" | Page | nights: {n}, days: {d}. Page the one on duty now: "Please check the boiler". Nobody is there on weekends, then fail.
      @sh ringmaster_dial number={x} // ringmaster_dial number={y} // failed "there is no number for the {sh}" | Ring | Night number {x}, day number {y}, none for weekends. Ring the number of the shift that step {step1} found.
      ringmaster_dial number={x} tries=3 | Night number, three times | Days {y}, nights {x}. I don't care what shift it is: the night number, 3 tries.
      ringmaster_dial number={y} | The other one | Days {y}, nights {x}. Day number please, tries as usual.
      @sh gpio_write pin={g} value=1 // gpio_write pin={g} value=0 // gpio_write pin={g} value=0 | Gate lamp | The gate lamp ({g}) is lit in the night shift. In the two others it is dark.
      @sh gpio_write pin={g} value=1 // gpio_write pin={k} value=1 // failed "there is no lamp for the {sh}" | Lamp of the shift | night = {g}, day = {k}. Put on the lamp of the present shift.
      @sh memory_store key=on-duty content="{n}" // memory_store key=on-duty content="{d}" // memory_store key=on-duty content="nobody" | Who is it | Store under on-duty who has the shift now ({d} by day, {n} by night; at the weekend write "nobody").
      send_message channel=sms to={d} text="Bring the grey key" | Day man | Duty list: {n} (night), {d} (day). SMS to the one of the day, "Bring the grey key".
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/report {"basin": "{ba}", "cl": {cl}, "ph": {ph}}',
    slots: { ba: '=kids, baby, small / big, lanes, large / dive, tower', cl: '0.1..2.4', ph: '6.6..7.9', a: '2..39', b: '2..39', c: '2..39', m: '10..90' },
    tools: ['aquadora.acid(pump: int, ml: int): Dose acid', 'aquadora.flush(filter: text): Flush a filter', 'aquadora.close(basin: text, minutes?: int): Close a basin to the public'],
    steps: `
      @ba gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Circulate | Circulation pumps: children's pool {a}, swimmers' pool {b}, diving pool {c}. Which basin is meant you see in the report (kids, baby, small = children; big, lanes, large = swimmers; dive, tower = diving). Start that one's pump.
      @ba aquadora.acid pump=4 ml={m} // aquadora.acid pump=5 ml={m} // aquadora.acid pump=6 ml={m} | Acid | Dosing pump 4 serves the small pool, 5 the big one, 6 the diving pool. {m} ml into the reported basin (kids and baby: small; lanes and large: big; tower: diving).
      @ba aquadora.flush filter=F-kid // failed "only the kids' filter is flushed here" // failed "only the kids' filter is flushed here" | Flush | Only the filter of the children's basin (kids, baby or small in the report), F-kid, is flushed from here. Is it about another basin, fail.
      aquadora.close basin=sauna minutes={m} | Sauna | Basins: kids, big, dive, sauna. Close the last of these for {m} minutes.
      aquadora.close basin=kids | Close the first | Basins: kids, big, dive, sauna. The first in this list is closed till I come back.
      @ba http_request url=http://pool.lan/k/lamp method=POST // http_request url=http://pool.lan/g/lamp method=POST // http_request url=http://pool.lan/t/lamp method=POST | Lamp at the basin | POST, no body, to http://pool.lan/X/lamp, and X is k for kids, baby and small, g for big, lanes and large, t for dive and tower.
      gpio_write pin={b} value=0 | Lane pump | kids {a}, lanes {b}, tower {c} -> lanes off
    `,
  },
  {
    language: 'en',
    event: 'webhook /greenhouse/call {"house": "{h}", "need": "{need}", "c": {t}}',
    slots: { h: '=1, first / 2, second / 3, third', need: '=heat / water / light', t: '3..34', a: '2..39', b: '2..39', c: '2..39', bd: 'gh-io, palm, frame7' },
    tools: ['vitrea_vent(house: text, degrees: int): Open the roof so far', 'vitrea_curtain(house: text, drawn: bool): Draw the curtain'],
    steps: `
      @h gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Heat it | Heaters of the greenhouses: the first {a}, the second {b}, the third {c}. Heat the house that calls.
      @need gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} | What it needs | Board {bd}. Heat -> {a}. Water -> {b}. Light -> {c}. Switch on what the call needs.
      @need gpio_write pin={b} value=0 // gpio_write pin={a} value=0 // failed "light is not in the list" | The contrary | While it gets heat, {b} has to be off; while it gets water, {a} has to be off. Do it according to "need". Nothing is said about other needs: fail.
      @h vitrea_vent house=palm degrees=15 // vitrea_vent house=fern degrees=15 // vitrea_vent house=cactus degrees=15 | Vent | 1: palm house, called palm. 2: fern. 3: cactus. The roof of the calling one, 15 degrees.
      @h vitrea_curtain house=palm drawn=true // vitrea_curtain house=fern drawn=true // failed "there is no curtain in house {h}" | Curtain | Palm (house 1) and fern (house 2) have curtains, the third has none and the step fails. Draw it.
      vitrea_curtain house=fern drawn=false | Let light in | palm, fern, cactus: open the curtain of the one in the middle
      gpio_read pin={c} board={bd} | Lamp | On {bd}: heat {a}, water {b}, light {c}. Is the light burning?
      @need send_message channel=matrix to=boiler-team text="Call from the houses" // send_message channel=matrix to=plumbers text="Call from the houses" // send_message channel=matrix to=sparks text="Call from the houses" | Who | Matrix. Heat concerns boiler-team, water plumbers, light sparks. Text to them: "Call from the houses"
    `,
  },
  {
    language: 'en',
    earlier: ['Weigh the hoppers | hopperscale → left {a} kg, middle {b} kg, right {c} kg'],
    slots: { a: '310..480 / 20..90 / 150..240', b: '241..309', c: '91..149', p: '2..39', q: '2..39', r: '2..39', led: '2..39' },
    tools: ['pelletto_fill(hopper: left|middle|right, kg: int): Fill a hopper', 'pelletto_knock(hopper: left|middle|right, times?: int): Knock at a hopper'],
    steps: `
      @a gpio_write pin={p} value=1 // gpio_write pin={q} value=1 // gpio_write pin={q} value=1 | The fullest | Augers: left {p}, middle {q}, right {r}. Start the auger of the fullest hopper.
      @a gpio_write pin={r} value=0 // gpio_write pin={p} value=0 // gpio_write pin={r} value=0 | The emptiest | Right {r}, left {p}, middle {q}: stop the auger of the hopper that has the least.
      @a pelletto_fill hopper=right kg=200 // pelletto_fill hopper=left kg=200 // pelletto_fill hopper=right kg=200 | Fill up | 200 kg go into the hopper with the least in it.
      @a pelletto_knock hopper=left // pelletto_knock hopper=middle // pelletto_knock hopper=middle | Knock | Knock where the most pellets are.
      pelletto_knock hopper=right times=4 | Knock right | The last of the three in step {step1}: four knocks.
      gpio_read pin={q} | Middle auger | left/middle/right = {p}/{q}/{r}. Read the middle one
      @a memory_store key=hopper-max content="{a} kg" // memory_store key=hopper-max content="{b} kg" // memory_store key=hopper-max content="{b} kg" | Largest | Store the largest of the weights (with kg) under hopper-max.
      gpio_write pin={led} value=1 | Not an auger | {p}, {q} and {r} are augers; {led} is the lamp over the ladder. I need to see something.
    `,
  },
  {
    language: 'en',
    event: 'manual - {cmd}',
    slots: { cmd: '=porch / cellar / attic / stable', a: '2..39', b: '2..39', c: '2..39', d: '2..39' },
    steps: `
      @cmd gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "the stable has no lamp" | Lamp that was asked for | Lamps we have: porch={a} cellar={b} attic={c}. Turn on the one somebody asked for. If it's none of these, fail.
      @cmd gpio_write pin={b} value=0 // gpio_write pin={a} value=0 // gpio_write pin={a} value=0 // failed "the stable is not in the list" | Lamp off elsewhere | Asked for the porch? Then the cellar lamp ({b}) goes off. Asked for the cellar or the attic? The porch lamp ({a}) goes off. Otherwise fail.
      @cmd gpio_read pin={d} // gpio_read pin={c} // gpio_read pin={b} // failed "no sensor for the stable" | Sensor | attic sensor {b}, cellar sensor {c}, porch sensor {d} - read the asked one, the stable has none (fail)
      @cmd file_read path=plans/porch.txt // file_read path=plans/cellar.txt // file_read path=plans/attic.txt // file_read path=plans/stable.txt | Plan | There are four plans, plans/porch.txt, plans/cellar.txt, plans/attic.txt, plans/stable.txt. Read that of the room asked for.
      @cmd sop_execute name=sweep // sop_execute name=pump-out // sop_execute name=air // sop_execute name=muck | Procedure | porch → sweep; cellar → pump-out; attic → air; stable → muck. Start the procedure that goes with the request.
      gpio_write pin={c} value=0 | Attic out | cellar {b}, attic {c}, porch {a}. The attic one has been burning all week!
      gpio_write pin={d} value=1 | {d} only | The heater is {d}. {a}, {b}, {c} are lamps and nobody wants light now, it is cold though.
    `,
  },
  {
    language: 'en',
    event: 'webhook /deploy/done {"env": "{env}", "service": "{svc}", "build": {n}, "hosts": ["{h1}", "{h2}", "{h3}"]}',
    slots: { env: '=prod, production / staging, stage / dev', svc: 'billing, search, avatar', n: '120..980', h1: 'web-4, apple, eu1', h2: 'web-7, pear, eu2', h3: 'web-9, plum, eu3' },
    tools: ['rollo_restart(host: text, graceful?: bool): Restart a host', 'rollo_drain(host: text): Take a host out', 'rollo_tag(build: int, label: text): Label a build'],
    steps: `
      rollo_restart host={h1} | First host | Of the hosts in the message restart the first, the others later.
      rollo_restart host={h3} graceful=true | Last host | The last host of the list gets a graceful restart.
      rollo_drain host={h2} | Middle | Three hosts are listed. Take the second one out.
      @env http_request url=https://status.example/p/ok method=POST // http_request url=https://status.example/s/ok method=POST // failed "there is no status page for dev" | Status page | POST without a body: https://status.example/p/ok for production, https://status.example/s/ok for staging. Dev has none; fail.
      @env send_message channel=ops-live text="Build {n} is out" // send_message channel=ops-test text="Build {n} is out" // send_message channel=playground text="Build {n} is out" | Channel | Production talks on ops-live, staging on ops-test and dev on playground. Say there: "Build {n} is out"
      @env rollo_tag build={n} label=green // rollo_tag build={n} label=amber // rollo_tag build={n} label=grey | Label | Labels by environment - dev: grey, stage: amber, prod: green. Put it on this build.
      @env file_write path=/var/log/rollo/prod.log content="{n}" append=true // file_write path=/var/log/rollo/stage.log content="{n}" append=true // file_write path=/var/log/rollo/dev.log content="{n}" append=true | Log | In /var/log/rollo there are prod.log, stage.log and dev.log. Append the build number to the right one.
      rollo_restart host={h1} graceful=false | Hard | hosts[0], not gracefully.
    `,
  },
  {
    language: 'en',
    event: 'mqtt boat/panel switch {s} pressed',
    slots: { s: '=1 / 2 / 3 / 4, 5', a: '6..39', b: '6..39', c: '6..39', bd: 'mast, hull-io, stern' },
    tools: ['sailora_horn(long: int, short?: int): Sound the horn', 'sailora_light(name: text, on: bool): Switch a light'],
    steps: `
      @s gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "switch {s} has no job" | Switch it on | Switch 1 is for the bilge pump ({a}), 2 for the water pump ({b}), 3 for the cabin fan ({c}). The pressed one tells what comes on. A switch without a job: fail.
      @s sailora_light name=anchor on=true // sailora_light name=steaming on=true // sailora_light name=deck on=true // failed "switch {s} has no light" | Lights | And the lights: 1) anchor 2) steaming 3) deck. Light the one whose number was pressed.
      sailora_light name=deck on=false | Deck light | anchor, steaming, deck - the third of these off
      sailora_light name=steaming on=true | Steaming light | We lift the anchor. Of anchor, steaming, deck the middle one comes on.
      sailora_horn long=1 | Here we are | Signals: one long = here I am; one long two short = sailing. Give "here I am".
      sailora_horn long=1 short=2 | Sailing signal | Signals: one long = here I am; one long two short = sailing. Give the second one.
      gpio_write pin={c} value=0 board={bd} | Cabin fan | On {bd} {a} = bilge pump, {b} = water pump, {c} = cabin fan. It is loud: fan off.
      @s gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "nothing belongs to switch {s}" | Off again | pressed 1 → {a} off, pressed 2 → {b} off, pressed 3 → {c} off, anything else fails
    `,
  },
  {
    language: 'en',
    event: 'peripheral kiln {"kiln": "{k}", "cone": "{cone}", "c": {t}}',
    slots: { k: '=Old Bertha, Bertha / Little Joe, Joe / Test kiln, test', cone: '=06, 04, 6, 10', t: '740..1290', a: '2..39', b: '2..39', c: '2..39' },
    tools: ['clayworks_hold(kiln: text, minutes: int): Hold the temperature', 'clayworks_vent(kiln: text, open: bool): Vent of a kiln', 'clayworks_card(kiln: text, text: text): Print a card'],
    steps: `
      @k gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Kiln off | Kilns: Old Bertha on {a}, Little Joe on {b}, the test kiln on {c}. The reported one is done, power off.
      @k gpio_write pin={a} value=1 // gpio_write pin={b} value=0 // failed "the test kiln has no fan" | Fans are wired differently | Fan of Bertha: pin {a}, a 1 runs it. Fan of Joe: pin {b}, active low, a 0 runs it. The test kiln has none (fail). Run the fan of the kiln in the message.
      @k gpio_write pin={a} value=0 // gpio_write pin={b} value=1 // failed "the test kiln has no fan" | Stop the fan | Bertha {a} active high, Joe {b} active low, test kiln without a fan, so fail there. Fan of the reported kiln off.
      @k clayworks_vent kiln=KB open=true // clayworks_vent kiln=KJ open=true // clayworks_vent kiln=KT open=true | Vent | Codes are KB (Bertha), KJ (Joe), KT (test). Open the vent of the one that has reported.
      clayworks_vent kiln=KJ open=false | Joe's vent | KB Bertha; KJ Joe; KT test. Shut Joe's vent.
      clayworks_hold kiln=KT minutes=20 | Hold | Of the codes KB, KJ and KT take the last and hold it for 20 minutes.
      @k send_message channel=studio to=Ines text="Your kiln is ready" // send_message channel=studio to=Rolf text="Your kiln is ready" // send_message channel=studio to=Ines text="Your kiln is ready" | Whose | Bertha and the test kiln belong to Ines, Joe belongs to Rolf. Tell the owner on studio: "Your kiln is ready"
    `,
  },
  {
    language: 'en',
    slots: { a: '2..39', b: '2..39', c: '2..39', door: '2..39', ba: 'b1, left-rack, lab-io', bb: 'b2, right-rack, roof-io' },
    steps: `
      gpio_write pin={a} value=1 | Bench lamp | {a} bench lamp, {b} drill, {c} saw. Lamp on.
      gpio_write pin={b} value=0 | Drill dead | Saw {c}, drill {b}, and leave {door} alone, that is the door lamp. Cut the drill off.
      gpio_write pin={c} value=1 board={ba} | Saw | Saw: {ba} pin {c}. Drill: {bb} pin {b}. Saw on.
      gpio_write pin={b} value=1 board={bb} | Drill | Saw: {ba} pin {c}. Drill: {bb} pin {b}. Drill on.
      gpio_write pin={a} value=0 | Lamp is inverted | bench lamp {a} (active low), drill {b} (active high). Light the bench!
      gpio_write pin={b} value=1 | Drill is not | bench lamp {a} (active low), drill {b} (active high). Give the drill current!
      gpio_read pin={c} board={bb} | Blade guard | Guards. Drill guard = {b}, blade guard = {c}, both inputs of {bb}. Read the guard of the blade.
      failed "pin {door} is to be left alone" | Everything but that | Pin {door} is the door lamp and must be left alone by everybody. Switch pin {door} on if that is allowed, otherwise fail.
      board_info board={ba} | Which pins are left? | {ba} is in the left cabinet and {bb} in the right one. What does the left one offer?
    `,
  },
  {
    language: 'en',
    event: 'webhook /parcel/in {"for": "{dep}", "kg": {kg}, "from": "{from}"}',
    slots: { dep: '=chem, chemistry / bio, biology / physics', kg: '0.3..28.5', from: 'Roth, Merck, Thorlabs', a: '2..39', b: '2..39', p1: 'Yara, Milos, Jun', p2: 'Edda, Franco, Abe' },
    tools: ['portiera_locker(number: int, code?: text): Open a locker', 'portiera_slip(floor: int, lines: text[]): Print a slip'],
    steps: `
      @dep portiera_locker number=3 // portiera_locker number=8 // failed "physics has no locker" | Locker | Lockers: 3 chemistry, 8 biology. Open the one of the department. None for it? Fail.
      @dep portiera_locker number=3 code=C77 // portiera_locker number=8 code=B41 // failed "physics has no locker" | With code | Locker 3 (chemistry, code C77), locker 8 (biology, code B41). Open the department's locker by its code; fail if it has none.
      @dep send_message channel=teams to={p1} text="Parcel from {from}" // send_message channel=teams to={p2} text="Parcel from {from}" // failed "nobody takes parcels for physics" | Tell whom | Channel teams, text "Parcel from {from}". Chemistry: {p1}. Biology: {p2}. Others come by themselves, then the step fails.
      @dep gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "no bell for physics" | Bell | bell on the chemistry floor: {a}; bell on the biology floor: {b}; ring (1) where the parcel goes; no bell for physics = fail
      portiera_locker number=8 | Biology comes now | 3 is chemistry, 8 biology. Biology stands at the door: open theirs.
      portiera_slip floor=2 lines=["fragile","keep upright"] | Slip | Floors: chem 1, bio 2, physics 4. Print "fragile" and "keep upright" as two lines on the floor of bio.
      @dep mqtt_publish topic=house/1/parcel payload="{kg}" // mqtt_publish topic=house/2/parcel payload="{kg}" // mqtt_publish topic=house/4/parcel payload="{kg}" | Display | Chemistry sits on floor 1, biology on 2, physics on 4. Publish the weight, number only, to house/FLOOR/parcel.
      @dep memory_store key=parcels-chem content="{from}" // memory_store key=parcels-bio content="{from}" // memory_store key=parcels-phys content="{from}" | Sender | Keys: parcels-chem, parcels-bio, parcels-phys. Keep the sender under the right one.
    `,
  },
  {
    language: 'en',
    earlier: ['Who has rung? | doorlog → bell {b} at {t}'],
    slots: { b: '=2 / 5 / 7 / 9, 11', t: '=10:04, 16:45, 21:12', p: '20..39', q: '20..39', r: '20..39', n1: 'Okoro, Lindt, Haas', n2: 'Petrov, Sand, Mori', n3: 'Weber, Dias, Kahn' },
    tools: ['flatline_call(family: text, text: text): Call a family', 'flatline_film(camera: text, seconds: int): Film at the door'],
    steps: `
      @b gpio_write pin={p} value=1 // gpio_write pin={q} value=1 // gpio_write pin={r} value=1 // failed "bell {b} has no opener" | Open | Bell 2 -> opener {p}; bell 5 -> opener {q}; bell 7 -> opener {r}. Open for the bell that rang. Others have no opener and fail.
      @b flatline_call family={n1} text="Somebody is at the door" // flatline_call family={n2} text="Somebody is at the door" // flatline_call family={n3} text="Somebody is at the door" // failed "nobody lives at bell {b}" | Call them | {n1} 2, {n2} 5, {n3} 7: call the family whose bell it was and say "Somebody is at the door". An unknown bell is a failure.
      flatline_call family={n2} text="The lift is dead" | The second family | {n1}, {n2}, {n3} live here. Tell the second of them "The lift is dead".
      flatline_call family={n3} text="The lift is dead" | The third family | {n1}, {n2}, {n3} live here. Tell the last of them "The lift is dead".
      @b flatline_film camera=C1 seconds=8 // flatline_film camera=C1 seconds=8 // flatline_film camera=C2 seconds=8 // flatline_film camera=C2 seconds=8 | Film | Bells 2 and 5 are seen by C1, all higher bells by C2. Eight seconds from the camera that sees the bell of step {step1}.
      @b gpio_read pin={p} // gpio_read pin={q} // gpio_read pin={r} // failed "bell {b} has no contact" | Door contact | 2: {p}, 5: {q}, 7: {r}. Is the door of that bell open? Read its contact (not in the list = fail).
      gpio_write pin={q} value=0 | Let it go | openers {p}, {q}, {r} for bells 2, 5, 7. Release the opener of bell 5.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dairy/tank {"tank": "{tk}", "milk_c": {t}, "level": {lv}}',
    slots: { tk: '=T1 / T2 / T3', t: '2.9..3.9 / 6.1..9.8', lv: '8..97', a: '2..39', b: '2..39', c: '2..39', bd: 'vat-io, dairy1, cool' },
    tools: ['lattera_valve(valve: text, position: tank|drain|off): Three-way valve', 'lattera_note(tank: text, text: text): Note at a tank'],
    steps: `
      @tk gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Cooler | T1={a}, T2={b}, T3={c}: cooler of this tank on
      @tk gpio_write pin={c} value=0 board={bd} // gpio_write pin={b} value=0 board={bd} // gpio_write pin={a} value=0 board={bd} | Stirrer | The stirrers on {bd} count backwards, tank 3 is {a}, tank 2 is {b} and tank 1 is {c}. Stop the stirrer of the tank in the message.
      @t failed "{t} degrees are cold enough" // gpio_write pin={b} value=1 | Too warm | Two lamps: green {a}, red {b}. Above 5 °C the red one comes on. If the milk is colder, fail, green is lit anyway.
      @t gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | Right lamp | Two lamps: green {a} (milk below 5 °C), red {b} (above). Light the one that fits.
      @tk lattera_valve valve=V11 position=drain // lattera_valve valve=V12 position=drain // lattera_valve valve=V13 position=drain | Drain | Valve V11 belongs to T1, V12 to T2, V13 to T3. This tank's valve to the drain.
      lattera_valve valve=V12 position=off | V12 | V11 T1 / V12 T2 / V13 T3. Nobody may take anything out of T2: off.
      lattera_note tank=T3 text="wash on Friday" | Note | T1, T2, T3: "wash on Friday" as a note at the last one
      @tk file_write path=milk/one.csv content="{t};{lv}" append=true // file_write path=milk/two.csv content="{t};{lv}" append=true // file_write path=milk/three.csv content="{t};{lv}" append=true | Record | Files: milk/one.csv, milk/two.csv, milk/three.csv for T1, T2, T3. Append temperature;level to the file of the tank.
    `,
  },
  {
    language: 'en',
    event: 'webhook /class/bell {"lesson": {n}, "room": "{r}", "rooms_free": ["{f1}", "{f2}"]}',
    slots: { n: '=1, 2, 3 / 4, 5 / 6, 7, 8', r: '101..140', f1: 'Aula, B 12, Gym', f2: 'Lab 2, C 07, Library', a: '2..39', b: '2..39', c: '2..39' },
    tools: ['scholae_gong(pattern: text, repeat?: int): Sound a gong', 'scholae_move(from_room: text, to_room: text): Move a class'],
    steps: `
      @n scholae_gong pattern=dawn // scholae_gong pattern=noon // scholae_gong pattern=dusk | Gong | lessons 1-3 dawn, lessons 4-5 noon, lessons 6-8 dusk. Sound the right pattern once (no repeat).
      scholae_gong pattern=noon repeat=2 | Gong twice | Patterns are dawn, noon, dusk. The middle one, repeat 2.
      scholae_move from_room={r} to_room="{f2}" | Move | The class moves from the room of the message to the last of the free rooms.
      scholae_move from_room="{f1}" to_room="{f2}" | Swap | From the first free room to the second.
      @n gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Corridor light | Corridor lights: {a} until lesson 3, {b} for lessons 4 and 5, {c} from 6 on. On with the one for this lesson.
      @n gpio_write pin={c} value=0 // gpio_write pin={c} value=0 // failed "lesson {n} needs this light" | Back corridor | {c} lights the back corridor for lessons 6 to 8. Before that, it is switched off. In those lessons this step fails.
      @n cron_remove id=bell-am // cron_remove id=bell-mid // cron_remove id=bell-pm | Plans | The plans are called bell-am (lessons 1 to 3), bell-mid (4 and 5), bell-pm (6 and later). Remove the one of this lesson.
      gpio_read pin={b} | Noon light | {a} morning / {b} noon / {c} afternoon. Read noon.
    `,
  },
  {
    language: 'en',
    earlier: ['List the boxes | crate_list → [{"id": "{i1}", "c": {t1}}, {"id": "{i2}", "c": {t2}}, {"id": "{i3}", "c": {t3}}]'],
    slots: { i1: 'kx4, Cod-1, box-a', i2: 'mz9, Cod-7, box-f', i3: 'rp2, Ling-3, box-t', t1: '-29..-25', t2: '-24..-20', t3: '-19..-15', x: '2..39', y: '2..39', z: '2..39' },
    tools: ['frosthaus_lock(box: text): Lock a box', 'frosthaus_move(box: text, bay: int): Put a box into a bay', 'frosthaus_label(box: text, text: text, copies?: int): Print a label'],
    steps: `
      frosthaus_lock box={i1} | Coldest | Lock the coldest of the boxes that step {step1} has listed.
      frosthaus_lock box={i3} | Warmest | Lock the warmest box of the list.
      frosthaus_move box={i2} bay=4 | Second to bay 4 | The bays are 2, 4 and 6. The second box goes into the second bay.
      frosthaus_move box={i3} bay=2 | Last to bay 2 | The bays are 2, 4 and 6. The last box goes into the first bay.
      frosthaus_label box={i1} text="{t1} °C" | Label | A label for the first box: its temperature and °C.
      frosthaus_label box={i2} text="cod" copies=2 | Two labels | "cod", 2 copies, for the one in the middle.
      gpio_write pin={z} value=1 | Lamp of the warmest | Lamps in the order of the list: {x}, {y}, {z}. The warmest box gets light.
      gpio_write pin={x} value=0 | Lamp of the coldest | Lamps in the order of the list: {x}, {y}, {z}. The lamp of the coldest box out.
      notify message="{t3}" | Highest | Show only the highest of the three temperatures, the bare number.
    `,
  },
  {
    language: 'en',
    event: 'mqtt traffic/lane {"lane": "{ln}", "cars": {n}, "wish": "{w}"}',
    slots: { ln: '=left, L / straight, S / right, R', n: '0..24', w: '=green / red', a: '2..39', b: '2..39', c: '2..39' },
    tools: ['ampel_phase(arm: int, seconds: int): Give an arm green', 'ampel_blink(arm: int): Blink amber'],
    steps: `
      @ln gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Green arrow | arrows L {a}, S {b}, R {c} - light the one of the lane (left, straight, right)
      @w gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | Wish | Green is {a}, red is {b}, amber is {c}. Switch on the colour that is wished for.
      @w gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | And the other | Green is {a}, red is {b}. What is wished is lit already; switch the other one off.
      @ln ampel_phase arm=1 seconds=25 // ampel_phase arm=3 seconds=25 // failed "the right lane has no arm" | Green for 25 s | arm 1: left turners. arm 3: straight on. Right turners have an arrow but no arm: fail. 25 seconds for the reported lane.
      ampel_blink arm=3 | Amber | 1 left, 3 straight. Let the straight one blink.
      @ln memory_store key=cars-left content="{n}" // memory_store key=cars-ahead content="{n}" // memory_store key=cars-right content="{n}" | Count | Notes are cars-left, cars-ahead (straight) and cars-right. Put the number of cars into the one for this lane.
      gpio_write pin={c} value=0 | Right arrow out | left {a}, straight {b}, right {c}: the right one is broken and has to be dark.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kitchen/order {"dish": "{dish}", "table": {tab}, "station": "{st}"}',
    slots: { dish: 'soup, ramen, tart', tab: '1..24', st: '=grill / fry / cold / sushi, bar', a: '25..39', b: '25..39', c: '25..39' },
    tools: ['passera_ticket(printer: text, text: text): Print a ticket', 'passera_call(cook: text): Call a cook'],
    steps: `
      @st passera_ticket printer=P1 text="{dish}, table {tab}" // passera_ticket printer=P2 text="{dish}, table {tab}" // passera_ticket printer=P4 text="{dish}, table {tab}" // failed "no printer at {st}" | Ticket | Printers: grill P1, fry P2, cold P4. Print "{dish}, table {tab}" at the station of the order, or fail if it has no printer.
      @st passera_call cook=Ahmed // passera_call cook=Ahmed // passera_call cook=Lotte // failed "no cook at {st}" | Cook | Grill and fry: Ahmed. Cold: Lotte. Call the cook of the station. There is no cook at any other place; that fails.
      @st gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "no lamp at {st}" | Lamp over the pass | {a}/{b}/{c} = grill/fry/cold. Lamp of the ordering station on; unknown station = fail.
      @st gpio_write pin={b} value=0 // gpio_write pin={a} value=0 // failed "cold is not meant" // failed "{st} is not meant" | Hood | Hoods are {a} (grill) and {b} (fry). An order for one of these two means that the hood of the other goes off. Orders for anything else make the step fail.
      passera_call cook=Lotte | The cold one | Ahmed grills and fries, Lotte does the cold dishes. I need somebody for the salad buffet, so Lotte, whatever was ordered.
      passera_ticket printer=P2 text="out of oil" | Fry | P1 grill, P2 fry, P4 cold: print "out of oil" at the fryers' one.
      gpio_write pin={c} value=1 | Cold lamp | lamps grill {a}, fry {b}, cold {c}; test the last
    `,
  },
  {
    language: 'en',
    event: 'mqtt mine/fan {"drift": "{d}", "ch4": {g}}',
    slots: { d: 'Anna, K2, drift 7', d2: 'Berta, K5, drift 9', d3: 'Clara, K8, drift 3', g: '0.2..0.8 / 1.2..2.6', a: '2..39', b: '2..39', c: '2..39', bd: 'ug-1, hoist, shaft' },
    tools: ['stollen_evacuate(drift: text): Send everybody out of a drift', 'stollen_measure(drift: text, gas: ch4|co): Measure again'],
    steps: `
      gpio_write pin={b} value=1 | Fan of the drift | Fans: {d2} {a}, {d} {b}, {d3} {c}. On with that of the reported drift.
      gpio_write pin={a} value=0 | Fan | {d} is {a}, {d3} is {b}, {d2} is {c}; the fan in the drift of the message stops now, they are blasting
      gpio_write pin={c} value=1 board={bd} | Doors | Board {bd}, doors: {d3} - {a}, {d2} - {b}, {d} - {c}. Open the door to the drift that reports (1 = open).
      gpio_read pin={a} board={bd} | Door contact | On {bd}: {a} is the contact of {d}, {b} that of {d2}. Read the one for the reported drift.
      gpio_read pin={b} | The neighbour | The neighbour of {d} is {d2}, contact {b}; the neighbour of {d2} is {d3}, contact {c}. Read the contact of the neighbour of the drift in the message.
      @g failed "{g} % is not enough" // stollen_evacuate drift="{d}" | Out | More than 1 % of CH4 empties the drift that it was measured in. Less: fail.
      @g gpio_write pin={a} value=1 // gpio_write pin={c} value=1 | Signal | Lamps: green {a}, white {b}, red {c}. Red from 1 % on, green below.
      stollen_measure drift="{d3}" gas=co | CO | {d}, {d2}, {d3}: carbon monoxide in the last one, please measure again
    `,
  },
];
