/** Stories that are compared with their pictures: one for each kind of thing a buyer looks at, no more. */
export const picturedStories: readonly string[] = [];
