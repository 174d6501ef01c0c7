export interface Envelope {
  success: boolean;
  code: string;
  msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: opened answers of whatever call.
  data: any;
}

interface Sent {
  token?: string;
  body?: unknown;
  key?: string;
}

export interface Walkable {
  /** Makes a call at one of the processes, another one each time. */
  call(method: string, path: string, sent?: Sent): Promise<Envelope>;
  /** Asks the database itself. */
  query(statement: string): Promise<Record<string, unknown>[]>;
}
