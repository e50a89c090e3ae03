import { forcedRefreshMs } from '@longmall/contract/constants.ts'

export interface InitInfo {
  /** Refetches all data of the shopper that the page shows. */
  initInfo: () => void
  /** A host has replied: about 3 s later the info is loaded by force, unless that happened meanwhile (§4). */
  afterReply: () => void
}

export function createInitInfo(load: () => void): InitInfo {
  let loads = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const initInfo = () => {
    loads += 1
    load()
  }
  return {
    initInfo,
    afterReply: () => {
      const before = loads
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (loads === before) initInfo()
      }, forcedRefreshMs)
    },
  }
}
