import { GoodsResults } from '../../catalogue/list/goods-results.tsx'
import { listQuery } from '../../catalogue/list/list-query.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import type { BlockOf } from '../block.ts'
import { BlockHead } from './block-head.tsx'

/** All goods without end, two in a line. */
export function GoodsGrid({ block, eager }: { block: BlockOf<'goods_grid'>; eager: number }) {
  const say = usePhrases('content')
  return (
    <section aria-label={block.title ?? say('recommended')} className="px-3">
      <BlockHead title={block.title ?? say('recommended')} />
      <GoodsResults query={listQuery({})} eager={eager} />
    </section>
  )
}
