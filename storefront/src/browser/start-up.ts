import { startUpAdMs } from '@longmall/contract/constants.ts'
import type { Advert } from '@longmall/contract/site.ts'
import { isHomePath } from '../shell/home-paths.ts'
import { startUpAdverts } from '../content/start-up/start-up-adverts.ts'
import type { BrowserApp } from './browser-app.ts'

const touches = ['pointerdown', 'keydown', 'wheel'] as const
/** Timeout in ms for the picture. */
const pictureMs = 3000

/**
 * Shows the start-up advert when there is one, 300 ms after the launch at the earliest and with its picture there (SHL-15).
 * Whoever has touched the shop meanwhile, or gone on in it, is not disturbed.
 */
export async function showStartUp({ queryClient, router }: Pick<BrowserApp, 'queryClient' | 'router'>) {
  const touched = new AbortController()
  for (const event of touches)
    addEventListener(event, () => touched.abort(), { once: true, capture: true, passive: true, signal: touched.signal })
  const [{ list }] = await Promise.all([queryClient.fetchQuery(startUpAdverts), pause(startUpAdMs)])
  const [advert] = list
  if (!advert) return
  const isPictureLoaded = await Promise.race([fetchPicture(advert), pause(pictureMs).then(() => false)])
  if (!isPictureLoaded || touched.signal.aborted || !isHomePath(location.pathname)) return
  await router.navigate({ to: '/v2/start_up_ad', replace: true })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function fetchPicture({ picture }: Advert): Promise<boolean> {
  if (!picture) return true
  const widest = Math.max(...picture.widths)
  const image = new Image()
  image.src = `${picture.src}-${widest}.webp`
  try {
    await image.decode()
    return true
  } catch {
    return false
  }
}
