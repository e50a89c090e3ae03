import { Button } from '@longmall/ui/action/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useLanguage, usePhrases } from '../../phrases.tsx'
import type { SecurityTest } from '../../secure/self-test.ts'
import { useSite } from '../../site.ts'

/** Tries both security options against the server; its code comes when it is started. */
export function SelfTestCard({ onDone }: { onDone: (results: SecurityTest[]) => void }) {
  const say = usePhrases('testpage')
  const language = useLanguage()
  const { bases } = useSite()
  const run = useMutation({
    mutationKey: ['testpage', 'self_test'],
    mutationFn: async () => {
      const { selfTestSecurity } = await import('../../secure/self-test.ts')
      return selfTestSecurity(bases.main, language)
    },
    onSuccess: onDone,
  })
  return (
    <section className="rounded-12 bg-card p-4" aria-labelledby="self-test">
      <h2 id="self-test" className="text-16 font-semibold">
        {say('section_security')}
      </h2>
      <p className="mt-1 text-14 text-quiet">{say('security_note')}</p>
      <ul className="mt-2 divide-y divide-hairline" aria-live="polite">
        {run.data?.map((result) => (
          <Outcome key={result.option} result={result} />
        ))}
      </ul>
      {run.isError && (
        <p role="alert" className="mt-2 text-14 text-danger">
          {say('security_broken')}
        </p>
      )}
      <Button look="soft" block className="mt-3" busy={run.isPending} onClick={() => run.mutate()}>
        {say(run.data ? 'run_again' : 'run')}
      </Button>
    </section>
  )
}

function Outcome({ result: { option, ok, detail } }: { result: SecurityTest }) {
  const say = usePhrases('testpage')
  const Sign = ok ? CircleCheck : CircleX
  return (
    <li className="flex gap-3 py-3">
      <Sign size={20} aria-hidden className={ok ? 'shrink-0 text-success' : 'shrink-0 text-danger'} />
      <div className="min-w-0 flex-1">
        <p className="text-14 text-strong">{say(`option_${option}`)}</p>
        <p className="text-12 text-quiet">
          {detail.failed ? say(`check_${detail.failed}`) : say('all_passed', { ms: detail.ms })}
          {detail.failed && detail.said && (
            <span translate="no" className="block break-all">
              {detail.said}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
