import type { Quote } from '@longmall/contract/order.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import type { Input } from '@longmall/web/call/query.ts'
import type { Draft, FieldErrors, FieldName } from './use-draft.ts'

type Create = Input<'order/create'>
export interface ErrorMessages {
  required: string
  choose: string
  differ: string
}

const digits = (text: string) => text.replace(/[\s-]/g, '')

/** Required, and without a valid choice: an address may contain one of other goods. */
const isOpen = (choices: Quote['requirement']['service_modes'], key: string | undefined) =>
  choices.length > 0 && !choices.some((one) => one.key === key)

/** The store of a draft, as long as orders are fetched there; the only one there is, where none was chosen. */
export function pickupStoreOf(
  { pickup_stores }: Pick<Quote, 'pickup_stores'>,
  { pickup_store }: Pick<Draft, 'pickup_store'>,
): number | undefined {
  if (pickup_stores.some(({ branch_id }) => branch_id === pickup_store)) return pickup_store
  return pickup_stores.length === 1 ? pickup_stores[0]!.branch_id : undefined
}

/** Missing values of a draft, by field in the order of the screen (§5: ordering), before the order is sent. */
export function validateDraft(quote: Quote, draft: Draft, messages: ErrorMessages): FieldErrors {
  const { requirement, delivery_plan } = quote
  const errors: FieldErrors = {}
  if (delivery_plan === 'pickup' && pickupStoreOf(quote, draft) === undefined) errors.pickup_store = messages.choose
  if (delivery_plan === 'pickup' && !(draft.consignee.trim() && draft.mobile.trim())) errors.contact = messages.required
  if (isOpen(requirement.service_modes, draft.service_mode)) errors.service_mode = messages.choose
  if (isOpen(requirement.car_models, draft.car_model)) errors.car_model = messages.choose
  if (requirement.referrer && !draft.referrer) errors.referrer_id = messages.required
  if (requirement.phone && !draft.phone.trim()) errors.phone = messages.required
  else if (requirement.phone && digits(draft.phone) !== digits(draft.phone_again)) errors.phone_again = messages.differ
  return errors
}

const namesOfReasons: Record<string, FieldName> = { 'order.referrer_unknown': 'referrer_id' }

/** The messages of the server's refusal, by field; the reason of some names the field. */
export function refusedFields({ fields, reason, message }: Pick<CallFailure, 'fields' | 'reason' | 'message'>): FieldErrors {
  const named = namesOfReasons[reason ?? '']
  return {
    ...(named && { [named]: message }),
    ...Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.split('.', 1)[0], text])),
  }
}

/** The values of a draft that are sent with the order. */
export function orderInputOf(quote: Quote, draft: Draft, country: NonNullable<Create['phone_country']>): Partial<Create> {
  const { requirement, delivery_plan, groups } = quote
  const remarks = groups.flatMap(({ warehouse }) => {
    const note = draft.remarks[warehouse]?.trim()
    return note ? [{ warehouse, note }] : []
  })
  return {
    delivery_plan,
    ...(remarks.length > 0 && { remarks }),
    ...(draft.invoice && { invoice: draft.invoice }),
    ...(requirement.service_modes.length > 0 && { service_mode: draft.service_mode }),
    ...(requirement.car_models.length > 0 && { car_model: draft.car_model }),
    ...(requirement.referrer && { referrer_id: Number(draft.referrer) }),
    ...(requirement.phone && { phone: draft.phone.trim(), phone_country: country }),
    ...(delivery_plan === 'pickup' && {
      pickup_store: pickupStoreOf(quote, draft),
      contact: { consignee: draft.consignee.trim(), mobile: draft.mobile.trim(), country },
    }),
  }
}
