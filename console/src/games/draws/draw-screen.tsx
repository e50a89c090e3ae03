import { canCheck, checkDraw } from '@longmall/contract/check-draw.ts'
import type { StaffProof } from '@longmall/contract/game-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Alert, Skeleton } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { NotFound } from '../../shell/frame/not-found.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { DrawFacts } from './draw-facts.tsx'

/** One draw with all its inputs, recomputed in this browser. */
export function DrawScreen() {
  const t = useTranslations('game')
  const search: Record<string, unknown> = useSearch({ strict: false })
  if (typeof search.draw_id !== 'number') return <NotFound />
  const { draw_id } = search
  return (
    <Loaded query={query('game/staff_check', { draw_id })}>
      {(proof) => (
        <>
          <PageHead title={`${t('draw')} #${draw_id}`} lead={proof.game_name}>
            <ToList to="/games/draws" />
          </PageHead>
          <div style={{ marginBottom: 16, maxWidth: 860 }}>
            {proof.server_seed === null ? <Alert type="info" showIcon title={t('seed_hidden')} /> : <Verdict proof={proof} />}
          </div>
          <DrawFacts proof={proof} />
        </>
      )}
    </Loaded>
  )
}

function Verdict({ proof }: { proof: StaffProof }) {
  const t = useTranslations('game')
  const verdict = useQuery({
    queryKey: ['verdict', proof.draw_id],
    queryFn: () => checkDraw(proof),
    enabled: canCheck(),
    staleTime: Infinity,
  })
  if (!canCheck()) return <Alert type="info" showIcon title={t('check_insecure')} />
  if (!verdict.data) return <Skeleton active paragraph={{ rows: 2 }} />
  const { data } = verdict
  const isRight = Object.values(data).every(Boolean)
  return (
    <Alert
      role="status"
      type={isRight ? 'success' : 'error'}
      showIcon
      title={t(isRight ? 'verified' : 'not_verified')}
      description={(['seed', 'number', 'prize'] as const).map((part) => (
        <div key={part}>{t(`${part}_${data[part] ? 'right' : 'wrong'}`)}</div>
      ))}
    />
  )
}
