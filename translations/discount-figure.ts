/** The figure that names a discount: the percent off ("2": 2% off), in Chinese the tenths that are paid ("9.8": 9.8折). */
export const discountFigure = (language: string, permille_off: number): string =>
  String(language === 'zh-cn' ? (1000 - permille_off) / 100 : permille_off / 10)
