import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'

/** The daily verification of both trees. */
export function LastCheck() {
  const t = useTranslations('network')
  const { time, count } = useFormat()
  const { data } = useQuery(query('network/last_check', {}))
  if (data === undefined) return null
  const style = { marginBottom: 16 }
  if (data === null) return <Alert type="info" showIcon style={style} title={t('check_none')} />
  const { checked_at, members, positions, is_right, first_difference } = data
  return is_right ? (
    <Alert
      type="success"
      showIcon
      style={style}
      title={t('check_right', { time: time(checked_at), members: count(members), positions: count(positions) })}
    />
  ) : (
    <Alert type="error" showIcon style={style} title={t('check_wrong', { time: time(checked_at), difference: first_difference ?? '–' })} />
  )
}
