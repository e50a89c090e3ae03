import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { useState } from 'react'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useAddon } from '../../shell/shared.ts'
import { useSite } from '../../shell/site.ts'
import { readEntry } from '../read-entry.ts'
import { useEnter } from '../use-enter.ts'
import { AccountLogIn } from './account-log-in.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { MobileLogIn } from './mobile-log-in.tsx'
import { OneTap } from './one-tap.tsx'
import { OtherAccount } from './other-account.tsx'
import { TicketBanner } from './ticket-banner.tsx'

const ways = ['account', 'mobile'] as const

/** Log-in by account, mobile or one tap (IDN-04); `second` adds an account to the one in use (IDN-07). */
export function LoginScreen() {
  const say = usePhrases('identity')
  const { redirect, source_member, second = false } = useScreenSearch(readEntry)
  const [way, setWay] = useState<(typeof ways)[number]>('account')
  const [start, setStart] = useState<{ account: string; password: string } | null>(null)
  const enter = useEnter({ redirect, second })
  const mayRegister = useAddon('memberregister')
  return (
    <>
      <PageHeader title={say('log_in')} />
      <div className="space-y-4 px-4 pt-8 pb-6">
        <div>
          <h2 className="text-28 leading-9 font-bold">{say(second ? 'second_title' : 'welcome')}</h2>
          {second && <p className="mt-1 text-14 text-quiet">{say('second_note')}</p>}
        </div>
        <TicketBanner />
        <OneTap onSession={enter} />
        {!second && <OtherAccount />}
        <div className="overflow-hidden rounded-12 bg-card">
          <Tabs
            label={say('ways')}
            tabs={ways.map((key) => ({ key, label: say(`by_${key}`) }))}
            selected={way}
            onSelect={setWay}
            className="hairline-b px-2"
          >
            <div className="p-4" hidden={way !== 'account'}>
              <AccountLogIn key={start?.account} start={start} onSession={enter} />
            </div>
            <div className="p-4" hidden={way !== 'mobile'}>
              <MobileLogIn onSession={enter} />
            </div>
          </Tabs>
        </div>
        {mayRegister && (
          <p className="text-center text-14 text-quiet">
            {say('no_account')}
            <Link
              to="/v1/login/register/introduce"
              search={{ redirect, source_member, second: second || undefined }}
              className={buttonClass({ look: 'text' })}
            >
              {say('register')}
            </Link>
          </p>
        )}
        <p className="text-center">
          <Link to="/v1/login/about/about_us" className="inline-flex min-h-11 items-center px-3 text-14 text-quiet">
            {say('about_us')}
          </Link>
        </p>
      </div>
      {useSite().demo && (
        <DemoAccounts
          onChoose={({ account, password }) => {
            setStart({ account, password })
            setWay('account')
            document.getElementById('content')?.scrollIntoView()
          }}
        />
      )}
    </>
  )
}
