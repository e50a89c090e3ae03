import type { code } from '@longmall/contract/code.ts'
import type { Handlers } from '../kernel/context.ts'
import { makeCaptcha } from './make-captcha.ts'

export const codeHandlers: Handlers<typeof code> = {
  captcha: makeCaptcha,
}
