import { Card, Descriptions, Typography } from 'antd'
import type { ReactNode } from 'react'
import { MemberLink } from '../shell/display/member-link.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { Thumbnails } from '../shell/display/thumbnails.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import type { StaffRefund } from './refund-screen.tsx'
import { reasonKey } from './refund-states.ts'

/** The request and its author: goods, reason, note, pictures, and the parcel. */
export function RefundFacts({ request }: { request: StaffRefund }) {
  const t = useTranslations('refund')
  const { money, time } = useFormat()
  const { goods_name, sku_name, quantity, unit_price, pic_paths, carrier, tracking_number } = request
  const pictures = pic_paths.map((src) => ({ src, widths: [], avif: false, alt: '' }))
  const facts: [string, ReactNode][] = [
    [t('goods'), `${[goods_name, sku_name].filter(Boolean).join(' · ')} · ${money(unit_price)} × ${quantity}`],
    [t('kind'), t(`kind_${request.kind}`)],
    [t('reason'), t(reasonKey(request.reason))],
    [
      t('note'),
      request.note && (
        <span key="words" style={{ whiteSpace: 'pre-line' }}>
          {request.note}
        </span>
      ),
    ],
    [
      t('pictures'),
      pictures.length > 0 && <Thumbnails key="pictures" pictures={pictures} size={88} name={(number) => t('picture', { number })} />,
    ],
    [
      t('member'),
      <MemberLink key="member" member_id={request.member_id}>
        {request.account || String(request.member_id)}
      </MemberLink>,
    ],
    [
      t('order_no'),
      <RecordLink key="order" to="/orders/order" search={{ order_id: request.order_id }}>
        {request.order_no}
      </RecordLink>,
    ],
    [t('requested_at'), time(request.created_at)],
    [t('reply'), request.reply],
    [
      t('return_address'),
      request.return_address && (
        <span key="return_address" style={{ whiteSpace: 'pre-line' }}>
          {request.return_address}
        </span>
      ),
    ],
    [
      t('parcel'),
      tracking_number && (
        <Typography.Text key="parcel" copyable={{ text: tracking_number }}>{`${carrier ?? ''} ${tracking_number}`}</Typography.Text>
      ),
    ],
    [t('refunded_at'), request.refunded_at && time(request.refunded_at)],
  ]
  return (
    <Card size="small" title={t('facts')}>
      <Descriptions
        size="small"
        column={1}
        items={facts.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))}
      />
    </Card>
  )
}
