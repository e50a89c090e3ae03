import { Skeleton } from '@longmall/ui/state/skeleton.tsx'

/** The shape of goods rows. */
export function LineSkeletons({ count = 5 }: { count?: number }) {
  return (
    <div aria-hidden className="space-y-2.5">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex gap-3 rounded-12 bg-card p-2.5">
          <Skeleton className="size-28 shrink-0" />
          <div className="flex flex-1 flex-col gap-2 py-1">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="mt-auto h-5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
