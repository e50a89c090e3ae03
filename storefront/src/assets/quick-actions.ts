import type { CoinWallet } from '@longmall/contract/asset-wallet.ts'

/** Where the wallet leads to; `needs`: what may keep a member from it, `addon`: where it is there only while that is on. */
export const quickActions = [
  { key: 'recharge', to: '/v2/member/recharge/recharge', needs: 'recharge', addon: 'memberrecharge' },
  { key: 'transfer', to: '/v2/assets/transfer', needs: 'send' },
  { key: 'transfer_out', to: '/v2/assets/transfer_out', needs: 'send' },
  { key: 'withdraw', to: '/v2/assets/withdraw', needs: 'send' },
  { key: 'deposit', to: '/v2/assets/deposit' },
  { key: 'pledge', to: '/v2/assets/pledge' },
  { key: 'convert', to: '/v2/assets/convert' },
  { key: 'devices', to: '/v2/assets/devices' },
  { key: 'scan', to: '/v2/assets/scan' },
  { key: 'income', to: '/v2/assets/income' },
  { key: 'profit', to: '/v2/assets/profit' },
  { key: 'team', to: '/v2/assets/team' },
] as const
export type QuickAction = (typeof quickActions)[number]
export type QuickLock = 'rm_only' | 'frozen' | 'window_frozen'

export const levelAddress = '/v1/member/level/level'

export interface ShownAction {
  key: QuickAction['key']
  /** Where it leads: a lock that a grade opens leads to the levels. Null where nothing but an operator opens it. */
  to: QuickAction['to'] | typeof levelAddress | null
  lock: QuickLock | null
}

/** The actions of a shop with these add-ons, each with what locks it for the member. */
export function shownActions(
  { send_blocker, recharge_blocker }: Pick<CoinWallet, 'send_blocker' | 'recharge_blocker'>,
  isOn: (addon: 'memberrecharge') => boolean,
): ShownAction[] {
  return quickActions
    .filter((action) => !('addon' in action) || isOn(action.addon))
    .map((action) => {
      const needs = 'needs' in action ? action.needs : null
      const lock = needs === 'send' ? send_blocker : needs === 'recharge' ? recharge_blocker : null
      return { key: action.key, lock, to: lock === null ? action.to : lock === 'frozen' ? null : levelAddress }
    })
}

/** What locks any of them, each once, to be explained below. */
export const locksOf = (actions: readonly ShownAction[]): QuickLock[] => [...new Set(actions.flatMap(({ lock }) => lock ?? []))]
