import * as z from 'zod/mini'
import { assetWallet } from './asset-wallet.ts'
import { Agreement, AgreementVersion } from './content.ts'
import { Count, Day, Flag, Rows, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

/** Why the digital-asset area is closed to a member: switched off whole, or in the member's country. */
export const areaClosures = ['closed', 'closed_in_country'] as const
export const AreaClosure = z.enum(areaClosures)
export type AreaClosure = z.output<typeof AreaClosure>

/** The digital-asset area as one member meets it (AST-15). */
export const AssetArea = z.object({
  /** Null where it is open. */
  closure: z.nullable(AreaClosure),
  /** The version of the terms and the risk notice in force. */
  version: AgreementVersion,
  /** Has the member agreed to that version? */
  is_agreed: Flag,
})
export type AssetArea = z.output<typeof AssetArea>

export const assetArea = {
  ...assetWallet,
  view: operation({
    path: 'asset_area/view',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Whether the digital-asset area is open to the caller, and whether its current terms are agreed to',
    input: z.object({}),
    output: AssetArea,
  }),
  terms: operation({
    path: 'asset_area/terms',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The terms and the risk notice in force, in one language, and when the caller agreed to them; null when not yet',
    input: z.object({}),
    output: z.object({ agreement: Agreement, accepted_at: z.nullable(Timestamp) }),
  }),
  agree: operation({
    path: 'asset_area/agree',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Agrees to a version of the terms and the risk notice, once; the first agreement of a version counts',
    refusals: ['asset_area.closed', 'asset_area.closed_in_country', 'asset_area.terms_changed'],
    input: z.object({
      /** The version that was shown. */
      version: AgreementVersion,
    }),
    output: z.object({ version: AgreementVersion, accepted_at: Timestamp }),
  }),
  acceptances: operation({
    path: 'asset_area/acceptances',
    kind: 'query',
    access: { who: 'staff', permission: 'content.agreement' },
    summary: 'How many members agreed to each version of the terms and the risk notice, the newest first',
    input: z.object({}),
    output: z.object({
      version: AgreementVersion,
      list: Rows(z.object({ version: AgreementVersion, effective_on: Day, accepted_count: Count })),
    }),
  }),
}
