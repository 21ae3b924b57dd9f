/** What people write to be shown, posted, noted or logged: a message a line, without a full stop. `{n}` and the like are filled in by `prose.ts`. */
export const englishProse = `
  net mended and hung up, crew of {name}, {n} floats still missing
  nightly dump finished in {n} minutes, {x} GB, checksum fine
  {thing} swapped, old one to the scrap bin, new serial {code}
  bed {n} watered, bed {n} skipped because of the frost
  Lift {n} back in service, doors adjusted, doctor blade left for {day}
  soup kettle empty, next one at {clock}
  {code} calibrated against the reference, offset {x}, sticker renewed
  Please wear ear protection in {place} until {clock}
  two eggs cracked in tray {n}, the rest turned
  Milk tank at {x} degrees, lorry due {clock}, sample in the door of the fridge
  {name} is on call tonight, {name} takes over at {clock}
  disk {code} has {n} bad sectors, replacement ordered
  Fire drill {day} {clock}, meet at the oak
  no hot water in flats {n} to {n}, plumber comes {day}
  roof hatch closed, wind {x} m/s and rising
  paper tray 2 empty, A4 in the cupboard behind {place}
  {n} parcels for {name}, one torn, photo taken
  bees calm, {n} frames of brood, feed again {day}
  pH {x}, chlorine {x}, filter rinsed {clock}
  Shift note: line {n} ran at half speed, {n} jams, cause unknown
  sourdough fed at {clock}, ready when it has doubled
  UPS on battery, {n} minutes left, shutting down at 20 percent
  key {code} handed to {name}, back by {day}
  certificate of the mail host expires in {n} days
  {thing} greased, {n} strokes, next time in {n} hours
  Sold out: rye, spelt and the small rolls
  lamp over table {n} flickers, bulb and starter changed, still flickers
  Visitor for {name} at the gate, came by bicycle, no badge
  ladle sample {n} taken, carbon {x}, manganese {x}, continue
  sheep moved to the lower field, gate tied, water trough full
  {place} floor wet, keep out till {clock}
  switch port {n} flapping, cable replaced, watch until {day}
  Batch {code} released, {n} kegs, cellar row {n}
  nothing to report, all rounds done, {name}
  coolant at {n} percent, topped up with 4 litres
  the blue bins go out tonight, the yellow ones on {day}
  Exam room {n} locked, papers in the safe, seal {code}
  ice on the ramp, sanded twice, use the side entrance
  power cut from {clock} to {clock}, freezer stayed below minus 15
  {n} tomatoes planted, {n} died, row covered with fleece
  Pump room: hum from {code}, bearing warm to the hand
  glaze test {n} crawled, try thinner, cone 6
  queue at the till, please open number {n}
  boiler pressure {x} bar, refilled to {x}, no leak found
  Delivery refused, pallets wet, driver signed
  {name} called in sick, {name} covers the early shift and the milk run
  raid {code} rebuilding, {n} percent done, no writes please
  school bus late, {n} children in the hall, {name} stays
  Filter cake too wet, raised the press time from {n} to {n}
  greenhouse {n}: vents at 40, screen half, fog off
  wrong label on crate {n}, should read {code}
  Lost: one glove, grey, near {place}
  second coat applied {clock}, dry by {day}, do not touch
  reel {n} finished, reel {n} threaded, focus soft on the left
  {n} litres of red into barrel {code}, free sulphur {x}
  snow cleared from {place}, salt nearly gone
  centrifuge unbalanced, run stopped at {n} rpm, rotor checked
  Meeting moved: {place}, {clock}, bring the drawings
  dog in {place} barking since {clock}, owner called
  order {code} packed, waiting for the courier, weight {x} kg
  new password for the guest network is in the red folder
  {thing} tested, opens at {x}, closes at {x}, report to {name}
  water meter {n} reads 48210, last month 47655
  Reception closed over lunch, ring twice
  tide low at {clock}, boat {n} stays on the slip
  air lock bled, radiator {n} warm again, {n} still cold
  drum {n} leaking, moved to the tray, label facing front
  {n} seats left for the late show, row {n} blocked
  Kiln {n}: ramp to 573, hold, then free fall
  chain oiled, blade sharp, fuel for {n} hours
  stock count off by {n}, shelf {code}, recount {day}
  Vent closed by hand because the motor whines
  tap in {place} drips, bucket below, washer size {n}
  server {code} patched, rebooted at {clock}, services up
  {name} has the van, back around {clock}, keys on the hook after that
  chicks three days old, lamp raised 10 cm, {n} losses
  test print ok, colour drifts to magenta, head cleaned twice
  Do not use scale {n}, shows {n} grams too much
  incubator B at {x}, humidity low, tray refilled
  bridge raised {clock}, lowered {clock}, barge {code} through
  compost {n} degrees inside, turned, smells fine
  {n} of {n} tests green, the rest waits for the database
  leak under sink, valve shut, no water in the lab until {name} comes
  cutter dull, {n} sheets with burr, knife ordered
  School closed {day}, pipes frozen, parents told
  blood fridge alarm was the door, closed now, {x} degrees
  stall {n} empty, cow {code} in the calving pen
  drone grounded, gusts over {n}, try after {clock}
  loading bay {n} free, {n} blocked by a broken trailer
  {place}: smoke detector {code} taken down for painting, back up {day}
  yeast pitched at {clock}, {x} plato, {n} degrees
  gallery {n} humidity {n}, silica replaced, lender informed
  pressure test passed, {x} bar for {n} minutes, no drop
  apples from row {n} picked, {n} crates, cold store left
  key box code changed, ask {name}, not the desk
  Lawn mown except the strip at the pond, frogs
  GPS of tractor {n} jumps, restart helps for an hour
  stage left clear, trap locked, fly bar {n} at head height
  mail queue at {n}, one sender, blocked at {clock}
  bread in oven {n} two minutes longer, crust too pale
  conveyor stopped, glove in the roller, nobody hurt, {clock}
  oil sample sent, bottle {code}, answer in {n} days
  rain gauge {x} mm since {day}, ditch half full
  wheelchair lift stuck between floors, passenger out, firm called
  {n} sheets of ply cut, offcuts stacked behind the saw
  No entry, gas reading {n} ppm, fan on, wait for {name}
  rack {n} power feed B lost, feed A holds, load {x} kW
  cat in the ceiling of {place}, cover open, mind the ladder
  tap {n} off, keg changed, first litre foam
  roof leak above desk {n}, bucket and towel, roofer {day}
  pallets of flour arrived, {n} bags torn, weighed and noted
  seed lot {code}, {n} percent germinated after {n} days
  the printer on floor {n} eats envelopes, use the one downstairs
  crane wind limit reached, hook up, boom free
  camera {n} lens cleaned, spider gone, image sharp
  {name}: parcel, {name}: letter, both at the desk
  freezer {n} door seal torn, contents moved to {code}
  Pool closed till {clock}, glass on the edge
  pilot flame out, gas off, aired {n} minutes, relit
  {n} mice traps set, one sprung, none caught
  line voltage {n}, sagging since {clock}, neighbours too
  glue too thick, warmed to {n}, lines clean again
  staff meeting cut short, part two {day} at {clock} in {place}
  stock solution {code} made, {n} ml, expires {day}, fridge 2 top shelf
  hedge trimmed to {n} cm, nests left alone
  firmware {x} on all but {n} units, those want a cable
  {thing} noisy, belt glazed, ordered {code}, arrives {day}
  Pick {n} short by {n}, substitute agreed with the customer
  dust bag full, changed, {x} kg
  door code works again, battery was flat
  {n} guests for breakfast, {n} vegan, one without nuts
  cast {n} poured at {clock}, strip after {n} hours, keep wet
  bed linen for wing B short of {n}, laundry informed
  vibration on fan {n} down to {x} after balancing
  tank bottoms drained, {n} litres of water, bottle {code} kept
  late train, {n} minutes, hold the bus
  Hive {n} queenless, united with hive {n} on {day}
  cooking oil changed in fryer {n}, old oil in the drum outside
  telescope parked, dome shut, clouds from the west
  {name} asked for the long ladder, gone until {clock}
  pressure in the main down to {x}, hydrant open on the corner
  report printed, two copies, one on the desk of {name}
  VPN down for the branch, line fault, ticket {code}
  welding in {place} from {clock}, fire watch {name}
  concrete slump {n}, air {x}, truck {n} accepted
  elevator music off, guest in {n} complained
  seedlings leggy, lamps lowered, {n} hours light
  shelf {n} collapsed, nothing broken but two jars, swept
  water off {clock} to {clock}, fill the kettles before
  {n} km on the sweeper, brush worn, service due
  dough temperature {x}, ice water next time
  Security round {clock}: gate {n} open, closed it, tracks in the mud
  backup tape {code} in the safe, next one is {code}
  sample {code} hazy, filtered again, rerun with half the dose
  heat pump iced up, defrost {n} minutes, fine since
  no bread delivery on {day}, order double before
  chairs stacked, projector off, window left tilted on purpose
  fish off their feed, oxygen {x}, aerator two switched in
  Paint booth filters black, pressure {n} pascal, change tonight
  line {n}: changeover took {n} minutes, tool missing, found under {place}
  pillar {n} scratched by forklift, photo in the folder
  pipe lagged from {place} to the wall, {n} metres left
  library returns box full, emptied {clock}, {n} books damp
  weeding rows {n} to {n} done, thistles in the corner
  time server off by {n} ms, resynced, logs before {clock} are wrong
  anode worn to {n} percent, order before winter
  {name} on holiday from {day}, post goes to {name}
  valve {code} sticks at a third, do not force
  Buffet: trays 1 and 3 empty, tray 2 low
  harness inspected, {n} ok, one cut up and binned
  silo {n} at {n} tonnes, truck ordered for {clock}
  Blue lamp means wait, green means go, red is broken
  autoclave run {n} failed the strip, repeat with fewer bags
  hoof bath filled, {n} litres, copper {x} percent
  bin {n} jammed, lid bent, replaced from the yard
  piano tuned, third string of the low A still buzzes
  sand filter backwash {clock}, water clear after {n} minutes
  locker {n} forced, police told, nothing missing
  grain moisture {x}, dryer to {n} degrees, check each hour
  shop alarm set at {clock}, back window checked
  needle valve replaced by {name}, test on {day} with the inspector
  hot spot on joint {n}, {n} degrees, load reduced
  two lambs, both standing, ewe {code} fine
  Roof tank overflows, float arm bent, straightened
  tool crib: torque wrench {code} out since {day}
  freezer log missing for {day}, filled in from memory, {name}
  wine tasting at {clock}, cellar door, glasses for {n}
  track circuit {n} shows occupied, no train, crew on the way
  goods lift for people forbidden, again, see {name}
  solder bath skimmed, {x} kg dross, tin topped up
  {place} heated from {clock}, guests from {clock}, {n} places laid
  patch panel {n} relabelled, plan on the door
  trap on the lake empty, bait renewed
  one dryer coin box full, two broken, use cards
  blade change after {n} metres, ten minutes, no injuries
  oven {n} thermocouple reads 20 low, compensated
  first frost, dahlias out, pump drained
  Slab {n} cracked, stopped at the edge, marked in chalk
  the courier wants cash, {x} on delivery
  test alarm, no action needed, ends {clock}
  oxygen bottle {n} at {n} bar, swap below 30
  scaffolding tag red, bay {n}, planks missing
  {n} tickets sold, {n} at the door, box closed
  gas meter sealed, {code}, photographed by {name}
  switch off the fountain before the wedding, {clock} at the latest
  fog, visibility {n} m, no crane, no boat
  grass carp in, {n} pieces, pond two
  carton glue out, tape used for {n} boxes
  sewing room: needle broke, all parts found
  dialysis water conductivity {x}, within limits, next check {clock}
  trainee {name} may run line {n} alone from {day}
  rope {n} retired, core visible at 12 m
  database grew {n} GB overnight, audit table, rotate it
  oil skimmer belt torn, spare fitted, scum still thick
  car park level {n} full, level {n} has {n} spaces
  Old menu until {day}, new prices after
  drain camera shows roots at {n} m, cut on {day}
  balance {code} drifts, moved away from the window
  theatre fog low, {n} bottles left, order two
  {name} tripped on the mat, plaster given, mat removed
  dehumidifier emptied, {n} litres, that is {n} since {day}
  kettle descaled, {n} rinses, tastes normal
  sprayer nozzles {n} and {n} blocked, cleaned with a brush
  sluice opened two turns, level falls {n} cm an hour
  loop {n} tuned, overshoot gone, integral {n} seconds
  buffer {code} at pH {x}, discard after {day}
  choir practice in {place}, heating stays on till {clock}
  stairwell light {n} out, third time this month
  seal on tank {n} weeping, bolts tightened a quarter turn
  Last orders {clock}, lights {clock}, doors {clock}
  mould on the north wall, photographed, wiped, dehumidifier in
  slurry pit {n} cm below the edge, no more washing today
  truck {code} left with {n} pallets, papers complete
  glass door in {place} stays open, hinge loose, wedge under it
  {n} radios on charge, number {n} has no clip
  web shop slow, images uncached since {clock}
  thermostat in {place} fell off the wall, wires taped
  plaster mixed too wet, second bag added
  chimney swept, {x} kg soot, damper moves freely
  goats out again, fence low at the walnut
  Inverter {n} derated, {n} degrees at the sink
  weigh bridge closed {day}, certified weights arrive
  bread slicer guard open trips, switch bent back
  cooling water {n} in, {n} out, scale likely
  {n} flies on the sticky trap, was {n} last week
  guest WiFi down in rooms {n} to {n}, access point {code} dead
  mixing head purged, {n} shots, solvent can full
  trial ends {day}, license for {n} users, ask {name}
  wheel nuts retorqued after {n} km, two were loose
  lab coat delivery {day}, leave the dirty ones at {place}
  dam inspection: dry, no burrows, grass {n} cm
  shower {n} scalds, mixer set back, limit {n}
  spool {n} of fibre damaged at {n} m, spliced
  cook left early, cold plates only after {clock}
  smoke test good, hood face velocity {x}
  {thing} on hand control until {name} has the part
  noise complaint, number {n}, drill stopped at {clock}
  strawberries {n} trays, seconds {n}, jam
  Night audit done, difference {x}, cash in bag {code}
  crown gear backlash {x}, out of spec, run slow
  cabin {n}: heater on, key under the pot, guests late
  film of oil on pond, boom out, source upstream
  mouse on the ward, trap behind fridge {n}
  rack fan tray {code} screams, replaced hot
  vat {n} stuck at {x}, warmed the jacket, roused
  flue gas {n} degrees, draught ok, {n} ppm CO
  {name} found the missing crate behind {place}, {n} bottles whole
  paint line stopped for colour change, {n} minutes, red next
  drip line {n} chewed, fox or rat, patched
  customs papers missing for {code}, truck waits at {place}
  tension wheel grease, four points, {n} g each
  film dryer too hot, curl, down to {n}
  swab count right, {n} of {n}, room released
  trailer lights fixed, fuse {n} A, bulb left
  {day}: no deliveries, holiday, ask the neighbour for milk
  row {n} of panels dirty, {n} percent loss, wash at dawn
  barn swallow nest over gate {n}, leave open
  dishwasher {n} rinse {n} degrees, too cold, element furred
  stamp pad dry, ordered three, blue
  crate scale zeroed, wind from the door moves it
  archive box {code} misfiled, now at {place}, row {n}
  test drive ok, pulls left, tyre {x} bar
  cellar {n} flooded 3 cm, pump running, float stuck before
  hay {n} bales, {x} percent, two warm ones apart
  hospital lift held for bed {n}, {clock}, five minutes
  logs rotated, {n} GB free on root, alerts cleared
  stove {n} smells of gas, tap shut, window open, do not light
  winch brake slips at {n} kg, out of use
  {name} left the site {clock}, badge {code} returned
  rabbit hutch {n} cleaned, straw low, order bale
  projector bulb {n} hours, dim, spare in drawer {n}
  ammonia smell in {place}, mask on, source not found
  tyre {n} changed, old one with the nail kept for {name}
  Kitchen hood filters in the dishwasher, hood off till {clock}
  one more for the log: {thing} ran dry, {n} seconds, restarted by hand
  wash program {n} skips the spin, drain hose kinked
  hatch egg {n} candled, {n} clear, {n} growing
  new tenant in {n}, meter reading {n}, name on the bell {name}
  gauge glass dirty, true level about {n} percent
  blast chiller {n} to {n} degrees in {n} minutes, log signed
  quarry blast {day} {clock}, road shut, siren twice
  stamp {code} worn, last hundred parts by hand
  milk foam nozzle blocked, soaked, fine
  lake temperature {x}, too warm, stop feeding
  lorry queue {n}, gate two opened early, {name} directs
  trend chart stops at {clock}, historian full, {n} tags lost
  Sauna off at {clock}, wood by the door, ash bucket full
  net weight {x}, tare {x}, seal {code}
  cooker number {n} hums but stays cold, breaker fine
  road gritted as far as the mill, bridge untouched
  glove box oxygen {n} ppm, regenerate tonight
  chip fryer off, {n} portions left, no more orders
  four of six heaters on, the others saved for the night
  rain in {n} minutes, cover the cement, bring the saws in
  shredder jam, staple, cleared with tweezers
  sheet {n} of the drawing is old, use revision C
  swan on runway, {clock}, chased off, runway open
  counter {n} reset by mistake at {clock}, add {n}
  lighthouse lamp B in use, lamp A fails at start
  cold chain broken for {n} minutes, batch {code} held, ask {name}
  umbrella stand moved, drip tray there
  egg room {x} degrees, {n} trays, turned at {clock}
  {thing} locked out, tag of {name}, job {code}
  gravel delivered to the wrong gate, {n} tonnes, reload {day}
  heating curve lowered by 0.2, rooms hold {x}
  toner low on {code}, spare in cupboard, last one
  {n} visitors today, {n} of them children, one lost scarf
  cheese {n} turned, rind dry, brine {x}
  fence battery {x} volts, charged, weeds on the wire
  flat {n}: radiator knocks, bled, balanced, quiet
  relay card {n} swapped with {n}, fault moved, so card is bad
  bale wrapper out of film, {n} bales open, rain coming
  morgue of dead batteries full, call the recycler
  orchid house {n} percent, misted twice, thrips on bench {n}
  printer {code} prints blank, drum changed, fuse ok
  no parking in front of {place}, crane comes {clock}
  jetty lights on timer, {clock} to dawn, bulb 4 out
  sugar delivery short, {n} of {n} bags, driver informed
  dosing stopped, tank {n} empty, chlorine {x} and falling
  server room {x} degrees, spare cooler wheeled in, door open
  baton {n} counterweight off by {n} kg, marked with tape
  tablet press {n}, weight drift, punches swapped, {x} mg
  crack in mould {n}, welded by {name}, first shot ok
  post box cleared {clock}, two registered letters, one for {name}
  Rink resurfaced, gate closed, skates at {clock}
  stairs to {place} being painted, use the ramp, wet until {day}
  pH probe slow, cleaned in acid, {n} seconds now
  coin {n} rejected often, slot bent
  broth skimmed, salt low, {n} bowls left
  furnace {n} lining thin at the tap, {n} mm, plan reline
  vines row {n} netted, birds already in row {n}
  ballast water sample, {code}, pier {n}, cooled
  {name} prefers calls before {clock}, no mail
  {n} corks short, bottling stops at {clock}
  mast light out, climber booked for {day}, notice to pilots sent
  rubbish chute blocked at floor {n}, pole needed
  engine hours {n}, oil black, filter {code} fitted, cap left loose on purpose
  swing {n} chain worn, seat off, bag over the frame
  thermal oil smell near pump {n}, drip tray dry
  ticket {code} closed: cable under the carpet, pinched by a chair
  pistachio gone, lemon low, vanilla two tubs
  generator test {n} minutes, {n} A, fuel down {n} litres, no smoke
  gown size M out, L enough, next delivery {day}
  rope drive slipping, resin applied, {n} trips since
  sluice gate {n} leaks at the left corner, wood chips help
  reading room {n} dB, printer moved
  feed conversion {x}, best since spring, pen {n}
  shutter half way, obstacle sensor dirty, wiped
  beam {n} painted, {n} micron, holiday test clean
  tea urn on, cups for {n}, milk in {place}
  breaker Q{n} tripped {clock}, washing machine, reset once
  bird flu zone, boots in the bath, no visitors
  microscope {n} booked by {name} till {clock}, objective 40 oily
  {place} sensor dead, value is from {day}, ignore
  starch too hot, lumps, batch to the pigs
  lanyard of {name} found in the mixer room, kept at the desk
  cash drawer {n} counted twice, {x} over
  nitrogen {n} percent left, trucks stuck, save it
  Queue system: counter {n} closed, number {n} called twice
  thresher sieve {n} mm in, losses halved
  slide {n} stained pale, haematoxylin old, redo
  hall lights manual, sensor disabled for the film crew
  coffee machine wants descaling, tablets with {name}
  rinse tank {n} conductivity {n}, dump and refill
  moved the standup to {clock}, same link, bring numbers
  outlet {n} warm to the touch, circuit off, electrician {day}
  Bees swarmed, cluster in the pear tree, box below it
  {n} cubic metres of chips in, damp, mixed with dry
  carriage {n} heating cuts out, passengers moved to {n}
  brake test {n} of {n}, left rear weak
  flow meter {code} counts backwards, wires swapped, corrected at {clock}
  pantry: rice {x} kg, lentils {x} kg, no sugar
  turtles fed, lamp 2 out, water {x}
  sandblaster hose thin at the coupling, cut back {n} cm
  bulk order {code} split, {n} now and {n} in spring
  evening class cancelled, {n} people phoned, {name} unreachable
  wet bulb {x}, dry bulb {x}, tower fan low
  smoke from {place} is the bakery, no alarm
  clamp {n} loose, sheet jumped, stop button worked
  Please use the back stairs today, the front ones are being waxed and stay slippery until {clock}
  The canteen is closed on {day}, sandwiches at {place} from {clock}
  thanks to everybody who carried crates yesterday, cake is in {place}
  Whoever borrowed the long hose, bring it back before {clock}, row {n} is dry
  CO2 at {n} ppm in {place}, windows open, class goes on
  {code}: {n} errors, {code}: none, {code}: not reached
  readings {clock}: inlet {x}, outlet {x}, difference within limits
  A {n}, B {n}, C {n}, total carried over to {day}
  silo 1 low / silo 2 full / silo 3 being cleaned (until {clock})
  Doors open at {clock} - wristbands at the desk - no glass
  stand by for the transfer: tank {n} to tank {n}, valve {code}, about {n} minutes
  the {thing} is off on purpose, leave it off, {name} knows why
  Do not answer the phone from number {n}, it is a test of the exchange
  lunch for {n} ordered, {name} pays, fetch it at {clock}
  phase one done, phase two waits for {name}, phase three on {day}
  Cleaning of {place} moved from {clock} to {clock}, floor first, then windows
  invoice {code} over {x} was paid twice, the second one comes back
  Good morning, {n} degrees, wind from the east, no spraying before noon
  Congratulations to {name}, {n} years with us, coffee at {clock} in {place}
  {n} new, {n} changed, {n} removed; nothing failed
  export finished with warnings: {n} rows without a date, {n} doubled
  restart of {code} postponed, users still logged in ({n})
  lines are quiet, {name} is at lunch, back {clock}, call {name} if it burns
  rescue drill over, all {n} persons counted, back to work
  mind the gap at gate {n}, plate lifted for the electricians
  from {clock} on only one lane, from {clock} none, from {clock} both again
  {place} smells of solvent again and two people have headaches, work stopped
  the ice machine is out, the one in {place} works, bring your own bucket
  Reminder for {day}: passports, two photos, the form in blue
  free to a good home: {n} flower pots, one bench, half a bag of lime
  Parents of room {n}: shoes and jackets with names, please
  tide table corrected, low water {clock} instead of {clock}
  heater {code} draws {x} A, should be {x}, one element gone
  the grey cat is back and has eaten, no need to search
  Pharmacy closed for stocktaking, emergencies at {place} or by phone {n}
  quality hold lifted on {code}, ship the {n} boxes from row {n} first
  rain stopped play at {clock}, score {n} to {n}, resume {day}
  sector {n} clear, sector {n} not searched, dogs tired
  {name} ill, {name} on leave, so {name} alone till {day}
  pallet {n} of {n} scanned, two labels unreadable, typed by hand
  the wasp nest is gone, the ladder is not, who has it please call {n}
  ferry {n} cancelled, ferry {n} full, next one {clock}
  Winter time: clocks in halls {n} and {n} were set, the tower was not
  inspection sticker {code} expired, machine stands until {name} has been
  four loads of gravel, {n} tonnes each, tipped left of the weighbridge
  audio drops every {n} seconds on channel {n}, swapped cable, same
  Glue line temp {n}, viscosity up, next check {clock}, ok to run
  soil at {n} cm still wet, no irrigation, look again {day}
  blanket ban on open fire in the forest, level {n}, until rain
  vote on {day}, polling in the gym, hall side entrance, not the main door
  air filter dp {n} Pa and rising, order two of {code}
  dispatch: {name} takes the north tour, {name} the harbour, {name} stays
  printer farm: {n} running, {n} done, number {n} spaghetti
  {n} hens, {n} eggs, one with a soft shell, grit given
  water hardness {n}, salt refilled, regeneration tonight at {clock}
  keep left in the tunnel, men and a dog on the right until {clock}
  fridge of flat {n} was off, food thrown away, tenant told by phone
  Alarm panel: zone {n} masked for the painters, remove mask {day}
  ticket {code}, cause: loose neutral, fix: tightened, check: {day}
  choir moved to {place} because the organ is open, bring chairs
  meter {code} photographed, {n}, seal ok, dog friendly
  Yard: {n} trailers, {n} empty, {n} to be washed, one flat tyre
  pilot batch passed, taste fine, foam poor, repeat with {x} percent wheat
  vine weevil found in {place}, nematodes ordered, do not move pots
  seat {n} wobbles, seat {n} is wet, the rest of row {n} is fine
  oven log missing between {clock} and {clock}, paper jam in the recorder
  Your table is ready: {name}, {n} persons, window
  {name} wants to be woken at {clock} and not a minute before
  grid frequency low for {n} s, plant stayed on, no action
  the blue valve is the new one, the green one goes nowhere any more
  two of the {n} samples swapped, {code} and {code}, relabelled and signed
  compressor hours {n}, belt squeals cold, quiet when warm
  low stock: gloves M, wipes, tape; no stock: gloves S
  gate code for {day} only, {n}, do not pass on
  Concert sold out, returns at the box until {clock}, one per person
  signal tower climbs cancelled, lightning within {n} km
  brine {n} percent, temperature {x}, next salt at {clock}
  {place} lights flicker when the lift starts, electrician informed, use torches
  dead fish: {n}, alive and gasping: many, air on, vet called
  pump curve checked, {n} l/min at {x} bar, as new
  all keys returned except {code}, {name} has it abroad
  Sale ends tonight, signs down at {clock}, prices back by hand
  drainage pit {n} full of leaves, scooped out, two buckets
  forecast wrong, sun all day, panels gave {n} kWh
  do the round the other way today, stairs first, because {place} is locked till {clock}
  {n} doses left, cooled, use before {clock}, then discard
  slow zone between {n} and {n}, rail worn, sign up
  staff parking full, use the field, not the verge
  milk price down to {x}, letter in the office
  cutover done, old host {code} stays up until {day}, read only
  broken: one window, two cups, the record of {name}
  leaf blower no, broom yes, neighbours sleep until {clock}
  the wall clock in {place} is right, the one on the screen is not
  filter {n} of {n} changed, rest on {day}, dust masks in the box
  Notice: the lift will be inspected on {day} from {clock} to {clock}, please use the stairs
  stocking done, {n} trout, {n} char, water {x}, all swam off
  no heating oil in {place}, delivery promised for {clock}, blankets out
  hydrant {n} frozen, thawed, flushed, cap back on
  oversized load {code} through the village at {clock}, move the bins
  bandwidth {n} percent used, video off, voice stays
  shift swap approved: {name} takes {day}, {name} takes the weekend
  knife count {n}, should be {n}, kitchen searched, one under the sink
  boiler {n} lead, boiler {n} lag, boiler {n} off for descaling
  balance sheet closed, next entry from {day}, questions to {name}
  stage two cleared, go for stage three, hold at {n} percent
  greenhouse door hangs, bottom hinge, close it gently
  battery {code} swollen, outside in sand, no charging
  thirteen sheep in, one out, dog after it
  cable {code} cut by digger at {place}, splicing until {clock}
  wrong: valve {code} open, right: valve {code} open, left as it was
  {name} asks for {n} more chairs, {n} tables and the small lectern
  torque {n} Nm, angle {n} degrees, stamp {code}, good
  guest in {n} checked out early, room free, minibar {x}
  Please rinse the buckets before you stack them, the smell draws flies
  last frost expected {day}, cover the potatoes, leave the beans
  hoist certificate renewed until {day}, load chart behind glass
  spill of {n} litres at {place}, absorbed, drum {n}, reported
  mixer {n} paddle bent, dough uneven, use mixer {n} and halve the batch
  the old sign says left, the new one says right, and both are wrong until {name} has turned the arrow
  two keys on one hook: the long one is the cellar, the short one the attic
  Nothing burned, toast only, fire brigade turned round at the bridge, thank you {name}
  samples from the river are in, the ones from the lake are not, courier phoned at {clock}
  wiper blades ordered for all vans except {code}, which goes to the breaker
  please no more sugar for the bees, they have enough and it ferments
  operator on {code} asked for a break, {name} stands in, back {clock}
  spray plan changed, row {n} sulphur, row {n} nothing, gloves on
  every second lamp in the tunnel off to save power, emergency lamps stay
  half the choir has a cold, rehearsal short, no high notes
  sanding done, vacuumed twice, first coat of oil when the dust has settled
  thermostat war in {place}: set to {n}, locked, key with {name}
  seal pup on the slip, {n} m distance, rangers informed, do not feed
  plate {n} contaminated, plates {n} to {n} clean, incubator wiped out
  hand cart missing since the market, green, one flat wheel, {name} wants it back
  goods in: hops, caps, labels; goods out: {n} crates pale, {n} crates dark
  the mains hum on the recording is the fridge, unplug it during takes and plug it in after
  cracked bell stays silent until the founder has looked at it
  drive {code} removed, wiped three times, drilled, certificate in the folder
  orchard ladder rung {n} broken, ladder in two pieces so nobody climbs it
  night frost got through the fleece, lower leaves black, hearts fine
  line stopped by quality, lid torque {x}, limit {x}, three pallets to sort
  evening tour starts at {place} and not at the fountain, torches at the desk
  bus {n} broke down at the bridge, passengers walk, coffee is ready
  rotor {code} scrapped after {n} hours, box kept
  autumn leaves in the drain, square flooded ankle deep, cleared with a rake
  test card accepted, real card refused, bank says wait
  mud on the road, farmer told, sweeper ordered, cones out
  all clocks one hour back tonight, the night shift works nine hours, paid
  Contractor {name}: badge {code}, area {place}, until {clock}, no photos
  roof garden closed, gusts, furniture tied, umbrellas in
  spare tyre flat as well, towed to {place}
  reading glasses found in the freezer, with {name}
  shelf labels swapped, so {code} is really {code}, corrected in the book
  water softener alarm off, salt bridge broken with a broom handle, works
  no smell, no noise, no smoke, just the lamp: bulb ordered
  trout hatch {n} percent, best tray {n}, worst tray {n}, fungus removed by hand
  mirror of the dome cleaned, first light at {clock}, seeing poor
  cold tap runs hot, check valve in the shower mixer, replaced {clock}
  accounts locked after {n} tries, {name} forgot the new password again
  gift for {name} in drawer {n}, card still goes round
  one hundred metres of hedge to go, tea break now, fuel in the shed
  steam trap {n} blows through, marked with red chalk, isolate on {day}
  ward quiet, bed {n} slept badly, bed {n} asks for the priest
  set list: long one first, then the duet, encore only if they shout
  dosing line purged of air, stroke {n} percent, reads {x} at the far end
  rabbits in the nursery, {n} saplings barked, guards ordered
  the map on the wall is upside down, north is the door
  parcel locker {n} stuck, parcel out by hand, locker taped
  crusher choked with clay, dug out, belt cleaned, running {clock}
  pipe band on the square from {clock}, keep windows shut, horses in
  shift of {day} one short, {name} does gate and scale
  raid card battery dead, cache off, slow but safe
  apple press rented to {name}, back {day}, clean
  half moon, no cloud, lamb count again at {clock}
  window cleaner on rope at the north side, do not open windows above floor {n}
  vending machine {n} gives change in buttons, switched off
  solvent log: in {x}, out {x}, evaporated the rest
  sun on sensor {n}, shade made of cardboard, reads true now
  the crane driver speaks, the others listen, channel {n}, no jokes
  one sack of seed potatoes sprouting, plant first, the rest may wait
  doctor late, patients told, tea offered, next call {clock}
  firewood stacked under the eaves, wet side out, count {n} metres
  route {n} ends at the mill, snow beyond, chains in the cab
  sheet music for {n} voices copied, basses get the bigger print
  silo pressure valve frozen open, heat tape on, watch it
  Stage two of the cheese: {n} days, {x} percent salt, turn on {day}
  queue length {n}, oldest job {clock}, worker {code} restarted and chewing through it
  bottle bank full, neighbours complain about the noise, moved pickup to {clock}
  gasket on the door of autoclave {n} nicked, run with cover plate, order {code}
  no one at home in {n}, heard the water, shut the riser, slip at the door
  rope course closed, larch lost a limb, {name} climbs on {day}
  bread count off, {n} rolls went to the school instead of the clinic
  paint code on the tin wrong, use the number in the lid, {code}
  ant trail from the window to the sugar, vinegar and chalk
  switch room door alarm was the wind, latch filed, tested
  last ship {clock}, after that the barrier stays down till morning
  beer line {n} cleaned, rinsed, pulled through, first pint to the drain
  vaccination list for pen {n}: all but {code}, which was off colour
  {name} wants it on record that the guard was off before the shift began
`;

