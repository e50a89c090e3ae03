import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { useState } from 'react'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useAddon } from '../../shell/shared.ts'
import { useSite } from '../../shell/site.ts'
import { readLogInSearch } from '../read-log-in-search.ts'
import { useCompleteLogIn } from '../use-complete-log-in.ts'
import { AccountLogIn } from './account-log-in.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { MobileLogIn } from './mobile-log-in.tsx'
import { OneTap } from './one-tap.tsx'
import { OtherAccount } from './other-account.tsx'
import { TicketBanner } from './ticket-banner.tsx'

const methods = ['account', 'mobile'] as const

/** Log-in by account, mobile or one tap (IDN-04); `second` adds an account to the one in use (IDN-07). */
export function LoginScreen() {
  const t = useTranslations('identity')
  const { redirect, source_member, second = false } = useScreenSearch(readLogInSearch)
  const [method, setMethod] = useState<(typeof methods)[number]>('account')
  const [start, setStart] = useState<{ account: string; password: string } | null>(null)
  const completeLogIn = useCompleteLogIn({ redirect, second })
  const mayRegister = useAddon('memberregister')
  return (
    <>
      <PageHeader title={t('log_in')} />
      <div className="space-y-4 px-4 pt-8 pb-6">
        <div>
          <h2 className="text-28 leading-9 font-bold">{t(second ? 'second_title' : 'welcome')}</h2>
          {second && <p className="mt-1 text-14 text-quiet">{t('second_note')}</p>}
        </div>
        <TicketBanner />
        <OneTap onSession={completeLogIn} />
        {!second && <OtherAccount />}
        <div className="overflow-hidden rounded-12 bg-card">
          <Tabs
            label={t('log_in_methods')}
            tabs={methods.map((key) => ({ key, label: t(`by_${key}`) }))}
            selected={method}
            onSelect={setMethod}
            className="hairline-b px-2"
          >
            <div className="p-4" hidden={method !== 'account'}>
              <AccountLogIn key={start?.account} start={start} onSession={completeLogIn} />
            </div>
            <div className="p-4" hidden={method !== 'mobile'}>
              <MobileLogIn onSession={completeLogIn} />
            </div>
          </Tabs>
        </div>
        {mayRegister && (
          <p className="text-center text-14 text-quiet">
            {t('no_account')}
            <Link
              to="/v1/login/register/introduce"
              search={{ redirect, source_member, second: second || undefined }}
              className={buttonClass({ look: 'text' })}
            >
              {t('register')}
            </Link>
          </p>
        )}
        <p className="text-center">
          <Link to="/v1/login/about/about_us" className="inline-flex min-h-11 items-center px-3 text-14 text-quiet">
            {t('about_us')}
          </Link>
        </p>
      </div>
      {useSite().demo && (
        <DemoAccounts
          onChoose={({ account, password }) => {
            setStart({ account, password })
            setMethod('account')
            document.getElementById('content')?.scrollIntoView()
          }}
        />
      )}
    </>
  )
}
