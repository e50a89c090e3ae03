import { Button } from '@longmall/ui/action/button.tsx'
import { Spinner } from '@longmall/ui/state/spinner.tsx'
import { CameraOff, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from '../shell/translations.tsx'
import { type CameraFailure, type CameraState, readCamera } from './camera.ts'

/** What the camera sees, read until it shows a code that `onRead` accepts; says why where there is no picture. */
export function CameraView({ onRead }: { onRead: (text: string) => boolean }) {
  const [attempt, setAttempt] = useState(0)
  return <Camera key={attempt} onRead={onRead} onRetry={() => setAttempt(attempt + 1)} />
}

function Camera({ onRead, onRetry }: { onRead: (text: string) => boolean; onRetry: () => void }) {
  const t = useTranslations('scan')
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (!video.current) return
    const end = new AbortController()
    void readCamera(video.current, { signal: end.signal, onState: setState, onRead: (text) => read(text) })
    return () => end.abort()
  }, [])
  return (
    <section
      aria-label={t('camera')}
      className="relative isolate aspect-square max-h-[56dvh] w-full overflow-hidden rounded-16 bg-card text-strong"
    >
      <video ref={video} muted playsInline aria-hidden className={state === 'on' ? 'size-full object-cover' : 'size-0'} />
      {state === 'on' && (
        // The square in which a code is to be held; all around it is dimmed.
        <span
          aria-hidden
          className="absolute top-1/2 left-1/2 aspect-square h-3/4 -translate-1/2 rounded-16 border-2 border-on-fill outline-[100vmax] outline-scrim"
        />
      )}
      {state === 'starting' && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 text-14 text-quiet" role="status">
          <Spinner />
          {t('camera_starting')}
        </div>
      )}
      {state !== 'on' && state !== 'starting' && <Failure state={state} onRetry={onRetry} />}
    </section>
  )
}

function Failure({ state, onRetry }: { state: CameraFailure; onRetry: () => void }) {
  const t = useTranslations('scan')
  return (
    <div role="alert" className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-6 text-center">
      <CameraOff size={36} aria-hidden className="text-quiet" />
      <h2 className="text-16 font-semibold">{t(`camera_${state}`)}</h2>
      <p className="max-w-72 text-14 text-balance text-quiet">{t(`camera_${state}_text`)}</p>
      <Button look="soft" size="small" className="mt-2" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        {t('try_again')}
      </Button>
    </div>
  )
}
