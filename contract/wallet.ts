import * as z from 'zod/mini'
import { Amount, Count, Money, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'
import { unitScale, type UnitCode } from './units.ts'

export const Unit = z.enum(Object.keys(unitScale) as UnitCode[])
/** Any unit's decimal string: three decimals at most. */
const AnyAmount = Amount('ACC', true)

export const wallet = {
  view: operation({
    path: 'wallet/view',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s balances as the ledger has them',
    input: z.object({}),
    output: z.object({
      money: z.object({ total: Money, withdrawable: Money, not_withdrawable: Money, frozen: Money }),
      units: Rows(z.object({ unit: Unit, purpose: Text(40), amount: AnyAmount, decimals: Count })),
    }),
  }),
}
