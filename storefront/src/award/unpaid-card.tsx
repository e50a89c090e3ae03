import { Button } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { type Output, pages } from '@longmall/web/call/query.ts'
import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useOpening } from '../shell/opening/use-opening.ts'
import { useCurrency } from '../shell/site.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'

/** What was not paid to an AM since the end of the AM window, and why; nothing where all was paid. Opens the days. */
export function UnpaidCard() {
  const t = useTranslations('award')
  const language = useLanguage()
  const currency = useCurrency()
  const sheet = useOpening()
  const list = useInfiniteQuery(pages('award/unpaid', { page_size: 20 }))
  const days = list.data?.pages.flatMap((page) => page.list) ?? []
  if (!list.data || days.length === 0) return null
  // Each page brings the sum with it.
  const { total } = list.data.pages.at(-1) as Output<'award/unpaid'>
  const day = dayFormat(language, { dateStyle: 'medium' })
  return (
    <>
      <button type="button" onClick={sheet.show} className="pressable flex w-full items-center gap-3 rounded-12 bg-card p-4 text-left">
        <span className="min-w-0 flex-1">
          <span className="block text-14 font-semibold text-strong">{t('unpaid_title', { amount: formatCoinPrice(total, currency) })}</span>
          <span className="mt-0.5 block text-12 text-quiet">{t('unpaid_text')}</span>
        </span>
        <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-quiet" />
      </button>
      <Sheet key={sheet.times} open={sheet.open} onClose={sheet.hide} title={t('unpaid_sheet')}>
        <p className="pb-2 text-14 text-quiet">{t('unpaid_text')}</p>
        <ul className="divide-y divide-hairline pb-2">
          {days.map(({ run_id, day: settled, kinds, amount, reason }) => (
            <li key={run_id} className="py-3">
              <span className="flex items-baseline justify-between gap-3">
                <span className="text-16 text-strong">{day(settled)}</span>
                <span className="figures text-16 text-quiet">{formatCoinPrice(amount, currency)}</span>
              </span>
              <span className="block text-12 text-quiet">{kinds.map((kind) => t(`kind_${kind}`)).join(' · ')}</span>
              <span className="block text-12 text-warning">{t(`unpaid_${reason}`)}</span>
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <Button block look="soft" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t(list.isFetchNextPageError ? 'unpaid_retry' : 'unpaid_more')}
          </Button>
        )}
      </Sheet>
    </>
  )
}
