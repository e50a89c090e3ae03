import type { CoinBalance, CoinFreeze } from '@longmall/contract/asset-wallet.ts'
import { isNothing } from '@longmall/web/format/amount-text.ts'
import type { CoinPlace } from './wallet-address.ts'

export interface PlaceAmount {
  place: CoinPlace
  frozen_for: CoinFreeze | undefined
  amount: string
}

/** Where a coin is: what is available always, of the others those that hold something, what is frozen by reason. */
export function placesOf({ available, frozen, deposited, pledged, in_flight }: CoinBalance): PlaceAmount[] {
  const others = [
    ...frozen.map(({ reason, amount }) => ({ place: 'frozen' as const, frozen_for: reason, amount })),
    { place: 'deposited' as const, frozen_for: undefined, amount: deposited },
    { place: 'pledged' as const, frozen_for: undefined, amount: pledged },
    { place: 'in_flight' as const, frozen_for: undefined, amount: in_flight },
  ]
  return [{ place: 'available', frozen_for: undefined, amount: available }, ...others.filter(({ amount }) => !isNothing(amount))]
}
