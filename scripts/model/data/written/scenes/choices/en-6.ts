import type { Scene } from '../../scene';

/** Choices, switches and arguments that may be left out, in people’s own words, in English, part 6. */
export const choices6: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt compost/drum/{d} {"drum": "{d}", "spin": "{s}", "celsius": {c}, "aeration_before": "{ab}"}',
    slots: { d: 'K1, K4, trial', s: '=leftward / rightward', c: '38..69', ab: '=pulsed, gentle', d2: 'K2, K9, kitchen', m: '5..45', kg: '2.5..40.0' },
    tools: ['rottewerk_spin(drum, way: leftward|rightward|rest): Spin a drum', 'rottewerk_air(drum, aeration: pulsed|gentle|full|none, minutes?: int): Aerate', 'rottewerk_add(drum, kg: num, what: straw|chips|water): Add something', 'rottewerk_probe(drum, every_min: int, deep?: bool): Set the probe'],
    steps: `
      @s rottewerk_spin drum="{d}" way=rightward // rottewerk_spin drum="{d}" way=leftward | Reverse the drum | After a day in one direction the material forms a ball, so from here on this drum must spin the opposite way.
      rottewerk_spin drum="{d2}" way=rest | {d2} | {d2} doesn't spin, no matter which way the others do.
      rottewerk_air drum="{d}" aeration={ab} | Air as before | Aerate this drum the way it was before.
      rottewerk_air drum="{d2}" aeration=none | It cools | {d2} is cooling down. No air.
      rottewerk_air drum="{d2}" aeration=full minutes={m} | Lots of air | As much air as possible into {d2} for {m} min
      rottewerk_add drum="{d2}" kg={kg} what=straw | Too wet | {d2} is soaked: {kg} kg of straw.
      rottewerk_add drum="{d2}" kg={kg} what=water | Too dry | {d2} is dusty: {kg} kg of water.
      rottewerk_probe drum="{d}" every_min={m} deep=true | Probe | Probe the drum in the event every {m} minutes, deep down.
      rottewerk_probe drum="{d2}" every_min={m} | Probe | {d2}: every {m} min
    `,
  },
  {
    language: 'en',
    slots: { a: 'mail-in, web-2, ns1', b: 'mail-out, web-5, ns3', n: '14..90', k: '=2048, 3072, 4096', d: '=shop.example.org, vpn.example.net, lib.example.edu' },
    tools: ['zertix.issue(domain, kind: single|wildcard, key_bits?: int): Issue a certificate', 'zertix.renew(domain, days_before: int, ask?: bool): Renew by itself', 'zertix.install(domain, host, reload: bool): Install a certificate on a host, bare name', 'zertix.revoke(domain, why: stolen|replaced|unused): Revoke a certificate'],
    steps: `
      zertix.issue domain={d} kind=wildcard key_bits={k} | Issue | {d} with everything below it, {k} bits.
      zertix.issue domain={d} kind=single | One name | A certificate for {d} and no other name. Any key length.
      zertix.renew domain={d} days_before={n} ask=false | Renew | {n} days before the end renew {d} without asking.
      zertix.renew domain={d} days_before={n} ask=true | Ask me | Renew {d} {n} days before it ends, but ask me.
      zertix.install domain={d} host={a} reload=true | Install | The one for {d} goes on server {a}; reload afterwards.
      zertix.install domain={d} host={b} reload=false | Not now | Put {d} on the host {b} but do not reload there during the day.
      zertix.revoke domain={d} why=stolen | Thief | Somebody has taken the key of {d}. Revoke.
      zertix.revoke domain={d} why=unused | Unused | Nobody needs the one for {d} any longer. Revoke it.
      failed "a reason for expiry cannot be chosen" | Why | Revoke {d} and give "expired" as the reason why.
    `,
  },
  {
    language: 'en',
    event: 'mqtt theatre/follow {"spot": "{s}", "aimed_at": "{a}", "iris": {i}, "operator": "{o}"}',
    slots: { s: 'FS1, balcony spot, left spot', a: '=singer / pianist', i: '20..90', o: 'Dana, Femi, Lou', s2: 'FS3, gallery spot, right spot', p: '5..95', sec: '2..15' },
    tools: ['spotta_aim(spot, target: singer|pianist|crowd): Aim a spot', 'spotta_iris(spot, percent: int, seconds?: int): Set the iris', 'spotta_gel(spot, gel?: text, clear: bool): Put a colour in or take it out', 'spotta_cue(spot, waits_for: operator|music|nothing): Set what a spot waits for'],
    steps: `
      @a spotta_aim spot="{s}" target=pianist // spotta_aim spot="{s}" target=singer | The other artist | There are two on stage; turn this spot to the one who is in the dark at the moment.
      spotta_aim spot="{s2}" target=crowd | Audience | {s2} at the audience.
      spotta_aim spot="{s2}" target=singer | Singer | {s2} at whoever sings
      spotta_iris spot="{s2}" percent={p} seconds={sec} | Narrow | {s2} to {p} % in {sec} s.
      spotta_iris spot="{s}" percent={p} | {p}% | Iris of the reported spot {p}%, never mind how quickly.
      spotta_gel spot="{s2}" gel="straw 103" clear=false | Gel | Put "straw 103" into {s2}, so it isn't clear.
      spotta_gel spot="{s2}" clear=true | White | Take the colour out of {s2}.
      spotta_cue spot="{s}" waits_for=music | With the music | This spot starts when the music does, whatever {o} thinks.
      spotta_cue spot="{s2}" waits_for=nothing | At once | {s2} waits neither for a person nor for the music.
    `,
  },
  {
    language: 'en',
    event: 'webhook /garage/lift {"bay": "{b}", "car": "{c}", "arms": "{a}", "job": "{j}"}',
    slots: { b: 'Bay 2, pit, Bay 7', c: 'LX 31 TT, Golf blue, VAN-4', a: '=locked / free', j: '=tyres, brakes / paint, radio', b2: 'Bay 4, ramp, Bay 9', cm: '20..170', nm: '80..140', bar: '1.8..3.6' },
    tools: ['hebebuehne_move(bay, go: up|down, cm?: int): Lift or lower a car', 'hebebuehne_arms(bay, locked: bool): Lock the arms', 'radwerk_bar(car, bar: num, axle?: front|rear): Set the tyre pressure', 'radwerk_torque(car, nm: int, pattern: star|circle): Tighten wheel nuts', 'jobkarte_open(car, kind: tyres|brakes|oil): Open a job card'],
    steps: `
      @j jobkarte_open car="{c}" kind={j} // failed "there is no card for {j}" | Card | Open a card for this car and the job in the request. Is there no card of that kind, the step fails.
      @a hebebuehne_move bay="{b}" go=up cm={cm} // failed "the arms are free" | Lift | Lift the car in the request by {cm} cm, if the arms of the bay are locked, otherwise fail.
      hebebuehne_move bay="{b2}" go=down | Down | {b2} down, the whole way.
      hebebuehne_arms bay="{b2}" locked=false | Arms | Swing the arms in {b2}: not locked.
      radwerk_bar car="{c}" bar={bar} | All four | {bar} bar in all the tyres of this car.
      radwerk_bar car="{c}" bar={bar} axle=rear | Rear | This car: {bar} bar behind, leave the front ones.
      radwerk_bar car="{c}" bar={bar} axle=front | Front | {bar} bar in front, leave the ones behind
      radwerk_torque car="{c}" nm={nm} pattern=star | Nuts | {nm} Nm crosswise, like a star, on the car in the request.
      failed "there is no card for the exhaust" | Exhaust | A job card for this car, kind exhaust.
    `,
  },
  {
    language: 'en',
    slots: { f: 'Flat 3, Unit 12, Penthouse', f2: 'Flat 8, Unit 20, Cottage', c: '15..23', kwh: '3.5..19.5', t: '=06:30, 07:00, 22:45', who: 'the Okoros, Mrs Hahn, J. Byrne' },
    tools: ['wohnix.heat(flat, mode: comfort|saving|frost, celsius?: int): Heat a flat', 'wohnix.water(flat, supply: open|shut): Set the water of a flat', 'wohnix.meter(flat, kind: gas|power|water, read_at?): Read a meter', 'wohnix.bill(flat, kwh: num, to?): Bill energy', 'wohnix.bell(flat, rings: inside|phone|both|neither): Say where the bell rings'],
    steps: `
      wohnix.heat flat="{f}" mode=frost | Empty | {f} stands empty; it only must not freeze.
      wohnix.heat flat="{f2}" mode=comfort celsius={c} | Cosy | {f2} cosy at {c} °C.
      wohnix.water flat="{f}" supply=shut | Burst pipe | A pipe has burst in {f}. No water there!
      wohnix.water flat="{f2}" supply=open | Repaired | They may have water again in {f2}.
      wohnix.meter flat="{f2}" kind=gas read_at={t} | Gas | Gas meter of {f2} at {t}.
      wohnix.meter flat="{f}" kind=power | Electricity | How much electricity has {f} used? Right now.
      wohnix.bill flat="{f}" kwh={kwh} to="{who}" | Bill | {kwh} kWh for {f}, the bill goes to {who}.
      wohnix.bill flat="{f2}" kwh={kwh} | Bill | Bill {f2} {kwh} kWh. The recipient is known.
      wohnix.bell flat="{f2}" rings=neither | Baby | Baby asleep in {f2}: the bell rings neither inside nor on the phone.
      wohnix.bell flat="{f}" rings=phone | Away | In {f} nobody is in, so the bell rings on the phone.
    `,
  },
  {
    language: 'en',
    event: 'mqtt road/sign/{s} {"sign": "{s}", "arrow": "{a}", "limit": {l}, "limit_before": {lb}, "text": "{t}"}',
    slots: { s: 'VMS-4, bridge N, km 12', a: '=left / right', l: '40..60', lb: '70..110', t: '=Roadworks, Fog, Deer', s2: 'VMS-9, bridge S, km 31', m: '10..90', k: '120..950' },
    tools: ['wegweisa_arrow(sign, points: left|right|none): Set the arrow', 'wegweisa_limit(sign, kmh: int, lorries_only?: bool): Set a limit', 'wegweisa_text(sign, text, minutes?: int): Show a text', 'wegweisa_lane(sign, lane: inner|outer|both, closed: bool): Close or open lanes'],
    steps: `
      @a wegweisa_arrow sign="{s}" points=right // wegweisa_arrow sign="{s}" points=left | Wrong arrow | Drivers are sent to the wrong side. Turn the arrow of this sign round.
      wegweisa_arrow sign="{s2}" points=none | No arrow | {s2} without an arrow.
      wegweisa_limit sign="{s}" kmh={lb} | Old limit | The limit on this sign as it was before, for everyone.
      wegweisa_limit sign="{s2}" kmh={l} lorries_only=true | Trucks | On {s2} the limit of the reported sign, but for lorries alone.
      wegweisa_text sign="{s2}" text="{t}" minutes={m} | Text | {s2} shows the text of the other sign for {m} min.
      wegweisa_text sign="{s2}" text="Exit in {k} m" | Exit | "Exit in {k} m" on {s2}, it stays there.
      wegweisa_lane sign="{s2}" lane=inner closed=true | Inner lane | Shut the inner lane at {s2}.
      wegweisa_lane sign="{s2}" lane=outer closed=false | Outer lane | Cars may use the outer lane at {s2} again.
      wegweisa_lane sign="{s}" lane=both closed=true | Crash | A lorry lies across both lanes at the reported sign. No one gets through.
    `,
  },
  {
    language: 'en',
    slots: { w: 'well 2, Kamau, spring box', w2: 'well 7, Otieno, hill tank', l: '20..900', p: '10..90', t: '=05:30, 11:00, 16:45', n: '2..20' },
    tools: ['brunno.pump(source, power: sun|grid|both|off, litres?: int): Pump water', 'brunno.share(source, percent: int, to: houses|fields|cattle): Share water out', 'brunno.chlorine(source, mg: num, shock?: bool): Chlorinate', 'brunno.open(source, at, closes?): Open a tap stand', 'brunno.token(count: int, colour: blue|green): Hand tokens out'],
    steps: `
      brunno.pump source="{w}" power=sun litres={l} | Sun | {l} l from {w}, on sunshine alone.
      brunno.pump source="{w2}" power=both | Both | {w2} may take sun and grid, and there is no limit to the litres.
      brunno.pump source="{w2}" power=off | Rest | {w2} is not pumped today.
      failed "diesel is not a choice" | Diesel | Pump {w} on diesel.
      brunno.share source="{w}" percent={p} to=cattle | Cows | {p}% of {w} for the cows.
      brunno.share source="{w2}" percent={p} to=houses | Kitchens | {p} % of {w2} goes where people live
      brunno.chlorine source="{w}" mg=0.4 shock=false | Normal dose | 0.4 mg into {w}, the normal way, no shock.
      brunno.open source="{w2}" at={t} | Open | {w2} opens at {t}. People go home by themselves, no closing time.
      brunno.token count={n} colour=green | Tokens | {n} green tokens.
    `,
  },
  {
    language: 'en',
    event: 'webhook /voice/line {"line": "{l}", "greeting": "{g}", "greeting_before": "{gb}", "caller_waits": {n}}',
    slots: { l: '10, 22, sales', g: '=Summer hours, Default', gb: '=Short one, Monday text, Christmas', n: '2..14', l2: '30, 41, support', m: '2..30', no: '=0170 4412, 555-0188, 0664 9021' },
    tools: ['vermitta_forward(line, when: always|busy|never, number?): Forward calls', 'vermitta_greet(line, greeting): Choose a greeting by its name', 'vermitta_queue(line, most: int, music: bool): Set the queue', 'vermitta_record(line, calls: all|incoming|outgoing|none): Record calls'],
    steps: `
      vermitta_forward line={l} when=busy number="{no}" | Busy | When someone is talking on this line, the next caller goes to {no}.
      vermitta_forward line={l2} when=always number="{no}" | Holiday | All calls for line {l2} go to {no}.
      vermitta_forward line={l2} when=never | Back at work | Line {l2} isn't forwarded any more; no number.
      vermitta_greet line={l} greeting="{gb}" | Old greeting | The greeting of this line that it had earlier.
      vermitta_greet line={l2} greeting="{g}" | Same greeting | line {l2} greets as the reported line does now
      vermitta_queue line={l2} most={m} music=false | Silence | At most {m} in the queue of line {l2}, and spare them the music.
      vermitta_record line={l2} calls=incoming | Incoming | Line {l2}: record those who call us, not those whom we call.
      vermitta_record line={l2} calls=outgoing | Outgoing | Line {l2}: record those whom we call, not those who call us.
      vermitta_record line={l} calls=none | Privacy | On this line nothing is recorded, in neither direction.
    `,
  },
  {
    language: 'en',
    slots: { p: 'Paul, cart 4, SN-2203', p2: 'Ines, cart 9, SN-2981', n: '2..60', d: '=2026-11-20, 2027-03-05, 2027-01-18', v: '4..40' },
    tools: ['geraetia_lend(device, to: pupil|teacher|parent, back_by?): Lend a device', 'geraetia_wipe(device, keep_account: bool): Wipe a device', 'geraetia_store(device, apps: all|school|none): Say which apps may be installed', 'geraetia_volume(device, percent: int, headset?: bool): Limit the volume', 'geraetia_lost(device, lost: bool, play?: bool): Mark a device as lost'],
    steps: `
      geraetia_lend device="{p}" to=pupil back_by={d} | Lend | {p} to a pupil, back by {d}.
      geraetia_lend device="{p2}" to=teacher | Lend | {p2} to a teacher, who may keep it as long as she likes
      geraetia_wipe device="{p}" keep_account=false | Wipe | Nothing may be left on {p}, not even the account.
      geraetia_wipe device="{p2}" keep_account=true | Wipe | Wipe {p2} but spare the account.
      geraetia_store device="{p}" apps=school | School apps | {p}: just the apps of the school.
      geraetia_store device="{p2}" apps=none | No apps | No app can be added to {p2}.
      geraetia_volume device="{p}" percent={v} headset=true | Headset | {v}% on the headset of {p}.
      geraetia_volume device="{p2}" percent={v} | Quieter | {p2} no louder than {v}%.
      geraetia_lost device="{p}" lost=false | Found | {p} has turned up again.
      geraetia_lost device="{p2}" lost=true play=true | Lost | {p2} is gone. Mark it and let it make noise.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kiosk/screen {"kiosk": "{k}", "rotation": "{r}", "language": "{la}", "idle_page": "{ip}"}',
    slots: { k: 'K-1, foyer, gate A', r: '=portrait / landscape', la: '=en, de / fi, pl', ip: '=map, events', k2: 'K-4, lobby, gate C', s: '10..90', p: '10..95' },
    tools: ['infosaule_turn(kiosk, rotation: portrait|landscape): Turn the picture', 'infosaule_lang(kiosk, language: en|de|fr): Set the language', 'infosaule_touch(kiosk, touch: yes|no|staff_only): Set who can use a screen', 'infosaule_page(kiosk, page, seconds?: int): Show a page', 'infosaule_bright(kiosk, percent: int, sensor?: bool): Set the brightness'],
    steps: `
      @r infosaule_turn kiosk="{k}" rotation=landscape // infosaule_turn kiosk="{k}" rotation=portrait | Sideways | The picture of this screen lies sideways. Turn it by a quarter, to the other rotation.
      @la infosaule_lang kiosk="{k2}" language={la} // failed "there is no language {la}" | Same language | {k2} in the language of the reported screen, if it knows that; fail if not.
      infosaule_lang kiosk="{k2}" language=fr | French | {k2} in French.
      failed "there is no spanish" | Spanish | {k2} in Spanish.
      infosaule_touch kiosk="{k2}" touch=staff_only | Staff | Visitors can't use {k2}, our people can.
      infosaule_touch kiosk="{k2}" touch=no | Nobody | {k2} doesn't react to anyone, visitors or our people.
      infosaule_page kiosk="{k2}" page={ip} seconds={s} | Page | {k2}: the idle page of the reported screen, {s} s.
      infosaule_page kiosk="{k}" page=fire | Fire page | The page fire on this screen and leave it there.
      infosaule_bright kiosk="{k2}" percent={p} sensor=false | Fixed | {p}% on {k2}, fixed, without the sensor.
    `,
  },
  {
    language: 'en',
    slots: { b: 'bed 4, dahlias, plot C', b2: 'bed 9, kale, plot F', kg: '0.5..9.5', ec: '0.8..2.9', cm: '4..40', n: '2..12' },
    tools: ['beetix_feed(bed, ec: num, recipe?: leaf|bloom): Feed plants', 'beetix_cover(bed, fleece: on|off|nights): Cover a bed', 'beetix_sow(bed, seed, depth_cm?: int): Sow', 'beetix_weed(bed, how: hoe|flame|hand): Choose how to weed', 'beetix_mulch(bed, kg: num, straw: bool): Mulch with straw or leaves'],
    steps: `
      beetix_feed bed="{b}" ec={ec} recipe=bloom | Bloom | EC {ec} for {b}, the recipe for flowers.
      beetix_feed bed="{b2}" ec={ec} | Feed | EC {ec} for {b2}. No recipe, the tank is mixed.
      beetix_cover bed="{b}" fleece=nights | Nights | {b} covered by night, bare by day.
      beetix_cover bed="{b2}" fleece=off | Hot | Off with the fleece on {b2}
      beetix_sow bed="{b2}" seed="winter rye" depth_cm={cm} | Sow | "winter rye" in {b2}, {cm} cm deep.
      beetix_sow bed="{b}" seed="poppy" | Scatter | Scatter "poppy" on {b}, it lies on top, so no depth.
      beetix_weed bed="{b2}" how=hand | Seedlings | The seedlings in {b2} are tiny: no hoe, no fire, weed with the fingers.
      failed "spraying is no choice" | Spray | Weed {b} by spraying.
      beetix_mulch bed="{b}" kg={kg} straw=false | Leaves | {kg} kg of leaves, not straw, on {b}.
      beetix_mulch bed="{b2}" kg={kg} straw=true | Straw | {kg} kg of straw, not leaves, on {b2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ci/run {"repo": "{r}", "branch": "{b}", "result": "{res}", "runner_before": "{rb}"}',
    slots: { r: 'kettle, moss-api, atlas', b: '=main, fix-12, release-3', res: '=passed / failed, aborted', rb: '=old-arm, spare-2, mac-mini', r2: 'tulip, fern-web, bolt', n: '2..40', g: '=fast, slow' },
    tools: ['bauwerk.again(repo, branch, part: all|broken): Run checks again', 'bauwerk.merge(repo, branch, style: squash|rebase|plain, delete?: bool): Merge a branch', 'bauwerk.runner(repo, runner): Say where checks run', 'bauwerk.limit(repo, minutes: int, parallel?: int): Limit runs', 'bauwerk.badge(repo, shown: bool): Show the badge'],
    steps: `
      @res bauwerk.merge repo={r} branch={b} style=squash // failed "the run has {res}" | Merge | Did it pass? Then merge this branch as one commit (squash). If not, fail.
      @res bauwerk.merge repo={r} branch={b} style=rebase delete=true // failed "the run has {res}" | Merge and delete | Passed runs only, else fail: rebase this branch in and delete it.
      bauwerk.again repo={r} branch={b} part=broken | Again | Not everything, only what broke in this run, once more.
      bauwerk.again repo={r2} branch={b} part=all | All again | All checks of {r2} once more, on the branch of the request
      bauwerk.runner repo={r} runner={rb} | Old runner | This repo runs where it ran before.
      bauwerk.limit repo={r2} minutes={n} parallel=4 | Limit | {r2}: {n} min, four at a time.
      bauwerk.limit repo={r2} minutes={n} | Limit | {r2} {n} minutes, no word on how many at a time.
      bauwerk.badge repo={r2} shown=false | Hide | No badge for {r2}.
    `,
  },
  {
    language: 'en',
    slots: { e: 'Gate 4, yard east, kennel 2', e2: 'Gate 9, yard west, kennel 7', kv: '2.5..9.5', s: '5..60', d: 'Rex, Luna, Mops' },
    tools: ['zaunix.fence(section, pulse: weak|strong|off, kilovolt?: num): Set an electric fence', 'zaunix.flap(section, lets: in|out|both|nobody): Set a dog flap', 'zaunix.collar(dog, sound: bool, shock: bool): Set a collar', 'zaunix.feed(dog, grams: int, slow_bowl?: bool): Feed a dog'],
    steps: `
      zaunix.fence section="{e}" pulse=strong kilovolt={kv} | Bulls | Bulls at {e}: strong, {kv} kV.
      zaunix.fence section="{e2}" pulse=weak | Lambs | Only weak pulses at {e2}, the lambs are small. The voltage is set at the box.
      zaunix.fence section="{e2}" pulse=off | Children | A school class visits: {e2} must be dead.
      zaunix.flap section="{e}" lets=in | Evening | Dogs come in at {e} but can't get out.
      zaunix.flap section="{e2}" lets=out | Morning | Dogs get out at {e2} but not in.
      zaunix.flap section="{e}" lets=nobody | Vet today | {e}: dogs get neither in nor out.
      zaunix.collar dog={d} sound=true shock=false | Collar | {d} hears a sound, no shock.
      zaunix.collar dog={d} sound=false shock=false | Nothing | Neither sound nor shock for {d}.
      zaunix.feed dog={d} grams=250 slow_bowl=true | Feed | 250 g for {d} in the slow bowl.
      zaunix.feed dog={d} grams=180 | Feed | {d} gets 180 g
    `,
  },
  {
    language: 'en',
    event: 'mqtt sauna/cabin {"cabin": "{c}", "stove": "{s}", "aroma": "{a}", "aroma_before": "{ab}", "guests": {n}}',
    slots: { c: 'Bio, Kelo, cabin 2', s: '=hot / cold', a: '=mint, lemon', ab: '=birch smoke, alpine hay, cedar', n: '1..14', c2: 'Earth, Panorama, cabin 5', t: '55..95', m: '8..20', ml: '100..900' },
    tools: ['aufguss_stove(cabin, hot: bool, celsius?: int): Heat the stove', 'aufguss_pour(cabin, ml: int, herb?): Pour water, a herb by its name', 'aufguss_light(cabin, glow: amber|stars|none): Set the light', 'aufguss_glass(cabin, minutes: int, ends: gong|lamp): Turn the sand glass', 'aufguss_scent(cabin, aroma): Set the aroma'],
    steps: `
      @s aufguss_stove cabin="{c}" hot=false // aufguss_stove cabin="{c}" hot=true | Switch | Stove of this cabin: if hot then off, if cold then on. No temperature.
      aufguss_stove cabin="{c2}" hot=true celsius={t} | Heat | {c2} to {t} °C.
      aufguss_pour cabin="{c2}" ml={ml} herb=eucalyptus | Pour | {ml} ml with eucalyptus in {c2}.
      aufguss_pour cabin="{c2}" ml={ml} | Plain water | {ml} ml of plain water on the stones of {c2}.
      aufguss_scent cabin="{c}" aroma="{ab}" | Aroma back | This cabin: the aroma from before.
      aufguss_scent cabin="{c2}" aroma="{a}" | Like there | {c2} smells like the reported cabin does now
      aufguss_light cabin="{c2}" glow=none | Dark | {c2} in the dark: neither amber nor stars.
      aufguss_light cabin="{c}" glow=stars | Stars | Stars in this cabin.
      aufguss_glass cabin="{c2}" minutes={m} ends=lamp | Glass | {m} min in {c2}; at the end a lamp and not the gong.
    `,
  },
  {
    language: 'en',
    slots: { o: 'Order 118, KL-77, Mrs Toth', o2: 'Order 240, KL-90, Mr Ferrer', cm: '20..180', w: '12.5, 30.0, 8.8', st: '=Pick-up, Elm St 4, Hall 2', t: '=08:00-10:00, 13:00-15:00' },
    tools: ['paketa_wrap(order, material: paper|foam|none, gift?: bool): Wrap an order', 'paketa_send(order, service: standard|express|pickup, window?): Send an order', 'paketa_weigh(order, kg: num): Enter the weight', 'paketa_insure(order, insured: bool, value?: int): Insure an order', 'paketa_sticker(order, text): Put a sticker on'],
    steps: `
      paketa_wrap order="{o}" material=foam gift=false | Fragile | Foam for {o}. It isn't a gift.
      paketa_wrap order="{o2}" material=paper gift=true | Birthday | Paper around {o2}, as a gift.
      paketa_wrap order="{o2}" material=none | Bare | {o2} goes as it is, no paper and no foam
      paketa_send order="{o}" service=express window="{t}" | Express | {o} as fast as possible, between {t}: window "{t}".
      paketa_send order="{o2}" service=pickup | Fetched | {o2} comes by in person and fetches it, we don't agree on a time.
      failed "there is no courier by bike" | Bike | Send {o} with the service bike courier.
      paketa_weigh order="{o}" kg={w} | Weight | {o}: {w} kg
      paketa_insure order="{o2}" insured=false | Cheap | {o2} uninsured.
      paketa_sticker order="{o}" text="{w} kg - two people" | Sticker | A sticker "{w} kg - two people" on {o}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt paper/machine {"machine": "{m}", "wire": "{w}", "gsm": {g}, "gsm_before": {gb}, "broke": "{br}"}',
    slots: { m: 'PM2, PM5, tissue 1', w: '=fast / slow', g: '45..80', gb: '90..160', br: '=yes / no', m2: 'PM3, PM8, tissue 4', p: '2..9', n: '100..900' },
    tools: ['buttix_wire(machine, pace: fast|slow|crawl): Set the pace of the wire', 'buttix_weight(machine, gsm: int): Set the paper weight', 'buttix_dryer(machine, steam: low|high|none, moisture?: int): Set the dryer', 'buttix_reel(machine, cut_at_m?: int, turn_up: bool): Change the reel', 'buttix_broke(machine, to: pulper|bales): Say where waste goes'],
    steps: `
      @br buttix_broke machine="{m}" to=pulper // failed "there is no broke" | Waste | If there is broke on this machine, into the pulper with it. If there is none, fail.
      @w buttix_wire machine="{m}" pace=slow // buttix_wire machine="{m}" pace=fast | Change pace | Fast becomes slow and slow becomes fast on this machine.
      buttix_wire machine="{m2}" pace=crawl | Crawl | {m2} as slowly as it can so that we can thread it.
      buttix_weight machine="{m}" gsm={gb} | Weight before | This machine makes again what it made before, by weight.
      buttix_weight machine="{m2}" gsm={g} | Same | {m2} makes the weight that the reported one makes now.
      buttix_dryer machine="{m2}" steam=high moisture={p} | Dry | Lots of steam on {m2}, {p}% left.
      buttix_dryer machine="{m2}" steam=none | No steam | No steam on {m2}
      buttix_reel machine="{m2}" cut_at_m={n} turn_up=true | Reel | {m2}: cut at {n} m and turn up.
      buttix_reel machine="{m}" turn_up=false | Stay | Don't turn up on this machine, and don't cut.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/microscope {"scope": "{s}", "objective": "{o}", "light": "{l}", "slide": "{sl}"}',
    slots: { s: 'M1, Zeiss, left bench', o: '=10x, 40x / 63x, 100x', l: '=from_above / from_below', sl: 'S-114, liver 3, moss b', s2: 'M4, Nikon, right bench', um: '0.5..9.5', ms: '5..400' },
    tools: ['optika_objective(scope, objective: 4x|10x|40x): Turn an objective in', 'optika_light(scope, from: from_above|from_below|dark, percent?: int): Set the light', 'optika_focus(scope, micrometres: num, towards: slide|eye): Move the focus', 'optika_shot(slide, exposure_ms?: int, scale_bar: bool): Take a picture'],
    steps: `
      @o optika_objective scope="{s}" objective={o} // failed "there is no objective {o}" | Objective | The objective that the request names, on its scope. If it can't be chosen, fail.
      optika_objective scope="{s2}" objective=4x | Overview | Smallest magnification on {s2}: 4x.
      @l optika_light scope="{s}" from=from_below // optika_light scope="{s}" from=from_above | Other side | Light this slide from the other side.
      optika_light scope="{s2}" from=dark | Glow | The slide on {s2} glows by itself, so no light from any side.
      optika_focus scope="{s2}" micrometres={um} towards=slide | Nearer | {um} µm nearer to the slide on {s2}.
      optika_focus scope="{s2}" micrometres={um} towards=eye | Away | {um} µm away from the slide, toward the eye, on {s2}
      optika_shot slide="{sl}" exposure_ms={ms} scale_bar=true | Picture | This slide with a scale bar, {ms} ms.
      optika_shot slide="{sl}" scale_bar=false | Plain picture | A picture of the slide in the request without a scale bar; exposure automatic.
    `,
  },
  {
    language: 'en',
    slots: { g: 'Group 2, Ravens, the Tuesday lot', g2: 'Group 6, Otters, the Friday lot', n: '4..24', m: '10..90', l: '=hut, pier, oak clearing' },
    tools: ['pfadix_meet(group, place, rain: same|inside|cancel): Set where a group meets', 'pfadix_food(group, diet: meat|veg|vegan, portions?: int): Order food', 'pfadix_walk(group, km: num, night: bool): Plan a hike', 'pfadix_fire(group, allowed: bool, until?): Allow a camp fire', 'pfadix_tents(group, count: int, size: two|four|eight): Hand tents out'],
    steps: `
      pfadix_meet group="{g}" place="{l}" rain=inside | Rain | {g} meets at {l}; if it rains they go indoors.
      pfadix_meet group="{g2}" place="{l}" rain=same | Hardy | {g2} at {l}, rain changes nothing.
      pfadix_meet group="{g2}" place="{l}" rain=cancel | Dry only | {g2} at {l}. Not at all if it rains.
      pfadix_food group="{g}" diet=vegan portions={n} | Vegan | {n} vegan portions for {g}.
      pfadix_food group="{g2}" diet=meat | Meat | Meat for {g2}, numbers follow
      pfadix_walk group="{g}" km=12.5 night=true | Night hike | {g} hikes 12.5 km in the dark.
      pfadix_walk group="{g2}" km=8.5 night=false | Day hike | {g2}: 8.5 km by daylight.
      pfadix_fire group="{g2}" allowed=false | Drought | No fire for {g2}.
      pfadix_tents group="{g}" count={n} size=four | Tents | {n} tents for four for {g}.
      failed "there are no tents for six" | Tents | {n} tents for six for {g2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt drill/press {"press": "{p}", "quill": "{q}", "bit_mm": {b}, "bit_before": {bb}}',
    slots: { p: 'DP1, Alzmetall, bench 2', q: '=raised / lowered', b: '2.0..5.5', bb: '6.0..12.5', p2: 'DP4, Flott, bench 5', n: '2..40', mm: '13.0..24.5' },
    tools: ['lochix_quill(press, to: raised|lowered): Move the quill', 'lochix_bit(press, mm: num, carbide?: bool): Say which bit is in', 'lochix_hole(press, depth_mm: num, count?: int, through: bool): Drill holes', 'lochix_oil(press, dose: drop|jet|dry): Oil the bit'],
    steps: `
      @q lochix_quill press="{p}" to=lowered // lochix_quill press="{p}" to=raised | Quill | The quill of this press: bring it where it is not.
      lochix_quill press="{p2}" to=raised | Up | {p2}: quill up
      lochix_bit press="{p}" mm={bb} | Last bit | The bit that this press had before goes in again.
      lochix_bit press="{p2}" mm={b} carbide=true | Carbide | {p2} gets the diameter that is in the reported press, carbide.
      lochix_hole press="{p2}" depth_mm={mm} count={n} through=false | Blind | {n} blind holes, {mm} mm deep, on {p2}.
      lochix_hole press="{p2}" depth_mm={mm} through=true | Through | Right through {mm} mm on {p2}, just do it, no count.
      lochix_oil press="{p}" dose=dry | Brass | This press drills brass: no oil whatsoever.
      lochix_oil press="{p2}" dose=jet | Steel | A jet of oil on {p2}.
      lochix_oil press="{p2}" dose=drop | A drop | A single drop on {p2} is plenty.
    `,
  },
  {
    language: 'en',
    slots: { r: 'roof north, string 4, carport', r2: 'roof south, string 9, facade', p: '5..95', kw: '2.5..18.5', d: '2..28' },
    tools: ['solario.limit(array, percent: int, hours?: int): Limit an array', 'solario.tilt(array, tilt: flat|steep|sun): Tilt an array', 'solario.wash(array, water: bool, brush: bool): Wash an array', 'solario.sell(kw: num, to: grid|neighbour|nobody): Sell power', 'solario.report(array, days: int, format?: short|full): Report the yield'],
    steps: `
      solario.limit array="{r}" percent={p} hours=3 | Limit | {r} to {p}% for three hours.
      solario.limit array="{r2}" percent={p} | Limit | {r2} to {p}% until told otherwise.
      solario.tilt array="{r}" tilt=flat | Storm | Storm is coming, lay {r} flat.
      solario.tilt array="{r2}" tilt=steep | Snow | The snow should slide off {r2}: as steep as possible.
      solario.tilt array="{r2}" tilt=sun | Follow | {r2} follows the sun.
      solario.wash array="{r}" water=true brush=false | Gentle | Wash {r} with water but keep the brush away.
      solario.wash array="{r2}" water=false brush=true | Frost | It freezes, so brush {r2} and use no water.
      solario.sell kw={kw} to=neighbour | Next door | {kw} kW for the people next door
      solario.report array="{r}" days={d} format=short | Report | {d} days of {r}, short.
      solario.report array="{r2}" days={d} | Report | Yield of {r2}, {d} days. Form is up to you.
    `,
  },
  {
    language: 'en',
    event: 'webhook /chem/store {"cabinet": "{c}", "item": "{i}", "class": "{cl}", "was_in": "{wi}"}',
    slots: { c: 'Cab 2, red box, A4', i: 'acetone, nitric acid, NaOH', cl: '=flammable, corrosive / radioactive, explosive', wi: 'Cab 7, yellow box, C1', c2: 'Cab 5, blue box, B3', l: '0.5..9.5', q: '=500 mL, 2.5 L, 40 g' },
    tools: ['giftix_put(cabinet, item, class: flammable|corrosive|toxic): Put a chemical into a cabinet', 'giftix_lock(cabinet, key: badge|code|none): Choose how a cabinet opens', 'giftix_take(item, litres: num, person?): Note what was taken', 'giftix_vent(cabinet, fan: always|when_open|never): Set the fan', 'giftix_label(item, text): Write a label'],
    steps: `
      @cl giftix_put cabinet="{c}" item="{i}" class={cl} // failed "there is no class {cl}" | Store | Into its cabinet with the item, under the class that the request names. Classes we don't have fail.
      giftix_put cabinet="{c2}" item="{i}" class=toxic | Poison | The item in the request is poisonous: {c2}, toxic.
      giftix_lock cabinet="{wi}" key=none | Old place | The cabinet where this item was before opens without badge or code.
      giftix_lock cabinet="{c2}" key=code | Code | {c2} opens by code and not by badge.
      giftix_take item="{i}" litres={l} person=Ngozi | Taken | Ngozi took {l} l of the item.
      giftix_take item="{i}" litres={l} | Taken | {l} litres of {i} gone, nobody signed.
      giftix_vent cabinet="{c2}" fan=when_open | Fan | The fan of {c2} runs as long as its door stands open.
      giftix_label item="{i}" text="{q}" | Label | The label on this item says "{q}".
      giftix_vent cabinet="{c}" fan=never | Noise | the fan of this cabinet: never
    `,
  },
];
