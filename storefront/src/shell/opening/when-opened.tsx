import { type ComponentType, useEffect, useState } from 'react'
import { loadCode } from '../load-code.ts'
import { usePhrases } from '../phrases.tsx'
import { toast } from '../toast.ts'

const signs = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * A sheet or dialog whose code comes with the first sign that somebody is there, so that it is at hand when it is
 * opened and weighs nothing while the page loads.
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
    const say = usePhrases('shell')
    const [Part, setPart] = useState(() => known)
    const { open } = props
    useEffect(() => {
      const warm = () => void fetchCode().catch(() => undefined)
      for (const sign of signs) window.addEventListener(sign, warm, { once: true, passive: true })
      return () => {
        for (const sign of signs) window.removeEventListener(sign, warm)
      }
    }, [])
    useEffect(() => {
      if (!open || Part) return
      fetchCode().then(
        () => setPart(() => known),
        () => toast(say('error_title'), { icon: 'error' }),
      )
    }, [open, Part, say])
    return Part && <Part {...props} />
  }
}
