import type { Parcel } from '@longmall/contract/shipping.ts'
import { Card, Flex, Timeline, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { FileButton, pdfFile } from '../../shell/display/file-button.tsx'
import { Loaded } from '../../shell/display/loaded.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useWords } from '../../shell/language.tsx'
import { parcelTones, trackSteps } from '../order-words.ts'
import { carrierOptions, ShipButton, useCarriers } from './ship-button.tsx'

const sent = ['paid', 'shipping']

/** The parcels of an order with where each was seen, and what waits to be sent. */
export function ParcelsCard({ order_id }: { order_id: number }) {
  const say = useWords('order')
  return (
    <Loaded query={query('shipping/parcels', { order_id })}>
      {({ order, parcels }) => {
        const waiting = order.lines.reduce((sum, line) => sum + line.left, 0)
        const isShippable = sent.includes(order.state) && ['mail', 'local'].includes(order.delivery_plan) && waiting > 0
        if (parcels.length === 0 && !isShippable) return null
        return (
          <Card
            size="small"
            title={say('parcels')}
            extra={isShippable && order.order_type !== 'virtual' && order.order_type !== 'pledge' && <ShipButton order={order} />}
          >
            <Flex vertical gap={16}>
              {isShippable && <span>{say('waiting_pieces', { count: waiting })}</span>}
              {parcels.map((parcel, place) => (
                <OneParcel key={parcel.shipment_id} order_id={order_id} parcel={parcel} number={place + 1} />
              ))}
            </Flex>
          </Card>
        )
      }}
    </Loaded>
  )
}

function OneParcel({ order_id, parcel, number }: { order_id: number; parcel: Parcel; number: number }) {
  const say = useWords('order')
  const { time } = useFormat()
  const { shipment_id, carrier_name, tracking_no, state, lines, track, origin, destination } = parcel
  return (
    <section aria-label={say('parcel', { number })}>
      <Flex gap={8} align="center" wrap>
        <strong>{say('parcel', { number })}</strong>
        <StateTag tone={parcelTones[state]}>{say(`parcel_${state}`)}</StateTag>
        <span>{carrier_name}</span>
        <Typography.Text copyable>{tracking_no}</Typography.Text>
        {origin && destination && <Typography.Text type="secondary">{`${origin} → ${destination}`}</Typography.Text>}
      </Flex>
      <div style={{ marginBlock: 4 }}>{lines.map(({ goods_name, quantity }) => `${goods_name} × ${quantity}`).join(', ')}</div>
      <Flex gap={8} wrap style={{ marginBottom: 12 }}>
        {state !== 'delivered' && <ParcelEdits parcel={parcel} />}
        <FileButton
          label={say('delivery_note')}
          type="link"
          load={async () => pdfFile(await queryClient.fetchQuery(query('shipping/delivery_note', { order_id, shipment_id })))}
        />
      </Flex>
      <Timeline
        items={track.map(({ at, step, place, words }) => ({
          content: (
            <>
              <div>{[words || say(`step_${step}`), place].filter(Boolean).join(' · ')}</div>
              <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                {time(at)}
              </Typography.Text>
            </>
          ),
        }))}
      />
    </section>
  )
}

/** Corrects carrier and number; writes where it was seen, of a parcel that no carrier’s system follows. */
function ParcelEdits({ parcel: { shipment_id, version, carrier, tracking_no } }: { parcel: Parcel }) {
  const say = useWords('order')
  const carriers = useCarriers()
  const isFollowed = carriers.find((one) => one.carrier === carrier)?.is_followed ?? true
  return (
    <>
      <FormDrawer
        command="shipping/change"
        label={say('change_parcel')}
        type="link"
        fields={[
          { kind: 'choice', name: 'carrier', label: say('carrier'), isRequired: true, options: carrierOptions(carriers) },
          { kind: 'text', name: 'tracking_no', label: say('tracking_no'), isRequired: true, maximum: 40, help: say('tracking_no_help') },
        ]}
        initial={{ carrier, tracking_no }}
        fixed={{ shipment_id, version }}
      />
      {!isFollowed && (
        <FormDrawer
          command="shipping/add_track"
          label={say('add_track')}
          type="link"
          fields={[
            {
              kind: 'choice',
              name: 'step',
              label: say('step'),
              isRequired: true,
              options: trackSteps.map((value) => ({ value, label: say(`step_${value}`) })),
            },
            { kind: 'text', name: 'place', label: say('place'), maximum: 80 },
            { kind: 'area', name: 'words', label: say('track_words'), maximum: 200, help: say('track_words_help') },
          ]}
          fixed={{ shipment_id }}
          shape={(values) => ({ place: '', words: '', ...values })}
        />
      )}
    </>
  )
}
