import type { CodeSent } from '@longmall/contract/code.ts'
import { type RawSearch, readText } from '../../shell/search.ts'
import { createKept } from '../kept.ts'

/** A payment password on its way through its four screens (IDN-08); the digits themselves are never kept. */
export interface Setting {
  sent?: CodeSent
  /** The code was right: what sets the payment password, once and within ten minutes. */
  proof?: string
  done?: true
  /** Where one came from, such as an order to be paid. */
  redirect?: string | undefined
}

export const setting = createKept<Setting>('lm_payment_password')
export const firstStep = '/v1/member/point_password/point_password'
export const readSetting = (raw: RawSearch) => ({ redirect: readText(raw.redirect, 2000) })
