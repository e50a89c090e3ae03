import { Button } from '@longmall/ui/action/button.tsx'
import { Checkbox } from '@longmall/ui/form/checkbox.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '@longmall/web/call/query.ts'
import { shortFailureText } from '@longmall/web/errors/field-errors.ts'
import { useId, useRef, useState } from 'react'
import { AgreementText } from '../content/agreement/agreement-text.tsx'
import { toast } from '../shell/toast.ts'
import { useTranslations } from '../shell/translations.tsx'

export interface TermsSheetProps {
  open: boolean
  onClose: () => void
}

/**
 * The terms and the risk notice in force, with the box to tick at their end and the button that agrees (AST-15). Once agreed to, they are
 * shown to be read again. Mounted with the opening's `times` as its key; the screen loads the translations `assetarea` and `content`.
 */
export function TermsSheet({ open, onClose }: TermsSheetProps) {
  const t = useTranslations('assetarea')
  const client = useQueryClient()
  const hint = useId()
  const box = useRef<HTMLInputElement>(null)
  const [isTicked, setTicked] = useState(false)
  const [lacksTick, setLacksTick] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({ ...query('asset_area/terms', {}), enabled: open, staleTime: 0 })
  const refresh = () => client.invalidateQueries({ queryKey: ['asset_area'] })
  const agree = useMutation({
    ...mutation('asset_area/agree', { quiet: true }),
    onSuccess: async ({ version }) => {
      await refresh()
      toast(t('agreed', { version }), { icon: 'success' })
      onClose()
    },
    onError: async (failure) => {
      const isOutdated = failure.reason === 'asset_area.terms_changed'
      toast(isOutdated ? t('changed') : shortFailureText(failure), { icon: 'error' })
      if (isOutdated) setTicked(false)
      if (failure.kind === 'refused') await refresh()
    },
  })

  function submit(version: number) {
    if (isTicked) return agree.mutate({ version })
    setLacksTick(true)
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus()
  }

  const isOpenQuestion = data?.accepted_at === null
  const footer = isOpenQuestion && (
    <Button block size="large" busy={agree.isPending} onClick={() => submit(data.agreement.version)}>
      {t('agree')}
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title={data?.agreement.title ?? t('terms')} footer={footer}>
      {data && <AgreementText agreement={data.agreement} />}
      {isOpenQuestion && (
        <div className="hairline-t mt-6 pt-3">
          <Checkbox
            ref={box}
            checked={isTicked}
            aria-required
            aria-invalid={lacksTick || undefined}
            aria-describedby={lacksTick ? hint : undefined}
            onChange={({ target }) => {
              setTicked(target.checked)
              setLacksTick(false)
            }}
          >
            {t('agree_check')}
          </Checkbox>
          <p id={hint} role="alert" className="pl-7.5 text-12 text-danger empty:hidden">
            {lacksTick && t('tick_first')}
          </p>
        </div>
      )}
      {data?.accepted_at && <p className="pt-4 text-12 text-quiet">{t('agreed_on', { version: data.agreement.version })}</p>}
      {!data && isError && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="space-y-4" aria-busy>
          {[0, 1, 2].map((part) => (
            <Skeleton key={part} className="h-24 w-full rounded-8" />
          ))}
        </div>
      )}
    </Sheet>
  )
}
