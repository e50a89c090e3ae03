import { Spinner } from './spinner.tsx'

/** A screen that is being fetched: room is kept, and a sign appears after 200 ms or the `delay` given. */
export function LoadingScreen({ delay }: { delay?: number }) {
  return (
    <div className="flex min-h-[60dvh] items-center justify-center text-brand-ink">
      <Spinner size={32} {...(delay !== undefined && { delay })} />
    </div>
  )
}
