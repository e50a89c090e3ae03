import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons, Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { TaskCard } from './parts/task-card.tsx'

const periods = ['daily', 'once'] as const

/** The task centre (PRM-16): daily tasks and those of once, with progress and claim. */
export function TaskScreen() {
  const t = useTranslations('reward')
  const language = useLanguage()
  const tasks = useQuery(query('reward/tasks', {}))
  return (
    <>
      <PageHeader title={t('task_title')} fallback="/v2/member/index/index" />
      {tasks.data ? (
        <div className="space-y-3 p-3">
          <Link to="/v2/member/point/point" className="brand-gradient block rounded-16 p-5 text-on-brand">
            <span className="block text-14">{t('available')}</span>
            <span className="figures block text-28 font-bold">{formatCount(tasks.data.longcoin, language)}</span>
          </Link>
          {tasks.data.list.length === 0 && (
            <EmptyState
              title={t('no_tasks')}
              action={
                <Link to="/v2/index/index/index" className={buttonClass({})}>
                  {t('go_home')}
                </Link>
              }
            />
          )}
          {periods.map((period) => {
            const own = tasks.data.list.filter((task) => task.period === period)
            if (own.length === 0) return null
            return (
              <section key={period}>
                <h2 className="px-1 pb-2 text-16 font-semibold text-strong">{t(period)}</h2>
                <ul className="space-y-3">
                  {own.map((task) => (
                    <li key={task.task_id}>
                      <TaskCard task={task} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      ) : tasks.isError ? (
        <ErrorState busy={tasks.isFetching} onRetry={() => void tasks.refetch()} />
      ) : (
        <div aria-busy className="space-y-3 p-3">
          <Skeleton className="h-24 w-full rounded-16" />
          <RowSkeletons count={5} />
        </div>
      )}
    </>
  )
}
