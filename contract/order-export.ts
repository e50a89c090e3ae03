import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { OrderFilters, OrderSort } from './order-staff.ts'
import { SheetFormat, StartedWork } from './work.ts'

export const orderExport = {
  export_all: operation({
    path: 'order/export_all',
    kind: 'command',
    access: { who: 'staff', permission: 'order.export' },
    summary: 'Writes all orders of a filter to a file, a row a line, as a long work',
    input: z.object({ ...OrderFilters, sort: OrderSort, format: SheetFormat }),
    output: StartedWork,
  }),
}
