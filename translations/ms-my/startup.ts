import type { startup as en } from '../en-us/startup.ts'
import type { TranslationTable } from '../translate.ts'

export const startup: TranslationTable<typeof en> = {
  title: 'Selamat datang',
  skip: 'Langkau',
}
