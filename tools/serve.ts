// The program: the server, and the demo store for a shop that is one. Its code is loaded only then.
import { run } from '@longmall/server/src/run.ts'

await run(async (...shop) => (await import('./demo-store/fill.ts')).fillDemoStore(...shop))
