import type { Scene } from '../../scene';

/** Values that stand elsewhere and texts, in English, part 1. */
export const toldEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt ropeway/check {"rope": "{rope}", "broken_strands": {n}, "metre": {m}, "inspector": "{who}", "winch": "{winch}"}',
    slots: { rope: 'haul rope 2, north cable, track rope A, spare rope', n: '3..11', m: '120..960', who: 'Reto, Silvie, Oskar, Nadja', winch: 'W1, W4, valley winch' },
    tools: ['cableops_entry(rope, remark): Write into the rope book', 'cableops_stop(winch, reason): Stop a winch', 'cableops_mark(rope, metre: int, colour: red|white): Mark a place on a rope'],
    steps: `
      notify message="{n} broken strands on {rope}" | Broken strands | Say in a notification on this computer how many broken strands were counted, and on which rope.
      cableops_entry rope="{rope}" remark="{n} broken strands at metre {m}" | Rope book | Make an entry for this rope. The remark tells how many broken strands there are and at what metre.
      cableops_stop winch="{winch}" reason="{n} broken strands" | Stop the winch | The winch has to stop. As the reason, give the number of broken strands that were found.
      cableops_mark rope="{rope}" metre={m} colour=red | Paint it | A red mark belongs at the place where the inspector found the damage.
      memory_store key=rope-inspector content="{who}" | Who looked | Under rope-inspector, keep the name of the person who did the inspection and nothing around it.
      pushover title="Ropeway" message="Do not load cabins before 14:00." | Warn the crew | Push to the crew, with the title Ropeway and the message "Do not load cabins before 14:00."
      mqtt_publish topic=ropeway/strands payload="{n}" | Count to the display | ropeway/strands gets the count of strands, the bare figure.
      send_message channel=signal to={who} text="Please measure {rope} again" | Measure again | Ask the inspector on signal to measure again; the text is "Please measure", the rope, and "again".
    `,
  },
  {
    language: 'en',
    event: 'webhook /print/state {"printer": "{pr}", "room": "{room}", "toner_pct": {toner}, "jobs_waiting": {jobs}, "contact": "{who}"}',
    slots: { pr: 'Kyo-3, OfficeJet west, laser 2, plotter', room: 'B204, copy corner, Lab 3', toner: '1..9', jobs: '12..40', who: 'lena, marcus, ofelia', spare: 'Kyo-8, laser 5' },
    tools: ['cupsadm_move(from, to): Move the waiting jobs to another printer', 'cupsadm_banner(printer, line): Show a line on a printer', 'supply_ticket(title, detail): Open a ticket for supplies'],
    steps: `
      notify message="{pr}: toner is low" | Toner | Name that printer in a notification here, put a colon, and say: toner is low.
      supply_ticket title="Toner for {pr}" detail="{toner} % left in {room}" | Ticket for supplies | Open a ticket. Title: "Toner for" and the printer. Detail: how many % are left, then "left in" and the room.
      cupsadm_move from="{pr}" to="{spare}" | Move the jobs | What waits at the printer of the message should come out of {spare} instead.
      cupsadm_banner printer="{pr}" line="Use {spare}" | Line on the panel | People standing at the printer ought to read "Use {spare}" on its panel.
      send_message channel=teams to={who} text="{jobs} jobs are waiting" | How many wait | The contact person gets a message over teams telling how many jobs are waiting.
      memory_recall query="{pr}" | Had this before? | Search the notes for the printer that reported.
      memory_store key=toner-level content="{toner}" | Level | Put the toner level into toner-level, only the number.
      file_write path=print/low.txt content="{pr}, {room}" append=true | List of low ones | Append one line to print/low.txt: printer, comma, a blank, room.
      failed "no tool can change a cartridge" | Change it | Take the old cartridge out and click the new one in.
    `,
  },
  {
    language: 'en',
    earlier: ['What is planned | cron_list → {i1} 0 5 * * * flush drains\n{i2} 30 6 * * 1 order bread\n{i3} 0 22 * * * lock side door\n{i4} 15 12 * * 5 pay suppliers', 'What is running | sop_status → inventory ({r1}), waiting for approval\nfryer-clean ({r2}), running'],
    slots: { i1: 'c41, c17, j88', i2: 'c52, j23, k19', i3: 'c63, k70, j05', i4: 'c74, k31, j46', r1: 'run-310, run-422', r2: 'run-515, run-871', sup: 'Miller Foods, Kaya, Brodski' },
    tools: ['pos_note(text): Show a note on the tills', 'pos_lock(till: int, reason): Lock a till', 'larder_order(supplier, item, crates: int): Order goods'],
    steps: `
      cron_remove id={i2} | No bread order | We close on Mondays now. The plan that orders bread can go.
      cron_remove id={i3} | Side door stays open | The lock on the side door was taken out, so its evening plan must be removed as well.
      cron_remove id={i1} | Drains | A firm does the drains from now on; delete our own five o'clock plan for it.
      sop_cancel run_id={r1} reason="nobody approves" | Give up the inventory | Cancel the run that still waits for approval. Reason: nobody approves
      sop_cancel run_id={r2} reason="oil was spilled" | Fryer | End the cleaning of the fryer with the reason "oil was spilled".
      pos_note text="Fryer is being cleaned" | On the tills | All tills should show this: "Fryer is being cleaned"
      larder_order supplier="{sup}" item=bread crates=6 | Bread by hand | Order six crates of bread from {sup} by hand this week.
      pos_lock till=2 reason="inventory" | Lock till two | Lock the second till and name as reason the word inventory, in small letters.
      cron_add schedule="0 9 * * 2" action=message text="Order bread" name=bread-tue | Tuesday instead | Plan the message "Order bread" for Tuesdays at nine (0 9 * * 2). Call the plan bread-tue.
    `,
  },
  {
    language: 'en',
    event: 'webhook /courier/order {"order": "{ord}", "phone": "{tel}", "customer": {cust}, "flat": "{flat}", "billing_flat": "{bill}", "courier": "{cour}"}',
    slots: { ord: 'ORD-2291, ORD-7730, ORD-1184', tel: '=0176 44210, 0151 90817, 0172 33568 / ∅', cust: '3010..9890', flat: '14B, 3A, 22C', bill: '9D, 31A, 6F', cour: 'Timo, Ayse, Ludek' },
    tools: ['bellhop_ring(flat): Ring at a flat', 'parcelbox_open(order, pin?: int): Open the parcel box for an order', 'smsgate_send(number, text): Send a text message', 'crmline_add(customer: int, line): Add a line to a customer’s file'],
    steps: `
      bellhop_ring flat={flat} | Ring | Ring at the flat that gets the parcel. The one that pays the bill must not be disturbed.
      @tel smsgate_send number="{tel}" text="{cour} is at the door" // failed "the order has no phone number" | Text the customer | Text the phone number of the order who is at the door: the courier, then "is at the door". An order without a number fails.
      parcelbox_open order={ord} | Box | Nobody opened, so the parcel goes into the box. Open it for this order.
      crmline_add customer={cust} line="{ord} brought by {cour}" | File | In the customer's file goes the line: the order, "brought by", the courier.
      notify message="Bill for {ord} goes to flat {bill}" | Where the bill goes | Show here where the bill goes, like this: Bill for ORD-1 goes to flat 7E
      memory_recall query={ord} | Notes on the order | Is there a note on that order? Search for it by its number, the one with the letters.
      @tel memory_store key="{ord}" content="{tel}" // failed "the order has no phone number" | Keep the phone number | Keep the phone number under the order as key, exactly as it stands. If none came with the order, fail.
      mqtt_publish topic=courier/now payload="{cour}" | Courier | courier/now should receive the name of the courier.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dock/gate {text}',
    slots: { text: '=Bay 4 closed until 18:30, Crane 2 back on 2026-11-03, Tide 3.4 m at 07:52, Pilot on board since 05:15, Berth 9 free from 2026-09-21', tug: 'Anker, Boreas, Malwine' },
    tools: ['vhf_read(channel: int, text): Read a text out on a radio channel', 'tug_call(tug, message): Call a tug', 'hbr_ledger(entry, author?): Write into the harbour ledger'],
    steps: `
      mqtt_publish topic=dock/board payload="{text}" | Onto the board | What came in goes out again on dock/board, exactly as it stands.
      vhf_read channel=12 text="{text}" | Radio | Read the message out on channel 12 without adding or leaving out a word.
      hbr_ledger entry="{text}" | Ledger | The harbour ledger needs the text that arrived. No author.
      hbr_ledger entry="{text}" author=tower | Ledger, signed | Enter the incoming text in the ledger; author: tower
      memory_store key=dock-last content="{text}" | Last message | dock-last: the payload, nothing around it.
      file_write path=dock/log.txt content="{text}" append=true | Log | Append the whole message, with its numbers as they are, to dock/log.txt.
      tug_call tug="{tug}" message="stand by at the mole" | Tug | Call the tug {tug} and say: stand by at the mole.
      sop_execute name=dock-change payload="{text}" | Start dock-change | Start the procedure dock-change and hand it the message that came.
      notify title="Dock" message="{text}" | Here too | A notification headed Dock, and below it what the event says, verbatim.
    `,
  },
  {
    language: 'en',
    earlier: ['Renew the certificate | acme_renew → Renewed {dom}, valid until {until}', 'Test the page | probe_page → {dom} answered {code} in {ms} ms', 'Copy the backup | vault_copy → Copied {gb} GB to {vol}'],
    slots: { dom: 'shop.example.org, mail.farm.net, files.lab.io', until: '=2027-02-18, 2027-05-30, 2026-12-09', code: '=200 / 502, 503', ms: '101..199', gb: '31..99', vol: 'nas-b, vol07, tape3' },
    tools: ['statuspage_post(headline, text): Post on the status page', 'vault_verify(volume): Check a copy', 'caldav_add(date, what): Put something into the calendar', 'edge_reload(host): Reload a host'],
    steps: `
      caldav_add date={until} what="{dom} expires" | Calendar | Put the end of the certificate into the calendar, on the day that the renewal gave. What: the host, then "expires".
      memory_store key=cert-until content="{until}" | Until when | Note under cert-until the date up to which the certificate is valid. Only the date.
      vault_verify volume={vol} | Check the copy | The copy should be checked where it now lies.
      @code edge_reload host={dom} // failed "the page answered {code}" | Reload | If the page answered 200 in step {step2}, reload this host. Any other answer is a failure of the step.
      notify message="{gb} GB copied to {vol}" | How much | Tell the person at this computer how many GB were copied and where to, in that order.
      statuspage_post headline="Certificate" text="{dom} renewed until {until}" | Status page | Headline: Certificate. Text: which host was renewed until when, with the words "renewed until" between the two.
      mqtt_publish topic=web/latency payload="{ms}" | Latency | Send the milliseconds that the test page took to web/latency, the figure alone.
      send_message channel=matrix text="{dom}: {code}" | Matrix | On matrix, say what the host answered: host, colon, code.
      file_write path=state/backup.txt content="{vol}" | Where it lies | Overwrite state/backup.txt with the place of the backup.
    `,
  },
  {
    language: 'en',
    event: 'webhook /jobs/end {"program": "{prog}", "exit": {exit}, "host": "{host}", "took_s": {took}, "owner": "{own}", "log": "{log}"}',
    slots: { prog: 'nightly-index, thumbnailer, ledger-sync, resize-all', exit: '=0 / 1, 2, 137', host: 'calc3, bee01, orion', took: '220..890', own: 'pia, gustav, noor', log: '/var/log/jobs/a.log, /srv/out/run.log, /tmp/last.txt' },
    tools: ['slurmy_submit(program, host?): Start a program', 'slurmy_drain(host, why): Take a host out of use', 'jira_create(summary, assignee, text?): Create an issue'],
    steps: `
      notify message="{prog} has ended with {exit}" | Ended | Say on this computer which program has ended and with what result, as in "convert has ended with 3".
      @exit failed "{prog} ended with 0" // jira_create summary="{prog} ended with {exit}" assignee={own} | Issue | An issue is created only if the result is not 0: the summary says which program ended with what, and it is assigned to the owner. With 0 the step fails.
      slurmy_submit program={prog} | Once more | Start the program again. Let the system choose the host.
      slurmy_submit program={prog} host={host} | Same host | It should run again on the very host where it ran.
      file_read path={log} | Log | Look into the log that the message points to.
      slurmy_drain host={host} why="exit {exit} of {prog}" | Out of use | Take this host out of use; as the reason write "exit", the result, "of", and the program.
      memory_store key="{prog}" content="{took} s" | Duration | With the program as the key, store how long it took, in s, e.g. 90 s.
      send_message channel=slack to={own} text="Your program {prog} is done" | Tell the owner | Write to its owner on slack: Your program, the name, is done.
      @exit pushover message="{prog} was successful" // failed "{prog} ended with {exit}" | Success | Push that the program was successful, naming it first. It was if the result is 0; otherwise fail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /fw/alert {"src_ip": "{src}", "dst_ip": "{dst}", "rule": "{rule}", "hits": {hits}, "iface": "{ifc}"}',
    slots: { src: '=203.0.113.7, 198.51.100.23, 192.0.2.81', dst: '=10.0.4.12, 10.0.7.3, 172.16.2.9', rule: 'R-118, drop-smb, geo-7, R-342', hits: '44..980', ifc: 'wan0, igb1, eth2', tkt: '=SEC-14, SEC-88' },
    tools: ['opn_block(address, hours?: int): Block an address', 'opn_rule(rule, enabled: bool): Turn a rule on or off', 'siem_comment(ticket, text): Comment on a ticket', 'nmapd_scan(address): Look which ports are open'],
    steps: `
      opn_block address={src} | Block | The address that attacks is to be blocked, for good.
      opn_block address={src} hours=12 | Half a day | Keep the source out for half a day (hours).
      nmapd_scan address={dst} | What is open there | Scan our own machine, the one that was the target.
      siem_comment ticket={tkt} text="{hits} hits on rule {rule}" | Comment | Comment on {tkt}. Say how many hits there were on which rule: "… hits on rule …".
      opn_rule rule={rule} enabled=false | Rule off | The rule in the alert is too strict. Off with it.
      memory_recall query={src} | Known? | Do the notes know the address from outside?
      notify title=Firewall message="{src} tried to reach {dst}" | Who wanted where | Under the title Firewall, name the source address, then "tried to reach", then the destination.
      mqtt_publish topic=fw/hits payload="{hits}" | Count | fw/hits takes the number of hits as it stands.
      memory_store key=fw-iface content="{ifc}" | Interface | Remember under fw-iface where it came in, that is the interface.
    `,
  },
  {
    language: 'en',
    earlier: ['Nutrients | ec.read → {ec}', 'Acidity | ph.read → {ph}', 'Water | tank.level → {lvl} % ({tank})', 'Who is in | badge_last → {who}, since {since}'],
    slots: { ec: '1.2..3.4', ph: '5.1..6.9', lvl: '21..88', tank: 'tank B, mixing tank, T5', who: 'Rahel, Quentin, Mirja', since: '=06:55, 07:20, 09:40' },
    tools: ['hydro_record(sensor: ec|ph, value: num): Record a value', 'hydro_sign(text): Text on the sign over the gutters', 'fert_call(person, text): Call somebody to the mixer'],
    steps: `
      hydro_record sensor=ec value={ec} | Record EC | Record the nutrients with the value that was read.
      hydro_record sensor=ph value={ph} | Record pH | Please do the same for acidity: sensor ph, value from step {step2}.
      notify message="EC is {ec}" | Quote it | Quote the value from step {step1} in a notification, in the manner of "EC is 2.0".
      fert_call person={who} text="pH is {ph}, please come" | Call | Call whoever is in and tell them what the pH is, followed by a comma and "please come".
      hydro_sign text="{tank} at {lvl} %" | Sign | The sign names the tank, then "at", then how full it is in %.
      mqtt_publish topic=hydro/ec payload="{ec}" | Publish EC | hydro/ec: the reading of step {step1} and not a character more.
      memory_store key=in-since content="{since}" | Since when | Since when has the person been in? Put the time, only that, into in-since.
      file_write path=hydro.csv content="{ec},{ph}" append=true | Table | A new row for hydro.csv: EC and pH, separated by a comma.
      pushover title="Mixer" message="Acid canister is empty" | Canister | Message: "Acid canister is empty". Title: Mixer. By push.
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/hold {"signature": "{sig}", "title": "{title}", "reader": "{reader}", "card": {card}, "branch": "{br}", "from_branch": "{fb}"}',
    slots: { sig: '=Bk 204 a, Hm 17 c, Zo 991, Re 55 b', title: '=The Long Field, Winter Bees, Salt Road, Nine Doors', reader: 'Okafor, Lindqvist, Marek, Duarte', card: '40100..49800', br: 'Eastside, Harbour, Mill Lane', fb: 'Central, Northgate, Park' },
    tools: ['koha_ship(signature, from, to): Send a book to another branch', 'koha_msg(card: int, text): Message for a reader', 'koha_note(signature, note): Note on a book', 'shelf_slip(line1, line2?): Print a slip'],
    steps: `
      koha_ship signature="{sig}" from={fb} to={br} | Send it over | The book travels from the branch that has it to the one where the reader wants it.
      koha_msg card={card} text="{title} is ready at {br}" | Ready | Tell the reader on their card which title is ready, and at which branch ("… is ready at …").
      koha_note signature="{sig}" note="reserved for {reader}" | Reserved | On this book, note for whom it is reserved: the words "reserved for" and the reader.
      shelf_slip line1="{reader}" | Slip | A slip with the name of the reader, one line only.
      shelf_slip line1="{reader}" line2="{sig}" | Slip with signature | First line the reader, second line the signature exactly as it stands.
      memory_store key=hold-latest content="{title}" | Latest title | Keep the title in hold-latest, no quotation marks, no author.
      send_message channel=mail to={br} text="Please expect {sig} from {fb}" | Branch | Mail the receiving branch. Text: Please expect, the signature, from, and the branch that sends.
      memory_recall query={card} | Notes about the card | Search the notes with the number of the card.
      failed "no tool can glue a spine" | Spine | The spine has come off. Glue it before the book is sent.
    `,
  },
  {
    language: 'en',
    event: 'manual - {patient} asks for {what}',
    slots: { patient: '=Bed 12, Bed 7, Room 3, Room 15', what: '=the nurse, more water, a second blanket, the priest', nurse: 'Ilse, Tomas, Rukia', min: '10..25' },
    tools: ['wardcall_page(nurse, text): Page a nurse', 'wardcall_log(place, entry): Log for a bed or room', 'kitchen_slip(text): Slip for the kitchen'],
    steps: `
      wardcall_page nurse={nurse} text="{patient} asks for {what}" | Page {nurse} | {nurse} gets what was said, in the same words, on the pager.
      wardcall_log place="{patient}" entry="asks for {what}" | Log | Log for that place what is asked for; the entry begins with "asks for".
      notify message="{patient}" | Where | Show just the place where somebody is asking.
      pushover title="Ward 5" message="{nurse} is on her break for {min} minutes" | Break | Title Ward 5. Message: {nurse} is on her break for {min} minutes
      kitchen_slip text="Tea for {patient}, no sugar" | Tea | Slip for the kitchen: Tea for (the place), no sugar.
      send_message channel=ward to="{nurse}" text="Please bring the key of the linen room." | Linen room | Channel: ward. Recipient: {nurse}. Text: "Please bring the key of the linen room."
      memory_store key=asked-last content="{what}" | What was it | In asked-last goes the thing that is wanted, in the words of the event.
      failed "no tool can bring a blanket" | Fetch it | Go to the cupboard, take a blanket out and carry it there.
    `,
  },
  {
    language: 'en',
    earlier: ['Open orders | shopware_open → 8 screws M6 [{a}]\n2 drill bits [{b}]\n1 angle grinder [{c}]', 'Vans on the road | fleetmap_list → Volvo green, near the bridge ({v1})\nFord white, at the quarry ({v2})\nSprinter, in the yard ({v3})'],
    slots: { a: 'A-5510, A-3082, Q-19', b: 'A-6621, Q-44, A-1907', c: 'A-7733, Q-68, A-2054', v1: 'K-11, K-35', v2: 'K-22, K-47', v3: 'K-83, K-96', addr: '=Lime Street 4, Oak Road 19, Station Yard 2' },
    tools: ['shopware_cancel(order, reason?): Cancel an order', 'shopware_pay(order): Mark an order as paid', 'fleetmap_goto(van, address): Send a van to an address', 'fleetmap_ask(van, question): Ask a driver'],
    steps: `
      shopware_cancel order={c} | Grinder | The angle grinder was ordered by mistake. Cancel that order, no reason needed.
      shopware_cancel order={b} reason="out of stock" | Bits | We have no drill bits; cancel them, reason: out of stock.
      shopware_pay order={a} | Paid | The money for the screws has come in.
      fleetmap_goto van={v1} address="{addr}" | To the customer | Let the van that is near the bridge drive to {addr}.
      fleetmap_ask van={v2} question="How long will loading take?" | Quarry | Ask the driver at the quarry: "How long will loading take?"
      fleetmap_goto van={v3} address="{addr}" | The one that stands | The van in the yard is free, so it goes to {addr}.
      memory_store key=grinder-order content="{c}" | Number of the grinder | Write down the order number of the grinder as grinder-order.
      file_write path=orders/next.txt content="{a}" | Next one | orders/next.txt should hold the number of the order with the screws, without brackets.
      notify message="{v3} is in the yard" | In the yard | Which van is in the yard? Say it by its number: "… is in the yard".
    `,
  },
];
