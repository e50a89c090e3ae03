import type { staff } from '@longmall/phrases/en-us/console/staff.ts'
import type { PhraseKey, Say } from '@longmall/phrases/phrases.ts'

type StaffSay = Say<typeof staff>
type Key = PhraseKey<typeof staff>

// A name without words of its own, such as that of a role which an operator made, is shown as it is.
const worded = (say: StaffSay, key: string, name: string) => {
  const said = (say as (key: Key) => string)(key as Key)
  return said === key ? name : said
}

export const resourceWords = (say: StaffSay, resource: string) => worded(say, `resource_${resource}`, resource)
export const actionWords = (say: StaffSay, action: string) => (action === '*' ? say('all_of_it') : worded(say, `action_${action}`, action))
export const roleWords = (say: StaffSay, role: string) => worded(say, `role_${role}`, role)

/** A permission, `order.ship`, in words: `Orders: Ship`. */
export function permissionWords(say: StaffSay, permission: string): string {
  if (permission === '*') return say('everything')
  const [resource = '', action = ''] = permission.split('.')
  return `${resourceWords(say, resource)}: ${actionWords(say, action)}`
}
