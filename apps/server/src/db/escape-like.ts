/** What someone typed as letters of a `like` pattern, not as its signs. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (letter) => `\\${letter}`);
