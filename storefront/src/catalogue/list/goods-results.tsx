import type { GoodsCard as Goods } from '@longmall/contract/catalogue.ts'
import { CardSkeletons } from '@longmall/ui/state/skeleton.tsx'
import type { ReactNode } from 'react'
import type { PagedQuery } from '@longmall/web/call/query.ts'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { LineSkeletons } from '../card/card-skeletons.tsx'
import { GoodsCard } from '../card/goods-card.tsx'
import { GoodsLine } from '../card/goods-line.tsx'
import type { ListLayout } from './use-list-layout.ts'

export interface GoodsResultsProps {
  query: PagedQuery<Goods>
  layout?: ListLayout
  empty?: ReactNode
  pull?: boolean
  /** The number of pictures in the first view. */
  eager?: number
}

/** Goods without end, as a grid of two or as rows. */
export function GoodsResults({ query, layout = 'grid', empty, pull = false, eager = 2 }: GoodsResultsProps) {
  const common = { query, keyOf: ({ goods_id }: Goods) => goods_id, gap: 10, empty, pull }
  if (layout === 'rows') {
    return (
      <EndlessList key="rows" {...common} skeleton={<LineSkeletons />}>
        {(goods, index) => (
          <div className="flex">
            <GoodsLine goods={goods} eager={index < eager} />
          </div>
        )}
      </EndlessList>
    )
  }
  return (
    <EndlessList key="grid" {...common} columns={2} skeleton={<CardSkeletons />}>
      {(goods, index) => <GoodsCard goods={goods} eager={index < eager} />}
    </EndlessList>
  )
}
