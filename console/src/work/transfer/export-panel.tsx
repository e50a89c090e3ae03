import { Flex, Typography } from 'antd'
import { useState } from 'react'
import type { CommandPath } from '@longmall/web/call/query.ts'
import type { Field, Values } from '../../shell/form/field.ts'
import { ResourceForm } from '../../shell/form/resource-form.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { WorkCard } from '../work-card.tsx'

type ExportPath = Extract<CommandPath, 'catalogue/export_goods' | 'order/export_all' | 'member/export_all' | 'wallet/export_entries'>

export interface ExportPanelProps<Path extends ExportPath> {
  command: Path
  lead: string
  fields: readonly Field<Path>[]
  initial?: Values
}

/** An export by its filters; below, the work that writes the file. */
export function ExportPanel<Path extends ExportPath>({ command, lead, fields, initial = {} }: ExportPanelProps<Path>) {
  const t = useTranslations('imports')
  const tWork = useTranslations('work')
  const [work_id, setWork] = useState<number | null>(null)
  return (
    <Flex vertical gap={16}>
      <Typography.Paragraph style={{ margin: 0, maxWidth: 860 }}>{lead}</Typography.Paragraph>
      <ResourceForm
        command={command}
        fields={fields}
        initial={initial}
        saveLabel={t('export')}
        doneLabel={tWork('started')}
        onSaved={(started) => setWork((started as { work_id: number }).work_id)}
      />
      {work_id !== null && <WorkCard key={work_id} work_id={work_id} />}
    </Flex>
  )
}
