import { readChoice, readInteger, type RawSearch } from '../shell/search.ts'

export const generations = [1, 2, 3, 4, 5, 6] as const
const grades = ['0', '4', '5', '6', '7', '8', '9'] as const

/** Which generation of the team is listed, and of which grade; all grades where none is named. */
export const readTeam = ({ generation, grade }: RawSearch) => {
  const chosen = readChoice(grade, grades)
  return {
    generation: generations.find((one) => String(one) === generation) ?? 1,
    grade: chosen === undefined ? undefined : Number(chosen),
  }
}

const views = ['list', 'drawing'] as const
export type TreeView = (typeof views)[number]

/** The member at the top of the tree, the own tree where none is named, and how it is shown. */
export const readMemberTree = ({ member_id, view }: RawSearch) => ({ member_id: readInteger(member_id), view: readChoice(view, views) })

/** The position at the top of the tree, the own one where none is named, how it is shown, and whether whole where it is drawn. */
export const readBinaryTree = ({ node_id, view, levels }: RawSearch) => ({
  node_id: readInteger(node_id),
  view: readChoice(view, views),
  levels: readChoice(levels, ['all']),
})
