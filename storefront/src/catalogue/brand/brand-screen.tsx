import { useQuery } from '@tanstack/react-query'
import { type Output, query } from '@longmall/web/call/query.ts'
import { PullToRefresh } from '@longmall/ui/action/pull-to-refresh.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { BrandLogo } from './brand-logo.tsx'

type Brand = Output<'catalogue/brands'>['list'][number]

/** The brand hall: every brand with goods on sale, with its logo and story (CAT-07). */
export function BrandScreen() {
  const t = useTranslations('catalogue')
  const brands = useQuery(query('catalogue/brands', {}))
  return (
    <>
      <PageHeader title={t('brand_hall')} />
      {brands.data ? (
        <PullToRefresh onRefresh={brands.refetch}>
          <BrandGrid brands={brands.data.list} />
        </PullToRefresh>
      ) : brands.isError ? (
        <ErrorState busy={brands.isFetching} onRetry={() => void brands.refetch()} />
      ) : (
        <div aria-busy className="grid grid-cols-2 gap-2.5 p-3">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-44 rounded-12" />
          ))}
        </div>
      )}
    </>
  )
}

function BrandGrid({ brands }: { brands: readonly Brand[] }) {
  const t = useTranslations('catalogue')
  if (brands.length === 0) {
    return (
      <EmptyState
        title={t('no_brands')}
        text={t('no_brands_text')}
        action={
          <Link to="/v2/goods/list/list" search={{ sort: 'newest' }} className={buttonClass({ look: 'soft' })}>
            {t('start_browsing')}
          </Link>
        }
      />
    )
  }
  return (
    <ul className="grid grid-cols-2 gap-2.5 p-3">
      {brands.map((brand, index) => (
        <li key={brand.brand_id}>
          <Link
            to="/v2/goods/list/list"
            search={{ brand_id: brand.brand_id }}
            className="pressable flex h-full flex-col items-center rounded-12 bg-card px-3 py-4 text-center"
          >
            <BrandLogo logo={brand.logo} size="large" eager={index < 4} />
            <span className="mt-2 w-full truncate text-16 font-semibold text-strong">{brand.brand_name}</span>
            <span className="mt-0.5 line-clamp-2 text-12 text-body">{brand.story}</span>
            <span className="figures mt-auto pt-1.5 text-11 text-quiet">{t('brand_goods', { count: brand.goods_count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
