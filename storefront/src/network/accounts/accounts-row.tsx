import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { AccountsSheet } from './accounts-sheet.tsx'
import { shortUsda } from './short-usda.ts'

/** How many clones the caller has and what is missing to the next; opens the list of accounts (AST-06). */
export function AccountsRow() {
  const t = useTranslations('network')
  const sheet = useOpening()
  const { data } = useQuery(query('clone/mine', { page_size: 1 }))
  return (
    <>
      <button type="button" className={`${rowClass} rounded-12 bg-card`} onClick={sheet.show}>
        <ListItem
          icon={<UsersRound size={20} aria-hidden />}
          title={t('accounts')}
          text={data?.is_am && !data.is_frozen ? t('accounts_missing', { amount: shortUsda(data.usda_missing) }) : undefined}
          note={data && t('clone_count', { count: data.clone_count })}
          arrow
        />
      </button>
      <AccountsSheet key={sheet.times} open={sheet.open} onClose={sheet.hide} />
    </>
  )
}
