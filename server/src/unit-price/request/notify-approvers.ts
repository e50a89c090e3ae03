import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { translate } from '../../kernel/translate.ts'
import { notifyWaiting } from '../../staff/trust/notify-decision.ts'
import type { RequestRow } from '../queries.ts'
import { approvePermission } from './permissions.ts'

/** Mails the requester and everybody who may approve a requested price. */
export const notifyApprovers = (context: Context<StaffActor>, request: RequestRow): Promise<void> =>
  notifyWaiting(context, { what: describePrice(context, request), permission: approvePermission, effective_at: request.effective_at })

/** `Coin price ACC: 1.10 USD, 2026-11-28`: the price, from the day. */
export const describePrice = ({ site, language }: Pick<Context, 'site' | 'language'>, { unit, micros, starts_on }: RequestRow): string =>
  translate(language, 'staff.change_of_price', { what: `${unit}: ${fromMicros(micros)} ${site.shared.shop.currency}, ${starts_on}` })
