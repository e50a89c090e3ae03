/** Who may order in a moment: pieces are set aside for so long. Instants in ms of the store clock. */
export interface Held {
  pass: string
  quantity: number
  until: number
  /** The database has counted it among those of all processes, or need not: there is no number of pieces. */
  isReserved: boolean
}
interface Waiting {
  quantity: number
  /** When it was last asked for: who stops asking has gone away. */
  asked: number
  /** From 1, as of the last numbering. */
  place: number
}

/** The gate of one SKU of a flash sale in one process; members by id, the line in order of coming. */
export interface Gate {
  /** Pieces set apart; null: as many as come. */
  stock: number | null
  taken: number
  /** Sum of the pieces of `passes`. */
  out: number
  /** Pieces of passes that other processes gave, as last learned. */
  elsewhere: number
  passes: Map<number, Held>
  line: Map<number, Waiting>
  /** From when on the next pass is in pace. */
  paceAt: number
}

export interface GateRules {
  passMs: number
  /** Between two passes, two of which may come together: orders come one after another, and the rest of the shop goes on. */
  paceMs: number
  /** How many may wait for each piece that may yet be had. */
  waitingPerPiece: number
  /** After so long without a question a place in the line is given up. */
  patienceMs: number
  newId: () => string
}

export type Verdict =
  | ({ state: 'pass'; isNew: boolean } & Held)
  | { state: 'waiting'; place: number; quantity: number; waitMs: number; isNew: boolean }
  | { state: 'sold_out'; left: number }

export const openGate = (stock: number | null, taken: number): Gate => ({
  stock,
  taken,
  out: 0,
  elsewhere: 0,
  passes: new Map(),
  line: new Map(),
  paceAt: 0,
})

/** Pieces that nobody has ordered. */
const unsold = ({ stock, taken }: Gate) => (stock === null ? Infinity : stock - taken)
/** Pieces that nobody has a pass for either. */
const free = (gate: Gate) => unsold(gate) - gate.out - gate.elsewhere

/**
 * Answers a member who asks for pieces at `now`: the pass that stands, a place in the line, or that they are gone.
 * Passes out and pieces taken are never more than the stock; nobody passes those who wait.
 */
export function askGate(gate: Gate, member_id: number, quantity: number, now: number, rules: GateRules): Verdict {
  turnGate(gate, now, rules)
  const held = gate.passes.get(member_id)
  if (held) return { state: 'pass', ...held, isNew: false }
  const left = unsold(gate)
  const waiting = gate.line.get(member_id)
  if (waiting && waiting.quantity === quantity) {
    waiting.asked = now
    return { ...placeOf(gate, waiting, now, rules), isNew: false }
  }
  if (waiting) gate.line.delete(member_id)
  if (quantity > left) return { state: 'sold_out', left: Math.max(0, left) }
  if (gate.line.size === 0 && quantity <= free(gate) && isInPace(gate, now, rules))
    return { state: 'pass', ...admit(gate, member_id, quantity, now, rules), isNew: true }
  if (gate.line.size >= rules.waitingPerPiece * left) return { state: 'sold_out', left: 0 }
  const last = { quantity, asked: now, place: gate.line.size + 1 }
  gate.line.set(member_id, last)
  return { ...placeOf(gate, last, now, rules), isNew: true }
}

/** Takes back what a member holds or waits for. */
export function leaveGate(gate: Gate, member_id: number): void {
  gate.line.delete(member_id)
  const held = gate.passes.get(member_id)
  if (held) dropPass(gate, member_id, held)
}

export interface Learned {
  stock: number | null
  taken: number
  /** Passes that have become orders. */
  used: ReadonlySet<string>
  /** Pieces of passes that other processes gave. */
  elsewhere?: number
}

/** Learns what the database says. */
export function learn(gate: Gate, { stock, taken, used, elsewhere = 0 }: Learned): void {
  gate.stock = stock
  gate.taken = taken
  gate.elsewhere = elsewhere
  for (const [member_id, held] of gate.passes) if (used.has(held.pass)) dropPass(gate, member_id, held)
  numberLine(gate)
}

function numberLine({ line }: Gate): void {
  let place = 0
  for (const waiting of line.values()) waiting.place = ++place
}

export interface Settled {
  stock: number | null
  taken: number
  /** Passes that the database has counted among those of all processes. */
  reserved: ReadonlySet<string>
  /** Pieces without a pass there. */
  left: number
}

/**
 * Learns what became of passes, by member, that the database was asked to count. For those it did not, other processes were
 * first: their members wait again, before all who wait here.
 */
export function settlePasses(gate: Gate, asked: ReadonlyMap<number, Held>, settled: Settled, now: number): void {
  const back: [number, Waiting][] = []
  for (const [member_id, held] of asked) {
    if (settled.reserved.has(held.pass)) held.isReserved = true
    else if (gate.passes.get(member_id) === held) {
      dropPass(gate, member_id, held)
      back.push([member_id, { quantity: held.quantity, asked: now, place: 0 }])
    }
  }
  if (back.length === 0) return
  gate.line = new Map([...back, ...gate.line])
  numberLine(gate)
  gate.stock = settled.stock
  gate.taken = settled.taken
  // Until the next reading nobody asks the database for what it has just refused.
  gate.elsewhere = Math.max(0, unsold(gate) - gate.out - settled.left)
}

/** What time does: passes end, and those who wait move up, the first first. */
export function turnGate(gate: Gate, now: number, rules: GateRules): void {
  // All passes live equally long, so that the oldest ends first.
  for (const [member_id, held] of gate.passes) {
    if (held.until > now) break
    dropPass(gate, member_id, held)
  }
  for (const [member_id, { quantity, asked }] of gate.line) {
    const isGone = now - asked > rules.patienceMs || quantity > unsold(gate)
    if (!isGone && (quantity > free(gate) || !isInPace(gate, now, rules))) break
    gate.line.delete(member_id)
    if (!isGone) admit(gate, member_id, quantity, now, rules)
  }
}

const isInPace = ({ paceAt }: Gate, now: number, { paceMs }: GateRules) => paceAt - now <= paceMs

function admit(gate: Gate, member_id: number, quantity: number, now: number, { passMs, paceMs, newId }: GateRules): Held {
  gate.paceAt = Math.max(gate.paceAt, now) + paceMs
  const held = { pass: newId(), quantity, until: now + passMs, isReserved: gate.stock === null }
  gate.passes.set(member_id, held)
  gate.out += quantity
  return held
}

function dropPass(gate: Gate, member_id: number, { quantity }: Held): void {
  gate.passes.delete(member_id)
  gate.out -= quantity
}

/**
 * The longest that it may take until this one's turn is decided. While pieces are free the line moves at the gate's pace; after
 * that passes come back at their end, if not before.
 */
function placeOf(gate: Gate, { place, quantity }: Waiting, now: number, { passMs, paceMs }: GateRules) {
  const { passes, elsewhere } = gate
  const soon = Math.max(0, Math.floor(free(gate) / quantity))
  if (place <= soon) return { state: 'waiting' as const, place, quantity, waitMs: place * paceMs }
  const behind = place - soon - 1
  const out = Math.max(1, passes.size + elsewhere)
  const rounds = Math.floor(behind / out)
  const nth = behind % out
  let at = 0
  let first = now + passMs
  for (const { until } of passes.values()) {
    if (at++ < nth) continue
    first = until
    break
  }
  return { state: 'waiting' as const, place, quantity, waitMs: first - now + rounds * passMs }
}
