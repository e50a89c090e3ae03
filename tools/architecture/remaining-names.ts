/** Names with a retired term that are still to be renamed, by the file that declares them. It only gets shorter. */
export const remainingNames: Readonly<Record<string, string>> = {
  'server/src/catalogue/import/import-goods.test.ts': 'kept',
  'server/src/catalogue/index-goods.ts': 'words',
  'server/src/identity/cancel/cancel.test.ts': 'obstacle',
  'server/src/identity/hash-password.test.ts': 'lanes',
  'server/src/media/encode-picture.test.ts': 'words',
  'server/src/setting/try-storage.ts': 'try-storage.ts',
  'server/src/team-buy/deadline.test.ts': 'told',
  'server/test/image/read-dockerfile.ts': 'isKept',
  'storefront/src/catalogue/product/product-choice.test.ts': 'asks',
  'storefront/src/catalogue/product/product-choice.ts': 'asks',
  'storefront/src/catalogue/product/use-answers.ts': 'asks',
}
