import type { Picture as StoredPicture } from '@longmall/contract/catalogue.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import type { ReactNode } from 'react'

export interface GoodsLine {
  order_goods_id: number
  goods_name: string
  sku_name: string
  /** Records keep none. */
  picture?: StoredPicture | null
  quantity: number
}

/** Goods to hand over or handed over: picture, name, SKU and a quantity; `note` stands below a line. */
export function GoodsLines<Line extends GoodsLine>({
  lines,
  quantityOf = ({ quantity }) => quantity,
  note,
}: {
  lines: readonly Line[]
  quantityOf?: (line: Line) => number
  note?: (line: Line) => ReactNode
}) {
  return (
    <ul className="space-y-3">
      {lines.map((line) => (
        <li key={line.order_goods_id} className="flex items-start gap-3">
          {line.picture !== undefined && (
            <span className="w-12 shrink-0">
              <Picture picture={line.picture} sizes="48px" decorative className="rounded-8" />
            </span>
          )}
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 text-14 text-strong">{line.goods_name}</span>
            <span className="block truncate text-12 text-quiet">{line.sku_name}</span>
            {note?.(line)}
          </span>
          <span className="figures shrink-0 text-14 font-semibold text-strong">×{quantityOf(line)}</span>
        </li>
      ))}
    </ul>
  )
}
