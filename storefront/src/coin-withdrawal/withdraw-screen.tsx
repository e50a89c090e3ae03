import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { readWithdraw } from './coin-withdrawal-address.ts'
import { NewRequest } from './request/new-request.tsx'
import { Record } from './records/record.tsx'
import { Records } from './records/records.tsx'

/**
 * Withdraws coins to a wallet address or by a code at the desk, and shows the requests (AST-10). Records stay readable where the area is
 * closed, since their coins are on the way.
 */
export function WithdrawScreen() {
  const t = useTranslations('coinwithdrawal')
  const { id, show, way } = useScreenSearch(readWithdraw)
  if (id !== undefined) return <Record id={id} />
  if (show === 'records') return <Records way={way} />
  return (
    <AreaGate title={t('withdraw_title')}>
      <NewRequest title={t('withdraw_title')} way={way === 'transfer_out' ? undefined : way} />
    </AreaGate>
  )
}
