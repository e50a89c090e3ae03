import type { work } from '@longmall/contract/work.ts'
import type { Handlers } from '../kernel/context.ts'
import { cancelWork, retryWork } from './change-work.ts'
import { startListExport } from './list/start-list-export.ts'
import { downloadWork } from './files/download-work.ts'
import { listLines, listWorks, viewWork, worksUnderWay } from './views.ts'

export const workHandlers: Handlers<typeof work> = {
  list: listWorks,
  under_way: worksUnderWay,
  view: viewWork,
  lines: listLines,
  cancel: cancelWork,
  retry: retryWork,
  download: downloadWork,
  export_list: startListExport,
}
