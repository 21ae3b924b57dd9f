import type { Scene } from '../../scene';

/** Plain steps of many people, part 10: the value in the title alone, in the event alone, in an earlier result alone. */
export const hands10: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /parcelshop/drop {"parcel": "{p}", "sender": "{s}", "size": "{z}", "shelf": "{sh}", "id_shown": {id}}',
    slots: { p: 'PS-4401, PS-9117', s: 'Ms Kaplan, Theo W.', z: '=S, M, L', sh: 'A3, back 2, C-14', id: '=true / false', p2: 'PS-2020, PS-3135', e: '3..20', d: '2..14' },
    tools: ['pakt_store(parcel, shelf, days?: int): Put a parcel on a shelf', 'pakt_hand(parcel): Hand a parcel out', 'pakt_price(size: S|M|L, euro: int): Set the price of a size', 'pakt_flag(parcel, fragile: bool): Mark a parcel', 'pakt_label(parcel, line?): Print a label', 'pakt_note(sender, text): Note to a sender'],
    steps: `
      pakt_store parcel={p} shelf="{sh}" | Shelf | On its shelf with it.
      pakt_store parcel={p2} shelf="{sh}" days={d} | Shelf for {p2} | Same shelf as the new one, {d} days.
      @id pakt_hand parcel={p2} // failed "no ID was shown" | Hand out {p2} | If an ID was shown. If not: fail.
      pakt_price size={z} euro={e} | Price | The size in the message costs {e} euros now.
      pakt_flag parcel={p} fragile=true | Glass | There is glass in the new one, mark it.
      pakt_flag parcel={p2} fragile=false | {p2} | May be thrown about, it is not fragile.
      pakt_label parcel={p} | Label for the new parcel
      pakt_label parcel={p} line="Keep upright" | Label for the new parcel | With the line "Keep upright".
      pakt_note sender="{s}" text="Please use more tape" | Tape | To the sender: "Please use more tape"
    `,
  },
  {
    language: 'en',
    event: 'cron - closing',
    earlier: ['Who has the key? | keys_list → {k} is with {w}, spare with {w2}', 'Windows | window_scan → open: {o}', 'Till | till_count → {e} EUR'],
    slots: { k: 'K-14, red key, master', w: 'Ludmila, Stig', w2: 'Mrs Hoang, Per', o: 'office 3, pantry, stairs / none', e: '120..900', p: '3..16' },
    steps: `
      @o send_message channel=signal to="{w}" text="A window is open" // failed "no window is open" | Window | Any window open? Signal whoever has the key "A window is open". None open: fail.
      @o memory_store key=open-window content="{o}" // failed "no window is open" | Which window? | Keep it as open-window, if there is one. Otherwise fail.
      send_message channel=signal to="{w2}" text="Bring your key tomorrow" | Spare | Signal whoever has the spare: "Bring your key tomorrow"
      memory_store key=takings content="{e}" | Takings | What's in the till, bare figure, as takings.
      file_write path=till/2026.csv content="{e}" append=true | Till book | The till's figure below the others in till/2026.csv.
      file_write path=till/today.csv content="{e}" | Till today | The till's figure alone in till/today.csv.
      gpio_write pin={p} value=0 | Pin {p} off
      gpio_write pin={p} value=1 | Pin {p} on
      notify message="Good night" title="Closing" | Good night | Title Closing: "Good night"
      notify message="Good night" | Good night | "Good night", without a title.
    `,
  },
  {
    language: 'en',
    event: 'mqtt trough/field {"field": "{f}", "animals": "{a}", "trough_pct": {t}, "hand": "{h}", "gate": {g}}',
    slots: { f: 'Top meadow, Long field, F4', a: 'heifers, goats, llamas', t: '5..20 / 70..99', h: 'Bronwen, Dai', g: '1..9', f2: 'Bog field, F9', m: '5..40', v: '10..70' },
    tools: ['wiese_fill(field, minutes: int): Fill a trough', 'wiese_gate(gate: int, position: open|shut): Move a gate', 'wiese_fence(field, live: bool, volts?: int): Electric fence', 'wiese_shift(animals, to_field): Move animals', 'wiese_ring(hand, text): Ring a farm hand', 'wiese_rest(field, days: int, why?): Rest a field'],
    steps: `
      @t wiese_fill field="{f}" minutes={m} // failed "the trough is at {t} %" | Fill for {m} minutes | Where the trough is low. Over half full? Then fail.
      wiese_gate gate={g} position=open | Gate open | The one in the message.
      wiese_gate gate={g} position=shut | Gate shut | The one in the message.
      wiese_fence field="{f2}" live=true | Fence of {f2} | Make it bite.
      wiese_fence field="{f2}" live=true volts={v} | Fence of {f2} | Make it bite, {v} volts.
      wiese_fence field="{f2}" live=false | Fence of {f2} | Kids are coming, no current please.
      wiese_shift animals="{a}" to_field="{f2}" | To {f2} | The animals of the message go there.
      wiese_ring hand="{h}" text="Check the water butt" | Ring | To the hand: "Check the water butt"
      wiese_rest field="{f}" days={m} | Rest {m} days | The reported field.
      wiese_rest field="{f}" days={m} why="too many thistles" | Rest {m} days | The reported field, because: "too many thistles"
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/vaccine {"child": "{c}", "vaccine": "{v}", "batch": "{b}", "fever": {f}, "mother": "{m}", "room": {r}}',
    slots: { c: 'Baby Noah, Selin, Max R.', v: '=MMR, hepatitis B, polio', b: 'VX-118, VX-402', f: '=false / true', m: 'Mrs Arslan, Ines R.', r: '1..9', p: '3..18' },
    steps: `
      @f memory_store key=jab content="{v}" // failed "the child has a fever" | Jab | If the child has no fever, store the vaccine as jab. A feverish child goes home, fail.
      memory_store key=batch content="{b}" | Batch | Store the batch, as batch.
      memory_recall query="{b}" limit=2 | Batch, 2 notes | Search for this batch.
      memory_recall query="{b}" | Batch notes | Search for this batch.
      mqtt_publish topic=clinic/next payload="{c}" | Next child | Name onto clinic/next, please.
      mqtt_publish topic=clinic/room payload={r} | Room | Number onto clinic/room, please.
      send_message channel=email to="{m}" text="Bring the yellow book" | Book | Please e-mail the mother: "Bring the yellow book"
      gpio_write pin={p} value=1 | Lamp {p} on, we are busy
      gpio_write pin={p} value=0 | Lamp {p} off, next one please
    `,
  },
  {
    language: 'en',
    event: 'manual - stage hire: {c} takes {n} of {i} from {d1} to {d2}, van {v}, insurance {ins}',
    slots: { c: 'Folk Fest, Ms Ebbs, Theatre 4', n: '2..30', i: 'PAR 64, mic stand, cable 10m', d1: '=2026-12-01, 2026-12-03', d2: '=2026-12-08, 2026-12-11', v: 'V-2, Transit', ins: '=paid, yes / missing, no', e: '10..300', i2: 'fog machine, DI box' },
    tools: ['leih_out(item, count: int, until?): Give items out', 'leih_in(item, count: int): Take items back', 'leih_state(item, ok: bool): Mark an item', 'leih_van(van, day): Book a van', 'leih_invoice(client, euro: int, due: now|later): Invoice', 'leih_mail(client, text): Mail a client'],
    steps: `
      @ins leih_out item="{i}" count={n} // failed "the insurance is {ins}" | Out | What they take, as many as they take. Insurance has to be paid, else fail.
      leih_out item="{i2}" count={n} until={d2} | And {i2} | The same number of it, until they bring everything back.
      leih_in item="{i2}" count={n} | {n} {i2} | They are back, book them in.
      leih_state item="{i2}" ok=false | {i2} | It hums. Mark it as not ok.
      leih_state item="{i2}" ok=true | {i2} | Works like new. Mark it as ok.
      leih_van van="{v}" day={d1} | Van there | Their van for the first day.
      leih_van van="{v}" day={d2} | Van back | Their van for the last day.
      leih_invoice client="{c}" euro={e} due=now | {e} euro | The client pays on the spot.
      leih_invoice client="{c}" euro={e} due=later | {e} euro | The client may pay some other day.
      leih_mail client="{c}" text="Do not forget the ramp" | Ramp | Mail the client: "Do not forget the ramp"
    `,
  },
];
