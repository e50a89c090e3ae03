import type { Picture } from '@longmall/contract/catalogue.ts'
import { Flex, Typography } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { pictureAddress } from '../../shell/display/thumbnails.tsx'

export interface GoodsNameProps {
  /** Where it is known, the name links to the goods. */
  goods_id?: number
  goods_name: string
  sku_name: string
  picture: Picture | null
}

/** A goods of an order: picture, name, variant. */
export const GoodsName = ({ goods_id, goods_name, sku_name, picture }: GoodsNameProps) => (
  <Flex gap={8} align="center" style={{ minWidth: 200, maxWidth: 360 }}>
    {picture && (
      <img src={pictureAddress(picture)} alt="" width={40} height={40} loading="lazy" style={{ objectFit: 'cover', borderRadius: 4 }} />
    )}
    <span>
      {goods_id === undefined ? (
        goods_name
      ) : (
        <RecordLink to="/goods/edit" search={{ goods_id }}>
          {goods_name}
        </RecordLink>
      )}
      {sku_name && (
        <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
          {sku_name}
        </Typography.Text>
      )}
    </span>
  </Flex>
)
