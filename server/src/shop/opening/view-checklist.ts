import type { Checklist } from '@longmall/contract/shop.ts'
import { listingFacts } from '../../catalogue/lists/listing-facts.ts'
import { versionInForce } from '../../content/agreement/view-agreement.ts'
import type { Context } from '../../kernel/context.ts'
import { configuredChannels } from '../../messaging/configured-channels.ts'
import { coinRate } from '../../payment/paying/coin-rate.ts'
import { acceptsRealMoney } from '../../payment/provider/providers.ts'
import { refundSettings } from '../../refund/settings.ts'
import { hasCarrier } from '../../fulfilment/carrier/carriers.ts'
import { checklistOf } from './rules.ts'

/** What the shop has and lacks to be opened. */
export async function viewChecklist(context: Context): Promise<Checklist> {
  const { is_demo, opened_at } = context.site.shared.shop
  return { is_demo, opened_at, lines: await openingLinesOf(context) }
}

/** The same of its lines alone. */
export async function openingLinesOf(context: Context): Promise<Checklist['lines']> {
  const { db, site, setting } = context
  const { mail, sms } = configuredChannels(context)
  const { has_goods, has_parcels, has_freight } = await listingFacts(db)
  const isOwn = async (name: 'terms' | 'privacy_policy') => (await versionInForce(context, name)) > 1
  return checklistOf({
    takesMoney: acceptsRealMoney(site),
    sendsMail: mail,
    sendsSms: sms,
    knowsCoins: coinRate(context) !== null,
    hasCarrier: hasCarrier(context),
    hasFreight: has_freight,
    hasReturnAddress: setting(refundSettings.return_address) !== '',
    hasTerms: await isOwn('terms'),
    hasPrivacyPolicy: await isOwn('privacy_policy'),
    hasGoods: has_goods,
    sellsOnlyVirtual: has_goods && !has_parcels,
  })
}
