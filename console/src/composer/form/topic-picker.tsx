import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/language.tsx'
import type { Control } from '../../shell/form/field.ts'

/** Select of a running or upcoming topic, by id. */
export function TopicPicker({ id, value, onChange }: Control) {
  const t = useTranslations('composer')
  const running = useQuery(query('campaign/topics', { state: 'running', page_size: 50 }))
  const upcoming = useQuery(query('campaign/topics', { state: 'upcoming', page_size: 50 }))
  const topics = [...(running.data?.list ?? []), ...(upcoming.data?.list ?? [])]
  return (
    <Select
      {...(id && { id })}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={running.isFetching || upcoming.isFetching}
      placeholder={t('topic')}
      notFoundContent={t('topic_none')}
      style={{ width: '100%', maxWidth: 560 }}
      value={(value as number | undefined) ?? null}
      options={topics.map(({ promotion_id, name }) => ({ value: promotion_id, label: name }))}
      onChange={(next: number | null | undefined) => onChange?.(next ?? undefined)}
    />
  )
}
