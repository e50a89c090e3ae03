import { CardSkeletons, Skeleton } from '@longmall/ui/state/skeleton.tsx'

/** The shape of the home page. */
export function HomeSkeleton() {
  return (
    <div aria-busy className="space-y-3">
      <div className="brand-gradient safe-top">
        <div className="flex min-h-13 items-center px-3">
          <Skeleton className="h-9 flex-1 rounded-full" />
        </div>
      </div>
      <Skeleton className="mx-3 aspect-[2] rounded-16" />
      <div className="mx-3 grid grid-cols-5 gap-3 rounded-16 bg-card p-3">
        {Array.from({ length: 15 }, (_, index) => (
          <Skeleton key={index} className="mx-auto size-12 rounded-16" />
        ))}
      </div>
      <div className="px-3">
        <CardSkeletons />
      </div>
    </div>
  )
}
