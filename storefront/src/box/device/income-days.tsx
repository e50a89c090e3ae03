import type { Box, BoxDay } from '@longmall/contract/box.ts'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages, type Output } from '@longmall/web/call/query.ts'
import { formatAmount, isNothing } from '@longmall/web/format/amount-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'

/** What the device mined on each of its days, the latest first, and why nothing on some. */
export function IncomeDays({ box }: { box: Output<'box/view'> }) {
  const t = useTranslations('box')
  return (
    <section aria-labelledby="income-title" className="rounded-12 bg-card px-4 pt-4">
      <h2 id="income-title" className="text-16 font-semibold text-strong">
        {t('income')}
      </h2>
      <p className="pt-1 pb-2 text-12 text-quiet">
        {box.delivery === 'hosted' ? t('mines_hosted') : t('mines_home', { count: box.minutes_needed })}
      </p>
      <EndlessList
        query={pages('box/days', { box_id: box.box_id, page_size: 30 })}
        keyOf={({ day }) => day}
        empty={<EmptyState title={t('income_empty')} text={t('income_empty_text')} />}
      >
        {(day) => <Day day={day} delivery={box.delivery} />}
      </EndlessList>
    </section>
  )
}

function Day({ day: { day, minutes, mined }, delivery }: { day: BoxDay; delivery: Box['delivery'] }) {
  const t = useTranslations('box')
  const language = useLanguage()
  const dateText = dayFormat(language, { dateStyle: 'medium' })
  const isTooShort = mined !== null && isNothing(mined) && delivery === 'home'
  return (
    <div className="hairline-t flex min-h-13 items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="text-14 text-strong">{dateText(day)}</p>
        {minutes !== null && <p className="figures text-12 text-quiet">{t('reported_minutes', { minutes })}</p>}
      </div>
      <p className="figures shrink-0 text-right">
        <span className={`block text-14 font-semibold ${mined === null || isNothing(mined) ? 'text-quiet' : 'text-success'}`}>
          {mined === null ? t('not_settled') : `${isNothing(mined) ? '' : '+'}${formatAmount(mined, 'ACC', null)}`}
        </span>
        {isTooShort && <span className="block text-12 text-quiet">{t('too_short')}</span>}
      </p>
    </div>
  )
}
