import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { mutation, query } from '@longmall/web/call/query.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useGo } from '../../shell/link.tsx'
import { useShared } from '../../shell/shared.ts'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { HandOver } from './hand-over.tsx'
import { Lost, Refused, Unknown } from './stopped.tsx'

/**
 * Checks a code once and hands over what it stands for. Without a network, even for a moment, it hands nothing over and asks for
 * a new scan: the code on the customer's screen has changed meanwhile (ORD-11).
 */
export function CheckedCode({ code }: { code: string }) {
  const t = useTranslations('redemption')
  const go = useGo()
  const client = useQueryClient()
  const isConnected = useShared((shared) => shared.isConnected)
  const [wasLost, setLost] = useState(!isConnected)
  if (!isConnected && !wasLost) setLost(true)
  const checking = useMutation(mutation('redemption/check', { quiet: true }))
  const redeeming = useMutation({
    ...mutation('redemption/redeem', { quiet: true }),
    onSuccess: async (done) => {
      const { redemption_id } = done
      client.setQueryData(query('redemption/view', { redemption_id }).queryKey, done)
      void client.invalidateQueries({ queryKey: ['redemption'], predicate: ({ queryKey }) => queryKey[1] !== 'view' })
      toast(t(done.coins ? 'done_coins' : 'done_title'), { icon: 'success' })
      await go('/v2/verification/detail', { redemption_id }, { replace: true })
    },
  })
  const { mutate: check } = checking
  useEffect(() => check({ desk_code: code }), [check, code])

  const { data, error } = checking
  if (redeeming.error?.kind === 'refused') return <Refused failure={redeeming.error} />
  if (redeeming.error) return <Unknown />
  if (error?.kind === 'refused') return <Refused failure={error} />
  if (error || (wasLost && redeeming.isIdle)) return <Lost />
  if (data)
    return (
      <HandOver
        checked={data}
        isBusy={redeeming.isPending || redeeming.isSuccess}
        onConfirm={(choice) => redeeming.mutate({ check_token: data.check_token, ...choice })}
      />
    )
  return (
    <div aria-busy className="space-y-3 p-3">
      <p role="status" className="sr-only">
        {t('checking')}
      </p>
      <Skeleton className="h-24 w-full rounded-12" />
      <Skeleton className="h-56 w-full rounded-12" />
      <Skeleton className="h-16 w-full rounded-12" />
    </div>
  )
}
