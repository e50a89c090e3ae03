import type { CoinAddress } from '@longmall/contract/coin-withdrawal.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { mutation, query } from '@longmall/web/call/query.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBack } from '../../shell/link.tsx'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { AddressValues } from './address-form.tsx'

interface Options {
  form: { showFailure: (failure: CallFailure) => boolean }
  kind: CoinAddress['kind']
  /** Closes the question for the payment password. */
  onClose: () => void
}

/** Adds an address and goes back to the screen that requested it. After a wrong payment password the sheet stays open; any other refusal closes it. */
export function useAddAddress({ form, kind, onClose }: Options) {
  const t = useTranslations('coinwithdrawal')
  const client = useQueryClient()
  const back = useBack('/v2/assets/wallet_address')
  const [refused, setRefused] = useState<string>()
  const command = mutation('coin_withdrawal/add_address', { quiet: true })
  const add = useMutation({
    ...command,
    onSuccess: async () => {
      onClose()
      back()
      toast(t('address_added'), { icon: 'success' })
      await client.invalidateQueries({ queryKey: ['coin_withdrawal'] })
    },
    onError: (failure: CallFailure) => {
      if (failure.reason?.startsWith('identity.')) return
      onClose()
      setRefused(form.showFailure(failure) ? undefined : failure.message)
    },
  })
  const checking = useMutation({
    mutationFn: ({ network, wallet_address }: AddressValues) =>
      client.fetchQuery({ ...query('coin_withdrawal/check_address', { network, wallet_address }), staleTime: 0, retry: false }),
    meta: { quiet: true },
    onError: (failure: CallFailure) => setRefused(form.showFailure(failure) ? undefined : failure.message),
  })
  /** Is the address one that the server would take? So that a mistyped one is named before the password. */
  const check = async (values: AddressValues): Promise<boolean> =>
    kind === 'exchange' ||
    checking.mutateAsync(values).then(
      () => true,
      () => false,
    )
  const send = (payment_password: string, { label, network, wallet_address, exchange, account }: AddressValues) =>
    add.mutateAsync({ payment_password, kind, label, ...(kind === 'wallet' ? { network, wallet_address } : { exchange, account }) })
  return { add, send, refused, check, isChecking: checking.isPending }
}
