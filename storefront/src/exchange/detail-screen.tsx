import { usePhrases } from '../shell/phrases.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useAddon } from '../shell/shared.ts'
import { ExchangeGoods } from './detail/exchange-goods.tsx'
import { ItemDetail } from './detail/item-detail.tsx'
import { readExchange } from './exchange-address.ts'
import { ExchangeFrame } from './parts/exchange-frame.tsx'

/** What is exchanged (PRM-11): goods of a promotion, a coupon or a red packet, each by the id of the address. */
export function DetailScreen() {
  const say = usePhrases('exchange')
  const isOn = useAddon('pointexchange')
  const { id, kind } = useScreenSearch(readExchange)
  if (!isOn) return <ExchangeFrame title={say('title')}>{null}</ExchangeFrame>
  return kind === 'goods' ? <ExchangeGoods /> : <ItemDetail key={id} id={id} />
}
