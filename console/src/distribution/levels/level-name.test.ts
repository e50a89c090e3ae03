import { expect, test } from 'vitest'
import { levelName } from './level-name.ts'

const level = {
  level_id: 3,
  texts: [
    { language: 'en-us' as const, name: 'Gold' },
    { language: 'zh-cn' as const, name: '金牌' },
  ],
}

test('DST-06 QUA-03 a level is named in the operator’s language, in English where it has no name there', () => {
  expect(levelName(level, 'zh-cn')).toBe('金牌')
  expect(levelName(level, 'ko-kr')).toBe('Gold')
  expect(levelName({ level_id: 3, texts: [] }, 'ko-kr')).toBe('#3')
})
