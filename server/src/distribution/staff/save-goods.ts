import type { distributionStaff as contract } from '@longmall/contract/distribution-staff.ts'
import type { GoodsCommission, GoodsPromise } from '@longmall/contract/distribution-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { checkPromise, lockPromises, readCommissions, type CommissionInput } from '../goods/promise.ts'

/** What selling goods would promise with this commission. Refuses `catalogue.goods_not_found`; goods of types that pay none count as none. */
export async function previewGoods(
  context: Context<StaffActor>,
  { goods_id, ...input }: InputOf<typeof contract.preview_goods>,
): Promise<GoodsPromise> {
  return (await readOne(context, goods_id, draftOf(input))).promise
}

/**
 * Sets the commission of goods, version 0 where it has none yet. Refuses `catalogue.goods_not_found`, `distribution.changed`, and
 * `distribution.exceeds_margin` {goods, promised, margin}.
 */
export async function saveGoods(
  context: Context<StaffActor>,
  { goods_id, version, ...input }: InputOf<typeof contract.save_goods>,
): Promise<GoodsCommission> {
  await lockPromises(context)
  const before = await readOne(context, goods_id)
  if (before.version !== version) throw new Refusal('distribution.changed')
  const draft = draftOf(input)
  checkPromise(await readOne(context, goods_id, draft))
  const { mode, rates, own_margin_ppm } = draft
  await sql`
    insert into goods_commission (goods_id, mode, first_ppm, second_ppm, third_ppm, margin_ppm)
    values (${goods_id}, ${mode}, ${rates?.first ?? null}, ${rates?.second ?? null}, ${rates?.third ?? null}, ${own_margin_ppm})
    on conflict (goods_id) do update set mode = excluded.mode, first_ppm = excluded.first_ppm, second_ppm = excluded.second_ppm,
      third_ppm = excluded.third_ppm, margin_ppm = excluded.margin_ppm, version = goods_commission.version + 1`.execute(context.db)
  const after = await readOne(context, goods_id)
  await audit(context, {
    subject: `goods_commission ${goods_id}`,
    before: before.version === 0 ? null : settingsOf(before),
    after: settingsOf(after),
  })
  return after
}

const settingsOf = ({ mode, rates, own_margin_ppm }: GoodsCommission) => ({ mode, rates, own_margin_ppm })

async function readOne(context: Context, goods_id: number, draft?: CommissionInput): Promise<GoodsCommission> {
  const [found] = await readCommissions(context, [goods_id], draft)
  if (!found) throw new Refusal('catalogue.goods_not_found')
  return found
}

function draftOf({ mode, rates, own_margin_ppm }: Omit<InputOf<typeof contract.preview_goods>, 'goods_id'>): CommissionInput {
  if (mode === 'own' && !rates) throw wrongField('rates', 'field.required')
  return { mode, rates: mode === 'own' ? rates! : null, own_margin_ppm: own_margin_ppm ?? null }
}
