import type { WithdrawalAccount } from '@longmall/contract/withdrawal.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { Check, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { AccountLine } from './account-line.tsx'

export interface AccountChoiceProps {
  accounts: readonly WithdrawalAccount[]
  chosen: WithdrawalAccount | undefined
  onChoose: (id: number) => void
}

const edit = '/v2/member/account_edit/account_edit' as const

/** To which account: the chosen one, and a sheet with the others. */
export function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  const t = useTranslations('withdrawal')
  const [isOpen, setOpen] = useState(false)
  if (!chosen)
    return (
      <Link to={edit} className="flex min-h-16 items-center gap-3 rounded-12 bg-card p-4 text-16 text-brand-ink">
        <Plus size={20} aria-hidden />
        {t('no_account')}
      </Link>
    )
  const choose = (id: number) => {
    onChoose(id)
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="pressable flex min-h-20 w-full items-center gap-3 rounded-12 bg-card p-4 text-left"
      >
        <span className="sr-only">{t('choose_account')}</span>
        <AccountLine account={chosen} />
        <ChevronRight size={18} aria-hidden className="shrink-0 text-quiet" />
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('choose_account')}
        footer={
          <Link to={edit} className={buttonClass({ look: 'soft', block: true })}>
            <Plus size={20} aria-hidden />
            {t('add_account')}
          </Link>
        }
      >
        <ul>
          {accounts.map((account) => {
            const isChosen = account.withdrawal_account_id === chosen.withdrawal_account_id
            return (
              <li key={account.withdrawal_account_id}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => choose(account.withdrawal_account_id)}
                  className="flex min-h-20 w-full items-center gap-3 py-3 text-left"
                >
                  <AccountLine account={account} />
                  {isChosen && <Check size={20} aria-hidden className="shrink-0 text-brand-ink" />}
                </button>
              </li>
            )
          })}
        </ul>
      </Sheet>
    </>
  )
}
