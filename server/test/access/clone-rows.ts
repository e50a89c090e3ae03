import { member, roles, staff } from './access-row.ts'

/** Who may call what concerns clones. */
export const cloneRows = {
  'clone/mine': member,
  'clone/list': staff(...roles),
}
