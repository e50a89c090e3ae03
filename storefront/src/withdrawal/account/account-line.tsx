import type { WithdrawalAccount } from '@longmall/contract/withdrawal.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { CreditCard, Landmark, Wallet } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'

const icons = { bank: Landmark, savings_card: CreditCard, alipay: Wallet, paypal: Wallet, other: Wallet }

export type ShownAccount = Pick<WithdrawalAccount, 'account_type' | 'name' | 'branch' | 'number'> & { is_default?: boolean }

/** What an account is and whose, its number masked. */
export function AccountLine({ account }: { account: ShownAccount }) {
  const t = useTranslations('withdrawal')
  const Icon = icons[account.account_type]
  return (
    <>
      <Icon size={24} aria-hidden className="shrink-0 text-brand-ink" />
      <span className="min-w-0 flex-1">
        <span className="block text-16 font-semibold text-strong">{t(`${account.account_type}_type`)}</span>
        <span className="flex items-center gap-2">
          <span className="figures truncate text-14 text-body">{account.number}</span>
          {account.is_default && (
            <span className="shrink-0">
              <Tag>{t('default')}</Tag>
            </span>
          )}
        </span>
        <span className="block truncate text-12 text-quiet">
          {account.name} · {account.branch}
        </span>
      </span>
    </>
  )
}
