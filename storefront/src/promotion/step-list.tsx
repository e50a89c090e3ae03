export interface StepListProps {
  title: string
  steps: readonly string[]
}

/** Numbered steps side by side: a short explanation. */
export function StepList({ title, steps }: StepListProps) {
  return (
    <section aria-label={title} className="bg-card px-4 py-4">
      <h2 className="pb-3 text-16 font-semibold text-strong">{title}</h2>
      <ol className="grid grid-cols-3 gap-3">
        {steps.map((step, index) => (
          <li key={step} className="text-center">
            <span
              aria-hidden
              className="figures mx-auto flex size-7 items-center justify-center rounded-full bg-brand-soft text-14 font-semibold text-brand-ink"
            >
              {index + 1}
            </span>
            <p className="pt-1.5 text-12 text-body">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
