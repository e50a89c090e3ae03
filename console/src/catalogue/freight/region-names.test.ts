import { expect, test } from 'vitest'
import { regionName, regionOptions } from './region-names.ts'

test.each([
  ['en-us', 'Tibet', 'Xinjiang', 'China'],
  ['zh-cn', '西藏自治区', '新疆维吾尔自治区', '中国'],
] as const)('CON-02 in %s the regions of a freight template have the reader’s names', async (language, tibet, xinjiang, china) => {
  const options = await regionOptions(language, 'Elsewhere')
  expect(['CN-54', 'CN-65', 'CN', 'OTHER'].map((code) => regionName(options, code))).toEqual([tibet, xinjiang, china, 'Elsewhere'])
})
