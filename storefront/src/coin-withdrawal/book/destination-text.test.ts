import type { CoinDestination } from '@longmall/contract/coin-withdrawal.ts'
import { expect, test } from 'vitest'
import { fullDestination, namedDestination, shortDestination } from './destination-text.ts'

const wallet: CoinDestination = {
  kind: 'wallet',
  label: 'Ledger',
  network: 'ethereum',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  exchange: null,
  account: null,
}
const elsewhere: CoinDestination = { ...wallet, kind: 'exchange', network: null, address: null, exchange: 'Kraken', account: 'AA12' }

test('AST-10 an address is shortened in its middle, an exchange account is shown whole', () => {
  expect(shortDestination(wallet)).toBe('0x52908400…E4169EE7')
  expect(shortDestination(elsewhere)).toBe('Kraken · AA12')
  expect([fullDestination(wallet), fullDestination(elsewhere)]).toEqual([wallet.address, 'Kraken · AA12'])
  expect(namedDestination(wallet)).toBe('Ledger · 0x52908400…E4169EE7')
  expect([namedDestination(elsewhere), namedDestination({ ...elsewhere, label: 'Kraken' })]).toEqual([
    'Ledger · Kraken · AA12',
    'Kraken · AA12',
  ])
})
