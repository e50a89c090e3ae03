import type { AdvertRow } from '@longmall/contract/site-staff.ts'
import { Flex } from 'antd'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { AddAdvert, EditAdvert } from './advert-form.tsx'

const states = ['off', 'scheduled', 'running', 'ended'] as const
const tones: Record<AdvertRow['state'], Tone> = { off: 'default', scheduled: 'warning', running: 'success', ended: 'default' }

const actionsOf = (advert: AdvertRow) => <AdvertActions advert={advert} />

/** Adverts at the start of the shop: their windows, pictures and texts (CON-04, SHL-15). */
export function AdvertsScreen() {
  const t = useTranslations('site')
  const tCommon = useTranslations()
  const { time } = useFormat()
  return (
    <>
      <PageHead title={t('adverts')} lead={t('adverts_lead')}>
        <AddAdvert />
      </PageHead>
      <ResourceList
        operation="site/list_adverts"
        rowKey="advert_id"
        empty={t('adverts_empty')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: states.map((value) => ({ value, label: t(`state_${value}`) })),
          },
        ]}
        columns={[
          { name: 'title', title: t('advert_title'), sort: 'title' },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>,
          },
          { name: 'starts_at', title: t('advert_starts'), sort: 'starts_at', render: ({ starts_at }) => time(starts_at) },
          { name: 'ends_at', title: t('advert_ends'), sort: 'ends_at', render: ({ ends_at }) => time(ends_at) },
          { name: 'position', title: t('advert_position'), sort: 'position' },
          { name: 'href', title: t('advert_href'), render: ({ href }) => href ?? '–' },
        ]}
        actions={actionsOf}
      />
    </>
  )
}

function AdvertActions({ advert: { advert_id, version, title } }: { advert: AdvertRow }) {
  const t = useTranslations('site')
  return (
    <Flex gap={4}>
      <EditAdvert advert_id={advert_id} />
      <ActionButton
        command="site/remove_advert"
        input={{ advert_id, version }}
        label={t('remove_advert')}
        question={t('remove_advert_confirm', { title })}
        type="link"
        isDanger
      />
    </Flex>
  )
}
