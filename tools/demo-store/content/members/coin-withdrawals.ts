import type { CoinDestination, CoinWay } from '@longmall/contract/coin-withdrawal.ts'

type Owner = 'dana_rm2' | 'erik_rm4'

const byReference = { kind: 'exchange', network: null, address: null } as const

export const coinAddresses: readonly { owner: Owner; destination: CoinDestination }[] = [
  {
    owner: 'dana_rm2',
    destination: {
      kind: 'wallet',
      label: 'Hardware wallet',
      network: 'ethereum',
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      exchange: null,
      account: null,
    },
  },
  { owner: 'dana_rm2', destination: { ...byReference, label: 'Trading account', exchange: 'Harbour Exchange', account: 'UID 30918274' } },
  { owner: 'erik_rm4', destination: { ...byReference, label: 'Second shop', exchange: 'Longmall Seoul', account: 'Member 5521' } },
]

export const coinWithdrawals: readonly { owner: Owner; way: CoinWay; amount: string; isCancelled?: true }[] = [
  { owner: 'dana_rm2', way: 'address', amount: '60' },
  { owner: 'dana_rm2', way: 'scan_code', amount: '20' },
  { owner: 'dana_rm2', way: 'transfer_out', amount: '35.5', isCancelled: true },
  { owner: 'erik_rm4', way: 'transfer_out', amount: '40' },
]
