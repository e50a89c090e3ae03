import { requireAgreement } from './asset-area/require-agreement.ts'
import { requireArea } from './asset-area/require-area.ts'
import { deviceTerms } from './box/purchase/terms.ts'
import type { AddonChecks, SoldLine } from './kernel/addons.ts'
import type { Context, MemberActor } from './kernel/context.ts'
import { pledgeTerms } from './pledge/terms.ts'

const copyTerms = async (context: Context<MemberActor>, lines: readonly SoldLine[]): Promise<object> => ({
  ...(await pledgeTerms(context, lines)),
  ...(await deviceTerms(context, lines)),
})

/** What must hold before goods of an add-on are bought, by the domain that decides it (decisions/0063). */
export const addonChecks: AddonChecks = {
  asset: { beforeQuote: requireArea, beforeOrder: requireAgreement, copyTerms },
}
