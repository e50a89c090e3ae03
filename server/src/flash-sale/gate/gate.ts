/** Who may order in a moment: units are set aside for so long. Instants in ms of the store clock. */
export interface IssuedPass {
  pass: string
  quantity: number
  until: number
  /** The database has counted it among those of all processes, or need not: there is no number of units. */
  isReserved: boolean
}
interface QueueEntry {
  quantity: number
  /** The last poll: a caller who stops polling has left. */
  lastRequestAt: number
  /** From 1, as of the last numbering. */
  place: number
}

/** The gate of one SKU of a flash sale in one process; members by id, the line in order of coming. */
export interface Gate {
  /** Units set apart; null: as many as come. */
  stock: number | null
  reserved: number
  /** Sum of the units of `passes`. */
  issuedQuantity: number
  /** Units of passes that other processes gave, as last learned. */
  remoteQuantity: number
  passes: Map<number, IssuedPass>
  queue: Map<number, QueueEntry>
  /** From when on the next pass is in pace. */
  nextPassAt: number
}

export interface GateRules {
  passMs: number
  /** Between two passes, two of which may come together: orders come one after another, and the rest of the shop goes on. */
  passIntervalMs: number
  /** How many may wait for each unit that may yet be had. */
  queueLengthPerUnit: number
  /** After so long without a question a place in the line is given up. */
  queueTimeoutMs: number
  newId: () => string
}

export type GateDecision =
  | ({ state: 'pass'; isNew: boolean } & IssuedPass)
  | { state: 'waiting'; place: number; quantity: number; waitMs: number; isNew: boolean }
  | { state: 'sold_out'; left: number }

export const createGate = (stock: number | null, reserved: number): Gate => ({
  stock,
  reserved,
  issuedQuantity: 0,
  remoteQuantity: 0,
  passes: new Map(),
  queue: new Map(),
  nextPassAt: 0,
})

/** Units that nobody has ordered. */
const unsold = ({ stock, reserved }: Gate) => (stock === null ? Infinity : stock - reserved)
/** Units that nobody has a pass for either. */
const availableQuantity = (gate: Gate) => unsold(gate) - gate.issuedQuantity - gate.remoteQuantity

/**
 * The result for a member who requests units at `now`: a pass, a position in the queue, or sold out. Passes and reserved units
 * never exceed the stock; nobody overtakes the queue.
 */
export function requestPass(gate: Gate, member_id: number, quantity: number, now: number, rules: GateRules): GateDecision {
  advanceQueue(gate, now, rules)
  const issued = gate.passes.get(member_id)
  if (issued) return { state: 'pass', ...issued, isNew: false }
  const left = unsold(gate)
  const waiting = gate.queue.get(member_id)
  if (waiting && waiting.quantity === quantity) {
    waiting.lastRequestAt = now
    return { ...waitingDecision(gate, waiting, now, rules), isNew: false }
  }
  if (waiting) gate.queue.delete(member_id)
  if (quantity > left) return { state: 'sold_out', left: Math.max(0, left) }
  if (gate.queue.size === 0 && quantity <= availableQuantity(gate) && isWithinRate(gate, now, rules))
    return { state: 'pass', ...issuePass(gate, member_id, quantity, now, rules), isNew: true }
  if (gate.queue.size >= rules.queueLengthPerUnit * left) return { state: 'sold_out', left: 0 }
  const last = { quantity, lastRequestAt: now, place: gate.queue.size + 1 }
  gate.queue.set(member_id, last)
  return { ...waitingDecision(gate, last, now, rules), isNew: true }
}

/** Releases a member's pass or position. */
export function withdraw(gate: Gate, member_id: number): void {
  gate.queue.delete(member_id)
  const issued = gate.passes.get(member_id)
  if (issued) removePass(gate, member_id, issued)
}

export interface GateUpdate {
  stock: number | null
  reserved: number
  /** Passes that have become orders. */
  used: ReadonlySet<string>
  /** Units of passes that other processes gave. */
  remoteQuantity?: number
}

