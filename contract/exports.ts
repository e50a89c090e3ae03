import * as z from 'zod/mini'
import { Day, Id, Integer, Text } from './fields.ts'
import { operation } from './operation.ts'
import { MemberSort } from './member-staff.ts'
import { SheetFormat, StartedWork } from './work.ts'

export const exportUnits = ['MONEY', 'ACC', 'AAA', 'USDA', 'USDS', 'USDP', 'LONGCOIN'] as const

// Exports without bound: a long work writes them to a file (CON-10). Each is spread into its own domain.

export const memberExport = {
  export_all: operation({
    path: 'member/export_all',
    kind: 'command',
    access: { who: 'staff', permission: 'member.export' },
    summary: 'Exports members to a file, with masked contacts, as a background job',
    input: z.object({
      /** As in the list. */
      search: z.optional(Text(254)),
      grade: z.optional(Integer(0, 9)),
      tag_id: z.optional(Id),
      regional_code: z.optional(Text(20)),
      dealer_code: z.optional(Text(20)),
      state: z.optional(z.enum(['active', 'locked', 'cancelled'])),
      from_day: z.optional(Day),
      until_day: z.optional(Day),
      sort: MemberSort,
      format: SheetFormat,
    }),
    output: StartedWork,
  }),
}

export const walletExport = {
  export_entries: operation({
    path: 'wallet/export_entries',
    kind: 'command',
    access: { who: 'staff', permission: 'wallet.export' },
    summary: 'Exports all ledger entries of a period to a file, those of the house’s accounts included, as a background job',
    input: z.object({ unit: z.optional(z.enum(exportUnits)), from_day: Day, until_day: Day, format: SheetFormat }),
    output: StartedWork,
  }),
}
