import type { deposit } from '@longmall/contract/deposit.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { shortFailureText } from '@longmall/web/errors/field-errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useGo } from '../../shell/link.tsx'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Sends a deposit; its certificate opens, and balances are fresh after it. What is wrong with the amount is shown at its field. */
export function useOpenDeposit({ onDone, onTermsMissing }: { onDone: () => void; onTermsMissing: () => void }) {
  const t = useTranslations('deposit')
  const client = useQueryClient()
  const go = useGo()
  const renew = () => Promise.all(['deposit', 'wallet', 'member'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
  const open = useMutation({
    ...mutation('deposit/open', { quiet: true }),
    onSuccess: async ({ deposit_id }) => {
      onDone()
      toast(t('opened'), { icon: 'success' })
      await go('/v2/assets/deposit_detail', { id: deposit_id })
      await renew()
    },
    onError: (failure) => {
      onDone()
      void renew()
      if (failure.reason === 'asset_area.terms_not_agreed') return onTermsMissing()
      if (failure.reason === 'deposit.plan_changed') return toast(t('plan_changed'), { icon: 'error' })
      if (failure.fields.amount === undefined) toast(shortFailureText(failure), { icon: 'error' })
    },
  })
  return {
    isPending: open.isPending,
    amountError: open.error?.fields.amount,
    send: (input: InputOf<typeof deposit.open>) => open.mutate(input),
    clear: () => open.reset(),
  }
}
