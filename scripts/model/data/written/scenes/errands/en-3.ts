import type { Scene } from '../../scene';

/** Everyday steps with the product's own tools that have to be understood, in English, part 3. */
export const errandsEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /parking/deck {"deck": "{deck}", "free": {a}, "reserved": {b}, "guard": "{who}", "plate": "{pl}", "stay_min": {min}, "gate": "{gate}"}',
    slots: { deck: '=P1, P3, roof', a: '2..11 / 61..95', b: '14..52', who: 'Milan, Ms. Oduya, the late shift', pl: 'KX-22-B, M 904, TRD-5', min: '3..90', s: '{min} * 60', gate: '=up / down', pg: '4..12', pl2: '13..21', pv: '22..30', h: '6..9', hw: '{h} in words' },
    steps: `
      @a mqtt_publish topic=parking/{deck}/sign payload=full // mqtt_publish topic=parking/{deck}/sign payload=free | Sign | A deck with fewer than 12 free places counts as full, any other as free. That word to parking/DECK/sign.
      @a send_message channel=radio to="{who}" text="more reserved than free" // send_message channel=radio to="{who}" text="more free than reserved" | Guard | Radio for the guard. Either "more reserved than free" or "more free than reserved", whichever is true.
      @gate gpio_write pin={pg} value=0 // gpio_write pin={pg} value=1 | Gate {pg}, lights {pl2}, vent {pv} | Move the gate to where it is not: from up to down (0), from down to up (1).
      gpio_write pin={pv} value=1 | Gate {pg}, lights {pl2}, vent {pv} | Exhaust fumes. Have them blown out, high.
      gpio_write pin={pl2} value=0 | Gate {pg}, lights {pl2}, vent {pv} | Broad daylight! Save some power down there.
      notify message="{pl} stays {s} s" title="{deck}" | Who stays how long | The deck above it as the title, below: "AB-1 stays 120 s". The plate is the reported one, and so is the time, but in seconds.
      http_request url="http://permits.example/{deck}" method=POST body="plate={pl}" | Permit | The body is plate= with the plate right after it; POST it to http://permits.example/DECK.
      cron_add schedule="0 {h} * * 1-5" action=procedure text=open-deck name={deck} | Working days | Procedure open-deck at {hw} in the morning, Monday through Friday (on the hour). The deck gives the plan its name.
      cron_add schedule="30 {h} * * 6" action=procedure text=open-deck | Saturday | Half an hour past {hw} on Saturday mornings for open-deck, which is a procedure. A name isn't needed.
    `,
  },
  {
    language: 'en',
    earlier: ['Who is on duty | memory_recall → duty: {n1} until {t}, then {n2}', 'Read the box of seeds | file_read → bank {bank}, shelf {sh}, kept at {a} °C', 'Watchdog | gpio_read → pin {p}: {v}'],
    slots: { n1: '=Aroha, Basil, Mrs. Yoon', n2: '=Cleo, Dmitri, Mr. Frost', t: '=14:00, 18:00, 22:00', bank: '=B2, B5, deep', sh: '3..48', a: '-22..-12 / 2..9', p: '4..18', v: '=1 / 0', led: '19..30', ml: '=250, 500, 1500', l: '{ml} / 1000' },
    steps: `
      send_message channel=teams to="{n1}" text="Shelf {sh}, bank {bank}" | Who's there now | The person on duty first gets, on teams, "Shelf N, bank X" as the box says.
      send_message channel=teams to="{n2}" text="You start at {t}" | The next one | Teams, to whoever takes over: "You start at", and the time of the change.
      file_write path=banks/{bank}/{sh}.txt content="checked by {n1}" | Sheet of the shelf | banks, the bank, then a file that is the shelf's number with .txt: write "checked by" and the one on duty till {t}. What was in it may be lost.
      file_list path=banks/{bank} | What else | List the folder of that bank, which is banks/BANK.
      @a memory_store key=seed-{sh} content=frozen // memory_store key=seed-{sh} content=cool | Frozen or cool | Below zero it is "frozen", above zero "cool". Note it as seed- plus the shelf.
      @v gpio_write pin={led} value=0 // gpio_write pin={led} value=1 | Fault lamp | While the watchdog reads 1 everything's fine and the fault lamp ({led}) is 0. Reads it 0, the lamp is 1.
      gpio_read pin={p} | Watchdog again | Ask the watchdog's pin a second time.
      pushover message="{ml} ml = {l} l" | Measuring cup | Push how many litres {ml} ml are, in the form "100 ml = 0.1 l".
      mqtt_publish topic=seeds/{bank}/{sh} payload="{a} °C" | Published | Topic: seeds, bank, shelf. Payload: at what temperature it's kept, with °C.
    `,
  },
  {
    language: 'en',
    event: 'mqtt clinic/fridge {"fridge": "{f}", "top": {a}, "bottom": {b}, "nurse": "{n}", "doctor": "{d}", "vaccine": "{vac}", "doses": {k}}',
    slots: { f: '=F1, F2, lab', a: '9..14 / 1..3', b: '4..8', n: 'Sr. Beate, Kofi, Lena', d: 'Dr. Sato, Dr. Lind, Dr. Ekow', vac: '=tetanus, measles, flu', k: '4..90', comp: '4..12', buz: '13..21', lock: '22..30', h: '7..10' },
    steps: `
      @a pushover message="{f} top: {a} °C" // pushover message="{f} bottom: {b} °C" | The warmer shelf | Push fridge, then top or bottom, colon, degrees: of the warmer shelf only. It looks like "F7 top: 12 °C".
      @a gpio_write pin={buz} value=1 // gpio_write pin={buz} value=0 | compressor/buzzer/lock = {comp}/{buz}/{lock} | Buzzer high when the top shelf is above 8, low when it is under 8.
      gpio_write pin={lock} value=1 | compressor/buzzer/lock = {comp}/{buz}/{lock} | Nobody is to open it: lock high.
      gpio_read pin={comp} | compressor/buzzer/lock = {comp}/{buz}/{lock} | Does the cold machine run? Look at its pin.
      send_message channel=pager to="{d}" text="{k} doses of {vac}" | Doctor, not nurse | On the pager, how many doses of what ("9 doses of mumps"), and it's for the doctor.
      send_message channel=pager to="{n}" text="Count the {vac} in {f}" | Nurse | For the nurse there is the pager as well: "Count the … in …", the vaccine in the first gap, the fridge in the second.
      file_write path=stock/{vac}/{f}.txt content={k} | Stock | stock/VACCINE/FRIDGE.txt is overwritten with the number of doses.
      cron_add schedule="0 {h} * * 1-5" action=prompt text="How many {vac} doses are left?" | Ask on workdays | Weekdays {h}:00, prompt: "How many … doses are left?", with the vaccine in the gap.
      http_request url="http://stock.example/{vac}?fridge={f}" method=GET | Stock list | Use GET, and say so. Address: http://stock.example/ then the vaccine, then ?fridge= and the fridge.
    `,
  },
  {
    language: 'en',
    event: 'mqtt solar/roof/{str} {"east_w": {a}, "west_w": {b}, "installer": "{who}", "battery": {bat}, "inverter": "{inv}"}',
    slots: { str: '=s1, s4, barn', a: '3100..4400 / 150..900', b: '1200..2700', w: '{b} / 1000', who: 'Ruben, Ms. Ito, Halvar', bat: '9..28 / 72..96', inv: '=INV-2, INV-5, INV-8', boil: '4..15', car: '16..27', h: '10..15' },
    steps: `
      @a memory_store key=best-side content=east // memory_store key=best-side content=west | Which side is stronger | best-side: east or west, namely the one that gives more.
      @a notify message="East {a} W" // notify message="West {b} W" | Show the stronger | East or West (with a capital), its watts, W. Like "North 50 W". Only the side that gives more.
      mqtt_publish topic=solar/{inv}/west payload="{w} kW" | West in kilowatts | solar/INVERTER/west should have what west gives, turned into kW, e.g. "1.5 kW".
      @bat gpio_write pin={car} value=0 // gpio_write pin={car} value=1 | Boiler {boil}; car charger {car} | The car charges (1) from half a battery upwards. With less in it the charger is 0.
      @bat failed "the battery has only {bat} %" // gpio_write pin={boil} value=1 | Boiler {boil}; car charger {car} | Hot water with spare power, so boiler to 1. But this step fails if the battery is below fifty per cent.
      send_message channel=email to="{who}" text="{inv} on {str} reports" | To whom it belongs | Email for the one who put it up: inverter, "on", string, "reports". The string is the last bit of the topic.
      file_search query={inv} path=solar/{str} | Papers | Papers of each string are in solar/STRING. Look there for the inverter.
      cron_add schedule="0 {h} * * *" action=procedure text=wash-panels timezone=Asia/Seoul | Wash | wash-panels is a procedure; daily at {h}:00, time zone Asia/Seoul.
      cron_add schedule="0 {h} 1 1 *" action=message text="Read {inv}" | New Year | Each first of January at {h}:00: "Read" and the inverter, a message.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} brings {n} skates of size {sz} to bench {bench}',
    slots: { who: 'Pekka, Sonja, the twins', n: '2..18', sz: '28..47', bench: '=A, C, W', grind: '4..12', vac: '13..21', lamp: '22..30', h: '2..8', hw: '{h} in words' },
    steps: `
      memory_store key="skates {who}" content="{n} x {sz}" | Note it | Key: the word skates, a blank, who brought them. Content: how many, x, the size. "1 x 20" would be one of size twenty.
      send_message channel=sms to="{who}" text="{n} skates are ready" | Ready | The customer is told by sms: the number, then "skates are ready".
      file_write path=bench/{bench}.txt content="{who}: size {sz}" append=true | Bench page | Every bench has bench/LETTER.txt. To the page of this bench goes NAME: size NUMBER, after what's there.
      mqtt_publish topic=rink/{bench}/todo payload={n} | Screen over the bench | How many pairs or singles is no matter, simply the count that was brought, to rink/BENCH/todo.
      gpio_write pin={grind} value=1 | Grinder: {grind} / suction: {vac} / lamp: {lamp} | Start sharpening (1).
      gpio_write pin={vac} value=0 | Grinder: {grind} / suction: {vac} / lamp: {lamp} | The dust is gone, no need to suck any longer.
      gpio_read pin={lamp} | Grinder: {grind} / suction: {vac} / lamp: {lamp} | Is it lit or not? Just read.
      cron_add schedule="0 {h} * * 3" action=message text="Change the stone" | Wednesdays | The stone gets changed on Wednesdays, at {hw} in the morning. Message: "Change the stone".
      cron_add schedule="30 {h} * * 6,0" action=procedure text=ice-on name=weekend | Early ice | Saturdays and Sundays (6,0) half past {hw} in the morning, procedure ice-on. It's called weekend.
    `,
  },
  {
    language: 'en',
    event: 'webhook /server/backup {"host": "{host}", "job": "{job}", "took_s": {s}, "size_mb": {mb}, "state": "{st}", "admin": "{who}"}',
    slots: { host: '=attic, nas2, pi5', job: '=photos, mail, wiki', s: '=120, 180, 300, 540', m: '{s} / 60', mb: '1500..9400', gb: '{mb} / 1000', st: '=ok / broken', who: 'Ngozi, R. Blum, Tove', old: '=full-1, full-3, tmp', fan: '4..14', led: '15..25', h: '1..5', mi: '11..54' },
    steps: `
      @st file_write path=backup/{host}/good.log content={job} append=true // file_write path=backup/{host}/bad.log content={job} append=true | Two logs | In backup/HOST there are good.log and bad.log. The job is appended to the one that fits its state, ok or broken.
      @st notify message="{job}: {m} min" // send_message channel=irc to="{who}" text="{job} is broken" | Depending on the state | ok: show job, colon, and the minutes it took, "news: 4 min". broken: on irc tell the admin "JOB is broken" and show nothing.
      @st gpio_write pin={led} value=0 // gpio_write pin={led} value=1 | Fan {fan} / red LED {led} | Red when the backup is broken, otherwise dark.
      gpio_write pin={fan} value=1 | Fan {fan} / red LED {led} | The disks got hot, so blow (1).
      pushover message="{host}/{job}: {gb} GB" | Size | Push "HOST/JOB: 3.5 GB", filled with what came; a thousand MB make one GB.
      mqtt_publish topic=backup/{job}/{host} payload={st} | State | backup, then the job, then the host, in that order, is the topic. It gets the state.
      http_request url="http://{host}.lan/jobs/{job}" method=DELETE | Take it away | On the host itself (http://HOST.lan) delete /jobs/JOB by DELETE.
      memory_forget key={host}/{old} | Old note | There's a note under host/{old}, with the real host in front of the slash. Not needed any more.
      cron_add schedule="{mi} {h} * * 0" action=procedure text=backup-{job} | Sunday nights | The procedure is called backup- plus the job. On Sundays, {h}:{mi}.
    `,
  },
];
