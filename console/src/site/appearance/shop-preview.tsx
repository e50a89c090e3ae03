import type { Language, Theme } from '@longmall/contract/fields.ts'
import { Flex, Select, Spin, Typography } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { languageOptions, useConsoleLanguage, useTranslations } from '../../shell/language.tsx'

const [width, height] = [390, 720]

/** The shop itself at the width of a phone, in a theme that is not published yet, and in any language. */
export function ShopPreview({ theme }: { theme: Theme }) {
  const t = useTranslations('site')
  const [language, setLanguage] = useState<Language>(useConsoleLanguage().language)
  const [isThere, setThere] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The frame is a page of this house: its theme is an attribute of its root.
  const paint = () => {
    const root = frame.current?.contentDocument?.documentElement
    if (root && root.dataset.theme !== theme) root.dataset.theme = theme
  }
  useEffect(() => {
    paint()
    const root = isThere ? frame.current?.contentDocument?.documentElement : undefined
    if (!root) return
    // The shop renders again when its state arrives.
    const watch = new MutationObserver(paint)
    watch.observe(root, { attributeFilter: ['data-theme'] })
    return () => watch.disconnect()
  })
  return (
    <section aria-label={t('preview')} style={{ minWidth: 0 }}>
      <Flex gap={12} align="center" wrap style={{ marginBottom: 8 }}>
        <strong>{t('preview')}</strong>
        <Select
          aria-label={t('preview_language')}
          style={{ width: 150 }}
          value={language}
          options={languageOptions}
          onChange={(next) => {
            setThere(false)
            setLanguage(next)
          }}
        />
        {!isThere && (
          <Flex gap={8} align="center">
            <Spin size="small" />
            <span>{t('preview_loading')}</span>
          </Flex>
        )}
      </Flex>
      {/* The shop is a page of this house, and is painted from here: a sandbox would shut both out. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={t('preview')}
        src={`/?${new URLSearchParams({ look: '1', language }).toString()}`}
        style={{ width, maxWidth: '100%', height, border: '1px solid #e9e9ef', borderRadius: 12, background: '#fff' }}
        onLoad={() => setThere(true)}
      />
      <Typography.Paragraph style={{ color: '#5c5c69', fontSize: 12, marginTop: 8 }}>{t('preview_closed')}</Typography.Paragraph>
    </section>
  )
}
