import type { Scene } from '../../scene';

/** Values that stand elsewhere and texts, in English, part 3. */
export const toldEn3: readonly Scene[] = [
  {
    language: 'en',
    earlier: ['What is out on hire | rentman_out → mini excavator; {c1}; back {d1}; hire no. {a}\ntile cutter; {c2}; back {d2}; hire no. {b}\nscaffold 6 m; {c3}; overdue; hire no. {c}', 'Ask the excavator | trackunit_ping → fuel {fuel} %, battery {bat} V, last seen {place}'],
    slots: { c1: 'Brandl, Osman, Firma Koch', c2: 'Ivers, Lang, Petrosyan', c3: 'Huber, Dial, Nowak', d1: '=Tuesday, Thursday', d2: '=Friday, Saturday', a: 'H-3301, H-2017, M88', b: 'H-3345, H-2099, M91', c: 'H-3390, H-2110, M95', fuel: '11..88', bat: '11.9..13.6', place: '=Kirchweg 8, quarry road, Lot 14' },
    tools: ['rentman_remind(hire, words): Remind a customer', 'rentman_extend(hire, days: int): Lengthen a hire', 'rentman_close(hire): Close a hire', 'yardscreen(words): Words for the screen in the yard'],
    steps: `
      rentman_remind hire={c} words="Please bring it back today" | Overdue | One thing is overdue. Remind its customer with the words "Please bring it back today".
      rentman_extend hire={b} days=3 | Three more days | Whoever cuts tiles needs three more days; lengthen that hire.
      rentman_close hire={a} | Digger is back | The digger stands in the yard again. Its hire can be closed.
      yardscreen words="{c3} has the scaffold" | Scaffold | The yard asks who has the scaffold. Give the answer on the screen: the customer, "has the scaffold".
      notify message="The excavator has {fuel} % fuel" | Fuel | Say here how much fuel the excavator has ("The excavator has … fuel"), in percent with the sign.
      memory_store key=excavator-place content="{place}" | Where it is | Where was the excavator seen last? Put the place, unaltered, into excavator-place.
      mqtt_publish topic=yard/excavator/volt payload="{bat}" | Volts | The volts of step {step2} without their unit: yard/excavator/volt.
      send_message channel=whatsapp to="{c1}" text="We expect you on {d1}" | Customer | Write to the customer of the excavator on whatsapp when we expect them: We expect you on, and the day.
    `,
  },
  {
    language: 'en',
    event: 'mqtt canal/level gate={gate};cm={cm};keeper={keep};deputy={dep};alarm_cm={al}',
    slots: { gate: 'G4, willow, lock-2', cm: '131..190 / 60..99', keep: 'Anselm, Femke, Bo', dep: 'Lotte, Rasmus, Vida', al: '105..125', pin: '5..27' },
    tools: ['sluice_move(gate, cm: int): Open a gate by so much', 'sluice_diary(gate, words): Diary of a gate', 'farmers_ring(words): Ring all farmers with a spoken message'],
    steps: `
      @cm notify message="{gate}: {cm} cm, alarm at {al} cm" // failed "{cm} cm is below {al} cm" | Alarm | Is the water above the alarm mark of the message? Then notify: gate, colon, its cm, comma, "alarm at" and the mark in cm. Is it lower, fail.
      sluice_diary gate={gate} words="{cm} cm, seen by {keep}" | Diary | Diary of this gate: how many cm, a comma, and by whom it was seen. The keeper saw it, not the deputy.
      send_message channel=sms to={dep} text="Please take over gate {gate}" | Deputy | {keep} is ill. Text the other person that is named in the message: "Please take over gate" and the gate.
      sluice_move gate={gate} cm=20 | Open | Open it by 20 cm.
      farmers_ring words="Do not water from the canal tonight" | Farmers | Every farmer is rung and hears: "Do not water from the canal tonight"
      file_write path=canal/last.txt content="gate={gate};cm={cm};keeper={keep};deputy={dep};alarm_cm={al}" | As it came | canal/last.txt is overwritten with the payload as it came.
      memory_store key=alarm-{gate} content="{al}" | Mark | What is the alarm mark of this gate? Put it, a plain number, into alarm-{gate}.
      mqtt_publish topic=canal/keeper payload="{keep}" | Keeper | Publish who keeps the gate, just the name, on canal/keeper.
      gpio_write pin={pin} value=1 | Lamp | The lamp at the weir is on output {pin}. Light it (high).
    `,
  },
  {
    language: 'en',
    earlier: ['Disks | df_table → /var 91% of 80G on {a}\n/home 44% of 500G on {b}\n/scratch 7% of 2T on {c}', 'Biggest folder | du_top → {dir} with {gb} GB, owner {own}', 'Snapshot | snap_make → Created snapshot {snap} at {at}'],
    slots: { a: 'sda2, nvme0n1p3, vdb1', b: 'sdb1, nvme1n1, vdc2', c: 'sdd5, md0, vde7', dir: '/var/spool/old, /var/lib/dumps, /var/cache/pkg', gb: '12..63', own: 'svc-mail, petra, jobs', snap: 'snap-0412, s-7719, before-fix', at: '=03:17, 22:48' },
    tools: ['fsck_later(device): Check a device at the next start', 'quota_set(user, gigabytes: int): Set a quota', 'snap_drop(snapshot): Delete a snapshot', 'grow_disk(device, gigabytes: int): Make a device bigger', 'mattermost_post(room, words): Post in a room'],
    steps: `
      grow_disk device={a} gigabytes=40 | The full one | Forty gigabytes more for the device that is nearly full.
      fsck_later device={c} | Scratch | Have the device with the scratch space checked at the next start.
      quota_set user={own} gigabytes=20 | Quota | The owner of the biggest folder gets a quota of twenty.
      snap_drop snapshot={snap} | Not needed | The snapshot that was made in step {step3} is not needed. Delete it.
      mattermost_post room=ops words="{dir} uses {gb} GB" | Post | Tell the room ops which folder uses how many GB.
      file_list path={dir} | What is in it | List what the biggest folder contains.
      memory_store key=snapshot-now content="{snap}" | Snapshot name | snapshot-now: the name of the snapshot, nothing more.
      notify title="Disks" message="/var is at 91%" | Full | A notification with "/var is at 91%" below the title Disks.
      mqtt_publish topic=disk/home payload="{b}" | Home device | On which device is /home? Publish its name to disk/home.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pharmacy/fridge {fr},{t},{time},{state}',
    slots: { fr: 'F2, F5, K1', t: '2.1..7.8', time: '=08:15, 12:00, 16:45, 23:30', state: '=ok / door open, sensor lost', who: 'Agathe, Milos, Ruth' },
    tools: ['gdp_log(fridge, celsius: num, time): Keep a temperature for the authority', 'gdp_incident(fridge, what): Report an incident', 'pagerlite(name, words): Page somebody'],
    steps: `
      gdp_log fridge={fr} celsius={t} time={time} | For the authority | The line that came has fridge, degrees, time and state, in this order. Keep the first three for the authority.
      @state failed "the state is ok" // gdp_incident fridge={fr} what="{state}" | Incident | If the state at the end of the line is anything but ok, report an incident for the fridge; "what" is that state. With ok there is no incident: fail.
      @state notify message="Fridge {fr} is ok" // failed "{state}" | All right | Notify "Fridge", its name, "is ok", but only if the line ends in ok. If not, the step fails with the state as the reason.
      pagerlite name={who} words="{fr}: {t} °C at {time}" | Page {who} | Page {who}: fridge, colon, degrees with °C, "at", the time.
      mqtt_publish topic=pharmacy/t payload="{t}" | Second value | The second value of the line goes to pharmacy/t, nothing else.
      memory_store key=fridge-time content="{time}" | Third value | Keep the third value as fridge-time.
      file_write path=fridge.csv content="{fr},{t},{time},{state}" append=true | Copy the line | fridge.csv grows by the line that has just arrived, comma for comma.
      sop_execute name=fridge-check payload="{fr}" | Check | Begin fridge-check. It needs the fridge as its payload.
    `,
  },
  {
    language: 'en',
    event: 'webhook /swim/swap {"child": "{child}", "parent": "{par}", "from_course": "{from}", "to_course": "{to}", "teacher_from": "{tf}", "teacher_to": "{tt}", "parent_mail": "{mail}"}',
    slots: { child: 'Lio, Frida, Amin, Zoe', par: 'Mrs. Sand, Mr. Obi, Mrs. Kral', from: '=Seahorse Mon, Crawl 1, Frogs Wed', to: '=Seahorse Thu, Crawl 2, Frogs Sat', tf: 'Ulla, Janko', tt: 'Merit, Dario', mail: '=sand@home.example, obi@mail.example, kral@web.example', fee: '5..25' },
    tools: ['coursely_move(child, from, to): Move a child to another course', 'coursely_wait(child, course): Put a child on a waiting list', 'coursely_mail(address, words): Mail somebody', 'coursely_fee(parent, euros: int): Charge a fee'],
    steps: `
      coursely_move child={child} from="{from}" to="{to}" | Move | Let the child change as the request says.
      coursely_wait child={child} course="{to}" | Waiting list | The wished course is full. The child goes on its waiting list.
      coursely_mail address={mail} words="{child} is now in {to}" | Mail home | Mail the address in the request who is now in which course. The text reads "… is now in …".
      coursely_fee parent="{par}" euros={fee} | Fee | A change costs {fee} euros, which the parent pays.
      send_message channel=staff to={tt} text="{child} comes to you from {tf}" | New teacher | The teacher who gets the child learns on the channel staff: (child) comes to you from (the teacher before).
      send_message channel=staff to={tf} text="{child} has left {from}" | Old teacher | On staff, inform the teacher who loses the child: child, "has left", the old course.
      notify message="{from} has a free place" | Free place | Which course has a free place now? Announce it here, "… has a free place".
      memory_store key="{child}" content="{par}" | Whose child | The child is the key; whose child it is, the content.
    `,
  },
  {
    language: 'en',
    event: 'webhook /leak/found {"sensor": "{sen}", "flat": "{flat}", "flat_below": "{below}", "tenant": "{ten}", "policy_no": "{pol}", "meter_no": "{met}", "caretaker": "{care}"}',
    slots: { sen: 'LK-07, aqua-3, LK-22', flat: '=4 left, 5B, 12', below: '=3 left, 4B, 8', ten: 'Wu, Berg, Salazar', pol: '=P 5510-88, P 7024-13, HX 9001', met: 'WM3381, WM9027, Z-5541', care: 'Hanno, Elke, Tariq' },
    tools: ['stopcock(flat, open: bool): Open or close the water of a flat', 'doorbell_talk(flat, words): Speak through the bell of a flat', 'insur_report(policy, words): Report damage', 'meter_query(meter): Read a water meter'],
    steps: `
      stopcock flat="{flat}" open=false | Water off | Close the water of the flat in which the sensor lies.
      doorbell_talk flat="{below}" words="Water may come through your ceiling" | Warn below | Those who live under it should hear through their bell: "Water may come through your ceiling"
      insur_report policy="{pol}" words="Leak in flat {flat}" | Insurance | Report the damage under the policy, exactly as its number is written: "Leak in flat" and the flat.
      meter_query meter={met} | Meter | Read the meter that the message gives.
      send_message channel=signal to={care} text="{sen} is wet, flat {flat}" | Caretaker | Let the caretaker know over signal that the sensor is wet and in which flat: (sensor) is wet, flat (flat)
      notify message="{ten}: leak in flat {flat}" | Office | In the office the tenant should be shown, then a colon, then "leak in flat" and which.
      memory_recall query="{pol}" | Claims before | Were there claims before? Recall by the number of the policy.
      memory_store key=leak-meter content="{met}" | Keep the meter | leak-meter holds the number of the meter, as it came.
      failed "no tool can dry a carpet" | Carpet | Roll up the wet carpet and hang it out to dry.
    `,
  },
  {
    language: 'en',
    earlier: ['Who plays | mc_players → ({a}) Grim, 3 h, builder\n({b}) Tofu99, 12 min, new\n({c}) elanor, 50 min, muted', 'Load | mc_tps → {tps} ticks, world {world}, seed {seed}'],
    slots: { a: 'u17, 4402, p-a1', b: 'u28, 5513, p-b6', c: 'u39, 6624, p-c8', tps: '11.2..19.9', world: 'overland, skyblock, mesa2', seed: '10021..99871' },
    tools: ['mc_kick(player, why): Throw a player out', 'mc_unmute(player): Let a player talk again', 'mc_gift(player, item, count: int): Give things to a player', 'mc_say(words): Say something to all', 'mc_backup(world): Back up a world'],
    steps: `
      mc_unmute player={c} | Talk again | The one who may not talk has said sorry. Let that player talk again, by the id.
      mc_gift player={b} item=bread count=16 | Welcome | Sixteen pieces of bread (item bread) for the newcomer.
      mc_kick player={a} why="restart in 5 minutes" | Out | Whoever has played for three hours is thrown out; why: "restart in 5 minutes".
      mc_say words="World {world} is saved" | To all | All should read which world is saved, as in "World moss is saved".
      mc_backup world={world} | Backup | Back up the world whose load was measured.
      notify message="{tps} ticks" | Ticks | Show on this computer what step {step2} counted, figure and word as they stand: "… ticks".
      memory_store key=seed content="{seed}" | Seed | Write the seed into seed.
      cron_add schedule="0 4 * * *" action=message text="Restart in 10 minutes" name=restart-note | Every night | A nightly message at four (0 4 * * *), named restart-note, saying "Restart in 10 minutes".
    `,
  },
  {
    language: 'en',
    event: 'webhook /foundry/melt {"furnace": "{fur}", "heat_no": "{heat}", "c_pct": {c}, "si_pct": {si}, "pour_c": {pour}, "shift_lead": "{lead}", "lab": "{lab}", "verdict": "{ver}"}',
    slots: { fur: 'IF2, cupola, IF5', heat: '4471-A, 9020-C, 3318-B', c: '3.1..3.7', si: '1.8..2.6', pour: '1340..1420', lead: 'Zlatan, Britta, Owen', lab: 'Ines, Matti', ver: '=accepted, within limits / carbon too high, slag found' },
    tools: ['meltbook(heat, line): Line in the melt book', 'ladle_go(furnace, celsius: int): Pour at a temperature', 'heat_block(heat, grounds): Block a heat', 'cranehorn(times: int): Sound the horn'],
    steps: `
      @ver ladle_go furnace={fur} celsius={pour} // heat_block heat={heat} grounds="{ver}" | Pour or block | When the verdict is good, pour from this furnace at the temperature that the message gives. When it is bad, block the heat, and the grounds are the verdict itself.
      @ver failed "the verdict is {ver}" // pushover message="{heat}: {ver}" | Bad heat | A bad verdict is pushed as heat number, colon, verdict. With a good one there is nothing to push and the step fails.
      meltbook heat={heat} line="C {c}, Si {si}" | Melt book | The line for this heat: C and its percentage, comma, Si and its percentage; just figures, no sign.
      cranehorn times=2 | Horn | Two times the horn, so that everybody steps back.
      notify message="{fur} pours at {pour} °C" | Pouring | People at this computer ought to know which furnace pours at how many °C.
      send_message channel=floor to={lead} text="Sample by {lab}" | Lead | Tell the shift lead on floor by whom the sample was taken. It is the person from the lab; begin with "Sample by".
      memory_store key=last-heat content="{heat}" | Heat number | The heat number, whole with its letter, becomes last-heat.
      mqtt_publish topic=foundry/si payload="{si}" | Silicon | foundry/si wants the silicon value as it is in the message.
    `,
  },
  {
    language: 'en',
    event: 'peripheral ttyUSB0/scanner {code}',
    slots: { code: '4006381333931, 9780262033848, BX-00419, PAL77120, 5901234123457', bin: 'A4, rack 9, cold 2', who: 'Jette, Amos, Pilar', n: '2..48' },
    tools: ['wms_lookup(code): Say what a code is', 'wms_put(code, bin): Put something into a bin', 'wms_count(code, pieces: int): Enter a count', 'wms_damage(code, words, photo?: bool): Report damage', 'zpl_print(text, copies?: int): Print a label'],
    steps: `
      wms_lookup code={code} | What is it? | Nobody knows what was scanned. Look the code up.
      wms_put code={code} bin="{bin}" | Into the bin | What has just been scanned is put into {bin}.
      wms_count code={code} pieces={n} | Count | {n} pieces of it were counted by hand; enter that.
      wms_damage code={code} words="box is wet" | Damage | Report with the scanned code that the box is wet: "box is wet". There is no photo to speak of.
      zpl_print text="{code}" copies=2 | Two labels | Two labels with the code and nothing else on them.
      memory_recall query={code} | Notes | Search the notes for the code from the scanner.
      memory_store key=last-scan content="{code}" | Last scan | Replace last-scan by what came from the scanner.
      send_message channel=chat to={who} text="{code} is in {bin}" | Tell {who} | {who} asked on chat where it is. Answer "… is in …", with the code and {bin}.
      mqtt_publish topic=wms/scan payload="{code}" | Forward | Forward the scan to wms/scan.
    `,
  },
  {
    language: 'en',
    earlier: ['Alarms in the engine room | kmon_alarms → #{a} bilge high, port side\n#{b} lube oil warm, main engine\n#{c} shaft generator off', 'Bridge | bridge_ask → Speed {kn} kn, course {deg}, officer {off}', 'Fuel | bunker_dip → Port {p} t, starboard {s} t'],
    slots: { a: '301..349', b: '350..399', c: '400..449', kn: '8.5..15.5', deg: '101..299', off: 'Haugen, Reyes, Kapoor', p: '21..38', s: '41..59' },
    tools: ['kmon_ack(alarm: int): Acknowledge an alarm', 'kmon_assign(alarm: int, to): Give an alarm to somebody', 'bilge_pump(side: port|starboard, minutes: int): Pump the bilge', 'bridge_tell(officer, words): Tell the bridge'],
    steps: `
      kmon_ack alarm={a} | Bilge | The bilge has been seen to. Acknowledge its alarm.
      kmon_assign alarm={b} to=second | Oil | The alarm about the oil is for the second engineer (second).
      kmon_ack alarm={c} | Generator | We have stopped the shaft generator ourselves, so acknowledge that one.
      bilge_pump side=port minutes=15 | Pump | For a quarter of an hour, pump the side with the high bilge.
      bridge_tell officer={off} words="Fuel: {p} t port, {s} t starboard" | Fuel for the bridge | Report to the officer on the bridge how much fuel there is: "Fuel: … t port, … t starboard".
      notify message="{kn} kn on course {deg}" | Speed and course | Display how many kn we make on what course ("… kn on course …").
      memory_store key=officer content="{off}" | Officer | Who is the officer? Only the name, into officer.
      mqtt_publish topic=ship/fuel/starboard payload="{s}" | Starboard | ship/fuel/starboard: the tonnes on that side, without t.
      file_write path=log/fuel.txt content="{p}/{s}" append=true | Log | One more line for log/fuel.txt, port and starboard with a slash between.
    `,
  },
  {
    language: 'en',
    event: 'webhook /fund/request {"applicant": "{app}", "approver": "{appr}", "amount": {amt}, "iban_from": "{ifr}", "iban_to": "{ito}", "purpose": "{pur}", "ref": "{ref}"}',
    slots: { app: 'Celik, Thorn, Iwu', appr: 'Madsen, Rosen', amt: '120..890', ifr: '=AT61 1904 3002, DE89 3704 0044, CH93 0076 2011', ito: '=FR14 2004 1010, NL91 0417 1643, BE68 5390 0754', pur: '=new goals, travel to Linz, first aid bags', ref: 'K-2207, K-9914, Z-310', bud: '21..99' },
    tools: ['ledger_transfer(from, to, amount: num, text): Transfer money', 'ledger_undo(ref): Undo a booking', 'member_mail(member, subject, text): Mail a member', 'minutes_add(line): Add to the minutes'],
    steps: `
      ledger_transfer from="{ifr}" to="{ito}" amount={amt} text="{pur}" | Transfer | Carry the transfer out: from one account to the other, the amount as requested, and the purpose as its text.
      ledger_transfer from="{ito}" to="{ifr}" amount={bud} text="{ref}" | Part back | {bud} go back the opposite way. As text put the reference.
      ledger_undo ref={ref} | Undo | The booking with the reference in the request was wrong; undo it.
      member_mail member={app} subject="Your request" text="{appr} has agreed" | Applicant | To the person who applied: subject "Your request", text who has agreed ("… has agreed").
      minutes_add line="{amt} for {pur}" | Minutes | In the minutes it should say how much is for what, e.g. "50 for balls".
      notify title="{ref}" message="{app} asks for {amt}" | On the screen | The reference is the title. The message says who asks for how much.
      memory_store key=iban-{app} content="{ito}" | Account | Store the receiving account with its blanks, letter for letter, under iban-{app}.
      send_message channel=mail to={appr} text="Please look at {ref}" | Approver | Ask by mail whoever approves to please look at the reference: "Please look at …".
    `,
  },
];
