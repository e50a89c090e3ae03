import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { Api } from '@longmall/contract/index.ts'

/** The roles of the console that every shop starts with. */
export const roles = ['owner', 'operator', 'finance', 'support'] as const
export type Role = (typeof roles)[number]

/**
 * Who may call an operation. `everyone`: nobody is asked who they are; `shopper`: visitors and members; `member`: members of every
 * grade, clerks and distributors among them; `demo`: everyone, in a demo shop alone; else the roles of the console.
 */
export type Audience = 'everyone' | 'shopper' | 'member' | 'demo' | readonly Role[]

/** A field that names a member's own thing: how it is refused to others, or `ignored` where a foreign thing counts as none. */
export interface Owned {
  refusal: RefusalCode | 'ignored'
  /** How the owner is refused who has the thing, and nothing else that it takes; done when not said. */
  owners?: RefusalCode
  /** What else the call needs to come so far. */
  beside?: Record<string, unknown>
}
export interface Row {
  may: Audience
  owns?: Record<string, Owned>
}

const everyone: Row = { may: 'everyone' }
const shopper: Row = { may: 'shopper' }
const member: Row = { may: 'member' }
const demo: Row = { may: 'demo' }
const staff = (...may: Role[]): Row => ({ may })
const anyStaff = staff(...roles)
const owner = staff('owner')

const address = { address_id: { refusal: 'member.address_not_found' } } as const
const changedAddress = { country: 'CN', mobile: '13800138000', postcode: '518000', telephone: '', region: 'CN-440305' }
const order = { order_id: { refusal: 'order.not_found' } } as const
const payment = { payment_id: { refusal: 'call.not_found_thing' } } as const
const line = { line_id: { refusal: 'cart.line_not_found' } } as const
const lines = { line_ids: { refusal: 'ignored' } } as const

