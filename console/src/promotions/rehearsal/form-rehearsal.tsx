import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { useMutation } from '@tanstack/react-query'
import { Button, Card, Form } from 'antd'
import { useMemo, useState } from 'react'
import { useMay } from '../../shell/call/may.ts'
import { mutation } from '@longmall/web/call/query.ts'
import type { AnyField, Values } from '../../shell/form/field.ts'
import { sentValues } from '../../shell/form/form-values.ts'
import { RefusalAlert, useLocateErrors } from '../../shell/form/refusal-alert.tsx'
import { useWords } from '../../shell/language.tsx'
import { firstChoice, RehearsalOptions, sentChoice } from './rehearsal-options.tsx'
import { RehearsalResult } from './rehearsal-result.tsx'

export interface FormRehearsalProps {
  fields: readonly AnyField[]
  /** What the form would send, with what is fixed. */
  shape: (values: Values) => Values
}

/** Within a promotion's form: what it would do as it is filled in now, before it is saved. */
export function FormRehearsal({ fields, shape }: FormRehearsalProps) {
  const say = useWords('rehearsal')
  const form = Form.useFormInstance<Values>()
  const may = useMay()
  const [choice, setChoice] = useState(firstChoice)
  const asking = useMutation(mutation('campaign/rehearse_form'))
  const locate = useLocateErrors()
  // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  const errors = useMemo(() => locate(fields, asking.error, (asking.variables ?? {}) as Values), [asking.error])
  if (!may('campaign/rehearse_form')) return null
  const sent = (): Values => {
    const { version: _version, ...values } = shape(sentValues(fields, form.getFieldsValue(true) as Values))
    return { ...values, ...sentChoice(choice) }
  }
  return (
    <Card size="small" title={say('title')} style={{ marginBottom: 16 }}>
      <p style={{ marginTop: 0 }}>{say('lead')}</p>
      <RehearsalOptions choice={choice} onChange={setChoice} />
      <Button loading={asking.isPending} onClick={() => asking.mutate(sent() as InputOf<Api['campaign/rehearse_form']>)}>
        {say('rehearse')}
      </Button>
      {asking.error && (
        <div style={{ marginTop: 12 }}>
          <RefusalAlert
            form={form}
            failure={asking.error}
            errors={errors}
            refused={asking.variables as Values}
            sent={sent}
            onMended={asking.reset}
          />
        </div>
      )}
      {asking.data && <RehearsalResult result={asking.data} />}
    </Card>
  )
}
