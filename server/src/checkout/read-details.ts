import type { InputOf } from '@longmall/contract/operation.ts'
import type { order as contract, Quote } from '@longmall/contract/order.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { RequirementChoice, GoodsRequirement } from '../catalogue/skus-for-sale.ts'
import { showRequirement } from '../catalogue/views/show-requirement.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { isMember } from '../member/is-member.ts'
import { internationalMobile } from '../member/mobile.ts'
import type { DepositRule, OrderDetails } from '../order/progress/find-order.ts'
import type { PresaleDeposit } from '../order/source/purchase-source.ts'
import type { OrderTerms } from './terms/order-terms.ts'
import type { CheckoutLine, Checkout } from './checkout-lines.ts'
import type { PricedOrder } from './price-order.ts'

type Input = InputOf<typeof contract.create>

/** Requirements of the goods of these lines; lines of a cart have the same ones. */
export const goodsRequirement = (lines: readonly CheckoutLine[]): GoodsRequirement =>
  Object.assign({}, ...lines.map(({ sku }) => sku.requirement))

/** The same for the screen, in the caller's language. */
export function showCheckoutRequirement(lines: readonly CheckoutLine[], language: Language): Quote['requirement'] {
  return { ...showRequirement(goodsRequirement(lines), language), plan_months: lines[0]!.sku.plan_months }
}

/**
 * The answers to the requirements, with texts and rules copied. A missing answer is a wrong field (§5: service mode and car model
 * must be chosen); refuses `order.referrer_unknown` for an id of no other member.
 */
export async function readDetails(
  context: Context<MemberActor>,
  { lines }: Checkout,
  { purchase, deposit_value, terms }: PricedOrder,
  input: Input,
): Promise<OrderDetails> {
  const { service_modes, car_models, referrer, phone, deposit } = goodsRequirement(lines)
  const { plan_months } = lines[0]!.sku
  const details: OrderDetails = { ...terms.addon_details }
  if (service_modes) details.service_mode = findChoice('service_mode', service_modes, input.service_mode)
  if (car_models) details.car_model = findChoice('car_model', car_models, input.car_model)
  if (phone) details.phone = readPhone(input)
  if (referrer) details.referrer_id = await readReferrer(context, input.referrer_id)
  if (plan_months !== null) details.plan_months = plan_months
  const rule = purchase?.deposit ? presaleRule(purchase.deposit) : purchase ? null : deposit
  if (rule) details.deposit = { ...copyRule(rule), deposit_value: deposit_value ?? 0 }
  if (purchase && Object.keys(purchase.names).length) details.names = purchase.names
  return details
}

const presaleRule = ({ from, until, missed, ships_at }: PresaleDeposit): DepositRule => ({
  after_days: 0,
  window_days: 0,
  missed,
  from,
  until,
  ships_at,
})
const copyRule = ({ after_days, window_days, missed, from, until, ships_at }: DepositRule): DepositRule => ({
  after_days,
  window_days,
  missed,
  ...(from && until ? { from, until } : {}),
  ...(ships_at ? { ships_at } : {}),
})

function findChoice(name: 'service_mode' | 'car_model', choices: readonly RequirementChoice[], key: string | undefined): RequirementChoice {
  const found = choices.find((choice) => choice.key === key)
  if (!found) throw wrongField(name, key === undefined ? 'field.required' : 'field.choice')
  return found
}

function readPhone({ phone, phone_country = 'CN' }: Input): string {
  if (phone === undefined) throw wrongField('phone', 'field.required')
  const mobile = internationalMobile(phone, phone_country)
  if (mobile === null) throw wrongField('phone', 'member.wrong_mobile')
  return mobile
}

async function readReferrer(context: Context<MemberActor>, referrer_id: number | undefined): Promise<number> {
  if (referrer_id === undefined) throw wrongField('referrer_id', 'field.required')
  if (referrer_id === context.actor.member_id || !(await isMember(context, referrer_id))) throw new Refusal('order.referrer_unknown')
  return referrer_id
}

export interface Contact {
  contact: { consignee: string; mobile: string } | null
  /** As the whole world dials it. */
  contact_mobile: string | null
}

/** Who is called about the order: the address's person, or the one named for what is fetched; of a recharge its number. */
export function readContact({ order_type, plan, address, usual_address }: OrderTerms, { contact }: Input, details: OrderDetails): Contact {
  if (contact && !address) {
    const mobile = internationalMobile(contact.mobile, contact.country)
    if (mobile === null) throw wrongField('contact', 'member.wrong_mobile')
    return { contact: { consignee: contact.consignee, mobile: contact.mobile }, contact_mobile: mobile }
  }
  const person = address ?? usual_address
  if (person)
    return {
      contact: { consignee: person.consignee, mobile: person.mobile },
      contact_mobile: internationalMobile(person.mobile, person.country),
    }
  if (plan === 'pickup') throw wrongField('contact', 'field.required')
  return { contact: null, contact_mobile: order_type === 'virtual' ? (details.phone ?? null) : null }
}
