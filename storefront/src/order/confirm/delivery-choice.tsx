import type { Quote } from '@longmall/contract/order.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Radio } from '@longmall/ui/form/radio.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { storefront } from '../../shell/storefront.ts'
import { placeOf } from './judge-draft.ts'
import { saveStore } from './saved-store.ts'
import type { DraftTools } from './use-draft.ts'

/** How an order comes (ORD-02): what cannot be chosen says why; a store is named with who picks it up. */
export function DeliveryChoice({ quote, tools }: { quote: Quote; tools: DraftTools }) {
  const say = usePhrases('order')
  const { delivery_plan, delivery_plans } = quote
  if (delivery_plans.length < 2) return null
  const reasons = delivery_plans.flatMap(({ reason }) => reason ?? [])
  return (
    <Card className="space-y-3">
      <ChoiceGroup
        label={say('delivery')}
        choices={delivery_plans.map(({ plan, is_usable }) => ({ value: plan, label: say(`delivery_${plan}`), disabled: !is_usable }))}
        selected={delivery_plan}
        onSelect={(plan) => tools.change({ delivery_plan: plan })}
      />
      {reasons.map((reason) => (
        <p key={reason} className="text-12 text-warning">
          {reason}
        </p>
      ))}
      {delivery_plan === 'hosting' && <p className="text-12 text-quiet">{say('hosting_note')}</p>}
      {delivery_plan === 'pickup' && <Pickup quote={quote} tools={tools} />}
    </Card>
  )
}

function Pickup({ quote, tools: { draft, change, faults } }: { quote: Quote; tools: DraftTools }) {
  const say = usePhrases('order')
  const chosen = placeOf(quote, draft)
  const choose = (branch_id: number) => {
    saveStore(storefront().storage, branch_id)
    change({ pickup_place: branch_id })
  }
  return (
    <>
      <fieldset>
        <legend className="text-14 text-body">{say('pickup_choose')}</legend>
        {quote.pickup_places.map((place) => (
          <Radio
            key={place.branch_id}
            name="pickup_place"
            className="py-2"
            checked={chosen === place.branch_id}
            onChange={() => choose(place.branch_id)}
          >
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-semibold">
              {place.name}
              {place.is_open_now !== null && (
                <Tag tone={place.is_open_now ? 'success' : 'quiet'}>{say(place.is_open_now ? 'place_open' : 'place_closed')}</Tag>
              )}
            </span>
            <span className="block text-12 text-quiet">{place.address}</span>
            {place.hours && <span className="block text-12 text-quiet">{`${say('place_hours')} ${place.hours}`}</span>}
          </Radio>
        ))}
        <p role="alert" className="text-12 text-danger empty:hidden">
          {faults.pickup_place}
        </p>
      </fieldset>
      <Input
        label={say('contact_name')}
        required
        autoComplete="name"
        maxLength={50}
        value={draft.consignee}
        onChange={(event) => change({ consignee: event.target.value })}
      />
      <Input
        label={say('contact_mobile')}
        required
        type="tel"
        autoComplete="tel"
        maxLength={20}
        value={draft.mobile}
        error={faults.contact}
        onChange={(event) => change({ mobile: event.target.value })}
      />
    </>
  )
}
