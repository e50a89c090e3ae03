import { Descriptions } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'

const counts = ['claimed', 'unused', 'used', 'expired', 'returned'] as const
const amounts = ['cost', 'sales'] as const

/** Figures of a coupon's use. */
export function CouponFigures({ coupon_id }: { coupon_id: number }) {
  const t = useTranslations('coupon')
  const { count, money } = useFormat()
  return (
    <Loaded query={query('coupon/figures', { coupon_id })}>
      {(figures) => (
        <Descriptions
          size="small"
          column={{ xs: 1, sm: 2, lg: 4 }}
          items={[
            ...counts.map((name) => ({ key: name, label: t(`figure_${name}`), children: count(figures[name]) })),
            ...amounts.map((name) => ({ key: name, label: t(`figure_${name}`), children: money(figures[name]) })),
          ]}
        />
      )}
    </Loaded>
  )
}
