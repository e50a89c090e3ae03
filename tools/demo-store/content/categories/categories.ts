import type { DemoCategory } from '../../types.ts'
import type { Department } from './department.ts'
import { indoors } from './indoors.ts'
import { outdoors } from './outdoors.ts'

export const departments = { ...indoors, ...outdoors }
export type DepartmentKey = keyof typeof departments

type LeavesOf<Own> = Own extends { branches: infer Branches }
  ? { [Key in keyof Branches]: Branches[Key] extends { leaves: infer Leaves } ? keyof Leaves : never }[keyof Branches]
  : never
/** Keys of the third level, where goods are. */
export type CategoryKey = { [Key in DepartmentKey]: LeavesOf<(typeof departments)[Key]> }[DepartmentKey]

/** The tree as rows, each parent before its children. */
export function listCategories(): DemoCategory[] {
  const row = (key: string, parent: string | null, level: 1 | 2 | 3, name: DemoCategory['name']): DemoCategory => ({
    key,
    parent,
    level,
    name,
    picture: { src: `category/${key}`, widths: [240] },
  })
  return Object.entries(departments as Record<string, Department>).flatMap(([key, department]) => [
    row(key, null, 1, department.name),
    ...Object.entries(department.branches).flatMap(([branchKey, branch]) => [
      row(branchKey, key, 2, branch.name),
      ...Object.entries(branch.leaves).map(([leafKey, name]) => row(leafKey, branchKey, 3, name)),
    ]),
  ])
}
