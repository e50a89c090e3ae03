import { useRouter } from '@tanstack/react-router'
import type { ScreenPath } from '../../../routes/table.ts'
import { useBack } from '../../link.tsx'
import { returnAddress } from '../../return-address.ts'

/** Navigates to the address given by the calling screen, or back. */
export function useReturn(redirect: string | undefined, fallback: ScreenPath) {
  const router = useRouter()
  const back = useBack(fallback)
  return () => (redirect ? void router.navigate({ href: returnAddress(redirect), replace: true }) : back())
}
