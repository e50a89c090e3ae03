import { Skeleton } from '@longmall/ui/state/skeleton.tsx'

/** The shape of reviews. */
export function ReviewSkeletons({ count = 4 }: { count?: number }) {
  return (
    <div aria-hidden className="divide-y divide-hairline">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="space-y-2 py-3">
          <div className="flex items-center gap-2.5">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-4 w-1/3" />
          </div>
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}
