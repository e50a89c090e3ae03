import type { bridge } from '@longmall/contract/bridge.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Context } from '../kernel/context.ts'
import { bridgeSettings } from './settings.ts'

/** What the bridge in the browser must know before it listens to anybody. (HST-02) */
export async function viewHost({ site, setting }: Context): Promise<OutputOf<typeof bridge.host>> {
  const wechat = setting(bridgeSettings.wechat_secret) && setting(bridgeSettings.wechat_app_id)
  return {
    origins: setting(bridgeSettings.host_origins),
    own_origin: site.config.demo,
    is_product_environment: !site.config.demo,
    wechat_app_id: wechat || null,
  }
}
