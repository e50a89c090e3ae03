import type { AccountType } from '@longmall/contract/withdrawal.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { WrongFields, type FieldError } from '../../kernel/refusal.ts'
import { internationalMobile } from '../../member/mobile.ts'
import { isNumberOf, normalizeNumber, maskNumber } from '../rules.ts'
import { sealNumber } from './queries.ts'

/** What a member typed of an account, as it is stored: the mobile in E.164, the number sealed. A part that was not sent is left out. */
export interface StoredAccountParts {
  mobile?: string
  number?: { sealed: Buffer; shown: string }
}

/** Checks mobile and number of an account; all that is wrong is refused at once, by name (§5). */
export async function validateAccount(
  { db, actor, site }: Context<MemberActor>,
  input: { account_type: AccountType; mobile?: string | undefined; number?: string | undefined },
): Promise<StoredAccountParts> {
  const errors: Record<string, FieldError> = {}
  const stored: StoredAccountParts = {}
  if (input.mobile !== undefined) {
    const { country } = await db.selectFrom('member').select('country').where('id', '=', actor.member_id).executeTakeFirstOrThrow()
    const mobile = internationalMobile(input.mobile, country as Parameters<typeof internationalMobile>[1])
    if (mobile) stored.mobile = mobile
    else errors.mobile = { key: 'member.wrong_mobile', params: {} }
  }
  if (input.number !== undefined) {
    const number = normalizeNumber(input.account_type, input.number)
    if (!isNumberOf(input.account_type, input.number)) errors.number = { key: 'withdrawal.invalid_account_number', params: {} }
    else stored.number = { sealed: sealNumber(site.keys, actor.member_id, number), shown: maskNumber(number) }
  }
  if (Object.keys(errors).length) throw new WrongFields(errors)
  return stored
}
