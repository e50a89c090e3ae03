import type { AdvertRow } from '@longmall/contract/site-staff.ts'
import { Flex } from 'antd'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { AddAdvert, EditAdvert } from './advert-form.tsx'

const states = ['off', 'waiting', 'running', 'over'] as const
const tones: Record<AdvertRow['state'], Tone> = { off: 'plain', waiting: 'wait', running: 'good', over: 'plain' }

const actionsOf = (advert: AdvertRow) => <AdvertActions advert={advert} />

/** Adverts at the start of the shop: their windows, pictures and words (CON-04, SHL-15). */
export function AdvertsScreen() {
  const say = useWords('site')
  const common = useWords()
  const { time } = useFormat()
  return (
    <>
      <PageHead title={say('adverts')} lead={say('adverts_lead')}>
        <AddAdvert />
      </PageHead>
      <ResourceList
        operation="site/list_adverts"
        rowKey="advert_id"
        empty={say('adverts_empty')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: common('state'),
            options: states.map((value) => ({ value, label: say(`state_${value}`) })),
          },
        ]}
        columns={[
          { name: 'title', title: say('advert_title'), sort: 'title' },
          {
            name: 'state',
            title: common('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{say(`state_${state}`)}</StateTag>,
          },
          { name: 'starts_at', title: say('advert_starts'), sort: 'starts_at', render: ({ starts_at }) => time(starts_at) },
          { name: 'ends_at', title: say('advert_ends'), sort: 'ends_at', render: ({ ends_at }) => time(ends_at) },
          { name: 'position', title: say('advert_position'), sort: 'position' },
          { name: 'href', title: say('advert_href'), render: ({ href }) => href ?? '–' },
        ]}
        actions={actionsOf}
      />
    </>
  )
}

function AdvertActions({ advert: { advert_id, version, title } }: { advert: AdvertRow }) {
  const say = useWords('site')
  return (
    <Flex gap={4}>
      <EditAdvert advert_id={advert_id} />
      <ActionButton
        command="site/remove_advert"
        input={{ advert_id, version }}
        label={say('remove_advert')}
        asks={say('remove_advert_asks', { title })}
        type="link"
        isDanger
      />
    </Flex>
  )
}
