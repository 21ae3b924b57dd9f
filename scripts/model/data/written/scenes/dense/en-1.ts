import type { Scene } from '../../scene';

/** Short steps with several values, each of which belongs to one parameter, in English, part 1. */
export const denseEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /haema/rotor {"rotor": "{rot}", "tubes": {tubes}, "lot": "{lot}", "bench": "{bench}"}',
    slots: { rot: 'SW41, JA10, F35, TLA55', tubes: '4..24', lot: 'LOT-2281, HB-774, P-1190', bench: 'bench 2, annex, cold room', rot2: 'SX4, GH38, A27', g: '300..2900', g2: '400..2600', min: '3..28', c: '4..25', rpm: '300..3000', n: 'twice / three times / four times' },
    tools: ['fugit_spin(rotor, minutes: int, g: int, celsius?: int, brake?: bool): Spin a rotor', 'fugit_pulse(rotor, rpm: int, seconds: int, repeats?: int): Spin up shortly', 'fugit_lid(rotor, locked: bool): Lock or free the lid'],
    steps: `
      fugit_spin rotor={rot} minutes={min} g={g} celsius={c} | Sediment | The reported rotor: {g} g, {min} minutes, {c} °C.
      fugit_spin rotor={rot2} minutes={c} g={g2} | Second rotor | {c} min at {g2} g for {rot2}. Leave the temperature as it is.
      fugit_spin rotor={rot2} minutes={min} g={g} brake=false | Soft stop | Spin {rot2} with {g} g for {min} minutes and let it coast to a halt.
      @n fugit_pulse rotor={rot2} rpm={rpm} seconds=30 repeats=2 // fugit_pulse rotor={rot2} rpm={rpm} seconds=30 repeats=3 // fugit_pulse rotor={rot2} rpm={rpm} seconds=30 repeats=4 | Drops down | Half a minute, {rpm} rpm, {rot2}, {n}.
      fugit_lid rotor={rot} locked=true | Lid | Nobody reaches in while it runs down: keep the lid of this rotor locked.
      memory_store key={lot} content="{g} g, {min} min" | For the record | Key: the lot of the event. Content: {g} g, {min} min
      notify title="Rotor {rot2}" message="Don't open before 0 rpm: 80 % full" | On the screen | Title: Rotor {rot2}. Message: "Don't open before 0 rpm: 80 % full"
      mqtt_publish topic=haema/{rot}/state payload=spinning | State | Publish spinning on haema/ROTOR/state; ROTOR is the rotor that the request names.
    `,
  },
  {
    language: 'en',
    earlier: ['What the zone holds | zonelist → {rec} A {ip}\n{rec2} CNAME {tgt}\nserial {serial}'],
    slots: { rec: 'www.birchmoor.net, shop.tarn.dev, api.pellow.org', rec2: 'img.birchmoor.net, docs.tarn.dev, old.pellow.org', ip: '=198.51.100.14, 203.0.113.90, 192.0.2.77', ip2: '=198.51.100.31, 203.0.113.8, 192.0.2.140', tgt: 'edge.cdn-lark.com, lb2.hostyard.io', serial: '2026010101..2026123109', ttl: '60..900', pri: '5..60', w: '10..90', mx: 'mx1.birchmoor.net, relay.tarn.dev, mail-in.pellow.org' },
    tools: ['nameplate_set(record, type: A|AAAA|CNAME|MX|TXT, data, ttl?: int, priority?: int): Put a record into the zone', 'nameplate_drop(record, type: A|AAAA|CNAME|MX|TXT): Take a record out', 'nameplate_push(zone, dry_run: bool): Hand the zone to the servers'],
    steps: `
      nameplate_set record={rec} type=A data={ip2} ttl={ttl} | New address | TTL {ttl}: {rec} gets an A record with {ip2}.
      nameplate_set record={rec2} type=CNAME data={tgt} | Keep the alias | Write the alias {rec2} anew, pointing at {tgt}, no TTL.
      nameplate_set record={rec} type=MX data={mx} ttl={ttl} priority={pri} | Mail | MX for {rec}: {mx}, priority {pri}, lifetime {ttl} s.
      nameplate_set record={rec} type=MX data={mx} priority={w} | Mail, usual lifetime | MX for {rec} is {mx} at priority {w}; the TTL remains what it is.
      nameplate_drop record={rec} type=A | Out | The A record of {rec} can go.
      nameplate_push zone=main dry_run=false | Push | Hand the zone over. Its name is main. Not a dry run.
      ^ | For real | Push the zone called main, this time for real.
      memory_store key="{rec}" content="{ip}" | Old address | Key {rec}, content: the address that the listing of step {step1} gives for it.
      file_search query={ip2} path=/etc/bind/zones.d | Anyone else? | Look for {ip2} below /etc/bind/zones.d.
    `,
  },
  {
    language: 'en',
    event: 'mqtt packroom/call {"order": "{ord}", "parcels": {parc}, "carrier": "{car}", "table": {tab}}',
    slots: { ord: 'SO-8814, SO-7702, K-5531', parc: '2..9', car: 'Hermes, Packeta, DPD', tab: '1..8', w: 'two / three / six', g: '40..900', dpi: '=203, 300, 600', mm: '50..105', mm2: '20..49', art: 'GX-40 hinge, Alva mug, rope 8 mm, seal kit' },
    tools: ['gluebird_label(text, copies: int, printer?, cut?: bool): Print labels', 'gluebird_media(printer, width_mm: int, height_mm: int, dpi?: int): Say what roll is in', 'gluebird_feed(printer, mm: int, back?: bool): Move the roll', 'franko_weigh(order, grams: int): Enter a weight'],
    steps: `
      @w gluebird_label text="{ord}" copies=2 // gluebird_label text="{ord}" copies=3 // gluebird_label text="{ord}" copies=6 | Order labels | Print {w} labels that say {ord}.
      @w gluebird_label text="{art}" copies=2 printer=zt2 cut=false // gluebird_label text="{art}" copies=3 printer=zt2 cut=false // gluebird_label text="{art}" copies=6 printer=zt2 cut=false | Uncut | {w} times {art} on the printer by the door (zt2), without cutting.
      gluebird_label text="Glass: this side up, don't stack" copies={tab} | Warning label | As many copies as the number of the table, saying "Glass: this side up, don't stack". No printer is chosen.
      gluebird_media printer=zt2 width_mm={mm} height_mm={mm2} dpi={dpi} | New roll | zt2 has a new roll, {mm} by {mm2} mm (width first), {dpi} dpi.
      gluebird_media printer=zt4 width_mm={mm} height_mm={mm2} | Roll for zt4 | Height {mm2}, width {mm}, both mm: the roll in zt4. Resolution unchanged.
      gluebird_feed printer=zt2 mm={mm2} back=true | Back a bit | Wind the roll of zt2 {mm2} mm backwards.
      franko_weigh order={ord} grams={g} | Weight | {g} g for the order of the message.
      notify title="{car}" message="{parc} parcels at table {tab}" | Carrier | Title is the carrier from the message; below it: the count of parcels, "parcels at table", the table.
      memory_store key="roll/zt2" content="{mm}x{mm2}" | Which roll | Key roll/zt2, content {mm}x{mm2}
    `,
  },
  {
    language: 'en',
    event: 'mqtt bathhouse/temps {"pool": {pool}, "steam": {steam}, "hall": {hall}}',
    slots: { pool: '26.0..33.5', steam: '41..49', hall: '24..31', n: '2..9', k: '0.5..4.5', low: '-28..-11', high: '-9..-2', h: '2..18', vat: 'V3, V8, tub 2, north vat' },
    tools: ['rimefold_shift(shelf: int, kelvin: num, ramp_min?: int): Move the temperature of a shelf by so much', 'rimefold_hold(shelf: int, celsius: num, hours: num): Keep a shelf at a temperature', 'rimefold_band(low: num, high: num, alarm?: bool): Set the limits of the chamber', 'rimefold_vacuum(mbar: num, pump?: 1|2): Pull a vacuum'],
    steps: `
      rimefold_shift shelf={n} kelvin=-{k} | Colder | Shelf {n}: lower by {k} kelvin.
      rimefold_shift shelf={n} kelvin={k} ramp_min=30 | Slowly up | Raise shelf {n} by {k} K within half an hour.
      rimefold_shift shelf={n} kelvin=-{k} ramp_min=60 | Down in an hour | By -{k} K, spread over an hour, shelf {n}.
      rimefold_hold shelf={n} celsius={low} hours={h} | Hold | {h} hours at {low} °C on shelf {n}.
      rimefold_band low={low} high={high} | Limits | Not above {high} °C, not under {low} °C. Leave the alarm setting alone.
      rimefold_band low={low} high={high} alarm=false | Quiet limits | Band from {low} to {high} °C, no alarm.
      mqtt_publish topic=rime/shelf{n}/set payload={low} | To the display | rime/shelf{n}/set gets {low}, nothing else.
      memory_store key="shelf {n}" content="{low} °C, {h} h, -{k} K" | Note on the shelf | Content "{low} °C, {h} h, -{k} K"; the key is shelf {n}.
      pushover title="Freeze dryer" message="Shelf {n}: {low} °C for {h} h" | Tell the shift | Push, title Freeze dryer, message Shelf {n}: {low} °C for {h} h
    `,
  },
  {
    language: 'en',
    event: 'webhook /harbour/surge {"level_m": {lvl}, "wind_kn": {wind}, "watch": "{who}"}',
    slots: { lvl: '1.2..4.8', wind: '9..48', who: 'Bram, Ottilie, Sunniva', g1: 'rg2, sg7, qf1', g2: 'nb4, tw3, k09', g3: 'ox5, uv8, hh6', pct: '5..95', cm: '5..95', s: '10..90' },
    tools: ['tidewall_move(gate, percent: int, seconds?: int, horn?: bool): Move a gate to so much open', 'tidewall_lock(gate, pin: bool): Put the locking pin in or out', 'tidewall_trim(gate, cm: int): Raise the sill of a gate, or lower it', 'tidewall_read(gate): Say how far a gate is open'],
    steps: `
      tidewall_move gate={g1} percent={pct} | Ease the rear gate | {pct} % for the rear gate ({g1}).
      tidewall_move gate={g2} percent={pct} seconds={s} horn=false | Quietly | The mill gate, id {g2}: in {s} seconds to {pct} %, without the horn.
      tidewall_move gate={g3} percent={cm} horn=true | With the horn | Sound the horn and bring the yacht gate, {g3} in the list, to {cm} per cent. Any speed.
      tidewall_lock gate={g1} pin=false | Pin out | Pull the pin of the rear gate. Rear is {g1}, mill is {g2}.
      tidewall_lock gate={g2} pin=true | Pin stays in | The mill gate (that is {g2}) keeps its pin.
      tidewall_trim gate={g3} cm=-{cm} | Sill down | Lower the sill of {g3} by {cm} cm.
      tidewall_read gate={g2} | How far? | How far is the mill gate open? Its id: {g2}.
      send_message channel=signal to={who} text="Rear gate {g1} at {pct} %, mill gate {g2} shut" | The watch | Over signal, to the person on watch: "Rear gate {g1} at {pct} %, mill gate {g2} shut"
      memory_store key=surge content="{lvl} m, {wind} kn" | Surge | Key surge; content: level in m, comma, wind in kn, both from the event, like 2.2 m, 14 kn
    `,
  },
  {
    language: 'en',
    earlier: ['Look at the table | tbl_peek → columns: {a}, {b}, {c}, {d}; {rows} rows'],
    slots: { a: 'sku, plate, member_no, ticket', b: 'qty, mileage, joined_on, opened', c: 'shelf, colour, city, status', d: 'price, owner, phone, agent', rows: '120..9800', lim: '20..500', off: '10..500', file: 'out/week_12.csv, exports/q3-north.csv, drop/full.v2.csv', tbl: 'stock_live, fleet, members_eu' },
    tools: ['sluiceql_export(table, columns: text[], file, header?: bool, limit?: int): Write a table into a file', 'sluiceql_page(table, limit: int, offset: int, order_by?): Show some rows', 'sluiceql_drop(table, columns: text[], dry_run: bool): Remove columns'],
    steps: `
      sluiceql_export table={tbl} columns=["{c}","{a}"] file={file} | Two columns | Export {tbl} to {file}. The columns, in this order: {c}, {a}.
      sluiceql_export table={tbl} columns=["{a}","{d}","{b}"] file={file} header=false limit={lim} | No header | {lim} rows of {tbl} into {file}, without a header line: {a}, {d}, {b}.
      file_write path={file}.note content="don't use {b}: 50 % empty" | Note beside it | {file}.note shall hold this text: don't use {b}: 50 % empty
      sluiceql_page table={tbl} limit={lim} offset={off} | A page | Skip {off}, show {lim} rows of {tbl}, unordered.
      sluiceql_page table={tbl} limit={off} offset={lim} order_by={d} | Ordered page | {off} rows of {tbl} from row {lim} on, by {d}.
      sluiceql_drop table={tbl} columns=["{b}","{c}"] dry_run=true | Only try | Would {b} and {c} come off {tbl} cleanly? A trial, nothing is to be changed.
      sluiceql_drop table={tbl} columns=["{d}"] dry_run=false | Drop it | Take {d} out of {tbl}; not a trial run.
      memory_store key={tbl} content="{a},{b},{c},{d}" | Column list | Key {tbl}. Content, without blanks: {a},{b},{c},{d}
      notify title="{tbl}" message="{rows} rows" | How many rows | Title {tbl}; the message is the count of rows that step {step1} saw, and the word rows.
      mqtt_publish topic=sql/{tbl}/wanted payload="{c};{a}" | Wanted | Payload {c};{a}, topic sql/{tbl}/wanted
      file_search query={d} path=sql/views | Who uses it | Search sql/views for {d}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kitchen/wash {"machine": "{m}", "door": "shut", "load_kg": {kg}}',
    slots: { m: 'hood-3, rackline, W900, potwash', m2: 'bar-wash, tunnel-1, G45', kg: '3..18', p: 'P2, P5, eco, glass', c: '55..85', s: '90..180', ml: '12..80' },
    tools: ['winterkel_start(machine, program, celsius?: int, seconds?: int): Start a cycle', 'winterkel_stop(machine, drain?: bool): Stop a cycle', 'winterkel_status(machine): Say what a machine is doing', 'winterkel_reset(machine, counters?: bool): Set a machine back', 'winterkel_dose(machine, detergent_ml: int, rinse_ml: int): Set the amounts'],
    steps: `
      winterkel_start machine={m} program={p} | Go | Carry on: the cycle of the reported machine begins, with {p}.
      winterkel_start machine={m2} program={p} seconds={s} celsius={c} | Hot one | {m2}, {p}, {s} seconds, {c} °C. Begin.
      winterkel_start machine={m2} program={p} celsius={c} | Usual length | Run {p} on {m2} at {c} degrees, as long as it normally takes.
      winterkel_stop machine={m} drain=false | Halt, keep the water | Stop the one in the event but leave the water in.
      winterkel_status machine={m2} | What is it doing? | Before anything else: status of {m2}.
      winterkel_reset machine={m} counters=true | Reset | Set the reported machine back, its counters too.
      memory_store key=wash/{m2} content="{p}: {c} °C, {s} s" | Settings | Keep under wash/{m2}: "{p}: {c} °C, {s} s"
      mqtt_publish topic=kitchen/{m}/led payload=amber | Lamp on the machine | Publish amber to kitchen/NAME/led. NAME: the machine of the event.
      winterkel_dose machine={m2} detergent_ml={c} rinse_ml={ml} | Amounts | {ml} ml rinse aid and {c} ml detergent from now on for {m2}.
      notify title="{m2}" message="Salt is low: refill 2.5 kg by 18:00" | Salt | Title {m2}, message "Salt is low: refill 2.5 kg by 18:00"
    `,
  },
  {
    language: 'en',
    event: 'mqtt greenwing/weather {"wing": "{wing}", "rain": {rain}, "deg": {deg}, "bay": {bay}}',
    slots: { wing: 'palms, ferns, orchids, cacti', rain: '0.2..9.5', deg: '14..38', bay: '2..30', deg2: '5..45', sec: '5..45', lux: '200..900' },
    tools: ['louvrex_tilt(wing, degrees: int, seconds: int, bay?: int): Tilt the louvres', 'louvrex_shade(wing, percent: int, follow_sun?: bool): Draw the shade'],
    steps: `
      mqtt_publish topic=louvre/{wing}/set payload=shut | Shut | Send shut to louvre/WING/set, WING being the wing in the message.
      mqtt_publish topic=greenwing/{bay}/fan payload=on | Fan of the bay | greenwing/BAY/fan: on. For BAY put the bay from the payload.
      mqtt_publish topic=misters/{wing}/{bay} payload={sec} | Misters | Publish {sec} to misters/<wing>/<bay> with the wing and bay of the event.
      mqtt_publish topic=roof/all/cmd payload=home | All of them | The word home on roof/all/cmd.
      louvrex_tilt wing={wing} degrees={deg2} seconds={sec} | Tilt | In {sec} s to {deg2} degrees, the wing of the payload.
      louvrex_tilt wing=nursery degrees={sec} seconds={deg2} bay={bay} | Nursery | The wing is nursery, the bay the named one: {sec} degrees in {deg2} seconds.
      louvrex_shade wing={wing} percent=50 follow_sun=false | Half shade | Half shade for this wing; it must not follow the sun.
      memory_store key="rain/{wing}" content="{rain} mm" | Rain | Under rain/ and the wing: the rain with mm behind it.
      file_write path=logs/greenwing.csv content="{wing},{deg},{rain}" append=true | Row | Append to logs/greenwing.csv: wing, deg, rain; commas, no blanks.
    `,
  },
  {
    language: 'en',
    slots: { src: '/srv/media/cut.v3/, /home/pia/raw/, /data/lab.7/runs/', dst: 'nas-2.cellar.lan:/vol1/media, vault.offsite.net:/pool/b, 10.4.0.9:/mnt/r5', mb: '5..90', keep: '3..60', ex: '*.tmp, cache/, *.part', ex2: '.git/, *.bak, thumbs/', host: 'nas-2.cellar.lan, vault.offsite.net', port: '1022..9922', lock: '/run/mirror.lock, /var/lock/sync-a.pid' },
    tools: ['packmule_sync(from, to, delete?: bool, dry_run?: bool, limit_mbs?: int): Mirror a folder', 'packmule_exclude(patterns: text[], from): Leave files out of a mirror', 'packmule_prune(host, keep: int, older_than_days?: int): Delete old copies', 'packmule_ping(host, port?: int): See whether a host answers'],
    steps: `
      packmule_sync from={src} to={dst} delete=true limit_mbs={mb} | Exact mirror | Mirror {src} into {dst}, at most {mb} MB/s; what is gone here goes there too.
      notify title=Mirror message="{ex} and {ex2} aren't copied: 0 %" | Say so | Title Mirror, message "{ex} and {ex2} aren't copied: 0 %"
      file_search query="{ex2}" path={src} | How many are there? | Search {src} for {ex2}
      packmule_sync from={src} to={dst} dry_run=true | Rehearsal | From {src}, to {dst}, as a rehearsal only.
      packmule_sync from={src} to={dst} delete=false dry_run=false | For real | To {dst} from {src}: no deleting, and not a rehearsal.
      packmule_exclude patterns=["{ex}","{ex2}"] from={src} | Leave out | In {src} leave out {ex} and {ex2}.
      packmule_prune host={host} keep={keep} | Thin out | Keep {keep} copies on {host}. Age does not matter.
      packmule_prune host={host} keep={mb} older_than_days={keep} | By age | On {host}, whatever is older than {keep} days goes, but {mb} copies stay.
      packmule_ping host={host} port={port} | Up? | Does {host} answer on {port}?
      file_read path={lock} | Lock file | See what is in {lock}.
      memory_store key=mirror-target content="{dst}" | Target | Key: mirror-target. Content: {dst}
    `,
  },
  {
    language: 'en',
    event: 'mqtt pantry/list {"list": "{list}", "by": "{who}", "shop": "{shop}"}',
    slots: { list: 'weekend, camp, office', who: 'Mira, Paul, Aoife', shop: 'Aldo, market, Nordfood', a: 'milk, rye flour, lentils, soap', b: 'eggs, oat flakes, capers, candles', c: 'butter, chick peas, salt, foil', d: 'tea, plums, yeast, corks', n: '2..12', g: '200..900', w: 'Two / Three / A dozen', rm: 'kitchen-1, cellar, hut-3' },
    tools: ['grocerly_add(list, items: text[], urgent?: bool): Put things on a list', 'grocerly_amount(list, item, count?: int, grams?: int): Set an amount', 'grocerly_print(list, copies: int, big?: bool): Print a list', 'grocerly_share(list, person, days?: int, may_edit: bool): Share a list'],
    steps: `
      grocerly_add list={list} items=["{d}","{a}"] | On the list | Onto the list of the message: {d}, {a}
      grocerly_add list=main items=["{b}","{c}","{a}"] urgent=true | Urgent | Urgent, in this order: {b}, {c}, {a}. The list is called main.
      grocerly_amount list={list} item="{c}" grams={g} | By weight | {g} g of {c} on that list, no count.
      @w grocerly_amount list=main item="{a}" count=2 // grocerly_amount list=main item="{a}" count=3 // grocerly_amount list=main item="{a}" count=12 | By count | {w} {a} on the list main.
      @w grocerly_print list={list} copies=2 big=false // grocerly_print list={list} copies=3 big=false // grocerly_print list={list} copies=12 big=false | Print | {w} copies of the list in the message, not in big type.
      grocerly_share list={list} person="{who}" may_edit=false | Share | Who sent the list may see it for good but not edit it.
      memory_store key="{list}" content="{a}, {b}, {c}, {d}" | Content | Key: the list of the message. Content: {a}, {b}, {c}, {d}
      notify title="{shop}" message="{c}, {d}, {a}" | To buy | Title is the shop; message "{c}, {d}, {a}"
      mqtt_publish topic=pantry/{rm}/screen payload="{b},{d},{n}" | Screen | Topic pantry/{rm}/screen, payload {b},{d},{n}
      send_message channel=whatsapp to="{who}" text="{n}x {a}, {g} g {c}, don't forget {d}" | Answer | On whatsapp to the one who sent it: "{n}x {a}, {g} g {c}, don't forget {d}"
      file_search query="{b}" path=lists/2026/{list}.d | Earlier lists | In lists/2026/LIST.d (LIST from the message) look for {b}
    `,
  },
];
