import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Package, Tag, UsersRound, WalletMinimal } from 'lucide-react'
import { RewardOffers } from '../../reward/parts/reward-offers.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useAddon } from '../../shell/shared.ts'
import { useSite } from '../../shell/site.ts'
import { TicketBanner } from '../login/ticket-banner.tsx'
import { readLogInSearch } from '../read-log-in-search.ts'
import { RegistrationClosed } from './registration-closed.tsx'

const benefits = [
  { key: 'benefit_price', icon: Tag },
  { key: 'benefit_wallet', icon: WalletMinimal },
  { key: 'benefit_orders', icon: Package },
  { key: 'benefit_friends', icon: UsersRound },
] as const

/** First screen of registration: benefits of membership (IDN-01); its levels are shown to members alone. */
export function IntroduceScreen() {
  const t = useTranslations('identity')
  const entry = useScreenSearch(readLogInSearch)
  const isOpen = useAddon('memberregister')
  const { store_name } = useSite()
  return (
    <>
      <PageHeader title={t('register')} fallback="/v1/login" />
      {isOpen ? (
        <>
          <div className="brand-gradient px-6 pt-8 pb-16 text-on-brand">
            <h2 className="text-28 leading-9 font-bold text-balance wrap-anywhere break-keep">{t('join_title', { store: store_name })}</h2>
            <p className="mt-2 text-14">{t('join_text')}</p>
          </div>
          <div className="-mt-10 space-y-3 px-3 pb-6">
            <TicketBanner />
            <Card>
              <ul className="space-y-4">
                {benefits.map(({ key, icon: Icon }) => (
                  <li key={key} className="flex items-start gap-3">
                    <span className="flex size-10 shrink-0 items-center justify-center rounded-12 bg-brand-soft text-brand-ink">
                      <Icon size={20} aria-hidden />
                    </span>
                    <span className="min-w-0">
                      <span className="block text-16 font-semibold text-strong">{t(key)}</span>
                      <span className="block text-14 text-quiet">{t(`${key}_text`)}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          </div>
          <RewardOffers occasion="register" />
          <div className="safe-bottom hairline-t sticky bottom-0 mt-auto bg-card px-4 pt-3">
            <Link to="/v1/login/register/register" search={{ ...entry }} className={buttonClass({ size: 'large', block: true })}>
              {t('start')}
            </Link>
            <p className="py-1 text-center text-14 text-quiet">
              {t('have_account')}
              <Link to="/v1/login" search={{ ...entry }} className={buttonClass({ look: 'text' })}>
                {t('log_in')}
              </Link>
            </p>
          </div>
        </>
      ) : (
        <RegistrationClosed />
      )}
    </>
  )
}
