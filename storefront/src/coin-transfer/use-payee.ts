import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { query } from '@longmall/web/call/query.ts'
import { shortFailureText } from '@longmall/web/errors/field-errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../shell/toast.ts'
import { useTranslations } from '../shell/translations.tsx'

interface Payee {
  payee_id: number
  name: string
}

/** Looks up a payee's masked name on request; a refusal is shown at the field as long as the same ID is typed. */
export function usePayee() {
  const t = useTranslations('shell')
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const lookup = useMutation<Payee, CallFailure, number>({
    mutationFn: (payee_id) => client.fetchQuery({ ...query('coin_transfer/payee', { payee_id }), staleTime: 0, retry: false }),
    meta: { quiet: true },
    onSuccess: () => setOpen(true),
    onError: (failure) => {
      if (failure.kind === 'refused' && failure.fields.payee_id === undefined)
        void client.invalidateQueries({ queryKey: ['coin_transfer', 'overview'] })
      if (failure.fields.payee_id === undefined) toast(shortFailureText(failure) || t('network_timeout'), { icon: 'error' })
    },
  })
  return {
    payee: lookup.data,
    isPending: lookup.isPending,
    isOpen,
    find: (payee_id: number) => lookup.mutate(payee_id),
    close: () => setOpen(false),
    errorOf: (payee_id: number | null) => (payee_id !== null && lookup.variables === payee_id ? lookup.error?.fields.payee_id : undefined),
  }
}
