import type { Scene } from '../../scene';

/** Texts of calls, word for word, in English, part 5: several texts of which one is meant. */
export const messagesEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'manual',
    slots: { n: '2..18', who: 'Sten, Wilma, Raoul', day: '=Monday, Thursday, Saturday' },
    tools: ['gangway_board(text, side?: port|starboard): Text on the board at the gangway', 'loudhailer_say(text): Say a text on deck'],
    steps: `
      gangway_board text="No boarding" | Gangway | Not "Boarding", please, but "No boarding" on the board at the gangway.
      gangway_board text="Boarding" | Boarding | Not "No boarding" any longer: the board at the gangway shows "Boarding".
      gangway_board text="Boarding from deck {n}" side=port | Port side | On the port side the board says "Boarding from deck {n}", whatever starboard says ("Closed" at the moment).
      loudhailer_say text="Cast off at {n} past" | Cast off | Say on deck "Cast off at {n} past". After it the mate shouts "All clear", not you.
      loudhailer_say text="All clear" | All clear | The mate has said "Cast off at {n} past" already. Say on deck "All clear".
      send_message channel=telegram to={who} text="crew meal is at {n}, not {day}" | Meal | Telegram {who}: crew meal is at {n}, not {day}
      memory_store key=sailor content="{who}: {day} off" | Day off | Note under sailor: {who}: {day} off
      memory_store key=sailor content="{day} off" | Day off, no name | Note under sailor, without the name: {day} off
    `,
  },
  {
    language: 'en',
    event: 'mqtt hospital/bed {"bed": "{bd}", "text_de": "{de}", "text_en": "{en}", "text_short": "{sh}", "ward": "{wd}"}',
    slots: { bd: 'B12, B4, window 2', de: '=Bitte nüchtern bleiben, Heute Röntgen um 9, Kein Besuch!', en: '=Please do not eat, X-ray today at 9, No visitors!', sh: '=NPO, XR 9, NV', wd: '=4 West, ICU, Day ward' },
    tools: ['bedsign_set(bed, text, blink?: bool): Text on the sign at a bed', 'wardwall(ward, text): Text on the wall of a ward'],
    steps: `
      bedsign_set bed="{bd}" text="{de}" | German | The patient reads German only. The sign at the bed gets the German one of the three texts.
      bedsign_set bed="{bd}" text="{en}" | English | The patient reads English only. The sign at the bed gets the English one of the three texts.
      bedsign_set bed="{bd}" text="{sh}" blink=true | Short | The sign at the bed blinks the short one of the three texts.
      wardwall ward="{wd}" text="{bd}: {sh}" | Wall | Wall of this ward: bed, colon, the short text.
      wardwall ward="{wd}" text="{bd}: {en}" | Wall in English | Wall of this ward: bed, colon, the English text.
      wardwall ward="{wd}" text="{bd}" | Wall, bed | Wall of this ward: the bed, none of the three texts.
      notify title="{bd}" message="{de} / {en}" | Both | Title: the bed. Message: German text, " / ", English text.
      file_write path=beds/signs.txt content="{bd}\\n{en}" | File | Overwrite beds/signs.txt: bed in line one, English text in line two.
    `,
  },
  {
    language: 'en',
    earlier: ['Draft the notice | draft_make → A: {a}\nB: {b}', 'Ask the chair | chair_ask → take B, send A only to {vip}'],
    slots: { a: '=The AGM is moved to May., Dues go up by 4 euro!, Clubhouse closed', b: '=AGM: May 9 - come early, Dues: +4 euro (see letter), Closed till further notice', vip: 'treasurer, Odo, Mrs. Lam', n: '2..9' },
    tools: ['clubmail_out(to, text, attach?): Mail from the club', 'showcase_pin(text, weeks?: int): Pin a text in the showcase'],
    steps: `
      showcase_pin text="{b}" | Showcase | Pin the draft in the showcase that the chair wants taken.
      showcase_pin text="{b}" weeks={n} | For {n} weeks | Pin draft B in the showcase for {n} weeks.
      showcase_pin text="{a}" weeks={n} | A for {n} weeks | The chair has changed her mind: draft A is pinned, for {n} weeks.
      clubmail_out to="{vip}" text="{a}" | The one who gets A | Mail draft A to the one person whom the chair named.
      clubmail_out to=members text="{b}" | Members | Mail draft B to members, without the letter B and its colon.
      clubmail_out to=members text="{b}" attach=letter.pdf | Members, letter | Mail draft B, without its letter and colon, to members and attach letter.pdf.
      clubmail_out to=members text="B: {b}" | With the letter | Mail members the second line of step {step1} exactly as it stands there, letter and colon included.
      memory_store key=draft-rejected content="{a}" | Rejected | Store the draft that was not taken, without its letter, as draft-rejected.
    `,
  },
  {
    language: 'en',
    event: 'cron',
    slots: { h: '=6, 9, 20', m: '=15, 30, 45', who: 'Nils, Ottavia, Bea', p: '=line-stop, night-check, rinse', day: '1..5', id: 'r-771, r-2041, run-9' },
    tools: ['tickler_add(what, when, who?): Put something on the tickler list', 'floorgong(words): Gong with words'],
    steps: `
      cron_add schedule="{m} {h} * * *" action=message text="Drain the trap" | Daily | Every day ({m} {h} * * *) a message: Drain the trap
      cron_add schedule="{m} {h} * * *" action=message text="Drain the trap" name=trap | Daily, named | Every day ({m} {h} * * *) a message "Drain the trap", under the name trap.
      cron_add schedule="{m} {h} * * {day}" action=prompt text="Which filters are due this week?" | Weekly prompt | Cron {m} {h} * * {day}, a prompt: "Which filters are due this week?"
      cron_add schedule="0 {h} 1 * *" action=procedure text={p} | Monthly | On the first of each month (0 {h} 1 * *) the procedure {p} starts.
      sop_cancel run_id={id} reason="{who} is not on site" | Cancel | Cancel {id}. Reason: "{who} is not on site". The next try is on another day.
      sop_cancel run_id={id} reason="{who} is not on site, next try at {h}" | Cancel, next try | Cancel {id}. Reason: "{who} is not on site, next try at {h}".
      tickler_add what="call the smith" when="{h}:{m}" | Tickler | On the tickler list for {h}:{m}: "call the smith"
      tickler_add what="call the smith, ask for {who}" when="{h}:{m}" | Tickler, ask for | On the tickler list for {h}:{m}: "call the smith, ask for {who}"
      tickler_add what="call the smith" when="{h}:{m}" who={who} | Tickler for {who} | On the tickler list for {h}:{m}, for {who} to do: "call the smith"
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/reactor {"reactor": "{re}", "step": "{st}", "alarm_text": "{at}", "hint_text": "{ht}", "operator": "{op}"}',
    slots: { re: 'R-2, glass 50 l, KX', st: '=heating, dosing, quench', at: '=stirrer torque > 8 Nm, jacket: no flow, vent shut!', ht: '=lower the speed first, open HV-3; then wait, call the chemist (1180)', op: 'Yves, Madhu, Runa' },
    tools: ['reactorpanel(reactor, text, tone?: bool): Text on the panel of a reactor', 'batchrecord_line(text): Line of the batch record'],
    steps: `
      reactorpanel reactor="{re}" text="{at}" | Alarm | The panel of this reactor shows the alarm text, not the hint.
      reactorpanel reactor="{re}" text="{ht}" | Hint | The panel of this reactor shows the hint text, not the alarm.
      reactorpanel reactor="{re}" text="{ht}" tone=true | Hint with tone | The panel of this reactor shows the hint text, with a tone.
      batchrecord_line text="{st}: {at}" | Record | Record: the step, a colon, the alarm text.
      batchrecord_line text="{at} ({op})" | Record, operator | Record: the alarm text, then the operator in brackets.
      batchrecord_line text="{st}" | Record, step | Record: the step alone.
      send_message channel=pager to={op} text="{re}: {ht}" | Pager | Page the operator: reactor, colon, hint.
      pushover title="{re}" message="{at}" | Push | Title is the reactor; the message is the alarm.
      memory_store key=hint content="{ht}" | Keep | Keep the hint under hint, with its punctuation.
    `,
  },
  {
    language: 'en',
    event: 'webhook /puppet/stage {"piece": "{pc}", "lead_in": "{li}", "closing_line": "{cl}", "puppeteer": "{pu}", "seats": {se}}',
    slots: { pc: '=The Fox and the Pump, Nine Hats, Old Mo', li: '=Hush now - it begins!, Once there was a well: deep, Come closer (not too close)', cl: '=Good night, The end. Or is it?, Clap twice!', pu: 'Emeric, Tula, Sanne', se: '12..90' },
    tools: ['stageprompter(line, slow?: bool): Show a line to the stage', 'doorchalk(words): Chalk words on the board at the door'],
    steps: `
      stageprompter line="{li}" | Lead-in | The stage gets the lead-in. The closing line comes much later.
      stageprompter line="{cl}" | Closing | The stage gets the closing line. The lead-in was an hour ago.
      stageprompter line="{cl}" slow=true | Closing, slow | The stage gets the closing line, slow.
      doorchalk words="{pc} - {se} seats" | Door | Chalk at the door: piece, " - ", number, "seats".
      doorchalk words="{pc}" | Door, piece | Chalk at the door the piece, without the seats; we never know how many come.
      doorchalk words="Sold out, sorry!" | Sold out | Chalk at the door: Sold out, sorry!
      send_message channel=sms to={pu} text="{pc} moved to the barn" | Barn | SMS to the puppeteer: the piece, "moved to the barn".
      send_message channel=sms to={pu} text="moved to the barn" | Barn, short | SMS to the puppeteer: moved to the barn
    `,
  },
  {
    language: 'en',
    event: 'mqtt biogas/digester {"digester": "{d}", "ch4": {ch}, "foam_cm": {fo}, "order_text": "{ot}", "reply_text": "{rt}", "stoker": "{st}"}',
    slots: { d: 'D1, post-2, old tank', ch: '48..66', fo: '2..60', ot: '=feed 2 t (not 3), add 1 l defoamer, stir 10 min - then look', rt: '=done; foam stays, refused: lid open, will do at 15:00', st: 'Quirin, Zofia, Arlo' },
    tools: ['digesterlog(digester, text, from?): Log of a digester', 'yardhorn_text(text): Text on the horn sign in the yard'],
    steps: `
      digesterlog digester="{d}" text="{ot}" | Order | Log of this digester: the text of the order.
      digesterlog digester="{d}" text="{rt}" | Reply | Log of this digester: the text of the reply.
      digesterlog digester="{d}" text="{rt}" from={st} | Reply with sender | Log of this digester: the text of the reply, from the stoker.
      digesterlog digester="{d}" text="{st}: {rt}" | Sender within | Log of this digester, no sender set: the stoker, a colon, a blank, the text of the reply.
      yardhorn_text text="CH4 {ch} %" | Sign | Sign in the yard: "CH4", the percentage, "%", with blanks.
      yardhorn_text text="Foam {fo} cm, keep away" | Foam | Sign in the yard: "Foam", how high, "cm, keep away".
      yardhorn_text text="Keep away" | Keep away | Sign in the yard: Keep away
      mqtt_publish topic=biogas/cmd payload="{\\"digester\\": \\"{d}\\", \\"stir\\": true}" | Stir | Publish {"digester": "{d}", "stir": true} to biogas/cmd
      mqtt_publish topic=biogas/cmd payload="{\\"stir\\": false}" | Stop stirring | Publish {"stir": false} to biogas/cmd, for all of them.
    `,
  },
];
