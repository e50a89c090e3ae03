import type { testpage } from '@longmall/translations/en-us/testpage.ts'

type Key<Text> = Text extends `fact_${infer Name}` ? Name : never
export type FactName = Key<keyof typeof testpage>

/** One fact for support staff. `good`: false is shown as a problem, null as neutral. */
export interface Fact {
  name: FactName
  value: string | number | boolean
  good?: boolean | null
}
