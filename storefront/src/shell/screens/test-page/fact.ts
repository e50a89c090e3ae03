import type { testpage } from '@longmall/phrases/en-us/testpage.ts'

type Key<Text> = Text extends `fact_${infer Name}` ? Name : never
export type FactName = Key<keyof typeof testpage>

/** One thing that support staff ask for. `good`: false is shown as trouble, null as neither. */
export interface Fact {
  name: FactName
  value: string | number | boolean
  good?: boolean | null
}
