import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Flex, Popover, Progress } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../shell/language.tsx'
import { isRunning, WorkProgress } from './work-progress.tsx'

const refetchMs = 2000

/** In the console's head: the operator's own work that runs, with its progress; nothing while there is none. */
export function RunningWork() {
  const t = useTranslations('work')
  const result = useQuery({
    ...query('work/under_way', {}),
    // Refetched after every command, and by the clock only while something runs.
    refetchInterval: ({ state }) => (state.data?.list.length ? refetchMs : false),
  })
  const list = result.data?.list ?? []
  const running = list.filter(isRunning)
  if (list.length === 0) return null
  const known = running.filter(({ total }) => total)
  const percent = known.length ? Math.floor((100 * known.reduce((sum, { done, total }) => sum + done / total!, 0)) / known.length) : 0
  const statusText = running.length ? t('under_way', { count: running.length }) : t('job_finished')
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <Flex vertical gap={12} style={{ maxWidth: 360 }}>
          {list.map((work) => (
            <div key={work.work_id}>
              <Link to="/work/one" search={{ work_id: work.work_id } as never}>
                {work.title}
              </Link>
              <WorkProgress work={work} />
            </div>
          ))}
          <Link to="/work">{t('all_works')}</Link>
        </Flex>
      }
    >
      <Button>
        <Flex gap={8} align="center">
          <Progress
            type="circle"
            size={18}
            strokeWidth={14}
            showInfo={false}
            aria-label={statusText}
            percent={running.length ? percent : 100}
            {...(running.length === 0 && {
              status: list.some(({ state }) => state === 'failed') ? ('exception' as const) : ('success' as const),
            })}
          />
          {statusText}
        </Flex>
      </Button>
    </Popover>
  )
}
