import { Button, Progress } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { useWords } from '../../language.tsx'
import type { Sending } from './use-uploads.ts'

export interface DropPlaceProps {
  id?: string
  /** What the button says. */
  label: string
  /** What may be chosen, in a sentence. */
  note: string
  accept: string
  isMany?: boolean
  isFull?: boolean
  sending: readonly Sending[]
  onFiles: (files: File[]) => void
  onForget: (id: string) => void
  children?: ReactNode
}

/** Where files are chosen or dropped; below, those on their way and those that were refused. */
export function DropPlace({
  id,
  label,
  note,
  accept,
  isMany = false,
  isFull = false,
  sending,
  onFiles,
  onForget,
  children,
}: DropPlaceProps) {
  const say = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
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
        if (!isFull) take(event.dataTransfer.files)
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
          take(target.files)
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
              <Button size="small" onClick={() => onForget(one.id)}>
                {say('close')}
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
