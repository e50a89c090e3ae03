import { Skeleton } from '@longmall/ui/state/skeleton.tsx'

/** The shape of tickets while they load. */
export const TicketSkeletons = ({ count = 4 }: { count?: number }) => (
  <div aria-hidden className="space-y-3">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className="h-26 w-full rounded-12" />
    ))}
  </div>
)
