/** Number of code points: what a person counts as characters, where `length` counts 𠮷 or 😀 twice. */
export const countCodePoints = (text: string): number => Array.from(text).length;
