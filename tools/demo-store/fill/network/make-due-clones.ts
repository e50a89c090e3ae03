import { makeClones } from '@longmall/server/src/clone/make-clones.ts'
import { placeClones } from '@longmall/server/src/clone/place-clones.ts'
import { makeTimer, placeTimer } from '@longmall/server/src/clone/timers.ts'
import type { Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import { sql } from 'kysely'
import { system, type History } from './history.ts'

const verbs = { [makeTimer]: makeClones, [placeTimer]: placeClones }

/** Makes and places the clones that awards of a run paid for, as the timers that the ledger set at the posting say. */
export async function makeDueClones({ contextAt }: Pick<History, 'contextAt'>, until: Timestamp): Promise<void> {
  for (;;) {
    const wasDue = await contextAt(system, until).transaction(async (context) => {
      const { rows } = await sql<{ kind: keyof typeof verbs; subject: string; due_at: Timestamp }>`
        delete from timer where id = (
          select id from timer where kind = any (${Object.keys(verbs)}) and due_at <= ${until} order by due_at, id limit 1)
        returning kind, subject, due_at`.execute(context.db)
      const [due] = rows
      if (due) await verbs[due.kind]!({ ...context, now: due.due_at }, due.subject)
      return due !== undefined
    })
    if (!wasDue) return
  }
}
