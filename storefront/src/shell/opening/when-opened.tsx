import { type ComponentType, useEffect, useState } from 'react'
import { loadCode } from '../load-code.ts'
import { useTranslations } from '../translations.tsx'
import { toast } from '../toast.ts'

const signs = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * A sheet or dialog whose code loads with the first user interaction, so that it is ready when it is
 * opened and does not delay the page load.
 */
export function whenOpened<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const fetchCode = () => {
    loading ??= loadCode(load).then(
      (component) => {
        known = component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return function WhenOpened(props: Props) {
    const t = useTranslations('shell')
    const [Part, setPart] = useState(() => known)
    const { open } = props
    useEffect(() => {
      const preload = () => void fetchCode().catch(() => undefined)
      for (const sign of signs) window.addEventListener(sign, preload, { once: true, passive: true })
      return () => {
        for (const sign of signs) window.removeEventListener(sign, preload)
      }
    }, [])
    useEffect(() => {
      if (!open || Part) return
      fetchCode().then(
        () => setPart(() => known),
        () => toast(t('error_title'), { icon: 'error' }),
      )
    }, [open, Part, t])
    return Part && <Part {...props} />
  }
}
