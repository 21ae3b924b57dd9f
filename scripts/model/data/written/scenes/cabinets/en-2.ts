import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in English, part 2. */
export const cabinets2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt glass/furnace {"furnace": "{f}", "celsius": {c}, "colour": "{co}", "lehr_free": "{le}", "blower": "{b}"}',
    slots: { f: 'F1, big pot, Vesta', f2: 'F3, small pot', c: '1040..1210', c2: '480..560', co: 'cobalt, amber 4, opal', co2: 'ruby, smoke', le: 'Lehr 2, L5', le2: 'Lehr 7, L8', b: 'Enzo, Britt, Oskar', h: '4..36', hot: '=a touch / a lot' },
    tools: ['vitrix_heat(furnace, celsius: int, ramp_per_h?: int): Heat a furnace to a temperature', 'vitrix_nudge(furnace, amount: small|big): Make a furnace a bit hotter', 'vitrix_anneal(lehr, celsius: int, hours: int): Cool glass slowly in a lehr', 'vitrix_recolour(furnace, old_colour, new_colour): Change the colour in a furnace', 'vitrix_idle(furnace): Keep a furnace just warm'],
    steps: `
      vitrix_heat furnace="{f2}" celsius={c} ramp_per_h={h} | Heat | {f2} up to {c} °C, {h} degrees an hour.
      vitrix_heat furnace="{f2}" celsius={c} | Same heat | {f2} shall be as hot as the furnace in the message. As quickly as it likes.
      @hot vitrix_nudge furnace="{f}" amount=small // vitrix_nudge furnace="{f}" amount=big | Hotter | The glass is stiff: {f} {hot} hotter.
      vitrix_anneal lehr="{le}" celsius={c2} hours={h} | Anneal | {h} hours from {c2} °C in the free lehr.
      vitrix_anneal lehr="{le2}" celsius={c2} hours={h} | {le2} | {c2} degrees, {h} h.
      vitrix_recolour furnace="{f}" old_colour="{co}" new_colour="{co2}" | Colour | {co2} takes the place of what is in the reported furnace.
      vitrix_recolour furnace="{f2}" old_colour="{co2}" new_colour="{co}" | Other pot | {f2}: out with {co2}, in with {co}.
      vitrix_idle furnace="{f}" | Weekend | {f} only needs to stay warm.
    `,
  },
  {
    language: 'en',
    slots: { l: 'Loom 3, Jacq-B, L11', l2: 'Loom 8, Dobby 2', p: 'herring4, Twill 22, rose damask', p2: 'checks9, Satin 5', y: 'wool 20/2, linen 8, silk grege', y2: 'cotton 16, ramie', m: '3..90', ppi: '12..64', w: '60..220' },
    tools: ['wefta_weave(loom, pattern, metres: num): Weave', 'wefta_reweave(loom, metres: num): Take woven cloth out again', 'wefta_resume(loom): Go on after a broken thread', 'wefta_thread(loom, warp, weft): Say which yarn is used', 'wefta_density(loom, picks: int, width_cm?: int): Density of the cloth', 'wefta_pattern(loom, old, new): Put in another pattern'],
    steps: `
      wefta_weave loom="{l}" pattern="{p}" metres={m} | Weave | {m} m of {p} on {l}.
      wefta_reweave loom="{l2}" metres=2 | Fault | There is a fault two metres back on {l2}. Take that much out.
      wefta_resume loom="{l2}" | Knotted | The thread of {l2} is knotted. Carry on.
      wefta_thread loom="{l}" warp="{y}" weft="{y2}" | Yarn | {l}: weft {y2}, warp {y}.
      wefta_thread loom="{l2}" warp="{y2}" weft="{y}" | Yarn {l2} | Warp is {y2}. Weft is {y}.
      wefta_density loom="{l}" picks={ppi} width_cm={w} | Cloth | {w} cm wide, {ppi} picks. {l}.
      wefta_density loom="{l2}" picks={ppi} | Denser | {ppi} picks for {l2}, width as before.
      wefta_pattern loom="{l}" old="{p}" new="{p2}" | New pattern | {p2} on {l} now, no more {p}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clean/ticket {"ticket": "{t}", "garment": "{g}", "customer": "{c}", "stain": "{s}", "rail": {r}}',
    slots: { t: 'T-9911, 40-223, RX7', t2: 'T-9958, 40-301', g: 'silk tie, coat, tuxedo', c: 'Ms Hart, Mr Oduya, Lilo', s: '=wine, ink, grease / ∅, none', r: '11..140', r2: '150..299', e: '2..24', d: '=2026-08-07, 2026-10-19', ha: '=with kid gloves / like a tent' },
    tools: ['spotta_treat(ticket, stain): Treat a stain', 'spotta_clean(ticket, care?: delicate|robust): Clean a garment', 'spotta_hang(ticket, rail: int): Hang a garment on a rail', 'spotta_rehang(from_rail: int, to_rail: int): Move what hangs on a rail', 'spotta_ready(ticket, date): Say when it is ready', 'spotta_charge(ticket, euro: num, express?: bool): Charge'],
    steps: `
      @s spotta_treat ticket={t} stain={s} // failed "no stain is named" | Stain | Treat the stain that the ticket names. If it names none, fail.
      @ha spotta_clean ticket={t2} care=delicate // spotta_clean ticket={t2} care=robust | Clean | Clean {t2}, {ha}.
      spotta_clean ticket={t} | Clean it | Just clean the one on the ticket.
      spotta_hang ticket={t} rail={r2} | Hang | The garment on the ticket goes on rail {r2}, not {r}.
      spotta_rehang from_rail={r} to_rail={r2} | Make room | From the rail of the message to rail {r2}.
      spotta_rehang from_rail={r2} to_rail={r} | Back | What hangs on {r2} goes to {r}.
      spotta_ready ticket={t2} date={d} | Ready | {t2} will be ready on {d}.
      spotta_charge ticket={t} euro={e} express=true | Express | {e} euros for the ticket in the message; it was a rush job.
      spotta_charge ticket={t2} euro={e} express=false | Normal | {t2} costs {e}, and that was no express job.
    `,
  },
  {
    language: 'en',
    slots: { b: 'bar 4, FOH 2, Bar 11', b2: 'bar 9, Bar 17', h: '0.5..4.5', h2: '5.5..14.5', sc: 'Act 2 forest, Tosca 3, Drop B', v: '0.1..0.9', q: '4..60', k: '40..380' },
    tools: ['flyrig_raise(bar, metres: num, speed?: num): Pull a bar up to a height', 'flyrig_lower(bar, metres: num, speed?: num): Let a bar down to a height', 'flyrig_limits(bar, lowest: num, highest: num): Set how far a bar goes', 'flyrig_hang(bar, scenery, kg: int): Say what hangs on a bar', 'flyrig_strip(bar): Take everything off a bar', 'flyrig_copy(from_bar, to_bar): Copy the limits of a bar', 'flyrig_cue(cue: int, wait: bool): Run a cue'],
    steps: `
      flyrig_raise bar="{b}" metres={h2} speed={v} | Up | {b} up to {h2} m at {v} m/s.
      flyrig_lower bar="{b2}" metres={h} | Down | {b2} comes down to {h} m. Usual speed.
      flyrig_raise bar="{b2}" metres={h2} | Out | {b2} out of sight, {h2} metres.
      flyrig_limits bar="{b}" lowest={h} highest={h2} | Limits | {b}: never above {h2}, never below {h}.
      flyrig_hang bar="{b2}" scenery="{sc}" kg={k} | Hang | {sc} on {b2}; weighs {k} kg.
      flyrig_strip bar="{b}" | Empty | Nothing is to hang on {b} any more.
      flyrig_copy from_bar="{b2}" to_bar="{b}" | Same limits | {b} gets {b2}'s limits.
      flyrig_cue cue={q} wait=true | Cue | Cue {q}, but only when the stage manager says go.
      flyrig_cue cue={q} wait=false | Go | Cue {q} at once.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wash/bay {"bay": {b}, "plate": "{p}", "programme": "{pr}", "foam_l": {f}, "free_bay": {b2}}',
    slots: { b: '1..3', b2: '4..7', p: '=KA-T 411, B 7712, ZH 90211', p2: '=LB-X 18, M-QQ 9', pr: 'Basic, Gloss, Deep', pr2: 'Quick, Royal', f: '1..8', bar: '40..140', e: '4..29' },
    tools: ['sudsy_start(bay: int, programme, wax?: bool): Start a wash', 'sudsy_resume(bay: int): Go on after the emergency stop', 'sudsy_change(bay: int, programme): Take another programme while it runs', 'sudsy_move(plate, from_bay: int, to_bay: int): Send a car to another bay', 'sudsy_pressure(bay: int, bar: int): Set the pressure', 'sudsy_refund(plate, euro?: num): Give money back'],
    steps: `
      sudsy_start bay={b2} programme="{pr2}" wax=true | Start | {pr2} in bay {b2}, with wax.
      sudsy_start bay={b} programme="{pr}" wax=false | No wax | What the car paid for, in its bay, but leave the wax out.
      sudsy_start bay={b2} programme="{pr}" | Go | {pr}, bay {b2}.
      sudsy_resume bay={b} | Button pulled | The emergency stop of the bay is pulled out again. It goes on.
      sudsy_change bay={b} programme="{pr2}" | Change | The car in the message takes {pr2} after all, not {pr}.
      sudsy_move plate="{p}" from_bay={b} to_bay={b2} | Other bay | Send the car over to the free one.
      sudsy_pressure bay={b2} bar={bar} | Pressure | {bar} bar in bay {b2}
      sudsy_refund plate="{p2}" | All back | {p2} gets everything back.
      sudsy_refund plate="{p}" euro={e} | Some back | {e} euros back for the car in the message.
    `,
  },
  {
    language: 'en',
    slots: { c: '2014, T-38, car 607', c2: '2031, T-55', li: '=2, 7, 14', li2: '=3, 9, 21', tr: '1..6', tr2: '7..15', w: 'Ali, Mrs Wirth, Conny', w2: 'Stan, Ms Opoku', km: '800..9000' },
    tools: ['tramyard_assign(car, line: int): Put a car on a line', 'tramyard_reassign(car, old_line: int, new_line: int): Change the line of a car', 'tramyard_park(car, track: int): Park a car', 'tramyard_shunt(car, from_track: int, to_track: int): Shunt a car', 'tramyard_crew(off_duty, on_duty): Change of drivers', 'tramyard_service(car, in_km?: int): Plan a service'],
    steps: `
      tramyard_assign car="{c}" line={li} | Line | {c} on line {li} today.
      tramyard_reassign car="{c2}" old_line={li} new_line={li2} | Other line | {c2} goes on {li2} now, it was on {li}.
      tramyard_reassign car="{c}" old_line={li2} new_line={li} | {c} | From {li2} to {li}.
      tramyard_park car="{c2}" track={tr} | Park | {c2}, track {tr}.
      tramyard_shunt car="{c}" from_track={tr2} to_track={tr} | Shunt | To track {tr}, from {tr2}: {c}.
      tramyard_shunt car="{c2}" from_track={tr} to_track={tr2} | Shunt {c2} | {tr} is needed. It goes over to {tr2}.
      tramyard_crew off_duty="{w}" on_duty="{w2}" | Relief | {w2} relieves {w}.
      tramyard_service car="{c}" in_km={km} | Service | After {km} more km, {c} is serviced.
      tramyard_service car="{c2}" | Squeals | {c2} squeals. Plan a service right away.
    `,
  },
  {
    language: 'en',
    event: 'webhook /auction/lot {"lot": "{l}", "species": "{s}", "kg": {kg}, "bid": {b}, "bidder": "{p}", "boat": "{bo}"}',
    slots: { l: 'L14, lot 208, H-77', l2: 'L19, lot 230', s: 'cod, sole, monkfish', s2: 'plaice, hake', kg: '12..480', b: '3.5..9.5', b2: '10.5..19.5', p: 'Brodie, Fishco, Madame Le', p2: 'Hansen, Quay Deli', bo: 'Ebba, Stella Maris', lo: '1.5..3.4' },
    tools: ['kvasir_open(lot, start_price: num, floor_price?: num): Open a lot', 'kvasir_bid(lot, bidder, price: num): Enter a bid', 'kvasir_sell(lot, bidder): Sell a lot', 'kvasir_withdraw(lot, reason?): Take a lot out of the auction', 'kvasir_split(lot, kg: num): Split off a part of a lot', 'kvasir_name(lot, old_species, new_species): Correct the fish'],
    steps: `
      kvasir_open lot="{l2}" start_price={b2} floor_price={lo} | Open | {l2} begins at {b2} and must not go under {lo}.
      kvasir_open lot="{l2}" start_price={b} | Open {l2} | Start: {b}. No lower limit.
      kvasir_bid lot="{l}" bidder="{p2}" price={b2} | Bid | {p2} offers {b2} for the lot in the message.
      kvasir_bid lot="{l2}" bidder="{p}" price={b2} | Another | {b2} by {p} on {l2}.
      kvasir_sell lot="{l}" bidder="{p}" | Sold | Sold to the one who bid.
      kvasir_sell lot="{l}" bidder="{p2}" | Sold after all | The lot in the message goes not to {p} but to {p2}.
      kvasir_withdraw lot="{l2}" reason="smells" | Take out | {l2} is not sold. Reason "smells".
      kvasir_withdraw lot="{l}" | Off | Take this one out of the auction, without saying why.
      kvasir_split lot="{l}" kg={lo} | Split | Split {lo} kg off the lot in the message.
      kvasir_name lot="{l}" old_species="{s}" new_species="{s2}" | Wrong fish | The lot in the message is {s2}, not {s}.
    `,
  },
  {
    language: 'en',
    slots: { a: 'SB-1120, acc 77, Nordgen 4', a2: 'SB-1402, acc 93', sp: 'emmer, lentil, sorrel', v: 'vault 2, freezer C', v2: 'vault 5, freezer F', c: '-28..-12', n: '20..900', t: '3..11', t2: '12..60' },
    tools: ['germina_store(accession, place, celsius?: int): Put seed into store', 'germina_relocate(accession, old_place, new_place): Change the place of seed', 'germina_copy(accession, place): Put a duplicate somewhere else', 'germina_sow(accession, count: int): Test how much comes up', 'germina_withdraw(accession, count: int, note?): Take seed out', 'germina_dry(accession, days_min: int, days_max: int): Dry seed'],
    steps: `
      germina_store accession="{a}" place="{v}" celsius={c} | Store | {a} into {v} at {c} °C.
      germina_store accession="{a2}" place="{v2}" | Put away | {v2} for {a2}. The temperature stays as it is there.
      germina_relocate accession="{a}" old_place="{v}" new_place="{v2}" | Relocate | {a} out of {v}, into {v2}.
      germina_relocate accession="{a2}" old_place="{v2}" new_place="{v}" | New place | {v} is the new place of {a2}; before, {v2}.
      germina_copy accession="{a}" place="{v2}" | Duplicate | {a} stays where it is, but {v2} gets a duplicate.
      germina_sow accession="{a2}" count={n} | Test | See how many of {n} seeds of {a2} come up.
      germina_withdraw accession="{a}" count={n} note="for Mr. Xu, Hall 3" | Hand out | {n} seeds of {a}; note "for Mr. Xu, Hall 3"
      germina_withdraw accession="{a2}" count={n} | Take out | {n} of {a2}. No need for a note.
      germina_dry accession="{a}" days_min={t} days_max={t2} | Dry | {a} dries for {t} days at least and {t2} at most.
    `,
  },
  {
    language: 'en',
    event: 'webhook /optic/order {"order": "{o}", "left_dpt": {l}, "right_dpt": {r}, "frame": "{f}", "pd_mm": {pd}}',
    slots: { o: 'O-338, 2026-71, K55', o2: 'O-402, 2026-90', l: '-6.75..-0.25', r: '0.25..4.75', f: 'Tilda 52, Aero, Round 7', f2: 'Kite 48, Bold', pd: '56..71', co: '=clear / tinted', e: '60..480' },
    tools: ['lensly_grind(order, left: num, right: num): Grind both lenses', 'lensly_redo(order, side: left|right, dioptre: num): Grind one lens anew', 'lensly_frame(order, old_frame, new_frame): Choose another frame', 'lensly_tint(order, dark: bool): Tint lenses', 'lensly_price(order, euro: num): Price', 'lensly_hand(order): Hand glasses over'],
    steps: `
      lensly_grind order={o} left={l} right={r} | Grind | Grind the lenses of this order.
      lensly_grind order={o2} left={r} right={l} | {o2} | Right eye {l}, left eye {r}.
      lensly_redo order={o2} side=left dioptre={l} | Scratched | {o2}: the left one again, {l}.
      lensly_redo order={o} side=right dioptre={r} | Right lens | The right lens of the order broke. Same strength again.
      lensly_frame order={o} old_frame="{f}" new_frame="{f2}" | Frame | The customer prefers {f2} to the one she ordered.
      lensly_frame order={o2} old_frame="{f2}" new_frame="{f}" | Other frame | {f} for {o2}, not {f2}.
      @co lensly_tint order={o2} dark=false // lensly_tint order={o2} dark=true | Tint | {o2} shall be {co}.
      lensly_price order={o} euro={e} | Price | {e} for the reported order.
    `,
  },
  {
    language: 'en',
    slots: { k: '2..9', k2: '10..48', s: 'spruce, larch, oak butt', w: '80..200', h: '22..60', sp: '2..6', b: 'blade 7, B-12', b2: 'blade 9, B-31', q: '=best / worst' },
    tools: ['sagra_saw(log: int, width: int, height: int): Saw a log into beams', 'sagra_turn(log: int, degrees: int): Turn a log', 'sagra_speed(feed: num, blade: num): Speeds of the saw', 'sagra_blade(remove, insert): Change the blade', 'sagra_stack(bay: int, grade: A|C): Stack boards', 'sagra_swap(log_a: int, log_b: int): Two logs change places in the queue'],
    steps: `
      sagra_saw log={k} width={w} height={h} | Saw | Log {k}: {h} high, {w} wide.
      sagra_saw log={k2} width={h} height={w} | Upright | Log {k2}: {h} mm wide and {w} mm high.
      sagra_turn log={k} degrees=90 | A quarter | Turn log {k} by ninety degrees.
      sagra_turn log={k2} degrees=180 | Upside down | Log {k2}, a hundred and eighty degrees.
      sagra_speed feed={sp} blade={k2} | Speeds | Blade {k2}, feed {sp}.
      sagra_blade remove="{b}" insert="{b2}" | Blunt | {b} is blunt, {b2} comes in.
      sagra_blade remove="{b2}" insert="{b}" | Sharp again | Put {b} in again in place of {b2}.
      @q sagra_stack bay={k} grade=A // sagra_stack bay={k} grade=C | Stack | The {q} ones go to bay {k}. (A is best, C is worst.)
      sagra_swap log_a={k} log_b={k2} | Order | {k} and {k2} change places.
    `,
  },
  {
    language: 'en',
    event: 'mqtt organ/stop {"manual": {m}, "stop": "{s}", "cent": {c}, "church": "{ch}", "silent_pipe": {p}}',
    slots: { m: '1..4', s: 'Gedackt 8, Mixtur, Trompete', s2: 'Flute 4, Gamba, Vox', c: '-9.5..9.5', ch: 'St. Agnes, Dom, Chapel 3', p: '3..56', hz: '=415, 440, 442', t: '=18:00, 19:30, 07:45', mm: '60..110' },
    tools: ['pfeif_tune(stop, pipe: int, cents: num): Tune a pipe', 'pfeif_pitch(hertz: int): Pitch of the whole organ', 'pfeif_mute(stop, pipe?: int): Let a stop or a pipe be silent', 'pfeif_unmute(stop, pipe?: int): Let it sound again', 'pfeif_couple(upper: int, lower: int): Couple two manuals', 'pfeif_wind(mm: int, until?): Wind pressure'],
    steps: `
      pfeif_tune stop="{s}" pipe={p} cents={c} | Tune | The silent pipe of the stop in the message: {c} cents.
      pfeif_tune stop="{s2}" pipe={p} cents={c} | {s2} | Pipe {p}, by {c} cents.
      pfeif_pitch hertz={hz} | Pitch | The orchestra plays at {hz} Hz, so does the organ.
      pfeif_mute stop="{s}" pipe={p} | It howls | Silence this one pipe.
      pfeif_mute stop="{s2}" | Whole stop | {s2} must not sound at all.
      pfeif_unmute stop="{s2}" | Again | {s2} may sound.
      pfeif_couple upper=3 lower=1 | Couple | First manual below, third above.
      pfeif_wind mm={mm} until={t} | Wind | {mm} mm till {t}.
      pfeif_wind mm={mm} | Wind for good | {mm} mm, and so it stays.
    `,
  },
  {
    language: 'en',
    slots: { g: 'Gallery 2, Silver Room, vault', g2: 'Gallery 6, Egypt', lo: '38..45', hi: '50..60', lx: '30..200', o: 'INV 44.1, Vase 12, Ph 1903', o2: 'INV 51.7, Mask 3', b: 'Louvre, Museum B, Ms Kato', d: '=2027-01-10, 2027-05-31', vis: '=everybody / staff only' },
    tools: ['museolo_climate(room, rh_min: int, rh_max: int): Humidity of a room', 'museolo_lux(room, lux: int): Light of a room', 'museolo_lend(object, borrower, until?): Lend an object', 'museolo_hang(object, room): Show an object', 'museolo_exchange(room, out_object, in_object): Exchange objects', 'museolo_access(room, who: public|staff): Who may enter'],
    steps: `
      museolo_climate room="{g}" rh_min={lo} rh_max={hi} | Climate | {g}: at most {hi} %, at least {lo} %.
      museolo_climate room="{g2}" rh_min={lo} rh_max={hi} | Climate {g2} | Between {lo} and {hi} per cent.
      museolo_lux room="{g}" lux={lx} | Light | {lx} lux in {g}.
      museolo_lend object="{o}" borrower="{b}" until={d} | Lend | {b} borrows {o} until {d}.
      museolo_lend object="{o2}" borrower="{b}" | Loan | {o2} to {b}, for as long as they want.
      museolo_hang object="{o}" room="{g2}" | Show | {o} is to be seen in {g2}.
      museolo_exchange room="{g}" out_object="{o2}" in_object="{o}" | Exchange | In {g}, {o} comes and {o2} goes.
      museolo_exchange room="{g2}" out_object="{o}" in_object="{o2}" | {g2} | {o} is taken down for {o2}.
      @vis museolo_access room="{g2}" who=public // museolo_access room="{g2}" who=staff | Access | {g2}: {vis}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /garage/gate {"plate": "{p}", "lane": {l}, "level": "{lv}", "paid": {paid}, "bay": {b}, "since": "{t}"}',
    slots: { p: '=FR-QX 7, 5KLM221, AB12 CDE', p2: '=DD-O 909, 7PPR010', l: '1..3', lv: '-2, -3, P4', lv2: 'P1, P6', paid: '=true / false', b: '11..99', b2: '101..180', t: '=07:12, 09:48', e: '2..35', h: '2..24' },
    tools: ['bayside_raise(lane: int): Open the barrier', 'bayside_hold(lane: int, reason?): Keep the barrier shut', 'bayside_reserve(bay: int, plate, hours?: int): Keep a bay for a car', 'bayside_free(bay: int): Give a bay free', 'bayside_rebay(plate, old_bay: int, new_bay: int): Change the bay of a car', 'bayside_charge(plate, euro: num): Charge', 'bayside_waive(plate): Let a car park for nothing'],
    steps: `
      @paid bayside_raise lane={l} // bayside_hold lane={l} | Let out? | If this car has paid, open the barrier of its lane. Otherwise keep it shut, without a reason.
      bayside_hold lane={l} reason="flood on level 3" | Shut | Nobody out: keep the reported lane shut, reason "flood on level 3".
      bayside_reserve bay={b2} plate="{p2}" hours={h} | Keep | Bay {b2} for {p2}, {h} hours.
      bayside_reserve bay={b2} plate="{p}" | For good | The car at the barrier always gets bay {b2}.
      bayside_free bay={b} | Free | Its bay is free again.
      bayside_rebay plate="{p}" old_bay={b} new_bay={b2} | Other bay | Move the car in the message to {b2}.
      bayside_rebay plate="{p2}" old_bay={b2} new_bay={b} | {p2} | stands in {b} now, not {b2}
      bayside_charge plate="{p2}" euro={e} | Charge | {p2} pays {e}.
      bayside_waive plate="{p}" | For nothing | A doctor on duty. This car pays nothing.
    `,
  },
  {
    language: 'en',
    slots: { sw: 'core-1, sw-attic, 10.0.9.2', sw2: 'edge-4, sw-barn', p: '1..12', p2: '13..48', v: '10..99', v2: '100..400', n: 'uplink A, CCTV, Till 2', w: '=wakes up / goes dead' },
    tools: ['patchly_port(switch, port: int, up: bool): Switch a port', 'patchly_vlan(switch, port: int, vlan: int): VLAN of a port', 'patchly_revlan(switch, old_vlan: int, new_vlan: int): All ports of a VLAN into another', 'patchly_mirror(switch, source_port: int, target_port: int): Copy traffic of a port', 'patchly_label(switch, port: int, label): Name a port', 'patchly_move(cable_port: int, to_port: int, switch): Note that a cable was moved'],
    steps: `
      @w patchly_port switch={sw} port={p} up=true // patchly_port switch={sw} port={p} up=false | Port | Port {p} of {sw} {w}.
      patchly_vlan switch={sw2} port={p2} vlan={v} | VLAN | {sw2}: VLAN {v} on port {p2}.
      patchly_revlan switch={sw} old_vlan={v} new_vlan={v2} | All of them | Whoever is in VLAN {v} on {sw} comes into {v2}.
      patchly_revlan switch={sw2} old_vlan={v2} new_vlan={v} | Merge | On {sw2}, {v} takes all ports of {v2}.
      patchly_mirror switch={sw} source_port={p2} target_port={p} | Listen | On {sw}, port {p} hears what port {p2} does.
      patchly_mirror switch={sw2} source_port={p} target_port={p2} | Mirror | {sw2}: copy {p} to {p2}.
      patchly_label switch={sw} port={p2} label="{n}" | Name | Port {p2} on {sw} is called {n}.
      patchly_move cable_port={p} to_port={p2} switch={sw2} | Re-plugged | At {sw2} I have pulled the cable out of {p} and put it into {p2}. Note it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mri/queue {"patient": "{p}", "exam": "{e}", "room": "{r}", "at": "{t}", "metal": "{m}", "next": "{p2}"}',
    slots: { p: 'Pt-118, Mrs Lowe, 50077', p2: 'Pt-131, Mr Eze, 50102', e: 'knee, brain, L-spine', e2: 'hip, shoulder', r: 'MR1, Room 6', r2: 'MR3, Room 9', t: '=08:40, 10:10, 13:25', t2: '=09:30, 11:50, 15:05', m: '=none, no / pacemaker, clip', ml: '5..20' },
    tools: ['tesla_admit(patient, room): Let a patient in', 'tesla_refuse(patient, cause): Refuse a patient', 'tesla_swap(first, second): Two patients change places', 'tesla_retime(patient, old_time, new_time): Another time', 'tesla_exam(patient, exam, contrast_ml?: num): Enter an examination', 'tesla_room(patient, from_room, to_room): Another room'],
    steps: `
      @m tesla_admit patient="{p}" room="{r}" // tesla_refuse patient="{p}" cause="{m}" | Metal? | Without metal the patient comes into the room of the message. With metal, refuse, and the cause is the metal named there.
      tesla_swap first="{p2}" second="{p}" | Change places | {p2} first, {p} second: they change places.
      tesla_retime patient="{p}" old_time={t} new_time={t2} | Later | The patient of the message comes at {t2}.
      tesla_retime patient="{p2}" old_time={t2} new_time={t} | Time | {p2}: {t}. So far it was {t2}.
      tesla_exam patient="{p2}" exam="{e2}" contrast_ml={ml} | Exam | {e2} of {p2} with {ml} ml of contrast.
      tesla_exam patient="{p}" exam="{e2}" | Exam too | Enter {e2} for {p}. No contrast agent.
      tesla_room patient="{p2}" from_room="{r}" to_room="{r2}" | Room | {r2} for {p2}, {r} is being cleaned.
      tesla_admit patient="{p2}" room="{r2}" | Next | The next one into {r2}.
    `,
  },
  {
    language: 'en',
    slots: { s: 'Rosi, chair 2, Sam', s2: 'Timo, chair 5', c: 'Mr Wolf, Anni, Frau Berg', t: '=09:15, 11:40, 16:20', t2: '=10:05, 13:30, 17:45', d: '20..90', e: '18..130', pr: 'Balm 4, clay wax, tonic' },
    tools: ['scissio_pencil(client, time, stylist?): Pencil a client in', 'scissio_fix(client, time, stylist?): Fix an appointment', 'scissio_drop(client, tell: bool): Drop an appointment', 'scissio_take(client, from_stylist, to_stylist): Another stylist', 'scissio_bill(client, euro: num, tip?: num): Bill', 'scissio_stock(product, add: int): New goods'],
    steps: `
      scissio_pencil client="{c}" time={t} | Perhaps | {c} perhaps comes at {t}. Doesn't matter to whom.
      scissio_fix client="{c}" time={t2} stylist="{s}" | Fixed | {c} comes at {t2} to {s}, that is settled.
      scissio_drop client="{c}" tell=true | Drop | Drop {c}, and let them know.
      scissio_drop client="{c}" tell=false | Drop quietly | {c} rang off sick; drop it, they know already.
      scissio_take client="{c}" from_stylist="{s}" to_stylist="{s2}" | Sick | {s2} takes {c} over from {s}.
      scissio_take client="{c}" from_stylist="{s2}" to_stylist="{s}" | Change | {c} to {s}, away from {s2}
      scissio_bill client="{c}" euro={e} tip=5 | Bill | {e} and five on top for us: {c}.
      scissio_bill client="{c}" euro={e} | Just the bill | {c} pays {e}.
      scissio_stock product="{pr}" add=12 | Goods | A dozen {pr} came in.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tower/water {"tower": "{t}", "level_m": {l}, "inflow": {i}, "pump": "{p}", "reserve_pump": "{p2}"}',
    slots: { t: 'Hill, T2, Weststadt', t2: 'Ridge, T5, Hafen', l: '2.4..3.9 / 6.1..8.8', i: '20..90', p: 'P-11, booster 2', p2: 'P-14, booster 6', lo: '1.5..3.0', hi: '6.5..9.0', m: '10..90', cl: '0.1..0.6' },
    tools: ['aqueo_fill(tower, pump): Fill a tower with a pump', 'aqueo_halt(tower): Stop filling', 'aqueo_band(tower, low_m: num, high_m: num): Levels between which it is kept', 'aqueo_pump(old, new): Another pump takes over', 'aqueo_dose(tower, mg_l: num): Chlorine', 'aqueo_flush(tower, minutes: int, warn?: bool): Flush'],
    steps: `
      @l aqueo_fill tower="{t}" pump="{p}" // aqueo_halt tower="{t}" | Level | Under 5 m: fill this tower with its pump. Otherwise stop filling.
      aqueo_fill tower="{t2}" pump="{p2}" | Fill | {t2} with the reserve pump.
      aqueo_band tower="{t}" low_m={lo} high_m={hi} | Band | The one that reported: {hi} m at the top, {lo} m at the bottom.
      aqueo_band tower="{t2}" low_m={lo} high_m={hi} | {t2} | {lo} to {hi} metres.
      aqueo_pump old="{p}" new="{p2}" | Change | The reserve takes over.
      aqueo_pump old="{p2}" new="{p}" | Back | {p} instead of {p2}.
      aqueo_dose tower="{t2}" mg_l={cl} | Chlorine | {cl} mg/l in {t2}
      aqueo_flush tower="{t}" minutes={m} warn=true | Flush | {m} minutes for this one, and warn the households.
      aqueo_flush tower="{t2}" minutes={m} warn=false | Flush {t2} | For {m} min. Nobody has to be warned.
    `,
  },
  {
    language: 'en',
    slots: { f: 'F14, booth 3, Foyer', f2: 'F22, booth 9', e: 'Ulla Ltd, Roto GmbH, Mr Finch', e2: 'Bibo Inc, Ms Arden', m: '9..80', kw: '2..30', t: '=07:00, 08:30', t2: '=18:00, 20:15' },
    tools: ['fairo_assign(stand, exhibitor): Give a stand to an exhibitor', 'fairo_exchange(stand, old_exhibitor, new_exhibitor): Give a stand to another', 'fairo_power(stand, kw: num, night?: bool): Current for a stand', 'fairo_hours(opens, closes): Hours of the hall', 'fairo_carpet(stand, m2: num, colour?): Carpet', 'fairo_pass(exhibitor, count: int): Passes'],
    steps: `
      fairo_assign stand="{f}" exhibitor="{e}" | Stand | {f} is for {e}.
      fairo_exchange stand="{f2}" old_exhibitor="{e}" new_exhibitor="{e2}" | Resold | {e2} takes {f2}, {e} has cancelled.
      fairo_exchange stand="{f}" old_exhibitor="{e2}" new_exhibitor="{e}" | {f} | from {e2} to {e}
      fairo_power stand="{f}" kw={kw} night=true | Fridge | {kw} kW for {f}, at night too.
      fairo_power stand="{f2}" kw={kw} night=false | Day only | {f2}: {kw} kW, off at night.
      fairo_power stand="{f2}" kw={kw} | Current | {kw} kilowatts to {f2}.
      fairo_hours opens={t} closes={t2} | Hours | We shut at {t2} and open at {t}.
      fairo_carpet stand="{f}" m2={m} colour=grey | Carpet | {m} m² of grey for {f}.
      fairo_carpet stand="{f2}" m2={m} | Any carpet | {f2}, {m} m², colour all the same.
      fairo_pass exhibitor="{e2}" count=6 | Passes | Half a dozen for {e2}.
    `,
  },
  {
    language: 'en',
    event: 'peripheral ttyUSB0/plotter {"sheet": "{s}", "pen": {p}, "x": {x}, "y": {y}, "next_sheet": "{s2}"}',
    slots: { s: 'A1-07, map 3, site plan', s2: 'A1-12, map 8', p: '1..3', p2: '4..8', x: '10..300', y: '310..800', v: '5..60' },
    tools: ['scrivo_goto(x: num, y: num): Carry the pen somewhere', 'scrivo_line(x1: num, y1: num, x2: num, y2: num): Draw a line', 'scrivo_pen(down: bool): Pen down or up', 'scrivo_change(old_pen: int, new_pen: int): Another pen', 'scrivo_text(text, height?: num): Write a text', 'scrivo_load(sheet): Load a sheet', 'scrivo_eject(sheet): Throw a sheet out'],
    steps: `
      scrivo_goto x={y} y={x} | Go | To y {x}, x {y}.
      scrivo_goto x={x} y={y} | Back there | Carry the pen to the point in the message.
      scrivo_line x1={x} y1={y} x2={v} y2={p2} | Line | From the reported point to ({v}|{p2}).
      scrivo_pen down=true | Draw | Let the pen touch the paper.
      scrivo_pen down=false | Lift | Pen off the paper.
      scrivo_change old_pen={p} new_pen={p2} | Pen | Take {p2} for the one in use.
      scrivo_change old_pen={p2} new_pen={p} | Other pen | {p} comes, {p2} goes.
      scrivo_text text="Scale 1:500 (draft)" height={v} | Text | "Scale 1:500 (draft)", {v} high.
      scrivo_text text="rev. B / kb" | Revision | Write "rev. B / kb". Height as it is.
      scrivo_load sheet="{s2}" | Next | Load the next sheet.
    `,
  },
  {
    language: 'en',
    slots: { b: 'B77, Oslo-3, Ida', b2: 'B92, Bergen-1', s: 'quay 2, Nordhavn, Dock C', s2: 'quay 8, Skagen', w: '0.5..3.0', n: '2..14', pc: '15..95', how: '=at all hours / in office hours' },
    tools: ['volta_plug(boat, berth, amps?: int): Start charging', 'volta_unplug(boat): End charging', 'volta_limit(berth, percent: int): Charge no further than', 'volta_transfer(boat, from_berth, to_berth): Boat changes berth', 'volta_tariff(berth, mode: always|daytime): When charging is allowed', 'volta_owner(boat, name): Enter the owner'],
    steps: `
      volta_plug boat="{b}" berth="{s}" amps={n} | Charge | {n} A for {b} at {s}.
      volta_plug boat="{b2}" berth="{s2}" | Charge {b2} | It lies at {s2}. However many amps there are.
      volta_unplug boat="{b}" | Full | {b} has enough.
      volta_limit berth="{s2}" percent={pc} | Limit | Not over {pc} % at {s2}.
      volta_transfer boat="{b}" from_berth="{s}" to_berth="{s2}" | Berth | {s2} gets {b} from {s}.
      volta_transfer boat="{b2}" from_berth="{s2}" to_berth="{s}" | {b2} | leaves {s2}, goes to {s}
      @how volta_tariff berth="{s}" mode=always // volta_tariff berth="{s}" mode=daytime | Times | They may charge at {s} {how}.
      volta_owner boat="{b2}" name="Ove Dahl-Lie" | Owner | {b2} belongs to "Ove Dahl-Lie".
    `,
  },
  {
    language: 'en',
    event: 'webhook /soap/batch {"batch": "{b}", "oil": "{o}", "lye_g": {l}, "water_g": {w}, "ph": {ph}, "mould": "{m}"}',
    slots: { b: 'S-11, lavender 4, batch 90', b2: 'S-18, tallow 2', o: 'olive, coconut, rape', o2: 'palm, shea', l: '90..240', w: '250..700', ph: '8.1..9.9 / 11.2..13.4', m: 'loaf 3, M7', m2: 'loaf 6, M9', d: '20..60' },
    tools: ['saponi_mix(batch, lye_g: int, water_g: int): Mix lye and water', 'saponi_stir(batch, minutes: int, heat?: bool): Stir', 'saponi_pour(batch, mould): Pour', 'saponi_repour(batch, old_mould, new_mould): Pour into another mould', 'saponi_cure(batch, days: int): Let ripen', 'saponi_oil(batch, remove, add): Other oil in a recipe'],
    steps: `
      saponi_mix batch="{b}" lye_g={l} water_g={w} | Mix | Water and lye as in the message.
      saponi_mix batch="{b2}" lye_g={l} water_g={w} | {b2} | {w} g of water on {l} g of lye.
      saponi_stir batch="{b}" minutes={d} heat=true | Hot | Stir the reported batch for {d} min and warm it.
      saponi_stir batch="{b2}" minutes={d} heat=false | Cold | {b2}: {d} minutes, unheated.
      @ph saponi_pour batch="{b}" mould="{m}" // failed "the pH is {ph}" | Pour | Pour it into its mould if the pH is 10 or lower. Above that it bites; let the step fail.
      saponi_repour batch="{b}" old_mould="{m}" new_mould="{m2}" | Leaks | The mould of the reported batch leaks. Take {m2}.
      saponi_cure batch="{b2}" days={d} | Ripen | {b2} ripens {d} days.
      saponi_oil batch="{b2}" remove="{o}" add="{o2}" | Recipe | {b2} is made with {o2}, without {o}.
      saponi_oil batch="{b}" remove="{o}" add="{o2}" | Allergy | No {o} in the reported one; {o2} instead.
    `,
  },
];
