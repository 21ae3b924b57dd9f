import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in English, part 1. */
export const makersEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt lab/lid {"unit": "{u}", "lid": "shut", "tubes": {t}}',
    slots: { u: 'CF-2, CF-7, XR-14', u2: 'CF-9, SR-4, K-30', rpm: '800..9800', min: '3..45', c: '4..25', t: '4..24', rpm2: '500..2400' },
    tools: ['rotofuge_run(unit, rpm: int, minutes: int, celsius?: int): Start a run', 'rotofuge_end(unit, coast?: bool): End a run', 'rotofuge_pause(unit, minutes: int): Interrupt a run and go on by itself', 'rotofuge_lid(unit, state: locked|free): Lock or free the lid'],
    steps: `
      rotofuge_run unit={u} rpm={rpm} minutes={min} celsius={c} | Spin | {rpm} rpm for {min} minutes, {c} °C, in the centrifuge that says its lid is shut.
      rotofuge_run unit={u2} rpm={rpm} minutes={min} | Second machine | {min} min on {u2} at {rpm} rpm. Cooling stays as it is set.
      rotofuge_run unit={u2} rpm={rpm2} minutes={c} celsius={min} | Gentle and warm | At {min} °C run {u2} for {c} minutes, {rpm2} rpm is enough.
      rotofuge_end unit={u} coast=true | Let it run out | Switch off the reported centrifuge and let it coast.
      rotofuge_end unit={u2} coast=false | Brake | End the run of {u2}, with the brake, no coasting.
      rotofuge_end unit={u2} | Spin down | Spin {u2} down.
      rotofuge_pause unit={u} minutes={min} | Short break | Give the one in the message a break of {min} minutes, then it may carry on.
      rotofuge_lid unit={u2} state=free | Open up | The lid of {u2} may be opened again.
      rotofuge_lid unit={u} state=locked | Keep out | Nobody opens {u}.
    `,
  },
  {
    language: 'en',
    slots: { zone: 'lind.example, birchmoor.net, orrin.example', host: 'shop, mail2, vpn-east', full: 'cdn.fairway.example, edge7.hollis.net, lb1.quarry.example', ip: '=198.51.100.14, 203.0.113.90, 192.0.2.77', ip2: '=198.51.100.201, 203.0.113.5, 192.0.2.13', ip6: '=2001:db8::a4, 2001:db8:7::19', ttl: '60..900', ttl2: '1200..7200' },
    tools: ['zone.addRecord(zone, name, type: A|AAAA|CNAME|TXT, value, ttl?: int): Add a record to a zone', 'zone.removeRecord(zone, name, type: A|AAAA|CNAME|TXT): Take a record out of a zone', 'zone.query(name, type: A|AAAA|CNAME|TXT, server?): Ask what a name resolves to', 'zone.transfer(zone, from_ip, to_ip): Copy a zone between two name servers'],
    steps: `
      zone.addRecord zone={zone} name={host} type=A value={ip} ttl={ttl} | A record | An A record in {zone}, name {host}, value {ip}, TTL {ttl}.
      zone.addRecord zone={zone} name={host} type=CNAME value={full} | Alias | In zone {zone} let {host} be a CNAME for {full}. No TTL of its own.
      zone.addRecord zone={zone} name={host} type=AAAA value={ip6} ttl={ttl2} | IPv6 too | TTL {ttl2}, AAAA, {ip6}: that is for {host} in {zone}.
      zone.addRecord zone={zone} name=_probe type=TXT value="v=1; owner=ops, don't reuse" | Proof | Put a TXT named _probe into {zone} with the text "v=1; owner=ops, don't reuse". TTL as usual.
      zone.removeRecord zone={zone} name={host} type=A | Obsolete | There is no IPv4 at {host} any more: its A record leaves {zone}.
      zone.query name={full} type=A server={ip} | Ask one server | What does {ip} answer for {full}, type A?
      zone.query name={full} type=CNAME | Is it an alias? | Look up {full} as CNAME, at any server.
      zone.transfer zone={zone} from_ip={ip2} to_ip={ip} | Move the zone | {zone} is to be on {ip} as well. Take it from {ip2}.
      zone.transfer zone={zone} from_ip={ip} to_ip={ip2} | {zone} | From {ip} to {ip2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dispatch/ready {"shipment": "{shp}", "station": "{st}", "carrier": "Nordpak", "boxes": {n}}',
    slots: { shp: 'SH-40118, NX-2207-B, W/3391', st: 'pack-3, table 5, gate east', pr: 'zebra-2, LBL4, dock printer', pr2: 'zebra-6, T-800, Office printer', n: '3..18', w: 'one / two / five / a dozen', mm: '50..110', mm2: '20..49' },
    tools: ['print_label(printer, text, copies?: int, cut?: bool): Print labels with a text', 'label_reprint(printer): Print the last label again', 'label_clear(printer): Throw away what waits for a printer', 'label_size(printer, width_mm: int, height_mm: int): Say what size the labels have'],
    steps: `
      @w print_label printer="{pr}" text="{shp}" copies=1 // print_label printer="{pr}" text="{shp}" copies=2 // print_label printer="{pr}" text="{shp}" copies=5 // print_label printer="{pr}" text="{shp}" copies=12 | Shipment label | On printer {pr}, {w} with the number of the shipment.
      @w print_label printer="{pr2}" text="This side up, 12 kg" copies=1 // print_label printer="{pr2}" text="This side up, 12 kg" copies=2 // print_label printer="{pr2}" text="This side up, 12 kg" copies=5 // print_label printer="{pr2}" text="This side up, 12 kg" copies=12 | Which way up | Copies: {w}. Text: "This side up, 12 kg". Printer: {pr2}.
      print_label printer="{pr}" text="Don't stack" copies={n} | On every box | As many as there are boxes, saying "Don't stack", from {pr}.
      print_label printer="{pr2}" text="Keep at 2-8 °C" cut=false | In one strip | On {pr2}, uncut: Keep at 2-8 °C
      print_label printer="{pr}" text="FRAGILE" | {pr} | Print a label that reads FRAGILE.
      label_reprint printer="{pr2}" | Smudged | The last one from {pr2} cannot be read. Once more.
      label_clear printer="{pr}" | Wrong jobs | Whatever still waits at {pr} is wrong; get rid of it.
      label_size printer="{pr}" width_mm={mm} height_mm={mm2} | New roll | {mm2} high and {mm} wide, millimetres, that is what {pr} holds now.
      label_size printer="{pr2}" width_mm={mm} height_mm={mm2} | Other roll | Labels of {mm} x {mm2} mm (width x height) are in {pr2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt plant/heating {"circuit": "{c}", "flow": {flow}, "return": {ret}, "outside": {out}}',
    slots: { c: 'north, gym, annex', c2: 'south, attic, kitchen', flow: '45.0..62.0', ret: '28.0..40.0', out: '-9.5..-0.5', k: '0.5..4.5', lo: '12..17', hi: '19..24', h: '2..9', d: '=2026-12-24, 2027-01-02, 2026-11-30' },
    tools: ['heat_curve_shift(circuit, kelvin: num): Move the heating curve up or down', 'heat_curve_reset(circuit): Put the curve back to the factory setting', 'heat_limits(circuit, min_c: num, max_c: num): Set the limits of the room temperature', 'heat_boost(circuit, hours: int, level?: low|high): Heat more for some hours', 'heat_away(circuit, until): Lower the heating until a date'],
    steps: `
      heat_curve_shift circuit={c2} kelvin=-{k} | Too warm | The curve of circuit {c2} by -{k} kelvin.
      heat_curve_shift circuit={c} kelvin={k} | They freeze | Raise the curve of the reported circuit by {k} K.
      heat_curve_shift circuit={c2} kelvin=-{k} | Down a little | Lower {c2} by {k} K, the curve I mean.
      heat_curve_reset circuit={c} | Factory | Undo all shifting at {c}: back to the factory curve.
      heat_limits circuit={c2} min_c={lo} max_c={hi} | Limits | Never above {hi} °C and never below {lo} °C in circuit {c2}.
      heat_limits circuit={c} min_c={lo} max_c={hi} | Band for {c} | {lo} to {hi} degrees.
      heat_boost circuit={c2} hours={h} level=high | Flat out | {h} hours of extra heat for {c2}, flat out.
      heat_boost circuit={c} hours={h} | Extra heat | Boost circuit {c} for {h} hours; the level is up to the boiler.
      heat_away circuit={c2} until={d} | Nobody there | No one uses {c2} until {d}. Keep it low till then.
    `,
  },
  {
    language: 'en',
    event: 'mqtt yard/motion {"cam": "{cam}", "score": {s}, "last_cam": "{cam2}", "zone": {z}}',
    slots: { cam: 'K-14, gate-cam, PTZ3', cam2: 'K-09, roof-cam, PTZ8', s: '0.61..0.98', z: '2..9', p: '10..40', pan: '-90..-5', tilt: '5..44', sec: '45..180', f: 'dock/door 4.mp4, night run.mp4, /srv/clips/a b.mp4' },
    tools: ['cam_goto(camera, preset: int): Turn a camera to a stored view', 'cam_move(camera, pan_deg: num, tilt_deg: num): Turn a camera by angles', 'cam_record(camera, seconds: int, file?): Record a clip', 'cam_snapshot(camera, file?): Take a still picture', 'cam_privacy(camera, covered: bool): Cover or uncover the lens'],
    steps: `
      cam_goto camera={cam} preset={p} | Look there | The camera that reported motion goes to preset {p}.
      cam_goto camera={cam2} preset={z} | The other one as well | Turn the camera that saw it before to the preset with the number of the zone.
      cam_move camera={cam} pan_deg={pan} tilt_deg={tilt} | By hand | Tilt {tilt} degrees, pan {pan} degrees, for the camera with the motion.
      cam_move camera={cam2} pan_deg={pan} tilt_deg=-{tilt} | Down and left | {cam2}: pan {pan}, tilt -{tilt}.
      cam_record camera={cam} seconds={sec} file="{f}" | Clip | {sec} seconds from this camera into {f}
      cam_record camera={cam2} seconds={sec} | Clip without a name | Record {cam2} for {sec} s, no path needed.
      cam_snapshot camera={cam2} file="{f}" | Still | A picture of {cam2}, stored as {f}, please.
      cam_privacy camera={cam2} covered=true | Visitors | The visitors do not want to be seen. Shutter in front of {cam2}.
      cam_privacy camera={cam} covered=false | Eyes open | {cam} is to see again.
    `,
  },
  {
    language: 'en',
    slots: { m: 'VMC-3, DMU-50, HX-12', m2: 'VMC-8, TL-25, lathe 4', rpm: '900..9600', tool: '2..38', mm: '0.02..0.95', l: '4..14', prog: '=O1207, O4410.nc, FLANGE-B.nc, 77-cover.tap' },
    tools: ['spindle_on(machine, rpm: int, dir?: cw|ccw): Turn the spindle', 'spindle_off(machine): Stop the spindle', 'cycle_start(machine, program?): Start a program or continue it', 'cycle_hold(machine): Halt a program, to continue later', 'offset_tool(machine, tool: int, length_mm: num, wear_mm?: num): Enter the offset of a tool', 'coolant(machine, mode: off|mist|flood): Choose the coolant'],
    steps: `
      spindle_on machine="{m}" rpm={rpm} dir=ccw | Left-hand | {m}, anticlockwise, {rpm} revolutions.
      spindle_on machine="{m2}" rpm={rpm} | Warm up | Let the spindle of {m2} turn at {rpm} rpm. Either way round.
      spindle_off machine="{m}" | Spin down | Spindle of {m} to zero.
      cycle_start machine="{m2}" | Go on | The chip is gone. {m2} may continue where it was.
      cycle_start machine="{m}" program={prog} | Next part | Load and run {prog} on {m}.
      cycle_hold machine="{m2}" | Wait | Halt the program on {m2}, we want to carry on with it afterwards.
      offset_tool machine="{m}" tool={tool} length_mm=1{tool}.5 wear_mm=-{mm} | Offset | Tool {tool} in {m}: wear -{mm} mm, length 1{tool}.5 mm.
      offset_tool machine="{m2}" tool={l} length_mm=88.25 | New drill | 88.25 mm long is the drill in place {l} of {m2}. Wear: leave it.
      coolant machine="{m}" mode=flood | Wet | {m} cuts with plenty of coolant from here on, not mist.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pool/sample {"basin": "{b}", "ph": {ph}, "redox": {rx}, "chlorine": {cl}, "by": "Ines"}',
    slots: { b: 'sports basin, B2, lagoon', b2: 'toddler pool, B5, spa', ph: '7.5..8.3', rx: '610..690', cl: '0.2..0.6', ml: '120..900', min: '5..90', lo: '6.8..7.1', hi: '7.2..7.4', pct: '20..90' },
    tools: ['dose_acid(pool, ml: int, minutes?: int): Give acid', 'dose_chlorine(pool, ml: int, minutes?: int): Give chlorine', 'ph_band(pool, lower: num, upper: num): Set the band for pH', 'circulate(pool, pct: int): Set the circulation pump', 'cover_roll(pool, position: open|half|closed): Move the cover'],
    steps: `
      dose_acid pool="{b}" ml={ml} minutes={min} | Acid | {ml} ml of acid within {min} minutes for the pool of the sample.
      dose_chlorine pool="{b}" ml={ml} | Chlorine | Chlorine is low there. {ml} ml, as fast as the pump likes.
      dose_chlorine pool="{b2}" ml={ml} minutes={min} | Shock | Over {min} minutes {ml} ml chlorine go into the {b2}.
      ph_band pool="{b}" lower={lo} upper={hi} | Band | Upper limit {hi}, lower limit {lo}, for the basin Ines measured.
      ph_band pool="{b2}" lower={lo} upper={hi} | Band, {b2} | pH between {lo} and {hi}.
      circulate pool="{b2}" pct={pct} | Pump | {pct} % circulation in the {b2}.
      cover_roll pool="{b}" position=half | Half-open | The cover of the sampled basin goes half-open.
      cover_roll pool="{b2}" position=closed | Good night | Put the {b2} to bed: cover on.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lift/station {"lift": "{a}", "queue": {q}, "wind": {w}, "side": "valley"}',
    slots: { a: 'Gams 1, L4, Sonnjoch', b: 'Hirsch, L7, Kids carpet', q: '20..300', w: '31..70', v: '1.2..4.8', s: '20..59', c: '12..88', d: '=2026-12-03, 2027-02-14', t: '=08:15, 08:30, 09:05', t2: '=15:45, 16:20, 16:40' },
    tools: ['lift_speed(lift, mps: num): Set the speed of the rope', 'lift_halt(lift, kind: soft|hard): Stop the rope', 'lift_creep(lift, secs?: int): Move slowly to let people board', 'lift_hours(lift, date, opens, closes): Set the opening hours of a day', 'chair_out(lift, chair: int): Take a chair off the rope'],
    steps: `
      lift_speed lift="{a}" mps={v} | Slower | With this wind the reported lift runs at {v} m/s.
      lift_speed lift="{b}" mps={v} | {b} | {v} metres a second.
      lift_halt lift="{b}" kind=hard | Stop! | Somebody hangs below a chair at {b}. Stop hard.
      lift_halt lift="{a}" kind=soft | Ease it to a stop | The lift with the queue comes to a stop, without a jerk.
      lift_creep lift="{b}" secs={s} | School class | Creep {b} for {s} seconds.
      lift_creep lift="{a}" | Wheelchair | Let {a} creep; nobody can say how long it will take.
      lift_hours lift="{b}" date={d} opens={t} closes={t2} | Hours | On {d} the lift {b} closes at {t2} and opens at {t}.
      lift_hours lift="{a}" date={d} opens={t} closes={t2} | Winter day | On {d} from {t} till {t2}, the lift {a}.
      chair_out lift="{b}" chair={c} | Torn seat | Chair {c} of {b} has a torn seat. Off the rope with it.
    `,
  },
  {
    language: 'en',
    event: 'peripheral - {"key": "bridge-2", "pressed_by": "{who}"}',
    slots: { who: 'Mate Orla, Second Officer Pim', pct: '10..95', pct2: '10..95', hdg: '5..355', kn: '2..14', m: '25..180', wp: 'WP-7, Skerry N, Buoy 12' },
    tools: ['thruster_run(end: bow|stern, side: port|starboard, power_pct: int): Run a thruster', 'thruster_stop(end: bow|stern): Stop a thruster', 'pilot_heading(deg: int, turn?: port|starboard): Steer a heading', 'pilot_waypoint(name, speed_kn?: num): Steer to a waypoint', 'windlass_out(metres: int): Let chain out', 'windlass_in(metres: int): Take chain in'],
    steps: `
      thruster_run end=bow side=port power_pct={pct} | Push the bow | {pct} per cent on the bow thruster, to port.
      thruster_run end=stern side=starboard power_pct={pct2} | Stern out | To starboard with the stern thruster, {pct2} %.
      thruster_stop end=bow | Enough | No more thrust at the bow.
      pilot_heading deg={hdg} | Steer | Steer {hdg} degrees, turning whichever way is shorter.
      pilot_heading deg={hdg} turn=port | Left round | Come round over port to {hdg}.
      pilot_waypoint name="{wp}" speed_kn={kn} | To the mark | {kn} knots, heading for {wp}.
      pilot_waypoint name="{wp}" | {wp} | That is where we steer next. Speed as now.
      windlass_out metres={m} | Drop | {m} m of chain into the water.
      windlass_in metres={m} | Heave | Get {m} metres of the chain back on board.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pms/checkin {"room_no": {r}, "guest": "{g}", "nights": {n}, "companion_room": {r2}, "note": "late arrival"}',
    slots: { r: '101..520', r2: '601..990', g: 'Tamsin Ode, Mr Halloran, J. Weiss', n: '2..9', c: '17..25', t: '=06:45, 07:10, 05:30', day: '=2026-12-03, 2027-03-19' },
    tools: ['room.climate(no: int, celsius: int, fan?: low|mid|high): Set the air of a room', 'room.lock(no: int): Lock a room against all cards', 'room.release(no: int): Let cards open a room again', 'room.wakeup(no: int, at, date?): Order a wake-up call', 'room.greet(no: int, text): Show a text on the television'],
    steps: `
      room.climate no={r} celsius={c} fan=low | For the guest | The guest's room: {c} °C, fan as quietly as it goes.
      room.climate no={r2} celsius={c} | Next door | {c} degrees in the companion's room. Do not change the fan.
      room.climate no={r2} celsius={c} fan=high | Stuffy | Full blast in {r2}, set to {c}.
      room.lock no={r} | No entry | No card shall open the room of {g} for now.
      room.release no={r2} | Cards work | Number {r2} can be opened with the cards again.
      room.wakeup no={r} at={t} | Call | {t}, wake-up call for {g}.
      room.wakeup no={r2} at={t} date={day} | Call on {day} | Wake number {r2} on {day} at {t}.
      room.greet no={r} text="Welcome, {g}: bar until 1 a.m.!" | Greeting | In the room that checked in: "Welcome, {g}: bar until 1 a.m.!"
    `,
  },
  {
    language: 'en',
    slots: { t: 'M31, NGC 7000, HD-4417', t2: 'M57, IC 1396, Vega', ra: '1.05..22.95', dec: '-18.5..-2.5', sec: '5..600', n: '8..90', gain: '100..300', mic: '40..900', f: 'L, Ha, OIII' },
    tools: ['mount_slew(target): Turn the telescope to an object', 'mount_coords(ra_h: num, dec_deg: num): Turn the telescope to coordinates', 'mount_park(): Put the telescope to rest', 'ccd_expose(seconds: int, count?: int, filter?, gain?: int): Take pictures', 'ccd_abort(): End taking pictures', 'focus_step(microns: int): Move the focuser, negative is inward'],
    steps: `
      mount_slew target="{t}" | First object | Point at {t}.
      mount_slew target="{t2}" | {t2} next | Swing over.
      mount_coords ra_h={ra} dec_deg={dec} | No name | Declination {dec}, right ascension {ra}. That one has no name.
      mount_park | Bed | Bring the telescope home for the night.
      ccd_expose seconds={sec} count={n} filter={f} | Series | {n} pictures through {f}, {sec} s each.
      ccd_expose seconds={sec} gain={gain} | One test | A single shot is all, gain {gain}, {sec} seconds, whatever filter is in.
      ccd_expose seconds={sec} count={n} | Lights | Take {n} of {sec} seconds, filter and gain untouched.
      ccd_abort | Cloud | A cloud. Break off the exposure.
      focus_step microns=-{mic} | Inward | {mic} microns in.
    `,
  },
  {
    language: 'en',
    event: 'mqtt glass/bay {"bay": "{b}", "rh": {rh}, "vpd": {vpd}, "crop": "{crop}", "next_bay": "{b2}"}',
    slots: { b: 'B7, tomato west, 12a', b2: 'B8, seedlings, 12b', rh: '34..58', vpd: '1.3..2.2', crop: 'basil, pepper', sec: '5..50', min: '10..90', pct: '20..100', ppm: '500..1200', ec: '1.2..3.4' },
    tools: ['fog_burst(bay, secs: int, every_min?: int): Fog a bay', 'fog_off(bay): End fogging', 'vent_open(bay, percent: int, side?: lee|wind): Open the vents so far', 'vent_close(bay): Shut the vents', 'co2_set(bay, ppm: int): Set carbon dioxide', 'feed_mix(bay, ec: num, ph: num): Set the strength and acidity of the feed'],
    steps: `
      fog_burst bay="{b}" secs={sec} every_min={min} | Moisture | Where it was measured: fog, every {min} minutes for {sec} seconds.
      fog_burst bay="{b2}" secs={sec} | Once | {sec} s of fog in {b2}, once only.
      fog_off bay="{b}" | Wet enough | No more fog in the bay of this message.
      vent_open bay="{b2}" percent={pct} side=lee | Air | The bay next to it gets {pct} %, on the side away from the wind.
      vent_open bay="{b}" percent={pct} | {pct} % | That is how far the vents of {b} open; both sides alike.
      vent_close bay="{b2}" | Shut | Vents of {b2} all the way shut.
      co2_set bay="{b}" ppm={ppm} | Gas | {ppm} ppm where the {crop} stands.
      feed_mix bay="{b2}" ec={ec} ph=5.8 | Feed | pH 5.8 and EC {ec} for {b2}.
      feed_mix bay="{b}" ec={ec} ph=6.2 | Feed again | EC {ec}, pH 6.2, same bay as in the message.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rooms/booked {"room": "{r}", "from": "{t}", "to": "{t2}", "host": "{h}", "room_before": "{r2}"}',
    slots: { r: 'Aula, 2.14, Board room', r2: 'Studio B, 3.02, Old chapel', t: '=09:15, 10:30, 13:00', t2: '=11:45, 14:20, 16:30', h: 'Ada Brix, M. Okoro', db: '-38..-6', pct: '20..95' },
    tools: ['beamer_on(room, source?: first|second|cast): Switch a projector on', 'beamer_off(room): Switch a projector off', 'beamer_freeze(room, on: bool): Hold the picture', 'amp_gain(room, db: num): Set the loudness', 'screen_move(room, direction: up|down): Move the screen', 'dim_lights(room, pct: int, secs?: int): Dim the lights'],
    steps: `
      beamer_on room="{r}" source=second | Picture | Projector in the booked room, second input.
      beamer_on room="{r2}" source=cast | Wireless | Projector on in {r2}. They have no cable and cast from a phone.
      beamer_on room="{r}" | Warm up | Let the projector of {r} warm up, any input.
      beamer_off room="{r2}" | Lamp saver | The room they had before needs no picture any more.
      beamer_freeze room="{r}" on=true | Hold it | Keep the picture standing in {r}.
      beamer_freeze room="{r2}" on=false | Live again | In {r2} we want to see things move again.
      amp_gain room="{r}" db={db} | Loudness | {db} dB where {h} speaks.
      screen_move room="{r2}" direction=up | Roll in | The screen of {r2} can vanish into the ceiling.
      dim_lights room="{r}" pct={pct} secs=4 | Mood | Within 4 seconds to {pct} per cent, in the booked one.
    `,
  },
  {
    language: 'en',
    event: 'mqtt access/denied {"door": "{d}", "card": "{c}", "holder": "{h}", "previous_card": "{c2}"}',
    slots: { d: 'D-04, Server room, East gate', d2: 'D-11, lab corridor, stairwell C', c: '=04A1-77FE, 8B-2210-D4, 77120934', c2: '=04A1-99C0, 8B-7781-A0, 77120011', h: 'Rufus Penn, Ida Lo', day: '=2026-12-31, 2027-06-30', sec: '5..60' },
    tools: ['badge_grant(card, door, until?): Let a card open a door', 'revoke_badge(card, door?): Take the right away from a card', 'badge_find(holder): Say which cards a person has', 'door_pulse(door, secs: int): Open a door for some seconds', 'door_lockdown(door, active: bool): Keep a door shut whatever the card'],
    steps: `
      badge_grant card={c} door="{d}" until={day} | Let in | The card that was refused may open that door until {day}.
      badge_grant card={c2} door="{d2}" | Another door | {c2} opens {d2} from now on. No end.
      revoke_badge card={c2} | Old card | {h} had another card before. It opens nothing any more.
      revoke_badge card={c} door="{d2}" | One door only | Not {d2}: take that door away from the card in the message, the rest stays.
      badge_find holder="{h}" | Which cards | Find out what cards {h} carries.
      door_pulse door="{d}" secs={sec} | Buzz | Buzz the door where it was denied, {sec} seconds.
      door_lockdown door="{d2}" active=true | Lockdown | Nobody through {d2}, card or not.
      door_lockdown door="{d}" active=false | Over | Take {d} out of lockdown.
    `,
  },
  {
    language: 'en',
    event: 'webhook /wms/task {"task": "{k}", "tote": "{tote}", "from_bin": "{a}", "to_bin": "{b}", "shuttle": {s}}',
    slots: { k: 'T-5501, T-5877', tote: 'TB-0091, XC-4410, 77-180', a: 'A-03-12, R2-07, 14/5', b: 'C-11-04, R9-02, 18/1', x: 'D-07-09, R4-31, 20/6', s: '2..9', n: '12..400', sku: 'WX-3300, bolt M8x40, GT-17' },
    tools: ['tote_move(tote, source, target): Carry a tote from one bin to another', 'tote_call(tote, station: int): Bring a tote to a station', 'shuttle_pause(no: int): Let a shuttle wait', 'shuttle_resume(no: int): Let a shuttle go on', 'stock_adjust(sku, bin, delta: int): Correct the stock of a bin by so many', 'stock_count(sku, bin?): Say how many there are'],
    steps: `
      tote_move tote={tote} source={a} target={b} | As ordered | Carry the tote as the task says.
      tote_move tote={tote} source={b} target={a} | Undo | The other way round: the tote of this task goes back from where it ended to where it came from.
      tote_move tote={tote} source={a} target={x} | Other place | To {x} with it, from {a}; tote {tote}.
      tote_call tote={tote} station=3 | To me | Station 3 wants tote {tote}.
      shuttle_pause no={s} | Wait | The shuttle in the message stays where it is for a moment.
      shuttle_resume no={s} | Off you go | Shuttle {s} may go on.
      stock_adjust sku="{sku}" bin={x} delta=-{n} | Missing | {n} pieces of {sku} are missing in {x}. Book them out.
      stock_adjust sku="{sku}" bin={a} delta={n} | Found | In {a} lay {n} more: {sku}.
      stock_count sku="{sku}" | How much is left? | All of the {sku}, any bin.
    `,
  },
];
