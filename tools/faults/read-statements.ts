/** A statement of a call on its way to the database. */
export interface Statement {
  text: string
  isCommit: boolean
}

// What the server does by itself: timers, events, mail, seals, queue, shared state, health.
const housekeeping =
  /from timer|from outbox|from message|seal_entries|take_snapshot|fold_tails|update_book_flow|pgboss|pg_notify|as version,|^listen |payment_refund r|^select 1|from seal/

/**
 * Reads one connection's bytes towards PostgreSQL and returns the statements of calls in them, by the protocol's framing.
 * A transaction is known by its first statement: one of housekeeping is none of a call's.
 */
export function statementReader(): (bytes: Buffer) => Statement[] {
  const texts = new Map<string, string>()
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false
  let transaction: 'none' | 'begun' | 'call' | 'housekeeping' = 'none'

  function classify(text: string): Statement[] {
    const command = text.trim().toLowerCase()
    if (command.startsWith('begin') || command.startsWith('start transaction')) {
      transaction = 'begun'
      return []
    }
    const isCommit = command === 'commit'
    const isEnd = isCommit || command === 'rollback'
    const isOwn = transaction === 'housekeeping' || (!isEnd && transaction !== 'call' && housekeeping.test(command))
    const isCall = !isOwn && !(isEnd && transaction === 'begun')
    if (isEnd) transaction = 'none'
    else if (transaction === 'begun') transaction = isOwn ? 'housekeeping' : 'call'
    return isCall ? [{ text: text.replace(/\s+/g, ' ').trim().slice(0, 60), isCommit }] : []
  }

  return (bytes) => {
    rest = rest.length ? Buffer.concat([rest, bytes]) : bytes
    const found: Statement[] = []
    for (;;) {
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) return found
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return found
      const kind = isStarted ? String.fromCharCode(rest[0]!) : 'start'
      const body = rest.subarray(head + 4, length)
      rest = rest.subarray(length)
      isStarted = true
      if (kind === 'Q') found.push(...classify(textAt(body, 0)))
      else if (kind === 'P') texts.set(textAt(body, 0), textAt(body, body.indexOf(0) + 1))
      else if (kind === 'B') found.push(...classify(texts.get(textAt(body, body.indexOf(0) + 1)) ?? ''))
    }
  }
}

const textAt = (body: Buffer, from: number) => body.toString('utf8', from, body.indexOf(0, from))
