import { Skeleton } from '@longmall/ui/state/skeleton.tsx'

/** The shape of the goods page. */
export function GoodsSkeleton() {
  return (
    <div aria-busy className="flex-1">
      <Skeleton className="aspect-square rounded-none" />
      <div className="space-y-3 bg-card px-4 pt-3 pb-4">
        <Skeleton className="h-9 w-1/3" />
        <Skeleton className="h-5 w-1/4" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
      </div>
      <div className="mt-2.5 space-y-3 bg-card p-4">
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
      </div>
    </div>
  )
}
