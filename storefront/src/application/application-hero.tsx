import type { ReactNode } from 'react'

/** Above a form: its purpose and the next steps. */
export function ApplicationHero({ title, text, steps }: { title: ReactNode; text: ReactNode; steps: readonly string[] }) {
  return (
    <section className="brand-gradient px-5 pt-6 pb-12 text-on-brand">
      <h2 className="text-22 font-bold text-balance">{title}</h2>
      <p className="mt-2 text-14">{text}</p>
      <ol className="mt-5 grid grid-cols-3 gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex flex-col gap-2 text-12">
            <span className="figures flex size-7 items-center justify-center rounded-full bg-on-brand text-14 font-bold text-brand-ink dark:text-brand">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
