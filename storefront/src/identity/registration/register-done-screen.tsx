import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { Drawing } from '@longmall/ui/state/drawing.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { KeyRound, MapPin } from 'lucide-react'
import type { MouseEvent } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { returnAddress } from '../../shell/return-address.ts'
import { useScreenSearch } from '../../shell/search.ts'
import { toast } from '../../shell/toast.ts'
import { readLogInSearch } from '../read-log-in-search.ts'
import { Steps } from '../steps.tsx'
import { type RegistrationFlow, useRegistrationStep } from './registration-flow.ts'

const nextSteps = [
  { key: 'next_payment', to: '/v1/member/point_password/point_password', icon: KeyRound },
  { key: 'next_address', to: '/v1/member/address_edit/address_edit', icon: MapPin },
] as const

/** Last screen of registration: the account, its ID, and next steps (IDN-01). */
export function RegisterDoneScreen() {
  const t = useTranslations('identity')
  const done = useRegistrationStep('done')?.done
  const nextStep = useNextStep()
  return (
    <>
      <PageHeader title={t('done_title')} onBack={nextStep.goOn} />
      <Steps at={3} of={3} />
      {done && <Done done={done} nextStep={nextStep} />}
    </>
  )
}

/** Where the registration was begun from; its steps are not gone through again. */
function useNextStep() {
  const router = useRouter()
  const home = returnAddress(useScreenSearch(readLogInSearch).redirect)
  return { home, goOn: () => void router.navigate({ href: home, replace: true }) }
}

interface DoneProps {
  done: NonNullable<RegistrationFlow['done']>
  nextStep: ReturnType<typeof useNextStep>
}

function Done({ done: { provider }, nextStep: { home, goOn } }: DoneProps) {
  const t = useTranslations('identity')
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    goOn()
  }
  return (
    <div className="space-y-3 px-3 pt-6 pb-8">
      <div className="flex flex-col items-center text-center">
        <Drawing name="done" />
        <h2 className="mt-2 text-22 font-bold">{t('registered')}</h2>
        {provider && <p className="mt-1 text-14 text-body">{t('linked', { provider: t(`provider_${provider}`) })}</p>}
      </div>
      <AccountCard />
      <a href={home} className={buttonClass({ size: 'large', block: true })} onClick={follow}>
        {t('continue')}
      </a>
      <section className="overflow-hidden rounded-12 bg-card">
        <h3 className="px-4 pt-4 pb-1 text-16 font-semibold">{t('next_steps')}</h3>
        {nextSteps.map(({ key, to, icon: Icon }) => (
          <Link key={key} to={to} className={`${rowClass} not-first:hairline-t`}>
            <ListItem icon={<Icon size={20} aria-hidden />} title={t(key)} text={t(`${key}_text`)} arrow />
          </Link>
        ))}
      </section>
    </div>
  )
}

/** Account and ID, fetched from the server. */
function AccountCard() {
  const t = useTranslations('identity')
  const member = useQuery(query('member/view', {}))
  const copy = async (id: number) => {
    try {
      await navigator.clipboard.writeText(String(id))
      toast(t('copied'), { icon: 'success' })
    } catch {
      toast(t('copy_failed'), { icon: 'error' })
    }
  }
  if (member.isError) return <ErrorState onRetry={() => void member.refetch()} />
  if (!member.data) return <Skeleton className="h-39 rounded-12" />
  const { account, customer_id } = member.data
  return (
    <Card>
      <dl className="space-y-2">
        <div className="flex min-h-9 items-center justify-between gap-3">
          <dt className="text-14 text-quiet">{t('account')}</dt>
          <dd className="min-w-0 truncate text-16 font-semibold">{account}</dd>
        </div>
        <div className="flex min-h-9 items-center justify-between gap-3">
          <dt className="text-14 text-quiet">{t('your_id')}</dt>
          <dd className="flex items-center gap-2">
            <span className="figures text-22 font-bold">{customer_id}</span>
            <Button look="soft" size="small" aria-label={t('copy_id')} onClick={() => void copy(customer_id)}>
              {t('copy')}
            </Button>
          </dd>
        </div>
      </dl>
      <p className="hairline-t mt-3 pt-3 text-12 text-quiet">{t('done_note')}</p>
    </Card>
  )
}
