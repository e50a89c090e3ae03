import { Skeleton } from '@longmall/ui/state/skeleton.tsx'

/** The shape of the category tab. */
export function CategorySkeleton() {
  return (
    <div aria-busy className="flex flex-1">
      <div className="w-22 shrink-0 space-y-5 bg-sunken px-4 py-5">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} className="h-4" />
        ))}
      </div>
      <div className="flex-1 space-y-2.5 p-2.5">
        <Skeleton className="h-11 rounded-12" />
        {Array.from({ length: 3 }, (_, part) => (
          <div key={part} className="grid grid-cols-3 gap-2 rounded-12 bg-card p-2.5">
            {Array.from({ length: 3 }, (_, index) => (
              <Skeleton key={index} className="aspect-square rounded-12" />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
