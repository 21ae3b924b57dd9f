import type { Scene } from '../../scene';

/** Servers, networks, offices in English, part 4. */
export const serversEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /mailgate {"rcpt": "{rcpt}", "sender": "{sender}", "score": {score}, "size_mb": {size}, "msgid": "{msgid}", "attach": "{att}"}',
    slots: { rcpt: 'lena@hof.example, orders@hof.example, kim@hof.example', sender: 'promo@dealz.example, hr@lumen.example, no-reply@tolla.example', score: '0.4..3.8 / 7.2..14.6', size: '1..9 / 26..80', msgid: 'm-77c1, m-90fe, m-a213, m-c48d', att: '=none, pdf / exe, js' },
    tools: ['quar_hold(message, days: int): Put a mail into quarantine', 'quar_pass(message): Deliver a mail from quarantine', 'sieve_block(sender): Block a sender', 'sieve_trust(sender): Trust a sender', 'mbx_note(mailbox, text): Put a note into a mailbox'],
    steps: `
      @score quar_pass message={msgid} // quar_hold message={msgid} days=30 | Quarantine? | The filter counts points. Mails with more than 5 are held for thirty days, the others are delivered. Our last false alarm had 4.9, so keep to that limit.
      @att sieve_trust sender={sender} // sieve_block sender={sender} | Attachment | Programs (exe, js) have no business here: block whoever sends them. If there is nothing attached or just a pdf, the sender is trusted.
      mbx_note mailbox={rcpt} text="A mail from {sender} waits" | Note for the recipient | Put a note into the mailbox of the recipient that a mail from the sender waits: A mail from SENDER waits.
      ^ | Tell whom it is for | The one for whom it was meant gets a note: "A mail from", who sent it, "waits".
      quar_hold message={msgid} days=7 | One week | Never mind the points. Hold it a week.
      @size failed "{size} MB may pass" // mbx_note mailbox={rcpt} text="{size} MB is too large" | Size | Over 25 MB the recipient gets the note "N MB is too large". Otherwise fail with "N MB may pass".
      sieve_block sender={sender} | Complaint | Three colleagues complained about this sender within 2 days. Block the address.
      mqtt_publish topic=mail/score payload={score} | Points | Publish the points under mail/score.
      http_request url=http://filter.local/learn/{msgid} method=PUT body=spam | Learn | PUT the word spam to http://filter.local/learn/ followed by the id of the mail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /compose {"stack": "{stack}", "service": "{svc}", "want": {want}, "have": {have}, "node": "{node}", "since_min": {since}}',
    slots: { stack: 'bookshop, metering, forum, atlas', svc: 'web, worker, cache, queue', want: '=3, 4 / 0', have: '=1, 2', node: 'n-east, n-west, n-loft', since: '2..9 / 31..240' },
    tools: ['hlm_scale(service, stack, to: int): Set how many run', 'hlm_drain(node): Move everything away from a node', 'hlm_fill(node): Let a node be used again', 'hlm_logs(service, level: debug|info|error, minutes: int): Get the log'],
    steps: `
      @want hlm_scale service={svc} stack={stack} to={want} // failed "none are wanted" | Scale | Bring the service of the stack to the number that is wanted. If none are wanted (0), say so and fail.
      hlm_logs service={svc} level=error minutes=30 | Errors | Errors only, of the last half hour, of the service in the message.
      hlm_logs service={svc} level=debug minutes={since} | Everything since then | The log from when it began until now, and nothing left out: the finest level.
      hlm_drain node={node} | Take the node out | Memory is changed tomorrow at 8, 64 GB instead of 32. Move everything away from the node.
      hlm_fill node={node} | Node is back | It has its new memory and may be used again.
      @since failed "it is only {since} minutes" // pushover message="{stack}/{svc}: {have} of {want} for {since} minutes" | Push after half an hour | Longer than 30 minutes: push stack, slash, service, a colon, have of want, for how many minutes (a/b: 1 of 2 for 45 minutes). Shorter: it is only N minutes.
      hlm_scale service={svc} stack=backup-{stack} to=1 | The spare stack | One of the same service in the stack backup-{stack}.
      memory_recall query={svc} limit=4 | Notes | Four notes at most about the service.
      sop_execute name=node-care payload={"node":"{node}","service":"{svc}"} | Node care | Start node-care. Its payload is an object: node, and service.
    `,
  },
  {
    language: 'en',
    event: 'mqtt label/printer {"printer": "{prn}", "media": "{media}", "left": {left}, "head_c": {head}, "queue": {queue}}',
    slots: { prn: 'zeb-1, zeb-dock, cab-A, brady2', media: '=roll, ribbon', left: '3..40 / 300..900', head: '30..49 / 66..82', queue: '0..25' },
    tools: ['lbl_run(printer, text, copies: int): Print labels', 'lbl_feed(printer, labels: int): Feed empty labels', 'lbl_dark(printer, step: int): How dark it prints', 'lbl_pause(printer, paused: bool): Pause or go on'],
    steps: `
      lbl_run printer={prn} text="{queue} jobs" copies=2 | Label with the queue | Two labels from this printer: how many jobs wait, and the word jobs.
      @head lbl_pause printer={prn} paused=false // lbl_pause printer={prn} paused=true | Hot head | With more than 60 degrees at the head the printer pauses; cooler than that it goes on.
      lbl_feed printer={prn} labels=6 | Half a dozen | Half a dozen empty ones out of the printer that reported.
      lbl_dark printer={prn} step=-2 | Lighter | Two steps lighter, that is minus two.
      @left notify message="{prn}: change the {media}, {left} left" // failed "{left} are left" | Change? | Under 50 show here: the printer, a colon, change the (roll or ribbon), a comma, how many are left. With more than that: N are left.
      lbl_run printer={prn} text="FRAGILE" copies=10 | Fragile | Ten times FRAGILE.
      lbl_pause printer={prn} paused=true | Pause | Somebody has to look into the printer. Pause it.
      http_request url=http://{prn}/status | Status page | Get http://{prn}/status.
      failed "no tool can change the ribbon" | Ribbon | Put in a fresh ribbon. If no tool can change the ribbon, the step fails with this.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ca/request {"cn": "{cn}", "serial": "{serial}", "org": "{org}", "years": {years}, "key_bits": {bits}, "contact": "{contact}"}',
    slots: { cn: 'vpn-17.corp, kiosk-4.corp, ldap.corp, scan.corp', serial: '4F:A0:19, 77:C2:0B, 1D:93:E6', org: 'Plant West, Head Office, Lab 2', years: '=1, 2 / 5, 10', bits: '=2048, 4096 / 1024, 512', contact: 'nadia, frederik, ops-duty' },
    tools: ['pki_sign(name, days: int, org?): Sign a certificate', 'pki_refuse(name, why): Refuse a request', 'pki_revoke(serial, why: lost|replaced|left): Revoke a certificate', 'pki_mail(person, text): Write to a person'],
    steps: `
      @bits pki_sign name={cn} days=365 // pki_refuse name={cn} why="{bits} bits are too few" | Sign or refuse | At least 2048 bits: sign it for a year (365 days). Weaker keys are refused, with "N bits are too few".
      @years pki_sign name={cn} days=90 org="{org}" // failed "{years} years are too long" | Ninety days | For ninety days with the organisation in it, provided no more than three years were asked for. Otherwise fail: N years are too long.
      pki_revoke serial={serial} why=lost | Lost | The stick with the key was lost on the train. Revoke, and say lost.
      pki_revoke serial={serial} why=replaced | Replaced | There is a newer one, so revoke this as replaced.
      pki_mail person={contact} text="{cn} is signed" | Tell them | Write to the contact: the name that was asked for, is signed.
      pki_mail person={contact} text="{org}: {bits} bits, {years} years" | Ask back | Write to the contact what was asked for: organisation, colon, the bits, comma, the years (ORG: N bits, N years).
      pki_refuse name={cn} why="no contract with {org}" | No contract | Refuse it; as why say that there is no contract with the organisation: "no contract with ORG".
      memory_forget key=csr-{cn} | Old request | Forget the note csr-{cn}.
      file_list path=/etc/pki/issued | Issued ones | What lies in /etc/pki/issued?
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the switch | lldp_show → port {a}: {d1}; port {b}: {d2}; port {c}: {d3}', 'Power per port | poe_show → {a} {w1} W, {b} {w2} W, {c} 0 W'],
    slots: { a: '1..9', d1: 'camera gate, camera yard, camera ramp', b: '11..19', d2: 'phone desk 4, phone lobby, phone lab', c: '21..29', d3: 'ap loft, ap canteen, ap store', w1: '8..14', w2: '3..6' },
    tools: ['lldp_show(): Who is on which port', 'poe_show(): Power per port', 'poe_cycle(port: int, off_s: int): Take the power of a port away for a while', 'poe_prio(port: int, prio: low|high|critical): Priority of a port', 'poe_budget(port: int, watts: int): Limit a port'],
    steps: `
      poe_cycle port={a} off_s=10 | Camera hangs | The picture has stood still since 6:40. Ten seconds without power for the port that the camera is on.
      ^ | Restart the camera | Take the camera's power away for ten seconds; step {step1} says on which port it is.
      poe_prio port={b} prio=critical | Phones first | The telephone must never lose its power: critical for its port.
      poe_prio port={a} prio=low | Camera last | Whatever is a camera gets the low priority.
      poe_cycle port={c} off_s=30 | The silent one | One of the three draws no power at all. Half a minute off for its port.
      poe_budget port={a} watts=15 | Budget | The port that draws most is limited to 15 W.
      lldp_show | Who is where | Ask again who is on which port.
      notify message="{d3} draws 0 W" | Silent device | Say here which device draws 0 W.
      mqtt_publish topic=poe/{a} payload="{w1} W" | Power of {d1} | Publish what {d1} draws, with W, under poe/{a}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /nas/share {"share": "{share}", "user": "{user}", "want": "{want}", "until": "{until}", "owner": "{owner}", "agreed": {agreed}}',
    slots: { share: 'Plans, Photos 2025, Payroll, Minutes', user: 'tova, rashid, emil, jun', want: '=read, write', until: '=2026-07-31, 2026-09-30, 2026-12-24', owner: 'Mrs Castell, Mr Ode, Ms Brandvold', agreed: '=true / false' },
    tools: ['acl_allow(user, share, right: read|write, until?): Allow somebody a share', 'acl_deny(user, share): Take a right away', 'acl_ask(owner, text): Ask the owner of a share'],
    steps: `
      @agreed acl_allow user={user} share="{share}" right={want} until={until} // acl_ask owner="{owner}" text="{user} wants to {want} {share}" | Allow or ask | Did the owner agree, the user gets the right that is wanted until the day in the form. If not, ask the owner: "WHO wants to RIGHT SHARE".
      @agreed acl_allow user={user} share="{share}" right=read // failed "{owner} has not agreed" | Just reading | Only reading, with no end, whatever was wanted; not without the owner's yes ("OWNER has not agreed").
      acl_deny user={user} share="{share}" | Take it away | The project is over. Take the right on the share away again.
      acl_allow user={owner} share="{share}" right=write | The owner | Write for the owner, no end date.
      acl_ask owner="{owner}" text="May {user} use {share} until {until}?" | Ask with the day | Ask the owner: May WHO use SHARE until DAY?
      cron_add schedule={until}T22:00 action=message text="{user} loses {share}" name=acl-{user} | On the last day | At 22:00 on the last day ({until}T22:00) a message: the user, loses, the share; name acl-{user}.
      pushover message="{user}: {want} on {share}" | Push | A push with the user, a colon, the right, on, the share.
      file_search query={user} path=/srv/acl | Present rights | Find the user in /srv/acl.
    `,
  },
  {
    language: 'en',
    event: 'mqtt scale/dock {"kg": {kg}, "tare": {tare}, "order": "{order}", "stable": {stable}, "gate": {gate}}',
    slots: { kg: '12.5..48.5 / 121.5..260.5', tare: '0.6..2.4', order: 'S-4107, S-4588, S-5013, S-6120', stable: '=true / false', gate: '=1 / 2 / 3 / 4' },
    tools: ['wms_weigh(order, kg: num): Enter a weight', 'wms_split(order, parts: int): Split a shipment', 'wms_pallet(order, on: bool): Ship on a pallet or without', 'horn_beep(times: int): Beep'],
    steps: `
      @stable wms_weigh order={order} kg={kg} // failed "the scale is not stable" | Weight | Enter the weight for the shipment as soon as the scale is stable, and not before.
      wms_weigh order={order} kg={tare} | Only the packing | Enter for the shipment what the packing weighs, nothing more.
      @kg wms_pallet order={order} on=false // wms_pallet order={order} on=true | Pallet? | From 100 kg up it travels on a pallet, lighter ones without.
      wms_split order={order} parts=3 | Three parts | The customer's lift carries 80 kg. Split the shipment into three.
      horn_beep times=2 | Twice | Beep twice.
      @gate gpio_write pin=2 value=1 // gpio_write pin=3 value=1 // gpio_write pin=4 value=1 // gpio_write pin=16 value=1 | Lamp at the gate | Gates 1 to 4 have their green lamps on 2, 3, 4 and 16, in this order; high lights them. Green for the gate in the message.
      @gate gpio_write pin=2 value=0 // gpio_write pin=3 value=0 // gpio_write pin=4 value=0 // gpio_write pin=16 value=0 | Put out | The green lamps of gates 1, 2, 3, 4 hang on 2, 3, 4, 16 and burn at 1. The truck has left the gate of the message: put its lamp out.
      file_write path=dock/weights.csv content="{order},{kg},{tare}" append=true | Sheet | Order, weight and tare, commas, to the end of dock/weights.csv.
      mqtt_publish topic=dock/display payload="{order} / {kg} kg" | Display | On dock/display: the order, then " / ", then the weight and kg.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hr/new {"name": "{name}", "login": "{login}", "dept": "{dept}", "start": "{start}", "desk": "{desk}", "hours": {hours}, "laptop": {laptop}}',
    slots: { name: 'Ottilie Brandt, Samir Khan, Dana Kovac, Leif Strand', login: 'obrandt, skhan, dkovac, lstrand', dept: '=sales, finance, workshop', start: '=2026-08-03, 2026-09-01, 2026-10-05', desk: 'W-12, E-03, N-27', hours: '=20, 30 / 38, 40', laptop: '=true / false' },
    tools: ['dir_make(login, full_name, group): Make an account', 'dir_sleep(login): Put an account to sleep', 'kit_lend(login, kit: laptop|phone|both): Lend equipment', 'kit_back(login): Equipment comes back', 'seat_set(login, desk, from): Give somebody a desk'],
    steps: `
      dir_make login={login} full_name="{name}" group={dept} | Account | Make the account: login and name as in the form, and the group is the department.
      @laptop kit_lend login={login} kit=both // kit_lend login={login} kit=phone | Equipment | Everybody gets a phone. Who gets a laptop according to the form, gets both.
      seat_set login={login} desk={desk} from={start} | Desk | The desk is theirs from the first day on.
      dir_sleep login={login} | Not yet | The contract is not signed; put the account to sleep for now.
      kit_back login={login} | Back again | All the equipment of this person has come back.
      @hours send_message channel=email to={dept} text="{name} works {hours} hours" // send_message channel=email to={dept} text="{name} works full time" | Tell the department | E-mail to the department. Under 35 hours: NAME works N hours. From 35 up: NAME works full time.
      cron_add schedule={start}T08:30 action=message text="{name} starts at {desk}" | First day | On the first day at half past eight ({start}T08:30) a message: the name, starts at, the desk.
      memory_store key=new-{login} content="{dept}, {desk}, {start}" | Short note | Department, desk, day, with commas, under new-{login}.
      sop_execute name=welcome payload={"login":"{login}","group":"{dept}"} | Welcome | The procedure welcome wants an object with login and group (the department). Start it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /sensor/ups-room {"h2_ppm": {h2}, "temp": {temp}, "fan": "{fan}", "battery": "{bat}"}',
    slots: { h2: '20..310 / 4300..9800', temp: '17..24 / 33..41', fan: '=running / stopped', bat: 'string A, string B, block 3', f: '4..12', g: '13..20', m: '21..27' },
    tools: ['vent_step(step: int): Step of the ventilation from 0 to 5', 'chg_pause(string, minutes: int): Pause the charging', 'chg_go(string): Charge on'],
    steps: `
      @h2 chg_go string="{bat}" // chg_pause string="{bat}" minutes=90 | Gas | Hydrogen over 4000 ppm: pause the charging of the battery in the message for an hour and a half. Below that it charges on.
      @fan failed "the fan is running" // vent_step step=5 | Full air | If the fan stands still, the ventilation goes to its highest step; if it runs, fail.
      vent_step step=0 | No air | Ventilation to step nought.
      gpio_write pin={f} value=1 | Flap | The flap on {f} is held shut by current and falls open when the pin goes to 0. Shut it.
      gpio_write pin={f} value=0 | Open the flap | {f} at 1 holds the flap shut; without it a weight pulls it open. Open.
      gpio_write pin={g} value=1 | Magnetic door | Holding magnet of the door on {g}: 1 holds it. The door is to stay open, held.
      gpio_write pin={m} value=0 | Release | Door magnet on {m}, high holds. Release it.
      @temp mqtt_publish topic=ups-room/state payload=normal // mqtt_publish topic=ups-room/state payload=hot | In a word | Under ups-room/state the word hot over 30 degrees, normal under it.
      pushover message="{bat}: {h2} ppm hydrogen at {temp} °C" title=Battery | Push | Push, titled Battery: the battery, colon, how many ppm hydrogen, at how many °C.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tickets/night {"open": {open}, "oldest": "{oldest}", "owner": "{owner}", "breach": {breach}, "site": "{site}"}',
    slots: { open: '3..14 / 41..120', oldest: 'INC-3301, INC-4177, INC-5092', owner: 'Beatriz, Henk, Oluchi, Stellan', breach: '=0 / 1, 2, 4', site: 'Turku, Genoa, Busan, Leeds' },
    tools: ['dsk_shift(site, agents: int, when: early|late|night): Plan agents', 'dsk_page(person, text): Page a person', 'dsk_snooze(ticket, hours: int): Let a ticket rest', 'dsk_wake(ticket): Wake a resting ticket'],
    steps: `
      @open dsk_shift site={site} agents=1 when=night // dsk_shift site={site} agents=3 when=night | Night shift | Up to 30 open tickets one agent is enough at night on that site; with more we need three there.
      @breach failed "nothing is overdue" // dsk_page person={owner} text="{breach} overdue, oldest {oldest}" | Page | If any are overdue page the owner: N overdue, a comma, oldest and its number. If none: nothing is overdue.
      dsk_page person={owner} text="{open} tickets are open in {site}" | Page the number | Page the owner: how many tickets are open in which site, as N tickets are open in SITE.
      dsk_snooze ticket={oldest} hours=72 | Three days | The spare part comes in three days. The oldest may rest until then; say it in hours.
      dsk_wake ticket={oldest} | Part is here | The spare part has come, so wake the oldest ticket.
      dsk_shift site={site} agents=2 when=early | Early | Two agents early on the site of the message.
      memory_store key=night-{site} content="{open}/{breach}" | Two counts | Open, slash, overdue, under night-{site}.
      http_request url=https://desk.local/api/{oldest}/touch method=PATCH | Touch | Send PATCH to https://desk.local/api/, the oldest ticket, /touch.
      sop_status | Runs | Say how all active runs stand.
    `,
  },
  {
    language: 'en',
    earlier: ['Open the ring binder | file_read → main valve: pin {p1}, 1 opens\nbypass: pin {p2}, 0 opens\nsiren: pin {p3}, 0 sounds\ndoor: pin {p4}, 1 locks'],
    slots: { p1: '2..6', p2: '7..12', p3: '13..19', p4: '20..27', house: 'house 3, the annex, block C, the old mill' },
    steps: `
      gpio_write pin={p1} value=1 | Main open | The binder says how. Open the main valve of {house}.
      gpio_write pin={p1} value=0 | Main shut | Shut the main valve; the pin and its sense stand in the binder.
      gpio_write pin={p2} value=0 | Bypass open | Open the bypass as the binder has it.
      gpio_write pin={p2} value=1 | Bypass shut | The bypass has to be shut. Look into the binder which level that is.
      gpio_write pin={p3} value=1 | Quiet | Silence the siren of {house}.
      gpio_write pin={p3} value=0 | Trial of the siren | Let the siren sound.
      gpio_write pin={p4} value=1 | Lock up | Everybody has gone. Lock the door.
      gpio_write pin={p4} value=0 | Unlock | The cleaners come: unlock the door.
      memory_store key=binder content="siren {p3}, door {p4}" | Two pins | Keep under binder: siren and its pin, a comma, door and its pin.
      gpio_read pin={p2} | How is the bypass | Read the pin of the bypass.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stocktake {"article": "{art}", "code": "{code}", "counted": {counted}, "booked": {booked}, "aisle": "{aisle}", "who": "{who}"}',
    slots: { art: 'AA batteries, A4 paper, dish soap, tea lights', code: '4006381, 5012240, 8711200', counted: '10..90', booked: '100..190', aisle: '=A / B / C', who: 'Zdenka, Elias, Mbali' },
    tools: ['inv_fix(code, count: int): Correct a count', 'inv_block(code): Block an article', 'inv_free(code): Free an article', 'tag_show(aisle, text): Show words on the display of an aisle', 'inv_shift(code, from_aisle, to_aisle): Move an article'],
    steps: `
      inv_fix code={code} count={counted} | Correct | What was counted is right, the books are wrong. Correct the article by its code.
      inv_fix code={code} count={booked} | Count again | Somebody counted only one of two shelves; the books are right. Put in what was booked.
      tag_show aisle={aisle} text="{art}: {counted} pieces" | Display | On the display of the aisle: the article, a colon, how many pieces were counted.
      inv_block code={code} | Block | Nobody may sell it before it is counted again. Block it.
      inv_free code={code} | Free | It can be sold again; free it.
      inv_shift code={code} from_aisle={aisle} to_aisle=D | Move | From where it lies it goes to aisle D.
      inv_shift code={code} from_aisle=D to_aisle={aisle} | Move back | Out of aisle D, back into the aisle of the message.
      @aisle mqtt_publish topic=lamp/2 payload=on // mqtt_publish topic=lamp/5 payload=on // mqtt_publish topic=lamp/9 payload=on | Lamp over the aisle | Topics: aisle A lamp/2, aisle B lamp/5, aisle C lamp/9. Publish on for the aisle where it was counted.
      file_write path=stocktake.csv content="{code};{booked};{counted};{who}" append=true | Sheet | To stocktake.csv add: code, booked, counted, person; semicolons.
      send_message channel=telegram text="{who} counted {counted} instead of {booked}" | Tell | Telegram: WHO counted N instead of N.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/incubator {"unit": "{unit}", "t": {t}, "co2_pct": {co2}, "door": "{door}", "user": "{user}"}',
    slots: { unit: 'INC-2, INC-5, INC-9', t: '36.4..37.6 / 38.9..41.2', co2: '4.1..5.9', door: '=closed / open', user: 'Amadou, Linnea, Viktor' },
    tools: ['inc_target(unit, celsius: num, co2_percent: num): Set an incubator', 'inc_alarm(unit, armed: bool): Arm the alarm', 'inc_light(unit, minutes: int): Light inside', 'log_remark(unit, remark): Write into the log of a unit'],
    steps: `
      inc_target unit={unit} celsius=37 co2_percent=5 | Standard | Standard for this one: 37 degrees and five percent.
      inc_target unit={unit} celsius=30.5 co2_percent={co2} | Yeast | Thirty and a half degrees; the gas stays at what is measured now.
      @door inc_alarm unit={unit} armed=true // failed "the door is open" | Arm it | With its door closed the alarm can be armed; as long as the door is open it cannot.
      inc_alarm unit={unit} armed=false | Disarm | We are cleaning; the alarm must not go off.
      inc_light unit={unit} minutes=90 | Light | Light inside for an hour and a half.
      log_remark unit={unit} remark="{user}: {t} °C, {co2} % CO2" | Into the log | In the log of the unit: the user, a colon, the temperature in °C, the gas in % CO2.
      ^ | Remark | The unit's log gets a remark in this form: Ben: 20.1 °C, 4.4 % CO2. With the person and values of the message.
      @t failed "{t} °C is right" // log_remark remark="too warm: {t} °C" unit={unit} | Too warm? | Above 38 degrees the log gets "too warm: N °C". Otherwise "N °C is right" is the failure.
      notify message="{unit}: door {door}" | Door | Show here: the unit, a colon, door and its state.
      mqtt_publish topic=lab/{unit}/user payload="{user}" | Who | The user under lab/{unit}/user.
    `,
  },
  {
    language: 'en',
    event: 'cron evening',
    earlier: ['Windows | win_state → office {o}, archive {ar}, kitchen {k}', 'Weather | http_request → rain from {h} o\'clock, wind {wind} km/h'],
    slots: { o: '=open / shut', ar: '=shut / open', k: '=tilted', h: '18..23', wind: '8..29 / 62..95', pin: '4..27' },
    tools: ['win_state(): State of the windows', 'win_drive(room, to: open|shut|tilted): Move a window', 'awn_roll(side: north|south, out: bool): Roll an awning', 'pa_say(text, floor: int): Announce'],
    steps: `
      @o win_drive room=office to=shut // failed "the office is shut" | Office | If the office window is open, shut it; if it is shut already, fail with "the office is shut".
      @ar failed "the archive is shut" // win_drive room=archive to=shut | Archive | Paper does not like rain: shut the archive's window if it is not shut. Otherwise fail with "the archive is shut".
      win_drive room=kitchen to=open | Kitchen | Somebody burnt the toast. The kitchen window goes from tilted to open.
      @wind awn_roll side=south out=true // awn_roll side=south out=false | Awning | The southern awning comes out in wind up to 50 km/h; in more wind it is rolled in.
      awn_roll side=north out=false | North in | Roll in the awning on the north side.
      pa_say text="Rain from {h} o'clock" floor=2 | Announce | Announce on the second floor from when on it rains: Rain from N o'clock.
      pushover message="{wind} km/h, rain from {h} o'clock" | Push | Push the wind in km/h and, after a comma, rain from which hour (N km/h, rain from N o'clock).
      gpio_write pin={pin} value=1 | Skylight | Pin {pin} low opens the skylight, high closes it. Close it.
      gpio_write pin={pin} value=0 | Skylight open | Skylight on {pin}: high closes, low opens. Open it for the night.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bank/fail {"payee": "{payee}", "iban_end": "{iban}", "amount": {amt}, "currency": "{cur}", "reason": "{reason}", "ref": "{ref}"}',
    slots: { payee: 'Meridian Cleaning, Otter Books, Dahl & Sons, Pico Parts', iban: '4471, 0092, 8835', amt: '41.90..89.90 / 1210.00..4800.00', cur: '=EUR, CHF, SEK', reason: '=account closed, name differs, no funds', ref: 'P-3310, P-4029, P-5561' },
    tools: ['wire_retry(ref, on): Try a transfer again', 'wire_stop(ref): Stop a transfer', 'fin_task(person, text, hours: int): Give somebody a task', 'fin_book(ref, account: suspense|fees|bank): Book a transfer'],
    steps: `
      @amt wire_retry ref={ref} on=Monday // fin_task person=Vera text="{payee}: {amt} {cur}" hours=24 | Again or a task | Small ones (below 100) are tried again on Monday. Large ones become a task for Vera, to be done within a day: the payee, a colon, amount and currency.
      wire_stop ref={ref} | Stop | Stop the transfer.
      fin_book ref={ref} account=suspense | Suspense | It is neither fees nor bank: book it to suspense.
      fin_task person=Vera text="Check the account ending in {iban}" hours=48 | Check | Vera has two days to check the account: "Check the account ending in" and the four digits.
      notify message="{ref}: {reason}" title="{payee}" | Why | Title: the payee. Text: reference, colon, the reason.
      memory_recall query="{payee}" limit=3 | Before? | Has this payee failed before? Three notes at most.
      file_write path=bank/failed.csv content="{ref},{amt},{cur}" append=true | List | bank/failed.csv gets one more line with reference, amount, currency; commas.
      send_message channel=email to=treasury text="{amt} {cur} to {payee} came back" | Mail | E-mail to treasury: amount, currency, to, payee, came back.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kiosk {"kiosk": "{kiosk}", "screen": "{screen}", "uptime_h": {up}, "clicks": {clicks}, "lang": "{lang}"}',
    slots: { kiosk: 'foyer, east gate, museum, level 2', screen: '=ok, on / black, frozen', up: '2..90 / 240..800', clicks: '0..1800', lang: '=en, fr, ko' },
    tools: ['ksk_reload(kiosk): Load the page anew', 'ksk_reboot(kiosk, wait_s: int): Restart a kiosk', 'ksk_tongue(kiosk, language: en|fr|ko|de): Language of a kiosk', 'ksk_dim(kiosk, percent: int): Brightness', 'ksk_banner(kiosk, text, minutes: int): Show a banner'],
    steps: `
      @screen ksk_reload kiosk="{kiosk}" // ksk_reboot kiosk="{kiosk}" wait_s=15 | Reload or reboot | With a good picture loading the page anew is enough. A black or frozen one needs a restart, after a quarter of a minute.
      @up failed "it has run {up} hours" // ksk_reboot kiosk="{kiosk}" wait_s=120 | Weekly restart | Who has run longer than a week (168 h) is restarted in two minutes. Otherwise: it has run N hours.
      ksk_tongue kiosk="{kiosk}" language=de | German | A German school class comes. Switch the kiosk to their language.
      ksk_tongue kiosk="{kiosk}" language={lang} | As reported | Set the language again that the message gives.
      ksk_dim kiosk="{kiosk}" percent=50 | Half as bright | Half brightness.
      ksk_dim kiosk="{kiosk}" percent=75 | Three quarters | Evening: three quarters of the brightness.
      ksk_banner kiosk="{kiosk}" text="We close at 18:00" minutes=30 | Banner | For half an hour exactly this: "We close at 18:00".
      ksk_banner kiosk="{kiosk}" text="{clicks} visitors so far" minutes=60 | Visitors | For an hour: how many clicks there were, as visitors, "N visitors so far".
      mqtt_publish topic=kiosk/clicks payload="{kiosk},{clicks}" | Clicks | Kiosk, comma, clicks, under kiosk/clicks.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bins {"bin": "{bin}", "fill": {fill}, "yard": "{yard}", "day": "{day}", "firm": "{firm}"}',
    slots: { bin: '=paper, glass, bio', fill: '10..55 / 84..100', yard: '=front / back', day: '=Tuesday, Wednesday, Friday', firm: 'Remo, Kehrwerk, Greenloop' },
    tools: ['pickup_book(firm, bin, weekday): Book a pick-up', 'pickup_cancel(firm, bin): Cancel a pick-up', 'yard_gate(yard: front|back, minutes: int): Keep a gate open', 'note_door(text, stairs: A|B): Show a note at the door'],
    steps: `
      @fill failed "the bin is {fill} % full" // pickup_book firm={firm} bin={bin} weekday={day} | Book | If it is fuller than 80 percent, book the firm of the message for that bin and day. If not, the reason is how full it is: the bin is N % full.
      pickup_cancel firm={firm} bin={bin} | Cancel | The firm is not to come for this bin.
      yard_gate yard={yard} minutes=45 | Gate | The gate of that yard stays open three quarters of an hour.
      @yard gpio_write pin=9 value=1 // gpio_write pin=10 value=1 | Yard light | The front yard has its light on 9, the back yard on 10, and both burn at 1. Light where the bin stands.
      note_door text="{bin} on {day}" stairs=B | Note at B | At the door of staircase B: the bin, on, the day.
      note_door text="Please fold boxes" stairs=A | Note at A | Staircase A: "Please fold boxes".
      send_message channel=email to={firm} text="{bin}, {yard} yard: {fill} %" | Mail to the firm | E-mail to the firm: the bin, a comma, which yard and the word yard, a colon, how full in %.
      cron_add schedule="0 19 * * 2" action=message text="Bins out" name={bin} | Evening before | Tuesdays at 19:00 (0 19 * * 2) the message Bins out; the name of the entry is the bin.
    `,
  },
  {
    language: 'en',
    earlier: ['Lights that burn | knx_on → 1/2/{a} corridor, 1/2/{b} store, 1/3/{c} chapel', 'People | pir_all → corridor {n1}, store {n2}, chapel {n3}'],
    slots: { a: '1..9', b: '10..19', c: '20..29', n1: '=1, 2, 3', n2: '=0', n3: '=0 / 4, 6' },
    tools: ['knx_on(): List the lights that burn', 'pir_all(): Count people', 'knx_send(group, value: int): Send a value to a group address', 'knx_scene(room, scene: int): Call a scene'],
    steps: `
      knx_send group=1/2/{b} value=0 | Store | Nobody is in the store, so its light may go out. Send 0 to its group address.
      @n3 knx_send group=1/3/{c} value=0 // failed "{n3} people are in the chapel" | Chapel | Send 0 to the chapel's light if step {step2} counts nobody there. Otherwise: N people are in the chapel.
      knx_send group=1/2/{a} value=128 | Half | The corridor gets half of 256, that is 128.
      knx_scene room=chapel scene=4 | Scene | Scene four in the chapel.
      mqtt_publish topic=house/lit payload="1/2/{a} 1/2/{b} 1/3/{c}" | All three | Publish all three group addresses in the order of the list, blanks between, under house/lit.
      notify message="corridor: {n1} people" | Corridor | Show here the corridor and how many people are there: corridor: N people.
      file_write path=lit.txt content="1/3/{c}" append=true | Address of the chapel | Add the address of the chapel's light to lit.txt.
      knx_on | List again | Which lights burn now?
    `,
  },
];
