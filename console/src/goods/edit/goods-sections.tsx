import { Card } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/language.tsx'

type Show = (...names: string[]) => ReactNode

/** The form of a goods in sections. */
export const sections = (show: Show) => <GoodsSections show={show} />

function GoodsSections({ show }: { show: Show }) {
  const t = useTranslations('goods')
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, marginBottom: 16 }}>
      <Card size="small" title={t('part_content')}>
        {show('texts')}
      </Card>
      <Card size="small" title={t('part_pictures')}>
        {show('pictures', 'video_src', 'poster')}
      </Card>
      <Card size="small" title={t('part_variants')}>
        {show('goods_type', 'matrix')}
      </Card>
      <Card size="small" title={t('part_organisation')}>
        {show('is_listed', 'category_id', 'brand_id', 'position', 'level_discount', 'max_per_member')}
      </Card>
      <Card size="small" title={t('part_delivery')}>
        {show('warehouse', 'freight_template_id')}
      </Card>
      <Card size="small" title={t('part_requirement')}>
        {show('referrer', 'phone', 'service_modes', 'car_models', 'deposit_amount', 'after_days', 'window_days', 'missed')}
      </Card>
    </div>
  )
}
