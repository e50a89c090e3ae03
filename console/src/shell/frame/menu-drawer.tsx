import { Button, Drawer, Flex, Typography } from 'antd'
import { useState } from 'react'
import { LanguageSwitch } from './language-switch.tsx'
import { useTranslations } from '../language.tsx'
import { MainMenu } from './main-menu.tsx'

/** On a phone the menu, the language and the operator are behind one button. */
export function MenuDrawer({ name }: { name: string | undefined }) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button type="text" aria-label={t('menu')} aria-expanded={isOpen} onClick={() => setOpen(true)} icon={lines} />
      <Drawer placement="left" size={272} open={isOpen} onClose={close} title={t('title')} styles={{ body: { padding: 8 } }}>
        <MainMenu onChoose={close} />
        <Flex vertical align="start" gap={16} style={{ padding: 16 }}>
          <LanguageSwitch />
          <a href="/" target="_blank" rel="noreferrer">
            {t('to_shop')}
          </a>
          {name && <Typography.Text type="secondary">{name}</Typography.Text>}
        </Flex>
      </Drawer>
    </>
  )
}

const lines = (
  <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden stroke="currentColor" strokeWidth={1.8} strokeLinecap="round">
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </svg>
)
