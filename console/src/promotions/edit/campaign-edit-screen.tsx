import { promotionKinds, type PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Alert, Flex } from 'antd'
import { useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { SaveFirst } from '../../shell/form/save-first.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { linkToList } from '../../shell/list/remembered-lists.ts'
import { ToList } from '../../shell/list/to-list.tsx'
import { CampaignActions } from '../campaigns/campaign-actions.tsx'
import { CampaignStateTag } from '../campaigns/campaign-state-tag.tsx'
import { campaignLists, FiguresLink } from '../campaigns/campaign-links.tsx'
import { nameOf } from '../campaigns/name-of.ts'
import { CampaignForm } from './campaign-form.tsx'
import { emptyForm } from './campaign-fields.tsx'
import { fixedOf, toForm } from './to-form.ts'

/** One promotion: set up new, by its kind, or edited. */
export function CampaignEditScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  if (typeof search.promotion_id === 'number') return <Edit key={search.promotion_id} promotion_id={search.promotion_id} />
  const kind = promotionKinds.find((one) => one === search.kind) ?? 'discount'
  return <NewCampaign key={`${kind} ${String(search.series)}`} kind={kind} isSeries={kind === 'flash_sale' && search.series === true} />
}

function NewCampaign({ kind, isSeries }: { kind: PromotionKind; isSeries: boolean }) {
  const t = useTranslations('campaign')
  const navigate = useNavigate()
  const go = (to: string, search: Record<string, unknown>) => void navigate({ to, search: search as never, replace: true })
  return (
    <>
      <PageHead title={`${t('create')}: ${t(isSeries ? 'series' : `kind_${kind}`)}`} lead={t(isSeries ? 'about_series' : `about_${kind}`)}>
        <ToList to={campaignLists} />
      </PageHead>
      <CampaignForm
        kind={kind}
        form={isSeries ? 'series' : 'new'}
        initial={emptyForm(kind)}
        fixed={{ kind }}
        onSaved={(answer) =>
          'promotion_id' in answer ? go('/campaigns/edit', { promotion_id: answer.promotion_id }) : go('/campaigns', { kind })
        }
      />
    </>
  )
}

function Edit({ promotion_id }: { promotion_id: number }) {
  const t = useTranslations('campaign')
  const { language } = useConsoleLanguage()
  const navigate = useNavigate()
  // The form continues from the saved record, also after an action outside the form.
  const [round, setRound] = useState(0)
  const [isDirty, setDirty] = useState(false)
  const viewQuery = query('campaign/staff_view', { promotion_id })
  return (
    <Loaded query={viewQuery}>
      {(campaign) => {
        const openSaved = (after: typeof campaign) => {
          queryClient.setQueryData(viewQuery.queryKey, after)
          setRound(round + 1)
        }
        return (
          <>
            <PageHead title={nameOf(campaign.texts, language)} lead={`${t(`kind_${campaign.kind}`)} · #${promotion_id}`}>
              <Flex align="center" gap={8}>
                <CampaignStateTag state={campaign.state} />
                <FiguresLink promotion_id={promotion_id} />
              </Flex>
              <SaveFirst isDirty={isDirty} />
              <CampaignActions
                isDisabled={isDirty}
                campaign={{
                  ...campaign,
                  sku_count: campaign.items.length,
                  reserved: campaign.items.reduce((sum, { reserved }) => sum + reserved, 0),
                }}
                onChanged={openSaved}
                onDeleted={() => void navigate({ ...linkToList(campaignLists), replace: true } as never)}
              />
              <ToList to={campaignLists} />
            </PageHead>
            <StateNote state={campaign.state} />
            <CampaignForm
              key={round}
              kind={campaign.kind}
              form="edit"
              promotion_id={promotion_id}
              initial={toForm(campaign)}
              fixed={fixedOf(campaign)}
              onSaved={(answer) => 'promotion_id' in answer && openSaved(answer)}
              onDirty={setDirty}
            />
          </>
        )
      }}
    </Loaded>
  )
}

function StateNote({ state }: { state: 'draft' | 'upcoming' | 'running' | 'off' | 'ended' }) {
  const t = useTranslations('campaign')
  if (state === 'upcoming') return null
  return (
    <Alert type={state === 'ended' ? 'warning' : 'info'} showIcon style={{ marginBottom: 16, maxWidth: 860 }} title={t(`note_${state}`)} />
  )
}
