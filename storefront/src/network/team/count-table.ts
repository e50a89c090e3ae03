import type { Output } from '@longmall/web/call/query.ts'

export type TeamCount = Output<'network/team'>['counts'][number]

export interface CountTable {
  /** The grades that there are, lowest first. */
  grades: number[]
  rows: { generation: number; total: number; ofGrade: number[] }[]
  totals: { total: number; ofGrade: number[] }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Counts as a table of the six generations by the grades that there are. */
export function countTable(counts: readonly TeamCount[], generations: readonly number[]): CountTable {
  const grades = [...new Set(counts.map(({ grade }) => grade))].toSorted((one, other) => one - other)
  const countOf = (generation: number, grade: number) =>
    sum(counts.filter((one) => one.generation === generation && one.grade === grade).map(({ count }) => count))
  const rows = generations.map((generation) => {
    const ofGrade = grades.map((grade) => countOf(generation, grade))
    return { generation, total: sum(ofGrade), ofGrade }
  })
  return {
    grades,
    rows,
    totals: {
      total: sum(rows.map(({ total }) => total)),
      ofGrade: grades.map((_, index) => sum(rows.map(({ ofGrade }) => ofGrade[index] ?? 0))),
    },
  }
}
