import type { CoinTransfer, coinTransfer as contract } from '@longmall/contract/coin-transfer.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import { contactWaitOf } from '../identity/contact-wait.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { Refusal } from '../kernel/refusal.ts'
import { maskName } from '../kernel/security/mask-name.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { translate } from '../kernel/translate.ts'
import { availableOf } from '../wallet/balances.ts'
import { columns, showCoinTransfer, type CoinTransferRow } from './queries.ts'
import { payerBlocker } from './rules.ts'
import { coinTransferSettings } from './settings.ts'

/** What the caller can transfer, and why not; the area is open. */
export async function viewOverview(context: Context<MemberActor>): Promise<OutputOf<typeof contract.overview>> {
  const { actor, language, setting } = context
  const [available, wait_until] = await Promise.all([availableOf(context, actor.member_id), contactWaitOf(context, actor.member_id)])
  const reason = payerBlocker({ ...actor, wait_until })
  return {
    units: setting(coinTransferSettings.units).map((unit) => ({ unit, available: toDecimal(available.get(unit) ?? 0n, unit) })),
    refusal: reason && {
      reason,
      text: translate(language, `coin_transfer.${reason}`, { until: wait_until }, setting(zoneSettings.time_zone)),
    },
    member_id: actor.member_id,
  }
}

/** A transfer from or to the caller. Refuses `coin_transfer.not_found`, for that of others with the same refusal. */
export async function viewCoinTransfer(
  { db, actor }: Context<MemberActor>,
  { coin_transfer_id }: InputOf<typeof contract.view>,
): Promise<CoinTransfer> {
  const { rows } = await sql<NamedRow>`
    select t.*, m.nickname from (select ${columns} from coin_transfer t where t.id = ${coin_transfer_id}) t
      join member m on m.id = case ${actor.member_id}::int when t.payer_id then t.payee_id when t.payee_id then t.payer_id end`.execute(db)
  if (!rows[0]) throw new Refusal('coin_transfer.not_found')
  return show(rows[0], actor.member_id)
}

/** The caller's transfers in one direction or both, 10 a page (§9), the newest first. */
export async function listCoinTransfers(
  { db, actor }: Context<MemberActor>,
  { direction, cursor, page_size = 10 }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  // Each direction by its own index, as many rows as a page needs.
  const slice = (side: RawBuilder<unknown>) => sql`
    (select ${columns} from coin_transfer t where ${side} = ${actor.member_id} and t.id < ${before}::bigint order by t.id desc limit ${page_size + 1})`
  const slices = [...(direction === 'in' ? [] : [slice(sql`t.payer_id`)]), ...(direction === 'out' ? [] : [slice(sql`t.payee_id`)])]
  const { rows } = await sql<NamedRow>`
    select t.*, m.nickname from (${sql.join(slices, sql` union all `)}) t
      join member m on m.id = case t.payer_id when ${actor.member_id} then t.payee_id else t.payer_id end
    order by t.coin_transfer_id desc limit ${page_size + 1}`.execute(db)
  return cutPage(
    rows.map((row) => show(row, actor.member_id)),
    page_size,
    (row) => [row.coin_transfer_id],
  )
}

/** A transfer with the other member’s name. */
type NamedRow = CoinTransferRow & { nickname: string }

const show = ({ nickname, ...row }: NamedRow, viewer: number) => showCoinTransfer(row, viewer, maskName(nickname))
