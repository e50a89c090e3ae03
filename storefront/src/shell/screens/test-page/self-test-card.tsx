import { Button } from '@longmall/ui/action/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useLanguage, useTranslations } from '../../translations.tsx'
import type { SecurityTest } from '../../secure/self-test.ts'
import { useSite } from '../../site.ts'

/** Tests both security options against the server; its code is loaded when it is started. */
export function SelfTestCard({ onDone }: { onDone: (results: SecurityTest[]) => void }) {
  const t = useTranslations('testpage')
  const language = useLanguage()
  const { base_urls } = useSite()
  const run = useMutation({
    mutationKey: ['testpage', 'self_test'],
    mutationFn: async () => {
      const { selfTestSecurity } = await import('../../secure/self-test.ts')
      return selfTestSecurity(base_urls.main, language)
    },
    onSuccess: onDone,
  })
  return (
    <section className="rounded-12 bg-card p-4" aria-labelledby="self-test">
      <h2 id="self-test" className="text-16 font-semibold">
        {t('section_security')}
      </h2>
      <p className="mt-1 text-14 text-quiet">{t('security_note')}</p>
      <ul className="mt-2 divide-y divide-hairline" aria-live="polite">
        {run.data?.map((result) => (
          <Outcome key={result.option} result={result} />
        ))}
      </ul>
      {run.isError && (
        <p role="alert" className="mt-2 text-14 text-danger">
          {t('security_broken')}
        </p>
      )}
      <Button look="soft" block className="mt-3" busy={run.isPending} onClick={() => run.mutate()}>
        {t(run.data ? 'run_again' : 'run')}
      </Button>
    </section>
  )
}

function Outcome({ result: { option, ok, detail } }: { result: SecurityTest }) {
  const t = useTranslations('testpage')
  const ResultIcon = ok ? CircleCheck : CircleX
  return (
    <li className="flex gap-3 py-3">
      <ResultIcon size={20} aria-hidden className={ok ? 'shrink-0 text-success' : 'shrink-0 text-danger'} />
      <div className="min-w-0 flex-1">
        <p className="text-14 text-strong">{t(`option_${option}`)}</p>
        <p className="text-12 text-quiet">
          {detail.failed ? t(`check_${detail.failed}`) : t('all_passed', { ms: detail.ms })}
          {detail.failed && detail.message && (
            <span translate="no" className="block break-all">
              {detail.message}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
