import { Card, Descriptions, Typography } from 'antd'
import type { ReactNode } from 'react'
import { MemberLink } from '../shell/display/member-link.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { Thumbnails } from '../shell/display/thumbnails.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import type { Handled } from './return-screen.tsx'
import { reasonKey } from './return-words.ts'

/** What was asked and by whom: goods, reason, words, pictures, and the parcel. */
export function ReturnFacts({ request }: { request: Handled }) {
  const say = useWords('returns')
  const { money, time } = useFormat()
  const { goods_name, sku_name, quantity, unit_price, pic_paths, carrier, tracking_number } = request
  const pictures = pic_paths.map((src) => ({ src, widths: [], avif: false, alt: '' }))
  const facts: [string, ReactNode][] = [
    [say('goods'), `${[goods_name, sku_name].filter(Boolean).join(' · ')} · ${money(unit_price)} × ${quantity}`],
    [say('kind'), say(`kind_${request.kind}`)],
    [say('reason'), say(reasonKey(request.reason))],
    [
      say('words'),
      request.words && (
        <span key="words" style={{ whiteSpace: 'pre-line' }}>
          {request.words}
        </span>
      ),
    ],
    [
      say('pictures'),
      pictures.length > 0 && <Thumbnails key="pictures" pictures={pictures} size={88} name={(number) => say('picture', { number })} />,
    ],
    [
      say('member'),
      <MemberLink key="member" member_id={request.member_id}>
        {request.account || String(request.member_id)}
      </MemberLink>,
    ],
    [
      say('order_no'),
      <RecordLink key="order" to="/orders/order" search={{ order_id: request.order_id }}>
        {request.order_no}
      </RecordLink>,
    ],
    [say('asked_at'), time(request.created_at)],
    [say('reply'), request.reply],
    [
      say('send_to'),
      request.send_to && (
        <span key="send_to" style={{ whiteSpace: 'pre-line' }}>
          {request.send_to}
        </span>
      ),
    ],
    [
      say('parcel'),
      tracking_number && (
        <Typography.Text key="parcel" copyable={{ text: tracking_number }}>{`${carrier ?? ''} ${tracking_number}`}</Typography.Text>
      ),
    ],
    [say('refunded_at'), request.refunded_at && time(request.refunded_at)],
  ]
  return (
    <Card size="small" title={say('facts')}>
      <Descriptions
        size="small"
        column={1}
        items={facts.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))}
      />
    </Card>
  )
}
