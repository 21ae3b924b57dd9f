import type { Scene } from '../../scene';

/** Tools whose parameters are of one kind, so that their values could change places, in English, part 1. */
export const twofoldEn1: readonly Scene[] = [
  // cheese cellar
  {
    language: 'en',
    event: 'mqtt cellar/round {"cheese": "{ch}", "lies_on": "{s1}", "free": "{s2}", "grams_in": {g1}, "grams_now": {g2}, "rind": "{rind}"}',
    slots: { ch: 'Tomme 4, Raclette 19, Bluebell', s1: 'A-3, oak board, L7', s2: 'C-9, spruce board, R2', s3: 'E-5, ash board, M4', g1: '5200..6900', g2: '3100..4800', rind: '=dry, clean / mouldy, sticky', kg: '2..9', kgg: '{kg} * 1000', d: '12..29' },
    tools: ['cave.wheel.shift(wheel, from_shelf, to_shelf): Move a wheel of cheese', 'cave.wheel.swap(shelf_a, shelf_b): Let two shelves change contents', 'cave.weight.enter(wheel, before_g: int, after_g: int): Enter the loss of weight', 'cave.brine.fill(salt_g: int, water_g: int, vat?): Make brine'],
    steps: `
      cave.wheel.shift wheel="{ch}" from_shelf="{s1}" to_shelf="{s2}" | New place | This wheel goes from where it lies to the board that's free.
      cave.wheel.shift wheel="{ch}" from_shelf="{s2}" to_shelf="{s1}" | Back again | Meanwhile {ch} was carried over to {s2}. Back to {s1} with it, please.
      cave.wheel.shift wheel="{ch}" from_shelf="{s1}" to_shelf="{s3}" | {s3}, not {s2} | The free board is damp. Take the cheese off its present one and put it on {s3} instead.
      cave.weight.enter wheel="{ch}" before_g={g1} after_g={g2} | Loss | Enter what it weighs today and what it weighed when it came in.
      @rind cave.wheel.shift wheel="{ch}" from_shelf="{s1}" to_shelf="{s3}" // failed "the rind is {rind}" | To {s3}? | A dry or clean rind may move on to {s3}. Any other rind stays where it lies.
      cave.brine.fill salt_g={d} water_g={kgg} | Brine | {kg} kilos of water get {d} grams of salt. No matter which vat.
      cave.brine.fill salt_g={kgg} water_g=20000 vat=north | Big brine | North vat: twenty kilos of water in it, {kg} kg of salt.
      failed "no new weight is given" | Weigh {s3} | Enter for the wheel on {s3} how its weight changed; somebody will have written that down somewhere.
    `,
  },
  // pipe organ workshop
  {
    language: 'en',
    earlier: ['Measure the pipes | file_read → {p1}: {a} mm, {p2}: {b} mm', 'Who tunes | memory_recall → bench {m1}, key desk {m2}', 'Tuning fork | http_request → {fork}'],
    slots: { p1: 'F#3, Gedackt 8, pipe 40', p2: 'D4, Quinte 5, pipe 61', a: '610..880', b: '310..540', m1: 'Ottilie, Mr. Crane, Jaromir', m2: 'Fenn, Mrs. Obrist, Luca', fork: '=ok, calibrated / bent, missing', cm: '3..9', mm: '{cm} * 10', pa: '620..790', pb: '810..950' },
    tools: ['orgulex_lengthen(pipe, by_mm: int): Make a pipe longer at the slide', 'orgulex_shorten(pipe, by_mm: int): Make a pipe shorter at the slide', 'orgulex_pair(lower, higher): Tune two pipes to each other', 'orgulex_relieve(leaving, coming): Change the person at the bench', 'orgulex_wind(great_pa: int, swell_pa: int, hold_s?: int): Set the wind pressures'],
    steps: `
      orgulex_lengthen pipe="{p1}" by_mm={mm} | Too sharp | {p1} sounds sharp, so {cm} centimetres have to be added to it. Hands off {p2}.
      orgulex_shorten pipe="{p2}" by_mm={mm} | Too flat | Take {cm} cm off {p2}.
      orgulex_pair lower="{p1}" higher="{p2}" | Pair | Tune the two measured pipes to each other. The longer a pipe, the lower it is.
      orgulex_relieve leaving="{m1}" coming="{m2}" | Bench | {m2} takes over at the bench from {m1}.
      orgulex_relieve leaving="{m2}" coming="{m1}" | After lunch | Relief again: {m1} comes in for {m2}, who has an appointment.
      @fork orgulex_pair lower="{p1}" higher="{p2}" // failed "the fork is {fork}" | With the fork | {p2} above, {p1} below, to be tuned as a pair. We don't do that unless step {step3} found the fork ok or calibrated.
      orgulex_wind great_pa={pb} swell_pa={pa} | Wind | Swell {pa} pascal, great {pb}. Don't set a time for holding.
      orgulex_wind great_pa={pa} swell_pa={pb} hold_s=120 | Try it the other way | Now {pa} on the great and {pb} on the swell, held for two minutes.
    `,
  },
  // tool library
  {
    language: 'en',
    event: 'webhook /shed/desk {"item": "{it}", "has_it": "{n1}", "wants_it": "{n2}", "out_since": "{d1}", "due": "{d2}", "state": "{st}"}',
    slots: { it: 'hedge trimmer, tile cutter, long ladder', it2: 'jigsaw, drain rods, belt sander', n1: 'Pia, Mr. Okafor, Wendel', n2: 'Greta, Mrs. Lund, Sanjay', d1: '=2026-09-03, 2026-09-11', d2: '=2026-10-02, 2026-10-16', d3: '=2026-11-05, 2026-11-20', st: '=fine, clean / broken, jammed', w: '2..6', wd: '{w} * 7' },
    tools: ['lendItem(item, to_member, days?: int): Hand an item out', 'returnItem(item, from_member): Take an item back', 'passItem(item, giver, taker): An item goes from member to member', 'redateLoan(item, old_due, new_due): Change the due date'],
    steps: `
      returnItem item="{it}" from_member="{n1}" | It's back | It stands on the counter again, brought by the one who had it.
      lendItem item="{it}" to_member="{n2}" | Next one | Out with it to whoever was waiting. How long, we'll see.
      lendItem item="{it2}" to_member="{n1}" days={wd} | {it2} | {n1} may have the {it2} for {w} weeks.
      passItem item="{it}" giver="{n1}" taker="{n2}" | Over the fence | They settle it among neighbours: the one who wants it fetches it directly from the one who has it.
      passItem item="{it2}" giver="{n2}" taker="{n1}" | And in exchange | {n1} gets the {it2} that {n2} had.
      redateLoan item="{it}" old_due={d2} new_due={d3} | More time | Due on {d3} instead of the date in the message.
      redateLoan item="{it2}" old_due={d3} new_due={d2} | Less time | The {it2}: not {d3} but {d2}.
      @st returnItem item="{it}" from_member="{n1}" // failed "the {it} is {st}" | Look first | Book it back in from {n1} if its state is fine or clean. Otherwise nothing is booked.
      failed "the new date is not given" | Postpone | Postpone the {it2} from {d2} to the day we agreed on by telephone.
    `,
  },
  // railway yard
  {
    language: 'en',
    event: 'peripheral yard/scale wagon={w} track={t1} empty_track={t2} tare={a}t gross={b}t brake={br}',
    slots: { w: 'Kbs 44, 3180, Hopper 7', w2: 'Rils 12, 9026, Flat 3', t1: '2..9', t2: '11..19', t3: '21..29', a: '12..19', b: '40..68', akg: '{a} * 1000', bkg: '{b} * 1000', br: '=on, applied / off, loose', m: '2..8', s: '{m} * 60' },
    tools: ['ranjo_push(wagon, from_track: int, to_track: int): Push a wagon onto another track', 'ranjo_couple(front, rear): Couple two wagons', 'ranjo_uncouple(front, rear): Uncouple two wagons', 'ranjo_weigh(wagon, tare_kg: int, gross_kg: int): Enter weights', 'ranjo_signal(stop_s: int, go_s: int, track?: int): Set the times of the shunting signal'],
    steps: `
      ranjo_push wagon="{w}" from_track={t1} to_track={t2} | Clear the scale | The weighed wagon off its track, onto the empty one.
      ranjo_push wagon="{w2}" from_track={t3} to_track={t1} | Next please | {w2} on {t1}. Stands on {t3} now; {t2} is for others.
      ranjo_weigh wagon="{w}" tare_kg={akg} gross_kg={bkg} | Weights | The scale reports tonnes, the list has kilograms. Enter both.
      ranjo_couple front="{w2}" rear="{w}" | Hang on | Couple {w} on behind {w2}.
      ranjo_uncouple front="{w}" rear="{w2}" | Apart | Behind {w} hangs {w2}; separate them.
      @br ranjo_uncouple front="{w2}" rear="{w}" // failed "the brake is {br}" | Apart, with brake | {w2} in front, {w} at the back, to be parted. Only when the brake is on or applied.
      ranjo_signal stop_s=45 go_s={s} | Signal | Go for {m} minutes, stop for 45 seconds, all tracks.
      ranjo_signal stop_s={s} go_s=30 track={t2} | Slow it | Track {t2} gets half a minute of go after {m} min of stop.
      failed "the target track is not given" | {w2} away | {w2} must leave {t3}, the foreman will think of some track for it.
    `,
  },
  // theatre props and lights
  {
    language: 'en',
    earlier: ['Cast list | file_read → Duke: {n1}, Fool: {n2}', 'Cue sheet | file_read → cue {q}: fade in {fi} s, fade out {fo} s', 'House | http_request → curtain {cur}'],
    slots: { n1: 'Imogen, Bertil, Mr. Vane', n2: 'Tadeo, Rosalind, Kit', n3: 'Ludo, Annis, Mrs. Peel', q: '12..39', fi: '2..7', fo: '11..19', cur: '=down, closed / up, open', bar: '41..49', cm: '110..290', mm: '{cm} * 10', mn: '2..4', mns: '{mn} * 60' },
    tools: ['stagr.recast(role, old_actor, new_actor): Give a role to somebody else', 'stagr.cue(cue: int, in_s: int, out_s: int): Set both fades of a cue', 'stagr.raise(bar: int, mm: int): Raise a bar', 'stagr.lower(bar: int, mm: int): Lower a bar', 'stagr.understudy(for_actor, stand_in): Name an understudy'],
    steps: `
      stagr.recast role=Duke old_actor="{n1}" new_actor="{n3}" | Duke | {n3} plays the Duke instead of whoever is on the list of step {step1}.
      stagr.recast role=Fool old_actor="{n2}" new_actor="{n1}" | Fool | The Fool: {n1}, and no longer {n2}.
      stagr.understudy for_actor="{n2}" stand_in="{n3}" | If ill | Should the Fool fall ill, {n3} steps in. Put that down by the names of the people.
      stagr.understudy for_actor="{n3}" stand_in="{n1}" | Second cover | {n1} covers for {n3}.
      stagr.cue cue={q} in_s={fo} out_s={fi} | Turn it round | That cue is the wrong way round: the two fade times have to change places.
      stagr.cue cue={q} in_s={fi} out_s={mns} | Long goodbye | Leave the fade in of the cue as read, but out it goes over {mn} minutes.
      stagr.raise bar={bar} mm={mm} | Bar {bar} | {cm} centimetres further up.
      @cur stagr.lower bar={bar} mm={mm} // failed "the curtain is {cur}" | Bar {bar} | Let it come down {cm} cm, provided the curtain is down or closed.
      failed "stand-in is not given" | Cover for {n1} | {n1} needs an understudy as well.
    `,
  },
  // vet practice
  {
    language: 'en',
    event: 'webhook /vet/scale {"animal": "{an}", "first_g": {a}, "second_g": {b}, "vet": "{v1}", "nurse": "{v2}", "fasting": "{f}"}',
    slots: { an: 'Mops, Tinka, Sir Barks', a: '2100..3900', b: '4200..6800', v1: 'Dr. Amsel, Dr. Roy, Dr. Kovac', v2: 'Tilly, Hamid, Bente', f: '=yes, since midnight / no, just ate', b1: '=kennel 2, kennel 5', b2: '=cage 8, cage 11', h: '9..11', h2: '14..16', mg: '200..900', min: '5..40' },
    tools: ['pawdesk_reserve(animal, start_hour: int, minutes: int): Reserve a slot', 'pawdesk_release(animal, start_hour: int): Free a slot', 'pawdesk_weights(animal, earlier_g: int, later_g: int): Enter two weighings', 'pawdesk_rehouse(animal, out_of, into): Move an animal', 'pawdesk_handover(from_person, to_person, note?): Hand the case over'],
    steps: `
      pawdesk_weights animal="{an}" earlier_g={a} later_g={b} | Weighings | Second weighing and first weighing into the file, each where it belongs.
      pawdesk_handover from_person="{v2}" to_person="{v1}" | Case | The nurse hands over to the vet. No note.
      pawdesk_handover from_person="{v1}" to_person="{v2}" note="feed at six" | Evening | {v2} gets the case from the vet, with the note "feed at six".
      @f pawdesk_reserve animal="{an}" start_hour={h} minutes={min} // failed "fasting: {f}" | Surgery | {min} minutes for this animal, beginning at {h}. If it has just eaten, or isn't fasting, no slot.
      pawdesk_reserve animal="{an}" start_hour={h2} minutes=60 | Long one | From {h2}:00 the animal has an hour.
      pawdesk_release animal="{an}" start_hour={h2} | Not {h2} | The {h2} o'clock slot isn't needed any more, {h} o'clock stays.
      pawdesk_rehouse animal="{an}" out_of="{b1}" into="{b2}" | Quieter | Into {b2} with the patient, it's too loud in {b1}.
      pawdesk_rehouse animal="{an}" out_of="{b2}" into="{b1}" | Back | {b1} instead of {b2} from now on, that is where the owner wants {an}.
      failed "no tool can clip claws" | Claws | Clip the claws of the left front paw.
    `,
  },
];
