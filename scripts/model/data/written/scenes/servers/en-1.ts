import type { Scene } from '../../scene';

/** Servers, networks, offices in English, part 1. */
export const serversEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /backup/report {"job": "{job}", "host": "{host}", "gb": {gb}, "mins": {mins}, "result": "{result}", "log": "{log}"}',
    slots: { job: 'nightly-sql, mail-full, photos-inc, wiki-dump, ledger-copy', host: 'tallow, brine, nas-3, cellar2, finch', gb: '11..480', mins: '4..95', result: '=ok, complete, success / broken off, no space, timeout', log: '/var/log/bk/0412.log, /srv/bk/last.txt, logs/backup-17.log, /data/bk/run8.log' },
    tools: ['restic_verify(job, sample_pct: int): Check a part of a copy', 'restic_rerun(job, full: bool): Make a copy once more'],
    steps: `
      @result restic_verify job={job} sample_pct=25 // restic_rerun job={job} full=false | Verify or repeat | If the report says that the copy went through, check a quarter of it. If it did not go through, run it once more, but not as a full copy.
      @result memory_store key=last-good content="{job} on {host}" // failed "the backup ended with {result}" | Last good one | Keep under last-good which job it was and on which machine, in the form job on machine. Only for a backup that worked; otherwise say that the step failed.
      file_read path={log} | Look into the log | Open the log that the report points to.
      ^ | Read the log of the backup | Which file it is stands in the report.
      file_write path=reports/backups.csv content="{job},{gb},{mins}" append=true | One line for the table | Add to reports/backups.csv: the job, the gigabytes and the minutes, commas between them and nothing else.
      notify message="{job}: {gb} GB in {mins} minutes" title=Backup | Say how long it took | Notification on this computer, titled Backup: the job, a colon, how many GB in how many minutes.
      file_search query={host} path=reports | Older reports | Find in the folder reports whatever mentions the machine that was backed up.
      mqtt_publish topic=backup/{host}/minutes payload={mins} | Duration | Publish how long it ran, the bare number, under backup/{host}/minutes.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rack/{rack}/disk {"slot": {slot}, "serial": "{serial}", "temp": {temp}, "realloc": {realloc}}',
    slots: { rack: '1..6', slot: '0..23', serial: 'WX41A77K, ZC1809QF, S3P0NB72, K5JH22ML', temp: '28..44 / 56..67', realloc: '=0 / 8, 16, 120, 312' },
    tools: ['bay_led(bay: int, colour: off|amber|blue): Light the lamp of a drive bay', 'drive_retire(serial, wipe: bool): Take a drive out of the array'],
    steps: `
      @realloc bay_led bay={slot} colour=off // bay_led bay={slot} colour=amber | Lamp of the bay | Amber if the drive has reallocated sectors, dark if it has none.
      @realloc failed "there are no reallocated sectors" // drive_retire serial={serial} wipe=true | Retire it | A drive that has reallocated anything leaves the array and is wiped. A drive with a zero there stays, and the step fails.
      @temp failed "the drive has only {temp} degrees" // notify message="Bay {slot}: {temp} °C" | Too hot | From 50 degrees up show a notification here: Bay, its number, a colon, the temperature with °C. Below that the step has failed.
      bay_led bay={slot} colour=blue | Show where it sits | Let the bay that the drive sits in shine blue so that somebody finds it.
      ^ | Blue lamp | The technician asks which bay. Its lamp goes blue, not amber.
      memory_store key=rack{rack}-disk content="{serial} in bay {slot}" | Which drive | Note under rack{rack}-disk the serial number and, after the words in bay, where it sits.
      memory_recall query={serial} limit=3 | Seen before | Search the notes for the serial number; three hits at most.
      pushover message="Rack {rack}, bay {slot}: {realloc} reallocated sectors" | Push it | A push with the rack, the bay and how many reallocated sectors there are, like: Rack 9, bay 31: 4 reallocated sectors.
    `,
  },
  {
    language: 'en',
    event: 'cron certs',
    earlier: ['List the certificates | cert_list → {d1} expires in {n1} days (id {i1}); {d2} expires in {n2} days (id {i2}); {d3} expires in 210 days (id {i3})'],
    slots: { d1: 'shop.elder.io, mail.ruan.net, www.korv.org', n1: '2..13', i1: 'c-118, c-204, c-377', d2: 'wiki.elder.io, vpn.ruan.net, api.korv.org', n2: '40..88', i2: 'c-551, c-612, c-690', d3: 'old.elder.io, lab.ruan.net, git.korv.org', i3: 'c-801, c-845, c-913' },
    tools: ['acme_renew(id, dry_run?: bool): Renew a certificate', 'acme_revoke(id, reason: superseded|compromised): Revoke a certificate', 'cert_list(): List the certificates'],
    steps: `
      acme_renew id={i1} | The most urgent | Renew the one that runs out first; its id is in the list above.
      ^ | Renew | Step {step1} listed three. The one with fewer than 14 days left is to be renewed.
      acme_renew id={i2} dry_run=true | Trial for {d2} | Only try out whether {d2} could be renewed, as a dry run.
      acme_revoke id={i3} reason=superseded | Drop {d3} | {d3} has been superseded. Revoke its certificate.
      notify message="{d1} expires in {n1} days" | Warn | Show here which name expires first and in how many days, as the list puts it.
      cron_add schedule="15 3 * * *" action=procedure text=cert-renewal | Every night | Plan the procedure cert-renewal for a quarter past three every night (15 3 * * *).
      send_message channel=matrix to=web-team text="{d2}: {n2} days left" | Tell the web team | To web-team on matrix: {d2}, a colon, and how many days left it has.
      failed "there is no tool to buy a certificate" | Buy one | Buy a wildcard certificate from the registrar. Nothing here can shop; say then that there is no tool to buy a certificate.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dns/change {"zone": "{zone}", "name": "{name}", "type": "{type}", "old": "{old}", "new": "{new}", "ttl": {ttl}}',
    slots: { zone: 'elmhurst.org, paperkite.net, tern.dev', name: 'mail, intra, shop, cam4', type: '=A', old: '10.4.0.12, 192.168.7.31, 10.20.1.9', new: '10.4.0.88, 192.168.9.4, 10.20.3.77', ttl: '60..280 / 320..7200' },
    tools: ['zone_put(zone, name, address, ttl: int): Set an address record', 'zone_drop(zone, name): Delete a record', 'resolver_flush(name?): Empty the cache'],
    steps: `
      zone_put zone={zone} name={name} address={new} ttl={ttl} | Write the record | Set the record as the message wants it, with the new address and its time to live.
      zone_put zone={zone} name={name} address={old} ttl=600 | Back again | The change was a mistake: the old address again, ten minutes to live.
      zone_drop zone={zone} name={name} | Delete it | The record that was changed is no longer needed in its zone.
      resolver_flush | Empty everything | Empty the whole cache, not just one name.
      resolver_flush name={name} | One name only | The cache forgets only the name of the message.
      @ttl failed "the ttl is {ttl}" // http_request url=https://ns.{zone}/reload method=POST | Reload | A time to live of at least 300 is our rule. If it is met, POST to https://ns.{zone}/reload, if not, fail.
      file_write path=dns/changes.txt content="{name}.{zone}: {old} -> {new}" append=true | For the file | Add to dns/changes.txt the full name (name dot zone), a colon, then old address, arrow ->, new address.
      send_message channel=slack text="{name} now points to {new}" | Tell slack | One short sentence on slack: the name, "now points to", the new address.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ups/{ups} {"charge": {charge}, "load_w": {load}, "runtime_s": {rt}, "line": "{line}"}',
    slots: { ups: 'cellar, north, rack-b, office', charge: '71..100 / 12..29', load: '140..1900', rt: '120..2400', line: '=online, mains / battery, lost' },
    tools: ['outlet_group_off(group: int, delay_s: int): Switch a group of outlets off', 'outlet_group_on(group: int): Switch a group of outlets on'],
    steps: `
      @line failed "the mains are there" // outlet_group_off group=3 delay_s=180 | Shed group 3 | Only while the unit runs from its battery: group 3 off, three minutes from now. Otherwise answer that the mains are there.
      @charge outlet_group_on group=2 // failed "the charge is {charge} %" | Group 2 back | As soon as the charge is above half, group 2 gets power again. Until then the step fails and says the charge in %.
      @charge mqtt_publish topic=ups/{ups}/state payload=full // mqtt_publish topic=ups/{ups}/state payload=low | State in a word | Publish under ups/{ups}/state the word low if the charge is under 30, full if it is over 70.
      pushover message="{ups}: {charge} %, {rt} s left" title=UPS | Push the figures | A push titled UPS: which unit, then the charge in %, then how many s left, like "attic: 55 %, 900 s left".
      memory_store key=ups-load content="{load} W" | Load | Under ups-load goes what it carries right now, in W.
      ^ | Note the load | The notes should know how many watts hang on it. Key ups-load, number and W.
      sop_execute name=graceful-shutdown payload={"ups":"{ups}","seconds":{rt}} | Begin to shut down | Start graceful-shutdown; as its payload an object with ups (which one) and seconds (the runtime that is left).
      cron_add schedule="*/5 * * * *" action=prompt text="How much charge does the UPS have?" name=ups-watch | Watch it | Every five minutes (*/5 * * * *) the prompt "How much charge does the UPS have?", to be called ups-watch.
    `,
  },
  {
    language: 'en',
    event: 'manual restore "{file}" from {date} to {target}',
    slots: { file: 'budget-2025.ods, roster.txt, floorplan.pdf, minutes-0318.md', date: '=2026-03-02, 2026-04-19, 2026-05-07, 2026-02-11', target: '/home/ines, /srv/share/ops, /tmp/restored, /home/pavel', s1: '4f2a91c0, b81d33e7, 09ce5a12', s2: 'e7720b4d, 31fa88c6, a0d94b35', k1: '110..960', k2: '12..99' },
    earlier: ['Snapshots of the file | snap_find → {date}: snapshot {s1} ({k1} kB); 2025-12-30: snapshot {s2} ({k2} kB)'],
    tools: ['snap_find(file): Find the snapshots of a file', 'snap_restore(snapshot, file, into): Bring a file back', 'snap_prune(keep: int): Delete old snapshots'],
    steps: `
      snap_restore snapshot={s1} file={file} into={target} | Bring it back | The request says which file, from which day and where to; the list above knows the snapshot of that day.
      snap_restore snapshot={s2} file={file} into={target} | The older one | No, rather the version from the end of December, to the same place.
      snap_find file={file} | Look again | List the snapshots of the wanted file once more.
      snap_prune keep=14 | Tidy up | Two weeks of daily snapshots are enough: keep 14.
      file_list path={target} | What lies there now | List the folder that the file is to go to.
      memory_store key=restores content="{file} from {date}" | Note it | Keep under restores: the file, the word from, the day.
      failed "no tool can ask the owner for a signature" | Signature | Have the owner sign the paper form. If no tool can ask the owner for a signature, say so.
      notify message="{file}: {k1} kB" | How large | Show on this computer the name of the file, a colon and the kB of the version from {date}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /monitor {"check": "{check}", "host": "{host}", "status": "{status}", "ms": {ms}, "since": "{since}"}',
    slots: { check: 'http, imap, ping, smb', host: 'pelican, vega2, desk-17, files01', status: '=up, ok / down, critical', ms: '12..180 / 900..4100', since: '=04:12, 11:55, 17:31, 22:08' },
    tools: ['unit_bounce(host, unit): Restart a service', 'unit_halt(host, unit): Stop a service', 'silence(host, minutes: int): Mute the alarms of a host'],
    steps: `
      @status failed "{check} is {status}" // unit_bounce host={host} unit={check} | Restart what is down | The service that was checked is restarted on its host, unless it works; a working one is left alone and the step fails.
      unit_halt host={host} unit=cupsd | Printing off | Stop cupsd on the machine of the message.
      silence host={host} minutes=120 | Two hours of quiet | No alarms from this machine for two hours.
      ^ | Mute | People are working on the host that reported. Mute it for 2 h.
      @ms failed "it took only {ms} ms" // pushover message="{host} answers in {ms} ms" | Slow? | If the answer took longer than half a second, push the host and the time: "HOST answers in N ms".
      file_write path=status/{host}.txt content="{status} since {since}" | Status file | status/{host}.txt is overwritten with the state, the word since and the time.
      mqtt_publish topic=monitor/{host} payload={status} | Pass the state on | Under monitor/{host} publish the state as it was reported.
      http_request url=http://{host}:9100/metrics | Metrics | Get http://{host}:9100/metrics.
    `,
  },
  {
    language: 'en',
    event: 'cron nightly',
    earlier: ['Free space | df_all → / {a} % used, /home {b} % used, /backup {c} % used', 'Largest folders | du_top → {f1} {g1} GB, {f2} {g2} GB'],
    slots: { a: '20..45', b: '50..69', c: '91..99 / 31..49', f1: '/backup/2023, /backup/old-vm, /backup/cam', g1: '210..690', f2: '/home/lena, /home/build, /home/oscar', g2: '22..140' },
    tools: ['df_all(): Say how full the disks are', 'du_top(count: int): Name the largest folders', 'folder_pack(path, level: int): Compress a folder', 'folder_purge(path, older_than_days: int): Delete what is old in a folder'],
    steps: `
      @c folder_purge path=/backup older_than_days=90 // failed "/backup is only {c} % full" | Make room | When step {step1} says that /backup is over 90 %, delete there what is older than three months (90 days). Not otherwise.
      folder_pack path={f1} level=9 | Pack the largest | Compress the largest of the folders found, level 9.
      ^ | Level nine | Take the first of the two folders in step {step2} and pack it as tight as the level allows, that is 9.
      folder_pack path={f2} level=3 | The smaller of the two | Pack the smaller folder of the two, level three is enough.
      notify message="/home: {b} % used" | Home | Notification here about /home: the path, a colon and how much is used.
      file_write path=disk.csv content="{a};{b};{c}" append=true | Three figures | Append to disk.csv the three percentages in the order of the list, semicolons between them, without the % sign.
      send_message channel=email to=admin@hof.example text="{f1} has {g1} GB" | Mail about the largest | E-mail to admin@hof.example: which folder is the largest and how many GB it has (FOLDER has N GB).
      du_top count=5 | Five of them | Name the five largest folders.
    `,
  },
  {
    language: 'en',
    event: 'mqtt srvroom/climate {"in": {tin}, "out": {tout}, "rh": {rh}, "door": {door}}',
    slots: { tin: '18..23 / 29..36', tout: '37..46', rh: '=38, 44, 51 / 68, 74, 81', door: '=0 / 1', fan: '4..16', valve: '17..27' },
    tools: ['crac_target(celsius: num, unit: int): Set a cooling unit', 'crac_mode(unit: int, mode: cool|dry|vent): Choose the mode of a cooling unit'],
    steps: `
      @rh failed "the humidity is {rh} %" // crac_mode unit=1 mode=dry | Dry the air | Unit 1 goes to drying if the humidity is higher than 60.
      @tin gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | The extra fan | The extra fan on pin {fan} runs at high level. It is wanted when the air going in has more than 25 degrees, and must be off otherwise.
      @door crac_target celsius=21.5 unit=2 // failed "the door is open" | Unit two | Set unit 2 to 21.5 degrees. With the door open (1) there is no point in it.
      crac_mode unit=2 mode=vent | Only ventilate | Second unit: no cooling, no drying, just ventilation.
      gpio_write pin={valve} value=0 | Water shut | The water valve on {valve} is normally closed and needs a high level to open. Shut the water.
      gpio_write pin={valve} value=1 | Water on | Valve on {valve}: it opens with 1, a spring closes it. Let the water in.
      notify message="{tin} °C in, {tout} °C out" title="Server room" | Both temperatures | Show here, under the title Server room, the air going in and the air coming out, like 20 °C in, 40 °C out.
      memory_store key=srvroom-rh content="{rh} %" | Humidity | Note the humidity with its % under srvroom-rh.
    `,
  },
  {
    language: 'en',
    earlier: ['List what is planned | cron_list → {id1}: {n1}, every day at 02:00; {id2}: {n2}, Mondays at 07:30; {id3}: {n3}, on the 1st at 00:10'],
    slots: { id1: 'job-4, job-7, job-12, job-19', n1: 'log-rotate, photo-sync, mail-sweep', id2: 'job-23, job-31, job-38', n2: 'toner-report, desk-plan, key-count', id3: 'job-45, job-52, job-60', n3: 'invoice-run, meter-mail, tape-change' },
    steps: `
      cron_remove id={id2} | Nothing on Mondays any more | Remove the entry that runs on Mondays.
      ^ | Take out {n2} | {n2} is no longer wanted. Its id stands in the list of step {step1}.
      cron_remove id={id1} | The daily one | Delete what runs every night.
      cron_remove id={id3} | {n3} is history | Remove it from the plan.
      cron_list | Show the plan again | List once more what is planned.
      cron_add schedule="0 2 * * 6" action=procedure text={n1} name=saturday | {n1} on Saturdays | Plan the procedure {n1} for Saturdays at two (0 2 * * 6) and call the entry saturday.
      cron_add schedule="30 7 * * 5" action=message text="{n2} is due" | Friday reminder | A message on Fridays at 7:30, cron 30 7 * * 5: the name of the Monday entry, then "is due".
      memory_store key=month-job content="{n3}: {id3}" | Keep the id | Under month-job: the name of the monthly entry, a colon, its id.
    `,
  },
  {
    language: 'en',
    event: 'webhook /deploy {"repo": "{repo}", "tag": "{tag}", "env": "{env}", "by": "{by}", "tests": "{tests}", "sop": "{sop}"}',
    slots: { repo: 'lantern-web, till-api, roster, labelbot', tag: 'v2.14.0, v0.9.3, r118, v3.1.7', env: '=staging, production', by: 'Mirek, Sunniva, Tadeo, Priya', tests: '=passed, green / failed, 3 red', sop: 'deploy-web, roll-out-2, ship-night, push-live' },
    tools: ['pod_scale(app, replicas: int): Set how many copies run', 'pod_swap(app, image_tag, canary_pct?: int): Put another version in place'],
    steps: `
      @tests pod_swap app={repo} image_tag={tag} // failed "the tests: {tests}" | Put it live | The new version goes in place if its tests went well. If not, fail with "the tests: " and what the message says about them.
      @tests sop_execute name={sop} payload="{tag}" // failed "the tests: {tests}" | Start the procedure | The message names the procedure. Start it and hand it the tag, but not when tests are red or failed (then the reason is "the tests: " and their state).
      pod_swap app={repo} image_tag={tag} canary_pct=10 | A tenth first | Swap to the tag that was built, a tenth of the traffic as canary.
      pod_scale app={repo} replicas=4 | Four copies | From now on four copies of what was deployed run.
      send_message channel=slack to=releases text="{by} ships {repo} {tag} to {env}" | Announce | Slack, to releases: who ships what, which tag, and to which environment: "WHO ships REPO TAG to ENV".
      memory_store key=deployed-{env} content="{repo} {tag}" | What is where | Note the repo and the tag under deployed-{env}.
      file_write path=CHANGES content="{tag} {by}" append=true | Who and what | Add a line to CHANGES with the tag and then the person, a blank between.
      http_request url=https://ci.local/badge/{repo} method=PUT body={tests} | The badge | PUT the state of the tests, as it came, to https://ci.local/badge/{repo}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mail/queue {text}',
    slots: { text: '214 deferred + 9 active, queue 61 (2 active), 1180 mails waiting since 04:10', limit: '100..900', dom: 'gmx.example, posteo.example, fjord.example', box: 'info, orders, claims, bookings' },
    tools: ['mq_hold(domain): Keep the mail for a domain back', 'mq_release(domain): Send what was kept back', 'mq_requeue(older_than_min: int): Try old mail again'],
    steps: `
      notify message="{text}" | As it came | Show what came in here on the computer, word for word.
      mqtt_publish topic=mail/queue/copy payload="{text}" | Pass on | Publish the message unchanged under mail/queue/copy.
      memory_store key=queue content="{text}" | Keep | Keep the text of the event as it is under queue.
      mq_hold domain={dom} | Keep back | Their server is on fire, hold all mail for {dom}.
      mq_release domain={dom} | It works again | What was held for {dom} may go out now.
      mq_requeue older_than_min=90 | Try again | Whatever is older than an hour and a half is to be tried again.
      file_write path=mail/queue.log content="{text}" append=true | Into the log | Add what the queue reported to mail/queue.log, just as it stands.
      send_message channel=telegram text="More than {limit} mails wait in {box}." | Word for word | Telegram, exactly this: "More than {limit} mails wait in {box}."
    `,
  },
  {
    language: 'en',
    event: 'webhook /containers {"name": "{name}", "image": "{image}", "state": "{state}", "exit": {exit}, "restarts": {restarts}, "mem_mb": {mem}}',
    slots: { name: 'gitea, paperless, grafana, wekan, jellybin', image: 'ghcr.io/orn/base:4, quay.io/elf/app:12, hub.local/web:7', state: '=running, healthy / exited, dead', exit: '=0, 1, 137, 143', restarts: '=0, 1, 2 / 6, 9, 14', mem: '90..480 / 1040..3900' },
    tools: ['ctr_up(name): Start a container', 'ctr_down(name, grace_s: int): Stop a container', 'ctr_cap(name, mem_mb: int): Limit the memory of a container', 'img_fetch(image): Fetch an image'],
    steps: `
      @state failed "{name} is {state}" // ctr_up name={name} | Start it again | If it no longer lives, start it. If it lives, say what is which: "NAME is STATE".
      @restarts failed "only {restarts} restarts" // ctr_down name={name} grace_s=30 | Too many restarts | Stop it after more than five restarts, half a minute of grace.
      @mem failed "it takes {mem} MB" // ctr_cap name={name} mem_mb=768 | Cap the memory | What takes over 512 MB is limited to 768. What takes less is left alone and the step fails with how many MB it takes.
      img_fetch image={image} | Fetch | Get the image of the reported container anew.
      ctr_down name={name} grace_s=120 | Gently down | Stop the container of the event and give it two minutes.
      pushover message="{name} exited with {exit} after {restarts} restarts" | Push | Push: name, "exited with", the exit code, "after N restarts".
      memory_store key={name}-image content={image} | Which image | Keep under {name}-image which image it was made of.
      file_search query={image} path=compose | Where is it used | Search the folder compose for the image.
    `,
  },
  {
    language: 'en',
    event: 'webhook /print {"queue": "{queue}", "user": "{user}", "pages": {pages}, "toner": {toner}, "job": {job}}',
    slots: { queue: 'floor2-mono, lobby-colour, annex, packing', user: 'hanne, dmitri, osei, lucia', pages: '2..60 / 210..480', toner: '3..9 / 30..88', job: '1001..9800' },
    tools: ['lpq_release(job: int, queue): Let a held job print', 'lpq_discard(job: int, queue): Throw a job away', 'supply_order(article, count: int): Order supplies'],
    steps: `
      @pages lpq_release job={job} queue={queue} // failed "{pages} pages are too many" | Release | Up to 200 pages a job prints without asking. More is refused: N pages are too many.
      @toner supply_order article="toner {queue}" count=2 // failed "the toner is at {toner} %" | Order toner | Under 10 percent order two of the article "toner {queue}"; otherwise fail and say at how many % the toner is.
      lpq_discard job={job} queue={queue} | Throw away | {user} printed it by mistake. Away with the job.
      @toner notify message="{queue}: toner is low" // notify message="{queue}: toner is fine" | Toner in words | Notification on this computer: the queue, a colon, and toner is low (below 10) or toner is fine.
      send_message channel=email to={user} text="Your job {job} has {pages} pages." | Mail the user | E-mail to whoever printed: "Your job N has N pages." with both numbers.
      file_write path=print/{queue}.csv content="{user};{pages}" append=true | Count pages | Append user and pages to print/{queue}.csv, a semicolon between.
      mqtt_publish topic=print/{queue}/toner payload="{toner} %" | Toner level | Publish the toner with a blank and % under print/{queue}/toner.
      failed "no tool can clean the drum" | Clean the drum | The drum of the printer needs cleaning by hand. If no tool can clean the drum, say just that.
    `,
  },
  {
    language: 'en',
    event: 'mqtt net/switch/{sw} {"port": {port}, "mac": "{mac}", "vlan": {vlan}, "link": "{link}"}',
    slots: { sw: 'core1, attic, hall-b, shed', port: '1..48', mac: '3c:52:a1:09:7e:11, 9a:0b:44:c2:18:f0, 00:1e:c0:5d:aa:37', vlan: '=10, 20, 30 / 99, 666', link: '=up / down' },
    tools: ['swp_shut(switch, port: int): Disable a port', 'swp_noshut(switch, port: int): Enable a port', 'swp_tag(switch, port: int, vlan: int): Put a port into a VLAN'],
    steps: `
      @vlan swp_noshut switch={sw} port={port} // swp_shut switch={sw} port={port} | Known VLANs only | 10, 20 and 30 are ours: enable the port then. Any other VLAN: disable it. The switch is {sw}.
      swp_tag switch={sw} port={port} vlan=40 | Guest net | The port goes into VLAN 40 for guests, on the switch {sw}.
      @link failed "the link is up" // swp_shut switch={sw} port={port} | Close dead ports | Ports without a link are shut on {sw}. If the link is up, fail.
      memory_store key=mac-{port} content={mac} | Remember the address | The hardware address goes under mac-{port}.
      memory_recall query={mac} | Whose is it | Look it up in the notes by the hardware address.
      notify message="{mac} on {sw}, port {port}" | Where was it seen | Show here which address was seen on which switch and port: "ADDRESS on SWITCH, port N".
      http_request url=http://netbox/api/ports method=POST body="{sw}/{port}" | To the inventory | POST to http://netbox/api/ports just switch, slash, port number.
      file_write path=net/seen.txt content="{mac} {vlan}" append=true | Seen | Append the address and the VLAN number, one blank between them, to net/seen.txt.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vpn/ask {"user": "{user}", "device": "{dev}", "days": {days}, "mfa": {mfa}}',
    slots: { user: 'j.okello, marta.b, r.singh, noor', dev: 'ThinkPad 14, iPad Mini, Pixel 8, desk PC', days: '2..29 / ∅, null', mfa: '=true / false' },
    tools: ['wg_grant(user, device, days: int): Let a device in', 'wg_revoke(user, device): Lock a device out', 'wg_extend(user, days: int): Prolong an access'],
    steps: `
      @days wg_grant user={user} device="{dev}" days={days} // failed "the number of days is missing" | Let in | Let the device of the request in for as many days as were asked for. If the number of days is missing, fail with that.
      @mfa wg_grant user={user} device="{dev}" days=1 // failed "{user} has no second factor" | A single day | One day for the device, provided that mfa is true. Otherwise: WHO has no second factor.
      wg_revoke user={user} device="{dev}" | Out again | Lock out the device that the request came from.
      wg_extend user={user} days=14 | A fortnight more | Two weeks more for whoever asked.
      send_message channel=signal to=security text="{user} asks for {dev}" | Tell security | Via signal to security: who asks for which device, as "WHO asks for DEVICE".
      memory_forget key=vpn-{user} | Forget the old note | Delete the note vpn-{user}.
      memory_store key=vpn-{user} content="{dev}" | New note | Under vpn-{user} only the name of the device.
      file_search query={user} path=/etc/wg | Any old config | Search /etc/wg for the user.
    `,
  },
  {
    language: 'en',
    earlier: ['Start the migration | sop_execute → run {run} of mailbox-move started', 'Active runs | sop_status → {run}: mailbox-move, step 2 of 6; {other}: photo-index, step {at} of 9'],
    slots: { run: 'run-81c, run-4e0, run-77a', other: 'run-a19, run-d35, run-b02', at: '3..8', why: 'the target is full, wrong mailbox, the owner said no, maintenance begins' },
    steps: `
      sop_status run_id={run} | How far is the move | Ask for the run that step {step1} started.
      ^ | mailbox-move | Only this run: how does it stand?
      sop_status | Everything that runs | Say how all active runs stand.
      sop_cancel run_id={other} reason="{why}" | Stop the photos | Cancel the run of photo-index. Reason: {why}.
      sop_cancel run_id={run} reason="{why}" | Stop the move | The mailbox move is to be called off because {why}; give exactly these words as the reason.
      notify message="photo-index is at step {at} of 9" | How far are the photos | Notification on this computer: photo-index is at step N of 9, N from the list.
      memory_store key=move-run content={run} | Keep the run | The id of the mailbox move, for later, under move-run.
      sop_list | Which are there | List all procedures.
    `,
  },
  {
    language: 'en',
    event: 'cron weekly',
    earlier: ['Read the settings | file_read → keep_days={keep}\nmail_to={mail}\ntarget={target}\nverify={verify}', 'Count the copies | tape_count → {count}'],
    slots: { keep: '7..60', mail: 'ops@birch.example, anna@dunes.example, it@quarry.example', target: '/mnt/vault, /mnt/usb2, /net/offsite', verify: '=yes / no', count: '0..4 / 11..40' },
    tools: ['tape_count(): Count the copies', 'tape_expire(days: int): Delete copies that are older', 'tape_write(path, verify: bool): Make a copy'],
    steps: `
      tape_expire days={keep} | Expire | Delete what is older than the settings say.
      @verify tape_write path={target} verify=true // tape_write path={target} verify=false | Make the copy | Copy to the target that stands in the settings; whether it is verified stands there too.
      @count failed "only {count} copies are left" // tape_expire days=30 | A month | With at least ten copies delete what is older than 30 days. With fewer: only N copies are left.
      send_message channel=email to={mail} text="{count} copies in {target}" | Weekly mail | E-mail to the address in the settings: how many copies in which target, "N copies in TARGET".
      file_list path={target} | What is in the target | List the folder that the settings call target.
      file_write path=backup.conf content="keep_days={keep}" | Only this line | Overwrite backup.conf so that it has only the line keep_days with its present value, as in the settings.
      notify message="Copies: {count}" | How many | Show here the word Copies, a colon, and the number of step {step2}.
      failed "no tool can change the tape" | Change the tape | Put the next tape into the drive. When no tool can change the tape, the step fails with these words.
    `,
  },
  {
    language: 'en',
    event: 'webhook /login-alert {"ip": "{ip}", "account": "{acc}", "country": "{cc}", "tries": {tries}, "ok": {ok}}',
    slots: { ip: '203.0.113.44, 198.51.100.7, 203.0.113.190', acc: 'root, backup, bruno, sales2', cc: '=KR, DE / XX, ZZ', tries: '1..4 / 21..90', ok: '=true / false' },
    tools: ['fw_ban(ip, hours: int): Block an address', 'fw_pardon(ip): Unblock an address', 'acct_lock(account): Lock an account', 'acct_unlock(account): Unlock an account'],
    steps: `
      @tries fw_pardon ip={ip} // fw_ban ip={ip} hours=48 | Block or pardon | After more than ten tries block the address for two days; with ten or fewer it is unblocked.
      @cc failed "{cc} is one of our countries" // acct_lock account={acc} | Foreign login | KR and DE are our countries. From elsewhere: lock the account.
      acct_unlock account={acc} | Unlock | It was the owner after all. Unlock the account.
      fw_ban ip={ip} hours=12 | Half a day | Block where it came from for half a day.
      pushover message="{tries} tries on {acc} from {ip}" title=Login | Push | Title Login; text: how many tries on which account from which address.
      memory_store key=banned content={ip} | The address | Keep the address under banned.
      file_search query="{ip}" path=/var/log/auth | In the logs | Look in /var/log/auth for the address.
    `,
  },
  {
    language: 'en',
    event: 'mqtt door/srv {"badge": "{badge}", "name": "{name}", "dir": "{dir}", "at": "{at}"}',
    slots: { badge: '10442, 20871, 33016, 47705', name: 'Vesna, Karim, Isolde, Bartek', dir: '=in / out', at: '=07:14, 12:02, 16:49, 19:33', light: '5..12', buzz: '13..21' },
    steps: `
      @dir gpio_write pin={light} value=1 // gpio_write pin={light} value=0 | Light | The lamp of the server room is on pin {light}, 1 is on. Somebody who comes in needs light, when they go it is put out.
      @dir memory_store key=inside content={name} // memory_forget key=inside | Who is inside | When somebody came in, keep their name under inside; when they left, delete that note.
      gpio_write pin={buzz} value=0 | Let the lock go | The opener on {buzz} works when the pin is pulled low. Open.
      ^ | Opener | Active low on {buzz}: give it what makes it work.
      gpio_write pin={buzz} value=1 | Hold the lock | The lock on {buzz} opens at 0. It has to stay shut.
      file_write path=doorlog.csv content="{at},{name},{dir}" append=true | Log | Append to doorlog.csv the time, the name and the direction, with commas.
      mqtt_publish topic=door/srv/last payload={badge} | Number of the badge | Publish the number of the badge under door/srv/last.
      notify message="{name} at {at}" title=Door | Who and when | Notification here with the title Door: the name, at, the time.
    `,
  },
  {
    language: 'en',
    event: 'webhook /update {"pkg": "{pkg}", "from": "{from}", "to": "{to}", "reboot": {reboot}, "hosts": ["{h1}", "{h2}"]}',
    slots: { pkg: 'openssl, postgres, nginx, kernel, samba', from: '3.0.11, 15.4, 1.24.0, 6.1.8', to: '3.0.14, 15.7, 1.26.1, 6.1.90', reboot: '=true / false', h1: 'alder, stork, mill-1', h2: 'hazel, heron, mill-2' },
    tools: ['pkg_bump(host, package, version): Update a package', 'pkg_pin(host, package, version): Keep a package at a version', 'node_reboot(host, in_min: int): Restart a machine'],
    steps: `
      pkg_bump host={h1} package={pkg} version={to} | The first host | Update the package on the first of the two machines to what is new.
      pkg_bump host={h2} package={pkg} version={to} | The second host | Now the same on the machine that is named last.
      pkg_pin host={h1} package={pkg} version={from} | Stay where we are | {h1} is to stay with the version it had before.
      @reboot node_reboot host={h2} in_min=60 // failed "no reboot is needed" | Restart {h2} | In an hour, but only if the message says that a reboot is needed.
      cron_add schedule="0 4 * * 0" action=procedure text=patch-{h1} name=patches | Sundays | Sundays at four (0 4 * * 0) the procedure patch-{h1}; call the entry patches.
      send_message channel=matrix text="{pkg} {from} -> {to} on {h1} and {h2}" | Tell matrix | On matrix: the package, old version, ->, new version, "on" and the two hosts with "and" between.
      memory_store key={pkg}-before content={from} | Old version | Which version was there before? Keep it under {pkg}-before.
      file_write path=patches/{h2}.txt content="{pkg} {to}" append=true | Sheet of {h2} | Append the package and its new version, with a blank, to patches/{h2}.txt.
    `,
  },
  {
    language: 'en',
    event: 'peripheral leak {"pin": {pin}, "level": {lvl}, "where": "{where}"}',
    slots: { pin: '17..27', lvl: '=1 / 0', where: 'under the racks, behind the AC, at the window, cable duct', pump: '4..9', beep: '10..16' },
    tools: ['sump_mode(mode: auto|hand|off): Set the sump pump', 'sump_run(seconds: int): Let the sump pump run'],
    steps: `
      @lvl gpio_write pin={pump} value=1 // gpio_write pin={pump} value=0 | Pump | 1 from the sensor means wet. When wet the pump on {pump} runs (high), when dry it stands.
      @lvl sump_run seconds=240 // failed "the sensor is dry" | Four minutes | Let the sump pump run four minutes, if it is wet at the sensor (level 1); otherwise fail because the sensor is dry.
      sump_mode mode=hand | By hand | The sump pump is to be worked by hand for now.
      gpio_write pin={beep} value=0 | Silence | The beeper on pin {beep} sounds at high level. Quiet, please.
      gpio_read pin={pin} | Is it still wet | Read the pin of the sensor again.
      ^ | Read again | The pin that reported.
      pushover message="Water {where}" | Push where | A push: the word Water and then where, as reported.
      memory_store key=leak content="{where}, pin {pin}" | Keep the place | Under leak: the place, a comma, the word pin and its number.
      failed "nobody gave a phone number" | Call the plumber | Call the plumber on the number in the message. If nobody gave a phone number, fail and say so.
    `,
  },
  {
    language: 'en',
    event: 'manual - {"task": "copy of {vm}", "vm": "{vm}", "cpu": {cpu}, "ram_gb": {ram}, "disk_gb": {disk}, "net": "{net}"}',
    slots: { vm: 'ledger, kiosk, ci-runner, mailgate', cpu: '2..8', ram: '9..64', disk: '80..900', net: '=green, dmz, guest' },
    tools: ['vm_clone(source, cores: int, memory_gb: int): Copy a virtual machine', 'vm_grow(vm, disk_gb: int): Enlarge a disk', 'vm_wire(vm, network: green|dmz|guest): Connect a virtual machine', 'vm_snap(vm, label?): Take a snapshot'],
    steps: `
      vm_clone source={vm} cores={cpu} memory_gb={ram} | Clone | Copy the machine of the task with as many cores and as much memory as the form says.
      vm_grow vm={vm} disk_gb={disk} | Disk | Enlarge its disk to what the form wants.
      vm_wire vm={vm} network={net} | Network | Put it into the network of the form.
      vm_wire vm={vm} network=guest | Guests | Never mind the form: it belongs to the guest network.
      vm_snap vm={vm} | Snapshot first | A snapshot of the machine, without a label.
      vm_snap vm={vm} label=before-copy | Labelled | Take a snapshot of it and label it before-copy.
      notify message="{vm}: {cpu} cores, {ram} GB, disk {disk} GB" | Summary | Show here: name, colon, how many cores, how many GB of memory, and the disk, like "oven: 4 cores, 16 GB, disk 200 GB".
      sop_execute name=vm-handover payload={"vm":"{vm}","net":"{net}"} | Hand it over | Start vm-handover with an object that has vm and net as in the form.
    `,
  },
];
