import { Card } from '@longmall/ui/display/card.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { failureText } from '@longmall/web/errors/field-errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../../shell/translations.tsx'
import { ConfirmStep, type StepProps } from './confirm-step.tsx'
import { DeviceBrief } from './device-brief.tsx'

/** Logs the member in to the scanned box of an own device (AST-11). */
export function LogInToBox({ code, preview, onEnd, onAgain, onDone }: StepProps) {
  const t = useTranslations('box')
  const client = useQueryClient()
  const entering = useMutation({
    ...mutation('box/log_in', { quiet: true }),
    onSuccess: (box) => {
      onDone(box)
      return client.invalidateQueries({ queryKey: ['box'], predicate: ({ queryKey }) => queryKey[1] !== 'preview_code' })
    },
  })
  return (
    <ConfirmStep
      title={t('log_in_title')}
      label={t('log_in')}
      preview={preview}
      isBusy={entering.isPending}
      error={entering.error ? failureText(entering.error) : undefined}
      onConfirm={() => entering.mutate({ code })}
      onEnd={onEnd}
      onAgain={onAgain}
    >
      {preview.box && (
        <Card>
          <DeviceBrief box={preview.box} />
        </Card>
      )}
      <p className="px-1 text-12 text-quiet">{t('log_in_text')}</p>
    </ConfirmStep>
  )
}
