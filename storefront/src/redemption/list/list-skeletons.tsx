import { Skeleton } from '@longmall/ui/state/skeleton.tsx'

/** Cards of orders while they load. */
export const OrderSkeletons = () => (
  <div className="space-y-3">
    {[0, 1, 2].map((n) => (
      <Skeleton key={n} className="h-52 w-full rounded-12" />
    ))}
  </div>
)

/** Rows of records while they load. */
export const RecordSkeletons = () => (
  <div className="space-y-2.5">
    {[0, 1, 2, 3, 4].map((n) => (
      <Skeleton key={n} className="h-24 w-full rounded-12" />
    ))}
  </div>
)
