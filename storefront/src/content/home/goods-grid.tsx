import { GoodsResults } from '../../catalogue/list/goods-results.tsx'
import { listQuery } from '../../catalogue/list/list-query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { BlockOf } from '../block.ts'
import { BlockHead } from './block-head.tsx'

/** All goods without end, two in a line. */
export function GoodsGrid({ block, eager }: { block: BlockOf<'goods_grid'>; eager: number }) {
  const t = useTranslations('content')
  return (
    <section aria-label={block.title ?? t('recommended')} className="px-3">
      <BlockHead title={block.title ?? t('recommended')} />
      <GoodsResults query={listQuery({})} eager={eager} />
    </section>
  )
}
