import { expect, test } from 'vitest'
import { filesReached, subjects } from './subjects.ts'

test.each(subjects)('$name reaches at most $most files within its workspace', (subject) => {
  expect(filesReached(subject).length).toBeLessThanOrEqual(subject.most)
})
