import type { Quote } from '@longmall/contract/order.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import type { ReactNode } from 'react'
import { usePhrases } from '../../shell/phrases.tsx'
import type { DraftTools } from './use-draft.ts'

/** What the goods ask of who orders them (§5): service mode, car model, referrer, the number to recharge. */
export function OrderAsks({ asks, tools: { draft, change, faults } }: { asks: Quote['asks']; tools: DraftTools }) {
  const say = usePhrases('order')
  const { service_modes, car_models, referrer, phone } = asks
  if (service_modes.length + car_models.length === 0 && !referrer && !phone) return null
  const named = (list: typeof service_modes) => list.map(({ key, name }) => ({ value: key, label: name }))
  return (
    <Card className="space-y-4" aria-label={say('asks_title')}>
      {service_modes.length > 0 && (
        <Asked fault={faults.service_mode}>
          <ChoiceGroup
            label={say('service_mode')}
            choices={named(service_modes)}
            selected={draft.service_mode ?? null}
            onSelect={(service_mode) => change({ service_mode })}
          />
        </Asked>
      )}
      {car_models.length > 0 && (
        <Asked fault={faults.car_model}>
          <ChoiceGroup
            label={say('car_model')}
            choices={named(car_models)}
            selected={draft.car_model ?? null}
            onSelect={(car_model) => change({ car_model })}
          />
        </Asked>
      )}
      {referrer && (
        <Input
          label={say('referrer')}
          hint={say('referrer_hint')}
          required
          inputMode="numeric"
          maxLength={10}
          value={draft.referrer}
          error={faults.referrer_id}
          onChange={(event) => change({ referrer: event.target.value.replace(/\D/g, '') })}
        />
      )}
      {phone && (
        <>
          <Input
            label={say('phone')}
            required
            type="tel"
            autoComplete="tel"
            maxLength={20}
            value={draft.phone}
            error={faults.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
          <Input
            label={say('phone_again')}
            required
            type="tel"
            autoComplete="off"
            maxLength={20}
            value={draft.phone_again}
            error={faults.phone_again}
            onChange={(event) => change({ phone_again: event.target.value })}
          />
        </>
      )}
    </Card>
  )
}

function Asked({ fault, children }: { fault: string | undefined; children: ReactNode }) {
  return (
    <div>
      {children}
      <p role="alert" className="mt-1 text-12 text-danger empty:hidden">
        {fault}
      </p>
    </div>
  )
}
