/** Characters at the start that are the same in both. */
function sameStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string) => [...text].reverse().join("");

/**
 * How little a code is like the one that was meant: 1 where one character differs, is missing, is too much or has changed
 * places with the next; 2 where both begin alike for most of their length; infinite where it is not like it.
 */
export function editDistance(wanted: string, code: string): number {
  const least = Math.min(wanted.length, code.length);
  const most = Math.max(wanted.length, code.length);
  const start = sameStart(wanted, code, least);
  const end = sameStart(reversed(wanted), reversed(code), least - start);
  const between = most - start - end;
  const isSwapped =
    between === 2 && wanted[start] === code[start + 1] && wanted[start + 1] === code[start] && least === most;
  if (most >= 3 && (between <= 1 || isSwapped)) return 1;
  return start >= 3 && start * 3 >= most * 2 ? 2 : Number.POSITIVE_INFINITY;
}
