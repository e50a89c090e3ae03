import { X, ZoomIn, ZoomOut } from 'lucide-react'
import type { Picture as PictureSource } from '@longmall/contract/catalogue.ts'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { useModal } from '@longmall/ui/overlay/use-modal.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { useSlideRow } from './use-slide-row.ts'

export interface PictureViewerProps {
  open: boolean
  onClose: () => void
  /** What the pictures are of. */
  label: string
  pictures: readonly PictureSource[]
  start: number
}

const showMiddle = (frame: HTMLDivElement | null) =>
  frame?.scrollTo({
    left: (frame.scrollWidth - frame.clientWidth) / 2,
    top: (frame.scrollHeight - frame.clientHeight) / 2,
    behavior: 'instant',
  })

/** Pictures on the whole screen: swiped, and enlarged by a double tap or the button, then moved by scrolling. */
export function PictureViewer({ open, onClose, label, pictures, start }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, open)
  return (
    <dialog ref={dialog} aria-label={label} onClose={onClose} className="overlay-dialog m-0 h-dvh w-full max-w-none bg-page text-strong">
      {open && <Pictures pictures={pictures} start={start} onClose={onClose} />}
    </dialog>
  )
}

function Pictures({ pictures, start, onClose }: Pick<PictureViewerProps, 'pictures' | 'start' | 'onClose'>) {
  const t = useTranslations('catalogue')
  const tShell = useTranslations('shell')
  const row = useRef<HTMLDivElement>(null)
  const { index } = useSlideRow(row)
  const [zoomed, setZoomed] = useState(false)
  useLayoutEffect(() => {
    row.current?.scrollTo({ left: start * row.current.clientWidth, behavior: 'instant' })
  }, [start])
  const count = pictures.length
  return (
    <div className="relative h-full">
      <div
        ref={row}
        tabIndex={0}
        role="group"
        aria-label={t('picture_of', { index: index + 1, count })}
        onDoubleClick={() => setZoomed(!zoomed)}
        className={classNames(
          'no-scrollbar flex h-full snap-x snap-mandatory overflow-y-hidden -outline-offset-4',
          zoomed ? 'overflow-x-hidden' : 'overflow-x-auto',
        )}
      >
        {pictures.map((picture, at) => {
          const large = zoomed && at === index
          return (
            <div
              key={picture.src}
              ref={large ? showMiddle : undefined}
              className={classNames('flex size-full shrink-0 snap-center snap-always', large ? 'overflow-auto' : 'overflow-hidden')}
            >
              <div className={classNames('m-auto shrink-0', large ? 'w-[250%]' : 'w-[min(100%,85dvh)]')}>
                <Picture picture={picture} sizes={large ? '250vw' : '100vw'} eager={at === start} />
              </div>
            </div>
          )
        })}
      </div>
      <div className="safe-top absolute inset-x-0 top-0">
        <div className="flex items-center justify-between p-2">
          <span aria-hidden className="figures rounded-full bg-raised px-3 text-12 leading-7 text-body">
            {index + 1}/{count}
          </span>
          <IconButton autoFocus className="bg-raised" label={tShell('close')} icon={<X size={20} aria-hidden />} onClick={onClose} />
        </div>
      </div>
      <div className="safe-bottom absolute right-0 bottom-0">
        <IconButton
          className="m-3 bg-raised shadow-lifted"
          aria-pressed={zoomed}
          label={t('zoom')}
          icon={zoomed ? <ZoomOut size={20} aria-hidden /> : <ZoomIn size={20} aria-hidden />}
          onClick={() => setZoomed(!zoomed)}
        />
      </div>
    </div>
  )
}
