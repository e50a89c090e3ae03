import type { Quote } from '@longmall/contract/order.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Radio } from '@longmall/ui/form/radio.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { storefront } from '../../shell/storefront.ts'
import { pickupStoreOf } from './validate-draft.ts'
import { saveStore } from './saved-store.ts'
import type { DraftTools } from './use-draft.ts'

/** Choice of the delivery plan (ORD-02): a disabled option shows why; a store is shown with the person who picks up. */
export function DeliveryChoice({ quote, tools }: { quote: Quote; tools: DraftTools }) {
  const t = useTranslations('order')
  const { delivery_plan, delivery_plans } = quote
  if (delivery_plans.length < 2) return null
  const reasons = delivery_plans.flatMap(({ reason }) => reason ?? [])
  return (
    <Card className="space-y-3">
      <ChoiceGroup
        label={t('delivery')}
        choices={delivery_plans.map(({ plan, is_usable }) => ({ value: plan, label: t(`delivery_${plan}`), disabled: !is_usable }))}
        selected={delivery_plan}
        onSelect={(plan) => tools.change({ delivery_plan: plan })}
      />
      {reasons.map((reason) => (
        <p key={reason} className="text-12 text-warning">
          {reason}
        </p>
      ))}
      {delivery_plan === 'hosting' && <p className="text-12 text-quiet">{t('hosting_note')}</p>}
      {delivery_plan === 'pickup' && <Pickup quote={quote} tools={tools} />}
    </Card>
  )
}

function Pickup({ quote, tools: { draft, change, errors } }: { quote: Quote; tools: DraftTools }) {
  const t = useTranslations('order')
  const chosen = pickupStoreOf(quote, draft)
  const choose = (branch_id: number) => {
    saveStore(storefront().storage, branch_id)
    change({ pickup_store: branch_id })
  }
  return (
    <>
      <fieldset className="scroll-mt-24" data-invalid={errors.pickup_store ? true : undefined}>
        <legend className="text-14 text-body">{t('pickup_choose')}</legend>
        {quote.pickup_stores.map((place) => (
          <Radio
            key={place.branch_id}
            name="pickup_store"
            className="py-2"
            checked={chosen === place.branch_id}
            onChange={() => choose(place.branch_id)}
          >
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-semibold">
              {place.name}
              {place.is_open_now !== null && (
                <Tag tone={place.is_open_now ? 'success' : 'quiet'}>{t(place.is_open_now ? 'place_open' : 'place_closed')}</Tag>
              )}
            </span>
            <span className="block text-12 text-quiet">{place.address}</span>
            {place.hours && <span className="block text-12 text-quiet">{`${t('place_hours')} ${place.hours}`}</span>}
          </Radio>
        ))}
        <p role="alert" className="text-12 text-danger empty:hidden">
          {errors.pickup_store}
        </p>
      </fieldset>
      <Input
        label={t('contact_name')}
        required
        autoComplete="name"
        maxLength={50}
        value={draft.consignee}
        error={draft.consignee.trim() ? undefined : errors.contact}
        onChange={(event) => change({ consignee: event.target.value })}
      />
      <Input
        label={t('contact_mobile')}
        required
        type="tel"
        autoComplete="tel"
        maxLength={20}
        value={draft.mobile}
        error={draft.consignee.trim() || !draft.mobile.trim() ? errors.contact : undefined}
        onChange={(event) => change({ mobile: event.target.value })}
      />
    </>
  )
}
