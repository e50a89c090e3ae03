import { Spinner } from './spinner.tsx'

/** Suspense fallback of a screen: reserves its space, and shows a spinner after 200 ms or `delay`. */
export function LoadingScreen({ delay }: { delay?: number }) {
  return (
    <div className="flex min-h-[60dvh] items-center justify-center text-brand-ink">
      <Spinner size={32} {...(delay !== undefined && { delay })} />
    </div>
  )
}
