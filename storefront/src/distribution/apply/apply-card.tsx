import { useTranslations } from '../../shell/translations.tsx'
import type { DistributorStatus } from './application-result.tsx'
import { ApplyForm } from './apply-form.tsx'
import { ConditionCard } from './condition-card.tsx'

/** What is asked before applying; the form once it is met. A rejected application says why above it. */
export function ApplyCard({ status }: { status: DistributorStatus }) {
  const t = useTranslations('distribution')
  const reason = status.application?.refusal_reason
  return (
    <div className="space-y-3 p-3">
      {status.state === 'refused' && (
        <section role="status" className="rounded-12 bg-warning-soft px-4 py-3 text-14 text-warning">
          <h2 className="font-semibold">{t('state_refused')}</h2>
          {reason && (
            <p className="break-words">
              {t('reason')}: {reason}
            </p>
          )}
          <p>{t('state_refused_text')}</p>
        </section>
      )}
      <ConditionCard status={status} />
      {status.is_met && <ApplyForm status={status} />}
    </div>
  )
}
