import type { Scene } from '../../scene';

/** Choices, switches and arguments that may be left out, in people’s own words, in English, part 9. */
export const choices9: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt peat/pump/{p} {"pump": "{p}", "rotation": "{r}", "impeller_mm": {i}, "impeller_mm_before": {ib}}',
    slots: { p: 'MP-2, ditch 5, polder N', r: '=suction / discharge', i: '120..180', ib: '190..260', p2: 'MP-6, ditch 9, polder S', cm: '5..60', m: '5..90' },
    tools: ['moorwerk_rotate(pump, side: suction|discharge): Say to which side a pump works', 'moorwerk_impeller(pump, mm: int): Enter the impeller', 'moorwerk_weir(pump, cm: int, change: raise|lower): Move a weir', 'moorwerk_run(pump, duty: tide|steady|none, minutes?: int): Run a pump'],
    steps: `
      @r moorwerk_rotate pump="{p}" side=discharge // moorwerk_rotate pump="{p}" side=suction | Other side | We have to flush the screen, for which this pump works to the other side.
      @r moorwerk_rotate pump="{p2}" side=suction // moorwerk_rotate pump="{p2}" side=discharge | Same side | {p2} to the same side as the pump that reported.
      moorwerk_impeller pump="{p}" mm={ib} | Old impeller | This pump got its former impeller again.
      moorwerk_weir pump="{p2}" cm={cm} change=raise | Up | Weir at {p2} {cm} cm up.
      moorwerk_weir pump="{p2}" cm={cm} change=lower | Down | Weir at {p2} {cm} cm down.
      moorwerk_run pump="{p2}" duty=tide | Tide | {p2} goes with the tide.
      moorwerk_run pump="{p2}" duty=steady minutes={m} | Steady | {p2} without a pause for {m} min.
      moorwerk_run pump="{p}" duty=none | Eels | Eels are passing. The pump in the event must not run.
    `,
  },
  {
    language: 'en',
    slots: { s: 'sda-box, vault 1, nas-red', s2: 'sdc-box, vault 4, nas-blue', p: '=/pool/a, /export/home, /mnt/photos', g: '20..900', n: '2..40' },
    tools: ['speichix.snap(host, path, name?): Take a snapshot', 'speichix.quota(host, path, gb: int, kind: hard|soft): Set a quota', 'speichix.share(host, path, rights: read|write|off): Share a folder', 'speichix.disk(host, slot: int, led: locate|off): Make a disk blink', 'speichix.scrub(host, when: now|monthly|never): Check the disks'],
    steps: `
      speichix.snap host={s} path={p} name=before-move | Snapshot | Storage host {s}, folder {p}: a snapshot called before-move.
      speichix.snap host={s2} path={p} | Snapshot | A snapshot of {p} on {s2}, it doesn't need a name.
      speichix.quota host={s} path={p} gb={g} kind=hard | Hard | {g} GB for {p} on {s} and not a byte more: a hard one.
      speichix.quota host={s2} path={p} gb={g} kind=soft | Soft | {p} on {s2} has {g} GB, softly, they may go over it.
      speichix.share host={s} path={p} rights=read | Look | On {s} everyone may look into {p} but change nothing.
      speichix.share host={s2} path={p} rights=off | Not shared | {p} on {s2} is not shared any more.
      speichix.disk host={s} slot={n} led=locate | Find it | Which one is disk {n} in {s}? Make it blink.
      speichix.scrub host={s2} when=monthly | Check | Check the disks of {s2} once a month.
      failed "weekly cannot be chosen" | Weekly | Check the disks of {s} weekly.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tailor/order {"order": "{o}", "garment": "{g}", "fit": "{f}", "thread": "{t}", "thread_before": "{tb}"}',
    slots: { o: 'A-118, K-40, wedding 3', g: '=coat, trousers, vest', f: '=slim, regular / baggy, cropped', t: '=navy 310, black 900', tb: '=sand 120, wine 77, grey 455', mm: '12.5, 8.0, 22.5', n: '2..9', d: '=2026-10-20, 2026-12-05, 2027-01-11' },
    tools: ['naehix_fit(order, fit: slim|regular|wide): Set the fit', 'naehix_thread(order, thread): Set the thread by its name', 'naehix_hem(order, mm: num, change: longer|shorter): Change a hem', 'naehix_buttons(order, count: int, side: left|right): Set the buttons', 'naehix_due(order, date, express: bool): Set when an order is due'],
    steps: `
      @f naehix_fit order="{o}" fit={f} // failed "there is no fit {f}" | Fit | Enter the fit the customer asked for; what the tool does not have fails.
      naehix_fit order="{o}" fit=wide | Comfortable | He has put on weight: this order neither slim nor regular.
      naehix_thread order="{o}" thread="{tb}" | Old thread | Sew this order with the thread that it had before.
      naehix_hem order="{o}" mm={mm} change=shorter | Shorter | The {g} in this order: {mm} mm off the hem.
      naehix_hem order="{o}" mm={mm} change=longer | Longer | Let the hem of this order out by {mm} mm.
      naehix_buttons order="{o}" count={n} side=left | Left | {n} buttons on the left for this order.
      naehix_buttons order="{o}" count={n} side=right | Right | {n} buttons on the other side, the right one
      naehix_due order="{o}" date={d} express=false | Due | {d} is fine for this order, no express.
    `,
  },
  {
    language: 'en',
    slots: { t: 'Court 1, hall C, centre', t2: 'Court 4, hall F, clay 2', m: '10..90', who: 'Ladina, Owen, Team B', l: '200..900' },
    tools: ['courtix_book(court, person, minutes: int, lights?: bool): Book a court', 'courtix_net(court, game: tennis|volleyball|none): Set up a net', 'courtix_dome(court, air: inflate|deflate|hold): Handle the dome over a court', 'courtix_water(court, litres: int, roll?: bool): Water a court'],
    steps: `
      courtix_book court="{t}" person="{who}" minutes={m} lights=true | Evening | {who} on {t} for {m} min, with lights.
      courtix_book court="{t2}" person="{who}" minutes={m} lights=false | Noon | {t2} for {who}, {m} min, lights not on.
      courtix_book court="{t2}" person="{who}" minutes={m} | Book | {m} min on {t2} for {who}
      courtix_net court="{t}" game=none | Running | Children run about on {t}, no net.
      courtix_net court="{t2}" game=volleyball | Net | Volleyball on {t2}.
      failed "there is no badminton net" | Badminton | Badminton net on {t2}.
      courtix_dome court="{t}" air=inflate | Winter | Winter: blow up the dome over {t}.
      courtix_dome court="{t2}" air=deflate | Spring | Spring: let the air out of the dome over {t2}.
      courtix_water court="{t2}" litres={l} roll=true | Clay | {l} l on {t2} and roll it.
      courtix_water court="{t}" litres={l} | Dust | {l} l on {t}, it is dusty.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tank/farm {"tank": "{t}", "stirring": "{s}", "product": "{p}", "valve": "{v}", "valve_before": "{vb}"}',
    slots: { t: 'toluene, glycol, wash', s: '=yes / no', p: '=A7, B2', v: '=bottom, closed', vb: '=middle, top, sample port', t2: 'xylene, lye, glue', kg: '12.5, 80.5, 230.0', c: '12..60' },
    tools: ['tanklagix_stir(tank, running: bool): Stir a tank, tank without the word', 'tanklagix_valve(tank, opening): Set which opening is used', 'tanklagix_take(tank, kg: num, filter?: bool): Take product out', 'tanklagix_heat(tank, celsius: int, loop?: oil|steam): Heat a tank', 'tanklagix_state(tank, state: in_use|empty|locked): Set the state'],
    steps: `
      @s tanklagix_stir tank={t} running=false // tanklagix_stir tank={t} running=true | Stirrer | Reverse the state of the stirrer in this tank: running becomes not running, not running becomes running.
      tanklagix_stir tank={t2} running=false | Sample | No stirring in the {t2} tank while I take the sample.
      tanklagix_valve tank={t} opening="{vb}" | Former opening | The opening that this tank used before.
      tanklagix_valve tank={t2} opening="{v}" | Like it | {t2} tank: opening as the reported tank has it now.
      tanklagix_take tank={t2} kg={kg} filter=true | Filtered | {kg} kg from the {t2} tank through the filter.
      tanklagix_take tank={t2} kg={kg} filter=false | Unfiltered | {kg} kg from the {t2} tank, past the filter.
      tanklagix_heat tank={t2} celsius={c} loop=steam | Steam | {t2} tank {c} °C by steam.
      tanklagix_heat tank={t} celsius={c} | Warm | {c} °C in this tank, with whatever is there.
      tanklagix_state tank={t2} state=locked | Lock | Nobody takes anything out of the {t2} tank and nobody puts anything in: locked.
      tanklagix_state tank={t2} state=empty | Empty | There is nothing left in the {t2} tank.
    `,
  },
  {
    language: 'en',
    slots: { c: 'cam shaft, G-12, rotor', c2: 'gear 40, P-31, flange', um: '0.5, 2.5, 8.0', n: '2..60', m: '=QX-3, LT-5, GR-9', m2: '=QX-8, LT-11, GR-14', t: '=Ra 0.8, 12.5 mm h6, 45 HRC' },
    tools: ['messix_probe(part, machine, points: int, slow?: bool): Measure a part, machine as in "QX-3"', 'messix_tolerance(part, micrometres: num, side: plus|minus|both): Set a tolerance', 'messix_result(part, result: good|rework|scrap): Enter a result', 'messix_print(part, text): Print a tag', 'messix_zero(machine, axis: x|y|z|all): Set an axis to zero'],
    steps: `
      messix_probe part="{c}" machine={m} points={n} slow=true | Measure | Slowly, {n} points of {c} on the measuring machine {m}.
      messix_probe part="{c2}" machine={m2} points={n} | Measure | {c2}: {n} points on machine {m2}
      messix_tolerance part="{c}" micrometres={um} side=both | Both | {c}: {um} µm up and down.
      messix_tolerance part="{c2}" micrometres={um} side=minus | Only smaller | {c2} may be {um} µm smaller, never larger.
      messix_tolerance part="{c2}" micrometres={um} side=plus | Only larger | {c2} may be {um} µm larger, never smaller.
      messix_result part="{c}" result=rework | Again | {c} isn't good, but it can be saved.
      messix_result part="{c2}" result=scrap | Bin | {c2} isn't good and can't be saved.
      messix_print part="{c}" text="{t}" | Tag | Tag for {c}: "{t}"
      messix_zero machine={m} axis=all | Zero | Every axis of machine {m} to zero.
      failed "there is no axis c" | Zero C | Axis C of machine {m2} to zero.
    `,
  },
  {
    language: 'en',
    event: 'webhook /canteen/line {"line": "{l}", "menu": "{m}", "menu_before": "{mb}", "queue": {q}, "open": "{o}"}',
    slots: { l: 'soup, grill, salad', m: '=Goulash, Lasagne', mb: '=Fish pie, Dal, Risotto', q: '4..60', o: '=yes / no', l2: 'pasta, vegan, sweets', p: '2.50, 4.80, 6.20', t: '=11:15, 12:45, 13:30' },
    tools: ['mensix_line(counter, open: bool, until?): Open or close a counter, "soup" and not "soup counter"', 'mensix_menu(counter, dish): Set the dish', 'mensix_price(counter, euros: num, who: staff|guests|all): Set a price', 'mensix_portion(counter, size: small|normal|large): Set the portion', 'mensix_screen(counter, shows: dish|queue|nothing): Set the screen'],
    steps: `
      @o mensix_line counter={l} open=false // mensix_line counter={l} open=true | Other way | The counter in the request: closed if it is open, open if it is closed; no end.
      mensix_line counter={l2} open=true until={t} | Open | The {l2} counter is open until {t}.
      mensix_line counter={l2} open=false | Closed | Nobody is served at the {l2} counter.
      mensix_menu counter={l} dish="{mb}" | Old dish | This counter serves again what it served before.
      mensix_menu counter={l2} dish="{m}" | Same dish | The {l2} counter has what the reported counter has now.
      mensix_price counter={l2} euros={p} who=guests | Guests | {p} € at the {l2} counter for those who don't work here.
      mensix_price counter={l2} euros={p} who=all | Everyone | {p} € at the {l2} counter, for everyone
      mensix_portion counter={l2} size=large | Hungry | Big portions at the {l2} counter.
      mensix_screen counter={l2} shows=nothing | Blank | The screen at the {l2} counter shows neither the dish nor the queue.
    `,
  },
  {
    language: 'en',
    slots: { f: 'Farm road, dam 2, Lot 9', f2: 'Mill track, dam 5, Lot 17', t: '2..60', cm: '4..40', w: '1.5, 2.5, 3.5' },
    tools: ['erdix_dig(site, cm: int, tonnes?: int): Dig', 'erdix_roll(site, passes: int, vibrate: bool): Roll the ground', 'erdix_slope(site, falls: left|right|level, percent?: num): Set the slope of a blade', 'erdix_spread(site, material: gravel|sand|soil, cm: int): Spread material', 'erdix_barrier(site, closed_for: cars|people|both|none): Close a site'],
    steps: `
      erdix_dig site="{f}" cm={cm} tonnes={t} | Dig | {f}: {cm} cm deep, {t} t.
      erdix_dig site="{f2}" cm={cm} | Dig | {cm} cm at {f2}, the tons are counted by the lorries.
      erdix_roll site="{f}" passes=4 vibrate=false | Near houses | Four passes at {f}. Houses nearby, so don't vibrate.
      erdix_roll site="{f2}" passes=6 vibrate=true | Roll | {f2} six times, vibrating
      erdix_slope site="{f}" falls=left percent={w} | Left | {f} falls to the left by {w}%.
      erdix_slope site="{f2}" falls=level | Level | {f2} dead level, neither to the left nor to the right.
      erdix_spread site="{f2}" material=gravel cm={cm} | Gravel | {cm} cm of gravel on {f2}.
      failed "asphalt cannot be chosen" | Asphalt | {cm} cm of asphalt on {f2}.
      erdix_barrier site="{f}" closed_for=cars | Cars | At {f} one can walk through but not drive through.
      erdix_barrier site="{f2}" closed_for=both | Closed | At {f2} one can neither walk nor drive through.
    `,
  },
  {
    language: 'en',
    event: 'mqtt flower/cooler {"cooler": "{c}", "humidifier": "{h}", "order": "{o}", "stems": {s}, "paper_before": "{pb}"}',
    slots: { c: 'K1, tulip room, back cooler', h: '=on / off', o: 'W-118, Hotel Post, K. Brandl', s: '20..200', pb: '=kraft, silk white, rose print', c2: 'K4, rose room, front cooler', t: '2..9', n: '5..60' },
    tools: ['florix_mist(cooler, humidifier: on|off, percent?: int): Set the humidifier', 'florix_cool(cooler, celsius: int, light: bool): Cool flowers', 'florix_tie(order, style: round|loose|single, stems: int): Tie a bouquet', 'florix_paper(order, paper): Choose the paper by its name', 'florix_card(order, card: birthday|mourning|none, text?): Add a card'],
    steps: `
      @h florix_mist cooler="{c}" humidifier=off // florix_mist cooler="{c}" humidifier=on | Humidifier | With the humidifier of this cooler do the opposite of what the event says.
      florix_mist cooler="{c2}" humidifier=on percent={n} | Mist | {c2}: humidifier, {n}%.
      florix_cool cooler="{c2}" celsius={t} light=false | Dark | {c2} {t} °C and dark.
      florix_cool cooler="{c}" celsius={t} light=true | Lit | {t} °C in this cooler, customers want to see the flowers, so with light.
      florix_tie order="{o}" style=loose stems={s} | Loose | This order with its number of stems, tied loosely.
      florix_tie order="{o}" style=round stems={n} | Round | {n} stems for this order, round
      florix_paper order="{o}" paper="{pb}" | Paper | This order in the paper they took before.
      florix_card order="{o}" card=none | No card | No card with this order.
      florix_card order="{o}" card=birthday text="Happy 60th" | Birthday | With this order a birthday card, "Happy 60th" on it.
      failed "there is no wedding card" | Wedding | Add a wedding card to this order.
    `,
  },
  {
    language: 'en',
    slots: { m: 'Ada, Test rig 2, bench N', m2: 'Grace, Test rig 5, bench S', g: '0.5..9.5', hz: '10..400', n: '2..40', c: '-35..-5' },
    tools: ['ruettelix_shake(rig, hertz: int, g: num, axis?: x|y|z): Shake a rig', 'ruettelix_climate(rig, celsius: int, humid: bool): Set the climate', 'ruettelix_drop(rig, cm: int, face: flat|edge|corner): Drop a part', 'ruettelix_cycle(rig, times: int, order?: hot_first|cold_first): Run climate cycles', 'ruettelix_stop(rig, how: ramp|cut): Stop a rig'],
    steps: `
      ruettelix_shake rig="{m}" hertz={hz} g={g} axis=z | z | {m}: {hz} Hz, {g} g, along z.
      ruettelix_shake rig="{m2}" hertz={hz} g={g} | Shake | {g} g at {hz} Hz on {m2}; the axis is how it is mounted.
      ruettelix_climate rig="{m}" celsius={c} humid=false | Cold and dry | {m} at {c} °C, dry.
      ruettelix_climate rig="{m2}" celsius={c} humid=true | Cold and humid | {m2} at {c} °C, humid.
      ruettelix_drop rig="{m}" cm={hz} face=corner | Corner | From {hz} cm onto a corner, {m}.
      failed "a drop onto the lid cannot be chosen" | Lid | {m2}: from {hz} cm onto the lid.
      ruettelix_cycle rig="{m}" times={n} order=cold_first | Cycles | {n} cycles on {m}, begin with the cold.
      ruettelix_cycle rig="{m2}" times={n} | Cycles | {n} cycles on {m2}, what comes first is all the same
      ruettelix_stop rig="{m}" how=cut | Smoke | {m} smokes! Cut it off.
      ruettelix_stop rig="{m2}" how=ramp | Gently | {m2} slows down until it stands.
    `,
  },
  {
    language: 'en',
    event: 'mqtt reading/desk {"desk": "{d}", "height": "{h}", "lamp": "{l}", "height_cm_before": {hb}}',
    slots: { d: '12, 31, window 2', h: '=sitting / standing', l: '=cold, warm', hb: '66..125', d2: '18, 44, window 5', p: '5..60', m: '10..60' },
    tools: ['tischix_pose(desk, pose: sitting|standing): Bring a desk into a pose', 'tischix_cm(desk, cm: int): Bring a desk to a height', 'tischix_lamp(desk, tone: warm|cold|off, percent?: int): Set the lamp of a desk', 'tischix_remind(desk, every: int, what: move|drink|nothing): Set a reminder', 'tischix_lock(desk, buttons: free|locked|down_only): Lock the buttons'],
    steps: `
      @h tischix_pose desk="{d}" pose=standing // tischix_pose desk="{d}" pose=sitting | Change of pose | Change the pose of this desk.
      @h tischix_pose desk="{d2}" pose=sitting // tischix_pose desk="{d2}" pose=standing | Alike | Desk {d2} in the same pose as the reported desk.
      tischix_cm desk="{d}" cm={hb} | Height as before | This desk as high as before.
      tischix_lamp desk="{d2}" tone={l} percent={p} | Lamp | Desk {d2}: the light of the reported desk, {p}%.
      tischix_lamp desk="{d2}" tone=off | Sun | Sun on desk {d2}, neither warm nor cold light.
      tischix_remind desk="{d2}" every={m} what=drink | Water | Every {m} min whoever sits at desk {d2} should drink.
      tischix_remind desk="{d2}" every={m} what=move | Move | every {m} min a bit of moving at desk {d2}
      tischix_lock desk="{d2}" buttons=down_only | Children | The buttons of desk {d2} work for down but not for up.
      tischix_lock desk="{d}" buttons=free | Free | All buttons of this desk work.
    `,
  },
];
