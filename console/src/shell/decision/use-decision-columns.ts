import type { Tone } from '../display/state-tag.tsx'
import { useFormat } from '../display/use-format.ts'
import type { Column } from '../list/columns.tsx'
import { useDecisionText } from './use-decision-text.ts'

/** What one operator requests and another one decides; times as the contract has them. */
interface Decided {
  requested_by_name: string
  requested_at: string
  decided_by_name: string | null
  decided_at: string | null
}

export const decisionStates = ['requested', 'approved', 'refused'] as const
export const decisionTones: Record<(typeof decisionStates)[number], Tone> = {
  requested: 'warning',
  approved: 'success',
  refused: 'default',
}

/** The columns that name both operators, each with its time. */
export function useDecisionColumns(titles: Record<'requested_by' | 'decided_by', string>) {
  const { time } = useFormat()
  const decisionText = useDecisionText()
  return [
    {
      name: 'requested_by_name',
      title: titles.requested_by,
      sort: 'requested_at',
      render: (row) => `${row.requested_by_name} · ${time(row.requested_at)}`,
    },
    {
      name: 'decided_by_name',
      title: titles.decided_by,
      sort: 'decided_at',
      render: (row) => decisionText({ by: row.decided_by_name, at: row.decided_at }),
    },
  ] satisfies Column<Decided, 'requested_at' | 'decided_at'>[]
}
