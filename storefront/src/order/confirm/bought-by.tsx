import type { BoughtBy as BoughtByOf } from '@longmall/contract/order.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

/** The promotion, bargain or gift by which this is bought; one without a name is told by its lines. */
export function BoughtBy({ promotion: { kind, name } }: { promotion: BoughtByOf }) {
  const say = usePhrases('order')
  if (!name) return null
  return (
    <p className="flex items-center gap-2 rounded-12 bg-card px-4 py-3 text-14 text-strong">
      <Tag tone="danger">{say(`bought_${kind}`)}</Tag>
      <span className="min-w-0 truncate">{name}</span>
    </p>
  )
}
