import type { PayoutBatch } from '@longmall/contract/withdrawal.ts'
import { Link } from '@tanstack/react-router'
import { PageHead } from '../../shell/display/page-head.tsx'
import { saveFile } from '../../shell/display/save-file.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { WithdrawalPlaces } from './withdrawals-screen.tsx'

/** Withdrawals that went to the bank together, each with its file (WAL-08). */
export function BatchesScreen() {
  const say = useWords('finance')
  const { money, time, count } = useFormat()
  return (
    <>
      <PageHead title={say('batches')} lead={say('batches_lead')} />
      <WithdrawalPlaces />
      <ResourceList
        operation="withdrawal/list_batches"
        rowKey="batch_id"
        actions={({ batch_id }) => (
          <ActionButton
            command="withdrawal/export_batch"
            input={{ batch_id }}
            label={say('export_batch')}
            type="link"
            asks={say('export_batch_asks')}
            onDone={({ file_name, csv }) => saveFile(file_name, 'text/csv', csv)}
          />
        )}
        columns={[
          { name: 'batch_no', title: say('withdrawal_no'), render: (row) => <BatchLink row={row} /> },
          { name: 'created_at', title: say('time'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          { name: 'count', title: say('batch_count'), align: 'right', render: (row) => count(row.count) },
          { name: 'net', title: say('net'), align: 'right', render: ({ net }) => money(net) },
          { name: 'open', title: say('batch_open'), align: 'right', render: ({ open }) => count(open) },
        ]}
      />
    </>
  )
}

const BatchLink = ({ row: { batch_id, batch_no } }: { row: PayoutBatch }) => (
  <Link to="/withdrawals" search={{ batch_id } as never}>
    {batch_no}
  </Link>
)
