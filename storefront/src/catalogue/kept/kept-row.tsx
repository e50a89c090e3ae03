import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { Checkbox } from '@longmall/ui/form/checkbox.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { GoodsLine } from '../card/goods-line.tsx'
import type { Selection } from './use-selection.ts'

export interface KeptRowProps {
  rowKey: string
  goods: GoodsCard
  selection: Selection
}

/** Goods that a member keeps: a link to them, or a row to be ticked while the list is managed. */
export function KeptRow({ rowKey, goods, selection }: KeptRowProps) {
  const say = usePhrases('catalogue')
  const { managing, keys, toggle } = selection
  return (
    <div className="flex items-center">
      {managing && (
        <Checkbox
          aria-label={say('select_goods', { name: goods.goods_name })}
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
