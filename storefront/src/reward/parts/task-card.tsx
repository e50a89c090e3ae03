import type { Task, TaskKind } from '@longmall/contract/reward.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ScreenPath } from '../../routes/table.ts'
import { useCurrency } from '../../shell/site.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { notice } from '../../shell/toast.ts'
import { RewardIcon, rewardText } from './reward-summary.tsx'

/** Where a task is done; friends are invited outside the shop. */
const taskRoutes: Record<TaskKind, ScreenPath | null> = {
  profile: '/v2/member/info/info',
  address: '/v1/member/address/address',
  order: '/v2/goods/list/list',
  signin: '/v2/member/signin/signin',
  browse: '/v2/goods/list/list',
  favourite: '/v2/goods/list/list',
  review: '/v1/order/list/list',
  draw: '/promotionpages/game/wheel',
  invite: null,
}

/** A task: its reward, its progress, and a link or the claim button. */
export function TaskCard({ task }: { task: Task }) {
  const t = useTranslations('reward')
  const currency = useCurrency()
  const { task_name, note, goal, done, reward } = task
  return (
    <Card className="flex items-center gap-3">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
        <RewardIcon rewards={[reward]} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-16 font-semibold text-strong">{task_name}</h3>
        {note && <p className="text-12 text-quiet">{note}</p>}
        <p className="text-14 text-brand-ink">{rewardText([reward], t, currency)}</p>
        {task.state === 'pending' && <p className="text-12 text-quiet">{t('pending_note')}</p>}
        <div className="mt-1 flex items-center gap-2">
          <span
            role="progressbar"
            aria-label={task_name}
            aria-valuenow={done}
            aria-valuemin={0}
            aria-valuemax={goal}
            className="block h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken"
          >
            <span className="block h-full rounded-full bg-brand" style={{ width: `${(done * 100) / goal}%` }} />
          </span>
          <span className="figures shrink-0 text-12 text-quiet">{t('progress', { done, goal })}</span>
        </div>
      </div>
      <TaskAction task={task} />
    </Card>
  )
}

function TaskAction({ task }: { task: Task }) {
  const t = useTranslations('reward')
  const currency = useCurrency()
  const client = useQueryClient()
  const claim = useMutation({
    ...mutation('reward/claim_task'),
    onSuccess: ({ reward, is_pending }) => notice(is_pending ? t('pending_note') : rewardText([reward], t, currency), 'success'),
    onSettled: () => {
      for (const domain of ['reward', 'wallet', 'coupon', 'game']) void client.invalidateQueries({ queryKey: [domain] })
      void client.invalidateQueries({ queryKey: ['member', 'centre'] })
    },
  })
  const name = <span className="sr-only">{task.task_name}</span>
  if (task.state === 'claimed') return <span className="shrink-0 text-14 text-quiet">{t('claimed')}</span>
  if (task.state === 'pending') return <span className="shrink-0 text-14 text-quiet">{t('pending')}</span>
  if (task.state === 'claimable')
    return (
      <Button size="small" busy={claim.isPending} onClick={() => claim.mutate({ task_id: task.task_id })}>
        {t('claim')} {name}
      </Button>
    )
  const route = taskRoutes[task.kind]
  if (route === null) return null
  return (
    <Link to={route} className={buttonClass({ look: 'soft', size: 'small' })}>
      {t('go')} {name}
    </Link>
  )
}
