import { AreaGate } from '../asset-area/area-gate.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { NewRequest } from './request/new-request.tsx'

/** Transfers coins out to an exchange account or to a member of another shop (AST-10). */
export function TransferOutScreen() {
  const t = useTranslations('coinwithdrawal')
  return (
    <AreaGate title={t('transfer_out_title')}>
      <NewRequest title={t('transfer_out_title')} way="transfer_out" />
    </AreaGate>
  )
}
