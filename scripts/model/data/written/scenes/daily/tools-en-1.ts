import type { Scene } from '../../scene';

/** Tools of other makers in plain, short steps, in English, part 1. */
export const dailyToolsEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt dental/furnace/{f} {"furnace": "{f}", "state": "idle", "door": "{door}", "temp_c": {now}}',
    slots: { f: 'F-2, FX31, kiln-b', f2: 'F-5, FX40, kiln-d', door: '=closed, shut / open, ajar', now: '24..60', c: '720..960', c2: '1050..1530', min: '3..25', rate: '30..80', prog: '11..48', case: 'DL-2204, C/118, K-7731' },
    tools: ['furnace_fire(furnace, peak_c: int, hold_min: int, rate_c_min?: int, vacuum?: bool): Fire a dental furnace', 'furnace_program(furnace, program: int, case_no?): Start a stored program', 'furnace_lift(furnace, position: up|down|mid): Move the lift', 'furnace_cool(furnace, mode: slow|fast): Cool down'],
    steps: `
      furnace_fire furnace={f2} peak_c={c} hold_min={min} vacuum=true | Fire the crowns | Fire at {c} °C in {f2}, hold for {min} minutes, with vacuum.
      furnace_fire furnace={f} peak_c={c2} hold_min={min} rate_c_min={rate} | Sinter | Sinter in the idle furnace: {rate} °C per minute up to {c2} °C, then {min} minutes hold.
      furnace_fire furnace={f2} peak_c={c} hold_min={min} vacuum=false | Glaze | Glaze in {f2}: hold {min} minutes at {c} °C, no vacuum.
      @door furnace_program furnace={f} program={prog} // failed "the door of {f} is {door}" | Start the program | Start program {prog} on {f}, but only with its door closed.
      furnace_program furnace={f2} program={prog} case_no={case} | Bridge | Case {case} runs on {f2} with program {prog}.
      furnace_lift furnace={f} position=down | Load | Lower the lift of {f}.
      furnace_lift furnace={f2} position=mid | Pre-dry | Move the lift of {f2} to the middle.
      furnace_cool furnace={f} mode=slow | Cool | Cool {f} slowly.
      furnace_cool furnace={f2} mode=fast | Next case is waiting | Cool {f2} quickly.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brew/tank/{t} {"tank": "{t}", "beer": "{beer}", "gravity": {sg}, "bar": {bar}}',
    slots: { t: 'FV3, T-12, bright 2', t2: 'FV7, T-15, bright 5', beer: 'Amber Nine, Harbour Pils, Oat Stout', sg: '2.1..4.8', bar: '0.4..0.9', c: '8.5..19.5', c2: '-1.5..-0.5', h: '6..72', p: '1.1..2.4', g: '120..900', hop: 'Saaz, Citra, Hallertau Blanc' },
    tools: ['tank.setTemp(tank, celsius: num, ramp_hours?: int): Set the temperature of a tank', 'tank.pressure(tank, bar: num, relief?: bool): Set the pressure of a tank', 'tank.dose(tank, what, grams: int): Add something to a tank', 'tank.transfer(from, to, purge: bool): Pump beer to another tank'],
    steps: `
      tank.setTemp tank={t} celsius={c} | Temperature | Set the tank of the reading to {c} °C.
      tank.setTemp tank={t2} celsius={c2} ramp_hours={h} | Cold crash | Bring {t2} down to {c2} °C over {h} hours.
      tank.setTemp tank={t} celsius={c} ramp_hours={h} | Diacetyl rest | Within {h} hours, warm {t} to {c} °C.
      tank.pressure tank={t2} bar={p} | Pressure | Pressure in {t2}: {p} bar.
      tank.pressure tank={t} bar={p} relief=true | Spunding | {p} bar on the reported tank, relief valve active.
      tank.dose tank={t} what={hop} grams={g} | Dry hop | Add {g} g of {hop} to {t}.
      tank.dose tank={t2} what="Irish moss" grams={g} | Finings | Irish moss into {t2}, {g} grams.
      tank.transfer from={t} to={t2} purge=true | Transfer | Transfer the beer from {t} to {t2}, purging first.
      tank.transfer from={t2} to={t} purge=false | Back | Pump back into {t} from {t2} without purging.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wind/{w}/status {"turbine": "{w}", "wind_ms": {v}, "power_kw": {kw}, "crew_inside": "{crew}"}',
    slots: { w: 'WT-07, E14, north-3', w2: 'WT-11, E22, south-9', v: '6.5..14.5', kw: '400..2900', crew: '=no, none / yes, 2 persons', lim: '500..2800', deg: '5..355', pitch: '2.5..88.5', h: '1..12', why: 'ice on blade, shadow flicker, bat season' },
    tools: ['turbine_start(turbine): Start a turbine', 'turbine_stop(turbine, reason?, brake: soft|emergency): Stop a turbine', 'turbine_limit(turbine, kw: int, hours?: int): Limit the power of a turbine', 'turbine_yaw(turbine, degrees: int, lock?: bool): Turn the nacelle', 'pitch_turbine(turbine, degrees: num): Set the blade angle'],
    steps: `
      @crew turbine_start turbine={w} // failed "there is a crew in {w}" | Start | Start {w} if no crew is inside.
      turbine_stop turbine={w2} brake=soft | Stop | Stop {w2} softly.
      turbine_stop turbine={w} brake=soft reason={why} | Stop for a reason | Soft stop of the reported turbine, reason: {why}.
      turbine_stop turbine={w2} brake=emergency | Emergency | Emergency stop for {w2}, now.
      turbine_limit turbine={w2} kw={lim} hours={h} | Grid request | For {h} hours no more than {lim} kW from {w2}.
      turbine_limit turbine={w} kw={lim} | Curtail | Limit {w} to {lim} kW.
      turbine_yaw turbine={w2} degrees={deg} lock=true | Park the nacelle | Yaw {w2} to {deg} degrees and lock it there.
      turbine_yaw turbine={w} degrees={deg} | Turn | Turn the nacelle of {w} to {deg}°.
      pitch_turbine turbine={w2} degrees={pitch} | Blades | Blade angle {pitch} degrees on {w2}.
    `,
  },
  {
    language: 'en',
    slots: { cue: '12..48', cue2: '49..99', sec: '1.5..8.5', ch: '101..240', pct: '15..95', line: 'LX bar 2, fly 14, red drape', line2: 'LX bar 4, fly 21, gauze', cm: '120..650', s: 'thunder.wav, door-slam.wav, overture_b.mp3', db: '-24..-3' },
    tools: ['lx.go(cue: num, fade_s?: num): Run a lighting cue', 'lx.channel(ch: int, percent: int, fade_s?: num): Set a dimmer channel', 'fly.move(line, height_cm: int, speed?: slow|normal|fast): Move a flying line', 'snd.play(file, level_db?: int, loop?: bool): Play a sound'],
    steps: `
      lx.go cue={cue} | Next cue | Go cue {cue}.
      lx.go cue={cue2} fade_s={sec} | Sunset | Run cue {cue2} with a fade of {sec} seconds.
      lx.channel ch={ch} percent={pct} | One lamp | Channel {ch} at {pct} %.
      lx.channel ch={ch} percent={pct} fade_s={sec} | Slow build | In {sec} seconds, channel {ch} to {pct} per cent.
      fly.move line={line} height_cm={cm} speed=slow | Scene change | Move {line} to {cm} cm, slowly.
      fly.move line={line2} height_cm={cm} | Trim | Trim {line2} at {cm} cm.
      snd.play file={s} level_db={db} | Effect | Play {s} at {db} dB.
      snd.play file={s} loop=true | Background | Loop {s}.
      snd.play file={s} level_db={db} loop=false | Once | {s}, {db} dB, not looped.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/request {"room": {r}, "guest": "{g}", "wants": "{item}", "qty": {q}}',
    slots: { r: '201..489', r2: '501..899', g: 'Ms Adeyemi, Paul Krantz, Dr Lindqvist', item: 'pillows, bathrobes, bottles of water', q: '2..6 / ∅', t: '=06:10, 06:45, 07:20', d: '=2026-12-08, 2027-01-22', n: '2..5', eur: '12.5..88.5', who: 'Tereza, Omar, Shift B' },
    tools: ['hk_deliver(room: int, item, quantity: int): Bring things to a room', 'hk_clean(room: int, kind: light|full, staff?): Have a room cleaned', 'fd_wakeup(date, time, room: int): Book a wake-up call', 'fd_charge(room: int, amount: num, text?): Put a charge on a room', 'fd_key(room: int, copies: int, expires?): Make key cards'],
    steps: `
      @q hk_deliver room={r} item="{item}" quantity={q} // failed "the request has no quantity" | Deliver | Bring what the guest wants to the room, in the quantity requested.
      hk_deliver room={r2} item=towels quantity={n} | Towels | Bring {n} towels to room {r2}.
      hk_clean room={r} kind=full staff="{who}" | Full cleaning | {who} does a full cleaning of the guest's room.
      hk_clean room={r2} kind=light | Tidy up | Light cleaning in {r2}.
      fd_wakeup date={d} time={t} room={r2} | Wake-up | Wake-up call for {r2} at {t} on {d}.
      fd_wakeup date={d} time={t} room={r} | Call the guest | On {d} at {t}, wake-up call for {g}.
      fd_charge room={r2} amount={eur} text="Minibar" | Minibar | Charge {eur} to room {r2} with the text "Minibar".
      fd_charge room={r} amount={eur} | Charge | {eur} euros on the room of the request.
      fd_key room={r2} copies=2 expires={d} | Keys | Two key cards for {r2}, valid until {d}.
    `,
  },
  {
    language: 'en',
    slots: { z: 'pinegrove.example, hollow.net, acrefield.example', z2: 'tolman.example, quaybay.net', h: 'mail, shop, vpn2', h2: 'ftp, static, mx3', ip: '=198.51.100.23, 203.0.113.77, 192.0.2.140', ip2: '=198.51.100.88, 203.0.113.9, 192.0.2.61', ttl: '60..900', prio: '5..50', days: '7..90', m: 'hostmaster@tolman.example, ops@birch.example' },
    tools: ['record_set_dns(zone, name, kind: A|MX|TXT|CNAME, value, ttl?: int): Set a record', 'dns_record_drop(zone, name, kind: A|MX|TXT|CNAME): Delete a record', 'dns_mx(zone, host, priority: int): Add a mail exchanger', 'dns_renew(zone, days: int, notify?): Renew a domain'],
    steps: `
      record_set_dns zone={z} name={h} kind=A value={ip} ttl={ttl} | A record | In {z}, set {h} to {ip} with a TTL of {ttl} seconds.
      record_set_dns zone={z2} name={h2} kind=A value={ip2} | New address | {ip2} is the new A record of {h2} in zone {z2}.
      record_set_dns zone={z} name={h2} kind=CNAME value={h}.{z} | Alias | Make {h2} in {z} a CNAME for {h}.{z}.
      record_set_dns zone={z2} name=_acme kind=TXT value="k7Qd-02_x" ttl={ttl} | Challenge | TXT record _acme in {z2}, value "k7Qd-02_x", TTL {ttl}.
      dns_record_drop zone={z} name={h} kind=A | Delete | Delete the A record {h} from {z}.
      dns_record_drop zone={z2} name={h2} kind=TXT | Old text | Remove the TXT record of {h2}, zone {z2}.
      dns_mx zone={z2} host={h}.{z2} priority={prio} | Mail | Priority {prio} for mail exchanger {h}.{z2} in {z2}.
      dns_renew zone={z} days={days} | Renew | Renew {z} for {days} days.
      dns_renew zone={z2} days={days} notify={m} | Renew with a notice | Renew {z2} by {days} days and notify {m}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /carpark/entry {"plate": "{p}", "lane": "{l}", "season_ticket": "{st}", "level_free": {free}}',
    slots: { p: 'KR-4471, B 802 XT, HN77 QLD', p2: 'LM-3390, W 118 AD, ZT05 KKP', l: 'lane-1, in-3, north entry', l2: 'lane-4, out-2, south exit', st: '=valid, active / expired, blocked', free: '4..60', sec: '10..60', lv: '1..5', eur: '1.5..18.5', t: '=18:00, 21:30, 23:15' },
    tools: ['boom_open(lane, seconds?: int): Open a boom', 'boom_close(lane): Close a boom', 'sign_level(level: int, text: free|full|closed): Set the sign of a level', 'ticket_issue(plate, level: int, until?): Issue a ticket', 'ticket_refund(plate, amount: num): Refund a fee'],
    steps: `
      @st boom_open lane={l} // failed "the season ticket of {p} is {st}" | Let in | Open the boom where the car stands, provided its season ticket is valid.
      boom_open lane={l2} seconds={sec} | Delivery | Open {l2} for {sec} seconds.
      boom_close lane={l2} | Close | Close the boom at {l2}.
      sign_level level={lv} text=full | Full | Level {lv} shows full.
      sign_level level={lv} text=closed | Painting | Show level {lv} as closed.
      ticket_issue plate={p2} level={lv} until={t} | Ticket | A ticket for {p2} on level {lv}, until {t}.
      ticket_issue plate={p} level={lv} | Ticket for this car | Issue a ticket for level {lv} to the car that came in.
      ticket_refund plate={p2} amount={eur} | Refund | Refund {eur} to {p2}.
      ticket_refund plate={p} amount={eur} | Wrong fee | {eur} back to the plate in the message.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dairy/vat {"vat": "{v}", "milk": "{m}", "ph": {ph}, "litres": {l}}',
    slots: { v: 'V2, vat-9, copper 1', v2: 'V6, vat-11, copper 4', m: 'goat, cow', ph: '6.45..6.68', l: '300..900', c: '30.5..38.5', c2: '62..74', s: '15..45', rpm: '4..18', ml: '40..260', lot: 'L-7702, GC12, B/449', min: '20..75' },
    tools: ['pasteurise(vat, celsius: int, seconds: int): Pasteurise a vat', 'vat_heat(vat, celsius: num, stir_rpm?: int): Heat a vat', 'vat_rennet(vat, ml: int, rest_min: int, lot?): Add rennet and let it rest', 'vat_cut(vat, size: fine|medium|coarse): Cut the curd'],
    steps: `
      pasteurise vat={v} celsius={c2} seconds={s} | Pasteurise | Pasteurise the reported vat at {c2} °C for {s} seconds.
      pasteurise vat={v2} celsius={c2} seconds={s} | Second vat | {s} seconds at {c2} °C, vat {v2}.
      vat_heat vat={v} celsius={c} stir_rpm={rpm} | Warm up | Heat {v} to {c} °C, stirring at {rpm} rpm.
      vat_heat vat={v2} celsius={c} | Heat | {c} °C in {v2}.
      vat_rennet vat={v2} ml={ml} rest_min={min} lot={lot} | Rennet | {ml} ml of rennet from lot {lot} into {v2}, then {min} minutes of rest.
      vat_rennet vat={v} ml={ml} rest_min={min} | Set the milk | Add {ml} ml rennet to the vat in the message and let it rest {min} min.
      vat_cut vat={v} size=coarse | Cut | Cut the curd in {v} coarsely.
      vat_cut vat={v2} size=fine | Fine cut | Cut {v2} fine.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/{b}/probe {"basin": "{b}", "temp": {now}, "ph": {ph}, "bathers": {n}}',
    slots: { b: 'lap pool, B1, diving tank', b2: 'paddling pool, B4, warm basin', now: '24..27', ph: '7.1..7.7', n: '=0 / 3, 8, 12', c: '26.5..33.5', mg: '0.4..1.2', h: '2..12', pct: '30..100', t: '=21:30, 22:00', t2: '=05:45, 06:30' },
    tools: ['pool_setpoint(basin, celsius?: num, chlorine_mg?: num): Set what a basin should have', 'pool_shock(basin, mg: num, hours: int): Shock chlorination', 'pool_pump(basin, percent: int, from?, to?): Set the pump', 'pool_lights(basin, on: bool, colour?: white|blue|green): Switch underwater lights'],
    steps: `
      pool_setpoint basin={b2} celsius={c} | Water temperature | Set {b2} to {c} °C.
      pool_setpoint basin={b} chlorine_mg={mg} | Chlorine | Chlorine setpoint of {b}: {mg} mg.
      pool_setpoint basin={b2} celsius={c} chlorine_mg={mg} | Both setpoints | {mg} mg chlorine and {c} °C for {b2}.
      @n pool_shock basin={b} mg=5.5 hours={h} // failed "{n} bathers are in {b}" | Shock | Shock {b} with 5.5 mg for {h} hours, only if nobody is bathing there.
      pool_pump basin={b} percent={pct} from={t} to={t2} | Night mode | From {t} to {t2} the pump of {b} runs at {pct} %.
      pool_pump basin={b2} percent={pct} | Pump | Pump of {b2} at {pct} %.
      pool_lights basin={b} on=true colour=blue | Lights | Blue underwater light in {b}.
      pool_lights basin={b2} on=false | Lights out | Underwater lights off in {b2}.
    `,
  },
  {
    language: 'en',
    slots: { t: 'R3, trough-7, fry 2', t2: 'R8, trough-12, fry 5', kg: '0.2..3.8', mm: '0.4..1.8', n: '200..4500', lmin: '12..95', c: '7.5..13.5', h: '1..8', d: '=2026-12-02, 2027-02-11', sp: 'brown trout, char, grayling' },
    tools: ['hatch_feed(tank, kg: num, pellet_mm: num, times_a_day?: int): Feed a tank', 'hatch_flow(tank, l_min: int): Set the water flow', 'hatch_move(count: int, from, to, species?): Move fish', 'hatch_light(tank, hours: int, dim?: bool): Set the daily light', 'hatch_sample(tank, fish: int, date): Plan a sample'],
    steps: `
      hatch_feed tank={t} kg={kg} pellet_mm={mm} | Feed | Feed {t} with {kg} kg of {mm} mm pellets.
      hatch_feed tank={t2} kg={kg} pellet_mm={mm} times_a_day={h} | Daily feed | Pellets of {mm} mm for {t2}, {h} times a day, {kg} kg.
      hatch_flow tank={t} l_min={lmin} | Flow | {lmin} litres a minute through {t}.
      hatch_move count={n} from={t} to={t2} | Move | Move {n} fish from {t} to {t2}.
      hatch_move count={n} from={t2} to={t} species="{sp}" | Sorting | Into {t}: {n} {sp} from {t2}.
      hatch_light tank={t2} hours={h} dim=true | Light | {h} hours of dimmed light in {t2}.
      hatch_light tank={t} hours={h} | Day length | Light over {t}: {h} hours a day.
      hatch_sample tank={t2} fish=25 date={d} | Sample | Sample 25 fish from {t2} on {d}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt laundry/load {"machine": "{m}", "kg": {kg}, "fabric": "{fab}", "dryer": "{dr}"}',
    slots: { m: 'W4, drum-2, barrier 1', m2: 'W9, drum-6, barrier 3', dr: 'TD-1, tumbler 5', dr2: 'TD-4, tumbler 8', kg: '8..22', fab: 'cotton, wool', c: '=30, 40, 60, 90', rpm: '=600, 800, 1000, 1200', ml: '40..180', min: '12..55', pct: '3..15' },
    tools: ['washCycle(machine, celsius: int, spin: int, prewash?: bool): Start a wash', 'addDetergent(machine, ml: int, kind: bio|colour|bleach): Dose detergent', 'dryCycle(dryer, minutes?: int, residual_pct?: int, heat: low|high): Start a dryer', 'unlockDoor(machine): Unlock the door'],
    steps: `
      washCycle machine={m} celsius={c} spin={rpm} | Wash | Wash the reported load at {c} degrees, spin {rpm}.
      washCycle machine={m2} celsius={c} spin={rpm} prewash=true | With prewash | Machine {m2}: prewash, {c} °C, {rpm} rpm spin.
      washCycle machine={m2} celsius={c} spin={rpm} prewash=false | No prewash | {m2} at {rpm} rpm and {c} °C, without prewash.
      addDetergent machine={m} ml={ml} kind=colour | Detergent | {ml} ml of colour detergent into {m}.
      addDetergent machine={m2} ml={ml} kind=bleach | Whites | Dose {ml} ml bleach in {m2}.
      dryCycle dryer={dr} minutes={min} heat=low | Dry | Dry for {min} minutes on low heat in {dr}.
      dryCycle dryer={dr2} residual_pct={pct} heat=high | Until nearly dry | {dr2}, high heat, down to {pct} % residual moisture.
      unlockDoor machine={m} | Done | Unlock the door of the machine in the message.
    `,
  },
  {
    language: 'en',
    slots: { s: 'silo 3, S-11, B2', s2: 'silo 7, S-14, B5', r: 'RM1, stand 4', r2: 'RM3, stand 6', mm: '0.15..0.85', t: '1.5..18.5', pct: '14.5..16.8', a: '7..9', b: '10..14', c: '15..20', fl: 'T550, W700, rye 1150', bag: '25..50', n: '20..160' },
    tools: ['mill.gap(stand, mm: num): Set the roller gap', 'mill.draw(silo, tonnes: num, dest?): Draw grain from a silo', 'mill.damp(silo, moisture_pct: num, rest_h: int): Dampen grain', 'mill.pack(flour, bag_kg: int, bags: int): Pack flour', 'mill.blend(silos: text[], shares: num[]): Blend grain from silos'],
    steps: `
      mill.gap stand={r} mm={mm} | Roller gap | Set the gap of {r} to {mm} mm.
      mill.gap stand={r2} mm={mm} | Other stand | {mm} mm on {r2}.
      mill.draw silo={s} tonnes={t} | Draw | Draw {t} tonnes from {s}.
      mill.draw silo={s2} tonnes={t} dest={s} | Shift grain | {t} t go to {s} out of {s2}.
      mill.damp silo={s} moisture_pct={pct} rest_h={c} | Dampen | Dampen {s} to {pct} % and let it rest {c} hours.
      mill.pack flour="{fl}" bag_kg={bag} bags={n} | Pack | Pack {n} bags of {fl}, {bag} kg each.
      mill.pack flour="{fl}" bag_kg={bag} bags={c} | Small order | {fl} in {bag} kg bags, {c} of them.
      mill.blend silos=["{s}", "{s2}"] shares=[70, 30] | Blend | Blend {s} and {s2}, 70 to 30.
      mill.blend silos=["{s2}", "{s}"] shares=[{a}, {b}] | Other blend | {a} parts from {s2} and {b} parts from {s}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /post/scan {"parcel": "{p}", "weight_g": {g}, "to_zip": "{zip}", "address_readable": "{ok}"}',
    slots: { p: 'RR4471820, CX-90211, PK7730', p2: 'RR5580013, CX-91447, PK8812', g: '240..8900', zip: '80331, 1010, 70173', ok: '=yes / no', ch: '3..24', why: 'damaged, no such street, refused', d: '=2026-12-04, 2026-12-11', eur: '2.5..24.5', m: 'lena@foxhill.example, j.ortega@pm.example' },
    tools: ['parcel_sort(parcel, chute: int, priority?: bool): Send a parcel to a chute', 'parcel_return(parcel, reason): Return to the sender', 'parcel_hold(parcel, until, notify?): Keep a parcel at the counter', 'parcel_postage(parcel, grams: int, price: num): Set the postage'],
    steps: `
      @ok parcel_sort parcel={p} chute={ch} // failed "the address of {p} is not readable" | Sort | If the address is readable, send the scanned parcel to chute {ch}.
      parcel_sort parcel={p2} chute={ch} priority=true | Express | {p2} to chute {ch} with priority.
      parcel_return parcel={p2} reason="{why}" | Return | Return {p2}, reason "{why}".
      parcel_return parcel={p} reason="{why}" | Back to sender | The scanned one goes back: {why}.
      parcel_hold parcel={p} until={d} | Hold | Hold this parcel until {d}.
      parcel_hold parcel={p2} until={d} notify={m} | Hold and tell | Keep {p2} at the counter until {d} and notify {m}.
      parcel_postage parcel={p2} grams={ch} price={eur} | Letter | Postage for {p2}: {eur}, weight {ch} g.
      parcel_postage parcel={p} grams={g} price={eur} | Postage | Postage {eur} for the scanned parcel at the scanned weight.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/pump {"pump": "{p}", "bed": "{bed}", "drug": "{drug}", "left_ml": {ml}, "nurse": "{who}"}',
    slots: { p: 'IP-03, syr-12, Q7', p2: 'IP-09, syr-18, Q11', bed: '4B-2, ICU-7', bed2: '5A-1, ICU-12', drug: 'saline, heparin, glucose 5', ml: '8..40', r: '1.5..24.5', v: '50..250', min: '10..60', who: 'Marta, Nurse Obi', o2: '1.5..6.5' },
    tools: ['rate_pump(pump, ml_h: num, volume_ml?: int): Set the rate of an infusion pump', 'pump_bolus(pump, ml: num, minutes: int): Give a bolus', 'pump_pause(pump, minutes?: int): Pause a pump', 'o2_flow(bed, l_min: num, mask?: bool): Set the oxygen', 'monitor_band(bed, low: int, high: int, value: pulse|spo2|resp): Set alarm limits'],
    steps: `
      rate_pump pump={p} ml_h={r} | Rate | Set the reported pump to {r} ml/h.
      rate_pump pump={p2} ml_h={r} volume_ml={v} | New bag | {v} ml on {p2} at {r} ml/h.
      pump_bolus pump={p2} ml={r} minutes={min} | Bolus | Bolus of {r} ml over {min} minutes with {p2}.
      pump_pause pump={p} minutes={min} | Pause | Pause this pump for {min} minutes.
      pump_pause pump={p2} | Hold the infusion | Pause {p2}.
      o2_flow bed={bed} l_min={o2} mask=true | Oxygen | {o2} litres of oxygen per minute by mask, bed {bed}.
      o2_flow bed={bed2} l_min={o2} | Oxygen at {bed2} | {o2} l/min.
      monitor_band bed={bed2} low=45 high=130 value=pulse | Pulse limits | Pulse alarm of {bed2} below 45 and above 130.
      monitor_band bed={bed} low=8 high=28 value=resp | Breathing limits | Respiration between 8 and 28 for bed {bed}.
    `,
  },
];
