import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Dropdown, Modal } from 'antd'
import { useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { usePermissions } from '../shell/call/permissions.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { shortFailureText } from '@longmall/web/errors/field-errors.ts'
import { useTranslations } from '../shell/language.tsx'
import { WorkCard } from './work-card.tsx'

/** Commands that write a list to a file as a long work. */
export type ExportPath =
  | 'order/export_all'
  | 'member/export_all'
  | 'wallet/export_entries'
  | 'wallet/export_statement'
  | 'ops/export_liabilities'
  | 'work/export_list'

export interface WorkExportProps<Path extends ExportPath> {
  command: Path
  /** The filters that the list shows. */
  filters: Omit<InputOf<Api[Path]>, 'format'>
  label?: string
}

/** Exports a list with its filters to a file, without a limit of rows: progress, cancellation and the file are in a dialog (CON-10). */
export function WorkExport<Path extends ExportPath>({ command, filters, label }: WorkExportProps<Path>) {
  const t = useTranslations('work')
  const tCommon = useTranslations()
  const { message } = App.useApp()
  const can = usePermissions()
  const [work_id, setWork] = useState<number | null>(null)
  const starting = useMutation(mutation(command))
  if (!can(command)) return null
  const start = (format: string) =>
    starting.mutate({ ...filters, format } as unknown as InputOf<Api[Path]>, {
      onSuccess: (started) => setWork((started as { work_id: number }).work_id),
      onError: (failure: CallFailure) => void message.error(shortFailureText(failure) || tCommon('unreachable')),
    })
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'csv', label: t('export_csv') },
            { key: 'xlsx', label: t('export_xlsx') },
          ],
          onClick: ({ key }) => start(key),
        }}
      >
        <Button loading={starting.isPending}>{label ?? t('export')}</Button>
      </Dropdown>
      <Modal
        open={work_id !== null}
        title={label ?? t('export')}
        width={640}
        footer={<Button onClick={() => setWork(null)}>{tCommon('close')}</Button>}
        onCancel={() => setWork(null)}
        destroyOnHidden
      >
        {work_id !== null && <WorkCard work_id={work_id} />}
      </Modal>
    </>
  )
}

/** The same for lists without an export of their own. */
export const ListWorkExport = (filters: WorkExportProps<'work/export_list'>['filters']) => (
  <WorkExport command="work/export_list" filters={filters} />
)
