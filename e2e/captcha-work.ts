import { openDatabase } from '@longmall/server/src/kernel/database/database.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'

/** Every member that a journey makes solves a captcha first: the default of 500 rounds uses half a second of a processor. */
export async function lightenCaptcha(folder: string): Promise<void> {
  const { db, close } = openDatabase((await startEmbedded(folder)).serverUrl, 1)
  await db.insertInto('setting').values({ key: 'code.captcha_work', value: '10' }).execute()
  await close()
}
