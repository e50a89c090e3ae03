import { Flex, Typography } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from '../language.tsx'

export interface PageHeadProps {
  title: string
  /** What the screen is for, in a sentence. */
  lead?: ReactNode
  /** Buttons of the whole screen. */
  children?: ReactNode
}

/** Head of a screen: its title, also that of the window, and its buttons. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  const t = useTranslations()
  useEffect(() => {
    document.title = `${title} · ${t('title')}`
  }, [t, title])
  return (
    <header style={{ marginBottom: 16 }}>
      <Flex justify="space-between" align="center" gap={12} wrap>
        <Typography.Title level={1} style={{ fontSize: 24, margin: 0 }}>
          {title}
        </Typography.Title>
        <Flex gap={8} wrap>
          {children}
        </Flex>
      </Flex>
      {lead && <Typography.Paragraph style={{ margin: '4px 0 0', maxWidth: 900, color: '#5c5c69' }}>{lead}</Typography.Paragraph>}
    </header>
  )
}
