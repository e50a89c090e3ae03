import type { CoinDestination } from '@longmall/contract/coin-withdrawal.ts'
import { Flex, Typography } from 'antd'
import { useTranslations } from '../../shell/language.tsx'

/** Where coins go: a wallet address with its network, or an account at an exchange. `isShort`: on one line, without the button that copies. */
export function Destination({ destination, isShort = false }: { destination: CoinDestination | null; isShort?: boolean }) {
  const t = useTranslations('coinwithdrawal')
  if (!destination) return t('at_the_desk')
  const { network, exchange, address, account } = destination
  const place = network ? t(`network_${network}`) : (exchange ?? '')
  const text = address ?? account ?? ''
  if (isShort)
    return (
      <span title={text}>
        {place} · {text.length > 22 ? `${text.slice(0, 8)}…${text.slice(-8)}` : text}
      </span>
    )
  return (
    <Flex vertical>
      <span>
        {place} · {destination.label}
      </span>
      <Typography.Text copyable={{ text }} style={{ wordBreak: 'break-all', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography.Text>
    </Flex>
  )
}
