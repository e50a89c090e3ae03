import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { BrandLogo } from '../brand/brand-logo.tsx'

/** The brand of goods, and the way to all of its goods. */
export function BrandRow({ brand }: { brand: GoodsDetail['brand'] }) {
  const t = useTranslations('catalogue')
  if (!brand) return null
  return (
    <div className="flex items-center gap-3 bg-card px-4 py-3">
      <BrandLogo logo={brand.logo} size="small" />
      <span className="min-w-0 flex-1 truncate text-16 font-semibold text-strong">{brand.brand_name}</span>
      <Link to="/v2/goods/list/list" search={{ brand_id: brand.brand_id }} className={buttonClass({ look: 'soft', size: 'small' })}>
        {t('visit_brand')}
      </Link>
    </div>
  )
}
