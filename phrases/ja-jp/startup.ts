import type { startup as en } from '../en-us/startup.ts'
import type { Phrases } from '../phrases.ts'

export const startup: Phrases<typeof en> = {
  title: 'ようこそ',
  skip: 'スキップ',
}
