import type { CodePurpose, CodeSent } from '@longmall/contract/code.ts'
import type { Context } from '../kernel/context.ts'
import { replaceCode } from './live-code.ts'

/**
 * Behaves as `sendCode`, with its timing and limits, but sends nothing: for an unknown name (IDN-05). Every code is then wrong. Refuses
 * `code.too_soon` {seconds}.
 */
export const pretendCode = (
  context: Context,
  { purpose, subject }: { purpose: CodePurpose; subject: string },
): Promise<Omit<CodeSent, 'sent_to'>> => replaceCode(context, purpose, subject, null)
