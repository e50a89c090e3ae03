import type { UnitCode } from '@longmall/contract/units.ts'
import type { Topic } from '@longmall/contract/wallet.ts'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../shell/translations.tsx'
import { topicNames } from './wallet-address.ts'

interface TopicChipsProps {
  unit: UnitCode
  month: string | undefined
  selected: Topic | undefined
  onSelect: (topic: Topic | undefined) => void
}

/** Everything, or one type: those that there were in the last year, or in the chosen month. */
export function TopicChips({ unit, month, selected, onSelect }: TopicChipsProps) {
  const t = useTranslations('wallet')
  const months = useQuery(query('wallet/months', { unit }))
  const there = new Set(
    months.data?.list.filter((one) => month === undefined || one.month === month).flatMap((one) => one.topics.map(({ topic }) => topic)),
  )
  const topics = topicNames.filter((topic) => there.has(topic) || topic === selected)
  return (
    <Tabs
      label={t('types')}
      className="rounded-12"
      tabs={[{ key: 'all' as const, label: t('all') }, ...topics.map((key) => ({ key, label: t(`topic_${key}`) }))]}
      selected={selected ?? 'all'}
      onSelect={(key) => onSelect(key === 'all' ? undefined : key)}
    />
  )
}
