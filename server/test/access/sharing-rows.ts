import { distributionRows } from './distribution-rows.ts'
import { invitationRows } from './invitation-rows.ts'
import { posterRows } from './poster-rows.ts'
import { redemptionRows } from './redemption-rows.ts'

/** The rows of distribution, invitations, posters and the redemption desk. */
export const sharingRows = { ...distributionRows, ...invitationRows, ...posterRows, ...redemptionRows } as const
