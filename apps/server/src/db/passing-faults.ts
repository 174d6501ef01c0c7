/** Faults of the database that pass by themselves: it is away, or another statement was in the way. Nothing is wrong here. */

/** Said by the pool itself while the database is known to be away, so that no call waits for it. */
export class DatabaseAway extends Error {
  constructor(cause?: unknown) {
    super("the database does not answer", { cause });
    this.name = "DatabaseAway";
  }
}

/** The faults along the chain of causes: a driver's error hides behind the query builder's. */
function* chainOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) {
    yield one;
    if (one instanceof AggregateError) yield* one.errors.filter((part) => part instanceof Error);
  }
}

const codeOf = (one: Error): string => ("code" in one ? String(one.code ?? "") : "");

/** The codes along the chain of causes: SQLSTATEs and Node's own. */
export const codesOf = (error: unknown): string[] => [...chainOf(error)].map(codeOf);

/**
 * PostgreSQL's word for it (appendix A of its manual): the connection broke (08), no resources (53), it ends or begins
 * (57P01 to 57P05), it became a standby (25006), a transaction stood too long (25P03, 25P04), a statement or the wait for
 * a lock took too long (57014, 55P03), and two transactions met (40001, 40P01), of which one was undone.
 */
const passingState = /^(08...|53...|57P0[1-5]|25006|25P0[34]|57014|55P03|40001|40P01)$/;
const passingCode =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver gives these no code. */
const passingWords =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

const isPassing = (one: Error): boolean => {
  const code = codeOf(one);
  return (
    one instanceof DatabaseAway ||
    passingState.test(code) ||
    passingCode.test(code) ||
    passingWords.test(one.message)
  );
};

/** Whether the same call may succeed in a moment. Anyone who asks again needs a key: a commit may have come through. */
export const isPassingFault = (error: unknown): boolean => [...chainOf(error)].some(isPassing);
