import { readDevice, readDevices, readScan } from '../../box/box-address.ts'
import { screen } from '../screen.ts'

export const boxScreens = {
  '/v2/assets/devices': screen('box/devices-screen', { access: 'member', translations: ['assetarea', 'box'], search: readDevices }),
  '/v2/assets/device': screen('box/device-screen', {
    access: 'member',
    translations: ['assetarea', 'box', 'fulfilment'],
    search: readDevice,
  }),
  '/v2/assets/device_shop': screen('box/device-shop-screen', { access: 'member', translations: ['assetarea', 'content', 'box'] }),
  '/v2/assets/scan': screen('box/scan-screen', {
    access: 'member',
    translations: ['assetarea', 'content', 'box', 'scan'],
    search: readScan,
  }),
}
