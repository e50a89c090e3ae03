/** Awards by kind: their names, what their rates are of. */
export const awards = {
  kind_referral: 'Referral award',
  kind_avatar: 'Avatar award',
  kind_mall: 'Global Mall award',
  kind_sharing: 'Sharing award',
  kind_global: 'Global award',
  kind_education: 'Education Support award',
  kind_director: 'Director award',
  kind_matching: 'Matching award',
  kind_management: 'Management award',
  kind_clone: 'Clone bonus',
  base_referral: 'Of what is paid for a Start-up product, to the sponsors of its buyer',
  base_avatar: 'Of 250 USDA, to the sponsor of the owner of a new clone',
  base_mall: 'Of the profit on products, once they can no longer be returned',
  base_sharing: 'Of what direct referrals pay for products, in LONGCOIN',
  base_global: 'Of the day’s Start-up sales, shared among RM1 to RM4 by weight',
  base_education: 'Of the day’s Start-up sales, shared among RM3 and RM4',
  base_director: 'Of the day’s Start-up sales, shared among RM4',
  base_matching: 'Of the day’s volume matched left against right in the binary tree; the rest is carried over',
  base_management: 'Of the matching awards of these generations below, to RM2 and higher',
  generation: 'Generation {generation}',
} as const

/** Income type codes of coins and boxes. */
export const codes = {
  code_1: 'Deposit interest, Plan1',
  code_2: 'Deposit interest, Plan2',
  code_4: 'Deposit interest, Plan3',
  code_5: 'Deposit interest, Plan4',
  code_6: 'Coin withdrawal',
  code_9: 'Mining',
  code_11: 'Term deposit',
  code_12: 'Pledge income',
  code_13: 'Transfer',
  code_21: 'Scan-code withdrawal',
  code_22: 'Cash withdrawal',
} as const
