import type { Quote } from '@longmall/contract/order.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import type { DraftTools } from './use-draft.ts'

/** Inputs that the goods require of the buyer (§5): service mode, car model, referrer, the number to recharge. */
export function OrderFields({ fields, tools }: { fields: Quote['requirement']; tools: DraftTools }) {
  const t = useTranslations('order')
  const { draft, change, errors } = tools
  const { service_modes, car_models, referrer, phone } = fields
  if (service_modes.length + car_models.length === 0 && !referrer && !phone) return null
  const named = (list: typeof service_modes) => list.map(({ key, name }) => ({ value: key, label: name }))
  return (
    <Card className="space-y-4" aria-label={t('questions_title')}>
      {service_modes.length > 0 && (
        <OrderField error={errors.service_mode}>
          <ChoiceGroup
            label={t('service_mode')}
            choices={named(service_modes)}
            selected={draft.service_mode ?? null}
            onSelect={(service_mode) => change({ service_mode })}
          />
        </OrderField>
      )}
      {car_models.length > 0 && (
        <OrderField error={errors.car_model}>
          <ChoiceGroup
            label={t('car_model')}
            choices={named(car_models)}
            selected={draft.car_model ?? null}
            onSelect={(car_model) => change({ car_model })}
          />
        </OrderField>
      )}
      {referrer && <ReferrerField tools={tools} />}
      {phone && (
        <>
          <Input
            label={t('phone')}
            required
            type="tel"
            autoComplete="tel"
            maxLength={20}
            value={draft.phone}
            error={errors.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
          <Input
            label={t('phone_again')}
            required
            type="tel"
            autoComplete="off"
            maxLength={20}
            value={draft.phone_again}
            error={errors.phone_again}
            onChange={(event) => change({ phone_again: event.target.value })}
          />
        </>
      )}
    </Card>
  )
}

function ReferrerField({ tools: { draft, change, errors } }: { tools: DraftTools }) {
  const t = useTranslations('order')
  return (
    <Input
      label={t('referrer')}
      hint={t('referrer_hint')}
      required
      inputMode="numeric"
      maxLength={10}
      value={draft.referrer ?? ''}
      error={errors.referrer_id}
      onChange={(event) => change({ referrer: event.target.value.replace(/\D/g, '') })}
    />
  )
}

function OrderField({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <div className="scroll-mt-24" data-invalid={error ? true : undefined}>
      {children}
      <p role="alert" className="mt-1 text-12 text-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}
