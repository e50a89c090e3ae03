import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useMay } from '../../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import { FailureAlert } from '../../shell/display/failure-alert.tsx'
import { useWords } from '../../shell/language.tsx'
import { firstChoice, RehearsalOptions, sentChoice } from './rehearsal-options.tsx'
import { RehearsalResult } from './rehearsal-result.tsx'

/** A button that rehearses a full reduction as it is saved. */
export function ReductionRehearsal({ reduction_id }: { reduction_id: number }) {
  const say = useWords('rehearsal')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('campaign/rehearse')) return null
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {say('rehearse')}
      </Button>
      <Drawer open={isOpen} title={say('title')} size={720} onClose={() => setOpen(false)} destroyOnHidden>
        <Rehearsal reduction_id={reduction_id} />
      </Drawer>
    </>
  )
}

function Rehearsal({ reduction_id }: { reduction_id: number }) {
  const say = useWords('rehearsal')
  const [choice, setChoice] = useState(firstChoice)
  const asked = useQuery({ ...query('campaign/rehearse', { reduction_id, ...sentChoice(choice) }), enabled: false })
  return (
    <>
      <p style={{ marginTop: 0 }}>{say('lead_saved')}</p>
      <RehearsalOptions choice={choice} onChange={setChoice} />
      <Button type="primary" loading={asked.isFetching} onClick={() => void asked.refetch()}>
        {say('rehearse')}
      </Button>
      {asked.error && <FailureAlert failure={asked.error} />}
      {asked.data && <RehearsalResult result={asked.data} />}
    </>
  )
}
