import type { Parcel } from '@longmall/contract/fulfilment.ts'
import { Card, Flex, Timeline, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { FileButton, pdfFile } from '../../shell/display/file-button.tsx'
import { Loaded } from '../../shell/display/loaded.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { parcelTones, trackSteps } from '../order-states.ts'
import { carrierOptions, ShipButton, useCarriers } from './ship-button.tsx'

const sent = ['paid', 'shipping']

/** The parcels of an order with their tracking, and what is still to be shipped. */
export function ParcelsCard({ order_id }: { order_id: number }) {
  const t = useTranslations('order')
  return (
    <Loaded query={query('fulfilment/parcels', { order_id })}>
      {({ order, parcels }) => {
        const waiting = order.lines.reduce((sum, line) => sum + line.remaining, 0)
        const isShippable = sent.includes(order.state) && ['mail', 'local'].includes(order.delivery_plan) && waiting > 0
        if (parcels.length === 0 && !isShippable) return null
        return (
          <Card
            size="small"
            title={t('parcels')}
            extra={isShippable && order.order_type !== 'virtual' && order.order_type !== 'pledge' && <ShipButton order={order} />}
          >
            <Flex vertical gap={16}>
              {isShippable && <span>{t('unshipped_quantity', { count: waiting })}</span>}
              {parcels.map((parcel, index) => (
                <OneParcel key={parcel.shipment_id} order_id={order_id} parcel={parcel} number={index + 1} />
              ))}
            </Flex>
          </Card>
        )
      }}
    </Loaded>
  )
}

function OneParcel({ order_id, parcel, number }: { order_id: number; parcel: Parcel; number: number }) {
  const t = useTranslations('order')
  const { time } = useFormat()
  const { shipment_id, carrier_name, tracking_no, state, lines, track, origin, destination } = parcel
  return (
    <section aria-label={t('parcel', { number })}>
      <Flex gap={8} align="center" wrap>
        <strong>{t('parcel', { number })}</strong>
        <StateTag tone={parcelTones[state]}>{t(`parcel_${state}`)}</StateTag>
        <span>{carrier_name}</span>
        <Typography.Text copyable>{tracking_no}</Typography.Text>
        {origin && destination && <Typography.Text type="secondary">{`${origin} → ${destination}`}</Typography.Text>}
      </Flex>
      <div style={{ marginBlock: 4 }}>{lines.map(({ goods_name, quantity }) => `${goods_name} × ${quantity}`).join(', ')}</div>
      <Flex gap={8} wrap style={{ marginBottom: 12 }}>
        {state !== 'delivered' && <ParcelEdits parcel={parcel} />}
        <FileButton
          label={t('delivery_note')}
          type="link"
          load={async () => pdfFile(await queryClient.fetchQuery(query('fulfilment/delivery_note', { order_id, shipment_id })))}
        />
      </Flex>
      <Timeline
        items={track.map(({ at, step, location, note }) => ({
          content: (
            <>
              <div>{[note || t(`step_${step}`), location].filter(Boolean).join(' · ')}</div>
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

/** Corrects carrier and number; adds a location, for a parcel that no carrier’s system follows. */
function ParcelEdits({ parcel: { shipment_id, version, carrier, tracking_no } }: { parcel: Parcel }) {
  const t = useTranslations('order')
  const carriers = useCarriers()
  const isFollowed = carriers.find((one) => one.carrier === carrier)?.is_tracked ?? true
  return (
    <>
      <FormDrawer
        command="fulfilment/change"
        label={t('change_parcel')}
        type="link"
        fields={[
          { kind: 'choice', name: 'carrier', label: t('carrier'), isRequired: true, options: carrierOptions(carriers) },
          { kind: 'text', name: 'tracking_no', label: t('tracking_no'), isRequired: true, maximum: 40, help: t('tracking_no_help') },
        ]}
        initial={{ carrier, tracking_no }}
        fixed={{ shipment_id, version }}
      />
      {!isFollowed && (
        <FormDrawer
          command="fulfilment/add_track"
          label={t('add_track')}
          type="link"
          fields={[
            {
              kind: 'choice',
              name: 'step',
              label: t('step'),
              isRequired: true,
              options: trackSteps.map((value) => ({ value, label: t(`step_${value}`) })),
            },
            { kind: 'text', name: 'location', label: t('place'), maximum: 80 },
            { kind: 'area', name: 'note', label: t('track_note'), maximum: 200, help: t('track_note_help') },
          ]}
          fixed={{ shipment_id }}
          shape={(values) => ({ location: '', note: '', ...values })}
        />
      )}
    </>
  )
}