/** One row for every operation: a new one does not compile before it has its own (QUA-09). */
export const accessTable: Record<keyof Api, Row> = {
  'application/send_join_code': everyone,
  'application/join': shopper,
  'application/send_franchise_code': member,
  'application/franchise': member,
  'application/mine': member,
  'application/list': staff('owner', 'operator'),
  'application/review': staff('owner', 'operator'),
  'bridge/host': everyone,
  'bridge/ticket': everyone,
  'bridge/log_in': everyone,
  'bridge/boost_commands': member,
  'bridge/wechat_openid': everyone,
  'bridge/simulate_token': demo,
  'bridge/simulate_payment': demo,
  'cart/view': shopper,
  'cart/count': shopper,
  'cart/add': shopper,
  'cart/change_quantity': { ...shopper, owns: line },
  'cart/change_sku': { ...shopper, owns: line },
  'cart/select': { ...shopper, owns: lines },
  'cart/remove': { ...shopper, owns: lines },
  'cart/clear_invalid': shopper,
  'cart/merge': member,
  'catalogue/categories': everyone,
  'catalogue/list': everyone,
  'catalogue/detail': everyone,
  'catalogue/brands': everyone,
  'catalogue/top_list': everyone,
  'catalogue/freight': everyone,
  'catalogue/record_visit': shopper,
  'catalogue/favourites': member,
  'catalogue/is_favourite': member,
  'catalogue/add_favourite': member,
  'catalogue/remove_favourites': member,
  'catalogue/footprints': member,
  'catalogue/remove_footprints': member,
  'code/captcha': everyone,
  'content/home': everyone,
  'content/agreement': everyone,
  'content/list_agreements': staff('owner', 'operator'),
  'content/publish_agreement': staff('owner', 'operator'),
  'identity/start_registration': everyone,
  'identity/resend_registration_code': everyone,
  'identity/register': everyone,
  'identity/log_in': everyone,
  'identity/send_log_in_code': everyone,
  'identity/log_in_by_mobile': everyone,
  'identity/log_in_authorised': everyone,
  'identity/log_out': shopper,
  'identity/start_recovery': everyone,
  'identity/resend_recovery_code': everyone,
  'identity/check_recovery_code': everyone,
  'identity/recover': everyone,
  'identity/change_password': member,
  'identity/payment_password': member,
  'identity/send_payment_code': member,
  'identity/check_payment_code': member,
  'identity/set_payment_password': {
    ...member,
    owns: { proof: { refusal: 'identity.proof_expired', beside: { payment_password: '246810', payment_password_again: '246810' } } },
  },
  'identity/cancel_obstacles': member,
  'identity/send_cancel_code': member,
  'identity/cancel_account': member,
  'member/view': member,
  'member/centre': member,
  'member/profile': member,
  'member/change_profile': { ...member, owns: { avatar: { refusal: 'member.avatar_unknown' } } },
  'member/send_email_code': member,
  'member/change_email': member,
  'member/send_mobile_code': member,
  'member/change_mobile': member,
  'member/levels': member,
  'member/list_addresses': member,
  'member/view_address': { ...member, owns: address },
  'member/add_address': member,
  'member/change_address': { ...member, owns: { address_id: { ...address.address_id, beside: changedAddress } } },
  'member/remove_address': { ...member, owns: address },
  'member/list_members': staff('owner', 'operator', 'finance', 'support'),
  'member/view_member': staff('owner', 'operator', 'finance', 'support'),
  'member/view_contact': staff('owner', 'operator', 'support'),
  'messaging/outbox': demo,
  'messaging/list_messages': owner,
  'order/quote': { ...member, owns: address },
  // The quote of the sample is none; it is judged after the address.
  'order/create': { ...member, owns: { address_id: { ...address.address_id, owners: 'call.wrong_fields' } } },
  'order/list': member,
  'order/counts': member,
  'order/view': { ...member, owns: order },
  'order/cancel': { ...member, owns: order },
  'payment/grant': { ...member, owns: { payment_id: { ...payment.payment_id, owners: 'identity.payment_password_unset' } } },
  'payment/view': { ...member, owns: payment },
  'payment/pay': {
    ...member,
    owns: {
      payment_id: { ...payment.payment_id, owners: 'payment.grant_needed' },
      grant: { refusal: 'payment.grant_invalid', beside: { method: 'balance', use_balance: true } },
    },
  },
  'payment/notice': everyone,
  'review/list': everyone,
  'review/summary': everyone,
  'search/goods': everyone,
  'search/suggest': everyone,
  'search/hot': everyone,
  'search/history': member,
  'search/remember': member,
  'search/clear_history': member,
  'session/key': everyone,
  'session/open': everyone,
  'session/echo': everyone,
  'site/state': everyone,
  'site/time': everyone,
  'site/adverts': everyone,
  'site/web_view': everyone,
  'site/map': everyone,
  'site/demo_accounts': demo,
  'site/advance_clock': demo,
  'staff/log_in': everyone,
  'staff/enter_code': everyone,
  'staff/enter_recovery_code': everyone,
  'staff/confirm_enrolment': everyone,
  'staff/log_out': anyStaff,
  'staff/view': anyStaff,
  'staff/change_password': anyStaff,
  'staff/offer_totp': anyStaff,
  'staff/renew_recovery_codes': anyStaff,
  'staff/security': anyStaff,
  'staff/end_other_sessions': anyStaff,
  'staff/list_staff': owner,
  'staff/add_staff': owner,
  'staff/change_staff': owner,
  'staff/set_password': owner,
  'staff/reset_totp': owner,
  'staff/end_sessions': owner,
  'staff/list_roles': owner,
  'staff/add_role': owner,
  'staff/change_role': owner,
  'staff/make_clerk': staff('owner', 'operator'),
  'staff/list_audit': owner,
  'wallet/view': member,
}

/**
 * Fields by whose name one could think of somebody's thing, and that name none: what all may see, what an operator may name by
 * permission, and secrets that open a door to whoever holds them, signed or random.
 */
export const namesNoThing = new Set([
  'goods_id',
  'goods_ids',
  'sku_id',
  'category_id',
  'brand_id',
  'promotion_id',
  'mes_unique_id',
  'pre_mes_unique_id',
  'referrer_id',
  'member_id',
  'staff_id',
  'application_id',
  'registration_id',
  'recovery_id',
  'ticket',
  'host_token',
  'current',
  'quote',
  'reference',
  'identity/recover proof',
])
export const looksLikeThing = /(_id|_ids|_no|^ticket|^proof|^grant|^quote|token|^avatar|^reference|^current|pic_path)$/
