import { BrandLogo } from '../../catalogue/brand/brand-logo.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { BlockOf } from '../block.ts'
import { BlockHead } from './block-head.tsx'
import { ContentLink } from '../content-link.tsx'

/** Brands side by side. */
export function BrandRow({ block }: { block: BlockOf<'brand_row'> }) {
  const t = useTranslations('content')
  return (
    <section aria-label={block.title ?? t('brands')} className="px-3">
      <BlockHead title={block.title} href="/v2/goods/brand/brand" />
      <ul className="no-scrollbar -mx-3 flex snap-x scroll-px-3 gap-2.5 overflow-x-auto px-3">
        {block.brands.map((brand) => (
          <li key={brand.href + brand.label} className="snap-start">
            <ContentLink
              href={brand.href}
              className="pressable flex h-full w-22 flex-col items-center rounded-12 bg-card px-1.5 py-3 text-center"
            >
              <BrandLogo logo={brand.picture} />
              <span className="mt-1.5 line-clamp-2 text-12 text-body">{brand.label}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
