import { noMoreDataBelowItems } from '@longmall/contract/constants.ts'
import { useLabels } from '../labels.tsx'

/** End of a list: the no-more-data text for fewer than 5 items, else a subtle mark. */
export function EndMark({ count }: { count: number }) {
  const labels = useLabels()
  if (count < noMoreDataBelowItems) return <p className="py-6 text-center text-12 text-quiet">{labels.noMore}</p>
  return (
    <div className="flex items-center justify-center gap-3 py-6" role="img" aria-label={labels.listEnd}>
      <span className="h-px w-10 bg-hairline" />
      <span className="size-1 rounded-full bg-control" />
      <span className="h-px w-10 bg-hairline" />
    </div>
  )
}
