import type { OrderState } from '@longmall/contract/order.ts'
import { sql, type RawBuilder } from 'kysely'

/** SQL: a state of the machine; a literal and no parameter, so that every plan finds the partial indexes. */
export const stateSql = (state: OrderState): RawBuilder<OrderState> => sql.lit(state)

/** SQL: a set of states, for `in`. */
export const statesSql = (states: readonly OrderState[]): RawBuilder<unknown> => sql`(${sql.join(states.map(stateSql))})`
