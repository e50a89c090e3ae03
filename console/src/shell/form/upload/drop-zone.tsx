import { Button, Progress } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from '../../language.tsx'
import type { PendingUpload } from './use-uploads.ts'

export interface DropZoneProps {
  id?: string
  /** The label of the button. */
  label: string
  /** What may be chosen, in a sentence. */
  note: string
  accept: string
  isMany?: boolean
  isFull?: boolean
  sending: readonly PendingUpload[]
  onFiles: (files: File[]) => void
  onDismiss: (id: string) => void
  children?: ReactNode
}

/** Where files are chosen or dropped; below, those on their way and those that were refused. */
export function DropZone({
  id,
  label,
  note,
  accept,
  isMany = false,
  isFull = false,
  sending,
  onFiles,
  onDismiss,
  children,
}: DropZoneProps) {
  const t = useTranslations()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const addFiles = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length) onFiles(isMany ? chosen : chosen.slice(0, 1))
  }
  return (
    <div
      style={{ border: `1px dashed ${isOver ? 'var(--ant-color-primary, currentColor)' : '#c9c9d4'}`, borderRadius: 8, padding: 12 }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!event.dataTransfer.files.length) return
        event.preventDefault()
        if (!isFull) addFiles(event.dataTransfer.files)
      }}
    >
      {children}
      <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button {...(id && { id })} disabled={isFull} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <span style={{ fontSize: 12, color: '#5c5c69' }}>{note}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMany}
        onChange={({ target }) => {
          addFiles(target.files)
          target.value = ''
        }}
      />
      <div aria-live="polite">
        {sending.map((one) => (
          <div key={one.id} style={{ display: 'flex', gap: 8, alignItems: 'center', marginTop: 8 }}>
            <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {one.name}
              {one.failure && <strong style={{ display: 'block', color: 'var(--ant-color-error, #c4122f)' }}>{one.failure}</strong>}
            </span>
            {one.failure ? (
              <Button size="small" onClick={() => onDismiss(one.id)}>
                {t('close')}
              </Button>
            ) : (
              <Progress percent={one.percent} size="small" style={{ width: 160 }} />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
