import type { Scene } from '../../scene';

/** Manuals of server rooms, offices and agencies, part 2. */
export const manuals2: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /grafana/alert {"title": "{al}", "instance": "{inst}", "dashboardURL": "{url}", "silenceURL": "{sil}", "oncall": "{oc}", "fingerprint": "{fp}"}',
    slots: { al: 'InodesLow, SwapStorm, CertExpiry', inst: 'pg-main-02:9100, mx3.int:9100, cache-7:9121', url: '=https://graf.example/d/Zx8-k/disks?var-host=pg, https://graf.example/d/u7Q_1/mail?from=now-6h, https://graf.example/d/0aR/cache', sil: '=https://graf.example/silence/new?m=a%3Db, https://graf.example/silence/new?m=x%3D9', oc: 'Ravi, Jolanda, Tuan', fp: '9f86d081884c, 2c26b46b68ff, 6b51d431df5d', beacon: '4..39' },
    steps: `
      http_request url={url} | Step 1 - dashboard | Fetch the dashboard that is linked in the alert. NOT the silence link.
      http_request url={sil} method=POST | Step 2 - silence | POST to the silence link, empty body.
      send_message channel=mattermost to={oc} text="{al} on {inst}" | Step 3 - tell them | Whoever is on call gets this on mattermost: the alert's title, "on", the instance with its port.
      send_message channel=mattermost text="{url}" | Step 4 - link | Post the dashboard link, nothing else, to mattermost. No recipient.
      memory_store key={fp} content="{al}" | Step 5 - fingerprint | Remember the title of the alert. The key for it is the fingerprint.
      memory_recall query={fp} category=sop | Step 6 - seen before? | Search the records of runs (sop) for the fingerprint.
      memory_forget key={fp} | Step 7 - forget | Delete the note whose key is the fingerprint.
      file_write path=alerts/urls.txt content="{url}" append=true | Step 8 - links | Add the dashboard link at the end of alerts/urls.txt.
      gpio_write pin={beacon} value=1 | Step 9 - beacon | Beacon in the NOC, pin {beacon}: on.
    `,
  },
  {
    language: 'en',
    earlier: ['df | host_df → /var 97 %, /home 41 %, /srv 88 %', 'Search | file_search → logs/{f1}: No space left\nlogs/{f2}: No space left', 'Start the cleanup | sop_execute → run {r1} started', 'Start the snapshot | sop_execute → run {r2} started'],
    slots: { f1: 'nginx-error.log, mail.err, kern.log', f2: 'backup_07.log, cron-out.txt, db.slow', r1: '20270114-aa07, run-1187, 7c1f', r2: '20270114-bd31, run-1188, 9e40', n: '20..400', l: '100..900' },
    tools: ['host_df(): Free space of the disks'],
    steps: `
      sop_cancel run_id={r2} reason="disk is full" | Abort the snapshot | Cancel the snapshot run, not the cleanup. Reason: "disk is full"
      sop_status run_id={r1} | Cleanup? | How far is the cleanup?
      sop_cancel run_id={r1} reason="/var 97 %" | Abort the cleanup | Cancel the cleanup. As the reason give the first figure of step {step1}, mount point and percentage: "/var 97 %"
      file_read path=logs/{f1} lines={n} | First hit | Show {n} lines of the first file that was found.
      file_read path=logs/{f2} from_line={l} | Second hit | Show the second file from line {l} on.
      file_read path=logs/{f2} from_line={l} lines={n} | Part of the second | The second file that was found: {n} lines, beginning with line {l}.
      host_df | Again | Ask once more how full the disks are.
      memory_store key=full-disk content="/var" | Which | Store under full-disk which mount point is the fullest.
      pushover message="/var 97 %" title="Disk" | Push | Push, title Disk, with mount point and percentage of the fullest: "/var 97 %"
    `,
  },
  {
    language: 'en',
    event: 'webhook {from} {"from": "{from}", "to": "helpdesk@corp.example", "subject": "{sub}", "attachment": "{att}"}',
    slots: { from: 'm.ogilvie@corp.example, s-teller@corp.example, intern7@corp.example', sub: '=Printer 3.OG jams, VPN: error 809!, Need a new mouse (left-handed)', att: 'inbox/IMG_4471.txt, inbox/trace-2.log, inbox/form B.txt', tk: '4100..9800', who: 'Piet, Oluwaseun, Tamsin' },
    steps: `
      send_message channel=email to={from} text="We have opened ticket {tk}." | Receipt | Answer the sender by email. Text: "We have opened ticket {tk}."
      send_message channel=email to=helpdesk@corp.example text="{tk}: {sub}" | Copy for us | Email helpdesk@corp.example: {tk}, colon, and the subject as it came.
      file_read path="{att}" | Attachment | Open what was attached.
      file_read path="{att}" lines=25 | Top of the attachment | Only 25 lines of what was attached.
      memory_store key=ticket-{tk} content="{from}" | Who | ticket-{tk} holds the address of the person who wrote.
      notify message="{sub}" title="Ticket {tk}" | Show it | Show the subject here. Title of the notification: Ticket {tk}
      notify message="{sub}" | Show it plainly | Show the subject here and leave the title away.
      sop_execute name=new-ticket payload={"from":"{from}","ticket":{tk}} | Procedure | Start new-ticket with an object: from is the sender, ticket is the number {tk}.
      send_message channel=slack to={who} text="{tk} is yours" | Assign | Slack {who}: "{tk} is yours"
    `,
  },
  {
    language: 'en',
    event: 'mqtt ups/{ups}/state {"ups": "{ups}", "status": "{st}", "charge": {ch}, "load_w": {w}, "runtime_s": {rt}, "model": "{mod}"}',
    slots: { ups: 'ups-a, ups-b, eaton9', st: '=OL / OB, OB LB', ch: '12..99', w: '210..1900', rt: '120..3600', mod: 'SMT1500RMI2UC, 9PX 3000i RT3U, VFI 2000 CRM', a: '2..11', b: '12..21', c: '22..31' },
    steps: `
      @st failed "the UPS is on line" // sop_execute name=shed-load payload={"ups":"{ups}","watts":{w}} | Shed | On battery (OB or OB LB) start shed-load. It takes {"ups": which, "watts": the load}. Status OL means mains is there; then fail.
      @st gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Heater relay | The heater relay {a} is on while the status is OL and off in every other state.
      gpio_write pin={c} value=0 | Test rack off | Outlets: heater {a}, core rack {b}, test rack {c}. Only the test rack loses its power.
      gpio_write pin={b} value=1 | Core rack on | Outlets: heater {a}, core rack {b}, test rack {c}. The core rack has to have power.
      mqtt_publish topic=ups/{ups}/cmd payload="beeper.mute" | Mute | Publish beeper.mute to ups/NAME/cmd, with the name of the one that reported.
      mqtt_publish topic=ups/all/runtime payload="{rt}" | Runtime | The seconds of runtime go to ups/all/runtime as they are.
      file_search query="{mod}" path=docs/power | Manual | Find in docs/power whatever mentions the model.
      memory_store key=charge-{ups} content="{ch} %" | Charge | Key charge-NAME, content the charge with a blank and %.
      pushover message="{ups} {st}" title="Power" | Push | Push titled Power: the UPS, a blank, the status letters.
    `,
  },
  {
    language: 'en',
    event: 'cron - {"job": "nightly", "stamp": "{ts}"}',
    slots: { ts: '=2027-01-30T01:00, 2027-02-28T01:00, 2027-03-31T01:00', p1: 'etc/haproxy/haproxy.cfg, conf/Main.ini, srv/site.d/10-tls.conf', p2: 'backup/haproxy.cfg.2, backup/Main.old.ini, backup/10-tls~.conf', key: 'dns-ttl, vlan.trunk, backup.key-id', val: '=300s, 10/20/44, 0xA1F3', t: 'net/core-sw1/port/24, net/ap-07/radio/5g, net/fw/rule/112' },
    steps: `
      file_read path={p1} | Live config | Files: {p1} (live), {p2} (saved). Open the live one.
      file_read path={p2} | Saved config | Files: {p1} (live), {p2} (saved). Open the saved one.
      file_write path={p2} content="# replaced {ts}" | Replace the saved one | Overwrite the saved one ({p2}; the live one is {p1}) with this single line: "# replaced {ts}"
      file_write path={p1} content="# seen {ts}" append=true | Mark the live one | Add to the live one ({p1}; the saved one is {p2}) the line "# seen {ts}"
      memory_store key={key} content="{val}" | Store | key: {key} / content: {val}
      memory_recall query={key} | Recall | What do we know about {key}?
      memory_forget key={key} | Forget | {key} is to be deleted from the notes.
      mqtt_publish topic={t} payload="down" | Port down | {t} <- down
      mqtt_publish topic={t} payload="up" | Port up | {t} <- up
    `,
  },
  {
    language: 'en',
    earlier: ['What is planned | cron_list → {i1} 0 2 * * * backup-full\n{i2} 0 2 * * 0 backup-verify\n{i3} */5 * * * * ping-gateway', 'Notes | memory_recall → backup-owner: {own}, tape-shelf: {shelf}'],
    slots: { i1: 'b7e1, j-14, 3001', i2: 'b7f9, j-22, 3002', i3: 'c001, j-35, 3003', own: 'Solveig, Mateus, Bo', shelf: 'S2-14, Shelf B/3, K-09', ch: 'teams, slack, matrix', tz: '=Europe/Oslo, Asia/Kolkata, America/Bogota', m: '5..55' },
    steps: `
      cron_remove id={i2} | No verification | Remove the plan that verifies the backup.
      cron_remove id={i3} | No pings | The plan every five minutes floods the log. Remove it.
      cron_add schedule="{m} 3 * * *" action=procedure text=backup-full timezone={tz} | Later backup | Plan the procedure backup-full daily at three hours and {m} minutes in the night, timezone {tz}.
      cron_add schedule="{m} 3 * * 6" action=procedure text=backup-verify name=verify-sat | Verify on Saturdays | Plan the procedure backup-verify for Saturdays, {m} 3 * * 6, and name it verify-sat.
      cron_add schedule="0 9 * * 1-5" action=message text="Change the tape" delivery={"channel":"{ch}","to":"{own}"} | Tape | On weekdays at 9:00 a message "Change the tape", delivered on {ch} to the owner of the backup.
      cron_add schedule="0 9 * * 1-5" action=prompt text="Did the backup finish?" | Ask | Weekdays at 9:00 the prompt "Did the backup finish?"
      send_message channel={ch} to={own} text="Tape is in {shelf}" | Where | Tell the owner of the backup on {ch}: Tape is in, and the shelf from step {step2}.
      memory_forget key=tape-shelf | Forget the shelf | The note with the shelf is wrong. Delete it by its key (step {step2}).
      sop_execute name=backup-full | Now | Start now what runs daily at two, without a payload.
    `,
  },
  {
    language: 'en',
    event: 'webhook /git/push {"repo": "{repo}", "ref": "{ref}", "before": "{s1}", "after": "{s2}", "pusher": "{pu}", "compare": "{url}"}',
    slots: { repo: 'infra/edge-proxy, web/shop_v2, fw/sensor-node', ref: '=refs/heads/main, refs/heads/fix/oom-81, refs/tags/v2.4.1', s1: '4b825dc6, 9c1185a5, 1a410efb', s2: 'fdf4fc33, 83baae61, 0155eb42', pu: 'h.aalto, ci-bot, n_farouk', url: '=https://git.example/c/4b..fd?w=1, https://git.example/c/9c..83, https://git.example/c/1a..01#diff-2' },
    steps: `
      sop_execute name=deploy-preview payload="{s2}" | deploy preview | start deploy-preview, payload is the commit it is at now (after)
      sop_execute name=rollback payload="{s1}" | roll back | start rollback, payload the commit it was at before
      sop_execute name=build payload={"repo":"{repo}","ref":"{ref}"} | build | start build with an object: repo and ref, both copied
      http_request url={url} | diff | fetch the compare link
      send_message channel=irc to={pu} text="pipeline is queued" | ping pusher | irc to the one who pushed: "pipeline is queued"
      memory_store key="{repo}" content="{s2}" | last commit | remember the new commit under the repo's name (with the slash)
      mqtt_publish topic=ci/refs payload="{ref}" | ref | ci/refs <- the whole ref
      file_write path=ci/pushes.log content="{s1} -> {s2}" append=true | log | append to ci/pushes.log: old commit, then " -> ", then new commit
      file_search query="{s1}" path=ci | search | search ci for the old commit
    `,
  },
  {
    language: 'en',
    event: 'webhook /badge {"door": "{door}", "badge": "{bd}", "holder": "{h}", "host": "{host}", "result": "{res}", "strike": {"board": "{brd}", "pin": {pin}}, "lamp": {"board": "{lb}", "pin": {lp}}}',
    slots: { door: '=Lobby East, Server room 2, Dock C, Roof', bd: '00A4-71F9, 00B2-1183, 01C7-90E4', h: 'Ms. Ferrante, Mr. Obi, Dr. Lindqvist', host: 'Ellen, Takumi, Zoë', res: '=granted / denied, expired', brd: 'doors-1, acc-west, strike8', pin: '0..9', lb: 'lamps-1, sig-west, led16', lp: '10..19' },
    steps: `
      @res gpio_write pin={pin} value=1 board={brd} // failed "the badge was {res}" | Open | If the result is granted, release the strike: 1, on its board. In all other cases fail.
      gpio_write pin={lp} value=1 board={lb} | Lamp | The lamp (not the strike) gets a 1 on its board.
      gpio_write pin={pin} value=0 board={brd} | Lock | Strike back to 0, board as given.
      gpio_read pin={lp} board={lb} | Does it burn? | Read back the lamp's pin from the board of the lamp.
      @res send_message channel=teams to="{host}" text="{h} is here" // failed "the badge was {res}" | Host | When access was granted, tell the host on teams that the holder "is here" (name first). Otherwise the step fails.
      memory_store key={bd} content="{h}" | Holder | Whose badge? Save the holder under the badge number.
      file_write path=access/log.csv content="{bd},{res}" append=true | Log | access/log.csv, add: badge number,result
      board_info board={brd} | Strike board | Show the board of the strike.
    `,
  },
  {
    language: 'en',
    slots: { u: '=https://status.example/api/v1/components/7Qz-04, https://status.example/api/v1/components/b2_19, https://status.example/api/v1/components/X0-x0', tok: '=Bearer tk_9aZ-77, Bearer OA2.q81, Token sk-live_0f, Basic dTpwMQ==', hook: '=https://hooks.example/T02/B91/xYz%20q, https://hooks.example/T09/B17/aa-BB_cc', inc: 'INC0041277, INC0098310, INC0012006' },
    steps: `
      http_request url={u} method=PATCH headers={"Authorization":"{tok}"} body={"status":"major_outage"} | Red | PATCH {u}, header Authorization: {tok}, body {"status":"major_outage"}
      http_request url={u} method=PATCH headers={"Authorization":"{tok}"} body={"status":"operational"} | Green | PATCH {u}, header Authorization: {tok}, body {"status":"operational"}
      http_request url={u} headers={"Authorization":"{tok}"} | What is it now? | Fetch {u} with the header Authorization: {tok}. No body.
      http_request url={u} | Public view | Fetch {u} without any header.
      http_request url={hook} method=POST body="{inc} is open" | Hook | POST to {hook}; the body is plain text: {inc} is open
      http_request url={hook} method=POST headers={"Content-Type":"text/plain","X-Inc":"{inc}"} | Hook with headers | POST to {hook} with two headers, Content-Type: text/plain and X-Inc: {inc}. There is no body.
      http_request url={u} method=HEAD | Reachable? | HEAD {u}
      memory_store key={inc} content="{u}" | Remember | The component of {inc} is {u}. Store this address under the incident number.
      send_message channel=pagerduty text="{inc}: DNS, not the firewall (really!)" | Page | Send on pagerduty: "{inc}: DNS, not the firewall (really!)"
    `,
  },
  {
    language: 'en',
    event: 'mqtt rack/env {"rack": "{rk}", "intake_c": {t1}, "exhaust_c": {t2}, "fan_pins": {"low": {f1}, "mid": {f2}, "top": {f3}}, "door": "{door}"}',
    slots: { rk: 'R07, B-12, Lab 3', t1: '19..26', t2: '31..39 / 44..58', f1: '2..8', f2: '9..15', f3: '16..22', door: '=shut, open', leak: '23..39' },
    steps: `
      gpio_write pin={f3} value=1 | Upper fan | The upper one of the three fans on.
      gpio_write pin={f1} value=1 | Lower fan | The lower one of the three fans on.
      gpio_write pin={f2} value=0 | The one between | Stop the fan in the middle.
      @t2 failed "the exhaust is at {t2} °C" // notify message="{rk}: {t2} °C" title="Exhaust" | Too hot | Exhaust above 42 °C: notify with the title Exhaust; rack, colon, temperature, °C. Otherwise the step cannot be done.
      gpio_read pin={leak} | Leak rope | Is it wet under the floor? Leak rope: {leak}. The fans have other pins.
      memory_store key="{rk}" content="{t1}/{t2}" | Pair | Key is the rack. Content: intake, slash, exhaust.
      mqtt_publish topic=rack/door payload={door} | Door | State of the door to rack/door.
      file_write path=env/in.txt content="{t1}" | Intake file | env/in.txt is to hold the intake temperature only.
      send_message channel=sms to=facilities text="{rk} door {door}" | Facilities | SMS to facilities: rack, "door", and its state.
    `,
  },
  {
    language: 'en',
    earlier: ['DHCP | lease_find → {mac1} = {h1} ({ip1})\n{mac2} = {h2} ({ip2})', 'ARP | net_arp → {mac3} unknown on port {port}'],
    slots: { mac1: '00:1b:44:11:3a:b7, 70:b3:d5:6e:80:01, 2c:f0:5d:09:a2:18', mac2: 'f4:8c:50:7e:91:0d, b8:27:eb:4a:06:33, 9c:b6:d0:e7:15:5f', mac3: '02:42:ac:11:00:09, de:ad:00:be:41:77, 0a:58:c7:93:20:6c', h1: 'cam-gate, tv-lobby', h2: 'nas-2, laser-b', ip1: '=10.1.7.40, 10.1.7.55', ip2: '=10.1.9.12, 10.1.9.200', port: 'gi1/0/17, xe-0/0/3, eth12' },
    tools: ['lease_find(query): Search the DHCP leases', 'net_arp(port?): Read the ARP table'],
    steps: `
      memory_store key={mac3} content="unknown, port {port}" | 4 Stranger | Note under the unknown address: "unknown, port" and the port.
      memory_store key={mac1} content={h1} | 5 First lease | Note under the first hardware address the host it belongs to.
      lease_find query={mac3} | 6 Any lease? | Search the leases for the address nobody knows.
      lease_find query={h2} | 7 Second host | Search the leases for the second host by name.
      net_arp port={port} | 8 That port | Read the ARP table of the port in step {step2}.
      net_arp | 9 Whole table | Read the whole ARP table.
      http_request url=http://{ip2}/ method=HEAD | 10 Alive | HEAD on http://, the IP of the second host, and a slash at the end.
      http_request url=http://{ip1}/snapshot | 11 Picture | Fetch http://IP/snapshot from the first host.
      mqtt_publish topic=net/quarantine payload={mac3} | 12 Quarantine | net/quarantine gets the unknown address.
    `,
  },
  {
    language: 'en',
    event: 'webhook /form/leave {"employee": "{em}", "from": "{d1}", "to": "{d2}", "substitute": "{sub}", "manager": "{mg}", "manager_mail": "{mm}"}',
    slots: { em: 'Ulrike Sand, Ben Achebe, Ioana Pop', d1: '=2027-07-05, 2027-08-02', d2: '=2027-07-16, 2027-08-20', sub: 'Carla Nunez, Finn Moe / ∅', mg: 'Dr. Hollis, Mrs. Tran', mm: 'hollis@bureau.example, tran@bureau.example' },
    steps: `
      send_message channel=email to={mm} text="{em} asks for leave" | To the manager | The manager receives an email (address in the form) saying who "asks for leave".
      @sub send_message channel=teams to="{sub}" text="You stand in from {d1}" // failed "no substitute is named" | To the substitute | Whoever stands in gets on teams: You stand in from (first day). If nobody is named as substitute, the step is to be failed.
      cron_add schedule="{d1}T08:00" action=message text="{em} is away" | First day | On the first day of the leave at 08:00 (date, T, time) plan the message that the employee "is away", name first.
      cron_add schedule="{d2}T16:00" action=procedure text=back-to-work | Last day | On the last day at 16:00 the procedure back-to-work is to start, once.
      file_write path=hr/leave.csv content="{em};{d1};{d2}" append=true | List | Append to hr/leave.csv employee, first and last day with semicolons.
      memory_store key="leave {em}" content="{d1} to {d2}" | Note | The key is the word leave, a blank and the employee. Content: first day, "to", last day.
      notify message="{mg} has to decide" | Desk | A notification: the manager, then "has to decide".
      sop_execute name=leave-request payload={"who":"{em}","boss":"{mg}"} | Start | Start leave-request, its payload has who (the employee) and boss (the manager).
    `,
  },
  {
    language: 'en',
    event: 'manual - {"by": "{by}", "text": "{txt}"}',
    slots: { by: 'Gwen, Lukas, front desk', txt: '=Toner: order 2x CF259X; 1x CF237A!, Room 4.12 - beamer says no signal?, The lift smells burnt (again)...', ch: 'teams, slack, zulip', id: 'T-118, T-902, T-440' },
    steps: `
      memory_store key=wish-{id} content="Asked by {by}" | 1 | Key wish-{id}, content "Asked by" and who it was.
      send_message channel={ch} to="{by}" text="Noted as {id}, thanks!" | 2 | Reply on {ch} to whoever reported it: "Noted as {id}, thanks!"
      send_message channel={ch} text="Noted as {id}, thanks!" | 3 | Into the channel {ch}, to no one in particular: "Noted as {id}, thanks!"
      file_list | 4 | Show the workspace folder.
      file_list path=tickets/{id} | 5 | Show the folder tickets/{id}.
      file_search query={id} | 6 | Where does {id} occur? Search all files.
      file_search query={id} path=tickets/closed | 7 | Where does {id} occur among the files of tickets/closed?
      sop_status run_id={id} | 8 | Show run {id}.
      sop_cancel run_id={id} reason="Asked for by {by}" | 9 | Cancel run {id}; reason: "Asked for by" and the person.
    `,
  },
  {
    language: 'en',
    event: 'mqtt print3d/{pr}/job {"printer": "{pr}", "file": "{f}", "state": "{st}", "progress": {pg}, "nozzle": {nz}, "psu": {psu}, "light": {li}, "owner": "{ow}"}',
    slots: { pr: 'mk4-a, voron2, x1c-3', f: '=Bracket v7 (0.2mm PETG).gcode, lid_final-FINAL2.3mf, gear z=24 m1.5.gcode', st: '=finished / error, thermal runaway', pg: '12..99', nz: '195..285', psu: '4..15', li: '16..27', ow: 'dorothee, n.ivanov, guest-2' },
    steps: `
      @st failed "it is finished, not failed" // gpio_write pin={psu} value=0 | Cut the power | For error or thermal runaway, cut the power supply of the printer. When the state is finished, fail.
      gpio_write pin={li} value=1 | Light | Light in the enclosure, on
      gpio_write pin={psu} value=1 | Power | Power supply, on
      @st send_message channel=discord to={ow} text="Your print is ready" // send_message channel=discord to={ow} text="Your print has failed" | Owner | Discord, to the owner: finished means "Your print is ready", every other state means "Your print has failed".
      file_write path=prints/last.txt content="{f}" | Last file | prints/last.txt has to contain the name of the printed file to the letter. Replace what stood there.
      memory_store key=print-{pr} content="{f}" | Note | print- plus the printer: the file name to the letter.
      mqtt_publish topic=print3d/{pr}/cmd payload=M112 | Emergency | Publish M112 to print3d/PRINTER/cmd.
      mqtt_publish topic=print3d/{pr}/cmd payload="M104 S0" | Cool | Publish "M104 S0" to print3d/PRINTER/cmd.
      notify message="{pr}: {pg} %, {nz} °C" | Status | Here: printer, colon, progress with " %", comma, nozzle with " °C". Like: ender-x: 7 %, 210 °C
    `,
  },
  {
    language: 'en',
    earlier: ['Certificates | tlsscan_list → {c1}: 3 days left\n{c2}: 61 days left\n{c3}: expired', 'Vault note | memory_recall → renewals are done by {who} on {ch}'],
    slots: { c1: 'mail.corp.example, imap.haus.example', c2: 'www.corp.example, shop.haus.example', c3: 'old-vpn.corp.example, wiki.haus.example', who: 'Stellan, Priya', ch: 'zulip, matrix, teams', led: '4..39' },
    tools: ['tlsscan_list(): List the certificates'],
    steps: `
      sop_execute name=renew-cert payload="{c1}" | Renew | Start renew-cert with the certificate that has three days left.
      sop_execute name=renew-cert payload="{c3}" | Expired | Start renew-cert with the one that has expired.
      send_message channel={ch} to={who} text="{c3} has expired" | Tell | Tell whoever does the renewals, where they are reached, that the third one has expired: name, "has expired".
      memory_store key=cert-ok content={c2} | Good | cert-ok: name of the certificate with two months to go.
      http_request url=https://{c1}/ method=HEAD | Look | HEAD to https://, the name of the first, and a slash.
      file_write path=tls/expired.txt content="{c3}" append=true | List | Add the expired one to tls/expired.txt.
      tlsscan_list | Again | List the certificates once more.
      gpio_write pin={led} value=1 | LED | Red LED on {led}, on.
    `,
  },
  {
    language: 'en',
    event: 'webhook /voip/missed {"caller": "{num}", "called": "{ext}", "name": "{nm}", "at": "{at}", "recording": "{rec}", "queue": "{q}"}',
    slots: { num: '=+44 20 7946 0102, +1-202-555-0148, 0043 1 90170-23', ext: '201..299', nm: 'Mr. Sato, Ms. Quill, Fa. Brenner / ∅, null', at: '=09:02, 11:47, 16:31', rec: 'voice/2027-01/r_0044.txt, voice/2027-02/r_1093.txt', q: 'sales, support-2, billing' },
    steps: `
      @nm memory_store key=last-caller content="{nm}" // failed "the caller's name is not known" | Name | Note the caller's name as last-caller. If the call came without a name, fail; the number is no name.
      memory_store key=last-number content="{num}" | Number | Note the number that called as last-number, with its blanks and signs.
      file_read path={rec} | Transcript | Open the recording's text.
      send_message channel=teams to={q} text="Please call {num} back" | Queue | On teams to the queue: Please call, the number that called, back.
      send_message channel=sms to="{num}" text="We will ring you back today." | Caller | sms to the one who called: "We will ring you back today."
      notify message="{at} {num}" title="Missed call" | Desk | Title Missed call; text: when and from which number, blank between.
      file_write path=calls.csv content="{at},{ext}" append=true | Statistics | Append time and called extension to calls.csv (comma).
      memory_recall query="{num}" limit=10 | History | Find at most ten notes about that number.
    `,
  },
  {
    language: 'en',
    slots: { b1: 'rack-pico, noc-esp, io-card1', b2: 'hvac-pi, dock-esp, io-card2', p1: '0..7', p2: '8..15', p3: '16..23', p4: '24..31' },
    steps: `
      gpio_write pin={p1} value=1 board={b2} | Fan coil | There are two boards, {b1} (rack) and {b2} (air). Pin {p1} of the air board goes high.
      gpio_write pin={p1} value=1 board={b1} | PDU | There are two boards, {b1} (rack) and {b2} (air). Pin {p1} of the rack board goes high.
      gpio_read pin={p3} board={b2} | Condensate | {b1} is the rack board, {b2} the air board. Read {p3} of the air board.
      gpio_write pin={p2} value=0 board={b1} | Outlet | {b1}:{p2} to 0, {b2}:{p2} stays
      gpio_write pin={p4} value=1 board={b2} | Damper | {b2}:{p4} to 1, {b1}:{p4} stays
      board_info board={b1} | Rack board | Info on the rack board. ({b1} rack, {b2} air)
      board_info | Both | Which boards are there at all?
      gpio_read pin={p4} board={b1} | Read | Read {b1}:{p4}. Not {b2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt office/meeting {"room": "{rm}", "organizer": "{org}", "guests": {n}, "start": "{st}", "display_topic": "{dt}", "hvac_topic": "{ht}", "title": "{ti}"}',
    slots: { rm: 'Turing, 4.OG West, Aquarium', org: 'K. Brandt, S. Oyelaran, L. Meier', n: '3..18', st: '=2027-03-04T10:00, 2027-03-05T13:30, 2027-03-08T09:15', dt: 'room/turing/eink, rooms/4w/panel, aq/disp/1', ht: 'room/turing/ac, rooms/4w/vent, aq/hvac/set', ti: '=Q3 budget (draft), Re-org: who sits where?, Lessons learned #7' },
    steps: `
      mqtt_publish topic={dt} payload="{ti}" | Sign | Put the title of the meeting on the display topic that was sent.
      mqtt_publish topic={ht} payload="{n}" | Air | The air wants to know how many guests: publish the number to its topic.
      cron_add schedule={st} action=message text="{rm} is taken" | Start | When the meeting starts, a message: the room, "is taken". Once.
      cron_add schedule={st} action=message text="Your meeting begins" delivery={"channel":"teams","to":"{org}"} | Organizer | When the meeting starts, the organizer gets on teams the message "Your meeting begins". Plan it.
      send_message channel=teams to="{org}" text="{rm} is booked for {n}" | Confirm | Teams, to the organizer, now: which room "is booked for" how many.
      send_message channel=teams to=canteen text="{n} coffees for {rm}" | Coffee | Teams to canteen: number, "coffees for", room.
      memory_store key="{rm}" content="{org}" | Who has it | Under the room's name: who organizes.
      file_write path=rooms.log content="{st} {rm}" append=true | Log | rooms.log gets one more line: start and room, blank between.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the DNS zone | file_read → {h1} A {ip1}\n{h2} A {ip2}\n{h3} CNAME {h1}', 'Take the ticket | tickbox_take → {tk}, requested by {rq}, wants {new}'],
    slots: { h1: 'ftp01, gw-nord, ns-a', h2: 'ftp02, gw-sued, ns-b', h3: 'files, gateway, ns', ip1: '=10.33.0.4, 10.33.0.9', ip2: '=10.33.1.4, 10.33.1.77', tk: 'CHG-2041, CHG-1187', rq: 'Imke, Donal, Reza', new: 'print-9, cam-12, kiosk-3' },
    tools: ['tickbox_take(): Take the next ticket', 'tickbox_shut(ticket, remark?): Close a ticket'],
    steps: `
      tickbox_shut ticket={tk} remark="{new} is done" | Close with a remark | Close the ticket; remark: what was wanted, "is done".
      tickbox_shut ticket={tk} | Close | Close the ticket, without a remark.
      tickbox_take | Next | Take the next one.
      file_write path=dns/zone.txt content="{new} A {ip2}" append=true | Zone | Into dns/zone.txt, at the end: the wanted name, A, the address of the second entry, blanks between.
      http_request url=http://{ip1}:8053/flush method=POST | Flush | POST http://…:8053/flush with the address of the first entry.
      send_message channel=matrix to={rq} text="{new} resolves now" | Requester | Matrix, to whoever requested: wanted name, "resolves now".
      memory_store key={h3} content={h1} | Alias | The key is the alias in the zone, the content what it points to.
      mqtt_publish topic=dns/changed payload="{tk}" | Changed | Ticket number to dns/changed.
      memory_recall query={rq} limit=4 | Requester's notes | Four notes about the requester, no more.
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/order {"order": "{or}", "sku": "{sku}", "qty": {q}, "ship_to": "{to}", "email": "{em}", "gift_note": "{gn}", "bin_led": {led}, "printer": "{ip}"}',
    slots: { or: '#10-4471, #10-9903, #11-0038', sku: 'TS-BLK/XL, MUG_0.3-GRN, CAP.7-RED', q: '1..9', to: '=4 Quay St. Flat 2b, Ringweg 17/3, PO Box 88', em: 'lena.k@post.example, o.brien@mail.example', gn: '=Happy 40th - you old goat!, For Mia & Tom, Thanks for everything :-)', led: '4..39', ip: '=192.168.5.31, 192.168.5.44' },
    steps: `
      gpio_write pin={led} value=1 | Pick light | Light the LED of the bin.
      http_request url=http://{ip}/print method=POST body="{to}" | Label | POST the delivery address as the body to http://PRINTER/print.
      http_request url=http://{ip}/print method=POST body="{gn}" | Gift note | POST the gift note as the body to http://PRINTER/print, word for word.
      send_message channel=email to={em} text="{or} is on its way" | Customer | Email to the customer: order number, "is on its way".
      mqtt_publish topic=stock/take payload={"sku":"{sku}","qty":{q}} | Stock | stock/take: {"sku":…,"qty":…} from the order, no blanks, qty as a number.
      memory_store key="{sku}" content="{q} taken" | Count | Under the SKU: how many, "taken".
      file_search query="{sku}" path=catalog | Catalog | Search catalog for the SKU.
      file_write path=orders/done.txt content="{or}" append=true | Done | Order number to the end of orders/done.txt.
      sop_execute name=pack payload="{gn}" | Pack | Start pack. Payload: the gift note.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cam/motion {"cam": "{cam}", "clip": "{clip}", "zone": "{zn}", "confidence": {cf}, "guard_mobile": "{tel}", "siren": {si}, "flood": {fl}, "thumb": "{url}"}',
    slots: { cam: 'yard-3, ramp_b, cam07', clip: 'clips/20270112_0214_y3.txt, clips/20270203_2351_rb.txt', zn: 'fence, ramp, bike shed', cf: '31..58 / 81..98', tel: '=0171 555 0199, +33 6 55 01 70 22', si: '4..15', fl: '16..27', url: '=https://nvr.local:8443/t/0a9?sig=Q%3D%3D, https://nvr.local:8443/t/7c2?sig=x-_9' },
    steps: `
      @cf failed "the confidence is only {cf}" // gpio_write pin={si} value=1 | Siren | Siren on, provided the confidence is 75 or more; below that fail the step.
      gpio_write pin={fl} value=1 | Floodlight | Floodlight on in any case.
      gpio_write pin={si} value=0 | Quiet | Siren off.
      send_message channel=sms to="{tel}" text="Motion at {zn}" | Guard | sms to the guard's mobile: Motion at, and the zone.
      file_read path={clip} | Clip notes | Read the text that belongs to the clip.
      http_request url={url} | Thumbnail | Fetch the thumbnail.
      memory_store key="{cam}" content="{clip}" | Last clip | Path of the clip under the camera's name.
      pushover message="{url}" title="{zn}" | Push | Push the thumbnail's address, with the zone as title.
      mqtt_publish topic=cam/{cam}/ptz payload="home" | Home | Publish home to cam/…/ptz, with the camera between the slashes.
    `,
  },
];
