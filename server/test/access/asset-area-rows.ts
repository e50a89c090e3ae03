import { member, staff } from './access-row.ts'

/** The digital-asset area: a member's own agreement; how many agreed, for those who publish agreements. */
export const assetAreaRows = {
  'asset_area/view': member,
  'asset_area/wallet': member,
  'asset_area/prices': member,
  'asset_area/terms': member,
  'asset_area/agree': member,
  'asset_area/acceptances': staff('owner', 'operator'),
} as const
