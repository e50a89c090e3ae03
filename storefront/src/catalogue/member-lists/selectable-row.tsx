import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { Checkbox } from '@longmall/ui/form/checkbox.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { GoodsLine } from '../card/goods-line.tsx'
import type { Selection } from './use-selection.ts'

export interface SelectableRowProps {
  rowKey: string
  goods: GoodsCard
  selection: Selection
}

/** A favourite: a link to the goods, or a row with a checkbox while the list is edited. */
export function SelectableRow({ rowKey, goods, selection }: SelectableRowProps) {
  const t = useTranslations('catalogue')
  const { managing, keys, toggle } = selection
  return (
    <div className="flex items-center">
      {managing && (
        <Checkbox
          aria-label={t('select_goods', { name: goods.goods_name })}
          checked={keys.has(rowKey)}
          onChange={() => toggle(rowKey)}
          className="-ml-2"
        />
      )}
      <div className="flex min-w-0 flex-1" onClick={managing ? () => toggle(rowKey) : undefined}>
        <div className="flex min-w-0 flex-1" inert={managing}>
          <GoodsLine goods={goods} />
        </div>
      </div>
    </div>
  )
}
