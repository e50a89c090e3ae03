import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Flex, Popover, Progress } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { useWords } from '../shell/language.tsx'
import { isUnderWay, WorkProgress } from './work-progress.tsx'

const beatMs = 2000

/** In the console's head: the operator's own work that runs, with its progress; nothing while there is none. */
export function WorkUnderWay() {
  const say = useWords('work')
  const asked = useQuery({
    ...query('work/under_way', {}),
    // Asked again when somebody does something, and by the clock only while something runs.
    refetchInterval: ({ state }) => (state.data?.list.length ? beatMs : false),
  })
  const list = asked.data?.list ?? []
  const running = list.filter(isUnderWay)
  if (list.length === 0) return null
  const known = running.filter(({ total }) => total)
  const percent = known.length ? Math.floor((100 * known.reduce((sum, { done, total }) => sum + done / total!, 0)) / known.length) : 0
  const told = running.length ? say('under_way', { count: running.length }) : say('just_ended')
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
          <Link to="/work">{say('all_works')}</Link>
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
            aria-label={told}
            percent={running.length ? percent : 100}
            {...(running.length === 0 && {
              status: list.some(({ state }) => state === 'failed') ? ('exception' as const) : ('success' as const),
            })}
          />
          {told}
        </Flex>
      </Button>
    </Popover>
  )
}
