import { Flex, Typography } from 'antd'
import { useEffect } from 'react'
import { useTranslations } from '../shell/language.tsx'
import { OwnPasswordCard } from './own-password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** What operators change about themselves: password, second factor, open sessions (IDN-12). */
export function AccountScreen() {
  const t = useTranslations()
  useEffect(() => {
    document.title = `${t('my_account')} · ${t('title')}`
  }, [t])
  return (
    <>
      <Typography.Title level={1} style={{ fontSize: 24, marginTop: 0 }}>
        {t('my_account')}
      </Typography.Title>
      <Flex vertical gap={16} style={{ maxWidth: 720 }}>
        <SecondFactorCard />
        <OwnPasswordCard />
        <SessionsCard />
      </Flex>
    </>
  )
}
