import type { StaffDistributorLevel } from '@longmall/contract/distribution-staff.ts'
import type { Language } from '@longmall/contract/fields.ts'

/** The name of a level in a language, English where that has none. */
export const levelName = ({ texts, level_id }: Pick<StaffDistributorLevel, 'texts' | 'level_id'>, language: Language): string =>
  (texts.find((one) => one.language === language) ?? texts.find((one) => one.language === 'en-us') ?? texts[0])?.name ?? `#${level_id}`
