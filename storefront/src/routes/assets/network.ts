import { readBinaryTree, readMemberTree, readTeam } from '../../network/network-address.ts'
import { screen } from '../screen.ts'

export const networkScreens = {
  '/v2/assets/team': screen('network/team-screen', {
    access: 'member',
    translations: ['assetarea', 'network', 'member'],
    search: readTeam,
  }),
  '/v2/assets/member_tree': screen('network/member-tree-screen', {
    access: 'member',
    translations: ['assetarea', 'network'],
    search: readMemberTree,
  }),
  '/v2/assets/binary_tree': screen('network/binary-tree-screen', {
    access: 'member',
    translations: ['assetarea', 'network'],
    search: readBinaryTree,
  }),
}
