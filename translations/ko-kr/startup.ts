import type { startup as en } from '../en-us/startup.ts'
import type { TranslationTable } from '../translate.ts'

export const startup: TranslationTable<typeof en> = {
  title: '환영합니다',
  skip: '건너뛰기',
}
