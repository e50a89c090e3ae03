import { type Language, type Theme, themes } from '@longmall/contract/fields.ts'
import type { FromPreview, ToPreview } from '@longmall/contract/preview.ts'
import { Button, Flex, Segmented, Select, Spin, Tag } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FailureAlert } from '../../shell/display/failure-alert.tsx'
import { languageOptions, useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { useTicket } from './use-ticket.ts'
import { useWidth } from './use-width.ts'

export interface PreviewPaneProps {
  page: string
  /** An earlier publication to preview; null: the draft. */
  published: number | null
  /** Changes with every save. */
  version: number
  /** Position of the selected block, from 1. */
  chosen: number | null
  width: PreviewWidth
  onWidth: (width: PreviewWidth) => void
  onChoose: (position: number) => void
  onClose: () => void
}

export type PreviewWidth = keyof typeof widths
const widths = { phone: 390, desk: 1280 } as const
const height = 760

/** The real shop beside the editor, in any language and theme, at phone or desktop width. */
export function PreviewPane({ page, published, version, chosen, width, onWidth, onChoose, onClose }: PreviewPaneProps) {
  const t = useTranslations('composer')
  const console_language = useConsoleLanguage().language
  const [language, setLanguage] = useState<Language>(console_language)
  const [theme, setTheme] = useState<Theme>('default')
  const { ticket, failure, renew } = useTicket(page, published)
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref: room, width: space } = useWidth()
  const scale = Math.min(1, space / widths[width])

  const send = useEffectEvent((message: ToPreview) => frame.current?.contentWindow?.postMessage(message, location.origin))
  const handleMessage = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return
    const message = data as FromPreview | null
    if (message?.kind !== 'longmall_preview') return
    if (message.act === 'choose') onChoose(message.block_id)
    else renew()
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => handleMessage(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    send({ kind: 'longmall_preview', act: 'refresh', version })
  }, [version])
  useEffect(() => {
    if (chosen !== null) send({ kind: 'longmall_preview', act: 'show', block_id: chosen })
  }, [chosen])

  return (
    <section aria-label={t('preview')} ref={room} style={{ minWidth: 0 }}>
      <Flex gap={8} wrap align="center" style={{ marginBottom: 8 }}>
        <Segmented
          aria-label={t('preview_width')}
          value={width}
          options={[
            { value: 'phone', label: t('preview_phone') },
            { value: 'desk', label: t('preview_desktop') },
          ]}
          onChange={onWidth}
        />
        <Select
          aria-label={t('preview_language')}
          style={{ width: 130 }}
          value={language}
          options={languageOptions}
          onChange={setLanguage}
        />
        <Select
          aria-label={t('preview_theme')}
          style={{ width: 110 }}
          value={theme}
          options={themes.map((value) => ({ value, label: t(`theme_${value}`) }))}
          onChange={setTheme}
        />
        {ticket && (
          <Button type="link" href={address(ticket, language, theme)} target="_blank" rel="noreferrer" style={{ paddingInline: 0 }}>
            {t('preview_open')}
          </Button>
        )}
      </Flex>
      {published !== null && (
        <Flex gap={8} align="center" style={{ marginBottom: 8 }}>
          <Tag color="warning">{t('preview_of', { published })}</Tag>
          <Button size="small" onClick={onClose}>
            {t('preview_draft')}
          </Button>
        </Flex>
      )}
      {failure && <FailureAlert failure={failure} retry={renew} />}
      {!ticket && !failure && <Spin />}
      {ticket && (
        <div
          style={{
            width: widths[width] * scale,
            height,
            overflow: 'hidden',
            border: '1px solid #e9e9ef',
            borderRadius: 8,
            background: '#fff',
          }}
        >
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of ours, which has to know itself to be one */}
          <iframe
            ref={frame}
            key={`${ticket} ${language} ${theme}`}
            title={t('preview')}
            src={address(ticket, language, theme)}
            style={{ width: widths[width], height: height / scale, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        </div>
      )}
      <p style={{ color: '#5c5c69', fontSize: 12, marginTop: 8 }}>{t('preview_help')}</p>
    </section>
  )
}

const address = (ticket: string, language: Language, theme: Theme) =>
  `/?${new URLSearchParams({ preview: ticket, language, theme }).toString()}`
