import type { deposit } from '@longmall/contract/deposit.ts'
import type { Handlers } from '../kernel/context.ts'
import { makeCertificate } from './certificate/make-certificate.ts'
import { openDeposit } from './open-deposit.ts'
import { setOnExpiry } from './set-on-expiry.ts'
import { listAllDeposits } from './staff/list-deposits.ts'
import { viewMemberDeposit } from './staff/view-deposit.ts'
import { listDeposits, viewDeposit, viewPlans } from './views.ts'

export const depositHandlers: Handlers<typeof deposit> = {
  plans: viewPlans,
  open: openDeposit,
  set_on_expiry: setOnExpiry,
  list: listDeposits,
  view: viewDeposit,
  certificate: makeCertificate,
  list_deposits: listAllDeposits,
  view_deposit: viewMemberDeposit,
}
