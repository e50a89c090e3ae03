import { type ReactNode, useEffect, useRef } from 'react'

/** A sheet of the app at the lower edge of the phone; the focus goes to its first control. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('button, a, input')?.focus(), [])
  return (
    <div className="absolute inset-0 flex flex-col justify-end bg-scrim">
      <div ref={box} role="dialog" aria-label={title} className="space-y-3 rounded-t-16 bg-raised p-4 shadow-lifted" data-host-sheet>
        <h2 className="text-center text-16 font-semibold">{title}</h2>
        {children}
      </div>
    </div>
  )
}
