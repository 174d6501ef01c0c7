/** An answer of several parts, of which each may fail without the others. */

type Parts<From> = Record<string, (from: From) => Promise<unknown>>;
type Worked<P extends Parts<never>> = { [Name in keyof P]: Awaited<ReturnType<P[Name]>> | null };

/** Works out the parts that are asked for at the same time. One that fails is null, as is one that is not asked for. */
export async function partly<From, P extends Parts<From>>(
  parts: P,
  from: From,
  isAsked: (name: string) => boolean,
  onFault: (error: unknown, name: string) => void,
): Promise<Worked<P>> {
  const worked = Object.entries(parts).map(async ([name, work]) => {
    if (!isAsked(name)) return [name, null];
    const value = await work(from).catch((error: unknown) => {
      onFault(error, name);
      return null;
    });
    return [name, value];
  });
  return Object.fromEntries(await Promise.all(worked)) as Worked<P>;
}