/** Learns what the database says. */
export function updateGate(gate: Gate, { stock, reserved, used, remoteQuantity = 0 }: GateUpdate): void {
  gate.stock = stock
  gate.reserved = reserved
  gate.remoteQuantity = remoteQuantity
  for (const [member_id, issued] of gate.passes) if (used.has(issued.pass)) removePass(gate, member_id, issued)
  renumberQueue(gate)
}

function renumberQueue({ queue }: Gate): void {
  let place = 0
  for (const waiting of queue.values()) waiting.place = ++place
}

export interface ReservationResult {
  stock: number | null
  reserved: number
  /** Passes that the database has counted among those of all processes. */
  reservedPasses: ReadonlySet<string>
  /** Units without a pass there. */
  left: number
}

/**
 * Takes over the database's result for passes, by member. Those that it refused, because other processes were first, return to the front
 * of the queue.
 */
export function applyReservations(gate: Gate, requested: ReadonlyMap<number, IssuedPass>, result: ReservationResult, now: number): void {
  const requeued: [number, QueueEntry][] = []
  for (const [member_id, issued] of requested) {
    if (result.reservedPasses.has(issued.pass)) issued.isReserved = true
    else if (gate.passes.get(member_id) === issued) {
      removePass(gate, member_id, issued)
      requeued.push([member_id, { quantity: issued.quantity, lastRequestAt: now, place: 0 }])
    }
  }
  if (requeued.length === 0) return
  gate.queue = new Map([...requeued, ...gate.queue])
  renumberQueue(gate)
  gate.stock = result.stock
  gate.reserved = result.reserved
  // Until the next read the database is not asked again for what it has just refused.
  gate.remoteQuantity = Math.max(0, unsold(gate) - gate.issuedQuantity - result.left)
}

/** Advances time: passes expire, and the queue moves up in order. */
export function advanceQueue(gate: Gate, now: number, rules: GateRules): void {
  // All passes live equally long, so that the oldest ends first.
  for (const [member_id, issued] of gate.passes) {
    if (issued.until > now) break
    removePass(gate, member_id, issued)
  }
  for (const [member_id, { quantity, lastRequestAt }] of gate.queue) {
    const isGone = now - lastRequestAt > rules.queueTimeoutMs || quantity > unsold(gate)
    if (!isGone && (quantity > availableQuantity(gate) || !isWithinRate(gate, now, rules))) break
    gate.queue.delete(member_id)
    if (!isGone) issuePass(gate, member_id, quantity, now, rules)
  }
}

const isWithinRate = ({ nextPassAt: paceAt }: Gate, now: number, { passIntervalMs: paceMs }: GateRules) => paceAt - now <= paceMs

function issuePass(
  gate: Gate,
  member_id: number,
  quantity: number,
  now: number,
  { passMs, passIntervalMs: paceMs, newId }: GateRules,
): IssuedPass {
  gate.nextPassAt = Math.max(gate.nextPassAt, now) + paceMs
  const issued = { pass: newId(), quantity, until: now + passMs, isReserved: gate.stock === null }
  gate.passes.set(member_id, issued)
  gate.issuedQuantity += quantity
  return issued
}

function removePass(gate: Gate, member_id: number, { quantity }: IssuedPass): void {
  gate.passes.delete(member_id)
  gate.issuedQuantity -= quantity
}

/**
 * The longest that it may take until this one's turn is decided. While units are free the line moves at the gate's pace; after
 * that passes come back at their end, if not before.
 */
function waitingDecision(gate: Gate, { place, quantity }: QueueEntry, now: number, { passMs, passIntervalMs: paceMs }: GateRules) {
  const { passes, remoteQuantity } = gate
  const immediate = Math.max(0, Math.floor(availableQuantity(gate) / quantity))
  if (place <= immediate) return { state: 'waiting' as const, place, quantity, waitMs: place * paceMs }
  const positionsBehind = place - immediate - 1
  const passCount = Math.max(1, passes.size + remoteQuantity)
  const rounds = Math.floor(positionsBehind / passCount)
  const nth = positionsBehind % passCount
  let at = 0
  let first = now + passMs
  for (const { until } of passes.values()) {
    if (at++ < nth) continue
    first = until
    break
  }
  return { state: 'waiting' as const, place, quantity, waitMs: first - now + rounds * passMs }
}
