import type { Scene } from '../../scene';

/** What cannot be done and what can, side by side, part 2. */
export const unableEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt icehouse/{room} {"room": "{room}", "core_c": {t}, "door_s": {door}, "humidity": {rh}, "load_kg": {kg}}',
    slots: { room: 'F2, fish, tuna, F9', t: '-29..-19 / -17..-4', door: '3..44 / 45..200', rh: '61..88', kg: '120..750 / 801..1900', m: '5..25' },
    tools: ['frostkeeper_defrost(room, minutes: int): Defrost a cold room', 'frostkeeper_boost(room): Cool a room harder', 'frostkeeper_curtain(room, down: bool): Air curtain of a room', 'frostkeeper_accept(room, kilos: int): Accept goods into a room'],
    steps: `
      @t frostkeeper_defrost room="{room}" minutes={m} // failed "{t} degrees is too warm to defrost" | Defrost | Defrost this room for {m} minutes as long as its core is colder than -18 degrees. At -18 or warmer the step fails.
      @t failed "{t} degrees is cold enough" // frostkeeper_boost room="{room}" | Boost | Is the core warmer than minus eighteen? Then cool this room harder. If it is colder, there is nothing to boost: fail.
      @door frostkeeper_curtain room="{room}" down=true // failed "the door was open for {door} s" | Curtain | Let the air curtain of this room down. If the door has been open for 45 seconds or more, fail this step, the foreman looks after it.
      @kg frostkeeper_accept room="{room}" kilos={kg} // failed "{kg} kg is more than 800 kg" | Accept | Accept the whole load into the room. The floor bears 800 kg at most; a heavier load is refused.
      @kg notify message="{kg} kg for {room}" // failed "{kg} kg is more than 800 kg" | Loader | Show "… kg for …", weight and room, unless the load is over 800 kg.
      @door memory_store key=door-{room} content="{door} s" // failed "{door} s is too long" | Door time | Times under 45 s are normal and are kept as door-{room}, with a blank and an s. Longer ones are not kept, the step fails.
      mqtt_publish topic=icehouse/rh payload="{rh}" | Humidity | icehouse/rh: the humidity as it is, warm or cold.
      frostkeeper_curtain room="{room}" down=false | Curtain up | Up with the air curtain in the room of the message. The seconds do not count here.
      failed "no tool can chop ice" | Ice | Chop the ice off the threshold.
    `,
  },
  {
    language: 'en',
    event: 'webhook /repairs/bike {"frame": "{frame}", "quote_eur": {q}, "paid": "{paid}", "mechanic": "{mec}", "stand": {st}, "due": "{due}"}',
    slots: { frame: 'WTU-118, F8812, KX-04', q: '35..249 / 251..990', paid: '=in full, cash, card / no, later, half', mec: '=Ana, Joost, Kemal, Wren / ∅, ?, nobody', st: '=1 / 2 / 3 / 7, 9, 14', due: '=2026-09-03, 2026-10-17, 2026-11-29' },
    tools: ['spokeshop_start(frame, mechanic): Start the repair of a bike', 'spokeshop_hand_out(frame): Hand a bike out', 'spokeshop_promise(frame, date): Promise a date', 'spokeshop_lamp(stand: int): Switch on the lamp of a stand'],
    steps: `
      @q spokeshop_promise frame={frame} date={due} // failed "{q} euros is over 250" | Promise | Promise the due date. Repairs of more than 250 euros need the customer's signature on paper first, so for those this step fails.
      @mec spokeshop_start frame={frame} mechanic={mec} // failed "no mechanic is named" | Start | The mechanic of the form starts with this bike. It cannot be started by nobody.
      @paid spokeshop_hand_out frame={frame} // failed "it is not paid: {paid}" | Hand out | Hand the bike out, except when it has not been paid in full.
      @st gpio_write pin=21 value=1 // gpio_write pin=24 value=1 // gpio_write pin=27 value=1 // failed "stand {st} is not in the table" | Air | Compressed air is switched on by a 1. Stand 1 is pin 21, stand 2 is pin 24, stand 3 is pin 27. No other stand has air; fail for it.
      @st gpio_write pin=21 value=0 // gpio_write pin=24 value=0 // gpio_write pin=27 value=0 // failed "stand {st} has no pin" | Air off | Pin low for the stand in the form (1 → 21, 2 → 24, 3 → 27). A stand that is not listed has no pin.
      @mec send_message channel=workshop to={mec} text="{frame} is yours" // failed "no mechanic is named" | Tell the mechanic | In the channel workshop write to the mechanic that the frame is theirs: "… is yours".
      spokeshop_lamp stand={st} | Lamp | Lamp of the stand in the form. Every stand has one.
      cron_add schedule="{due}T18:00" action=message text="Lock the workshop" | On the due date | At 18:00 on the due date of the form the message "Lock the workshop" is to be sent; plan it once.
      file_write path=bikes/{frame}.txt content="{q} euros" | Quote | Write the quote with the word euros into bikes/{frame}.txt, high or low.
      failed "no tool can true a wheel" | Wheel | True the rear wheel until it no longer touches the brake.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mill/silo/{silo} {"silo": {silo}, "grain": "{g}", "dust_mg": {d}, "hatch": "{h}", "moist": {m}, "hour": "{t}"}',
    slots: { silo: '1..12', g: 'rye, spelt, barley, oats', d: '0.4..9.6 / 10.2..44.8', h: '=bolted, shut / loose, open, missing', m: '9.5..14.4 / 14.6..21.9', t: '=06:40, 09:15, 13:30, 17:50 / 22:10, 23:45, 01:20, 04:35', s: '10..45' },
    tools: ['granary_turn(silo: int, minutes: int): Turn the grain over', 'granary_blow(silo: int): Blow dry air through a silo', 'granary_sell(silo: int, grain): Offer the grain for sale', 'granary_knock(silo: int): Knock on the wall of a silo so that grain slides down'],
    steps: `
      @d granary_turn silo={silo} minutes={s} // failed "{d} mg of dust is too much" | Turn over | Turn the grain of the reported silo over for {s} minutes. With 10 mg of dust or more a spark is enough: then report a failure.
      @d granary_knock silo={silo} // failed "{d} mg of dust is too much" | Slide | Make the grain slide in this silo, below 10 mg of dust only.
      @m granary_sell silo={silo} grain={g} // failed "{m} % is too moist" | Sell | Offer the grain with its kind, if it holds at most 14.5 % of water. Wetter grain is not offered.
      @m failed "{m} % is dry enough" // granary_blow silo={silo} | Dry it | Above 14.5 % of water, blow dry air through the silo. Otherwise it would be money thrown away, and the step fails.
      @h mqtt_publish topic=mill/go payload="{silo}" // failed "the hatch is {h}" | Go | mill/go is given the number of the silo. A hatch that is not bolted or shut forbids it.
      @t gpio_write pin=9 value=1 // failed "{t} is in the quiet hours" | Shaker | The shaker, pin 9, makes a terrible noise. From 22:00 to 06:00 it stays off and the step fails, at any other hour set it to 1.
      @t notify message="Silo {silo} is running" // failed "{t} is in the quiet hours" | Miller | Outside the quiet hours (ten at night to six in the morning) show "Silo … is running". Within them do not show it, fail.
      memory_store key=silo-{silo} content="{g}" | What is in it | Note under silo-{silo} which grain it holds.
      gpio_write pin=9 value=0 | Shaker off | Pin 9 to 0. Silence is allowed at all hours.
      failed "no tool can shovel" | Shovel | Shovel the spilt grain back through the hatch.
    `,
  },
  {
    language: 'en',
    event: 'webhook /choir/tickets {"concert": "{c}", "seats": {n}, "email": "{mail}", "row": "{row}", "price": {p}, "code": "{code}"}',
    slots: { c: 'Requiem, Carols, Vespers, Psalms', n: '1..9 / 10..60', mail: '=jo@lark.org, bea@finch.net, m.abt@wren.eu, tess@plover.io / ∅, none, n/a', row: '=A / B / C / K, M, balcony, gallery', p: '18..64', code: 'EARLY, CHOIR7, FRIEND' },
    tools: ['boxoffice_hold(concert, seats: int, row?): Hold seats', 'boxoffice_mail(address, subject, text): Mail to a guest', 'boxoffice_discount(code, percent: int): Set the discount of a code', 'boxoffice_stand(concert): Sell standing room for a concert'],
    steps: `
      @n boxoffice_hold concert={c} seats={n} row={row} // failed "{n} seats is a group" | Hold | Hold the seats in the row that was asked for. Ten or more is a group, and groups must write to the office, so the step fails for them.
      @mail boxoffice_mail address={mail} subject=Tickets text="{c}: {n} seats" // failed "there is no email address" | Mail | Mail to the guest; subject: Tickets; text: the concert, a colon, the seats and the word seats. An order without an address gets no mail.
      @mail file_write path=guests.txt content="{mail}" append=true // failed "there is no email address" | Guest list | Add the address of the guest to guests.txt. Do not make one up.
      @row boxoffice_discount code={code} percent=5 // boxoffice_discount code={code} percent=10 // boxoffice_discount code={code} percent=20 // failed "row {row} has no discount" | Discount | The code of the order is worth 5 percent in row A, 10 in row B and 20 in row C. There is no discount for another place; report that as a failure.
      @row memory_store key=door content="left" // memory_store key=door content="right" // memory_store key=door content="middle" // failed "row {row} is not listed" | Door | Which door? Row A: left. Row B: right. Row C: middle. Note the word under door. Rows that are not listed have no door here.
      @n notify message="{n} seats for {c}" // failed "{n} seats is a group" | Small order | Show "… seats for …" if the order is for fewer than ten.
      boxoffice_stand concert={c} | Standing room | Sell standing room for this concert too, whoever writes from wherever.
      pushover message="Order over {p} euros" | Sum | Push "Order over … euros" with the price, group or not.
      failed "no tool can sing" | Sing | Sing the first bar to the guests at the door.
    `,
  },
  {
    language: 'en',
    earlier: ['Fetch the build | forge_fetch → {build}', 'Run the smoke test | {smoke}', 'Count the errors | loglens → {err} errors', 'Ask for the go | chat_ask → {go}'],
    slots: { build: 'b7731, b402, rel-19, b5518', smoke: '=passed, smoke → passed, green, all 12 passed / failed: 2 of 12 red, failed: timed out, skipped: no runner, 7 of 12 passed', err: '0..24 / 25..310', go: '=go, yes, approved, ship it / no, not yet, no answer, wait', env: 'stage, blue, eu-2, canary' },
    tools: ['forge_promote(build, to): Promote a build to an environment', 'forge_rollback(env): Roll an environment back', 'forge_pin(build): Keep a build for ever', 'loglens_tail(env, lines: int): Last lines of the log'],
    steps: `
      @smoke forge_promote build={build} to={env} // failed "the smoke test did not pass" | Promote to {env} | Promote the build of step {step1} to {env}, if the smoke test passed completely. If not, fail.
      @go forge_promote build={build} to=prod // failed "there was no go" | To prod | The build goes to prod only with a clear go in step {step4}. Silence is not a go.
      @smoke forge_pin build={build} // failed "step {step2} did not pass" | Pin | A build that went through step {step2} without a fault is pinned. No other build may be pinned.
      @err notify message="{env} is calm" // failed "there were {err} errors" | Calm | Show "{env} is calm" unless step {step3} counted 25 errors or more.
      @err failed "only {err} errors" // forge_rollback env={env} | Back | From 25 errors on, roll {env} back. With fewer this step must fail, it would hurt.
      @go send_message channel=release text="{build} may go" // failed "there was no go" | Tell the channel | Write "… may go" with the build to the channel release, provided somebody gave the go.
      loglens_tail env={env} lines=40 | Log | The last 40 lines of the log of {env}, passed or failed.
      file_write path=release/errors.txt content="{err}" | Errors | Overwrite release/errors.txt with the number of errors.
      failed "no tool can unplug a cable" | Cable | Pull the network cable out of the old server.
    `,
  },
  {
    language: 'en',
    event: 'mqtt chemlab/bench/{b} {"bench": "{b}", "ph": {ph}, "stir_rpm": {rpm}, "hood": "{hood}", "flask": "{fl}", "chemist": "{who}"}',
    slots: { b: 'B2, east, B11', ph: '2.1..6.4 / 7.8..12.6', rpm: '150..590 / 610..1400', hood: '=running, on / off, filter full, no flow', fl: 'F-12, F-88, R-3', who: 'Ling, Abbas, Greta', put: '=in the log, in writing, in the protocol / with the tongs, with gloved hands, carefully by the neck', ml: '5..40' },
    tools: ['benchtop_dose(bench, ml: int, what: acid|base): Dose into the flask', 'benchtop_stir(bench, rpm: int): Speed of the stirrer', 'benchtop_place(flask, place): Record the place of a flask', 'benchtop_heat(bench, celsius: int): Heat the flask'],
    steps: `
      @ph failed "pH {ph} is acid already" // benchtop_dose bench="{b}" ml={ml} what=acid | Acid | With a pH above 7 dose {ml} ml of acid at this bench. In an acid flask (pH under 7) more acid is forbidden: fail.
      @ph benchtop_dose bench="{b}" ml={ml} what=base // failed "pH {ph} is not under 7" | Base | {ml} ml of base at the bench of the message, if its pH is under 7; else refuse.
      @hood benchtop_heat bench="{b}" celsius=60 // failed "the hood is {hood}" | Heat | Heat to 60 degrees there. Without a running hood nothing is heated.
      @rpm gpio_write pin=6 value=1 // failed "{rpm} rpm is over 600" | Pump | Pump (pin 6) to 1 at a stirrer speed of no more than 600 rpm. At a higher speed it would spill: report a failure.
      @put benchtop_place flask={fl} place=rack-4 // failed "no tool can carry a flask" | Put it in rack-4 | Put the flask of the message into rack-4, {put}.
      benchtop_stir bench="{b}" rpm=200 | Slower | Stir at 200 from now on. That is right for every pH and every speed before.
      memory_store key=chemist content="{who}" | Chemist | Who is it? Keep the name under chemist.
      failed "only the chemist may neutralise it by hand" | Neutralise | This is not done by the system: only the chemist on duty may neutralise the waste, by hand and behind the screen.
      @hood notify message="{who} may start" // failed "the hood is {hood}" | May start | Show "… may start" with the name of the chemist when the hood is running or on.
    `,
  },
  {
    language: 'en',
    event: 'manual - Please send {what} to {who}, extension {ext}',
    slots: { what: 'the menu, the map, the rota', who: 'Delia, Mr Nkemelu, Sascha', ext: '211..889 / as always, you know it, see the list, in the book', by: '=a text message, a written message, a note / a fax, a parcel, a bunch of flowers', code: '4100..9700' },
    tools: ['switchboard_dial(extension: int, seconds?: int): Let a phone ring', 'switchboard_forward(extension: int, to: int): Forward calls', 'courier_text(person, text): Write to somebody', 'doorcode_set(code: int): Set the code of the door'],
    steps: `
      @ext switchboard_dial extension={ext} // failed "the extension is not given" | Let it ring | Let the phone of the extension in the message ring. If the message names none in digits, the step fails.
      @ext switchboard_forward extension={ext} to=100 // failed "the extension is not given" | Forward | Calls to this extension go to 100 from now on. We need its number for that.
      @ext memory_store key="ext" content="{ext}" // failed "the extension is not given" | Keep it | Under ext, keep the extension, digits only.
      @by courier_text person="{who}" text="It is on its way" // failed "no tool can send {by}" | A word to them | Send {by} to the person named: "It is on its way".
      @by send_message channel=desk text="{who} asked" // failed "no tool can send {by}" | And the desk | The desk, too, gets {by}: write "… asked" with the name to the channel desk. If that is not how we can write, report a failure.
      doorcode_set code={code} | Door | Code {code} for the door.
      courier_text person="{who}" text="Please call the desk" | Ask for a call | Write to this person: Please call the desk. No extension is needed.
      notify message="{who} wants {what}" | Who wants what | Notification "… wants …", the person and the thing as in the message.
    `,
  },
  {
    language: 'en',
    event: 'mqtt parking/level/{lv} {"level": {lv}, "free": {free}, "co_ppm": {co}, "height_m": {h}, "plate": "{pl}", "class": "{cl}"}',
    slots: { lv: '=1 / 2 / 3 / 6, 7, 8', free: '12..140 / 0..4', co: '3..29 / 31..120', h: '1.5..2.05 / 2.15..3.4', pl: 'LOX-331, BR-8021, TK-77', cl: '=car, van, estate / lorry, bus, caravan', pump: '4..9' },
    tools: ['parkhaus_barrier(plate, lift: bool): Lift or lower the barrier', 'parkhaus_vent(level: int, step: int): Ventilation of a level', 'parkhaus_sign(text): Text of the sign at the entrance', 'parkhaus_fine(plate, euros: int): Fine a car'],
    steps: `
      @h parkhaus_barrier plate={pl} lift=true // failed "{h} m is over 2.1 m" | Barrier | Lift the barrier for the plate. What is higher than 2.1 m would get stuck, so refuse it.
      @cl parkhaus_barrier plate={pl} lift=true // failed "a {cl} may not enter" | In | Cars, vans and estates may drive in: barrier up for this plate. No lorries, buses or caravans.
      @free parkhaus_sign text="free" // failed "only {free} places are free" | Sign | The sign says free as long as there are ten places or more. Fewer: fail, somebody will look at it.
      @co parkhaus_vent level={lv} step=1 // failed "{co} ppm is over 30" | Low ventilation | Step 1 on the level of the message is enough up to 30 ppm of CO. Over that, fail this step so that the alarm comes.
      @lv gpio_write pin=10 value=1 // gpio_write pin=12 value=1 // gpio_write pin=14 value=1 // failed "level {lv} is not in the table" | Light | Light on: level 1 is pin 10, level 2 is pin 12, level 3 is pin 14. For another level report a failure.
      @lv http_request url=http://lift.local/go method=POST body=A // http_request url=http://lift.local/go method=POST body=B // http_request url=http://lift.local/go method=POST body=C // failed "there is no lift for level {lv}" | Lift | POST to http://lift.local/go the letter of the lift: A on level 1, B on level 2, C on level 3. There is no lift to any other level.
      parkhaus_fine plate={pl} euros=20 | Fine | It stands in the fire lane: fine it 20 euros, be it what it may.
      file_write path=parking/free.txt content="{free}" | Free | Overwrite parking/free.txt with the number of free places, many or few.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the badge | {bd}', 'Time on the clock | clock_ask → {t}', 'Permit | permit_ask → {pm}'],
    slots: { bd: 'E-4410, E-901, X-27, E-3308 / failed: reader offline, failed: timed out, no badge', t: '=08:05, 10:30, 12:50, 16:40 / 18:20, 20:15, 22:50, 05:10', pm: '=valid, open, signed / withdrawn, expired, not found', door: 'D3, roof, S2', kg: '30..90' },
    tools: ['hoistguard_lift(kilos: int, to): Lift something with the hoist', 'hoistguard_park(): Park the hoist', 'gatelog_enter(badge, door): Enter a badge into the log', 'gatelog_block(badge): Block a badge'],
    steps: `
      @bd gatelog_enter badge={bd} door={door} // failed "step {step1} read no badge" | Log it | Enter the badge of step {step1} for door {door}. If the reader gave no badge, there is nothing to enter and the step fails.
      @bd gatelog_block badge={bd} // failed "step {step1} read no badge" | Block | Block this badge, it was reported lost. We need its number from the reader.
      @t hoistguard_lift kilos={kg} to={door} // failed "no lifting at {t}" | Lift | Lift {kg} kilos to {door}. Before 7 and after 18 o'clock nothing is lifted; see step {step2}.
      @pm hoistguard_lift kilos={kg} to=roof-3 // failed "the permit is {pm}" | To the roof | Nobody lifts anything to roof-3 if the permit of step {step3} is not in force. If it is, lift {kg} kilos there.
      @pm send_message channel=site text="Roof work begins" // failed "the permit is {pm}" | Roof work | Write "Roof work begins" to the channel site unless the permit is withdrawn, expired or cannot be found.
      @t mqtt_publish topic=site/siren payload=short // failed "no siren at {t}" | Siren | One short (payload) on site/siren, during the day only, that is between 7 and 18 o'clock.
      hoistguard_park | Park | Park the hoist. At any time, with or without a permit.
      notify message="Permit: {pm}" | Permit | Show "Permit: " and what step {step3} found, good or bad.
      failed "no tool can hook on a sling" | Sling | Put the sling around the beam and hook it on.
    `,
  },
];
