import { ChevronLeft } from 'lucide-react'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { useBack } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { prefersStillness } from '../../shell/layout/prefers-stillness.ts'
import { type DetailPart, detailParts } from './detail-part.ts'
import { useScreenSearch } from '../../shell/search.ts'
import { ShareButton } from '../share/share-button.tsx'
import { readGoodsSearch } from './goods-search.ts'
import { useScrollSpy } from './use-scroll-spy.ts'

/** Bar at the top of goods: back, the parts of the page with the one in sight marked, and share. */
export function DetailBar({ name }: { name: string }) {
  const t = useTranslations('catalogue')
  const tShell = useTranslations('shell')
  const back = useBack()
  const { sku_id } = useScreenSearch(readGoodsSearch)
  const activePart = useScrollSpy(detailParts)
  const show = (part: DetailPart) => document.getElementById(part)?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' })
  return (
    <header className="safe-top hairline-b sticky top-0 z-30 bg-card">
      <div className="flex min-h-12 items-center px-1">
        <IconButton label={tShell('back')} icon={<ChevronLeft size={24} aria-hidden />} onClick={back} />
        <nav aria-label={t('detail_tabs')} className="no-scrollbar flex min-w-0 flex-1 justify-center-safe overflow-x-auto">
          {detailParts.map((part) => (
            <button
              key={part}
              type="button"
              aria-current={part === activePart ? 'true' : undefined}
              onClick={() => show(part)}
              className={classNames(
                'relative min-h-12 px-2 text-14 whitespace-nowrap -outline-offset-2 transition-colors',
                part === activePart
                  ? 'font-semibold text-brand-ink after:absolute after:inset-x-1/2 after:bottom-0.5 after:h-0.5 after:w-5 after:-translate-x-1/2 after:rounded-full after:bg-brand-ink'
                  : 'text-quiet',
              )}
            >
              {t(`tab_${part}`)}
            </button>
          ))}
        </nav>
        <ShareButton title={name} poster={sku_id === undefined ? undefined : { sku_id }} />
      </div>
    </header>
  )
}
