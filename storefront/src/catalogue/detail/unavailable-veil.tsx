import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Overlay on the pictures of goods that are not available, any more or yet. */
export function UnavailableVeil({ state }: Pick<GoodsDetail, 'state'>) {
  const t = useTranslations('catalogue')
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-1/2 -translate-y-1/2 bg-strong py-3 text-center text-16 font-semibold text-card"
    >
      {t(state === 'undeliverable' || state === 'not_offered' ? state : 'unlisted')}
    </p>
  )
}
