import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { AddressBook } from './book/address-book.tsx'
import { NewAddress } from './book/new-address.tsx'
import { readWalletAddress } from './coin-withdrawal-address.ts'

/** The address book of coin withdrawals (AST-10): wallet addresses and exchange accounts, each usable some time after it was added. */
export function WalletAddressScreen() {
  const t = useTranslations('coinwithdrawal')
  const { add } = useScreenSearch(readWalletAddress)
  if (!add) return <AddressBook />
  return (
    <AreaGate title={t('add_address')}>
      <NewAddress kind={add} />
    </AreaGate>
  )
}
