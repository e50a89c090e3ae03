import type { Session } from '@longmall/contract/identity.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'
import { pendingTicket } from '../ticket.ts'

const loadBridge = () => import('../../bridge/one-tap.ts')

/** One-tap log-in by the host app or WeChat (IDN-04), where there is one: a bound identity logs in, another one waits to be bound. */
export function OneTap({ onSession }: { onSession: (session: Session) => Promise<void> }) {
  const t = useTranslations('identity')
  const way = useQuery({
    queryKey: ['identity', 'one_tap'],
    queryFn: async () => (await loadBridge()).findOneTap(),
    retry: false,
  })
  const isPending = Boolean(pendingTicket.use())
  const logIn = useMutation(mutation('identity/log_in_authorised', { quiet: true }))
  const tap = useMutation<void, Error, { returned: boolean }>({
    // Whatever the reason: the other ways to log in are below.
    meta: { quiet: true },
    mutationFn: async ({ returned }) => {
      const bridge = await loadBridge()
      const ticket = await (returned ? bridge.returnedOneTap() : bridge.oneTap())
      if (!ticket) return
      const answer = await logIn.mutateAsync({ ticket })
      if (answer.session) await onSession(answer.session)
      else if (answer.ticket) pendingTicket.write({ ticket: answer.ticket, provider: way.data ?? 'host', suggested: answer.suggested })
    },
    onError: (error) => {
      // A refusal of the account is shown with the shop's message; transport errors are not meaningful to a shopper.
      const reason = error instanceof CallFailure ? error.reason : undefined
      toast(reason && /^(identity|session)\./.test(reason) ? error.message : t('one_tap_failed'), { icon: 'error' })
    },
  })
  const resumeOneTap = useEffectEvent(() => tap.mutate({ returned: true }))
  useEffect(() => {
    if (way.data === 'wechat') resumeOneTap()
  }, [way.data])
  if (!way.data || isPending) return null
  return (
    <div className="space-y-4">
      <Button
        look="soft"
        size="large"
        block
        busy={tap.isPending}
        icon={<Zap size={18} aria-hidden />}
        onClick={() => tap.mutate({ returned: false })}
      >
        {t(`one_tap_${way.data}`)}
      </Button>
      <p className="flex items-center gap-3 text-12 text-quiet">
        <span aria-hidden className="h-px flex-1 bg-hairline" />
        {t('or')}
        <span aria-hidden className="h-px flex-1 bg-hairline" />
      </p>
    </div>
  )
}
