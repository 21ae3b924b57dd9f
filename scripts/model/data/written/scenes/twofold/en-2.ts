import type { Scene } from '../../scene';

/** Tools whose parameters are of one kind, so that their values could change places, in English, part 2. */
export const twofoldEn2: readonly Scene[] = [
  // small server room
  {
    language: 'en',
    event: 'webhook /ops/move {"site": "{site}", "runs_on": "{h1}", "spare": "{h2}", "v_live": "{v1}", "v_built": "{v2}", "backup": "{bk}", "admin": "{ad}"}',
    slots: { site: 'shop, wiki, intranet', h1: 'moss, vm-3, copper', h2: 'fern, vm-8, nickel', h3: 'alder, vm-12, cobalt', v1: '=3.1.4, 3.2.0', v2: '=4.0.1, 4.2.2', bk: '=complete, verified / missing, partial', ad: 'Thea, Marlon, jk', m: '3..9', s: '{m} * 60', r: '15..55' },
    tools: ['flitto.migrate(site, source, target): Move a site to another host', 'flitto.mirror(site, source, target): Copy a site and leave it where it is', 'flitto.upgrade(site, old, new): Change the version of a site upwards', 'flitto.rollback(site, old, new): Change the version of a site downwards', 'flitto.timeout(connect_s: int, read_s: int, site?): Set timeouts'],
    steps: `
      @bk flitto.migrate site="{site}" source="{h1}" target="{h2}" // failed "the backup is {bk}" | Move | Onto the spare with it, off the machine it runs on. Requires a complete or verified backup.
      flitto.mirror site="{site}" source="{h1}" target="{h3}" | Second copy | Keep the site running where it is, but {h3} should hold a copy as well.
      flitto.upgrade site="{site}" old={v1} new={v2} | Ship it | What was built replaces what is live.
      flitto.rollback site="{site}" old={v2} new={v1} | Regret | {v2} is live by now and crashes. Back to {v1}.
      flitto.migrate site="{site}" source="{h2}" target="{h1}" | Return | Home to {h1} from {h2}, no copy left behind. {h3} isn't involved.
      flitto.mirror site="{site}" source="{h3}" target="{h2}" | Refresh | {h2} gets a copy of what {h3} has.
      flitto.timeout connect_s={r} read_s={s} | Timeouts | {m} minutes for reading and {r} seconds for connecting; for all sites alike.
      flitto.timeout connect_s={s} read_s={r} site="{site}" | Slow line | For the site of the message alone: read {r} s, connect {m} min.
      failed "no target host is given" | Elsewhere | Move the site away from {h1}, though not to {h2} and not to {h3}.
    `,
  },
  // road works
  {
    language: 'en',
    earlier: ['Lorry ticket | http_request → lorry {l}, arrived {t1} °C, now {t2} °C', 'Site diary | file_read → lane {a} closed, lane {b} open', 'Foremen | memory_recall → day {n1}, night {n2}'],
    slots: { l: 'K-88, Bertha, TX 40', t1: '161..174 / 148..159', t2: '121..139', a: '=east, inner', b: '=west, outer', n1: 'Gustav, Mrs. Ito, Delroy', n2: 'Halina, Big Ron, Yves', cm: '4..9', mm: '{cm} * 10', mm2: '110..190', km1: '12..19', km2: '31..48' },
    tools: ['pavoCloseLane(lane, from_km: int, to_km: int): Close a lane', 'pavoOpenLane(lane, from_km: int, to_km: int): Open a lane', 'pavoMix(lorry, loaded_c: int, laid_c: int): Enter two temperatures', 'pavoLayers(top_mm: int, base_mm: int): Enter the layers', 'pavoShift(outgoing, incoming): Change foremen'],
    steps: `
      pavoShift outgoing="{n1}" incoming="{n2}" | Six in the evening | Day shift ends, night shift begins. Change foremen.
      pavoShift outgoing="{n2}" incoming="{n1}" | Six in the morning | The other way about now: whoever had the night goes to bed, whoever has the day comes on.
      @t1 pavoMix lorry="{l}" loaded_c={t1} laid_c={t2} // failed "it arrived at {t1} °C" | Temperatures | Laid at what it shows now, loaded at what it had on arrival. Don't enter a load that came with less than 160.
      pavoLayers top_mm={mm} base_mm={mm2} | Layers | Base {mm2} mm, on top of that {cm} centimetres.
      pavoOpenLane lane={a} from_km={km1} to_km={km2} | Traffic again | The closed lane can be opened, km {km1} as far as km {km2}.
      pavoCloseLane lane={b} from_km={km2} to_km={km1} | Close towards town | Kilometres count down here. The lane that is still open gets closed to km {km1}, starting from km {km2}.
      pavoCloseLane lane={b} from_km={km1} to_km={km2} | Cones | Cones stand on the {b} lane, first at kilometre {km1}, last at {km2}. Close it like that.
      failed "the end of the closure is not given" | Further | The {b} lane has to be closed as well, from km {km2} on.
    `,
  },
  // choir and its library
  {
    language: 'en',
    event: 'manual - {who} writes: rehearsal {d1} cannot be, {d2} would be free; room {r1} is cold, {r2} is warm; copies {st}',
    slots: { who: 'Marguerite, the sexton, Paul', d1: '=2027-01-12, 2027-01-19', d2: '=2027-02-09, 2027-02-23', d3: '=2027-03-04, 2027-03-18', r1: 'crypt, hall B, loft', r2: 'library, hall K, parlour', st: '=all there, counted / some missing, not counted', p: 'Nocturne, Te Deum, Psalm 42', a: '12..24', b: '31..58', h: '2..4', hm: '{h} * 60', sm: '18..22' },
    tools: ['cantabo.postpone(old_date, new_date): Put a rehearsal off till later', 'cantabo.advance(old_date, new_date): Bring a rehearsal forward', 'cantabo.room(leave, enter): Change rooms', 'cantabo.scores(piece, copies: int, pages: int): Order copies', 'cantabo.hire(start_hour: int, minutes: int, room?): Hire a room'],
    steps: `
      cantabo.postpone old_date={d1} new_date={d2} | New date | Instead of the day that can't be, take the one that would be free.
      cantabo.advance old_date={d3} new_date={d2} | Sooner | The rehearsal of {d3} is held on {d2} already.
      cantabo.postpone old_date={d2} new_date={d3} | Even later | Nobody can on {d2}. We'll sing on {d3}.
      cantabo.room leave="{r1}" enter="{r2}" | Brr | Out of the cold one and into the warm one!
      cantabo.room leave="{r2}" enter="{r1}" | In summer | {r1} for {r2}, as soon as the sun is out: we give up the latter.
      @st cantabo.scores piece="{p}" copies={b} pages={a} // failed "copies: {st}" | {p} | Order {b} copies of {a} pages each. But only when the message says that the copies are all there or counted.
      cantabo.hire start_hour={sm} minutes={hm} | Hire | {h} hours, beginning at {sm}:00, room doesn't matter.
      cantabo.hire start_hour={sm} minutes=90 room="{r2}" | Warm evening | Hire the warm room for ninety minutes from {sm} o'clock.
    `,
  },
  // fish farm
  {
    language: 'en',
    event: 'mqtt trout/net {"crowded": "{p1}", "roomy": "{p2}", "fish": {n}, "grams_each": {g}, "morning_o2": {a}, "evening_o2": {b}, "pump": "{pu}"}',
    slots: { p1: 'P1, upper pond, Ida', p2: 'P6, lower pond, Olga', p3: 'P9, mill pond, Vera', n: '40..95', g: '210..480', a: '8.1..9.8', b: '4.2..6.7', pu: '=running, ok / stopped, blocked', n2: '12..29', kg: '1.2..2.9', kgg: '{kg} * 1000', cm: '15..80', mm: '{cm} * 10' },
    tools: ['troutix_net(from_pond, to_pond, fish: int): Carry fish over with the net', 'troutix_pipe(from_pond, to_pond, mm: int): Let water over', 'troutix_oxygen(first: num, second: num): Enter the readings of a day in the order of time', 'troutix_count(fish: int, grams: int): Enter number and weight of one fish', 'troutix_feed(pond, morning_g: int, evening_g: int): Set the two feeds'],
    steps: `
      troutix_net from_pond="{p1}" to_pond="{p2}" fish={n2} | Thin out | {n2} fish from the crowded pond to the roomy one.
      troutix_net from_pond="{p2}" to_pond="{p3}" fish={n2} | Others | To {p3} from {p2}: {n2} pieces. {p1} isn't touched.
      @pu troutix_pipe from_pond="{p3}" to_pond="{p1}" mm={mm} // failed "the pump is {pu}" | Water | {p1} gets {cm} centimetres out of {p3}. With the pump stopped or blocked, no.
      troutix_pipe from_pond="{p1}" to_pond="{p3}" mm={mm} | And back | {cm} cm of water, {p1} gives and {p3} takes.
      troutix_oxygen first={a} second={b} | Oxygen | Evening and morning value of oxygen into the book.
      troutix_count fish={n} grams={g} | Count | Enter what was in the net and what each weighs.
      troutix_feed pond="{p2}" morning_g=800 evening_g={kgg} | Feed | For the roomy pond: evenings {kg} kilos, mornings 800 grams.
      troutix_feed pond="{p1}" morning_g={kgg} evening_g=650 | Crowded pond | {kg} kg at sunrise, 650 g at sunset, for the crowded one.
      failed "the number of fish is not given" | Some more | A few more have to go from {p1} to {p3}.
    `,
  },
  // tailor
  {
    language: 'en',
    earlier: ['Measure | file_read → {c}: waist {w} mm, leg {l} mm', 'Cloth rack | http_request → roll {r1}: {m1} m, roll {r2}: {m2} m', 'Till | memory_recall → {c} {paid}'],
    slots: { c: 'Mr. Ashby, Lucinda, Prof. Baum', w: '710..760', l: '790..960', r1: 'navy, T-14, houndstooth', r2: 'ochre, T-60, corduroy', m1: '21..40', m2: '3..12', paid: '=paid, paid in full / owes, did not pay', cm: '2..5', mm: '{cm} * 10', t1: 'Zofia, Emre, Nell', t2: 'Aldo, Maeve, Kwame' },
    tools: ['nadelo_take_in(customer, waist_mm: int, leg_mm: int): Make a garment smaller', 'nadelo_let_out(customer, waist_mm: int, leg_mm: int): Make a garment larger', 'nadelo_cloth(customer, instead_of, use): Change the cloth of an order', 'nadelo_pass_on(giver, receiver): Hand work on', 'nadelo_rolls(longer, shorter): Sort two rolls'],
    steps: `
      nadelo_take_in customer="{c}" waist_mm={mm} leg_mm=15 | Too wide | Too wide for {c}. Leg 15 mm in, waist {cm} centimetres.
      nadelo_let_out customer="{c}" waist_mm=10 leg_mm={mm} | Too tight | It pinches. {c} needs {cm} cm more in the leg and ten millimetres in the waist.
      nadelo_cloth customer="{c}" instead_of="{r1}" use="{r2}" | Cloth | {c} wants {r2}, not {r1} after all.
      nadelo_cloth customer="{c}" instead_of="{r2}" use="{r1}" | Short roll | The shorter of the two rolls won't do for {c}; the order gets cut from the longer one instead.
      nadelo_rolls longer="{r1}" shorter="{r2}" | Rack | Sort the two rolls that step {step2} found.
      nadelo_pass_on giver="{t2}" receiver="{t1}" | Bench | {t1} gets the work that {t2} had.
      @paid nadelo_pass_on giver="{t1}" receiver="{t2}" // failed "{c} {paid}" | To the presser | If {c} has paid, {t1} gives the piece to {t2}. If not, it stays put.
      failed "the new cloth is not given" | Another cloth | {c} doesn't want {r1}. Put the order on another cloth.
    `,
  },
  // lock keeper on a canal
  {
    language: 'en',
    event: 'peripheral canal/lock upper_cm={u} lower_cm={lo} up_boat={b1} down_boat={b2} gates={gt}',
    slots: { u: '310..420', lo: '110..190', umm: '{u} * 10', lmm: '{lo} * 10', b1: 'Heron, Anna-Lou, Barge 16', b2: 'Perseverance, Otter, Barge 71', gt: '=shut, bolted / ajar, open', cm: '20..90', mm: '{cm} * 10', k: '3..9', ks: '{k} * 60', s: '10..50', g1: '=north sluice, old sluice', g2: '=south sluice, new sluice' },
    tools: ['kanalis.raise(boat, by_mm: int): Raise a boat in the chamber', 'kanalis.lower(boat, by_mm: int): Lower a boat in the chamber', 'kanalis.levels(above_mm: int, below_mm: int): Log both levels', 'kanalis.order(ahead, behind): Say who goes before whom', 'kanalis.sluice(close, open, wait_s?: int): Change over between sluices'],
    steps: `
      kanalis.levels above_mm={umm} below_mm={lmm} | Log | Log the levels in millimetres, the lower and the upper.
      kanalis.order ahead="{b2}" behind="{b1}" | Right of way | The boat going down goes first, the one going up has to wait for it.
      kanalis.order ahead="{b1}" behind="{b2}" | Doctor aboard | {b2} lets {b1} pass and follows after.
      @gt kanalis.raise boat="{b1}" by_mm={mm} // failed "the gates are {gt}" | Up | The boat that's going up: {cm} centimetres. Not with gates ajar or open.
      kanalis.lower boat="{b2}" by_mm={mm} | Down | {cm} cm down with {b2}.
      kanalis.sluice close="{g1}" open="{g2}" | Change over | {g2} instead of {g1} from now on. No waiting time to be set.
      kanalis.sluice close="{g2}" open="{g1}" wait_s={ks} | And again | Open the {g1} and close the {g2}, with {k} minutes of waiting.
      failed "no tool can collect the toll" | Toll | Collect the toll from the skipper of {b2}.
    `,
  },
];
