import { drawPoster } from './draw-poster.ts'
import type { DrawAnswer, DrawJob } from './drawing-process.ts'

async function answer({ id, content, picture }: DrawJob): Promise<DrawAnswer> {
  try {
    return { id, png: await drawPoster(content, picture) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

process.on('message', (job: DrawJob) => void answer(job).then((done) => process.send?.(done)))
// It lives as long as its parent.
process.on('disconnect', () => process.exit())
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
