import type { PurchaseInfo } from '@longmall/contract/order.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** The promotion, bargain or gift that is the source of this purchase; one without a name is shown on its lines. */
export function PurchaseSource({ promotion: { kind, name } }: { promotion: PurchaseInfo }) {
  const t = useTranslations('order')
  if (!name) return null
  return (
    <p className="flex items-center gap-2 rounded-12 bg-card px-4 py-3 text-14 text-strong">
      <Tag tone="danger">{t(`purchase_source_${kind}`)}</Tag>
      <span className="min-w-0 truncate">{name}</span>
    </p>
  )
}
