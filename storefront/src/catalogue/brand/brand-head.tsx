import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { BrandLogo } from './brand-logo.tsx'

/** Logo, name and story above a brand's goods. */
export function BrandHead({ brand_id }: { brand_id: number }) {
  const t = useTranslations('catalogue')
  const { data, isPending } = useQuery(query('catalogue/brands', {}))
  const brand = data?.list.find((row) => row.brand_id === brand_id)
  if (isPending) return <Skeleton className="mx-3 mt-2.5 h-20 rounded-12" />
  if (!brand) return null
  return (
    <section className="mx-3 mt-2.5 flex gap-3 rounded-12 bg-card p-3">
      <BrandLogo logo={brand.logo} />
      <div className="min-w-0 flex-1 self-center">
        <h2 className="truncate text-16 font-semibold text-strong">{brand.brand_name}</h2>
        <p className="figures text-12 text-quiet">{t('brand_goods', { count: brand.goods_count })}</p>
        {brand.story && <p className="mt-1 line-clamp-3 text-12 text-body">{brand.story}</p>}
      </div>
    </section>
  )
}
