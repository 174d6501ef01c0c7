/** Whether a code may be meant by another: both begin alike for most of their length, or one character differs. */
export function isLike(wanted: string, code: string): boolean {
  const least = Math.min(wanted.length, code.length);
  const most = Math.max(wanted.length, code.length);
  let start = 0;
  while (start < least && wanted[start] === code[start]) start += 1;
  if (start >= 3 && start * 3 >= most * 2) return true;
  let end = 0;
  while (end < least - start && wanted.at(-1 - end) === code.at(-1 - end)) end += 1;
  // One was changed, left out or put in between what is the same at both ends.
  return most >= 3 && most - start - end <= 1;
}
