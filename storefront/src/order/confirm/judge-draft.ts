import type { Quote } from '@longmall/contract/order.ts'
import type { Input } from '@longmall/web/call/query.ts'
import type { Draft, Faults } from './use-draft.ts'

type Create = Input<'order/create'>
export interface Words {
  needed: string
  choose: string
  differ: string
}

const digits = (text: string) => text.replace(/[\s-]/g, '')

/** Asked, and not answered by one of the choices: an address may carry another's. */
const isOpen = (choices: Quote['asks']['service_modes'], key: string | undefined) =>
  choices.length > 0 && !choices.some((one) => one.key === key)

/** The store of a draft, as long as orders are fetched there; the only one there is, where none was chosen. */
export function placeOf(
  { pickup_places }: Pick<Quote, 'pickup_places'>,
  { pickup_place }: Pick<Draft, 'pickup_place'>,
): number | undefined {
  if (pickup_places.some(({ branch_id }) => branch_id === pickup_place)) return pickup_place
  return pickup_places.length === 1 ? pickup_places[0]!.branch_id : undefined
}

/** What is still missing in a draft, by field (§5: ordering), before the shop is asked. */
export function faultsOf(quote: Quote, draft: Draft, words: Words): Faults {
  const { asks, delivery_plan } = quote
  const faults: Faults = {}
  if (isOpen(asks.service_modes, draft.service_mode)) faults.service_mode = words.choose
  if (isOpen(asks.car_models, draft.car_model)) faults.car_model = words.choose
  if (asks.referrer && !draft.referrer) faults.referrer_id = words.needed
  if (asks.phone && !draft.phone.trim()) faults.phone = words.needed
  else if (asks.phone && digits(draft.phone) !== digits(draft.phone_again)) faults.phone_again = words.differ
  if (delivery_plan === 'pickup' && placeOf(quote, draft) === undefined) faults.pickup_place = words.choose
  if (delivery_plan === 'pickup' && !(draft.consignee.trim() && draft.mobile.trim())) faults.contact = words.needed
  return faults
}

/** What of a draft goes with the order that the shop is asked for. */
export function answersOf(quote: Quote, draft: Draft, country: NonNullable<Create['phone_country']>): Partial<Create> {
  const { asks, delivery_plan, groups } = quote
  const remarks = groups.flatMap(({ warehouse }) => {
    const words = draft.remarks[warehouse]?.trim()
    return words ? [{ warehouse, words }] : []
  })
  return {
    delivery_plan,
    ...(remarks.length > 0 && { remarks }),
    ...(draft.invoice && { invoice: draft.invoice }),
    ...(asks.service_modes.length > 0 && { service_mode: draft.service_mode }),
    ...(asks.car_models.length > 0 && { car_model: draft.car_model }),
    ...(asks.referrer && { referrer_id: Number(draft.referrer) }),
    ...(asks.phone && { phone: draft.phone.trim(), phone_country: country }),
    ...(delivery_plan === 'pickup' && {
      pickup_place: placeOf(quote, draft),
      contact: { consignee: draft.consignee.trim(), mobile: draft.mobile.trim(), country },
    }),
  }
}
