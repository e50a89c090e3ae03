import { Descriptions } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

const counts = ['members', 'done', 'claimed', 'claimed_today', 'longcoin', 'coupons', 'chances'] as const

/** What has become of a task. */
export function TaskFigures({ task_id }: { task_id: number }) {
  const t = useTranslations('reward')
  const { count } = useFormat()
  return (
    <Loaded query={query('reward/task_figures', { task_id })}>
      {(figures) => (
        <Descriptions
          size="small"
          column={{ xs: 1, sm: 2, lg: 4 }}
          items={counts.map((name) => ({ key: name, label: t(`task_figure_${name}`), children: count(figures[name]) }))}
        />
      )}
    </Loaded>
  )
}
