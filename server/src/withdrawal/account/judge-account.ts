import type { AccountType } from '@longmall/contract/withdrawal.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { WrongFields, type FieldFault } from '../../kernel/refusal.ts'
import { worldMobile } from '../../member/mobile.ts'
import { isNumberOf, keptNumber, maskNumber } from '../rules.ts'
import { sealNumber } from './queries.ts'

/** What a member typed of an account, as it is kept: the mobile in E.164, the number sealed. A part that was not sent is left out. */
export interface KeptParts {
  mobile?: string
  number?: { sealed: Buffer; shown: string }
}

/** Judges mobile and number of an account; all that is wrong is refused at once, by name (§5). */
export async function judgeAccount(
  { db, actor, site }: Context<MemberActor>,
  typed: { account_type: AccountType; mobile?: string | undefined; number?: string | undefined },
): Promise<KeptParts> {
  const faults: Record<string, FieldFault> = {}
  const kept: KeptParts = {}
  if (typed.mobile !== undefined) {
    const { country } = await db.selectFrom('member').select('country').where('id', '=', actor.member_id).executeTakeFirstOrThrow()
    const mobile = worldMobile(typed.mobile, country as Parameters<typeof worldMobile>[1])
    if (mobile) kept.mobile = mobile
    else faults.mobile = { key: 'member.wrong_mobile', params: {} }
  }
  if (typed.number !== undefined) {
    const number = keptNumber(typed.account_type, typed.number)
    if (!isNumberOf(typed.account_type, typed.number)) faults.number = { key: 'withdrawal.wrong_number', params: {} }
    else kept.number = { sealed: sealNumber(site.keys, actor.member_id, number), shown: maskNumber(number) }
  }
  if (Object.keys(faults).length) throw new WrongFields(faults)
  return kept
}
