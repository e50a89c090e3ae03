import type { application as contract } from '@longmall/contract/application.ts'
import type { CodeSent } from '@longmall/contract/code.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { checkCaptcha, dropCaptcha } from '../code/check-captcha.ts'
import { sendCode } from '../code/send-code.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { refuseSecond } from './insert-application.ts'
import { readMobile } from './rules.ts'

/** Sends the code for an application to join, once the captcha is right. Refuses as the captcha and the code do, and `application.wrong_mobile`. */
export async function sendJoinCode(
  context: Context,
  { country, mobile, captcha }: InputOf<typeof contract.send_join_code>,
): Promise<CodeSent> {
  const number = readMobile(country, mobile)
  await checkCaptcha(context, captcha)
  return context.transaction(async (inner) => {
    const sent = await sendCode(inner, { purpose: 'join', subject: number, to: { mobile: number } })
    await dropCaptcha(inner, captcha.captcha_id)
    return sent
  })
}

/** Sends the code for a franchise application of the caller, once the captcha is right. Refuses as the captcha and the code do, and `application.already_applied`. */
export async function sendFranchiseCode(
  context: Context<MemberActor>,
  { country, mobile, captcha }: InputOf<typeof contract.send_franchise_code>,
): Promise<CodeSent> {
  const number = readMobile(country, mobile)
  await refuseSecond(context)
  await checkCaptcha(context, captcha)
  return context.transaction(async (inner) => {
    const sent = await sendCode(inner, { purpose: 'franchise', subject: franchiseSubject(inner.actor, number), to: { mobile: number } })
    await dropCaptcha(inner, captcha.captcha_id)
    return sent
  })
}

export const franchiseSubject = ({ member_id }: MemberActor, mobile: string) => `member ${member_id} ${mobile}`