/** The same as clauses that can stand behind "that". */
export const englishClauses = `
  the {thing} in {place} was replaced and the old one is with {name}
  {name} has the keys and will be back at {clock}
  bay {n} is blocked, bay {n} is free and the ramp is icy
  the nightly dump took {n} minutes and left {x} GB on {code}
  nobody fed the ducks on {day}, so they get double today
  the water is off from {clock} to {clock} in flats {n} to {n}
  sample {code} has to be repeated because the tube was cracked
  the {who} found the gate open at {clock}
  {n} of {n} trays are hatched and the rest can be thrown away
  the second compressor cut in twice and the first one did not
  the lift is stuck on floor {n} with nobody inside
  the bread is sold out and the next oven comes at {clock}
  {code} reports {n} bad sectors and has to be swapped before {day}
  the bath in {place} reads {x} and should be nearer to {x}
  all boats are in, the slip is chained and the radio is on channel {n}
  the roof was measured, {n} metres by {n}, and the gutter is rusty
  room {n} stays locked until the smell is gone
  the oil was changed after {n} hours and looked like milk
  the tenants on floor {n} have no heating and one of them is ill
  we are short of {n} boxes and the lorry leaves at {clock}
  the feed for pen {n} is mouldy and must not be used
  {name} and {name} swap shifts on {day}
  pump {n} runs backwards since the cable was changed
  the mail for {name} went to the wrong branch
  the glaze ran off the shelf and ruined {n} plates
  the pool opens an hour later because the chlorine is at {x}
  the certificate of {code} runs out in {n} days
  there are wasps under the roof of {place} and the ladder is not to be moved
  the test of the sirens was at {clock} and needs no answer
  the probe in silo {n} lies on the bottom and shows {x} whatever happens
  the cutter was sharpened by {name}, though the guard is still missing
  the shop closes at {clock} on {day} and the till is to be emptied
  we lost the signal of {code} at {clock} and got it back ten minutes later
  one of the {n} lambs does not drink and was put under the lamp
  the filter was rinsed twice, then thrown away
  the fire door in {place} is wedged open again
  order {code} went out without the manual
  the server was rebooted at {clock} and two services did not come up
  the crane must not lift more than {n} kg until the rope is changed
  flour, salt and yeast are there but the malt is not
  the ice is {n} cm thick and carries people, no sledges
  the inspector comes on {day} at {clock} and wants to see the log of {code}
  the bearing of fan {n} is at {n} degrees and still rising
  the red cable goes to {n}, the black one to {n}
  school starts at {clock} because of the snow
  {n} visitors wait in {place} and nobody has the list
  the night nurse needs a second pair of hands on ward {n}
  the recipe was wrong and {n} grams are right
  the barrier hit the roof of a van, nobody is hurt
  our stock of gloves lasts until {day}
  the moisture of the hay is {x} percent and two bales are warm
  the bridge is up until {clock} and the bus goes round by the mill
  disk usage on {code} went from {n} to {n} percent in one night
  the {thing} works by hand but does not listen to the panel
  somebody has drawn on the wall of {place}
  a parcel of {x} kg for {name} stands behind the door
  the bees in hive {n} have no queen and get a new frame on {day}
  the kettle is descaled and can be used after one more rinse
  half of row {n} was eaten by snails
  the meeting is in {place} and not in the canteen
  probe {code} was cleaned in acid and answers in {n} seconds again
  the paint needs {n} hours and nobody may lean on the railing
  the spare key of {place} is missing and the lock will be changed
  the yeast was pitched at {n} degrees, which is too warm
  the VPN is down for everybody outside the building
  the dog of number {n} is in the yard and bites
  lamp {n} flickers since the bulb was changed
  the customer wants {n} pieces more and pays the express
  we have neither sugar nor lemons left
  the drain was flushed with {n} litres and runs slowly still
  the scale in {place} shows {n} grams too much
  the {who} and the driver agreed on gate {n} at {clock}
  every second nozzle of boom {n} was blocked
  the temperature in the vaccine fridge was above 8 for {n} minutes
  the concert begins at {clock}, doors are at {clock}
  the gas was shut off by {name} and may be opened by {name} only
  the blade broke after {n} cuts and all pieces were found
  the printer takes no envelopes and the one upstairs has no ink
  track {n} is occupied although no train is there
  the wind is above {n} and all tents have to be tied down
  the children are in the hall and are fetched at {clock}
  batch {code} is on hold and must not leave the cellar
  the drying took {n} hours longer than planned
  the telescope is parked, the dome is shut and it snows
  there was a power cut of {n} seconds and the clocks blink
  the new colleague is called {name} and starts on {day}
  the ramp was salted at {clock} and again before the school bus
  the freezer was left ajar and everything on shelf {n} has thawed
  container {code} was sealed with number {n}
  we pay {x} per litre from {day}
  the hose of station {n} is porous and was taped
  nobody has signed for the {n} crates at {place}
  the carp are in pond two and the pike went to {name}
  the tower clock is {n} minutes late
  the heating of carriage {n} cuts out in the tunnel
  the audit found {n} small things and one big one
  the left door of {place} opens, the right one does not
  the switch in {place} lost port {n} and the phone with it
  the milk was {x} degrees on arrival and was refused
  the last backup that could be read is from {day}
  a pallet fell from rack {n} and the aisle is closed
  the mixer stops after {n} seconds and smells of rubber
  the alarm came from the kitchen, where toast was burning
  soup is off, there is salad for {n}
  {name} takes the early tour and leaves the van at {place}
  the seal of tank {n} weeps and was tightened by a quarter turn
  lane {n} is closed for the swimmers of the club
  the paper in tray {n} is damp and jams
  the ticket machine swallowed {x} from a guest in seat {n}
  the concrete is from truck {n} and must be kept wet until {day}
  a fox was seen at the coop at {clock}
  the reserve pump is on {code} and has never been tested
  the tablets for bed {n} were given at {clock} and not earlier
  the windows of {place} were left open and the floor is wet
  the tide is high at {clock} and the road will flood
  it takes {n} minutes to cool and {n} more to set
  the laundry lost {n} sheets and will send new ones
  loop {n} hunts and was put on hand at {n} percent
  the sawdust bunker is full and the saw has to wait
  the ceiling in {place} drips onto desk {n}
  the roses came without thorns, which the florist disputes
  neither {name} nor {name} has seen the torque wrench
  the choir has {place} until {clock} and the heating stays on
  the goods for {place} came on the wrong pallet
  one rotor is bent and the drone stays on the ground
  the gauge of boiler {n} hangs at {x}
  the code of the key box was changed and only {name} knows it
  bed {n} may be watered again and bed {n} may not
  {code} was moved from rack {n} to rack {n}, the label is still the old one
  smoke comes out of the duct in {place}, not out of the oven
  the warehouse was counted and {n} pieces of {code} are missing
  the horses are out, the vet has gone and the bill is on the table
  the pressure fell from {x} to {x} bar in the night
  the lawyer calls at {clock} and nobody else may take it
  the coffee is finished and the machine wants its tablets
  the wet paint in {place} was touched by at least {n} people
  platform {n} is closed and the train leaves from platform {n}
  the calf was born at {clock}, weighs {n} kg and drinks
  the cement in {place} must be covered before the rain
  the beam is {n} mm too short and was sent back
  the film tore at reel {n} and the show starts again at {clock}
  valve {code} is shut, tagged and noted in the book
  the site is empty, the lights are out and the gate is chained
  the rats are back in {place}
  a window on floor {n} is broken and the glass lies on the pavement
  the tap was left running and {n} cubic metres are gone
  the frost got the apricots but not the cherries
  the sensor was fitted upside down and its values before {clock} are wrong
  the cable to {place} is {n} metres long and one core is broken
  we have a guest with a nut allergy at table {n}
  the tank holds {n} litres and was filled to {n}
  {place} is being fumigated and opens again on {day}
  the winch slips at {n} kg and is locked out
  the lab has no distilled water until {name} has mended the still
  {n} chairs are missing from {place} after the wedding
  the generator ran for {n} minutes and used {n} litres
  the stain on sheet {n} is ink, not blood
  the first press can be started, the second one waits for its guard
  bag {code} was hung at {clock} and runs until {clock}
  our neighbours complain about the fan on the roof
  the bus to {place} leaves {n} minutes early today
  the ewe with tag {n} limps on the left front leg
  the locks were changed and the old keys are worthless
  everything is in order and the round ended at {clock}
  the flood gate is shut by {n} turns, two more are possible
  the driver of truck {code} speaks no English and waits at {place}
  the wine in barrel {n} was racked and got {x} of sulphur
  the archive is at {n} percent humidity, and the dryer is full
  the two lines were mixed up, so red is cold and blue is hot
  the museum lends picture {n} to another house until {day}
  the hedge was cut although there is a nest in it
  {name} has fainted in {place} and the doctor is on the way
  the furnace is lined to {n} mm at the tap and thinner at the back
  the delivery of {day} was never entered
  the stairs are closed, the ramp is open and a sign hangs there
  the bottling stops at {clock} for want of corks
  the net has a hole of two metres and {name} mends it
  every mask in box {n} is past its date
  we tried the spare card and the fault stayed
  the press is at {n} tonnes and must not go over {n}
  the ventilation of {place} is off because of the dust from the road works
  the report for {day} is ready, printed and unsigned
  the mushrooms in room {n} get too much light
  the jam came from a label that stuck to roller {n}
  the swimming teacher has cancelled and lane {n} is free
  pipe {n} was thawed with warm water, never with a flame
  the seedlings go out on {day} unless there is frost
  the front stairs are slippery and everybody should take the back ones until {clock}
  the long hose is missing and row {n} is dry
  {name} has been with us for {n} years and there is cake in {place}
  the invoice {code} was paid twice and {x} come back
  the transfer from tank {n} to tank {n} takes about {n} minutes
  ferry {n} is cancelled, ferry {n} is full and the next one leaves at {clock}
  two samples were swapped and {code} is really {code}
  the wasps are gone but the ladder is still there
  the hold on {code} is lifted and {n} boxes may be shipped
  the neutral was loose, it was tightened and the lamps are steady
  only {name} and {name} may enter {place} before {clock}
  gloves in size S are out of stock and wipes run low
  the filter of {place} was changed, the one on the roof was not
  the gate code changes on {day} and the old one is void
  our clocks went wrong after the power cut and the bells rang at {clock}
  the oven ran {n} degrees too hot while nobody watched
  the milk price falls to {x} and the letter is in the office
  table {n} is free and table {n} has been waiting since {clock}
  a digger has cut the cable {code} and the phones are dead
  the new valve is blue and the green one goes nowhere
  {n} trout and {n} char were put in and all of them swam off
  the old host {code} stays up until {day} but takes no changes
  hydrant {n} was frozen and works again
  the swollen battery lies outside in the sand and must not be charged
  the hinge of the greenhouse door is loose and it has to be closed gently
  there are {n} doses left, which have to be used before {clock}
  the frequency was low for {n} seconds and the plant stayed on
  one paddle of mixer {n} is bent and the batch has to be halved
  {name} parks in the field, since the yard is full
  the torch in {place} is flat and the spare is with {name}
  all keys are back except {code}
  the vote is on {day} in the gym, at the side entrance
  no one counted the knives on {day} and one is missing
  the {thing} starts by itself and should be unplugged until {name} has seen it
  the guests in {n} left early without paying {x}
  the oil of {code} looks good, smells good and lasts until {day}
  both rails between {n} and {n} are worn and trains go slowly there
  the courier rang at {clock}, waited two minutes and drove off
  lane {n} of the scale weighs wrong when it rains
  the cleaner found a purse with {x} in it at {place}
  {n} litres ran out at {place}, were absorbed and reported
  the rope of the bell is worn through and the bell must not be rung
  the tomatoes in frame {n} have blight and the ones in frame {n} do not yet
  the sound fails on channel {n} and a new cable did not help
  the probe was in the sun and {n} degrees are {n} in truth
  the school has {n} ill children and {n} ill teachers
  the gravel lies left of the weighbridge and blocks the scale
  drawing {code} has an old date and a new number
  the cook needs {n} eggs by {clock} and {n} more for tomorrow
  the alarm in zone {n} is masked until the painters are gone
`;

