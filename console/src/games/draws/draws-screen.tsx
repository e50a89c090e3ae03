import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { query } from '@longmall/web/call/query.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import type { Filter } from '../../shell/list/filter.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'

/** Draws of members, each linked to its inputs; those of one game can also be filtered by prize. */
export function DrawsScreen() {
  const t = useTranslations('game')
  const { time, count } = useFormat()
  const filters = useFilters()
  return (
    <>
      <PageHead title={t('draws')} lead={t('draws_lead')}>
        <ToList to="/games">{t('title')}</ToList>
      </PageHead>
      <ResourceList
        operation="game/draws"
        rowKey="draw_id"
        empty={t('draws_empty')}
        filters={filters}
        columns={[
          { name: 'draw_id', title: '#', isExtra: true },
          { name: 'drawn_at', title: t('drawn_at'), sort: 'drawn_at', render: ({ drawn_at }) => time(drawn_at) },
          {
            name: 'game',
            title: t('game'),
            render: ({ game_id, game_name }) => (
              <RecordLink to="/games/edit" search={{ game_id }}>
                {game_name}
              </RecordLink>
            ),
          },
          {
            name: 'member',
            title: t('member'),
            render: ({ member_id, nickname }) => <MemberLink member_id={member_id}>{`${nickname} · #${member_id}`}</MemberLink>,
          },
          {
            name: 'prize',
            title: t('prize'),
            render: ({ prize, is_substitute }) => (
              <div style={{ maxWidth: 260, whiteSpace: 'normal' }}>
                {prize.prize_name} {is_substitute && <StateTag tone="warning">{t('substitute')}</StateTag>}
              </div>
            ),
          },
          {
            name: 'paid_by',
            title: t('paid_by'),
            render: ({ paid_by, longcoin_paid }) =>
              paid_by === 'longcoin' ? t('coins', { count: count(longcoin_paid) }) : t(`paid_${paid_by}`),
          },
          {
            name: 'is_revealed',
            title: t('seed'),
            render: ({ is_revealed }) => (
              <StateTag tone={is_revealed ? 'success' : 'default'}>{t(is_revealed ? 'revealed' : 'hidden')}</StateTag>
            ),
          },
        ]}
        actions={({ draw_id }) => (
          <RecordLink to="/games/draw" search={{ draw_id }}>
            {t('check')}
          </RecordLink>
        )}
      />
    </>
  )
}

function useFilters(): Filter[] {
  const t = useTranslations('game')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const chosen = typeof search.game_id === 'number' ? search.game_id : undefined
  const games = useQuery(query('game/list', { page_size: 50 }))
  const one = useQuery({ ...query('game/figures', { game_id: chosen ?? 1 }), enabled: chosen !== undefined })
  const listed = (games.data?.list ?? []).map(({ game_id, texts }) => ({ value: game_id, label: nameOf(texts, language) }))
  const isListed = chosen === undefined || listed.some(({ value }) => value === chosen)
  return [
    {
      kind: 'choice',
      name: 'game_id',
      label: t('game'),
      width: 220,
      options: isListed ? listed : [...listed, { value: chosen, label: `#${chosen}` }],
    },
    ...(chosen === undefined
      ? []
      : [
          {
            kind: 'choice',
            name: 'prize_id',
            label: t('prize'),
            width: 220,
            options: (one.data?.prizes ?? []).map(({ prize_id, prize_name }) => ({ value: prize_id, label: prize_name })),
          } as const,
        ]),
    { kind: 'number', name: 'member_id', label: t('member_id') },
    { kind: 'instant', name: 'from', label: tCommon('from'), width: 190 },
    { kind: 'instant', name: 'until', label: tCommon('until'), width: 190 },
  ]
}
