import { sql, type RawBuilder } from 'kysely'
import { cursorForm, writeCursor } from './cursor.ts'
import type { Database } from './database.ts'
import { wrongField } from '../refusal.ts'

type Expression = RawBuilder<unknown>

/**
 * A sort key: an expression of its kind. Numbers are integers, texts are prefixes (`shortText`). `isNullable`: rows without a value come
 * last in both directions. `'id'`: the order of creation.
 */
export type SortKey = 'id' | (({ number: Expression } | { instant: Expression } | { text: Expression }) & { isNullable?: true })

/** The sorts of a list: by names of the contract, each in both directions (minus for descending); the id breaks ties. */
export interface ListOrder<Name extends string> {
  id: Expression
  /** When no sort is asked for. */
  defaultSort: Name | `-${Name}`
  sorts: Record<Name, SortKey>
}

/** A stretch of a list, as parts of its statement. */
export interface Slice {
  /** The condition on its rows. */
  after: RawBuilder<boolean>
  /** What follows `order by`. */
  by: Expression
  /** To append to the columns: `mark`, the position of a row. It is removed from the result. */
  cursorColumn: Expression
  limit: number
}

export interface PageRequest<Name extends string> {
  sort?: Name | `-${Name}` | undefined
  cursor?: string | undefined
  /** 20 when not said. */
  page_size?: number | undefined
  /** The filter matches few rows: an index scan in list order could read the whole index to find them. */
  isSelective?: boolean
}

/** A text to sort by, without regard to capitals; no more of it than a cursor holds. */
export const shortText = (text: Expression) => sql`lower(left(${text}, 40))`

/**
 * A page of a list by keyset pagination. `read` builds the statement of a slice, whose rows have its `mark`; it runs twice when a page
 * extends beyond the last row with a value of the key. A cursor contains its sort: one of another sort is refused as `cursor`.
 */
export async function readPage<Name extends string, Row extends object>(
  db: Database,
  order: ListOrder<Name>,
  request: PageRequest<Name>,
  read: (slice: Slice) => RawBuilder<Row>,
): Promise<{ list: Row[]; next: string | null }> {
  const { sort = order.defaultSort, cursor, page_size: size = 20 } = request
  const key = order.sorts[nameOf(sort)]
  const position = cursor === undefined ? null : readPosition(cursor, sort, key)
  const rowsOf = async (isNone: boolean, limit: number) => {
    const from = position?.isNone === isNone ? position : null
    const { rows } = await read({ ...sliceOf(order, { ...request, sort }, from, isNone), limit }).execute(db)
    return rows as (Row & { mark: string })[]
  }
  const rows = position?.isNone ? [] : await rowsOf(false, size + 1)
  if (isNullable(key) && rows.length <= size) rows.push(...(await rowsOf(true, size + 1 - rows.length)))
  const page = rows.slice(0, size)
  return {
    list: page.map(({ mark: _mark, ...row }) => row as unknown as Row),
    next: rows.length > size ? writeCursor([sort, page.at(-1)!.mark]) : null,
  }
}

const nameOf = <Name extends string>(sort: Name | `-${Name}`) => sort.replace(/^-/, '') as Name
const isNullable = (key: SortKey) => key !== 'id' && key.isNullable === true

interface CursorPosition {
  id: string
  mark: string
  /** Among the rows without the key. */
  isNone: boolean
}

function readPosition(cursor: string, sort: string, key: SortKey): CursorPosition {
  const [, ofSort, id = '', mark] = /^(\S*) (\S*)(?: (.*))?$/s.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  const isWhole = mark === undefined ? key === 'id' || isNullable(key) : key !== 'id' && formOf(key).test(mark)
  if (ofSort !== sort || !cursorForm.number.test(id) || !isWhole) throw wrongField('cursor', 'field.format')
  return { id, mark: mark ?? '', isNone: key !== 'id' && mark === undefined }
}

// No text of a database holds NUL.
const formOf = (key: Exclude<SortKey, 'id'>) => ('text' in key ? /^[^\0]{0,80}$/s : cursorForm.number)

/** A row's mark: its id, and what it has of the key. */
function sliceOf<Name extends string>(
  { id: plainId, sorts }: ListOrder<Name>,
  { sort, isSelective = false }: { sort: Name | `-${Name}`; isSelective?: boolean },
  position: CursorPosition | null,
  isNone: boolean,
): Omit<Slice, 'limit'> {
  const [direction, comparison] = sort.startsWith('-') ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const key = sorts[nameOf(sort)]
  const id = isSelective ? sql`(${plainId} + 0)` : plainId
  const afterId = position ? sql<boolean>`${id} ${comparison} ${position.id}::bigint` : sql<boolean>`true`
  if (key === 'id') return { after: afterId, by: sql`${id} ${direction}`, cursorColumn: sql`, ${plainId}::text as mark` }
  const { by, cursorValue, at } = partsOf(key, isSelective)
  const cursorColumn = sql`, concat_ws(' ', ${plainId}, ${cursorValue}) as mark`
  if (isNone) return { after: sql<boolean>`${by} is null and ${afterId}`, by: sql`${id} ${direction}`, cursorColumn }
  const has = key.isNullable ? sql<boolean>`${by} is not null` : sql<boolean>`true`
  const after = position ? sql<boolean>`${has} and (${by}, ${plainId}) ${comparison} (${at(position.mark)}, ${position.id}::bigint)` : has
  return { after, by: sql`${by} ${direction}, ${plainId} ${direction}`, cursorColumn }
}

// 'infinity' has no number; no instant has so large a one.
const forever = '9000000000000000'

/** The expression to sort by, its value in the cursor, and the expression for that value. */
function partsOf(key: Exclude<SortKey, 'id'>, isSelective: boolean) {
  if ('number' in key)
    return {
      by: isSelective ? sql`(${key.number} + 0)` : key.number,
      cursorValue: sql`(${key.number})::bigint`,
      at: (mark: string) => sql`${mark}::bigint`,
    }
  if ('instant' in key)
    return {
      by: isSelective ? sql`(${key.instant} + interval '0')` : key.instant,
      cursorValue: sql`case when isfinite(${key.instant}) then (extract(epoch from ${key.instant}) * 1000000)::bigint
        when ${key.instant} is not null then ${forever}::bigint end`,
      at: (mark: string) =>
        mark === forever ? sql`timestamptz 'infinity'` : sql`timestamptz 'epoch' + ${mark}::bigint * interval '1 microsecond'`,
    }
  return { by: isSelective ? sql`(${key.text} || '')` : key.text, cursorValue: key.text, at: (mark: string) => sql`${mark}::text` }
}
