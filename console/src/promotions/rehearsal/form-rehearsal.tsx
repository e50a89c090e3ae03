import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Card, Form } from 'antd'
import { useState } from 'react'
import { useMay } from '../../shell/call/may.ts'
import { mutation } from '../../shell/call/query.ts'
import type { Field, Values } from '../../shell/form/field.ts'
import { pathOf, sentValues } from '../../shell/form/form-values.ts'
import { useWords } from '../../shell/language.tsx'
import { firstChoice, RehearsalOptions, sentChoice } from './rehearsal-options.tsx'
import { RehearsalResult } from './rehearsal-result.tsx'

export interface FormRehearsalProps {
  fields: readonly Field[]
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
  if (!may('campaign/rehearse_form')) return null
  const rehearse = () => {
    const { version: _version, ...values } = shape(sentValues(fields, form.getFieldsValue(true) as Values))
    form.setFields(form.getFieldsError().map(({ name }) => ({ name, errors: [] })))
    asking.mutate({ ...values, ...sentChoice(choice) } as InputOf<Api['campaign/rehearse_form']>, {
      onError: (failure) =>
        form.setFields(Object.entries(failure.fields).map(([name, words]) => ({ name: pathOf(name), errors: [words] }))),
    })
  }
  return (
    <Card size="small" title={say('title')} style={{ marginBottom: 16 }}>
      <p style={{ marginTop: 0 }}>{say('lead')}</p>
      <RehearsalOptions choice={choice} onChange={setChoice} />
      <Button loading={asking.isPending} onClick={rehearse}>
        {say('rehearse')}
      </Button>
      {asking.error && (
        <Alert
          type="error"
          showIcon
          style={{ marginTop: 12 }}
          title={asking.error.message}
          description={Object.entries(asking.error.fields).map(([name, words]) => (
            <div key={name}>{`${name}: ${words}`}</div>
          ))}
        />
      )}
      {asking.data && <RehearsalResult result={asking.data} />}
    </Card>
  )
}