/** What somebody is asked to do: stands behind "to". */
export const englishWishes = `
  bring the long ladder to {place} and hold it until the lamp is in
  call {name} back before {clock}, the number is on the desk
  look after pen {n} tonight, the ewe may lamb
  leave the gate open for the digger and close it behind the last lorry
  count the crates in {place} once more, {n} or {n}
  fetch two bags of salt, grit the ramp and put the rest under the stairs
  stay off line {n} until {name} has signed
  move the van from bay {n} to bay {n}
  send the photos of the crack, all {n} of them
  wait for the courier until {clock} and then lock up
  take sample {code} out of the fridge and let it warm up
  taste the soup, add salt if need be, and put it on at {clock}
  change the filter of {code}, the old one goes into the red bin
  feed the carp twice today, once at {clock} and once at {clock}
  read meter {n} and {n} and write both down
  come to {place} with gloves, goggles and the small saw
  ring the parents of the child in bed {n}
  reset counter {n}, not counter {n}
  water the tomatoes, leave the beans, close the frames before dusk
  check the seal of {code} and take a picture of its number
  sign for the {n} pallets and write down which are wet
  have a look at the mixer, it smells of rubber and stops after {n} seconds
  lend us {name} from {clock} to {clock}
  put the night key back on hook {n}
  reply to the customer about order {code}, politely and today
  bleed the radiator in flat {n} and listen whether it still knocks
  cover the hay, or bring it in if there is time
  stop parking in front of {place}, the crane cannot turn
  try the spare card in slot {n} and tell us what the lamp does
  print {n} copies of the plan, in colour, on A3
  order {code} from the other supplier if ours has none by {day}
  turn the cheeses, brush the ones on shelf {n}, open the window a hand wide
  tell the guests in {n} that the lift works again
  find out who has the keys of {place} and get them back
  bring cake for {n} on {day}, {name} leaves us
  run the generator for {n} minutes and note the fuel
  open tap {n} slowly, count to ten, close it again
  pick {name} up at the station at {clock}, platform {n}
  keep the dog in, the vet is in {place}
  shut the skylight, it rains on desk {n}
  weigh the bags again, two are light
  drop the parcel for {name} at {place}, not at the gate
  lower the screens and leave the fans alone
  clean the lens of camera {n}, there is a web in front of it
  release batch {code} as soon as the lab has called
  swap shifts with {name} on {day}
  clear the stage, lock the trap, and say so on the radio
  mark row {n} with tape so that nobody walks there
  give bed {n} the other pillow and ask about the pain
  hand in the list of {n} names before {clock}
  renew the certificate of {code} before {day}
  free {n} GB on {code} without touching the mails
  send a plumber to flat {n}, water comes through the ceiling
  take the bins out tonight, blue first
  unplug the fryer, wipe it, and hang the sign on it
  cancel the delivery of {day} and keep the one after it
  listen to the bearing on fan {n} and say whether it grinds
  empty the lint trap, all three machines
  check why bay {n} shows a train when there is none
  translate the notice for the guests in {n}
`;
