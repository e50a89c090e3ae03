import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { bindingOf } from '../binding/queries.ts'
import { distributionSettings as own } from '../settings.ts'
import { lastApplication } from './application.ts'
import { viewCondition } from './condition.ts'
import { findDistributor } from './require-distributor.ts'

type Status = OutputOf<typeof contract.status>

/** Is the caller a distributor, and if not: the condition and how far it is, and the last application. Refuses `call.feature_off`. */
export async function viewStatus(context: Context<MemberActor>): Promise<Status> {
  requireAddon(context, 'fenxiao')
  const { db, actor, setting } = context
  const distributor = await findDistributor(db, actor.member_id)
  const last = await lastApplication(db, actor.member_id)
  return {
    state: distributor?.state ?? stateOf(last),
    ...(await viewCondition(context, actor.member_id)),
    needs_review: setting(own.needs_review),
    application: last && applicationOf(last),
    bound_to: (await bindingOf(db, actor.member_id))?.distributor_name ?? null,
  }
}

type Last = NonNullable<Awaited<ReturnType<typeof lastApplication>>>

// Approved and no distributor: the account was closed.
const stateOf = (last: Last | null): Status['state'] => (last === null || last.state === 'approved' ? 'none' : last.state)

const applicationOf = ({ name, mobile, note, applied_at, refusal_reason }: Last) => ({ name, mobile, note, applied_at, refusal_reason })
