import type { StaffPointsShopItem } from '@longmall/contract/points-shop-shapes.ts'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'
import { ItemDrawer } from './item-drawer.tsx'

/** What can be done with an item of the exchange centre: edited, started, stopped. */
export function ItemActions({ item }: { item: StaffPointsShopItem }) {
  const t = useTranslations('pointsshop')
  const tCommon = useTranslations()
  const { count, day } = useFormat()
  const { item_id, version, is_on, reserved, longcoin, first_day, last_day } = item
  return (
    <>
      <ItemDrawer item={item} label={tCommon('edit')} />
      <ActionButton
        command="points_shop/switch"
        input={{ item_id, version, is_on: !is_on }}
        label={t(is_on ? 'switch_off' : 'switch_on')}
        type="link"
        question={
          is_on
            ? t('confirm_off', { reserved: count(reserved) })
            : t('confirm_on', { from: day(first_day), until: day(last_day), longcoin: count(longcoin) })
        }
        isDanger={is_on}
      />
    </>
  )
}
