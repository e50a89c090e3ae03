import { Skeleton } from '@longmall/ui/state/skeleton.tsx'

/** Skeleton of an article. */
export function ArticleSkeleton() {
  return (
    <div aria-busy className="space-y-3">
      <Skeleton className="h-7 w-4/5" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-16 w-2/3" />
    </div>
  )
}
