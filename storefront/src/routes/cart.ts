import { screen } from './screen.ts'

export const cartScreens = {
  '/v2/goods/cart/cart': screen('cart/cart-screen', { translations: ['cart', 'reward'] }),
}
