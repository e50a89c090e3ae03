import type { startup as en } from '../en-us/startup.ts'
import type { Phrases } from '../phrases.ts'

export const startup: Phrases<typeof en> = {
  title: '환영합니다',
  skip: '건너뛰기',
}
