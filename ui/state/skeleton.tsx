import { classNames } from '../class-names.ts'

/** A grey placeholder; set its height and width by classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('skeleton rounded-8', className)} />
}

/** Skeleton of goods cards in two columns. */
export function CardSkeletons({ count = 4 }: { count?: number }) {
  return (
    <div aria-hidden className="grid grid-cols-2 gap-2.5">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-12 bg-card">
          <Skeleton className="aspect-square rounded-none" />
          <div className="space-y-2 p-2.5">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Skeleton of list rows. */
export function RowSkeletons({ count = 5 }: { count?: number }) {
  return (
    <div aria-hidden className="space-y-2.5">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex gap-3 rounded-12 bg-card p-3">
          <Skeleton className="size-16 shrink-0" />
          <div className="flex-1 space-y-2 py-1">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
