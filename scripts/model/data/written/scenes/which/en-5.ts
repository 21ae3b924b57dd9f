import type { Scene } from '../../scene';

/** What is wanted is said, not the tool's word: hostels, boathouses, small shops; in English, part 5. */
export const whichEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /hostel/late {"guest": "{g}", "bed": "{b}", "arrives": "{t}", "phone": "{ph}"}',
    slots: { g: 'Aino, Bastien, Mr. Cho', b: '4-B, 7-A, 12-C', t: '=22:40, 23:15, 00:30', ph: '=0664 120 88, 0699 447 31', k: '=late-guest, tonight', p: '3..26', f: '=hostel/late.txt, desk/night.csv' },
    tools: ['nightdoor(open: bool): Open or shut the night door', 'nightdoor_state(): Is the night door open', 'bedboard(bed, text): Text on the board at a bed', 'robocall(number, say): Call a number and say something'],
    steps: `
      nightdoor_state | Door? | Night door: open or shut?
      nightdoor open=true | Door | Night door: open it.
      bedboard bed={b} text="{g}" | Bed | The name of the guest belongs on the board at the bed.
      robocall number="{ph}" say="The door is open" | Call | Call the guest's phone: "The door is open"
      send_message channel=sms to="{ph}" text="The door is open" | Write | The guest sits in a train and can't be called. Sms to the phone: "The door is open"
      notify message="{g} at {t}" | Night desk | For the night desk, on this computer: "… at …", guest and time.
      memory_store key={k} content="{g}" | Keep | Keep the guest as {k}.
      gpio_write pin={p} value=1 | Porch | Porch lamp, pin {p}: on. The door stays as it is.
      failed "no tool for making a bed" | Make the bed | Make the bed with fresh sheets.
    `,
  },
  {
    language: 'en',
    event: 'mqtt river/row {"boat": "{b}", "out_at": "{t}", "crew": "{c}", "level_cm": {l}}',
    slots: { b: 'Kestrel, quad 3, Mayfly', t: '=06:10, 07:45, 17:20', c: '=juniors, masters, novices', l: '60..140 / 260..380', f: '=club/outings.csv, river/book.txt', who: 'Coach Finlay, Bea, the cox', h: '=5, 6, 7' },
    tools: ['boatbook(boat, crew): Enter an outing', 'boatbook_out(): Which boats are out', 'riverflag(colour: green|red): Flag on the landing stage', 'megaphone(text): Say something over the megaphone'],
    steps: `
      boatbook_out | Out | Which boats are out? Enter nothing.
      @l boatbook boat="{b}" crew={c} // riverflag colour=red | Outing | Up to 200 cm the outing is entered for boat and crew. With a higher river nothing is entered and the flag turns red.
      riverflag colour=green | Green | Flag: green.
      megaphone text="Come in" | Shout | Those on the water must hear it: "Come in"
      send_message channel=whatsapp to="{who}" text="Come in" | {who} | {who} on whatsapp, no shouting: "Come in"
      file_write path={f} content="{b};{t}" append=true | Book file | {f}: boat, semicolon, time as one more line.
      cron_add schedule="0 {h} * * *" action=message text="Check the river" | Mornings | "Check the river" as a message at {h} every morning.
      failed "no tool for carrying a boat" | Carry | Carry the boat down to the water.
    `,
  },
  {
    language: 'en',
    slots: { f: '=games/rules.txt, games/missing.md', g: '=Carcassonne, Go, Halma', w: 'dice, meeple, hourglass', k: '=lost-pieces, who-borrowed', v: '=two red pawns, Mia has it, box is torn', d: '=games, games/loans', n: '1..60' },
    event: 'manual',
    tools: ['shelfglow(shelf: int): Light up a shelf', 'gamecard(game, remark): Write on the card of a game', 'gamecard_show(game): Show the card of a game'],
    steps: `
      shelfglow shelf={n} | Shelf | Light up shelf {n}.
      gamecard_show game="{g}" | Card? | What does the card of {g} say?
      gamecard game="{g}" remark="{v}" | Card | On the card of {g}: "{v}"
      memory_store key={k} content="{v}" | No card | Not on a card. Remember {k}: "{v}"
      file_write path={f} content="{v}" append=true | File | To the end of {f}: "{v}"
      file_read path={f} | Read | Have a look into {f}.
      file_search query="{w}" path={d} | Search | Which file in {d} has the word "{w}"?
      memory_recall query="{w}" | Notes | Which note has the word "{w}"?
      failed "no tool for counting pieces" | Count | Count the pieces in the box.
    `,
  },
  {
    language: 'en',
    event: 'mqtt van/ice {"van": "{v}", "temp": {t}, "place": "{pl}", "left": {n}}',
    slots: { v: 'van 1, Gelato 2, blue van', t: '-22.0..-16.5 / -9.0..-2.0', pl: '=Mill Park, the quay, school yard', n: '2..90', k: '=best-place, sold-here', ch: '=sms, signal', who: 'Carlo, Nives, the depot', eur: '2..9', p: '4..20' },
    tools: ['vanchime(seconds: int): Play the chime', 'vanwindow(text): Text on the display in the window', 'vancard(euros: int): Take a card payment', 'compressor(on: bool): Compressor of the van', 'compressor_on(): Does the compressor run'],
    steps: `
      compressor_on | Runs? | Is the compressor on? No switching.
      @t failed "{t} degrees is cold enough" // compressor on=true | Cool | Warmer than -12 degrees: compressor on. Colder: fail.
      vanwindow text="Sold out" | Window | Children in front of the van should read "Sold out".
      send_message channel={ch} to="{who}" text="Sold out" | {who} | {who} is to know by {ch}: "Sold out"
      vancard euros={eur} | Card | {eur} euros by card.
      failed "no tool for giving change" | Cash | Give change for a ten euro note.
      memory_store key={k} content="{pl}" | Place | Remember the place as {k}.
      vanchime seconds=8 | Chime | Eight seconds of chime.
      gpio_write pin={p} value=0 | Hatch lamp | Hatch lamp {p}: off.
    `,
  },
  {
    language: 'en',
    event: 'manual - string {s} on {i} for {c}',
    slots: { s: '=E, A, D', i: 'cello, viola, guitar', c: 'Ms. Adeyemi, Pavel, Lotte', k: '=strings, next-repair', f: '=repairs/open.csv, shop/jobs.txt', m: '=strings@luthier.example, orders@gut.example', eur: '15..70' },
    tools: ['jobslip(instrument, work): Print a job slip', 'jobboard_add(instrument, customer): Put a job on the board', 'jobboard_view(): View the board'],
    steps: `
      jobboard_view | Board? | What is on the board?
      jobboard_add instrument={i} customer="{c}" | Board | This job goes on the board, for the customer.
      jobslip instrument={i} work="string {s}" | Slip | On paper: a slip for the instrument, the work is "string" and which one.
      notify message="{i}: {c}" | No paper | No slip, no board. Here on the computer: instrument, colon, blank, customer.
      send_message channel=email to={m} text="Please send a {i} {s} string" | Order | Email {m}: "Please send a … … string", with instrument and string for the dots.
      file_write path={f} content="{c};{i}" append=true | File | One line more in {f}: customer, semicolon, instrument.
      failed "no tool for tuning" | Tune | Tune it to 440 hertz.
      failed "no tool for payments" | Pay | Take {eur} euros from the customer's card.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..18', c: '19..27', bd: 'press-io, cider-pi, vat2', n: '1..8', t: '=vat full, filter torn, apples in', tp: '=cider/pump, mill/state', v: '=run, halt, slow' },
    event: 'cron',
    tools: ['vatvalve(vat: int, open: bool): Valve of a vat', 'vatlevel(vat: int): Level of a vat', 'ciderlog(text): Write into the cider log'],
    steps: `
      vatlevel vat={n} | Level | How full is vat {n}?
      vatvalve vat={n} open=true | Open | Vat {n}: open its valve.
      vatvalve vat={n} open=false | Shut | Vat {n}: valve shut.
      gpio_write pin={a} value=1 | Rinse valve | The rinse valve is no vat valve but pin {a}. Set it to 1.
      gpio_read pin={a} | Rinse valve? | Rinse valve, pin {a}: which value has it? Not to be set.
      gpio_read pin={b} board={bd} | Belt | Read {b} on {bd}.
      gpio_write pin={c} value=0 board={bd} | Belt off | Set {c} on {bd} to 0.
      ciderlog text="{t}" | Log | Cider log: "{t}"
      file_write path=cider/{n}.txt content="{t}" append=true | File | No log; at the end of cider/{n}.txt: "{t}"
      mqtt_publish topic={tp} payload={v} | Topic | Let {tp} have {v}.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the calendar | roomcal → {r1} free, {r2} taken by {who}', 'List the plan | cron_list → {id}: heat at 7'],
    slots: { r1: '=Oak, Birch', r2: '=Maple, Willow', who: 'Signe, Mr. Banda, choir', id: 'pl-31, c-77, t-5', pr: '=heat-rooms, air-rooms', ch: '=teams, email' },
    tools: ['roomcal_book(room, name): Book a room', 'roomcal(): Say which rooms are free', 'doorsign(room, text): Text on the sign at a room', 'roomheat(room, celsius: int): Heat a room'],
    steps: `
      roomcal_book room={r1} name=Board | Book | Book the free one for Board.
      doorsign room={r2} text="{who}" | Sign | At the taken one the sign should name who has it.
      send_message channel={ch} to="{who}" text="Please be out by five" | Ask | Ask whoever has the room, by {ch}: "Please be out by five"
      roomcal | Again | Which rooms are free now?
      roomheat room={r1} celsius=21 | Heat | Heat the free room to 21.
      cron_remove id={id} | No heating | Nobody comes tomorrow; the planned heating goes.
      cron_list | Plan? | Is anything else planned?
      sop_execute name={pr} | Start | {pr}, please, and now.
      notify message="{r1} is free" | Reception | No mail. Reception (this screen) reads "… is free", with the free room.
      failed "no tool for moving tables" | Tables | Push the tables together.
    `,
  },
];
