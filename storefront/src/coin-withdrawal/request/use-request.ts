import type { InputOf } from '@longmall/contract/operation.ts'
import type { coinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { shortFailureText } from '@longmall/web/errors/field-errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGo } from '../../shell/link.tsx'
import { toast } from '../../shell/toast.ts'

type Input = InputOf<(typeof coinWithdrawal)['request']>

/** Sends a request; its own screen opens, with fresh balances and records. `refused`: the refusal of the server, with its amount and way. */
export function useRequest(onDone: () => void) {
  const client = useQueryClient()
  const go = useGo()
  const [refused, setRefused] = useState<Pick<Input, 'way' | 'amount' | 'unit'> & { message: string }>()
  const renew = () =>
    Promise.all(['coin_withdrawal', 'wallet', 'asset_area'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
  const request = useMutation({
    ...mutation('coin_withdrawal/request', { quiet: true }),
    onSuccess: async ({ coin_withdrawal_id }) => {
      onDone()
      await go('/v2/assets/withdraw', { id: coin_withdrawal_id }, { replace: true })
      await renew()
    },
    onError: (failure, { way, amount, unit }) => {
      onDone()
      const message = failure.fields.amount
      if (message) setRefused({ way, amount, unit, message })
      else if (failure.kind === 'refused') toast(shortFailureText(failure), { icon: 'error' })
      void renew()
    },
  })
  return { request, refused }
}
