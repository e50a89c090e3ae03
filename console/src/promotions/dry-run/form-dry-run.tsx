import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { useMutation } from '@tanstack/react-query'
import { Button, Card, Form } from 'antd'
import { useMemo, useState } from 'react'
import { usePermissions } from '../../shell/call/permissions.ts'
import { mutation } from '@longmall/web/call/query.ts'
import type { AnyField, Values } from '../../shell/form/field.ts'
import { toSubmittedValues } from '../../shell/form/form-values.ts'
import { RefusalAlert, useLocateErrors } from '../../shell/form/refusal-alert.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { defaultChoice, DryRunOptions, choiceToInput } from './dry-run-options.tsx'
import { DryRunResult } from './dry-run-result.tsx'

export interface FormDryRunProps {
  fields: readonly AnyField[]
  /** What the form would send, with what is fixed. */
  shape: (values: Values) => Values
}

/** Within a promotion's form: a dry run of the current input, before it is saved. */
export function FormDryRun({ fields, shape }: FormDryRunProps) {
  const t = useTranslations('dryrun')
  const form = Form.useFormInstance<Values>()
  const can = usePermissions()
  const [choice, setChoice] = useState(defaultChoice)
  const dryRun = useMutation(mutation('campaign/dry_run_form'))
  const locate = useLocateErrors()
  // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  const errors = useMemo(() => locate(fields, dryRun.error, (dryRun.variables ?? {}) as Values), [dryRun.error])
  if (!can('campaign/dry_run_form')) return null
  const sent = (): Values => {
    const { version: _version, ...values } = shape(toSubmittedValues(fields, form.getFieldsValue(true) as Values))
    return { ...values, ...choiceToInput(choice) }
  }
  return (
    <Card size="small" title={t('title')} style={{ marginBottom: 16 }}>
      <p style={{ marginTop: 0 }}>{t('lead')}</p>
      <DryRunOptions choice={choice} onChange={setChoice} />
      <Button loading={dryRun.isPending} onClick={() => dryRun.mutate(sent() as InputOf<Api['campaign/dry_run_form']>)}>
        {t('dry_run')}
      </Button>
      {dryRun.error && (
        <div style={{ marginTop: 12 }}>
          <RefusalAlert
            form={form}
            failure={dryRun.error}
            errors={errors}
            refusedInput={dryRun.variables as Values}
            currentInput={sent}
            onResolved={dryRun.reset}
          />
        </div>
      )}
      {dryRun.data && <DryRunResult result={dryRun.data} />}
    </Card>
  )
}
