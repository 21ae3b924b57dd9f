import type { Scene } from '../../scene';

/** What is done only within a limit, and what only looks forbidden, part 9: codes, names, versions, forbidden things. */
export const limits9: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /gate/code {"code": "{c}", "plate": "{pl}", "lane": {l}, "try": {t}}',
    slots: { c: '=4471 / 4417, 4477, 1447, 0471', pl: '=HH-A 12, KI-B 9 / B-X 77, M-Q 4', l: '=1, 2 / 3', t: '1..3 / 4..9', p: '4..13', q: '14..27' },
    steps: `
      @c gpio_write pin={p} value=1 // failed "the code is {c}" | Barrier | Barrier {p} up (1), if the code is 4471.
      @c gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Red light | Red light {q}: off for the code 4471, on for any other.
      @c failed "the code is right" // notify message="Wrong code" | Wrong | Show "Wrong code", unless it was 4471.
      @pl mqtt_publish topic=gate/plate payload=known // failed "the plate is {pl}" | Plate | known to gate/plate. Only for HH-A 12 and KI-B 9.
      @l gpio_write pin={p} value=0 // failed "lane 3 is closed for us" | Lane | Barrier {p} down (0). Lane 3 isn't ours, hands off there.
      @t failed "it was only try {t}" // pushover message="Somebody tries codes" | Tries | More than 3 tries: push "Somebody tries codes".
      gpio_write pin={q} value=1 | Red | Red light {q} on. Right code or wrong.
      memory_store key=plate content="{pl}" | Keep | Note plate: the plate, known or unknown.
      failed "no tool can check a passport" | Passport | Look at the driver's passport and compare the photo.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ota/{d} {"device": "{d}", "fw": "{f}", "target": "{t}", "batt": {b}, "sig": "{s}"}',
    slots: { d: 'cam-4, lock2, node 9', f: '=2.4 / 2.3, 1.9, 2.2', t: '=2.5, 2.6', b: '51..100 / 5..49', s: '=good, verified / bad, missing, ∅' },
    tools: ['firmhub_push(device, version): Push firmware', 'firmhub_back(device): Go back to the old firmware', 'firmhub_reboot(device, safe?: bool): Reboot', 'firmhub_mark(device, color: green|red): Mark a device'],
    steps: `
      @f firmhub_push device="{d}" version={t} // failed "the firmware is {f}" | Push | Push the target version. Only on devices that have 2.4 now.
      @f firmhub_mark device="{d}" color=green // firmhub_mark device="{d}" color=red | Mark | Green for firmware 2.4, red for any other.
      @b firmhub_push device="{d}" version={t} // failed "the battery has {b} %" | Battery | Push the target. At least half (50 %) of the battery.
      @b firmhub_reboot device="{d}" // failed "the battery has {b} %" | Reboot | Reboot, no safe, unless the battery is under 50 %.
      @s firmhub_push device="{d}" version={t} // failed "the signature is not good" | Signature | Push the target with a good or verified signature. No signature, no push.
      @s firmhub_reboot device="{d}" // firmhub_back device="{d}" | Or back | Good or verified: reboot, no safe. Otherwise back to the old firmware.
      firmhub_back device="{d}" | Back | Back to the old firmware, whatever signature and battery.
      firmhub_reboot device="{d}" safe=true | Safe | Reboot in safe mode. 2.4 isn't asked for that.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} wants {item} from {store}, {n} pieces',
    slots: { who: '=Kim, Ana, Joe / Ben, Vic', item: '=gloves, tape, screws / acid, gas', store: '=store 1, store 2 / store 5', n: '1..10 / 11..60', p: '4..20' },
    steps: `
      @who gpio_write pin={p} value=1 // failed "{who} may not" | Hatch | Hatch {p} open (1) for Kim, Ana and Joe. Nobody else.
      @who notify message="{who}: yes" // notify message="{who}: no" | Yes or no | Show the name, a colon and yes for Kim, Ana or Joe, no for others.
      @item mqtt_publish topic=store/out payload={item} // failed "{item} is not handed out" | Out | The item to store/out. Acid and gas are never handed out.
      @item failed "{item} is harmless" // send_message channel=radio text="Fetch the boss" | Boss | For acid or gas: radio "Fetch the boss".
      @store mqtt_publish topic=store/open payload="{store}" // failed "{store} is not to be opened" | Store | Which store? To store/open with it. Not with store 5.
      @n memory_store key=pieces content="{n}" // failed "{n} pieces are too many" | Pieces | Note pieces: how many, ten at most.
      gpio_write pin={p} value=0 | Hatch shut | Hatch {p} to 0. Anyone may ask for that, Ben and Vic too.
      file_write path=wishes.txt content="{item}" append=true | Wishes | The item to the end of wishes.txt, acid and gas as well.
      failed "no tool can count screws" | Count | Count the screws in the drawer.
    `,
  },
  {
    language: 'en',
    event: 'mqtt radio/tower {"mast": "{m}", "light": "{l}", "power_w": {w}, "crew": "{c}", "ice": {i}}',
    slots: { m: 'M1, hill, north mast', l: '=lit, on / dark, unknown, ∅', w: '10..99 / 101..500', c: '=down, on the ground / up, climbing', i: '=false / true' },
    tools: ['mastcom_power(mast, watts: int): Set the power', 'mastcom_mute(mast): Mute a mast', 'mastcom_heat(mast, on: bool): Heat the antenna', 'mastcom_notam(mast, text?): Report to air traffic'],
    steps: `
      @c mastcom_power mast="{m}" watts=200 // failed "the crew is {c}" | Full power | 200 W. Only with the crew down or on the ground.
      @c mastcom_power mast="{m}" watts=150 // mastcom_mute mast="{m}" | Power or mute | If the crew is down or on the ground, 150 W. If not, mute.
      @l failed "the light is {l}" // mastcom_notam mast="{m}" | Report | No light reported as lit or on? Report it, without a text.
      @w failed "it has only {w} W" // mastcom_power mast="{m}" watts=50 | Less | Over 100 W: set 50.
      @w mastcom_heat mast="{m}" on=true // failed "it sends with {w} W" | Heat | Heat the antenna, but not with more than 100 W on it.
      @i mastcom_heat mast="{m}" on=false // mastcom_heat mast="{m}" on=true | Ice | Heating on with ice, off without.
      mastcom_mute mast="{m}" | Mute | Mute it; the crew may be anywhere.
      mastcom_notam mast="{m}" text=works | Works | Report to air traffic with the text "works". Light on or off.
      failed "no tool can climb a mast" | Climb | Climb the mast and hit off the ice.
    `,
  },
  {
    language: 'en',
    event: 'webhook /mail/in {"from": "{f}", "subject": "{s}", "attach": "{a}", "spam": {sp}, "to": "{t}"}',
    slots: { f: '=lab@clinic.example, ward@clinic.example / x@win.example, info@gold.example', s: 'Order 12, Results, Rota', a: '=plan.pdf, rota.pdf / run.exe, a.js, ∅', sp: '0.1..4.9 / 5.1..9.9', t: '=office, desk / boss' },
    steps: `
      @f send_message channel=mail to={f} text="Got it" // failed "{f} is not from the clinic" | Answer | Mail "Got it" back to who sent it (channel mail). Only to addresses at clinic.example.
      @f memory_store key=mail content="own" // memory_store key=mail content="foreign" | Own or foreign | Note mail: own for clinic.example, foreign for others.
      @a file_read path={a} // failed "the attachment is no PDF" | Attachment | Read the attachment, PDF only. Never open anything else.
      @a notify message="PDF came" // notify message="No PDF" | PDF? | "PDF came" if a PDF is attached, "No PDF" if not.
      @sp sop_execute name=file-mail // failed "the spam value is {sp}" | File | Start file-mail, spam value below 5.
      @sp failed "the spam value is {sp}" // mqtt_publish topic=mail/spam payload=1 | Spam | 1 to mail/spam from 5 on.
      @t pushover message="{s}" // failed "mail to the boss is private" | Push | Push the subject. Mail to boss is private.
      file_search query="{s}" path=mail | Search | Search the folder mail for the subject. Spam or not.
      failed "no tool can print a letter" | Fax | Put the printed letter into the old fax machine.
    `,
  },
  {
    language: 'en',
    event: 'mqtt garden/robot {"bot": "{b}", "zone": "{z}", "child": "{c}", "wet": {w}, "blade": "{bl}"}',
    slots: { b: 'Mo, RX2, green one', z: '=front, orchard / playground, pond', c: '=none, no / one, unknown', w: '=false / true', bl: '=ok, new / blunt, loose' },
    tools: ['mowbuddy_cut(bot, minutes?: int): Mow', 'mowbuddy_dock(bot): Send to the dock', 'mowbuddy_edge(bot, zone): Cut the edge of a zone', 'mowbuddy_blade(bot): Order blades'],
    steps: `
      @c mowbuddy_cut bot="{b}" // failed "child: {c}" | Mow | Mow, no minutes. No child may be in the garden, and if nobody knows, don't.
      @c mowbuddy_cut bot="{b}" minutes=40 // mowbuddy_dock bot="{b}" | Mow or dock | No child: 40 min. A child, or unknown: dock.
      @z mowbuddy_edge bot="{b}" zone={z} // failed "not in the {z}" | Edge | Edge of the zone in the message. Stay out of playground and pond.
      @w mowbuddy_cut bot="{b}" // failed "it is wet" | Dry | Mow (no minutes) if it's dry.
      @w failed "it is dry" // mowbuddy_dock bot="{b}" | Wet | Dock when wet.
      @bl mowbuddy_cut bot="{b}" minutes=10 // mowbuddy_blade bot="{b}" | Blades | Blade ok or new: 10 min. Otherwise order blades.
      mowbuddy_dock bot="{b}" | Dock | Dock. Child or no child.
      mowbuddy_edge bot="{b}" zone=drive | Drive | Edge of the drive. The pond isn't near it.
      failed "no tool can pull weeds" | Weeds | Pull the weeds out between the stones.
    `,
  },
  {
    language: 'en',
    event: 'webhook /energy/price {"ct": {c}, "hour": {h}, "grid": "{g}", "co2_g": {co}, "car_pct": {p}}',
    slots: { c: '-9..-1 / 1..45', h: '0..5 / 6..23', g: '=green, stable / red, ∅', co: '40..199 / 201..600', p: '10..79 / 81..100', a: '4..12', b: '13..20', k: '21..28' },
    steps: `
      @c gpio_write pin={a} value=1 // failed "the price is {c} ct" | Boiler | Boiler {a} on when the price is negative.
      @c gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Boiler by price | {a}: on below 0 ct, off above.
      @c failed "the price is {c} ct" // notify message="Power costs money" | Price | "Power costs money" if it's over 0 ct.
      @h gpio_write pin={b} value=1 // failed "it is {h} o'clock" | Washer | Washer {b} on between 0 and 5 o'clock.
      @g sop_execute name=charge-all // failed "the grid is not green or stable" | Charge | Start charge-all. Grid green or stable.
      @co mqtt_publish topic=co2 payload=low // mqtt_publish topic=co2 payload=high | CO2 | co2: low under 200 g, high over.
      @p gpio_write pin={k} value=1 // failed "the car has {p} %" | Car | Charger {k} on. The car is full enough from 80 % on.
      gpio_write pin={k} value=0 | Off | Charger {k} off, 10 % or 100 %.
      memory_store key=price content="{c} ct" | Note | Price as the note price, with a blank and ct. Below zero, too.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rescue/boat {"boat": "{b}", "crew": {c}, "sea": {s}, "engine": "{e}", "call": "{k}"}',
    slots: { b: 'RB1, Saver, Otter 3', c: '4..8 / 0..3', s: '0..5 / 7..9', e: '=ok, warm / fault, cold', k: '=real, mayday / test, drill', d: '10..99' },
    tools: ['rescuedock_launch(boat, heading?: int): Launch', 'rescuedock_hold(boat): Hold in the dock', 'rescuedock_siren(seconds: int): Siren', 'rescuedock_page(words): Page the crew'],
    steps: `
      @c rescuedock_launch boat="{b}" // failed "only {c} people of crew" | Launch | Launch, no heading. Four people at least.
      @c failed "{c} people are there" // rescuedock_page words="Come in" | Page | Fewer than four: page "Come in".
      @s rescuedock_launch boat="{b}" heading={d} // failed "the sea is at {s}" | Heading | Launch, heading {d}. Sea 6 or less.
      @s rescuedock_launch boat="{b}" // rescuedock_hold boat="{b}" | Launch or hold | Sea above 6: hold. Otherwise launch, no heading.
      @e rescuedock_launch boat="{b}" // failed "the engine is {e}" | Engine | Launch without a heading when the engine is ok or warm.
      @k rescuedock_siren seconds=60 // failed "the call is only a {k}" | Siren | Siren for 60 s on a real call or a mayday.
      @k rescuedock_page words=Emergency // rescuedock_page words=Exercise | Page | Page "Emergency" on a real call or mayday, else "Exercise".
      rescuedock_siren seconds=1 | Saturday | The Saturday test of the siren, 1 s. Test or real, do it.
      rescuedock_hold boat="{b}" | Hold | Hold the boat, any sea.
    `,
  },
  {
    language: 'en',
    event: 'manual - Write to {f}: {t}',
    slots: { f: '=notes.txt, plan.txt, todo.txt / config.yml, secrets.env', t: '=call the plumber, water the fern, buy salt', g: '=archive / system', r: '4..14', n: '20..60' },
    steps: `
      @f file_write path={f} content="{t}" append=true // failed "{f} must not be changed" | Append | Append the text to the file named. config.yml and secrets.env are never changed.
      @f file_write path={f} content="{t}" // failed "{f} must not be changed" | Write | Write the text into the named file, over what is in it. Not into config.yml or secrets.env.
      @f file_read path={f} lines={n} // failed "{f} is not to be read" | Read | The first {n} lines of the named file (lines only). config.yml and secrets.env aren't to be read.
      file_list path={g} | List | List the folder {g}. Nothing in it is to be changed.
      @g memory_store key=folder content="archive" // failed "the folder is {g}" | Folder | The folder {g}: if it's archive, note folder = archive, if not, fail.
      memory_store key=todo content="{t}" | Note | The text goes into the note todo. Files needn't be touched.
      notify message="{t}" | Show | Show the text; no file must be changed for it.
      failed "the step contradicts itself" | Odd | Delete the note todo but keep it as it is.
      failed "no tool can stamp paper" | Stamp | Stamp the paper copy and put it in the tray.
    `,
  },
  {
    language: 'en',
    event: 'mqtt foundry/pour {"ladle": "{l}", "c": {c}, "mould": "{m}", "crew": {n}, "dry": {d}}',
    slots: { l: 'L1, big ladle, L7', c: '1401..1550 / 1200..1399', m: '=dry, ready / damp, cracked', n: '=0 / 2, 4', d: '=true / false', s: '1..9' },
    tools: ['ladlebot_pour(ladle, mould_no?: int): Pour', 'ladlebot_reheat(ladle, c: int): Reheat', 'ladlebot_tilt(ladle, back: bool): Tilt', 'ladlebot_clear(words): Clear the floor'],
    steps: `
      @c ladlebot_pour ladle="{l}" mould_no={s} // failed "the iron has {c} °C" | Pour | Into mould {s}, from 1400 °C on.
      @c ladlebot_pour ladle="{l}" // ladlebot_reheat ladle="{l}" c=1450 | Pour or reheat | Colder than 1400: reheat to 1450. Else pour, no mould number.
      @m ladlebot_pour ladle="{l}" // failed "the mould is {m}" | Mould | Pour (no number). A damp or cracked mould explodes, keep off then.
      @n ladlebot_pour ladle="{l}" // failed "{n} people are near" | People | Pour, no number, with nobody (0) of the crew near.
      @n failed "nobody is near" // ladlebot_clear words="Step back" | Step back | "Step back" if there are people near.
      @d ladlebot_tilt ladle="{l}" back=true // failed "it is not dry" | Back | Tilt it back, if dry is true.
      ladlebot_reheat ladle="{l}" c=1500 | Reheat | Reheat to 1500. It has more than 1400 or not, no matter.
      ladlebot_clear words=Lunch | Lunch | Clear the floor: Lunch. People or nobody.
      failed "no tool can skim slag" | Skim | Skim the slag off with the long iron.
    `,
  },
  {
    language: 'en',
    event: 'cron 0 7 * * 1-5',
    earlier: ['Who opens | memory_recall → {o}', 'Heater | gpio_read → {h}', 'Road | http_request → {r}', 'Stock of milk | file_read → {m} cartons'],
    slots: { o: '=Ines opens / nobody is entered', h: '=1 / 0', r: '=clear, dry / icy, closed', m: '12..40 / 0..9', p: '4..14', q: '15..27' },
    steps: `
      @o send_message channel=sms to=ines text="Good morning" // failed "nobody is entered" | Ines | sms to ines: Good morning. Only if she's the one who opens.
      @o failed "Ines opens" // pushover message="Nobody opens today" | Nobody | Push "Nobody opens today", if step {step1} found nobody.
      @h failed "the heater is on already" // gpio_write pin={p} value=1 | Heater | Heater {p} on, if step {step2} found it off (0).
      @h gpio_write pin={p} value=0 // failed "the heater is off already" | Heater off | If it was on (1) in step {step2}: {p} off.
      @r mqtt_publish topic=shop/bikes payload=yes // failed "the road is {r}" | Bikes | yes to shop/bikes on clear or dry roads.
      @r notify message="Walk in" // notify message="Take the bus" | Bus | "Walk in" for a clear or dry road, otherwise "Take the bus".
      @m failed "there are {m} cartons" // send_message channel=shop text="Bring milk" | Milk | Fewer than ten cartons: "Bring milk" on shop.
      gpio_write pin={q} value=1 | Sign | Sign {q} on. It doesn't matter who opens.
      failed "no tool can sweep" | Sweep | Sweep the step in front of the door.
    `,
  },
  {
    language: 'en',
    event: 'webhook /telescope/queue {"target": "{t}", "alt": {a}, "moon_pct": {m}, "user": "{u}", "hours": {h}, "filter": "{f}"}',
    slots: { t: 'M31, NGC 7000, Vega', a: '31..85 / 2..29', m: '0..49 / 51..100', u: '=eva, raj / ∅, guest', h: '1..4 / 5..12', f: '=R, G, B / Ha, none' },
    tools: ['starq_point(target): Point at a target', 'starq_expose(hours: int, filter?: R|G|B): Expose', 'starq_drop(target, why?): Drop from the queue', 'starq_bill(user, hours: int): Bill a user'],
    steps: `
      @a starq_point target="{t}" // failed "it stands at {a} degrees" | Point | Point at it, 30 degrees or higher.
      @a starq_point target="{t}" // starq_drop target="{t}" why=low | Or drop | Lower than 30: drop it, why: low. Otherwise point.
      @m starq_point target="{t}" // failed "the moon is at {m} %" | Moon | Point, with less than half a moon (50 %).
      @u starq_bill user={u} hours={h} // failed "no user to bill" | Bill | Bill the user for the hours. Guests aren't billed.
      @h starq_expose hours={h} // failed "{h} hours are too long" | Expose | The hours that were asked for, no filter, four at most.
      @h failed "{h} hours are fine" // starq_drop target="{t}" | Too long | More than 4 hours: drop it, don't say why.
      @f starq_expose hours=1 filter={f} // failed "the filter is {f}" | Filter | One hour with the filter asked for. We only have R, G and B.
      starq_drop target="{t}" why=cloud | Cloud | Drop, why: cloud. High or low, moon or not.
      failed "no tool can polish a lens" | Lens | Polish the lens with the chamois.
    `,
  },
  {
    language: 'en',
    event: 'mqtt elder/watch {"person": "{p}", "fall": {f}, "steps": {s}, "stove": "{st}", "last_seen_h": {l}, "plug": {g}}',
    slots: { p: 'Grandma, Mr. Ode, Rosi', f: '=false / true', s: '600..9000 / 0..450', st: '=off, cold / on, hot', l: '0..5 / 7..30', g: '4..14', b: '15..27' },
    steps: `
      @f failed "there was no fall" // pushover message="{p} has fallen" | Fall | Push "{p} has fallen" if the message says so.
      @f notify message="All well" // failed "there was a fall" | Well | "All well" on the screen, but not after a fall.
      @s failed "there were {s} steps" // send_message channel=sms to=son text="Please visit" | Steps | Fewer than 500 steps: sms to son "Please visit".
      @st failed "the stove is {st}" // gpio_write pin={g} value=0 | Stove | Plug of the message off if the stove is on or hot.
      @st gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Beep | Beeper {b} on with the stove on or hot, off with it off or cold.
      @l mqtt_publish topic=watch/ok payload=1 // failed "last seen {l} hours ago" | Ok | 1 to watch/ok, if seen within the last 6 hours.
      @l memory_store key=seen content="today" // memory_store key=seen content="ask" | Seen | Note seen: today within 6 hours, ask after that.
      gpio_write pin={g} value=1 | Plug on | Plug on again, we are there ourselves. Stove hot or cold.
      failed "no tool can lift a person" | Lift | Help the person up and walk to the chair.
    `,
  },
  {
    language: 'en',
    event: 'webhook /court/book {"court": {c}, "player": "{p}", "level": "{l}", "paid_eur": {e}, "start": "{t}", "light": {li}}',
    slots: { c: '=1, 2, 3 / 4', p: 'Iva, Duncan, R. Sen', l: '=member, coach / guest, banned', e: '20..40 / 0..18', t: '=09:00, 11:30, 16:00 / 21:30, 22:00', li: '=true / false' },
    tools: ['courtix_grant(court: int, player): Grant a court', 'courtix_refuse(player): Refuse a player', 'courtix_lights(court: int, on: bool): Lights of a court', 'courtix_net(court: int, cm?: int): Net of a court'],
    steps: `
      @c courtix_grant court={c} player="{p}" // failed "court 4 is closed" | Grant | Grant the court. Court 4 has a hole and is closed.
      @c courtix_lights court={c} on=true // failed "court 4 stays dark" | Lights | Lights of the court on. On court 4 they stay off.
      @l courtix_grant court=1 player="{p}" // courtix_refuse player="{p}" | Court 1 | Members and coaches get court 1, all the others are refused.
      @e courtix_grant court=2 player="{p}" // failed "only {e} euro were paid" | Paid | Court 2 for the player, if at least 20 euro were paid.
      @e failed "{e} euro were paid" // courtix_refuse player="{p}" | Not paid | Refuse if less than 20 was paid.
      @t courtix_grant court=3 player="{p}" // failed "it starts at {t}" | Evening | Court 3, for games that start before 21:00.
      @li courtix_net court=1 cm=91 // failed "there is no light" | Net | Net of court 1 to 91 cm. Light has to be on (light true).
      courtix_lights court=4 on=false | Four | Lights of court 4 off. It's closed, but that is allowed.
      courtix_net court=2 | Net 2 | Net of court 2, no height. Light or not.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bus/heating id={id} in={a} out={b} mode={m}',
    slots: { id: 'HT1, attic, zone-3', a: '40..70', b: '20..39 / 71..90', m: '=eco, auto / off, fault', p: '4..12', q: '13..20', r: '21..28' },
    steps: `
      @b gpio_write pin={p} value=1 // failed "out is {b}, in is {a}" | Pump | Pump {p} on, if in is higher than out.
      @b failed "in {a} is higher than out {b}" // notify message="Pipes swapped" | Swapped | Out hotter than in? Then show "Pipes swapped".
      @b gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Alarm | Alarm {q} on when out is above in, otherwise off.
      @m gpio_write pin={r} value=1 // failed "the mode is {m}" | Valve | Valve {r} open (1) in eco or auto.
      @m gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | Valve by mode | {r}: high in eco and auto, low in any other mode.
      @m failed "the mode is {m}" // pushover message="Look at {id}" | Look | Push "Look at {id}" if the mode is neither eco nor auto.
      gpio_write pin={p} value=0 | Pump off | Pump {p} off. In and out are what they are.
      mqtt_publish topic=heat/in payload={a} | In | in to heat/in as a number, in every mode.
    `,
  },
  {
    language: 'en',
    event: 'webhook /beach/flag {"beach": "{b}", "wave_m": {w}, "jelly": "{j}", "guard": "{g}", "uv": {u}}',
    slots: { b: 'north, Cala 2, pier', w: '0.2..1.4 / 1.6..4.0', j: '=none, few / many, swarm', g: '=Leo, Nuria / ∅, none', u: '1..7 / 8..12' },
    tools: ['beachsign_flag(beach, color: green|yellow|red): Set the flag', 'beachsign_text(beach, words): Text at the beach', 'beachsign_call(guard): Call a guard', 'beachsign_shower(beach, on: bool): Shower'],
    steps: `
      @w beachsign_flag beach="{b}" color=green // failed "the waves have {w} m" | Green | Green, waves up to 1.5 m.
      @w beachsign_flag beach="{b}" color=yellow // beachsign_flag beach="{b}" color=red | Yellow or red | Red above 1.5 m, yellow below.
      @j failed "jellyfish: {j}" // beachsign_text beach="{b}" words=Jellyfish | Jellyfish | Text "Jellyfish" if there are many or a swarm.
      @j beachsign_flag beach="{b}" color=green // beachsign_flag beach="{b}" color=yellow | Jelly flag | Many or a swarm: yellow. None or few: green.
      @g beachsign_call guard={g} // failed "no guard is named" | Call | Call the guard.
      @g beachsign_flag beach="{b}" color=yellow // beachsign_flag beach="{b}" color=red | No guard | Without a guard the flag is red, with one yellow.
      @u failed "the UV index is {u}" // beachsign_text beach="{b}" words="Use sunscreen" | UV | UV 8 or more: "Use sunscreen".
      beachsign_shower beach="{b}" on=true | Shower | Shower on. Red flag or green.
      failed "no tool can swim out" | Swim | Swim out and bring the buoy back.
    `,
  },
];
