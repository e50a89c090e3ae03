import type { CaptchaAnswer } from '@longmall/contract/code.ts'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Does the work of a captcha as a browser does it; what goes back as `work`. */
export async function doWork(work: string): Promise<string> {
  const challenge = JSON.parse(work) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}

/** A right answer to a new captcha, found as somebody finds it who cannot read the picture. */
export async function captchaAnswer(newCaptcha: () => Promise<{ captcha_id: string; work: string }>): Promise<CaptchaAnswer> {
  const { captcha_id, work } = await newCaptcha()
  return { captcha_id, work: await doWork(work) }
}
