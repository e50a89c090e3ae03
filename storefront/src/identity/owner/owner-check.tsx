import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Output, query } from '@longmall/web/call/query.ts'
import { useStoreTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { CodeCheck } from './code-check.tsx'
import { PasswordCheck } from './password-check.tsx'

type Owner = Output<'identity/owner_verification'>

export interface OwnerCheckProps {
  account: string
  /** Called with what binds a new contact, once and for ten minutes. */
  onProven: (proof: string) => void
}

/** Before a contact is changed: the log-in password, or a code to a present contact. */
export function OwnerCheck(props: OwnerCheckProps) {
  const owner = useQuery(query('identity/owner_verification', {}))
  if (owner.isPending) return <RowSkeletons />
  if (!owner.data) return <ErrorState busy={owner.isFetching} onRetry={() => void owner.refetch()} />
  return <CheckMethods {...props} owner={owner.data} />
}

function CheckMethods({ account, onProven, owner: { has_password, contacts, cooldown_until } }: OwnerCheckProps & { owner: Owner }) {
  const t = useTranslations('identity')
  const time = useStoreTime({ dateStyle: 'medium', timeStyle: 'short' })
  const [channel, setChannel] = useState(has_password ? null : (contacts[0]?.channel ?? null))
  const chosen = contacts.find((one) => one.channel === channel)
  if (!has_password && !chosen)
    return (
      <EmptyState
        drawing="list"
        title={t('owner_cooldown_title')}
        text={t('owner_cooldown_text', { time: cooldown_until ? time(cooldown_until) : '' })}
      />
    )
  return (
    <section className="space-y-4 p-3">
      <div className="px-1">
        <h2 className="text-18 font-semibold text-strong">{t('owner_title')}</h2>
        <p className="mt-1 text-14 text-body">{t('owner_text')}</p>
      </div>
      {chosen ? (
        <CodeCheck key={chosen.channel} {...chosen} onProven={onProven} />
      ) : (
        <PasswordCheck account={account} onProven={onProven} />
      )}
      <ul className="flex flex-col items-center gap-1">
        {has_password && chosen && <OtherMethod onChoose={() => setChannel(null)}>{t('owner_by_password')}</OtherMethod>}
        {contacts
          .filter((one) => one !== chosen)
          .map((one) => (
            <OtherMethod key={one.channel} onChoose={() => setChannel(one.channel)}>
              {t(`owner_by_${one.channel}`, { to: one.sent_to })}
            </OtherMethod>
          ))}
      </ul>
    </section>
  )
}

const OtherMethod = ({ onChoose, children }: { onChoose: () => void; children: string }) => (
  <li>
    <button type="button" className="pressable min-h-11 px-3 text-14 text-brand-ink" onClick={onChoose}>
      {children}
    </button>
  </li>
)
