import { expect, test } from 'vitest'
import { createMemoryStore } from '../shell/session/memory-store.ts'
import { createStorage } from '../shell/session/storage.ts'
import { clearHistory, readHistory, saveKeyword } from './search-history.ts'

const device = (history?: string) => createStorage(() => createMemoryStore(history === undefined ? {} : { lm_search_history: history }))

test('CAT-06 the device stores its searches, newest first and each once', () => {
  const storage = device()
  for (const keyword of ['mug', '保温杯', 'Mug']) saveKeyword(storage, keyword)
  expect(readHistory(storage)).toEqual(['Mug', '保温杯'])
})

test('CAT-06 twenty searches are stored', () => {
  const storage = device()
  for (let n = 1; n <= 25; n += 1) saveKeyword(storage, `word ${n}`)
  expect(readHistory(storage)).toHaveLength(20)
  expect(readHistory(storage)[0]).toBe('word 25')
})

test('CAT-06 clearing forgets them all', () => {
  const storage = device('["mug"]')
  clearHistory(storage)
  expect(readHistory(storage)).toEqual([])
})

test.each(['{', '{"a":1}', '[1,null,{}]', '"mug"'])('a spoilt history %s is an empty one', (history) => {
  expect(readHistory(device(history))).toEqual([])
})
