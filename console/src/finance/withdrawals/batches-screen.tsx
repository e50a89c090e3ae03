import type { PayoutBatch } from '@longmall/contract/withdrawal.ts'
import { Link } from '@tanstack/react-router'
import { PageHead } from '../../shell/display/page-head.tsx'
import { saveFile } from '../../shell/display/save-file.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { WithdrawalNavigation } from './withdrawals-screen.tsx'

/** Withdrawals that went to the bank together, each with its file (WAL-08). */
export function BatchesScreen() {
  const t = useTranslations('finance')
  const { money, time, count } = useFormat()
  return (
    <>
      <PageHead title={t('batches')} lead={t('batches_lead')} />
      <WithdrawalNavigation />
      <ResourceList
        operation="withdrawal/list_batches"
        rowKey="batch_id"
        actions={({ batch_id }) => (
          <ActionButton
            command="withdrawal/export_batch"
            input={{ batch_id }}
            label={t('export_batch')}
            type="link"
            question={t('export_batch_confirm')}
            onDone={({ file_name, csv }) => saveFile(file_name, 'text/csv', csv)}
          />
        )}
        columns={[
          { name: 'batch_no', title: t('withdrawal_no'), render: (row) => <BatchLink row={row} /> },
          { name: 'created_at', title: t('time'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          { name: 'count', title: t('batch_count'), align: 'right', render: (row) => count(row.count) },
          { name: 'net', title: t('net'), align: 'right', render: ({ net }) => money(net) },
          { name: 'open', title: t('batch_open'), align: 'right', render: ({ open }) => count(open) },
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
