import type { MemberCentre } from '@longmall/contract/member.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { formatCount } from '@longmall/web/format/number-text.ts'
import type { ReactNode } from 'react'
import { useLedgerCurrency } from '../shell/site.ts'
import { Link } from '../shell/link.tsx'
import { useLanguage, useTranslations } from '../shell/translations.tsx'

const cell = 'flex min-h-14 flex-col items-center rounded-8 px-1 py-1.5 text-center'

function Figure({ value, label }: { value: ReactNode; label: string }) {
  return (
    <>
      <span className="figures text-18 font-bold whitespace-nowrap text-strong">{value}</span>
      <span className="text-12 wrap-normal text-quiet">{label}</span>
    </>
  )
}

/** Four figures of the member; a visitor sees dashes that link to the log-in. */
export function WalletRow({ centre, isMember }: { centre: MemberCentre | undefined; isMember: boolean }) {
  const t = useTranslations('member')
  const currency = useLedgerCurrency()
  const language = useLanguage()
  const shown = (value: ReactNode) => (isMember && centre ? value : '–')
  const shownCount = (count = 0) => shown(formatCount(count, language))
  return (
    <Card className="grid grid-cols-[minmax(25%,auto)_1fr_1fr_1fr] gap-1 px-2 py-2">
      <Link to="/v2/member/balance/balance" className={`${cell} pressable`}>
        <Figure value={shown(centre && displayPrice(centre.balance, currency))} label={t('balance')} />
      </Link>
      <Link to="/v2/member/point/point" className={`${cell} pressable`}>
        <Figure value={shownCount(Number(centre?.longcoin ?? 0))} label={t('longcoin')} />
      </Link>
      <Link to="/v2/member/collection/collection" className={`${cell} pressable`}>
        <Figure value={shownCount(centre?.favourite_count)} label={t('favourites')} />
      </Link>
      <Link to="/v2/member/footprint/footprint" className={`${cell} pressable`}>
        <Figure value={shownCount(centre?.browsing_history_count)} label={t('browsing_history')} />
      </Link>
    </Card>
  )
}
