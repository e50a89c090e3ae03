import type { deposit as contract } from '@longmall/contract/deposit.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { today } from '../../award/plan/today.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { drawInWorker } from '../../kernel/document/draw-in-worker.ts'
import { nameSettings, storeName } from '../../kernel/store-name.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { accountOf } from '../../member/profile/account-of.ts'
import { showDeposit } from '../queries.ts'
import { findOwnDeposit } from '../views.ts'
import { certificateSheet } from './certificate-sheet.ts'

/** The certificate of one of the caller's deposits as a PDF in the caller's language. Refuses `deposit.not_found`. */
export async function makeCertificate(
  context: Context<MemberActor>,
  { deposit_id }: { deposit_id: number },
): Promise<OutputOf<typeof contract.certificate>> {
  const { language, setting, actor } = context
  const deposit = showDeposit(await findOwnDeposit(context, deposit_id), today(context))
  const sheet = certificateSheet(deposit, {
    language,
    shop: storeName(context, language),
    hotline: setting(nameSettings.hotline),
    zone: setting(zoneSettings.time_zone),
    account: await accountOf(context, actor.member_id),
  })
  return { file_name: `deposit-${deposit.deposit_no}.pdf`, pdf: await drawInWorker([sheet]) }
}
