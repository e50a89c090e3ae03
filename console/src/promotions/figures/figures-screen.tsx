import { promotionKinds } from '@longmall/contract/promotion-shapes.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { DatePicker, Flex, Select } from 'antd'
import dayjs from 'dayjs'
import { addDays, dayIn } from '@longmall/web/time/calendar.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { CampaignLink, campaignLists } from '../campaigns/campaign-links.tsx'
import { nameOf } from '../campaigns/name-of.ts'
import { FiguresOf } from './figures-of.tsx'

/** Results of a promotion or a full reduction, of a kind of promotions or of all, by day; the choice and the period are in the address. */
export function FiguresScreen() {
  const t = useTranslations('campaign')
  const { language } = useConsoleLanguage()
  const { timeZone } = useFormat()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const dayOf = (at: string) => dayIn(timeZone, at)
  if (typeof search.reduction_id === 'number') return <ReductionFigures reduction_id={search.reduction_id} />
  if (typeof search.promotion_id !== 'number')
    return (
      <>
        <PageHead title={t('figures_all')} lead={t('figures_lead')} />
        <Loaded query={query('site/time', {})}>
          {({ server_time }) => <Range first_day={addDays(dayOf(server_time), -29)} last_day={dayOf(server_time)} hasKinds />}
        </Loaded>
      </>
    )
  const { promotion_id } = search
  return (
    <Loaded query={query('campaign/staff_view', { promotion_id })}>
      {({ texts, kind, starts_at, ends_at }) => (
        <>
          <PageHead title={`${t('figures')}: ${nameOf(texts, language)}`} lead={t('figures_lead')}>
            <CampaignLink promotion_id={promotion_id}>{t(`kind_${kind}`)}</CampaignLink>
            <ToList to={campaignLists} />
          </PageHead>
          {/* The range starts a week early, because a promotion is visited before its start. */}
          <Range promotion_id={promotion_id} first_day={addDays(dayOf(starts_at), -7)} last_day={dayOf(ends_at)} />
        </>
      )}
    </Loaded>
  )
}

function ReductionFigures({ reduction_id }: { reduction_id: number }) {
  const t = useTranslations('campaign')
  const { language } = useConsoleLanguage()
  return (
    <Loaded query={query('campaign/reduction', { reduction_id })}>
      {({ texts, first_day, last_day }) => (
        <>
          <PageHead title={`${t('figures')}: ${nameOf(texts, language)}`} lead={t('figures_reduction_lead')}>
            <ToList to="/reductions" />
          </PageHead>
          <Range reduction_id={reduction_id} first_day={addDays(first_day, -7)} last_day={last_day} />
        </>
      )}
    </Loaded>
  )
}

interface RangeProps {
  promotion_id?: number
  reduction_id?: number
  /** The defaults of the address. */
  first_day: string
  last_day: string
  hasKinds?: boolean
}

function Range({ promotion_id, reduction_id, hasKinds = false, ...usual }: RangeProps) {
  const t = useTranslations('campaign')
  const tCommon = useTranslations()
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const textOf = (value: unknown, other: string) => (typeof value === 'string' ? value : other)
  const [first_day, last_day] = [textOf(search.first_day, usual.first_day), textOf(search.last_day, usual.last_day)]
  const kind = promotionKinds.find((one) => one === search.kind)
  const change = (values: Record<string, unknown>) =>
    void navigate({
      to: '.',
      replace: true,
      search: Object.fromEntries(Object.entries({ ...search, ...values }).filter(([, value]) => value !== undefined)) as never,
    })
  return (
    <>
      <Flex gap={8} wrap align="center" style={{ marginBottom: 16 }} role="search">
        <DatePicker
          aria-label={tCommon('from')}
          allowClear={false}
          value={dayjs(first_day)}
          onChange={(day) => day && change({ first_day: day.format('YYYY-MM-DD') })}
        />
        <DatePicker
          aria-label={tCommon('until')}
          allowClear={false}
          value={dayjs(last_day)}
          onChange={(day) => day && change({ last_day: day.format('YYYY-MM-DD') })}
        />
        {hasKinds && (
          <Select
            aria-label={t('kind')}
            placeholder={t('kind')}
            allowClear
            style={{ width: 200 }}
            value={kind ?? null}
            options={promotionKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
            onChange={(value: string | null | undefined) => change({ kind: value ?? undefined })}
          />
        )}
      </Flex>
      <FiguresOf
        input={{
          first_day,
          last_day,
          ...(promotion_id !== undefined && { promotion_id }),
          ...(reduction_id !== undefined && { reduction_id }),
          ...(hasKinds && kind && { kind }),
        }}
      />
    </>
  )
}
