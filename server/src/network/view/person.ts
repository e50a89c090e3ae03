import type { NodeState } from '@longmall/contract/network.ts'
import { sql } from 'kysely'
import { maskName } from '../../kernel/security/mask-name.ts'

/** The state of the node of `member m`. What else freezes an account is added here. */
export const nodeStateSql = sql<NodeState>`
  case when m.state = 'cancelled' then 'closed' when m.state = 'locked' then 'locked' when m.is_frozen then 'frozen' else 'active' end`

/** Columns of `member m` that every node has, the name whole. */
export const personColumns = sql`m.id as member_id, m.nickname as name, m.grade, ${nodeStateSql} as state`

export interface Person {
  member_id: number
  name: string
  grade: number
  state: NodeState
}

/** Who looks: an operator, who sees names whole, or a member. */
export type Viewer = { member_id: number } | 'staff'

/** The name as the viewer may see it: whole of oneself and direct referrals. A closed account's is masked where it is stored. */
export const shownName = (viewer: Viewer, { member_id, name, state }: Person, sponsor_id: number | null): string =>
  viewer === 'staff' || state === 'closed' || member_id === viewer.member_id || sponsor_id === viewer.member_id ? name : maskName(name)
