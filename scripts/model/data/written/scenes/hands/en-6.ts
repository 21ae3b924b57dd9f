import type { Scene } from '../../scene';

/** Plain steps of many people, part 6: with a reason, a remark or a choice beside the order. */
export const hands6: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /isp/outage {"node": "{n}", "town": "{t}", "customers": {c}, "cause": "{ca}", "field_tech": "{ft}"}',
    slots: { n: 'OLT-7, node B4, hub west', t: 'Lindau, Ballina, Kerava', c: '0..20 / 300..2500', ca: 'digger, lightning, power cut / unknown, ∅', ft: 'Rory, Anneli' },
    tools: ['netz_reroute(node, via?): Send traffic another way', 'netz_power(node, on: bool): Power of a node', 'netz_banner(town, text): Banner on the status page', 'netz_truck(tech, node, urgent?: bool): Send a technician', 'netz_cause(node, cause): Enter the cause'],
    steps: `
      netz_reroute node="{n}" | Reroute | Reroute around the node that fell over.
      netz_reroute node="{n}" via=ring-2 | Reroute | Reroute around the node that fell over, via ring-2, since ring-1 is full.
      netz_power node="{n}" on=false | Cycle, part 1 | Cut its power. Have you tried turning it off?
      netz_power node="{n}" on=true | Cycle, part 2 | Now give it its power back.
      @c failed "only {c} customers are hit" // netz_banner town="{t}" text="We are working on it" | Banner | More than 100 customers hit: banner "We are working on it" for that town. Fewer isn't worth one, so fail.
      netz_truck tech="{ft}" node="{n}" | Truck | Send out the technician to this node, no rush.
      netz_truck tech="{ft}" node="{n}" urgent=true | Truck | Send out the technician to this node; it's urgent.
      @ca netz_cause node="{n}" cause="{ca}" // failed "the cause is not known" | Cause | Enter the cause for the node, once it is known. It isn't? Fail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /store/order {"order": "{o}", "buyer": "{b}", "total": {t}, "coupon": "{c}", "carrier": "{ca}", "paid": "{p}"}',
    slots: { o: 'W-10442, W-22017, 7781-B', b: 'Mia Holm, R. Banerjee', t: '12..240', c: '=WINTER5, HELLO10 / ∅', ca: 'DPD, PostNord, Hermes', p: '=yes / no, open', f: 'orders/today.csv, orders/all.csv' },
    steps: `
      @p mqtt_publish topic=store/pack payload={o} // failed "it is not paid" | Pack | We only pack what is paid. If it is, publish the order to store/pack; if it isn't, fail.
      @c memory_store key=coupon content={c} // failed "no coupon was used" | Coupon | Marketing wants to know the coupon: keep it as coupon. Was none used, fail.
      file_write path={f} content="{b}" append=true | Row | One more row in {f}: the buyer.
      file_write path=orders/latest.txt content="{o}" | Latest | orders/latest.txt always has just one order in it, the new one.
      send_message channel=slack to=warehouse text="Use the padded boxes" | Boxes | There was broken glass last week, so slack warehouse "Use the padded boxes".
      send_message channel=slack text="Use the padded boxes" | Boxes for all | There was broken glass last week, so on slack, with nobody as recipient: "Use the padded boxes".
      mqtt_publish topic=store/carrier payload="{ca}" | Carrier | Who is going to drive it? That name to store/carrier.
      notify message="{t} euro from {b}" | Ka-ching | Show how much from whom, like this: 7 euro from Jane Doe
      cron_list | Plans | I always forget what's planned. List it.
    `,
  },
  {
    language: 'en',
    event: 'manual - admin chat: player {pl} on {sv} reported by {rp}, reason {re}, map {mp}',
    slots: { pl: 'xX_Odin, Bluebell99, kekz', sv: 'survival-2, eu-west, creative', rp: 'Marta7, old_guy', re: 'griefing, spam, cheating / none', mp: 'Isle, Canyon, Fort 3', h: '1..72', sv2: 'lobby, us-1', n: '4..64' },
    tools: ['gg_ban(player, hours?: int): Ban a player', 'gg_mute(player, muted: bool): Mute or unmute a player', 'gg_mode(server, mode: peace|war): Set the mode of a server', 'gg_slots(server, count: int): Set the slots', 'gg_say(server, text): Chat as the server', 'gg_thank(player, gift?): Thank a player'],
    steps: `
      @re gg_ban player="{pl}" // failed "no reason was given" | Ban | Ban the reported player for good. If the reason is none, we don't ban, fail.
      @re gg_ban player="{pl}" hours={h} // failed "no reason was given" | Short ban | {h} hours of ban for the reported player. If the reason is none, fail.
      gg_mute player="{pl}" muted=true | Shush | That player talks too much. No more chat for them.
      gg_mute player="{pl}" muted=false | OK | They said sorry, the reported player may chat again.
      gg_mode server="{sv2}" mode=war | {sv2} | PvP weekend! Make it war.
      gg_mode server="{sv2}" mode=peace | {sv2} | PvP weekend is over, no more killing.
      gg_slots server="{sv}" count={n} | Slots | {n} slots on the server of the report.
      gg_say server="{sv}" text="Restart in five minutes" | Say | On that server say Restart in five minutes
      gg_thank player="{rp}" | Thanks | Thank whoever reported.
      gg_thank player="{rp}" gift=diamond | Thanks | Thank whoever reported, with a diamond.
    `,
  },
  {
    language: 'en',
    earlier: ['Find the raw take | file_search → takes/{ep}.wav', 'Measure loudness | loud_get → {lu} LUFS', 'Guest list | memory_recall → guest {g}, host {h}'],
    slots: { ep: 'ep41, ep07, pilot', lu: '-29..-24 / -16..-14', g: 'Dr. Amsel, Kwame, Ilse B.', h: 'Robyn, Tarek', p: '3..20' },
    steps: `
      @lu failed "it is at {lu} LUFS" // sop_execute name=publish payload="{ep}" | Publish | Louder than -20 LUFS: run publish with the episode's name without .wav. Too quiet: fail, I must redo it.
      sop_execute name=backup payload="takes/{ep}.wav" | Backup | Run backup. The payload is the path found in step {step1}.
      sop_execute name=backup | Backup all | Run backup, without payload it takes everything.
      file_write path=show/guest.txt content="{g}" | Guest | show/guest.txt: the guest's name, instead of last week's.
      file_write path=show/hosts.txt content="{h}" append=true | Hosts | The host, at the end of show/hosts.txt.
      send_message channel=discord text="New episode tonight" | Fans | Onto discord, with no addressee: New episode tonight
      send_message channel=discord to="{h}" text="New episode tonight" | Host | Tell the host on discord: New episode tonight
      gpio_write pin={p} value=1 | Sign | ON AIR sign, {p}, lit
      gpio_write pin={p} value=0 | Sign | ON AIR sign, {p}, dark
      failed "the length is not known" | Length | Put the length in minutes found earlier into the note length.
    `,
  },
  {
    language: 'en',
    event: 'webhook /photo/session {"album": "{a}", "couple": "{c}", "shots": {s}, "assistant": "{as}", "card": "{cd}"}',
    slots: { a: 'Lake 2026, Castle, Park II', c: 'Eva and Tom, Li and Bo', s: '120..900', as: 'Mona, Rick', cd: '=CF-1, SD-9, XQD-2 / ∅, empty', a2: 'Rain, Studio 4', p: '3..60', pw: '=tulip77, sunny04, maple12' },
    tools: ['snap_import(card, album?): Import a card', 'snap_share(album, password?): Share an album', 'snap_light(softbox: int, on: bool): Softbox', 'snap_tone(album, tone: warm|cold): Tone of an album', 'snap_print(album, count: int): Print pictures', 'snap_ask(who, text): Write to somebody'],
    steps: `
      @cd snap_import card={cd} // failed "there is no card" | Import | Import the card of the message. If it's empty or there is none, fail.
      snap_import card=SD-50 album="{a}" | Second card | SD-50 belongs into the same album.
      snap_share album="{a}" | Share | Share the {a} album with the world.
      snap_share album="{a2}" password={pw} | Share "{a2}" | Password {pw}, the bride's mother is curious.
      snap_light softbox=1 on=true | Box 1 | First softbox on.
      snap_light softbox=2 on=false | Box 2 | Second softbox off, too much light.
      snap_tone album="{a}" tone=warm | Tone | Skin looks blue in this album. Make it warmer.
      snap_tone album="{a2}" tone=cold | Tone | "{a2}" is too yellow, go colder.
      snap_print album="{a}" count={p} | Print | {p} prints from the album of the message.
      snap_ask who="{as}" text="Charge the flash" | Assistant | Ask the assistant: "Charge the flash"
    `,
  },
  {
    language: 'en',
    event: 'webhook /wedding/day {"bride": "{b}", "groom": "{g}", "hall": "{h}", "guests": {n}, "band": "{ba}", "planner_tel": "{tel}"}',
    slots: { b: 'Lucia, Ming, Theresa', g: 'Ole, Farid, Marcus', h: 'Orangery, Barn, Hall 2', n: '30..180', ba: 'Swing Six, DJ Koko / none, ∅', tel: '=0171 55, 0160 92, 0152 37', p: '3..20' },
    steps: `
      memory_store key=bride content="{b}" | Bride | So that nobody mixes them up: bride's name under bride.
      memory_store key=groom content="{g}" | Groom | So that nobody mixes them up: groom's name under groom.
      @ba mqtt_publish topic=wedding/stage payload="{ba}" // failed "there is no band" | Stage | Publish who plays to wedding/stage. If nobody plays, fail.
      mqtt_publish topic=wedding/chairs payload={n} | Chairs | As many chairs as guests: publish the number to wedding/chairs.
      send_message channel=sms to="{tel}" text="The cake has arrived" | Cake | SMS the planner's number "The cake has arrived", she is nervous.
      gpio_write pin={p} value=1 | Fairy lights | It is getting dark and romantic: fairy lights, pin {p}.
      gpio_write pin={p} value=0 | Fairy lights | The bride wants candles only, so no fairy lights, pin {p}.
      notify message="Dinner in {h}" title="Guests" | Dinner | Show "Dinner in", the hall; with the title Guests.
      notify message="Dinner in {h}" | Dinner | Show "Dinner in", the hall; no title needed.
    `,
  },
  {
    language: 'en',
    event: 'mqtt truck/grill {"burner": {b}, "gas_kg": {g}, "dish": "{d}", "order_no": {o}, "cook": "{c}", "customer": "{cu}"}',
    slots: { b: '1..4', g: '0.2..0.9 / 4.5..10.5', d: 'bulgogi wrap, falafel, Pulled Pork', o: '11..99', c: 'Sunny, Big Al', cu: 'Grey hoodie, Table 2, Liv', b2: '5..6', n: '2..15' },
    tools: ['gril_burner(burner: int, flame: low|high): Set a burner', 'gril_hood(on: bool): Extractor hood', 'gril_shout(order: int, name?): Call out an order', 'gril_menu(dish, sold_out: bool): Mark a dish', 'gril_prep(cook, dish, portions: int): Tell a cook what to prepare'],
    steps: `
      @g failed "only {g} kg of gas left" // gril_burner burner={b} flame=high | Full flame | Full flame on the burner in the message if there is more than 2 kg of gas; otherwise fail.
      gril_burner burner={b2} flame=low | Burner {b2} | Onions burn there, turn it down.
      gril_hood on=true | Smoke | I can't see a thing! Hood!
      gril_hood on=false | Noise | Can't hear the customers. Hood off.
      gril_shout order={o} | Call | Call out the order.
      gril_shout order={o} name="{cu}" | Call with name | Call out the order, with the customer's name.
      gril_menu dish="{d}" sold_out=true | Gone | No more of that dish.
      gril_menu dish="{d}" sold_out=false | Back | Found more in the cooler: that dish can be had again.
      gril_prep cook="{c}" dish="{d}" portions={n} | Prep | The cook in the message makes {n} more of the dish.
    `,
  },
  {
    language: 'en',
    event: 'mqtt gelato/freezer {"flavour": "{f}", "tub": {t}, "celsius": {c}, "vendor": "{v}", "allergen": "{a}"}',
    slots: { f: 'Stracciatella, Mango, Pistachio', t: '1..12', c: '-19..-14 / -9..-4', v: 'Luca, Paolina', a: '=nuts, milk / ∅, none', p: '3..15', p2: '16..31' },
    steps: `
      @c failed "{c} degrees is cold enough" // gpio_write pin={p} value=1 | Booster | Anything warmer than -12 melts. Then booster on, pin {p}. If it's cold enough, fail.
      gpio_write pin={p} value=0 | Booster | The booster eats electricity. Off with it, pin {p}.
      gpio_write pin={p2} value=1 | Window sign | We're open, so the sign on {p2} should shine.
      @a mqtt_publish topic=gelato/warn payload={a} // failed "there is no allergen" | Warn | Publish the allergen to gelato/warn. If there isn't one, fail.
      mqtt_publish topic=gelato/flavour payload="{f}" | Flavour | Which flavour? Publish that, to gelato/flavour.
      mqtt_publish topic=gelato/tub payload={t} | Tub | Which tub? Publish that, to gelato/tub.
      send_message channel=whatsapp to="{v}" text="Bring more cones" | Cones | WhatsApp to the vendor: Bring more cones
      send_message channel=whatsapp text="Bring more cones" | Cones | WhatsApp, to the group, so no recipient: Bring more cones
      memory_forget key=flavour-{t} | Forget | Tub is cleaned, forget flavour-{t}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /juice/machine {"press": "{p}", "fruit": "{f}", "crates": {c}, "operator": "{o}", "filter_ok": {fo}, "spare_press": "{p2}"}',
    slots: { p: 'Press A, Voran 2, Mill press', p2: 'Press D, Voran 5', f: 'apple, quince, pear', c: '2..40', o: 'Gerda, Milan', fo: '=true / false', bar: '2..9', l: '50..900', cl: '72..85' },
    tools: ['most_press(press, bar: int, cloth?): Start pressing', 'most_halt(press): Stop pressing', 'most_heat(celsius: int, steam: bool): Pasteurise, with or without steam', 'most_tap(litres: int, into: bag|tank): Fill juice', 'most_tell(operator, text): Tell an operator'],
    steps: `
      @fo most_press press="{p}" bar={bar} // failed "the filter is not ok" | Press | {bar} bar on the press in the message. The filter must be ok, or else fail.
      most_press press="{p2}" bar={bar} cloth=linen | Spare | Take the spare press, {bar} bar, with the linen cloth.
      most_press press="{p2}" bar={bar} | Spare | Take the spare press, {bar} bar.
      most_halt press="{p}" | Halt | It squeaks, stop the one that reported.
      most_heat celsius={cl} steam=true | Heat | Heat to {cl}, let the steam help.
      most_heat celsius={cl} steam=false | Heat | Heat to {cl}, no steam today, the boiler is out.
      most_tap litres={l} into=bag | Bags | {l} l into bags.
      most_tap litres={l} into=tank | Tank | {l} l into the tank.
      most_tell operator="{o}" text="The {f} is too ripe" | Tell | Tell the operator: "The {f} is too ripe"
    `,
  },
  {
    language: 'en',
    event: 'manual - tea house: table {t} wants {tea}, {n} cups, guest of honour {g}, host {h}',
    slots: { t: '1..9', tea: 'Sencha, Oolong 3, Pu-erh', n: '1..8', g: 'Master Oka, Mrs Wren / nobody', h: 'Ayumi, Jean', p: '4..19', d: '60..95' },
    steps: `
      gpio_write pin={p} value=1 | Kettle | Kettle {p}: begin.
      gpio_write pin={p} value=0 | Kettle | Kettle {p}: rest.
      mqtt_publish topic=tea/kind payload="{tea}" | Leaves | What do they wish to drink? To tea/kind.
      mqtt_publish topic=tea/kettle payload={d} | Degrees | Publish {d} to tea/kettle, for green tea hates boiling water.
      @g send_message channel=pager to="{h}" text="Welcome {g}" // failed "there is no guest of honour" | Welcome | Page the host "Welcome" and the guest of honour. With nobody to honour, fail.
      memory_store key=cups content="{n}" | Cups | Number of cups, under cups.
      memory_recall query="{tea}" limit=1 | Tea | 1 note about this tea, the best.
      memory_recall query="{tea}" | Tea | Notes about this tea.
      notify message="Please take off your shoes" | Shoes | Display: Please take off your shoes
      notify message="Please take off your shoes" title="Table {t}" | Shoes | Display under the title Table {t}: Please take off your shoes
    `,
  },
  {
    language: 'en',
    event: 'mqtt sushi/belt {"belt": "{b}", "plate": "{p}", "rounds": {r}, "chef": "{c}", "table": {t}}',
    slots: { b: 'Inner, Outer, Belt 3', p: 'gold, red stripe, Black 2', r: '1..20 / 60..140', c: 'Kenji, Vanessa', t: '1..18', b2: 'Upper, Belt 5', s: '2..9', fish: '=salmon, eel, tuna' },
    tools: ['maki_belt(belt, running: bool): Run or stop a belt', 'maki_speed(belt, cm_s: int, ramp?: bool): Speed of a belt', 'maki_bin(plate): Throw a plate away', 'maki_order(fish, pieces: int, table?: int): Order fish at the bar', 'maki_wasabi(amount: little|lots): Wasabi dispenser', 'maki_ping(chef, text): Ping a chef'],
    steps: `
      maki_belt belt="{b}" running=false | Stop | A child climbs onto the {b} belt. Stop it!
      maki_belt belt="{b}" running=true | Run | Child is safe, the {b} belt can run.
      maki_speed belt="{b2}" cm_s={s} | Speed | {s} cm a second for "{b2}".
      maki_speed belt="{b2}" cm_s={s} ramp=true | Gently | {s} cm a second for "{b2}", ramped up gently.
      @r failed "it made only {r} rounds" // maki_bin plate="{p}" | Old | After 50 rounds the plate is thrown away. Fewer rounds: fail.
      maki_order fish={fish} pieces={s} | Order | {s} pieces of {fish}
      maki_order fish={fish} pieces={s} table={t} | Order | {s} pieces of {fish} for the table in the message
      maki_wasabi amount=little | Wasabi | Tourists. Go easy on the wasabi.
      maki_wasabi amount=lots | Wasabi | They asked for it hot.
      maki_ping chef="{c}" text="Sharpen the knives" | Knives | Ping the chef: Sharpen the knives
    `,
  },
  {
    language: 'en',
    event: 'webhook /canteen/menu {"main": "{m}", "vegan": "{v}", "cook": "{c}", "portions": {p}, "allergy_sheet": "{al}"}',
    slots: { m: 'Beef stew, Fish pie, Lasagne', v: 'Lentil dal, Bean chili', c: 'Ewa, Mr Brandl', p: '80..400', al: '=gluten, soy / missing, ∅', q: '3..16', f: 'menu/board.txt, menu/web.txt' },
    steps: `
      file_write path={f} content="{m}" | Main | Put the main dish in {f}, in place of yesterday's.
      file_write path={f} content="{v}" append=true | Vegan | Put the vegan dish in {f}, below the main dish.
      @al file_write path=menu/allergy.txt content="{al}" // failed "the allergy sheet is missing" | Allergies | By law: what the allergy sheet says into menu/allergy.txt (new file). No sheet, then fail.
      mqtt_publish topic=canteen/portions payload={p} | Portions | How many portions, to canteen/portions.
      send_message channel=sms to="{c}" text="The delivery is an hour late" | Cook | The cook needs to know by sms: The delivery is an hour late
      gpio_write pin={q} value=1 | Bain-marie | Keep the food warm, pin {q}, on.
      gpio_write pin={q} value=0 | Bain-marie | Service is over, pin {q}, off.
      pushover message="{m} is sold out" title="Canteen" | Sold out | Push the main dish and "is sold out". Title: Canteen.
      pushover message="{v} is sold out" | Sold out | Push the vegan dish and "is sold out".
    `,
  },
  {
    language: 'en',
    event: 'webhook /catering/event {"event": "{e}", "guests": {g}, "van": "{v}", "leave_at": "{l}", "chef": "{c}", "budget_ok": {ok}}',
    slots: { e: 'Gala, Book launch, Lee 50th', g: '20..300', v: 'Van 2, White Iveco', l: '=09:40, 13:15, 16:00', c: 'Odile, Sven', ok: '=true / false', n: '5..80', d: 'canapes, Soup 4, cheesecake' },
    tools: ['ctr_cook(dish, portions: int, spicy?: bool): Cook a dish', 'ctr_van(van, cooling: bool): Van cooling', 'ctr_leave(van, time): When a van leaves', 'ctr_confirm(event): Confirm an event', 'ctr_style(event, service: buffet|plated): How it is served', 'ctr_page(person, text): Page a person'],
    steps: `
      ctr_cook dish="{d}" portions={g} | Cook | {d}, one for each guest.
      ctr_cook dish="{d}" portions={n} spicy=true | Cook hot | {n} of {d}, with a good kick of chili.
      ctr_van van="{v}" cooling=true | Van | Before loading, the van's cooling goes on.
      ctr_van van="{v}" cooling=false | Van | It's all unloaded; the van needn't cool.
      ctr_leave van="{v}" time={l} | Leave | The van leaves at the time in the message.
      @ok ctr_confirm event="{e}" // failed "the budget is not ok" | Confirm | Confirm the event if the budget is ok, else fail.
      ctr_style event="{e}" service=buffet | Style | Guests help themselves at this event.
      ctr_style event="{e}" service=plated | Style | At this event the waiters carry plates.
      ctr_page person="{c}" text="Bring the blowtorch" | Page | To the chef: "Bring the blowtorch"
    `,
  },
  {
    language: 'en',
    event: 'manual - village shop: {cu} ordered {it} for {d}, pays {h}, helper {he}',
    slots: { cu: 'old Mr Finch, Mrs Tully, Pastor Ray', it: 'lamp oil, six eggs, rye bread', d: '=Tuesday, Friday', h: '=cash, card / later, on tick', he: 'Billy, Jo', p: '3..14', f: 'shop/orders.txt, shop/book.txt' },
    steps: `
      @h mqtt_publish topic=shop/sold payload="{it}" // failed "it is not paid" | Sold | If they pay cash or by card, publish what was ordered to shop/sold. No money, no sale: fail.
      file_write path={f} content="{it}" append=true | Book | Write what they want at the end of {f}, bless them.
      file_write path=shop/door.txt content="Back in ten minutes" | Door | shop/door.txt shall say only: Back in ten minutes
      memory_store key=customer content="{cu}" | Who | My memory is bad, so keep who ordered, as customer.
      memory_store key=day content="{d}" | When | Keep for which day, as day.
      send_message channel=sms to="{he}" text="Carry the crates in" | Helper | SMS to the helper: Carry the crates in
      send_message channel=sms text="Fresh bread at eight" | All | SMS, to no one by name: Fresh bread at eight
      gpio_write pin={p} value=1 | Shop lamp | Lamp on, {p}
      gpio_write pin={p} value=0 | Shop lamp | Lamp out, {p}
    `,
  },
  {
    language: 'en',
    event: 'webhook /pawn/ticket {"ticket": "{t}", "item": "{i}", "loan": {l}, "owner": "{o}", "id_checked": {id}, "vault": "{v}"}',
    slots: { t: 'PT-330, PT-918', i: 'gold watch, Fender Strat, camera X', l: '20..400', o: 'R. Vidal, Ms Stone', id: '=true / false', v: 'V1, cage 3', d: '30..90', t2: 'PT-555, PT-777' },
    tools: ['pfnd_loan(ticket, euro: int): Pay out a loan', 'pfnd_extend(ticket, days: int, fee?: int): Extend a ticket', 'pfnd_vault(item, vault): Put an item into a vault', 'pfnd_alarm(armed: bool): Arm or disarm', 'pfnd_sale(item, price_tag: red|white): Put an item up for sale', 'pfnd_say(owner, text): Message to an owner'],
    steps: `
      @id pfnd_loan ticket={t} euro={l} // failed "the ID was not checked" | Pay out | Pay out the loan on the new ticket. ID unchecked? Not a cent: fail.
      pfnd_extend ticket={t2} days={d} | {t2} | {d} days more.
      pfnd_extend ticket={t2} days={d} fee=8 | {t2} | {d} days more for a fee of 8.
      pfnd_vault item="{i}" vault="{v}" | Vault | Lock the pawned thing away, in the vault of the message.
      pfnd_alarm armed=true | Closing | We close, so arm it.
      pfnd_alarm armed=false | Opening | We open. The alarm shouldn't be armed then.
      pfnd_sale item="{i}" price_tag=red | Sale | Nobody came for it: for sale, red tag.
      pfnd_sale item="{i}" price_tag=white | Sale | Nobody came for it: for sale, white tag.
      pfnd_say owner="{o}" text="Your ticket runs out on Sunday" | Owner | Tell the owner "Your ticket runs out on Sunday".
    `,
  },
  {
    language: 'en',
    event: 'webhook /secondhand/intake {"bag": "{b}", "seller": "{s}", "pieces": {p}, "size": "{sz}", "stains": "{st}"}',
    slots: { b: 'Bag 14, blue sack, B-77', s: 'Petra M., Yusra', p: '3..40', sz: '=S, M, XL', st: '=none, no / many, two', q: '3..13', id: 'c8, sale-3' },
    steps: `
      @st memory_store key=shelf content="{b}" // failed "stains: {st}" | Shelf | Clean things only: the bag into the note shelf when there are no stains. When there are, fail.
      memory_store key=seller content="{s}" | Seller | Keep whose it is, as seller.
      mqtt_publish topic=clothes/size payload={sz} | Size | Which size? To clothes/size.
      gpio_write pin={q} value=1 | Steamer | Steamer on {q}, heat up!
      gpio_write pin={q} value=0 | Steamer | Steamer on {q}, switch off, it drips.
      send_message channel=email to="{s}" text="Thanks for the lovely coats" | Thanks | Mail to who brought it: "Thanks for the lovely coats"
      cron_add schedule="0 10 * * 6" action=message text="Half price day" name=sale | Saturday | 0 10 * * 6, a message "Half price day", plan's name sale.
      cron_add schedule="0 10 * * 6" action=message text="Half price day" | Saturday | 0 10 * * 6, a message "Half price day", the plan needs no name.
      cron_remove id={id} | No sale | Take {id} out of the plan.
    `,
  },
  {
    language: 'en',
    event: 'webhook /moving/job {"job": "{j}", "truck": "{t}", "from": "{f}", "to": "{to}", "boxes": {b}, "piano": {pi}}',
    slots: { j: 'MV-18, MV-40', t: 'Truck 3, MAN 12, Sprinter', f: 'Elm St 4, Seeweg 9', to: 'Park Ave 20, Talgasse 1', b: '20..90', pi: '=true / false', m: 'Igor, Dwayne', t2: 'Truck 8, Vito', fl: '1..6' },
    tools: ['umz_truck(truck, address): Send a truck to an address', 'umz_lift(address, floor?: int): Set up the furniture lift', 'umz_ramp(truck, down: bool): Loading ramp', 'umz_gang(job, strength: normal|strong): Crew of a job', 'umz_call(person, text): Call a person', 'umz_no_parking(address, set: bool): No-parking sign'],
    steps: `
      umz_truck truck="{t}" address="{f}" | Load | Send its truck to where they move out.
      umz_truck truck="{t}" address="{to}" | Unload | Send its truck to where they move in.
      umz_lift address="{to}" | Lift | Lift goes up at the new place.
      umz_lift address="{f}" floor={fl} | Lift at the old place | Floor {fl}, the old address.
      umz_ramp truck="{t2}" down=true | Ramp | Ramp of {t2}: let it down.
      umz_ramp truck="{t2}" down=false | Ramp | Ramp of {t2}: fold it up.
      @pi umz_gang job={j} strength=strong // failed "there is no piano" | Piano | A piano needs the strong crew on this job. No piano? Fail.
      umz_call person="{m}" text="Bring the straps" | {m} | Call: "Bring the straps"
      umz_no_parking address="{to}" set=true | Signs | Put up no-parking signs at the new address.
      umz_no_parking address="{to}" set=false | Signs | Take down the no-parking signs at the new address.
    `,
  },
  {
    language: 'en',
    event: 'webhook /courier/scan {"parcel": "{p}", "rider": "{r}", "recipient": "{re}", "entry_code": "{e}", "weight_g": {w}}',
    slots: { p: 'CR-4418, CR-9027', r: 'Momo, Steph', re: 'Bloom Ltd, Dr. Frey', e: '=4471#, 90*2, 1188 / ∅, none', w: '100..9000', q: '3..14', run: 'r-15, r-62' },
    steps: `
      @e send_message channel=signal to="{r}" text="{e}" // failed "there is no entry code" | Code | Signal the entry code, bare, to the rider. Is there none, fail.
      send_message channel=signal to="{r}" text="Ring twice" | Ring | Signal the rider: Ring twice
      memory_store key=recipient content="{re}" | Who gets it | In the notes under recipient.
      mqtt_publish topic=courier/grams payload={w} | Grams | To courier/grams, just the figure.
      sop_status run_id={run} | Run {run} | How far is it?
      sop_status | Runs | How far are they all?
      sop_cancel run_id={run} reason="rider has a flat tyre" | Stop run {run} | Because: "rider has a flat tyre"
      gpio_write pin={q} value=1 | Depot gate | Gate motor {q}: on
      gpio_write pin={q} value=0 | Depot gate | Gate motor {q}: off
      notify message="{p} is on its way" title="Depot" | Way | Titled Depot: the parcel, "is on its way"
      notify message="{p} is on its way" | Way | No title: the parcel, "is on its way"
    `,
  },
  {
    language: 'en',
    event: 'webhook /taxi/request {"pickup": "{p}", "drop": "{d}", "passenger": "{pa}", "seats": {s}, "child_seat": {cs}, "phone": "{tel}"}',
    slots: { p: 'Main Station, Pier 3, Hotel Ibis', d: 'Airport, St. Anna Clinic, Zoo', pa: 'Mr Kim, Frau Sachs', s: '1..7', cs: '=true / false', tel: '=0171 88, 0152 60, 0170 14 / withheld, ∅', c: 'Cab 7, T-19, Benz', c2: 'Cab 11, T-40', e: '8..60' },
    tools: ['taxo_send(cab, pickup, drop?): Send a cab', 'taxo_meter(cab, tariff: day|night): Set the tariff', 'taxo_free(cab, free: bool): Mark a cab free or busy', 'taxo_seat(cab): Ask for a child seat', 'taxo_phone(number, text): Ring a number', 'taxo_fare(cab, euro: int): Fix a fare'],
    steps: `
      taxo_send cab="{c}" pickup="{p}" | Send {c} | Just where to pick up, he asks the rest himself.
      taxo_send cab="{c2}" pickup="{p}" drop="{d}" | Send {c2} | With both ends of the trip.
      taxo_meter cab="{c}" tariff=night | {c} | After ten, so the dearer night rate.
      taxo_meter cab="{c}" tariff=day | {c} | Sun's up: day rate.
      taxo_free cab="{c2}" free=true | {c2} | Has dropped his fare, can take another.
      taxo_free cab="{c2}" free=false | {c2} | Has a fare, can't take another.
      @cs taxo_seat cab="{c}" // failed "no child seat is wanted" | Child seat | For {c}, if the message wants a child seat. If not, fail.
      @tel taxo_phone number="{tel}" text="Your taxi is here" // failed "there is no number" | Ring | Ring the passenger: "Your taxi is here". Without a number: fail.
      taxo_fare cab="{c2}" euro={e} | Fixed fare | {e} euros for {c2}, agreed.
    `,
  },
];
