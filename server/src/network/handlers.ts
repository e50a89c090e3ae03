import type { network } from '@longmall/contract/network.ts'
import type { Handlers } from '../kernel/context.ts'
import { lastNetworkCheck } from './check/last-check.ts'
import { chooseLeg } from './sponsor/choose-leg.ts'
import { approveSponsor, refuseSponsor } from './staff/decide-sponsor.ts'
import { requestSponsor } from './staff/request-sponsor.ts'
import { listSponsorRequests } from './staff/requests.ts'
import { searchMembers } from './staff/search-members.ts'
import { viewMember } from './staff/view-member.ts'
import { viewBinaryTree, viewStaffBinaryTree } from './view/binary-tree.ts'
import { viewMemberTree, viewStaffMemberTree } from './view/member-tree.ts'
import { searchTree } from './view/search.ts'
import { viewNetwork } from './view/view-network.ts'
import { listTeamMembers, viewTeam } from './view/view-team.ts'

export const networkHandlers: Handlers<typeof network> = {
  view: viewNetwork,
  team: viewTeam,
  team_members: listTeamMembers,
  member_tree: viewMemberTree,
  binary_tree: viewBinaryTree,
  search: searchTree,
  choose_leg: chooseLeg,
  member: viewMember,
  staff_member_tree: viewStaffMemberTree,
  staff_binary_tree: viewStaffBinaryTree,
  staff_search: searchMembers,
  sponsor_requests: listSponsorRequests,
  request_sponsor: requestSponsor,
  approve_sponsor: approveSponsor,
  refuse_sponsor: refuseSponsor,
  last_check: lastNetworkCheck,
}
