import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { FailureAlert } from '../../shell/display/failure-alert.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { defaultChoice, DryRunOptions, choiceToInput } from './dry-run-options.tsx'
import { DryRunResult } from './dry-run-result.tsx'

/** A button that starts a dry run of the saved full reduction. */
export function ReductionDryRun({ reduction_id }: { reduction_id: number }) {
  const t = useTranslations('dryrun')
  const can = usePermissions()
  const [isOpen, setOpen] = useState(false)
  if (!can('campaign/dry_run')) return null
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {t('dry_run')}
      </Button>
      <Drawer open={isOpen} title={t('title')} size={720} onClose={() => setOpen(false)} destroyOnHidden>
        <DryRun reduction_id={reduction_id} />
      </Drawer>
    </>
  )
}

function DryRun({ reduction_id }: { reduction_id: number }) {
  const t = useTranslations('dryrun')
  const [choice, setChoice] = useState(defaultChoice)
  const dryRun = useQuery({ ...query('campaign/dry_run', { reduction_id, ...choiceToInput(choice) }), enabled: false })
  return (
    <>
      <p style={{ marginTop: 0 }}>{t('lead_saved')}</p>
      <DryRunOptions choice={choice} onChange={setChoice} />
      <Button type="primary" loading={dryRun.isFetching} onClick={() => void dryRun.refetch()}>
        {t('dry_run')}
      </Button>
      {dryRun.error && <FailureAlert failure={dryRun.error} />}
      {dryRun.data && <DryRunResult result={dryRun.data} />}
    </>
  )
}
