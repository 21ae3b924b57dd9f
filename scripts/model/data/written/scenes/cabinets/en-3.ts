import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in English, part 3. */
export const cabinets3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt brew/kettle {"kettle": "{k}", "batch": "{b}", "litres": {l}, "bitter": "{h}", "idle": "{k2}"}',
    slots: { k: 'K1, copper, Kettle 4', k2: 'K6, steel, Kettle 9', b: 'IPA 41, Stout-7, helles', l: '200..950', h: 'Saaz, Citra, Tettnang', h2: 'Galaxy, Perle', g: '40..900', m: '5..90', tw: '=a quarter of an hour / half an hour / three quarters of an hour' },
    tools: ['maltaBoil(kettle, minutes: int): Boil the wort', 'maltaRest(kettle, celsius: int, minutes: int): Keep the mash at a temperature', 'maltaHop(kettle, hop, grams: int, after_min?: int): Add hops', 'maltaSwapHop(batch, planned, actual): Note that another hop was used', 'maltaTransfer(source, target, whirl?: bool): Pump wort over'],
    steps: `
      @tw maltaBoil kettle="{k}" minutes=15 // maltaBoil kettle="{k}" minutes=30 // maltaBoil kettle="{k}" minutes=45 | Boil | Boil the wort in the reported kettle for {tw}.
      maltaRest kettle="{k2}" celsius=67 minutes={m} | Rest | {m} min at sixty-seven degrees in {k2}, for the enzymes.
      maltaHop kettle="{k}" hop="{h}" grams={g} after_min={m} | Hops | After {m} minutes, {g} g of the hop that the message calls bitter, into the kettle it speaks of.
      maltaHop kettle="{k2}" hop="{h2}" grams={g} | More hops | {g} grams of {h2} into {k2} now.
      maltaSwapHop batch="{b}" planned="{h}" actual="{h2}" | Ran out | We had no {h} left and took {h2} for this batch. Note it.
      maltaSwapHop batch="{b}" planned="{h2}" actual="{h}" | Note | In {b} there is {h}, although {h2} was planned.
      maltaTransfer source="{k}" target="{k2}" | Over | Pump from {k} to the idle one.
      maltaTransfer source="{k2}" target="{k}" whirl=true | Whirlpool | {k} gets everything from {k2}, and let it whirl.
      maltaTransfer source="{k}" target="{k2}" whirl=false | No whirl | The wort from {k} goes into {k2}. This time no whirlpool, please, the pump rattles.
    `,
  },
  {
    language: 'en',
    slots: { d: 'invoice_88.pdf, Lease Dorn.docx, memo 4.odt', d2: 'invoice_90.pdf, Lease Kern.docx', f: 'Clients/Dorn, 2026 open, tax', f2: 'Clients/Kern, 2025 closed, bin 3', n: 'Lease final.docx, paid-88.pdf', u: 'Grete, Mr Sahin, legal', c: '=in black and white / in colour' },
    tools: ['foliant_copy(file, folder): Put a second one of a file into a folder', 'foliant_move(file, folder): Move a file into a folder', 'foliant_title(file, new_title): Rename a file', 'foliant_replace(old_file, new_file): Put one file in place of another', 'foliant_append(file, addition): Put one file behind another', 'foliant_share(file, person, may_edit?: bool): Share a file', 'foliant_scan(file, colour: bool): Scan into a file'],
    steps: `
      foliant_copy file="{d}" folder="{f}" | A copy | Leave {d} where it is and put a copy into {f}.
      foliant_move file="{d}" folder="{f2}" | Away | {d} has no business here, it belongs in {f2}.
      foliant_move file="{d2}" folder="{f}" | Move | {d2} → {f}
      foliant_title file="{d}" new_title="{n}" | Rename | The new name of {d} is {n}.
      foliant_replace old_file="{d2}" new_file="{d}" | Wrong version | Whoever opened {d2} should get {d} instead. Replace it.
      foliant_append file="{d2}" addition="{d}" | Staple | Staple {d} to the end of {d2}.
      foliant_append file="{d}" addition="{d2}" | Add | At the end of {d} comes {d2}.
      foliant_share file="{d2}" person="{u}" may_edit=true | Share | {u} may see {d2} and change it.
      foliant_share file="{d}" person="{u}" may_edit=false | Only look | Let {u} look at {d}, but not touch it.
      @c foliant_scan file="{n}" colour=false // foliant_scan file="{n}" colour=true | Scan | Scan {c}, call it {n}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tow/call {"call": "{id}", "plate": "{p}", "place": "{pl}", "truck": "{t}", "yard": "{y}", "phone": "{ph}"}',
    slots: { id: 'C-2041, call 77, 90-A', p: '=LG 44 TR, 9XKD201, W-8812', pl: 'A7 km 88, Mill Rd 4, ring exit 3', pl2: 'Bridge St, Lot 6', t: 'Tow 2, Big Red, T-9', t2: 'Tow 5, Flatbed', y: 'yard east, Holm', y2: 'yard west, Kai', ph: '=0171 5550, 555-0142, 070 901', m: '10..80', e: '80..390' },
    tools: ['abschlepp_send(truck, place, urgent?: bool): Send a truck', 'abschlepp_redirect(truck, old_place, new_place): Send a truck on the way elsewhere', 'abschlepp_drop(plate, yard): Bring a car to a yard', 'abschlepp_eta(call, minutes: int): Say how long it takes', 'abschlepp_close(call, euro?: num): Close a call that is done', 'abschlepp_cancel(call): Cancel a call that is no longer needed'],
    steps: `
      abschlepp_send truck="{t}" place="{pl}" | Send | Send the truck named in the call to the place named in it.
      abschlepp_send truck="{t2}" place="{pl}" urgent=true | Hurry | {t2} has to be there as fast as possible: {pl}.
      abschlepp_send truck="{t2}" place="{pl2}" urgent=false | No hurry | {t2} to {pl2} when there is time.
      abschlepp_redirect truck="{t}" old_place="{pl}" new_place="{pl2}" | Elsewhere | {t} isn't needed at {pl}. Off to {pl2}.
      abschlepp_drop plate="{p}" yard="{y2}" | Yard | The car goes to {y2}, the yard in the call is full.
      abschlepp_eta call="{id}" minutes={m} | How long | It'll take {m} minutes, tell the system.
      abschlepp_close call="{id}" euro={e} | Done | Car is in the yard, {e} euros. The call can be closed.
      abschlepp_close call="{id}" | Close | We are through with this call; price follows.
      abschlepp_cancel call="{id}" | Not needed | The driver got it started by himself. The call falls away.
    `,
  },
  {
    language: 'en',
    slots: { r: 'R-7, Rig East, Derrick 2', r2: 'R-9, Rig South', m: '40..900', rpm: '30..160', w: '2..28', mw: '1.05..1.85', b: 'PDC 8, tricone 6', b2: 'PDC 12, hybrid 9', dir: '=clockwise / counterclockwise' },
    tools: ['boreas_spin(rig, rpm: int, tonnes: num): Turn the bit with a weight on it', 'boreas_bit(rig, out, in): Change the bit', 'boreas_trip(rig, depth_m: int): Pull or lower the string to a depth', 'boreas_mud(rig, density: num, pump?: int): Density of the mud', 'boreas_free(rig, way: right|left): Turn a stuck string free', 'boreas_log(rig, top_m: int, bottom_m: int): Measure a part of the hole'],
    steps: `
      boreas_spin rig="{r}" rpm={rpm} tonnes={w} | Drill | {w} tonnes on the bit and {rpm} turns, {r}.
      boreas_spin rig="{r2}" rpm={rpm} tonnes={w} | {r2} | {rpm} rpm with {w} t.
      boreas_bit rig="{r}" out="{b}" in="{b2}" | Bit | The {b} on {r} is worn. Run the {b2}.
      boreas_bit rig="{r2}" out="{b2}" in="{b}" | Bit of {r2} | In goes {b}, out comes {b2}.
      boreas_trip rig="{r}" depth_m={m} | Trip | {r}: string to {m} m.
      boreas_mud rig="{r2}" density={mw} | Mud | {mw} for {r2}. Which pump does it is of no interest.
      boreas_mud rig="{r}" density={mw} pump=2 | Heavier | Second pump, density {mw}, {r}.
      @dir boreas_free rig="{r2}" way=right // boreas_free rig="{r2}" way=left | Stuck | {r2} is stuck. Try it {dir}. (Clockwise is right.)
      boreas_log rig="{r}" top_m={w} bottom_m={m} | Measure | Down at {m} m it ends and up at {w} m it begins: measure that part on {r}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt office/printer {"printer": "{p}", "job": "{j}", "pages": {n}, "owner": "{u}", "tray": {t}, "error": "{e}", "neighbour": "{p2}"}',
    slots: { p: 'lp-3, Xen 2, floor5', p2: 'lp-8, Xen 6, floor7', j: '#4471, J-90, 118', j2: '#4502, J-97', n: '2..80', u: 'katya, b.moss, finance', u2: 'olli, r.diaz', t: '1..2', t2: '3..5', e: '=jam, empty / ∅, none', si: '=on one side / on both sides' },
    tools: ['spoolio_release(job): Print a held job', 'spoolio_hold(job): Hold a job', 'spoolio_purge(printer): Delete all jobs of a printer', 'spoolio_reroute(job, old_printer, new_printer): Print elsewhere', 'spoolio_owner(job, person): Give a job to somebody', 'spoolio_tray(printer, tray: int): Take paper from a tray', 'spoolio_sides(printer, both: bool): One or two sides'],
    steps: `
      @e spoolio_hold job="{j}" // spoolio_release job="{j}" | Hold or print | If the message names a jam or that it's empty, hold this job. If there is no error, print it.
      spoolio_hold job="{j2}" | Not yet | {j2} must wait.
      spoolio_purge printer="{p}" | Start afresh | Whatever waits at this printer is deleted.
      spoolio_reroute job="{j}" old_printer="{p}" new_printer="{p2}" | Next door | Let the neighbour print it.
      spoolio_reroute job="{j2}" old_printer="{p2}" new_printer="{p}" | Back here | {p2} had {j2}; print it on {p}.
      spoolio_owner job="{j}" person="{u2}" | Whose | It isn't {u}'s job, it's {u2}'s.
      spoolio_tray printer="{p}" tray={t2} | Paper | The reported printer takes its paper from tray {t2} instead of {t}.
      @si spoolio_sides printer="{p2}" both=false // spoolio_sides printer="{p2}" both=true | Sides | {p2} prints {si}.
    `,
  },
  {
    language: 'en',
    slots: { n: 'Bette, Mr Rao, no. 12', n2: 'Cyril, Ms Holt', r: '101..140', r2: '201..240', dt: '=2026-07-03, 2026-08-14', dt2: '=2026-07-09, 2026-08-21', x: '2..4', k: '=with breakfast / without breakfast' },
    tools: ['lodgia_option(guest, room: int, arrive, leave): Keep a room for a guest who still has to confirm', 'lodgia_book(guest, room: int, arrive, leave, breakfast?: bool): Book a room', 'lodgia_checkin(guest, room: int): A guest arrives', 'lodgia_checkout(room: int): A guest leaves', 'lodgia_rooms(guest, old_room: int, new_room: int): A guest changes rooms', 'lodgia_beds(room: int, count: int): Beds in a room', 'lodgia_wake(room: int, time): Wake a guest'],
    steps: `
      lodgia_option guest="{n}" room={r} arrive={dt} leave={dt2} | Option | {n} will call again about {r}, {dt} till {dt2}. Keep it.
      @k lodgia_book guest="{n2}" room={r2} arrive={dt} leave={dt2} breakfast=true // lodgia_book guest="{n2}" room={r2} arrive={dt} leave={dt2} breakfast=false | Book | {n2} leaves {dt2}, comes {dt}, has room {r2} {k}. Book it.
      lodgia_book guest="{n}" room={r} arrive={dt} leave={dt2} | Confirmed | {n} has confirmed {r} from {dt} to {dt2}. Nothing said about breakfast.
      lodgia_checkin guest="{n2}" room={r2} | Arrived | {n2} is standing at the desk; {r2}.
      lodgia_checkout room={r} | Leaves | The guest of {r} has paid and gone.
      lodgia_rooms guest="{n}" old_room={r} new_room={r2} | Street noise | {n} can't sleep in {r} and gets {r2}.
      lodgia_rooms guest="{n2}" old_room={r2} new_room={r} | {n2} | into {r}, out of {r2}
      lodgia_beds room={r2} count={x} | Beds | {x} beds in room {r2}.
      lodgia_wake room={r} time=05:40 | Wake | Wake-up call for room {r}: 05:40
    `,
  },
  {
    language: 'en',
    event: 'mqtt cell/test {"cell": "{c}", "volt": {v}, "mohm": {r}, "celsius": {t}, "slot": {s}, "spare": "{c2}"}',
    slots: { c: 'LFP-09, C44, Cell B', c2: 'LFP-31, C52', v: '3.1..3.6', lo: '2.5..2.9', hi: '3.8..4.2', r: '0.4..1.9', t: '18..29 / 46..58', a: '0.5..9.5', s: '1..8', s2: '9..16', p: '=an hour / two hours / half a day' },
    tools: ['amperio_charge(cell, amps: num, until_v?: num): Charge a cell', 'amperio_drain(cell, amps: num, until_v?: num): Discharge a cell', 'amperio_cycle(cell, low_v: num, high_v: num, times: int): Charge and discharge', 'amperio_rest(cell, minutes: int): Leave a cell alone', 'amperio_slot(cell, from_slot: int, to_slot: int): Put a cell into another slot', 'amperio_reject(cell, reason?): Sort a cell out'],
    steps: `
      @t amperio_charge cell="{c}" amps={a} // failed "the cell has {t} °C" | Charge | {a} A into the tested cell. Not when it is hotter than 40 °C: fail.
      amperio_charge cell="{c2}" amps={a} until_v={hi} | Full | Charge {c2} with {a} A up to {hi} V.
      amperio_drain cell="{c2}" amps={a} until_v={lo} | Empty | Take {a} A out of the spare down to {lo} V.
      amperio_drain cell="{c}" amps={a} | Discharge | Discharge {c} at {a} amps, no voltage limit given.
      amperio_cycle cell="{c}" low_v={lo} high_v={hi} times=10 | Cycle | Ten times between {hi} and {lo} V, the cell in the message.
      @p amperio_rest cell="{c2}" minutes=60 // amperio_rest cell="{c2}" minutes=120 // amperio_rest cell="{c2}" minutes=720 | Rest | {c2} rests for {p}.
      amperio_slot cell="{c}" from_slot={s} to_slot={s2} | Slot | The slot of the tested cell has a bad contact, put the cell into {s2}.
      amperio_reject cell="{c}" reason="{r} mohm, swollen" | Out | Sort it out, reason "{r} mohm, swollen"
      amperio_reject cell="{c2}" | Out as well | {c2} too. Skip the reason.
    `,
  },
  {
    language: 'en',
    slots: { pl: 'Moss Farm, parcel 12, Hinterland', pl2: 'parcel 30, Low Meadow', d: '=2026-05-14, 2026-06-02', h: '4..12', m: 'Krone 5, mower B', m2: 'Claas 2, tedder', t: '=06:00, 10:30, 14:15', n: '10..220', hi: '=high / low' },
    tools: ['hayo_mow(field, cut: tall|short, machine?): Mow a field', 'hayo_turn(field, machine?): Turn the hay', 'hayo_rake(field): Rake hay into rows', 'hayo_bale(field, wrapped: bool): Press bales', 'hayo_swap(field, old_machine, new_machine): Other machine', 'hayo_carry(bales: int, from, to): Carry bales'],
    steps: `
      @hi hayo_mow field="{pl}" cut=tall // hayo_mow field="{pl}" cut=short | Mow | Mow {pl}. Leave the stubble {hi}.
      hayo_turn field="{pl2}" | Turn | The hay on {pl2} wants turning.
      hayo_turn field="{pl}" machine="{m2}" | Turn {pl} | With {m2}, as the other one is at the smith's.
      hayo_rake field="{pl2}" | Rows | Into rows on {pl2}.
      hayo_bale field="{pl}" wrapped=true | Silage | Press {pl}, in film.
      hayo_bale field="{pl2}" wrapped=false | Dry hay | {pl2}: bales, no film round them.
      hayo_swap field="{pl}" old_machine="{m}" new_machine="{m2}" | Broken | {m} broke down on {pl}. {m2} goes on.
      hayo_carry bales={n} from="{pl}" to="{pl2}" | Carry | {n} bales lie at {pl}; take them to {pl2}.
      hayo_carry bales={n} from="{pl2}" to="{pl}" | Carry back | To {pl}: {n} from {pl2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /call/queue {"caller": "{c}", "number": "{nr}", "agent": "{a}", "waiting_s": {w}, "queue": "{q}", "lang": "{l}"}',
    slots: { c: 'Mrs Yilmaz, Hopf, unknown 4', nr: '=+44 20 7946 0018, 0800 11 22, +1 555 0101', a: 'Mo, Steffi, desk 4', a2: 'Ravi, desk 9', w: '20..400', q: 'billing, Orders B', q2: 'returns, VIP', m: '5..40', l: '=de, fr, pl' },
    tools: ['callico_pass(number, from_agent, to_agent, warm?: bool): Pass a call on', 'callico_queue(number, old_queue, new_queue): Put a call into another queue', 'callico_park(number, minutes?: int): Park a call', 'callico_hang(number): End a call', 'callico_block(number): Let a number call no more', 'callico_say(number, text): Read a text to a caller'],
    steps: `
      callico_pass number="{nr}" from_agent="{a}" to_agent="{a2}" warm=true | Pass on | {a2} takes this call from {a}, who introduces the caller first, so pass it warm.
      callico_pass number="{nr}" from_agent="{a}" to_agent="{a2}" warm=false | Blind | Straight over to {a2}, without talking first.
      callico_pass number="{nr}" from_agent="{a2}" to_agent="{a}" | To {a} | from {a2}.
      callico_queue number="{nr}" old_queue="{q}" new_queue="{q2}" | Queue | Wrong queue. This caller belongs in {q2}.
      callico_queue number="{nr}" old_queue="{q2}" new_queue="{q}" | Back into {q} | The caller was put into {q2} by mistake.
      callico_park number="{nr}" minutes={m} | Park | Keep the caller parked for {m} min.
      callico_park number="{nr}" | Park them | No limit.
      callico_hang number="{nr}" | Abuse | They only swear at us. End the call.
      callico_block number="{nr}" | Never again | That number must not get through again.
      callico_say number="{nr}" text="Please hold. Ms Ko, B-wing, is on her way." | Say | Have it read out: "Please hold. Ms Ko, B-wing, is on her way."
    `,
  },
  {
    language: 'en',
    slots: { r: 'Ref-4, Cup 2, U12 final', r2: 'Cup 7, U16 semi', a: 'Rovers, Blue Jets, TSV', b: 'United 3, Hawks', s: '0..9', s2: '10..24', p: '4..19', p2: '20..99', c: '=first, second', q: '=a goal / no goal' },
    tools: ['arbitro_score(match, home: int, guest: int): Enter the score', 'arbitro_sub(match, team, off: int, on: int): Substitute a player', 'arbitro_goal(match, team, player: int, counts: bool): Decide about a goal', 'arbitro_clock(match, run: bool): Match clock', 'arbitro_add(match, minutes: int): Add time', 'arbitro_abandon(match, reason?): Break a match off', 'arbitro_finish(match): End a match as usual'],
    steps: `
      arbitro_score match="{r}" home={s2} guest={s} | Score | {r}: guests {s}, home side {s2}.
      arbitro_score match="{r2}" home={s} guest={s2} | Score {r2} | {s} to {s2}, home first.
      arbitro_sub match="{r}" team="{a}" off={p} on={p2} | Sub | {a} in {r}: {p2} for {p}.
      arbitro_sub match="{r2}" team="{b}" off={p2} on={p} | Change | {b}, {r2}. Off {p2}, on {p}.
      @q arbitro_goal match="{r}" team="{b}" player={p} counts=true // arbitro_goal match="{r}" team="{b}" player={p} counts=false | Video | {r}, number {p} of {b}: it was {q}.
      arbitro_clock match="{r2}" run=false | Injury | Somebody is hurt in {r2}; clock off.
      arbitro_clock match="{r2}" run=true | Up again | Let time run in {r2}.
      arbitro_add match="{r}" minutes=4 | Added | Four minutes on top in {r}.
      arbitro_abandon match="{r2}" reason="thunder" | Thunder | {r2} is broken off; as the reason enter "thunder".
      arbitro_finish match="{r}" | Whistle | Final whistle in {r}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt drone/show {"fleet": "{f}", "drones": {n}, "figure": "{g}", "height_m": {h}, "wind": {w}, "pilot": "{p}"}',
    slots: { f: 'Fleet A, swarm 3, Nova', f2: 'Fleet C, swarm 8', n: '40..300', g: 'whale, Star 9, logo', g2: 'rose, Tower, dragon', h: '30..60', h2: '70..120', w: '2..6 / 11..17', p: 'Ines, Dax', br: '=as bright as they can / barely visible' },
    tools: ['swarmo_form(fleet, figure, height_m?: int): Fly a figure', 'swarmo_morph(fleet, from_figure, to_figure, seconds: int): Turn one figure into another', 'swarmo_layer(fleet, lowest_m: int, highest_m: int): Height between which they fly', 'swarmo_glow(fleet, level: full|faint): Light of the drones', 'swarmo_land(fleet, at_once: bool): Land', 'swarmo_trade(drones: int, giver, taker): Give drones to another fleet'],
    steps: `
      @w swarmo_form fleet="{f}" figure="{g}" height_m={h} // failed "the wind is {w} m/s" | Fly | Figure and height as in the message. In more than 9 m/s nobody flies: fail.
      swarmo_form fleet="{f2}" figure="{g2}" | {g2} | {f2}. The height stays what it is.
      swarmo_morph fleet="{f}" from_figure="{g}" to_figure="{g2}" seconds=12 | Morph | Within twelve seconds the figure in the message becomes the {g2}.
      swarmo_morph fleet="{f2}" from_figure="{g2}" to_figure="{g}" seconds={h} | {f2} | {g} out of {g2}, {h} s.
      swarmo_layer fleet="{f}" lowest_m={h} highest_m={h2} | Layer | Not higher than {h2} m and not lower than {h} m: {f}.
      @br swarmo_glow fleet="{f2}" level=full // swarmo_glow fleet="{f2}" level=faint | Glow | {f2} should be {br}.
      swarmo_land fleet="{f}" at_once=true | Down | Dog on the field. All of {f} down this second.
      swarmo_land fleet="{f2}" at_once=false | End | {f2} finishes its figure and lands then.
      swarmo_trade drones={w} giver="{f2}" taker="{f}" | Trade | {f} gets {w} of {f2}'s drones.
    `,
  },
  {
    language: 'en',
    slots: { w: 'W-3, Hans, old well', w2: 'W-8, north well', d: '12..90', t: 't-2, float A', l: '1.5..9.5', hz: '25..50', st: '=02:00, 03:30', en: '=05:15, 06:45', ph: '=briefly / thoroughly' },
    tools: ['welldeck_begin(well, hz?: int): Start pumping', 'welldeck_wake(well): Bring a sleeping pump back', 'welldeck_sleep(well): Send a pump to sleep', 'welldeck_off(well, drain?: bool): Stop pumping', 'welldeck_window(well, begin, end): Hours in which it may pump', 'welldeck_flush(well, kind: short|long): Flush the pipe'],
    steps: `
      welldeck_begin well="{w}" hz={hz} | Pump | {w}, {hz} Hz.
      welldeck_begin well="{w2}" | {w2} | Start it; the frequency is set.
      welldeck_wake well="{w2}" | Asleep | {w2} is asleep and should not be.
      welldeck_sleep well="{w}" | Quiet | Send {w} to sleep rather than stopping it.
      welldeck_off well="{w}" drain=true | Frost | Frost is coming: stop {w} and empty the pipe.
      welldeck_off well="{w2}" drain=false | Stop | Stop {w2}, but the water stays in the pipe.
      welldeck_window well="{w}" begin={st} end={en} | Night current | {w} only until {en}, from {st} on.
      welldeck_window well="{w2}" begin={st} end={en} | Hours | {w2}: {st} – {en}
      @ph welldeck_flush well="{w}" kind=short // welldeck_flush well="{w}" kind=long | Flush | Flush {w} {ph}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /court/case {"case": "{c}", "judge": "{j}", "room": "{r}", "date": "{d}", "lawyer": "{l}", "public": {pu}}',
    slots: { c: '=3 O 118/26, 14 C 77/25, 8 Ks 5/26', j: 'Brandt, Ms Ocampo, Roth', j2: 'Leitner, Mr Chuan', r: 'Room 4, Hall II', r2: 'Room 9, Hall V', d: '=2026-09-08, 2026-10-21', d2: '=2026-11-17, 2027-01-12', l: 'Dr Fink, Ms Awad', pu: '=true / false', n: '2..40' },
    tools: ['docketa_set(case, date, room?): Fix a hearing', 'docketa_put_off(case, old_date, new_date): Put a hearing off', 'docketa_lift(case): Cancel a hearing without a new date', 'docketa_judge(case, old_judge, new_judge): Another judge', 'docketa_doors(case, open: bool): Admit the public or not', 'docketa_paper(case, title, pages?: int): Add a paper to the file'],
    steps: `
      docketa_set case="{c}" date={d2} room="{r2}" | Fix | Hearing in this case on {d2}, {r2}.
      docketa_set case="{c}" date={d2} | Date | Fix it for {d2}. The room comes later.
      docketa_put_off case="{c}" old_date={d} new_date={d2} | Put off | The lawyer is ill. Put it off to {d2}.
      docketa_lift case="{c}" | Settled | They have settled. No hearing, no new date.
      docketa_judge case="{c}" old_judge="{j}" new_judge="{j2}" | Biased | Instead of the judge in the message, {j2}.
      docketa_judge case="{c}" old_judge="{j2}" new_judge="{j}" | Judge | {j} takes the case from {j2}.
      @pu docketa_doors case="{c}" open=true // docketa_doors case="{c}" open=false | Doors | Let the public in or keep it out, just as the message says.
      docketa_paper case="{c}" title="Exhibit K 7 (copy)" pages={n} | Exhibit | Add "Exhibit K 7 (copy)", {n} pages.
      docketa_paper case="{c}" title="Letter of {d}" | Letter | Into the file goes a paper called "Letter of {d}". Nobody counted the pages.
    `,
  },
  {
    language: 'en',
    slots: { s: 'S12, sea pen 3, Nord', s2: 'S18, sea pen 6', kg: '20..400', d: '2..18', d2: '20..45', n: '100..900', f: 'krill 3, Pellet A', f2: 'Pellet C, herring meal', sp: '=at a crawl / at full tilt' },
    tools: ['mariculta_spread(pen, feed, kg: int, pace?: slow|fast): Feed a pen', 'mariculta_depth(pen, top_m: int, bottom_m: int): Depth of a net', 'mariculta_feed(pen, old_feed, new_feed): Other feed', 'mariculta_grade(pen, smallest_g: int, biggest_g: int): Sort fish by weight', 'mariculta_tow(pen, from_site, to_site): Tow a pen'],
    steps: `
      @sp mariculta_spread pen="{s}" feed="{f}" kg={kg} pace=slow // mariculta_spread pen="{s}" feed="{f}" kg={kg} pace=fast | Feed | {kg} kg of {f} to {s}, {sp}.
      mariculta_spread pen="{s2}" feed="{f2}" kg={kg} | {s2} | {f2}, {kg} kilos, the pace doesn't matter.
      mariculta_depth pen="{s}" top_m={d} bottom_m={d2} | Lice | Because of the lice {s} hangs between {d} and {d2} m.
      mariculta_depth pen="{s2}" top_m={d} bottom_m={d2} | Net | Lower edge {d2} m, upper edge {d} m, {s2}.
      mariculta_feed pen="{s}" old_feed="{f2}" new_feed="{f}" | Feed change | {s} is fed {f}, no longer {f2}.
      mariculta_feed pen="{s2}" old_feed="{f}" new_feed="{f2}" | Other feed | In {s2}, {f2} replaces {f}.
      mariculta_grade pen="{s}" smallest_g={n} biggest_g=1200 | Grade | Out of {s} take those up to 1200 g, from {n} g.
      mariculta_tow pen="{s2}" from_site="Vik" to_site="Holm" | Tow | Tow {s2} to Holm, away from Vik.
      mariculta_tow pen="{s}" from_site="Holm" to_site="Vik" | Tow {s} | It lies at Holm and should lie at Vik.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bus/stop {"stop": "{s}", "line": "{l}", "bus": "{b}", "late_min": {m}, "next_stop": "{s2}", "display": {di}}',
    slots: { s: 'Town Hall, Spital, Quay', s2: 'Museum, Nordbad, Kirk', l: '=14, 33A, N4', l2: '=7, 51, X9', b: 'bus 881, B-12', b2: 'bus 907, B-30', m: '2..19', di: '1..40' },
    tools: ['ridewise_text(display: int, text, blink?: bool): Show a text at a stop', 'ridewise_clear(display: int): Take the text away', 'ridewise_skip(line, stop): Do not serve a stop', 'ridewise_serve(line, stop): Serve a stop again', 'ridewise_detour(line, from_stop, to_stop): Another way between two stops', 'ridewise_replace(line, old_bus, new_bus): Another bus'],
    steps: `
      ridewise_text display={di} text="Line {l}: {m} min late" | Late | At the display of this stop: "Line {l}: {m} min late"
      ridewise_text display={di} text="NO SERVICE" blink=true | Blink | At this stop show "NO SERVICE", and make it blink.
      ridewise_text display={di} text="Use Gate B" blink=false | Steady | Show "Use Gate B" at this stop, not blinking.
      ridewise_clear display={di} | Away | The text at this stop is no longer true. Take it away.
      ridewise_skip line={l2} stop="{s}" | Works | Line {l2} does not stop at {s}.
      ridewise_serve line={l} stop="{s2}" | Works over | The line in the message stops at the next stop again.
      ridewise_detour line={l} from_stop="{s}" to_stop="{s2}" | Detour | A tree lies between this stop and the next. Detour.
      ridewise_detour line={l2} from_stop="{s2}" to_stop="{s}" | Detour {l2} | To {s}, coming from {s2}.
      ridewise_replace line={l} old_bus="{b}" new_bus="{b2}" | Broken down | {b2} takes the place of the late one.
      ridewise_replace line={l2} old_bus="{b2}" new_bus="{b}" | Line {l2} | {b2} out, {b} in.
    `,
  },
  {
    language: 'en',
    slots: { a: 'alerts@moss.io, ops-list, team-west', a2: 'night@moss.io, all-hands', s: 'Backup failed, Disk 90 %, New rota', s2: 'Invoice 44, Rota v2', h: 'mx3, relay-b', h2: 'mx7, smtp-out', p: '=25, 465, 587', n: '5..90', w: '=right away / tonight' },
    tools: ['postillo_forward(sender, receiver): Send on all mail of an address to another', 'postillo_unforward(sender): Send no more mail on', 'postillo_relay(host, port: int): Send mail through a host', 'postillo_rehost(old_host, new_host): Another host for mail', 'postillo_hold(list, hours?: int): Send nothing to a list', 'postillo_digest(list, when: now|night): Send a digest', 'postillo_alias(alias, target): A second name for an address'],
    steps: `
      postillo_forward sender={a} receiver={a2} | Forward | Everything for {a} goes on to {a2}.
      postillo_forward sender={a2} receiver={a} | Other way | {a} gets what comes for {a2}.
      postillo_unforward sender={a} | Stop it | No more passing on for {a}.
      postillo_relay host={h} port={p} | Relay | Through {h}, {p}.
      postillo_rehost old_host={h} new_host={h2} | New server | {h2} does the mail now, {h} is retired.
      postillo_rehost old_host={h2} new_host={h} | Server | from {h2} back to {h}
      postillo_hold list={a2} hours={n} | Silence | Nothing to {a2} for {n} hours.
      postillo_hold list={a} | Hold | Keep mail to {a} back till I say otherwise.
      @w postillo_digest list={a} when=now // postillo_digest list={a} when=night | Digest | Send {a} the digest {w}.
      postillo_alias alias=help-desk target={a2} | Alias | help-desk is a second name for {a2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt plane/hangar {"tail": "{t}", "task": "{k}", "mechanic": "{m}", "part": "{p}", "bay": {b}, "hours": {h}}',
    slots: { t: '=D-EFKO, HB-PGA, N417QX', t2: '=D-EMML, G-OBRY', k: '100 h check, tyre, mag drop', m: 'Jonte, Ms Vale', m2: 'Piet, Mr Sousa', p: 'PN 4471-2, SN 0098', p2: 'PN 4471-5, SN 0133', b: '1..4', b2: '5..9', h: '900..4200', nm: '8..60' },
    tools: ['aerowrench_start(tail, task): Begin a task', 'aerowrench_sign(tail, task, person): Sign a task as done', 'aerowrench_defer(tail, task, hours?: int): Do a task later', 'aerowrench_part(tail, removed, fitted): Enter a part', 'aerowrench_bay(tail, from_bay: int, to_bay: int): Tow to another bay', 'aerowrench_torque(tail, nm: int, bolts: int): Enter a torque', 'aerowrench_ground(tail, grounded: bool): May it fly'],
    steps: `
      aerowrench_start tail={t} task="{k}" | Begin | The task in the message begins.
      aerowrench_sign tail={t} task="{k}" person="{m2}" | Sign | It is done; {m2} signs for it, not {m}.
      aerowrench_defer tail={t} task="{k}" hours=25 | Later | The task in the message is not done today, but in twenty-five hours.
      aerowrench_defer tail={t2} task="oil leak" | Defer | {t2}: "oil leak" can wait, no limit.
      aerowrench_part tail={t} removed="{p}" fitted="{p2}" | Part | The one named came out, {p2} went in.
      aerowrench_part tail={t2} removed="{p2}" fitted="{p}" | Part {t2} | {p} replaces {p2}.
      aerowrench_bay tail={t} from_bay={b} to_bay={b2} | Tow | Bay {b} is needed. Tow it to {b2}.
      aerowrench_torque tail={t2} nm={nm} bolts=6 | Torque | Six bolts at {nm} Nm on {t2}
      aerowrench_ground tail={t2} grounded=true | Ground | {t2} must not fly.
      aerowrench_ground tail={t} grounded=false | Fit | The one in the message may fly again.
    `,
  },
  {
    language: 'en',
    slots: { n: 'cellar cam, Cam 4, porch', n2: 'Cam 11, yard cam', p: '-90..-5', p2: '10..90', t: '-30..-3', z: '2..20', d: '3..60', k: '=day and night / only when something moves' },
    tools: ['oculon_aim(camera, pan: int, tilt: int, zoom?: int): Turn a camera', 'oculon_preset(camera, number: int): Turn to a stored view', 'oculon_store(camera, number: int): Store the present view', 'oculon_record(camera, mode: always|motion, days?: int): Record', 'oculon_mask(camera, hide: bool): Hide the neighbour in the picture', 'oculon_watch(camera, follow): Let one camera follow another'],
    steps: `
      oculon_aim camera="{n}" pan={p} tilt={t} | Aim | {n}: tilt {t}, pan {p}.
      oculon_aim camera="{n2}" pan={p2} tilt={t} zoom={z} | Closer | Pan {p2}, tilt {t}, zoom {z}, {n2}.
      oculon_preset camera="{n}" number={z} | View {z} | Turn {n} to it.
      oculon_store camera="{n2}" number={z} | Keep it | What {n2} sees now is to be view {z}.
      @k oculon_record camera="{n}" mode=always // oculon_record camera="{n}" mode=motion | Record | {n} records {k}.
      oculon_record camera="{n2}" mode=motion days={d} | Record {n2} | When something moves, and keep it {d} days.
      oculon_mask camera="{n}" hide=true | Neighbour | She complained about {n}. Make her window black.
      oculon_mask camera="{n2}" hide=false | No mask | {n2} sees no neighbour any more; show everything.
      oculon_watch camera="{n}" follow="{n2}" | Follow | Where {n2} looks, {n} looks too.
      oculon_watch camera="{n2}" follow="{n}" | Together | {n2} follows {n}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /print3/farm {"node": "{n}", "file": "{f}", "layer": {l}, "filament": "{fi}", "spare_node": "{n2}", "z_mm": {z}}',
    slots: { n: 'node-2, P07, Gecko', n2: 'node-9, P15, Newt', f: 'hook_v2.bgcode, Gear B.gcode', f2: 'clip7.bgcode, Frame.gcode', l: '12..400', fi: 'PLA grey, ABS 3', fi2: 'PETG red, PA6', z: '0.4..90.5', pc: '40..180', d: '-0.25..-0.05' },
    tools: ['stratum_go(node, file, plates?: int): Print a file', 'stratum_again(node): Print the last file again', 'stratum_continue(node, layer: int): Continue from a layer', 'stratum_break(node, layer?: int): Interrupt a print', 'stratum_load(node, unload, load): Other filament', 'stratum_babystep(node, mm: num): Move the nozzle a little while printing', 'stratum_hand(file, from_node, to_node): Print a file on another node'],
    steps: `
      stratum_go node="{n2}" file="{f}" | Also there | Print the file of the message on the spare node as well.
      stratum_go node="{n}" file="{f2}" plates=3 | Three plates | {f2} on {n}, three plates of it.
      stratum_again node="{n2}" | Once more | {n2} just did well. The same again.
      stratum_continue node="{n}" layer={l} | Continue | Power was away. Go on at the reported layer.
      stratum_break node="{n2}" layer={l} | Break | {n2} interrupts at layer {l} for the magnet.
      stratum_break node="{n}" | Break now | Interrupt this print.
      stratum_load node="{n}" unload="{fi}" load="{fi2}" | Filament | The node in the message gets {fi2} for what is in there.
      stratum_load node="{n2}" unload="{fi2}" load="{fi}" | {n2} | {fi2} out, {fi} in
      stratum_babystep node="{n2}" mm={d} | Squish | {d} mm for {n2}.
      stratum_hand file="{f}" from_node="{n}" to_node="{n2}" | Hand over | The spare one shall print it, not {n}.
    `,
  },
  {
    language: 'en',
    slots: { c: 'coop 1, hens north, pen A', c2: 'coop 4, pen D', o: '=06:10, 07:25', s: '=19:40, 21:05', lx: '5..60', g: '80..140', n: '3..40', lid: '=ajar / wide open' },
    tools: ['galliwatch_hatch(coop, position: part|full): Open a hatch', 'galliwatch_shut(coop): Shut a hatch', 'galliwatch_times(coop, morning, evening): When a hatch opens and shuts', 'galliwatch_lamp(coop, lux: int, until?): Light', 'galliwatch_ration(coop, grams: int, hens?: int): Feed a hen', 'galliwatch_move(hens: int, out_of, into): Move hens'],
    steps: `
      @lid galliwatch_hatch coop="{c}" position=part // galliwatch_hatch coop="{c}" position=full | Hatch | The hatch of {c} should be {lid}.
      galliwatch_shut coop="{c2}" | Fox | A fox near {c2}. Shut it.
      galliwatch_times coop="{c}" morning={o} evening={s} | Times | {c}: shuts at {s}, opens at {o}.
      galliwatch_times coop="{c2}" morning={o} evening={s} | {c2} | {o} and {s}
      galliwatch_lamp coop="{c}" lux={lx} until={s} | Winter light | {lx} lux in {c} until {s}.
      galliwatch_lamp coop="{c2}" lux={lx} | Light | {c2} with {lx} lux.
      galliwatch_ration coop="{c}" grams={g} | Ration | {g} grams each in {c}.
      galliwatch_ration coop="{c2}" grams={g} hens={n} | More of them | There are {n} in {c2} now, {g} g each.
      galliwatch_move hens={n} out_of="{c}" into="{c2}" | Move | {n} into {c2}, they come from {c}.
      galliwatch_move hens={n} out_of="{c2}" into="{c}" | Bullied | {n} hens are bullied in {c2}; take them over to {c}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wallet/pos {"till": "{t}", "receipt": "{r}", "sum": {s}, "card": "{c}", "tip": 0, "cashier": "{p}"}',
    slots: { t: 'Till 2, Bar, kiosk B', t2: 'Till 6, Terrace', r: 'R-10045, 88213', r2: 'R-10101, 88290', s: '12.5..99.5', x: '1.5..9.5', c: 'V-4417, MC 90', p: 'Lou, Ms Grau', p2: 'Edi, Mr Paz' },
    tools: ['kassa_void(receipt): Cancel a receipt before it is paid', 'kassa_refund(receipt, euro?: num): Pay back', 'kassa_tip(receipt, euro: num): Tip', 'kassa_split(receipt, parts: int): Split a bill', 'kassa_merge(receipt_a, receipt_b): Make one bill of two', 'kassa_cashier(till, old_person, new_person): Change of cashier', 'kassa_float(till, take: num, leave: num): Take money out of a till'],
    steps: `
      kassa_void receipt={r2} | Void | {r2} was typed by mistake; not paid yet.
      kassa_refund receipt={r} euro={x} | Back | {x} back on the receipt of the message.
      kassa_refund receipt={r2} | All back | Pay {r2} back in full.
      kassa_tip receipt={r} euro={x} | Tip | {x} euros of tip on it.
      kassa_split receipt={r} parts=3 | Three | Split the receipt of the message, three people want to pay separately.
      kassa_merge receipt_a={r} receipt_b={r2} | Together | {r} and {r2} are one bill.
      kassa_cashier till="{t}" old_person="{p}" new_person="{p2}" | Shift | {p2} sits at the till of the message now.
      kassa_cashier till="{t2}" old_person="{p2}" new_person="{p}" | {t2} | {p} for {p2}
      kassa_float till="{t2}" take={s} leave={x} | Safe | Leave {x} in {t2}, take {s}.
    `,
  },
];
