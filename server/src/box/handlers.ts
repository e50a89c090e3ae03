import { box } from '@longmall/contract/box.ts'
import type { Handlers } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'

const unavailable = async (): Promise<never> => {
  throw new Refusal('call.unavailable')
}

export const boxHandlers = Object.fromEntries(Object.keys(box).map((name) => [name, unavailable])) as unknown as Handlers<typeof box>
