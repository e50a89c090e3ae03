import type { AgreementName } from '@longmall/contract/content.ts'
import { Checkbox } from '@longmall/ui/form/checkbox.tsx'
import { lazy, Suspense, useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from '../../shell/translations.tsx'

const AgreementSheet = lazy(() => import('../../content/agreement-sheet.tsx').then((module) => ({ default: module.AgreementSheet })))
const documents = ['terms', 'privacy_policy'] as const satisfies readonly AgreementName[]

/** The required consent checkbox, with both documents in a sheet over the form (IDN-03). */
export function AgreementField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const t = useTranslations('identity')
  const content = useTranslations('content')
  const id = useId()
  const [read, setRead] = useState<{ name: AgreementName; open: boolean }>()
  return (
    <div>
      <Checkbox {...field} aria-required aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
        {t('agreement')}
      </Checkbox>
      <p className="flex flex-wrap gap-x-5 gap-y-2 pl-7.5">
        {documents.map((name) => (
          <button
            key={name}
            type="button"
            aria-haspopup="dialog"
            className="relative min-h-8 text-14 font-semibold text-brand-ink before:absolute before:inset-x-0 before:-inset-y-1.5"
            onClick={() => setRead({ name, open: true })}
          >
            {content(name)}
          </button>
        ))}
      </p>
      <p id={id} role="alert" className="pl-7.5 text-12 text-danger empty:hidden">
        {error}
      </p>
      {read && (
        <Suspense>
          <AgreementSheet name={read.name} open={read.open} onClose={() => setRead({ ...read, open: false })} />
        </Suspense>
      )}
    </div>
  )
}
