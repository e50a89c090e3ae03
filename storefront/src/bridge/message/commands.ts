import type { hostCommands } from '@longmall/contract/constants.ts'

/** Fields of a host message as the specification spells them (§3), beside those that every message has. */
export const textFields = [
  'token',
  'email',
  'url',
  'sku_id',
  'promotion_type',
  'promotion_id',
  'promotion_addon',
  'source_member',
  'pre_mes_unique_id',
] as const
export const flagFields = ['isInstallBoostapp', 'isProductEnvironment'] as const
export type TextField = (typeof textFields)[number]
export type FlagField = (typeof flagFields)[number]
export type HostField = TextField | FlagField

export type CommandCode = keyof typeof hostCommands

export interface Command {
  name: (typeof hostCommands)[CommandCode]
  /** Who sends it: the host app, the shop, or either. */
  from: 'host' | 'shop' | 'both'
  /** What a host must send with it. */
  needs: readonly HostField[]
  /** Optional fields. */
  may: readonly HostField[]
}

const promotion = ['promotion_type', 'promotion_id', 'promotion_addon', 'source_member'] as const
const identity = ['token', 'email', 'isInstallBoostapp', 'pre_mes_unique_id'] as const

/** Every command of the specification (§9; there is no 011), and what travels with it (HST-01). */
export const commands: Record<CommandCode, Command> = {
  '001': { name: 'get token', from: 'shop', needs: [], may: [] },
  '002': { name: 'token reply', from: 'host', needs: [], may: identity },
  '003': { name: 'close or menu', from: 'shop', needs: [], may: ['url'] },
  '004': { name: 'login', from: 'shop', needs: [], may: [] },
  '005': { name: 'scan goods', from: 'host', needs: [], may: ['sku_id', ...promotion, 'url'] },
  '006': { name: 'share', from: 'shop', needs: [], may: ['url', 'sku_id', ...promotion] },
  '007': { name: 'logout', from: 'both', needs: [], may: [] },
  '008': { name: 'ready', from: 'both', needs: [], may: ['isInstallBoostapp', 'isProductEnvironment'] },
  '009': { name: 'environment', from: 'both', needs: [], may: ['isInstallBoostapp', 'isProductEnvironment'] },
  '010': { name: 'ack', from: 'both', needs: ['pre_mes_unique_id'], may: [] },
  '012': { name: 'pay app', from: 'both', needs: ['pre_mes_unique_id'], may: ['url'] },
  '013': {
    name: 'cloud desktop order',
    from: 'host',
    needs: [],
    may: [...identity, 'url', 'sku_id', ...promotion, 'isProductEnvironment'],
  },
  '014': { name: 'scan', from: 'both', needs: ['pre_mes_unique_id'], may: ['url'] },
  '015': { name: 'open url', from: 'host', needs: ['url'], may: [] },
  '016': { name: 'browser payment', from: 'both', needs: ['pre_mes_unique_id'], may: ['url'] },
  '017': { name: 'PayPal-type login', from: 'both', needs: [], may: identity },
}

export const isCommand = (cmd: unknown): cmd is CommandCode => typeof cmd === 'string' && Object.hasOwn(commands, cmd)
