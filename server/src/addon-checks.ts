import { requireAgreement } from './asset-area/require-agreement.ts'
import { requireArea } from './asset-area/require-area.ts'
import type { AddonChecks } from './kernel/addons.ts'
import { pledgeTerms } from './pledge/terms.ts'

/** What must hold before goods of an add-on are bought, by the domain that decides it (decisions/0063). */
export const addonChecks: AddonChecks = {
  asset: { beforeQuote: requireArea, beforeOrder: requireAgreement, copyTerms: pledgeTerms },
}
