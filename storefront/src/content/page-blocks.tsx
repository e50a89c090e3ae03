import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { HomeBlock } from './home/home-block.tsx'

/**
 * The blocks of a page composed in the console, such as `topic-12`; renders nothing if there are none, or while loading. A screen
 * that uses it loads the translations of `content`, `catalogue` and `seckill`.
 */
export function PageBlocks({ page }: { page: string }) {
  const { data } = useQuery(query('content/page', { page }))
  if (!data || data.blocks.length === 0) return null
  return (
    <div className="space-y-3 pt-3">
      {data.blocks.map((block, index) => (
        <HomeBlock key={block.block_id} block={block} first={false} after={data.blocks[index - 1]?.kind} />
      ))}
    </div>
  )
}
