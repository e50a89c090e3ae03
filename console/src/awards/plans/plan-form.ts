import type { AwardPlan } from '@longmall/contract/award-shapes.ts'
import type { Values } from '../../shell/form/field.ts'
import { inOrder } from '../rates/rates.ts'

/** Form values of a version: what an operator decides about it. */
export const toForm = ({
  plan_id: _plan_id,
  state: _state,
  created_by: _created_by,
  created_at: _created_at,
  decided_by: _decided_by,
  decided_at: _decided_at,
  effective_at: _effective_at,
  version: _version,
  ...form
}: AwardPlan): Values => ({ ...form, rates: inOrder(form.rates) })

/** Form values of a new draft with the terms of another version: it has a day and a reason of its own. */
export const copyForm = (plan: AwardPlan): Values => {
  const { starts_on: _starts_on, reason: _reason, ...terms } = toForm(plan)
  return terms
}

/** Sent with the form but not editable. */
export const fixedOf = ({ plan_id, version }: AwardPlan): Values => ({ plan_id, version })

/** The command's input: no rates means that nothing is paid. */
export const toInput = (values: Values): Values => ({ rates: [], reason: '', ...values })
