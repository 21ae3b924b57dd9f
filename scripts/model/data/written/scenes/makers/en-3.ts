import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in English, part 3. */
export const makersEn3: readonly Scene[] = [
  {
    language: 'en',
    slots: { a: '/srv/data/a b.csv, /home/mia/plan v2.dwg, D:/scans/page 7.tif', b: '/mnt/vault/2026/x.csv, /backup/plan-old.dwg, E:/out/p7.tif', d: '/srv/inbox, /var/spool/lab, /data/raw', d2: '/srv/archive, /mnt/cold/lab, /data/done', h: 'kiln-7, nas4, copper', h2: 'moss-2, nas9, zinc', n: '2..90', name: 'plan final.dwg, Q3 (2).xlsx, cover-B.png' },
    tools: ['fs_copy(source, dest, overwrite?: bool): Copy a file', 'fs_move(source, dest): Move a file', 'fs_rename(path, new_name): Give a file another name', 'fs_purge(folder, older_than_days: int, dry_run?: bool): Delete old files of a folder', 'fs_pull(host, remote_path, local_path): Get a file from a host', 'fs_push(host, local_path, remote_path): Send a file to a host'],
    steps: `
      fs_copy source="{a}" dest="{b}" overwrite=true | Copy | Copy {a} to {b}, and write over what is there.
      fs_copy source="{b}" dest="{a}" overwrite=false | Restore if missing | {a} is to come from {b}. If there is one already, don't overwrite it.
      fs_move source="{a}" dest="{b}" | Move | The file {a} moves to {b}.
      fs_rename path="{b}" new_name="{name}" | New name | {b} is called "{name}" from now on.
      fs_purge folder={d} older_than_days={n} dry_run=false | Clean up | Anything older than {n} days in {d} goes, really, not as a trial.
      fs_purge folder={d2} older_than_days={n} | Clean {d2} | Delete what has been lying there for more than {n} days.
      fs_pull host={h} remote_path="{a}" local_path="{b}" | Fetch | From {h} fetch {a} and keep it here as {b}
      fs_push host={h2} local_path="{a}" remote_path="{b}" | Send | Send our {a} to {h2}, where it lands in {b}
      fs_push host={h} local_path="{b}" remote_path="{a}" | Send it back | To {a} on {h}, our file {b}
    `,
  },
  {
    language: 'en',
    event: 'webhook /ids/hit {"src": "{bad}", "dst": "{srv}", "port": {p}, "rule": {rl}, "sensor": "{sen}"}',
    slots: { bad: '=203.0.113.66, 198.51.100.9, 192.0.2.201', srv: '=10.0.2.15, 10.4.0.8, 172.16.9.30', srv2: '=10.0.2.99, 10.4.0.77', net: '=10.8.0.0/16, 192.168.40.0/24, 2001:db8:4::/48', p: '=22, 443, 3389, 8080', p2: '=5432, 6379, 9200', rl: '100..980', h: '2..72', sen: 'tap-2, edge7' },
    tools: ['fw_block(address, hours?: int, note?): Block an address', 'fw_unblock(address): Take a block away', 'fw_allow(source, target, port: int, proto?: tcp|udp): Let traffic through', 'fw_forward(outside_port: int, inside_host, inside_port: int): Forward a port', 'fw_limit(source, per_minute: int): Limit how often one may connect', 'fw_rule(id: int, enabled: bool): Switch a rule'],
    steps: `
      fw_block address={bad} hours={h} | Attacker | Shut out whoever attacked, for {h} hours.
      fw_block address={bad} note="scans port {p}, seen twice" | For good | Block {bad} without an end and note "scans port {p}, seen twice".
      fw_unblock address={srv2} | Ours | {srv2} was blocked by mistake.
      fw_allow source={net} target={srv} port={p2} proto=tcp | Let in | TCP {p2} on the attacked machine is open for {net}.
      fw_allow source={srv} target={srv2} port={p2} | One way | {srv} may talk to {srv2} on {p2}; protocol as usual.
      fw_forward outside_port={p} inside_host={srv2} inside_port={p2} | Forward | Whoever comes to {p} from outside ends up at {srv2}, port {p2}.
      fw_limit source={net} per_minute={h} | Limit | {h} connections a minute are plenty for {net}.
      fw_rule id={rl} enabled=true | Rule on | The rule in the message shall be in force.
      fw_rule id={h} enabled=false | Rule {h} | Disable it.
    `,
  },
  {
    language: 'en',
    slots: { s: 'Elm Road, Quay 3, Ring west', s2: 'Station Yard, Mill Lane, bridge', pole: 'P-1180, LM/44, 7731', pole2: 'P-1212, LM/90', pct: '5..95', t: '=16:45, 17:10, 18:05', t2: '=05:50, 06:15, 06:45', t3: '=22:30, 23:15', k: '=2200, 2700, 4000', n: '3..20' },
    tools: ['street_dim(street, percent: int, fade_s?: int): Dim the lamps of a street', 'street_full(street): All lamps of a street at full', 'street_hours(street, on_at, off_at): Set when the lamps burn', 'street_night(street, from_time, to_time, percent: int): Dim during a part of the night', 'lamp_colour(pole, kelvin: int): Set the colour of a lamp', 'lamp_blink(pole, times: int): Let a lamp blink to be found', 'lamp_reset(pole, hours_too?: bool): Reset a lamp'],
    steps: `
      street_dim street="{s}" percent={pct} fade_s={n} | Dimmer | In {n} seconds down to {pct} % along {s}.
      street_dim street="{s2}" percent={pct} | {s2} | {pct} per cent will do there.
      street_full street="{s2}" | Accident | Accident in {s2}. Give the ambulance all the light there is.
      street_hours street="{s}" on_at={t} off_at={t2} | Burning times | Off at {t2}, on at {t}, that goes for {s}.
      street_night street="{s2}" from_time={t3} to_time={t2} percent={pct} | Small hours | {pct} % in {s2}, from {t3} till {t2}.
      lamp_colour pole={pole} kelvin={k} | Warmer | Pole {pole} gets {k} K.
      lamp_blink pole={pole2} times={n} | Find it | The fitter cannot find {pole2}. Let it blink {n} times.
      lamp_reset pole={pole} hours_too=false | Reset | Reset {pole}, yet keep its hour count.
      lamp_reset pole={pole2} hours_too=true | New lamp | {pole2} has a new lamp: reset it along with the hours.
    `,
  },
  {
    language: 'en',
    event: 'mqtt barn/robot {"cow": "{c}", "box": {b}, "yield_l": {y}, "quarter": "rear left", "waiting": "{c2}"}',
    slots: { c: 'Alma, 4417, DE-208', c2: 'Resi, 5120, DE-311', b: '1..4', b2: '5..8', y: '6.5..19.5', kg: '0.5..4.5', d: '2..21', d2: '=2026-12-03, 2027-01-20', g: 'dry group, pen 4, fresh cows', g2: 'high group, pen 7', mx: '5.0..9.0' },
    tools: ['milk.start(cow, box: int): Milk a cow', 'milk.skip(cow, hours: int): Do not milk a cow for some hours', 'milk.dump(cow, days: int): Do not use the milk of a cow', 'milk.keep(cow): Use the milk of a cow again', 'feed.portion(cow, kg: num, max_kg?: num): Feed concentrate', 'herd.move(cow, from_group, to_group): Move a cow', 'herd.note(cow, text, due?): Write a note about a cow', 'gate.sort(cow, side: left|right): Let a cow walk to one side'],
    steps: `
      milk.start cow={c2} box={b2} | Next | The waiting cow is milked in box {b2}.
      milk.skip cow={c} hours={d} | Pause | The one that was just milked stays out for {d} hours.
      milk.dump cow={c} days={d} | Medicine | For {d} days no milk of {c} into the tank.
      milk.keep cow={c2} | Clean again | We gave {c2} antibiotics; that is over and her milk is fine.
      feed.portion cow={c} kg={kg} max_kg={mx} | Feed | {kg} kg, at most {mx} in all, for the cow in the message.
      feed.portion cow={c2} kg={kg} | A snack | {kg} kg of concentrate to {c2}.
      herd.move cow={c} from_group="{g2}" to_group="{g}" | Other pen | Put {c} into {g}, no longer into {g2}.
      herd.note cow={c} text="rear left hard, 39.8 °C" due={d2} | Vet | Vet on {d2}. Note about the cow that was milked: "rear left hard, 39.8 °C"
      gate.sort cow={c2} side=left | Gate | Send {c2} left at the gate.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bakery/rack {"rack": "{r}", "dough": "{d}", "pieces": {n}, "proof_min": {min}, "free_cabinet": "{cab}"}',
    slots: { r: 'R14, Wagon 3, Left rack', d: 'baguette, pretzel, rye', d2: 'brioche, ciabatta, spelt', n: '24..120', min: '20..44', cab: 'G2, cabinet 5, cold prover', cab2: 'G4, Cabinet 8', c: '2..38', rh: '60..95', t: '=03:15, 04:40, 02:50', kg: '5..60', g: '=80, 350, 550, 1050' },
    tools: ['proof_start(cabinet, celsius: int, humidity: int, minutes?: int): Let dough rise', 'proof_delay(cabinet, until): Keep dough cold until a time', 'proof_stop(cabinet): End rising', 'mixer_run(recipe, kg: num, speed?: slow|fast): Mix a dough', 'mixer_scrape(): Turn shortly backwards', 'divider_set(grams: int, count: int): Divide dough', 'deck_load(rack, steam: bool): Put a rack into the oven'],
    steps: `
      proof_start cabinet="{cab}" celsius={c} humidity={rh} minutes={min} | Rise | The free cabinet: {rh} % humidity, {c} °C, as many minutes as the message says.
      proof_start cabinet="{cab2}" celsius={c} humidity={rh} | Open end | Set {cab2} to {c} degrees and {rh} % moisture. I look after it myself, so no time.
      proof_delay cabinet="{cab2}" until={t} | Cold till morning | Don't let {cab2} wake up before {t}.
      proof_stop cabinet="{cab}" | Risen | What is in {cab} has risen enough.
      mixer_run recipe="{d2}" kg={kg} speed=slow | Gentle | {kg} kg of {d2}, mix it gently.
      mixer_run recipe="{d}" kg={kg} | Same again | Mix {kg} kg of the dough that is on the rack. Usual speed.
      mixer_scrape | Sticks | It sticks to the hook.
      divider_set grams={g} count={n} | Divide | Pieces of {g} g, as many as on the rack.
      deck_load rack="{r}" steam=true | Bake | In with the reported rack, and with steam.
      deck_load rack="{r}" steam=false | Bake dry | Shove {r} into the oven. It gets no steam.
    `,
  },
  {
    language: 'en',
    slots: { p: 'Prusa-4, resin 2, K1-max', p2: 'Prusa-7, Delta, K1-b', f: 'bracket_v3.gcode, Hinge left.3mf, cap-12.stl', f2: 'jig B.gcode, vase.3mf, knob_7.stl', n: '190..285', bed: '45..110', z: '-0.35..-0.05', mat: 'PETG, PLA, ASA', mat2: 'TPU, nylon', lay: '12..480' },
    tools: ['print.start(printer, file, copies?: int): Print a file', 'print.pause(printer, at_layer?: int): Pause, now or at a layer', 'print.resume(printer): Go on printing', 'print.cancel(printer): Give a print up', 'heat.set(printer, nozzle: int, bed: int): Heat nozzle and bed', 'z.offset(printer, mm: num): Correct the height', 'speed.set(printer, pct: int): Set the speed', 'spool.swap(printer, old_material, new_material): Enter another material', 'spool.left(printer): Say how much material is left'],
    steps: `
      print.start printer="{p}" file="{f}" | Print | Print {f} on {p}, one is enough.
      print.start printer="{p2}" file="{f2}" copies=4 | Four | Four times {f2}, printer {p2}.
      print.pause printer="{p}" at_layer={lay} | Insert the nut | At layer {lay} let {p} pause.
      print.pause printer="{p2}" | Pause | Let {p2} wait a moment.
      print.resume printer="{p}" | Nut is in | Carry on, {p}.
      print.cancel printer="{p2}" | Spaghetti | Only spaghetti on {p2}. That one is lost.
      heat.set printer="{p}" nozzle={n} bed={bed} | Heat | Bed {bed}, nozzle {n}, printer {p}.
      heat.set printer="{p2}" nozzle={n} bed={bed} | {n} and {bed} | The nozzle of {p2} gets the first of these, the bed the second.
      z.offset printer="{p}" mm={z} | Height | {z} mm for {p}.
      spool.swap printer="{p2}" old_material={mat} new_material={mat2} | Other spool | On {p2} there is {mat2} in place of {mat}.
      spool.left printer="{p}" | How much is left? | Will the spool of {p} last?
    `,
  },
  {
    language: 'en',
    event: 'mqtt uav/state {"craft": "{d}", "battery": {bt}, "pad": "{pad}", "wind": {w}, "next_up": "{d2}"}',
    slots: { d: 'Kite-2, HX-4, Swift', d2: 'Kite-5, HX-9, Merlin', bt: '14..29', pad: 'P2, barn roof, north pad', pad2: 'P5, quay, south pad', w: '3..9', m: 'fence-7, ridge line, M-17', alt: '30..120', lat: '=47.3812, 46.0507', lon: '=-8.5417, -1.2244', lat2: '=47.3990, 51.0611', r: '10..29', mps: '2..12' },
    tools: ['fly_mission(craft, mission, alt_m?: int): Fly a mission', 'fly_to(craft, lat: num, lon: num): Fly to a place', 'fly_return(craft, pad?): Bring a craft back', 'fly_hover(craft): Keep a craft in the air where it is', 'fly_land(craft): Land where it is', 'fly_orbit(craft, radius_m: int, direction: cw|ccw, mps?: num): Fly circles', 'fly_fence(south: num, north: num): Set how far craft may fly'],
    steps: `
      fly_return craft={d} pad="{pad2}" | Home | Bring the one with the weak battery home, to {pad2}.
      fly_return craft={d2} | Come back | Get {d2} back; it may choose the pad.
      fly_mission craft={d2} mission="{m}" alt_m={alt} | Next flight | At {alt} m the next craft flies {m}.
      fly_mission craft={d} mission="{m}" | {m} | For {d}. No height is given.
      fly_to craft={d2} lat={lat} lon={lon} | To the place | Send {d2} to longitude {lon}, latitude {lat}.
      fly_hover craft={d} | Hold | Have {d} keep its place in the air.
      fly_land craft={d} | Down | Not all the way home: the reported craft lands right where it is.
      fly_orbit craft={d2} radius_m={r} direction=ccw mps={mps} | Round the mast | Anticlockwise, {mps} m/s, {r} m from the mast: {d2}.
      fly_orbit craft={d} radius_m={r} direction=cw | Circles | Clockwise circles at {r} m for {d}. Any speed.
      fly_fence south={lat} north={lat2} | Fence | North of {lat2} and south of {lat} nobody flies.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pharm/temp {"fridge": "{f}", "celsius": {t}, "lot_inside": "{lot}", "backup_fridge": "{f2}", "door_open_s": {s}}',
    slots: { f: 'F-01, vaccine left, KS3', f2: 'F-06, Vaccine right, KS8', t: '8.4..11.9', lot: 'HK0917, NX-2207-B, LOT-4410', lot2: 'HK0822, QM-1180-A', s: '61..300', q: '4..60', lo: '2.0..3.5', hi: '6.5..8.0', d: '=2027-03-31, 2026-12-15' },
    tools: ['fridge.limits(fridge, high: num, low: num): Set the limits', 'fridge.mute(fridge, minutes: int): Silence the alarm', 'fridge.unmute(fridge): Let the alarm sound', 'lot.quarantine(lot, reason?): Do not use a lot', 'lot.clear(lot): Let a lot be used again', 'lot.transfer(lot, to_fridge, from_fridge): Carry a lot over', 'lot.discard(lot, count: int): Throw doses away', 'lot.expiry(lot, date): Correct the date of a lot'],
    steps: `
      fridge.limits fridge="{f}" high={hi} low={lo} | Limits | The fridge that was too warm: low {lo}, high {hi}.
      fridge.limits fridge="{f2}" high={hi} low={lo} | Backup limits | From {lo} to {hi} °C is all right in {f2}.
      fridge.mute fridge="{f}" minutes={q} | Quiet | {q} minutes of peace from that alarm.
      fridge.unmute fridge="{f2}" | Loud | If something is wrong in {f2}, we must hear it again.
      lot.quarantine lot={lot} reason="{t} °C for {s} s" | Keep apart | Nobody uses the lot in there. Reason: "{t} °C for {s} s"
      lot.quarantine lot={lot2} | Doubt | Set {lot2} aside, no reason to be given.
      lot.clear lot={lot2} | Released | The lab says {lot2} is all right.
      lot.transfer lot={lot} to_fridge="{f2}" from_fridge="{f}" | Over there | Carry what lies in the warm fridge into the backup.
      lot.discard lot={lot2} count={q} | Away | {q} doses of {lot2} into the bin.
      lot.expiry lot={lot2} date={d} | Date | {lot2} is good until {d}, the list is wrong.
    `,
  },
  {
    language: 'en',
    slots: { p: 'IP-3, Perfu 12, Bed 7 left', p2: 'IP-8, Perfu 20, Bed 9 right', ml: '0.5..9.5', vol: '20..480', u: '2..8', dr: 'saline, KCl 7.45 %, heparin', n: '3..45' },
    tools: ['pump.infuse(pump, ml_per_h: num, total_ml?: num): Infuse at a rate', 'pump.bolus(pump, ml: num, minutes: int): Give an amount once', 'pump.hold(pump): Pause an infusion', 'pump.resume(pump): Go on with an infusion', 'pump.kvo(pump, on: bool): Keep the vein open', 'pump.drug(pump, name): Enter what is infused', 'pump.pressure(pump, alarm_at: low|medium|high): Set when it warns'],
    steps: `
      pump.infuse pump="{p}" ml_per_h={ml} total_ml={vol} | Rate | {vol} ml in all at {ml} ml an hour, {p}.
      pump.infuse pump="{p2}" ml_per_h={ml} | No end | Run {p2} at {ml} ml/h, without a total.
      pump.bolus pump="{p}" ml={u} minutes={n} | Once | Within {n} minutes {u} ml from {p}.
      pump.hold pump="{p2}" | Washing | While the patient is washed {p2} pauses.
      pump.resume pump="{p2}" | Go on | Washing is over. {p2} as before.
      pump.kvo pump="{p}" on=true | Vein open | With {p} keep the vein open.
      pump.kvo pump="{p2}" on=false | Not needed | Keeping the vein open is not needed with {p2}.
      pump.drug pump="{p}" name="{dr}" | {dr} | It is what hangs on {p}.
      pump.pressure pump="{p2}" alarm_at=low | Thin needle | Warn as early as possible, at the lowest pressure: {p2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wind/farm {"turbine": "{t}", "vib_mm": {v}, "yaw": {y}, "kw": {kw}, "downwind": "{t2}"}',
    slots: { t: 'WEA-04, T12, hill 2', t2: 'WEA-05, T14, Hill 3', v: '3.1..8.8', y: '5..90', kw: '900..1900', cap: '200..800', deg: '-20..-2', min: '12..60', t0: '=19:30, 20:15, 21:00', t1: '=05:45, 06:30, 04:50' },
    tools: ['wt_stop(turbine, brake: soft|emergency): Stop a turbine', 'wt_start(turbine): Let a turbine run', 'wt_cap(turbine, kw: int, minutes?: int): Limit the power', 'wt_uncap(turbine): Take the limit away', 'wt_yaw(turbine, degrees: int): Turn the nacelle by so many degrees', 'wt_quiet(turbine, from_time, to_time): Run quietly between two times', 'wt_deice(turbine, blades: one|all): Heat the blades'],
    steps: `
      wt_stop turbine="{t}" brake=soft | It shakes | Let the one that vibrates come to rest, nice and easy.
      wt_stop turbine="{t2}" brake=emergency | Man on the tower! | All brakes of {t2}, this second.
      wt_start turbine="{t2}" | Wind is back | Let {t2} turn.
      wt_cap turbine="{t}" kw={cap} minutes={min} | Limit | For {min} minutes not more than {cap} kW out of the turbine in the message.
      wt_cap turbine="{t2}" kw={cap} | Grid | {cap} kW is the most for {t2} until we say otherwise.
      wt_uncap turbine="{t2}" | Full again | Let {t2} give what it has.
      wt_yaw turbine="{t}" degrees={deg} | Turn | {deg} degrees for the reported one.
      wt_quiet turbine="{t2}" from_time={t0} to_time={t1} | Neighbours | Until {t1} {t2} runs quietly, from {t0} on.
      wt_deice turbine="{t}" blades=all | Ice | Every blade of {t} has ice.
    `,
  },
  {
    language: 'en',
    event: 'webhook /brew/tank {"tank": "{t}", "beer": "{b}", "plato": {pl}, "bar": {bar}, "empty_tank": "{t2}"}',
    slots: { t: 'FV3, ZKT-2, unitank 1', t2: 'BBT5, ZKT-9, unitank 6', b: 'pils, stout 7, IPA', pl: '2.1..6.4', bar: '0.5..1.1', c: '-1.5..-0.5', c2: '9..20', hl: '4..38', hop: 'Citra, Saphir, HBC 586', g: '150..900', min: '5..60', lo: '0.3..0.9', hi: '1.2..2.1', batch: '=B-2231, G/0884' },
    tools: ['tank_cool(tank, celsius: num, hours?: int): Cool to a temperature', 'tank_rouse(tank, minutes: int): Stir the yeast up', 'tank_xfer(src_tank, dst_tank, hl: num): Pump beer over', 'tank_spund(tank, open_bar: num, close_bar: num): Set the valve for pressure', 'tank_cip(tank, agent: caustic|acid|water, minutes?: int): Clean a tank', 'hop_add(tank, hop, grams: int): Add hops', 'batch_name(tank, batch): Enter the batch of a tank'],
    steps: `
      tank_cool tank="{t}" celsius={c} hours=18 | Cold crash | In 18 hours down to {c} °C, the tank with the {b}.
      tank_cool tank="{t2}" celsius={c2} | {t2} | {c2} degrees, as quick as it can.
      tank_rouse tank="{t}" minutes={min} | Sleepy yeast | Rouse the reported tank for {min} minutes.
      tank_xfer src_tank="{t}" dst_tank="{t2}" hl={hl} | Over | {hl} hl from the full tank of the message into the empty one.
      tank_xfer src_tank="{t2}" dst_tank="{t}" hl={hl} | Return | Too much is in {t2}: {hl} hl of it go back to {t}.
      tank_spund tank="{t}" open_bar={hi} close_bar={lo} | Valve | It closes at {lo} bar and opens at {hi} bar, {t}.
      tank_cip tank="{t2}" agent=caustic minutes={min} | Clean | Lye through the empty tank for {min} minutes.
      tank_cip tank="{t2}" agent=water | Rinse | Only water through {t2}, as long as the program takes.
      hop_add tank="{t}" hop="{hop}" grams={g} | Dry hop | {g} g {hop} to the {b}.
      batch_name tank="{t2}" batch={batch} | {batch} | It is what goes into {t2}.
    `,
  },
  {
    language: 'en',
    slots: { q: '10..90', q2: '100..240', g: 'moonlight, wash blue, backlight', g2: 'Front warm, Cyc, Specials', s: '2..30', pct: '5..95', col: '=#3366FF, #FFB070, #0A8F3C', col2: '=#110033, #FFE4C0', a: 'Norma, Valet, chorus left' },
    tools: ['cue_go(number?: int): Play the next cue, or a certain one', 'cue_back(): Return to the cue before', 'cue_save(number: int, fade_in: num, fade_out: num): Save the present light as a cue', 'grp_level(group, pct: int, secs?: num): Set a group', 'grp_colour(group, hex): Colour a group', 'grp_fade(group, from_hex, to_hex, secs: num): Change a colour slowly', 'blackout(on: bool): All dark or not', 'call_actor(name, text): Call an actor'],
    steps: `
      cue_go | Next | Go on.
      cue_go number={q} | Jump | Straight to cue {q}.
      cue_back | Too early | That was too early. One back.
      cue_save number={q2} fade_in={s} fade_out=1.5 | Save | Save what is on stage as {q2}: 1.5 s out, {s} s in.
      grp_level group="{g}" pct={pct} secs={s} | Group | {pct} % on {g} in {s} seconds.
      grp_level group="{g2}" pct={pct} | Snap | At {pct} per cent {g2}, no fade given.
      grp_colour group="{g2}" hex={col} | Colour | The group {g2} is {col} now.
      grp_fade group="{g}" from_hex={col} to_hex={col2} secs={s} | Dusk | To {col2}, slowly, {s} s, starting at {col}: {g}
      blackout on=false | Light! | End of the blackout.
      call_actor name="{a}" text="Places, please: 5 minutes!" | Call | For {a}: "Places, please: 5 minutes!"
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/return {"barcode": "{b}", "title": "{t}", "reader_id": "{r}", "waiting_reader": "{r2}", "branch": "{br}"}',
    slots: { b: '=30210044871, L-77182, X0091-3', t: 'Snow Tide, Old Maps', r: 'R-2210, 0088-41, KP77', r2: 'R-5504, 0091-17, ZT20', br: 'Eastgate, Main', br2: 'Harbour, Bookbus', d: '=2026-12-14, 2027-01-09', eur: '0.5..9.5', sh: '813.6, K 12 b, Kids 4', wk: '2..9' },
    tools: ['item_reserve(barcode, reader, until?): Keep an item for a reader', 'item_unreserve(barcode): Keep an item no longer', 'item_send(barcode, from_branch, to_branch): Send an item to another branch', 'item_shelve(barcode, shelf): Enter the shelf', 'item_lost(barcode): Enter that an item is lost', 'loan_renew(reader, barcode, weeks?: int): Extend a loan', 'fee_add(reader, eur: num, reason?): Charge a fee', 'fee_waive(reader): Drop all fees of a reader'],
    steps: `
      item_reserve barcode={b} reader={r2} until={d} | Keep it | The book that came back is kept until {d} for the one who waits.
      item_reserve barcode={b} reader={r2} | Next in line | Keep {b} for {r2}.
      item_unreserve barcode={b} | Not wanted | Nobody wants {t} any more, end the reservation.
      item_send barcode={b} from_branch="{br}" to_branch="{br2}" | To {br2} | Off with it, from where it was returned.
      item_send barcode={b} from_branch="{br2}" to_branch="{br}" | Home | Back to {br} with {b}. It is in {br2}.
      item_shelve barcode={b} shelf="{sh}" | Shelf | This book stands on {sh}.
      loan_renew reader={r} barcode={b} weeks={wk} | Longer | {wk} more weeks with {b} for the reader who brought it.
      fee_add reader={r} eur={eur} reason="coffee on p. 12" | Stain | Whoever returned it pays {eur} euros: "coffee on p. 12"
      fee_add reader={r2} eur={eur} | Fee | {r2} owes us {eur}.
      fee_waive reader={r2} | Forgiven | {r2} owes nothing any more.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ferry/berth {"berth": {b}, "ship": "{s}", "tide_m": {td}, "deck": "lower", "next_ship": "{s2}"}',
    slots: { b: '1..4', b2: '5..8', s: 'Sankt Ola, MF Rune, Tern', s2: 'Havdis, MF Bolt, Petrel', td: '-1.8..-0.4', cm: '10..200', deg: '-9..-1', n: '3..60', ln: '=A, B, C', t: '=05:20, 06:45', t2: '=07:30, 14:05, 23:00' },
    tools: ['ramp_to(berth: int, cm: int): Bring a ramp to a height', 'ramp_tilt(berth: int, degrees: num): Tilt a ramp', 'ramp_home(berth: int): Fold a ramp away', 'lane_open(lane: A|B|C, cars: int): Let cars of a lane drive on', 'lane_hold(lane: A|B|C): Let a lane wait', 'sailing_set(ship, departs, arrives): Enter a sailing', 'sailing_scrub(ship, reason?): Cancel a sailing', 'horn(blasts: int, length: short|long): Sound the horn'],
    steps: `
      ramp_to berth={b} cm={cm} | Ramp | {cm} cm at the berth of the ship that is in.
      ramp_tilt berth={b2} degrees={deg} | Tilt | {deg} degrees, berth {b2}.
      ramp_home berth={b} | Leaving | They sail. Away with the ramp where {s} lies.
      lane_open lane=B cars={n} | Lane B | {n} cars may roll.
      @ln lane_hold lane={ln} | Full | The deck is full, so lane {ln} has to wait.
      sailing_set ship="{s2}" departs={t} arrives={t2} | Times | The next ship is there at {t2} and leaves here at {t}.
      sailing_set ship="{s}" departs={t} arrives={t2} | {s} | Departure {t}, arrival {t2}.
      sailing_scrub ship="{s2}" reason="wind 31 m/s, sorry" | No sailing | The next ship, {s2}, does not go. Reason: wind 31 m/s, sorry
      sailing_scrub ship="{s}" | Stays here | No sailing today for the ship at the berth.
      horn blasts=3 length=long | Fog | Three long ones.
    `,
  },
];
