import type { siteStaff as contract } from '@longmall/contract/site-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { setMediaUses } from '../../media/staff/set-media-uses.ts'
import { viewAdvert } from './adverts.ts'

/** Removes the advert that was shown. Refuses `site.advert_not_found`, `site.changed`. */
export async function removeAdvert(
  context: Context<StaffActor>,
  { advert_id, version }: InputOf<typeof contract.remove_advert>,
): Promise<Record<string, never>> {
  const { db } = context
  const before = await viewAdvert(context, { advert_id })
  const gone = await db.deleteFrom('advert').where('id', '=', advert_id).where('version', '=', version).executeTakeFirst()
  if (!gone.numDeletedRows) throw new Refusal('site.changed')
  await setMediaUses(context, `advert ${advert_id}`, [])
  await audit(context, { subject: `advert ${advert_id}`, before, after: null })
  await catalogueChanged(db)
  return {}
}
