import type { Scene } from '../../scene';

/** Choices, switches and arguments that may be left out, in people’s own words, in English, part 1. */
export const choices1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt museum/turnstile {"gate": "{g}", "state": "{st}", "visitors": {n}}',
    slots: { g: 'east hall, garden, G3, lower foyer', g2: 'main, shop, G7', st: '=free, counting', n: '120..940', m: '5..45' },
    tools: ['turnq_set(gate, state: free|counting|barred, minutes?: int): Set what a turnstile does', 'turnq_way(gate, direction: inward|outward|both): Set which way people may pass', 'turnq_sound(gate, on: bool, note?): Switch the beep of a turnstile'],
    steps: `
      turnq_set gate="{g2}" state=barred | {g2} | Not a soul gets past {g2}.
      turnq_set gate="{g2}" state=free | Open day | At {g2} everyone just walks through. Nobody has to be counted.
      turnq_set gate="{g}" state=counting minutes={m} | Head count | The gate of the event: let people in but count them, for {m} minutes.
      turnq_set gate="{g}" state=barred minutes={m} | Cash van | For {m} minutes nobody passes the gate that reported.
      turnq_way gate="{g2}" direction=outward | Closing time | Through {g2} people may still leave. Nobody comes in any more.
      turnq_way gate="{g2}" direction=inward | Morning | Through {g2} people may only come in, they leave by another door
      turnq_way gate="{g}" direction=both | Both ways | In and out at the gate in the event.
      turnq_sound gate="{g2}" on=false | Quiet please | {g2} stops beeping; a note isn't necessary.
      turnq_sound gate="{g}" on=true note="school group" | Beep | The reported turnstile beeps from now on, note "school group".
    `,
  },
  {
    language: 'en',
    event: 'webhook /kiln/door {"kiln": "{k}", "fan": "{f}", "celsius": {c}}',
    slots: { k: 'K2, Big Bertha, raku', k2: 'K5, test kiln, Olga', f: '=intake / exhaust', c: '120..980', r: '40..180', h: '2..9' },
    tools: ['brennix_fan(kiln, blows: intake|exhaust|off): Let a fan blow into or out of a kiln', 'brennix_ramp(kiln, per_hour: int, hold_hours?: int): Heat by so many degrees an hour', 'brennix_damper(kiln, position: shut|half|wide): Set the damper', 'brennix_guard(kiln, on: bool): Switch the over-temperature guard'],
    steps: `
      @f brennix_fan kiln="{k}" blows=exhaust // brennix_fan kiln="{k}" blows=intake | The other way round | Let the fan of this kiln blow the other way round.
      @f brennix_fan kiln="{k}" blows=intake // brennix_fan kiln="{k}" blows=exhaust | Say it again | Send the fan of this kiln the very state it reports, in case it did not stick.
      brennix_fan kiln="{k2}" blows=off | {k2} | No more blowing at {k2}, neither in nor out.
      brennix_ramp kiln="{k2}" per_hour={r} | Slow heat | {k2} climbs by {r} °C an hour. Holding it is not called for.
      brennix_ramp kiln="{k}" per_hour={r} hold_hours={h} | With a hold | {r} degrees an hour for the kiln of the request, then keep it there {h} h.
      brennix_damper kiln="{k}" position=wide | All the way | Pull the damper of the reported kiln as far as it goes.
      brennix_damper kiln="{k}" position=half | Halfway | Damper of the reported kiln: only halfway.
      brennix_damper kiln="{k2}" position=shut | Keep the heat | Nothing may escape through the damper of {k2}.
      brennix_guard kiln="{k2}" on=false | Cone test | I watch {k2} myself tonight, so the guard is not wanted there.
    `,
  },
  {
    language: 'en',
    slots: { a: 'acid, rinse, brine, peroxide', b: 'caustic, buffer, ferric, nickel', p: '20..95', lit: '12.5, 3.4, 8.25, 0.75, 40.5', s: '10..90' },
    tools: ['vatrow_fill(tank, percent: int): Fill a tank, named like "acid"', 'vatrow_drain(tank, litres?: num): Drain a tank, all or some', 'vatrow_stir(tank, speed: gentle|brisk|stop, seconds?: int): Set the stirrer', 'vatrow_lid(tank, open: bool): Move the lid of a tank'],
    steps: `
      vatrow_fill tank={a} percent={p} | Fill | Fill the {a} tank to {p}%.
      vatrow_fill tank={b} percent={p} | Other one | {p} per cent in the {b} tank, please
      vatrow_drain tank={b} | Empty | Drain the {b} tank completely.
      vatrow_drain tank={a} litres={lit} | A bit less | Let {lit} l out of the {a} tank.
      vatrow_stir tank={a} speed=brisk seconds={s} | Stir hard | Stir the {a} tank hard for {s} s.
      vatrow_stir tank={b} speed=gentle | Slowly | The {b} tank is stirred slowly, time doesn't matter
      vatrow_stir tank={a} speed=stop | Let it settle | The {a} tank has to settle: no stirring.
      vatrow_lid tank={b} open=true | Lid up | I need to see into the {b} tank.
      vatrow_lid tank={a} open=false | Fumes | Cover the {a} tank, it fumes.
    `,
  },
  {
    language: 'en',
    event: 'mqtt stable/doors {"door": "{d}", "position": "{now}", "previous": "{prev}"}',
    slots: { d: 'barn 2, foal side, west box', now: '=ajar, wide, closed', prev: '=upper half, lower half, latched', d2: 'hayloft, tack room, north end' },
    tools: ['hoofdoor_put(door, position): Put a door into a position', 'hoofdoor_lock(scope: every|none|all_but_one, spared?): Lock the doors, one may be spared', 'hoofdoor_bell(door, mode: ring|flash|mute): Set what the door bell does'],
    steps: `
      hoofdoor_put door="{d}" position="{prev}" | As before | Put the reported door back the way it was before.
      hoofdoor_put door="{d}" position="{now}" | Leave it so | Send the reported door the position that it has now.
      hoofdoor_put door="{d2}" position="{now}" | Like that one | {d2} is to stand just as the reported door stands.
      hoofdoor_lock scope=every | Night | Lock up. Every single door.
      hoofdoor_lock scope=all_but_one spared="{d2}" | All but one | Everything gets locked except {d2}.
      hoofdoor_lock scope=none | Fire drill | No door may be locked during the drill
      hoofdoor_bell door="{d2}" mode=flash | Sleeping foal | The bell at {d2}: only light, no noise.
      hoofdoor_bell door="{d2}" mode=mute | Neither nor | The bell at {d2} shall neither ring nor flash.
      hoofdoor_bell door="{d}" mode=ring | Ring again | Let the bell of the door in the message make noise.
    `,
  },
  {
    language: 'en',
    event: 'webhook /booth/order {"booth": "{b}", "nozzle": "{m}", "coat_mm": {mm}, "part": "{part}"}',
    slots: { b: 'B1, B4, spray left', m: '=fan, round / spiral, mist', mm: '0.08..0.45', part: 'hood 12, door-L, spoiler', pr: '1.5..6.5', mm2: '0.5..0.95' },
    tools: ['lakko_nozzle(booth, pattern: fan|round|off): Choose the pattern of the nozzle', 'lakko_coat(booth, mm: num, passes?: int): Set how thick the paint gets', 'lakko_air(booth, bar: num, filter?: bool): Set the air pressure', 'lakko_tag(part, text): Print a tag for a part'],
    steps: `
      @m lakko_nozzle booth="{b}" pattern={m} // failed "there is no pattern {m}" | Pattern | Give this booth the nozzle pattern that was ordered.
      lakko_nozzle booth="{b}" pattern=round | Round | Whatever was ordered: a round jet in this booth.
      failed "the nozzle has no square pattern" | Square | Choose the square pattern for this booth.
      lakko_nozzle booth="{b}" pattern=off | Done | No paint from the nozzle of this booth any more.
      lakko_coat booth="{b}" mm={mm2} | Thicker | {mm2} mm in this booth, the number of passes is up to the machine.
      lakko_coat booth="{b}" mm={mm} passes=3 | As ordered | As thick as ordered, in three passes.
      lakko_air booth="{b}" bar={pr} filter=true | Air | {pr} bar of air for this booth, filtered.
      lakko_air booth="{b}" bar={pr} filter=false | Unfiltered | Booth of the order, {pr} bar. Bypass the filter.
      lakko_tag part="{part}" text="{mm2} mm" | Tag | A tag for the ordered part that reads "{mm2} mm".
    `,
  },
  {
    language: 'en',
    slots: { v: 'VX-1, NR-3, T-40', v2: 'VX-9, NR-6, T-88', rpm: '=800, 1200, 2500, 4200', t: '1..24', o: '0.05..0.90' },
    tools: ['zerspan_spin(machine, rpm: int, direction: cw|ccw): Start the spindle, machine such as "QX-4"', 'zerspan_coolant(machine, kind: flood|mist|dry): Choose how a machine is cooled', 'zerspan_tool(machine, pocket: int, measure?: bool): Change the tool', 'zerspan_offset(machine, mm: num, axis: x|y|z): Shift an axis'],
    steps: `
      zerspan_spin machine={v} rpm={rpm} direction=cw | Spin | Spindle of mill {v} clockwise at {rpm} rpm.
      zerspan_spin machine={v2} rpm={rpm} direction=ccw | Backwards | mill {v2}: against the clock, {rpm} revolutions
      zerspan_coolant machine={v} kind=dry | Cast iron | No coolant of any sort on mill {v}.
      zerspan_coolant machine={v2} kind=mist | Fog | Just a fine fog on mill {v2}
      zerspan_coolant machine={v} kind=flood | Steel | Mill {v} cuts steel, so drown it in coolant.
      zerspan_tool machine={v2} pocket={t} measure=true | Change | Lathe {v2} takes the tool from pocket {t} and measures it.
      zerspan_tool machine={v} pocket={t} | Pocket {t} | Into mill {v} with the one in pocket {t}.
      zerspan_offset machine={v2} mm={o} axis=z | Height | Shift the height (z) of mill {v2} by {o} mm.
      zerspan_offset machine={v2} mm={o} axis=x | Sideways | Along x, {v2} moves {o} mm.
    `,
  },
  {
    language: 'en',
    event: 'mqtt office/blinds/{r} {"room": "{r}", "sun": {lux}, "tilt": "{tilt}"}',
    slots: { r: '2.14, attic, canteen', lux: '12000..64000', tilt: '=inward / outward', p: '10..90', r2: '3.07, lobby, print shop' },
    tools: ['lamella_height(room, percent: int): Lower a blind by so many percent', 'lamella_tilt(room, slats: inward|outward|level): Tilt the slats', 'lamella_auto(room, by: sun|clock|nobody): Say what moves a blind', 'lamella_group(who: all|south|none): Choose whose wall buttons work'],
    steps: `
      @tilt lamella_tilt room="{r}" slats=outward // lamella_tilt room="{r}" slats=inward | Turn them | In the reported room the slats are the wrong way round. Turn them over.
      lamella_tilt room="{r2}" slats=level | Flat | Slats in {r2} flat, neither inward nor outward
      lamella_height room="{r2}" percent={p} | {p}% | Blind in {r2} down by {p}%.
      lamella_height room="{r}" percent=100 | Right down | 100% for the room that reported.
      lamella_auto room="{r2}" by=clock | By time | From now on the time of day decides about the blind in {r2}, not the light.
      lamella_auto room="{r2}" by=sun | By light | In {r2} the light outside decides, not the time
      lamella_auto room="{r}" by=nobody | Hands off | Only people move the blind in the reported room; no automatic.
      lamella_group who=none | Buttons dead | None of the wall buttons may work today.
      lamella_group who=south | South only | The buttons work on the south side and nowhere else.
    `,
  },
  {
    language: 'en',
    event: 'manual - evening round, ward {w}',
    slots: { w: '3, 5B, 12', bed: '3..29', bed2: '30..58', a: '15..45', t: '=20:15, 21:30, 22:00' },
    tools: ['liegra_tilt(bed: int, part: head|feet|flat, degrees?: int): Tilt a bed', 'liegra_rail(bed: int, sides: left|right|both|neither): Put bed rails up', 'liegra_light(bed: int, glow: reading|night|dark, until?): Set the bed light', 'liegra_call(bed: int, loud: bool): Set how the call bell rings'],
    steps: `
      liegra_tilt bed={bed} part=head degrees={a} | Sit up | Bed {bed}: head end up by {a}°.
      liegra_tilt bed={bed2} part=feet | Swollen legs | Feet of bed {bed2} up. The angle is up to the bed.
      liegra_tilt bed={bed} part=flat | Flat | Lay bed {bed} flat.
      liegra_rail bed={bed2} sides=both | Restless | Rails up on either side of bed {bed2}.
      liegra_rail bed={bed} sides=neither | Gets up alone | Bed {bed} needs no rail, not on the left and not on the right
      liegra_rail bed={bed} sides=left | Wall on the right | bed {bed} stands with its right side to the wall, so the rail goes up on the other side only
      liegra_light bed={bed2} glow=reading until={t} | Reads | {bed2} wants to read until {t}.
      liegra_light bed={bed} glow=dark | Sleeps | No light at all at bed {bed}.
      liegra_call bed={bed2} loud=false | Whisper | The call bell of bed {bed2}: quiet.
    `,
  },
  {
    language: 'en',
    slots: { h: 'log-02, syslog-a, loghost', h2: 'log-07, syslog-c, archive1', d: '=/var/log, /srv/audit, /opt/app/logs', lev: '=warning, error, notice', n: '7..90', mb: '50..900' },
    tools: ['papertrace_level(host, level: error|warning|notice): Set what is logged, host by its bare name', 'papertrace_rotate(host, folder, compress?: bool): Begin new log files', 'papertrace_keep(host, days: int, max_mb?: int): Set how long logs are kept', 'papertrace_ship(from_host, to_host, mode: live|nightly): Send logs to another host'],
    steps: `
      papertrace_level host={h} level={lev} | Level | Level {lev} on the log host {h}.
      papertrace_level host={h2} level=error | Errors only | On machine {h2} we want errors and not a thing more.
      failed "there is no level verbose" | Verbose | Log host {h2}: level verbose.
      papertrace_rotate host={h} folder={d} compress=true | Rotate | The log host {h}, folder {d}: begin new files and compress the old ones.
      papertrace_rotate host={h2} folder={d} compress=false | Rotate, not packed | New files in {d} on server {h2}, old ones stay uncompressed.
      papertrace_keep host={h} days={n} | Keep | {n} days are kept on {h}, no limit on the size
      papertrace_keep host={h2} days={n} max_mb={mb} | Keep less | server {h2}: {n} days, but at most {mb} MB.
      papertrace_ship from_host={h} to_host={h2} mode=live | At once | {h2} gets what {h} logs, as it happens.
      papertrace_ship from_host={h2} to_host={h} mode=nightly | At night | Every night {h2} hands its logs over to {h}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt farm/sprayer {"field": "{f}", "boom": "{boom}", "wind_ms": {w}, "previous_mode": "{pm}"}',
    slots: { f: 'Long Acre, F12, mill field', boom: '=left, right', w: '1.2..3.9', pm: '=coarse, fine', bar: '1.5..4.5', l: '120..380', f2: 'F3, Crow Hill, pond side' },
    tools: ['spritz_drops(field, size: fine|coarse|foam): Choose the drop size for a field', 'spritz_boom(left: bool, right: bool): Open the halves of the boom', 'spritz_rate(field, litres_per_ha: int, bar?: num): Set how much is sprayed', 'spritz_mark(field, foam_marks: bool): Leave foam marks'],
    steps: `
      spritz_drops field="{f}" size={pm} | Drops as before | Drop size for this field as it was previously.
      spritz_drops field="{f2}" size=coarse | Big ones | Big drops on {f2}, they drift less.
      spritz_drops field="{f2}" size=fine | Small ones | {f2} gets the smallest drops.
      spritz_boom left=false right=false | Hedge | Neither the left half nor the right half sprays here.
      spritz_boom left=true right=false | Left only | Road on the right. Only the left half of the boom open.
      spritz_boom left=true right=true | Full width | Full width, both halves
      spritz_rate field="{f2}" litres_per_ha={l} bar={bar} | Rate | {l} l/ha on {f2} with {bar} bar.
      spritz_rate field="{f}" litres_per_ha={l} | Amount | On the field in the message {l} litres per hectare; pressure as the pump likes.
      spritz_mark field="{f}" foam_marks=false | No marks | We drive by satellite, so this field is done without foam marks.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/room {"room": "{r}", "sign": "{s}", "guest": "{g}", "previous_scene": "{ps}"}',
    slots: { r: '204, 311, 417', s: '=clean, rest / press, later', g: 'Ms Abena, Mr Lunt, Dr Sorel', ps: '=welcome, cinema, blue hour', r2: '118, 226, 502', c: '18..24', sc: '=party, sunrise, movie night' },
    tools: ['zimmera_sign(room, show: clean|rest|blank): Set the sign by the door', 'zimmera_scene(room, scene): Set a light scene by its name', 'zimmera_air(room, celsius: int, fan?: low|high): Set the air conditioner', 'zimmera_bar(room, locked: bool): Lock the minibar'],
    steps: `
      @s zimmera_sign room={r} show={s} // failed "the sign cannot show {s}" | Sign | Show on the sign what the guest asked for. If the sign has no such thing, the step fails.
      zimmera_sign room={r2} show=rest | Do not disturb | The sign of room {r2}: nobody may disturb
      zimmera_sign room={r2} show=clean | Make up | Sign of {r2}: please make up the room
      zimmera_sign room={r} show=blank | Nothing | Nothing on the sign of the room in the request.
      zimmera_scene room={r} scene="{ps}" | Light as before | The light in this room as it was before.
      zimmera_scene room={r2} scene="{sc}" | {sc} | Light scene {sc} in room {r2}.
      zimmera_air room={r2} celsius={c} | Cool | Room {r2} at {c} °C, leave the fan alone.
      zimmera_air room={r} celsius={c} fan=high | Fan up | {c}° in this room with the fan going strong.
      zimmera_bar room={r} locked=false | Minibar | The guest of the request may use the minibar.
    `,
  },
  {
    language: 'en',
    slots: { c: 'crane 2, hook east, Atlas', c2: 'crane 6, hook west, Samson', m: '0.4..6.5', k: '120..950', s: '=berth 3, deck B, yard 9' },
    tools: ['hebex_hoist(crane, move: up|down, metres?: num): Hoist or lower', 'hebex_swing(crane, toward: port|starboard|centre): Swing the arm', 'hebex_brake(crane, on: bool): Set or release the brake', 'hebex_limit(crane, kg: int, zone?): Limit the load, everywhere or in one zone'],
    steps: `
      hebex_hoist crane="{c}" move=up metres={m} | Up | {c}: lift by {m} m.
      hebex_hoist crane="{c2}" move=down | Lower | Let the load on {c2} sink, I'll say when it is enough.
      hebex_swing crane="{c}" toward=port | To port | {c} to port
      hebex_swing crane="{c2}" toward=starboard | Right side | Facing the bow, swing {c2} to the right.
      hebex_swing crane="{c}" toward=centre | Back | Arm of {c} back to the middle.
      hebex_brake crane="{c2}" on=true | Hold | {c2} must not move, put its brake on.
      hebex_brake crane="{c}" on=false | Free | Take the brake of {c} off.
      hebex_limit crane="{c}" kg={k} zone="{s}" | Limit | No more than {k} kg on {c} over {s}.
      hebex_limit crane="{c2}" kg={k} | Everywhere | {k} kg is the most for {c2}, wherever it hangs
    `,
  },
  {
    language: 'en',
    event: 'mqtt school/bell {"building": "{b}", "program": "{p}", "exam": "{ex}"}',
    slots: { b: 'north wing, Block C, gym', p: '=normal, short', ex: '=yes / no', b2: 'Block A, annex, music house', s: '2..9', t: '=07:50, 09:40, 12:25' },
    tools: ['pausica_bell(building, kind: chime|buzzer|silent): Choose how a building rings', 'pausica_ring(building, seconds: int, at?): Ring once, now or at a time', 'pausica_days(program: school_days|weekend|holiday): Choose which days the bell follows', 'pausica_clock(building, summer: bool): Set summer or winter time'],
    steps: `
      @ex pausica_bell building="{b}" kind=silent // pausica_bell building="{b}" kind=chime | Exam | No bell in this building during an exam. If there is no exam, let it chime.
      pausica_bell building="{b2}" kind=buzzer | Buzz | {b2} buzzes, chiming is not loud enough.
      pausica_bell building="{b2}" kind=chime | Friendly | Nothing harsh in {b2}: let it chime.
      pausica_ring building="{b2}" seconds={s} at={t} | Once | {b2} rings at {t} for {s} seconds.
      pausica_ring building="{b}" seconds={s} | Now | Ring {s} s in the building of the message, right away.
      pausica_days program=holiday | Holidays | Term is over, the bell is on holiday.
      pausica_days program=school_days | Term | Mondays to Fridays as in term time.
      pausica_clock building="{b2}" summer=false | Winter time | {b2} back to winter time.
      pausica_clock building="{b}" summer=true | Summer time | The building that reported goes to summer time
    `,
  },
  {
    language: 'en',
    event: 'webhook /feed/silo {"silo": "{s}", "auger": "{dir}", "level_pct": {lv}}',
    slots: { s: 'S1, S4, tall one', dir: '=forward / reverse', lv: '8..66', s2: 'S7, old silo, S9', kg: '40..900', x: '45..88', kg2: '1.5..9.5' },
    tools: ['muehla_auger(silo, run: forward|reverse|halt): Turn the auger', 'muehla_dose(silo, kg: num, weigh?: bool): Take feed out', 'muehla_warn(silo, below_percent: int): Set when a silo warns', 'muehla_shake(silo, on: bool): Switch the shaker', 'muehla_label(silo, text): Set the text on a silo'],
    steps: `
      @dir muehla_auger silo="{s}" run=reverse // muehla_auger silo="{s}" run=forward | Blocked | It is blocked: turn the auger of this silo in the opposite direction.
      muehla_auger silo="{s2}" run=halt | Stop | Auger of {s2} should turn neither forward nor back.
      muehla_auger silo="{s2}" run=reverse | Backwards | Run the auger of {s2} backwards.
      muehla_dose silo="{s2}" kg={kg} | Feed | {kg} kg from {s2}.
      muehla_dose silo="{s2}" kg={kg2} weigh=true | Weighed | {kg2} kg from {s2}, and weigh it
      muehla_dose silo="{s}" kg={kg} weigh=false | By time | Take {kg} kg from the silo in the request without weighing.
      muehla_warn silo="{s}" below_percent={x} | Warn | This silo warns below {x}%.
      muehla_label silo="{s2}" text="{x} %" | Sign | On {s2} it should say "{x} %".
      muehla_shake silo="{s2}" on=false | No shaking | Stop shaking {s2}.
    `,
  },
  {
    language: 'en',
    slots: { w: 'W3, corner, No. 12', w2: 'W8, lower left, No. 20', g: '200..900', t: '30..90', sp: '=400, 800, 1000, 1400', n: '3..40' },
    tools: ['bubbla_wash(machine, program: boil|easy|wool, celsius?: int): Start a washing program', 'bubbla_spin(machine, rpm: int): Spin', 'bubbla_rinse(machine, extra: bool): Rinse, once or once more', 'bubbla_door(machine, latch: open|shut|child): Set the door latch'],
    steps: `
      bubbla_wash machine="{w}" program=wool | Sweaters | Woollen things are in {w}. It knows the temperature itself.
      bubbla_wash machine="{w2}" program=easy celsius={t} | Shirts | Easy care in {w2} at {t} °C.
      bubbla_wash machine="{w}" program=boil | Towels | Boil wash in {w}.
      failed "there is no program for silk" | Silk | Start the silk program on {w2}.
      bubbla_spin machine="{w2}" rpm={sp} | Spin | {w2}, {sp} rpm
      bubbla_rinse machine="{w}" extra=true | Soap left | Rinse {w} with an extra round.
      bubbla_rinse machine="{w2}" extra=false | Plain rinse | {w2}: rinse, nothing extra.
      bubbla_door machine="{w}" latch=child | Kids about | Child latch on {w}.
      bubbla_door machine="{w2}" latch=open | Unlatch | Let me get my clothes out of {w2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt yacht/sail {"sail": "{s}", "side": "{side}", "reef": {r}, "aws_kn": {kn}}',
    slots: { s: 'genoa, main, staysail', side: '=port / starboard', r: '0..1', kn: '14..31', s2: 'jib, mizzen, code zero', p: '10..85', d: '3..35' },
    tools: ['rigga_furl(sail, action: furl|unfurl, percent?: int): Roll a sail in or out', 'rigga_sheet(sail, action: ease|trim): Move the sheet of a sail', 'rigga_tack(sail, side: port|starboard): Bring a sail to a side', 'rigga_pilot(mode: wind|compass|standby, degrees?: int): Set the autopilot'],
    steps: `
      @side rigga_tack sail="{s}" side=starboard // rigga_tack sail="{s}" side=port | Over | Bring the sail in the message over to the other side.
      rigga_tack sail="{s2}" side=port | Port | {s2} goes to port, wherever the other sail is
      rigga_furl sail="{s}" action=furl percent={p} | Squall | Roll in {p}% of the reported sail.
      rigga_furl sail="{s2}" action=unfurl | Light wind | {s2} all out.
      rigga_furl sail="{s2}" action=furl | Away | {s2} rolled in.
      rigga_sheet sail="{s}" action=ease | Let go | Give the reported sail some more sheet.
      rigga_sheet sail="{s2}" action=trim | Pull in | Pull {s2} in tighter.
      rigga_pilot mode=standby | By hand | I steer myself.
      rigga_pilot mode=wind degrees={d} | Wind angle | Pilot by the wind at {d}°.
    `,
  },
  {
    language: 'en',
    slots: { lib: 'main desk, children, reading room', lib2: 'box north, annex, map room', d: '7..42', card: 'L-3391, 88214, KX-07', card2: 'L-4410, 90155, PT-31', f: '0.50..6.50' },
    tools: ['leihwerk_due(card, days: int): Set how long a card may keep books', 'leihwerk_fee(card, amount: num, reason?): Charge a fee', 'leihwerk_remind(card, by: mail|post|sms|never): Set how a reader is reminded', 'leihwerk_desk(place, accepts: loans|returns|both|nothing): Set what a desk takes'],
    steps: `
      leihwerk_due card={card} days={d} | Longer | Card {card} may keep everything for {d} days.
      leihwerk_fee card={card} amount={f} reason="wet cover" | Fee | {f} euros on card {card}, reason "wet cover".
      leihwerk_fee card={card2} amount={f} | Just the fee | Charge {card2} {f} €. You needn't give a reason.
      leihwerk_remind card={card2} by=never | Asked to stop | Reader {card2} does not want to be reminded in any way.
      leihwerk_remind card={card} by=post | On paper | Reminders for {card} go out as letters.
      failed "there is no reminder by phone call" | Phone | Set {card} to be reminded by phone call.
      leihwerk_desk place="{lib}" accepts=returns | Only back | At {lib} you can bring books back but not take any out.
      leihwerk_desk place="{lib2}" accepts=loans | Only out | {lib2} lends books out, it takes none back
      leihwerk_desk place="{lib}" accepts=nothing | Shut | {lib}: neither loans nor returns.
    `,
  },
  {
    language: 'en',
    event: 'webhook /brew/vessel {"vessel": "{v}", "jacket": "{j}", "gravity": {g}, "last_setting": "{last}"}',
    slots: { v: 'FV2, bright 1, unitank', j: '=cooling / heating', g: '1.012..1.064', last: '=2 °C crash, diacetyl rest, free rise', v2: 'FV8, bright 3, kettle', c: '1.5..21.5', bar: '0.4..2.2', m: '10..50' },
    tools: ['gaerix_jacket(vessel, does: cooling|heating|idle): Set what the jacket does', 'gaerix_temp(vessel, celsius: num, ramp_minutes?: int): Set the temperature', 'gaerix_profile(vessel, name): Load a profile by its name', 'gaerix_gas(vessel, gas: carbonic|nitrogen|air, bar?: num): Give gas'],
    steps: `
      @j gaerix_jacket vessel="{v}" does=heating // gaerix_jacket vessel="{v}" does=cooling | Opposite | Whatever the jacket of this vessel is doing, it should do the opposite.
      gaerix_jacket vessel="{v2}" does=idle | Nothing | No heating and no cooling on {v2}.
      gaerix_jacket vessel="{v2}" does=heating | Warm it | Warm {v2} with the jacket.
      gaerix_temp vessel="{v2}" celsius={c} | {c} °C | {v2} to {c} °C, as quick as it goes.
      gaerix_temp vessel="{v}" celsius={c} ramp_minutes={m} | Gently | {c} degrees in the reported vessel, over {m} minutes.
      gaerix_profile vessel="{v}" name="{last}" | Back | Give this vessel the setting it had last.
      gaerix_gas vessel="{v2}" gas=nitrogen bar={bar} | Stout | {bar} bar of nitrogen on {v2}
      gaerix_gas vessel="{v}" gas=carbonic | Carbonate | Carbonic gas into the vessel of the request, any pressure.
      failed "there is no argon" | Argon | Cover the beer in {v2} with argon.
    `,
  },
  {
    language: 'en',
    slots: { z: 'A, C, F, North', z2: 'B, D, K, South', m: '5..40', mm: '2.5..18.5', t: '=04:30, 05:15, 21:40' },
    tools: ['regnix_run(zone, minutes: int, at?): Water a zone (zone "B", not "zone B")', 'regnix_depth(zone, mm: num): Water until so many millimetres are down', 'regnix_skip(zone, rule: rain|wind|never): Set when a zone is skipped', 'regnix_all(state: active|paused): Switch all zones'],
    steps: `
      regnix_run zone={z} minutes={m} | Water | Zone {z}, {m} min.
      regnix_run zone={z2} minutes={m} at={t} | At dawn | At {t}, zone {z2} gets {m} minutes.
      regnix_run zone={z2} minutes={m} | Now | {m} minutes of water for zone {z2}; no start time, do it now.
      regnix_depth zone={z} mm={mm} | By depth | zone {z}: {mm} mm
      regnix_skip zone={z2} rule=rain | Rainy days | When it rains, leave out zone {z2}.
      regnix_skip zone={z} rule=never | Greenhouse | Zone {z} is under glass. Weather is never a reason to leave it out.
      regnix_skip zone={z} rule=wind | Gusts | Leave zone {z} out when it blows.
      regnix_all state=paused | Lawn party | Nothing waters anything until I say so.
      regnix_all state=active | After the party | All zones may water again.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} opens the theatre',
    slots: { who: 'Renzo, Amira, Toll', l: '=house left, balcony, pit', c: '=red, amber, teal, pale straw', c2: '=steel blue, rose, no colour', p: '5..95', s: '2..30' },
    tools: ['buhne_curtain(move: open|close|stop, seconds?: int): Move the curtain', 'buhne_light(area, percent: int, colour?): Set a light, colour by its name', 'buhne_haze(amount: none|thin|thick): Set the haze', 'buhne_calls(backstage: bool, lobby: bool): Choose where calls are heard'],
    steps: `
      buhne_curtain move=open seconds={s} | Up | The audience should see the stage within {s} seconds.
      buhne_curtain move=close | Interval | Draw the curtain, at any speed.
      buhne_curtain move=stop | Halt | Curtain! Hold it where it is.
      buhne_light area="{l}" percent={p} colour="{c}" | Wash | {l} at {p}% in {c}.
      buhne_light area="{l}" percent={p} colour="{c2}" | Second wash | {l}: {c2}, {p} percent
      buhne_light area="{l}" percent={p} | White | {p}% on {l}. Don't mention a colour.
      buhne_haze amount=thin | A touch | Just a touch of haze.
      buhne_haze amount=none | Asthma | Somebody coughs. Clear air, no haze.
      buhne_calls backstage=true lobby=false | Backstage only | Calls are heard backstage and not in the lobby.
    `,
  },
  {
    language: 'en',
    event: 'peripheral bench/psu {"channel": "{ch}", "polarity": "{pol}", "volt": {v}}',
    slots: { ch: 'CH1, CH2, aux', pol: '=positive / negative', v: '3.3..24.0', ch2: 'CH3, CH4, main', v2: '1.8..30.0', a: '0.5..4.5' },
    tools: ['speisa_polarity(channel, sign: positive|negative): Set the polarity', 'speisa_volt(channel, volts: num, max_amps?: num): Set the voltage', 'speisa_output(channel, on: bool): Switch an output', 'speisa_trip(channel, action: cut|warn|ignore): Set what happens at too much current'],
    steps: `
      @pol speisa_polarity channel={ch} sign=negative // speisa_polarity channel={ch} sign=positive | Swap | The wires were swapped, so this channel needs the other polarity.
      speisa_polarity channel={ch2} sign=positive | Plus | {ch2}: plus.
      speisa_polarity channel={ch2} sign=negative | Minus | {ch2}: minus.
      speisa_volt channel={ch2} volts={v2} max_amps={a} | With a limit | {v2} V on {ch2}, no more than {a} A
      speisa_volt channel={ch} volts={v2} | Volts | {v2} V on the channel in the event; leave the current limit out.
      speisa_output channel={ch} on=false | Dead | No voltage on the reported channel.
      speisa_output channel={ch2} on=true | Live | Power to {ch2}
      speisa_trip channel={ch2} action=warn | Only tell me | Too much current on {ch2}: tell me, but don't switch off.
      speisa_trip channel={ch} action=cut | Switch off | Too much current on the reported channel: off with it at once.
    `,
  },
  {
    language: 'en',
    event: 'webhook /parking/barrier {"lane": "{l}", "barrier": "{st}", "plate": "{pl}", "ticket": "{tk}"}',
    slots: { l: 'in 1, out 2, staff lane', st: '=raised / lowered', pl: 'KX 402 B, RT-991, GO 17 PA', tk: '=paid, member / unpaid, none', l2: 'out 5, in 4, delivery', h: '2..48' },
    tools: ['schranke_move(lane, arm: raised|lowered): Move a barrier', 'schranke_let(plate, hours?: int): Let a car in and out', 'schranke_sign(lane, show: arrow|cross|full): Set the sign over a lane', 'schranke_pay(lane, by: card|coins|both|none): Set how one can pay'],
    steps: `
      @tk schranke_move lane="{l}" arm=raised // failed "the ticket is {tk}" | Out | Paid or a member? Then up with the barrier. Otherwise the step fails.
      @st schranke_move lane="{l}" arm=lowered // schranke_move lane="{l}" arm=raised | Toggle | Raise the barrier of this lane if it is down, lower it if it is up.
      schranke_move lane="{l2}" arm=lowered | Block | The arm at {l2} comes down.
      schranke_let plate="{pl}" hours={h} | Guest | This car may come and go for {h} hours.
      schranke_let plate="{pl}" | Resident | This car may always come and go, no time limit
      schranke_sign lane="{l2}" show=cross | Not this way | Red cross over {l2}
      schranke_sign lane="{l2}" show=full | Full | Tell drivers at {l2} that there is no space left.
      schranke_pay lane="{l}" by=card | No coins | The coin box of this lane is broken; people pay by card.
      schranke_pay lane="{l2}" by=none | Free Sunday | Nobody pays at {l2} today, neither by card nor in coins.
    `,
  },
];
