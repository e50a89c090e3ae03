import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslations } from '../../translations.tsx'
import type { Fact } from './fact.ts'
import { hideSecrets } from './write-report.ts'

export interface FactCardProps {
  title: string
  /** Undefined while they are being looked up. */
  facts: readonly Fact[] | undefined
}

/** Facts of one kind, with a sign beside those that are right or wrong. */
export function FactCard({ title, facts }: FactCardProps) {
  return (
    <section className="rounded-12 bg-card p-4" aria-label={title}>
      <h2 className="text-16 font-semibold">{title}</h2>
      {facts ? (
        <dl className="mt-1 divide-y divide-hairline">
          {facts.map((fact, index) => (
            <Row key={`${fact.name}${index}`} fact={fact} />
          ))}
        </dl>
      ) : (
        <Skeleton className="mt-3 h-32" />
      )}
    </section>
  )
}

function Row({ fact: { name, value, good } }: { fact: Fact }) {
  const t = useTranslations('testpage')
  const shown = typeof value === 'boolean' ? t(value ? 'yes' : 'no') : <span translate="no">{hideSecrets(String(value))}</span>
  return (
    <div className="flex items-start gap-3 py-2.5 text-14">
      <dt className="w-2/5 shrink-0 text-quiet">{t(`fact_${name}`)}</dt>
      <dd className="figures flex min-w-0 flex-1 items-start justify-end gap-2 text-right break-words text-strong">
        {shown}
        {good === true && <CircleCheck size={18} aria-label={t('passed')} role="img" className="mt-px shrink-0 text-success" />}
        {good === false && <CircleX size={18} aria-label={t('failed')} role="img" className="mt-px shrink-0 text-danger" />}
      </dd>
    </div>
  )
}
