import type { Scene } from '../../scene';

/** What cannot be done and what can, side by side, part 1. */
export const unableEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /sweep/callback {"name": "{name}", "phone": "{tel}", "flues": {n}, "postcode": "{pc}", "built": {yr}}',
    slots: { name: '=Mrs Adeyemi, Colm Burke, Yusra, Mr Petrov, Old Mill', tel: '=07700 900318, 020 7946 0522, 01632 960114, 07700 900871, 0117 496 0233 / ∅, unknown, withheld', n: '2..6 / ∅, null', pc: 'SW4, LS11, BA2, TR19', yr: '1885..1990' },
    tools: ['sootline_ring(number, about?): Ring a customer', 'sootbook_visit(postcode, flues: int): Book a visit', 'sootbook_drop(postcode): Cancel a visit', 'rodbag_lay_out(sets: int): Have sets of rods laid out'],
    steps: `
      @tel sootline_ring number="{tel}" // failed "there is no phone number" | Ring back | Ring the customer back on the phone number from the form; what it is about can be left out. A form that came without a number means that this step has failed.
      @n sootbook_visit postcode={pc} flues={n} // failed "the number of flues is missing" | Visit | Book a visit at the postcode of the form for as many flues as were entered. If they forgot to enter how many, the step fails.
      @tel memory_store key=sweep-phone content="{tel}" // failed "there is no phone number" | Keep the number | The phone number is kept as sweep-phone.
      @n rodbag_lay_out sets={n} // failed "the number of flues is missing" | Rods | One set of rods for each flue in the form: have them laid out.
      @n notify message="{name}: {n} flues" // failed "the number of flues is missing" | On the screen | Show the name, a colon, the number of flues and the word flues.
      sootbook_drop postcode={pc} | Call it off | The visit at this postcode is off, the sweep has a cold. It can be cancelled with or without a phone number.
      file_write path=sweep/houses.txt content="{pc} {yr}" append=true | Old houses | Add a line to sweep/houses.txt with the postcode and the year in which the house was built, a blank between.
      failed "no tool can hold a mirror" | Mirror | Hold the mirror into the flue and see if the sky is in it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt paint/line/{line} {run}',
    earlier: ['Look for the recipe | lacquer_find → {rec}'],
    slots: { line: 'A, B4, west, spare', run: '4102..9877 / the booth smells odd today, somebody left the hatch open, please send a fitter', rec: 'RAL-3020, RAL-5012, clear-2, RAL-9005', min: '4..18' },
    tools: ['lacquer_find(recipe): Look for a recipe', 'lacquer_load(line, run: int): Load a run into a paint line', 'lacquer_purge(line, minutes: int): Purge a paint line', 'run_sheet(run: int, copies?: int): Print the sheet of a run'],
    steps: `
      @run lacquer_load line={line} run={run} // failed "the message has no run id" | Load the run | What the line sends is the run id, nothing else. Load this run into line {line}. If it is not an id that came, fail the step.
      @run run_sheet run={run} // failed "the message has no run id" | Sheet | Print the sheet of the run whose id came in, one copy is the default. A sentence is not a run id.
      @run sop_status run_id={run} // failed "the message has no run id" | How far is it | Ask for the state of the run in the message.
      @run memory_store key=last-run content="{run}" // failed "the message has no run id" | Last run | Keep the run id that arrived under last-run. Without an id nothing may be kept.
      lacquer_purge line={line} minutes={min} | Purge | Purge line {line} for {min} minutes. For that it does not matter what the message says.
      lacquer_find recipe={rec} | Again | Look once more for the recipe that was found in step {step1}.
      pushover message="Line {line} has written" | Somebody wrote | Push "Line {line} has written" to the foreman, whatever is in the message.
      failed "no tool can hold a card next to the paint" | Colour | Hold the colour card next to the wet paint and compare the two in daylight.
    `,
  },
  {
    language: 'en',
    event: 'manual - The lorry from {firm} is at gate {gate} with {n} drums',
    slots: { firm: 'Brandl, Kestrel, Oxley, Norval', gate: '1..9', n: '12..48 / some, a few, the usual, lots of', dock: 'D4, north dock, D11', who: 'Gitta, Femi, Rolf' },
    tools: ['yardbook_receive(drums: int, dock): Book drums in', 'yardbook_gate(gate: int, state: open|shut): Open or shut a gate', 'yardbook_weigh(gate: int): Weigh a lorry at a gate', 'forkhand_call(driver, dock): Call a fork lift driver to a dock'],
    steps: `
      @n yardbook_receive drums={n} dock="{dock}" // failed "the number of drums is not given" | Book in | Book the drums in at dock {dock}. The number has to come from the message; nobody counts for us, so without a number this step fails.
      ^ | Drums at {dock} | Receive as many drums at {dock} as were announced. "A few" is not a number.
      @n file_write path=yard/drums.csv content="{firm};{n}" append=true // failed "the number of drums is not given" | Table | In yard/drums.csv a new row: firm, semicolon, number of drums. No row if the number is not known.
      yardbook_gate gate={gate} state=open | Let it in | Open the gate where the lorry stands.
      yardbook_weigh gate={gate} | On the scales | Weigh this lorry at its gate, however many drums it carries.
      forkhand_call driver="{who}" dock="{dock}" | Fork lift | {who} is to come to {dock} with the fork lift.
      @n mqtt_publish topic=yard/expected payload="{n}" // failed "the number of drums is not given" | Expected | yard/expected gets the number of drums from the message, digits only.
      failed "no tool can roll a drum" | Roll | Roll the first drum down the ramp by hand.
      notify message="{firm} is at gate {gate}" | Who is there | Say here which firm is at which gate, like "Abel is at gate 0".
    `,
  },
  {
    language: 'en',
    event: 'mqtt irrigation/demand {"zone": "{zone}", "minutes": {min}, "asked_by": "{who}"}',
    slots: { zone: '=north / south / east, orchard, nursery, lawn 2', min: '5..45', p1: '4..15', p2: '16..29', who: 'Odile, Brant, Sunniva' },
    tools: ['dripline_water(valve: int, minutes: int): Water through a valve', 'dripline_flush(valve: int): Flush a valve', 'dripline_note(zone, text): Note on a zone'],
    steps: `
      @zone gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 // failed "{zone} is not in the table" | Valve | Set the valve of the zone in the message to 1: north is on pin {p1}, south is on pin {p2}. For any other zone report a failure.
      ^ | Open | north: {p1}; south: {p2}. Take the pin of the zone that asked and switch it on. If the zone is not in this table, the step fails.
      @zone dripline_water valve=30 minutes={min} // dripline_water valve=31 minutes={min} // failed "there is no valve for {zone}" | Water it | north has valve 30 and south has valve 31. Water the zone that asked, through its valve, for the minutes that it asked for. Other zones have no valve: fail.
      @zone gpio_write pin={p1} value=0 // gpio_write pin={p2} value=0 // failed "{zone} is not in the table" | Close | Pin {p1} belongs to north and pin {p2} to south; the pin of the reported zone goes low. A zone without a pin cannot be closed.
      @zone dripline_flush valve=30 // dripline_flush valve=31 // failed "there is no valve for {zone}" | Flush | Valves: 30 for north, 31 for south. Flush the one of the zone in the event. Never flush a valve that is not meant for the zone, rather report a failure.
      dripline_note zone="{zone}" text="{min} minutes for {who}" | Note | On the zone of the event, note "… minutes for …" with the minutes and who asked. Any zone can have a note.
      notify message="{who} wants water in {zone}" | Who wants water | Notification: who wants water in which zone. All zones, also those without a valve.
      gpio_write pin={p2} value=0 | South off | Take pin {p2} (south) low, no matter where the water is wanted.
      failed "no tool can dig" | Dig | Dig up the hose behind the shed and feel whether it is wet.
    `,
  },
  {
    language: 'en',
    earlier: ['Find the owner | {own}', 'Check the archive | {arc}', 'Read the level | gauge_get → {lvl} %'],
    slots: { own: '=Dagny, Marlow, Ishaan, Petra, Quinn / failed: timed out, failed: not found, failed: the directory did not answer', arc: '=verified, archive verified, all 40 files verified / failed: checksum differs, failed: timed out, 3 of 40 files verified, skipped: no tape', lvl: '60..97 / 8..59', vol: 'vol3, cold-1, tape7', day: '5..30' },
    tools: ['coldstore_prune(volume, older_than_days: int): Delete old files from a volume', 'coldstore_seal(volume): Seal a volume so that nothing can be written', 'pager_poke(person, text): Page somebody', 'gauge_get(volume): How full a volume is'],
    steps: `
      @arc coldstore_prune volume={vol} older_than_days={day} // failed "step {step2} did not verify the archive" | Prune | On {vol}, delete what is older than {day} days, but only if step {step2} says that the archive was verified. If it was not, report a failure and leave everything as it is.
      @arc coldstore_seal volume={vol} // failed "the archive was not verified" | Seal | Seal {vol} once the whole archive has been verified. A partial or failed check is not enough.
      @own pager_poke person={own} text="please look at {vol}" // failed "step {step1} did not find the owner" | Page the owner | Page the owner that step {step1} found: please look at {vol}. If it found nobody there is nobody to page.
      @own memory_store key=owner-{vol} content="{own}" // failed "the owner is not known" | Owner | Under owner-{vol}, keep the name from step {step1}. Do not keep an error in its place.
      @lvl failed "it is {lvl} % full" // file_write path=state/room.txt content="room" | Is there room | If the volume is 60 % full or more, fail this step. Otherwise write the word room into state/room.txt.
      @lvl pushover message="{vol}: {lvl} %" // failed "only {lvl} % full" | Nearly full | From 60 % upwards push "{vol}: … %" with the value from step {step3}. Under 60 % nobody wants to hear of it, fail.
      gauge_get volume={vol} | Measure again | Ask again how full {vol} is. It does not depend on the earlier steps.
      send_message channel=storage text="Level {lvl} %" | Tell the channel | Tell the channel storage "Level … %" with the reading, whether the archive is verified or not.
    `,
  },
  {
    language: 'en',
    event: 'webhook /berth/request {"vessel": "{v}", "rated": "{rated}", "draught_m": {dr}, "berth": {b}, "agent": "{ag}", "arrives": "{t}"}',
    slots: { v: 'Marietta, Skarv, Ocean Lily, BX-44', rated: '=yes, rated, class A / no, not rated, expired', dr: '2.1..6.9 / 7.4..11.8', b: '3..19', ag: '=Holt, Renner, Sato, Wilms / ∅, -, none', t: '=08:20, 11:45, 14:05, 16:50 / 00:30, 02:10, 03:55, 04:40' },
    tools: ['quayside_assign(vessel, berth: int): Give a vessel a berth', 'quayside_bunker(vessel, tonnes: int): Deliver fuel to a vessel', 'quayside_bill(agent, vessel): Bill an agent', 'quayside_lights(berth: int, on: bool): Lights of a berth'],
    steps: `
      @rated quayside_bunker vessel="{v}" tonnes=40 // failed "the vessel is not rated" | Bunker | 40 tonnes of fuel for the vessel in the request. Nobody may do this if the vessel is not rated.
      @rated quayside_assign vessel="{v}" berth={b} // failed "the vessel is not rated" | Berth | Give it the berth that was asked for, unless it has no valid rating: then fail.
      @dr quayside_assign vessel="{v}" berth=2 // failed "a draught of {dr} m is over 7 m" | Berth 2 | Berth 2 is dredged to 7 m. A vessel that draws less gets it. If it draws 7 m or more, this must fail.
      @ag quayside_bill agent={ag} vessel="{v}" // failed "no agent is given" | Bill | Bill the agent of the request for this vessel. There has to be an agent.
      @t send_message channel=pilots text="{v} at {t}" // failed "{t} is in the night rest" | Pilots | Tell the channel pilots which vessel comes at what time ("… at …"). Between midnight and five o'clock pilots are not written to; fail for an arrival in these hours.
      @t gpio_write pin=22 value=1 // failed "{t} is in the night rest" | Horn | The horn is on pin 22. High for an arrival outside the night rest, which lasts from 00:00 to 05:00. In the night rest it must not sound.
      quayside_lights berth={b} on=true | Lights | Lights on at the berth of the request, also for those that are not rated and also at night.
      memory_store key=draught content="{v} {dr}" | Draught | Note under draught the vessel and its draught, a blank between, deep or not.
      failed "no tool can throw a line" | Line | Throw the heaving line to the man on the bow.
    `,
  },
  {
    language: 'en',
    event: 'mqtt store/cage {"cage": "{cage}", "state": "{st}", "count": {n}, "badge": "{bd}"}',
    slots: { cage: 'C1, solvents, C8, bay 2', st: '=closed, locked / open, ajar', n: '2..80', bd: 'B-118, B-904, B-377', by: '=the system may do it, the gateway does it by itself, no key is needed / only the safety officer does it and with her key, the system must not do it, this is reserved for the safety officer', mv: '=in the inventory, in the database, on the list / on your shoulder, by hand, with the sack truck' },
    tools: ['cagekeep_open(cage): Open a cage', 'cagekeep_shut(cage): Shut a cage', 'cagekeep_move(cage, to): Change the cage of the goods in the inventory', 'cagekeep_badge(badge, cage): Admit a badge to a cage'],
    steps: `
      @by cagekeep_open cage="{cage}" // failed "only the safety officer may open it" | Open the cage | The cage of the message is opened here; {by}.
      @by gpio_write pin=14 value=0 // failed "only the safety officer may release it" | Release the bolt | Bolt of the cage: pin 14 to 0 releases it. Note that {by}.
      @mv cagekeep_move cage="{cage}" to=yard // failed "no tool can carry goods" | Move to the yard | What is in this cage goes to yard, {mv}.
      failed "the system must not open it" | Poison cage | The poison cage must not be opened by the system; only the safety officer does, with her key.
      @st cagekeep_badge badge={bd} cage="{cage}" // failed "the cage is {st}" | Admit | While the cage is shut (closed, locked), admit the badge to it. While it stands open no badge is admitted.
      @st failed "the cage is {st} already" // cagekeep_shut cage="{cage}" | Shut | An open cage (open, ajar) must be shut. Is it shut already? Then there is nothing to do and the step fails.
      notify message="{cage}: {n} pieces" | Stock | Show the cage, a colon, and how many pieces: "C0: 7 pieces".
      file_write path=cages.txt content="{bd} {cage}" append=true | Who was there | Append badge and cage (blank between) to cages.txt. This the system does itself.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} in {room} asks to {do} the projector',
    slots: { who: '=Tamsin, Professor Oyelaran, Luis, the porter, Hal', room: 'hall 2, L14, annex, B-07', do: '=dim, darken, adjust / clean, carry away, repair, sell', pic: '=mute, silence, quieten / photograph, unscrew, paint', lux: '20..90' },
    tools: ['beamer_brightness(room, percent: int): Brightness of a projector', 'beamer_quiet(room): Switch the sound of a projector off', 'beamer_source(room, input: hdmi|usb|air): Choose what a projector shows', 'blinds_run(room, percent: int): Let the blinds of a room down'],
    steps: `
      @do beamer_brightness room="{room}" percent={lux} // failed "no tool can {do} a projector" | Do it | Do what was asked. If it is about brightness, go to {lux} percent in that room.
      @pic beamer_quiet room="{room}" // failed "no tool can {pic} a loudspeaker" | The loudspeaker | Please {pic} the loudspeaker of the projector in {room}.
      beamer_brightness room="{room}" percent=100 | As bright as can be | All the light that the thing in this room has: 100 percent.
      beamer_source room="{room}" input=usb | Stick | The picture should come from the stick, input usb, in the room of the person who asked.
      blinds_run room="{room}" percent=100 | Make it dark | Let no daylight into that room: blinds down to 100 percent.
      failed "no tool can change a lamp" | Lamp | Put a new lamp into the projector. The old one has to cool down first.
      notify message="{who} needs help in {room}" | Help | Notify the caretaker here: "… needs help in …", with the person and the room.
      @do memory_store key=projector content="{room} {lux}" // failed "no tool can {do} a projector" | Set and noted | A projector can be dimmed, darkened or adjusted by us. If one of these was asked for, note under projector the room and {lux}. Another wish cannot be met, so fail.
      failed "no tool can send a fax" | Fax | Fax the wish to the rental company.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the scales | {kg}', 'Look up the customer | crm_seek → {cus}', 'Reserve a slot | {slot}'],
    slots: { kg: '14..310 / failed: no answer from the scales, failed: scales offline, no value', cus: 'K-2207, K-118, K-9034 / not found, no match, timed out', slot: '=slotted → 09:30, slotted → 14:15, slotted → 16:00 / failed: all slots taken, failed: timed out, skipped: closed', vat: 'V1, V3, blue vat' },
    tools: ['crm_seek(name): Look up a customer', 'hopscale_tag(kilos: int, vat): Tag hops with their weight', 'hopscale_zero(): Set the scales to zero', 'hopcrm_credit(customer, kilos: int): Credit hops to a customer', 'slotted_free(vat): Give the slot of a vat back'],
    steps: `
      @kg hopscale_tag kilos={kg} vat="{vat}" // failed "step {step1} gave no weight" | Tag the sack | The sack for {vat} is tagged with the weight of step {step1}. Did the scales give none? Then fail.
      @cus hopcrm_credit customer={cus} kilos=50 // failed "the customer was not found" | Credit 50 kg | The customer from step {step2} is credited with 50 kilos; if no customer was found, nobody is.
      @slot notify message="{vat} is reserved" // failed "step {step3} reserved no slot" | Reserved | Show "{vat} is reserved" as soon as step {step3} got a slot. If that step failed, this one fails too.
      @kg file_write path=hops/kilos.txt content="{kg}" append=true // failed "there is no weight" | Weight list | Another line in hops/kilos.txt with the weight.
      @cus memory_recall query={cus} // failed "there is no customer number" | Notes on them | What do the notes say about that customer number? It was looked up in step {step2}.
      hopscale_zero | Zero | Set the scales to zero, they need it all the more after an error.
      slotted_free vat="{vat}" | Give it back | Whatever came of the reservation, give the slot of {vat} back.
      crm_seek name=Hadley | Another one | Look up Hadley, no matter how the first search ended.
      failed "no tool can smell hops" | Smell | Rub a cone between two fingers and smell it.
    `,
  },
];
