import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in English, part 5. */
export const cabinets5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt roast/drum {"drum": "{d}", "bean": "{b}", "charge_kg": {k}, "drop_c": {c}, "gas": {g}, "cooler": "{o}"}',
    slots: { d: 'Drum 1, Probat, R4', d2: 'Drum 3, Ikawa', b: 'Yirga, Huila 2, Mandheling', b2: 'Sidamo, Cerrado', k: '2.5..14.5', c: '196..221', g: '20..90', o: 'Cooler A, tray 2', s: '=thirty seconds / a minute and a half / two minutes', n: '3..30' },
    tools: ['tostada_charge(drum, bean, kg: num): Fill beans in', 'tostada_drop(drum, cooler): Empty a drum', 'tostada_hold(drum, seconds: int): Keep the heat for a time', 'tostada_gas(drum, percent: int, glide?: bool): Set the gas', 'tostada_blend(base, addition, percent: int): Blend two coffees', 'tostada_swap(drum, planned, taken): Note another bean'],
    steps: `
      tostada_charge drum="{d2}" bean="{b2}" kg={k} | Charge | {k} kg of {b2} into {d2}.
      tostada_drop drum="{d}" cooler="{o}" | Drop | It's brown enough. Empty the drum into the cooler of the message.
      @s tostada_hold drum="{d}" seconds=30 // tostada_hold drum="{d}" seconds=90 // tostada_hold drum="{d}" seconds=120 | Hold | Keep the heat in {d} for {s}.
      tostada_gas drum="{d2}" percent={g} glide=true | Gas | {d2}: {g} % gas, but get there smoothly (let it glide).
      tostada_gas drum="{d}" percent={n} glide=false | Gas down | {n} % in one jump for the drum in the message; don't glide.
      tostada_gas drum="{d2}" percent={n} | Gas {d2} | {n} per cent.
      tostada_blend base="{b}" addition="{b2}" percent={n} | Blend | Add {n} % of {b2} to {b}.
      tostada_blend base="{b2}" addition="{b}" percent={n} | Other blend | {b2} gets {n} % of {b}.
      tostada_swap drum="{d}" planned="{b}" taken="{b2}" | Note | The sack in the message was empty, so they took {b2}. Note that.
    `,
  },
  {
    language: 'en',
    slots: { c: '=9A, 9B, 12C', c2: '=21F, 22D, 30A', p: 'Ms Novak, PNR K7Q2, Mr Ito', p2: 'Mr Banda, PNR X4LM', f: '=KX 118, ZQ 402', f2: '=KX 220, ZQ 511', g: '=B12, C4', g2: '=D31, A7', m: '10..95', w: '=for nothing / for a fee' },
    tools: ['vuelo_hold(passenger, seat): Keep a seat for ten minutes', 'vuelo_seat(passenger, seat): Give a seat', 'vuelo_reseat(passenger, old_seat, new_seat): Another seat', 'vuelo_rebook(passenger, old_flight, new_flight, fee?: bool): Another flight', 'vuelo_gate(flight, old_gate, new_gate): Another gate', 'vuelo_delay(flight, minutes: int, cause?): A flight is late', 'vuelo_cancel(flight, cause?): A flight is cancelled', 'vuelo_close(flight): Nobody boards any more'],
    steps: `
      vuelo_hold passenger="{p}" seat={c} | Thinking | {p} is still thinking. Keep {c} for ten minutes.
      vuelo_seat passenger="{p2}" seat={c2} | Seat | {p2} sits in {c2}.
      vuelo_reseat passenger="{p}" old_seat={c} new_seat={c2} | Family | {p} gives up {c} to sit in {c2} next to the children.
      @w vuelo_rebook passenger="{p2}" old_flight="{f}" new_flight="{f2}" fee=false // vuelo_rebook passenger="{p2}" old_flight="{f}" new_flight="{f2}" fee=true | Rebook | {p2} has missed {f} and takes {f2}, {w}.
      vuelo_rebook passenger="{p}" old_flight="{f2}" new_flight="{f}" | Earlier | {p}: {f}, not {f2}.
      vuelo_gate flight="{f}" old_gate={g} new_gate={g2} | Gate | {f} leaves from {g2}. ({g} until now.)
      vuelo_delay flight="{f2}" minutes={m} cause="fog in Cork" | Late | {f2} is {m} minutes late; cause "fog in Cork".
      vuelo_delay flight="{f}" minutes={m} | Late again | {m} min for {f}.
      vuelo_cancel flight="{f2}" | Off | {f2} doesn't fly today.
      vuelo_close flight="{f}" | Doors | Too late for {f}: nobody gets in any more.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ticket/new {"ticket": "{t}", "host": "{h}", "service": "{s}", "reporter": "{u}", "assignee": "{a}", "prio": "{p}", "twin": "{t2}"}',
    slots: { t: 'INC-4410, #881, T-20', t2: 'INC-4388, #870', h: 'web-4, 10.9.1.7, pluto', h2: 'db-7, mars', s: 'varnish, ldap, vpn', s2: 'cups, dns', u: 'kim, r.tate', a: 'oz, l.berg', a2: 'yuki, d.amis', p: '=low, normal', h3: '2..48' },
    tools: ['deskly_take(ticket, person): Give a ticket to somebody', 'deskly_hand(ticket, from_person, to_person): From one to another', 'deskly_wait(ticket, hours?: int): Let a ticket rest', 'deskly_resume(ticket): Work on a resting ticket again', 'deskly_solve(ticket, note?): Close a ticket because it is solved', 'deskly_reject(ticket, note?): Close a ticket because it is none', 'deskly_reopen(ticket): Open a closed ticket again', 'deskly_merge(ticket, into): Put a ticket into another', 'deskly_affects(ticket, host, service): Say what is affected', 'deskly_raise(ticket, urgent: bool): Urgency'],
    steps: `
      deskly_hand ticket="{t}" from_person="{a}" to_person="{a2}" | Hand on | {a2} gets the new ticket from the one who has it.
      deskly_hand ticket="{t2}" from_person="{a2}" to_person="{a}" | {t2} | {a} takes it over from {a2}
      deskly_wait ticket="{t}" hours={h3} | Wait | Nothing to be done for {h3} hours. Let the new ticket rest.
      deskly_resume ticket="{t2}" | On | The spare part is here, so work on {t2} again.
      deskly_solve ticket="{t}" note="cable 4B replaced" | Solved | It works again. Close the new ticket with the note "cable 4B replaced".
      deskly_reject ticket="{t2}" | No fault | {t2} is no fault at all. Close it.
      deskly_reopen ticket="{t2}" | Not solved | {t2} was closed too early.
      deskly_merge ticket="{t}" into="{t2}" | Twin | The new one says the same as its twin, so put it in there.
      deskly_affects ticket="{t2}" host={h2} service={s2} | Affected | {t2} is about {s2} on {h2}.
      deskly_affects ticket="{t}" host={h2} service={s} | Other host | Not on {h}! The service of the new ticket is down on {h2}.
      deskly_raise ticket="{t}" urgent=true | Hurry | The whole floor can't work. Make the new ticket urgent.
    `,
  },
  {
    language: 'en',
    slots: { p: 'Plot 7, Garden B, no. 31', p2: 'Plot 19, Garden F', n: 'Family Oz, Mrs Lark', n2: 'Mr Tiede, Sana', d: '=2026-04-01, 2026-10-31', w: '40..900', w2: '901..2400', k: '=this year only / for ever', e: '12..90' },
    tools: ['allotta_offer(plot, person): Offer a plot, it is not let yet', 'allotta_let(plot, person, from?): Let a plot', 'allotta_transfer(plot, old_tenant, new_tenant): Another tenant', 'allotta_end(plot, refund?: num): End a lease', 'allotta_meter(plot, before: int, after: int): Enter water meter readings', 'allotta_tree(plot, permit: season|permanent): Permit a tree', 'allotta_remind(plot, euro: num): Remind to pay'],
    steps: `
      allotta_offer plot="{p}" person="{n}" | Offer | {n} may look at {p} first. Offer it, no more.
      allotta_let plot="{p2}" person="{n2}" from={d} | Let | {n2} has {p2} from {d} on.
      allotta_let plot="{p}" person="{n}" | Signed | {n} signed for {p}. The day it starts is still open.
      allotta_transfer plot="{p2}" old_tenant="{n2}" new_tenant="{n}" | Inherit | {n2} grows too old for it and leaves {p2} to {n}.
      allotta_transfer plot="{p}" old_tenant="{n}" new_tenant="{n2}" | {p} | New: {n2}. Old: {n}.
      allotta_end plot="{p}" refund={e} | End | The lease of {p} ends and they get {e} euros back.
      allotta_end plot="{p2}" | End too | {p2} ends as well.
      allotta_meter plot="{p}" before={w} after={w2} | Water | {p}: now {w2}, last time {w}.
      allotta_meter plot="{p2}" before={w} after={w2} | Water {p2} | From {w} it has gone up to {w2}.
      @k allotta_tree plot="{p2}" permit=season // allotta_tree plot="{p2}" permit=permanent | Tree | The walnut on {p2} is allowed {k}.
      allotta_remind plot="{p}" euro={e} | Pay | {p} still owes us {e} euros; remind them.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kiln/pottery {"kiln": "{k}", "cone": "{c}", "celsius": {t}, "pieces": {n}, "potter": "{p}", "cold_kiln": "{k2}"}',
    slots: { k: 'Kiln A, Gertie, K3', k2: 'Kiln D, Otto', c: '=04, 6, 10', c2: '=06, 8', t: '600..980', t2: '990..1270', n: '4..90', p: 'Ruth, Imre', p2: 'Noor, Cleo', h: '1..11', r: '=as slowly as you can / quickly', g: 'celadon, tenmoku, Snow 4', g2: 'shino, chun' },
    tools: ['terracotto_fire(kiln, cone, pace?: slow|fast): Fire to a cone', 'terracotto_ramp(kiln, start_c: int, end_c: int, hours: int): Heat between two temperatures', 'terracotto_soak(kiln, hours: int): Stay at the temperature', 'terracotto_skip(kiln): Go on to the next phase', 'terracotto_quit(kiln): Stop firing', 'terracotto_glaze(piece_count: int, old_glaze, new_glaze): Other glaze', 'terracotto_hire(kiln, from_potter, to_potter): Another potter has the kiln'],
    steps: `
      @r terracotto_fire kiln="{k2}" cone={c2} pace=slow // terracotto_fire kiln="{k2}" cone={c2} pace=fast | Fire | The cold kiln to cone {c2}, {r}.
      terracotto_fire kiln="{k2}" cone={c} | Same cone | Fire {k2} to the cone of the one in the message.
      terracotto_ramp kiln="{k}" start_c={t} end_c={t2} hours={h} | Ramp | The reported kiln: from what it has now to {t2} °C in {h} h.
      terracotto_ramp kiln="{k2}" start_c={t2} end_c={t} hours={h} | Cool down | {k2}: {h} hours for the way down to {t}, from {t2}.
      terracotto_soak kiln="{k}" hours={h} | Soak | The reported kiln stays as hot as it is for {h} h.
      terracotto_skip kiln="{k2}" | Next | {k2} has soaked long enough; next phase.
      terracotto_quit kiln="{k}" | Smoke | Smoke in the workshop. Stop this kiln.
      terracotto_glaze piece_count={n} old_glaze="{g}" new_glaze="{g2}" | Glaze | All the pieces in the message get {g2}, {g} is used up.
      terracotto_hire kiln="{k}" from_potter="{p}" to_potter="{p2}" | Hire | The kiln in the message is {p2}'s from tonight.
      terracotto_hire kiln="{k2}" from_potter="{p2}" to_potter="{p}" | {k2} | {p} has it, {p2} hasn't any more.
    `,
  },
  {
    language: 'en',
    slots: { s: '=soil-4, T.north, rh/2', s2: '=soil-9, T.south', lo: '-12..4', hi: '18..42', o: '-2.5..-0.2', i: '=every minute / every quarter of an hour / every hour', g: 'gw-1, LoRa east', g2: 'gw-3, LoRa west', n: 'Cellar damp, Barn air' },
    tools: ['sensoria.range(sensor, min: num, max: num): Alarm limits', 'sensoria.trim(sensor, offset: num): Correct what a sensor says', 'sensoria.zero(sensor): Make the present value zero', 'sensoria.every(sensor, seconds: int): How often it measures', 'sensoria.rehome(sensor, old_gateway, new_gateway): Another gateway', 'sensoria.name(sensor, title): What it is called on the screen', 'sensoria.twin(copy_from, copy_to): Settings of one sensor for another', 'sensoria.mute(sensor, hours?: int): No alarms'],
    steps: `
      sensoria.range sensor={s} min={lo} max={hi} | Limits | {s} is to call when it is over {hi} or under {lo}.
      sensoria.range sensor={s2} min={lo} max={hi} | {s2} | Anything between {lo} and {hi} is fine.
      sensoria.trim sensor={s} offset={o} | Trim | {s} reads too high; correct it by {o}.
      sensoria.zero sensor={s2} | Zero | What {s2} shows now is zero.
      @i sensoria.every sensor={s} seconds=60 // sensoria.every sensor={s} seconds=900 // sensoria.every sensor={s} seconds=3600 | How often | I'd like {s} to measure {i}.
      sensoria.rehome sensor={s} old_gateway="{g}" new_gateway="{g2}" | Gateway | {s} can't hear {g} very well, {g2} is nearer.
      sensoria.rehome sensor={s2} old_gateway="{g2}" new_gateway="{g}" | Gateway of {s2} | onto {g}, off {g2}
      sensoria.name sensor={s2} title="{n}" | Name | On the screen {s2} is called "{n}".
      sensoria.twin copy_from={s} copy_to={s2} | Twin | Do with {s2} just as with {s}: the same settings.
      sensoria.twin copy_from={s2} copy_to={s} | Copy | {s2}'s settings are good. {s} should have them.
      sensoria.mute sensor={s} hours=6 | Six hours | Not a sound from {s}.
      sensoria.mute sensor={s2} | Mute | {s2}: no alarms until I say so.
    `,
  },
  {
    language: 'en',
    event: 'webhook /zoo/keeper {"animal": "{a}", "enclosure": "{e}", "diet": "{d}", "keeper": "{k}", "weight_kg": {w}, "empty": "{e2}"}',
    slots: { a: 'Tembo, Lynx 2, Olaf', a2: 'Suri, Otter 5', e: 'E4, Savanna, Rock pool', e2: 'E9, Quarantine, Aviary', d: 'Diet 3, hay+', d2: 'Diet 7, fish B', k: 'Moritz, Ms Ade', k2: 'Xenia, Mr Pohl', w: '12..480', g: '50..950', t: '=08:15, 12:30, 16:10', fr: '=in front of the visitors / behind the scenes' },
    tools: ['faunika_move(animal, from_enclosure, to_enclosure): Move an animal', 'faunika_feed(animal, grams: int, at?): Feed an animal', 'faunika_diet(animal, old_diet, new_diet): Other food for good', 'faunika_medicine(animal, drug, mg: int, days?: int): Give medicine', 'faunika_train(animal, place: public|private): Train an animal', 'faunika_hand(animal, old_keeper, new_keeper): Another keeper', 'faunika_bolt(enclosure, locked: bool): Lock or unlock'],
    steps: `
      faunika_move animal="{a}" from_enclosure="{e}" to_enclosure="{e2}" | Move | It lives in the empty enclosure from today.
      faunika_move animal="{a2}" from_enclosure="{e2}" to_enclosure="{e}" | {a2} | {e} gets {a2}, who was in {e2}.
      faunika_feed animal="{a2}" grams={g} at={t} | Feed | At {t}, {g} g for {a2}.
      faunika_feed animal="{a}" grams={g} | A treat | {g} grams for the animal in the message, any time.
      faunika_diet animal="{a}" old_diet="{d}" new_diet="{d2}" | Diet | The vet wants {d2} from now on, for the one in the message.
      faunika_medicine animal="{a2}" drug="Baytril 50" mg={g} days=5 | Medicine | Five days of "Baytril 50" for {a2}, {g} mg.
      faunika_medicine animal="{a}" drug="Metacam" mg={g} | Once | {g} mg of Metacam for {a}, once.
      @fr faunika_train animal="{a2}" place=public // faunika_train animal="{a2}" place=private | Train | Train {a2} {fr}.
      faunika_hand animal="{a}" old_keeper="{k}" new_keeper="{k2}" | Keeper | {k2} takes over from its keeper.
      faunika_bolt enclosure="{e2}" locked=true | Bolt | Nobody gets into {e2}: lock it.
      faunika_bolt enclosure="{e}" locked=false | Unbolt | I'm going in to clean; unlock the enclosure in the message.
    `,
  },
  {
    language: 'en',
    slots: { c: 'crew 2, Team Rahn', c2: 'crew 5, Team Vogel', r: 'Roof 14, Barn Lutz, Site 3', r2: 'Roof 20, Chapel', n: '6..48', w: '330..455', az: '90..175', az2: '185..270', t: '8..40', inv: 'INV-A, Fronto 8', inv2: 'INV-B, Sunny 12' },
    tools: ['heliodeck_mount(site, panels: int, watt?: int): Plan panels', 'heliodeck_strings(site, east: int, west: int): Panels on each side', 'heliodeck_face(site, azimuth: int, tilt: int): Direction of a roof', 'heliodeck_inverter(site, old, new): Other inverter', 'heliodeck_assign(crew, site): Send a crew', 'heliodeck_reassign(crew, from_site, to_site): Send a crew elsewhere', 'heliodeck_export(site, percent: int): How much goes into the grid'],
    steps: `
      heliodeck_mount site="{r}" panels={n} watt={w} | Panels | {n} panels of {w} W on {r}.
      heliodeck_mount site="{r2}" panels={n} | Only the number | {r2} takes {n}; which watts is not decided.
      heliodeck_strings site="{r}" east={t} west={n} | Sides | West side {n}, east side {t}, on {r}.
      heliodeck_strings site="{r2}" east={n} west={t} | {r2} | {n} look east and {t} look west.
      heliodeck_face site="{r}" azimuth={az} tilt={t} | Roof | {r} has a tilt of {t} degrees, azimuth {az}.
      heliodeck_face site="{r2}" azimuth={az2} tilt={t} | Direction | Azimuth {az2} and {t} degrees of tilt. It's {r2}.
      heliodeck_inverter site="{r}" old="{inv}" new="{inv2}" | Inverter | Out of stock: {inv}. So {inv2} for {r}.
      heliodeck_assign crew="{c}" site="{r2}" | Crew | {c} goes up on {r2}.
      heliodeck_reassign crew="{c2}" from_site="{r}" to_site="{r2}" | Crew elsewhere | Rain at {r}; {c2} can work on {r2}.
      heliodeck_reassign crew="{c}" from_site="{r2}" to_site="{r}" | {c} | needed at {r}, not at {r2}
      heliodeck_export site="{r}" percent=60 | Grid | Sixty per cent at most from {r} into the grid.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lathe/wood {"lathe": "{l}", "rpm": {r}, "blank": "{b}", "turner": "{t}", "chuck": "{c}", "dust": {d}}',
    slots: { l: 'Lathe 2, Midi, Oneway', l2: 'Lathe 5, Mini', r: '300..900', r2: '1000..3200', b: 'bowl 14, cherry 3', b2: 'vase 9, ash 6', t: 'Gil, Ms Roth', c: 'C50, jaw 2', c2: 'C75, jaw 5', d: '5..40 / 140..480', g: '=80, 120, 240', wy: '=the usual way round / backwards' },
    tools: ['spinlo_turn(lathe, rpm: int, way?: forward|reverse): Turn', 'spinlo_range(lathe, slowest: int, fastest: int): Speeds allowed', 'spinlo_jog(lathe): Turn very shortly', 'spinlo_brake(lathe): Stop at once', 'spinlo_coast(lathe): Let it run out', 'spinlo_chuck(lathe, off, on): Other chuck', 'spinlo_sand(blank, grit: int, wet?: bool): Enter sanding', 'spinlo_suck(lathe, on: bool): Dust extraction'],
    steps: `
      @wy spinlo_turn lathe="{l2}" rpm={r} way=forward // spinlo_turn lathe="{l2}" rpm={r} way=reverse | Turn | {l2}, {r} turns, {wy}.
      spinlo_turn lathe="{l}" rpm={r2} | Faster | {r2} for the one in the message.
      spinlo_range lathe="{l}" slowest={r} fastest={r2} | Range | Nobody turns faster than {r2} or slower than {r} on {l}.
      spinlo_range lathe="{l2}" slowest={r} fastest={r2} | {l2} | {r} to {r2}
      spinlo_jog lathe="{l2}" | Just a bit | Turn {l2} a tiny bit so that I see whether it wobbles.
      spinlo_brake lathe="{l}" | Now! | Sleeve caught! Stop the one in the message.
      spinlo_coast lathe="{l2}" | Let it run out | No brake, let {l2} come to rest by itself.
      spinlo_chuck lathe="{l}" off="{c}" on="{c2}" | Chuck | Take off what is on there and fit {c2}.
      spinlo_sand blank="{b2}" grit={g} wet=true | Sand | {b2} was sanded wet with {g}.
      spinlo_sand blank="{b}" grit={g} | Sanded | The blank in the message: {g}.
      @d spinlo_suck lathe="{l}" on=false // spinlo_suck lathe="{l}" on=true | Dust | Above 100 the extraction of this lathe runs, below it is off.
    `,
  },
  {
    language: 'en',
    slots: { z: 'Pool 1, Lagoon, Diver', z2: 'Pool 4, Baby', c: '26..33', ph: '6.8..7.1', ph2: '7.3..7.6', cl: '0.3..0.9', g: 'Ida, Mr Crowe', g2: 'Sven, Ms Lim', l: '1..6', n: '12..90', cov: '=bare / under the cover', t: '=07:00, 09:00', t2: '=20:00, 21:30' },
    tools: ['piscato_warm(pool, celsius: int, by?): Heat water', 'piscato_band(pool, ph_min: num, ph_max: num): Limits of the pH', 'piscato_dose(pool, mg_l: num): Chlorine', 'piscato_shock(pool): Very much chlorine once', 'piscato_cover(pool, closed: bool): Cover', 'piscato_guard(pool, going, coming): Lifeguards change', 'piscato_lane(pool, lane: int, club?): Reserve a lane', 'piscato_hours(pool, opening, closing): Hours'],
    steps: `
      piscato_warm pool="{z}" celsius={c} by={t} | Warm | By {t}, {z} should have {c} degrees.
      piscato_warm pool="{z2}" celsius={c} | {z2} | {c} °C
      piscato_band pool="{z}" ph_min={ph} ph_max={ph2} | pH | {z}: maximum {ph2}, minimum {ph}.
      piscato_band pool="{z2}" ph_min={ph} ph_max={ph2} | pH {z2} | Keep between {ph} and {ph2}.
      piscato_dose pool="{z}" mg_l={cl} | Chlorine | {cl} mg/l for {z}.
      piscato_shock pool="{z2}" | Green | {z2} is green. A shock, please.
      @cov piscato_cover pool="{z2}" closed=false // piscato_cover pool="{z2}" closed=true | Cover | {z2} stays {cov} tonight.
      piscato_guard pool="{z}" going="{g}" coming="{g2}" | Guards | {g} goes home from {z}, {g2} comes.
      piscato_guard pool="{z2}" going="{g2}" coming="{g}" | Guard at {z2} | {g} takes {g2}'s place.
      piscato_lane pool="{z}" lane={l} club="SC Otter" | Lane | Lane {l} of {z} for SC Otter.
      piscato_lane pool="{z}" lane={l} | Keep lane {l} | In {z}. For whom, we'll see.
      piscato_hours pool="{z2}" opening={t} closing={t2} | Hours | {z2} shuts at {t2}; opens at {t}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cctv/plate {"plate": "{p}", "gate": "{g}", "list": "{l}", "confidence": {c}, "at": "{t}", "image": "{i}"}',
    slots: { p: '=WOB-ZK 4, 8XYZ301, CD 55 AAX', p2: '=GF-U 20, 3LKM998', g: 'Gate 1, North gate', g2: 'Gate 6, Yard', l: 'staff, vendors', l2: 'guests, blocked', c: '40..62 / 91..99', t: '=06:52, 18:31', i: 'img_0441.jpg, p-90.png', d: '1..30' },
    tools: ['gatekeepr_admit(plate, gate): Open a gate for a car', 'gatekeepr_deny(plate, gate): Keep a car out', 'gatekeepr_list_add(plate, list, days?: int): Put a plate on a list', 'gatekeepr_list_drop(plate, list): Take a plate off a list', 'gatekeepr_list_move(plate, old_list, new_list): From one list to another', 'gatekeepr_fix(image, misread, correct): Correct a plate that was read wrongly', 'gatekeepr_show(plate): Where was a car seen'],
    steps: `
      @c gatekeepr_deny plate="{p}" gate="{g}" // gatekeepr_admit plate="{p}" gate="{g}" | Open? | Surer than 80? Then open the gate of the message for this plate, otherwise keep it out.
      gatekeepr_admit plate="{p2}" gate="{g2}" | Let in | {p2} may come in by {g2}.
      gatekeepr_deny plate="{p}" gate="{g2}" | Not there | The car of the message must not use {g2}.
      gatekeepr_list_add plate="{p2}" list="{l}" days={d} | Visitor | For {d} days {p2} is on the list {l}.
      gatekeepr_list_add plate="{p2}" list="{l2}" | On the list | {p2} → {l2}
      gatekeepr_list_drop plate="{p}" list="{l}" | Off | Take the plate off the list on which it was found.
      gatekeepr_list_move plate="{p}" old_list="{l}" new_list="{l2}" | Other list | The plate in the message is on the wrong list. It belongs on {l2}.
      gatekeepr_list_move plate="{p2}" old_list="{l2}" new_list="{l}" | {p2} | {l} instead of {l2}
      gatekeepr_fix image={i} misread="{p}" correct="{p2}" | Misread | On the picture of the message it really says {p2}.
      gatekeepr_show plate="{p2}" | Seen? | Was {p2} here?
    `,
  },
  {
    language: 'en',
    slots: { b: 'Bread 4, line A, Tin 9', b2: 'line D, Tin 14', g: '250..480', g2: '500..990', s: '4..14', n: '100..900', fl: 'flour 550, rye 997', fl2: 'spelt 630, durum', f: '=thin / thick', e: '-3.5..3.5' },
    tools: ['crumbolt_slice(line, thickness: fine|coarse, count?: int): Slice', 'crumbolt_pack(line, label, pieces: int): Pack', 'crumbolt_relabel(line, old_label, new_label): Other label', 'crumbolt_weight(line, lightest_g: int, heaviest_g: int): Which weight is right', 'crumbolt_flour(line, old_flour, new_flour): Other flour', 'crumbolt_tare(line, grams: num): Correct the scales'],
    steps: `
      @f crumbolt_slice line="{b}" thickness=fine // crumbolt_slice line="{b}" thickness=coarse | Slice | {b}: {f} slices.
      crumbolt_slice line="{b2}" thickness=fine count={n} | {n} | Cut {n} of them thin on {b2}.
      crumbolt_pack line="{b}" label="Farm Loaf 500 g" pieces={n} | Pack | {n} with the label "Farm Loaf 500 g", {b}.
      crumbolt_relabel line="{b2}" old_label="Rye Mix" new_label="Rye Mix (organic)" | Label | On {b2}: "Rye Mix (organic)" in place of "Rye Mix".
      crumbolt_relabel line="{b}" old_label="Rye Mix (organic)" new_label="Rye Mix" | Not organic | The flour on {b} isn't organic. The label "Rye Mix (organic)" must become "Rye Mix".
      crumbolt_weight line="{b}" lightest_g={g} heaviest_g={g2} | Weight | On {b} nothing above {g2} g and nothing below {g} g.
      crumbolt_weight line="{b2}" lightest_g={g} heaviest_g={g2} | {b2} | {g}–{g2} g
      crumbolt_flour line="{b}" old_flour="{fl}" new_flour="{fl2}" | Flour | {fl2} for {b}; {fl} is finished.
      crumbolt_flour line="{b2}" old_flour="{fl2}" new_flour="{fl}" | Flour {b2} | Back from {fl2} to {fl}.
      crumbolt_tare line="{b2}" grams={e} | Scales | Correct the scales of {b2} by {e} g.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bike/share {"bike": "{b}", "dock": {d}, "station": "{s}", "battery": {p}, "user": "{u}", "full_station": "{s2}"}',
    slots: { b: 'VB-118, e-40, Bike 9', b2: 'VB-220, e-77', d: '1..14', d2: '15..40', s: 'Opera, Quay 2', s2: 'Station N, Campus', p: '5..14 / 55..98', u: 'u-4471, Kay', u2: 'u-5108, Remy', n: '2..12', m: '10..60', ch: '=a week / a month / a year' },
    tools: ['velocato_unlock(bike, user): Let a user ride', 'velocato_reserve(bike, user, minutes?: int): Keep a bike', 'velocato_lock(bike): Nobody may take it', 'velocato_dock(bike, from_dock: int, to_dock: int): Another dock', 'velocato_truck(bikes: int, from_station, to_station): Bikes by lorry', 'velocato_ride(bike, from_user, to_user): Another user goes on riding', 'velocato_pass(user, days: 7|30|365): Sell a pass'],
    steps: `
      @p velocato_lock bike="{b}" // velocato_unlock bike="{b}" user="{u}" | Ride? | With less than 20 % of battery nobody may take this bike, else the user in the message rides.
      velocato_reserve bike="{b2}" user="{u2}" minutes={m} | Reserve | Keep {b2} for {u2}, {m} min.
      velocato_reserve bike="{b}" user="{u2}" | Keep | {u2} wants the bike in the message kept.
      velocato_lock bike="{b2}" | Brake | The brake of {b2} is loose, so nobody takes it.
      velocato_dock bike="{b}" from_dock={d} to_dock={d2} | Dock | The dock of the bike in the message has no power. {d2} has.
      velocato_dock bike="{b2}" from_dock={d2} to_dock={d} | {b2} | {d2} → {d}
      velocato_truck bikes={n} from_station="{s2}" to_station="{s}" | Truck | The full station has {n} too many. They go to the one that reported.
      velocato_truck bikes={n} from_station="{s}" to_station="{s2}" | Truck back | {n} bikes to {s2}, from {s}.
      velocato_ride bike="{b}" from_user="{u}" to_user="{u2}" | Other rider | {u2} goes on riding it for the one in the message.
      @ch velocato_pass user="{u2}" days=7 // velocato_pass user="{u2}" days=30 // velocato_pass user="{u2}" days=365 | Pass | {u2} buys a pass for {ch}.
    `,
  },
  {
    language: 'en',
    slots: { s: 'Track 4, Intro mix, vox_2.wav', s2: 'Track 9, Outro.wav', ch: '1..12', ch2: '13..32', db: '-24..-3', l: '20..90', h: '2000..9000', m: 'Rode A, SM 7', m2: 'KM 84, Beta 4', w: '=hear / not hear' },
    tools: ['sonico_gain(channel: int, db: num): Level of a channel', 'sonico_change(channel: int, db: num): Louder or softer by so much', 'sonico_mute(channel: int, muted: bool): Mute', 'sonico_patch(source: int, target: int): Lead a channel into another', 'sonico_filter(channel: int, from_hz: int, to_hz: int): Let through only these tones', 'sonico_mic(channel: int, old_mic, new_mic): Other microphone', 'sonico_play(file, loop?: bool): Play', 'sonico_after(file, next): Which file follows'],
    steps: `
      sonico_gain channel={ch} db={db} | Level | Channel {ch} at {db} dB.
      sonico_change channel={ch2} db=-3 | Softer | Three decibels softer on {ch2}.
      sonico_change channel={ch} db=3 | Louder | Channel {ch} is three decibels too soft.
      @w sonico_mute channel={ch2} muted=false // sonico_mute channel={ch2} muted=true | Mute | I want to {w} channel {ch2}.
      sonico_patch source={ch} target={ch2} | Patch | {ch2} gets what comes in on {ch}.
      sonico_patch source={ch2} target={ch} | Other way | From {ch2} into {ch}.
      sonico_filter channel={ch} from_hz={l} to_hz={h} | Filter | On {ch}, nothing over {h} Hz and nothing under {l} Hz.
      sonico_mic channel={ch2} old_mic="{m}" new_mic="{m2}" | Mic | {m2} instead of {m} on channel {ch2}
      sonico_mic channel={ch} old_mic="{m2}" new_mic="{m}" | Crackles | On {ch} the {m2} crackles; {m}, please.
      sonico_play file="{s}" loop=true | Loop | {s}, over and over.
      sonico_play file="{s2}" loop=false | Once | Play {s2} a single time.
      sonico_after file="{s}" next="{s2}" | Then | After {s} comes {s2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /farmshop/box {"box": "{b}", "customer": "{c}", "week": {w}, "item": "{i}", "depot": "{d}", "euro": {e}}',
    slots: { b: 'small 4, Box M, Family', b2: 'Box XL, Solo', c: 'Fam. Ott, Mrs Amadi', c2: 'Mr Kerr, Lila', w: '2..24', w2: '26..51', i: 'kale, beetroot, leek', i2: 'chard, pumpkin', d: 'Mill, Depot 3', d2: 'Church, Depot 8', e: '12..39', p: '=for good / for the holidays' },
    tools: ['kistl_pause(customer, from_week: int, to_week: int): No box for some weeks', 'kistl_resume(customer): Boxes again after a pause', 'kistl_start(customer, box, depot?): A new customer', 'kistl_stop(customer, final: bool): No more boxes', 'kistl_item(customer, out, in): Exchange something in a box', 'kistl_depot(customer, old_depot, new_depot): Fetch elsewhere', 'kistl_size(customer, old_box, new_box): Other box', 'kistl_gift(giver, receiver, week: int): Give a box to somebody else'],
    steps: `
      kistl_pause customer="{c}" from_week={w} to_week={w2} | Pause | The customer in the message wants nothing until week {w2}, beginning with the week named there.
      kistl_pause customer="{c2}" from_week={w} to_week={w2} | Away | {c2} is away, weeks {w} to {w2}.
      kistl_resume customer="{c2}" | Home again | {c2} is home again and wants boxes.
      kistl_start customer="{c2}" box="{b2}" depot="{d2}" | New | {c2} is new: {b2}, fetched at {d2}.
      kistl_start customer="{c2}" box="{b}" | New too | New customer {c2} with a {b}. Where they fetch it they will say later.
      @p kistl_stop customer="{c}" final=true // kistl_stop customer="{c}" final=false | Stop | No more boxes {p} for the one who wrote.
      kistl_item customer="{c}" out="{i}" in="{i2}" | Exchange | They can't stand what is named there. {i2} instead.
      kistl_item customer="{c2}" out="{i2}" in="{i}" | {c2} | {i}, please, no {i2}
      kistl_depot customer="{c}" old_depot="{d}" new_depot="{d2}" | Depot | The customer in the message has moved and will fetch it at {d2}.
      kistl_size customer="{c2}" old_box="{b2}" new_box="{b}" | Size | {b} for {c2}, {b2} was not right.
      kistl_gift giver="{c}" receiver="{c2}" week={w} | Gift | In the week of the message, {c2} gets the box of the customer.
    `,
  },
  {
    language: 'en',
    slots: { u: 'UPS 2, rack-B, APC-9', u2: 'UPS 5, rack-E', o: '1..4', o2: '5..8', s: '10..55', s2: '60..300', v: '205..215', v2: '240..250', k: '=quick / thorough', h: 'nas-2, esx-1' },
    tools: ['wattido_outlet(ups, outlet: int, on: bool): Switch an outlet', 'wattido_cycle(ups, outlet: int, pause_s?: int): Off and on again', 'wattido_test(ups, depth: quick|deep): Test the battery', 'wattido_window(ups, low_v: int, high_v: int): Voltage that is accepted', 'wattido_replug(ups, host, old_outlet: int, new_outlet: int): Note that a host was plugged elsewhere', 'wattido_beep(ups, on: bool): Beeper', 'wattido_order(first_outlet: int, second_outlet: int, ups): Which outlet comes on first'],
    steps: `
      wattido_outlet ups="{u}" outlet={o} on=true | Outlet | Give outlet {o} of {u} power.
      wattido_outlet ups="{u2}" outlet={o2} on=false | Dead | Outlet {o2} of {u2} has to be dead before I work on it.
      wattido_cycle ups="{u}" outlet={o2} pause_s={s} | Reboot | Off and on again, {s} seconds between: outlet {o2}, {u}.
      wattido_cycle ups="{u2}" outlet={o} | Reboot {o} | On {u2}. The pause is set.
      @k wattido_test ups="{u2}" depth=quick // wattido_test ups="{u2}" depth=deep | Test | Make a {k} test of the battery in {u2}.
      wattido_window ups="{u}" low_v={v} high_v={v2} | Voltage | {u} accepts {v2} V at most and {v} V at least.
      wattido_replug ups="{u}" host={h} old_outlet={o} new_outlet={o2} | Replugged | On {u}, {h} now hangs on {o2}, not on {o}.
      wattido_replug ups="{u2}" host={h} old_outlet={o2} new_outlet={o} | {h} | I pulled it out of {o2} and put it into {o}, at {u2}.
      wattido_beep ups="{u}" on=false | Beep | The beeping of {u} drives us mad.
      wattido_order first_outlet={o2} second_outlet={o} ups="{u}" | Order | On {u}, {o} comes on after {o2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt silo/level {"silo": "{s}", "tons": {t}, "grain": "{g}", "moisture": {m}, "fan": "{f}", "empty_silo": "{s2}"}',
    slots: { s: 'Silo 2, Bin A, East', s2: 'Silo 7, Bin F', t: '20..400', q: '2..9', g: 'wheat, barley 2, oats', g2: 'maize, triticale', m: '10..13 / 16..21', f: 'Fan 1, blower B', f2: 'Fan 4, blower E', h: '10..40', p: '=a third / half / everything' },
    tools: ['kornhaus_air(silo, fan, hours: int): Blow air in', 'kornhaus_fan(silo, old_fan, new_fan): Other fan', 'kornhaus_turn(silo): Turn grain over inside one silo', 'kornhaus_move(from_silo, to_silo, tons?: num): Grain into another silo', 'kornhaus_part(silo, percent: int): Sell a part', 'kornhaus_name(silo, old_grain, new_grain): Other grain', 'kornhaus_band(silo, driest: num, wettest: num): Limits of moisture'],
    steps: `
      @m failed "the moisture is {m} %" // kornhaus_air silo="{s}" fan="{f}" hours=12 | Air | If the grain is wetter than 14 %, blow air in for twelve hours with the fan of the message. If not, fail.
      kornhaus_air silo="{s2}" fan="{f2}" hours={h} | {s2} | {h} h with {f2}
      kornhaus_fan silo="{s}" old_fan="{f}" new_fan="{f2}" | Fan | The fan in the message is loud. {f2} takes over.
      kornhaus_turn silo="{s2}" | Turn | {s2} is getting warm, turn it over.
      kornhaus_move from_silo="{s}" to_silo="{s2}" | All of it | Everything in the reported one goes into the empty one.
      kornhaus_move from_silo="{s2}" to_silo="{s}" tons={q} | Some | {q} t from {s2} to {s}.
      ^ | {q} tonnes | {s} gets that from {s2}.
      @p kornhaus_part silo="{s2}" percent=33 // kornhaus_part silo="{s2}" percent=50 // kornhaus_part silo="{s2}" percent=100 | Sell | Sell {p} of {s2} (a third counts as 33 %).
      kornhaus_name silo="{s}" old_grain="{g}" new_grain="{g2}" | Name | It's {g2} that we filled in, the message is wrong.
      kornhaus_band silo="{s2}" driest={q} wettest={h} | Band | {s2}: up to {h} %, but not under {q} %.
    `,
  },
  {
    language: 'en',
    slots: { a: 'Ag-14, Mr Kuhl, Team Ost', a2: 'Ag-20, Ms Reyes', p: 'Policy 881, HH-40', p2: 'Policy 902, KFZ 7', c: 'C-77, claim 12', e: '200..900', e2: '1000..9000', d: '=2026-08-01, 2027-01-01', w: '=in one go / month by month', r: '=believe / do not believe' },
    tools: ['assekura_claim(claim, accept: bool, note?): Decide about a claim', 'assekura_pay(claim, euro: num, how?: once|monthly): Pay', 'assekura_agent(policy, old_agent, new_agent): Another agent', 'assekura_limits(policy, own_share: num, at_most: num): Own share and upper limit', 'assekura_rest(policy, until?): Let a policy rest', 'assekura_revive(policy): Wake a resting policy', 'assekura_end(policy, date): End a policy', 'assekura_switch(person, old_policy, new_policy): Other policy'],
    steps: `
      @r assekura_claim claim="{c}" accept=true // assekura_claim claim="{c}" accept=false | Claim | We {r} them about {c}. Accept only if we believe them, otherwise refuse it.
      assekura_claim claim="{c}" accept=false note="photo from 2019" | Refuse | Refuse {c}; note "photo from 2019".
      @w assekura_pay claim="{c}" euro={e2} how=once // assekura_pay claim="{c}" euro={e2} how=monthly | Pay | {e2} euros for {c}, {w}.
      assekura_pay claim="{c}" euro={e} | Pay {c} | {e}
      assekura_agent policy="{p}" old_agent="{a}" new_agent="{a2}" | Agent | {a} retires, {p} is looked after by {a2}.
      assekura_limits policy="{p}" own_share={e} at_most={e2} | Limits | {p}: we pay {e2} at most, and {e} they pay themselves.
      assekura_limits policy="{p2}" own_share={e} at_most={e2} | {p2} | Own share {e}, limit {e2}.
      assekura_rest policy="{p2}" until={d} | Rest | {p2} sleeps until {d}.
      assekura_revive policy="{p2}" | Car is back | {p2} was resting; wake it.
      assekura_end policy="{p}" date={d} | End | {p} ends on {d}.
      assekura_switch person="{a}" old_policy="{p}" new_policy="{p2}" | Switch | {a} wants {p2} and gives up {p}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pneu/sorter {"gate": {g}, "bar": {b}, "jams": {j}, "chute": "{c}", "product": "{p}", "spare_gate": {g2}}',
    slots: { g: '1..9', g2: '10..20', b: '3.5..5.4', b2: '5.5..7.9', j: '0..1 / 5..9', c: 'chute A, Left bin', c2: 'chute D, Right bin', p: 'cap red, lid 40', p2: 'cap blue, lid 55', ms: '20..90', ms2: '100..400', s: '=a hair / a good deal' },
    tools: ['windsort_blast(gate: int, ms: int): Blow once', 'windsort_times(gate: int, delay_ms: int, open_ms: int): Times of a gate', 'windsort_bar(gate: int, min: num, max: num): Pressures', 'windsort_lead(product, old_chute, new_chute): Other chute for a product', 'windsort_turnover(gate_off: int, gate_on: int): One gate does the work of another', 'windsort_clear(gate: int, gentle?: bool): Clear a jam', 'windsort_shift(chute, by: little|much): Move a chute'],
    steps: `
      @j windsort_blast gate={g} ms=50 // windsort_clear gate={g} | Jams | With more than three jams, clear this gate. Otherwise one blast of 50 ms.
      windsort_times gate={g2} delay_ms={ms} open_ms={ms2} | Times | The spare gate: open for {ms2} ms after a delay of {ms} ms.
      windsort_times gate={g} delay_ms={ms2} open_ms={ms} | Gate {g} | delay {ms2}, open {ms}
      windsort_bar gate={g} min={b} max={b2} | Pressure | The pressure of the message is the lowest, {b2} the highest for this gate.
      windsort_lead product="{p}" old_chute="{c}" new_chute="{c2}" | Chute | From now on this product falls into {c2}.
      windsort_lead product="{p2}" old_chute="{c2}" new_chute="{c}" | {p2} | {c}, no longer {c2}
      windsort_turnover gate_off={g} gate_on={g2} | Spare | The spare gate does the work of the one that jams.
      windsort_turnover gate_off={g2} gate_on={g} | Back | {g} is mended, so {g2} can rest.
      windsort_clear gate={g2} gentle=true | Gently | Clear {g2} with care, it's glass.
      windsort_clear gate={g2} gentle=false | Hard | Clear {g2}; you needn't be careful.
      @s windsort_shift chute="{c2}" by=little // windsort_shift chute="{c2}" by=much | Shift | Shift {c2} {s}.
    `,
  },
  {
    language: 'en',
    slots: { m: 'Marta, Bay 4, Mr Hui', m2: 'Niko, Bay 7', c: '=S-AB 120, OAL 7731', c2: '=M-ZZ 9, QRT 1180', p: 'pad 44, Filter X2', p2: 'pad 51, Filter Y9', nm: '80..190', b: '1.9..2.6', b2: '2.7..3.4', t: '=in the morning / in the afternoon' },
    tools: ['garagi_job(plate, job, mechanic?): New job', 'garagi_extra(plate, job): One more thing on a running job', 'garagi_instead(plate, planned, done): Another job than planned', 'garagi_pass(plate, from_mechanic, to_mechanic): Another mechanic', 'garagi_tyres(plate, front_bar: num, rear_bar: num): Tyre pressures', 'garagi_part(plate, old_part, new_part, warranty?: bool): Enter a part', 'garagi_ready(plate, half: am|pm): When a car is ready', 'garagi_drop(plate): Throw a job away', 'garagi_close(plate): A job is finished'],
    steps: `
      garagi_job plate="{c}" job="oil + filter" mechanic="{m}" | Job | {c}: "oil + filter", {m} does it.
      garagi_job plate="{c2}" job="MOT" | New job | {c2}, MOT. Anyone.
      garagi_extra plate="{c}" job="wiper left" | One more | While {c} is up there: "wiper left".
      garagi_instead plate="{c2}" planned="new clutch" done="cable only" | Cheaper | {c2} didn't get the "new clutch"; "cable only" was enough.
      garagi_pass plate="{c}" from_mechanic="{m}" to_mechanic="{m2}" | Pass | {m2} finishes {c} for {m}.
      garagi_tyres plate="{c}" front_bar={b} rear_bar={b2} | Tyres | {c}: rear {b2}, front {b}.
      garagi_tyres plate="{c2}" front_bar={b2} rear_bar={b} | Tyres {c2} | {b2} bar in front and {b} behind.
      garagi_part plate="{c}" old_part="{p}" new_part="{p2}" warranty=true | Warranty | {p} out of {c}, {p2} in, and the maker pays (warranty).
      garagi_part plate="{c2}" old_part="{p2}" new_part="{p}" warranty=false | No warranty | {c2} got {p} for its {p2}, which the customer pays, so no warranty.
      @t garagi_ready plate="{c2}" half=am // garagi_ready plate="{c2}" half=pm | Ready | {c2} is ready {t}.
      garagi_drop plate="{c2}" | Sold | They have sold {c2} and want nothing done.
      garagi_close plate="{c}" | Finished | {c} is done.
    `,
  },
];
