import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { isShown } from '../cards.ts'
import { gramsOf } from './grams.ts'
import { splitRuns } from './split-words.ts'

/** Indexes unlisted goods for operators, by names and tags of all languages, and removes listed ones from that index. */
export async function indexHidden(db: Database, goods_ids: readonly number[]): Promise<void> {
  await sql`delete from unlisted_goods_search where goods_id = any (${goods_ids}::int[])`.execute(db)
  const { rows } = await sql<{ goods_id: number; text: string }>`
    select g.id as goods_id, string_agg(concat_ws(' ', t.name, array_to_string(t.tags, ' ')), ' ') as text
    from goods g join goods_text t on t.goods_id = g.id where g.id = any (${goods_ids}::int[]) and not (${isShown}) group by g.id order by g.id`.execute(
    db,
  )
  if (rows.length === 0) return
  const indexed = rows.map(({ goods_id, text }) => ({ goods_id, runs: [...new Set(splitRuns(text))] }))
  await sql`
    insert into unlisted_goods_search (goods_id, text, grams)
    select goods_id, text, string_to_array(grams, ',')
    from unnest(${indexed.map(({ goods_id }) => goods_id)}::int[], ${indexed.map(({ runs }) => runs.map((run) => ` ${run}`).join(''))}::text[],
      ${indexed.map(({ runs }) => [...new Set(runs.flatMap(gramsOf))].join())}::text[]) f (goods_id, text, grams)`.execute(db)
}
