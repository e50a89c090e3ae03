import type { opsFinance } from '@longmall/contract/ops-finance.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import type { Context, StaffActor, SystemActor } from '../../kernel/context.ts'
import { unitName } from '../../kernel/shop-currency.ts'
import { translate } from '../../kernel/translate.ts'
import { bookSums, flowsOfDays } from '../../wallet/book/book-sums.ts'
import { sumsByDay, type Flow } from '../../wallet/book/rules.ts'
import { amount, text, type Cell } from '../../kernel/sheet/cell.ts'
import { writeSheet } from '../../work/write-sheet.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind, WorkTools } from '../../work/work-kind.ts'
import { checkedDays } from './checked-days.ts'

type ExportInput = InputOf<typeof opsFinance.export_liabilities>

/** What moved and what stood at the end of each day, by unit and account, as a file (CON-06, CON-10). Refuses `call.wrong_fields`. */
export async function startLiabilityExport(
  context: Context<StaffActor>,
  input: ExportInput,
): Promise<OutputOf<typeof opsFinance.export_liabilities>> {
  const days = checkedDays(input.first_day, input.last_day)
  return startWork(context, liabilityExport, input, { total: days.length })
}

export const liabilityExport: WorkKind<ExportInput> = {
  name: 'liability.export',
  title: 'work.title_liability_export',
  permission: 'finance.export',
  run: (context, { format, ...input }, tools) =>
    writeSheet(context, tools, { name: 'liabilities', format, pages: pagesOf(context, input, tools) }),
}

const columns = [
  'liability_day',
  'sheet_unit',
  'liability_owner',
  'liability_purpose',
  'liability_plus',
  'liability_minus',
  'liability_end',
] as const

async function* pagesOf(
  context: Context<SystemActor>,
  input: Omit<ExportInput, 'format'>,
  { report }: WorkTools,
): AsyncGenerator<Cell[][]> {
  const { first_day, last_day, unit } = input
  const { language, site } = context
  const days = checkedDays(first_day, last_day)
  const before = (await bookSums(context, first_day)).filter((one) => unit === undefined || one.unit === unit)
  const flows = await flowsOfDays(context, { first_day, last_day, unit })
  yield [columns.map((column) => text(translate(language, `wallet.${column}`)))]
  let done = 0
  for (const { day, sums, moved } of sumsByDay(before, flows, days)) {
    yield sums.map((one) => {
      const { plus, minus }: Pick<Flow, 'plus' | 'minus'> = moved.find((flow) => isSame(flow, one)) ?? { plus: 0n, minus: 0n }
      const shown = (value: bigint) => amount(toDecimal(value, one.unit as UnitCode))
      const whose = translate(language, one.is_house ? 'wallet.liability_house' : 'wallet.liability_members')
      return [
        text(day),
        text(unitName(site, one.unit as UnitCode)),
        text(whose),
        text(one.purpose),
        shown(plus),
        shown(minus),
        shown(one.amount),
      ]
    })
    report(++done, days.length)
  }
}

type Named = Pick<Flow, 'is_house' | 'unit' | 'purpose'>
const isSame = (one: Named, other: Named) => one.is_house === other.is_house && one.unit === other.unit && one.purpose === other.purpose
