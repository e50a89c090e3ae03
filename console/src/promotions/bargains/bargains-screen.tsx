import { bargainStates, type BargainState } from '@longmall/contract/bargain.ts'
import { Progress } from 'antd'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { CampaignLink } from '../campaigns/campaign-links.tsx'

const tones: Record<BargainState, Tone> = { cutting: 'busy', ordered: 'wait', bought: 'good', failed: 'plain' }

/** Bargains (PRM-06) with their owners: how far each is cut and what became of it. */
export function BargainsScreen() {
  const say = useWords('team')
  const common = useWords()
  const { time, money, count } = useFormat()
  return (
    <>
      <PageHead title={say('bargains')} lead={say('bargains_lead')} />
      <ResourceList
        operation="bargain/search"
        rowKey="bargain_id"
        empty={say('bargains_empty')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: common('state'),
            options: bargainStates.map((value) => ({ value, label: say(`bargain_${value}`) })),
          },
          { kind: 'number', name: 'promotion_id', label: say('promotion_number') },
          { kind: 'number', name: 'goods_id', label: say('goods_number') },
          { kind: 'number', name: 'member_id', label: say('member_number') },
        ]}
        columns={[
          { name: 'bargain_id', title: '#' },
          { name: 'account', title: say('member') },
          {
            name: 'name',
            title: say('promotion'),
            render: ({ promotion_id, name }) => <CampaignLink promotion_id={promotion_id}>{name}</CampaignLink>,
          },
          {
            name: 'goods_name',
            title: say('goods'),
            render: ({ goods_name, sku_name }) => [goods_name, sku_name].filter(Boolean).join(' · '),
          },
          {
            name: 'state',
            title: common('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{say(`bargain_${state}`)}</StateTag>,
          },
          {
            name: 'start_price',
            title: say('start_price'),
            align: 'right',
            isExtra: true,
            render: ({ start_price }) => money(start_price),
          },
          { name: 'price', title: say('price_now'), sort: 'price', align: 'right', render: ({ price }) => money(price) },
          { name: 'floor_price', title: say('floor_price'), align: 'right', render: ({ floor_price }) => money(floor_price) },
          {
            name: 'cut_percent',
            title: say('cut'),
            width: 160,
            render: ({ cut_percent, helped, helpers }) => (
              <>
                <Progress percent={cut_percent} size="small" aria-label={say('cut')} />
                {say('helped', { part: count(helped), whole: count(helpers) })}
              </>
            ),
          },
          { name: 'started_at', title: say('opened'), sort: 'started_at', render: ({ started_at }) => time(started_at) },
          { name: 'ends_at', title: common('until'), sort: 'ends_at', render: ({ ends_at }) => time(ends_at) },
          { name: 'decided_at', title: say('decided'), isExtra: true, render: ({ decided_at }) => time(decided_at) },
        ]}
      />
    </>
  )
}
