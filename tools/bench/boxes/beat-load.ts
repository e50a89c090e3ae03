import { runLoad, type LoadOptions } from '../../box-simulator/load.ts'

process.once('message', (job: LoadOptions) => {
  void runLoad(job).then((result) => process.send!(result, () => process.exit(0)))
})
