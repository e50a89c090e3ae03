import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Radio } from '@longmall/ui/form/radio.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { failureText } from '@longmall/web/errors/field-errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TermsSheet } from '../../asset-area/terms-sheet.tsx'
import { useAreaTerms } from '../../asset-area/use-area-terms.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { BoxCard } from './box-card.tsx'
import { ConfirmStep, type StepProps } from './confirm-step.tsx'
import { DeviceBrief } from './device-brief.tsx'

/** Chooses the device that a scanned box becomes, and binds it, which activates the device (AST-11). */
export function BindBox({ code, preview, onEnd, onAgain, onDone }: StepProps) {
  const t = useTranslations('box')
  const client = useQueryClient()
  const terms = useAreaTerms()
  const { choices } = preview
  const [chosen, choose] = useState(choices.length === 1 ? choices[0]!.box_id : null)
  const binding = useMutation({
    ...mutation('box/bind', { quiet: true }),
    onSuccess: (box) => {
      onDone(box)
      return client.invalidateQueries({ queryKey: ['box'], predicate: ({ queryKey }) => queryKey[1] !== 'preview_code' })
    },
    onError: ({ reason }) => {
      if (reason === 'asset_area.terms_not_agreed') terms.opening.show()
    },
  })
  if (choices.length === 0)
    return (
      <div className="space-y-3 p-3">
        <BoxCard preview={preview} onEnd={onEnd} />
        <EmptyState
          title={t('bind_none')}
          text={t('bind_none_text')}
          action={
            <Link to="/v2/assets/device_shop" className={buttonClass({})}>
              {t('buy')}
            </Link>
          }
        />
      </div>
    )
  const bind = () => {
    if (terms.isAgreed === false) return terms.opening.show()
    if (chosen !== null) binding.mutate({ code, box_id: chosen })
  }
  const { open, times, hide } = terms.opening
  // Its box was taken from it, as when it was broken.
  const isRunning = choices.find(({ box_id }) => box_id === chosen)?.state === 'activated'
  return (
    <>
      <ConfirmStep
        title={t('bind_title')}
        label={t(isRunning ? 'bind_again' : 'bind')}
        preview={preview}
        isBusy={binding.isPending}
        isDisabled={chosen === null}
        error={binding.error ? failureText(binding.error) : undefined}
        onConfirm={bind}
        onEnd={onEnd}
        onAgain={onAgain}
      >
        <Card>
          <fieldset>
            <legend className="pb-1 text-16 font-semibold text-strong">{t('choose_device')}</legend>
            {choices.map((box) => (
              <Radio
                key={box.box_id}
                name="device"
                className="not-first:hairline-t py-3"
                checked={chosen === box.box_id}
                onChange={() => choose(box.box_id)}
              >
                <DeviceBrief box={box} />
              </Radio>
            ))}
          </fieldset>
        </Card>
        <p className="px-1 text-12 text-quiet">{t(isRunning ? 'bind_again_text' : 'bind_text')}</p>
      </ConfirmStep>
      <TermsSheet key={times} open={open} onClose={hide} />
    </>
  )
}
