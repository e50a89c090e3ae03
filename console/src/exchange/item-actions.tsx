import type { StaffExchangeItem } from '@longmall/contract/exchange-shapes.ts'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useWords } from '../shell/language.tsx'
import { ItemDrawer } from './item-drawer.tsx'

/** What can be done with an item of the exchange centre: edited, started, stopped. */
export function ItemActions({ item }: { item: StaffExchangeItem }) {
  const say = useWords('exchange')
  const common = useWords()
  const { count, day } = useFormat()
  const { item_id, version, is_on, taken, longcoin, first_day, last_day } = item
  return (
    <>
      <ItemDrawer item={item} label={common('edit')} />
      <ActionButton
        command="exchange/switch"
        input={{ item_id, version, is_on: !is_on }}
        label={say(is_on ? 'switch_off' : 'switch_on')}
        type="link"
        asks={
          is_on
            ? say('asks_off', { taken: count(taken) })
            : say('asks_on', { from: day(first_day), until: day(last_day), longcoin: count(longcoin) })
        }
        isDanger={is_on}
      />
    </>
  )
}
