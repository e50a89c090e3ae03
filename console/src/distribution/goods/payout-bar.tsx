import type { GoodsPromise } from '@longmall/contract/distribution-shapes.ts'
import { Flex, theme } from 'antd'
import { useTranslations } from '../../shell/language.tsx'
import { useShare } from '../rates/use-share.ts'
import { quiet } from '../tones.ts'
import { payoutKinds, payoutParts } from './payout-parts.ts'

/** The colour of each part of a payout. */
export function usePayoutColours() {
  const { token } = theme.useToken()
  return { commission: token['blue-5'], mall: token['cyan-5'], sharing: token['purple-5'] }
}

/** What selling goods pays out, as a bar of its parts with a mark at the margin; what is beyond the mark is red. */
export function PayoutBar({ promise, height = 10 }: { promise: GoodsPromise; height?: number }) {
  const t = useTranslations('distribution')
  const { token } = theme.useToken()
  const { rounded } = useShare()
  const colours = usePayoutColours()
  const { widths, margin, over_ppm } = payoutParts(promise)
  return (
    <div
      role="img"
      aria-label={t('payout_bar', { total: rounded(promise.total_ppm), margin: rounded(promise.margin_ppm) })}
      style={{ position: 'relative', padding: '4px 0' }}
    >
      <div
        style={{ position: 'relative', display: 'flex', height, borderRadius: height / 2, overflow: 'hidden', background: token.colorFill }}
      >
        {payoutKinds.map((kind) => (
          <span key={kind} style={{ width: `${widths[kind]}%`, background: colours[kind] }} />
        ))}
        {over_ppm > 0 && (
          <span
            style={{
              position: 'absolute',
              insetBlock: 0,
              left: `${margin}%`,
              width: `${widths.commission + widths.mall + widths.sharing - margin}%`,
              background: token.colorError,
            }}
          />
        )}
      </div>
      <span
        style={{
          position: 'absolute',
          insetBlock: 0,
          left: `${margin}%`,
          width: 2,
          marginLeft: -1,
          borderRadius: 1,
          background: token.colorText,
        }}
      />
    </div>
  )
}

/** What the colours of a bar mean, with the share of each part where one is given. */
export function PayoutLegend({ promise }: { promise?: GoodsPromise }) {
  const t = useTranslations('distribution')
  const { token } = theme.useToken()
  const { rounded } = useShare()
  const colours = usePayoutColours()
  return (
    <Flex gap={16} wrap style={quiet}>
      {payoutKinds.map((kind) => (
        <Flex key={kind} gap={6} align="center">
          <span style={{ width: 10, height: 10, borderRadius: 3, background: colours[kind] }} />
          {t(`payout_${kind}`)}
          {promise && <strong style={{ color: token.colorText }}>{rounded(promise[`${kind}_ppm`])}</strong>}
        </Flex>
      ))}
      <Flex gap={6} align="center">
        <span style={{ width: 2, height: 12, borderRadius: 1, background: token.colorText }} />
        {t('margin')}
        {promise && <strong style={{ color: token.colorText }}>{rounded(promise.margin_ppm)}</strong>}
      </Flex>
    </Flex>
  )
}
