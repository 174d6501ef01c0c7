/** The brands and locales that the Storybook's toolbar offers. */
export const brands = ["baigong", "qinghe"] as const;
export const locales = ["zh_CN", "en"] as const;

/** The widths at which stories are pictured, in px. */
export const widths = { desktop: 1440, narrow: 390 } as const;
