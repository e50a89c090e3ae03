import { expect, test } from 'vitest'
import { countTable } from './count-table.ts'

test('AST-04 a team by generation and grade: every generation has a row, only grades that there are have a column', () => {
  const counts = [
    { generation: 1, grade: 5, count: 2 },
    { generation: 1, grade: 0, count: 7 },
    { generation: 3, grade: 5, count: 1 },
  ]
  expect(countTable(counts, [1, 2, 3])).toEqual({
    grades: [0, 5],
    rows: [
      { generation: 1, total: 9, ofGrade: [7, 2] },
      { generation: 2, total: 0, ofGrade: [0, 0] },
      { generation: 3, total: 1, ofGrade: [0, 1] },
    ],
    totals: { total: 10, ofGrade: [7, 3] },
  })
})
