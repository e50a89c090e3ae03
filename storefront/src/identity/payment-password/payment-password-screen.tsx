import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound, LockKeyhole } from 'lucide-react'
import { mutation, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useStoreTime } from '../../shell/date-time.ts'
import { FormAlert } from '../form-alert.tsx'
import { Steps } from '../steps.tsx'
import { readPasswordSearch, passwordFlow, steps } from './password-flow.ts'

/** Payment password, verification: its state, its lock, and the recipient of the code (IDN-08). */
export function PaymentPasswordScreen() {
  const t = useTranslations('payment')
  const state = useQuery(query('identity/payment_password', {}))
  return (
    <>
      <PageHeader title={t('pin_title')} />
      <Steps at={1} of={4} />
      {state.isPending && <RowSkeletons />}
      {state.isError && <ErrorState busy={state.isFetching} onRetry={() => void state.refetch()} />}
      {state.data && <StartForm state={state.data} />}
    </>
  )
}

interface StartFormProps {
  state: { is_set: boolean; locked_until: string | null; channel: 'mobile' | 'email'; sent_to: string; cooldown_until: string | null }
}

function StartForm({ state: { is_set, locked_until, channel, sent_to, cooldown_until } }: StartFormProps) {
  const t = useTranslations('payment')
  const time = useStoreTime({ dateStyle: 'medium', timeStyle: 'short' })
  const go = useGo()
  const { redirect } = useScreenSearch(readPasswordSearch)
  const flow = passwordFlow.use()
  const begin = () => go(steps.code)
  const send = useMutation({
    ...mutation('identity/send_payment_code', { quiet: true }),
    onSuccess: async (sent) => {
      passwordFlow.write({ sent, redirect })
      await begin()
    },
    onError: async (failure) => {
      // The code that was sent a moment ago still counts.
      if (failure.reason !== 'code.too_soon' || !flow?.sent) return
      passwordFlow.write({ sent: flow.sent, redirect })
      await begin()
    },
  })
  const Icon = locked_until ? LockKeyhole : KeyRound
  return (
    <section className="space-y-4 px-3 pt-6 pb-8">
      <Card className="flex items-start gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
          <Icon size={22} aria-hidden />
        </span>
        <div className="min-w-0 space-y-1">
          <h2 className="text-16 font-semibold text-strong">{t(is_set ? 'pin_is_set' : 'pin_is_unset')}</h2>
          {locked_until && <p className="text-14 text-warning">{t('pin_locked', { time: time(locked_until) })}</p>}
          {cooldown_until && <p className="text-14 text-warning">{t('pin_waits', { time: time(cooldown_until) })}</p>}
          {!cooldown_until && <p className="text-14 text-body">{t(is_set ? 'pin_change_note' : 'pin_set_note')}</p>}
        </div>
      </Card>
      {!cooldown_until && (
        <>
          <p className="px-1 text-14 text-body">{t(`pin_send_${channel}`, { to: sent_to })}</p>
          <FormAlert>{send.isError && send.error.message}</FormAlert>
          <Button size="large" block busy={send.isPending} onClick={() => send.mutate({})}>
            {t('pin_get_code')}
          </Button>
        </>
      )}
    </section>
  )
}
