import type { Scene } from '../../scene';

/** Plain steps of many people, part 9: names and kinds, first and second, from and to. */
export const hands9: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /tugs/job {"tugs": ["{t}", "{t2}"], "ship": "{s}", "from": "{f}", "to": "{to}", "bollard_pull": {b}, "skipper": "{sk}"}',
    slots: { t: 'Hercules, Bee, Tug 4', t2: 'Samson, Wasp, Tug 9', s: 'MV Orla, Cap Sud, Tania', f: 'Berth 2, Roads, Dock A', to: 'Berth 8, Sea buoy, Dock C', b: '5..20 / 45..80', sk: 'Mads, Iolanda', m: '10..90' },
    tools: ['slep_hook(tug, ship, side?: port|starboard): Make a tug fast', 'slep_drop(tug): Let a tug go', 'slep_move(ship, from_place, to_place): Order a move', 'slep_fi(tug, on: bool): Fire monitor', 'slep_vhf(person, text): Call a person'],
    steps: `
      slep_hook tug="{t}" ship="{s}" | First tug | Make the first tug fast to the ship.
      slep_hook tug="{t2}" ship="{s}" side=port | Second tug | Make the second tug fast to the ship, on her left side.
      slep_hook tug="{t2}" ship="{s}" side=starboard | Other side | Make the second tug fast to the ship, on her right side.
      slep_drop tug="{t}" | Let go | The tug "{t}" may let go.
      slep_move ship="{s}" from_place="{f}" to_place="{to}" | Move | The ship shifts as the job says.
      slep_move ship="{s}" from_place="{to}" to_place="{f}" | Move back | The ship goes back to where she came from.
      @b failed "only {b} tons of pull" // slep_fi tug="{t}" on=true | Monitor | From 30 t bollard pull, water on the first tug's monitor. Weaker: fail.
      slep_fi tug="{t2}" on=false | Monitor | No more water from the second tug.
      slep_vhf person="{sk}" text="Mind the current" | VHF | To the skipper: "Mind the current"
    `,
  },
  {
    language: 'en',
    event: 'webhook /rail/museum {"engine": "{e}", "coaches": {c}, "guard": "{g}", "stoker": "{s}", "boiler_cert": "{bc}"}',
    slots: { e: 'Lady Jane, No. 7, Puffing Tom', c: '1..6', g: 'Reg, Florence', s: 'Alf, Nancy', bc: '=valid, renewed / expired, lost', p: '3..15', p2: '16..30' },
    steps: `
      @bc mqtt_publish topic=rail/steam payload="{e}" // failed "the boiler certificate is {bc}" | Steam | Name of the engine to rail/steam, provided the boiler certificate is valid or renewed. If not: fail.
      mqtt_publish topic=rail/coaches payload={c} | Coaches | Number of coaches to rail/coaches.
      send_message channel=radio to="{g}" text="Doors are shut" | Guard | Radio (channel radio) the guard: "Doors are shut"
      send_message channel=radio to="{s}" text="Open the damper" | Stoker | Radio (channel radio) the stoker: "Open the damper"
      send_message channel=radio text="All aboard" | All | Radio (channel radio), nobody by name: "All aboard"
      gpio_write pin={p} value=1 | Crossing | Crossing bell {p}: ring.
      gpio_write pin={p} value=0 | Crossing | Crossing bell {p}: hush.
      gpio_read pin={p2} | Signal lever {p2} | Is it pulled?
      memory_store key=engine content="{e}" | Engine | Which engine? Keep under engine.
    `,
  },
  {
    language: 'en',
    event: 'mqtt airlock/lab {"doors": {"inner": "{i}", "outer": "{o}"}, "pressure_pa": {p}, "tech": "{t}", "gown": "{g}"}',
    slots: { i: 'IN-3, Door A, Gate 1', o: 'OUT-4, Door B, Gate 2', p: '2..8 / 28..45', t: 'Sujata, Pim', g: '=on, worn / off, missing', s: '5..90', c: '18..26' },
    tools: ['reinr_door(door, open: bool): Airlock door', 'reinr_blow(seconds: int, force?: soft|hard): Air shower', 'reinr_enter(person): Let a person in', 'reinr_fan(level: day|night): Fan filter units', 'reinr_page(person, text): Page'],
    steps: `
      reinr_door door="{i}" open=true | Inner | Open the inner one.
      reinr_door door="{o}" open=false | Outer | Close the outer one.
      reinr_door door="{o}" open=true | Outer | Open the outer one.
      reinr_blow seconds={s} | Shower | {s} s of air.
      reinr_blow seconds={s} force=hard | Strong shower | {s} s of air, and hard.
      @g reinr_enter person="{t}" // failed "the gown is {g}" | Enter | The tech may come in with a gown on. Without: fail.
      @p failed "the pressure is {p} Pa" // reinr_fan level=night | Night | If the pressure is over 20 Pa, fans to night level. If not, fail.
      reinr_fan level=day | Day | People are coming, day level for the fans.
      reinr_page person="{t}" text="Change your gloves" | Gloves | Page the tech: "Change your gloves"
    `,
  },
  {
    language: 'en',
    event: 'manual - allotment shed: {n} borrowed the {t} from {f}, back by {d}',
    slots: { n: 'Gwen, Mr Osman, Tilda', t: 'wheelbarrow, long ladder, shredder', f: 'shed 2, hut B', d: '=Sunday, Friday, tomorrow', p: '3..19', l: '2..9' },
    steps: `
      memory_store key=borrowed content="{t}" | What | Note the thing borrowed under borrowed, without "the".
      memory_store key=borrower content="{n}" | Who | Note the person under borrower.
      memory_recall query="{n}" limit={l} | What else? | Look for this person in the notes, first {l}.
      memory_recall query="{t}" | Where was it? | Look for the thing in the notes.
      file_write path=shed/out.txt content="{f}" append=true | From where | Where it was taken from, at the end of shed/out.txt.
      file_write path=shed/last.txt content="{d}" | Due | Due day as all there is in shed/last.txt.
      send_message channel=signal to="{n}" text="Please oil it" | Oil | To the borrower by signal: Please oil it
      failed "no deposit is mentioned" | Deposit | Note how much deposit was left, according to the message, under deposit.
      gpio_write pin={p} value=1 | Shed light on, pin {p}
      gpio_write pin={p} value=0 | Shed light off, pin {p}
    `,
  },
  {
    language: 'en',
    event: 'webhook /meter/read {"meters": [{"id": "{m}", "kwh": {k}}, {"id": "{m2}", "kwh": {k2}}], "flat": "{f}", "tenant": "{t}", "iban": "{i}"}',
    slots: { m: 'E-4401, E-7712', m2: 'E-5503, E-9920', k: '100..900', k2: '901..1900', f: 'Top left, 3B, Flat 12', t: 'Mrs Sorel, B. Cho', i: '=DE02 1203, FR76 3000 / ∅', e: '20..200' },
    tools: ['zahl_book(meter, kwh: int): Book a reading', 'zahl_lock(meter, locked: bool): Lock a meter', 'zahl_tariff(flat, tariff: green|basic, from_date?): Set a tariff', 'zahl_debit(iban, euro: int): Debit an account', 'zahl_letter(tenant, text): Write to a tenant'],
    steps: `
      zahl_book meter={m} kwh={k} | First | Book the reading of the first meter.
      zahl_book meter={m2} kwh={k2} | Second | Book the reading of the second meter.
      zahl_lock meter={m2} locked=true | Lock | Seal the second meter so nobody fiddles with it.
      zahl_lock meter={m} locked=false | Unlock | The first meter must be accessible.
      zahl_tariff flat="{f}" tariff=green | Green | This flat wants eco power.
      zahl_tariff flat="{f}" tariff=basic from_date=2027-01-01 | Basic | This flat goes basic from 2027-01-01.
      zahl_tariff flat="{f}" tariff=basic | Basic | This flat goes basic, no date.
      @i zahl_debit iban="{i}" euro={e} // failed "there is no account" | Debit | Debit {e} euros. No account in the message: fail.
      zahl_letter tenant="{t}" text="Your meter will be replaced" | Letter | Write to the tenant: "Your meter will be replaced"
    `,
  },
  {
    language: 'en',
    event: 'mqtt kiosk/till {"till": "{t}", "cashier": "{c}", "relief": "{r}", "cash_eur": {e}, "drawer_pin": {p}}',
    slots: { t: 'Till 1, Front, K2', c: 'Meryem, Rolf', r: 'Dana, Ugo / ∅, none', e: '20..150 / 900..1900', p: '3..18', q: '19..33' },
    steps: `
      @e failed "only {e} euro" // sop_execute name=cash-drop payload="{t}" | Drop | More than 500 euro in the till: cash-drop, payload the till. Otherwise fail.
      @r send_message channel=teams to="{r}" text="Please take over" // failed "there is no relief" | Relief | Teams the relief "Please take over". No relief, fail.
      send_message channel=teams to="{c}" text="You can go home" | Cashier | Teams the cashier "You can go home".
      gpio_write pin={p} value=1 | Drawer | Pop the drawer (pin in the message).
      gpio_write pin={p} value=0 | Drawer | Release the drawer's magnet (pin in the message) again: low.
      gpio_read pin={q} board=kiosk | Shutter | Read {q}, board kiosk
      gpio_read pin={q} | Shutter | Read {q}
      memory_store key=on-till content="{c}" | Who | Note on-till: the cashier.
      notify message="{t} closed" title="Shop" | Closed | Name of the till and "closed", title Shop.
      notify message="{t} closed" | Closed | Name of the till and "closed", no title.
    `,
  },
  {
    language: 'en',
    event: 'webhook /film/set {"scene": "{s}", "take": {t}, "camera": "{c}", "b_camera": "{b}", "script": "{sc}", "rain": "{r}"}',
    slots: { s: '14A, Roof 2, INT-7', t: '1..19', c: 'Alexa 1, Red', b: 'Alexa 2, Sony', sc: 'Yvette, Omar', r: '=none, no / heavy, light', k: '2700..5600', l: 'Key, Spot 4, Sky panel', n: '2..9' },
    tools: ['klap_roll(camera, fps?: int): Roll a camera', 'klap_cut(camera): Stop a camera', 'klap_lamp(lamp, kelvin: int): Set a lamp', 'klap_fog(density: thin|dense): Fog', 'klap_print(scene, take: int, keep: bool): Keep or drop a take', 'klap_crew(person, text): Walkie', 'klap_outside(scene): Shoot outside'],
    steps: `
      klap_roll camera="{c}" | Roll A | Roll the main camera.
      klap_roll camera="{b}" fps=50 | Roll B | Roll the B camera at 50.
      klap_cut camera="{b}" | Cut B | Stop the B camera.
      klap_lamp lamp="{l}" kelvin={k} | "{l}" to {k}
      klap_fog density=thin | Fog | Just a hint of fog.
      klap_fog density=dense | Fog | I don't want to see my own hand.
      klap_print scene="{s}" take={t} keep=true | Good | That one is in the film! Keep it.
      klap_print scene="{s}" take={t} keep=false | Bad | Boom in the picture. Drop that take.
      @r klap_outside scene="{s}" // failed "there is {r} rain" | Outside | This scene outside if there's no rain. Rain? Fail.
      klap_crew person="{sc}" text="Watch the left hand" | Script | Walkie to script: "Watch the left hand"
    `,
  },
  {
    language: 'en',
    event: 'webhook /vote/room {"room": "{r}", "speaker": "{s}", "next_speaker": "{n}", "motion": "{m}", "quorum": {q}}',
    slots: { r: 'Senate, Blue Hall, Room 5', s: 'Mr Aalto, Dr. Reis', n: 'Ms Wolfe, Prof. Ito / ∅', m: 'M-14, Budget 3', q: '=true / false', p: '3..15', f: 'minutes/2026.txt, minutes/draft.txt' },
    steps: `
      @q mqtt_publish topic=council/vote payload="{m}" // failed "there is no quorum" | Vote | The motion is to be published to council/vote if a quorum is present. If not, the step is given up.
      @n mqtt_publish topic=council/speaker payload="{n}" // failed "there is no next speaker" | Next | Whoever speaks next is to be published to council/speaker; if nobody does, the step is given up.
      mqtt_publish topic=council/speaker payload="{s}" | Still | The present speaker is to be published to council/speaker again.
      file_write path={f} content="{m}" append=true | Minutes | The motion is to be added at the end of {f}.
      file_write path={f} content="{r}" | Minutes, new | {f} is to be started anew with the room.
      gpio_write pin={p} value=1 | Microphone | The microphone on pin {p} is to be switched on.
      gpio_write pin={p} value=0 | Microphone | The microphone on pin {p} is to be switched off.
      pushover message="Back at eleven" title="{r}" | Break | "Back at eleven" is to be pushed, titled with the room.
      pushover message="Back at eleven" | Break | "Back at eleven" is to be pushed.
    `,
  },
  {
    language: 'en',
    event: 'mqtt robot/cell {"robot": "{r}", "gripper": "{g}", "spare_gripper": "{g2}", "pallet": "{p}", "light_curtain": "{l}", "fitter": "{f}"}',
    slots: { r: 'KR-6, Fanuc B, Robbie', g: 'vac 2, jaw S', g2: 'vac 5, jaw XL', p: 'P-14, P-31', l: '=free, clear / broken, blocked', f: 'Halina, Gino', v: '5..100', x: '10..400' },
    tools: ['bott_move(robot, x_mm: int, percent?: int): Move a robot', 'bott_grip(robot, closed: bool): Gripper', 'bott_change(robot, gripper): Change gripper', 'bott_mode(robot, mode: auto|teach): Mode', 'bott_start(robot): Start the program', 'bott_tell(fitter, text): Message'],
    steps: `
      bott_move robot="{r}" x_mm={x} | To {x} | Move it there, the robot that reported.
      bott_move robot="{r}" x_mm={x} percent={v} | To {x}, slow | Move it there at {v} percent, the robot that reported.
      bott_grip robot="{r}" closed=true | Grab | Have it take hold.
      bott_grip robot="{r}" closed=false | Drop | Have it let go.
      bott_change robot="{r}" gripper="{g2}" | Gripper | Put the spare gripper on.
      bott_change robot="{r}" gripper="{g}" | Gripper | The usual gripper again, as reported, not the spare.
      bott_mode robot="{r}" mode=teach | Teach | I'll show it by hand.
      bott_mode robot="{r}" mode=auto | Auto | It can work by itself again.
      @l bott_start robot="{r}" // failed "the light curtain is {l}" | Start | Start, if the light curtain is free or clear. Else fail.
      bott_tell fitter="{f}" text="Belt is worn" | Belt | Fitter: "Belt is worn"
    `,
  },
  {
    language: 'en',
    event: 'cron - morning check',
    earlier: ['Backups | backup_list → ok: {o}, failed: {f}', 'Certificates | cert_check → {d} expires in {n} days', 'On call | rota → first {a}, second {b}'],
    slots: { o: 'mail, wiki, git', f: 'crm, shop, ldap / none', d: '=www.ex.example, vpn.ex.example', n: '2..9 / 60..89', a: 'sven, lucy', b: 'marek, chloe', run: 'r-71, r-90' },
    steps: `
      @f sop_execute name=backup-again payload="{f}" // failed "no backup failed" | Again | backup-again for what failed (payload). nothing failed? step failed.
      sop_execute name=verify payload="{o}" | Verify | verify, payload: what's ok
      sop_execute name=verify | Verify all | verify without payload
      @n mqtt_publish topic=certs/renew payload={d} // failed "it is valid for {n} days" | Renew | domain to certs/renew if it has less than 30 days. otherwise fail.
      send_message channel=slack to={a} text="You have the pager" | First | slack first on call: You have the pager
      send_message channel=slack to={b} text="Please stay reachable" | Second | slack second on call: Please stay reachable
      sop_status run_id={run} | status {run}
      sop_status | status of all
      sop_list | which procedures are there?
      notify message="All green" | Green | show All green
      board_info | boards? | what boards do we have and how are they
    `,
  },
  {
    language: 'en',
    event: 'webhook /garden/zones {"dry": "{z}", "wet": "{z2}", "gardener": "{g}", "cistern_l": {c}, "bug": "{b}"}',
    slots: { z: 'Rose, Herb, Upper lawn', z2: 'Fern, Pond edge, Lower lawn', g: 'Mr Pym, Odalys', c: '5..90 / 900..3000', b: 'aphids, snails / none, ∅', m: '3..40', p: '2..6' },
    tools: ['gart_water(zone, minutes: int, fertiliser?: bool): Water a zone', 'gart_stop(zone): Stop watering a zone', 'gart_lamp(zone, on: bool): Lamps in a zone', 'gart_mow(height: short|long): Robot mower', 'gart_bug(zone, pest): Report a pest', 'gart_card(gardener, text): Card for a gardener'],
    steps: `
      @c failed "only {c} litres are left" // gart_water zone="{z}" minutes={m} | Water | Give the dry one {m} minutes. If the cistern holds under 200 l, fail.
      gart_water zone="{z2}" minutes={p} fertiliser=true | Feed | The {z2} zone: {p} minutes with fertiliser.
      gart_water zone="{z2}" minutes={p} | Sip | The {z2} zone: {p} minutes.
      gart_stop zone="{z2}" | Stop | No more water for the wet one.
      gart_lamp zone="{z}" on=true | Lamps | The {z} zone is to be lit up for the guests.
      gart_lamp zone="{z}" on=false | Lamps | The guests have left the {z} zone, let it be dark.
      gart_mow height=short | Mow | Like a carpet, please.
      gart_mow height=long | Mow | Leave the clover standing, mow high.
      @b gart_bug zone="{z}" pest="{b}" // failed "no pest was seen" | Bug | Report the bug for the dry zone. None seen, then fail.
      gart_card gardener="{g}" text="Tie up the dahlias" | Card | For the gardener: "Tie up the dahlias"
    `,
  },
  {
    language: 'en',
    event: 'webhook /toys/repair {"toy": "{t}", "child": "{c}", "fault": "{f}", "shelf": {s}, "parent_mail": "{m}", "fixer": "{x}"}',
    slots: { t: 'Robot dog, red tractor, doll Mia', c: 'Enno, Safiya', f: 'no sound, wheel off, torn ear', s: '1..20', m: '=k.lo@home.example, paz@home.example / ∅', x: 'Grandpa Otto, Neha', p: '4..22' },
    steps: `
      @m send_message channel=email to={m} text="It works again" // failed "there is no mail address" | Mail | Mail the parent: "It works again". If we have no address, give up.
      send_message channel=sms to="{x}" text="Soldering iron is back" | Fixer | SMS the fixer: "Soldering iron is back"
      memory_store key=toy content="{t}" | Toy | Keep what is broken as toy.
      memory_store key=fault content="{f}" | Fault | Keep what is wrong with it as fault.
      mqtt_publish topic=toys/shelf payload={s} | Shelf | On which shelf is it? toys/shelf.
      file_search query="{c}" path=toys/old | Old cards | Look for the child in toys/old.
      file_search query="{c}" | All cards | Look for the child everywhere.
      gpio_write pin={p} value=1 | Glue gun | Heat the glue gun ({p}).
      gpio_write pin={p} value=0 | Glue gun | Let the glue gun ({p}) cool.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ev/charger {"charger": "{c}", "car": "{k}", "soc": {s}, "cable": "{ca}", "driver": "{d}", "next_car": "{n}"}',
    slots: { c: 'C-3, Wallbox L, Bay 7', k: 'Zoe 12, e-Crafter, ID 4', s: '8..40 / 95..100', ca: '=locked, plugged / loose, out', d: 'Finja, Abdi', n: 'Leaf 2, Model Y', a: '6..32', h: '=23:00, 01:30, 05:15', c2: 'C-8, Wallbox R' },
    tools: ['lad_charge(charger, amps: int, start_at?): Charge', 'lad_halt(charger): Stop charging', 'lad_cable(charger, locked: bool): Lock the cable', 'lad_mode(charger, source: solar|grid): Where the power comes from', 'lad_next(charger, car): Assign a car', 'lad_sms(driver, text): Text a driver'],
    steps: `
      @ca lad_charge charger="{c}" amps={a} // failed "the cable is {ca}" | Charge | {a} A on this charger if the cable is locked or plugged; if loose or out, fail.
      lad_charge charger="{c2}" amps={a} start_at={h} | {c2} | {a} A, beginning at {h}.
      lad_charge charger="{c2}" amps={a} | {c2} | {a} A, right away.
      @s failed "it is only at {s} %" // lad_halt charger="{c}" | Full | From 90 % stop this charger. Under that: fail.
      lad_cable charger="{c2}" locked=true | {c2} | Nobody should be able to pull the cable.
      lad_cable charger="{c2}" locked=false | {c2} | Let them pull the cable.
      lad_mode charger="{c}" source=solar | Sun | Only from our roof on the reported charger.
      lad_mode charger="{c}" source=grid | Clouds | From the mains on the reported charger.
      lad_next charger="{c}" car="{n}" | Next | Next car onto this charger.
      lad_sms driver="{d}" text="Please move your car" | Move | Text the driver: "Please move your car"
    `,
  },
  {
    language: 'en',
    event: 'manual - blood pressure clinic: {p}, {s} over {d}, arm {a}, cuff {c}, doctor {dr}',
    slots: { p: 'Mrs Nagy, Mr Boateng, Lou', s: '105..139 / 175..210', d: '60..99', a: '=left, right', c: '=small, large', dr: 'Dr. Roux, Dr. Shah', q: '3..17' },
    steps: `
      @s failed "{s} is not high" // send_message channel=pager to="{dr}" text="Please see {p}" | Doctor | When the upper value is over 160, page the doctor "Please see {p}". When it is lower, this fails.
      memory_store key=upper content="{s}" | Upper | Upper value into the note upper.
      memory_store key=lower content="{d}" | Lower | Lower value into the note lower.
      file_write path=bp/today.csv content="{s}/{d}" append=true | Today | To bp/today.csv add both, upper first, with a slash, e.g. 120/80
      mqtt_publish topic=bp/arm payload={a} | Arm | On which arm? bp/arm wants to know.
      mqtt_publish topic=bp/cuff payload={c} | Cuff | Which cuff? bp/cuff wants to know.
      gpio_write pin={q} value=1 | Do not disturb | The lamp over the door ({q}) should say occupied: on.
      gpio_write pin={q} value=0 | Come in | The lamp over the door ({q}): off.
      notify message="Sit still for five minutes" | Sit | Show: Sit still for five minutes
      notify message="Sit still for five minutes" title="Room 1" | Sit | Show under the title Room 1: Sit still for five minutes
      failed "the pulse was not noted" | Pulse | Pulse, as noted in the message, into the note pulse.
    `,
  },
  {
    language: 'en',
    event: 'webhook /events/door {"event": "{e}", "guest": "{g}", "plus_one": "{p}", "list": "{l}", "bouncer": "{b}", "age": {a}}',
    slots: { e: 'Neon Night, Jazz 8, Foam Party', g: 'Ilja, Ms Moss', p: 'Tess, Ahmed / ∅, nobody', l: '=VIP, regular', b: 'Big Mo, Sandra', a: '14..17 / 21..60', n: '1..5', c: '20..400' },
    tools: ['tuer_admit(guest, list?: VIP|regular): Let a guest in', 'tuer_rope(up: bool): Rope at the entrance', 'tuer_stamp(guest, colour: blue|pink): Stamp', 'tuer_cap(event, people: int): Most people', 'tuer_ear(bouncer, text): Earpiece'],
    steps: `
      @a failed "the guest is {a}" // tuer_admit guest="{g}" | Admit | The guest may enter from 18 on. Younger is a fail.
      @p tuer_admit guest="{p}" // failed "there is no plus one" | Plus one | Also let the plus one in. Came alone? Fail.
      tuer_admit guest="{g}" list=VIP | VIP | Let the guest in as VIP, whatever the list says.
      tuer_rope up=true | Rope | Too full, nobody passes: rope up.
      tuer_rope up=false | Rope | Room again: rope down.
      tuer_stamp guest="{g}" colour=pink | Stamp | Pink one for the guest.
      tuer_stamp guest="{g}" colour=blue | Stamp | Blue one for the guest.
      tuer_cap event="{e}" people={c} | Cap | Not more than {c} people at this event.
      tuer_ear bouncer="{b}" text="Watch the side door" | Ear | In the bouncer's ear: "Watch the side door"
    `,
  },
  {
    language: 'en',
    event: 'mqtt crypt/archive {"vault": "{v}", "humidity": {h}, "dehumidifiers": ["{d}", "{d2}"], "curator": "{c}", "fan_pin": {p}}',
    slots: { v: 'Vault 2, Crypt, Map room', h: '35..48 / 68..85', d: 'Dry-1, Munters', d2: 'Dry-6, Condair', c: 'Dr. Pell, Iria', p: '3..19' },
    steps: `
      @h failed "humidity is {h} %" // mqtt_publish topic=crypt/run payload="{d}" | Dry | Over 60 %: the first dehumidifier's name to crypt/run. Under: fail.
      mqtt_publish topic=crypt/run payload="{d2}" | Dry more | The second dehumidifier's name to crypt/run.
      mqtt_publish topic=crypt/rest payload="{d}" | Rest | The first one's name to crypt/rest, it has earned it.
      gpio_write pin={p} value=1 | Fan | The fan in the message should turn.
      gpio_write pin={p} value=0 | Fan | The fan in the message should not turn.
      send_message channel=email to="{c}" text="The maps are safe" | Curator | A line by e-mail to the curator: "The maps are safe"
      pushover message="Check the {v}" title="Humidity" | Check | Push "Check the {v}" with the title Humidity.
      pushover message="Check the {v}" | Check | Push "Check the {v}".
      memory_store key=vault content="{v}" | Where | Remember where it was measured, as vault.
      failed "no temperature was sent" | Temperature | Remember how warm it is in there, going by the message, as warmth.
    `,
  },
  {
    language: 'en',
    event: 'webhook /helpdesk/new {"ticket": {t}, "user": "{u}", "device": "{d}", "asset": "{a}", "priority": "{p}", "assignee": "{as}"}',
    slots: { t: '1000..9900', u: 'Frau Lenz, d.moreau, Kit', d: 'laptop, beamer, label printer', a: '=IT-3310, IT-8842 / ∅, unknown', p: '=low, normal / high, urgent', as: 'Basti, Noor', t2: '=411, 622, 733', h: '1..48' },
    tools: ['hd_assign(ticket: int, person, hours?: int): Assign a ticket', 'hd_state(ticket: int, closed: bool): Close or reopen', 'hd_asset(ticket: int, asset): Link an asset', 'hd_label(ticket: int, label: hardware|software): Label a ticket', 'hd_reply(user, text): Answer a user', 'hd_escalate(ticket: int): Escalate'],
    steps: `
      hd_assign ticket={t} person="{as}" | Assign | The new ticket goes to its assignee.
      hd_assign ticket={t2} person="{as}" hours={h} | {t2} | Same assignee, {h} h for it.
      hd_state ticket={t2} closed=true | {t2} | Solved, so close.
      hd_state ticket={t2} closed=false | {t2} | It's back, so reopen.
      @a hd_asset ticket={t} asset={a} // failed "the asset is not known" | Asset | Link the asset to the new ticket; without an asset this fails.
      hd_label ticket={t} label=hardware | Label | It's a thing you can drop on your foot: hardware.
      hd_label ticket={t} label=software | Label | The device is fine, it's the program: software.
      hd_reply user="{u}" text="Have you restarted it?" | Reply | Answer the user: "Have you restarted it?"
      @p failed "the priority is {p}" // hd_escalate ticket={t} | Escalate | Escalate the new one if it's high or urgent. Else fail.
    `,
  },
  {
    language: 'en',
    event: 'manual - night porter: room {r} complains about {n}, guest {g}, next room {nr} empty: {e}',
    slots: { r: '101..180', n: '=noise, smell, cold', g: 'Mr Falk, Ms Duarte', nr: '201..280', e: '=yes / no', p: '3..15', id: 'c6, wake-2', h: '5..8' },
    steps: `
      @e mqtt_publish topic=hotel/move payload={nr} // failed "the next room is not empty" | Move | If the next room is empty, its number goes to hotel/move, sir. If not, the step fails.
      mqtt_publish topic=hotel/quiet payload={r} | Quiet | The complaining room's number goes to hotel/quiet, sir.
      memory_store key=complaint content="{n}" | Complaint | What they complain about is kept as complaint.
      memory_store key=complainer content="{g}" | Guest | The guest is kept as complainer.
      cron_add schedule="0 {h} * * *" action=message text="Wake room 12" | Wake-up | 0 {h} * * *: a message "Wake room 12", if you please.
      cron_add schedule="0 {h} * * *" action=message text="Wake room 12" name=wake-12 | Wake-up | 0 {h} * * *: a message "Wake room 12", and the plan's called wake-12.
      cron_remove id={id} | No wake-up | The plan {id} is to go.
      gpio_write pin={p} value=1 | Lobby | Lobby lamps, {p}, if you'd be so kind: on.
      gpio_write pin={p} value=0 | Lobby | Lobby lamps, {p}, if you'd be so kind: off.
      send_message channel=sms to="{g}" text="We apologise" | Apology | An sms to the guest: "We apologise"
    `,
  },
  {
    language: 'en',
    event: 'mqtt sluice/mill {"wheel": "{w}", "rpm": {r}, "grain": "{g}", "miller": "{m}", "sack_kg": {s}, "buyer": "{b}"}',
    slots: { w: 'Big wheel, Wheel 2, Turbine', r: '2..6 / 14..22', g: '=rye, spelt, wheat', m: 'Anselm, Judy', s: '5..50', b: 'Bakery Kraus, Farm Shop / ∅', g2: 'Gate 1, weir left', p: '5..95' },
    tools: ['muhl_gate(gate, percent: int, slowly?: bool): Set a water gate', 'muhl_stone(gap: fine|coarse): Set the stones', 'muhl_brake(wheel, engaged: bool): Wheel brake', 'muhl_sack(grain, kg: int, buyer?): Fill a sack', 'muhl_sell(buyer, grain): Sell', 'muhl_bell(miller, text): Call the miller'],
    steps: `
      muhl_gate gate="{g2}" percent={p} | {g2} | To {p} per cent.
      muhl_gate gate="{g2}" percent={p} slowly=true | {g2} | To {p} per cent, but slowly, the fish.
      muhl_stone gap=fine | Stones | For cake flour, so fine.
      muhl_stone gap=coarse | Stones | For the pigs, coarse will do.
      @r failed "only {r} rpm" // muhl_brake wheel="{w}" engaged=true | Brake | Over 10 rpm brake that wheel. Not so fast: fail.
      muhl_brake wheel="{w}" engaged=false | Brake | Take the brake off that wheel.
      muhl_sack grain={g} kg={s} | Sack | One sack as reported.
      muhl_sack grain={g} kg={s} buyer="Mrs Poole" | Sack | One sack as reported, for "Mrs Poole".
      @b muhl_sell buyer="{b}" grain={g} // failed "there is no buyer" | Sell | Sell the grain to the buyer. None? Fail.
      muhl_bell miller="{m}" text="The cart is here" | Bell | Call the miller: "The cart is here"
    `,
  },
  {
    language: 'en',
    event: 'webhook /print3d/farm {"printers": {"done": "{d}", "stuck": "{s}"}, "file": "{f}", "spool_g": {g}, "user": "{u}", "pin": {p}}',
    slots: { d: 'Mini 3, Ender B, Bambu 1', s: 'Mini 8, Ender X, Bambu 6', f: 'gear.gcode, lid_v4.gcode, hook.gcode', g: '5..60 / 400..950', u: 'Zuri, Felix', p: '3..20' },
    steps: `
      mqtt_publish topic=farm/clear payload="{d}" | Clear | Publish the name of the one that's done: farm/clear
      mqtt_publish topic=farm/abort payload="{s}" | Abort | Publish the name of the one that's stuck: farm/abort
      @g failed "only {g} g are left" // sop_execute name=print payload="{f}" | Print | Run print with the file as payload. Needs 100 g on the spool; less than that is a fail.
      sop_execute name=level-bed payload="{s}" | Level | Run level-bed for the stuck one (payload).
      sop_execute name=level-bed | Level all | Run level-bed, without payload.
      gpio_write pin={p} value=1 | Enclosure fan | Pin as reported: fan on.
      gpio_write pin={p} value=0 | Enclosure fan | Pin as reported: fan off.
      send_message channel=discord to="{u}" text="Your part is warm" | User | On discord tell the user: Your part is warm
      send_message channel=discord text="Free filament ends" | All | On discord, no name: Free filament ends
      file_write path=farm/done.txt content="{f}" append=true | Done list | File to the end of farm/done.txt.
      failed "no print time was sent" | Time | Keep the hours the print took, from the message, as hours.
    `,
  },
];
